//! Light and weather.

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

/// What falls from the sky.
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
