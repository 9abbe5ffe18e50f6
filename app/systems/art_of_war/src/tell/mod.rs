//! What happens in the Art of War, in words and deeds that everybody understands.

mod acts;
mod edit;
mod ending;
mod explanation;
mod phase;
mod question;
mod result;
mod sentence;
#[cfg(test)]
mod tests;
mod wording;

pub use edit::edit;
pub(crate) use ending::earned_by;
pub use ending::ending;
pub use explanation::explanation;
pub use phase::phase_name;
pub use question::question;
pub use result::{level_name, result_meaning};

use super::{ArtOfWar, piece, unit};
use crate::words::Words;
use art_of_war::{ArmyId, Board, Change, Command, Event, Game, PhaseKind, UnitId, What};
use engine::contract::{Game as _, Pending, Side};
use engine::hex::Hex;
use language::ask::{PieceId, Sentence};
use language::happening::{Ending, Figure, Happening, Kind, Loss, Milestone, PhaseBegan, PhaseName, Stress, Throw};
use language::system::Tell;
use scenarios::Scenario;

impl Tell for ArtOfWar {
    fn happening(board: &Board, event: &Event) -> Happening {
        let what = &event.what;
        Happening {
            text: sentence::sentence(board, event),
            rules: event.cases.iter().copied().map(language::ask::Rule::from).collect(),
            kind: kind(what),
            stress: stress(what),
            at: place(what),
            acts: acts::acts(board, what),
            milestone: milestone(board, what),
        }
    }

    fn question(game: &Game, side: Side) -> Sentence {
        match game.pending() {
            Pending::Decision { side: asked, decision } if asked == side => {
                question::question(game.board(), side, &decision)
            }
            _ => Sentence::EMPTY,
        }
    }

    fn phase(game: &Game) -> PhaseName {
        phase::of_stage(&game.state().stage)
    }

    fn ending(game: &Game) -> Option<Ending> {
        match game.pending() {
            Pending::Over(outcome) => Some(Ending {
                winner: outcome.winner,
                score: ending::score(&outcome),
                verdict: ending::verdict(&outcome),
                sheet: ending::points(game),
            }),
            _ => None,
        }
    }

    fn change(board: &Board, change: &Change) -> Vec<String> {
        let words = Words::new(board);
        change.iter().map(|edit| words.edit_sentence(edit)).collect()
    }

    fn explains(game: &Game, command: &Command) -> Option<Sentence> {
        let Command::Attack(proposal) = command else { return None };
        game.forecast(proposal).ok().map(|forecast| explanation(game.board(), &forecast))
    }

    fn formation(board: &Board, scenario: Option<&Scenario>, piece: PieceId) -> String {
        let Some(unit) = unit(board, piece).map(|unit| board.unit(unit)) else { return String::new() };
        let division = unit.division.and_then(|id| board.division(id));
        let nation = scenario.and_then(|scenario| scenario.drawing.nations.get(&unit.nation));
        let nation = nation.map_or(&unit.nation, |nation| &nation.name);
        division.map_or(nation, |found| &found.name).clone()
    }
}

const fn kind(what: &What) -> Kind {
    match what {
        What::PhaseBegan { .. } | What::GameOver(_) => Kind::Phase,
        What::Moved { .. } | What::ControlTaken { .. } | What::Reorganised { .. } => Kind::Move,
        What::FreshDeclared { .. }
        | What::AttackAnnounced { .. }
        | What::GuardCommitted { .. }
        | What::DieRolled { .. }
        | What::WeatherRolled { .. }
        | What::Retreated { .. }
        | What::Displaced { .. }
        | What::Eliminated { .. }
        | What::Disrupted { .. }
        | What::Advanced { .. }
        | What::HeldGround { .. }
        | What::SteppedBack { .. }
        | What::MoraleChanged { .. }
        | What::Demoralised { .. } => Kind::Combat,
        What::TakenBack { .. }
        | What::Amended { .. }
        | What::Activated { .. }
        | What::Reserved { .. }
        | What::SummonsRolled { .. }
        | What::ObjectiveScored { .. }
        | What::FoughtOn { .. }
        | What::BrokenOff { .. } => Kind::Other,
    }
}

fn stress(what: &What) -> Stress {
    match what {
        What::HeldGround { .. } => Stress::Silent,
        What::FreshDeclared { units, .. } if units.is_empty() => Stress::Quiet,
        What::MoraleChanged { .. } | What::TakenBack { .. } => Stress::Quiet,
        What::AttackAnnounced { .. } | What::DieRolled { .. } | What::ControlTaken { .. } => Stress::Strong,
        What::Eliminated { .. } | What::Demoralised { .. } => Stress::Grave,
        _ => Stress::Plain,
    }
}

fn place(what: &What) -> Option<Hex> {
    match what {
        What::Moved { path, .. } => path.last().copied(),
        What::AttackAnnounced { targets, .. } => targets.first().copied(),
        What::ControlTaken { hex, .. }
        | What::Eliminated { hex, .. }
        | What::Disrupted { hex, .. }
        | What::ObjectiveScored { hex, .. }
        | What::Reorganised { hex, .. } => Some(*hex),
        What::Retreated { to, .. }
        | What::Displaced { to, .. }
        | What::Advanced { to, .. }
        | What::SteppedBack { to, .. } => Some(*to),
        _ => None,
    }
}

fn milestone(board: &Board, what: &What) -> Option<Milestone> {
    Some(match what {
        What::PhaseBegan { turn, side, phase, night } => Milestone::Phase(PhaseBegan {
            turn: *turn,
            side: *side,
            name: phase_name(*phase),
            night: *night,
            // The first player moves, and with that a turn begins [3.0].
            opens_turn: *phase == PhaseKind::Movement && *side == Side::First,
        }),
        What::AttackAnnounced { adjacent, bombarding, targets, defenders, attack, defence, column } => {
            Milestone::Fight(language::happening::Fight {
                side: adjacent.iter().chain(bombarding).next().map_or(Side::First, |&unit| board.unit(unit).side),
                attackers: adjacent.iter().chain(bombarding).map(|&unit| piece(unit)).collect(),
                defenders: defenders.iter().map(|&unit| piece(unit)).collect(),
                targets: targets.clone(),
                strengths: [*attack, *defence],
                odds: column.to_string(),
                step: column.index(),
            })
        }
        What::DieRolled { face, result } | What::WeatherRolled { face, result } => {
            Milestone::Throw(Throw { faces: vec![*face], came: Some(result::came(*result)) })
        }
        What::SummonsRolled { face, .. } => Milestone::Throw(Throw { faces: vec![*face], came: None }),
        What::Eliminated { unit, .. } => loss(board, *unit, true),
        What::Disrupted { unit, .. } => loss(board, *unit, false),
        What::MoraleChanged { army, from, to } => Milestone::Figure(morale(board, *army, *from, *to)),
        What::TakenBack { side } => Milestone::TakenBack(*side),
        What::Amended { .. } => Milestone::Amended,
        What::FoughtOn { side } => Milestone::Day { side: *side, goes_on: true },
        What::BrokenOff { side } => Milestone::Day { side: *side, goes_on: false },
        What::GameOver(outcome) => Milestone::End(outcome.winner),
        _ => return None,
    })
}

fn loss(board: &Board, unit: UnitId, for_good: bool) -> Milestone {
    let data = board.unit(unit);
    Milestone::Loss(Loss { piece: piece(unit), side: data.side, strength: u16::from(data.strength), for_good })
}

fn morale(board: &Board, army: ArmyId, from: u8, to: u8) -> Figure {
    let name = format!("{} morale", Words::new(board).army_name(army));
    Figure { number: u16::from(army.0), name, from: i16::from(from), to: i16::from(to) }
}
