//! `battle`: two bots fight, told turn by turn.

use crate::MESSAGES;
use clap::Args;
use language::bot::BotKind;
use language::say;
use language::system::Systems;
use play::narrator;
use std::io::Write;

/// A battle of two bots.
#[derive(Args)]
pub struct Fought {
    #[arg(long, default_value = "eylau")]
    scenario: String,
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long, value_name = "RULES", value_delimiter = ',')]
    with: Vec<String>,
    #[arg(long)]
    moves: bool,
    #[arg(long, default_value = "sensible")]
    first: BotKind,
    #[arg(long, default_value = "sensible")]
    second: BotKind,
}

/// Fights it, and says how to see it again.
pub(crate) fn fight(systems: Systems, args: &Fought, out: &mut impl Write) -> anyhow::Result<bool> {
    let Fought { scenario, seed, with, moves, first, second } = args;
    let (moves, first, second) = (*moves, *first, *second);
    let battle = systems.open(scenario, None)?;
    let seed = seed.unwrap_or_else(fresh_seed);
    let options = battle.options(&battle.switches_named(with)?);
    let telling = narrator::NarrationPlan { seed, bots: [first, second], options, all_moves: moves };
    narrator::tell(&battle, &telling, out)?;
    let mut again = format!("battle --scenario {scenario} --seed {seed}");
    if !with.is_empty() {
        again.push_str(&format!(" --with {}", with.join(",")));
    }
    if moves {
        again.push_str(" --moves");
    }
    for (bot, word) in [(first, " --first"), (second, " --second")] {
        if bot != BotKind::Sensible {
            again.push_str(&format!("{word} {}", bot.name()));
        }
    }
    writeln!(out, "\n{}", say!(MESSAGES, "commands-battle-again", command = again))?;
    out.flush()?;
    Ok(true)
}

/// A seed where none was given: the only place where the time of day plays a part.
fn fresh_seed() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(1, |time| time.as_nanos() as u64 % 1_000_000)
}
