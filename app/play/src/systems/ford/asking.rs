//! The rules for drafts, on every position of whole games and on junk.

use super::super::card_tests;
use super::*;
use ::ford::Stage;
use ::ford::app::{BATTERY, COLUMN};
use engine::contract::{Game as _, Pending};
use engine::hex::Hex;
use language::ask::{Dial, Pick, PieceId, Rank, ready_by_chance, say_at};
use language::croupier::Seats;
use language::system::Rules as _;
use std::collections::BTreeSet;

fn junk(chance: &mut Chance) -> Pick {
    let hex = Hex::new(u8::try_from(chance.below(9)).unwrap(), u8::try_from(chance.below(7)).unwrap());
    match chance.below(4) {
        0 => Pick::Piece(PieceId(u16::try_from(chance.below(6)).unwrap())),
        1 => Pick::Hex(hex),
        2 => Pick::Word(["draw", "cross", "play", "carré"][chance.below(4)]),
        _ => Pick::Dial(Dial { key: "bid", of: None }, i16::try_from(chance.below(9)).unwrap() - 2),
    }
}

/// Checks that a draft shows what it must on either side.
fn holds(game: &Ford, side: Side, draft: &Draft) -> Asking<Command> {
    let asking = TheFord::ask(game, side, draft);
    assert!(draft.picks().starts_with(asking.draft.picks()), "{draft:?} of {}", asking.question);
    assert_eq!(TheFord::ask(game, side, &asking.draft), asking, "{draft:?}");
    if asking.whose == language::ask::Whose::Now {
        for said in asking.sayings() {
            assert_eq!(game.check(side, &said.command), Ok(()), "{:?}", said.command);
        }
    }
    for given in asking.drafts() {
        assert_eq!(&TheFord::ask(game, side, given).draft, given, "handed out by {draft:?} and cut");
    }
    for offer in &asking.offers {
        assert_eq!(asking.offers.iter().filter(|other| other.pick == offer.pick).count(), 1, "{:?}", offer.pick);
    }
    asking
}

#[test]
fn asking_is_total_hands_out_what_fits_and_says_what_is_accepted() {
    let mut met = BTreeSet::new();
    for seed in 0..300 {
        let mut chance = Chance::new(seed);
        let board = battle().board_of::<TheFord>().unwrap();
        let mut seats = Seats::new(Ford::new(&board));
        loop {
            let (side, stage) = match seats.public().pending() {
                Pending::Over(_) => break,
                Pending::Roll(_) => {
                    seats.roll(&mut chance).unwrap();
                    continue;
                }
                Pending::Decision { side, decision } => (side, decision),
            };
            for looks in Side::BOTH {
                let mut draft = Draft::EMPTY;
                for _ in 0..6 {
                    let asking = holds(seats.of(looks), looks, &draft);
                    draft = Draft::new(asking.draft.picks().iter().copied().chain([junk(&mut chance)]));
                }
            }
            let asking = asks(seats.of(side), side);
            met.insert(asking.question);
            if seats.open_owed().unwrap().is_some() {
                assert!(matches!(stage, Stage::Open | Stage::Show) && asking.is_dead_end());
                continue;
            }
            assert!(!asking.is_dead_end(), "{stage:?}");
            let said = walked(seats.of(side), side, &mut chance);
            let ready = ready_by_chance::<TheFord>(side, said, &mut chance);
            say_at::<TheFord>(&mut seats, side, ready).unwrap();
        }
    }
    assert_eq!(met, BTreeSet::from(["deploy", "bid", "march", "bank", "fire", "open", "card"]));
}

#[test]
fn what_cannot_be_pointed_at_has_its_reason() {
    let game = Ford::new(&battle().board_of::<TheFord>().unwrap());
    let why = |pick| TheFord::why_not(&game, Side::First, &Draft::EMPTY, pick);
    assert_eq!(why(Pick::Hex(Hex::new(1, 1))).name, "no-ford");
    assert_eq!(why(Pick::Piece(COLUMN)).name, "not-asked-for");
    let other = TheFord::why_not(&game, Side::Second, &Draft::EMPTY, Pick::Piece(BATTERY));
    assert_eq!(other.name, "not-asked");
}

#[test]
fn the_battery_must_have_a_place_and_taken_up_again_it_leaves_its_place() {
    let board = battle().board_of::<TheFord>().unwrap();
    let game = Ford::new(&board);
    let names = TheFord::names(&board);
    let (ford, battery) = (board.fords[1], Pick::Piece(BATTERY));
    let empty = asks(&game, Side::First);
    assert!(empty.secret && empty.would_confirm().is_none());
    assert_eq!(empty.offer(battery).unwrap().rank, Rank::Owed);
    let placed = TheFord::ask(&game, Side::First, &Draft::new([battery, Pick::Hex(ford)]));
    let saying = placed.would_confirm().expect("it can be sealed");
    assert_eq!(saying.said.sealed, [engine::codec::encode(&2u8)], "{}", saying.label.plain(&names));
    assert_eq!(placed.offer(battery).unwrap().draft(), Some(&Draft::new([battery])));
}

#[test]
fn its_cards_begin_with_the_end() {
    let seen: usize = (1..=8)
        .map(|seed| card_tests::cards::<TheFord>(&battle(), seed, 60, 1, &[]).into_values().sum::<usize>())
        .sum();
    println!("{seen} cards with chances");
    assert!(seen > 0);
}
