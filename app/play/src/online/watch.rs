//! Watching a match of others: it is told in sentences as it comes, and proven at the end.

use super::hand::later;
use super::setup::Player;
use super::table::{Network, known};
use crate::ask::Names;
use crate::happening::{Happening, Stress};
use crate::library;
use crate::proof;
use crate::system::{EventOf, Rules, System};
use crate::systems::{self, Errand};
use anyhow::{Context, bail};
use engine::contract::Game;
use engine::digest::Hash;
use net::course::{self, Progress};
use net::driver::wall;
use net::entry::{Ending, SignedEntry};
use net::fault::Fault;
use net::header::Header;
use net::invitation::{Code, Kind};
use net::store::StoreError;
use net::watch::{Opener, Reading, Seen, Spectator, Visited, Visitor, WatchFault, visit};
use serde_json::{Value, json};
use std::io::{self, Write};
use std::sync::Arc;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// Sentences that may wait for a slow terminal; then the match waits, for this spectator alone.
const SENTENCES: usize = 64;

/// What came of watching.
pub type Watched = Visited;

/// Watches the match of this code until it is over, cannot go on, or Ctrl-C is pressed.
pub async fn watch<W: Write>(
    player: &Player,
    code: &str,
    network: Network,
    telling: &mut Telling<W>,
) -> anyhow::Result<Watched> {
    let (visiting, mut hear) = spectate(player, code, network).await?;
    loop {
        tokio::select! {
            seen = hear.recv() => match seen {
                Some(seen) => telling.tell(&seen)?,
                None => break,
            },
            _ = tokio::signal::ctrl_c() => break,
        }
    }
    drop(hear);
    Ok(visiting.await.context("watching broke off")??)
}

/// A visit under way, and what is seen on it. Who hears no more of it ends it.
pub type Visiting = (JoinHandle<Result<Watched, StoreError>>, mpsc::Receiver<Seen<Noted>>);

/// Goes to watch the match of this code.
pub async fn spectate(player: &Player, code: &str, network: Network) -> anyhow::Result<Visiting> {
    let code = Code::read(code, wall())?;
    let Kind::Watch(secret) = &code.kind else {
        bail!("this code is for playing, not for watching; type  estafette join {code} --bot");
    };
    let endpoint = network.bind(player).await?;
    known(code.system())?;
    let opener: Opener<Noted> = Box::new(|first| {
        let no_match = |fault: Fault| WatchFault::new(fault.name(), format!("what is shown is not a match: {fault}"));
        let (header, _) = course::first(first).map_err(no_match)?;
        let system = systems::named(&header.terms.system).unwrap_or(systems::of(None));
        systems::errand_in(system, Read(first))
    });
    let spectator = Spectator::new(player.identity.key(), &player.name, secret.clone(), opener);
    let visitor = Visitor::new(endpoint, &code, player.folders.watched()).context("this is no watch code")?;
    let (say, hear) = mpsc::channel(SENTENCES);
    Ok((tokio::spawn(visit(visitor, spectator, say)), hear))
}

/// Tells what is seen: in sentences, or as JSON.
pub struct Telling<W> {
    json: bool,
    out: W,
    names: Option<Arc<Names>>,
    header: Option<Box<Header>>,
    /// Whether it was told that there is no connection: every further try would say the same.
    told_lost: bool,
}

impl<W: Write> Telling<W> {
    /// Tells it there.
    pub const fn new(json: bool, out: W) -> Telling<W> {
        Telling { json, out, names: None, header: None, told_lost: false }
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        if !self.json {
            writeln!(self.out, "{text}")?;
            self.out.flush()?;
        }
        Ok(())
    }

    fn line(&mut self, value: &Value) -> io::Result<()> {
        if self.json {
            writeln!(self.out, "{value}")?;
            self.out.flush()?;
        }
        Ok(())
    }

    fn tell(&mut self, seen: &Seen<Noted>) -> io::Result<()> {
        match seen {
            Seen::Welcome { name, key, delay, has } => {
                self.told_lost = false;
                self.say(&format!(
                    "{name} ({}) shows you the match, every move {}. Ctrl-C stops.",
                    key.fingerprint(),
                    later(*delay)
                ))?;
                self.line(&json!({"news": "welcome", "by": name, "key": key.to_string(),
                    "fingerprint": key.fingerprint().to_string(), "delay_s": delay, "has": has}))
            }
            Seen::Begun { header, events } => self.begun(header, events),
            Seen::Written { seq, author, kind, events, roll } => {
                self.events(events)?;
                let Some(names) = self.known_names() else { return Ok(()) };
                self.line(&json!({
                    "news": "written", "entry": seq, "by": names.side_word(*author), "kind": kind,
                    "events": events.iter().map(|event| &event.json).collect::<Vec<_>>(),
                    "faces": roll.as_ref().and_then(|roll| roll.faces.clone()),
                    "roll": roll.as_ref().map(|roll| roll.joint.n),
                }))
            }
            Seen::Differs { seq, author } => {
                let by = self.header.as_ref().map_or_else(String::new, |header| header.player(*author).name.clone());
                let text = format!("Entry {seq} by {by}: the state that was signed does not follow from the record.");
                self.say(&text)?;
                self.line(&json!({"news": "differs", "entry": seq, "text": text}))
            }
            Seen::Ended(_) => {
                self.say("The match is over.")?;
                self.line(&json!({"news": "ended"}))
            }
            Seen::Closed => {
                self.say("Both have signed the end.")?;
                self.line(&json!({"news": "closed"}))
            }
            Seen::Lost(_) if self.told_lost => Ok(()),
            Seen::Lost(why) => {
                self.told_lost = true;
                self.say(&format!("There is no connection ({why}). It is being made again."))?;
                self.line(&json!({"news": "lost", "why": why}))
            }
        }
    }

    fn begun(&mut self, header: &Header, events: &[Noted]) -> io::Result<()> {
        let [first, second] = &header.players;
        self.say(&format!("{}: {} against {}.", header.terms.title, first.name, second.name))?;
        self.line(&json!({"news": "begun", "battle": header.terms.title, "match": header.match_id().to_string(),
            "players": [first.name, second.name]}))?;
        self.header = Some(Box::new(header.clone()));
        self.events(events)
    }

    fn events(&mut self, events: &[Noted]) -> io::Result<()> {
        let Some(names) = self.known_names() else { return Ok(()) };
        for event in events.iter().map(|event| &event.happening).filter(|event| is_worth_telling(event)) {
            self.say(&format!("  {}", event.text.plain(&names)))?;
        }
        Ok(())
    }

    /// What everything is called in the battle of the header.
    fn known_names(&mut self) -> Option<Arc<Names>> {
        if self.names.is_none() {
            let battle = self.header.as_ref().and_then(|header| library::of_header(header, None).ok());
            self.names = battle.map(|battle| Arc::clone(battle.names()));
        }
        self.names.clone()
    }

    /// Says how it ended, where the record is and what it proves; whether that is success.
    pub fn end(&mut self, watched: &Watched) -> anyhow::Result<bool> {
        let fault = match &watched.end {
            Some(Err(fault)) => Some(fault),
            Some(Ok(())) | None => None,
        };
        let Some(record) = &watched.record else {
            match fault {
                Some(fault) => {
                    self.line(&json!({"news": "stopped", "name": fault.name, "text": fault.text}))?;
                    bail!("{fault} ({})", fault.name)
                }
                None => bail!("nothing was seen"),
            }
        };
        if watched.end.is_none() {
            self.say("You left before the end. The same code goes on from here.")?;
        }
        self.say(&format!("The record of what you saw is {}.", record.display()))?;
        let summary = match std::fs::metadata(record) {
            Ok(found) if found.len() > 0 => Some(proof::prove(record)?),
            _ => None,
        };
        for line in summary.iter().flat_map(|summary| &summary.lines) {
            self.say(line)?;
        }
        self.line(
            &json!({"news": "record", "file": record, "proof": summary.as_ref().map(|known| known.json.clone()),
            "complete": watched.end == Some(Ok(()))}),
        )?;
        if let Some(fault) = fault {
            self.line(&json!({"news": "stopped", "name": fault.name, "text": fault.text}))?;
            bail!("{fault} ({})", fault.name);
        }
        Ok(watched.end.is_none() || summary.is_some_and(|summary| summary.is_good()))
    }
}

/// An event as those who watch are told it: for people, and for programs.
#[derive(Clone, Debug, PartialEq)]
pub struct Noted {
    /// For people.
    pub happening: Happening,
    /// For programs.
    pub json: Value,
}

/// A match that is to be read from its first entry on.
struct Read<'a>(&'a SignedEntry);

impl Errand for Read<'_> {
    type Done = Result<Box<dyn Reading<Noted>>, WatchFault>;

    fn run<S: System>(self) -> Self::Done {
        reading::<S>(self.0)
    }
}

/// Begins to read a match of the system `S`, whose events are told as they come.
fn reading<S: System>(first: &SignedEntry) -> Result<Box<dyn Reading<Noted>>, WatchFault> {
    let inner = net::watch::open::<S::Game>(&systems::all(), first)?;
    let header = inner.header();
    let board = S::Game::read_scenario(&header.scenario)
        .and_then(|board| S::Game::by_revision(&board, header.terms.revision))
        .map_err(|error| WatchFault::new("no-battle", error.to_string()))?;
    Ok(Box::new(Noting::<S> { inner, board }))
}

struct Noting<S: Rules> {
    inner: Box<dyn Reading<EventOf<S>>>,
    board: Arc<S::Board>,
}

impl<S: System> Noting<S> {
    fn noted(&self, events: &[EventOf<S>]) -> Vec<Noted> {
        let told = S::happenings(&self.board, events);
        let json = S::events_json(&self.board, events);
        told.into_iter().zip(json).map(|(happening, json)| Noted { happening, json }).collect()
    }
}

impl<S: System> Reading<Noted> for Noting<S> {
    fn header(&self) -> &Header {
        self.inner.header()
    }

    fn opening(&self) -> Vec<Noted> {
        self.noted(&self.inner.opening())
    }

    fn read(&mut self, signed: &SignedEntry) -> Result<(Progress<Noted>, bool), Fault> {
        let (progress, differs) = self.inner.read(signed)?;
        Ok((progress.map(|events| self.noted(&events)), differs))
    }

    fn length(&self) -> u32 {
        self.inner.length()
    }

    fn hash_at(&self, seq: u32) -> Option<Hash> {
        self.inner.hash_at(seq)
    }

    fn head_hash(&self) -> Hash {
        self.inner.head_hash()
    }

    fn ending(&self) -> Option<Ending> {
        self.inner.ending()
    }

    fn is_closed(&self) -> bool {
        self.inner.is_closed()
    }
}

fn is_worth_telling(event: &Happening) -> bool {
    !event.is_march() && event.stress > Stress::Silent
}
