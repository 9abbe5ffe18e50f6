//! Limit on the other side's chat that is kept beside the record of a match.
//!
//! The amount kept is counted from the file itself: a new connection or a new start of the program does not reset it.

use std::fs::File;
use std::io::Read;
use std::path::Path;

/// The most bytes of the other side that are kept in a match: a book of 150 pages.
pub(super) const MOST_KEPT: u64 = 256 << 10;
/// A file is read no further; one that is larger was not written by this program alone.
const MOST_READ: u64 = 4 << 20;
/// The ending of the file, and the word for the other side in it.
const ENDING: &str = "chat.txt";
const THEM: &str = "them";

/// Chat of the other side in a match.
#[derive(Debug, Default)]
pub(super) struct TheirTalk {
    bytes: Option<u64>,
    told: bool,
}

/// The fate of a chat line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// It is kept.
    Kept,
    /// It is too much and not kept, which the player hears once.
    TooMuch {
        /// Whether this is that once.
        first: bool,
    },
}

impl TheirTalk {
    /// Whether one more line is kept beside this record.
    pub(super) fn fate(&mut self, record: Option<&Path>, text: &str) -> Fate {
        let bytes = self.bytes.get_or_insert_with(|| record.map_or(0, |record| kept(&record.with_extension(ENDING))));
        let more = bytes.saturating_add(text.len() as u64);
        if more > MOST_KEPT {
            return Fate::TooMuch { first: !std::mem::replace(&mut self.told, true) };
        }
        *bytes = more;
        Fate::Kept
    }
}

/// Bytes of the other side in a file of chat. Each line names its author before its first colon.
fn kept(path: &Path) -> u64 {
    let Ok(file) = File::open(path) else { return 0 };
    if file.metadata().is_ok_and(|found| found.len() > MOST_READ) {
        return MOST_KEPT;
    }
    let mut bytes = Vec::new();
    // Unreadable bytes are not counted; they are no more than may be kept in one run.
    let _ = file.take(MOST_READ).read_to_end(&mut bytes);
    let text = String::from_utf8_lossy(&bytes);
    let theirs = text.lines().filter_map(|line| {
        let (head, said) = line.split_once(": ")?;
        (head.split(' ').next_back() == Some(THEM)).then_some(said.len() as u64)
    });
    theirs.sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_of_the_other_side_is_bounded_over_restarts() {
        let folder = std::env::temp_dir().join(format!("estafette-their-talk-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let record = folder.join("match.estafette");
        let said = "x".repeat(1000);
        let mut lines = String::new();
        let mut kept = 0u64;
        for run in 0..3 {
            let mut talk = TheirTalk::default();
            for place in 0..200 {
                if talk.fate(Some(&record), &said) == Fate::Kept {
                    kept += 1000;
                    lines.push_str(&format!("{place} them: {said}\nme: {said}\n"));
                }
            }
            std::fs::write(record.with_extension(ENDING), &lines).unwrap();
            assert!(run == 0 || talk.told);
        }
        assert_eq!(kept, 262_000);
        let mut talk = TheirTalk::default();
        assert_eq!(talk.fate(Some(&record), &said), Fate::TooMuch { first: true });
        assert_eq!(talk.fate(Some(&record), &said), Fate::TooMuch { first: false }, "said once");
        assert_eq!(talk.fate(Some(&record), "ok"), Fate::Kept, "what fits is kept");
        let _ = std::fs::remove_dir_all(&folder);
    }
}
