//! Veiled campaigns (C3, B11): counters are dealt, outposts flee, honest games prove themselves and every kind of lie is
//! named.

use super::Eagles;
use super::veiled_tests::*;
use crate::ask::Said;
use crate::system::Rules as _;
use engine::codec;
use engine::contract::{Game as _, Side};
use engine::eagles::{Command, Game, Kind, LeaderId, OptionalRules, Place, Stage, Veiled};

const EYLAU: &str = "eagles-campaign-eylau";
const FRIEDLAND: &str = "eagles-campaign-friedland-north";

/// Which of veiled play's own words were said.
fn said(table: &Table) -> Vec<&'static str> {
    let mut words: Vec<&'static str> =
        table.wire.iter().filter_map(|bytes| word(&codec::decode(bytes).ok()?)).collect();
    words.sort_unstable();
    words.dedup();
    words
}

fn word(command: &Command) -> Option<&'static str> {
    let Command::Veiled(veiled) = command else { return None };
    Some(match veiled.as_ref() {
        Veiled::Rearrange(_) => "rearrange",
        Veiled::Suffer { .. } => "suffer",
        Veiled::Row(_) => "row",
        Veiled::Stayed { .. } => "stayed",
        Veiled::Open { .. } => "open",
        Veiled::Close { .. } => "close",
        Veiled::Draw { .. } => "draw",
        Veiled::Deal { .. } => "deal",
        Veiled::Kind { .. } => "kind",
        Veiled::Name { .. } => "name",
        Veiled::Passed(_) => "passed",
        Veiled::Paces(_) => "paces",
    })
}

#[test]
fn honest_campaigns_are_found_to_be_so() {
    let mut words = Vec::new();
    for (id, seed) in [(EYLAU, 1), (FRIEDLAND, 2), (FRIEDLAND, 3), ("eagles-campaign-pultusk", 4)] {
        let mut table = Table::new(&board(id, 2), seed);
        let found = table.play(&mut honest);
        assert!(found.is_empty(), "{id} {seed}: {found:?}");
        words.extend(said(&table));
        let game = table.engine(Side::First);
        let again = Game::load(game.board(), &game.save()).unwrap();
        assert_eq!((again.hash(), again.audit(&[])), (game.hash(), Vec::new()));
    }
    words.sort_unstable();
    words.dedup();
    for word in ["deal", "kind", "name", "paces", "passed", "rearrange", "row"] {
        assert!(words.contains(&word), "{word} was never said: {words:?}");
    }
}

#[test]
fn an_outpost_that_is_said_to_be_a_force_is_named() {
    named(FRIEDLAND, "false-kind", &mut |_, _, said| {
        let Some(Veiled::Deal { .. }) = veiled(said) else { return false };
        let kind = |content: &Vec<u8>| codec::decode::<Kind>(content).is_ok_and(|kind| kind.outpost);
        match said.sealed.iter_mut().skip(1).step_by(2).find(|content| kind(content)) {
            Some(content) => {
                *content = codec::encode(&Kind { outpost: false });
                true
            }
            None => false,
        }
    });
}

#[test]
fn a_die_that_is_said_to_let_a_force_go_is_named() {
    named(FRIEDLAND, "false-pass", &mut |_, _, said| match veiled(said) {
        Some(Veiled::Passed(passed)) if !*passed => {
            *passed = true;
            true
        }
        _ => false,
    });
}

#[test]
fn a_false_pace_of_a_counter_is_named() {
    named(FRIEDLAND, "false-pace", &mut |_, _, said| match veiled(said) {
        Some(Veiled::Paces(paces)) => {
            paces[0].horse = !paces[0].horse;
            true
        }
        _ => false,
    });
}

#[test]
fn an_outpost_that_marches_as_a_force_is_named() {
    named(FRIEDLAND, "no-strength", &mut |game, side, said| {
        let Stage::Initiative = game.state().stage else { return false };
        let lifted = game.lifted(side);
        let own = |leader: &LeaderId| game.board().side_of(*leader) == side && lifted.is_outpost(*leader);
        for leader in game.board().leader_ids().filter(own) {
            let command = Command::Activate { leader, others: Vec::new(), extended: false };
            if game.is_masked(leader) && game.check(side, &command).is_ok() {
                *said = Said::open(command);
                return true;
            }
        }
        false
    });
}

#[test]
fn nothing_of_a_campaign_is_shown_before_its_time() {
    nothing_is_shown_early(FRIEDLAND, 5);
}

#[test]
fn in_a_campaign_too_a_bot_knows_only_its_own_sides_view() {
    a_bot_knows_its_side(FRIEDLAND);
}

/// After the deal neither names nor tracks of those under counters are in the game that both share.
#[test]
fn the_shared_game_does_not_know_who_is_under_a_counter() {
    let mut table = Table::new(&board(FRIEDLAND, 1), 8);
    while matches!(table.engine(Side::First).state().stage, Stage::SetUp(_)) && table.step(&mut honest) {}
    for side in Side::BOTH {
        let game = table.engine(side.other());
        let lifted = table.engine(side).lifted(side);
        let unseen: Vec<LeaderId> = game
            .board()
            .leader_ids()
            .filter(|one| game.state().leader(*one).is_some_and(|leader| leader.place == Place::Unseen))
            .filter(|one| game.board().side_of(*one) == side)
            .collect();
        for &leader in &unseen {
            assert!(!game.state().units.iter().any(|unit| unit.leader == Some(leader)));
            assert!(lifted.state().hex_of(leader).is_some(), "its own side knows where he is");
            assert!(lifted.strength_of(leader).total() > 0);
            assert_eq!(game.lifted(side.other()).state().hex_of(leader), None);
        }
    }
}

#[test]
fn what_cannot_be_kept_under_seal_is_not_agreed_on_with_it() {
    let scenario = scenarios::built_in(EYLAU).unwrap();
    let board = Eagles::board(&scenario).unwrap();
    for other in [OptionalRules { foraging: true, ..VEILED }, OptionalRules { ney: true, ..VEILED }] {
        assert!(Game::start(&board, &codec::encode(&other)).is_err());
    }
    assert!(Game::start(&board, &codec::encode(&VEILED)).is_ok());
    assert!(Eagles::switches(&board).iter().any(|switch| switch.key == "veiled"));
}
