//! `check` and `relays`: friends far apart, and the relays that help them.

use crate::wire::runtime;
use anyhow::{Context, bail};
use clap::Args;
use language::system::Systems;
use net::far::{MOST_RELAYS, Relay, Relays};
use play::table::{LocalPlayer, Network};
use play::wire;
use std::io::Write;

/// Can we play?
#[derive(Args)]
pub struct CheckArgs {
    /// Code of a friend whose program is waiting, to measure the connection
    code: Option<String>,
    /// Do not ask the router to open a port
    #[arg(long)]
    no_router: bool,
    /// Test on this computer only, for trying things out
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
    /// Add the relay of this line, as its owner gave it to you
    #[arg(long, value_name = "LINE")]
    add: Option<String>,
    /// Remove the relay with this name or address
    #[arg(long, value_name = "HOST")]
    remove: Option<String>,
    /// Switch the relays off
    #[arg(long, conflicts_with = "on")]
    off: bool,
    /// Switch the relays on again
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
            bail!("the list holds at most {MOST_RELAYS} relays; remove one first");
        }
    }
    if let Some(host) = &args.remove {
        let count = list.len();
        list.retain(|known| known.host() != host.trim());
        if list.len() == count {
            bail!("no relay with that name is in the list");
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
        [] => writeln!(
            out,
            "Your list has no relays: only direct connections. A relay helps two players connect, and carries their \
             encrypted bytes if there is no direct connection. It sees neither moves nor dice (docs/RELAY.md)."
        )?,
        list => list.iter().try_for_each(|relay| writeln!(out, "{relay}"))?,
    }
    if !relays.allowed {
        writeln!(out, "Relays are switched off now (estafette relays --on).")?;
    }
    out.flush()?;
    Ok(true)
}
