//! A hex in words: what a screen reader says, and what titles a panel.

pub(super) use play::systems::art_of_war::show::{spoken, title};

use engine::art_of_war::{Options, UnitId};
use engine::hex::Hex;

/// What the selected unit has left when it gets there.
pub(super) fn left(options: &Options, unit: UnitId, hex: Hex) -> Option<String> {
    let Options::Move(options) = options else { return None };
    let (_, reach) = options.units.iter().find(|(one, _)| *one == unit)?;
    let reached = reach.get(hex)?;
    let stop = if reached.may_stop { "" } else { ", no room to stop" };
    Some(format!("{} movement left there{stop}", reached.left))
}
