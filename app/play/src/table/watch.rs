//! Watching a match of others, as late as its players agreed to be watched.

use super::chapter::{Reader, ToldEntry};
use super::heard::{Heard, Voice};
use super::network::{Network, known};
use super::now::{Around, Now};
use super::seat::{self, LocalPlayer, Vows};
use super::words::no_connection;
use crate::MESSAGES;
use anyhow::{Context, bail};
use engine::contract::Side;
use language::battle::Battle;
use language::say;
use language::system::{Eye, Systems};
use net::driver::wall;
use net::store::{StoreError, read_bounded};
use net::watch::{Visited, Visitor, record_in, visit};
use record::entry::Matter;
use record::file::Record;
use record::invitation::{Code, CodeKind};
use record::watch::{Spectator, SpectatorNews};
use replay::library;
use replay::systems;
use std::path::PathBuf;
use std::pin::pin;
use std::sync::Arc;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// Sentences that may wait for a slow terminal; then the match waits, for this spectator alone.
const SENTENCES: usize = 64;

/// A visit under way, and what is seen on it. Dropping the channel ends it.
pub type Visiting = (JoinHandle<Result<Visited, StoreError>>, mpsc::Receiver<SpectatorNews>);

/// Goes to watch the match of this code.
pub async fn spectate(player: &LocalPlayer, code: &str, network: Network) -> anyhow::Result<Visiting> {
    let code = Code::read(code, wall())?;
    let CodeKind::Watch(secret) = &code.kind else {
        bail!(say!(MESSAGES, "play-not-a-watch-code", code = code.to_string()));
    };
    let endpoint = network.bind(player).await?;
    known(player.systems, code.system())?;
    let spectator = Spectator::new(player.identity.key(), &player.name, secret.clone(), systems::all(player.systems));
    let visitor = Visitor::new(endpoint, &code, player.folders.watched())
        .with_context(|| say!(MESSAGES, "play-no-watch-code"))?;
    let (say, hear) = mpsc::channel(SENTENCES);
    Ok((tokio::spawn(visit(visitor, spectator, say)), hear))
}

/// Watches the match of this code until it is over or the player has left.
pub(super) async fn watch(
    player: &LocalPlayer,
    code: &str,
    network: Network,
    left: impl Future<Output = ()>,
    voice: &Voice,
) -> anyhow::Result<()> {
    let (visiting, mut hear) = spectate(player, code, network).await?;
    let mut left = pin!(left);
    let mut seat =
        Seat { systems: player.systems, folder: player.folders.watched().to_owned(), watched: None, late: 0 };
    loop {
        let seen = tokio::select! {
            seen = hear.recv() => seen,
            () = &mut left => break,
        };
        let Some(seen) = seen else { break };
        // More may have come meanwhile; it is in the record, too.
        let mut all = vec![seen];
        while let Ok(seen) = hear.try_recv() {
            all.push(seen);
        }
        for seen in &all {
            seat.hear(seen, voice)?;
        }
        seat.catch_up(voice)?;
    }
    drop(hear);
    if let Some(Err(fault)) = visiting.await.with_context(|| say!(MESSAGES, "play-shown-lost"))??.end {
        voice.trouble(fault);
    }
    Ok(())
}

struct Seat {
    systems: Systems,
    folder: PathBuf,
    watched: Option<Watched>,
    late: u32,
}

struct Watched {
    path: PathBuf,
    battle: Battle,
    reader: Reader,
}

impl Seat {
    fn hear(&mut self, seen: &SpectatorNews, voice: &Voice) -> anyhow::Result<()> {
        match seen {
            SpectatorNews::Welcome { name, delay, .. } => {
                self.late = *delay;
                let name = name.to_string();
                voice.say(Heard::Word(say!(MESSAGES, "play-shows-delayed", name = name, delay = *delay)));
            }
            SpectatorNews::Begun { header, .. } => {
                let path = record_in(&self.folder, &header.match_id());
                let battle = library::of_header(self.systems, header, None)?;
                self.watched = Some(Watched { path, battle: battle.clone(), reader: Reader::new(battle.clone()) });
                voice.say(Heard::Begun(Box::new(battle)));
            }
            SpectatorNews::Lost(why) => _ = voice.say(Heard::Word(no_connection(why))),
            SpectatorNews::Differs { seq, .. } => {
                voice.say(Heard::Word(say!(MESSAGES, "play-shown-wrong", seq = *seq)));
            }
            SpectatorNews::Written { .. } | SpectatorNews::Ended(_) | SpectatorNews::Closed => {}
        }
        Ok(())
    }

    /// Tells what the record holds beyond what was told.
    fn catch_up(&mut self, voice: &Voice) -> anyhow::Result<()> {
        let Some(watched) = &mut self.watched else { return Ok(()) };
        let record = Record::read(&read_bounded(&watched.path)?)?;
        let begins = watched.reader.course().is_none();
        let mut new = watched.reader.read(&record.entries)?;
        new.retain(|chapter| !chapter.is_empty());
        if begins {
            let Some(course) = watched.reader.course() else { return Ok(()) };
            voice.say(Heard::Before(std::mem::take(&mut new), course.length()));
        }
        for chapter in new {
            voice.say(chapter.back_to.map(|to| Heard::Agreed(Matter::Rewind { to })));
            voice.say(Heard::Happened(Box::new(ToldEntry { back_to: None, ..chapter })));
        }
        if let Some(now) = stands(watched, self.late) {
            voice.say(Heard::Now(Arc::new(now)));
        }
        Ok(())
    }
}

/// The state of the match, this many seconds late; `None` if the battle is one of another system.
fn stands(watched: &Watched, late: u32) -> Option<Now> {
    let course = watched.reader.course()?;
    let header = course.header();
    let game = course.game();
    let standing = course.standing();
    let asked = seat::asked(&**game).filter(|_| standing.ending().is_none());
    let around = Around {
        length: course.length(),
        head: Some(course.head_hash()),
        paused: standing.is_paused(),
        ending: standing.ending(),
        late: Some(late),
        luck: watched.reader.luck(),
        ..Around::default()
    };
    Some(Now {
        position: watched.battle.position(game, Eye::Public)?,
        me: Side::First,
        here: [false, false],
        names: Side::BOTH.map(|side| header.player(side).name.clone()),
        asked,
        closed: course.due() == record::course::Due::Nothing,
        far: false,
        met: true,
        record: Some(watched.path.clone()),
        vows: Some(Vows::of(header)),
        around,
    })
}
