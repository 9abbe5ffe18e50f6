//! The systems whose battles can be read. The only list: a system adds a line.

#[cfg(feature = "ford")]
use crate::ford;
use crate::system::System;
use crate::{art_of_war, bataille, eagles, twenty, winter};

/// Every system; the first battle of the first one is the battle to begin with.
pub(crate) static SYSTEMS: &[System] = &[
    art_of_war::SYSTEM,
    twenty::SYSTEM,
    bataille::SYSTEM,
    winter::SYSTEM,
    eagles::SYSTEM,
    #[cfg(feature = "ford")]
    ford::SYSTEM,
];
