//! Whether a position can be: states may come from a stranger, from an examination or from two players' agreement.

use super::board::Board;
use super::definition::*;
use super::dues::{Due, Toll};
use super::fight::*;
use super::game::Game;
use super::options::Options;
use super::seals::Mask;
use super::state::*;
use super::theatre_faults::theatre_mistake;
use super::tracks::tracks;
use engine::contract::{Pending, Side};
use std::collections::{BTreeMap, BTreeSet};

/// Largest length of any list of a game.
const LONGEST_LIST: usize = 5000;
/// More phases than sixty turns have.
const MOST_PHASES: u32 = 100_000;
/// More rounds than any combat has.
const MOST_ROUNDS: u8 = 50;
/// More combats, and more strength points of a side, than any game comes to.
const MOST_COUNTED: u16 = 20_000;

/// Everything that is wrong with a position.
pub(crate) fn position_mistakes(board: &Board, state: &State) -> Vec<String> {
    let data = board.definition();
    let mut wrong = Vec::new();
    if state.leaders.len() != data.leaders.len()
        || state.units.len() != data.units.len()
        || state.held.len() != data.held.len()
    {
        return vec![String::from("the lists are not those of this battle")];
    }
    if state.turn < 1 || usize::from(state.turn) > data.turns.len() {
        wrong.push(format!("there is no turn {}", state.turn));
    }
    if state.phases > MOST_PHASES {
        wrong.push(String::from("more phases have passed than a campaign has"));
    }
    let counted = state.lost.iter().chain(&state.guard_lost).chain([&state.combats]);
    if counted.into_iter().any(|&count| count > MOST_COUNTED) {
        wrong.push(String::from("more combats were fought or more strength points lost than a game has"));
    }
    let sizes = [state.battles.len(), state.shut.len(), state.damaged.len()];
    if sizes.into_iter().any(|size| size > LONGEST_LIST) {
        wrong.push(String::from("a list is longer than a game can make it"));
    }
    let bridge = |side: &Hexside| board.step(side.low, side.high).is_some_and(|step| step.is_bridge());
    if !state.damaged.iter().all(bridge) || !state.damaged.is_sorted_by(|a, b| a < b) {
        wrong.push(String::from("the damaged bridges are not bridges, each once, in order"));
    }
    let mut held: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    for id in board.leader_ids() {
        let Some(hex) = state.hex_of(id) else { continue };
        if !board.is_land(hex) {
            wrong.push(format!("{} is in a hex that no leader can enter", board.called(id)));
        }
        held.entry(hex).or_default().insert(board.side_of(id).index());
    }
    for (hex, sides) in held {
        if sides.len() > 1 {
            wrong.push(format!("both sides are in {}", board.number(hex)));
        }
    }
    if state.veil.is_none() && state.leaders.iter().any(|leader| leader.place == Place::Unseen) {
        wrong.push(String::from("in open play no leader is under a counter"));
    }
    wrong.extend(tracks(data, state));
    wrong.extend(theatre_mistake(board, state).map(String::from));
    if let Some(veil) = &state.veil {
        let open = |at: usize| !state.units.iter().any(|unit| unit.leader.is_some_and(|one| usize::from(one.0) == at));
        let stands = |at: usize| {
            state.leaders.get(at).is_some_and(|leader| matches!(leader.place, Place::On(_) | Place::Beside(_)))
        };
        let sealed = || veil.tokens.iter().enumerate().filter(|(_, token)| token.is_some()).map(|(at, _)| at);
        if veil.tokens.len() != data.leaders.len() || !sealed().all(|at| open(at) && stands(at)) {
            wrong.push(String::from("the tracks under seal are not those of leaders on the map or beside it"));
        }
        let token = |mask: &Mask| {
            let counter = board.leader(mask.token).is_some_and(|data| data.class == Class::Token);
            counter && veil.masks.iter().filter(|other| other.token == mask.token).count() == 1
        };
        let posted =
            veil.posted.len() <= data.leaders.len() && veil.posted.iter().all(|&one| board.leader(one).is_some());
        if !posted || !veil.masks.iter().all(token) || data.campaign.is_none() && !veil.masks.is_empty() {
            wrong.push(String::from("the counters that hide leaders are not those of this campaign"));
        }
    }
    if wrong.is_empty() {
        wrong.extend(stage_mistake(board, state).map(String::from));
    }
    wrong
}

fn stage_mistake(board: &Board, state: &State) -> Option<&'static str> {
    let on_map = |side: Side, leader: &LeaderId| {
        board.leader(*leader).is_some() && state.hex_of(*leader).is_some() && board.side_of(*leader) == side
    };
    match &state.stage {
        Stage::Organise { left } | Stage::Consolidate { left } if left.len() > LONGEST_LIST => {
            Some("more formations left their tracks than there are")
        }
        Stage::Stationary { rest, toll, .. } => {
            let good = rest.len() <= LONGEST_LIST && (toll.is_none() || !rest.is_empty());
            (!good || toll.as_ref().is_some_and(|toll| !payable(board, state, toll)))
                .then_some("the losses of the units that stayed are impossible")
        }
        Stage::Forced { guns, .. } if guns.len() > LONGEST_LIST => Some("too many guns"),
        Stage::March(march) => {
            let mut all: Vec<LeaderId> = march.others.clone();
            all.push(march.leader);
            let distinct = all.iter().collect::<BTreeSet<_>>().len() == all.len();
            let mut legs: Vec<LeaderId> = march.legs.iter().flat_map(|leg| leg.leaders.iter().copied()).collect();
            let made = legs.len();
            legs.sort_unstable();
            legs.dedup();
            let known = legs.iter().all(|leader| all.contains(leader)) && legs.len() == made;
            let whole = march
                .legs
                .iter()
                .all(|leg| !leg.leaders.is_empty() && leg.leaders.is_sorted() && leg.worked <= leg.spent);
            let column = usize::from(march.column) < board.tables().attrition.row_upper.len();
            let rows = board.tables().attrition.loss.len();
            let row = march.row.is_none_or(|row| (1..=rows).contains(&usize::from(row)));
            let paid = match &march.step {
                MarchStep::Loss(toll) => payable(board, state, toll),
                MarchStep::GiveWay { hex } => board.exists(*hex) && !march.legs.is_empty(),
                MarchStep::Roll | MarchStep::Legs | MarchStep::Attrition | MarchStep::Claim | MarchStep::Compass => {
                    true
                }
                MarchStep::Astray { sixth } => (1..=6).contains(sixth),
                MarchStep::Verdict { face } => (1..=6).contains(face) && state.veil.is_some(),
                MarchStep::Hidden { loss } => *loss > 0 && !march.legs.is_empty(),
            };
            let gone = |leader: &LeaderId| {
                let place = state.leader(*leader).map(|leader| leader.place);
                let over = matches!(
                    march.step,
                    MarchStep::Attrition | MarchStep::Loss(_) | MarchStep::Claim | MarchStep::Hidden { .. }
                );
                over && matches!(place, Some(Place::Beside(_))) && board.side_of(*leader) == march.side
            };
            let here = all.iter().all(|leader| on_map(march.side, leader) || gone(leader)) && march.others.is_sorted();
            (!(distinct && known && whole && column && row && paid && here)).then_some("the march is impossible")
        }
        Stage::Combat(combat) => {
            let lists = [combat.must_attack.len(), combat.must_be_attacked.len(), combat.attacked.len()];
            if lists.into_iter().any(|size| size > LONGEST_LIST) {
                return Some("the lists of the combat phase are too long");
            }
            let fight = combat.fight.as_ref()?;
            (!fight_fits(board, state, fight)).then_some("the combat is impossible")
        }
        Stage::SetUp(_)
        | Stage::Weather
        | Stage::Admin { .. }
        | Stage::Arrivals
        | Stage::Centres
        | Stage::Siege(_)
        | Stage::Organise { .. }
        | Stage::Command
        | Stage::Initiative
        | Stage::Consolidate { .. }
        | Stage::Forced { .. }
        | Stage::Over(_) => None,
    }
}

/// Whether a loss can be taken in full.
fn payable(board: &Board, state: &State, toll: &Toll) -> bool {
    let mut sums: BTreeMap<Arm, u16> = BTreeMap::new();
    for (unit, data) in state.units.iter().zip(&board.definition().units) {
        if unit.leader.is_some_and(|leader| toll.leaders.contains(&leader)) {
            *sums.entry(data.arm).or_default() += u16::from(unit.strength);
        }
    }
    let of = |arm: Arm| sums.get(&arm).copied().unwrap_or(0);
    let own = toll.leaders.iter().all(|&leader| board.leader(leader).is_some() && board.side_of(leader) == toll.side);
    own && match toll.due {
        Due::ByArm { infantry, cavalry, artillery } => {
            infantry <= of(Arm::Infantry) && cavalry <= of(Arm::Cavalry) && artillery <= of(Arm::Artillery)
        }
        Due::Guns { others, artillery } => {
            others <= of(Arm::Infantry) + of(Arm::Cavalry) && artillery <= of(Arm::Artillery)
        }
    }
}

fn fight_fits(board: &Board, state: &State, fight: &Fight) -> bool {
    let small = |number: i16| (-50..=50).contains(&number);
    let party = |side: Side| {
        let party = fight.party(side);
        let known = |leader: &LeaderId| board.leader(*leader).is_some() && board.side_of(*leader) == side;
        known(&party.leader)
            && party.leaders.iter().chain(&party.left_out).all(known)
            && party.late.iter().flat_map(|late| &late.leaders).all(known)
            && party.late.len() <= LONGEST_LIST
            && party.leaders.is_sorted_by(|a, b| a < b)
            && small(party.resistance)
            && small(party.differential)
            && party.lost <= MOST_COUNTED
            && [party.lost_cavalry, party.round_lost, party.round_lost_artillery]
                .iter()
                .all(|lost| *lost <= MOST_COUNTED)
    };
    let step = match &fight.step {
        FightStep::PursuitDie(pursuit) => pursuit.leaders.iter().all(|leader| board.leader(*leader).is_some()),
        FightStep::AfterRetreat(Some(chase)) => {
            chase.leaders.iter().all(|leader| state.hex_of(*leader).is_some())
                && chase.path.iter().all(|&hex| board.is_land(hex))
                && chase.leaders.iter().all(|&leader| Some(board.side_of(leader).other()) == fight.retreated)
        }
        FightStep::Defend
        | FightStep::Hurry
        | FightStep::Seal(_)
        | FightStep::Forward(_)
        | FightStep::Fire
        | FightStep::AfterFire
        | FightStep::Die
        | FightStep::Stand
        | FightStep::AfterStand
        | FightStep::Open
        | FightStep::AfterPitched
        | FightStep::CounterAttack
        | FightStep::AfterDeath
        | FightStep::AfterBreakOff
        | FightStep::Retreat(_)
        | FightStep::Pursue(_)
        | FightStep::AfterRetreat(None)
        | FightStep::Advance
        | FightStep::Finished => true,
    };
    Side::BOTH.into_iter().all(party)
        && fight.targets.iter().all(|&hex| board.exists(hex))
        && fight.tolls.iter().all(|toll| payable(board, state, toll))
        && fight.tolls.len() <= 2
        && fight.retreats.len() <= LONGEST_LIST
        && fight.retreats.iter().all(|path| path.path.len() <= usize::from(u8::MAX))
        && fight.result.is_none_or(|result| result.attacker <= 50 && result.defender <= 50)
        && fight.missing <= 50
        && fight.round <= MOST_ROUNDS
        && step
}

impl Game {
    /// Whether the game can go on from here. Play never comes to a question without an answer; positions from elsewhere
    /// might.
    pub(crate) fn has_answer(&self) -> bool {
        let question = self.question();
        match question.pending(self) {
            Pending::Roll(_) | Pending::Over(_) => true,
            Pending::Decision { .. } => match question.options(self) {
                Options::Nothing => false,
                Options::March(march) => march.may_end || march.own.iter().any(|leg| !leg.ends.is_empty()),
                Options::GiveWay(ways) => ways.length > 0 && self.can_follow_repulse(),
                Options::Lose(_) if self.hidden_loss().is_some() => true,
                Options::Lose(_) => {
                    self.toll().is_some_and(|toll| self.check_loss(toll, &self.some_loss(toll)).is_ok())
                }
                Options::Declare(declare) => declare.may_pass || !declare.ready.is_empty(),
                Options::Defend(sets) => !sets.is_empty(),
                Options::Retreat(ways) => !ways.is_empty(),
                Options::Campaign { commands, may_pass } => may_pass || !commands.is_empty(),
                // One answer at least is always legal here: to be done, to pass, to stay, to hold, to decline, any
                // chit, or a machine's opening.
                Options::Organise(_)
                | Options::Activate(_)
                | Options::SealChit(_)
                | Options::OpenChit
                | Options::Forward
                | Options::Stand
                | Options::CounterAttack
                | Options::Pursue(_)
                | Options::Advance(_) => true,
            },
        }
    }
}
