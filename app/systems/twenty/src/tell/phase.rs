//! The names of phases.

use crate::Battle;
use engine::contract::Side;
use language::ask::Sentence;
use language::happening::{HiddenFacts, Kind, PhaseName, PhaseStep, Phases, turns_left};
use twenty::{Game, PhaseKind, Stage, rules};

pub(super) const fn of_kind(kind: PhaseKind) -> PhaseName {
    let (key, name, kind) = match kind {
        PhaseKind::Events => ("events", "events", Kind::Other),
        PhaseKind::Arrivals => ("arrivals", "arrivals", Kind::Other),
        PhaseKind::Movement => ("movement", "movement", Kind::Move),
        PhaseKind::Reaction => ("reaction", "movement: the enemy reacts", Kind::Combat),
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

/// The turn: the Allied Player Turn, then the French.
pub(super) fn of_turn(_: &Battle, game: &Game) -> Phases {
    let (state, board) = (game.state(), game.board());
    let turns = &board.definition().turns;
    let mut steps = Vec::new();
    if matches!(state.stage, Stage::Sealing) {
        let does = "Plan in secret where the late corps arrive, and seal the plan.";
        let name = of_stage(&state.stage);
        steps.push(PhaseStep::new(name, Some(Side::Second), Sentence::from(does).rule(rules::SET_UP), "twenty-plan"));
    }
    for side in Side::BOTH {
        let mut push = |kind, who, does: &'static str, rule, page| {
            steps.push(PhaseStep::new(of_kind(kind), Some(who), Sentence::from(does).rule(rule), page));
        };
        push(PhaseKind::Events, side, "Draw a card and do what it says.", rules::DECK, "twenty-cards");
        push(PhaseKind::Arrivals, side, "The program rolls for corps that may arrive.", rules::DUE, "twenty-night");
        push(
            PhaseKind::Movement,
            side,
            "Move each corps once, and bring in corps that arrive.",
            rules::MOVE,
            "twenty-moving",
        );
        if board.is_night(state.turn) {
            push(PhaseKind::Night, side, "Rally broken corps. No corps fights at night.", rules::RALLY, "twenty-night");
        } else {
            let other = side.other();
            push(PhaseKind::Reaction, other, "React with cavalry to the moves.", rules::REACTION, "twenty-reaction");
            push(PhaseKind::Combat, side, "Declare all battles, then fight them.", rules::DECLARATION, "twenty-combat");
        }
    }
    // The half of the turn that has the present phase.
    let now = of_stage(&state.stage);
    let acts = if now == of_kind(PhaseKind::Reaction) { state.active.other() } else { state.active };
    let sealing = matches!(state.stage, Stage::Sealing);
    let here = steps.iter().position(|step| step.has(now) && (sealing || step.side == Some(acts)));
    for step in &mut steps {
        if step.phase == of_kind(PhaseKind::Reaction) {
            step.name = "reaction";
        }
    }
    let first = Sentence::from("The rules give the first half of every turn to the ").side(Side::First);
    let first = first.text(", and the second half to the ").side(Side::Second);
    let phases = Phases::at(steps, here).told(
        turns_left(state.turn, turns.first, turns.last),
        first.rule(rules::SEQUENCE).text("."),
        Sentence::from("Army Morale of both sides. A side at 0 loses at once; after the last turn the higher wins")
            .rule(rules::POINTS)
            .text("."),
    );
    phases.hiding(hidden(game))
}

/// The facts that the sealed plan hides from the Allies while any of it is sealed [17.1].
fn hidden(game: &Game) -> Option<HiddenFacts> {
    let seals = &game.state().plan.as_ref()?.seals;
    if matches!(game.state().stage, Stage::Over { .. }) || seals.iter().all(|seal| seal.opened.is_some()) {
        return None;
    }
    let told = Sentence::from("Only the French know which corps or dummy lies where in the stacks and at Meissen")
        .text(", and on which turn each stack begins to arrive")
        .rule(rules::PLAN)
        .text(". A marker is opened on its turn, a piece when it arrives")
        .rule(rules::OPENING)
        .text(", and the rest at the end of the battle")
        .rule(rules::AUDIT)
        .text(". The French find their plan in the chart Arrivals.");
    Some(HiddenFacts { name: "Sealed plan", told, page: "twenty-plan" })
}
