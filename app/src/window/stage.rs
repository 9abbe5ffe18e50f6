//! The board on the screen with everything that is not a match: where one looks, what moves, what was told so far.
//!
//! A match that is played and one that is looked at again stand on the same stage.

use super::log::{self, Line};
use super::sight::Sight;
use crate::board;
use crate::library::Battle;
use engine::art_of_war::{Event, Game, UnitId, What};
use engine::hex::Hex;
use net::course::RollProof;
use render::geometry::Point;
use render::motion::{Moment, Play};
use render::picking::Pick;
use render::scene::Overlay;
use render::{Picker, Scene, Theme};
use std::sync::Arc;

/// More acts than this are hurried, so that nobody waits for a bot's long turn.
const HURRY_FROM: usize = 6;

/// How much was told at some moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Mark {
    lines: usize,
    events: usize,
    rolls: usize,
}

/// A board that is shown.
pub(super) struct Stage {
    pub(super) board: board::Board,
    pub(super) sight: Sight,
    /// The hex under the pointer.
    pub(super) hover: Option<Hex>,
    /// The hex the keyboard is at.
    pub(super) cursor: Option<Hex>,
    /// What happened, in sentences.
    pub(super) lines: Vec<Line>,
    /// The rolls so far, with what proves them.
    pub(super) rolls: Vec<RollProof>,
    /// The last moves are drawn.
    pub(super) last_moves: bool,
    /// Zones of control are drawn.
    pub(super) zones: bool,
    pub(super) play: Play,
    scene: Scene,
    events: Vec<Event>,
    attacked: Option<Hex>,
    queued: usize,
}

impl Stage {
    /// The empty board of a battle.
    pub(super) fn new(battle: &Battle, theme: Theme, motion: bool) -> Stage {
        let board = board::Board::new(battle);
        let mut scene = Scene::new(Arc::clone(board.map()));
        scene.theme = theme;
        let mut play = Play::new();
        play.set_on(motion);
        Stage {
            sight: Sight::whole(board.map().sheet()),
            board,
            hover: None,
            cursor: None,
            lines: Vec::new(),
            rolls: Vec::new(),
            last_moves: true,
            zones: false,
            play,
            scene,
            events: Vec::new(),
            attacked: None,
            queued: 0,
        }
    }

    /// Shows a position.
    pub(super) fn stand(&mut self, game: &Game) {
        let Scene { counters, mood, .. } = self.board.scene(game);
        self.scene.counters = counters;
        self.scene.mood = mood;
    }

    /// Tells and plays what happened.
    pub(super) fn happen(&mut self, events: Vec<Event>, roll: Option<RollProof>) {
        self.tell(events, roll, true);
    }

    /// Tells what happened before anybody looked: nothing moves.
    pub(super) fn recall(&mut self, events: Vec<Event>, roll: Option<RollProof>) {
        self.tell(events, roll, false);
    }

    /// Forgets everything that was told.
    pub(super) fn forget(&mut self) {
        self.skip();
        self.lines.clear();
        self.rolls.clear();
        self.events.clear();
        self.attacked = None;
    }

    /// How much was told so far.
    pub(super) fn mark(&self) -> Mark {
        Mark { lines: self.lines.len(), events: self.events.len(), rolls: self.rolls.len() }
    }

    /// What was told of the battle since then no longer stands: sentences are struck out, moves and rolls forgotten.
    pub(super) fn take_back(&mut self, mark: Mark) {
        self.skip();
        for line in self.lines.iter_mut().skip(mark.lines).filter(|line| !line.word) {
            line.struck = true;
        }
        self.events.truncate(mark.events);
        self.rolls.truncate(mark.rolls);
        self.attacked = None;
    }

    fn tell(&mut self, events: Vec<Event>, roll: Option<RollProof>, play: bool) {
        self.rolls.extend(roll);
        for event in &events {
            match &event.what {
                What::AttackAnnounced { targets, .. } => self.attacked = targets.first().copied(),
                What::PhaseBegan { .. } => self.attacked = None,
                _ => {}
            }
            self.lines.push(log::line(&self.board.battle().board, event, self.attacked));
            if let Some(act) = log::act(event, self.attacked).filter(|_| play) {
                self.play.push(act);
                self.queued += usize::from(self.play.is_moving());
            }
        }
        self.events.extend(events);
    }

    /// What happened so far.
    pub(super) fn events(&self) -> &[Event] {
        &self.events
    }

    /// Whatever moves is there at once.
    pub(super) fn skip(&mut self) {
        self.play.skip();
        self.queued = 0;
    }

    /// Lets time pass. Whether anything moves.
    pub(super) fn advance(&mut self, seconds: f32) -> bool {
        let hurry = if self.queued > HURRY_FROM { 3.0 } else { 1.0 };
        let moving = self.play.advance(seconds * hurry);
        if !moving {
            self.queued = 0;
        }
        moving
    }

    /// Another theme.
    pub(super) fn set_theme(&mut self, theme: Theme) {
        self.scene.theme = theme;
    }

    /// Brings a hex into sight.
    pub(super) fn show_hex(&mut self, hex: Hex) {
        let middle = self.scene.layout().middle(hex);
        self.sight.show(middle);
    }

    /// Sets up what is to be drawn in a window of that size: what lies over the board, and which units are marked.
    pub(super) fn set_up(&mut self, window: [u32; 2], overlays: Vec<Overlay>, marked: impl Fn(UnitId) -> bool) {
        let Moment { poses, dice } = self.play.moment(&self.scene.layout());
        self.scene.overlays = overlays;
        self.scene.poses = poses;
        self.scene.dice = dice;
        self.scene.camera = self.sight.camera(window);
        for counter in &mut self.scene.counters {
            counter.marks.selected = u8::try_from(counter.id.0).ok().map(UnitId).is_some_and(&marked);
        }
    }

    /// What lies under a pixel of a window of that size.
    pub(super) fn pick(&mut self, window: [u32; 2], at: Point) -> Pick {
        let [width, height] = window;
        self.scene.camera = self.sight.camera(window);
        Picker::new(&self.scene, width, height).at(at)
    }

    /// The scene as it was last set up.
    pub(super) const fn drawn(&self) -> &Scene {
        &self.scene
    }
}
