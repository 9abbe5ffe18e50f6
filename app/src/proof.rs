//! What a record or a piece of evidence proves, in words and as JSON.

use crate::words::Words;
use anyhow::bail;
use engine::art_of_war::Game;
use engine::contract::{Game as _, Pending, Side};
use net::entry::{Body, Ending};
use net::evidence::{self, Evidence};
use net::header::Header;
use net::record::{NoRecord, Record};
use net::store::read_bounded;
use net::verify::{self, Conclusion, Examination, Weight};
use serde_json::{Value, json};
use std::path::Path;

/// What was found out about a file.
#[derive(Clone, Debug)]
pub struct Summary {
    /// Whether it is what it should be: a good record, finished or not, or evidence that proves something.
    pub good: bool,
    /// For people, line by line.
    pub lines: Vec<String>,
    /// For programs.
    pub json: Value,
}

/// Proves a file, whatever kind it is.
pub fn prove(path: &Path) -> anyhow::Result<Summary> {
    let bytes = read_bounded(path)?;
    if bytes.starts_with(evidence::MARK) {
        return prove_evidence(&bytes);
    }
    match Record::read(&bytes) {
        Ok(record) => prove_record(&record),
        Err(error) => {
            let name = match error {
                NoRecord::Empty => "empty",
                NoRecord::Foreign => "foreign",
                NoRecord::OtherVersion => "other-version",
                NoRecord::TooLarge => "too-large",
                NoRecord::NoHeader(_) => "no-header",
            };
            let text = format!("{}: {error}", path.display());
            Ok(Summary {
                good: false,
                lines: vec![text.clone()],
                json: json!({"good": false, "name": name, "text": text}),
            })
        }
    }
}

fn prove_record(record: &Record) -> anyhow::Result<Summary> {
    let Some(Body::Header(header)) = record.entries.first().map(|signed| &signed.entry.body) else {
        bail!("there is no match header in it");
    };
    let seen = match verify::examine::<Game>(record, None) {
        Ok(seen) => seen,
        Err(fault) => {
            let text = fault.to_string();
            let json = json!({"good": false, "name": fault.name(), "text": text});
            return Ok(Summary { good: false, lines: vec![heading(header), format!("WRONG  {text}")], json });
        }
    };
    let conclusion = seen.conclusion(&record.notes);
    let good = conclusion != Conclusion::Wrong && record.torn.is_none();
    let mut lines = vec![heading(header)];
    lines.push(format!(
        "{} entries: {} signatures, {} commands by the rules, {} links, {} rolls, {} hashes, {} phases confirmed by both",
        seen.good,
        seen.counts.signatures,
        seen.counts.commands,
        seen.counts.links,
        seen.counts.rolls,
        seen.counts.hashes,
        seen.counts.phases
    ));
    lines.push(clocks(&seen));
    for finding in &seen.findings {
        let mark = match finding.weight {
            Weight::Remark => "note ",
            Weight::Wrong | Weight::Fatal => "WRONG",
        };
        let name = &header.player(finding.side).name;
        lines.push(format!("{mark}  entry {} by {name}: {}", finding.seq, finding.text));
    }
    if let Some(torn) = record.torn {
        lines.push(format!("WRONG  after entry {}: {torn}", seen.entries.saturating_sub(1)));
    }
    lines.push(verdict(&seen, &conclusion, good));
    Ok(Summary { good, json: as_json(&seen, &conclusion, good), lines })
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

fn clocks(seen: &Examination<Game>) -> String {
    let of = |side: Side| {
        let standing = seen.course.standing();
        format!(
            "{} claims {} s, the other measured {} s",
            seen.course.header().player(side).name,
            standing.spent(side) / 1000,
            standing.measured(side) / 1000
        )
    };
    format!("clocks (each side's word): {}; {}", of(Side::First), of(Side::Second))
}

/// How it ended, for people.
fn ending(seen: &Examination<Game>) -> Option<String> {
    let name = |side: Side| &seen.course.header().player(side).name;
    Some(match seen.ending()? {
        Ending::Rules => match seen.course.game().pending() {
            Pending::Over(outcome) => Words::new(seen.course.game().board()).ending(&outcome),
            _ => return None,
        },
        Ending::Conceded { by } => format!("{} gave up", name(by)),
        Ending::Agreed { winner: None } => String::from("a draw by agreement"),
        Ending::Agreed { winner: Some(side) } => format!("{} won by agreement", name(side)),
    })
}

fn verdict(seen: &Examination<Game>, conclusion: &Conclusion, good: bool) -> String {
    let name = |side: Side| &seen.course.header().player(side).name;
    match conclusion {
        Conclusion::Complete => {
            let how = ending(seen).unwrap_or_default();
            format!("GOOD   {how} As far as this record can show: {}.", seen.claim())
        }
        Conclusion::Unfinished { owed, by } => {
            let who = by.map_or("nobody", |side| name(side));
            let mark = if good { "GOOD " } else { "WRONG" };
            format!("{mark}  not over: {who} owes a {owed}. So far: {}.", seen.claim())
        }
        Conclusion::ConcededByNote(side) => {
            format!("GOOD   {} gave up in a note. So far: {}.", name(*side), seen.claim())
        }
        Conclusion::Wrong => String::from("WRONG  this record does not prove what it says"),
    }
}

fn as_json(seen: &Examination<Game>, conclusion: &Conclusion, good: bool) -> Value {
    let header = seen.course.header();
    let (state, owed) = match conclusion {
        Conclusion::Complete => ("complete", None),
        Conclusion::Unfinished { owed, by } => {
            ("unfinished", Some(json!({"what": owed, "by": by.map(|side| header.player(side).name.clone())})))
        }
        Conclusion::ConcededByNote(_) => ("conceded", None),
        Conclusion::Wrong => ("wrong", None),
    };
    json!({
        "good": good,
        "state": state,
        "owed": owed,
        "battle": header.terms.title,
        "match": seen.course.match_id().to_string(),
        "players": header.players.iter().map(|player| json!({
            "name": player.name, "key": player.key.to_string(), "fingerprint": player.key.fingerprint().to_string(),
        })).collect::<Vec<_>>(),
        "entries": seen.entries,
        "good_entries": seen.good,
        "signatures": seen.counts.signatures,
        "commands": seen.counts.commands,
        "links": seen.counts.links,
        "rolls": seen.counts.rolls,
        "hashes": seen.counts.hashes,
        "phases": seen.counts.phases,
        "ending": ending(seen),
        "claim": (good && state != "wrong").then(|| seen.claim()),
        "findings": seen.findings.iter().map(|finding| json!({
            "entry": finding.seq,
            "by": header.player(finding.side).name,
            "name": finding.name,
            "text": finding.text,
            "wrong": finding.weight != Weight::Remark,
        })).collect::<Vec<_>>(),
        "torn": seen.torn.map(|torn| torn.to_string()),
        "state_hash": seen.last_state().to_string(),
    })
}

fn prove_evidence(bytes: &[u8]) -> anyhow::Result<Summary> {
    let evidence = match Evidence::from_bytes(bytes) {
        Ok(evidence) => evidence,
        Err(error) => {
            let text = format!("the evidence cannot be read: {error}");
            return Ok(Summary { good: false, lines: vec![text.clone()], json: json!({"good": false, "text": text}) });
        }
    };
    let name = |side: Side| evidence.header().map_or_else(String::new, |header| header.player(side).name.clone());
    Ok(match verify::examine_evidence::<Game>(&evidence) {
        Ok(proof) => {
            let text = format!("PROVEN  entry {} by {}: {} ({})", proof.seq, name(proof.side), proof.text, proof.name);
            let json = json!({"good": true, "evidence": proof.name, "entry": proof.seq, "by": name(proof.side),
                "text": proof.text});
            Summary { good: true, lines: vec![text], json }
        }
        Err(none) => {
            let json = json!({"good": false, "text": none.to_string()});
            Summary { good: false, lines: vec![none.to_string()], json }
        }
    })
}
