//! How one segment leads to the next (3).

use super::board::Board;
use super::campaign::PromotionData;
use super::definition::OptionalRules;
use super::event::{Event, Report, SegmentKind, What};
use super::fight::*;
use super::game::Game;
use super::outcome::{self, outcome};
use super::position::position_mistakes;
use super::rules;
use super::state::*;
use super::weather::Weather;
use engine::contract::Side;
use std::sync::Arc;

/// More steps than the rules can take on their own between two questions, by far.
const FUSE: u32 = 100_000;

impl Game {
    /// Goes on until somebody has something to say or a die is to be rolled.
    pub(crate) fn go_on(&mut self, report: &mut Report) {
        for _ in 0..FUSE {
            self.tidy_redoubts();
            self.relieve(report);
            self.recall(report);
            if self.is_armistice() {
                if let Some(side) = self.campaign().map(|campaign| campaign.leaves_map) {
                    report.tell(What::Armistice { side }, [rules::OFF_MAP]);
                }
                return self.end_game(Ending::Armistice, report);
            }
            if !self.question().settle(self, report) {
                return;
            }
        }
    }

    /// Whether play has come to rest here: it stops where no question settles itself and no armistice ends the game. This
    /// is what stops `go_on`, so that every position that play has left can be taken up again.
    pub(crate) fn is_at_rest(&self) -> bool {
        let mut trial = self.scratch();
        !trial.is_armistice() && !trial.question().settle(&mut trial, &mut Report::default())
    }

    fn boundary(&mut self) {
        self.state.phases += 1;
    }

    fn begin_segment(&mut self, side: Side, segment: SegmentKind, report: &mut Report) {
        report.tell(What::SegmentBegan { turn: self.state.turn, side, segment }, [rules::TURN]);
    }

    /// The weather of a game-turn is known.
    pub(crate) fn begin_turn(&mut self, weather: Weather, face: Option<u16>, report: &mut Report) {
        self.state.weather = weather;
        self.refresh();
        report.tell(What::TurnBegan { turn: self.state.turn, weather, face }, [rules::TURN]);
        self.begin_player_turn(Side::First, report);
    }

    fn begin_player_turn(&mut self, side: Side, report: &mut Report) {
        self.boundary();
        self.state.phasing = side;
        self.state.commands_left = self.board.side(side).commands;
        self.state.battles.clear();
        for leader in &mut self.state.leaders {
            (leader.done, leader.moved, leader.forced, leader.fought) = (false, false, false, false);
            leader.hurry = None;
        }
        if let Some(theatre) = &mut self.state.theatre {
            theatre.rode_off.clear();
        }
        if self.campaign().is_some() {
            self.state.stage = Stage::Admin { rolled: false };
            return self.begin_segment(side, SegmentKind::Admin, report);
        }
        self.begin_organise(report);
    }

    pub(crate) fn begin_organise(&mut self, report: &mut Report) {
        self.state.stage = Stage::Organise { left: Vec::new() };
        self.begin_segment(self.state.phasing, SegmentKind::Organise, report);
    }

    pub(crate) fn end_organise(&mut self, report: &mut Report) {
        self.boundary();
        if self.campaign().is_none() {
            return self.begin_command(report);
        }
        // Whom the other side has lost is made good in the other side's own organisation (B17).
        let own = |one: &PromotionData| self.board.side_of(one.general) == self.state.phasing;
        let promotes = self.campaign().is_some_and(|campaign| campaign.promotions.iter().any(own));
        if let Some(theatre) = self.state.theatre.as_mut().filter(|_| promotes) {
            theatre.promotions = 0;
        }
        self.state.stage = Stage::Arrivals;
        self.begin_segment(self.state.phasing, SegmentKind::Arrivals, report);
        self.open_arrivals(report);
    }

    /// What is done by itself when arrivals begin.
    fn open_arrivals(&mut self, report: &mut Report) {
        self.restore_centres(report);
        self.tend_boxes();
        self.note_unled();
    }

    pub(crate) fn begin_command(&mut self, report: &mut Report) {
        self.state.stage = Stage::Command;
        self.note_dispatch();
        self.begin_segment(self.state.phasing, SegmentKind::Command, report);
    }

    /// Who can be commanded in this segment (B4).
    fn note_dispatch(&mut self) {
        let found = self.in_dispatch(self.state.phasing);
        for army in self.armies_of(self.state.phasing) {
            if let Some(staff) = self.state.staff_mut(army) {
                staff.centre.moved = false;
            }
        }
        if let Some(theatre) = &mut self.state.theatre {
            theatre.dispatched = found;
        }
    }

    pub(crate) fn end_command(&mut self, report: &mut Report) {
        if self.campaign().is_some() {
            self.state.stage = Stage::Centres;
            return self.begin_segment(self.state.phasing, SegmentKind::Centres, report);
        }
        self.begin_initiative(report);
    }

    pub(crate) fn begin_initiative(&mut self, report: &mut Report) {
        self.state.stage = Stage::Initiative;
        self.begin_segment(self.state.phasing, SegmentKind::Initiative, report);
    }

    pub(crate) fn end_initiative(&mut self) {
        self.boundary();
        self.state.stage = Stage::Stationary { rest: self.posts(), toll: None, hidden: 0 };
    }

    pub(crate) fn end_stationary(&mut self, report: &mut Report) {
        self.open_consolidation(report);
        self.state.stage = Stage::Consolidate { left: Vec::new() };
        self.begin_segment(self.state.phasing, SegmentKind::Consolidate, report);
    }

    /// What is done by itself before anybody consolidates (B1).
    fn open_consolidation(&mut self, report: &mut Report) {
        self.wake_centres();
        self.raise_redoubts(report);
    }

    pub(crate) fn end_consolidate(&mut self, report: &mut Report) {
        for leader in &mut self.state.leaders {
            leader.forced = false;
        }
        self.begin_forced(self.state.phasing, report);
    }

    fn begin_forced(&mut self, side: Side, report: &mut Report) {
        self.state.stage = Stage::Forced { side, guns: Vec::new() };
        self.begin_segment(side, SegmentKind::Forced, report);
    }

    pub(crate) fn end_forced(&mut self, side: Side, report: &mut Report) {
        if side == self.state.phasing {
            return self.begin_forced(side.other(), report);
        }
        self.boundary();
        for leader in &mut self.state.leaders {
            leader.fought = false;
        }
        let (must_attack, must_be_attacked) = self.obligations();
        self.state.stage =
            Stage::Combat(Box::new(Combat { must_attack, must_be_attacked, attacked: Vec::new(), fight: None }));
        self.begin_segment(self.state.phasing, SegmentKind::Combat, report);
    }

    /// The combat phase is over: critical battles move the marker, and the next player-turn begins.
    pub(crate) fn end_combat(&mut self, report: &mut Report) {
        self.boundary();
        self.begin_segment(self.state.phasing, SegmentKind::Morale, report);
        for battle in std::mem::take(&mut self.state.battles) {
            let Some((favours, spaces)) = outcome::shift(&self.board, &battle) else { continue };
            if self.shift_marker(favours, spaces, rules::MORALE, report) {
                return;
            }
        }
        self.after_battles(report);
    }

    /// Whether this is the last game-turn.
    pub(crate) fn is_last_turn(&self) -> bool {
        usize::from(self.state.turn) >= self.board.definition().turns.len()
    }

    pub(crate) fn end_player_turn(&mut self, report: &mut Report) {
        if self.state.phasing == Side::First {
            return self.begin_player_turn(Side::Second, report);
        }
        if self.is_last_turn() {
            return self.end_game(Ending::Turns, report);
        }
        self.boundary();
        self.state.turn += 1;
        self.state.stage = Stage::Weather;
    }

    pub(crate) fn end_game(&mut self, ending: Ending, report: &mut Report) {
        self.boundary();
        self.state.stage = Stage::Over(ending);
        let outcome = outcome(&self.board, &self.state, ending);
        let rule = if self.campaign().is_some() { rules::MARKER } else { rules::MORALE };
        report.tell(What::GameOver { outcome }, [rule]);
    }
}

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
