//! The queue that every search for cheapest ways needs: places still to be looked at, the cheapest first.
//!
//! What a place is (a hex, a hex with a facing, a march so far), what a step costs and where it ends differ from system to
//! system and stay there.

/// A place in the list, or [`NONE`].
type Link = u32;

const NONE: Link = Link::MAX;

/// Places by their cost; those of the same cost come in the order in which they were added.
///
/// ```
/// use engine::ways::Queue;
/// let mut queue = Queue::new();
/// for (cost, place) in [(2, "woods"), (0, "road"), (2, "hill")] {
///     queue.push(cost, place);
/// }
/// assert_eq!(queue.pop(), Some((0, "road")));
/// queue.push(1, "bridge");
/// assert_eq!([queue.pop(), queue.pop(), queue.pop(), queue.pop()], [Some((1, "bridge")), Some((2, "woods")), Some((2, "hill")), None]);
/// ```
#[derive(Clone, Debug)]
pub struct Queue<T> {
    /// The first and the last of each cost, in `all`.
    ends: Vec<[Link; 2]>,
    /// Every place there ever was, and the next of the same cost.
    all: Vec<(T, Link)>,
    /// The cost that is being looked at: no cheaper place is left.
    cost: u16,
}

impl<T: Copy> Queue<T> {
    /// An empty queue.
    pub fn new() -> Queue<T> {
        Queue { ends: Vec::with_capacity(64), all: Vec::with_capacity(128), cost: 0 }
    }

    /// Adds a place. A search never adds one that is cheaper than the place it looks at; such a one would come next.
    pub fn push(&mut self, cost: u16, place: T) {
        let cost = usize::from(cost.max(self.cost));
        let Some(at) = Link::try_from(self.all.len()).ok().filter(|at| *at != NONE) else { return };
        if self.ends.len() <= cost {
            self.ends.resize(cost + 1, [NONE; 2]);
        }
        let Some([first, last]) = self.ends.get_mut(cost) else { return };
        match self.all.get_mut(*last as usize) {
            Some((_, next)) => *next = at,
            None => *first = at,
        }
        *last = at;
        self.all.push((place, NONE));
    }

    /// Takes the cheapest place, with its cost.
    pub fn pop(&mut self) -> Option<(u16, T)> {
        loop {
            let [first, last] = self.ends.get_mut(usize::from(self.cost))?;
            if let Some(&(place, next)) = self.all.get(*first as usize) {
                *first = next;
                if next == NONE {
                    *last = NONE;
                }
                return Some((self.cost, place));
            }
            self.cost += 1;
        }
    }
}

impl<T: Copy> Default for Queue<T> {
    fn default() -> Self {
        Queue::new()
    }
}
