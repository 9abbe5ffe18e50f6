//! The builders of happenings: the subject of an event, its words, and then everything else to know of it.
//!
//! A system has one match over its events, without a wildcard. Each arm begins with a [`Kind`] and its words, so a new
//! event without words is an error of the compiler.
//!
//! ```
//! use language::happening::{Act, Kind};
//! use language::ask::{PieceId, Sentence};
//! use engine::hex::Hex;
//! let (piece, hex) = (PieceId(3), Hex::new(12, 4));
//! let lost = Kind::Combat.says(Sentence::EMPTY.piece(piece).text(" is gone.")).grave().at(hex);
//! let lost = lost.act(Act::Fall { piece, hex, for_good: true });
//! assert_eq!((lost.at, lost.acts.len()), (Some(hex), 1));
//! ```

use super::{Act, Came, Happening, Kind, Milestone, Paid, Stress, Throw};
use crate::ask::{Rule, Sentence};
use engine::hex::Hex;

impl Kind {
    /// Something of this kind in words, as loud as most.
    pub fn says(self, text: impl Into<Sentence>) -> Happening {
        Happening::new(text.into(), Vec::new(), self)
    }
}

impl Happening {
    /// By these rules.
    #[must_use]
    pub fn by(self, rules: Vec<Rule>) -> Happening {
        Happening { rules, ..self }
    }

    /// As loud as this.
    #[must_use]
    pub fn told(self, stress: Stress) -> Happening {
        Happening { stress, ..self }
    }

    /// Only where everything is told.
    #[must_use]
    pub fn silent(self) -> Happening {
        self.told(Stress::Silent)
    }

    /// It had no effect.
    #[must_use]
    pub fn quiet(self) -> Happening {
        self.told(Stress::Quiet)
    }

    /// Something was decided.
    #[must_use]
    pub fn strong(self) -> Happening {
        self.told(Stress::Strong)
    }

    /// Something was lost.
    #[must_use]
    pub fn grave(self) -> Happening {
        self.told(Stress::Grave)
    }

    /// In this hex, if it is known.
    #[must_use]
    pub fn at(self, hex: impl Into<Option<Hex>>) -> Happening {
        Happening { at: hex.into(), ..self }
    }

    /// Next it does this to the board, if anything.
    #[must_use]
    pub fn act(self, act: impl Into<Option<Act>>) -> Happening {
        self.acts(act.into())
    }

    /// Next it does all this to the board.
    #[must_use]
    pub fn acts(mut self, acts: impl IntoIterator<Item = Act>) -> Happening {
        self.acts.extend(acts);
        self
    }

    /// The same event with its cost in parts of a movement point, of which `of` make one.
    #[must_use]
    pub fn paid(self, parts: u16, of: u16) -> Happening {
        Happening { paid: Some(Paid { parts, of }), ..self }
    }

    /// A timeline makes this of it.
    #[must_use]
    pub fn milestone(self, milestone: impl Into<Option<Milestone>>) -> Happening {
        Happening { milestone: milestone.into(), ..self }
    }

    /// Dice fall.
    #[must_use]
    pub fn dice(self, faces: impl IntoIterator<Item = u16>) -> Happening {
        let faces: Vec<u16> = faces.into_iter().collect();
        self.act(Act::Dice(faces.clone())).milestone(Milestone::Throw(Throw { faces, came: None }))
    }

    /// A die falls, if one is rolled.
    #[must_use]
    pub fn die(self, face: impl Into<Option<u16>>) -> Happening {
        match face.into() {
            Some(face) => self.dice([face]),
            None => self,
        }
    }

    /// The dice of the current fight had this result.
    #[must_use]
    pub fn came(mut self, came: impl Into<Option<Came>>) -> Happening {
        if let Some(Milestone::Throw(throw)) = &mut self.milestone {
            throw.came = came.into();
        }
        self
    }
}
