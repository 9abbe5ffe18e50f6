//! Events that tell one thing twice are told once, and those that tell two things in two sentences.

use super::cases::rules;
use super::clash::Clash;
use super::event;
use bataille::{Action, Board, Event, Order, UnitId, What};
use language::happening::{Act, Gait, Happening, Kind};

/// One event as a happening.
pub(super) fn one(board: &Board, event: &Event) -> Happening {
    event::told(board, &event.what).by(rules(event))
}

/// The events as happenings, in order.
pub(super) fn told(board: &Board, events: &[Event]) -> Vec<Happening> {
    let mut all = Vec::with_capacity(events.len());
    let mut rest = events;
    while let Some((event, after)) = rest.split_first() {
        let next = after.first();
        rest = after;
        match (&event.what, next.map(|next| &next.what)) {
            // A step and what it costs.
            (
                What::Acted { units, action: Action::Enter(_) | Action::Prolong(_), .. },
                Some(What::Moved { units: same, .. }),
            ) if units == same => {
                all.extend(next.map(|next| both(board, event, next)));
                rest = after.get(1..).unwrap_or_default();
            }
            // Horses ride over a unit, and that is what it loses.
            (What::Trampled { unit, .. }, Some(What::Lost { unit: same, .. })) if unit == same => {
                all.extend(next.map(|next| both(board, event, next)));
                rest = after.get(1..).unwrap_or_default();
            }
            // A formation that was ordered is taken.
            (What::Acted { units, action: action @ Action::Form { .. }, .. }, _) => {
                all.push(one(board, event));
                let taken = after.iter().take_while(|event| is_taken(&event.what, units, action)).count();
                rest = after.get(taken..).unwrap_or_default();
            }
            // The rally of a unit already says that it is in good order.
            (What::OrderChanged { unit, to: Order::Good, .. }, Some(What::Rallied { unit: same })) if unit == same => {}
            (what @ (What::Fired { .. } | What::Fought { .. }), _) => {
                all.extend(Clash::of(board, what).into_iter().flat_map(|clash| clash.apart(rules(event), event.rule)));
            }
            (What::LeaderMoved { .. }, _) => {
                let fights = all.iter().any(|one: &Happening| one.kind == Kind::Combat);
                all.push(rides(one(board, event), fights));
            }
            _ => all.push(one(board, event)),
        }
    }
    all
}

/// A leader moves; together with fighting units it is not told as a march.
fn rides(mut told: Happening, fights: bool) -> Happening {
    for act in told.acts.iter_mut().filter(|_| fights) {
        if let Act::Go { gait, .. } = act {
            *gait = Gait::Advance;
        }
    }
    told
}

/// The words of the first, and what the second does.
fn both(board: &Board, first: &Event, second: &Event) -> Happening {
    let mut told = one(board, second);
    let before = event::told(board, &first.what);
    (told.text, told.paid) = (before.text, before.paid);
    let mut all = rules(first);
    all.extend(told.rules.iter().copied().filter(|rule| !rules(first).contains(rule)));
    told.rules = all;
    told
}

fn is_taken(what: &What, units: &[UnitId], action: &Action) -> bool {
    let What::FormationTaken { unit, formation, facing } = *what else { return false };
    units.contains(&unit) && *action == Action::Form { formation, facing }
}
