//! A match that is looked at again: the board, the log and the camera of play, and a place in time.

use super::branch_card::BranchCard;
use super::export::Export;
use super::note_desk::NoteDesk;
use super::opening::Opened;
use super::playhead::{Playhead, Stride, beside};
use super::review_desk::ReviewDesk;
use super::shows::Shows;
use crate::board::log;
use crate::board::roll_proof::ProofCard;
use crate::board::stage::Stage;
use crate::board::told::Mark;
use crate::wake_up::WakeUp;
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::Key;
use language::happening::{Happening, Kind};
use language::position::Position;
use language::system::Eye;
use pictures::film;
use play::table::{Opponent, Vows};
use render::{Scene, Theme};
use replay::{Branch, Care, Curve, Entered, Reel};
use scene::Overlay;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Receiver;

/// A wish of the viewer besides looking.
pub(crate) enum ViewerWish {
    /// Back to the list of matches.
    Leave,
    /// The settings.
    Settings,
    /// To go on from here as this side against that partner.
    Branch(Box<Branch>, Side, Opponent),
}

/// Everything that overlays depend on.
type Seen = (u64, u32, BTreeSet<Key>, bool, [Option<Hex>; 2]);

/// A match on the screen.
pub(crate) struct ReplayScreen {
    pub(super) path: PathBuf,
    pub(crate) reel: Arc<Reel>,
    /// The curve of the lead, once it is worked out.
    pub(super) curve: Option<Curve>,
    coming: Receiver<Curve>,
    /// `None` if the record could not be replayed here.
    pub(super) stage: Option<Stage>,
    blank: Scene,
    pub(super) head: Playhead,
    /// Through whose eyes it is seen.
    eye: Eye,
    /// The position at the step that is shown.
    pub(super) position: Option<Arc<dyn Position>>,
    /// The length of the log after each step that was told.
    told: Vec<Mark>,
    pub(super) desk: NoteDesk,
    pub(super) export: Export,
    /// The bot's review of the match, once the viewer has asked for it.
    pub(super) review: ReviewDesk,
    wake: WakeUp,
    pub(super) branch: Option<BranchCard>,
    /// The details of what was proven are open.
    pub(super) details: bool,
    pub(super) shows: Shows,
    /// The proof that is looked at.
    pub(super) proof: Option<ProofCard>,
    attack: Option<Overlay>,
    laid: Option<(Seen, Vec<Overlay>)>,
}

impl ReplayScreen {
    /// The screen of a record, at its beginning.
    pub(crate) fn new(opened: Opened, theme: Theme, motion: bool, wake: WakeUp) -> ReplayScreen {
        let Opened { path, reel, notes, notes_trouble, curve } = opened;
        let stage = reel.battle().filter(|_| reel.is_carried_out());
        let stage = stage.map(|battle| Stage::new(battle, theme, motion));
        let grid = engine::hex::Grid { columns: 12, rows: 8, lower: engine::hex::Lower::Even };
        let mut screen = ReplayScreen {
            desk: NoteDesk::new(&path, notes, notes_trouble),
            export: Export::new(Arc::clone(&wake)),
            review: ReviewDesk::default(),
            wake,
            path,
            reel,
            curve: None,
            coming: curve,
            stage,
            blank: Scene::new(Arc::new(scene::Map::clear(grid))),
            head: Playhead::at(0),
            eye: Eye::Public,
            position: None,
            told: Vec::new(),
            branch: None,
            details: false,
            shows: Shows::default(),
            proof: None,
            attack: None,
            laid: None,
        };
        screen.show_step(0, false);
        screen
    }

    /// The board, if there is one.
    pub(super) fn stage(&mut self) -> Option<&mut Stage> {
        self.stage.as_mut()
    }

    /// The stage and the position together.
    pub(super) fn stage_and_position(&mut self) -> (Option<&mut Stage>, Option<&dyn Position>) {
        (self.stage.as_mut(), self.position.as_deref())
    }

    /// Goes to a step at once.
    pub(super) fn seek(&mut self, to: u32) {
        self.head.playing = false;
        self.show_step(to, false);
    }

    /// Through whose eyes it is seen.
    pub(super) const fn eye(&self) -> Eye {
        self.eye
    }

    /// Looks through other eyes at the same step.
    pub(super) fn look_as(&mut self, eye: Eye) {
        self.eye = eye;
        self.show_step(self.head.at, false);
    }

    /// Goes by a stride in a direction. A single command that follows is seen to happen.
    pub(super) fn go(&mut self, stride: Stride, forward: bool) {
        let to = beside(&self.reel, self.head.at, stride, forward);
        self.head.playing &= stride == Stride::Command && forward;
        self.show_step(to, stride == Stride::Command && forward);
    }

    /// Plays or stops.
    pub(super) fn toggle(&mut self) {
        if self.head.toggle(self.reel.last()) {
            self.show_step(0, false);
        }
    }

    fn show_step(&mut self, to: u32, moving: bool) {
        let to = to.min(self.reel.last());
        self.desk.leave(self.head.at);
        self.head.at = to;
        self.position = self.reel.seen_at(to, self.eye);
        let reel = Arc::clone(&self.reel);
        let (Some(stage), Some(position)) = (&mut self.stage, &self.position) else { return };
        stage.skip();
        let told = self.told.len() as u32;
        if to + 1 < told {
            // Before a rewind the state was another; then all is told again.
            let rewound = reel.steps().iter().take(told as usize).skip(to as usize + 1);
            let rewound = rewound.into_iter().any(|step| matches!(step.deed, Entered::Rewinds(_)));
            match self.told.get(to as usize).copied().filter(|_| !rewound) {
                Some(mark) => {
                    self.told.truncate(to as usize + 1);
                    stage.forget_since(mark);
                }
                None => {
                    self.told.clear();
                    stage.forget();
                }
            }
        }
        let names = reel.names();
        for step in reel.steps().iter().take(to as usize + 1).skip(self.told.len()) {
            if let Entered::Rewinds(back) = step.deed
                && let Some(mark) = self.told.get(back as usize)
            {
                stage.take_back(*mark);
            }
            if moving {
                stage.happen(step.events.clone(), step.roll.clone());
            } else {
                stage.recall(step.events.clone(), step.roll.clone());
            }
            let remark = step.remark(&names).filter(|_| step.seq > 1 && !matches!(step.deed, Entered::Ends(_)));
            stage.told.lines.extend(remark.map(log::remark));
            self.told.push(stage.mark());
        }
        stage.stand(&**position);
        if let Some(hex) = stage.told.lines.last().and_then(|line| line.hex).filter(|_| moving) {
            stage.show_hex(hex);
        }
        self.attack = attack(&reel, to);
    }

    /// Takes in what was worked out, and lets time pass. Whether anything moves or will.
    pub(crate) fn advance(&mut self, seconds: f32) -> bool {
        if self.curve.is_none() {
            self.curve = self.coming.try_recv().ok();
        }
        self.export.listen();
        let worked = self.review.done().is_some();
        self.review.listen(&self.reel);
        if worked && self.review.found().is_some() {
            self.shows = Shows::Chances;
        }
        let factor = self.head.factor();
        let moving = self.stage.as_mut().is_some_and(|stage| stage.advance(seconds * factor));
        let dice = self.reel.step(self.head.at).is_some_and(|step| step.roll.is_some());
        if self.head.advance(seconds, moving, dice) {
            if self.head.at >= self.reel.last() {
                self.head.playing = false;
            } else {
                self.go(Stride::Command, true);
            }
        }
        moving || self.head.playing
    }

    /// Has the bot play the match through.
    pub(super) fn begin_review(&mut self, care: Care) {
        self.review.begin(&self.reel, care, Arc::clone(&self.wake));
    }

    /// The curve that is shown, and which of its figures.
    pub(super) fn curved(&self) -> Option<(&Curve, Shows)> {
        match (self.shows, self.review.found()) {
            (Shows::Chances, Some(found)) => Some((&found.curve, Shows::Chances)),
            (Shows::Chances, None) => Some((self.curve.as_ref()?, Shows::default())),
            (shows, _) => Some((self.curve.as_ref()?, shows)),
        }
    }

    /// Shows the proof of the roll at this step.
    pub(super) fn prove_roll(&mut self) {
        let vows = Vows::of(self.reel.header());
        let roll = self.reel.step(self.head.at).and_then(|step| step.roll.as_ref());
        self.proof = roll.map(|roll| ProofCard::new(roll, &vows, &self.reel.names()));
    }

    /// Other settings.
    pub(crate) fn set(&mut self, theme: Theme, motion: bool) {
        if let Some(stage) = &mut self.stage {
            stage.set_theme(theme);
            stage.play.set_on(motion);
        }
    }

    /// The scene in a window of that size.
    pub(crate) fn scene(&mut self, window: [u32; 2]) -> &Scene {
        let overlays = self.overlays();
        match &mut self.stage {
            Some(stage) => {
                stage.set_up(window, overlays, |_| false);
                stage.drawn()
            }
            None => &self.blank,
        }
    }

    fn overlays(&mut self) -> Vec<Overlay> {
        let (Some(stage), Some(position)) = (&self.stage, &self.position) else { return Vec::new() };
        let pointed = stage.focus().filter(|_| !stage.layers.is_empty());
        let seen = (stage.positions, self.head.at, stage.layers.clone(), stage.last_moves, [stage.cursor, pointed]);
        if let Some((known, all)) = &self.laid
            && *known == seen
        {
            return all.clone();
        }
        let scenario = &stage.board.battle().scenario;
        let mut all = position.stakes();
        all.extend(stage.laid_over(&**position, None));
        if stage.last_moves {
            let marches = |event: &Happening| event.phase().is_some_and(|phase| phase.name.kind == Kind::Move);
            let began = stage.events().iter().rposition(marches);
            // The acts of the active side this turn; before its first act, those of the other.
            let phase = stage.events().get(began.unwrap_or(0)..).unwrap_or_default();
            if phase.iter().any(Happening::is_march) {
                all.extend(film::moves(scenario, phase.iter()));
            } else {
                all.extend(position.layer("last-moves", stage.events(), None));
            }
        }
        all.extend(self.attack.clone());
        all.extend(stage.cursor.map(Overlay::Cursor));
        self.laid = Some((seen, all.clone()));
        all
    }
}

/// The attack that a step belongs to.
fn attack(reel: &Reel, at: u32) -> Option<Overlay> {
    let combats = &reel.timeline().combats;
    let combat = combats.iter().rev().find(|combat| (combat.seq..=combat.end).contains(&at))?;
    film::attack(reel, combat, at)
}
