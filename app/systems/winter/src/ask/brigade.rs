//! A brigade ordered as one: a unit of it, the word, leaders who go along, and the hex that unit would enter. Every other unit
//! goes the same way.

use super::look::{Look, leads, says, unit_pick, with, without};
use super::words;
use crate::MESSAGES;
use language::ask::{Asking, Draft, Mark, Overlay, Pick, Rank, Sentence};
use language::phrase;
use language::sheet::{Remark, Sheet, Tone};
use winter::{Command, LeaderId, Step, UnitId};

/// The unit whose brigade is meant, if that is what a draft says.
pub(super) fn subject(look: Look<'_>, draft: &Draft) -> Option<UnitId> {
    match draft.picks() {
        [unit, Pick::Word(words::BRIGADE), ..] => look.unit(*unit).filter(|unit| fellows(look, *unit) > 1),
        _ => None,
    }
}

/// Number of units of a unit's brigade on the map.
fn fellows(look: Look<'_>, unit: UnitId) -> usize {
    members(look, unit).len()
}

/// The units of a unit's brigade on the map.
fn members(look: Look<'_>, unit: UnitId) -> Vec<UnitId> {
    let board = look.game.board();
    let brigade = |unit: UnitId| board.data(unit).and_then(|data| data.brigade.as_ref());
    let own = board.unit(unit).side == look.side && brigade(unit).is_some();
    let there = |other: &UnitId| look.place(*other).is_some() && board.unit(*other).side == look.side;
    let all = board.unit_ids().filter(|_| own).filter(there);
    all.filter(|other| brigade(*other) == brigade(unit)).collect()
}

/// The card of a brigade: for each way how many of its units could go as they stand now, and which could not. Units in front go
/// first, so that one behind may find its way free after all.
fn card(look: Look<'_>, unit: UnitId, ways: &[engine::hex::Hex]) -> Sheet {
    let (board, units) = (look.game.board(), members(look, unit));
    let Some(at) = look.place(unit) else { return Sheet::EMPTY };
    let mut sheet = Sheet::EMPTY;
    for (way, hex) in board.around(at).filter(|(_, hex)| ways.contains(hex)) {
        let goes = |one: &UnitId| {
            let to = look.place(*one).and_then(|from| board.next(from, way));
            to.is_some_and(|to| {
                let (units, steps) = (vec![*one], vec![Step::Enter(to)]);
                look.accepts(&Command::Move { units, steps, leaders: Vec::new(), grand: false, toward: None })
            })
        };
        let (able, stay): (Vec<UnitId>, Vec<UnitId>) = units.iter().copied().partition(goes);
        let told = phrase!(MESSAGES, "winter-brigade-able", able = able.len(), units = units.len());
        let tone = if stay.is_empty() { Tone::Good } else { Tone::Even };
        let note = match stay.is_empty() {
            true => Sentence::EMPTY,
            false => phrase!(MESSAGES, "winter-brigade-stay", units = super::look::list(&stay)),
        };
        sheet.entry(Sentence::EMPTY.pick(Pick::Hex(hex)), vec![Remark::new(told, tone)], note);
    }
    sheet
}

/// Offers the brigade word if a unit is not alone and some unit of its brigade can move.
pub(super) fn offer(look: Look<'_>, unit: UnitId, asking: &mut Asking<Command>) {
    if fellows(look, unit) > 1 && !ways(look, unit, &[]).is_empty() {
        let word = Pick::Word(words::BRIGADE);
        asking.offers.push(leads(word, with(&asking.draft, [word]), Sentence::EMPTY, Mark::Choice));
    }
}

fn ways(look: Look<'_>, unit: UnitId, leaders: &[LeaderId]) -> Vec<(engine::hex::Hex, Command)> {
    let Some(at) = look.place(unit) else { return Vec::new() };
    let order = |way| match leaders {
        [] => Command::Brigade { unit, way },
        _ => Command::BrigadeLed { unit, way, leaders: leaders.to_vec() },
    };
    let all = look.game.board().around(at).map(|(way, hex)| (hex, order(way)));
    all.filter(|(_, command)| look.accepts(command)).collect()
}

/// The leaders of a draft who go along, each once.
fn chosen(look: Look<'_>, able: &[LeaderId], draft: &Draft) -> Vec<LeaderId> {
    let mut leaders: Vec<LeaderId> = Vec::new();
    for pick in draft.picks().iter().skip(2) {
        match look.leader(*pick).filter(|leader| able.contains(leader) && !leaders.contains(leader)) {
            Some(leader) => leaders.push(leader),
            None => break,
        }
    }
    leaders
}

/// The hexes its own unit would enter, each said at once, and the leaders who can go along.
pub(super) fn ask(look: Look<'_>, unit: UnitId, draft: &Draft, asking: &mut Asking<Command>) {
    let own = Draft::new([unit_pick(unit)]);
    let able = look.game.leaders_with_brigade(unit);
    let leaders = chosen(look, &able, draft);
    asking.offers.retain(|offer| offer.pick != unit_pick(unit));
    asking.offers.push(leads(unit_pick(unit), Draft::EMPTY, look.named(unit), Mark::Chosen));
    asking.offers.push(leads(Pick::Word(words::BRIGADE), own.clone(), Sentence::EMPTY, Mark::Chosen));
    let word = with(&own, [Pick::Word(words::BRIGADE)]);
    asking.draft = with(&word, leaders.iter().map(|&leader| look.leader_pick(leader)));
    let prompt = if able.is_empty() {
        phrase!(MESSAGES, "winter-ask-brigade", side = look.side)
    } else {
        phrase!(MESSAGES, "winter-ask-brigade-led", side = look.side)
    };
    asking.prompt = prompt.rule(words::rule("5.1"));
    company(look, &able, &leaders, asking);
    let ways = ways(look, unit, &leaders);
    if look.closely {
        let hexes: Vec<engine::hex::Hex> = ways.iter().map(|(hex, _)| *hex).collect();
        asking.card = card(look, unit, &hexes);
    }
    for (hex, command) in ways {
        let label = phrase!(MESSAGES, "winter-brigade-moves", hex = hex);
        asking.offers.push(says(Pick::Hex(hex), label, Mark::Target, command));
    }
    asking.overlays.extend(look.place(unit).map(Overlay::Selected));
}

/// The leaders who can go along, each to be chosen or left out.
fn company(look: Look<'_>, able: &[LeaderId], leaders: &[LeaderId], asking: &mut Asking<Command>) {
    for &leader in able {
        let pick = look.leader_pick(leader);
        asking.offers.retain(|offer| offer.pick != pick);
        let on = leaders.contains(&leader);
        let then = if on { without(&asking.draft, pick) } else { with(&asking.draft, [pick]) };
        let label = phrase!(MESSAGES, "winter-goes-along", leader = look.named_leader(leader));
        let mut offer = leads(pick, then, label, if on { Mark::Chosen } else { Mark::Choice });
        offer.rank = Rank::Aside;
        asking.offers.push(offer);
    }
}
