//! Lines through many points: chained from hexsides, rounded, measured and set off to a side.

use super::point::Point;
use std::collections::BTreeMap;

/// A line through points.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Polyline {
    /// The points, in order.
    pub points: Vec<Point>,
    /// Whether the last is joined to the first.
    pub closed: bool,
}

impl Polyline {
    /// An open line.
    pub fn open(points: Vec<Point>) -> Polyline {
        Polyline { points, closed: false }
    }

    /// A closed line.
    pub fn closed(points: Vec<Point>) -> Polyline {
        Polyline { points, closed: true }
    }

    /// The segments.
    pub fn segments(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        let next = self.points.iter().skip(1).chain(self.points.first().filter(|_| self.closed));
        self.points.iter().copied().zip(next.copied())
    }

    /// Its length.
    pub fn length(&self) -> f32 {
        self.segments().map(|(a, b)| a.distance(b)).sum()
    }

    /// Rounded by cutting its corners this many times; the ends of an open line stay.
    pub fn rounded(&self, times: u32) -> Polyline {
        let mut line = self.clone();
        for _ in 0..times {
            let mut points = Vec::with_capacity(line.points.len() * 2);
            if !line.closed {
                points.extend(line.points.first());
            }
            for (a, b) in line.segments() {
                points.push(a.towards(b, 0.25));
                points.push(a.towards(b, 0.75));
            }
            if !line.closed {
                points.extend(line.points.last());
            }
            line.points = points;
        }
        line
    }

    /// Each inner point drawn towards the middle of its neighbours, this many times: takes the zigzag out of a chain of
    /// hexsides.
    pub fn relaxed(&self, times: u32, by: f32) -> Polyline {
        let mut line = self.clone();
        let count = line.points.len();
        if count < 3 {
            return line;
        }
        for _ in 0..times {
            let old = line.points.clone();
            for (index, p) in line.points.iter_mut().enumerate() {
                let (before, after) = if self.closed {
                    ((index + count - 1) % count, (index + 1) % count)
                } else if index == 0 || index + 1 == count {
                    continue;
                } else {
                    (index - 1, index + 1)
                };
                if let (Some(&a), Some(&b)) = (old.get(before), old.get(after)) {
                    *p = p.towards(a.towards(b, 0.5), by);
                }
            }
        }
        line
    }

    /// The point that far along, with the direction there.
    pub fn at(&self, mut distance: f32) -> (Point, Point) {
        let mut last = (self.points.first().copied().unwrap_or_default(), Point::ZERO);
        for (a, b) in self.segments() {
            let length = a.distance(b);
            let way = (b - a).unit();
            if distance <= length {
                return (a + way * distance, way);
            }
            distance -= length;
            last = (b, way);
        }
        last
    }

    /// Points at even distances of about `step`, ends included.
    pub fn evenly(&self, step: f32) -> Polyline {
        let length = self.length();
        let count = (length / step.max(1e-4)).round().max(1.0);
        let step = length / count;
        let mut points = Vec::with_capacity(count as usize + 1);
        let mut walked = 0.0;
        let mut due = 0.0;
        for (a, b) in self.segments() {
            let part = a.distance(b);
            while due <= walked + part && part > 0.0 {
                points.push(a.towards(b, (due - walked) / part));
                due += step;
            }
            walked += part;
        }
        if !self.closed && points.len() < count as usize + 1 {
            points.extend(self.points.last());
        }
        Polyline { points, closed: self.closed }
    }

    /// The same line, moved to its right hand by this much (to the left if negative).
    pub fn offset(&self, by: f32) -> Polyline {
        let normals = self.normals();
        let points = self.points.iter().zip(normals).map(|(&p, normal)| p + normal * by).collect();
        Polyline { points, closed: self.closed }
    }

    /// At each point the way to the right hand, longer at bends so that a stroke keeps its width.
    pub fn normals(&self) -> Vec<Point> {
        let count = self.points.len();
        let get = |index: usize| self.points.get(index % count.max(1)).copied();
        (0..count)
            .map(|index| {
                let here = get(index).unwrap_or_default();
                let before = if index > 0 || self.closed { get(index + count - 1) } else { None };
                let after = if index + 1 < count || self.closed { get(index + 1) } else { None };
                let into = before.map(|p| (here - p).unit().turned());
                let out = after.map(|p| (p - here).unit().turned());
                match (into, out) {
                    (Some(a), Some(b)) => {
                        let middle = (a + b).unit();
                        // A bend sharper than this would throw its corner far out.
                        middle * (1.0 / middle.dot(b).max(0.5))
                    }
                    (Some(one), None) | (None, Some(one)) => one,
                    (None, None) => Point::ZERO,
                }
            })
            .collect()
    }

    /// The same line from its other end.
    pub fn reversed(mut self) -> Polyline {
        self.points.reverse();
        self
    }

    /// The distance of a point from the line.
    pub fn distance(&self, p: Point) -> f32 {
        self.segments().map(|(a, b)| p.distance_to_segment(a, b)).fold(f32::INFINITY, f32::min)
    }
}

/// Joins segments with common ends into lines as long as they go. Directions are kept: a segment is only joined end to
/// start.
pub fn chains(segments: &[[Point; 2]]) -> Vec<Polyline> {
    let key = |p: Point| ((p.x * 1024.0).round() as i32, (p.y * 1024.0).round() as i32);
    let mut starts: BTreeMap<(i32, i32), Vec<usize>> = BTreeMap::new();
    let mut ends: BTreeMap<(i32, i32), usize> = BTreeMap::new();
    for (index, [from, to]) in segments.iter().enumerate() {
        starts.entry(key(*from)).or_default().push(index);
        *ends.entry(key(*to)).or_default() += 1;
    }
    let mut used = vec![false; segments.len()];
    let mut lines = Vec::new();
    // First those that begin where nothing ends, then what is left: rings.
    let heads =
        (0..segments.len()).filter(|&index| segments.get(index).is_some_and(|s| !ends.contains_key(&key(s[0]))));
    for head in heads.chain(0..segments.len()) {
        let mut points = Vec::new();
        let mut next = Some(head);
        while let Some(index) = next {
            let (Some(flag), Some([from, to])) = (used.get_mut(index), segments.get(index)) else { break };
            if *flag {
                break;
            }
            *flag = true;
            if points.is_empty() {
                points.push(*from);
            }
            points.push(*to);
            next = starts
                .get(&key(*to))
                .and_then(|list| list.iter().copied().find(|&at| used.get(at).is_some_and(|used| !used)));
        }
        if let (Some(&first), Some(&last)) = (points.first(), points.last())
            && points.len() > 1
        {
            let closed = points.len() > 3 && key(first) == key(last);
            if closed {
                points.pop();
            }
            lines.push(Polyline { points, closed });
        }
    }
    lines
}

/// Joins segments with common ends, whichever way each is written; lines end where three meet.
pub fn courses(segments: &[[Point; 2]]) -> Vec<Polyline> {
    let key = |p: Point| ((p.x * 1024.0).round() as i32, (p.y * 1024.0).round() as i32);
    let mut meeting: BTreeMap<(i32, i32), Vec<usize>> = BTreeMap::new();
    for (index, ends) in segments.iter().enumerate() {
        for end in ends {
            meeting.entry(key(*end)).or_default().push(index);
        }
    }
    let mut used = vec![false; segments.len()];
    let mut lines = Vec::new();
    let loose = |p: Point| meeting.get(&key(p)).is_none_or(|list| list.len() != 2);
    let heads = (0..segments.len()).filter(|&index| segments.get(index).is_some_and(|s| s.iter().any(|p| loose(*p))));
    for head in heads.chain(0..segments.len()) {
        let Some(&[a, b]) = segments.get(head) else { continue };
        if used.get(head).copied().unwrap_or(true) {
            continue;
        }
        let (first, mut at) = if loose(a) || !loose(b) { (a, b) } else { (b, a) };
        let mut points = vec![first, at];
        if let Some(flag) = used.get_mut(head) {
            *flag = true;
        }
        while !loose(at) {
            let next = meeting.get(&key(at)).into_iter().flatten().copied().find(|&i| used.get(i) == Some(&false));
            let Some((index, &[a, b])) = next.and_then(|i| segments.get(i).map(|s| (i, s))) else { break };
            if let Some(flag) = used.get_mut(index) {
                *flag = true;
            }
            at = if key(a) == key(at) { b } else { a };
            points.push(at);
        }
        let closed = points.len() > 3 && key(first) == key(at);
        if closed {
            points.pop();
        }
        lines.push(Polyline { points, closed });
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::super::point::point;
    use super::*;

    #[test]
    fn segments_are_chained_whatever_their_order() {
        let p = |x: f32| point(x, 0.0);
        let lines = chains(&[[p(1.0), p(2.0)], [p(0.0), p(1.0)], [p(5.0), p(6.0)], [p(2.0), p(3.0)]]);
        let mut lengths: Vec<usize> = lines.iter().map(|line| line.points.len()).collect();
        lengths.sort_unstable();
        assert_eq!(lengths, [2, 4]);
    }

    #[test]
    fn even_points_keep_both_ends() {
        let line = Polyline::open(vec![point(0.0, 0.0), point(1.0, 0.0), point(1.0, 2.0)]).evenly(0.3);
        assert_eq!(line.points.len(), 11);
        assert!(line.points[10].distance(point(1.0, 2.0)) < 1e-3);
    }
}
