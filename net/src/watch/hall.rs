//! A gallery on the network: a task of its own beside the match, so that no spectator is ever waited for.

use super::gallery::{Gallery, GalleryTask, WINDOW, WINDOW_BYTES, Watcher};
use crate::queue::{QueueCapacity, QueueReceiver, QueueSender, queue};
use crate::quic::{Closed, Endpoint, Farewell, Goodbye, LARGEST_FRAME, Link, Outbox};
use record::entry::SignedEntry;
use record::identity::PlayerKey;
use record::watch::{LARGEST_FROM_SPECTATOR, Pass};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;

/// Time between two ticks of the gallery: a spectator sees an entry at most this much later than allowed.
const TICK: Duration = Duration::from_millis(100);
/// Frames from all spectators that wait; readers wait when it is full.
const FRAMES: usize = 64;
/// News that wait for the player's program; beyond that the oldest are lost. Spectators who come and go fill it.
const NEWS: QueueCapacity = QueueCapacity { pictures: 2, others: 256 };
/// Bytes that may wait for one spectator: all that is under way to it, the welcome and a refusal. One entry may be as
/// large as the whole window and more.
const ROOM: usize = WINDOW_BYTES as usize + LARGEST_FRAME + (WINDOW as usize) * 128;

/// News of the gallery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HallNews {
    /// A spectator watches from now on.
    Came(Watcher),
    /// A spectator watches no longer; the sentence says why.
    Went(Watcher, String),
    /// This is to be kept in a private file.
    Keep(Pass),
    /// The spectators, as was asked.
    Watchers(Vec<Watcher>),
}

/// A queue for the news of a gallery. Of data to keep the newest counts, and is never lost.
pub fn hall_news() -> (QueueSender<HallNews>, QueueReceiver<HallNews>) {
    queue(NEWS, |news| matches!(news, HallNews::Keep(_)))
}

enum Order {
    Wrote(i64, Box<SignedEntry>),
    PutOut(PlayerKey),
    Renew(Pass),
    List,
    Close(Goodbye),
}

/// Progress of the task.
#[derive(Clone, Copy, Debug, Default)]
struct Progress {
    entries: u32,
    waited_for: bool,
}

/// A gallery that is open. Its owner feeds it, and never waits for it.
pub struct Hall {
    /// Without a bound of its own: it holds the entries of one match, which has a longest length, and the player's
    /// requests. No spectator adds to it, and the task that takes them out never blocks.
    orders: mpsc::UnboundedSender<Order>,
    progress: watch::Receiver<Progress>,
    fed: u32,
    task: JoinHandle<()>,
}

impl Hall {
    /// Opens a gallery to spectators who dial this endpoint. Times are counted from `started`.
    pub fn open(endpoint: Arc<Endpoint>, gallery: Gallery, started: Instant, news: Arc<QueueSender<HallNews>>) -> Hall {
        let (orders, orders_in) = mpsc::unbounded_channel();
        let (told, progress) = watch::channel(Progress::default());
        let room =
            Room { endpoint, gallery, started, links: BTreeMap::new(), next: 0, frames: mpsc::channel(FRAMES), news };
        let task = tokio::spawn(room.run(orders_in, told));
        Hall { orders, progress, fed: 0, task }
    }

    /// An entry was written at this time, and is on disk.
    pub fn wrote(&mut self, at: i64, entry: &SignedEntry) {
        self.fed = self.fed.saturating_add(1);
        self.order(Order::Wrote(at, Box::new(entry.clone())));
    }

    /// Number of entries it has been given.
    pub const fn fed(&self) -> u32 {
        self.fed
    }

    /// Puts a spectator out, and keeps them out.
    pub fn put_out(&self, key: PlayerKey) {
        self.order(Order::PutOut(key));
    }

    /// From now on another code is good.
    pub fn renew(&self, pass: Pass) {
        self.order(Order::Renew(pass));
    }

    /// Asks for the spectators; the answer comes as news.
    pub fn list(&self) {
        self.order(Order::List);
    }

    /// Whether a spectator still waits for entries that are written.
    pub fn is_waited_for(&self) -> bool {
        let progress = *self.progress.borrow();
        !self.task.is_finished() && (progress.entries < self.fed || progress.waited_for)
    }

    /// Says goodbye to all spectators.
    pub async fn close(self, goodbye: Goodbye) {
        self.order(Order::Close(goodbye));
        let _ = self.task.await;
    }

    fn order(&self, order: Order) {
        // A task that has ended shows nothing any more.
        let _ = self.orders.send(order);
    }
}

struct Room {
    endpoint: Arc<Endpoint>,
    gallery: Gallery,
    started: Instant,
    links: BTreeMap<u64, (Outbox, JoinHandle<()>)>,
    next: u64,
    frames: (mpsc::Sender<Frame>, mpsc::Receiver<Frame>),
    news: Arc<QueueSender<HallNews>>,
}

struct Frame {
    link: u64,
    what: Result<Vec<u8>, String>,
}

impl Room {
    async fn run(mut self, mut orders: mpsc::UnboundedReceiver<Order>, told: watch::Sender<Progress>) {
        let endpoint = Arc::clone(&self.endpoint);
        let mut tick = tokio::time::interval(TICK);
        tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            self.carry_out();
            let now = self.now();
            told.send_replace(Progress { entries: self.gallery.length(), waited_for: self.gallery.is_waited_for(now) });
            tokio::select! {
                order = orders.recv() => {
                    let closed = || Order::Close(Goodbye::new(Farewell::Leaving, ""));
                    match order.unwrap_or_else(closed) {
                        Order::Wrote(at, entry) => self.gallery.wrote(at, &entry),
                        Order::PutOut(key) => self.gallery.put_out(&key),
                        Order::Renew(pass) => self.gallery.renew(pass),
                        Order::List => self.tell(HallNews::Watchers(self.gallery.watchers())),
                        Order::Close(goodbye) => return self.close(&goodbye).await,
                    }
                }
                link = endpoint.accept_watcher() => match link {
                    Some(link) => self.take(link),
                    None => return self.close(&Goodbye::new(Farewell::Leaving, "")).await,
                },
                frame = self.frames.1.recv() => if let Some(Frame { link, what }) = frame {
                    let now = self.now();
                    match what {
                        Ok(bytes) => self.gallery.receive(now, link, &bytes),
                        Err(why) => self.lost(now, link, &why),
                    }
                },
                _ = tick.tick() => {
                    let now = self.now();
                    self.gallery.tick(now);
                }
            }
        }
    }

    fn now(&self) -> u64 {
        u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn tell(&self, news: HallNews) {
        // A player's program that has ended hears nothing.
        let _ = self.news.tell(news);
    }

    fn take(&mut self, link: Link) {
        self.next += 1;
        let (id, key, exporter) = (self.next, link.peer(), *link.exporter());
        let from = Some(link.network());
        let (sender, mut receiver) = link.split();
        let frames = self.frames.0.clone();
        let reader = tokio::spawn(async move {
            loop {
                let what = match receiver.recv().await {
                    // Too long for anything that may be said here: it is not worth carrying further.
                    Ok(bytes) if bytes.len() > LARGEST_FROM_SPECTATOR => Ok(Vec::new()),
                    Ok(bytes) => Ok(bytes),
                    Err(Closed::ByPeer(goodbye)) if goodbye.words.is_empty() => Err(String::from("the spectator left")),
                    Err(closed) => Err(closed.to_string()),
                };
                let last = what.is_err();
                if frames.send(Frame { link: id, what }).await.is_err() || last {
                    return;
                }
            }
        });
        self.links.insert(id, (Outbox::new(sender, ROOM), reader));
        let now = self.now();
        self.gallery.arrived(now, id, key, exporter, from);
    }

    fn lost(&mut self, now: u64, link: u64, why: &str) {
        if let Some((outbox, reader)) = self.links.remove(&link) {
            reader.abort();
            drop(outbox.close(Goodbye::new(Farewell::Busy, why)));
        }
        self.gallery.left(now, link, why);
    }

    fn carry_out(&mut self) {
        while let Some(deed) = self.gallery.poll() {
            match deed {
                GalleryTask::Send(link, bytes) => {
                    if self.links.get(&link).is_some_and(|(outbox, _)| !outbox.push(bytes)) {
                        let now = self.now();
                        self.lost(now, link, "the spectator's connection is too slow");
                    }
                }
                GalleryTask::Close(link, goodbye) => {
                    if let Some((outbox, reader)) = self.links.remove(&link) {
                        reader.abort();
                        drop(outbox.close(goodbye));
                    }
                }
                GalleryTask::Came(watcher) => self.tell(HallNews::Came(watcher)),
                GalleryTask::Went(watcher, why) => self.tell(HallNews::Went(watcher, why)),
                GalleryTask::Keep(pass) => self.tell(HallNews::Keep(pass)),
            }
        }
    }

    async fn close(mut self, goodbye: &Goodbye) {
        let links = std::mem::take(&mut self.links);
        let writers: Vec<_> = links
            .into_values()
            .map(|(outbox, reader)| {
                reader.abort();
                outbox.close(goodbye.clone())
            })
            .collect();
        for writer in writers {
            let _ = writer.await;
        }
    }
}

#[cfg(test)]
#[allow(clippy::indexing_slicing, reason = "a test may fail loudly")]
mod tests {
    use super::*;
    use record::identity::Identity;
    use record::invitation::Secret;
    use record::seed::Seed;

    #[test]
    fn spectators_who_come_and_go_fill_no_memory_and_push_nothing_out_that_is_to_be_kept() {
        let (telling, hearing) = hall_news();
        let key = Identity::from_seed(&Seed::from_bytes([7; 32])).key();
        let mut pass = Pass::new(Secret::from_bytes([9; 9]));
        pass.keep_out(key);
        telling.tell(HallNews::Keep(pass.clone()));
        for has in 0..10_000 {
            telling.tell(HallNews::Came(Watcher { name: String::from("Baedeker"), key, has }));
        }
        let heard: Vec<HallNews> = std::iter::from_fn(|| hearing.try_recv().ok()).collect();
        assert_eq!((&heard[0], heard.len()), (&HallNews::Keep(pass), 1 + NEWS.others));
    }
}
