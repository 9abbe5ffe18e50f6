//! W: the weather die [16.8].

use crate::command::Decision;
use crate::definition::ALLIED;
use crate::die::{dice, first};
use crate::event::Report;
use crate::game::Game;
use crate::question::Question;
use crate::rules;
use crate::victory::Outcome;
use engine::contract::Pending;

/// One die, by the trend.
pub(super) struct WeatherDie;

impl Question for WeatherDie {
    fn pending(&self, _game: &Game) -> Pending<Decision, Outcome> {
        dice(1, ALLIED, rules::VARIABLE_WEATHER)
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        game.roll_weather(first(faces), report);
        game.begin_arrivals(report);
    }
}
