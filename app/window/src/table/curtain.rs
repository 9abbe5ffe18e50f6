//! The curtain of a chair that two share: where something is hidden, the board is covered until the other one sits there.
//!
//! What is behind it is not only covered: the news of the other side's question is held back, so that no key, click or
//! screen reader comes to it before.

use engine::contract::Side;
use language::ask::Draft;
use language::position::Position;
use language::system::Eye;
use play::table::Now;
use std::sync::Arc;

/// Who sits in the chair, and what the other one is to see when he does.
#[derive(Default)]
pub(crate) struct Curtain {
    sits: Option<Side>,
    held: Option<Arc<Now>>,
}

impl Curtain {
    /// Whether the board is covered.
    pub(crate) const fn is_down(&self) -> bool {
        self.held.is_some()
    }

    /// The news, unless they are for somebody who does not sit there yet.
    pub(super) fn let_through(&mut self, now: Arc<Now>, before: Option<&Now>) -> Option<Arc<Now>> {
        let asked = now.asked.filter(|_| now.here == [true, true]);
        let Some(side) = asked else {
            self.held = None;
            return Some(now);
        };
        let hides = || hides(&*now.position, side) || before.is_some_and(|before| differs(&*before.position));
        let comes = match self.sits {
            Some(sits) => sits == side || !hides(),
            None => !differs(&*now.position),
        };
        if comes {
            self.sits = Some(side);
            self.held = None;
            return Some(now);
        }
        self.held = Some(now);
        None
    }

    /// What is held back for the player who is to sit there.
    pub(super) fn held(&self) -> Option<&Arc<Now>> {
        self.held.as_ref()
    }

    /// The player who is meant sits there: what he is to see.
    pub(super) fn raise(&mut self) -> Option<Arc<Now>> {
        let now = self.held.take()?;
        self.sits = now.asked;
        Some(now)
    }
}

/// Whether a side's question or its board is nothing for the other one.
fn hides(position: &dyn Position, side: Side) -> bool {
    differs(position) || position.ask(side, &Draft::EMPTY).secret
}

/// Whether the two sides do not see the same.
fn differs(position: &dyn Position) -> bool {
    let [first, second] = Side::BOTH.map(Eye::Of);
    position.pieces(first) != position.pieces(second) || position.standing(first) != position.standing(second)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::example::now;

    fn asked(side: Side) -> Arc<Now> {
        let battle = systems::ALL.open("skirmish", None).expect("a battle");
        Arc::new(Now { asked: Some(side), ..now(battle.beginning().expect("a beginning"), false) })
    }

    #[test]
    fn where_nothing_is_hidden_there_is_no_curtain() {
        let mut curtain = Curtain::default();
        let mut before = None;
        for side in [Side::First, Side::Second, Side::First] {
            let through = curtain.let_through(asked(side), before.as_deref());
            assert!(through.is_some() && !curtain.is_down(), "{side:?}");
            before = through;
        }
    }
}
