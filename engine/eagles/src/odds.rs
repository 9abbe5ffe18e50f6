//! Artillery fire, column, shifts and the combat die [7.6, 7.7].

use super::activation::FACES;
use super::board::{Grade, Ground};
use super::definition::*;
use super::fight::{Fight, RoundResult};
use super::game::Game;
use super::rules;
use super::tables::{Cell, Ratio};
use super::terms::{Reason, Term};
use engine::contract::Side;
use engine::count::{capped_sum, less};
use engine::hex::Hex;

/// A round before its die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Odds {
    pub(crate) attacking: u16,
    pub(crate) defending: u16,
    /// The column by strength alone.
    pub(crate) base: u8,
    /// The column after shifts.
    pub(crate) column: u8,
    /// Columns to the left, as negative numbers.
    pub(crate) shifts: Vec<Term>,
    /// The terms added to the die.
    pub(crate) die: Vec<Term>,
}

impl Odds {
    pub(crate) fn modifier(&self) -> i16 {
        self.die.iter().map(|term| term.number).sum()
    }
}

/// Both sides of a round, as far as the odds ask.
pub(crate) struct Lines<'a> {
    pub(crate) attacking: &'a [LeaderId],
    pub(crate) defending: &'a [LeaderId],
    /// Whether the attacker's commander may still give his bonus.
    pub(crate) bonus: bool,
}

/// The row of a table whose first row is for 1 and less, and whose last for 7 and more.
fn row<T>(rows: &[T], die: i16) -> Option<&T> {
    let at = usize::try_from(die.clamp(1, 7) - 1).unwrap_or(0);
    rows.get(at).or(rows.last())
}

impl Game {
    /// Column, shifts and modifiers of a round.
    pub(crate) fn odds(&self, lines: &Lines<'_>) -> Odds {
        let (attacking, defending) = (self.strength(lines.attacking), self.strength(lines.defending));
        let columns = &self.board.tables().combat.columns;
        let reaches = |ratio: &Ratio| {
            u32::from(attacking) * u32::from(ratio.defender) >= u32::from(defending) * u32::from(ratio.attacker)
        };
        let base = columns.iter().rposition(reaches);
        let mut shifts = self.ground_shift(lines.defending);
        shifts.extend(self.crossing_shift(lines));
        for (leaders, sign) in [(lines.attacking, -1), (lines.defending, 1)] {
            let number = sign * self.forage_shift(leaders);
            if number != 0 {
                shifts.push(Term { what: Reason::Foraging, rule: rules::FORAGE, number });
            }
        }
        let cap = i16::from(self.board.tables().shift.cap);
        let sum: i16 = shifts.iter().map(|term| term.number).sum();
        if sum < -cap {
            shifts.push(Term { what: Reason::ShiftCap, rule: rules::ODDS, number: -cap - sum });
        }
        let mut die = Vec::new();
        if base.is_none() {
            die.push(Term { what: Reason::BelowTheTable, rule: rules::ODDS, number: 1 });
        }
        let weather = self.state.weather.combat();
        if weather != 0 {
            die.push(Term { what: Reason::Weather, rule: rules::ODDS, number: weather });
        }
        let commander = self.commander_among(lines.attacking).and_then(|leader| self.board.leader(leader));
        if let Some(leader) = commander.filter(|leader| lines.bonus && leader.bonus > 0) {
            die.push(Term { what: Reason::ArmyCommander, rule: rules::ODDS, number: -i16::from(leader.bonus) });
        }
        let base = u8::try_from(base.unwrap_or(0)).unwrap_or(u8::MAX);
        let left = u8::try_from((-sum).clamp(0, cap)).unwrap_or(0);
        let right = u8::try_from(sum.max(0)).unwrap_or(0);
        let last = u8::try_from(columns.len() - 1).unwrap_or(u8::MAX);
        let column = capped_sum(less(base, left), right).min(last);
        Odds { attacking, defending, base, column, shifts, die }
    }

    fn shifts_in(&self, side: Side, hex: Hex) -> Vec<Term> {
        let table = &self.board.tables().shift;
        let cover = self.board.cover_of(hex);
        let term = |what: Reason, number: u8| Term { what, rule: rules::ODDS, number: -i16::from(number) };
        let mut terms = Vec::new();
        if let Some(campaign) = self.campaign().filter(|_| self.in_redoubt(side, hex)) {
            terms.push(term(Reason::Redoubt, campaign.tables.redoubt));
        }
        if cover.fortified {
            terms.push(term(Reason::Fortified, table.fortified));
            return terms;
        }
        match cover.ground {
            Ground::Clear => {}
            Ground::Woods => terms.push(term(Reason::Woods, table.woods)),
            Ground::Hills => terms.push(term(Reason::Hills, table.hills)),
            Ground::Marsh => terms.push(term(Reason::Marsh, table.marsh)),
        }
        if cover.major_town {
            terms.push(term(Reason::MajorTown, table.major_town));
        }
        terms
    }

    /// The ground of the hex with most of the defender's strength.
    fn ground_shift(&self, defending: &[LeaderId]) -> Vec<Term> {
        let strength = |hex: Hex| {
            let there = defending.iter().filter(|&&leader| self.state.hex_of(leader) == Some(hex));
            there.map(|&leader| self.strength(&[leader])).sum::<u16>()
        };
        let side = defending.first().map_or(Side::First, |&leader| self.board.side_of(leader));
        let ranked = self.hexes_of(defending).into_iter().map(|hex| {
            let terms = self.shifts_in(side, hex);
            let sum: i16 = terms.iter().map(|term| term.number).sum();
            (strength(hex), sum, std::cmp::Reverse(hex), terms)
        });
        ranked.max_by_key(|entry| (entry.0, entry.1, entry.2)).map(|entry| entry.3).unwrap_or_default()
    }

    /// A river between all attackers and all defenders.
    fn crossing_shift(&self, lines: &Lines<'_>) -> Option<Term> {
        let defended = self.hexes_of(lines.defending);
        let mut all_bridges = true;
        let mut crossed = false;
        for hex in self.hexes_of(lines.attacking) {
            for step in self.board.steps(hex) {
                if !defended.contains(&step.to) || !self.field.is_open(step, &self.state) {
                    continue;
                }
                match step.river {
                    Some(Grade::Primary) => {}
                    Some(Grade::Secondary) => all_bridges = false,
                    None if step.lake => all_bridges = false,
                    None => return None,
                }
                crossed = true;
            }
        }
        let table = &self.board.tables().shift;
        let (what, number) = if all_bridges {
            (Reason::PrimaryBridge, table.primary_bridge)
        } else {
            (Reason::SecondaryRiver, table.secondary_river)
        };
        crossed.then_some(Term { what, rule: rules::ODDS, number: -i16::from(number) })
    }

    /// The result of a face on these odds.
    pub(crate) fn combat_result(&self, odds: &Odds, attacker: Side, face: u16) -> RoundResult {
        let die = face.cast_signed() + odds.modifier();
        let cells = row(&self.board.tables().combat.rows, die);
        let cell = cells.and_then(|cells| cells.get(usize::from(odds.column))).copied();
        let cell = cell.unwrap_or(Cell { attacker: 0, defender: 0, stars: 0 });
        let mud = self.state.weather.mud();
        let starred_defender = cell.defender > cell.attacker;
        let defender = if mud && starred_defender { less(cell.defender, cell.stars) } else { cell.defender };
        let defender_loses = defender > cell.attacker;
        RoundResult {
            attacker: cell.attacker,
            defender,
            stars: if mud || defender_loses != starred_defender { 0 } else { cell.stars },
            loser: if defender_loses { attacker.other() } else { attacker },
            attacking: odds.attacking,
            defending: odds.defending,
        }
    }

    /// The artillery strength with which a side fires.
    pub(crate) fn battery(&self, fight: &Fight, side: Side) -> u16 {
        let guns = self.arms_of(&fight.party(side).leaders).artillery;
        if fight.party(side).forward == Some(true) { guns * 2 } else { guns }
    }

    /// The loss of those under fire for each face of an artillery die; none without guns, and never more than they
    /// have.
    pub(crate) fn fire_losses(&self, guns: u16, under_fire: &[LeaderId]) -> [u16; FACES as usize] {
        let table = &self.board.tables().artillery;
        let mut losses = [0; FACES as usize];
        if guns == 0 {
            return losses;
        }
        let class = table.strength_upper.iter().position(|&most| guns <= most).unwrap_or(table.strength_upper.len());
        let cells = table.loss.get(class).map_or(&[][..], Vec::as_slice);
        let most = self.strength(under_fire);
        for (loss, face) in losses.iter_mut().zip(1i16..) {
            *loss = row(cells, face + self.state.weather.fire()).map_or(0, |&loss| u16::from(loss)).min(most);
        }
        losses
    }

    /// The sides that roll an artillery die, the round's attacker first: those whose fire depends on it (R5).
    pub(crate) fn gunners(&self, fight: &Fight) -> Vec<Side> {
        let differs = |side: &Side| {
            let losses = self.fire_losses(self.battery(fight, *side), &fight.party(side.other()).leaders);
            losses.iter().any(|loss| Some(loss) != losses.first())
        };
        [fight.attacker, fight.attacker.other()].into_iter().filter(differs).collect()
    }
}
