//! The sensible bot's movement phases on the whole field: entries, units from the front to the rear, then leaders.

use super::near::{NOWHERE, Near};
use engine::contract::{Game as _, Side};
use engine::hex::Hex;
use language::bot::Manner;
use std::cmp::Reverse;
use std::collections::{BTreeMap, VecDeque};
use winter::definition::Level;
use winter::options::{EntryForm, MayEnter, MayPlace};
use winter::state::{Formation, Morale};
use winter::{Command, End, Game, LeaderId, Options, UnitId};

/// Guns with an enemy this near stay and fire, in hexes.
const GUNS_FIRE: u16 = 5;
/// The defender's troops with an enemy this near hold their ground.
const HOLDS: u16 = 9;
/// Infantry this near to an enemy stands in line.
const IN_LINE: u16 = 2;
/// A hex this near to an enemy may be under fire.
const UNDER_FIRE: u16 = 4;
/// A leader within this part of his radius of his foremost troops stays.
const NEAR_ENOUGH: u16 = 2;

/// The merit of an end of a move: the worth of the hex, whether it looks at the enemy, and the points that are left.
type Merit = (i32, bool, Reverse<u16>);

/// Something still to be done in the phase.
#[derive(Clone, Debug)]
enum Errand {
    Enter(MayEnter),
    Arrive(MayPlace),
    March(UnitId),
    Ride(LeaderId),
}

/// A movement phase as it is carried out.
#[derive(Debug, Default)]
pub(super) struct March {
    errands: VecDeque<Errand>,
    enemies: Near,
    /// The way of those who come to help, until they are there.
    help: Near,
    /// Hexes whose zones of fire were looked at.
    fire: BTreeMap<Hex, bool>,
    arrivals: Vec<MayPlace>,
}

impl March {
    /// The tasks of this phase.
    pub(super) fn of(game: &Game, side: Side) -> March {
        let Options::Move { units, leaders, entries, leader_entries, .. } = game.options() else {
            return March::default();
        };
        let (board, enemies) = (game.board(), Near::enemies(game, side));
        let mut units = units;
        units.sort_by_key(|unit| (enemies.far_from(game, *unit), *unit));
        let errands = entries.into_iter().map(Errand::Enter);
        let errands = errands.chain(leader_entries.iter().cloned().map(Errand::Arrive));
        let errands = errands.chain(units.into_iter().map(Errand::March)).chain(leaders.into_iter().map(Errand::Ride));
        let east = board.whole().map(|whole| {
            let there = board.grid().hexes().filter(|hex| whole.field.is_east_of_schmoditten(*hex));
            Near::of(board, there)
        });
        March {
            errands: errands.collect(),
            enemies,
            help: east.unwrap_or_default(),
            fire: BTreeMap::new(),
            arrivals: leader_entries,
        }
    }

    /// The next command; nothing once all is done.
    pub(super) fn next(&mut self, game: &Game, side: Side, manner: Manner) -> Option<Command> {
        while let Some(errand) = self.errands.pop_front() {
            let command = match errand {
                Errand::Enter(entry) => self.enter(game, side, &entry),
                Errand::Arrive(entry) => arrive(game, side, &entry),
                Errand::March(unit) => self.march(game, side, manner, unit),
                Errand::Ride(leader) => self.ride(game, side, leader),
            };
            if command.is_some() {
                return command;
            }
        }
        None
    }

    /// A unit enters with the leaders who come with it, and marches on at once so that the next has room.
    fn enter(&mut self, game: &Game, side: Side, entry: &MayEnter) -> Option<Command> {
        for at in &entry.hexes {
            let column = |form: &&EntryForm| form.formation == Formation::RoadColumn;
            let Some(form) = at.forms.iter().find(column).or(at.forms.first()) else { continue };
            let Some(&facing) = form.facings.first() else { continue };
            let with =
                self.arrivals.iter().filter(|may| may.hexes.contains(&at.hex) && game.holds(may.leader, entry.unit));
            let leaders: Vec<LeaderId> =
                with.map(|may| may.leader).filter(|leader| game.state().leader(*leader).hex().is_none()).collect();
            let command = |leaders: Vec<LeaderId>| Command::Enter {
                units: vec![entry.unit],
                hex: at.hex,
                formation: form.formation,
                facing,
                leaders,
                steps: Vec::new(),
                grand: false,
            };
            let all = [command(leaders), command(Vec::new())];
            if let Some(found) = all.into_iter().find(|command| game.check(side, command).is_ok()) {
                self.errands.push_front(Errand::March(entry.unit));
                return Some(found);
            }
        }
        None
    }

    /// A unit goes where it is worth more, or gets ready where it is.
    fn march(&mut self, game: &Game, side: Side, manner: Manner, unit: UnitId) -> Option<Command> {
        let (board, state) = (game.board(), game.state().unit(unit));
        let hex = state.hex()?;
        if !state.active || state.morale != Morale::Good || state.marks.failed {
            return None;
        }
        let far = self.enemies.far(hex);
        let counter = board.unit(unit);
        let attacks = attacks(game, side, unit);
        let stands = match state.formation {
            Formation::Unlimbered => far <= GUNS_FIRE,
            Formation::Square => far <= IN_LINE,
            _ => far <= self.stand(game, side, unit) || !attacks && !counter.is_loose() && far <= HOLDS,
        };
        if manner.goes() && !stands && !state.charge && far != NOWHERE {
            let found = self.best(game, side, unit, hex);
            if let Some(command) = found.and_then(|end| with_leaders(game, side, unit, hex, &end)) {
                return Some(command);
            }
        }
        self.get_ready(game, side, unit, hex)
    }

    /// The distance from an enemy at which a unit is where it wants to be.
    fn stand(&self, game: &Game, side: Side, unit: UnitId) -> u16 {
        let counter = game.board().unit(unit);
        match () {
            () if counter.is_battery() => 4,
            () if counter.is_loose() => IN_LINE,
            () if counter.is_cavalry() && counter.is_cossack() => 4,
            () if counter.is_cavalry() => 3,
            () if attacks(game, side, unit) => 1,
            () => 3,
        }
    }

    /// The distance to go still from a hex.
    fn left(&self, game: &Game, side: Side, unit: UnitId, hex: Hex) -> i32 {
        if comes_to_help(game, side, unit) && self.enemies.far(hex) > HOLDS {
            return i32::from(self.help.far(hex).min(200)) + 100;
        }
        i32::from(self.enemies.far(hex).abs_diff(self.stand(game, side, unit)).min(200))
    }

    fn best(&mut self, game: &Game, side: Side, unit: UnitId, from: Hex) -> Option<End> {
        let now = self.worth(game, side, unit, from);
        let enemies = self.enemies.clone();
        let mut best: Option<(Merit, End)> = None;
        for end in game.reach(unit).ends {
            if end.hex == from {
                continue;
            }
            let worth = self.worth(game, side, unit, end.hex);
            let looks = enemies.nearest(end.hex).is_some_and(|enemy| game.board().in_cone(end.hex, end.facing, enemy));
            let key = (worth, looks, Reverse(end.spent));
            if worth > now && best.as_ref().is_none_or(|(known, _)| *known < key) {
                best = Some((key, end));
            }
        }
        best.map(|(_, end)| end)
    }

    /// The nearer to its stand the better; a hex under fire is worse.
    fn worth(&mut self, game: &Game, side: Side, unit: UnitId, hex: Hex) -> i32 {
        let left = self.left(game, side, unit, hex);
        let fired = self.enemies.far(hex) <= UNDER_FIRE
            && *self.fire.entry(hex).or_insert_with(|| game.fire_zone(side.other(), hex));
        let spared = if attacks(game, side, unit) { 1 } else { 5 };
        -3 * left - i32::from(fired) * spared
    }

    /// Guns near an enemy unlimber towards it; infantry stands in line.
    fn get_ready(&self, game: &Game, side: Side, unit: UnitId, hex: Hex) -> Option<Command> {
        let state = game.state().unit(unit);
        let far = self.enemies.far(hex);
        let near = match state.formation {
            Formation::Limbered => far <= GUNS_FIRE,
            Formation::Column | Formation::RoadColumn => far <= IN_LINE && game.board().unit(unit).is_battalion(),
            _ => false,
        };
        if near { crate::weigh::prepare(game, side, unit, hex) } else { None }
    }

    /// A leader rides after the foremost of his troops.
    fn ride(&self, game: &Game, side: Side, leader: LeaderId) -> Option<Command> {
        let (board, at) = (game.board(), game.state().leader(leader).hex()?);
        if board.leader(leader).level == Level::Army {
            return None;
        }
        let troops = crate::weigh::on_map(game, side).filter(|unit| game.holds(leader, *unit));
        let hexes = troops.filter(|unit| game.state().unit(*unit).active);
        let hexes = hexes.filter_map(|unit| game.state().unit(unit).hex());
        let goal = hexes.min_by_key(|hex| (self.enemies.far(*hex), board.distance(at, *hex), *hex))?;
        let enough = (game.radius_of(leader) / NEAR_ENOUGH).max(1);
        let far = board.distance(at, goal);
        if far <= enough {
            return None;
        }
        let ends = game.leader_reach(leader).into_iter();
        let ends = ends.filter(|end| self.enemies.far(end.hex) > IN_LINE && board.distance(end.hex, goal) < far);
        let best = ends.min_by_key(|end| (board.distance(end.hex, goal), end.cost, end.hex))?;
        let command = Command::MoveLeader { leader, path: best.path, exit: false };
        game.check(side, &command).is_ok().then_some(command)
    }
}

/// Whether a unit goes for the enemy: the French, and those who come to help the Russians.
fn attacks(game: &Game, side: Side, unit: UnitId) -> bool {
    side == Side::Second || has_come(game, side, unit)
}

fn has_come(game: &Game, side: Side, unit: UnitId) -> bool {
    let own = game.board().unit(unit).parent.unwrap_or(unit);
    side == Side::First && game.board().field_unit(own).is_some_and(|known| known.wave.is_some())
}

/// Whether a unit is still on its way to the field.
fn comes_to_help(game: &Game, side: Side, unit: UnitId) -> bool {
    let own = game.board().unit(unit).parent.unwrap_or(unit);
    let there = game.state().day.as_ref().is_none_or(|day| day.march_over || day.arrived.contains(&own));
    has_come(game, side, unit) && !there
}

/// A move with the brigade leaders of the hex who can go along, or else without them.
fn with_leaders(game: &Game, side: Side, unit: UnitId, hex: Hex, end: &End) -> Option<Command> {
    let board = game.board();
    let leads = |leader: &LeaderId| {
        let brigade = matches!(board.leader(*leader).level, Level::Brigade | Level::Cossack | Level::Artillery);
        brigade && game.holds(*leader, unit)
    };
    let leaders: Vec<LeaderId> = game.leaders_in(side, hex).into_iter().filter(leads).collect();
    let command = |leaders: Vec<LeaderId>| Command::Move {
        units: vec![unit],
        steps: end.steps.clone(),
        leaders,
        grand: false,
        toward: end.toward,
    };
    let alone = command(Vec::new());
    let all = if leaders.is_empty() { vec![alone] } else { vec![command(leaders), alone] };
    all.into_iter().find(|command| game.check(side, command).is_ok())
}

/// A leader comes onto the map alone.
fn arrive(game: &Game, side: Side, entry: &MayPlace) -> Option<Command> {
    if game.state().leader(entry.leader).hex().is_some() {
        return None;
    }
    let command = |hex: &Hex| Command::Enter {
        units: Vec::new(),
        hex: *hex,
        formation: Formation::Column,
        facing: winter::Facing::ALL[0],
        leaders: vec![entry.leader],
        steps: Vec::new(),
        grand: false,
    };
    entry.hexes.iter().map(command).find(|command| game.check(side, command).is_ok())
}
