//! Pointing at a hex for the other player to see. It travels as a chat text of a fixed form, `!ping 1213`, so that a
//! program that knows nothing of it shows what was meant.

use engine::hex::Hex;

/// What a text that points begins with.
const WORD: &str = "!ping ";
/// The text that points at a hex.
pub(super) fn text(hex: Hex) -> String {
    format!("{WORD}{hex}")
}

/// The hex a text points at, if that is all it does.
pub(super) fn read(text: &str) -> Option<Hex> {
    text.strip_prefix(WORD)?.trim_end().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_points_only_if_it_does_nothing_else() {
        let hex: Hex = "1213".parse().unwrap();
        assert_eq!(read(&text(hex)), Some(hex));
        for other in ["!ping", "!ping here", "!ping 1213 now", "look: !ping 1213", "1213"] {
            assert_eq!(read(other), None, "{other}");
        }
    }
}
