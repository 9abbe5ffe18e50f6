//! The news that wait until the player's program hears them.
//!
//! A picture of the present is a whole game, and an older one is worth nothing: of those that wait only the newest is kept,
//! besides the very first, by which a listener learns what is played. Everything else waits in its order, up to a bound; then
//! the oldest is lost. So the driver never waits for its listener, and a slow listener uses bounded memory.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// A queue of news. Those for which `is_picture` holds are pictures of the present.
pub(super) fn queue<T>(most: usize, is_picture: fn(&T) -> bool) -> (Telling<T>, Hearing<T>) {
    let waiting = Waiting {
        most,
        is_picture,
        count: 0,
        pictured: false,
        first: None,
        newest: None,
        others: VecDeque::new(),
        over: false,
    };
    let shared = Arc::new(Shared { waiting: Mutex::new(waiting), bell: Notify::new() });
    (Telling(Arc::clone(&shared)), Hearing(shared))
}

/// The end at which news are told.
pub(super) struct Telling<T>(Arc<Shared<T>>);

/// The end at which news are heard.
pub struct Hearing<T>(Arc<Shared<T>>);

struct Shared<T> {
    waiting: Mutex<Waiting<T>>,
    bell: Notify,
}

impl<T> Shared<T> {
    fn waiting(&self) -> MutexGuard<'_, Waiting<T>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What waits, each with its number.
struct Waiting<T> {
    most: usize,
    is_picture: fn(&T) -> bool,
    /// How many news were told so far.
    count: u64,
    /// Whether a picture was told so far.
    pictured: bool,
    /// The first picture, until it is heard.
    first: Option<(u64, T)>,
    /// The newest of the later ones.
    newest: Option<(u64, T)>,
    others: VecDeque<(u64, T)>,
    /// Whether one of the two ends is gone.
    over: bool,
}

impl<T> Waiting<T> {
    fn put(&mut self, news: T) {
        let numbered = (self.count, news);
        self.count += 1;
        if !(self.is_picture)(&numbered.1) {
            self.others.push_back(numbered);
            if self.others.len() > self.most {
                self.others.pop_front();
            }
        } else if self.pictured {
            self.newest = Some(numbered);
        } else {
            self.pictured = true;
            self.first = Some(numbered);
        }
    }

    /// The one that was told before all others that wait.
    fn take(&mut self) -> Option<T> {
        let number = |one: Option<&(u64, T)>| one.map_or(u64::MAX, |one| one.0);
        let first = number(self.first.as_ref());
        let newest = number(self.newest.as_ref());
        let other = number(self.others.front());
        let taken = if first <= newest && first <= other {
            self.first.take()
        } else if newest <= other {
            self.newest.take()
        } else {
            self.others.pop_front()
        };
        taken.map(|one| one.1)
    }
}

impl<T> Telling<T> {
    /// Tells something. It is dropped if the listener is gone.
    pub(super) fn tell(&self, news: T) {
        let mut waiting = self.0.waiting();
        if !waiting.over {
            waiting.put(news);
            drop(waiting);
            self.0.bell.notify_one();
        }
    }
}

impl<T> Drop for Telling<T> {
    fn drop(&mut self) {
        self.0.waiting().over = true;
        self.0.bell.notify_one();
    }
}

impl<T> Hearing<T> {
    /// The next news; none when everything was heard and the driver is gone. A call that is cancelled loses no news.
    pub async fn recv(&mut self) -> Option<T> {
        loop {
            {
                let mut waiting = self.0.waiting();
                if let Some(news) = waiting.take() {
                    return Some(news);
                }
                if waiting.over {
                    return None;
                }
            }
            self.0.bell.notified().await;
        }
    }
}

impl<T> Drop for Hearing<T> {
    fn drop(&mut self) {
        let mut waiting = self.0.waiting();
        waiting.over = true;
        (waiting.first, waiting.newest) = (None, None);
        waiting.others.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Small letters are pictures.
    fn letters(most: usize) -> (Telling<char>, Hearing<char>) {
        queue(most, char::is_ascii_lowercase)
    }

    async fn heard(mut hearing: Hearing<char>) -> String {
        let mut all = String::new();
        while let Some(one) = hearing.recv().await {
            all.push(one);
        }
        all
    }

    #[tokio::test]
    async fn of_many_pictures_the_first_and_the_newest_wait_and_the_rest_keeps_its_order() {
        let (telling, hearing) = letters(100);
        "AabBcCdD".chars().for_each(|one| telling.tell(one));
        drop(telling);
        assert_eq!(heard(hearing).await, "AaBCdD");
    }

    #[tokio::test]
    async fn a_slow_listener_holds_two_pictures_and_no_more_than_the_bound() {
        let (telling, hearing) = letters(3);
        for _ in 0..10_000 {
            "aX".chars().for_each(|one| telling.tell(one));
        }
        {
            let waiting = hearing.0.waiting();
            assert_eq!((waiting.others.len(), waiting.first, waiting.newest), (3, Some((0, 'a')), Some((19_998, 'a'))));
        }
        drop(telling);
        assert_eq!(heard(hearing).await, "aXXaX");
    }

    #[tokio::test]
    async fn a_waiting_listener_hears_everything_in_order() {
        let (telling, mut hearing) = letters(3);
        let listening = tokio::spawn(async move { (hearing.recv().await, hearing.recv().await, hearing.recv().await) });
        telling.tell('a');
        telling.tell('X');
        drop(telling);
        assert_eq!(listening.await.unwrap(), (Some('a'), Some('X'), None));
    }

    #[test]
    fn without_a_listener_nothing_is_kept() {
        let (telling, hearing) = letters(3);
        telling.tell('a');
        drop(hearing);
        telling.tell('X');
        let waiting = telling.0.waiting();
        assert!(waiting.first.is_none() && waiting.others.is_empty());
    }
}
