//! Reaction, declaration and reserves.

use super::worth::{self, Eyes};
use engine::contract::{Game as _, Side};
use language::bot::Manner;
use twenty::{
    Battle, BattleOption, ChargeOption, Command, DeclareOptions, Effect, Game, Proposal, ReactOptions, Scout, UnitHexes,
};

/// A countercharge is made at a column at least as good as this.
const CHARGE: i32 = 24;
/// Reserves that gain so much are committed while some Morale is left, others only from plenty.
const MUCH: i32 = 20;
const SOME: i32 = 11;
const ENOUGH: i16 = 5;
const PLENTY: i16 = 8;
/// Number of times that a declaration is improved by sending one corps elsewhere.
const MOST_CHANGES: usize = 12;

/// A charge at good odds; else a unit that would be beaten slips away; else nothing.
pub(super) fn reaction(game: &Game, side: Side, options: &ReactOptions, manner: Manner) -> Command {
    let worth = |charge: &ChargeOption| {
        let &ChargeOption { unit, hex, target, .. } = charge;
        let proposal = Proposal::Charge { unit, hex, target, attacker_reserves: false, defender_reserves: false };
        let differential = game.forecast(&proposal).ok().and_then(|forecast| forecast.differential);
        differential.map_or(i32::MIN, |differential| worth::of_differential(game, differential))
    };
    let charges = options.charges.iter().map(|charge| (worth(charge), charge));
    if let Some((_, charge)) = charges
        .filter(|(worth, _)| *worth >= manner.of(CHARGE, CHARGE / 2, CHARGE * 3 / 2))
        .max_by_key(|(worth, _)| *worth)
    {
        return Command::Charge { unit: charge.unit, hex: charge.hex, target: charge.target, reserves: false };
    }
    let eyes = Eyes::new(game, side, manner);
    let slips = options.disengagements.iter().find(|known| in_trouble(&eyes, known));
    let away = slips.and_then(|known| {
        let hex = known.hexes.iter().max_by_key(|hex| eyes.stance(known.unit, **hex, 0))?;
        Some(Command::Disengage { unit: known.unit, hex: *hex })
    });
    away.unwrap_or(Command::EndReaction)
}

/// Whether those in contact with a corps outweigh it.
fn in_trouble(eyes: &Eyes<'_>, known: &UnitHexes) -> bool {
    let Some(hex) = eyes.game.state().hex_of(known.unit) else { return false };
    let touching = eyes.scout.touching(hex).into_iter().filter_map(|near| eyes.scout.unit_in(near));
    let enemies = touching.filter(|unit| eyes.game.board().unit(*unit).side != eyes.side);
    let attack: i16 = enemies.map(|unit| eyes.scout.strength(unit, true)).sum();
    attack > eyes.scout.strength(known.unit, false) + eyes.scout.ground(hex)
}

/// The best of the declarations on offer, made better corps by corps.
pub(super) fn declaration(game: &Game, side: Side, options: &DeclareOptions) -> Option<Command> {
    let eyes = Eyes::new(game, side, Manner::Plain);
    let mut best = options.examples.iter().max_by_key(|battles| prospects(&eyes, battles))?.clone();
    let mut worth = prospects(&eyes, &best);
    for _ in 0..MOST_CHANGES {
        let legal = |battles: &Vec<Battle>| game.check(side, &Command::Declare { battles: battles.clone() }).is_ok();
        let better = changes(&best).into_iter().filter(legal).map(|battles| (prospects(&eyes, &battles), battles));
        match better.max_by_key(|(prospects, _)| *prospects) {
            Some((more, battles)) if more > worth => (worth, best) = (more, battles),
            _ => break,
        }
    }
    Some(Command::Declare { battles: best })
}

/// The same battles with one corps moved to another of them.
fn changes(battles: &[Battle]) -> Vec<Vec<Battle>> {
    let mut all = Vec::new();
    for (from, battle) in battles.iter().enumerate().filter(|(_, battle)| battle.attackers.len() > 1) {
        for (at, unit) in battle.attackers.iter().enumerate() {
            for to in (0..battles.len()).filter(|to| *to != from) {
                let mut changed = battles.to_vec();
                if let Some(left) = changed.get_mut(from) {
                    left.attackers.remove(at);
                }
                if let Some(joined) = changed.get_mut(to) {
                    joined.attackers.push(*unit);
                }
                all.push(changed);
            }
        }
    }
    all
}

fn prospects(eyes: &Eyes<'_>, battles: &[Battle]) -> i32 {
    let one = |battle: &Battle| {
        let of = worth::of_differential(eyes.game, eyes.scout.differential(eyes.side, battle));
        let units = battle.defenders.iter().filter_map(|unit| eyes.game.state().hex_of(*unit));
        let prize = units.chain(battle.garrisons.iter().copied()).map(|hex| eyes.prize(hex)).max().unwrap_or(0);
        // Only units that drive the enemy out gain a prize.
        if of > 0 { of + prize } else { of }
    };
    battles.iter().map(one).sum()
}

/// The surest battle first: what it opens helps the others.
pub(super) fn next(game: &Game, side: Side, battles: &[BattleOption], manner: Manner) -> Option<Command> {
    let best = battles.iter().max_by_key(|known| known.differential)?;
    let reserves = best.reserves && pays(game, side, best.differential, best.differential + 1, manner);
    Some(Command::Fight { battle: best.battle, reserves })
}

pub(super) fn reserves(game: &Game, side: Side, manner: Manner) -> Command {
    let scout: Scout<'_> = game.scout();
    let differential = game.state().fight().map(|fight| {
        let battle = Battle {
            attackers: fight.attackers.clone(),
            defenders: fight.defenders.clone(),
            garrisons: fight.garrisons.clone(),
        };
        scout.differential(fight.attacker, &battle) + i16::from(*fight.reserves.of(fight.attacker))
    });
    Command::Reserves { commit: differential.is_some_and(|now| pays(game, side, now - 1, now, manner)) }
}

/// Whether the difference between two columns is worth the point that it costs.
fn pays(game: &Game, side: Side, less: i16, more: i16, manner: Manner) -> bool {
    let free = game.state().effects.iter().any(|known| known.side == side && known.effect == Effect::FreshReserves);
    let gain = worth::of_differential(game, more) - worth::of_differential(game, less);
    let spared = manner.of(0, 2, -2);
    let morale = i16::from(*game.state().morale.of(side)) + spared;
    free && gain > 0 || gain >= MUCH && morale >= ENOUGH || gain >= SOME && morale >= PLENTY
}
