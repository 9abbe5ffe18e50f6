//! The table a match is played at: a thread that holds both sessions and the bot, so that whoever looks on never waits.

use super::{Now, Opponent, Pair, Told, Wanted, leaving};
use crate::chance::Chance;
use crate::library::Battle;
use crate::online::Player;
use engine::art_of_war::{Command, Event};
use engine::contract::Side;
use net::entry::Matter;
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
    /// A side asks for an agreement.
    Matter(Side, Matter),
    /// A side ends a pause.
    Resume(Side),
    /// A side gives up.
    Concede(Side),
    /// Exactly this, which the other side asks for, is granted.
    Grant(Matter),
    /// What the other side asks for is not granted.
    Decline,
    /// The match goes on from the last phase both had confirmed.
    GoOn,
    /// The match is closed because the other side has owed an answer for too long.
    CloseAsOwed,
    /// Another match with sides swapped is offered.
    Rematch,
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
    /// What happened before this player sat down, told from the beginning. It replaces whatever was told before.
    Before(Vec<Told>),
    /// What happened.
    Happened(Told),
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
    /// The other player said something. It is a stranger's text.
    Chat(String),
    /// Both agreed on this, and it holds.
    Agreed(Matter),
    /// The other side does not want this.
    Declined(Matter),
    /// The clocks differ so much that both must agree to go on.
    ClocksStopped,
    /// The way to the other side.
    Way(Way),
    /// A file was kept beside the record.
    Kept(PathBuf),
}

/// The way to the other side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// It is open.
    Open,
    /// It is gone, for this reason, and is being made anew.
    Lost(String),
    /// Nobody seeks it any more.
    Closed,
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
        Table::with(wake, move |asked, voice| {
            // The match may be one whose table was left a moment ago.
            leaving::all_left();
            open().and_then(|pair| serve(pair, asked, voice))
        })
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
    pub(crate) fn of(ask: Box<dyn Fn(Ask) + Send>, thread: JoinHandle<()>) -> Table {
        Table { ask: Some(ask), thread: Some(thread) }
    }

    /// A table at which nobody sits, for tests of what is shown.
    #[cfg(test)]
    pub(crate) const fn empty() -> Table {
        Table { ask: None, thread: None }
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
            // Whoever leaves does not wait; the program does, before it ends.
            leaving::leave(thread);
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
        for heard in pair.notices().into_iter().filter_map(heard) {
            self.say(heard);
        }
        self.say(Heard::Now(Arc::new(pair.stands())))
    }
}

/// What a player hears of a notice, where it is about the match itself.
pub(super) fn heard(notice: Notice<Event>) -> Option<Heard> {
    match notice {
        Notice::Written { seq, author, events, roll, .. } => {
            let told = Told { seq, author, events, roll, back_to: None };
            (!told.is_empty()).then_some(Heard::Happened(told))
        }
        Notice::Agreed(matter) => Some(Heard::Agreed(matter)),
        Notice::Declined(matter) => Some(Heard::Declined(matter)),
        Notice::Chat(text) => Some(Heard::Chat(text)),
        Notice::ClocksStopped => Some(Heard::ClocksStopped),
        _ => None,
    }
}

fn serve(mut pair: Pair, asked: &Receiver<Ask>, voice: &Voice<impl Fn()>) -> anyhow::Result<()> {
    let mut bot = match pair.opponent() {
        Opponent::Bot(kind) => Some((kind.new_bot(), pair.me().other())),
        Opponent::HotSeat => None,
    };
    let mut chance = Chance::new(seed());
    voice.say(Heard::Before(pair.past()?));
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
        | Ask::Decline
        | Ask::GoOn
        | Ask::CloseAsOwed
        | Ask::Rematch
        | Ask::Admit(_)
        | Ask::Agree
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Kind;
    use crate::library;
    use crate::proof;
    use engine::contract::Game as _;

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

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("estafette-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        folder
    }

    fn wanted(battle: &str, opponent: Opponent) -> Wanted {
        let battle = library::open(battle, None).expect("a battle");
        Wanted { battle, side: Side::First, weather: false, opponent }
    }

    /// Listens until the player is asked or the match is over.
    fn until_asked(heard: &Receiver<Heard>, mut note: impl FnMut(&Now)) -> Arc<Now> {
        loop {
            match heard.recv_timeout(std::time::Duration::from_secs(120)).expect("the table is there") {
                Heard::Now(now) => {
                    note(&now);
                    if now.closed || now.asked == Some(now.me) {
                        return now;
                    }
                }
                Heard::Trouble(text) | Heard::Refused(text) => panic!("{text}"),
                _ => {}
            }
        }
    }

    #[test]
    fn a_whole_eylau_against_the_bot_drops_no_state_and_its_record_is_proven() {
        let folder = folder("whole");
        let (table, heard) = Table::begin(player(&folder), wanted("eylau", Opponent::Bot(Kind::Sensible)), || {});
        let mut mine = Kind::Sensible.new_bot();
        let mut chance = Chance::new(3);
        let mut seen = Vec::new();
        let mut turns = 0;
        let last = loop {
            let now = until_asked(&heard, |now| {
                seen.push((now.around.length, now.around.head.expect("a head"), now.game.hash()));
            });
            if now.closed {
                break now;
            }
            turns = turns.max(now.game.phase().turn);
            let command = mine.answer(&now.game, &mut chance).expect("an answer");
            table.ask(Ask::Command(now.me, command));
        };
        assert!(turns >= 12 || matches!(last.game.pending(), engine::contract::Pending::Over(_)));
        assert!(seen.windows(2).all(|pair| matches!(pair, [before, after] if before.0 <= after.0)), "no way back");
        drop(table);
        super::leaving::all_left();
        let path = last.record.clone().expect("a record");
        let record = net::record::Record::read(&net::store::read_bounded(&path).unwrap()).unwrap();
        let mut course: net::course::Course<engine::art_of_war::Game> =
            net::course::Course::open(&record.entries[0], None).unwrap();
        let mut shown = seen.iter().peekable();
        for signed in &record.entries[1..] {
            course.accept(signed).unwrap();
            while let Some((_, head, game)) = shown.next_if(|(length, ..)| *length == course.length()) {
                assert_eq!((*head, *game), (course.head_hash(), course.game().hash()), "entry {}", course.length());
            }
        }
        assert_eq!(shown.next(), None, "all that was shown is in the record");
        assert!(proof::prove(&path).expect("a proof").good);
        let _ = std::fs::remove_dir_all(&folder);
    }

    #[test]
    fn in_one_chair_one_goes_back_as_far_and_as_often_as_one_likes_and_the_record_tells() {
        let folder = folder("rewind");
        let player = player(&folder);
        let mut pair = Pair::begin(&player, &wanted("skirmish", Opponent::HotSeat)).expect("a match");
        let mut chance = Chance::new(5);
        let mut bot = Kind::Random.new_bot();
        let start = pair.game().hash();
        for round in 0..25 {
            let phases = pair.stands().around.phases.len();
            assert_eq!(phases, 0, "nothing was done yet");
            for _ in 0..12 {
                let Some(side) = pair.asked() else { break };
                let command = bot.answer(pair.game(), &mut chance).expect("an answer");
                pair.command(side, &command).expect("no trouble").expect("a legal command");
            }
            let to = pair.stands().around.phases.first().expect("the first phase").to;
            pair.agree(Side::First, &Matter::Rewind { to }).expect("no trouble").expect("granted");
            assert_eq!(pair.game().hash(), start, "round {round}");
        }
        let past = pair.past().expect("a past");
        assert_eq!(past.iter().filter(|told| told.back_to.is_some()).count(), 25);
        let path = pair.record().expect("a record");
        drop(pair);
        let again = Pair::resume(&player, &path).expect("the match again").past().expect("a past");
        assert_eq!(again.len(), past.len());
        assert!(proof::prove(&path).expect("a proof").good);
        let _ = std::fs::remove_dir_all(&folder);
    }

    #[test]
    fn a_command_is_taken_back_although_the_bot_has_answered_since() {
        let folder = folder("back");
        let (table, heard) = Table::begin(player(&folder), wanted("skirmish", Opponent::Bot(Kind::Random)), || {});
        let mut mine = Kind::Random.new_bot();
        let mut chance = Chance::new(9);
        let mut answered = None;
        while answered.is_none() {
            let now = until_asked(&heard, |_| {});
            assert!(!now.closed, "the bot never answered");
            let command = mine.answer(&now.game, &mut chance).expect("an answer");
            table.ask(Ask::Command(now.me, command));
            let mut theirs = false;
            let then = until_asked(&heard, |now| theirs |= now.asked == Some(now.me.other()));
            if theirs && !then.closed {
                answered = Some((now.game.hash(), then.around.length));
            } else if !then.closed {
                let command = mine.answer(&then.game, &mut chance).expect("an answer");
                table.ask(Ask::Command(then.me, command));
            }
        }
        let (before, length) = answered.expect("an answer of the bot");
        table.ask(Ask::TakeBack(Side::First));
        let now = until_asked(&heard, |_| {});
        assert!(now.around.length > length, "the record only grows");
        assert_eq!(now.game.hash(), before);
        drop(table);
        super::leaving::all_left();
        let _ = std::fs::remove_dir_all(&folder);
    }

    #[test]
    fn who_leaves_does_not_wait_and_finds_the_match_again() {
        let folder = folder("leave");
        let (table, heard) = Table::begin(player(&folder), wanted("eylau", Opponent::Bot(Kind::Sensible)), || {});
        let now = until_asked(&heard, |_| {});
        table.ask(Ask::Command(now.me, Command::EndMovement));
        let record = now.record.clone().expect("a record");
        let begun = std::time::Instant::now();
        drop(table);
        assert!(begun.elapsed() < std::time::Duration::from_millis(50), "{:?}", begun.elapsed());
        let (table, heard) = Table::resume(player(&folder), record, || {});
        let past = heard.recv_timeout(std::time::Duration::from_secs(60)).expect("the past");
        assert!(matches!(past, Heard::Before(told) if !told.is_empty()));
        until_asked(&heard, |_| {});
        drop(table);
        super::leaving::all_left();
        let _ = std::fs::remove_dir_all(&folder);
    }

    #[test]
    fn a_change_and_a_draw_hold_at_once_where_one_machine_has_both_keys() {
        let folder = folder("change");
        let mut pair = Pair::begin(&player(&folder), &wanted("skirmish", Opponent::HotSeat)).expect("a match");
        let unit = pair.game().board().unit_ids().find(|&unit| pair.game().state().hex_of(unit).is_some());
        let unit = unit.expect("a unit");
        let edits = vec![engine::art_of_war::Edit::Unit { unit, place: engine::art_of_war::Place::Eliminated }];
        let matter = Matter::Change { change: engine::codec::encode(&edits) };
        pair.agree(Side::First, &matter).expect("no trouble").expect("granted");
        assert_eq!(pair.game().state().hex_of(unit), None);
        pair.agree(Side::Second, &Matter::Result { winner: None }).expect("no trouble").expect("granted");
        assert!(pair.is_closed());
        assert_eq!(pair.stands().around.ending, Some(net::entry::Ending::Agreed { winner: None }));
        let _ = std::fs::remove_dir_all(&folder);
    }
}
