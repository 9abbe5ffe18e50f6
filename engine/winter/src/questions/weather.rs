//! The dice of the weather (18).

use crate::cite::rule;
use crate::event::Report;
use crate::game::Game;
use crate::question::{Question, Throw, first, throw};

/// The wind that prevails [18.1].
pub(super) struct Prevailing;

impl Question for Prevailing {
    fn throw(&self, game: &Game) -> Option<Throw> {
        throw(usize::from(game.wind_is_due()), rule!("18.1"))
    }

    fn fall(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        game.set_prevailing(first(dice), report);
    }
}

/// The weather of the turn: a die for the snow and a die for the wind.
pub(super) struct Weather;

impl Question for Weather {
    fn throw(&self, game: &Game) -> Option<Throw> {
        throw(game.weather_dice(), rule!("18.2"))
    }

    fn fall(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        game.roll_weather(dice, report);
    }
}
