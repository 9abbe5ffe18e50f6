//! A match while it is played: what the driver tells goes to the hand, what the hand wants goes to the driver, and whoever looks
//! on hears how it stands.

use super::hand::{Hand, Work};
use super::seen::Onlooking;
use super::setup::Player;
use super::table::{Driving, Laid};
use super::who::Who;
use crate::adjutant::{Line, read_line};
use crate::system::{Rules, System};
use crate::systems::{self, Errand};
use anyhow::{Context, bail};
use engine::contract::Side;
use net::driver::{Journey, News, Request, WatchWish};
use net::header::Header;
use std::pin::Pin;
use tokio::sync::mpsc;
use tokio::task::{JoinError, JoinHandle};

impl Laid {
    /// Plays until the match is over, the player leaves, or it cannot go on.
    pub async fn play(self, player: &Player, who: Who) -> anyhow::Result<Journey> {
        let system = self.system;
        systems::errand_in(system, Played { laid: self, player, who }).await
    }

    /// The same with a hand of one's own, for whoever knows the system.
    pub async fn play_with<S: System>(self, player: &Player, hand: &mut dyn Hand<S>) -> anyhow::Result<Journey> {
        let Laid { driving, link, mapping, mut announcement, stays, shows, onlooker, .. } = self;
        debug_assert!(self.player == player.identity.key());
        let Ok(driving) = driving.downcast::<Driving<S>>() else { bail!("the match is one of another system") };
        let Driving { driver, ask, mut hear } = *driving;
        let driver = if stays { driver.staying() } else { driver };
        let mut lines = hand.wants_lines().then(stdin_lines);
        let mut wishes = hand.wishes();
        let mut onlooking = onlooker.map(Onlooking::<S>::new);
        let drive = tokio::spawn(driver.run_with(link));
        let mut working = None;
        loop {
            if let Some(work) = hand.work() {
                let before: Option<Working<S>> = working.replace(tokio::spawn(work_out(work)));
                if let Some(before) = before {
                    before.abort();
                }
            }
            let requests = tokio::select! {
                news = hear.recv() => match news {
                    Some(news) => {
                        let mut first = None;
                        if let News::Begun { header, me, .. } = &news {
                            announcement = None;
                            remember(player, header, *me);
                            first = (shows && header.terms.watch.is_some()).then_some(Request::Watch(WatchWish::Open));
                        }
                        if let Some(onlooking) = &mut onlooking {
                            onlooking.hear(&news);
                        }
                        first.into_iter().chain(hand.hear(news)?).collect()
                    }
                    None => break,
                },
                line = next_line(&mut lines) => match line {
                    Some(Line::Text(line)) => hand.line(&String::from_utf8_lossy(&line))?,
                    Some(Line::TooLong) => hand.too_long_a_line()?,
                    // Nobody types any more: the match goes on, but nobody stays for another.
                    Some(Line::End) | None => {
                        lines = None;
                        if stays { vec![Request::Leave] } else { Vec::new() }
                    }
                },
                wish = next_line(&mut wishes) => match wish {
                    Some(ask) => hand.wish(ask).into_iter().collect(),
                    // Whoever wished has left the table.
                    None => { wishes = None; vec![Request::Leave] }
                },
                requests = done::<S>(&mut working) => {
                    working = None;
                    requests?
                }
                () = due(&mut onlooking) => Vec::new(),
                _ = tokio::signal::ctrl_c() => vec![Request::Leave],
            };
            for request in requests {
                if ask.send(request).await.is_err() {
                    break;
                }
            }
        }
        if let Some(working) = working {
            working.abort();
        }
        drop(announcement);
        let journey = drive.await.context("the match broke off")?;
        if let Some(mapping) = mapping {
            mapping.close().await;
        }
        Ok(journey)
    }
}

/// A match that is to be played at this end.
struct Played<'a> {
    laid: Laid,
    player: &'a Player,
    who: Who,
}

impl<'a> Errand for Played<'a> {
    type Done = Pin<Box<dyn Future<Output = anyhow::Result<Journey>> + 'a>>;

    fn run<S: System>(self) -> Self::Done {
        Box::pin(play::<S>(self.laid, self.player, self.who))
    }
}

/// Plays a match of the system `S`.
async fn play<S: System>(laid: Laid, player: &Player, who: Who) -> anyhow::Result<Journey> {
    let mut hand = who.hand::<S>();
    laid.play_with::<S>(player, &mut *hand).await
}

/// Work that is being done, and what it will want.
type Working<S> = JoinHandle<Result<Vec<Request<<S as Rules>::Game>>, JoinError>>;

/// Does work when its time has come, on a thread that may be kept busy.
async fn work_out<S: System>(work: Work<S>) -> Result<Vec<Request<S::Game>>, JoinError> {
    if !work.after.is_zero() {
        tokio::time::sleep(work.after).await;
    }
    tokio::task::spawn_blocking(work.think).await
}

/// Waits until the work is done; for ever where there is none.
async fn done<S: System>(working: &mut Option<Working<S>>) -> anyhow::Result<Vec<Request<S::Game>>> {
    match working {
        Some(task) => task.await.and_then(|done| done).context("the bot broke off"),
        None => std::future::pending().await,
    }
}

async fn next_line<T>(lines: &mut Option<mpsc::Receiver<T>>) -> Option<T> {
    match lines {
        Some(lines) => lines.recv().await,
        None => std::future::pending().await,
    }
}

/// Lines from the terminal or another program, each of bounded length.
fn stdin_lines() -> mpsc::Receiver<Line> {
    let (send, lines) = mpsc::channel(16);
    std::thread::spawn(move || {
        let mut input = std::io::stdin().lock();
        loop {
            let Ok(line @ (Line::Text(_) | Line::TooLong)) = read_line(&mut input) else { return };
            if send.blocking_send(line).is_err() {
                return;
            }
        }
    });
    lines
}

/// Tells whoever looks on how the match stands, as soon as that is due; never where nobody does.
async fn due<S: System>(onlooking: &mut Option<Onlooking<S>>) {
    match onlooking {
        Some(onlooking) => onlooking.due().await,
        None => std::future::pending().await,
    }
}

fn remember(player: &Player, header: &Header, me: Side) {
    let them = header.player(me.other());
    // A book that cannot be written does not keep anybody from playing.
    let _ = player.remember(&them.key, &them.name);
}
