//! Relations of hexes to one another and to the edges of the map: cones, first hexsides, directions of retreat [1.7,
//! 11.3, 13.3].

use super::board::Board;
use super::definition::{Edge, Potential};
use super::facing::{Facing, Way};
use engine::contract::Side;
use engine::hex::Hex;

impl Board {
    /// Number of steps to the left and to the right front hexside that lead from one hex to another; `None` unless both
    /// are forward [1.7].
    fn forward(&self, from: Hex, facing: Facing, to: Hex) -> Option<(i32, i32)> {
        let delta = self.grid().cube(to).minus(self.grid().cube(from));
        let [left, right] = facing.front().map(|way| self.step(way));
        let det = left.x * right.z - left.z * right.x;
        let (p, q) = (delta.x * right.z - delta.z * right.x, left.x * delta.z - left.z * delta.x);
        let (p, q) = if det < 0 { (-p, -q) } else { (p, q) };
        (p >= 0 && q >= 0).then_some((p, q))
    }

    /// Whether a hex is in the front cone of a facing, at any distance but none [1.7].
    pub fn in_cone(&self, from: Hex, facing: Facing, to: Hex) -> bool {
        from != to && self.forward(from, facing, to).is_some()
    }

    /// The hexside a line from one hex to another crosses first; two if it starts along a corner, the lower number first.
    pub(crate) fn first_side(&self, from: Hex, to: Hex) -> (Way, Option<Way>) {
        for facing in Facing::ALL {
            if let Some((p, q)) = self.forward(from, facing, to) {
                let [left, right] = facing.front();
                return match p.cmp(&q) {
                    std::cmp::Ordering::Greater => (left, None),
                    std::cmp::Ordering::Less => (right, None),
                    std::cmp::Ordering::Equal => (left.min(right), Some(left.max(right))),
                };
            }
        }
        (Way::NorthEast, None)
    }

    /// The retreat potential of a hex [13.3].
    pub(crate) fn potential(&self, side: Side, hex: Hex) -> i32 {
        let [allied, french] = &self.definition().ground.retreat;
        let retreat = if side == Side::First { allied } else { french };
        let printed = self.spot(hex).printed;
        match retreat.potential {
            Potential::Diagonal => printed.diagonal(),
            Potential::DiagonalBack => -printed.diagonal(),
            Potential::Row => printed.row,
            Potential::RowBack => -printed.row,
        }
    }

    /// Whether a hex is on an edge over which a side may be driven [13.3].
    pub(crate) fn on_retreat_edge(&self, side: Side, hex: Hex) -> bool {
        let [allied, french] = &self.definition().ground.retreat;
        let retreat = if side == Side::First { allied } else { french };
        let at = self.spot(hex).printed;
        retreat.edges.iter().any(|stretch| {
            let along = match stretch.edge {
                Edge::North | Edge::South => at.column,
                Edge::East | Edge::West => at.row,
            };
            self.on_edge(hex, stretch.edge) && (i32::from(stretch.from)..=i32::from(stretch.to)).contains(&along)
        })
    }

    /// Whether a hex is on an edge of the board.
    pub fn on_edge(&self, hex: Hex, edge: Edge) -> bool {
        match edge {
            Edge::North => hex.column == 1,
            Edge::South => hex.column == self.grid().columns,
            Edge::East => hex.row == 1,
            Edge::West => hex.row == self.grid().rows,
        }
    }
}
