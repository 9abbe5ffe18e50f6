//! The result of verifying a record or a piece of evidence, in words and as JSON.

use crate::systems;
use crate::{RecordVerdict, Trust};
use anyhow::bail;
use engine::contract::Side;
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
            let text = format!("{name}: {error}");
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
                lines: vec![heading(header), format!("WRONG  {text}")],
                json,
            });
        }
    };
    let standing = match &trust.verdict {
        RecordVerdict::ProvenToBreakOff if trust.gave_up.is_none() => FileWorth::Unfinished,
        _ => FileWorth::of(trust.is_good()),
    };
    let Counts { signatures, commands, links, rolls, hashes, phases } = trust.counts;
    let mut lines = vec![heading(header)];
    lines.push(format!(
        "{} entries: {signatures} signatures, {commands} commands by the rules, {links} links, {rolls} rolls, {hashes} \
         hashes, {phases} phases confirmed by both",
        trust.good,
    ));
    lines.push(clocks(&trust));
    for finding in &trust.findings {
        let mark = match finding.weight {
            Weight::Remark => "note ",
            Weight::Wrong => "FAULT",
            Weight::Fatal => "WRONG",
        };
        lines.push(format!("{mark}  {}", trust.sentence(finding)));
    }
    if let Some(torn) = trust.torn {
        lines.push(format!("WRONG  after entry {}: {torn}", trust.entries.saturating_sub(1)));
    }
    lines.push(verdict(&trust));
    Ok(Summary { standing, json: as_json(&trust, header), lines })
}

fn heading(header: &Header) -> String {
    let [first, second] = &header.players;
    format!(
        "{}: {} ({}) against {} ({})",
        header.terms.title,
        first.name,
        first.key.fingerprint(),
        second.name,
        second.key.fingerprint()
    )
}

fn clocks(trust: &Trust) -> String {
    let of = |side: Side| {
        let [spent, measured] = trust.clocks.get(side.index()).copied().unwrap_or_default();
        format!("{} claims {} s, the opponent measured {} s", trust.name(side), spent / 1000, measured / 1000)
    };
    format!("clocks (each player's own claim): {}; {}", of(Side::First), of(Side::Second))
}

fn verdict(trust: &Trust) -> String {
    match &trust.verdict {
        RecordVerdict::Broken { .. } => String::from("WRONG  this record does not prove what it says"),
        RecordVerdict::Proven => {
            let how = trust.ending.as_deref().unwrap_or_default();
            format!("GOOD   {how} {}", trust.meaning())
        }
        RecordVerdict::ProvenToBreakOff => {
            let text = trust.meaning();
            let word = if trust.gave_up.is_some() { "GOOD  " } else { "UNFINISHED" };
            format!("{word} {}", text.strip_prefix("The match is ").unwrap_or(&text))
        }
        RecordVerdict::NotProven => format!("WRONG  {}", trust.meaning()),
        RecordVerdict::Elsewhere { .. } => format!("UNKNOWN  {}", trust.meaning()),
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
        "ending": trust.ending,
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
            let text = format!("the evidence cannot be read: {error}");
            let json = json!({"good": false, "text": text});
            return Ok(Summary { standing: FileWorth::Bad, lines: vec![text], json });
        }
    };
    let name = |side: Side| evidence.header().map_or_else(String::new, |header| header.player(side).name.clone());
    Ok(match verify::examine_evidence(&evidence, systems::of(systems, evidence.header()).rulebook()) {
        Ok(proof) => {
            let text = format!("PROVEN  entry {} by {}: {} ({})", proof.seq, name(proof.side), proof.text, proof.name);
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
