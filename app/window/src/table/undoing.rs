//! Taking back the last command: one answer for the key and for the button.

use super::asked::Asked;
use super::decision::why_not;
use super::match_words::{can_take_back, is_over, last_of};
use super::on_board::OnBoard;
use crate::MESSAGES;
use engine::contract::Side;
use language::happening::{Happening, Milestone};
use language::position::Bytes;
use language::say;
use play::table::Now;

/// The way in which the last command is taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Undo {
    /// The rules allow it: this command does it.
    ByRules(Bytes),
    /// This side goes back past dice or phases, by agreement, and the record tells it.
    ByAgreement(Side),
}

/// The way to take back this player's last command now, or the reason why there is none.
pub(super) fn undo(board: &OnBoard, asked: &Asked) -> Result<Undo, String> {
    let Some(now) = board.now().filter(|now| !is_over(now) && !now.around.paused) else { return Err(why_not(board)) };
    let Some(side) = board.asked_here() else { return Err(why_not(board)) };
    match asked.undo() {
        Some(undo) => Ok(Undo::ByRules(undo)),
        None if can_take_back(now, side) => Ok(Undo::ByAgreement(side)),
        None => Err(reason(now, side, board.stage.events())),
    }
}

/// Why nothing can be taken back: what ended it by the rules, as far as what was told says so, and by what was agreed.
fn reason(now: &Now, side: Side, events: &[Happening]) -> String {
    let used = last_of(now, side).is_some();
    match (ended(events), used) {
        (Some(why), true) => say!(MESSAGES, "window-table-nothing-to-undo-because-used", why = why),
        (Some(why), false) => say!(MESSAGES, "window-table-nothing-to-undo-because", why = why),
        (None, true) => say!(MESSAGES, "window-table-nothing-to-undo-used"),
        (None, false) => say!(MESSAGES, "window-table-nothing-to-undo"),
    }
}

/// The event after which nothing can be undone, as messages know it; `None` where the log leaves it open.
fn ended(events: &[Happening]) -> Option<&'static str> {
    let mut since = false;
    for event in events.iter().rev() {
        match &event.milestone {
            Some(Milestone::Throw(_)) => return Some("die"),
            Some(Milestone::Phase(_)) if since => return None,
            Some(Milestone::Phase(_)) => return Some("phase"),
            Some(Milestone::TakenBack(_)) => return Some("all"),
            _ => since |= event.is_seen(),
        }
    }
    (!since).then_some("none")
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::hex::Hex;
    use language::ask::{PieceId, Sentence};
    use language::happening::{Act, Kind, PhaseBegan, PhaseName, Throw};

    fn told(milestone: Option<Milestone>) -> Happening {
        Happening { milestone, ..Happening::new(Sentence::EMPTY, Vec::new(), Kind::Other) }
    }

    fn phase() -> Happening {
        let name = PhaseName { key: "combat", name: "combat", kind: Kind::Combat };
        let phase = PhaseBegan { turn: 2, side: Side::First, name, night: false, opens_turn: false };
        told(Some(Milestone::Phase(phase)))
    }

    #[test]
    fn what_ended_the_undo_is_named_where_it_is_known() {
        let die = || told(Some(Milestone::Throw(Throw { faces: vec![3], came: None })));
        let march = || {
            let gone = told(None);
            let acts = vec![Act::Put { piece: PieceId(0), hex: Hex::new(1, 1) }];
            Happening { acts, ..gone }
        };
        assert_eq!(ended(&[]), Some("none"));
        assert_eq!(ended(&[phase(), die(), told(None)]), Some("die"));
        assert_eq!(ended(&[die(), phase()]), Some("phase"));
        assert_eq!(ended(&[phase(), march()]), None, "the other side may have decided something");
        let back = told(Some(Milestone::TakenBack(Side::First)));
        assert_eq!(ended(&[phase(), back]), Some("all"));
    }
}
