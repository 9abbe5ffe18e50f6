//! Random games under detectors: no dead end, no offered command refused, no other command accepted. Saving and loading
//! change nothing, undo restores the state bit for bit, events report all changes, and every game ends.

use crate::random::{Answer, Chance, Habit, answer, answer_by_unit, play_out, play_out_by, seal};
use crate::table::{BOARD, SEALED};
use engine::contract::{Game as _, Pending, Rolled, Side};
use engine::hex::Hex;
use engine::rule::Rule;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use twenty::*;

/// More steps than any game takes.
const LONGEST: u32 = 6000;

fn optional(seed: u64) -> OptionalRules {
    let bit = |at: u64| seed >> at & 1 == 1;
    OptionalRules {
        cavalry_penetration: bit(1),
        artillery_support: bit(2),
        variable_weather: bit(3),
        light_infantry: bit(4),
    }
}

fn begin(seed: u64) -> Game {
    let board = if seed.is_multiple_of(2) { &BOARD } else { &SEALED };
    Game::new(Arc::clone(board), optional(seed)).0
}

/// The counts of a run of games.
#[derive(Default)]
struct Met {
    rules: BTreeMap<Rule, u32>,
    steps: u64,
    wins: BTreeMap<String, u32>,
}

/// A game under all detectors, played by two engines of which only one knows the plan.
fn watch(seed: u64, met: &mut Met) {
    let mut chance = Chance::new(seed);
    let habit = Habit::of(seed);
    let mut game = begin(seed);
    let mut other = game.clone();
    for step in 0..LONGEST {
        let before = game.clone();
        let hash = game.hash();
        assert_eq!(other.hash(), hash, "seed {seed} step {step}: two engines differ");
        if step.is_multiple_of(7) {
            saves(&game, seed, step);
        }
        let events = match game.pending() {
            Pending::Over(outcome) => {
                met.steps += u64::from(step);
                *met.wins.entry(format!("{:?} {:?}", outcome.winner, outcome.how)).or_default() += 1;
                assert_eq!(game.audit(&[]), [], "an honest plan stands");
                return;
            }
            Pending::Roll(roll) => {
                assert!(!roll.dice.is_empty() && roll.dice.iter().all(|sides| *sides > 0), "seed {seed}: {roll:?}");
                let rolled = chance.faces(&roll.dice);
                let forecast = step.is_multiple_of(3).then(|| game.forecast(&Proposal::Pending).unwrap());
                let events = game.resolve(&rolled).unwrap();
                other.resolve(&rolled).unwrap();
                if let (Some(forecast), Rolled::Faces(faces), [_]) = (forecast, &rolled, roll.dice.as_slice()) {
                    let foreseen = forecast.faces.iter().find(|known| known.face == faces[0]).unwrap();
                    assert_eq!(foreseen.events, events, "seed {seed}: the forecast is what happens");
                }
                assert!(!game.can_undo(Side::First) && !game.can_undo(Side::Second), "no undo over a roll");
                events
            }
            Pending::Decision { side, decision } => {
                if decision == Decision::Seal {
                    let (command, openings) = seal(&game, &mut chance);
                    game.apply(side, &command).unwrap();
                    other.apply(side, &command).unwrap();
                    openings.iter().for_each(|opening| game.learn(opening).unwrap());
                    continue;
                }
                let owed = game.owed();
                assert_eq!(other.owed().map(|owed| owed.side), owed.as_ref().map(|owed| owed.side));
                let command = match owed {
                    Some(owed) => owed.command.expect("the French engine knows its plan"),
                    None => {
                        not_offered(&game, side, &mut chance, seed);
                        answer(&game, habit, &mut chance)
                    }
                };
                assert!(game.check(side.other(), &command).is_err(), "seed {seed}: {command:?} out of turn");
                game.check(side, &command)
                    .unwrap_or_else(|refusal| panic!("seed {seed} step {step}: {command:?}: {refusal}"));
                let events = game.apply(side, &command).unwrap();
                other.apply(side, &command).unwrap();
                if game.can_undo(side) && !matches!(command, Command::Undo) {
                    let mut back = game.clone();
                    back.apply(side, &Command::Undo).unwrap();
                    assert_eq!(back.state(), before.state(), "seed {seed} step {step}: undo of {command:?}");
                    assert_eq!(back.hash(), hash, "seed {seed} step {step}: undo of {command:?}");
                }
                events
            }
        };
        if game.state() != before.state() {
            assert_ne!(game.hash(), hash, "seed {seed} step {step}: another state, the same hash");
        }
        told(&before, &game, &events, seed, step);
        for rule in events.iter().flat_map(|event| &event.rules) {
            *met.rules.entry(*rule).or_default() += 1;
        }
    }
    panic!("seed {seed}: the game does not end");
}

fn saves(game: &Game, seed: u64, step: u32) {
    let bytes = game.save();
    let again = Game::load(game.board(), &bytes).unwrap_or_else(|error| panic!("seed {seed} step {step}: {error}"));
    assert_eq!(again.hash(), game.hash(), "seed {seed} step {step}");
    assert_eq!(again.pending(), game.pending());
    for side in Side::BOTH {
        assert_eq!(again.can_undo(side), game.can_undo(side));
    }
    let fresh = Game::from_state(game.board(), game.optional_rules(), game.state().clone());
    let fresh = fresh.unwrap_or_else(|error| panic!("seed {seed} step {step}: {error}"));
    assert_eq!(fresh.state(), game.state(), "seed {seed} step {step}: a state is taken as it is");
}

/// Checks that events report every change of place and of Morale.
fn told(before: &Game, after: &Game, events: &[Event], seed: u64, step: u32) {
    let text = format!("{events:?}");
    for id in before.board().unit_ids() {
        if before.state().place(id) != after.state().place(id) {
            assert!(text.contains(&format!("UnitId({})", id.0)), "seed {seed} step {step}: {id:?} untold in {text}");
        }
    }
    if before.state().morale != after.state().morale {
        assert!(text.contains("MoraleChanged"), "seed {seed} step {step}: {text}");
    }
}

/// Commands that are not in the options are refused, and the state does not change.
fn not_offered(game: &Game, side: Side, chance: &mut Chance, seed: u64) {
    let board = game.board();
    let units: Vec<UnitId> = board.unit_ids().collect();
    let hexes: Vec<Hex> = board.definition().map.grid.hexes().collect();
    let unit = *chance.pick(&units);
    // A hex near some unit is more likely to be nearly legal.
    let near = game.state().hex_of(*chance.pick(&units)).unwrap_or(*chance.pick(&hexes));
    let around: Vec<Hex> = board.definition().map.grid.neighbours(near).map(|(_, hex)| hex).collect();
    let hex = *chance.pick(&around);
    let line = chance.coin().then(|| chance.pick(&board.definition().lines).hex);
    let (command, offered) = match game.options() {
        Options::Move(options) => {
            let reach = options.moves.iter().find(|known| known.unit == unit);
            let reached = reach.and_then(|known| known.reach.to(hex));
            let path = reached.map_or_else(|| vec![hex], |known| known.path.clone());
            (Command::Move { unit, path, forced: reached.is_some_and(|known| known.forced) }, reached.is_some())
        }
        Options::React(options) => {
            let fits = |known: &ChargeOption| known.unit == unit && known.hex == hex;
            let target = *chance.pick(&units);
            let offered = options.charges.iter().any(|known| fits(known) && known.target == target);
            (Command::Charge { unit, hex, target, reserves: false }, offered)
        }
        Options::Retreat { steps } => {
            let to = Some(hex);
            let offered = steps.iter().any(|step| step.unit == unit && step.line == line && step.to == to);
            (Command::Retreat { unit, line, to }, offered)
        }
        Options::Advance { advances } => {
            let along = u8::try_from(chance.below(3)).unwrap();
            let offered = advances.contains(&AdvanceOption { unit, along, to: hex });
            (Command::Advance { unit, along, to: hex }, offered)
        }
        Options::Hold { units } => (Command::Hold { unit }, units.contains(&unit)),
        Options::Provoke { units } => {
            let offered = units.iter().any(|known| known.unit == unit && known.hexes.contains(&hex));
            (Command::Provoke { unit, to: hex }, offered)
        }
        Options::FollowUp { units } => (Command::FollowUp { unit: Some(unit) }, units.contains(&unit)),
        Options::Fight { battles } => {
            let battle = u8::try_from(chance.below(6)).unwrap();
            let offered = battles.iter().any(|known| known.battle == battle && known.reserves);
            (Command::Fight { battle, reserves: true }, offered)
        }
        Options::Exchange { sets } => {
            let units: Vec<UnitId> = units.into_iter().filter(|_| chance.below(5) == 0).collect();
            let offered = sets.contains(&units);
            (Command::Exchange { units }, offered)
        }
        _ => (Command::Retreat { unit, line, to: Some(hex) }, false),
    };
    assert_eq!(
        game.check(side, &command).is_ok(),
        offered,
        "seed {seed}: {command:?}: {:?}",
        game.check(side, &command)
    );
    if !offered {
        let mut copy = game.clone();
        assert!(copy.apply(side, &command).is_err());
        assert_eq!(copy.hash(), game.hash(), "a refused command changes nothing");
    }
}

fn watch_all(seeds: std::ops::Range<u64>) -> Met {
    let mut met = Met::default();
    for seed in seeds {
        watch(seed, &mut met);
    }
    met
}

#[test]
fn random_games_keep_the_contract() {
    let met = watch_all(0..24);
    assert!(met.steps > 1000);
}

/// Many games, for a build that is optimised: `cargo test --release -- --ignored thousands`.
#[test]
#[ignore = "minutes; run in release"]
fn thousands_of_games_keep_the_contract() {
    let count = std::env::var("TWENTY_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(2000);
    let met = watch_all(1000..1000 + count);
    let never: BTreeSet<String> =
        rules::ALL.iter().filter(|known| !met.rules.contains_key(&known.0)).map(|known| known.0.to_string()).collect();
    println!("{count} games, {} steps, ends {:?}", met.steps, met.wins);
    println!("rules met: {:?}", met.rules);
    println!("rules never met by an event: {never:?}");
}

/// The same seeds end in the same hashes in every build and on every machine.
#[test]
fn a_game_has_one_hash() {
    let hashes: Vec<String> = [2, 3, 14, 15]
        .into_iter()
        .map(|seed| {
            let mut game = begin(seed);
            play_out(&mut game, seed, &mut Chance::new(seed));
            game.hash().to_string()[..16].to_owned()
        })
        .collect();
    assert_eq!(hashes, GOLDEN);
}

const GOLDEN: [&str; 4] = ["64ba939f19b37ae0", "cdbaadc548e6bf36", "d5d5afd31179f05a", "a2eadbe0fffd40d3"];

/// Games a second on one core: `cargo test --release -- --ignored games_a_second --nocapture`.
#[test]
#[ignore = "a measurement"]
fn games_a_second() {
    let players: [(&str, Answer); 2] = [("all options at every step", answer), ("one unit's reach", answer_by_unit)];
    for (name, player) in players {
        let start = std::time::Instant::now();
        let (mut steps, count) = (0u64, 1000);
        for seed in 0..count {
            let mut game = Game::new(Arc::clone(&BOARD), OptionalRules::default()).0;
            steps += u64::from(play_out_by(player, &mut game, seed, &mut Chance::new(seed)));
        }
        println!("{name}: {count} games, {steps} steps in {:?}", start.elapsed());
    }
}
