//! Golden pictures: scenes drawn by the software adapter, compared with pictures that were approved before.
//! `UPDATE_GOLDEN=1` draws them again; a picture that differs is written beside its golden one as `.new.png`, and the
//! difference as `.diff.png`.

use crate::golden::{Verdict, compare};
use crate::skipped::skipped;
use app::shot::{self, Shot};
use art_of_war_app::show::marks;
use clap::Parser;
use engine::hex::{Direction, Grid, Hex, Hexside, Lower};
use render::geometry::{Rect, point};
use render::motion::{Die, Motion, Play};
use render::scene::{
    Block, Camera, Colour, Corner, Counter, CounterId, CounterMark, Ground, Holder, Map, MapRoad, MapSlope, MarkTone,
    Numbering, Overlay, Sign, Symbol, Tops, Water,
};
use render::{Pace, Scene, Studio};
use serde_json::json;
use std::path::PathBuf;
use std::sync::Arc;

const WIDTH: u32 = 480;
const HEIGHT: u32 = 360;

#[derive(Parser)]
struct Line {
    #[command(flatten)]
    shot: Shot,
}

fn scene(arguments: &str) -> Scene {
    let words = ["shot", "--out", "unused.png"].into_iter().chain(arguments.split_whitespace());
    let mut scene = shot::scene(systems::ALL, &Line::try_parse_from(words).unwrap().shot).unwrap();
    // Grain would fill the repository with noise; one picture has it.
    scene.theme.grain = 0.0;
    scene
}

/// An adapter without a graphics card. A machine without one skips the test, and `tools/test` counts it.
fn studio() -> Option<Studio> {
    match Studio::software() {
        Ok(studio) => Some(studio),
        Err(why) => {
            skipped(&format!("no software adapter ({why})"));
            None
        }
    }
}

fn hex(number: &str) -> Hex {
    number.parse().unwrap()
}

/// Every golden picture, by its name.
fn scenes() -> Vec<(&'static str, Scene)> {
    let plain = [
        ("dresden-whole", "--scenario dresden"),
        ("eylau-whole", "--scenario eylau"),
        ("skirmish-whole", "--scenario skirmish"),
        ("gleina-whole", "--scenario gleina --steps 120"),
        ("gleina-works", "--scenario gleina --center 2019 --zoom 70"),
        ("dresden-altstadt", "--scenario dresden --center 1608 --zoom 90"),
        ("dresden-works", "--scenario dresden --center 1410 --zoom 80 --hide counters"),
        ("dresden-heide", "--scenario dresden --center 2504 --zoom 70"),
        ("dresden-gullies", "--scenario dresden --center 0617 --zoom 70"),
        ("dresden-landgraben", "--scenario dresden --center 2612 --zoom 80"),
        ("dresden-far", "--scenario dresden --center 1609 --zoom 12"),
        ("eylau-ice", "--scenario eylau --center 1214 --zoom 85 --hide counters"),
        ("eylau-ridges", "--scenario eylau --center 1110 --zoom 75"),
        ("eylau-edge", "--scenario eylau --center 0120 --zoom 60"),
        ("one-counter", "--scenario eylau --center 1213 --zoom 440 --steps 160 --seed 3"),
        ("stacks", "--scenario dresden --center 1810 --zoom 150"),
        ("without-names-and-numbers", "--scenario dresden --center 0914 --zoom 60 --hide names,numbers,grid"),
        ("reach", "--scenario dresden --center 2308 --zoom 60 --unit AvGd-Roth --overlay reach,path"),
        ("refusals", "--scenario dresden --center 2110 --zoom 60 --unit AvGd-Ziethen --overlay reach,refusals"),
        ("zones", "--scenario dresden --center 1611 --zoom 50 --overlay zones"),
        ("attacks", "--scenario dresden --center 1610 --zoom 55 --steps 48 --seed 2 --overlay attacks"),
        ("fire", "--scenario eylau --center 1213 --zoom 60 --steps 160 --seed 3 --overlay fire"),
        ("last-moves", "--scenario eylau --center 1213 --zoom 50 --steps 90 --seed 1 --overlay last-moves"),
        ("dusk", "--scenario dresden --center 1609 --zoom 45 --light dusk"),
        ("night", "--scenario dresden --center 1609 --zoom 45 --light night"),
        ("rain", "--scenario dresden --center 1609 --zoom 45 --weather rain"),
        ("snow", "--scenario eylau --center 1213 --zoom 45 --weather snow"),
        ("high-contrast", "--scenario dresden --center 1609 --zoom 45 --theme high-contrast"),
        ("red-green", "--scenario dresden --center 1611 --zoom 45 --theme red-green"),
        ("blue-yellow", "--scenario dresden --center 1611 --zoom 45 --theme blue-yellow"),
        ("dark", "--scenario dresden --center 1609 --zoom 45 --theme staff-map-dark"),
        ("dark-winter", "--scenario eylau --center 1213 --zoom 45 --theme staff-map-dark"),
        (
            "dark-attacks",
            "--scenario dresden --center 1610 --zoom 55 --steps 48 --seed 2 --overlay attacks --theme high-contrast-dark",
        ),
        ("stress", "--scenario stress --center 9090 --zoom 26"),
    ];
    let mut all: Vec<(&str, Scene)> = plain.into_iter().map(|(name, line)| (name, scene(line))).collect();
    // Equal maps share one allocation, so that their ground is made ready once.
    let mut maps: Vec<Arc<Map>> = Vec::new();
    for (_, scene) in &mut all {
        match maps.iter().find(|map| **map == scene.map) {
            Some(map) => scene.map = Arc::clone(map),
            None => maps.push(Arc::clone(&scene.map)),
        }
    }
    all.sort_by_key(|(_, scene)| maps.iter().position(|map| Arc::ptr_eq(map, &scene.map)));
    let mut grain = scene("--scenario dresden --center 1117 --zoom 60");
    grain.theme = render::Theme::staff_map();
    all.push(("grain", grain));
    all.push(("choices", choices()));
    all.push(("marks", marks()));
    all.push(("motion", motion()));
    all.push(("turned", turned()));
    all.push(("spread", spread()));
    all.push(("obligations", obligations()));
    all.push(("pointy", pointy()));
    all.push(("formations", formations(None)));
    all.push(("formations-far", formations(Some(20.0))));
    all
}

/// Selection, cursor, retreats, advances and blocked fire, which a position seldom has all at once.
fn choices() -> Scene {
    let mut scene = scene("--scenario eylau --center 1010 --zoom 70 --hide counters");
    scene.overlays.extend([
        Overlay::Selected(hex("0910")),
        Overlay::Cursor(hex("1111")),
        Overlay::Retreat { from: hex("1009"), to: hex("1008"), displaces: false },
        Overlay::Retreat { from: hex("1009"), to: hex("0909"), displaces: true },
        Overlay::Advance { from: hex("1012"), to: hex("1011") },
        Overlay::Fire { from: hex("0812"), to: hex("1012"), clear: false },
        Overlay::Fire { from: hex("0810"), to: hex("0808"), clear: true },
        Overlay::Attack { from: vec![hex("1210"), hex("1110")], to: vec![hex("1209")], odds: "3-1".into() },
        Overlay::Refused { hex: hex("1108"), case: "4.5".into() },
    ]);
    scene
}

/// Every mark on a counter.
fn marks() -> Scene {
    let mut scene = scene("--scenario eylau --center 0912 --zoom 110");
    for (index, counter) in scene.counters.iter_mut().enumerate() {
        let (look, marks) = (&mut counter.look, &mut counter.marks);
        match index % 9 {
            0 => look.gilded = true,
            1 => marks.push(marks::RESERVE),
            2 => {
                look.spent = true;
                marks.push(marks::MOVED);
            }
            3 => marks.push(marks::MUST_ATTACK),
            4 => {
                look.spent = true;
                marks.push(marks::HAS_ATTACKED);
            }
            5 => marks.push(marks::FRESH),
            6 => marks.push(marks::FRESH_USED),
            7 => {
                look.struck = true;
                marks.push(marks::DEMORALISED);
            }
            _ => look.selected = true,
        }
    }
    scene
}

/// Features that no built-in battle has yet: pointy tops numbered by rows on two sheets, lines over two hexes with a
/// facing, other texts and marks, a leader, and a box beside the map.
fn pointy() -> Scene {
    let grid = Grid { columns: 6, rows: 9, lower: Lower::Even };
    let mut map = Map::clear(grid);
    map.tops = Tops::Pointy;
    map.numbering = Numbering { rows_back: true, sheets: vec![(Hex::new(1, 1), "B".into())], ..Numbering::default() };
    for (at, ground) in
        [(Hex::new(2, 3), Ground::Woods), (Hex::new(2, 4), Ground::Woods), (Hex::new(5, 7), Ground::Town)]
    {
        map.ground.entry(at).or_default().insert(ground);
    }
    map.steps = [(Hex::new(4, 2), 1), (Hex::new(4, 3), 3), (Hex::new(4, 4), 2), (Hex::new(3, 4), 1)].into();
    map.slopes = grid.neighbours(Hex::new(4, 3)).map(|(_, low)| MapSlope { high: Hex::new(4, 3), low }).collect();
    map.waters = (1..9).map(|row| (Hexside::between(Hex::new(3, row), Hex::new(3, row + 1)), Water::Stream)).collect();
    map.waters.truncate(1);
    map.roads =
        vec![MapRoad { path: (1..=9).map(|row| Hex::new(5, row)).collect(), leaves_first: true, leaves_last: true }];
    let (blue, green) = (Colour::hex(0x2f5fb3), Colour::hex(0x3f7d3a));
    let counter = |id: u32, hex: Hex, coat: Colour, above: &str, below: &str| {
        let mut counter = Counter::new(CounterId(id), hex, coat);
        counter.army = u8::from(coat == green);
        counter.texts.above = above.into();
        counter.texts.below = below.into();
        counter
    };
    let mut line = counter(0, Hex::new(4, 7), blue, "1/24L", "9-12");
    line.second = Some(Hex::new(4, 6));
    line.facing = Some(0);
    line.texts.beside = "B".into();
    line.marks = vec![CounterMark::new("disordered", Corner::UpperRight, Sign::Letter('D'), MarkTone::Red)];
    let mut column = counter(1, Hex::new(5, 4), blue, "2/24L", "7-12");
    column.facing = Some(1);
    column.band = Some(Colour::hex(0xf2c14e));
    let mut horse = counter(2, Hex::new(2, 6), green, "Cour", "6-16");
    horse.symbol = Symbol::Cavalry;
    horse.facing = Some(6);
    horse.marks = vec![CounterMark::new("blown", Corner::LowerLeft, Sign::Cross, MarkTone::Grave)];
    let mut slanted = counter(3, Hex::new(2, 8), green, "Tob", "8-10");
    slanted.second = Some(Hex::new(3, 8));
    slanted.facing = Some(8);
    let mut leader = counter(4, Hex::new(5, 6), blue, "Ney", "+3");
    leader.symbol = Symbol::Leader;
    leader.look.gilded = true;
    let held = (5..9).map(|id| counter(id, Hex::new(1, 1), if id > 7 { green } else { blue }, "res", "5-4"));
    let mut scene = Scene::new(Arc::new(map));
    scene.counters = [line, column, horse, slanted, leader].into_iter().chain(held).collect();
    let right = scene.map.sheet().max.x;
    let area = Rect { min: point(right, 0.0), max: point(right + 2.9, 2.6) };
    scene.holders =
        vec![Holder { title: "To come".into(), area, counters: (5..9).map(CounterId).collect(), about: None }];
    scene.camera = Camera::whole(scene.extent());
    scene
}

/// Troops of each arm in everything they can be drawn up in, one row in disorder and one with losses, and what is laid over
/// the ground for them; so near that everything is read, or so far that only the blocks are.
fn formations(zoom: Option<f32>) -> Scene {
    let mut map = Map::clear(Grid { columns: 9, rows: 6, lower: Lower::Even });
    map.parapets.insert(Hex::new(5, 6), vec![Direction::Up, Direction::UpRight, Direction::UpLeft]);
    map.mills.insert(Hex::new(7, 6));
    let mut scene = Scene::new(Arc::new(map));
    let arms = [Symbol::Infantry, Symbol::Cavalry, Symbol::Artillery];
    for (row, arm) in (1..).zip(arms) {
        for (column, block) in (1..).zip(Block::ALL) {
            let coat = if row == 2 { Colour::hex(0x3f7d3a) } else { Colour::hex(0x2f5fb3) };
            let mut counter =
                Counter::new(CounterId(u32::from(row) * 10 + u32::from(column)), Hex::new(column, row), coat);
            counter.symbol = arm;
            counter.block = Some(block);
            counter.facing = Some(column % 12);
            counter.texts.above = "1/22e".into();
            counter.texts.below = "4/6".into();
            counter.left = if row == 1 { 0.66 } else { 1.0 };
            counter.look.upset = row == 2;
            scene.counters.push(counter);
        }
    }
    for column in 1..=3 {
        scene.overlays.push(Overlay::Shade(Hex::new(column, 5)));
        scene.overlays.push(Overlay::Field { hex: Hex::new(column + 3, 5), band: column - 1 });
    }
    scene.theme.grain = 0.0;
    scene.camera = Camera::whole(scene.extent());
    if let Some(zoom) = zoom {
        scene.camera.zoom = render::scene::Zoom::Pixels(zoom);
    }
    scene
}

/// The board from the far side of the table: the ground turned, everything written upright.
fn turned() -> Scene {
    let mut scene = scene("--scenario dresden --center 2108 --zoom 55 --unit AvGd-Roth --overlay reach,path");
    scene.camera = scene.camera.turned(true);
    scene
}

/// A stack that is spread out.
fn spread() -> Scene {
    let mut scene = scene("--scenario dresden --center 1411 --zoom 110");
    scene.spread = Some(hex("1411"));
    scene
}

/// Units that must fight or could, possible choices, obstacles, and the players' own marks.
fn obligations() -> Scene {
    let mut scene = scene("--scenario eylau --center 1010 --zoom 70 --hide counters");
    scene.overlays.extend([
        Overlay::Must { hex: hex("0910"), attack: true },
        Overlay::Must { hex: hex("0908"), attack: false },
        Overlay::Could { from: hex("1009"), to: hex("1008"), fires: false },
        Overlay::Could { from: hex("1209"), to: hex("1207"), fires: true },
        Overlay::Choice { hex: hex("1010"), chosen: false },
        Overlay::Choice { hex: hex("1110"), chosen: true },
        Overlay::Blocks(hex("1011")),
        Overlay::Note { hex: hex("1211"), text: "3".into(), good: true },
        Overlay::Note { hex: hex("1212"), text: "4".into(), good: false },
        Overlay::Ping { hex: hex("0811"), part: 0.5 },
        Overlay::Plan { from: hex("0812"), to: hex("1012") },
    ]);
    scene
}

/// A counter on the march, one that is lost, and two dice.
fn motion() -> Scene {
    let mut scene = scene("--scenario eylau --center 0812 --zoom 80");
    let layout = scene.layout();
    let mut play = Play::new();
    play.push(Motion::Move { counter: CounterId(0), path: vec![hex("0714"), hex("0713"), hex("0712")] });
    play.advance(0.1);
    scene.poses = play.moment(&layout).poses;
    let mut loss = Play::new();
    loss.push(Motion::Eliminate { counter: CounterId(1), hex: hex("0813") });
    loss.advance(0.2);
    scene.poses.extend(loss.moment(&layout).poses);
    let die = |index, face| Die { at: layout.middle(hex("0812")), index, count: 2, face, part: 1.0 };
    scene.dice = vec![die(0, 5), die(1, 2)];
    scene
}

#[test]
fn pictures_look_as_they_did() {
    let Some(mut studio) = studio() else { return };
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/pictures");
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    let all = scenes();
    assert!(all.len() >= 24, "the project promises 24 golden pictures");
    let mut differing = Vec::new();
    for (name, scene) in all {
        let picture = studio.picture(&scene, WIDTH, HEIGHT).unwrap();
        let path = folder.join(format!("{name}.png"));
        match compare(&path, &picture, update) {
            Verdict::Same | Verdict::Written => {}
            Verdict::Different(how) => differing.push(format!("{name}: {how}")),
        }
    }
    assert!(
        differing.is_empty(),
        "{} pictures differ; look at the .diff.png files in {}, and if all is as it should be, run again with \
         UPDATE_GOLDEN=1\n{}",
        differing.len(),
        folder.display(),
        differing.join("\n")
    );
}

#[test]
fn a_saved_game_is_drawn_as_it_was_saved() {
    let mut desk = play::adjutant::AdjutantDesk::new(systems::ALL);
    desk.answer(&json!({"do": "new", "scenario": "eylau", "seed": 1}));
    let unit = desk.game::<art_of_war_app::ArtOfWar>().unwrap().board().unit_by_id("Mur-1").unwrap();
    let reach = desk.game::<art_of_war_app::ArtOfWar>().unwrap().reach(unit);
    let to = reach.ends().last().unwrap().hex;
    let path: Vec<String> = reach.path_to(to).unwrap().iter().map(Hex::to_string).collect();
    let answer =
        desk.answer(&json!({"do": "command", "side": "french", "command": {"move": {"unit": "Mur-1", "path": path}}}));
    let saved = desk.answer(&json!({"do": "save"})).to_string();
    let path = std::env::temp_dir().join(format!("estafette-picture-{}.json", std::process::id()));
    std::fs::write(&path, saved).unwrap();
    let drawn = scene(&format!("--scenario eylau --position {}", path.display()));
    std::fs::remove_file(&path).unwrap();
    let moved = drawn.counters.iter().find(|counter| counter.id == CounterId(u32::from(unit.0))).unwrap();
    assert_eq!((moved.hex, moved.look.spent), (to, true), "{answer}");
}

#[test]
fn a_still_scene_needs_no_redraw_and_a_changed_one_does() {
    let Some(mut studio) = studio() else { return };
    let mut scene = scene("--scenario skirmish");
    let texture = studio.target(320, 240);
    let target = texture.create_view(&Default::default());
    assert!(studio.renderer().needs_redraw(&scene, 320, 240));
    let first = studio.frame(&scene, 320, 240, &target);
    assert!(first.ground && !first.unfinished);
    assert!(!studio.renderer().needs_redraw(&scene, 320, 240));
    let second = studio.frame(&scene, 320, 240, &target);
    assert!(!second.ground, "the ground is kept");
    scene.counters[0].look.spent ^= true;
    assert!(studio.renderer().needs_redraw(&scene, 320, 240));
    studio.frame(&scene, 320, 240, &target);
    scene.camera = Camera::at(scene.camera.centre, 33.0);
    assert!(studio.renderer().needs_redraw(&scene, 320, 240));
}

#[test]
fn a_moved_view_is_stretched_until_its_ground_is_ready() {
    let Some(mut studio) = studio() else { return };
    let mut other = Studio::software().unwrap();
    let mut scene = scene("--scenario skirmish");
    let texture = studio.target(320, 240);
    let target = texture.create_view(&Default::default());
    studio.frame(&scene, 320, 240, &target);
    studio.renderer().set_pace(Pace::InBands { a_frame: 2 });
    scene.camera = Camera::at(scene.map.frame().middle(), 40.0);
    let frames: Vec<bool> = (0..4).map(|_| studio.frame(&scene, 320, 240, &target).unfinished).collect();
    assert_eq!(frames, [true, true, true, false], "eight bands, two a frame");
    assert!(!studio.renderer().needs_redraw(&scene, 320, 240));
    assert_eq!(studio.picture(&scene, 320, 240), other.picture(&scene, 320, 240), "in bands or at once");
}

/// Whatever part of the map comes into view, the whole map in little is seen there until its ground is drawn, and no bare paper.
#[test]
fn where_the_ground_is_not_drawn_yet_no_bare_paper_is_seen() {
    let Some(mut studio) = studio() else { return };
    let mut scene = scene("--scenario dresden");
    scene.shows.counters = false;
    studio.renderer().set_pace(Pace::InBands { a_frame: 1 });
    let middle = scene.map.frame().middle();
    scene.camera = Camera::at(middle, 60.0);
    studio.picture(&scene, 320, 240).unwrap();
    scene.camera = Camera::at(middle, 12.0);
    let unfinished = studio.picture(&scene, 320, 240).unwrap();
    let finished = Studio::software().unwrap().picture(&scene, 320, 240).unwrap();
    // The corners of the picture are far from what was drawn first.
    let corner = |picture: &render::Picture| {
        let rows = picture.pixels.chunks_exact(320 * 4).take(60);
        rows.flat_map(|row| row[..80 * 4].to_vec()).map(i64::from).collect::<Vec<_>>()
    };
    let (now, then) = (corner(&unfinished), corner(&finished));
    let apart = now.iter().zip(&then).map(|(now, then)| (now - then).abs()).sum::<i64>() / now.len() as i64;
    let colours = |picture: &[i64]| picture.chunks_exact(4).collect::<std::collections::BTreeSet<_>>().len();
    assert!(apart < 12 && colours(&now) > 100, "{apart} apart, {} colours", colours(&now));
}

#[test]
fn a_picture_in_tiles_is_the_picture() {
    let Some(mut studio) = studio() else { return };
    // Wider than a tile; only the rows around the seam are looked at.
    let mut scene = scene("--scenario skirmish");
    scene.camera = Camera::at(scene.map.frame().middle(), 60.0);
    let wide = studio.picture(&scene, 4400, 40).unwrap();
    let middle = studio.picture(&scene, 1000, 40).unwrap();
    let row = |picture: &render::Picture, y: usize, from: usize, count: usize| {
        let start = (y * picture.width as usize + from) * 4;
        picture.pixels[start..start + count * 4].to_vec()
    };
    for y in 0..40 {
        let (a, b) = (row(&wide, y, 1700, 1000), row(&middle, y, 0, 1000));
        let far = a.iter().zip(&b).map(|(a, b)| a.abs_diff(*b)).max().unwrap_or(0);
        assert!(far <= 40, "row {y} differs by {far}");
    }
}

#[test]
fn draw_calls_do_not_grow_with_the_battle() {
    let Some(mut studio) = studio() else { return };
    let texture = studio.target(320, 240);
    let target = texture.create_view(&Default::default());
    let mut draws = |line: &str| studio.frame(&scene(line), 320, 240, &target).draws;
    let battle = draws("--scenario dresden");
    assert_eq!(draws("--scenario eylau"), battle);
    assert_eq!(draws("--scenario stress"), battle);
}

#[test]
fn a_broken_device_or_a_bad_size_is_a_sentence() {
    let Some(mut studio) = studio() else { return };
    let scene = scene("--scenario skirmish");
    for (width, height) in [(0, 10), (10, 0), (30_000, 10)] {
        let refusal = studio.picture(&scene, width, height).unwrap_err().to_string();
        assert!(refusal.contains("cannot be drawn"), "{refusal}");
    }
    // A window that is minimised has no size; nothing is drawn.
    let texture = studio.target(8, 8);
    let report = studio.frame(&scene, 0, 0, &texture.create_view(&Default::default()));
    assert_eq!(report.draws, 0);
    studio.break_device();
    let refusal = studio.picture(&scene, 64, 64).unwrap_err().to_string();
    assert!(refusal.contains("stopped answering"), "{refusal}");
}
