//! Variants in small letters.

/// `EndMovement` as `end_movement`.
pub(super) fn snake(variant: &str) -> String {
    let mut text = String::with_capacity(variant.len() + 4);
    let mut before = '_';
    for letter in variant.chars() {
        if letter.is_uppercase() && before != '_' && !before.is_uppercase() {
            text.push('_');
        }
        text.extend(letter.to_lowercase());
        before = letter;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::snake;

    #[test]
    fn variants_are_written_in_small_letters() {
        let written = ["EndMovement", "On", "N2", "LateCorpsDie", "AR"].map(snake);
        assert_eq!(written, ["end_movement", "on", "n2", "late_corps_die", "ar"]);
    }
}
