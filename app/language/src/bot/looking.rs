//! The judgement of bots on the positions of a match in replay, and a battle that two of them play on their own.

use super::kind::BotKind;
use super::playout::{Playout, play_out};
use super::reins::{Reins, StopSignal};
use crate::ask::{ready_by_chance, say_at};
use crate::chance::Chance;
use crate::croupier::{self, Seats};
use crate::happening::Happening;
use crate::system::{Begun, Mind, Rules, Tell};
use engine::contract::{Game as _, Opening, Pending, Side};
use engine::referee::{self, Referee};
use std::sync::Arc;

/// Number of turns that pass from side to side before the position is judged: after the enemy's answer.
const PASSES: u32 = 2;
/// A decision has fewer commands than this.
const MOST_COMMANDS: usize = 400;

/// A decision for a bot to judge: its place in the match, and the means to answer it.
pub struct Turned<'a> {
    /// The side of the decision.
    pub side: Side,
    /// The phase it was made in.
    pub phase: u32,
    /// The contents that each side had sealed, as far as they were opened in the end.
    pub openings: &'a [(Side, Opening)],
    /// The level of the bot.
    pub level: BotKind,
    /// The reins of the bot.
    pub reins: &'a Reins,
    /// The seed of its chance.
    pub seed: u64,
}

/// The decision a bot would have made.
pub struct Otherwise {
    /// The happenings of that decision.
    pub does: Vec<Happening>,
    /// The reason, if it has thought about it.
    pub why: Option<String>,
    /// The position it comes to, to think on.
    pub game: Arc<dyn Referee>,
}

/// A position to think on, with all that was ever opened in it.
pub(crate) fn knowing<S: Rules>(game: &S::Game, openings: &[(Side, Opening)]) -> S::Game {
    let mut game = game.thinking();
    for (_, opening) in openings {
        // Contents that were sealed only later fit no seal yet.
        let _ = game.learn(opening);
    }
    game
}

/// The first side's chances once a position was played on, in a thousand.
pub(crate) fn outlook<S: Mind>(game: &S::Game, luck: u64, stop: &StopSignal) -> i64 {
    let mut imagined = game.thinking();
    let (mut first, mut second) = (S::bot(BotKind::Sensible), S::bot(BotKind::Sensible));
    let how = Playout { passes: PASSES, turn: 0, luck };
    play_out::<S>(&mut imagined, &mut [&mut *first, &mut *second], how, stop);
    i64::from(S::winning(&imagined))
}

/// The answer of a bot in a position, by the knowledge of its side at that time.
pub(crate) fn otherwise<S: Mind + Tell>(game: &S::Game, turned: &Turned<'_>) -> Option<Otherwise> {
    let side = turned.side;
    let mut own = game.clone();
    let mut whole = knowing::<S>(&own, turned.openings);
    for (_, opening) in turned.openings.iter().filter(|(of, _)| *of == side) {
        let _ = own.learn(opening);
    }
    let mut bot = S::bot(turned.level);
    bot.heed(turned.reins);
    let mut chance = Chance::new(turned.seed);
    let mut does = Vec::new();
    let mut why = None;
    for _ in 0..MOST_COMMANDS {
        let asked = matches!(own.pending(), Pending::Decision { side: asked, .. } if asked == side);
        if !asked || own.phase().count != turned.phase || own.owed().is_some() {
            break;
        }
        let said = bot.say(&own, &mut chance)?;
        why = bot.why().or(why);
        let (command, openings) = ready_by_chance::<S>(side, said, &mut chance);
        let events = own.apply(side, &command).ok()?;
        if command == S::Game::undo() {
            return None;
        }
        whole.attempt(side, &command).ok()?;
        for opening in &openings {
            own.learn(opening).ok()?;
            whole.learn(opening).ok()?;
        }
        does.extend(S::happenings(S::board_of(&own), &events));
    }
    Some(Otherwise { does, why, game: referee::shared(whole) })
}

/// A battle after `steps` commands and dice of two sensible bots; with none, its beginning.
pub(crate) fn stepped<S: Mind>(board: &Arc<S::Board>, seed: u64, steps: u32) -> Result<Begun<S>, String> {
    let mut chance = Chance::new(seed);
    let mut bots = [S::bot(BotKind::Sensible), S::bot(BotKind::Sensible)];
    let (game, mut events) = S::Game::start(board, &S::options(board, &[])).map_err(|error| error.to_string())?;
    let mut seats = Seats::new(game);
    for _ in 0..steps {
        let told = match seats.public().pending() {
            Pending::Over(_) => break,
            Pending::Roll(roll) => seats.take(&croupier::deal(&roll, &mut chance)),
            Pending::Decision { side, .. } => match seats.open_owed().map_err(|refusal| refusal.to_string())? {
                Some(told) => Ok(told),
                None => {
                    let [first, second] = &mut bots;
                    let bot = if side == Side::First { first } else { second };
                    let said = bot.say(seats.of(side), &mut chance).ok_or("the bot has no answer")?;
                    let ready = ready_by_chance::<S>(side, said, &mut chance);
                    say_at::<S>(&mut seats, side, ready)
                }
            },
        };
        events.extend(told.map_err(|refusal| refusal.to_string())?.public);
    }
    Ok((seats.public().clone(), events))
}
