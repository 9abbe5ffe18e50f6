//! Changes of the position that both players agree on.

use super::breach::Breach;
use super::cases;
use super::command::{Change, Edit};
use super::event::{Event, Report, What};
use super::game::Game;
use super::position;

const UNFIT: Breach = Breach::plain("bad-change");

/// Carries edits out, all of them or none.
pub(crate) fn amend(game: &mut Game, change: &Change) -> Result<Vec<Event>, Breach> {
    if game.state.ending.is_some() || !game.state.agenda.is_empty() {
        return Err(Breach::plain("no-change-now"));
    }
    if change.is_empty() || change.len() > 512 {
        return Err(UNFIT);
    }
    let mut state = game.state.clone();
    for edit in change {
        let unknown = Breach::plain("unknown");
        match edit {
            Edit::Unit { unit, becomes } => {
                *state.units.get_mut(usize::from(unit.0)).ok_or(unknown)? = (**becomes).clone();
            }
            Edit::Leader { leader, becomes } => {
                *state.leaders.get_mut(usize::from(leader.0)).ok_or(unknown)? = *becomes;
            }
            Edit::Holder { hex, side } => {
                let holder = state.holders.iter_mut().find(|holder| holder.hex == *hex).ok_or(unknown)?;
                holder.side = *side;
            }
            Edit::Level { corps, level } => {
                *state.levels.get_mut(usize::from(corps.0)).ok_or(unknown)? = *level;
            }
            Edit::Turn { turn } => state.turn = *turn,
            Edit::FiredAt { hexes } => state.fired_at.clone_from(hexes),
            Edit::Assaulted { hexes } => state.assaulted.clone_from(hexes),
            Edit::Held { melees } => state.held.clone_from(melees),
        }
    }
    if !position::mistakes(&game.board, game.terms, &state).is_empty() {
        return Err(UNFIT);
    }
    let mut report = Report::default();
    report.tell(What::Amended { edits: change.clone() }, cases::ASKED);
    let mut changed = Game::bare(game.board.clone(), game.terms, state);
    changed.go_on(&mut report);
    *game = changed;
    Ok(report.events)
}
