//! Looking back with a bot beside one: the winning chances through a match, and the decisions that changed them most, each
//! with what the bot would have done.
//!
//! Nothing here is proven: chances are what a simple player on both sides makes of a position, over dice that are made up.
//! They are the same for the same record, on every machine.

use engine::contract::Side;
use language::bot::BotKind;

/// How hard a review looks. It is counted in plays imagined, never by a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Care {
    /// Plays for the curve, all together.
    pub plays: usize,
    /// Plays for each position of a decision that may be marked.
    pub lucks: usize,
    /// The level that says what it would have done; the strongest that the system has, unless one is named.
    pub level: Option<BotKind>,
}

impl Care {
    /// What somebody waits for who wants to know.
    pub const USUAL: Care = Care { plays: 3000, lucks: 24, level: None };
    /// What is enough to see that it works.
    pub const LITTLE: Care = Care { plays: 60, lucks: 2, level: Some(BotKind::Sensible) };
}

/// Decisions of each side that are marked at most.
pub const MARKED: usize = 3;
/// Rolls of the match that are told at most.
pub const ROLLS: usize = 3;

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The first side's winning chances after steps, in a thousand, in order.
    pub chances: Vec<(u32, u16)>,
    /// What changed them most, in the order of the match.
    pub decisions: Vec<Marked>,
    /// The rolls that changed them most, in the order of the match: luck, and nobody's decision.
    pub rolls: Vec<LuckyRoll>,
    /// The level of the bot that was asked.
    pub level: BotKind,
}

/// Dice that changed the winning chances: what was rolled between two decisions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LuckyRoll {
    /// The first entry of the rolls and the last one.
    pub entries: (u32, u32),
    /// The first side's chances before it and after it, in a thousand.
    pub chances: [u16; 2],
    /// What was rolled, in sentences.
    pub told: Vec<String>,
}

impl LuckyRoll {
    /// The side that the dice helped.
    pub const fn helped(&self) -> Side {
        let [before, after] = self.chances;
        if after >= before { Side::First } else { Side::Second }
    }
}

/// A decision that changed the winning chances: whatever a side said in a phase between two rolls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marked {
    /// Whose it was.
    pub side: Side,
    /// Its first entry and its last one.
    pub entries: (u32, u32),
    /// The side's chances before it and after it, in a thousand.
    pub chances: [u16; 2],
    /// What was done, in sentences.
    pub did: Vec<String>,
    /// What the bot would have done; nothing if it has no answer.
    pub instead: Option<Instead>,
}

/// What a bot would have done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instead {
    /// In sentences.
    pub does: Vec<String>,
    /// Whether that leads to the very same position.
    pub same: bool,
    /// The side's chances after it, in a thousand.
    pub chances: u16,
    /// Why, if it has thought about it.
    pub why: Option<String>,
}

impl Marked {
    /// By how much it changed the side's chances, in thousandths.
    pub fn change(&self) -> i32 {
        let [before, after] = self.chances.map(i32::from);
        after - before
    }
}

/// Thousandths as whole per cent.
pub const fn per_cent(thousandths: u16) -> u16 {
    (thousandths + 5) / 10
}
