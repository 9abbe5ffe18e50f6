//! Watching a match of others: it is told in sentences as it comes, and proven at the end.

use super::hand::later;
use super::setup::Player;
use super::table::{Network, known};
use crate::battle::Battle;
use crate::happening::{Happening, Stress};
use crate::library;
use crate::proof;
use crate::systems;
use anyhow::{Context, bail};
use engine::referee::Events;
use net::driver::wall;
use net::header::Header;
use net::invitation::{Code, Kind};
use net::store::StoreError;
use net::watch::{Seen, Spectator, Visited, Visitor, visit};
use serde_json::{Value, json};
use std::io::{self, Write};
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
pub type Visiting = (JoinHandle<Result<Watched, StoreError>>, mpsc::Receiver<Seen>);

/// Goes to watch the match of this code.
pub async fn spectate(player: &Player, code: &str, network: Network) -> anyhow::Result<Visiting> {
    let code = Code::read(code, wall())?;
    let Kind::Watch(secret) = &code.kind else {
        bail!("this code is for playing, not for watching; type  estafette join {code} --bot");
    };
    let endpoint = network.bind(player).await?;
    known(code.system())?;
    let spectator = Spectator::new(player.identity.key(), &player.name, secret.clone(), systems::all());
    let visitor = Visitor::new(endpoint, &code, player.folders.watched()).context("this is no watch code")?;
    let (say, hear) = mpsc::channel(SENTENCES);
    Ok((tokio::spawn(visit(visitor, spectator, say)), hear))
}

/// Tells what is seen: in sentences, or as JSON.
pub struct Telling<W> {
    json: bool,
    out: W,
    battle: Option<Battle>,
    header: Option<Box<Header>>,
    /// Whether it was told that there is no connection: every further try would say the same.
    told_lost: bool,
}

impl<W: Write> Telling<W> {
    /// Tells it there.
    pub const fn new(json: bool, out: W) -> Telling<W> {
        Telling { json, out, battle: None, header: None, told_lost: false }
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

    fn tell(&mut self, seen: &Seen) -> io::Result<()> {
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
                let Some(battle) = &self.battle else { return Ok(()) };
                let (by, told) = (battle.names().side_word(*author), battle.json().events(events));
                self.line(&json!({
                    "news": "written", "entry": seq, "by": by, "kind": kind,
                    "events": told,
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

    fn begun(&mut self, header: &Header, events: &Events) -> io::Result<()> {
        let [first, second] = &header.players;
        self.say(&format!("{}: {} against {}.", header.terms.title, first.name, second.name))?;
        self.line(&json!({"news": "begun", "battle": header.terms.title, "match": header.match_id().to_string(),
            "players": [first.name, second.name]}))?;
        self.header = Some(Box::new(header.clone()));
        self.battle = library::of_header(header, None).ok();
        self.events(events)
    }

    fn events(&mut self, events: &Events) -> io::Result<()> {
        let Some(battle) = self.battle.clone() else { return Ok(()) };
        for event in battle.tell(events).iter().filter(|event| is_worth_telling(event)) {
            self.say(&format!("  {}", event.text.plain(battle.names())))?;
        }
        Ok(())
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

fn is_worth_telling(event: &Happening) -> bool {
    !event.is_march() && event.stress > Stress::Silent
}
