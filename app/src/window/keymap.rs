//! Which key does what; the player may change the main ones.

use egui::Key;
use serde::{Deserialize, Serialize};

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// Drops what is half done.
    Cancel,
    /// Selects the next unit that can do something.
    NextUnit,
    /// Takes back.
    Undo,
    /// Clicks the hex that the cursor is at.
    Click,
    /// Shows the whole board.
    Whole,
    /// Comes closer.
    Closer,
    /// Goes farther away.
    Farther,
}

impl Deed {
    /// All of them, in the order of the settings.
    pub(super) const ALL: [Deed; 7] =
        [Deed::NextUnit, Deed::Undo, Deed::Click, Deed::Cancel, Deed::Whole, Deed::Closer, Deed::Farther];

    /// What it does, in words.
    pub(super) const fn words(self) -> &'static str {
        match self {
            Deed::Cancel => "Drop what is half done",
            Deed::NextUnit => "Next unit",
            Deed::Undo => "Undo",
            Deed::Click => "Act at the cursor",
            Deed::Whole => "Show the whole board",
            Deed::Closer => "Closer",
            Deed::Farther => "Farther",
        }
    }
}

/// The keys that do other things whatever is chosen, and may not be taken.
pub(super) const FIXED: [(&str, &str); 4] = [
    ("Arrow keys", "Move the cursor on the board"),
    ("Shift and arrow keys", "Move the board"),
    ("Tab", "From one button to the next"),
    ("Mouse", "Click selects and acts, the other button drops, dragging moves, the wheel zooms"),
];

/// Which key does what. Keys are kept by their names, so that a file of another version can be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct KeyMap {
    cancel: String,
    next_unit: String,
    undo: String,
    click: String,
    whole: String,
    closer: String,
    farther: String,
}

impl Default for KeyMap {
    fn default() -> KeyMap {
        let name = |key: Key| key.name().to_owned();
        KeyMap {
            cancel: name(Key::Escape),
            next_unit: name(Key::N),
            undo: name(Key::U),
            click: name(Key::Enter),
            whole: name(Key::Home),
            closer: name(Key::Plus),
            farther: name(Key::Minus),
        }
    }
}

impl KeyMap {
    const fn place(&mut self, deed: Deed) -> &mut String {
        match deed {
            Deed::Cancel => &mut self.cancel,
            Deed::NextUnit => &mut self.next_unit,
            Deed::Undo => &mut self.undo,
            Deed::Click => &mut self.click,
            Deed::Whole => &mut self.whole,
            Deed::Closer => &mut self.closer,
            Deed::Farther => &mut self.farther,
        }
    }

    /// The key that does this; one that the file names wrongly is the usual one.
    pub(super) fn key(&self, deed: Deed) -> Key {
        let named = |map: &KeyMap| Key::from_name(map.clone().place(deed));
        named(self).or_else(|| named(&KeyMap::default())).unwrap_or(Key::F35)
    }

    /// Another key for this. Whatever had it gets the old one, so that no key does two things.
    pub(super) fn set(&mut self, deed: Deed, key: Key) {
        let old = self.key(deed);
        if let Some(other) = Deed::ALL.into_iter().find(|&other| other != deed && self.key(other) == key) {
            *self.place(other) = old.name().to_owned();
        }
        *self.place(deed) = key.name().to_owned();
    }

    /// Whether a key may be chosen: not the ones with a fixed meaning.
    pub(super) const fn is_free(key: Key) -> bool {
        !matches!(key, Key::ArrowUp | Key::ArrowDown | Key::ArrowLeft | Key::ArrowRight | Key::Tab)
    }

    /// The map that this context plays by.
    pub(super) fn of(ctx: &egui::Context) -> KeyMap {
        ctx.data(|data| data.get_temp(egui::Id::unique(HERE))).unwrap_or_default()
    }

    /// From now on this context plays by it.
    pub(super) fn install(&self, ctx: &egui::Context) {
        ctx.data_mut(|data| data.insert_temp(egui::Id::unique(HERE), self.clone()));
    }

    /// Takes the keys that were pressed for this and for nothing else.
    pub(super) fn pressed(ctx: &egui::Context, deed: Deed) -> bool {
        let key = KeyMap::of(ctx).key(deed);
        super::keys::pressed(ctx, key)
    }
}

/// Under this name a context keeps its map.
const HERE: &str = "which key does what";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_does_two_things() {
        let mut map = KeyMap::default();
        map.set(Deed::Undo, Key::N);
        assert_eq!((map.key(Deed::Undo), map.key(Deed::NextUnit)), (Key::N, Key::U));
        for deed in Deed::ALL {
            map.set(deed, Key::Space);
            let keys: Vec<Key> = Deed::ALL.into_iter().map(|deed| map.key(deed)).collect();
            let different: std::collections::BTreeSet<Key> = keys.iter().copied().collect();
            assert_eq!(keys.len(), different.len(), "{deed:?}");
        }
    }

    #[test]
    fn what_a_file_names_wrongly_is_the_usual_key() {
        let map: KeyMap = serde_json::from_str(r#"{"undo": "no such key", "closer": "Z"}"#).expect("a map");
        assert_eq!((map.key(Deed::Undo), map.key(Deed::Closer), map.key(Deed::Click)), (Key::U, Key::Z, Key::Enter));
    }
}
