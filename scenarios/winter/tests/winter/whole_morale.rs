//! Morale levels of the whole field: bodies, what losses cost them, and when they break (14, with its worked questions).

use winter::state::Nerve;
use winter::whole::{Condition, FieldOption, FieldUnit, Rank, WholeField};
use winter_files::whole_field;

fn field() -> WholeField {
    whole_field().unwrap()
}

fn unit<'a>(field: &'a WholeField, id: &str) -> &'a FieldUnit {
    field.units.iter().find(|unit| unit.unit.id == id).unwrap()
}

/// The cost of a battalion or cavalry unit.
fn troops(field: &WholeField, id: &str, strength: u8, routed: bool) -> i16 {
    unit(field, id).morale_cost(Condition::Troops { strength, routed }, &field.tables.army)
}

fn crew(field: &WholeField, id: &str, missing: u8) -> i16 {
    unit(field, id).morale_cost(Condition::Crew { missing }, &field.tables.army)
}

fn body_of<'a>(field: &'a WholeField, id: &str) -> &'a str {
    &field.bodies[field.body_of(unit(field, id)).unwrap()].body.name
}

/// 14.1: the levels and where they break.
#[test]
fn each_body_begins_with_its_points() {
    let field = field();
    let numbers = field.bodies.iter().map(|body| (body.body.name.as_str(), body.body.start, body.body.disintegrates));
    let expected = [
        ("Prussian corps", 28, -9),
        ("Russian army", 194, -64),
        ("Imperial Guard", 32, -11),
        ("St-Hilaire", 16, -6),
        ("IV Corps", 36, -12),
        ("VII Corps", 34, -10),
        ("III Corps", 48, -15),
        ("Cavalry Reserve", 38, -12),
        ("VI Corps", 32, -10),
    ];
    assert_eq!(numbers.collect::<Vec<_>>(), expected);
    let later: Vec<&str> =
        field.bodies.iter().filter(|body| body.on_entry).map(|body| body.body.name.as_str()).collect();
    assert_eq!(later, ["Prussian corps", "VI Corps"]);
    let points = |name: &str, options: &[FieldOption]| {
        field.bodies.iter().find(|body| body.body.name == name).unwrap().points_with(options)
    };
    use FieldOption::{Grodno, Jaegers23, Marcognet, Podolsk, Prittwitz};
    assert_eq!(points("Russian army", &[Podolsk, Jaegers23, Grodno, Prittwitz]), 194 + 1 + 2 + 1);
    assert_eq!((points("Prussian corps", &[Prittwitz]), points("VI Corps", &[Marcognet])), (32, 40));
    assert_eq!(points("VII Corps", &[Marcognet]), 34);
}

/// 1.15 and R102.
#[test]
fn a_unit_belongs_to_its_corps_or_to_the_russian_army() {
    let field = field();
    for (id, body) in [
        ("R-Vyborg-1", "Russian army"),
        ("P-2-Prfoot", "Russian army"),
        ("R-EfremovIII", "Russian army"),
        ("P-1-Prfoot", "Prussian corps"),
        ("F-10Light-1", "St-Hilaire"),
        ("F-3-5HA", "St-Hilaire"),
        ("F-18-1", "IV Corps"),
        ("F-10Chasseurs", "VI Corps"),
    ] {
        assert_eq!(body_of(&field, id), body, "{id}");
    }
    assert!(field.units.iter().all(|unit| field.body_of(unit).is_some()));
    let leader = |id: &str| field.leaders.iter().find(|leader| leader.id == id).unwrap();
    let of = |id: &str| &field.bodies[field.body_of_leader(leader(id)).unwrap()].body.name;
    for (id, body) in [
        ("FL-Soult", "IV Corps"),
        ("FL-StHilaire", "St-Hilaire"),
        ("FL-Bruyere", "Cavalry Reserve"),
        ("FL-Colbert", "VI Corps"),
        ("FL-Durosnel", "VII Corps"),
        ("PL-LEstocq", "Prussian corps"),
        ("RL-Lowenstein", "Russian army"),
        ("RL-Yermolov", "Russian army"),
    ] {
        assert_eq!(of(id), body, "{id}");
    }
    let cost = |id: &str| leader(id).morale_cost(&field.tables.army);
    // Murat with a bonus of 2 costs three; Barclay begins reduced.
    assert_eq!([cost("FL-Murat"), cost("FL-Napoleon"), cost("RL-Barclay"), cost("RL-Kutaisov")], [3, 0, 0, 1]);
}

/// Questions 4, 22 to 25 of the rules page.
#[test]
fn a_loss_costs_once_and_a_rally_gives_back_the_rout() {
    let field = field();
    let french = |strength, routed| troops(&field, "F-18-1", strength, routed);
    // Printed 9: five points are half of it.
    assert_eq!(
        [french(7, false), french(5, false), french(5, true), french(4, false), french(0, false)],
        [0, 2, 4, 2, 4]
    );
    let russian = |strength, routed| troops(&field, "R-Sevsk-1", strength, routed);
    assert_eq!([russian(5, false), russian(3, true), russian(2, false), russian(0, false)], [0, 2, 1, 2]);
    let hussars = |strength, routed| troops(&field, "R-Pavlograd-1", strength, routed);
    assert_eq!([hussars(8, true), hussars(0, false)], [2, 3]);
    assert_eq!([troops(&field, "R-EfremovIII", 4, true), troops(&field, "R-EfremovIII", 0, false)], [1, 2]);
    assert_eq!([crew(&field, "R-1-YermolovHA", 2), crew(&field, "R-1-MikulinLt", 2)], [0, 2]);
    // An outpost more or less: half of four points, and of five.
    assert_eq!([troops(&field, "R-1Jaeger-1", 3, false), troops(&field, "R-1Jaeger-2", 2, false)], [0, 1]);
    assert_eq!(troops(&field, "R-24Jaeger-1", 3, false), 1);
}

#[test]
fn nobody_costs_anything_at_the_start() {
    let field = field();
    for unit in &field.units {
        let data = &unit.unit;
        let condition = match data.guns {
            0 => Condition::Troops { strength: data.strength, routed: false },
            _ => Condition::Crew { missing: 0 },
        };
        assert_eq!(unit.morale_cost(condition, &field.tables.army), 0, "{}", data.id);
    }
}

/// 14.4: anew each turn.
#[test]
fn a_body_is_demoralised_at_zero_and_disintegrates_at_its_number() {
    let field = field();
    let corps = field.bodies.iter().find(|body| body.body.name == "VII Corps").unwrap();
    let nerves = [1, 0, -9, -10, -40].map(|points| corps.nerve_at(points));
    use Nerve::{Demoralised, Disintegrated, Steady};
    assert_eq!(nerves, [Steady, Demoralised, Demoralised, Disintegrated, Disintegrated]);
}

/// 14.6: a level is about a third of all that its body can lose.
#[test]
fn the_levels_are_about_a_third_of_what_can_be_lost() {
    let field = field();
    let army = &field.tables.army;
    let lost = |unit: &FieldUnit| {
        let gone = if unit.unit.guns == 0 {
            Condition::Troops { strength: 0, routed: false }
        } else {
            Condition::Crew { missing: unit.unit.strength }
        };
        unit.morale_cost(gone, army)
    };
    let mut sums = vec![0_i16; field.bodies.len()];
    let usual = |option: Option<FieldOption>| option.is_none();
    for unit in field.units.iter().filter(|unit| usual(unit.by_option)) {
        sums[field.body_of(unit).unwrap()] += lost(unit);
    }
    for leader in field.leaders.iter().filter(|leader| usual(leader.by_option) && !leader.reduced) {
        // The bonus counts in full here, and only half of it when he falls.
        let base = match leader.rank {
            Rank::Army => continue,
            Rank::Division | Rank::Detachment | Rank::Wing | Rank::Corps => 2,
            Rank::Brigade | Rank::Artillery | Rank::Cossack | Rank::Battery => 1,
        };
        sums[field.body_of_leader(leader).unwrap()] += base + i16::from(leader.bonus);
    }
    let third = |name: &str| sums[field.bodies.iter().position(|body| body.body.name == name).unwrap()] / 3;
    assert_eq!(["Imperial Guard", "VII Corps", "Russian army"].map(third), [28, 34, 177]);
    for body in field.bodies.iter().map(|body| &body.body) {
        let (third, start) = (i32::from(third(&body.name)), i32::from(body.start));
        assert!((third - start).abs() * 100 <= start * 13, "{}: {third} for {start}", body.name);
    }
    let of = |option| field.units.iter().filter(|unit| unit.by_option == Some(option)).map(lost).sum::<i16>();
    use FieldOption::{Grodno, Jaegers23, Podolsk};
    assert_eq!([of(Jaegers23) / 3, of(Grodno) / 3, of(Podolsk) / 3], [2, 1, 1]);
}
