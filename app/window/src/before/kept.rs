//! The matches that are not over: looked for beside the window, since each record is read and checked.

use crate::wake_up::WakeUp;
use engine::contract::Side;
use net::header::Header;
use net::mark::Marks;
use play::online::unfinished;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};

/// A match that is not over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Kept {
    /// Its record.
    pub(super) path: PathBuf,
    /// The battle.
    pub(super) title: String,
    /// Who plays, and since when.
    pub(super) line: String,
    /// Whether the other side is far away.
    pub(super) far: bool,
    /// Whether it was played on another machine, and never here.
    pub(super) elsewhere: bool,
}

/// The matches that are not over, or the search for them.
pub(super) struct Keeping {
    found: Option<Vec<Kept>>,
    heard: Receiver<Vec<Kept>>,
}

impl Keeping {
    /// Begins to look in a folder.
    pub(super) fn look(folder: PathBuf, marks: Marks, wake: WakeUp) -> Keeping {
        let (tell, heard) = channel();
        std::thread::spawn(move || {
            let mut all = unfinished(&folder).unwrap_or_default();
            all.sort_by_key(|(_, header, _)| std::cmp::Reverse(header.begun));
            let now = net::driver::wall();
            let kept = all.into_iter().filter_map(|(path, header, entries)| kept(path, &header, entries, now, &marks));
            // Whoever asked may have gone on meanwhile.
            if tell.send(kept.collect()).is_ok() {
                wake();
            }
        });
        Keeping { found: None, heard }
    }

    /// These, as if they had been found.
    #[cfg(test)]
    pub(super) fn of(found: Vec<Kept>) -> Keeping {
        Keeping { found: Some(found), heard: channel().1 }
    }

    /// Takes in what was found.
    pub(super) fn listen(&mut self) {
        if let Ok(found) = self.heard.try_recv() {
            self.found = Some(found);
        }
    }

    /// All of them, the newest first.
    pub(super) fn all(&self) -> &[Kept] {
        self.found.as_deref().unwrap_or_default()
    }

    /// Whether there are any, and a line about them.
    pub(super) fn line(&self) -> (bool, String) {
        match self.found.as_deref() {
            None => (false, String::from("Looking for matches that are not over")),
            Some([]) => (false, String::from("No match is under way")),
            Some([one]) => (true, format!("{}: {}", one.title, one.line)),
            Some(all) => (true, format!("{} matches are not over", all.len())),
        }
    }
}

/// A match as it is listed; nothing for one that the other side never signed, which cannot go on.
fn kept(path: PathBuf, header: &Header, entries: u32, now: u64, marks: &Marks) -> Option<Kept> {
    let far = !header.terms.one_machine;
    if far && entries < 2 {
        return None;
    }
    let [first, second] = Side::BOTH.map(|side| header.player(side).name.as_str());
    let when = match now.saturating_sub(header.begun) / 86_400 {
        0 => String::from("today"),
        1 => String::from("yesterday"),
        days => format!("{days} days ago"),
    };
    let place = if far { "over the network" } else { "at this machine" };
    let line = format!("{first} against {second}, {place}, begun {when}, {entries} entries");
    let elsewhere = far && !marks.has(&header.match_id());
    Some(Kept { path, title: header.terms.title.clone(), line, far, elsewhere })
}
