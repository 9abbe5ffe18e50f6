//! Parts of sentences on events.

use super::super::ask::{self, in_hexes};
use super::super::{leader_piece, unit_piece};
use crate::MESSAGES;
use eagles::{Board, FormationId, LeaderId, RetreatPath, RoundResult, Space, UnitId, Weather};
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::{GroupId, Pick, PieceId, Sentence};
use language::happening::{Came, Loss, Milestone};
use language::phrase;
use language::sheet::Tone;
use language::tongue::{Argument, Joiner};

/// The result of a round for its attacker.
pub(super) const fn came(result: &RoundResult, attacker: Side) -> Came {
    let lost = matches!((result.loser, attacker), (Side::First, Side::First) | (Side::Second, Side::Second));
    if lost {
        Came { name: "lost", meaning: "the attacker has lost the round", tone: Tone::Bad }
    } else {
        Came { name: "won", meaning: "the defender has lost the round", tone: Tone::Good }
    }
}

/// The column of a round and its result: "column 2:1, attacker 1, defender 3*".
pub(super) fn round_told(board: &Board, column: u8, result: &RoundResult, attacker: Side) -> Sentence {
    let stars = "*".repeat(usize::from(result.stars));
    let (own, enemy) = if result.loser == attacker { (stars.as_str(), "") } else { ("", stars.as_str()) };
    let column = ask::column_word(board, column);
    let (own, enemy) = (format!("{}{own}", result.attacker), format!("{}{enemy}", result.defender));
    phrase!(MESSAGES, "eagles-round-result", column = column, attacker = own, defender = enemy)
}

pub(super) const fn who(leader: LeaderId) -> PieceId {
    leader_piece(leader)
}

pub(super) fn all(leaders: &[LeaderId]) -> Vec<PieceId> {
    leaders.iter().map(|leader| leader_piece(*leader)).collect()
}

/// The leader of a Force and the others in it.
pub(super) fn pieces(leader: LeaderId, others: &[LeaderId]) -> Vec<PieceId> {
    std::iter::once(leader).chain(others.iter().copied()).map(leader_piece).collect()
}

pub(super) fn body(formation: FormationId) -> Pick {
    Pick::Group(GroupId(formation.0))
}

/// Weather in a word or two.
pub(in super::super) fn weather(weather: Weather) -> Sentence {
    let key = match weather {
        Weather::Heat => "heat",
        Weather::Fair => "fair",
        Weather::Rain => "rain",
        Weather::Mud => "mud",
        Weather::RainMud => "rain-mud",
        Weather::Frost => "frost",
        Weather::Snow => "snow",
        Weather::FrostSnow => "frost-snow",
    };
    phrase!(MESSAGES, "eagles-weather", weather = key)
}

/// A space of the morale track by its letter.
pub(in super::super) fn letter(space: Space) -> String {
    format!("{space:?}")
}

/// Each unit once, with the strength points that it lost.
fn counted(units: &[UnitId]) -> Vec<(UnitId, u16)> {
    let mut seen: Vec<(UnitId, u16)> = Vec::new();
    for unit in units {
        match seen.iter_mut().find(|known| known.0 == *unit) {
            Some(known) => known.1 += 1,
            None => seen.push((*unit, 1)),
        }
    }
    seen
}

/// The losses of units of a side, for the sums of a battle.
pub(super) fn weakened(board: &Board, side: Side, units: &[UnitId]) -> Milestone {
    let loss = |(unit, strength)| Loss { piece: unit_piece(board, unit), side, strength, for_good: true };
    Milestone::Weakened(counted(units).into_iter().map(loss).collect())
}

/// Units with how many strength points each lost.
pub(super) fn lost(board: &Board, units: &[UnitId]) -> Sentence {
    let told = counted(units)
        .into_iter()
        .map(|(unit, number)| phrase!(MESSAGES, "eagles-unit-count", unit = unit_piece(board, unit), count = number));
    phrase!(MESSAGES, "eagles-all", all = Argument::joined(told, Joiner::Comma))
}

pub(super) fn retreated(side: Side, paths: &[RetreatPath], missing: u8) -> Sentence {
    let told = paths.iter().map(|path| match path.path.last() {
        _ if path.off => phrase!(MESSAGES, "eagles-retreat-off", hex = path.from),
        Some(to) => phrase!(MESSAGES, "eagles-retreat-to", hex = path.from, to = *to),
        None => phrase!(MESSAGES, "eagles-retreat-none", hex = path.from),
    });
    let told = Argument::joined(told, Joiner::Semicolon);
    match missing {
        0 => phrase!(MESSAGES, "eagles-retreated", side = side, paths = told),
        missing => {
            let missing = in_hexes(missing);
            phrase!(MESSAGES, "eagles-retreated-short", side = side, paths = told, hexes = missing)
        }
    }
}

/// A pursuit, with the die if one was rolled and the hex that it reached.
pub(super) fn pursued(
    leaders: Vec<PieceId>,
    hex: Hex,
    face: Option<u16>,
    far: Sentence,
    loss: u16,
    to: Option<Hex>,
) -> Sentence {
    match (face, to) {
        (None, None) => {
            phrase!(MESSAGES, "eagles-pursued", leaders = leaders, hex = hex, hexes = far, loss = loss)
        }
        (None, Some(to)) => {
            phrase!(MESSAGES, "eagles-pursued-to", leaders = leaders, hex = hex, hexes = far, loss = loss, to = to)
        }
        (Some(face), None) => phrase!(
            MESSAGES,
            "eagles-pursued-rolled",
            leaders = leaders,
            hex = hex,
            face = face,
            hexes = far,
            loss = loss
        ),
        (Some(face), Some(to)) => phrase!(
            MESSAGES,
            "eagles-pursued-to-rolled",
            leaders = leaders,
            hex = hex,
            face = face,
            hexes = far,
            loss = loss,
            to = to
        ),
    }
}
