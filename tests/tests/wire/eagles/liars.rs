//! Every kind of lie, by people who bend what they seal and by machines that claim what is not so.

use super::table::*;
use eagles::{Chit, Command, Game, Stage, Track, TrueCommand, Veiled};
use engine::codec;
use engine::contract::{Game as _, Side};
use estafette_tests::wire::chain;
use language::ask::Said;
use record::course::Due;
use record::entry::Body;

fn veiled(said: &mut Said<Command>) -> Option<&mut Veiled> {
    match &mut said.command {
        Command::Veiled(veiled) => Some(veiled.as_mut()),
        _ => None,
    }
}

/// Strength out of nothing.
pub(crate) fn strength(_: &Game, _: Side, said: &mut Said<Command>) -> bool {
    for content in said.sealed.iter_mut().skip(1) {
        if let Ok(mut track) = codec::decode::<Track>(content)
            && let Some(unit) = track.units.first_mut().filter(|unit| unit.1 < 9)
        {
            unit.1 += 1;
            *content = codec::encode(&track);
            return true;
        }
    }
    false
}

/// Infantry as quick as cavalry, or the other way round.
pub(crate) fn pace(_: &Game, _: Side, said: &mut Said<Command>) -> bool {
    match veiled(said) {
        Some(Veiled::Rearrange(reseal)) => reseal.tracks.first_mut().is_some_and(|one| {
            one.token.horse = !one.token.horse;
            true
        }),
        _ => false,
    }
}

/// Something that the open rules would have refused.
pub(crate) fn deed(_: &Game, _: Side, said: &mut Said<Command>) -> bool {
    let Some(Veiled::Rearrange(_)) = veiled(said) else { return false };
    let Some(content) = said.sealed.first_mut() else { return false };
    let Ok(mut deed) = codec::decode::<TrueCommand>(content) else { return false };
    let Command::Transfer { formation, .. } = &mut deed.command else { return false };
    formation.0 = !0;
    *content = codec::encode(&deed);
    true
}

/// A seal on nothing.
pub(crate) fn nothing(_: &Game, _: Side, said: &mut Said<Command>) -> bool {
    match said.sealed.first_mut() {
        Some(content) if matches!(&said.command, Command::Veiled(_)) => {
            *content = vec![0xff; 3];
            true
        }
        _ => false,
    }
}

/// One way to lie.
type Bend = fn(&Game, Side, &mut Said<Command>) -> bool;

/// All of them.
pub(crate) const ALL: [(&str, Bend); 4] =
    [("strength", strength), ("pace", pace), ("deed", deed), ("nothing", nothing)];

#[test]
fn every_lie_is_named_when_the_match_is_played_out() {
    for (name, lie) in ALL {
        let lied = (30..50).find_map(|seed| {
            let mut table = Match::new(seed);
            table.play(false, &mut |game: &Game, side, said: &mut Said<Command>| lie(game, side, said));
            table.lie.is_some().then_some(table)
        });
        let table = lied.unwrap_or_else(|| panic!("nobody had a chance to lie: {name}"));
        table.names_the_liar(name);
        table.shows_nothing_early();
    }
}

#[test]
fn every_lie_is_named_although_the_liar_concedes() {
    for (name, lie) in ALL {
        let mut bend = |game: &Game, side: Side, said: &mut Said<Command>| lie(game, side, said);
        let mut table = Match::new(31);
        while table.lie.is_none() {
            assert!(table.step(&mut bend), "nobody had a chance to lie: {name}");
        }
        let (liar, _) = table.lie.unwrap();
        table.act(liar, |session, now| session.concede(now)).unwrap();
        table.names_the_liar(name);
    }
}

/// An empty chit, in a combat that was given up before it had to be opened: no result rests on it, and it is named all
/// the same when the end opens it.
#[test]
fn a_foul_chit_that_no_player_had_to_open_is_named_when_the_end_opens_it() {
    for seed in 60..90 {
        let mut table = Match::new(seed);
        table.play(false, &mut |_, _, said| match &said.command {
            Command::SealChit { .. } => {
                said.sealed = vec![codec::encode(&Chit { combat: 999, round: 9, choice: eagles::Choice::Pitched })];
                true
            }
            _ => false,
        });
        if table.lie.is_none() {
            continue;
        }
        let (seen, _) = table.examined();
        let shut = seen.findings.iter().any(|finding| finding.text.contains("says nothing"));
        if shut {
            return;
        }
        // The liar lost the round: the due openings could not be made, and the record says so.
        let owed = table.pair.session(Side::First).owed();
        assert_eq!(owed, "opening", "seed {seed}: {:?}", seen.findings);
    }
    panic!("no liar won his round");
}

/// The false claim that a machine makes instead of the true one, if it is of this kind.
type Claims<'a> = dyn Fn(&Veiled) -> Option<Veiled> + 'a;

/// Claims about hidden tracks are made by their owner's machine: a machine that lies is played by hand.
#[test]
fn what_a_machine_claims_is_named_although_the_liar_concedes() {
    let row = |said: &Veiled| match said {
        Veiled::Row(row) => Some(Veiled::Row(row % 5 + 1)),
        _ => None,
    };
    let stayed = |said: &Veiled| match said {
        Veiled::Stayed { post, loss } => Some(Veiled::Stayed { post: *post, loss: 1 - (*loss).min(1) }),
        _ => None,
    };
    let lies: [(&str, Command, &Claims<'_>); 2] =
        [("row", Command::EndMarch, &row), ("stayed", Command::Pass, &stayed)];
    for (word, before, bend) in lies {
        let named = (0..40).find_map(|seed| {
            let mut table = Match::new(seed);
            let entry = machine_lies(&mut table, &before, bend)?;
            table.lie = Some(entry);
            close_for(&mut table, entry.0);
            Some(table_findings(&table, entry.0))
        });
        let finding = named.unwrap_or_else(|| panic!("no machine could claim: {word}"));
        assert!(finding.contains(word), "{finding}");
    }
}

/// A Force that its leader could not lead, if the enemy knew what he carries.
fn span(game: &Game, side: Side, said: &mut Said<Command>) -> bool {
    let (Stage::Command | Stage::Initiative) = game.state().stage else { return false };
    let own = || game.board().leader_ids().filter(|one| game.board().side_of(*one) == side);
    let lifted = game.lifted(side);
    let lies = |command: &Command| {
        game.check(side, command).is_ok() && lifted.check(side, command).is_err_and(|refusal| refusal.name == "span")
    };
    let pairs =
        own().filter(|one| game.token(*one).is_some()).flat_map(|leader| own().map(move |other| (leader, other)));
    let mut forces = pairs.map(|(leader, other)| Command::Activate { leader, others: vec![other], extended: false });
    match forces.find(lies) {
        Some(command) => {
            *said = Said::open(command);
            true
        }
        None => false,
    }
}

#[test]
fn a_force_beyond_its_leaders_span_is_named_over_the_wire() {
    for seed in 0..40 {
        let mut table = Match::on(&eylau(), seed);
        while table.lie.is_none() && table.step(&mut span) {}
        let Some((liar, _)) = table.lie else { continue };
        if !table.pair.session(Side::First).is_closed() {
            table.act(liar, |session, now| session.concede(now)).unwrap();
        }
        let finding = table.names_the_liar("span");
        assert!(finding.text.contains("span"), "{}", finding.text);
        return;
    }
    panic!("nobody could lead more than his span");
}

/// Plays until something is said after which a machine claims what is bent here, and claims it so; who, in which entry.
fn machine_lies(table: &mut Match, before: &Command, bend: &Claims<'_>) -> Option<(Side, u32)> {
    loop {
        // The due of the machine is taken from a copy of its game.
        let side = match table.pair.session(Side::First).course().due() {
            Due::Decision(side) => side,
            _ => return None,
        };
        let mut said = table.game(side).clone();
        let ends = said.apply(side, before).is_ok();
        let owed = said.owed().filter(|owed| ends && owed.side == side).and_then(|owed| owed.command);
        let bent = owed.and_then(|command| match command {
            Command::Veiled(veiled) => bend(&veiled),
            _ => None,
        });
        let Some(bent) = bent else {
            if !table.step(&mut honest) {
                return None;
            }
            continue;
        };
        table.pair.turn_liar(side);
        let command = |command: &Command, link| Body::Command {
            command: codec::encode(command),
            link,
            state: engine::digest::Hash([0; 32]),
        };
        let entry = table.pair.forge_true(side, command(before, None));
        table.pair.lie(&entry);
        let course = table.pair.session(side.other()).course();
        if course.due() == Due::Phase(side) {
            let (count, state) = (said.phase().count, engine::digest::Hash([0; 32]));
            let entry = table.pair.forge_true(side, Body::Phase { count, state });
            table.pair.lie(&entry);
        }
        let lie = Command::Veiled(Box::new(bent));
        let course = table.pair.session(side.other()).course();
        let at = course.length();
        let link = chain(side).open(course.standing().next_roll());
        let plain = course.compose(side, record::entry::Clock::default(), command(&lie, None));
        let draft = if plain.is_ok() { command(&lie, None) } else { command(&lie, link) };
        let entry = table.pair.forge_true(side, draft);
        table.pair.lie(&entry);
        return Some((side, at));
    }
}

/// The liar concedes, opens everything and confirms the end, by hand.
fn close_for(table: &mut Match, liar: Side) {
    for _ in 0..20 {
        let course = table.pair.session(liar.other()).course();
        let standing = course.standing();
        let body = match course.due() {
            Due::Decision(side) if side == liar => Body::Concede,
            Due::Openings(side) if side == liar => {
                let due: Vec<_> = standing.shut(liar).into_iter().map(|one| one.seal).collect();
                let own = table.sealed.iter().filter(|one| one.side == liar);
                let known = own.filter(|one| due.contains(&one.opening.seal(liar)));
                Body::Openings { openings: known.map(|one| one.opening.clone()).collect() }
            }
            Due::End(side) if side == liar => {
                let ending = standing.ending().unwrap();
                Body::End { ending, state: engine::digest::Hash([0; 32]), leaves: Vec::new() }
            }
            Due::Nothing => return,
            due => panic!("{due:?}"),
        };
        let entry = table.pair.forge_true(liar, body);
        table.pair.lie(&entry);
    }
    panic!("it is never closed");
}

/// The findings about the liar in the honest side's record.
fn table_findings(table: &Match, liar: Side) -> String {
    let entries = table.pair.session(liar.other()).entries();
    let record = record::file::Record::read(&record::file::Record::write(entries)).unwrap();
    let seen = record::verify::examine(&record, engine::referee::rules::<Game>(), None).unwrap();
    let (_, entry) = table.lie.unwrap();
    let (first, second) = (liar == Side::First, liar == Side::Second);
    let overturned = record::verify::Conclusion::Overturned { first, second };
    assert_eq!(seen.conclusion(&record.notes), overturned, "{:?}", seen.findings);
    let finding = seen.findings.iter().find(|finding| finding.name == record::verify::FALSE_CLAIM).unwrap();
    assert_eq!((finding.side, finding.seq), (liar, entry), "{}", finding.text);
    finding.text.clone()
}
