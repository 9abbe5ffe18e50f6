//! The end of a veiled game: both sides open everything they sealed, so that it can be replayed in the open.

use super::super::breach::{Checked, Facts, demand, other_question};
use super::super::command::{Command, Decision};
use super::super::definition::LeaderId;
use super::super::event::Report;
use super::super::game::Game;
use super::super::options::Options;
use super::super::outcome::Outcome;
use super::super::questions::question::{Question, ask};
use super::super::rules;
use super::super::state::Stage;
use super::super::veiled::{Name, Veiled};
use engine::codec;
use engine::contract::{Opening, Pending, Shut, Side};
use engine::digest::Hash;
use std::collections::{BTreeMap, BTreeSet};

/// Openings in one command, so that none becomes too long for an entry.
const AT_ONCE: usize = 16;

/// Everything is opened.
pub(crate) struct Closing;

impl Game {
    /// Every seal of a side that is still shut: on tracks and on claims about them in the order they were put on, then
    /// on chits that did not have to be opened. Without the former no claim can be judged (C3); a chit that stays shut
    /// is only reported, and the result of the field stays (C1).
    pub(crate) fn all_shut(&self, side: Side) -> Vec<Shut> {
        let shut = |seal: Hash, binds| Shut { seal, opening: self.known.get(&seal).cloned(), binds };
        let chits = self.state.shut.iter().filter(|chit| chit.side == side).map(|chit| chit.seal);
        let laid = self.state.fight().and_then(|fight| fight.party(side).chit);
        let tracks = self.still_shut(side).into_iter().map(|seal| shut(seal, true));
        tracks.chain(chits.chain(laid).map(|seal| shut(seal, false))).collect()
    }

    /// The seals of a side on tracks and on what was said of them that are still shut, in the order they were put on.
    fn still_shut(&self, side: Side) -> Vec<Hash> {
        // An opening was compared with the seal in force: the order alone shows which one that was.
        let mut in_force: BTreeMap<LeaderId, Hash> = BTreeMap::new();
        let (mut opened, mut closed) = (BTreeSet::new(), 0);
        let mut all: Vec<Hash> = Vec::new();
        for (_, veiled) in self.journal.veiled().filter(|(author, _)| *author == side) {
            match veiled {
                Veiled::Open { leader, .. } => opened.extend(in_force.remove(leader)),
                Veiled::Kind { opening, .. } => drop(opened.insert(opening.seal(side))),
                Veiled::Name { token, opening } => {
                    opened.insert(opening.seal(side));
                    // His track goes by his own name from now on.
                    let leader = codec::decode::<Name>(&opening.content).ok().and_then(|name| name.leader);
                    if let Some((leader, seal)) = leader.zip(in_force.remove(token)) {
                        in_force.insert(leader, seal);
                    }
                }
                Veiled::Close { openings } => closed += openings.len(),
                _ => {}
            }
            all.extend(veiled.seals());
            if let Some(reseal) = veiled.reseal() {
                in_force.extend(reseal.tracks.iter().map(|one| (one.leader, one.token.seal)));
            }
        }
        // Seals are closed in the order they were put on.
        let mut met = BTreeSet::new();
        let shut = all.into_iter().filter(|seal| !opened.contains(seal) && met.insert(*seal));
        shut.skip(closed).collect()
    }

    /// The side that owes openings now that the game is over, and their seals.
    pub(crate) fn must_close(&self) -> Option<(Side, Vec<Hash>)> {
        if !self.is_veiled() || !matches!(self.state.stage, Stage::Over(_)) {
            return None;
        }
        let next = |side: Side| (side, self.still_shut(side).into_iter().take(AT_ONCE).collect::<Vec<_>>());
        let found = || Side::BOTH.into_iter().map(next).find(|(_, shut)| !shut.is_empty());
        self.closing.get_or_init(found).clone()
    }

    /// The command that closes the game, from an engine that knows everything its side sealed.
    pub(crate) fn closed(&self, shut: &[Hash]) -> Option<Veiled> {
        let openings: Option<Vec<Opening>> = shut.iter().map(|seal| self.known.get(seal).cloned()).collect();
        openings.map(|openings| Veiled::Close { openings })
    }
}

impl Question for Closing {
    fn wording(&self) -> &'static str {
        "open-seals"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        ask(game.must_close().map_or(Side::First, |(side, _)| side), Decision::Claim)
    }

    fn options(&self, _game: &Game) -> Options {
        Options::OpenChit
    }

    fn answer(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) -> Checked {
        let Command::Veiled(veiled) = command else { return Err(other_question(self.wording())) };
        let Veiled::Close { openings } = veiled.as_ref() else { return Err(other_question(self.wording())) };
        let due = game.must_close().map(|(_, shut)| shut).unwrap_or_default();
        let said: Vec<Hash> = openings.iter().map(|opening| opening.seal(side)).collect();
        demand(said == due, rules::VEIL, "not-what-was-sealed", || Facts::NONE)?;
        if game.still_shut(side).len() == due.len() {
            game.settle_guard(side, openings, report);
        }
        Ok(())
    }

    fn settle(&self, _game: &mut Game, _report: &mut Report) -> bool {
        false
    }
}
