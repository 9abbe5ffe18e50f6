//! The list of readers: a system adds a line, and nothing below knows all of them.

use scenarios::{Reader, Readers};
use std::sync::{PoisonError, RwLock};

/// The readers that the program is built with.
const OURS: Readers = Readers::new(
    const {
        &[
            &art_of_war_files::READER,
            &twenty_files::READER,
            &bataille_files::READER,
            &winter_files::READER,
            &eagles_files::READER,
        ]
    },
);

/// The list as it is now: ours, and after them the one that a test program has added.
static LIST: RwLock<Readers> = RwLock::new(OURS);

/// The readers of every system's battles; the first battle of the first one is the battle to begin with.
///
/// ```
/// use systems::readers;
///
/// assert_eq!(readers().built_in("eylau").unwrap().pieces, [43, 39]);
/// assert!(readers().built_in("waterloo").is_none());
/// let mistakes = readers().parse_text("my.toml", "format = 1\nsystem = \"art_of_wart\"").unwrap_err();
/// assert_eq!(mistakes[0].to_string(), "my.toml:2:10: `system` cannot be `art_of_wart`; did you mean `art_of_war`?");
/// ```
pub fn readers() -> Readers {
    *LIST.read().unwrap_or_else(PoisonError::into_inner)
}

/// Adds a reader at the end of the list, for tests and the laboratory. A system that is there already is not added again.
pub fn add(reader: &'static Reader) {
    let mut list = LIST.write().unwrap_or_else(PoisonError::into_inner);
    if list.iter().all(|known| known.name != reader.name) {
        *list = list.and(reader);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use scenarios::{MAIN_FILE, history};
    use std::collections::BTreeMap;

    #[test]
    fn every_built_in_battle_is_free_of_mistakes() {
        for id in readers().built_in_ids() {
            let files = readers().built_in_files(id).unwrap().iter();
            let source: BTreeMap<_, _> =
                files.map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect();
            match readers().parse(&source, MAIN_FILE) {
                Ok(battle) => assert_eq!((battle.id.as_str(), Some(battle.system)), (id, readers().system_of(id))),
                Err(mistakes) => panic!("{id}: {}", mistakes.iter().map(|m| format!("\n{m}")).collect::<String>()),
            }
        }
        assert_eq!(readers().built_ins().len(), readers().built_in_ids().count());
    }

    #[test]
    fn every_battle_of_history_names_a_side_of_its_own() {
        let all: toml::Table = include_str!("../../../scenarios/data/history.toml").parse().expect("a table");
        for (id, battle) in &all {
            let Some(known) = readers().built_in(id) else { continue };
            let read = history(id, &known.side_ids).expect(id);
            assert_eq!(read.won.is_some(), battle.get("won").is_some(), "{id}: `won` is one of {:?}", known.side_ids);
        }
    }
}
