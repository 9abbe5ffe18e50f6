//! The parts that the questions of every system share: offers, drafts and refusals.

use super::asking::{Asking, Barred, May, Said, Saying};
use super::draft::Draft;
use super::offer::{Mark, Offer, Rank, Then};
use super::pick::{Pick, PieceId};
use super::sentence::Sentence;
use crate::{MESSAGES, phrase};
use engine::contract::{Game, Pending, Refusal, Side};

/// A position, and the side that must answer.
#[derive(Debug)]
pub struct Asked<'a, G> {
    /// The position.
    pub game: &'a G,
    /// The side.
    pub side: Side,
}

impl<G> Clone for Asked<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Asked<'_, G> {}

impl<G: Game> Asked<'_, G> {
    /// "French: ", as every question to them begins.
    pub fn prompt(self) -> Sentence {
        Sentence::EMPTY.side(self.side).text(": ")
    }

    /// The decision this side must make now.
    pub fn decision(self) -> Option<G::Decision> {
        match self.game.pending() {
            Pending::Decision { side, decision } if side == self.side => Some(decision),
            Pending::Decision { .. } | Pending::Roll(_) | Pending::Over(_) => None,
        }
    }

    /// The words for a side that has no question.
    pub fn waits(self) -> Asking<G::Command> {
        let prompt = match self.game.pending() {
            Pending::Decision { side, .. } => phrase!(MESSAGES, "language-waiting", side = side),
            Pending::Roll(roll) => phrase!(MESSAGES, "language-dice-rolling").rule(roll.case),
            Pending::Over(_) => phrase!(MESSAGES, "language-battle-over"),
        };
        Asking { prompt, ..Asking::nothing() }
    }

    /// The answer of a button, or the rule that forbids it.
    pub fn may(self, label: impl Into<Sentence>, command: G::Command) -> May<G::Command> {
        self.may_after(label, command, None)
    }

    /// The same button with a question to confirm first.
    pub fn may_after(
        self,
        label: impl Into<Sentence>,
        command: G::Command,
        doubt: Option<Sentence>,
    ) -> May<G::Command> {
        let label = label.into();
        Some(match self.game.check(self.side, &command) {
            Ok(()) => Ok(Saying { label, said: Said::open(command), doubt }),
            Err(refusal) => Err(Barred { label, refusal }),
        })
    }

    /// Whether the rules accept a command.
    pub fn accepts(self, command: &G::Command) -> bool {
        self.game.check(self.side, command).is_ok()
    }

    /// The rule that forbids a command.
    pub fn refused(self, command: &G::Command) -> Refusal {
        self.game.check(self.side, command).err().unwrap_or_else(not_offered)
    }

    /// The refusal of a lawful command that is not offered because it does not answer the question.
    pub fn barred(self, command: &G::Command) -> Refusal {
        self.game.check(self.side, command).err().unwrap_or_else(not_asked)
    }

    /// A piece that begins a draft of its own. The piece that was taken is marked; all others are then reached by pointing.
    pub fn subject(self, piece: PieceId, label: Sentence, picked: Option<PieceId>, rank: Rank) -> Offer<G::Command> {
        let (pick, chosen) = (Pick::Piece(piece), picked == Some(piece));
        let draft = if chosen { Draft::EMPTY } else { Draft::new([pick]) };
        let rank = if picked.is_some() && !chosen { Rank::Aside } else { rank };
        Offer { rank, ..leads(pick, draft, label, if chosen { Mark::Chosen } else { Mark::Choice }) }
    }
}

/// Something that says a command at once.
pub fn says<C>(pick: Pick, label: impl Into<Sentence>, mark: Mark, command: C) -> Offer<C> {
    Offer { pick, then: Then::Say(Said::open(command)), label: label.into(), rank: Rank::Open, mark }
}

/// Something that leads to a draft.
pub fn leads<C>(pick: Pick, draft: Draft, label: impl Into<Sentence>, mark: Mark) -> Offer<C> {
    Offer { pick, then: Then::Draft(draft), label: label.into(), rank: Rank::Open, mark }
}

/// Something that is in the draft or not, and is put in or taken out.
pub fn toggle<C>(draft: &Draft, pick: Pick) -> Offer<C> {
    let on = draft.contains(pick);
    let draft = if on { without(draft, pick) } else { with(draft, [pick]) };
    leads(pick, draft, Sentence::EMPTY, if on { Mark::Chosen } else { Mark::Choice })
}

/// The draft with more picks.
pub fn with(draft: &Draft, picks: impl IntoIterator<Item = Pick>) -> Draft {
    draft.picks().iter().copied().chain(picks).collect()
}

/// The draft without a pick.
pub fn without(draft: &Draft, pick: Pick) -> Draft {
    draft.picks().iter().copied().filter(|known| *known != pick).collect()
}

/// A noun that no answer to this question has.
pub fn not_asked() -> Refusal {
    refusal("not-what-is-asked", "that is not a choice here")
}

/// The refusal where several units could act: one of them must be picked first.
pub fn which_one() -> Refusal {
    refusal("several-could", "several units could do this: choose one")
}

/// A refusal by no rule of the game.
pub fn refusal(name: &'static str, text: &str) -> Refusal {
    Refusal::worded(None, name, text)
}

/// The rules allow a command that no offer contains. The detectors look for this name.
fn not_offered() -> Refusal {
    refusal("not-offered", "the rules allow it, but it is not offered here")
}
