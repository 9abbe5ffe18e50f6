//! `selfplay`: many games by bots.

use clap::Args;
use lab::library;
use lab::selfplay::{self, Detectors, SelfplayPlan};
use language::bot::BotKind;
use std::io::Write;

#[derive(Args)]
pub(crate) struct Selfplay {
    /// A built-in battle, or a scenario file
    #[arg(long, default_value = "eylau")]
    scenario: String,
    /// Number of games
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The number of the first game; a game depends on its number and the seed alone
    #[arg(long, default_value_t = 0, value_name = "GAME")]
    from: u64,
    /// Play this game alone
    #[arg(long, value_name = "GAME", conflicts_with_all = ["games", "from", "at_most"])]
    only: Option<u64>,
    /// Keep playing until every rule case is met, up to this many games
    #[arg(long, value_name = "GAMES")]
    at_most: Option<u64>,
    /// Seed of all games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The first player's bot: random, recruit, sensible, captain or marshal
    #[arg(long, default_value = "random")]
    first: BotKind,
    /// The second player's bot, likewise
    #[arg(long, default_value = "random")]
    second: BotKind,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Fail on a rule case without a hit. Rules that only refuse need the detectors, which try what breaks them
    #[arg(long)]
    check: bool,
    /// Do not watch for faults after every command
    #[arg(long)]
    no_detectors: bool,
    /// Number of threads (does not affect results)
    #[arg(long)]
    threads: Option<usize>,
    /// The revision of the rules to play by; the newest if none is named
    #[arg(long)]
    revision: Option<u32>,
}

/// Plays them, and whether all went well.
pub(crate) fn run(args: &Selfplay, threads: usize, out: &mut impl Write) -> anyhow::Result<bool> {
    let battle = library::open(&args.scenario, None)?;
    let plan = SelfplayPlan {
        battle: args.revision.map_or_else(|| Ok(battle.clone()), |revision| battle.under(revision))?,
        games: if args.only.is_some() { 1 } else { args.games },
        at_most: args.at_most.unwrap_or(0),
        seed: args.seed,
        bots: [args.first, args.second],
        detectors: if args.no_detectors { Detectors::OFF } else { Detectors::ON },
        threads: args.threads.unwrap_or(threads),
    };
    let (tally, seconds) = selfplay::run_from(&plan, args.only.unwrap_or(args.from));
    if args.json {
        writeln!(out, "{}", tally.json(seconds))?;
    } else {
        write!(out, "{}", tally.text(seconds))?;
    }
    let mut good = tally.faults.is_empty();
    if args.check {
        for (case, thought) in tally.unexplained() {
            eprintln!("rule case {case} was never met: {thought}");
            good = false;
        }
    }
    out.flush()?;
    Ok(good)
}
