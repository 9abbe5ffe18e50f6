//! A match while it is played: news go from the driver to the hand and its requests back, and onlookers get glances.

use super::super::glance::Onlooking;
use super::super::seat::LocalPlayer;
use super::drive::{Driving, LaidTable};
use super::hand::{LongWork, MatchParticipant};
use crate::MESSAGES;
use crate::adjutant::{Line, read_line};
use anyhow::Context;
use engine::contract::Side;
use language::say;
use net::driver::{Journey, News, Request, WatchWish};
use record::header::Header;
use tokio::sync::mpsc;
use tokio::task::{JoinError, JoinHandle};

impl LaidTable {
    /// Plays until the match is over, the player leaves, or it cannot go on.
    pub async fn play_with(self, player: &LocalPlayer, hand: &mut dyn MatchParticipant) -> anyhow::Result<Journey> {
        let LaidTable { driving, link, mapping, mut announcement, stays, shows, onlooker, .. } = self;
        debug_assert!(self.player == player.identity.key());
        let Driving { driver, ask, mut hear } = *driving;
        let driver = if stays { driver.staying() } else { driver };
        let mut lines = hand.wants_lines().then(stdin_lines);
        let mut wishes = hand.wishes();
        let mut onlooking = onlooker.map(|onlooker| Onlooking::new(player.systems, onlooker));
        let drive = tokio::spawn(driver.run_with(link));
        let mut working = None;
        loop {
            if let Some(work) = hand.work() {
                let before: Option<Working> = working.replace(tokio::spawn(work_out(work)));
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
                line = or_never(lines.as_mut().map(mpsc::Receiver::recv)) => match line {
                    Some(Line::Text(line)) => hand.line(&String::from_utf8_lossy(&line))?,
                    Some(Line::TooLong) => hand.too_long_a_line()?,
                    // The input has ended: the match goes on, but the player does not stay for another.
                    Some(Line::End) | None => {
                        lines = None;
                        if stays { vec![Request::Leave] } else { Vec::new() }
                    }
                },
                wish = or_never(wishes.as_mut().map(mpsc::Receiver::recv)) => match wish {
                    Some(wish) => hand.wish(wish).into_iter().collect(),
                    // The player has left the table.
                    None => { wishes = None; vec![Request::Leave] }
                },
                requests = or_never(working.as_mut()) => {
                    working = None;
                    requests.and_then(|done| done).with_context(|| say!(MESSAGES, "play-bot-stopped"))?
                }
                () = or_never(onlooking.as_mut().map(Onlooking::due)) => Vec::new(),
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
        let journey = drive.await.with_context(|| say!(MESSAGES, "play-match-interrupted"))?;
        if let Some(mapping) = mapping {
            mapping.close().await;
        }
        Ok(journey)
    }
}

/// Work that is being done, and what it will want.
type Working = JoinHandle<Result<Vec<Request>, JoinError>>;

/// Does work when its time has come, on a thread that may be kept busy.
async fn work_out(work: LongWork) -> Result<Vec<Request>, JoinError> {
    if !work.after.is_zero() {
        tokio::time::sleep(work.after).await;
    }
    tokio::task::spawn_blocking(work.think).await
}

/// Waits for this; for ever where there is nothing to wait for.
async fn or_never<T>(awaited: Option<impl Future<Output = T>>) -> T {
    match awaited {
        Some(awaited) => awaited.await,
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

fn remember(player: &LocalPlayer, header: &Header, me: Side) {
    let them = header.player(me.other());
    // If the address book cannot be written, play goes on all the same.
    let _ = player.remember(&them.key, &them.name);
}
