//! The value of a position: present victory points, those to be expected, morale, and strength that may come back.

use art_of_war::{Game, Place, destroyed};
use engine::contract::{Game as _, Pending, Side};
use language::bot::{Weights, chances};
use std::sync::LazyLock;

/// The weights of the parts of a position.
pub(crate) fn weights() -> &'static Weights {
    static KEPT: LazyLock<Weights> = LazyLock::new(|| Weights::read(include_str!("weights.toml")).unwrap_or_default());
    &KEPT
}

/// The value of a position for a side.
pub(crate) fn worth(game: &Game, side: Side, weights: &Weights) -> i64 {
    let ours = of(game, side, weights) - of(game, side.other(), weights);
    let victory = weights.of("victory");
    let end = match game.pending() {
        Pending::Over(outcome) => match outcome.winner {
            Some(winner) if winner == side => victory * (outcome.level as i64),
            Some(_) => -victory * (outcome.level as i64),
            None => 0,
        },
        _ => 0,
    };
    ours + end
}

/// The first side's chances to win, in a thousand. A lead counts by the battle's own victory levels, and the more the
/// fewer turns are left in which it could be lost again.
pub(crate) fn winning(game: &Game) -> u16 {
    if let Pending::Over(outcome) = game.pending() {
        return chances::decided(outcome.winner);
    }
    let definition = game.board().definition();
    let [marginal, substantive, _] = definition.victory.levels.map(i64::from);
    let (turn, last) = (i64::from(game.state().turn), i64::from(definition.turns.last));
    let left = (last - turn).max(0);
    let telling = marginal + (substantive - marginal).max(1) * left / last.max(1);
    chances::squeezed(worth(game, Side::First, weights()), telling * weights().of("point"))
}

/// The assets of a side: its points and those to be expected [23.3], strength of the enemy that is broken, and may be
/// back the next day [17.0], and its army's morale [16.0]. An award that is earned in part counts in hundredths of that
/// part, and less while the enemy's Guard, on which it depends, has not attacked.
fn of(game: &Game, side: Side, weights: &Weights) -> i64 {
    let (board, state) = (game.board(), game.state());
    let [point, broken, morale] = ["point", "broken", "morale"].map(|part| weights.of(part));
    let mut worth = i64::from(game.score(side).total()) * point;
    let taken = i64::from(destroyed(board, state, side.other()));
    for award in board.definition().victory.awards.iter().filter(|award| award.side == side) {
        let needed = i64::from(award.destroyed).max(1);
        let guard = state.guard_attacked.get(side.other().index()).copied().unwrap_or(false);
        let waits_for_guard = award.guard_must_attack && !guard;
        let part = weights.of(if waits_for_guard { "on_the_way_without_guard" } else { "on_the_way" });
        if taken < needed || waits_for_guard {
            worth += i64::from(award.points) * point * part / 100 * taken.min(needed) / needed;
        }
    }
    for unit in board.units_of(side.other()) {
        if state.unit(unit).place == Place::Disrupted {
            worth += i64::from(board.unit(unit).strength) * broken;
        }
    }
    for army in board.army_ids() {
        let its_side = board.units_of_army(army).next().map(|unit| board.unit(unit).side);
        if its_side == Some(side) {
            worth += i64::from(state.morale_of(army)) * morale;
        }
    }
    worth
}

/// The subject of a die: the side whose turn it is, and the hexes under attack.
pub(crate) fn at_stake(game: &Game) -> Option<u64> {
    use art_of_war::Step;
    let state = game.state();
    let (attack, die) = match &state.combat()?.step {
        Step::Die(attack) => (attack, 1),
        Step::Weather(attack, _) => (attack, 2),
        _ => return None,
    };
    let begin = u64::from(state.turn) * 4 + u64::from(state.active == Side::First) * 2 + die;
    Some(attack.targets.iter().fold(begin, |all, hex| {
        all.wrapping_mul(1_000_003).wrapping_add(u64::from(hex.column) * 256 + u64::from(hex.row))
    }))
}
