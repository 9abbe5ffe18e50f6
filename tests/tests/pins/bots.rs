//! The answers of the bots of every system, level by level, from fixed seeds. A bot may be improved; then its file is
//! written anew. No other change may alter an answer.

use crate::golden::{Digest, is_what_it_was};
use crate::playing::{Playing, Said, together};
use crate::{for_each_battle, under_every_revision};
use engine::codec;
use engine::contract::Game as _;
use lab::systems::{Errand, errand_in};
use language::ask::Key;
use language::battle::Battle;
use language::bot::BotKind;
use language::chance::Chance;
use language::system::System;
use std::fmt::Write as _;

/// Games of each level.
const GAMES: u64 = 2;

for_each_battle!(answer_as_they_did);

fn answer_as_they_did(id: &str) {
    for (name, battle) in under_every_revision(id) {
        let found = errand_in(battle.system(), Answered(&battle));
        is_what_it_was(&format!("golden/bots/{name}.txt"), "UPDATE_GOLDEN", &found);
    }
}

/// Number of decisions of a game to look at: bots that look ahead take a second for some of them.
const fn decisions(kind: BotKind) -> u32 {
    match kind {
        BotKind::Random | BotKind::Sensible => 400,
        BotKind::Recruit => 60,
        BotKind::Captain => 8,
        BotKind::Marshal => 4,
    }
}

struct Answered<'a>(&'a Battle);

impl Errand for Answered<'_> {
    type Done = String;

    fn run<S: System>(self) -> String {
        let board = self.0.board_of::<S>().unwrap();
        let all: Vec<Key> = self.0.switches().iter().map(|switch| switch.key).collect();
        let mut page = format!("{} revision {}\n", S::Game::SYSTEM, self.0.revision());
        for kind in S::levels() {
            for game in 0..GAMES {
                let on = if game == 0 { Vec::new() } else { together::<S>(&board, &all) };
                let (first, _) = S::Game::start(&board, &S::options(&board, &on)).unwrap();
                let mut playing = Playing::<S>::new(first, *kind, Chance::for_game(1807, game));
                let (mut answers, mut count) = (Digest::NEW, 0);
                while count < decisions(*kind) {
                    let Some(step) = playing.step() else { break };
                    if let Said::Command(side, command) = step.said {
                        answers.add(&codec::encode(&(side, command)));
                        count += 1;
                    }
                }
                writeln!(page, "{} game {game} {on:?} answers {answers}", kind.name()).unwrap();
            }
        }
        page
    }
}
