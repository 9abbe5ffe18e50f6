//! The table a match is played at: a thread that holds both sessions and the bot, so that whoever looks on never waits.

use super::{Opponent, Pair, Wanted};
use crate::chance::Chance;
use crate::library::Battle;
use crate::online::Player;
use engine::art_of_war::{Command, Event, Game};
use engine::contract::Side;
use net::course::RollProof;
use net::session::Notice;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

/// What the players at this machine want.
#[derive(Clone, Debug)]
pub enum Ask {
    /// A side answers.
    Command(Side, Command),
    /// A side takes its last command back, past dice if need be.
    TakeBack(Side),
    /// A side gives up.
    Concede(Side),
    /// What the other side asks for is granted, or not.
    Answer(bool),
    /// Whoever knocks comes in, or does not.
    Admit(bool),
    /// What is offered is agreed to.
    Agree,
    /// Something is said to the other player.
    Chat(String),
}

/// What they hear.
#[derive(Clone)]
pub enum Heard {
    /// Where the match stands.
    Now(Arc<Now>),
    /// What happened, and the roll that was completed by it.
    Happened(Vec<Event>, Option<RollProof>),
    /// What was asked for is refused: the sentence says by which rule.
    Refused(String),
    /// The match cannot go on here and now.
    Trouble(String),
    /// The table is laid: the code for the friend, and what the player should know.
    Laid(String, Vec<String>),
    /// Somebody knocks.
    Knock(String),
    /// A friend offers a match: who, and what.
    Offered(String),
    /// The match of this battle begins.
    Begun(Box<Battle>),
    /// A sentence about the other side or the way to it.
    Word(String),
    /// The other side asks for something.
    Asked(Option<String>),
}

/// Where a match stands.
#[derive(Clone)]
pub struct Now {
    /// The game.
    pub game: Game,
    /// The side this player began as.
    pub me: Side,
    /// Which sides are played at this screen, the first and the second.
    pub here: [bool; 2],
    /// What the players are called, the first and the second.
    pub names: [String; 2],
    /// The side that is asked.
    pub asked: Option<Side>,
    /// Whether it is over and signed.
    pub closed: bool,
    /// Whether the other side is far away.
    pub far: bool,
    /// Whether the other side is there.
    pub met: bool,
    /// The record.
    pub record: Option<PathBuf>,
}

/// A match under way. Dropping it leaves the table; everything that happened is on disk.
pub struct Table {
    ask: Option<Box<dyn Fn(Ask) + Send>>,
    thread: Option<JoinHandle<()>>,
}

impl Table {
    /// Begins a match. Whoever is woken finds the news in the channel.
    pub fn begin(player: Player, wanted: Wanted, wake: impl Fn() + Send + 'static) -> (Table, Receiver<Heard>) {
        Table::sit(move || Pair::begin(&player, &wanted), wake)
    }

    /// Goes on with a match on disk.
    pub fn resume(player: Player, record: PathBuf, wake: impl Fn() + Send + 'static) -> (Table, Receiver<Heard>) {
        Table::sit(move || Pair::resume(&player, &record), wake)
    }

    fn sit(
        open: impl FnOnce() -> anyhow::Result<Pair> + Send + 'static,
        wake: impl Fn() + Send + 'static,
    ) -> (Table, Receiver<Heard>) {
        Table::with(wake, move |asked, voice| open().and_then(|pair| serve(pair, asked, voice)))
    }

    /// A table at which somebody serves until those who ask are gone.
    pub(super) fn with<W: Fn() + Send + 'static>(
        wake: W,
        serve: impl FnOnce(&Receiver<Ask>, &Voice<W>) -> anyhow::Result<()> + Send + 'static,
    ) -> (Table, Receiver<Heard>) {
        let (ask, asked) = channel();
        let (tell, heard) = channel();
        let thread = std::thread::spawn(move || {
            let voice = Voice { tell, wake };
            if let Err(error) = serve(&asked, &voice) {
                voice.say(Heard::Trouble(format!("{error:#}")));
            }
        });
        // A table that is gone has said why.
        let ask = move |wish| drop(ask.send(wish));
        (Table { ask: Some(Box::new(ask)), thread: Some(thread) }, heard)
    }

    /// A table whose matches are carried out elsewhere.
    pub(super) fn of(ask: Box<dyn Fn(Ask) + Send>, thread: JoinHandle<()>) -> Table {
        Table { ask: Some(ask), thread: Some(thread) }
    }

    /// Asks for something. The answer is heard.
    pub fn ask(&self, ask: Ask) {
        if let Some(send) = &self.ask {
            send(ask);
        }
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        self.ask = None;
        if let Some(thread) = self.thread.take() {
            // The last entry must be on disk before the program ends.
            let _ = thread.join();
        }
    }
}

/// Tells whoever sits at the table what he is to hear.
pub(super) struct Voice<W> {
    tell: Sender<Heard>,
    wake: W,
}

impl<W: Fn()> Voice<W> {
    /// Whether anybody listens.
    pub(super) fn say(&self, heard: Heard) -> bool {
        let there = self.tell.send(heard).is_ok();
        (self.wake)();
        there
    }

    fn report(&self, pair: &mut Pair) -> bool {
        for notice in pair.notices() {
            if let Notice::Written { events, roll, .. } = notice
                && (!events.is_empty() || roll.is_some())
            {
                self.say(Heard::Happened(events, roll));
            }
        }
        let header = pair.header();
        let names = [header.player(Side::First).name.clone(), header.player(Side::Second).name.clone()];
        let me = pair.me();
        let here = match pair.opponent() {
            Opponent::HotSeat => [true, true],
            Opponent::Bot(_) => [me == Side::First, me == Side::Second],
        };
        let now = Now {
            game: pair.game().clone(),
            me,
            here,
            names,
            asked: pair.asked(),
            closed: pair.is_closed(),
            far: false,
            met: true,
            record: pair.record(),
        };
        self.say(Heard::Now(Arc::new(now)))
    }
}

fn serve(mut pair: Pair, asked: &Receiver<Ask>, voice: &Voice<impl Fn()>) -> anyhow::Result<()> {
    let mut bot = match pair.opponent() {
        Opponent::Bot(kind) => Some((kind.new_bot(), pair.me().other())),
        Opponent::HotSeat => None,
    };
    let mut chance = Chance::new(seed());
    loop {
        if !voice.report(&mut pair) {
            return Ok(());
        }
        // The bot answers until a person is asked; a person who leaves meanwhile is noticed.
        if let Some((bot, side)) = &mut bot
            && pair.asked() == Some(*side)
        {
            match asked.try_recv() {
                Err(std::sync::mpsc::TryRecvError::Disconnected) => return Ok(()),
                Ok(ask) => carry_out(&mut pair, ask, voice)?,
                Err(std::sync::mpsc::TryRecvError::Empty) => {
                    let Some(command) = bot.answer(pair.game(), &mut chance) else {
                        anyhow::bail!(
                            "the bot has no answer; the match is kept, and you can take your last command back"
                        );
                    };
                    let side = *side;
                    if let Err(refused) = pair.command(side, &command)? {
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

fn carry_out(pair: &mut Pair, ask: Ask, voice: &Voice<impl Fn()>) -> anyhow::Result<()> {
    let answer = match ask {
        Ask::Command(side, command) => pair.command(side, &command)?,
        Ask::TakeBack(side) => pair.take_back(side)?,
        Ask::Concede(side) => pair.concede(side)?,
        // Nobody knocks or asks at a table of one's own.
        Ask::Answer(_) | Ask::Admit(_) | Ask::Agree | Ask::Chat(_) => Ok(()),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Kind;
    use crate::library;
    use crate::proof;

    fn player(folder: &std::path::Path) -> Player {
        let variable = |name: &str| (name == "HOME").then(|| folder.as_os_str().to_owned());
        let folders = net::folders::Folders::from_variables(variable).expect("folders");
        Player::load_from(folders, Some("Ney")).expect("a player")
    }

    #[test]
    fn a_match_against_a_partner_on_this_machine_is_proven_and_the_record_says_so() {
        let folder = std::env::temp_dir().join(format!("estafette-partner-{}", std::process::id()));
        let player = player(&folder);
        let battle = library::open("skirmish", None).expect("a battle");
        let wanted = Wanted { battle, side: Side::First, weather: false, opponent: Opponent::HotSeat };
        let mut pair = Pair::begin(&player, &wanted).expect("a match");
        let record = pair.record().expect("a record");
        let mut chance = Chance::new(7);
        let mut bot = Kind::Random.new_bot();
        for step in 0..100_000 {
            // In the middle the program is closed, and the match goes on from what is on disk.
            if step == 20 {
                drop(pair);
                pair = Pair::resume(&player, &record).expect("the match again");
                assert_eq!(pair.opponent(), Opponent::HotSeat);
            }
            let Some(side) = pair.asked() else { break };
            let command = bot.answer(pair.game(), &mut chance).expect("an answer");
            pair.command(side, &command).expect("no trouble").expect("a legal command");
        }
        assert!(pair.is_closed());
        let proof = proof::prove(&record).expect("a proof").lines.join("\n");
        let _ = std::fs::remove_dir_all(&folder);
        assert!(proof.contains("one machine"), "{proof}");
    }
}
