//! Measuring the rules as a bot that looks ahead uses them: commands on a copy, without events, history or hash.
//!
//! Commands and rolls of the copy are repeated on a game in full, which must come to the same end.

use crate::selfplay::{GameSetup, SelfplayPlan, begun};
use ::engine::contract::{Game, Opening, Pending, Rolled, Side};
use language::ask::ready_by_chance;
use language::bot::BotKind;
use language::croupier;
use language::system::{CommandOf, SelfPlay, System};
use serde_json::{Value, json};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Something a game was told.
enum Told<C> {
    Command(Side, C),
    Rolled(Rolled),
    Learned(Opening),
}

/// A game, and what it was told since it began.
type Course<S> = (<S as language::system::Rules>::Game, Vec<Told<CommandOf<S>>>);

/// Plays the games of a plan on copies, and each of them once more in full.
pub(crate) fn games<S: SelfPlay>(plan: &SelfplayPlan) -> Value {
    let (mut spent, mut in_full, mut copies) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
    let (mut played, mut same, mut commands) = (0u64, 0u64, 0usize);
    for number in 0..plan.games {
        let setup = GameSetup::of_game(plan, number);
        let mut chance = setup.chance.clone();
        let Some(board) = plan.battle.board_of::<S>() else { continue };
        let Ok((game, _)) = begun::<S>(&board, &setup, &mut chance) else { continue };
        let begin = Instant::now();
        let Some((end, told)) = thought_through::<S>(game.thinking(), &mut chance) else { continue };
        spent += begin.elapsed();
        let begin = Instant::now();
        for _ in 0..COPIES {
            black_box(end.thinking());
        }
        copies += begin.elapsed();
        let begin = Instant::now();
        let full = told_again::<S>(game, &told);
        in_full += begin.elapsed();
        played += 1;
        commands += told.len();
        same += u64::from(full.is_some_and(|full| full.hash() == end.hash()));
    }
    let seconds = spent.as_secs_f64().max(f64::MIN_POSITIVE);
    json!({
        "games": played,
        "games_per_second": played as f64 / seconds,
        "commands_and_rolls_a_game": commands as f64 / played.max(1) as f64,
        "copy_us": copies.as_secs_f64() * 1e6 / (played.max(1) * COPIES) as f64,
        "same_commands_in_full_games_per_second": played as f64 / in_full.as_secs_f64().max(f64::MIN_POSITIVE),
        "same_final_hashes": same == played,
    })
}

/// Number of copies of each last position that are timed together.
const COPIES: u64 = 16;

/// Random bots play a copy to its end.
fn thought_through<S: System>(mut game: S::Game, chance: &mut language::chance::Chance) -> Option<Course<S>> {
    let mut bots = [BotKind::Random; 2].map(BotKind::new_bot::<S>);
    let mut told = Vec::new();
    loop {
        match game.pending() {
            Pending::Over(_) => return Some((game, told)),
            Pending::Roll(roll) => {
                let dealt = croupier::deal(&roll, chance);
                game.attempt_roll(&dealt.rolled).ok()?;
                told.push(Told::Rolled(dealt.rolled));
                if let Some((_, opening)) = dealt.secret {
                    game.learn(&opening).ok()?;
                    told.push(Told::Learned(opening));
                }
            }
            Pending::Decision { side, .. } => {
                let [first, second] = &mut bots;
                let bot = if side == Side::First { first } else { second };
                let owed = game.owed().and_then(|owed| owed.command);
                let (command, openings) = match owed {
                    Some(command) => (command, Vec::new()),
                    None => ready_by_chance::<S>(side, bot.say(&game, chance)?, chance),
                };
                game.attempt(side, &command).ok()?;
                told.push(Told::Command(side, command));
                for opening in openings {
                    game.learn(&opening).ok()?;
                    told.push(Told::Learned(opening));
                }
            }
        }
    }
}

/// Applies the inputs to a game in full.
fn told_again<S: System>(mut game: S::Game, told: &[Told<CommandOf<S>>]) -> Option<S::Game> {
    for one in told {
        match one {
            Told::Command(side, command) => drop(black_box(game.apply(*side, command).ok()?)),
            Told::Rolled(rolled) => drop(black_box(game.resolve(rolled).ok()?)),
            Told::Learned(opening) => game.learn(opening).ok()?,
        }
    }
    Some(game)
}
