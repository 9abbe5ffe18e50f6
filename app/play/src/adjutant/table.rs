//! A game on the adjutant's desk: of the system `S` inside, without its types outside.

use super::request::{Asked, Dice, Hint, Move, Said, object};
use crate::ask::{self, Names, Ready, Rule, ready_said};
use crate::bot::Kind;
use crate::chance::Chance;
use crate::library::{Battle, Field};
use crate::position::Position;
use crate::system::{Begun, EventOf, System};
use crate::systems::Errand;
use crate::typed::Of;
use crate::words::{self, Nonsense, Trouble};
use engine::contract::{Game, Owed, Pending, Side};
use engine::digest::Hash;
use engine::digits::{self, Digits};
use engine::hex::Hex;
use net::croupier;
use serde_json::{Map, Value, json};
use std::any::Any;
use std::sync::Arc;

/// What is answered: fields, or why not.
pub type Answer = Result<Map<String, Value>, Trouble>;

/// A game on the desk, its types forgotten.
pub trait Table: Send {
    /// The game, for whoever knows its system.
    fn any(&self) -> &dyn Any;
    /// The position on it.
    fn position(&self) -> Arc<dyn Position>;
    /// Answers a request about it.
    fn answer(&mut self, request: Move) -> Answer;
    /// What is told when it comes onto the desk.
    fn greet(&self) -> Answer;

    /// The public state in 32 bytes.
    fn hash(&self) -> Hash;
    /// The side that is asked, as its name is written.
    fn asked(&self) -> Option<String>;
    /// Saved and loaded it must be the same.
    fn survives_saving(&self) -> Result<(), String>;
    /// The hex in which that is printed.
    fn hex(&self, text: &str) -> Result<Hex, Nonsense>;
    /// What it costs a piece to end its move in a hex.
    fn reach(&self, piece: &str, hex: Hex) -> Result<Value, Nonsense>;
    /// Every numbered rule of its system.
    fn cases(&self) -> &'static [(Rule, &'static str)];
    /// The names of its system's events.
    fn events(&self) -> &'static [&'static str];
}

/// How a battle is asked for.
pub struct Wanted {
    /// The name it was asked for by, so that a saved game can be asked for by it again.
    pub name: String,
    /// The battle.
    pub battle: Battle,
    /// The seed of the dice, if they are to be drawn.
    pub seed: Option<u64>,
}

/// A game of the system `S`.
struct Laid<S: System> {
    name: String,
    field: Field<S>,
    names: Names,
    game: S::Game,
    chance: Option<Chance>,
    opening: Vec<EventOf<S>>,
}

/// A new game, from its beginning or from a position.
pub(super) struct Unplayed<'a> {
    /// The battle.
    pub(super) wanted: Wanted,
    /// The optional rules.
    pub(super) options: &'a Value,
    /// Where it begins, unless at its beginning.
    pub(super) position: Option<&'a Value>,
}

impl Errand for Unplayed<'_> {
    type Done = Result<Box<dyn Table>, Trouble>;

    fn run<S: System>(self) -> Self::Done {
        let field = field::<S>(&self.wanted.battle)?;
        let begun = S::begun(&field.board, self.options, self.position)?;
        Ok(laid::<S>(self.wanted, field, begun))
    }
}

/// A game that was saved as digits.
pub(super) struct Saved<'a> {
    /// The battle.
    pub(super) wanted: Wanted,
    /// The digits.
    pub(super) saved: &'a str,
}

impl Errand for Saved<'_> {
    type Done = Result<Box<dyn Table>, Trouble>;

    fn run<S: System>(self) -> Self::Done {
        let digits = digits::read(self.saved);
        let bytes = digits.ok_or(Trouble::Nonsense(String::from("a saved game is hexadecimal digits")))?;
        let field = field::<S>(&self.wanted.battle)?;
        let game = S::Game::load(&field.board, &bytes).map_err(|error| Trouble::Nonsense(error.to_string()))?;
        Ok(laid::<S>(self.wanted, field, (game, Vec::new())))
    }
}

fn field<S: System>(battle: &Battle) -> Result<Field<S>, Trouble> {
    battle.of::<S>().cloned().ok_or_else(|| Trouble::Nonsense(format!("this is no battle of {}", S::TITLE)))
}

fn laid<S: System>(wanted: Wanted, field: Field<S>, (game, opening): Begun<S>) -> Box<dyn Table> {
    let Wanted { name, seed, .. } = wanted;
    let names = S::names(S::board_of(&game));
    let mut laid = Laid::<S> { name, field, names, game, chance: seed.map(Chance::new), opening };
    // A position may begin where machines owe something. What nobody here can open stays owed.
    if let Ok(opened) = laid.opened() {
        laid.opening.extend(opened);
    }
    Box::new(laid)
}

impl<S: System> Table for Laid<S> {
    fn any(&self) -> &dyn Any {
        &self.game
    }

    fn position(&self) -> Arc<dyn Position> {
        Arc::new(Of::<S>::new(self.game.clone(), self.field.clone()))
    }

    fn answer(&mut self, request: Move) -> Answer {
        match request {
            Move::Pending => Ok(object(json!({"pending": S::pending_json(&self.game)}))),
            Move::State => Ok(object(json!({"state": S::state_json(&self.game)}))),
            Move::Hash => Ok(object(hashes(&self.game))),
            Move::Save => {
                let (saved, hash) = (Digits(&self.game.save()).to_string(), self.game.hash().to_string());
                Ok(object(json!({"scenario": self.name, "saved": saved, "hash": hash})))
            }
            Move::Scenario => Ok(object(json!({"scenario": S::battle_json(&self.field)}))),
            Move::Ask(asked) => self.ask(&asked),
            Move::Options(piece) => {
                // Where nobody is asked, and when it is over, a word says that there is nothing.
                let options = S::options_json(&self.game, piece.as_deref())?;
                let options = if options.is_string() { json!({}) } else { options };
                Ok(object(json!({"options": options, "pending": S::pending_json(&self.game)})))
            }
            Move::Forecast(said) => Ok(object(json!({"forecast": S::forecast_json(&self.game, &said)?}))),
            Move::Check(said) => {
                let (side, (command, _)) = self.said(&said)?;
                self.game.check(side, &command)?;
                Ok(Map::new())
            }
            Move::Command(said) => {
                let (side, (command, openings)) = self.said(&said)?;
                let mut events = self.game.apply(side, &command)?;
                for opening in openings {
                    self.game.learn(&opening)?;
                }
                events.extend(self.opened()?);
                Ok(self.told(&events))
            }
            Move::Undo(side) => {
                let side = self.names.side_named(&side)?;
                let events = self.game.apply(side, &S::Game::undo())?;
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

    fn events(&self) -> &'static [&'static str] {
        S::EVENTS
    }
}

impl<S: System> Laid<S> {
    /// What a side may point at, given what it has pointed at; for the side that is asked unless another is named.
    fn ask(&self, asked: &Asked) -> Answer {
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
            answer.insert(String::from("why_not"), words::refusal(&refusal));
        }
        Ok(answer)
    }

    /// What the rules wait for machines to open: the desk sits in both chairs, and nobody is asked.
    fn opened(&mut self) -> Result<Vec<EventOf<S>>, Trouble> {
        let mut events = Vec::new();
        while let Some(Owed { side, command: Some(command) }) = self.game.owed() {
            events.extend(self.game.apply(side, &command)?);
        }
        Ok(events)
    }

    fn said(&self, said: &Said) -> Result<(Side, Ready<S>), Trouble> {
        let side = self.names.side_named(&said.side)?;
        let (said_command, contents) = said.parts();
        let command = S::command_from(&self.game, said_command);
        match (&command, S::way(&self.game, side, said_command)) {
            // A rule that refuses it says more than that it makes no sense.
            (_, Err(Trouble::Refused(refusal))) => return Err(Trouble::Refused(refusal)),
            (Ok(_), Err(trouble)) => return Err(trouble),
            _ => {}
        }
        let command = command?;
        let mut sealed = words::contents(&contents)?;
        if sealed.is_empty() {
            sealed = S::hides(&self.game, said_command)?;
        }
        if !sealed.is_empty() {
            S::check_hidden(&self.game, &command, &sealed)?;
        }
        Ok((side, ready_said::<S>(side, ask::Said { command, sealed })?))
    }

    fn dice(&mut self, dice: Dice) -> Answer {
        if let Some(seed) = dice.seed {
            self.chance = Some(Chance::new(seed));
        }
        let Pending::Roll(roll) = self.game.pending() else {
            return Err(Trouble::Nonsense(String::from("the rules ask for no dice now")));
        };
        let faces: Vec<u16> = match (dice.faces, &mut self.chance) {
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
        let mut salts = self.chance.clone().unwrap_or_else(|| Chance::new(0));
        let mut events = croupier::take(&mut self.game, &croupier::lay(&roll, faces.clone(), &mut salts))?;
        events.extend(self.opened()?);
        let mut answer = self.told(&events);
        answer.insert(String::from("faces"), json!(faces));
        Ok(answer)
    }

    /// What a bot would say here, and why. It knows what the desk knows, which sits in both chairs.
    fn hint(&self, hint: &Hint) -> Answer {
        let strongest = S::levels().last().copied().unwrap_or(Kind::Random);
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
        object(json!({"events": events, "pending": S::pending_json(&self.game)}))
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
