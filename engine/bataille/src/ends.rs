//! The possible ends of a fight: every roll that follows is tried on copies, by the code that resolves it, and the lots
//! of the leading units are counted.

use super::command::{Answer, Command, Decision, Proposal};
use super::definition::UnitId;
use super::event::Report;
use super::game::Game;
use super::state::{Order, Place};
use engine::contract::{Pending, Roll, Side};
use engine::hex::Hex;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The lot of a side's leading unit, read off the map when the fight is over or a player must decide what it does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs, reason = "from the best to the worst")]
pub enum Lot {
    /// It is in the hex it attacked.
    Took,
    /// It is in the hex where it was, in good order.
    Holds,
    /// It is in another hex, in good order.
    Back,
    Disordered,
    Routed,
    /// It is eliminated.
    Gone,
}

/// An end, and how often it comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// The lot of the unit that leads the fire, assault or charge.
    pub attacker: Lot,
    /// The lot of the top unit of the hex.
    pub defender: Lot,
    /// Number of rolls with this end...
    pub throws: u64,
    /// ...out of this number: the same for all ends of a list.
    pub of: u64,
}

/// The ends that come after an answer, if one must be given first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ends {
    /// The answer of the charged units.
    pub answer: Option<Answer>,
    /// The likeliest first.
    pub ends: Vec<End>,
}

/// Limit of rolls to try: beyond it there is no forecast.
const MOST_TRIED: u32 = 4_000;
/// More dice than this are not counted in one number.
const MOST_DICE: u32 = 24;

/// A fight that goes on, and its chance: `weight` out of six to the power of `dice`.
struct Course {
    game: Game,
    weight: u64,
    dice: u32,
}

/// The units that lead the fight, and the hexes where they began.
pub(crate) struct Fight {
    pub(crate) attacker: UnitId,
    pub(crate) defender: UnitId,
    /// The hexes where the attacker holds: its own, and all of its ride if it charges.
    pub(crate) from: Vec<Hex>,
    pub(crate) target: Hex,
}

impl Fight {
    fn lot(&self, game: &Game, unit: UnitId, held: &[Hex]) -> Lot {
        let now = game.unit(unit);
        match (now.place, now.order) {
            (Place::On(_), Order::Routed) => Lot::Routed,
            (Place::On(_), Order::Disordered) => Lot::Disordered,
            (Place::On(hex), Order::Good) if held.contains(&hex) => Lot::Holds,
            (Place::On(hex), Order::Good) if hex == self.target => Lot::Took,
            (Place::On(_), Order::Good) => Lot::Back,
            _ => Lot::Gone,
        }
    }

    fn lots(&self, game: &Game) -> (Lot, Lot) {
        (self.lot(game, self.attacker, &self.from), self.lot(game, self.defender, &[self.target]))
    }

    /// The weight of each end that the fight comes to, by `next`, which brings a game to the next roll of the fight, and
    /// `fall`, which gives it the faces of that roll. Empty where there are too many ways, or a roll is refused.
    pub(crate) fn ends(
        &self,
        game: Game,
        next: impl Fn(Game) -> (Game, Option<Roll>),
        fall: impl Fn(&Game, Vec<u16>) -> Option<Game>,
    ) -> Vec<End> {
        let mut tried = 0u32;
        let mut open = vec![Course { game, weight: 1, dice: 0 }];
        let mut ends: Vec<((Lot, Lot), u64, u32)> = Vec::new();
        // One roll of all courses after the other, so that courses with the same result are one.
        while !open.is_empty() {
            let mut after: Vec<Course> = Vec::new();
            for Course { game, weight, dice } in open {
                let (game, roll) = next(game);
                let Some(roll) = roll else {
                    ends.push((self.lots(&game), weight, dice));
                    continue;
                };
                let more = u32::try_from(roll.dice.len()).unwrap_or(MOST_DICE);
                let ways = 6u32.checked_pow(more).unwrap_or(u32::MAX);
                tried = tried.saturating_add(ways);
                if tried > MOST_TRIED || dice + more > MOST_DICE || roll.dice.iter().any(|sides| *sides != 6) {
                    return Vec::new();
                }
                for way in 0..ways {
                    let Some(thrown) = fall(&game, faces(&roll, way)) else { return Vec::new() };
                    let dice = dice + more;
                    match after.iter_mut().find(|course| course.dice == dice && course.game.state == thrown.state) {
                        Some(known) => known.weight += weight,
                        None => after.push(Course { game: thrown, weight, dice }),
                    }
                }
            }
            open = after;
        }
        summed(&ends)
    }
}

impl Game {
    /// The possible ends of a proposed fight, if no unit withdraws or rides out against it and a charge is pressed
    /// home; for a charge after each answer that may be given. A melee that a charge leaves to be fought later is
    /// fought as things are now. Empty where there are too many rolls, or no fight.
    pub fn ends(&self, proposal: &Proposal) -> Vec<Ends> {
        let (target, units, command) = match proposal {
            Proposal::Fire(attack) => (attack.target, &attack.units, Command::Fire { attacks: vec![attack.clone()] }),
            Proposal::Assault(order) => (order.target, &order.units, Command::Assault(order.clone())),
            Proposal::Charge(order) => {
                let (units, leaders, path) = (order.units.clone(), order.leaders.clone(), order.path.clone());
                (order.target, &order.units, Command::Charge { units, leaders, path, target: order.target })
            }
            Proposal::Answer(answer) => {
                let Some(task) = self.charge_under_way() else { return Vec::new() };
                (task.target, &task.units, Command::Answer { answer: *answer })
            }
            Proposal::Pending | Proposal::Check(_) => return Vec::new(),
        };
        let ride = match proposal {
            Proposal::Charge(order) => order.path.clone(),
            Proposal::Answer(_) => self.charge_under_way().map_or_else(Vec::new, |task| task.path.clone()),
            _ => Vec::new(),
        };
        let fight = units.first().copied().and_then(|attacker| {
            let (hex, defender) = (self.hex_of(attacker)?, self.top(target)?);
            let from = ride.into_iter().chain([hex]).collect();
            Some(Fight { attacker, defender, from, target })
        });
        let (Some(fight), Some(side)) = (fight, self.asked_side()) else { return Vec::new() };
        if self.check_command(side, &command).is_err() {
            return Vec::new();
        }
        let game = self.followed(side, &command);
        match game.pending_now() {
            Pending::Decision { side, decision: Decision::Answer { .. } } => {
                let answers = [Answer::Stand, Answer::Carre].into_iter();
                let lawful =
                    answers.filter(|answer| game.check_command(side, &Command::Answer { answer: *answer }).is_ok());
                let after = |answer: Answer| Ends {
                    answer: Some(answer),
                    ends: counted(&fight, game.followed(side, &Command::Answer { answer })),
                };
                lawful.map(after).filter(|ends| !ends.ends.is_empty()).collect()
            }
            _ => Some(Ends { answer: None, ends: counted(&fight, game) })
                .into_iter()
                .filter(|ends| !ends.ends.is_empty())
                .collect(),
        }
    }

    /// A copy on which a lawful command was executed, and on which no unit rides out.
    fn followed(&self, side: Side, command: &Command) -> Game {
        let mut game = self.clone();
        game.history.clear();
        game.carry_command(side, command, &mut Report::default());
        game.go_on_tasks(&mut Report::default());
        game.unopposed()
    }

    /// The game after answers by which no unit rides out, withdraws or stops.
    fn unopposed(self) -> Game {
        if self.state.agenda.is_empty() {
            return self;
        }
        match self.pending_now() {
            Pending::Decision { side, decision: Decision::React { .. } } => {
                self.followed(side, &Command::React { unit: None })
            }
            Pending::Decision { side, decision: Decision::Withdraw { .. } } => self.followed(side, &Command::Hold),
            Pending::Decision { side, decision: Decision::Press { .. } } => {
                self.followed(side, &Command::Press { go_on: true })
            }
            _ => self,
        }
    }

    /// Begins the melee that a charge of this unit has left to be fought, if it has [34.1].
    fn begins_held(&mut self, attacker: UnitId) -> bool {
        let Some(held) = self.state.held.iter().find(|melee| melee.attackers.contains(&attacker)).cloned() else {
            return false;
        };
        self.state.held = vec![held];
        self.next_held(&mut Report::default());
        self.go_on_tasks(&mut Report::default());
        !self.state.agenda.is_empty()
    }
}

/// The ends of a fight that has begun, the likeliest first; none where there are too many ways.
fn counted(fight: &Fight, game: Game) -> Vec<End> {
    let next = |mut game: Game| {
        if game.state.agenda.is_empty() && game.begins_held(fight.attacker) {
            game = game.unopposed();
        }
        let roll = match game.pending_now() {
            Pending::Roll(roll) if !game.state.agenda.is_empty() => Some(roll),
            _ => None,
        };
        (game, roll)
    };
    let fall = |game: &Game, faces: Vec<u16>| {
        let mut thrown = game.clone();
        thrown.thrown(&faces, &mut Report::default());
        thrown.go_on_tasks(&mut Report::default());
        Some(thrown.unopposed())
    };
    let mut all = fight.ends(game, next, fall);
    all.sort_by_key(|end| std::cmp::Reverse(end.throws));
    all
}

/// The faces of a roll with this number among all its results.
fn faces(roll: &Roll, way: u32) -> Vec<u16> {
    let mut rest = way;
    let face = |_: &u16| {
        let face = rest % 6 + 1;
        rest /= 6;
        u16::try_from(face).unwrap_or(1)
    };
    roll.dice.iter().map(face).collect()
}

fn summed(ends: &[((Lot, Lot), u64, u32)]) -> Vec<End> {
    let most = ends.iter().map(|(.., dice)| *dice).max().unwrap_or(0);
    let mut sums: BTreeMap<(Lot, Lot), u64> = BTreeMap::new();
    for (lots, weight, dice) in ends {
        *sums.entry(*lots).or_default() += weight * 6u64.pow(most - dice);
    }
    let of = 6u64.pow(most);
    let shared = sums.values().fold(of, |a, b| gcd(a, *b)).max(1);
    let end = |((attacker, defender), throws): ((Lot, Lot), u64)| End {
        attacker,
        defender,
        throws: throws / shared,
        of: of / shared,
    };
    sums.into_iter().map(end).collect()
}

const fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
