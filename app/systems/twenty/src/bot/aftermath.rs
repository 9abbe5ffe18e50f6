//! Retreats, advances, rallies, and what cards ask.

use super::worth::Eyes;
use engine::contract::Side;
use engine::hex::Hex;
use language::bot::Manner;
use twenty::{AdvanceOption, Command, Game, RetreatStep, UnitHexes, UnitId, Weather};

/// After a battle an enemy zone is a place to be attacked in, and no worse.
const ZONE: i32 = 8;
/// The value of holding a place that both sides want.
const TAKEN: i32 = 3;
/// Rally dice are paid for while at least so much Morale is left.
const SPARE: u8 = 7;

/// Prefers a hex where no die is rolled, and one far from the enemy.
pub(super) fn retreat(game: &Game, side: Side, steps: &[RetreatStep]) -> Option<Command> {
    let eyes = Eyes::new(game, side, Manner::Plain);
    let worth = |step: &&RetreatStep| {
        let stands = step.to.map_or(i32::MIN / 2, |hex| eyes.stance(step.unit, hex, ZONE));
        (std::cmp::Reverse(step.hazards), stands)
    };
    let best = steps.iter().max_by_key(worth)?;
    Some(Command::Retreat { unit: best.unit, line: best.line, to: best.to })
}

/// The advance that betters a corps' place most, or none.
pub(super) fn advance(game: &Game, side: Side, advances: &[AdvanceOption]) -> Command {
    let eyes = Eyes::new(game, side, Manner::Plain);
    let gain = |known: &AdvanceOption| {
        let now = game.state().hex_of(known.unit).map_or(0, |hex| eyes.stance(known.unit, hex, ZONE));
        eyes.stance(known.unit, known.to, ZONE) + TAKEN * eyes.prize(known.to) - now
    };
    let best = advances.iter().map(|known| (gain(known), known)).filter(|(gain, _)| *gain > 0);
    match best.max_by_key(|(gain, _)| *gain) {
        Some((_, known)) => Command::Advance { unit: known.unit, along: known.along, to: known.to },
        None => Command::EndAdvance,
    }
}

fn strength(game: &Game, unit: UnitId) -> u8 {
    game.board().unit(unit).strength
}

/// The strongest of those that broke, if there is Morale to spare.
pub(super) fn rally(game: &Game, side: Side, mut units: Vec<UnitId>, most: u8) -> Command {
    units.sort_by_key(|unit| std::cmp::Reverse(strength(game, *unit)));
    let rich = *game.state().morale.of(side) >= SPARE;
    units.truncate(if rich { usize::from(most.min(1)) } else { 0 });
    Command::Rally { paid: units }
}

/// A routed corps is sure to recover; a broken one must be worth more than twice as much.
pub(super) fn rally_by_card(game: &Game, routed: &[UnitId], broken: &[UnitId]) -> Command {
    let sure = routed.iter().map(|unit| (2 * u16::from(strength(game, *unit)), *unit));
    let risky = broken.iter().map(|unit| (u16::from(strength(game, *unit)), *unit));
    let unit = sure.chain(risky).max_by_key(|known| known.0).map(|known| known.1);
    Command::RallyByCard { unit }
}

/// The strongest corps of the enemy is their greatest loss.
pub(super) fn hold(game: &Game, units: &[UnitId]) -> Option<Command> {
    let unit = *units.iter().max_by_key(|unit| strength(game, **unit))?;
    Some(Command::Hold { unit })
}

/// Into contact with as many own units as possible: it will have to attack them.
pub(super) fn provoke(game: &Game, side: Side, units: &[UnitHexes]) -> Option<Command> {
    let eyes = Eyes::new(game, side, Manner::Plain);
    let met = |hex: Hex| {
        let touching = eyes.scout.touching(hex).into_iter().filter_map(|near| eyes.scout.unit_in(near));
        let ours = touching.filter(|unit| game.board().unit(*unit).side == side);
        ours.map(|unit| eyes.scout.strength(unit, false)).sum::<i16>()
    };
    let all = units.iter().flat_map(|known| known.hexes.iter().map(move |hex| (known.unit, *hex)));
    let worth = |known: &(UnitId, Hex)| met(known.1) - i16::from(strength(game, known.0));
    let (unit, to) = all.max_by_key(worth)?;
    Some(Command::Provoke { unit, to })
}

/// Whether the coming day is a wet one, as far as it is printed or already rains.
pub(super) fn rain_ahead(game: &Game) -> bool {
    let (board, state) = (game.board(), game.state());
    let day = (state.turn.saturating_add(1)..)
        .take_while(|turn| *turn <= board.definition().turns.last && !board.is_night(*turn));
    let printed = day.filter(|turn| board.printed_weather(*turn) == Weather::Downpour).count();
    if game.optional_rules().variable_weather { state.is_wet() } else { printed >= 2 }
}
