//! Veiled matches by the dozen, with crashes and liars: every liar is named, no other player is, and nothing is shown
//! early. The ordinary tests play matches 13 to 24; `tools/test --long` sets `ESTAFETTE_LONG`, and plays 0 to 24.
//! `VEILED_MATCHES=1000 cargo test --release --test eagles many` plays more of them.

use super::liars::ALL;
use super::table::*;
use engine::contract::Side;
use estafette_tests::wire::grant_asked;
use record::entry::Matter;

/// Plays one match, by its number alone; returns whether a player lied in it.
fn one(number: u64) -> bool {
    let what = format!("match {number}");
    // One in twenty-five is of a campaign.
    let board = if number % 25 == 24 { campaign() } else { board() };
    let mut table = Match::on(&board, 7_000 + number);
    // One in three has a liar, who begins to lie sooner or later.
    let (_, lie) = ALL[usize::try_from(number / 3).unwrap() % ALL.len()];
    let lies = number % 3 == 2;
    let patience = table.chance.below(4);
    let mut chances = 0;
    let mut bend = |game: &eagles::Game, side, said: &mut language::ask::Said<_>| {
        chances += usize::from(matches!(said.command, eagles::Command::Veiled(_)));
        lies && chances > patience && lie(game, side, said)
    };
    // Some are played to their end; others are given up, or both agree.
    let steps = table.chance.pick(&[usize::MAX, usize::MAX, 60, 120, 200]).copied().unwrap();
    let mut turn = 0;
    while turn < steps {
        if turn % 29 == 11 {
            table.pair.restart(if turn % 2 == 0 { Side::First } else { Side::Second });
            table.deliver();
        }
        if !table.step(&mut bend) {
            break;
        }
        turn += 1;
    }
    if !table.pair.session(Side::First).is_closed() {
        let side = if table.chance.one_in(1, 2) { Side::First } else { Side::Second };
        if table.chance.one_in(1, 3) {
            table.act(side, |session, now| session.ask(now, Matter::Result { winner: Some(side) })).unwrap();
            table.act(side.other(), grant_asked).unwrap();
        } else {
            table.act(side, |session, now| session.concede(now)).unwrap();
        }
    }
    if table.lie.is_some() {
        drop(table.names_the_liar(&what))
    } else {
        table.proves_itself(&what)
    }
    table.shows_nothing_early();
    table.lie.is_some()
}

#[test]
fn many_matches_with_crashes_and_liars() {
    let told = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    // Match 24 is of a campaign, and four of the twelve have a liar.
    let usual = if std::env::var_os("ESTAFETTE_LONG").is_some() { (25, 0) } else { (12, 13) };
    let asked = told("VEILED_MATCHES").map(|matches| (matches, 0));
    let (matches, from) = asked.unwrap_or(usual);
    let from = told("VEILED_FROM").unwrap_or(from);
    let liars = (from..from + matches).filter(|&number| one(number)).count();
    eprintln!("{matches} matches from {from}, {liars} liars, every one named");
    assert!(liars > 0 || matches < 12);
}
