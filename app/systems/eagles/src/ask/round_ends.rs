//! The possible ends of the first round of a combat. The guns fire before the combat die and may change its column. So
//! the round is played on copies up to that die, once for every loss that the guns of both sides can cause.

use eagles::{
    Battery, Command, Decision, Event, Fight, FightStep, Forecast, Game, LeaderId, Options, Proposal, RoundFace,
    RoundResult, What,
};
use engine::contract::{Game as _, Pending, Rolled, Side};
use engine::digest::Hash;

/// More steps than a round has up to its die.
const FUSE: u32 = 60;
/// The faces of a die.
const FACES: u64 = 6;

/// An end of a round: strength points by side, the First Player first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RoundEnd {
    /// The result of the combat die; `None` if the guns alone end the combat.
    pub(super) result: Option<RoundResult>,
    /// The least and the most that the guns take from each side.
    pub(super) fire: [[u16; 2]; 2],
    /// The loss that each side owes for its number. The side that has lost the round may retreat instead.
    pub(super) due: [u16; 2],
    /// Whether a side has no strength left.
    pub(super) gone: [bool; 2],
    /// Number of equally likely rolls that bring it.
    pub(super) throws: u64,
}

impl RoundEnd {
    fn new(game: &Game, sides: &Sides, result: Option<RoundResult>, fire: [u16; 2], throws: u64) -> RoundEnd {
        let due = Side::BOTH.map(|side| result.map_or(0, |result| result.loss(sides.attacker, side)));
        let strength = |leaders: &[LeaderId]| leaders.iter().map(|one| game.strength_of(*one).total()).sum::<u16>();
        let gone = sides.leaders.each_ref().map(|leaders| strength(leaders) == 0);
        RoundEnd { result, fire: fire.map(|loss| [loss, loss]), due, gone, throws }
    }

    fn is_like(&self, other: &RoundEnd) -> bool {
        let told = |end: &RoundEnd| {
            let result = end.result.map(|result| (result.attacker, result.defender, result.stars, result.loser));
            (result, end.due, end.gone)
        };
        told(self) == told(other)
    }
}

/// The fighting sides.
struct Sides {
    attacker: Side,
    /// The First Player's leaders, then the other's.
    leaders: [Vec<LeaderId>; 2],
}

/// All ends of the first round of a proposed combat, while batteries are held back. `None` where a die is rolled for
/// late arrivals first, or where strength is sealed.
pub(super) fn all(game: &Game, proposal: &Proposal) -> Option<Vec<RoundEnd>> {
    let Proposal::Declare { leader, others, targets } = proposal else { return None };
    let Ok(Forecast::Round(round)) = game.forecast(proposal) else { return None };
    if game.is_veiled() {
        return None;
    }
    let declared = Command::Declare { leader: *leader, others: others.clone(), targets: targets.clone() };
    let [own, enemy] = round.batteries.as_slice() else { return None };
    let mut ends: Vec<RoundEnd> = Vec::new();
    for (face, ways) in shots(own) {
        for (answer, more) in shots(enemy) {
            for mut end in played(game, round.attacker, &declared, [face, answer])? {
                end.throws *= ways * more;
                match ends.iter_mut().find(|known| known.is_like(&end)) {
                    Some(known) => known.add(&end),
                    None => ends.push(end),
                }
            }
        }
    }
    Some(ends)
}

impl RoundEnd {
    fn add(&mut self, other: &RoundEnd) {
        self.throws += other.throws;
        for ([least, most], [low, high]) in self.fire.iter_mut().zip(other.fire) {
            (*least, *most) = ((*least).min(low), (*most).max(high));
        }
    }
}

/// One face for each loss that a battery can cause, and how many faces cause it.
fn shots(battery: &Battery) -> Vec<(u16, u64)> {
    let mut shots: Vec<(u16, u16, u64)> = Vec::new();
    for face in &battery.faces {
        match shots.iter_mut().find(|(loss, ..)| *loss == face.loss) {
            Some((.., ways)) => *ways += 1,
            None => shots.push((face.loss, face.face, 1)),
        }
    }
    shots.into_iter().map(|(_, face, ways)| (face, ways)).collect()
}

/// Plays a round up to its combat die with these faces of the guns, the attacker's first. Every face of the die is an end.
fn played(game: &Game, attacker: Side, declared: &Command, guns: [u16; 2]) -> Option<Vec<RoundEnd>> {
    let mut game = game.clone();
    game.apply(attacker, declared).ok()?;
    let mut ended = None;
    let mut sides = Sides { attacker, leaders: [Vec::new(), Vec::new()] };
    let mut fire = [0; 2];
    for _ in 0..FUSE {
        let Some(fight) = game.state().fight() else {
            // The guns have ended it, or no unit is left to fight.
            return Some(vec![RoundEnd::new(&game, &sides, None, ended?, FACES)]);
        };
        if sides.leaders.iter().any(Vec::is_empty) || fight.step == FightStep::Fire {
            sides.leaders = Side::BOTH.map(|side| fight.party(side).leaders.clone());
        }
        if let Some(result) = fight.result {
            // All faces of the combat die have the same result.
            return Some(vec![RoundEnd::new(&game, &sides, Some(result), fire, FACES)]);
        }
        // The losses to the guns of this round so far.
        fire = Side::BOTH.map(|side| fight.party(side).round_lost);
        if fight.retreated.is_some() {
            return Some(vec![RoundEnd::new(&game, &sides, None, fire, FACES)]);
        }
        match game.pending() {
            Pending::Over(_) => return None,
            Pending::Roll(roll) => match &fight.step {
                FightStep::Fire => {
                    let faces = match (roll.dice.len(), guns) {
                        (2, both) => both.to_vec(),
                        (_, [own, answer]) => vec![if thrown_by(fight, &game) == attacker { own } else { answer }],
                    };
                    ended = losses(&game.resolve(&Rolled::Faces(faces)).ok()?);
                }
                FightStep::Die => {
                    let Ok(Forecast::Round(round)) = game.forecast(&Proposal::Roll) else { return None };
                    let end = |face: &RoundFace| RoundEnd::new(&game, &sides, Some(face.result), fire, 1);
                    return Some(round.faces.iter().map(end).collect());
                }
                _ => return None,
            },
            Pending::Decision { side, decision } => {
                let answer = answer(&game, &decision)?;
                ended = losses(&game.apply(side, &answer).ok()?);
            }
        }
    }
    None
}

/// The losses of each side in a combat that is over.
fn losses(events: &[Event]) -> Option<[u16; 2]> {
    events.iter().find_map(|event| if let What::CombatEnded { lost, .. } = event.what { Some(lost) } else { None })
}

/// The side that rolls the only artillery die.
fn thrown_by(fight: &Fight, game: &Game) -> Side {
    let Ok(Forecast::Fire { batteries }) = game.forecast(&Proposal::Roll) else { return fight.attacker };
    let differs = |battery: &&Battery| {
        let first = battery.faces.first().map(|face| face.loss);
        battery.faces.iter().any(|face| Some(face.loss) != first)
    };
    batteries.iter().find(differs).map_or(fight.attacker, |battery| battery.side)
}

/// An answer on the way to the combat die: the chits do not count before it, and batteries are held back.
fn answer(game: &Game, decision: &Decision) -> Option<Command> {
    match (decision, game.options()) {
        (Decision::SealChit { .. }, _) => Some(Command::SealChit { seal: Hash([0; 32]) }),
        (Decision::Forward, _) => Some(Command::Forward { forward: false }),
        (_, Options::Defend(sets)) => {
            let set = sets.into_iter().next()?;
            Some(Command::Defend { leader: set.leader, others: set.others })
        }
        (_, Options::Lose(parts)) => {
            let mut units = Vec::new();
            for part in parts {
                let mut due = part.due;
                for known in part.units {
                    let bears = known.strength.min(due);
                    units.extend(std::iter::repeat_n(known.unit, usize::from(bears)));
                    due -= bears;
                }
            }
            Some(Command::Lose { units })
        }
        _ => None,
    }
}
