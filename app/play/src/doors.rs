//! Work in the types of a system, for callers that know the system only by name.
//!
//! The typed code is in the files that this one imports; their callers import this file. So the list of systems knows
//! neither.

use crate::adjutant::{Saved, Table, Unplayed};
use crate::board::{Moment, Reached, reached};
use crate::guide::lesson::Lesson;
use crate::library::Battle;
use crate::replay::{Review, Reviewing, reviewed};
use crate::system::System;
use crate::systems::{self, AnySystem, art_of_war, bataille, eagles, twenty, winter};
use crate::words::Trouble;
use scenarios::Reader;
use std::marker::PhantomData;
use std::sync::{PoisonError, RwLock};

/// What this crate does in the types of a system.
pub(crate) trait Doors: Send + Sync {
    /// The name of the system.
    fn name(&self) -> &'static str;
    /// The position at a moment of a battle.
    fn reach(&self, battle: &Battle, moment: &Moment) -> anyhow::Result<Reached>;
    /// A new game on the adjutant's desk.
    fn begin(&self, unplayed: Unplayed<'_>) -> Result<Box<dyn Table>, Trouble>;
    /// A saved game on the adjutant's desk.
    fn load(&self, saved: Saved<'_>) -> Result<Box<dyn Table>, Trouble>;
    /// The lesson of the guided first game, of which nothing was said yet.
    fn lesson(&self) -> Box<dyn Lesson>;
    /// The review of a match; none if it was told to stop.
    fn review(&self, reviewing: Reviewing<'_>) -> Option<Review>;
}

/// The doors of the system `S`.
struct Of<S>(PhantomData<fn() -> S>);

impl<S: System> Doors for Of<S> {
    fn name(&self) -> &'static str {
        S::WHOLE.name()
    }

    fn reach(&self, battle: &Battle, moment: &Moment) -> anyhow::Result<Reached> {
        reached::<S>(battle, moment)
    }

    fn begin(&self, unplayed: Unplayed<'_>) -> Result<Box<dyn Table>, Trouble> {
        unplayed.begin::<S>()
    }

    fn load(&self, saved: Saved<'_>) -> Result<Box<dyn Table>, Trouble> {
        saved.load::<S>()
    }

    fn lesson(&self) -> Box<dyn Lesson> {
        S::lesson()
    }

    fn review(&self, reviewing: Reviewing<'_>) -> Option<Review> {
        reviewed::<S>(reviewing)
    }
}

const fn doors<S: System>() -> &'static dyn Doors {
    &Of::<S>(PhantomData)
}

/// The doors of the systems that the program is built with.
const OURS: &[&dyn Doors] = &[
    doors::<art_of_war::ArtOfWar>(),
    doors::<twenty::Twenty>(),
    doors::<bataille::Bataille>(),
    doors::<winter::Winter>(),
    doors::<eagles::Eagles>(),
];

/// Doors of systems that a test program has added.
static ADDED: RwLock<Vec<&dyn Doors>> = RwLock::new(Vec::new());

/// The doors of a system of the list.
pub(crate) fn of(system: &dyn AnySystem) -> &'static dyn Doors {
    let added = ADDED.read().unwrap_or_else(PoisonError::into_inner);
    let mut all = OURS.iter().chain(added.iter()).copied();
    // A system of the list has doors: the first system's are never opened for another one.
    all.find(|doors| doors.name() == system.name()).unwrap_or(const { doors::<art_of_war::ArtOfWar>() })
}

/// The lesson of the guided first game of a system, of which nothing was said yet.
pub fn lesson_of(system: &dyn AnySystem) -> Box<dyn Lesson> {
    of(system).lesson()
}

/// Adds a system and the reader of its battles to the lists of this program, at the end, for tests and the laboratory. A
/// second call changes nothing.
pub fn add<S: System>(reader: &'static Reader) {
    let mut added = ADDED.write().unwrap_or_else(PoisonError::into_inner);
    if added.iter().all(|doors| doors.name() != S::WHOLE.name()) {
        added.push(doors::<S>());
    }
    drop(added);
    ::systems::add(reader);
    systems::add(S::WHOLE);
}
