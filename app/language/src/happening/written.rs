//! Sentences as text, for readers who need the place of something in it, or its name.

use crate::ask::{Hexes, Names, Pick, Sentence, Span};
use crate::tongue::place_called;
use engine::hex::Hex;
use scenarios::Gazetteer;
use std::ops::Range;

/// A text, and what can be pointed at in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// The text.
    pub text: String,
    /// The places of picks in the text, in bytes.
    pub picks: Vec<(Range<usize>, Pick)>,
}

/// A sentence as text, with the places of picks in it.
pub fn written(sentence: &Sentence, names: &Names) -> Written {
    let mut all = Written::default();
    for span in sentence.spans(names).iter() {
        let from = all.text.len();
        match span {
            Span::Pick(pick) => {
                all.text.push_str(&names.pick(*pick));
                all.picks.push((from..all.text.len(), *pick));
            }
            Span::Text(words) => all.text.push_str(words),
            Span::Side(side) => all.text.push_str(names.side(*side)),
            Span::Rule(rule) => {
                let apart = if all.text.is_empty() || all.text.ends_with(' ') { "" } else { " " };
                all.text.push_str(&format!("{apart}[{rule}]"));
            }
        }
    }
    all
}

/// A sentence as text, with the names of places behind the numbers of hexes that have one.
pub fn named(sentence: &Sentence, names: &Names, places: Option<&Gazetteer>) -> String {
    let mut text = String::new();
    let mut from = 0;
    let plain = written(sentence, names);
    for (range, pick) in &plain.picks {
        let name = pick.hex().and_then(|hex| places?.name(hex));
        if let Some(name) = name {
            text.push_str(plain.text.get(from..range.end).unwrap_or_default());
            text.push(' ');
            text.push_str(&place_called(name));
            from = range.end;
        }
    }
    text.push_str(plain.text.get(from..).unwrap_or_default());
    text
}

/// The hexes that a person or another computer names: isolated words that the map prints in a hex. `3-1204` and
/// `4.1204` are none, nor is a word so short that it can only be a number.
pub fn hexes_in(text: &str, hexes: &Hexes) -> Vec<(Range<usize>, Hex)> {
    const SHORTEST: usize = 4;
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(step) = text.get(from..).and_then(|rest| rest.find(char::is_alphanumeric)) {
        let begin = from + step;
        let word = text.get(begin..).unwrap_or_default();
        let word = word.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
        let end = begin + word.len();
        let alone = !text.get(..begin).unwrap_or_default().ends_with(['/', '-', '.']);
        let numbered = word.len() >= SHORTEST && word.contains(|letter: char| letter.is_ascii_digit());
        if let Some(hex) = hexes.read(word).filter(|_| alone && numbered) {
            found.push((begin..end, hex));
        }
        from = end;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::PieceId;

    fn names() -> Names {
        Names { pieces: vec![String::from("Leg-1")], ..Names::default() }
    }

    #[test]
    fn what_can_be_pointed_at_is_found_in_its_place() {
        let hex = Hex::new(12, 4);
        let sentence = Sentence::EMPTY.piece(PieceId(0)).text(" 6-4 holds ").hex(hex).text(".");
        let all = written(&sentence, &names());
        assert_eq!(all.text, "Leg-1 6-4 holds 1204.");
        let told: Vec<(&str, Pick)> = all.picks.iter().map(|(range, pick)| (&all.text[range.clone()], *pick)).collect();
        assert_eq!(told, [("Leg-1", Pick::Piece(PieceId(0))), ("1204", Pick::Hex(hex))]);
        assert_eq!(named(&sentence, &names(), None), all.text);
        let ruled = sentence.rule(engine::rule::Rule::new("4.5"));
        assert_eq!(written(&ruled, &names()).text, ruled.plain(&names()));
    }

    #[test]
    fn only_four_digits_by_themselves_are_a_hex_in_what_a_person_writes() {
        let plain = Hexes::default();
        let found = |text: &str| hexes_in(text, &plain).into_iter().map(|(_, hex)| hex.to_string()).collect::<Vec<_>>();
        assert_eq!(found("look at 1204, and 0503!"), ["1204", "0503"]);
        assert_eq!(found("12045 1204x 3-1204 4.1204 1/1204 é1204"), [""; 0]);
        assert_eq!(found("§1204 1204"), ["1204", "1204"]);
    }

    #[test]
    fn a_hex_is_meant_as_its_map_prints_it() {
        let grid = engine::hex::Grid { columns: 16, rows: 24, lower: engine::hex::Lower::Odd };
        let numbering = scene::Numbering { columns_back: true, rows_back: true, ..scene::Numbering::default() };
        let hexes = Hexes::new(grid, numbering);
        assert_eq!(hexes_in("Ney: 1601?", &hexes), [(5..9, Hex::new(1, 24))]);
        assert!(hexes_in("Ney: 1701?", &hexes).is_empty(), "no such column");
    }
}
