//! The events of The Eagles Turn East, in plain words and deeds.

mod ending;
mod event;
mod phase;

pub(super) use ending::account;
pub(super) use event::weather as weather_word;

use super::{Battle, Eagles, ask, pieces};
use eagles::{Board, BoxId, Change, Command, Edit, Event, Game, Place, Proposal};
use engine::contract::{Game as _, Pending};
use language::ask::{PieceId, Sentence};
use language::happening::{BattleEnding, Happening, PhaseName, Phases};
use language::system::Tell;
use language::words::letters::capital;
use scenarios::Scenario;

impl Tell for Eagles {
    fn happening(board: &Board, event: &Event) -> Happening {
        event::told(board, &event.what).by(event.rules.clone())
    }

    fn phase(game: &Game) -> PhaseName {
        phase::of_stage(&game.state().stage)
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
        change.iter().map(|edit| edited(board, edit)).collect()
    }

    fn explains(game: &Game, command: &Command) -> Option<Sentence> {
        match command.clone() {
            Command::Declare { leader, others, targets } => {
                ask::explained(game, &Proposal::Declare { leader, others, targets })
            }
            _ => None,
        }
    }

    /// Leaders are counted with their army.
    fn formation(board: &Board, scenario: Option<&Scenario>, piece: PieceId) -> String {
        let army = match pieces::thing(board, piece) {
            Some(pieces::Thing::Leader(leader)) => board.leader(leader).map(|leader| leader.army),
            Some(pieces::Thing::Unit(unit)) => {
                let formation = board.unit(unit).map(|unit| unit.formation);
                formation.and_then(|formation| board.formation(formation)).map(|formation| formation.army)
            }
            None => None,
        };
        let Some(army) = army.and_then(|army| board.army(army)) else { return String::new() };
        let known = scenario.and_then(|scenario| scenario.drawing.nations.get(&army.id));
        known.map_or_else(|| army.id.clone(), |nation| nation.name.clone())
    }
}

/// The place of a leader, in a few words.
pub(super) fn place(board: &Board, place: Place) -> String {
    match place {
        Place::On(hex) => board.number(hex),
        Place::Away => String::from("not on the map"),
        Place::Lost => String::from("lost"),
        Place::Unseen => String::from("under a counter"),
        Place::Due { turn } => format!("enters on turn {turn}"),
        Place::Beside(boxed) => format!("in the box of {}", box_name(board, boxed.area)),
    }
}

/// The name of a box.
pub(super) fn box_name(board: &Board, area: BoxId) -> String {
    let boxes = board.definition().campaign.as_ref().map(|campaign| campaign.boxes.as_slice());
    let id = boxes.and_then(|boxes| boxes.get(usize::from(area.0))).map_or("?", |area| area.id.as_str());
    capital(id)
}

/// An edit in words.
fn edited(board: &Board, edit: &Edit) -> String {
    let leader = |id| board.leader(id).map_or("?", |leader| leader.name.as_str());
    match edit {
        Edit::Leader { leader: id, now } => format!("{}: {}", leader(*id), place(board, now.place)),
        Edit::Unit { unit, now } => {
            let name = board.unit(*unit).map_or("?", |unit| unit.name.as_str());
            let on = now.leader.map_or_else(String::new, |id| format!(" under {}", leader(id)));
            format!("{name}: {}{on}", event::count(u16::from(now.strength)))
        }
        Edit::Bridge { side, damaged } => {
            let how = if *damaged { "damaged" } else { "intact" };
            format!("the bridge {} to {} is {how}", board.number(side.low), board.number(side.high))
        }
        Edit::Morale { space } => format!("the morale marker is on {space:?}"),
        Edit::Weather { weather } => format!("the weather is {}", event::weather(*weather)),
        Edit::Lost { side, strength, .. } => {
            format!("the {} have lost {}", super::side_name(board, *side), event::count(*strength))
        }
        Edit::Held { hex, side } => {
            let who = side.map_or_else(|| String::from("neither side"), |side| super::side_name(board, side));
            format!("{} is held by {who}", board.number(*hex))
        }
        Edit::CommandsLeft { commands } => format!("Movement Commands left: {commands}"),
        Edit::Whole { .. } => String::from("the whole position is replaced"),
    }
}
