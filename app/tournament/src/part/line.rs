//! A player's line to the desk: dialled again whenever it is lost, while their game continues.

use crate::MESSAGES;
use crate::message::{FromDesk, LARGEST_RECORD, PIECE, ToDesk};
use anyhow::{Context, bail};
use language::say;
use net::quic::{Backoff, Bind, Endpoint, Farewell, Goodbye, Link};
use play::table::LocalPlayer;
use record::expect::Expect;
use record::identity::PlayerKey;
use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// Time a dial may take.
const DIAL: Duration = Duration::from_secs(8);

/// The most messages that wait for the desk: a whole record in pieces, and some more. A game reports its state every
/// few seconds, and the desk may be away for hours.
const WAITING: usize = LARGEST_RECORD as usize / PIECE + 64;

/// The director's key and the addresses of the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeskCode {
    /// The director's key.
    pub key: PlayerKey,
    /// The addresses at which the desk can be dialled.
    pub addresses: Vec<SocketAddr>,
}

impl fmt::Display for DeskCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let addresses: Vec<String> = self.addresses.iter().map(ToString::to_string).collect();
        write!(f, "{}@{}", self.key, addresses.join(","))
    }
}

impl FromStr for DeskCode {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<DeskCode> {
        let (key, addresses) = text.trim().split_once('@').with_context(|| say!(MESSAGES, "tournament-code-form"))?;
        let digits: Vec<char> = key.chars().collect();
        let byte = |pair: &[char]| u8::from_str_radix(&pair.iter().collect::<String>(), 16).ok();
        let bytes: Option<Vec<u8>> = digits.chunks(2).map(byte).collect();
        let bytes: [u8; 32] =
            bytes.and_then(|bytes| bytes.try_into().ok()).with_context(|| say!(MESSAGES, "tournament-code-key"))?;
        let addresses: Result<Vec<SocketAddr>, _> = addresses.split(',').map(str::parse).collect();
        let addresses = addresses.with_context(|| say!(MESSAGES, "tournament-code-address"))?;
        if addresses.is_empty() || addresses.len() > 16 {
            bail!(say!(MESSAGES, "tournament-code-addresses"));
        }
        Ok(DeskCode { key: PlayerKey::try_from(bytes)?, addresses })
    }
}

/// An event on the line.
pub(super) enum FromLine {
    /// The desk answers.
    Up,
    /// The line is lost, or there is no answer; it is dialled again.
    Down(String),
    /// The desk says this.
    Said(FromDesk),
}

/// A line that redials by itself. It ends when it is dropped.
pub(super) struct Line {
    endpoint: Arc<Endpoint>,
    out: mpsc::Sender<Vec<u8>>,
    heard: mpsc::Receiver<FromLine>,
    task: JoinHandle<()>,
}

impl Line {
    pub(super) async fn open(player: &LocalPlayer, desk: DeskCode, bind: Bind) -> anyhow::Result<Line> {
        Ok(Line::to(desk, Arc::new(Endpoint::bind(&player.identity, bind).await?)))
    }

    fn to(desk: DeskCode, endpoint: Arc<Endpoint>) -> Line {
        let (out, outgoing) = mpsc::channel(WAITING);
        let (said, heard) = mpsc::channel(64);
        let task = tokio::spawn(keep_up(Arc::clone(&endpoint), desk, outgoing, said));
        Line { endpoint, out, heard, task }
    }

    /// The next event; `None` once the line has ended. Dropping the future loses nothing.
    pub(super) async fn hear(&mut self) -> Option<FromLine> {
        self.heard.recv().await
    }

    /// Sends this message if the desk is connected; otherwise it is dropped, and the caller sends it again later.
    pub(super) fn say(&self, message: &ToDesk) {
        let _ = self.out.try_send(message.encode());
    }

    /// Says goodbye. A desk whose players have all left closes at once; otherwise it would wait for them.
    pub(super) async fn leave(self) {
        self.endpoint.shutdown(&Goodbye::new(Farewell::Leaving, "")).await;
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn keep_up(
    endpoint: Arc<Endpoint>,
    desk: DeskCode,
    mut outgoing: mpsc::Receiver<Vec<u8>>,
    said: mpsc::Sender<FromLine>,
) {
    let mut backoff = Backoff::new(|| u32::MAX / 2);
    loop {
        let why = match endpoint.dial_desk(&desk.addresses, Expect::Key(desk.key), DIAL).await {
            Ok(link) => {
                backoff.reset();
                // Messages from before the connection are out of date.
                while outgoing.try_recv().is_ok() {}
                if said.send(FromLine::Up).await.is_err() {
                    return;
                }
                talk(link, &mut outgoing, &said).await
            }
            Err(error) => error.to_string(),
        };
        if said.send(FromLine::Down(why)).await.is_err() {
            return;
        }
        tokio::time::sleep(backoff.next_wait()).await;
    }
}

/// Talks until the line is lost. Returns the reason.
async fn talk(link: Link, outgoing: &mut mpsc::Receiver<Vec<u8>>, said: &mpsc::Sender<FromLine>) -> String {
    let (sender, mut receiver) = link.split();
    loop {
        tokio::select! {
            frame = receiver.recv() => match frame {
                Ok(bytes) => match FromDesk::decode(&bytes) {
                    Ok(message) => if said.send(FromLine::Said(message)).await.is_err() {
                        sender.close(Goodbye::new(Farewell::Leaving, ""));
                        return String::new();
                    },
                    Err(error) => return format!("the desk sent an unknown message: {error}"),
                },
                Err(closed) => return closed.to_string(),
            },
            bytes = outgoing.recv() => match bytes {
                Some(bytes) => if let Err(closed) = sender.send(bytes).await {
                    return closed.to_string();
                },
                None => return String::from("the player left"),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::PROTOCOL;
    use record::identity::Identity;
    use record::seed::Seed;

    #[tokio::test]
    async fn what_is_said_while_the_desk_is_away_fills_no_memory() {
        let away = std::net::UdpSocket::bind("127.0.0.1:0").unwrap();
        let [player, director] = [1, 2].map(|seed| Identity::from_seed(&Seed::from_bytes([seed; 32])));
        let desk = DeskCode { key: director.key(), addresses: vec![away.local_addr().unwrap()] };
        let line = Line::to(desk, Arc::new(Endpoint::bind(&player, Bind::LOOPBACK).await.unwrap()));
        for _ in 0..10_000 {
            line.say(&ToDesk::Hello { protocol: PROTOCOL });
        }
        assert_eq!((line.out.max_capacity(), line.out.capacity()), (WAITING, 0));
    }

    #[test]
    fn a_desks_code_is_read_as_it_was_written_and_nothing_else_is() {
        let key = Identity::from_seed(&Seed::from_bytes([7; 32])).key();
        let desk = DeskCode { key, addresses: vec!["10.0.0.1:4815".parse().unwrap(), "[fe80::1]:9".parse().unwrap()] };
        assert_eq!(desk.to_string().parse::<DeskCode>().unwrap(), desk);
        for bad in ["", "abc", "@1.2.3.4:5", "zz@1.2.3.4:5", &format!("{key}@"), &format!("{key}@nowhere")] {
            assert!(bad.parse::<DeskCode>().is_err(), "{bad:?}");
        }
    }
}
