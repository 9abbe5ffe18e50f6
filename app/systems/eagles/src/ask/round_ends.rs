//! The possible ends of a round of combat. The guns fire before the combat die and may change its column. So the round is
//! played on copies up to that die, once for every loss that the guns of both sides can cause.

use eagles::{
    Battery, Command, Decision, Event, FightStep, Forecast, Game, LeaderId, Options, Proposal, RoundForecast,
    RoundResult, What,
};
use engine::contract::{Game as _, Pending, Rolled, Side};
use engine::digest::Hash;

/// More steps than a round has up to its die.
const FUSE: u32 = 60;
/// The faces of a die.
const FACES: u64 = 6;
/// The rolls of the guns of both sides.
const VOLLEYS: u64 = FACES * FACES;

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
#[derive(Clone)]
struct Sides {
    attacker: Side,
    /// The First Player's leaders, then the other's.
    leaders: [Vec<LeaderId>; 2],
}

/// A round before its dice.
pub(super) struct Round {
    /// The side that attacks in it.
    pub(super) attacker: Side,
    /// Its ends, out of the rolls of the guns and the combat die.
    pub(super) ends: Vec<RoundEnd>,
    /// The odds if the guns cost as little as they can, with those guns. `None` where no combat die is rolled.
    pub(super) odds: Option<RoundForecast>,
}

/// A round on its way to the combat die.
#[derive(Clone)]
struct Course {
    game: Game,
    /// The strength that each side had lost before this round.
    before: [u16; 2],
    sides: Sides,
    /// The guns that have fired, and the losses to them.
    guns: Vec<Battery>,
    fire: [u16; 2],
    /// The losses of this round in a combat that is over.
    ended: Option<[u16; 2]>,
    /// Number of volleys that lead here, out of all.
    ways: u64,
}

/// All ends of the first round of a proposed combat, while batteries are held back. `None` where a die is rolled for
/// late arrivals first, or where strength is sealed.
pub(super) fn all(game: &Game, proposal: &Proposal) -> Option<Vec<RoundEnd>> {
    let Proposal::Declare { leader, others, targets } = proposal else { return None };
    let declared = Command::Declare { leader: *leader, others: others.clone(), targets: targets.clone() };
    Some(after(game, game.state().phasing, &declared)?.ends)
}

/// The round that a command of a side leads to, while batteries of which nothing has been said are held back.
pub(super) fn after(game: &Game, side: Side, command: &Command) -> Option<Round> {
    if game.is_veiled() {
        return None;
    }
    let before = game.state().fight().map_or([0; 2], |fight| Side::BOTH.map(|side| fight.party(side).lost));
    let mut begun = game.clone();
    begun.apply(side, command).ok()?;
    let sides = Sides { attacker: side, leaders: [Vec::new(), Vec::new()] };
    let course = Course { game: begun, before, sides, guns: Vec::new(), fire: [0; 2], ended: None, ways: VOLLEYS };
    let mut round = Round { attacker: side, ends: Vec::new(), odds: None };
    course.follow(&mut round)?;
    Some(round)
}

impl Round {
    fn add(&mut self, end: RoundEnd) {
        match self.ends.iter_mut().find(|known| known.is_like(&end)) {
            Some(known) => known.add(&end),
            None => self.ends.push(end),
        }
    }
}

impl Course {
    /// Plays the round up to its combat die, whose faces are its ends. `None` where another die is rolled first.
    fn follow(mut self, round: &mut Round) -> Option<()> {
        for _ in 0..FUSE {
            let Some(fight) = self.game.state().fight() else {
                // The guns have ended it, or no unit is left to fight.
                let fire = self.ended?;
                round.add(self.end(None, fire, FACES));
                return Some(());
            };
            self.sides.attacker = fight.attacker;
            if self.sides.leaders.iter().any(Vec::is_empty) || fight.step == FightStep::Fire {
                self.sides.leaders = Side::BOTH.map(|side| fight.party(side).leaders.clone());
            }
            round.attacker = fight.attacker;
            if let Some(result) = fight.result {
                // All faces of the combat die have the same result.
                round.add(self.end(Some(result), self.fire, FACES));
                return Some(());
            }
            // The losses to the guns of this round so far.
            self.fire = Side::BOTH.map(|side| fight.party(side).round_lost);
            if fight.retreated.is_some() {
                round.add(self.end(None, self.fire, FACES));
                return Some(());
            }
            let step = fight.step.clone();
            match self.game.pending() {
                Pending::Over(_) => return None,
                Pending::Roll(roll) => match step {
                    FightStep::Fire => return self.shoot(roll.dice.len(), round),
                    FightStep::Die => return self.fight(round),
                    _ => return None,
                },
                Pending::Decision { side, decision } => {
                    let answer = answer(&self.game, &decision)?;
                    let events = self.game.apply(side, &answer).ok()?;
                    self.ended = self.losses(&events);
                }
            }
        }
        None
    }

    /// Goes on after each volley that makes a difference.
    fn shoot(self, dice: usize, round: &mut Round) -> Option<()> {
        let Ok(Forecast::Fire { batteries }) = self.game.forecast(&Proposal::Roll) else { return None };
        for (faces, ways) in volleys(&batteries, dice)? {
            let mut fired = Course { guns: batteries.clone(), ways, ..self.clone() };
            let events = fired.game.resolve(&Rolled::Faces(faces)).ok()?;
            fired.ended = fired.losses(&events);
            fired.follow(round)?;
        }
        Some(())
    }

    /// Every face of the combat die is an end.
    fn fight(self, round: &mut Round) -> Option<()> {
        let Ok(Forecast::Round(odds)) = self.game.forecast(&Proposal::Roll) else { return None };
        for face in &odds.faces {
            round.add(self.end(Some(face.result), self.fire, 1));
        }
        if round.odds.is_none() || self.fire == [0; 2] {
            round.odds = Some(RoundForecast { batteries: self.guns, ..*odds });
        }
        Some(())
    }

    fn end(&self, result: Option<RoundResult>, fire: [u16; 2], faces: u64) -> RoundEnd {
        RoundEnd::new(&self.game, &self.sides, result, fire, self.ways * faces)
    }

    /// The losses of each side in this round if the combat is over.
    fn losses(&self, events: &[Event]) -> Option<[u16; 2]> {
        let all = events
            .iter()
            .find_map(|event| if let What::CombatEnded { lost, .. } = event.what { Some(lost) } else { None })?;
        let [first, second] = all;
        let [before, earlier] = self.before;
        Some([first.saturating_sub(before), second.saturating_sub(earlier)])
    }
}

/// The faces of the guns, one set for each pair of losses they can cause, and how many volleys cause it.
fn volleys(batteries: &[Battery], dice: usize) -> Option<Vec<(Vec<u16>, u64)>> {
    let differs = |battery: &&Battery| {
        let first = battery.faces.first().map(|face| face.loss);
        battery.faces.iter().any(|face| Some(face.loss) != first)
    };
    let rolling: Vec<&Battery> = batteries.iter().filter(differs).collect();
    Some(match (dice, rolling.as_slice()) {
        (1, [one]) => shots(one).into_iter().map(|(face, ways)| (vec![face], ways * FACES)).collect(),
        (2, [own, enemy]) => {
            let answers = shots(enemy);
            let both = |(face, ways): (u16, u64)| {
                answers.iter().map(move |(answer, more)| (vec![face, *answer], ways * more)).collect::<Vec<_>>()
            };
            shots(own).into_iter().flat_map(both).collect()
        }
        _ => return None,
    })
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
