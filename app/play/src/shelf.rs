//! The battles a player knows when one is offered: the built-in ones, and those of the player's own files.
//!
//! Numbers of a battle are corrected in its file. A guest who knows a battle under the same name with other numbers is
//! not to play the host's unawares: the offer is refused, and both players read in what the two differ.

use crate::MESSAGES;
use engine::differences;
use language::battle::Battle;
use language::say;
use language::system::Systems;
use language::tongue::{Tongue, scoped};
use record::header::{Header, Terms};
use record::lobby::Library;
use replay::library;
use std::path::PathBuf;

/// The battles a player knows.
#[derive(Clone)]
pub struct BattleShelf {
    systems: Systems,
    own: Vec<Battle>,
    files: Vec<PathBuf>,
    /// Whether the guest came for a battle only they have.
    only_own: bool,
}

impl BattleShelf {
    /// Ours.
    pub const fn new(systems: Systems) -> BattleShelf {
        BattleShelf { systems, own: Vec::new(), files: Vec::new(), only_own: false }
    }

    /// The built-in battles, and those of these files as they are at each look.
    pub fn of_files(systems: Systems, files: &[PathBuf]) -> BattleShelf {
        BattleShelf { files: files.to_vec(), ..BattleShelf::new(systems) }
    }

    /// This battle and no other.
    pub fn only(systems: Systems, battle: Battle) -> BattleShelf {
        BattleShelf { own: vec![battle], only_own: true, ..BattleShelf::new(systems) }
    }

    /// The systems that it is of.
    pub(crate) const fn systems(&self) -> Systems {
        self.systems
    }

    /// Also this one.
    #[must_use]
    pub fn with(mut self, battle: Battle) -> BattleShelf {
        self.own.push(battle);
        self
    }

    /// The player's own battle of these bytes.
    pub fn own(&self, bytes: &[u8]) -> Option<Battle> {
        self.owned().find(|battle| battle.bytes() == bytes)
    }

    fn owned(&self) -> impl Iterator<Item = Battle> + '_ {
        let read = self.files.iter().filter_map(|file| self.systems.open_file(file).ok());
        self.own.iter().cloned().chain(read)
    }

    /// Own battles before built-in ones: a file that the player has corrected is the one that counts.
    fn known(&self) -> impl Iterator<Item = Battle> + '_ {
        let ours = self
            .systems
            .readers()
            .built_in_ids()
            .filter(|_| !self.only_own)
            .filter_map(|id| self.systems.open(id, None).ok());
        self.owned().chain(ours)
    }
}

/// The text that is sent is in English: the other program says it in its own language.
fn in_english(say: impl FnOnce() -> String) -> String {
    let _english = scoped(Tongue::english());
    say()
}

impl Library for BattleShelf {
    fn bytes(&self, wanted: &engine::digest::Hash) -> Option<Vec<u8>> {
        self.known().map(|battle| battle.bytes()).find(|bytes| Header::scenario_hash(bytes) == *wanted)
    }

    fn objection(&self, terms: &Terms, battle: &[u8]) -> Option<String> {
        let theirs = library::of_terms(self.systems, terms, battle, None).ok()?;
        let name = &theirs.scenario.id;
        let known = self.known().filter(|ours| ours.scenario.id == *name);
        let Some(all) = known.filter_map(|ours| ours.differences(&theirs)).next() else {
            let other = self.own.first().filter(|_| self.only_own)?;
            let (his, hers) = (&other.scenario.id, name);
            return Some(in_english(|| say!(MESSAGES, "play-error-own-file", his = his.clone(), hers = hers.clone())));
        };
        let (name, differences) = (name.clone(), differences::told(&all));
        Some(in_english(|| say!(MESSAGES, "play-error-files-differ", name = name, differences = differences)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Setup;
    use crate::table::friend::Friend;
    use crate::table::{ConnectionState, Far, Heard, Network, Wish};
    use engine::contract::Side;
    use std::path::Path;

    /// A built-in battle with one word of its files corrected, and the folder of these files.
    fn corrected(folder: &Path, from: &str, to: &str) -> (Battle, PathBuf) {
        let files = ::systems::ALL.readers().built_in_files("skirmish").expect("its files");
        assert!(files.iter().any(|(_, text)| text.contains(from)), "{from}");
        let folder = folder.join("corrected");
        std::fs::create_dir_all(&folder).expect("a folder");
        for (name, text) in files {
            std::fs::write(folder.join(name), text.replacen(from, to, 1)).expect("a file");
        }
        (::systems::ALL.open_file(&folder).expect("a battle"), folder)
    }

    fn offers(battle: &Battle) -> Far {
        let setup = Box::new(Setup::new(battle.clone(), Side::First));
        Far::Invite { setup, lan: false, network: Network::LOOPBACK }
    }

    #[test]
    fn two_files_that_differ_are_refused_and_both_players_read_in_what() {
        let folder = std::env::temp_dir().join(format!("estafette-shelf-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        let (theirs, file) =
            corrected(&folder, "strength = 6, movement = 4, start", "strength = 7, movement = 4, start");
        let named = "units.Ver-1.strength is 7, not 6";

        let mut host = Friend::sit(&folder, "Ney", offers(&theirs));
        let code = host.code();
        let guest = Friend::sit(&folder, "Barclay", Far::Join(code.clone(), Network::LOOPBACK));
        let text = guest.trouble("a refusal");
        assert!(text.contains(named) && text.contains("skirmish"), "{text}");
        host.until("the reason, at the host's", |heard| match heard {
            Heard::Way(ConnectionState::Lost(text)) | Heard::Word(text) => text.contains(named).then_some(()),
            _ => None,
        });

        // With the host's file on the shelf, the same guest plays at once, on a board with names.
        let shelf = BattleShelf::of_files(::systems::ALL, &[file]);
        let mut guest = Friend::sit_with(&folder, "Barclay", Far::Join(code, Network::LOOPBACK), shelf);
        let terms = guest.offer("an offer");
        guest.table.ask(Wish::Agree(terms));
        let battle = guest.until("the battle", |heard| match heard {
            Heard::Begun(battle) => Some(battle.clone()),
            _ => None,
        });
        assert_eq!(battle.scenario.summary, theirs.scenario.summary);
        drop((host, guest));
        crate::table::all_left();
        let _ = std::fs::remove_dir_all(&folder);
    }

    #[test]
    fn a_player_who_opens_a_file_plays_that_file() {
        let ours = ::systems::ALL.open("skirmish", None).expect("a battle");
        let folder = std::env::temp_dir().join(format!("estafette-brought-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let (brought, _) = corrected(&folder, "turn = 2", "turn = 3");
        let _ = std::fs::remove_dir_all(&folder);
        let shelf = BattleShelf::only(::systems::ALL, brought.clone());
        let terms = Setup::new(ours.clone(), Side::First).terms();
        assert_eq!(shelf.bytes(&terms.scenario), None);
        let text = shelf.objection(&terms, &ours.bytes()).expect("an objection");
        assert!(text.contains("is 2, not 3"), "{text}");
        let terms = Setup::new(brought.clone(), Side::First).terms();
        assert_eq!(shelf.bytes(&terms.scenario), Some(brought.bytes()));
        let eylau = ::systems::ALL.open("eylau", None).expect("a battle");
        let terms = Setup::new(eylau.clone(), Side::First).terms();
        assert!(shelf.objection(&terms, &eylau.bytes()).expect("an objection").contains("offers eylau"));
        assert_eq!(BattleShelf::new(::systems::ALL).bytes(&terms.scenario), Some(eylau.bytes()));
    }
}
