//! The room on this network from a terminal: the players, their offers, and one's own status.

use crate::MESSAGES;
use anyhow::{Context, bail};
use clap::Args;
use language::say;
use language::system::Systems;
use net::lan::{Adapters, Calling, FoundInvitation};
use net::room::{LONGEST_WORD, Presence, Room, RoomEntry, told_apart};
use play::table::{self, LocalPlayer};
use record::identity::PlayerKey;
use std::io::Write;
use std::time::{Duration, Instant};

/// Time between two looks at the room.
const LOOK: Duration = Duration::from_millis(200);

/// Looking at the room on this network.
#[derive(Args)]
pub struct RoomArgs {
    #[arg(long, default_value = "is here")]
    say: String,
    #[arg(long)]
    unseen: bool,
    #[arg(long)]
    seconds: Option<u64>,
    #[arg(long)]
    name: Option<String>,
}

/// Prints the players that come and go.
pub(crate) fn run(systems: Systems, args: &RoomArgs, out: &mut impl Write) -> anyhow::Result<bool> {
    let player = LocalPlayer::load(systems, args.name.as_deref())?;
    let me = player.identity.key();
    if args.say.chars().count() > LONGEST_WORD {
        bail!(say!(MESSAGES, "commands-room-status", most = LONGEST_WORD));
    }
    let room = Room::enter(&Adapters::Real, player.known())?;
    let _seen = if args.unseen { None } else { Some(Presence::new(&player.name, me, &args.say, Adapters::Real)?) };
    let begun = Instant::now();
    let (mut changes, mut before): (u64, Vec<RoomEntry>) = (0, Vec::new());
    while args.seconds.is_none_or(|seconds| begun.elapsed() < Duration::from_secs(seconds)) {
        if room.changes() != changes {
            changes = room.changes();
            let now = room.here(&me);
            for here in now.iter().filter(|here| !before.contains(here)) {
                writeln!(out, "{}", line(&now, here))?;
            }
            let still = |gone: &&RoomEntry| {
                now.iter().any(|here| (here.calling, here.found.key) == (gone.calling, gone.found.key))
            };
            for gone in before.iter().filter(|gone| !still(gone)) {
                let name = told_apart(&before, &gone.found);
                writeln!(out, "{}", say!(MESSAGES, "commands-room-left", name = name))?;
            }
            out.flush()?;
            before = now;
        }
        std::thread::sleep(LOOK);
    }
    Ok(true)
}

fn line(all: &[RoomEntry], here: &RoomEntry) -> String {
    let (name, what) = (told_apart(all, &here.found), here.found.battle.clone());
    match (here.calling, here.found.wanted) {
        (Calling::Player, _) => say!(MESSAGES, "commands-room-player", name = name, status = what),
        (Calling::Desk, _) => say!(MESSAGES, "commands-room-directs", name = name, tournament = what),
        (Calling::Invitation, Some(_)) => say!(MESSAGES, "commands-room-challenges", name = name, battle = what),
        (Calling::Invitation, None) => say!(MESSAGES, "commands-room-invites", name = name, battle = what),
    }
}

/// The one player in the room that these words name: by name, or by the first words of the fingerprint.
pub(crate) async fn find(words: &str) -> anyhow::Result<PlayerKey> {
    let found = table::list_calls(Calling::Player).await?;
    let wanted = words.trim().to_lowercase();
    let is_it = |one: &&FoundInvitation| {
        one.name.to_lowercase() == wanted || one.key.fingerprint().to_string().starts_with(&wanted)
    };
    let mut named = found.iter().filter(is_it);
    let first = named.next().with_context(|| say!(MESSAGES, "commands-room-unknown", words = words.to_owned()))?;
    if named.any(|other| other.key != first.key) {
        bail!(say!(MESSAGES, "commands-room-two", words = words.to_owned()));
    }
    Ok(first.key)
}
