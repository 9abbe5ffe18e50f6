//! The English texts in the files of our battles: each has a message, or is a name, or nobody sees it.

use super::ALL;
use language::ask::{Draft, Names, Pick, PieceId};
use language::board::dated;
use language::position::Position;
use language::system::Eye;
use language::tongue::{BUILT_IN, PSEUDO, SideForm, Tongue, nation_called, place_called, scoped, shapes, side_called};
use std::collections::BTreeSet;
use std::sync::Arc;
use toml::Value;

/// Texts that a player reads: where the files have them, the kind of their messages, and the key beside them that names the message.
/// Without such a key the text itself does.
const TEXTS: [(&str, &str, Option<&str>); 13] = [
    ("card.effect", "effect", Some("title")),
    ("unit.formation", "formation", None),
    ("division.formation", "formation", None),
    ("garrison.name", "post", None),
    ("corps.name", "corps", None),
    ("scenario_20_1.bodies.name", "body", None),
    ("scenario_20_2.bodies.name", "body", None),
    ("unit_20_1.corps", "body", None),
    ("unit_20_2.corps", "body", None),
    ("unit_training.corps", "body", None),
    ("body.name", "body", None),
    ("troop.corps", "body", None),
    ("spirit.body", "body", None),
];

/// Texts that other tests hold: those about a battle, results by level, and dates.
const HELD_ELSEWHERE: [&str; 8] = [
    "title",
    "summary",
    "victory.results.result",
    "card.title",
    "turns.labels",
    "turns.dates",
    "scenario.turns",
    "date",
];

/// Names of people, places and units, which stay as they are.
const NAMES: [&str; 27] = [
    "place.name",
    "unit.name",
    "unit_20_1.name",
    "unit_20_2.name",
    "unit_training.name",
    "unit_20_1.regiment",
    "unit_20_2.regiment",
    "unit_training.regiment",
    "unit_20_1.battery",
    "unit_20_2.battery",
    "unit_training.battery",
    "troop.units.name",
    "troop.units.regiment",
    "troop.units.battery",
    "troop.regiment",
    "troop.battery",
    "staff.leaders.name",
    "staff.leaders.commands",
    "leader.name",
    "leader_20_1.name",
    "leader_20_2.name",
    "leader_training.name",
    "division.name",
    "scenario_20_1.hold_regiments",
    "scenario_20_1.drunken_bound",
    "scenario_20_2.control.place",
    "scenario_20_2.sausgarten.place",
];
/// Words that are English in the name of a place; the other names stay as they are.
const PLACE_WORDS: [&str; 25] = [
    "and", "brook", "castle", "church", "forest", "gorge", "heath", "height", "heights", "hill", "lake", "lunette",
    "mill", "north", "northern", "of", "plateau", "pond", "ponds", "ridge", "road", "south", "terrace", "windmill",
    "wood",
];

/// The beginning of names of units in a battle.
const SHOWN_AS: &str = "scenario.shown_as.";

/// Texts for readers of the files.
const UNSEEN: [&str; 21] = [
    "map.title",
    "road.name",
    "rules.keep_off.but",
    "entry.road",
    "entry.who",
    "place.remark",
    "area.name",
    "card.confidence",
    "admin_points.prussian",
    "scenario.title",
    "scenario.historical.title",
    "scenario.historical.pontoon",
    "scenario.koenigstein.title",
    "scenario.koenigstein.pontoon",
    "scenario.replacements.french",
    "scenario.replacements.russian",
    "scenario.replacements.prussian",
    "scenario_20_1.groups.road",
    "leader_20_2.roll_to_enter",
    "line.measure",
    "retreat.potential",
];

/// A text of a file.
struct FileText {
    /// The keys that lead to it, without numbers.
    path: String,
    /// The strings beside it, by their keys.
    beside: Vec<(String, String)>,
    text: String,
}

impl FileText {
    /// All strings of a file.
    fn all(file: &str) -> Vec<FileText> {
        let mut found = Vec::new();
        gather("", &Value::Table(file.parse().expect("a table")), &[], &mut found);
        found
    }

    /// The kind of its message, and its key.
    fn message(&self) -> Option<(&'static str, &str)> {
        let (_, kind, key) = TEXTS.iter().find(|(path, ..)| *path == self.path)?;
        let named = key.map(|key| self.beside.iter().find(|(known, _)| known == key).expect(key).1.as_str());
        Some((kind, named.unwrap_or(&self.text)))
    }

    /// Whether it has words. A word with a capital is a name, and one with marks or digits is an id.
    fn is_prose(&self) -> bool {
        let small = || self.text.starts_with(char::is_lowercase) && self.text.chars().all(char::is_alphabetic);
        self.text.contains(' ') || small()
    }
}

fn gather(path: &str, value: &Value, beside: &[(String, String)], found: &mut Vec<FileText>) {
    match value {
        Value::String(text) => {
            found.push(FileText { path: path.to_owned(), beside: beside.to_vec(), text: text.clone() });
        }
        Value::Array(list) => list.iter().for_each(|one| gather(path, one, beside, found)),
        Value::Table(table) => {
            let text = |(key, value): (&String, &Value)| Some((key.clone(), value.as_str()?.to_owned()));
            let beside: Vec<_> = table.iter().filter_map(text).collect();
            for (key, value) in table {
                let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
                gather(&path, value, &beside, found);
            }
        }
        _ => {}
    }
}

/// The texts of all files of a battle of ours.
fn texts(id: &str) -> Vec<FileText> {
    ALL.readers().built_in_files(id).expect(id).iter().flat_map(|(_, file)| FileText::all(file)).collect()
}

/// The end of a message's id.
fn key_of(text: &str) -> String {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_ascii_lowercase).collect::<Vec<_>>().join("-")
}

#[test]
fn every_text_of_a_file_has_a_message_in_every_language_or_is_a_name() {
    let accented = Arc::new(Tongue::new(PSEUDO));
    let (mut wrong, mut met) = (BTreeSet::new(), BTreeSet::new());
    for battle in ALL.ours() {
        let (id, messages) = (battle.scenario.id.as_str(), battle.system().messages());
        let pages = BUILT_IN.map(|code| (code, shapes(messages.page(code).expect(code))));
        for one in texts(id).iter().filter(|one| one.is_prose()) {
            let FileText { path, text, .. } = one;
            let Some((kind, key)) = one.message() else {
                // A word in small letters is one that the files share with the program.
                let known = [&HELD_ELSEWHERE[..], &NAMES, &UNSEEN].into_iter().flatten().any(|known| known == path);
                if text.contains(' ') && !known && !path.starts_with(SHOWN_AS) {
                    wrong.insert(format!("{id}: {path} is neither a text with a message nor a name: {text}"));
                }
                met.insert(path.clone());
                continue;
            };
            met.insert(path.clone());
            let message = format!("{}-{kind}-{}", messages.owner(), key_of(key));
            for (code, _) in pages.iter().filter(|(_, page)| !page.contains_key(&message)) {
                wrong.insert(format!("{code}: {message} is missing: {text}"));
            }
            let said = |tongue: &Arc<Tongue>| {
                let _spoken = scoped(Arc::clone(tongue));
                messages.file_text(kind, key, text).plain(&Names::default())
            };
            assert_eq!(said(&Tongue::english()), *text, "{message}");
            if said(&accented) == *text {
                wrong.insert(format!("{message} is not what the file of {id} says: {text}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.into_iter().collect::<Vec<_>>().join("\n"));
    let listed = TEXTS.iter().map(|(path, ..)| path).chain(&HELD_ELSEWHERE).chain(&NAMES).chain(&UNSEEN);
    let gone: Vec<&&str> = listed.filter(|path| !met.contains(**path)).collect();
    assert!(gone.is_empty(), "no file has these: {gone:?}");
}

#[test]
fn a_place_whose_name_is_made_of_english_words_has_a_name_in_every_language() {
    let _spoken = scoped(Arc::new(Tongue::new(PSEUDO)));
    let (mut wrong, mut met) = (BTreeSet::new(), 0);
    for battle in ALL.ours() {
        for place in battle.scenario.gazetteer.places() {
            let lower = place.name.to_lowercase();
            let mut words = lower.split(|letter: char| !letter.is_alphabetic());
            if words.any(|word| PLACE_WORDS.contains(&word)) {
                met += 1;
                let same = place_called(&place.name) == place.name;
                wrong.extend(same.then(|| format!("{}: {}", battle.scenario.id, place.name)));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(met > 30, "only {met} such places");
}

/// Everything a player can read about the beginning of a battle with all its options.
fn shown(position: &dyn Position) -> String {
    let (names, eye) = (Arc::clone(position.names()), Eye::Public);
    let mut sheets = vec![position.standing(eye), position.account(eye), position.turns(), position.coming(eye)];
    sheets.extend(position.charts().iter().map(|title| position.chart(title, eye, &Draft::EMPTY, &[])));
    let mut all: Vec<String> = sheets.iter().map(|sheet| sheet.plain(&names)).collect();
    for piece in (0..names.pieces.len()).filter_map(|at| u16::try_from(at).ok()).map(PieceId) {
        let about = position.about(eye, piece);
        all.extend([names.pick(Pick::Piece(piece)), about.told, about.place, position.formation(piece)]);
    }
    all.extend(position.holders(eye).into_iter().map(|holder| holder.title));
    all.join("\n")
}

#[test]
fn no_text_of_a_file_is_shown_in_english_in_another_language() {
    let mut read = 0;
    for battle in ALL.ours() {
        let keys: Vec<_> = battle.switches().iter().map(|switch| switch.key).collect();
        let position = battle.begun(&battle.options(&keys)).or_else(|_| battle.beginning()).expect("a beginning");
        let english = shown(&*position);
        let _spoken = scoped(Arc::new(Tongue::new(PSEUDO)));
        let accented = shown(&*position);
        // Detachments are called by their leaders.
        let name = |one: &FileText| battle.names().pieces.iter().any(|piece| piece.contains(&one.text));
        let texts = texts(&battle.scenario.id);
        for one in texts.iter().filter(|one| one.is_prose() && one.message().is_some() && !name(one)) {
            assert!(!accented.contains(&one.text), "{}: {} is in English", battle.scenario.id, one.text);
            read += usize::from(english.contains(&one.text));
        }
    }
    assert!(read > 80, "only {read} texts are read anywhere");
}

#[test]
fn labels_of_turns_sides_and_nations_follow_the_language() {
    let _spoken = scoped(Arc::new(Tongue::new(PSEUDO)));
    let mut english = BTreeSet::new();
    for battle in ALL.ours() {
        let scenario = &battle.scenario;
        for label in &scenario.turn_labels {
            let said = dated(label);
            let words = label.split(|letter: char| !letter.is_alphabetic()).filter(|word| !word.is_empty());
            for word in words.filter(|word| said.contains(*word)) {
                english.insert(format!("{}: {word} of {label}: {said}", scenario.id));
            }
        }
        for side in &battle.names().sides {
            let same = side_called(side, SideForm::Label) == *side;
            english.extend(same.then(|| format!("{}: the side {side}", scenario.id)));
        }
        for nation in scenario.drawing.nations.values() {
            let same = nation_called(&nation.name) == nation.name;
            english.extend(same.then(|| format!("{}: the nation {}", scenario.id, nation.name)));
        }
    }
    assert!(english.is_empty(), "{english:#?}");
}
