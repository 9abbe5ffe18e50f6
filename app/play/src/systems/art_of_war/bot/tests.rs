//! What is promised of the bots: a seed makes a game repeatable, and thinking goes by the rules of playing.

use super::bot;
use crate::arena::{self, Contest};
use crate::bot::{Kind, Reins, Stop};
use crate::chance::Chance;
use crate::library;
use crate::system::Judge as _;
use crate::systems::art_of_war::ArtOfWar;
use art_of_war::{Command, Game, OptionalRules};
use engine::contract::{Game as _, Pending, Rolled};

fn contest(bots: [Kind; 2], games: u64) -> Contest {
    let battle = library::open("skirmish", None).expect("a battle of ours");
    Contest { battle, on: Vec::new(), bots, weights: [None, None], games, seed: 7, claim: None, threads: 1 }
}

fn begun(scenario: &str) -> Game {
    let battle = library::open(scenario, None).expect("a battle of ours");
    let board = battle.board_of::<ArtOfWar>().expect("of this system");
    Game::new(board, OptionalRules::default()).0
}

#[test]
fn a_seed_makes_the_games_of_those_who_look_ahead_repeatable() {
    let once = arena::run(&contest([Kind::Captain, Kind::Sensible], 2), &mut |_| {});
    let again = arena::run(&contest([Kind::Captain, Kind::Sensible], 2), &mut |_| {});
    assert_eq!((once.fault.clone(), once.digest), (None, again.digest));
}

#[test]
fn every_level_plays_a_game_to_its_end() {
    for kind in Kind::ALL {
        let standing = arena::run(&contest([kind, Kind::Random], 2), &mut |_| {});
        assert_eq!((standing.fault.clone(), standing.all().games()), (None, 2), "{}", kind.name());
    }
}

#[test]
fn whoever_plans_says_why() {
    let game = begun("skirmish");
    let mut captain = bot(Kind::Captain);
    captain.answer(&game, &mut Chance::new(1)).expect("an answer");
    assert!(captain.why().is_some_and(|why| !why.is_empty()));
}

#[test]
fn whoever_is_stopped_has_no_answer_and_asked_again_the_one_it_would_have_had() {
    let game = begun("skirmish");
    let unbothered = bot(Kind::Captain).answer(&game, &mut Chance::new(1));
    let mut captain = bot(Kind::Captain);
    for looks in [0, 1, 17, 400] {
        let stop = Stop::after(looks);
        captain.heed(&Reins { stop: stop.clone(), threads: 1 });
        assert_eq!(captain.answer(&game, &mut Chance::new(1)), None, "stopped after {looks}");
        assert!(stop.looks() <= looks + 3, "it thought on: {} looks after the word at {looks}", stop.looks() - looks);
    }
    for threads in [1, 3] {
        captain = bot(Kind::Captain);
        captain.heed(&Reins { stop: Stop::default(), threads });
        assert_eq!(captain.answer(&game, &mut Chance::new(1)), unbothered, "on {threads} threads");
    }
}

#[test]
fn nobody_has_won_at_the_begin() {
    let game = begun("skirmish");
    let begin = ArtOfWar::winning(&game);
    assert!((100..=900).contains(&begin), "{begin}");
}

/// What is thought through comes to the same position as what is played, command by command.
#[test]
fn thinking_goes_by_the_rules_of_playing() {
    for (scenario, seed) in [("skirmish", 1), ("skirmish", 2), ("eylau", 3), ("dresden", 4)] {
        let mut game = begun(scenario);
        let mut thought = game.thinking();
        let mut random = bot(Kind::Random);
        let mut chance = Chance::new(seed);
        let mut commands = 0;
        loop {
            assert_eq!(game.pending(), thought.pending(), "{scenario} {seed}, after {commands} commands");
            assert_eq!(game.state(), thought.state(), "{scenario} {seed}, after {commands} commands");
            match game.pending() {
                Pending::Over(_) => break,
                Pending::Roll(roll) => {
                    let faces = Rolled::Faces(roll.dice.iter().map(|&sides| chance.face(sides)).collect());
                    game.resolve(&faces).expect("faces");
                    thought.attempt_roll(&faces).expect("the same faces");
                }
                Pending::Decision { side, .. } => {
                    let command = random.answer(&game, &mut chance).expect("an answer");
                    game.apply(side, &command).expect("legal");
                    if command == Command::Undo {
                        thought = game.thinking();
                    } else {
                        thought.attempt(side, &command).expect("legal in thought");
                    }
                    commands += 1;
                }
            }
        }
        assert_eq!(game.hash(), thought.hash());
    }
}
