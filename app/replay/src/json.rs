//! A match in JSON, for programs: every step with its events and rolls, the curves, and the result of verification.

use crate::curve::{Curve, CurvePoint};
use crate::notes::Notes;
use crate::reel::Reel;
use crate::step::{EntryEffect, ReplayStep};
use engine::contract::Side;
use language::ask::{Names, Pick, PieceId};
use record::course::RollProof;
use serde_json::{Map, Value, json};

/// Everything about a match. Its shape is described in docs/REPLAYS.md.
pub fn as_json(reel: &Reel, curve: &Curve, notes: &Notes) -> Value {
    let header = reel.header();
    let names = reel.called();
    let steps: Vec<Value> = reel.steps().iter().map(|step| one(reel, step)).collect();
    let timeline = reel.timeline();
    let side = |side: Side| names.map_or_else(|| format!("{side:?}").to_lowercase(), |names| names.side_word(side));
    json!({
        "format": 1,
        "battle": {"title": header.terms.title, "id": reel.battle_id()},
        "system": header.terms.system,
        "revision": header.terms.revision,
        "match": header.match_id().to_string(),
        "begun": header.begun,
        "players": Side::BOTH.map(|at| {
            let player = header.player(at);
            json!({"name": player.name, "side": side(at), "key": player.key.to_string()})
        }),
        "proof": reel.trust().json(),
        "phases": timeline.phases.iter().map(|phase| json!({
            "step": phase.seq, "turn": phase.turn, "side": side(phase.side), "night": phase.night,
            "phase": phase.name.key,
            "taken_back_by": phase.undone_by,
        })).collect::<Vec<_>>(),
        "combats": timeline.combats.iter().map(|combat| json!({
            "step": combat.seq, "rolled": combat.rolled, "turn": combat.turn, "side": side(combat.side),
            "targets": names.map(|names| combat.targets.iter().map(|&hex| names.hexes.printed(hex)).collect::<Vec<_>>()),
            "attackers": names.map(|names| pieces(names, &combat.attackers)),
            "defenders": names.map(|names| pieces(names, &combat.defenders)),
            "attack": combat.strengths[0], "defence": combat.strengths[1], "column": combat.odds,
            "faces": combat.faces, "result": combat.result.map(|result| result.name),
            "lost": combat.lost, "taken_back_by": combat.undone_by,
        })).collect::<Vec<_>>(),
        "curve": curve.points.iter().map(|point| stood(curve, point)).collect::<Vec<_>>(),
        "armies": names.map(|_| armies(curve)),
        "notes": notes.json(),
        "steps": steps,
    })
}

fn pieces<'a>(names: &'a Names, pieces: &[PieceId]) -> Vec<&'a str> {
    pieces.iter().map(|&piece| names.plain(Pick::Piece(piece))).collect()
}

/// The numbers of both sides: every figure by its key.
fn stood(curve: &Curve, point: &CurvePoint) -> Value {
    let mut fields = Map::new();
    fields.insert(String::from("step"), json!(point.seq));
    for (place, figure) in curve.figures.iter().enumerate() {
        fields.insert(figure.key.to_owned(), json!(point.of_figure(place)));
    }
    fields.insert(String::from("luck_in_144ths"), json!(Side::BOTH.map(|side| point.luck.of(side))));
    Value::Object(fields)
}

/// The names of the armies whose morale is counted.
fn armies(curve: &Curve) -> Vec<&str> {
    let morale = curve.figures.iter().filter(|figure| figure.key == "morale");
    morale.flat_map(|figure| &figure.lines).map(|line| line.name.as_str()).collect()
}

fn one(reel: &Reel, step: &ReplayStep) -> Value {
    json!({
        "step": step.seq,
        "by": reel.header().player(step.author).name,
        "remark": step.remark(&reel.names()),
        "command": match &step.act {
            EntryEffect::Command(_, command) => reel.command_json(command),
            _ => None,
        },
        "events": reel.events_json(step.seq),
        "roll": step.roll.as_ref().map(roll),
        "state": step.state.map(|state| state.to_string()),
        "taken_back_by": step.undone_by,
    })
}

fn roll(proof: &RollProof) -> Value {
    json!({
        "n": proof.joint.n,
        "dice": proof.dice,
        "faces": proof.faces,
        "case": proof.case.to_string(),
        "links": proof.joint.links.map(|link| link.to_string()),
        "entry": proof.joint.entry.to_string(),
    })
}
