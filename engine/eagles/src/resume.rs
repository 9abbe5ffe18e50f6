//! Games that begin at a position: any, or one at which a segment begins.

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
    /// A game from any position, even in the middle of an action. The rules go on from there until a side must decide.
    ///
    /// # Errors
    /// Everything that is wrong with the position.
    pub fn from_state(board: Arc<Board>, optional: OptionalRules, state: State) -> Result<Game, Vec<String>> {
        Game::begun(board, optional, state).map(|(game, _)| game)
    }

    /// The same with the events until a side must decide.
    ///
    /// # Errors
    /// Everything that is wrong with the position.
    pub fn begun(board: Arc<Board>, optional: OptionalRules, state: State) -> Result<(Game, Vec<Event>), Vec<String>> {
        let mut game = Game::laid(board, optional, state)?;
        let mut report = Report::default();
        game.go_on(&mut report);
        if game.has_answer() {
            Ok((game, report.events))
        } else {
            Err(vec![String::from("the game could not continue from that position")])
        }
    }

    /// A game on a position, before the rules go on from it.
    pub(crate) fn laid(board: Arc<Board>, optional: OptionalRules, state: State) -> Result<Game, Vec<String>> {
        let mistakes = position_mistakes(&board, &state);
        if !mistakes.is_empty() {
            return Err(mistakes);
        }
        if let Some(what) = unknown_option(&board, optional) {
            return Err(vec![what.to_owned()]);
        }
        if state.veil.is_some() && !optional.veiled {
            return Err(vec![String::from("open play has no seals")]);
        }
        if !optional.foraging && state.leaders.iter().any(|leader| leader.foraging) {
            return Err(vec![String::from("units cannot forage in a match without Foraging")]);
        }
        Ok(Game::bare(board, optional, state))
    }

    /// A game from a position in which a segment is about to begin, as the rules begin it. In a player-turn's first
    /// segment all leaders are fresh, and obligations are fixed when the combat phase begins. Forced marches may be
    /// either side's. With the events until a side must decide.
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

/// An agreement that does not fit the battle, or that these rules do not carry out yet.
pub(crate) fn unknown_option(board: &Board, optional: OptionalRules) -> Option<&'static str> {
    let campaign = board.definition().campaign.is_some();
    if optional.veiled && (optional.foraging || optional.ney) {
        return Some("Foraging and leaders who do not wait for orders cannot be used in veiled play");
    }
    let marches = (optional.foraging || optional.ney) && !campaign;
    marches.then_some("foraging and leaders who do not wait for orders belong to campaigns")
}
