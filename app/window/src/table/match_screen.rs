//! A match on the screen: the copy of the game that is shown, what is selected, and what was said about it.

use super::asked::Asked;
use super::company::{Company, MOST_SAID};
use super::panel_state::PanelState;
use super::refused::Refused;
use super::{desync_card, ending_card, ping, trouble_card, ways_out};
use crate::board::log;
use crate::board::stage::Stage;
use engine::case::Case;
use engine::contract::Side;
use engine::hex::Hex;
use net::entry::Matter;
use play::ask::{Offer, Pick, PieceId, Said, Then};
use play::library::Battle;
use play::partner::{Ask, Heard, Now, Table, Told, Wanted};
use play::position::{Bytes, Position, Waits};
use render::{Scene, Theme};
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::Instant;

/// A match on the screen.
pub(crate) struct MatchScreen {
    pub(crate) stage: Stage,
    table: Table,
    heard: Receiver<Heard>,
    now: Option<Arc<Now>>,
    /// What is asked, and what was pointed at so far.
    pub(crate) asked: Asked,
    /// Why the last thing was refused, and where.
    pub(crate) refusal: Option<Refused>,
    /// Everything around the play: the other player, the way to him, what was asked and what went wrong.
    pub(crate) company: Company,
    /// What is being typed to him.
    pub(crate) chat: String,
    /// How the panels stand.
    pub(super) panels: PanelState,
    /// The rule somebody wants to read.
    pub(crate) wants_rule: Option<Case>,
    /// Esc was pressed, and there was nothing left to drop.
    pub(super) at_rest: bool,
}

impl MatchScreen {
    /// The screen of a match at a table.
    pub(crate) fn new(
        battle: &Battle,
        table: Table,
        heard: Receiver<Heard>,
        theme: Theme,
        motion: bool,
    ) -> MatchScreen {
        MatchScreen {
            stage: Stage::new(battle, theme, motion),
            table,
            heard,
            now: None,
            asked: Asked::nothing(),
            refusal: None,
            company: Company::new(),
            chat: String::new(),
            panels: PanelState::default(),
            wants_rule: None,
            at_rest: false,
        }
    }

    /// Where the match stands; nothing before it has begun.
    pub(crate) fn now(&self) -> Option<&Arc<Now>> {
        self.now.as_ref()
    }

    /// The position that is shown.
    pub(super) fn position(&self) -> Option<&Arc<dyn Position>> {
        self.now.as_ref().map(|now| &now.position)
    }

    /// The side that is asked and sits at this screen.
    pub(crate) fn asked_here(&self) -> Option<Side> {
        // Nothing more is carried out at a table that broke off.
        let now = self.now.as_ref().filter(|_| self.company.trouble.is_none())?;
        now.asked.filter(|side| now.here.get(side.index()).copied().unwrap_or(false))
    }

    /// What the rules ask, in one sentence.
    pub(crate) fn question(&self) -> String {
        let Some(now) = &self.now else { return String::from("The table is being laid.") };
        let position = &now.position;
        match position.waits() {
            _ if ending_card::is_over(now) => ending_card::how(now),
            _ if self.company.trouble.is_some() => String::from("The match cannot go on here."),
            _ if now.around.paused => String::from("The match is paused."),
            _ if now.around.disputed => String::from("Play stands still until both machines agree again."),
            Waits::Over => ending_card::how(now),
            Waits::Dice => String::from("The dice are being rolled."),
            Waits::Side(side) => {
                let text = position.question(side).words(position.names());
                if self.asked_here().is_some() { text } else { format!("{} is asked. {text}", now.name(side)) }
            }
        }
    }

    /// Asks for something at the table. What was answered before is answered.
    pub(super) fn ask(&mut self, ask: Ask) {
        self.company.answer = None;
        self.table.ask(ask);
    }

    /// Points at a hex for the other player to see.
    pub(super) fn ping(&mut self, hex: Hex) {
        self.stage.ping(hex);
        self.table.ask(Ask::Chat(ping::text(hex)));
    }

    /// The match once more against the same partner on this machine, with sides swapped.
    pub(crate) fn again(&self) -> Option<Wanted> {
        let now = self.now.as_ref()?;
        let battle = self.stage.board.battle().clone();
        let (side, weather) = (now.me.other(), now.around.weather);
        Some(Wanted { battle, side, weather, opponent: now.around.opponent? })
    }

    /// Says what was typed to the other player.
    pub(super) fn send_chat(&mut self) {
        let text = std::mem::take(&mut self.chat);
        if !text.trim().is_empty() {
            self.table.ask(Ask::Chat(text));
        }
    }

    /// Takes in what was heard. Whether anything was.
    pub(crate) fn listen(&mut self) -> bool {
        let mut any = false;
        while let Ok(heard) = self.heard.try_recv() {
            any = true;
            match heard {
                Heard::Now(now) => self.stand(now),
                Heard::Before(past, length) => {
                    self.recall(past);
                    self.company.told_to = length;
                }
                // It was told with what came before.
                Heard::Happened(told) if told.seq < self.company.told_to => {}
                Heard::Happened(told) => {
                    let seq = told.seq;
                    self.stage.happen(told.events, told.roll);
                    self.company.told(seq, self.stage.mark());
                }
                Heard::Refused(text) => {
                    self.refusal = Some(Refused { at: self.stage.hover, ..Refused::told(text) });
                }
                Heard::Trouble(text) => {
                    self.stage.lines.push(log::word(trouble_card::sentence(&text)));
                    self.company.trouble = Some(text);
                    self.company.away.trouble = false;
                }
                // Nobody knocks at a match that is played.
                Heard::KnockGone(_) => {}
                Heard::Word(text) | Heard::Knock(text, _) => self.stage.lines.push(log::word(text)),
                Heard::Offered(offer) => {
                    self.company.offer = Some((offer.to_string(), offer.terms));
                    self.company.rematch_asked = false;
                    self.company.away.ending = false;
                }
                Heard::Chat(text) => self.hear_chat(&text),
                Heard::Said(text) => {
                    let me = self.now.as_ref().map_or("You", |now| now.name(now.me)).to_owned();
                    self.tell_said(&me, &text);
                }
                Heard::Talk(talk) => self.company.talk = talk,
                Heard::Agreed(matter) => self.agreed(&matter),
                Heard::Declined(matter) => {
                    let text = format!("Declined: {}.", self.matter_words(&matter));
                    self.stage.lines.push(log::word(text.clone()));
                    self.company.answer = Some(text);
                }
                Heard::Way(way) => self.company.way = Some(way),
                Heard::Kept(path) => {
                    if !self.company.kept.contains(&path) {
                        self.company.kept.push(path);
                    }
                }
                Heard::Watch(news) => self.company.watchers.hear(&news),
                Heard::Laid(code, _) => self.company.code = Some(code),
                Heard::Begun(_) => self.begin_again(),
            }
        }
        any
    }

    /// A new match over the same way, on the same battle.
    fn begin_again(&mut self) {
        let way = self.company.way.take();
        self.company = Company::new();
        self.company.way = way;
        self.stage.forget();
        self.now = None;
        self.asked = Asked::nothing();
    }

    /// Tells what came before, and nothing moves.
    fn recall(&mut self, past: Vec<Told>) {
        self.stage.forget();
        self.company.forget_marks();
        let mut talk = std::mem::take(&mut self.company.talk).into_iter().peekable();
        for told in past {
            let seq = told.seq;
            while let Some(spoken) = talk.next_if(|spoken| spoken.before <= seq) {
                self.tell_said(&spoken.name, &spoken.text);
            }
            if let Some(to) = told.back_to {
                self.back_to(to);
            }
            self.stage.recall(told.events, told.roll);
            self.company.told(seq, self.stage.mark());
        }
        for spoken in talk {
            self.tell_said(&spoken.name, &spoken.text);
        }
    }

    /// Writes what somebody said into the log. What only pointed at a hex was seen on the board.
    fn tell_said(&mut self, name: &str, text: &str) {
        if ping::read(text).is_none() {
            self.stage.lines.push(log::word(format!("{name}: {text}")));
        }
    }

    /// What was told after an entry no longer stands.
    fn back_to(&mut self, to: u32) {
        let mark = self.company.back_to(to);
        self.stage.take_back(mark);
        self.stage.lines.push(log::word(String::from("Taken back: what is struck out no longer stands.")));
    }

    fn matter_words(&self, matter: &Matter) -> String {
        let now = || self.now.as_ref().map(|now| ways_out::matter_words(now, matter));
        self.company.words(matter).or_else(now).unwrap_or_default()
    }

    fn agreed(&mut self, matter: &Matter) {
        let what = self.matter_words(matter);
        let far = self.now.as_ref().is_some_and(|now| now.far);
        match matter {
            Matter::Rewind { to } => self.back_to(*to),
            Matter::Clocks | Matter::Change { .. } | Matter::Result { .. } | Matter::Pause => {}
        }
        if far {
            let text = format!("Agreed: {what}.");
            self.stage.lines.push(log::word(text.clone()));
            self.company.answer = Some(text);
        }
    }

    /// What the other player said: a stranger's text, shown as what it is.
    fn hear_chat(&mut self, text: &str) {
        if let Some(hex) = ping::read(text).filter(|hex| self.stage.board.map().exists(*hex)) {
            self.stage.ping(hex);
            return;
        }
        self.company.said += 1;
        let name = self.now.as_ref().map_or("The other side", |now| now.name(now.me.other()));
        match self.company.said {
            said if said < MOST_SAID => self.stage.lines.push(log::word(format!("{name}: {text}"))),
            MOST_SAID => self.stage.lines.push(log::word(format!("{name} says too much; no more of it is shown."))),
            _ => {}
        }
    }

    fn stand(&mut self, now: Arc<Now>) {
        let before = self.now.as_ref().map(|before| &before.around);
        // A game without a record has no entries to count.
        let fresh = now.around.length == 0 || before.is_none_or(|before| before.length != now.around.length);
        if fresh {
            self.company.since = Instant::now();
        }
        if now.around.asked.is_some() && before.is_none_or(|before| before.asked != now.around.asked) {
            self.company.answer = None;
            if let Some(asked) = &now.around.asked {
                let other = now.name(now.me.other());
                let text = format!("{other} asks {}.", ways_out::matter_words(&now, &asked.matter));
                self.stage.lines.push(log::word(text));
            }
        }
        if let Some(before) = before {
            // Nothing came of it: whoever asked has played on.
            if self.company.lapsed(before.asked.is_some(), now.around.asked.is_some()) && fresh {
                self.company.answer = Some(format!("{} asks no longer.", now.name(now.me.other())));
            } else if self.company.lapsed(before.asking.is_some(), now.around.asking.is_some()) && fresh {
                self.company.answer = Some(String::from("You played on, and ask no longer."));
            }
        }
        if let Some(matter) = now.around.matter()
            && self.company.words(matter).is_none()
        {
            self.company.shown = Some((matter.clone(), ways_out::matter_words(&now, matter)));
        }
        if let Some(difference) = &now.around.difference {
            if self.company.difference.as_ref() != Some(difference) {
                self.company.away.difference = false;
            }
            self.company.difference = Some(difference.clone());
        }
        if !fresh {
            // The position is the same: what is half said about it stays.
            self.now = Some(now);
            return;
        }
        if self.company.desk.is_some() && !matches!(now.position.waits(), Waits::Side(_)) {
            self.company.desk = None;
        }
        // The question of whoever is asked here; of the other side's it is only told that it is asked.
        let answers = match now.position.waits() {
            Waits::Side(side) if now.is_here(side) => side,
            _ => now.me,
        };
        self.asked.stand(Arc::clone(&now.position), answers);
        if now.closed {
            self.asked.close();
        }
        self.stage.stand(&*now.position);
        self.refusal = None;
        self.now = Some(now);
    }

    /// Takes an offer: what was pointed at grows by it or shrinks, or something is said.
    pub(super) fn take(&mut self, offer: &Offer<Bytes>) {
        self.refusal = None;
        match &offer.then {
            Then::Draft(draft) => self.asked.point(draft),
            Then::Say(said) => self.say(said),
        }
    }

    /// A piece of a list is clicked: it is picked where it can be, and otherwise looked at; either way it is shown.
    pub(super) fn pick(&mut self, piece: PieceId) {
        let asking = Arc::clone(self.asked.asking());
        match asking.offer(Pick::Piece(piece)).filter(|offer| !offer.is_chosen() && self.asked_here().is_some()) {
            Some(offer) => self.take(offer),
            None => self.asked.look_at(Some(piece)),
        }
        if let Some(hex) = self.asked.place(piece) {
            self.stage.show_hex(hex);
        }
    }

    /// The side that is asked says something. What was still moving is there at once.
    pub(crate) fn say(&mut self, said: &Said<Bytes>) {
        if self.stage.playing_back().is_some() {
            self.refusal = Some(Refused::told("A phase is being shown again: Esc returns to now."));
            return;
        }
        let Some(side) = self.asked_here() else {
            self.refusal = Some(Refused::told("It is not your turn to decide."));
            return;
        };
        self.stage.skip();
        self.refusal = self.asked.refused(&said.command).map(|refusal| Refused::by(&refusal, self.stage.hover));
        if self.refusal.is_none() {
            self.ask(Ask::Command(side, said.command.clone()));
        }
    }

    /// Takes back the last command: as the rules allow it, or past dice, which the record then tells.
    pub(super) fn take_back(&mut self) {
        let Some(now) = self.now.clone() else { return };
        match (self.asked_here(), self.asked.undo()) {
            (Some(_), Some(undo)) => self.say(&Said::open(undo)),
            (side, _) => self.take_back_of(side.unwrap_or(now.me)),
        }
    }

    /// Takes back the last command of a side, by agreement. In one chair that is the last command of all.
    pub(super) fn take_back_of(&mut self, side: Side) {
        let Some(now) = self.now.clone() else { return };
        self.stage.skip();
        match ways_out::last_of(&now, side).filter(|_| !now.far) {
            Some(to) => self.ask(Ask::Matter(side, Matter::Rewind { to })),
            None => self.ask(Ask::TakeBack(side)),
        }
    }

    /// Closes what lies over the board, one after the other; then drops what is half said: first the refusal, then what
    /// was pointed at.
    pub(super) fn cancel(&mut self) {
        if self.put_away() || self.stage.cancel() {
        } else if self.stage.play.is_moving() {
            self.stage.skip();
        } else if self.refusal.take().is_some() || self.company.desk.as_mut().is_some_and(|desk| desk.unpick()) {
        } else {
            self.at_rest = !self.asked.drop_draft();
        }
    }

    /// Puts away whatever lies over the board, the topmost first. Whether anything did.
    fn put_away(&mut self) -> bool {
        self.panels.proof.take().is_some()
            || std::mem::take(&mut self.stage.help)
            || trouble_card::put_away(self)
            || ending_card::put_away(self)
            || desync_card::put_away(self)
            || std::mem::take(&mut self.company.giving_up)
            || std::mem::take(&mut self.panels.kept.charts)
    }

    /// What is to be drawn in a window of that size.
    pub(crate) fn scene(&mut self, window: [u32; 2]) -> &Scene {
        let overlays = super::overlays::kept(self);
        let asked = &self.asked;
        self.stage.set_up(window, overlays, |piece| asked.is_marked(piece));
        self.stage.drawn()
    }
}
