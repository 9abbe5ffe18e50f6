//! The table as a window holds it: wishes go in, and a thread of its own serves them.

use super::heard::{Heard, Voice, Wake};
use super::wish::Wish;
use crate::words;
use language::bot::StopSignal;
use net::queue::QueueReceiver;
use std::sync::{Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// The channel for wishes.
pub(super) type Wishing = Box<dyn Fn(Wish) + Send>;

/// A match under way. Dropping it leaves the table; everything that happened is on disk.
pub struct Table {
    wish: Option<Wishing>,
    /// Given when a player wants something, or leaves: a bot that thinks at the table stops.
    stop: StopSignal,
    thread: Option<JoinHandle<()>>,
}

/// A table, and what is heard at it.
pub type Sat = (Table, QueueReceiver<Heard>);

impl Table {
    /// A table that a thread serves until no more wishes can come.
    pub(super) fn served(
        wake: Wake,
        wish: Wishing,
        serve: impl FnOnce(&Voice, &StopSignal) -> anyhow::Result<()> + Send + 'static,
    ) -> Sat {
        let (voice, heard) = Voice::new(wake);
        let stop = StopSignal::default();
        let heeded = stop.clone();
        let thread = std::thread::spawn(move || {
            if let Err(error) = serve(&voice, &heeded) {
                voice.trouble(words::error(&error));
            }
        });
        (Table { wish: Some(wish), stop, thread: Some(thread) }, heard)
    }

    /// A table whose matches are carried out elsewhere.
    pub fn of(wish: Box<dyn Fn(Wish) + Send>, thread: JoinHandle<()>) -> Table {
        Table { wish: Some(wish), stop: StopSignal::default(), thread: Some(thread) }
    }

    /// The same for an owner of the thread who waits for its end.
    pub(super) fn elsewhere(wish: Wishing) -> Table {
        Table { wish: Some(wish), stop: StopSignal::default(), thread: None }
    }

    /// A table without players, for tests of the screen.
    pub fn empty() -> Table {
        Table { wish: None, stop: StopSignal::default(), thread: None }
    }

    /// Asks for something. The answer is heard.
    pub fn ask(&self, wish: Wish) {
        if let Some(send) = &self.wish {
            send(wish);
            // Only now: a bot that stops thinking finds the wish.
            self.stop.give();
        }
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        self.wish = None;
        self.stop.give();
        if let Some(thread) = self.thread.take() {
            // The player does not wait; the program does, before it ends.
            leave(thread);
        }
    }
}

/// The longest wait for tables that were left: all that was told is on disk already, and the rest is a goodbye.
const LONGEST: Duration = Duration::from_secs(15);
const LOOK_EVERY: Duration = Duration::from_millis(10);

static LEAVING: Mutex<Vec<JoinHandle<()>>> = Mutex::new(Vec::new());

/// A table's thread ends by itself soon.
pub fn leave(thread: JoinHandle<()>) {
    let mut leaving = LEAVING.lock().unwrap_or_else(PoisonError::into_inner);
    leaving.retain(|thread| !thread.is_finished());
    leaving.push(thread);
}

/// Waits until every table that was left is closed, so that its files are whole and free. It is called before the program
/// ends, and before a match that may be among them is taken up again; never by the thread that draws.
pub fn all_left() {
    let begun = Instant::now();
    let me = std::thread::current().id();
    loop {
        let mut leaving = LEAVING.lock().unwrap_or_else(PoisonError::into_inner);
        leaving.retain(|thread| !thread.is_finished() && thread.thread().id() != me);
        if leaving.is_empty() || begun.elapsed() > LONGEST {
            return;
        }
        drop(leaving);
        std::thread::sleep(LOOK_EVERY);
    }
}
