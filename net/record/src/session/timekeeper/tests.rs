//! The time that clocks show, charge and forgive.

use super::*;

const ME: Side = Side::First;
const HE: Side = Side::Second;

fn keeper(grace: u32, thinker: Side) -> Timekeeper {
    let mut keeper = Timekeeper::new(TimeControl { budget: 3600, increment: 0, grace }, ME, 0);
    keeper.heard(0, true);
    keeper.caught_up(0, false);
    keeper.turn(0, Some(thinker), false);
    keeper
}

#[test]
fn an_honest_claim_leaves_no_gap() {
    let mut keeper = keeper(0, HE);
    keeper.heard(9_000, true);
    keeper.heard(10_080, true);
    keeper.their_entry(10_080, 10_000, 80, false);
    keeper.turn(10_080, Some(ME), false);
    assert_eq!(keeper.their_gap(10_000), 0);
    assert_eq!(keeper.own_entry(11_080, 10_000), (1_000, 10_080));
}

#[test]
fn understated_time_is_a_gap() {
    let mut keeper = keeper(0, HE);
    keeper.heard(18_000, true);
    keeper.heard(20_000, true);
    keeper.their_entry(20_000, 1_000, 100, false);
    assert_eq!(keeper.their_gap(1_000), 16_900, "up to the last word before it he was thinking still");
    keeper.forgive(1, 1_000);
    assert_eq!(keeper.their_gap(1_000), 0);
}

#[test]
fn the_grace_is_for_the_whole_match_and_not_for_each_cut() {
    let mut keeper = keeper(30, HE);
    for (gone, back) in [(1_000, 21_000), (23_000, 43_000)] {
        keeper.gone(gone);
        keeper.heard(back, true);
    }
    assert_eq!(keeper.grace_left(43_000), 0);
    keeper.heard(44_000, true);
    keeper.their_entry(44_000, 2_000, 0, false);
    assert_eq!(keeper.measured(2_000), 13_000, "10 s of grace were left, the other 10 s are thinking");
}

#[test]
fn own_clocks_stop_while_the_other_player_is_offline() {
    let mut keeper = keeper(30, ME);
    keeper.gone(5_000);
    assert_eq!((keeper.shown(900_000), keeper.runs(900_000)), (5_000, None));
    keeper.heard(900_000, true);
    assert_eq!(keeper.runs(900_000), Some(ME));
    assert_eq!(keeper.own_entry(901_000, 0).0, 6_000);
}

#[test]
fn no_clock_runs_while_an_entry_is_in_transit_unless_a_peer_says_so_too_often() {
    let mut keeper = keeper(0, ME);
    for turn in 0u64..3 {
        let begun = turn * 100_000;
        keeper.turn(begun, Some(ME), false);
        keeper.own_entry(begun, 0);
        keeper.turn(begun, Some(HE), false);
        for second in 1..=60 {
            keeper.heard(begun + second * 1_000, true);
            keeper.read(begun + second * 1_000, second == 60);
        }
        let counted = keeper.running(begun + 60_000);
        assert_eq!(counted, if turn < 2 { 0 } else { 29_000 }, "50 s beyond 10 s, twice, and 20 s of the third");
        keeper.their_entry(begun + 60_000, 0, 0, false);
    }
}

#[test]
fn a_pause_counts_for_no_player() {
    let mut keeper = keeper(0, HE);
    keeper.turn(1_000, Some(HE), true);
    assert_eq!((keeper.shown(900_000), keeper.runs(900_000)), (1_000, None));
    keeper.turn(900_000, Some(HE), false);
    assert_eq!(keeper.shown(901_000), 2_000);
}

#[test]
fn a_side_that_forgot_takes_up_what_the_other_counted_as_far_as_it_can_be() {
    let mut keeper = keeper(600, ME);
    keeper.written_ago(299_000, false, false);
    assert!(keeper.told(1_000, 280_000, 0, 0, 50));
    assert_eq!(keeper.shown(1_000), 280_000);
    assert!(keeper.told(1_000, 2_800_000, 0, 0, 50));
    assert_eq!(keeper.shown(1_000), 301_000, "the entry is no older");
    let mut watcher = self::keeper(600, HE);
    assert!(watcher.told(1_000, 280_000, 0, 0, 0));
    assert_eq!(watcher.shown(2_000), 281_000);
}

#[test]
fn both_show_what_the_thinker_says_while_that_can_be_and_what_was_counted_otherwise() {
    let mut keeper = keeper(600, HE);
    keeper.told(10_000, 8_500, 0, 0, 100);
    assert_eq!((keeper.shown(11_000), keeper.running(11_000)), (9_550, 11_000));
    keeper.told(20_000, 10_000, 0, 0, 100);
    assert_eq!(keeper.shown(20_000), 20_000);
}

#[test]
fn a_word_about_the_time_that_was_overtaken_changes_nothing() {
    let mut keeper = keeper(600, HE);
    keeper.told(10_000, 8_500, 0, 0, 100);
    keeper.told(10_100, 10_100, 0, 0, 100);
    keeper.told(10_200, 8_500, 0, 0, 100);
    assert_eq!(keeper.shown(10_200), 10_200);
    // The program was restarted, and forgot a part of the turn.
    keeper.gone(11_000);
    keeper.heard(12_000, true);
    keeper.told(12_000, 9_500, 0, 0, 100);
    assert_eq!(keeper.shown(12_000), 9_550);
}

#[test]
fn a_liar_who_measures_a_little_too_much_in_every_turn_gains_half_a_minute_in_a_match() {
    let mut keeper = keeper(0, HE);
    let (turn, lie) = (5_000, 2_900);
    let mut gained = 0;
    for seq in 0..200 {
        let begun = u64::from(seq) * 10_000;
        keeper.told(begun, 0, 0, 0, 40);
        keeper.turn(begun, Some(HE), false);
        keeper.their_entry(begun + turn, 5_000, 40, false);
        keeper.turn(begun + turn, Some(ME), false);
        let now = begun + 2 * turn;
        gained += keeper.charged(now, seq, turn + lie, turn).unwrap_or(turn + lie) - turn;
        keeper.own_entry(now, 0);
    }
    assert!((20_000..=MOST_TRIPS + LONGEST_TRIP).contains(&gained), "{gained} ms in 200 turns");
}

#[test]
fn an_entry_that_was_promised_is_not_held_against_its_writer_unless_too_often() {
    let mut keeper = keeper(0, HE);
    // Written after 5 s of thinking; 4 s more on its way, since it was lost and sent again.
    keeper.heard(5_000, true);
    keeper.promised(5_000, true);
    keeper.heard(8_000, true);
    assert_eq!(keeper.shown(9_000), 5_000);
    keeper.their_entry(9_000, 5_000, 100, true);
    keeper.promised(9_000, false);
    assert_eq!((keeper.their_gap(5_000), keeper.measured(5_000)), (0, 5_000));
    // A liar promises an entry and goes on thinking: ten seconds of every turn, two minutes of a match.
    let mut uncounted = 4_000;
    for turn in 1u64..=20 {
        let begun = turn * 100_000;
        keeper.turn(begun, Some(ME), false);
        keeper.own_entry(begun, 0);
        keeper.read(begun, true);
        keeper.turn(begun, Some(HE), false);
        keeper.promised(begun, true);
        uncounted += 60_000 - keeper.running(begun + 60_000);
        keeper.their_entry(begun + 60_000, 0, 0, true);
        keeper.promised(begun + 60_000, false);
    }
    assert_eq!(uncounted, MOST_LATE);
}
