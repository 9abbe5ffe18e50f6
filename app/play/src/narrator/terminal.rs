//! The narrator in a terminal, and a whole battle between two bots told by him.

use super::{Line, Narrator};
use crate::bot::{Bot, Kind};
use crate::chance::Chance;
use crate::library::Battle;
use crate::system::Tell;
use crate::systems::art_of_war::ArtOfWar;
use engine::art_of_war::{Game, OptionalRules};
use engine::contract::{Game as _, Pending, Side};
use net::croupier;
use std::io::{self, Write};

/// What to tell.
pub struct Telling {
    /// The seed of bots and dice.
    pub seed: u64,
    /// The bots, first player first.
    pub bots: [Kind; 2],
    /// Rules agreed on.
    pub optional: OptionalRules,
    /// Whether every move is told, or only how many there were.
    pub all_moves: bool,
}

/// Plays a battle to its end and tells it.
pub fn tell(battle: &Battle, telling: &Telling, out: &mut impl Write) -> anyhow::Result<()> {
    let mut narrator = Narrator::new(&battle.board, Some(&battle.scenario), telling.all_moves);
    writeln!(out, "{}", battle.scenario.title)?;
    for paragraph in battle.scenario.summary.lines() {
        writeln!(out, "{paragraph}")?;
    }
    let (mut game, mut events) = Game::new(battle.board.clone(), telling.optional);
    let mut chance = Chance::new(telling.seed);
    let mut bots: [Box<dyn Bot<Game>>; 2] = telling.bots.map(Kind::new_bot::<ArtOfWar>);
    loop {
        print(&narrator.hear(&game, &ArtOfWar::happenings(&battle.board, &events)), out)?;
        events = match game.pending() {
            Pending::Over(_) => return Ok(()),
            Pending::Roll(roll) => croupier::take(&mut game, &croupier::deal(&roll, &mut chance))?,
            Pending::Decision { side, decision } => {
                let [first, second] = &mut bots;
                let bot = if side == Side::First { first } else { second };
                let command = bot
                    .answer(&game, &mut chance)
                    .ok_or_else(|| anyhow::anyhow!("{decision:?} has no legal answer"))?;
                narrator.before(&game, &command);
                game.apply(side, &command)?
            }
        };
    }
}

/// Prints what the narrator says.
pub(crate) fn print(lines: &[Line], out: &mut impl Write) -> io::Result<()> {
    lines.iter().try_for_each(|line| match line {
        Line::Turn { turn, label, night, score } => {
            writeln!(out, "\n=== {}   {score}", Line::when(*turn, label, *night, "  "))
        }
        Line::Phase(text) => writeln!(out, "\n--- {text}"),
        Line::Moved(text) => writeln!(out, "  units moved: {text}"),
        Line::Attack(text) => writeln!(out, "\n  {text}"),
        Line::Why(text) => writeln!(out, "    ({text})"),
        Line::Item { text, .. } => writeln!(out, "    {text}"),
        Line::End(text) => writeln!(out, "\n=== {text}"),
        Line::Total(text) => writeln!(out, "  {text}"),
        Line::Points { points, why } => writeln!(out, "    {points:>4}  {why}"),
    })
}
