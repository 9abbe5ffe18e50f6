//! A player without a person. Both kinds see only the question; the sensible one weighs the answers.

mod field;
mod march;
mod near;
mod orders;
#[cfg(test)]
mod tests;

use super::Winter;
use super::weigh::{enemies, going, hits, in_reach, on_map, prepare, prospect};
use engine::contract::{Game as _, Pending, Side};
use engine::hex::Hex;
use language::ask::{Said, Walker};
use language::bot::{Bot, BotKind, Manner, of_level};
use language::chance::Chance;
use winter::day::FieldCommand;
use winter::options::{MayAttack, MayFire};
use winter::state::Formation;
use winter::{Command, Decision, Game, Options, Proposal, UnitId};

/// A bot of the kind. One that chooses at random seldom offers to end the battle: it would do so within the hour.
pub(super) fn bot(kind: BotKind) -> Box<dyn Bot<Game>> {
    let known = of_level::<Winter>(kind);
    if kind == BotKind::Random { Box::new(Patient(known)) } else { known }
}

/// A bot that offers the end of a battle in one of so many cases only.
struct Patient(Box<dyn Bot<Game>>);

const OFFERS_ONE_IN: usize = 400;
/// Answers that it thinks over.
const THOUGHTS: usize = 8;

impl Bot<Game> for Patient {
    fn answer(&mut self, game: &Game, chance: &mut Chance) -> Option<Command> {
        self.say(game, chance).filter(|said| said.sealed.is_empty()).map(|said| said.command)
    }

    fn say(&mut self, game: &Game, chance: &mut Chance) -> Option<Said<Command>> {
        let mut said = self.0.say(game, chance)?;
        for _ in 0..THOUGHTS {
            if said.command != Command::Field(FieldCommand::OfferEnd) || chance.one_in(1, OFFERS_ONE_IN) {
                break;
            }
            said = self.0.say(game, chance)?;
        }
        Some(said)
    }
}

/// Marches on what decides the battle, fires at what it hits best, attacks and charges where the odds are good.
pub(super) struct Sensible {
    walker: Walker<Winter>,
    /// The phase, and who has had his move in it.
    phase: u32,
    moved: Vec<UnitId>,
    manner: Manner,
    /// Its knowledge of the phase on the whole field.
    staff: field::Staff,
}

impl Bot<Game> for Sensible {
    fn answer(&mut self, game: &Game, chance: &mut Chance) -> Option<Command> {
        self.say(game, chance).filter(|said| said.sealed.is_empty()).map(|said| said.command)
    }

    fn say(&mut self, game: &Game, chance: &mut Chance) -> Option<Said<Command>> {
        let Pending::Decision { side, .. } = game.pending() else { return None };
        if let Some(owed) = game.owed().and_then(|owed| owed.command) {
            return Some(Said::open(owed));
        }
        if self.phase != game.state().phases {
            (self.phase, self.moved) = (game.state().phases, Vec::new());
        }
        let thought = match game.board().whole() {
            Some(_) => self.on_the_field(game, side),
            None => self.thought(game, side),
        };
        let thought = thought.filter(|command| game.check(side, command).is_ok());
        match thought {
            Some(command) => Some(Said::open(command)),
            None => Walker::answer(&mut self.walker, game, side, chance),
        }
    }
}

impl Sensible {
    /// One in this mind.
    pub(super) fn new(manner: Manner) -> Sensible {
        Sensible { walker: Walker::default(), phase: 0, moved: Vec::new(), manner, staff: field::Staff::default() }
    }

    /// The answer on the whole field.
    fn on_the_field(&mut self, game: &Game, side: Side) -> Option<Command> {
        self.staff.look(self.phase);
        let Pending::Decision { decision, .. } = game.pending() else { return None };
        Some(match decision {
            Decision::Command => self.staff.command(game, side, self.manner),
            Decision::Move => self.staff.movement(game, side, self.manner),
            Decision::Shock => self.staff.shock(game, self.manner),
            Decision::Fire => self.staff.fire(game, side),
            _ => return self.thought(game, side),
        })
    }

    fn thought(&mut self, game: &Game, side: Side) -> Option<Command> {
        Some(match game.options() {
            Options::Deploy { .. } => Command::Deploy { units: Vec::new(), skirmishers: Vec::new() },
            Options::Command { charges, orders, places, .. } => {
                if let Some(place) = places.first() {
                    return Some(Command::PlaceLeader { leader: place.leader, hex: *place.hexes.first()? });
                }
                if let Some(order) = orders.first() {
                    return Some(Command::Order {
                        from: order.from,
                        to: order.to,
                        place: order.places.first().copied(),
                    });
                }
                let near = charges.iter().find(|charge| charge.facings.is_empty() && in_reach(game, side, charge.unit));
                match near {
                    Some(charge) => Command::DeclareCharge { unit: charge.unit, facing: None },
                    None => Command::EndPhase,
                }
            }
            Options::Move { units, entries, .. } => self.movement(game, side, &units, &entries),
            Options::Shock { attacks, charges, .. } => shock(game, &attacks, &charges, self.manner),
            // The side that is ahead would rather end the day.
            Options::Ceasefire { .. } => {
                let level = game.state().affairs.level;
                Command::Ceasefire { agree: if side == Side::First { level > 0 } else { level < 0 } }
            }
            Options::AgreeEnd { level } => {
                let ahead = if side == Side::First { level > 0 } else { level < 0 };
                Command::Field(FieldCommand::AgreeEnd { agree: ahead })
            }
            Options::Withdrawal { .. } => Command::Field(FieldCommand::FightOn),
            Options::Continue { .. } => Command::Continue { path: Vec::new() },
            Options::OpportunityCharge(_) => Command::OpportunityCharge { charge: true },
            Options::OpportunityFire { mut firers } => {
                firers.truncate(usize::from(game.board().tables().opportunity.fires_per_step));
                Command::OpportunityFire { firers }
            }
            Options::Fire { shots, .. } => fire(game, &shots)?,
            Options::Nothing | Options::OpenDraws { .. } => return None,
        })
    }

    /// Each unit once, as far as it gains by it; then the phase ends.
    fn movement(
        &mut self,
        game: &Game,
        side: Side,
        units: &[UnitId],
        entries: &[winter::options::MayEnter],
    ) -> Command {
        for entry in entries.iter().filter(|entry| !self.moved.contains(&entry.unit)) {
            let Some(at) = entry.hexes.first() else { continue };
            let Some(form) = at.forms.iter().find(|form| form.formation == Formation::RoadColumn).or(at.forms.first())
            else {
                continue;
            };
            let Some(&facing) = form.facings.first() else { continue };
            return Command::Enter {
                units: vec![entry.unit],
                hex: at.hex,
                formation: form.formation,
                facing,
                leaders: Vec::new(),
                steps: Vec::new(),
                grand: false,
            };
        }
        let aims = Aims::of(game, side, self.manner);
        // A defender does not leave its place for a small gain.
        let enough = if side == Side::Second { 0 } else { 3 };
        for &unit in units {
            if self.moved.contains(&unit) {
                continue;
            }
            self.moved.push(unit);
            let Some(hex) = game.state().unit(unit).hex() else { continue };
            if self.manner.goes() {
                let reach = game.reach(unit);
                let others =
                    reach.ends.iter().filter(|end| end.hex != hex).map(|end| (aims.worth(game, unit, end.hex), end));
                let best = others.max_by_key(|(worth, end)| (*worth, std::cmp::Reverse(end.spent)));
                if let Some((_, end)) = best.filter(|(worth, _)| *worth > aims.worth(game, unit, hex) + enough) {
                    return going(unit, end.steps.clone(), end.toward);
                }
            }
            if let Some(command) = prepare(game, side, unit, hex) {
                return command;
            }
        }
        Command::EndPhase
    }
}

/// The goals of a side: hexes that count and belong to the enemy, else the enemy's units.
fn goals(game: &Game, side: Side) -> Vec<Hex> {
    let control = game.board().rules().control.iter().zip(&game.state().affairs.control);
    let wanted: Vec<Hex> = control.filter(|(_, holder)| **holder != Some(side)).map(|(known, _)| known.hex).collect();
    if wanted.is_empty() { enemies(game, side) } else { wanted }
}

/// Distance of the nearest goal, in hexes.
fn far(game: &Game, hex: Hex, goals: &[Hex]) -> i32 {
    goals.iter().map(|goal| i32::from(game.board().distance(hex, *goal))).min().unwrap_or(0)
}

/// Distance from which an approach counts for nothing, in hexes.
const A_LONG_WAY: i32 = 40;

/// The attacker's gain from its approach, a hundredth of a point for each hex of each unit: the first losses come long
/// before the first goal.
pub(super) fn on_the_way(game: &Game, side: Side) -> i64 {
    if side == Side::First {
        return 0;
    }
    let goals = goals(game, side);
    let hexes = on_map(game, side).filter_map(|unit| game.state().unit(unit).hex());
    hexes.map(|hex| i64::from((A_LONG_WAY - far(game, hex, &goals)).max(0))).sum()
}

/// The goals of a side in a phase, and the enemies in its way.
struct Aims {
    side: Side,
    manner: Manner,
    goals: Vec<Hex>,
    enemies: Vec<Hex>,
}

impl Aims {
    fn of(game: &Game, side: Side, manner: Manner) -> Aims {
        Aims { side, manner, goals: goals(game, side), enemies: enemies(game, side) }
    }

    /// The value of a hex for a unit: the attacker moves to its goals, the defender stays near what it holds; neither
    /// enters a crowd.
    fn worth(&self, game: &Game, unit: UnitId, hex: Hex) -> i32 {
        let (board, manner) = (game.board(), self.manner);
        let keen = if self.side == Side::Second { manner.of(3, 4, 1) } else { manner.of(0, 3, 0) };
        let near = self.enemies.iter().filter(|enemy| board.distance(hex, **enemy) <= 1).count();
        let guns = board.unit(unit).is_battery();
        let crowd = i32::try_from(near).unwrap_or(0) * if guns { 12 } else { 1 };
        let fire = i32::from(game.fire_zone(self.side.other(), hex));
        -far(game, hex, &self.goals) * keen - crowd - fire * manner.of(2, 1, 6) / 2
    }
}

fn shock(game: &Game, attacks: &[MayAttack], charges: &[UnitId], manner: Manner) -> Command {
    if let Some(&unit) = charges.first() {
        let rides = game.charge_rides(unit);
        let meets = |path: &&Vec<Hex>| path.last().is_some_and(|end| !game.stack(*end).is_empty());
        let best = rides.iter().filter(meets).max_by_key(|path| {
            let start = game.state().unit(unit).hex();
            let hexes: Vec<Hex> = start.into_iter().chain(path.iter().copied()).collect();
            match *hexes.as_slice() {
                [.., from, to] => prospect(game, &Proposal::Charge { unit, from, to }),
                _ => -100,
            }
        });
        return match best {
            Some(path) => Command::Charge { unit, path: path.clone() },
            None => Command::DropCharge { unit },
        };
    }
    let of = |attack: &MayAttack| Proposal::Attack { from: attack.from, to: attack.to, via: attack.via };
    let best = attacks.iter().max_by_key(|attack| prospect(game, &of(attack)));
    match best.filter(|attack| prospect(game, &of(attack)) > manner.of(8, -2, 20)) {
        Some(attack) => {
            let (from, to, via) = (attack.from, attack.to, attack.via);
            Command::Attack { from, to, advance: attack.may_advance, via }
        }
        None => Command::EndPhase,
    }
}

fn fire(game: &Game, shots: &[MayFire]) -> Option<Command> {
    let hits = |units: &[UnitId], target: Hex| hits(game, units, target);
    let all = shots.iter().flat_map(|shot| shot.targets.iter().map(move |target| (shot, *target)));
    let (shot, target) = all.max_by_key(|(shot, target)| hits(&shot.units, *target).unwrap_or(0))?;
    Some(Command::Fire { units: shot.units.clone(), targets: vec![target] })
}
