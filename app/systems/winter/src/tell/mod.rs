//! The events of Winter's Victory, in plain words and deeds.

mod ending;
mod event;
mod order;
mod phase;
mod words;

pub(super) use ending::grade_word;
pub(super) use words::{falls as snow_words, place as place_words, post as post_words, way as way_words};

use super::{Battle, Thing, Winter, ask, thing};
use engine::contract::{Game as _, Pending};
use language::ask::{PieceId, Sentence};
use language::happening::{BattleEnding, Happening, PhaseName, Phases};
use language::system::Tell;
use scenarios::Scenario;
use winter::{Board, Change, Command, Event, Game, Proposal};

impl Tell for Winter {
    fn happening(board: &Board, event: &Event) -> Happening {
        let mut told = event::told(board, &event.what).by(event.rules.clone());
        told.text = words::begun(board, told.text);
        told
    }

    fn happenings(board: &Board, events: &[Event]) -> Vec<Happening> {
        order::told(events, |event| Winter::happening(board, event))
    }

    fn phase(game: &Game) -> PhaseName {
        phase::of(game.state().phase)
    }

    fn phases(battle: &Battle, game: &Game) -> Phases {
        phase::of_turn(battle, game)
    }

    fn ending(game: &Game) -> Option<BattleEnding> {
        match game.pending() {
            Pending::Over(outcome) => Some(ending::ending(game, &outcome)),
            _ => None,
        }
    }

    fn change(board: &Board, change: &Change) -> Vec<String> {
        if let Change::Several(changes) = change {
            return changes.iter().flat_map(|change| Winter::change(board, change)).collect();
        }
        vec![match change {
            Change::Unit { unit, to } => {
                let name = &board.unit(*unit).name;
                format!(
                    "{name}: {}, {} SP, {}",
                    words::place(board, to.place),
                    to.strength,
                    ask::formation_word(to.formation)
                )
            }
            Change::Leader { leader, to } => {
                format!("{}: {}", board.leader(*leader).name, words::post(board, to.post))
            }
            Change::Affairs(affairs) => format!("the level is {}, with all that belongs to it", affairs.level),
            Change::Whole(state) => format!("the whole position, on turn {}", state.turn),
            Change::Turn(turn) => format!("it is turn {turn}"),
            Change::Control { hex, side } => {
                let whose = side
                    .map_or_else(|| String::from("held by neither side"), |side| super::side_name(side).to_string());
                format!("{} is {whose}", board.chart().name(*hex))
            }
            Change::Level(level) => format!("the level is {level}"),
            Change::Lost { side, points } => format!("the {} side has lost {points} points", super::side_name(*side)),
            Change::Withdrawal(true) => String::from("the withdrawal is declared"),
            Change::Withdrawal(false) => String::from("the withdrawal is not declared"),
            Change::Several(_) => String::new(),
        }]
    }

    fn explains(game: &Game, command: &Command) -> Option<Sentence> {
        let proposal = match command {
            Command::Fire { units, targets } => Proposal::Fire { units: units.clone(), target: *targets.first()? },
            Command::Attack { from, to, via, .. } => Proposal::Attack { from: *from, to: *to, via: *via },
            _ => return None,
        };
        ask::explained(game, &proposal)
    }

    /// Units are counted with their brigade.
    fn formation(board: &Board, _: Option<&Scenario>, piece: PieceId) -> String {
        let data = match thing(board, piece) {
            Some(Thing::Unit(unit)) => board.data(board.unit(unit).parent.unwrap_or(unit)),
            _ => None,
        };
        let of = data.and_then(|data| data.brigade.clone().or_else(|| data.division.clone()));
        of.unwrap_or_else(|| String::from("leaders"))
    }
}
