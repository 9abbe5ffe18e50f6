//! The place of the guided game's card: as large as it can be where it covers the fewest lit hexes.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// The hexes that a card is not to cover, on the screen, in points.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct LitPlaces {
    /// The part of the window in which the board is seen; nothing before it is known.
    pub(crate) free: Option<Rect>,
    /// The hexes of the card, those that the question lights, and those of selected units.
    pub(crate) lit: Vec<Rect>,
    /// Whether a unit is picked: the player knows what to do, and the card may be its title alone.
    pub(crate) picked: bool,
}

/// The parts of a card that are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CardForm {
    /// All of it.
    Full,
    /// The action; the reason for it shows on hover.
    Brief,
    /// Its title alone.
    Title,
}

/// Between the card and the edge of the board.
pub(super) const EDGE: f32 = 12.0;
/// From one place that is tried to the next.
const STEP: f32 = 10.0;

/// The number of lit hexes that a card of this size covers, with its lower left corner there.
pub(super) fn covered(at: Pos2, size: Vec2, places: &LitPlaces) -> usize {
    let card = Rect::from_min_size(at - vec2(0.0, size.y), size);
    places.lit.iter().filter(|hex| card.intersects(**hex)).count()
}

/// The first of these forms that covers no lit hex somewhere, with its place; where each covers one everywhere, the form and
/// the place that cover the fewest.
pub(super) fn best_form(
    now: Pos2,
    first: Pos2,
    forms: &[(CardForm, Vec2)],
    places: &LitPlaces,
) -> Option<(CardForm, Pos2)> {
    let mut best: Option<(usize, CardForm, Pos2)> = None;
    for (form, size) in forms {
        let at = best_spot(now, first, *size, places);
        let covers = covered(at, *size, places);
        if best.is_none_or(|(fewest, _, _)| covers < fewest) {
            best = Some((covers, *form, at));
        }
        if covers == 0 {
            break;
        }
    }
    best.map(|(_, form, at)| (form, at))
}

/// The place for the card's lower left corner that covers the fewest lit hexes. Of places as good as each other it is the one
/// where the card is, then where it first lies, the corners of the board, its edges, and its middle.
pub(super) fn best_spot(now: Pos2, first: Pos2, size: Vec2, places: &LitPlaces) -> Pos2 {
    let Some(free) = places.free else { return first };
    let (left, right) = (free.left() + EDGE, (free.right() - EDGE - size.x).max(free.left() + EDGE));
    let foot = free.bottom() - EDGE;
    let top = (free.top() + EDGE + size.y).min(foot);
    let inside = |at: Pos2| pos2(at.x.clamp(left, right), at.y.clamp(top, foot));
    let corners = [pos2(right, foot), pos2(left, foot), pos2(right, top), pos2(left, top)];
    let steps =
        |from: f32, to: f32| (0..=((to - from) / STEP).max(0.0) as u16).map(move |at| from + f32::from(at) * STEP);
    let edges = steps(left, right).flat_map(|x| [pos2(x, foot), pos2(x, top)]);
    let edges = edges.chain(steps(top, foot).flat_map(|y| [pos2(right, y), pos2(left, y)]));
    let middle = steps(left, right).flat_map(|x| steps(top, foot).map(move |y| pos2(x, y)));
    let tried = [inside(now), inside(first)].into_iter().chain(corners).chain(edges).chain(middle);
    let mut fewest = (usize::MAX, first);
    for at in tried {
        let covers = covered(at, size, places);
        if covers < fewest.0 {
            fewest = (covers, at);
        }
        if covers == 0 {
            break;
        }
    }
    fewest.1
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: Vec2 = vec2(330.0, 190.0);

    fn hex(x: f32, y: f32) -> Rect {
        Rect::from_center_size(pos2(x, y), vec2(40.0, 40.0))
    }

    fn lit(lit: &[Rect]) -> LitPlaces {
        LitPlaces { free: Some(Rect::from_min_size(Pos2::ZERO, vec2(700.0, 600.0))), lit: lit.to_vec(), picked: false }
    }

    #[test]
    fn the_card_goes_where_it_covers_no_lit_hex_and_else_stays() {
        let first = pos2(284.0, 510.0);
        let spot = |now, all: &[Rect]| best_spot(now, first, SIZE, &lit(all));
        assert_eq!(spot(first, &[hex(100.0, 100.0)]), first, "it covers nothing where it is");
        let elsewhere = spot(first, &[hex(400.0, 400.0)]);
        assert_ne!(elsewhere, first);
        let card = Rect::from_min_size(elsewhere - vec2(0.0, SIZE.y), SIZE);
        let free = lit(&[]).free.unwrap();
        assert!(!card.intersects(hex(400.0, 400.0)) && free.contains_rect(card), "{card:?}");
        assert_eq!(spot(elsewhere, &[hex(100.0, 100.0)]), elsewhere, "it does not jump back");
        assert_eq!(best_spot(first, first, SIZE, &LitPlaces::default()), first);
    }

    #[test]
    fn between_the_corners_a_free_edge_is_found_and_among_many_hexes_the_fewest_are_covered() {
        let first = pos2(284.0, 510.0);
        // A hex in each corner, and one where the card first lies.
        let corners = [hex(60.0, 60.0), hex(640.0, 60.0), hex(60.0, 540.0), hex(640.0, 540.0), hex(400.0, 420.0)];
        let at = best_spot(first, first, vec2(330.0, 120.0), &lit(&corners));
        assert_eq!(covered(at, vec2(330.0, 120.0), &lit(&corners)), 0, "{at:?}");
        // Everywhere but in a gap that is a little too narrow.
        let full: Vec<Rect> = (0..18)
            .flat_map(|x| (0..15).map(move |y| hex(x as f32 * 40.0, y as f32 * 40.0)))
            .filter(|hex| !Rect::from_min_size(pos2(60.0, 200.0), vec2(280.0, 220.0)).contains(hex.center()))
            .collect();
        let at = best_spot(first, first, SIZE, &lit(&full));
        assert!(covered(at, SIZE, &lit(&full)) < covered(first, SIZE, &lit(&full)) / 2, "{at:?}");
    }

    #[test]
    fn a_shorter_form_is_taken_only_where_a_longer_one_covers_something() {
        let first = pos2(20.0, 580.0);
        let forms = [(CardForm::Full, SIZE), (CardForm::Brief, vec2(330.0, 80.0))];
        let form = |all: &[Rect]| best_form(first, first, &forms, &lit(all)).map(|(form, _)| form);
        assert_eq!(form(&[]), Some(CardForm::Full));
        // Rows of hexes with a gap of 120 points between them.
        let rows: Vec<Rect> =
            (0..18).flat_map(|x| (0..4).map(move |y| hex(x as f32 * 40.0, y as f32 * 160.0 + 60.0))).collect();
        assert_eq!(form(&rows), Some(CardForm::Brief));
        let full: Vec<Rect> =
            (0..18).flat_map(|x| (0..15).map(move |y| hex(x as f32 * 40.0, y as f32 * 40.0))).collect();
        assert_eq!(form(&full), Some(CardForm::Brief), "it covers fewer");
    }
}
