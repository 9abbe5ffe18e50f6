//! Properties that only whole games can show: records that replay, moves that can all be taken back, saved games from
//! strangers.

use art_of_war::{Command, Decision, Game, OptionalRules, UnitId};
use engine::contract::{Game as _, Pending, Side};
use engine::hex::Hex;
use estafette_tests::play_through::{GameInput, play_through};
use lab::library;
use lab::systems::art_of_war::ArtOfWar;
use lab::systems::art_of_war::bot::RandomBot;
use lab::systems::art_of_war::judge::mid_battle;
use language::bot::Bot;
use language::chance::Chance;
use language::croupier;
use std::collections::BTreeSet;
use std::sync::Arc;

/// A random game of the skirmish or of Eylau: what went in, and how it ended.
fn random_game(scenario: &str, seed: u64) -> (Game, Vec<GameInput<Command>>, Game) {
    let battle = library::open(scenario, None).unwrap();
    let optional = OptionalRules { weather: seed % 2 == 1 };
    let (start, _) = Game::new(battle.board_of::<ArtOfWar>().unwrap(), optional);
    let mut game = start.clone();
    let mut chance = Chance::new(seed);
    let mut bot = RandomBot::default();
    let mut inputs = Vec::new();
    loop {
        match game.pending() {
            Pending::Over(_) => return (start, inputs, game),
            Pending::Roll(roll) => {
                let dealt = croupier::deal(&roll, &mut chance);
                croupier::take(&mut game, &dealt).unwrap();
                inputs.push(GameInput::Rolled(dealt.rolled));
            }
            Pending::Decision { side, .. } => {
                let command = bot.answer(&game, &mut chance).unwrap();
                game.apply(side, &command).unwrap();
                inputs.push(GameInput::Command(side, command));
            }
        }
    }
}

#[test]
fn a_game_replays_from_what_went_in_by_the_contract_alone() {
    for (seed, scenario) in (0..).zip(["skirmish", "skirmish", "skirmish", "eylau", "dresden-day1", "dresden-day2"]) {
        let (start, inputs, end) = random_game(scenario, seed);
        let board = Arc::clone(start.board());
        let (again, hashes) =
            play_through(start, &board, &inputs).unwrap_or_else(|stop| panic!("seed {seed}: {stop:?}"));
        assert_eq!(again.hash(), end.hash(), "seed {seed}");
        assert_eq!(hashes.last(), Some(&end.hash()), "seed {seed}");
    }
}

#[test]
fn every_move_of_a_phase_can_be_taken_back_to_the_very_bit() {
    let battles = ["eylau", "dresden"].map(|id| library::open(id, None).unwrap());
    let mut taken_back = 0;
    for seed in 0..20u64 {
        let battle = &battles[usize::try_from(seed % 2).unwrap()];
        let mut chance = Chance::new(seed);
        let (mut game, _) =
            mid_battle(&battle.board_of::<ArtOfWar>().unwrap(), OptionalRules::default(), &mut chance).unwrap();
        let Pending::Decision { side, decision: Decision::Move } = game.pending() else { continue };
        let mut hashes = vec![game.hash()];
        let units: Vec<UnitId> = battle.board_of::<ArtOfWar>().unwrap().units_of(side).collect();
        for unit in units {
            let reach = game.reach(unit);
            let ends: Vec<Hex> = reach.ends().map(|reached| reached.hex).collect();
            if let Some(path) = chance.pick(&ends).and_then(|&hex| reach.path_to(hex)) {
                game.apply(side, &Command::Move { unit, path }).unwrap();
                hashes.push(game.hash());
            }
        }
        if hashes.len() < 2 {
            continue;
        }
        taken_back += 1;
        while hashes.len() > 1 {
            assert_eq!(Some(&game.hash()), hashes.last(), "seed {seed}");
            assert!(game.can_undo(side), "seed {seed}");
            game.apply(side, &Command::Undo).unwrap();
            hashes.pop();
        }
        assert_eq!(Some(&game.hash()), hashes.last(), "seed {seed}");
        assert!(!game.can_undo(side), "seed {seed}: nothing is left to take back");
    }
    assert!(taken_back > 10, "only in {taken_back} positions could anybody move");
}

/// The first ten minutes of a player show everything the rules can ask at Eylau.
#[test]
fn the_skirmish_has_every_kind_of_decision_in_it() {
    let battle = library::open("skirmish", None).unwrap();
    let mut met: BTreeSet<String> = BTreeSet::new();
    for seed in 0..150 {
        let mut chance = Chance::new(seed);
        let mut bot = RandomBot::default();
        let (mut game, _) = Game::new(battle.board_of::<ArtOfWar>().unwrap(), OptionalRules { weather: true });
        loop {
            match game.pending() {
                Pending::Over(_) => break,
                Pending::Roll(roll) => {
                    met.insert(format!("roll for {}", roll.case));
                    croupier::take(&mut game, &croupier::deal(&roll, &mut chance)).unwrap();
                }
                Pending::Decision { side, decision } => {
                    met.insert(format!("{decision:?}").chars().take_while(|c| c.is_alphanumeric()).collect());
                    let command = bot.answer(&game, &mut chance).unwrap();
                    game.apply(side, &command).unwrap();
                }
            }
        }
    }
    let wanted = ["Advance", "Attack", "DeclareFresh", "Displace", "Losses", "Move", "Retreat", "StepBack"];
    for decision in wanted.into_iter().chain(["roll for 2.3", "roll for 22.0"]) {
        assert!(met.contains(decision), "{decision} never came up: {met:?}");
    }
}

/// Every path a unit could be given, tried one by one.
fn ends_by_trial(game: &Game, side: Side, unit: UnitId) -> BTreeSet<Hex> {
    let board = game.board();
    let mut ends = BTreeSet::new();
    let mut paths: Vec<Vec<Hex>> = match game.state().hex_of(unit) {
        Some(hex) => board.definition().map.grid.neighbours(hex).map(|(_, next)| vec![next]).collect(),
        None => board.definition().map.grid.hexes().map(|hex| vec![hex]).collect(),
    };
    while let Some(path) = paths.pop() {
        let at = *path.last().unwrap();
        match game.check(side, &Command::Move { unit, path: path.clone() }) {
            Ok(()) => {
                ends.insert(at);
            }
            // Only a friend in the way lets the path go on.
            Err(refusal) if refusal.name == "no-room" => {}
            Err(_) => continue,
        }
        if path.len() < 5 {
            for (_, next) in board.definition().map.grid.neighbours(at) {
                if !path.contains(&next) {
                    paths.push([path.as_slice(), &[next]].concat());
                }
            }
        }
    }
    if let Some(own) = game.state().hex_of(unit) {
        ends.remove(&own);
    }
    ends
}

#[test]
fn the_hexes_in_reach_are_those_that_trial_finds() {
    let battle = library::open("eylau", None).unwrap();
    for seed in 0..4 {
        let mut chance = Chance::new(seed);
        let (game, _) =
            mid_battle(&battle.board_of::<ArtOfWar>().unwrap(), OptionalRules::default(), &mut chance).unwrap();
        let Pending::Decision { side, .. } = game.pending() else { continue };
        let units: Vec<UnitId> = battle.board_of::<ArtOfWar>().unwrap().units_of(side).collect();
        for _ in 0..6 {
            let &unit = chance.pick(&units).unwrap();
            let reach = game.reach(unit);
            let offered: BTreeSet<Hex> = reach.ends().map(|reached| reached.hex).collect();
            assert_eq!(
                offered,
                ends_by_trial(&game, side, unit),
                "seed {seed}, {}",
                battle.board_of::<ArtOfWar>().unwrap().unit(unit).id
            );
            for reached in reach.ends() {
                let path = reach.path_to(reached.hex).unwrap();
                let mut moved = game.clone();
                moved.apply(side, &Command::Move { unit, path }).unwrap();
                assert_eq!(moved.state().unit(unit).spent.0, game.state().unit(unit).spent.0 + reached.cost.0);
            }
        }
    }
}

#[test]
fn damaged_saved_games_are_refused_or_play_on_but_never_crash() {
    let battles = ["skirmish", "dresden-day1"].map(|id| library::open(id, None).unwrap());
    let games: Vec<Vec<GameInput<Command>>> = (0..10)
        .map(|seed| random_game("skirmish", seed).1)
        .chain((0..3).map(|seed| random_game("dresden-day1", seed).1))
        .collect();
    let (mut loaded, mut refused) = (0, 0);
    for seed in 0..500u64 {
        let mut chance = Chance::new(seed);
        let number = chance.below(games.len());
        let (inputs, battle) = (&games[number], &battles[usize::from(number >= 10)]);
        let (mut game, _) = Game::new(
            battle.board_of::<ArtOfWar>().unwrap(),
            OptionalRules { weather: number % 2 == 1 && number < 10 || number == 11 },
        );
        for input in inputs.iter().take(chance.below(inputs.len())) {
            match input {
                GameInput::Command(side, command) => drop(game.apply(*side, command)),
                GameInput::Rolled(rolled) => drop(game.resolve(rolled)),
                GameInput::Learn(_) => {}
            }
        }
        let mut bytes = game.save();
        // Beyond the header, so that the damage reaches the state.
        for _ in 0..=chance.below(3) {
            let at = 40 + chance.below(bytes.len() - 40);
            bytes[at] = match chance.below(3) {
                0 => bytes[at].wrapping_add(1),
                1 => bytes[at] ^ (1 << chance.below(8)),
                _ => u8::try_from(chance.below(256)).unwrap(),
            };
        }
        match Game::load(&battle.board_of::<ArtOfWar>().unwrap(), &bytes) {
            Err(_) => refused += 1,
            Ok(mut game) => {
                loaded += 1;
                let mut bot = RandomBot::default();
                for _ in 0..500 {
                    match game.pending() {
                        Pending::Over(_) => break,
                        Pending::Roll(roll) => {
                            drop(croupier::take(&mut game, &croupier::deal(&roll, &mut chance)));
                        }
                        Pending::Decision { side, .. } => match bot.answer(&game, &mut chance) {
                            Some(command) => drop(game.apply(side, &command)),
                            None => break,
                        },
                    }
                }
            }
        }
    }
    assert!(loaded > 10 && refused > 100, "{loaded} loaded, {refused} refused: the test no longer reaches both");
}
