//! English sentences from elsewhere in the language of the player.
//!
//! The layers below say their errors in English, and so do other programs. The message with the same English words says the
//! same: it is found by them, and takes over what is in its slots.

use language::tongue::{Argument, Catalogue, Phrase, Tongue, said, scoped};

/// A message, and the names of its slots in the order of the English words.
pub type KnownSentence = (&'static str, &'static [&'static str]);

/// The first of the characters that stand for slots while a sentence is compared. No message may hold one.
const FIRST_MARK: u32 = 0xE000;

/// The sentence, if one of these messages of a catalogue says it. `inner` reads a slot: a name or another sentence.
pub fn whole(
    messages: &'static Catalogue,
    known: &[KnownSentence],
    text: &str,
    inner: impl Fn(&str) -> String,
) -> Option<String> {
    let digits = text.split(|letter: char| !letter.is_ascii_digit()).filter(|part| !part.is_empty());
    let numbers: Vec<i64> = digits.filter_map(|part| part.parse().ok()).collect();
    // English chooses its words by numbers, so these are compared as they are.
    let counted = |(id, names): &KnownSentence| {
        let named = names.iter().zip(&numbers);
        named.fold(Phrase::new(messages, *id), |phrase, (name, number)| phrase.with(name, *number))
    };
    let fits = |(_, names): &&KnownSentence| names.is_empty() || names.len() == numbers.len();
    let found = known.iter().filter(fits).map(counted).find(|phrase| in_english(phrase.clone()) == text);
    found.map(said).or_else(|| known.iter().find_map(|known| filled(messages, known, text, &inner)))
}

/// The sentence as the layers below say it: they put a blank between a number and its unit, a message a no-break space.
fn in_english(phrase: Phrase) -> String {
    let _english = scoped(Tongue::english());
    said(phrase).replace('\u{a0}', " ")
}

/// The message with what is in its slots, if the rest of the text has its words.
fn filled(
    messages: &'static Catalogue,
    (id, names): &KnownSentence,
    text: &str,
    inner: &impl Fn(&str) -> String,
) -> Option<String> {
    let phrase = |value: &dyn Fn(usize) -> Argument| {
        let named = names.iter().enumerate();
        named.fold(Phrase::new(messages, *id), |phrase, (slot, name)| phrase.with(name, value(slot)))
    };
    let english = in_english(phrase(&|slot| Argument::Text(mark(slot).map_or_else(String::new, String::from))));
    let values = slots(&english, text)?;
    Some(said(phrase(&|slot| {
        let found = values.iter().find(|(known, _)| *known == slot).map_or("", |(_, value)| value);
        found.parse().map_or_else(|_| Argument::Text(inner(found)), Argument::Number)
    })))
}

fn mark(slot: usize) -> Option<char> {
    char::from_u32(FIRST_MARK + u32::try_from(slot).ok()?)
}

/// The words in the slots of an English sentence, each with its number; `None` if the words around them are others, or there is
/// no slot.
fn slots<'a>(english: &str, text: &'a str) -> Option<Vec<(usize, &'a str)>> {
    let slot = |letter: char| u32::from(letter).checked_sub(FIRST_MARK).filter(|slot| *slot < 64);
    let (mut parts, mut words) = (Vec::new(), String::new());
    for letter in english.chars() {
        match slot(letter) {
            Some(slot) => parts.push((std::mem::take(&mut words), usize::try_from(slot).ok()?)),
            None => words.push(letter),
        }
    }
    let (first, _) = parts.first()?;
    let mut rest = text.strip_prefix(first.as_str())?;
    let mut values = Vec::new();
    for (at, (_, slot)) in parts.iter().enumerate() {
        let value = match parts.get(at + 1) {
            Some((next, _)) => {
                let (value, after) = rest.split_once(next.as_str())?;
                rest = after;
                value
            }
            None => rest.strip_suffix(words.as_str())?,
        };
        values.push((*slot, Some(value).filter(|value| !value.is_empty())?));
    }
    Some(values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_in_the_slots_is_found() {
        let english = "\u{E000} (tried \u{E001})";
        assert_eq!(slots(english, "no answer (tried 10.0.0.1)"), Some(vec![(0, "no answer"), (1, "10.0.0.1")]));
        assert_eq!(slots(english, "no answer (tried )"), None);
        assert_eq!(slots(english, "no answer"), None);
        assert_eq!(slots("no answer", "no answer"), None, "there is no slot");
    }
}
