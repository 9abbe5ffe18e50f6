//! The picks so far.

use super::pick::Pick;
use super::word::Key;

/// The picks so far, before they become an answer. The draft belongs to one player: it is in no record, no hash and no
/// save.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Draft(Vec<Pick>);

impl Draft {
    /// Longer ones are cut: 300 pieces deployed with formation and facing still fit.
    pub const MOST: usize = 1024;
    /// No picks.
    pub const EMPTY: Draft = Draft(Vec::new());

    /// These picks, in this order.
    pub fn new(picks: impl IntoIterator<Item = Pick>) -> Draft {
        Draft(picks.into_iter().take(Draft::MOST).collect())
    }

    /// The picks, in order.
    pub fn picks(&self) -> &[Pick] {
        &self.0
    }

    /// Number of picks.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing was pointed at.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether that is in it.
    pub fn contains(&self, pick: Pick) -> bool {
        self.0.contains(&pick)
    }

    /// The first `length` picks.
    pub fn prefix(&self, length: usize) -> Draft {
        Draft::new(self.0.iter().copied().take(length))
    }

    /// Without the last pick: what Backspace leaves, whatever the system (rule 5).
    pub fn drop_last(&self) -> Draft {
        self.prefix(self.0.len().saturating_sub(1))
    }

    /// The subject: the pieces and groups at the beginning of the draft. After an answer the draft falls back to it, so
    /// that a key pressed twice does not answer twice (rule 7).
    pub fn subject(&self) -> Draft {
        let named = |pick: &Pick| matches!(pick, Pick::Piece(_) | Pick::Group(_));
        Draft(self.0.iter().copied().take_while(named).collect())
    }

    /// The subject with the word behind it, if there is one: "the whole brigade". It stays where that word leads to more than one
    /// answer.
    pub fn subject_and_word(&self) -> Option<Draft> {
        let subject = self.subject();
        match self.0.get(subject.len()) {
            Some(word @ Pick::Word(_)) if !subject.is_empty() => {
                Some(Draft(subject.0.iter().copied().chain([*word]).collect()))
            }
            _ => None,
        }
    }

    /// The picks that stay when one question has been answered and another, or the same, follows (rule 7).
    pub fn carried(&self, before: Key, after: Key) -> Draft {
        if before == after { self.subject() } else { Draft::EMPTY }
    }
}

impl FromIterator<Pick> for Draft {
    fn from_iter<I: IntoIterator<Item = Pick>>(picks: I) -> Draft {
        Draft::new(picks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::{GroupId, PieceId};
    use engine::hex::Hex;

    #[test]
    fn a_draft_is_cut_where_it_is_too_long() {
        let endless = std::iter::repeat(Pick::Piece(PieceId(1)));
        assert_eq!(Draft::new(endless).len(), Draft::MOST);
    }

    #[test]
    fn a_draft_falls_back_to_its_subject_if_the_same_is_asked_again_and_to_nothing_otherwise() {
        let subject = [Pick::Piece(PieceId(1)), Pick::Group(GroupId(2))];
        let whole = Draft::new(subject.into_iter().chain([Pick::Hex(Hex::new(1, 1)), Pick::Piece(PieceId(3))]));
        assert_eq!(whole.carried("move", "move"), Draft::new(subject));
        assert_eq!(whole.carried("move", "fire"), Draft::EMPTY);
        assert_eq!(whole.subject_and_word(), None);
        let [piece, group] = subject;
        let brigade = [piece, Pick::Word("brigade"), group];
        assert_eq!(Draft::new(brigade).subject_and_word(), Some(Draft::new([piece, Pick::Word("brigade")])));
        assert_eq!(Draft::new([Pick::Word("brigade")]).subject_and_word(), None);
        assert_eq!(whole.drop_last().len(), 3);
        assert_eq!(Draft::EMPTY.drop_last(), Draft::EMPTY);
    }
}
