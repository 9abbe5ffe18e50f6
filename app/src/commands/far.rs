//! `check`, `relays`, `relay`: friends far apart, and whoever helps them.

use super::wire::runtime;
use anyhow::{Context, bail};
use app::online::{self, Network, Player};
use clap::Args;
use net::far::{MOST_RELAYS, Relay, Relays};
use std::io::Write;

/// Can we play?
#[derive(Args)]
pub(crate) struct CheckArgs {
    /// The code of a friend whose program waits, to see how long it takes to him and back
    code: Option<String>,
    /// Do not ask the router to open a port
    #[arg(long)]
    no_router: bool,
    /// On this machine only, for trying things out
    #[arg(long)]
    loopback: bool,
}

/// Says what the network lets through.
pub(crate) fn check(args: &CheckArgs, out: &mut impl Write) -> anyhow::Result<bool> {
    let player = Player::load(None)?;
    let network = Network { loopback: args.loopback, port: 0, router: !args.no_router };
    let check = runtime()?.block_on(online::check(&player, args.code.as_deref(), network))?;
    write!(out, "{check}")?;
    out.flush()?;
    Ok(check.good)
}

/// The list of relays.
#[derive(Args)]
pub(crate) struct RelaysArgs {
    /// Add the relay of this line, as whoever runs it gave it to you
    #[arg(long, value_name = "LINE")]
    add: Option<String>,
    /// Take the relay of this name or address out
    #[arg(long, value_name = "HOST")]
    remove: Option<String>,
    /// Use none of them
    #[arg(long, conflicts_with = "on")]
    off: bool,
    /// Use them again
    #[arg(long)]
    on: bool,
}

/// Shows and changes the list.
pub(crate) fn relays(args: &RelaysArgs, out: &mut impl Write) -> anyhow::Result<bool> {
    let path = Player::load(None)?.folders.relays_file();
    let (before, wrong) = Relays::read(&path);
    let mut list = before.list().to_vec();
    if let Some(line) = &args.add {
        let relay: Relay = line.parse()?;
        list.retain(|known| known.url() != relay.url());
        list.push(relay);
        if list.len() > MOST_RELAYS {
            bail!("there is room for {MOST_RELAYS} relays; take one out first");
        }
    }
    if let Some(host) = &args.remove {
        let count = list.len();
        list.retain(|known| known.host() != host.trim());
        if list.len() == count {
            bail!("no relay of that name is in the list");
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
            "No relay is in your list: matches go directly or not at all. A relay helps two players to find each other, and \
             carries their sealed bytes where no direct way is found; it sees neither moves nor dice (docs/RELAY.md)."
        )?,
        list => list.iter().try_for_each(|relay| writeln!(out, "{relay}"))?,
    }
    if !relays.allowed {
        writeln!(out, "None of them is used at present (estafette relays --on).")?;
    }
    out.flush()?;
    Ok(true)
}

/// Running a relay.
#[derive(Args)]
pub(crate) struct RelayArgs {
    /// The public name or address of this machine, by which players reach it
    address: String,
    /// Where to listen; at all addresses of this machine if not given
    #[arg(long)]
    listen: Option<std::net::IpAddr>,
    /// The TCP port for HTTPS
    #[arg(long, default_value_t = 443)]
    port: u16,
    /// The UDP port at which machines learn what their addresses look like from outside
    #[arg(long, default_value_t = 7842)]
    udp: u16,
    /// How many machines it carries for at a time; a match has two
    #[arg(long, default_value_t = relay::RelayLimits::default().machines)]
    machines: usize,
    /// How many kilobytes a second are taken from each
    #[arg(long, default_value_t = relay::RelayLimits::default().bytes_a_second >> 10)]
    rate: u32,
    /// Where its key is kept; the folder of your settings if not given
    #[arg(long)]
    folder: Option<std::path::PathBuf>,
}

/// Runs a relay until it is stopped.
pub(crate) fn relay(args: &RelayArgs) -> anyhow::Result<bool> {
    use relay::{RelayLimits, RelayServer};
    use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
    let folder = match &args.folder {
        Some(folder) => folder.clone(),
        None => {
            let folders = net::folders::Folders::find()?;
            folders.make()?;
            folders.relays_file().parent().map(std::path::Path::to_path_buf).unwrap_or_default()
        }
    };
    let limits = RelayLimits { machines: args.machines, bytes_a_second: args.rate.saturating_mul(1024) };
    runtime()?.block_on(async {
        // One socket for IPv6 and IPv4 together, where the system has both.
        let everywhere = [IpAddr::V6(Ipv6Addr::UNSPECIFIED), IpAddr::V4(Ipv4Addr::UNSPECIFIED)];
        let listen = args.listen.map_or(everywhere.to_vec(), |address| vec![address]);
        let mut started = None;
        for address in listen {
            let made = RelayServer::start(&folder, &args.address, address, (args.port, args.udp), limits).await;
            let done = made.is_ok();
            started = Some(made);
            if done {
                break;
            }
        }
        let started = started.context("there is no address to listen at")?;
        let mut server = started?;
        println!("Players put this line into their lists (estafette relays --add \"...\", or Settings):\n");
        println!("    {}\n", server.relay());
        println!("TCP port {} and UDP port {} must be open. Ctrl-C stops.", args.port, args.udp);
        tokio::select! {
            error = server.ended() => return Err(error.into()),
            stopped = stop_signal() => stopped?,
        }
        let (_, turned_away) = server.machines();
        println!("The relay has stopped; {turned_away} were turned away for want of room.");
        server.stop().await;
        Ok(true)
    })
}

/// Waits for Ctrl-C, or for what service managers send.
async fn stop_signal() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
        tokio::select! {
            pressed = tokio::signal::ctrl_c() => pressed,
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}

/// Measures links over iroh.
pub(crate) fn bench(samples: usize) -> anyhow::Result<serde_json::Value> {
    in_a_folder(|folder| runtime()?.block_on(app::bench_far::far(folder, samples)))
}

/// Measures a relay.
pub(crate) fn bench_relay(matches: usize, seconds: u64, every: u64) -> anyhow::Result<serde_json::Value> {
    let every = std::time::Duration::from_millis(every.max(1));
    in_a_folder(|folder| runtime()?.block_on(app::bench_relay::relay(folder, matches, seconds, every)))
}

/// Measures something that needs a folder, which is gone afterwards.
fn in_a_folder(
    measured: impl FnOnce(&std::path::Path) -> anyhow::Result<serde_json::Value>,
) -> anyhow::Result<serde_json::Value> {
    let folder = std::env::temp_dir().join(format!("estafette-bench-far-{}", std::process::id()));
    let result = measured(&folder);
    let _ = std::fs::remove_dir_all(&folder);
    result
}
