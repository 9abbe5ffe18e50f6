//! A tournament one takes part in: the line to its desk on a thread of its own, and what is known of it here.
//!
//! The player's program sits down on the player's wish, accepts the tournament's settings without another question, and
//! sends the record when the game is over.

use crate::wake_up::WakeUp;
use language::battle::Battle;
use language::system::Systems;
use net::queue::{QueueCapacity, QueueReceiver, QueueSender, queue};
use play::shelf::BattleShelf;
use play::table::{self, Heard, LocalPlayer, Network, Table, guest_seat, leave};
use play::wire::Who;
use play::words;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use tokio::sync::mpsc::UnboundedSender;
use tournament::evening_event::At;
use tournament::message::{FromDesk, TournamentSeat};
use tournament::part::{DeskCode, DeskNews, Participant, Participation, PlayerRequest, take_part};
use tournament::plan::{Battles, TournamentPlan};

/// More sentences than this are history.
const MOST_WORDS: usize = 6;

/// Number of messages that may wait while the window is not drawn: a desk is another person's program, and could go on talking.
const ROOM: QueueCapacity = QueueCapacity { pictures: 2, others: 400 };

/// A queue of messages from the thread. None of them replaces another.
fn messages() -> (QueueSender<News>, QueueReceiver<News>) {
    queue(ROOM, |_| false)
}

/// A message from the thread.
enum News {
    Told(DeskNews),
    /// The program sits at this table.
    Sat(At, Table, QueueReceiver<Heard>),
    /// It is over, or broke off for this reason.
    Ended(Result<(), String>),
}

/// A tournament one takes part in.
pub(crate) struct Partaking {
    pub(super) systems: Systems,
    wishes: UnboundedSender<PlayerRequest>,
    news: QueueReceiver<News>,
    /// Whether the player has come to the table.
    comes: Arc<Mutex<bool>>,
    desk: DeskCode,
    pub(super) plan: Option<TournamentPlan>,
    pub(super) battles: Option<Battles>,
    pub(super) seat: Option<TournamentSeat>,
    /// The reason the player has to wait, if not paired.
    pub(super) waits: Option<String>,
    /// The reason the desk does not answer.
    pub(super) lost: Option<String>,
    pub(super) paused: bool,
    /// The player's place at the end, and the number of players.
    pub(super) place: Option<(u16, u16)>,
    /// The refusal, and the name of its rule.
    pub(super) refused: Option<(String, String)>,
    /// News in words, the latest last.
    pub(super) words: Vec<String>,
    /// The table that is being laid, before there is a match at it.
    laying: Option<(At, Table, QueueReceiver<Heard>)>,
    /// The reason the connection broke off.
    pub(super) trouble: Option<String>,
    /// The line to the desk.
    _line: Line,
}

/// A thread that is told to end, and that the program waits for before it ends itself.
#[derive(Default)]
struct Line(Option<(UnboundedSender<PlayerRequest>, JoinHandle<()>)>);

impl Drop for Line {
    fn drop(&mut self) {
        if let Some((wishes, thread)) = self.0.take() {
            // One that has ended needs no telling.
            let _ = wishes.send(PlayerRequest::Leave);
            leave(thread);
        }
    }
}

/// A match at a table of the tournament, which begins.
pub(crate) struct Begun {
    /// Its battle.
    pub(crate) battle: Box<Battle>,
    /// The table.
    pub(crate) table: Table,
    /// The messages at the table.
    pub(crate) heard: QueueReceiver<Heard>,
}

impl Partaking {
    /// Takes part in the tournament of this desk, with this word of its room.
    pub(crate) fn begin(player: LocalPlayer, desk: DeskCode, word: &str, network: Network, wake: WakeUp) -> Partaking {
        let (wishes, wished) = tokio::sync::mpsc::unbounded_channel();
        let (tell, news) = messages();
        let tell = Arc::new(tell);
        let comes = Arc::new(Mutex::new(false));
        let systems = player.systems;
        let hand = PersonHand {
            systems,
            tell: Arc::clone(&tell),
            comes: Arc::clone(&comes),
            wake: Arc::clone(&wake),
            battles: None,
        };
        let (to, word) = (desk.clone(), word.to_owned());
        let thread = std::thread::spawn(move || {
            let ended = run(&Participation { player: &player, desk: to, word, network }, hand, wished);
            // No window listens once the player has left.
            tell.tell(News::Ended(ended.map_err(|error| words::error(&error))));
            wake();
        });
        let line = Line(Some((wishes.clone(), thread)));
        Partaking { _line: line, ..Partaking::of(systems, wishes, news, comes, desk) }
    }

    fn of(
        systems: Systems,
        wishes: UnboundedSender<PlayerRequest>,
        news: QueueReceiver<News>,
        comes: Arc<Mutex<bool>>,
        desk: DeskCode,
    ) -> Partaking {
        Partaking {
            systems,
            wishes,
            news,
            comes,
            desk,
            plan: None,
            battles: None,
            seat: None,
            waits: None,
            lost: None,
            paused: false,
            place: None,
            refused: None,
            words: Vec::new(),
            laying: None,
            trouble: None,
            _line: Line::default(),
        }
    }

    /// One that has heard this, for tests of what is shown.
    #[cfg(test)]
    pub(super) fn told(desk: DeskCode, told: impl IntoIterator<Item = DeskNews>) -> Partaking {
        let (wishes, _) = tokio::sync::mpsc::unbounded_channel();
        let (tell, news) = messages();
        for told in told {
            tell.tell(News::Told(told));
        }
        Partaking::of(systems::ALL, wishes, news, Arc::default(), desk)
    }

    /// The desk.
    pub(crate) const fn desk(&self) -> &DeskCode {
        &self.desk
    }

    /// The player's table in this round.
    pub(crate) fn at(&self) -> Option<At> {
        self.seat.as_ref().map(|seat| seat.at)
    }

    /// Whether the game of this table counts already, or another one is played by now.
    pub(crate) fn has_left(&self, at: At) -> bool {
        self.place.is_some() || self.seat.as_ref().is_none_or(|seat| seat.at != at || seat.decided.is_some())
    }

    /// Whether the tournament is paused.
    pub(crate) const fn is_paused(&self) -> bool {
        self.paused
    }

    /// The call to a table where the player does not sit yet.
    pub(crate) fn call(&self) -> Option<String> {
        let seat = self.seat.as_ref().filter(|seat| seat.decided.is_none() && !self.is_coming())?;
        Some(format!("{}.", seat.in_words(self.battles.as_ref())))
    }

    /// Goes to the table.
    pub(crate) fn sit_down(&self) {
        self.come(true);
        self.wish(PlayerRequest::Look);
    }

    /// Leaves the table, until the player goes to it again.
    pub(crate) fn stand_up(&mut self) {
        self.come(false);
        self.laying = None;
    }

    fn come(&self, comes: bool) {
        *self.comes.lock().unwrap_or_else(PoisonError::into_inner) = comes;
    }

    /// Whether the player has come to the table, and no match is there yet.
    pub(super) fn is_coming(&self) -> bool {
        *self.comes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells the desk a wish of the player.
    pub(crate) fn wish(&self, wish: PlayerRequest) {
        // A desk that is gone has said why.
        let _ = self.wishes.send(wish);
    }

    /// Takes in what is new: a match that begins, if one does.
    pub(crate) fn listen(&mut self) -> Option<Begun> {
        while let Ok(news) = self.news.try_recv() {
            match news {
                News::Told(told) => self.hear(told),
                News::Sat(at, table, heard) => self.laying = Some((at, table, heard)),
                News::Ended(Ok(())) => {}
                News::Ended(Err(error)) => self.trouble = Some(error),
            }
        }
        self.look_at_table()
    }

    /// Hears what is said at a table that is being laid: what is offered there was agreed on before, and is agreed to.
    fn look_at_table(&mut self) -> Option<Begun> {
        loop {
            let (_, table, heard) = self.laying.as_ref()?;
            match heard.try_recv() {
                Ok(Heard::Offered(offer)) => table.ask(table::Wish::Agree(offer.terms)),
                Ok(Heard::Begun(battle)) => {
                    let (_, table, heard) = self.laying.take()?;
                    return Some(Begun { battle, table, heard });
                }
                Ok(Heard::Word(text) | Heard::Trouble(text)) => self.say(text),
                Ok(_) => {}
                Err(std::sync::mpsc::TryRecvError::Empty) => return None,
                // No match began, and it is tried again at a table of its own.
                Err(std::sync::mpsc::TryRecvError::Disconnected) => self.laying = None,
            }
        }
    }

    fn hear(&mut self, told: DeskNews) {
        let said = match told {
            DeskNews::Lost(why) => {
                self.lost = Some(why);
                return;
            }
            DeskNews::Game(text) => return self.say(text),
            DeskNews::Said(said) => said,
        };
        self.lost = None;
        let words = said.in_words(self.battles.as_ref());
        match said {
            FromDesk::Welcome { plan, .. } => {
                self.battles = plan.check(self.systems).ok();
                self.plan = Some(*plan);
                self.refused = None;
                self.paused = false;
            }
            FromDesk::Wait(text) => {
                self.seat = None;
                self.waits = Some(text);
            }
            FromDesk::Seat(seat) => {
                let other = self.seat.as_ref().is_none_or(|known| known.at != seat.at);
                // A new round is a new table, and the player chooses when to come.
                if other || seat.decided.is_some() {
                    self.stand_up();
                }
                self.waits = None;
                self.seat = Some(*seat);
            }
            FromDesk::Judged { .. } => self.say(words),
            FromDesk::Refused { name, text } => self.refused = Some((name, text)),
            FromDesk::Pause(paused) => {
                self.paused = paused;
                self.say(words);
            }
            FromDesk::Over { place, of } => {
                self.seat = None;
                self.waits = None;
                self.place = Some((place, of));
            }
            FromDesk::Send { .. } => {}
        }
    }

    fn say(&mut self, text: String) {
        if self.words.last() != Some(&text) {
            self.words.push(text);
        }
        let old = self.words.len().saturating_sub(MOST_WORDS);
        self.words.drain(..old);
    }

    /// The battle of the player's round.
    pub(super) fn battle(&self) -> Option<&Battle> {
        self.battles.as_ref()?.of_round(self.seat.as_ref()?.at.round)
    }
}

fn run(
    part: &Participation<'_>,
    mut hand: PersonHand,
    wished: tokio::sync::mpsc::UnboundedReceiver<PlayerRequest>,
) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(take_part(part, &mut hand, wished)).map(drop)
}

/// A person at this window.
struct PersonHand {
    systems: Systems,
    tell: Arc<QueueSender<News>>,
    comes: Arc<Mutex<bool>>,
    wake: WakeUp,
    battles: Option<Battles>,
}

impl PersonHand {
    fn say(&self, news: News) -> bool {
        let listened = self.tell.tell(news);
        (self.wake)();
        listened
    }
}

impl Participant for PersonHand {
    fn who(&mut self, seat: &TournamentSeat) -> Option<Who> {
        if !*self.comes.lock().unwrap_or_else(PoisonError::into_inner) {
            return None;
        }
        let own = self.battles.as_ref().and_then(|battles| battles.of_round(seat.at.round)).cloned();
        let shelf =
            own.map_or_else(|| BattleShelf::new(self.systems), |battle| BattleShelf::only(self.systems, battle));
        let (guest, (table, heard)) = guest_seat(shelf, Arc::clone(&self.wake));
        self.say(News::Sat(seat.at, table, heard)).then_some(Who::Window(guest))
    }

    fn hear(&mut self, told: DeskNews) -> bool {
        if let DeskNews::Said(FromDesk::Welcome { plan, .. }) = &told {
            self.battles = plan.check(self.systems).ok();
        }
        self.say(News::Told(told))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_desk_that_goes_on_talking_to_a_window_that_is_not_drawn_fills_no_memory() {
        let (tell, news) = messages();
        for number in 0..10_000 {
            assert!(tell.tell(News::Told(DeskNews::Game(number.to_string()))));
        }
        let heard: Vec<News> = std::iter::from_fn(|| news.try_recv().ok()).collect();
        assert_eq!(heard.len(), ROOM.others);
        assert!(
            matches!(heard.last(), Some(News::Told(DeskNews::Game(text))) if text == "9999"),
            "the newest is heard"
        );
    }
}
