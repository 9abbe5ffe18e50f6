//! Results that must not change unnoticed: the content of each battle, its first state, and the ends of whole games.
//!
//! Two programs that disagree here would find a desync in every match. If the change is meant, raise `REVISION` where
//! the rules changed, write a new file with `UPDATE_GOLDEN=1`, and leave those of older revisions as they are: records
//! played by them must still prove.

use art_of_war::{Game, OptionalRules};
use engine::contract::Game as _;
use lab::library;
use lab::selfplay::{self, Detectors, SelfplayPlan};
use lab::systems::art_of_war::ArtOfWar;
use language::bot::BotKind;
use std::fmt::Write as _;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/golden");

#[test]
fn battles_states_and_games_of_revision_1_are_what_they_were() {
    are_what_they_were(1, "art_of_war.txt");
}

#[test]
fn battles_states_and_games_of_revision_2_are_what_they_were() {
    are_what_they_were(2, "art_of_war-2.txt");
}

fn are_what_they_were(revision: u32, name: &str) {
    let mut found = format!("rules revision {revision}\n");
    let path = format!("{FOLDER}/{name}");
    let open = |id: &str| library::open(id, None).unwrap().under(revision).unwrap();
    let own = |id: &str| library::open(id, None).unwrap().board_of::<ArtOfWar>().is_some();
    for listing in art_of_war_files::BATTLES.built_ins().into_iter().filter(|listing| own(listing.id)) {
        let battle = open(listing.id);
        let (game, _) = Game::new(battle.board_of::<ArtOfWar>().unwrap(), OptionalRules::default());
        writeln!(found, "{} content {}", listing.id, battle.board_of::<ArtOfWar>().unwrap().content_hash()).unwrap();
        writeln!(found, "{} start {}", listing.id, game.hash()).unwrap();
    }
    for (id, games) in [("skirmish", 40), ("eylau", 4), ("dresden", 2)] {
        let battle = open(id);
        let bots = [BotKind::Random; 2];
        let plan = SelfplayPlan { battle, games, at_most: 0, seed: 1807, bots, detectors: Detectors::OFF, threads: 2 };
        let (tally, _) = selfplay::run(&plan);
        writeln!(found, "{id} {games} games {}", tally.digest()).unwrap();
    }
    if revision == Game::REVISION && std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &found).unwrap();
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(golden == found, "{path} says\n{golden}\nbut the program makes\n{found}");
}
