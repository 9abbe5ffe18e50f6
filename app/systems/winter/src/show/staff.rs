//! The staff's view: the troops that need a look, as lists that lead to the board and as layers over it.

use super::super::ask::rule;
use super::super::{MESSAGES, Thing, leader_piece, piece, thing};
use engine::contract::{Game as _, Pending, Side};
use engine::hex::Hex;
use language::ask::{Key, Overlay, PieceId, Sentence};
use language::phrase;
use language::sheet::Sheet;
use scene::Colour;
use winter::state::{CommandState, Morale};
use winter::{Game, LeaderId, Options, UnitId};

/// A battery with as few rounds as this is short of ammunition.
const FEW_ROUNDS: u8 = 2;
/// The colour in which a filter lights up its hexes.
const LIT: Colour = Colour::hex(0xd97a1f);

/// A question that the staff asks of every unit and leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Filter {
    /// May act in this phase, and has not.
    Waiting,
    /// Out of command.
    Out,
    /// Leaders with an order, on its way or received, or under an Attack Order.
    Orders,
    /// Disordered or Routed.
    Broken,
    /// Fatigued.
    Tired,
    /// Batteries short of ammunition.
    Rounds,
    /// Of brigades that are not committed.
    Idle,
}

impl Filter {
    /// All of them, the most urgent first.
    const ALL: [Filter; 7] =
        [Filter::Waiting, Filter::Out, Filter::Orders, Filter::Broken, Filter::Tired, Filter::Rounds, Filter::Idle];

    /// The filter of a layer.
    pub(super) fn of_layer(layer: Key) -> Option<Filter> {
        Filter::ALL.into_iter().find(|filter| layer.strip_prefix("staff-") == Some(filter.key()))
    }

    /// Its name in messages.
    const fn key(self) -> &'static str {
        match self {
            Filter::Waiting => "waiting",
            Filter::Out => "out",
            Filter::Orders => "orders",
            Filter::Broken => "broken",
            Filter::Tired => "tired",
            Filter::Rounds => "rounds",
            Filter::Idle => "idle",
        }
    }

    /// The pieces of a side on the map that it finds.
    pub(super) fn found(self, game: &Game, side: Side) -> Vec<PieceId> {
        let units = |is: &dyn Fn(UnitId) -> bool| -> Vec<PieceId> {
            crate::weigh::on_map(game, side).filter(|unit| is(*unit)).map(piece).collect()
        };
        let (board, state) = (game.board(), game.state());
        match self {
            Filter::Waiting => {
                let waits = waiting(game, side);
                units(&|unit| waits.contains(&unit))
            }
            Filter::Out => {
                let mut all = leaders(game, side, &|leader| {
                    state.leader(leader).state != CommandState::Inactive && !game.leader_is_in_command(leader)
                });
                all.extend(units(&|unit| state.unit(unit).active && !game.is_in_command(unit)));
                all
            }
            Filter::Orders => leaders(game, side, &|leader| has_order(game, leader)),
            Filter::Broken => units(&|unit| state.unit(unit).morale != Morale::Good),
            Filter::Tired => units(&|unit| fatigue(game, unit) > 0),
            Filter::Rounds => {
                let counts = game.match_options().ammunition;
                units(&|unit| counts && board.unit(unit).is_battery() && state.unit(unit).ammunition <= FEW_ROUNDS)
            }
            Filter::Idle => units(&|unit| !state.unit(unit).active),
        }
    }

    /// A few words at the hex of a piece that it found: the level of fatigue, the rounds left.
    fn note(self, game: &Game, found: PieceId) -> Option<String> {
        let Some(Thing::Unit(unit)) = thing(game.board(), found) else { return None };
        match self {
            Filter::Tired => Some(format!("-{}", fatigue(game, unit))),
            Filter::Rounds => Some(game.state().unit(unit).ammunition.to_string()),
            _ => None,
        }
    }
}

/// The leaders of a side on the map that something is true of.
fn leaders(game: &Game, side: Side, is: &dyn Fn(LeaderId) -> bool) -> Vec<PieceId> {
    let board = game.board();
    let own = |leader: &LeaderId| board.leader(*leader).side == side && game.state().leader(*leader).hex().is_some();
    board.leader_ids().filter(own).filter(|leader| is(*leader)).map(|leader| leader_piece(board, leader)).collect()
}

/// The units of a side that may act now and have not.
fn waiting(game: &Game, side: Side) -> Vec<UnitId> {
    match super::super::ask::options(game) {
        Options::Move { units, .. } if game.state().phase.side() == side => {
            let fresh = |unit: &UnitId| game.state().unit(*unit).marks.spent == 0 && game.state().unit(*unit).active;
            units.into_iter().filter(fresh).collect()
        }
        Options::Fire { shots, .. } => {
            let own = shots.into_iter().flat_map(|shot| shot.units);
            own.filter(|unit| game.board().unit(*unit).side == side).collect()
        }
        Options::Shock { charges, .. } => {
            charges.into_iter().filter(|unit| game.board().unit(*unit).side == side).collect()
        }
        _ => Vec::new(),
    }
}

/// Whether a leader has an order, or carries an Attack Order.
fn has_order(game: &Game, leader: LeaderId) -> bool {
    let marked = game.state().day.as_ref().is_some_and(|day| day.marker(leader).is_some());
    let attacks = game.state().affairs.attack_orders.iter().any(|order| order.holds && order.leader == leader);
    marked || attacks || game.state().leader(leader).delay.is_some()
}

/// The points of fatigue of a unit's brigade; nothing if it has no box.
pub(super) fn points_of(game: &Game, brigade: &str) -> Option<u8> {
    let at = game.board().brigades().position(|known| known == brigade)?;
    game.state().affairs.fatigue.get(at).map(|tired| tired.points)
}

/// The level of fatigue of a unit on the whole field [15.1].
pub(super) fn fatigue(game: &Game, unit: UnitId) -> u8 {
    let board = game.board();
    let own = board.unit(unit).parent.unwrap_or(unit);
    let Some(known) = board.field_unit(own) else { return 0 };
    let points = known.unit.brigade.as_ref().and_then(|brigade| points_of(game, brigade));
    known.fatigue_level(points.unwrap_or(0), game.state().turn, &board.tables().wear)
}

/// The sides in the order in which they are shown: the one that must decide first. Nothing is hidden here, and every viewer reads
/// the same.
pub(super) fn sides(game: &Game) -> [Side; 2] {
    let first = match game.pending() {
        Pending::Decision { side, .. } => side,
        Pending::Roll(_) | Pending::Over(_) => game.state().phase.side(),
    };
    [first, first.other()]
}

/// Every filter with those it finds, the side that must decide first.
pub(super) fn sheet(game: &Game) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    for side in sides(game) {
        sheet.heading(Sentence::EMPTY.side(side));
        let all: Vec<UnitId> = crate::weigh::on_map(game, side).collect();
        let commanded = all.iter().filter(|unit| game.is_in_command(**unit)).count();
        let told = phrase!(MESSAGES, "winter-staff-in-command", commanded = commanded, units = all.len());
        sheet.note(told.rule(rule("17.3")));
        for filter in Filter::ALL {
            let found = filter.found(game, side);
            let count = found.len();
            sheet.pieces(phrase!(MESSAGES, "winter-staff", filter = filter.key(), count = count), found);
        }
    }
    sheet
}

/// The hexes of those that a filter finds, of the side that must decide.
pub(super) fn layer(game: &Game, filter: Filter) -> Vec<Overlay> {
    let [side, _] = sides(game);
    let mut all = Vec::new();
    let mut lit: Vec<Hex> = Vec::new();
    for found in filter.found(game, side) {
        let Some(hex) = hex_of(game, found).filter(|hex| !lit.contains(hex)) else { continue };
        lit.push(hex);
        all.push(Overlay::Zone { hex, colour: LIT, second: side == Side::Second });
        all.extend(filter.note(game, found).map(|text| Overlay::Note { hex, text, good: false }));
    }
    all
}

fn hex_of(game: &Game, found: PieceId) -> Option<Hex> {
    match thing(game.board(), found)? {
        Thing::Unit(unit) => game.state().unit(unit).hex(),
        Thing::Leader(leader) => game.state().leader(leader).hex(),
    }
}
