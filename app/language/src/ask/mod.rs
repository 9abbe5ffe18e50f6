//! The one language of questions and answers for every system: the picks that may come next, given the picks so far.
//!
//! A system answers [`Asks::ask`](crate::system::Asks::ask) with an [`Asking`]; the window, the keyboard, the screen
//! reader, the random player, the detectors and the tests live on it and know no rule. The questions it was measured
//! on, and the rules for drafts that the numbers in these files refer to, are in `docs/ASKING.md`.

pub(crate) mod asking;
pub(crate) mod draft;
mod hexes;
mod json;
mod kit;
mod lit;
pub(crate) mod names;
mod offer;
mod overlay;
pub(crate) mod pick;
mod pointing;
mod seal;
pub(crate) mod sentence;
mod spoken;
#[cfg(test)]
mod toy;
mod undone;
mod walk;
pub(crate) mod word;

pub use asking::{Asking, Barred, May, Said, Saying, Whose};
pub use draft::Draft;
pub use engine::referee::Bytes;
pub use hexes::Hexes;
pub use kit::{Asked, leads, not_asked, refusal, says, toggle, which_one, with, without};
pub use names::Names;
pub use offer::{Mark, Offer, Rank, Then};
pub use overlay::marked;
pub use pick::{Dial, Facing, GroupId, HolderId, Pick, PieceId};
pub use pointing::beside;
pub use scene::Overlay;
pub use seal::{Ready, filled, ready_by_chance, say_at};
pub use sentence::{Rule, Sentence, Span};
pub use undone::Undone;
pub use walk::Walker;
pub use word::{Key, Word, WordLabels};
