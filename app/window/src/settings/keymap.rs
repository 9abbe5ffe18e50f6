//! Every key of the board in one table: what a page of settings shows, and what the keyboard does.

use crate::MESSAGES;
use egui::{Key, Modifiers};
use language::say;
use language::tongue::{Phrase, said};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// An act that a key can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum KeyAction {
    /// Selects the next unit, or the next answer, that may be given.
    Next,
    /// The one before.
    Previous,
    /// Selects the next unit that has not moved.
    NextUnmoved,
    /// Acts at the cursor, as a click there would.
    Act,
    /// Confirms the attack, losses or units.
    Confirm,
    /// Ends the phase, or declines what is offered.
    End,
    /// Takes the last command back.
    TakeBack,
    /// Cancels the last step of an unfinished action.
    Cancel,
    /// Removes your last choice.
    DropLast,
    /// Takes the next thing that is suggested.
    Suggest,
    /// Turns the first dial up: gives a column away.
    Lower,
    /// Turns it down again.
    Raise,
    /// Takes a word of the card, by its number from 0.
    Word(u8),
    /// Faces the next way to the left.
    TurnLeft,
    /// Faces the next way to the right.
    TurnRight,
    /// Sends the cursor to the next hex that may be chosen.
    NextHex,
    /// Spreads the stack at the cursor.
    Spread,
    /// Turns the board round.
    Turn,
    /// Asks the bot what it would do.
    Hint,
    /// Does what it said.
    PlayHint,
    /// Measures distance and line of fire.
    Measure,
    /// Plays your opponent's last phase again.
    PlayBack,
    /// Points at the hex of the cursor.
    Ping,
    /// Takes the player's own arrows away.
    ClearArrows,
    /// Begins an arrow at the cursor, or ends it there.
    Arrow,
    /// Shows zones of control.
    Zones,
    /// Shows the other side's last moves.
    LastMoves,
    /// Finds a unit by its name.
    Find,
    /// Lists the keys.
    Help,
    /// Shows the whole board.
    Whole,
    /// Shows one of the sheets that the map was joined from, by its number from 0.
    MapSheet(u8),
    /// Opens the charts, and goes to the next one.
    NextChart,
    /// Goes to the chart before.
    PreviousChart,
    /// Comes closer.
    Closer,
    /// Goes farther away.
    Farther,
}

impl KeyAction {
    /// Whether it is repeated while its key is held. A command of the game is given once.
    const fn repeats(self) -> bool {
        !matches!(
            self,
            KeyAction::Act
                | KeyAction::Confirm
                | KeyAction::End
                | KeyAction::TakeBack
                | KeyAction::PlayHint
                | KeyAction::Word(_)
        )
    }
}

/// A key and what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Binding {
    /// The act of the key.
    pub(super) action: KeyAction,
    /// Its name in the file of settings, the same in every language.
    pub(super) name: &'static str,
    /// The key.
    pub(super) key: Key,
    /// Whether Shift is held.
    pub(super) shift: bool,
    /// The message with its short name and, as an attribute, a sentence for the player.
    message: &'static str,
}

impl Binding {
    /// A short name.
    pub(crate) fn title(&self) -> String {
        said(Phrase::new(&MESSAGES, self.message))
    }

    /// A sentence for the player.
    pub(crate) fn does(&self) -> String {
        said(Phrase::new(&MESSAGES, format!("{}.does", self.message)))
    }

    /// The key as a player reads it.
    pub(crate) fn label(&self) -> String {
        let key = key_name(self.key);
        if self.shift { say!(MESSAGES, "window-settings-key-with-shift", key = key) } else { key }
    }

    /// The modifiers held with the key.
    pub(super) const fn modifiers(&self) -> Modifiers {
        if self.shift { Modifiers::SHIFT } else { Modifiers::NONE }
    }
}

/// The words or the sign on a key.
fn key_name(key: Key) -> String {
    let word = match key {
        Key::Backspace => "backspace",
        Key::Delete => "delete",
        Key::End => "end",
        Key::Enter => "enter",
        Key::Escape => "escape",
        Key::Home => "home",
        Key::Insert => "insert",
        Key::Space => "space",
        other => return other.symbol_or_name().to_owned(),
    };
    say!(MESSAGES, "window-settings-key-name", key = word)
}

const fn key(action: KeyAction, name: &'static str, key: Key, message: &'static str) -> Binding {
    Binding { action, name, key, shift: false, message }
}

const fn shifted(action: KeyAction, name: &'static str, key: Key, message: &'static str) -> Binding {
    Binding { action, name, key, shift: true, message }
}

/// The default keys. The arrows move the cursor, and with Shift the board. Keys with Shift come before the same keys
/// without.
pub(super) const KEYS: &[Binding] = &[
    shifted(KeyAction::Previous, "Previous", Key::N, "window-settings-key-previous"),
    key(KeyAction::Next, "Next", Key::N, "window-settings-key-next"),
    key(KeyAction::NextUnmoved, "Next unmoved", Key::M, "window-settings-key-next-unmoved"),
    key(KeyAction::NextHex, "Next hex", Key::J, "window-settings-key-next-hex"),
    key(KeyAction::Act, "Act", Key::Enter, "window-settings-key-act"),
    key(KeyAction::Confirm, "Confirm", Key::Space, "window-settings-key-confirm"),
    key(KeyAction::End, "End", Key::E, "window-settings-key-end"),
    key(KeyAction::TakeBack, "Take back", Key::U, "window-settings-key-take-back"),
    key(KeyAction::Cancel, "Cancel", Key::Escape, "window-settings-key-cancel"),
    key(KeyAction::DropLast, "Drop last", Key::Backspace, "window-settings-key-drop-last"),
    key(KeyAction::Suggest, "Suggest", Key::A, "window-settings-key-suggest"),
    key(KeyAction::Lower, "Lower", Key::OpenBracket, "window-settings-key-lower"),
    key(KeyAction::Raise, "Raise", Key::CloseBracket, "window-settings-key-raise"),
    key(KeyAction::Word(0), "Free", Key::F, "window-settings-key-free"),
    key(KeyAction::TurnLeft, "Face left", Key::Comma, "window-settings-key-face-left"),
    key(KeyAction::TurnRight, "Face right", Key::Period, "window-settings-key-face-right"),
    key(KeyAction::Spread, "Spread", Key::S, "window-settings-key-spread"),
    key(KeyAction::Turn, "Rotate", Key::T, "window-settings-key-rotate"),
    shifted(KeyAction::PlayHint, "Play the hint", Key::H, "window-settings-key-play-the-hint"),
    key(KeyAction::Hint, "Hint", Key::H, "window-settings-key-hint"),
    key(KeyAction::Measure, "Measure", Key::R, "window-settings-key-measure"),
    key(KeyAction::PlayBack, "Play back", Key::P, "window-settings-key-play-back"),
    key(KeyAction::Ping, "Ping", Key::G, "window-settings-key-ping"),
    shifted(KeyAction::ClearArrows, "Clear arrows", Key::D, "window-settings-key-clear-arrows"),
    key(KeyAction::Arrow, "Arrow", Key::D, "window-settings-key-arrow"),
    key(KeyAction::Zones, "Zones", Key::Z, "window-settings-key-zones"),
    key(KeyAction::LastMoves, "Last moves", Key::L, "window-settings-key-last-moves"),
    key(KeyAction::Find, "Find", Key::Slash, "window-settings-key-find"),
    key(KeyAction::Help, "Keys", Key::K, "window-settings-key-keys"),
    shifted(KeyAction::PreviousChart, "Previous chart", Key::X, "window-settings-key-previous-chart"),
    key(KeyAction::NextChart, "Next chart", Key::X, "window-settings-key-next-chart"),
    key(KeyAction::Whole, "Whole board", Key::Home, "window-settings-key-whole-board"),
    key(KeyAction::MapSheet(0), "First sheet", Key::F5, "window-settings-key-first-sheet"),
    key(KeyAction::MapSheet(1), "Second sheet", Key::F6, "window-settings-key-second-sheet"),
    key(KeyAction::MapSheet(2), "Third sheet", Key::F7, "window-settings-key-third-sheet"),
    key(KeyAction::MapSheet(3), "Fourth sheet", Key::F8, "window-settings-key-fourth-sheet"),
    key(KeyAction::Closer, "Closer", Key::Plus, "window-settings-key-closer"),
    key(KeyAction::Closer, "Closer", Key::Equals, "window-settings-key-closer"),
    shifted(KeyAction::Closer, "Closer", Key::Plus, "window-settings-key-closer"),
    key(KeyAction::Farther, "Farther", Key::Minus, "window-settings-key-farther"),
];

/// The keys of the words on the card, the first word first.
const DIGITS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// The keys with a fixed use, a sentence for each.
pub(super) fn fixed() -> [String; 9] {
    [
        say!(MESSAGES, "window-settings-fixed-escape"),
        say!(MESSAGES, "window-settings-fixed-arrows"),
        say!(MESSAGES, "window-settings-fixed-shift-arrows"),
        say!(MESSAGES, "window-settings-fixed-digits"),
        say!(MESSAGES, "window-settings-fixed-tab"),
        say!(MESSAGES, "window-settings-fixed-charts"),
        say!(MESSAGES, "window-settings-fixed-find"),
        say!(MESSAGES, "window-settings-fixed-book"),
        say!(MESSAGES, "window-settings-fixed-mouse"),
    ]
}

/// The keys that the player changed, by the names of the actions and of the keys, so that a file of another version can
/// be read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct KeyMap(BTreeMap<String, String>);

impl KeyMap {
    /// The keys that may be changed, one for each action.
    pub(super) fn main() -> impl Iterator<Item = &'static Binding> {
        let first = |at: usize, action: KeyAction| KEYS.iter().take(at).all(|earlier| earlier.action != action);
        KEYS.iter().enumerate().filter(move |(at, binding)| first(*at, binding.action)).map(|(_, binding)| binding)
    }

    /// The key the player chose for this. Esc drops and closes everywhere, and cannot be another one.
    fn chosen(&self, binding: &Binding) -> Option<Key> {
        if binding.action == KeyAction::Cancel {
            return None;
        }
        self.0.get(binding.name).and_then(|name| Key::from_name(name)).filter(|&key| KeyMap::is_free(key))
    }

    /// All keys as they are now. Those with Shift come first: a key is also taken when Shift is held.
    pub(crate) fn bindings(&self) -> Vec<Binding> {
        let mut all: Vec<Binding> = KeyMap::main()
            .map(|binding| Binding { key: self.chosen(binding).unwrap_or(binding.key), ..*binding })
            .collect();
        // A player who chose a key needs no second one.
        let usual = |binding: &&Binding| {
            self.chosen(binding).is_none() && !KeyMap::main().any(|main| std::ptr::eq(main, *binding))
        };
        all.extend(KEYS.iter().filter(usual).copied());
        all.sort_by_key(|binding| !binding.shift);
        all
    }

    /// Every action once with its key as it is now, in the order in which they are listed: what one does most comes first.
    pub(crate) fn listed(&self) -> Vec<Binding> {
        KeyMap::main().map(|binding| self.of_binding(binding)).collect()
    }

    /// The key for this now.
    pub(super) fn of_binding(&self, binding: &Binding) -> Binding {
        Binding { key: self.chosen(binding).unwrap_or(binding.key), ..*binding }
    }

    /// Another key for this. Whatever had it gets the old one, so that no key does two things.
    pub(crate) fn set(&mut self, action: KeyAction, key: Key) {
        let Some(binding) = KeyMap::main().find(|binding| binding.action == action && action != KeyAction::Cancel)
        else {
            return;
        };
        let old = self.of_binding(binding).key;
        let has_it = |other: &&Binding| {
            other.action != action && other.shift == binding.shift && self.of_binding(other).key == key
        };
        if let Some(other) = KeyMap::main().find(has_it) {
            self.0.insert(other.name.to_owned(), old.name().to_owned());
        }
        self.0.insert(binding.name.to_owned(), key.name().to_owned());
    }

    /// Whether a key may be chosen: not the ones with a fixed meaning.
    pub(super) fn is_free(key: Key) -> bool {
        !DIGITS.contains(&key)
            && !matches!(
                key,
                Key::ArrowUp
                    | Key::ArrowDown
                    | Key::ArrowLeft
                    | Key::ArrowRight
                    | Key::Tab
                    | Key::F1
                    | Key::C
                    | Key::Escape
            )
    }

    /// The label of a button: its name, and the key that does the same.
    pub(crate) fn named(ctx: &egui::Context, name: &str, action: KeyAction) -> String {
        let keys = KeyMap::of(ctx);
        let binding = KeyMap::main().find(|binding| binding.action == action);
        binding.map_or_else(|| name.to_owned(), |binding| format!("{name} ({})", keys.of_binding(binding).label()))
    }

    /// The map that this context plays by.
    pub(crate) fn of(ctx: &egui::Context) -> KeyMap {
        ctx.data(|data| data.get_temp(egui::Id::unique(HERE))).unwrap_or_default()
    }

    /// From now on this context plays by it.
    pub(crate) fn install(&self, ctx: &egui::Context) {
        ctx.data_mut(|data| data.insert_temp(egui::Id::unique(HERE), self.clone()));
    }
}

/// The key under which a context keeps its map.
const HERE: &str = "which key does what";

/// The actions whose keys were pressed in this frame; the keys are then taken.
pub(crate) fn pressed(ctx: &egui::Context) -> Vec<KeyAction> {
    // Most frames have no key at all.
    if !ctx.input(|input| input.events.iter().any(|event| matches!(event, egui::Event::Key { pressed: true, .. }))) {
        return Vec::new();
    }
    let words = (0..).zip(DIGITS).map(|(number, key)| (KeyAction::Word(number), Modifiers::NONE, key));
    let bound =
        KeyMap::of(ctx).bindings().into_iter().map(|binding| (binding.action, binding.modifiers(), binding.key));
    let taken = |&(action, modifiers, key): &(KeyAction, Modifiers, Key)| {
        let (anew, any) =
            ctx.input_mut(|input| (is_pressed_anew(input, modifiers, key), input.consume_key(modifiers, key)));
        if action.repeats() { any } else { anew }
    };
    let find = [(KeyAction::Find, Modifiers::COMMAND, Key::F)];
    find.into_iter().chain(bound).chain(words).filter(taken).map(|(action, ..)| action).collect()
}

/// Whether that key went down in this frame, and was not held from before.
fn is_pressed_anew(input: &egui::InputState, modifiers: Modifiers, key: Key) -> bool {
    let anew = |event: &egui::Event| {
        matches!(event, egui::Event::Key { key: down, pressed: true, repeat: false, modifiers: held, .. }
            if *down == key && held.matches_logically(modifiers))
    };
    input.events.iter().any(anew)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_two_deeds_share_a_key() {
        let labels: BTreeSet<String> = KEYS.iter().map(Binding::label).collect();
        assert_eq!(labels.len(), KEYS.len());
    }

    #[test]
    fn a_key_with_shift_is_looked_for_before_the_same_without() {
        // Without Shift in the pattern a key is also taken when Shift is held.
        for (at, binding) in KEYS.iter().enumerate().filter(|(_, binding)| binding.shift) {
            let plain = KEYS.iter().position(|other| other.key == binding.key && !other.shift);
            let same = |other: usize| KEYS[other].action == binding.action;
            assert!(plain.is_none_or(|plain| at < plain || same(plain)), "{}", binding.label());
        }
    }

    #[test]
    fn every_key_says_what_it_does() {
        for binding in KEYS {
            assert!(!binding.title().starts_with('[') && binding.does().ends_with('.'), "{}", binding.label());
        }
    }

    #[test]
    fn no_key_does_two_things_whatever_the_player_chooses() {
        let mut map = KeyMap::default();
        map.set(KeyAction::TakeBack, Key::N);
        let key = |map: &KeyMap, action| map.bindings().into_iter().find(|one| one.action == action).map(|one| one.key);
        assert_eq!((key(&map, KeyAction::TakeBack), key(&map, KeyAction::Next)), (Some(Key::N), Some(Key::U)));
        for binding in KeyMap::main() {
            map.set(binding.action, Key::Space);
            let labels: Vec<String> = map.bindings().iter().map(Binding::label).collect();
            let different: BTreeSet<&String> = labels.iter().collect();
            assert_eq!(labels.len(), different.len(), "{}", binding.name);
        }
    }

    #[test]
    fn a_held_key_ends_and_says_nothing_again() {
        let ctx = egui::Context::default();
        let down = |key| {
            let event =
                egui::Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE };
            let input = egui::RawInput { events: vec![event], ..egui::RawInput::default() };
            let mut actions = Vec::new();
            let _ = ctx.run_ui(input, |ui| actions.extend(pressed(ui.ctx())));
            actions
        };
        for (key, action) in
            [(Key::E, KeyAction::End), (Key::Space, KeyAction::Confirm), (Key::Num2, KeyAction::Word(1))]
        {
            assert_eq!(down(key), [action]);
            // Without having been let go it is the same press.
            assert_eq!(down(key), [], "{action:?}");
        }
        assert_eq!(
            (down(Key::N), down(Key::N)),
            (vec![KeyAction::Next], vec![KeyAction::Next]),
            "one may go through all units"
        );
    }

    #[test]
    fn what_a_file_names_wrongly_is_the_usual_key() {
        let map: KeyMap =
            serde_json::from_str(r#"{"Take back": "no such key", "Next": "Q", "Gone": "B"}"#).expect("a map");
        let key = |action| map.bindings().into_iter().find(|one| one.action == action).map(|one| one.key);
        assert_eq!(
            (key(KeyAction::TakeBack), key(KeyAction::Next), key(KeyAction::Act)),
            (Some(Key::U), Some(Key::Q), Some(Key::Enter))
        );
    }
}
