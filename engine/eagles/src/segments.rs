//! The order of the segments (3).

use super::campaign::PromotionData;
use super::event::{Report, SegmentKind, What};
use super::fight::*;
use super::game::Game;
use super::outcome::outcome;
use super::rules;
use super::state::*;
use super::weather::Weather;
use engine::contract::Side;

impl Game {
    pub(crate) fn boundary(&mut self) {
        self.state.phases += 1;
    }

    pub(crate) fn begin_segment(&mut self, side: Side, segment: SegmentKind, report: &mut Report) {
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
        // A leader captured by the other side is made good in the owner's next organisation (B17).
        let own = |one: &PromotionData| self.board.side_of(one.general) == self.state.phasing;
        let promotes = self.campaign().is_some_and(|campaign| campaign.promotions.iter().any(own));
        if let Some(theatre) = self.state.theatre.as_mut().filter(|_| promotes) {
            theatre.promotions = 0;
        }
        self.state.stage = Stage::Arrivals;
        self.begin_segment(self.state.phasing, SegmentKind::Arrivals, report);
        self.open_arrivals(report);
    }

    /// Automatic actions at the start of the arrivals.
    pub(crate) fn open_arrivals(&mut self, report: &mut Report) {
        self.restore_centres(report);
        self.tend_boxes();
        self.note_unled();
    }

    pub(crate) fn begin_command(&mut self, report: &mut Report) {
        self.state.stage = Stage::Command;
        self.note_dispatch();
        self.begin_segment(self.state.phasing, SegmentKind::Command, report);
    }

    /// Notes the leaders that can be commanded in this segment (B4).
    pub(crate) fn note_dispatch(&mut self) {
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

    /// Automatic actions before consolidation (B1).
    pub(crate) fn open_consolidation(&mut self, report: &mut Report) {
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

    /// Every hex and army of the phasing side with strength that stayed, in hex order.
    fn posts(&self) -> Vec<Post> {
        let mut posts: Vec<Post> = self
            .on_map(self.state.phasing)
            .filter(|&leader| self.is_employed(leader) && self.state.leader(leader).is_some_and(|leader| !leader.moved))
            .filter_map(|leader| Some(Post { hex: self.state.hex_of(leader)?, army: self.board.leader(leader)?.army }))
            .collect();
        // Hex by hex, and within a hex as the ids of leaders go, which begin with their army.
        let army = |post: &Post| self.board.army(post.army).map(|army| army.id.clone());
        posts.sort_by_key(|post| (post.hex, army(post)));
        posts.dedup();
        posts
    }
}
