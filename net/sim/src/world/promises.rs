//! The promises that are watched while two players live in the world, and what is proven when their match is over.

use super::{Ended, HEALED, World};
use crate::liar;
use record::ahead::Ahead;
use record::entry::{Body, Matter};
use record::file::Record;
use record::message::Message;
use record::peer::Peer;
use record::verify::{self, Conclusion};
use std::collections::BTreeMap;

impl World {
    /// Checks a message: entries it acknowledges must be on the machine's disk, and no player may sign two entries for
    /// one place.
    pub(super) fn watch(&mut self, who: usize, message: &Message) {
        let machine = self.machine(who);
        let told = match message {
            Message::Got { length, .. } => *length,
            Message::Here(here) => here.length,
            Message::Entry(carried) => {
                let Some(match_id) = machine.disk.match_id else {
                    self.broken = Some(format!("{who} sent an entry with no match on disk"));
                    return;
                };
                let entry = carried.clone().unpack(match_id).entry;
                let (seq, author, hash) = (entry.seq, entry.author, entry.hash());
                let own = machine.peer.as_ref().and_then(Peer::session).is_some_and(|session| session.me() == author);
                // The header begins the match: there is no other one in its place.
                let unmarked = seq > 0 && machine.disk.signed.entries <= seq;
                if own && unmarked && machine.liar.is_none() {
                    let marked = machine.disk.signed.entries;
                    self.broken = Some(format!("{who} sent its entry {seq} and is marked as having signed {marked}"));
                    return;
                }
                let known = self.signed.insert((entry.match_id, seq), (author, hash));
                if known.is_some_and(|known| known != (author, hash)) {
                    self.broken = Some(format!("two entries number {seq} were signed"));
                }
                seq + 1
            }
            _ => return,
        };
        let machine = self.machine(who);
        machine.told = machine.told.max(told);
        if machine.disk.entries < told {
            let has = machine.disk.entries;
            self.broken = Some(format!("{who} told of {told} entries and has {has} on disk"));
        }
    }

    /// A side was told what the other counts of the turn that both play, after so many entries.
    pub(super) fn note_time(&mut self, who: usize, link: u64, length: u32) {
        let machine = self.machine(who);
        let has = machine.peer.as_ref().and_then(Peer::session).map(|session| session.course().length());
        if has == Some(length) {
            let (at, after, times) = machine.time_told;
            let times = if (at, after) == (link, length) { times.saturating_add(1) } else { 1 };
            machine.time_told = (link, length, times);
        }
    }

    /// Once two sides are together and have told each other the time, both show the same; and a side's own clock never
    /// runs while it is alone.
    pub(super) fn compare_clocks(&mut self) -> Result<(), String> {
        let now = self.now;
        for (who, machine) in self.machines.iter().enumerate() {
            let alone = machine.peer.as_ref().and_then(Peer::session).filter(|_| machine.link.is_none());
            if alone.is_some_and(|session| session.running_clock(now) == Some(session.me())) {
                return Err(format!("the clock of {who} runs while it is alone"));
            }
        }
        let [host, joiner] = self.machines.each_ref();
        let (link, length, _) = host.time_told;
        let told = [host, joiner].iter().all(|machine| {
            machine.link == Some(link)
                && (machine.time_told.0, machine.time_told.1) == (link, length)
                && machine.time_told.2 >= 2
        });
        let sessions = [host, joiner].map(|machine| {
            let session = machine.peer.as_ref().and_then(Peer::session)?;
            (session.course().length() == length && session.is_met() && !session.is_quiet()).then_some(session)
        });
        let (true, [Some(host), Some(joiner)]) = (told, sessions) else {
            self.apart_since = None;
            return Ok(());
        };
        let apart = host.clocks(now).iter().zip(joiner.clocks(now)).map(|(one, other)| one.abs_diff(other)).max();
        let (apart, (_, longest)) = (apart.unwrap_or(0), self.plan.weather.delay);
        let wide = apart > 1_000 + 2 * longest;
        let times = self.machines.each_ref().map(|machine| machine.time_told.2);
        let (since, before) = self.apart_since.filter(|_| wide).unwrap_or((now, times));
        self.apart_since = wide.then_some((since, before));
        // A message that puts it right may be lost on a bad line, and several in a row.
        let told = times.iter().zip(before).all(|(times, before)| *times >= before.saturating_add(2));
        if told && now > since + HEALED + 2 * longest {
            let clocks = [host.clocks(now), joiner.clocks(now)];
            return Err(format!("the clocks are {apart} ms apart after entry {length}, at {now}: {clocks:?}"));
        }
        if !wide {
            self.clocks = (self.clocks.0 + 1, self.clocks.1.max(apart));
        }
        Ok(())
    }

    pub(super) fn end(&mut self) -> Result<Ended, String> {
        let records = self.machines.each_ref().map(|machine| Record::read(&machine.disk.record));
        let [Ok(host), Ok(joiner)] = records else { return Err(String::from("a record cannot be read at the end")) };
        if host.entries != joiner.entries {
            return Err(String::from("the two records differ at the end"));
        }
        let states = self
            .machines
            .each_ref()
            .map(|machine| machine.peer.as_ref().and_then(Peer::session).map(|session| session.game().hash()));
        let (mut rolls, mut fallen) = (Vec::new(), BTreeMap::new());
        let ahead = Ahead::of(&host);
        let seen = verify::walk(
            &host,
            self.plan.rules,
            Some(&self.plan.battle),
            ahead.as_ref(),
            &mut |_, signed, progress| {
                if let Body::Agreed { matter: Matter::Rewind { to }, .. } = signed.entry.body {
                    rolls.retain(|(seq, _)| *seq <= to);
                }
                if let Some(proof) = progress.roll {
                    fallen.insert(proof.joint.n, proof.faces.clone().unwrap_or_default());
                    rolls.push((signed.entry.seq, proof));
                }
            },
        )
        .map_err(|fault| fault.to_string())?;
        let host_side = seen.course.header().terms.host;
        let liar = self.plan.liar.map(|who| if who == 0 { host_side } else { host_side.other() });
        let luck = match self.plan.liar.and_then(|who| self.machine(who).liar.take()) {
            Some(mut liar_himself) => {
                let mut luck = liar_himself.check(&fallen, seen.ending())?;
                for (_, proof) in rolls.iter().filter(|(_, proof)| Some(proof.first) != liar) {
                    liar::count(&mut luck, proof);
                }
                Some(luck)
            }
            None => None,
        };
        let wrong =
            seen.findings.iter().find(|finding| finding.weight != verify::Weight::Remark && Some(finding.side) != liar);
        if seen.conclusion(&host.notes) != Conclusion::Complete || wrong.is_some() {
            return Err(format!("the record of an honest match is not good: {wrong:?}"));
        }
        if states != [Some(seen.last_state()); 2] {
            return Err(String::from("the record leads to another state than the players had"));
        }
        let Some(ending) = seen.ending() else { return Err(String::from("the record has no end")) };
        Ok(Ended {
            ending,
            state: seen.last_state(),
            entries: seen.entries,
            crashes: self.crashes,
            connections: self.connections,
            deeds: self.deeds,
            clocks: self.clocks,
            sent: self.sent,
            record: Record::write(&host.entries),
            luck,
        })
    }
}
