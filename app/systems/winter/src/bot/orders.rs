//! The sensible bot's command phases on the whole field: whom it calls, who sends the order, and of which kind [17.3].

use super::near::{NOWHERE, Near};
use engine::contract::{Game as _, Side};
use language::bot::Manner;
use winter::day::{FieldCommand, OrderKind};
use winter::options::MayCharge;
use winter::state::{CommandState, Post};
use winter::whole::{OrderPrice, Rank};
use winter::{Command, Game, LeaderId, Options, UnitId};

/// Troops so near to an enemy are called to arms, in hexes: those of the side that attacks, and those of the other.
const CALLED: [u16; 2] = [13, 22];
/// A brigade is committed only so near: it tires from then on.
const COMMITTED: [u16; 2] = [10, 15];
/// A corps whose troops are as far as this from an enemy goes Mobile.
const LEFT_BEHIND: u16 = 9;
/// Command points that are kept for the first leaders when others are only sped up.
const KEPT: u8 = 3;
/// An independent division with so few points goes back to a corps with so many.
const JOINS: [i16; 2] = [4, 14];
/// A brigade with so many points of fatigue rests where no enemy is as near as this, in hexes.
const TIRED: u8 = 4;
const RESTS_FROM: u16 = 9;
/// Cavalry so near to an enemy thinks of a charge.
const CHARGES_FROM: u16 = 8;

/// Commands of a command phase, in the order in which they are given. Those that come too late are refused and left out.
pub(super) fn plan(game: &Game, side: Side, manner: Manner) -> Vec<Command> {
    let Options::Command { charges, places, field, .. } = game.options() else { return Vec::new() };
    let near = Near::enemies(game, side);
    let mut all: Vec<Command> = Vec::new();
    for place in &places {
        all.extend(place.hexes.first().map(|&hex| Command::PlaceLeader { leader: place.leader, hex }));
    }
    all.extend(declared(game, &near, &field).map(Command::Field));
    all.extend(sent(game, side, manner, &near, &field).into_iter().map(Command::Field));
    let near_enough = |unit: &UnitId| near.far_from(game, *unit) <= limit(COMMITTED, side, manner);
    all.extend(field.iter().filter_map(|command| match command {
        FieldCommand::Commit { unit } if near_enough(unit) => Some(Command::Field(command.clone())),
        _ => None,
    }));
    all.extend(charged(game, side, &near, &charges));
    all
}

fn limit(limits: [u16; 2], side: Side, manner: Manner) -> u16 {
    let far = limits.get(side.index()).copied().unwrap_or(0);
    manner.of(far, far.saturating_add(4), far.saturating_sub(3))
}

/// Bagration comes as soon as he may, a division that is nearly broken goes back to a corps that is not, and tired brigades far
/// from the enemy rest.
fn declared<'a>(game: &'a Game, near: &'a Near, field: &'a [FieldCommand]) -> impl Iterator<Item = FieldCommand> + 'a {
    let wanted = move |command: &&FieldCommand| match command {
        FieldCommand::PlaceBagration { .. } => true,
        FieldCommand::JoinCorps => joins(game).unwrap_or(false),
        FieldCommand::Rest { leader, rest: true } => rests(game, near, *leader).unwrap_or(false),
        _ => false,
    };
    field.iter().filter(wanted).cloned()
}

/// Whether an independent division is nearly broken, and its corps can bear that.
fn joins(game: &Game) -> Option<bool> {
    let whole = game.board().whole()?;
    let leader = whole.field.leaders.iter().find(|leader| leader.independent)?;
    let own = whole.field.body_of_leader(leader)?;
    let corps = whole.field.units.iter().find(|unit| leader.lists(unit))?.unit.corps.as_ref();
    let above = whole.field.bodies.iter().position(|body| body.body.of.as_ref() == corps)?;
    let points = |at: usize| game.state().affairs.spirits.get(at).map(|spirit| spirit.points);
    let [nearly, enough] = JOINS;
    Some((1..=nearly).contains(&points(own)?) && points(above)? >= enough)
}

/// Whether the brigade of a leader is tired, and far from any enemy.
fn rests(game: &Game, near: &Near, leader: LeaderId) -> Option<bool> {
    let board = game.board();
    let side = board.leader(leader).side;
    let own = crate::weigh::on_map(game, side).find(|unit| game.holds(leader, *unit))?;
    let brigade = board.data(own)?.brigade.as_deref()?;
    let at = board.brigades().position(|known| known == brigade)?;
    let tired = game.state().affairs.fatigue.get(at)?.points >= TIRED;
    Some(tired && of_troops(game, side, near, leader) > RESTS_FROM)
}

/// Charges at an enemy in their zone.
fn charged<'a>(
    game: &'a Game,
    side: Side,
    near: &'a Near,
    charges: &'a [MayCharge],
) -> impl Iterator<Item = Command> + 'a {
    let worth_it = move |charge: &&MayCharge| {
        let close = near.far_from(game, charge.unit) <= CHARGES_FROM;
        charge.facings.is_empty() && close && crate::weigh::in_reach(game, side, charge.unit)
    };
    charges.iter().filter(worth_it).map(|charge| Command::DeclareCharge { unit: charge.unit, facing: None })
}

/// An order that might be sent.
#[derive(Clone, Copy)]
struct Wish {
    /// Commanders of many before those of few.
    rank: Rank,
    /// The distance of their troops from an enemy.
    far: u16,
    from: LeaderId,
    to: LeaderId,
    kind: OrderKind,
    /// Whether it costs a command point.
    paid: bool,
    /// Whether it is kept for days of plenty.
    spare: bool,
    /// The way the order has to go, in hexes.
    way: u16,
}

fn sent(game: &Game, side: Side, manner: Manner, near: &Near, field: &[FieldCommand]) -> Vec<FieldCommand> {
    let mut far: Vec<(LeaderId, u16)> = Vec::new();
    let mut wishes: Vec<Wish> = Vec::new();
    for command in field {
        let FieldCommand::Send { from, to, kind, .. } = *command else { continue };
        let distance = match far.iter().find(|(known, _)| *known == to) {
            Some((_, distance)) => *distance,
            None => {
                let distance = of_troops(game, side, near, to);
                far.push((to, distance));
                distance
            }
        };
        wishes.extend(wish(game, side, manner, [from, to], kind, distance));
    }
    // The best sender of each order: without a point before with one, then the nearest.
    wishes.sort_by_key(|wish| {
        (wish.spare, std::cmp::Reverse(wish.rank), wish.far, wish.to, wish.paid, wish.way, wish.from)
    });
    wishes.dedup_by_key(|wish| wish.to);
    let points = game.state().day.as_ref().and_then(|day| day.points.get(side.index()).copied()).unwrap_or(0);
    let affordable = |wish: &&Wish| !(wish.paid && wish.spare) || points > KEPT;
    let order = |wish: &Wish| FieldCommand::Send { from: wish.from, to: wish.to, kind: wish.kind, place: None };
    wishes.iter().filter(affordable).map(order).collect()
}

/// The distance of the nearest unit of a leader from an enemy.
fn of_troops(game: &Game, side: Side, near: &Near, leader: LeaderId) -> u16 {
    let own = crate::weigh::on_map(game, side).filter(|unit| game.holds(leader, *unit));
    own.map(|unit| near.far_from(game, unit)).min().unwrap_or(NOWHERE)
}

/// Whether an order is worth sending.
fn wish(game: &Game, side: Side, manner: Manner, [from, to]: [LeaderId; 2], kind: OrderKind, far: u16) -> Option<Wish> {
    let board = game.board();
    let (sender, receiver) = (board.field_leader(from)?, board.field_leader(to)?);
    let state = game.state().leader(to);
    let waits = state.hex().is_none() || state.state == CommandState::Inactive;
    let attacker = side == Side::Second;
    let called = far <= limit(CALLED, side, manner);
    let commander = receiver.rank >= Rank::Detachment || receiver.independent;
    let (wanted, spare) = match (kind, receiver.rank) {
        (OrderKind::Attack, _) => (attacker && commander && called, false),
        // The attacker's commanders are woken by an Attack Order, where that can be sent.
        (OrderKind::Activate, _) if commander => (called && waits, attacker),
        (OrderKind::Activate, Rank::Division) => (called, false),
        (OrderKind::Activate, _) => (far <= limit(COMMITTED, side, manner), false),
        (OrderKind::Mobile, Rank::Wing | Rank::Corps | Rank::Detachment) => {
            (!waits && far >= LEFT_BEHIND && state.state == CommandState::Standing && far != NOWHERE, true)
        }
        (OrderKind::Free, Rank::Cossack) => (called, true),
        _ => (false, false),
    };
    if !wanted {
        return None;
    }
    let whole = board.whole()?;
    let paid = whole.field.order_price(sender, receiver, kind) != Some(OrderPrice::Nothing);
    let at = game.state().leader(from).hex()?;
    let way = match state.post {
        Post::On(hex) => board.distance(at, hex),
        _ => {
            let own = crate::weigh::on_map(game, side).filter(|unit| game.holds(to, *unit));
            own.filter_map(|unit| game.state().unit(unit).hex()).map(|hex| board.distance(at, hex)).min()?
        }
    };
    Some(Wish { rank: receiver.rank, far, from, to, kind, paid, spare, way })
}
