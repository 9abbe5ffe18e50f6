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

/// Work in the types of a system, for a caller that knows the system only by name.
pub trait Errand {
    /// Its result.
    type Done;

    /// Does it.
    fn run<S: System>(self) -> Self::Done;
}

macro_rules! errands {
    ($($system:path),* $(,)?) => {
        /// Runs an errand in the types of a system.
        pub fn errand_in<E: Errand>(system: &dyn AnySystem, errand: E) -> E::Done {
            let name = system.name();
            $(if name == <$system as System>::WHOLE.name() {
                return errand.run::<$system>();
            })*
            // Every system of the list is named above, and a test compares them.
            errand.run::<art_of_war::ArtOfWar>()
        }

        #[cfg(test)]
        fn typed() -> Vec<&'static str> {
            vec![$(<$system as System>::WHOLE.name()),*]
        }
    };
}

errands![art_of_war::ArtOfWar, twenty::Twenty, bataille::Bataille, winter::Winter, eagles::Eagles, TheFord];

/// Runs an errand in the types of the system of that name; none if there is no such system.
pub fn errand<E: Errand>(system: &str, errand: E) -> Option<E::Done> {
    named(system).map(|system| errand_in(system, errand))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_system_of_the_list_has_its_types_here() {
        let names: Vec<&str> = list().iter().map(|system| system.name()).collect();
        assert_eq!(names, typed());
    }
}
