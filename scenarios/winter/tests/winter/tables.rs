//! The tables, cell by cell, against the page.

use super::player::board;
use winter::tables::{Fate, Scatter};
use winter_files::Battle;

#[test]
fn t_5_2_allowances_are_those_of_the_page() {
    let board = board(Battle::Eylau);
    let table = &board.tables().allowance;
    let foot = [table.line, table.extended_line, table.column, table.general_order, table.road_column, table.square];
    assert_eq!(foot, [4, 3, 5, 4, 6, 0]);
    assert_eq!([table.skirmish, table.crew], [6, 4]);
    assert_eq!([table.heavy_cavalry, table.light_cavalry, table.cossack], [8, 9, 10]);
    let guns = [table.artillery_class_1, table.artillery_class_2, table.artillery_light, table.artillery_horse];
    assert_eq!(guns, [4, 5, 5, 8]);
    assert_eq!([table.leader, table.standing_commander, table.disordered_less], [12, 3, 1]);
    assert_eq!([table.grand_tactical_more, table.grand_tactical_distance], [2, 8]);
}

#[test]
fn t_5_4_costs_are_those_of_the_page_in_sixths() {
    let board = board(Battle::Eylau);
    let cost = &board.tables().cost;
    // Infantry, skirmish, heavy, light, battery, leader; 6 is a point, -1 closed but by road.
    assert_eq!(cost.clear, [6, 6, 6, 6, 6, 6]);
    assert_eq!(cost.light, [9, 6, 12, 12, 12, 6]);
    assert_eq!(cost.woods, [12, 9, 18, 18, -1, 6]);
    assert_eq!(cost.hard, [12, 9, 18, 18, -1, 6]);
    assert_eq!(cost.wetland, [12, 12, -1, 18, -1, 12]);
    assert_eq!(cost.stream, [6, 6, 6, 6, 12, 0]);
    assert_eq!(cost.major_stream, [12, 12, 12, 12, -1, 6]);
    assert_eq!(cost.soft_cover_side, [3, 0, 6, 6, 6, 0]);
    assert_eq!(cost.up, [3, 3, 3, 3, 6, 0]);
    assert_eq!([cost.road_major, cost.road_minor, cost.closed_by_road], [3, 4, 12]);
    assert_eq!([cost.facing_apex, cost.facing_about, cost.wheel_extended], [3, 6, 6]);
    assert_eq!([cost.formation, cost.formation_slow, cost.limber, cost.limber_class_1], [6, 12, 12, 18]);
}

#[test]
fn t_11_3_fire_steps_are_those_of_the_page() {
    let board = board(Battle::Eylau);
    let fire = &board.tables().fire;
    assert_eq!(fire.strength_upto, [2, 4, 6, 8, 10, 13, 99]);
    assert_eq!(fire.strength_step, [0, 1, 2, 3, 4, 5, 6]);
    assert_eq!(fire.gun_upto, [2, 4, 6, 8, 10, 12]);
    assert_eq!(fire.gun_step, [0, 1, 2, 3, 4, 5]);
    assert_eq!((fire.firing_class_step, fire.gun_class_step), ([0, 1, 0], [1, 0, 0]));
    assert_eq!(fire.infantry_range_step, [0, -3]);
    assert_eq!((fire.gun_range_step, fire.gun_range_step_french), ([3, 1, -2], [3, 1, -1]));
    assert_eq!((fire.extended_step, fire.russian_infantry_far), (-2, -1));
    assert_eq!((fire.target_class_step, fire.target_class_step_gun), ([2, 0, -1, -2, -4], [2, 0, -1, -2, -3]));
    assert_eq!((fire.flank, fire.rear, fire.uphill), (1, 2, -1));
    assert_eq!(fire.result_from, [8, 10, 13, 16]);
    use Scatter::*;
    assert_eq!(fire.extended_scatter, [Miss, Miss, Miss, Miss, Left, Left, Right, Beyond, Target, Target]);
    let range = &board.tables().range;
    assert_eq!([range.infantry_minimum, range.infantry_maximum], [1, 2]);
    assert_eq!([range.artillery_minimum, range.artillery_medium, range.artillery_maximum], [2, 4, 8]);
    assert_eq!([range.russian_horse_maximum, range.russian_light_maximum, range.extended_maximum], [6, 4, 12]);
}

#[test]
fn t_12_4_results_are_those_of_the_page() {
    let board = board(Battle::Eylau);
    let shock = &board.tables().shock;
    use Fate::*;
    let rows: Vec<_> =
        shock.result.iter().map(|r| (r.upto, r.attacker, r.attacker_does, r.defender, r.defender_does)).collect();
    let page = [
        (-1, 2, Rout, 0, Stands),
        (2, 1, Retreat, 0, Stands),
        (4, 1, Disorder, 1, Stands),
        (6, 1, Stands, 1, Retreat),
        (9, 0, Stands, 1, Retreat),
        (12, 0, Stands, 2, Rout),
        (99, 0, Stands, 3, Rout),
    ];
    assert_eq!(rows, page);
    let er = [shock.disordered_er, shock.general_order_open_er, shock.square_er_by_infantry, shock.lone_battery_er];
    assert_eq!(er, [-2, -2, -2, -1]);
    assert_eq!([shock.limbered_er, shock.light_cavalry_er, shock.russian_attack_er], [-2, -1, 2]);
    assert_eq!([shock.column, shock.flank, shock.rear, shock.uphill], [1, 2, 3, -1]);
    assert_eq!([shock.soft_cover, shock.hard_cover, shock.church_castle], [-1, -3, -4]);
    assert_eq!([shock.stream, shock.major_stream], [-1, -2]);
    assert_eq!([shock.charge_heavy, shock.charge_light, shock.charge_square], [2, 1, -8]);
}

#[test]
fn t_13_and_17_and_7_numbers_are_those_of_the_page() {
    let board = board(Battle::Eylau);
    let tables = board.tables();
    let morale = &tables.morale;
    assert_eq!([morale.disorder_from, morale.retreat_from, morale.rout_from], [1, 3, 4]);
    assert_eq!([morale.disordered_retreat, morale.rout_retreat], [2, 6]);
    assert_eq!([morale.charge_heavy_8, morale.charge_heavy_4, morale.charge_light_5], [3, 2, 1]);
    assert_eq!([morale.disordered_charged, morale.square_charged], [1, -3]);
    assert_eq!(tables.orders.delivery, [0, 0, 0, 0, 1, 1, 1, 2, 2, 3]);
    assert_eq!([tables.orders.tick_upto_russian, tables.orders.tick_upto_french], [5, 6]);
    assert_eq!(tables.crew.gun_loss_table, [0, 1, 1, 2, 2, 2, 2, 3, 3, 4]);
    assert_eq!([tables.charge.depth, tables.charge.primary, tables.charge.declare_within], [6, 3, 9]);
    let loss = &tables.leader_loss;
    assert_eq!([loss.points_brigade, loss.points_division, loss.points_corps], [2, 4, 8]);
}

#[test]
fn t_9_11_13_further_numbers_are_those_of_the_page() {
    let board = board(Battle::Eylau);
    let tables = board.tables();
    let stacking = &tables.stacking;
    assert_eq!([stacking.clear, stacking.obstructed], [24, 12]);
    assert_eq!([stacking.battalions_column, stacking.battalions_line, stacking.guns_per_point], [3, 2, 2]);
    assert_eq!(stacking.crowd, 6);
    let fire = &tables.fire;
    assert_eq!([fire.column_most, fire.dense_column_from, fire.class_3_needs_natural], [5, 10, 8]);
    let morale = &tables.morale;
    assert_eq!([morale.leader, morale.light_battery, morale.hard_cover], [-1, -1, -1]);
    assert_eq!([morale.flank, morale.rear, morale.half_strength, morale.each_further_point], [1, 2, 1, 1]);
    assert_eq!(morale.same_regiment_er, 1);
    let rally = &tables.rally;
    assert!(rally.disorder_roll_in_mfz);
    assert_eq!([rally.russian_disorder_within, rally.leader_free_beyond, rally.self_beyond], [4, 4, 6]);
    assert_eq!((rally.self_er, rally.loss, rally.cossack_radii), (-2, 1, 3));
    let passing = &tables.opportunity;
    assert_eq!([passing.fires_per_step, passing.infantry_fires, passing.battery_fires], [3, 1, 2]);
    let skirmish = &tables.skirmish;
    assert_eq!([skirmish.size, skirmish.size_large, skirmish.large_from, skirmish.at_once], [1, 2, 10, 3]);
    assert_eq!(tables.cost.extended_line_from, 6);
}

#[test]
fn t_12_17_19_further_numbers_are_those_of_the_page() {
    let board = board(Battle::Eylau);
    let tables = board.tables();
    let ratios: Vec<_> = tables.shock.strength.iter().map(|r| (r.ours, r.theirs, r.gain)).collect();
    assert_eq!(ratios, [(3, 1, 2), (3, 2, 1)]);
    let charge = &tables.charge;
    assert_eq!([charge.costly_step, charge.skirmish_evades_upto, charge.skirmish_evade], [2, 4, 3]);
    assert_eq!([charge.opportunity_within, charge.contacts, charge.recovery_distance], [3, 3, 6]);
    assert_eq!(charge.recovery_er, -2);
    assert_eq!([tables.attack_order.within, tables.attack_order.near, tables.attack_order.violations], [6, 3, 3]);
    assert_eq!((tables.command.free_actions, tables.shock.attack_order_er), (4, 1));
    assert_eq!([tables.leader_loss.fire_upto, tables.leader_loss.shock_upto], [0, 1]);
    let crew = &tables.crew;
    assert_eq!([crew.guns_per_point, crew.points_per_gun, crew.gun_loss_on], [4, 2, 9]);
    let orders = &tables.orders;
    assert_eq!([orders.from_headquarters, orders.russian, orders.per_radius_beyond_first], [-1, 1, 1]);
    assert_eq!([orders.heavy_snow, orders.evening_continuation], [2, 2]);
}

#[test]
fn t_3_1_turns_of_the_clock_are_those_of_the_page() {
    let board = board(Battle::Eylau);
    let time = &board.tables().time;
    let turns = |from: u8, to: u8| (from..=to).collect::<Vec<u8>>();
    assert_eq!(time.dawn_dusk, [turns(1, 5), turns(45, 48)].concat());
    assert_eq!((time.evening.clone(), time.night.clone()), (turns(49, 52), turns(53, 59)));
    assert_eq!(time.hourly, (1..=49).filter(|turn| turn % 4 == 1).collect::<Vec<u8>>());
    assert_eq!([time.sight_dawn_dusk, time.sight_evening, time.sight_night], [4, 2, 1]);
    assert_eq!([time.radius_evening, time.radius_night], [3, 1]);
}

/// The checks of the geometry that the page gives.
#[test]
fn t_2_4_distances_are_those_of_the_page() {
    let eylau = board(Battle::Eylau);
    let at = |name: &str| eylau.chart().read(name).unwrap_or_else(|| panic!("{name}"));
    assert_eq!(eylau.distance(at("A3535"), at("A1545")), 20);
    assert_eq!(eylau.distance(at("A1321"), at("A1520")), 2);
    assert_eq!(eylau.distance(at("A1620"), at("A1719")), 1);
    let serpallen = board(Battle::Serpallen);
    let at = |name: &str| serpallen.chart().read(name).unwrap_or_else(|| panic!("{name}"));
    assert_eq!(serpallen.distance(at("A2745"), at("D0005")), 9);
}

/// Light snow, heavy snow, blizzard, as the table of the page has them.
#[test]
fn t_18_3_snow_is_that_of_the_page() {
    use winter::Way::*;
    let board = board(Battle::Serpallen);
    let snow = &board.tables().snow;
    assert_eq!((snow.sight, snow.radius, snow.leader_most), ([4, 2, 1], [4, 2, 1], [99, 4, 2]));
    assert_eq!((snow.fire_into, snow.fire_other), ([-1, -2, -3], [0, -1, -2]));
    assert_eq!((snow.attack_into, snow.attack_other, snow.defend_into), ([-1, -2, -2], [0, -1, -1], [0, -1, -1]));
    assert_eq!((snow.morale_into, snow.morale_other, snow.er), ([1, 2, 2], [0, 1, 1], [0, 0, -1]));
    assert_eq!([snow.into_wind, snow.facing_apex, snow.facing_about, snow.wheel_extended], [3, 6, 12, 12]);
    assert_eq!([snow.formation_more, snow.road], [6, 6]);
    assert_eq!([snow.allowance_less, snow.rout_retreat], [1, 3]);
    assert_eq!(
        (snow.icons.as_slice(), snow.icon_modifier.as_slice()),
        (&[13, 15, 17, 19, 21, 23][..], &[2, 1, 0, -1, -2, -3][..])
    );
    assert_eq!((snow.rate_upto, snow.after_none, snow.after_blizzard), ([2, 4, 7], 1, -2));
    assert_eq!(snow.track, [0, 1, 2, 3, 2, 1, 0, -2, -3, -4]);
    let toward = [SouthWest, SouthWest, SouthWest, SouthWest, SouthEast, SouthEast, SouthEast, West, East, NorthWest];
    assert_eq!(snow.prevailing, toward);
}

#[test]
fn t_7_7_15_and_20_35_numbers_are_those_of_the_page() {
    let board = board(Battle::Serpallen);
    let (wear, army) = (&board.tables().wear, &board.tables().army);
    assert_eq!((wear.ammunition, wear.level_from, wear.jaeger_from), (8, [4, 8, 12], [29, 41]));
    assert_eq!([wear.hour, wear.fought, wear.driven, wear.rest], [1, 1, 1, 1]);
    assert_eq!([army.half, army.gone, army.russian_half, army.russian_gone, army.russian_horse_gone], [2, 2, 1, 1, 2]);
    assert_eq!([army.crew, army.leader_brigade, army.leader_higher, army.guard_within], [1, 1, 2, 3]);
    assert_eq!([army.demoralised_er, army.disintegrated_er, army.guard_others], [-1, -2, 2]);
    let bodies: Vec<_> = board.rules().bodies.iter().map(|body| (body.start, body.disintegrates)).collect();
    assert_eq!(bodies, [(194, -64), (48, -15), (16, -6), (38, -12)]);
}
