//! Curves of a match as drawings.

use super::html::escaped;
use super::turns::{Turn, colour};
use crate::{Curve, CurvePoint, MESSAGES, Reel};
use engine::contract::Side;
use language::say;
use std::fmt::Write;

const WIDTH: f64 = 900.0;
const HEIGHT: f64 = 250.0;
/// Room for numbers on the left, names of lines on the right, turns below.
const LEFT: f64 = 44.0;
const RIGHT: f64 = 110.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 28.0;
/// The distance between names of lines.
const GAP: f64 = 15.0;

/// One line of a chart.
pub(super) struct Polyline {
    /// The name of the line.
    pub(super) name: String,
    /// The side whose colour it has.
    pub(super) side: Side,
    /// Its value after each step at which one changed.
    pub(super) values: Vec<(u32, f64)>,
}

/// A line of a chart, with this value at each point.
pub(super) fn line(curve: &Curve, name: String, side: Side, value: impl Fn(&CurvePoint) -> f64) -> Polyline {
    Polyline { name, side, values: curve.points.iter().map(|point| (point.seq, value(point))).collect() }
}

/// A chart with a step for every change. A second line of one side is dotted, and the second side's lines are dashed.
/// So no line is told by its colour alone.
pub(super) fn chart(reel: &Reel, turns: &[Turn], title: &str, told: &str, lines: &[Polyline]) -> String {
    let values = || lines.iter().flat_map(|line| line.values.iter().map(|value| value.1));
    let (low, high) = (values().fold(0.0, f64::min), values().fold(1.0, f64::max));
    let step = tick((high - low) / 4.0);
    let (low, high) = ((low / step).floor() * step, (high / step).ceil() * step);
    let last = f64::from(reel.last().max(1));
    let x = |seq: u32| LEFT + f64::from(seq) / last * (WIDTH - LEFT - RIGHT);
    let y = |value: f64| TOP + (high - value) / (high - low) * (HEIGHT - TOP - BOTTOM);
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write!(
        out,
        "<figure class=\"chart\"><svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{}\" font-size=\"13\" \
         font-family=\"Garamond, Georgia, serif\" fill=\"#665745\">",
        escaped(&format!("{title}. {told}"))
    );
    let mut value = low;
    while value <= high + step / 2.0 {
        let at = y(value);
        let ink = if value.abs() < step / 2.0 { "#665745" } else { "#d2c3a0" };
        let _ = write!(
            out,
            "<path d=\"M{LEFT} {at:.1}H{:.1}\" stroke=\"{ink}\"/><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{value}</text>",
            WIDTH - RIGHT,
            LEFT - 7.0,
            at + 4.0
        );
        value += step;
    }
    let mut free = 0.0;
    for turn in turns {
        let at = x(turn.first);
        let _ = write!(out, "<path d=\"M{at:.1} {:.1}v5\" stroke=\"#b9a785\"/>", HEIGHT - BOTTOM);
        if at >= free {
            let _ = write!(
                out,
                "<text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
                HEIGHT - 8.0,
                turn.number
            );
            free = at + 24.0;
        }
    }
    let axis = escaped(&say!(MESSAGES, "replay-report-turn-axis"));
    let _ = write!(out, "<text x=\"{:.1}\" y=\"{:.1}\">{axis}</text>", 4.0, HEIGHT - 8.0);
    out.push_str(&drawn(reel, lines, x, y));
    let _ = writeln!(out, "</svg><figcaption><b>{}.</b> {}</figcaption></figure>", escaped(title), escaped(told));
    out
}

fn drawn(reel: &Reel, lines: &[Polyline], x: impl Fn(u32) -> f64, y: impl Fn(f64) -> f64) -> String {
    let mut out = String::new();
    // Names are beside the ends of their lines, and not on each other.
    let mut order: Vec<&Polyline> = lines.iter().collect();
    order.sort_by(|a, b| end(b).total_cmp(&end(a)));
    let mut places: Vec<f64> = order.iter().map(|line| y(end(line)) + 4.0).collect();
    for at in 1..places.len() {
        if let Some([above, below]) = places.get_mut(at - 1..=at) {
            *below = below.max(*above + GAP);
        }
    }
    let mut limit = HEIGHT - BOTTOM + 4.0;
    for place in places.iter_mut().rev() {
        *place = place.min(limit);
        limit = *place - GAP;
    }
    for (line, place) in order.into_iter().zip(places) {
        let mut path = String::new();
        for (seq, value) in &line.values {
            let lead = if path.is_empty() { "M" } else { "H" };
            if path.is_empty() {
                let _ = write!(path, "{lead}{:.1} {:.1}", x(*seq), y(*value));
            } else {
                let _ = write!(path, "{lead}{:.1}V{:.1}", x(*seq), y(*value));
            }
        }
        let _ = write!(path, "H{:.1}", x(reel.last()));
        let earlier = lines.iter().take_while(|one| !std::ptr::eq(*one, line)).filter(|one| one.side == line.side);
        let dashes = match (line.side, earlier.count()) {
            (Side::First, 0) => "",
            (Side::Second, 0) => " stroke-dasharray=\"9 3\"",
            _ => " stroke-dasharray=\"2 3\"",
        };
        let ink = colour(reel, line.side);
        let _ = write!(
            out,
            "<path d=\"{path}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"2.2\" stroke-linejoin=\"round\"{dashes}/>\
             <text x=\"{:.1}\" y=\"{place:.1}\" fill=\"#2b2117\">{}</text>",
            WIDTH - RIGHT + 8.0,
            escaped(&line.name)
        );
    }
    out
}

fn end(line: &Polyline) -> f64 {
    line.values.last().map_or(0.0, |value| value.1)
}

/// A round number near this one.
fn tick(about: f64) -> f64 {
    let power = 10f64.powf(about.max(1e-3).log10().floor());
    let steps = [1.0, 2.0, 5.0, 10.0].map(|step| step * power);
    steps.into_iter().find(|step| *step >= about).unwrap_or(power * 10.0).max(1.0)
}
