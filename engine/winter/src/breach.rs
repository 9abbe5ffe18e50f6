//! The reason a command is refused, with the rule it breaks [98.1].

use super::board::Board;
use super::cite::rule;
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

/// The reasons of refusals, each with the number of the rule that is broken and the name of the refusal.
macro_rules! reasons {
    ($($why:ident = $number:literal, $name:literal;)*) => {
        /// The rule that is broken.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Why {
            $($why,)*
        }

        impl Why {
            /// The rule that is broken, and the name of the refusal. Its sentence is a message of the app.
            const fn tell(self) -> (Rule, &'static str) {
                match self {
                    $(Why::$why => (rule!($number), $name),)*
                }
            }
        }
    };
}

reasons! {
    NotAsked = "4.2", "not-asked";
    Unknown = "4.2", "unknown-id";
    NotYours = "4.2", "not-yours";
    NotOnMap = "4.2", "not-on-map";
    OtherQuestion = "98", "other-question";
    NoEffect = "5.1", "no-effect";
    TooManyFree = "5.1", "too-many-free";
    NotAdjacent = "5.1", "not-adjacent";
    LeaderElsewhere = "5.1", "leader-elsewhere";
    NotTogether = "5.1", "not-together";
    Failed = "5.1", "failed";
    TooLong = "5.1", "too-long";
    OffBoard = "2.3", "off-board";
    TooFar = "5.2", "too-far";
    Closed = "5.4", "closed";
    GroundForbids = "5.5", "ground-forbids";
    NoWayOut = "5.6", "no-way-out";
    SquareTurns = "5.6", "square-turns";
    NoChange = "5.8", "no-change";
    NotGrand = "5.9", "not-grand";
    EnemyThere = "5.11", "enemy-there";
    DisorderedNear = "5.11", "disordered-near";
    RoutedStays = "5.11", "routed-stays";
    OutOfCommand = "5.12", "out-of-command";
    LeaderAstray = "5.12", "leader-astray";
    NoDetaching = "5.13", "no-detaching";
    NoEntry = "5.14", "no-entry";
    NoEntryFormation = "5.14", "no-entry-formation";
    TooMuchStrength = "9.1", "too-much-strength";
    TooManyBattalions = "9.2", "too-many-battalions";
    WrongCompany = "9.3", "wrong-company";
    TooDark = "3.2", "too-dark";
    Hidden = "10.2", "hidden";
    BehindSlope = "10.3", "behind-slope";
    FriendsBetween = "10.5", "friends-between";
    CannotFire = "11.1", "cannot-fire";
    NoTarget = "11.1", "no-target";
    NotInFront = "11.1", "not-in-front";
    OutOfRange = "11.2", "out-of-range";
    NotItsRound = "11.4", "not-its-round";
    FiredAlready = "11.4", "fired-already";
    TooManyFires = "11.5", "too-many-fires";
    NoAttack = "12.1", "no-attack";
    NoCharge = "12.2", "no-charge";
    CarriesNone = "12.2", "carries-none";
    TriedCharge = "12.2", "tried-charge";
    BadRide = "12.3", "bad-ride";
    Inactive = "17.5", "inactive";
    NoState = "17.7", "no-state";
    NoOrder = "17.9", "no-order";
    OrderTooEarly = "20.24", "order-too-early";
    NoPlace = "19.8", "no-place";
    CossackCannot = "19.21", "cossack-cannot";
    CossackShies = "19.21", "cossack-shies";
    OnlyCossacks = "19.21", "only-cossacks";
    NoSelfCommand = "19.23", "no-self-command";
    NoCombining = "19.3", "no-combining";
    LightGuns = "19.42", "light-guns";
    GunnerCannot = "19.54", "gunner-cannot";
    Bound = "20.13", "bound";
    Drunken = "20.15.A", "drunken";
    LineBound = "20.15.A", "line-bound";
    NoWithdrawal = "20.14.B.2", "no-withdrawal";
    NoHold = "20.14.B.3", "no-hold";
    ClosedToFrench = "20.22", "closed-to-french";
    RowClosed = "20.24", "row-closed";
    StaysUnlimbered = "20.24", "stays-unlimbered";
    NoExit = "R79", "no-exit";
    BadDeployment = "20.12", "bad-deployment";
    BadPosting = "20.22", "bad-posting";
    WrongOpening = "20.14.B.1", "wrong-opening";
    NothingToUndo = "4.7", "nothing-to-undo";
    WrongFaces = "4.3", "wrong-faces";
    NoAmmunition = "7.7", "no-ammunition";
    Demoralised = "20.35", "demoralised";
    Snowed = "18.3", "snowed";
    OnlyHeadquarters = "19.83", "only-headquarters";
    NoGrandCharge = "19.7", "no-grand-charge";
    NotInWave = "19.7", "not-in-wave";
    WaveStays = "19.7", "wave-stays";
    Ceasefire = "20.44", "ceasefire";
    SilentGuns = "20.34", "silent-guns";
    BoundTroops = "20.34", "bound-troops";
    OnTheMarch = "20.33", "on-the-march";
    Stunned = "20.34", "stunned";
    KeepsOff = "20.34", "keeps-off";
    WingHeld = "20.34", "wing-held";
    WingsCross = "20.34", "wings-cross";
    CossacksWait = "20.34", "cossacks-wait";
    LightHeld = "20.34", "light-held";
    GrandBattery = "19.52", "grand-battery";
    NoPoint = "17.9", "no-point";
    NoSending = "17.9", "no-sending";
    BoundLeader = "20.34", "bound-leader";
    NoCommitment = "17.5", "no-commitment";
    PrussianEntry = "20.33", "prussian-entry";
    Dallies = "20.33", "dallies";
    FreedGuns = "19.52", "freed-guns";
    NoRetreatLine = "20.36", "no-retreat-line";
    NoOffer = "20.31", "no-offer";
    NoAttachment = "19.51", "no-attachment";
    BadChange = "4.7", "bad-change";
}
