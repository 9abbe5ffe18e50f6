//! The milestones of a battle, for timelines, films and stories.

use super::phase::PhaseBegan;
use crate::ask::{Names, PieceId, Sentence};
use crate::sheet::Tone;
use crate::{MESSAGES, phrase};
use engine::contract::Side;
use engine::hex::Hex;

/// Something that a match is remembered by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Milestone {
    /// A phase began.
    Phase(PhaseBegan),
    /// A fight was announced.
    Fight(Fight),
    /// Dice fell.
    Throw(Throw),
    /// A piece was lost, or put out of action.
    Loss(Loss),
    /// A piece lost increments of its strength, the last of them perhaps.
    Worn(Loss),
    /// Pieces lost strength points, the last of them perhaps.
    Weakened(Vec<Loss>),
    /// A number that a side lives by changed: morale.
    Figure(FigureChange),
    /// A side took its last command back.
    TakenBack(Side),
    /// Both changed the position.
    Amended,
    /// A day ended, and this side decided whether the battle goes on.
    #[allow(missing_docs, reason = "the names of fields say it")]
    Day { side: Side, goes_on: bool },
    /// The battle ended, for this winner; `None` in a draw.
    End(Option<Side>),
}

/// A fight that was announced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fight {
    /// The side that attacks.
    pub side: Side,
    /// Its units in the fight, those that fire from afar last.
    pub attackers: Vec<PieceId>,
    /// The pieces that are attacked.
    pub defenders: Vec<PieceId>,
    /// The hexes attacked.
    pub targets: Vec<Hex>,
    /// The attacker's and the defender's strength, all told.
    pub strengths: [u16; 2],
    /// The odds of the attack, in short: "3-1". Empty where they are not known yet, or where no odds decide it.
    pub odds: String,
    /// The odds as a step of the table of results, from 0.
    pub step: u8,
}

impl Fight {
    /// A fight that is announced before its defenders and its odds are known.
    pub const fn announced(side: Side, attackers: Vec<PieceId>, targets: Vec<Hex>) -> Fight {
        Fight { side, attackers, defenders: Vec::new(), targets, strengths: [0, 0], odds: String::new(), step: 0 }
    }

    /// Whether this is the result of a fight of this side and these attackers that was announced before its odds were known.
    pub fn follows(&self, side: Side, attackers: &[PieceId], odds: &str) -> bool {
        self.side == side
            && odds.is_empty()
            && !self.odds.is_empty()
            && self.attackers.iter().any(|piece| attackers.contains(piece))
    }
}

/// Dice that fell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Throw {
    /// The faces of the dice.
    pub faces: Vec<u16>,
    /// The result of the fight under way by these dice; `None` if they are about something else.
    pub came: Option<Came>,
}

/// The result of a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Came {
    /// In short, as the table says it: "Dr". For programs: people read [`short`](Came::short).
    pub name: &'static str,
    /// The meaning in English: "defender retreats". People read its [`words`](Came::words).
    pub meaning: &'static str,
    /// The tone of the result for the attacker.
    pub tone: Tone,
}

impl Came {
    /// The meaning in the language of the player: the message `twenty-came-` and the English meaning with hyphens.
    pub fn words(self, names: &Names) -> String {
        names.refusals.keyed("came", self.meaning, "").unwrap_or_else(|| self.meaning.to_owned())
    }

    /// In short, in the language of the player. The letters of a table are the same in all of them.
    pub fn short(self, names: &Names) -> String {
        names.refusals.keyed("came", self.meaning, ".short").unwrap_or_else(|| self.name.to_owned())
    }
}

/// A piece that was lost, or something of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loss {
    /// The piece that was lost.
    pub piece: PieceId,
    /// The side that lost it.
    pub side: Side,
    /// Its printed strength; nothing where it leaves with what it has.
    pub strength: u16,
    /// Whether it never comes back.
    pub for_good: bool,
}

/// A number that changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FigureChange {
    /// Its place among the numbers of its kind.
    pub number: u16,
    /// The name of the number: "French morale".
    pub name: Sentence,
    /// Its value before.
    pub from: i16,
    /// Its value now.
    pub to: i16,
}

impl FigureChange {
    /// The change, in a sentence.
    pub fn told(&self) -> Sentence {
        let name = self.name.clone();
        if self.to > self.from {
            phrase!(MESSAGES, "language-figure-rises", name = name, from = self.from, to = self.to)
        } else {
            phrase!(MESSAGES, "language-figure-falls", name = name, from = self.from, to = self.to)
        }
    }
}
