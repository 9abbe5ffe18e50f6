//! A match on the screen: the copy of the game that is shown, what is selected, and what was said about it.

use super::draft::Draft;
use super::log;
use super::panel_state::PanelState;
use super::stage::Stage;
use crate::library::Battle;
use crate::partner::{Ask, Heard, Now, Table};
use crate::words::Words;
use engine::art_of_war::{Command, Game, Options, UnitId};
use engine::case::Case;
use engine::contract::{Game as _, Pending, Side};
use engine::hex::Hex;
use render::{Scene, Theme};
use std::sync::Arc;
use std::sync::mpsc::Receiver;

/// A match on the screen.
pub(super) struct MatchScreen {
    pub(super) stage: Stage,
    table: Table,
    heard: Receiver<Heard>,
    now: Option<Arc<Now>>,
    /// What the side that is asked may do, asked of the engine once for every position.
    pub(super) options: Options,
    pub(super) selected: Option<UnitId>,
    pub(super) draft: Draft,
    /// Why the last thing was refused, and where.
    pub(super) refusal: Option<(String, Option<Hex>)>,
    /// What the other player asks for.
    pub(super) other_asks: Option<String>,
    /// What is being typed to him.
    pub(super) chat: String,
    /// How the panels stand.
    pub(super) panels: PanelState,
    /// The rule somebody wants to read.
    pub(super) wants_rule: Option<Case>,
}

impl MatchScreen {
    /// The screen of a match at a table.
    pub(super) fn new(
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
            options: Options::Nothing,
            selected: None,
            draft: Draft::default(),
            refusal: None,
            other_asks: None,
            chat: String::new(),
            panels: PanelState::default(),
            wants_rule: None,
        }
    }

    /// Where the match stands; nothing before it has begun.
    pub(super) fn now(&self) -> Option<&Arc<Now>> {
        self.now.as_ref()
    }

    /// The game that is shown.
    pub(super) fn game(&self) -> Option<&Game> {
        self.now.as_ref().map(|now| &now.game)
    }

    /// The side that is asked and sits at this screen.
    pub(super) fn asked_here(&self) -> Option<Side> {
        let now = self.now.as_ref()?;
        now.asked.filter(|side| now.here.get(side.index()).copied().unwrap_or(false))
    }

    /// What the rules ask, in one sentence.
    pub(super) fn question(&self) -> String {
        let Some(now) = &self.now else { return String::from("The table is being laid.") };
        let words = Words::new(now.game.board());
        match now.game.pending() {
            Pending::Over(outcome) => words.ending(&outcome),
            _ if now.closed => String::from("The match is over."),
            Pending::Roll(_) => String::from("The dice are being rolled."),
            Pending::Decision { side, decision } => {
                let text = words.question(side, &decision);
                if self.asked_here().is_some() { text } else { format!("{} is asked. {text}", self.waited_for(side)) }
            }
        }
    }

    /// Who is waited for, and whether he is there.
    fn waited_for(&self, side: Side) -> String {
        let Some(now) = &self.now else { return String::new() };
        let name = now.names.get(side.index()).cloned().unwrap_or_default();
        if now.met { name } else { format!("{name}, who is not connected now,") }
    }

    /// Answers what the other player asks for.
    pub(super) fn answer(&mut self, grant: bool) {
        self.other_asks = None;
        self.table.ask(Ask::Answer(grant));
    }

    /// Says what was typed to the other player.
    pub(super) fn send_chat(&mut self) {
        let text = std::mem::take(&mut self.chat);
        if !text.trim().is_empty() {
            self.stage.lines.push(log::word(format!("You say: {}", text.trim())));
            self.table.ask(Ask::Chat(text));
        }
    }

    /// Takes in what was heard. Whether anything was.
    pub(super) fn listen(&mut self) -> bool {
        let mut any = false;
        while let Ok(heard) = self.heard.try_recv() {
            any = true;
            match heard {
                Heard::Now(now) => self.stand(now),
                Heard::Happened(events, roll) => self.stage.happen(events, roll),
                Heard::Refused(text) => self.refusal = Some((text, self.stage.hover)),
                Heard::Trouble(text) => self.refusal = Some((text, None)),
                Heard::Word(text) | Heard::Offered(text) | Heard::Knock(text) => self.stage.lines.push(log::word(text)),
                Heard::Asked(matter) => self.other_asks = matter,
                Heard::Laid(..) | Heard::Begun(_) => {}
            }
        }
        any
    }

    fn stand(&mut self, now: Arc<Now>) {
        self.options = if now.closed { Options::Nothing } else { now.game.options() };
        self.stage.stand(&now.game);
        // A unit that can still move stays selected; whatever was half said about another position is dropped.
        let may_move = |unit: UnitId| match &self.options {
            Options::Move(options) => options.units.iter().any(|(one, _)| *one == unit),
            _ => false,
        };
        self.selected = self.selected.filter(|&unit| may_move(unit));
        self.draft = Draft::default();
        self.refusal = None;
        self.now = Some(now);
        self.select_only_choice();
    }

    /// Where only one unit can be meant, it is selected.
    fn select_only_choice(&mut self) {
        let only = match &self.options {
            Options::Retreat(options) => match options.as_slice() {
                [one] => Some(one.unit),
                _ => None,
            },
            Options::StepBack(unit, _) => Some(*unit),
            Options::Reorganise(units) => match units.as_slice() {
                [(unit, _)] => Some(*unit),
                _ => None,
            },
            _ => None,
        };
        if only.is_some() && self.asked_here().is_some() {
            self.selected = only;
        }
    }

    /// Says something that may be said, or tells why it may not.
    pub(super) fn say_or(&mut self, may: bool, command: Command) -> Option<String> {
        if may {
            self.say(command);
            return None;
        }
        let refusal = self.asked_here().and_then(|side| self.game()?.check(side, &command).err());
        Some(refusal.map_or_else(|| String::from("It cannot go there."), |refusal| refusal.to_string()))
    }

    /// The side that is asked says something. What was still moving is there at once.
    pub(super) fn say(&mut self, command: Command) {
        if self.stage.playing_back().is_some() {
            self.refusal = Some((String::from("A phase is being shown again: Esc returns to now."), None));
            return;
        }
        let Some(side) = self.asked_here() else {
            self.refusal = Some((String::from("It is not your turn to decide."), None));
            return;
        };
        self.stage.skip();
        if let Some(game) = self.game()
            && let Err(refusal) = game.check(side, &command)
        {
            self.refusal = Some((refusal.to_string(), self.stage.hover));
            return;
        }
        self.refusal = None;
        self.table.ask(Ask::Command(side, command));
    }

    /// Takes back the last command: as the rules allow it, or past dice, which the record then tells.
    pub(super) fn take_back(&mut self) {
        let Some(now) = self.now.clone() else { return };
        self.stage.skip();
        match self.asked_here() {
            Some(side) if now.game.can_undo(side) => self.say(Game::undo()),
            Some(side) => self.table.ask(Ask::TakeBack(side)),
            None => {}
        }
    }

    /// Gives the match up.
    pub(super) fn concede(&mut self) {
        if let Some(now) = &self.now {
            let side = self.asked_here().unwrap_or(now.me);
            self.table.ask(Ask::Concede(side));
        }
    }

    /// Drops what is half said: first the refusal, then the draft, then the selection.
    pub(super) fn cancel(&mut self) {
        if self.stage.cancel() {
        } else if self.stage.play.is_moving() {
            self.stage.skip();
        } else if self.refusal.take().is_some() {
        } else if !self.draft.is_empty() {
            self.draft = Draft::default();
        } else {
            self.selected = None;
            self.select_only_choice();
        }
    }

    /// What is to be drawn in a window of that size.
    pub(super) fn scene(&mut self, window: [u32; 2]) -> &Scene {
        let overlays = super::overlays::kept(self);
        let (selected, draft) = (self.selected, &self.draft);
        self.stage.set_up(window, overlays, |unit| Some(unit) == selected || draft.units.contains(&unit));
        self.stage.drawn()
    }
}
