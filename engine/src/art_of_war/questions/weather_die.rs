//! The weather die, thrown after the combat die where the players have agreed on it [22.0].

use crate::art_of_war::breach::Breach;
use crate::art_of_war::cases;
use crate::art_of_war::command::Decision;
use crate::art_of_war::event::{Report, What};
use crate::art_of_war::game::Game;
use crate::art_of_war::question::Question;
use crate::art_of_war::results::CombatResult;
use crate::art_of_war::state::Attack;
use crate::art_of_war::victory::Outcome;
use crate::case::Case;
use crate::contract::Pending;

/// What the snowstorm makes of a result.
pub(super) struct WeatherDie {
    pub(super) attack: Attack,
    /// The result of the combat die.
    pub(super) before: CombatResult,
}

impl Question for WeatherDie {
    fn wording(&self) -> &'static str {
        "the weather die"
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
