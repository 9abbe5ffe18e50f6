//! Everything that is a piece: combat units first, then leaders; and the boxes beside the map.

use super::MESSAGES;
use super::values::side_name;
use engine::contract::Side;
use language::ask::{Names, PieceId, Sentence};
use language::phrase;
use winter::board::Role;
use winter::state::{Place, Post};
use winter::{Board, LeaderId, State, UnitId};

/// The meaning of a piece. Units come first, so that a unit has the number it has in the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A combat unit, skirmish units and crews to come included.
    Unit(UnitId),
    /// A leader.
    Leader(LeaderId),
}

fn units(board: &Board) -> u16 {
    u16::try_from(board.units().len()).unwrap_or(u16::MAX)
}

/// Number of pieces.
pub(super) fn count(board: &Board) -> u16 {
    units(board).saturating_add(u16::try_from(board.leaders().len()).unwrap_or(0))
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
    if piece.0 < units(board) {
        return Some(Thing::Unit(UnitId(piece.0)));
    }
    let leader = LeaderId(piece.0 - units(board));
    board.has_leader(leader).then_some(Thing::Leader(leader))
}

/// The name of a piece.
pub(super) fn called(board: &Board, thing: Thing) -> &str {
    match thing {
        Thing::Unit(unit) => &board.unit(unit).name,
        Thing::Leader(leader) => &board.leader(leader).name,
    }
}

/// The name of a unit, as people read it.
pub(super) fn unit_called(board: &Board, unit: UnitId) -> Sentence {
    named_after(board, unit).unwrap_or_else(|| Sentence::from(board.unit(unit).name.clone()))
}

/// The names of skirmishers and crews, which are named after their battalions and batteries.
pub(super) fn named_after(board: &Board, unit: UnitId) -> Option<Sentence> {
    let counter = board.unit(unit);
    let parent = board.unit(counter.parent?).name.clone();
    match counter.role {
        Role::Skirmisher => {
            let number: u16 = counter.name.rsplit(' ').next()?.parse().ok()?;
            Some(phrase!(MESSAGES, "winter-skirmishers", unit = parent, number = number))
        }
        Role::Crew => Some(phrase!(MESSAGES, "winter-crew", unit = parent)),
        Role::Battalion(_) | Role::Cavalry(_) | Role::Battery(_) => None,
    }
}

/// The owner of a piece.
pub(super) fn owner(board: &Board, thing: Thing) -> Side {
    match thing {
        Thing::Unit(unit) => board.unit(unit).side,
        Thing::Leader(leader) => board.leader(leader).side,
    }
}

/// A box beside the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tray {
    /// Units and leaders still to come.
    Coming(Side),
    /// Leaders on the display, on the track, or back and to be placed.
    Display(Side),
    /// Units and leaders out of the game, lost or withdrawn.
    Gone(Side),
}

impl Tray {
    /// All of a battle, in the order of their numbers.
    pub(super) const ALL: [Tray; 6] = [
        Tray::Coming(Side::First),
        Tray::Display(Side::First),
        Tray::Gone(Side::First),
        Tray::Coming(Side::Second),
        Tray::Display(Side::Second),
        Tray::Gone(Side::Second),
    ];

    /// The title of the box in the language that is spoken now.
    pub(super) fn title(self) -> String {
        let sides = Side::BOTH.map(|side| side_name(side).to_owned());
        self.words().words(&Names { sides, ..Names::default() })
    }

    /// The title of the box.
    pub(super) fn words(self) -> Sentence {
        let (side, tray) = match self {
            Tray::Coming(side) => (side, "coming"),
            Tray::Display(side) => (side, "display"),
            Tray::Gone(side) => (side, "gone"),
        };
        phrase!(MESSAGES, "winter-tray", side = side, tray = tray)
    }

    /// The box that holds a piece.
    pub(super) fn holding(board: &Board, state: &State, thing: Thing) -> Option<Tray> {
        let side = owner(board, thing);
        match thing {
            Thing::Unit(unit) => match state.unit(unit).place {
                Place::Waiting => Some(Tray::Coming(side)),
                Place::Eliminated | Place::Withdrawn | Place::Exited | Place::Removed => {
                    // A skirmish unit that is not detached is nowhere.
                    board.unit(unit).parent.is_none().then_some(Tray::Gone(side))
                }
                Place::On(_) | Place::Abandoned(_) | Place::Unused => None,
            },
            Thing::Leader(leader) => match state.leader(leader).post {
                Post::Waiting => Some(Tray::Coming(side)),
                Post::Display | Post::Track(_) | Post::Returning => Some(Tray::Display(side)),
                Post::Lost | Post::Withdrawn => Some(Tray::Gone(side)),
                Post::On(_) => None,
            },
        }
    }
}
