//! A whole tournament in one file: the book, the records that count, and the table. Any program can verify it.
//!
//! The file is a tar archive, which every system can open. `book` has the rows, `records/` the matches, `head` the
//! director's signature on the last row. The tables are for readers only: verifying computes them again.

use crate::MESSAGES;
use crate::book::{Book, MOST_ROWS, record_hash, replay};
use crate::evening_event::{At, BookRow, EveningEvent};
use crate::judge::{compare, judge};
use crate::outcome::GameOutcome;
use crate::plan::counted;
use crate::standings;
use crate::state::Tournament;
use crate::words::{ended, understood};
use anyhow::{Context, bail};
use engine::codec;
use engine::contract::Side;
use engine::digest::Hash;
use language::system::Systems;
use language::{phrase, say};
use record::identity::{Identity, Signature};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::io::{Read, Write};

/// The tag under which the director signs the last row of the book.
const TAG: &str = "estafette tournament head";
/// The largest archive that is read, and the largest file in it.
const LARGEST: u64 = 512 << 20;
const LARGEST_FILE: u64 = 64 << 20;
/// A block of a tar archive.
const BLOCK: u64 = 512;
/// The most files in an archive.
const MOST_FILES: usize = 20_000;
/// The most bytes of refused records that are written: they change nothing.
const MOST_REFUSED: u64 = 64 << 20;

/// Writes the archive of a book. A book whose archive could not be read again is refused with a reason.
pub fn write(book: &Book, identity: &Identity, out: impl Write) -> anyhow::Result<()> {
    let event = book.event();
    let rows = book.rows()?;
    let mut bytes = Vec::new();
    for row in &rows {
        let row = codec::encode(row);
        bytes.extend_from_slice(&u32::try_from(row.len()).context("a row is too long")?.to_le_bytes());
        bytes.extend_from_slice(&row);
    }
    let mut archive = Archive { out: tar::Builder::new(out), files: 0, bytes: 0 };
    archive.add("book", &bytes)?;
    if identity.key() == event.director {
        archive.add("head", &codec::encode(&identity.sign(TAG, &(event.id, event.head))))?;
    }
    archive.add("standings.csv", standings::csv(event).as_bytes())?;
    archive.add("standings.json", serde_json::to_string_pretty(&standings::json(event))?.as_bytes())?;
    archive.add("standings.html", standings::html(event).as_bytes())?;
    archive.add("standings.trf", standings::trf(event).as_bytes())?;
    // Records that count come first. A record that was sent several times is written once.
    let mut written = BTreeSet::new();
    let mut refused_bytes = 0;
    for refused in [false, true] {
        for row in &rows {
            let EveningEvent::Received { at, side, record, fault } = &row.deed else { continue };
            if fault.is_some() != refused || written.contains(record) {
                continue;
            }
            let bytes = match book.record(record)? {
                Some(bytes) => bytes,
                // A refused record that was not kept cannot be verified, and need not be.
                None if refused => continue,
                None => bail!("a record that the book names is not in it"),
            };
            refused_bytes += if refused { bytes.len() as u64 } else { 0 };
            if refused_bytes > MOST_REFUSED {
                break;
            }
            written.insert(*record);
            let kind = if refused { "refused" } else { "records" };
            let who = if *side == Side::First { "first" } else { "second" };
            let hash: String = record.to_string().chars().take(16).collect();
            archive.add(&format!("{kind}/round-{}-table-{}-{who}-{hash}.estafette", at.round, at.table), &bytes)?;
        }
    }
    let mut archive = archive.out;
    archive.finish().context("finishing the archive")
}

/// An archive that is being written, within what can be read again.
struct Archive<W: Write> {
    out: tar::Builder<W>,
    files: usize,
    bytes: u64,
}

impl<W: Write> Archive<W> {
    fn add(&mut self, name: &str, bytes: &[u8]) -> anyhow::Result<()> {
        let length = bytes.len() as u64;
        self.files += 1;
        // A file has a head of one block and fills its last block.
        self.bytes = self.bytes.saturating_add(length.next_multiple_of(BLOCK)).saturating_add(BLOCK);
        if self.files > MOST_FILES || length > LARGEST_FILE || self.bytes.saturating_add(2 * BLOCK) > LARGEST {
            bail!(say!(MESSAGES, "tournament-archive-full", most = LARGEST >> 20));
        }
        let mut header = tar::Header::new_ustar();
        header.set_size(length);
        header.set_mode(0o644);
        self.out.append_data(&mut header, name, bytes).with_context(|| name.to_owned())
    }
}

/// The result of verifying an archive.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArchiveProof {
    /// The report for readers, line by line.
    pub lines: Vec<String>,
    /// The faults found, one sentence each; empty if the archive is good.
    pub wrong: Vec<String>,
    /// Whether the tournament is over.
    pub closed: bool,
}

/// Proves an archive from the first pairing to the last table.
pub fn prove(systems: Systems, input: impl Read) -> anyhow::Result<ArchiveProof> {
    let files = files(input)?;
    let rows = rows(files.get("book").with_context(|| say!(MESSAGES, "tournament-archive-no-book"))?)?;
    let mut proof = ArchiveProof::default();
    // Every pairing, entry and decision goes through the same gate as when it was written.
    let event = match replay(systems, &rows) {
        Ok(event) => event,
        Err(refusal) => {
            proof.wrong.push(say!(MESSAGES, "tournament-proof-book", refusal = refusal.to_string()));
            return Ok(proof);
        }
    };
    proof.closed = event.closed;
    let players = say!(MESSAGES, "tournament-players", count = event.entrants.len());
    let (name, rounds) = (event.plan.name.clone(), counted(event.rounds.len()));
    proof.lines.push(say!(MESSAGES, "tournament-proof-title", name = name, players = players, rounds = rounds));
    proof.lines.push(say!(MESSAGES, "tournament-proof-rows", rows = rows.len()));
    signature(&event, files.get("head"), &mut proof);
    records(&event, &rows, &files, &mut proof)?;
    table(&event, &files, &mut proof)?;
    Ok(proof)
}

/// The plain files of an archive. Everything else is refused before anything of it is read: links lead elsewhere, and a sparse
/// file of a few bytes unpacks to any size.
fn files(input: impl Read) -> anyhow::Result<BTreeMap<String, Vec<u8>>> {
    let mut archive = tar::Archive::new(input.take(LARGEST));
    let mut files = BTreeMap::new();
    let mut all = 0_u64;
    for entry in archive.entries().with_context(|| say!(MESSAGES, "tournament-archive-foreign"))?.raw(true) {
        let entry = entry.with_context(|| say!(MESSAGES, "tournament-archive-damaged"))?;
        let (header, size) = (entry.header(), entry.size());
        let name = String::from_utf8_lossy(&entry.path_bytes()).into_owned();
        if header.entry_type() != tar::EntryType::Regular {
            bail!(say!(MESSAGES, "tournament-archive-not-plain", name = plain(&name)));
        }
        all = all.saturating_add(size);
        if files.len() >= MOST_FILES || size > LARGEST_FILE || all > LARGEST {
            bail!(say!(MESSAGES, "tournament-archive-large"));
        }
        // Older programs wrote a record as many times as it was sent.
        if files.contains_key(&name) {
            continue;
        }
        let mut bytes = Vec::new();
        let read =
            entry.take(size).read_to_end(&mut bytes).with_context(|| say!(MESSAGES, "tournament-archive-damaged"))?;
        if read as u64 != size {
            bail!(say!(MESSAGES, "tournament-archive-cut"));
        }
        files.insert(name, bytes);
    }
    Ok(files)
}

/// A name from a foreign archive, cut and cleaned for display.
fn plain(name: &str) -> String {
    name.chars().filter(|letter| !letter.is_control()).take(80).collect()
}

fn rows(mut bytes: &[u8]) -> anyhow::Result<Vec<BookRow>> {
    let mut rows = Vec::new();
    while !bytes.is_empty() {
        if rows.len() >= MOST_ROWS {
            bail!(say!(MESSAGES, "tournament-archive-long-book"));
        }
        let (length, rest) =
            bytes.split_first_chunk::<4>().with_context(|| say!(MESSAGES, "tournament-archive-cut-book"))?;
        let length = u32::from_le_bytes(*length) as usize;
        let (row, rest) =
            rest.split_at_checked(length).with_context(|| say!(MESSAGES, "tournament-archive-cut-book"))?;
        rows.push(codec::decode(row).map_err(|error| {
            anyhow::anyhow!(say!(MESSAGES, "tournament-archive-bad-row", row = rows.len(), error = error.to_string()))
        })?);
        bytes = rest;
    }
    Ok(rows)
}

fn signature(event: &Tournament, head: Option<&Vec<u8>>, proof: &mut ArchiveProof) {
    let good = head
        .and_then(|bytes| codec::decode::<Signature>(bytes).ok())
        .map(|signature| event.director.verify(TAG, &(event.id, event.head), &signature).is_ok());
    match good {
        Some(true) => {
            let fingerprint = event.director.fingerprint().to_string();
            proof.lines.push(say!(MESSAGES, "tournament-proof-signed", fingerprint = fingerprint));
        }
        Some(false) => proof.wrong.push(say!(MESSAGES, "tournament-proof-other-signature")),
        None => proof.wrong.push(say!(MESSAGES, "tournament-proof-unsigned")),
    }
}

/// Replays every game that counts, twice; a record that was refused must be refused again.
fn records(
    event: &Tournament,
    rows: &[BookRow],
    files: &BTreeMap<String, Vec<u8>>,
    proof: &mut ArchiveProof,
) -> anyhow::Result<()> {
    let battles = event.plan.check(event.systems)?;
    let by_hash: BTreeMap<Hash, &Vec<u8>> = files.values().map(|bytes| (record_hash(bytes), bytes)).collect();
    let (mut games, mut alone) = (BTreeSet::new(), BTreeSet::new());
    let (mut adjudicated, mut absent, mut refused, mut older) = (0_u32, 0_u32, 0_u32, 0_u32);
    let mut believed: BTreeMap<(At, Side), Hash> = BTreeMap::new();
    for row in rows {
        match &row.deed {
            EveningEvent::Received { at, side, record, fault: None } => {
                believed.insert((*at, *side), *record);
            }
            EveningEvent::Received { at, record, fault: Some(_), .. } => {
                refused += 1;
                if by_hash.get(record).is_some_and(|bytes| judge(event, &battles, *at, bytes).is_ok()) {
                    let (round, table) = (at.round, at.table);
                    proof.wrong.push(say!(MESSAGES, "tournament-proof-good-refused", round = round, table = table));
                }
            }
            EveningEvent::Accepted { at, outcome } => {
                games.insert(*at);
                alone.remove(at);
                let of = |side: Side| {
                    let hash = believed.get(&(*at, side)).ok_or_else(|| say!(MESSAGES, "tournament-proof-unnamed"))?;
                    let bytes = by_hash.get(hash).ok_or_else(missing)?;
                    judge(event, &battles, *at, bytes)
                };
                let agreed = of(Side::First).and_then(|first| compare(event, *at, &first, &of(Side::Second)?));
                match agreed {
                    Ok(proven) if proven.is_same(outcome) => {}
                    Ok(proven) => proof.wrong.push(differs(event, *at, &proven, outcome)),
                    Err(why) => proof.wrong.push(is_wrong(*at, &why)),
                }
            }
            EveningEvent::AcceptedAlone { at, side, outcome } => {
                games.insert(*at);
                alone.insert(*at);
                let hash = believed.get(&(*at, *side)).ok_or_else(|| say!(MESSAGES, "tournament-proof-unnamed"));
                let bytes = hash.and_then(|hash| by_hash.get(hash).ok_or_else(missing));
                match bytes.and_then(|bytes| judge(event, &battles, *at, bytes)) {
                    Ok(proven) if proven.outcome.is_same(outcome) => {}
                    Ok(proven) => proof.wrong.push(differs(event, *at, &proven.outcome, outcome)),
                    Err(why) => proof.wrong.push(is_wrong(*at, &why)),
                }
            }
            EveningEvent::Opened(_) => older += 1,
            EveningEvent::Adjudicated { at, reason, .. } => {
                adjudicated += 1;
                let (round, table, reason) = (at.round, at.table, reason.clone());
                proof.lines.push(say!(
                    MESSAGES,
                    "tournament-proof-adjudicated",
                    round = round,
                    table = table,
                    reason = reason
                ));
            }
            EveningEvent::Absent { .. } => absent += 1,
            _ => {}
        }
    }
    proof.lines.push(say!(
        MESSAGES,
        "tournament-proof-replayed",
        games = games.len(),
        adjudicated = adjudicated,
        absent = absent,
        refused = phrase!(MESSAGES, "tournament-proof-records", count = refused)
    ));
    if !alone.is_empty() {
        proof.lines.push(say!(MESSAGES, "tournament-proof-alone", games = alone.len()));
    }
    if older > 0 {
        proof.lines.push(say!(MESSAGES, "tournament-proof-older", count = older));
    }
    Ok(())
}

/// The fault of a record that the book names and the archive lacks.
fn missing() -> String {
    say!(MESSAGES, "tournament-proof-missing")
}

fn is_wrong(at: At, why: &str) -> String {
    let why = understood(why);
    say!(MESSAGES, "tournament-proof-wrong", round = at.round, table = at.table, why = why)
}

fn differs(event: &Tournament, at: At, proven: &GameOutcome, outcome: &GameOutcome) -> String {
    let battle = event.battle(at.round);
    let [proven, said] = [proven, outcome].map(|one| ended(battle.as_ref(), &one.text));
    let (round, table) = (at.round, at.table);
    say!(MESSAGES, "tournament-proof-differs", round = round, table = table, proven = proven, said = said)
}

fn table(event: &Tournament, files: &BTreeMap<String, Vec<u8>>, proof: &mut ArchiveProof) -> anyhow::Result<()> {
    let made = without_prose(standings::json(event));
    match files.get("standings.json").map(|kept| serde_json::from_slice(kept).map(without_prose)) {
        Some(Ok(kept)) if kept == made => {
            proof.lines.push(say!(MESSAGES, "tournament-proof-table"));
        }
        Some(_) => proof.wrong.push(say!(MESSAGES, "tournament-proof-other-table")),
        None => proof.wrong.push(say!(MESSAGES, "tournament-proof-no-table")),
    }
    for line in standings::table(event) {
        proof.lines.push(format!("{:>3}  {:<30} {:>4}", line.place, line.name, line.points));
    }
    Ok(())
}

/// A table without its sentences. A program that says them otherwise wrote the same table.
fn without_prose(mut table: Value) -> Value {
    if let Some(table) = table.as_object_mut() {
        table.remove("rules");
    }
    for round in parts(&mut table, "pairings") {
        if let Some(round) = round.as_object_mut() {
            round.remove("remark");
        }
        for game in parts(round, "tables") {
            if let Some(outcome) = game.get_mut("outcome").and_then(Value::as_object_mut) {
                outcome.remove("text");
            }
        }
    }
    table
}

/// The elements of a list in a table.
fn parts<'a>(table: &'a mut Value, name: &str) -> impl Iterator<Item = &'a mut Value> + use<'a> {
    table.get_mut(name).and_then(Value::as_array_mut).into_iter().flatten()
}

/// Writes everything into one archive, whole or not at all: a broken archive must not be left under this name.
pub fn export(book: &Book, identity: &Identity, path: &std::path::Path) -> anyhow::Result<()> {
    let part = path.with_extension("part");
    let file = std::io::BufWriter::new(std::fs::File::create(&part).with_context(|| part.display().to_string())?);
    if let Err(error) = write(book, identity, file) {
        let _ = std::fs::remove_file(&part);
        return Err(error);
    }
    std::fs::rename(&part, path).with_context(|| path.display().to_string())
}
