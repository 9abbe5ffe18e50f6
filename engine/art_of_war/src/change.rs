//! Carrying out an edit of the position on which both players agreed. It lets a match continue after a wrong ruling of
//! ours.

use super::breach::Breach;
use super::command::{Change, Edit};
use super::definition::*;
use super::event::{Event, Report, What};
use super::field::Field;
use super::game::Game;
use super::position::{Position, mistake, position_mistakes};
use super::state::*;
use super::unit_set::UnitSet;

/// The longest change: more than any battle has units and markers.
const MOST_EDITS: usize = 256;

/// Carries a change out between two moves or two combats. In the middle of a combat too much depends on the old
/// position.
pub(crate) fn amend(game: &mut Game, change: &Change) -> Result<Vec<Event>, Breach> {
    let quiet = match &game.state.stage {
        Stage::Movement(Moving::Units) => true,
        Stage::Combat(combat) => combat.step == Step::Announce,
        _ => false,
    };
    if !quiet {
        return Err(Breach::NoChangeNow);
    }
    if change.is_empty() || change.len() > MOST_EDITS {
        return Err(Breach::BadChange(mistake("edits", "")));
    }
    let mut next = game.clone();
    let mut position = Position { state: next.state };
    for edit in change {
        write(game, &mut position, edit)?;
    }
    next.state = position.state;
    if let Some(mistake) = position_mistakes(&next.board, &next.state).into_iter().next() {
        return Err(Breach::BadChange(mistake));
    }
    let on_map: UnitSet = next.board.unit_ids().filter(|&unit| next.state.hex_of(unit).is_some()).collect();
    if let Some(combat) = next.state.combat_mut() {
        // A unit that is not on the map has no obligations, and need not be attacked.
        combat.must_attack = combat.must_attack.and(on_map);
        combat.must_be_attacked = combat.must_be_attacked.and(on_map);
    }
    next.field = Field::new(&next.board, &next.state);
    // Commands from before the change can no longer be undone.
    next.history.clear();
    let mut report = Report::default();
    report.tell(What::Amended { edits: change.clone() }, []);
    next.come_to_a_question(&mut report);
    if !next.question().has_answer(&next) {
        return Err(Breach::BadChange(mistake("no-answer", "")));
    }
    *game = next;
    Ok(report.events)
}

fn write(game: &Game, position: &mut Position, edit: &Edit) -> Result<(), Breach> {
    let known = |unit: UnitId| if game.board.has_unit(unit) { Ok(unit) } else { Err(Breach::UnknownUnit) };
    let wrong = |variant| Err(Breach::BadChange(mistake(variant, "")));
    match *edit {
        Edit::Unit { unit, place } => position.place(known(unit)?, place),
        Edit::Reserve { unit, reserve } => position.set_reserve(known(unit)?, reserve),
        Edit::Fresh { division, spent } => match position.state.fresh_spent.get_mut(usize::from(division.0)) {
            Some(marker) => *marker = spent,
            None => return wrong("division"),
        },
        Edit::Control { hex, side } => {
            if !game.board.exists(hex) || !position.set_control(&game.board, hex, side) {
                return wrong("objective");
            }
        }
        Edit::Morale { army, level } => {
            if game.board.army(army).is_none() || level > 100 {
                return wrong("army");
            }
            position.set_morale(army, level);
        }
    }
    Ok(())
}
