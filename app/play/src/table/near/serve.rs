//! Serving a game at this computer: wishes are carried out, and the bot answers, until the players leave.

use super::super::handle::{Sat, Table};
use super::super::heard::{Heard, Voice};
use super::super::seat::Opponent;
use super::super::wish::Wish;
use crate::MESSAGES;
use engine::contract::Side;
use language::ask::{Bytes, Said};
use language::bot::{BotPlayer as Bot, Reins, StopSignal};
use language::chance::Chance;
use language::position::Position;
use language::say;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex, PoisonError};

/// A game at this computer, with a record or without one.
pub(super) trait Near {
    /// The player's own side, and the opponent.
    fn seats(&self) -> (Side, Opponent);

    /// The side that must decide.
    fn asked(&self) -> Option<Side>;

    /// Tells what came before.
    fn begin(&mut self, voice: &Voice) -> anyhow::Result<()>;

    /// Sends the news and the present position. Returns whether the player still listens.
    fn report(&mut self, voice: &Voice) -> bool;

    /// Carries a wish out; a refusal is heard.
    fn carry_out(&mut self, wish: Wish, voice: &Voice) -> anyhow::Result<()>;

    /// Lets the bot answer. Nothing happens where a player wanted something meanwhile.
    fn answer(&mut self, bot: &mut Rival, voice: &Voice) -> anyhow::Result<()>;
}

/// A table at which a thread plays the game that it makes.
pub(super) fn sit<G: Near>(
    wake: impl Fn() + Send + 'static,
    game: impl FnOnce() -> anyhow::Result<G> + Send + 'static,
) -> Sat {
    let (wish, wishes) = channel();
    let wake = Mutex::new(wake);
    let wake = Arc::new(move || wake.lock().unwrap_or_else(PoisonError::into_inner)());
    // A table that is gone has said why.
    let wish = move |wanted| drop(wish.send(wanted));
    Table::served(wake, Box::new(wish), move |voice, stop| serve(game()?, &wishes, voice, stop))
}

/// Serves a game until its players leave.
fn serve(mut game: impl Near, wishes: &Receiver<Wish>, voice: &Voice, stop: &StopSignal) -> anyhow::Result<()> {
    let (me, opponent) = game.seats();
    let mut bot = Rival::seat(opponent, me.other(), stop);
    game.begin(voice)?;
    while game.report(voice) {
        // The bot answers until a person must decide. A wish interrupts it.
        let wish = match bot.as_mut().filter(|bot| game.asked() == Some(bot.side)) {
            Some(bot) => {
                bot.stop.take_back();
                match wishes.try_recv() {
                    Err(TryRecvError::Empty) => {
                        game.answer(bot, voice)?;
                        continue;
                    }
                    wish => wish.ok(),
                }
            }
            None => wishes.recv().ok(),
        };
        let Some(wish) = wish else { break };
        game.carry_out(wish, voice)?;
    }
    Ok(())
}

/// A bot in its seat.
pub(super) struct Rival {
    bot: Bot,
    /// The side it plays.
    pub(super) side: Side,
    /// The phase of which it has said why it plays it so.
    told: Option<u32>,
    /// Given when a player wants something, or leaves.
    stop: StopSignal,
}

impl Rival {
    /// A bot for a table; the players at it never wait for it.
    fn seat(opponent: Opponent, side: Side, stop: &StopSignal) -> Option<Rival> {
        let Opponent::Bot(kind) = opponent else { return None };
        let bot = Bot::new(kind).held(Reins::at_table(stop.clone()));
        Some(Rival { bot, side, told: None, stop: stop.clone() })
    }

    /// Its answer, with why it plays so told first, once in a phase. `None` where a player wanted something meanwhile, which
    /// is then heard first. A bot without any answer is an error.
    pub(super) fn say(
        &mut self,
        position: &dyn Position,
        chance: &mut Chance,
        voice: &Voice,
    ) -> anyhow::Result<Option<Said<Bytes>>> {
        let Some(said) = self.bot.say(position, chance) else {
            if self.stop.is_given() {
                return Ok(None);
            }
            anyhow::bail!(say!(MESSAGES, "play-bot-silent"));
        };
        let phase = Some(position.phase().count);
        if self.told != phase
            && let Some(why) = self.bot.why()
        {
            self.told = phase;
            voice.say(Heard::Why(self.side, why));
        }
        Ok(Some(said))
    }
}
