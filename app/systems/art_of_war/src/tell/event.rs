//! Each event: its words, what it does to the board, and what a timeline makes of it.

use super::super::piece;
use super::edit::edit;
use super::result::came;
use super::wording::{Wording, movement_points};
use super::{ending, phase_name, result_meaning};
use crate::words::Words;
use art_of_war::{ArmyId, Board, CombatResult, Edit, Event, PhaseKind, Place, UnitId, What, cases};
use engine::case::Case;
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::Sentence;
use language::happening::Kind::{Combat, Move, Other, Phase};
use language::happening::{Act, Fight, FigureChange, Gait, Happening, Loss, Milestone, PhaseBegan, Throw};

/// An event as a happening.
pub(super) fn told(board: &Board, event: &Event) -> Happening {
    match &event.what {
        What::PhaseBegan { turn, side, phase, night } => {
            let by_night = if *night { " (night)" } else { "" };
            let text = Sentence::from(format!("Turn {turn}{by_night}, ")).side(*side).text(match phase {
                PhaseKind::Movement => ": movement.",
                PhaseKind::Combat => ": combat.",
            });
            Phase.says(text).milestone(Milestone::Phase(PhaseBegan {
                turn: *turn,
                side: *side,
                name: phase_name(*phase),
                night: *night,
                // The first player moves, and with that a turn begins [3.0].
                opens_turn: *phase == PhaseKind::Movement && *side == Side::First,
            }))
        }
        What::Moved { unit, from, path, cost } => {
            let text = moved(board, *unit, *from, path).text(format!("{}.", movement_points(*cost)));
            let act = Act::go(piece(*unit), board.unit(*unit).side, *from, path, Gait::March);
            Move.says(text).at(path.last().copied()).act(act).paid(u16::from(cost.0), 2)
        }
        What::ControlTaken { hex, side } => {
            let text = of(*side, " side takes control of ").hex(*hex).text(".");
            Move.says(text).strong().at(*hex).act(Act::Ground(*hex))
        }
        What::TakenBack { side } => {
            let text = of(*side, " side undoes its last action.");
            Other.says(text).quiet().milestone(Milestone::TakenBack(*side))
        }
        What::Amended { edits } => {
            let begun = Sentence::from("The players agree to change the position: ");
            let all = edits.iter().enumerate().fold(begun, |sentence, (place, one)| {
                let sentence = if place > 0 { sentence.text("; ") } else { sentence };
                sentence.then(edit(board, one))
            });
            Other.says(all.text(".")).acts(edits.iter().filter_map(amended)).milestone(Milestone::Amended)
        }
        What::FreshDeclared { side, units } if units.is_empty() => {
            Combat.says(of(*side, " side declares no fresh strength.")).quiet()
        }
        What::FreshDeclared { side, units } => {
            Combat.says(of(*side, " side declares fresh strength for ").units(board, units, "and").text("."))
        }
        What::AttackAnnounced { adjacent, bombarding, targets, defenders, attack, defence, column } => {
            let text = who_attacks(board, adjacent, bombarding)
                .text(" ")
                .units(board, defenders, "and")
                .text(" in ")
                .hexes(targets)
                .text(format!(": {attack} against {defence}, on the {column} column."));
            let fight = Fight {
                side: adjacent.iter().chain(bombarding).next().map_or(Side::First, |&unit| board.unit(unit).side),
                attackers: adjacent.iter().chain(bombarding).map(|&unit| piece(unit)).collect(),
                defenders: defenders.iter().map(|&unit| piece(unit)).collect(),
                targets: targets.clone(),
                strengths: [*attack, *defence],
                odds: column.to_string(),
                step: column.index(),
            };
            Combat.says(text).strong().at(targets.first().copied()).milestone(Milestone::Fight(fight))
        }
        What::GuardCommitted { unit } => {
            Combat.says(by(board, *unit, " commits the Guard infantry to the attack.")).act(Act::Change(piece(*unit)))
        }
        What::DieRolled { face, result } => {
            Combat.says(format!("Die {face}: {}.", meaning(*result))).strong().die(*face).came(came(*result))
        }
        What::WeatherRolled { face, result } => {
            let calm = event.cases.contains(&cases::WEATHER_CALM);
            let now = if calm { String::from("no change") } else { meaning(*result) };
            Combat.says(format!("Weather die {face}: {now}.")).die(*face).came(came(*result))
        }
        What::Retreated { unit, from, to } => {
            let text = went(board, *unit, " retreats from ", *from, " to ", *to);
            Combat.says(text).at(*to).act(go(board, *unit, *from, *to, Gait::Retreat))
        }
        What::Displaced { unit, from, to } => {
            let text = went(board, *unit, " is displaced from ", *from, " to ", *to);
            Combat.says(text).at(*to).act(go(board, *unit, *from, *to, Gait::Retreat))
        }
        What::Eliminated { unit, hex } => {
            let how = if event.cases.contains(&cases::SAFE) {
                " cannot retreat and is eliminated in "
            } else {
                " is eliminated in "
            };
            lost(board, *unit, *hex, by(board, *unit, how).hex(*hex).text("."), true).grave()
        }
        What::Advanced { unit, from, to } => {
            let text = went(board, *unit, " advances from ", *from, " into ", *to);
            Combat.says(text).at(*to).act(go(board, *unit, *from, *to, Gait::Advance))
        }
        What::HeldGround { side } => Combat.says(of(*side, " side does not advance.")).silent(),
        What::SteppedBack { unit, from, to } => {
            let text = if from == to {
                by(board, *unit, " bombarded, so the result does not affect it; it stays in ").hex(*from).text(".")
            } else {
                went(board, *unit, " withdraws from ", *from, " to ", *to)
            };
            Combat.says(text).at(*to).act(go(board, *unit, *from, *to, Gait::Withdraw))
        }
        What::Disrupted { unit, hex } => {
            let text = if event.cases.contains(&cases::SAFE) {
                by(board, *unit, " cannot retreat and is disrupted in ").hex(*hex).text(".")
            } else {
                by(board, *unit, " is disrupted in ").hex(*hex).text(" and may return overnight.")
            };
            lost(board, *unit, *hex, text, false)
        }
        What::MoraleChanged { army, from, to } => {
            let morale = morale(board, *army, *from, *to);
            Combat.says(morale.told()).quiet().milestone(Milestone::Figure(morale))
        }
        What::Demoralised { army } => Combat
            .says(format!("The {} army is demoralised.", Words::new(board).army_name(*army)))
            .grave()
            .acts(board.units_of_army(*army).map(|unit| Act::Change(piece(unit)))),
        What::Activated { unit } => {
            let text = by(board, *unit, " is released from reserve").text(why_activated(&event.cases)).text(".");
            Other.says(text).act(Act::Change(piece(*unit)))
        }
        What::Reserved { unit } => Other.says(by(board, *unit, " returns to reserve.")).act(Act::Change(piece(*unit))),
        What::SummonsRolled { face, comes } => {
            let comes = if *comes { "arrives" } else { "does not arrive yet" };
            let throw = Throw { faces: vec![*face], came: None };
            Other.says(format!("Die {face}: the corps {comes}.")).milestone(Milestone::Throw(throw))
        }
        What::ObjectiveScored { hex, side } => {
            let text = of(*side, " side scores ").hex(*hex).text(".");
            Other.says(text).at(*hex).act(Act::Ground(*hex))
        }
        What::FoughtOn { side } => Other
            .says(of(*side, " side fights on for another day."))
            .milestone(Milestone::Day { side: *side, goes_on: true }),
        What::BrokenOff { side } => Other
            .says(of(*side, " side breaks off the battle."))
            .milestone(Milestone::Day { side: *side, goes_on: false }),
        What::Reorganised { unit, hex } => Move
            .says(by(board, *unit, " returns in ").hex(*hex).text("."))
            .at(*hex)
            .act(Act::Put { piece: piece(*unit), hex: *hex }),
        What::GameOver(outcome) => Phase.says(ending(outcome)).milestone(Milestone::End(outcome.winner)),
    }
}

/// A unit falls, for good or not.
fn lost(board: &Board, unit: UnitId, hex: Hex, text: Sentence, for_good: bool) -> Happening {
    let (piece, data) = (piece(unit), board.unit(unit));
    let loss = Loss { piece, side: data.side, strength: u16::from(data.strength), for_good };
    Combat.says(text).at(hex).act(Act::Fall { piece, hex, for_good }).milestone(Milestone::Loss(loss))
}

fn morale(board: &Board, army: ArmyId, from: u8, to: u8) -> FigureChange {
    let name = format!("{} morale", Words::new(board).army_name(army));
    FigureChange { number: u16::from(army.0), name, from: i16::from(from), to: i16::from(to) }
}

fn go(board: &Board, unit: UnitId, from: Hex, to: Hex, gait: Gait) -> Act {
    let path = if from == to { vec![from] } else { vec![from, to] };
    Act::Go { piece: piece(unit), side: board.unit(unit).side, path, enters: false, gait }
}

/// The effect of an agreed edit on the board; `None` for changes beside the board.
fn amended(edit: &Edit) -> Option<Act> {
    match *edit {
        Edit::Unit { unit, place: Place::On(hex) } => Some(Act::Put { piece: piece(unit), hex }),
        Edit::Unit { unit, .. } => Some(Act::Remove(piece(unit))),
        Edit::Reserve { unit, .. } => Some(Act::Change(piece(unit))),
        Edit::Control { hex, .. } => Some(Act::Ground(hex)),
        Edit::Fresh { .. } | Edit::Morale { .. } => None,
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

/// The reasons why a unit leaves the reserve, by the rule that lets it [11.0]; the first that holds.
const WHY_ACTIVATED: [(Case, &str); 5] = [
    (cases::MORALE_WAKES, ": its army is demoralised"),
    (cases::RESERVE_WAKES, ": an enemy is near"),
    (cases::RESERVE_CALLED, " for the unit lost"),
    (cases::RESERVE_SPIRIT, " for morale"),
    (cases::GUARD_FREED, " by its player"),
];

fn why_activated(rules: &[Case]) -> &'static str {
    WHY_ACTIVATED.iter().find(|(rule, _)| rules.contains(rule)).map_or("", |(_, why)| why)
}

fn meaning(result: CombatResult) -> String {
    format!("{result}, {}", result_meaning(result))
}
