//! The happenings of a battle, told once for all that show, play or print them, in every system.
//!
//! A system makes a [`Happening`] of each of its events ([`Tell`](crate::system::Tell)); the log, the board that plays
//! it back, films, timelines, the narrator, reports and lessons read it, and know no rule. No code reads its words
//! again: all that a reader must know is in the other fields.

mod act;
mod ending;
mod kind;
mod milestone;
mod paid;
mod phase;
mod says;
mod tally;
mod written;

pub use act::{Act, Gait};
pub use ending::BattleEnding;
pub use kind::{Kind, Stress};
pub use milestone::{Came, Fight, FigureChange, Loss, Milestone, Throw};
pub use paid::Paid;
pub use phase::{HiddenFacts, PhaseBegan, PhaseName, PhaseStep, Phases, When, turns_left};
pub use tally::Tally;
pub use written::{Written, hexes_in, named, written};

use crate::ask::{Rule, Sentence};
use engine::hex::Hex;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Happening {
    /// The words of the event. Names and hexes in it can be pointed at.
    pub text: Sentence,
    /// The rules that decided it, in their order.
    pub rules: Vec<Rule>,
    /// The subject of the event.
    pub kind: Kind,
    /// The stress of the event.
    pub stress: Stress,
    /// The hex of the event. Dice and the like have none: they belong to the fight that was announced last.
    pub at: Option<Hex>,
    /// The effects on the board, in order.
    pub acts: Vec<Act>,
    /// The milestone in a timeline, if it is one.
    pub milestone: Option<Milestone>,
    /// The movement it cost its pieces; `None` where none is counted.
    pub paid: Option<Paid>,
}

impl Happening {
    /// Words of this kind, as loud as most, that change nothing on the board.
    pub const fn new(text: Sentence, rules: Vec<Rule>, kind: Kind) -> Happening {
        Happening { text, rules, kind, stress: Stress::Plain, at: None, acts: Vec::new(), milestone: None, paid: None }
    }

    /// The phase that it begins.
    pub const fn phase(&self) -> Option<&PhaseBegan> {
        match &self.milestone {
            Some(Milestone::Phase(phase)) => Some(phase),
            _ => None,
        }
    }

    /// The fight that it announces.
    pub const fn fight(&self) -> Option<&Fight> {
        match &self.milestone {
            Some(Milestone::Fight(fight)) => Some(fight),
            _ => None,
        }
    }

    /// The dice that fell.
    pub const fn throw(&self) -> Option<&Throw> {
        match &self.milestone {
            Some(Milestone::Throw(throw)) => Some(throw),
            _ => None,
        }
    }

    /// Whether a piece marched: told one by one it would drown everything else.
    pub fn is_march(&self) -> bool {
        self.acts.iter().any(|act| matches!(act, Act::Go { gait: Gait::March, .. }))
    }

    /// Whether it changes the map or the state of the battle.
    pub fn is_seen(&self) -> bool {
        !self.acts.is_empty() || self.milestone.as_ref().is_some_and(|one| !matches!(one, Milestone::TakenBack(_)))
    }

    /// The hex of the fight under way after it: announced by it, over with a new phase, or as before.
    pub fn fight_after(&self, before: Option<Hex>) -> Option<Hex> {
        match &self.milestone {
            Some(Milestone::Fight(fight)) => fight.targets.first().copied(),
            Some(Milestone::Phase(_)) => None,
            _ => before,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::Names;

    #[test]
    fn dice_belong_to_the_fight_that_was_announced_last_in_the_phase() {
        let fight = Fight {
            side: engine::contract::Side::First,
            attackers: Vec::new(),
            defenders: Vec::new(),
            targets: vec![Hex::new(3, 4)],
            strengths: [6, 2],
            odds: String::from("3-1"),
            step: 4,
        };
        let name = PhaseName { key: "combat", name: "combat", kind: Kind::Combat };
        let phase = PhaseBegan { turn: 2, side: engine::contract::Side::First, name, night: false, opens_turn: false };
        let mut happening = Happening::new(Sentence::from("It is so."), Vec::new(), Kind::Other);
        assert_eq!(happening.fight_after(None), None);
        assert!(!happening.is_seen());
        happening.milestone = Some(Milestone::Fight(fight));
        assert_eq!(happening.fight_after(None), Some(Hex::new(3, 4)));
        happening.milestone = None;
        assert_eq!(happening.fight_after(Some(Hex::new(3, 4))), Some(Hex::new(3, 4)));
        happening.milestone = Some(Milestone::Phase(phase));
        assert_eq!(happening.fight_after(Some(Hex::new(3, 4))), None);
        assert_eq!(happening.text.plain(&Names::default()), "It is so.");
    }
}
