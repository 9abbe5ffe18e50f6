//! Two peers on this computer play a whole battle over real QUIC, and the records are proven.

use crate::MESSAGES;
use crate::matches;
use crate::setup;
use crate::shelf::BattleShelf;
use crate::table::words::difference;
use crate::table::{self, BotHand, Hosting, Joining, LocalPlayer, LongWork, MatchParticipant, Network, Quiet};
use anyhow::{Context, bail};
use engine::contract::Side;
use engine::referee::Rulebook;
use language::battle::Battle;
use language::bot::BotKind;
use language::say;
use language::system::Systems;
use net::driver::{Arrived, Journey, News, Request};
use net::folders::Folders;
use net::store::read_bounded;
use record::file::Record;
use record::session::Notice;
use replay::proof;
use serde_json::{Value, json};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The match to show.
pub struct Demo {
    /// The systems of both programs.
    pub systems: Systems,
    /// The battle.
    pub battle: Battle,
    /// The place for the two players' folders.
    pub folder: PathBuf,
    /// The kind of bot that plays.
    pub bot: BotKind,
    /// The bots' seed; the dice are rolled by both peers and follow no seed.
    pub seed: u64,
    /// Rules of the guest's machine in place of the system's, for showing what a machine that miscounts leads to.
    pub guest_rules: Option<&'static dyn Rulebook>,
}

/// The result of the demonstration.
#[derive(Clone, Debug)]
pub struct Shown {
    /// Both records.
    pub records: [PathBuf; 2],
    /// Number of entries in them.
    pub entries: u32,
    /// Whether they are the same, entry by entry.
    pub equal: bool,
    /// The result of the proof of each.
    pub proofs: [proof::Summary; 2],
    /// Bytes an entry on disk.
    pub disk: f64,
    /// Bytes an entry in UDP packets, both directions together.
    pub wire: f64,
    /// Time that the match took, in seconds.
    pub seconds: f64,
    /// Time for which the host waited for its disk, in seconds.
    pub disk_seconds: f64,
}

impl Shown {
    /// Whether all went as it should.
    pub fn is_good(&self) -> bool {
        self.equal && self.proofs.iter().all(|proof| proof.is_good())
    }

    /// As JSON.
    pub fn json(&self) -> Value {
        json!({
            "good": self.is_good(),
            "records": self.records,
            "entries": self.entries,
            "equal": self.equal,
            "verified": self.proofs.iter().map(|proof| proof.json.clone()).collect::<Vec<_>>(),
            "bytes_per_entry_on_disk": round(self.disk),
            "bytes_per_entry_on_the_wire": round(self.wire),
            "seconds": round(self.seconds),
            "host_waited_for_disk_seconds": round(self.disk_seconds),
        })
    }
}

fn round(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

/// Plays it.
pub async fn demo(demo: &Demo, progress: &mut dyn FnMut(&str)) -> anyhow::Result<Shown> {
    let player = |name: &str| {
        let home = demo.folder.join(name.to_lowercase());
        std::fs::create_dir_all(&home).with_context(|| home.display().to_string())?;
        let folders = Folders::from_variables(|_| Some(home.clone().into_os_string()))?;
        LocalPlayer::load_from(demo.systems, folders, Some(name))
    };
    let (hosting, joining) = (player("Host")?, player("Guest")?);
    let terms = Box::new(setup::calm_terms(&demo.battle, Side::First, &[]));
    let new = Hosting::New { battle: Box::new(demo.battle.clone()), terms, lan: false, hours: 1 };
    let laid = table::host(&hosting, new, Network::LOOPBACK).await?;
    let code = laid.code.clone().unwrap_or_default();
    progress(&say!(MESSAGES, "play-demo-invites", code = code.clone()));
    let begun = Instant::now();
    let mut host_hand = Watched { hand: quiet(demo, 1), told: 0, progress };
    let mut guest_hand = quiet(demo, 2);
    let guest = async {
        let shelf = BattleShelf::only(demo.systems, demo.battle.clone());
        let call = table::call(&joining, Joining::Code(code), Network::LOOPBACK, shelf).await?;
        let laid = call.ruled_by(demo.guest_rules).sit(&joining).await?;
        laid.play_with(&joining, &mut guest_hand).await
    };
    let (host, guest) = tokio::join!(laid.play_with(&hosting, &mut host_hand), guest);
    let (host, guest) = (arrived(host?)?, arrived(guest?)?);
    shown(demo.systems, &host, &guest, begun.elapsed().as_secs_f64())
}

fn quiet(demo: &Demo, salt: u64) -> BotHand<io::Sink> {
    BotHand::new(demo.systems, demo.bot, demo.seed.wrapping_mul(2).wrapping_add(salt), Quiet::Yes, io::sink())
}

fn arrived(journey: Journey) -> anyhow::Result<Journey> {
    match &journey.arrived {
        Arrived::Over => Ok(journey),
        Arrived::Left => bail!("a player left before the end"),
        Arrived::Stopped(verdict) => bail!("{}: {}", verdict.name, verdict.text),
        Arrived::NoMatch(fault) => bail!("{fault}"),
        Arrived::Disk(error) => bail!("{error}"),
    }
}

fn shown(systems: Systems, host: &Journey, guest: &Journey, seconds: f64) -> anyhow::Result<Shown> {
    let path = |journey: &Journey| journey.store.record_path().context("there is no record");
    let records = [path(host)?, path(guest)?];
    let read = |path: &Path| anyhow::Ok(Record::read(&read_bounded(path)?)?);
    let [first, second] = [read(&records[0])?, read(&records[1])?];
    let entries = u32::try_from(first.entries.len()).unwrap_or(u32::MAX);
    let each = |bytes: u64| bytes as f64 / f64::from(entries.max(1));
    Ok(Shown {
        equal: first.entries == second.entries,
        proofs: [matches::prove(systems, &records[0])?, matches::prove(systems, &records[1])?],
        entries,
        disk: each(std::fs::metadata(&records[0])?.len()),
        wire: each(host.traffic.0 + host.traffic.1),
        seconds,
        disk_seconds: host.store.waited().0.as_secs_f64(),
        records,
    })
}

/// A hand that shows how far the match is.
struct Watched<'a, H> {
    hand: H,
    told: u8,
    progress: &'a mut dyn FnMut(&str),
}

impl<H: MatchParticipant> MatchParticipant for Watched<'_, H> {
    fn work(&mut self) -> Option<LongWork> {
        self.hand.work()
    }

    fn hear(&mut self, news: News) -> io::Result<Vec<Request>> {
        if let News::Notice(Notice::Differs(open)) = &news {
            (self.progress)(&difference(open));
        }
        if let News::Now(view) = &news
            && view.game.phase().turn != self.told
        {
            self.told = view.game.phase().turn;
            let (turn, entry) = (format!("{:>2}", self.told), format!("{:>5}", view.length));
            (self.progress)(&say!(MESSAGES, "play-demo-turn", turn = turn, entry = entry));
        }
        self.hand.hear(news)
    }
}
