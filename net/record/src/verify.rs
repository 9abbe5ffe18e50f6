//! Proving a record: every signature, link and hash, and every command by the rules.
//!
//! It claims no more than it knows: two keys played by the rules, and a player who held only one did not choose the
//! dice. The persons who held the keys, and the true times of their clocks, no record can show.

use crate::ahead::Ahead;
use crate::course::{Course, Due, Progress};
use crate::entry::{Body, Claim, Ending, Entry, Matter, Note, NoteKind, SignedEntry, SignedNote};
use crate::evidence::Evidence;
use crate::fault::Fault;
use crate::file::{Record, Torn};
use crate::header::Header;
use crate::identity::{BadSignature, PlayerKey};
use engine::contract::Side;
use engine::digest::Hash;
use engine::facts::Facts;
use engine::referee::{Battlefield, Rulebook};
use std::fmt;
use std::sync::Arc;

/// The name of a finding or verdict about a claim that was untrue.
pub const FALSE_CLAIM: &str = "false-claim";

/// The name of a finding about seals that their owner left shut when the match was over.
pub const NOT_OPENED: &str = "not-opened";

/// Result of examining a record.
#[derive(Clone)]
pub struct Examination {
    /// The match as far as it is good.
    pub course: Course,
    /// Number of entries that are good.
    pub good: u32,
    /// Number of entries.
    pub entries: u32,
    /// Counts of what was checked.
    pub counts: Counts,
    /// Findings, wrong or worth knowing, in order.
    pub findings: Vec<Finding>,
    /// The part of the file that was left out.
    pub torn: Option<Torn>,
}

/// Number of checks of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Signatures, notes included.
    pub signatures: u32,
    /// Commands replayed.
    pub commands: u32,
    /// Links opened.
    pub links: u32,
    /// Rolls completed.
    pub rolls: u32,
    /// Hashes of states compared.
    pub hashes: u32,
    /// Phases both confirmed.
    pub phases: u32,
}

/// Something about an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The number of the entry.
    pub seq: u32,
    /// The side that signed it.
    pub side: Side,
    /// Its own short name, the same in every language.
    pub name: &'static str,
    /// A sentence in English.
    pub text: String,
    /// The facts of the sentence in any language; `None` where only the English sentence says it.
    pub facts: Option<Facts>,
    /// Whether it is wrong, or only worth knowing.
    pub weight: Weight,
}

/// Severity of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Both agreed to it, or one side merely says so.
    Remark,
    /// A side signed something it should not have. It changed nothing: the rest of the record is as good as without it,
    /// so that no player can spoil a record for the other by signing something false.
    Wrong,
    /// From here on the record proves nothing.
    Fatal,
}

/// Conclusion about a record as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Conclusion {
    /// Played to its end by the rules, and confirmed by both.
    Complete,
    /// Played to its end, and confirmed by both; but a side claimed something hidden that proved untrue, or it never
    /// opened what the match cannot be judged without. A side that did so has lost, whatever the score; if both did,
    /// neither has won.
    Overturned {
        /// Whether the first player did.
        first: bool,
        /// Whether the second player did.
        second: bool,
    },
    /// By the rules so far, and not over: this is owed, and by that side.
    Unfinished {
        /// The next thing due, as a player reads it: `decision`, `link 312`.
        owed: String,
        /// The side that must act; `None` if neither must.
        by: Option<Side>,
    },
    /// A side gave up in a note that was never copied.
    ConcededByNote(Side),
    /// It cannot be replayed to its end, or is damaged.
    Wrong,
}

/// The claim that a good record has earned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EarnedClaim {
    /// Two keys played by the rules, and not all that was sealed has been opened.
    Shut,
    /// Two keys played by the rules, and not all that was claimed of hidden things was true.
    Untrue,
    /// By the rules, with both keys on one computer.
    OneMachine,
    /// Two keys played by the rules.
    TwoKeys,
}

impl Examination {
    /// The conclusion.
    pub fn conclusion(&self, notes: &[(u32, SignedNote)]) -> Conclusion {
        if self.findings.iter().any(|finding| finding.weight == Weight::Fatal) {
            return Conclusion::Wrong;
        }
        if self.torn.is_some_and(|torn| torn != Torn::CutOff) {
            return Conclusion::Wrong;
        }
        if self.course.due() == Due::Nothing {
            return match self.losers() {
                [false, false] => Conclusion::Complete,
                [first, second] => Conclusion::Overturned { first, second },
            };
        }
        let conceded = notes
            .iter()
            .map(|(_, note)| note)
            .find(|note| note.note.kind == NoteKind::Concede && self.is_genuine(note));
        match conceded {
            Some(note) if self.course.standing().ending().is_none() => Conclusion::ConcededByNote(note.note.author),
            _ => Conclusion::Unfinished { owed: self.course.owed(), by: self.course.due().pen() },
        }
    }

    /// Whether a note was signed by its author, for this match.
    fn is_genuine(&self, note: &SignedNote) -> bool {
        note.note.match_id == self.course.match_id() && note.verify(self.course.key(note.note.author)).is_ok()
    }

    /// The claim that a good record has earned.
    pub fn earned(&self) -> EarnedClaim {
        if self.withheld() != [false, false] {
            EarnedClaim::Shut
        } else if self.liars() != [false, false] {
            EarnedClaim::Untrue
        } else if self.course.header().terms.one_machine {
            EarnedClaim::OneMachine
        } else {
            EarnedClaim::TwoKeys
        }
    }

    /// The same as an English sentence.
    pub fn claim(&self) -> &'static str {
        match self.earned() {
            EarnedClaim::Shut => {
                "two keys played by the rules as far as these could see; not all that was sealed has been opened"
            }
            EarnedClaim::Untrue => {
                "two keys played by the rules as far as these could see; what was claimed of hidden things was not all true"
            }
            EarnedClaim::OneMachine => {
                "played by the rules; one computer held both keys, so it proves nothing about two players"
            }
            EarnedClaim::TwoKeys => {
                "two keys played by the rules; a player who held only one of them did not choose the dice"
            }
        }
    }

    /// Whether each player made an untrue claim.
    pub fn liars(&self) -> [bool; 2] {
        Side::BOTH.map(|side| self.course.untrue().iter().any(|untrue| untrue.side == side))
    }

    /// Whether each player left a seal shut without which the ended match cannot be judged.
    pub fn withheld(&self) -> [bool; 2] {
        Side::BOTH.map(|side| self.course.standing().withholds(side))
    }

    /// Whether each player has lost whatever the score, once the match is closed.
    pub fn losers(&self) -> [bool; 2] {
        let (liars, withheld) = (self.liars(), self.withheld());
        Side::BOTH.map(|side| [liars, withheld].iter().any(|of| of.get(side.index()) == Some(&true)))
    }

    /// The reason a closed match has another winner than its score, as a sentence that names the side and its act.
    pub fn overturned(&self) -> Option<String> {
        if self.course.due() != Due::Nothing {
            return None;
        }
        let did = |side: Side| match self.liars().get(side.index()) {
            Some(true) => "made a false claim",
            _ => "did not open what they had sealed",
        };
        let told = |side: Side| format!("{} {}", self.course.header().player(side).name, did(side));
        match self.losers() {
            [false, false] => None,
            [true, false] => Some(format!("{} and has lost", told(Side::First))),
            [false, true] => Some(format!("{} and has lost", told(Side::Second))),
            [true, true] => Some(match self.liars() {
                [true, true] => String::from("both made false claims, so neither player has won"),
                [false, false] => String::from("neither player opened what they had sealed, so neither has won"),
                _ => format!("{} and {}, so neither player has won", told(Side::First), told(Side::Second)),
            }),
        }
    }

    /// Findings about a side's signatures that are wrong but do not spoil the record.
    pub fn faults_of(&self, side: Side) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(move |finding| finding.side == side && finding.weight == Weight::Wrong)
    }
}

/// Replays a record from its start and checks everything in it.
pub fn examine(
    record: &Record,
    rules: &'static dyn Rulebook,
    read: Option<&Arc<dyn Battlefield>>,
) -> Result<Examination, Fault> {
    walk(record, rules, read, Ahead::of(record).as_ref(), &mut |_, _, _| {})
}

/// Called with each good entry after the first: the match after it, the entry, and its result.
pub type EntryVisitor<'a> = dyn FnMut(&Course, &SignedEntry, Progress) + 'a;

/// The same, for a caller that wants to see each entry. Signatures are checked by `ahead`, with which other threads may
/// help meanwhile; what is found, and in which order, does not depend on it. Without it each is checked by itself.
pub fn walk(
    record: &Record,
    rules: &'static dyn Rulebook,
    read: Option<&Arc<dyn Battlefield>>,
    ahead: Option<&Ahead<'_>>,
    see: &mut EntryVisitor<'_>,
) -> Result<Examination, Fault> {
    let (first, rest) = record.entries.split_first().ok_or_else(|| Fault::Header(String::from("there is none")))?;
    let mut it = Examination {
        course: Course::open(first, rules, read)?,
        good: 1,
        entries: u32::try_from(record.entries.len()).unwrap_or(u32::MAX),
        counts: Counts { signatures: 1, ..Counts::default() },
        findings: Vec::new(),
        torn: record.torn,
    };
    for (at, signed) in rest.iter().enumerate() {
        let check = |key: &PlayerKey| ahead.map_or_else(|| signed.verify(key), |ahead| ahead.checked(at + 1));
        match it.take(signed, check, rest.get(at + 1..).unwrap_or_default(), &record.notes) {
            Ok(progress) => see(&it.course, signed, progress),
            Err(fault) => {
                it.find(signed, (fault.name(), fault.to_string(), fault.said()), Weight::Fatal);
                break;
            }
        }
        it.good += 1;
    }
    it.loose_notes(&record.entries, &record.notes);
    Ok(it)
}

impl Examination {
    fn take(
        &mut self,
        signed: &SignedEntry,
        check: impl FnOnce(&PlayerKey) -> Result<Hash, BadSignature>,
        later: &[SignedEntry],
        notes: &[(u32, SignedNote)],
    ) -> Result<Progress, Fault> {
        let progress = match self.course.accept_checked(signed, check) {
            Ok(progress) => progress,
            Err(Fault::StateDiffers { claimed: Some(claimed), computed: Some(computed) }) => {
                let fault = Fault::StateDiffers { claimed: Some(claimed), computed: Some(computed) };
                let (what_came, variant) = self.what_came_of(signed, computed, later, notes).ok_or(fault.clone())?;
                let progress = self.course.accept_differing(signed)?;
                let facts = Some(Facts::NONE.varied(variant));
                self.find(signed, (fault.name(), format!("{fault}. {what_came}"), facts), Weight::Wrong);
                progress
            }
            Err(fault) => return Err(fault),
        };
        self.counts.rolls += u32::from(progress.roll.is_some());
        for untrue in &progress.untrue {
            let text = format!("{}; entry {} shows it", untrue.refusal, untrue.shown_by);
            let (seq, side) = (untrue.seq, untrue.side);
            let weight = Weight::Wrong;
            self.findings.push(Finding { seq, side, name: FALSE_CLAIM, text, facts: None, weight });
        }
        self.count(&signed.entry.body);
        self.remark(signed);
        Ok(progress)
    }

    /// The fate of an entry whose hash does not follow, in English, with the variant of the sentence: its author admitted it,
    /// or the other side disputed it and only the author has written since. Otherwise such an entry ends what a record
    /// proves.
    fn what_came_of(
        &self,
        signed: &SignedEntry,
        computed: Hash,
        later: &[SignedEntry],
        notes: &[(u32, SignedNote)],
    ) -> Option<(&'static str, &'static str)> {
        let Entry { seq, author, .. } = signed.entry;
        let tells = |note: &Note| note.head == seq && note.kind == NoteKind::Differs { state: computed };
        let mut own = later.iter().take_while(|entry| entry.entry.author == author);
        if own.any(|entry| matches!(&entry.entry.body, Body::Note(copied) if tells(&copied.note))) {
            return Some((
                "The opponent's program said so, and its author accepted it. The match continued from the replayed \
                 position",
                "admitted",
            ));
        }
        let told =
            || notes.iter().any(|(_, note)| note.note.author != author && tells(&note.note) && self.is_genuine(note));
        let alone = later.iter().all(|entry| entry.entry.author == author);
        let text = "The opponent's program said so, and its author has not accepted it";
        (alone && told()).then_some((text, "disputed"))
    }

    fn count(&mut self, body: &Body) {
        let counts = &mut self.counts;
        counts.signatures += 1;
        counts.hashes += u32::from(body.state().is_some());
        match body {
            Body::Command { link, .. } => {
                counts.commands += 1;
                counts.links += u32::from(link.is_some());
            }
            Body::Link { .. } => counts.links += 1,
            Body::Phase { .. } => counts.phases += 1,
            Body::Note(_) | Body::Agreed { .. } => counts.signatures += 1,
            _ => {}
        }
    }

    fn remark(&mut self, signed: &SignedEntry) {
        let said = match &signed.entry.body {
            Body::Agreed { matter: matter @ Matter::Rewind { to }, .. } => {
                let text = format!("both players agreed {}; later rolls use new links", matter.describe());
                ("rewind", text, Some(Facts::NONE.with("to", *to)))
            }
            Body::Agreed { matter, .. } => {
                let facts = Facts::NONE.with("matter", matter.facts().0);
                ("agreed", format!("both players agreed {}", matter.describe()), Some(facts))
            }
            Body::Concede => ("conceded", String::from("its author resigned"), Some(Facts::NONE.varied("author"))),
            Body::End { .. } => return self.remark_shut(signed),
            Body::Note(note) => {
                // A player who copies a note does not make its claim: the author of the note does.
                if let Some((name, text, facts)) = Self::told(note) {
                    let (seq, side) = (signed.entry.seq, note.note.author);
                    self.findings.push(Finding { seq, side, name, text, facts, weight: Weight::Remark });
                }
                return;
            }
            _ => return,
        };
        self.find(signed, said, Weight::Remark);
    }

    /// Reports the seals that its author leaves shut with this end.
    fn remark_shut(&mut self, signed: &SignedEntry) {
        let shut = self.course.standing().shut(signed.entry.author);
        if !shut.is_empty() {
            let binds = shut.iter().any(|one| one.binds);
            let weight = if binds { Weight::Wrong } else { Weight::Remark };
            let text = format!("ended the match and left {} of its seals shut", shut.len());
            let facts = Facts::NONE.with("seals", u32::try_from(shut.len()).unwrap_or(u32::MAX));
            self.find(signed, (NOT_OPENED, text, Some(facts)), weight);
        }
    }

    /// Name, text and facts of a copied note.
    fn told(note: &SignedNote) -> Option<Said> {
        match &note.note.kind {
            NoteKind::Concede => Some(("conceded", String::from("resigned"), Some(Facts::NONE))),
            NoteKind::Claim(claim) => Some(claimed(*claim)),
            // That an entry was wrong was said at that entry.
            NoteKind::Differs { .. } | NoteKind::Ask(_) | NoteKind::Grant(_) | NoteKind::Resume => None,
        }
    }

    /// The notes beside the record. They change nothing, but for what their authors have signed with them.
    fn loose_notes(&mut self, entries: &[SignedEntry], notes: &[(u32, SignedNote)]) {
        for (after, note) in notes {
            let genuine = self.is_genuine(note);
            self.counts.signatures += u32::from(genuine);
            let ((name, text, facts), weight) = match &note.note.kind {
                _ if !genuine => {
                    let text = String::from("a note beside the record was not signed by its author");
                    (("bad-note", text, Some(Facts::NONE)), Weight::Remark)
                }
                NoteKind::Claim(claim) => (claimed(*claim), Weight::Remark),
                NoteKind::Differs { .. } if self.is_false_dispute(entries, note) => {
                    let text = format!("disputed entry {} although its hash follows from the record", note.note.head);
                    (("false-dispute", text, Some(Facts::NONE.with("entry", note.note.head))), Weight::Wrong)
                }
                _ => continue,
            };
            let (seq, side) = (after.saturating_sub(1), note.note.author);
            self.findings.push(Finding { seq, side, name, text, facts, weight });
        }
    }

    /// Whether a genuine note disputes a good entry of the other side.
    fn is_false_dispute(&self, entries: &[SignedEntry], note: &SignedNote) -> bool {
        let Note { author, head, head_hash, kind, .. } = &note.note;
        let NoteKind::Differs { state: found } = kind else { return false };
        let Some(disputed) = entries.get(*head as usize).filter(|_| *head < self.good) else { return false };
        let wrong = |finding: &Finding| finding.seq == *head && finding.weight == Weight::Wrong;
        self.course.hash_at(*head) == Some(*head_hash)
            && disputed.entry.author != *author
            && disputed.entry.body.state().is_some_and(|state| state != *found)
            && !self.findings.iter().any(wrong)
    }

    fn find(&mut self, signed: &SignedEntry, (name, text, facts): Said, weight: Weight) {
        let (seq, side) = (signed.entry.seq, signed.entry.author);
        self.findings.push(Finding { seq, side, name, text, facts, weight });
    }

    /// The hash of the last state.
    pub fn last_state(&self) -> Hash {
        self.course.game().hash()
    }

    /// The ending, if there is one. While a side has yet to open what the match cannot be judged without, there is
    /// none.
    pub fn ending(&self) -> Option<Ending> {
        let open = matches!(self.course.due(), Due::Openings(_)) && self.withheld() != [false, false];
        self.course.standing().ending().filter(|_| !open)
    }
}

/// Name, English text and facts of a finding.
type Said = (&'static str, String, Option<Facts>);

/// Name, text and facts of a side's claim about the other's time.
fn claimed(claim: Claim) -> Said {
    let facts = |seconds: i64| Some(Facts::NONE.with("seconds", seconds));
    match claim {
        Claim::FlagFell { measured } => {
            let seconds = measured / 1000;
            let text = format!("claims that the opponent used {seconds} s; nothing proves it");
            ("flag-claimed", text, facts(i64::try_from(seconds).unwrap_or(i64::MAX)))
        }
        Claim::Owed { waited } => {
            let text = format!("claims that it waited {waited} s for an answer; nothing proves it");
            ("owed-claimed", text, facts(i64::try_from(waited).unwrap_or(i64::MAX)))
        }
    }
}

/// The wrong that a file of evidence proves, and the side that did it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Its own short name, the same in every language.
    pub name: &'static str,
    /// The side that signed it.
    pub side: Side,
    /// At which entry.
    pub seq: u32,
    /// A sentence.
    pub text: String,
}

/// The evidence proves nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoProof(pub String);

impl fmt::Display for NoProof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this proves nothing: {}", self.0)
    }
}

impl std::error::Error for NoProof {}

/// Examines evidence, and returns what it proves.
pub fn examine_evidence(evidence: &Evidence, rules: &'static dyn Rulebook) -> Result<Proof, NoProof> {
    match evidence {
        Evidence::Fork { header, one, other } => fork(header, one, other),
        Evidence::Breach { entries, entry } => breach(rules, entries, entry),
        Evidence::Dispute { entries, note } => dispute(rules, entries, note),
    }
}

fn fork(header: &Header, one: &SignedEntry, other: &SignedEntry) -> Result<Proof, NoProof> {
    if header.fault().is_some() || !Evidence::is_fork(header, one, other) {
        return Err(NoProof(String::from("it is not two different entries at one place, both signed by one player")));
    }
    let (side, seq) = (one.entry.author, one.entry.seq);
    Ok(Proof { name: "forked", side, seq, text: format!("two different entries number {seq} were signed by one key") })
}

/// A record without notes that is good in every entry.
fn good(rules: &'static dyn Rulebook, entries: &[SignedEntry]) -> Result<Examination, NoProof> {
    let record = Record { entries: entries.to_vec(), notes: Vec::new(), whole: 0, torn: None };
    let seen = examine(&record, rules, None).map_err(|fault| NoProof(fault.to_string()))?;
    if seen.good != seen.entries {
        return Err(NoProof(String::from("the record before it is not good itself")));
    }
    Ok(seen)
}

fn breach(rules: &'static dyn Rulebook, entries: &[SignedEntry], entry: &SignedEntry) -> Result<Proof, NoProof> {
    match good(rules, entries)?.course.accept(entry) {
        Ok(_) => Err(NoProof(String::from("the entry follows from the record as it should"))),
        Err(fault) if fault.is_proof() => {
            Ok(Proof { name: fault.name(), side: entry.entry.author, seq: entry.entry.seq, text: fault.to_string() })
        }
        Err(fault) => Err(NoProof(fault.to_string())),
    }
}

fn dispute(rules: &'static dyn Rulebook, entries: &[SignedEntry], note: &SignedNote) -> Result<Proof, NoProof> {
    let seen = good(rules, entries)?;
    if !seen.is_genuine(note) || !seen.is_false_dispute(entries, note) {
        return Err(NoProof(String::from(
            "it is not a signed note about an entry of this record that follows from it",
        )));
    }
    let Note { author: side, head: seq, .. } = note.note;
    let text = format!("disputed entry {seq}, signed by the other side, although its hash follows from the record");
    Ok(Proof { name: "false-dispute", side, seq, text })
}
