//! News that wait until a listener hears them.
//!
//! A picture of the present is a whole game, and an older one is soon worthless. Of the waiting pictures only two kinds
//! are kept: the first, from which a listener learns what is played, and the newest. Everything else waits in its
//! order, up to a bound; then the oldest is lost. So the sender never waits for its listener, and a slow listener uses
//! bounded memory.

use std::collections::VecDeque;
use std::sync::mpsc::{RecvTimeoutError, TryRecvError};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Notify;

/// Number of news that may wait in a queue.
#[derive(Clone, Copy, Debug)]
pub struct QueueCapacity {
    /// Pictures of the present, at least two.
    pub pictures: usize,
    /// All other news.
    pub others: usize,
}

/// A queue of news. Those for which `is_picture` holds are pictures of the present.
pub fn queue<T>(room: QueueCapacity, is_picture: fn(&T) -> bool) -> (QueueSender<T>, QueueReceiver<T>) {
    let waiting =
        Waiting { room, is_picture, count: 0, pictures: VecDeque::new(), others: VecDeque::new(), over: false };
    let shared = Arc::new(Shared { waiting: Mutex::new(waiting), bell: Notify::new(), knocker: Condvar::new() });
    (QueueSender(Arc::clone(&shared)), QueueReceiver(shared))
}

/// The end at which news are told.
pub struct QueueSender<T>(Arc<Shared<T>>);

/// The end at which news are heard.
pub struct QueueReceiver<T>(Arc<Shared<T>>);

struct Shared<T> {
    waiting: Mutex<Waiting<T>>,
    /// Wakes a task that listens, and a thread that does.
    bell: Notify,
    knocker: Condvar,
}

impl<T> Shared<T> {
    fn waiting(&self) -> MutexGuard<'_, Waiting<T>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn ring(&self) {
        self.bell.notify_one();
        self.knocker.notify_one();
    }
}

/// The waiting news, each with its number.
struct Waiting<T> {
    room: QueueCapacity,
    is_picture: fn(&T) -> bool,
    /// Number of news told so far.
    count: u64,
    pictures: VecDeque<(u64, T)>,
    others: VecDeque<(u64, T)>,
    /// Whether one of the two ends is gone.
    over: bool,
}

impl<T> Waiting<T> {
    fn put(&mut self, news: T) {
        let numbered = (self.count, news);
        self.count += 1;
        if (self.is_picture)(&numbered.1) {
            self.pictures.push_back(numbered);
            if self.pictures.len() > self.room.pictures {
                self.pictures.remove(1);
            }
        } else {
            self.others.push_back(numbered);
            if self.others.len() > self.room.others {
                self.others.pop_front();
            }
        }
    }

    /// The waiting news that was told first.
    fn take(&mut self) -> Result<T, TryRecvError> {
        let number = |one: Option<&(u64, T)>| one.map_or(u64::MAX, |one| one.0);
        let is_picture = number(self.pictures.front()) < number(self.others.front());
        let taken = if is_picture { self.pictures.pop_front() } else { self.others.pop_front() };
        taken.map(|one| one.1).ok_or(if self.over { TryRecvError::Disconnected } else { TryRecvError::Empty })
    }
}

impl<T> QueueSender<T> {
    /// Sends news; returns false if the listener is gone and the news is dropped.
    pub fn tell(&self, news: T) -> bool {
        let mut waiting = self.0.waiting();
        let heard = !waiting.over;
        if heard {
            waiting.put(news);
            drop(waiting);
            self.0.ring();
        }
        heard
    }
}

impl<T> Drop for QueueSender<T> {
    fn drop(&mut self) {
        self.0.waiting().over = true;
        self.0.ring();
    }
}

impl<T> QueueReceiver<T> {
    /// The next news; `None` when everything was heard and the sender is gone. A call that is cancelled loses no news.
    pub async fn recv(&mut self) -> Option<T> {
        loop {
            match self.try_recv() {
                Ok(news) => return Some(news),
                Err(TryRecvError::Disconnected) => return None,
                Err(TryRecvError::Empty) => self.0.bell.notified().await,
            }
        }
    }

    /// The next news, if any waits.
    pub fn try_recv(&self) -> Result<T, TryRecvError> {
        self.0.waiting().take()
    }

    /// The next news, by a thread that waits for it this long.
    pub fn recv_timeout(&self, time: Duration) -> Result<T, RecvTimeoutError> {
        let until = Instant::now() + time;
        let mut waiting = self.0.waiting();
        loop {
            match waiting.take() {
                Ok(news) => return Ok(news),
                Err(TryRecvError::Disconnected) => return Err(RecvTimeoutError::Disconnected),
                Err(TryRecvError::Empty) => {}
            }
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(RecvTimeoutError::Timeout);
            }
            waiting = self.0.knocker.wait_timeout(waiting, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

impl<T> Drop for QueueReceiver<T> {
    fn drop(&mut self) {
        let mut waiting = self.0.waiting();
        waiting.over = true;
        waiting.pictures.clear();
        waiting.others.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Small letters are pictures.
    fn letters(others: usize) -> (QueueSender<char>, QueueReceiver<char>) {
        queue(QueueCapacity { pictures: 2, others }, char::is_ascii_lowercase)
    }

    async fn heard(mut hearing: QueueReceiver<char>) -> String {
        let mut all = String::new();
        while let Some(one) = hearing.recv().await {
            all.push(one);
        }
        all
    }

    #[tokio::test]
    async fn of_many_pictures_the_first_and_the_newest_wait_and_the_rest_keeps_its_order() {
        let (telling, hearing) = letters(100);
        "AabBcCdD".chars().for_each(|one| assert!(telling.tell(one)));
        drop(telling);
        assert_eq!(heard(hearing).await, "AaBCdD");
    }

    #[tokio::test]
    async fn a_slow_listener_holds_two_pictures_and_no_more_than_the_bound() {
        let (telling, hearing) = letters(3);
        for _ in 0..10_000 {
            "aX".chars().for_each(|one| assert!(telling.tell(one)));
        }
        {
            let waiting = hearing.0.waiting();
            assert_eq!((waiting.others.len(), waiting.pictures.clone().into()), (3, vec![(0, 'a'), (19_998, 'a')]));
        }
        drop(telling);
        assert_eq!(heard(hearing).await, "aXXaX");
    }

    #[tokio::test]
    async fn a_waiting_listener_hears_everything_in_order() {
        let (telling, mut hearing) = letters(3);
        let listening = tokio::spawn(async move { (hearing.recv().await, hearing.recv().await, hearing.recv().await) });
        assert!(telling.tell('a') && telling.tell('X'));
        drop(telling);
        assert_eq!(listening.await.unwrap(), (Some('a'), Some('X'), None));
    }

    #[test]
    fn without_a_listener_nothing_is_kept() {
        let (telling, hearing) = letters(3);
        assert!(telling.tell('a'));
        drop(hearing);
        assert!(!telling.tell('X'));
        let waiting = telling.0.waiting();
        assert!(waiting.pictures.is_empty() && waiting.others.is_empty());
    }

    #[test]
    fn a_thread_waits_for_the_next_news_and_learns_that_there_will_be_none() {
        let (telling, hearing) = letters(3);
        assert_eq!(hearing.recv_timeout(Duration::ZERO), Err(RecvTimeoutError::Timeout));
        let listening = std::thread::spawn(move || {
            let long = Duration::from_secs(60);
            (hearing.recv_timeout(long), hearing.recv_timeout(long))
        });
        assert!(telling.tell('X'));
        drop(telling);
        assert_eq!(listening.join().unwrap(), (Ok('X'), Err(RecvTimeoutError::Disconnected)));
    }
}
