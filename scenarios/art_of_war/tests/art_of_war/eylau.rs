//! The Eylau data is whole and sane, and the skirmish offers what a first game should.

use super::battle;
use super::ids;
use art_of_war::{Arm, Definition, Halves, Limit, Scoring, Start};
use engine::contract::Side;
use engine::hex::{Hex, Hexside};
use engine::map::Terrain;
use std::collections::{BTreeMap, BTreeSet};

fn hex(text: &str) -> Hex {
    text.parse().unwrap()
}

fn starts(definition: &Definition) -> Vec<(Hex, Side)> {
    let at = |start| if let Start::At(hex) = start { Some(hex) } else { None };
    definition.units.iter().filter_map(|unit| Some((at(unit.start)?, unit.side))).collect()
}

#[test]
fn eylau_has_its_82_units_and_their_strength() {
    let eylau = battle("eylau");
    let sum = |side| {
        let of_side = eylau.units.iter().filter(|unit| unit.side == side);
        of_side.fold((0, 0), |(units, points), unit| (units + 1, points + u32::from(unit.strength)))
    };
    assert_eq!(sum(Side::First), (43, 185));
    assert_eq!(sum(Side::Second), (39, 183));
    let fresh = |side| -> (usize, u32) {
        let of_side = eylau.divisions.iter().filter(|division| division.side == side && division.fresh > 0);
        (of_side.clone().count(), of_side.map(|division| u32::from(division.fresh)).sum())
    };
    assert_eq!(fresh(Side::First), (9, 28));
    assert_eq!(fresh(Side::Second), (7, 21));
    for unit in &eylau.units {
        let points = match unit.arm {
            Arm::Infantry => 4,
            Arm::Cavalry => 5,
            Arm::Artillery => 3,
        };
        assert_eq!(unit.movement, Halves::points(points), "{}", unit.id);
    }
    assert_eq!(eylau.units.iter().filter(|unit| unit.guard).count(), 3);
}

#[test]
fn eylau_starts_with_64_units_in_as_many_hexes_and_18_on_the_road() {
    let eylau = battle("eylau");
    let starts = starts(&eylau);
    assert_eq!(starts.len(), 64);
    assert_eq!(starts.iter().map(|(hex, _)| hex).collect::<BTreeSet<_>>().len(), 64);
    let mut arrivals = BTreeMap::new();
    for unit in &eylau.units {
        if let Start::Enters { entry, turn } = unit.start {
            let code = eylau.entries[usize::from(entry.0)].code.as_str();
            *arrivals.entry((code, turn)).or_insert(0) += 1;
        }
    }
    let expected = [(("A", 7), 5), (("A", 9), 6), (("B", 4), 3), (("B", 5), 2), (("B", 8), 2)];
    assert_eq!(arrivals.into_iter().collect::<Vec<_>>(), expected);
    for (hex, side) in &starts {
        for (other, _) in starts.iter().filter(|(_, enemy)| enemy != side) {
            assert!(eylau.map.grid.distance(*hex, *other) >= 3, "{hex} {other}");
        }
        assert!(eylau.map.terrain.binary_search(&(*hex, Terrain::Woods)).is_err(), "{hex} is in a wood");
    }
}

#[test]
fn eylau_has_the_rules_of_its_rulebook() {
    let scenario = art_of_war_files::BATTLES.built_in("eylau").unwrap();
    let eylau = battle("eylau");
    assert_eq!((eylau.turns.first, eylau.turns.last, eylau.turns.night.as_slice()), (1, 12, [3].as_slice()));
    assert_eq!((eylau.rules.stacking, eylau.rules.road_cost), (1, Halves(2)));
    assert!(eylau.rules.waters_frozen && eylau.rules.divisional_integrity);
    let division = |id: u8| eylau.divisions[usize::from(id)].id.as_str();
    let limits: Vec<_> = eylau
        .rules
        .limits
        .iter()
        .map(|limit| {
            let says = match &limit.limit {
                Limit::Hold(list) => format!("hold {}", division(list[0].0)),
                Limit::Only { divisions, others } => format!("only {} and {others}", division(divisions[0].0)),
            };
            (limit.case.to_string(), limit.side, limit.turns.clone(), says)
        })
        .collect();
    assert_eq!(
        limits,
        [
            ("19.1".to_owned(), Side::First, vec![1, 2], "hold Gd".to_owned()),
            ("19.2".to_owned(), Side::Second, vec![1], "only Ost and 0".to_owned()),
            ("19.3".to_owned(), Side::Second, vec![2], "only Ost and 1".to_owned()),
        ]
    );
    assert_eq!(eylau.victory.levels, [15, 30, 45]);
    let awards: Vec<_> =
        eylau.victory.awards.iter().map(|a| (a.side, a.destroyed, a.points, a.guard_must_attack)).collect();
    assert_eq!(awards, [(Side::First, 75, 15, false), (Side::Second, 75, 15, true)]);
    let objectives: Vec<_> = eylau.victory.objectives.iter().map(|o| (o.hex, o.points)).collect();
    assert_eq!(objectives, [(hex("1213"), 5), (hex("1313"), 5)]);
    assert_eq!(scenario.turn_label(4), Some("8 February, 07:00"));
    assert_eq!(scenario.turn_label(0), None);
    assert_eq!(scenario.turn_label(13), None);
    assert_eq!(scenario.gazetteer.name(hex("1606")), Some("Serpallen"));
    assert_eq!(eylau.units[0].name, "Tutchev infantry 8-4");
    assert_eq!(eylau.sides, ["French", "Allied"]);
    assert_eq!(scenario.content::<art_of_war_files::Battle>().unwrap().formations.len(), eylau.divisions.len());
}

/// The rules of Dresden came later: a file that does not name them has none of them.
#[test]
fn eylau_and_the_skirmish_know_nothing_of_dresden() {
    for id in ["skirmish", "eylau"] {
        let battle = battle(id);
        let rules = &battle.rules;
        assert_eq!((battle.turns.rain.len(), battle.turns.day_ends.len()), (0, 0), "{id}");
        assert_eq!((rules.night_release, rules.coordination, rules.reserve_limits), (false, false, [0, 0]), "{id}");
        assert_eq!((rules.guard_activation, &rules.summons, rules.prolonger), (None, &None, None), "{id}");
        assert!(rules.armies.is_empty(), "{id}");
        assert_eq!((battle.victory.losses, battle.victory.prolonged), ([1, 1, 1], None), "{id}");
        assert!(battle.victory.objectives.iter().all(|objective| objective.scored == Scoring::Control), "{id}");
        assert!(battle.units.iter().all(|unit| !unit.reserve && unit.garrison.is_none()), "{id}");
        assert!(battle.units.iter().all(|unit| unit.start != Start::Summoned), "{id}");
    }
}

#[test]
fn every_road_over_water_has_a_bridge_and_every_bridge_a_water() {
    for id in ids() {
        let map = battle(id).map;
        let water: BTreeSet<Hexside> =
            [&map.streams, &map.gullies, &map.landgraben, &map.rivers].into_iter().flatten().copied().collect();
        let roads: BTreeSet<Hexside> = map.roads.iter().copied().collect();
        let bridges: BTreeSet<Hexside> = map.bridges.iter().copied().collect();
        for crossing in roads.intersection(&water) {
            assert!(bridges.contains(crossing), "{id}: the road at {crossing} has no bridge");
        }
        assert!(bridges.is_subset(&water), "{id}");
    }
}

#[test]
fn roads_lead_to_entries_and_through_every_village() {
    for id in ["skirmish", "eylau"] {
        let scenario = art_of_war_files::BATTLES.built_in(id).unwrap();
        let map = battle(id).map;
        let on_road: BTreeSet<Hex> = map.roads.iter().flat_map(|side| [side.a, side.b]).collect();
        for place in scenario.gazetteer.places() {
            for hex in &place.hexes {
                let town = map.terrain.binary_search(&(*hex, Terrain::Town)).is_ok();
                let named_town = matches!(place.kind, scenarios::PlaceKind::Town | scenarios::PlaceKind::Village);
                assert_eq!(town, named_town, "{id}: {} in {hex}", place.name);
                assert!(!town || on_road.contains(hex), "{id}: no road to {}", place.name);
            }
        }
    }
    let eylau = battle("eylau");
    for entry in &eylau.entries {
        assert!(eylau.map.road_exits.contains(&entry.hex), "entry {}", entry.code);
    }
}

#[test]
fn high_ground_is_where_slopes_rise_to() {
    for id in ids() {
        let scenario = art_of_war_files::BATTLES.built_in(id).unwrap();
        let high: BTreeSet<Hex> = scenario.drawing.high_ground.iter().copied().collect();
        for slope in battle(id).map.slopes {
            assert!(high.contains(&slope.high) && !high.contains(&slope.low), "{id}: {}/{}", slope.high, slope.low);
        }
    }
}

#[test]
fn the_skirmish_brings_every_kind_of_decision_within_reach() {
    let skirmish = battle("skirmish");
    assert_eq!((skirmish.turns.first, skirmish.turns.last), (1, 3));
    for side in Side::BOTH {
        let units = || skirmish.units.iter().filter(move |unit| unit.side == side);
        assert!(units().any(|unit| unit.arm == Arm::Artillery), "{side:?} has guns");
        assert!(units().any(|unit| matches!(unit.start, Start::Enters { .. })), "{side:?} is reinforced");
        assert!(skirmish.divisions.iter().any(|division| division.side == side && division.fresh > 0));
        let most = (0..skirmish.divisions.len())
            .map(|id| units().filter(|unit| unit.division.map(|d| usize::from(d.0)) == Some(id)).count())
            .max();
        assert!(most >= Some(3), "{side:?} has a division of three");
    }
    let map = &skirmish.map;
    assert!(!map.slopes.is_empty() && !map.streams.is_empty() && !map.bridges.is_empty() && !map.road_exits.is_empty());
    for kind in [Terrain::Town, Terrain::Woods, Terrain::Grove] {
        assert!(map.terrain.iter().any(|(_, other)| *other == kind), "{kind:?}");
    }
    let starts = starts(&skirmish);
    let nearest = starts.iter().flat_map(|(a, side)| {
        starts.iter().filter(move |(_, other)| other != side).map(move |(b, _)| map.grid.distance(*a, *b))
    });
    assert_eq!(nearest.min(), Some(2), "contact comes in the first turn, but not before it");
    assert!(skirmish.victory.objectives.iter().any(|o| map.terrain.binary_search(&(o.hex, Terrain::Town)).is_ok()));
}
