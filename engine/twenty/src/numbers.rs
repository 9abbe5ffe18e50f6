//! All numbers of the tables. Those marked likely or guessed on the page are kept in one data file with their marks; a
//! battle's bytes hold all of them.

use super::definition::Terrain;
use serde::{Deserialize, Serialize};
use std::fmt;

/// All numbers of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Numbers {
    /// Results by die (1 to 6) and column (-2 to +4) [9.6].
    pub results: [[CombatResult; 7]; 6],
    /// The effects of terrain in hexes [6.3, 9.4].
    pub terrain: TerrainTable,
    /// The effects of hexsides [6.3, 9.4].
    pub hexsides: HexsideTable,
    /// The Morale paid and earned [12.2].
    pub morale: MoraleTable,
    /// Added to the allowance of a move that is all road [6.7].
    pub road_bonus: u8,
    /// Added to the allowance by a Forced March [6.8].
    pub forced_march: u8,
    /// Added to the strength of a countercharging unit [8.2].
    pub countercharge: u8,
    /// Hexes fewer that an Elite unit runs [9.7.1].
    pub elite_rout: u8,
    /// Whether a Routed unit that must run breaks [9.7.1].
    pub routed_again_breaks: bool,
    /// Faces on which a hazard breaks a unit [9.8.4].
    pub hazard_breaks: Vec<u8>,
    /// The results of a rally die, faces 1 to 6; more counts as 6 [10.2].
    pub rally: [RallyResult; 6],
    /// Added to the rally die of an Elite unit [10.2].
    pub rally_elite: u8,
    /// Added to the rally die that was paid for [10.2].
    pub rally_paid: u8,
    /// Pieces that arrive, faces 1 to 6; more counts as 6 [17.1.2].
    pub arrivals: [u8; 6],
    /// Added to the die for each earlier roll of a stack [17.1.2].
    pub arrival_per_try: u8,
    /// Free Forced Marches by card 8 [5.3.8].
    pub hard_marches: u8,
    /// The number of turns ahead at which a storm puts Mud [16.8.2].
    pub mud_turns: u8,
}

/// Results of combat [9.6].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum CombatResult {
    /// AB.
    AttackersBreak,
    /// AR.
    AttackersRout,
    /// AW.
    AttackersWithdraw,
    /// N.
    Nothing,
    /// DW.
    DefendersWithdraw,
    /// DR.
    DefendersRout,
    /// DB.
    DefendersBreak,
    /// EX.
    Exchange,
}

impl CombatResult {
    /// All of them with the letters of the table.
    pub const ALL: [(CombatResult, &'static str); 8] = [
        (CombatResult::AttackersBreak, "AB"),
        (CombatResult::AttackersRout, "AR"),
        (CombatResult::AttackersWithdraw, "AW"),
        (CombatResult::Nothing, "N"),
        (CombatResult::DefendersWithdraw, "DW"),
        (CombatResult::DefendersRout, "DR"),
        (CombatResult::DefendersBreak, "DB"),
        (CombatResult::Exchange, "EX"),
    ];

    /// The result of those letters.
    pub fn of_letters(letters: &str) -> Option<CombatResult> {
        CombatResult::ALL.into_iter().find(|known| known.1 == letters).map(|known| known.0)
    }

    /// Whether the attack has failed [9.5.2].
    pub const fn is_failure(self) -> bool {
        matches!(self, CombatResult::AttackersBreak | CombatResult::AttackersRout | CombatResult::AttackersWithdraw)
    }
}

impl fmt::Display for CombatResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = CombatResult::ALL.into_iter().find(|known| known.0 == *self);
        f.write_str(letters.map_or("", |known| known.1))
    }
}

/// The effect of one kind of hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TerrainEffect {
    /// Movement points to enter it off the road.
    pub cost: u8,
    /// Added to the defence.
    pub defence: u8,
    /// Hexes fewer that a unit in it retreats.
    pub retreat: u8,
}

/// The effect of each kind of hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the kinds of hexes are told at Terrain")]
pub struct TerrainTable {
    pub clear: TerrainEffect,
    pub town: TerrainEffect,
    pub woods: TerrainEffect,
    pub rough: TerrainEffect,
    pub garden: TerrainEffect,
    pub fort: TerrainEffect,
    pub superfort: TerrainEffect,
}

impl TerrainTable {
    /// The effect of that kind.
    pub const fn of(&self, terrain: Terrain) -> TerrainEffect {
        match terrain {
            Terrain::Clear => self.clear,
            Terrain::Town => self.town,
            Terrain::Woods => self.woods,
            Terrain::Rough => self.rough,
            Terrain::Garden => self.garden,
            Terrain::Fort => self.fort,
            Terrain::Superfort => self.superfort,
        }
    }
}

/// The effect of a hexside where it can be crossed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HexsideEffect {
    /// Movement points added off the road.
    pub cost: u8,
    /// Added to the defence.
    pub defence: u8,
}

/// The effect of each kind of hexside. A Major River is crossed on bridges only, and a road has no extra cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HexsideTable {
    /// A Minor River, on dry ground.
    pub minor_river: HexsideEffect,
    /// A bridge over it, on dry ground.
    pub minor_river_bridge: HexsideEffect,
    /// A bridge over a Major River, or over a river that counts as one.
    pub major_river_bridge: HexsideEffect,
    /// The Landgraben on dry ground.
    pub landgraben_dry: HexsideEffect,
    /// The Landgraben on wet ground.
    pub landgraben_wet: HexsideEffect,
    /// The pontoon.
    pub pontoon: HexsideEffect,
}

/// The changes of Morale: -1 is a point lost [12.2].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoraleTable {
    /// The highest level [12.1].
    pub maximum: u8,
    /// A unit breaks: its owner.
    pub unit_breaks_owner: i8,
    /// A unit breaks: the enemy.
    pub unit_breaks_enemy: i8,
    /// A unit is marked Routed: its owner.
    pub unit_routs_owner: i8,
    /// A Forced March.
    pub forced_march: i8,
    /// Committing reserves.
    pub commit_reserves: i8,
    /// A Guard unit attacks.
    pub guard_attacks: i8,
    /// Its attack fails.
    pub guard_attack_fails: i8,
    /// Whether a Guard unit pays although it was locked when its movement began (R31).
    pub guard_pays_when_locked: bool,
    /// A better rally die.
    pub rally_bonus: i8,
    /// A Lull.
    pub lull: i8,
    /// Lulls of one side on one day.
    pub lulls_per_day: u8,
    /// Each Night.
    pub night: i8,
    /// Each line or objective lost, at Night.
    pub night_loss: i8,
    /// Catastrophe: an enemy in one hex of the city [12.7].
    pub city_one_hex: i8,
    /// Catastrophe: enemies in all its hexes, for the French.
    pub city_all_french: i8,
    /// Catastrophe: enemies in all its hexes, for the Allies.
    pub city_all_allied: i8,
    /// The Morale that a voluntary payment must leave [12.3].
    pub least_left: u8,
    /// Card 11: bad news [5.3.11].
    pub bad_news: i8,
    /// Card 11: good news.
    pub good_news: i8,
}

/// The result of a rally die [10.2].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RallyResult {
    /// Out of the game.
    Lost,
    /// Still Broken.
    Stays,
    /// Comes back as a reinforcement.
    Returns,
}
