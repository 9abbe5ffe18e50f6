//! A game on one computer without a record, such as a branch of a replay.
//!
//! The dice come from the operating system and nothing is signed, so it proves nothing; take-backs go as far as the
//! player likes.

use super::super::chapter::ToldEntry;
use super::super::handle::Sat;
use super::super::heard::{Heard, Voice};
use super::super::now::{Around, Now};
use super::super::seat::{self, Opponent};
use super::super::wish::Wish;
use super::serve::{Near, Rival, sit};
use crate::MESSAGES;
use crate::both_seats::{self, BothSeats};
use crate::saying::ready;
use anyhow::Context as _;
use engine::contract::Side;
use engine::referee::{Events, Referee, Waits};
use language::ask::{Bytes, Said};
use language::battle::Battle;
use language::chance::Chance;
use language::croupier;
use language::happening::Happening;
use language::luck::Luck;
use language::position::Position;
use language::say;
use language::system::Eye;
use std::sync::Arc;

/// Positions that are remembered for taking back, at most.
const MOST_TAKE_BACKS: usize = 2_000;

/// The way to continue from a position without a record.
pub struct Drill {
    /// The names of the players, the first and the second.
    pub names: [String; 2],
    /// The player's own side.
    pub me: Side,
    /// The opponent.
    pub opponent: Opponent,
    /// The seed of the dice; where there is none they come from the operating system.
    pub seed: Option<u64>,
    /// The happenings up to there, where they are to be told.
    pub told: Vec<Happening>,
}

impl Drill {
    /// Going on as this side.
    pub fn new(name: &str, me: Side, opponent: Opponent) -> Drill {
        let mut names = [name.to_owned(), opponent.name().to_owned()];
        if me == Side::Second {
            names.reverse();
        }
        Drill { names, me, opponent, seed: None, told: Vec::new() }
    }
}

/// Lays a table for going on from a position: played like a match, and not recorded.
pub fn practise(position: &dyn Position, drill: Drill, wake: Box<dyn Fn() + Send>) -> anyhow::Result<Sat> {
    let practice = Practice::begin(position.referee(), position.battle().clone(), drill)?;
    Ok(sit(wake, move || Ok(practice)))
}

/// A practice game.
pub struct Practice {
    seats: BothSeats,
    battle: Battle,
    /// The position on the screen.
    position: Arc<dyn Position>,
    me: Side,
    opponent: Opponent,
    names: [String; 2],
    chance: Chance,
    /// The luck since it began.
    luck: Luck,
    /// Positions before each command, with its side and the luck up to it, the last one last.
    before: Vec<(Side, BothSeats, Luck)>,
    given_up: bool,
    /// The events to report first.
    told: Vec<Happening>,
}

impl Practice {
    /// Goes on from a position.
    pub fn begin(game: Arc<dyn Referee>, battle: Battle, drill: Drill) -> anyhow::Result<Practice> {
        let position = battle.position(&game, Eye::Public).context("the game is one of another battle")?;
        let Drill { names, me, opponent, seed, told } = drill;
        let seed = match seed {
            Some(seed) => seed,
            None => {
                let [a, b, c, d, e, f, g, h, ..] = *net::fresh::seed()?.expose();
                u64::from_le_bytes([a, b, c, d, e, f, g, h])
            }
        };
        let chance = Chance::new(seed);
        let mut practice = Practice {
            seats: BothSeats::new(game),
            battle,
            position,
            me,
            opponent,
            names,
            chance,
            luck: Luck::NONE,
            before: Vec::new(),
            given_up: false,
            told,
        };
        let rolled = practice.go_on()?;
        practice.told.extend(rolled);
        Ok(practice)
    }

    /// The present game, by public knowledge.
    pub const fn game(&self) -> &Arc<dyn Referee> {
        self.seats.public()
    }

    /// The side whose view is shown: in one seat the side that must decide, otherwise the player's own.
    fn looking(&self) -> Side {
        match (self.opponent, self.asked()) {
            (Opponent::HotSeat, Some(side)) => side,
            _ => self.me,
        }
    }

    /// The happenings for this screen: in one seat only those that both may hear.
    fn heard(&self, told: &both_seats::EventsBySeat) -> Vec<Happening> {
        let events: &Events = match self.opponent {
            Opponent::HotSeat => &told.public,
            Opponent::Bot(_) => told.of(self.me),
        };
        self.battle.tell(events)
    }

    /// The side that must decide.
    pub fn asked(&self) -> Option<Side> {
        self.seats.asked().filter(|_| !self.given_up)
    }

    /// A side answers; dice that follow fall at once.
    pub fn say(&mut self, side: Side, said: &Said<Bytes>) -> Result<Vec<Happening>, String> {
        if self.asked() != Some(side) {
            return Err(say!(MESSAGES, "play-no-decision"));
        }
        let (command, openings) = ready(&self.battle, side, said).map_err(|refusal| refusal.to_string())?;
        let before = self.seats.clone();
        let told = self.seats.say(side, &command, &openings).map_err(|refusal| refusal.to_string())?;
        let mut events = self.heard(&told);
        if self.before.len() >= MOST_TAKE_BACKS {
            self.before.remove(0);
        }
        self.before.push((side, before, self.luck));
        events.extend(self.go_on().map_err(|error| error.to_string())?);
        Ok(events)
    }

    /// A side takes its last command back, and whatever came after it.
    pub fn take_back(&mut self, side: Side) -> Result<(), String> {
        let at = self.before.iter().rposition(|(by, ..)| *by == side);
        let at = at.ok_or_else(|| say!(MESSAGES, "play-no-action"))?;
        if let Some((_, game, luck)) = self.before.drain(at..).next() {
            (self.seats, self.luck) = (game, luck);
            self.given_up = false;
        }
        Ok(())
    }

    /// Goes on until a side must decide: rolls dice, and gives openings that are owed.
    fn go_on(&mut self) -> anyhow::Result<Vec<Happening>> {
        let mut events = Vec::new();
        loop {
            let told = match self.game().waits() {
                Waits::Roll(roll) => {
                    let dealt = croupier::deal(&roll, &mut self.chance);
                    if let Some(one) = self.battle.luck(self.seats.public(), &dealt.rolled) {
                        self.luck.add(&one);
                    }
                    self.seats.take(&dealt)?
                }
                _ => match self.seats.open_owed()? {
                    Some(told) => told,
                    None => return Ok(events),
                },
            };
            events.extend(self.heard(&told));
        }
    }

    fn seen_from(&self, side: Side) -> Arc<dyn Position> {
        let seen = self.battle.position(self.seats.of(side), Eye::Of(side));
        seen.unwrap_or_else(|| Arc::clone(&self.position))
    }

    fn now(&self) -> Now {
        Now {
            position: self.seen_from(self.looking()),
            me: self.me,
            here: seat::here(Some(self.opponent), self.me),
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

    /// Reports the effect of a wish.
    fn tell(voice: &Voice, answer: Result<Vec<Happening>, String>) {
        voice.say(match answer {
            Ok(events) => ToldEntry::unrecorded(events, None).heard(),
            Err(sentence) => Some(Heard::Refused(sentence)),
        });
    }
}

impl Near for Practice {
    fn seats(&self) -> (Side, Opponent) {
        (self.me, self.opponent)
    }

    fn asked(&self) -> Option<Side> {
        self.asked()
    }

    fn begin(&mut self, voice: &Voice) -> anyhow::Result<()> {
        Practice::tell(voice, Ok(std::mem::take(&mut self.told)));
        Ok(())
    }

    fn report(&mut self, voice: &Voice) -> bool {
        voice.say(Heard::Now(Arc::new(self.now())))
    }

    fn carry_out(&mut self, wish: Wish, voice: &Voice) -> anyhow::Result<()> {
        let answer = match wish {
            Wish::Command(side, said) => self.say(side, &said),
            Wish::TakeBack(side) => self.take_back(side).map(|()| Vec::new()),
            Wish::Concede(_) => {
                self.given_up = true;
                Ok(Vec::new())
            }
            // A local table has no guests or requests, and without a record nothing can be agreed on.
            _ => Ok(Vec::new()),
        };
        Practice::tell(voice, answer);
        Ok(())
    }

    fn answer(&mut self, bot: &mut Rival, voice: &Voice) -> anyhow::Result<()> {
        let said = bot.say(&*self.seen_from(bot.side), &mut self.chance, voice);
        let answer = said.map_err(|error| error.to_string());
        let answer = answer.and_then(|said| said.map_or_else(|| Ok(Vec::new()), |said| self.say(bot.side, &said)));
        Practice::tell(voice, answer);
        Ok(())
    }
}
