//! Tests of the ways out of a match.
#![allow(clippy::unwrap_used, reason = "a test may fail loudly")]

use crate::table::ways_out::{Exit, exits};
use art_of_war::Command;
use engine::contract::Side;
use play::table::{self, LocalPlayer, Opponent, WantedMatch};
use std::time::Duration;

type Pair = table::SessionPair;

fn begin(name: &str, opponent: Opponent) -> (Pair, std::path::PathBuf) {
    let folder = std::env::temp_dir().join(format!("estafette-ways-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let variable = |asked: &str| (asked == "HOME").then(|| folder.as_os_str().to_owned());
    let player =
        LocalPlayer::load_from(systems::ALL, net::folders::Folders::from_variables(variable).unwrap(), Some("Ney"))
            .unwrap();
    let battle = systems::ALL.open("skirmish", None).unwrap();
    (Pair::begin(&player, &WantedMatch { battle, side: Side::First, on: Vec::new(), opponent }).unwrap(), folder)
}

fn at(pair: &Pair, side: Side) -> Vec<Exit> {
    exits(&pair.stands(), side, Duration::ZERO)
}

#[test]
fn taking_back_is_offered_only_where_there_is_something_to_take_back() {
    let (mut pair, folder) = begin("one-seat", Opponent::HotSeat);
    assert_eq!(at(&pair, Side::First), [Exit::Change, Exit::Result, Exit::Concede(Side::First)]);
    pair.command(Side::First, &engine::codec::encode(&Command::EndMovement)).unwrap().unwrap();
    // In one seat the last command of either side is taken back, whichever side must decide now.
    let now = at(&pair, Side::Second);
    assert_eq!(now.first(), Some(&Exit::TakeBack(Side::Second)));
    assert_eq!(now.get(1), Some(&Exit::Rewind));
    pair.concede(Side::First).unwrap().unwrap();
    assert_eq!(at(&pair, Side::First), []);
    let _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn a_bot_is_not_asked_for_a_result_and_every_way_says_what_it_means() {
    let (pair, folder) = begin("bot", Opponent::Bot(language::bot::BotKind::Random));
    let all = at(&pair, Side::First);
    assert!(!all.contains(&Exit::Result), "{all:?}");
    for exit in all {
        assert!(exit.meaning(&pair.stands()).ends_with('.'), "{exit:?}");
    }
    let _ = std::fs::remove_dir_all(&folder);
}
