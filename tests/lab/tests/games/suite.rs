//! What the games of every system are held to.

use lab::cases::{CaseVerdict, Runner, collect};
use lab::selfplay::{Detectors, GameSetup, play};
use language::bot::BotKind;
use language::chance::Chance;
use language::system::System;
use std::path::Path;

/// Plays games of a battle by pointing alone, under the detectors of self-play: every second one with all optional rules, and
/// every n-th between sensible bots.
pub(crate) fn games_by_asking_alone<S: System>(id: &str, games: u64, every: u64) {
    for game in 0..games {
        let board = S::board(&systems::ALL.readers().built_in(id).unwrap()).unwrap();
        let on: Vec<_> = S::switches(&board).iter().map(|switch| switch.key).collect();
        let options = S::options(&board, if game % 2 == 0 { &[] } else { &on });
        let bots = if game % every == every - 1 { [BotKind::Sensible; 2] } else { [BotKind::Random; 2] };
        let chance = Chance::for_game(7, game);
        let setup = GameSetup::<S> { board, options, mid_battle: false, bots, chance, detectors: Detectors::ON };
        let record = play(&setup);
        assert!(record.is_ok(), "{id} {game}: {:?}", record.err());
    }
}

/// Runs the rule cases of a system, as the command does.
pub(crate) fn rule_cases_hold(system: &str) {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/cases")).join(system);
    let files = collect(&[folder]).unwrap();
    assert!(!files.is_empty());
    let mut runner = Runner::new();
    let mut failed = Vec::new();
    for path in &files {
        if let CaseVerdict::Failed(why) | CaseVerdict::Skipped(why) = runner.run(path) {
            failed.push(format!("{}: {why}", path.display()));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}
