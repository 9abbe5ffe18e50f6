//! The systems of the laboratory: those of the program, and the ford.

pub use ::systems::*;
use ford::app::TheFord;
use language::system::{AnySystem, Systems};

/// Every system of the program, and after them the ford.
pub static WITH_FORD: Systems = ::systems::with_every_system!(list_of TheFord);

/// Every system, the ford among them.
pub const fn list() -> &'static [&'static dyn AnySystem] {
    WITH_FORD.list()
}

/// The system of that name, if there is one.
pub fn named(name: &str) -> Option<&'static dyn AnySystem> {
    WITH_FORD.named(name)
}
