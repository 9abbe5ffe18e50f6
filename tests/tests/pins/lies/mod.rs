//! Recorded matches in which a side claims what is not so, and the record names it.

mod eagles;
mod ford;

use crate::matches::{names_a_liar, replays};
use crate::playing::together;
use crate::table::{Bend, Table};
use crate::under_every_revision;
use engine::contract::Side;
use language::battle::Battle;
use language::bot::BotKind;
use replay::{RecordVerdict, Reel};

/// Steps after which the liar gives up.
const LATER: u32 = 8;

/// Checks that the recorded match of that system with a liar replays as it did.
fn is_named(id: &str, bend: &mut Bend<'_>) {
    for (name, battle) in under_every_revision(id) {
        let make = || (0..200).find_map(|seed| lied(&battle, seed, bend)).expect("somebody lies and is named");
        let reel = replays(&name, "false-claim", battle.revision(), make);
        assert!(names_a_liar(&reel), "{name}: {:?}", reel.trust().findings);
        assert_eq!(reel.trust().verdict, RecordVerdict::Proven, "{name}: the record itself is good");
    }
}

/// A match in which a player lies once and then gives up, if the record names the lie.
fn lied(battle: &Battle, seed: u64, bend: &mut Bend<'_>) -> Option<Vec<u8>> {
    let mut table = Table::new(battle, &together(battle), BotKind::Random, seed);
    let mut liar: Option<Side> = None;
    for _ in 0..300 {
        let asked = table.asked()?;
        if table.step_bent(bend)? {
            liar = Some(asked);
            break;
        }
    }
    let liar = liar?;
    table.steps(LATER);
    if table.asked().is_some() {
        table.concede(liar);
    }
    let record = table.record();
    let closed = table.pair.session(Side::First).is_closed();
    (closed && names_a_liar(&Reel::read(lab::systems::WITH_FORD, &record, None).unwrap())).then_some(record)
}
