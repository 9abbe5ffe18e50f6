//! Agreed changes of a position, in words.

use super::super::side_name;
use super::words;
use twenty::{Board, Edit};

/// An edit in words.
pub(super) fn edited(board: &Board, edit: &Edit) -> String {
    match edit {
        Edit::Unit { unit, to } => {
            let name = &board.unit(*unit).name;
            let routed = if to.routed { ", Routed" } else { "" };
            format!("{name}: {}{routed}", words::place(board, &to.place))
        }
        Edit::Turn { turn } => format!("it is turn {turn}"),
        Edit::Morale { side, level } => format!("Morale of the {}: {level}", side_name(board, *side)),
        Edit::Garrison { hex, gone } => {
            format!("the garrison of {} is {}", board.number(*hex), if *gone { "gone" } else { "there" })
        }
        Edit::Line { hex, active } => {
            format!("the line at {} is {}", board.number(*hex), if *active { "active" } else { "not active" })
        }
        Edit::Pontoon { to: Some(hex) } => format!("the pontoon leads to {}", board.number(*hex)),
        Edit::Pontoon { to: None } => String::from("there is no pontoon"),
        Edit::Weather { weather, .. } => format!("the weather is {}", words::weather(*weather)),
        Edit::Active { side } => format!("it is the turn of the {}", side_name(board, *side)),
        Edit::Stage { .. } => String::from("the phase has changed"),
        Edit::Deck { cards } => format!("{} cards are in the deck", cards.len()),
        Edit::Effects { effects } => format!("{} cards are in force", effects.len()),
        Edit::ExtraHorses { .. } => String::from("the extra horses"),
        Edit::Catastrophe { .. } => String::from("what has happened in Dresden"),
        Edit::Lulls { side, .. } => format!("the lulls of the {}", side_name(board, *side)),
        Edit::GuardsLocked { .. } => String::from("which Guard units were locked"),
        Edit::Fought { fought } => format!("there {} a battle in this turn", if *fought { "was" } else { "was not" }),
        Edit::Tries { tries, .. } => format!("a stack has had {tries} tries"),
    }
}
