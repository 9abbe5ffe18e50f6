//! The names of phases.

use crate::{Battle, MESSAGES};
use eagles::{Game, Segment, SegmentKind, Stage, rules};
use engine::contract::Side;
use language::ask::{Key, Sentence};
use language::happening::{HiddenFacts, Kind, PhaseName, PhaseStep, Phases, turns_left};
use language::phrase;

/// A march belongs to the step in which it began.
const MARCH: &[Key] = &["march"];
const STATIONARY: PhaseName =
    PhaseName { key: "stationary", name: "attrition of units that stayed", kind: Kind::Other };

/// The name of a phase in a sentence of this system.
pub(in super::super) fn phase_told(key: Key) -> Sentence {
    phrase!(MESSAGES, "eagles-phase", phase = key)
}

pub(super) const fn of_segment(segment: SegmentKind) -> PhaseName {
    let (key, name, kind) = match segment {
        SegmentKind::Admin => ("admin", "administration", Kind::Other),
        SegmentKind::Arrivals => ("arrivals", "arrivals", Kind::Move),
        SegmentKind::Centres => ("centres", "Centres of Operations", Kind::Move),
        SegmentKind::Organise => ("organise", "organisation", Kind::Other),
        SegmentKind::Command => ("command", "marches by command", Kind::Move),
        SegmentKind::Initiative => ("initiative", "marches by initiative", Kind::Move),
        SegmentKind::Consolidate => ("consolidate", "consolidation", Kind::Other),
        SegmentKind::Forced => ("forced", "forced marches", Kind::Move),
        SegmentKind::Combat => ("combat", "combat", Kind::Combat),
        SegmentKind::Morale => ("morale", "morale", Kind::Other),
    };
    PhaseName { key, name, kind }
}

pub(super) const fn of_stage(stage: &Stage) -> PhaseName {
    match stage {
        Stage::SetUp(_) => PhaseName { key: "set_up", name: "set-up", kind: Kind::Other },
        Stage::Admin { .. } => of_segment(SegmentKind::Admin),
        Stage::Arrivals => of_segment(SegmentKind::Arrivals),
        Stage::Centres => of_segment(SegmentKind::Centres),
        Stage::Siege(_) => PhaseName { key: "siege", name: "a siege", kind: Kind::Other },
        Stage::Weather => PhaseName { key: "weather", name: "weather", kind: Kind::Other },
        Stage::Organise { .. } => of_segment(SegmentKind::Organise),
        Stage::Command => of_segment(SegmentKind::Command),
        Stage::Initiative => of_segment(SegmentKind::Initiative),
        Stage::Stationary { .. } => STATIONARY,
        Stage::Consolidate { .. } => of_segment(SegmentKind::Consolidate),
        Stage::Forced { .. } => of_segment(SegmentKind::Forced),
        Stage::March(_) => PhaseName { key: "march", name: "a march", kind: Kind::Move },
        Stage::Combat(_) => of_segment(SegmentKind::Combat),
        Stage::Over(_) => PhaseName { key: "over", name: "the end", kind: Kind::Other },
    }
}

/// The turn: the weather, then both player-turns. In a campaign they have more segments.
pub(super) fn of_turn(_: &Battle, game: &Game) -> Phases {
    let (state, board) = (game.state(), game.board());
    let campaign = state.theatre.is_some();
    let mut steps = Vec::new();
    if let Stage::SetUp(_) = state.stage {
        steps.extend(Side::BOTH.map(|side| {
            let does = phrase!(MESSAGES, "eagles-step-trains").rule(rules::TRAINS);
            PhaseStep::new(of_stage(&state.stage), Some(side), does, "eagles-start")
        }));
    }
    let weather = phrase!(MESSAGES, "eagles-step-weather").rule(rules::TURN);
    steps.push(PhaseStep::new(of_stage(&Stage::Weather), None, weather, "eagles-start"));
    for side in Side::BOTH {
        steps.extend(player_turn(side, campaign));
    }
    let (now, acts) = present(&state.stage, state.phasing);
    // The forced marches of a side come in both player-turns.
    let half = steps.iter().position(|step| step.phase.key == "organise" && step.side == Some(state.phasing));
    let from = if now.key == "forced" { half.unwrap_or(0) } else { 0 };
    let is_here = |step: &PhaseStep| step.has(now) && step.side.is_none_or(|side| Some(side) == acts);
    let here = steps.iter().skip(from).position(is_here).map(|at| from + at);
    let last = u8::try_from(board.definition().turns.len()).unwrap_or(u8::MAX);
    let score = match campaign {
        true => phrase!(MESSAGES, "eagles-how-campaign-is-won", rule = rules::MORALE),
        false => phrase!(MESSAGES, "eagles-how-battle-is-won", rule = rules::MORALE),
    };
    let left = turns_left(state.turn, 1, last);
    let phases = Phases::at(steps, here).told(
        phrase!(MESSAGES, "eagles-turn-length", turns = left, rule = rules::TURN),
        phrase!(MESSAGES, "eagles-order-of-sides", one = Side::First, other = Side::Second, rule = rules::TURN),
        score,
    );
    phases.hiding(hidden(game, campaign))
}

/// The facts that veiled play hides until the battle is over (C3). It is the same sentence for both sides.
fn hidden(game: &Game, campaign: bool) -> Option<HiddenFacts> {
    if !game.is_veiled() || matches!(game.state().stage, Stage::Over(_)) {
        return None;
    }
    let told = match campaign {
        true => phrase!(MESSAGES, "eagles-hidden-campaign", rule = rules::VEIL),
        false => phrase!(MESSAGES, "eagles-hidden-battle", rule = rules::VEIL),
    };
    Some(HiddenFacts { name: "Veiled play", told, page: "eagles-veiled" })
}

/// The segments of a player-turn [3, B1].
fn player_turn(side: Side, campaign: bool) -> Vec<PhaseStep> {
    let step = |segment, who, does: Sentence, rule, page| {
        PhaseStep::new(of_segment(segment), Some(who), does.rule(rule), page)
    };
    let mut steps = Vec::new();
    if campaign {
        let does = phrase!(MESSAGES, "eagles-step-admin");
        steps.push(step(SegmentKind::Admin, side, does, rules::ADMIN, "eagles-start"));
    }
    let does = phrase!(MESSAGES, "eagles-step-organise");
    steps.push(step(SegmentKind::Organise, side, does, rules::ORGANISE, "eagles-organisation"));
    if campaign {
        let does = phrase!(MESSAGES, "eagles-step-arrivals");
        steps.push(step(SegmentKind::Arrivals, side, does, rules::ARRIVAL, "eagles-start").with(MARCH));
    }
    let does = phrase!(MESSAGES, "eagles-step-command");
    steps.push(step(SegmentKind::Command, side, does, rules::ACTIVATION, "eagles-marching").with(MARCH));
    if campaign {
        let does = phrase!(MESSAGES, "eagles-step-centres");
        steps.push(step(SegmentKind::Centres, side, does, rules::CENTRE, "eagles-start"));
    }
    let does = phrase!(MESSAGES, "eagles-step-initiative");
    steps.push(step(SegmentKind::Initiative, side, does, rules::ACTIVATION, "eagles-marching").with(MARCH));
    let does = phrase!(MESSAGES, "eagles-step-stationary").rule(rules::STATIONARY);
    steps.push(PhaseStep::new(STATIONARY, Some(side), does, "eagles-attrition").called("attrition"));
    let does = phrase!(MESSAGES, "eagles-step-consolidate");
    steps.push(step(SegmentKind::Consolidate, side, does, rules::ORGANISE, "eagles-organisation"));
    for who in [side, side.other()] {
        let does = phrase!(MESSAGES, "eagles-step-forced");
        steps.push(step(SegmentKind::Forced, who, does, rules::FORCED, "eagles-forced").with(MARCH));
    }
    let does = phrase!(MESSAGES, "eagles-step-combat");
    // Morale and sieges follow by themselves.
    steps.push(step(SegmentKind::Combat, side, does, rules::OBLIGATION, "eagles-combat").with(&["siege", "morale"]));
    steps
}

/// The segment that the game is in, and the side that acts in it. A march belongs to the segment in which it began.
fn present(stage: &Stage, phasing: Side) -> (PhaseName, Option<Side>) {
    match stage {
        Stage::March(march) => {
            let segment = match march.segment {
                Segment::Command => SegmentKind::Command,
                Segment::Initiative => SegmentKind::Initiative,
                Segment::Arrival => SegmentKind::Arrivals,
                Segment::Forced { .. } => SegmentKind::Forced,
            };
            (of_segment(segment), Some(march.side))
        }
        Stage::SetUp(side) | Stage::Forced { side, .. } => (of_stage(stage), Some(*side)),
        _ => (of_stage(stage), Some(phasing)),
    }
}
