//! A game on one machine without a record: what a branch of a replay is played as.
//!
//! The dice come from the operating system and nothing is signed, so it proves nothing; take-backs go as far as one likes.

use super::{Around, Ask, Heard, Now, Told};
use super::{Opponent, Table, Voice};
use crate::bot::Bot;
use crate::chance::Chance;
use crate::library::Battle;
use crate::luck::Luck;
use crate::position::command_of;
use crate::replay::Branch;
use crate::system::Tell;
use crate::systems::art_of_war::ArtOfWar;
use engine::art_of_war::{Command, Event, Game};
use engine::contract::{Game as _, Pending, Side};
use net::croupier;
use net::fresh::Seed;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError};

/// So many positions are remembered for taking back.
const MOST_TAKE_BACKS: usize = 2_000;

/// A practice game.
pub struct Practice {
    game: Game,
    battle: Battle,
    me: Side,
    opponent: Opponent,
    names: [String; 2],
    chance: Chance,
    /// The luck since it began.
    luck: Luck,
    /// Positions before each command, with its side and the luck up to it, the last one last.
    before: Vec<(Side, Game, Luck)>,
    given_up: bool,
}

impl Practice {
    /// Goes on from a branch, as this side.
    pub fn begin(branch: &Branch, name: &str, me: Side, opponent: Opponent) -> anyhow::Result<Practice> {
        let mut names = [name.to_owned(), opponent.name().to_owned()];
        if me == Side::Second {
            names.reverse();
        }
        let [a, b, c, d, e, f, g, h, ..] = *Seed::fresh()?.expose();
        let chance = Chance::new(u64::from_le_bytes([a, b, c, d, e, f, g, h]));
        let (game, battle) = (branch.game.clone(), branch.battle.clone());
        let mut practice = Practice {
            game,
            battle,
            me,
            opponent,
            names,
            chance,
            luck: Luck::NONE,
            before: Vec::new(),
            given_up: false,
        };
        practice.roll()?;
        Ok(practice)
    }

    /// The game as it stands.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The side that is asked.
    pub fn asked(&self) -> Option<Side> {
        match self.game.pending() {
            Pending::Decision { side, .. } if !self.given_up => Some(side),
            _ => None,
        }
    }

    /// A side answers; dice that follow fall at once.
    pub fn command(&mut self, side: Side, command: &Command) -> Result<Vec<Event>, String> {
        if self.asked() != Some(side) {
            return Err(String::from("it is not this side that is asked"));
        }
        let before = self.game.clone();
        let mut events = self.game.apply(side, command).map_err(|refusal| refusal.to_string())?;
        if self.before.len() >= MOST_TAKE_BACKS {
            self.before.remove(0);
        }
        self.before.push((side, before, self.luck));
        events.extend(self.roll().map_err(|error| error.to_string())?);
        Ok(events)
    }

    /// A side takes its last command back, and whatever came after it.
    pub fn take_back(&mut self, side: Side) -> Result<(), String> {
        let at = self.before.iter().rposition(|(by, ..)| *by == side);
        let at = at.ok_or_else(|| String::from("there is nothing to take back"))?;
        if let Some((_, game, luck)) = self.before.drain(at..).next() {
            (self.game, self.luck) = (game, luck);
            self.given_up = false;
        }
        Ok(())
    }

    fn roll(&mut self) -> anyhow::Result<Vec<Event>> {
        let mut events = Vec::new();
        while let Pending::Roll(roll) = self.game.pending() {
            let dealt = croupier::deal(&roll, &mut self.chance);
            self.luck.roll::<ArtOfWar>(&self.game, &dealt.rolled);
            events.extend(croupier::take(&mut self.game, &dealt)?);
        }
        Ok(events)
    }

    fn now(&self) -> Now {
        let here = match self.opponent {
            Opponent::HotSeat => [true, true],
            Opponent::Bot(_) => [self.me == Side::First, self.me == Side::Second],
        };
        Now {
            position: self.battle.position(self.game.clone()),
            me: self.me,
            here,
            names: self.names.clone(),
            asked: self.asked(),
            closed: self.asked().is_none(),
            far: false,
            met: true,
            record: None,
            vows: None,
            around: Around { opponent: Some(self.opponent), luck: self.luck, ..Around::default() },
        }
    }

    fn answer(&mut self, bot: &mut dyn Bot<Game>, side: Side) -> Result<Vec<Event>, String> {
        let command = bot.answer(&self.game, &mut self.chance).ok_or("the bot has no answer")?;
        self.command(side, &command)
    }
}

impl Table {
    /// Lays a table for a branch of a replay: played like a match against a bot or in one chair, and not recorded.
    pub fn practise(practice: Practice, wake: impl Fn() + Send + 'static) -> (Table, Receiver<Heard>) {
        Table::with(wake, move |asked, voice| serve(practice, asked, voice))
    }
}

fn serve(mut practice: Practice, asked: &Receiver<Ask>, voice: &Voice<impl Fn()>) -> anyhow::Result<()> {
    let mut bot = match practice.opponent {
        Opponent::Bot(kind) => Some((kind.new_bot::<ArtOfWar>(), practice.me.other())),
        Opponent::HotSeat => None,
    };
    loop {
        if !voice.say(Heard::Now(Arc::new(practice.now()))) {
            return Ok(());
        }
        let waiting = match &bot {
            Some((_, side)) if practice.asked() == Some(*side) => asked.try_recv(),
            _ => asked.recv().map_err(|_| TryRecvError::Disconnected),
        };
        let answer = match waiting {
            Err(TryRecvError::Disconnected) => return Ok(()),
            Err(TryRecvError::Empty) => match &mut bot {
                Some((bot, side)) => practice.answer(&mut **bot, *side),
                None => Ok(Vec::new()),
            },
            Ok(Ask::Command(side, bytes)) => match command_of::<ArtOfWar>(&bytes) {
                Ok(command) => practice.command(side, &command),
                Err(refusal) => Err(refusal.to_string()),
            },
            Ok(Ask::TakeBack(side)) => practice.take_back(side).map(|()| Vec::new()),
            Ok(Ask::Concede(_)) => {
                practice.given_up = true;
                Ok(Vec::new())
            }
            // Nobody knocks or asks at a table of one's own, and nothing is agreed on where nothing is recorded.
            Ok(_) => Ok(Vec::new()),
        };
        match answer {
            Ok(events) if events.is_empty() => {}
            Ok(events) => {
                let events = ArtOfWar::happenings(practice.game.board(), &events);
                voice.say(Heard::Happened(Told::unrecorded(events, None)));
            }
            Err(sentence) => drop(voice.say(Heard::Refused(sentence))),
        }
    }
}
