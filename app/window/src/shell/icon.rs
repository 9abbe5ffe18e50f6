//! The mark of the program in task bars and window lists: a folded dispatch with a red seal, drawn by a formula for every
//! pixel, so that no picture has to be carried along.

/// Width and height in pixels; desktops make it smaller as they need it.
pub(super) const SIDE: u32 = 128;

/// A colour, from 0 to 255.
type Rgb = [f32; 3];

const BLUE: Rgb = [36.0, 70.0, 110.0];
const PAPER: Rgb = [244.0, 236.0, 216.0];
const FOLD: Rgb = [219.0, 203.0, 165.0];
const INK: Rgb = [43.0, 33.0, 23.0];
const SEAL: Rgb = [163.0, 36.0, 28.0];
const SHINE: Rgb = [204.0, 84.0, 70.0];

/// The picture, four bytes a pixel: red, green, blue and how opaque it is.
pub(super) fn rgba() -> Vec<u8> {
    let pixels = (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| (x, y)));
    pixels.flat_map(|(x, y)| pixel(x, y)).collect()
}

/// One pixel. The picture is one wide and one high, and `soft` is a pixel's width, over which edges fade.
fn pixel(x: u32, y: u32) -> [u8; 4] {
    let soft = 1.0 / SIDE as f32;
    let at = [(x as f32 + 0.5) * soft, (y as f32 + 0.5) * soft];
    let inside = |distance: f32| (0.5 - distance / soft).clamp(0.0, 1.0);
    let line = |distance: f32, wide: f32| inside(distance.abs() - wide / 2.0);
    let mut colour = BLUE;
    // The dispatch, its border, the two folds of its back and the flap over them.
    let sheet = rounded(at, [0.5, 0.5], [0.39, 0.27], 0.03);
    colour = over(colour, PAPER, inside(sheet));
    let [fold_left, fold_right] = [[0.11, 0.77], [0.89, 0.77]].map(|corner| segment(at, corner, [0.5, 0.47]));
    let within = inside(sheet);
    colour = over(colour, FOLD, within * line(fold_left.min(fold_right), 0.026));
    let flap = (at[1] - 0.23) - 0.36 * (1.0 - (at[0] - 0.5).abs() / 0.39);
    colour = over(colour, FOLD, within * inside(flap * 0.74) * 0.55);
    let edge = segment(at, [0.11, 0.23], [0.5, 0.59]).min(segment(at, [0.89, 0.23], [0.5, 0.59]));
    colour = over(colour, INK, within * line(edge, 0.022));
    colour = over(colour, INK, line(sheet, 0.024));
    // The seal, whose wax ran a little.
    let [dx, dy] = [at[0] - 0.5, at[1] - 0.565];
    let wax = dx.hypot(dy) - 0.145 - 0.012 * (7.0 * dy.atan2(dx)).cos();
    colour = over(colour, SEAL, inside(wax));
    colour = over(colour, INK, line(wax, 0.016));
    colour = over(colour, SHINE, line(dx.hypot(dy) - 0.085, 0.022));
    let ground = inside(rounded(at, [0.5, 0.5], [0.5, 0.5], 0.14));
    let [red, green, blue] = colour.map(|part| part.round() as u8);
    [red, green, blue, (ground * 255.0).round() as u8]
}

fn over(below: Rgb, above: Rgb, part: f32) -> Rgb {
    let [[r, g, b], [red, green, blue]] = [below, above];
    [r + (red - r) * part, g + (green - g) * part, b + (blue - b) * part]
}

/// The distance of a place outside a rectangle with round corners; negative inside it.
fn rounded(at: [f32; 2], middle: [f32; 2], half: [f32; 2], radius: f32) -> f32 {
    let [[x, y], [mx, my], [hx, hy]] = [at, middle, half];
    let (dx, dy) = ((x - mx).abs() - hx + radius, (y - my).abs() - hy + radius);
    dx.max(0.0).hypot(dy.max(0.0)) + dx.max(dy).min(0.0) - radius
}

/// The distance of a place from a line between two others.
fn segment(at: [f32; 2], from: [f32; 2], to: [f32; 2]) -> f32 {
    let [[x, y], [fx, fy], [tx, ty]] = [at, from, to];
    let (dx, dy) = (tx - fx, ty - fy);
    let part = (((x - fx) * dx + (y - fy) * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
    (x - fx - part * dx).hypot(y - fy - part * dy)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_shows_a_sealed_letter_and_its_corners_are_clear() {
        let all = rgba();
        assert_eq!(all.len(), (SIDE * SIDE * 4) as usize);
        assert!(winit::window::Icon::from_rgba(all.clone(), SIDE, SIDE).is_ok());
        let at = |x: u32, y: u32| all.chunks(4).nth((y * SIDE + x) as usize).expect("a pixel").to_vec();
        assert_eq!(at(0, 0).get(3), Some(&0), "a corner");
        let near = |x, y, [red, green, blue]: Rgb| at(x, y) == [red as u8, green as u8, blue as u8, 255];
        assert!(near(SIDE / 2, 6, BLUE) && near(24, SIDE / 2, PAPER) && near(SIDE / 2, 73, SEAL));
    }
}
