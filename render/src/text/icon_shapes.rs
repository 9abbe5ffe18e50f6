//! The shapes behind the symbols: distances from points, positive inside.

use scene::BlockPart;
use scene::geometry::{Point, point};

/// A line with round ends.
pub(super) fn capsule(p: Point, a: Point, b: Point, radius: f32) -> f32 {
    radius - p.distance_to_segment(a, b)
}

/// A rectangle with round corners around the origin.
pub(super) fn rounded(p: Point, half: Point, radius: f32) -> f32 {
    let off = point(p.x.abs() - half.x + radius, p.y.abs() - half.y + radius);
    radius - point(off.x.max(0.0), off.y.max(0.0)).length() - off.x.max(off.y).min(0.0)
}

/// Half the extents of the frame around an arm's symbol.
const FRAME: Point = point(0.46, 0.30);
/// Half the width of the lines in it.
const LINE: f32 = 0.028;

/// The frame around an arm's symbol.
pub(super) fn frame(p: Point) -> f32 {
    LINE * 1.15 - rounded(p, FRAME, 0.01).abs()
}

fn in_frame(p: Point, value: f32) -> f32 {
    value.min(rounded(p, FRAME, 0.01))
}

/// Infantry's crossed belts.
pub(super) fn saltire(p: Point) -> f32 {
    in_frame(p, bend(p).max(bend(point(-p.x, p.y))))
}

/// Cavalry's single belt.
pub(super) fn bend(p: Point) -> f32 {
    in_frame(p, capsule(p, point(-FRAME.x, FRAME.y), point(FRAME.x, -FRAME.y), LINE * 1.15))
}

/// A bastioned work.
pub(super) fn bastions(p: Point) -> f32 {
    let folded = point(p.x.abs(), p.y.abs());
    let body = rounded(p, point(0.15, 0.12), 0.0);
    let bastion = 0.075 - (folded.x - 0.16).abs().max((folded.y - 0.13).abs());
    body.max(bastion)
}

/// A star with five points.
pub(super) fn star(p: Point, radius: f32) -> f32 {
    let (outer, inner) = (radius, radius * 0.42);
    let fifth = std::f32::consts::TAU / 5.0;
    let angle = (p.x.atan2(-p.y).rem_euclid(fifth) - fifth / 2.0).abs();
    let at = point(angle.cos(), angle.sin()) * p.length();
    let tip = point((fifth / 2.0).cos(), (fifth / 2.0).sin()) * outer;
    let notch = point(inner, 0.0);
    let side = (tip - notch).cross(at - notch);
    let distance = at.distance_to_segment(notch, tip);
    if side > 0.0 { distance } else { -distance }
}

/// Two crossed sabres.
pub(super) fn sabres(p: Point) -> f32 {
    let one = |p: Point| {
        let blade = capsule(p, point(-0.28, 0.28), point(0.38, -0.38), 0.055);
        let guard = capsule(p, point(-0.36, 0.08), point(-0.08, 0.36), 0.045);
        let grip = capsule(p, point(-0.40, 0.40), point(-0.28, 0.28), 0.06);
        blade.max(guard).max(grip)
    };
    one(p).max(one(point(-p.x, p.y)))
}

/// Two chevrons that point to the right.
pub(super) fn chevrons(p: Point) -> f32 {
    let one = |x: f32| {
        let q = point(p.x - x, p.y.abs());
        capsule(q, point(0.13, 0.0), point(-0.13, 0.3), 0.075)
    };
    one(-0.17).max(one(0.19))
}

/// A flag whose staff is broken.
pub(super) fn broken_flag(p: Point) -> f32 {
    let staff = capsule(p, point(-0.16, 0.44), point(-0.16, 0.06), 0.05);
    let tilted = (p - point(-0.16, 0.04)).rotated(-0.85);
    let upper = capsule(tilted, point(0.0, 0.0), point(0.0, -0.46), 0.05);
    let cloth = rounded(tilted - point(0.15, -0.32), point(0.15, 0.13), 0.02);
    staff.max(upper).max(cloth)
}

/// A church: a nave, a tower and its cross, seen from the side.
pub(super) fn church(p: Point) -> f32 {
    let nave = rounded(p - point(0.12, 0.24), point(0.28, 0.16), 0.0);
    let roof = triangle(p, point(-0.16, 0.1), point(0.4, 0.1), point(0.12, -0.08));
    let tower = rounded(p - point(-0.2, 0.14), point(0.11, 0.26), 0.0);
    let spire = triangle(p, point(-0.34, -0.1), point(-0.06, -0.1), point(-0.2, -0.34));
    let cross = capsule(p, point(-0.2, -0.30), point(-0.2, -0.48), 0.022).max(capsule(
        p,
        point(-0.27, -0.42),
        point(-0.13, -0.42),
        0.022,
    ));
    nave.max(roof).max(tower).max(spire).max(cross)
}

/// A post mill: its house on a trestle, and four sails.
pub(super) fn mill(p: Point) -> f32 {
    let house = triangle(p, point(-0.22, 0.16), point(0.22, 0.16), point(0.0, -0.62)).min(rounded(
        p - point(0.0, 0.0),
        point(0.17, 0.17),
        0.0,
    ));
    let roof = triangle(p, point(-0.2, -0.15), point(0.2, -0.15), point(0.0, -0.34));
    let legs = capsule(p, point(-0.09, 0.16), point(-0.2, 0.46), 0.03).max(capsule(
        p,
        point(0.09, 0.16),
        point(0.2, 0.46),
        0.03,
    ));
    let sail = |angle: f32| {
        let turned = (p - point(0.0, -0.1)).rotated(angle);
        let arm = capsule(turned, point(0.0, 0.0), point(0.0, -0.48), 0.02);
        arm.max(rounded(turned - point(0.055, -0.32), point(0.05, 0.15), 0.0))
    };
    let sails = [0.6, 2.17, 3.74, 5.31].map(sail).into_iter().fold(f32::NEG_INFINITY, f32::max);
    house.max(roof).max(legs).max(sails)
}

/// An arrowhead that points to the right.
pub(super) fn arrowhead(p: Point) -> f32 {
    let folded = point(p.x, p.y.abs());
    triangle(folded, point(-0.22, 0.44), point(0.40, 0.0), point(-0.08, 0.0)).max(capsule(
        folded,
        point(-0.06, 0.0),
        point(0.34, 0.0),
        0.03,
    ))
}

/// A block of troops.
pub(super) fn block(p: Point, parts: &[BlockPart]) -> f32 {
    let part = |part: &BlockPart| match *part {
        BlockPart::Bar { at, half } => rounded(p - at, half, 0.02),
        BlockPart::Wedge { at, half } => {
            triangle(p - at, point(-half.x, half.y), point(half.x, 0.0), point(-half.x, -half.y))
        }
        BlockPart::Dot { at, radius } => radius - (p - at).length(),
    };
    parts.iter().map(part).fold(f32::NEG_INFINITY, f32::max)
}

fn triangle(p: Point, a: Point, b: Point, c: Point) -> f32 {
    let edge = |a: Point, b: Point| (b - a).unit().cross(p - a);
    // The corners come counter-clockwise on the screen.
    -edge(a, b).max(edge(b, c)).max(edge(c, a))
}

/// The tiers of a fir: half width and the height of its lower edge, from the top.
const TIERS: [(f32, f32, f32); 4] =
    [(0.13, -0.46, -0.18), (0.20, -0.30, 0.02), (0.265, -0.12, 0.22), (0.32, 0.06, 0.40)];

/// A fir's shape.
pub(super) fn fir_body(p: Point) -> f32 {
    let tier = |(half, top, foot): (f32, f32, f32)| {
        // The lower edge droops towards its ends.
        let droop = 0.05 * (p.x / half).powi(2);
        triangle(point(p.x, p.y - droop), point(-half, foot), point(half, foot), point(0.0, top))
    };
    let trunk = rounded(p - point(0.0, 0.43), point(0.035, 0.06), 0.0);
    TIERS.into_iter().map(tier).fold(trunk, f32::max)
}

/// A fir's lines: its edge, and shade on the side away from the light.
pub(super) fn fir_ink(p: Point) -> f32 {
    let body = fir_body(p);
    let edge = 0.016 - body.abs();
    let mut shade = f32::NEG_INFINITY;
    for line in 0..9u8 {
        let y = -0.34 + f32::from(line) * 0.088;
        let reach = 0.06 + f32::from(line) * 0.03;
        shade = shade.max(capsule(p, point(0.015, y - 0.02), point(reach, y + 0.045), 0.014));
    }
    edge.max(shade.min(body))
}

/// A broad-leaved tree: the balls of its crown.
pub(super) struct Crown {
    balls: [(f32, f32, f32); 7],
}

/// One tree.
pub(super) const OAK: Crown = Crown {
    balls: [
        (0.0, -0.26, 0.19),
        (-0.19, -0.16, 0.17),
        (0.19, -0.15, 0.17),
        (-0.27, 0.03, 0.16),
        (0.27, 0.04, 0.16),
        (0.0, 0.02, 0.22),
        (0.05, 0.12, 0.16),
    ],
};

/// Another.
pub(super) const ELM: Crown = Crown {
    balls: [
        (0.03, -0.30, 0.16),
        (-0.14, -0.22, 0.16),
        (0.18, -0.20, 0.15),
        (-0.24, -0.03, 0.17),
        (0.25, -0.02, 0.17),
        (-0.02, -0.04, 0.22),
        (-0.10, 0.11, 0.15),
    ],
};

fn crown(p: Point, tree: &Crown) -> f32 {
    tree.balls.iter().map(|&(x, y, radius)| radius - p.distance(point(x, y))).fold(f32::NEG_INFINITY, f32::max)
}

/// A broad-leaved tree's shape, with its trunk.
pub(super) fn tree_body(p: Point, tree: &Crown) -> f32 {
    crown(p, tree).max(rounded(p - point(0.0, 0.34), point(0.04, 0.13), 0.0))
}

/// Its lines: the crown's edge, tufts, and shade on the side away from the light.
pub(super) fn tree_ink(p: Point, tree: &Crown) -> f32 {
    let body = crown(p, tree);
    let edge = 0.017 - body.abs();
    let trunk = rounded(p - point(0.0, 0.36), point(0.032, 0.12), 0.0).min(-body + 0.02);
    let mut inside = f32::NEG_INFINITY;
    for &(x, y, radius) in &tree.balls {
        let off = p - point(x, y);
        // Only the lower right of each ball, and a little within it.
        let arc = (0.012 - (off.length() - radius * 0.82).abs()).min(off.dot(point(0.7, 0.72)) - radius * 0.35);
        inside = inside.max(arc);
    }
    for line in 0..7u8 {
        let at = point(0.30 - f32::from(line) * 0.07, -0.02 + f32::from(line) * 0.035);
        inside = inside.max(capsule(p, at, at + point(-0.10, 0.13), 0.013));
    }
    // A shadow on the ground.
    let mut shadow = f32::NEG_INFINITY;
    for line in 0..3u8 {
        let y = 0.40 + f32::from(line) * 0.035;
        shadow = shadow.max(capsule(p, point(0.03, y), point(0.30 - f32::from(line) * 0.06, y), 0.011));
    }
    edge.max(trunk).max(inside.min(body)).max(shadow)
}
