//! Watching over the network: dials the player of a watch code, again when the line is lost, and keeps the record.

use crate::quic::{Backoff, Closed, DialError, Endpoint, Failure, Farewell, Goodbye, Link};
use crate::store::{StoreError, read_bounded};
use engine::digest::Hash;
use record::expect::Expect;
use record::file::{EXTENSION, Record};
use record::identity::PlayerKey;
use record::invitation::{Code, CodeKind};
use record::watch::{Spectator, SpectatorNews, SpectatorOutput, WatchFault};
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

/// Time a dial may take.
const DIAL: Duration = Duration::from_secs(8);
/// Time between two acknowledgements.
const TICK: Duration = Duration::from_millis(100);

/// A spectator's program.
pub struct Visitor {
    endpoint: Arc<Endpoint>,
    addresses: Vec<SocketAddr>,
    expect: Expect,
    folder: PathBuf,
}

/// Result of a visit.
#[derive(Debug)]
pub struct Visited {
    /// The record, if there is any of it.
    pub record: Option<PathBuf>,
    /// Whether the match was seen to its end; a fault if it could not be, `None` if the visitor left.
    pub end: Option<Result<(), WatchFault>>,
}

impl Visitor {
    /// Watches what this code leads to, from this endpoint; the record comes into this folder. Nothing if the code is for
    /// something else.
    pub fn new(endpoint: Arc<Endpoint>, code: &Code, folder: &Path) -> Option<Visitor> {
        let CodeKind::Watch(_) = code.kind else { return None };
        let (addresses, expect) = (code.addresses().to_vec(), code.expect());
        Some(Visitor { endpoint, addresses, expect, folder: folder.to_owned() })
    }

    /// The same, but at these addresses.
    pub fn at(mut self, addresses: Vec<SocketAddr>) -> Visitor {
        self.addresses = addresses;
        self
    }
}

/// Watches until the match is over, it cannot go on, or the receiver of the news has gone.
pub async fn visit(
    visitor: Visitor,
    mut spectator: Spectator,
    seen: mpsc::Sender<SpectatorNews>,
) -> Result<Visited, StoreError> {
    let mut file = None;
    let mut backoff = Backoff::new(|| getrandom::u32().unwrap_or(0));
    let mut generation = 1;
    let mut met = None;
    let end = loop {
        let expect = met.map_or(visitor.expect, Expect::Key);
        let dial = visitor.endpoint.dial_to_watch(&visitor.addresses, expect, generation, DIAL);
        let dialled = tokio::select! {
            dialled = dial => dialled,
            () = seen.closed() => break None,
        };
        generation = generation.saturating_add(1);
        let why = match dialled {
            Ok(link) => {
                let key = link.peer();
                met = Some(key);
                let had = spectator.length();
                let why = sit(link, key, &mut spectator, &mut file, &visitor.folder, &seen).await?;
                if spectator.length() > had {
                    backoff.reset();
                }
                why
            }
            Err(error) => match hopeless(&error, met.is_some()) {
                Some(fault) => break Some(Err(fault)),
                None => Some(error.to_string()),
            },
        };
        if let Some(end) = spectator.ended() {
            break Some(end.clone());
        }
        let Some(why) = why else { break None };
        if seen.send(SpectatorNews::Lost(why)).await.is_err() {
            break None;
        }
        tokio::select! {
            () = tokio::time::sleep(backoff.next_wait()) => {}
            () = seen.closed() => break None,
        }
    };
    Ok(Visited { record: file.map(|file: Kept| file.path), end })
}

/// Whether dialling again can help. A visitor who has never been there is told the fault at once.
fn hopeless(error: &DialError, was_there: bool) -> Option<WatchFault> {
    let fault = |name: &str| Some(WatchFault::new(name, error.to_string()));
    match error.main_failure() {
        None => fault("not-dialled"),
        Some(Failure::Goodbye(goodbye)) if goodbye.kind == Farewell::Refused => fault("turned-away"),
        // A match that may be watched lets anyone through the handshake.
        Some(Failure::NotAdmitted) => Some(WatchFault::new("turned-away", "this match is not shown")),
        Some(Failure::OtherVersion) => fault("other-version"),
        Some(Failure::Unreachable | Failure::WrongKey) if !was_there => fault("unreachable"),
        Some(_) => None,
    }
}

/// Follows one link until it ends. Returns the reason, or `None` if the receiver of the news is gone.
async fn sit(
    link: Link,
    key: PlayerKey,
    spectator: &mut Spectator,
    file: &mut Option<Kept>,
    folder: &Path,
    seen: &mpsc::Sender<SpectatorNews>,
) -> Result<Option<String>, StoreError> {
    let mut link = link;
    let mut tick = tokio::time::interval(TICK);
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    spectator.connected(key, link.exporter());
    let ended = loop {
        let drop = carry_out(&link, spectator, file, folder, seen).await?;
        if let Some(why) = drop {
            break Some(Ok(why));
        }
        if spectator.ended().is_some() || seen.is_closed() {
            break None;
        }
        tokio::select! {
            frame = link.recv() => match frame {
                Ok(bytes) => spectator.receive(&bytes),
                Err(closed) => break Some(Err(closed)),
            },
            _ = tick.tick() => spectator.tick(),
            () = seen.closed() => {}
        }
    };
    let why = match ended {
        None => {
            link.finish(Goodbye::new(Farewell::Done, "")).await;
            None
        }
        Some(Ok(why)) => {
            link.close(Goodbye::new(Farewell::Misbehaved, why));
            Some(why.to_owned())
        }
        Some(Err(closed)) => {
            if let Closed::ByPeer(goodbye) = &closed
                && matches!(goodbye.kind, Farewell::Refused | Farewell::Misbehaved | Farewell::Done)
            {
                // A player who is done shows no more of this match; a player who only leaves may come back.
                spectator.turned_away(closed.to_string());
            }
            Some(closed.to_string())
        }
    };
    spectator.disconnected();
    Ok(why)
}

/// Carries out the spectator's actions. Returns the reason if it wants the link dropped.
async fn carry_out(
    link: &Link,
    spectator: &mut Spectator,
    file: &mut Option<Kept>,
    folder: &Path,
    seen: &mpsc::Sender<SpectatorNews>,
) -> Result<Option<&'static str>, StoreError> {
    while let Some(output) = spectator.poll() {
        match output {
            SpectatorOutput::Recall(match_id) => {
                let (kept, record) = Kept::open(folder, &match_id)?;
                let path = kept.path.clone();
                *file = Some(kept);
                if let Err(fault) = spectator.recall(record.as_ref()) {
                    return Err(StoreError::Io(path, std::io::Error::other(fault)));
                }
            }
            SpectatorOutput::Record(bytes) => {
                if let Some(file) = file {
                    file.append(&bytes)?;
                }
            }
            SpectatorOutput::Send(bytes) => {
                // A link that is gone says so when it is read.
                let _ = link.send(bytes).await;
            }
            SpectatorOutput::Drop(why) => return Ok(Some(why)),
            SpectatorOutput::Seen(what) => {
                if seen.send(what).await.is_err() {
                    return Ok(None);
                }
            }
        }
    }
    Ok(None)
}

/// The path of the record of a watched match in that folder.
pub fn record_in(folder: &Path, match_id: &Hash) -> PathBuf {
    let name: String = match_id.to_string().chars().take(16).collect();
    folder.join(name).with_extension(EXTENSION)
}

/// The record of a match that is watched. It only grows, and can be had again: it need not be on disk at once.
struct Kept {
    path: PathBuf,
    file: File,
}

impl Kept {
    /// The record of this match in the folder, and what is there of it.
    fn open(folder: &Path, match_id: &Hash) -> Result<(Kept, Option<Record>), StoreError> {
        let path = record_in(folder, match_id);
        let fault = |error| StoreError::Io(path.clone(), error);
        let file = OpenOptions::new().create(true).append(true).open(&path).map_err(fault)?;
        file.try_lock().map_err(|_| StoreError::InUse(path.clone()))?;
        let record = Record::read(&read_bounded(&path)?).ok();
        // A file that is no record, or of another match with the same beginning of its id, is not continued.
        let record = record.filter(|record| record.entries.iter().all(|signed| signed.entry.match_id == *match_id));
        file.set_len(record.as_ref().map_or(0, |record| record.whole as u64)).map_err(fault)?;
        Ok((Kept { path, file }, record))
    }

    fn append(&mut self, bytes: &[u8]) -> Result<(), StoreError> {
        self.file.write_all(bytes).map_err(|error| StoreError::Io(self.path.clone(), error))
    }
}
