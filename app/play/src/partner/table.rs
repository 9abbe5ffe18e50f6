//! The table a match is played at: a thread that holds both sessions and the bot, so that whoever looks on never waits.

use super::leaving;
use super::now::Now;
use super::offered::Offered;
use super::opponent::{Opponent, Wanted};
use super::pair::Pair;
use super::past::Told;
use super::wish::Ask;
use crate::ask::{Bytes, Said};
use crate::battle::Battle;
use crate::bot::{Player as Bot, Reins, Stop};
use crate::chance::Chance;
use crate::online::Player;
use crate::position::Position;
use engine::contract::Side;
use net::driver::WatchNews;
use net::entry::Matter;
use net::identity::PlayerKey;
use net::quic::Route;
use net::session::Notice;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::JoinHandle;
use std::time::Duration;

/// What they hear.
#[derive(Clone)]
pub enum Heard {
    /// Where the match stands.
    Now(Arc<Now>),
    /// What happened before this player sat down, told from the beginning, up to so many entries. It replaces whatever
    /// was told before.
    Before(Vec<Told>, u32),
    /// What happened.
    Happened(Box<Told>),
    /// Why the bot of this side plays the phase as it does.
    Why(Side, String),
    /// What was asked for is refused: the sentence says by which rule.
    Refused(String),
    /// The match cannot go on here and now.
    Trouble(String),
    /// The table is laid: the code for the friend, and what the player should know.
    Laid(String, Vec<String>),
    /// Somebody knocks: who, in words, and his key.
    Knock(String, PlayerKey),
    /// Whoever knocked with this key is gone.
    KnockGone(PlayerKey),
    /// A friend offers a match.
    Offered(Box<Offered>),
    /// The match of this battle begins.
    Begun(Box<Battle>),
    /// A sentence about the other side or the way to it.
    Word(String),
    /// The other player said something. It is a stranger's text.
    Chat(String),
    /// This player said something, and it is on its way.
    Said(String),
    /// What was said before this player sat down, for what is told next.
    Talk(Vec<Spoken>),
    /// Something about those who watch.
    Watch(WatchNews),
    /// Both agreed on this, and it holds.
    Agreed(Matter),
    /// The other side does not want this.
    Declined(Matter),
    /// The way to the other side.
    Way(Way),
    /// A file was kept beside the record.
    Kept(PathBuf),
}

/// Something one of the players said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// It was said before the entry with this number.
    pub before: u32,
    /// Who said it, by name.
    pub name: String,
    /// What. It may be a stranger's text.
    pub text: String,
    /// When, in seconds since 1970, where that is known.
    pub when: Option<u64>,
}

/// The way to the other side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// It is open.
    Open,
    /// It is open and goes this way, there and back in this time.
    Known(Route, Duration),
    /// It is gone, for this reason, and is being made anew.
    Lost(String),
    /// Nobody seeks it any more.
    Closed,
}

/// A match under way. Dropping it leaves the table; everything that happened is on disk.
pub struct Table {
    ask: Option<Box<dyn Fn(Ask) + Send>>,
    /// Whoever thinks at it stops when somebody wants something, or leaves.
    stop: Stop,
    thread: Option<JoinHandle<()>>,
}

/// A table, and what is heard at it.
pub type Sat = (Table, Receiver<Heard>);

impl Table {
    /// Begins a match. Whoever is woken finds the news in the channel.
    pub fn begin(player: Player, wanted: Wanted, wake: impl Fn() + Send + 'static) -> (Table, Receiver<Heard>) {
        Table::sit(wake, move |asked, voice| serve(Pair::begin(&player, &wanted)?, asked, voice))
    }

    /// Goes on with a match on disk.
    pub fn resume(player: Player, record: PathBuf, wake: impl Fn() + Send + 'static) -> (Table, Receiver<Heard>) {
        Table::sit(wake, move |asked, voice| serve(Pair::resume(&player, &record)?, asked, voice))
    }

    fn sit(
        wake: impl Fn() + Send + 'static,
        serve: impl FnOnce(&Receiver<Ask>, &Voice) -> anyhow::Result<()> + Send + 'static,
    ) -> (Table, Receiver<Heard>) {
        Table::with(wake, move |asked, voice| {
            // The match may be one whose table was left a moment ago.
            leaving::all_left();
            serve(asked, voice)
        })
    }

    /// A table at which somebody serves until those who ask are gone.
    pub(super) fn with(
        wake: impl Fn() + Send + 'static,
        serve: impl FnOnce(&Receiver<Ask>, &Voice) -> anyhow::Result<()> + Send + 'static,
    ) -> (Table, Receiver<Heard>) {
        let (ask, asked) = channel();
        let (tell, heard) = channel();
        let stop = Stop::default();
        let heeded = stop.clone();
        let thread = std::thread::spawn(move || {
            let voice = Voice { tell, wake: Box::new(wake), stop: heeded };
            if let Err(error) = serve(&asked, &voice) {
                voice.say(Heard::Trouble(format!("{error:#}")));
            }
        });
        // A table that is gone has said why.
        let ask = move |wish| drop(ask.send(wish));
        (Table { ask: Some(Box::new(ask)), stop, thread: Some(thread) }, heard)
    }

    /// A table whose matches are carried out elsewhere.
    pub fn of(ask: Box<dyn Fn(Ask) + Send>, thread: JoinHandle<()>) -> Table {
        Table { ask: Some(ask), stop: Stop::default(), thread: Some(thread) }
    }

    /// The same, where somebody else sees to it that they are carried out to their end.
    pub(super) fn elsewhere(ask: Box<dyn Fn(Ask) + Send>) -> Table {
        Table { ask: Some(ask), stop: Stop::default(), thread: None }
    }

    /// A table at which nobody sits, for tests of what is shown.
    pub fn empty() -> Table {
        Table { ask: None, stop: Stop::default(), thread: None }
    }

    /// Asks for something. The answer is heard.
    pub fn ask(&self, ask: Ask) {
        if let Some(send) = &self.ask {
            send(ask);
            // Only now: whoever stops thinking finds what was asked.
            self.stop.give();
        }
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        self.ask = None;
        self.stop.give();
        if let Some(thread) = self.thread.take() {
            // Whoever leaves does not wait; the program does, before it ends.
            leaving::leave(thread);
        }
    }
}

/// Tells whoever sits at the table what he is to hear.
pub struct Voice {
    tell: Sender<Heard>,
    wake: Box<dyn Fn() + Send>,
    /// Given when somebody at the table wants something, or leaves.
    stop: Stop,
}

impl Voice {
    /// Whether anybody listens.
    pub(super) fn say(&self, heard: Heard) -> bool {
        let there = self.tell.send(heard).is_ok();
        (self.wake)();
        there
    }

    /// Whatever somebody wanted so far is looked at next; only what he wants from now on interrupts who thinks.
    pub(super) fn listens(&self) {
        self.stop.take_back();
    }

    /// A bot for this table: whoever sits at it never waits for it.
    pub(super) fn seat(&self, opponent: Opponent, side: Side) -> Option<Rival> {
        let Opponent::Bot(kind) = opponent else { return None };
        let bot = Bot::new(kind).held(Reins::at_table(self.stop.clone()));
        Some(Rival { bot, side, told: None })
    }

    fn report(&self, pair: &mut Pair) -> bool {
        for notice in pair.notices() {
            let heard = match notice {
                Notice::Written { seq, .. } if pair.opponent() == Opponent::HotSeat => {
                    let told = pair.told_publicly(seq).filter(|told| !told.is_empty());
                    told.map(|told| Heard::Happened(Box::new(told)))
                }
                notice => heard(pair.battle(), notice),
            };
            if let Some(heard) = heard {
                self.say(heard);
            }
        }
        self.say(Heard::Now(Arc::new(pair.stands())))
    }
}

/// A bot in its chair.
pub(super) struct Rival {
    bot: Bot,
    /// The side it plays.
    pub(super) side: Side,
    /// The phase of which it has said why it plays it so.
    told: Option<u32>,
}

impl Rival {
    /// What it says, with why it plays so told first, once in a phase. It has no answer where somebody wanted something
    /// meanwhile, which is then heard first; that there is none at all is an error.
    pub(super) fn say(
        &mut self,
        position: &dyn Position,
        chance: &mut Chance,
        voice: &Voice,
    ) -> anyhow::Result<Option<Said<Bytes>>> {
        let said = self.bot.say(position, chance);
        let Some(said) = said else {
            if voice.stop.is_given() {
                return Ok(None);
            }
            anyhow::bail!("the bot has no answer; the match is kept, and you can take your last command back");
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

/// What a player hears of a notice, where it is about the match of this battle itself.
pub(super) fn heard(battle: &Battle, notice: Notice) -> Option<Heard> {
    match notice {
        Notice::Written { seq, author, events, roll, .. } => {
            let events = battle.tell(&events);
            let told = Told { seq, author, events, roll, back_to: None };
            (!told.is_empty()).then_some(Heard::Happened(Box::new(told)))
        }
        Notice::Agreed(matter) => Some(Heard::Agreed(matter)),
        Notice::Declined(matter) => Some(Heard::Declined(matter)),
        Notice::Chat(text) => Some(Heard::Chat(text)),
        Notice::Said(text) => Some(Heard::Said(text)),
        _ => None,
    }
}

/// Serves a match at one machine until those who ask are gone.
fn serve(mut pair: Pair, asked: &Receiver<Ask>, voice: &Voice) -> anyhow::Result<()> {
    let mut bot = voice.seat(pair.opponent(), pair.me().other());
    let mut chance = Chance::new(seed());
    voice.say(Heard::Before(pair.past()?, pair.stands().around.length));
    loop {
        if !voice.report(&mut pair) {
            return Ok(());
        }
        // The bot answers until a person is asked. Whoever wants something meanwhile, or leaves, interrupts it.
        if let Some(bot) = &mut bot
            && pair.asked() == Some(bot.side)
        {
            let side = bot.side;
            voice.listens();
            match asked.try_recv() {
                Err(TryRecvError::Disconnected) => return Ok(()),
                Ok(ask) => carry_out(&mut pair, ask, voice)?,
                Err(TryRecvError::Empty) => {
                    let position = pair.position_of(side);
                    let Some(said) = bot.say(&*position, &mut chance, voice)? else { continue };
                    if let Err(refused) = pair.say(side, &said)? {
                        anyhow::bail!("the bot's answer is refused: {refused}");
                    }
                }
            }
            continue;
        }
        let Ok(ask) = asked.recv() else { return Ok(()) };
        carry_out(&mut pair, ask, voice)?;
    }
}

fn carry_out(pair: &mut Pair, ask: Ask, voice: &Voice) -> anyhow::Result<()> {
    let answer = match ask {
        Ask::Command(side, said) => pair.say(side, &said)?,
        Ask::TakeBack(side) => pair.take_back(side)?,
        Ask::Matter(_, matter @ Matter::Result { .. }) if matches!(pair.opponent(), Opponent::Bot(_)) => {
            // A bot fights on: who has had enough of it can give up.
            voice.say(Heard::Declined(matter));
            Ok(())
        }
        Ask::Matter(side, matter) => pair.agree(side, &matter)?,
        Ask::Resume(side) => pair.resume_play(side)?,
        Ask::Concede(side) => pair.concede(side)?,
        // Nobody knocks, asks or owes at a table of one's own.
        Ask::Grant(_)
        | Ask::Decline(_)
        | Ask::Watch(_)
        | Ask::CloseAsOwed
        | Ask::Rematch
        | Ask::Admit(_)
        | Ask::TurnAway(_)
        | Ask::Agree(_)
        | Ask::Chat(_) => Ok(()),
    };
    if let Err(refused) = answer {
        voice.say(Heard::Refused(refused.to_string()));
    }
    Ok(())
}

/// A seed for the bot's own choices. Dice never come from it.
fn seed() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(1, |time| u64::from(time.subsec_nanos()))
}
