//! A look at a position for the questions of one side.

use super::super::{MESSAGES, Thing, leader_piece, piece, thing};
use bataille::{Command, Facing, Formation, Game, HalfPoints, LeaderId, Order, UnitId};
use engine::hex::{Direction, Hex};
use engine::rule::Rule;
use language::ask::{Asked, Draft, Facing as Twelfth, Mark, Offer, Pick, PieceId, Rank, Sentence, Then};
pub(super) use language::ask::{leads, not_asked, says, which_one, with};
use language::phrase;
use language::tongue::{Argument, Joiner};
use std::ops::Deref;

/// Fire at units that move or change in an enemy zone.
pub(super) const OPPORTUNITY_FIRE: Rule = Rule::new("28.1");

/// A position, and the side that must decide.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub(super) asked: Asked<'a, Game>,
    /// Whether a person reads it, and may wait a moment for more.
    pub(super) closely: bool,
}

impl<'a> Deref for Look<'a> {
    type Target = Asked<'a, Game>;

    fn deref(&self) -> &Asked<'a, Game> {
        &self.asked
    }
}

impl Look<'_> {
    /// The unit of a pick: the counter itself, or the top unit of the hex.
    pub(super) fn unit(self, pick: Pick) -> Option<UnitId> {
        match pick {
            Pick::Hex(hex) => self.game.units_in(hex).first().copied(),
            Pick::Piece(piece) => self.unit_of(piece),
            _ => None,
        }
    }

    /// The unit a piece is.
    pub(super) fn unit_of(self, piece: PieceId) -> Option<UnitId> {
        super::super::unit(self.game.board(), piece)
    }

    /// The leader a piece is.
    pub(super) fn leader_of(self, piece: PieceId) -> Option<LeaderId> {
        match thing(self.game.board(), piece) {
            Some(Thing::Leader(leader)) => Some(leader),
            _ => None,
        }
    }

    /// The points printed on the slowest of some units.
    pub(super) fn slowest(self, units: &[UnitId]) -> HalfPoints {
        let printed = |unit: &UnitId| self.game.board().unit(*unit).map(|data| u16::from(data.movement) * 2);
        HalfPoints(units.iter().filter_map(printed).min().unwrap_or(0))
    }

    /// A leader as a pick.
    pub(super) fn leader_pick(self, leader: LeaderId) -> Pick {
        Pick::Piece(leader_piece(self.game.board(), leader))
    }

    /// A unit with its formation, what it has left and where it is.
    pub(super) fn named(self, unit: UnitId) -> Sentence {
        let now = self.game.unit(unit);
        let order = (now.order != Order::Good).then(|| Argument::from(order_word(now.order)));
        let hex = self.game.hex_of(unit).map(Argument::from);
        let parts = [Argument::from(unit_pick(unit)), Argument::from(formation_word(now.formation))];
        commas(parts.into_iter().chain(order).chain(hex))
    }

    /// Each unit as an offer that begins a draft of its own; those that were taken are marked.
    pub(super) fn subjects(self, units: &[UnitId], picked: &[UnitId]) -> Vec<Offer<Command>> {
        let offer = |unit: &UnitId| {
            let chosen = picked.contains(unit);
            let rest = picked.iter().filter(|known| *known != unit).map(|known| unit_pick(*known));
            Offer {
                pick: unit_pick(*unit),
                then: Then::Draft(if chosen { rest.collect() } else { Draft::new([unit_pick(*unit)]) }),
                label: self.named(*unit),
                rank: if !picked.is_empty() && !chosen { Rank::Aside } else { Rank::Open },
                mark: if chosen { Mark::Chosen } else { Mark::Choice },
            }
        };
        units.iter().map(offer).collect()
    }
}

/// A unit as a pick.
pub(super) const fn unit_pick(unit: UnitId) -> Pick {
    Pick::Piece(piece(unit))
}

/// The same offer, reached by pointing alone.
pub(super) fn aside(offer: Offer<Command>) -> Offer<Command> {
    Offer { rank: Rank::Aside, ..offer }
}

/// A facing as a twelfth of the circle: sides are even, corners odd [10.1].
pub(super) fn twelfth(facing: Facing) -> Option<Twelfth> {
    let at = |side: Direction| u8::try_from(side.index()).unwrap_or(0) * 2;
    match facing {
        Facing::Side(side) => Twelfth::new(at(side)),
        Facing::Vertex(corner) => Twelfth::new(at(corner) + 1),
        Facing::AllRound => None,
    }
}

/// The facing of a twelfth.
pub(super) fn facing_of(twelfth: Twelfth) -> Option<Facing> {
    let side = Direction::ALL.get(usize::from(twelfth.twelfth() / 2)).copied()?;
    Some(if twelfth.twelfth().is_multiple_of(2) { Facing::Side(side) } else { Facing::Vertex(side) })
}

/// A facing at a hex as a pick.
pub(super) fn facing_pick(hex: Hex, facing: Facing) -> Option<Pick> {
    twelfth(facing).map(|twelfth| Pick::Facing(hex, twelfth))
}

/// The points left after a cost. Every label with the cost of a step gives them: "3 left".
pub(super) fn left(of: HalfPoints, cost: HalfPoints) -> String {
    points(HalfPoints(of.0.saturating_sub(cost.0)))
}

/// Labels in a row: "column, disordered, 1204".
pub(in super::super) fn commas<A: Into<Argument>>(parts: impl IntoIterator<Item = A>) -> Sentence {
    phrase!(MESSAGES, "bataille-parts", parts = Argument::joined(parts, Joiner::Comma))
}

/// Points of movement as people write them: `2 1/2`.
pub(in super::super) fn points(halves: HalfPoints) -> String {
    language::words::letters::halves(halves.0)
}

/// A formation in a word or two.
pub(in super::super) fn formation_word(formation: Formation) -> Sentence {
    phrase!(MESSAGES, "bataille-formation", formation = formation_key(formation))
}

/// The same at the beginning of a button.
pub(super) fn formation_button(formation: Formation) -> Sentence {
    phrase!(MESSAGES, "bataille-formation.button", formation = formation_key(formation))
}

/// The key of a formation in messages.
const fn formation_key(formation: Formation) -> &'static str {
    match formation {
        Formation::Column => "column",
        Formation::Line => "line",
        Formation::Carre => "carre",
        Formation::Skirmish => "skirmish",
        Formation::RoadMarch => "road-march",
        Formation::GeneralOrder => "general-order",
        Formation::Limbered => "limbered",
        Formation::Unlimbered => "unlimbered",
    }
}

/// The key of an order in messages.
pub(in super::super) const fn order_key(order: Order) -> &'static str {
    match order {
        Order::Good => "good",
        Order::Disordered => "disordered",
        Order::Routed => "routed",
    }
}

/// An order in a word.
pub(in super::super) fn order_word(order: Order) -> Sentence {
    phrase!(MESSAGES, "bataille-order", order = order_key(order))
}

/// The direction of a facing, in letters of the compass.
pub(in super::super) fn quarter(facing: Facing) -> Sentence {
    const KEYS: [&str; 12] = ["n", "nne", "ene", "e", "ese", "sse", "s", "ssw", "wsw", "w", "wnw", "nnw"];
    let twelfth = twelfth(facing).and_then(|twelfth| KEYS.get(usize::from(twelfth.twelfth())));
    phrase!(MESSAGES, "bataille-facing", facing = twelfth.copied().unwrap_or("all"))
}
