//! The sheet around the ground: neat line, title, compass, scale, and the places of entry.

use super::easel::Easel;
use crate::glyphs::Stamp;
use crate::ink::{Measure, Pen, circle};
use crate::text::{Face, Run};
use scene::geometry::{Point, Polyline, Rect, point};
use scene::{COMPASS_LETTERS, HEX_WORD};

/// Between the inner and the outer neat line.
const BAND: f32 = 0.13;
/// The height of a title that has room enough.
const TITLE: f32 = 0.86;
/// Room that a place of entry needs to each side.
const BADGE_ROOM: f32 = 0.4;
/// The distance of the badge of a place of entry from the frame, and its radius.
const BADGE_AT: f32 = 0.60;
const BADGE: f32 = 0.25;
/// The distance of the scale below the frame, of its letters above it, and their height.
const SCALE_AT: f32 = 0.72;
const SCALE_LETTERS_AT: f32 = 0.17;
const SCALE_LETTERS: f32 = 0.25;

pub(super) fn draw(easel: &mut Easel<'_>, written: bool) {
    neat_line(easel);
    entries(easel);
    if written && easel.map.grid.columns >= 8 {
        title(easel);
        compass(easel);
        let from = scale(easel);
        super::key::draw(easel, from);
    }
}

fn outline(rect: Rect) -> Polyline {
    Polyline::closed(rect.corners().to_vec())
}

fn neat_line(easel: &mut Easel<'_>) {
    let frame = easel.map.frame();
    let line = easel.theme.inks.line;
    let pen = Pen::map(line, 0.02).free();
    easel.ink.stroke(&outline(frame), pen.wide(0.026));
    easel.ink.stroke(&outline(frame.grown(BAND)), pen.wide(0.02));
    easel.ink.stroke(&outline(frame.grown(BAND + 0.075)), pen.wide(0.06));
    // Every other unit of the band between them is filled.
    let corners = frame.grown(BAND / 2.0).corners();
    let next = corners.iter().skip(1).chain(corners.first());
    for (from, to) in corners.iter().copied().zip(next.copied()) {
        let length = from.distance(to);
        let way = (to - from).unit();
        let bars = (length / 1.0).round().max(1.0);
        let step = length / bars;
        let mut bar = 0.0;
        while bar < bars {
            let (a, b) = (from + way * (bar * step), from + way * ((bar + 1.0).min(bars) * step));
            easel.ink.line(a, b, pen.wide(BAND * 0.5));
            bar += 2.0;
        }
    }
}

fn title(easel: &mut Easel<'_>) {
    let frame = easel.map.frame();
    let inks = easel.theme.inks;
    // The larger line is the upper one, from whichever side it is read.
    let (upper, lower) = if easel.glyphs.turned { (0.55, 1.16) } else { (1.03, 0.43) };
    // Letters never grow wider than the room between the places of entry at the upper edge.
    let run = Run::new(Face::Bold, &easel.map.title, 0.035);
    let room = room_for_title(easel, run.width * TITLE);
    let size = ((room.1 - room.0) / run.width.max(0.1)).min(TITLE);
    let middle = (room.0 + room.1) / 2.0;
    let stamp = Stamp::at(point(middle, frame.min.y - upper), size, Measure::World, inks.name);
    easel.glyphs.run(easel.atlas, &run, stamp, 0.5);
    let run = Run::new(Face::Italic, &easel.map.subtitle, 0.02);
    let stamp = Stamp::at(point(middle, frame.min.y - lower), 0.36, Measure::World, inks.hachure);
    easel.glyphs.run(easel.atlas, &run, stamp, 0.5);
    // A rule on both sides of the second line.
    let begins = run.width * 0.18 + 0.3;
    let long = ((room.1 - room.0) / 2.0 - begins).min(2.2);
    for side in [-1.0, 1.0].into_iter().filter(|_| long > 0.3) {
        let from = point(middle + side * begins, frame.min.y - lower);
        let rule = Polyline::open(vec![from, from + point(side * long, 0.0)]);
        easel.ink.tapered(&rule, Pen::map(inks.hachure, 0.035).free(), 1.0, 0.0);
    }
}

/// The start and the end of the title's room: all of the frame, or, where a place of entry would be in it, the widest
/// room beside one.
fn room_for_title(easel: &Easel<'_>, wide: f32) -> (f32, f32) {
    let frame = easel.map.frame();
    let (middle, half) = (frame.middle().x, frame.size().x * 0.47);
    let whole = (middle - half, middle + half);
    let badges = easel.map.entries.iter().filter_map(|entry| easel.map.way_in(entry.hex));
    let mut above: Vec<f32> = badges.filter(|(_, way)| way.y < 0.0).map(|(border, _)| border.x).collect();
    if !above.iter().any(|x| (x - middle).abs() < wide / 2.0 + BADGE_ROOM) {
        return whole;
    }
    above.sort_by(f32::total_cmp);
    let from = [whole.0].into_iter().chain(above.iter().map(|x| x + BADGE_ROOM));
    let to = above.iter().map(|x| x - BADGE_ROOM).chain([whole.1]);
    from.zip(to).max_by(|one, other| (one.1 - one.0).total_cmp(&(other.1 - other.0))).unwrap_or(whole)
}

fn compass(easel: &mut Easel<'_>) {
    let Some(bearing) = easel.map.up_bearing else { return };
    let frame = easel.map.frame();
    let inks = easel.theme.inks;
    let middle = point(frame.max.x - 0.7, frame.max.y + 0.87 + easel.map.footroom());
    let radius = 0.36;
    let pen = Pen::map(inks.line, 0.014).free();
    easel.ink.circle(middle, radius, pen);
    easel.ink.circle(middle, radius * 0.9, pen.wide(0.006));
    let north = (-90.0 - bearing).to_radians();
    for (quarter, letter) in COMPASS_LETTERS.into_iter().enumerate() {
        let turn = north + quarter as f32 * std::f32::consts::FRAC_PI_2;
        let long = if quarter == 0 { 1.22 } else { 0.9 };
        let tip = middle + Point::at_angle(turn) * (radius * long);
        for side in [-1.0, 1.0] {
            let foot = middle + Point::at_angle(turn + side * std::f32::consts::FRAC_PI_4) * (radius * 0.2);
            let colour = if side > 0.0 { inks.line } else { easel.theme.paper };
            easel.ink.fill(&[middle, foot, tip], Pen::map(colour, 0.0).free());
            easel.ink.stroke(&Polyline::closed(vec![middle, foot, tip]), pen.wide(0.009));
        }
        let reach = if quarter == 0 { 1.46 } else { 1.27 };
        let size = if quarter == 0 { 0.28 } else { 0.18 };
        let face = if quarter == 0 { Face::Bold } else { Face::Roman };
        let stamp = Stamp::at(middle + Point::at_angle(turn) * (radius * reach), size, Measure::World, inks.name);
        easel.glyphs.centred(easel.atlas, face, easel.map.word(letter), stamp);
    }
}

/// Lengths of the scale, in metres: each can be halved and read.
const SCALES: [u32; 8] = [200, 400, 1_000, 2_000, 4_000, 10_000, 20_000, 40_000];
/// The part of the frame that it takes at most.
const SCALE_PART: f32 = 0.3;

/// A length on the map in the unit that suits it, without and with its name.
fn lengths(metres: u32) -> (String, String) {
    let (half, unit, in_unit) =
        if metres < 2_000 { (metres / 2, "m", metres) } else { (metres / 2_000, "km", metres / 1_000) };
    (half.to_string(), format!("{in_unit} {unit}"))
}

/// Draws the scale, and returns its end.
fn scale(easel: &mut Easel<'_>) -> f32 {
    let frame = easel.map.frame();
    let Some(metres) = easel.map.metres_per_hex.filter(|metres| *metres > 1.0) else { return frame.min.x };
    let inks = easel.theme.inks;
    let most = (frame.max.x - frame.min.x) * SCALE_PART * metres;
    let whole = SCALES.into_iter().rfind(|long| *long as f32 <= most).unwrap_or(200);
    let length = whole as f32 / metres;
    let (half, end) = lengths(whole);
    let from = point(frame.min.x + 0.4, frame.max.y + SCALE_AT + easel.map.footroom());
    let pen = Pen::map(inks.line, 0.012).free();
    let rect = |a: f32, b: f32, top: f32, foot: f32| Rect {
        min: from + point(a * length, top),
        max: from + point(b * length, foot),
    };
    for quarter in 0..4u8 {
        let (a, b) = (f32::from(quarter) * 0.25, f32::from(quarter + 1) * 0.25);
        let (top, foot) = if quarter % 2 == 0 { (0.0, 0.055) } else { (0.055, 0.11) };
        easel.ink.fill(&rect(a, b, top, foot).corners(), Pen::map(inks.line, 0.0).free());
    }
    easel.ink.stroke(&outline(rect(0.0, 1.0, 0.0, 0.11)), pen);
    for (part, text) in [(0.0, "0"), (0.5, half.as_str()), (1.0, end.as_str())] {
        let at = from + point(part * length, -SCALE_LETTERS_AT);
        let stamp = Stamp::at(at, SCALE_LETTERS, Measure::World, inks.name);
        easel.glyphs.centred(easel.atlas, Face::Roman, text, stamp);
    }
    let hexes = format!("1 {} = {metres:.0} m", easel.map.word(HEX_WORD));
    let run = Run::new(Face::Italic, &hexes, 0.0);
    let stamp = Stamp::at(from + point(length / 2.0, 0.36), 0.27, Measure::World, inks.hachure);
    easel.glyphs.run(easel.atlas, &run, stamp, 0.5);
    from.x + length
}

fn entries(easel: &mut Easel<'_>) {
    let colour = easel.theme.inks.victory;
    for entry in &easel.map.entries {
        let Some((border, way)) = easel.map.way_in(entry.hex) else { continue };
        let badge = border + way * BADGE_AT;
        let tip = border - way * 0.16;
        let pen = Pen::map(colour, 0.09).free();
        easel.ink.line(badge, tip + way * 0.14, pen);
        let wing = way.turned() * 0.14;
        easel.ink.fill(&[tip, tip + way * 0.24 + wing, tip + way * 0.24 - wing], pen);
        easel.ink.fill(&circle(badge, BADGE), pen);
        easel.ink.circle(badge, BADGE, pen.wide(0.03));
        let stamp = Stamp::at(badge, 0.36, Measure::World, scene::Colour::hex(0xfff8e8));
        easel.glyphs.fitted(easel.atlas, Face::Bold, &entry.code, stamp, 0.42);
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may fail loudly")]
mod tests {
    use super::*;
    use engine::hex::{Grid, Hex};
    use scene::{EntryPlace, Map};

    /// Whatever is written below the map begins lower than the badges of the places of entry at that edge reach.
    #[test]
    fn places_of_entry_keep_off_the_scale() {
        let grid = Grid { columns: 14, rows: 10, lower: engine::hex::Lower::Even };
        for hex in [Hex::new(1, 10), Hex::new(3, 10), Hex::new(14, 10), Hex::new(1, 9), Hex::new(1, 1)] {
            let mut map = Map::clear(grid);
            map.entries.push(EntryPlace { hex, code: String::from("A") });
            let (border, way) = map.way_in(hex).unwrap();
            let badge = border + way * BADGE_AT;
            let frame = map.frame();
            let written = frame.max.y + SCALE_AT + map.footroom() - SCALE_LETTERS_AT - SCALE_LETTERS / 2.0;
            let beside = badge.x + BADGE < frame.min.x || badge.x - BADGE > frame.max.x;
            assert!(beside || badge.y + BADGE < written, "{hex:?}: {badge:?} reaches {written}");
        }
    }
}
