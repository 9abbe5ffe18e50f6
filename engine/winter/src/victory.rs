//! The victory conditions of a battle [20.05, 20.16, 20.25].

use super::cite::rule;
use super::definition::Victory;
use super::event::{Report, What};
use super::game::Game;
use super::outcome::Outcome;
use super::state::*;
use engine::contract::Side;
use engine::count::capped_sum;
use engine::rule::Rule;

impl Game {
    fn victory(&self) -> &Victory {
        &self.board.rules().victory
    }

    /// The case that counts the levels of this battle at its end.
    pub(crate) fn victory_case(&self) -> Rule {
        let rules = self.board.rules();
        if self.board.whole().is_some() {
            rule!("20.35")
        } else if rules.orders.is_some() {
            rule!("20.25")
        } else if rules.victory.objectives.is_empty() {
            rule!("20.16")
        } else {
            rule!("20.05")
        }
    }

    /// The tests at the end of a turn; returns whether the game ends at once (R44).
    pub(crate) fn test_turn(&mut self, report: &mut Report) -> bool {
        let board = std::sync::Arc::clone(&self.board);
        let victory = &board.rules().victory;
        let turn = self.state.turn;
        for line in victory.held_lines.iter().filter(|line| line.turn == turn) {
            if !self.line_is_held(line.at_most) {
                self.change_level(-line.levels, rule!("20.16"), report);
            }
        }
        for (at, village) in victory.villages.iter().enumerate() {
            let counted = self.state.affairs.villages_counted.get(at) == Some(&true);
            let taken = village.hexes.iter().all(|&hex| self.controls(Side::Second, hex));
            if !counted && taken && self.state.turn <= village.by_turn {
                if let Some(known) = self.state.affairs.villages_counted.get_mut(at) {
                    *known = true;
                }
                self.change_level(-village.levels, rule!("20.25"), report);
            }
        }
        if let Some(beyond) = victory.beyond_row
            && !self.state.affairs.row_counted
            && self.brigades_beyond(beyond.row, beyond.points) >= usize::from(beyond.brigades)
        {
            self.state.affairs.row_counted = true;
            self.change_level(-beyond.levels, rule!("20.25"), report);
        }
        if let Some(exit) = victory.exit
            && !self.state.affairs.exit_counted
            && self.state.affairs.exited >= exit.points
        {
            self.state.affairs.exit_counted = true;
            self.change_level(-exit.levels, rule!("20.25"), report);
        }
        victory.sudden.is_some_and(|level| self.state.affairs.level <= level)
    }

    /// Whether the battle is over before its last turn, if the players agreed on that. A side has no units on the map
    /// and none to come, or every French corps is demoralised while the Russian army has points left [20.31].
    pub(crate) fn ends_early(&self) -> bool {
        if !self.options.early_end {
            return false;
        }
        if self.board.whole().is_some() {
            return self.field_is_over();
        }
        let gone = Side::BOTH.into_iter().any(|side| !self.takes_part(side));
        let bodies = || self.board.rules().bodies.iter().zip(&self.state.affairs.spirits);
        let french = || bodies().filter(|(body, _)| body.side == Side::Second);
        let broken = french().next().is_some()
            && french().all(|(_, spirit)| spirit.nerve > Nerve::Steady)
            && bodies().any(|(body, spirit)| body.side == Side::First && spirit.points > 0);
        gone || self.options.spirit && broken
    }

    /// Number of French infantry brigades with `points` points of battalions north of a row.
    fn brigades_beyond(&self, row: u8, points: u16) -> usize {
        let mut strengths: std::collections::BTreeMap<u16, u16> = std::collections::BTreeMap::new();
        for (id, hex) in self.on_map(Side::Second) {
            let counter = self.counter(id);
            if counter.is_battalion()
                && self.unit(id).morale != Morale::Routed
                && self.board.spot(hex).printed.row > i32::from(row)
                && let Some(brigade) = counter.brigade
            {
                *strengths.entry(brigade).or_default() += u16::from(self.unit(id).strength);
            }
        }
        strengths.values().filter(|&&strength| strength >= points).count()
    }

    fn withdrawn(&self) -> impl Iterator<Item = UnitId> + '_ {
        self.board.unit_ids().filter(|&id| self.unit(id).place == Place::Withdrawn)
    }

    /// Battalions that left at half strength or more, of some regiments or of all.
    pub(crate) fn withdrawn_battalions(&self, regiments: Option<&[String]>) -> usize {
        self.withdrawn()
            .filter(|&id| {
                let named = regiments.is_none_or(|names| {
                    let regiment = self.counter(id).regiment.map(|key| self.board.key_name(key));
                    regiment.is_some_and(|regiment| names.iter().any(|name| name == regiment))
                });
                named && self.counter(id).is_battalion() && self.unit(id).left_strong
            })
            .count()
    }

    /// Halves of some batteries that left with a crew.
    pub(crate) fn withdrawn_halves(&self, batteries: &[String]) -> usize {
        self.withdrawn()
            .filter(|&id| {
                let battery = self.counter(id).battery.map(|key| self.board.key_name(key));
                self.counter(id).is_battery()
                    && self.unit(id).strength > 0
                    && battery.is_some_and(|battery| batteries.iter().any(|name| name == battery))
            })
            .count()
    }

    pub(crate) fn has_withdrawn(&self, leader: &str) -> bool {
        self.board.leader_id(leader).is_some_and(|leader| self.state.leader(leader).post == Post::Withdrawn)
    }

    /// The tests at the end of the game.
    pub(crate) fn test_end(&mut self, report: &mut Report) {
        if self.board.whole().is_some() {
            self.test_field_end(report);
            return;
        }
        let board = std::sync::Arc::clone(&self.board);
        let victory = &board.rules().victory;
        for objective in &victory.objectives {
            if self.controls(Side::First, objective.hex) {
                self.change_level(objective.levels, rule!("20.05"), report);
            } else if self.controls(Side::Second, objective.hex) {
                self.change_level(-objective.levels, rule!("20.05"), report);
            }
        }
        let (battalions, halves) =
            (self.withdrawn_battalions(None), self.withdrawn_halves(&victory.withdrawal_batteries));
        let met = victory.withdrawals.iter().filter(|award| {
            award.leader.as_ref().is_none_or(|leader| self.has_withdrawn(leader))
                && battalions >= usize::from(award.battalions)
                && halves >= usize::from(award.half_batteries)
        });
        let best = met.map(|award| award.levels).max().unwrap_or(0);
        self.change_level(best, self.victory_case(), report);
        self.test_town(report);
        if let (Some(award), Some(batteries)) = (victory.cup, self.state.affairs.cup.batteries) {
            let levels = if batteries >= award.most {
                award.levels_most
            } else if batteries >= award.many {
                award.levels_many
            } else {
                award.levels_few
            };
            self.change_level(levels, rule!("20.16"), report);
        }
        if let Some(kept) = &victory.kept {
            let brigade = board.key(&kept.brigade);
            let waits = |id: UnitId| self.counter(id).brigade == brigade && !self.counter(id).is_loose();
            let never = board.unit_ids().filter(|&id| waits(id)).all(|id| self.unit(id).place == Place::Waiting);
            if brigade.is_some() && never {
                self.change_level(kept.levels, rule!("20.25"), report);
            }
        }
        if let Some(height) = &victory.height {
            let stands = |hex: &engine::hex::Hex| self.has(Side::Second, *hex);
            let guns = height.hexes.iter().any(|&hex| {
                self.units_at(hex).iter().any(|&id| {
                    self.side_of(id) == Side::Second
                        && self.counter(id).is_battery()
                        && self.unit(id).formation == Formation::Unlimbered
                })
            });
            if !height.hexes.is_empty() && height.hexes.iter().all(stands) && guns {
                self.change_level(-height.levels, rule!("20.25"), report);
            }
        }
        let [allied, french] = self.state.affairs.lost;
        let margin = victory.loss_margin;
        let case = self.victory_case();
        if allied >= capped_sum(french, margin) {
            self.change_level(-1, case, report);
        } else if french >= capped_sum(allied, margin) {
            self.change_level(1, case, report);
        }
    }

    /// The last tests.
    pub(crate) fn end_game(&mut self, report: &mut Report) {
        // A ceasefire has read the level already [20.44].
        if self.state.affairs.ceasefire.is_none() {
            self.test_end(report);
        }
        report.tell(What::GameOver(self.outcome()), [self.victory_case()]);
    }

    fn test_town(&mut self, report: &mut Report) {
        let Some(award) = self.victory().town else { return };
        let board = std::sync::Arc::clone(&self.board);
        let town = &board.rules().town;
        let held = |side: Side| town.iter().filter(|&&hex| self.controls(side, hex)).count();
        let (allied, french) = (held(Side::First), held(Side::Second));
        let some = usize::from(award.some);
        let declared = self.state.affairs.hold.is_some();
        let mut taken = if french == town.len() {
            award.french_all
        } else if french >= some {
            award.french_some
        } else {
            0
        };
        if taken > 0 && !declared {
            taken = (taken - award.french_less).max(0);
        }
        let kept = match (allied >= some, declared) {
            (false, _) => 0,
            (true, true) => award.allied_some,
            (true, false) => award.allied_not_held,
        };
        self.change_level(-taken, rule!("20.16"), report);
        self.change_level(kept, rule!("20.16"), report);
    }

    /// The level if the battle ended now, with everything that counts at the end.
    pub fn level_if_over(&self) -> i8 {
        let mut game = self.clone_for_trial();
        if game.state.affairs.ceasefire.is_none() {
            game.test_end(&mut Report::default());
        }
        game.state.affairs.level
    }

    /// The present outcome, read as at the end.
    pub fn outcome(&self) -> Outcome {
        if let Some(outcome) = self.outcome_of_withdrawal() {
            return outcome;
        }
        match self.victory().sudden {
            Some(level) if self.state.affairs.level <= level => Outcome::of(-3),
            _ => Outcome::of(self.state.affairs.level),
        }
    }
}
