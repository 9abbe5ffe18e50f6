//! The questions of a side: the picks it may make, the answers it may give, and the overlays meanwhile.

use super::draft::Draft;
use super::offer::{Offer, Then};
use super::pick::Pick;
use super::sentence::Sentence;
use super::word::Key;
use crate::sheet::Sheet;
use engine::codec;
use engine::contract::Refusal;
use scene::Overlay;
use serde::Serialize;

/// Something to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said<C> {
    /// The command. A command that seals something has blanks, in the order of the contents.
    pub command: C,
    /// The contents to seal. The seat draws the salts, keeps the openings and fills the blanks; asking is pure.
    pub sealed: Vec<Vec<u8>>,
}

impl<C> Said<C> {
    /// A command that hides nothing.
    pub const fn open(command: C) -> Said<C> {
        Said { command, sealed: Vec::new() }
    }

    /// The same answer, its command in canonical bytes.
    pub fn bytes(&self) -> Said<Vec<u8>>
    where
        C: Serialize,
    {
        Said { command: codec::encode(&self.command), sealed: self.sealed.clone() }
    }
}

/// A button: its label, its answer, and the question to confirm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saying<C> {
    /// On the button.
    pub label: Sentence,
    /// The answer that the button gives.
    pub said: Said<C>,
    /// The question to confirm before the answer: it cannot be taken back, or leaves something undone.
    pub doubt: Option<Sentence>,
}

/// A button whose answer is not allowed now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Barred {
    /// On the button.
    pub label: Sentence,
    /// The rule that forbids it.
    pub refusal: Refusal,
}

/// A button: `None` if there is none here, an answer that is allowed, or the reason it is not.
pub type May<C> = Option<Result<Saying<C>, Barred>>;

/// The side that the rules wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// For this side.
    Now,
    /// For the other, and they will ask this one the same whatever it says.
    Early,
    /// For the other side, for chance, or for nothing any more.
    Not,
}

/// The question for a side, given its picks.
#[derive(Clone, Debug, PartialEq)]
pub struct Asking<C> {
    /// The kind of question, "retreat". Empty while this side is not asked.
    pub question: Key,
    /// The draft that is answered: the one given, cut to its longest prefix that can be read (rule 1).
    pub draft: Draft,
    /// The side that the rules wait for.
    pub whose: Whose,
    /// Whether the other side must not see the draft.
    pub secret: bool,
    /// The words of the question, with its rule.
    pub prompt: Sentence,
    /// The picks that are on offer.
    pub offers: Vec<Offer<C>>,
    /// The answer of the confirming key.
    pub ready: May<C>,
    /// The answer of the ending key.
    pub pass: May<C>,
    /// Drafts worth a key, the best first.
    pub suggested: Vec<(Sentence, Draft)>,
    /// Arrows and ways that belong to the draft.
    pub overlays: Vec<Overlay>,
    /// The consequences of the choice: forecasts, obligations, lists of pieces.
    pub card: Sheet,
}

impl<C> Asking<C> {
    /// No question for this side.
    pub fn nothing() -> Asking<C> {
        Asking {
            question: "",
            draft: Draft::EMPTY,
            whose: Whose::Not,
            secret: false,
            prompt: Sentence::EMPTY,
            offers: Vec::new(),
            ready: None,
            pass: None,
            suggested: Vec::new(),
            overlays: Vec::new(),
            card: Sheet::EMPTY,
        }
    }

    /// A question that this side must answer now, with no offers yet.
    pub fn of(question: Key, draft: Draft, prompt: Sentence) -> Asking<C> {
        Asking { question, draft, whose: Whose::Now, prompt, ..Asking::nothing() }
    }

    /// The question with its commands in another form, for example as bytes.
    pub fn map<D>(self, form: impl Fn(&C) -> D) -> Asking<D> {
        let said = |said: Said<C>| Said { command: form(&said.command), sealed: said.sealed };
        let may = |may: May<C>| {
            may.map(|may| {
                may.map(|saying| Saying { label: saying.label, said: said(saying.said), doubt: saying.doubt })
            })
        };
        let then = |then: Then<C>| match then {
            Then::Draft(draft) => Then::Draft(draft),
            Then::Say(words) => Then::Say(said(words)),
        };
        let offer = |offer: Offer<C>| Offer {
            pick: offer.pick,
            then: then(offer.then),
            label: offer.label,
            rank: offer.rank,
            mark: offer.mark,
        };
        Asking {
            question: self.question,
            draft: self.draft,
            whose: self.whose,
            secret: self.secret,
            prompt: self.prompt,
            offers: self.offers.into_iter().map(offer).collect(),
            ready: may(self.ready),
            pass: may(self.pass),
            suggested: self.suggested,
            overlays: self.overlays,
            card: self.card,
        }
    }

    /// The answer that confirming would give.
    pub fn would_confirm(&self) -> Option<&Saying<C>> {
        self.ready.as_ref()?.as_ref().ok()
    }

    /// The answer that ending or declining would give.
    pub fn would_pass(&self) -> Option<&Saying<C>> {
        self.pass.as_ref()?.as_ref().ok()
    }

    /// Whether there is any way at all to go on from here.
    pub fn is_dead_end(&self) -> bool {
        self.offers.is_empty()
            && self.suggested.is_empty()
            && self.would_confirm().is_none()
            && self.would_pass().is_none()
    }

    /// The offer for that very pick.
    pub fn offer(&self, pick: Pick) -> Option<&Offer<C>> {
        self.offers.iter().find(|offer| offer.pick == pick)
    }

    /// Every draft that is handed out here.
    pub fn drafts(&self) -> impl Iterator<Item = &Draft> {
        let offered = self.offers.iter().filter_map(Offer::draft);
        offered.chain(self.suggested.iter().map(|(_, draft)| draft))
    }

    /// Everything that can be said from here without pointing any further.
    pub fn sayings(&self) -> impl Iterator<Item = &Said<C>> {
        let at_once = self.offers.iter().filter_map(|offer| match &offer.then {
            Then::Say(said) => Some(said),
            Then::Draft(_) => None,
        });
        at_once.chain(self.would_confirm().into_iter().chain(self.would_pass()).map(|saying| &saying.said))
    }
}
