//! The command line: every command that both programs have, with its options.

use crate::{MESSAGES, battle, far, languages, luggage, replay, room, scenario, tournament, wire};
use clap::Subcommand;
use language::say;
use language::system::Systems;
use play::adjutant;
use std::io::{self, IsTerminal};
use std::process::ExitCode;

/// A command of both programs.
#[derive(Subcommand)]
#[allow(missing_docs, reason = "their help is messages")]
pub enum SharedCommand {
    Host(wire::HostArgs),
    Join(wire::JoinArgs),
    Watch(wire::WatchArgs),
    Room(room::RoomArgs),
    Check(far::CheckArgs),
    Relays(far::RelaysArgs),
    Matches(wire::Matches),
    Demo(wire::DemoArgs),
    #[command(subcommand)]
    Tournament(tournament::TournamentCommand),
    Verify(wire::Verify),
    Tell(replay::TellArgs),
    Review(replay::ReviewArgs),
    Battle(battle::Fought),
    Adjutant,
    #[command(subcommand)]
    Luggage(luggage::Luggage),
    #[command(subcommand)]
    Scenario(scenario::ScenarioTask),
}

impl SharedCommand {
    /// Whether a program reads what the command prints.
    fn prints_json(&self) -> bool {
        match self {
            SharedCommand::Host(args) => args.playing.adjutant,
            SharedCommand::Join(args) => args.playing.adjutant,
            SharedCommand::Watch(args) => args.json,
            SharedCommand::Demo(args) => args.json,
            SharedCommand::Tournament(task) => matches!(task, tournament::TournamentCommand::Show { json: true, .. }),
            SharedCommand::Verify(args) => args.json,
            SharedCommand::Tell(args) => args.json,
            SharedCommand::Review(args) => args.json,
            SharedCommand::Adjutant => true,
            _ => false,
        }
    }
}

/// Runs a command. The exit code is 0 on success, 1 on failure, and 3 if a record is good and not finished.
pub fn done(systems: Systems, task: SharedCommand) -> anyhow::Result<ExitCode> {
    // Programs that read JSON are given the same words on every computer.
    if !task.prints_json() {
        languages::speak(systems, &[]);
    }
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
                let example = String::from("{\"do\": \"scenarios\"}");
                eprintln!("{}", say!(MESSAGES, "commands-adjutant-hint", example = example));
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
