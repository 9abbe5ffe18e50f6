//! The other player and the way to him, as a screen knows them: what was asked and answered, what went wrong, what was
//! told by which entry.

use super::talk::Talk;
use super::watchers::Watchers;
use crate::board::told::Mark;
use engine::digest::Hash;
use play::table::Way;
use record::entry::Matter;
use record::session::Difference;
use std::path::PathBuf;
use std::time::Instant;

/// Everything around the play that is not the position.
pub(crate) struct Company {
    /// The way to the other side; nothing before there was one.
    pub(super) way: Option<Way>,
    /// Since when the next entry is waited for.
    pub(super) since: Instant,
    /// What came of the last thing that was asked for, on either side.
    pub(super) answer: Option<String>,
    /// What was last asked for by either side, in the words it was shown in.
    pub(super) shown: Option<(Matter, String)>,
    /// Those who watch.
    pub(super) watchers: Watchers,
    /// The code for a friend who is not found.
    pub(super) code: Option<String>,
    /// Files that were kept beside the record.
    pub(super) kept: Vec<PathBuf>,
    /// Why the match cannot go on here.
    pub(super) trouble: Option<String>,
    /// What two machines disagreed about last, whether or not it is settled.
    pub(super) difference: Option<Difference>,
    /// Another match that the other side offers, in words, and the hash of its terms.
    pub(super) offer: Option<(String, Hash)>,
    /// Whether another match was offered from here, or agreed to.
    pub(super) rematch_asked: bool,
    /// What the players said to each other.
    pub(super) talk: Talk,
    /// How many events had been seen when this player last sat here, if there are more by now and he was not told yet.
    pub(super) missed: Option<usize>,
    /// Whether giving up was chosen and is to be confirmed.
    pub(super) giving_up: bool,
    /// Cards that were put away.
    pub(super) away: Away,
    /// The entries before this one were told at once.
    pub(super) told_to: u32,
    /// How much was told after each entry that told anything.
    marks: Vec<(u32, Mark)>,
}

/// Cards that were put away.
#[derive(Default)]
pub(super) struct Away {
    pub(super) ending: bool,
    pub(super) difference: bool,
    pub(super) trouble: bool,
}

impl Company {
    /// Nobody yet.
    pub(super) fn new() -> Company {
        Company {
            way: None,
            since: Instant::now(),
            answer: None,
            shown: None,
            watchers: Watchers::default(),
            code: None,
            kept: Vec::new(),
            trouble: None,
            difference: None,
            offer: None,
            rematch_asked: false,
            talk: Talk::default(),
            missed: None,
            giving_up: false,
            away: Away::default(),
            told_to: 0,
            marks: Vec::new(),
        }
    }

    /// Forgets what was told.
    pub(super) fn forget_marks(&mut self) {
        self.marks.clear();
    }

    /// So much was told after this entry.
    pub(super) fn told(&mut self, seq: u32, mark: Mark) {
        self.marks.push((seq, mark));
    }

    /// How much had been told after this entry; what came later is forgotten.
    pub(super) fn back_to(&mut self, to: u32) -> Mark {
        self.marks.retain(|(seq, _)| *seq <= to);
        self.marks.last().map(|(_, mark)| *mark).unwrap_or_default()
    }

    /// How many events had been told when the record was so long.
    pub(super) fn events_after(&self, length: u32) -> usize {
        self.marks.iter().rev().find(|(seq, _)| *seq < length).map_or(0, |(_, mark)| mark.events())
    }

    /// A matter in the words it was asked in: once it is carried out the position tells it no longer.
    pub(super) fn words(&self, matter: &Matter) -> Option<String> {
        self.shown.as_ref().filter(|(asked, _)| asked == matter).map(|(_, words)| words.clone())
    }

    /// What was asked for is asked no longer, and nothing came of it.
    pub(super) fn lapsed(&self, before: bool, now: bool) -> bool {
        before && !now && self.answer.is_none()
    }
}
