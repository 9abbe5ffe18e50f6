//! The player that points at random finishes whole battles: no question is a dead end.

use super::*;
use art_of_war::Decision;
use language::ask::Walker;

/// Commands after which a battle counts as endless.
const MOST_COMMANDS: u32 = 20_000;

/// Plays a battle to its end. Returns the questions it met, and the number of times each was met.
fn walk(battle: &str, seed: u64) -> Met {
    let board = board(battle);
    let mut chance = Chance::new(seed);
    let weather = seed % 2 == 1 && board.definition().rules.weather_die;
    let optional = OptionalRules { weather };
    let (mut game, _) = if seed.is_multiple_of(3) {
        Game::new(board, optional)
    } else {
        mid_battle(&board, optional, &mut chance).expect("a position")
    };
    let mut walkers: [Walker<ArtOfWar>; 2] = Default::default();
    let mut met = Met::new();
    for _ in 0..MOST_COMMANDS {
        match game.pending() {
            Pending::Over(_) => return met,
            Pending::Roll(roll) => {
                let faces = roll.dice.iter().map(|&sides| chance.face(sides)).collect();
                game.resolve(&Rolled::Faces(faces)).expect("dice");
            }
            Pending::Decision { side, decision } => {
                *met.entry(kind(&decision)).or_default() += 1;
                let [first, second] = &mut walkers;
                let walker = if side == Side::First { first } else { second };
                let command = Bot::answer(walker, &game, &mut chance);
                let command = command.unwrap_or_else(|| panic!("{battle} {seed}: {decision:?} is a dead end"));
                if let Err(refusal) = game.apply(side, &command) {
                    panic!("{battle} {seed}: {command:?} was offered and is refused: {refusal}");
                }
            }
        }
    }
    panic!("{battle} {seed} does not end: {met:?}")
}

fn kind(decision: &Decision) -> &'static str {
    match decision {
        Decision::Move => "move",
        Decision::DeclareFresh => "fresh",
        Decision::Attack => "attack",
        Decision::Losses { .. } => "losses",
        Decision::Retreat { .. } => "retreat",
        Decision::Displace { .. } => "displace",
        Decision::Advance => "advance",
        Decision::StepBack { .. } => "step back",
        Decision::Spirit => "spirit",
        Decision::CallReserve { .. } => "reserve",
        Decision::FightOn => "fight on",
        Decision::Reorganise { .. } => "reorganise",
    }
}

fn walk_all(battle: &str, seeds: std::ops::Range<u64>) -> Met {
    let mut met = Met::new();
    for (kind, count) in seeds.flat_map(|seed| walk(battle, seed)) {
        *met.entry(kind).or_default() += count;
    }
    met
}

#[test]
fn whole_skirmishes_are_walked() {
    walk_all("skirmish", 0..12);
}

#[test]
fn eylau_is_walked() {
    let met = walk_all("eylau", 0..4);
    for kind in ["move", "fresh", "attack", "retreat", "displace", "advance", "step back"] {
        assert!(met.contains_key(kind), "{kind} was never asked: {met:?}");
    }
}

#[test]
fn dresden_is_walked() {
    let met = walk_all("dresden", 0..4);
    for kind in ["move", "attack", "losses", "retreat", "advance", "reserve", "fight on", "reorganise"] {
        assert!(met.contains_key(kind), "{kind} was never asked: {met:?}");
    }
}
