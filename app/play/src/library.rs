//! Finding a battle by the name a person gives: one of ours, or a file.

pub use crate::battle::{Battle, NoBattle};
pub use crate::system::Field;

use crate::sheet::Sheet;
use crate::systems;
use net::header::{Header, Terms};
use scenarios::Scenario;
use std::path::Path;
use std::sync::{Mutex, OnceLock, PoisonError};

/// Opens a battle of ours by its id, or a scenario file or folder, looked for beside `beside` too.
pub fn open(name: &str, beside: Option<&Path>) -> Result<Battle, NoBattle> {
    let scenario = match ::systems::readers().built_in(name) {
        Some(scenario) => scenario,
        None => {
            let here = Path::new(name).to_path_buf();
            let candidates = [beside.map(|folder| folder.join(name)), Some(here)];
            let Some(path) = candidates.into_iter().flatten().find(|path| path.exists()) else {
                let known: Vec<&str> = ::systems::readers().built_in_ids().collect();
                return Err(NoBattle(vec![format!(
                    "there is no battle and no file \"{}\"; ours are {}",
                    crate::words::shorten(name),
                    known.join(", ")
                )]));
            };
            return open_file(&path);
        }
    };
    made(scenario)
}

/// Opens a scenario file or folder, whatever our battles are called.
pub fn open_file(path: &Path) -> Result<Battle, NoBattle> {
    let read = ::systems::readers().load(path);
    made(read.map_err(|mistakes| NoBattle(mistakes.iter().map(ToString::to_string).collect()))?)
}

fn made(scenario: Scenario) -> Result<Battle, NoBattle> {
    match systems::named(scenario.system) {
        Some(system) => system.battle(scenario),
        None => Err(NoBattle(vec![format!("{}: this program does not play by these rules", scenario.system)])),
    }
}

/// What is known of a battle's map and what is guessed.
pub fn about(battle: &Battle) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let ours = is_ours(battle);
    let Some(about) = ::systems::readers().about(&battle.scenario.id).filter(|_| ours) else {
        sheet.line("This battle is not one of ours: it comes from a file. Its author knows how sure it is.");
        return sheet;
    };
    sheet.line(about.origin);
    for (head, lines) in [("Sure", about.sure), ("Fair", about.fair), ("Guessed", about.guessed)] {
        if !lines.is_empty() {
            sheet.heading(head);
        }
        for line in lines {
            sheet.line(format!("\u{2022} {line}"));
        }
    }
    sheet
}

/// A battle of ours and its bytes, read when it is first looked for.
type Ours = OnceLock<Option<(Vec<u8>, Battle)>>;

/// Reading all of them takes longer than a picture may: each is read once, when it is wanted or while nobody waits for it.
fn shelf() -> Vec<(&'static str, &'static Ours)> {
    static OURS: Mutex<Vec<(&str, &Ours)>> = Mutex::new(Vec::new());
    let mut known = OURS.lock().unwrap_or_else(PoisonError::into_inner);
    for id in ::systems::readers().built_in_ids() {
        if !known.iter().any(|(own, _)| *own == id) {
            known.push((id, Box::leak(Box::new(Ours::new()))));
        }
    }
    known.clone()
}

/// All battles of ours.
pub fn ours() -> impl Iterator<Item = Battle> {
    let read = shelf().into_iter().filter_map(|(id, kept)| kept.get_or_init(|| with_bytes(id)).as_ref());
    read.map(|(_, battle)| battle.clone())
}

/// The battle of ours with that id.
pub fn ours_of_id(id: &str) -> Option<Battle> {
    let (id, kept) = shelf().into_iter().find(|(own, _)| *own == id)?;
    kept.get_or_init(|| with_bytes(id)).as_ref().map(|(_, battle)| battle.clone())
}

/// Reads all battles of ours on a thread of its own, so that whoever wants one later does not wait.
pub fn read_ahead() {
    // Where no thread can be had, they are read when they are wanted.
    let _ = std::thread::Builder::new().name(String::from("battles")).spawn(|| ours().for_each(drop));
}

/// The battle of ours of that system with these bytes, as a header carries them.
pub fn of_ours(system: &str, bytes: &[u8]) -> Option<Battle> {
    let of_system = shelf().into_iter().filter(|(id, _)| ::systems::readers().system_of(id) == Some(system));
    let mut read = of_system.filter_map(|(id, kept)| kept.get_or_init(|| with_bytes(id)).as_ref());
    read.find(|(own, _)| own == bytes).map(|(_, battle)| battle.clone())
}

fn with_bytes(id: &str) -> Option<(Vec<u8>, Battle)> {
    open(id, None).ok().map(|battle| (battle.bytes(), battle))
}

/// Whether a battle is one of ours, under whatever revision.
pub fn is_ours(battle: &Battle) -> bool {
    of_ours(battle.system().name(), &battle.bytes()).is_some()
}

/// The battle of these terms with these bytes, by their revision of the rules: one's own or one of ours, or a stranger's,
/// which is drawn plainly. A record carries what the rules read of its battle and not how it is drawn.
pub fn of_terms(terms: &Terms, bytes: &[u8], own: Option<&Battle>) -> Result<Battle, NoBattle> {
    if let Some(battle) = known(terms, bytes, own) {
        return Ok(battle);
    }
    systems::all().plays(&terms.system, terms.revision).map_err(|unknown| NoBattle(vec![unknown.to_string()]))?;
    plain(terms, bytes)
}

/// The battle of these terms with these bytes, of which only what the rules read is known. The bytes may come from a
/// stranger.
pub fn plain(terms: &Terms, bytes: &[u8]) -> Result<Battle, NoBattle> {
    let system = systems::named(&terms.system).ok_or(NoBattle(Vec::new()))?;
    let battle = system.rulebook().read(bytes, terms.revision)?;
    system.plain(&battle, &terms.title).ok_or(NoBattle(Vec::new()))
}

/// The battle of these terms if its names and its drawing are here: see [`of_terms`].
pub fn known(terms: &Terms, bytes: &[u8], own: Option<&Battle>) -> Option<Battle> {
    let own = own.filter(|battle| battle.bytes() == bytes).cloned();
    let battle = own.or_else(|| of_ours(&terms.system, bytes))?;
    if battle.system().name() == terms.system { battle.under(terms.revision).ok() } else { None }
}

/// The battle of a header: see [`of_terms`].
pub fn of_header(header: &Header, own: Option<&Battle>) -> Result<Battle, NoBattle> {
    of_terms(&header.terms, &header.scenario, own)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Setup;
    use engine::contract::Side;
    use std::collections::BTreeMap;

    #[test]
    fn a_strangers_battle_is_played_on_a_plain_board_and_ours_on_our_own() {
        let ours = open("eylau", None).expect("a battle");
        let mut terms = Setup::new(ours.clone(), Side::First).terms();
        terms.title = String::from("whatever");
        let known = of_terms(&terms, &ours.bytes(), None).expect("ours");
        assert_eq!(known.scenario.title, ours.scenario.title);
        let mut files: BTreeMap<String, Vec<u8>> = BTreeMap::new();
        for (name, text) in ::systems::readers().built_in_files("eylau").expect("its files") {
            files.insert((*name).to_owned(), text.replace("id = \"eylau\"", "id = \"mine\"").into_bytes());
        }
        let mine =
            made(::systems::readers().parse(&files, scenarios::MAIN_FILE).expect("a scenario")).expect("a battle");
        let bytes = mine.bytes();
        assert!(of_ours(&terms.system, &bytes).is_none());
        let plain = of_terms(&terms, &bytes, None).expect("a battle");
        assert_eq!(plain.scenario.title, "whatever");
        assert_eq!(plain.bytes(), bytes);
        assert!(!plain.scenario.drawing.roads.is_empty());
        let begins = plain.beginning().expect("a beginning");
        assert!(!crate::board::Board::new(&plain).scene(&*begins).counters.is_empty());
        assert_eq!(of_terms(&terms, &bytes, Some(&mine)).expect("one's own").scenario.title, mine.scenario.title);
        assert!(of_terms(&terms, b"no battle", None).is_err());
    }
}
