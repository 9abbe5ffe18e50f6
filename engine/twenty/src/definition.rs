//! All data that the rules read of a battle: plain data that may hold anything. [`Definition::faults`] lists the
//! mistakes.

use super::numbers::Numbers;
use engine::contract::Side;
use engine::hex::{Grid, Hex, Hexside};
use serde::{Deserialize, Serialize};

/// The side that moves first.
pub const ALLIED: Side = Side::First;
/// The side that moves second, has the garrisons and, in one scenario, a sealed plan.
pub const FRENCH: Side = Side::Second;

/// A unit: its place in the units file, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct UnitId(pub u16);

/// An area of entry: its place in the definition, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct AreaId(pub u8);

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PerSide<T> {
    /// The Allied value.
    pub allied: T,
    /// The French value.
    pub french: T,
}

impl<T> PerSide<T> {
    /// The value of that side.
    pub const fn of(&self, side: Side) -> &T {
        match side {
            ALLIED => &self.allied,
            FRENCH => &self.french,
        }
    }

    /// The value of that side, to change it.
    pub const fn of_mut(&mut self, side: Side) -> &mut T {
        match side {
            ALLIED => &mut self.allied,
            FRENCH => &mut self.french,
        }
    }
}

/// A battle as the rules read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Definition {
    /// A short name: `dresden20-historical`.
    pub id: String,
    /// The names of the sides.
    pub sides: PerSide<String>,
    /// The ground.
    pub map: Ground,
    /// Lines of communications.
    pub lines: Vec<Line>,
    /// The areas from which reinforcements enter.
    pub areas: Vec<Area>,
    /// Objectives for one side, which cost the other Morale at night [14.2].
    pub objectives: Vec<Objective>,
    /// French garrisons [9.10].
    pub garrisons: Vec<GarrisonData>,
    /// The counters, in file order.
    pub units: Vec<UnitData>,
    /// Turns, nights and printed weather.
    pub turns: Turns,
    /// Morale at the start [12.1].
    pub morale: PerSide<u8>,
    /// Weather and trend at the start of variable weather [16.8].
    pub variable_start: VariableStart,
    /// The sealed plan, where the battle has one [17.1].
    pub plan: Option<PlanData>,
    /// The corps that comes by a die, and Meissen [3.2].
    pub late_corps: Option<LateCorps>,
    /// All numbers of the page's tables and marks.
    pub numbers: Numbers,
}

/// The ground. A hex in no list is clear; each list is sorted and names nothing twice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ground {
    /// Its shape: see [`grid`](super::grid).
    pub grid: Grid,
    /// Hexes that are not clear.
    pub terrain: Vec<TerrainHex>,
    /// Major River hexsides.
    pub major_rivers: Vec<Hexside>,
    /// Minor River hexsides.
    pub minor_rivers: Vec<Hexside>,
    /// Landgraben hexsides.
    pub landgraben: Vec<Hexside>,
    /// Hexsides that a road crosses; over water this is a bridge [6.6].
    pub roads: Vec<Hexside>,
    /// Hexes where a road leaves the map.
    pub road_exits: Vec<Hex>,
    /// Bridges that are no hazard [9.11].
    pub safe_bridges: Vec<Hexside>,
    /// The sites of the pontoon [6.9].
    pub pontoon_sites: Vec<PontoonSite>,
}

/// The terrain of one hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TerrainHex {
    /// The hex.
    pub hex: Hex,
    /// Its kind of terrain.
    pub terrain: Terrain,
}

/// Kinds of hexes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Terrain {
    /// Open ground.
    #[default]
    Clear,
    /// Houses.
    Town,
    /// Woods.
    Woods,
    /// Broken and steep ground.
    Rough,
    /// The Grosser Garten [6.11].
    Garden,
    /// A fortified place.
    Fort,
    /// Koenigstein [6.12].
    Superfort,
}

/// A place for the pontoon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PontoonSite {
    /// The hex of the builder.
    pub from: Hex,
    /// The hex that the builder moves to.
    pub to: Hex,
}

/// A line of communications hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The side that owns it.
    pub side: Side,
    /// Its hex.
    pub hex: Hex,
    /// The area whose first entry makes it active [11.5].
    pub area: Option<AreaId>,
    /// Whether it is active at the start.
    pub active: bool,
}

/// An area of entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Area {
    /// Its letter.
    pub code: String,
    /// The side that enters there.
    pub side: Side,
    /// Its hexes on the edge.
    pub hexes: Vec<Hex>,
}

/// An objective of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Objective {
    /// The side that wants it.
    pub side: Side,
    /// Its hex.
    pub hex: Hex,
}

/// A garrison, which is no unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GarrisonData {
    /// Its hex.
    pub hex: Hex,
    /// Its name.
    pub name: String,
    /// The event that removes it permanently.
    pub kind: GarrisonKind,
}

/// The event that removes a garrison permanently.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GarrisonKind {
    /// As soon as an Allied unit is in its hex [9.10.1].
    Post,
    /// Once Allied units are in all hexes of the city at once [9.10.2].
    City,
}

/// A counter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitData {
    /// Its id in the files.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// Its nations; one counter has two.
    pub nations: Vec<Nation>,
    /// Its type.
    pub arm: Arm,
    /// Printed strength.
    pub strength: u8,
    /// Printed movement allowance.
    pub movement: u8,
    /// Whether it runs less far and rallies better.
    pub elite: bool,
    /// Whether its attacks cost Morale [9.5.2].
    pub guard: bool,
    /// Whether it may disengage [16.9].
    pub light: bool,
    /// Its start.
    pub start: Start,
}

/// The nationality of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Nation {
    /// French.
    French,
    /// Russian.
    Russian,
    /// Prussian.
    Prussian,
    /// Austrian.
    Austrian,
}

/// Types of units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Arm {
    /// Infantry.
    Infantry,
    /// Cavalry.
    Cavalry,
    /// Artillery.
    Artillery,
}

/// The start of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Start {
    /// On the map.
    On {
        /// The hex.
        hex: Hex,
    },
    /// It comes later.
    Arrives {
        /// On or after this turn.
        turn: u8,
        /// Through this area.
        area: AreaId,
    },
    /// It is a piece of the sealed plan [17.1.1].
    Pool,
    /// It is the late corps [3.2].
    Late,
    /// It takes no part.
    Out,
}

/// The turn track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turns {
    /// The first turn that is played.
    pub first: u8,
    /// The last.
    pub last: u8,
    /// Night turns; a day ends with each.
    pub nights: Vec<u8>,
    /// Printed weather from turn 1 to the last [5.1].
    pub weather: Vec<Weather>,
    /// Lulls are possible from this turn on (13).
    pub lulls_from: u8,
}

/// The actual weather.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Weather {
    /// No effect.
    Clear,
    /// No effect.
    Cloudy,
    /// Infantry is weaker.
    Showers,
    /// Infantry is weaker and the ground is wet.
    Downpour,
}

/// The direction in which the weather tends to change [16.8].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Trend {
    /// Towards clear skies.
    Improving,
    /// Towards the storm.
    Worsening,
}

/// Weather and trend at the start of variable weather.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VariableStart {
    /// The box of the track.
    pub weather: Weather,
    /// The trend.
    pub trend: Trend,
}

/// The parts of a sealed plan [17.1.1].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlanData {
    /// The areas that have a stack, in the order in which stacks roll.
    pub stacks: Vec<AreaId>,
    /// The turns on which a marker is opened.
    pub marker_turns: Vec<u8>,
    /// Dummies among the pieces.
    pub dummies: u8,
    /// Units that must be in one stack.
    pub together: Vec<UnitId>,
    /// The unit that may be at Meissen instead of a dummy [3.2].
    pub meissen: UnitId,
}

/// The corps that arrives by a die [3.2].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LateCorps {
    /// The unit.
    pub unit: UnitId,
    /// The turns on which a die is rolled for it.
    pub die_turns: Vec<u8>,
    /// The lowest face with which it arrives.
    pub needs: u8,
    /// The turn on which it arrives without a die.
    pub automatic_turn: u8,
    /// The areas through which it may enter.
    pub areas: Vec<AreaId>,
    /// Whether it may go to Meissen instead.
    pub meissen: bool,
}

/// The optional rules on which the players agree before a match (16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OptionalRules {
    /// Cavalry penetration [16.2].
    pub cavalry_penetration: bool,
    /// Artillery support and bombardment [16.3].
    pub artillery_support: bool,
    /// Variable weather [16.8].
    pub variable_weather: bool,
    /// Light infantry may disengage [16.9].
    pub light_infantry: bool,
}

impl Default for OptionalRules {
    fn default() -> OptionalRules {
        OptionalRules {
            cavalry_penetration: false,
            artillery_support: false,
            variable_weather: false,
            light_infantry: true,
        }
    }
}
