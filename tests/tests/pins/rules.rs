//! The rules of every system in every revision it carries out: the bytes of its battles, the first states, and eight whole
//! games of random players with all that the rules said in them.

use crate::golden::{Digest, is_what_it_was, short};
use crate::playing::{Playing, Said, together};
use crate::{for_each_battle, under_every_revision};
use engine::codec;
use engine::contract::{Game as _, Side};
use engine::digest::Hash;
use lab::systems::{Errand, errand_in};
use language::ask::Key;
use language::battle::Battle;
use language::bot::BotKind;
use language::chance::Chance;
use language::system::System;
use std::fmt::Write as _;

/// The seed of all games.
const SEED: u64 = 1807;
/// Number of games of the pinned battle that are played to their end.
const GAMES: u64 = 8;
/// Number of steps that are played of each game of the other battles.
const STEPS: usize = 400;

for_each_battle!(are_what_they_were);

fn are_what_they_were(id: &str) {
    for (name, battle) in under_every_revision(id) {
        let found = errand_in(battle.system(), Pinned(&battle));
        is_what_it_was(&format!("golden/rules/{name}.txt"), "UPDATE_GOLDEN", &found);
    }
}

/// Battles, first states and games of the system of this battle, under its revision.
struct Pinned<'a>(&'a Battle);

impl Errand for Pinned<'_> {
    type Done = String;

    fn run<S: System>(self) -> String {
        let revision = self.0.revision();
        let mut page = format!("{} revision {revision}\n", S::Game::SYSTEM);
        let own = || {
            lab::systems::WITH_FORD
                .readers()
                .built_in_ids()
                .filter(|id| lab::systems::WITH_FORD.readers().system_of(id) == Some(S::Game::SYSTEM))
        };
        for id in own() {
            begins::<S>(id, &crate::open(id).under(revision).unwrap(), &mut page);
        }
        for game in 0..GAMES {
            plays::<S>(self.0, game, game >= GAMES / 2, usize::MAX, &mut page);
        }
        let pinned = &self.0.scenario.id;
        for id in own().filter(|id| id != pinned) {
            for game in 0..2 {
                plays::<S>(&crate::open(id).under(revision).unwrap(), game * 3, game > 0, STEPS, &mut page);
            }
        }
        page
    }
}

/// No switch, each alone, and all that go together.
fn choices<S: System>(battle: &Battle) -> Vec<Vec<Key>> {
    let all: Vec<Key> = battle.switches().iter().map(|switch| switch.key).collect();
    let mut choices = vec![Vec::new()];
    choices.extend(all.iter().map(|key| vec![*key]));
    let most = together::<S>(&battle.board_of::<S>().unwrap(), &all);
    if !choices.contains(&most) {
        choices.push(most);
    }
    choices
}

/// The bytes of a battle, and how it begins by each choice of switches.
fn begins<S: System>(id: &str, battle: &Battle, page: &mut String) {
    let board = battle.board_of::<S>().unwrap();
    let bytes = battle.bytes();
    writeln!(page, "{id} content {} of {} bytes", Hash::of_bytes("estafette pin", &bytes), bytes.len()).unwrap();
    for on in choices::<S>(battle) {
        let start = S::Game::start(&board, &S::options(&board, &on));
        let Ok((game, events)) = start else {
            writeln!(page, "{id} start {on:?} is refused").unwrap();
            continue;
        };
        writeln!(page, "{id} start {on:?} state {}", game.hash()).unwrap();
        let sections = game.sections();
        let sections: Vec<_> = sections.iter().map(|one| format!("{} {}", one.name, short(one.hash))).collect();
        writeln!(page, "{id} start {on:?} sections {}", sections.join(", ")).unwrap();
        let told = Digest::of(&codec::encode(&events));
        writeln!(page, "{id} start {on:?} saved {} events {told}", Digest::of(&game.save())).unwrap();
    }
}

/// Plays one game to its end or for `most` steps, with no optional rules or with all that go together. Every other game
/// starts in the middle of the battle, if the system can make such a position.
fn plays<S: System>(battle: &Battle, game: u64, optional: bool, most: usize, page: &mut String) {
    let id = &battle.scenario.id;
    let board = battle.board_of::<S>().unwrap();
    let all: Vec<Key> = battle.switches().iter().map(|switch| switch.key).collect();
    let on = if optional { together::<S>(&board, &all) } else { Vec::new() };
    let options = S::options(&board, &on);
    let mut chance = Chance::for_game(SEED, game);
    let scattered = if game % 2 == 1 { S::scatter(&board, &options, &mut chance).unwrap() } else { None };
    let (first, opening) = scattered.unwrap_or_else(|| S::Game::start(&board, &options).unwrap());
    let mut playing = Playing::<S>::new(first, BotKind::Random, chance);
    let [mut commands, mut rolls, mut events, mut states, mut saves] = [Digest::NEW; 5];
    events.add(&codec::encode(&opening));
    let mut phase = None;
    for steps in 0.. {
        let now = playing.seats.public();
        states.add(&now.hash().0);
        if phase.replace(now.phase().count) != Some(now.phase().count) {
            saves.add(&now.save());
        }
        let Some(step) = (steps < most).then(|| playing.step()).flatten() else { break };
        match &step.said {
            Said::Command(side, command) => commands.add(&codec::encode(&(side, command))),
            Said::Rolled(rolled) => rolls.add(&codec::encode(rolled)),
        }
        events.add(&codec::encode(&step.told.public));
        for side in Side::BOTH {
            events.add(&codec::encode(&step.told.of(side).to_vec()));
        }
    }
    let last = playing.seats.public();
    saves.add(&last.save());
    writeln!(page, "{id} game {game} {on:?} commands {commands} rolls {rolls} events {events}").unwrap();
    writeln!(page, "{id} game {game} {on:?} saves {saves} states {states} final {}", last.hash()).unwrap();
}
