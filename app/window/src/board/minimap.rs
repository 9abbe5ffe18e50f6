//! A small map in the corner of a large one: the ground, the troops of both sides, and the part that is seen. A click there, or a
//! drag, looks at that place.

use super::stage::Stage;
use crate::MESSAGES;
use crate::paper::palette::palette;
use egui::{
    Color32, ColorImage, CornerRadius, Pos2, Rect, Sense, Stroke, StrokeKind, TextureHandle, TextureOptions, Ui, Vec2,
    pos2, vec2,
};
use engine::hex::Hex;
use language::say;
use render::Theme;
use scene::geometry::{Point, point};
use scene::{Colour, Ground, Map, Water};
use std::sync::Arc;

/// A map of so many hexes is a large one.
const LARGE: usize = 2_000;
/// The small map is shown while no larger part of the map than this is seen.
const PART: f32 = 0.6;
/// Its longer side, in points, and the least room beside it.
const SIZE: f32 = 190.0;
const ROOM: f32 = 520.0;
/// Between it and the edges of the board.
const EDGE: f32 = 10.0;
/// Its pixels for the height of a hex.
const PIXELS: f32 = 4.0;
/// Half the side of the square that stands for a stack.
const DOT: f32 = 1.4;

/// Whether a map is so large that it has a small one.
pub(crate) fn is_due(map: &Map) -> bool {
    usize::from(map.grid.columns) * usize::from(map.grid.rows) >= LARGE
}

/// The sheets that the map was joined from, by their letters, each with the room it takes.
pub(crate) fn sheets(map: &Map) -> Vec<(String, scene::geometry::Rect)> {
    let layout = map.layout();
    let mut letters: Vec<&String> = map.numbering.sheets.iter().map(|(_, letter)| letter).collect();
    letters.sort();
    letters.dedup();
    let room = |letter: &String| {
        let own = map.hexes().filter(|hex| map.printed(*hex).starts_with(letter.as_str()));
        let room = own.map(|hex| layout.middle(hex)).fold(None, |room: Option<scene::geometry::Rect>, at| {
            let room = room.unwrap_or(scene::geometry::Rect { min: at, max: at });
            let min = point(room.min.x.min(at.x), room.min.y.min(at.y));
            Some(scene::geometry::Rect { min, max: point(room.max.x.max(at.x), room.max.y.max(at.y)) })
        });
        room.map(|room| (letter.clone(), room.grown(1.0)))
    };
    letters.into_iter().filter_map(room).collect()
}

/// The painted ground, and what it was painted from.
#[derive(Clone)]
struct Painted {
    map: Arc<Map>,
    theme: &'static str,
    texture: TextureHandle,
}

/// Shows the small map if it is due, and looks where the player points on it.
pub(crate) fn show(ui: &Ui, stage: &mut Stage, window: [u32; 2]) {
    let map = Arc::clone(&stage.drawn().map);
    let board = ui.available_rect_before_wrap();
    if !is_due(&map) || board.width() < ROOM || board.height() < ROOM {
        return;
    }
    let view = stage.sight.view(window);
    let (frame, free) = (map.frame(), stage.sight.free());
    let corners = [view.world(free.min), view.world(free.max)];
    let seen = scene::geometry::Rect {
        min: point(corners[0].x.min(corners[1].x), corners[0].y.min(corners[1].y)),
        max: point(corners[0].x.max(corners[1].x), corners[0].y.max(corners[1].y)),
    };
    let whole = frame.size();
    let part = (seen.size().x / whole.x).min(1.0) * (seen.size().y / whole.y).min(1.0);
    if part > PART {
        return;
    }
    let scale = SIZE / whole.x.max(whole.y);
    let size = vec2(whole.x, whole.y) * scale;
    let rect = Rect::from_min_size(pos2(board.min.x + EDGE, board.max.y - EDGE - size.y), size);
    let turned = stage.sight.is_turned();
    let at = |world: Point| -> Pos2 {
        let off = vec2(world.x - frame.min.x, world.y - frame.min.y) * scale;
        if turned { rect.max - off } else { rect.min + off }
    };
    let response = ui.interact(rect, ui.scope_id().with("small map"), Sense::click_and_drag());
    let name = say!(MESSAGES, "window-board-small-map");
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, &name));
    if let Some(pointer) = response.interact_pointer_pos() {
        let off = if turned { rect.max - pointer } else { pointer - rect.min };
        stage.sight.look_at(point(frame.min.x + off.x / scale, frame.min.y + off.y / scale));
        ui.ctx().request_repaint();
    }
    let texture = painted(ui.ctx(), &map, &stage.drawn().theme);
    let painter = ui.painter().with_clip_rect(rect.expand(3.0));
    painter.rect_filled(rect.expand(3.0), CornerRadius::same(3), palette().paper);
    let uv = match turned {
        true => Rect::from_min_max(pos2(1.0, 1.0), pos2(0.0, 0.0)),
        false => Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)),
    };
    painter.image(texture.id(), rect, uv, Color32::WHITE);
    let scene = stage.drawn();
    let layout = scene.layout();
    let held = |counter: &scene::Counter| scene.holders.iter().any(|holder| holder.counters.contains(&counter.id));
    for counter in scene.counters.iter().filter(|counter| !counter.badge && !held(counter)) {
        let colour = shade(scene.theme.army(counter.army, counter.coat));
        painter.rect_filled(Rect::from_center_size(at(layout.middle(counter.hex)), Vec2::splat(2.0 * DOT)), 0, colour);
    }
    let seen = Rect::from_two_pos(at(seen.min), at(seen.max)).intersect(rect);
    painter.rect_stroke(seen, 0, Stroke::new(1.5, palette().red), StrokeKind::Inside);
    painter.rect_stroke(
        rect.expand(2.0),
        CornerRadius::same(3),
        Stroke::new(1.0, palette().faint),
        StrokeKind::Outside,
    );
    response.on_hover_text(name);
}

fn shade(colour: Colour) -> Color32 {
    Color32::from_rgb(colour.red, colour.green, colour.blue)
}

/// The ground as a texture; painted once for a map and a theme.
fn painted(ctx: &egui::Context, map: &Arc<Map>, theme: &Theme) -> TextureHandle {
    let id = egui::Id::unique("the small map");
    let same = |known: &Painted| Arc::ptr_eq(&known.map, map) && known.theme == theme.name;
    if let Some(known) = ctx.data(|data| data.get_temp::<Painted>(id)).filter(same) {
        return known.texture;
    }
    let texture = ctx.load_texture("small map", image(map, theme), TextureOptions::LINEAR);
    let known = Painted { map: Arc::clone(map), theme: theme.name, texture: texture.clone() };
    ctx.data_mut(|data| data.insert_temp(id, known));
    texture
}

/// The ground in a few colours: heights lighter or darker step by step, waters and roads as lines.
fn image(map: &Map, theme: &Theme) -> ColorImage {
    let (frame, layout, land) = (map.frame(), map.layout(), theme.land(map.season));
    let size = frame.size() * PIXELS;
    let (width, height) = (size.x.ceil().max(1.0) as usize, size.y.ceil().max(1.0) as usize);
    let ground = |hex: Hex| -> Colour {
        let [lake, town, woods, grove] =
            [Ground::Lake, Ground::Town, Ground::Woods, Ground::Grove].map(|kind| map.has(hex, kind));
        match () {
            () if lake && map.frozen => land.ice,
            () if lake => land.water,
            () if town => land.town.towards(theme.inks.house, 0.6),
            () if woods => land.woods,
            () if grove => land.grove,
            () => land.open.towards(land.high, 0.5 * f32::from(map.height(hex).min(3))),
        }
    };
    let mut pixels = vec![shade(theme.paper); width * height];
    for (at, pixel) in pixels.iter_mut().enumerate() {
        let place = point((at % width) as f32 + 0.5, (at / width) as f32 + 0.5) * (1.0 / PIXELS);
        if let Some(hex) = layout.hex_at(frame.min + place).filter(|hex| map.exists(*hex)) {
            *pixel = shade(ground(hex));
        }
    }
    let mut line = |from: Point, to: Point, colour: Colour| {
        let steps = (from.distance(to) * PIXELS).ceil().max(1.0) as u16;
        for step in 0..=steps {
            let place = (from + (to - from) * (f32::from(step) / f32::from(steps)) - frame.min) * PIXELS;
            let (x, y) = (place.x.max(0.0) as usize, place.y.max(0.0) as usize);
            if let Some(pixel) = pixels.get_mut(y * width + x).filter(|_| x < width) {
                *pixel = shade(colour);
            }
        }
    };
    for road in map.roads.iter().chain(&map.tracks) {
        for pair in road.path.windows(2) {
            if let [from, to] = *pair {
                line(layout.middle(from), layout.middle(to), theme.inks.road_edge);
            }
        }
    }
    for (side, water) in map.waters.iter().filter(|(_, water)| *water != Water::Ditch) {
        if let Some([from, to]) = layout.hexside(*side) {
            let colour = if *water == Water::Stream { land.water } else { theme.inks.bank };
            line(from, to, colour);
        }
    }
    ColorImage::new([width, height], pixels)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_large_map_has_a_small_one_and_sheets_are_told_by_their_letters() {
        let map = |id: &str| {
            let battle = systems::ALL.open(id, None).unwrap();
            Arc::clone(language::board::Board::new(&battle).map())
        };
        assert!(!is_due(&map("broesa")));
        let mut field = Map::clear(engine::hex::Grid { columns: 72, rows: 76, lower: engine::hex::Lower::Odd });
        assert!(is_due(&field));
        let sheets_of = |map: &Map| sheets(map).into_iter().map(|(letter, _)| letter).collect::<Vec<_>>();
        assert!(sheets_of(&field).is_empty());
        field.numbering.sheets = vec![
            (Hex::new(1, 1), String::from("B")),
            (Hex::new(37, 1), String::from("A")),
            (Hex::new(1, 39), String::from("D")),
        ];
        assert_eq!(sheets_of(&field), ["A", "B", "D"]);
        let rooms: Vec<scene::geometry::Rect> = sheets(&field).into_iter().map(|(_, room)| room).collect();
        let hex = field.layout().middle(Hex::new(60, 10));
        let holds = |room: &scene::geometry::Rect| {
            (room.min.x..=room.max.x).contains(&hex.x) && (room.min.y..=room.max.y).contains(&hex.y)
        };
        assert_eq!(rooms.iter().map(holds).collect::<Vec<_>>(), [true, false, false]);
    }

    #[test]
    fn the_small_map_has_the_colours_of_the_ground() {
        let mut map = Map::clear(engine::hex::Grid { columns: 60, rows: 60, lower: engine::hex::Lower::Odd });
        map.ground.entry(Hex::new(30, 30)).or_default().insert(Ground::Woods);
        let theme = Theme::staff_map();
        let picture = image(&map, &theme);
        let at = (map.layout().middle(Hex::new(30, 30)) - map.frame().min) * PIXELS;
        let pixel = picture.pixels[at.y as usize * picture.size[0] + at.x as usize];
        assert_eq!(pixel, shade(theme.land(map.season).woods));
    }
}
