//! The next entry that is due, and so the side that holds the pen.

use engine::contract::Side;

/// The next entry that is due, and so the side that holds the pen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// The joiner's signature under the header.
    Accept(Side),
    /// A side's answer to a decision, or an agreement.
    Decision(Side),
    /// The first link of a roll that no command caused.
    FirstLink(Side),
    /// The other side's link of a roll.
    SecondLink(Side),
    /// The seal on secret faces.
    Seal(Side),
    /// The confirmation of a phase.
    Phase(Side),
    /// The author of an entry whose hash does not follow copies the note that says so, and so admits it.
    Admission(Side),
    /// The match has ended: a side opens what it sealed and the game never opened.
    Openings(Side),
    /// A side's confirmation of the end.
    End(Side),
    /// Nothing: the match is over, and both have confirmed it.
    Nothing,
}

impl Due {
    /// The side that writes it.
    pub const fn pen(self) -> Option<Side> {
        match self {
            Due::Accept(side)
            | Due::Decision(side)
            | Due::FirstLink(side)
            | Due::SecondLink(side)
            | Due::Seal(side)
            | Due::Phase(side)
            | Due::Admission(side)
            | Due::Openings(side)
            | Due::End(side) => Some(side),
            Due::Nothing => None,
        }
    }

    /// Its name, in a word.
    pub const fn name(self) -> &'static str {
        match self {
            Due::Accept(_) => "signature under the header",
            Due::Decision(_) => "decision",
            Due::FirstLink(_) | Due::SecondLink(_) => "link",
            Due::Seal(_) => "seal",
            Due::Phase(_) => "confirmation of the phase",
            Due::Admission(_) => "admission of the difference",
            Due::Openings(_) => "opening",
            Due::End(_) => "confirmation of the end",
            Due::Nothing => "nothing",
        }
    }
}
