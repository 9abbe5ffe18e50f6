//! Names step aside for counters: a name that counters cover moves to the best other place that is free. Where there is
//! none, its letters fade before the edge that would cut them. A name whose place is free is drawn there, whatever
//! covered it before: the places of names depend on the present counters and on nothing else.

use super::names::PlacedName;
use scene::geometry::{Polyline, Rect, point};

/// A name stays where it is while no more of it is covered.
const LITTLE: f32 = 0.06;
/// A letter that is covered more than this is not drawn; one that is covered less is pale.
const HALF_SEEN: f32 = 0.3;
/// Opacity of a pale letter.
const PALE: f32 = 0.4;

/// Place of a name among the counters on the map.
#[derive(Clone, Debug, PartialEq)]
pub struct NamePlacement {
    /// Index of the other place, if the name had to move.
    pub other: Option<usize>,
    /// The visible part of each letter, from 0 to 1.
    pub letters: Vec<f32>,
}

impl NamePlacement {
    /// The line of its letters.
    pub fn line<'a>(&self, name: &'a PlacedName) -> &'a Polyline {
        self.place(name).0
    }

    /// The rectangles of its letters.
    pub fn boxes<'a>(&self, name: &'a PlacedName) -> &'a [Rect] {
        self.place(name).1
    }

    fn place<'a>(&self, name: &'a PlacedName) -> (&'a Polyline, &'a [Rect]) {
        let other = self.other.and_then(|at| name.others.get(at));
        other.map_or((&name.line, &name.boxes), |(line, boxes)| (line, boxes))
    }
}

/// The place of each name while counters cover these parts of the world.
pub fn dodge(names: &[PlacedName], covered: &[Rect]) -> Vec<NamePlacement> {
    let near: Vec<Vec<Rect>> = names.iter().map(|name| near(name, covered)).collect();
    // Names that can stay do; only then do the others look for a place.
    let mut stands: Vec<Option<NamePlacement>> = names
        .iter()
        .zip(&near)
        .map(|(name, covered)| {
            let stays = share(&name.boxes, covered) <= LITTLE;
            stays.then(|| NamePlacement { other: None, letters: letters(&name.boxes, covered) })
        })
        .collect();
    for (at, (name, covered)) in names.iter().zip(&near).enumerate() {
        if stands.get(at).is_some_and(Option::is_some) {
            continue;
        }
        // A place that another name has now, or will return to, is not free.
        let others = || names.iter().zip(&stands).enumerate().filter(|(index, _)| *index != at);
        let taken: Vec<Rect> = others()
            .flat_map(|(_, (other, stand))| {
                let stood = stand.as_ref().map_or(&[][..], |stand| stand.place(other).1);
                other.boxes.iter().chain(stood).copied()
            })
            .collect();
        let is_free = |boxes: &[Rect]| {
            share(boxes, covered) <= LITTLE && !boxes.iter().any(|mine| taken.iter().any(|other| mine.overlaps(*other)))
        };
        let other = name.others.iter().position(|(_, boxes)| is_free(boxes));
        let boxes = other.and_then(|other| name.others.get(other)).map_or(&name.boxes, |(_, boxes)| boxes);
        let stand = NamePlacement { other, letters: letters(boxes, covered) };
        if let Some(place) = stands.get_mut(at) {
            *place = Some(stand);
        }
    }
    stands.into_iter().flatten().collect()
}

/// Those of the covered parts that touch a place where a name can be.
fn near(name: &PlacedName, covered: &[Rect]) -> Vec<Rect> {
    let others = name.others.iter().map(|(_, boxes)| &boxes[..]);
    let bounds: Vec<Rect> = std::iter::once(&name.boxes[..]).chain(others).filter_map(bounds).collect();
    covered.iter().filter(|counter| bounds.iter().any(|bounds| bounds.overlaps(**counter))).copied().collect()
}

/// The smallest box around some.
fn bounds(boxes: &[Rect]) -> Option<Rect> {
    boxes.iter().copied().reduce(|a, b| Rect {
        min: point(a.min.x.min(b.min.x), a.min.y.min(b.min.y)),
        max: point(a.max.x.max(b.max.x), a.max.y.max(b.max.y)),
    })
}

fn area(rect: &Rect) -> f32 {
    let size = rect.size();
    size.x * size.y
}

/// The part of some boxes that is covered, from 0 to 1.
fn share(boxes: &[Rect], covered: &[Rect]) -> f32 {
    let all: f32 = boxes.iter().map(area).sum();
    let hidden: f32 = boxes.iter().map(|mine| hidden(mine, covered) * area(mine)).sum();
    if all > 0.0 { hidden / all } else { 0.0 }
}

/// The part of a box that is covered, from 0 to 1. Of counters that overlap, only the one that hides most counts.
fn hidden(mine: &Rect, covered: &[Rect]) -> f32 {
    let most = covered.iter().map(|counter| mine.shared(*counter)).fold(0.0, f32::max);
    if area(mine) > 0.0 { (most / area(mine)).min(1.0) } else { 0.0 }
}

fn letters(boxes: &[Rect], covered: &[Rect]) -> Vec<f32> {
    let seen = |mine: &Rect| match hidden(mine, covered) {
        none if none <= 0.0 => 1.0,
        little if little <= HALF_SEEN => PALE,
        _ => 0.0,
    };
    boxes.iter().map(seen).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Face, Run};
    use scene::geometry::point;

    /// A name of five letters, each a tenth wide, with its middle there, and another place a unit below.
    fn name(x: f32, y: f32) -> PlacedName {
        let place = |y: f32| {
            let boxes = (0..5u8).map(|at| Rect::around(point(x + f32::from(at) * 0.1 - 0.2, y), point(0.05, 0.1)));
            (Polyline::open(vec![point(x - 0.25, y), point(x + 0.25, y)]), boxes.collect::<Vec<Rect>>())
        };
        let (line, boxes) = place(y);
        let run = Run::new(Face::Roman, "Kaitz", 0.0);
        PlacedName { index: 0, run, size: 0.3, line, boxes, others: vec![place(y + 1.0)] }
    }

    fn counter(x: f32, y: f32) -> Rect {
        Rect::around(point(x, y), point(0.35, 0.35))
    }

    #[test]
    fn a_name_steps_aside_and_comes_home() {
        let names = [name(0.0, 0.0)];
        let [home] = &dodge(&names, &[])[..] else { panic!("one name") };
        assert_eq!((home.other, home.letters.clone()), (None, vec![1.0; 5]));
        let [aside] = &dodge(&names, &[counter(0.0, 0.0)])[..] else { panic!("one name") };
        assert_eq!((aside.other, aside.letters.clone()), (Some(0), vec![1.0; 5]));
        assert!(aside.line(&names[0]).points[0].y > 0.5);
        assert_eq!(dodge(&names, &[counter(3.0, 3.0)])[0].other, None, "nobody stands on it");
    }

    #[test]
    fn where_no_place_is_free_letters_fade_before_the_edge() {
        let names = [name(0.0, 0.0)];
        // From the right: the last letters vanish, the one at the edge is pale, the first are whole.
        let stands = dodge(&names, &[counter(0.48, 0.0), counter(0.0, 1.0)]);
        assert_eq!(stands[0].other, None);
        assert_eq!(stands[0].letters, [1.0, 1.0, 1.0, PALE, 0.0]);
    }

    #[test]
    fn no_name_takes_the_place_of_another() {
        // The other place of the first is the home of the second, and that of the third lies there too.
        let names = [name(0.0, 0.0), name(0.0, 1.0), name(0.1, 0.0)];
        let stands = dodge(&names, &[counter(0.0, 0.0)]);
        assert_eq!(stands.iter().map(|stand| stand.other).collect::<Vec<_>>(), [None, None, None]);
        // A covered home does not become free: its name comes home to it.
        let stands = dodge(&names[..2], &[counter(0.0, 0.0), counter(0.0, 1.0)]);
        assert_eq!(stands.iter().map(|stand| stand.other).collect::<Vec<_>>(), [None, Some(0)]);
    }
}
