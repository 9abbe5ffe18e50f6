//! A review of a match with a bot: the winning chances, and the decisions that changed them most, each with the bot's
//! choice.
//!
//! Nothing here is proven: chances are the results of simple players on both sides, with simulated dice. They are the
//! same for the same record, on every computer.

use engine::contract::Side;
use language::bot::BotKind;

/// The effort of a review. It is counted in simulated plays, never by a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Care {
    /// The plays for the curve, all together.
    pub plays: usize,
    /// The plays for each position of a decision that may be marked.
    pub lucks: usize,
    /// The bot's level; `None` for the strongest that the system has.
    pub level: Option<BotKind>,
}

impl Care {
    /// The usual effort, worth the wait for a player.
    pub const USUAL: Care = Care { plays: 3000, lucks: 24, level: None };
    /// The smallest effort, enough to see that it works.
    pub const LITTLE: Care = Care { plays: 60, lucks: 2, level: Some(BotKind::Sensible) };
}

/// The most decisions of each side that are marked.
pub const MARKED: usize = 3;
/// The most rolls of the match that are listed.
pub const ROLLS: usize = 3;

/// The result of a review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The first side's winning chances after steps, in a thousand, in order.
    pub chances: Vec<(u32, u16)>,
    /// The decisions that changed the chances most, in the order of the match.
    pub decisions: Vec<Marked>,
    /// The rolls that changed the chances most, in the order of the match: pure luck.
    pub rolls: Vec<LuckyRoll>,
    /// The level of the bot.
    pub level: BotKind,
}

/// Dice that changed the winning chances: all rolls between two decisions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LuckyRoll {
    /// The first entry of the rolls and the last one.
    pub entries: (u32, u32),
    /// The first side's chances before it and after it, in a thousand.
    pub chances: [u16; 2],
    /// The rolls, in sentences.
    pub told: Vec<String>,
}

impl LuckyRoll {
    /// The side that the dice helped.
    pub const fn helped(&self) -> Side {
        let [before, after] = self.chances;
        if after >= before { Side::First } else { Side::Second }
    }
}

/// A decision that changed the winning chances: all commands of a side in a phase between two rolls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marked {
    /// The side that decided.
    pub side: Side,
    /// Its first entry and its last one.
    pub entries: (u32, u32),
    /// The side's chances before it and after it, in a thousand.
    pub chances: [u16; 2],
    /// The commands of the side, in sentences.
    pub did: Vec<String>,
    /// The bot's choice; `None` if it has no answer.
    pub instead: Option<Instead>,
}

/// The choice of a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instead {
    /// The choice, in sentences.
    pub does: Vec<String>,
    /// Whether it leads to the very same position.
    pub same: bool,
    /// The side's chances after it, in a thousand.
    pub chances: u16,
    /// The bot's reason, if it gives one.
    pub why: Option<String>,
}

impl Marked {
    /// The change in the side's chances, in thousandths.
    pub fn change(&self) -> i32 {
        let [before, after] = self.chances.map(i32::from);
        after - before
    }
}

/// Thousandths as whole per cent.
pub const fn per_cent(thousandths: u16) -> u16 {
    (thousandths + 5) / 10
}
