//! The Art of War system: Eylau and Dresden, 1979.

mod definition;
mod faults;

pub use definition::*;
/// placeholder
pub struct Board;
