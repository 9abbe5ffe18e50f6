//! Snow and wind: what the dice of the Interphase bring, and what snow does (18).

use super::cite::rule;
use super::event::{Report, What};
use super::facing::Way;
use super::game::Game;
use super::sense::all_round;
use super::state::*;
use super::tables::SnowTable;
use super::terms::{Reason, Term, term};
use engine::count::less;
use engine::hex::Hex;
use std::cmp::Ordering;

/// One of three numbers by the rate of snow; nothing while none falls.
fn by_rate<T: Copy>(snow: Snow, [light, heavy, blizzard]: [T; 3]) -> Option<T> {
    match snow {
        Snow::None => None,
        Snow::Light => Some(light),
        Snow::Heavy => Some(heavy),
        Snow::Blizzard => Some(blizzard),
    }
}

/// The rate one step nearer to another.
fn step_toward(from: Snow, to: Snow) -> Snow {
    match (from, to.cmp(&from)) {
        (_, Ordering::Equal) => from,
        (Snow::None, _) => Snow::Light,
        (Snow::Light, Ordering::Greater) | (Snow::Blizzard, _) => Snow::Heavy,
        (Snow::Light, Ordering::Less) => Snow::None,
        (Snow::Heavy, Ordering::Greater) => Snow::Blizzard,
        (Snow::Heavy, Ordering::Less) => Snow::Light,
    }
}

impl Game {
    fn snow_table(&self) -> &SnowTable {
        &self.board.tables().snow
    }

    /// The present amount of snow.
    pub(crate) fn snow(&self) -> Snow {
        self.state.affairs.weather.snow
    }

    /// Heavy snow or a blizzard.
    pub(crate) fn snows_hard(&self) -> bool {
        self.snow() >= Snow::Heavy
    }

    pub(crate) fn is_blizzard(&self) -> bool {
        self.snow() == Snow::Blizzard
    }

    /// The hexside against the wind, while snow falls [18.1].
    pub(crate) fn against_wind(&self) -> Option<Way> {
        let weather = &self.state.affairs.weather;
        weather.wind.filter(|_| weather.snow != Snow::None).map(Way::opposite)
    }

    /// Whether a unit faces into the wind; one that looks all round does only when it acts that way [18.1].
    pub(crate) fn faces_wind(&self, id: UnitId, unit: &Unit, acts: Option<Way>) -> bool {
        let Some(against) = self.against_wind() else { return false };
        if all_round(self.counter(id), unit) { acts == Some(against) } else { unit.facing.front().contains(&against) }
    }

    /// The same for a unit in its present state; Cossacks that ride a charge go by their facing [19.21].
    fn is_into_wind(&self, id: UnitId, acts: Option<Way>, riding: bool) -> bool {
        let unit = self.unit(id);
        if self.rides_formed(id, riding) {
            self.against_wind().is_some_and(|against| unit.facing.front().contains(&against))
        } else {
            self.faces_wind(id, unit, acts)
        }
    }

    // ---- effects [18.3]

    /// The visibility in snow, in hexes.
    pub(crate) fn snow_sight(&self) -> u16 {
        by_rate(self.snow(), self.snow_table().sight).map_or(u16::MAX, u16::from)
    }

    /// The largest radius snow leaves a leader [17.1].
    pub(crate) fn snow_radius(&self) -> u16 {
        by_rate(self.snow(), self.snow_table().radius).map_or(u16::MAX, u16::from)
    }

    /// The most whole points snow leaves a leader.
    pub(crate) fn snow_leader(&self) -> u8 {
        by_rate(self.snow(), self.snow_table().leader_most).unwrap_or(u8::MAX)
    }

    /// An allowance in whole points as snow leaves it [5.2].
    pub(crate) fn snow_allowance(&self, points: u8) -> u8 {
        match self.snow() {
            Snow::None | Snow::Light => points,
            Snow::Heavy => less(points, self.snow_table().allowance_less),
            Snow::Blizzard => points.div_ceil(2),
        }
    }

    /// The additional cost of a step into the wind, in sixths. A Road Column pays a rate of its own in heavy snow.
    pub(crate) fn wind_cost(&self, id: UnitId, unit: &Unit, way: Way) -> u16 {
        let column = unit.formation == Formation::RoadColumn && self.snows_hard();
        if !column && self.faces_wind(id, unit, Some(way)) { self.snow_table().into_wind } else { 0 }
    }

    /// The length of a rout, in hexes [13.1].
    pub(crate) fn rout_retreat(&self) -> u8 {
        if self.is_blizzard() { self.snow_table().rout_retreat } else { self.board.tables().morale.rout_retreat }
    }

    /// The loss of a rating in a blizzard [1.11].
    pub(crate) fn snow_er(&self) -> i16 {
        by_rate(self.snow(), self.snow_table().er).map_or(0, i16::from)
    }

    fn snow_term(&self, into: bool, into_wind: [i8; 3], other: [i8; 3]) -> Option<Term> {
        let amount = by_rate(self.snow(), if into { into_wind } else { other })?;
        let reason = if into { Reason::IntoWind } else { Reason::Snow };
        (amount != 0).then(|| term("18.3", reason, i16::from(amount)))
    }

    /// The modifier of snow for the die of a shot.
    pub(crate) fn snow_on_fire(&self, id: UnitId, from: Hex, to: Hex) -> Option<Term> {
        let (way, _) = self.board.first_side(from, to);
        let table = self.snow_table();
        self.snow_term(self.faces_wind(id, self.unit(id), Some(way)), table.fire_into, table.fire_other)
    }

    /// The modifier of snow for the die of a morale check; `acts` is the direction in which the unit attacks, if it
    /// does.
    pub(crate) fn snow_on_morale(&self, id: UnitId, acts: Option<Way>, riding: bool) -> Option<Term> {
        let table = self.snow_table();
        self.snow_term(self.is_into_wind(id, acts, riding), table.morale_into, table.morale_other)
    }

    /// The modifier of snow for a rating in shock.
    pub(crate) fn snow_on_shock(&self, id: UnitId, attacks: Option<Way>, riding: bool) -> Option<(Reason, i8)> {
        let table = self.snow_table();
        let into = self.is_into_wind(id, attacks, riding);
        let term = if attacks.is_some() {
            self.snow_term(into, table.attack_into, table.attack_other)
        } else {
            self.snow_term(into, table.defend_into, [0; 3])
        };
        term.map(|term| (term.reason, i8::try_from(term.amount).unwrap_or(0)))
    }

    // ---- dice

    /// Whether the prevailing wind is still to be rolled for [18.1].
    pub(crate) fn wind_is_due(&self) -> bool {
        self.options.weather && self.state.affairs.weather.prevailing.is_none()
    }

    /// The icon of this turn; nothing once the event has begun [18.2].
    fn icon(&self) -> Option<i8> {
        let table = self.snow_table();
        let at = table.icons.iter().position(|&turn| turn == self.state.turn)?;
        table.icon_modifier.get(at).copied()
    }

    /// Dice the weather of this Interphase needs: the event or the rate, and the wind; the wind that prevails first if it
    /// is not known.
    pub(crate) fn weather_dice(&self) -> usize {
        let weather = &self.state.affairs.weather;
        let due = self.options.weather && !weather.over && (weather.space.is_some() || self.icon().is_some());
        if due { 2 + usize::from(weather.prevailing.is_none()) } else { 0 }
    }

    /// The die of the prevailing wind is rolled.
    pub(crate) fn roll_wind(&mut self, dice: &[u8], report: &mut Report) {
        if let Some(&die) = dice.first() {
            self.set_prevailing(die, report);
            // Snow that falls at the start comes with that wind.
            let weather = &mut self.state.affairs.weather;
            if weather.snow != Snow::None {
                weather.wind = weather.wind.or(weather.prevailing);
            }
        }
    }

    fn set_prevailing(&mut self, die: u8, report: &mut Report) {
        let way = self.snow_table().prevailing.get(usize::from(die)).copied().unwrap_or(Way::SouthWest);
        self.state.affairs.weather.prevailing = Some(way);
        report.tell(What::WindSet { way, die, prevails: true }, [rule!("18.1")]);
    }

    /// The dice of the weather are rolled.
    pub(crate) fn roll_weather(&mut self, dice: &[u8], report: &mut Report) {
        if dice.is_empty() {
            return;
        }
        self.field.forget();
        let mut dice = dice.iter().copied();
        let mut next = || dice.next().unwrap_or(5);
        if self.state.affairs.weather.prevailing.is_none() {
            let die = next();
            self.set_prevailing(die, report);
        }
        let (die, wind) = (next(), next());
        let before = self.state.affairs.weather;
        let mut weather = before;
        match before.space {
            None => {
                // An event begins with light snow, or it does not begin.
                if i16::from(die) + i16::from(self.icon().unwrap_or(0)) > 0 {
                    report.tell(What::SnowRolled { die, score: 0, snow: Snow::None, over: false }, [rule!("18.2")]);
                    return;
                }
                (weather.space, weather.snow) = (Some(0), Snow::Light);
                report.tell(What::SnowRolled { die, score: 0, snow: Snow::Light, over: false }, [rule!("18.2")]);
            }
            Some(space) => {
                let table = self.snow_table();
                let last = u8::try_from(table.track.len() - 1).unwrap_or(u8::MAX);
                let space = (space + 1).min(last);
                let here = table.track.get(usize::from(space)).copied().unwrap_or(0);
                let more = match before.snow {
                    Snow::None => table.after_none,
                    Snow::Blizzard => table.after_blizzard,
                    _ => 0,
                };
                let score = i16::from(die) + i16::from(here) + i16::from(more);
                let [none, light, heavy] = table.rate_upto.map(i16::from);
                let result = if score <= none {
                    Snow::None
                } else if score <= light {
                    Snow::Light
                } else if score <= heavy {
                    Snow::Heavy
                } else {
                    Snow::Blizzard
                };
                weather.space = Some(space);
                weather.over = result == Snow::None && space >= last;
                weather.snow = if weather.over { Snow::None } else { step_toward(before.snow, result) };
                let told = What::SnowRolled { die, score, snow: weather.snow, over: weather.over };
                report.tell(told, [rule!("18.2")]);
            }
        }
        self.state.affairs.weather = weather;
        if weather.over {
            self.state.affairs.weather.wind = None;
            return;
        }
        let turn = match wind {
            0..=2 => -1,
            3..=6 => 0,
            _ => 1,
        };
        if let Some(prevailing) = weather.prevailing {
            let way = prevailing.turned(turn);
            self.state.affairs.weather.wind = Some(way);
            report.tell(What::WindSet { way, die: wind, prevails: false }, [rule!("18.1")]);
        }
    }
}
