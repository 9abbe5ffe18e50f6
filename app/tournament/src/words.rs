//! Sentences of a tournament in the language of the player.
//!
//! A book, its table as JSON and the messages of a desk are in English: they are kept and sent. A player's program knows the
//! sentences of the desk, and says them in its own language.

use crate::MESSAGES;
use crate::outcome::{EndReason, GameOutcome};
use engine::contract::Side;
use language::battle::Battle;
use language::say;
use language::tongue::{Argument, Tongue, scoped};
use replay::words::KnownSentence;

/// The sentences of a desk with the names of their numbers, in their order.
const KNOWN: &[KnownSentence] = &[
    ("tournament-wait-not-paired", &[]),
    ("tournament-wait-bye", &["round", "points"]),
    ("tournament-wait-table", &[]),
    ("tournament-wait-round", &["round"]),
    ("tournament-refused-bad-entry", &[]),
    ("tournament-refused-entered-already", &[]),
    ("tournament-refused-full", &[]),
    ("tournament-refused-too-late", &[]),
    ("tournament-refused-no-player", &[]),
    ("tournament-refused-no-table", &[]),
    ("tournament-refused-no-round", &[]),
    ("tournament-refused-round-open", &[]),
    ("tournament-refused-all-played", &[]),
    ("tournament-refused-paused", &[]),
    ("tournament-refused-decided", &[]),
    ("tournament-refused-nothing-changes", &[]),
    ("tournament-refused-games-open", &[]),
    ("tournament-refused-over", &[]),
    ("tournament-refused-too-few", &[]),
    ("tournament-refused-too-many", &["most"]),
    ("tournament-refused-other-version", &["here", "there"]),
    ("tournament-refused-not-entered", &[]),
    ("tournament-refused-not-you", &[]),
    ("tournament-refused-too-many-from-one", &[]),
    ("tournament-refused-wrong-words", &[]),
    ("tournament-refused-wrong-word", &[]),
    ("tournament-refused-too-often", &[]),
    ("tournament-refused-not-your-table", &[]),
    ("tournament-refused-not-your-table-any-more", &[]),
    ("tournament-refused-too-long", &[]),
    ("tournament-refused-one-at-a-time", &[]),
    ("tournament-refused-records-too-often", &[]),
    ("tournament-refused-not-asked", &[]),
    ("tournament-refused-wrong-piece", &[]),
    ("tournament-refused-wrong-hash", &[]),
    ("tournament-refused-busy", &[]),
    ("tournament-book-full", &[]),
    ("tournament-book-too-many-records", &[]),
    ("tournament-book-busy", &[]),
    ("tournament-result-draw", &[]),
    ("tournament-judge-first", &["name", "other"]),
    ("tournament-judge-second", &["name", "other"]),
    ("tournament-judge-title", &["title", "wanted"]),
    ("tournament-judge-battle", &[]),
    ("tournament-judge-settings", &[]),
    ("tournament-judge-early", &[]),
    ("tournament-judge-rules", &[]),
    ("tournament-judge-unfinished", &["name", "owed"]),
    ("tournament-judge-not-over", &[]),
    ("tournament-judge-two-matches", &[]),
    ("tournament-judge-entry", &["entry", "name", "fault"]),
    ("tournament-judge-differs", &["entry", "first", "one", "second", "other"]),
    ("tournament-judge-signed", &["kind", "hash", "name"]),
    ("tournament-desk-unknown", &[]),
    ("tournament-result-conceded", &["name"]),
    ("tournament-result-agreed", &["name"]),
    ("tournament-result-adjudicated", &["reason"]),
    ("tournament-proof-unnamed", &[]),
    ("tournament-proof-missing", &[]),
];

/// Says this in English: it is kept, or sent.
pub(crate) fn english<T>(say: impl FnOnce() -> T) -> T {
    let _english = scoped(Tongue::english());
    say()
}

/// A sentence of a desk, or of the way to it, in the language of the player. One that this program does not know stays as it was sent.
pub fn understood(text: &str) -> String {
    known(text).unwrap_or_else(|| text.to_owned())
}

fn known(text: &str) -> Option<String> {
    let sentence = replay::words::whole(&MESSAGES, KNOWN, text, understood);
    sentence.or_else(|| play::words::known(text))
}

/// The result of a game of this battle in the language of the player, from the sentence of a book or a desk.
pub(crate) fn ended(battle: Option<&Battle>, text: &str) -> String {
    battle.and_then(|battle| battle.ending_understood(text)).unwrap_or_else(|| understood(text))
}

/// A refusal of a desk. Its name follows it only where no message has its sentence.
pub(crate) fn refused(name: &str, text: &str) -> String {
    known(text).unwrap_or_else(|| format!("{text} ({name})"))
}

/// The result of a game between players of these names, without a full stop. The book has it in English: the end of this battle by
/// its rules is understood from that.
pub fn result(battle: Option<&Battle>, names: &[String; 2], outcome: &GameOutcome) -> String {
    let name = |side: Side| names.get(side.index()).cloned().unwrap_or_default();
    match (&outcome.how, outcome.winner) {
        (EndReason::Conceded, Some(winner)) => {
            say!(MESSAGES, "tournament-result-conceded", name = name(winner.other()))
        }
        (EndReason::Agreed, None) => say!(MESSAGES, "tournament-result-draw"),
        (EndReason::Agreed, Some(winner)) => say!(MESSAGES, "tournament-result-agreed", name = name(winner)),
        (EndReason::Adjudicated { reason }, _) => {
            say!(MESSAGES, "tournament-result-adjudicated", reason = reason.clone())
        }
        (EndReason::Absent { absent }, _) => {
            let gone = names.iter().zip(absent).filter(|(_, gone)| **gone).map(|(name, _)| name.clone());
            say!(MESSAGES, "tournament-result-absent", names = Argument::list(gone))
        }
        (EndReason::Rules | EndReason::Overturned | EndReason::Conceded, _) => ended(battle, &outcome.text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    #[test]
    fn a_sentence_of_the_desk_is_said_in_the_language_of_the_player() {
        let _french = scoped(Arc::new(Tongue::new("fr")));
        assert_eq!(understood("wait for round 3"), "attendez la ronde 3");
        assert_eq!(
            understood("round 2: you have a bye and score 14 points"),
            "ronde 2\u{a0}: vous êtes exempt et marquez 14 points"
        );
        assert_eq!(understood("the tournament is full"), "le tournoi est complet");
        assert_eq!(understood("the desk says something new"), "the desk says something new");
        assert_ne!(understood(crate::message::NOT_PAIRED), crate::message::NOT_PAIRED);
        assert_eq!(
            understood("entry 7, signed by Ney: its author wrote out of turn"),
            "entrée 7, signée par Ney\u{a0}: son auteur a écrit hors de son tour"
        );
    }
}
