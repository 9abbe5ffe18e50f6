//! The promises for any bytes from a peer or a file: no panic, bounded work, and one encoding for one value.
//!
//! Each function is the body of a fuzz target (`tests/fuzz`), and runs in the ordinary tests as well, over the corpus
//! and over seeded and mutated bytes. A broken promise is a panic with a sentence.
//!
//! A body that ends in `_of` is about one system. The target of that name tries its input in every system: bytes of one
//! system are noise to the others, and all of them must bear it.

#![allow(clippy::panic, reason = "a broken promise must stop the fuzzer")]

mod input;
mod live;
#[allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "only tests spoil inputs")]
mod spoiling;
mod watching;

pub use input::LONGEST;
pub use live::{FuzzStage, Fuzzed, piece, played_session, session_of};
pub use spoiling::{CorpusFile, try_many};
pub use watching::{watch_message, watching_of};

use engine::codec;
use engine::contract::{Game, Pending, Side};
use engine::digest::Hash;
use engine::referee::{self, Shared};
use input::{pieces, promise};
use language::chance::Chance;
use language::croupier;
use record::evidence::Evidence;
use record::file::{self, Record};
use record::message::Message;
use record::secrets::Secrets;
use record::verify;

/// The battle that a system is tried on.
pub(crate) fn stage<G: Fuzzed>() -> &'static FuzzStage<G> {
    G::stage()
}

/// A target: its name, which is also the folder of its corpus, and its body.
pub type Target = (&'static str, fn(&[u8]));

/// All of them.
pub const TARGETS: [Target; 10] = [
    ("message", message),
    ("record", record),
    ("evidence", evidence),
    ("secrets", secrets),
    ("saved_game", saved_game),
    ("scenario", scenario),
    ("commands", commands),
    ("session", session),
    ("watch_message", watch_message),
    ("watching", watching),
];

/// Commands and agreed changes in the battle of every system.
pub fn commands(bytes: &[u8]) {
    in_every_system!(commands_of, bytes);
}

/// A saved game of the battle of every system.
pub fn saved_game(bytes: &[u8]) {
    in_every_system!(saved_game_of, bytes);
}

/// A battle of every system.
pub fn scenario(bytes: &[u8]) {
    in_every_system!(scenario_of, bytes);
}

/// A live session of every system.
pub fn session(bytes: &[u8]) {
    in_every_system!(session_of, bytes);
}

/// A match of every system that is watched.
pub fn watching(bytes: &[u8]) {
    in_every_system!(watching_of, bytes);
}

/// A record of any system, and what it proves: as it is, and with the checks of its frames put right.
pub fn record(bytes: &[u8]) {
    in_every_system!(record_of, bytes);
}

/// A message from a peer.
pub fn message(bytes: &[u8]) {
    if let Ok(message) = Message::decode(bytes) {
        promise(message.encode() == bytes, "a message encodes to other bytes than it came in");
    }
}

/// A record, and what it proves by the rules of one system.
pub fn record_of<G: Shared>(_: &FuzzStage<G>, bytes: &[u8]) {
    read_record::<G>(bytes);
    read_record::<G>(&with_checks(bytes));
}

/// Frames have a check that no fuzzer meets by chance: it is put right, so that what lies behind it is reached.
fn with_checks(bytes: &[u8]) -> Vec<u8> {
    let Some(mark) = bytes.windows(file::MARK.len()).position(|part| part == file::MARK) else {
        return bytes.to_vec();
    };
    let (before, mut rest) = bytes.split_at(mark + file::MARK.len());
    let mut whole = before.to_vec();
    while let Some((length, after)) = rest.split_first_chunk::<4>() {
        let Some((payload, after)) = after.split_at_checked(u32::from_le_bytes(*length) as usize) else { break };
        let Hash([a, b, c, d, ..]) = Hash::of_bytes("estafette frame", payload);
        whole.extend_from_slice(&[length, payload, &[a, b, c, d]].concat());
        rest = after.get(4..).unwrap_or_default();
    }
    whole.extend_from_slice(rest);
    whole
}

fn read_record<G: Shared>(bytes: &[u8]) {
    let Ok(record) = Record::read(bytes) else { return };
    let mut notes = record.notes.iter().peekable();
    let mut again = file::MARK.to_vec();
    for (count, signed) in (1..).zip(&record.entries) {
        again.extend_from_slice(&file::entry_frame(signed));
        while let Some((_, note)) = notes.next_if(|(after, _)| *after <= count) {
            again.extend_from_slice(&file::note_frame(note));
        }
    }
    promise(bytes.get(..record.whole) == Some(&again), "a record is written otherwise than it was read");
    promise(record.torn.is_some() == (record.whole < bytes.len()), "the whole of a record is not where it is torn");
    if let Ok(seen) = verify::examine(&record, referee::rules::<G>(), None) {
        promise(seen.good <= seen.entries, "more entries are good than there are");
        let _ = (seen.conclusion(&record.notes), seen.claim(), seen.last_state());
    }
}

/// A file of evidence, and what it proves: as it is, and with the checks of its frames put right.
pub fn evidence(bytes: &[u8]) {
    in_every_system!(evidence_of, bytes);
}

/// Reads evidence by the rules of one system.
pub fn evidence_of<G: Shared>(_: &FuzzStage<G>, bytes: &[u8]) {
    read_evidence::<G>(bytes);
    read_evidence::<G>(&with_checks(bytes));
}

fn read_evidence<G: Shared>(bytes: &[u8]) {
    let Ok(evidence) = Evidence::from_bytes(bytes) else { return };
    promise(evidence.to_bytes() == bytes, "evidence is written otherwise than it was read");
    let _ = (verify::examine_evidence(&evidence, referee::rules::<G>()), evidence.header());
}

/// A file of secrets.
pub fn secrets(bytes: &[u8]) {
    if let Ok(secrets) = Secrets::from_bytes(bytes) {
        promise(bytes.starts_with(&secrets.to_bytes()), "secrets are written otherwise than they were read");
    }
}

/// A saved game, as it comes with a difference between two machines.
pub fn saved_game_of<G: Shared>(stage: &FuzzStage<G>, bytes: &[u8]) {
    let Ok(game) = G::load(&stage.battle, bytes) else { return };
    promise(game.save() == bytes, "a loaded game is saved otherwise");
    look_around(&game);
}

/// The canonical bytes of a battle, as a joiner gets them from a host.
pub fn scenario_of<G: Shared>(stage: &FuzzStage<G>, bytes: &[u8]) {
    let Ok(battle) = G::read_scenario(bytes) else { return };
    promise(G::scenario_bytes(&battle) == bytes, "a battle is written otherwise than it was read");
    for options in &stage.options {
        if let Ok((game, _)) = G::start(&battle, options) {
            look_around(&game);
        }
    }
}

fn look_around<G: Game>(game: &G) {
    let _ = (game.hash(), game.sections(), game.pending(), game.options(), Side::BOTH.map(|side| game.view(side)));
}

/// Commands in the battle, each with a byte for its length before it; a length with the highest bit set is that of an
/// agreed change. Dice are the same for the same place.
pub fn commands_of<G: Shared>(stage: &FuzzStage<G>, bytes: &[u8]) {
    let mut game = stage.begun();
    let mut chance = Chance::new(1807);
    for (kind, said) in pieces(bytes, 1, 64) {
        let before = game.clone();
        let changed = if kind & 0x80 != 0 {
            codec::decode(said).is_ok_and(|change| game.amend(&change).is_ok())
        } else {
            match (codec::decode::<G::Command>(said), game.pending()) {
                (Ok(command), Pending::Decision { side, .. }) => {
                    promise(game.check(side.other(), &command).is_err(), "a side was heard that was not asked");
                    let allowed = game.check(side, &command).is_ok();
                    promise(game.apply(side, &command).is_ok() == allowed, "check and apply disagree");
                    allowed
                }
                _ => false,
            }
        };
        promise(changed || game.save() == before.save(), "a refusal changed the game");
        while let Pending::Roll(roll) = game.pending() {
            let dealt = croupier::deal(&roll, &mut chance);
            promise(croupier::take(&mut game, &dealt).is_ok(), "the rules refuse the dice they asked for");
        }
    }
    look_around(&game);
}
