//! Leaders who do not wait for orders, if that was agreed on (B19, `ney`): on a natural six of his initiative die such a
//! leader marches off, and a second die says where to.

use super::activation::FACES;
use super::breach::{Checked, Facts, demand};
use super::definition::LeaderId;
use super::event::{Report, What};
use super::game::Game;
use super::rules;
use super::state::{Leg, March, MarchStep, Segment};
use engine::hex::{Hex, Lower};

/// Whether a hex is in a sixth of the compass seen from another. Sixth 1 is from north to east-north-east, and the
/// others follow clockwise. A hex on the line between two sixths belongs to both.
pub(crate) fn in_sixth(lower: Lower, from: Hex, to: Hex, sixth: u8) -> bool {
    // A hex is two high, and every other column is one lower.
    let height = |hex: Hex| {
        let low = match lower {
            Lower::Even => hex.column.is_multiple_of(2),
            Lower::Odd => hex.column % 2 == 1,
        };
        2 * i16::from(hex.row) + i16::from(low)
    };
    let east = i16::from(to.column) - i16::from(from.column);
    let south = height(to) - height(from);
    match sixth {
        1 => east >= 0 && -south >= east,
        2 => east >= south.abs(),
        3 => east >= 0 && south >= east,
        4 => east <= 0 && south >= -east,
        5 => -east >= south.abs(),
        _ => east <= 0 && -south >= -east,
    }
}

impl Game {
    /// Whether a natural six sends the leader of this march off.
    pub(crate) fn may_stray(&self, march: &March) -> bool {
        let wayward = self.campaign().is_some_and(|campaign| campaign.wayward.contains(&march.leader));
        self.optional.ney && wayward && march.segment == Segment::Initiative
    }

    /// The ways on which a leader goes off towards a sixth of the compass: the longest there are, in hex order.
    pub(crate) fn stray_paths(&self, leader: LeaderId, sixth: u8) -> Vec<Vec<Hex>> {
        let Some(from) = self.state.hex_of(leader) else { return Vec::new() };
        let limit = self.campaign().map_or(0, |campaign| campaign.tables.astray);
        let pace = self.pace(&[leader]);
        let enemy = self.board.side_of(leader).other();
        let (mud, shuns) = (self.state.weather.mud(), self.shunned(&[leader]));
        let mut ways: Vec<(Vec<Hex>, u8)> = vec![(Vec::new(), 0)];
        loop {
            let mut longer: Vec<(Vec<Hex>, u8)> = Vec::new();
            for (path, spent) in &ways {
                let at = path.last().copied().unwrap_or(from);
                for step in self.board.steps(at) {
                    let farther = self.board.distance(from, step.to) > self.board.distance(from, at);
                    let free = !self.field.strong(&self.board, enemy, step.to) && !self.too_near(shuns, step);
                    let there = in_sixth(self.board.grid().lower, from, step.to, sixth);
                    let Some(cost) = self.cost(step, pace, mud).filter(|_| farther && free && there) else { continue };
                    let total = spent + cost;
                    if total <= limit {
                        let mut path = path.clone();
                        path.push(step.to);
                        longer.push((path, total));
                    }
                }
            }
            if longer.is_empty() {
                break;
            }
            ways = longer;
        }
        let mut paths: Vec<Vec<Hex>> = ways.into_iter().map(|way| way.0).filter(|path| !path.is_empty()).collect();
        paths.sort();
        paths
    }

    /// The leader was not allowed to march and does not wait for orders. All leaders that were named have had their
    /// try, so the compass is rolled.
    pub(crate) fn begin_astray(&mut self) {
        let Some(leader) = self.state.march().map(|march| march.leader) else { return };
        let nowhere = (1..=6).all(|sixth| self.stray_paths(leader, sixth).is_empty());
        let Some(march) = self.state.march_mut() else { return };
        march.others.clear();
        march.open = false;
        march.step = MarchStep::Compass;
        if nowhere {
            self.close_march();
        }
    }

    /// The second die has fallen.
    pub(crate) fn turn_to(&mut self, face: u16, report: &mut Report) {
        let Some(leader) = self.state.march().map(|march| march.leader) else { return };
        let sixth = u8::try_from(face.min(FACES)).unwrap_or(1);
        report.tell(What::WentAstray { leader, face }, [rules::HURRY]);
        match self.stray_paths(leader, sixth).as_slice() {
            [] => self.close_march(),
            [only] => self.stray(&only.clone(), report),
            _ => {
                if let Some(march) = self.state.march_mut() {
                    march.step = MarchStep::Astray { sixth };
                }
            }
        }
    }

    pub(crate) fn check_stray(&self, path: &[Hex]) -> Checked {
        let paths = match self.state.march() {
            Some(March { leader, step: MarchStep::Astray { sixth }, .. }) => self.stray_paths(*leader, *sixth),
            _ => Vec::new(),
        };
        demand(paths.iter().any(|known| known == path), rules::HURRY, "not-that-way", || Facts::NONE)
    }

    /// He goes, and the road takes its toll.
    pub(crate) fn stray(&mut self, path: &[Hex], report: &mut Report) {
        let Some(leader) = self.state.march().map(|march| march.leader) else { return };
        let Some(from) = self.state.hex_of(leader) else { return };
        let (pace, mud) = (self.pace(&[leader]), self.state.weather.mud());
        let mut at = from;
        let mut spent = 0u8;
        for &to in path {
            let cost = self.board.step(at, to).and_then(|step| self.cost(step, pace, mud));
            spent += cost.unwrap_or(0);
            at = to;
        }
        if let Some(march) = self.state.march_mut() {
            march.step = MarchStep::Legs;
        }
        let leg = Leg { leaders: vec![leader], spent, worked: 0, stopped: true, repulsed: false };
        self.go(leg, false, from, path, spent, report);
        self.end_march(report);
    }
}

#[cfg(test)]
mod tests {
    use super::in_sixth;
    use engine::hex::{Hex, Lower};

    /// The six neighbours of 1010 lie on the lines between the sixths, each in two of them.
    #[test]
    fn what_lies_on_a_line_belongs_to_both_sixths() {
        let from = Hex::new(10, 10);
        let around = [(10, 9), (11, 10), (11, 11), (10, 11), (9, 11), (9, 10)];
        for (at, (column, row)) in around.into_iter().enumerate() {
            let here: Vec<u8> =
                (1..=6).filter(|&sixth| in_sixth(Lower::Even, from, Hex::new(column, row), sixth)).collect();
            let next = u8::try_from(at).unwrap() + 1;
            let before = if next == 1 { 6 } else { next - 1 };
            let mut wanted = vec![before, next];
            wanted.sort_unstable();
            assert_eq!(here, wanted, "{column:02}{row:02}");
        }
        assert!(in_sixth(Lower::Even, from, Hex::new(11, 8), 1));
        assert!(!in_sixth(Lower::Even, from, Hex::new(11, 8), 6));
    }
}
