//! Pointing at a hex for the other player to see. It travels as a chat text of a fixed form, `!ping 1213`, so that a
//! program that knows nothing of it shows what was meant.

use engine::hex::Hex;
use language::ask::Hexes;

/// The beginning of a text that points.
const WORD: &str = "!ping ";
/// The text that points at a hex.
pub(super) fn text(hex: Hex, hexes: &Hexes) -> String {
    format!("{WORD}{}", hexes.printed(hex))
}

/// The hex a text points at, if that is all it does.
pub(super) fn read(text: &str, hexes: &Hexes) -> Option<Hex> {
    hexes.read(text.strip_prefix(WORD)?.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_points_only_if_it_does_nothing_else() {
        let (hex, hexes) = (Hex::new(12, 13), Hexes::default());
        assert_eq!(read(&text(hex, &hexes), &hexes), Some(hex));
        for other in ["!ping", "!ping here", "!ping 1213 now", "look: !ping 1213", "1213"] {
            assert_eq!(read(other, &hexes), None, "{other}");
        }
    }
}
