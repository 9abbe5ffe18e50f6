//! One step of a match: an entry of its record, and its effects.

use crate::{MESSAGES, words};
use engine::contract::{Rolled, Side};
use engine::digest::Hash;
use language::happening::Happening;
use language::position::Bytes;
use language::say;
use record::course::RollProof;
use record::entry::{Body, Claim, Ending, Matter, NoteKind, SignedEntry};

/// An entry and its effects.
#[derive(Clone, Debug)]
pub struct ReplayStep {
    /// The entry's number.
    pub seq: u32,
    /// The side that signed it.
    pub author: Side,
    /// The kind and content of the entry.
    pub deed: Entered,
    /// Its effect on the position, for replaying from a kept position.
    pub act: EntryEffect,
    /// The events of the entry, in order.
    pub events: Vec<Happening>,
    /// The roll it completed.
    pub roll: Option<RollProof>,
    /// The hash of the state that its author signed.
    pub state: Option<Hash>,
    /// The entry that later took this one back, if one did.
    pub undone_by: Option<u32>,
}

/// The kind and content of an entry.
#[derive(Clone, Debug, PartialEq)]
pub enum Entered {
    /// The header: the players and the match settings.
    Opens,
    /// The other player's signature under the header.
    Accepts,
    /// The answer to a decision.
    Commands,
    /// A link for a roll.
    OpensLink,
    /// The confirmation of a phase.
    ConfirmsPhase,
    /// Both agreed to go back to the position after this entry.
    Rewinds(u32),
    /// Both changed the position.
    Changes,
    /// Both agreed on something that does not change the position.
    Agrees(Matter),
    /// A note of the other side was copied into the record.
    Notes(NoteKind),
    /// A pause ended.
    Resumes,
    /// Its author resigned.
    Concedes,
    /// Its author confirmed the end.
    Ends(Ending),
    /// The seal on a secret roll.
    Seals,
    /// The match had ended, and its author opened this number of their seals.
    Unseals(usize),
}

/// The effect of an entry on the position.
#[derive(Clone, Debug, PartialEq)]
pub enum EntryEffect {
    /// No effect.
    Nothing,
    /// A side's command was carried out, in canonical bytes.
    Command(Side, Bytes),
    /// A roll was resolved.
    Rolled(Rolled),
    /// The position was edited.
    Change(Bytes),
    /// The position is kept whole: after a rewind, or where a program computed a wrong one.
    Jump,
}

impl ReplayStep {
    /// An entry without its effects, which are not known yet.
    pub(crate) fn of(signed: &SignedEntry) -> ReplayStep {
        let body = &signed.entry.body;
        let deed = match body {
            Body::Header(_) => Entered::Opens,
            Body::Accept => Entered::Accepts,
            Body::Command { .. } => Entered::Commands,
            Body::Link { .. } => Entered::OpensLink,
            Body::Seal { .. } => Entered::Seals,
            Body::Phase { .. } => Entered::ConfirmsPhase,
            Body::Note(note) => Entered::Notes(note.note.kind.clone()),
            Body::Agreed { matter: Matter::Rewind { to }, .. } => Entered::Rewinds(*to),
            Body::Agreed { matter: Matter::Change { .. }, .. } => Entered::Changes,
            Body::Agreed { matter, .. } => Entered::Agrees(matter.clone()),
            Body::Resume => Entered::Resumes,
            Body::Concede => Entered::Concedes,
            Body::End { ending, .. } => Entered::Ends(*ending),
            Body::Openings { openings } => Entered::Unseals(openings.len()),
        };
        ReplayStep {
            seq: signed.entry.seq,
            author: signed.entry.author,
            deed,
            act: EntryEffect::Nothing,
            events: Vec::new(),
            roll: None,
            state: body.state(),
            undone_by: None,
        }
    }

    /// The effect of an accepted entry.
    pub(crate) fn act_of(signed: &SignedEntry, roll: Option<&RollProof>) -> EntryEffect {
        let body = &signed.entry.body;
        if let Some(roll) = roll {
            // Dice that only one side sees are under the seal of the entry that completes the roll.
            let seal = match body {
                Body::Link { seal, .. } => *seal,
                Body::Seal { seal, .. } => Some(*seal),
                _ => None,
            };
            let seen = roll.faces.clone().map(Rolled::Faces);
            return seen.or(seal.map(Rolled::Sealed)).map_or(EntryEffect::Nothing, EntryEffect::Rolled);
        }
        match body {
            Body::Command { command, .. } => EntryEffect::Command(signed.entry.author, command.clone()),
            Body::Agreed { matter: Matter::Change { change }, .. } => EntryEffect::Change(change.clone()),
            Body::Agreed { matter: Matter::Rewind { .. }, .. } => EntryEffect::Jump,
            _ => EntryEffect::Nothing,
        }
    }

    /// Whether the entry can change the position.
    pub const fn moves(&self) -> bool {
        !matches!(self.act, EntryEffect::Nothing)
    }

    /// Whether a viewer stops at this step.
    pub fn is_stop(&self) -> bool {
        self.moves() || matches!(self.deed, Entered::Opens | Entered::Concedes | Entered::Agrees(_))
    }

    /// The remark on the entry besides its events, as a sentence about its author; `None` if the events say all.
    pub fn remark(&self, names: &[String; 2]) -> Option<String> {
        let name = |side: Side| names.get(side.index()).map_or("?", String::as_str);
        let (author, other) = (name(self.author), name(self.author.other()));
        let text = str::to_owned;
        Some(match &self.deed {
            Entered::Opens => say!(MESSAGES, "replay-step-opens", author = text(author)),
            Entered::Accepts => say!(MESSAGES, "replay-step-accepts", author = text(author)),
            Entered::Rewinds(to) => say!(MESSAGES, "replay-step-rewinds", to = *to),
            Entered::Agrees(matter) => words::agreed(matter),
            Entered::Changes | Entered::Commands | Entered::OpensLink | Entered::ConfirmsPhase | Entered::Seals => {
                return None;
            }
            Entered::Notes(kind) => match kind {
                NoteKind::Ask(matter) => words::asks(other, matter),
                NoteKind::Grant(matter) => words::grants(other, matter),
                NoteKind::Concede => say!(MESSAGES, "replay-step-note-resigns", name = text(other)),
                NoteKind::Resume => say!(MESSAGES, "replay-step-pause-ends", name = text(other)),
                NoteKind::Differs { .. } => say!(MESSAGES, "replay-step-admits", author = text(author)),
                NoteKind::Claim(Claim::FlagFell { .. }) => {
                    say!(MESSAGES, "replay-step-flag", other = text(other), author = text(author))
                }
                NoteKind::Claim(Claim::Owed { .. }) => {
                    say!(MESSAGES, "replay-step-owed", other = text(other), author = text(author))
                }
            },
            Entered::Resumes => say!(MESSAGES, "replay-step-pause-ends", name = text(author)),
            Entered::Concedes => say!(MESSAGES, "replay-step-note-resigns", name = text(author)),
            Entered::Ends(_) => say!(MESSAGES, "replay-step-ends", author = text(author)),
            Entered::Unseals(seals) => {
                say!(MESSAGES, "replay-step-unseals", author = text(author), seals = *seals)
            }
        })
    }

    /// Whether one of the events is of this kind.
    pub fn has(&self, wanted: impl Fn(&Happening) -> bool) -> bool {
        self.events.iter().any(wanted)
    }
}
