//! The combat die, rolled for an attack that is announced [6.0].

use crate::breach::Breach;
use crate::cases;
use crate::command::Decision;
use crate::event::{Report, What};
use crate::game::Game;
use crate::question::Question;
use crate::results::CombatResult;
use crate::state::{Attack, Step};
use crate::victory::Outcome;
use engine::contract::Pending;

/// The roll that decides an attack.
pub(super) struct CombatDie {
    pub(super) attack: Attack,
}

impl Question for CombatDie {
    fn wording(&self) -> &'static str {
        "combat-die"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        game.die(cases::TABLE)
    }

    fn fall(&self, game: &mut Game, face: u16, report: &mut Report) -> Result<(), Breach> {
        let attack = self.attack.clone();
        let result = attack.column.result(face).ok_or(Breach::WrongFaces)?;
        let weather = game.optional.weather;
        let spared = (result != CombatResult::Dr && !attack.bombarding.is_empty()).then_some(cases::GUNS_SAFE);
        let no_weather = (weather && result == CombatResult::Ee).then_some(cases::WEATHER_NOT_EE);
        let why = [cases::TABLE, cases::RESULTS].into_iter().chain(spared).chain(no_weather);
        report.tell(What::DieRolled { face, result }, why);
        if !weather || result == CombatResult::Ee {
            game.begin_aftermath(attack, result, report);
        } else if let Some(combat) = game.state.combat_mut() {
            combat.step = Step::Weather(attack, result);
        }
        Ok(())
    }

    fn settle(&self, _game: &mut Game, _report: &mut Report) -> bool {
        false
    }
}
