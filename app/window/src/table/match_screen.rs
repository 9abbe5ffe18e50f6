//! A match on the screen: the copy of the game that is shown, what is selected, and what was said about it.

use super::asked::Asked;
use super::closing::Closing;
use super::company::Company;
use super::curtain::Curtain;
use super::hints::Hints;
use super::laid::Laid;
use super::match_words::{how, is_over, last_of, matter_words};
use super::panel_state::PanelState;
use super::ping;
use super::refused::Refused;
use super::unfolding::Unfolding;
use crate::board::stage::Stage;
use crate::sound::Sound;
use engine::contract::Side;
use engine::hex::Hex;
use engine::rule::Rule;
use language::ask::{Offer, Pick, PieceId, Said, Then, Whose};
use language::battle::Battle;
use language::position::{Bytes, Position, Waits};
use language::system::Systems;
use play::table::{Heard, Now, Opponent, Table, Wanted, Wish};
use record::entry::Matter;
use render::{Scene, Theme};
use scene::Overlay;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::mpsc::Receiver;

/// A match on the screen.
pub(crate) struct MatchScreen {
    /// What this program can play.
    pub(super) systems: Systems,
    pub(crate) stage: Stage,
    table: Table,
    /// What comes from there.
    pub(super) heard: Receiver<Heard>,
    /// Where the match stands on the board.
    pub(super) now: Option<Arc<Now>>,
    /// Where it stands by what was heard last; the board may not have come to it yet.
    pub(super) news: Option<Arc<Now>>,
    /// What was heard and has not been shown.
    pub(super) unfolding: Unfolding,
    /// How long the records of matches were when this player last sat there, by the names of their files.
    pub(super) seen: BTreeMap<String, u32>,
    /// What is asked, and what was pointed at so far.
    pub(crate) asked: Asked,
    /// Why the last thing was refused, and where.
    pub(crate) refusal: Option<Refused>,
    /// The bot that is asked for hints, and what it said.
    pub(super) hints: Hints,
    /// Covers the board of a chair that two share, where something is hidden.
    pub(crate) curtain: Curtain,
    /// Everything around the play: the other player, the way to him, what was asked and what went wrong.
    pub(crate) company: Company,
    /// What is worked out and made when the battle is over.
    pub(super) closing: Closing,
    /// The side that was asked last sits here: rolls and marches in between do not end its turn.
    pub(super) turn: bool,
    /// What is to be heard.
    pub(super) sounds: Vec<Sound>,
    /// What is being typed to him.
    pub(crate) chat: String,
    /// How the panels stand.
    pub(super) panels: PanelState,
    /// The rule somebody wants to read.
    pub(crate) wants_rule: Option<Rule>,
    /// What lay over the board when it was last worked out.
    pub(super) laid: Option<Laid>,
    /// Whether the player wants to read why the bot plays as it does.
    pub(super) reads_why: bool,
    /// Esc was pressed, and there was nothing left to drop.
    pub(super) at_rest: bool,
}

impl MatchScreen {
    /// The screen of a match at a table.
    pub(crate) fn new(
        systems: Systems,
        battle: &Battle,
        table: Table,
        heard: Receiver<Heard>,
        theme: Theme,
        motion: bool,
    ) -> MatchScreen {
        MatchScreen {
            systems,
            stage: Stage::new(battle, theme, motion),
            table,
            heard,
            now: None,
            news: None,
            unfolding: Unfolding::new(),
            seen: BTreeMap::new(),
            asked: Asked::nothing(),
            refusal: None,
            hints: Hints::default(),
            curtain: Curtain::default(),
            company: Company::new(),
            closing: Closing::new(),
            turn: false,
            sounds: Vec::new(),
            chat: String::new(),
            panels: PanelState::default(),
            wants_rule: None,
            laid: None,
            reads_why: false,
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

    /// Where it stands by what was heard last, for what does not wait for the board.
    pub(crate) fn news(&self) -> Option<&Arc<Now>> {
        self.news.as_ref().or(self.now.as_ref())
    }

    /// From now on why the bot plays as it does is told in the log, or not.
    pub(crate) fn set_reads_why(&mut self, reads_why: bool) {
        self.reads_why = reads_why;
    }

    /// The player sat at these before, when their records were so long.
    pub(crate) fn last_seen(&mut self, seen: BTreeMap<String, u32>) {
        self.seen = seen;
    }

    /// The side that is asked and sits at this screen. Nothing is asked while the board shows an older position.
    pub(crate) fn asked_here(&self) -> Option<Side> {
        // Nothing more is carried out at a table that broke off.
        let stands = self.company.trouble.is_none() && !self.curtain.is_down() && !self.unfolding.is_busy();
        let now = self.now.as_ref().filter(|_| stands)?;
        now.asked.filter(|side| now.here.get(side.index()).copied().unwrap_or(false))
    }

    /// Whether this screen is asked by what was heard last, whether or not the board has come to it.
    pub(crate) fn will_be_asked(&self) -> bool {
        let stands = self.company.trouble.is_none();
        self.news().filter(|_| stands).is_some_and(|now| now.asked.is_some_and(|side| now.is_here(side)))
    }

    /// What the other player asks for, in a sentence.
    pub(crate) fn request(&self) -> Option<String> {
        let now = self.news()?;
        let asked = now.around.asked.as_ref()?;
        Some(format!("{} asks {}.", now.name(now.me.other()), matter_words(now, &asked.matter)))
    }

    /// Whether it is the turn of somebody at this screen, as the board shows it.
    pub(crate) const fn is_turn(&self) -> bool {
        self.turn
    }

    /// What is to be heard now.
    pub(crate) fn take_sounds(&mut self) -> Vec<Sound> {
        std::mem::take(&mut self.sounds)
    }

    /// The side that may answer at this screen: the one that is asked, or, where both will be asked the same and far
    /// friends need not wait for each other, this player's before its turn.
    pub(super) fn answers_here(&self) -> Option<Side> {
        let stands = self.company.trouble.is_none() && self.asked.edits().is_none() && !self.unfolding.is_busy();
        let early = self.asked.asking().whose == Whose::Early;
        let me = self.now.as_ref().filter(|now| stands && early && now.far && now.asked.is_some()).map(|now| now.me);
        self.asked_here().or(me)
    }

    /// Whether something can be pointed at here: this side may answer, or a change is put together.
    pub(super) fn may_point(&self) -> bool {
        self.answers_here().is_some() || self.asked.edits().is_some()
    }

    /// What the rules ask, in one sentence.
    pub(crate) fn question(&self) -> String {
        let Some(now) = &self.now else { return String::from("The table is being laid.") };
        let position = &now.position;
        match position.waits() {
            _ if is_over(now) => how(now),
            _ if self.company.trouble.is_some() => String::from("The match cannot go on here."),
            _ if now.around.paused => String::from("The match is paused."),
            _ if now.around.disputed => String::from("Play stands still until both machines agree again."),
            Waits::Over => how(now),
            Waits::Dice => String::from("The dice are being rolled."),
            Waits::Side(side) => {
                let text = position.question(side).words(position.names());
                match now.around.opponent {
                    _ if self.asked_here().is_some() => text,
                    Some(Opponent::Bot(_)) if !now.is_here(side) => format!("{} is thinking. {text}", now.name(side)),
                    _ => format!("Waiting for {}. {text}", now.name(side)),
                }
            }
        }
    }

    /// Asks for something at the table. What was answered before is answered.
    pub(crate) fn ask(&mut self, ask: Wish) {
        self.company.answer = None;
        self.table.ask(ask);
    }

    /// Points at a hex for the other player to see.
    pub(super) fn ping(&mut self, hex: Hex) {
        self.stage.ping(hex);
        self.table.ask(Wish::Chat(ping::text(hex, &self.asked.names().hexes)));
    }

    /// The match once more against the same partner on this machine, with sides swapped.
    pub(crate) fn again(&self) -> Option<Wanted> {
        let now = self.now.as_ref()?;
        let battle = self.stage.board.battle().clone();
        let (side, on) = (now.me.other(), now.around.on.clone());
        Some(Wanted { battle, side, on, opponent: now.around.opponent? })
    }

    /// Says what was typed to the other player.
    pub(super) fn send_chat(&mut self) {
        let text = std::mem::take(&mut self.chat);
        if !text.trim().is_empty() {
            self.table.ask(Wish::Chat(text));
        }
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
        match asking.offer(Pick::Piece(piece)).filter(|offer| !offer.is_chosen() && self.may_point()) {
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
        if self.put(&said.command) {
            return;
        }
        self.skip_own();
        let Some(side) = self.answers_here() else {
            self.refusal = Some(Refused::told("It is not your turn to decide."));
            return;
        };
        if self.asked_here().is_none() {
            // Nothing is said yet: the machine keeps it until the rules ask.
            self.refusal = Some(Refused::told("Kept. It is said as soon as the other side has answered."));
            return self.ask(Wish::Command(side, said.clone()));
        }
        self.refusal = self.asked.refused(&said.command).map(|refusal| Refused::by(&refusal, self.stage.hover));
        if self.refusal.is_none() {
            self.ask(Wish::Command(side, said.clone()));
        }
    }

    /// Puts an edit among the others. Whether a change is put together at all.
    fn put(&mut self, edit: &[u8]) -> bool {
        let (Some(position), Some(edits)) = (self.position(), self.asked.edits()) else { return false };
        let edits = position.put(edits, edit);
        let refused = position.together(&edits).err();
        self.asked.set_edits(edits);
        self.refusal = refused.map(|refusal| Refused::by(&refusal, None));
        true
    }

    /// Ends a pause.
    pub(super) fn resume(&mut self) {
        if let Some(now) = self.now.clone() {
            self.ask(Wish::Resume(now.me));
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
        self.skip();
        match last_of(&now, side).filter(|_| !now.far) {
            Some(to) => self.ask(Wish::Matter(side, Matter::Rewind { to })),
            None => self.ask(Wish::TakeBack(side)),
        }
    }

    /// Closes what lies over the board, one after the other; then drops what is half said: first the refusal, then what
    /// was pointed at.
    pub(super) fn cancel(&mut self) {
        if self.put_away() || self.stage.cancel() {
        } else if self.unfolding.is_busy() || self.stage.play.is_moving() {
            self.skip();
        } else if self.refusal.take().is_some() {
        } else {
            self.at_rest = !self.asked.drop_draft();
        }
    }

    /// Why the match cannot go on, while the card that says so lies over the board.
    pub(super) fn shows_trouble(&self) -> Option<&str> {
        self.company.trouble.as_deref().filter(|_| !self.company.away.trouble)
    }

    /// Whether the card of the end lies over the board.
    pub(super) fn shows_ending(&self) -> bool {
        !self.company.away.ending && self.now().is_some_and(|now| is_over(now)) && !self.unfolding.is_busy()
    }

    /// Whether the card of two machines that differ lies over the board.
    pub(super) fn shows_difference(&self) -> bool {
        !self.company.away.difference && self.company.difference.is_some() && self.now().is_some()
    }

    /// Puts away whatever lies over the board, the topmost first. Whether anything did.
    fn put_away(&mut self) -> bool {
        self.panels.proof.take().is_some()
            || std::mem::take(&mut self.stage.help)
            || put_card_away(self.shows_trouble().is_some(), &mut self.company.away.trouble)
            || put_card_away(self.shows_ending(), &mut self.company.away.ending)
            || put_card_away(self.shows_difference(), &mut self.company.away.difference)
            || std::mem::take(&mut self.company.giving_up)
            || self.hints.put_away()
            || std::mem::take(&mut self.panels.kept.charts)
    }

    /// What is to be drawn in a window of that size, with that over the board.
    pub(crate) fn scene(&mut self, window: [u32; 2], overlays: Vec<Overlay>) -> &Scene {
        let asked = &self.asked;
        self.stage.set_up(window, overlays, |piece| asked.is_marked(piece));
        self.stage.drawn()
    }
}

/// Puts a card away, if it lies there. Whether it did.
fn put_card_away(there: bool, away: &mut bool) -> bool {
    *away |= there;
    there
}
