//! The heaviest perfect matching of a graph, by the method of Edmonds. Trees grow from every unmatched vertex, odd
//! circles are contracted into blossoms, and prices of vertices and blossoms decide which edges may be used.
//!
//! Every edge pays at least twice its weight in prices, and a used edge pays exactly that. A blossom with a price is
//! entered by one edge only, so no other perfect matching can weigh more. All numbers are whole: the prices of outer
//! vertices are all even or all odd, number by number. So half of the difference between two of them is whole, too.

#![allow(
    clippy::indexing_slicing,
    reason = "places are made here, and stay within their lists; none comes from outside"
)]

use super::weight::Weight;
use std::collections::VecDeque;

/// The edge between two vertices; the first is in the node at hand.
type Edge = (usize, usize);

/// The place of an outermost node in the trees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    /// In no tree.
    Free,
    /// Reached by an even path: new edges grow from here.
    Outer,
    /// Reached by an odd path, over this edge, whose first end is in the outer node before it.
    Inner(Edge),
}

/// A vertex, or an odd circle of nodes.
#[derive(Clone, Debug)]
struct Node {
    /// The nodes on the circle, the one with the base first; empty in a vertex.
    circle: Vec<usize>,
    /// The edge from each of them to the next.
    links: Vec<Edge>,
    /// The vertex whose partner is outside the node.
    base: usize,
    price: Weight,
    label: Label,
    used: bool,
}

/// The partner of each vertex in the heaviest perfect matching; `None` if there is no perfect matching.
pub(super) fn heaviest(size: usize, weight: impl Fn(usize, usize) -> Option<Weight>) -> Option<Vec<usize>> {
    let weights: Vec<Option<Weight>> = (0..size * size)
        .map(|place| if place / size == place % size { None } else { weight(place / size, place % size) })
        .collect();
    let most = weights.iter().flatten().copied().max().unwrap_or_default();
    let vertex =
        |base| Node { circle: Vec::new(), links: Vec::new(), base, price: most, label: Label::Free, used: true };
    let mut field = Field {
        size,
        weights,
        nodes: (0..size).map(vertex).collect(),
        outermost: (0..size).collect(),
        partner: vec![None; size],
        queue: VecDeque::new(),
    };
    while field.partner.iter().any(Option::is_none) {
        if !field.one_more_pair() {
            return None;
        }
    }
    field.partner.into_iter().collect()
}

struct Field {
    size: usize,
    weights: Vec<Option<Weight>>,
    /// The vertices, and then blossoms.
    nodes: Vec<Node>,
    /// For each vertex, the outermost node around it.
    outermost: Vec<usize>,
    partner: Vec<Option<usize>>,
    /// Vertices of outer nodes whose edges must be examined.
    queue: VecDeque<usize>,
}

impl Field {
    /// The price an edge pays beyond twice its weight; `None` if there is no edge.
    fn surplus(&self, one: usize, other: usize) -> Option<Weight> {
        let weight = self.weights[one * self.size + other]?;
        Some(self.nodes[one].price + self.nodes[other].price - weight.twice())
    }

    fn label(&self, vertex: usize) -> Label {
        self.nodes[self.outermost[vertex]].label
    }

    fn vertices(&self, node: usize) -> Vec<usize> {
        if node < self.size {
            return vec![node];
        }
        self.nodes[node].circle.iter().flat_map(|inside| self.vertices(*inside)).collect()
    }

    /// Nodes that are inside no other node.
    fn outermost_nodes(&self) -> Vec<usize> {
        let mut nodes = self.outermost.clone();
        nodes.sort_unstable();
        nodes.dedup();
        nodes
    }

    fn make_outer(&mut self, node: usize) {
        self.nodes[node].label = Label::Outer;
        self.queue.extend(self.vertices(node));
    }

    /// Grows trees until two of them meet. Returns false if they never will.
    fn one_more_pair(&mut self) -> bool {
        self.queue.clear();
        for node in self.outermost_nodes() {
            self.nodes[node].label = Label::Free;
        }
        for node in self.outermost_nodes() {
            if self.partner[self.nodes[node].base].is_none() {
                self.make_outer(node);
            }
        }
        loop {
            while let Some(one) = self.queue.pop_front() {
                for other in 0..self.size {
                    if self.outermost[one] != self.outermost[other]
                        && self.surplus(one, other) == Some(Weight::ZERO)
                        && self.use_edge((one, other))
                    {
                        return true;
                    }
                }
            }
            if !self.change_prices() {
                return false;
            }
        }
    }

    /// Uses an edge from an outer node. Returns true if it made one more pair.
    fn use_edge(&mut self, (one, other): Edge) -> bool {
        let reached = self.outermost[other];
        match self.nodes[reached].label {
            Label::Inner(_) => false,
            Label::Free => {
                self.nodes[reached].label = Label::Inner((one, other));
                // A vertex in no tree has a partner.
                if let Some(next) = self.partner[self.nodes[reached].base] {
                    self.make_outer(self.outermost[next]);
                }
                false
            }
            Label::Outer => match self.meeting((one, other)) {
                Some(node) => {
                    self.draw_together((one, other), node);
                    false
                }
                None => {
                    self.turn_round(one, other);
                    self.turn_round(other, one);
                    true
                }
            },
        }
    }

    /// The inner node before an outer one, and the edge over which it was reached; `None` at a root.
    fn before(&self, outer: usize) -> Option<(usize, Edge)> {
        let inner = self.outermost[self.partner[self.nodes[outer].base]?];
        match self.nodes[inner].label {
            Label::Inner(edge) => Some((inner, edge)),
            _ => None,
        }
    }

    /// The outer nodes from here to the root.
    fn way(&self, mut node: usize) -> Vec<usize> {
        let mut way = vec![node];
        while let Some((_, (from, _))) = self.before(node) {
            node = self.outermost[from];
            way.push(node);
        }
        way
    }

    /// The node in which the paths from both ends of an edge to the root meet; `None` if they lead to two roots.
    fn meeting(&self, (one, other): Edge) -> Option<usize> {
        let first = self.way(self.outermost[one]);
        self.way(self.outermost[other]).into_iter().find(|node| first.contains(node))
    }

    /// The nodes from the one around this vertex up to, not including, that node; each with the edge to the next.
    fn climb(&self, vertex: usize, to: usize) -> Vec<(usize, Edge)> {
        let mut steps = Vec::new();
        let mut outer = self.outermost[vertex];
        while outer != to {
            let base = self.nodes[outer].base;
            let (Some(partner), Some((inner, (from, reached)))) = (self.partner[base], self.before(outer)) else {
                break;
            };
            steps.push((outer, (base, partner)));
            steps.push((inner, (reached, from)));
            outer = self.outermost[from];
        }
        steps
    }

    /// Contracts the circle that this edge closes into a blossom.
    fn draw_together(&mut self, edge: Edge, top: usize) {
        let (down, up) = (self.climb(edge.0, top), self.climb(edge.1, top));
        let turned = |(one, other): Edge| (other, one);
        let mut circle = vec![top];
        let mut links = Vec::new();
        for (node, link) in down.into_iter().rev() {
            circle.push(node);
            links.push(turned(link));
        }
        links.push(edge);
        for (node, link) in up {
            circle.push(node);
            links.push(link);
        }
        let base = self.nodes[top].base;
        let blossom = Node { circle, links, base, price: Weight::ZERO, label: Label::Outer, used: true };
        let place = match (self.size..self.nodes.len()).find(|place| !self.nodes[*place].used) {
            Some(place) => {
                self.nodes[place] = blossom;
                place
            }
            None => {
                self.nodes.push(blossom);
                self.nodes.len() - 1
            }
        };
        for vertex in self.vertices(place) {
            self.outermost[vertex] = place;
        }
        self.make_outer(place);
    }

    /// Pairs a vertex of an outer node with another, and pairs all nodes on the path to the root again.
    fn turn_round(&mut self, mut vertex: usize, mut with: usize) {
        loop {
            let outer = self.outermost[vertex];
            let before = self.before(outer);
            self.set_base(outer, vertex);
            self.partner[vertex] = Some(with);
            let Some((inner, (from, reached))) = before else { return };
            self.set_base(inner, reached);
            self.partner[reached] = Some(from);
            (vertex, with) = (from, reached);
        }
    }

    /// Pairs all vertices in a node but this one, whose partner is outside from now on.
    fn set_base(&mut self, node: usize, vertex: usize) {
        if node < self.size {
            return;
        }
        let length = self.nodes[node].circle.len();
        let holds = |field: &Field, place: usize| field.vertices(field.nodes[node].circle[place]).contains(&vertex);
        let Some(place) = (0..length).find(|place| holds(self, *place)) else { return };
        self.set_base(self.nodes[node].circle[place], vertex);
        // The even path from there to the old base: its pairs move on by one.
        let pairs: Vec<usize> = match place % 2 {
            0 => (0..place).step_by(2).collect(),
            _ => (place + 1..length).step_by(2).collect(),
        };
        for at in pairs {
            let (one, other) = self.nodes[node].links[at];
            let (left, right) = (self.nodes[node].circle[at], self.nodes[node].circle[(at + 1) % length]);
            self.set_base(left, one);
            self.set_base(right, other);
            self.partner[one] = Some(other);
            self.partner[other] = Some(one);
        }
        let changed = &mut self.nodes[node];
        changed.circle.rotate_left(place);
        changed.links.rotate_left(place);
        changed.base = vertex;
    }

    /// Changes all prices by the largest step until something new may be done. Returns false if nothing ever can.
    fn change_prices(&mut self) -> bool {
        let labels: Vec<Label> = (0..self.size).map(|vertex| self.label(vertex)).collect();
        let mut least: Option<Weight> = None;
        let mut at_most = |most: Weight| least = Some(least.map_or(most, |least| least.min(most)));
        for one in (0..self.size).filter(|vertex| labels[*vertex] == Label::Outer) {
            for (other, label) in labels.iter().enumerate() {
                if self.outermost[one] == self.outermost[other] {
                    continue;
                }
                match (label, self.surplus(one, other)) {
                    (Label::Free, Some(surplus)) => at_most(surplus),
                    (Label::Outer, Some(surplus)) => at_most(surplus.half()),
                    _ => {}
                }
            }
        }
        let blossoms: Vec<usize> = self.outermost_nodes().into_iter().filter(|node| *node >= self.size).collect();
        for &node in &blossoms {
            if matches!(self.nodes[node].label, Label::Inner(_)) {
                at_most(self.nodes[node].price.half());
            }
        }
        let Some(change) = least else { return false };
        for (vertex, label) in labels.into_iter().enumerate() {
            match label {
                Label::Outer => {
                    self.nodes[vertex].price -= change;
                    self.queue.push_back(vertex);
                }
                Label::Inner(_) => self.nodes[vertex].price += change,
                Label::Free => {}
            }
        }
        for node in blossoms {
            match self.nodes[node].label {
                Label::Outer => self.nodes[node].price += change.twice(),
                Label::Inner(edge) => {
                    self.nodes[node].price -= change.twice();
                    if self.nodes[node].price == Weight::ZERO {
                        self.open(node, edge);
                    }
                }
                Label::Free => {}
            }
        }
        true
    }

    /// Dissolves an inner blossom whose price is zero. The path through it stays in the tree, the rest leaves it.
    fn open(&mut self, node: usize, entered: Edge) {
        let Node { circle, links, .. } = self.nodes[node].clone();
        self.nodes[node].used = false;
        for &inside in &circle {
            self.nodes[inside].label = Label::Free;
            for vertex in self.vertices(inside) {
                self.outermost[vertex] = inside;
            }
        }
        let length = circle.len();
        let door = self.outermost[entered.1];
        let Some(place) = circle.iter().position(|inside| *inside == door) else { return };
        // The even path from the entry to the base: backwards from an even place, onwards from an odd one.
        let way: Vec<usize> = if place % 2 == 0 { (0..=place).rev().collect() } else { (place..=length).collect() };
        self.nodes[door].label = Label::Inner(entered);
        for steps in way.windows(3).step_by(2) {
            let [_, outer, inner] = [steps[0] % length, steps[1] % length, steps[2] % length];
            let link = if place % 2 == 0 {
                let (one, other) = links[inner];
                (other, one)
            } else {
                links[outer]
            };
            self.make_outer(circle[outer]);
            self.nodes[circle[inner]].label = Label::Inner(link);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::chance::Chance;

    /// The weight of the best matching, found by trying all of them.
    fn tried(weight: &dyn Fn(usize, usize) -> Option<Weight>, left: &[usize]) -> Option<Weight> {
        let Some((one, rest)) = left.split_first() else { return Some(Weight::ZERO) };
        let with = |other: &usize| {
            let others: Vec<usize> = rest.iter().copied().filter(|place| place != other).collect();
            Some(weight(*one, *other)? + tried(weight, &others)?)
        };
        rest.iter().filter_map(with).max()
    }

    #[test]
    fn no_other_perfect_matching_weighs_more() {
        let mut found = [0, 0];
        for seed in 0..3000 {
            let mut chance = Chance::new(seed);
            let size = 2 + 2 * chance.below(5);
            let (missing, most) = (chance.below(10), [2, 5, 1000, 1 << 40][chance.below(4)]);
            let mut weights = vec![None; size * size];
            for one in 0..size {
                for other in one + 1..size {
                    let mut number = || chance.below(most) as i128 - most as i128 / 3;
                    // The first number is often the same, so that later ones decide.
                    let numbers = [number() / most as i128, number() << 60, 0, number(), 0, number()];
                    weights[one * size + other] = (chance.below(10) >= missing).then(|| Weight::of(numbers));
                    weights[other * size + one] = weights[one * size + other];
                }
            }
            let weight = |one: usize, other: usize| weights[one * size + other];
            let all: Vec<usize> = (0..size).collect();
            let wanted = tried(&weight, &all);
            let got = heaviest(size, weight).map(|partners| {
                assert!((0..size).all(|one| partners[partners[one]] == one && partners[one] != one), "seed {seed}");
                (0..size).filter(|one| *one < partners[*one]).map(|one| weight(one, partners[one]).unwrap()).sum()
            });
            assert_eq!(got, wanted, "seed {seed}, {size} vertices");
            found[usize::from(got.is_some())] += 1;
        }
        assert!(found.iter().all(|count| *count > 300), "{found:?}");
    }
}
