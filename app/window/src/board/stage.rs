//! The board on the screen with everything that is not a match: where one looks, what moves, what was told so far.
//!
//! A match in play and one in replay are shown on the same stage.

use super::hand::Hand;
use super::measure::Measured;
use super::notes::Notes;
use super::playback::{Past, Playback};
use super::sight::{Place, Sight};
use super::told::{BattleLog, Mark};
use super::tool::Tool;
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::{Key, PieceId};
use language::battle::Battle;
use language::board::Board;
use language::happening::{Act, Happening};
use language::position::Position;
use language::system::Eye;
use record::course::RollProof;
use render::{Picker, Scene, Theme};
use scene::geometry::{Point, Rect};
use scene::motion::{Moment, Play, Pose};
use scene::picking::PixelPick;
use scene::{Counter, CounterId, Holder, Overlay, Weather};
use std::collections::BTreeSet;
use std::sync::Arc;

/// More acts than this are hurried, so that a player does not wait long for a bot's turn.
const HURRY_FROM: usize = 6;

/// A board that is shown.
pub(crate) struct Stage {
    pub(crate) board: Board,
    pub(crate) sight: Sight,
    /// The hex under the pointer.
    pub(crate) hover: Option<Hex>,
    /// Whether the units under the pointer are described beside it: no panel has a place for them.
    pub(crate) tells_hex: bool,
    /// The other thing under the pointer: the handle of a ring, a box beside the map.
    pub(crate) over: Option<language::ask::Pick>,
    /// The counter under the pointer.
    pub(super) under: Option<PieceId>,
    /// The hex the keyboard is at.
    pub(crate) cursor: Option<Hex>,
    /// The keyboard was used last, not the pointer.
    pub(crate) by_keys: bool,
    /// Boxes at the right that take no room while all of them are empty, with the room they need.
    folded: Vec<(usize, Rect)>,
    /// The log so far.
    pub(crate) told: BattleLog,
    /// The keys are listed.
    pub(crate) help: bool,
    /// The last moves are drawn.
    pub(crate) last_moves: bool,
    /// Rain and snow are not drawn.
    pub(crate) calm: bool,
    /// The other layers over the board: zones of control, lines of sight.
    pub(crate) layers: BTreeSet<Key>,
    pub(crate) play: Play,
    /// The thing the pointer holds, and its place in the world.
    pub(crate) hand: Hand,
    pub(super) pointer: Option<Point>,
    /// The hex and counter of the last click: the same once more goes through the stack.
    pub(crate) last_click: Option<(Hex, Option<PieceId>)>,
    /// The button was held until a stack was spread: letting it go picks nothing.
    pub(super) held: bool,
    /// Pulses and the player's own arrows.
    pub(crate) notes: Notes,
    /// The use of a click instead of playing, and the last measurement.
    pub(crate) tool: Tool,
    pub(crate) measured: Option<Measured>,
    /// Number of positions shown so far: none is mistaken for another.
    pub(crate) positions: u64,
    /// Number of happenings the board has begun to show.
    pub(crate) begun: u64,
    playback: Option<Playback>,
    /// The counters of now, while others are shown.
    kept: Option<Vec<Counter>>,
    /// The weather of the position, drawn or not.
    weather: Weather,
    scene: Scene,
    queued: usize,
    /// The player's view before the look went to an event, and the view it went to.
    home: Option<(Place, Place)>,
    /// Every piece as the player sees it, if the position hides something.
    cast: Option<Vec<Counter>>,
}

/// The layer that has a key of the keyboard.
pub(crate) const ZONES: Key = "zones";

impl Stage {
    /// Lays something over the board, or takes it away.
    pub(crate) fn switch(&mut self, layer: Key) {
        if !self.layers.remove(layer) {
            self.layers.insert(layer);
        }
    }

    /// A box to tick for everything that is laid over the board and taken away again.
    pub(crate) fn layer_boxes(&mut self, ui: &mut egui::Ui, position: &dyn Position) {
        for layer in position.switched() {
            let mut on = self.layers.contains(layer);
            if ui.checkbox(&mut on, position.names().layer(layer)).changed() {
                self.switch(layer);
            }
        }
    }

    /// The overlays of the layers that are on, about the hex under the pointer or the chosen unit.
    pub(crate) fn laid_over(&self, position: &dyn Position, chosen: Option<PieceId>) -> Vec<Overlay> {
        let about = self.focus().map(language::ask::Pick::Hex).or(chosen.map(language::ask::Pick::Piece));
        self.layers.iter().flat_map(|layer| position.layer(layer, self.events(), about)).collect()
    }

    /// The empty board of a battle.
    pub(crate) fn new(battle: &Battle, theme: Theme, motion: bool) -> Stage {
        let board = Board::new(battle);
        let mut scene = Scene::new(Arc::clone(board.map()));
        scene.theme = theme;
        let mut play = Play::new();
        play.set_on(motion);
        // A battle that has been read can begin.
        let past = match battle.beginning() {
            Ok(beginning) => Past::new(beginning.pieces(Eye::Public), beginning.roster().to_vec()),
            Err(_) => Past::new(Vec::new(), Vec::new()),
        };
        Stage {
            sight: Sight::whole(board.map().sheet()),
            board,
            hover: None,
            tells_hex: false,
            over: None,
            under: None,
            cursor: None,
            by_keys: false,
            told: BattleLog::new(past, Arc::clone(battle.names())),
            help: false,
            last_moves: true,
            calm: false,
            layers: BTreeSet::new(),
            play,
            hand: Hand::Empty,
            pointer: None,
            last_click: None,
            held: false,
            notes: Notes::default(),
            tool: Tool::None,
            measured: None,
            positions: 0,
            begun: 0,
            playback: None,
            kept: None,
            weather: Weather::Dry,
            scene,
            queued: 0,
            home: None,
            cast: None,
            folded: Vec::new(),
        }
    }

    /// Shows a position.
    pub(crate) fn stand(&mut self, position: &dyn Position) {
        self.stop_playback();
        let Scene { counters, holders, mood, .. } = self.board.scene(position);
        // The playback keeps what both sides may see: the next viewer may be the other side.
        let public = position.pieces(Eye::Public);
        let hides = position.pieces(position.eye()) != public;
        self.told.past.stand(if hides { &public } else { &counters });
        self.cast = hides.then(|| position.roster().to_vec());
        self.scene.counters = counters;
        self.lay(holders);
        self.positions += 1;
        self.last_click = None;
        // A stack of which one is left is none any more.
        self.set_spread(self.scene.spread);
        self.weather = mood.weather;
        self.scene.mood = mood;
    }

    /// Snow falls.
    #[cfg(test)]
    pub(crate) fn snow_for_a_test(&mut self) {
        self.weather = Weather::Snow;
    }

    /// Whether rain or snow falls in the position.
    pub(crate) fn is_wet(&self) -> bool {
        self.weather != Weather::Dry
    }

    /// Writes the log and the margin of the map again if another language was chosen since.
    pub(crate) fn speak(&mut self) {
        if self.told.speak() {
            self.board = Board::new(&self.board.battle().clone());
            self.scene.map = Arc::clone(self.board.map());
        }
    }

    /// Lays boxes beside the map; the whole board has them too, but for a column at the right in which every box is empty:
    /// there the map gains the width.
    pub(crate) fn lay(&mut self, holders: Vec<Holder>) {
        let frame = self.scene.map.frame();
        self.scene.holders = holders;
        self.folded.clear();
        let is_right = |holder: &Holder| holder.area.min.x > frame.max.x;
        if self.scene.holders.iter().filter(|holder| is_right(holder)).all(is_folded) {
            // They keep their places in the list, by which boxes are known, and take no room.
            let none = Rect { min: frame.min, max: frame.min };
            for (at, holder) in self.scene.holders.iter_mut().enumerate().filter(|(_, holder)| is_right(holder)) {
                self.folded.push((at, std::mem::replace(&mut holder.area, none)));
            }
        }
        self.sight.set_sheet(self.scene.extent());
    }

    /// Something can be put into a box: the whole board has all of them, also where they are empty, until the next position.
    pub(crate) fn unfold_boxes(&mut self) {
        for (at, area) in std::mem::take(&mut self.folded) {
            if let Some(holder) = self.scene.holders.get_mut(at) {
                holder.area = area;
            }
        }
        self.sight.set_sheet(self.scene.extent());
    }

    /// Tells and plays what happened.
    pub(crate) fn happen(&mut self, events: Vec<Happening>, roll: Option<RollProof>) {
        for act in self.told.tell(events, roll) {
            self.play.push(act);
            self.queued += usize::from(self.play.is_moving());
        }
    }

    /// Begins to show the next event: counters set out, dice fall. The log tells it when they have arrived.
    pub(crate) fn begin(&mut self, event: &Happening) {
        self.begun += 1;
        let (moves, place) = self.told.foresee(event);
        for act in event.acts.iter().filter(|act| self.play.is_on() && act.motion(place).is_some()) {
            act.enter(&mut self.scene.counters, self.cast.as_deref().unwrap_or(self.told.past.roster()));
        }
        for act in moves {
            self.play.push(act);
        }
    }

    /// The event was seen, and is told: everything is where it leaves it.
    pub(crate) fn finish(&mut self, event: Happening, roll: Option<RollProof>, of_last_roll: bool) {
        for act in &event.acts {
            act.apply(&mut self.scene.counters, self.cast.as_deref().unwrap_or(self.told.past.roster()));
        }
        match roll {
            None if of_last_roll => self.told.tell_more(vec![event]),
            roll => self.told.tell(vec![event], roll),
        };
    }

    /// The look goes to where something happens, if that is out of sight.
    pub(crate) fn visit(&mut self, event: &Happening) {
        let (_, fight) = self.told.foresee(event);
        let Some(hex) = event.at.or_else(|| seen_at(event)).or(fight) else { return };
        let middle = self.scene.layout().middle(hex);
        if let Some(there) = self.sight.towards(middle) {
            let home = self.stayed().unwrap_or_else(|| self.sight.place());
            self.sight.go(there, !self.play.is_on());
            self.home = Some((home, there));
        }
    }

    /// The look comes back to where the player left it, unless the player has moved it since.
    pub(crate) fn come_home(&mut self) {
        let stayed = self.stayed();
        self.home = None;
        if let Some(home) = stayed {
            self.sight.go(home, !self.play.is_on());
        }
    }

    /// The player's view before the look went away, if the look is still where it went.
    fn stayed(&self) -> Option<Place> {
        self.home.filter(|(_, there)| *there == self.sight.place()).map(|(home, _)| home)
    }

    /// Tells events from before the board was shown: nothing moves.
    pub(crate) fn recall(&mut self, events: Vec<Happening>, roll: Option<RollProof>) {
        self.told.tell(events, roll);
    }

    /// Forgets everything that was told.
    pub(crate) fn forget(&mut self) {
        self.skip();
        self.told.forget();
    }

    /// The length of the log so far.
    pub(crate) fn mark(&self) -> Mark {
        self.told.mark()
    }

    /// Takes back the events of the battle since then: sentences are struck out and moves forgotten. Rolls stay, since
    /// the sentences that are struck out still lead to their proofs.
    pub(crate) fn take_back(&mut self, mark: Mark) {
        self.skip();
        self.told.take_back(mark);
    }

    /// Removes everything told since then, for a player who goes back in a replay.
    pub(crate) fn forget_since(&mut self, mark: Mark) {
        self.skip();
        self.told.forget_since(mark);
    }

    /// The side whose phase it is by the log.
    pub(crate) fn whose_phase(&self) -> Option<Side> {
        self.told.past.whose()
    }

    /// The events so far.
    pub(crate) fn events(&self) -> &[Happening] {
        self.told.events()
    }

    /// Whatever moves is there at once.
    pub(crate) fn skip(&mut self) {
        self.play.skip();
        self.queued = 0;
    }

    /// Lets time pass. Whether anything moves.
    pub(crate) fn advance(&mut self, seconds: f32) -> bool {
        let hurry = if self.queued > HURRY_FROM { 3.0 } else { 1.0 };
        let moving = self.play.advance(seconds * hurry);
        if !moving {
            self.queued = 0;
        }
        let again = self.playback.as_mut().is_some_and(|playback| playback.advance(seconds));
        if !again {
            self.stop_playback();
        }
        let pulsing = self.notes.advance(seconds);
        let gliding = self.sight.advance(seconds);
        moving || again || pulsing || gliding
    }

    /// Plays everything since then again, for a player who looked elsewhere. Returns whether there was anything to see.
    pub(crate) fn play_since(&mut self, events: usize, label: String) -> bool {
        let playback = self.told.since(events, label);
        self.play_again(playback)
    }

    /// Plays the last phase of a side once more. Whether there is one.
    pub(crate) fn play_back(&mut self, side: Side) -> bool {
        let playback = self.told.last_of(side);
        self.play_again(playback)
    }

    fn play_again(&mut self, playback: Option<Playback>) -> bool {
        self.skip();
        self.stop_playback();
        let Some(mut playback) = playback else { return false };
        // The pieces are drawn as the player sees them now: the beginning of the battle may show more than that.
        if let Some(cast) = &self.cast {
            playback.dress(cast);
        }
        self.playback = Some(playback);
        self.set_spread(None);
        self.kept = Some(self.scene.counters.clone());
        true
    }

    /// The label of the playback that is running; no answer can be given meanwhile.
    pub(crate) fn playing_back(&self) -> Option<&str> {
        self.playback.as_ref().map(|playback| playback.label.as_str())
    }

    /// Back to now.
    pub(crate) fn stop_playback(&mut self) {
        self.playback = None;
        if let Some(counters) = self.kept.take() {
            self.scene.counters = counters;
        }
    }

    /// A player points at a hex: this player, or the opponent.
    pub(crate) fn ping(&mut self, hex: Hex) {
        self.notes.ping(hex);
    }

    /// The stack that is spread.
    pub(crate) const fn spread(&self) -> Option<Hex> {
        self.scene.spread
    }

    /// Spreads a stack, or folds it again.
    pub(crate) fn set_spread(&mut self, hex: Option<Hex>) {
        let on = |counter: &&Counter, hex: Hex| counter.hex == hex && !self.is_held(counter.id);
        let stacked = |hex: &Hex| self.scene.counters.iter().filter(|counter| on(counter, *hex)).count() > 1;
        self.scene.spread = hex.filter(stacked);
    }

    /// Measures from the hex that is measured from to another.
    pub(crate) fn measure(&mut self, position: Option<&dyn Position>) {
        let to = self.focus();
        self.measured = match (self.tool.from(), to, position) {
            (Some(from), Some(to), Some(position)) => Some(Measured::of(position, from, to)),
            _ => None,
        };
    }

    /// The result of a measurement with its rule, or the instruction for the tool in hand.
    pub(crate) fn tool_says(&self) -> Option<String> {
        self.tool.says(self.measured.as_ref())
    }

    /// Drops the last thing begun that only concerns the board. Whether there was one.
    pub(crate) fn cancel(&mut self) -> bool {
        let held = self.hand != Hand::Empty;
        self.hand = Hand::Empty;
        let again = self.playback.is_some();
        self.stop_playback();
        if again || held || self.scene.spread.take().is_some() {
            return true;
        }
        self.measured = None;
        std::mem::take(&mut self.tool) != Tool::None
    }

    /// Another theme.
    pub(crate) fn set_theme(&mut self, theme: Theme) {
        self.scene.theme = theme;
    }

    /// The hex the player is at: by keyboard or pointer, whichever was used last.
    pub(crate) fn focus(&self) -> Option<Hex> {
        if self.by_keys { self.cursor.or(self.hover) } else { self.hover.or(self.cursor) }
    }

    /// Sends the cursor to a hex.
    pub(crate) fn go_to(&mut self, hex: Hex) {
        self.cursor = Some(hex);
        self.by_keys = true;
        self.show_hex(hex);
    }

    /// Brings a hex into sight.
    pub(crate) fn show_hex(&mut self, hex: Hex) {
        let middle = self.scene.layout().middle(hex);
        self.sight.show(middle);
    }

    /// Sets up what is to be drawn in a window of that size: the overlays, and which units are marked.
    pub(crate) fn set_up(&mut self, window: [u32; 2], overlays: Vec<Overlay>, marked: impl Fn(PieceId) -> bool) {
        let layout = self.scene.layout();
        let Moment { mut poses, dice } = match &self.playback {
            Some(playback) => playback.play.moment(&layout),
            None => self.play.moment(&layout),
        };
        if let (Some(piece), Some(at)) = (self.hand.counter(), self.pointer) {
            poses.insert(CounterId(u32::from(piece.0)), Pose { at, opacity: 0.85, size: 1.06 });
        }
        if let Some(playback) = &self.playback {
            self.scene.counters.clone_from(&playback.counters);
        }
        self.scene.overlays = overlays;
        self.scene.overlays.extend(self.notes.overlays());
        if let (Hand::Pencil(from), Some(to)) = (self.hand, self.hover) {
            self.scene.overlays.extend((from != to).then_some(Overlay::Plan { from, to }));
        }
        self.scene.mood.weather = if self.calm { Weather::Dry } else { self.weather };
        self.scene.poses = poses;
        self.scene.dice = dice;
        self.scene.camera = self.sight.camera(window);
        for counter in &mut self.scene.counters {
            counter.look.selected = piece_of(counter.id).is_some_and(&marked);
        }
    }

    /// Brings a hex into the middle of what is seen, and the cursor there.
    pub(crate) fn centre(&mut self, hex: Hex) {
        self.cursor = Some(hex);
        self.by_keys = true;
        self.look_at(hex);
    }

    /// Brings a hex into the middle of what is seen.
    pub(crate) fn look_at(&mut self, hex: Hex) {
        let middle = self.scene.layout().middle(hex);
        self.sight.centre(middle, !self.play.is_on());
    }

    /// The pieces of a stack in the order in which clicks go through it, given from the bottom to the top. With badges among them
    /// that is the top unit, the badges, then the other units from above.
    pub(crate) fn in_turn(&self, here: Vec<PieceId>) -> Vec<PieceId> {
        let (badges, units): (Vec<PieceId>, Vec<PieceId>) =
            here.iter().copied().partition(|piece| self.is_badge(*piece));
        match units.split_last() {
            Some((top, below)) if !badges.is_empty() => {
                [*top].into_iter().chain(badges).chain(below.iter().rev().copied()).collect()
            }
            _ => here,
        }
    }

    /// Whether the board shows a unit as a badge at the edge of others.
    pub(crate) fn is_badge(&self, piece: PieceId) -> bool {
        self.scene.counters.iter().any(|counter| counter.badge && piece_of(counter.id) == Some(piece))
    }

    /// The hex of a counter that is shown; `None` for one in a box beside the map.
    pub(crate) fn place(&self, piece: PieceId) -> Option<Hex> {
        let found = self.scene.counters.iter().find(|counter| piece_of(counter.id) == Some(piece))?;
        (!self.is_held(found.id)).then_some(found.hex)
    }

    /// Whether a counter is in a box beside the map.
    fn is_held(&self, counter: CounterId) -> bool {
        self.scene.holders.iter().any(|holder| holder.counters.contains(&counter))
    }

    /// The thing under a pixel of a window of that size.
    pub(super) fn pick(&mut self, window: [u32; 2], at: Point) -> PixelPick {
        let [width, height] = window;
        self.scene.camera = self.sight.camera(window);
        Picker::new(&self.scene, width, height).at(at)
    }

    /// The scene as it was last set up.
    pub(crate) const fn drawn(&self) -> &Scene {
        &self.scene
    }
}

/// Whether a box is empty and folded to the line of its title.
fn is_folded(holder: &Holder) -> bool {
    let height = holder.area.size().y;
    holder.counters.is_empty() && !holder.title.contains('\n') && height < scene::TITLE_ROOM + 0.01
}

/// The hex where an event is first seen.
fn seen_at(event: &Happening) -> Option<Hex> {
    event.acts.iter().find_map(|act| match act {
        Act::Go { path, .. } => path.last().copied(),
        Act::Put { hex, .. } | Act::Fall { hex, .. } | Act::Ground(hex) => Some(*hex),
        Act::Remove(_) | Act::Change(_) | Act::Dice(_) => None,
    })
}

/// The piece that a counter shows.
pub(super) fn piece_of(counter: CounterId) -> Option<PieceId> {
    u16::try_from(counter.0).ok().map(PieceId)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pixels_for_a_hex(stage: &Stage) -> f32 {
        let view = stage.sight.view([1024, 700]);
        view.pixel(scene::geometry::point(1.0, 0.0)).distance(view.pixel(Point::ZERO))
    }

    #[test]
    fn where_every_box_of_the_column_is_empty_the_map_gains_its_width() {
        let battle = systems::ALL.open("broesa", None).expect("a battle");
        let mut stage = Stage::new(&battle, Theme::staff_map(), false);
        // A window as high as is needed: the width decides.
        stage.sight.set_free(Rect { min: Point::ZERO, max: scene::geometry::point(700.0, 4000.0) });
        stage.lay(Vec::new());
        let alone = pixels_for_a_hex(&stage);
        let right = stage.scene.map.frame().max.x + 1.2;
        let column = |counts: &[usize]| -> Vec<Holder> {
            let room = Rect { min: scene::geometry::point(right, 0.0), max: scene::geometry::point(right + 4.2, 10.0) };
            let counters = |count: usize| (0..count).filter_map(|at| u32::try_from(at).ok()).map(CounterId).collect();
            let areas = scene::column(room, 0.25, counts);
            let holder = |(area, count): (_, &usize)| Holder {
                title: String::from("Broken"),
                area,
                counters: counters(*count),
                about: None,
            };
            areas.into_iter().zip(counts).map(holder).collect()
        };
        stage.lay(column(&[0, 0]));
        assert!((pixels_for_a_hex(&stage) - alone).abs() < 0.01, "all are empty");
        stage.unfold_boxes();
        assert!(pixels_for_a_hex(&stage) < alone - 0.5, "something can be put into one");
        stage.lay(column(&[0, 1]));
        assert!(pixels_for_a_hex(&stage) < alone - 0.5, "one of them holds a unit");
        stage.lay(column(&[0, 0]));
        assert!((pixels_for_a_hex(&stage) - alone).abs() < 0.01);
    }
}
