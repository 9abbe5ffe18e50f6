//! The weather die, rolled after the combat die if the players have agreed on it [22.0].

use crate::breach::Breach;
use crate::cases;
use crate::command::Decision;
use crate::event::{Report, What};
use crate::game::Game;
use crate::question::Question;
use crate::results::CombatResult;
use crate::state::Attack;
use crate::victory::Outcome;
use engine::case::Case;
use engine::contract::Pending;

/// The effect of the snowstorm on a result.
pub(super) struct WeatherDie {
    pub(super) attack: Attack,
    /// The result of the combat die.
    pub(super) before: CombatResult,
}

impl Question for WeatherDie {
    fn wording(&self) -> &'static str {
        "weather-die"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        game.die(Case::new(22, 0))
    }

    fn fall(&self, game: &mut Game, face: u16, report: &mut Report) -> Result<(), Breach> {
        let result = self.before.in_weather(face);
        let case = match face {
            5 => cases::WEATHER_KILLS,
            6 => cases::WEATHER_SWAPS,
            _ => cases::WEATHER_CALM,
        };
        report.tell(What::WeatherRolled { face, result }, [case]);
        game.begin_aftermath(self.attack.clone(), result, report);
        Ok(())
    }

    fn settle(&self, _game: &mut Game, _report: &mut Report) -> bool {
        false
    }
}
