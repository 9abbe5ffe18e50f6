//! The system at the adjutant's desk, in self-play and in the narrator's words.

use engine::contract::Side;
use lab::library;
use lab::selfplay::{Detectors, GameSetup, play};
use lab::systems::bataille::Bataille;
use language::bot::BotKind;
use language::chance::Chance;
use language::system::SelfPlay;
use play::adjutant::AdjutantDesk;
use play::narrator::{self, NarrationPlan};
use serde_json::json;

/// Whole games under the detectors of self-play, the second from the middle of the battle.
#[test]
fn games_come_to_their_end() {
    for game in 0..3 {
        let battle = library::open("broesa", None).unwrap();
        let on: Vec<_> = battle.switches().iter().map(|switch| switch.key).collect();
        let options = battle.options(if game % 2 == 0 { &[] } else { &on });
        let bots = if game == 2 { [BotKind::Sensible; 2] } else { [BotKind::Random; 2] };
        let chance = Chance::for_game(7, game);
        let mid_battle = game == 1;
        let setup = GameSetup { battle, options, mid_battle, bots, chance, detectors: Detectors::ON };
        let record = play(&setup).unwrap_or_else(|fault| panic!("{game}: {fault:?}"));
        // Rules listed as never met are not met.
        let met = Bataille::UNMET.iter().filter(|(rule, _)| record.hits.contains_key(rule));
        assert_eq!(met.map(|(rule, _)| *rule).collect::<Vec<_>>(), Vec::new(), "{game}");
    }
}

#[test]
fn the_desk_answers_for_this_system() {
    let mut desk = AdjutantDesk::new(systems::ALL);
    let reply = desk.answer(&json!({"do": "new", "scenario": "broesa", "seed": 1}));
    assert_eq!(reply["ok"], json!(true), "{reply}");
    let asked = desk.answer(&json!({"do": "ask"}));
    assert_eq!(asked["ask"]["question"], json!("charge"), "{asked}");
    let ended = desk.answer(&json!({"do": "command", "side": "french", "command": "end_charges"}));
    assert_eq!(ended["pending"]["decision"], json!("movement"), "{ended}");
    let moved = desk.answer(&json!({"do": "command", "side": "french",
        "command": {"move": {"unit": "1/22e", "to": "1204"}}}));
    assert_eq!(moved["ok"], json!(true), "{moved}");
    let refused = desk.answer(&json!({"do": "command", "side": "french",
        "command": {"move": {"units": ["3/22e"], "actions": [{"enter": "1504"}]}}}));
    assert_eq!((&refused["ok"], &refused["error"]["case"]), (&json!(false), &json!("18.1")), "{refused}");
}

#[test]
fn a_unit_that_goes_from_hex_to_hex_has_moved_once() {
    let battle = library::open("broesa", None).unwrap();
    let options = battle.options(&[]);
    let telling = NarrationPlan { seed: 1, bots: [BotKind::Random; 2], options, all_moves: false };
    let mut out = Vec::new();
    narrator::tell(&battle, &telling, &mut out).unwrap();
    let story = String::from_utf8(out).unwrap();
    let names = battle.names();
    let mut moved = 0;
    for segment in story.split("\n--- ").skip(1) {
        let lines = segment.lines().filter_map(|line| line.strip_prefix("  units moved: "));
        let counts = lines.flat_map(|line| line.split(", ")).map(|part| part.rsplit(' ').next().unwrap());
        let sum: usize = counts.map(|count| count.parse::<usize>().unwrap()).sum();
        let most = Side::BOTH.map(|side| names.owners.iter().filter(|owner| **owner == Some(side)).count());
        assert!(sum <= most[0].max(most[1]), "{segment}");
        moved += sum;
    }
    assert!(moved > 0, "{story}");
}
