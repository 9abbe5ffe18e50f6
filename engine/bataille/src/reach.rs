//! The hexes units can reach, each with the cheapest list of actions that leads there.

use super::command::Action;
use super::definition::*;
use super::facing::{Facing, turned};
use super::game::Game;
use super::march::March;
use super::moving::stirs;
use engine::contract::Side;
use engine::hex::{Direction, Hex};
use engine::ways::Queue;
use serde::{Deserialize, Serialize};

/// A place within reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "where, how, at what price and by which way")]
pub struct Reached {
    pub hex: Hex,
    pub facing: Facing,
    pub formation: Formation,
    pub cost: HalfPoints,
    pub actions: Vec<Action>,
    /// Whether enemies can fire on the way.
    pub draws_fire: bool,
}

struct Node {
    march: March,
    from: usize,
    action: Option<Action>,
    draws_fire: bool,
}

/// Facings of a hex, twice: as the units set out, and as the ground has changed them.
const KINDS: usize = 12;

impl Game {
    /// The hexes these units can reach together by marching and turning; empty if they cannot move at all.
    pub fn reach(&self, side: Side, units: &[UnitId]) -> Vec<Reached> {
        self.reach_after(side, units, &[])
    }

    /// The hexes they can reach after the actions in `done`; cost and actions are those of the rest.
    pub fn reach_after(&self, side: Side, units: &[UnitId], done: &[Action]) -> Vec<Reached> {
        let Some(start) = self.after(side, units, done) else { return Vec::new() };
        let mut nodes = vec![Node { march: start, from: usize::MAX, action: None, draws_fire: false }];
        let mut best = vec![u16::MAX; self.board.cell_count() * KINDS];
        let mut queue = Queue::new();
        self.open(&start, &start, 0, &mut best, &mut queue);
        let mut settled = Vec::new();
        while let Some((spent, at)) = queue.pop() {
            let Some(node) = nodes.get(at) else { continue };
            let march = node.march;
            let fired = node.draws_fire;
            // `open` lets only cheaper ways in, so no two of one cost have a slot together: each is settled once.
            let slot = self.slot(&start, &march);
            if slot.and_then(|slot| best.get(slot)).is_none_or(|cost| *cost != spent) {
                continue;
            }
            settled.push(at);
            self.expand(units, &start, &march, at, fired, &mut nodes, &mut best, &mut queue);
        }
        // Each hex once, as it is reached most cheaply; other facings are a turn away.
        let mut told = vec![false; self.board.cell_count()];
        let mut ends = Vec::new();
        for at in settled {
            let Some(node) = nodes.get(at).filter(|node| node.march.rests && node.march.hex != start.hex) else {
                continue;
            };
            if let Some(known) = self.board.index(node.march.hex).and_then(|place| told.get_mut(place))
                && !*known
            {
                *known = true;
                ends.push(self.reached(&nodes, at, &start));
            }
        }
        ends
    }

    #[allow(clippy::too_many_arguments, reason = "the search's own books")]
    fn expand(
        &self,
        units: &[UnitId],
        start: &March,
        march: &March,
        at: usize,
        fired: bool,
        nodes: &mut Vec<Node>,
        best: &mut [u16],
        queue: &mut Queue<usize>,
    ) {
        let mut add = |next: March, action: Action, draws_fire: bool, nodes: &mut Vec<Node>| {
            let place = nodes.len();
            if self.open(start, &next, place, best, queue) {
                nodes.push(Node { march: next, from: at, action: Some(action), draws_fire });
            }
        };
        if march.stopped {
            return;
        }
        let exposed = self.is_exposed(march.side, march.hex);
        for (way, hex) in self.board.neighbours(march.hex) {
            if let Ok(next) = self.enter_by(units, march, way, hex) {
                add(next, Action::Enter(hex), fired || exposed, nodes);
            }
        }
        let turns = matches!(march.formation, Formation::Column | Formation::Line | Formation::Limbered);
        if turns && let Some(side) = march.facing.side() {
            for step in [-1, 1] {
                let facing = match march.facing {
                    Facing::Vertex(_) => Facing::Vertex(turned(side, step)),
                    _ => Facing::Side(turned(side, step)),
                };
                let action = Action::Turn(facing);
                if let Ok(next) = self.act(units, march, &action) {
                    add(next, action, fired || exposed && stirs(&action, next.cost), nodes);
                }
            }
        }
    }

    fn slot(&self, start: &March, march: &March) -> Option<usize> {
        let facing = match march.formation {
            // Its facing does not limit its moves.
            Formation::GeneralOrder | Formation::Skirmish | Formation::Carre | Formation::RoadMarch => 0,
            _ => march.facing.side().unwrap_or(Direction::Up).index(),
        };
        let changed = usize::from(march.formation != start.formation) * 6;
        Some(self.board.index(march.hex)? * KINDS + facing + changed)
    }

    fn open(&self, start: &March, next: &March, place: usize, best: &mut [u16], queue: &mut Queue<usize>) -> bool {
        let spent = start.left - next.left.min(start.left);
        let Some(known) = self.slot(start, next).and_then(|slot| best.get_mut(slot)) else { return false };
        if spent >= *known {
            return false;
        }
        *known = spent;
        queue.push(spent, place);
        true
    }

    fn reached(&self, nodes: &[Node], at: usize, start: &March) -> Reached {
        let mut actions = Vec::new();
        let mut place = at;
        while let Some(node) = nodes.get(place) {
            if let Some(action) = node.action {
                // Turns one after the other are one turn.
                match (action, actions.last()) {
                    (Action::Turn(_), Some(Action::Turn(_))) => {}
                    _ => actions.push(action),
                }
            }
            place = node.from;
        }
        actions.reverse();
        let end = nodes.get(at);
        let march = end.map_or(*start, |node| node.march);
        Reached {
            hex: march.hex,
            facing: march.facing,
            formation: march.formation,
            cost: HalfPoints(start.left - march.left.min(start.left)),
            actions,
            draws_fire: end.is_some_and(|node| node.draws_fire),
        }
    }
}
