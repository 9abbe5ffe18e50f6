//! Actions of the player, and the session's own duties: opening links, confirming phases, copying notes.

use super::output::{CompletedRoll, Notice, Output, Verdict};
use super::refused::Refused;
use super::{OpponentQuestion, Session};
use crate::course::{Due, Untrue};
use crate::entry::{Body, Claim, Clock, Entry, MOST_NOTES, Matter, NoteKind, SignedEntry};
use crate::fault::Fault;
use crate::header::MOST_TAKE_BACKS;
use crate::message::{LONGEST_CHAT, MOST_ADDRESSES, Parcel, shown};
use crate::secrets::Secrets;
use crate::verify::FALSE_CLAIM;
use engine::contract::{Audience, Opening};
use engine::digest::Hash;
use engine::facts::Facts;
use engine::referee::{Bytes, Input, NoStep};
use std::net::SocketAddr;
use std::sync::Arc;

/// Number of entries in a phase from which nothing is taken back any more, so that there is room to end it.
const NO_MORE_UNDO: u32 = 3_584;
/// Number of notes from which nothing more is asked or granted, so that there is room for a concession and for claims.
const NO_MORE_ASKING: u32 = MOST_NOTES - 64;
/// Number of our own last states that are kept: we play several on before the other side's message arrives.
const MOST_RECENT: usize = 64;
/// Bytes of chat that may wait for the other side: all of it is sent at once when that side is back.
const MOST_TALK_WAITING: usize = 128 << 10;
const TOO_MANY_WAITING: &str = "too many messages are waiting to be sent";
/// A hash still to be filled in.
const OPEN: Hash = Hash([0; 32]);

impl Session {
    /// Answers the decision.
    pub fn command(&mut self, now: u64, command: &[u8]) -> Result<(), Refused> {
        self.ready()?;
        let standing = self.course.standing();
        if standing.is_paused() {
            return Err(Refused::Paused);
        }
        if self.course.due() != Due::Decision(self.me) {
            return Err(if standing.ending().is_some() { Refused::Over } else { Refused::NotYourDecision });
        }
        if self.game().is_undo(command) && standing.entries_in_phase(self.me) >= NO_MORE_UNDO {
            return Err(Refused::TooManyUndos);
        }
        match self.write(now, Body::Command { command: command.to_vec(), link: None, state: OPEN }) {
            Ok(()) => {
                self.early = None;
                self.work(now);
                Ok(())
            }
            Err(Fault::AgainstRules(refusal)) => Err(Refused::Rules(refusal)),
            Err(fault) => Err(Refused::Bad(fault.to_string())),
        }
    }

    /// Answers before this side is asked, where both owe an answer and neither may know the other's. The answer is kept
    /// here, unsent, with the openings of its seals; when this side gets the pen it is sent, if the rules still allow
    /// it. A restart, a rewind or another answer forgets it.
    pub fn answer_early(&mut self, command: Bytes, sealed: Vec<Opening>) -> Result<(), Refused> {
        self.ready()?;
        if self.course.due() != Due::Decision(self.me.other()) || !self.game().both_asked() {
            return Err(Refused::NotYourDecision);
        }
        self.early = Some((command, sealed));
        Ok(())
    }

    /// The answer that this side gave before it was asked.
    pub fn early(&self) -> Option<&[u8]> {
        self.early.as_ref().map(|(command, _)| command.as_slice())
    }

    /// Sends the early answer, now that this side is asked.
    fn say_early(&mut self, now: u64) {
        if !self.is_my_decision() || self.wishes.my_concession {
            return;
        }
        let Some((command, sealed)) = self.early.take() else { return };
        if self.game().check(self.me, &command).is_ok() {
            for opening in sealed {
                self.seal(opening);
            }
            // An answer that the rules allow is written; if there is no room for it, the player is asked.
            let _ = self.write(now, Body::Command { command, link: None, state: OPEN });
        }
    }

    /// Keeps what this side is about to seal, before the command that carries the seal. It is on disk before the command
    /// is sent.
    pub fn seal(&mut self, opening: Opening) {
        self.outputs.push_back(Output::Secret(Secrets::opening_bytes(&opening)));
        self.secrets.add(opening.clone());
        self.course.learn(opening);
    }

    /// Asks the other side for an agreement. What was asked before is asked no longer.
    pub fn ask(&mut self, now: u64, matter: Matter) -> Result<(), Refused> {
        self.ready()?;
        self.may_note()?;
        if self.course.standing().ending().is_some() {
            return Err(Refused::Over);
        }
        match &matter {
            Matter::Rewind { to } => {
                let terms = &self.course.header().terms;
                let used = self.course.standing().take_backs(self.me);
                let asked_out = used >= u32::from(terms.take_backs) || self.wishes.my_asks >= MOST_TAKE_BACKS.into();
                if !terms.one_machine && asked_out {
                    return Err(Refused::NoTakeBacksLeft);
                }
                if !self.course.can_go_to(*to) {
                    return Err(Refused::Nothing);
                }
            }
            Matter::Change { change } if change.len() > Matter::LARGEST_CHANGE => {
                return Err(Refused::Bad(String::from("too many changes at once")));
            }
            Matter::Change { change } => {
                self.game().step(Input::Change(change)).map_err(|why| match why {
                    NoStep::Bytes(error) => Refused::Bad(error.to_string()),
                    NoStep::Rules(refusal) => Refused::Rules(refusal),
                })?;
            }
            Matter::Pause if self.course.standing().is_paused() => return Err(Refused::Paused),
            Matter::Pause | Matter::Clocks | Matter::Result { .. } => {}
        }
        // A matter that both want is granted rather than asked for.
        if let Some(asked) = self.asked().filter(|asked| asked.matter == matter) {
            return self.grant(now, &asked);
        }
        self.wishes.my_asks += u32::from(matches!(matter, Matter::Rewind { .. }));
        let number = self.note(NoteKind::Ask(matter.clone()));
        self.wishes.mine = Some((matter, number));
        self.work(now);
        Ok(())
    }

    /// Asks to take back this side's last command.
    pub fn ask_take_back(&mut self, now: u64) -> Result<(), Refused> {
        let to = self.course.take_back_place(self.me).ok_or(Refused::Nothing)?;
        self.ask(now, Matter::Rewind { to })
    }

    /// Grants exactly this. If the other side has asked for something else since the player read the question, nothing
    /// is granted and nothing signed.
    pub fn grant(&mut self, now: u64, asked: &OpponentQuestion) -> Result<(), Refused> {
        self.ready()?;
        let OpponentQuestion { matter, number } = self.asked().ok_or(Refused::Nothing)?;
        if (&matter, number) != (&asked.matter, asked.number) {
            return Err(Refused::AskedAnew(Box::new(matter)));
        }
        let pen = self.course.due().pen() == Some(self.me);
        if !pen {
            self.may_note()?;
        }
        self.wishes.granted = true;
        if !pen {
            self.note(NoteKind::Grant(matter));
        }
        self.work(now);
        Ok(())
    }

    /// Declines exactly this question. Anything the other side has asked for since stays unanswered.
    pub fn decline(&mut self, now: u64, asked: &OpponentQuestion) -> Result<(), Refused> {
        let note = &self.wishes.theirs.as_ref().ok_or(Refused::Nothing)?.note;
        let number = note.number;
        if number != asked.number {
            return Err(match &note.kind {
                NoteKind::Ask(matter) => Refused::AskedAnew(Box::new(matter.clone())),
                _ => Refused::Nothing,
            });
        }
        self.wishes.theirs = None;
        self.wishes.granted = false;
        self.mailbox.post(Parcel::Decline { number });
        self.pump(now);
        Ok(())
    }

    /// Gives the match up. That is final.
    pub fn concede(&mut self, now: u64) -> Result<(), Refused> {
        if self.stopped.is_some() || self.course.standing().ending().is_some() || self.wishes.my_concession {
            return Err(Refused::Over);
        }
        self.wishes.my_concession = true;
        if self.awaits_tail {
            // The note names the last entry before it, so it is signed once all of ours are here. The decision is kept now.
            self.mark();
        } else {
            self.say_concession();
        }
        self.tell(Notice::Conceded(self.me));
        self.work(now);
        Ok(())
    }

    /// Tells the other side that this one has given up, if it is not being told so already.
    pub(super) fn say_concession(&mut self) {
        if self.wishes.my_concession && !std::mem::replace(&mut self.wishes.says_so, true) {
            self.note(NoteKind::Concede);
        }
    }

    /// Ends a pause.
    pub fn resume_play(&mut self, now: u64) -> Result<(), Refused> {
        self.ready()?;
        if !self.course.standing().is_paused() {
            return Err(Refused::Nothing);
        }
        if self.course.due().pen() == Some(self.me) {
            self.write(now, Body::Resume).map_err(|fault| Refused::Bad(fault.to_string()))?;
        } else if !self.has_said_to_resume() {
            self.note(NoteKind::Resume);
        }
        self.work(now);
        Ok(())
    }

    /// Whether this side has said after the last entry that play goes on. The note is sent until it arrives: a second one
    /// would add nothing to it.
    fn has_said_to_resume(&self) -> bool {
        let head = self.course.length().saturating_sub(1);
        self.wishes.my_notes.iter().any(|signed| signed.note.kind == NoteKind::Resume && signed.note.head == head)
    }

    /// Closes the match because the other side has owed an answer for longer than was agreed. That cannot be proven;
    /// the record says what was owed and which side says so.
    pub fn close_as_owed(&mut self, now: u64) -> Result<(), Refused> {
        let deadline = u64::from(self.course.header().terms.deadline);
        let waited = self.waited(now) / 1000;
        if self.stopped.is_some() || self.is_closed() {
            return Err(Refused::Over);
        }
        if self.course.standing().is_paused() {
            return Err(Refused::Paused);
        }
        // A side that says it has more of the record, and never shows it, owes that.
        let owes_tail = self.awaits_tail && self.is_met();
        if self.course.due().pen() != Some(self.me.other()) && !owes_tail {
            return Err(Refused::NotYourDecision);
        }
        if deadline == 0 || waited < deadline {
            return Err(Refused::TooEarly);
        }
        self.note(NoteKind::Claim(Claim::Owed { waited }));
        let text = format!("your opponent has not acted for {waited} seconds ({})", self.owed());
        let facts = Some(Facts::NONE.with("seconds", i64::try_from(waited).unwrap_or(i64::MAX)));
        let verdict = Verdict { name: "owed", text, facts, proven: false, is_final: true };
        self.pump(now);
        self.stop(verdict, None);
        Ok(())
    }

    /// The next thing due, in words: `link 312`, `opening`, `decision`.
    pub fn owed(&self) -> String {
        if self.awaits_tail { String::from("part of the record") } else { self.course.owed() }
    }

    /// Says something beside the record.
    pub fn chat(&mut self, now: u64, text: &str) -> Result<(), Refused> {
        let text = shown(text);
        if text.trim().is_empty() || text.chars().count() > LONGEST_CHAT {
            return Err(Refused::Bad(String::from("the message is empty or too long")));
        }
        let waits = self.mailbox.talk_waiting() + text.len() > MOST_TALK_WAITING;
        if waits || !self.mailbox.post(Parcel::Chat { text: text.clone() }) {
            return Err(Refused::Bad(TOO_MANY_WAITING.to_owned()));
        }
        self.tell(Notice::Said(text));
        self.pump(now);
        Ok(())
    }

    /// Tells the other side where this one can be reached.
    pub fn tell_addresses(&mut self, now: u64, mut addresses: Vec<SocketAddr>) {
        addresses.truncate(MOST_ADDRESSES);
        self.mailbox.post(Parcel::Addresses(addresses));
        self.pump(now);
    }

    fn ready(&self) -> Result<(), Refused> {
        if self.stopped.is_some() || self.wishes.my_concession {
            Err(Refused::Over)
        } else if self.is_older_copy() {
            Err(Refused::OlderCopy)
        } else if self.awaits_tail {
            Err(Refused::AwaitsTail)
        } else {
            Ok(())
        }
    }

    /// Time since the last entry, in milliseconds, the time before this program started included.
    pub fn waited(&self, now: u64) -> u64 {
        self.waited_before.saturating_add(self.time.since_last_entry(now))
    }

    /// Whether there is room for another note about an agreement.
    fn may_note(&self) -> Result<(), Refused> {
        if self.note_number >= NO_MORE_ASKING {
            return Err(Refused::Bad(String::from("too many requests in this match; play on")));
        }
        if !self.mailbox.has_room() {
            return Err(Refused::Bad(TOO_MANY_WAITING.to_owned()));
        }
        Ok(())
    }

    /// Writes one entry: composed, signed, accepted by our own course, kept, and told.
    pub(super) fn write(&mut self, now: u64, draft: Body) -> Result<(), Fault> {
        let claimed = self.claimed_in_their_turn();
        let (chain, time, identity) = (self.secrets.chain(), &mut self.time, &self.identity);
        let link = |n| chain.open(n);
        let (signed, progress) = self.course.write(self.me, draft, &link, |entry| {
            // The clock is read only once the entry is sure to be written.
            let (spent, measured) = time.own_entry(now, claimed);
            Entry { clock: Clock { spent, measured }, ..entry }.sign(identity)
        })?;
        self.took(now, signed, progress);
        Ok(())
    }

    /// Does what needs no decision, as long as this side holds the pen, and sends what is to be sent.
    pub(super) fn work(&mut self, now: u64) {
        while self.may_sign() {
            if self.early.is_some() {
                self.say_early(now);
            }
            let Some(body) = self.duty() else { break };
            let agreement = matches!(body, Body::Agreed { .. });
            if let Err(fault) = self.write(now, body) {
                // An agreement can turn out to be impossible; everything else follows from the course itself.
                if !agreement {
                    if std::mem::replace(&mut self.stuck_at, self.course.length()) != self.course.length() {
                        self.tell(Notice::Verdict(Verdict {
                            name: fault.name(),
                            text: format!("this program could not continue: {fault}"),
                            facts: None,
                            proven: false,
                            is_final: false,
                        }));
                    }
                    break;
                }
                self.wishes.theirs = None;
                self.wishes.granted = false;
                if let Some((matter, _)) = self.wishes.mine.take() {
                    self.tell(Notice::Declined(matter));
                }
                self.wishes.their_grant = None;
            }
        }
        self.tell_end();
        self.pump(now);
    }

    /// The entry that is this side's to write without asking the player.
    fn duty(&self) -> Option<Body> {
        if let Some(note) = self.dispute.to_copy() {
            return Some(Body::Note(note.clone()));
        }
        let due = self.course.due();
        if due.pen() != Some(self.me) {
            return None;
        }
        match due {
            Due::Accept(_) => Some(Body::Accept),
            Due::FirstLink(_) => {
                let link = self.secrets.chain().open(self.course.standing().next_roll())?;
                Some(Body::Link { link, seal: None, state: None })
            }
            Due::SecondLink(_) => self.second_link(),
            Due::Seal(_) => {
                let (joint, dice, leaf) = self.course.standing().secret_roll()?;
                let seal = self.secrets.leaves().roll(leaf, &joint, &dice)?.seal(self.me);
                Some(Body::Seal { seal, state: OPEN })
            }
            Due::Phase(_) => Some(Body::Phase { count: self.game().phase().count, state: OPEN }),
            Due::Openings(_) => {
                let openings = self.course.standing().next_openings(self.me);
                // A player who has lost the sealed content can only confirm the end; the record names that player.
                if openings.is_empty() { self.ending() } else { Some(Body::Openings { openings }) }
            }
            Due::End(_) => self.ending(),
            Due::Decision(_) => self.interlude().or_else(|| self.opening()),
            Due::Admission(_) | Due::Nothing => None,
        }
    }

    /// This side's confirmation of the end.
    fn ending(&self) -> Option<Body> {
        let standing = self.course.standing();
        let used = standing.leaves_used(self.me);
        let leaves = (0..used).map(|index| self.secrets.leaves().open(index)).collect::<Option<_>>()?;
        Some(Body::End { ending: standing.ending()?, state: OPEN, leaves })
    }

    /// The opening that the rules wait for, if this side knows what it sealed.
    fn opening(&self) -> Option<Body> {
        if self.course.standing().is_paused() {
            return None;
        }
        let owed = self.game().owed().filter(|owed| owed.side == self.me)?;
        let command = owed.command.filter(|command| self.game().check(self.me, command).is_ok())?;
        Some(Body::Command { command, link: None, state: OPEN })
    }

    fn second_link(&self) -> Option<Body> {
        // The other's link is one ahead of ours until ours is open.
        let n = self.course.standing().next_roll().checked_sub(1)?;
        let link = self.secrets.chain().open(n)?;
        let (joint, roll, leaf) = self.course.standing().roll_with(self.me, link)?;
        let seal = match roll.seen_by {
            Audience::Only(side) if side == self.me => {
                Some(self.secrets.leaves().roll(leaf, &joint, &roll.dice)?.seal(self.me))
            }
            _ => None,
        };
        Some(Body::Link { link, seal, state: None })
    }

    /// Between two decisions: notes to copy, and agreements both have consented to.
    fn interlude(&self) -> Option<Body> {
        let wishes = &self.wishes;
        if wishes.my_concession {
            return Some(Body::Concede);
        }
        let paused = self.course.standing().is_paused();
        for note in &wishes.to_copy {
            let useful = match note.note.kind {
                NoteKind::Resume => paused,
                _ => true,
            };
            if useful && self.course.signed_note_fits(note).is_ok() {
                return Some(Body::Note(note.clone()));
            }
        }
        let theirs = wishes.theirs.as_ref().filter(|note| wishes.granted && self.course.signed_note_fits(note).is_ok());
        if let Some(consent) = theirs
            && let NoteKind::Ask(matter) = &consent.note.kind
        {
            return Some(Body::Agreed { matter: matter.clone(), consent: consent.clone(), state: OPEN });
        }
        let consent = wishes.their_grant.as_ref().filter(|note| self.course.signed_note_fits(note).is_ok())?;
        let (matter, _) = wishes.mine.as_ref()?;
        let same = consent.note.kind == NoteKind::Grant(matter.clone());
        same.then(|| Body::Agreed { matter: matter.clone(), consent: consent.clone(), state: OPEN })
    }

    /// An entry was accepted, ours or theirs.
    pub(super) fn took(&mut self, now: u64, signed: SignedEntry, progress: crate::course::Progress) {
        let (seq, author, kind) = (signed.entry.seq, signed.entry.author, signed.entry.body.kind());
        let agreed = match &signed.entry.body {
            Body::Agreed { matter, .. } => Some(matter.clone()),
            _ => None,
        };
        let admitted = match &signed.entry.body {
            Body::Note(note) if matches!(note.note.kind, NoteKind::Differs { .. }) => Some(note.note.head),
            _ => None,
        };
        if author == self.me {
            if self.recent.len() == MOST_RECENT {
                self.recent.pop_front();
            }
            self.recent.push_back((seq, Arc::clone(self.course.game())));
        }
        if author == self.me && agreed.is_none() {
            // A player who plays on withdraws their own request.
            self.wishes.mine = None;
        }
        self.keep(signed);
        self.learn_own_roll(&progress);
        for untrue in &progress.untrue {
            self.tell_untrue(untrue);
        }
        let before = progress.before;
        let roll = progress.roll.map(|proof| Box::new(CompletedRoll { proof, before }));
        self.tell(Notice::Written { seq, author, kind, events: progress.events, roll });
        if let Some(matter) = agreed {
            self.agreed(seq, matter);
        }
        self.set_turn(now);
        let last = self.course.standing().last_note(self.me.other());
        self.wishes.to_copy.retain(|note| note.note.number > last);
        if let Some(seq) = admitted {
            self.dispute.close();
            self.tell(Notice::Admitted { seq, author });
        } else if author != self.me && self.dispute.is_refuted(self.me) {
            // It goes on after all.
            self.dispute.close();
        }
        if self.wishes.theirs.as_ref().is_some_and(|note| self.course.signed_note_fits(note).is_err()) {
            self.wishes.theirs = None;
            self.wishes.granted = false;
        }
    }

    /// A claim of either side has been shown to be untrue. The record proves it; the effect on the game is for its
    /// rules, and of the match for the readers of the record.
    fn tell_untrue(&mut self, untrue: &Untrue) {
        let who = if untrue.side == self.me { "this side" } else { "the other side" };
        let text = format!("{who} made a false claim in entry {}: {}", untrue.seq, untrue.refusal);
        self.tell(Notice::Verdict(Verdict { name: FALSE_CLAIM, text, facts: None, proven: true, is_final: false }));
    }

    fn agreed(&mut self, seq: u32, matter: Matter) {
        if matches!(matter, Matter::Rewind { .. } | Matter::Change { .. }) {
            self.early = None;
        }
        if matter == Matter::Clocks {
            self.time.forgive(seq, self.claimed_in_their_turn());
        }
        if self.wishes.mine.as_ref().is_some_and(|(mine, _)| *mine == matter) {
            self.wishes.mine = None;
        }
        self.wishes.theirs = None;
        self.wishes.granted = false;
        self.wishes.their_grant = None;
        self.tell(Notice::Agreed(matter));
    }

    /// The faces of a secret roll that this side sees.
    fn learn_own_roll(&mut self, progress: &crate::course::Progress) {
        let Some(proof) = progress.roll.as_ref().filter(|proof| proof.faces.is_none()) else { return };
        let Some(leaf) = self.course.standing().leaf_of(self.me, &proof.joint) else { return };
        if let Some(opening) = self.secrets.leaves().roll(leaf, &proof.joint, &proof.dice) {
            self.course.learn(opening);
        }
    }

    fn tell_end(&mut self) {
        let Some(ending) = self.course.standing().ending() else { return };
        if !std::mem::replace(&mut self.told_ending, true) {
            self.tell(Notice::Ended(ending));
        }
        if self.is_closed() && !std::mem::replace(&mut self.told_closed, true) {
            self.tell(Notice::Closed);
        }
    }
}
