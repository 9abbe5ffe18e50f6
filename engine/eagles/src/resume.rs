//! Games that begin in the middle of a turn.

use super::board::Board;
use super::definition::OptionalRules;
use super::event::{Event, Report, SegmentKind};
use super::fight::*;
use super::game::Game;
use super::position::position_mistakes;
use super::state::*;
use engine::contract::Side;
use std::sync::Arc;

impl Game {
    /// A game from a position in which a segment is about to begin, as the rules begin it. In a player-turn's first segment
    /// everybody is fresh, and obligations are fixed when the combat phase begins. Forced marches may be either side's.
    /// With what happened until somebody is asked.
    ///
    /// # Errors
    /// Everything that is wrong with the position.
    pub fn at_segment(
        board: Arc<Board>,
        optional: OptionalRules,
        mut state: State,
        segment: SegmentKind,
        side: Side,
    ) -> Result<(Game, Vec<Event>), Vec<String>> {
        state.stage = match segment {
            SegmentKind::Admin => Stage::Admin { rolled: false },
            SegmentKind::Arrivals => Stage::Arrivals,
            SegmentKind::Centres => Stage::Centres,
            SegmentKind::Organise => Stage::Organise { left: Vec::new() },
            SegmentKind::Command => Stage::Command,
            SegmentKind::Initiative => Stage::Initiative,
            SegmentKind::Consolidate => Stage::Consolidate { left: Vec::new() },
            SegmentKind::Forced => Stage::Forced { side, guns: Vec::new() },
            SegmentKind::Combat | SegmentKind::Morale => Stage::Combat(Box::default()),
        };
        let mistakes = position_mistakes(&board, &state);
        if !mistakes.is_empty() {
            return Err(mistakes);
        }
        let mut report = Report::default();
        if state.theatre.is_some() {
            let mut game = Game::bare(Arc::clone(&board), optional, state);
            match segment {
                SegmentKind::Arrivals => game.open_arrivals(&mut report),
                SegmentKind::Command => game.note_dispatch(),
                SegmentKind::Consolidate => game.open_consolidation(&mut report),
                _ => {}
            }
            state = game.state;
        }
        if segment == SegmentKind::Combat {
            let game = Game::bare(Arc::clone(&board), optional, state.clone());
            let (must_attack, must_be_attacked) = game.obligations();
            let combat = Combat { must_attack, must_be_attacked, attacked: Vec::new(), fight: None };
            state.stage = Stage::Combat(Box::new(combat));
        }
        let (mut game, events) = Game::begun(board, optional, state)?;
        report.events.extend(events);
        if segment == SegmentKind::Morale && matches!(game.state.stage, Stage::Combat(_)) {
            game.end_combat(&mut report);
            game.go_on(&mut report);
        }
        Ok((game, report.events))
    }
}
