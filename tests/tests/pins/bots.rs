//! The answers of the bots of every system, level by level, from fixed seeds. A bot may be improved; then its file is
//! written again. No other change may alter an answer.

use crate::golden::{Digest, is_what_it_was};
use crate::playing::{Playing, Said, together};
use crate::{for_each_battle, under_every_revision};
use engine::codec;
use language::battle::Battle;
use language::bot::BotKind;
use language::chance::Chance;
use std::fmt::Write as _;

/// Games of each level.
const GAMES: u64 = 2;

for_each_battle!(answer_as_they_did);

fn answer_as_they_did(id: &str) {
    for (name, battle) in under_every_revision(id) {
        let found = answered(&battle);
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

fn answered(battle: &Battle) -> String {
    let mut page = format!("{} revision {}\n", battle.system().name(), battle.revision());
    for kind in battle.system().levels() {
        for game in 0..GAMES {
            let on = if game == 0 { Vec::new() } else { together(battle) };
            let mut playing = Playing::begun(battle, &on, *kind, Chance::for_game(1807, game));
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
