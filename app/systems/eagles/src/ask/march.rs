//! A march: the Force Leader's leg and the leaders it takes along, the legs of the others, repulses, and its end [5.3,
//! 5.4].
//!
//! Leaders come first: with the Force Leader, or without any, it is the Force Leader's leg; others make one of their
//! own. Then come the hexes of the path, each adjacent to the last, or the hex of an enemy stack to push away.

use super::campaign;
use super::forecast;
use super::look::{Look, leads, not_asked, points, straight, with, without};
use crate::MESSAGES;
use eagles::{Command, LeaderId, LegOption, MarchOptions, Options, Proposal, RepulseOption, State, path_to, rules};
use engine::contract::{Game as _, Refusal};
use engine::hex::Hex;
use language::ask::{Asking, Draft, Mark, Offer, Overlay, Pick, Rank, Sentence, Undone};
use language::phrase;

const QUESTION: &str = "march";

/// The present content of a draft.
#[derive(Default)]
struct Read {
    leaders: Vec<LeaderId>,
    path: Vec<Hex>,
    repulse: Option<Hex>,
}

fn options(look: Look<'_>) -> Option<MarchOptions> {
    match look.game.options() {
        Options::March(options) => Some(options),
        _ => None,
    }
}

/// Whether a draft's leaders can go: the Force Leader's leg needs no leader to be named.
fn goes(options: &MarchOptions, leaders: &[LeaderId]) -> bool {
    leaders.is_empty() || leaders.contains(&options.leader)
}

fn command(options: &MarchOptions, leaders: &[LeaderId], path: &[Hex]) -> Command {
    let path = path.to_vec();
    if goes(options, leaders) {
        let carried = leaders.iter().copied().filter(|one| *one != options.leader).collect();
        Command::March { carried, path }
    } else {
        Command::Leg { leaders: leaders.to_vec(), path }
    }
}

/// Refusals of the end of a path, not of the path itself: it may still continue.
const OF_THE_END: [&str; 2] = ["stranded", "away-from-guns"];

/// Whether a path can be taken, even if it may not end there.
fn walkable(look: Look<'_>, options: &MarchOptions, leaders: &[LeaderId], path: &[Hex]) -> bool {
    match look.game.check(look.side, &command(options, leaders, path)) {
        Ok(()) => true,
        Err(refusal) => OF_THE_END.contains(&refusal.name),
    }
}

/// All leaders who could take part in some leg. Those on their way with the Force Leader need not be named again.
fn people(look: Look<'_>, options: &MarchOptions) -> Vec<LeaderId> {
    let legs = options.own.iter().chain(&options.legs);
    let under_way = look.game.state().march().and_then(|march| march.leaders_leg()).map(|leg| leg.leaders.as_slice());
    let mut all: Vec<LeaderId> = legs
        .flat_map(|leg| leg.leaders.iter().chain(&leg.may_join))
        .chain(options.repulses.iter().flat_map(|repulse| &repulse.leaders))
        .copied()
        .filter(|one| under_way.is_none_or(|gone| !gone.contains(one)))
        .collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The leg of exactly these leaders, some of which must go and others may.
fn leg<'a>(options: &'a MarchOptions, leaders: &[LeaderId]) -> Option<&'a LegOption> {
    let list = if goes(options, leaders) { &options.own } else { &options.legs };
    let named = |one: &LeaderId| leaders.contains(one) || *one == options.leader && goes(options, leaders);
    let fits = |leg: &&LegOption| {
        leg.leaders.iter().all(named)
            && leaders.iter().all(|one| leg.leaders.contains(one) || leg.may_join.contains(one))
    };
    // A leg under way takes all its leaders along without their being named.
    let under_way = || options.own.iter().find(|leg| leg.leaders.contains(&options.leader));
    list.iter().find(fits).or_else(|| if leaders.is_empty() { under_way() } else { None })
}

fn repulse<'a>(options: &'a MarchOptions, leaders: &[LeaderId], hex: Hex) -> Option<&'a RepulseOption> {
    if !options.repulses.iter().any(|known| known.hex == hex) {
        return None;
    }
    let mut sorted = leaders.to_vec();
    sorted.sort_unstable();
    let alone =
        |known: &&RepulseOption| known.hex == hex && leaders.is_empty() && known.leaders.contains(&options.leader);
    let same = |known: &&RepulseOption| known.hex == hex && known.leaders == sorted;
    options.repulses.iter().find(same).or_else(|| options.repulses.iter().find(alone))
}

fn read(look: Look<'_>, options: &MarchOptions, draft: &Draft) -> (Read, usize) {
    let mut read = Read::default();
    let known = people(look, options);
    let mut count = 0;
    for (at, pick) in draft.picks().iter().enumerate() {
        // A path that can be taken whole need not be tried hex by hex.
        if read.path.is_empty() && read.repulse.is_none() && pick.hex().is_some() {
            let rest = draft.picks().get(at..).unwrap_or_default();
            let way: Vec<Hex> = rest.iter().filter_map(|pick| pick.hex()).collect();
            if way.len() == rest.len() && walkable(look, options, &read.leaders, &way) {
                read.path = way;
                return (read, draft.len());
            }
        }
        let fits = match *pick {
            Pick::Piece(_) if read.path.is_empty() && read.repulse.is_none() => {
                let leader = look.leader(*pick).filter(|one| known.contains(one) && !read.leaders.contains(one));
                let together = leader.filter(|one| read.leaders.is_empty() || may_join(options, &read.leaders, *one));
                read.leaders.extend(together);
                together.is_some()
            }
            Pick::Hex(hex) if read.repulse.is_none() => {
                if read.path.is_empty() && repulse(options, &read.leaders, hex).is_some() {
                    read.repulse = Some(hex);
                    true
                } else {
                    read.path.push(hex);
                    let good = walkable(look, options, &read.leaders, &read.path);
                    if !good {
                        read.path.pop();
                    }
                    good
                }
            }
            _ => false,
        };
        if !fits {
            break;
        }
        count += 1;
    }
    (read, count)
}

/// Whether a leader may be named beside others: some leg or repulse has all of them.
fn may_join(options: &MarchOptions, leaders: &[LeaderId], one: LeaderId) -> bool {
    let all: Vec<LeaderId> = leaders.iter().copied().chain([one]).collect();
    let in_leg = |leg: &LegOption| all.iter().all(|one| leg.leaders.contains(one) || leg.may_join.contains(one));
    let legs = options.own.iter().chain(&options.legs);
    legs.into_iter().any(in_leg)
        || options.repulses.iter().any(|known| all.iter().all(|one| known.leaders.contains(one)))
}

/// Counts the leaders of the Force that can still march and have not.
pub(super) fn undone(state: &State, options: &MarchOptions) -> Vec<Undone> {
    let legs = state.march().map_or(&[][..], |march| &march.legs);
    let mut able: Vec<LeaderId> =
        options.own.iter().chain(&options.legs).flat_map(|leg| &leg.leaders).copied().collect();
    able.sort_unstable();
    able.dedup();
    able.retain(|leader| !legs.iter().any(|leg| leg.leaders.contains(leader)));
    let left = phrase!(MESSAGES, "eagles-undone-legs", count = able.len());
    vec![Undone { count: able.len(), left, again: phrase!(MESSAGES, "eagles-again-march") }]
}

pub(super) fn ask(look: Look<'_>, draft: &Draft, leader: LeaderId) -> Asking<Command> {
    let Some(options) = options(look) else { return Asking::nothing() };
    let (read, count) = read(look, &options, draft);
    let prompt = phrase!(MESSAGES, "eagles-ask-march", side = look.side, leader = look.at(leader)).rule(rules::MARCH);
    let mut asking = Asking::of(QUESTION, draft.prefix(count), prompt);
    if campaign::begins(draft) {
        let listed = campaign::listed(look, draft, &options.works);
        asking.draft = draft.prefix(listed.count);
        (asking.offers, asking.ready) = (listed.offers, listed.ready);
        asking.pass = look.may(phrase!(MESSAGES, "eagles-end-the-march"), Command::EndMarch);
        return asking;
    }
    asking.offers = offers(look, &options, &read, &asking.draft);
    if asking.draft.is_empty() {
        asking.offers.extend(campaign::listed(look, &Draft::EMPTY, &options.works).offers);
    }
    if let Some(hex) = read.repulse {
        let leaders = repulse(&options, &read.leaders, hex).map(|known| known.leaders.clone()).unwrap_or_default();
        let label = phrase!(MESSAGES, "eagles-push-away", hex = hex).rule(rules::REPULSE);
        asking.ready = look.may(label, Command::Repulse { leaders, hex });
    } else if let Some(end) = read.path.last() {
        let label = phrase!(MESSAGES, "eagles-march-to", hex = *end);
        asking.ready = look.may(label, command(&options, &read.leaders, &read.path));
        let from = leg(&options, &read.leaders).map(|leg| leg.from);
        let hexes = from.into_iter().chain(read.path.iter().copied()).collect();
        asking.overlays.push(Overlay::Path { hexes, cost: String::new() });
    }
    asking.overlays.extend(look.place(leader).map(Overlay::Selected));
    asking.pass = look.may(phrase!(MESSAGES, "eagles-end-the-march"), Command::EndMarch);
    forecast::card(look, &Proposal::EndMarch, &mut asking.card);
    asking
}

fn offers(look: Look<'_>, options: &MarchOptions, read: &Read, draft: &Draft) -> Vec<Offer<Command>> {
    let mut all = Vec::new();
    if read.path.is_empty() && read.repulse.is_none() {
        for one in people(look, options) {
            let pick = look.at(one);
            let chosen = read.leaders.contains(&one);
            let then = if chosen {
                without(draft, pick)
            } else if read.leaders.is_empty() || may_join(options, &read.leaders, one) {
                with(draft, [pick])
            } else {
                Draft::new([pick])
            };
            let named = look.named(one);
            let label = if chosen { phrase!(MESSAGES, "eagles-offer-goes", leader = named) } else { named };
            let mut offer = leads(pick, then, label, if chosen { Mark::Chosen } else { Mark::Choice });
            offer.rank = if chosen { Rank::Done } else { Rank::Open };
            all.push(offer);
        }
        let near = options.repulses.iter().map(|known| known.hex);
        let mut near: Vec<Hex> = near.filter(|hex| repulse(options, &read.leaders, *hex).is_some()).collect();
        near.sort_unstable();
        near.dedup();
        all.extend(near.into_iter().map(|hex| {
            let label = phrase!(MESSAGES, "eagles-offer-push-away", hex = hex).rule(rules::REPULSE);
            leads(Pick::Hex(hex), with(draft, [Pick::Hex(hex)]), label, Mark::Target)
        }));
        all.extend(leg(options, &read.leaders).into_iter().flat_map(|leg| ways(look, options, read, leg, draft)));
        return all;
    }
    all.extend(further(look, options, read, draft));
    all
}

/// The possible attrition of a leg, by the halves it will have spent.
struct Toll {
    words: Vec<Option<Sentence>>,
}

impl Toll {
    fn new(look: Look<'_>, read: &Read, leg: &LegOption) -> Toll {
        let mut leaders = leg.leaders.clone();
        leaders.extend(read.leaders.iter().filter(|one| !leg.leaders.contains(one)));
        leaders.sort_unstable();
        let march = look.game.state().march();
        let under_way = march.and_then(|march| march.legs.iter().find(|known| known.leaders == leg.leaders));
        let before = under_way.map_or(0, |leg| leg.spent.saturating_sub(leg.worked));
        let word = |cost: u8| {
            let losses = look.game.wear_after(&leaders, before.saturating_add(cost))?;
            let (least, most) = (losses.iter().min()?, losses.iter().max()?);
            match (least, most) {
                (_, 0) => None,
                (least, most) if least == most => Some(Sentence::from(least.to_string())),
                (least, most) => Some(phrase!(MESSAGES, "eagles-range", least = *least, most = *most)),
            }
        };
        let farthest = leg.reach.iter().map(|reached| reached.cost).max().unwrap_or(0);
        Toll { words: (0..=farthest).map(word).collect() }
    }

    fn word(&self, cost: u8) -> Option<Sentence> {
        self.words.get(usize::from(cost)).cloned().flatten()
    }
}

/// Every hex where the leg may end, by the cheapest way, with the attrition to expect.
fn ways(look: Look<'_>, options: &MarchOptions, read: &Read, leg: &LegOption, draft: &Draft) -> Vec<Offer<Command>> {
    let toll = Toll::new(look, read, leg);
    // The reached hexes and those where it may end are both in hex order.
    let reached = leg.reach.iter().filter(|reached| leg.ends.binary_search(&reached.hex).is_ok());
    // A hex that is also the enemy's is a repulse.
    let free = reached.filter(|reached| repulse(options, &read.leaders, reached.hex).is_none());
    free.map(|reached| {
        let path = path_to(leg.from, &leg.reach, reached.hex);
        let left = points(u16::from(leg.left.saturating_sub(reached.cost)));
        let stop = reached.stop.is_some();
        let (hex, rest, end) = (reached.hex, left.clone(), if stop { "zone" } else { "free" });
        let label = match toll.word(reached.cost) {
            Some(loss) => {
                phrase!(MESSAGES, "eagles-offer-reach-worn", hex = hex, left = rest, loss = loss, end = end)
            }
            None => phrase!(MESSAGES, "eagles-offer-reach", hex = hex, left = rest, end = end),
        };
        let then = with(draft, path.into_iter().map(Pick::Hex));
        leads(Pick::Hex(reached.hex), then, label, Mark::Reach { left, stop, risk: false })
    })
    .collect()
}

/// One hex more on the way that was begun, and back to its begin.
fn further(look: Look<'_>, options: &MarchOptions, read: &Read, draft: &Draft) -> Vec<Offer<Command>> {
    let Some(end) = read.path.last() else { return Vec::new() };
    let steps = look.game.board().steps(*end).iter().map(|step| step.to);
    let on = steps.filter(|to| {
        let mut path = read.path.clone();
        path.push(*to);
        walkable(look, options, &read.leaders, &path)
    });
    let mut all: Vec<Offer<Command>> = on
        .map(|to| {
            let label = phrase!(MESSAGES, "eagles-offer-on-to", hex = to);
            let mut offer = leads(Pick::Hex(to), with(draft, [Pick::Hex(to)]), label, Mark::Choice);
            offer.rank = Rank::Aside;
            offer
        })
        .collect();
    let begin: Draft = draft.picks().iter().copied().filter(|pick| pick.hex().is_none()).collect();
    // The hex the way ends in, pointed at again, gives the way up.
    if !all.iter().any(|offer| offer.pick == Pick::Hex(*end)) {
        all.push(leads(Pick::Hex(*end), begin, phrase!(MESSAGES, "eagles-offer-another-way"), Mark::Chosen));
    }
    all
}

pub(super) fn preview(look: Look<'_>, draft: &Draft, pick: Pick, leader: LeaderId) -> Vec<Overlay> {
    let (Some(options), Pick::Hex(hex)) = (options(look), pick) else { return Vec::new() };
    let (read, _) = read(look, &options, draft);
    let Some(leg) = leg(&options, &read.leaders).filter(|_| read.path.is_empty()) else { return Vec::new() };
    let path = path_to(leg.from, &leg.reach, hex);
    let cost = leg.reach.iter().find(|reached| reached.hex == hex).map_or(0, |reached| reached.cost);
    let from = look.place(leader).filter(|_| goes(&options, &read.leaders)).unwrap_or(leg.from);
    if path.is_empty() {
        return Vec::new();
    }
    let hexes = std::iter::once(from).chain(path).collect();
    vec![Overlay::Path { hexes, cost: points(u16::from(cost)) }]
}

/// The refusal of the path to a hex, or of a leader's leg.
pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick, leader: LeaderId) -> Refusal {
    let Some(options) = options(look) else { return not_asked() };
    let (read, _) = read(look, &options, draft);
    match (pick, look.leader(pick)) {
        (Pick::Hex(hex), _) => {
            let known = leg(&options, &read.leaders);
            let near = known.map(|leg| path_to(leg.from, &leg.reach, hex)).filter(|path| !path.is_empty());
            let from = read.path.last().copied().or_else(|| known.map(|leg| leg.from));
            let path = if read.path.is_empty() {
                near.unwrap_or_else(|| straight(look, from, hex))
            } else {
                read.path.iter().copied().chain(straight(look, from, hex)).collect()
            };
            let enemy = <super::super::Eagles as language::system::Asks>::pieces_in(look.game, hex);
            let held = enemy.iter().filter_map(|piece| look.leader(Pick::Piece(*piece)));
            if held.into_iter().any(|one| look.game.board().side_of(one) != look.side && look.is_employed(one)) {
                return look.refused(&Command::Repulse { leaders: read.leaders, hex });
            }
            look.refused(&command(&options, &read.leaders, &path))
        }
        (_, Some(one)) => {
            let from = look.place(one).or_else(|| look.place(leader)).unwrap_or(Hex::new(1, 1));
            let leaders: Vec<LeaderId> =
                read.leaders.iter().copied().filter(|known| *known != one).chain([one]).collect();
            look.refused(&command(&options, &leaders, &[from]))
        }
        _ => not_asked(),
    }
}
