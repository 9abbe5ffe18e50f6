//! Moves of units, step by step [5].

use super::entry;
use super::leaders;
use super::look::{Look, facing_pick, leads, not_asked, reach, says, toggle, unit_pick, which_one, with, without};
use super::standing;
use super::steps::March;
use super::words::{self, rule};
use crate::MESSAGES;
use crate::values::compass;
use engine::contract::Refusal;
use engine::hex::Hex;
use language::ask::{Asking, Draft, Mark, Offer, Overlay, Pick, Rank, Sentence, Undone};
use language::phrase;
use std::collections::BTreeMap;
use winter::glimpse::points;
use winter::options::{MayCombine, MayEnter, MayPlace};
use winter::state::Formation;
use winter::{Command, End, Facing, LeaderId, Options, Step, UnitId};

const QUESTION: &str = "move";

/// The offers of a movement phase.
#[derive(Default)]
pub(super) struct Offered {
    pub(super) units: Vec<UnitId>,
    pub(super) leaders: Vec<LeaderId>,
    pub(super) entries: Vec<MayEnter>,
    pub(super) leader_entries: Vec<MayPlace>,
    pub(super) combine: Vec<MayCombine>,
    pub(super) self_command: Vec<UnitId>,
    pub(super) restack: Vec<Hex>,
    pub(super) gunner: bool,
    pub(super) standing: Vec<UnitId>,
}

impl Offered {
    pub(super) fn of(look: Look<'_>) -> Offered {
        match super::kept::options(look.game) {
            Options::Move {
                units,
                leaders,
                entries,
                leader_entries,
                combine,
                self_command,
                restack,
                gunner,
                standing,
            } => Offered { units, leaders, entries, leader_entries, combine, self_command, restack, gunner, standing },
            _ => Offered::default(),
        }
    }

    /// Units that can move or come onto the map, and have not.
    fn undone(&self, look: Look<'_>) -> Undone {
        let fresh = |unit: &&UnitId| look.game.state().unit(**unit).marks.spent == 0;
        let moving = self.units.iter().filter(fresh).count();
        let mut entering: Vec<UnitId> = self.entries.iter().map(|entry| entry.unit).collect();
        entering.sort_unstable();
        entering.dedup();
        let count = moving + entering.len();
        let left = phrase!(MESSAGES, "winter-undone-moves", count = count);
        Undone { count, left, again: phrase!(MESSAGES, "winter-again-movement") }
    }

    /// The name of a unit in the list; it says so if only the standing orders of the unit can be changed.
    fn label(&self, look: Look<'_>, unit: UnitId) -> Sentence {
        let acts = self.units.contains(&unit) || self.self_command.contains(&unit);
        match acts || self.combine.iter().any(|pair| pair.into == unit) || !self.standing.contains(&unit) {
            true => look.named(unit),
            false => look.named_standing(unit),
        }
    }

    /// Units on the map that can be picked; those that can only be given orders come last.
    fn subjects(&self) -> Vec<UnitId> {
        let others = self.self_command.iter().chain(self.combine.iter().map(|pair| &pair.into)).chain(&self.standing);
        let mut all = self.units.clone();
        for unit in others {
            if !all.contains(unit) {
                all.push(*unit);
            }
        }
        all
    }
}

/// Units that have not moved.
pub(super) fn undone(look: Look<'_>) -> Undone {
    Offered::of(look).undone(look)
}

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let offered = Offered::of(look);
    let prompt = phrase!(MESSAGES, "winter-ask-move", side = look.side).rule(rule("5.1"));
    let mut asking = Asking::of(QUESTION, Draft::EMPTY, prompt);
    asking.pass = offered.undone(look).before(look.may(phrase!(MESSAGES, "winter-end-movement"), Command::EndPhase));
    let subjects = offered.subjects();
    let march = March::read(look, &subjects, draft);
    let picked = march.as_ref().and_then(|march| march.units.first()).map(|unit| super::super::piece(*unit));
    let picked =
        picked.or_else(|| entry::subject(look, &offered, draft)).or_else(|| leaders::subject(look, &offered, draft));
    for unit in &subjects {
        let fresh = offered.units.contains(unit);
        let spent = look.game.state().unit(*unit).marks.spent > 0;
        let rank = match (fresh, spent) {
            (true, false) => Rank::Open,
            (true, true) => Rank::Done,
            _ => Rank::Aside,
        };
        asking.offers.push(look.subject(super::super::piece(*unit), offered.label(look, *unit), picked, rank));
    }
    entry::offer_subjects(look, &offered, picked, &mut asking);
    leaders::offer_subjects(look, &offered, picked, &mut asking);
    if let Some(unit) = super::brigade::subject(look, draft).filter(|unit| subjects.contains(unit)) {
        super::brigade::ask(look, unit, draft, &mut asking);
        return asking;
    }
    if let Some(march) = march {
        asking.draft = march.draft.clone();
        let next = draft.picks().get(march.draft.len());
        let alone = march.units.first().copied().filter(|unit| {
            march.draft.len() == 1
                && next == Some(&Pick::Word(words::SELF_COMMAND))
                && offered.self_command.contains(unit)
        });
        match alone {
            Some(unit) => by_itself(look, unit, &mut asking),
            None => steps(look, &offered, &march, &mut asking),
        }
    } else if !entry::ask(look, &offered, draft, &mut asking) {
        leaders::ask(look, &offered, draft, &mut asking);
    }
    if asking.draft.is_empty() {
        leaders::told_alone(look, &offered, &mut asking);
    }
    asking
}

/// A Cossack that tries to command itself [19.23].
fn by_itself(look: Look<'_>, unit: UnitId, asking: &mut Asking<Command>) {
    let word = Pick::Word(words::SELF_COMMAND);
    asking.offers.push(leads(word, asking.draft.clone(), Sentence::EMPTY, Mark::Chosen));
    asking.draft = with(&asking.draft, [word]);
    asking.ready = look.may(phrase!(MESSAGES, "winter-acts-alone"), Command::SelfCommand { unit });
    asking.card = super::forecast::card(look, &winter::Proposal::Check { unit });
}

fn steps(look: Look<'_>, offered: &Offered, march: &March, asking: &mut Asking<Command>) {
    let Some(&lead) = march.units.first() else { return };
    let draft = &march.draft;
    // The lead in the draft can be removed again.
    asking.offers.retain(|offer| !draft.contains(offer.pick));
    let gone = Draft::EMPTY;
    asking.offers.push(leads(unit_pick(lead), gone, offered.label(look, lead), Mark::Chosen));
    if let Some(now) = march.now(look) {
        going_on(look, offered, march, &now, asking);
    }
    if march.steps.is_empty() {
        company(look, march, asking);
        at_once(look, offered, lead, asking);
        if march.units.len() == 1 && march.draft.len() == 1 {
            super::brigade::offer(look, lead, asking);
        }
    } else {
        asking.ready = look.may(label(look, march), march.command());
        card(look, march, asking);
    }
    if let Some(from) = look.place(lead) {
        leaders::told_staying(look, march, from, asking);
    }
    asking.overlays.extend(look.place(lead).map(Overlay::Selected));
    let path: Vec<Hex> = look.place(lead).into_iter().chain(entered(&march.steps)).collect();
    if path.len() > 1 {
        let spent = march.now(look).map_or(0, |unit| unit.marks.spent);
        asking.overlays.push(Overlay::Path { hexes: path, cost: points(spent) });
    }
}

fn entered(steps: &[Step]) -> impl Iterator<Item = Hex> + '_ {
    steps.iter().filter_map(|step| match step {
        Step::Enter(hex) => Some(*hex),
        _ => None,
    })
}

/// Hexes, facings, formations: whatever can follow.
fn going_on(look: Look<'_>, offered: &Offered, march: &March, now: &winter::state::Unit, asking: &mut Asking<Command>) {
    let Some(&lead) = march.units.first() else { return };
    let Some(at) = now.hex() else { return };
    let draft = &march.draft;
    let allowance = now.marks.allowance.unwrap_or_else(|| look.game.points_of(lead));
    let left = |spent: u16| allowance.saturating_sub(spent);
    if march.units.len() == 1 && !march.grand && offered.units.contains(&lead) {
        let ends = if march.steps.is_empty() && march.toward.is_none() {
            look.game.reach(lead).ends
        } else {
            look.game.reach_after(lead, &march.steps, march.toward)
        };
        asking.offers.extend(far(look, march, lead, at, &ends, &left));
    }
    let mut forms: Vec<(Formation, Option<winter::state::Hand>)> = Vec::new();
    let last_form = matches!(draft.picks().last(), Some(Pick::Word(key)) if words::form(key).is_some());
    for option in look.game.next_steps(&march.units, &march.steps, march.grand, march.toward) {
        let rest = || points(left(option.spent));
        match option.step {
            Step::Enter(hex) => {
                let pick = Pick::Hex(hex);
                if asking.offer(pick).is_none() {
                    let label = phrase!(MESSAGES, "winter-to-left", hex = hex, left = rest());
                    let mark = reach(left(option.spent), look.game.fire_zone(look.side.other(), hex));
                    let mut offer = leads(pick, with(draft, [pick]), label, mark);
                    offer.rank = if option.may_end { Rank::Open } else { Rank::Aside };
                    asking.offers.push(offer);
                }
            }
            Step::Face(facing) if !last_form => {
                let pick = facing_pick(at, facing);
                let label = phrase!(MESSAGES, "winter-turn-to", facing = compass(facing), left = rest());
                asking.offers.push(leads(pick, with(draft, [pick]), label, Mark::Choice));
            }
            Step::Wheel { facing, round_own } if !last_form => {
                let pivot = if round_own { Some(at) } else { other_hex(look, now, at) };
                if let Some(pick) = pivot.map(|pivot| facing_pick(pivot, facing)) {
                    let (facing, on) = (compass(facing), pivot.unwrap_or(at));
                    let label = phrase!(MESSAGES, "winter-wheel-to", facing = facing, hex = on, left = rest());
                    asking.offers.push(leads(pick, with(draft, [pick]), label, Mark::Choice));
                }
            }
            Step::Form { formation, facing, hand } => {
                if facing == now.facing && !forms.contains(&(formation, hand)) {
                    forms.push((formation, hand));
                    if let Some(key) = words::of_form(formation, hand) {
                        let word = Pick::Word(key);
                        // The smaller allowance holds after a change [5.3].
                        let steps: Vec<Step> = march.steps.iter().copied().chain([option.step]).collect();
                        let after = look.game.after(lead, &steps, march.grand, march.toward);
                        let rest = after.map_or(0, |unit| {
                            unit.marks.allowance.unwrap_or(allowance).saturating_sub(unit.marks.spent)
                        });
                        let form = words::formation_button(formation);
                        let label = phrase!(MESSAGES, "winter-form-left", formation = form, left = points(rest));
                        asking.offers.push(leads(word, with(draft, [word]), label, Mark::Choice));
                    }
                }
            }
            Step::Detach | Step::Rejoin | Step::Exit => {
                let key = match option.step {
                    Step::Detach => words::DETACH,
                    Step::Rejoin => words::REJOIN,
                    _ => words::EXIT,
                };
                let word = Pick::Word(key);
                asking.offers.push(leads(word, with(draft, [word]), Sentence::EMPTY, Mark::Choice));
            }
            Step::Face(_) | Step::Wheel { .. } => {}
        }
    }
    if last_form {
        for facing in Facing::ALL {
            let pick = facing_pick(at, facing);
            if march.clone().taken(look, pick).is_some() {
                let label = phrase!(MESSAGES, "winter-faces", facing = compass(facing));
                let mark = if facing == now.facing { Mark::Chosen } else { Mark::Choice };
                asking.offers.push(leads(pick, with(draft, [pick]), label, mark));
            }
        }
    }
}

/// The second hex that an Extended Line would have.
fn other_hex(look: Look<'_>, now: &winter::state::Unit, at: Hex) -> Option<Hex> {
    use winter::Way;
    use winter::state::Hand;
    let by = match now.hand? {
        Hand::Right => 1,
        Hand::Left => -2,
    };
    look.game.board().next(at, Way::of(now.facing.number() + by))
}

/// Hexes in reach, each with the cheapest way there; turns that it needs come with it.
fn far(
    look: Look<'_>,
    march: &March,
    lead: UnitId,
    at: Hex,
    ends: &[End],
    left: &dyn Fn(u16) -> u16,
) -> Vec<Offer<Command>> {
    let mut best: BTreeMap<Hex, &End> = BTreeMap::new();
    for end in ends.iter().filter(|end| end.hex != at) {
        let known = best.entry(end.hex).or_insert(end);
        if (end.spent, end.steps.len()) < (known.spent, known.steps.len()) {
            *known = end;
        }
    }
    let offer = |(hex, end): (Hex, &End)| {
        let toward = end.toward.filter(|_| march.toward.is_none()).map(|goal| March::toward_pick(look, goal));
        let way = March::picks(look, lead, &march.steps, &end.steps);
        let then: Draft = march.draft.picks().iter().copied().chain(toward).chain(way).collect();
        let label = phrase!(MESSAGES, "winter-to-left", hex = hex, left = points(left(end.spent)));
        leads(Pick::Hex(hex), then, label, reach(left(end.spent), look.game.fire_zone(look.side.other(), hex)))
    };
    best.into_iter().map(offer).collect()
}

/// Units that may move together, leaders that go along, and the goal of the move.
fn company(look: Look<'_>, march: &March, asking: &mut Asking<Command>) {
    let Some(&lead) = march.units.first() else { return };
    let Some(hex) = look.place(lead) else { return };
    let draft = &march.draft;
    for &unit in look.game.stack(hex).iter().filter(|unit| **unit != lead) {
        let pick = unit_pick(unit);
        asking.offers.retain(|offer| offer.pick != pick);
        if march.units.contains(&unit) {
            let mut offer = leads(pick, without(draft, pick), look.named(unit), Mark::Chosen);
            offer.rank = Rank::Aside;
            asking.offers.push(offer);
        } else {
            let together = march.clone().taken(look, pick);
            let goes = together.filter(|together| {
                !look.game.next_steps(&together.units, &[], together.grand, together.toward).is_empty()
            });
            // A unit that cannot go along is picked instead.
            let then = goes.map_or_else(|| Draft::new([pick]), |together| together.draft);
            let mut offer = leads(pick, then, look.named(unit), Mark::Choice);
            offer.rank = Rank::Aside;
            asking.offers.push(offer);
        }
    }
    for leader in look.game.leaders_in(look.side, hex) {
        let pick = look.leader_pick(leader);
        asking.offers.retain(|offer| offer.pick != pick);
        let on = march.leaders.contains(&leader);
        let then = if on { without(draft, pick) } else { with(draft, [pick]) };
        let label = phrase!(MESSAGES, "winter-goes-along", leader = look.named_leader(leader));
        let mut offer = leads(pick, then, label, if on { Mark::Chosen } else { Mark::Choice });
        offer.rank = Rank::Aside;
        asking.offers.push(offer);
    }
    if march.toward.is_none() {
        for goal in look.game.could_go_toward(lead) {
            let pick = March::toward_pick(look, goal);
            if march.clone().taken(look, pick).is_some() {
                asking.offers.retain(|offer| offer.pick != pick);
                let label = phrase!(MESSAGES, "winter-toward", goal = pick).rule(rule("5.12"));
                let mut offer = leads(pick, with(draft, [pick]), label, Mark::Target);
                offer.rank = Rank::Aside;
                asking.offers.push(offer);
            }
        }
    }
    let road = look.game.state().unit(lead).formation == Formation::RoadColumn;
    if road && (march.grand || !look.game.next_steps(&march.units, &[], true, march.toward).is_empty()) {
        asking.offers.push(toggle(draft, Pick::Word(words::GRAND)));
    }
}

/// Actions without a step: standing orders, order in the hex, halves, a Cossack's self-command.
fn at_once(look: Look<'_>, offered: &Offered, lead: UnitId, asking: &mut Asking<Command>) {
    for pair in offered.combine.iter().filter(|pair| pair.into == lead) {
        let command = Command::Combine { into: pair.into, from: pair.from };
        let label = phrase!(MESSAGES, "winter-takes-in", unit = unit_pick(pair.from)).rule(rule("19.3"));
        asking.offers.push(says(Pick::Word(words::COMBINE), label, Mark::Choice, command));
    }
    if let Some(hex) = look.place(lead).filter(|hex| offered.restack.contains(hex)) {
        let others = look.game.stack(hex).iter().copied().filter(|unit| *unit != lead);
        let command = Command::Restack { units: [lead].into_iter().chain(others).collect() };
        if look.accepts(&command) {
            let mut offer = says(Pick::Word(words::TOP), Sentence::EMPTY, Mark::Choice, command);
            offer.rank = Rank::Aside;
            asking.offers.push(offer);
        }
    }
    if offered.self_command.contains(&lead) {
        let word = Pick::Word(words::SELF_COMMAND);
        asking.offers.push(leads(word, Draft::new([unit_pick(lead), word]), Sentence::EMPTY, Mark::Choice));
    }
    if offered.standing.contains(&lead) {
        standing::offers(look, lead, asking);
    }
}

fn label(look: Look<'_>, march: &March) -> Sentence {
    let left = march.now(look).map_or(0, |unit| {
        let all =
            unit.marks.allowance.unwrap_or_else(|| march.units.first().map_or(0, |lead| look.game.points_of(*lead)));
        all.saturating_sub(unit.marks.spent)
    });
    let moves = march.steps.iter().any(|step| matches!(step, Step::Enter(_)));
    let act = match march.steps.last().filter(|_| !moves) {
        Some(Step::Form { formation, .. }) => {
            let form = words::formation(*formation);
            return phrase!(MESSAGES, "winter-change-to", formation = form, left = points(left));
        }
        Some(Step::Face(_) | Step::Wheel { .. }) => "turn",
        Some(Step::Detach) => "detach",
        Some(Step::Rejoin) => "rejoin",
        Some(Step::Exit) => "exit",
        Some(Step::Enter(_)) | None => "march",
    };
    phrase!(MESSAGES, "winter-march", act = act, left = points(left))
}

/// The hexes of the path where fire can be drawn.
fn card(look: Look<'_>, march: &March, asking: &mut Asking<Command>) {
    let under_fire: Vec<Pick> =
        entered(&march.steps).filter(|hex| look.game.fire_zone(look.side.other(), *hex)).map(Pick::Hex).collect();
    if !under_fire.is_empty() {
        asking.card.line(phrase!(MESSAGES, "winter-under-fire", hexes = under_fire).rule(rule("11.5")));
    }
}

pub(super) fn preview(look: Look<'_>, draft: &Draft, pick: Pick) -> Vec<Overlay> {
    let offered = Offered::of(look);
    let (Some(march), Some(hex)) = (March::read(look, &offered.subjects(), draft), pick.hex()) else {
        return Vec::new();
    };
    let Some(&lead) = march.units.first() else { return Vec::new() };
    let ends = look.game.reach_after(lead, &march.steps, march.toward);
    let Some(end) = ends.iter().filter(|end| end.hex == hex).min_by_key(|end| end.spent) else { return Vec::new() };
    let hexes = look.place(lead).into_iter().chain(entered(&march.steps)).chain(entered(&end.steps)).collect();
    vec![Overlay::Path { hexes, cost: points(end.spent) }]
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let offered = Offered::of(look);
    let march = March::read(look, &offered.subjects(), draft);
    let lead = march.as_ref().and_then(|march| march.units.first().copied());
    let moved = |units: Vec<UnitId>, steps: Vec<Step>| {
        let (toward, grand) = march.as_ref().map_or((None, false), |march| (march.toward, march.grand));
        look.refused(&Command::Move { units, steps, leaders: Vec::new(), grand, toward })
    };
    let after = |step: Step| {
        let so_far = march.as_ref().map_or_else(Vec::new, |march| march.steps.clone());
        so_far.into_iter().chain([step]).collect::<Vec<Step>>()
    };
    match (pick, lead) {
        (Pick::Hex(hex), Some(lead)) => {
            let from = march.as_ref().and_then(|march| march.now(look)).and_then(|unit| unit.hex());
            let so_far = march.as_ref().map_or_else(Vec::new, |march| march.steps.clone());
            let way = straight(look, from.or_else(|| look.place(lead)), hex);
            moved(vec![lead], so_far.into_iter().chain(way.into_iter().map(Step::Enter)).collect())
        }
        (Pick::Facing(_, facing), Some(lead)) => match super::look::read_facing(facing) {
            Some(facing) => moved(vec![lead], after(Step::Face(facing))),
            None => not_asked(),
        },
        (Pick::Word(key), Some(lead)) => match (words::form(key), key) {
            (Some((formation, hand)), _) => {
                let facing = look.game.state().unit(lead).facing;
                moved(vec![lead], after(Step::Form { formation, facing, hand }))
            }
            (_, words::DETACH) => moved(vec![lead], after(Step::Detach)),
            (_, words::REJOIN) => moved(vec![lead], after(Step::Rejoin)),
            (_, words::EXIT) => moved(vec![lead], after(Step::Exit)),
            (_, words::SELF_COMMAND) => look.refused(&Command::SelfCommand { unit: lead }),
            _ => not_asked(),
        },
        (Pick::Piece(_), _) => match (look.unit(pick), look.leader(pick)) {
            (Some(unit), _) => {
                let beside = look.place(unit).and_then(|hex| look.game.board().around(hex).next());
                let steps = beside.map(|(_, hex)| Step::Enter(hex)).into_iter().collect();
                moved(vec![unit], steps)
            }
            (_, Some(leader)) => look.refused(&Command::MoveLeader { leader, path: Vec::new(), exit: false }),
            _ => not_asked(),
        },
        (Pick::Hex(_), None) => {
            match leaders::subject(look, &offered, draft).and_then(|piece| look.leader(Pick::Piece(piece))) {
                Some(leader) => {
                    let from = look.game.state().leader(leader).hex();
                    let path = straight(look, from, pick.hex().unwrap_or(Hex::new(1, 1)));
                    look.refused(&Command::MoveLeader { leader, path, exit: false })
                }
                None => which_one(),
            }
        }
        _ => not_asked(),
    }
}

/// The straight way to a hex, whatever lies there.
pub(super) fn straight(look: Look<'_>, from: Option<Hex>, to: Hex) -> Vec<Hex> {
    let Some(mut at) = from else { return vec![to] };
    let board = look.game.board();
    let mut path = Vec::new();
    while at != to && path.len() < 60 {
        let Some(next) = board.around(at).map(|(_, hex)| hex).min_by_key(|hex| (board.distance(*hex, to), *hex)) else {
            break;
        };
        path.push(next);
        at = next;
    }
    if path.is_empty() { vec![to] } else { path }
}
