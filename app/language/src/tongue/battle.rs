//! The texts about battles in the language of the player. Files and records have them in English, and keep them so.

use super::catalogue::Catalogue;
use super::current::current;
use super::speech::Tongue;
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

    /// The message in place of an English text, if that is what the message says in English.
    fn instead_of(&'static self, english: &str, id: &str) -> String {
        let said = |tongue: &Tongue| tongue.format(self, id, &FluentArgs::new());
        let ours = said(&Tongue::english()).is_some_and(|known| known == english);
        ours.then(|| said(&current())).flatten().unwrap_or_else(|| english.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tongue::scoped;
    use std::sync::Arc;

    static BATTLES: Catalogue = Catalogue::new(
        "tried",
        [
            "tried-scenario-bridge = The bridge\n    .summary = Three turns.\ntried-scenario-bridges = The bridges\n",
            "tried-scenario-bridge = Le pont\n    .summary = Trois tours.\ntried-scenario-bridges = Les ponts\n",
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
    fn a_language_without_the_text_leaves_it_in_english() {
        let _german = scoped(Arc::new(Tongue::new("de")));
        assert_eq!(BATTLES.battle_title("The bridge"), "The bridge");
    }
}
