//! Several events in the order in which a reader understands them: a cause comes before its result, and nothing is told twice.

use language::happening::Happening;
use winter::event::Verdict;
use winter::{Event, UnitId, What};

/// The rules by which a unit pays strength for a retreat and for a rally.
const TOLLS: [&str; 2] = ["13.3", "13.4"];
/// The rule by which a unit that is eliminated loses all it has left.
const LAST_POINTS: &str = "R46";

/// The events as happenings. The rules count a loss before the retreat or the rally that costs it, and a reader learns of
/// the retreat first; that sentence has the loss in it.
pub(super) fn told(events: &[Event], tell: impl Fn(&Event) -> Happening) -> Vec<Happening> {
    let mut all = Vec::with_capacity(events.len());
    let mut failed: Option<UnitId> = None;
    let mut rest = events;
    while let Some((event, after)) = rest.split_first() {
        if let Some((paid, cause)) = early(rest) {
            all.push(tell(cause));
            // The cause has said what it costs. The log says all the same that a unit is eliminated.
            all.extend(paid.iter().map(|event| if toll(event).is_some() { tell(event).silent() } else { tell(event) }));
            rest = rest.get(paid.len() + 1..).unwrap_or_default();
            continue;
        }
        rest = after;
        let told = tell(event);
        if let Some(unit) = disordered_by_check(&event.what) {
            failed = Some(unit);
        }
        // The check has said it.
        let again = matches!(&event.what, What::Disordered { unit } if failed == Some(*unit));
        if again {
            failed = None;
        }
        all.push(if again { told.silent() } else { told });
    }
    all
}

/// The events at the beginning that are results of the one after them, and that one.
fn early(events: &[Event]) -> Option<(&[Event], &Event)> {
    let unit = events.first().and_then(|event| toll(event).or_else(|| gone(event)))?;
    let is_result = |event: &&Event| toll(event) == Some(unit) || gone(event) == Some(unit);
    let count = events.iter().take_while(is_result).count();
    let results = events.get(..count)?;
    let is_gone = results.iter().any(|event| gone(event).is_some());
    let cause = events.get(count).filter(|event| costs(&event.what, unit) || is_gone && flees(&event.what, unit))?;
    Some((results, cause))
}

/// The unit that loses strength because it retreats or rallies.
fn toll(event: &Event) -> Option<UnitId> {
    let What::Lost { unit, .. } = &event.what else { return None };
    event.rules.iter().any(|rule| TOLLS.contains(&rule.as_str())).then_some(*unit)
}

/// The unit that is out of the game, with the last points that it loses by that.
fn gone(event: &Event) -> Option<UnitId> {
    if let What::Eliminated { unit } | What::GunsLeft { unit, .. } = &event.what {
        return Some(*unit);
    }
    let What::Lost { unit, .. } = &event.what else { return None };
    event.rules.iter().any(|rule| rule.as_str() == LAST_POINTS).then_some(*unit)
}

fn flees(what: &What, of: UnitId) -> bool {
    matches!(what, What::Retreated { unit, .. } if *unit == of)
}

fn costs(what: &What, of: UnitId) -> bool {
    matches!(what, What::Retreated { unit, lost: 1.., .. } | What::Rallied { unit, lost: 1.., .. } if *unit == of)
}

/// The unit that a check leaves Disordered.
fn disordered_by_check(what: &What) -> Option<UnitId> {
    let What::Checked { unit, verdict, .. } = what else { return None };
    matches!(verdict, Verdict::Disorder | Verdict::SquareLost | Verdict::Retreat).then_some(*unit)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may fail loudly")]
mod tests {
    use super::*;
    use crate::Winter;
    use engine::hex::Hex;
    use language::ask::{Pick, Rule};
    use language::happening::{Act, Milestone, Stress};
    use language::system::{Rules as _, Tell as _};
    use winter::Board;

    fn board() -> std::sync::Arc<Board> {
        Winter::board(&winter_files::BATTLES.built_in("winter-training").unwrap()).unwrap()
    }

    /// The sentences that are told, in order, and all happenings.
    fn heard(board: &Board, events: Vec<(What, &'static str)>) -> (Vec<String>, Vec<Happening>) {
        let event = |(what, rule): (What, &'static str)| Event { what, rules: vec![Rule::new(rule)] };
        let events: Vec<Event> = events.into_iter().map(event).collect();
        let all = told(&events, |event| Winter::happening(board, event));
        let names = Winter::names(board);
        let loud = all.iter().filter(|one| one.stress != Stress::Silent);
        (loud.map(|one| one.text.words(&names)).collect(), all)
    }

    #[test]
    fn a_rally_and_a_retreat_come_before_the_strength_they_cost() {
        let board = board();
        let unit = board.unit_id("F-18-1").unwrap();
        let name = Winter::names(&board).pick(Pick::Piece(crate::piece(unit)));
        let lost = || (What::Lost { unit, points: 1, guns: 0 }, "13.4");
        let (words, all) = heard(&board, vec![lost(), (What::Rallied { unit, die: Some(1), lost: 1 }, "13.4")]);
        assert_eq!(words, [format!("{name} rallies (rolls 1), with 1\u{a0}SP less.")]);
        assert!(all.iter().any(|one| matches!(one.milestone, Some(Milestone::Weakened(_)))), "the loss is counted");
        let lost = || (What::Lost { unit, points: 1, guns: 0 }, "13.3");
        let path = vec![Hex::new(9, 9), Hex::new(9, 8)];
        let events = vec![
            (What::Lost { unit, points: 2, guns: 0 }, "12.4"),
            lost(),
            lost(),
            (What::Eliminated { unit }, "R46"),
            (What::Retreated { unit, path, routed: true, lost: 2 }, "13.3"),
        ];
        let (words, all) = heard(&board, events);
        let [fight, rout, gone] = words.as_slice() else { panic!("{words:?}") };
        assert_eq!(*fight, format!("{name} loses 2\u{a0}SP."));
        assert!(rout.contains("routs") && rout.ends_with("and loses 2\u{a0}SP."), "{rout}");
        assert_eq!(*gone, format!("{name} is eliminated."));
        assert!(matches!(all.last().unwrap().acts.last(), Some(Act::Remove(_))), "it is gone in the end");
        // Without a way back it pays nothing for the rout, and everything for the end.
        let events = vec![
            (What::Lost { unit, points: 4, guns: 0 }, "R46"),
            (What::Eliminated { unit }, "R46"),
            (What::Retreated { unit, path: Vec::new(), routed: true, lost: 0 }, "13.3"),
        ];
        let (words, _) = heard(&board, events);
        assert_eq!(words, ["routs.", "loses 4\u{a0}SP.", "is eliminated."].map(|end| format!("{name} {end}")));
    }

    #[test]
    fn a_unit_that_fails_its_check_is_called_disordered_once() {
        let board = board();
        let [unit, other] = ["F-18-1", "R-Pskov-1"].map(|id| board.unit_id(id).unwrap());
        let check = |verdict| (What::Checked { unit, die: 8, margin: 3, verdict }, "13.1");
        let events = vec![check(Verdict::Retreat), (What::Disordered { unit }, "13.1")];
        assert_eq!(heard(&board, events).0.len(), 1);
        let events = vec![check(Verdict::Disorder), (What::Disordered { unit: other }, "13.1")];
        assert_eq!(heard(&board, events).0.len(), 2);
        assert_eq!(heard(&board, vec![check(Verdict::Pass), (What::Disordered { unit }, "5.5")]).0.len(), 2);
    }
}
