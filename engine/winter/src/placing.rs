//! Leaders who come onto the map: the hexes for them, and who has only one [19.8].

use super::cite::rule;
use super::definition::Level;
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use engine::contract::Side;
use engine::hex::Hex;

impl Game {
    /// Hexes a leader may be placed in [19.8].
    pub(crate) fn leader_places(&self, leader: LeaderId) -> Vec<Hex> {
        let chief = self.board.leader(leader);
        let units = self.on_map(chief.side).filter(|&(id, _)| self.holds(leader, id));
        let mut places: Vec<Hex> = units.map(|(_, hex)| hex).collect();
        if !matches!(chief.level, Level::Brigade | Level::Artillery | Level::Cossack) {
            let beside: Vec<Hex> = places.iter().flat_map(|&hex| self.board.around(hex).map(|(_, at)| at)).collect();
            places.extend(beside.into_iter().filter(|&hex| !self.has(chief.side.other(), hex)));
        }
        places.sort();
        places.dedup();
        places
    }

    pub(crate) fn place_or_wait(&mut self, leader: LeaderId, hex: Option<Hex>, report: &mut Report) {
        let places = self.leader_places(leader);
        let only = match places.as_slice() {
            [only] => Some(*only),
            _ => None,
        };
        if let Some(hex) = hex.or(only) {
            self.place_leader(leader, hex, report);
        }
    }

    pub(crate) fn place_leader(&mut self, leader: LeaderId, hex: Hex, report: &mut Report) {
        self.edit_leader(leader, |leader| {
            leader.post = Post::On(hex);
            leader.placed = true;
        });
        report.tell(What::LeaderPlaced { leader, hex }, [rule!("19.8"), rule!("R82")]);
    }

    /// Leaders that are back and have only one place are placed; for the others their side decides.
    pub(crate) fn bring_back(&mut self, report: &mut Report) {
        let side = self.state.phase.side();
        let back: Vec<LeaderId> = self.returning(side);
        for leader in back {
            self.place_or_wait(leader, None, report);
        }
    }

    pub(crate) fn returning(&self, side: Side) -> Vec<LeaderId> {
        self.board
            .leader_ids()
            .filter(|&id| self.board.leader(id).side == side && self.state.leader(id).post == Post::Returning)
            .collect()
    }

    /// A leader who was not placed goes to the unit of lowest id among his places (R82).
    pub(crate) fn place_the_rest(&mut self, report: &mut Report) {
        let side = self.state.phase.side();
        for leader in self.returning(side) {
            let first = self.on_map(side).find(|&(id, _)| self.holds(leader, id)).map(|(_, hex)| hex);
            if let Some(hex) = first {
                self.place_leader(leader, hex, report);
            }
        }
    }
}
