//! The ford for programs: JSON with small words for commands and events.

use super::{BATTERY, Battle, COLUMN, TheFord, place};
use crate::{Command, Event, Ford, Options, Scenario as Board, Stage};
use engine::contract::{Audience, Game as _, Opening, Pending, Side};
use engine::digest::Hash;
use engine::digits::{self, Digits};
use engine::hex::Hex;
use language::ask::{Pick, PieceId};
use language::system::{Begun, Eye, Rules as _, Tell as _, Words};
use language::words::{Nonsense, Trouble, cases, hexes, shorten};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::Arc;

/// A command in words.
#[derive(Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "snake_case", deny_unknown_fields)]
enum Said {
    Deploy { seal: String },
    Spread { battery: String, decoys: Vec<String> },
    Bid { seal: String },
    March { ford: u8 },
    Draw,
    Cross,
    Hurry,
    Withdraw,
    Fire,
    Hold,
    Open { salt: String, content: String },
    Show { salt: String, content: String },
    Play { salt: String, content: String },
    Keep,
    Undo,
}

impl Words for TheFord {
    fn battle_json(battle: &Battle) -> Value {
        let board = &battle.board;
        json!({
            "id": battle.scenario.id,
            "title": battle.scenario.title,
            "sides": battle.names().sides,
            "fords": hexes(&board.fords),
            "camp": board.camp.to_string(),
            "park": board.park.to_string(),
            "deck": board.deck,
        })
    }

    fn begun(board: &Arc<Board>, options: &Value, position: Option<&Value>) -> Result<Begun<TheFord>, Nonsense> {
        if position.is_some() || options.as_object().is_none_or(|options| !options.is_empty()) {
            return Err(Nonsense(String::from("the ford has no optional rules and begins at its beginning")));
        }
        Ok((Ford::new(board), Vec::new()))
    }

    fn pending_json(game: &Ford) -> Value {
        let names = TheFord::names(game.scenario());
        match game.pending() {
            Pending::Decision { side, decision } => json!({
                "decision": stage(decision),
                "side": names.side_word(side),
                "text": TheFord::question(game, side).words(&names),
            }),
            Pending::Roll(roll) => json!({"roll": {
                "dice": roll.dice,
                "owner": names.side_word(roll.owner),
                "case": roll.case.to_string(),
                "seen_by": match roll.seen_by {
                    Audience::Everyone => String::from("everyone"),
                    Audience::Only(side) => names.side_word(side),
                },
            }}),
            Pending::Over(winner) => json!({"over": {"winner": names.side_word(winner)}}),
        }
    }

    fn options_json(game: &Ford, _: Option<&str>) -> Result<Value, Nonsense> {
        Ok(match game.options() {
            Options::Seal(fords) => json!({"seal": fords}),
            Options::Say(all) => {
                let all: Vec<Value> =
                    all.iter().map(|command| TheFord::command_json(game.scenario(), command)).collect();
                json!({"say": all})
            }
        })
    }

    fn state_json(game: &Ford) -> Value {
        let names = TheFord::names(game.scenario());
        let view = game.view(Side::Second);
        let stands = |piece: PieceId| place(game, Eye::Public, piece).map(|hex| hex.to_string());
        json!({
            "stage": stage(view.stage),
            "column": stands(COLUMN),
            "battery": if game.is_open() { stands(BATTERY) } else { None },
            "decoys": game.decoys_left(),
            "hurried": game.hurried(),
            "fire": view.fire,
            "card_drawn": game.has_card(),
            "pieces": names.pieces,
        })
    }

    fn command_json(_: &Board, command: &Command) -> Value {
        serde_json::to_value(said(command)).unwrap_or(Value::Null)
    }

    fn command_from(_: &Ford, said: &Value) -> Result<Command, Nonsense> {
        let said: Said = serde_json::from_value(said.clone())
            .map_err(|error| Nonsense(format!("the command is not understood: {error}")))?;
        command(said)
    }

    fn forecast_json(game: &Ford, said: &Value) -> Result<Value, Trouble> {
        let forecast = game.forecast(&TheFord::command_from(game, said)?)?;
        Ok(json!({"case": forecast.case.to_string(), "hits": forecast.hits, "faces": forecast.faces}))
    }

    fn events_json(board: &Board, events: &[Event]) -> Vec<Value> {
        events.iter().map(|event| event_json(board, event)).collect()
    }

    fn change_json(_: &Board, change: &u8) -> Value {
        json!({"ford": change})
    }

    fn change_from(board: &Board, said: &Value) -> Result<u8, Nonsense> {
        let ford = said.get("ford").and_then(Value::as_u64).and_then(|ford| u8::try_from(ford).ok());
        let known = ford.filter(|ford| board.ford(*ford).is_some());
        known.ok_or_else(|| Nonsense(String::from("a change is the ford of the column: {\"ford\": 2}")))
    }

    fn reach_json(game: &Ford, piece: &str, hex: Hex) -> Result<Value, Nonsense> {
        let column = TheFord::names(game.scenario()).pick(Pick::Piece(COLUMN));
        if piece != column {
            return Err(Nonsense(format!("\"{}\" does not march", shorten(piece))));
        }
        Ok(game.scenario().number(hex).map_or(json!("never"), |_| json!(0)))
    }
}

fn event_json(board: &Board, event: &Event) -> Value {
    let names = TheFord::names(board);
    let told = TheFord::happening(board, event);
    let mut value = match event {
        Event::Said { side, command } => json!({
            "event": "said", "side": names.side_word(*side), "command": TheFord::command_json(board, command),
        }),
        Event::Aimed(ford) => json!({"event": "aimed", "ford": ford}),
        Event::Fired { face, struck } => json!({"event": "fired", "face": face, "struck": struck}),
        Event::Drew => json!({"event": "drew"}),
        Event::Began(side) => json!({"event": "began", "side": names.side_word(*side)}),
        Event::Over(winner) => json!({"event": "over", "winner": names.side_word(*winner)}),
    };
    if let Some(fields) = value.as_object_mut() {
        fields.insert(String::from("cases"), json!(cases(&told.rules)));
        fields.insert(String::from("text"), json!(told.text.words(&names)));
    }
    value
}

const fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Deploy => "deploy",
        Stage::Bid | Stage::Answer => "bid",
        Stage::March => "march",
        Stage::Bank => "bank",
        Stage::Draw => "draw",
        Stage::Crossing => "fire",
        Stage::Fire => "die",
        Stage::Open | Stage::Show => "open",
        Stage::Card => "card",
        Stage::Over => "over",
    }
}

fn said(command: &Command) -> Said {
    let seals = |seals: &[Hash]| seals.iter().map(Hash::to_string).collect();
    let opened = |opening: &Opening| (Digits(&opening.salt).to_string(), Digits(&opening.content).to_string());
    match command {
        Command::Deploy { seal } => Said::Deploy { seal: seal.to_string() },
        Command::Spread { battery, decoys } => Said::Spread { battery: battery.to_string(), decoys: seals(decoys) },
        Command::Bid { seal } => Said::Bid { seal: seal.to_string() },
        Command::March { ford } => Said::March { ford: *ford },
        Command::Draw => Said::Draw,
        Command::Cross => Said::Cross,
        Command::Hurry => Said::Hurry,
        Command::Withdraw => Said::Withdraw,
        Command::Fire => Said::Fire,
        Command::Hold => Said::Hold,
        Command::Open(opening) => {
            let (salt, content) = opened(opening);
            Said::Open { salt, content }
        }
        Command::Show(opening) => {
            let (salt, content) = opened(opening);
            Said::Show { salt, content }
        }
        Command::Play(opening) => {
            let (salt, content) = opened(opening);
            Said::Play { salt, content }
        }
        Command::Keep => Said::Keep,
        Command::Undo => Said::Undo,
    }
}

fn command(said: Said) -> Result<Command, Nonsense> {
    Ok(match said {
        Said::Deploy { seal } => Command::Deploy { seal: hash(&seal)? },
        Said::Spread { battery, decoys } => {
            let decoys = decoys.iter().map(|seal| hash(seal)).collect::<Result<_, _>>()?;
            Command::Spread { battery: hash(&battery)?, decoys }
        }
        Said::Bid { seal } => Command::Bid { seal: hash(&seal)? },
        Said::March { ford } => Command::March { ford },
        Said::Draw => Command::Draw,
        Said::Cross => Command::Cross,
        Said::Hurry => Command::Hurry,
        Said::Withdraw => Command::Withdraw,
        Said::Fire => Command::Fire,
        Said::Hold => Command::Hold,
        Said::Open { salt, content } => Command::Open(opening(&salt, &content)?),
        Said::Show { salt, content } => Command::Show(opening(&salt, &content)?),
        Said::Play { salt, content } => Command::Play(opening(&salt, &content)?),
        Said::Keep => Command::Keep,
        Said::Undo => Command::Undo,
    })
}

fn hash(text: &str) -> Result<Hash, Nonsense> {
    text.parse().map_err(|_| Nonsense(format!("\"{}\" is no seal", shorten(text))))
}

fn opening(salt: &str, content: &str) -> Result<Opening, Nonsense> {
    let salt: Option<[u8; 32]> = digits::read(salt).and_then(|bytes| bytes.try_into().ok());
    let opening = salt.zip(digits::read(content)).map(|(salt, content)| Opening { salt, content });
    opening.ok_or_else(|| Nonsense(String::from("an opening has a salt of 32 bytes and a content, as digits")))
}
