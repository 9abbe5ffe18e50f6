//! Broken scenarios, and the mistakes noted: all of them at once, each on its line.

use super::definition;

/// A battle as small as can be. Line numbers in the tests count from its first line.
pub(super) const TINY: &str = r##"format = 1
system = "art_of_war"
id = "tiny"
title = "Tiny"
summary = "Two brigades in a field."
division = [
  { id = "Red", name = "Red", side = "red", nation = "red", fresh = 2 },
  { id = "Blue", name = "Blue", side = "blue", nation = "blue" },
]
unit = [
  { id = "Red-1", division = "Red", type = "infantry", strength = 4, movement = 4, start = "0202" },
  { id = "Red-2", division = "Red", type = "artillery", strength = 3, movement = 3, entry = "A", turn = 2 },
  { id = "Blue-1", division = "Blue", type = "cavalry", strength = 3, movement = 5, start = "0404" },
]
[sides]
first = { id = "red", name = "Reds", colour = "#aa0000" }
second = { id = "blue", name = "Blues", colour = "#0000aa" }
[turns]
first = 1
last = 4
night = [3]
[rules]
stacking = 1
road_cost = 0.5
waters_frozen = false
[map]
columns = 6
rows = 5
shoved_down = "even"
[terrain]
woods = ["0301", "0302"]
lake = ["0605"]
[hexsides]
slope = [{ up = "0303", down = "0304" }]
stream = [["0401", "0501"]]
bridge = [["0401", "0501"]]
[[road]]
name = "the road"
path = ["0103", "0202", "0302"]
exit = "first"
[[place]]
name = "Field"
hexes = ["0303"]
kind = "hill"
[[entry]]
code = "A"
hex = "0103"
[[limit]]
case = "19.1"
side = "red"
turns = [1, 2]
hold = ["Red"]
[victory]
levels = [2, 4, 6]
[[award]]
case = "23.2"
side = "red"
destroyed = 3
points = 2
[[objective]]
hexes = ["0303"]
points = 5
"##;

fn mistakes(text: &str) -> Vec<String> {
    match art_of_war_files::BATTLES.parse_text("t", text) {
        Ok(_) => Vec::new(),
        Err(mistakes) => mistakes.iter().map(ToString::to_string).collect(),
    }
}

/// Each change alone must give exactly these mistakes.
fn expect(table: &[(&str, &str, &[&str])]) {
    let mut wrong = String::new();
    for (old, new, expected) in table {
        assert!(TINY.contains(old), "{old}");
        let said = mistakes(&TINY.replacen(old, new, 1));
        if said != *expected {
            wrong += &format!("{old} -> {new}\n  said     {said:?}\n  expected {expected:?}\n");
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

#[test]
fn the_tiny_battle_itself_is_good() {
    assert_eq!(mistakes(TINY), [""; 0]);
    let tiny = art_of_war_files::BATTLES.parse_text("t", TINY).unwrap();
    let read = definition(&tiny);
    assert_eq!(read.units[1].name, "Red artillery 3-3");
    assert_eq!(read.rules.road_cost.0, 1);
    assert_eq!(tiny.side_ids, ["red", "blue"]);
}

#[test]
fn keys_and_kinds_of_values() {
    expect(&[
        ("format = 1", "format = 2", &["t:1:10: `format` must be a whole number from 1 to 1, not 2"]),
        ("format = 1\n", "", &["t:1:1: the scenario lacks the key `format`"]),
        (
            "title = \"Tiny\"",
            "title = ",
            &["t:4:9: this is not TOML: string values must be quoted, expected literal string"],
        ),
        ("last = 4", "last = 4\nlast = 5", &["t:21:1: this is not TOML: duplicate key"]),
        (
            "strength = 4",
            "strenght = 4",
            &[
                "t:11:3: [[unit]] lacks the key `strength`",
                "t:11:56: [[unit]] has no key `strenght`; did you mean `strength`?",
            ],
        ),
        ("strength = 4", "strength = \"4\"", &["t:11:67: `strength` must be a whole number from 1 to 50, not text"]),
        ("strength = 4", "strength = 0", &["t:11:67: `strength` must be a whole number from 1 to 50, not 0"]),
        ("strength = 4", "strength = 500", &["t:11:67: `strength` must be a whole number from 1 to 50, not 500"]),
        (
            "strength = 4",
            "strength = 4.0",
            &["t:11:67: `strength` must be a whole number from 1 to 50, not a number with a fraction"],
        ),
        (
            "road_cost = 0.5",
            "road_cost = 0.25",
            &["t:24:13: `road_cost` must be 1/2 to 1 in whole or half points (.5), not 0.25"],
        ),
        (
            "road_cost = 0.5",
            "road_cost = 5e-1",
            &["t:24:13: `road_cost` must be 1/2 to 1 in whole or half points (.5), not 5e-1"],
        ),
        ("stacking = 1", "stacking = 3", &["t:23:12: `stacking` must be a whole number from 1 to 2, not 3"]),
        (
            "waters_frozen = false",
            "waters_frozen = 1",
            &["t:25:17: `waters_frozen` must be true or false, not a whole number"],
        ),
        ("woods =", "wods =", &["t:31:1: [terrain] has no key `wods`; did you mean `woods`?"]),
        ("woods =", "swamp =", &["t:31:1: [terrain] has no key `swamp`, only woods, grove, town, fort, lake, slope"]),
        (
            "[victory]",
            "[victroy]",
            &[
                "t:1:1: the scenario lacks the key `victory`",
                "t:53:2: the scenario has no key `victroy`; did you mean `victory`?",
            ],
        ),
        (
            "points = 5",
            "points = 5\nunit = []",
            &[
                "t:63:1: [[objective]] has no key `unit`; a list such as `unit = [...]` must be above the first [heading] of the file",
            ],
        ),
        ("#aa0000", "red", &["t:16:47: a colour is written like \"#2f5fb3\", not `red`"]),
        ("id = \"tiny\"", "id = \"Tiny!\"", &["t:3:6: `id` must be small letters, digits, `-` and `_`"]),
    ]);
}

#[test]
fn the_ground() {
    expect(&[
        (
            "\"0301\", \"0302\"",
            "\"0301\", \"31\"",
            &["t:31:18: `woods`: a hex is four digits in quotes, such as \"1213\", not `31`"],
        ),
        (
            "\"0301\", \"0302\"",
            "\"0301\", 302",
            &["t:31:18: `woods`: a hex is four digits in quotes, such as \"1213\", not a whole number"],
        ),
        ("\"0301\", \"0302\"", "\"0301\", \"0701\"", &["t:31:18: `woods`: 0701 is off the map"]),
        ("\"0301\", \"0302\"", "\"0301\", \"0301\"", &["t:31:18: `woods`: 0301 is listed twice"]),
        ("down = \"0304\"", "down = \"0305\"", &["t:34:10: `slope`: 0303 and 0305 are not adjacent"]),
        (
            "slope = [{ up = \"0303\", down = \"0304\" }]",
            "slope = [{ up = \"0303\", down = \"0304\" }, { up = \"0304\", down = \"0303\" }]",
            &["t:34:42: the slope 0303/0304 rises both ways"],
        ),
        (
            "stream = [[\"0401\", \"0501\"]]",
            "stream = [[\"0401\", \"0501\"], [\"0101\", \"0103\"]]",
            &["t:35:29: `stream`: 0101 and 0103 are not adjacent"],
        ),
        (
            "stream = [[\"0401\", \"0501\"]]",
            "stream = [[\"0401\", \"0501\"], [\"0101\"]]",
            &["t:35:29: `stream`: a hexside is two hexes in brackets, such as [\"1213\", \"1313\"]"],
        ),
        (
            "bridge = [[\"0401\", \"0501\"]]",
            "bridge = [[\"0402\", \"0401\"]]",
            &["t:36:11: `bridge`: there is no water at 0401/0402 to be bridged"],
        ),
        ("\"0202\", \"0302\"]", "\"0202\", \"0402\"]", &["t:39:25: `path`: 0202 and 0402 are not adjacent"]),
        ("exit = \"first\"", "exit = \"last\"", &["t:40:8: a road leaves the map at 0302, which is not at its edge"]),
        ("exit = \"first\"", "exit = \"frist\"", &["t:40:8: `exit` cannot be `frist`; did you mean `first`?"]),
        ("kind = \"hill\"", "kind = \"hil\"", &["t:44:8: `kind` cannot be `hil`; did you mean `hill`?"]),
        ("hex = \"0103\"", "hex = \"0303\"", &["t:47:7: entry A at 0303 is not at the edge of the map"]),
        ("hex = \"0103\"", "hex = \"0605\"", &["t:47:7: entry A at 0605 is in a lake"]),
        ("columns = 6", "columns = 600", &["t:27:11: `columns` must be a whole number from 1 to 99, not 600"]),
    ]);
}

#[test]
fn the_armies() {
    expect(&[
        ("start = \"0202\"", "start = \"0902\"", &["t:11:92: Red-1 starts in 0902, which is off the map"]),
        ("start = \"0202\"", "start = \"0605\"", &["t:11:92: Red-1 starts in 0605, which is a lake"]),
        ("start = \"0404\"", "start = \"0202\"", &["t:13:93: enemies start in one hex: Red-1 and Blue-1 in 0202"]),
        ("entry = \"A\", turn = 2", "start = \"0202\"", &["t:12:93: two units in a hex: Red-1 and Red-2 in 0202"]),
        ("entry = \"A\"", "entry = \"B\"", &["t:12:93: there is no entry `B`, only A"]),
        ("turn = 2", "turn = 9", &["t:12:105: Red-2 enters on turn 9, which is not on the track"]),
        (
            "entry = \"A\", turn = 2",
            "entry = \"A\"",
            &["t:12:3: a unit needs either `start`, its hex, or `entry` and `turn`, or `summoned = true`"],
        ),
        ("division = \"Blue\"", "division = \"Bleu\"", &["t:13:31: there is no division `Bleu`; did you mean `Blue`?"]),
        (
            "division = \"Blue\"",
            "division = \"Blue\", side = \"red\"",
            &["t:13:46: its division, Blue, fights on the other side"],
        ),
        ("side = \"blue\"", "side = \"bleu\"", &["t:8:40: there is no side `bleu`; did you mean `blue`?"]),
        (
            "type = \"cavalry\"",
            "type = \"dragoons\"",
            &["t:13:46: `type` cannot be `dragoons`, only infantry, cavalry, artillery"],
        ),
        ("id = \"Red-2\"", "id = \"Red-1\"", &["t:12:3: two units have the id Red-1"]),
        (
            "id = \"Blue\",",
            "id = \"Red\",",
            &["t:8:3: two divisions have the id Red", "t:13:31: there is no division `Blue`, only Red"],
        ),
        ("fresh = 2", "fresh = 99", &["t:7:69: `fresh` must be a whole number from 0 to 50, not 99"]),
        (", nation = \"blue\"", "", &["t:13:3: [[unit]] lacks the key `nation`, and its division does not give one"]),
    ]);
}

#[test]
fn turns_limits_and_victory() {
    expect(&[
        ("last = 4", "last = 0", &["t:20:8: `last` must be a whole number from 1 to 99, not 0"]),
        ("first = 1", "first = 5", &["t:18:1: the last turn, 4, comes before the first, 5"]),
        ("night = [3]", "night = [5]", &["t:21:10: `night` must be a whole number from 1 to 4, not 5"]),
        (
            "night = [3]",
            "labels = [\"dawn\"]",
            &["t:21:10: `labels` must give one label for each of the 4 turns; 1 can be used"],
        ),
        (
            "case = \"19.1\"",
            "case = \"nineteen\"",
            &["t:49:8: `case` must be a rule case in quotes, such as \"19.1\", not `nineteen`"],
        ),
        ("hold = [\"Red\"]", "hold = [\"Blue\"]", &["t:52:9: this division fights on the other side"]),
        ("hold = [\"Red\"]", "hold = [\"Red\"]\nothers = 1", &["t:53:10: `others` belongs to a limit with `only`"]),
        (
            "hold = [\"Red\"]",
            "only = [\"Red\"]\nothers = 2",
            &["t:53:10: `others` must be a whole number from 0 to 1, not 2"],
        ),
        ("hold = [\"Red\"]", "", &["t:48:1: [[limit]] needs either `hold` or `only`, a list of divisions"]),
        ("levels = [2, 4, 6]", "levels = [2, 6, 4]", &["t:54:10: the three levels of victory must rise"]),
        (
            "levels = [2, 4, 6]",
            "levels = [2, 4]",
            &["t:54:10: `levels` must be three numbers: for a marginal, a substantive, a decisive victory"],
        ),
        (
            "hexes = [\"0303\"]\npoints",
            "hexes = [\"0303\", \"0303\"]\npoints",
            &["t:61:18: objective 0303 is listed twice"],
        ),
        ("hexes = [\"0303\"]\npoints", "hexes = [\"0909\"]\npoints", &["t:61:10: objective 0909 is off the map"]),
        ("name = \"Blues\"", "name = \"Reds\"", &["t:15:1: both sides have the same name"]),
    ]);
}

/// Each row puts keys of Dresden's rules into the tiny battle.
#[test]
fn the_turns_and_the_limits_of_reserves() {
    expect(&[
        ("night = [3]", "night = [3]\nrain = [5]", &["t:22:9: `rain` must be a whole number from 1 to 4, not 5"]),
        ("night = [3]", "day_ends = \"2\"", &["t:21:12: `day_ends` must be a list, not text"]),
        ("night = [3]", "day_end = [2]", &["t:21:1: [turns] has no key `day_end`; did you mean `day_ends`?"]),
        (
            "stacking = 1",
            "stacking = 1\nnight_relaese = true",
            &["t:24:1: [rules] has no key `night_relaese`; did you mean `night_release`?"],
        ),
        (
            "stacking = 1",
            "stacking = 1\ncoordination = \"yes\"",
            &["t:24:16: `coordination` must be true or false, not text"],
        ),
        (
            "stacking = 1",
            "stacking = 1\nreserve_limits = { red = 4, bleu = 3 }",
            &["t:24:29: there is no side `bleu`; did you mean `blue`?"],
        ),
        (
            "stacking = 1",
            "stacking = 1\nreserve_limits = { red = 400 }",
            &["t:24:26: `red` must be a whole number from 0 to 20, not 400"],
        ),
        (
            "stacking = 1",
            "stacking = 1\nreserve_limits = { \"\\u0007\" = \"x\" }",
            &["t:24:20: there is no side `\\u{7}`, only red, blue"],
        ),
        (
            "stacking = 1",
            "stacking = 1\nreserve_limits = [4, 3]",
            &["t:24:18: `reserve_limits` must be a table, not a list"],
        ),
        (
            "stacking = 1",
            "stacking = 1\nguard_activation = { side = \"red\" }",
            &["t:24:20: `guard_activation` lacks the key `cost`"],
        ),
        (
            "stacking = 1",
            "stacking = 1\nguard_activation = { side = \"red\", cost = 51 }",
            &["t:24:43: `cost` must be a whole number from 0 to 50, not 51"],
        ),
        ("stacking = 1", "stacking = 1\nprolonger = \"rde\"", &["t:24:13: there is no side `rde`, only red, blue"]),
    ]);
}

/// Each row puts keys of Dresden's rules into the tiny battle.
#[test]
fn morale_and_the_summons() {
    expect(&[
        (
            "[[limit]]",
            "[[army]]\nnation = \"bleu\"\nmorale = 9\n[[limit]]",
            &["t:49:10: no unit of the nation `bleu` takes part; did you mean `blue`?"],
        ),
        (
            "[[limit]]",
            "[[army]]\nnation = \"blue\"\nmorale = 51\n[[limit]]",
            &["t:50:10: `morale` must be a whole number from 1 to 50, not 51"],
        ),
        (
            "[[limit]]",
            "[[army]]\nnation = \"blue\"\nmorale = 9\nreset = 0\n[[limit]]",
            &["t:51:9: `reset` must be a whole number from 1 to 50, not 0"],
        ),
        (
            "[[limit]]",
            "[[army]]\nnation = \"blue\"\nmorale = 9\n[[army]]\nnation = \"blue\"\nmorale = 9\n[[limit]]",
            &["t:52:10: two armies are blue"],
        ),
        (
            "[[limit]]",
            "[[army]]\nnation = \"blue\"\nmorale = 9\n[[limit]]",
            &[
                "t:11:92: Red-1: the red army has no morale, and others have",
                "t:12:105: Red-2: the red army has no morale, and others have",
            ],
        ),
        ("[[limit]]", "[[army]]\nnation = \"blue\"\n[[limit]]", &["t:48:1: [[army]] lacks the key `morale`"]),
        (
            "[[limit]]",
            "[summons]\nside = \"red\"\nturns = [2, 7]\nface = 7\nentry = \"A\"\nlater = \"B\"\nlater_turn = 0\n[[limit]]",
            &[
                "t:50:13: `turns` must be a whole number from 1 to 4, not 7",
                "t:51:8: `face` must be a whole number from 1 to 6, not 7",
                "t:53:9: there is no entry `B`, only A",
                "t:54:14: `later_turn` must be a whole number from 1 to 99, not 0",
            ],
        ),
    ]);
}

/// Each row puts keys of Dresden's rules into the tiny battle.
#[test]
fn victory_by_losses_and_units_in_reserve() {
    expect(&[
        (
            "levels = [2, 4, 6]",
            "levels = [2, 4, 6]\nlosses = { infantry = 1, calvary = 2, artillery = 11 }",
            &[
                "t:55:26: `losses` has no key `calvary`; did you mean `cavalry`?",
                "t:55:51: `artillery` must be a whole number from 0 to 10, not 11",
            ],
        ),
        (
            "levels = [2, 4, 6]",
            "levels = [2, 4, 6]\nprolonged = { side = \"red\", points = 5, after_turn = 9 }",
            &["t:55:54: `after_turn` must be a whole number from 1 to 4, not 9"],
        ),
        (
            "points = 5",
            "points = 5\noccupied_by = \"blues\"",
            &["t:63:15: there is no side `blues`; did you mean `blue`?"],
        ),
        (
            "start = \"0202\"",
            "start = \"0202\", garrison = \"lunete\"",
            &["t:11:111: `garrison` cannot be `lunete`; did you mean `lunette`?"],
        ),
        (
            "start = \"0202\"",
            "start = \"0202\", summoned = true",
            &["t:11:3: a unit needs either `start`, its hex, or `entry` and `turn`, or `summoned = true`"],
        ),
        (
            "start = \"0202\"",
            "start = \"0202\", reserve = true",
            &["t:11:92: Red-1 is in reserve, and nothing in this battle could release it"],
        ),
        ("start = \"0202\"", "summoned = true", &["t:11:3: Red-1 comes with a corps that nothing brings"]),
        (
            "start = \"0202\"",
            "start = \"0202\", reserve = \"R\"",
            &["t:11:110: `reserve` must be true or false, not text"],
        ),
    ]);
}

#[test]
fn units_that_begin_elsewhere() {
    expect(&[
        ("[sides]", "[starts]\nRed-1 = \"0203\"\nBlue-1 = { reserve = false }\nRed-2 = \"out\"\n[sides]", &[]),
        (
            "[sides]",
            "[starts]\nRed-3 = \"0203\"\n[sides]",
            &["t:16:1: [starts]: there is no unit `Red-3`; did you mean `Red-1`?"],
        ),
        ("[sides]", "[starts]\nRed-1 = \"0902\"\n[sides]", &["t:16:9: Red-1 starts in 0902, which is off the map"]),
        (
            "[sides]",
            "[starts]\nRed-1 = \"0404\"\n[sides]",
            &["t:13:93: enemies start in one hex: Red-1 and Blue-1 in 0404"],
        ),
        (
            "[sides]",
            "[starts]\nRed-1 = \"away\"\n[sides]",
            &[
                "t:16:9: [starts]: a unit begins in a hex, four digits in quotes, or is \"out\"; it cannot begin in `away`",
            ],
        ),
        (
            "[sides]",
            "[starts]\nRed-1 = 202\n[sides]",
            &[
                "t:16:9: [starts]: a unit begins in a hex, four digits in quotes, or is \"out\"; it cannot be a whole number",
            ],
        ),
        (
            "[sides]",
            "[starts]\nRed-1 = { entry = \"A\", turn = 100 }\n[sides]",
            &["t:16:31: `turn` must be a whole number from 1 to 99, not 100"],
        ),
        (
            "[sides]",
            "[starts]\nRed-1 = { reserve = false, strength = 9 }\n[sides]",
            &["t:16:28: a unit in [starts] has no key `strength`, only start, entry, turn, summoned, reserve"],
        ),
        (
            "[sides]",
            "[starts]\nRed-1 = {}\n[sides]",
            &["t:16:9: a unit needs either `start`, its hex, or `entry` and `turn`, or `summoned = true`"],
        ),
        (
            "[sides]",
            "[starts]\nRed-1 = { reserve = true }\n[sides]",
            &["t:16:9: Red-1 is in reserve, and nothing in this battle could release it"],
        ),
        ("[sides]", "[starts]\nBlue-1 = \"out\"\n[sides]", &["t:10:8: the Blues side has no unit"]),
    ]);
}

#[test]
fn all_mistakes_come_at_once_in_the_order_of_the_file() {
    let text = TINY
        .replace("strength = 4", "strength = 400")
        .replace("start = \"0404\"", "start = \"0404\", colour = 3")
        .replace("night = [3]", "night = [7]")
        .replace("\"0301\", \"0302\"", "\"0301\", \"0909\"")
        .replace("levels = [2, 4, 6]", "levels = [6, 4, 2]")
        .replace("exit = \"first\"", "exit = \"last\"");
    assert_eq!(
        mistakes(&text),
        [
            "t:11:67: `strength` must be a whole number from 1 to 50, not 400",
            "t:13:101: [[unit]] has no key `colour`, only id, division, side, nation, type, strength, movement, guard, reserve, garrison, name, start, entry, turn, summoned",
            "t:21:10: `night` must be a whole number from 1 to 4, not 7",
            "t:31:18: `woods`: 0909 is off the map",
            "t:40:8: a road leaves the map at 0302, which is not at its edge",
            "t:54:10: the three levels of victory must rise",
        ]
    );
}

#[test]
fn a_mistake_does_not_drag_others_behind_it() {
    // The sides cannot be read: the twelve places that name one get no complaint.
    assert_eq!(
        mistakes(&TINY.replace("#0000aa", "blue")),
        ["t:17:50: a colour is written like \"#2f5fb3\", not `blue`"]
    );
    // The only unit of a side is wrong: there is no complaint of a side without units.
    assert_eq!(
        mistakes(&TINY.replace("movement = 5", "movement = 5.1")),
        ["t:13:82: `movement` must be 0 to 30 in whole or half points (.5), not 5.1",]
    );
    // The summons is wrong: the unit that waits for it gets no complaint.
    let summons =
        "[summons]\nside = \"red\"\nturns = [2]\nface = 9\nentry = \"A\"\nlater = \"A\"\nlater_turn = 4\n[sides]";
    assert_eq!(
        mistakes(&TINY.replace("start = \"0202\"", "summoned = true").replace("[sides]", summons)),
        ["t:18:8: `face` must be a whole number from 1 to 6, not 9"]
    );
    // An army is wrong: its units, and reserves that it could free, get no complaint.
    let armies = "[[army]]\nnation = \"red\"\nmorale = 0\n[[army]]\nnation = \"blue\"\nmorale = 9\n[sides]";
    assert_eq!(
        mistakes(&TINY.replace("start = \"0202\"", "start = \"0202\", reserve = true").replace("[sides]", armies)),
        ["t:17:10: `morale` must be a whole number from 1 to 50, not 0"]
    );
    // The shape of the map is unknown: hexes are checked for their form only.
    assert_eq!(mistakes(&TINY.replace("rows = 5", "rows = five").replace("0605", "6060")).len(), 1);
    assert_eq!(mistakes(&TINY.replace("rows = 5", "rows = -5").replace("0605", "6060")).len(), 1);
}

#[test]
fn a_long_list_of_mistakes_ends_with_a_count() {
    let hexes = vec!["\"9999\""; 300].join(", ");
    let said = mistakes(&TINY.replace("\"0301\", \"0302\"", &hexes));
    assert_eq!(said.len(), 101);
    assert!(said[100].ends_with("and 200 more mistakes after the first 100"), "{}", said[100]);
}
