//! The possible ends of fire or a fight: every die that decides it is rolled on copies, by the code that resolves it,
//! and the lots of both sides are counted.

use super::agenda::{Salvo, Shock, ShockStep, Task};
use super::command::Proposal;
use super::event::Report;
use super::facing::Facing;
use super::game::Game;
use super::state::*;
use engine::contract::Side;
use engine::count::less;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// The lot of the unit that leads a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs, reason = "from the best to the worst")]
pub enum Lot {
    /// It is in no worse order than before.
    Holds,
    Disordered,
    /// It is Disordered, and has left its hex.
    Back,
    Routed,
    Gone,
}

/// The lot of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share {
    /// Of the unit that leads it.
    pub lot: Lot,
    /// The least and the most strength points that its hex loses.
    pub lost: [u16; 2],
}

/// An end, and how often it comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// Of the side that fires or attacks.
    pub attacker: Share,
    /// Of the other side.
    pub defender: Share,
    /// Number of equally likely rolls with this end: all ends of a list together are the whole.
    pub throws: u64,
}

/// Largest number of rolls to try; beyond it there is no result.
const MOST_TRIED: usize = 4_000;
/// More dice than this are not counted in one number.
const MOST_DICE: u32 = 15;
/// The faces of a die.
const FACES: [u8; 10] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/// The dice of a shot at a step: fire, check and leader.
const DICE_OF_A_SHOT: usize = 3;
/// A die that no leader falls by, and that nothing else reads yet.
const UNREAD: u8 = 9;

/// The fighting units as they began: the unit that leads comes first.
struct Fight {
    attackers: Vec<(UnitId, Unit)>,
    defenders: Vec<(UnitId, Unit)>,
    /// Number of tasks below those of the fight.
    base: usize,
}

/// A fight under way, and its weight: `ways` out of ten to the power of the number of dice.
struct Course {
    game: Game,
    ways: u64,
    dice: u32,
}

impl Fight {
    fn new(game: &Game, attackers: &[UnitId], lead: UnitId, to: Hex) -> Fight {
        let known = |id: UnitId| (id, *game.unit(id));
        let others = game.field.all(&game.board, to).filter(|&id| id != lead);
        Fight {
            attackers: attackers.iter().copied().map(known).collect(),
            defenders: std::iter::once(lead).chain(others).map(known).collect(),
            base: game.state.agenda.len(),
        }
    }

    fn ends(&self, game: &Game) -> [Share; 2] {
        [&self.attackers, &self.defenders].map(|units| {
            let lost = units.iter().map(|(id, was)| {
                let now = game.unit(*id).strength;
                // No unit gains strength in a fight.
                u16::from(was.strength - now)
            });
            let lost = lost.sum();
            let lot = units.first().map_or(Lot::Holds, |(id, was)| lot(game.unit(*id), was));
            Share { lot, lost: [lost, lost] }
        })
    }
}

fn lot(now: &Unit, was: &Unit) -> Lot {
    let (Some(hex), Some(began)) = (now.hex(), was.hex()) else { return Lot::Gone };
    match now.morale {
        Morale::Routed if was.morale != Morale::Routed || hex != began => Lot::Routed,
        Morale::Disordered if hex != began => Lot::Back,
        Morale::Disordered if was.morale == Morale::Good => Lot::Disordered,
        _ => Lot::Holds,
    }
}

impl Game {
    /// The possible ends of proposed fire at a hex or of a proposed fight, for the units in it. Checks of other units,
    /// and whether a leader falls, are left out. Empty if there are too many ways, or for other proposals.
    pub fn ends(&self, proposal: &Proposal) -> Vec<End> {
        if self.foresee(proposal).is_err() {
            return Vec::new();
        }
        let mut game = self.clone_for_trial();
        match proposal {
            Proposal::Fire { units, target } => self.ends_of_fire(units, *target),
            Proposal::OpportunityFire { firers } => self.ends_of_passing(firers),
            Proposal::Attack { from, to, via } => {
                let side = self.units_at(*from).first().map_or(Side::First, |&id| self.side_of(id));
                let Ok(units) = self.check_attack(side, *from, *to, false, *via) else { return Vec::new() };
                for &id in units.iter().filter(|_| via.is_some()) {
                    game.edit(id, |unit| unit.place = Place::On(via.unwrap_or(*from)));
                }
                game.ends_of_shock(units, via.unwrap_or(*from), *to, false)
            }
            Proposal::Charge { unit, from, to } => {
                let Some(way) = self.board.way(*from, *to) else { return Vec::new() };
                let turns = self.counter(*unit).is_cossack() && !self.unit(*unit).facing.front().contains(&way);
                game.edit(*unit, |unit| {
                    unit.place = Place::On(*from);
                    if turns {
                        unit.facing = Facing::of(i32::from(way.number()));
                    }
                });
                game.ends_of_shock(vec![*unit], *from, *to, true)
            }
            Proposal::DeclareCharge { .. }
            | Proposal::Check { .. }
            | Proposal::Rally { .. }
            | Proposal::Order { .. } => Vec::new(),
        }
    }

    fn ends_of_fire(&self, units: &[UnitId], target: Hex) -> Vec<End> {
        let Some(struck) = self.top(target) else { return Vec::new() };
        let fight = Fight::new(self, units, struck, target);
        let salvo = Salvo { units: units.to_vec(), targets: vec![target], dice: Vec::new(), next: 0 };
        let (long, gunner) = self.extra_dice(&salvo, 0);
        let mut ends = Vec::new();
        for die in if long { &FACES[..] } else { &[UNREAD] } {
            for fire in FACES {
                // Of two dice the higher one counts [19.54].
                let ways = if gunner { 2 * u64::from(fire) + 1 } else { 1 };
                for morale in FACES {
                    let mut dice = Vec::new();
                    dice.extend(long.then_some(*die));
                    dice.push(fire);
                    dice.extend(gunner.then_some(0));
                    dice.extend([morale, UNREAD]);
                    let mut game = self.clone_for_trial();
                    game.state.agenda.push(Task::Salvo(Salvo { dice, ..salvo.clone() }));
                    game.go_on_above(fight.base);
                    ends.push((fight.ends(&game), ways, 0));
                }
            }
        }
        summed(&ends)
    }

    /// The ends of fire at a unit that passes: one shot after the other, so that positions that are the same become one.
    fn ends_of_passing(&self, firers: &[UnitId]) -> Vec<End> {
        let Ok((game, passing)) = self.shots_as_asked(firers) else { return Vec::new() };
        let known = |id: UnitId| (id, *game.unit(id));
        let attackers = passing.shots.iter().map(|shot| known(shot.firer)).collect();
        let base = less(game.state.agenda.len(), 1);
        let fight = Fight { attackers, defenders: vec![known(passing.target)], base };
        let dice = passing.shots.len() * DICE_OF_A_SHOT;
        let mut courses = vec![(game, 1)];
        for shot in 0..passing.shots.len() {
            let mut next: Vec<(Game, u64)> = Vec::new();
            if courses.len() * FACES.len() * FACES.len() > MOST_TRIED {
                return Vec::new();
            }
            for (game, ways) in courses {
                for (fire, morale) in FACES.iter().flat_map(|fire| FACES.map(|morale| (*fire, morale))) {
                    let mut thrown = game.clone_for_trial();
                    if let Some(known) = thrown.fire_of(base) {
                        known.dice = vec![UNREAD; dice];
                        let read = known.dice.iter_mut().skip(shot * DICE_OF_A_SHOT);
                        read.zip([fire, morale]).for_each(|(die, face)| *die = face);
                    }
                    thrown.go_on_to_shot(base, shot + 1);
                    if let Some(known) = thrown.fire_of(base) {
                        known.dice.fill(UNREAD);
                    }
                    match next.iter_mut().find(|(known, _)| known.state == thrown.state) {
                        Some((_, known)) => *known += ways,
                        None => next.push((thrown, ways)),
                    }
                }
            }
            courses = next;
        }
        let ends: Vec<_> = courses.iter().map(|(game, ways)| (fight.ends(game), *ways, 0)).collect();
        summed(&ends)
    }

    /// Goes on with fire at a step, which is the task number `base`, until that many of its shots are fired.
    fn go_on_to_shot(&mut self, base: usize, shots: usize) {
        let open = |game: &mut Game| {
            let fired = game.fire_of(base).is_none_or(|fire| usize::from(fire.next) >= shots);
            !fired || game.state.agenda.len() > base + 1
        };
        while open(self) {
            let waits = self.waits();
            let Some(task) = self.state.agenda.pop() else { return };
            if !waits {
                task.question().go_on(self, &[], &mut Report::default());
            }
        }
    }

    fn ends_of_shock(mut self, units: Vec<UnitId>, from: Hex, to: Hex, charge: bool) -> Vec<End> {
        let Some(lead) = self.lead(to) else { return Vec::new() };
        let fight = Fight::new(&self, &units, lead, to);
        self.begin_shock(units, from, to, false, charge, &mut Report::default());
        let mut tried = 0;
        let mut ends = Vec::new();
        let mut open = vec![Course { game: self, ways: 1, dice: 0 }];
        // Takes one step of all courses after the other, so that courses with the same position become one.
        while !open.is_empty() {
            let mut next: Vec<Course> = Vec::new();
            for Course { mut game, ways, dice } in open {
                let shock = game.go_on_to_shock(fight.base);
                let Some(shock) = shock else {
                    ends.push((fight.ends(&game), ways, dice));
                    continue;
                };
                let throws = throws(&shock);
                let more = throws.first().map_or(0, |throw| u32::try_from(throw.read).unwrap_or(MOST_DICE));
                tried += throws.len();
                if tried > MOST_TRIED || dice + more > MOST_DICE {
                    return Vec::new();
                }
                for throw in throws {
                    let mut thrown = game.clone_for_trial();
                    thrown.fight_on(&shock, &throw.dice);
                    let dice = dice + more;
                    match next.iter_mut().find(|course| course.dice == dice && course.game.state == thrown.state) {
                        Some(known) => known.ways += ways,
                        None => next.push(Course { game: thrown, ways, dice }),
                    }
                }
            }
            open = next;
        }
        summed(&ends)
    }

    /// Goes on with the tasks above the first `base`. A task that waits for dice or an answer is about others, and is
    /// left out.
    fn go_on_above(&mut self, base: usize) {
        while self.state.agenda.len() > base {
            let waits = self.waits();
            let Some(task) = self.state.agenda.pop() else { return };
            if !waits {
                task.question().go_on(self, &[], &mut Report::default());
            }
        }
    }

    /// Goes on to the next dice of a fight, which is taken off the agenda; `None` once it is over.
    fn go_on_to_shock(&mut self, base: usize) -> Option<Box<Shock>> {
        while self.state.agenda.len() > base {
            let waits = self.waits();
            match self.state.agenda.pop()? {
                Task::Shock(shock) if waits || !throws(&shock).is_empty() => return Some(shock),
                task if !waits => task.question().go_on(self, &[], &mut Report::default()),
                _ => {}
            }
        }
        None
    }

    /// A fight with its next dice, which nothing reads a second time.
    fn fight_on(&mut self, shock: &Shock, dice: &[u8]) {
        let report = &mut Report::default();
        match shock.step {
            ShockStep::DefensiveFire => self.defensive_fire(Box::new(shock.clone()), dice, report),
            ShockStep::Dice => {
                let (step, dice) = (ShockStep::AttackerCheck, dice.to_vec());
                self.state.agenda.push(Task::Shock(Box::new(Shock { step, dice, ..shock.clone() })));
            }
            _ => {
                self.go_on_fighting(Box::new(Shock { dice: dice.to_vec(), ..shock.clone() }), report);
                for task in &mut self.state.agenda {
                    if let Task::Shock(shock) = task {
                        shock.dice.fill(UNREAD);
                    }
                }
            }
        }
    }
}

/// Dice of a fight, and how many of them are read now.
struct Thrown {
    dice: Vec<u8>,
    read: usize,
}

/// Everything the dice that a step reads can show; nothing if it reads none.
fn throws(shock: &Shock) -> Vec<Thrown> {
    let all = Game::shock_dice(shock);
    let read: Vec<usize> = match shock.step {
        ShockStep::DefensiveFire => (0..shock.firers.len()).collect(),
        ShockStep::Dice => return vec![Thrown { dice: vec![UNREAD; all], read: 0 }],
        ShockStep::Leaders | ShockStep::Advance => return Vec::new(),
        _ => Game::dice_read(shock),
    };
    let most = if shock.step == ShockStep::DefensiveFire { read.len() } else { all };
    let mut throws = vec![vec![UNREAD; most]];
    for &at in &read {
        let with = |dice: &Vec<u8>, face: u8| {
            let mut dice = dice.clone();
            if let Some(die) = dice.get_mut(at) {
                *die = face;
            }
            dice
        };
        // More dice than these are more than are tried.
        if throws.len() <= MOST_TRIED {
            throws = throws.iter().flat_map(|dice| FACES.map(|face| with(dice, face))).collect();
        }
    }
    throws.into_iter().map(|dice| Thrown { dice, read: read.len() }).collect()
}

/// Ends with the same lots are one, whatever they cost; but where both sides hold, a loss is another end than none. The likeliest
/// comes first.
fn summed(ends: &[([Share; 2], u64, u32)]) -> Vec<End> {
    let most = ends.iter().map(|(.., dice)| *dice).max().unwrap_or(0);
    let mut all: Vec<End> = Vec::new();
    for ([attacker, defender], ways, dice) in ends {
        let throws = ways * 10u64.pow(most - dice);
        let costs = |one: &Share, other: &Share| one.lost != [0, 0] || other.lost != [0, 0];
        let hold = attacker.lot == Lot::Holds && defender.lot == Lot::Holds;
        let same = |end: &&mut End| {
            let lots = end.attacker.lot == attacker.lot && end.defender.lot == defender.lot;
            lots && (!hold || costs(&end.attacker, &end.defender) == costs(attacker, defender))
        };
        match all.iter_mut().find(same) {
            Some(end) => {
                end.throws += throws;
                for (known, share) in [(&mut end.attacker, attacker), (&mut end.defender, defender)] {
                    let ([least, most], [low, high]) = (known.lost, share.lost);
                    known.lost = [least.min(low), most.max(high)];
                }
            }
            None => all.push(End { attacker: *attacker, defender: *defender, throws }),
        }
    }
    all.sort_by_key(|end| std::cmp::Reverse(end.throws));
    all
}
