//! Balance by observation: sensible bots play each battle many times, and a page gives the results.

use crate::library;
use crate::selfplay::{self, Detectors, SelfplayPlan};
use language::bot::BotKind;
use std::fmt::Write as _;

/// The battles of the page.
pub const BATTLES: [&str; 4] = ["eylau", "dresden", "dresden20", "dresden20-koenigstein"];

/// Plays and writes the page.
pub fn page(games: u64, seed: u64, threads: usize) -> anyhow::Result<String> {
    let mut text = format!(
        "# Balance\n\nWhat {games} games of each battle between two sensible bots came to. The bots gather strength \
         against enemies they can beat, attack at good odds, and hold towns and objectives; they know no plan for the \
         day. So this page shows which rules are at work and whether a side is walled off, not how the battles end \
         between two good players.\n\nA rule that is only there to refuse something is not met by bots that keep the \
         rules; self-play with random bots, which also tries what is forbidden, meets those.\n\nMade by:\n\n    \
         estafette-lab balance --games {games} --seed {seed} --out docs/BALANCE.md\n"
    );
    for id in BATTLES {
        let battle = library::open(id, None)?;
        let plan = SelfplayPlan {
            battle: battle.clone(),
            games,
            at_most: 0,
            seed,
            bots: [BotKind::Sensible; 2],
            detectors: Detectors::OFF,
            threads,
        };
        let (tally, _) = selfplay::run(&plan);
        if let Some((game, fault)) = tally.faults.first() {
            anyhow::bail!("{id}, game {game} of seed {seed}: {}: {}", fault.kind, fault.text);
        }
        writeln!(text, "\n## {}\n\n{}", battle.scenario.title, tally.balance())?;
    }
    Ok(text.trim_end().to_string() + "\n")
}
