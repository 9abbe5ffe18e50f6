//! A tournament game on a player's computer: found on disk, begun, or resumed.

use super::Participation;
use crate::MESSAGES;
use crate::evening_event::At;
use anyhow::bail;
use language::battle::Battle;
use language::say;
use net::driver::{Arrived, Journey};
use net::store::{header_of, read_bounded};
use play::shelf::BattleShelf;
use play::table::{self, Hosting, Joining, LocalPlayer, Onlooker};
use play::wire::Who;
use play::words::understood;
use record::file::{EXTENSION, Record};
use record::header::Terms;
use record::identity::PlayerKey;
use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;
use tokio::sync::mpsc;

/// Time an invitation to a table is good, in hours: longer than any round.
const HOURS: u64 = 24;

/// The state of a game on the disk.
pub(super) enum GameOnDisk {
    /// There is no game.
    Nothing,
    /// The game has begun, and has this number of entries.
    Unfinished(PathBuf, usize),
    /// The game is over, whether the opponent has confirmed it or not; these are the bytes of its record.
    Finished(Vec<u8>),
}

impl GameOnDisk {
    /// The game of this title against this player. The longest record counts; one without any signature does not.
    pub(super) fn find(player: &LocalPlayer, title: &str, opponent: &PlayerKey) -> GameOnDisk {
        let mut longest: Option<(usize, PathBuf, Vec<u8>, Record)> = None;
        let Ok(entries) = std::fs::read_dir(player.folders.matches()) else { return GameOnDisk::Nothing };
        for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
            if path.extension().is_none_or(|extension| extension != EXTENSION) {
                continue;
            }
            let is_it = header_of(&path).is_ok_and(|header| {
                let keys = header.players.each_ref().map(|one| one.key);
                header.terms.title == title && keys.contains(opponent) && keys.contains(&player.identity.key())
            });
            // The other files are not read any further.
            let Some(bytes) = is_it.then(|| read_bounded(&path).ok()).flatten() else { continue };
            let Ok(record) = Record::read(&bytes) else { continue };
            let length = record.entries.len();
            if length >= 2 && longest.as_ref().is_none_or(|(other, ..)| length > *other) {
                longest = Some((length, path, bytes, record));
            }
        }
        let Some((length, path, bytes, record)) = longest else { return GameOnDisk::Nothing };
        if table::has_ended(player.systems, &record) || table::entries_so_far(player.systems, &record).is_none() {
            GameOnDisk::Finished(bytes)
        } else {
            GameOnDisk::Unfinished(path, length)
        }
    }
}

/// A game that is being played.
pub(super) struct Game<'a> {
    pub(super) at: At,
    over: Pin<Box<dyn Future<Output = anyhow::Result<()>> + 'a>>,
}

impl<'a> Game<'a> {
    /// Waits for the opponent, and reports the code under which this table is found.
    pub(super) fn host(
        part: &'a Participation<'a>,
        at: At,
        battle: Battle,
        (terms, opened): (Terms, u64),
        who: Who,
        codes: mpsc::Sender<(At, String)>,
        onlooker: Onlooker,
    ) -> Game<'a> {
        let over = async move {
            let (battle, terms) = (Box::new(battle), Box::new(terms));
            let hosting = Hosting::Game { battle, terms, opened, hours: HOURS };
            let laid = table::host(part.player, hosting, part.network).await?;
            if let Some(code) = &laid.code {
                let _ = codes.send((at, code.clone())).await;
            }
            finished(laid.showing().seen_by(onlooker).play(part.player, who).await?)
        };
        Game { at, over: Box::pin(over) }
    }

    /// Goes to the opponent's table, if they offer the match settings of the tournament.
    pub(super) fn join(
        part: &'a Participation<'a>,
        at: At,
        code: String,
        battle: Battle,
        (terms, opened): (Terms, u64),
        who: Who,
        onlooker: Onlooker,
    ) -> Game<'a> {
        let over = async move {
            let call = table::call(
                part.player,
                Joining::Code(code),
                part.network,
                BattleShelf::only(part.player.systems, battle),
            )
            .await?;
            let agreed = move |offered: &Terms| {
                if *offered != terms {
                    bail!(say!(MESSAGES, "tournament-game-other"));
                }
                Ok(())
            };
            let laid = call.not_before(opened).sit_if(part.player, agreed).await?;
            finished(laid.showing().seen_by(onlooker).play(part.player, who).await?)
        };
        Game { at, over: Box::pin(over) }
    }

    /// Resumes a game; both players find each other at their last addresses.
    pub(super) fn resume(part: &'a Participation<'a>, at: At, path: PathBuf, who: Who, onlooker: Onlooker) -> Game<'a> {
        let over = async move {
            let laid = table::host(part.player, Hosting::Resume(path), part.network).await?;
            finished(laid.showing().seen_by(onlooker).play(part.player, who).await?)
        };
        Game { at, over: Box::pin(over) }
    }

    /// Waits until the game is over.
    pub(super) async fn over(&mut self) -> anyhow::Result<()> {
        self.over.as_mut().await
    }
}

fn finished(journey: Journey) -> anyhow::Result<()> {
    match journey.arrived {
        Arrived::Over => Ok(()),
        Arrived::Left => bail!(say!(MESSAGES, "tournament-game-left")),
        Arrived::Stopped(verdict) => {
            let what = replay::words::verdict(&verdict);
            bail!(say!(MESSAGES, "tournament-game-stopped", what = what))
        }
        Arrived::NoMatch(fault) => {
            bail!(say!(MESSAGES, "tournament-game-not-started", fault = understood(&fault.to_string())))
        }
        Arrived::Disk(error) => bail!("{error}"),
    }
}
