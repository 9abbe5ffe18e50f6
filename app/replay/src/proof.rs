//! The result of verifying a record or a piece of evidence, in words and as JSON.

use crate::{MESSAGES, RecordVerdict, Trust, systems, words};
use anyhow::bail;
use engine::contract::Side;
use language::say;
use language::system::Systems;
use record::entry::Body;
use record::evidence::{self, Evidence};
use record::file::{NoRecord, Record};
use record::header::Header;
use record::verify::{self, Counts, Weight};
use serde_json::{Value, json};

/// The value of a file as proof, the worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FileWorth {
    /// The file is not valid.
    Bad,
    /// A record that is valid but does not reach the end of the match. It may be cut off: a cut record looks like that
    /// of a running match.
    Unfinished,
    /// A valid record of a whole match, or evidence that proves something.
    Good,
}

impl FileWorth {
    /// The exit status of a program that was asked to verify the file.
    pub const fn status(self) -> u8 {
        match self {
            FileWorth::Good => 0,
            FileWorth::Bad => 1,
            FileWorth::Unfinished => 3,
        }
    }

    const fn of(good: bool) -> FileWorth {
        if good { FileWorth::Good } else { FileWorth::Bad }
    }
}

/// The result of verifying a file.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The value of the file as proof.
    pub standing: FileWorth,
    /// The report for readers, line by line.
    pub lines: Vec<String>,
    /// The report as JSON.
    pub json: Value,
}

impl Summary {
    /// Whether all of the file is valid, finished or not.
    pub fn is_good(&self) -> bool {
        self.standing != FileWorth::Bad
    }
}

/// Verifies the bytes of a file of this name, of any kind.
pub fn prove(systems: Systems, bytes: &[u8], name: &str) -> anyhow::Result<Summary> {
    if bytes.starts_with(evidence::MARK) {
        return prove_evidence(systems, bytes);
    }
    match Record::read(bytes) {
        Ok(record) => prove_record(systems, &record),
        Err(error) => {
            let kind = match error {
                NoRecord::Empty => "empty",
                NoRecord::Foreign => "foreign",
                NoRecord::OtherVersion => "other-version",
                NoRecord::TooLarge => "too-large",
                NoRecord::NoHeader(_) => "no-header",
            };
            let text = format!("{name}: {}", words::no_record(error));
            Ok(Summary {
                standing: FileWorth::Bad,
                lines: vec![text.clone()],
                json: json!({"good": false, "name": kind, "text": text}),
            })
        }
    }
}

fn prove_record(systems: Systems, record: &Record) -> anyhow::Result<Summary> {
    let Some(Body::Header(header)) = record.entries.first().map(|signed| &signed.entry.body) else {
        bail!("there is no match header in it");
    };
    let trust = match Trust::examine(systems, record, header) {
        Ok(trust) => trust,
        Err(fault) => {
            let text = fault.to_string();
            let json = json!({"good": false, "name": fault.name(), "text": text});
            return Ok(Summary {
                standing: FileWorth::Bad,
                lines: vec![heading(systems, header), marked("wrong", &words::fault(&fault))],
                json,
            });
        }
    };
    let standing = match &trust.verdict {
        RecordVerdict::ProvenToBreakOff if trust.gave_up.is_none() => FileWorth::Unfinished,
        _ => FileWorth::of(trust.is_good()),
    };
    let Counts { signatures, commands, links, rolls, hashes, phases } = trust.counts;
    let mut lines = vec![heading(systems, header)];
    lines.push(say!(
        MESSAGES,
        "replay-verify-counts",
        entries = trust.good,
        signatures = signatures,
        commands = commands,
        links = links,
        rolls = rolls,
        hashes = hashes,
        phases = phases
    ));
    lines.push(clocks(&trust));
    for finding in &trust.findings {
        let mark = match finding.weight {
            Weight::Remark => "note",
            Weight::Wrong => "fault",
            Weight::Fatal => "wrong",
        };
        lines.push(marked(mark, &trust.sentence(finding)));
    }
    if let Some(torn) = trust.torn {
        let (entry, why) = (trust.entries.saturating_sub(1), words::torn(torn));
        lines.push(marked("wrong", &say!(MESSAGES, "replay-verify-torn", entry = entry, why = why)));
    }
    lines.push(verdict(&trust));
    Ok(Summary { standing, json: as_json(&trust, header), lines })
}

fn heading(systems: Systems, header: &Header) -> String {
    let [first, second] = &header.players;
    say!(
        MESSAGES,
        "replay-verify-heading",
        title = systems.title_of(&header.terms.system, &header.terms.title),
        first = first.name.clone(),
        first_words = first.key.fingerprint().to_string(),
        second = second.name.clone(),
        second_words = second.key.fingerprint().to_string()
    )
}

/// A line of the report with its mark in front.
fn marked(mark: &'static str, text: &str) -> String {
    format!("{:<5}  {text}", say!(MESSAGES, "replay-verify-mark", mark = mark))
}

fn clocks(trust: &Trust) -> String {
    let of = |side: Side| {
        let [spent, measured] = trust.clocks.get(side.index()).copied().unwrap_or_default();
        let name = trust.called(side);
        say!(MESSAGES, "replay-verify-clock", name = name, spent = spent / 1000, measured = measured / 1000)
    };
    say!(MESSAGES, "replay-verify-clocks", first = of(Side::First), second = of(Side::Second))
}

fn verdict(trust: &Trust) -> String {
    let meaning = trust.meaning();
    match &trust.verdict {
        RecordVerdict::Broken { .. } => marked("wrong", &say!(MESSAGES, "replay-verify-broken")),
        RecordVerdict::Proven => {
            let how = trust.ending().unwrap_or_default();
            marked("good", &format!("{how} {meaning}"))
        }
        RecordVerdict::ProvenToBreakOff => {
            marked(if trust.gave_up.is_some() { "good" } else { "unfinished" }, &meaning)
        }
        RecordVerdict::NotProven => marked("wrong", &meaning),
        RecordVerdict::Elsewhere { .. } => marked("unknown", &meaning),
    }
}

fn as_json(trust: &Trust, header: &Header) -> Value {
    let state = match (&trust.verdict, &trust.owed, trust.gave_up) {
        (RecordVerdict::Broken { .. }, ..) => "wrong",
        (RecordVerdict::Elsewhere { .. }, ..) => "not-carried-out",
        (_, Some(_), _) => "unfinished",
        (_, None, Some(_)) => "conceded",
        (RecordVerdict::NotProven, None, None) => "wrong",
        (_, None, None) => "complete",
    };
    json!({
        "good": trust.is_good(),
        "state": state,
        "text": trust.meaning(),
        "owed": trust.owed.as_ref().map(|owed| json!({"what": owed.what, "by": owed.by.map(|side| trust.name(side))})),
        "battle": header.terms.title,
        "match": trust.match_id.to_string(),
        "players": header.players.iter().map(|player| json!({
            "name": player.name, "key": player.key.to_string(), "fingerprint": player.key.fingerprint().to_string(),
        })).collect::<Vec<_>>(),
        "entries": trust.entries,
        "good_entries": trust.good,
        "signatures": trust.counts.signatures,
        "commands": trust.counts.commands,
        "links": trust.counts.links,
        "rolls": trust.counts.rolls,
        "hashes": trust.counts.hashes,
        "phases": trust.counts.phases,
        "ending": trust.ending(),
        "claim": trust.claim,
        "findings": trust.findings.iter().map(|finding| json!({
            "entry": finding.seq,
            "by": trust.name(finding.side),
            "name": finding.name,
            "text": finding.text,
            "wrong": finding.weight != Weight::Remark,
        })).collect::<Vec<_>>(),
        "torn": trust.torn.map(|torn| torn.to_string()),
        "state_hash": trust.last_state.map(|state| state.to_string()),
    })
}

fn prove_evidence(systems: Systems, bytes: &[u8]) -> anyhow::Result<Summary> {
    let evidence = match Evidence::from_bytes(bytes) {
        Ok(evidence) => evidence,
        Err(error) => {
            let text = say!(MESSAGES, "replay-verify-evidence-unread", error = error.to_string());
            let json = json!({"good": false, "text": text});
            return Ok(Summary { standing: FileWorth::Bad, lines: vec![text], json });
        }
    };
    let name = |side: Side| evidence.header().map_or_else(String::new, |header| header.player(side).name.clone());
    Ok(match verify::examine_evidence(&evidence, systems::of(systems, evidence.header()).rulebook()) {
        Ok(proof) => {
            let text = say!(
                MESSAGES,
                "replay-verify-proof",
                entry = proof.seq,
                name = name(proof.side),
                what = proof.text.clone(),
                fault = proof.name.to_owned()
            );
            let text = marked("proven", &text);
            let json = json!({"good": true, "evidence": proof.name, "entry": proof.seq, "by": name(proof.side),
                "text": proof.text});
            Summary { standing: FileWorth::Good, lines: vec![text], json }
        }
        Err(none) => {
            let json = json!({"good": false, "text": none.to_string()});
            Summary { standing: FileWorth::Bad, lines: vec![none.to_string()], json }
        }
    })
}
