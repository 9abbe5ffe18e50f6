//! A game of the system `S` on a desk.

use super::request::{AskRequest, Dice, Hint, Move, SayRequest, object};
use super::table::{Answer, BLANK, DeskGame, Seals, Wanted};
use crate::ask::{Names, Ready, filled};
use crate::bot::BotKind;
use crate::chance::Chance;
use crate::croupier;
use crate::system::{Ask, Begun, CommandOf, EventOf, Judge, Rules, TypedBattle, Words};
use crate::words::named;
use crate::words::trouble::{self, Nonsense, Trouble};
use engine::codec;
use engine::contract::{FalseClaim, Game, LoadError, Opening, Owed, Pending, Refusal, Side};
use engine::digest::Hash;
use engine::digits::{self, Digits};
use engine::hex::Hex;
use engine::referee::{self, Referee};
use engine::rule::Rule;
use serde_json::{Map, Value, json};
use std::any::Any;
use std::sync::Arc;

/// The traits that a game on a desk needs.
pub(crate) trait Laying: Ask + Judge + Words {}

impl<S: Ask + Judge + Words> Laying for S {}

/// A game of the system `S`.
struct Laid<S: Laying> {
    name: String,
    field: TypedBattle<S>,
    names: Names,
    game: S::Game,
    chance: Option<Chance>,
    seals: Seals,
    opening: Vec<EventOf<S>>,
    /// Claims that what is open now shows to be untrue.
    untrue: Vec<FalseClaim>,
}

/// A new game on a desk, from its beginning or from a position.
pub(crate) fn begun<S: Laying>(
    field: &TypedBattle<S>,
    wanted: Wanted,
    options: &Value,
    position: Option<&Value>,
) -> Result<Box<dyn DeskGame>, Trouble> {
    let begun = S::begun(&field.board, options, position)?;
    Ok(laid::<S>(wanted, field, begun))
}

/// A saved game on a desk.
pub(crate) fn resumed<S: Laying>(
    field: &TypedBattle<S>,
    wanted: Wanted,
    saved: &str,
) -> Result<Box<dyn DeskGame>, Trouble> {
    let game = loaded::<S>(&field.board, saved)?;
    Ok(laid::<S>(wanted, field, (game, Vec::new())))
}

/// Stands between a saved game and what the desk knows of its seals.
const BESIDE: char = '.';

/// The game that `save` wrote, with what the desk knew of its seals.
pub(crate) fn loaded<S: Rules>(board: &Arc<S::Board>, saved: &str) -> Result<S::Game, Trouble> {
    let (saved, sealed) = match saved.split_once(BESIDE) {
        Some((saved, sealed)) => (saved, Some(sealed)),
        None => (saved, None),
    };
    let read =
        |text: &str| digits::read(text).ok_or(Trouble::Nonsense(String::from("a saved game is hexadecimal digits")));
    let broken = |error: LoadError| Trouble::Nonsense(error.to_string());
    let mut game = S::Game::load(board, &read(saved)?).map_err(broken)?;
    if let Some(sealed) = sealed {
        let openings: Vec<Opening> = codec::decode(&read(sealed)?).map_err(|error| broken(LoadError::Bytes(error)))?;
        openings.iter().try_for_each(|opening| game.learn(opening))?;
    }
    Ok(game)
}

fn laid<S: Laying>(wanted: Wanted, field: &TypedBattle<S>, (game, opening): Begun<S>) -> Box<dyn DeskGame> {
    let Wanted { name, seed, seals } = wanted;
    let names = S::names(S::board_of(&game));
    let chance = seed.map(Chance::new);
    let mut laid = Laid::<S> { name, field: field.clone(), names, game, chance, seals, opening, untrue: Vec::new() };
    // A position may begin where a side's program owes an answer. One that the desk cannot give stays owed.
    if let Ok(opened) = laid.change(|_| Ok(Vec::new())) {
        laid.opening.extend(opened);
    }
    Box::new(laid)
}

impl<S: Laying> DeskGame for Laid<S> {
    fn any(&self) -> &dyn Any {
        &self.game
    }

    fn game(&self) -> Arc<dyn Referee> {
        referee::shared(self.game.clone())
    }

    fn answer(&mut self, request: Move) -> Answer {
        match request {
            Move::Pending => Ok(object(json!({"pending": self.pending()}))),
            Move::State => {
                let mut state = S::state_json(&self.game);
                if let Some(pending) = state.get_mut("pending") {
                    *pending = self.pending();
                }
                Ok(object(json!({"state": state})))
            }
            Move::Hash => Ok(object(hashes(&self.game))),
            Move::Save => {
                Ok(object(json!({"scenario": self.name, "saved": self.saved(), "hash": self.game.hash().to_string()})))
            }
            Move::Scenario => Ok(object(json!({"scenario": S::battle_json(&self.field)}))),
            Move::Ask(asked) => self.ask(&asked),
            Move::Options(piece) => {
                // Without a question, and at the end of the game, a word says that there are no options.
                let options = S::options_json(&self.game, piece.as_deref())?;
                let options = if options.is_string() { json!({}) } else { options };
                Ok(object(json!({"options": options, "pending": self.pending()})))
            }
            Move::Forecast(said) => Ok(object(json!({"forecast": S::forecast_json(&self.game, &said)?}))),
            Move::Check(said) => {
                let (side, (command, _)) = self.said(&said)?;
                self.game.check(side, &command)?;
                Ok(Map::new())
            }
            Move::Command(said) => {
                let (side, (command, openings)) = self.said(&said)?;
                let events = self.change(|game| {
                    let events = game.apply(side, &command)?;
                    openings.iter().try_for_each(|opening| game.learn(opening))?;
                    Ok(events)
                })?;
                Ok(self.told(&events))
            }
            Move::Undo(side) => {
                let side = self.names.side_named(&side)?;
                let events = self.change(|game| game.apply(side, &S::Game::undo()))?;
                Ok(self.told(&events))
            }
            Move::Dice(dice) => self.dice(dice),
            Move::Hint(hint) => self.hint(&hint),
        }
    }

    fn greet(&self) -> Answer {
        Ok(self.told(&self.opening))
    }

    fn hash(&self) -> Hash {
        self.game.hash()
    }

    fn asked(&self) -> Option<String> {
        match self.game.pending() {
            Pending::Decision { side, .. } => Some(self.names.side_word(side)),
            _ => None,
        }
    }

    fn survives_saving(&self) -> Result<(), String> {
        let game = &self.game;
        let again =
            S::Game::load(S::board_of(game), &game.save()).map_err(|error| format!("saved and loaded: {error}"))?;
        if again.hash() != game.hash() || again.pending() != game.pending() {
            return Err(String::from("saved and loaded, the game is not the same"));
        }
        Ok(())
    }

    fn hex(&self, text: &str) -> Result<Hex, Nonsense> {
        self.names.hex(text)
    }

    fn reach(&self, piece: &str, hex: Hex) -> Result<Value, Nonsense> {
        S::reach_json(&self.game, piece, hex)
    }

    fn cases(&self) -> &'static [(Rule, &'static str)] {
        S::CASES
    }

    fn events(&self) -> Vec<String> {
        S::event_names()
    }
}

impl<S: Laying> Laid<S> {
    /// The question for a side, given its picks; for the side that must decide unless another is named.
    fn ask(&self, asked: &AskRequest) -> Answer {
        let (game, names) = (&self.game, &self.names);
        let side = match (&asked.side, game.pending()) {
            (Some(name), _) => names.side_named(name)?,
            (None, Pending::Decision { side, .. }) => side,
            (None, _) => Side::First,
        };
        let asking = S::ask(game, side, &names.draft_from(&asked.draft)?);
        let mut answer =
            object(json!({"ask": asking.json(names, &|command| S::command_json(S::board_of(game), command))}));
        if let Some(pick) = &asked.why_not {
            let refusal = S::why_not(game, side, &asking.draft, names.pick_from(pick)?);
            answer.insert(String::from("why_not"), trouble::refusal(&refusal));
        }
        Ok(answer)
    }

    /// Changes the game whole, or not at all. Seals that the rules want opened are opened at once: the desk sits in
    /// both seats, and asks no player.
    fn change(
        &mut self,
        act: impl FnOnce(&mut S::Game) -> Result<Vec<EventOf<S>>, Refusal>,
    ) -> Result<Vec<EventOf<S>>, Refusal> {
        let mut game = self.game.clone();
        let mut events = act(&mut game)?;
        while let Some(Owed { side, command: Some(command) }) = game.owed() {
            events.extend(game.apply(side, &command)?);
        }
        self.game = game;
        self.audit();
        Ok(events)
    }

    /// Notes the claims that are untrue by what is open now. When the game is over, the desk opens what is still shut.
    fn audit(&mut self) {
        if self.game.claims() == 0 {
            return;
        }
        let over = matches!(self.game.pending(), Pending::Over(_));
        let shut = |side: Side| self.game.shut(side).into_iter().filter_map(move |shut| Some((side, shut.opening?)));
        let opened: Vec<(Side, Opening)> = Side::BOTH.into_iter().filter(|_| over).flat_map(shut).collect();
        for found in self.game.audit(&opened) {
            if !self.untrue.contains(&found) {
                self.untrue.push(found);
            }
        }
    }

    /// The question the rules wait for. When the game is over, this also returns the sealed contents, and a side that
    /// claimed something untrue has lost, whatever the score.
    fn pending(&self) -> Value {
        let mut pending = S::pending_json(&self.game);
        let Some(over) = pending.get_mut("over").and_then(Value::as_object_mut) else { return pending };
        if let Some(opened) = S::opened_json(&self.game) {
            over.insert(String::from("opened"), opened);
        }
        if self.untrue.is_empty() {
            return pending;
        }
        let lied = Side::BOTH.map(|side| self.untrue.iter().any(|claim| claim.side == side));
        let (winner, text) = match lied {
            [true, false] => (Some(Side::Second), "has won: what the other side claimed was not true"),
            [false, true] => (Some(Side::First), "has won: what the other side claimed was not true"),
            _ => (None, "Neither side has won: both claimed what was not true."),
        };
        let winner = winner.map(|side| self.names.side_word(side));
        let text = winner.as_ref().map_or_else(|| text.to_owned(), |winner| format!("The {winner} side {text}."));
        let untrue: Vec<Value> = self
            .untrue
            .iter()
            .map(|claim| {
                let mut told = trouble::refusal(&claim.refusal);
                if let Some(told) = told.as_object_mut() {
                    told.insert(String::from("side"), json!(self.names.side_word(claim.side)));
                }
                told
            })
            .collect();
        over.insert(String::from("winner"), json!(winner));
        over.insert(String::from("text"), json!(text));
        over.insert(String::from("untrue"), json!(untrue));
        pending
    }

    /// The game as digits. The desk's knowledge of sealed contents follows behind a point: the engine's own bytes hold
    /// no secret, and a game that forgot them could not go on.
    fn saved(&self) -> String {
        let bytes = self.game.save();
        let mut learned = self.game.learned();
        if !learned.is_empty()
            && let Ok(mut again) = S::Game::load(S::board_of(&self.game), &bytes)
        {
            // Seals that the rules have done with are in the state no more.
            learned.retain(|opening| again.learn(opening).is_ok());
        }
        let mut saved = Digits(&bytes).to_string();
        if !learned.is_empty() {
            saved.push(BESIDE);
            saved.push_str(&Digits(&codec::encode(&learned)).to_string());
        }
        saved
    }

    fn said(&self, said: &SayRequest) -> Result<(Side, Ready<S>), Trouble> {
        let side = self.names.side_named(&said.side)?;
        let (said_command, contents) = said.parts()?;
        let command = S::command_from(&self.game, said_command);
        match (&command, S::way(&self.game, side, said_command)) {
            // A rule that refuses it says more than that it makes no sense.
            (_, Err(Trouble::Refused(refusal))) => return Err(Trouble::Refused(refusal)),
            (Ok(_), Err(trouble)) => return Err(trouble),
            _ => {}
        }
        let command = command?;
        let mut sealed = named::contents(&contents)?;
        if sealed.is_empty() {
            sealed = S::hides(&self.game, said_command)?;
        }
        if !sealed.is_empty() {
            S::check_hidden(&self.game, &command, &sealed)?;
        }
        let openings = sealed.iter().map(|content| (self.seals)(content)).collect::<Result<_, _>>()?;
        let (command, openings) = filled::<S>(side, command, openings);
        self.check_sealed(side, &command, &openings)?;
        Ok((side, (command, openings)))
    }

    /// The desk must know the content of every seal in a command, or the game could never go on.
    fn check_sealed(&self, side: Side, command: &CommandOf<S>, openings: &[Opening]) -> Result<(), Trouble> {
        let seals = S::Game::seals(command);
        if let Some(at) = openings.iter().position(|opening| opening.content.is_empty()) {
            return Err(Trouble::Nonsense(format!("content {} of \"sealed\" is empty", at + 1)));
        }
        if openings.len() > seals.len() {
            let (given, wanted) = (openings.len(), seals.len());
            let text = format!("\"sealed\" has {given} contents, and the command puts a seal on {wanted}");
            return Err(Trouble::Nonsense(text));
        }
        let known: Vec<Hash> = openings.iter().map(|opening| opening.seal(side)).collect();
        if seals.iter().all(|seal| known.contains(seal)) {
            return Ok(());
        }
        // A rule that refuses the command says more.
        self.game.check(side, command)?;
        // An author who names seals has sealed the contents, and must open them.
        if openings.is_empty() && seals.iter().any(|seal| *seal != BLANK) {
            return Ok(());
        }
        let (given, wanted) = (openings.len(), seals.len());
        Err(Trouble::Nonsense(format!(
            "the command puts a seal on {wanted} contents, and \"sealed\" has {given}: what lies under the other seals is \
             missing, and `ask` tells all of it"
        )))
    }

    fn dice(&mut self, dice: Dice) -> Answer {
        let mut chance = dice.seed.map(Chance::new).or_else(|| self.chance.clone());
        let Pending::Roll(roll) = self.game.pending() else {
            return Err(Trouble::Nonsense(String::from("the rules ask for no dice now")));
        };
        let faces: Vec<u16> = match (dice.faces, &mut chance) {
            (Some(faces), _) if faces.len() > 100 => {
                return Err(Trouble::Nonsense(String::from("no roll has so many dice")));
            }
            (Some(faces), _) => faces,
            (None, Some(chance)) => roll.dice.iter().map(|&sides| chance.face(sides)).collect(),
            (None, None) => {
                return Err(Trouble::Nonsense(String::from("give the faces, or a seed to draw them from")));
            }
        };
        // The desk sits in both chairs: what only one side may see it knows as well.
        let mut salts = chance.clone().unwrap_or_else(|| Chance::new(0));
        let laid = croupier::lay(&roll, faces.clone(), &mut salts);
        let events = self.change(|game| croupier::take(game, &laid))?;
        self.chance = chance;
        let mut answer = self.told(&events);
        answer.insert(String::from("faces"), json!(faces));
        Ok(answer)
    }

    /// The answer and reason of a bot here. It knows all that the desk knows, which sits in both seats.
    fn hint(&self, hint: &Hint) -> Answer {
        let strongest = S::levels().last().copied().unwrap_or(BotKind::Random);
        let kind = hint.level.as_deref().map_or(Ok(strongest), str::parse).map_err(Trouble::Nonsense)?;
        let Pending::Decision { side, .. } = self.game.pending() else {
            return Err(Trouble::Nonsense(String::from("nobody is asked anything now")));
        };
        let mut bot = kind.new_bot::<S>();
        let said = bot.say(&self.game, &mut Chance::new(hint.seed));
        let said = said.ok_or_else(|| Trouble::Nonsense(String::from("the bot finds no answer")))?;
        let sealed: Vec<String> = said.sealed.iter().map(|content| Digits(content).to_string()).collect();
        Ok(object(json!({"hint": {
            "side": self.names.side_word(side),
            "command": S::command_json(S::board_of(&self.game), &said.command),
            "sealed": sealed,
            "why": bot.why(),
        }})))
    }

    fn told(&self, events: &[EventOf<S>]) -> Map<String, Value> {
        let events = S::events_json(S::board_of(&self.game), events);
        object(json!({"events": events, "pending": self.pending()}))
    }
}

fn hashes(game: &impl Game) -> Value {
    let sections: Map<String, Value> = game
        .sections()
        .into_iter()
        .map(|section| (section.name.to_string(), json!(section.hash.to_string())))
        .collect();
    json!({"hash": game.hash().to_string(), "sections": sections})
}
