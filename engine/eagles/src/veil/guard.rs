//! Guard losses under seal count when they are opened, at the latest at the end of the game (C3, 8).

use super::super::definition::{LeaderId, UnitId};
use super::super::event::{Report, What};
use super::super::game::Game;
use super::super::outcome::outcome;
use super::super::rules;
use super::super::state::Stage;
use super::super::veiled::Track;
use engine::codec;
use engine::contract::{Opening, Side};
use engine::count::{capped_sum, less};
use engine::digest::Hash;
use std::collections::BTreeMap;

impl Game {
    /// The Guard on an open track goes under seal: what it has now is what is known of it from here on.
    pub(super) fn hide_guard(&mut self, leader: LeaderId) {
        let units = self.board.unit_ids().zip(&self.state.units);
        let own = units
            .filter(|(id, unit)| unit.leader == Some(leader) && self.board.unit(*id).is_some_and(|data| data.guard));
        let hidden: Vec<(UnitId, u8)> = own.map(|(id, unit)| (id, unit.strength)).collect();
        if let Some(veil) = &mut self.state.veil {
            veil.guard.extend(hidden);
        }
    }

    /// These units are open: what Guard among them has lost meanwhile counts.
    pub(super) fn show_guard(&mut self, side: Side, units: &[(UnitId, u8)]) {
        let Some(veil) = &mut self.state.veil else { return };
        // A track is audited only when everything is open. Until then it may claim any strength, so these sums are capped.
        let mut lost = 0u16;
        veil.guard.retain(|&(id, known)| match units.iter().find(|unit| unit.0 == id) {
            Some(&(_, now)) => {
                lost = capped_sum(lost, u16::from(less(known, now)));
                false
            }
            None => true,
        });
        if let Some(sum) = self.state.guard_lost.get_mut(side.index()) {
            *sum = capped_sum(*sum, lost);
        }
    }

    /// Everything of a side is open: Guard that is on no track any more is lost. The outcome may be another by it.
    pub(super) fn settle_guard(&mut self, side: Side, last: &[Opening], report: &mut Report) {
        let own = self.journal.veiled().filter(|(author, _)| *author == side);
        let said = own.flat_map(|(_, veiled)| veiled.openings()).chain(last);
        let contents: BTreeMap<Hash, &[u8]> =
            said.map(|opening| (opening.seal(side), opening.content.as_slice())).collect();
        let leaders = self.board.leader_ids().filter(|&leader| self.board.side_of(leader) == side);
        let sealed = leaders.filter_map(|leader| contents.get(&self.token(leader)?.seal).copied());
        let mut units: Vec<(UnitId, u8)> =
            sealed.filter_map(|content| codec::decode::<Track>(content).ok()).flat_map(|track| track.units).collect();
        let hidden = self.state.veil.iter().flat_map(|veil| &veil.guard);
        let of_side = hidden.filter(|(id, _)| self.side_of_unit(*id) == Some(side));
        let gone: Vec<(UnitId, u8)> =
            of_side.filter(|(id, _)| !units.iter().any(|unit| unit.0 == *id)).map(|&(id, _)| (id, 0)).collect();
        units.extend(gone);
        let Stage::Over(ending) = self.state.stage else { return };
        let before = outcome(&self.board, &self.state, ending);
        self.show_guard(side, &units);
        let outcome = outcome(&self.board, &self.state, ending);
        if outcome != before {
            report.tell(What::GameOver { outcome }, [rules::VEIL, rules::MORALE]);
        }
    }

    fn side_of_unit(&self, unit: UnitId) -> Option<Side> {
        let formation = self.board.formation(self.board.unit(unit)?.formation)?;
        self.board.army(formation.army).map(|army| army.side)
    }
}
