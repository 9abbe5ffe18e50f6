//! Rolls without an opponent: open ones, sealed ones, and the knowledge of each seat.

use crate::ford::scenario;
use ::ford::{Command, Event, Ford, Options};
use engine::codec;
use engine::contract::{Game, Opening, Pending, Rolled, Side};
use language::chance::Chance;
use language::croupier::{self, Seats};

/// Plays on by what each side's own engine offers, until the game is over; what is looked at after each step.
fn play(seed: u64, mut look: impl FnMut(&Seats<Ford>, &[Event], &[Event])) -> Side {
    let mut chance = Chance::new(seed);
    let mut seats = Seats::new(Ford::new(&scenario()));
    loop {
        let told = match seats.public().pending() {
            Pending::Over(winner) => return winner,
            Pending::Roll(_) => seats.roll(&mut chance).unwrap().unwrap(),
            Pending::Decision { side, .. } => match seats.of(side).options() {
                Options::Seal(places) => {
                    let place = *chance.pick(&places).unwrap();
                    let battery = Opening { salt: [3; 32], content: codec::encode(&place) };
                    let told = seats.apply(side, &Command::Deploy { seal: battery.seal(side) }).unwrap();
                    seats.learn(side, &battery).unwrap();
                    told
                }
                Options::Say(all) => {
                    let all: Vec<&Command> = all.iter().filter(|command| **command != Command::Undo).collect();
                    seats.apply(side, chance.pick(&all).unwrap()).unwrap()
                }
            },
        };
        look(&seats, told.of(Side::First), told.of(Side::Second));
    }
}

#[test]
fn games_with_secrets_end_and_all_three_engines_agree_on_what_is_public() {
    let mut winners = [0, 0];
    for seed in 0..200 {
        let winner = play(seed, |seats, _, _| {
            for side in Side::BOTH {
                assert_eq!(seats.of(side).save(), seats.public().save());
                assert_eq!(seats.of(side).pending(), seats.public().pending());
            }
        });
        winners[winner.index()] += 1;
    }
    assert!(winners.iter().all(|&won| won > 10), "{winners:?}");
}

#[test]
fn each_seat_knows_its_own_secret_and_not_the_others() {
    let mut seen = [0, 0];
    for seed in 0..60 {
        play(seed, |seats, _, _| {
            let [first, second] = Side::BOTH.map(|side| seats.of(side).view(side));
            let public = seats.public().view(Side::First);
            assert_eq!(second.battery, public.battery);
            assert_eq!(first.card, public.card);
            seen[0] += u32::from(first.battery.is_some());
            seen[1] += u32::from(second.card.is_some());
        });
    }
    assert!(seen.iter().all(|&times| times > 20), "{seen:?}");
}

#[test]
fn only_the_side_that_knows_is_told_which_unit_a_shot_struck() {
    let (mut told, mut untold) = (0, 0);
    for seed in 0..200 {
        play(seed, |_, first, second| {
            let struck =
                |events: &[Event]| events.iter().any(|event| matches!(event, Event::Fired { struck: Some(_), .. }));
            told += u32::from(struck(first));
            untold += u32::from(struck(second));
        });
    }
    assert!(told > 10 && untold == 0, "{told} {untold}");
}

#[test]
fn a_refused_command_changes_no_seat() {
    let mut seats = Seats::new(Ford::new(&scenario()));
    let before = seats.public().save();
    assert!(seats.apply(Side::Second, &Command::Fire).is_err());
    assert_eq!(seats.public().save(), before);
}

#[test]
fn a_player_in_both_seats_rolls_sealed_dice_too() {
    for seed in 0..40 {
        let mut chance = Chance::new(seed);
        let mut game = Ford::new(&scenario());
        let battery = Opening { salt: [3; 32], content: codec::encode(&1u8) };
        game.apply(Side::First, &Command::Deploy { seal: battery.seal(Side::First) }).unwrap();
        game.learn(&battery).unwrap();
        game.apply(Side::Second, &Command::March { ford: 1 }).unwrap();
        game.apply(Side::Second, &Command::Draw).unwrap();
        let Pending::Roll(roll) = game.pending() else { panic!("no card is drawn") };
        let dealt = croupier::deal(&roll, &mut chance);
        assert!(matches!(dealt.rolled, Rolled::Sealed(_)) && dealt.secret.is_some());
        croupier::take(&mut game, &dealt).unwrap();
        assert!(game.view(Side::Second).card.is_some());
    }
}
