//! The sensible bot on the whole field of Eylau.

use super::bot;
use engine::contract::{Game as _, Pending, Side};
use language::bot::BotKind;
use language::chance::Chance;
use language::croupier;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use winter::{Board, Game, MatchOptions};

/// Without this variable a day ends early: a whole one takes a minute.
const WHOLE: &str = "ESTAFETTE_LONG";
/// The turn at which it ends then.
const ENOUGH: u8 = 11;

/// The result of a day between two bots.
struct Day {
    game: Game,
    commands: u32,
    rolls: u32,
    /// Number of times that each question was put to each side, and the time that the answers took.
    thought: BTreeMap<(Side, String), (u32, Duration)>,
}

/// A day on the whole field, to its end or to a turn.
fn day(kinds: [BotKind; 2], seed: u64, until: u8) -> Day {
    let board = Arc::new(Board::of_field(winter_files::whole_field().unwrap()).unwrap());
    let (mut game, _) = Game::new(board, MatchOptions::default());
    let mut bots = kinds.map(bot);
    let (mut dice, mut chance) = (Chance::for_game(seed, 1), Chance::for_game(seed, 2));
    let (mut commands, mut rolls, mut rules) = (0, 0, Duration::ZERO);
    let mut thought: BTreeMap<(Side, String), (u32, Duration)> = BTreeMap::new();
    let mut turn = 0;
    let begun = Instant::now();
    while game.state().turn < until {
        if std::env::var_os("FIELD_TALK").is_some() && turn != game.state().turn {
            turn = game.state().turn;
            let spirits: Vec<i16> = game.state().affairs.spirits.iter().map(|spirit| spirit.points).collect();
            println!(
                "turn {turn}: {:.1} s, {commands} commands, {rolls} rolls, rules {:.1} s, {spirits:?} lost {:?} level {}",
                begun.elapsed().as_secs_f64(),
                rules.as_secs_f64(),
                game.state().affairs.lost,
                game.state().affairs.level
            );
        }
        match game.pending() {
            Pending::Over(_) => break,
            Pending::Roll(_) => {
                rolls += 1;
                let at = Instant::now();
                drop(croupier::roll(&mut game, &mut dice).unwrap());
                rules += at.elapsed();
            }
            Pending::Decision { side, decision } => {
                commands += 1;
                assert!(
                    commands < 40_000,
                    "seed {seed}: the day does not end: turn {}, {decision:?}",
                    game.state().turn
                );
                let at = Instant::now();
                let command = bots[side.index()].answer(&game, &mut chance);
                let command =
                    command.unwrap_or_else(|| panic!("seed {seed}, command {commands}: stuck at {decision:?}"));
                let known = thought.entry((side, format!("{decision:?}"))).or_default();
                *known = (known.0 + 1, known.1 + at.elapsed());
                let at = Instant::now();
                game.apply(side, &command).unwrap_or_else(|refusal| panic!("seed {seed}: {refusal}: {command:?}"));
                rules += at.elapsed();
            }
        }
    }
    if std::env::var_os("FIELD_TALK").is_some() {
        println!("{:.1} s, rules {:.1} s", begun.elapsed().as_secs_f64(), rules.as_secs_f64());
        for (question, (times, took)) in &thought {
            println!("{question:?}: {times} times, {:.2} s", took.as_secs_f64());
        }
    }
    Day { game, commands, rolls, thought }
}

#[test]
fn sensible_bots_play_a_day_on_the_whole_field_without_getting_stuck() {
    let until = if std::env::var_os(WHOLE).is_some() { u8::MAX } else { ENOUGH };
    let seed = std::env::var("FIELD_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1807);
    let Day { game, commands, rolls, thought } = day([BotKind::Sensible; 2], seed, until);
    println!("{commands} commands, {rolls} rolls, {:?}", game.outcome());
    assert!(commands > 100 && rolls > 10 && !thought.is_empty());
}

#[test]
fn a_recruit_and_a_random_player_answer_every_question_of_the_field_too() {
    for kind in [BotKind::Recruit, BotKind::Random] {
        let Day { commands, game, .. } = day([kind, BotKind::Sensible], 7, 7);
        assert!(commands > 5 && game.state().turn >= 7, "{kind:?}");
    }
}
