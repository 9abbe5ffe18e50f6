//! Resistance, the Cavalry Differential, and the roll to leave an enemy zone of control [5.2].

use super::definition::LeaderId;
use super::game::Game;
use super::rules;
use super::terms::{Reason, Term};
use engine::contract::Side;
use engine::hex::Hex;

/// The Cavalry Differential of an active against a passive side.
pub(crate) fn differential(active: u16, passive: u16) -> i16 {
    let few = |number: u16| i16::try_from(number.min(3)).unwrap_or(3);
    match (active, passive) {
        (a, b) if a == b => 0,
        (a, 0) => -few(a),
        (0, b) => few(b),
        (a, b) if a > b => {
            if a >= 3 * b {
                -3
            } else if a >= 2 * b {
                -2
            } else {
                -1
            }
        }
        (a, b) if 2 * a > b => 0,
        (a, b) if b < 3 * a => 2,
        _ => 3,
    }
}

/// The terms of a roll for a march.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Leaving {
    /// The terms added to the die.
    pub(crate) terms: Vec<Term>,
    /// Their sum, never below 0.
    pub(crate) plus: i16,
}

impl Game {
    /// The matrix part of Resistance.
    pub(crate) fn matrix(&self, active: i16, passive: i16) -> i16 {
        (passive - active).clamp(0, i16::from(self.board.tables().resistance_cap))
    }

    /// The cavalry of some leaders in clear hexes.
    pub(crate) fn open_cavalry(&self, leaders: &[LeaderId]) -> u16 {
        let clear = |leader: &&LeaderId| self.state.hex_of(**leader).is_some_and(|hex| self.board.is_clear(hex));
        leaders.iter().filter(clear).map(|&leader| self.field.arms(leader).cavalry).sum()
    }

    /// The number added to the die for leaving, if these must roll to leave.
    pub(crate) fn leaving(&self, side: Side, leader: LeaderId, all: &[LeaderId]) -> Option<Leaving> {
        let mut hexes: Vec<Hex> = all.iter().filter_map(|&one| self.state.hex_of(one)).collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes.retain(|&hex| self.held_by_zone(side, hex));
        let own = u32::from(self.strength(all));
        let mut enemies: Vec<Hex> = hexes.iter().flat_map(|&hex| self.touched(side, hex)).collect();
        enemies.sort_unstable();
        enemies.dedup();
        let ratio = u32::from(self.board.tables().repulse.ratio);
        enemies.retain(|&hex| {
            self.field.grips(&self.board, side.other(), hex)
                && u32::from(self.strength(&self.leaders_in(side.other(), hex))) * ratio > own
        });
        if enemies.is_empty() {
            return None;
        }
        let resisting: Vec<LeaderId> = enemies
            .iter()
            .flat_map(|&hex| self.leaders_in(side.other(), hex))
            .filter(|&one| self.is_employed(one) && !self.forages(one))
            .collect();
        let held: Vec<LeaderId> =
            all.iter().copied().filter(|&one| self.state.hex_of(one).is_some_and(|hex| hexes.contains(&hex))).collect();
        // A dispersed leader is opposed only by nearby cavalry (B13).
        let dispersed = self.all_forage(&held);
        let passive = resisting.iter().map(|&one| self.initiative(one)).max().unwrap_or(0);
        let mut terms = vec![Term {
            what: Reason::Resistance,
            rule: rules::LEAVING,
            number: if dispersed { 0 } else { self.matrix(self.initiative(leader), passive) },
        }];
        let weather = if dispersed { 0 } else { self.state.weather.resistance() };
        if weather != 0 {
            terms.push(Term { what: Reason::Weather, rule: rules::LEAVING, number: weather });
        }
        let horse = differential(self.open_cavalry(all), self.open_cavalry(&resisting));
        terms.push(Term { what: Reason::CavalryDifferential, rule: rules::LEAVING, number: horse });
        let sum: i16 = terms.iter().map(|term| term.number).sum();
        if sum < 0 {
            terms.push(Term { what: Reason::NeverBelowZero, rule: rules::LEAVING, number: -sum });
        }
        Some(Leaving { terms, plus: sum.max(0) })
    }
}

#[cfg(test)]
mod tests {
    use super::differential;

    #[test]
    fn the_differential_is_that_of_the_page() {
        let rows = [
            (0, 0, 0),
            (4, 4, 0),
            (1, 0, -1),
            (2, 0, -2),
            (9, 0, -3),
            (0, 1, 1),
            (0, 2, 2),
            (0, 7, 3),
            (5, 3, -1),
            (6, 3, -2),
            (8, 3, -2),
            (9, 3, -3),
            (3, 5, 0),
            (3, 6, 2),
            (3, 8, 2),
            (3, 9, 3),
        ];
        for (active, passive, number) in rows {
            assert_eq!(differential(active, passive), number, "{active} against {passive}");
        }
    }
}
