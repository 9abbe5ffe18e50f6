//! The words of this system as the rest of the program asks for them.

use super::{Words, event, points};
use crate::ArtOfWar;
use crate::Battle;
use art_of_war::{Board, Change, Command, Event, Game, OptionalRules};
use engine::contract::{Game as _, Side};
use engine::hex::Hex;
use language::system;
use language::words::{Nonsense, Trouble};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct OptionWords {
    #[serde(default)]
    weather: bool,
}

impl system::Words for ArtOfWar {
    fn event_names() -> Vec<String> {
        event::EVENTS.iter().copied().map(String::from).collect()
    }

    fn battle_json(battle: &Battle) -> Value {
        Words::new(&battle.board).battle(&battle.scenario)
    }

    fn begun(board: &Arc<Board>, options: &Value, position: Option<&Value>) -> Result<(Game, Vec<Event>), Nonsense> {
        let options: OptionWords = serde_json::from_value(options.clone())
            .map_err(|error| Nonsense(format!("the request is not understood: {error}")))?;
        if options.weather && !board.definition().rules.weather_die {
            return Err(Nonsense(String::from("this battle has no weather die")));
        }
        let optional = OptionalRules { weather: options.weather };
        let Some(position) = position else { return Ok(Game::new(Arc::clone(board), optional)) };
        let position = Words::new(board).position_from(position)?;
        Game::from_position(Arc::clone(board), optional, position).map_err(|mistakes| Nonsense(mistakes.join("; ")))
    }

    fn pending_json(game: &Game) -> Value {
        Words::new(game.board()).pending(&game.pending())
    }

    fn options_json(game: &Game, piece: Option<&str>) -> Result<Value, Nonsense> {
        let words = Words::new(game.board());
        let unit = piece.map(|id| words.unit_named(id)).transpose()?;
        Ok(words.options(game, unit))
    }

    fn state_json(game: &Game) -> Value {
        Words::new(game.board()).state(game)
    }

    fn command_json(board: &Board, command: &Command) -> Value {
        Words::new(board).command(command)
    }

    fn command_from(game: &Game, said: &Value) -> Result<Command, Nonsense> {
        Words::new(game.board()).command_from(game, said)
    }

    fn way(game: &Game, side: Side, said: &Value) -> Result<(), Trouble> {
        if let Some((unit, to)) = Words::new(game.board()).goal(said)? {
            game.way(side, unit, to)?;
        }
        Ok(())
    }

    fn forecast_json(game: &Game, said: &Value) -> Result<Value, Trouble> {
        let words = Words::new(game.board());
        let proposal = words.proposal_from(said)?;
        let (forecast, consequences) = (game.forecast(&proposal)?, game.consequences(&proposal)?);
        Ok(words.forecast(&forecast, &consequences))
    }

    fn events_json(board: &Board, events: &[Event]) -> Vec<Value> {
        Words::new(board).events(events)
    }

    fn change_json(board: &Board, change: &Change) -> Value {
        Words::new(board).change(change)
    }

    fn change_from(board: &Board, said: &Value) -> Result<Change, Nonsense> {
        Words::new(board).change_from(said)
    }

    fn reach_json(game: &Game, piece: &str, hex: Hex) -> Result<Value, Nonsense> {
        let unit = Words::new(game.board()).unit_named(piece)?;
        if !game.board().exists(hex) {
            return Err(Nonsense(format!("{hex} is off the map")));
        }
        let reach = game.reach(unit);
        let found = reach.get(hex).filter(|reached| reached.may_stop);
        Ok(found.map_or(json!("never"), |reached| points(reached.cost)))
    }
}
