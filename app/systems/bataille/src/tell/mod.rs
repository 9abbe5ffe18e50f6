//! The events of the Bataille system, in plain words and deeds.

mod clash;
mod ending;
mod event;
mod phase;
#[cfg(test)]
mod tests;
mod told;
mod words;

pub(super) use ending::sheet as account;
pub(super) use phase::word as segment_word;
pub(super) use words::{orders_words, place as place_words, readiness_word, verdict};

use super::{Bataille, Battle, ask, unit};
use crate::MESSAGES;
use bataille::{Board, Change, Command, Edit, Event, Game, Proposal, What};
use engine::contract::{Game as _, Pending};
use language::ask::{PieceId, Sentence};
use language::happening::{BattleEnding, Happening, PhaseName, Phases};
use language::system::{Rules as _, Tell};
use language::words::letters::capital;
use language::{phrase, say};
use scenarios::Scenario;

impl Tell for Bataille {
    fn happening(board: &Board, event: &Event) -> Happening {
        event::told(board, &event.what).by(rules(event))
    }

    fn happenings(board: &Board, events: &[Event]) -> Vec<Happening> {
        told::told(board, events)
    }

    fn phase(game: &Game) -> PhaseName {
        phase::of(game.state().segment)
    }

    fn phases(battle: &Battle, game: &Game) -> Phases {
        phase::of_turn(battle, game)
    }

    fn ending(game: &Game) -> Option<BattleEnding> {
        match game.pending() {
            Pending::Over(outcome) => Some(ending::ending(game, &outcome)),
            _ => None,
        }
    }

    fn change(board: &Board, change: &Change) -> Vec<String> {
        let names = Bataille::names(board);
        change.iter().map(|edit| edited(board, edit).plain(&names)).collect()
    }

    fn explains(game: &Game, command: &Command) -> Option<Sentence> {
        let proposal = match command {
            Command::Fire { attacks } => match attacks.as_slice() {
                [attack] => Proposal::Fire(attack.clone()),
                _ => return None,
            },
            Command::Assault(order) => Proposal::Assault(order.clone()),
            _ => return None,
        };
        let forecast = game.forecast(&proposal).ok()?;
        let throw = forecast.throws.last()?;
        let terms = (!throw.terms.is_empty()).then(|| ask::terms(&throw.terms));
        match (&throw.melee, terms) {
            (Some(melee), terms) => {
                let (attack, defence) = (ask::fraction(melee.attack), ask::fraction(melee.defence));
                Some(match terms {
                    Some(terms) => {
                        phrase!(
                            MESSAGES,
                            "bataille-explains-melee-terms",
                            attack = attack,
                            defence = defence,
                            terms = terms
                        )
                    }
                    None => phrase!(MESSAGES, "bataille-explains-melee", attack = attack, defence = defence),
                })
            }
            // The value of fire is given with its announcement.
            (None, Some(terms)) if throw.fire.is_some() => {
                Some(phrase!(MESSAGES, "bataille-explains-terms", terms = terms))
            }
            _ => None,
        }
    }

    /// Units are counted with their division: by the name of its leader, or by its number.
    fn formation(board: &Board, _: Option<&Scenario>, piece: PieceId) -> String {
        let Some(data) = unit(board, piece).and_then(|unit| board.unit(unit)) else {
            return say!(MESSAGES, "bataille-leaders");
        };
        let leader = board.definition().leaders.iter().find(|leader| leader.id == data.division);
        match leader {
            Some(leader) => leader.name.clone(),
            None if data.division.bytes().all(|letter| letter.is_ascii_digit()) => {
                say!(MESSAGES, "bataille-division", number = data.division.clone())
            }
            None => capital(&data.division),
        }
    }
}

/// The rule of an event, and those of the terms and values that counted for its roll.
pub(super) fn rules(event: &Event) -> Vec<language::ask::Rule> {
    let mut all = vec![event.rule];
    match &event.what {
        What::Fired { parts, defence_rule, canister, terms, .. } => {
            all.extend(parts.iter().map(|part| part.rule));
            all.extend(parts.iter().flat_map(|part| &part.multipliers).map(|multiplier| multiplier.rule));
            all.push(*defence_rule);
            all.extend(canister.then_some(CANISTER));
            all.extend(terms.iter().map(|term| term.rule));
        }
        What::Fought { parts, terms, .. } => {
            all.extend(parts.iter().flat_map(|part| &part.multipliers).map(|multiplier| multiplier.rule));
            all.extend(terms.iter().map(|term| term.rule));
        }
        What::Checked { terms, .. } | What::CarreThrown { terms, .. } => {
            all.extend(terms.iter().map(|term| term.rule));
        }
        What::SegmentBegan { .. }
        | What::LevelChanged { .. }
        | What::TakenBack { .. }
        | What::Amended { .. }
        | What::OrdersGiven { .. }
        | What::Restacked { .. }
        | What::Acted { .. }
        | What::NotCarriedOut { .. }
        | What::Moved { .. }
        | What::CutShort { .. }
        | What::SteppedBack { .. }
        | What::Entered { .. }
        | What::LeaderMoved { .. }
        | What::LeaderOut { .. }
        | What::LeaderSpared { .. }
        | What::LeaderThrownAgain { .. }
        | What::LeaderOffMap { .. }
        | What::LimberThrown { .. }
        | What::FormationTaken { .. }
        | What::ObjectiveTaken { .. }
        | What::FirePassedOver { .. }
        | What::Lost { .. }
        | What::Eliminated { .. }
        | What::Surrendered { .. }
        | What::LeftMap { .. }
        | What::OrderChanged { .. }
        | What::Retreated { .. }
        | What::NowhereToGo { .. }
        | What::ChargeOrdered { .. }
        | What::ChargeRefused { .. }
        | What::Reacted { .. }
        | What::NobodyReacted { .. }
        | What::Answered { .. }
        | What::SlippedAway { .. }
        | What::Stood { .. }
        | What::Rode { .. }
        | What::Trampled { .. }
        | What::RecallThrown { .. }
        | What::MeleeHeld { .. }
        | What::HeldMeleeLapsed { .. }
        | What::OpportunityDeclined { .. }
        | What::Assaulted { .. }
        | What::Withdrew { .. }
        | What::StayedForMelee { .. }
        | What::Advanced { .. }
        | What::NobodyAdvanced { .. }
        | What::NoFollowUp { .. }
        | What::ReadinessChanged { .. }
        | What::Rallied { .. }
        | What::Closed { .. }
        | What::BattleOver { .. } => {}
    }
    let mut once = Vec::with_capacity(all.len());
    for rule in all {
        if !once.contains(&rule) {
            once.push(rule);
        }
    }
    once
}

/// Guns that fire at the hex beside them.
const CANISTER: language::ask::Rule = language::ask::Rule::new("25.3");

/// An edit in words.
fn edited(board: &Board, edit: &Edit) -> Sentence {
    match edit {
        Edit::Unit { unit, becomes } => {
            let lost = becomes.lost;
            let lost = (lost > 0).then(|| phrase!(MESSAGES, "bataille-edit-lost", count = lost));
            let (formation, order) = (ask::formation_word(becomes.formation), ask::order_word(becomes.order));
            let state = ask::commas([words::place(&becomes.place), formation, order].into_iter().chain(lost));
            phrase!(MESSAGES, "bataille-edit-unit", unit = super::piece(*unit), state = state)
        }
        Edit::Leader { leader, becomes } => {
            let leader = super::leader_piece(board, *leader);
            phrase!(MESSAGES, "bataille-edit-unit", unit = leader, state = words::place(&becomes.place))
        }
        Edit::Holder { hex, side } => phrase!(MESSAGES, "bataille-edit-holder", hex = *hex, side = *side),
        Edit::Level { corps, level } => {
            let name = board.definition().corps.get(usize::from(corps.0)).map_or("?", |corps| &corps.name).to_owned();
            phrase!(MESSAGES, "bataille-edit-level", corps = name, level = *level)
        }
        Edit::Turn { turn } => phrase!(MESSAGES, "bataille-edit-turn", turn = *turn),
        Edit::FiredAt { hexes } => phrase!(MESSAGES, "bataille-edit-fired-at", count = hexes.len()),
        Edit::Assaulted { hexes } => phrase!(MESSAGES, "bataille-edit-assaulted", count = hexes.len()),
        Edit::Held { melees } => phrase!(MESSAGES, "bataille-edit-held", count = melees.len()),
    }
}
