//! Variable weather: the track, the trend and Mud [16.8].

use super::definition::{Trend, Weather};
use super::event::{Report, What};
use super::game::Game;
use super::rules;
use engine::count::capped_sum;

/// The track without its last box, the storm.
const TRACK: [Weather; 4] = [Weather::Clear, Weather::Cloudy, Weather::Showers, Weather::Downpour];

/// The number of boxes that a face moves the weather towards the storm.
pub(crate) const fn boxes(trend: Trend, face: u16) -> i8 {
    match (trend, face) {
        (Trend::Improving, ..=1) | (Trend::Worsening, ..=2) => 1,
        (Trend::Improving, 2..=4) | (Trend::Worsening, 6..) => -1,
        (Trend::Improving, 5..) | (Trend::Worsening, 3..=5) => 0,
    }
}

/// The weather after a move along the track; a storm goes straight back to Downpour.
pub(crate) fn after(weather: Weather, boxes: i8) -> (Weather, bool) {
    let here = i8::try_from(TRACK.iter().position(|known| *known == weather).unwrap_or(0)).unwrap_or(0);
    let there = usize::try_from((here + boxes).max(0)).unwrap_or(0);
    match TRACK.get(there) {
        Some(weather) => (*weather, false),
        None => (Weather::Downpour, true),
    }
}

impl Game {
    pub(crate) fn turn_trend(&mut self, report: &mut Report) {
        self.state.trend = match self.state.trend {
            Trend::Improving => Trend::Worsening,
            Trend::Worsening => Trend::Improving,
        };
        report.tell(What::TrendTurned { trend: self.state.trend }, [rules::CARD_1, rules::TREND]);
    }

    /// W: the weather die has fallen.
    pub(crate) fn roll_weather(&mut self, face: u16, report: &mut Report) {
        let (weather, storm) = after(self.state.weather, boxes(self.state.trend, face));
        self.state.weather = weather;
        let ahead = self.board.definition().numbers.mud_turns;
        // Where every turn has its storm, Mud outlasts the last turn. How long then makes no difference, so its turn is capped.
        self.state.mud = match self.state.mud {
            mud if storm => Some(capped_sum(mud.unwrap_or(self.state.turn), ahead)),
            Some(until) if weather == Weather::Downpour => Some(capped_sum(until, 1)),
            mud => mud,
        };
        let (face, mud) = (u8::try_from(face).unwrap_or(0), self.state.mud);
        report.tell(What::WeatherRolled { face, weather, storm, mud }, [rules::VARIABLE_WEATHER, rules::MUD]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 16.8: the table of the page, face by face.
    #[test]
    fn the_die_moves_the_weather_by_the_trend() {
        let read = |trend| (1..=6).map(|face| boxes(trend, face)).collect::<Vec<_>>();
        assert_eq!(read(Trend::Improving), [1, -1, -1, -1, 0, 0]);
        assert_eq!(read(Trend::Worsening), [1, 1, 0, 0, 0, -1]);
    }

    #[test]
    fn clear_gets_no_better_and_storms_go_back() {
        assert_eq!(after(Weather::Clear, -1), (Weather::Clear, false));
        assert_eq!(after(Weather::Showers, 1), (Weather::Downpour, false));
        assert_eq!(after(Weather::Downpour, 1), (Weather::Downpour, true));
    }
}
