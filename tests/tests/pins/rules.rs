//! The rules of every system in every revision it carries out: the bytes of its battles, the first states, and eight whole
//! games of random players with all that the rules said in them.

use crate::golden::{Digest, is_what_it_was, short};
use crate::playing::{Playing, Said, of_its_system, together};
use crate::{for_each_battle, under_every_revision};
use engine::codec;
use engine::contract::Side;
use engine::digest::Hash;
use engine::referee::After;
use lab::trial;
use language::ask::Key;
use language::battle::Battle;
use language::bot::BotKind;
use language::chance::Chance;
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
        let found = pinned(&battle);
        is_what_it_was(&format!("golden/rules/{name}.txt"), "UPDATE_GOLDEN", &found);
    }
}

/// Battles, first states and games of the system of this battle, under its revision.
fn pinned(battle: &Battle) -> String {
    let mut page = format!("{} revision {}\n", battle.system().name(), battle.revision());
    for (id, own) in of_its_system(battle) {
        begins(id, &own, &mut page);
    }
    for game in 0..GAMES {
        plays(battle, game, game >= GAMES / 2, usize::MAX, &mut page);
    }
    for (_, own) in of_its_system(battle).filter(|(id, _)| *id != battle.scenario.id) {
        for game in 0..2 {
            plays(&own, game * 3, game > 0, STEPS, &mut page);
        }
    }
    page
}

/// No switch, each alone, and all that go together.
fn choices(battle: &Battle) -> Vec<Vec<Key>> {
    let mut choices = vec![Vec::new()];
    choices.extend(battle.switches().iter().map(|switch| vec![switch.key]));
    let most = together(battle);
    if !choices.contains(&most) {
        choices.push(most);
    }
    choices
}

/// The bytes of a battle, and how it begins by each choice of switches.
fn begins(id: &str, battle: &Battle, page: &mut String) {
    let bytes = battle.bytes();
    writeln!(page, "{id} content {} of {} bytes", Hash::of_bytes("estafette pin", &bytes), bytes.len()).unwrap();
    for on in choices(battle) {
        let Ok(After { game, events }) = battle.ruled().start(&battle.options(&on)) else {
            writeln!(page, "{id} start {on:?} is refused").unwrap();
            continue;
        };
        writeln!(page, "{id} start {on:?} state {}", game.hash()).unwrap();
        let sections = game.sections();
        let sections: Vec<_> = sections.iter().map(|one| format!("{} {}", one.name, short(one.hash))).collect();
        writeln!(page, "{id} start {on:?} sections {}", sections.join(", ")).unwrap();
        let told = Digest::of(&trial::of(battle).event_bytes(&events));
        writeln!(page, "{id} start {on:?} saved {} events {told}", Digest::of(&game.save())).unwrap();
    }
}

/// Plays one game to its end or for `most` steps, with no optional rules or with all that go together. Every other game
/// starts in the middle of the battle, if the system can make such a position.
fn plays(battle: &Battle, game: u64, optional: bool, most: usize, page: &mut String) {
    let (id, trial) = (&battle.scenario.id, trial::of(battle));
    let on = if optional { together(battle) } else { Vec::new() };
    let options = battle.options(&on);
    let mut chance = Chance::for_game(SEED, game);
    let scattered = if game % 2 == 1 { trial.scatter(battle, &options, &mut chance).unwrap() } else { None };
    let begun = scattered.unwrap_or_else(|| battle.ruled().start(&options).unwrap());
    let mut playing = Playing::new(battle, begun.game, BotKind::Random, chance);
    let [mut commands, mut rolls, mut events, mut states, mut saves] = [Digest::NEW; 5];
    events.add(&trial.event_bytes(&begun.events));
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
        events.add(&trial.event_bytes(&step.told.public));
        for side in Side::BOTH {
            events.add(&trial.event_bytes(step.told.of(side)));
        }
    }
    let last = playing.seats.public();
    saves.add(&last.save());
    writeln!(page, "{id} game {game} {on:?} commands {commands} rolls {rolls} events {events}").unwrap();
    writeln!(page, "{id} game {game} {on:?} saves {saves} states {states} final {}", last.hash()).unwrap();
}
