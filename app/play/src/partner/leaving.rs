//! Tables that players have left: nobody waits for them but the end of the program.

use std::sync::{Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Longer than this nobody is waited for: whatever was told is on disk already, and the rest is a goodbye.
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
/// ends, and before a match that may be among them is taken up again; never by whoever draws.
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
