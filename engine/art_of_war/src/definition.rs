//! A battle of this system as data: all data that the rules read, and nothing else.
//!
//! A [`Definition`] may hold anything; only a [`Board`](super::Board) has been checked. The content hash is the hash of
//! the definition's canonical bytes. So comments, line ends, names on the map and drawing data do not change it.

use engine::case::Case;
use engine::contract::Side;
use engine::digest::Hash;
use engine::hex::Hex;
use engine::map::MapData;
use serde::{Deserialize, Serialize};

/// At most this many units: sets of units are 128 bits wide. Dresden, the larger battle, has 95.
pub const MOST_UNITS: usize = 128;

/// A unit, by its place in [`Definition::units`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct UnitId(pub u8);

/// A division, by its place in [`Definition::divisions`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DivisionId(pub u8);

/// A place of entry, by its place in [`Definition::entries`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct EntryId(pub u8);

/// A battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Definition {
    /// Short name, `eylau`.
    pub id: String,
    /// The ground they fight on.
    pub map: MapData,
    /// The names of the sides, first player first.
    pub sides: [String; 2],
    /// Divisions, in the order of the file.
    pub divisions: Vec<Division>,
    /// Units, in the order of the file.
    pub units: Vec<UnitData>,
    /// Places of entry.
    pub entries: Vec<Entry>,
    /// The turn track.
    pub turns: TurnTrack,
    /// The battle's version of the standard rules.
    pub rules: Rules,
    /// The victory conditions.
    pub victory: Victory,
}

/// A parent organisation of units.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Division {
    /// Short name on the counters, `Tut`.
    pub id: String,
    /// Its commander's name, `Tutchev`.
    pub name: String,
    /// The side that all its units fight for.
    pub side: Side,
    /// Points of its fresh strength marker [21.1]; 0 if it has none.
    pub fresh: u8,
}

/// The three arms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Arm {
    /// Infantry.
    Infantry,
    /// Cavalry.
    Cavalry,
    /// Artillery.
    Artillery,
}

/// A playing piece [2.4].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitData {
    /// Its id, `Tut-1`, alone in the battle.
    pub id: String,
    /// Its name for display, `Tutchev infantry 8-4`.
    pub name: String,
    /// The side it fights for.
    pub side: Side,
    /// Its nation, `russian`.
    pub nation: String,
    /// Its division, if it has one.
    pub division: Option<DivisionId>,
    /// Its arm [2.7].
    pub arm: Arm,
    /// Printed combat strength [2.5].
    pub strength: u8,
    /// Printed movement allowance [2.6], in half points.
    pub movement: Halves,
    /// Whether it belongs to the Guard: the French Guard at Eylau [23.3], the Old Guard at Dresden [11.5, 17.3].
    pub guard: bool,
    /// Whether it starts in reserve [11.0].
    pub reserve: bool,
    /// Whether it is a garrison, which never moves, and of which kind [14.0].
    pub garrison: Option<Garrison>,
    /// Its start.
    pub start: Start,
}

/// The two kinds of garrison [14.0].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Garrison {
    /// A work that survives a repulse.
    Lunette,
    /// Troops that a repulse destroys.
    Troops,
}

/// The start of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Start {
    /// On the map.
    At(Hex),
    /// As a reinforcement: by that entry, not before that game-turn.
    Enters {
        /// The printed place of entry; an enemy near it opens others [7.2].
        entry: EntryId,
        /// The first game-turn on which it may enter.
        turn: u8,
    },
    /// As part of the corps that is summoned by a die [12.0].
    Summoned,
}

/// Movement points, counted in halves so that the half-point road needs no fraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Halves(pub u8);

impl Halves {
    /// That many whole points.
    pub const fn points(points: u8) -> Halves {
        Halves(points * 2)
    }
}

impl std::fmt::Display for Halves {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match (self.0 / 2, self.0 % 2) {
            (whole, 0) => write!(f, "{whole}"),
            (0, _) => f.write_str("1/2"),
            (whole, _) => write!(f, "{whole} 1/2"),
        }
    }
}

/// A place where reinforcements enter [7.0].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its letter.
    pub code: String,
    /// Its hex, at the edge of the map.
    pub hex: Hex,
}

/// The turns of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnTrack {
    /// The turn the game begins with.
    pub first: u8,
    /// The turn after which it is over.
    pub last: u8,
    /// Night turns [8.0].
    pub night: Vec<u8>,
    /// Rain turns [13.0].
    pub rain: Vec<u8>,
    /// Turns that end a day but not the battle [16.6, 17.2, 18.0].
    pub day_ends: Vec<u8>,
}

/// A battle's version of the standard rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// Units that may end a move in one hex [4.4].
    pub stacking: u8,
    /// The cost of a hex entered along a road [9.0].
    pub road_cost: Halves,
    /// Whether rivers and lakes are frozen and do nothing [9.0].
    pub waters_frozen: bool,
    /// Whether divisions that attack together get a bonus [20.0].
    pub divisional_integrity: bool,
    /// Whether the players may agree on the weather die [22.0].
    pub weather_die: bool,
    /// The movement limits by turn [19.0].
    pub limits: Vec<MovementLimit>,
    /// Whether units may leave an enemy zone at night [13.0].
    pub night_release: bool,
    /// Whether an attack by several nations is shifted one column to the left [15.0].
    pub coordination: bool,
    /// The shortest distance from the enemy to which reserve units of the first and second player may move [11.1].
    pub reserve_limits: [u8; 2],
    /// The cost for a side of activating its reserve Guard at will [11.5]; `None` if it cannot.
    pub guard_activation: Option<GuardActivation>,
    /// The armies that have a morale [16.0]; empty in a battle without it. With morale come the activation of reserves
    /// by losses and spirit [11.3, 11.4], disruption and reorganisation [17.0].
    pub armies: Vec<Army>,
    /// The corps that is summoned by a die [12.0].
    pub summons: Option<Summons>,
    /// The side that decides at the end of a day whether the battle continues [18.0]; if `None`, it always does.
    pub prolonger: Option<Side>,
}

/// The cost of activating the reserve Guard at will [11.5].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GuardActivation {
    /// The side of the Guard.
    pub side: Side,
    /// Morale points for one or more units at once.
    pub cost: u8,
}

/// An army with a morale of its own: all units of one nation [16.0].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Army {
    /// The nation, as units name it.
    pub nation: String,
    /// Its level at the start.
    pub morale: u8,
    /// Its level at the end of a day, before losses are taken off [16.6, 16.7].
    pub reset: u8,
    /// Whether losses and high morale may activate its reserves [11.3, 11.4].
    pub calls_reserves: bool,
}

/// A corps that may enter at one place if the die allows it, and at another later [12.0].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summons {
    /// The side of the corps.
    pub side: Side,
    /// The turns in which the die is rolled, until it succeeds.
    pub turns: Vec<u8>,
    /// The face that succeeds.
    pub face: u8,
    /// The only entry it may use after a success.
    pub entry: EntryId,
    /// The entry it may use in any case...
    pub later: EntryId,
    /// ...from this turn on.
    pub later_turn: u8,
}

/// A limit on the divisions that may move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MovementLimit {
    /// The rule it comes from.
    pub case: Case,
    /// The side whose units it binds.
    pub side: Side,
    /// The game-turns in which it holds.
    pub turns: Vec<u8>,
    /// The divisions that may move under it.
    pub limit: Limit,
}

/// The restriction of a movement limit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Limit {
    /// These divisions cannot move.
    Hold(Vec<DivisionId>),
    /// Only these can move, and this number of others of the owner's choice, fixed by the first of them that moves.
    Only {
        /// The divisions named.
        divisions: Vec<DivisionId>,
        /// The number of other divisions that the owner may choose: none or one.
        others: u8,
    },
}

/// The victory conditions [23.0].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Victory {
    /// Points for each strength point of infantry, cavalry and artillery destroyed [18.1, 23.1]; garrisons give none.
    pub losses: [u8; 3],
    /// Hexes worth points [18.2, 23.4].
    pub objectives: Vec<Objective>,
    /// Extra points for heavy losses of the enemy [23.2, 23.3].
    pub awards: Vec<Award>,
    /// The smallest superiority for a marginal, a substantive and a decisive victory [23.5].
    pub levels: [u16; 3],
    /// Points for a side if the battle continued past the last day's end without a decisive victory of its enemy
    /// [18.3].
    pub prolonged: Option<Prolonged>,
}

/// A hex worth points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Objective {
    /// The hex; at most one objective has it.
    pub hex: Hex,
    /// The points for the side that earns it.
    pub points: u16,
    /// The way in which they are earned.
    pub scored: Scoring,
}

/// The way in which an objective's points are earned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Scoring {
    /// By the side that was there last, at the end of the game [23.4].
    Control,
    /// Once, by this side, if it is there at the end of a combat phase of its enemy [18.2].
    Occupation(Side),
}

/// Points for a battle that continued too long [18.3].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prolonged {
    /// The side that gains by delay.
    pub side: Side,
    /// The points for the delay.
    pub points: u16,
    /// They are due if the game continued after this turn.
    pub after_turn: u8,
}

/// Extra points once enough of the enemy is destroyed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Award {
    /// The rule it comes from.
    pub case: Case,
    /// The side that gets the points for the enemy's losses.
    pub side: Side,
    /// Enemy strength points to destroy.
    pub destroyed: u16,
    /// Points it is worth.
    pub points: u16,
    /// Whether enemy Guard infantry must have attacked.
    pub guard_must_attack: bool,
}

/// Rules that players agree on before a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OptionalRules {
    /// A second die after each combat for the snowstorm [22.0].
    pub weather: bool,
}

impl Definition {
    /// The hash of all data that the rules read.
    pub fn content_hash(&self) -> Hash {
        Hash::of("estafette art_of_war scenario 1", self)
    }
}
