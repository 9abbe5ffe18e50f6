//! A record is proven on one thread or on several, and the verdict is the same to the last word.

use art_of_war::Game;
use record::file::Record;
use record::verify::{Counts, Finding};
use replay::verify;

const FIXTURE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/matches/skirmish.estafette");

fn seen(record: &Record, threads: usize) -> (u32, Counts, Vec<Finding>, Vec<u32>) {
    let mut shown = Vec::new();
    let it = verify::watch(record, engine::referee::rules::<Game>(), None, threads, &mut |_, signed, _| {
        shown.push(signed.entry.seq)
    })
    .unwrap();
    (it.good, it.counts, it.findings, shown)
}

#[test]
fn the_verdict_does_not_depend_on_the_threads() {
    let whole = Record::read(&std::fs::read(FIXTURE).unwrap()).unwrap();
    assert_eq!(seen(&whole, 1), seen(&whole, 2));
    assert_eq!(seen(&whole, 1).0 as usize, whole.entries.len());
    for at in (1..whole.entries.len()).step_by(7) {
        // A false signature, a changed entry, and the two entries the wrong way round.
        let mut signature = whole.clone();
        signature.entries[at].signature = signature.entries[at - 1].signature;
        let mut changed = whole.clone();
        changed.entries[at].entry.clock.spent += 1;
        let mut swapped = whole.clone();
        swapped.entries.swap(at - 1, at);
        for (what, record) in [("signature", &signature), ("changed", &changed), ("swapped", &swapped)] {
            if at == 1 && what == "swapped" {
                continue;
            }
            let one = seen(record, 1);
            assert!(!one.2.is_empty(), "{what} at {at} must be found");
            for threads in [2, 4] {
                assert_eq!(one, seen(record, threads), "{what} at {at} on {threads} threads");
            }
        }
    }
}
