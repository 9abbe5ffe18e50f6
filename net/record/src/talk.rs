//! Chat between two players, as it is kept beside the record: one line each, with its place in the match and its
//! author. So it can be shown again where it belongs.
//!
//! Chat is not part of the match: it is not signed, and a file of it may be missing, cut off or forged.

use crate::message::shown;

/// The ending of the file.
pub const ENDING: &str = "chat.txt";
/// Number of lines that are shown again.
pub const MOST_TOLD: usize = 500;

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Number of entries that the record had by then.
    pub at: u32,
    /// Whether it was said here.
    pub mine: bool,
    /// The text, made fit to be shown.
    pub text: String,
    /// The time by the clock of this computer, in seconds since 1970; a file of an older program does not say.
    pub when: Option<u64>,
}

impl ChatLine {
    /// As it is kept, on one line.
    ///
    /// ```
    /// use record::talk::ChatLine;
    /// let said = ChatLine { at: 12, mine: false, text: String::from("well played"), when: Some(1_763_269_200) };
    /// assert_eq!(said.line(), "12 them 1763269200: well played");
    /// ```
    pub fn line(&self) -> String {
        let who = if self.mine { "me" } else { "them" };
        let when = self.when.map_or_else(String::new, |when| format!(" {when}"));
        format!("{} {who}{when}: {}", self.at, shown(&self.text))
    }

    /// Parses a line. One that names no place has the place of the line before it.
    fn read(line: &str, before: u32) -> Option<ChatLine> {
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
        (!text.is_empty()).then_some(ChatLine { at, mine, text, when })
    }
}

/// The talk in the lines of a file, in its order; at most the last [`MOST_TOLD`]. Lines that make no sense are left out.
pub fn read<'a>(lines: impl Iterator<Item = &'a str>) -> Vec<ChatLine> {
    let mut all: Vec<ChatLine> = Vec::new();
    for line in lines {
        let before = all.last().map_or(0, |said| said.at);
        all.extend(ChatLine::read(line, before));
    }
    all.drain(..all.len().saturating_sub(MOST_TOLD));
    all
}
