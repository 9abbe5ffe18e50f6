//! Watching a match of others: it is told in sentences as it comes, and proven at the end.

use crate::battle::Battle;
use crate::library;
use crate::proof;
use crate::setup::later;
use crate::table::words::{no_connection, told};
use crate::table::{Network, Player, spectate};
use anyhow::{Context, bail};
use engine::referee::Events;
use net::header::Header;
use net::watch::{Seen, Visited};
use serde_json::{Value, json};
use std::io::{self, Write};

/// Watches the match of this code until it is over, cannot go on, or Ctrl-C is pressed.
pub async fn watch<W: Write>(
    player: &Player,
    code: &str,
    network: Network,
    telling: &mut Telling<W>,
) -> anyhow::Result<Visited> {
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
                self.say(&no_connection(why))?;
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
        for sentence in told(&battle, events) {
            self.say(&format!("  {sentence}"))?;
        }
        Ok(())
    }

    /// Says how it ended, where the record is and what it proves; whether that is success.
    pub fn end(&mut self, watched: &Visited) -> anyhow::Result<bool> {
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
