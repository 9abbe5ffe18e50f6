//! A game in play: the board, the agreed options, the state, and the results derived from it. Its implementation of the
//! engine's contract is in `playing`.

use super::board::Board;
use super::campaign::{BoxId, CampaignData};
use super::definition::*;
use super::field::Field;
use super::fight::*;
use super::history::History;
use super::journal::{Journal, Shared};
use super::options::Options;
use super::outcome;
use super::seals::{Guise, Veil};
use super::state::*;
use engine::contract::{Opening, Side};
use engine::digest::Hash;
use engine::hex::Hex;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// A game in play.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) board: Arc<Board>,
    pub(crate) optional: OptionalRules,
    pub(crate) state: State,
    pub(crate) history: History,
    pub(crate) field: Field,
    /// The contents of seals that this engine knows.
    pub(crate) known: Arc<BTreeMap<Hash, Opening>>,
    /// The answers that are legal now, worked out once: a screen asks for them at every touch.
    pub(crate) answers: OnceLock<Arc<Options>>,
    /// The game as each side knows it, worked out once.
    pub(crate) lifts: [OnceLock<Arc<Game>>; 2],
    /// The game as it is shown to each side, worked out once.
    pub(crate) shows: [OnceLock<Arc<Game>>; 2],
    /// Whether it is a game as one side knows it.
    pub(crate) is_lifted: bool,
    /// Leaders whose tracks are open in this game, and not in the one that both sides share.
    pub(crate) shrouded: Vec<LeaderId>,
    /// Leaders known in this game, and not in the one that both sides share.
    pub(crate) guises: Vec<Guise>,
    /// In the open game of an audit: counters for whose kind it does not wait. It waits for the others where the veiled
    /// game asked for them. `None` in every other game.
    pub(crate) excused: Option<Vec<LeaderId>>,
    /// The side that owes openings now that the game is over, and their seals; worked out once.
    pub(crate) closing: OnceLock<Option<(Side, Vec<Hash>)>>,
    /// The commands and rolls of veiled play so far.
    pub(crate) journal: Arc<Journal>,
}

impl Game {
    pub(crate) fn bare(board: Arc<Board>, optional: OptionalRules, mut state: State) -> Game {
        let mut journal = Journal::default();
        if optional.veiled {
            let tokens = vec![None; board.definition().leaders.len()];
            let open = || Box::new(Veil { tokens, ..Veil::default() });
            state.veil.get_or_insert_with(open);
            journal.begun = Some(Shared::new(state.clone()));
        }
        let field = Field::new(&board, &state, &[]);
        Game {
            board,
            optional,
            state,
            history: History::default(),
            field,
            known: Arc::default(),
            answers: OnceLock::new(),
            lifts: [const { OnceLock::new() }; 2],
            shows: [const { OnceLock::new() }; 2],
            is_lifted: false,
            shrouded: Vec::new(),
            guises: Vec::new(),
            excused: None,
            closing: OnceLock::new(),
            journal: Arc::new(journal),
        }
    }

    /// The battle's data.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// The rules the players agreed on.
    pub fn optional_rules(&self) -> OptionalRules {
        self.optional
    }

    /// Everything that can change.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// A side's present victory points.
    pub fn score(&self, side: Side) -> outcome::Score {
        outcome::score(&self.board, &self.state, side)
    }

    /// Whether a hex is in a zone of control of that side.
    pub fn in_zone(&self, side: Side, hex: Hex) -> bool {
        self.field.zone(&self.board, side, hex)
    }

    /// The strength on a leader's track.
    pub fn strength_of(&self, leader: LeaderId) -> super::field::Arms {
        self.field.arms(leader)
    }

    pub(crate) fn refresh(&mut self) {
        self.field = Field::new(&self.board, &self.state, &self.guises);
    }

    /// A leader is in another hex; every track is as it was.
    pub(crate) fn refresh_places(&mut self) {
        self.field.stand(&self.board, &self.state);
    }

    /// A copy to try something on, with no secret and nothing to take back.
    pub(crate) fn scratch(&self) -> Game {
        Game {
            board: Arc::clone(&self.board),
            optional: self.optional,
            state: self.state.clone(),
            history: History::default(),
            field: self.field.clone(),
            known: Arc::default(),
            answers: OnceLock::new(),
            lifts: [const { OnceLock::new() }; 2],
            shows: [const { OnceLock::new() }; 2],
            is_lifted: self.is_lifted,
            shrouded: self.shrouded.clone(),
            guises: self.guises.clone(),
            excused: self.excused.clone(),
            closing: self.closing.clone(),
            journal: Arc::clone(&self.journal),
        }
    }

    /// Something has changed: what could be answered before is worked out again.
    pub(crate) fn forget_answers(&mut self) {
        self.answers = OnceLock::new();
        self.lifts = [const { OnceLock::new() }; 2];
        self.shows = [const { OnceLock::new() }; 2];
        self.closing = OnceLock::new();
    }

    /// The campaign data; `None` in a battle.
    pub(crate) fn campaign(&self) -> Option<&CampaignData> {
        self.board.definition().campaign.as_ref()
    }

    /// The first day of this turn.
    pub(crate) fn today(&self) -> u16 {
        let turns = &self.board.definition().turns;
        usize::from(self.state.turn).checked_sub(1).and_then(|at| turns.get(at)).map_or(0, |turn| turn.day)
    }

    pub(crate) fn army_side(&self, army: ArmyId) -> Side {
        self.board.army(army).map_or(Side::First, |army| army.side)
    }

    /// The armies of a side, in order.
    pub(crate) fn armies_of(&self, side: Side) -> Vec<ArmyId> {
        let all = (0u8..).map(ArmyId).zip(&self.board.definition().armies);
        all.filter(|(_, army)| army.side == side).map(|(id, _)| id).collect()
    }

    /// The hexes from which one leaves into a box, and comes back.
    pub(crate) fn exits_of(&self, area: BoxId) -> &[Hex] {
        let found = self.campaign().and_then(|campaign| campaign.boxes.get(usize::from(area.0)));
        found.map_or(&[], |area| area.exits.as_slice())
    }

    /// The box of an exit: of two with one exit the first.
    pub(crate) fn box_at(&self, hex: Hex) -> Option<BoxId> {
        let mut areas = self.campaign()?.boxes.iter().zip(0u8..);
        areas.find(|(area, _)| area.exits.contains(&hex)).map(|(_, id)| BoxId(id))
    }

    pub(crate) fn set_step(&mut self, step: FightStep) {
        if let Some(fight) = self.state.fight_mut() {
            fight.step = step;
        }
    }
}
