//! The systems of a program: a value that the program has and gives to everything that plays.

use super::any::AnySystem;
use crate::battle::{Battle, NoBattle};
use crate::sheet::Sheet;
use crate::tongue::Catalogue;
use crate::words::trouble::shorten;
use crate::{MESSAGES, phrase, say};
use scenarios::{Readers, Scenario};
use std::fmt;
use std::path::Path;
use std::sync::{Mutex, OnceLock, PoisonError};

/// The systems of a program, with the readers of their battles.
#[derive(Clone, Copy)]
pub struct Systems {
    first: &'static dyn AnySystem,
    list: &'static [&'static dyn AnySystem],
    readers: Readers,
}

impl fmt::Debug for Systems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.list.iter().map(|system| system.name())).finish()
    }
}

/// By their names: there is one system of a name.
impl PartialEq for Systems {
    fn eq(&self, other: &Systems) -> bool {
        self.list.iter().map(|system| system.name()).eq(other.list.iter().map(|system| system.name()))
    }
}

impl Eq for Systems {}

/// A built-in battle and its bytes, read when it is first looked for.
type Ours = OnceLock<Option<(Vec<u8>, Battle)>>;

impl Systems {
    /// These systems, and the readers of their battles in the same order.
    ///
    /// # Panics
    ///
    /// If there is none. A list is a constant, so that this is found when a program is built.
    #[expect(clippy::panic, reason = "a list without a system is found when a program is built")]
    pub const fn new(list: &'static [&'static dyn AnySystem], readers: Readers) -> Systems {
        match list {
            [first, ..] => Systems { first: *first, list, readers },
            [] => panic!("a program has a system"),
        }
    }

    /// Every system.
    pub const fn list(self) -> &'static [&'static dyn AnySystem] {
        self.list
    }

    /// The first one: the system of codes that name none, from before codes named any.
    pub const fn first(self) -> &'static dyn AnySystem {
        self.first
    }

    /// The readers of their battles; the first battle of the first one is the battle to begin with.
    pub const fn readers(self) -> Readers {
        self.readers
    }

    /// The catalogues of messages of all systems.
    pub fn catalogues(self) -> Vec<&'static Catalogue> {
        self.list.iter().map(|system| system.messages()).collect()
    }

    /// The system of that name.
    pub fn named(self, name: &str) -> Option<&'static dyn AnySystem> {
        self.list.iter().copied().find(|system| system.name() == name)
    }

    /// Opens a built-in battle by its id, or a scenario file or folder, looked for beside `beside` too.
    pub fn open(self, name: &str, beside: Option<&Path>) -> Result<Battle, NoBattle> {
        if let Some(scenario) = self.readers.built_in(name) {
            return self.made(scenario);
        }
        let candidates = [beside.map(|folder| folder.join(name)), Some(Path::new(name).to_path_buf())];
        match candidates.into_iter().flatten().find(|path| path.exists()) {
            Some(path) => self.open_file(&path),
            None => {
                let known = self.readers.built_in_ids().collect::<Vec<&str>>().join(", ");
                Err(NoBattle(vec![say!(MESSAGES, "language-no-battle", name = shorten(name), known = known)]))
            }
        }
    }

    /// Opens a scenario file or folder, whatever our battles are called.
    pub fn open_file(self, path: &Path) -> Result<Battle, NoBattle> {
        let read = self.readers.load(path);
        self.made(read.map_err(|mistakes| NoBattle(mistakes.iter().map(ToString::to_string).collect()))?)
    }

    /// The battle of a scenario.
    pub fn made(self, scenario: Scenario) -> Result<Battle, NoBattle> {
        match self.named(scenario.system) {
            Some(system) => system.battle(scenario),
            None => Err(NoBattle(vec![say!(MESSAGES, "language-no-rules", system = scenario.system)])),
        }
    }

    /// The known and guessed parts of a battle's map.
    pub fn about(self, battle: &Battle) -> Sheet {
        let mut sheet = Sheet::EMPTY;
        let ours = self.is_ours(battle);
        let Some(about) = self.readers.about(&battle.scenario.id).filter(|_| ours) else {
            sheet.line(phrase!(MESSAGES, "language-about-file"));
            return sheet;
        };
        let said = |part: &str, lines: &[&str]| battle.system().messages().sureness(about.name, part, lines);
        said("", &[about.origin]).into_iter().for_each(|line| sheet.line(line));
        for (part, lines) in [("sure", about.sure), ("fair", about.fair), ("guessed", about.guessed)] {
            if !lines.is_empty() {
                sheet.heading(phrase!(MESSAGES, "language-about", part = part));
            }
            for line in said(part, lines) {
                sheet.line(format!("\u{2022} {line}"));
            }
        }
        sheet
    }

    /// Reading all battles takes longer than a picture may: each is read once, on first use or ahead of it.
    fn shelf(self) -> Vec<(&'static str, &'static Ours)> {
        static READ: Mutex<Vec<(&str, &Ours)>> = Mutex::new(Vec::new());
        let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
        let mut kept = |id: &'static str| {
            if let Some((_, kept)) = read.iter().find(|(own, _)| *own == id) {
                return (id, *kept);
            }
            let kept: &'static Ours = Box::leak(Box::new(Ours::new()));
            read.push((id, kept));
            (id, kept)
        };
        self.readers.built_in_ids().map(&mut kept).collect()
    }

    /// All built-in battles.
    pub fn ours(self) -> impl Iterator<Item = Battle> {
        let read = self.shelf().into_iter().filter_map(move |(id, kept)| self.with_bytes(id, kept));
        read.map(|(_, battle)| battle.clone())
    }

    /// The built-in battle with that id.
    pub fn ours_of_id(self, id: &str) -> Option<Battle> {
        let (id, kept) = self.shelf().into_iter().find(|(own, _)| *own == id)?;
        self.with_bytes(id, kept).map(|(_, battle)| battle.clone())
    }

    /// Reads all built-in battles on a thread of its own, so that a caller who wants one later does not wait.
    pub fn read_ahead(self) {
        // If no thread can be started, they are read when they are wanted.
        let _ = std::thread::Builder::new().name(String::from("battles")).spawn(move || self.ours().for_each(drop));
    }

    /// The built-in battle of that system with these bytes, as a header carries them.
    pub fn of_ours(self, system: &str, bytes: &[u8]) -> Option<Battle> {
        let of_system = self.shelf().into_iter().filter(|(id, _)| self.readers.system_of(id) == Some(system));
        let mut read = of_system.filter_map(|(id, kept)| self.with_bytes(id, kept));
        read.find(|(own, _)| own == bytes).map(|(_, battle)| battle.clone())
    }

    fn with_bytes(self, id: &str, kept: &'static Ours) -> Option<&'static (Vec<u8>, Battle)> {
        kept.get_or_init(|| self.open(id, None).ok().map(|battle| (battle.bytes(), battle))).as_ref()
    }

    /// The title of a battle of that system in the language that is spoken now. Records and announcements have it in English.
    pub fn title_of(self, system: &str, title: &str) -> String {
        self.named(system).map_or_else(|| title.to_owned(), |known| known.messages().battle_title(title))
    }

    /// Whether a battle is built in, under any revision.
    pub fn is_ours(self, battle: &Battle) -> bool {
        self.of_ours(battle.system().name(), &battle.bytes()).is_some()
    }
}
