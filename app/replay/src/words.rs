//! The sentences about a match as a whole: requests, refusals of the match itself, faults and verdicts, in the language of
//! the player. What a record proves has names and facts below; they become sentences here.

pub use crate::understood::{KnownSentence, whole};

use crate::MESSAGES;
use engine::contract::{Facts, Refusal, Side};
use language::ask::{Names, PieceId};
use language::luck::LuckMeasure;
use language::say;
use language::tongue::{Catalogue, Refusals};
use record::entry::{Ending, Matter};
use record::fault::Fault;
use record::file::{NoRecord, Torn};
use record::header::Header;
use record::session::{Refused, Verdict};
use record::systems::{PROGRAM, Unknown};
use record::verify::Finding;

/// That a player of this name asks for this.
pub fn asks(name: &str, matter: &Matter) -> String {
    let (matter, to) = matter.facts();
    say!(MESSAGES, "replay-asks", name = name.to_owned(), matter = matter, to = to)
}

/// That a player of this name agrees to this.
pub fn grants(name: &str, matter: &Matter) -> String {
    let (matter, to) = matter.facts();
    say!(MESSAGES, "replay-grants", name = name.to_owned(), matter = matter, to = to)
}

/// That both players agree on this.
pub fn agreed(matter: &Matter) -> String {
    let (matter, to) = matter.facts();
    say!(MESSAGES, "replay-agreed", matter = matter, to = to)
}

/// That the opponent asks for this.
pub fn opponent_asks(matter: &Matter) -> String {
    let (matter, to) = matter.facts();
    say!(MESSAGES, "replay-opponent-asks", matter = matter, to = to)
}

/// That the opponent declines this.
pub fn opponent_declines(matter: &Matter) -> String {
    let (matter, to) = matter.facts();
    say!(MESSAGES, "replay-opponent-declines", matter = matter, to = to)
}

/// The refusal of a request, without a full stop. What the rules refuse is said with these names.
pub fn refused(names: &Names, refused: &Refused) -> String {
    match refused {
        Refused::Rules(refusal) => names.refusal(refusal),
        Refused::AskedAnew(matter) => {
            let (matter, to) = matter.facts();
            let facts = Facts::NONE.with("matter", matter).with("to", to);
            sentence(refused.name(), Some(&facts), &refused.to_string())
        }
        Refused::Bad(text) => known(text).unwrap_or_else(|| text.clone()),
        _ => sentence(refused.name(), Some(&Facts::NONE), &refused.to_string()),
    }
}

/// The fault of an entry, without a full stop.
pub fn fault(fault: &Fault) -> String {
    sentence(fault.name(), fault.said().as_ref(), &fault.to_string())
}

/// The sentence of a finding, without its place and without a full stop.
pub fn finding(finding: &Finding) -> String {
    sentence(finding.name, finding.facts.as_ref(), &finding.text)
}

/// A verdict, without a full stop. Its name follows it only where no message has its sentence.
pub fn verdict(verdict: &Verdict) -> String {
    let what = match &verdict.facts {
        Some(facts) => sentence(verdict.name, Some(facts), &verdict.text),
        None => known(&verdict.text).unwrap_or_else(|| format!("{} ({})", verdict.text, verdict.name)),
    };
    match verdict.facts.as_ref().and_then(|facts| facts.get("seq")) {
        Some(engine::contract::Fact::Number(entry)) => say!(MESSAGES, "replay-at-entry", entry = *entry, what = what),
        _ => what,
    }
}

/// An end without a score, without a full stop; the names of the players are known there.
pub fn ending(ending: Ending, name: impl Fn(Side) -> String) -> String {
    match ending {
        Ending::Rules => say!(MESSAGES, "replay-ending-rules"),
        Ending::Conceded { by } => say!(MESSAGES, "replay-ending-resigned", name = name(by)),
        Ending::Agreed { winner: None } => say!(MESSAGES, "replay-ending-draw"),
        Ending::Agreed { winner: Some(side) } => say!(MESSAGES, "replay-ending-won", name = name(side)),
    }
}

/// That a match is not over.
pub fn not_over() -> String {
    say!(MESSAGES, "replay-ending-open")
}

/// The names that a bot or a second person at the same computer has in a record.
const PARTNERS: &[KnownSentence] = &[
    ("replay-partner-bot", &[]),
    ("replay-partner-random", &[]),
    ("replay-partner-recruit", &[]),
    ("replay-partner-captain", &[]),
    ("replay-partner-marshal", &[]),
    ("replay-partner-seat", &[]),
];

/// The name of a partner at the same computer, in the language of the player. A record has it in English.
pub fn partner(name: &str) -> String {
    understood(&MESSAGES, PARTNERS, name)
}

/// The name of a side's player as it is shown.
pub fn player(header: &Header, side: Side) -> String {
    let name = &header.player(side).name;
    if header.terms.one_machine { partner(name) } else { name.clone() }
}

/// The action that is due, as a player reads it, from its English words: "decision", "link 312".
pub fn owed(what: &str) -> String {
    let (link, number) = what.split_once(' ').unwrap_or((what, ""));
    let number: u32 = number.parse().unwrap_or(0);
    let due = match (link, what) {
        ("link", _) => "link",
        (_, "signature under the header") => "accept",
        (_, "seal") => "seal",
        (_, "confirmation of the phase") => "phase",
        (_, "admission of the difference") => "admission",
        (_, "opening") => "opening",
        (_, "confirmation of the end") => "end",
        (_, "part of the record") => "tail",
        (_, "nothing") => "nothing",
        (_, "decision") => "decision",
        _ => return what.to_owned(),
    };
    say!(MESSAGES, "replay-owed", due = due, number = number)
}

/// An English sentence from elsewhere in the language of the player: one of these messages of a catalogue. One that is not known
/// stays as it is.
pub fn understood(messages: &'static Catalogue, known: &[KnownSentence], text: &str) -> String {
    whole(messages, known, text, str::to_owned).unwrap_or_else(|| text.to_owned())
}

/// The sentences about a match or its file that come in English.
const KNOWN: &[KnownSentence] = &[
    ("replay-refused-foreign-match", &[]),
    ("replay-refused-out-of-order", &["given", "due"]),
    ("replay-refused-broken-chain", &[]),
    ("replay-refused-bad-signature", &[]),
    ("replay-refused-not-the-pen", &[]),
    ("replay-refused-not-the-pen-over", &[]),
    ("replay-refused-other-rules", &["revision", "system", "protocol"]),
    ("replay-refused-missing-link", &[]),
    ("replay-refused-early-link", &[]),
    ("replay-refused-misplaced-seal", &[]),
    ("replay-refused-false-hash", &[]),
    ("replay-refused-paused", &[]),
    ("replay-refused-over", &[]),
    ("replay-refused-not-your-decision", &[]),
    ("replay-refused-wrong-ending", &[]),
    ("replay-refused-wrong-phase", &[]),
    ("replay-refused-no-such-place", &["to"]),
    ("replay-refused-phase-too-long", &[]),
    ("replay-refused-match-too-long", &[]),
    ("replay-refused-too-many-take-backs", &[]),
    ("replay-refused-not-sealed", &[]),
    ("replay-refused-forked-other", &["entry"]),
    ("replay-refused-forked-own", &["entry"]),
    ("replay-refused-played-after-conceding", &[]),
    ("replay-refused-too-much-talk", &[]),
    ("replay-refused-false-dispute-told", &["entry"]),
    ("replay-refused-false-dispute-owed", &["entry"]),
    ("replay-refused-many-changes", &[]),
    ("replay-refused-chat", &[]),
    ("replay-refused-chat-waits", &[]),
    ("replay-refused-many-requests", &[]),
    ("replay-refused-of-others", &[]),
    ("replay-unknown-system", &["system", "remedy"]),
    ("replay-unknown-revision", &["revision", "system", "remedy"]),
    ("replay-program-since", &["since", "version"]),
    ("replay-program-newer-revisions", &["version", "oldest", "newest"]),
    ("replay-program-newer", &["version"]),
    ("replay-program-none", &["version"]),
    ("replay-at-entry", &["entry", "what"]),
    ("replay-ending-liar-and-shut", &["liar", "other"]),
    ("replay-ending-liar", &["name"]),
    ("replay-ending-shut", &["name"]),
    ("replay-ending-both-liars", &[]),
    ("replay-ending-both-shut", &[]),
];

/// A sentence about a match or its file that comes in English; `None` if it is not known.
pub fn known(text: &str) -> Option<String> {
    let torn = [Torn::CutOff, Torn::Damaged, Torn::TooLarge, Torn::NotCanonical, Torn::TooMuch];
    let whole_files = [NoRecord::Empty, NoRecord::Foreign, NoRecord::OtherVersion, NoRecord::TooLarge];
    let headless = torn.into_iter().map(Some).chain([None]).map(NoRecord::NoHeader);
    let mut files = whole_files.into_iter().chain(headless);
    files
        .find(|none| none.to_string() == text)
        .map(no_record)
        .or_else(|| torn.into_iter().find(|torn| torn.to_string() == text).map(self::torn))
        .or_else(|| whole(&MESSAGES, KNOWN, text, |inner| known(inner).unwrap_or_else(|| inner.to_owned())))
}

/// The reason these rules cannot be played here, without a full stop.
pub fn unknown(unknown: &Unknown) -> String {
    let remedy = remedy(unknown);
    match unknown {
        Unknown::System { system, .. } => {
            say!(MESSAGES, "replay-unknown-system", system = system.clone(), remedy = remedy)
        }
        Unknown::Revision { system, revision, .. } => {
            say!(
                MESSAGES,
                "replay-unknown-revision",
                revision = *revision,
                system = system.to_string(),
                remedy = remedy
            )
        }
    }
}

/// The damage at the end of a file, without a full stop.
pub fn torn(torn: Torn) -> String {
    let key = match torn {
        Torn::CutOff => "cut-off",
        Torn::Damaged => "damaged",
        Torn::TooLarge => "too-large",
        Torn::NotCanonical => "not-canonical",
        Torn::TooMuch => "too-much",
    };
    say!(MESSAGES, "replay-torn", torn = key)
}

/// The reason why a file is no record, without a full stop.
pub fn no_record(none: NoRecord) -> String {
    match none {
        NoRecord::Empty => say!(MESSAGES, "replay-no-record-empty"),
        NoRecord::Foreign => say!(MESSAGES, "replay-no-record-foreign"),
        NoRecord::OtherVersion => say!(MESSAGES, "replay-no-record-other-version"),
        NoRecord::TooLarge => say!(MESSAGES, "replay-no-record-too-large"),
        NoRecord::NoHeader(Some(why)) => say!(MESSAGES, "replay-no-record-torn-header", why = torn(why)),
        NoRecord::NoHeader(None) => say!(MESSAGES, "replay-no-record-no-header"),
    }
}

/// The program that has these rules, as words that end a sentence.
pub fn remedy(unknown: &Unknown) -> String {
    let version = || PROGRAM.to_owned();
    match unknown {
        Unknown::System { since: Some(since), .. } => {
            say!(MESSAGES, "replay-program-since", since = since.clone(), version = version())
        }
        Unknown::System { since: None, .. } => say!(MESSAGES, "replay-program-newer", version = version()),
        Unknown::Revision { revision, known: (oldest, newest), .. } if revision > newest => {
            let oldest = if oldest == newest { 0 } else { *oldest };
            say!(MESSAGES, "replay-program-newer-revisions", version = version(), oldest = oldest, newest = *newest)
        }
        Unknown::Revision { .. } => say!(MESSAGES, "replay-program-none", version = version()),
    }
}

/// The word by which a sentence about luck or losses is chosen.
pub(crate) const fn measure_key(measure: LuckMeasure) -> &'static str {
    match measure {
        LuckMeasure::Points => "points",
        LuckMeasure::Increments => "increments",
    }
}

/// The message of that name with these facts; the English sentence where there are none, or no such message.
fn sentence(name: &'static str, facts: Option<&Facts>, text: &str) -> String {
    let Some(facts) = facts else { return text.to_owned() };
    let names = Names { refusals: Refusals::new(&MESSAGES, PieceId), ..Names::default() };
    let refusal = Refusal { facts: facts.clone(), ..Refusal::worded(None, name, text) };
    names.refusal_words(&refusal)
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::tongue::{Tongue, scoped};
    use std::sync::Arc;

    #[test]
    fn a_fault_is_said_in_english_as_below_and_in_french_by_its_facts() {
        let faults = [
            Fault::ForeignMatch,
            Fault::OutOfOrder { due: 7, given: 9 },
            Fault::BrokenChain,
            Fault::BadSignature,
            Fault::NotThePen { pen: Some(Side::First) },
            Fault::NotThePen { pen: None },
            Fault::MissingLink,
            Fault::NeedlessLink,
            Fault::MisplacedSeal,
            Fault::StateDiffers { claimed: None, computed: None },
            Fault::WrongPhase,
            Fault::NoSuchPlace { to: 12 },
            Fault::Paused,
            Fault::NotPaused,
            Fault::PhaseTooLong,
            Fault::MatchTooLong,
            Fault::TooManyTakeBacks,
            Fault::WrongEnding,
            Fault::NotSealed,
            Fault::OtherRules { system: String::from("drill"), revision: 3 },
        ];
        for known in &faults {
            let english = {
                let _english = scoped(Tongue::english());
                fault(known)
            };
            assert_eq!(english, known.to_string());
            let _french = scoped(Arc::new(Tongue::new("fr")));
            assert_ne!(fault(known), english, "{}", known.name());
        }
    }

    #[test]
    fn a_refused_request_is_said_by_its_name() {
        let all = [
            Refused::NotYourDecision,
            Refused::Over,
            Refused::AwaitsTail,
            Refused::OlderCopy,
            Refused::Paused,
            Refused::TooManyUndos,
            Refused::Nothing,
            Refused::NoTakeBacksLeft,
            Refused::TooEarly,
            Refused::AskedAnew(Box::new(Matter::Rewind { to: 4 })),
        ];
        let _english = scoped(Tongue::english());
        for one in &all {
            assert_eq!(refused(&Names::default(), one), one.to_string());
        }
        let _german = scoped(Arc::new(Tongue::new("de")));
        assert_eq!(refused(&Names::default(), &Refused::Over), "die Partie ist zu Ende");
    }

    #[test]
    fn the_action_that_is_due_is_read_from_its_english_words() {
        let _french = scoped(Arc::new(Tongue::new("fr")));
        assert_eq!(owed("link 312"), "maillon 312");
        assert_eq!(owed("decision"), "décision");
        assert_eq!(owed("something new"), "something new");
    }
}
