//! The book of a tournament: every deed is a row on disk before anybody hears of it.
//!
//! A file of SQLite holds the rows and the records of the games. Whoever stops the director's machine at any moment finds on
//! the next start exactly what had been said to be so: the state is read from the rows again, through the same gate.

use crate::deed::{At, Deed, Row};
use crate::refusal::Refusal;
use crate::state::Tournament;
use engine::codec;
use engine::contract::Side;
use engine::digest::Hash;
use net::identity::PlayerKey;
use rusqlite::{Connection, OptionalExtension, params};
use std::fmt;
use std::path::Path;

/// What the file says of itself, so that other programs' files are told apart.
const APPLICATION: i64 = 0x4573_7466;
/// The form of the tables.
const VERSION: i64 = 1;
/// The most records that are kept of one side of one game: whoever sends a tenth has made his point.
const MOST_RECORDS: u32 = 9;

const TABLES: &str = "
    CREATE TABLE rows (number INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
    CREATE TABLE records (
        hash BLOB PRIMARY KEY, round INTEGER NOT NULL, board INTEGER NOT NULL, side INTEGER NOT NULL, bytes BLOB NOT NULL);
";

/// A tournament with its book.
pub struct Book {
    file: Connection,
    event: Tournament,
    rows: i64,
}

impl Book {
    /// Begins a book with this deed, which makes the tournament.
    pub fn create(path: &Path, plan: crate::plan::Plan, director: PlayerKey, at: u64) -> Result<Book, BookError> {
        if path.exists() {
            return Err(BookError::Exists);
        }
        let nonce = *net::fresh::Seed::fresh().map_err(|error| BookError::Other(error.to_string()))?.expose();
        let row = Row { at, before: Hash([0; 32]), deed: Deed::Created { plan, director, nonce } };
        let event = Tournament::created(&row)?;
        let mut file = opened(path)?;
        let change = file.transaction()?;
        change.execute_batch(TABLES)?;
        change.pragma_update(None, "application_id", APPLICATION)?;
        change.pragma_update(None, "user_version", VERSION)?;
        change.execute("INSERT INTO rows VALUES (0, ?1)", [codec::encode(&row)])?;
        change.commit()?;
        Ok(Book { file, event, rows: 1 })
    }

    /// Opens a book, and reads all of it again.
    pub fn open(path: &Path) -> Result<Book, BookError> {
        if !path.exists() {
            return Err(BookError::Missing);
        }
        let file = opened(path)?;
        let of_ours: i64 = file.pragma_query_value(None, "application_id", |row| row.get(0))?;
        let version: i64 = file.pragma_query_value(None, "user_version", |row| row.get(0))?;
        if of_ours != APPLICATION || version != VERSION {
            return Err(BookError::Foreign);
        }
        let rows = read_rows(&file)?;
        let event = replay(&rows)?;
        Ok(Book { file, event, rows: i64::try_from(rows.len()).unwrap_or(i64::MAX) })
    }

    /// The tournament as it stands.
    pub const fn event(&self) -> &Tournament {
        &self.event
    }

    /// Writes a deed. When this returns, it is on disk; if it cannot be, nothing has changed.
    pub fn write(&mut self, deed: Deed, at: u64) -> Result<(), BookError> {
        self.write_with(deed, at, None)
    }

    /// The same for a record that has come, together with its bytes.
    pub fn receive(
        &mut self,
        at: At,
        side: Side,
        bytes: &[u8],
        fault: Option<String>,
        now: u64,
    ) -> Result<(), BookError> {
        let record = record_hash(bytes);
        let kept: u32 = self.file.query_row(
            "SELECT count(*) FROM records WHERE round = ?1 AND board = ?2 AND side = ?3",
            params![at.round, at.table, side.index() as i64],
            |row| row.get(0),
        )?;
        if kept >= MOST_RECORDS {
            return Err(BookError::TooManyRecords);
        }
        let deed = Deed::Received { at, side, record, fault };
        self.write_with(deed, now, Some((at, side, record, bytes)))
    }

    fn write_with(&mut self, deed: Deed, at: u64, record: Option<(At, Side, Hash, &[u8])>) -> Result<(), BookError> {
        let row = Row { at, before: self.event.head, deed };
        let mut event = self.event.clone();
        event.apply(&row)?;
        let change = self.file.transaction()?;
        change.execute("INSERT INTO rows VALUES (?1, ?2)", params![self.rows, codec::encode(&row)])?;
        if let Some((place, side, hash, bytes)) = record {
            change.execute(
                "INSERT OR IGNORE INTO records VALUES (?1, ?2, ?3, ?4, ?5)",
                params![hash.0.as_slice(), place.round, place.table, side.index() as i64, bytes],
            )?;
        }
        change.commit()?;
        self.event = event;
        self.rows += 1;
        Ok(())
    }

    /// The bytes of a record.
    pub fn record(&self, hash: &Hash) -> Result<Option<Vec<u8>>, BookError> {
        let found = self
            .file
            .query_row("SELECT bytes FROM records WHERE hash = ?1", [hash.0.as_slice()], |row| row.get(0))
            .optional()?;
        Ok(found)
    }

    /// All rows, in order.
    pub fn rows(&self) -> Result<Vec<Row>, BookError> {
        read_rows(&self.file)
    }
}

/// The hash by which the book names a record.
pub fn record_hash(bytes: &[u8]) -> Hash {
    Hash::of_bytes("estafette tournament record", bytes)
}

/// The tournament of these rows, each through the gate.
pub fn replay(rows: &[Row]) -> Result<Tournament, Refusal> {
    let (first, rest) = rows.split_first().ok_or(Refusal::NotTheBeginning)?;
    let mut event = Tournament::created(first)?;
    rest.iter().try_for_each(|row| event.apply(row))?;
    Ok(event)
}

fn opened(path: &Path) -> Result<Connection, BookError> {
    let file = Connection::open(path)?;
    // One director at a time; and what is said to be written is on the disk, not on the way there.
    file.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    file.pragma_update(None, "journal_mode", "WAL")?;
    file.pragma_update(None, "synchronous", "FULL")?;
    Ok(file)
}

fn read_rows(file: &Connection) -> Result<Vec<Row>, BookError> {
    let mut asked = file.prepare("SELECT number, bytes FROM rows ORDER BY number")?;
    let mut rows = Vec::new();
    let mut found = asked.query([])?;
    while let Some(row) = found.next()? {
        let (number, bytes): (i64, Vec<u8>) = (row.get(0)?, row.get(1)?);
        let read = codec::decode(&bytes).ok().filter(|_| usize::try_from(number) == Ok(rows.len()));
        rows.push(read.ok_or(BookError::Damaged(number))?);
    }
    Ok(rows)
}

/// Why a book could not be read or written.
#[derive(Debug)]
pub enum BookError {
    /// There is a file of that name.
    Exists,
    /// There is none.
    Missing,
    /// It is not a tournament of this program's form.
    Foreign,
    /// A row cannot be read.
    Damaged(i64),
    /// The deed cannot be.
    Refused(Refusal),
    /// One player sent too many different records of one game.
    TooManyRecords,
    /// The disk, or SQLite, says no.
    File(rusqlite::Error),
    /// Something else.
    Other(String),
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BookError::Exists => f.write_str("there is a file of that name already; choose another, or go on with it"),
            BookError::Missing => f.write_str("there is no such tournament; estafette tournament create makes one"),
            BookError::Foreign => f.write_str("this is not a tournament of this version of the program"),
            BookError::Damaged(row) => write!(f, "row {row} of the book is damaged; bring the file back from a copy"),
            BookError::Refused(refusal) => refusal.fmt(f),
            BookError::TooManyRecords => f.write_str("too many different records of this game have been sent"),
            BookError::File(error) if error.sqlite_error_code() == Some(rusqlite::ErrorCode::DatabaseBusy) => {
                f.write_str("another director has this tournament open")
            }
            BookError::File(error) => write!(f, "the book of the tournament cannot be written or read: {error}"),
            BookError::Other(text) => f.write_str(text),
        }
    }
}

impl std::error::Error for BookError {}

impl From<rusqlite::Error> for BookError {
    fn from(error: rusqlite::Error) -> BookError {
        BookError::File(error)
    }
}

impl From<Refusal> for BookError {
    fn from(refusal: Refusal) -> BookError {
        BookError::Refused(refusal)
    }
}
