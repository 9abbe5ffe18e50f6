//! The movement limits of units by turn, and the victory conditions.

use super::forces::{Forces, find};
use super::reading::{KEYS, LAST_TURN, Reading};
use art_of_war::{Award, Limit, MovementLimit, Objective, Prolonged, Scoring, Victory};
use engine::map::Subject;
use scenarios::fields::Fields;
use scenarios::tree::Node;
use std::collections::BTreeSet;

/// The engine's bound on the points of one objective or award.
const GREATEST_POINTS: u16 = 1000;
/// The most points for one strength point; the printed ones are 1 and 2, so more is a typing error.
const GREATEST_WORTH: u8 = 10;
/// More than all units of any battle together.
const GREATEST_LOSS: u16 = 6400;

pub(super) fn limits(reading: &mut Reading<'_>, fields: &mut Fields<'_>, forces: &Forces) -> Vec<MovementLimit> {
    if let Some(node) = fields.optional("limit") {
        reading.note(Subject::Part("limits"), node.at);
    }
    let mut limits = Vec::new();
    for mut table in fields.items("limit") {
        let at = table.at;
        let case = table.required("case").and_then(|node| node.case("case", reading.log));
        let side = table.required("side").and_then(|node| reading.side(node, "side"));
        let turns = table.required("turns").and_then(|node| node.list("turns", reading.log));
        let turns = turns.map(|nodes| reading.turn_list(nodes, "turns"));
        let (hold, only) = (table.optional("hold"), table.optional("only"));
        let others = table.optional("others");
        table.finish(KEYS);

        let mut divisions = BTreeSet::new();
        for node in hold.or(only).and_then(|node| node.list("division", reading.log)).unwrap_or(&[]) {
            let Some(parent) = find(reading, node, forces) else { continue };
            if side.is_some_and(|side| side != parent.side) {
                reading.say(node.at, "this division fights on the other side");
            } else {
                divisions.insert(parent.id);
            }
        }
        let divisions = divisions.into_iter().collect();
        let limit = match (hold, only, others) {
            (Some(_), None, None) => Some(Limit::Hold(divisions)),
            (None, Some(_), others) => {
                let others = others.map_or(Some(0), |node| node.number("others", 0..=1, reading.log));
                others.map(|others| Limit::Only { divisions, others })
            }
            (Some(_), None, Some(node)) => {
                reading.say(node.at, "`others` belongs to a limit with `only`");
                None
            }
            _ => {
                reading.say(at, "[[limit]] needs either `hold` or `only`, a list of divisions");
                None
            }
        };
        if let (Some(case), Some(side), Some(turns), Some(limit)) = (case, side, turns, limit) {
            if let Ok(number) = u8::try_from(limits.len()) {
                reading.note(Subject::Limit(number), at);
            }
            limits.push(MovementLimit { case, side, turns, limit });
        }
    }
    limits
}

pub(super) fn victory(reading: &mut Reading<'_>, fields: &mut Fields<'_>) -> Option<Victory> {
    let objectives = objectives(reading, fields);
    let awards = awards(reading, fields);
    let mut table = fields.section("victory")?;
    let levels_node = table.required("levels");
    let at = levels_node.map_or(table.at, |node| node.at);
    reading.note(Subject::Part("victory"), at);
    let losses = table.optional("losses").map_or([1; 3], |node| losses(reading, node));
    let prolonged = table.optional("prolonged").and_then(|node| prolonged(reading, node));
    table.finish(KEYS);
    let nodes = levels_node?.list("levels", reading.log)?;
    let levels: Vec<_> = nodes.iter().map(|node| node.number("levels", 1..=u16::MAX, reading.log)).collect();
    let levels = match levels.as_slice() {
        &[Some(marginal), Some(substantive), Some(decisive)] => [marginal, substantive, decisive],
        [_, _, _] => {
            reading.incomplete.insert("victory");
            [1, 2, 3]
        }
        _ => {
            reading.say(at, "`levels` must be three numbers: for a marginal, a substantive, a decisive victory");
            reading.incomplete.insert("victory");
            [1, 2, 3]
        }
    };
    Some(Victory { losses, objectives, awards, levels, prolonged })
}

/// Points for each strength point of the three arms; one for an arm that is left out.
fn losses(reading: &Reading<'_>, node: &Node) -> [u8; 3] {
    let Some(mut table) = node.fields("`losses`".into(), "losses", reading.log) else { return [1; 3] };
    let losses = ["infantry", "cavalry", "artillery"].map(|arm| {
        table.optional(arm).map_or(Some(1), |node| node.number(arm, 0..=GREATEST_WORTH, reading.log)).unwrap_or(1)
    });
    table.finish(KEYS);
    losses
}

fn prolonged(reading: &Reading<'_>, node: &Node) -> Option<Prolonged> {
    let mut table = node.fields("`prolonged`".into(), "prolonged", reading.log)?;
    let side = table.required("side").and_then(|node| reading.side(node, "side"));
    let points = table.number("points", 0..=GREATEST_POINTS);
    let within = reading.turns.as_ref().map_or(1..=LAST_TURN, |turns| turns.first..=turns.last);
    let after_turn = table.number("after_turn", within);
    table.finish(KEYS);
    Some(Prolonged { side: side?, points: points?, after_turn: after_turn? })
}

fn objectives(reading: &mut Reading<'_>, fields: &mut Fields<'_>) -> Vec<Objective> {
    let mut objectives = Vec::new();
    for mut table in fields.items("objective") {
        let points = table.number("points", 0..=GREATEST_POINTS);
        let hexes = table.required("hexes").and_then(|node| node.list("hexes", reading.log)).unwrap_or(&[]);
        let occupier = table.optional("occupied_by").and_then(|node| reading.side(node, "occupied_by"));
        let scored = occupier.map_or(Scoring::Control, Scoring::Occupation);
        table.finish(KEYS);
        for node in hexes {
            let Some(hex) = node.hex("hexes", reading.log) else { continue };
            reading.note(Subject::Objective(hex), node.at);
            objectives.push(Objective { hex, points: points.unwrap_or(0), scored });
        }
    }
    objectives
}

fn awards(reading: &mut Reading<'_>, fields: &mut Fields<'_>) -> Vec<Award> {
    let mut awards = Vec::new();
    for mut table in fields.items("award") {
        let at = table.at;
        let case = table.required("case").and_then(|node| node.case("case", reading.log));
        let side = table.required("side").and_then(|node| reading.side(node, "side"));
        let destroyed = table.number("destroyed", 1..=GREATEST_LOSS);
        let points = table.number("points", 0..=GREATEST_POINTS);
        let guard_must_attack = table.truth("guard_must_attack", false);
        table.finish(KEYS);
        if let (Some(case), Some(side), Some(destroyed), Some(points)) = (case, side, destroyed, points) {
            if let Ok(number) = u8::try_from(awards.len()) {
                reading.note(Subject::Award(number), at);
            }
            awards.push(Award { case, side, destroyed, points, guard_must_attack });
        }
    }
    awards
}
