//! The matches that are not over: looked for beside the window, since each record is read and checked.

use crate::MESSAGES;
use crate::paper::words;
use crate::wake_up::WakeUp;
use engine::contract::Side;
use language::position::WaitingFor;
use language::sheet::Part;
use language::system::{Eye, Systems};
use language::tongue::{Argument, Joiner};
use language::{phrase, say};
use net::mark::MarkFolder;
use play::matches;
use play::table::unfinished;
use record::header::Header;
use record::identity::PlayerKey;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::time::UNIX_EPOCH;
use tournament::plan::plain_title;

/// Number of matches that are replayed to name the turn and the score; the others only name the players.
const MOST_TOLD: usize = 12;

/// A match that is not over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OpenMatch {
    /// Its record.
    pub(super) path: PathBuf,
    /// The battle.
    pub(super) title: String,
    /// The players, and the time since the last move.
    pub(super) line: String,
    /// This player's side, the turn, the score and the side to move; empty until the match has been replayed.
    pub(super) stands: String,
    /// Whether the other side is far away.
    pub(super) far: bool,
    /// Whether it was played on another computer, and never here.
    pub(super) elsewhere: bool,
}

/// The matches that are not over, or the search for them.
pub(super) struct Keeping {
    found: Option<Vec<OpenMatch>>,
    heard: Receiver<Vec<OpenMatch>>,
    new: bool,
}

impl Keeping {
    /// Begins to look in a folder.
    pub(super) fn look(systems: Systems, folder: PathBuf, marks: MarkFolder, me: PlayerKey, wake: WakeUp) -> Keeping {
        let (tell, heard) = channel();
        let new = std::fs::read_dir(&folder).map_or(true, |mut files| files.next().is_none());
        std::thread::spawn(move || {
            let all = unfinished(systems, &folder).unwrap_or_default();
            let mut all: Vec<(u64, (PathBuf, Header, u32))> =
                all.into_iter().map(|one| (played(&one.0), one)).collect();
            all.sort_by_key(|(played, _)| std::cmp::Reverse(*played));
            let now = net::driver::wall();
            let kept = |(played, (path, header, entries)): (u64, (PathBuf, Header, u32))| {
                kept(systems, path, &header, entries, now.saturating_sub(played), &marks)
            };
            let mut kept: Vec<OpenMatch> = all.into_iter().filter_map(kept).collect();
            // The player who asked may have gone on meanwhile.
            if tell.send(kept.clone()).is_err() {
                return;
            }
            wake();
            // The turn and score of a match are only known after a replay.
            for at in 0..kept.len().min(MOST_TOLD) {
                if let Some(one) = kept.get_mut(at) {
                    one.stands = stands(systems, &one.path, &me).unwrap_or_default();
                }
                if tell.send(kept.clone()).is_err() {
                    return;
                }
                wake();
            }
        });
        Keeping { found: None, heard, new }
    }

    /// These, as if they had been found.
    #[cfg(test)]
    pub(super) fn of(found: Vec<OpenMatch>) -> Keeping {
        Keeping { found: Some(found), heard: channel().1, new: false }
    }

    /// Takes in what was found.
    pub(super) fn listen(&mut self) {
        while let Ok(found) = self.heard.try_recv() {
            self.found = Some(found);
        }
    }

    /// This one is no longer among them.
    pub(super) fn drop_one(&mut self, path: &Path) {
        if let Some(found) = &mut self.found {
            found.retain(|kept| kept.path != path);
        }
    }

    /// All of them, the one that was played last first.
    pub(super) fn all(&self) -> &[OpenMatch] {
        self.found.as_deref().unwrap_or_default()
    }

    /// Whether this player has never played here: the folder has no match files.
    pub(super) const fn is_new(&self) -> bool {
        self.new
    }

    /// Shorter lines than that about them, the longest first.
    pub(super) fn shorter(&self) -> Vec<String> {
        match self.found.as_deref() {
            Some([one]) => vec![one.title.clone(), say!(MESSAGES, "window-before-kept-many", count = 1)],
            _ => Vec::new(),
        }
    }

    /// Whether there are any, and a line about them.
    pub(super) fn line(&self) -> (bool, String) {
        match self.found.as_deref() {
            None => (false, say!(MESSAGES, "window-before-kept-looking")),
            Some([]) => (false, say!(MESSAGES, "window-before-kept-none")),
            Some([one]) => {
                let (title, line) = (one.title.clone(), one.line.clone());
                (true, say!(MESSAGES, "window-before-kept-one", title = title, line = line))
            }
            Some(all) => (true, say!(MESSAGES, "window-before-kept-many", count = all.len())),
        }
    }
}

/// A match as it is listed; nothing for one that the other side never signed, which cannot go on.
fn kept(
    systems: Systems,
    path: PathBuf,
    header: &Header,
    entries: u32,
    ago: u64,
    marks: &MarkFolder,
) -> Option<OpenMatch> {
    let far = !header.terms.one_machine;
    if far && entries < 2 {
        return None;
    }
    let [first, second] = Side::BOTH.map(|side| replay::words::player(header, side));
    let (place, ago) = (if far { "network" } else { "here" }, words::ago(ago));
    let line = say!(MESSAGES, "window-before-kept-line", first = first, second = second, place = place, ago = ago);
    let elsewhere = far && !marks.has(&header.match_id());
    let title = plain_title(systems.named(&header.terms.system), &header.terms.title);
    Some(OpenMatch { path, title, line, stands: String::new(), far, elsewhere })
}

/// The time of the last move of a match, in seconds since 1970.
fn played(path: &Path) -> u64 {
    let changed = std::fs::metadata(path).and_then(|about| about.modified()).ok();
    changed.and_then(|changed| changed.duration_since(UNIX_EPOCH).ok()).map_or(0, |since| since.as_secs())
}

/// The turn and score of a match, in a line; `None` if its record cannot be replayed here.
fn stands(systems: Systems, path: &Path, me: &PlayerKey) -> Option<String> {
    let reel = matches::open(systems, path, None).ok()?;
    let position = reel.position_at(reel.last())?;
    let (names, header) = (position.names(), reel.header());
    let mine = Side::BOTH.into_iter().find(|side| header.player(*side).key == *me);
    let whose = match (position.waits(), mine) {
        (WaitingFor::Side(side), Some(mine)) if side == mine => phrase!(MESSAGES, "window-before-kept-your-move"),
        (WaitingFor::Side(side), _) => {
            phrase!(MESSAGES, "window-before-kept-to-move", name = replay::words::player(header, side))
        }
        (WaitingFor::Dice, _) => phrase!(MESSAGES, "window-before-kept-dice"),
        (WaitingFor::Over, _) => phrase!(MESSAGES, "window-before-kept-over"),
    };
    let mut facts = vec![Argument::from(position.turn(false))];
    if let Some(Part::Heading(heading)) = position.standing(Eye::Public).parts.first() {
        facts.push(heading.plain(names).into());
    }
    facts.push(whose.into());
    let facts = Argument::joined(facts, Joiner::Semicolon);
    let stands = match mine {
        Some(mine) => phrase!(MESSAGES, "window-before-kept-stands-led", side = mine, facts = facts),
        None => phrase!(MESSAGES, "window-before-kept-stands", facts = facts),
    };
    Some(stands.plain(names))
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::bot::BotKind;

    #[test]
    fn a_match_gives_its_turn_and_score() {
        let battle = systems::ALL.open("skirmish", None).expect("a battle");
        let ended = lab::soak::plain(&battle, 3, BotKind::Random).expect("a match");
        let path = std::env::temp_dir().join(format!("estafette-stands-{}.estafette", std::process::id()));
        std::fs::write(&path, &ended.record).expect("a record");
        let header = record::file::Record::read(&ended.record).expect("a record").header().expect("a header").clone();
        let told = stands(systems::ALL, &path, &header.player(Side::First).key).expect("it is told");
        assert!(told.starts_with("You are French. Turn "), "{told}");
        assert!(told.ends_with("it is over."), "{told}");
        let _ = std::fs::remove_file(&path);
    }
}
