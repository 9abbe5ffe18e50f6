//! The system at the adjutant's desk and in self-play.

use crate::suite;
use lab::library;
use lab::selfplay::{Detectors, GameSetup, play};
use language::bot::BotKind;
use language::chance::Chance;
use play::adjutant::AdjutantDesk;
use serde_json::json;

/// Whole games by pointing alone, under the detectors of self-play.
#[test]
fn random_games_by_asking_alone_come_to_their_end() {
    for (id, games) in [("dresden20", 6), ("dresden20-koenigstein", 4)] {
        suite::games_by_asking_alone(id, games, 3);
    }
}

#[test]
fn the_desk_answers_for_this_system() {
    let mut desk = AdjutantDesk::new(systems::ALL);
    let reply = desk.answer(&json!({"do": "new", "scenario": "dresden20", "seed": 1}));
    assert_eq!(reply["ok"], json!(true), "{reply}");
    let asked = desk.answer(&json!({"do": "ask"}));
    assert_eq!(asked["ask"]["question"], json!("move"), "{asked}");
    let moved =
        desk.answer(&json!({"do": "command", "side": "allies", "command": {"move": {"unit": "Pr II", "to": "1109"}}}));
    assert_eq!(moved["ok"], json!(true), "{moved}");
}

/// From the middle of the battle, too, nothing that is offered is refused and nothing is lost in saving.
#[test]
fn scattered_games_keep_the_rules() {
    let both = ["dresden20", "dresden20-koenigstein"];
    for (id, (number, kind)) in
        both.into_iter().flat_map(|id| [(id, (3, BotKind::Random)), (id, (4, BotKind::Sensible))])
    {
        let battle = library::open(id, None).unwrap();
        let setup = GameSetup {
            options: battle.options(&[]),
            battle,
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
