//! The rules of the whole field as data: bound troops, silent guns, the bombardment, cups, and the withdrawal.

use engine::codec::encode;
use engine::hex::Hex;
use std::collections::BTreeMap;
use winter::whole::*;
use winter_files::{BATTLES, whole_field};

fn field() -> WholeField {
    whole_field().unwrap()
}

fn unit<'a>(field: &'a WholeField, id: &str) -> &'a FieldUnit {
    field.units.iter().find(|unit| unit.unit.id == id).unwrap()
}

fn at(field: &WholeField, name: &str) -> Hex {
    field.ground.chart.read(name).unwrap()
}

#[test]
fn the_hexes_of_the_rules_are_those_of_the_page() {
    let field = field();
    let rules = &field.rules;
    assert_eq!((rules.eylau.len(), rules.strongholds.len(), rules.cups.len()), (18, 2, 3));
    let open = |hex| field.reached_by_road(hex, |_| false);
    let from_headquarters = open(rules.headquarters[0]);
    assert!(rules.allied_lines.iter().all(|line| from_headquarters.contains_key(line)));
    let far = field.ground.chart.grid().distance(rules.headquarters[1], at(&field, "A2530"));
    assert!(far <= 3 && open(rules.french_line).contains_key(&at(&field, "A2628")));
}

/// 20.34: the first rule that names a unit binds it, and light cavalry none.
#[test]
fn french_troops_are_bound_until_their_turn() {
    let field = field();
    let until = |id: &str| field.bound_by(unit(&field, id)).map(|bound| (bound.until, bound.near));
    assert_eq!(until("F-10Light-1"), Some((9, None)));
    assert_eq!(until("F-3-5HA"), Some((9, None)));
    let of = |division: &str| field.units.iter().find(|unit| unit.unit.division.as_deref() == Some(division)).unwrap();
    let turns = ["2/IV", "3/IV", "3Dr", "1/VII"].map(|division| field.bound_by(of(division)).map(|bound| bound.until));
    assert_eq!(turns, [Some(13), Some(17), Some(13), Some(9)]);
    assert_eq!(field.bound_by(of("3Dr")).and_then(|bound| bound.near), Some(6));
    for id in ["F-10Chasseurs", "F-7Chasseurs", "R-Vyborg-1"] {
        assert_eq!(until(id), None, "{id}");
    }
    let free = |unit: &&FieldUnit| unit.unit.corps.as_deref() == Some("III") && field.bound_by(unit).is_some();
    assert_eq!(field.units.iter().filter(free).count(), 0);
}

/// 20.34 and R173.
#[test]
fn nobody_waits_for_a_corps_at_its_entry() {
    let field = field();
    let (i, h) = (at(&field, "B3301"), at(&field, "B2301"));
    let off = |id: &str, hex, out| field.keeps_off(unit(&field, id), hex, out);
    assert!(off("F-10Chasseurs", i, Comers::Prussians) && off("F-18-1", i, Comers::Prussians));
    assert!(!off("F-18-1", i, Comers::Sixth) && !off("F-18-1", at(&field, "A2533"), Comers::Prussians));
    let ney = field.units.iter().find(|unit| unit.unit.corps.as_deref() == Some("VI") && unit.wave == Some(1)).unwrap();
    assert!(!field.keeps_off(ney, i, Comers::Prussians));
    assert!(off("R-Sevsk-1", h, Comers::Sixth) && !off("P-1-Prfoot", h, Comers::Sixth));
}

/// 20.34 and question 65.
#[test]
fn allied_guns_are_silent_until_their_turn() {
    let field = field();
    let turns = |id: &str| field.first_turns(unit(&field, id)).map(|first| (first.moves, first.fires));
    assert_eq!(turns("R-1-StavitskyIHA"), Some((6, 6)));
    assert_eq!(turns("P-2-Prfoot"), Some((10, 10)));
    assert_eq!((turns("F-3-5HA"), turns("R-Sevsk-1")), (None, None));
    let fire = |unit: &&FieldUnit| field.first_turns(unit).is_some_and(|first| (first.moves, first.fires) == (10, 9));
    assert_eq!(field.units.iter().filter(fire).count(), 7);
}

/// 7.9, 20.33 with question 32, and 20.36 with question 57.
#[test]
fn rounds_points_and_the_offer_are_those_of_the_page() {
    let rules = field().rules;
    assert_eq!([0, 4, 5, 8].map(|left| rules.grand_batteries.rounds_on_leaving(left)), [5, 5, 5, 8]);
    assert_eq!([rules.lestocq.of_die(6, false), rules.lestocq.of_die(6, true)], [21, 11]);
    let offered = |lowest, now, french: &[i16]| rules.withdrawal.is_offered(lowest, now, french);
    assert!(!offered(28, 28, &[20, 5]) && offered(27, 27, &[20, 10]) && !offered(30, 30, &[40]));
    assert!(offered(28, 40, &[50, -10]) && !offered(28, 41, &[50, -10]));
    assert_eq!((rules.bombardment.by, rules.bombardment.last), (Post::Centre, 16));
}

/// 20.37: markers first, then blanks, and an empty cup gives nothing.
#[test]
fn a_cup_gives_each_of_its_chits_once() {
    let field = field();
    let chits = field
        .rules
        .cups
        .iter()
        .map(|cups| (cups.option, cups.from_turn, cups.cups.iter().map(|cup| cup.chits()).sum()));
    let expected = [(ArrivalOption::A, 25, 22u16), (ArrivalOption::B, 25, 16), (ArrivalOption::C, 19, 20)];
    assert_eq!(chits.collect::<Vec<_>>(), expected);
    let cup = field.rules.cups[1].cups[0];
    let drawn = [1, 2, 3, 4, 16].map(|die| cup.drawn(die).unwrap().0);
    assert_eq!(drawn, [Some(Comers::Prussians), Some(Comers::Prussians), Some(Comers::Sixth), None, None]);
    assert_eq!((cup.drawn(0), cup.drawn(17)), (None, None));
    let (mut left, mut markers) = (cup, 0);
    while let Some((marker, rest)) = left.drawn(left.chits()) {
        markers += u8::from(marker.is_some());
        left = rest;
    }
    assert_eq!((left, markers), (ArrivalCup::default(), 3));
}

/// A change of the rules, and a word of the sentence.
#[test]
fn a_mistake_in_the_rules_has_its_line() {
    let main = include_str!("../../../data/winter/field.toml");
    let spoilt = [
        ("french_line = \"A0111\"", "french_line = \"A0199\"", "there is no hex A0199"),
        ("\"D3623\", \"D1131\"]", "\"D3623\"]", "must be 3 hexes"),
        ("names = [\"3Dr\"]", "names = [\"9Dr\"]", "there are no troops 9Dr"),
        ("\"RL-Pahlen\", \"RL-Gol", "\"RL-Nobody\", \"RL-Gol", "there is no leader RL-Nobody"),
        ("range = [5, 12]", "range = [12, 5]", "two numbers that rise"),
        ("until = \"sixth\"", "until = \"never\"", "`until` cannot be"),
        ("town_hexes = 10", "town_hexes = 0", "`town_hexes` must be"),
        ("option = \"C\"", "option = \"D\"", "`option` cannot be"),
    ];
    for (from, to, says) in spoilt {
        assert!(main.contains(from), "{from}");
        let changed = main.replacen(from, to, 1);
        let files: BTreeMap<String, Vec<u8>> = [
            ("scenario.toml", include_str!("../../../data/winter-20-3/scenario.toml")),
            ("../winter/field.toml", changed.as_str()),
            ("../winter/field_map.toml", include_str!("../../../data/winter/field_map.toml")),
            ("../winter/field_units.toml", include_str!("../../../data/winter/field_units.toml")),
            ("../winter/units.toml", include_str!("../../../data/winter/units.toml")),
        ]
        .into_iter()
        .map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()))
        .collect();
        let mistakes = BATTLES.parse(&files, "scenario.toml").unwrap_err();
        let found = mistakes.iter().find(|mistake| mistake.text.contains(says));
        let found = found.unwrap_or_else(|| panic!("{says}: {mistakes:#?}"));
        assert!(changed.lines().nth(usize::try_from(found.line).unwrap() - 1).unwrap().contains(to), "{found}");
    }
}

#[test]
fn the_rules_of_a_stranger_are_bounded() {
    let spoilt: [fn(&mut FieldRules); 6] = [
        |rules| rules.eylau.push(Hex { column: 200, row: 1 }),
        |rules| rules.bound[0].names = vec![String::from("IV"); 90],
        |rules| rules.cups[0].cups[0].blanks = 255,
        |rules| rules.victory.town = i8::MIN,
        |rules| rules.withdrawal.detachments.push(String::from("RL-Nobody")),
        |rules| rules.keep_off[0].hex = Hex { column: 0, row: 0 },
    ];
    for (at, spoil) in spoilt.into_iter().enumerate() {
        let mut changed = field();
        spoil(&mut changed.rules);
        let faults = WholeField::from_bytes(&encode(&changed)).unwrap_err();
        assert!(faults.iter().all(|fault| fault.part == FieldPart::Rules), "{at}: {faults:?}");
    }
}
