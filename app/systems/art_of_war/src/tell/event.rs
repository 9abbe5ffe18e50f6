//! Each event: its words, what it does to the board, and what a timeline makes of it.

use super::super::piece;
use super::edit::edit;
use super::result::{came, meaning};
use super::wording::{self, all, named};
use super::{ending, phase_name};
use crate::MESSAGES;
use art_of_war::{ArmyId, Board, Edit, Event, PhaseKind, Place, UnitId, What, cases};
use engine::case::Case;
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::Sentence;
use language::happening::Kind::{Combat, Move, Other, Phase};
use language::happening::{Act, Fight, FigureChange, Gait, Happening, Loss, Milestone, PhaseBegan, Throw};
use language::phrase;
use language::tongue::{Argument, Joiner};

/// An event as a happening.
pub(super) fn told(board: &Board, event: &Event) -> Happening {
    let name = |unit: UnitId| named(board, unit);
    match &event.what {
        What::PhaseBegan { turn, side, phase, night } => {
            let key = phase_name(*phase).key;
            let text = if *night {
                phrase!(MESSAGES, "art-of-war-phase-began-night", turn = *turn, side = *side, phase = key)
            } else {
                phrase!(MESSAGES, "art-of-war-phase-began", turn = *turn, side = *side, phase = key)
            };
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
            let (points, to) = (Argument::Halves(i64::from(cost.0)), Argument::list(path.last().copied().or(*from)));
            let text = match from {
                Some(from) => {
                    phrase!(MESSAGES, "art-of-war-moves", unit = name(*unit), from = *from, to = to, cost = points)
                }
                None => {
                    let at = Argument::list(path.first().copied());
                    phrase!(MESSAGES, "art-of-war-enters", unit = name(*unit), at = at, to = to, cost = points)
                }
            };
            let act = Act::go(piece(*unit), board.unit(*unit).side, *from, path, Gait::March);
            Move.says(text).at(path.last().copied()).act(act).paid(u16::from(cost.0), 2)
        }
        What::ControlTaken { hex, side } => {
            let text = phrase!(MESSAGES, "art-of-war-control-taken", side = *side, hex = *hex);
            Move.says(text).strong().at(*hex).act(Act::Ground(*hex))
        }
        What::TakenBack { side } => {
            let text = phrase!(MESSAGES, "art-of-war-taken-back", side = *side);
            Other.says(text).quiet().milestone(Milestone::TakenBack(*side))
        }
        What::Amended { edits } => {
            let told = Argument::joined(edits.iter().map(|one| edit(board, one)), Joiner::Semicolon);
            let text = phrase!(MESSAGES, "art-of-war-amended", edits = told);
            Other.says(text).acts(edits.iter().filter_map(amended)).milestone(Milestone::Amended)
        }
        What::FreshDeclared { side, units } if units.is_empty() => {
            Combat.says(phrase!(MESSAGES, "art-of-war-fresh-none", side = *side)).quiet()
        }
        What::FreshDeclared { side, units } => {
            Combat.says(phrase!(MESSAGES, "art-of-war-fresh-declared", side = *side, units = all(board, units)))
        }
        What::AttackAnnounced { adjacent, bombarding, targets, defenders, attack, defence, column } => {
            let fight = Fight {
                side: adjacent.iter().chain(bombarding).next().map_or(Side::First, |&unit| board.unit(unit).side),
                attackers: adjacent.iter().chain(bombarding).map(|&unit| piece(unit)).collect(),
                defenders: defenders.iter().map(|&unit| piece(unit)).collect(),
                targets: targets.clone(),
                strengths: [*attack, *defence],
                odds: column.to_string(),
                step: column.index(),
            };
            let text = announced(board, &fight, adjacent, bombarding, defenders);
            Combat.says(text).strong().at(targets.first().copied()).milestone(Milestone::Fight(fight))
        }
        What::GuardCommitted { unit } => {
            let text = phrase!(MESSAGES, "art-of-war-guard-committed", unit = name(*unit));
            Combat.says(text).act(Act::Change(piece(*unit)))
        }
        What::DieRolled { face, result } => {
            let (short, means) = (result.name().to_owned(), meaning(*result));
            let text = phrase!(MESSAGES, "art-of-war-die", face = *face, result = short, meaning = means);
            Combat.says(text).strong().die(*face).came(came(*result))
        }
        What::WeatherRolled { face, result } => {
            let (short, means) = (result.name().to_owned(), meaning(*result));
            let text = if event.cases.contains(&cases::WEATHER_CALM) {
                phrase!(MESSAGES, "art-of-war-weather-die-calm", face = *face)
            } else {
                phrase!(MESSAGES, "art-of-war-weather-die", face = *face, result = short, meaning = means)
            };
            Combat.says(text).die(*face).came(came(*result))
        }
        What::Retreated { unit, from, to } => {
            let text = phrase!(MESSAGES, "art-of-war-retreats", unit = name(*unit), from = *from, to = *to);
            Combat.says(text).at(*to).act(go(board, *unit, *from, *to, Gait::Retreat))
        }
        What::Displaced { unit, from, to } => {
            let text = phrase!(MESSAGES, "art-of-war-displaced", unit = name(*unit), from = *from, to = *to);
            Combat.says(text).at(*to).act(go(board, *unit, *from, *to, Gait::Retreat))
        }
        What::Eliminated { unit, hex } => {
            let text = if event.cases.contains(&cases::SAFE) {
                phrase!(MESSAGES, "art-of-war-eliminated-trapped", unit = name(*unit), hex = *hex)
            } else {
                phrase!(MESSAGES, "art-of-war-eliminated", unit = name(*unit), hex = *hex)
            };
            lost(board, *unit, *hex, text, true).grave()
        }
        What::Advanced { unit, from, to } => {
            let text = phrase!(MESSAGES, "art-of-war-advances", unit = name(*unit), from = *from, to = *to);
            Combat.says(text).at(*to).act(go(board, *unit, *from, *to, Gait::Advance))
        }
        What::HeldGround { side } => {
            Combat.says(phrase!(MESSAGES, "art-of-war-does-not-advance", side = *side)).silent()
        }
        What::SteppedBack { unit, from, to } => {
            let text = if from == to {
                phrase!(MESSAGES, "art-of-war-stays", unit = name(*unit), hex = *from)
            } else {
                phrase!(MESSAGES, "art-of-war-withdraws", unit = name(*unit), from = *from, to = *to)
            };
            Combat.says(text).at(*to).act(go(board, *unit, *from, *to, Gait::Withdraw))
        }
        What::Disrupted { unit, hex } => {
            let text = if event.cases.contains(&cases::SAFE) {
                phrase!(MESSAGES, "art-of-war-disrupted-trapped", unit = name(*unit), hex = *hex)
            } else {
                phrase!(MESSAGES, "art-of-war-disrupted", unit = name(*unit), hex = *hex)
            };
            lost(board, *unit, *hex, text, false)
        }
        What::MoraleChanged { army, from, to } => {
            let whose = wording::morale(board, *army);
            let text = if to > from {
                phrase!(MESSAGES, "art-of-war-morale-rises", morale = whose, from = *from, to = *to)
            } else {
                phrase!(MESSAGES, "art-of-war-morale-falls", morale = whose, from = *from, to = *to)
            };
            Combat.says(text).quiet().milestone(Milestone::Figure(morale(board, *army, *from, *to)))
        }
        What::Demoralised { army } => Combat
            .says(phrase!(MESSAGES, "art-of-war-demoralised", army = wording::army(board, *army)))
            .grave()
            .acts(board.units_of_army(*army).map(|unit| Act::Change(piece(unit)))),
        What::Activated { unit } => {
            let why = why_activated(&event.cases);
            let text = phrase!(MESSAGES, "art-of-war-released", unit = name(*unit), why = why);
            Other.says(text).act(Act::Change(piece(*unit)))
        }
        What::Reserved { unit } => {
            let text = phrase!(MESSAGES, "art-of-war-reserved", unit = name(*unit));
            Other.says(text).act(Act::Change(piece(*unit)))
        }
        What::SummonsRolled { face, comes } => {
            let text = if *comes {
                phrase!(MESSAGES, "art-of-war-corps-arrives", face = *face)
            } else {
                phrase!(MESSAGES, "art-of-war-corps-waits", face = *face)
            };
            Other.says(text).milestone(Milestone::Throw(Throw { faces: vec![*face], came: None }))
        }
        What::ObjectiveScored { hex, side } => {
            let text = phrase!(MESSAGES, "art-of-war-objective-scored", side = *side, hex = *hex);
            Other.says(text).at(*hex).act(Act::Ground(*hex))
        }
        What::FoughtOn { side } => Other
            .says(phrase!(MESSAGES, "art-of-war-fought-on", side = *side))
            .milestone(Milestone::Day { side: *side, goes_on: true }),
        What::BrokenOff { side } => Other
            .says(phrase!(MESSAGES, "art-of-war-broken-off", side = *side))
            .milestone(Milestone::Day { side: *side, goes_on: false }),
        What::Reorganised { unit, hex } => Move
            .says(phrase!(MESSAGES, "art-of-war-returns", unit = name(*unit), hex = *hex))
            .at(*hex)
            .act(Act::Put { piece: piece(*unit), hex: *hex }),
        What::GameOver(outcome) => Phase.says(ending(outcome)).milestone(Milestone::End(outcome.winner)),
    }
}

/// An attack as it is announced: by adjacent units, by guns from afar, or by both.
fn announced(
    board: &Board,
    fight: &Fight,
    adjacent: &[UnitId],
    bombarding: &[UnitId],
    defenders: &[UnitId],
) -> Sentence {
    let [attack, defence] = fight.strengths;
    let (hexes, column) = (fight.targets.clone(), fight.odds.clone());
    let (guns, defenders) = (all(board, bombarding), all(board, defenders));
    match (adjacent.is_empty(), bombarding.is_empty()) {
        (false, true) => phrase!(
            MESSAGES,
            "art-of-war-attack",
            units = all(board, adjacent),
            defenders = defenders,
            hexes = hexes,
            attack = attack,
            defence = defence,
            column = column,
        ),
        (true, _) => phrase!(
            MESSAGES,
            "art-of-war-bombards-hex",
            units = guns,
            defenders = defenders,
            hexes = hexes,
            attack = attack,
            defence = defence,
            column = column,
        ),
        (false, false) => phrase!(
            MESSAGES,
            "art-of-war-attack-with-guns",
            units = all(board, adjacent),
            guns = guns,
            defenders = defenders,
            hexes = hexes,
            attack = attack,
            defence = defence,
            column = column,
        ),
    }
}

/// A unit falls, for good or not.
fn lost(board: &Board, unit: UnitId, hex: Hex, text: Sentence, for_good: bool) -> Happening {
    let (piece, data) = (piece(unit), board.unit(unit));
    let loss = Loss { piece, side: data.side, strength: u16::from(data.strength), for_good };
    Combat.says(text).at(hex).act(Act::Fall { piece, hex, for_good }).milestone(Milestone::Loss(loss))
}

fn morale(board: &Board, army: ArmyId, from: u8, to: u8) -> FigureChange {
    let name = wording::morale(board, army);
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

/// The reasons why a unit leaves the reserve, by the rule that lets it [11.0]; the first that holds.
const WHY_ACTIVATED: [(Case, &str); 5] = [
    (cases::MORALE_WAKES, "demoralised"),
    (cases::RESERVE_WAKES, "enemy"),
    (cases::RESERVE_CALLED, "loss"),
    (cases::RESERVE_SPIRIT, "morale"),
    (cases::GUARD_FREED, "player"),
];

fn why_activated(rules: &[Case]) -> &'static str {
    WHY_ACTIVATED.iter().find(|(rule, _)| rules.contains(rule)).map_or("none", |&(_, why)| why)
}
