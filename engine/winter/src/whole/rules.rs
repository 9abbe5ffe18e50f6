//! The rules of 20.3 as data: limits, silent guns, the bombardment, arrivals, the withdrawal and the level of victory.

use super::data::{FieldUnit, Post, WholeField};
use crate::definition::Arm;
use engine::contract::Side;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// The rules of the scenario [20.31 to 20.37].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FieldRules {
    /// The headquarters, Allied first.
    pub headquarters: [Hex; 2],
    /// The communication hexes of the Allied side: W, Y and Z.
    pub allied_lines: [Hex; 3],
    /// That of the French.
    pub french_line: Hex,
    /// The hexes of Eylau.
    pub eylau: Vec<Hex>,
    /// Church and castle of Eylau.
    pub strongholds: Vec<Hex>,
    /// Troops that are bound at first. Of several that name a unit the first binds it.
    pub bound: Vec<BoundTroops>,
    /// Entries that a side keeps off.
    pub keep_off: Vec<KeepOff>,
    /// Guns that are silent at first.
    pub silence: Silence,
    /// The Grand Batteries.
    pub grand_batteries: GrandBatteries,
    /// The bombardment of Eylau.
    pub bombardment: Bombardment,
    /// L'Estocq's points.
    pub lestocq: LestocqPoints,
    /// The Allied withdrawal.
    pub withdrawal: FieldWithdrawal,
    /// The level of victory.
    pub victory: FieldVictory,
    /// Cups of the variable order of entry; the schedule has none.
    pub cups: Vec<ArrivalCups>,
}

/// Troops bound until a turn [20.34].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoundTroops {
    /// Their side.
    pub side: Side,
    /// Corps, divisions and ids of units.
    pub names: Vec<String>,
    /// The turn at whose start they are free.
    pub until: u8,
    /// Hexes at which an enemy combat unit frees all of them before.
    pub near: Option<u8>,
}

/// The corps that are still to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Comers {
    /// L'Estocq's Prussians.
    Prussians,
    /// VI Corps.
    Sixth,
}

/// Hexes that a side does not enter until all groups of a corps are in [20.34].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeepOff {
    /// The side.
    pub side: Side,
    /// Corps that may.
    pub but: Vec<String>,
    /// Ids of units of these corps that may not [R173].
    pub all_the_same: Vec<String>,
    /// The hex of entry.
    pub hex: Hex,
    /// The distance, in hexes.
    pub within: u8,
    /// The corps.
    pub until: Comers,
}

/// The turns of the Allied guns [20.34].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Silence {
    /// The first turn on which they fire and enter hexes.
    pub from_turn: u8,
    /// The batteries that do before.
    pub early: Vec<String>,
    /// Their first turn.
    pub early_from: u8,
    /// The first turn on which the Centre Grand Battery fires.
    pub centre_from: u8,
}

/// The first turns of a battery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstTurns {
    /// On which it enters hexes.
    pub moves: u8,
    /// On which it fires.
    pub fires: u8,
}

/// The Grand Batteries [7.9, 19.52].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GrandBatteries {
    /// Members at most.
    pub most: u8,
    /// The first turn on which members may be released, and the leaders go Mobile.
    pub free_from: u8,
    /// The first turn on which they spend ammunition.
    pub spends_from: u8,
    /// A battery that leaves with so little ammunition or less gets new rounds.
    pub upto: u8,
    /// The number of rounds it then has.
    pub reset: u8,
}

/// The bombardment of Eylau [20.34].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bombardment {
    /// The Grand Battery that fires.
    pub by: Post,
    /// The first turn.
    pub first: u8,
    /// The last turn.
    pub last: u8,
    /// Batteries that fire at least, orders to hold or not.
    pub least: u8,
    /// The shortest and the longest range, in hexes.
    pub range: [u8; 2],
    /// The turns on which stunned units recover.
    pub recover: [u8; 2],
    /// A brigade with as many battalions stunned and Routed is worn.
    pub routed: u8,
    /// The points of fatigue it gets.
    pub fatigue: u8,
}

/// Points that the Russian army gets for L'Estocq [20.33].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LestocqPoints {
    /// Added to the die.
    pub points: u8,
    /// Added to it if the army is demoralised or withdraws.
    pub broken: u8,
}

/// The Allied withdrawal [20.36].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FieldWithdrawal {
    /// Offered once the Russian level has been below this.
    pub below: i16,
    /// Units leave within this distance of the communication hex, in hexes.
    pub exit_within: u8,
    /// Whole turns after the declaration on which roads are jammed.
    pub jam_turns: u8,
    /// Length of the jam, in hexes of road.
    pub jam_road: u8,
    /// The commanders whose troops are the rear guard.
    pub detachments: Vec<String>,
    /// Detachments that may still be on the map.
    pub left_at_most: u8,
}

/// The level of victory [20.35]. Bodies have levels of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FieldVictory {
    /// The level at the start, Allied positive.
    pub start: i8,
    /// French levels for each communication hex that is not reached.
    pub line: i8,
    /// Hexes of Eylau under Allied control at the end that bring Allied levels.
    pub town_hexes: u8,
    /// These levels; a threat to the road to the French communication hex brings them as well.
    pub town: i8,
    /// French levels for a body that has fallen low.
    pub low: i8,
}

/// Options of the variable order of entry [20.37].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ArrivalOption {
    /// A cup for each corps, one after the other.
    A,
    /// One cup for both.
    B,
    /// One cup for both; the comers change places.
    C,
}

/// The cups of an option [20.37].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArrivalCups {
    /// The option.
    pub option: ArrivalOption,
    /// The first turn with a draw.
    pub from_turn: u8,
    /// The cups in the order of their use.
    pub cups: Vec<ArrivalCup>,
    /// Draws for the Prussians after the French marker came first; `None` if they go on.
    pub draws_after_french: Option<u8>,
    /// Groups of VI Corps that do not come if these draws bring nothing.
    pub lost_groups: Vec<u8>,
}

/// Chits in a cup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArrivalCup {
    /// Prussian markers.
    pub prussian: u8,
    /// French markers.
    pub french: u8,
    /// Blanks.
    pub blanks: u8,
}

impl ArrivalCup {
    /// Chits in it: the sides of the die of its draw.
    pub fn chits(self) -> u16 {
        u16::from(self.prussian) + u16::from(self.french) + u16::from(self.blanks)
    }

    /// The corps whose marker a die draws, if any, and the cup without the chit. A die counts from 1: Prussian markers
    /// first, then French ones, then blanks. `None` for a die that the cup has no chit for.
    pub fn drawn(self, die: u16) -> Option<(Option<Comers>, ArrivalCup)> {
        let (prussian, french) = (u16::from(self.prussian), u16::from(self.french));
        match die {
            0 => None,
            _ if die <= prussian => {
                Some((Some(Comers::Prussians), ArrivalCup { prussian: self.prussian.checked_sub(1)?, ..self }))
            }
            _ if die <= prussian + french => {
                Some((Some(Comers::Sixth), ArrivalCup { french: self.french.checked_sub(1)?, ..self }))
            }
            _ if die <= self.chits() => Some((None, ArrivalCup { blanks: self.blanks.checked_sub(1)?, ..self })),
            _ => None,
        }
    }
}

impl LestocqPoints {
    /// Points for the Russian army at the Interphase after L'Estocq has entered.
    pub fn of_die(self, die: u8, broken_or_withdrawn: bool) -> i16 {
        i16::from(die) + i16::from(if broken_or_withdrawn { self.broken } else { self.points })
    }
}

impl GrandBatteries {
    /// Rounds of a battery that leaves its Grand Battery for the first time.
    pub fn rounds_on_leaving(self, left: u8) -> u8 {
        if left <= self.upto { self.reset } else { left }
    }
}

impl FieldWithdrawal {
    /// Whether the withdrawal is offered: by the lowest level that the Russian army has had, its level now, and the levels
    /// of the French bodies that are set.
    pub fn is_offered(&self, lowest: i16, now: i16, french: &[i16]) -> bool {
        let french: i32 = french.iter().map(|&points| i32::from(points)).sum();
        lowest < self.below && french >= i32::from(now)
    }
}

impl WholeField {
    /// The rule that binds a unit at first. The brigades of light cavalry follow a rule of their own.
    pub fn bound_by(&self, unit: &FieldUnit) -> Option<&BoundTroops> {
        let data = &unit.unit;
        let light = |name: &String| {
            let leaders = self.leaders.iter().filter(|leader| leader.light_cavalry && leader.side == data.side);
            leaders.into_iter().any(|leader| leader.commands.contains(name))
        };
        if data.brigade.as_ref().is_some_and(light) {
            return None;
        }
        let names = |bound: &&BoundTroops| {
            let has = |name: &String| bound.names.contains(name);
            bound.side == data.side && (has(&data.id) || [&data.division, &data.corps].into_iter().flatten().any(has))
        };
        self.rules.bound.iter().find(names)
    }

    /// Whether a unit keeps off a hex as long as a corps is not all in.
    pub fn keeps_off(&self, unit: &FieldUnit, hex: Hex, out: Comers) -> bool {
        let data = &unit.unit;
        self.rules.keep_off.iter().any(|rule| {
            let may = data.corps.as_ref().is_some_and(|corps| rule.but.contains(corps));
            let may = may && !rule.all_the_same.contains(&data.id);
            let near = self.ground.chart.grid().distance(rule.hex, hex) <= u16::from(rule.within);
            rule.side == data.side && rule.until == out && near && !may
        })
    }

    /// The first turns of a battery; `None` if it is never silent.
    pub fn first_turns(&self, unit: &FieldUnit) -> Option<FirstTurns> {
        let (data, silence) = (&unit.unit, &self.rules.silence);
        if data.side != Side::First || !matches!(data.arm, Arm::Artillery(_)) {
            return None;
        }
        let early = silence.early.contains(&data.id);
        let moves = if early { silence.early_from } else { silence.from_turn };
        let centre = unit.grand_battery == Some(Post::Centre);
        Some(FirstTurns { moves, fires: if centre { silence.centre_from } else { moves } })
    }
}
