//! From any pixel to what is there, at every zoom.

use engine::hex::{Grid, Hex, Lower};
use render::geometry::{Layout, Point, Rect, point};
use render::scene::{Camera, Colour, Counter, CounterId, Holder, Map};
use render::{Picker, Scene};
use std::sync::Arc;

const SIZE: (u32, u32) = (1280, 800);

fn scene(odd: bool, stack: u32) -> Scene {
    let lower = if odd { Lower::Odd } else { Lower::Even };
    let mut scene = Scene::new(Arc::new(Map::clear(Grid { columns: 30, rows: 21, lower })));
    scene.counters =
        (0..stack).map(|number| Counter::new(CounterId(number), Hex::new(12, 9), Colour::hex(0x2f5fb3))).collect();
    scene
}

fn close(scene: &mut Scene, hex: Hex, zoom: f32, off: Point) {
    let layout = Layout::new(scene.map.grid);
    scene.camera = Camera::at(layout.middle(hex) + off, zoom);
}

/// A number from 0 to 1 for each index: steps of this kind spread evenly and never fall into a pattern.
fn spread(index: u16, step: f32) -> f32 {
    (f32::from(index) * step).fract()
}

/// A zoom from the least to 1,600 pixels a hex, as many between 2 and 4 as between 800 and 1,600.
fn zoom(index: u16, least: f32) -> f32 {
    least * (1600.0 / least).powf(spread(index, 0.618_034))
}

#[test]
fn the_middle_of_a_hex_is_that_hex_at_every_zoom() {
    for odd in [false, true] {
        let mut scene = scene(odd, 0);
        for (index, hex) in (0..).zip(scene.map.grid.hexes()) {
            let off = point(0.8 * spread(index, 0.754_877_7) - 0.4, 0.8 * spread(index, 0.569_840_3) - 0.4);
            close(&mut scene, hex, zoom(index, 2.0), off);
            let view = scene.camera.view(SIZE.0, SIZE.1);
            let picker = Picker::new(&scene, SIZE.0, SIZE.1);
            let middle = view.pixel(Layout::new(scene.map.grid).middle(hex));
            assert_eq!(picker.at(middle).hex, Some(hex), "{index}");
        }
    }
}

#[test]
fn a_pixel_near_the_middle_of_a_side_is_that_hexside() {
    let mut scene = scene(false, 0);
    let layout = Layout::new(scene.map.grid);
    for (index, hex) in (0..).zip(scene.map.grid.hexes()) {
        let zoom = zoom(index, 8.0);
        close(&mut scene, hex, zoom, Point::ZERO);
        for (way, next) in scene.map.grid.neighbours(hex) {
            let [a, b] = layout.side(hex, way);
            // A little inside of the hex.
            let world = a.towards(b, 0.5).towards(layout.middle(hex), 0.1);
            let pick = Picker::new(&scene, SIZE.0, SIZE.1).at(scene.camera.view(SIZE.0, SIZE.1).pixel(world));
            assert_eq!(pick.hexside, Some(engine::hex::Hexside::between(hex, next)), "{index}");
            assert!(pick.side_distance < 0.06 * zoom, "{index}");
        }
    }
}

#[test]
fn every_pixel_of_the_map_belongs_to_the_hex_whose_middle_is_nearest() {
    let mut scene = scene(false, 0);
    let layout = Layout::new(scene.map.grid);
    for index in 0..1000 {
        close(&mut scene, Hex::new(15, 10), zoom(index, 2.0), point(0.1, 0.2));
        let pixel = point(1280.0 * spread(index, 0.754_877_7), 800.0 * spread(index, 0.569_840_3));
        let world = scene.camera.view(SIZE.0, SIZE.1).world(pixel);
        if let Some(hex) = Picker::new(&scene, SIZE.0, SIZE.1).at(pixel).hex {
            let mine = layout.middle(hex).distance(world);
            for (_, next) in scene.map.grid.neighbours(hex) {
                assert!(mine <= layout.middle(next).distance(world) + 1e-4, "{index}: {hex} {next}");
            }
        }
    }
}

#[test]
fn each_counter_of_a_stack_can_be_picked_where_it_shows() {
    for count in 1..=6 {
        let mut scene = scene(false, count);
        for index in 0..100 {
            close(&mut scene, Hex::new(12, 9), zoom(index, 24.0), Point::ZERO);
            let picker = Picker::new(&scene, SIZE.0, SIZE.1);
            let width = picker.counter_width();
            for number in 0..count {
                let middle = picker.counter_middle(CounterId(number)).unwrap();
                // A stack fans out to the upper right, so the lower left of each counter shows.
                let corner = middle + point(-0.46, 0.40) * width;
                assert_eq!(picker.counter_at(corner), Some(CounterId(number)), "{index}");
            }
            let top = picker.counter_middle(CounterId(count - 1)).unwrap();
            assert_eq!(picker.counter_at(top), Some(CounterId(count - 1)), "{index}");
        }
    }
}

#[test]
fn beside_the_map_there_is_nothing() {
    let mut scene = scene(false, 1);
    close(&mut scene, Hex::new(1, 1), 60.0, Point::ZERO);
    let pick = Picker::new(&scene, SIZE.0, SIZE.1).at(point(3.0, 3.0));
    assert_eq!((pick.hex, pick.counter, pick.hexside), (None, None, None));
}

#[test]
fn hidden_counters_are_not_picked() {
    let mut scene = scene(false, 1);
    close(&mut scene, Hex::new(12, 9), 60.0, Point::ZERO);
    scene.shows.counters = false;
    assert_eq!(Picker::new(&scene, SIZE.0, SIZE.1).at(point(640.0, 400.0)).counter, None);
}

#[test]
fn pointing_at_a_card_points_at_the_counter_it_is_about() {
    let mut scene = scene(false, 1);
    let layout = Layout::new(scene.map.grid);
    let min = layout.middle(Hex::new(30, 1)) + point(2.0, 0.0);
    let area = Rect { min, max: min + point(4.0, 3.0) };
    let holder = |about| Holder { title: String::from("Davout\t11\n"), area, counters: Vec::new(), about };
    let middle = area.middle();
    let pick = |scene: &Scene| {
        let view = scene.camera.view(SIZE.0, SIZE.1);
        Picker::new(scene, SIZE.0, SIZE.1).at(view.pixel(middle))
    };
    close(&mut scene, Hex::new(30, 1), 40.0, Point::ZERO);
    scene.holders = vec![holder(Some(CounterId(0)))];
    let about = pick(&scene);
    assert_eq!((about.counter, about.hex, about.holder), (Some(CounterId(0)), Some(Hex::new(12, 9)), None));
    // A card of no piece on the map is a box.
    for nobody in [None, Some(CounterId(7))] {
        scene.holders = vec![holder(nobody)];
        let found = pick(&scene);
        assert_eq!((found.counter, found.hex, found.holder), (None, None, Some(0)));
    }
}

#[test]
fn on_a_turned_board_each_hex_lies_across_from_where_it_was() {
    let mut scene = scene(false, 1);
    close(&mut scene, Hex::new(12, 9), 60.0, Point::ZERO);
    let layout = Layout::new(scene.map.grid);
    let plain = scene.camera.view(SIZE.0, SIZE.1);
    scene.camera = scene.camera.turned(true);
    let turned = scene.camera.view(SIZE.0, SIZE.1);
    let picker = Picker::new(&scene, SIZE.0, SIZE.1);
    for hex in [Hex::new(12, 9), Hex::new(10, 7), Hex::new(14, 12)] {
        let (before, after) = (plain.pixel(layout.middle(hex)), turned.pixel(layout.middle(hex)));
        let across = point(SIZE.0 as f32, SIZE.1 as f32) - before;
        assert!(after.distance(across) < 0.1, "{hex}");
        assert_eq!(picker.at(after).hex, Some(hex));
        assert!(turned.visible().contains(layout.middle(hex)));
    }
    assert_eq!(picker.at(turned.pixel(layout.middle(Hex::new(12, 9)))).counter, Some(CounterId(0)));
}

#[test]
fn each_counter_of_a_spread_stack_is_picked_at_its_middle() {
    let mut scene = scene(false, 6);
    close(&mut scene, Hex::new(12, 9), 60.0, Point::ZERO);
    scene.spread = Some(Hex::new(12, 9));
    let picker = Picker::new(&scene, SIZE.0, SIZE.1);
    for number in 0..6 {
        let middle = picker.counter_middle(CounterId(number)).unwrap();
        assert_eq!(picker.counter_at(middle), Some(CounterId(number)));
    }
}

/// Two units and a leader in one hex, seen from near.
fn led() -> Scene {
    let mut scene = scene(false, 3);
    scene.counters[0].badge = true;
    close(&mut scene, Hex::new(12, 9), 100.0, Point::ZERO);
    scene
}

#[test]
fn a_leader_is_a_badge_at_the_edge_and_the_top_unit_is_met_everywhere_else() {
    let mut scene = led();
    for facing in [None, Some(0), Some(3), Some(9)] {
        scene.counters[2].facing = facing;
        let picker = Picker::new(&scene, SIZE.0, SIZE.1);
        let [leader, top] = [0, 2].map(|number| picker.counter_middle(CounterId(number)).unwrap());
        assert_eq!(picker.counter_at(leader), Some(CounterId(0)));
        // The symbol and the texts of the top unit are free.
        let width = picker.counter_width();
        for (x, y) in [(0.0, 0.0), (-0.28, 0.0), (0.28, 0.0), (0.0, -0.4), (0.0, 0.4)] {
            assert_eq!(picker.counter_at(top + point(x, y) * width), Some(CounterId(2)), "{facing:?}: {x} {y}");
        }
        let left = (leader - top).x < 0.0;
        assert_eq!(left, facing != Some(9), "the badge keeps off the arrow");
    }
}

#[test]
fn a_selected_unit_lies_on_top_of_its_stack() {
    let mut scene = led();
    scene.counters[1].look.selected = true;
    let picker = Picker::new(&scene, SIZE.0, SIZE.1);
    let middle = scene.camera.view(SIZE.0, SIZE.1).pixel(Layout::new(scene.map.grid).middle(Hex::new(12, 9)));
    assert_eq!(picker.counter_at(middle), Some(CounterId(1)));
}

#[test]
fn leaders_alone_in_a_hex_are_counters_as_others_and_so_are_those_of_a_spread_stack() {
    let mut scene = led();
    let widest = |scene: &Scene| {
        let picker = Picker::new(scene, SIZE.0, SIZE.1);
        let middle = picker.counter_middle(CounterId(0)).unwrap();
        picker.counter_at(middle + point(-0.4, 0.4) * picker.counter_width())
    };
    assert_ne!(widest(&scene), Some(CounterId(0)));
    scene.spread = Some(Hex::new(12, 9));
    assert_eq!(widest(&scene), Some(CounterId(0)));
    scene.spread = None;
    scene.counters.truncate(1);
    assert_eq!(widest(&scene), Some(CounterId(0)));
}
