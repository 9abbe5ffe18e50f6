//! A system, its types forgotten: whatever must be generic inside is entered here.

use crate::adjutant::{self, Table, Wanted};
use crate::bot;
use crate::library::Battle;
use crate::narrator::{self, Telling};
use crate::selfplay::{self, Plan, Tally};
use crate::soak;
use crate::system::{Rules, System};
use crate::words::Trouble;
use engine::contract::Game;
use net::course::Due;
use net::evidence::Evidence;
use net::record::Record;
use net::sim::{Broken, Ended};
use net::verify::{NoProof, Proof};
use serde_json::Value;
use std::io::Write;
use std::marker::PhantomData;

/// A system of this program, its types forgotten.
pub trait AnySystem: Send + Sync {
    /// Its name in terms and records.
    fn name(&self) -> &'static str;
    /// Its name for people.
    fn title(&self) -> &'static str;
    /// What the lobby and a reader of records ask of it.
    fn known(&self) -> net::systems::System;

    /// The dice of every roll, where they are the same in all revisions of the rules; otherwise none.
    fn dice(&self) -> &'static [u16];
    /// The chapters of its book.
    fn book(&self) -> &'static [&'static str];

    /// How many entries of a record of it are good, if the match is not over.
    fn unfinished(&self, record: &Record) -> Option<u32>;
    /// What a piece of evidence proves.
    fn examine(&self, evidence: &Evidence) -> Result<Proof, NoProof>;
    /// Plays games by bots, under detectors. The second value is the time spent playing, in seconds, all threads together.
    fn self_play(&self, plan: &Plan) -> (Tally, f64);
    /// Plays a battle to its end and tells it.
    fn narrate(&self, battle: &Battle, telling: &Telling, out: &mut dyn Write) -> anyhow::Result<()>;
    /// Plays a match between two simulated machines, by its seed alone.
    fn simulate(&self, battle: &Battle, seed: u64, bot: bot::Kind, how: soak::How) -> Result<Ended, Broken>;

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

    fn dice(&self) -> &'static [u16] {
        S::DICE
    }

    fn book(&self) -> &'static [&'static str] {
        S::BOOK
    }

    fn unfinished(&self, record: &Record) -> Option<u32> {
        let seen = net::verify::examine::<S::Game>(record, None).ok()?;
        (seen.course.due() != Due::Nothing).then_some(seen.entries)
    }

    fn examine(&self, evidence: &Evidence) -> Result<Proof, NoProof> {
        net::verify::examine_evidence::<S::Game>(evidence)
    }

    fn self_play(&self, plan: &Plan) -> (Tally, f64) {
        selfplay::games::<S>(plan)
    }

    fn narrate(&self, battle: &Battle, telling: &Telling, mut out: &mut dyn Write) -> anyhow::Result<()> {
        narrator::narrate::<S>(battle, telling, &mut out)
    }

    fn simulate(&self, battle: &Battle, seed: u64, bot: bot::Kind, how: soak::How) -> Result<Ended, Broken> {
        soak::simulate::<S>(battle, seed, bot, how)
    }

    fn table(&self, wanted: Wanted, options: &Value, position: Option<&Value>) -> Result<Box<dyn Table>, Trouble> {
        adjutant::begin::<S>(wanted, options, position)
    }

    fn saved_table(&self, wanted: Wanted, saved: &str) -> Result<Box<dyn Table>, Trouble> {
        adjutant::load::<S>(wanted, saved)
    }
}
