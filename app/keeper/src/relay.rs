//! `relay`: running a relay for others.

use anyhow::Context;
use clap::Args;
use commands::{MESSAGES, runtime};
use language::say;
use relay::{RelayLimits, RelayServer};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// The options of `relay`.
#[derive(Args)]
pub struct RelayArgs {
    address: String,
    #[arg(long)]
    listen: Option<std::net::IpAddr>,
    #[arg(long, default_value_t = 443)]
    port: u16,
    #[arg(long, default_value_t = 7842)]
    udp: u16,
    #[arg(long, default_value_t = RelayLimits::default().machines)]
    machines: usize,
    #[arg(long, default_value_t = RelayLimits::default().bytes_a_second >> 10)]
    rate: u32,
    #[arg(long)]
    folder: Option<std::path::PathBuf>,
}

/// Runs a relay until it is stopped.
pub fn run(args: &RelayArgs) -> anyhow::Result<bool> {
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
        let started = started.with_context(|| say!(MESSAGES, "commands-relay-no-address"))?;
        let mut server = started?;
        println!("{}\n", say!(MESSAGES, "commands-relay-line"));
        println!("    {}\n", server.relay());
        println!("{}", say!(MESSAGES, "commands-relay-ports", tcp = args.port.to_string(), udp = args.udp.to_string()));
        tokio::select! {
            error = server.ended() => return Err(error.into()),
            stopped = stop_signal() => stopped?,
        }
        let (_, turned_away) = server.machines();
        println!("{}", say!(MESSAGES, "commands-relay-stopped", count = turned_away));
        server.stop().await;
        Ok(true)
    })
}

/// Waits for Ctrl-C, or for the signal of a service manager.
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
