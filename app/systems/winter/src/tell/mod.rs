//! The events of Winter's Victory, in plain words and deeds.

mod ending;
mod event;
mod order;
mod phase;
mod subject;
mod words;

pub(super) use ending::grade_word;
pub(super) use phase::is_of_both;
pub(super) use words::{body, falls as snow_words, place as place_words, post as post_words, way as way_words};

use super::things::unit_called;
use super::values::side_label;
use super::{Battle, MESSAGES, Thing, Winter, ask, thing};
use engine::contract::{Game as _, Pending};
use language::ask::{PieceId, Sentence};
use language::happening::{BattleEnding, Happening, PhaseName, Phases};
use language::say;
use language::system::Tell;
use scenarios::Scenario;
use winter::{Board, Change, Command, Event, Game, Proposal};

impl Tell for Winter {
    fn happening(board: &Board, event: &Event) -> Happening {
        let mut told = event::told(board, &event.what).by(event.rules.clone());
        told.text = words::begun(board, subject::subject(&event.what), told.text);
        told
    }

    fn happenings(board: &Board, events: &[Event]) -> Vec<Happening> {
        let told = order::told(events, |event| Winter::happening(board, event));
        // A leader's die is a milestone of its own; the points that he costs are counted beside it.
        told.into_iter().chain(events.iter().filter_map(|event| event::fallen(board, event))).collect()
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

    fn verdicts(_: &Board) -> Vec<Sentence> {
        ending::verdicts()
    }

    fn scores(_: &Board, numbers: &[i64]) -> Vec<Sentence> {
        ending::scores(numbers)
    }

    fn change(board: &Board, change: &Change) -> Vec<String> {
        if let Change::Several(changes) = change {
            return changes.iter().flat_map(|change| Winter::change(board, change)).collect();
        }
        vec![match change {
            Change::Unit { unit, to } => say!(
                MESSAGES,
                "winter-change-unit",
                unit = unit_called(board, *unit),
                place = words::place(board, to.place),
                points = to.strength,
                formation = ask::formation_word(to.formation),
            ),
            Change::Leader { leader, to } => say!(
                MESSAGES,
                "winter-change-leader",
                leader = board.leader(*leader).name.clone(),
                place = words::post(board, to.post),
            ),
            Change::Affairs(affairs) => say!(MESSAGES, "winter-change-affairs", level = affairs.level),
            Change::Whole(state) => say!(MESSAGES, "winter-change-whole", turn = state.turn),
            Change::Turn(turn) => say!(MESSAGES, "winter-change-turn", turn = *turn),
            Change::Control { hex, side } => {
                let hex = board.chart().name(*hex);
                match side {
                    Some(side) => say!(MESSAGES, "winter-change-control", hex = hex, side = side_label(*side)),
                    None => say!(MESSAGES, "winter-change-neutral", hex = hex),
                }
            }
            Change::Level(level) => say!(MESSAGES, "winter-change-level", level = *level),
            Change::Lost { side, points } => {
                say!(MESSAGES, "winter-change-lost", side = side_label(*side), points = *points)
            }
            Change::Withdrawal(true) => say!(MESSAGES, "winter-change-declared"),
            Change::Withdrawal(false) => say!(MESSAGES, "winter-change-undeclared"),
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
        of.unwrap_or_else(|| say!(MESSAGES, "winter-leaders"))
    }
}
