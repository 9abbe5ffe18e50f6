//! The book of a tournament: every event is a row on disk before any player is told of it.
//!
//! A file of SQLite holds the rows and the records of the games. If the director's computer stops at any moment, the
//! next start finds exactly what players were told. The state is read from the rows again, through the same checks.

use crate::MESSAGES;
use crate::evening_event::{At, BookRow, EveningEvent};
use crate::message::LARGEST_RECORD;
use crate::pairing::PlayerNumber;
use crate::refusal::BookRefusal;
use crate::state::{TableState, Tournament};
use engine::codec;
use engine::contract::Side;
use engine::digest::Hash;
use language::say;
use language::system::Systems;
use record::identity::PlayerKey;
use rusqlite::limits::Limit;
use rusqlite::{Connection, OpenFlags, OptionalExtension, params};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;

/// The SQLite application id, which tells this file from those of other programs.
const APPLICATION: i64 = 0x4573_7466;
/// The format of the rows. The first format had no fresh bytes in a round; it is read and continued in the newest.
const VERSION: i64 = 2;
const OLDEST_VERSION: i64 = 1;
/// The most records that are kept of one side of one game. A tenth would be a flood.
const MOST_RECORDS: u32 = 9;
/// The most bytes of refused records that are kept of one player, and of all together.
const REFUSED_OF_ONE: u64 = 2 << 20;
const REFUSED_IN_ALL: u64 = 64 << 20;
/// The most bytes of records that are kept in all: an archive of them can still be read.
pub(crate) const MOST_RECORD_BYTES: u64 = 416 << 20;
/// The most rows of a book, their bytes in all, and the longest of them.
pub(crate) const MOST_ROWS: usize = 100_000;
pub(crate) const MOST_ROW_BYTES: u64 = 48 << 20;
const LONGEST_ROW: u64 = 64 << 10;
/// The longest value that SQLite reads or writes: a record, with what SQLite keeps beside it.
const LONGEST_VALUE: i32 = 16 << 20;
/// The largest file that is opened: SQLite needs some more than what it holds.
const LARGEST_FILE: u64 = 1 << 30;

const ROWS: &str = "CREATE TABLE rows (number INTEGER PRIMARY KEY, bytes BLOB NOT NULL)";
const RECORDS: &str = "CREATE TABLE records (
        hash BLOB PRIMARY KEY, round INTEGER NOT NULL, board INTEGER NOT NULL, side INTEGER NOT NULL, bytes BLOB NOT NULL)";

/// A tournament with its book.
pub struct Book {
    file: Connection,
    event: Tournament,
    rows: i64,
    /// The form of the file.
    version: i64,
    /// The length of all rows in bytes.
    row_bytes: u64,
    /// The bytes of records that are kept, and the bytes of refused records for each player.
    record_bytes: u64,
    refused_bytes: BTreeMap<PlayerNumber, u64>,
}

impl Book {
    /// Creates a book whose first row is this event, which creates the tournament.
    pub fn create(
        systems: Systems,
        path: &Path,
        plan: crate::plan::TournamentPlan,
        director: PlayerKey,
        at: u64,
    ) -> Result<Book, BookError> {
        if path.exists() {
            return Err(BookError::Exists);
        }
        let nonce = *net::fresh::seed().map_err(|error| BookError::Other(error.to_string()))?.expose();
        let row = BookRow { at, before: Hash([0; 32]), deed: EveningEvent::Created { plan, director, nonce } };
        let event = Tournament::created(systems, &row)?;
        let mut file = connected(path, true)?;
        prepare(&file)?;
        let change = file.transaction()?;
        change.execute_batch(&format!("{ROWS}; {RECORDS};"))?;
        change.pragma_update(None, "application_id", APPLICATION)?;
        change.pragma_update(None, "user_version", VERSION)?;
        let bytes = codec::encode(&row);
        change.execute("INSERT INTO rows VALUES (0, ?1)", [&bytes])?;
        change.commit()?;
        let row_bytes = bytes.len() as u64;
        let refused_bytes = BTreeMap::new();
        Ok(Book { file, event, rows: 1, version: VERSION, row_bytes, record_bytes: 0, refused_bytes })
    }

    /// Opens a book, and reads all of it again.
    pub fn open(systems: Systems, path: &Path) -> Result<Book, BookError> {
        if !path.exists() {
            return Err(BookError::Missing);
        }
        let found = std::fs::metadata(path).map_err(|error| BookError::Other(error.to_string()))?;
        if !found.is_file() {
            return Err(BookError::NotAFile);
        }
        if found.len() > LARGEST_FILE {
            return Err(BookError::TooLarge);
        }
        // Nothing in a foreign file is written or run before it is known to be a tournament.
        let file = connected(path, false)?;
        let version = version_of(&file)?;
        prepare(&file)?;
        let (rows, row_bytes) = read_rows(&file)?;
        let event = replay(systems, &rows)?;
        let strange = "SELECT count(*) FROM records WHERE typeof(bytes) <> 'blob' OR typeof(hash) <> 'blob'";
        if sum(&file, strange)? != 0 {
            return Err(BookError::Foreign);
        }
        let record_bytes = sum(&file, "SELECT sum(length(bytes)) FROM records")?;
        let mut book = Book {
            file,
            event,
            rows: i64::try_from(rows.len()).unwrap_or(i64::MAX),
            version,
            row_bytes,
            record_bytes,
            refused_bytes: BTreeMap::new(),
        };
        book.count_refused()?;
        Ok(book)
    }

    /// Counts the bytes of refused records, each of them once.
    fn count_refused(&mut self) -> Result<(), BookError> {
        let mut counted = BTreeSet::new();
        let mut found = Vec::new();
        for played in &self.event.rounds {
            for (pair, table) in played.round.pairs.iter().zip(&played.tables) {
                for (side, hash, _) in &table.refused {
                    let number = if *side == Side::First { pair.first } else { pair.second };
                    if counted.insert(*hash) {
                        found.push((number, *hash));
                    }
                }
            }
        }
        for (number, hash) in found {
            let length: Option<i64> = self
                .file
                .query_row("SELECT length(bytes) FROM records WHERE hash = ?1", [hash.0.as_slice()], |row| row.get(0))
                .optional()?;
            let length = length.and_then(|length| u64::try_from(length).ok()).unwrap_or(0);
            *self.refused_bytes.entry(number).or_default() += length;
        }
        Ok(())
    }

    /// The current state of the tournament.
    pub const fn event(&self) -> &Tournament {
        &self.event
    }

    /// Writes an event. When this returns, it is on disk; on an error nothing has changed.
    pub fn write(&mut self, deed: EveningEvent, at: u64) -> Result<(), BookError> {
        self.write_with(deed, at, None).map(drop)
    }

    /// Writes the event of a record that arrived, together with its bytes.
    pub fn receive(
        &mut self,
        at: At,
        side: Side,
        bytes: &[u8],
        fault: Option<String>,
        now: u64,
    ) -> Result<(), BookError> {
        let record = record_hash(bytes);
        let length = bytes.len() as u64;
        if self.record_bytes.saturating_add(length) > MOST_RECORD_BYTES {
            return Err(BookError::Full);
        }
        let pair = self.event.pair(at).ok_or(BookRefusal::NoTable)?;
        let number = if side == Side::First { pair.first } else { pair.second };
        let of_side = |table: &TableState| table.records.get(side.index()).copied().flatten();
        if fault.is_none() && self.event.table(at).and_then(of_side) == Some(record) {
            return Ok(());
        }
        if fault.is_some() {
            // A refused record is named once, and kept once.
            if self.event.table(at).is_some_and(|table| table.has_refused(side, &record)) {
                return Ok(());
            }
            let own = self.refused_bytes.get(&number).copied().unwrap_or(0);
            let all: u64 = self.refused_bytes.values().sum();
            if own.saturating_add(length) > REFUSED_OF_ONE || all.saturating_add(length) > REFUSED_IN_ALL {
                return Err(BookError::TooManyRecords);
            }
        }
        let kept: u32 = self.file.query_row(
            "SELECT count(*) FROM records WHERE round = ?1 AND board = ?2 AND side = ?3",
            params![at.round, at.table, side.index() as i64],
            |row| row.get(0),
        )?;
        if kept >= MOST_RECORDS {
            return Err(BookError::TooManyRecords);
        }
        let refused = fault.is_some();
        let deed = EveningEvent::Received { at, side, record, fault };
        let added = self.write_with(deed, now, Some((at, side, record, bytes)))?;
        self.record_bytes += added;
        if refused {
            *self.refused_bytes.entry(number).or_default() += added;
        }
        Ok(())
    }

    /// Writes an event and possibly a record with it. Returns the bytes that were added to the kept records.
    fn write_with(
        &mut self,
        deed: EveningEvent,
        at: u64,
        record: Option<(At, Side, Hash, &[u8])>,
    ) -> Result<u64, BookError> {
        let row = BookRow { at, before: self.event.head, deed };
        let mut event = self.event.clone();
        event.apply(&row)?;
        let bytes = codec::encode(&row);
        let row_bytes = self.row_bytes.saturating_add(bytes.len() as u64);
        let is_full = usize::try_from(self.rows).is_ok_and(|rows| rows >= MOST_ROWS) || row_bytes > MOST_ROW_BYTES;
        if bytes.len() as u64 > LONGEST_ROW || is_full {
            return Err(BookError::Full);
        }
        let change = self.file.transaction()?;
        if self.version != VERSION {
            change.pragma_update(None, "user_version", VERSION)?;
        }
        change.execute("INSERT INTO rows VALUES (?1, ?2)", params![self.rows, bytes])?;
        let mut added = 0;
        if let Some((place, side, hash, bytes)) = record {
            let new = change.execute(
                "INSERT OR IGNORE INTO records VALUES (?1, ?2, ?3, ?4, ?5)",
                params![hash.0.as_slice(), place.round, place.table, side.index() as i64, bytes],
            )?;
            added = if new > 0 { bytes.len() as u64 } else { 0 };
        }
        change.commit()?;
        self.event = event;
        self.rows += 1;
        self.row_bytes = row_bytes;
        self.version = VERSION;
        Ok(added)
    }

    /// The bytes of a record; `None` if no record has this hash.
    pub fn record(&self, hash: &Hash) -> Result<Option<Vec<u8>>, BookError> {
        let found: Option<Vec<u8>> = self
            .file
            .query_row(
                "SELECT bytes FROM records WHERE hash = ?1 AND length(bytes) <= ?2",
                params![hash.0.as_slice(), LARGEST_RECORD],
                |row| row.get(0),
            )
            .optional()?;
        Ok(found.filter(|bytes| record_hash(bytes) == *hash))
    }

    /// All rows, in order.
    pub fn rows(&self) -> Result<Vec<BookRow>, BookError> {
        Ok(read_rows(&self.file)?.0)
    }
}

/// The hash by which the book names a record.
pub fn record_hash(bytes: &[u8]) -> Hash {
    Hash::of_bytes("estafette tournament record", bytes)
}

/// The tournament of these rows, each of them checked.
pub fn replay(systems: Systems, rows: &[BookRow]) -> Result<Tournament, BookRefusal> {
    let (first, rest) = rows.split_first().ok_or(BookRefusal::NotTheBeginning)?;
    let mut event = Tournament::created(systems, first)?;
    rest.iter().try_for_each(|row| event.apply(row))?;
    Ok(event)
}

fn connected(path: &Path, new: bool) -> Result<Connection, BookError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let flags = if new { flags | OpenFlags::SQLITE_OPEN_CREATE } else { flags };
    let file = Connection::open_with_flags(path, flags)?;
    // Nothing in a tournament is longer: SQLite refuses it before it takes any memory.
    file.set_limit(Limit::SQLITE_LIMIT_LENGTH, LONGEST_VALUE)?;
    // Functions in the schema of a file from elsewhere are not run, and broken pages are found.
    file.pragma_update(None, "trusted_schema", "OFF")?;
    file.pragma_update(None, "cell_size_check", "ON")?;
    // One director at a time.
    file.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    Ok(file)
}

/// Makes SQLite wait until a written row is on the disk itself.
fn prepare(file: &Connection) -> Result<(), BookError> {
    file.pragma_update(None, "journal_mode", "WAL")?;
    file.pragma_update(None, "synchronous", "FULL")?;
    Ok(())
}

/// The form of a file, if it is a tournament and nothing else: two plain tables, and no view that could be endless.
fn version_of(file: &Connection) -> Result<i64, BookError> {
    let of_ours: i64 = file.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let version: i64 = file.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if of_ours != APPLICATION || !(OLDEST_VERSION..=VERSION).contains(&version) {
        return Err(BookError::Foreign);
    }
    // SQLite itself makes an index for the key of the records, without words of ours.
    let ours = |name: &str, sql: &str| {
        sum(
            file,
            &format!("SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = '{name}' AND sql = '{sql}'"),
        )
    };
    let all = sum(file, "SELECT count(*) FROM (SELECT 1 FROM sqlite_schema WHERE sql IS NOT NULL LIMIT 3)")?;
    if all != 2 || ours("rows", ROWS)? != 1 || ours("records", RECORDS)? != 1 {
        return Err(BookError::Foreign);
    }
    Ok(version)
}

/// The result of a SQL query that sums or counts; 0 where there is nothing to count.
fn sum(file: &Connection, asked: &str) -> Result<u64, BookError> {
    let counted: Option<i64> = file.query_row(asked, [], |row| row.get(0))?;
    u64::try_from(counted.unwrap_or(0)).map_err(|_| BookError::Foreign)
}

/// All rows, and their length in bytes. Lengths are checked before anything is read: SQLite reports them without
/// reading.
fn read_rows(file: &Connection) -> Result<(Vec<BookRow>, u64), BookError> {
    if sum(file, "SELECT count(*) FROM rows WHERE typeof(bytes) <> 'blob'")? != 0 {
        return Err(BookError::Foreign);
    }
    let count = sum(file, "SELECT count(*) FROM rows")?;
    let longest = sum(file, "SELECT max(length(bytes)) FROM rows")?;
    let all = sum(file, "SELECT sum(length(bytes)) FROM rows")?;
    if count > MOST_ROWS as u64 || longest > LONGEST_ROW || all > MOST_ROW_BYTES {
        return Err(BookError::TooLarge);
    }
    let mut asked = file.prepare("SELECT number, bytes FROM rows ORDER BY number")?;
    let mut rows = Vec::new();
    let mut found = asked.query([])?;
    while let Some(row) = found.next()? {
        let (number, bytes): (i64, Vec<u8>) = (row.get(0)?, row.get(1)?);
        let read = codec::decode(&bytes).ok().filter(|_| usize::try_from(number) == Ok(rows.len()));
        rows.push(read.ok_or(BookError::Damaged(number))?);
    }
    Ok((rows, all))
}

/// The reason why a book could not be read or written.
#[derive(Debug)]
pub enum BookError {
    /// A file of that name exists already.
    Exists,
    /// No file of that name exists.
    Missing,
    /// The path is a folder, a device or a pipe.
    NotAFile,
    /// The file is not a tournament in this program's format.
    Foreign,
    /// The file holds more than a tournament can have.
    TooLarge,
    /// The book is full.
    Full,
    /// A row cannot be read.
    Damaged(i64),
    /// The event is refused.
    Refused(BookRefusal),
    /// One player sent too many different records of one game.
    TooManyRecords,
    /// An error of the disk or of SQLite.
    File(rusqlite::Error),
    /// Something else.
    Other(String),
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            BookError::Exists => say!(MESSAGES, "tournament-book-exists"),
            BookError::Missing => say!(MESSAGES, "tournament-book-missing"),
            BookError::NotAFile => say!(MESSAGES, "tournament-book-no-file"),
            BookError::TooLarge => say!(MESSAGES, "tournament-book-too-large"),
            BookError::Full => say!(MESSAGES, "tournament-book-full"),
            BookError::Foreign => say!(MESSAGES, "tournament-book-foreign"),
            BookError::Damaged(row) => say!(MESSAGES, "tournament-book-damaged", row = *row),
            BookError::Refused(refusal) => refusal.to_string(),
            BookError::TooManyRecords => say!(MESSAGES, "tournament-book-too-many-records"),
            BookError::File(error) if error.sqlite_error_code() == Some(rusqlite::ErrorCode::DatabaseBusy) => {
                say!(MESSAGES, "tournament-book-busy")
            }
            BookError::File(error) if error.sqlite_error_code() == Some(rusqlite::ErrorCode::TooBig) => {
                say!(MESSAGES, "tournament-book-too-large")
            }
            BookError::File(error) => say!(MESSAGES, "tournament-book-error", error = error.to_string()),
            BookError::Other(text) => text.clone(),
        })
    }
}

impl std::error::Error for BookError {}

impl From<rusqlite::Error> for BookError {
    fn from(error: rusqlite::Error) -> BookError {
        BookError::File(error)
    }
}

impl From<BookRefusal> for BookError {
    fn from(refusal: BookRefusal) -> BookError {
        BookError::Refused(refusal)
    }
}
