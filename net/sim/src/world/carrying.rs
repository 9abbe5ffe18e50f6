//! Actions of a machine for its peer, and the network's treatment of its messages. The machine may stop before any
//! action.

use super::{Event, MOST_OLD_COPIES, World};
use record::message::Message;
use record::peer::{Peer, ToDo};
use record::session::{Notice, Output};

impl World {
    /// Carries out a peer's actions, one after the other, unless the machine stops in between.
    pub(super) fn carry_out(&mut self, who: usize) {
        if self.plan.liar == Some(who) && self.thinks_better_of_it(who) {
            return;
        }
        while let Some(deed) = self.machine(who).peer.as_mut().and_then(Peer::poll) {
            self.deeds += 1;
            let here = self.plan.weather.crash_at.is_some_and(|at| at + 1 == self.deeds);
            if here || self.one_in_thousand(self.plan.weather.crash) {
                return self.crash(who, &deed);
            }
            match deed {
                ToDo::Begin { match_id, secrets, .. } => {
                    let machine = self.machine(who);
                    let read = machine.peer.as_ref().and_then(Peer::session).map(|session| session.secrets().clone());
                    machine.disk.begin(match_id, secrets, read);
                    machine.told = 0;
                }
                ToDo::Match(Output::Record(bytes)) => {
                    if self.one_in_thousand(self.plan.weather.disk) {
                        // A write that fails stops the program; nothing after it may happen.
                        return self.crash(who, &ToDo::Match(Output::Record(bytes)));
                    }
                    let now = self.now;
                    self.machine(who).disk.append(now, &bytes);
                }
                ToDo::Match(Output::Signed(signed)) => {
                    let now = self.now;
                    self.machine(who).disk.sign(now, signed);
                }
                ToDo::Match(Output::Secret(bytes)) => self.machine(who).disk.secrets.extend_from_slice(&bytes),
                ToDo::Send(bytes) => self.send(who, bytes),
                ToDo::Match(Output::Drop(_)) => {
                    let link = self.machine(who).link;
                    self.lose_link(who);
                    if let Some(link) = link {
                        self.after(0, 2000, Event::Notice { who: 1 - who, link });
                    }
                }
                ToDo::Match(Output::Notice(Notice::Verdict(verdict)))
                    if self.plan.liar != Some(1 - who) || verdict.is_final =>
                {
                    self.broken = Some(format!("{who} says of an honest player: {} ({})", verdict.name, verdict.text));
                }
                ToDo::Match(Output::Notice(Notice::Differs(difference))) if self.plan.liar.is_none() => {
                    self.broken = Some(format!("{who} found a difference: {difference:?}"));
                }
                ToDo::Offered { terms, .. } => {
                    let now = self.now;
                    if let Some(peer) = &mut self.machine(who).peer {
                        peer.agree(now, &terms.hash());
                    }
                }
                ToDo::Failed(fault) => self.broken = Some(format!("{who}: the lobby failed: {fault}")),
                ToDo::Match(Output::Notice(_) | Output::Keep(_) | Output::Send(_)) | ToDo::Knock { .. } => {}
            }
        }
    }

    /// The machine stops before the action is done, or in the middle of it.
    fn crash(&mut self, who: usize, deed: &ToDo) {
        self.crashes += 1;
        let torn = self.chance.below(2000);
        let machine = self.machine(who);
        if let ToDo::Match(Output::Record(bytes)) = deed {
            machine.disk.tear(bytes, torn);
        }
        if let ToDo::Match(Output::Secret(bytes)) = deed {
            machine.disk.tear_secret(bytes, torn % 64);
        }
        machine.peer = None;
        let (link, has) = (machine.link.take(), machine.disk.entries);
        self.after(50, 90_000, Event::Restart { who });
        // The part lost with an older copy must be on the other computer: otherwise neither side could go on.
        let kept_elsewhere = self.machine(1 - who).disk.entries >= has && self.machine(1 - who).disk.match_id.is_some();
        let often = self.old_copies >= MOST_OLD_COPIES;
        if kept_elsewhere && has > 2 && !often && self.one_in_thousand(self.plan.weather.old_copy) {
            self.old_copies += 1;
            let entries = 2 + self.chance.below(usize::try_from(has).unwrap_or(2) - 1);
            let machine = self.machine(who);
            machine.disk.fall_back(entries);
            machine.told = machine.disk.entries;
        }
        if let Some(link) = link
            && !self.one_in_thousand(self.plan.weather.half_open)
        {
            self.after(0, 3000, Event::Notice { who: 1 - who, link });
        }
    }

    fn send(&mut self, who: usize, bytes: Vec<u8>) {
        let message = match Message::decode(&bytes) {
            Ok(message) => message,
            Err(error) => {
                self.broken = Some(format!("{who} sent what cannot be read: {error}"));
                return;
            }
        };
        let beside = match message {
            Message::Time { .. } => true,
            Message::Ping { at } => {
                let machine = self.machine(who);
                let link = machine.link.unwrap_or(0);
                if machine.pinged.0 != link {
                    machine.pinged = (link, at);
                }
                machine.pinged != (link, at)
            }
            Message::Pong { at } => self.machine(1 - who).pinged.1 != at,
            _ => false,
        };
        if beside {
            std::mem::swap(&mut self.chance, &mut self.aside);
        }
        self.carry(who, bytes, &message);
        if beside {
            std::mem::swap(&mut self.chance, &mut self.aside);
        }
    }

    fn carry(&mut self, who: usize, bytes: Vec<u8>, message: &Message) {
        self.sent += bytes.len() as u64;
        self.watch(who, message);
        let time_at = match message {
            Message::Time { length, .. } => Some(*length),
            _ => None,
        };
        let Some(link) = self.machine(who).link else { return };
        let weather = self.plan.weather;
        if self.one_in_thousand(weather.partition) {
            self.partitioned = true;
            self.after(1000, 600_000, Event::Heal);
        }
        if self.one_in_thousand(weather.cut) {
            let deaf = self.one_in_thousand(weather.half_open).then(|| self.chance.below(2));
            for side in 0..2 {
                if deaf != Some(side) {
                    self.after(0, 4000, Event::Notice { who: side, link });
                }
            }
            return;
        }
        let copies =
            if self.one_in_thousand(weather.loss) { 0 } else { 1 + usize::from(self.one_in_thousand(weather.repeat)) };
        for _ in 0..copies {
            if !self.partitioned {
                let (least, most) = weather.delay;
                self.after(least, most, Event::Deliver { to: 1 - who, link, bytes: bytes.clone(), time_at });
            }
        }
    }
}
