//! Paths of retreat: of beaten stacks and of repulsed ones [7.8].

use super::breach::{Checked, demand, refuse};
use super::game::Game;
use super::rules;
use crate::contract::Side;
use crate::hex::Hex;
use serde::{Deserialize, Serialize};

/// A step that a path may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs, reason = "from a hex to one beside it")]
pub struct PathStep {
    pub from: Hex,
    pub to: Hex,
}

/// Every legal path of a stack: any chain of so many of these steps that begins where it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ways {
    /// Where it stands.
    pub from: Hex,
    /// How long its path is: the longest that is possible, up to the number.
    pub length: u8,
    /// The steps, in hex order.
    pub steps: Vec<PathStep>,
}

impl Ways {
    /// The first path in hex order.
    pub fn first(&self) -> Vec<Hex> {
        let (mut at, mut path) = (self.from, Vec::new());
        for _ in 0..self.length {
            let Some(step) = self.steps.iter().find(|step| step.from == at) else { break };
            path.push(step.to);
            at = step.to;
        }
        path
    }

    /// Whether there is only one.
    pub fn is_single(&self) -> bool {
        self.steps.len() == usize::from(self.length)
    }
}

impl Game {
    /// The legal paths of a stack of that side; `enemies` are the participating enemy hexes.
    pub(crate) fn ways(&self, side: Side, from: Hex, number: u8, enemies: &[Hex]) -> Ways {
        // Hexes by distance from the start; steps lead from one ring to the next.
        let mut rings: Vec<Vec<Hex>> = vec![vec![from]];
        let mut links: Vec<Vec<PathStep>> = Vec::new();
        for ring in 0..number {
            let mut next: Vec<Hex> = Vec::new();
            let mut steps: Vec<PathStep> = Vec::new();
            for &hex in rings.last().map_or(&[][..], Vec::as_slice) {
                for step in self.board.steps(hex) {
                    let farther = self.board.distance(from, step.to) == u16::from(ring) + 1;
                    let free = !self.field.strong(&self.board, side.other(), step.to);
                    if farther && free && self.field.is_open(step, &self.state) {
                        steps.push(PathStep { from: hex, to: step.to });
                        next.push(step.to);
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            next.sort_unstable();
            next.dedup();
            rings.push(next);
            links.push(steps);
        }
        let length = links.len();
        // From the far end back: only steps from which the whole length can be gone.
        let mut useful: Vec<Hex> = rings.pop().unwrap_or_default();
        for steps in links.iter_mut().rev() {
            steps.retain(|step| useful.contains(&step.to));
            useful = steps.iter().map(|step| step.from).collect();
        }
        if let Some(first) = links.first_mut() {
            let away = |step: &PathStep| !enemies.iter().any(|&enemy| self.board.distance(enemy, step.to) <= 1);
            if first.iter().any(away) {
                first.retain(away);
            }
        }
        // And from the near end on: what the choice of the first step has cut off is gone.
        let mut open = vec![from];
        for steps in &mut links {
            steps.retain(|step| open.contains(&step.from));
            open = steps.iter().map(|step| step.to).collect();
        }
        let mut steps: Vec<PathStep> = links.into_iter().flatten().collect();
        steps.sort_unstable();
        Ways { from, length: u8::try_from(length).unwrap_or(u8::MAX), steps }
    }

    /// Whether a path is one of them.
    pub(crate) fn check_path(&self, ways: &Ways, path: &[Hex]) -> Checked {
        let mut at = ways.from;
        for &to in path.iter().take(usize::from(ways.length)) {
            demand(self.board.exists(to), rules::AFTER, "off-map", || {
                format!("there is no hex {} in play", self.board.number(to))
            })?;
            if self.board.step(at, to).is_none() {
                return refuse(
                    rules::AFTER,
                    "not-a-step",
                    format!("{} and {} do not touch", self.board.number(at), self.board.number(to)),
                );
            }
            let known = ways.steps.contains(&PathStep { from: at, to });
            demand(known, rules::AFTER, "no-retreat", || {
                format!("the retreat cannot lead from {} to {}", self.board.number(at), self.board.number(to))
            })?;
            at = to;
        }
        demand(path.len() == usize::from(ways.length), rules::AFTER, "wrong-length", || {
            format!("the path has {} hexes and must have {}", path.len(), ways.length)
        })
    }
}
