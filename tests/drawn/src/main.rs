//! `estafette-drawn`: the part of the laboratory that draws.

mod app;
mod film;
mod first_games;
mod journeys;
mod render;

use anyhow::Context;
use clap::{Parser, Subcommand};
use lab::bench::replay::{self, BenchReplay};
use lab::systems::WITH_FORD;
use serde_json::Value;
use std::io::{self, Write};
use std::process::ExitCode;

#[derive(Parser)]
#[command(
    name = "estafette-drawn",
    about = "The part of Estafette's laboratory that draws: frames, films and the window measured",
    subcommand_required = true,
    arg_required_else_help = true
)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Frames of the board: what they cost the processor and the graphics card
    Render(render::BenchRender),
    /// The window: its start, its rest, how soon it shows what one does, and a whole game
    App(app::BenchApp),
    /// The guided first game of each system: clicks and seconds to the first command and through a whole turn
    FirstGames(first_games::BenchFirstGames),
    /// Opening a record, a position at any step, and a film, against bare signatures
    Replay(BenchReplay),
    /// Open the window with the ford among the battles, for tests
    Play(window::WindowArgs),
}

fn main() -> ExitCode {
    match run(Arguments::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("estafette-drawn: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> anyhow::Result<()> {
    match task {
        Task::Render(bench) => render::run(&bench, &mut io::stdout().lock()),
        Task::App(bench) => tell(&app::run(&bench)?, bench.json),
        Task::FirstGames(bench) => tell(&first_games::run(&bench)?, bench.json),
        Task::Replay(bench) => tell(&replay::run(&bench, film::film)?, bench.json),
        Task::Play(play) => window::open(WITH_FORD, &[], &play),
    }
}

/// Tells a result: on one line for programs, or laid out for people.
fn tell(result: &Value, json: bool) -> anyhow::Result<()> {
    let text = if json { serde_json::to_string(result) } else { serde_json::to_string_pretty(result) };
    writeln!(io::stdout().lock(), "{}", text.context("telling the result")?)?;
    Ok(())
}
