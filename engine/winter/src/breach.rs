//! Why a command is refused, with the rule it breaks [98.1].

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

    /// Of what a leader would do.
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
        Refusal { case: Some(rule), name, text: text.replace("{unit}", &unit).replace("{hex}", &hex) }
    }
}

/// What is broken.
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
            Why::NotAsked => (const { Rule::new("4.2") }, "not-asked", "the rules wait for somebody else"),
            Why::Unknown => {
                (const { Rule::new("4.2") }, "unknown-id", "there is no such unit or leader in this battle")
            }
            Why::NotYours => (const { Rule::new("4.2") }, "not-yours", "{unit} is not yours to command"),
            Why::NotOnMap => (const { Rule::new("4.2") }, "not-on-map", "{unit} is not on the map"),
            Why::OtherQuestion => (const { Rule::new("98") }, "other-question", "the rules ask something else now"),
            Why::NoEffect => (const { Rule::new("5.1") }, "no-effect", "that would change nothing"),
            Why::TooManyFree => {
                (const { Rule::new("5.1") }, "too-many-free", "{unit} has done enough for nothing in this phase")
            }
            Why::NotAdjacent => {
                (const { Rule::new("5.1") }, "not-adjacent", "{hex} is not beside the hex it would be entered from")
            }
            Why::LeaderElsewhere => {
                (const { Rule::new("5.1") }, "leader-elsewhere", "a leader goes along only from the same hex")
            }
            Why::NotTogether => (const { Rule::new("5.1") }, "not-together", "these units cannot do that together"),
            Why::Failed => {
                (const { Rule::new("5.1") }, "failed", "{unit} has failed a check in this phase and does nothing more")
            }
            Why::TooLong => (const { Rule::new("5.1") }, "too-long", "no command is that long"),
            Why::OffBoard => (const { Rule::new("2.3") }, "off-board", "there is no such hex on this map"),
            Why::TooFar => (const { Rule::new("5.2") }, "too-far", "{unit} has not the points for that"),
            Why::Closed => (const { Rule::new("5.4") }, "closed", "{unit} cannot enter {hex} that way"),
            Why::GroundForbids => {
                (const { Rule::new("5.5") }, "ground-forbids", "{unit} cannot take that formation there")
            }
            Why::NoWayOut => (const { Rule::new("5.6") }, "no-way-out", "{unit} cannot leave its hex that way"),
            Why::SquareTurns => (const { Rule::new("5.6") }, "square-turns", "{unit} stands in square and never turns"),
            Why::NoChange => (const { Rule::new("5.8") }, "no-change", "{unit} cannot change its formation so"),
            Why::NotGrand => {
                (const { Rule::new("5.9") }, "not-grand", "{unit} cannot march so far from the battle here")
            }
            Why::EnemyThere => (const { Rule::new("5.11") }, "enemy-there", "an enemy stands in {hex}"),
            Why::DisorderedNear => {
                (const { Rule::new("5.11") }, "disordered-near", "{unit} is Disordered and goes not beside an enemy")
            }
            Why::RoutedStays => (const { Rule::new("5.11") }, "routed-stays", "{unit} is Routed"),
            Why::OutOfCommand => (
                const { Rule::new("5.12") },
                "out-of-command",
                "{unit} is out of command and goes only nearer to a leader who could command it",
            ),
            Why::LeaderAstray => (
                const { Rule::new("5.12") },
                "leader-astray",
                "{unit} is out of command and goes only nearer to his superior",
            ),
            Why::NoDetaching => (const { Rule::new("5.13") }, "no-detaching", "{unit} cannot detach or rejoin here"),
            Why::NoEntry => (const { Rule::new("5.14") }, "no-entry", "{unit} cannot enter there now"),
            Why::NoEntryFormation => {
                (const { Rule::new("5.14") }, "no-entry-formation", "{unit} does not come in that formation there")
            }
            Why::TooMuchStrength => (const { Rule::new("9.1") }, "too-much-strength", "{hex} would hold too much"),
            Why::TooManyBattalions => {
                (const { Rule::new("9.2") }, "too-many-battalions", "these battalions cannot share {hex}")
            }
            Why::WrongCompany => (const { Rule::new("9.3") }, "wrong-company", "these units cannot share {hex}"),
            Why::TooDark => (const { Rule::new("3.2") }, "too-dark", "{hex} is too far to be seen now"),
            Why::Hidden => (const { Rule::new("10.2") }, "hidden", "{hex} is hidden by what lies between"),
            Why::BehindSlope => (const { Rule::new("10.3") }, "behind-slope", "{hex} is hidden behind the slope"),
            Why::FriendsBetween => {
                (const { Rule::new("10.5") }, "friends-between", "somebody stands in the line of fire to {hex}")
            }
            Why::CannotFire => (const { Rule::new("11.1") }, "cannot-fire", "{unit} cannot fire as it is"),
            Why::NoTarget => (const { Rule::new("11.1") }, "no-target", "no enemy combat unit stands in {hex}"),
            Why::NotInFront => (const { Rule::new("11.1") }, "not-in-front", "{hex} does not lie in front of {unit}"),
            Why::OutOfRange => (const { Rule::new("11.2") }, "out-of-range", "{hex} is out of range"),
            Why::NotItsRound => (const { Rule::new("11.4") }, "not-its-round", "{unit} does not fire in this round"),
            Why::FiredAlready => (const { Rule::new("11.4") }, "fired-already", "{unit} has fired in this phase"),
            Why::TooManyFires => (const { Rule::new("11.5") }, "too-many-fires", "no more than three fire at one step"),
            Why::NoAttack => (const { Rule::new("12.1") }, "no-attack", "no such attack can be made"),
            Why::NoCharge => (const { Rule::new("12.2") }, "no-charge", "{unit} cannot declare a charge now"),
            Why::CarriesNone => (const { Rule::new("12.2") }, "carries-none", "{unit} carries no charge"),
            Why::TriedCharge => (const { Rule::new("12.2") }, "tried-charge", "{unit} has tried once in this turn"),
            Why::BadRide => (const { Rule::new("12.3") }, "bad-ride", "{unit} cannot ride that way"),
            Why::Inactive => (const { Rule::new("17.5") }, "inactive", "{unit} is not active"),
            Why::NoState => (const { Rule::new("17.7") }, "no-state", "his command state cannot be changed so now"),
            Why::NoOrder => (const { Rule::new("17.9") }, "no-order", "that order cannot be sent"),
            Why::OrderTooEarly => (const { Rule::new("20.24") }, "order-too-early", "that order cannot be sent yet"),
            Why::NoPlace => (const { Rule::new("19.8") }, "no-place", "he cannot be placed there"),
            Why::CossackCannot => (const { Rule::new("19.21") }, "cossack-cannot", "Cossacks do not attack so"),
            Why::CossackShies => {
                (const { Rule::new("19.21") }, "cossack-shies", "{unit} does not ride at who stands in {hex}")
            }
            Why::OnlyCossacks => {
                (const { Rule::new("19.21") }, "only-cossacks", "only Cossacks ride a hex before they attack")
            }
            Why::NoSelfCommand => {
                (const { Rule::new("19.23") }, "no-self-command", "{unit} needs not, or cannot, command itself now")
            }
            Why::NoCombining => (const { Rule::new("19.3") }, "no-combining", "these cannot become one"),
            Why::LightGuns => (const { Rule::new("19.42") }, "light-guns", "{unit} unlimbers only beside its division"),
            Why::GunnerCannot => (const { Rule::new("19.54") }, "gunner-cannot", "the artillery leader cannot do that"),
            Why::Bound => (const { Rule::new("20.13") }, "bound", "{unit} is bound to stay"),
            Why::Drunken => (const { Rule::new("20.15.A") }, "drunken", "{unit} is in no state to do that"),
            Why::LineBound => {
                (const { Rule::new("20.15.A") }, "line-bound", "{unit} never goes southwest of the secondary line")
            }
            Why::NoWithdrawal => {
                (const { Rule::new("20.14.B.2") }, "no-withdrawal", "the withdrawal cannot be declared now")
            }
            Why::NoHold => (const { Rule::new("20.14.B.3") }, "no-hold", "that cannot be declared now"),
            Why::ClosedToFrench => (const { Rule::new("20.22") }, "closed-to-french", "no French unit goes to {hex}"),
            Why::RowClosed => (const { Rule::new("20.24") }, "row-closed", "{unit} may not go to {hex} yet"),
            Why::StaysUnlimbered => {
                (const { Rule::new("20.24") }, "stays-unlimbered", "{unit}, once unlimbered, stays so")
            }
            Why::NoExit => (const { Rule::new("R79") }, "no-exit", "{unit} cannot leave the map there"),
            Why::BadDeployment => (const { Rule::new("20.12") }, "bad-deployment", "that is no set-up"),
            Why::BadPosting => {
                (const { Rule::new("20.22") }, "bad-posting", "that is no set-up: only skirmish units are placed here")
            }
            Why::WrongOpening => {
                (const { Rule::new("20.14.B.1") }, "wrong-opening", "that is not what the seals were put on")
            }
            Why::NothingToUndo => (const { Rule::new("4.7") }, "nothing-to-undo", "there is nothing to take back"),
            Why::WrongFaces => (const { Rule::new("4.3") }, "wrong-faces", "these faces do not answer the roll"),
            Why::NoAmmunition => (const { Rule::new("7.7") }, "no-ammunition", "{unit} has nothing left to fire"),
            Why::Demoralised => {
                (const { Rule::new("20.35") }, "demoralised", "the army or corps of {unit} has lost heart for that")
            }
            Why::Snowed => (const { Rule::new("18.3") }, "snowed", "no order is sent in such snow"),
            Why::OnlyHeadquarters => {
                (const { Rule::new("19.83") }, "only-headquarters", "only headquarters send for who takes his place")
            }
            Why::NoGrandCharge => {
                (const { Rule::new("19.7") }, "no-grand-charge", "no grand charge can be declared so now")
            }
            Why::NotInWave => (const { Rule::new("19.7") }, "not-in-wave", "{unit} cannot ride in a grand charge now"),
            Why::WaveStays => {
                (const { Rule::new("19.7") }, "wave-stays", "{unit} waits for its wave of the grand charge")
            }
            Why::Ceasefire => {
                (const { Rule::new("20.44") }, "ceasefire", "{unit} keeps away from the enemy in a ceasefire")
            }
            Why::SilentGuns => {
                (const { Rule::new("20.34") }, "silent-guns", "{unit} neither moves nor fires at this hour")
            }
            Why::NoAttachment => {
                (const { Rule::new("19.51") }, "no-attachment", "{unit} cannot be attached or released so now")
            }
            Why::BadChange => {
                (const { Rule::new("4.7") }, "bad-change", "the position would not be one the rules can go on from")
            }
        }
    }
}
