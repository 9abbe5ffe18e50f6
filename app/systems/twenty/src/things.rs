//! Everything that is a piece or is in a box: counters, dummies of the sealed plan, garrisons, cards.

use super::MESSAGES;
use engine::contract::Side;
use language::ask::{HolderId, Names, PieceId, Sentence};
use language::phrase;
use twenty::{ALLIED, AreaId, Board, Card, Entry, FRENCH, Place, State, UnitId};

/// The meaning of a piece. Units come first, so that a unit has the number it has in the files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A counter.
    Unit(UnitId),
    /// A piece of the plan that is no unit.
    Dummy(u16),
    /// A garrison, by its place in the definition.
    Garrison(u16),
    /// A card.
    Card(Card),
}

fn units(board: &Board) -> u16 {
    u16::try_from(board.definition().units.len()).unwrap_or(u16::MAX)
}

fn dummies(board: &Board) -> u16 {
    board.definition().plan.as_ref().map_or(0, |plan| u16::from(plan.dummies))
}

fn garrisons(board: &Board) -> u16 {
    u16::try_from(board.definition().garrisons.len()).unwrap_or(u16::MAX)
}

/// Number of pieces.
pub(super) fn count(board: &Board) -> u16 {
    let cards = u16::try_from(Card::ALL.len()).unwrap_or(0);
    units(board).saturating_add(dummies(board)).saturating_add(garrisons(board)).saturating_add(cards)
}

/// A unit as a piece.
pub const fn piece(unit: UnitId) -> PieceId {
    PieceId(unit.0)
}

/// A dummy as a piece.
pub fn dummy_piece(board: &Board, dummy: u16) -> PieceId {
    PieceId(units(board).saturating_add(dummy))
}

/// A garrison as a piece, by its place in the definition.
pub fn garrison_piece(board: &Board, garrison: u16) -> PieceId {
    PieceId(units(board).saturating_add(dummies(board)).saturating_add(garrison))
}

/// A card as a piece.
pub fn card_piece(board: &Board, card: Card) -> PieceId {
    garrison_piece(board, garrisons(board).saturating_add(u16::from(card.number().saturating_sub(1))))
}

/// The meaning of a piece, if this battle has it.
pub fn thing(board: &Board, piece: PieceId) -> Option<Thing> {
    let mut at = piece.0;
    if at < units(board) {
        return Some(Thing::Unit(UnitId(at)));
    }
    at -= units(board);
    if at < dummies(board) {
        return Some(Thing::Dummy(at));
    }
    at -= dummies(board);
    if at < garrisons(board) {
        return Some(Thing::Garrison(at));
    }
    Card::ALL.get(usize::from(at - garrisons(board))).copied().map(Thing::Card)
}

/// The unit that a piece is, if it is one.
pub fn unit(board: &Board, piece: PieceId) -> Option<UnitId> {
    match thing(board, piece) {
        Some(Thing::Unit(unit)) => Some(unit),
        _ => None,
    }
}

/// The name of a unit; empty for a piece that is called by a message.
pub(super) fn called(board: &Board, thing: Thing) -> String {
    match thing {
        Thing::Unit(unit) => board.unit(unit).name.clone(),
        Thing::Dummy(_) | Thing::Garrison(_) | Thing::Card(_) => String::new(),
    }
}

/// The message by which a piece is called; `None` for a unit, whose name is that of its file.
pub(super) fn words(board: &Board, thing: Thing) -> Option<Sentence> {
    match thing {
        Thing::Unit(_) => None,
        Thing::Dummy(dummy) => Some(phrase!(MESSAGES, "twenty-dummy", number = dummy + 1)),
        Thing::Garrison(at) => {
            let garrison = board.definition().garrisons.get(usize::from(at))?;
            let (name, hex) = (post(&garrison.name), board.number(garrison.hex));
            Some(phrase!(MESSAGES, "twenty-garrison", name = name, hex = hex))
        }
        Thing::Card(card) => Some(phrase!(MESSAGES, "twenty-card", number = card.number())),
    }
}

/// The place of a garrison, as its file calls it.
pub(super) fn post(name: &str) -> Sentence {
    MESSAGES.file_text("post", name, name)
}

/// The owner of a piece.
pub(super) fn owner(board: &Board, thing: Thing) -> Option<Side> {
    match thing {
        Thing::Unit(unit) => Some(board.unit(unit).side),
        Thing::Dummy(_) | Thing::Garrison(_) => Some(FRENCH),
        Thing::Card(_) => None,
    }
}

/// A box beside the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tray {
    /// Units that broke.
    Broken(Side),
    /// Units that come through an area.
    Area(AreaId),
    /// Units that come back at a line of communications.
    Lines(Side),
    /// The late corps on its way, and Meissen.
    Meissen,
    /// Cards that act now.
    InForce,
    /// Cards that were drawn and act no more.
    Cards,
    /// Army Morale of both sides; it holds no pieces.
    Morale,
    /// The weather; it holds no pieces.
    Weather,
}

impl Tray {
    /// All of a battle, in the order of their numbers.
    pub(super) fn all(board: &Board) -> Vec<Tray> {
        let definition = board.definition();
        let areas = (0..definition.areas.len()).filter_map(|at| u8::try_from(at).ok()).map(|at| Tray::Area(AreaId(at)));
        let ends = [Tray::Broken(ALLIED), Tray::Broken(FRENCH), Tray::Lines(ALLIED), Tray::Lines(FRENCH)];
        let late = definition.late_corps.as_ref().map(|_| Tray::Meissen);
        let tracks = [Tray::InForce, Tray::Cards, Tray::Morale, Tray::Weather];
        areas.chain(ends).chain(late).chain(tracks).collect()
    }

    /// Its number.
    pub(super) fn id(self, board: &Board) -> Option<HolderId> {
        let at = Tray::all(board).into_iter().position(|known| known == self)?;
        u16::try_from(at).ok().map(HolderId)
    }

    /// The box of a number.
    pub(super) fn of(board: &Board, holder: HolderId) -> Option<Tray> {
        Tray::all(board).get(usize::from(holder.0)).copied()
    }

    /// The title of the box in the language that is spoken now.
    pub(super) fn title(self, board: &Board) -> String {
        let sides = Side::BOTH.map(|side| super::side_name(board, side).to_owned());
        self.words(board).words(&Names { sides, ..Names::default() })
    }

    /// The title of the box.
    pub(super) fn words(self, board: &Board) -> Sentence {
        match self {
            Tray::Broken(of) => phrase!(MESSAGES, "twenty-box-broken", side = of),
            Tray::Lines(of) => phrase!(MESSAGES, "twenty-box-returning", side = of),
            Tray::Area(area) => {
                let code = board.definition().areas.get(usize::from(area.0)).map_or("?", |area| &area.code);
                phrase!(MESSAGES, "twenty-box-area", code = code.to_owned())
            }
            Tray::Meissen => phrase!(MESSAGES, "twenty-box-meissen"),
            Tray::InForce => phrase!(MESSAGES, "twenty-box-in-force"),
            Tray::Cards => phrase!(MESSAGES, "twenty-box-cards"),
            Tray::Morale => phrase!(MESSAGES, "twenty-box-morale"),
            Tray::Weather => phrase!(MESSAGES, "twenty-box-weather"),
        }
    }

    /// The box that holds a unit.
    pub(super) fn holding(board: &Board, state: &State, unit: UnitId) -> Option<Tray> {
        match state.place(unit) {
            Place::Broken => Some(Tray::Broken(board.unit(unit).side)),
            Place::Due { at: Entry::Area(area), .. } => Some(Tray::Area(area)),
            Place::Due { at: Entry::Lines, .. } => Some(Tray::Lines(board.unit(unit).side)),
            Place::Awaited | Place::ComeUp | Place::Meissen => Some(Tray::Meissen),
            Place::On { .. } | Place::Sealed | Place::Lost | Place::Out => None,
        }
    }
}
