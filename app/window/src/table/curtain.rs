//! The curtain of a seat that two players share: where something is hidden, the board is covered until the other player
//! sits there.
//!
//! The board behind it is not only covered: the news of the other side's question is held back, so that no key, click or
//! screen reader comes to it before.

use engine::contract::Side;
use language::ask::Draft;
use language::position::Position;
use language::system::Eye;
use play::table::Now;
use std::sync::Arc;

/// The side that sits in the seat, and the news held back for the other one.
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

    /// Returns the news, unless they are for a player who does not sit there yet.
    pub(super) fn let_through(&mut self, now: Arc<Now>, before: Option<&Now>) -> Option<Arc<Now>> {
        let asked = now.asked.filter(|_| now.here == [true, true]);
        let Some(side) = asked else {
            self.held = None;
            return Some(now);
        };
        let hides = || hides(&*now.position, side) || before.is_some_and(|before| differs(&*before.position));
        let comes = match self.sits {
            Some(sits) => sits == side || !hides(),
            None => !hides(),
        };
        if comes {
            self.sits = Some(side);
            self.held = None;
            return Some(now);
        }
        self.held = Some(now);
        None
    }

    /// The side that sits there, or sat there last; `None` before the first player does.
    pub(super) const fn sits(&self) -> Option<Side> {
        self.sits
    }

    /// The news held back for the player who is to sit there.
    pub(super) fn held(&self) -> Option<&Arc<Now>> {
        self.held.as_ref()
    }

    /// Raises the curtain for the player who now sits there, and returns the news held back.
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

/// Whether the two sides do not see the same, on the map, beside it or in the charts.
fn differs(position: &dyn Position) -> bool {
    let [first, second] = Side::BOTH.map(Eye::Of);
    let chart = |title: &&str, eye| position.chart(title, eye, &Draft::EMPTY, &[]);
    position.pieces(first) != position.pieces(second)
        || position.standing(first) != position.standing(second)
        || position.holders(first) != position.holders(second)
        || position.coming(first) != position.coming(second)
        || position.charts().iter().any(|title| chart(title, first) != chart(title, second))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::example::now;
    use crate::table::strip_tests::at_turn;
    use crate::table::test_seat::PATIENCE;
    use language::bot::{BotKind, BotPlayer};
    use language::chance::Chance;
    use language::position::WaitingFor;
    use play::table::{Drill, Heard, Opponent, Wish, practise};

    fn asked(side: Side) -> Arc<Now> {
        let battle = systems::ALL.open("skirmish", None).expect("a battle");
        Arc::new(Now { asked: Some(side), ..now(battle.beginning().expect("a beginning"), false) })
    }

    /// The beginning of a battle, in one seat.
    fn begun(id: &str, on: &[&'static str]) -> Arc<Now> {
        let battle = systems::ALL.open(id, None).expect("a battle");
        Arc::new(now(battle.begun(&battle.options(on)).expect("a beginning"), false))
    }

    /// Plays a battle in one seat, and counts the falls of the curtain for a question of this kind, or for any if it is
    /// empty. Stops at `most`.
    fn falls(id: &str, question: &str, most: usize) -> usize {
        let battle = systems::ALL.open(id, None).expect("a battle");
        falls_from(&*battle.beginning().expect("a beginning"), BotKind::Sensible, question, most)
    }

    /// The same from any position on, with this bot in both seats.
    fn falls_from(position: &dyn Position, bot: BotKind, question: &str, most: usize) -> usize {
        let (battle, id) = (position.battle(), &position.battle().scenario.id);
        let names = Side::BOTH.map(|side| battle.side_name(side).to_owned());
        let drill = Drill { names, me: Side::First, opponent: Opponent::HotSeat, seed: Some(5), told: Vec::new() };
        let (table, heard) = practise(position, drill, Box::new(|| {})).expect("a table");
        let (mut bot, mut chance) = (BotPlayer::new(bot), Chance::new(5));
        let (mut curtain, mut before, mut fell) = (Curtain::default(), None, 0);
        while let Ok(one) = heard.recv_timeout(PATIENCE) {
            let Heard::Now(now) = one else { continue };
            if now.position.waits() == WaitingFor::Over {
                break;
            }
            let sat = curtain.sits;
            let through = curtain.let_through(now, before.as_deref());
            let covered = curtain.is_down();
            let Some(now) = through.or_else(|| curtain.raise()) else { panic!("nothing is behind the curtain") };
            if let Some(side) = now.asked {
                let asking = now.position.ask(side, &Draft::EMPTY);
                assert!(covered || sat == Some(side) || !asking.secret, "{id}: {} is open", asking.question);
                fell += usize::from(covered && (question.is_empty() || asking.question == question));
                if fell == most {
                    break;
                }
                let said = bot.say(&*now.position, &mut chance).expect("an answer");
                table.ask(Wish::Command(side, said));
            }
            before = Some(now);
        }
        fell
    }

    #[test]
    fn a_secret_question_is_behind_the_curtain_also_where_it_is_the_first() {
        for (id, on) in [("dresden20-koenigstein", &[][..]), ("eagles-friedland", &["veiled"])] {
            let mut curtain = Curtain::default();
            assert!(curtain.let_through(begun(id, on), None).is_none() && curtain.is_down(), "{id}");
            assert!(curtain.raise().is_some() && !curtain.is_down());
        }
    }

    #[test]
    fn the_plan_and_the_chits_are_never_open_to_the_other_player() {
        assert_eq!(falls("dresden20-koenigstein", "", 1), 1, "the plan");
        assert_eq!(falls("eagles-friedland", "seal_chit", 2), 2, "one for each side");
    }

    #[test]
    fn the_batteries_drawn_before_eylau_are_never_open_to_the_other_player() {
        let position = at_turn("winter-20-1", 36);
        assert_eq!(falls_from(&*position, BotKind::Random, "", 2), 2, "the French take the seat, then the Allies");
    }

    #[test]
    fn no_battle_begins_behind_a_curtain_unless_something_is_secret() {
        for id in systems::ALL.readers().built_in_ids() {
            let now = begun(id, &[]);
            let secret = now.asked.is_some_and(|side| now.position.ask(side, &Draft::EMPTY).secret);
            let mut curtain = Curtain::default();
            assert_eq!(curtain.let_through(now, None).is_none(), secret, "{id}");
        }
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
