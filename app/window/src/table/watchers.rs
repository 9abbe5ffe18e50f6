//! The spectators of a match between friends, where both agreed to allow them: the code for them, and their names.

use net::driver::WatchNews;
use net::watch::Watcher;

/// Facts on the spectators.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Watchers {
    /// The code for them, once there is one.
    pub(super) code: Option<String>,
    /// All of them.
    pub(super) all: Vec<Watcher>,
}

impl Watchers {
    /// Takes in what was heard of them.
    pub(super) fn hear(&mut self, news: &WatchNews) {
        match news {
            WatchNews::Code(code) => self.code = Some(code.clone()),
            WatchNews::Came(watcher) => {
                self.all.retain(|other| other.key != watcher.key);
                self.all.push(watcher.clone());
            }
            WatchNews::Went(watcher, _) => self.all.retain(|other| other.key != watcher.key),
            WatchNews::Watchers(all) => self.all.clone_from(all),
            WatchNews::NotAgreed | WatchNews::Stays(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spectator_who_comes_and_goes_is_listed_once() {
        let key = record::identity::Identity::from_seed(&record::seed::Seed::from_bytes([7; 32])).key();
        let one = Watcher { name: String::from("Jomini"), key, has: 3 };
        let mut watchers = Watchers::default();
        for _ in 0..2 {
            watchers.hear(&WatchNews::Came(one.clone()));
        }
        assert_eq!(watchers.all.len(), 1);
        watchers.hear(&WatchNews::Went(one, String::from("left")));
        assert!(watchers.all.is_empty());
    }
}
