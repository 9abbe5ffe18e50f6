//! Hexes by the names the map prints, and numbers of either sign, as the files give them.

use engine::hex::Hex;
use scenarios::fields::Fields;
use scenarios::mistake::{Log, quote};
use scenarios::tree::{Node, Value};

/// The number of rows above each sheet: N, C, S.
pub(super) const SHEETS: [(char, u8); 3] = [('N', 0), ('C', 34), ('S', 68)];

/// A hex by its printed name: the letter of the sheet, column, row.
pub fn hex(name: &str) -> Option<Hex> {
    let sheet = name.chars().next()?;
    let (_, above) = SHEETS.into_iter().find(|(letter, _)| *letter == sheet)?;
    let rest = name.get(1..).filter(|rest| rest.len() == 4 && rest.bytes().all(|byte| byte.is_ascii_digit()))?;
    let (column, row): (u8, u8) = (rest.get(..2)?.parse().ok()?, rest.get(2..)?.parse().ok()?);
    (column >= 1 && (1..=35).contains(&row)).then(|| Hex::new(column, row + above))
}

/// The printed name of a hex: on a seam that of the first sheet in the order N, C, S.
pub fn name(hex: Hex) -> String {
    let (letter, above) = match hex.row {
        ..=35 => ('N', 0),
        36..=69 => ('C', 34),
        _ => ('S', 68),
    };
    format!("{letter}{:02}{:02}", hex.column, hex.row - above)
}

/// A hex from a file.
pub(super) fn hex_of(node: &Node, label: &str, log: &Log) -> Option<Hex> {
    let text = node.text(label, log)?;
    let found = hex(text);
    if found.is_none() {
        log.say(
            node.at,
            format!("`{label}`: a hex is a sheet, a column and a row, such as \"N3214\", not {}", quote(text)),
        );
    }
    found
}

/// Hexes from a file.
pub(super) fn hexes(fields: &mut Fields<'_>, key: &'static str) -> Vec<Hex> {
    let log = fields.log;
    fields.list(key).iter().filter_map(|node| hex_of(node, key, log)).collect()
}

/// A whole number from a file, of either sign.
pub(super) fn whole(node: &Node, label: &str, log: &Log) -> Option<i64> {
    match node.value {
        Value::Whole(number) => Some(number),
        _ => {
            log.say(node.at, format!("`{label}` must be a whole number, not {}", node.value.kind()));
            None
        }
    }
}

/// Whole numbers from a list, each in the type it must fit.
pub(super) fn numbers<T: TryFrom<i64>>(node: &Node, label: &str, log: &Log) -> Vec<T> {
    let list = node.list(label, log).unwrap_or(&[]);
    let fit = |node: &Node| {
        let number = T::try_from(whole(node, label, log)?).ok();
        if number.is_none() {
            log.say(node.at, format!("`{label}` has a number that is too large or too small"));
        }
        number
    };
    list.iter().filter_map(fit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexes_of_a_seam_have_two_names_and_keep_the_first() {
        assert_eq!(hex("N2635"), hex("C2601"));
        assert_eq!(hex("C2635"), hex("S2601"));
        assert_eq!(hex("C2601").map(name).as_deref(), Some("N2635"));
        assert_eq!(hex("S2601").map(name).as_deref(), Some("C2635"));
        assert_eq!(hex("S4817").map(name).as_deref(), Some("S4817"));
        for wrong in ["", "X0101", "N0136", "N01", "N0000", "N01011"] {
            assert_eq!(hex(wrong), None, "{wrong}");
        }
    }
}
