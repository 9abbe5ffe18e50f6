//! For tests: where hexes, units and widgets are, as lines on standard output, so that no test waits for a clock.

use super::match_screen::MatchScreen;
use egui::accesskit::TreeUpdate;
use serde_json::{Map, Value, json};
use std::io::Write;

/// Prints what changed.
#[derive(Default)]
pub(super) struct Points {
    last: String,
    widgets: Map<String, Value>,
    /// Where the pointer is, in pixels.
    pub(super) pointer: Option<[f32; 2]>,
}

impl Points {
    /// Takes in the tree of widgets; their bounds are in points.
    pub(super) fn widgets(&mut self, update: &TreeUpdate, scale: f64) {
        self.widgets.clear();
        for (_, node) in &update.nodes {
            let label = node.label().or_else(|| node.value());
            if let (Some(label), Some(bounds)) = (label, node.bounds()) {
                let middle = [(bounds.x0 + bounds.x1) / 2.0 * scale, (bounds.y0 + bounds.y1) / 2.0 * scale];
                let enabled = !node.is_disabled();
                self.widgets.insert(label.to_owned(), json!({"at": middle.map(f64::round), "enabled": enabled}));
            }
        }
    }

    /// Prints the line of this frame, if it says something new. `still` is whether nothing moves any more.
    pub(super) fn print(&mut self, name: &str, screen: Option<&MatchScreen>, window: [u32; 2], still: bool) {
        let mut line = json!({"screen": name, "still": still, "pointer": self.pointer, "widgets": self.widgets});
        if let (Some(screen), Some(fields)) = (screen, line.as_object_mut()) {
            fields.insert(String::from("match"), of_match(screen, window));
        }
        let text = line.to_string();
        if text != self.last {
            let mut out = std::io::stdout().lock();
            // A test that has gone needs no more lines.
            let _ = writeln!(out, "{text}").and_then(|()| out.flush());
            self.last = text;
        }
    }
}

fn of_match(screen: &MatchScreen, window: [u32; 2]) -> Value {
    let view = screen.stage.sight.view(window);
    let layout = screen.stage.drawn().layout();
    let at = |hex| {
        let pixel = view.pixel(layout.middle(hex));
        json!([pixel.x.round(), pixel.y.round()])
    };
    let hexes: Map<String, Value> = screen.stage.board.map().hexes().map(|hex| (hex.to_string(), at(hex))).collect();
    let mut units = Map::new();
    let mut reach = Vec::new();
    if let Some(game) = screen.game() {
        for unit in game.board().unit_ids() {
            if let Some(hex) = game.state().hex_of(unit) {
                units.insert(game.board().unit(unit).id.clone(), json!(hex.to_string()));
            }
        }
        if let Some(unit) = screen.selected {
            reach.extend(game.reach(unit).ends().map(|reached| reached.hex.to_string()));
        }
    }
    let name = |unit: engine::art_of_war::UnitId| screen.game().map(|game| game.board().unit(unit).id.clone());
    json!({
        "asks": screen.question(),
        "mine": screen.asked_here().is_some(),
        "hexes": hexes,
        "units": units,
        "selected": screen.selected.and_then(name),
        "reach": reach,
        "refusal": screen.refusal.as_ref().map(|(text, _)| text),
        "log": screen.stage.lines.len(),
        "record": screen.now().and_then(|now| now.record.as_ref()).map(|path| path.display().to_string()),
    })
}
