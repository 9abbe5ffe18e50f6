//! A look at a position for the questions of one side.

use super::super::{Thing, leader_piece, piece, thing};
use bataille::{Command, Facing, Formation, Game, HalfPoints, LeaderId, Order, UnitId};
use engine::contract::{Game as _, Refusal, Side};
use engine::hex::{Direction, Hex};
use engine::rule::Rule;
use language::ask::{
    Barred, Draft, Facing as Twelfth, Mark, May, Offer, Pick, PieceId, Rank, Said, Saying, Sentence, Then,
};

/// Fire at units that move or change in an enemy zone.
pub(super) const OPPORTUNITY_FIRE: Rule = Rule::new("28.1");

/// A position, and the side that is asked.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub(super) game: &'a Game,
    pub(super) side: Side,
    /// Whether somebody reads it, who may wait a moment for more.
    pub(super) closely: bool,
}

impl Look<'_> {
    /// The unit of a pick, be it the counter itself or the hex whose stack it tops.
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

    /// A leader as a pick.
    pub(super) fn leader_pick(self, leader: LeaderId) -> Pick {
        Pick::Piece(leader_piece(self.game.board(), leader))
    }

    /// A unit with its formation, what it has left and where it is.
    pub(super) fn named(self, unit: UnitId) -> Sentence {
        let now = self.game.unit(unit);
        let mut label = Sentence::EMPTY.pick(unit_pick(unit)).text(format!(", {}", formation_word(now.formation)));
        if now.order != Order::Good {
            label = label.text(format!(", {}", order_word(now.order)));
        }
        match self.game.hex_of(unit) {
            Some(hex) => label.text(", ").hex(hex),
            None => label,
        }
    }

    /// "French: ", as every question to them begins.
    pub(super) fn prompt(self) -> Sentence {
        Sentence::EMPTY.side(self.side).text(": ")
    }

    /// What a button would say, or the rule that forbids it.
    pub(super) fn may(self, label: impl Into<Sentence>, command: Command) -> May<Command> {
        let label = label.into();
        Some(match self.game.check(self.side, &command) {
            Ok(()) => Ok(Saying { label, said: Said::open(command), doubt: None }),
            Err(refusal) => Err(Barred { label, refusal }),
        })
    }

    /// The rule that forbids a command.
    pub(super) fn refused(self, command: &Command) -> Refusal {
        self.game.check(self.side, command).err().unwrap_or_else(not_offered)
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

/// Something that leads to a draft.
pub(super) fn leads(pick: Pick, draft: Draft, label: impl Into<Sentence>, mark: Mark) -> Offer<Command> {
    Offer { pick, then: Then::Draft(draft), label: label.into(), rank: Rank::Open, mark }
}

/// Something that is said at once.
pub(super) fn says(pick: Pick, command: Command, label: impl Into<Sentence>, mark: Mark) -> Offer<Command> {
    Offer { pick, then: Then::Say(Said::open(command)), label: label.into(), rank: Rank::Open, mark }
}

/// The same, reached by pointing alone.
pub(super) fn aside(offer: Offer<Command>) -> Offer<Command> {
    Offer { rank: Rank::Aside, ..offer }
}

/// The same draft with more picks.
pub(super) fn with(draft: &Draft, picks: impl IntoIterator<Item = Pick>) -> Draft {
    draft.picks().iter().copied().chain(picks).collect()
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

/// Points of movement as people write them: `2 1/2`.
pub(in super::super) fn points(halves: HalfPoints) -> String {
    match (halves.0 / 2, halves.0 % 2) {
        (0, 1) => String::from("1/2"),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole} 1/2"),
    }
}

/// A formation in a word or two.
pub(in super::super) const fn formation_word(formation: Formation) -> &'static str {
    match formation {
        Formation::Column => "column",
        Formation::Line => "line",
        Formation::Carre => "carré",
        Formation::Skirmish => "skirmish order",
        Formation::RoadMarch => "road march",
        Formation::GeneralOrder => "general order",
        Formation::Limbered => "limbered",
        Formation::Unlimbered => "unlimbered",
    }
}

/// An order in a word.
pub(in super::super) const fn order_word(order: Order) -> &'static str {
    match order {
        Order::Good => "in good order",
        Order::Disordered => "disordered",
        Order::Routed => "routed",
    }
}

/// A noun that no answer to this question has.
pub(super) fn not_asked() -> Refusal {
    refusal("not-what-is-asked", "that is not what is asked")
}

/// Who shall do it must be pointed at first.
pub(super) fn which_one() -> Refusal {
    refusal("several-could", "several units may be meant: pick the one that shall")
}

fn refusal(name: &'static str, text: &str) -> Refusal {
    Refusal { case: None, name, text: text.to_owned() }
}

/// The rules allow what nobody offered. The detectors look for this name.
fn not_offered() -> Refusal {
    refusal("not-offered", "the rules allow it, but it is not offered here")
}
