//! Books and archives that are made to fill the memory.

use super::Cost;
use crate::support::Folder;
use tournament::archive;
use tournament::book::{Book, BookError};

/// A file of SQLite that says it is a tournament.
fn forged(path: &std::path::Path, sql: &str) {
    let file = rusqlite::Connection::open(path).unwrap();
    file.pragma_update(None, "application_id", 0x4573_7466).unwrap();
    file.pragma_update(None, "user_version", 1).unwrap();
    file.execute_batch(sql).unwrap();
}

const RECORDS: &str = "CREATE TABLE records (
        hash BLOB PRIMARY KEY, round INTEGER NOT NULL, board INTEGER NOT NULL, side INTEGER NOT NULL, bytes BLOB NOT NULL)";

#[test]
fn a_file_that_is_made_to_fill_the_memory_is_refused_in_a_sentence() {
    let folder = Folder::new("bombs");
    let table = "CREATE TABLE rows (number INTEGER PRIMARY KEY, bytes BLOB NOT NULL)";
    let endless = "CREATE VIEW rows AS WITH RECURSIVE n(number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM n) \
                   SELECT number, zeroblob(1000) AS bytes FROM n";
    let bombs = [
        ("endless", format!("{endless}; {RECORDS};")),
        ("giant", format!("{table}; {RECORDS}; INSERT INTO rows VALUES (0, zeroblob(200000000));")),
        ("text", format!("{table}; {RECORDS}; INSERT INTO rows VALUES (0, 'text');")),
        ("more", format!("{table}; {RECORDS}; CREATE TABLE more (x);")),
        ("trigger", format!("{table}; {RECORDS}; CREATE TRIGGER t AFTER INSERT ON rows BEGIN DELETE FROM rows; END;")),
        (
            "many",
            format!(
                "{table}; {RECORDS}; WITH RECURSIVE n(x) AS (SELECT 0 UNION ALL SELECT x + 1 FROM n WHERE x < 200000) \
                 INSERT INTO rows SELECT x, x'00' FROM n;"
            ),
        ),
    ];
    for (name, sql) in bombs {
        let path = folder.file(name);
        forged(&path, &sql);
        let cost = Cost::begin();
        let error = Book::open(systems::ALL, &path).err().unwrap();
        let (took, grew) = cost.end(&format!("{name}: {error}"));
        let told = error.to_string();
        assert!(told.contains("holds more than") || told.contains("not a tournament"), "{name}: {error}");
        assert!(grew < 64 << 10, "{name}: {grew} KiB");
        assert!(took.as_secs() < 20, "{name}: {took:?}");
    }
    assert!(matches!(Book::open(systems::ALL, std::path::Path::new("/dev/null")), Err(BookError::NotAFile)));
    assert!(matches!(Book::open(systems::ALL, &folder.0), Err(BookError::NotAFile)));
}

/// A head of GNU tar for a sparse file of this real size, of which nothing is stored.
fn sparse(size: u64) -> Vec<u8> {
    let mut header = tar::Header::new_gnu();
    header.set_path("book").unwrap();
    header.set_entry_type(tar::EntryType::GNUSparse);
    header.set_size(0);
    {
        let gnu = header.as_gnu_mut().unwrap();
        let octal = |value: u64| -> [u8; 12] { format!("{value:011o}\0").into_bytes().try_into().unwrap() };
        gnu.realsize = octal(size);
        gnu.sparse[0].offset = octal(size);
        gnu.sparse[0].numbytes = octal(0);
    }
    header.set_cksum();
    header.as_bytes().to_vec()
}

#[test]
fn an_archive_has_plain_files_only_and_unpacks_to_no_more_than_it_is() {
    let mut bomb: Vec<u8> = Vec::new();
    for _ in 0..10 {
        bomb.extend_from_slice(&sparse(60 << 20));
    }
    bomb.extend_from_slice(&[0; 1024]);
    let cost = Cost::begin();
    let error = archive::prove(systems::ALL, bomb.as_slice()).unwrap_err().to_string();
    let (_, grew) = cost.end(&format!("{} bytes of sparse files: {error}", bomb.len()));
    assert!(error.contains("not a plain file"), "{error}");
    assert!(grew < 32 << 10);
    for kind in [
        tar::EntryType::Symlink,
        tar::EntryType::Link,
        tar::EntryType::Directory,
        tar::EntryType::Fifo,
        tar::EntryType::Char,
        tar::EntryType::XHeader,
        tar::EntryType::GNULongName,
    ] {
        let mut header = tar::Header::new_gnu();
        header.set_path("book").unwrap();
        header.set_entry_type(kind);
        header.set_size(0);
        header.set_cksum();
        let bytes = [&header.as_bytes()[..], &[0; 1024]].concat();
        let error = archive::prove(systems::ALL, bytes.as_slice()).unwrap_err().to_string();
        assert!(error.contains("not a plain file"), "{kind:?}: {error}");
    }
    // A file that says it is longer than the archive.
    let mut header = tar::Header::new_ustar();
    header.set_path("book").unwrap();
    header.set_size(50 << 20);
    header.set_cksum();
    let bytes = [&header.as_bytes()[..], &[0; 1024]].concat();
    assert!(archive::prove(systems::ALL, bytes.as_slice()).is_err());
}
