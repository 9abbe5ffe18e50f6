//! For tests: a table with a prepared position at which both sides sit here, with dice from a seed and no record.

use anyhow::Context;
use engine::contract::Side;
use language::battle::Battle;
use language::system::Systems;
use net::queue::QueueReceiver;
use play::board::BoardMoment;
use play::table::{self, Drill, Heard, Opponent, Table};

/// Opens a position written as `SCENARIO,SEED,STEPS`: the result of that many steps of two bots.
pub(super) fn open(
    systems: Systems,
    position: &str,
    wake: impl Fn() + Send + 'static,
) -> anyhow::Result<(Battle, Table, QueueReceiver<Heard>)> {
    let mut parts = position.split(',');
    let battle = systems.open(parts.next().unwrap_or_default(), None)?;
    let mut number = || parts.next().and_then(|text| text.parse::<u32>().ok()).context("SCENARIO,SEED,STEPS is meant");
    let (seed, steps) = (u64::from(number()?), number()?);
    let (position, told) = BoardMoment::Steps { seed, steps }.reach(&battle)?;
    let names = Side::BOTH.map(|side| battle.side_name(side).to_owned());
    let drill = Drill { names, me: Side::First, opponent: Opponent::HotSeat, seed: Some(seed), told };
    let (table, heard) = table::practise(&*position, drill, Box::new(wake))?;
    Ok((battle, table, heard))
}
