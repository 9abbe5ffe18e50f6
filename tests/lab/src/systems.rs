//! The systems of the laboratory: those of the program, and the ford.

pub use art_of_war_app as art_of_war;
pub use bataille_app as bataille;
pub use eagles_app as eagles;
use language::system::{AnySystem, Systems};
pub use twenty_app as twenty;
pub use winter_app as winter;

use ::systems::{LIST, READERS};
use ford::app::TheFord;
use language::system::System;
use scenarios::{Reader, Readers};

/// Every system of the program, and after them the ford.
pub static WITH_FORD: Systems = Systems::new(&ALL, Readers::new(&ALL_READERS));

const ALL: [&dyn AnySystem; 6] = {
    let [a, b, c, d, e] = LIST;
    [a, b, c, d, e, TheFord::WHOLE]
};

const ALL_READERS: [&Reader; 6] = {
    let [a, b, c, d, e] = READERS;
    [a, b, c, d, e, &ford::files::READER]
};

/// Every system, the ford among them.
pub const fn list() -> &'static [&'static dyn AnySystem] {
    WITH_FORD.list()
}

/// The system of that name, if there is one.
pub fn named(name: &str) -> Option<&'static dyn AnySystem> {
    WITH_FORD.named(name)
}
