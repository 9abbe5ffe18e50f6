//! A system, its types forgotten: whatever must be generic inside is entered here.

use crate::adjutant::{self, Table, Wanted};
use crate::system::{Rules, System};
use crate::words::Trouble;
use engine::contract::Game;
use serde_json::Value;
use std::marker::PhantomData;

/// A system of this program, its types forgotten.
pub trait AnySystem: Send + Sync {
    /// Its name in terms and records.
    fn name(&self) -> &'static str;
    /// Its name for people.
    fn title(&self) -> &'static str;
    /// What the lobby and a reader of records ask of it.
    fn known(&self) -> net::systems::System;

    /// Lays a new game on the adjutant's desk, from its beginning or from a position.
    fn table(&self, wanted: Wanted, options: &Value, position: Option<&Value>) -> Result<Box<dyn Table>, Trouble>;
    /// Lays a game there that was saved as digits.
    fn saved_table(&self, wanted: Wanted, saved: &str) -> Result<Box<dyn Table>, Trouble>;
}

/// The system `S`, in this program since a version.
pub struct Whole<S> {
    since: &'static str,
    system: PhantomData<S>,
}

impl<S: System> Whole<S> {
    /// The system, with the first version of the program that knew it.
    pub const fn since(since: &'static str) -> Whole<S> {
        Whole { since, system: PhantomData }
    }
}

impl<S: System> AnySystem for Whole<S> {
    fn name(&self) -> &'static str {
        <S::Game as Game>::SYSTEM
    }

    fn title(&self) -> &'static str {
        <S as Rules>::TITLE
    }

    fn known(&self) -> net::systems::System {
        net::systems::System::of::<S::Game>(self.since)
    }

    fn table(&self, wanted: Wanted, options: &Value, position: Option<&Value>) -> Result<Box<dyn Table>, Trouble> {
        adjutant::begin::<S>(wanted, options, position)
    }

    fn saved_table(&self, wanted: Wanted, saved: &str) -> Result<Box<dyn Table>, Trouble> {
        adjutant::load::<S>(wanted, saved)
    }
}
