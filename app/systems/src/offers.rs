//! Walks over the questions of a system by a player who points at random: each draft that is handed out fits, and everything
//! that is offered to be said is accepted.

use crate::ALL;
use engine::contract::{Game as _, Pending, Side};
use language::ask::{Draft, Walker, ready_by_chance};
use language::chance::Chance;
use language::croupier::{self, Seats};
use language::system::System;

/// Drafts that are followed one after another from a question.
const DEEPEST: usize = 4;

/// A walk over the questions of a battle.
pub(crate) struct Walk {
    pub(crate) battle: &'static str,
    /// Whether an optional rule of that key is on.
    pub(crate) on: fn(&str) -> bool,
    pub(crate) seed: u64,
    pub(crate) steps: usize,
    /// One question in this number is looked at.
    pub(crate) every: usize,
    pub(crate) look: Look,
}

/// The depth to which drafts are followed.
#[derive(Clone, Copy)]
pub(crate) enum Look {
    /// Every draft of a question, and this many drafts of each.
    Broad(usize),
    /// This many drafts of a question, and of one draft after another.
    Deep(usize),
}

pub(crate) fn hold<S: System>(walks: &[Walk]) {
    for walk in walks {
        let battle = ALL.ours_of_id(walk.battle).expect(walk.battle);
        let board = battle.board_of::<S>().expect("a battle of the system");
        let on: Vec<_> = battle.switches().iter().map(|switch| switch.key).filter(|key| (walk.on)(key)).collect();
        let (game, _) = S::Game::start(&board, &battle.options(&on)).expect("options of the battle");
        let mut seats = Seats::new(game);
        let mut chance = Chance::new(walk.seed);
        let mut walkers = [Walker::<S>::default(), Walker::<S>::default()];
        for step in 0..walk.steps {
            match seats.public().pending() {
                Pending::Over(_) => break,
                Pending::Roll(roll) => {
                    let dealt = croupier::deal(&roll, &mut chance);
                    seats.take(&dealt).expect("dice that the rules ask for");
                }
                Pending::Decision { side, .. } => {
                    if seats.open_owed().expect("an opening is accepted").is_some() {
                        continue;
                    }
                    let game = seats.of(side);
                    let asking = S::ask(game, side, &Draft::EMPTY);
                    assert!(!asking.is_dead_end(), "{}, step {step}: {}", walk.battle, asking.question);
                    if step % walk.every == 0 {
                        follow::<S>(game, side, &Draft::EMPTY, walk.look, DEEPEST, &mut chance);
                    }
                    let [first, second] = &mut walkers;
                    let walker = if side == Side::First { first } else { second };
                    let said = walker.answer(seats.of(side), side, &mut chance);
                    let said = said.unwrap_or_else(|| panic!("{}, step {step}: {}", walk.battle, asking.question));
                    let (command, openings) = ready_by_chance::<S>(side, said, &mut chance);
                    seats.apply(side, &command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
                    for opening in openings {
                        seats.learn(side, &opening).expect("the side has sealed it");
                    }
                }
            }
        }
    }
}

/// The draft fits whole, and what can be said from it is accepted; then some of the drafts that it leads to.
fn follow<S: System>(game: &S::Game, side: Side, draft: &Draft, look: Look, depth: usize, chance: &mut Chance) {
    let asking = S::ask(game, side, draft);
    assert_eq!(asking.draft, *draft, "{}: a draft that was handed out fits", asking.question);
    for said in asking.sayings() {
        let checked = game.check(side, &said.command);
        assert!(checked.is_ok(), "{:?}: {checked:?}", said.command);
    }
    let Some(depth) = depth.checked_sub(1) else { return };
    let drafts: Vec<&Draft> = asking.drafts().collect();
    match look {
        Look::Broad(most) => {
            drafts.iter().for_each(|draft| follow::<S>(game, side, draft, Look::Deep(most), 1, chance));
        }
        Look::Deep(most) => {
            for draft in drafts.iter().take(most) {
                assert_eq!(S::ask(game, side, draft).draft, **draft, "{}: {:?}", asking.question, asking.draft);
            }
            if let Some(next) = chance.pick(&drafts) {
                follow::<S>(game, side, next, look, depth, chance);
            }
        }
    }
}
