//! However a veiled match ends, machines open what is still sealed; a side that does not is named.

use super::table::*;
use engine::contract::{Game as _, Side};
use estafette_tests::wire::{grant_asked, secrets};
use record::course::Due;
use record::entry::{Body, Ending, Matter};
use record::evidence::Evidence;
use record::verify::{Conclusion, NOT_OPENED, Weight, examine_evidence};

/// A match in which this side has sealed something and is to decide.
fn hiding(side: Side) -> Match {
    for seed in 0..20 {
        let mut table = Match::new(seed);
        if table.play_until_sealed(side, 3, &mut honest) {
            return table;
        }
    }
    panic!("nobody hides anything");
}

/// Number of seals that each side opened at the end.
fn unsealed(table: &Match) -> [usize; 2] {
    let mut opened = [0; 2];
    for signed in table.pair.session(Side::First).entries() {
        if let Body::Openings { openings } = &signed.entry.body {
            opened[signed.entry.author.index()] += openings.len();
        }
    }
    opened
}

#[test]
fn a_match_that_is_played_out_opens_its_chits_too() {
    let mut table = Match::new(5);
    table.play(true, &mut honest);
    table.proves_itself("played out");
    table.shows_nothing_early();
    assert!(!table.sealed.is_empty());
}

#[test]
fn a_concession_brings_the_openings_of_both_into_the_record() {
    for side in Side::BOTH {
        let mut table = hiding(side);
        table.act(side, |session, now| session.concede(now)).unwrap();
        table.proves_itself("conceded");
        assert!(unsealed(&table)[side.index()] >= 1, "{:?}", unsealed(&table));
        assert_eq!(table.examined().0.ending(), Some(Ending::Conceded { by: side }));
        table.shows_nothing_early();
    }
}

#[test]
fn a_concession_out_of_turn_does_so_too() {
    let mut table = hiding(Side::Second);
    table.act(Side::First, |session, now| session.concede(now)).unwrap();
    table.proves_itself("conceded by note");
    assert_eq!(table.examined().0.ending(), Some(Ending::Conceded { by: Side::First }));
}

#[test]
fn an_agreed_draw_brings_the_openings_of_both_into_the_record() {
    let mut table = hiding(Side::First);
    table.act(Side::First, |session, now| session.ask(now, Matter::Result { winner: None })).unwrap();
    table.act(Side::Second, grant_asked).unwrap();
    table.proves_itself("agreed");
    assert!(unsealed(&table)[0] >= 1);
}

#[test]
fn a_crash_before_the_openings_loses_none() {
    let mut table = hiding(Side::First);
    table.pair.stop(Side::First);
    table.act(Side::Second, |session, now| session.concede(now)).unwrap();
    table.pair.start(Side::First);
    table.pair.connect();
    table.deliver();
    table.proves_itself("crashed");
}

#[test]
fn while_a_computer_is_away_the_record_names_the_side_that_must_open_and_no_side_has_won() {
    let mut table = hiding(Side::Second);
    while !table.pair.session(Side::First).is_my_decision() {
        assert!(table.step(&mut honest), "First is never asked again");
    }
    table.pair.stop(Side::Second);
    table.act(Side::First, |session, now| session.concede(now)).unwrap();
    let owed = Conclusion::Unfinished { owed: String::from("opening"), by: Some(Side::Second) };
    let (seen, conclusion) = table.examined();
    assert_eq!((conclusion, seen.ending()), (owed, None));
    // The machine is back, and opens what it owes.
    table.pair.start(Side::Second);
    table.pair.connect();
    table.deliver();
    table.proves_itself("it was away");
}

#[test]
fn a_player_who_lost_what_they_sealed_ends_the_match_and_has_lost() {
    let mut table = hiding(Side::First);
    table.pair.ends[0].secrets = secrets(Side::First).to_bytes();
    table.pair.restart(Side::First);
    table.act(Side::Second, |session, now| session.concede(now)).unwrap();
    let (seen, conclusion) = table.examined();
    assert_eq!(conclusion, Conclusion::Overturned { first: true, second: false }, "{:?}", seen.findings);
    let finding = seen.findings.iter().find(|finding| finding.name == NOT_OPENED).unwrap();
    assert_eq!((finding.side, finding.weight), (Side::First, Weight::Wrong));
    let told = seen.overturned().unwrap();
    assert!(told.ends_with("did not open what they had sealed and has lost"), "{told}");
    assert!(seen.claim().contains("sealed"), "{}", seen.claim());
}

#[test]
fn without_the_opening_the_match_has_no_result() {
    let mut table = hiding(Side::First);
    table.pair.turn_liar(Side::First);
    let entry = table.pair.forge_true(Side::First, Body::Concede);
    table.pair.lie(&entry);
    let honest = table.pair.session(Side::Second);
    assert_eq!((honest.course().due(), honest.owed().as_str()), (Due::Openings(Side::First), "opening"));
    let record = record::file::Record::read(&record::file::Record::write(honest.entries())).unwrap();
    let seen = record::verify::examine(&record, engine::referee::rules::<eagles::Game>(), None).unwrap();
    let owed = Conclusion::Unfinished { owed: String::from("opening"), by: Some(Side::First) };
    assert_eq!((seen.conclusion(&record.notes), seen.ending()), (owed, None));
}

#[test]
fn opening_what_was_not_sealed_is_a_fault_that_proves_itself() {
    let mut table = hiding(Side::First);
    table.pair.turn_liar(Side::First);
    let entry = table.pair.forge_true(Side::First, Body::Concede);
    table.pair.lie(&entry);
    let mut opening = table.sealed.iter().find(|one| one.side == Side::First).unwrap().opening.clone();
    opening.content.push(1);
    for openings in [vec![opening], Vec::new()] {
        let entry = table.pair.forge(Side::First, Body::Openings { openings });
        let entries = table.pair.session(Side::Second).entries().to_vec();
        let evidence = Evidence::Breach { entries, entry: Box::new(entry) };
        let proof = examine_evidence(&evidence, engine::referee::rules::<eagles::Game>()).unwrap();
        assert_eq!((proof.name, proof.side), ("not-sealed", Side::First));
    }
    assert!(table.game(Side::Second).claims() > 0);
}
