//! The desktop's own dialogue for a record that is elsewhere. It stays open as long as the player likes, on a thread of
//! its own.

use crate::wake_up::WakeUp;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// A dialogue, while it is open.
pub(super) struct Dialogue {
    wake: WakeUp,
    heard: Option<Receiver<Option<PathBuf>>>,
}

impl Dialogue {
    /// None is open yet.
    pub(super) const fn new(wake: WakeUp) -> Dialogue {
        Dialogue { wake, heard: None }
    }

    /// Whether one is open.
    pub(super) const fn is_open(&self) -> bool {
        self.heard.is_some()
    }

    /// Asks for a record.
    pub(super) fn ask(&mut self) {
        self.ask_by(|| {
            let dialogue = rfd::FileDialog::new().set_title("Which match shall be opened?");
            dialogue.add_filter("Matches", &[record::file::EXTENSION]).add_filter("All files", &["*"]).pick_file()
        });
    }

    fn ask_by(&mut self, pick: impl FnOnce() -> Option<PathBuf> + Send + 'static) {
        let (tell, heard) = channel();
        let wake = Arc::clone(&self.wake);
        std::thread::spawn(move || {
            // A player who left the page needs no answer.
            if tell.send(pick()).is_ok() {
                wake();
            }
        });
        self.heard = Some(heard);
    }

    /// The chosen path, once there is one. A dialogue that was closed chose nothing.
    pub(super) fn listen(&mut self) -> Option<PathBuf> {
        let answer = match self.heard.as_ref()?.try_recv() {
            Err(TryRecvError::Empty) => return None,
            Ok(chosen) => chosen,
            Err(TryRecvError::Disconnected) => None,
        };
        self.heard = None;
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_chosen_is_heard_once_and_the_window_is_woken() {
        let (tell, woken) = channel();
        let wake: WakeUp = Arc::new(move || {
            let _ = tell.send(());
        });
        let mut dialogue = Dialogue::new(wake);
        assert_eq!((dialogue.listen(), dialogue.is_open()), (None, false));
        dialogue.ask_by(|| Some(PathBuf::from("/a")));
        assert!(dialogue.is_open() && woken.recv().is_ok());
        assert_eq!((dialogue.listen(), dialogue.listen()), (Some(PathBuf::from("/a")), None));
        dialogue.ask_by(|| None);
        assert!(woken.recv().is_ok());
        assert_eq!((dialogue.listen(), dialogue.is_open()), (None, false), "it was closed");
    }
}
