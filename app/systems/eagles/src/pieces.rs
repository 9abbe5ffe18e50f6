//! Everything that is a piece: leaders on the map, and units on their tracks.

use crate::MESSAGES;
use eagles::{Arm, ArmyData, ArmyId, Board, Class, FormationId, LeaderData, LeaderId, UnitId};
use engine::contract::Side;
use language::ask::{HolderId, Pick, PieceId, Sentence};
use language::words::letters::capital;
use language::{phrase, say};
use std::collections::{BTreeMap, BTreeSet};

/// The meaning of a piece. Leaders come first, by their numbers in the battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A leader.
    Leader(LeaderId),
    /// A unit on a track.
    Unit(UnitId),
}

fn leaders(board: &Board) -> u16 {
    u16::try_from(board.definition().leaders.len()).unwrap_or(u16::MAX)
}

/// A leader as a piece.
pub const fn leader_piece(leader: LeaderId) -> PieceId {
    PieceId(leader.0)
}

/// A unit as a piece.
pub fn unit_piece(board: &Board, unit: UnitId) -> PieceId {
    PieceId(leaders(board).saturating_add(unit.0))
}

/// The meaning of a piece, if this battle has it.
pub fn thing(board: &Board, piece: PieceId) -> Option<Thing> {
    match piece.0.checked_sub(leaders(board)) {
        None => Some(Thing::Leader(LeaderId(piece.0))),
        Some(at) => board.unit(UnitId(at)).map(|_| Thing::Unit(UnitId(at))),
    }
}

/// The leader that a piece is, if it is one.
pub(super) fn leader(board: &Board, piece: PieceId) -> Option<LeaderId> {
    match thing(board, piece) {
        Some(Thing::Leader(leader)) => Some(leader),
        _ => None,
    }
}

/// The unit that a piece is, if it is one.
pub(super) fn unit(board: &Board, piece: PieceId) -> Option<UnitId> {
    match thing(board, piece) {
        Some(Thing::Unit(unit)) => Some(unit),
        _ => None,
    }
}

/// The name of an army, as a label.
pub(super) fn army_told(army: &ArmyData) -> Sentence {
    let key = match army.id.as_str() {
        "french" => "french",
        "russian" => "russian",
        "prussian" => "prussian",
        _ => "other",
    };
    phrase!(MESSAGES, "eagles-army", army = key, name = capital(&army.id))
}

/// The name of the army with that number, as a label.
pub(super) fn army(board: &Board, id: ArmyId) -> Sentence {
    board.army(id).map_or_else(|| Sentence::from("?"), army_told)
}

/// An arm in the names of units, and as a word that messages choose by.
pub(super) const fn arm_key(arm: Arm) -> &'static str {
    match arm {
        Arm::Infantry => "infantry",
        Arm::Cavalry => "cavalry",
        Arm::Artillery => "artillery",
    }
}

/// A leader without a name of his own: a counter of veiled play, or a Major General without a name.
pub(super) struct Nameless {
    number: u16,
    army: &'static str,
    arm: Option<&'static str>,
}

impl Nameless {
    /// The number, the army and the arm of a leader who has no name.
    pub(super) fn of(board: &Board, data: &LeaderData) -> Option<Nameless> {
        let arm = match data.class {
            Class::Token => None,
            Class::GenericFoot => Some("infantry"),
            Class::GenericHorse => Some("cavalry"),
            Class::Army | Class::Leader | Class::Named => return None,
        };
        let number = data.name.split(' ').find_map(|part| part.parse().ok())?;
        let army = match board.army(data.army)?.id.as_str() {
            "french" => "french",
            "russian" => "russian",
            "prussian" => "prussian",
            _ => return None,
        };
        Some(Nameless { number, army, arm })
    }

    /// In full.
    pub(super) fn called(&self) -> Sentence {
        let (number, army) = (self.number, self.army);
        match self.arm {
            None => phrase!(MESSAGES, "eagles-token", number = number, army = army),
            Some(arm) => phrase!(MESSAGES, "eagles-general", number = number, army = army, arm = arm),
        }
    }

    /// On his display beside the map.
    pub(super) fn on_card(&self) -> String {
        let (number, army) = (self.number, self.army);
        match self.arm {
            None => self.short(),
            Some(arm) => say!(MESSAGES, "eagles-general-card", number = number, army = army, arm = arm),
        }
    }

    /// On his counter.
    pub(super) fn short(&self) -> String {
        match self.arm {
            None => say!(MESSAGES, "eagles-token-short", number = self.number),
            Some(_) => say!(MESSAGES, "eagles-general-short", number = self.number),
        }
    }
}

/// The name of a leader, as people read it.
pub(super) fn leader_called(board: &Board, data: &LeaderData) -> Sentence {
    Nameless::of(board, data).map_or_else(|| Sentence::from(data.name.clone()), |nameless| nameless.called())
}

/// The names of leaders without one, and of units that only their arm tells from others of their name.
pub(super) fn called(board: &Board) -> Vec<(Pick, Sentence)> {
    let mut all = Vec::new();
    for (id, data) in board.leader_ids().zip(&board.definition().leaders) {
        if let Some(nameless) = Nameless::of(board, data) {
            all.push((Pick::Piece(leader_piece(id)), nameless.called()));
            all.push((Pick::Holder(display(id)), nameless.called()));
        }
    }
    for (id, (data, name)) in board.unit_ids().zip(board.definition().units.iter().zip(unit_names(board))) {
        let arm = arm_key(data.arm);
        if name == format!("{} {arm}", data.name) {
            let called = phrase!(MESSAGES, "eagles-unit-armed", unit = data.name.clone(), arm = arm);
            all.push((Pick::Piece(unit_piece(board, id)), called));
        }
    }
    all
}

/// The display of a leader beside the map: they come after the sums of the sides.
fn display(leader: LeaderId) -> HolderId {
    HolderId(leader.0.saturating_add(2))
}

/// The names of leaders; leaders that share a name have their word in the files.
pub(super) fn leader_names(board: &Board) -> Vec<String> {
    let all = &board.definition().leaders;
    let mut count: BTreeMap<&str, u32> = BTreeMap::new();
    all.iter().for_each(|leader| *count.entry(&leader.name).or_default() += 1);
    let name = |leader: &LeaderData| match count.get(leader.name.as_str()) {
        Some(1) => leader.name.clone(),
        _ => format!("{} ({})", leader.name, leader.id),
    };
    all.iter().map(name).collect()
}

/// The names of units; units that share a name with another formation or leader also have their arm.
fn unit_names(board: &Board) -> Vec<String> {
    let definition = board.definition();
    let mut count: BTreeMap<&str, u32> = BTreeMap::new();
    definition.leaders.iter().for_each(|leader| *count.entry(&leader.name).or_default() += 1);
    definition.units.iter().for_each(|unit| *count.entry(&unit.name).or_default() += 1);
    let armed = |unit: &eagles::UnitData| match count.get(unit.name.as_str()) {
        Some(1) => unit.name.clone(),
        _ => format!("{} {}", unit.name, arm_key(unit.arm)),
    };
    let names: Vec<String> = definition.units.iter().map(armed).collect();
    let twice = shared(&names);
    let last = |(name, unit): (&String, &eagles::UnitData)| {
        if twice.contains(name.as_str()) { format!("{name} ({})", unit.id) } else { name.clone() }
    };
    names.iter().zip(&definition.units).map(last).collect()
}

/// The names that are in a list more than once.
fn shared(names: &[String]) -> BTreeSet<&str> {
    let mut seen = BTreeSet::new();
    names.iter().map(String::as_str).filter(|name| !seen.insert(*name)).collect()
}

/// All pieces, by their numbers.
pub(super) fn names(board: &Board) -> Vec<String> {
    leader_names(board).into_iter().chain(unit_names(board)).collect()
}

/// The owners of the pieces.
pub(super) fn owners(board: &Board) -> Vec<Option<Side>> {
    let leaders = board.leader_ids().map(|leader| Some(board.side_of(leader)));
    leaders.chain(board.unit_ids().map(|unit| unit_side(board, unit))).collect()
}

/// The side a unit fights on.
pub(super) fn unit_side(board: &Board, unit: UnitId) -> Option<Side> {
    let formation = board.formation(board.unit(unit)?.formation)?;
    board.army(formation.army).map(|army| army.side)
}

/// The names of formations, which are those of their units.
pub(super) fn formations(board: &Board) -> Vec<String> {
    let name = |formation: FormationId| {
        let first = board.body_of(formation).first().and_then(|unit| board.unit(*unit));
        first.map_or_else(String::new, |unit| unit.name.clone())
    };
    let names: Vec<String> = board.formation_ids().map(name).collect();
    let twice = shared(&names);
    let word = |formation: FormationId| board.formation(formation).map_or("", |known| known.id.as_str());
    let last = |(name, formation): (&String, FormationId)| {
        if twice.contains(name.as_str()) { format!("{name} ({})", word(formation)) } else { name.clone() }
    };
    names.iter().zip(board.formation_ids()).map(last).collect()
}
