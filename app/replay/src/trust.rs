//! The checks of a record and what they prove: the badge a viewer shows, in words.
//!
//! It claims no more than the record can show: two keys played by the rules, and a player that held only one did not
//! choose the dice. A record cannot tell which people held the keys, or what the clocks really showed.

use crate::ended::{HowEnded, overturned};
use crate::{MESSAGES, words};
use engine::contract::Side;
use engine::digest::Hash;
use language::battle::Battle;
use language::position::Position;
use language::say;
use language::system::Eye;
use record::entry::Ending;
use record::file::{Record, Torn};
use record::header::Header;
use record::verify::{Conclusion, Counts, EarnedClaim, Examination, Finding, Weight};
use serde_json::{Value, json};

/// The verdict on a record as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordVerdict {
    /// Played to its end by the rules, and confirmed by both sides.
    Proven,
    /// By the rules so far, and not over.
    ProvenToBreakOff,
    /// The file is damaged: the rest of it is good, and no player can be blamed for the loss.
    NotProven,
    /// Wrong at this entry.
    Broken {
        /// The entry.
        entry: u32,
        /// The side named as its author.
        by: Side,
        /// The fault, as a sentence.
        how: String,
        /// Whether the author's own signature proves the fault against them; otherwise anyone may have changed the
        /// file.
        proven: bool,
    },
    /// This program does not have its rules: signatures and links are good, and nothing was replayed.
    Elsewhere {
        /// The name of its system.
        system: String,
        /// The revision of its rules.
        revision: u32,
        /// The program that can replay it, as words.
        program: String,
    },
}

/// A kind of check, and the number of times it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The things that were checked, in English for programs, as a noun in the plural: "signatures".
    pub key: &'static str,
    /// The same as a player reads it.
    pub what: String,
    /// The number of checks.
    pub count: u32,
}

/// The action that a match that broke off waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwedAction {
    /// The action, as a player reads it.
    pub what: String,
    /// The side that must act.
    pub by: Option<Side>,
}

/// The results of all checks, and what they prove.
#[derive(Clone, Debug)]
pub struct Trust {
    /// The verdict.
    pub verdict: RecordVerdict,
    /// The battle's name.
    pub title: String,
    /// The players' names, the first side's first.
    pub names: [String; 2],
    /// The players' keys, as words to read aloud.
    pub fingerprints: [String; 2],
    /// The numbers of checks made on the way.
    pub counts: Counts,
    /// The number of entries in the file, and the number of good ones.
    pub entries: u32,
    /// The number of good entries.
    pub good: u32,
    /// The claim that a good record has earned, as an English sentence.
    pub claim: Option<&'static str>,
    /// The same.
    pub earned: Option<EarnedClaim>,
    /// Whether one computer held both keys.
    pub one_machine: bool,
    /// All faults and remarks, in order: agreed changes, rewinds, claims.
    pub findings: Vec<Finding>,
    /// The number of take-backs granted to each side.
    pub take_backs: [u32; 2],
    /// The number of times the position was changed by agreement.
    pub changes: u32,
    /// The thinking time that each side claims, and the time the other side measured, in milliseconds.
    pub clocks: [[u64; 2]; 2],
    /// The action that a match that broke off waits for.
    pub owed: Option<OwedAction>,
    /// The side that resigned in a note that was never copied into the record.
    pub gave_up: Option<Side>,
    /// The end of the match.
    ended: Option<HowEnded>,
    /// The winner; `None` in a draw, and while the match is not over.
    pub winner: Option<Side>,
    /// The damaged end that was left out of the file.
    pub torn: Option<Torn>,
    /// The id of the match.
    pub match_id: Hash,
    /// The hash of the last position, if the record was replayed.
    pub last_state: Option<Hash>,
}

impl Trust {
    /// The results of an examination.
    pub(crate) fn of(seen: &Examination, record: &Record, battle: &Battle) -> Trust {
        let position = battle.position(seen.course.game(), Eye::Public);
        let position = position.as_deref();
        let header = seen.course.header();
        let standing = seen.course.standing();
        let conclusion = seen.conclusion(&record.notes);
        let wrong = seen.findings.iter().find(|finding| finding.weight == Weight::Fatal);
        let verdict = match (&conclusion, wrong) {
            (_, Some(finding)) => broken(finding),
            (Conclusion::Wrong, None) => RecordVerdict::NotProven,
            _ if record.torn.is_some() => RecordVerdict::NotProven,
            (Conclusion::Complete | Conclusion::Overturned { .. }, None) => RecordVerdict::Proven,
            (Conclusion::Unfinished { .. } | Conclusion::ConcededByNote(_), None) => RecordVerdict::ProvenToBreakOff,
        };
        let (owed, gave_up) = match conclusion {
            Conclusion::Unfinished { owed, by } => (Some(OwedAction { what: owed, by }), None),
            Conclusion::ConcededByNote(side) => (None, Some(side)),
            Conclusion::Complete | Conclusion::Overturned { .. } | Conclusion::Wrong => (None, None),
        };
        let is_good = matches!(verdict, RecordVerdict::Proven | RecordVerdict::ProvenToBreakOff);
        Trust {
            claim: is_good.then(|| seen.claim()),
            earned: is_good.then(|| seen.earned()),
            verdict,
            counts: seen.counts,
            good: seen.good,
            findings: seen.findings.clone(),
            take_backs: Side::BOTH.map(|side| standing.take_backs(side)),
            changes: standing.changes(),
            clocks: Side::BOTH.map(|side| [standing.spent(side), standing.measured(side)]),
            owed,
            gave_up,
            ended: HowEnded::of(seen, position),
            winner: winner(seen, position),
            last_state: Some(seen.last_state()),
            ..Trust::bare(record, header)
        }
    }

    /// The state before anything was checked.
    pub(crate) fn bare(record: &Record, header: &Header) -> Trust {
        Trust {
            verdict: RecordVerdict::NotProven,
            title: header.terms.title.clone(),
            names: Side::BOTH.map(|side| header.player(side).name.clone()),
            fingerprints: Side::BOTH.map(|side| header.player(side).key.fingerprint().to_string()),
            counts: Counts::default(),
            entries: u32::try_from(record.entries.len()).unwrap_or(u32::MAX),
            good: 0,
            claim: None,
            earned: None,
            one_machine: header.terms.one_machine,
            findings: Vec::new(),
            take_backs: [0; 2],
            changes: 0,
            clocks: [[0; 2]; 2],
            owed: None,
            gave_up: None,
            ended: None,
            winner: None,
            torn: record.torn,
            match_id: header.match_id(),
            last_state: None,
        }
    }

    /// The name of a side's player, as the record has it.
    pub fn name(&self, side: Side) -> &str {
        self.names.get(side.index()).map_or("?", String::as_str)
    }

    /// The name of a side's player as it is shown.
    pub fn called(&self, side: Side) -> String {
        let name = self.name(side);
        if self.one_machine { words::partner(name) } else { name.to_owned() }
    }

    /// The end of the match, as a sentence.
    pub fn ending(&self) -> Option<String> {
        self.ended.as_ref().map(|ended| ended.text(|side| self.called(side)))
    }

    /// The end with the winner first, for lists with little room.
    pub fn ending_short(&self) -> Option<String> {
        self.ended.as_ref().map(|ended| ended.winner_first(|side| self.called(side)))
    }

    /// Whether all that is in the file is good, finished or not.
    pub const fn is_good(&self) -> bool {
        matches!(self.verdict, RecordVerdict::Proven | RecordVerdict::ProvenToBreakOff)
    }

    /// The checks, each with its count.
    pub fn checked(&self) -> Vec<Checked> {
        let Counts { signatures, commands, links, rolls, hashes, phases } = self.counts;
        let all = [
            ("signatures", say!(MESSAGES, "replay-checked-signatures"), signatures),
            ("commands by the rules", say!(MESSAGES, "replay-checked-commands"), commands),
            ("links of the dice", say!(MESSAGES, "replay-checked-links"), links),
            ("rolls", say!(MESSAGES, "replay-checked-rolls"), rolls),
            ("hashes of the position", say!(MESSAGES, "replay-checked-hashes"), hashes),
            ("phases confirmed by both", say!(MESSAGES, "replay-checked-phases"), phases),
        ];
        let seen = !matches!(self.verdict, RecordVerdict::Elsewhere { .. });
        let counted = all.into_iter().filter(|(.., count)| seen || *count > 0);
        counted.map(|(key, what, count)| Checked { key, what, count }).collect()
    }

    /// The badge: a word or two.
    pub fn badge(&self) -> String {
        match &self.verdict {
            RecordVerdict::Proven if self.one_machine => say!(MESSAGES, "replay-badge-one-computer"),
            RecordVerdict::Proven => say!(MESSAGES, "replay-badge-verified"),
            RecordVerdict::ProvenToBreakOff => say!(MESSAGES, "replay-badge-so-far"),
            RecordVerdict::NotProven => say!(MESSAGES, "replay-badge-not"),
            RecordVerdict::Broken { entry, .. } => say!(MESSAGES, "replay-badge-fails", entry = *entry),
            RecordVerdict::Elsewhere { .. } => say!(MESSAGES, "replay-badge-elsewhere"),
        }
    }

    /// The meaning of the badge, in a sentence or two that claim no more than was checked, and the faults in entries
    /// that players signed.
    pub fn meaning(&self) -> String {
        let wrong = self.findings.iter().filter(|finding| finding.weight == Weight::Wrong);
        let against = |finding: &Finding| {
            let (name, fault) = (self.called(finding.side), self.sentence(finding));
            format!(" {}", say!(MESSAGES, "replay-means-against", name = name, fault = fault))
        };
        format!("{}{}", self.proven(), wrong.map(against).collect::<String>())
    }

    /// The sentence on what was proven.
    fn proven(&self) -> String {
        let named = |side: Side| self.called(side);
        match &self.verdict {
            RecordVerdict::Proven | RecordVerdict::ProvenToBreakOff => {
                let claim = self.earned.map_or_else(String::new, claimed);
                match (&self.owed, self.gave_up) {
                    (Some(OwedAction { what, by: Some(side) }), _) => {
                        let (name, owed) = (named(*side), words::owed(what));
                        say!(MESSAGES, "replay-means-waiting", name = name, owed = owed, claim = claim)
                    }
                    (Some(OwedAction { what, by: None }), _) => {
                        say!(MESSAGES, "replay-means-waiting-nobody", owed = words::owed(what), claim = claim)
                    }
                    (None, Some(side)) => {
                        say!(MESSAGES, "replay-means-gave-up", name = named(side), claim = claim)
                    }
                    (None, None) => say!(MESSAGES, "replay-means-complete", claim = claim),
                }
            }
            RecordVerdict::NotProven => {
                let why = self.torn.map_or_else(String::new, words::torn);
                say!(MESSAGES, "replay-means-torn", entry = self.good.saturating_sub(1), why = why)
            }
            RecordVerdict::Broken { entry, by, how, proven } => {
                let wrong = self.findings.iter().find(|finding| finding.weight == Weight::Fatal);
                let (name, how) = (named(*by), wrong.map_or_else(|| how.clone(), words::finding));
                match proven {
                    true => say!(MESSAGES, "replay-means-broken", entry = *entry, name = name, how = how),
                    false => say!(MESSAGES, "replay-means-forged", entry = *entry, name = name, how = how),
                }
            }
            RecordVerdict::Elsewhere { system, revision, program } => say!(
                MESSAGES,
                "replay-means-elsewhere",
                revision = *revision,
                system = system.clone(),
                program = program.clone()
            ),
        }
    }

    /// Rewinds, agreed changes and the like: findings to which both sides consented.
    pub fn consented(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|finding| finding.weight == Weight::Remark)
    }

    /// The sentence of a finding, with its place and its author.
    pub fn sentence(&self, finding: &Finding) -> String {
        let (name, what) = (self.called(finding.side), words::finding(finding));
        say!(MESSAGES, "replay-finding", entry = finding.seq, name = name, what = what)
    }

    /// The results as JSON.
    pub fn json(&self) -> Value {
        let verdict = match &self.verdict {
            RecordVerdict::Proven => json!({"name": "proven"}),
            RecordVerdict::ProvenToBreakOff => json!({"name": "proven-to-break-off"}),
            RecordVerdict::NotProven => json!({"name": "not-proven"}),
            RecordVerdict::Broken { entry, by, how, proven } => {
                json!({"name": "broken", "entry": entry, "by": self.name(*by), "how": how, "proven_against_him": proven})
            }
            RecordVerdict::Elsewhere { system, revision, program } => {
                json!({"name": "elsewhere", "system": system, "revision": revision, "program": program})
            }
        };
        json!({
            "verdict": verdict,
            "badge": self.badge(),
            "meaning": self.meaning(),
            "checked": self.checked().iter().map(|one| json!({"what": one.key, "count": one.count})).collect::<Vec<_>>(),
            "entries": self.entries,
            "good_entries": self.good,
            "one_machine": self.one_machine,
            "take_backs": self.take_backs,
            "agreed_changes": self.changes,
            "owed": self.owed.as_ref().map(|owed| json!({"what": owed.what, "by": owed.by.map(|side| self.name(side))})),
            "ending": self.ending(),
            "findings": self.findings.iter().map(|one| json!({
                "entry": one.seq, "by": self.name(one.side), "name": one.name, "text": one.text,
                "wrong": one.weight != Weight::Remark,
            })).collect::<Vec<_>>(),
            "torn": self.torn.map(|torn| torn.to_string()),
        })
    }
}

/// Findings whose name alone does not convict the author: the signature is not theirs, or was made for another place.
const NO_PROOF: [&str; 6] =
    ["bad-signature", "broken-chain", "not-canonical", "too-long", "foreign-match", "out-of-order"];

fn broken(finding: &Finding) -> RecordVerdict {
    RecordVerdict::Broken {
        entry: finding.seq,
        by: finding.side,
        how: words::finding(finding),
        proven: !NO_PROOF.contains(&finding.name),
    }
}

/// The claim that a good record has earned, without a full stop.
fn claimed(claim: EarnedClaim) -> String {
    match claim {
        EarnedClaim::Shut => say!(MESSAGES, "replay-claim-shut"),
        EarnedClaim::Untrue => say!(MESSAGES, "replay-claim-untrue"),
        EarnedClaim::OneMachine => say!(MESSAGES, "replay-claim-one-machine"),
        EarnedClaim::TwoKeys => say!(MESSAGES, "replay-claim-two"),
    }
}

fn winner(seen: &Examination, position: Option<&dyn Position>) -> Option<Side> {
    match overturned(seen) {
        Some([true, true]) => return None,
        Some([first, _]) => return Some(if first { Side::Second } else { Side::First }),
        None => {}
    }
    match seen.ending()? {
        Ending::Rules => position?.won()?.winner,
        Ending::Conceded { by } => Some(by.other()),
        Ending::Agreed { winner } => winner,
    }
}
