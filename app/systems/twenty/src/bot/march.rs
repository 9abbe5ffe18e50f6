//! The next move: an attack that can be brought together, or a better hex.

use super::worth::{self, Eyes};
use engine::contract::Side;
use engine::hex::Hex;
use language::bot::Manner;
use twenty::{ALLIED, Command, Game, Place, Reach, ReachedHex, UnitId};

/// A column at least as good as this is worth an attack that is not obligatory.
const WANTED: i32 = 16;
/// The least gain for which a point of Morale is spent on a Forced March.
const FORCED: i32 = 16;
/// Forced Marches are made while at least so much Morale is left.
const SPARE: u8 = 6;
/// By day a corps in an enemy zone has to attack: units enter one only to attack.
const ZONE_BY_DAY: i32 = 40;
/// At night a zone only means that the enemy is near.
const ZONE_AT_NIGHT: i32 = 6;
/// A place must be better by so much to be worth the walk.
const BETTER: i32 = 2;
/// The value of not being on the map yet.
const OUTSIDE: i32 = -60;
/// Corps that come later than this do more good at Meissen: the march to the city would take until the last night.
const LATE: u8 = 10;

pub(super) fn next(game: &Game, side: Side, manner: Manner) -> Command {
    let eyes = Eyes::new(game, side, manner);
    let late = game.may_go_to_meissen().filter(|_| game.state().turn >= LATE);
    if let Some(unit) = late {
        return Command::Meissen { unit };
    }
    let movers: Vec<(UnitId, Reach)> = game.movers().into_iter().map(|unit| (unit, eyes.scout.reach(unit))).collect();
    let attack = if eyes.night || !manner.goes() { None } else { assault(&eyes, &movers) };
    attack.or_else(|| better_place(&eyes, &movers)).unwrap_or(Command::EndMovement)
}

fn go(game: &Game, unit: UnitId, way: &ReachedHex) -> Command {
    let (path, forced) = (way.path.clone(), way.forced);
    match game.state().place(unit) {
        Place::On { .. } => Command::Move { unit, path, forced },
        _ => Command::Enter { unit, path, forced },
    }
}

fn better_place(eyes: &Eyes<'_>, movers: &[(UnitId, Reach)]) -> Option<Command> {
    let zone = if eyes.night { ZONE_AT_NIGHT } else { ZONE_BY_DAY };
    let mut best: Option<(i32, Command)> = None;
    for (unit, reach) in movers {
        // A unit that comes onto the map does so in any manner of play.
        if !eyes.manner.goes() && eyes.game.state().hex_of(*unit).is_some() {
            continue;
        }
        let now = eyes.game.state().hex_of(*unit).map_or(OUTSIDE, |hex| eyes.stance(*unit, hex, zone));
        for way in reach.hexes.iter().filter(|way| !way.forced) {
            let gain = eyes.stance(*unit, way.hex, zone) - now;
            if gain >= BETTER && best.as_ref().is_none_or(|(most, _)| gain > *most) {
                best = Some((gain, go(eyes.game, *unit, way)));
            }
        }
    }
    best.map(|(_, command)| command)
}

/// A possible target: an enemy corps, or a garrison alone.
struct Target {
    hex: Hex,
    strength: i16,
    routed: bool,
}

/// An attack in the making.
struct Assault<'a> {
    eyes: &'a Eyes<'a>,
    target: Target,
    /// Hexes that attackers are in or will be, with their strengths.
    posts: Vec<(Hex, i16)>,
    /// The marches still to be made.
    marches: Vec<(UnitId, &'a ReachedHex)>,
}

fn targets(eyes: &Eyes<'_>) -> Vec<Target> {
    let (board, state) = (eyes.game.board(), eyes.game.state());
    let units = board.units_of(eyes.side.other()).filter_map(|unit| {
        let (hex, strength) = (state.hex_of(unit)?, eyes.scout.strength(unit, false));
        Some(Target { hex, strength, routed: state.is_routed(unit) })
    });
    let lone = board.definition().garrisons.iter().map(|known| known.hex).filter(|hex| eyes.scout.lone_garrison(*hex));
    let lone = lone.filter(|_| eyes.side == ALLIED).map(|hex| Target { hex, strength: 0, routed: false });
    units.chain(lone).collect()
}

/// The first march of the attack that gains most, if any is worth it.
fn assault(eyes: &Eyes<'_>, movers: &[(UnitId, Reach)]) -> Option<Command> {
    let mut best: Option<(i32, Command)> = None;
    for target in targets(eyes) {
        let (gain, march) = gathered(eyes, target, movers);
        if let Some((unit, way)) = march
            && gain > 0
            && best.as_ref().is_none_or(|(most, _)| gain > *most)
        {
            best = Some((gain, go(eyes.game, unit, way)));
        }
    }
    best.map(|(_, command)| command)
}

/// The gain of the best gathering against a target, and its first march.
fn gathered<'a>(
    eyes: &'a Eyes<'a>,
    target: Target,
    movers: &'a [(UnitId, Reach)],
) -> (i32, Option<(UnitId, &'a ReachedHex)>) {
    let state = eyes.game.state();
    let fit = |unit: &UnitId| !state.is_routed(*unit);
    let ring = eyes.scout.touching(target.hex);
    let own = |hex: &Hex| eyes.scout.unit_in(*hex).filter(|unit| eyes.game.board().unit(*unit).side == eyes.side);
    let posts: Vec<(Hex, i16)> = ring
        .iter()
        .filter_map(|hex| Some((*hex, own(hex).filter(fit)?)))
        .map(|(hex, unit)| (hex, eyes.scout.strength(unit, true)))
        .collect();
    let obliged = !posts.is_empty();
    let mut assault = Assault { eyes, target, posts, marches: Vec::new() };
    let before = if obliged { assault.worth() } else { 0 };
    let mut fresh: Vec<&(UnitId, Reach)> = movers.iter().filter(|(unit, _)| fit(unit)).collect();
    // The strongest first; of equals the one that comes first in the file.
    fresh.sort_by_key(|(unit, _)| (std::cmp::Reverse(eyes.scout.strength(*unit, true)), *unit));
    let mut best = (if obliged { before } else { eyes.manner.of(WANTED, WANTED / 4, WANTED * 7 / 4) - 1 }, 0usize);
    for (unit, reach) in fresh {
        // A unit in contact already has been counted.
        if state.hex_of(*unit).is_some_and(|hex| ring.contains(&hex)) {
            continue;
        }
        let free = |way: &&ReachedHex| ring.contains(&way.hex) && !assault.posts.iter().any(|post| post.0 == way.hex);
        let affordable = |way: &&ReachedHex| !way.forced || *state.morale.of(eyes.side) >= SPARE;
        let ways = reach.hexes.iter().filter(free).filter(affordable);
        let Some(way) = ways.min_by_key(|way| (way.forced, assault.cost_of(way.hex), way.hex)) else { continue };
        assault.posts.push((way.hex, eyes.scout.strength(*unit, true)));
        assault.marches.push((*unit, way));
        let worth = assault.worth() - assault.forced() * FORCED;
        if worth > best.0 {
            best = (worth, assault.marches.len());
        }
    }
    let gain = if best.1 == 0 { 0 } else { best.0 - before };
    (gain, assault.marches.first().copied().filter(|_| best.1 > 0))
}

impl Assault<'_> {
    fn forced(&self) -> i32 {
        i32::try_from(self.marches.iter().filter(|(_, way)| way.forced).count()).unwrap_or(0)
    }

    /// Enemies besides the target that a corps in the hex would have to fight as well.
    fn others(&self, hex: Hex) -> Vec<(Hex, i16)> {
        let enemy = |near: Hex| {
            let unit = self.eyes.scout.unit_in(near)?;
            let hostile = self.eyes.game.board().unit(unit).side != self.eyes.side;
            hostile.then(|| (near, self.eyes.scout.strength(unit, false)))
        };
        let touching = self.eyes.scout.touching(hex).into_iter().filter(|near| *near != self.target.hex);
        touching.filter_map(enemy).collect()
    }

    /// The drawback of a hex to attack from: other enemies there, and water between.
    fn cost_of(&self, hex: Hex) -> i16 {
        let others: i16 = self.others(hex).iter().map(|known| known.1).sum();
        others * 2 + self.eyes.scout.hexside(self.target.hex, hex)
    }

    fn worth(&self) -> i32 {
        let mut defenders = vec![(self.target.hex, self.target.strength)];
        for (hex, _) in &self.posts {
            for other in self.others(*hex) {
                if !defenders.contains(&other) && !self.has_its_own(other.0) {
                    defenders.push(other);
                }
            }
        }
        let over = |to: Hex| self.posts.iter().map(|post| self.eyes.scout.hexside(to, post.0)).min().unwrap_or(0);
        let ground = defenders.iter().map(|(hex, _)| self.eyes.scout.ground(*hex).max(over(*hex))).max().unwrap_or(0);
        let attack: i16 = self.posts.iter().map(|post| post.1).sum();
        let defence: i16 = defenders.iter().map(|known| known.1).sum();
        let routed = if self.target.routed { 4 } else { 0 };
        worth::of_differential(self.eyes.game, attack - defence - ground) + self.eyes.prize(self.target.hex) + routed
    }

    /// Whether an enemy already has an own unit to fight that does not fight here.
    fn has_its_own(&self, enemy: Hex) -> bool {
        let here = |hex: &Hex| self.posts.iter().any(|post| post.0 == *hex);
        let own = |hex: Hex| {
            let unit = self.eyes.scout.unit_in(hex).filter(|unit| !self.eyes.game.state().is_routed(*unit));
            unit.is_some_and(|unit| self.eyes.game.board().unit(unit).side == self.eyes.side)
        };
        self.eyes.scout.touching(enemy).into_iter().any(|hex| own(hex) && !here(&hex))
    }
}
