//! A battle as data: it may say anything; [`super::board::Board::new`] lists what is wrong with it.

use super::chart::Chart;
use super::facing::Facing;
use super::state::{CommandState, Formation, Morale, PhaseName};
use super::tables::Tables;
use crate::contract::Side;
use crate::hex::{Hex, Hexside};
use serde::{Deserialize, Serialize};

/// Everything the rules read of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Definition {
    /// A short name without spaces.
    pub id: String,
    /// The ground.
    pub ground: Ground,
    /// The numbers of the rules.
    pub tables: Tables,
    /// Battalions, regiments of horse and batteries.
    pub units: Vec<UnitData>,
    /// Leaders.
    pub leaders: Vec<LeaderData>,
    /// What is special to this battle.
    pub rules: Rules,
}

/// The map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ground {
    /// Which part of the sheets.
    pub chart: Chart,
    /// Every hex, in the order of the grid.
    pub cells: Vec<Cell>,
    /// Hexsides with a stream.
    pub streams: Vec<Hexside>,
    /// Hexsides with a major stream.
    pub major_streams: Vec<Hexside>,
    /// Hexsides with a fence.
    pub fences: Vec<Hexside>,
    /// Roads.
    pub roads: Vec<Road>,
    /// Places of entry.
    pub entries: Vec<Entry>,
    /// Which way each side goes back, Allied first [13.3].
    pub retreat: [Retreat; 2],
}

/// One hex of the ground [2.2].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cell {
    /// What grows or stands there.
    pub terrain: Terrain,
    /// Its level, 0 to 3.
    pub level: u8,
}

/// What a hex is [2.2]. Frozen lakes are clear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Terrain {
    /// Nothing in the way.
    Clear,
    /// Scattered cover.
    LightCover,
    /// Woods.
    Woods,
    /// A town or village.
    HardCover,
    /// A frozen wetland.
    Wetland,
}

/// A road from hex to hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Road {
    /// Its name.
    pub name: String,
    /// Whether it is a major one.
    pub major: bool,
    /// Hex by hex.
    pub path: Vec<Hex>,
}

/// A place of entry [5.14].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its code on the counters.
    pub code: String,
    /// The hexes that serve.
    pub hexes: Vec<Hex>,
    /// Nobody enters there in Road Column [20.23].
    pub no_road_column: bool,
}

/// The side of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Edge {
    /// The highest row.
    North,
    /// The highest column.
    East,
    /// The lowest row.
    South,
    /// The lowest column.
    West,
}

/// A stretch of a map edge, in absolute rows or columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stretch {
    /// Which edge.
    pub edge: Edge,
    /// The first row or column.
    pub from: u8,
    /// The last one.
    pub to: u8,
}

/// Where a side goes back to [13.3].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retreat {
    /// What grows toward safety.
    pub potential: Potential,
    /// Edges a unit may be driven over.
    pub edges: Vec<Stretch>,
}

/// What grows toward safety [13.3].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Potential {
    /// 2 * column + (row odd) + row.
    Diagonal,
    /// The same, the other way.
    DiagonalBack,
    /// The row.
    Row,
    /// The row, the other way.
    RowBack,
}

/// Whose troops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Nation {
    /// Russian.
    Russian,
    /// Prussian.
    Prussian,
    /// French.
    French,
}

/// What a counter is [1.3].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Arm {
    /// A battalion.
    Infantry(FootKind),
    /// A regiment of horse, or half of one.
    Cavalry(HorseKind),
    /// A battery, or half of one.
    Artillery(GunKind),
}

/// Kinds of battalions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FootKind {
    /// Line.
    Line,
    /// Grenadiers.
    Grenadier,
    /// Guard.
    Guard,
    /// Light infantry: may detach skirmish units.
    Light,
    /// Jaegers: may detach skirmish units.
    Jaeger,
}

/// Kinds of horse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HorseKind {
    /// Cuirassiers, dragoons.
    Heavy,
    /// Hussars, chasseurs.
    Light,
    /// Cossacks.
    Cossack,
}

/// Kinds of batteries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GunKind {
    /// Foot artillery of class 1.
    FootHeavy,
    /// Foot artillery of class 2.
    Foot,
    /// Horse artillery.
    Horse,
    /// Russian light halves, `Lt`.
    Light,
}

/// When something comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Arrival {
    /// From that turn on.
    Turn(u8),
    /// So many turns after Eylau is to be held [20.14.B.3].
    AfterHold(u8),
}

/// Where something begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Start {
    /// In a hex.
    On(Hex),
    /// Off the map, to come later.
    Entry {
        /// When.
        arrival: Arrival,
        /// The code of its place of entry.
        code: String,
    },
    /// On the command display; leaders only [20.22].
    Display,
}

/// What is only there if the players agreed on it [97.1].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Extra {
    /// The Guard of turn 47.
    Guard,
}

/// A counter as it begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitData {
    /// Its id; order by id is by its bytes (R75).
    pub id: String,
    /// Its name.
    pub name: String,
    /// Whose it is.
    pub side: Side,
    /// Its nation.
    pub nation: Nation,
    /// What it is.
    pub arm: Arm,
    /// Strength points; of a battery its crew.
    pub strength: u8,
    /// Guns; 0 but for batteries.
    pub guns: u8,
    /// Printed effectiveness rating.
    pub er: u8,
    /// Effectiveness modifier, 0 or 1.
    pub em: u8,
    /// Regiment.
    pub regiment: Option<String>,
    /// Brigade.
    pub brigade: Option<String>,
    /// Division.
    pub division: Option<String>,
    /// Corps.
    pub corps: Option<String>,
    /// The battery it is, or is half of.
    pub battery: Option<String>,
    /// The leader who takes the place of its brigade leader.
    pub attached: Option<String>,
    /// A group with a limit of its own.
    pub group: Option<String>,
    /// Where it begins.
    pub start: Start,
    /// Its formation at the start.
    pub formation: Formation,
    /// Its facing at the start.
    pub facing: Facing,
    /// Its order at the start.
    pub morale: Morale,
    /// Whether it begins Exhausted.
    pub exhausted: bool,
    /// Skirmish units of its own at set-up.
    pub skirmishers_each: u8,
    /// Skirmish units of its whole regiment at set-up.
    pub regiment_skirmishers: u8,
    /// Once unlimbered it stays so [20.24].
    pub once_unlimbered_stays: bool,
    /// Waits for a die of its brigade [20.23].
    pub rolls_to_enter: bool,
    /// Only with that option.
    pub extra: Option<Extra>,
}

/// The rank of a leader [1.3].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Level {
    /// A brigade leader.
    Brigade,
    /// An artillery leader.
    Artillery,
    /// A Cossack leader.
    Cossack,
    /// A division leader.
    Division,
    /// A detachment commander.
    Detachment,
    /// A wing commander.
    Wing,
    /// A corps commander.
    Corps,
    /// An army commander.
    Army,
}

/// A leader as he begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaderData {
    /// His id.
    pub id: String,
    /// His name.
    pub name: String,
    /// Whose he is.
    pub side: Side,
    /// His rank.
    pub level: Level,
    /// Command radius.
    pub radius: u8,
    /// Command bonus.
    pub bonus: u8,
    /// Mobile value.
    pub mobile: u8,
    /// Brigades, regiments, divisions and corps his list names; `*` is everything, `C` Russian horse [1.12].
    pub commands: Vec<String>,
    /// His superior's id; one that is not in this battle is off the map for all of it.
    pub superior: Option<String>,
    /// Where he begins.
    pub start: Start,
    /// His command state.
    pub state: CommandState,
    /// A delay marker he begins with.
    pub delay: Option<u8>,
    /// Whether he comes with an Attack Order [17.8].
    pub attack_order: bool,
    /// Waits for the die of a brigade [20.23].
    pub rolls_to_enter: bool,
    /// Whether he comes back when he falls [19.8].
    pub returns: bool,
    /// Only with that option.
    pub extra: Option<Extra>,
}

/// What is special to a battle [20.0 to 20.2].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// The first turn.
    pub first_turn: u8,
    /// The last turn.
    pub last_turn: u8,
    /// The phase the first turn begins with.
    pub first_phase: PhaseName,
    /// The victory level at the start, Allied positive.
    pub level: i8,
    /// The fatigue of infantry and of horse that is not Cossack (15).
    pub fatigue: u8,
    /// Whether Russian batteries lose guns before play [7.6].
    pub gun_losses: bool,
    /// Who deploys, and how.
    pub deploy: Deploy,
    /// Command by orders [20.24]; otherwise as for the rear guard [20.15.B].
    pub orders: Option<Orders>,
    /// Turns a fallen brigade leader stays away, and a higher one.
    pub return_after: ReturnAfter,
    /// The commander whose radius serves every Russian brigade leader and Jaeger [20.15.B].
    pub overall: Option<String>,
    /// Brigade leaders who are in command in a town hex alone [20.15.B].
    pub in_town: Vec<String>,
    /// Commanders who go Mobile by command, without a die, in the radius of the overall one [17.7].
    pub mobile_at_will: Vec<String>,
    /// Commanders who never check whether they stay Mobile [17.6].
    pub no_continuation: Vec<String>,
    /// The artillery leader of 19.54, and whose radius serves him.
    pub gunner: Option<Gunner>,
    /// No Allied combat unit enters a hex on this turn [20.13].
    pub allied_still: Option<u8>,
    /// Groups that stay where they are at first [20.13].
    pub groups: Vec<Group>,
    /// The drunken Jaegers [20.15.A].
    pub drunken: Option<Drunken>,
    /// Limits of the objective lines [20.14].
    pub lines: Lines,
    /// The cup of the heavy batteries [20.14.B.1].
    pub cup: Option<CupRule>,
    /// The withdrawal [20.04, 20.14.B.2].
    pub withdraw: Option<Withdraw>,
    /// Hold Eylau! [20.14.B.3].
    pub hold: Option<Hold>,
    /// The town whose hexes count.
    pub town: Vec<Hex>,
    /// Church and castle [12.4].
    pub strongholds: Vec<Hex>,
    /// Hexes no French combat unit enters [20.22].
    pub french_closed: Option<ClosedLine>,
    /// Russians that are not Cossacks stay north of a row for a time [20.24].
    pub south_limit: Option<RowLimit>,
    /// Units of one commander stay south of a row for a time [20.24].
    pub north_limit: Option<RowLimit>,
    /// Cossacks that are driven onto the map [20.23].
    pub chased: Option<Chased>,
    /// Brigades that come by a die [20.23].
    pub by_die: Option<ByDie>,
    /// Hexes whose control is kept, with who has it at the start [1.10].
    pub control: Vec<ControlHex>,
    /// Roads that put Cossacks in command lead here [19.23].
    pub cossack_road_exits: Vec<Hex>,
    /// How the battle is won.
    pub victory: Victory,
}

/// Set-up [20.02, 20.12, 20.22].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deploy {
    /// Who deploys, in order.
    pub sides: Vec<Side>,
    /// Whether formations and facings may be chosen.
    pub formations: bool,
    /// How far a skirmish unit may stand from its battalion.
    pub skirmishers_within: u8,
    /// How near to an enemy it may not stand; 0 if that does not matter.
    pub from_enemy: u8,
}

/// Turns a fallen leader stays away [19.8].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReturnAfter {
    /// A brigade, artillery or Cossack leader.
    pub brigade: u8,
    /// A higher one.
    pub higher: u8,
}

/// The artillery leader of 19.54.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gunner {
    /// His id.
    pub leader: String,
    /// Commanders in whose radius he is in command.
    pub under: Vec<String>,
}

/// A group that stays where it is at first [20.13].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Group {
    /// Its name on the counters.
    pub id: String,
    /// Free from this turn on.
    pub until: u8,
    /// Or once an enemy combat unit was this near to one of its units.
    pub near: Option<u8>,
    /// Or to one of these hexes.
    pub watch: Option<Watch>,
    /// Never south of this row.
    pub never_south_of: Option<u8>,
}

/// Hexes whose approach frees a group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Watch {
    /// How near.
    pub within: u8,
    /// To which hexes.
    pub hexes: Vec<Hex>,
}

/// The drunken Jaegers [20.15.A].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drunken {
    /// Their group.
    pub group: String,
    /// The first turn with a die.
    pub from_turn: u8,
    /// The last one.
    pub last_turn: u8,
    /// Released on this die or less.
    pub release_upto: u8,
    /// Removed on this die or more.
    pub remove_from: u8,
    /// An enemy this near makes them roll.
    pub near: u8,
    /// Then released on this die or less, else removed.
    pub near_release_upto: u8,
    /// Regiments that never enter a hex southwest of the secondary line.
    pub bound_regiments: Vec<String>,
}

/// Diagonals: at most this is southwest of the line, more than that beyond it [20.14].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lines {
    /// The primary objective line.
    pub primary: Option<i16>,
    /// The secondary one.
    pub secondary: Option<i16>,
    /// The withdrawal line.
    pub withdrawal: Option<i16>,
}

/// The cup [20.14.B.1].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CupRule {
    /// Chits with a battery.
    pub batteries: u8,
    /// Blanks.
    pub blanks: u8,
    /// Blanks added once.
    pub added: u8,
    /// Drawn from this turn on.
    pub from_turn: u8,
    /// An enemy in one of these suspends it.
    pub stop_hexes: Vec<Hex>,
}

/// The withdrawal [20.04, 20.14.B.2].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Withdraw {
    /// May be declared from this turn on.
    pub from_turn: u8,
    /// Who becomes Mobile.
    pub mobile: Vec<String>,
    /// Hexes from which Allied units leave once it is declared.
    pub exits: Vec<Hex>,
    /// Rows of the east edge over which they leave at any time.
    pub east_rows: Option<Rows>,
    /// Brigade leaders in columns above this one are in command once it is declared.
    pub command_east_of: Option<u8>,
}

/// Rows from one to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rows {
    /// The first.
    pub from: u8,
    /// The last.
    pub to: u8,
}

/// Hold Eylau! [20.14.B.3].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hold {
    /// Who must have withdrawn.
    pub leader: String,
    /// Batteries of which both halves must have.
    pub batteries: Vec<String>,
    /// Regiments of which so many battalions must have.
    pub regiments: Vec<String>,
    /// How many.
    pub battalions: u8,
}

/// Hexes from a row up and west of a diagonal [20.22].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClosedLine {
    /// From this row on.
    pub from_row: u8,
    /// 2 * column + (row odd) - row at most this.
    pub at_most: i16,
}

/// A row that is not crossed for a time [20.24].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowLimit {
    /// The row.
    pub row: u8,
    /// Lifted from this turn on.
    pub until: u8,
    /// Whose units; everybody of the side if there is none.
    pub leader: Option<String>,
}

/// Cossacks that are driven onto the map [20.23].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chased {
    /// On this turn.
    pub turn: u8,
    /// Units, in order.
    pub units: Vec<String>,
    /// Hexes, in order of preference.
    pub hexes: Vec<Hex>,
    /// The leader who comes with the last of them.
    pub leader: Option<String>,
}

/// Brigades that come by a die [20.23].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByDie {
    /// From this turn on.
    pub from_turn: u8,
    /// On this die or less.
    pub upto: u8,
    /// The brigades.
    pub brigades: Vec<String>,
    /// The leader who may come from the first on.
    pub leader: Option<String>,
}

/// A hex whose control is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ControlHex {
    /// The hex.
    pub hex: Hex,
    /// Who has it at the start.
    pub side: Option<Side>,
}

/// Command by orders [20.24].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Orders {
    /// Delay markers that are laid during play.
    pub markers: Vec<Marker>,
    /// Limits on whom may be ordered when.
    pub limits: Vec<OrderLimit>,
    /// Turns on which headquarters sends one order.
    pub hours: Vec<u8>,
    /// Brigades that wake with a leader: his id and theirs.
    pub wakes: Vec<Wakes>,
    /// The French commander with one order in the game.
    pub once: Option<String>,
}

/// A delay marker laid during play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marker {
    /// For whom.
    pub leader: String,
    /// On which turn.
    pub turn: u8,
    /// Which one.
    pub delay: u8,
    /// Whether it is laid at the end of the command phase.
    pub at_end: bool,
}

/// A limit on whom may be ordered when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrderLimit {
    /// The leaders it is about.
    pub leaders: Vec<String>,
    /// Not before this turn.
    pub from_turn: u8,
    /// Unless an enemy was this near to a unit of theirs, or has fired on one.
    pub unless_near: Option<u8>,
    /// Only this leader may order them, headquarters if he is lost.
    pub only_from: Option<String>,
}

/// Brigades that wake with a leader.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wakes {
    /// The leader.
    pub leader: String,
    /// A further brigade.
    pub brigade: String,
}

/// How a battle is won [20.05, 20.16, 20.25].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Victory {
    /// Hexes worth levels to whoever controls them at the end.
    pub objectives: Vec<Objective>,
    /// Lines that must still be held at the end of a turn.
    pub held_lines: Vec<HeldLine>,
    /// What a withdrawal is worth; the best that is met counts.
    pub withdrawals: Vec<WithdrawalAward>,
    /// Batteries whose halves count for it.
    pub withdrawal_batteries: Vec<String>,
    /// Control of the town.
    pub town: Option<TownAward>,
    /// Drawn batteries.
    pub cup: Option<CupAward>,
    /// Villages that fall in time.
    pub villages: Vec<Village>,
    /// A height that is held at the end.
    pub height: Option<Height>,
    /// Brigades beyond a row.
    pub beyond_row: Option<BeyondRow>,
    /// Strength that has left over the north edge.
    pub exit: Option<ExitAward>,
    /// A brigade that never came.
    pub kept: Option<Kept>,
    /// Losses that differ by so much cost a level.
    pub loss_margin: u16,
    /// A level at or below this at a test ends the game (R44).
    pub sudden: Option<i8>,
}

/// A hex worth levels at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Objective {
    /// The hex.
    pub hex: Hex,
    /// Levels.
    pub levels: i8,
}

/// A line that must still be held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeldLine {
    /// At the end of this turn.
    pub turn: u8,
    /// The diagonal.
    pub at_most: i16,
    /// Levels lost if nobody does.
    pub levels: i8,
}

/// What a withdrawal is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WithdrawalAward {
    /// Who must be among them.
    pub leader: Option<String>,
    /// Battalions at half strength or more.
    pub battalions: u8,
    /// Half batteries with crew.
    pub half_batteries: u8,
    /// Levels.
    pub levels: i8,
}

/// Control of the town [20.16.4, 20.16.5].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TownAward {
    /// So many hexes count.
    pub some: u8,
    /// French levels for some.
    pub french_some: i8,
    /// French levels for all.
    pub french_all: i8,
    /// Less by this if Eylau was not to be held.
    pub french_less: i8,
    /// Allied levels for some.
    pub allied_some: i8,
    /// Allied levels if Eylau was not to be held.
    pub allied_not_held: i8,
}

/// Drawn batteries [20.16.6, 20.16.7].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CupAward {
    /// From so many on.
    pub many: u8,
    /// Levels for many.
    pub levels_many: i8,
    /// From so many on.
    pub most: u8,
    /// Levels for most.
    pub levels_most: i8,
    /// Levels for fewer than many.
    pub levels_few: i8,
}

/// A village that falls in time [20.25.2].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Village {
    /// Its hexes.
    pub hexes: Vec<Hex>,
    /// Tested up to this turn.
    pub by_turn: u8,
    /// Levels lost, once.
    pub levels: i8,
}

/// A height that is held at the end [20.25.4].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Height {
    /// All of these, one by an unlimbered battery.
    pub hexes: Vec<Hex>,
    /// Levels lost.
    pub levels: i8,
}

/// Brigades beyond a row [20.25.5].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BeyondRow {
    /// North of this row.
    pub row: u8,
    /// So many infantry brigades.
    pub brigades: u8,
    /// Of so many points each.
    pub points: u16,
    /// Levels lost, once.
    pub levels: i8,
}

/// Strength that has left over the north edge [20.25.6].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExitAward {
    /// So many points.
    pub points: u16,
    /// Levels lost, once.
    pub levels: i8,
}

/// A brigade that never came [20.25.1].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// The brigade.
    pub brigade: String,
    /// Levels.
    pub levels: i8,
}
