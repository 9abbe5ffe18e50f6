//! A player who foresees a roll and wants another.
//!
//! The player who opens the second link of a roll knows its faces before the other does. This one looks at them. If it
//! does not like them, it keeps its link back and tries every kind of stop there is, hoping for a new roll. In the end
//! it gives in. The world then looks whether any roll it foresaw is missing or fell differently.

use super::world::World;
use engine::contract::Side;
use engine::digest::Hash;
use record::course::RollProof;
use record::entry::{Ending, Matter, Note, NoteKind, SignedEntry};
use record::header::PROTOCOL;
use record::message::{Here, Message, Parcel};
use record::peer::Peer;
use record::session::{Notice, Output};
use std::collections::BTreeMap;

/// Time a stop is tried, in milliseconds.
const LONGEST_STOP: u64 = 90_000;

/// Trick that a liar tries instead of opening a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Trick {
    /// Disputing the command that caused the roll.
    Dispute,
    /// Opening the link, and signing a false hash with it.
    FalseHash,
    /// Being there, and saying nothing.
    Silence,
    /// Being gone for a while.
    Crash,
    /// Coming back with an older copy of the record.
    OldCopy,
    /// Asking to go back behind the roll.
    Rewind,
    /// Asking to take the last command back.
    TakeBack,
    /// Asking for a change of the position.
    Change,
}

const TRICKS: [Trick; 8] = [
    Trick::Dispute,
    Trick::FalseHash,
    Trick::Silence,
    Trick::Crash,
    Trick::OldCopy,
    Trick::Rewind,
    Trick::TakeBack,
    Trick::Change,
];

/// Result of lying.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LiarLuck {
    /// Rolls whose faces the liar knew before the other.
    pub foreseen: u64,
    /// Number of times each trick was tried.
    pub tried: BTreeMap<Trick, u64>,
    /// Six-sided dice the liar foresaw and that are in the record, by their faces.
    pub kept: [u64; 6],
}

impl LiarLuck {
    /// Adds the result of another match.
    pub fn add(&mut self, other: &LiarLuck) {
        self.foreseen += other.foreseen;
        for (trick, times) in &other.tried {
            *self.tried.entry(*trick).or_default() += times;
        }
        for (sum, more) in self.kept.iter_mut().zip(other.kept) {
            *sum += more;
        }
    }

    /// Number of dice kept, and the sum of their faces.
    pub fn kept_sum(&self) -> (u64, u64) {
        let faces = self.kept.iter().zip(1..);
        faces.fold((0, 0), |(count, sum), (times, face)| (count + times, sum + times * face))
    }
}

/// Knowledge and state of a liar.
#[derive(Debug, Default)]
pub(super) struct Liar {
    withheld: Option<Withheld>,
    /// The rolls the liar foresaw, by their number, with their faces.
    foreseen: BTreeMap<u32, Vec<u16>>,
    tricks: usize,
    pub(super) luck: LiarLuck,
}

/// A link that is kept back.
#[derive(Debug)]
struct Withheld {
    trick: Trick,
    /// The record up to the link.
    entries: Vec<SignedEntry>,
    /// The matter asked for instead.
    plea: Option<Matter>,
}

impl Liar {
    /// Tries one trick after the other, this one first.
    pub(super) fn beginning_with(tricks: usize) -> Liar {
        Liar { tricks, ..Liar::default() }
    }

    /// Whether a link is kept back, and the liar sends messages of its own.
    pub(super) const fn is_withholding(&self) -> bool {
        self.withheld.is_some()
    }

    /// Gives in: from now on the liar's program plays honestly.
    pub(super) fn give_in(&mut self) {
        self.withheld = None;
    }

    /// Whether every roll the liar foresaw fell so; otherwise names one that did not. The last one may not have fallen
    /// if a side gave the match up instead.
    pub(super) fn check(
        &mut self,
        rolls: &BTreeMap<u32, Vec<u16>>,
        ending: Option<Ending>,
    ) -> Result<LiarLuck, String> {
        let given_up = matches!(ending, Some(Ending::Conceded { .. }));
        for (n, faces) in &self.foreseen {
            match rolls.get(n) {
                Some(fell) if fell == faces => {}
                None if given_up && rolls.keys().all(|fallen| fallen < n) => {}
                other => return Err(format!("roll {n} was foreseen as {faces:?} and became {other:?}")),
            }
        }
        Ok(self.luck.clone())
    }
}

/// Whether the liar wants another roll.
fn dislikes(faces: &[u16], dice: &[u16]) -> bool {
    let sum: u32 = faces.iter().map(|face| u32::from(*face)).sum();
    let most: u32 = dice.iter().map(|sides| u32::from(*sides)).sum();
    2 * sum < most + u32::try_from(dice.len()).unwrap_or(0)
}

impl World {
    /// Looks at the next action of the liar's program. If that opens a link for faces the liar does not like, the
    /// action is dropped, and a trick is tried.
    pub(super) fn thinks_better_of_it(&mut self, who: usize) -> bool {
        let [host, joiner] = &mut self.machines;
        let machine = if who == 0 { host } else { joiner };
        let (Some(liar), Some(peer)) = (&mut machine.liar, &machine.peer) else { return false };
        let Some(session) = peer.session() else { return false };
        let Some((seq, proof)) = second_link(peer, session.me()) else { return false };
        let (n, Some(faces)) = (proof.joint.n, proof.faces.clone()) else { return false };
        if liar.foreseen.contains_key(&n) {
            return false;
        }
        liar.luck.foreseen += 1;
        liar.foreseen.insert(n, faces.clone());
        if !dislikes(&faces, &proof.dice) {
            return false;
        }
        let Some(trick) = TRICKS.get(liar.tricks % TRICKS.len()).copied() else { return false };
        liar.tricks += 1;
        *liar.luck.tried.entry(trick).or_default() += 1;
        let entries = session.entries().get(..seq as usize).unwrap_or_default().to_vec();
        let link = session.entries().get(seq as usize).cloned();
        let plea = match trick {
            Trick::Rewind => Some(Matter::Rewind { to: session.course().last_agreed_phase() }),
            Trick::TakeBack => session.course().take_back_place(session.me()).map(|to| Matter::Rewind { to }),
            Trick::Change => machine.pilot.plea(session, &mut self.chance),
            _ => None,
        };
        if trick == Trick::FalseHash
            && let Some(link) = link
        {
            let mut forged = link.entry;
            forged.body = forged.body.with_state(Some(Hash([5; 32])));
            machine.disk.forge(&[entries.as_slice(), &[forged.sign(&machine.identity)]].concat());
        }
        liar.withheld = Some(Withheld { trick, entries, plea });
        machine.peer = None;
        self.hang_up(who);
        let wait = self.chance.below(usize::try_from(LONGEST_STOP).unwrap_or(1)) as u64;
        self.give_in_at(who, self.now + 1 + wait);
        true
    }

    /// While a link is kept back the liar is there, and sends what its trick needs.
    pub(super) fn lie(&mut self, who: usize) {
        let run = self.chance.number();
        let [host, joiner] = &mut self.machines;
        let machine = if who == 0 { host } else { joiner };
        let Some(liar) = &machine.liar else { return };
        let Some(Withheld { trick, entries, plea }) = &liar.withheld else { return };
        let Some(last) = entries.last() else { return };
        let shown = match trick {
            Trick::OldCopy => entries.get(..entries.len() / 2 + 1).unwrap_or_default(),
            _ => entries,
        };
        let Some(head) = shown.last() else { return };
        let mut messages = vec![Message::Here(Here {
            protocol: PROTOCOL,
            match_id: last.entry.match_id,
            length: head.entry.seq + 1,
            head: head.entry.hash(),
            run,
            parcels: None,
        })];
        let kind = match (trick, plea) {
            (Trick::Dispute, _) => Some(NoteKind::Differs { state: Hash([5; 32]) }),
            (_, Some(matter)) => Some(NoteKind::Ask(matter.clone())),
            _ => None,
        };
        if let Some(kind) = kind {
            machine.disk.signed.notes += 1;
            let note = Note {
                match_id: last.entry.match_id,
                author: last.entry.author.other(),
                number: machine.disk.signed.notes,
                head: last.entry.seq,
                head_hash: last.entry.hash(),
                kind,
            };
            let note = note.sign(&machine.identity);
            messages.push(Message::Parcel { number: 0, parcel: Parcel::Note(note) });
        }
        for message in messages {
            self.deliver_raw(who, message.encode());
        }
    }
}

/// The entry in which this side completes a roll that the other began.
fn second_link(peer: &Peer, me: Side) -> Option<(u32, RollProof)> {
    peer.outputs().find_map(|output| match output {
        Output::Notice(Notice::Written { seq, author, roll: Some(roll), .. })
            if *author == me && roll.proof.first != me =>
        {
            Some((*seq, roll.proof.clone()))
        }
        _ => None,
    })
}

/// Counts the six-sided dice that a roll shows.
pub(super) fn count(luck: &mut LiarLuck, proof: &RollProof) {
    let faces = proof.faces.iter().flatten();
    for (face, _) in faces.zip(&proof.dice).filter(|(_, sides)| **sides == 6) {
        if let Some(times) = usize::from(*face).checked_sub(1).and_then(|at| luck.kept.get_mut(at)) {
            *times += 1;
        }
    }
}
