//! The file of the players' chat, beside the record.

use record::talk::{ChatLine, ENDING, read};
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::Path;

/// Bytes read from the end of a file: earlier chat is not shown again.
const MOST_READ: u64 = 256 << 10;

/// Chat of the match of a record, in its order; empty where nothing can be read.
pub fn beside(record: &Path) -> Vec<ChatLine> {
    let mut bytes = Vec::new();
    let end = File::open(record.with_extension(ENDING)).and_then(|mut file| {
        let length = file.metadata()?.len();
        let from = length.saturating_sub(MOST_READ);
        file.seek(SeekFrom::Start(from))?;
        file.take(MOST_READ).read_to_end(&mut bytes)?;
        Ok(from)
    });
    let Ok(from) = end else { return Vec::new() };
    // Of a file that is too long the first line may begin in its middle.
    read(String::from_utf8_lossy(&bytes).lines().skip(usize::from(from > 0)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use record::talk::MOST_TOLD;

    fn written(name: &str, text: &str) -> Vec<ChatLine> {
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
        .map(|(at, mine, text, when)| ChatLine { at, mine, text: text.to_owned(), when });
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
