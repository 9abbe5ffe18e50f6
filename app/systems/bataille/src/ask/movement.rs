//! The movement segment: moves, entries, leaders, stacks and standing orders [2.4].

use super::limbering::Limbering;
use super::look::{
    Look, OPPORTUNITY_FIRE, aside, facing_of, facing_pick, formation_button, formation_word, leads, left, points,
    quarter, says, unit_pick, with,
};
use super::moves::{FORMATIONS, Making};
use super::orders;
use crate::MESSAGES;
use bataille::{
    Action, Command, EntryOption, Facing, Formation, HalfPoints, LeaderId, OrderFor, Place, StandingOrders, UnitId,
};
use engine::hex::{Direction, Hex};
use engine::rule::Rule;
use language::ask::{Asking, Draft, Key, Mark, Offer, Overlay, Pick, Rank, Sentence, Then};
use language::phrase;

const QUESTION: &str = "move";
/// Orders a stack again.
pub(super) const RESTACK: Key = "restack";

const MOVEMENT: Rule = Rule::new("2.4");
const ENTER: Rule = Rule::new("18.14");
const STACK_ORDER: Rule = Rule::new("12.5");
const LEADERS: Rule = Rule::new("7.2");

/// The subject of a draft.
pub(super) enum Drafted<'a> {
    Nothing,
    Move(Making<'a>),
    /// Units of the first piece's hex, from the top down.
    Stack {
        unit: UnitId,
        hex: Hex,
        order: Vec<UnitId>,
    },
    Orders {
        unit: UnitId,
        orders: StandingOrders,
    },
    Leader(LeaderId),
    Entry {
        unit: UnitId,
        leaders: Vec<LeaderId>,
        chosen: Option<Entering>,
    },
}

/// The entry of a reinforcement.
#[derive(Clone, Copy)]
pub(super) struct Entering {
    hex: Hex,
    formation: Formation,
    facing: Facing,
}

/// The facing of reinforcements that enter, unless the player chooses another.
pub(super) const INWARD: Facing = Facing::Side(Direction::Down);

fn entries(look: Look<'_>) -> Vec<EntryOption> {
    look.game.entry_options(look.side)
}

/// Units that may move, each once, in the order of the file.
fn movers(look: Look<'_>) -> Vec<UnitId> {
    let able = |unit: &UnitId| look.game.points(*unit).0 > 0;
    look.game.on_map(look.side).filter(able).collect()
}

fn leaders_here(look: Look<'_>, hex: Option<Hex>) -> Vec<LeaderId> {
    hex.map(|hex| look.game.leaders_in(hex, look.side).collect()).unwrap_or_default()
}

fn riders(look: Look<'_>) -> Vec<LeaderId> {
    let board = look.game.board();
    board.leader_ids().filter(|leader| look.game.leader_can_ride(look.side, *leader)).collect()
}

pub(super) fn read<'a>(look: Look<'a>, draft: &Draft) -> Drafted<'a> {
    let picks = draft.picks();
    let Some(Pick::Piece(first)) = picks.first().copied() else { return Drafted::Nothing };
    if let Some(leader) = look.leader_of(first) {
        let own = look.game.board().leader(leader).is_some_and(|data| data.side == look.side);
        let rides = own && look.game.leader_can_ride(look.side, leader);
        return if rides { Drafted::Leader(leader) } else { Drafted::Nothing };
    }
    let Some(unit) = look.unit_of(first).filter(|unit| known(look, *unit)) else { return Drafted::Nothing };
    if look.game.unit(unit).place == Place::Waiting {
        return entry(look, unit, picks.get(1..).unwrap_or(&[]));
    }
    let Some(hex) = look.game.hex_of(unit) else { return Drafted::Nothing };
    match picks.get(1) {
        Some(Pick::Word(RESTACK)) if look.game.restackable(look.side).contains(&hex) => {
            let stack = look.game.units_in(hex);
            let mut order: Vec<UnitId> = Vec::new();
            for pick in picks.iter().skip(2) {
                match pick.piece().and_then(|piece| look.unit_of(piece)) {
                    Some(next) if stack.contains(&next) && !order.contains(&next) => order.push(next),
                    _ => break,
                }
            }
            return Drafted::Stack { unit, hex, order };
        }
        Some(Pick::Word(_)) if look.game.orderable(look.side).contains(&unit) => {
            let (given, count) = orders::read(look, unit, picks.get(1..).unwrap_or(&[]));
            if count > 0 {
                return Drafted::Orders { unit, orders: given };
            }
        }
        _ => {}
    }
    let mut units = vec![unit];
    let mut leaders: Vec<LeaderId> = Vec::new();
    let mut at = 1;
    while let Some(piece) = picks.get(at).and_then(|pick| pick.piece()) {
        let more = look.unit_of(piece).filter(|_| leaders.is_empty());
        let more = more.filter(|other| look.game.hex_of(*other) == Some(hex) && !units.contains(other));
        let leader = look.leader_of(piece).filter(|leader| leaders_here(look, Some(hex)).contains(leader));
        match (more, leader) {
            (Some(other), _) if together(look, &units, other) => units.push(other),
            (_, Some(leader)) if !leaders.contains(&leader) => leaders.push(leader),
            _ => break,
        }
        at += 1;
    }
    Drafted::Move(Making::read(look, units, leaders, picks.get(at..).unwrap_or(&[])))
}

/// Whether a unit can do anything in this segment.
fn known(look: Look<'_>, unit: UnitId) -> bool {
    match look.game.unit(unit).place {
        Place::On(hex) => {
            look.game.side_of(unit) == look.side
                && (look.game.points(unit).0 > 0
                    || look.game.orderable(look.side).contains(&unit)
                    || look.game.restackable(look.side).contains(&hex))
        }
        Place::Waiting => entries(look).iter().any(|option| option.unit == unit),
        _ => false,
    }
}

/// Whether another unit may move along with these.
fn together(look: Look<'_>, units: &[UnitId], other: UnitId) -> bool {
    let all: Vec<UnitId> = units.iter().copied().chain([other]).collect();
    look.game.points(other).0 > 0 && look.game.planned(look.side, &all, &[]).is_ok()
}

fn entry<'a>(look: Look<'a>, unit: UnitId, picks: &[Pick]) -> Drafted<'a> {
    let options: Vec<EntryOption> = entries(look).into_iter().filter(|option| option.unit == unit).collect();
    let mut picks = picks.iter().copied().peekable();
    let mut leaders = Vec::new();
    while let Some(leader) = picks.peek().and_then(|pick| pick.piece()).and_then(|piece| look.leader_of(piece)) {
        if leaders.contains(&leader) || !options.iter().any(|option| option.leaders.contains(&leader)) {
            break;
        }
        leaders.push(leader);
        picks.next();
    }
    let Some(first) = picks.next().and_then(|pick| options.iter().find(|option| Some(option.hex) == pick.hex())) else {
        return Drafted::Entry { unit, leaders, chosen: None };
    };
    let mut chosen = Entering { hex: first.hex, formation: first.formation, facing: INWARD };
    if let Some(Pick::Word(word)) = picks.peek().copied() {
        let formation = FORMATIONS.iter().find(|(key, _)| *key == word).map(|(_, formation)| *formation);
        let other = options.iter().find(|option| option.hex == chosen.hex && Some(option.formation) == formation);
        if let Some(other) = other.filter(|other| other.formation != first.formation) {
            chosen.formation = other.formation;
            picks.next();
        }
    }
    if let Some(Pick::Facing(hex, twelfth)) = picks.next()
        && hex == chosen.hex
        && let Some(facing @ Facing::Side(_)) = facing_of(twelfth)
        && facing != INWARD
    {
        chosen.facing = facing;
    }
    Drafted::Entry { unit, leaders, chosen: Some(chosen) }
}

fn entry_draft(look: Look<'_>, unit: UnitId, leaders: &[LeaderId], chosen: Option<Entering>) -> Draft {
    let mut picks = vec![unit_pick(unit)];
    picks.extend(leaders.iter().map(|leader| look.leader_pick(*leader)));
    if let Some(Entering { hex, formation, facing }) = chosen {
        picks.push(Pick::Hex(hex));
        let first = entries(look).into_iter().find(|option| option.unit == unit && option.hex == hex);
        if first.is_some_and(|first| first.formation != formation) {
            picks.extend(FORMATIONS.iter().find(|(_, known)| *known == formation).map(|(key, _)| Pick::Word(key)));
        }
        if facing != INWARD {
            picks.extend(facing_pick(hex, facing));
        }
    }
    picks.into_iter().collect()
}

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let drafted = read(look, draft);
    let prompt = phrase!(MESSAGES, "bataille-ask-move", side = look.side).rule(MOVEMENT);
    let mut asking = Asking::of(QUESTION, Draft::EMPTY, prompt);
    let mut picked: Vec<Pick> = Vec::new();
    match &drafted {
        Drafted::Nothing => told_alone(look, &mut asking),
        Drafted::Move(making) => {
            picked = making.subject();
            asking.draft = making.draft();
            moving(&mut asking, making);
        }
        Drafted::Stack { unit, hex, order } => {
            picked = vec![unit_pick(*unit)];
            restacking(look, &mut asking, *unit, *hex, order);
        }
        Drafted::Orders { unit, orders: given } => {
            picked = vec![unit_pick(*unit)];
            let words = orders::offers(look, *unit, &picked, *given);
            asking.draft = draft.prefix(1 + orders::read(look, *unit, draft.picks().get(1..).unwrap_or(&[])).1);
            asking.offers.extend(words);
            let order = OrderFor { unit: *unit, orders: *given };
            let label = phrase!(MESSAGES, "bataille-give-orders").rule(orders::ORDERS);
            asking.ready = look.may(label, Command::Orders { orders: vec![order] });
        }
        Drafted::Leader(leader) => {
            picked = vec![look.leader_pick(*leader)];
            asking.draft = picked.iter().copied().collect();
            riding(look, &mut asking, *leader);
        }
        Drafted::Entry { unit, leaders, chosen } => {
            picked = vec![unit_pick(*unit)];
            entering(look, &mut asking, *unit, leaders, *chosen);
        }
    }
    // Units that could also be taken along are offered as such.
    let offered: Vec<Pick> = asking.offers.iter().map(|offer| offer.pick).collect();
    let others = subjects(look, &picked).into_iter().filter(|offer| !offered.contains(&offer.pick));
    asking.offers.extend(others);
    let label = phrase!(MESSAGES, "bataille-end-movement");
    asking.pass = look.may_after(label, Command::EndMovement, unmoved(look));
    asking
}

/// The question before the end of the movement, if units can move and have not.
fn unmoved(look: Look<'_>) -> Option<Sentence> {
    let count = movers(look).into_iter().filter(|unit| look.game.unit(*unit).marks.spent.0 == 0).count();
    (count > 0).then(|| phrase!(MESSAGES, "bataille-doubt-movement", count = count))
}

/// All units and leaders that could begin a draft and are in none.
fn subjects(look: Look<'_>, picked: &[Pick]) -> Vec<Offer<Command>> {
    let begun = !picked.is_empty();
    let mut all = Vec::new();
    let mut offer = |pick: Pick, label: Sentence, rank: Rank| {
        if !picked.contains(&pick) {
            let rank = if begun { Rank::Aside } else { rank };
            all.push(Offer { pick, then: Then::Draft(Draft::new([pick])), label, rank, mark: Mark::Choice });
        }
    };
    let moving = movers(look);
    for unit in &moving {
        let moved = look.game.unit(*unit).marks.spent.0 > 0;
        let left = points(look.game.points(*unit));
        let label = phrase!(MESSAGES, "bataille-named-left", named = look.named(*unit), left = left);
        offer(unit_pick(*unit), label, if moved { Rank::Done } else { Rank::Open });
    }
    let mut entering: Vec<UnitId> = entries(look).iter().map(|option| option.unit).collect();
    entering.dedup();
    for unit in entering {
        let label = phrase!(MESSAGES, "bataille-named-may-enter", named = look.named(unit)).rule(ENTER);
        offer(unit_pick(unit), label, Rank::Open);
    }
    for leader in riders(look) {
        let pick = look.leader_pick(leader);
        offer(pick, phrase!(MESSAGES, "bataille-leader-rides", leader = pick).rule(LEADERS), Rank::Aside);
    }
    let stacked = look.game.restackable(look.side);
    let orderable = look.game.orderable(look.side);
    for unit in look.game.on_map(look.side).filter(|unit| !moving.contains(unit)) {
        let stacked = look.game.hex_of(unit).is_some_and(|hex| stacked.contains(&hex));
        if stacked || orderable.contains(&unit) {
            offer(unit_pick(unit), look.named(unit), Rank::Aside);
        }
    }
    all
}

fn moving(asking: &mut Asking<Command>, making: &Making<'_>) {
    let look = making.look;
    let Some(&unit) = making.units.first() else { return };
    let hex = look.game.hex_of(unit);
    asking.offers.extend(making.offers());
    // A unit in the draft can be removed from it.
    for known in &making.units {
        let rest = making.units.iter().filter(|other| *other != known).map(|other| unit_pick(*other));
        let draft: Draft = rest.collect();
        let mut offer = leads(unit_pick(*known), draft, look.named(*known), Mark::Chosen);
        offer.rank = Rank::Aside;
        asking.offers.push(offer);
    }
    if making.actions.is_empty() {
        for other in hex.map(|hex| look.game.units_in(hex)).unwrap_or_default() {
            if !making.units.contains(&other) && together(look, &making.units, other) {
                let units = making.units.iter().copied().chain([other]).map(unit_pick);
                let leaders = making.leaders.iter().map(|leader| look.leader_pick(*leader));
                let draft: Draft = units.chain(leaders).collect();
                let label = phrase!(MESSAGES, "bataille-named-too", named = look.named(other));
                asking.offers.push(aside(leads(unit_pick(other), draft, label, Mark::Choice)));
            }
        }
        if hex.is_some_and(|hex| look.game.restackable(look.side).contains(&hex)) && making.leaders.is_empty() {
            let draft = Draft::new([unit_pick(unit), Pick::Word(RESTACK)]);
            let label = phrase!(MESSAGES, "bataille-reorder-stack").rule(STACK_ORDER);
            asking.offers.push(aside(leads(Pick::Word(RESTACK), draft, label, Mark::Choice)));
        }
        if making.units.len() == 1 && making.leaders.is_empty() && look.game.orderable(look.side).contains(&unit) {
            asking.offers.extend(orders::offers(look, unit, &[unit_pick(unit)], look.game.unit(unit).orders));
        }
    }
    for leader in leaders_here(look, hex) {
        let pick = look.leader_pick(leader);
        let goes = making.leaders.contains(&leader);
        let leaders: Vec<LeaderId> = if goes {
            making.leaders.iter().copied().filter(|known| *known != leader).collect()
        } else {
            making.leaders.iter().copied().chain([leader]).collect()
        };
        let units = making.units.iter().map(|unit| unit_pick(*unit));
        let picks = units.chain(leaders.iter().map(|leader| look.leader_pick(*leader)));
        let draft: Draft = picks.chain(making.picks.iter().copied()).collect();
        let along = if goes { "no" } else { "yes" };
        let label = phrase!(MESSAGES, "bataille-leader-goes", leader = pick, goes = along).rule(LEADERS);
        asking.offers.push(aside(leads(pick, draft, label, if goes { Mark::Chosen } else { Mark::Choice })));
    }
    if let (Some(command), Some(now)) = (making.command(), making.planned()) {
        let label = if now.draws_fire {
            phrase!(MESSAGES, "bataille-go-under-fire", left = points(now.left)).rule(OPPORTUNITY_FIRE)
        } else {
            phrase!(MESSAGES, "bataille-go", left = points(now.left))
        };
        let limbering = Limbering::of(look, &command);
        asking.ready = look.may(label, command);
        asking.overlays.push(Overlay::Path { hexes: making.way(), cost: points(now.cost) });
        if let Some(limbering) = &limbering {
            limbering.tell_ends(&mut asking.card);
        }
        asking.card.line(phrase!(
            MESSAGES,
            "bataille-so-far",
            formation = formation_word(now.formation),
            facing = quarter(now.facing),
            spent = points(now.cost),
            left = points(now.left)
        ));
        if let Some(limbering) = &limbering {
            limbering.tell_chain(&mut asking.card);
        }
        told_who_stays(asking, making);
    }
    asking.overlays.extend(hex.map(Overlay::Selected));
}

/// Names the leaders of the hex who would stay behind, if the move leaves it.
fn told_who_stays(asking: &mut Asking<Command>, making: &Making<'_>) {
    let look = making.look;
    let way = making.way();
    let (Some(&from), Some(&to)) = (way.first(), way.last()) else { return };
    let stays = leaders_here(look, Some(from)).into_iter().filter(|leader| !making.leaders.contains(leader));
    let stays: Vec<Pick> = stays.map(|leader| look.leader_pick(leader)).collect();
    if from != to && !stays.is_empty() {
        asking.card.line(phrase!(MESSAGES, "bataille-leaders-stay", leaders = stays, hex = from).rule(LEADERS));
    }
}

/// Names the leaders whose troops have left them and who can still ride, once troops have moved.
fn told_alone(look: Look<'_>, asking: &mut Asking<Command>) {
    if !look.game.on_map(look.side).any(|unit| look.game.unit(unit).marks.spent.0 > 0) {
        return;
    }
    let alone = |leader: &LeaderId| {
        let unmoved = look.game.state().leaders.get(usize::from(leader.0)).is_some_and(|known| known.spent.0 == 0);
        let hex = look.game.state().leader_hex(*leader);
        unmoved && hex.is_some_and(|hex| look.game.units_in(hex).is_empty())
    };
    let alone: Vec<Pick> = riders(look).into_iter().filter(alone).map(|leader| look.leader_pick(leader)).collect();
    if !alone.is_empty() {
        asking.card.line(phrase!(MESSAGES, "bataille-leaders-alone", leaders = alone).rule(LEADERS));
    }
}

fn restacking(look: Look<'_>, asking: &mut Asking<Command>, unit: UnitId, hex: Hex, order: &[UnitId]) {
    let base = Draft::new([unit_pick(unit), Pick::Word(RESTACK)]);
    asking.draft = with(&base, order.iter().map(|unit| unit_pick(*unit)));
    let stack = look.game.units_in(hex);
    for next in stack.iter().filter(|next| !order.contains(next)) {
        let label = order.len() + 1;
        let label = phrase!(MESSAGES, "bataille-stack-place", place = label, named = look.named(*next));
        let draft = with(&asking.draft, [unit_pick(*next)]);
        asking.offers.push(leads(unit_pick(*next), draft, label, Mark::Choice));
    }
    asking.offers.push(aside(leads(Pick::Word(RESTACK), Draft::new([unit_pick(unit)]), Sentence::EMPTY, Mark::Chosen)));
    if !order.is_empty() {
        let rest = stack.iter().copied().filter(|known| !order.contains(known));
        let units: Vec<UnitId> = order.iter().copied().chain(rest).collect();
        let label = phrase!(MESSAGES, "bataille-stack-them");
        asking.ready = look.may(label.rule(STACK_ORDER), Command::Restack { hex, units });
    }
    asking.overlays.push(Overlay::Selected(hex));
}

/// The points a leader who rides alone has not spent.
fn leader_points(look: Look<'_>, leader: LeaderId) -> HalfPoints {
    let printed = look.game.board().leader(leader).map_or(0, |data| u16::from(data.movement) * 2);
    let spent = look.game.state().leaders.get(usize::from(leader.0)).map_or(0, |known| known.spent.0);
    HalfPoints(printed.saturating_sub(spent))
}

fn riding(look: Look<'_>, asking: &mut Asking<Command>, leader: LeaderId) {
    let rest = leader_points(look, leader);
    for ride in look.game.leader_rides(look.side, leader) {
        let Some(&hex) = ride.path.last() else { continue };
        let label = phrase!(MESSAGES, "bataille-to-hex-left", hex = hex, left = left(rest, ride.cost));
        let mark = Mark::Reach { left: String::new(), stop: false, risk: false };
        let command = Command::MoveLeader { leader, path: ride.path };
        if look.accepts(&command) {
            asking.offers.push(says(Pick::Hex(hex), label, mark, command));
        }
    }
    let pick = look.leader_pick(leader);
    asking.offers.push(aside(leads(pick, Draft::EMPTY, Sentence::EMPTY, Mark::Chosen)));
    asking.overlays.extend(look.game.state().leader_hex(leader).map(Overlay::Selected));
}

fn entering(
    look: Look<'_>,
    asking: &mut Asking<Command>,
    unit: UnitId,
    leaders: &[LeaderId],
    chosen: Option<Entering>,
) {
    let options: Vec<EntryOption> = entries(look).into_iter().filter(|option| option.unit == unit).collect();
    asking.draft = entry_draft(look, unit, leaders, chosen);
    let rest = look.slowest(&[unit]);
    let draft = |chosen: Option<Entering>| entry_draft(look, unit, leaders, chosen);
    let mut hexes: Vec<Hex> = options.iter().map(|option| option.hex).collect();
    hexes.dedup();
    for hex in hexes {
        let Some(first) = options.iter().find(|option| option.hex == hex) else { continue };
        let is_chosen = chosen.is_some_and(|chosen| chosen.hex == hex);
        let enters = Entering { hex, formation: first.formation, facing: INWARD };
        let label = phrase!(MESSAGES, "bataille-enter-left", hex = hex, left = left(rest, first.cost)).rule(ENTER);
        let mark = if is_chosen { Mark::Chosen } else { Mark::Reach { left: String::new(), stop: false, risk: false } };
        asking.offers.push(leads(Pick::Hex(hex), draft((!is_chosen).then_some(enters)), label, mark));
    }
    for leader in options.first().map(|option| option.leaders.clone()).unwrap_or_default() {
        let goes = leaders.contains(&leader);
        let others: Vec<LeaderId> = if goes {
            leaders.iter().copied().filter(|known| *known != leader).collect()
        } else {
            leaders.iter().copied().chain([leader]).collect()
        };
        let pick = look.leader_pick(leader);
        let along = if goes { "no" } else { "yes" };
        let label = phrase!(MESSAGES, "bataille-leader-enters", leader = pick, goes = along);
        let next = entry_draft(look, unit, &others, chosen);
        asking.offers.push(aside(leads(pick, next, label, if goes { Mark::Chosen } else { Mark::Choice })));
    }
    asking.offers.push(aside(leads(unit_pick(unit), Draft::EMPTY, Sentence::EMPTY, Mark::Chosen)));
    let Some(now) = chosen else { return };
    for option in options.iter().filter(|option| option.hex == now.hex) {
        let Some((key, _)) = FORMATIONS.iter().find(|(_, known)| *known == option.formation) else { continue };
        let is_chosen = option.formation == now.formation;
        let next = Entering { formation: option.formation, ..now };
        let left = left(rest, option.cost);
        let label =
            phrase!(MESSAGES, "bataille-formation-left", formation = formation_button(option.formation), left = left);
        let mark = if is_chosen { Mark::Chosen } else { Mark::Choice };
        asking.offers.push(aside(leads(Pick::Word(key), draft(Some(next)), label, mark)));
    }
    for side in Direction::ALL {
        let facing = Facing::Side(side);
        let Some(pick) = facing_pick(now.hex, facing).filter(|_| facing != now.facing) else { continue };
        asking.offers.push(aside(leads(pick, draft(Some(Entering { facing, ..now })), Sentence::EMPTY, Mark::Choice)));
    }
    let Entering { hex, formation, facing } = now;
    let label = phrase!(MESSAGES, "bataille-enter-ready", hex = hex, formation = formation_word(formation)).rule(ENTER);
    let leaders = leaders.to_vec();
    asking.ready = look.may(label, Command::Enter { unit, leaders, hex, formation, facing });
}

/// The path to a hex in reach.
pub(super) fn preview(look: Look<'_>, draft: &Draft, pick: Pick) -> Vec<Overlay> {
    let (Drafted::Move(making), Some(hex)) = (read(look, draft), pick.hex()) else { return Vec::new() };
    let Some(reached) = making.reach().into_iter().find(|reached| reached.hex == hex) else { return Vec::new() };
    let mut hexes = making.way();
    hexes.extend(reached.actions.iter().filter_map(|action| match action {
        Action::Enter(hex) => Some(*hex),
        _ => None,
    }));
    vec![Overlay::Path { hexes, cost: points(reached.cost) }]
}
