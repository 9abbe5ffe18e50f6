//! Losses of a march and of leaders that stayed [5.5, 5.6].

use super::definition::*;
use super::dues::Due;
use super::event::What;
use super::field::Arms;
use super::game::Game;
use super::state::Post;
use super::terms::{Reason, Term};
use engine::contract::Side;
use engine::rule::Rule;

/// A Force before the attrition die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Strain {
    pub(crate) column: u8,
    pub(crate) army: ArmyId,
    /// The strength that is judged, that of others who eat from the same ground too (B13).
    pub(crate) size: u16,
    /// The strength that can be lost.
    pub(crate) strength: u16,
    /// The row that is claimed for tracks under seal, whose size is not known (C3).
    pub(crate) row: Option<u8>,
    pub(crate) all_horse: bool,
    pub(crate) spent: u8,
    /// Movement points beyond the normal allowance, in an extended march (B4).
    pub(crate) extended: Option<u8>,
    pub(crate) commander: Option<LeaderId>,
    pub(crate) rule: Rule,
}

/// The attrition that the die can bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wear {
    /// The row of the table, from 1.
    pub(crate) row: u8,
    pub(crate) terms: Vec<Term>,
    /// Strength points lost for each face of the die.
    pub(crate) losses: [u16; 6],
}

impl Wear {
    /// The loss if all faces give the same one.
    pub(crate) fn settled(&self) -> Option<u16> {
        let [first, ..] = self.losses;
        self.losses.iter().all(|&loss| loss == first).then_some(first)
    }

    /// The event, with everything from which the loss was worked out.
    pub(crate) fn told(self, strain: &Strain, side: Side, at: Option<Post>, face: Option<u16>, loss: u16) -> What {
        let Strain { column, .. } = *strain;
        let size = if strain.row.is_some() { 0 } else { strain.size };
        What::Attrition { side, size, column, row: self.row, terms: self.terms, face, loss, at }
    }
}

impl Game {
    /// Row, modifiers and losses of a Force.
    pub(crate) fn wear(&self, strain: &Strain) -> Wear {
        let table = &self.board.tables().attrition;
        let upper = table.row_upper.get(usize::from(strain.column)).map_or(&[][..], Vec::as_slice);
        let last = table.loss.len() - 1;
        let mut row = upper.iter().position(|&most| strain.size <= most).unwrap_or(upper.len());
        if strain.all_horse {
            row = (row + usize::from(table.horse_row_worse)).min(last);
        }
        if let Some(claimed) = strain.row {
            row = usize::from(claimed - 1);
        }
        let lines = if strain.all_horse { &table.horse_lines } else { &table.foot_lines };
        // An extended march is judged by the top line.
        let line = lines.iter().rev().find(|line| strain.spent <= line.halves && strain.extended.is_none());
        let shift = line.or(lines.first());
        let rule = strain.rule;
        let mut terms =
            vec![Term { what: Reason::Distance, rule, number: shift.map_or(0, |line| i16::from(line.shift)) }];
        if let Some(points) = strain.extended.filter(|&points| points > 0) {
            terms.push(Term { what: Reason::Extended, rule: super::rules::BY_POINTS, number: i16::from(points) });
        }
        let feels_snow = self.board.army(strain.army).is_some_and(|army| army.feels_snow);
        let weather = self.state.weather.attrition(strain.all_horse, feels_snow);
        if weather != 0 {
            terms.push(Term { what: Reason::Weather, rule, number: weather });
        }
        let bonus = strain.commander.and_then(|leader| self.board.leader(leader)).map_or(0, |leader| leader.bonus);
        if bonus != 0 {
            terms.push(Term { what: Reason::ArmyCommander, rule, number: -i16::from(bonus) });
        }
        let sum: i16 = terms.iter().map(|term| term.number).sum();
        let mut losses = [0; 6];
        for (loss, face) in losses.iter_mut().zip(1i16..) {
            let at = table.die_upper.iter().position(|&most| face + sum <= i16::from(most));
            let cells = table.loss.get(row).map_or(&[][..], Vec::as_slice);
            let cell = cells.get(at.unwrap_or(table.die_upper.len())).or(cells.last());
            *loss = cell.map_or(0, |&cell| u16::from(cell)).min(strain.strength);
        }
        Wear { row: u8::try_from(row + 1).unwrap_or(u8::MAX), terms, losses }
    }

    /// The army commander among some leaders.
    pub(crate) fn commander_among(&self, leaders: &[LeaderId]) -> Option<LeaderId> {
        leaders.iter().copied().find(|&leader| self.is_commander(leader) && self.is_awake(leader))
    }
}

/// From which arms a loss is taken: one after the other from the strongest. There is at least as much as is lost.
pub(crate) fn by_arm(mut arms: Arms, loss: u16) -> Due {
    let before = arms;
    for _ in 0..loss {
        let mut strongest = Arm::Infantry;
        for arm in Arm::ALL {
            if arms.of(arm) > arms.of(strongest) {
                strongest = arm;
            }
        }
        *arms.of_mut(strongest) -= 1;
    }
    Due::ByArm {
        infantry: before.infantry - arms.infantry,
        cavalry: before.cavalry - arms.cavalry,
        artillery: before.artillery - arms.artillery,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_come_from_the_strongest_arm_and_ties_from_infantry_first() {
        let arms = Arms { infantry: 3, cavalry: 3, artillery: 1 };
        assert_eq!(by_arm(arms, 1), Due::ByArm { infantry: 1, cavalry: 0, artillery: 0 });
        assert_eq!(by_arm(arms, 2), Due::ByArm { infantry: 1, cavalry: 1, artillery: 0 });
        assert_eq!(by_arm(arms, 5), Due::ByArm { infantry: 3, cavalry: 2, artillery: 0 });
        assert_eq!(by_arm(arms, 7), Due::ByArm { infantry: 3, cavalry: 3, artillery: 1 });
    }
}
