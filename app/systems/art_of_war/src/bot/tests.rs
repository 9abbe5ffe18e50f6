//! The promises of the bots: a seed makes a game repeatable, and thinking follows the rules of playing.

use super::bot;
use crate::ArtOfWar;
use art_of_war::{Command, Game, OptionalRules};
use engine::contract::{Game as _, Pending, Rolled};
use language::bot::{BotKind, Reins, StopSignal};
use language::chance::Chance;
use language::system::Mind as _;

fn begun(scenario: &str) -> Game {
    let board = crate::open(scenario).expect("a battle of ours").board;
    Game::new(board, OptionalRules::default()).0
}

#[test]
fn a_bot_that_plans_says_why() {
    let game = begun("skirmish");
    let mut captain = bot(BotKind::Captain);
    captain.answer(&game, &mut Chance::new(1)).expect("an answer");
    assert!(captain.why().is_some_and(|why| !why.is_empty()));
}

#[test]
fn a_stopped_bot_has_no_answer_and_asked_again_gives_the_same_one() {
    let game = begun("skirmish");
    let unbothered = bot(BotKind::Captain).answer(&game, &mut Chance::new(1));
    let mut captain = bot(BotKind::Captain);
    for looks in [0, 1, 17, 400] {
        let stop = StopSignal::after(looks);
        captain.heed(&Reins { stop: stop.clone(), threads: 1 });
        assert_eq!(captain.answer(&game, &mut Chance::new(1)), None, "stopped after {looks}");
        assert!(stop.looks() <= looks + 3, "it thought on: {} looks after the word at {looks}", stop.looks() - looks);
    }
    for threads in [1, 3] {
        captain = bot(BotKind::Captain);
        captain.heed(&Reins { stop: StopSignal::default(), threads });
        assert_eq!(captain.answer(&game, &mut Chance::new(1)), unbothered, "on {threads} threads");
    }
}

#[test]
fn no_side_has_won_at_the_start() {
    let game = begun("skirmish");
    let begin = ArtOfWar::winning(&game);
    assert!((100..=900).contains(&begin), "{begin}");
}

/// A command that is only thought through leads to the same position as one that is played.
#[test]
fn thinking_goes_by_the_rules_of_playing() {
    for (scenario, seed) in [("skirmish", 1), ("skirmish", 2), ("eylau", 3), ("dresden", 4)] {
        let mut game = begun(scenario);
        let mut thought = game.thinking();
        let mut random = bot(BotKind::Random);
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
