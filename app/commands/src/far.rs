//! `check` and `relays`: friends far apart, and the relays that help them.

use crate::MESSAGES;
use crate::wire::runtime;
use anyhow::{Context, bail};
use clap::Args;
use language::say;
use language::system::Systems;
use net::far::{MOST_RELAYS, Relay, Relays};
use play::table::{LocalPlayer, Network};
use play::wire;
use std::io::Write;

/// Tests the network, and the connection to a friend by code.
#[derive(Args)]
pub struct CheckArgs {
    code: Option<String>,
    #[arg(long)]
    no_router: bool,
    #[arg(long)]
    loopback: bool,
}

/// Says what the network lets through.
pub(crate) fn check(systems: Systems, args: &CheckArgs, out: &mut impl Write) -> anyhow::Result<bool> {
    let player = LocalPlayer::load(systems, None)?;
    let network = Network { loopback: args.loopback, port: 0, router: !args.no_router };
    let check = runtime()?.block_on(wire::check(&player, args.code.as_deref(), network))?;
    write!(out, "{check}")?;
    out.flush()?;
    Ok(check.good)
}

/// The list of relays.
#[derive(Args)]
pub struct RelaysArgs {
    #[arg(long, value_name = "LINE")]
    add: Option<String>,
    #[arg(long, value_name = "HOST")]
    remove: Option<String>,
    #[arg(long, conflicts_with = "on")]
    off: bool,
    #[arg(long)]
    on: bool,
}

/// Shows and changes the list.
pub(crate) fn relays(systems: Systems, args: &RelaysArgs, out: &mut impl Write) -> anyhow::Result<bool> {
    let path = LocalPlayer::load(systems, None)?.folders.relays_file();
    let (before, wrong) = Relays::read(&path);
    let mut list = before.list().to_vec();
    if let Some(line) = &args.add {
        let relay: Relay = line.parse()?;
        list.retain(|known| known.url() != relay.url());
        list.push(relay);
        if list.len() > MOST_RELAYS {
            bail!(say!(MESSAGES, "commands-relays-full", most = MOST_RELAYS));
        }
    }
    if let Some(host) = &args.remove {
        let count = list.len();
        list.retain(|known| known.host() != host.trim());
        if list.len() == count {
            bail!(say!(MESSAGES, "commands-relays-unknown"));
        }
    }
    let mut relays = Relays::of(list);
    relays.allowed = (before.allowed || args.on) && !args.off;
    if relays != before {
        relays.write(&path).with_context(|| path.display().to_string())?;
    }
    for wrong in wrong {
        writeln!(out, "{}: {wrong}", path.display())?;
    }
    match relays.list() {
        [] => writeln!(out, "{}", say!(MESSAGES, "commands-relays-none"))?,
        list => list.iter().try_for_each(|relay| writeln!(out, "{relay}"))?,
    }
    if !relays.allowed {
        writeln!(out, "{}", say!(MESSAGES, "commands-relays-off"))?;
    }
    out.flush()?;
    Ok(true)
}
