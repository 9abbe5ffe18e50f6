//! Veiled campaigns (C3, B11): counters are dealt, outposts flee, honest games prove themselves and every kind of lie is
//! named.

use super::Eagles;
use super::veiled_tests::*;
use eagles::{Arm, Command, Game, Kind, LeaderId, Name, OptionalRules, Place, Stage, Veiled};
use engine::codec;
use engine::contract::{Game as _, Opening, Pending, Side};
use language::ask::{Said, ready_by_chance};
use language::chance::Chance;
use language::system::{Rules as _, Words as _};
use serde_json::json;

const EYLAU: &str = "eagles-campaign-eylau";
const FRIEDLAND: &str = "eagles-campaign-friedland-north";

/// The kinds of veiled commands that were given.
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
fn the_shared_game_does_not_know_which_leader_is_under_a_counter() {
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
    let scenario = eagles_files::BATTLES.built_in(EYLAU).unwrap();
    let board = Eagles::board(&scenario).unwrap();
    for other in [OptionalRules { foraging: true, ..VEILED }, OptionalRules { ney: true, ..VEILED }] {
        assert!(Game::start(&board, &codec::encode(&other)).is_err());
    }
    assert!(Game::start(&board, &codec::encode(&VEILED)).is_ok());
    assert!(Eagles::switches(&board).iter().any(|switch| switch.key == "veiled"));
}

/// Two counters of one leader: the deal is named once everything is open, also if a match ended before.
#[test]
fn two_counters_of_one_leader_are_named() {
    let mut table = Table::new(&board(FRIEDLAND, 1), 9);
    let mut liar = |_: &Game, _: Side, said: &mut Said<Command>| {
        let Some(Veiled::Deal { hands }) = veiled(said) else { return false };
        let sizes: Vec<usize> = hands.iter().map(|hand| hand.cards.len()).collect();
        let is_leader = |content: &Vec<u8>| codec::decode::<Name>(content).is_ok_and(|name| name.leader.is_some());
        let mut first = 0;
        for size in sizes {
            // Name and kind of each counter follow on each other.
            let names: Vec<usize> = (first..first + size).map(|card| card * 2).collect();
            first += size;
            let own: Vec<usize> = names.into_iter().filter(|at| is_leader(&said.sealed[*at])).collect();
            if let [one, other, ..] = own[..] {
                said.sealed[other] = said.sealed[one].clone();
                return true;
            }
        }
        false
    };
    while table.lie.is_none() && table.step(&mut liar) {}
    let (claim, side) = table.lie.expect("somebody stands with another");
    let opened: Vec<(Side, Opening)> = table.sealed.iter().map(|(side, opening, _)| (*side, opening.clone())).collect();
    for engine in &table.engines {
        let found = engine.audit(&opened);
        let all: Vec<_> = found.iter().map(|one| (one.claim, one.side, one.refusal.name)).collect();
        assert_eq!(all, [(claim, side, "false-name")]);
    }
}

/// More replacements came to a track than were said to leave the pool, or of another arm.
#[test]
fn false_draws_on_a_pool_are_named() {
    let scenario = eagles_files::BATTLES.built_in(EYLAU).unwrap();
    let board = Eagles::board(&scenario).unwrap();
    let position = json!({"phasing": "french", "weather": "frost", "phase": "organise"});
    let (begun, _) = Eagles::begun(&board, &json!({"veiled": true}), Some(&position)).unwrap();
    let side = match begun.pending() {
        Pending::Decision { side, .. } => side,
        other => panic!("{other:?}"),
    };
    let legrand = board.unit_ids().find(|unit| board.unit(*unit).unwrap().id == "fr-legrand-iv-3-i").unwrap();
    let drawn = Command::AddReplacement { unit: legrand, strength: 2 };
    let verdict = |bend: &dyn Fn(&mut Veiled)| {
        let mut game = begun.clone();
        let (command, sealed) = game.under_seal(side, &drawn).expect("nobody sees it");
        let mut said = Said { sealed, ..Said::open(command) };
        bend(veiled(&mut said).unwrap());
        let (command, openings) = ready_by_chance::<Eagles>(side, said, &mut Chance::new(3));
        game.apply(side, &command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
        let opened: Vec<(Side, Opening)> = openings.into_iter().map(|opening| (side, opening)).collect();
        let found = game.audit(&opened);
        found.into_iter().map(|one| (one.side, one.refusal.name)).collect::<Vec<_>>()
    };
    assert_eq!(verdict(&|_| ()), []);
    let fewer = |said: &mut Veiled| {
        let Veiled::Draw { strength, .. } = said else { panic!("{said:?}") };
        *strength -= 1;
    };
    assert_eq!(verdict(&fewer), [(side, "false-draw")]);
    let of_horse = |said: &mut Veiled| {
        let Veiled::Draw { arm, .. } = said else { panic!("{said:?}") };
        *arm = Arm::Cavalry;
    };
    assert_eq!(verdict(&of_horse), [(side, "false-draw")]);
}

/// A position in which tracks, leaders under counters and outposts are under seal already: its state is read back from its
/// own words and its openings, its owner knows what he has and the other side does not, and it plays on to an honest end.
#[test]
fn a_position_begins_under_seal() {
    let scenario = eagles_files::BATTLES.built_in(EYLAU).unwrap();
    let board = Eagles::board(&scenario).unwrap();
    let options = json!({"veiled": true});
    let position = json!({
        "phasing": "french", "weather": "frost", "phase": "command", "others": "away",
        "forces": {
            "Davout": {"hex": "S-4204", "track": {"Morand III/1": 8}, "sealed": true},
            "Soult": {"hex": "S-4209", "track": {"Legrand IV/3": 7}, "sealed": true, "counter": "Token 2 (french)"},
            "Ney": {"hex": "S-4209", "track": {"Marchand VI/1": 6}, "counter": "Token 5 (french)"},
            "Platov": {"hex": "C-4017", "track": {"Platov Cossacks": 2}},
        },
        "outposts": {"Token 3 (french)": "S-4211"},
    });
    let (game, _) = Eagles::begun(&board, &options, Some(&position)).unwrap();
    let leader = |id: &str| board.leader_ids().find(|one| board.leader(*one).unwrap().name == id).unwrap();
    let (french, soult, ney) = (game.state().phasing, leader("Soult"), leader("Ney"));
    let own = game.lifted(french);
    let strengths = [leader("Davout"), soult, ney].map(|one| own.strength_of(one).total());
    assert_eq!(strengths, [8, 7, 6]);
    assert!(own.is_outpost(leader("Token 3 (french)")));
    let foreign = game.lifted(french.other());
    assert_eq!(foreign.state().hex_of(soult), None);
    assert!(foreign.is_masked(leader("Token 3 (french)")) && foreign.token(leader("Davout")).is_some());
    assert!(!foreign.state().units.iter().any(|unit| unit.leader == Some(soult)));
    // The shared state prints the same position, no matter which side knows the content of its seals.
    let told = Eagles::state_json(&game);
    let (again, _) = Eagles::begun(&board, &options, Some(&told)).unwrap();
    assert_eq!(again.state(), game.state());
}
