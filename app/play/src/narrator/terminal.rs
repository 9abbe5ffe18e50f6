//! The narrator in a terminal, and a whole battle between two bots told by him.

use super::{Line, Narrator};
use crate::ask::{ready_by_chance, say_at};
use crate::bot::Kind;
use crate::chance::Chance;
use crate::library::Battle;
use crate::system::System;
use crate::systems::{self, Errand};
use engine::contract::{Game as _, Pending, Side};
use net::croupier::{self, Seats};
use std::io::{self, Write};

/// What to tell.
pub struct Telling {
    /// The seed of bots and dice.
    pub seed: u64,
    /// The bots, first player first.
    pub bots: [Kind; 2],
    /// Rules agreed on, as the terms carry them.
    pub options: Vec<u8>,
    /// Whether every move is told, or only how many there were.
    pub all_moves: bool,
}

/// Plays a battle to its end and tells it.
pub fn tell(battle: &Battle, telling: &Telling, out: &mut impl Write) -> anyhow::Result<()> {
    systems::errand_in(battle.system(), Narrated { battle, telling, out })
}

struct Narrated<'a> {
    battle: &'a Battle,
    telling: &'a Telling,
    out: &'a mut dyn Write,
}

impl Errand for Narrated<'_> {
    type Done = anyhow::Result<()>;

    fn run<S: System>(mut self) -> Self::Done {
        narrate::<S>(self.battle, self.telling, &mut self.out)
    }
}

fn narrate<S: System>(battle: &Battle, telling: &Telling, out: &mut impl Write) -> anyhow::Result<()> {
    let board = battle.board_of::<S>().ok_or_else(|| anyhow::anyhow!("this is no battle of {}", S::TITLE))?;
    let mut narrator = Narrator::<S>::new(&board, Some(&battle.scenario), telling.all_moves);
    writeln!(out, "{}", battle.scenario.title)?;
    for paragraph in battle.scenario.summary.lines() {
        writeln!(out, "{paragraph}")?;
    }
    let (game, mut events) = S::Game::start(&board, &telling.options)?;
    let mut seats: Seats<S::Game> = Seats::new(game);
    let mut chance = Chance::new(telling.seed);
    let mut bots = telling.bots.map(Kind::new_bot::<S>);
    loop {
        print(&narrator.hear(seats.public(), &S::happenings(&board, &events)), out)?;
        let told = match seats.public().pending() {
            Pending::Over(_) => return Ok(()),
            Pending::Roll(roll) => seats.take(&croupier::deal(&roll, &mut chance))?,
            Pending::Decision { side, decision } => match seats.open_owed()? {
                Some(told) => told,
                None => {
                    let [first, second] = &mut bots;
                    let bot = if side == Side::First { first } else { second };
                    let said = bot
                        .say(seats.of(side), &mut chance)
                        .ok_or_else(|| anyhow::anyhow!("{decision:?} has no legal answer"))?;
                    let ready = ready_by_chance::<S>(side, said, &mut chance);
                    narrator.before(seats.public(), &ready.0);
                    say_at::<S>(&mut seats, side, ready)?
                }
            },
        };
        // What only one side knows is told when it is open.
        events = told.public;
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
