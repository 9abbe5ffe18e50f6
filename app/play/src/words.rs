//! Sentences of the layers below and of other programs, in the language of the player.

use crate::MESSAGES;
use language::say;
use record::invitation::CodeError;
use record::invitation::date;

/// The sentences that come in English, with the names of their numbers.
const KNOWN: [(&str, &[&str]); 24] = [
    ("play-code-newer", &[]),
    ("play-code-mistyped", &[]),
    ("play-code-cut-short", &[]),
    ("play-code-too-long", &[]),
    ("play-lobby-not-welcome", &[]),
    ("play-lobby-spent", &[]),
    ("play-lobby-expired", &[]),
    ("play-lobby-wrong", &[]),
    ("play-lobby-other-terms", &[]),
    ("play-lobby-other-version", &["here", "there"]),
    ("play-lobby-flood-guest", &[]),
    ("play-lobby-flood-host", &[]),
    ("play-lobby-one-machine", &[]),
    ("play-lobby-no-name", &[]),
    ("play-lobby-other-battle", &[]),
    ("play-lobby-other-header", &[]),
    ("play-lobby-too-early", &[]),
    ("play-lobby-unsigned", &[]),
    ("play-lobby-codes-only", &[]),
    ("play-lobby-watch-mismatch", &[]),
    ("play-lobby-watch-other", &[]),
    ("play-lobby-watch-not-playing", &[]),
    ("play-lobby-watch-not-allowed", &[]),
    ("play-shown-lost", &[]),
];

/// An English sentence of the network or of another program in the language of the player. One that is not known stays as
/// it is.
pub fn understood(text: &str) -> String {
    replay::words::understood(&MESSAGES, &KNOWN, text)
}

/// The reason why a text is no usable code, without a full stop.
pub fn code(fault: &CodeError) -> String {
    match fault {
        CodeError::Foreign => say!(MESSAGES, "play-code-foreign"),
        CodeError::Newer => say!(MESSAGES, "play-code-newer"),
        CodeError::Mistyped => say!(MESSAGES, "play-code-mistyped"),
        CodeError::CutShort => say!(MESSAGES, "play-code-cut-short"),
        CodeError::TooLong => say!(MESSAGES, "play-code-too-long"),
        CodeError::Expired { since } => say!(MESSAGES, "play-code-expired", date = date(*since)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::tongue::{Tongue, scoped};
    use record::invitation::InvitationRefusal;
    use std::sync::Arc;

    #[test]
    fn a_code_is_refused_in_english_as_below() {
        let _english = scoped(Tongue::english());
        let all = [CodeError::Foreign, CodeError::Newer, CodeError::Mistyped, CodeError::CutShort, CodeError::TooLong];
        for fault in all.into_iter().chain([CodeError::Expired { since: 1_000_000_000 }]) {
            assert_eq!(code(&fault), fault.to_string());
        }
    }

    #[test]
    fn a_refusal_of_a_host_is_understood() {
        let _german = scoped(Arc::new(Tongue::new("de")));
        for refusal in [InvitationRefusal::Spent, InvitationRefusal::Expired, InvitationRefusal::Wrong] {
            let text = refusal.to_string();
            assert_ne!(understood(&text), text);
        }
        assert_eq!(understood("the host did not accept"), "der Gastgeber hat abgelehnt");
        assert_eq!(understood("something new"), "something new");
    }
}
