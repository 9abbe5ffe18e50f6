//! The combat phase and one combat in it, as parts of the state.

use super::definition::*;
use super::dues::Toll;
use engine::contract::Side;
use engine::digest::Hash;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// The combat phase.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Combat {
    /// Leaders who had to attack when the phase began [7.1].
    pub must_attack: Vec<LeaderId>,
    /// Hexes that had to be attacked when it began.
    pub must_be_attacked: Vec<Hex>,
    /// Hexes that were attacked.
    pub attacked: Vec<Hex>,
    /// The combat under way.
    pub fight: Option<Fight>,
}

/// One combat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fight {
    /// Its number in the game, from 1.
    pub number: u16,
    /// The hexes declared.
    pub targets: Vec<Hex>,
    /// The two sides, First Player first.
    pub parties: [Party; 2],
    /// The round, from 1.
    pub round: u8,
    /// The side that attacks in this round.
    pub attacker: Side,
    /// The roll of this round, once it has fallen.
    pub result: Option<RoundResult>,
    /// The next step.
    pub step: FightStep,
    /// Losses to be taken before it, the first first.
    pub tolls: Vec<Toll>,
    /// The side that retreated or was wiped out.
    pub retreated: Option<Side>,
    /// The retreat, stack by stack.
    pub retreats: Vec<RetreatPath>,
    /// Hexes of the retreat that the worst stack could not make.
    pub missing: u8,
    /// Whether pursuers moved.
    pub pursued: bool,
}

/// One side of a combat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Party {
    /// The Force Leader.
    pub leader: LeaderId,
    /// Whether he had no units when he was named (R89).
    pub idle: bool,
    /// All participants, the Force Leader too, in order.
    pub leaders: Vec<LeaderId>,
    /// Those in the hexes who do not fight [7.3].
    pub left_out: Vec<LeaderId>,
    /// Leaders that come later (B19).
    pub late: Vec<Late>,
    /// The sealed chit of this round.
    pub chit: Option<Hash>,
    /// Whether the batteries are forward in this round [7.6].
    pub forward: Option<bool>,
    /// Strength points lost in this combat.
    pub lost: u16,
    /// Those of them that were cavalry.
    pub lost_cavalry: u16,
    /// Strength points lost in this round.
    pub round_lost: u16,
    /// Those of them that were artillery.
    pub round_lost_artillery: u16,
    /// Whether the army commander has given his bonus [7.7].
    pub bonus_given: bool,
    /// Resistance it would meet as pursuer, fixed for the round [7.5].
    pub resistance: i16,
    /// Cavalry Differential as pursuer, fixed for the round.
    pub differential: i16,
}

/// Participants of a forced march who are not there yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the leaders, and the round they join in")]
pub struct Late {
    pub leaders: Vec<LeaderId>,
    pub round: u8,
}

/// The result of the combat die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundResult {
    /// The attacker's number, after mud.
    pub attacker: u8,
    /// The defender's number, after mud.
    pub defender: u8,
    /// Stars on the loser's number; none in mud.
    pub stars: u8,
    /// The side that has lost the round.
    pub loser: Side,
    /// Strength points of the attacker when it was rolled.
    pub attacking: u16,
    /// Strength points of the defender when it was rolled.
    pub defending: u16,
}

/// The step of a combat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FightStep {
    /// The defender picks one of several sets [7.3].
    Defend,
    /// The dice of Forces that force-marched here must be rolled (B19).
    Hurry,
    /// A side seals its chit [7.4].
    Seal(Side),
    /// A side says whether its batteries go forward [7.6].
    Forward(Side),
    /// Artillery fires.
    Fire,
    /// Losses of the fire were taken.
    AfterFire,
    /// The combat die must be rolled [7.7].
    Die,
    /// The winner holds its ground or breaks off [7.8.1].
    Stand,
    /// The winner's losses were taken [7.8.2].
    AfterStand,
    /// The loser's chit must be opened.
    Open,
    /// The loser's losses of a Pitched round were taken [7.8.3].
    AfterPitched,
    /// The loser, behind walls, attacks or not.
    CounterAttack,
    /// The winner died of his losses, and the loser's were taken too (R85).
    AfterDeath,
    /// The other side's losses of a break off were taken.
    AfterBreakOff,
    /// A side says where its stacks retreat [7.8.4].
    Retreat(Side),
    /// The other side may pursue.
    Pursue(Side),
    /// The pursuit die must be rolled [7.8.5].
    PursuitDie(Pursuit),
    /// Losses of a retreat were taken [7.8.6]; the pursuers follow [7.8.7].
    AfterRetreat(Option<Chase>),
    /// The declaring side may step into a vacated hex (R35).
    Advance,
    /// It is over.
    Finished,
}

/// A pursuit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pursuit {
    /// The pursuing leaders, in order.
    pub leaders: Vec<LeaderId>,
    /// The hex that the pursued have left.
    pub from: Hex,
}

/// The path of pursuers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the leaders, and the hexes they enter")]
pub struct Chase {
    pub leaders: Vec<LeaderId>,
    pub path: Vec<Hex>,
}

/// The path of one stack.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct RetreatPath {
    /// The hex it leaves.
    pub from: Hex,
    /// The hexes it enters; none if it cannot go.
    pub path: Vec<Hex>,
    /// Whether it then leaves the map into the cantonments (B9).
    #[serde(default)]
    pub off: bool,
}

impl RetreatPath {
    /// Whether the stack went anywhere.
    pub fn goes(&self) -> bool {
        self.off || !self.path.is_empty()
    }
}

impl Fight {
    /// One of the two sides.
    pub fn party(&self, side: Side) -> &Party {
        let [first, second] = &self.parties;
        match side {
            Side::First => first,
            Side::Second => second,
        }
    }

    pub(crate) fn party_mut(&mut self, side: Side) -> &mut Party {
        let [first, second] = &mut self.parties;
        match side {
            Side::First => first,
            Side::Second => second,
        }
    }
}

/// Those of a side in a combat, and what it is fought for.
pub(crate) struct BattleLine<'a> {
    pub(crate) leaders: &'a [LeaderId],
    pub(crate) left_out: &'a [LeaderId],
    pub(crate) late: &'a [Late],
    pub(crate) targets: &'a [Hex],
}

impl<'a> BattleLine<'a> {
    pub(crate) fn of(party: &'a Party, targets: &'a [Hex]) -> BattleLine<'a> {
        BattleLine { leaders: &party.leaders, left_out: &party.left_out, late: &party.late, targets }
    }
}

impl RoundResult {
    /// The number of a side, given who attacked.
    pub fn number(&self, attacker: Side, side: Side) -> u8 {
        if attacker == side { self.attacker } else { self.defender }
    }

    /// Strength points that a side loses by its number: never more than the enemy had.
    pub fn loss(&self, attacker: Side, side: Side) -> u16 {
        let enemy = if attacker == side { self.defending } else { self.attacking };
        u16::from(self.number(attacker, side)).min(enemy)
    }
}
