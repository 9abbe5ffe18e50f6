//! Events as sentences.

use super::edit::edit;
use super::wording::{Wording, movement_points};
use super::{ending, morale, result_meaning};
use crate::words::Words;
use art_of_war::{Board, CombatResult, Event, PhaseKind, UnitId, What, cases};
use engine::case::Case;
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::Sentence;

/// What happened, as a sentence.
pub(super) fn sentence(board: &Board, event: &Event) -> Sentence {
    match &event.what {
        What::PhaseBegan { turn, side, phase, night } => {
            let night = if *night { ", by night" } else { "" };
            Sentence::from(format!("Turn {turn}{night}: the ")).side(*side).text(match phase {
                PhaseKind::Movement => " side may move.",
                PhaseKind::Combat => " side may attack.",
            })
        }
        What::Moved { unit, from, path, cost } => {
            moved(board, *unit, *from, path).text(format!("{}.", movement_points(*cost)))
        }
        What::ControlTaken { hex, side } => of(*side, " side takes control of ").hex(*hex).text("."),
        What::TakenBack { side } => of(*side, " side takes back its last command."),
        What::Amended { edits } => {
            let begun = Sentence::from("The players agree to change the position: ");
            let all = edits.iter().enumerate().fold(begun, |sentence, (place, one)| {
                let sentence = if place > 0 { sentence.text("; ") } else { sentence };
                sentence.then(edit(board, one))
            });
            all.text(".")
        }
        What::FreshDeclared { side, units } if units.is_empty() => of(*side, " side declares no fresh strength."),
        What::FreshDeclared { side, units } => {
            of(*side, " side declares fresh strength for ").units(board, units, "and").text(".")
        }
        What::AttackAnnounced { adjacent, bombarding, targets, defenders, attack, defence, column } => {
            who_attacks(board, adjacent, bombarding)
                .text(" ")
                .units(board, defenders, "and")
                .text(" in ")
                .hexes(targets)
                .text(format!(": {attack} against {defence}, on the {column} column."))
        }
        What::GuardCommitted { unit } => by(board, *unit, " commits the Guard infantry to the attack."),
        What::DieRolled { face, result } => Sentence::from(format!("The die shows {face}: {}.", told(*result))),
        What::WeatherRolled { face, result } => Sentence::from(if event.cases.contains(&cases::WEATHER_CALM) {
            format!("The weather die shows {face}: no change.")
        } else {
            format!("The weather die shows {face}: {}.", told(*result))
        }),
        What::Retreated { unit, from, to } => went(board, *unit, " retreats from ", *from, " to ", *to),
        What::Displaced { unit, from, to } => {
            went(board, *unit, " makes room and is displaced from ", *from, " to ", *to)
        }
        What::Eliminated { unit, hex } => {
            let how = if event.cases.contains(&cases::SAFE) {
                " has no safe hex to go to and is eliminated in "
            } else {
                " is eliminated in "
            };
            by(board, *unit, how).hex(*hex).text(".")
        }
        What::Advanced { unit, from, to } => went(board, *unit, " advances from ", *from, " into ", *to),
        What::HeldGround { side } => of(*side, " side does not advance."),
        What::SteppedBack { unit, from, to } if from == to => {
            by(board, *unit, ", out of reach of the result, stays in ").hex(*from).text(".")
        }
        What::SteppedBack { unit, from, to } => went(board, *unit, " draws back from ", *from, " to ", *to),
        What::Disrupted { unit, hex } if event.cases.contains(&cases::SAFE) => {
            by(board, *unit, " has no hex to go to and is disrupted in ").hex(*hex).text(".")
        }
        What::Disrupted { unit, hex } => {
            by(board, *unit, " is broken in ").hex(*hex).text(", but may rally overnight.")
        }
        What::MoraleChanged { army, from, to } => Sentence::from(morale(board, *army, *from, *to).told()),
        What::Demoralised { army } => {
            Sentence::from(format!("The {} army is demoralised.", Words::new(board).army_name(*army)))
        }
        What::Activated { unit } => by(board, *unit, " leaves the reserve").text(why_activated(&event.cases)).text("."),
        What::Reserved { unit } => by(board, *unit, " goes back into reserve."),
        What::SummonsRolled { face, comes } => {
            let comes = if *comes { "comes" } else { "does not come yet" };
            Sentence::from(format!("The die shows {face}: the corps {comes}."))
        }
        What::ObjectiveScored { hex, side } => {
            of(*side, " side has held ").hex(*hex).text(" long enough to earn its points.")
        }
        What::FoughtOn { side } => of(*side, " side fights on for another day."),
        What::BrokenOff { side } => of(*side, " side breaks the battle off."),
        What::Reorganised { unit, hex } => by(board, *unit, " rallies in ").hex(*hex).text("."),
        What::GameOver(outcome) => ending(outcome),
    }
}

/// "The French", and how it goes on.
fn of(side: Side, rest: &'static str) -> Sentence {
    Sentence::from("The ").side(side).text(rest)
}

/// A unit, and how it goes on.
fn by(board: &Board, unit: UnitId, rest: &'static str) -> Sentence {
    Sentence::EMPTY.unit(board, unit).text(rest)
}

fn went(board: &Board, unit: UnitId, how: &'static str, from: Hex, between: &'static str, to: Hex) -> Sentence {
    by(board, unit, how).hex(from).text(between).hex(to).text(".")
}

/// A march, up to what it cost.
fn moved(board: &Board, unit: UnitId, from: Option<Hex>, path: &[Hex]) -> Sentence {
    if let Some(from) = from {
        let to = path.last().copied().unwrap_or(from);
        return by(board, unit, " moves from ").hex(from).text(" to ").hex(to).text(" for ");
    }
    let enters = by(board, unit, " enters the map");
    let enters = path.first().map_or(enters.clone(), |&at| enters.text(" at ").hex(at)).text(" and stops in ");
    path.last().map_or(enters.clone().text("nowhere"), |&to| enters.hex(to)).text(", for ")
}

fn who_attacks(board: &Board, adjacent: &[UnitId], bombarding: &[UnitId]) -> Sentence {
    let (who, several) = match (adjacent.is_empty(), bombarding.is_empty()) {
        (false, true) => (Sentence::EMPTY.units(board, adjacent, "and").text(" attack"), adjacent.len() > 1),
        (true, _) => (Sentence::EMPTY.units(board, bombarding, "and").text(" bombard"), bombarding.len() > 1),
        // The guns are not part of the subject: "A, with the guns of B, attacks".
        (false, false) => {
            let who = Sentence::EMPTY.units(board, adjacent, "and").text(", with the guns of ");
            (who.units(board, bombarding, "and").text(", attack"), adjacent.len() > 1)
        }
    };
    if several { who } else { who.text("s") }
}

/// What is said of a unit that leaves the reserve, by the rule that lets it [11.0]; the first that holds.
const WHY_ACTIVATED: [(Case, &str); 5] = [
    (cases::MORALE_WAKES, ": its army is demoralised"),
    (cases::RESERVE_WAKES, ": the enemy is upon it"),
    (cases::RESERVE_CALLED, ", called up for the loss"),
    (cases::RESERVE_SPIRIT, " in high spirits"),
    (cases::GUARD_FREED, " by order"),
];

fn why_activated(rules: &[Case]) -> &'static str {
    WHY_ACTIVATED.iter().find(|(rule, _)| rules.contains(rule)).map_or("", |(_, why)| why)
}

fn told(result: CombatResult) -> String {
    format!("{result}, {}", result_meaning(result))
}
