//! Reserves freed for high morale, at the start of a movement phase [11.4].

use crate::board::ArmyId;
use crate::breach::Breach;
use crate::cases;
use crate::command::{Command, Decision};
use crate::definition::UnitId;
use crate::event::Report;
use crate::game::Game;
use crate::options::Options;
use crate::plan::Plan;
use crate::question::Question;
use crate::state::{Moving, Stage};
use crate::unit_set::UnitSet;
use crate::victory::Outcome;
use engine::contract::Pending;
use engine::count::less;

/// Whether the side spends morale above the starting level on reserves.
pub(super) struct Spirit;

impl Question for Spirit {
    fn wording(&self) -> &'static str {
        "spirit"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        Pending::Decision { side: game.state.active, decision: Decision::Spirit }
    }

    fn options(&self, game: &Game) -> Options {
        let armies = game.spirits().into_iter();
        Options::Spirit(armies.map(|(army, spare)| (spare, game.reserves_of(army).collect())).collect())
    }

    fn answer(&self, game: &Game, command: &Command) -> Result<Plan, Breach> {
        match command {
            Command::Activate { units } => {
                let freed = check(game, units)?;
                Ok(Plan::new(move |game, report| game.spend_spirit(freed, report)))
            }
            _ => Err(self.another()),
        }
    }

    fn settle(&self, game: &mut Game, _report: &mut Report) -> bool {
        let passes = game.spirits().is_empty();
        if passes {
            game.state.stage = Stage::Movement(Moving::Units);
        }
        passes
    }
}

/// Checks that an army frees no more units than it has morale to spare, and only its reserves.
fn check(game: &Game, units: &[UnitId]) -> Result<UnitSet, Breach> {
    let chosen: UnitSet = units.iter().copied().collect();
    let mut allowed = UnitSet::EMPTY;
    for (army, spare) in game.spirits() {
        let reserves: UnitSet = game.reserves_of(army).collect();
        if reserves.and(chosen).len() > u32::from(spare) {
            return Err(Breach::TooManyReserves { most: spare, case: cases::RESERVE_SPIRIT });
        }
        allowed = allowed.or(reserves);
    }
    match chosen.minus(allowed).first() {
        Some(unit) => Err(Breach::NotInReserve { unit, case: cases::RESERVE_SPIRIT }),
        None => Ok(chosen),
    }
}

impl Game {
    /// Armies of the side with morale to spend, and the amount.
    fn spirits(&self) -> Vec<(ArmyId, u8)> {
        let mut armies = Vec::new();
        for id in self.board.army_ids() {
            let Some(army) = self.board.army(id) else { continue };
            let spare = less(self.state.morale_of(id), army.morale);
            let ours = self.side_of(id) == Some(self.state.active);
            if army.calls_reserves && ours && spare > 0 && self.reserves_of(id).next().is_some() {
                armies.push((id, spare));
            }
        }
        armies
    }

    fn spend_spirit(&mut self, units: UnitSet, report: &mut Report) {
        for unit in units.iter() {
            self.activate(unit, [cases::RESERVE_SPIRIT], report);
            if let Some(army) = self.board.army_of(unit) {
                self.change_morale(army, -1, cases::RESERVE_SPIRIT, report);
            }
        }
        self.state.stage = Stage::Movement(Moving::Units);
    }
}
