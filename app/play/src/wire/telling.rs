//! Watching a match of others: it is told in sentences as it comes, and proven at the end.

use super::lines::written;
use crate::MESSAGES;
use crate::matches;
use crate::setup::later;
use crate::table::words::{no_connection, told};
use crate::table::{LocalPlayer, Network, spectate};
use anyhow::{Context, bail};
use engine::referee::Events;
use language::battle::Battle;
use language::say;
use language::system::Systems;
use net::watch::Visited;
use record::header::Header;
use record::watch::SpectatorNews;
use replay::library;
use serde_json::{Value, json};
use std::fmt::Display;
use std::io::{self, Write};

/// Watches the match of this code until it is over, cannot go on, or Ctrl-C is pressed.
pub async fn watch<W: Write>(
    player: &LocalPlayer,
    code: &str,
    network: Network,
    telling: &mut SpectatorTeller<W>,
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
    Ok(visiting.await.with_context(|| say!(MESSAGES, "play-shown-lost"))??)
}

/// Prints what is seen: in sentences, or as JSON.
pub struct SpectatorTeller<W> {
    systems: Systems,
    json: bool,
    out: W,
    battle: Option<Battle>,
    header: Option<Box<Header>>,
    /// Whether it was told that there is no connection: every further try would say the same.
    told_lost: bool,
}

impl<W: Write> SpectatorTeller<W> {
    /// Prints it there.
    pub const fn new(systems: Systems, json: bool, out: W) -> SpectatorTeller<W> {
        SpectatorTeller { systems, json, out, battle: None, header: None, told_lost: false }
    }

    /// Prints this in a sentence, or as JSON.
    fn both(&mut self, text: &str, value: &Value) -> io::Result<()> {
        self.say(text)?;
        self.line(value)
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        if !self.json { self.out(text) } else { Ok(()) }
    }

    fn line(&mut self, value: &Value) -> io::Result<()> {
        if self.json { self.out(value) } else { Ok(()) }
    }

    fn out(&mut self, told: impl Display) -> io::Result<()> {
        writeln!(self.out, "{told}")?;
        self.out.flush()
    }

    fn tell(&mut self, seen: &SpectatorNews) -> io::Result<()> {
        match seen {
            SpectatorNews::Welcome { name, key, delay, has } => {
                self.told_lost = false;
                let (fingerprint, (late, count)) = (key.fingerprint().to_string(), later(*delay));
                let text = say!(
                    MESSAGES,
                    "play-shows",
                    delay = late,
                    count = count,
                    name = name.to_string(),
                    fingerprint = fingerprint.clone()
                );
                self.both(
                    &text,
                    &json!({"news": "welcome", "by": name, "key": key.to_string(), "fingerprint": fingerprint,
                        "delay_s": delay, "has": has}),
                )
            }
            SpectatorNews::Begun { header, events } => {
                let [first, second] = header.players.each_ref().map(|player| &player.name);
                let title = self.systems.title_of(&header.terms.system, &header.terms.title);
                let names = (first.clone(), second.clone());
                self.both(
                    &say!(MESSAGES, "play-shown", title = title, first = names.0, second = names.1),
                    &json!({"news": "begun", "battle": header.terms.title, "match": header.match_id().to_string(),
                        "players": [first, second]}),
                )?;
                self.battle = library::of_header(self.systems, header, None).ok();
                self.header = Some(header.clone());
                self.events(events)
            }
            SpectatorNews::Written { seq, author, kind, events, roll } => {
                self.events(events)?;
                let Some(battle) = &self.battle else { return Ok(()) };
                let written = written(battle, *seq, *author, kind, events, roll.as_ref());
                self.line(&written)
            }
            SpectatorNews::Differs { seq, author } => {
                let by = self.header.as_ref().map_or_else(String::new, |header| header.player(*author).name.clone());
                let text = say!(MESSAGES, "play-shown-differs", seq = *seq, name = by);
                self.both(&text, &json!({"news": "differs", "entry": seq, "text": text}))
            }
            SpectatorNews::Ended(_) => self.both(&say!(MESSAGES, "play-over"), &json!({"news": "ended"})),
            SpectatorNews::Closed => self.both(&say!(MESSAGES, "play-closed"), &json!({"news": "closed"})),
            SpectatorNews::Lost(_) if self.told_lost => Ok(()),
            SpectatorNews::Lost(why) => {
                self.told_lost = true;
                self.both(&no_connection(why), &json!({"news": "lost", "why": why}))
            }
        }
    }

    fn events(&mut self, events: &Events) -> io::Result<()> {
        let Some(battle) = &self.battle else { return Ok(()) };
        told(battle, events).iter().try_for_each(|sentence| self.say(&format!("  {sentence}")))
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
                None => bail!(say!(MESSAGES, "play-shown-nothing")),
            }
        };
        if watched.end.is_none() {
            self.say(&say!(MESSAGES, "play-shown-left"))?;
        }
        self.say(&say!(MESSAGES, "play-shown-file", file = record.display().to_string()))?;
        let summary = match std::fs::metadata(record) {
            Ok(found) if found.len() > 0 => Some(matches::prove(self.systems, record)?),
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
