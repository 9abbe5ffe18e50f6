//! A battle with tracks under seal over the wire: machines open what they owe, crashes lose no seal, the record of an
//! honest match proves itself, and the verdict on a dishonest one names who lied and where.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

use app::ask::{Said, Walker, ready_by_chance};
use app::chance::Chance;
use app::systems::eagles::Eagles;
use engine::codec;
use engine::contract::{Game as _, Opening, Pending, Side};
use engine::eagles::{Board, Command, Game, OptionalRules, Track, Veiled};
use estafette_tests::wire::{Pair, terms};
use net::entry::Body;
use net::record::Record;
use net::verify::{Conclusion, FALSE_CLAIM, Weight, examine};
use std::sync::Arc;

/// Friedland, so many turns of it.
fn board(turns: usize) -> Arc<Board> {
    let scenario = scenarios::built_in("eagles-friedland").unwrap();
    let mut definition = scenarios::eagles::definition(&scenario).unwrap().clone();
    definition.turns.truncate(turns);
    Arc::new(Board::new(definition).unwrap())
}

struct Match {
    pair: Pair<Game>,
    walkers: [Walker<Eagles>; 2],
    chance: Chance,
    /// What was sealed, by whom, and how many entries the record had before.
    sealed: Vec<(Side, Opening, usize)>,
}

impl Match {
    fn new(seed: u64) -> Match {
        let board = board(1);
        let options = codec::encode(&OptionalRules { veiled: true, ..OptionalRules::default() });
        Match {
            pair: Pair::with(&board, terms::<Game>(&board, options)),
            walkers: [Walker::default(), Walker::default()],
            chance: Chance::new(seed),
            sealed: Vec::new(),
        }
    }

    fn game(&self, side: Side) -> &Game {
        self.pair.session(side).game()
    }

    /// Somebody answers what he is asked; false when the match is over. What machines owe is not waited for here.
    fn step(&mut self, bend: &mut dyn FnMut(&mut Said<Command>) -> bool) -> Option<bool> {
        let Pending::Decision { side, decision } = self.game(Side::First).pending() else { return None };
        assert!(self.game(side).owed().is_none(), "{decision:?} was owed and not opened");
        let game = self.game(side).clone();
        let said = self.walkers[side.index()].answer(&game, side, &mut self.chance);
        let mut said = said.unwrap_or_else(|| panic!("a dead end: {decision:?}"));
        let bent = bend(&mut said);
        let (command, openings) = ready_by_chance::<Eagles>(side, said, &mut self.chance);
        let entries = self.pair.session(side).entries().len();
        self.pair.act(side, |session, _| openings.iter().for_each(|opening| session.seal(opening.clone())));
        self.pair.say(side, &command);
        self.sealed.extend(openings.into_iter().map(|opening| (side, opening, entries)));
        Some(bent)
    }

    /// The match to its end, with a crash now and then; the entry in which somebody lied.
    fn play(&mut self, crashes: bool, bend: &mut dyn FnMut(&mut Said<Command>) -> bool) -> Option<(Side, usize)> {
        let mut lied = None;
        for turn in 0..5_000 {
            if crashes && turn % 23 == 7 {
                self.pair.restart(if turn % 2 == 0 { Side::First } else { Side::Second });
            }
            let asked = match self.game(Side::First).pending() {
                Pending::Decision { side, .. } => side,
                _ => Side::First,
            };
            let before = self.pair.session(asked).entries().len();
            let quiet = lied.is_some();
            match self.step(&mut |said| !quiet && bend(said)) {
                None => return lied,
                Some(true) => lied = Some((asked, before)),
                Some(false) => {}
            }
        }
        panic!("no end");
    }

    fn record(&self) -> Record {
        Record::read(&Record::write(self.pair.session(Side::First).entries())).unwrap()
    }
}

#[test]
fn an_honest_match_with_crashes_proves_itself_and_shows_nothing_before_its_time() {
    for seed in [5, 6] {
        let mut table = Match::new(seed);
        table.play(true, &mut |_| false);
        let record = table.record();
        let seen = examine::<Game>(&record, None).unwrap();
        assert_eq!(seen.conclusion(&record.notes), Conclusion::Complete, "{:?}", seen.findings);
        assert!(!table.sealed.is_empty(), "nothing was hidden: another seed");
        // Everything that was sent and stored: the entries, in their order.
        let written: Vec<Vec<u8>> = record.entries.iter().map(|signed| codec::encode(&signed.entry)).collect();
        let holds = |bytes: &[u8], part: &[u8]| bytes.windows(part.len()).any(|window| window == part);
        for (_, opening, since) in &table.sealed {
            let shown = written.iter().position(|bytes| holds(bytes, &opening.salt));
            if let Some(shown) = shown {
                assert!(shown > *since);
                let opens = |body: &Body| match body {
                    Body::Command { command, .. } => {
                        matches!(codec::decode(command).unwrap(), Command::OpenChit { .. } | Command::Veiled(_))
                    }
                    _ => false,
                };
                assert!(opens(&record.entries[shown].entry.body), "only an opening shows it");
            }
        }
    }
}

#[test]
fn the_verdict_names_who_sealed_strength_he_did_not_have() {
    for seed in 30..40 {
        let mut table = Match::new(seed);
        let lied = table.play(false, &mut |said| {
            if !matches!(&said.command, Command::Veiled(veiled) if matches!(**veiled, Veiled::Rearrange(_))) {
                return false;
            }
            let Some(content) = said.sealed.get_mut(1) else { return false };
            let Ok(mut track) = codec::decode::<Track>(content) else { return false };
            let Some(unit) = track.units.first_mut().filter(|unit| unit.1 < 9) else { return false };
            unit.1 += 1;
            *content = codec::encode(&track);
            true
        });
        let Some((liar, entry)) = lied else { continue };
        let record = table.record();
        let seen = examine::<Game>(&record, None).unwrap();
        let (first, second) = (liar == Side::First, liar == Side::Second);
        assert_eq!(seen.conclusion(&record.notes), Conclusion::Overturned { first, second }, "{:?}", seen.findings);
        let finding = seen.findings.iter().find(|finding| finding.name == FALSE_CLAIM).unwrap();
        assert_eq!((finding.side, finding.weight), (liar, Weight::Wrong));
        assert_eq!(finding.seq as usize, entry, "{}", finding.text);
        return;
    }
    panic!("nobody had a chance to lie");
}
