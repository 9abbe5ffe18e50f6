//! The texts about battles in the language of the player. Files and records have them in English, and keep them so.

use super::catalogue::Catalogue;
use super::current::current;
use super::phrase::Phrase;
use super::refusals::key_of;
use super::speech::Tongue;
use crate::ask::sentence::Sentence;
use fluent_bundle::FluentArgs;

impl Catalogue {
    /// The title of a battle of this system in the language that is spoken now. A title that is not of a built-in
    /// battle stays.
    pub fn battle_title(&'static self, title: &str) -> String {
        self.battles().get(title).map_or_else(|| title.to_owned(), |id| self.instead_of(title, id))
    }

    /// The same for a title that was cut: it is ours if only one of our titles begins so.
    pub fn battle_title_of(&'static self, cut: &str) -> String {
        let mut fits = self.battles().keys().filter(|title| title.starts_with(cut));
        match (self.battles().contains_key(cut), fits.next(), fits.next()) {
            (false, Some(title), None) => self.battle_title(title),
            _ => self.battle_title(cut),
        }
    }

    /// A text about the battle with this id in the language that is spoken now: `part` is `summary` or `history`. A text that
    /// is not ours stays.
    pub fn battle_text(&'static self, id: &str, part: &str, text: &str) -> String {
        self.instead_of(text, &format!("{}-scenario-{id}.{part}", self.owner()))
    }

    /// The lines on how sure a map is, in the language that is spoken now. `part` is empty for the origin of the map, else `sure`,
    /// `fair` or `guessed`; lines that are not ours stay.
    pub fn sureness(&'static self, name: &str, part: &str, lines: &[&str]) -> Vec<String> {
        let stop = if part.is_empty() { "" } else { "." };
        let id = format!("{}-sureness-{name}{stop}{part}", self.owner());
        self.instead_of(&lines.join("\n"), &id).lines().map(str::to_owned).collect()
    }

    /// A text of a battle's file: the effect of a card, a remark on a formation. Its message is `twenty-effect-` and a key, which is
    /// an English name or the English text itself. A text that is not ours stays.
    pub fn file_text(&'static self, kind: &str, key: &str, text: &str) -> Sentence {
        let id = format!("{}-{kind}-{}", self.owner(), key_of(key));
        if self.is_ours(text, &id) { Sentence::from(Phrase::new(self, id)) } else { Sentence::from(text.to_owned()) }
    }

    /// The message in place of an English text, if that is what the message says in English.
    fn instead_of(&'static self, english: &str, id: &str) -> String {
        let said = || current().format(self, id, &FluentArgs::new());
        self.is_ours(english, id).then(said).flatten().unwrap_or_else(|| english.to_owned())
    }

    /// Whether this is what the message says in English. A file has a blank where a message has a no-break space.
    fn is_ours(&'static self, english: &str, id: &str) -> bool {
        let known = Tongue::english().format(self, id, &FluentArgs::new());
        known.is_some_and(|known| known.replace('\u{a0}', " ") == english)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::Names;
    use crate::tongue::scoped;
    use std::sync::Arc;

    static BATTLES: Catalogue = Catalogue::new(
        "tried",
        [
            "tried-scenario-bridge = The bridge\n    .summary = Three turns.\ntried-scenario-bridges = The bridges\n\
             tried-remark-left-wing-ney = left wing, Ney\n",
            "tried-scenario-bridge = Le pont\n    .summary = Trois tours.\ntried-scenario-bridges = Les ponts\n\
             tried-remark-left-wing-ney = aile gauche, Ney\n",
            "",
        ],
    );

    #[test]
    fn a_text_of_ours_is_said_in_the_language_of_the_player_and_no_other() {
        let _french = scoped(Arc::new(Tongue::new("fr")));
        assert_eq!(BATTLES.battle_title("The bridge"), "Le pont");
        assert_eq!(BATTLES.battle_title("The bridge at home"), "The bridge at home");
        assert_eq!(BATTLES.battle_text("bridge", "summary", "Three turns."), "Trois tours.");
        assert_eq!(BATTLES.battle_text("bridge", "summary", "Four turns."), "Four turns.");
        assert_eq!(BATTLES.battle_text("bridge", "history", "It stood."), "It stood.");
        assert_eq!(BATTLES.battle_text("dam", "summary", "Three turns."), "Three turns.");
    }

    #[test]
    fn a_title_that_was_cut_is_whole_again_if_it_is_clear_which_one_it_was() {
        let _french = scoped(Arc::new(Tongue::new("fr")));
        assert_eq!(
            ["The bri", "The bridge", "The bridges", "A bri"].map(|cut| BATTLES.battle_title_of(cut)),
            ["The bri", "Le pont", "Les ponts", "A bri"]
        );
    }

    #[test]
    fn a_text_of_a_file_is_a_sentence_and_that_of_another_file_stays() {
        let _french = scoped(Arc::new(Tongue::new("fr")));
        let said = |text: &str| BATTLES.file_text("remark", text, text).plain(&Names::default());
        assert_eq!(said("left wing, Ney"), "aile gauche, Ney");
        assert_eq!(said("Left wing: Ney"), "Left wing: Ney", "the same key, and other words");
        assert_eq!(said("right wing"), "right wing");
        assert_eq!(said(""), "");
    }

    #[test]
    fn a_language_without_the_text_leaves_it_in_english() {
        let _german = scoped(Arc::new(Tongue::new("de")));
        assert_eq!(BATTLES.battle_title("The bridge"), "The bridge");
        assert_eq!(
            BATTLES.file_text("remark", "left wing, Ney", "left wing, Ney").plain(&Names::default()),
            "left wing, Ney"
        );
    }
}
