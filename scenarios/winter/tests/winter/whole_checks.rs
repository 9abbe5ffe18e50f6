//! A whole field that comes as bytes from elsewhere: each fault is refused with its place, and no byte makes it panic.

use engine::codec::encode;
use engine::hex::Hex;
use winter::definition::Start;
use winter::whole::{Condition, FieldOption, FieldPart, OrderKind, WholeField};
use winter_files::whole_field;

fn field() -> WholeField {
    whole_field().unwrap()
}

#[test]
fn the_field_of_the_files_has_no_fault() {
    let field = field();
    assert_eq!(field.field_faults(), []);
    assert_eq!(WholeField::from_bytes(&encode(&field)), Ok(field));
}

/// A change of the field, the place of its fault, and a word of its sentence.
type Spoilt = (fn(&mut WholeField), FieldPart, &'static str);

#[test]
fn a_fault_has_its_place() {
    let off = Hex { column: 200, row: 1 };
    assert!(!field().ground.chart.grid().contains(off));
    let spoilt: [Spoilt; 30] = [
        (|field| field.id.clear(), FieldPart::Head, "plain name"),
        (|field| field.id = String::from("a\u{202e}b"), FieldPart::Head, "plain name"),
        (|field| field.last_turn = 200, FieldPart::Head, "turns"),
        (|field| field.first_turn = 60, FieldPart::Head, "turns"),
        (|field| field.ground.chart.first_row = 255, FieldPart::Ground, "four sheets"),
        (|field| field.ground.chart.rows = 0, FieldPart::Ground, "four sheets"),
        (|field| field.ground.cells.truncate(9), FieldPart::Ground, "hexes"),
        (|field| field.ground.cells[7].level = 9, FieldPart::Ground, "level"),
        (|field| field.tables.army.gone = 200, FieldPart::Ground, "morale"),
        (|field| field.lakes.push(Hex { column: 200, row: 1 }), FieldPart::Ground, "a lake"),
        (|field| field.bridges.push(field.ground.fences[0]), FieldPart::Ground, "bridge"),
        (|field| field.lines.pasmar_west[3] = Hex { column: 0, row: 0 }, FieldPart::Lines, "Pasmar"),
        (|field| field.lines.major_road.swap(2, 9), FieldPart::Lines, "does not touch"),
        (|field| field.units[4].unit.start = Start::On(Hex { column: 200, row: 1 }), FieldPart::Unit(4), "begins"),
        (|field| field.units[4].unit.start = Start::Display, FieldPart::Unit(4), "begins"),
        (|field| field.units[5].unit.id = field.units[4].unit.id.clone(), FieldPart::Unit(5), "twice"),
        (|field| field.units[5].unit.strength = 0, FieldPart::Unit(5), "strength"),
        (|field| field.units[5].printed = 0, FieldPart::Unit(5), "printed"),
        (|field| field.units[5].unit.er = 90, FieldPart::Unit(5), "rating"),
        (|field| field.units[5].wave = Some(250), FieldPart::Unit(5), "group"),
        (|field| field.units[5].unit.brigade = Some("x".repeat(9000)), FieldPart::Unit(5), "name of its troops"),
        (|field| field.leaders[9].superior = Some(String::from("RL-Nobody")), FieldPart::Leader(9), "superior"),
        (|field| field.leaders[9].superior = Some(field.leaders[9].id.clone()), FieldPart::Leader(9), "superior"),
        (|field| field.leaders[9].commands = vec![String::from("II"); 90], FieldPart::Leader(9), "a list"),
        (|field| field.leaders[9].delay = Some(4), FieldPart::Leader(9), "numbers"),
        (|field| field.bodies[2].body.start = i16::MAX, FieldPart::Body(2), "numbers"),
        (|field| field.bodies[2].added = vec![(FieldOption::Grodno, 9); 2], FieldPart::Body(2), "option"),
        (|field| field.bodies[2].with = vec![String::from("R-Nobody")], FieldPart::Body(2), "names"),
        (|field| field.leaderless.push(String::from("nobody's")), FieldPart::Command, "brigade"),
        (|field| field.command_points.hour[1] = 255, FieldPart::Command, "command points"),
    ];
    for (at, (spoil, part, says)) in spoilt.into_iter().enumerate() {
        let mut changed = field();
        spoil(&mut changed);
        let faults = WholeField::from_bytes(&encode(&changed)).unwrap_err();
        let found = faults.iter().any(|fault| fault.part == part && fault.text.contains(says));
        assert!(found, "{at}: {says} in {faults:?}");
        assert!(faults.iter().all(|fault| fault.to_string().len() < 400), "{at}");
    }
}

#[test]
fn counts_are_bounded_and_no_more_than_200_faults_are_told() {
    let mut many = field();
    let unit = many.units[0].clone();
    many.units = vec![unit; 700];
    let faults = many.field_faults();
    assert!(faults.len() == 200 && faults[0].text.contains("more than 600 units"), "{:?}", faults.first());
    let mut many = field();
    let leader = many.leaders[0].clone();
    many.leaders = vec![leader; 400];
    assert!(many.field_faults().iter().any(|fault| fault.text.contains("more than 200 leaders")));
    let mut many = field();
    let body = many.bodies[0].clone();
    many.bodies = vec![body; 60];
    assert!(many.field_faults().iter().any(|fault| fault.text.contains("more than 50 bodies")));
}

/// Everything that the field can be asked without a position.
fn asked(field: &WholeField) {
    let army = &field.tables.army;
    for unit in &field.units {
        let _body = field.body_of(unit);
        unit.morale_cost(Condition::Troops { strength: 0, routed: true }, army);
        unit.morale_cost(Condition::Crew { missing: u8::MAX }, army);
        unit.fatigue_level(u8::MAX, field.last_turn, &field.tables.wear);
    }
    for leader in &field.leaders {
        let _body = field.body_of_leader(leader);
        leader.morale_cost(army);
        field.order_price(&field.leaders[0], leader, OrderKind::Activate);
    }
    for body in &field.bodies {
        body.nerve_at(body.points_with(&[FieldOption::Podolsk, FieldOption::Grodno, FieldOption::Jaegers23]));
    }
    let grid = field.ground.chart.grid();
    for hex in grid.hexes().step_by(97) {
        let _parts = (field.on_map_d(hex), field.is_west_of_pasmar(hex), field.is_east_of_schmoditten(hex));
    }
    field.fatigue_boxes();
    field.south_of_kutschitten_road();
    field.northeast_of_major_road();
    if let Some(hex) = field.lines.major_road.first() {
        field.reached_by_road(*hex, |_| false);
    }
}

/// Single bytes changed all over the field: refused, or a field that can be asked anything.
#[test]
fn changed_bytes_are_refused_or_make_a_sound_field() {
    let bytes = encode(&field());
    let mut sound = 0;
    for part in 0..240 {
        // A step that shares no factor with the records meets every key of them.
        let at = part * 7919 % bytes.len();
        for change in [1, 0x80, 0xff] {
            let mut changed = bytes.clone();
            changed[at] ^= change;
            if let Ok(field) = WholeField::from_bytes(&changed) {
                sound += 1;
                asked(&field);
            }
        }
    }
    assert!(sound > 20, "{sound}");
}

#[test]
fn bytes_cut_off_or_made_longer_are_refused() {
    let bytes = encode(&field());
    for cut in (0..20).map(|part| part * bytes.len() / 20) {
        let faults = WholeField::from_bytes(&bytes[..cut]).unwrap_err();
        assert_eq!(faults.iter().map(|fault| fault.part).collect::<Vec<_>>(), [FieldPart::Bytes], "{cut}");
    }
    let longer = [bytes.as_slice(), &[0]].concat();
    assert!(WholeField::from_bytes(&longer).is_err());
    // A list that says it has more than there is room for.
    let huge = [&[0xff; 8], bytes.as_slice()].concat();
    assert!(WholeField::from_bytes(&huge).is_err());
    assert!(WholeField::from_bytes(&vec![0; 5 << 20]).is_err());
}
