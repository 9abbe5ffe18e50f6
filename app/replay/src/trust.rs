//! What was checked in a record, and what that proves: the badge a viewer shows, in words.
//!
//! It claims no more than the record can show: two keys played by the rules, and a player who held only one
//! did not choose the dice. Who held the keys, and what the clocks really said, no record can tell.

use engine::contract::Side;
use engine::digest::Hash;
use language::battle::Battle;
use language::position::Position;
use language::system::Eye;
use record::entry::Ending;
use record::file::{Record, Torn};
use record::header::Header;
use record::verify::{Conclusion, Counts, Examination, Finding, Weight};
use serde_json::{Value, json};

/// What a record proves as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordVerdict {
    /// Played to its end by the rules, and confirmed by both.
    Proven,
    /// By the rules so far, and not over.
    ProvenToBreakOff,
    /// The file is damaged: what is left of it is good, and nobody can be blamed for the rest.
    NotProven,
    /// Wrong at this entry.
    Broken {
        /// Which entry.
        entry: u32,
        /// In whose name it stands.
        by: Side,
        /// In what way, as a sentence.
        how: String,
        /// Whether his own signature proves it against him; otherwise the file may have been changed by anybody.
        proven: bool,
    },
    /// Its rules are not those of this program: signatures and links are good, and nothing was carried out.
    Elsewhere {
        /// The rules it was played by.
        system: String,
        /// Their revision.
        revision: u32,
        /// Which program carries it out, as words.
        program: String,
    },
}

/// Something that was checked, and how often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// What was checked, as a noun in the plural: "signatures".
    pub what: &'static str,
    /// How many.
    pub count: u32,
}

/// What a match that broke off waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwedAction {
    /// What is owed, as a player reads it.
    pub what: String,
    /// By whom.
    pub by: Option<Side>,
}

/// What was checked, and what it proves.
#[derive(Clone, Debug)]
pub struct Trust {
    /// In a word.
    pub verdict: RecordVerdict,
    /// The battle's name.
    pub title: String,
    /// What the players call themselves.
    pub names: [String; 2],
    /// Their keys, as words to read aloud.
    pub fingerprints: [String; 2],
    /// What was counted on the way.
    pub counts: Counts,
    /// How many entries are in the file, and how many of them are good.
    pub entries: u32,
    /// See there.
    pub good: u32,
    /// The sentence that a good record has earned.
    pub claim: Option<&'static str>,
    /// Whether one machine held both keys.
    pub one_machine: bool,
    /// Whatever is wrong or worth knowing, in order: agreed changes, rewinds, claims.
    pub findings: Vec<Finding>,
    /// How many take-backs each side was granted.
    pub take_backs: [u32; 2],
    /// How often the position was changed by agreement.
    pub changes: u32,
    /// Milliseconds each side claims to have thought, and what the other measured.
    pub clocks: [[u64; 2]; 2],
    /// What a match that broke off waits for.
    pub owed: Option<OwedAction>,
    /// Who gave up in a note that was never copied.
    pub gave_up: Option<Side>,
    /// How it ended, as a sentence.
    pub ending: Option<String>,
    /// The same with who won first, for lists that have no room for all of it.
    pub ending_short: Option<String>,
    /// Who won; none in a draw, and while it is not over.
    pub winner: Option<Side>,
    /// What was left out of the file.
    pub torn: Option<Torn>,
    /// The match.
    pub match_id: Hash,
    /// The hash of the last position, if the record was carried out.
    pub last_state: Option<Hash>,
}

impl Trust {
    /// What an examination found.
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
        Trust {
            claim: matches!(verdict, RecordVerdict::Proven | RecordVerdict::ProvenToBreakOff).then(|| seen.claim()),
            verdict,
            counts: seen.counts,
            good: seen.good,
            findings: seen.findings.clone(),
            take_backs: Side::BOTH.map(|side| standing.take_backs(side)),
            changes: standing.changes(),
            clocks: Side::BOTH.map(|side| [standing.spent(side), standing.measured(side)]),
            owed,
            gave_up,
            ending: ending(seen, position),
            ending_short: ending_short(seen, position),
            winner: winner(seen, position),
            last_state: Some(seen.last_state()),
            ..Trust::bare(record, header)
        }
    }

    /// What is known before anything was checked.
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
            one_machine: header.terms.one_machine,
            findings: Vec::new(),
            take_backs: [0; 2],
            changes: 0,
            clocks: [[0; 2]; 2],
            owed: None,
            gave_up: None,
            ending: None,
            ending_short: None,
            winner: None,
            torn: record.torn,
            match_id: header.match_id(),
            last_state: None,
        }
    }

    /// What a side's player is called.
    pub fn name(&self, side: Side) -> &str {
        self.names.get(side.index()).map_or("?", String::as_str)
    }

    /// Whether all that is in the file is good, finished or not.
    pub const fn is_good(&self) -> bool {
        matches!(self.verdict, RecordVerdict::Proven | RecordVerdict::ProvenToBreakOff)
    }

    /// What was checked, each with its count.
    pub fn checked(&self) -> Vec<Checked> {
        let Counts { signatures, commands, links, rolls, hashes, phases } = self.counts;
        let all = [
            ("signatures", signatures),
            ("commands by the rules", commands),
            ("links of the dice", links),
            ("rolls", rolls),
            ("hashes of the position", hashes),
            ("phases confirmed by both", phases),
        ];
        let seen = !matches!(self.verdict, RecordVerdict::Elsewhere { .. });
        all.into_iter().filter(|(_, count)| seen || *count > 0).map(|(what, count)| Checked { what, count }).collect()
    }

    /// The badge: a word or two.
    pub fn badge(&self) -> String {
        match &self.verdict {
            RecordVerdict::Proven if self.one_machine => String::from("Proven, one machine"),
            RecordVerdict::Proven => String::from("Proven"),
            RecordVerdict::ProvenToBreakOff => String::from("Proven to where it broke off"),
            RecordVerdict::NotProven => String::from("Not proven"),
            RecordVerdict::Broken { entry, .. } => format!("Wrong at entry {entry}"),
            RecordVerdict::Elsewhere { .. } => String::from("Not carried out here"),
        }
    }

    /// What the badge means, in a sentence or two that claim no more than was checked, and what a player signed that he
    /// should not have.
    pub fn meaning(&self) -> String {
        let wrong = self.findings.iter().filter(|finding| finding.weight == Weight::Wrong);
        let named = wrong.map(|finding| format!(" Against {}: {}.", self.name(finding.side), self.sentence(finding)));
        format!("{}{}", self.proven(), named.collect::<String>())
    }

    /// What was proven.
    fn proven(&self) -> String {
        match &self.verdict {
            RecordVerdict::Proven | RecordVerdict::ProvenToBreakOff => {
                let claim = self.claim.unwrap_or_default();
                match (&self.owed, self.gave_up) {
                    (Some(owed), _) => {
                        let who = owed.by.map_or("nobody", |side| self.name(side));
                        format!("The match is not over: {who} owes a {}. So far: {claim}.", owed.what)
                    }
                    (None, Some(side)) => format!("{} gave up in a note. So far: {claim}.", self.name(side)),
                    (None, None) => format!("As far as this record can show: {claim}."),
                }
            }
            RecordVerdict::NotProven => {
                let why = self.torn.map_or_else(String::new, |torn| torn.to_string());
                format!(
                    "After entry {} {why}. Up to there it is good; the rest is lost, and nobody can be blamed for it.",
                    self.good.saturating_sub(1)
                )
            }
            RecordVerdict::Broken { entry, by, how, proven: true } => format!(
                "Entry {entry}, signed by {}: {how}. From there on this record does not prove what it says.",
                self.name(*by)
            ),
            RecordVerdict::Broken { entry, by, how, proven: false } => format!(
                "Entry {entry}, which stands in the name of {}: {how}. Anybody may have changed the file, so this proves \
                 nothing against a player.",
                self.name(*by)
            ),
            RecordVerdict::Elsewhere { system, revision, program } => format!(
                "It was played by revision {revision} of the rules \"{system}\"; {program}. Its signatures and its dice's \
                 links were checked here; that the rules were kept was not."
            ),
        }
    }

    /// Rewinds, agreed changes and the like: what both consented to.
    pub fn consented(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|finding| finding.weight == Weight::Remark)
    }

    /// The sentence of a finding, with its place and its author.
    pub fn sentence(&self, finding: &Finding) -> String {
        format!("entry {} by {}: {}", finding.seq, self.name(finding.side), finding.text)
    }

    /// For programs.
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
            "checked": self.checked().iter().map(|one| json!({"what": one.what, "count": one.count})).collect::<Vec<_>>(),
            "entries": self.entries,
            "good_entries": self.good,
            "one_machine": self.one_machine,
            "take_backs": self.take_backs,
            "agreed_changes": self.changes,
            "owed": self.owed.as_ref().map(|owed| json!({"what": owed.what, "by": owed.by.map(|side| self.name(side))})),
            "ending": self.ending,
            "findings": self.findings.iter().map(|one| json!({
                "entry": one.seq, "by": self.name(one.side), "name": one.name, "text": one.text,
                "wrong": one.weight != Weight::Remark,
            })).collect::<Vec<_>>(),
            "torn": self.torn.map(|torn| torn.to_string()),
        })
    }
}

/// Findings by whose name alone the author is not convicted: the signature is not his, or was made for another place.
const NO_PROOF: [&str; 6] =
    ["bad-signature", "broken-chain", "not-canonical", "too-long", "foreign-match", "out-of-order"];

fn broken(finding: &Finding) -> RecordVerdict {
    RecordVerdict::Broken {
        entry: finding.seq,
        by: finding.side,
        how: finding.text.clone(),
        proven: !NO_PROOF.contains(&finding.name),
    }
}

/// The match is closed, and these sides claimed what was untrue or never opened what they had sealed.
fn overturned(seen: &Examination) -> Option<[bool; 2]> {
    let over = seen.course.due() == record::course::Due::Nothing;
    Some(seen.losers()).filter(|losers| over && *losers != [false, false])
}

/// How it ended, for people.
fn ending(seen: &Examination, position: Option<&dyn Position>) -> Option<String> {
    let name = |side: Side| &seen.course.header().player(side).name;
    if let Some(why) = seen.overturned() {
        return Some(why);
    }
    Some(match seen.ending()? {
        Ending::Rules => {
            let position = position?;
            position.ending()?.text().plain(position.names())
        }
        Ending::Conceded { by } => format!("{} gave up", name(by)),
        Ending::Agreed { winner: None } => String::from("a draw by agreement"),
        Ending::Agreed { winner: Some(side) } => format!("{} won by agreement", name(side)),
    })
}

/// The same with who won first.
fn ending_short(seen: &Examination, position: Option<&dyn Position>) -> Option<String> {
    let by_rules = position.filter(|_| seen.ending() == Some(Ending::Rules));
    let short = by_rules.and_then(|over| Some(over.ending()?.verdict_first().plain(over.names())));
    short.or_else(|| ending(seen, position))
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
