//! The desktop's own dialogue for a record that is elsewhere. It stays open as long as the player likes, on a thread of
//! its own.

use crate::MESSAGES;
use crate::paper::desktop::{self, Picked};
use crate::wake_up::WakeUp;
use language::say;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// A dialogue, while it is open.
pub(super) struct Dialogue {
    wake: WakeUp,
    heard: Option<Receiver<Picked>>,
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
            let dialogue = rfd::FileDialog::new().set_title(say!(MESSAGES, "window-viewer-dialogue-title"));
            let matches = say!(MESSAGES, "window-viewer-dialogue-matches");
            let dialogue = dialogue.add_filter(matches, &[record::file::EXTENSION]);
            let dialogue = dialogue.add_filter(say!(MESSAGES, "window-viewer-dialogue-all"), &["*"]);
            desktop::pick(|| dialogue.pick_file())
        });
    }

    pub(super) fn ask_by(&mut self, pick: impl FnOnce() -> Picked + Send + 'static) {
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

    /// The chosen file, once the dialogue is closed, or that there is none.
    pub(super) fn listen(&mut self) -> Option<Picked> {
        let answer = match self.heard.as_ref()?.try_recv() {
            Err(TryRecvError::Empty) => return None,
            Ok(chosen) => chosen,
            Err(TryRecvError::Disconnected) => Picked::Nothing,
        };
        self.heard = None;
        Some(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    #[test]
    fn what_was_chosen_is_heard_once_and_the_window_is_woken() {
        let (tell, woken) = channel();
        let wake: WakeUp = Arc::new(move || {
            let _ = tell.send(());
        });
        let mut dialogue = Dialogue::new(wake);
        assert_eq!((dialogue.listen(), dialogue.is_open()), (None, false));
        let file = || Picked::File(PathBuf::from("/a"));
        dialogue.ask_by(file);
        assert!(dialogue.is_open() && woken.recv().is_ok());
        assert_eq!((dialogue.listen(), dialogue.listen()), (Some(file()), None));
        dialogue.ask_by(|| Picked::Nothing);
        assert!(woken.recv().is_ok());
        assert_eq!((dialogue.listen(), dialogue.is_open()), (Some(Picked::Nothing), false), "it was closed");
    }
}
