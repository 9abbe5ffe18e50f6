//! What must hold for any bytes from a peer or a file: no panic, bounded work, and one encoding for one value.
//!
//! Each function is the body of a fuzz target (`tests/fuzz`), and runs in the ordinary tests as well, over the corpus
//! and over seeded and mutated bytes. A broken promise is a panic with a sentence.

#![allow(clippy::panic, reason = "a broken promise must stop the fuzzer")]

mod live;
mod watching;

pub use live::{piece, played_session, session};
pub use watching::{watch_message, watching};

use engine::art_of_war::{Board, Command, Game, OptionalRules};
use engine::codec;
use engine::contract::{Game as _, Pending, Side};
use engine::digest::Hash;
use net::chance::Chance;
use net::croupier;
use net::evidence::Evidence;
use net::message::Message;
use net::record::{self, Record};
use net::secrets::Secrets;
use net::verify;
use std::sync::{Arc, OnceLock};

/// The longest input. What may be longer is bounded by its reader, and slow to make by chance.
pub const LONGEST: usize = 1024 * 1024;

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

fn promise(kept: bool, otherwise: &str) {
    assert!(kept, "{otherwise}");
}

/// The smallest battle.
pub fn skirmish() -> Arc<Board> {
    static BOARD: OnceLock<Arc<Board>> = OnceLock::new();
    Arc::clone(BOARD.get_or_init(|| {
        let board = scenarios::built_in("skirmish")
            .and_then(|battle| Board::new(scenarios::art_of_war::definition(&battle)?.clone()).ok());
        Arc::new(board.unwrap_or_else(|| panic!("the skirmish is not there")))
    }))
}

/// A message from a peer.
pub fn message(bytes: &[u8]) {
    if let Ok(message) = Message::decode(bytes) {
        promise(message.encode() == bytes, "a message encodes to other bytes than it came in");
    }
}

/// A record, and what it proves: as it is, and with the checks of its frames put right.
pub fn record(bytes: &[u8]) {
    read_record(bytes);
    read_record(&with_checks(bytes));
}

/// Frames have a check that no fuzzer meets by chance: it is put right, so that what lies behind it is reached.
fn with_checks(bytes: &[u8]) -> Vec<u8> {
    let Some(mark) = bytes.windows(record::MARK.len()).position(|part| part == record::MARK) else {
        return bytes.to_vec();
    };
    let (before, mut rest) = bytes.split_at(mark + record::MARK.len());
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

fn read_record(bytes: &[u8]) {
    let Ok(record) = Record::read(bytes) else { return };
    let mut notes = record.notes.iter().peekable();
    let mut again = record::MARK.to_vec();
    for (count, signed) in (1..).zip(&record.entries) {
        again.extend_from_slice(&record::entry_frame(signed));
        while let Some((_, note)) = notes.next_if(|(after, _)| *after <= count) {
            again.extend_from_slice(&record::note_frame(note));
        }
    }
    promise(bytes.get(..record.whole) == Some(&again), "a record is written otherwise than it was read");
    promise(record.torn.is_some() == (record.whole < bytes.len()), "the whole of a record is not where it is torn");
    if let Ok(seen) = verify::examine::<Game>(&record, None) {
        promise(seen.good <= seen.entries, "more entries are good than there are");
        let _ = (seen.conclusion(&record.notes), seen.claim(), seen.last_state());
    }
}

/// A file of evidence, and what it proves: as it is, and with the checks of its frames put right.
pub fn evidence(bytes: &[u8]) {
    read_evidence(bytes);
    read_evidence(&with_checks(bytes));
}

fn read_evidence(bytes: &[u8]) {
    let Ok(evidence) = Evidence::from_bytes(bytes) else { return };
    promise(evidence.to_bytes() == bytes, "evidence is written otherwise than it was read");
    let _ = (verify::examine_evidence::<Game>(&evidence), evidence.header());
}

/// A file of secrets.
pub fn secrets(bytes: &[u8]) {
    if let Ok(secrets) = Secrets::from_bytes(bytes) {
        promise(bytes.starts_with(&secrets.to_bytes()), "secrets are written otherwise than they were read");
    }
}

/// A saved game of the skirmish, as it comes with a difference between two machines.
pub fn saved_game(bytes: &[u8]) {
    let board = skirmish();
    let Ok(game) = Game::load(&board, bytes) else { return };
    promise(game.save() == bytes, "a loaded game is saved otherwise");
    look_around(&game);
}

/// The canonical bytes of a battle, as a joiner gets them from a host.
pub fn scenario(bytes: &[u8]) {
    let Ok(board) = Game::read_scenario(bytes) else { return };
    promise(Game::scenario_bytes(&board) == bytes, "a battle is written otherwise than it was read");
    for weather in [false, true] {
        if let Ok((game, _)) = Game::start(&board, &codec::encode(&OptionalRules { weather })) {
            look_around(&game);
        }
    }
}

fn look_around(game: &Game) {
    let _ = (game.hash(), game.sections(), game.pending(), game.options(), Side::BOTH.map(|side| game.view(side)));
}

/// Commands in the skirmish, each with a byte for its length before it; a length with the highest bit set is that of an
/// agreed change. Dice are the same for the same place.
pub fn commands(bytes: &[u8]) {
    let (mut game, _) = Game::new(skirmish(), OptionalRules::default());
    let mut chance = Chance::new(1807);
    for (kind, said) in pieces(bytes, 1, 64) {
        let before = game.clone();
        let changed = if kind & 0x80 != 0 {
            codec::decode(said).is_ok_and(|change| game.amend(&change).is_ok())
        } else {
            match (codec::decode::<Command>(said), game.pending()) {
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

/// The pieces of an input: `width` bytes, the lowest seven or fifteen bits of which are a length, and so many bytes.
/// The last piece may be shorter than its length says.
fn pieces(bytes: &[u8], width: usize, most: usize) -> Vec<(u16, &[u8])> {
    let (mut rest, mut all) = (bytes, Vec::new());
    while let Some((head, after)) = rest.split_at_checked(width) {
        let kind = head.iter().rev().fold(0u16, |value, byte| value << 8 | u16::from(*byte));
        let length = usize::from(kind & if width == 1 { 0x7f } else { 0x0fff });
        let (piece, after) = after.split_at(length.min(after.len()));
        all.push((kind, piece));
        rest = after;
        if all.len() >= most || rest.is_empty() {
            break;
        }
    }
    all
}
