//! One story of the time: both sides show the same clocks, through cuts and crashes, and say so when they cannot agree.

use crate::ford::*;
use ::ford::{Command, Ford};
use engine::codec;
use engine::contract::Side;
use engine::digest::Hash;
use estafette_tests::wire::{WirePair, identity};
use lab::{library, soak};
use language::bot::BotKind;
use record::entry::{Body, Clock};
use record::file::Record;
use record::header::{Terms, TimeControl};
use record::message::Message;
use record::session::{Gap, Notice, Refused};
use record::verify::{Conclusion, examine};

/// A match with clocks in which the second player is to decide.
fn timed(budget: u32, grace: u32) -> WirePair<Ford> {
    begun_by(Terms { time: TimeControl { budget, increment: 0, grace }, ..ford_terms() })
}

fn clocks(pair: &WirePair<Ford>) -> [[u64; 2]; 2] {
    Side::BOTH.map(|side| pair.session(side).clocks(pair.now))
}

/// Both show the same, to the second; what they show.
fn same(pair: &WirePair<Ford>, when: &str) -> [u64; 2] {
    let [first, second] = clocks(pair);
    assert!(first.iter().zip(second).all(|(one, other)| one.abs_diff(other) <= 500), "{when}: {first:?} {second:?}");
    first
}

#[test]
fn after_a_crash_of_either_side_both_show_the_same_time_and_none_is_lost() {
    for crashed in Side::BOTH {
        let mut pair = timed(1800, 600);
        pair.wait(380_000);
        pair.stop(crashed);
        pair.wait(35_000);
        pair.start(crashed);
        pair.connect();
        pair.wait(4_000);
        let shown = same(&pair, "after the crash")[1];
        assert!(
            (384_000..386_000).contains(&shown),
            "{crashed:?}: the second player thought for 384 s, not {shown} ms"
        );
        pair.say(SECOND, &march(1));
        pair.say(SECOND, &Command::Cross);
        pair.say(FIRST, &Command::Hold);
        assert_eq!(same(&pair, "by the record")[1], shown, "and that is what the record says");
        let standing = pair.session(FIRST).course().standing();
        assert_eq!((standing.gaps(), standing.used(SECOND)), (0, shown));
    }
}

#[test]
fn a_crash_again_and_again_gives_no_time_away() {
    let mut pair = timed(1800, 600);
    for _ in 0..10 {
        pair.wait(30_000);
        pair.restart(SECOND);
    }
    pair.wait(4_000);
    let shown = same(&pair, "after ten crashes")[1];
    assert!(shown >= 304_000 - 10 * 1_100, "{shown}");
}

#[test]
fn no_clock_runs_while_the_opponent_is_offline_and_the_program_says_so() {
    let mut pair = timed(1800, 600);
    pair.wait(20_000);
    let before = same(&pair, "before");
    assert_eq!(pair.session(SECOND).running_clock(pair.now), Some(SECOND));
    pair.stop(FIRST);
    pair.wait(3_600_000);
    assert_eq!(pair.session(SECOND).clocks(pair.now), before, "he is alone, and his clock stands");
    assert_eq!(pair.session(SECOND).running_clock(pair.now), None);
    assert_eq!(pair.end(SECOND).notices.last(), Some(&Notice::Stands { quiet: false, running: None }));
    pair.start(FIRST);
    pair.connect();
    pair.wait(2_000);
    assert_eq!(same(&pair, "together again")[1], before[1] + 2_000);
}

#[test]
fn silence_is_noticed_within_five_seconds_and_the_connection_is_kept_for_twenty() {
    let mut pair = timed(1800, 600);
    pair.wait(10_000);
    for side in Side::BOTH {
        assert!(!pair.session(side).is_quiet(), "a quiet line is not a dead one");
    }
    pair.silent[FIRST.index()] = true;
    pair.wait(4_000);
    assert!(!pair.session(SECOND).is_quiet());
    pair.wait(1_000);
    assert!(pair.session(SECOND).is_quiet() && pair.session(SECOND).is_met());
    assert_eq!(pair.end(SECOND).notices.last(), Some(&Notice::Stands { quiet: true, running: None }));
    let shown = pair.session(SECOND).clocks(pair.now);
    pair.wait(9_000);
    assert_eq!(pair.session(SECOND).clocks(pair.now), shown);
    assert!(pair.connected, "a slow line is better than none");
    pair.silent[FIRST.index()] = false;
    pair.wait(4_000);
    assert!(!pair.session(SECOND).is_quiet());
    same(&pair, "heard again");
    pair.silent[FIRST.index()] = true;
    pair.wait(22_000);
    assert!(!pair.connected);
}

#[test]
fn beyond_the_allowance_the_time_of_an_offline_player_counts_on_both_screens() {
    let mut pair = timed(1800, 60);
    pair.wait(10_000);
    pair.stop(SECOND);
    pair.wait(50_000);
    assert_eq!(pair.session(FIRST).running_clock(pair.now), None);
    assert_eq!(pair.session(FIRST).grace_left(pair.now), 10_000);
    pair.wait(50_000);
    assert_eq!(pair.session(FIRST).running_clock(pair.now), Some(SECOND));
    pair.start(SECOND);
    pair.connect();
    pair.wait(4_000);
    let shown = same(&pair, "after the grace")[1];
    assert!((53_000..56_000).contains(&shown), "10 s, 40 s beyond the grace, and 4 s: {shown}");
}

#[test]
fn a_side_gets_the_increment_for_each_phase_that_it_ends_and_its_flag_falls_later() {
    let mut pair = begun_by(Terms { time: TimeControl { budget: 60, increment: 25, grace: 0 }, ..ford_terms() });
    let ended = Side::BOTH.map(|side| pair.session(FIRST).course().standing().phases_ended(side));
    assert_eq!(ended.iter().sum::<u32>(), 1, "the phase before the march");
    let allowed = ended.map(|phases| 60_000 + 25_000 * u64::from(phases));
    assert!(Side::BOTH.iter().all(|&side| pair.session(side).allowed() == allowed), "both show the same");
    let fell = |pair: &WirePair<Ford>| {
        let notices = &pair.end(FIRST).notices;
        notices.iter().any(|notice| matches!(notice, Notice::FlagFell { side: SECOND, .. }))
    };
    pair.wait(allowed[1] - 5_000);
    assert!(!fell(&pair), "five seconds are left of {allowed:?}");
    pair.wait(10_000);
    assert!(fell(&pair), "and now none of {allowed:?}");
    pair.restart(FIRST);
    assert_eq!(pair.session(FIRST).allowed(), allowed, "the record tells it");
}

#[test]
fn no_player_is_charged_more_time_than_passed() {
    let mut pair = timed(1800, 600);
    pair.wait(10_000);
    let length = pair.session(SECOND).course().length();
    pair.turn_liar(FIRST);
    pair.tell(SECOND, &Message::Time { length, running: 1_700_000, gap: 0 });
    assert!(pair.session(SECOND).clocks(pair.now)[1] <= 10_500, "the entry is ten seconds old");
}

/// The first player answers the second player's turn, and signs this time for it.
fn measured(pair: &mut WirePair<Ford>, measured: u32) {
    let draft = Body::Command { command: codec::encode(&Command::Hold), link: None, state: Hash([0; 32]) };
    let clock = Clock { spent: 0, measured };
    let entry = pair.session(FIRST).course().compose(FIRST, clock, draft).unwrap().sign(&identity(FIRST));
    pair.turn_liar(FIRST);
    pair.lie(&entry);
}

#[test]
fn a_signed_word_about_the_time_charges_no_more_than_passed_here() {
    // A liar gains nothing by waiting until the other's program was started again after its last entry.
    for (lie, restarts) in
        [9_000, 59_000, 95_000, 4_000_000_000].into_iter().flat_map(|lie| [(lie, false), (lie, true)])
    {
        let mut pair = timed(3600, 0);
        pair.wait(5_000);
        pair.say(SECOND, &march(1));
        pair.say(SECOND, &Command::Cross);
        if restarts {
            pair.restart(SECOND);
        }
        measured(&mut pair, lie);
        let gaps: Vec<Gap> = pair.end(SECOND).notices.iter().filter_map(gap).collect();
        assert_eq!(gaps.len(), 1, "{gaps:?}");
        assert_eq!((gaps[0].side, gaps[0].measured), (SECOND, u64::from(lie)));
        let told = pair.end(SECOND).notices.iter().any(|notice| matches!(notice, Notice::Overcharged { .. }));
        // A lie of three seconds or so can be a slow line.
        assert!(told || lie < 12_000, "{lie}");
        assert!(!pair.session(SECOND).clocks_differ());
        let shown = pair.session(SECOND).clocks(pair.now)[1];
        assert!((5_000..=12_000).contains(&shown), "five seconds passed, and a way there and back: {shown}");
        assert!(pair.verdicts(SECOND).is_empty(), "clocks prove nothing");
        pair.stop(SECOND);
        pair.start(SECOND);
        assert_eq!(pair.session(SECOND).clocks(pair.now)[1], shown, "and that is not forgotten with the program");
    }
}

#[test]
fn an_unsigned_word_about_the_time_neither_stops_nor_charges_a_player() {
    let mut pair = timed(3600, 0);
    pair.wait(5_000);
    pair.say(SECOND, &march(1));
    let length = pair.session(SECOND).course().length();
    pair.turn_liar(FIRST);
    for gap in [90_000, u64::MAX] {
        pair.tell(SECOND, &Message::Time { length, running: 0, gap });
        assert!(!pair.session(SECOND).clocks_differ());
        let shown = pair.session(SECOND).clocks(pair.now)[1];
        assert!(shown <= 10_000, "five seconds passed, and a way there and back: {shown}");
    }
    pair.say(SECOND, &Command::Cross);
    assert_eq!(pair.act(SECOND, |session, now| session.close_as_owed(now)), Err(Refused::TooEarly));
}

#[test]
fn no_word_about_the_time_keeps_a_player_from_closing_what_the_other_owes() {
    let mut pair =
        begun_by(Terms { deadline: 70, time: TimeControl { budget: 3600, ..TimeControl::default() }, ..ford_terms() });
    pair.wait(5_000);
    pair.say(SECOND, &march(1));
    pair.say(SECOND, &Command::Cross);
    let length = pair.session(SECOND).course().length();
    pair.turn_liar(FIRST);
    for _ in 0..5 {
        pair.wait(15_000);
        pair.tell(SECOND, &Message::Time { length, running: 0, gap: u64::MAX });
    }
    assert!(pair.connected && !pair.session(SECOND).clocks_differ());
    pair.act(SECOND, |session, now| session.close_as_owed(now)).unwrap();
    assert_eq!(pair.session(SECOND).stopped().map(|verdict| verdict.name), Some("owed"));
    let record = Record::read(&pair.end(SECOND).record).unwrap();
    let seen = examine(&record, engine::referee::rules::<Ford>(), None).unwrap();
    let owed = Conclusion::Unfinished { owed: String::from("decision"), by: Some(FIRST) };
    assert_eq!(seen.conclusion(&record.notes), owed, "the liar owes it, and not the player who closes");
}

fn gap(notice: &Notice) -> Option<Gap> {
    match notice {
        Notice::Gap(gap) => Some(*gap),
        _ => None,
    }
}

#[test]
fn in_bad_weather_and_through_crashes_two_simulated_players_show_the_same_time() {
    let battle = library::open("skirmish", None).unwrap();
    let mut compared = 0;
    // `tools/test --long` plays them all.
    let (count, least) = if std::env::var_os("ESTAFETTE_LONG").is_some() { (120, 10_000) } else { (30, 1_500) };
    for seed in 40_000..40_000 + count {
        let ended = soak::one(&battle, seed, BotKind::Random, None).unwrap_or_else(|broken| panic!("{broken}"));
        compared += ended.clocks.0;
    }
    println!("{count} of 120 matches, clocks compared {compared} times");
    assert!(compared > least, "{compared}");
}
