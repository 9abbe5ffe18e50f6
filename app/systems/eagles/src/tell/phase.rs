//! The names of phases.

use crate::Battle;
use eagles::{Game, Segment, SegmentKind, Stage, rules};
use engine::contract::Side;
use language::ask::{Key, Sentence};
use language::happening::{HiddenFacts, Kind, PhaseName, PhaseStep, Phases, turns_left};

/// A march belongs to the step in which it began.
const MARCH: &[Key] = &["march"];
const STATIONARY: PhaseName =
    PhaseName { key: "stationary", name: "attrition of units that stayed", kind: Kind::Other };

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
        let does = "Give your bridge trains to leaders.";
        steps.extend(Side::BOTH.map(|side| {
            PhaseStep::new(of_stage(&state.stage), Some(side), Sentence::from(does).rule(rules::TRAINS), "eagles-start")
        }));
    }
    let weather = Sentence::from("The weather of the turn.").rule(rules::TURN);
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
        true => Sentence::from("The morale marker decides a campaign: it moves after critical battles"),
        false => Sentence::from("Points for strength the enemy has lost, and 10 for every space of morale"),
    };
    let phases = Phases::at(steps, here).told(
        turns_left(state.turn, 1, last).text(" A turn is 2 days").rule(rules::TURN).text("."),
        Sentence::from("This battle gives the first half of every turn to the ")
            .side(Side::First)
            .text(", and the second half to the ")
            .side(Side::Second)
            .rule(rules::TURN)
            .text("."),
        score.rule(rules::MORALE).text("."),
    );
    phases.hiding(hidden(game, campaign))
}

/// The facts that veiled play hides until the battle is over (C3). It is the same sentence for both sides.
fn hidden(game: &Game, campaign: bool) -> Option<HiddenFacts> {
    if !game.is_veiled() || matches!(game.state().stage, Stage::Over(_)) {
        return None;
    }
    let what = match campaign {
        true => "You cannot see which enemy leader or outpost a counter stands for, nor the units and strengths on it",
        false => "You see where enemy leaders stand, but not their units and strengths",
    };
    let told = Sentence::from(what)
        .rule(rules::VEIL)
        .text(". They are opened when an enemy is adjacent, and all of them at the end of the battle.")
        .text(" Your own are hidden from your opponent in the same way.");
    Some(HiddenFacts { name: "Veiled play", told, page: "eagles-veiled" })
}

/// The segments of a player-turn [3, B1].
fn player_turn(side: Side, campaign: bool) -> Vec<PhaseStep> {
    let step = |segment, who, does: &'static str, rule, page| {
        PhaseStep::new(of_segment(segment), Some(who), Sentence::from(does).rule(rule), page)
    };
    let mut steps = Vec::new();
    if campaign {
        let does = "Receive administrative points; change your source of supply.";
        steps.push(step(SegmentKind::Admin, side, does, rules::ADMIN, "eagles-start"));
    }
    let does = "Transfer formations between leaders.";
    steps.push(step(SegmentKind::Organise, side, does, rules::ORGANISE, "eagles-organisation"));
    if campaign {
        steps.push(
            step(SegmentKind::Arrivals, side, "Bring in units that arrive.", rules::ARRIVAL, "eagles-start")
                .with(MARCH),
        );
    }
    let does = "Spend Movement Commands: each lets one leader march with his Force.";
    steps.push(step(SegmentKind::Command, side, does, rules::ACTIVATION, "eagles-marching").with(MARCH));
    if campaign {
        steps.push(step(SegmentKind::Centres, side, "Move your Centres of Operations.", rules::CENTRE, "eagles-start"));
    }
    let does = "Leaders who have not marched may roll against their Initiative to march.";
    steps.push(step(SegmentKind::Initiative, side, does, rules::ACTIVATION, "eagles-marching").with(MARCH));
    let does = Sentence::from("Forces that did not march may lose strength.").rule(rules::STATIONARY);
    steps.push(PhaseStep::new(STATIONARY, Some(side), does, "eagles-attrition").called("attrition"));
    let does = "Transfer and rejoin formations after the marches.";
    steps.push(step(SegmentKind::Consolidate, side, does, rules::ORGANISE, "eagles-organisation"));
    for who in [side, side.other()] {
        let does = "Try forced marches, also to the sound of the guns.";
        steps.push(step(SegmentKind::Forced, who, does, rules::FORCED, "eagles-forced").with(MARCH));
    }
    let does = "Declare combats. Forces in an enemy zone of control must attack.";
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
