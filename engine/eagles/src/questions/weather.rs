//! The weather of a game-turn, from the list or by a die [3, T7].

use super::question::{Question, dice};
use crate::command::Decision;
use crate::event::Report;
use crate::game::Game;
use crate::outcome::Outcome;
use crate::rules;
use crate::weather::Weather;
use engine::contract::{Pending, Side};

pub(super) struct WeatherDie;

impl Game {
    /// The weather for each face.
    pub(crate) fn weather_faces(&self) -> Vec<Weather> {
        let turns = &self.board.definition().turns;
        let turn = turns.get(usize::from(self.state.turn - 1)).or(turns.last());
        if !self.optional.rolled_weather && self.campaign().is_none() {
            return turn.map(|turn| turn.historical).into_iter().collect();
        }
        let table = &self.board.tables().weather;
        let month = turn.and_then(|turn| table.iter().find(|month| month.month == turn.month));
        month.map(|month| month.faces.clone()).unwrap_or_default()
    }
}

impl Question for WeatherDie {
    fn wording(&self) -> &'static str {
        "roll-weather"
    }

    fn pending(&self, _game: &Game) -> Pending<Decision, Outcome> {
        dice(Side::First, 1, rules::WEATHER)
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        let face = faces.first().copied().unwrap_or(1);
        let all = game.weather_faces();
        let weather = all.get(usize::from(face - 1)).or(all.first()).copied();
        game.begin_turn(weather.unwrap_or(Weather::Fair), Some(face), report);
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        let faces = game.weather_faces();
        let Some(&first) = faces.first() else { return false };
        if faces.iter().any(|&weather| weather != first) {
            return false;
        }
        game.begin_turn(first, None, report);
        true
    }
}
