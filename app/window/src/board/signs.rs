//! The meaning of the small signs and of the bar on a counter, in a word each.

use crate::MESSAGES;
use language::say;
use scene::Counter;

/// A word for each sign of a counter, for its look and for its bar; `None` if it has none of them.
pub(super) fn signs(unit: String, counter: &Counter) -> Option<String> {
    let marks = counter.marks.iter().map(|mark| say!(MESSAGES, "window-board-mark", mark = mark.name));
    // A sign that says so already is not repeated.
    let upset = counter.look.upset && !counter.marks.iter().any(|mark| mark.name == "disordered");
    let looks = [(counter.look.spent, "spent"), (upset, "upset"), (counter.look.struck, "struck")];
    let looks =
        looks.into_iter().filter(|(has, _)| *has).map(|(_, look)| say!(MESSAGES, "window-board-look", look = look));
    let percent = (counter.left.clamp(0.0, 1.0) * 100.0).round() as usize;
    let bar = (percent < 100).then(|| say!(MESSAGES, "window-board-bar", percent = percent));
    let mut all: Vec<String> = Vec::new();
    for word in marks.chain(looks).chain(bar) {
        if !all.contains(&word) {
            all.push(word);
        }
    }
    (!all.is_empty()).then(|| say!(MESSAGES, "window-board-signs", unit = unit, signs = all.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::hex::Hex;
    use language::tongue::{BUILT_IN, Tongue, scoped};
    use scene::{Colour, Corner, CounterId, CounterMark, MarkTone, Sign};
    use std::sync::Arc;

    fn counter(marks: &[&'static str]) -> Counter {
        let mark = |name: &&'static str| CounterMark::new(name, Corner::LowerLeft, Sign::Bar, MarkTone::Plain);
        let plain = Counter::new(CounterId(0), Hex::new(1, 1), Colour::hex(0));
        Counter { marks: marks.iter().map(mark).collect(), ..plain }
    }

    #[test]
    fn every_sign_and_the_bar_have_a_word() {
        let unit = || String::from("1/43");
        assert_eq!(signs(unit(), &counter(&[])), None);
        let mut worn = counter(&["has-moved", "in-an-enemy-zone"]);
        worn.left = 0.5;
        worn.look.spent = true;
        let told = "1/43: has moved, in an enemy zone, has done its part, 50\u{a0}% of its strength left";
        assert_eq!(signs(unit(), &worn).as_deref(), Some(told));
        let mut shaken = counter(&["disordered"]);
        shaken.look.upset = true;
        assert_eq!(signs(unit(), &shaken).as_deref(), Some("1/43: disordered"), "said once");
    }

    /// The names of all signs, as the sources of the systems declare them.
    fn names() -> Vec<&'static str> {
        let mut names = Vec::new();
        let folders = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../systems")).unwrap();
        for folder in folders {
            let show = folder.unwrap().path().join("src/show");
            for file in ["counters.rs", "marks.rs"] {
                let text = std::fs::read_to_string(show.join(file)).unwrap_or_default();
                for rest in text.split("CounterMark::new(\"").skip(1) {
                    let name = rest.split('"').next().unwrap_or_default().to_owned();
                    names.push(&*Box::leak(name.into_boxed_str()));
                }
            }
        }
        names
    }

    #[test]
    fn the_signs_of_all_systems_have_words_of_their_own_in_every_language() {
        let names = names();
        assert!(names.len() > 20, "{names:?}");
        for name in &names {
            for code in BUILT_IN {
                let _spoken = scoped(Arc::new(Tongue::new(code)));
                let told = signs(String::from("X"), &counter(&[*name])).unwrap();
                assert!(!told.contains('–'), "{name} has no words in {code}");
            }
        }
    }
}
