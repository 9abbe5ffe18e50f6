//! Positions and bytes of strangers: refused with a sentence or played on, never a panic.

use crate::table::*;
use eagles::*;
use engine::codec;
use engine::contract::{Game as _, Pending, Rolled};
use std::sync::Arc;

/// Plays some steps and returns every position that occurred, as bytes of the state.
fn positions(id: &str, seed: u64) -> (Arc<Board>, Vec<Vec<u8>>) {
    let board = board(id);
    let mut chance = Chance::new(seed);
    let (mut game, _) = Game::new(Arc::clone(&board), OptionalRules::default());
    let mut found = Vec::new();
    for _ in 0..400 {
        found.push(codec::encode(game.state()));
        if let Some(rolled) = roll(&game, &mut chance) {
            game.resolve(&rolled).expect("a roll");
            continue;
        }
        let Pending::Decision { side, .. } = game.pending() else { break };
        let (command, opening) = pick(&game, &mut chance);
        game.apply(side, &command).expect("offered");
        if let Some(opening) = opening {
            game.learn(&opening).expect("a chit");
        }
    }
    (board, found)
}

/// Plays on from a position as long as there are options.
fn play_on(mut game: Game, chance: &mut Chance) {
    for _ in 0..30 {
        if let Some(rolled) = roll(&game, chance) {
            game.resolve(&rolled).expect("a roll");
            continue;
        }
        let Pending::Decision { side, .. } = game.pending() else { return };
        // The content of a stranger's seal is unknown.
        if game.owed().is_some_and(|owed| owed.command.is_none()) {
            return;
        }
        let (command, opening) = pick(&game, chance);
        if game.apply(side, &command).is_err() {
            return;
        }
        if let Some(opening) = opening {
            let _ = game.learn(&opening);
        }
    }
}

#[test]
fn a_changed_byte_of_a_position_is_refused_or_played_on() {
    let rounds: usize = std::env::var("EAGLES_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(300);
    let mut chance = Chance::new(7);
    let (mut good, mut bad) = (0, 0);
    for (id, seed) in [("friedland", 3), ("pultusk", 4), ("eylau", 5)] {
        let (board, found) = positions(id, seed);
        for _ in 0..rounds {
            let mut bytes = chance.of(&found).clone();
            for _ in 0..=chance.below(3) {
                let at = chance.below(bytes.len());
                bytes[at] = match chance.below(3) {
                    0 => u8::try_from(chance.below(256)).unwrap(),
                    1 => bytes[at].wrapping_add(1),
                    _ => bytes[at] ^ 1,
                };
            }
            let Ok(state) = codec::decode::<State>(&bytes) else { continue };
            match Game::from_state(Arc::clone(&board), OptionalRules::default(), state) {
                Ok(game) => {
                    good += 1;
                    play_on(game, &mut chance);
                }
                Err(mistakes) => {
                    bad += 1;
                    assert!(mistakes.iter().all(|mistake| !mistake.is_empty()));
                }
            }
        }
    }
    assert!(good > 0 && bad > 0, "{good} good, {bad} bad");
}

#[test]
fn a_changed_byte_of_a_saved_game_is_no_panic() {
    let board = board("friedland");
    let mut chance = Chance::new(11);
    let (mut game, _) = Game::new(Arc::clone(&board), OptionalRules::default());
    for _ in 0..3 {
        let (command, _) = pick(&game, &mut chance);
        game.apply(asked(&game).expect("asked"), &command).expect("offered");
    }
    let saved = game.save();
    for _ in 0..300 {
        let mut bytes = saved.clone();
        let at = chance.below(bytes.len());
        bytes[at] = bytes[at].wrapping_add(u8::try_from(1 + chance.below(255)).unwrap());
        if let Ok(loaded) = Game::load(&board, &bytes) {
            play_on(loaded, &mut chance);
        }
    }
    assert!(Game::load(&crate::table::board("eylau"), &saved).is_err());
}

#[test]
fn a_changed_byte_of_a_battle_is_a_fault_or_a_battle() {
    let board = board("pultusk");
    let bytes = Game::scenario_bytes(&board);
    assert_eq!(Game::read_scenario(&bytes).expect("a battle").content_hash(), board.content_hash());
    let mut chance = Chance::new(5);
    for _ in 0..60 {
        let mut other = bytes.clone();
        let at = chance.below(other.len());
        other[at] = u8::try_from(chance.below(256)).unwrap();
        if let Ok(board) = Game::read_scenario(&other) {
            let (game, _) = Game::new(board, OptionalRules::default());
            play_on(game, &mut chance);
        }
    }
}

#[test]
fn the_longest_siege_closes_thorn_and_a_longer_one_is_refused() {
    let of = |fortnight: u8| {
        let mut definition = board("campaign-eylau").definition().clone();
        let turns = u8::try_from(definition.turns.len()).unwrap();
        let campaign = definition.campaign.as_mut().unwrap();
        (campaign.tables.fortnight, campaign.tables.siege) = (fortnight, vec![7; 6]);
        Board::new(definition).map(|board| (Arc::new(board), turns))
    };
    for wrong in [0, 21, 99] {
        let faults = of(wrong).map(drop).expect_err("no such fortnight");
        let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert_eq!(told, ["the tables of the campaign are incomplete"], "{wrong}");
    }
    let (board, last) = of(20).unwrap();
    let (game, _) = Game::new(Arc::clone(&board), OptionalRules::default());
    let mut state = game.state().clone();
    (state.turn, state.stage) = (last, Stage::Siege(Siege::Thorn));
    state.theatre.as_mut().unwrap().politics.thorn_due = true;
    let mut game = Game::from_state(Arc::clone(&board), OptionalRules::default(), state).unwrap();
    game.resolve(&Rolled::Faces(vec![1])).unwrap();
    assert_eq!(game.state().theatre.as_ref().unwrap().politics.thorn_closed, last + 139);
    assert_eq!(Game::load(&board, &game.save()).unwrap().hash(), game.hash());
}

#[test]
fn agreements_that_are_not_carried_out_are_refused() {
    let veiled = codec::encode(&OptionalRules { veiled: true, ..OptionalRules::default() });
    assert!(Game::start(&board("campaign-eylau"), &veiled).is_ok());
    let both = codec::encode(&OptionalRules { veiled: true, foraging: true, ..OptionalRules::default() });
    assert!(Game::start(&board("campaign-eylau"), &both).is_err(), "who forages shows what he has");
    let board = board("eylau");
    assert!(Game::start(&board, &veiled).is_ok());
    assert!(Game::start(&board, &[9]).is_err());
}

#[test]
fn mistakes_in_the_files_come_out_by_line() {
    use eagles_files::{MAP, UNITS, open};
    let wrong = UNITS.replace("arm = \"cavalry\"", "arm = \"camelry\"");
    let mistakes = open("eylau", MAP, &wrong).expect_err("camels");
    assert!(mistakes.iter().any(|mistake| mistake.file == "units.toml" && mistake.text.contains("camelry")));
    assert!(open("austerlitz", MAP, UNITS).is_err());
    assert!(open("eylau", "not toml [", UNITS).is_err());
    let off = MAP.replace("[\"N4422\", \"N4323\"]", "[\"N4422\", \"N0101\"]");
    assert!(open("friedland", &off, UNITS).is_err());
}
