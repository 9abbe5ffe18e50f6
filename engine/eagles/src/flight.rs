//! Moving leaders, what their going leaves behind, and those without units who are overrun or left behind [R22, R31, R32].

use super::definition::*;
use super::event::{Report, What};
use super::game::Game;
use super::rules;
use super::state::Place;
use super::theatre::TrainPlace;
use engine::contract::Side;
use engine::count::capped_sum;
use engine::hex::Hex;

impl Game {
    /// Puts leaders into a hex. If they have strength, they hold it, and enemies without units there escape.
    pub(crate) fn put(&mut self, leaders: &[LeaderId], hex: Hex, report: &mut Report) {
        let Some(&first) = leaders.first() else { return };
        let side = self.board.side_of(first);
        let near = self.squadrons_near();
        self.stand_in(leaders, hex);
        self.refresh_places();
        self.come(side, leaders, hex, report);
        self.startle(&near);
    }

    fn stand_in(&mut self, leaders: &[LeaderId], hex: Hex) {
        for &leader in leaders {
            if let Some(leader) = self.state.leader_mut(leader) {
                leader.place = Place::On(hex);
            }
        }
    }

    /// The consequences when leaders enter a hex.
    fn come(&mut self, side: Side, leaders: &[LeaderId], hex: Hex, report: &mut Report) {
        if self.strength(leaders) == 0 {
            return;
        }
        self.seize(side, hex, report);
        for (held, data) in self.state.held.iter_mut().zip(&self.board.definition().held) {
            if data.hex == hex && *held != Some(side) {
                *held = Some(side);
                report.tell(What::HexHeld { hex, side }, [rules::MORALE]);
            }
        }
        for leader in self.leaders_in(side.other(), hex) {
            if !self.is_employed(leader) {
                self.flee(leader, report);
            }
        }
    }

    /// Moves leaders along a path, hex by hex.
    pub(crate) fn lead(&mut self, leaders: &[LeaderId], path: &[Hex], report: &mut Report) {
        self.note_haste(leaders);
        let Some(side) = leaders.first().map(|&first| self.board.side_of(first)) else { return };
        let near = self.squadrons_near();
        for (&hex, left) in path.iter().zip((0..path.len()).rev()) {
            self.stand_in(leaders, hex);
            // Nothing depends on the places they hold along the path: only those of the enemy count there.
            if left == 0 {
                self.refresh_places();
            } else {
                self.beset(side, leaders, hex);
            }
            self.come(side, leaders, hex, report);
        }
        self.startle(&near);
    }

    /// A leader without units goes to the nearest of his own with strength, or is captured.
    pub(crate) fn flee(&mut self, leader: LeaderId, report: &mut Report) {
        let Some(from) = self.state.hex_of(leader) else { return };
        let side = self.board.side_of(leader);
        let refuge = self
            .on_map(side)
            .filter(|&other| self.counts(other))
            .filter_map(|other| self.state.hex_of(other))
            .map(|hex| (self.board.distance(from, hex), hex))
            .filter(|&(distance, _)| distance <= u16::from(self.board.tables().flight))
            .min();
        let Some(place) = self.state.leader_mut(leader).map(|leader| &mut leader.place) else { return };
        let gone = refuge.is_none_or(|(distance, _)| distance > 0);
        match refuge {
            Some((0, _)) => return,
            Some((_, to)) => {
                *place = Place::On(to);
                report.tell(What::Escaped { leader, from, to }, [rules::FLIGHT]);
            }
            None => {
                *place = Place::Lost;
                report.tell(What::Captured { leader, hex: from }, [rules::FLIGHT]);
                self.note_capture(leader);
            }
        }
        if gone {
            self.drop_trains(&[leader], from);
        }
        self.refresh();
    }

    /// Generals without units leave the map and may be made again (R22).
    pub(crate) fn dismiss(&mut self, leaders: &[LeaderId], report: &mut Report) {
        let mut left = false;
        for &leader in leaders {
            let general = self.board.leader(leader).is_some_and(|data| data.class.is_general());
            let Some(hex) = self.state.hex_of(leader).filter(|_| general && !self.is_employed(leader)) else {
                continue;
            };
            if let Some(leader) = self.state.leader_mut(leader) {
                leader.place = Place::Away;
            }
            self.drop_trains(&[leader], hex);
            report.tell(What::LeftMap { leader, hex }, [rules::THINGS]);
            left = true;
        }
        if left {
            self.refresh_places();
        }
    }

    /// The leaders of a Force wiped out in combat (R32).
    pub(crate) fn scatter(&mut self, leaders: &[LeaderId], report: &mut Report) {
        for &leader in leaders {
            if self.is_employed(leader) {
                continue;
            }
            let Some(hex) = self.state.hex_of(leader) else { continue };
            match self.board.leader(leader).map(|data| data.class) {
                Some(Class::Named) => {
                    if let Some(leader) = self.state.leader_mut(leader) {
                        leader.place = Place::Lost;
                    }
                    report.tell(What::Captured { leader, hex }, [rules::WIPED_OUT]);
                    self.drop_trains(&[leader], hex);
                    self.note_capture(leader);
                    self.refresh();
                }
                Some(Class::Army | Class::Leader | Class::Token) => self.flee(leader, report),
                _ => self.dismiss(&[leader], report),
            }
        }
    }

    /// Trains stay in a hex when the leader they went with is gone from it (B10).
    pub(crate) fn drop_trains(&mut self, leaders: &[LeaderId], hex: Hex) {
        let Some(theatre) = &mut self.state.theatre else { return };
        for train in &mut theatre.trains {
            if matches!(train.place, TrainPlace::With(leader) if leaders.contains(&leader)) {
                train.place = TrainPlace::Left(hex);
            }
        }
    }

    /// A commander who should wait has moved (B2).
    fn note_haste(&mut self, leaders: &[LeaderId]) {
        let Some(waits) = self.campaign().and_then(|campaign| campaign.waits) else { return };
        let hasty = leaders.contains(&waits.leader) && self.today() < waits.day;
        if let Some(theatre) = self.state.theatre.as_mut().filter(|_| hasty) {
            theatre.hasty = true;
        }
    }

    /// A leader was captured: a general may be promoted (B17).
    fn note_capture(&mut self, leader: LeaderId) {
        let side = self.board.side_of(leader);
        let own = self
            .campaign()
            .is_some_and(|campaign| campaign.promotions.iter().any(|one| self.board.side_of(one.general) == side));
        if let Some(theatre) = self.state.theatre.as_mut().filter(|_| own) {
            // A battle may name a thousand leaders, and the number holds 255: no side promotes more in a turn.
            theatre.promotions = capped_sum(theatre.promotions, 1);
        }
    }
}
