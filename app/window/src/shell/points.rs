//! For tests: where hexes, units and widgets are, as lines on standard output, so that no test waits for a clock.

use crate::table::asked::Asked;
use crate::table::on_board::OnBoard;
use crate::table::{deeds, match_words};
use egui::accesskit::{NodeId, TreeUpdate};
use engine::hex::Hex;
use language::ask::{Pick, PieceId};
use serde_json::{Map, Value, json};
use std::io::Write;

/// Prints what changed.
#[derive(Default)]
pub(super) struct Points {
    last: String,
    widgets: Map<String, Value>,
    /// The buttons of the decision by their places, whatever the question calls them.
    decision: Map<String, Value>,
    /// The pointer's position, in pixels.
    pub(super) pointer: Option<[f32; 2]>,
    /// The name of the widget that has the keyboard.
    at: Option<String>,
    /// Whether the window has the keyboard.
    pub(super) focused: bool,
    /// Frames drawn so far, and how many there were when a key or a button was last pressed.
    frames: u64,
    pressed: u64,
}

/// More suggestions than this are not told.
const MOST_SUGGESTED: usize = 12;

impl Points {
    /// Takes in the tree of widgets; their bounds are in points.
    pub(super) fn widgets(&mut self, update: &TreeUpdate, scale: f64) {
        self.widgets.clear();
        self.decision.clear();
        self.at = None;
        let told = |id: &NodeId| {
            update.nodes.iter().find(|(one, _)| one == id).and_then(|(_, node)| node.label().or_else(|| node.value()))
        };
        for (id, node) in &update.nodes {
            // A field has the name of the label beside it.
            let beside = node.labelled_by().first().and_then(told).map(|label| format!("Field: {label}"));
            let label = beside.as_deref().or_else(|| node.label()).or_else(|| node.value());
            if *id == update.focus {
                self.at = label.map(str::to_owned);
            }
            if let (Some(label), Some(bounds)) = (label, node.bounds()) {
                let middle = [(bounds.x0 + bounds.x1) / 2.0 * scale, (bounds.y0 + bounds.y1) / 2.0 * scale];
                let enabled = !node.is_disabled();
                let at = middle.map(f64::round);
                if let Some(place) = node.author_id().and_then(|id| id.strip_prefix("decision:")) {
                    let button = json!({"label": label, "at": at, "enabled": enabled});
                    self.decision.insert(place.to_owned(), button);
                }
                self.widgets.insert(label.to_owned(), json!({"at": at, "enabled": enabled}));
            }
        }
    }

    /// A key or a button was pressed: the next frame can be the first to show its effect.
    pub(super) const fn press(&mut self) {
        self.pressed = self.frames;
    }

    /// Prints the line of this frame, if it says something new. `still` is whether nothing moves any more.
    pub(super) fn print(&mut self, name: &str, shown: Option<(&OnBoard, &Asked)>, window: [u32; 2], still: bool) {
        self.frames += 1;
        let mut line = json!({"screen": name, "still": still, "pointer": self.pointer, "focused": self.focused});
        if let Some(fields) = line.as_object_mut() {
            fields.insert(String::from("keyboard_at"), json!(self.at));
            fields.insert(String::from("widgets"), Value::Object(self.widgets.clone()));
            fields.insert(String::from("decision"), Value::Object(self.decision.clone()));
        }
        if let (Some((board, asked)), Some(fields)) = (shown, line.as_object_mut()) {
            fields.insert(String::from("match"), of_match(board, asked, window));
        }
        let text = line.to_string();
        if text == self.last {
            return;
        }
        // Another number of frames is nothing new by itself.
        if let Some(fields) = line.as_object_mut() {
            fields.insert(String::from("frame"), json!(self.frames));
            fields.insert(String::from("frames_since_press"), json!(self.frames - self.pressed));
        }
        let mut out = std::io::stdout().lock();
        // A test that has gone needs no more lines.
        let _ = writeln!(out, "{line}").and_then(|()| out.flush());
        self.last = text;
    }
}

fn of_match(board: &OnBoard, asked: &Asked, window: [u32; 2]) -> Value {
    let view = board.stage.sight.view(window);
    let layout = board.stage.drawn().layout();
    let at = |hex| {
        let pixel = view.pixel(layout.middle(hex));
        json!([pixel.x.round(), pixel.y.round()])
    };
    let (asking, names) = (asked.asking(), asked.names());
    let printed = |hex: Hex| names.hexes.printed(hex);
    let written = |hexes: &mut dyn Iterator<Item = Hex>| -> Vec<String> { hexes.map(printed).collect() };
    let hexes: Map<String, Value> = board.stage.board.map().hexes().map(|hex| (printed(hex), at(hex))).collect();
    let name = |piece: PieceId| names.pick(Pick::Piece(piece));
    let all = (0..).map(PieceId).zip(&names.pieces);
    let units: Map<String, Value> =
        all.filter_map(|(piece, name)| Some((name.clone(), json!(printed(asked.place(piece)?))))).collect();
    let pieces =
        |picks: &mut dyn Iterator<Item = Pick>| -> Vec<String> { picks.filter_map(Pick::piece).map(name).collect() };
    let drafted = asked.draft().picks();
    let free = board.stage.sight.free();
    let free = [free.min.x, free.min.y, free.max.x, free.max.y].map(f32::round);
    let attacks = asking.suggested.iter().take(MOST_SUGGESTED);
    json!({
        "asks": board.question(),
        "mine": board.asked_here().is_some(),
        "over": board.now().is_some_and(|now| match_words::is_over(now)),
        "met": board.now().is_some_and(|now| now.met),
        "position": board.stage.positions,
        "turn": board.now().map(|now| now.position.phase().turn),
        "begun": board.stage.begun,
        "kind": asking.question,
        "choices": {
            "units": pieces(&mut asking.offers.iter().map(|offer| offer.pick)),
            "hexes": written(&mut deeds::hexes(asked).into_iter()),
        },
        "suggested": attacks.map(|(_, draft)| written(&mut draft.picks().iter().filter_map(|pick| pick.hex()))).collect::<Vec<_>>(),
        "draft": {
            "units": pieces(&mut drafted.iter().copied()),
            "hexes": written(&mut drafted.iter().filter_map(|pick| pick.hex())),
        },
        "own": own(board),
        "free": free,
        "hexes": hexes,
        "units": units,
        "selected": asked.selected().map(name),
        "reach": written(&mut asking.hexes().into_iter()),
        "refusal": asked.refusal.as_ref().map(|refused| &refused.text),
        "log": board.stage.told.lines.len(),
        "record": board.now().and_then(|now| now.record.as_ref()).map(|path| path.display().to_string()),
    })
}

/// The pieces of the side that sits here.
fn own(board: &OnBoard) -> Vec<String> {
    let Some(now) = board.now() else { return Vec::new() };
    let names = now.position.names();
    let own = (0..).map(PieceId).zip(&names.pieces).filter(|(piece, _)| names.owner(*piece) == Some(now.me));
    own.map(|(_, name)| name.clone()).collect()
}
