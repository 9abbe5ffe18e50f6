//! The whole field of Eylau as data: its armies counted, its ground against the sheets of the smaller battles, its ways,
//! and mistakes in its files with their places.

use engine::codec::{decode, encode};
use engine::contract::Side;
use engine::hex::{Hex, Hexside};
use std::collections::{BTreeMap, BTreeSet};
use winter::definition::*;
use winter::whole::{FieldLeader, FieldOption, FieldUnit, Post, Rank, WholeField};
use winter_files::{BATTLES, Battle, built_in, whole_field};

const MAIN: &str = include_str!("../../../data/winter-20-3/scenario.toml");
const RULES: &str = include_str!("../../../data/winter/field.toml");
const MAP: &str = include_str!("../../../data/winter/field_map.toml");
const TABLES: &str = include_str!("../../../data/winter/units.toml");
const UNITS: &str = include_str!("../../../data/winter/field_units.toml");

fn field() -> WholeField {
    whole_field().unwrap()
}

fn at(field: &WholeField, name: &str) -> Hex {
    field.ground.chart.read(name).unwrap()
}

/// Battalions and their strength, cavalry units and theirs, batteries and their guns.
fn counted<'a>(units: impl Iterator<Item = &'a FieldUnit>) -> [u32; 6] {
    let mut sums = [0; 6];
    for unit in units {
        let data = &unit.unit;
        let (place, points) = match data.arm {
            Arm::Infantry(_) => (0, data.strength),
            Arm::Cavalry(_) => (2, data.strength),
            Arm::Artillery(_) => (4, data.guns),
        };
        sums[place] += 1;
        sums[place + 1] += u32::from(points);
    }
    sums
}

#[test]
fn the_armies_of_20_3_are_those_of_the_lists() {
    let field = field();
    let groups: [(&str, &[&str], [u32; 6]); 16] = [
        ("III Corps", &["III"], [26, 234, 2, 14, 5, 34]),
        ("IV Corps and St-Hilaire", &["IV"], [18 + 8, 146 + 74, 3, 19, 3 + 2, 20 + 14]),
        ("VII Corps", &["VII"], [19, 172, 2, 14, 4, 28]),
        ("Cavalry Reserve", &["CR"], [0, 0, 20, 156, 4, 16]),
        ("Imperial Guard", &["IG"], [8, 76, 6, 41, 6, 40]),
        ("VI Corps", &["VI"], [17, 153, 4, 24, 5, 36]),
        ("left wing", &["left wing"], [15, 78, 0, 0, 4, 36]),
        ("Baggovut", &["rear guard left"], [9, 39, 0, 0, 6, 36]),
        ("Golitsyn", &["res cav left"], [0, 0, 13, 99, 0, 0]),
        ("centre", &["centre"], [39, 183, 0, 0, 10, 84]),
        ("right wing", &["right wing"], [36, 171, 2, 15, 8, 72]),
        ("Markov", &["rear guard right"], [9, 36, 2, 16, 4, 24]),
        ("Pahlen", &["res cav right"], [0, 0, 8, 61, 0, 0]),
        ("Reserve", &["reserve"], [27, 132, 2, 14, 16, 120]),
        ("Cossacks", &["cossacks"], [0, 0, 10, 40, 0, 0]),
        ("L'Estocq", &["Pr", "Prussian column", "Grand Battery"], [12, 97, 8, 50, 6, 46]),
    ];
    let mut all = 0;
    for (name, corps, sums) in groups {
        let of = |unit: &&FieldUnit| unit.unit.corps.as_deref().is_some_and(|name| corps.contains(&name));
        assert_eq!(counted(field.units.iter().filter(of)), sums, "{name}");
        all += field.units.iter().filter(of).count();
    }
    assert_eq!((all, field.units.len(), field.leaders.len()), (408, 408, 125));
    let hilaire = |unit: &&FieldUnit| unit.unit.division.as_deref() == Some("1/IV") || unit.unit.id == "F-3-5HA";
    assert_eq!(counted(field.units.iter().filter(hilaire)), [8, 74, 0, 0, 2, 14]);
    let sides = Side::BOTH.map(|side| field.units.iter().filter(|unit| unit.unit.side == side).count());
    assert_eq!(sides, [246, 162]);
}

#[test]
fn the_leaders_of_20_3_are_those_of_the_lists() {
    let field = field();
    let ranks = [
        (Rank::Army, [2, 1]),
        (Rank::Corps, [1, 6]),
        (Rank::Wing, [4, 0]),
        (Rank::Detachment, [5, 0]),
        (Rank::Division, [9, 17]),
        (Rank::Battery, [3, 0]),
        (Rank::Cossack, [2, 0]),
        (Rank::Artillery, [1, 0]),
        (Rank::Brigade, [33, 41]),
    ];
    for (rank, counts) in ranks {
        let of = |side| field.leaders.iter().filter(|leader| (leader.rank, leader.side) == (rank, side)).count();
        assert_eq!(Side::BOTH.map(of), counts, "{rank:?}");
    }
    let find = |id: &str| field.leaders.iter().find(|leader| leader.id == id).unwrap();
    let posts = ["RL-Osterman", "RL-Sacken", "RL-Tuchkov", "RL-Dokhturov"].map(|id| find(id).post);
    assert_eq!(posts, [Post::Left, Post::Centre, Post::Right, Post::Reserve].map(Some));
    let members = |id: &str| field.units.iter().filter(|unit| find(id).lists(unit)).count();
    assert_eq!(["RL-Kutaisov", "RL-Stavitski", "RL-Lowenstein"].map(members), [4, 7, 5]);
    assert_eq!((find("RL-Baggovut").delay, find("RL-Barclay").reduced), (Some(2), true));
    assert!(find("FL-StHilaire").independent && find("FL-Davout").attack_order);
    let light = |leader: &&FieldLeader| leader.light_cavalry;
    assert_eq!(field.leaders.iter().filter(light).count(), 4);
}

/// 20.33, 20.37 and 97.3.
#[test]
fn units_come_in_groups_with_their_fatigue_or_by_an_option() {
    let field = field();
    let options = [
        (FieldOption::Podolsk, 2),
        (FieldOption::Jaegers23, 3),
        (FieldOption::Grodno, 1),
        (FieldOption::Prittwitz, 3),
        (FieldOption::Marcognet, 6),
        (FieldOption::Dahlmann, 0),
    ];
    for (option, count) in options {
        assert_eq!(field.units.iter().filter(|unit| unit.by_option == Some(option)).count(), count, "{option:?}");
    }
    let waves = (0..=7).map(|wave| field.units.iter().filter(|unit| unit.wave == Some(wave)).count());
    assert_eq!(waves.collect::<Vec<_>>(), [9, 7, 7, 8, 7, 4, 5, 1]);
    let tired = |points| field.units.iter().filter(|unit| unit.fatigue == points).count();
    assert_eq!([tired(0), tired(1), tired(2)], [330, 33, 45]);
    let comes = |unit: &&FieldUnit| matches!(unit.unit.start, Start::Entry { .. });
    assert_eq!(field.units.iter().filter(comes).count(), 83);
    // R101: ten battalions and more begin below their printed strength.
    let weaker = |unit: &&FieldUnit| unit.printed > unit.unit.strength;
    assert_eq!(field.units.iter().filter(weaker).count(), 34);
}

#[test]
fn every_unit_begins_on_the_field_and_off_its_lakes() {
    let field = field();
    let starts = field.units.iter().map(|unit| (&unit.unit.id, &unit.unit.start));
    for (id, start) in starts.chain(field.leaders.iter().map(|leader| (&leader.id, &leader.start))) {
        if let Start::On(hex) = start {
            assert!(field.ground.chart.grid().contains(*hex) && !field.lakes.contains(hex), "{id}");
        }
    }
    let terrain = |hex: Hex| {
        let place = field.ground.chart.grid().hexes().position(|other| other == hex).unwrap();
        field.ground.cells[place].terrain
    };
    // Guns stand in woods, houses and wetlands only where a road leads there [5.4].
    let roads: BTreeSet<Hex> = field.ground.roads.iter().flat_map(|road| road.path.iter().copied()).collect();
    for unit in field.units.iter().filter(|unit| unit.unit.guns > 0) {
        if let Start::On(hex) = unit.unit.start {
            let open = matches!(terrain(hex), Terrain::Clear | Terrain::LightCover);
            assert!(open || roads.contains(&hex), "{}", unit.unit.id);
        }
    }
}

/// The ground of 20.1 and 20.2 is part of the field, but for the hexes that the joined field clears for 20.38.
#[test]
fn the_field_has_the_ground_of_the_smaller_battles() {
    let field = field();
    let cells: BTreeMap<String, Cell> = cells(&field.ground).collect();
    assert_eq!(cells.len(), 5472);
    for (battle, changed) in [(Battle::Eylau, &["A3221", "A3321", "A3421"][..]), (Battle::Serpallen, &[])] {
        let sheet = built_in(battle).unwrap().ground;
        for (name, cell) in self::cells(&sheet) {
            let same = cells[&name] == cell;
            assert_eq!(same, !changed.contains(&name.as_str()), "{name} of {battle:?}");
        }
        let named = |ground: &Ground, side: &Hexside| [ground.chart.name(side.a), ground.chart.name(side.b)];
        let sides = |ground: &Ground, sides: &[Hexside]| {
            let pairs = sides.iter().map(|side| BTreeSet::from(named(ground, side)));
            pairs.collect::<BTreeSet<_>>()
        };
        let streams = |ground: &Ground| [sides(ground, &ground.streams), sides(ground, &ground.fences)];
        for (part, whole) in streams(&sheet).iter().zip(&streams(&field.ground)) {
            assert!(part.is_subset(whole), "{battle:?}: {:?}", part.difference(whole));
        }
    }
}

fn cells(ground: &Ground) -> impl Iterator<Item = (String, Cell)> + '_ {
    ground.chart.grid().hexes().zip(&ground.cells).map(|(hex, cell)| (ground.chart.name(hex), *cell))
}

#[test]
fn levels_rise_step_by_step_and_a_bridge_carries_a_road_over_a_stream() {
    let field = field();
    let ground = &field.ground;
    let grid = ground.chart.grid();
    let levels: BTreeMap<Hex, u8> = grid.hexes().zip(ground.cells.iter().map(|cell| cell.level)).collect();
    for hex in grid.hexes() {
        for (_, to) in grid.neighbours(hex) {
            assert!(levels[&hex].abs_diff(levels[&to]) <= 1, "{}", ground.chart.name(hex));
        }
    }
    let roads: BTreeSet<Hexside> = road_sides(ground);
    let streams: BTreeSet<Hexside> = ground.streams.iter().chain(&ground.major_streams).copied().collect();
    let crossed: BTreeSet<Hexside> = roads.intersection(&streams).copied().collect();
    assert_eq!(crossed, field.bridges.iter().copied().collect());
}

fn road_sides(ground: &Ground) -> BTreeSet<Hexside> {
    let steps = ground.roads.iter().flat_map(|road| road.path.windows(2));
    steps.map(|step| Hexside::between(step[0], step[1])).collect()
}

/// Hexes a limbered battery comes to [5.4]: woods, houses, wetlands and major streams only by road.
fn driven(field: &WholeField, from: &[Hex]) -> BTreeSet<Hex> {
    let ground = &field.ground;
    let grid = ground.chart.grid();
    let terrain: BTreeMap<Hex, Terrain> = grid.hexes().zip(ground.cells.iter().map(|cell| cell.terrain)).collect();
    let (roads, rivers) = (road_sides(ground), ground.major_streams.iter().copied().collect::<BTreeSet<_>>());
    let mut found: BTreeSet<Hex> = from.iter().copied().collect();
    let mut left: Vec<Hex> = from.to_vec();
    while let Some(hex) = left.pop() {
        for (_, to) in grid.neighbours(hex) {
            let side = Hexside::between(hex, to);
            let open = matches!(terrain[&to], Terrain::Clear | Terrain::LightCover) && !rivers.contains(&side);
            if (open || roads.contains(&side)) && found.insert(to) {
                left.push(to);
            }
        }
    }
    found
}

#[test]
fn from_every_entry_guns_reach_eylau_and_every_unit_enters_at_one() {
    let field = field();
    let codes: Vec<&str> = field.ground.entries.iter().map(|entry| entry.code.as_str()).collect();
    assert_eq!(codes, ["A", "B", "G", "H", "I", "L", "M", "W", "Y", "Z", "E", "F", "E2", "F2"]);
    let goals = ["A2630", "B2810", "D1314", "C2112"].map(|name| at(&field, name));
    for entry in &field.ground.entries {
        let reached = driven(&field, &entry.hexes);
        assert!(goals.iter().all(|goal| reached.contains(goal)), "{}", entry.code);
    }
    let grid = field.ground.chart.grid();
    // L and M alone lie inside the field [5.14b].
    let inside = field.ground.entries.iter().filter(|entry| !entry.hexes.iter().all(|&hex| grid.on_edge(hex)));
    assert_eq!(inside.map(|entry| entry.code.as_str()).collect::<Vec<_>>(), ["L", "M"]);
}

#[test]
fn ways_by_road_are_as_long_as_the_map_says() {
    let field = field();
    let far = |from: &str, to: &str| {
        let reached = field.reached_by_road(at(&field, from), |_| false);
        reached.get(&at(&field, to)).copied()
    };
    assert_eq!(["B3608", "D3623", "D1131"].map(|exit| far("D0102", exit)), [Some(71), Some(50), Some(44)]);
    assert_eq!([far("B3301", "B2810"), far("B3301", "B2538"), far("B2301", "B2810")], [Some(11), Some(44), Some(13)]);
    assert_eq!([far("A0111", "A2628"), far("C0106", "A2731"), far("B0701", "A2628")], [Some(29), Some(34), Some(36)]);
    let althof = at(&field, "B2810");
    // Every road to W passes Althof.
    let cut = field.reached_by_road(at(&field, "D0102"), |hex| field.ground.chart.name(hex).starts_with("B2810"));
    assert!(cut.contains_key(&at(&field, "D3623")) && !cut.contains_key(&althof));
    assert!(field.reached_by_road(althof, |hex| hex == althof).is_empty());
}

/// R148: a line leaves exactly two parts, and its own hexes are on neither side.
#[test]
fn lines_part_the_field_in_two() {
    let field = field();
    let grid = field.ground.chart.grid();
    let (south, line) = (field.south_of_kutschitten_road(), &field.lines.kutschitten_road);
    assert!(south.contains(&at(&field, "C0101")) && !south.contains(&at(&field, "D0502")));
    assert!(south.contains(&at(&field, "C3102")) && !south.contains(&at(&field, "C3202")));
    let eastern = |hex: &Hex| field.on_map_c(*hex) || field.on_map_d(*hex);
    assert_eq!(grid.hexes().filter(eastern).count(), 1085 + 1147);
    let rest: BTreeSet<Hex> =
        grid.hexes().filter(eastern).filter(|hex| !south.contains(hex) && !line.contains(hex)).collect();
    assert!(is_one_piece(&field, &rest));
    let northeast = field.northeast_of_major_road();
    assert!(northeast.contains(&at(&field, "D0102")) && !northeast.contains(&at(&field, "A2230")));
    let rest: BTreeSet<Hex> =
        grid.hexes().filter(|hex| !northeast.contains(hex) && !field.lines.major_road.contains(hex)).collect();
    assert!(is_one_piece(&field, &rest));
    let west = grid.hexes().filter(|&hex| field.is_west_of_pasmar(hex)).count();
    assert_eq!(west, 524);
    for name in ["B0916", "B1016", "B0122", "B2301"] {
        assert!(field.is_west_of_pasmar(at(&field, name)), "{name}");
    }
    for name in ["B0030", "B1426", "B2810", "B3301", "A2001"] {
        assert!(!field.is_west_of_pasmar(at(&field, name)), "{name}");
    }
    assert!(field.is_east_of_schmoditten(at(&field, "B2538")) && !field.is_east_of_schmoditten(at(&field, "B2537")));
}

fn is_one_piece(field: &WholeField, hexes: &BTreeSet<Hex>) -> bool {
    let mut left: Vec<Hex> = hexes.iter().copied().take(1).collect();
    let mut found: BTreeSet<Hex> = left.iter().copied().collect();
    while let Some(hex) = left.pop() {
        let around = field.ground.chart.grid().neighbours(hex).map(|(_, to)| to);
        left.extend(around.filter(|to| hexes.contains(to) && found.insert(*to)).collect::<Vec<_>>());
    }
    !hexes.is_empty() && found.len() == hexes.len()
}

#[test]
fn the_field_is_the_same_bytes_everywhere() {
    let field = field();
    let bytes = encode(&field);
    assert_eq!(decode::<WholeField>(&bytes), Ok(field.clone()));
    assert_eq!(field.field_hash().to_string(), "2c0acc13d6396f6da658a6b1de882675f4c7c1cbff2d3449adc56381a7f169fe");
    for cut in [0, 1, bytes.len() / 2, bytes.len() - 1] {
        assert!(decode::<WholeField>(&bytes[..cut]).is_err(), "{cut}");
    }
}

#[test]
fn the_field_is_a_battle_of_the_list() {
    let named = |reader: &scenarios::Reader| reader.battles.iter().map(|(id, _)| *id).collect::<Vec<_>>();
    let battles: Vec<&str> = BATTLES.iter().flat_map(named).collect();
    assert_eq!(
        battles,
        [
            "winter-training",
            "winter-20-1",
            "winter-20-2",
            "winter-20-3",
            "winter-augereau",
            "winter-davout",
            "winter-dusk"
        ]
    );
    assert!(BATTLES.parse(&files(MAP, UNITS), "scenario.toml").is_ok());
}

fn files(map: &str, units: &str) -> BTreeMap<String, Vec<u8>> {
    let files = [
        ("scenario.toml", MAIN),
        ("../winter/field.toml", RULES),
        ("../winter/field_map.toml", map),
        ("../winter/field_units.toml", units),
        ("../winter/units.toml", TABLES),
    ];
    files.into_iter().map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec())).collect()
}

/// A change of one of the files, on whose line the mistake is found, and its sentence.
struct Spoilt {
    from: &'static str,
    to: &'static str,
    says: &'static str,
}

#[test]
fn a_mistake_in_the_files_has_its_place() {
    let spoilt = [
        (UNITS, Spoilt { from: "start = \"C2402\"", to: "start = \"A1313\"", says: "on a frozen lake" }),
        (
            UNITS,
            Spoilt { from: "start = \"C2402\"", to: "start = \"C3602\"", says: "there is no hex C3602 on this map" },
        ),
        (
            UNITS,
            Spoilt {
                from: "start = \"C2402\"",
                to: "start = \"C0945\"",
                says: "it is A0945 here, and each hex has one",
            },
        ),
        (UNITS, Spoilt { from: "id = \"R-PavlovGren-2\"", to: "id = \"R-PavlovGren-1\"", says: "is listed twice" }),
        (
            UNITS,
            Spoilt { from: "commands = [\"3/VII\"]", to: "commands = [\"9/VII\"]", says: "RL-3-VII leads no unit" },
        ),
        (UNITS, Spoilt { from: "superior = \"FL-Davout\"", to: "superior = \"FL-Nobody\"", says: "is no superior of" }),
        (UNITS, Spoilt { from: "entry = \"F\"", to: "entry = \"Q\"", says: "enters at Q, which is nowhere" }),
        (UNITS, Spoilt { from: "printed = 6", to: "printed = 1", says: "`printed` must be a whole number from" }),
        (UNITS, Spoilt { from: "brigade = \"1/II\"", to: "brigades = \"1/II\"", says: "has no key `brigades`" }),
        (MAP, Spoilt { from: "\"C0706-07\"", to: "\"C0706-99\"", says: "each of them must be on this map" }),
        (MAP, Spoilt { from: "\"C0706-07\"", to: "\"C0745\"", says: "it is A0745 here, and each hex has one name" }),
        (MAP, Spoilt { from: "\"C0706-07\"", to: "\"A0729\"", says: "A0729 is listed twice; it is in `hard` too" }),
        (MAP, Spoilt { from: "code = \"E2\"", to: "code = \"E\"", says: "the entry E is listed twice" }),
        (MAP, Spoilt { from: "name = \"pasmar_west\"", to: "name = \"pasmar_east\"", says: "`name` cannot be" }),
    ];
    for (text, Spoilt { from, to, says }) in spoilt {
        assert!(text.contains(from), "{from}");
        let changed = text.replacen(from, to, 1);
        let map = if text == MAP { &changed } else { MAP };
        let units = if text == UNITS { &changed } else { UNITS };
        let mistakes = BATTLES.parse(&files(map, units), "scenario.toml").unwrap_err();
        let found = mistakes.iter().find(|mistake| mistake.text.contains(says));
        let found = found.unwrap_or_else(|| panic!("{says}: {mistakes:#?}"));
        let line = changed.lines().nth(usize::try_from(found.line).unwrap() - 1).unwrap();
        let file = if text == MAP { "field_map.toml" } else { "field_units.toml" };
        assert_eq!(found.file, format!("../winter/{file}"), "{found}");
        assert!(line.contains(to), "{found} in {line}");
    }
}

#[test]
fn spoilt_files_are_refused_without_a_panic() {
    for text in [MAP, UNITS] {
        let step = text.len() / 40;
        for cut in (0..40).map(|part| part * step).filter(|&cut| text.is_char_boundary(cut)) {
            let short = &text[..cut];
            let (map, units) = if text == MAP { (short, UNITS) } else { (MAP, short) };
            assert!(BATTLES.parse(&files(map, units), "scenario.toml").is_err(), "{cut}");
        }
    }
}
