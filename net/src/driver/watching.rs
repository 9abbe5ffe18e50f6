//! The driver's work for spectators: it notes when each entry was written, and feeds the gallery with them.

use super::news::{News, WatchNews, WatchWish};
use super::{Driver, wall};
use crate::fresh;
use crate::queue::{QueueReceiver, QueueSender};
use crate::quic::{Farewell, Goodbye, Link};
use crate::watch::{Gallery, Hall, HallNews, hall_news};
use record::header::Terms;
use record::invitation::{Code, CodeKind};
use record::session::Session;
use record::watch::Pass;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Days a watch code is good: longer than most matches. The same secret goes into a new one with every start.
const CODE_DAYS: u64 = 90;
/// Time a player stays for spectators when the match is over and the delay has passed.
const FAREWELL: Duration = Duration::from_secs(120);

/// State of the match as shown to others.
pub(super) struct Shows {
    /// The time when each entry was written, in milliseconds of the driver's clock; below zero is before this run.
    written: Vec<i64>,
    wanted: bool,
    /// Whether the player closed the gallery.
    closed: bool,
    pass: Option<Pass>,
    hall: Option<Hall>,
    news: (Arc<QueueSender<HallNews>>, QueueReceiver<HallNews>),
    /// The code as it was told, and until when it is good.
    code: Option<String>,
    expires: u64,
    told_stay: bool,
}

impl Default for Shows {
    fn default() -> Shows {
        let (telling, hearing) = hall_news();
        Shows {
            written: Vec::new(),
            wanted: false,
            closed: false,
            pass: None,
            hall: None,
            news: (Arc::new(telling), hearing),
            code: None,
            expires: 0,
            told_stay: false,
        }
    }
}

impl Shows {
    /// The entries of an earlier run. Of their age only the time of the last one is known: they count as no older than
    /// that.
    pub(super) fn recall(&mut self, entries: usize, age: Duration) {
        let age = i64::try_from(age.as_millis()).unwrap_or(i64::MAX);
        self.written = vec![-age; entries];
    }

    /// Another match begins; nothing of it is shown until the player wants it.
    pub(super) fn begin_anew(&mut self) {
        let hall = std::mem::take(self).hall;
        if let Some(hall) = hall {
            tokio::spawn(
                hall.close(Goodbye::new(Farewell::Done, "the match is over, and the players start another one")),
            );
        }
    }

    pub(super) const fn is_open(&self) -> bool {
        self.hall.is_some()
    }

    pub(super) async fn news(&mut self) -> Option<HallNews> {
        self.news.1.recv().await
    }

    pub(super) async fn close(&mut self, goodbye: Goodbye) {
        if let Some(hall) = self.hall.take() {
            hall.close(goodbye).await;
        }
    }
}

impl Driver {
    /// Notes the written entries, and passes them on to the gallery. All of them are on disk.
    pub(super) fn show_to_watchers(&mut self) {
        let now = i64::try_from(self.now()).unwrap_or(i64::MAX);
        let Some(session) = self.peer.session() else { return };
        self.shows.written.resize(session.entries().len(), now);
        // A match is shown when both have signed it.
        if self.shows.wanted && self.shows.hall.is_none() && session.entries().len() > 1 {
            self.open_hall();
        }
        let (Some(session), Some(hall)) = (self.peer.session(), &mut self.shows.hall) else { return };
        let from = hall.fed() as usize;
        for (entry, at) in session.entries().iter().zip(&self.shows.written).skip(from) {
            hall.wrote(*at, entry);
        }
        self.tell_code();
    }

    fn open_hall(&mut self) {
        let Some(session) = self.peer.session() else { return };
        let known = self.store.pass();
        let Some(pass) = known.clone().or_else(|| fresh::pass().ok()) else { return };
        let Some(gallery) = Gallery::new(session.course().header(), session.me(), pass.clone()) else {
            self.shows.wanted = false;
            return self.tell(News::Watch(WatchNews::NotAgreed));
        };
        // If it cannot be kept the code is good for this run only, and a new start tells a new one.
        if known.is_none() {
            let _ = self.store.keep_pass(&pass);
        }
        let (endpoint, news) = (Arc::clone(&self.endpoint), Arc::clone(&self.shows.news.0));
        self.shows.hall = Some(Hall::open(endpoint, gallery, self.started, news));
        self.shows.pass = Some(pass);
        self.shows.expires = wall() + CODE_DAYS * 24 * 3600;
    }

    /// Tells the code when it is new: at first, with another secret, or when this computer has moved.
    fn tell_code(&mut self) {
        let Some(pass) = &self.shows.pass else { return };
        let kind = CodeKind::Watch(pass.secret.clone());
        // A spectator who finds the player with the help of relays finds the match, too.
        let make = if self.endpoint.reaches_far() { Code::reaching_far } else { Code::naming };
        let code = make(kind, None, &self.endpoint.key(), self.shows.expires, &self.own.merged()).to_string();
        if self.shows.code.as_ref() != Some(&code) {
            self.shows.code = Some(code.clone());
            self.tell(News::Watch(WatchNews::Code(code)));
        }
    }

    pub(super) fn watch_wish(&mut self, wish: WatchWish) {
        match (wish, &self.shows.hall) {
            (WatchWish::Open, None) => {
                self.shows.wanted = true;
                self.shows.closed = false;
            }
            (WatchWish::Open, Some(_)) => self.shows.code = None,
            (WatchWish::NewCode, Some(hall)) => {
                if let Ok(pass) = fresh::pass() {
                    hall.renew(pass);
                }
            }
            (WatchWish::List, Some(hall)) => hall.list(),
            (WatchWish::List, None) => self.tell(News::Watch(WatchNews::Watchers(Vec::new()))),
            (WatchWish::PutOut(key), Some(hall)) => hall.put_out(key),
            (WatchWish::Close, _) => {
                self.shows.wanted = false;
                self.shows.closed = true;
                self.shows.pass = None;
                self.shows.code = None;
                if let Some(hall) = self.shows.hall.take() {
                    tokio::spawn(hall.close(Goodbye::new(Farewell::Refused, "the player no longer shows the match")));
                }
            }
            (WatchWish::NewCode | WatchWish::PutOut(_), None) => {}
        }
    }

    pub(super) fn watch_news(&mut self, news: HallNews) {
        let news = match news {
            HallNews::Came(watcher) => WatchNews::Came(watcher),
            HallNews::Went(watcher, why) => WatchNews::Went(watcher, why),
            HallNews::Watchers(watchers) => WatchNews::Watchers(watchers),
            HallNews::Keep(pass) => {
                // A list that cannot be kept holds for this run of the program.
                let _ = self.store.keep_pass(&pass);
                self.shows.pass = Some(pass);
                return;
            }
        };
        self.tell(News::Watch(news));
    }

    /// A spectator comes while nothing is shown: for good, or not yet.
    pub(super) fn turn_away(&self, link: &Link) {
        let agreed = self.terms().is_none_or(|terms| terms.watch.is_some());
        link.close(if agreed && !self.shows.closed {
            Goodbye::new(Farewell::Busy, "no match is shown here yet")
        } else {
            Goodbye::new(Farewell::Refused, "this match is not shown")
        });
    }

    /// Whether the player's program should stay, although the match is over, for a spectator who has not seen all of
    /// it.
    pub(super) fn stays_for_watchers(&mut self, since: Instant) -> bool {
        let delay = self.terms().and_then(|terms| terms.watch).unwrap_or(0);
        let longest = Duration::from_secs(delay.into()) + FAREWELL;
        let left = longest.saturating_sub(since.elapsed());
        let stays = self.shows.hall.as_ref().is_some_and(Hall::is_waited_for) && !left.is_zero();
        if stays && !std::mem::replace(&mut self.shows.told_stay, true) {
            self.tell(News::Watch(WatchNews::Stays(left.as_secs())));
        }
        stays
    }

    fn terms(&self) -> Option<&Terms> {
        self.peer.session().map(Session::course).map(|course| &course.header().terms)
    }
}
