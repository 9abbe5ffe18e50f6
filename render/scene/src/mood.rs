//! Light and weather.

use super::map::Season;

/// The light of the hour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Light {
    /// Full light.
    #[default]
    Day,
    /// The last or first light.
    Dusk,
    /// Moonlight.
    Night,
}

impl Light {
    /// The part that this light leaves of red, green and blue, each from 0 to 1. A summer's dusk is warm; over snow the
    /// last light is a weak blue, a third of the way to the night's.
    pub const fn leaves(self, season: Season) -> [f32; 3] {
        match (self, season) {
            (Light::Day, _) => [1.0, 1.0, 1.0],
            (Light::Dusk, Season::Summer) => [0.9745, 0.8725, 0.796],
            (Light::Dusk, Season::Winter) => [0.856, 0.894, 0.953],
            (Light::Night, _) => [0.5768, 0.6412, 0.816],
        }
    }
}

/// Rain or snow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Weather {
    /// Nothing.
    #[default]
    Dry,
    /// Rain.
    Rain,
    /// Snow.
    Snow,
}

/// Light and weather. Both lie on the ground only: counters and overlays stay as clear as ever.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Mood {
    /// The light.
    pub light: Light,
    /// The weather.
    pub weather: Weather,
    /// Seconds for falling rain and snow; they stand still while it does.
    pub time: f32,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::Theme;

    #[test]
    fn dusk_over_snow_is_a_weak_blue_between_day_and_night() {
        for theme in Theme::light() {
            let snow = theme.land(Season::Winter).open.parts();
            let lit = |light: Light| {
                let [[r, g, b], [red, green, blue]] = [snow, light.leaves(Season::Winter)];
                [r * red, g * green, b * blue]
            };
            let [day, dusk, night] = [Light::Day, Light::Dusk, Light::Night].map(lit);
            let blueness = |[red, _, blue]: [f32; 3]| blue - red;
            assert!(blueness(dusk) > blueness(day) && blueness(dusk) < blueness(night), "{}: {dusk:?}", theme.name);
            assert!((0.03..0.12).contains(&blueness(dusk)), "{}: {dusk:?}", theme.name);
            assert!(dusk.iter().zip(day).all(|(dusk, day)| *dusk >= 0.8 * day), "weak: {dusk:?}");
        }
    }
}
