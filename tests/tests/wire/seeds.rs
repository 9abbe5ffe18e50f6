//! Simulated matches and games that once broke a promise, by their seeds.

use lab::selfplay::{self, Detectors, SelfplayPlan};
use lab::{library, soak};
use language::bot::BotKind;

fn all_hold(seeds: &[(&str, &[u64])]) {
    for (name, seeds) in seeds {
        let battle = library::open(name, None).unwrap();
        for seed in *seeds {
            if let Err(broken) = soak::one(&battle, *seed, BotKind::Random, None) {
                panic!("{name}: {broken}");
            }
        }
    }
}

#[test]
fn no_bad_line_makes_an_honest_player_a_flooder() {
    all_hold(&[
        ("dresden20", &[921_838, 1_103_641, 1_106_469]),
        ("broesa", &[1_200_131, 1_205_749]),
        ("skirmish", &[1_503_879, 1_504_597, 2_014_400, 2_050_575, 2_061_109, 2_061_502]),
    ]);
}

#[test]
fn a_player_who_gives_up_with_an_older_copy_did_not_play_on() {
    all_hold(&[("broesa", &[930_370, 1_201_512]), ("skirmish", &[2_014_037, 2_030_121, 2_040_002])]);
}

#[test]
fn a_difference_that_is_told_again_after_it_was_admitted_is_no_false_dispute() {
    all_hold(&[("skirmish", &[2_012_707])]);
}

#[test]
fn both_clocks_show_the_same_after_entries_that_were_long_on_their_way() {
    all_hold(&[
        ("dresden20", &[1_101_355]),
        ("eagles-friedland", &[1_300_382]),
        ("skirmish", &[1_501_995, 2_022_015, 16_004_649, 94_016_123]),
        ("eylau", &[1_600_056]),
        ("gleina", &[2_100_211]),
        ("eagles-pultusk", &[2_200_427]),
    ]);
}

#[test]
fn a_word_about_the_time_that_was_overtaken_does_not_set_a_clock_back() {
    all_hold(&[("winter-training", &[72_000_758])]);
}

#[test]
fn a_parcel_of_a_new_run_is_not_taken_for_one_of_the_run_before() {
    all_hold(&[("eylau", &[71_000_074]), ("skirmish", &[73_059_971])]);
}

#[test]
fn a_flag_that_is_claimed_after_every_restart_does_not_keep_other_notes_from_arriving() {
    all_hold(&[("eagles-campaign-friedland", &[90_000_020])]);
}

#[test]
fn an_audit_waits_where_the_veiled_game_asked_what_a_counter_is() {
    all_hold(&[("eagles-campaign-friedland", &[90_000_131])]);
}

#[test]
fn of_two_veiled_losses_the_one_without_a_choice_is_no_false_claim() {
    all_hold(&[("eagles-pultusk", &[22_000_523, 31_001_112])]);
}

#[test]
fn a_note_that_was_lost_with_an_older_copy_is_said_again() {
    all_hold(&[
        ("dresden20", &[1_102_350]),
        ("eagles-friedland", &[940_106]),
        ("eylau", &[1_600_126]),
        ("skirmish", &[2_022_573, 2_032_623, 2_033_938, 2_040_558]),
    ]);
}

#[test]
fn a_mark_that_was_lost_with_the_power_is_made_up_for() {
    all_hold(&[("skirmish", &[15_022_007])]);
}

#[test]
fn that_play_goes_on_is_said_once() {
    all_hold(&[("skirmish", &[15_042_062])]);
}

#[test]
fn a_note_that_is_said_again_comes_before_later_ones() {
    all_hold(&[("winter-training", &[12_000_657])]);
}

/// Plays single games of self-play by their seeds and numbers, under the revision they were found by and the newest.
fn all_are_played(games: &[(&str, u64, &[u64])]) {
    for (name, seed, games) in games {
        let newest = library::open(name, None).unwrap();
        for battle in [newest.under(FOUND_BY).unwrap(), newest] {
            let plan = SelfplayPlan {
                battle,
                games: 1,
                at_most: 0,
                seed: *seed,
                bots: [BotKind::Random; 2],
                detectors: Detectors::ON,
                threads: 1,
            };
            for game in *games {
                let (tally, _) = selfplay::run_from(&plan, *game);
                let revision = plan.battle.revision();
                assert!(
                    tally.faults.is_empty(),
                    "{name}, revision {revision}, game {game} of seed {seed}: {:?}",
                    tally.faults
                );
            }
        }
    }
}

/// The revision of La Bataille and of The Eagles by which these games were found.
const FOUND_BY: u32 = 2;

#[test]
fn la_bataille_loads_what_it_saves_where_it_once_could_not() {
    all_are_played(&[
        ("broesa", 771_177, &[211]),
        ("broesa", 88, &[11_854]),
        ("gleina", 771_177, &[1984]),
        ("gleina", 31_337, &[357, 445, 1433, 1570, 1745, 2067, 2595, 2774]),
    ]);
}

/// A leader without units was held by an enemy who was covered: that he might leave was offered and refused.
#[test]
fn the_enemy_that_holds_a_leader_without_units_is_shown() {
    all_are_played(&[("eagles-pultusk", 9001, &[194])]);
}

/// The first five could not be loaded again; the last two came to a veiled loss that no player could answer. An ordinary run
/// plays one of each, and all of them where `ESTAFETTE_LONG` is set, as `tools/test --long` does.
#[test]
fn the_campaign_of_pultusk_loads_what_it_saves_and_comes_to_an_end_where_it_once_did_not() {
    let games: &[u64] = &[159, 119, 424, 425, 436, 515, 286];
    let usual = if std::env::var_os("ESTAFETTE_LONG").is_some() { games.len() } else { 2 };
    all_are_played(&[("eagles-campaign-pultusk", 31_337, &games[..usual])]);
}
