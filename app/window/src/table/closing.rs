//! Work for a battle that is over: its outcome, the proof of its record, and files to share.

use crate::MESSAGES;
use crate::viewer::{Export, ExportKind, ExportTo};
use engine::digest::Hash;
use language::say;
use language::system::Systems;
use net::store::header_of;
use play::matches;
use play::table::Now;
use replay::Trust;
use replay::aftermath::Aftermath;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use tournament::plan::is_game;

/// The progress of the proof.
pub(super) enum Proof {
    /// The player has not asked for it.
    NotAsked,
    /// It is being worked out.
    Working(Receiver<Result<Trust, String>>),
    /// The findings on the record, or the reason it cannot be read.
    Done(Box<Result<Trust, String>>),
}

/// The state of a battle that is over.
pub(super) struct Closing {
    /// The systems of this program.
    systems: Systems,
    /// The end it was worked out for, and what it came to.
    after: Option<(Arc<Now>, Arc<Aftermath>)>,
    pub(super) proof: Proof,
    /// The files made to be shared.
    pub(super) export: Export,
    /// Another match that the other side offers, in words, and the hash of its terms.
    pub(super) offer: Option<(String, Hash)>,
    /// Whether another match was offered from here, or agreed to.
    pub(super) rematch_asked: bool,
    /// Whether the desk of a tournament opened the game, and pairs the players of the next one.
    pub(super) of_tournament: bool,
    /// Whether the record is that of a game of a tournament, also where it was resumed without its desk; `None` before it was
    /// looked at.
    titled: Option<bool>,
}

impl Closing {
    /// No result yet.
    pub(super) fn new(systems: Systems) -> Closing {
        // The page of the end is drawn again while something is made.
        let export = Export::new(Arc::new(|| {}));
        Closing {
            systems,
            after: None,
            proof: Proof::NotAsked,
            export,
            offer: None,
            rematch_asked: false,
            of_tournament: false,
            titled: None,
        }
    }

    /// Whether the record is that of a game of a tournament: its title says so.
    pub(super) fn is_of_tournament(&mut self, record: Option<&Path>) -> bool {
        let titled =
            || record.and_then(|record| header_of(record).ok()).is_some_and(|header| is_game(&header.terms.title));
        self.of_tournament || *self.titled.get_or_insert_with(titled)
    }

    /// The same for the next match, without results.
    pub(super) fn anew(&self) -> Closing {
        Closing::new(self.systems)
    }

    /// The outcome is told again, in another language.
    pub(super) fn speak(&mut self) {
        self.after = None;
    }

    /// The outcome of the battle; worked out once.
    pub(super) fn aftermath(&mut self, now: &Arc<Now>, events: &[language::happening::Happening]) -> Arc<Aftermath> {
        if let Some((known, after)) = self.after.as_ref().filter(|(known, _)| known.around.length == now.around.length)
        {
            debug_assert!(known.closed || !now.closed || known.position.hash() == now.position.hash());
            return Arc::clone(after);
        }
        let after = Arc::new(Aftermath::of(&*now.position, events, super::match_words::winner(now)));
        self.after = Some((Arc::clone(now), Arc::clone(&after)));
        after
    }

    /// Begins to prove the record here, beside the thread that draws.
    pub(super) fn prove(&mut self, record: &Path) {
        let (tell, heard) = channel();
        let systems = self.systems;
        let record = record.to_owned();
        std::thread::spawn(move || {
            let trust =
                matches::open(systems, &record, None).map(|reel| reel.trust().clone()).map_err(|why| why.to_string());
            // A player who has left needs no result.
            let _ = tell.send(trust);
        });
        self.proof = Proof::Working(heard);
    }

    /// Begins to make something of the record that can be given to others.
    pub(super) fn share(&mut self, kind: ExportKind, record: &Path, to: ExportTo) {
        self.export.begin_from(self.systems, kind, record, to);
    }

    /// Takes in the results. Whether something is still being made.
    pub(super) fn listen(&mut self) -> bool {
        self.export.listen();
        if let Proof::Working(heard) = &self.proof {
            match heard.try_recv() {
                Ok(trust) => self.proof = Proof::Done(Box::new(trust)),
                Err(TryRecvError::Empty) => return true,
                Err(TryRecvError::Disconnected) => {
                    self.proof = Proof::Done(Box::new(Err(say!(MESSAGES, "window-table-check-failed"))));
                }
            }
        }
        self.export.is_busy()
    }
}
