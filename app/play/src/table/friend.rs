//! A friend at a far table, for tests: two of them play over this computer's loopback.

use super::far::Far;
use super::handle::Table;
use super::heard::{Heard, Spoken};
use super::now::Now;
use super::seat::LocalPlayer;
use crate::shelf::BattleShelf;
use engine::contract::Side;
use language::ask::{Bytes, Draft, Said};
use language::system::Systems;
use net::queue::QueueReceiver;
use record::entry::Matter;
use record::session::OpponentQuestion;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// A player at a far table, and everything heard there.
pub(crate) struct Friend {
    pub(crate) table: Table,
    pub(crate) heard: QueueReceiver<Heard>,
    pub(crate) last: Option<Arc<Now>>,
    pub(crate) told: usize,
    pub(crate) talk: Vec<Spoken>,
}

/// A player with a home below the folder.
pub(crate) fn player(systems: Systems, folder: &Path, name: &str) -> LocalPlayer {
    let home = folder.join(name).into_os_string();
    let variable = move |asked: &str| (asked == "HOME").then(|| home.clone());
    let folders = net::folders::Folders::from_variables(variable).unwrap();
    LocalPlayer::load_from(systems, folders, Some(name)).unwrap()
}

impl Friend {
    pub(crate) fn sit(folder: &Path, name: &str, far: Far) -> Friend {
        Friend::sit_with(folder, name, far, BattleShelf::new(::systems::ALL))
    }

    /// The same, with these battles.
    pub(crate) fn sit_with(folder: &Path, name: &str, far: Far, shelf: BattleShelf) -> Friend {
        let (table, heard) = Table::far(player(shelf.systems(), folder, name), far, shelf, Arc::new(|| {}));
        Friend { table, heard, last: None, told: 0, talk: Vec::new() }
    }

    /// Listens until something is heard.
    pub(crate) fn until<T>(&mut self, what: &str, mut wanted: impl FnMut(&Heard) -> Option<T>) -> T {
        loop {
            let heard = self.heard.recv_timeout(Duration::from_secs(60)).unwrap_or_else(|_| panic!("never: {what}"));
            match &heard {
                Heard::Now(now) => self.last = Some(Arc::clone(now)),
                Heard::Before(told, _) => self.told = told.len(),
                Heard::Talk(talk) => self.talk.clone_from(talk),
                Heard::Trouble(text) => panic!("{what}: {text}"),
                _ => {}
            }
            if let Some(found) = wanted(&heard) {
                return found;
            }
        }
    }

    /// Listens until there is trouble, and says which.
    pub(crate) fn trouble(self, what: &str) -> String {
        let heard = || self.heard.recv_timeout(Duration::from_secs(60)).unwrap_or_else(|_| panic!("never: {what}"));
        std::iter::repeat_with(heard)
            .find_map(|heard| match heard {
                Heard::Trouble(text) => Some(text),
                _ => None,
            })
            .unwrap_or_default()
    }

    pub(crate) fn until_now(&mut self, what: &str, wanted: impl Fn(&Now) -> bool) -> Arc<Now> {
        self.until(what, |heard| match heard {
            Heard::Now(now) if wanted(now) => Some(Arc::clone(now)),
            _ => None,
        })
    }

    pub(crate) fn offer(&mut self, what: &str) -> engine::digest::Hash {
        self.until(what, |heard| match heard {
            Heard::Offered(offer) => Some(offer.terms),
            _ => None,
        })
    }

    /// The question of the other side, once it is this.
    pub(crate) fn question(&mut self, what: &str, matter: &Matter) -> OpponentQuestion {
        let now = self.until_now(what, |now| now.around.asked.as_ref().is_some_and(|asked| asked.matter == *matter));
        now.around.asked.clone().unwrap()
    }

    /// The command that ends a side's phase in the last view of the match.
    pub(crate) fn passes(&self, side: Side) -> Said<Bytes> {
        let asking = self.last.as_ref().unwrap().position.ask(side, &Draft::EMPTY);
        asking.would_pass().unwrap().said.clone()
    }

    pub(crate) fn code(&mut self) -> String {
        self.until("a code", |heard| match heard {
            Heard::Laid(code, _) => Some(code.clone()),
            _ => None,
        })
    }
}
