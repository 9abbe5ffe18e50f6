//! When a veiled game is over both sides open everything they sealed, so that it can be played again in the open.

use super::super::breach::{Checked, demand, other_question};
use super::super::command::{Command, Decision};
use super::super::event::Report;
use super::super::game::Game;
use super::super::options::Options;
use super::super::outcome::Outcome;
use super::super::questions::{Question, ask};
use super::super::rules;
use super::super::state::Stage;
use super::Veiled;
use crate::contract::{Opening, Pending, Side};
use crate::digest::Hash;
use std::collections::BTreeSet;

/// Openings in one command, so that none becomes too long for an entry.
const AT_ONCE: usize = 16;

/// Everything is opened.
pub(crate) struct Closing;

impl Game {
    /// The seals of a side that are still shut, in the order they were put on; the next few of them.
    fn still_shut(&self, side: Side) -> Vec<Hash> {
        let own = || self.journal.veiled().filter(move |(author, _)| *author == side).map(|(_, veiled)| veiled);
        let opened: BTreeSet<Hash> = own().flat_map(Veiled::openings).map(|opening| opening.seal(side)).collect();
        let mut shut: Vec<Hash> = Vec::new();
        for seal in own().filter_map(Veiled::reseal).flat_map(|reseal| reseal.seals().collect::<Vec<_>>()) {
            if !opened.contains(&seal) && !shut.contains(&seal) {
                shut.push(seal);
            }
            if shut.len() == AT_ONCE {
                break;
            }
        }
        shut
    }

    /// Who owes openings now that the game is over, and of which seals.
    pub(crate) fn must_close(&self) -> Option<(Side, Vec<Hash>)> {
        if !self.is_veiled() || !matches!(self.state.stage, Stage::Over(_)) {
            return None;
        }
        Side::BOTH.into_iter().map(|side| (side, self.still_shut(side))).find(|(_, shut)| !shut.is_empty())
    }

    /// What closes the game, from an engine that knows everything its side sealed.
    pub(crate) fn closing(&self, shut: &[Hash]) -> Option<Veiled> {
        let openings: Option<Vec<Opening>> = shut.iter().map(|seal| self.known.get(seal).cloned()).collect();
        openings.map(|openings| Veiled::Close { openings })
    }
}

impl Question for Closing {
    fn wording(&self) -> &'static str {
        "open what was sealed"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        ask(game.must_close().map_or(Side::First, |(side, _)| side), Decision::Claim)
    }

    fn options(&self, _game: &Game) -> Options {
        Options::OpenChit
    }

    fn answer(&self, game: &mut Game, side: Side, command: &Command, _report: &mut Report) -> Checked {
        let Command::Veiled(veiled) = command else { return Err(other_question(self.wording())) };
        let Veiled::Close { openings } = veiled.as_ref() else { return Err(other_question(self.wording())) };
        let due = game.must_close().map(|(_, shut)| shut).unwrap_or_default();
        let said: Vec<Hash> = openings.iter().map(|opening| opening.seal(side)).collect();
        demand(said == due, rules::VEIL, "not-what-was-sealed", || {
            String::from("these are not the openings of the seals that are due")
        })
    }

    fn settle(&self, _game: &mut Game, _report: &mut Report) -> bool {
        false
    }
}
