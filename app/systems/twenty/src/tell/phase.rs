//! The names of phases.

use crate::{Battle, MESSAGES};
use engine::contract::Side;
use language::ask::Rule;
use language::ask::Sentence;
use language::happening::{HiddenFacts, Kind, PhaseName, PhaseStep, Phases, turns_left};
use language::phrase;
use twenty::{Game, PhaseKind, Stage, rules};

pub(super) const fn of_kind(kind: PhaseKind) -> PhaseName {
    let (key, name, kind) = match kind {
        PhaseKind::Events => ("events", "events", Kind::Other),
        PhaseKind::Arrivals => ("arrivals", "arrivals", Kind::Other),
        PhaseKind::Movement => ("movement", "movement", Kind::Move),
        PhaseKind::Reaction => ("reaction", "reaction", Kind::Combat),
        PhaseKind::Combat => ("combat", "combat", Kind::Combat),
        PhaseKind::Night => ("night", "night", Kind::Other),
        PhaseKind::End => ("end", "end of turn", Kind::Other),
    };
    PhaseName { key, name, kind }
}

pub(super) const fn of_stage(stage: &Stage) -> PhaseName {
    match stage {
        Stage::Sealing => PhaseName { key: "sealing", name: "sealed plan", kind: Kind::Other },
        Stage::Marker | Stage::Draw | Stage::Card(_) | Stage::WeatherDie => of_kind(PhaseKind::Events),
        Stage::LateCorpsDie | Stage::ArrivalDice | Stage::ArrivalOpenings { .. } => of_kind(PhaseKind::Arrivals),
        Stage::Movement | Stage::MeissenOpening => of_kind(PhaseKind::Movement),
        Stage::Reaction(_) => of_kind(PhaseKind::Reaction),
        Stage::Declaration | Stage::Combat { .. } => of_kind(PhaseKind::Combat),
        Stage::Night(_) => of_kind(PhaseKind::Night),
        Stage::Openings { .. } | Stage::Over { .. } => of_kind(PhaseKind::End),
    }
}

/// The side that acts in a phase of a side's turn: the other one reacts to its movement.
pub(super) const fn acting(kind: PhaseKind, side: Side) -> Side {
    match kind {
        PhaseKind::Reaction => side.other(),
        _ => side,
    }
}

/// The name of a phase in the language of the player.
pub(in super::super) fn phase_words(phase: PhaseName) -> Sentence {
    phrase!(MESSAGES, "twenty-phase", phase = phase.key)
}

/// The turn: the Allied Player Turn, then the French.
pub(super) fn of_turn(_: &Battle, game: &Game) -> Phases {
    let (state, board) = (game.state(), game.board());
    let turns = &board.definition().turns;
    let mut steps = Vec::new();
    if matches!(state.stage, Stage::Sealing) {
        let does = phrase!(MESSAGES, "twenty-does-plan").rule(rules::SET_UP);
        steps.push(PhaseStep::new(of_stage(&state.stage), Some(Side::Second), does, "twenty-plan"));
    }
    for side in Side::BOTH {
        let mut push = |kind, who, does: Sentence, rule: Rule, page| {
            steps.push(PhaseStep::new(of_kind(kind), Some(who), does.rule(rule), page));
        };
        let does = phrase!(MESSAGES, "twenty-does-events");
        push(PhaseKind::Events, side, does, rules::DECK, "twenty-cards");
        let does = phrase!(MESSAGES, "twenty-does-arrivals");
        push(PhaseKind::Arrivals, side, does, rules::DUE, "twenty-night");
        let does = phrase!(MESSAGES, "twenty-does-movement");
        push(PhaseKind::Movement, side, does, rules::MOVE, "twenty-moving");
        if board.is_night(state.turn) {
            let does = phrase!(MESSAGES, "twenty-does-night");
            push(PhaseKind::Night, side, does, rules::RALLY, "twenty-night");
        } else {
            let other = side.other();
            let does = phrase!(MESSAGES, "twenty-does-reaction");
            push(PhaseKind::Reaction, other, does, rules::REACTION, "twenty-reaction");
            let does = phrase!(MESSAGES, "twenty-does-combat");
            push(PhaseKind::Combat, side, does, rules::DECLARATION, "twenty-combat");
        }
    }
    // The half of the turn that has the present phase.
    let now = of_stage(&state.stage);
    let acts = if now == of_kind(PhaseKind::Reaction) { state.active.other() } else { state.active };
    let sealing = matches!(state.stage, Stage::Sealing);
    let here = steps.iter().position(|step| step.has(now) && (sealing || step.side == Some(acts)));
    let first = phrase!(MESSAGES, "twenty-first-side", first = Side::First, second = Side::Second);
    let phases = Phases::at(steps, here).told(
        turns_left(state.turn, turns.first, turns.last),
        first.rule(rules::SEQUENCE),
        phrase!(MESSAGES, "twenty-score-meaning").rule(rules::POINTS),
    );
    phases.hiding(hidden(game))
}

/// The facts that the sealed plan hides from the Allies while any of it is sealed [17.1].
fn hidden(game: &Game) -> Option<HiddenFacts> {
    let seals = &game.state().plan.as_ref()?.seals;
    if matches!(game.state().stage, Stage::Over { .. }) || seals.iter().all(|seal| seal.opened.is_some()) {
        return None;
    }
    let told = phrase!(MESSAGES, "twenty-hidden", plan = rules::PLAN, opening = rules::OPENING, audit = rules::AUDIT);
    Some(HiddenFacts { name: "Sealed plan", told, page: "twenty-plan" })
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::tongue::{BUILT_IN, Tongue};

    /// The names of phases are messages in every language.
    #[test]
    fn every_name_of_a_phase_is_a_message() {
        use PhaseKind::{Arrivals, Combat, End, Events, Movement, Night, Reaction};
        let kinds = [Events, Arrivals, Movement, Reaction, Combat, Night, End].map(|kind| of_kind(kind).name);
        for name in kinds.into_iter().chain([of_stage(&Stage::Sealing).name]) {
            let id = format!("twenty-phase-{}", name.replace(' ', "-"));
            for code in BUILT_IN {
                assert!(Tongue::new(code).has(&MESSAGES, &id), "{code}: {id}");
            }
        }
    }
}
