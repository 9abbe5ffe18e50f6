//! W: the weather die [16.8].

use crate::contract::Pending;
use crate::twenty::command::Decision;
use crate::twenty::definition::ALLIED;
use crate::twenty::die::{dice, first};
use crate::twenty::event::Report;
use crate::twenty::game::Game;
use crate::twenty::question::Question;
use crate::twenty::rules;
use crate::twenty::victory::Outcome;

/// One die, by the trend.
pub(super) struct WeatherDie;

impl Question for WeatherDie {
    fn wording(&self) -> &'static str {
        "the weather die is rolled"
    }

    fn pending(&self, _game: &Game) -> Pending<Decision, Outcome> {
        dice(1, ALLIED, rules::VARIABLE_WEATHER)
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        game.roll_weather(first(faces), report);
        game.begin_arrivals(report);
    }
}
