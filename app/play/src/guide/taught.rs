//! The lesson of a system that is known by name.

use super::lesson::Lesson;
use crate::system::System;
use crate::systems::{self, AnySystem, Errand};

/// The lesson of a system, of which nothing was said yet.
pub fn lesson_of(system: &dyn AnySystem) -> Box<dyn Lesson> {
    systems::errand_in(system, Taught)
}

struct Taught;

impl Errand for Taught {
    type Done = Box<dyn Lesson>;

    fn run<S: System>(self) -> Self::Done {
        S::lesson()
    }
}
