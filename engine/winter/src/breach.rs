//! The reason a command is refused, with the rule it breaks [98.1].

use super::board::Board;
use super::state::{LeaderId, UnitId};
use engine::contract::{Fact, Refusal};
use engine::hex::Hex;
use engine::rule::Rule;

/// A refusal before its facts have names. It is small: a search for ways meets thousands.
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

    /// A refusal of a leader's command about a hex.
    pub(crate) const fn by_at(why: Why, leader: LeaderId, hex: Hex) -> Breach {
        Breach { why, unit: None, leader: Some(leader), hex: Some(hex) }
    }

    pub(crate) const fn at(why: Why, unit: UnitId, hex: Hex) -> Breach {
        Breach { why, unit: Some(unit), leader: None, hex: Some(hex) }
    }

    pub(crate) const fn there(why: Why, hex: Hex) -> Breach {
        Breach { why, unit: None, leader: None, hex: Some(hex) }
    }

    pub(crate) fn refusal(&self, board: &Board) -> Refusal {
        let (rule, name) = self.why.tell();
        let units = u16::try_from(board.units().len()).unwrap_or(u16::MAX);
        // Leaders are counted after the units.
        let leader = self.leader.map(|leader| units.saturating_add(leader.0));
        let unit = self.unit.map(|unit| unit.0).or(leader);
        let mut refusal = Refusal::of(Some(rule), name);
        if let Some(unit) = unit {
            refusal = refusal.with("unit", Fact::Unit(unit));
        }
        if let Some(hex) = self.hex {
            refusal = refusal.with("hex", Fact::Hex(hex));
        }
        match self.why {
            Why::CannotFire if unit.is_none() => refusal.varied("any"),
            Why::NotInFront if self.hex.is_none() => refusal.varied("two"),
            _ => refusal,
        }
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
    BoundTroops,
    Stunned,
    OnTheMarch,
    KeepsOff,
    WingHeld,
    WingsCross,
    CossacksWait,
    LightHeld,
    GrandBattery,
    NoPoint,
    NoSending,
    BoundLeader,
    NoCommitment,
    PrussianEntry,
    Dallies,
    FreedGuns,
    NoOffer,
    NoRetreatLine,
}

impl Why {
    /// The rule that is broken, and the name of the refusal. Its sentence is a message of the app.
    const fn tell(self) -> (Rule, &'static str) {
        match self {
            Why::NotAsked => (const { Rule::new("4.2") }, "not-asked"),
            Why::Unknown => (const { Rule::new("4.2") }, "unknown-id"),
            Why::NotYours => (const { Rule::new("4.2") }, "not-yours"),
            Why::NotOnMap => (const { Rule::new("4.2") }, "not-on-map"),
            Why::OtherQuestion => (const { Rule::new("98") }, "other-question"),
            Why::NoEffect => (const { Rule::new("5.1") }, "no-effect"),
            Why::TooManyFree => (const { Rule::new("5.1") }, "too-many-free"),
            Why::NotAdjacent => (const { Rule::new("5.1") }, "not-adjacent"),
            Why::LeaderElsewhere => (const { Rule::new("5.1") }, "leader-elsewhere"),
            Why::NotTogether => (const { Rule::new("5.1") }, "not-together"),
            Why::Failed => (const { Rule::new("5.1") }, "failed"),
            Why::TooLong => (const { Rule::new("5.1") }, "too-long"),
            Why::OffBoard => (const { Rule::new("2.3") }, "off-board"),
            Why::TooFar => (const { Rule::new("5.2") }, "too-far"),
            Why::Closed => (const { Rule::new("5.4") }, "closed"),
            Why::GroundForbids => (const { Rule::new("5.5") }, "ground-forbids"),
            Why::NoWayOut => (const { Rule::new("5.6") }, "no-way-out"),
            Why::SquareTurns => (const { Rule::new("5.6") }, "square-turns"),
            Why::NoChange => (const { Rule::new("5.8") }, "no-change"),
            Why::NotGrand => (const { Rule::new("5.9") }, "not-grand"),
            Why::EnemyThere => (const { Rule::new("5.11") }, "enemy-there"),
            Why::DisorderedNear => (const { Rule::new("5.11") }, "disordered-near"),
            Why::RoutedStays => (const { Rule::new("5.11") }, "routed-stays"),
            Why::OutOfCommand => (const { Rule::new("5.12") }, "out-of-command"),
            Why::LeaderAstray => (const { Rule::new("5.12") }, "leader-astray"),
            Why::NoDetaching => (const { Rule::new("5.13") }, "no-detaching"),
            Why::NoEntry => (const { Rule::new("5.14") }, "no-entry"),
            Why::NoEntryFormation => (const { Rule::new("5.14") }, "no-entry-formation"),
            Why::TooMuchStrength => (const { Rule::new("9.1") }, "too-much-strength"),
            Why::TooManyBattalions => (const { Rule::new("9.2") }, "too-many-battalions"),
            Why::WrongCompany => (const { Rule::new("9.3") }, "wrong-company"),
            Why::TooDark => (const { Rule::new("3.2") }, "too-dark"),
            Why::Hidden => (const { Rule::new("10.2") }, "hidden"),
            Why::BehindSlope => (const { Rule::new("10.3") }, "behind-slope"),
            Why::FriendsBetween => (const { Rule::new("10.5") }, "friends-between"),
            Why::CannotFire => (const { Rule::new("11.1") }, "cannot-fire"),
            Why::NoTarget => (const { Rule::new("11.1") }, "no-target"),
            Why::NotInFront => (const { Rule::new("11.1") }, "not-in-front"),
            Why::OutOfRange => (const { Rule::new("11.2") }, "out-of-range"),
            Why::NotItsRound => (const { Rule::new("11.4") }, "not-its-round"),
            Why::FiredAlready => (const { Rule::new("11.4") }, "fired-already"),
            Why::TooManyFires => (const { Rule::new("11.5") }, "too-many-fires"),
            Why::NoAttack => (const { Rule::new("12.1") }, "no-attack"),
            Why::NoCharge => (const { Rule::new("12.2") }, "no-charge"),
            Why::CarriesNone => (const { Rule::new("12.2") }, "carries-none"),
            Why::TriedCharge => (const { Rule::new("12.2") }, "tried-charge"),
            Why::BadRide => (const { Rule::new("12.3") }, "bad-ride"),
            Why::Inactive => (const { Rule::new("17.5") }, "inactive"),
            Why::NoState => (const { Rule::new("17.7") }, "no-state"),
            Why::NoOrder => (const { Rule::new("17.9") }, "no-order"),
            Why::OrderTooEarly => (const { Rule::new("20.24") }, "order-too-early"),
            Why::NoPlace => (const { Rule::new("19.8") }, "no-place"),
            Why::CossackCannot => (const { Rule::new("19.21") }, "cossack-cannot"),
            Why::CossackShies => (const { Rule::new("19.21") }, "cossack-shies"),
            Why::OnlyCossacks => (const { Rule::new("19.21") }, "only-cossacks"),
            Why::NoSelfCommand => (const { Rule::new("19.23") }, "no-self-command"),
            Why::NoCombining => (const { Rule::new("19.3") }, "no-combining"),
            Why::LightGuns => (const { Rule::new("19.42") }, "light-guns"),
            Why::GunnerCannot => (const { Rule::new("19.54") }, "gunner-cannot"),
            Why::Bound => (const { Rule::new("20.13") }, "bound"),
            Why::Drunken => (const { Rule::new("20.15.A") }, "drunken"),
            Why::LineBound => (const { Rule::new("20.15.A") }, "line-bound"),
            Why::NoWithdrawal => (const { Rule::new("20.14.B.2") }, "no-withdrawal"),
            Why::NoHold => (const { Rule::new("20.14.B.3") }, "no-hold"),
            Why::ClosedToFrench => (const { Rule::new("20.22") }, "closed-to-french"),
            Why::RowClosed => (const { Rule::new("20.24") }, "row-closed"),
            Why::StaysUnlimbered => (const { Rule::new("20.24") }, "stays-unlimbered"),
            Why::NoExit => (const { Rule::new("R79") }, "no-exit"),
            Why::BadDeployment => (const { Rule::new("20.12") }, "bad-deployment"),
            Why::BadPosting => (const { Rule::new("20.22") }, "bad-posting"),
            Why::WrongOpening => (const { Rule::new("20.14.B.1") }, "wrong-opening"),
            Why::NothingToUndo => (const { Rule::new("4.7") }, "nothing-to-undo"),
            Why::WrongFaces => (const { Rule::new("4.3") }, "wrong-faces"),
            Why::NoAmmunition => (const { Rule::new("7.7") }, "no-ammunition"),
            Why::Demoralised => (const { Rule::new("20.35") }, "demoralised"),
            Why::Snowed => (const { Rule::new("18.3") }, "snowed"),
            Why::OnlyHeadquarters => (const { Rule::new("19.83") }, "only-headquarters"),
            Why::NoGrandCharge => (const { Rule::new("19.7") }, "no-grand-charge"),
            Why::NotInWave => (const { Rule::new("19.7") }, "not-in-wave"),
            Why::WaveStays => (const { Rule::new("19.7") }, "wave-stays"),
            Why::Ceasefire => (const { Rule::new("20.44") }, "ceasefire"),
            Why::SilentGuns => (const { Rule::new("20.34") }, "silent-guns"),
            Why::BoundTroops => (const { Rule::new("20.34") }, "bound-troops"),
            Why::OnTheMarch => (const { Rule::new("20.33") }, "on-the-march"),
            Why::Stunned => (const { Rule::new("20.34") }, "stunned"),
            Why::KeepsOff => (const { Rule::new("20.34") }, "keeps-off"),
            Why::WingHeld => (const { Rule::new("20.34") }, "wing-held"),
            Why::WingsCross => (const { Rule::new("20.34") }, "wings-cross"),
            Why::CossacksWait => (const { Rule::new("20.34") }, "cossacks-wait"),
            Why::LightHeld => (const { Rule::new("20.34") }, "light-held"),
            Why::GrandBattery => (const { Rule::new("19.52") }, "grand-battery"),
            Why::NoPoint => (const { Rule::new("17.9") }, "no-point"),
            Why::NoSending => (const { Rule::new("17.9") }, "no-sending"),
            Why::BoundLeader => (const { Rule::new("20.34") }, "bound-leader"),
            Why::NoCommitment => (const { Rule::new("17.5") }, "no-commitment"),
            Why::PrussianEntry => (const { Rule::new("20.33") }, "prussian-entry"),
            Why::Dallies => (const { Rule::new("20.33") }, "dallies"),
            Why::FreedGuns => (const { Rule::new("19.52") }, "freed-guns"),
            Why::NoRetreatLine => (const { Rule::new("20.36") }, "no-retreat-line"),
            Why::NoOffer => (const { Rule::new("20.31") }, "no-offer"),
            Why::NoAttachment => (const { Rule::new("19.51") }, "no-attachment"),
            Why::BadChange => (const { Rule::new("4.7") }, "bad-change"),
        }
    }
}
