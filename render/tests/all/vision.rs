//! Themes under simulated colour vision: what must be told apart is far enough apart.

use render::Theme;
use render::scene::Colour;
use render::theme::vision::{Vision, distance};

/// Armies on counters: plainly another colour.
const ARMIES_APART: f32 = 12.0;
/// Tints of the ground, which trees, houses and lines tell apart as well.
const GROUND_APART: f32 = 4.0;

/// The nations of Dresden, the battle with the most.
const NATIONS: [(&str, u32); 4] =
    [("French", 0x2f5fb3), ("Russian", 0x3f7d3a), ("Austrian", 0xe6e2d8), ("Prussian", 0x5a5f6b)];

fn check(what: &str, vision: Vision, colours: &[(String, Colour)], least: f32) {
    for (index, (name, one)) in colours.iter().enumerate() {
        for (other_name, other) in &colours[index + 1..] {
            let apart = distance(vision.sees(*one), vision.sees(*other));
            assert!(apart >= least, "{what} under {vision:?}: {name} and {other_name} are only {apart:.1} apart");
        }
    }
}

/// The eyes a theme is for.
fn eyes(theme: &Theme) -> Vec<Vision> {
    match theme.name.trim_end_matches("-dark") {
        "staff-map" => vec![Vision::Full],
        "red-green" => vec![Vision::Full, Vision::Protanopia, Vision::Deuteranopia],
        "blue-yellow" => vec![Vision::Full, Vision::Tritanopia],
        _ => Vision::ALL.to_vec(),
    }
}

#[test]
fn no_two_armies_look_alike() {
    for theme in Theme::all() {
        let armies: Vec<(String, Colour)> = NATIONS
            .iter()
            .enumerate()
            .map(|(index, (name, code))| (name.to_string(), theme.army(index as u8, Colour::hex(*code))))
            .collect();
        for vision in eyes(&theme) {
            check(theme.name, vision, &armies, ARMIES_APART);
        }
    }
}

#[test]
fn no_two_grounds_look_alike() {
    for theme in Theme::all() {
        for land in &theme.lands {
            let tints: Vec<(String, Colour)> =
                land.tints().into_iter().map(|(name, colour)| (name.to_string(), colour)).collect();
            for vision in eyes(&theme) {
                check(theme.name, vision, &tints, GROUND_APART);
            }
        }
    }
}

#[test]
fn what_is_allowed_and_what_refuses_look_different() {
    for theme in Theme::all() {
        for vision in eyes(&theme) {
            let pair = [("allowed".to_string(), theme.inks.allowed), ("refused".to_string(), theme.inks.refused)];
            check(theme.name, vision, &pair, ARMIES_APART);
        }
    }
}
