//! The systems of the laboratory: those of the program, and the ford.

pub use play::systems::*;

use ford::app::TheFord;
use play::system::System;

/// Adds the ford to the lists of this program. Everything in this crate that looks at them calls it first.
pub fn with_ford() {
    play::doors::add::<TheFord>(&ford::files::READER);
}

/// Every system, the ford among them.
pub fn list() -> &'static [&'static dyn AnySystem] {
    with_ford();
    play::systems::list()
}

/// The system of that name, if there is one.
pub fn named(name: &str) -> Option<&'static dyn AnySystem> {
    with_ford();
    play::systems::named(name)
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

errands![art_of_war::ArtOfWar, twenty::Twenty, bataille::Bataille, winter::Winter, eagles::Eagles, TheFord,];

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
