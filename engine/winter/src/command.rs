//! The commands of a side, and the decisions it must make.

use super::day::FieldCommand;
use super::facing::{Facing, Way};
use super::state::{Affairs, CommandState, FireOrder, Formation, Hand, Leader, LeaderId, State, Unit, UnitId};
use engine::contract::{Opening, Side};
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// One step of a move [5.1].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Enters an adjacent hex.
    Enter(Hex),
    /// Turns to a facing.
    Face(Facing),
    /// Changes formation, limbering and unlimbering included, with a facing (R13).
    Form {
        /// The new formation.
        formation: Formation,
        /// The new facing.
        facing: Facing,
        /// The second hex of an Extended Line.
        hand: Option<Hand>,
    },
    /// An Extended Line wheels one apex round one of its hexes [5.7].
    Wheel {
        /// The new facing.
        facing: Facing,
        /// Whether its own hex is the pivot, otherwise the second one.
        round_own: bool,
    },
    /// Detaches a skirmish unit [5.13].
    Detach,
    /// A skirmish unit goes back to its battalion [5.13].
    Rejoin,
    /// Leaves the map (R79).
    Exit,
}

/// The goal of a unit out of command [5.12].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Toward {
    /// A leader who could command it.
    Leader(LeaderId),
    /// A battalion of its division, for light guns.
    Unit(UnitId),
}

/// A formation and facing chosen at set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawn {
    /// The unit.
    pub unit: UnitId,
    /// Its formation.
    pub formation: Formation,
    /// The facing they enter with.
    pub facing: Facing,
    /// The second hex of an Extended Line.
    pub hand: Option<Hand>,
}

/// A skirmish unit placed at set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Posted {
    /// Its battalion.
    pub battalion: UnitId,
    /// Its hex.
    pub hex: Hex,
}

/// A command of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    /// Set-up [20.12].
    Deploy {
        /// Formations and facings.
        units: Vec<Drawn>,
        /// Skirmish units.
        skirmishers: Vec<Posted>,
    },
    /// Declares a charge [12.2].
    DeclareCharge {
        /// The unit that charges.
        unit: UnitId,
        /// A Cossack names its facing.
        facing: Option<Facing>,
    },
    /// Declares the grand charge, wave by wave [19.7].
    GrandCharge {
        /// The units that ride in the first wave.
        first: Vec<UnitId>,
        /// The units of the second wave.
        second: Vec<UnitId>,
        /// The units of the third wave.
        third: Vec<UnitId>,
    },
    /// Says whether a ceasefire is wanted [20.44].
    Ceasefire {
        /// Whether it is.
        agree: bool,
    },
    /// Changes a leader's command state [17.7].
    SetState {
        /// The leader.
        leader: LeaderId,
        /// The new state.
        state: CommandState,
    },
    /// Sends an order [20.24].
    Order {
        /// The sender; `None` for headquarters.
        from: Option<LeaderId>,
        /// The leader that receives it.
        to: LeaderId,
        /// The unit he is placed with if he is on the display.
        place: Option<UnitId>,
    },
    /// A detachment commander takes a regiment, battery or brigade under him [19.51].
    Attach {
        /// The detachment commander.
        leader: LeaderId,
        /// One of its units.
        unit: UnitId,
        /// Whether all of its brigade comes.
        brigade: bool,
    },
    /// A detachment commander releases a regiment, battery or brigade to its own command [19.51].
    Release {
        /// One of its units.
        unit: UnitId,
        /// Whether all of its brigade goes.
        brigade: bool,
    },
    /// Places a leader [19.8].
    PlaceLeader {
        /// The leader.
        leader: LeaderId,
        /// The hex.
        hex: Hex,
    },
    /// Declares the withdrawal [20.14.B.2].
    Withdraw,
    /// Declares that Eylau is to be held [20.14.B.3].
    HoldEylau,
    /// The one French order [20.24].
    DavoutOrder,
    /// Standing orders [4.4].
    StandingOrder {
        /// The units that follow them.
        units: Vec<UnitId>,
        /// The targets they fire at.
        fire: FireOrder,
        /// Whether to offer opportunity charges.
        charges: bool,
    },
    /// Moves units of one hex [5.1].
    Move {
        /// The moving units.
        units: Vec<UnitId>,
        /// Their steps.
        steps: Vec<Step>,
        /// Leaders who go along.
        leaders: Vec<LeaderId>,
        /// With Grand Tactical Movement [5.9].
        grand: bool,
        /// The leader or unit to approach, if it is out of command [5.12].
        toward: Option<Toward>,
    },
    /// Moves a leader alone (R63).
    MoveLeader {
        /// The leader.
        leader: LeaderId,
        /// Hexes, one after the other.
        path: Vec<Hex>,
        /// Leaves the map at the end.
        exit: bool,
    },
    /// Brings a reinforcement onto the map [5.14].
    Enter {
        /// The units; none if leaders come alone.
        units: Vec<UnitId>,
        /// The hex of entry.
        hex: Hex,
        /// The formation they enter in.
        formation: Formation,
        /// The facing they enter with.
        facing: Facing,
        /// Leaders who come along.
        leaders: Vec<LeaderId>,
        /// Their steps afterwards.
        steps: Vec<Step>,
        /// With Grand Tactical Movement.
        grand: bool,
    },
    /// Makes one of two halves of a regiment [19.3].
    Combine {
        /// The half that stays.
        into: UnitId,
        /// The half that is taken in.
        from: UnitId,
    },
    /// A Cossack tries to command itself [19.23].
    SelfCommand {
        /// The Cossack.
        unit: UnitId,
    },
    /// Orders the units of a hex from top to bottom [9.5].
    Restack {
        /// All of them, the top one first.
        units: Vec<UnitId>,
    },
    /// The artillery leader goes Mobile [19.54].
    GunnerMobile,
    /// A shock attack [12.1].
    Attack {
        /// The hex the attack comes from.
        from: Hex,
        /// The hex under attack.
        to: Hex,
        /// Whether they go in.
        advance: bool,
        /// The hex a Cossack steps through first [19.21].
        via: Option<Hex>,
    },
    /// Rides a declared charge [12.3].
    Charge {
        /// The unit that charges.
        unit: UnitId,
        /// Hex by hex.
        path: Vec<Hex>,
    },
    /// Moves a wave of a grand charge up, straight on, when those before it have ridden [19.7].
    Follow {
        /// The unit that moves up.
        unit: UnitId,
        /// Hex by hex.
        path: Vec<Hex>,
    },
    /// Drops a declared charge.
    DropCharge {
        /// The unit that had declared it.
        unit: UnitId,
    },
    /// Goes on after a won contact; no path is a stop (R26).
    Continue {
        /// Hex by hex.
        path: Vec<Hex>,
    },
    /// Answers the offer of an opportunity charge.
    OpportunityCharge {
        /// Whether to charge.
        charge: bool,
    },
    /// Fires at a passing unit, with `reactions` on `ask`.
    OpportunityFire {
        /// The units that fire.
        firers: Vec<UnitId>,
    },
    /// Fires in phase 5 [11.4].
    Fire {
        /// One unit, or two halves of a horse battery.
        units: Vec<UnitId>,
        /// One hex; two for an Extended Line.
        targets: Vec<Hex>,
    },
    /// Fires no more in this round.
    Pass,
    /// Closes the phase.
    EndPhase,
    /// Opens the sealed draws [20.14.B.1].
    OpenDraws(
        /// One for each draw with a die, in order.
        Vec<Opening>,
    ),
    /// Every unit of a brigade that can enters the hex on that side of its own, each checked by itself; a unit that
    /// cannot stays.
    Brigade {
        /// One of its units.
        unit: UnitId,
        /// The direction.
        way: Way,
    },
    /// Takes back one's own last command [4.7].
    Undo,
    /// The same as `Brigade` with leaders. Each goes with a unit of the brigade that he leads and that is in his hex. A leader
    /// a unit that cannot go with it stays.
    BrigadeLed {
        /// One of its units.
        unit: UnitId,
        /// The direction.
        way: Way,
        /// The leaders who go along; at least one.
        leaders: Vec<LeaderId>,
    },
    /// A command that only the whole field has.
    Field(FieldCommand),
}

/// A decision of a side (98).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Decision {
    /// Set-up.
    Deploy,
    /// A command phase.
    Command,
    /// A movement phase.
    Move,
    /// A shock phase.
    Shock,
    /// Whether a charge goes on.
    Continue,
    /// Whether to charge at what came near.
    OpportunityCharge,
    /// The units that fire at a passing unit.
    OpportunityFire,
    /// Fire by turns.
    Fire,
    /// The opening of the draws.
    OpenDraws,
    /// Whether a ceasefire is wanted.
    Ceasefire,
    /// Whether the battle ends by agreement.
    AgreeEnd,
    /// Whether the Allied army withdraws from the whole field.
    Withdrawal,
}

/// A roll to weigh before it is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Proposal {
    /// Fire, by any unit at any hex it could fire at now.
    Fire {
        /// The units that fire.
        units: Vec<UnitId>,
        /// The target hex.
        target: Hex,
    },
    /// A shock attack.
    Attack {
        /// The hex the attack comes from.
        from: Hex,
        /// The hex under attack.
        to: Hex,
        /// The hex a Cossack steps through first.
        via: Option<Hex>,
    },
    /// The contact of a charge from a hex.
    Charge {
        /// The unit that charges.
        unit: UnitId,
        /// The hex the attack comes from.
        from: Hex,
        /// The hex it charges.
        to: Hex,
    },
    /// Fire at a unit that passes, by the side that decides on it.
    OpportunityFire {
        /// The units that fire.
        firers: Vec<UnitId>,
    },
    /// The check before a charge.
    DeclareCharge {
        /// The unit that charges.
        unit: UnitId,
    },
    /// A morale check for no reason but itself.
    Check {
        /// The unit that checks.
        unit: UnitId,
    },
    /// A unit's rally in its next rally phase, from the present position.
    Rally {
        /// The unit that rallies.
        unit: UnitId,
    },
    /// The delivery of an order.
    Order {
        /// The sender; `None` for headquarters.
        from: Option<LeaderId>,
        /// The leader that receives it.
        to: LeaderId,
    },
}

/// An edit of the position that both players agree on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Change {
    /// A unit becomes this.
    Unit {
        /// The unit.
        unit: UnitId,
        /// Everything about it.
        to: Unit,
    },
    /// A leader becomes this.
    Leader {
        /// The leader.
        leader: LeaderId,
        /// Everything about him.
        to: Leader,
    },
    /// Control, level, losses, declarations and the like become these.
    Affairs(Box<Affairs>),
    /// The whole position becomes this.
    Whole(Box<State>),
    /// It is this turn.
    Turn(u8),
    /// The owner of a hex whose control counts; `None` if it has none.
    Control {
        /// The hex.
        hex: Hex,
        /// The side that controls it.
        side: Option<Side>,
    },
    /// The victory level is this.
    Level(i8),
    /// The losses of a side are this many points.
    Lost {
        /// The side.
        side: Side,
        /// Number of points.
        points: u16,
    },
    /// The withdrawal is declared, or is not.
    Withdrawal(bool),
    /// All of these, one after the other; none of them is a list itself.
    Several(Vec<Change>),
}
