//! The parts of a position that may be changed by agreement: all of a unit, the place of a leader, the owner of a
//! place, the turn.

use super::super::{MESSAGES, Thing, leader_piece, piece, thing};
use super::look::{facing_of, facing_pick};
use super::moves::FORMATIONS;
use bataille::{Change, Edit, Facing, Formation, Game, LeaderId, Order, Place, Unit, UnitId};
use engine::contract::Refusal;
use engine::hex::{Direction, Hex};
use language::ask::{Asking, Dial, Draft, Key, Mark, Offer, Overlay, Pick, Rank, Said, Saying, Sentence, Then};
use language::phrase;

const QUESTION: &str = "change";
pub(super) const GOOD: Key = "good-order";
pub(super) const DISORDERED: Key = "disordered";
pub(super) const ROUTED: Key = "routed";
pub(super) const UNLIMBERED: Key = "unlimbered";
pub(super) const LOST: Key = "lost";
pub(super) const ELIMINATED: Key = "eliminated";
pub(super) const TURN: Key = "turn";

const ORDERS: [(Key, Order); 3] = [(GOOD, Order::Good), (DISORDERED, Order::Disordered), (ROUTED, Order::Routed)];

/// The subject of an edit: a later edit with the same subject replaces it.
#[derive(PartialEq, Eq)]
pub(super) enum About {
    Unit(UnitId),
    Leader(LeaderId),
    Hex(Hex),
    Other(std::mem::Discriminant<Edit>),
}

/// The subject of an edit.
pub(super) fn about(edit: &Edit) -> About {
    match edit {
        Edit::Unit { unit, .. } => About::Unit(*unit),
        Edit::Leader { leader, .. } => About::Leader(*leader),
        Edit::Holder { hex, .. } => About::Hex(*hex),
        other => About::Other(std::mem::discriminant(other)),
    }
}

pub(super) fn ask(game: &Game, draft: &Draft) -> Asking<Change> {
    let prompt = phrase!(MESSAGES, "bataille-ask-change");
    let mut asking = Asking::of(QUESTION, Draft::EMPTY, prompt);
    match draft.picks().first().copied() {
        Some(Pick::Piece(first)) => match thing(game.board(), first) {
            Some(Thing::Unit(unit)) => of_unit(game, unit, draft, &mut asking),
            Some(Thing::Leader(leader)) => of_leader(game, leader, &mut asking),
            None => everything(game, &mut asking),
        },
        _ => everything(game, &mut asking),
    }
    asking
}

fn everything(game: &Game, asking: &mut Asking<Change>) {
    let board = game.board();
    let units = board.unit_ids().map(piece);
    for known in units.chain(board.leader_ids().map(|leader| leader_piece(board, leader))) {
        asking.offers.push(leads(Pick::Piece(known), Draft::new([Pick::Piece(known)]), Mark::Choice));
    }
    for holder in &game.state().holders {
        let side = holder.side.other();
        let label = phrase!(MESSAGES, "bataille-change-holder", hex = holder.hex, side = side);
        asking.offers.push(says(Pick::Hex(holder.hex), Edit::Holder { hex: holder.hex, side }, label));
    }
    let turns = &board.definition().turns;
    for turn in turns.first..=turns.last {
        let mark = if turn == game.state().turn { Mark::Chosen } else { Mark::Choice };
        let dial = Pick::Dial(Dial { key: TURN, of: None }, i16::from(turn));
        asking.offers.push(Offer { mark, ..says(dial, Edit::Turn { turn }, Sentence::EMPTY) });
    }
}

/// A unit after some picks, as far as they could be read.
fn read(game: &Game, unit: UnitId, picks: &[Pick]) -> (Unit, usize) {
    let mut becomes = game.unit(unit).clone();
    let mut count = 0;
    for pick in picks {
        let mut next = becomes.clone();
        match *pick {
            Pick::Hex(hex) if game.board().exists(hex) => {
                next.place = Place::On(hex);
                let there = game.units_in(hex).into_iter().filter(|other| *other != unit).count();
                next.depth = u8::try_from(there).unwrap_or(u8::MAX);
            }
            Pick::Facing(hex, twelfth) if next.place == Place::On(hex) => match facing_of(twelfth) {
                Some(facing) if facing.fits(next.formation) => next.facing = facing,
                _ => break,
            },
            Pick::Word(ELIMINATED) => next.place = Place::Eliminated,
            Pick::Word(UNLIMBERED) => refit(&mut next, Formation::Unlimbered),
            Pick::Word(word) => {
                let order = ORDERS.iter().find(|(key, _)| *key == word);
                let formation = FORMATIONS.iter().find(|(key, _)| *key == word);
                match (order, formation) {
                    (Some((_, order)), _) => next.order = *order,
                    (_, Some((_, formation))) => refit(&mut next, *formation),
                    _ => break,
                }
            }
            Pick::Dial(Dial { key: LOST, of: None }, lost) => match u8::try_from(lost) {
                Ok(lost) if lost < increments(game, unit) => next.lost = lost,
                _ => break,
            },
            _ => break,
        }
        if next == becomes {
            break;
        }
        becomes = next;
        count += 1;
    }
    (becomes, count)
}

fn increments(game: &Game, unit: UnitId) -> u8 {
    game.board().unit(unit).map_or(0, |data| data.increments)
}

/// Takes a formation, facing as before as nearly as it can.
fn refit(unit: &mut Unit, formation: Formation) {
    unit.formation = formation;
    if !unit.facing.fits(formation) {
        let side = match unit.facing {
            Facing::Side(side) | Facing::Vertex(side) => side,
            Facing::AllRound => Direction::Up,
        };
        let choices = [Facing::Side(side), Facing::Vertex(side), Facing::AllRound];
        unit.facing = choices.into_iter().find(|facing| facing.fits(formation)).unwrap_or(unit.facing);
    }
}

fn of_unit(game: &Game, unit: UnitId, draft: &Draft, asking: &mut Asking<Change>) {
    let (becomes, count) = read(game, unit, draft.picks().get(1..).unwrap_or(&[]));
    asking.draft = draft.prefix(1 + count);
    let own = Pick::Piece(piece(unit));
    asking.offers.push(leads(own, Draft::EMPTY, Mark::Chosen));
    let mut offer = |pick: Pick, holds: bool| {
        let longer: Draft = asking.draft.picks().iter().copied().chain([pick]).collect();
        let (next, read) = read(game, unit, longer.picks().get(1..).unwrap_or(&[]));
        if !holds && next != becomes && read == count + 1 {
            asking.offers.push(leads(pick, longer, Mark::Choice));
        }
    };
    for hex in game.board().hexes() {
        offer(Pick::Hex(hex), becomes.place == Place::On(hex));
    }
    for (key, order) in ORDERS {
        offer(Pick::Word(key), becomes.order == order);
    }
    for (key, formation) in FORMATIONS.into_iter().chain([(UNLIMBERED, Formation::Unlimbered)]) {
        offer(Pick::Word(key), becomes.formation == formation);
    }
    if let Place::On(hex) = becomes.place {
        for side in Direction::ALL {
            for facing in [Facing::Side(side), Facing::Vertex(side)] {
                if let Some(pick) = facing_pick(hex, facing).filter(|_| facing.fits(becomes.formation)) {
                    offer(pick, becomes.facing == facing);
                }
            }
        }
    }
    for lost in 0..increments(game, unit) {
        offer(Pick::Dial(Dial { key: LOST, of: None }, i16::from(lost)), becomes.lost == lost);
    }
    offer(Pick::Word(ELIMINATED), becomes.place == Place::Eliminated);
    if becomes != *game.unit(unit) {
        let edit = Edit::Unit { unit, becomes: Box::new(becomes) };
        let label = phrase!(MESSAGES, "bataille-change-unit", unit = own);
        asking.ready = Some(Ok(Saying { label, said: Said::open(vec![edit]), doubt: None }));
    }
    asking.overlays.extend(game.hex_of(unit).map(Overlay::Selected));
}

fn of_leader(game: &Game, leader: LeaderId, asking: &mut Asking<Change>) {
    let own = Pick::Piece(leader_piece(game.board(), leader));
    asking.draft = Draft::new([own]);
    asking.offers.push(leads(own, Draft::EMPTY, Mark::Chosen));
    let Some(now) = game.state().leaders.get(usize::from(leader.0)).copied() else { return };
    for hex in game.board().hexes().filter(|hex| now.place != Place::On(*hex)) {
        let becomes = bataille::LeaderState { place: Place::On(hex), out: None, ..now };
        let label = phrase!(MESSAGES, "bataille-to-hex", hex = hex);
        asking.offers.push(says(Pick::Hex(hex), Edit::Leader { leader, becomes }, label));
    }
}

fn leads(pick: Pick, draft: Draft, mark: Mark) -> Offer<Change> {
    Offer { pick, then: Then::Draft(draft), label: Sentence::EMPTY, rank: Rank::Open, mark }
}

fn says(pick: Pick, edit: Edit, label: Sentence) -> Offer<Change> {
    Offer { pick, then: Then::Say(Said::open(vec![edit])), label, rank: Rank::Open, mark: Mark::Choice }
}

/// The reason something cannot be changed.
pub(super) fn why_not(_: &Game, _: &Draft, _: Pick) -> Refusal {
    Refusal::of(None, "no-such-change")
}
