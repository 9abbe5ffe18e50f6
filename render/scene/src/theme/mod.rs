//! Themes: the colours of paper, land, ink and armies.

mod dark;
mod palettes;
pub mod vision;

use crate::{Colour, Season};

/// The colours of the land in one season.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Land {
    /// Open ground.
    pub open: Colour,
    /// Higher ground.
    pub high: Colour,
    /// Woods.
    pub woods: Colour,
    /// Groves.
    pub grove: Colour,
    /// Built-up ground.
    pub town: Colour,
    /// Water.
    pub water: Colour,
    /// Ice.
    pub ice: Colour,
    /// A tree's body in woods.
    pub fir: Colour,
    /// A tree's body in groves.
    pub leaf: Colour,
}

impl Land {
    /// The tints that tell ground from ground, with their names.
    pub fn tints(&self) -> [(&'static str, Colour); 6] {
        [
            ("open", self.open),
            ("high", self.high),
            ("woods", self.woods),
            ("grove", self.grove),
            ("town", self.town),
            ("water", self.water),
        ]
    }
}

/// The inks of map and overlays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Inks {
    /// Lines of the map.
    pub line: Colour,
    /// Hachures.
    pub hachure: Colour,
    /// Banks and names of waters.
    pub bank: Colour,
    /// Gullies.
    pub gully: Colour,
    /// A road between its edges.
    pub road: Colour,
    /// The edges of a road.
    pub road_edge: Colour,
    /// Houses.
    pub house: Colour,
    /// Their edges.
    pub house_edge: Colour,
    /// Names of places.
    pub name: Colour,
    /// Names of woods.
    pub wood_name: Colour,
    /// Lines between hexes, and their numbers.
    pub grid: Colour,
    /// Things in reach, or allowed.
    pub allowed: Colour,
    /// Refusals and attacks.
    pub refused: Colour,
    /// The selection.
    pub selected: Colour,
    /// Things that decide the battle.
    pub victory: Colour,
    /// The keyboard's cursor.
    pub cursor: Colour,
    /// Halo of marks, and writing on them: as light as they are dark, or the other way round.
    pub halo: Colour,
}

/// The colours of marks on counters. They do not change in a dark room, as counters do not.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Marks {
    /// The disc of a mark that warns.
    pub red: Colour,
    /// The disc of a mark that calls for something now.
    pub urgent: Colour,
    /// The sign of a mark for something that went badly, on a pale disc.
    pub grave: Colour,
    /// Troops that run.
    pub fleeing: Colour,
    /// Troops in disorder, where they are drawn large on their counter's colour.
    pub upset: Colour,
}

/// A way of drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Theme {
    /// Its name on the command line.
    pub name: &'static str,
    /// The sheet.
    pub paper: Colour,
    /// The land in summer and winter.
    pub lands: [Land; 2],
    /// The inks.
    pub inks: Inks,
    /// Marks on counters.
    pub marks: Marks,
    /// The colours of armies in the order of their numbers; without them counters have their nation's colour.
    pub armies: Option<[Colour; 4]>,
    /// Strength of the paper's grain, from 0 to 1.
    pub grain: f32,
    /// Distance by which the edges of woods and heights wander from the hexsides, from 0 to 1.
    pub wander: f32,
    /// Strength of the lines between hexes, from 0 to 1.
    pub grid: f32,
    /// Factor by which lines are drawn wider.
    pub weight: f32,
}

impl Theme {
    /// Every theme, those for a dark room last.
    pub fn all() -> Vec<Theme> {
        let mut all = Theme::light();
        all.extend(Theme::light().iter().map(Theme::in_the_dark));
        all
    }

    /// The themes to choose from; each has another one for a dark room.
    pub fn light() -> Vec<Theme> {
        vec![Theme::staff_map(), Theme::high_contrast(), Theme::red_green(), Theme::blue_yellow()]
    }

    /// The same theme for a dark room: for the same eyes, on dark paper.
    pub fn in_the_dark(&self) -> Theme {
        match self.name {
            "staff-map" => dark::staff_map_dark(),
            "high-contrast" => dark::high_contrast_dark(),
            "red-green" => dark::red_green_dark(),
            "blue-yellow" => dark::blue_yellow_dark(),
            _ => self.clone(),
        }
    }

    /// The theme with that name.
    pub fn named(name: &str) -> Option<Theme> {
        Theme::all().into_iter().find(|theme| theme.name == name)
    }

    /// Cream paper and brown ink.
    pub fn staff_map() -> Theme {
        palettes::staff_map()
    }

    /// Strong differences of lightness, black lines, no grain.
    pub fn high_contrast() -> Theme {
        palettes::high_contrast()
    }

    /// For red-green colour blindness (deuteranopia, protanopia).
    pub fn red_green() -> Theme {
        palettes::red_green()
    }

    /// For blue-yellow colour blindness (tritanopia).
    pub fn blue_yellow() -> Theme {
        palettes::blue_yellow()
    }

    /// The land in a season.
    pub fn land(&self, season: Season) -> &Land {
        let [summer, winter] = &self.lands;
        match season {
            Season::Summer => summer,
            Season::Winter => winter,
        }
    }

    /// The colour of a counter.
    pub fn army(&self, army: u8, nation: Colour) -> Colour {
        self.armies.and_then(|armies| armies.get(usize::from(army) % armies.len()).copied()).unwrap_or(nation)
    }
}
