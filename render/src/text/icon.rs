//! Symbols by their names: arms, marks, trees, dice.

use super::icon_shapes as shapes;
use scene::geometry::{Point, Rect, point};
use scene::{Block, Symbol};

/// A symbol, one em high or wide around its origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    /// A frame with crossed lines.
    Infantry,
    /// A frame with one line.
    Cavalry,
    /// A frame with a ball.
    Artillery,
    /// A frame with a bastioned work.
    Fort,
    /// A filled disc.
    Disc,
    /// A ring.
    Ring,
    /// A filled star: fresh strength.
    Star,
    /// An empty star: fresh strength used.
    HollowStar,
    /// Crossed sabres: must attack.
    Sabres,
    /// Two chevrons: has moved.
    Chevrons,
    /// A bar: has attacked.
    Bar,
    /// A flag broken in two: demoralised.
    BrokenFlag,
    /// A filled rounded square: the body of a die.
    Die,
    /// A fir's shape.
    FirBody,
    /// A fir's lines.
    FirInk,
    /// A broad-leaved tree's shape.
    OakBody,
    /// A broad-leaved tree's lines.
    OakInk,
    /// A second broad-leaved tree's shape.
    ElmBody,
    /// A second broad-leaved tree's lines.
    ElmInk,
    /// A church on the map.
    Church,
    /// A windmill on the map.
    Mill,
    /// A cross, for a refusal.
    Cross,
    /// An arrowhead that points to the right.
    Arrowhead,
    /// Troops drawn up, facing to the right.
    Block(Block, Symbol),
}

impl Icon {
    /// All symbols but the blocks of troops.
    pub const ALL: [Icon; 23] = [
        Icon::Infantry,
        Icon::Cavalry,
        Icon::Artillery,
        Icon::Fort,
        Icon::Disc,
        Icon::Ring,
        Icon::Star,
        Icon::HollowStar,
        Icon::Sabres,
        Icon::Chevrons,
        Icon::Bar,
        Icon::BrokenFlag,
        Icon::Die,
        Icon::FirBody,
        Icon::FirInk,
        Icon::OakBody,
        Icon::OakInk,
        Icon::ElmBody,
        Icon::ElmInk,
        Icon::Church,
        Icon::Mill,
        Icon::Cross,
        Icon::Arrowhead,
    ];

    /// The rectangle it covers.
    pub(super) fn bounds(self) -> Rect {
        let half = match self {
            Icon::Infantry | Icon::Cavalry | Icon::Artillery | Icon::Fort => point(0.5, 0.34),
            _ => point(0.5, 0.5),
        };
        Rect::around(Point::ZERO, half)
    }

    /// Distance of a point from the edge, positive inside.
    pub(super) fn distance(self, p: Point) -> f32 {
        match self {
            Icon::Infantry => shapes::frame(p).max(shapes::saltire(p)),
            Icon::Cavalry => shapes::frame(p).max(shapes::bend(p)),
            Icon::Artillery => shapes::frame(p).max(0.135 - p.length()),
            Icon::Fort => shapes::frame(p).max(shapes::bastions(p)),
            Icon::Disc => 0.48 - p.length(),
            Icon::Ring => 0.07 - (p.length() - 0.41).abs(),
            Icon::Star => shapes::star(p, 0.48),
            Icon::HollowStar => shapes::star(p, 0.48).min(0.05 - shapes::star(p, 0.48).abs() + 0.02),
            Icon::Sabres => shapes::sabres(p),
            Icon::Chevrons => shapes::chevrons(p),
            Icon::Bar => shapes::capsule(p, point(-0.36, 0.0), point(0.36, 0.0), 0.1),
            Icon::BrokenFlag => shapes::broken_flag(p),
            Icon::Die => shapes::rounded(p, point(0.46, 0.46), 0.11),
            Icon::FirBody => shapes::fir_body(p),
            Icon::FirInk => shapes::fir_ink(p),
            Icon::OakBody => shapes::tree_body(p, &shapes::OAK),
            Icon::OakInk => shapes::tree_ink(p, &shapes::OAK),
            Icon::ElmBody => shapes::tree_body(p, &shapes::ELM),
            Icon::ElmInk => shapes::tree_ink(p, &shapes::ELM),
            Icon::Church => shapes::church(p),
            Icon::Mill => shapes::mill(p),
            Icon::Arrowhead => shapes::arrowhead(p),
            Icon::Block(block, arm) => shapes::block(p, block.parts(arm)),
            Icon::Cross => shapes::capsule(p, point(-0.36, -0.36), point(0.36, 0.36), 0.085).max(shapes::capsule(
                p,
                point(-0.36, 0.36),
                point(0.36, -0.36),
                0.085,
            )),
        }
    }
}
