//! The parts of a position that may be changed by agreement: all of a unit or a leader, the owner of a hex, the turn,
//! level and losses.

use super::super::{MESSAGES, Thing, leader_piece, piece, thing};
use super::look::{facing_pick, read_facing};
use super::words;
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::{Asking, Dial, Draft, Key, Mark, Offer, Overlay, Pick, Rank, Said, Saying, Sentence, Then};
use language::phrase;
use winter::state::{CommandState, Formation, Leader, Place, Post, Unit};
use winter::{Change, Facing, Game, LeaderId, UnitId};

const QUESTION: &str = "change";
/// Range of levels of a battle before they are read at its end.
const LEVELS: std::ops::RangeInclusive<i16> = -9..=9;
/// More losses than either army has.
const MOST_LOST: i16 = 400;
/// The longest delay [17.9].
const LONGEST_DELAY: i16 = 3;

/// The subject of an edit: a later edit with the same subject replaces it.
#[derive(PartialEq, Eq)]
pub(super) enum About {
    Unit(UnitId),
    Leader(LeaderId),
    Hex(Hex),
    Side(Side),
    Other(std::mem::Discriminant<Change>),
}

/// The subject of an edit.
pub(super) fn about(edit: &Change) -> About {
    match edit {
        Change::Unit { unit, .. } => About::Unit(*unit),
        Change::Leader { leader, .. } => About::Leader(*leader),
        Change::Control { hex, .. } => About::Hex(*hex),
        Change::Lost { side, .. } => About::Side(*side),
        other => About::Other(std::mem::discriminant(other)),
    }
}

/// The hexes a change is about.
pub(super) fn hexes(change: &Change) -> Vec<Hex> {
    match change {
        Change::Unit { to, .. } => to.hex().into_iter().collect(),
        Change::Leader { to, .. } => to.hex().into_iter().collect(),
        Change::Control { hex, .. } => vec![*hex],
        Change::Several(changes) => changes.iter().flat_map(hexes).collect(),
        _ => Vec::new(),
    }
}

pub(super) fn ask(game: &Game, draft: &Draft) -> Asking<Change> {
    let mut asking = Asking::of(QUESTION, Draft::EMPTY, phrase!(MESSAGES, "winter-ask-change"));
    match draft.picks().first().copied() {
        Some(Pick::Piece(first)) => match thing(game.board(), first) {
            Some(Thing::Unit(unit)) => of_unit(game, unit, draft, &mut asking),
            Some(Thing::Leader(leader)) => of_leader(game, leader, draft, &mut asking),
            None => everything(game, &mut asking),
        },
        _ => everything(game, &mut asking),
    }
    asking
}

fn everything(game: &Game, asking: &mut Asking<Change>) {
    let (board, state) = (game.board(), game.state());
    let units = board.unit_ids().map(piece);
    for known in units.chain(board.leader_ids().map(|leader| leader_piece(board, leader))) {
        asking.offers.push(leads(Pick::Piece(known), Draft::new([Pick::Piece(known)]), Mark::Choice));
    }
    for (kept, holder) in board.rules().control.iter().zip(&state.affairs.control) {
        let side = holder.map_or(Side::First, Side::other);
        let label = phrase!(MESSAGES, "winter-held-by", hex = kept.hex, side = side);
        asking.offers.push(says(Pick::Hex(kept.hex), Change::Control { hex: kept.hex, side: Some(side) }, label));
    }
    let rules = board.rules();
    for turn in rules.first_turn..=rules.last_turn {
        dial(asking, words::TURN, i16::from(turn), turn == state.turn, Change::Turn(turn));
    }
    for level in LEVELS {
        let change = Change::Level(i8::try_from(level).unwrap_or(0));
        dial(asking, words::LEVEL, level, level == i16::from(state.affairs.level), change);
    }
    for (key, side) in [(words::ALLIED_LOST, Side::First), (words::FRENCH_LOST, Side::Second)] {
        let now = state.affairs.lost.get(side.index()).copied().unwrap_or(0);
        for points in 0..=MOST_LOST {
            let change = Change::Lost { side, points: points.unsigned_abs() };
            dial(asking, key, points, points.unsigned_abs() == now, change);
        }
    }
    let declared = !state.affairs.withdrawal;
    if board.rules().withdraw.is_some() {
        asking.offers.push(says(Pick::Word(words::DECLARED), Change::Withdrawal(declared), Sentence::EMPTY));
    }
}

fn dial(asking: &mut Asking<Change>, key: Key, put: i16, holds: bool, change: Change) {
    let mark = if holds { Mark::Chosen } else { Mark::Choice };
    asking.offers.push(Offer { mark, ..says(Pick::Dial(Dial { key, of: None }, put), change, Sentence::EMPTY) });
}

/// One pick more about a unit; nothing if it says nothing of it.
fn taken(game: &Game, unit: UnitId, mut next: Unit, pick: Pick) -> Option<Unit> {
    let counter = game.board().unit(unit);
    match pick {
        Pick::Hex(hex) if game.board().grid().contains(hex) => {
            next.place = Place::On(hex);
            let there = game.stack(hex).iter().filter(|other| **other != unit).count();
            next.depth = u8::try_from(there).unwrap_or(u8::MAX);
        }
        Pick::Facing(hex, facing) if next.place == Place::On(hex) => next.facing = read_facing(facing)?,
        Pick::Word(words::EXHAUSTED) if counter.is_cavalry() => next.exhausted = !next.exhausted,
        Pick::Word(words::CARRIED) if counter.is_cavalry() => next.charge = !next.charge,
        Pick::Word(words::RELEASED) if game.board().rules().drunken.is_some() => next.released = !next.released,
        Pick::Word(words::ACTIVE) if game.board().rules().orders.is_some() => next.active = !next.active,
        Pick::Word(key) => {
            let morale = words::MORALE.iter().find(|(known, _)| *known == key);
            let place = words::PLACES.iter().find(|(known, _)| *known == key);
            match (morale, place, words::form(key)) {
                (Some((_, morale)), ..) => next.morale = *morale,
                (_, Some((_, place)), _) => next.place = *place,
                (.., Some((formation, hand))) if fits(game, unit, formation) => {
                    (next.formation, next.hand) = (formation, hand);
                }
                _ => return None,
            }
        }
        Pick::Dial(Dial { key: words::STRENGTH, of: None }, put) => next.strength = u8::try_from(put).ok()?,
        Pick::Dial(Dial { key: words::GUNS, of: None }, put) if counter.is_battery() => {
            next.guns = u8::try_from(put).ok()?;
        }
        _ => return None,
    }
    Some(next)
}

fn fits(game: &Game, unit: UnitId, formation: Formation) -> bool {
    let loose = game.board().unit(unit).is_loose();
    let arm = game.board().data(unit).map(|data| data.arm);
    !loose && arm.is_some_and(|arm| winter::faults::fits(arm, formation))
}

fn of_unit(game: &Game, unit: UnitId, draft: &Draft, asking: &mut Asking<Change>) {
    let now = *game.state().unit(unit);
    let mut becomes = now;
    let mut count = 1;
    for pick in draft.picks().iter().skip(1) {
        match taken(game, unit, becomes, *pick).filter(|next| *next != becomes) {
            Some(next) => becomes = next,
            None => break,
        }
        count += 1;
    }
    asking.draft = draft.prefix(count);
    let own = Pick::Piece(piece(unit));
    asking.offers.push(leads(own, Draft::EMPTY, Mark::Chosen));
    let counter = game.board().unit(unit);
    let words = words::MORALE.iter().map(|(key, _)| *key).chain(words::PLACES.iter().map(|(key, _)| *key));
    let words = words.chain(words::ALL.iter().map(|(key, _)| *key).filter(|key| words::form(key).is_some()));
    let words = words.chain([words::EXHAUSTED, words::CARRIED, words::RELEASED, words::ACTIVE]);
    let hexes = game.board().grid().hexes().map(Pick::Hex);
    let facings = becomes.hex().into_iter().flat_map(|hex| Facing::ALL.map(|facing| facing_pick(hex, facing)));
    let dials = |key: Key, most: u8| (0..=most).map(move |put| Pick::Dial(Dial { key, of: None }, i16::from(put)));
    let guns = game.board().data(unit).map_or(0, |data| data.guns);
    let strengths = dials(words::STRENGTH, counter.strength.max(now.strength)).chain(dials(words::GUNS, guns));
    for pick in hexes.chain(words.map(Pick::Word)).chain(facings).chain(strengths) {
        if taken(game, unit, becomes, pick).is_some_and(|next| next != becomes) {
            asking.offers.push(leads(pick, super::look::with(&asking.draft, [pick]), Mark::Choice));
        }
    }
    if becomes != now {
        asking.ready = Some(Ok(ready(own, Change::Unit { unit, to: becomes })));
    }
    asking.overlays.extend(now.hex().map(Overlay::Selected));
}

fn taken_by_leader(game: &Game, mut next: Leader, pick: Pick) -> Option<Leader> {
    match pick {
        Pick::Hex(hex) if game.board().grid().contains(hex) => next.post = Post::On(hex),
        Pick::Word(words::REDUCED) => next.reduced = !next.reduced,
        Pick::Word(words::INACTIVE) => next.state = CommandState::Inactive,
        Pick::Word(key) => match (words::state(key), words::PLACES.iter().find(|(known, _)| *known == key)) {
            (Some(state), _) => next.state = state,
            (_, Some((_, Place::Waiting))) => next.post = Post::Waiting,
            (_, Some((_, Place::Eliminated))) => next.post = Post::Lost,
            (_, Some((_, Place::Withdrawn))) => next.post = Post::Withdrawn,
            _ => return None,
        },
        Pick::Dial(Dial { key: words::DELAY, of: None }, put) => {
            next.delay = u8::try_from(put).ok().filter(|steps| *steps > 0);
        }
        _ => return None,
    }
    Some(next)
}

fn of_leader(game: &Game, leader: LeaderId, draft: &Draft, asking: &mut Asking<Change>) {
    let now = *game.state().leader(leader);
    let mut becomes = now;
    let mut count = 1;
    for pick in draft.picks().iter().skip(1) {
        match taken_by_leader(game, becomes, *pick).filter(|next| *next != becomes) {
            Some(next) => becomes = next,
            None => break,
        }
        count += 1;
    }
    asking.draft = draft.prefix(count);
    let own = Pick::Piece(leader_piece(game.board(), leader));
    asking.offers.push(leads(own, Draft::EMPTY, Mark::Chosen));
    let states = [CommandState::Mobile, CommandState::Standing].into_iter().filter_map(words::of_state);
    let words = states.chain([words::INACTIVE, words::REDUCED]).chain(words::PLACES.iter().map(|(key, _)| *key));
    let delays = (0..=LONGEST_DELAY).map(|put| Pick::Dial(Dial { key: words::DELAY, of: None }, put));
    for pick in game.board().grid().hexes().map(Pick::Hex).chain(words.map(Pick::Word)).chain(delays) {
        if taken_by_leader(game, becomes, pick).is_some_and(|next| next != becomes) {
            asking.offers.push(leads(pick, super::look::with(&asking.draft, [pick]), Mark::Choice));
        }
    }
    if becomes != now {
        asking.ready = Some(Ok(ready(own, Change::Leader { leader, to: becomes })));
    }
}

fn ready(own: Pick, change: Change) -> Saying<Change> {
    Saying { label: phrase!(MESSAGES, "winter-change", thing = own), said: Said::open(change), doubt: None }
}

fn leads(pick: Pick, draft: Draft, mark: Mark) -> Offer<Change> {
    Offer { pick, then: Then::Draft(draft), label: Sentence::EMPTY, rank: Rank::Open, mark }
}

fn says(pick: Pick, change: Change, label: Sentence) -> Offer<Change> {
    Offer { pick, then: Then::Say(Said::open(change)), label, rank: Rank::Open, mark: Mark::Choice }
}
