//! The costs of fights, counted once.

use super::Happening;
use super::milestone::{Loss, Milestone};
use crate::ask::PieceId;
use std::collections::BTreeMap;

/// Counts losses. Of a piece that was worn down before it was lost only the rest is counted.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    worn: BTreeMap<PieceId, u16>,
}

impl Tally {
    /// The losses of an event.
    pub fn hear(&mut self, event: &Happening) -> Vec<Loss> {
        match &event.milestone {
            Some(Milestone::Worn(loss)) => {
                let worn = self.worn.entry(loss.piece).or_default();
                *worn = worn.saturating_add(loss.strength);
                vec![*loss]
            }
            Some(Milestone::Weakened(losses)) => losses.clone(),
            Some(Milestone::Loss(loss)) => {
                let worn = self.worn.get(&loss.piece).copied().unwrap_or(0);
                vec![Loss { strength: loss.strength.saturating_sub(worn), ..*loss }]
            }
            _ => Vec::new(),
        }
    }

    /// Whether a unit was worn down: then losses are increments.
    pub fn is_worn(&self) -> bool {
        !self.worn.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::Sentence;
    use crate::happening::Kind;
    use engine::contract::Side;

    #[test]
    fn what_was_worn_down_is_not_lost_a_second_time() {
        let mut tally = Tally::default();
        let mut hear = |milestone: fn(Loss) -> Milestone, strength: u16| {
            let mut event = Happening::new(Sentence::EMPTY, Vec::new(), Kind::Combat);
            let loss = Loss { piece: PieceId(3), side: Side::First, strength, for_good: true };
            event.milestone = Some(milestone(loss));
            tally.hear(&event).iter().map(|loss| loss.strength).sum::<u16>()
        };
        assert_eq!(hear(Milestone::Worn, 2), 2);
        assert_eq!(hear(Milestone::Worn, 3), 3);
        assert_eq!(hear(Milestone::Loss, 9), 4, "four were left of nine");
        assert!(tally.is_worn());
    }
}
