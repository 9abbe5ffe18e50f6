//! The command line: every command that both programs have, with its options.

use crate::{battle, far, luggage, replay, room, scenario, tournament, wire};
use clap::Subcommand;
use language::system::Systems;
use play::adjutant;
use std::io::{self, IsTerminal};
use std::process::ExitCode;

/// A command of both programs.
#[derive(Subcommand)]
pub enum SharedCommand {
    /// Invite a friend to a battle, over the internet or on your network
    Host(wire::HostArgs),
    /// Join a friend's battle by a code, or on your network
    Join(wire::JoinArgs),
    /// Watch a match with a watch code, verifying it live
    Watch(wire::WatchArgs),
    /// List players, invitations, challenges and tournaments on this network, and be listed
    Room(room::RoomArgs),
    /// Test your network, and the connection to a friend by code
    Check(far::CheckArgs),
    /// List the relays you allow, and change the list (docs/RELAY.md)
    Relays(far::RelaysArgs),
    /// List unfinished matches
    Matches(wire::Matches),
    /// Play a battle between two programs on this computer over QUIC, and verify both records
    Demo(wire::DemoArgs),
    /// Create, direct or join a tournament (docs/TOURNAMENT.md)
    #[command(subcommand)]
    Tournament(tournament::TournamentCommand),
    /// Verify a match file or evidence: signatures, dice, hashes and commands
    Verify(wire::Verify),
    /// Print the log of a match, as text or JSON (docs/REPLAYS.md)
    Tell(replay::TellArgs),
    /// Find the decisions of a match that changed the winning chances most, and the choices of a bot (docs/BOTS.md)
    Review(replay::ReviewArgs),
    /// Let two bots fight a battle, and print it turn by turn
    Battle(battle::Fought),
    /// Play through JSON, one object per line (docs/ADJUTANT.md)
    Adjutant,
    /// Move your key and matches to another computer
    #[command(subcommand)]
    Luggage(luggage::Luggage),
    /// List the built-in battles, and check your own scenario files
    #[command(subcommand)]
    Scenario(scenario::ScenarioTask),
}

/// Runs a command. The exit code is 0 on success, 1 on failure, and 3 if a record is good and not finished.
pub fn done(systems: Systems, task: SharedCommand) -> anyhow::Result<ExitCode> {
    if let SharedCommand::Verify(args) = &task {
        let standing = wire::verify(systems, args, &mut io::BufWriter::new(io::stdout().lock()))?;
        return Ok(ExitCode::from(standing.status()));
    }
    Ok(if run(systems, task)? { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Runs a command. Returns whether it succeeded.
fn run(systems: Systems, task: SharedCommand) -> anyhow::Result<bool> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    match task {
        SharedCommand::Host(args) => {
            drop(out);
            wire::host(systems, &args)
        }
        SharedCommand::Join(args) => {
            drop(out);
            wire::join(systems, &args)
        }
        SharedCommand::Watch(args) => {
            drop(out);
            wire::watch(systems, &args)
        }
        SharedCommand::Room(args) => room::run(systems, &args, &mut out),
        SharedCommand::Check(args) => far::check(systems, &args, &mut out),
        SharedCommand::Relays(args) => far::relays(systems, &args, &mut out),
        SharedCommand::Matches(args) => wire::matches(systems, &args, &mut out),
        SharedCommand::Demo(args) => wire::demo(systems, &args, &mut out),
        SharedCommand::Tournament(task) => match task {
            tournament::TournamentCommand::Run(_) | tournament::TournamentCommand::Join(_) => {
                drop(out);
                tournament::run(systems, task, &mut io::sink())
            }
            task => tournament::run(systems, task, &mut out),
        },
        SharedCommand::Verify(args) => Ok(wire::verify(systems, &args, &mut out)? == ::replay::proof::FileWorth::Good),
        SharedCommand::Tell(args) => replay::tell(systems, &args, &mut out),
        SharedCommand::Review(args) => replay::review(systems, &args, all_cores(), &mut out),
        SharedCommand::Battle(args) => battle::fight(systems, &args, &mut out),
        SharedCommand::Adjutant => {
            if io::stdin().is_terminal() {
                eprintln!("The adjutant reads one JSON object a line, such as {{\"do\": \"scenarios\"}}.");
            }
            adjutant::serve(systems, &mut io::stdin().lock(), &mut out)?;
            Ok(true)
        }
        SharedCommand::Luggage(args) => luggage::run(systems, &args, &mut out),
        SharedCommand::Scenario(task) => scenario::run(systems, &task, &mut out),
    }
}

fn all_cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
