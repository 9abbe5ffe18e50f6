//! A whole battle between two bots, told by the narrator.

use crate::MESSAGES;
use crate::both_seats::BothSeats;
use crate::saying::ready_by_chance;
use anyhow::Context as _;
use engine::contract::Side;
use engine::referee::{After, Referee, Waits};
use language::battle::Battle;
use language::bot::{BotKind, BotPlayer};
use language::chance::Chance;
use language::croupier;
use language::phrase;
use language::system::Eye;
use replay::narrator::{Narrator, print};
use std::io::Write;
use std::sync::Arc;

/// The game to narrate.
pub struct NarrationPlan {
    /// The seed of bots and dice.
    pub seed: u64,
    /// The bots, first player first.
    pub bots: [BotKind; 2],
    /// Rules agreed on, as the terms carry them.
    pub options: Vec<u8>,
    /// Whether every move is told, or only how many there were.
    pub all_moves: bool,
}

/// Plays a battle to its end and tells it.
pub fn tell(battle: &Battle, telling: &NarrationPlan, out: &mut impl Write) -> anyhow::Result<()> {
    let mut narrator = Narrator::new(battle, telling.all_moves);
    writeln!(out, "{}", battle.title())?;
    for paragraph in battle.summary().lines() {
        writeln!(out, "{paragraph}")?;
    }
    let After { game, mut events } = battle.ruled().start(&telling.options)?;
    let mut seats = BothSeats::new(game);
    let mut chance = Chance::new(telling.seed);
    let mut bots = telling.bots.map(BotPlayer::new);
    let seen = |game: &Arc<dyn Referee>, eye| battle.position(game, eye).context("the game is one of another system");
    loop {
        print(&narrator.hear(&*seen(seats.public(), Eye::Public)?, &battle.tell(&events)), out)?;
        let told = match seats.public().waits() {
            Waits::Over => return Ok(()),
            Waits::Roll(roll) => seats.take(&croupier::deal(&roll, &mut chance))?,
            Waits::Side(side) => match seats.open_owed()? {
                Some(told) => told,
                None => {
                    let [first, second] = &mut bots;
                    let bot = if side == Side::First { first } else { second };
                    let said = bot.say(&*seen(seats.of(side), Eye::Of(side))?, &mut chance);
                    let said =
                        said.with_context(|| phrase!(MESSAGES, "play-no-answer", side = side).plain(battle.names()))?;
                    let (command, openings) = ready_by_chance(battle, side, said, &mut chance)?;
                    narrator.before(&*seen(seats.public(), Eye::Public)?, &command);
                    seats.say(side, &command, &openings)?
                }
            },
        };
        // Events that only one side knows are told when they are open.
        events = told.public;
    }
}
