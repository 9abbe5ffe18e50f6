//! The matches of a folder, listed and proven one after the other on a thread of their own.

use crate::MESSAGES;
use crate::wake_up::WakeUp;
use language::say;
use language::system::Systems;
use play::matches::{self, MatchShelf, ProofSummary, ShelfFile, Trash};
use play::words;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};

/// A request to the shelf.
pub(super) enum Ask {
    /// To call a record something.
    Rename(PathBuf, String),
    /// Deletes a record.
    Delete(PathBuf),
}

/// News from the shelf.
pub(super) enum News {
    /// All matches.
    Listed(Vec<ShelfFile>),
    /// The findings of a proof, and the end of the match.
    Proven(PathBuf, ProofSummary, Option<String>),
    /// Something went wrong.
    Trouble(String),
    /// Something was done.
    Done(String),
}

/// Begins to list and to prove.
pub(super) fn begin(systems: Systems, folder: PathBuf, wake: WakeUp) -> (Sender<Ask>, Receiver<News>) {
    let (ask, asked) = channel();
    let (tell, news) = channel();
    std::thread::spawn(move || {
        let say = |news: News| {
            let heard = tell.send(news).is_ok();
            wake();
            heard
        };
        serve(systems, &folder, &asked, &say);
    });
    (ask, news)
}

/// Works until the receiver is gone.
fn serve(systems: Systems, folder: &Path, asked: &Receiver<Ask>, say: &dyn Fn(News) -> bool) {
    let mut shelf = MatchShelf::open(folder);
    let mut unproven = list(&mut shelf, folder, say);
    loop {
        let ask = match unproven.pop() {
            Some(path) => {
                prove(systems, &mut shelf, path, say);
                match asked.try_recv() {
                    Ok(ask) => ask,
                    Err(TryRecvError::Empty) => continue,
                    Err(TryRecvError::Disconnected) => return,
                }
            }
            None => match asked.recv() {
                Ok(ask) => ask,
                Err(_) => return,
            },
        };
        let done = match ask {
            Ask::Rename(path, name) => shelf.rename(&path, &name).map(|()| None).map_err(|error| {
                say!(MESSAGES, "window-viewer-rename-failed", why = words::understood(&error.to_string()))
            }),
            Ask::Delete(path) => shelf
                .delete(&path, &Trash::find())
                .map(|gone| {
                    let place = gone.first().map(|place| place.display().to_string());
                    place.map(|place| say!(MESSAGES, "window-viewer-trashed", place = place))
                })
                .map_err(|error| say!(MESSAGES, "window-viewer-delete-failed", why = words::error(&error))),
        };
        let heard = match done {
            Ok(None) => true,
            Ok(Some(text)) => say(News::Done(text)),
            Err(text) => say(News::Trouble(text)),
        };
        if !heard {
            return;
        }
        unproven = list(&mut shelf, folder, say);
    }
}

/// Lists the shelf, and answers with the records that were not proven yet, the newest last.
fn list(shelf: &mut MatchShelf, folder: &Path, say: &dyn Fn(News) -> bool) -> Vec<PathBuf> {
    // A player without matches has no folder yet, and an empty shelf.
    let found = if folder.exists() { shelf.list() } else { Ok(Vec::new()) };
    match found {
        Ok(found) => {
            let unproven = |one: &&ShelfFile| one.listing.as_ref().is_ok_and(|listing| listing.proven.is_none());
            let paths = found.iter().filter(unproven).map(|one| one.path.clone()).rev().collect();
            say(News::Listed(found));
            paths
        }
        Err(error) => {
            say(News::Trouble(words::error(&error)));
            Vec::new()
        }
    }
}

fn prove(systems: Systems, shelf: &mut MatchShelf, path: PathBuf, say: &dyn Fn(News) -> bool) {
    let Ok(reel) = matches::open(systems, &path, None) else { return };
    let (trust, turns) = (reel.trust(), reel.timeline().turns());
    shelf.remember(&path, trust, turns);
    let turns = u32::try_from(turns).unwrap_or(u32::MAX);
    say(News::Proven(path, ProofSummary { good: trust.is_good(), badge: trust.badge(), turns }, trust.ending_short()));
}
