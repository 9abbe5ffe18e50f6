//! Veiled play (C3): tracks are under seal until an enemy is adjacent.
//!
//! The state that both engines share holds seals. A leader under seal counts as one with strength, and always has some:
//! a leader that loses its last unit is shown without units. A fact that rests on a hidden track is claimed: that a
//! Force is legal, the row of its attrition, its losses. The rules accept the claim, and keep a journal of all commands
//! and rolls; once the seals are open, the audit replays it as an open game.

mod audit;
mod beginning;
mod closing;
mod deal;
mod guard;
mod lift;
mod opening;
mod owed;
mod rename;
mod reseal;
mod show;
mod shown;
mod watch;

pub(crate) use closing::Closing;
pub(crate) use opening::{Claim, OpenTrack};
