//! The system at the adjutant's desk, in self-play and in its rule cases.

use lab::adjutant::Desk;
use lab::bot::Kind;
use lab::chance::Chance;
use lab::selfplay::{Detectors, Setup, play};
use lab::system::Rules;
use lab::systems::twenty::Twenty;
use serde_json::json;
use std::sync::Arc;
use twenty::Board;

fn board(id: &str) -> Arc<Board> {
    Twenty::board(&::systems::ALL.readers().built_in(id).unwrap()).unwrap()
}

/// Whole games by pointing alone, under the detectors of self-play.
#[test]
fn random_games_by_asking_alone_come_to_their_end() {
    for (id, games) in [("dresden20", 6), ("dresden20-koenigstein", 4)] {
        for game in 0..games {
            let board = board(id);
            let on: Vec<_> = Twenty::switches(&board).iter().map(|switch| switch.key).collect();
            let options = Twenty::options(&board, if game % 2 == 0 { &[] } else { &on });
            let bots = if game % 3 == 2 { [Kind::Sensible; 2] } else { [Kind::Random; 2] };
            let chance = Chance::for_game(7, game);
            let setup = Setup::<Twenty> { board, options, mid_battle: false, bots, chance, detectors: Detectors::ON };
            let record = play(&setup);
            assert!(record.is_ok(), "{id} {game}: {:?}", record.err());
        }
    }
}

#[test]
fn the_desk_answers_for_this_system() {
    let mut desk = Desk::new(systems::ALL);
    let reply = desk.answer(&json!({"do": "new", "scenario": "dresden20", "seed": 1}));
    assert_eq!(reply["ok"], json!(true), "{reply}");
    let asked = desk.answer(&json!({"do": "ask"}));
    assert_eq!(asked["ask"]["question"], json!("move"), "{asked}");
    let moved =
        desk.answer(&json!({"do": "command", "side": "allies", "command": {"move": {"unit": "Pr II", "to": "1109"}}}));
    assert_eq!(moved["ok"], json!(true), "{moved}");
}

/// The rule cases of this system, as the command runs them.
#[test]
fn the_rule_cases_hold() {
    let folder = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/cases/twenty"));
    let files = lab::cases::collect(&[folder.to_path_buf()]).unwrap();
    assert!(!files.is_empty());
    let mut runner = lab::cases::Runner::new();
    let run = |path: &std::path::PathBuf| match runner.run(path) {
        lab::cases::Verdict::Passed => None,
        lab::cases::Verdict::Failed(why) | lab::cases::Verdict::Skipped(why) => {
            Some(format!("{}: {why}", path.display()))
        }
    };
    let failed: Vec<String> = files.iter().filter_map(run).collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// From the middle of the battle, too, nothing that is offered is refused and nothing is lost in saving.
#[test]
fn scattered_games_keep_the_rules() {
    let both = ["dresden20", "dresden20-koenigstein"];
    for (id, (number, kind)) in both.into_iter().flat_map(|id| [(id, (3, Kind::Random)), (id, (4, Kind::Sensible))]) {
        let setup = Setup::<Twenty> {
            board: board(id),
            options: Twenty::options(&board(id), &[]),
            mid_battle: true,
            bots: [kind, kind],
            chance: Chance::new(number),
            detectors: Detectors::ON,
        };
        if let Err(fault) = play(&setup) {
            panic!("{id} {kind:?} {number}: {}: {}", fault.kind, fault.text);
        }
    }
}
