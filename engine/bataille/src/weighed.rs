//! Throws that are due, as the tasks that wait for them describe them; `forecast` says what may come of each.

use super::command::FireAttack;
use super::definition::UnitId;
use super::scale::Wanted;
use super::tasks::{ChargeTask, CheckTask, FireKind, MeleeTask};
use engine::hex::Hex;

/// The next roll.
pub(crate) enum Weighed<'a> {
    /// A single die, of which a unit may want a least face.
    Die { unit: Option<UnitId>, wanted: Option<Wanted> },
    /// The roll of an attack by fire [26].
    Fire { kind: FireKind, attack: &'a FireAttack },
    /// The roll of a melee [34].
    Melee(&'a MeleeTask),
    /// The roll for a carré, in a row of its table [39.2].
    Carre { charge: &'a ChargeTask, unit: UnitId, row: u8, at: Hex },
    /// One of the checks that are made together, by its place among them (30).
    Check { task: &'a CheckTask, at: usize },
    /// A check of recovery, and whether no other unit checks with it [31.9].
    Rally { unit: UnitId, alone: bool },
}
