//! What two players say to each other, as it is kept beside the record: one line each, with its place in the match and
//! who said it, so that it can be told again where it belongs.
//!
//! Talk is not part of the match: nobody signs it, and a file of it may be missing, cut off or written by anybody.

use crate::message::shown;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::Path;

/// The ending of the file.
pub const ENDING: &str = "chat.txt";
/// So much of a file's end is read: more is not told again.
const MOST_READ: u64 = 256 << 10;
/// More than this is not told again.
pub const MOST_TOLD: usize = 500;

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// How many entries the record had by then.
    pub at: u32,
    /// Whether it was said here.
    pub mine: bool,
    /// The words, made fit to be shown.
    pub text: String,
    /// When, by the clock of this machine, in seconds since 1970; a file of an older program does not say.
    pub when: Option<u64>,
}

impl Said {
    /// As it is kept, on one line.
    ///
    /// ```
    /// use net::talk::Said;
    /// let said = Said { at: 12, mine: false, text: String::from("well played"), when: Some(1_763_269_200) };
    /// assert_eq!(said.line(), "12 them 1763269200: well played");
    /// ```
    pub fn line(&self) -> String {
        let who = if self.mine { "me" } else { "them" };
        let when = self.when.map_or_else(String::new, |when| format!(" {when}"));
        format!("{} {who}{when}: {}", self.at, shown(&self.text))
    }

    /// What a line says. One that names no place has the place of the line before it.
    fn read(line: &str, before: u32) -> Option<Said> {
        let (head, text) = line.split_once(": ")?;
        let (at, who) = match head.split_once(' ') {
            Some((at, who)) => (at.parse().ok()?, who),
            None => (before, head),
        };
        let (who, when) = match who.split_once(' ') {
            Some((who, when)) => (who, Some(when.parse().ok()?)),
            None => (who, None),
        };
        let mine = match who {
            "me" => true,
            "them" => false,
            _ => return None,
        };
        let text = shown(text);
        (!text.is_empty()).then_some(Said { at, mine, text, when })
    }
}

/// What was said in the match of a record, in its order; nothing where nothing can be read.
pub fn beside(record: &Path) -> Vec<Said> {
    let mut bytes = Vec::new();
    let end = File::open(record.with_extension(ENDING)).and_then(|mut file| {
        let length = file.metadata()?.len();
        let from = length.saturating_sub(MOST_READ);
        file.seek(SeekFrom::Start(from))?;
        file.take(MOST_READ).read_to_end(&mut bytes)?;
        Ok(from)
    });
    let Ok(from) = end else { return Vec::new() };
    let text = String::from_utf8_lossy(&bytes);
    // Of a file that is too long the first line may begin in its middle.
    let mut all: Vec<Said> = Vec::new();
    for line in text.lines().skip(usize::from(from > 0)) {
        let before = all.last().map_or(0, |said| said.at);
        all.extend(Said::read(line, before));
    }
    all.drain(..all.len().saturating_sub(MOST_TOLD));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(name: &str, text: &str) -> Vec<Said> {
        let record = std::env::temp_dir().join(format!("estafette-talk-{name}-{}.estafette", std::process::id()));
        let file = record.with_extension(ENDING);
        std::fs::write(&file, text).expect("a file");
        let all = beside(&record);
        let _ = std::fs::remove_file(&file);
        all
    }

    #[test]
    fn what_was_said_is_read_as_it_was_kept() {
        let all = [
            (3, true, "Good luck: we need it", None),
            (3, false, "7 them: no", Some(1_763_269_200)),
            (12, false, "well played", Some(0)),
        ]
        .map(|(at, mine, text, when)| Said { at, mine, text: text.to_owned(), when });
        let lines: String = all.iter().map(|said| said.line() + "\n").collect();
        assert_eq!(written("kept", &lines), all);
    }

    #[test]
    fn a_file_of_before_and_a_file_of_a_stranger_are_read_as_far_as_they_make_sense() {
        let text = "them: hello\n9 me: hi\nthem: so late\nnobody: x\n-1 me: x\n\n10 them: \u{202e}\n\u{0}";
        let all: Vec<(u32, bool, String)> =
            written("strange", text).into_iter().map(|said| (said.at, said.mine, said.text)).collect();
        let read = [(0, false, "hello"), (9, true, "hi"), (9, false, "so late")];
        assert_eq!(all, read.map(|(at, mine, text)| (at, mine, text.to_owned())));
        assert_eq!(beside(Path::new("/no/such/record.estafette")), Vec::new());
    }

    #[test]
    fn of_a_long_talk_the_end_is_told() {
        let text: String = (0..100_000).map(|number| format!("{number} them: word {number}\n")).collect();
        let all = written("long", &text);
        assert_eq!(all.len(), MOST_TOLD);
        assert_eq!(all.last().map(|said| said.at), Some(99_999));
    }
}
