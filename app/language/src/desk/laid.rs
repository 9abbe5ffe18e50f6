//! A game on a desk, of whatever system.

use super::request::{AskRequest, Dice, Hint, Move, SayRequest};
use super::table::{Answer, BLANK, Seals, Wanted};
use crate::ask::{Bytes, Names};
use crate::battle::Battle;
use crate::bot::BotKind;
use crate::chance::Chance;
use crate::croupier;
use crate::position::Position;
use crate::system::rules::no_command;
use crate::system::{Eye, Json};
use crate::words::trouble::{self, Nonsense, Trouble};
use crate::words::{named, object};
use engine::codec;
use engine::contract::{FalseClaim, LoadError, Opening, Owed, Refusal, Side};
use engine::digest::Hash;
use engine::digits::{self, Digits};
use engine::hex::Hex;
use engine::referee::{After, Events, Input, NoStep, Referee, Waits};
use engine::rule::Rule;
use serde_json::{Map, Value, json};
use std::any::Any;
use std::sync::Arc;

/// A game on a desk.
pub struct DeskGame {
    name: String,
    battle: Battle,
    game: Arc<dyn Referee>,
    chance: Option<Chance>,
    seals: Seals,
    opening: Vec<Events>,
    /// Claims that what is open now shows to be untrue.
    untrue: Vec<FalseClaim>,
}

/// Stands between a saved game and what the desk knows of its seals.
const BESIDE: char = '.';

/// The game that a desk saved, with what the desk knew of its seals.
pub fn loaded(battle: &Battle, saved: &str) -> Result<Arc<dyn Referee>, Trouble> {
    let (saved, sealed) = match saved.split_once(BESIDE) {
        Some((saved, sealed)) => (saved, Some(sealed)),
        None => (saved, None),
    };
    let read =
        |text: &str| digits::read(text).ok_or(Trouble::Nonsense(String::from("a saved game is hexadecimal digits")));
    let broken = |error: LoadError| Trouble::Nonsense(error.to_string());
    let game = battle.ruled().load(&read(saved)?).map_err(broken)?;
    let Some(sealed) = sealed else { return Ok(game) };
    let openings: Vec<Opening> = codec::decode(&read(sealed)?).map_err(|error| broken(LoadError::Bytes(error)))?;
    Ok(battle.json().learn(&*game, &openings)?)
}

fn refusal(why: NoStep) -> Refusal {
    match why {
        NoStep::Rules(refusal) => refusal,
        NoStep::Bytes(_) => no_command(),
    }
}

impl DeskGame {
    /// A new game of a battle, from its beginning or from a position.
    pub fn begun(
        battle: &Battle,
        wanted: Wanted,
        options: &Value,
        position: Option<&Value>,
    ) -> Result<DeskGame, Trouble> {
        Ok(DeskGame::laid(battle, wanted, battle.json().begun(options, position)?))
    }

    /// A game of a battle that a desk saved.
    pub fn resumed(battle: &Battle, wanted: Wanted, saved: &str) -> Result<DeskGame, Trouble> {
        Ok(DeskGame::laid(battle, wanted, After { game: loaded(battle, saved)?, events: Events::default() }))
    }

    fn laid(battle: &Battle, wanted: Wanted, After { game, events }: After) -> DeskGame {
        let Wanted { name, seed, seals } = wanted;
        let (battle, chance) = (battle.clone(), seed.map(Chance::new));
        let begun = After { game: Arc::clone(&game), events };
        let mut laid =
            DeskGame { name, battle, game, chance, seals, opening: vec![begun.events.clone()], untrue: Vec::new() };
        // A position may begin where a side's program owes an answer. One that the desk cannot give stays owed.
        if let Ok(opening) = laid.change(begun) {
            laid.opening = opening;
        }
        laid
    }

    /// The game, for code that knows its system.
    pub fn any(&self) -> &dyn Any {
        self.game.any()
    }

    /// The type-erased game.
    pub const fn game(&self) -> &Arc<dyn Referee> {
        &self.game
    }

    /// Answers a request about it.
    pub fn answer(&mut self, request: Move) -> Answer {
        match request {
            Move::Pending => Ok(object(json!({"pending": self.pending()}))),
            Move::State => {
                let mut state = self.json().state(&*self.game);
                if let Some(pending) = state.get_mut("pending") {
                    *pending = self.pending();
                }
                Ok(object(json!({"state": state})))
            }
            Move::Hash => Ok(object(hashes(&*self.game))),
            Move::Save => {
                Ok(object(json!({"scenario": self.name, "saved": self.saved(), "hash": self.hash().to_string()})))
            }
            Move::Scenario => Ok(object(json!({"scenario": self.json().battle()}))),
            Move::Ask(asked) => self.ask(&asked),
            Move::Options(piece) => {
                // Without a question, and at the end of the game, a word says that there are no options.
                let options = self.json().options(&*self.game, piece.as_deref())?;
                let options = if options.is_string() { json!({}) } else { options };
                Ok(object(json!({"options": options, "pending": self.pending()})))
            }
            Move::Forecast(said) => Ok(object(json!({"forecast": self.json().forecast(&*self.game, &said)?}))),
            Move::Check(said) => {
                let (side, command, _) = self.said(&said)?;
                self.game.check(side, &command).map_err(refusal)?;
                Ok(Map::new())
            }
            Move::Command(said) => {
                let (side, command, openings) = self.said(&said)?;
                let events = self.step(Input::Command(side, &command), &openings)?;
                Ok(self.told(&events))
            }
            Move::Undo(side) => {
                let side = self.names().side_named(&side)?;
                let events = self.step(Input::Command(side, &self.json().undo()), &[])?;
                Ok(self.told(&events))
            }
            Move::Dice(dice) => self.dice(dice),
            Move::Hint(hint) => self.hint(&hint),
        }
    }

    /// The events told when it comes onto the desk.
    pub fn greet(&self) -> Answer {
        Ok(self.told(&self.opening))
    }

    /// The public state in 32 bytes.
    pub fn hash(&self) -> Hash {
        self.game.hash()
    }

    /// The side that is asked, as its name is written.
    pub fn asked(&self) -> Option<String> {
        match self.game.waits() {
            Waits::Side(side) => Some(self.names().side_word(side)),
            Waits::Roll(_) | Waits::Over => None,
        }
    }

    /// Saved and loaded it must be the same.
    pub fn survives_saving(&self) -> Result<(), String> {
        let (game, json) = (&*self.game, self.json());
        let again = self.battle.ruled().load(&game.save()).map_err(|error| format!("saved and loaded: {error}"))?;
        if again.hash() != game.hash() || json.pending(&*again) != json.pending(game) {
            return Err(String::from("saved and loaded, the game is not the same"));
        }
        Ok(())
    }

    /// The hex in which that is printed.
    pub fn hex(&self, text: &str) -> Result<Hex, Nonsense> {
        self.names().hex(text)
    }

    /// The cost for a piece to end its move in a hex.
    pub fn reach(&self, piece: &str, hex: Hex) -> Result<Value, Nonsense> {
        self.json().reach(&*self.game, piece, hex)
    }

    /// Every numbered rule of its system.
    pub fn cases(&self) -> &'static [(Rule, &'static str)] {
        self.battle.system().rules()
    }

    /// The names of its system's events.
    pub fn events(&self) -> Vec<String> {
        self.battle.system().event_names()
    }

    fn json(&self) -> &dyn Json {
        self.battle.json()
    }

    fn names(&self) -> &Names {
        self.battle.names()
    }

    /// The game, as a player in both seats sees it.
    fn position(&self) -> Result<Arc<dyn Position>, Trouble> {
        let position = self.battle.position(&self.game, Eye::Public);
        position.ok_or_else(|| Trouble::Nonsense(String::from("the game is one of another system")))
    }

    /// The JSON of a command that the desk found out itself.
    fn command_json(&self, command: &[u8]) -> Value {
        self.json().command(command).unwrap_or_default()
    }

    /// The question for a side, given its picks; for the side that must decide unless another is named.
    fn ask(&self, asked: &AskRequest) -> Answer {
        let names = self.names();
        let side = match (&asked.side, self.game.waits()) {
            (Some(name), _) => names.side_named(name)?,
            (None, Waits::Side(side)) => side,
            (None, _) => Side::First,
        };
        let asking = self.json().ask(&*self.game, side, &names.draft_from(&asked.draft)?);
        let mut answer = object(json!({"ask": asking.json(names, &|command| self.command_json(command))}));
        if let Some(pick) = &asked.why_not {
            let refusal = self.position()?.why_not(side, &asking.draft, names.pick_from(pick)?);
            answer.insert(String::from("why_not"), trouble::refusal_by(names, &refusal));
        }
        Ok(answer)
    }

    /// Moves the game on, with what the step lets it know, whole or not at all.
    fn step(&mut self, input: Input<'_>, openings: &[Opening]) -> Result<Vec<Events>, Refusal> {
        let After { mut game, events } = self.game.step(input).map_err(refusal)?;
        if !openings.is_empty() {
            game = self.json().learn(&*game, openings)?;
        }
        self.change(After { game, events })
    }

    /// Takes over what a step led to. What the rules then wait for machines to open is opened at once: the desk sits in both
    /// seats, and no player is asked.
    fn change(&mut self, After { mut game, events }: After) -> Result<Vec<Events>, Refusal> {
        let mut told = vec![events];
        while let Some(Owed { side, command: Some(command) }) = game.owed() {
            let after = game.step(Input::Command(side, &command)).map_err(refusal)?;
            game = after.game;
            told.push(after.events);
        }
        self.game = game;
        self.audit();
        Ok(told)
    }

    /// Notes the claims that are untrue by what is open now. When the game is over, the desk opens what is still shut.
    fn audit(&mut self) {
        if self.game.claims() == 0 {
            return;
        }
        let over = self.game.waits() == Waits::Over;
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
        let mut pending = self.json().pending(&*self.game);
        let Some(over) = pending.get_mut("over").and_then(Value::as_object_mut) else { return pending };
        if let Some(opened) = self.json().opened(&*self.game) {
            over.insert(String::from("opened"), opened);
        }
        if self.untrue.is_empty() {
            return pending;
        }
        let lied = Side::BOTH.map(|side| self.untrue.iter().any(|claim| claim.side == side));
        let (winner, text) = match lied {
            [true, false] => (Some(Side::Second), "has won: the other side made a false claim"),
            [false, true] => (Some(Side::First), "has won: the other side made a false claim"),
            _ => (None, "Neither side has won: both made false claims."),
        };
        let winner = winner.map(|side| self.names().side_word(side));
        let text = winner.as_ref().map_or_else(|| text.to_owned(), |winner| format!("The {winner} side {text}."));
        let untrue: Vec<Value> = self
            .untrue
            .iter()
            .map(|claim| {
                let mut told = trouble::refusal_by(self.names(), &claim.refusal);
                if let Some(told) = told.as_object_mut() {
                    told.insert(String::from("side"), json!(self.names().side_word(claim.side)));
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
        let mut learned = self.json().learned(&*self.game);
        if !learned.is_empty()
            && let Ok(again) = self.battle.ruled().load(&bytes)
        {
            // Seals that the rules have done with are in the state no more.
            let (_, known) = again.learn(&learned.iter().collect::<Vec<_>>());
            learned = learned.into_iter().zip(known).filter_map(|(opening, known)| known.then_some(opening)).collect();
        }
        let mut saved = Digits(&bytes).to_string();
        if !learned.is_empty() {
            saved.push(BESIDE);
            saved.push_str(&Digits(&codec::encode(&learned)).to_string());
        }
        saved
    }

    /// A command whose blanks are filled, its side, and what it seals.
    fn said(&self, said: &SayRequest) -> Result<(Side, Bytes, Vec<Opening>), Trouble> {
        let (game, json) = (&*self.game, self.json());
        let side = self.names().side_named(&said.side)?;
        let (said_command, contents) = said.parts()?;
        let command = json.command_from(game, said_command);
        match (&command, json.way(game, side, said_command)) {
            // A rule that refuses it says more than that it makes no sense.
            (_, Err(Trouble::Refused(refusal))) => return Err(Trouble::Refused(refusal)),
            (Ok(_), Err(trouble)) => return Err(trouble),
            _ => {}
        }
        let mut command = command?;
        let mut sealed = named::contents(&contents)?;
        if sealed.is_empty() {
            sealed = json.hides(game, said_command)?;
        }
        if !sealed.is_empty() {
            json.check_hidden(game, &command, &sealed)?;
        }
        let openings: Vec<Opening> = sealed.iter().map(|content| (self.seals)(content)).collect::<Result<_, _>>()?;
        if !openings.is_empty() {
            let seals: Vec<Hash> = openings.iter().map(|opening| opening.seal(side)).collect();
            command = self.battle.fill(&command, &seals)?;
        }
        self.check_sealed(side, &command, &openings)?;
        Ok((side, command, openings))
    }

    /// The desk must know the content of every seal in a command, or the game could never go on.
    fn check_sealed(&self, side: Side, command: &[u8], openings: &[Opening]) -> Result<(), Trouble> {
        let seals = self.json().seals(command);
        if let Some(at) = openings.iter().position(|opening| opening.content.is_empty()) {
            return Err(Trouble::Nonsense(format!("content {} of \"sealed\" is empty", at + 1)));
        }
        if openings.len() > seals.len() {
            let (given, wanted) = (openings.len(), seals.len());
            let text = format!("\"sealed\" has {given} contents, but the command seals {wanted}");
            return Err(Trouble::Nonsense(text));
        }
        let known: Vec<Hash> = openings.iter().map(|opening| opening.seal(side)).collect();
        if seals.iter().all(|seal| known.contains(seal)) {
            return Ok(());
        }
        // A rule that refuses the command says more.
        self.game.check(side, command).map_err(refusal)?;
        // An author who names seals has sealed the contents, and must open them.
        if openings.is_empty() && seals.iter().any(|seal| *seal != BLANK) {
            return Ok(());
        }
        let (given, wanted) = (openings.len(), seals.len());
        Err(Trouble::Nonsense(format!(
            "the command seals {wanted} contents, but \"sealed\" has {given}: `ask` lists the missing ones"
        )))
    }

    fn dice(&mut self, dice: Dice) -> Answer {
        let mut chance = dice.seed.map(Chance::new).or_else(|| self.chance.clone());
        let Waits::Roll(roll) = self.game.waits() else {
            return Err(Trouble::Nonsense(String::from("no roll is due now")));
        };
        let faces: Vec<u16> = match (dice.faces, &mut chance) {
            (Some(faces), _) if faces.len() > 100 => {
                return Err(Trouble::Nonsense(String::from("no roll has that many dice")));
            }
            (Some(faces), _) => faces,
            (None, Some(chance)) => roll.dice.iter().map(|&sides| chance.face(sides)).collect(),
            (None, None) => {
                return Err(Trouble::Nonsense(String::from("give the faces, or a seed to draw them from")));
            }
        };
        // The desk sits in both seats: what only one side may see it knows as well.
        let mut salts = chance.clone().unwrap_or_else(|| Chance::new(0));
        let laid = croupier::lay(&roll, faces.clone(), &mut salts);
        let secret: Vec<Opening> = laid.secret.into_iter().map(|(_, opening)| opening).collect();
        let events = self.step(Input::Rolled(&laid.rolled), &secret)?;
        self.chance = chance;
        let mut answer = self.told(&events);
        answer.insert(String::from("faces"), json!(faces));
        Ok(answer)
    }

    /// The answer and reason of a bot here. It knows all that the desk knows, which sits in both seats.
    fn hint(&self, hint: &Hint) -> Answer {
        let strongest = self.battle.system().levels().last().copied().unwrap_or(BotKind::Random);
        let kind = hint.level.as_deref().map_or(Ok(strongest), str::parse).map_err(Trouble::Nonsense)?;
        let Waits::Side(side) = self.game.waits() else {
            return Err(Trouble::Nonsense(String::from("no side has a decision now")));
        };
        let position = self.position()?;
        let mut bot = position.bot(kind);
        let said = bot.say(&*position, &mut Chance::new(hint.seed));
        let said = said.ok_or_else(|| Trouble::Nonsense(String::from("the bot finds no answer")))?;
        let sealed: Vec<String> = said.sealed.iter().map(|content| Digits(content).to_string()).collect();
        Ok(object(json!({"hint": {
            "side": self.names().side_word(side),
            "command": self.command_json(&said.command),
            "sealed": sealed,
            "why": bot.why(),
        }})))
    }

    fn told(&self, events: &[Events]) -> Map<String, Value> {
        let events: Vec<Value> = events.iter().flat_map(|events| self.json().events(events)).collect();
        object(json!({"events": events, "pending": self.pending()}))
    }
}

fn hashes(game: &dyn Referee) -> Value {
    let sections: Map<String, Value> = game
        .sections()
        .into_iter()
        .map(|section| (section.name.to_string(), json!(section.hash.to_string())))
        .collect();
    json!({"hash": game.hash().to_string(), "sections": sections})
}
