//! Woods and groves: engraved trees, the nearer over the farther.

use super::easel::Easel;
use super::names::PlacedName;
use crate::glyphs::Stamp;
use crate::ink::Measure;
use crate::text::Icon;
use scene::Ground;
use scene::geometry::{HEX_RADIUS, Point, Rect, Scatter, point};

struct Tree {
    at: Point,
    size: f32,
    body: Icon,
    ink: Icon,
    light: f32,
    leafy: bool,
}

pub(super) fn draw(easel: &mut Easel<'_>, names: &[PlacedName]) {
    let clearings: Vec<Rect> = names.iter().flat_map(|name| &name.boxes).map(|letter| letter.grown(0.03)).collect();
    let mut trees = Vec::new();
    for (&hex, held) in &easel.map.ground {
        let woods = held.contains(&Ground::Woods);
        if !(woods || held.contains(&Ground::Grove)) || held.contains(&Ground::Town) {
            continue;
        }
        let middle = easel.layout.middle(hex);
        // Only the letters near this hex can be in a tree's way.
        let near: Vec<Rect> = clearings.iter().copied().filter(|r| r.middle().distance(middle) < 1.1).collect();
        let mut scatter = Scatter::of(hex, 2);
        let step = if woods { 0.185 } else { 0.235 };
        let rows = (1.0 / step) as i32 / 2 + 1;
        for row in -rows..=rows {
            for column in -rows..=rows {
                let stagger = if row.rem_euclid(2) == 0 { 0.0 } else { 0.5 };
                let wild = if woods { 0.34 } else { 0.14 };
                let off = point(
                    (column as f32 + stagger + scatter.between(-wild, wild)) * step,
                    (row as f32 + scatter.between(-wild, wild)) * step * 0.92,
                );
                let slanted = (off.x.abs() * 0.866 + off.y.abs() * 0.5).max(off.y.abs());
                let size = if woods { scatter.between(0.23, 0.31) } else { scatter.between(0.19, 0.24) };
                let kind = scatter.part();
                let light = scatter.between(-0.12, 0.12);
                let at = middle + off;
                if slanted > HEX_RADIUS * 0.866 - 0.045
                    || easel.obstacles.clearance(at + point(0.0, size * 0.1)) < size * 0.38
                {
                    continue;
                }
                if near.iter().any(|letter| letter.overlaps(Rect::around(at, point(size * 0.26, size * 0.34)))) {
                    continue;
                }
                let (body, ink, leafy) = match (woods, kind) {
                    (true, k) if k < 0.62 => (Icon::FirBody, Icon::FirInk, false),
                    (_, k) if k < 0.8 => (Icon::OakBody, Icon::OakInk, true),
                    _ => (Icon::ElmBody, Icon::ElmInk, true),
                };
                trees.push(Tree { at, size, body, ink, light, leafy: leafy && !woods });
            }
        }
    }
    let down = if easel.glyphs.turned { -1.0 } else { 1.0 };
    trees.sort_by(|a, b| (a.at.y * down + a.size / 2.0).total_cmp(&(b.at.y * down + b.size / 2.0)));
    let land = *easel.theme.land(easel.map.season);
    let line = easel.theme.inks.wood_name.towards(easel.theme.inks.line, 0.5);
    for tree in trees {
        let base = if tree.leafy { land.leaf } else { land.fir };
        let pale = scene::Colour::hex(if tree.light > 0.0 { 0xffffff } else { 0x000000 });
        let colour = base.towards(pale, tree.light.abs());
        let stamp = Stamp::at(tree.at, tree.size, Measure::World, colour);
        easel.glyphs.icon(easel.atlas, tree.body, stamp);
        easel.glyphs.icon(easel.atlas, tree.ink, Stamp { colour: line, opacity: 0.9, ..stamp });
    }
}
