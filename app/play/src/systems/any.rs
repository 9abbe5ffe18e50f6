//! A system, its types forgotten: whatever must be generic inside is entered here.

use crate::adjutant::{self, Table, Wanted};
use crate::ask::Rule;
use crate::board::{self, Moment, Reached};
use crate::bot;
use crate::guide::lesson::Lesson;
use crate::library::{Battle, Field, NoBattle};
use crate::narrator::{self, Telling};
use crate::online::{self, Demo, Going, Laid, Noted, Player, Shown, Ways, Who};
use crate::partner::{self, Ask, Sitting, Tells, Told, Voice};
use crate::replay::{NoReel, Reel, Trust, Unproven};
use crate::selfplay::{self, Plan, Tally};
use crate::sheet::Sheet;
use crate::soak;
use crate::system::{Rules, System};
use crate::words::Trouble;
use engine::contract::Game;
use net::course::Due;
use net::driver::Journey;
use net::entry::SignedEntry;
use net::evidence::Evidence;
use net::fault::Fault;
use net::header::Header;
use net::record::Record;
use net::sim::{Broken, Ended};
use net::verify::{NoProof, Proof};
use net::watch::{Reading, WatchFault};
use scenarios::Scenario;
use serde_json::Value;
use std::any::Any;
use std::io::Write;
use std::marker::PhantomData;
use std::pin::Pin;
use std::sync::mpsc::Receiver;

/// A match under way over the wire.
pub type Playing<'a> = Pin<Box<dyn Future<Output = anyhow::Result<Journey>> + 'a>>;
/// A match that is shown.
pub type Showing<'a> = Pin<Box<dyn Future<Output = anyhow::Result<Shown>> + 'a>>;

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
    /// The levels of bots that are worth playing against, the weakest first.
    fn levels(&self) -> &'static [bot::Kind];
    /// Every numbered rule of it, with what it says in a sentence.
    fn rules(&self) -> &'static [(Rule, &'static str)];
    /// What a rule of it says, in a sentence.
    fn thought(&self, rule: Rule) -> Option<&'static str>;
    /// A chart of its book by its name: what it shows, and the chart.
    fn book_chart(&self, name: &str) -> Option<(String, Sheet)>;
    /// The chapters of its book.
    fn book(&self) -> &'static [&'static str];

    /// The pictures of its book, declared.
    fn pictures(&self) -> &'static str;
    /// The battle of its guided first game.
    fn first_battle(&self) -> &'static str;
    /// The lesson of it, of which nothing was said yet.
    fn lesson(&self) -> Box<dyn Lesson>;

    /// The battle of a scenario of it.
    fn battle(&self, scenario: Scenario) -> Result<Battle, NoBattle>;
    /// A battle of which only what the rules read is known. The bytes may come from a stranger.
    fn plain(&self, bytes: &[u8], title: &str) -> Result<Battle, NoBattle>;

    /// How many entries of a record of it are good, if the match is not over.
    fn unfinished(&self, record: &Record) -> Option<u32>;
    /// Proves a record, without keeping anything of what it shows.
    fn trust(&self, record: &Record, header: &Header) -> Result<Trust, Fault>;
    /// Proves a record and keeps it for looking at.
    fn reel(&self, unproven: Unproven<'_>) -> Result<Reel, NoReel>;
    /// The position of a record after an entry, or after the last one, and what happened up to it.
    fn moment(&self, record: &Record, entry: Option<u32>, on: Battle) -> anyhow::Result<Reached>;
    /// A moment of a battle.
    fn reach(&self, battle: &Battle, moment: &Moment) -> anyhow::Result<Reached>;
    /// What a piece of evidence proves.
    fn examine(&self, evidence: &Evidence) -> Result<Proof, NoProof>;
    /// Plays games by bots, under detectors. The second value is the time spent playing, in seconds, all threads together.
    fn self_play(&self, plan: &Plan) -> (Tally, f64);
    /// Plays a battle to its end and tells it.
    fn narrate(&self, battle: &Battle, telling: &Telling, out: &mut dyn Write) -> anyhow::Result<()>;
    /// Plays a match between two simulated machines, by its seed alone.
    fn simulate(&self, battle: &Battle, seed: u64, bot: bot::Kind, how: soak::How) -> Result<Ended, Broken>;

    /// Serves a match at one machine until those who ask are gone.
    fn serve(&self, opening: &Sitting<'_>, asked: &Receiver<Ask>, voice: &Voice) -> anyhow::Result<()>;
    /// Makes what drives a match over the wire.
    fn drive(&self, player: &Player, going: Going, ways: Ways) -> anyhow::Result<Box<dyn Any + Send>>;
    /// Plays a match over the wire to its end.
    fn play<'a>(&self, laid: Laid, player: &'a Player, who: Who) -> Playing<'a>;
    /// Shows a whole match over the wire on this machine.
    fn demo<'a>(&self, demo: &'a Demo, progress: &'a mut dyn FnMut(&str)) -> Showing<'a>;
    /// Begins to read a match that is watched.
    fn reading(&self, first: &SignedEntry) -> Result<Box<dyn Reading<Noted>>, WatchFault>;
    /// Begins to tell the record of a match.
    fn teller(&self, first: &SignedEntry) -> Result<(Box<dyn Tells>, Told), Fault>;

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

    fn levels(&self) -> &'static [bot::Kind] {
        S::levels()
    }

    fn rules(&self) -> &'static [(Rule, &'static str)] {
        S::CASES
    }

    fn thought(&self, rule: Rule) -> Option<&'static str> {
        S::CASES.iter().find(|(number, _)| *number == rule).map(|&(_, thought)| thought)
    }

    fn book_chart(&self, name: &str) -> Option<(String, Sheet)> {
        S::book_chart(name)
    }

    fn book(&self) -> &'static [&'static str] {
        S::BOOK
    }

    fn pictures(&self) -> &'static str {
        S::PICTURES
    }

    fn first_battle(&self) -> &'static str {
        S::FIRST_BATTLE
    }

    fn lesson(&self) -> Box<dyn Lesson> {
        S::lesson()
    }

    fn battle(&self, scenario: Scenario) -> Result<Battle, NoBattle> {
        Field::<S>::made(scenario).map(Field::battle)
    }

    fn plain(&self, bytes: &[u8], title: &str) -> Result<Battle, NoBattle> {
        Ok(Field::<S>::plain(S::Game::read_scenario(bytes)?, title).battle())
    }

    fn unfinished(&self, record: &Record) -> Option<u32> {
        let seen = net::verify::examine::<S::Game>(record, None).ok()?;
        (seen.course.due() != Due::Nothing).then_some(seen.entries)
    }

    fn trust(&self, record: &Record, header: &Header) -> Result<Trust, Fault> {
        Trust::examined::<S>(record, header)
    }

    fn reel(&self, unproven: Unproven<'_>) -> Result<Reel, NoReel> {
        Reel::proven::<S>(unproven)
    }

    fn moment(&self, record: &Record, entry: Option<u32>, on: Battle) -> anyhow::Result<Reached> {
        board::recorded::<S>(record, entry, &on)
    }

    fn reach(&self, battle: &Battle, moment: &Moment) -> anyhow::Result<Reached> {
        board::reached::<S>(battle, moment)
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

    fn serve(&self, opening: &Sitting<'_>, asked: &Receiver<Ask>, voice: &Voice) -> anyhow::Result<()> {
        partner::serve::<S>(opening, asked, voice)
    }

    fn drive(&self, player: &Player, going: Going, ways: Ways) -> anyhow::Result<Box<dyn Any + Send>> {
        online::drive::<S>(player, going, ways)
    }

    fn play<'a>(&self, laid: Laid, player: &'a Player, who: Who) -> Playing<'a> {
        Box::pin(online::play::<S>(laid, player, who))
    }

    fn demo<'a>(&self, demo: &'a Demo, progress: &'a mut dyn FnMut(&str)) -> Showing<'a> {
        Box::pin(online::demonstrate::<S>(demo, progress))
    }

    fn reading(&self, first: &SignedEntry) -> Result<Box<dyn Reading<Noted>>, WatchFault> {
        online::reading::<S>(first)
    }

    fn teller(&self, first: &SignedEntry) -> Result<(Box<dyn Tells>, Told), Fault> {
        partner::teller::<S>(first)
    }

    fn table(&self, wanted: Wanted, options: &Value, position: Option<&Value>) -> Result<Box<dyn Table>, Trouble> {
        adjutant::begin::<S>(wanted, options, position)
    }

    fn saved_table(&self, wanted: Wanted, saved: &str) -> Result<Box<dyn Table>, Trouble> {
        adjutant::load::<S>(wanted, saved)
    }
}
