//! The charts of the battles against the figures of the rules page, typed in from the page.

use crate::play::*;
use bataille::*;

#[test]
fn the_fire_table() {
    // [27.2] odds, and the lowest roll for 1 to 5 losses; 0 is never.
    let page: [(u8, u8, [u8; 5]); 16] = [
        (1, 3, [65, 0, 0, 0, 0]),
        (2, 5, [64, 0, 0, 0, 0]),
        (1, 2, [62, 0, 0, 0, 0]),
        (2, 3, [55, 0, 0, 0, 0]),
        (1, 1, [52, 0, 0, 0, 0]),
        (3, 2, [42, 0, 0, 0, 0]),
        (2, 1, [33, 0, 0, 0, 0]),
        (5, 2, [26, 64, 0, 0, 0]),
        (3, 1, [22, 56, 0, 0, 0]),
        (4, 1, [13, 54, 0, 0, 0]),
        (5, 1, [11, 45, 66, 0, 0]),
        (6, 1, [11, 33, 62, 0, 0]),
        (7, 1, [11, 23, 52, 0, 0]),
        (8, 1, [11, 15, 45, 66, 0]),
        (9, 1, [11, 11, 42, 63, 0]),
        (10, 1, [11, 11, 26, 55, 65]),
    ];
    let board = gleina();
    let table = &board.definition().tables.fire;
    assert_eq!(table.len(), page.len());
    for (column, (attack, defence, least)) in table.iter().zip(page) {
        assert_eq!(column.odds, Odds { attack, defence });
        let told = column.least.map(|least| least.map_or(0, |throw| throw.0));
        assert_eq!(told, least, "{attack}:{defence}");
    }
}

#[test]
fn costs_of_ground_and_sides() {
    // [50] in points: infantry, cavalry, guns; 0 is closed.
    let page = [
        (Terrain::Clear, [1, 1, 1]),
        (Terrain::Hamlet, [3, 3, 3]),
        (Terrain::Village, [3, 3, 3]),
        (Terrain::Town, [3, 3, 3]),
        (Terrain::Garden, [2, 2, 4]),
        (Terrain::Woods, [4, 5, 0]),
        (Terrain::Pathway, [3, 4, 0]),
        (Terrain::Swamp, [4, 0, 0]),
        (Terrain::Pond, [0, 0, 0]),
        (Terrain::Earthwork, [1, 0, 1]),
        (Terrain::Entrenchment, [5, 0, 0]),
        (Terrain::Loophole, [4, 0, 0]),
    ];
    let board = gleina();
    let tables = &board.definition().tables;
    let points = |costs: &ArmCosts| {
        [costs.infantry, costs.cavalry, costs.artillery].map(|cost| cost.map_or(0, |halves| halves.0 / 2))
    };
    for (row, (terrain, costs)) in tables.terrain.iter().zip(page) {
        assert_eq!((row.terrain, points(&row.cost)), (terrain, costs));
    }
    assert_eq!(points(&tables.slope), [2, 3, 4]);
    assert_eq!(points(&tables.stream), [3, 5, 4]);
    assert_eq!(points(&tables.bridge), [2, 4, 2]);
}

#[test]
fn fire_defence_by_ground() {
    // [53] column, line, carré, general, skirmish, disorder, limbered, unlimbered.
    let page = [
        (Terrain::Clear, [6, 9, 4, 0, 12, 14, 6, 8]),
        (Terrain::Garden, [0, 0, 0, 10, 12, 16, 6, 8]),
        (Terrain::Hamlet, [0, 0, 0, 10, 12, 16, 6, 8]),
        (Terrain::Village, [0, 0, 0, 10, 14, 16, 7, 9]),
        (Terrain::Town, [0, 0, 0, 12, 14, 16, 8, 10]),
        (Terrain::Swamp, [0, 0, 0, 0, 12, 14, 0, 0]),
        (Terrain::Earthwork, [0, 0, 0, 14, 0, 16, 10, 12]),
    ];
    let board = gleina();
    for (terrain, figures) in page {
        let row = board.definition().tables.terrain.iter().find(|row| row.terrain == terrain).unwrap();
        let d = row.defence;
        let told = [d.column, d.line, d.carre, d.general, d.skirmish, d.disorder, d.limbered, d.unlimbered];
        assert_eq!(told, figures, "{terrain:?}");
    }
}

#[test]
fn modifiers_of_checks() {
    let board = gleina();
    let tables = &board.definition().tables;
    // [30.3]
    let m = tables.morale;
    assert_eq!((m.disordered, m.routed, m.half_lost, m.road_march), (-3, -6, -6, -6));
    // [57]
    let c = tables.charge;
    assert_eq!(
        [c.flank, c.rear, c.skirmish, c.line, c.disordered, c.carre, c.lancers, c.heavy, c.slope],
        [-12, -6, -12, 3, -6, 6, -6, -3, 3]
    );
    // [58]
    let rows: Vec<(u8, u8, i8, i8)> =
        tables.assault_odds.iter().map(|row| (row.odds.attack, row.odds.defence, row.attacker, row.defender)).collect();
    let page = [(1, 2, -6, 6), (1, 1, -3, 3), (2, 1, 0, 0), (3, 1, 3, -3), (4, 1, 6, -6), (5, 1, 9, -9)];
    assert_eq!(rows, page);
    // [59] attacker, defender
    let a = tables.assault;
    let both = |pair: ForBoth| (pair.attacker, pair.defender);
    assert_eq!((both(a.flank), both(a.rear)), ((12, -12), (6, -6)));
    assert_eq!((a.defender_skirmish.defender, a.defender_line.defender, a.defender_carre.defender), (-6, -3, 6));
    assert_eq!(a.defender_disordered.defender, -3);
    assert_eq!((both(a.up_slope), both(a.across_stream)), ((-2, 2), (-6, 6)));
    assert_eq!(a.work_front.attacker, -12);
    assert_eq!((a.loss_by_fire, a.loss_by_elite_15, a.loss_by_elite_13, a.loss_by_elite_11), (-3, -6, -9, -12));
}

#[test]
fn multipliers_of_melee() {
    // [60]
    let board = gleina();
    let m = board.definition().tables.multipliers;
    let told = [
        m.flank_attacker,
        m.rear_attacker,
        m.disordered,
        m.road_march_defender,
        m.skirmish_defender,
        m.infantry_routed_defender,
        m.cavalry_routed_defender,
        m.infantry_against_carre,
        m.charge_straight,
        m.heavy_against_light,
        m.heavy_in_line,
        m.tired,
        m.exhausted,
        m.stays_fresh,
        m.cavalry_against_carre,
        m.cavalry_general,
        m.recall_failed,
        m.work_front_attacker,
        m.swamp,
    ];
    let page = [
        (2, 1),
        (3, 2),
        (1, 2),
        (1, 4),
        (1, 2),
        (1, 3),
        (1, 4),
        (3, 2),
        (2, 1),
        (2, 1),
        (1, 2),
        (1, 2),
        (1, 3),
        (1, 3),
        (1, 3),
        (1, 3),
        (1, 2),
        (1, 2),
        (1, 4),
    ];
    assert_eq!(told.map(|part| (part.over, part.under)), page);
}

#[test]
fn types_and_their_figures() {
    let board = gleina();
    let kind = |id: &str| board.definition().types.iter().find(|kind| kind.id == id).unwrap();
    // [52, 54] line, carré, skirmish, cadence
    let infantry = [
        ("fr_ligne", 3, 3, 0, Cadence::Even),
        ("fr_legere", 3, 3, 3, Cadence::Even),
        ("fr_garde_nationale", 2, 2, 0, Cadence::Even),
        ("fr_prov_ligne", 0, 0, 0, Cadence::Every),
        ("fr_prov_legere", 0, 0, 2, Cadence::Every),
        ("ru_line", 2, 2, 0, Cadence::Even),
        ("ru_jaeger", 3, 3, 3, Cadence::Even),
    ];
    for (id, fires, in_carre, skirmishes, cadence) in infantry {
        let found = kind(id);
        let ArmData::Infantry { line, carre, skirmish, .. } = found.arm else { panic!("{id}") };
        assert_eq!((line, carre, skirmish, found.cadence), (fires, in_carre, skirmishes, cadence), "{id}");
    }
    // [56]
    for (id, least) in
        [("fr_light_cav", 2), ("rb_light_cav", 4), ("ru_light_cav", 3), ("ru_heavy_cav", 4), ("cossack", 5)]
    {
        assert!(matches!(kind(id).arm, ArmData::Cavalry { recall, .. } if recall == least), "{id}");
    }
    // [61.1]
    for (id, least) in
        [("fr_foot6", 4), ("fr_foot12", 4), ("fr_horse", 2), ("ru_position", 6), ("ru_light_foot", 5), ("ru_horse", 4)]
    {
        assert!(matches!(kind(id).arm, ArmData::Artillery { limber: Some(limber), .. } if limber == least), "{id}");
    }
}

#[test]
fn totals_of_the_windmill() {
    // [70.3] battalions, increments, regiments, increments, batteries, increments, leaders; the option apart.
    let board = gleina();
    let definition = board.definition();
    let mut totals = [[0u16; 6]; 2];
    for unit in definition.units.iter().filter(|unit| !["ru-kozlov", "ru-kolyvan"].contains(&unit.id.as_str())) {
        let at = definition.types[usize::from(unit.kind.0)].arm.arm() as usize * 2;
        totals[unit.side.index()][at] += 1;
        totals[unit.side.index()][at + 1] += u16::from(unit.increments);
    }
    assert_eq!(totals, [[22, 116, 2, 15, 5, 10], [14, 68, 4, 31, 4, 12]]);
    assert_eq!(definition.leaders.len(), 8);
    assert_eq!((definition.turns.first, definition.turns.last, definition.turns.hours.as_slice()), (1, 8, &[4, 7][..]));
    let broesa = broesa();
    let training = broesa.definition();
    assert_eq!((training.units.len() + training.leaders.len(), training.turns.last), (12, 6), "[71.1]");
}

#[test]
fn a_stack_is_within_the_chart() {
    // [51] by the alternatives of clear ground and of a village.
    let board = gleina();
    let row = |terrain| board.definition().tables.terrain.iter().find(|row| row.terrain == terrain).unwrap();
    let room = |units, increments| Some(Room { units, increments });
    let clear = &row(Terrain::Clear).stacking;
    assert_eq!(clear[0].infantry, room(Some(3), Some(18)));
    assert_eq!(clear[1].cavalry, room(Some(3), Some(18)));
    assert_eq!(clear[2].artillery, room(None, Some(6)));
    assert_eq!((clear[3].infantry, clear[3].artillery), (room(Some(3), Some(12)), room(Some(1), None)));
    assert_eq!(row(Terrain::Village).stacking.len(), 5);
    assert_eq!(row(Terrain::Earthwork).stacking[0].artillery, room(None, Some(3)));
    assert!(row(Terrain::Pond).stacking.is_empty());
}
