//! Veiled campaigns over the wire: counters are dealt, machines open their kinds and leaders, and none of it is seen
//! before its time.

use super::table::*;
use eagles::{Command, Game, Kind, Name, Veiled};
use engine::codec;
use engine::contract::Side;
use language::ask::Said;
use record::entry::Body;

/// The kinds of veiled commands in a match.
fn words(table: &Match) -> Vec<String> {
    let mut found = Vec::new();
    for signed in table.pair.session(Side::First).entries() {
        let Body::Command { command, .. } = &signed.entry.body else { continue };
        if let Command::Veiled(veiled) = codec::decode(command).unwrap() {
            let word = format!("{veiled:?}");
            found.push(word.split([' ', '(']).next().unwrap_or_default().to_owned());
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

#[test]
fn a_campaign_that_is_played_out_proves_itself() {
    let mut all = Vec::new();
    for seed in 0..2 {
        let mut table = Match::on(&campaign(), seed);
        table.play(true, &mut honest);
        table.proves_itself(&format!("campaign {seed}"));
        table.shows_nothing_early();
        all.extend(words(&table));
    }
    for word in ["Deal", "Kind", "Name", "Passed", "Paces"] {
        assert!(all.iter().any(|known| known == word), "{word} was never said: {all:?}");
    }
}

#[test]
fn a_campaign_that_is_given_up_is_opened_all_the_same() {
    for side in Side::BOTH {
        let mut table = Match::on(&campaign(), 7);
        assert!(table.play_until_sealed(side, 1, &mut honest));
        table.act(side, |session, now| session.concede(now)).unwrap();
        table.proves_itself("conceded");
        table.shows_nothing_early();
    }
}

/// Counters of leaders that were not there.
fn names(_: &Game, _: Side, said: &mut Said<Command>) -> bool {
    let Command::Veiled(veiled) = &said.command else { return false };
    if !matches!(**veiled, Veiled::Deal { .. }) {
        return false;
    }
    said.sealed[0] = codec::encode(&Name { leader: Some(eagles::LeaderId(0)) });
    true
}

/// A Force for an outpost, and the other way round.
fn kinds(_: &Game, _: Side, said: &mut Said<Command>) -> bool {
    let Command::Veiled(veiled) = &said.command else { return false };
    if !matches!(**veiled, Veiled::Deal { .. }) {
        return false;
    }
    let kind = codec::decode::<Kind>(&said.sealed[1]).unwrap();
    said.sealed[1] = codec::encode(&Kind { outpost: !kind.outpost });
    true
}

#[test]
fn a_false_deal_is_named_when_the_campaign_is_given_up() {
    for (what, lie) in [("names", names as fn(&Game, Side, &mut Said<Command>) -> bool), ("kinds", kinds)] {
        let mut table = Match::on(&campaign(), 11);
        let mut bend = |game: &Game, side: Side, said: &mut Said<Command>| lie(game, side, said);
        while table.lie.is_none() {
            assert!(table.step(&mut bend), "nobody dealt");
        }
        let (liar, _) = table.lie.unwrap();
        while !table.pair.session(liar).is_my_decision() {
            assert!(table.step(&mut honest), "{what}: he is never asked again");
        }
        table.act(liar, |session, now| session.concede(now)).unwrap();
        table.names_the_liar(what);
    }
}
