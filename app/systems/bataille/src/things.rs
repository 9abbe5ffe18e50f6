//! Everything that is a piece or is in a box: combat units, leaders, and units beside the map.

use crate::MESSAGES;
use bataille::{Board, Game, LeaderId, Place, UnitId};
use engine::contract::Side;
use language::ask::{Names, PieceId, Sentence};
use language::phrase;

/// The meaning of a piece. Units come first, so that a unit has the number it has in the files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A battalion, a regiment or a battery.
    Unit(UnitId),
    /// A leader.
    Leader(LeaderId),
}

fn units(board: &Board) -> u16 {
    u16::try_from(board.definition().units.len()).unwrap_or(u16::MAX)
}

/// A unit as a piece.
pub const fn piece(unit: UnitId) -> PieceId {
    PieceId(unit.0)
}

/// A leader as a piece.
pub fn leader_piece(board: &Board, leader: LeaderId) -> PieceId {
    PieceId(units(board).saturating_add(leader.0))
}

/// The meaning of a piece, if this battle has it.
pub fn thing(board: &Board, piece: PieceId) -> Option<Thing> {
    match piece.0.checked_sub(units(board)) {
        None => Some(Thing::Unit(UnitId(piece.0))),
        Some(at) => board.leader(LeaderId(at)).map(|_| Thing::Leader(LeaderId(at))),
    }
}

/// The unit that a piece is, if it is one.
pub fn unit(board: &Board, piece: PieceId) -> Option<UnitId> {
    match thing(board, piece) {
        Some(Thing::Unit(unit)) => Some(unit),
        _ => None,
    }
}

/// Everything, in the order of the numbers.
pub(super) fn all(board: &Board) -> Vec<Thing> {
    let units = board.unit_ids().map(Thing::Unit);
    units.chain(board.leader_ids().map(Thing::Leader)).collect()
}

/// The place of a thing.
pub(super) fn place(game: &Game, thing: Thing) -> Place {
    let state = game.state();
    let found = match thing {
        Thing::Unit(unit) => state.units.get(usize::from(unit.0)).map(|unit| unit.place),
        Thing::Leader(leader) => state.leaders.get(usize::from(leader.0)).map(|leader| leader.place),
    };
    found.unwrap_or(Place::Aside)
}

/// The owner of a thing.
pub(super) fn owner(board: &Board, thing: Thing) -> Option<Side> {
    match thing {
        Thing::Unit(unit) => board.unit(unit).map(|data| data.side),
        Thing::Leader(leader) => board.leader(leader).map(|data| data.side),
    }
}

/// A thing as a piece.
pub(super) fn piece_of(board: &Board, thing: Thing) -> PieceId {
    match thing {
        Thing::Unit(unit) => piece(unit),
        Thing::Leader(leader) => leader_piece(board, leader),
    }
}

/// A box beside the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tray {
    /// Units that have not arrived.
    Coming(Side),
    /// Units that are eliminated.
    Lost(Side),
    /// Units driven off the map [62.9].
    Off(Side),
}

impl Tray {
    /// All of them, in the order of their numbers.
    pub(super) const ALL: [Tray; 6] = [
        Tray::Coming(Side::First),
        Tray::Off(Side::First),
        Tray::Lost(Side::First),
        Tray::Coming(Side::Second),
        Tray::Off(Side::Second),
        Tray::Lost(Side::Second),
    ];

    /// The title of the box in the language that is spoken now.
    pub(super) fn title(self, board: &Board) -> String {
        let sides = Side::BOTH.map(|side| board.side_name(side).to_owned());
        self.words().words(&Names { sides, ..Names::default() })
    }

    /// The title of the box.
    pub(super) fn words(self) -> Sentence {
        match self {
            Tray::Coming(side) => phrase!(MESSAGES, "bataille-box-coming", side = side),
            Tray::Lost(side) => phrase!(MESSAGES, "bataille-box-lost", side = side),
            Tray::Off(side) => phrase!(MESSAGES, "bataille-box-off", side = side),
        }
    }

    /// The box that holds a thing.
    pub(super) fn holding(game: &Game, thing: Thing) -> Option<Tray> {
        let side = owner(game.board(), thing)?;
        match place(game, thing) {
            Place::Waiting => Some(Tray::Coming(side)),
            Place::Eliminated => Some(Tray::Lost(side)),
            Place::OffMap => Some(Tray::Off(side)),
            Place::On(_) | Place::Aside => None,
        }
    }
}
