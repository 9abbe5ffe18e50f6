//! The reason a command is refused, with the rule it breaks [98.1].

use super::board::Board;
use super::state::{LeaderId, UnitId};
use engine::contract::Refusal;
use engine::hex::Hex;
use engine::rule::Rule;

/// A refusal before it is put into words. It is small: a search for ways meets thousands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Breach {
    pub(crate) why: Why,
    pub(crate) unit: Option<UnitId>,
    pub(crate) leader: Option<LeaderId>,
    pub(crate) hex: Option<Hex>,
}

impl Breach {
    pub(crate) const fn new(why: Why) -> Breach {
        Breach { why, unit: None, leader: None, hex: None }
    }

    pub(crate) const fn of(why: Why, unit: UnitId) -> Breach {
        Breach { why, unit: Some(unit), leader: None, hex: None }
    }

    /// A refusal of a leader's command.
    pub(crate) const fn by(why: Why, leader: LeaderId) -> Breach {
        Breach { why, unit: None, leader: Some(leader), hex: None }
    }

    pub(crate) const fn at(why: Why, unit: UnitId, hex: Hex) -> Breach {
        Breach { why, unit: Some(unit), leader: None, hex: Some(hex) }
    }

    pub(crate) const fn there(why: Why, hex: Hex) -> Breach {
        Breach { why, unit: None, leader: None, hex: Some(hex) }
    }

    pub(crate) fn refusal(&self, board: &Board) -> Refusal {
        let (rule, name, text) = self.why.tell();
        let unit = self.unit.map(|unit| board.unit(unit).name.clone());
        let leader = self.leader.map(|leader| board.leader(leader).name.clone());
        let unit = unit.or(leader).unwrap_or_else(|| String::from("the unit"));
        let hex = self.hex.map_or_else(|| String::from("that hex"), |hex| board.chart().name(hex));
        Refusal::worded(Some(rule), name, text.replace("{unit}", &unit).replace("{hex}", &hex))
    }
}

/// The rule that is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    NotAsked,
    Unknown,
    NotYours,
    NotOnMap,
    OtherQuestion,
    NoEffect,
    TooManyFree,
    NotAdjacent,
    LeaderElsewhere,
    NotTogether,
    Failed,
    TooLong,
    OffBoard,
    TooFar,
    Closed,
    GroundForbids,
    NoWayOut,
    SquareTurns,
    NoChange,
    NotGrand,
    EnemyThere,
    DisorderedNear,
    RoutedStays,
    OutOfCommand,
    LeaderAstray,
    NoDetaching,
    NoEntry,
    NoEntryFormation,
    TooMuchStrength,
    TooManyBattalions,
    WrongCompany,
    TooDark,
    Hidden,
    BehindSlope,
    FriendsBetween,
    CannotFire,
    NoTarget,
    NotInFront,
    OutOfRange,
    NotItsRound,
    FiredAlready,
    TooManyFires,
    NoAttack,
    NoCharge,
    CarriesNone,
    TriedCharge,
    BadRide,
    Inactive,
    NoState,
    NoOrder,
    OrderTooEarly,
    NoPlace,
    CossackCannot,
    CossackShies,
    OnlyCossacks,
    NoSelfCommand,
    NoCombining,
    LightGuns,
    GunnerCannot,
    Bound,
    Drunken,
    LineBound,
    NoWithdrawal,
    NoHold,
    ClosedToFrench,
    RowClosed,
    StaysUnlimbered,
    NoExit,
    BadDeployment,
    BadPosting,
    WrongOpening,
    NothingToUndo,
    WrongFaces,
    SilentGuns,
    NoAttachment,
    BadChange,
    NoAmmunition,
    Demoralised,
    Snowed,
    OnlyHeadquarters,
    NoGrandCharge,
    NotInWave,
    WaveStays,
    Ceasefire,
}

impl Why {
    const fn tell(self) -> (Rule, &'static str, &'static str) {
        match self {
            Why::NotAsked => (const { Rule::new("4.2") }, "not-asked", "your opponent must choose now"),
            Why::Unknown => {
                (const { Rule::new("4.2") }, "unknown-id", "there is no such unit or leader in this battle")
            }
            Why::NotYours => (const { Rule::new("4.2") }, "not-yours", "{unit} is not yours to command"),
            Why::NotOnMap => (const { Rule::new("4.2") }, "not-on-map", "{unit} is not on the map"),
            Why::OtherQuestion => {
                (const { Rule::new("98") }, "other-question", "not now: another decision comes first")
            }
            Why::NoEffect => (const { Rule::new("5.1") }, "no-effect", "that would change nothing"),
            Why::TooManyFree => {
                (const { Rule::new("5.1") }, "too-many-free", "{unit} has used all its free actions in this phase")
            }
            Why::NotAdjacent => {
                (const { Rule::new("5.1") }, "not-adjacent", "{hex} is not adjacent to the hex before it")
            }
            Why::LeaderElsewhere => {
                (const { Rule::new("5.1") }, "leader-elsewhere", "a leader can accompany units only from the same hex")
            }
            Why::NotTogether => (
                const { Rule::new("5.1") },
                "not-together",
                "these units cannot act together: choose units of one hex that can, each once",
            ),
            Why::Failed => (
                const { Rule::new("5.1") },
                "failed",
                "{unit} has failed a check in this phase and can do nothing more",
            ),
            Why::TooLong => (const { Rule::new("5.1") }, "too-long", "this order has too many steps"),
            Why::OffBoard => (const { Rule::new("2.3") }, "off-board", "that hex is not on this map"),
            Why::TooFar => (const { Rule::new("5.2") }, "too-far", "{unit} does not have enough movement points"),
            Why::Closed => (
                const { Rule::new("5.4") },
                "closed",
                "{unit} cannot enter {hex}: the terrain or the hexside is closed to it",
            ),
            Why::GroundForbids => (
                const { Rule::new("5.5") },
                "ground-forbids",
                "{unit} cannot take that formation: the terrain does not allow it",
            ),
            Why::NoWayOut => (
                const { Rule::new("5.6") },
                "no-way-out",
                "{unit} cannot leave its hex in that direction in its formation",
            ),
            Why::SquareTurns => (const { Rule::new("5.6") }, "square-turns", "{unit} is in square and cannot turn"),
            Why::NoChange => (
                const { Rule::new("5.8") },
                "no-change",
                "{unit} cannot change to that formation or facing in its present state",
            ),
            Why::NotGrand => (
                const { Rule::new("5.9") },
                "not-grand",
                "{unit} can use Grand Tactical Movement only in road column, along a road, far from the enemy",
            ),
            Why::EnemyThere => (const { Rule::new("5.11") }, "enemy-there", "an enemy unit is in {hex}"),
            Why::DisorderedNear => (
                const { Rule::new("5.11") },
                "disordered-near",
                "{unit} is Disordered and cannot move adjacent to an enemy",
            ),
            Why::RoutedStays => (const { Rule::new("5.11") }, "routed-stays", "{unit} is Routed and cannot move"),
            Why::OutOfCommand => (
                const { Rule::new("5.12") },
                "out-of-command",
                "{unit} is out of command: it can only move closer to a leader who could command it",
            ),
            Why::LeaderAstray => (
                const { Rule::new("5.12") },
                "leader-astray",
                "{unit} is out of command: he can only move closer to his superior",
            ),
            Why::NoDetaching => {
                (const { Rule::new("5.13") }, "no-detaching", "{unit} cannot detach skirmishers or rejoin here")
            }
            Why::NoEntry => (const { Rule::new("5.14") }, "no-entry", "{unit} cannot enter at {hex} in this turn"),
            Why::NoEntryFormation => {
                (const { Rule::new("5.14") }, "no-entry-formation", "{unit} cannot enter the map in that formation")
            }
            Why::TooMuchStrength => {
                (const { Rule::new("9.1") }, "too-much-strength", "{hex} cannot hold so many strength points")
            }
            Why::TooManyBattalions => (
                const { Rule::new("9.2") },
                "too-many-battalions",
                "these units cannot share {hex}: too many battalions, or unlike formations or facings",
            ),
            Why::WrongCompany => {
                (const { Rule::new("9.3") }, "wrong-company", "units of these kinds or brigades cannot share {hex}")
            }
            Why::TooDark => (const { Rule::new("3.2") }, "too-dark", "{hex} is beyond visibility"),
            Why::Hidden => {
                (const { Rule::new("10.2") }, "hidden", "something between blocks the line of sight to {hex}")
            }
            Why::BehindSlope => (const { Rule::new("10.3") }, "behind-slope", "{hex} is out of sight behind the slope"),
            Why::FriendsBetween => {
                (const { Rule::new("10.5") }, "friends-between", "a unit blocks the line of fire to {hex}")
            }
            Why::CannotFire => (const { Rule::new("11.1") }, "cannot-fire", "{unit} cannot fire in its present state"),
            Why::NoTarget => (const { Rule::new("11.1") }, "no-target", "there is no enemy combat unit in {hex}"),
            Why::NotInFront => (const { Rule::new("11.1") }, "not-in-front", "{hex} is not to the front of {unit}"),
            Why::OutOfRange => (const { Rule::new("11.2") }, "out-of-range", "{hex} is out of range of {unit}"),
            Why::NotItsRound => (
                const { Rule::new("11.4") },
                "not-its-round",
                "{unit} cannot fire in this round: skirmishers fire first, then battalions, then batteries",
            ),
            Why::FiredAlready => {
                (const { Rule::new("11.4") }, "fired-already", "{unit} has already fired in this phase")
            }
            Why::TooManyFires => {
                (const { Rule::new("11.5") }, "too-many-fires", "at most three units can fire at one step")
            }
            Why::NoAttack => (
                const { Rule::new("12.1") },
                "no-attack",
                "no unit can make that attack: attackers need good order and an adjacent enemy to their front",
            ),
            Why::NoCharge => (const { Rule::new("12.2") }, "no-charge", "{unit} cannot declare a charge now"),
            Why::CarriesNone => (const { Rule::new("12.2") }, "carries-none", "{unit} has not declared a charge"),
            Why::TriedCharge => (
                const { Rule::new("12.2") },
                "tried-charge",
                "{unit} has already tried to declare a charge in this turn",
            ),
            Why::BadRide => (
                const { Rule::new("12.3") },
                "bad-ride",
                "{unit} cannot charge along that path: it is too long, is blocked, or does not lead forward",
            ),
            Why::Inactive => (
                const { Rule::new("17.5") },
                "inactive",
                "{unit} is inactive and cannot act until an order or the enemy activates the brigade",
            ),
            Why::NoState => {
                (const { Rule::new("17.7") }, "no-state", "the leader's command state cannot change in that way now")
            }
            Why::NoOrder => (
                const { Rule::new("17.9") },
                "no-order",
                "that order cannot be sent: the leader cannot receive it now, or no superior can send it",
            ),
            Why::OrderTooEarly => (
                const { Rule::new("20.24") },
                "order-too-early",
                "that order cannot be sent yet, or another superior must send it",
            ),
            Why::NoPlace => (const { Rule::new("19.8") }, "no-place", "the leader cannot be placed in that hex"),
            Why::CossackCannot => (
                const { Rule::new("19.21") },
                "cossack-cannot",
                "Cossacks cannot attack there: they attack only exposed enemies, over ground open to them",
            ),
            Why::CossackShies => (
                const { Rule::new("19.21") },
                "cossack-shies",
                "{unit} cannot attack formed units in {hex} without a Cossack leader near, nor heavy cavalry",
            ),
            Why::OnlyCossacks => {
                (const { Rule::new("19.21") }, "only-cossacks", "only Cossacks can move one hex before they attack")
            }
            Why::NoSelfCommand => (
                const { Rule::new("19.23") },
                "no-self-command",
                "{unit} cannot check to act alone now, or does not need to",
            ),
            Why::NoCombining => (
                const { Rule::new("19.3") },
                "no-combining",
                "{unit} can combine only with a half of its regiment in or next to its hex, neither of them Routed",
            ),
            Why::LightGuns => {
                (const { Rule::new("19.42") }, "light-guns", "{unit} can unlimber only adjacent to its division")
            }
            Why::GunnerCannot => (
                const { Rule::new("19.54") },
                "gunner-cannot",
                "the artillery leader must stay near his horse batteries, and can become Mobile only before he moves",
            ),
            Why::Bound => (const { Rule::new("20.13") }, "bound", "{unit} is not free to move there in this turn"),
            Why::Drunken => {
                (const { Rule::new("20.15.A") }, "drunken", "{unit} is drunken and can do nothing until it is released")
            }
            Why::LineBound => {
                (const { Rule::new("20.15.A") }, "line-bound", "{unit} cannot move southwest of the secondary line")
            }
            Why::NoWithdrawal => (
                const { Rule::new("20.14.B.2") },
                "no-withdrawal",
                "the withdrawal can be declared only by the Allies, once, and from its printed turn on",
            ),
            Why::NoHold => (
                const { Rule::new("20.14.B.3") },
                "no-hold",
                "the Allies can decide to hold Eylau only once, after enough units have withdrawn",
            ),
            Why::ClosedToFrench => {
                (const { Rule::new("20.22") }, "closed-to-french", "French units cannot enter {hex}")
            }
            Why::RowClosed => (const { Rule::new("20.24") }, "row-closed", "{unit} cannot enter {hex} yet"),
            Why::StaysUnlimbered => (const { Rule::new("20.24") }, "stays-unlimbered", "{unit} cannot limber again"),
            Why::NoExit => (const { Rule::new("R79") }, "no-exit", "{unit} cannot leave the map from this hex"),
            Why::BadDeployment => {
                (const { Rule::new("20.12") }, "bad-deployment", "{unit} cannot be set up in that way")
            }
            Why::BadPosting => (
                const { Rule::new("20.22") },
                "bad-posting",
                "{unit} cannot be set up in that way: only skirmish units are placed in this battle",
            ),
            Why::WrongOpening => {
                (const { Rule::new("20.14.B.1") }, "wrong-opening", "that does not match what was sealed")
            }
            Why::NothingToUndo => (
                const { Rule::new("4.7") },
                "nothing-to-undo",
                "nothing to undo: you can undo your own actions until a die is rolled or your opponent makes a decision",
            ),
            Why::WrongFaces => (const { Rule::new("4.3") }, "wrong-faces", "these dice do not fit the roll"),
            Why::NoAmmunition => (const { Rule::new("7.7") }, "no-ammunition", "{unit} is out of ammunition"),
            Why::Demoralised => (
                const { Rule::new("20.35") },
                "demoralised",
                "{unit} belongs to a demoralised army or corps and cannot do that",
            ),
            Why::Snowed => (const { Rule::new("18.3") }, "snowed", "no order can be sent in heavy snow"),
            Why::OnlyHeadquarters => {
                (const { Rule::new("19.83") }, "only-headquarters", "only headquarters can order his replacement")
            }
            Why::NoGrandCharge => (
                const { Rule::new("19.7") },
                "no-grand-charge",
                "the French can declare one grand charge, in their command phase, with a unit in the first wave",
            ),
            Why::NotInWave => (
                const { Rule::new("19.7") },
                "not-in-wave",
                "{unit} cannot ride in the grand charge: only fresh, led heavy or Guard cavalry with the lead unit's facing can",
            ),
            Why::WaveStays => {
                (const { Rule::new("19.7") }, "wave-stays", "{unit} waits for its wave of the grand charge")
            }
            Why::Ceasefire => (
                const { Rule::new("20.44") },
                "ceasefire",
                "{unit} cannot move adjacent to the enemy during a ceasefire",
            ),
            Why::SilentGuns => (
                const { Rule::new("20.34") },
                "silent-guns",
                "{unit} cannot move or fire yet: Russian guns are silent at first",
            ),
            Why::NoAttachment => {
                (const { Rule::new("19.51") }, "no-attachment", "{unit} cannot be attached or released in that way now")
            }
            Why::BadChange => {
                (const { Rule::new("4.7") }, "bad-change", "the game could not continue from that position")
            }
        }
    }
}
