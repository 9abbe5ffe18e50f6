//! The measurements that are made in the types of a system.

use crate::bench::thinking;
use crate::selfplay::SelfplayPlan;
use ::engine::contract::{Game, Pending, Side};
use language::ask::{Draft, Key, Pick, PieceId, Then};
use language::battle::Battle;
use language::bot::BotKind;
use language::chance::Chance;
use language::croupier;
use language::system::{CommandOf, Eye, Glance, SelfPlay, System, TypedBattle};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

/// Number of positions and pieces to look at if each takes long.
const LOOKS: usize = 12;

/// Measures in the types of a system: thinking along the games of a plan, what may be done, commands with a hash, saving
/// and loading.
pub(crate) fn measured<S: SelfPlay>(plan: &SelfplayPlan) -> Map<String, Value> {
    let battle = &plan.battle;
    let thinking = thinking::games::<S>(plan);
    let positions = positions::<S>(plan);
    // The first question is that of movement, and it has most answers.
    let first = positions.iter().find_map(|(game, said)| said.as_ref().map(|(side, _)| question::<S>(game, *side)));
    let asks_first = |(game, said): &&(S::Game, Said<S>)| {
        said.as_ref().is_some_and(|(side, _)| Some(question::<S>(game, *side)) == first)
    };
    let options = median(positions.iter().filter(asks_first).map(|(game, _)| {
        time(|| {
            black_box(game.options());
        })
    }));
    // The question after a unit was picked.
    let one = median(positions.iter().filter(asks_first).filter_map(|(game, said)| {
        let (side, _) = said.as_ref()?;
        let drafts = S::ask(game, *side, &Draft::EMPTY).offers.into_iter().filter_map(|offer| match offer.then {
            Then::Draft(draft) if offer.pick.piece().is_some() => Some(draft),
            _ => None,
        });
        let draft = drafts.last()?;
        Some(time(|| {
            black_box(S::ask(game, *side, &draft));
        }))
    }));
    let layers = layers::<S>(battle, &positions);
    let mut by_kind: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    for (game, command) in &positions {
        let Some((side, command)) = command else { continue };
        let mut game = game.clone();
        let taken = time(|| {
            let _ = black_box(game.apply(*side, command));
            black_box(game.hash());
        });
        let kind = format!("{command:?}").chars().take_while(|c| c.is_alphanumeric()).collect();
        by_kind.entry(kind).or_default().push(taken);
    }
    let commands = median(by_kind.values().flatten().copied());
    let kinds: Map<String, Value> =
        by_kind.into_iter().map(|(kind, times)| (kind, median(times.into_iter()))).collect();
    let hash = median(positions.iter().map(|(game, _)| {
        time(|| {
            black_box(game.hash());
        })
    }));
    let saving = median(positions.iter().map(|(game, _)| {
        time(|| {
            let _ = black_box(S::Game::load(S::board_of(game), &game.save()));
        })
    }));
    let told = [
        ("thinking", thinking),
        ("all_movement_options_us", options),
        ("ask_for_one_us", one),
        ("layers_us", layers),
        ("command_and_hash_us", commands),
        ("command_and_hash_by_kind_us", kinds.into()),
        ("hash_us", hash),
        ("save_and_load_us", saving),
        ("positions", positions.len().into()),
    ];
    told.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// Times the layers of the board, about some of the pieces in some of the positions: the view from a hex, the targets
/// of a gun.
fn layers<S: System>(battle: &Battle, positions: &[(S::Game, Said<S>)]) -> Value {
    let Some(board) = battle.board_of::<S>() else { return Value::Null };
    let field = TypedBattle::<S>::new(Arc::clone(&battle.scenario), board);
    let some = positions.iter().step_by(positions.len().div_ceil(LOOKS).max(1));
    let looks: Vec<(&S::Game, PieceId)> = some
        .flat_map(|(game, _)| {
            let pieces = S::pieces(&field, game, Eye::Public).into_iter().take(LOOKS);
            pieces.filter_map(move |piece| Some((game, PieceId(u16::try_from(piece.id.0).ok()?))))
        })
        .collect();
    let of = |layer: &Key| {
        let times = looks.iter().map(|(game, piece)| {
            let (eye, draft) = (Eye::Public, &Draft::EMPTY);
            let glance = Glance { battle: &field, game: Some(game), eye, draft, events: &[] };
            time(|| {
                black_box(S::layer(&glance, layer, Some(Pick::Piece(*piece))));
            })
        });
        ((*layer).to_owned(), median(times))
    };
    Value::Object(S::LAYERS.iter().map(of).collect())
}

/// The command given in a position, and its side.
type Said<S> = Option<(Side, CommandOf<S>)>;

/// The kind of question for a side.
fn question<S: System>(game: &S::Game, side: Side) -> &'static str {
    S::ask(game, side, &Draft::EMPTY).question
}

/// Positions of one random game and what was said in each.
fn positions<S: System>(plan: &SelfplayPlan) -> Vec<(S::Game, Said<S>)> {
    let mut chance = Chance::new(plan.seed);
    let begun = plan.battle.board_of::<S>().map(|board| S::Game::start(&board, &S::options(&board, &[])));
    let Some(Ok((mut game, _))) = begun else { return Vec::new() };
    let mut bot = BotKind::Random.new_bot::<S>();
    let mut met = Vec::new();
    loop {
        match game.pending() {
            Pending::Over(_) => return met,
            Pending::Roll(roll) => {
                met.push((game.clone(), None));
                if croupier::take(&mut game, &croupier::deal(&roll, &mut chance)).is_err() {
                    return met;
                }
            }
            Pending::Decision { side, .. } => {
                let Some(command) = bot.answer(&game, &mut chance) else { return met };
                met.push((game.clone(), Some((side, command.clone()))));
                if game.apply(side, &command).is_err() {
                    return met;
                }
            }
        }
    }
}

/// A copy takes less time than the clock can measure: this many are timed together.
const COPIES: u32 = 16;

/// Time that a copy of a game takes, in microseconds.
pub(crate) fn copied<G: Clone>(game: &G) -> f64 {
    time(|| (0..COPIES).for_each(|_| drop(black_box(game.clone())))) / f64::from(COPIES)
}

/// Microseconds.
pub(super) fn time(work: impl FnOnce()) -> f64 {
    let begun = Instant::now();
    work();
    begun.elapsed().as_secs_f64() * 1e6
}

fn median(times: impl Iterator<Item = f64>) -> Value {
    let mut times: Vec<f64> = times.collect();
    times.sort_by(f64::total_cmp);
    let at = |part: f64| {
        let index = (times.len() as f64 * part) as usize;
        times.get(index.min(times.len().saturating_sub(1))).copied().unwrap_or(0.0)
    };
    json!({"median": at(0.5), "p99": at(0.99), "worst": at(1.0)})
}
