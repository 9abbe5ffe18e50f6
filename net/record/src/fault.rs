//! Every way an entry can be wrong, each with its name, its author and its sentence.

use crate::chain::LinkFault;
use crate::header::PROTOCOL;
use crate::secret::SecretFault;
use engine::codec::DecodeError;
use engine::contract::{Refusal, Side};
use engine::digest::Hash;
use engine::facts::Facts;
use engine::referee::NoStep;
use std::fmt;

/// The reason an entry is not the next one of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Its bytes are not canonical.
    Bytes(DecodeError),
    /// It belongs to another match.
    ForeignMatch,
    /// It has another place than the next one.
    OutOfOrder {
        /// The place that is next.
        due: u32,
        /// Its own.
        given: u32,
    },
    /// It names another entry as the one before it.
    BrokenChain,
    /// Its author did not sign it.
    BadSignature,
    /// Its author does not hold the pen.
    NotThePen {
        /// The side that does; `None` after the end.
        pen: Option<Side>,
    },
    /// Something else is due.
    NotDue {
        /// The entry that was given.
        given: &'static str,
        /// The entry that is due.
        due: &'static str,
    },
    /// The header is not one.
    Header(String),
    /// The rules are not those of this program.
    OtherRules {
        /// The system of the record.
        system: String,
        /// Its revision.
        revision: u32,
    },
    /// The command's bytes mean nothing.
    NoCommand(DecodeError),
    /// The rules refuse the command.
    AgainstRules(Refusal),
    /// The command causes a roll and the entry carries no link.
    MissingLink,
    /// The entry carries a link and there is no roll to use it for.
    NeedlessLink,
    /// The link is not the one that is due.
    Link(LinkFault),
    /// A seal is missing, or there where none belongs.
    MisplacedSeal,
    /// A secret roll was not what its leaf proves.
    Secret(SecretFault),
    /// The entry carries another hash of the state than the record leads to.
    StateDiffers {
        /// The hash in the entry.
        claimed: Option<Hash>,
        /// The hash that the record leads to, if this program is right.
        computed: Option<Hash>,
    },
    /// The phase that is confirmed is not the one that began.
    WrongPhase,
    /// The other side did not agree, not to this, or not here.
    NoConsent(&'static str),
    /// There is nothing to go back to.
    NoSuchPlace {
        /// The entry that was named.
        to: u32,
    },
    /// The note is not by the other side, is about another record, or was used before.
    BadNote(&'static str),
    /// The match is paused.
    Paused,
    /// There is no pause.
    NotPaused,
    /// More entries in a phase than a phase can need.
    PhaseTooLong,
    /// More entries than a match may have.
    MatchTooLong,
    /// More take-backs than agreed.
    TooManyTakeBacks,
    /// The match did not end that way.
    WrongEnding,
    /// An opening without a seal, opened before, or larger than an entry may hold.
    NotSealed,
}

impl Fault {
    /// The names of faults that can prove something, for a verdict that was kept: [`Fault::is_proof`].
    pub(crate) const PROOFS: [&'static str; 30] = [
        "not-the-pen",
        "not-due",
        "bad-header",
        "no-command",
        "against-rules",
        "missing-link",
        "early-link",
        "wrong-link",
        "reused-link",
        "chain-exhausted",
        "tip-not-due",
        "misplaced-seal",
        "wrong-leaf",
        "leaf-not-committed",
        "false-seal",
        "no-sides",
        "false-hash",
        "wrong-phase",
        "no-consent",
        "no-such-place",
        "bad-note",
        "paused",
        "not-paused",
        "phase-too-long",
        "match-too-long",
        "too-many-take-backs",
        "wrong-ending",
        "not-sealed",
        "false-dispute",
        "flood",
    ];

    /// Its own short name, the same in every language.
    pub const fn name(&self) -> &'static str {
        match self {
            Fault::Bytes(DecodeError::TooLong) => "too-long",
            Fault::Bytes(_) => "not-canonical",
            Fault::ForeignMatch => "foreign-match",
            Fault::OutOfOrder { .. } => "out-of-order",
            Fault::BrokenChain => "broken-chain",
            Fault::BadSignature => "bad-signature",
            Fault::NotThePen { .. } => "not-the-pen",
            Fault::NotDue { .. } => "not-due",
            Fault::Header(_) => "bad-header",
            Fault::OtherRules { .. } => "other-rules",
            Fault::NoCommand(_) => "no-command",
            Fault::AgainstRules(_) => "against-rules",
            Fault::MissingLink => "missing-link",
            Fault::NeedlessLink => "early-link",
            Fault::Link(fault) => fault.verdict.name(),
            Fault::MisplacedSeal => "misplaced-seal",
            Fault::Secret(fault) => fault.name(),
            Fault::StateDiffers { .. } => "false-hash",
            Fault::WrongPhase => "wrong-phase",
            Fault::NoConsent(_) => "no-consent",
            Fault::NoSuchPlace { .. } => "no-such-place",
            Fault::BadNote(_) => "bad-note",
            Fault::Paused => "paused",
            Fault::NotPaused => "not-paused",
            Fault::PhaseTooLong => "phase-too-long",
            Fault::MatchTooLong => "match-too-long",
            Fault::TooManyTakeBacks => "too-many-take-backs",
            Fault::WrongEnding => "wrong-ending",
            Fault::NotSealed => "not-sealed",
        }
    }

    /// The facts of its sentence; `None` where its English sentence holds another one.
    pub fn said(&self) -> Option<Facts> {
        let holds_another = matches!(
            self,
            Fault::Bytes(_)
                | Fault::NotDue { .. }
                | Fault::Header(_)
                | Fault::NoCommand(_)
                | Fault::AgainstRules(_)
                | Fault::Link(_)
                | Fault::NoConsent(_)
                | Fault::BadNote(_)
                | Fault::Secret(SecretFault::NoSides)
        );
        (!holds_another).then(|| self.facts())
    }

    fn facts(&self) -> Facts {
        match self {
            Fault::OutOfOrder { due, given } => Facts::NONE.with("due", *due).with("given", *given),
            Fault::NotThePen { pen: None } => Facts::NONE.varied("over"),
            Fault::OtherRules { system, revision } => {
                Facts::NONE.with("system", system.clone()).with("revision", *revision).with("protocol", PROTOCOL)
            }
            Fault::Secret(SecretFault::WrongLeaf { due, given }) => Facts::NONE.with("due", *due).with("given", *given),
            Fault::NoSuchPlace { to } => Facts::NONE.with("to", *to),
            _ => Facts::NONE,
        }
    }

    /// Whether the signed entry together with the record before it proves that its author did wrong, to anyone.
    ///
    /// A signature that is not there proves nothing, and an entry of another match or for another place may be an honest
    /// one that was sent twice.
    pub const fn is_proof(&self) -> bool {
        !matches!(
            self,
            Fault::Bytes(_)
                | Fault::ForeignMatch
                | Fault::OutOfOrder { .. }
                | Fault::BrokenChain
                | Fault::BadSignature
                | Fault::OtherRules { .. }
        )
    }
}

impl From<NoStep> for Fault {
    fn from(why: NoStep) -> Fault {
        match why {
            NoStep::Bytes(error) => Fault::NoCommand(error),
            NoStep::Rules(refusal) => Fault::AgainstRules(refusal),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Bytes(error) => error.fmt(f),
            Fault::ForeignMatch => f.write_str("the entry belongs to another match"),
            Fault::OutOfOrder { due, given } => write!(f, "entry {given} arrived, but entry {due} is next"),
            Fault::BrokenChain => f.write_str("the entry does not follow the one before it"),
            Fault::BadSignature => f.write_str("the signature is not by the author it names"),
            Fault::NotThePen { pen: Some(_) } => f.write_str("its author wrote out of turn"),
            Fault::NotThePen { pen: None } => f.write_str("its author wrote after the match was over"),
            Fault::NotDue { given, due } => write!(f, "a {given} entry arrived, but a {due} is due"),
            Fault::Header(why) => write!(f, "the header cannot be used: {why}"),
            Fault::OtherRules { system, revision } => {
                write!(f, "the match uses revision {revision} of the rules {system:?} (protocol {PROTOCOL})")
            }
            Fault::NoCommand(error) => write!(f, "the command means nothing: {error}"),
            Fault::AgainstRules(refusal) => write!(f, "the command is against the rules: {refusal}"),
            Fault::MissingLink => f.write_str("the command causes a roll, but its author did not open the link"),
            Fault::NeedlessLink => f.write_str("its author opened a link that no roll needs yet"),
            Fault::Link(fault) => fault.fmt(f),
            Fault::MisplacedSeal => f.write_str("a seal is missing or misplaced"),
            Fault::Secret(fault) => fault.fmt(f),
            Fault::StateDiffers { .. } => {
                f.write_str("the hash of the state that its author signed does not follow from the record")
            }
            Fault::WrongPhase => f.write_str("it confirms another phase than the one that began"),
            Fault::NoConsent(why) => write!(f, "there was no agreement to it: {why}"),
            Fault::NoSuchPlace { to } => write!(f, "the match cannot go back to entry {to}"),
            Fault::BadNote(why) => write!(f, "the note in it is not valid: {why}"),
            Fault::Paused => f.write_str("the match is paused"),
            Fault::NotPaused => f.write_str("the match is not paused"),
            Fault::PhaseTooLong => f.write_str("the phase has more entries than any phase can need"),
            Fault::MatchTooLong => f.write_str("the match has more entries than any match may have"),
            Fault::TooManyTakeBacks => f.write_str("there were more take-backs than the players agreed on"),
            Fault::WrongEnding => f.write_str("the match did not end that way"),
            Fault::NotSealed => f.write_str("it opens a seal that its author did not make, or too many at once"),
        }
    }
}

impl std::error::Error for Fault {}

impl From<LinkFault> for Fault {
    fn from(fault: LinkFault) -> Fault {
        Fault::Link(fault)
    }
}

impl From<SecretFault> for Fault {
    fn from(fault: SecretFault) -> Fault {
        Fault::Secret(fault)
    }
}
