//! Everything that can change during a game, and nothing that cannot.

use super::definition::*;
use super::dues::Toll;
use super::fight::{Combat, Fight};
use super::seals::Veil;
use super::theatre::{Boxed, Siege, Staff, Theatre, Train, TrainPlace};
use super::weather::Weather;
use engine::contract::Side;
use engine::digest::Hash;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// The whole public state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The game-turn, from 1.
    pub turn: u8,
    /// The side whose player-turn it is.
    pub phasing: Side,
    /// Number of phases begun so far.
    pub phases: u32,
    /// The weather of the game-turn.
    pub weather: Weather,
    /// The stage of play.
    pub stage: Stage,
    /// Leaders, by id.
    pub leaders: Vec<Leader>,
    /// Units, by id.
    pub units: Vec<Unit>,
    /// Bridges that are damaged, in order.
    pub damaged: Vec<Hexside>,
    /// The morale marker.
    pub morale: Space,
    /// Strength points each side has lost, First Player first.
    pub lost: [u16; 2],
    /// Those of them that were of the Guard.
    pub guard_lost: [u16; 2],
    /// The holder of each hex that is worth points, in the order of the battle.
    pub held: Vec<Option<Side>>,
    /// Movement Commands that the phasing side has left.
    pub commands_left: u8,
    /// Number of combats declared so far in the game.
    pub combats: u16,
    /// Combats of this player-turn that are over.
    pub battles: Vec<Battle>,
    /// Seals of chits that were not opened.
    pub shut: Vec<ShutChit>,
    /// The state that only a campaign has (part B).
    pub theatre: Option<Box<Theatre>>,
    /// Tracks under seal, in veiled play (C3).
    pub veil: Option<Box<Veil>>,
}

/// A leader in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leader {
    /// The leader's place.
    pub place: Place,
    /// Whether he took his part in a march of this Movement Phase [5.1].
    pub done: bool,
    /// Whether he moved in it [5.6].
    pub moved: bool,
    /// Whether he tried a forced march in this segment (6).
    pub forced: bool,
    /// Whether he took part in a combat of this phase, or was left out of its defence [7.1].
    pub fought: bool,
    /// The forced march that brought the leader into contact, if there was one (B19).
    pub hurry: Option<Hurry>,
    /// Whether his units are dispersed for food (B13).
    #[serde(default)]
    pub foraging: bool,
}

/// A forced march into contact, as far as a late arrival in combat asks (B19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hurry {
    /// The leader of the march.
    pub force: LeaderId,
    /// Halves he spent.
    pub halves: u8,
    /// The number added to the die of the march, without the sound of the guns.
    pub plus: i16,
}

/// The place of a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Place {
    /// Not on the map; a general can be made of him.
    Away,
    /// On the map.
    On(Hex),
    /// Captured or lost for good.
    Lost,
    /// Comes with his units in a later turn (B8).
    Due {
        /// The turn of arrival.
        turn: u8,
    },
    /// In a box beside the map (B9).
    Beside(Boxed),
    /// Under a counter of its own, whose hex is not public (C3).
    Unseen,
}

impl Place {
    /// The hex, if he is on the map.
    pub const fn hex(self) -> Option<Hex> {
        match self {
            Place::On(hex) => Some(hex),
            Place::Away | Place::Lost | Place::Due { .. } | Place::Beside(_) | Place::Unseen => None,
        }
    }
}

/// A unit in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unit {
    /// The leader whose track it is on; `None` if it has no strength.
    pub leader: Option<LeaderId>,
    /// Its strength points.
    pub strength: u8,
}

/// The stage of play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// A side gives its bridge trains to leaders (B1).
    SetUp(Side),
    /// The weather die must be rolled.
    Weather,
    /// Administration: dice, then changes of source and disbanding (B2, B5, B6).
    Admin {
        /// Whether the dice have fallen.
        rolled: bool,
    },
    /// Arrivals and returns from boxes (B8, B9).
    Arrivals,
    /// Centres of Operations move (B5).
    Centres,
    /// A die for a siege (T9).
    Siege(Siege),
    /// The phasing side organises [4.1].
    Organise {
        /// Formations that left their tracks in this segment.
        left: Vec<Departure>,
    },
    /// It activates Forces by command [5.1].
    Command,
    /// It activates Forces by initiative [5.1].
    Initiative,
    /// Leaders that stayed suffer attrition [5.6].
    Stationary {
        /// Posts still to be judged, the next first.
        rest: Vec<Post>,
        /// The loss of the next one, once it is known.
        toll: Option<Toll>,
        /// The loss of the next one under seal (C3).
        hidden: u16,
    },
    /// It consolidates [4.1].
    Consolidate {
        /// Formations that left their tracks in this segment.
        left: Vec<Departure>,
    },
    /// A side may try forced marches (6).
    Forced {
        /// The side that may try.
        side: Side,
        /// Leaders of the phasing side towards whose guns a leader has marched.
        guns: Vec<LeaderId>,
    },
    /// A Force marches [5.3].
    March(Box<March>),
    /// The combat phase (7).
    Combat(Box<Combat>),
    /// The game has ended.
    Over(Ending),
}

/// A formation left a track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the two leaders")]
pub struct Departure {
    pub formation: FormationId,
    pub leader: LeaderId,
}

/// The unmoved leaders of an army in a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the hex and its side")]
pub struct Post {
    pub hex: Hex,
    pub army: ArmyId,
}

/// The segment in which the Force marches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Segment {
    /// By command.
    Command,
    /// By initiative.
    Initiative,
    /// On arrival (B8).
    Arrival,
    /// By forced march.
    Forced {
        /// Towards whose guns, if towards any.
        guns: Option<LeaderId>,
        /// Leaders towards whose guns a leader marched before.
        before: Vec<LeaderId>,
    },
}

/// A Force on the march.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct March {
    /// The side that marches.
    pub side: Side,
    /// The segment that allowed the march.
    pub segment: Segment,
    /// The Force Leader.
    pub leader: LeaderId,
    /// The other participants, in order.
    pub others: Vec<LeaderId>,
    /// The column of the attrition table, judged when he was activated.
    pub column: u8,
    /// The number added to its die, without the sound of the guns.
    pub plus: i16,
    /// Legs so far; the Force Leader's is the first if he moved.
    pub legs: Vec<Leg>,
    /// Whether the Force Leader's leg can go on.
    pub open: bool,
    /// Whether it is an extended march (B4).
    pub extended: bool,
    /// The row of the attrition table that was claimed for tracks under seal (C3).
    pub row: Option<u8>,
    /// The worst forage of the ground that the Force Leader entered, good ground being 0 (B13).
    #[serde(default)]
    pub forage: Option<u8>,
    /// The next step.
    pub step: MarchStep,
}

/// Participants that went together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leg {
    /// The leaders of the leg, in order.
    pub leaders: Vec<LeaderId>,
    /// Halves spent.
    pub spent: u8,
    /// Those of them that were bridge work, which costs no men (B10).
    pub worked: u8,
    /// Whether it has entered an enemy zone of control and stopped.
    pub stopped: bool,
    /// Whether the last thing it did was to follow a repulse.
    pub repulsed: bool,
}

/// The step of a march.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MarchStep {
    /// The activation die must be rolled.
    Roll,
    /// Legs are made.
    Legs,
    /// A repulsed stack chooses its way [5.4].
    GiveWay {
        /// Its hex.
        hex: Hex,
    },
    /// The attrition die must be rolled [5.5].
    Attrition,
    /// The loss must be allocated.
    Loss(Toll),
    /// The row of tracks under seal is owed (C3).
    Claim,
    /// The loss must be taken under seal (C3).
    Hidden {
        /// Number of strength points lost.
        loss: u16,
    },
    /// The die for a sixth of the compass must be rolled: the leader does not wait for orders (B19).
    Compass,
    /// He says by which way he goes off (B19).
    Astray {
        /// The sixth of the compass, from 1.
        sixth: u8,
    },
    /// The die was rolled for a leader that only its side knows: the side says whether it may go (C3).
    Verdict {
        /// The face.
        face: u16,
    },
}

/// A combat that is over, as far as morale asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// The side that retreated or was wiped out.
    pub retreated: Option<Side>,
    /// Strength points lost by each side, First Player first.
    pub lost: [u16; 2],
}

/// A chit that was sealed and not opened (R44).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the side, the combat and the round")]
pub struct ShutChit {
    pub side: Side,
    pub combat: u16,
    pub round: u8,
    pub seal: Hash,
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// The marker left the morale track.
    Morale(Side),
    /// The last turn is over: points are counted.
    Turns,
    /// No leader of the side that may leave the map has strength on it (B9).
    Armistice,
}

impl State {
    /// A leader.
    pub fn leader(&self, id: LeaderId) -> Option<&Leader> {
        self.leaders.get(usize::from(id.0))
    }

    pub(crate) fn leader_mut(&mut self, id: LeaderId) -> Option<&mut Leader> {
        self.leaders.get_mut(usize::from(id.0))
    }

    /// The hex of a leader; `None` if it is not on the map.
    pub fn hex_of(&self, id: LeaderId) -> Option<Hex> {
        self.leader(id)?.place.hex()
    }

    /// A unit.
    pub fn unit(&self, id: UnitId) -> Option<&Unit> {
        self.units.get(usize::from(id.0))
    }

    pub(crate) fn unit_mut(&mut self, id: UnitId) -> Option<&mut Unit> {
        self.units.get_mut(usize::from(id.0))
    }

    /// The combat under way.
    pub fn fight(&self) -> Option<&Fight> {
        match &self.stage {
            Stage::Combat(combat) => combat.fight.as_ref(),
            _ => None,
        }
    }

    pub(crate) fn fight_mut(&mut self) -> Option<&mut Fight> {
        match &mut self.stage {
            Stage::Combat(combat) => combat.fight.as_mut(),
            _ => None,
        }
    }

    /// The march under way.
    pub fn march(&self) -> Option<&March> {
        match &self.stage {
            Stage::March(march) => Some(march),
            _ => None,
        }
    }

    pub(crate) fn march_mut(&mut self) -> Option<&mut March> {
        match &mut self.stage {
            Stage::March(march) => Some(march),
            _ => None,
        }
    }

    /// The supply and command state of an army, in a campaign.
    pub fn staff(&self, army: ArmyId) -> Option<&Staff> {
        self.theatre.as_ref()?.staffs.get(usize::from(army.0))
    }

    pub(crate) fn staff_mut(&mut self, army: ArmyId) -> Option<&mut Staff> {
        self.theatre.as_mut()?.staffs.get_mut(usize::from(army.0))
    }

    /// Whether a pontoon crosses the hexside.
    pub fn has_pontoon(&self, side: Hexside) -> bool {
        let lies = |train: &Train| matches!(train.place, TrainPlace::Pontoon { side: there, .. } if there == side);
        self.theatre.as_ref().is_some_and(|theatre| theatre.trains.iter().any(lies))
    }
}

impl March {
    /// The Force Leader's leg, if it has begun.
    pub fn leaders_leg(&self) -> Option<&Leg> {
        self.legs.first().filter(|leg| leg.leaders.contains(&self.leader))
    }

    /// The Force Leader's leg if it alone has worked and no leader has gone: company may still join it (B10).
    pub(crate) fn worked_leg(&self) -> Option<&Leg> {
        self.leaders_leg().filter(|leg| leg.spent == leg.worked && leg.leaders == [self.leader])
    }

    /// Whether a leader has made its leg.
    pub fn has_gone(&self, leader: LeaderId) -> bool {
        self.legs.iter().any(|leg| leg.leaders.contains(&leader))
    }
}
