//! The content hash covers what the rules read and nothing else.

use super::definition;
use engine::digest::Hash;
use std::collections::BTreeMap;

fn eylau() -> BTreeMap<String, String> {
    files("eylau")
}

fn files(id: &str) -> BTreeMap<String, String> {
    let files = art_of_war_files::BATTLES.built_in_files(id).unwrap();
    files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
}

fn hash(files: &BTreeMap<String, String>) -> Hash {
    let files: BTreeMap<String, Vec<u8>> =
        files.iter().map(|(name, text)| (name.clone(), text.clone().into_bytes())).collect();
    match art_of_war_files::BATTLES.parse(&files, scenarios::MAIN_FILE) {
        Ok(scenario) => definition(&scenario).content_hash(),
        Err(mistakes) => panic!("{mistakes:?}"),
    }
}

fn with(file: &str, change: impl Fn(&str) -> String) -> Hash {
    changed("eylau", file, change)
}

fn changed(id: &str, file: &str, change: impl Fn(&str) -> String) -> Hash {
    let mut files = files(id);
    let text = files.get_mut(file).unwrap();
    let changed = change(text);
    assert_ne!(*text, changed, "the test must change something");
    *text = changed;
    hash(&files)
}

#[test]
fn comments_line_ends_and_what_people_see_leave_it_alone() {
    let before = hash(&eylau());
    let without_comments = |text: &str| {
        let line = |line: &str| {
            if line.contains("colour") { line.to_owned() } else { line.split('#').next().unwrap().to_owned() }
        };
        text.lines().map(line).collect::<Vec<_>>().join("\n")
    };
    for file in ["scenario.toml", "map.toml", "units.toml"] {
        assert_eq!(with(file, without_comments), before, "{file} without comments");
        assert_eq!(with(file, |text| text.replace('\n', "\r\n")), before, "{file} with other line ends");
    }
    for (file, old, new) in [
        ("map.toml", "name = \"Landsberg road\"", "name = \"Via Appia\""),
        ("map.toml", "name = \"Landsberg road\"\n", ""),
        ("map.toml", "label = [0.05, 0.28]", "label = [1, -0.5]"),
        ("map.toml", "name = \"Serpallen\"", "name = \"Somewhere\""),
        ("map.toml", "\"1010\", \"1011\", \"1110\", \"1111\", \"1210\",", ""),
        ("map.toml", "up_bearing = 100", "up_bearing = 0"),
        ("map.toml", "[\"0516\", \"0517\"],           # Althof", "[\"0517\", \"0516\"],           # Althof"),
        ("map.toml", "\"1301\", \"1302\", \"1401\"", "\"1401\", \"1302\", \"1301\""),
        ("scenario.toml", "#2f5fb3", "#000000"),
        ("scenario.toml", "7 February, 14:00", "early"),
        ("scenario.toml", "title = \"Eylau", "title = \"Preussisch Eylau"),
        ("units.toml", "formation = \"Prussian corps\"", "formation = \"two brigades\""),
    ] {
        assert_eq!(with(file, |text| text.replacen(old, new, 1)), before, "{old}");
    }
}

#[test]
fn the_order_of_roads_and_their_direction_leave_it_alone() {
    let reversed = |text: &str| {
        let mut parts: Vec<&str> = text.split("[[road]]").collect();
        let last = parts.pop().unwrap();
        let (last, rest) = last.split_at(last.find("# ----").unwrap());
        parts.push(last);
        let head = parts.remove(0);
        parts.reverse();
        format!("{head}[[road]]{}{rest}", parts.join("[[road]]"))
    };
    assert_eq!(with("map.toml", reversed), hash(&eylau()));
    let turned = |text: &str| {
        text.replacen("[\"0808\", \"0708\", \"0607\", \"0507\"]", "[\"0507\", \"0607\", \"0708\", \"0808\"]", 1)
    };
    assert_eq!(with("map.toml", turned), hash(&eylau()));
}

#[test]
fn whatever_the_rules_read_changes_it() {
    let mut seen = vec![hash(&eylau())];
    for (file, old, new) in [
        ("units.toml", "strength = 8", "strength = 9"),
        ("units.toml", "movement = 4", "movement = 4.5"),
        ("units.toml", "fresh = 3", "fresh = 2"),
        ("units.toml", "start = \"0714\"", "start = \"0712\""),
        ("units.toml", "turn = 7", "turn = 8"),
        ("units.toml", ", guard = true", ""),
        ("units.toml", "type = \"infantry\",  strength = 8", "type = \"artillery\", strength = 8"),
        ("map.toml", "\"1213\", \"1313\",             # Eylau", "\"1213\",             # Eylau"),
        ("map.toml", "{ up = \"0714\", down = \"0715\" },", ""),
        ("map.toml", "exit = \"last\"", "exit = \"none\""),
        ("map.toml", "hex = \"0121\"", "hex = \"0122\""),
        ("map.toml", "shoved_down = \"even\"", "shoved_down = \"even\"\nmissing = [\"2422\"]"),
        ("scenario.toml", "road_cost = 1 ", "road_cost = 0.5 "),
        ("scenario.toml", "waters_frozen = true", "waters_frozen = false"),
        ("scenario.toml", "levels = [15,", "levels = [14,"),
        ("scenario.toml", "others = 1", "others = 0"),
        ("scenario.toml", "night = [3]", "night = []"),
        ("scenario.toml", "guard_must_attack = true", "guard_must_attack = false"),
    ] {
        let after = with(file, |text| text.replacen(old, new, 1));
        assert!(!seen.contains(&after), "{old}");
        seen.push(after);
    }
}

#[test]
fn whatever_the_rules_of_dresden_read_changes_it() {
    let mut seen = vec![hash(&files("dresden"))];
    for (file, old, new) in [
        ("scenario.toml", "rain = [9, ", "rain = ["),
        ("scenario.toml", "day_ends = [6, 16]", "day_ends = [16]"),
        ("scenario.toml", "night_release = true", "night_release = false"),
        ("scenario.toml", "coordination = true", "coordination = false"),
        ("scenario.toml", "{ allied = 4, french = 3 }", "{ allied = 4, french = 4 }"),
        ("scenario.toml", "{ allied = 4, french = 3 }", "{ allied = 4 }"),
        ("scenario.toml", "cost = 4", "cost = 5"),
        ("scenario.toml", "prolonger = \"allied\"", "prolonger = \"french\""),
        ("scenario.toml", "morale = 20", "morale = 21"),
        ("scenario.toml", "reset = 50", "reset = 40"),
        ("scenario.toml", "calls_reserves = true", ""),
        ("scenario.toml", "turns = [10, 11, 12, 13]", "turns = [10, 11, 12]"),
        ("scenario.toml", "face = 1", "face = 2"),
        ("scenario.toml", "entry = \"B\"", "entry = \"A\""),
        ("scenario.toml", "later = \"C\"", "later = \"B\""),
        ("scenario.toml", "later_turn = 17", "later_turn = 18"),
        ("scenario.toml", "cavalry = 2", "cavalry = 3"),
        ("scenario.toml", "points = 55", "points = 50"),
        ("scenario.toml", "occupied_by = \"allied\"", ""),
        ("units.toml", ", reserve = true", ""),
        ("units.toml", "garrison = \"lunette\"", "garrison = \"troops\""),
        ("units.toml", "summoned = true", "entry = \"B\", turn = 10"),
    ] {
        let after = changed("dresden", file, |text| text.replacen(old, new, 1));
        assert!(!seen.contains(&after), "{old}");
        seen.push(after);
    }
}

#[test]
fn a_start_is_the_same_wherever_it_is_written() {
    let day = hash(&files("dresden-day2"));
    let bubna = "Bubna = \"1215\"";
    let long = changed("dresden-day2", "scenario.toml", |text| {
        text.replace(bubna, "Bubna = { start = \"1215\", reserve = false }")
    });
    assert_eq!(long, day);
    let kept =
        changed("dresden-day2", "../dresden/units.toml", |text| text.replace("start = \"1211\"", "start = \"1212\""));
    assert_eq!(kept, day, "what [starts] replaces does not matter");
    let mut seen = vec![day];
    for new in
        ["Bubna = \"1216\"", "Bubna = \"out\"", "Bubna = { reserve = true }", "Bubna = { entry = \"C\", turn = 9 }"]
    {
        let after = changed("dresden-day2", "scenario.toml", |text| text.replace(bubna, new));
        assert!(!seen.contains(&after), "{new}");
        seen.push(after);
    }
}

#[test]
fn a_road_point_may_be_written_with_a_fraction_of_nothing() {
    let one = with("scenario.toml", |text| text.replace("road_cost = 1 ", "road_cost = 1.0 "));
    assert_eq!(one, hash(&eylau()));
}
