//! One seat for two players: each side sees its own engine, and the record proves all of it.

use super::*;
use crate::matches;
use crate::table::{Opponent, SessionPair, WantedMatch};
use ::ford::app::BATTERY;
use engine::contract::Game as _;
use language::position;
use language::system::Eye;
use replay::proof;

fn sit(name: &str) -> (SessionPair, PathBuf) {
    let folder = folder(name);
    let wanted = WantedMatch { battle: battle(), side: Side::First, on: Vec::new(), opponent: Opponent::HotSeat };
    (SessionPair::begin(&player(&folder), &wanted).expect("a match"), folder)
}

#[test]
fn the_side_that_is_asked_sees_its_own_and_the_other_a_counter_on_its_face() {
    let (mut pair, folder) = sit("eyes");
    let now = pair.stands();
    let draft = now.position.ask(Side::First, &Draft::EMPTY).suggested[0].1.clone();
    pair.say(Side::First, &first_said(&*now.position, Side::First, &draft)).unwrap().unwrap();
    let board = battle().board_of::<TheFord>().unwrap();
    let now = pair.stands();
    assert_eq!((now.asked, now.position.eye()), (Some(Side::Second), Eye::Of(Side::Second)));
    assert_eq!(now.position.place(BATTERY), Some(board.park), "the other engine does not know");
    let game = position::game::<TheFord>(&*now.position).unwrap();
    assert_eq!(game.view(Side::First).battery, None);
    let seen = now.position.pieces(now.position.eye());
    assert_eq!(seen[0].texts.below, "?");
    assert_eq!(pair.game_of(Side::First).of::<Ford>().unwrap().view(Side::First).battery, Some(1));
    let _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn a_match_in_one_seat_goes_on_from_disk_and_is_proven() {
    for seed in 0..6 {
        let (mut pair, folder) = sit(&format!("seat-{seed}"));
        let (player, record) = (player(&folder), pair.record().expect("a record"));
        let mut chance = Chance::new(seed);
        for step in 0..100 {
            if step == 2 {
                drop(pair);
                pair = SessionPair::resume(&player, &record).expect("the match again");
            }
            let Some(side) = pair.asked() else { break };
            let said = walked(pair.game_of(side).of::<Ford>().unwrap(), side, &mut chance);
            pair.say(side, &said.bytes()).expect("no trouble").expect("a legal command");
        }
        assert!(pair.is_closed(), "{seed}");
        let proof = matches::prove(super::WITH_FORD, &record).expect("a proof");
        assert_eq!(proof.standing, proof::FileWorth::Good, "{:?}", proof.lines);
        let _ = std::fs::remove_dir_all(&folder);
    }
}
