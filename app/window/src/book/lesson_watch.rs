//! The numbers of the guided game's cards, and the phase of which the card tells while the player only watches.

use crate::MESSAGES;
use language::guide::lesson::{Card, CardWords, Goes};
use language::position::{Position, WaitingFor};
use language::say;

/// The number of a card for the player, and the number of all cards.
pub(super) type CardNumber = (usize, usize);

/// The cards that the player has met, by their titles, in the order in which they came.
#[derive(Debug, Default)]
pub(super) struct MetCards(Vec<&'static str>);

impl MetCards {
    /// These were met before.
    pub(super) fn before(titles: Vec<&'static str>) -> MetCards {
        MetCards(titles)
    }

    /// The number of a card that is shown; `None` for a reminder. Cards that the player passed without meeting them are not
    /// counted, and the last card, on the end of the battle, is one more.
    pub(super) fn number(
        &mut self,
        (title, goes): (&'static str, Goes),
        passed: &[&'static str],
        all: usize,
        over: bool,
    ) -> Option<CardNumber> {
        let teaches = goes != Goes::ByItself;
        if teaches && !self.0.contains(&title) {
            self.0.push(title);
        }
        let met = self.0.len();
        if over {
            let number = met + usize::from(!teaches);
            return Some((number, number));
        }
        let at = self.0.iter().position(|known| *known == title).filter(|_| teaches)?;
        let unmet = passed.iter().filter(|title| !self.0.contains(title)).count();
        Some((at + 1, all.saturating_sub(unmet).max(met) + 1))
    }
}

/// The content of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shows {
    /// A card of the lesson.
    Lesson(Card, Goes),
    /// The card of the last question, while dice answer it.
    Held(Card, Goes),
    /// The phase that runs by itself.
    Phase,
}

/// The card of the last question, and the phase in which it was shown, counted.
#[derive(Debug, Default)]
pub(super) struct Watching {
    last: Option<(Card, Goes, u32)>,
}

impl Watching {
    /// Shows a card, unless the player watches a phase and the card is the one from before it, or none for a question.
    pub(super) fn look(&mut self, (card, goes): (Card, Goes), decides: bool, phase: u32) -> Shows {
        match self.last {
            _ if decides => {}
            // Dice and what they do take a moment: the card does not flicker.
            Some((last, how, then)) if then == phase && (last.title == card.title || goes == Goes::ByItself) => {
                return Shows::Held(last, how);
            }
            Some((last, ..)) if last.title == card.title => return Shows::Phase,
            _ if goes == Goes::ByItself => return Shows::Phase,
            _ => {}
        }
        self.last = Some((card, goes, phase));
        Shows::Lesson(card, goes)
    }
}

/// The words on the phase that runs by itself, and the section of the book on it.
pub(super) fn watched(position: &dyn Position) -> (CardWords, &'static str) {
    let names = position.names();
    let then = say!(MESSAGES, "window-book-watching-then");
    match position.phases().here() {
        Some(step) => {
            let title = say!(MESSAGES, "window-book-watching", step = step.called_with_side(names));
            let act = say!(MESSAGES, "window-book-watching-does", does = step.does.plain(names));
            (CardWords { title, act, why: then }, step.page)
        }
        None => {
            let title = say!(MESSAGES, "window-book-watching-dice");
            (CardWords { title, act: then, why: String::new() }, "start")
        }
    }
}

/// Whether the battle is over.
pub(super) fn is_over(position: &dyn Position) -> bool {
    matches!(position.waits(), WaitingFor::Over)
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::guide::lesson::card;

    const READ: Card = card("Look around", "Look.", "", "start");
    const MARCH: Card = card("Move a unit", "Click.", "", "start");
    const REMINDER: Card = card("Go on", "Go on.", "", "start");

    #[test]
    fn the_numbers_are_those_that_the_player_meets_and_the_last_card_is_the_last() {
        let mut met = MetCards::default();
        let all = 5;
        assert_eq!(met.number(("A", Goes::WhenRead), &[], all, false), Some((1, 6)));
        assert_eq!(met.number(("A", Goes::WhenRead), &[], all, false), Some((1, 6)), "it is the same card");
        // Two are done before they are shown: no number is left out.
        assert_eq!(met.number(("D", Goes::WhenDone), &["A", "B", "C"], all, false), Some((2, 4)));
        assert_eq!(met.number(("Go on", Goes::ByItself), &["A", "B", "C"], all, false), None, "a reminder");
        // A card that comes back has the number that it had.
        assert_eq!(met.number(("A", Goes::WhenRead), &["A", "B", "C"], all, false), Some((1, 4)));
        // The fifth never comes.
        assert_eq!(met.number(("Over", Goes::ByItself), &["A", "B", "C", "D"], all, true), Some((3, 3)));
        let mut later = MetCards::before(vec!["A", "D"]);
        assert_eq!(later.number(("E", Goes::WhenRead), &["A", "D"], all, false), Some((3, 6)));
    }

    #[test]
    fn while_a_phase_runs_by_itself_no_old_card_is_shown() {
        let mut watching = Watching::default();
        let (read, march) = ((READ, Goes::WhenRead), (MARCH, Goes::WhenDone));
        assert_eq!(watching.look(read, true, 1), Shows::Lesson(READ, Goes::WhenRead));
        assert_eq!(watching.look(march, true, 1), Shows::Lesson(MARCH, Goes::WhenDone));
        let held = Shows::Held(MARCH, Goes::WhenDone);
        assert_eq!(watching.look(march, false, 1), held, "dice take a moment");
        let reminder = (REMINDER, Goes::ByItself);
        assert_eq!(watching.look(reminder, false, 1), held, "the card does not flicker");
        assert_eq!(watching.look(march, false, 2), Shows::Phase, "the other side moves");
        assert_eq!(watching.look(reminder, false, 2), Shows::Phase);
        assert_eq!(watching.look(reminder, false, 3), Shows::Phase);
        // A card on what is seen there is no old one.
        assert_eq!(watching.look(read, false, 3), Shows::Lesson(READ, Goes::WhenRead));
        assert_eq!(watching.look(reminder, true, 4), Shows::Lesson(REMINDER, Goes::ByItself));
    }
}
