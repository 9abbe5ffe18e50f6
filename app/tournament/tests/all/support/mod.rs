//! Shared parts of the tests: players, and a folder that is removed when the test ends.
#![allow(dead_code, reason = "each test uses what it needs")]

use language::battle::Battle;
use language::bot::{BotKind, BotPlayer};
use language::chance::Chance;
use language::system::Eye;
use record::identity::Identity;
use record::seed::Seed;
use record::session::Session;
use sim::{Match, NetworkWeather, Pilot, PilotMove, World};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use tournament::evening_event::SignedEntry;
use tournament::state::Tournament;

static FOLDERS: AtomicU32 = AtomicU32::new(0);

/// A folder for one test.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("estafette-tournament-{name}-{}-{number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }
}

pub(crate) fn identity(seed: u8) -> Identity {
    Identity::from_seed(&Seed::from_bytes([seed; 32]))
}

pub(crate) fn boxed(event: &Tournament, seed: u8) -> Box<SignedEntry> {
    Box::new(entry(event, seed))
}

pub(crate) fn entry(event: &Tournament, seed: u8) -> SignedEntry {
    SignedEntry::new(&identity(seed), event.id, &format!("Player {seed}"))
}

pub(crate) fn copy(from: &Path, to: &Path) {
    for end in ["", "-wal", "-shm"] {
        let with = |path: &Path| PathBuf::from(format!("{}{end}", path.display()));
        let _ = std::fs::remove_file(with(to));
        if with(from).exists() {
            std::fs::copy(with(from), with(to)).unwrap();
        }
    }
}

/// A player that the desk does not know.
pub(crate) fn stranger(number: u32) -> Identity {
    let mut seed = [7; 32];
    seed[..4].copy_from_slice(&number.to_le_bytes());
    Identity::from_seed(&Seed::from_bytes(seed))
}

/// The two players of a simulated match: everything in it follows from its seed.
pub(crate) fn players(seed: u64) -> [Identity; 2] {
    let mut chance = Chance::for_game(seed, 0x5eed);
    [(); 2].map(|()| Identity::from_seed(&Seed::from_bytes(std::array::from_fn(|_| chance.number() as u8))))
}

struct BotPilot(Battle, BotPlayer);

impl Pilot for BotPilot {
    fn think(&mut self, session: &Session, chance: &mut Chance) -> Option<PilotMove> {
        let position = self.0.position(session.game(), Eye::Of(session.me())).filter(|_| session.is_my_decision())?;
        self.1.say(&*position, chance).map(|said| PilotMove::Command(said.command))
    }
}

/// Plays a match of these match settings between the two players of its seed, and returns its record.
pub(crate) fn play(battle: &Battle, terms: record::header::Terms, seed: u64) -> Vec<u8> {
    let (rules, field) = (battle.rulebook(), battle.ruled());
    let plan = Match { rules, battle: field, terms, seed, weather: NetworkWeather::CALM, liar: None, first_trick: 0 };
    let pilot = || -> Box<dyn Pilot> { Box::new(BotPilot(battle.clone(), BotPlayer::new(BotKind::Random))) };
    World::new(plan, [pilot(), pilot()]).run().unwrap().record
}
