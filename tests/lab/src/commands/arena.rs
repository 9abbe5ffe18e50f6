//! `arena`: bots against each other, many times.

use anyhow::bail;
use clap::Args;
use lab::arena::{self, BotStanding, Contest, ScoreClaim};
use lab::library;
use language::bot::BotKind;
use serde_json::Value;
use std::io::{self, IsTerminal, Write};

#[derive(Args)]
pub(crate) struct Arena {
    /// The bot whose strength is measured: random, recruit, sensible, captain or marshal
    #[arg(long, default_value = "marshal")]
    a: BotKind,
    /// Opponents: several bots, or "all" for the whole ladder
    #[arg(long, value_delimiter = ',', default_value = "sensible")]
    b: Vec<String>,
    /// A built-in battle, or a scenario file
    #[arg(long, default_value = "eylau")]
    scenario: String,
    /// Optional rules of the battle to play with, such as weather
    #[arg(long, value_name = "RULES", value_delimiter = ',')]
    with: Vec<String>,
    /// Largest number of games against each: half with the sides changed, and the same dice
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// Seed of all games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play until it is clear whether A scores this share, draws counted half
    #[arg(long, default_value_t = 0.5)]
    claim: f64,
    /// Scores this close to the claim are left open
    #[arg(long, default_value_t = 0.05)]
    margin: f64,
    /// Play all games, however clear it is
    #[arg(long)]
    full: bool,
    /// Number of threads (affects only the times)
    #[arg(long)]
    threads: Option<usize>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The opponents of the bot.
fn others(args: &Arena) -> anyhow::Result<Vec<BotKind>> {
    if args.b.iter().any(|name| name == "all") {
        return Ok(BotKind::ALL.into_iter().filter(|&kind| kind != args.a).collect());
    }
    args.b.iter().map(|name| name.parse().map_err(anyhow::Error::msg)).collect()
}

/// Plays, reports the standing on the way, and returns whether all went well.
pub(crate) fn run(args: &Arena, threads: usize, out: &mut impl Write) -> anyhow::Result<bool> {
    if !(args.margin > 0.0 && args.claim - args.margin > 0.0 && args.claim + args.margin < 1.0) {
        bail!("a claim is a share between 0 and 1, and so are those a margin away from it");
    }
    let battle = library::open(&args.scenario, None)?;
    let on = battle.switches_named(&args.with)?;
    let mut all: Vec<BotStanding> = Vec::new();
    for other in others(args)? {
        let contest = Contest {
            battle: battle.clone(),
            on: on.clone(),
            bots: [args.a, other],
            weights: [None, None],
            games: args.games,
            seed: args.seed,
            claim: (!args.full).then_some(ScoreClaim { share: args.claim, margin: args.margin }),
            threads: args.threads.unwrap_or(threads),
        };
        let lively = io::stderr().is_terminal();
        let standing = arena::run(&contest, &mut |standing| {
            eprint!("{}{}", standing.line(), if lively { "\r" } else { "\n" });
        });
        if lively {
            eprintln!();
        }
        all.push(standing);
    }
    if args.json {
        writeln!(out, "{}", Value::Array(all.iter().map(BotStanding::json).collect()))?;
    } else {
        for standing in &all {
            write!(out, "{}", standing.text())?;
        }
    }
    out.flush()?;
    Ok(all.iter().all(|standing| standing.fault.is_none()))
}
