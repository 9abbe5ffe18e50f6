//! A computer starts, for the first time or after it stopped: with what is on its disk, or with nothing.

use super::{Event, World};
use crate::disk::Disk;
use engine::contract::Side;
use engine::digest::Hash;
use engine::referee::{Battlefield, Rulebook};
use record::course::Course;
use record::file::Record;
use record::lobby::{Admission, Myself, NoBooks};
use record::message::Entrance;
use record::peer::{Peer, PeerRole};
use record::secrets::Secrets;
use record::seed::Seed;
use record::session::{Past, Replayed, Seat, Session};
use std::sync::Arc;

/// One restart in this many is the one that a program makes: it grows its chain again, and replays its record from the first
/// entry. The others go on from what was replayed before, and the two must agree.
const WHOLE: u8 = 32;

impl World {
    pub(super) fn restart(&mut self, who: usize) -> Result<(), String> {
        let (now, seed) = (self.now, self.plan.seed);
        let role = if who == 0 { self.host_role() } else { join_role() };
        let (rules, battle) = (self.plan.rules, Arc::clone(&self.plan.battle));
        if self.machine(who).liar.as_mut().is_some_and(|liar| {
            let withheld = liar.is_withholding();
            liar.give_in();
            withheld
        }) {
            self.hang_up(who);
        }
        let machine = self.machine(who);
        machine.run += 1;
        let run = machine.run;
        let myself = Myself {
            identity: Arc::clone(&machine.identity),
            name: String::from(if who == 0 { "Host" } else { "Joiner" }),
            run: run * 2 + who as u64,
        };
        let mut made = 0u64;
        let fresh = Box::new(move |side: Side| {
            made += 1;
            let seed = Hash::of("simulated secret", &(seed, who as u64, run, made));
            let nonce = Hash::of("simulated nonce", &seed).0;
            Ok(Secrets::from_seeds(side, Seed::from_bytes(seed.0), nonce))
        });
        let whole = is_whole(seed, who, run);
        let peer = match machine.disk.load(whole) {
            Some((record, secrets)) => {
                let entries = u32::try_from(record.entries.len()).unwrap_or(u32::MAX);
                if entries < machine.told && machine.liar.is_none() {
                    return Err(format!("{who} told of {} entries and has {entries} after a restart", machine.told));
                }
                let disk = &machine.disk;
                let (waited, since_own) = (now.saturating_sub(disk.grown), now.saturating_sub(disk.signed_at));
                let past = Past { signed: disk.signed, waited, since_own, verdict: None };
                let seat = Seat { identity: Arc::clone(&machine.identity), secrets, run: myself.run, past };
                let session = resumed(seat, &record, now, (rules, &battle), whole, &mut machine.disk)
                    .map_err(|why| format!("{who} cannot go on after a restart: {why}"))?;
                Peer::with_session(myself, role, fresh, session)
            }
            None => {
                if machine.told > 1 {
                    return Err(format!("{who} told of {} entries and has no record", machine.told));
                }
                machine.told = 0;
                Peer::new(rules, myself, role, fresh)
            }
        };
        machine.peer = Some(peer);
        self.after(100, 1000, Event::Tick { who, run });
        self.after(10, 500, Event::Think { who, run });
        Ok(())
    }

    fn host_role(&self) -> PeerRole {
        PeerRole::Host {
            terms: Box::new(self.plan.terms.clone()),
            scenario: Arc::clone(&self.plan.battle),
            gate: Box::new(|_, _, _| Admission::Admit),
            begun: 1_800_000_000,
        }
    }
}

fn join_role() -> PeerRole {
    PeerRole::Join { key: Box::new(|_, _| Entrance::Code { proof: [0; 32] }), library: Box::new(NoBooks) }
}

/// Whether this restart is the one that a program makes. It has a chance of its own, so that the match still follows from its
/// seed.
fn is_whole(seed: u64, who: usize, run: u64) -> bool {
    let Hash([drawn, ..]) = Hash::of("simulated restart", &(seed, who as u64, run));
    drawn % WHOLE == 0
}

/// The session of a computer that finds this record on its disk.
fn resumed(
    seat: Seat,
    record: &Record,
    now: u64,
    (rules, battle): (&'static dyn Rulebook, &Arc<dyn Battlefield>),
    whole: bool,
    disk: &mut Disk,
) -> Result<Session, String> {
    // A record that came back from an older copy may not begin with what was replayed.
    let before = disk.replayed.take().filter(|replayed| replayed.begins(&record.entries));
    let followed = before.map(|replayed| replayed.follow(&record.entries)).transpose();
    if whole {
        disk.replayed = followed.map_err(|fault| fault.to_string())?;
        let session = Session::resume(seat, record, now, rules, Some(battle)).map_err(|fault| fault.to_string())?;
        let same = |replayed: &Replayed| is_same(replayed.course(), session.course());
        if !disk.replayed.as_ref().is_none_or(same) {
            return Err(String::from("its record leads elsewhere if it is replayed from the first entry"));
        }
        return Ok(session);
    }
    let replayed = match followed {
        Ok(Some(replayed)) => Ok(replayed),
        Ok(None) => Replayed::whole(&record.entries, rules, Some(battle)),
        Err(fault) => Err(fault),
    };
    let replayed = replayed.map_err(|fault| fault.to_string())?;
    disk.replayed = Some(replayed.clone());
    Session::resume_replayed(seat, record, now, replayed).map_err(|fault| fault.to_string())
}

/// Whether two records lead to the same place: the same entries, the same state of the game, and the same of all that a record
/// counts besides.
fn is_same(one: &Course, other: &Course) -> bool {
    one.head_hash() == other.head_hash()
        && one.game().hash() == other.game().hash()
        && format!("{:?}", one.standing()) == format!("{:?}", other.standing())
}
