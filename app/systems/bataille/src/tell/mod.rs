//! What happens in the Bataille system, in words and deeds that everybody understands.

mod acts;
mod ending;
mod milestone;
mod phase;
mod sentence;
#[cfg(test)]
mod tests;
mod told;

pub(super) use ending::sheet as account;
pub(super) use sentence::{orders_words, place as place_words, readiness_word};

use super::{Bataille, ask, unit};
use bataille::{Board, Change, Command, Edit, Event, Game, Proposal, What};
use engine::contract::{Game as _, Pending};
use engine::hex::Hex;
use language::ask::{PieceId, Sentence};
use language::happening::{Ending, Happening, Kind, PhaseName, Stress};
use language::system::Tell;
use language::words::letters::capital;
use scenarios::Scenario;

impl Tell for Bataille {
    fn happening(board: &Board, event: &Event) -> Happening {
        let what = &event.what;
        Happening {
            text: sentence::sentence(board, what),
            rules: rules(event),
            kind: kind(what),
            stress: stress(what),
            at: at(what),
            acts: acts::acts(board, what),
            milestone: milestone::milestone(board, what),
        }
    }

    fn happenings(board: &Board, events: &[Event]) -> Vec<Happening> {
        told::told(board, events)
    }

    fn phase(game: &Game) -> PhaseName {
        phase::of(game.state().segment)
    }

    fn ending(game: &Game) -> Option<Ending> {
        match game.pending() {
            Pending::Over(outcome) => Some(ending::ending(game, &outcome)),
            _ => None,
        }
    }

    fn change(board: &Board, change: &Change) -> Vec<String> {
        change.iter().map(|edit| edited(board, edit)).collect()
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
        let told = match (&throw.melee, terms) {
            (Some(melee), terms) => {
                let strengths = format!("{} against {}", ask::fraction(melee.attack), ask::fraction(melee.defence));
                [Some(strengths), terms].into_iter().flatten().collect::<Vec<_>>().join("; ")
            }
            // What fire is worth is told where it is announced.
            (None, Some(terms)) if throw.fire.is_some() => capital(&terms),
            _ => return None,
        };
        Some(Sentence::from(told).text("."))
    }

    /// Units are counted with their division: by the name of its leader, or by its number.
    fn formation(board: &Board, _: Option<&Scenario>, piece: PieceId) -> String {
        let Some(data) = unit(board, piece).and_then(|unit| board.unit(unit)) else { return String::from("leaders") };
        let leader = board.definition().leaders.iter().find(|leader| leader.id == data.division);
        match leader {
            Some(leader) => leader.name.clone(),
            None if data.division.bytes().all(|letter| letter.is_ascii_digit()) => {
                format!("Division {}", data.division)
            }
            None => capital(&data.division),
        }
    }
}

/// The rule of an event, and those of the terms and values that weighed on its throw.
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
        _ => {}
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
fn edited(board: &Board, edit: &Edit) -> String {
    match edit {
        Edit::Unit { unit, becomes } => {
            let name = board.unit(*unit).map_or("?", |data| &data.name);
            let formation = ask::formation_word(becomes.formation);
            let order = ask::order_word(becomes.order);
            let lost = if becomes.lost > 0 { format!(", {} lost", becomes.lost) } else { String::new() };
            format!("{name}: {}, {formation}, {order}{lost}", sentence::place(&becomes.place))
        }
        Edit::Leader { leader, becomes } => {
            let name = board.leader(*leader).map_or("?", |data| &data.name);
            format!("{name}: {}", sentence::place(&becomes.place))
        }
        Edit::Holder { hex, side } => format!("{hex} is held by the {}", board.side_name(*side)),
        Edit::Level { corps, level } => {
            let name = board.definition().corps.get(usize::from(corps.0)).map_or("?", |corps| &corps.name);
            format!("{name} is at level {level}")
        }
        Edit::Turn { turn } => format!("it is turn {turn}"),
        Edit::FiredAt { hexes } => sentence::counted(hexes.len(), "hex has been fired at", "hexes have been fired at"),
        Edit::Assaulted { hexes } => {
            sentence::counted(hexes.len(), "hex has been assaulted", "hexes have been assaulted")
        }
        Edit::Held { melees } => {
            sentence::counted(melees.len(), "melee is still to be fought", "melees are still to be fought")
        }
    }
}

const fn kind(what: &What) -> Kind {
    match what {
        What::SegmentBegan { .. } | What::BattleOver { .. } | What::Closed { .. } => Kind::Phase,
        What::Acted { .. }
        | What::NotCarriedOut { .. }
        | What::Moved { .. }
        | What::CutShort { .. }
        | What::SteppedBack { .. }
        | What::Entered { .. }
        | What::LeaderMoved { .. }
        | What::LimberThrown { .. }
        | What::FormationTaken { .. }
        | What::Restacked { .. } => Kind::Move,
        What::LevelChanged { .. }
        | What::TakenBack { .. }
        | What::Amended { .. }
        | What::OrdersGiven { .. }
        | What::ObjectiveTaken { .. }
        | What::ReadinessChanged { .. }
        | What::Rallied { .. } => Kind::Other,
        _ => Kind::Combat,
    }
}

const fn stress(what: &What) -> Stress {
    match what {
        What::NobodyReacted { .. }
        | What::OpportunityDeclined { .. }
        | What::NoFollowUp { .. }
        | What::NobodyAdvanced { .. }
        | What::StayedForMelee { .. }
        | What::Closed { .. } => Stress::Silent,
        What::Acted { .. }
        | What::NotCarriedOut { .. }
        | What::TakenBack { .. }
        | What::OrdersGiven { .. }
        | What::Restacked { .. }
        | What::FormationTaken { .. }
        | What::FirePassedOver { .. }
        | What::LeaderSpared { .. }
        | What::LeaderThrownAgain { .. }
        | What::ReadinessChanged { .. } => Stress::Quiet,
        What::ChargeOrdered { .. }
        | What::Reacted { .. }
        | What::Fought { .. }
        | What::Assaulted { .. }
        | What::OrderChanged { .. }
        | What::ObjectiveTaken { .. }
        | What::LevelChanged { .. } => Stress::Strong,
        What::Eliminated { .. }
        | What::Surrendered { .. }
        | What::LeftMap { .. }
        | What::LeaderOut { .. }
        | What::LeaderOffMap { .. } => Stress::Grave,
        _ => Stress::Plain,
    }
}

fn at(what: &What) -> Option<Hex> {
    match what {
        What::Moved { to, .. }
        | What::SteppedBack { to, .. }
        | What::LeaderMoved { to, .. }
        | What::Rode { to, .. }
        | What::SlippedAway { to, .. }
        | What::Advanced { to, .. }
        | What::Reacted { contact: to, .. } => Some(*to),
        What::Restacked { hex, .. }
        | What::Entered { hex, .. }
        | What::ObjectiveTaken { hex, .. }
        | What::Eliminated { hex, .. }
        | What::Surrendered { hex, .. }
        | What::Answered { hex, .. }
        | What::Stood { hex, .. }
        | What::StayedForMelee { hex }
        | What::NobodyAdvanced { hex } => Some(*hex),
        What::Fired { target, .. }
        | What::FirePassedOver { target }
        | What::ChargeOrdered { target, .. }
        | What::Assaulted { target, .. }
        | What::Fought { target, .. } => Some(*target),
        What::Retreated { path, from, .. } | What::Withdrew { path, from, .. } => {
            Some(path.last().copied().unwrap_or(*from))
        }
        What::LeftMap { from, .. } => Some(*from),
        _ => None,
    }
}
