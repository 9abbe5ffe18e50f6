//! Set-up and movement by worked example.

use super::player::board;
use super::scene::{Scene, dice, go, refused, spent};
use engine::contract::{Game as _, Pending, Side};
use winter::command::{Drawn, Posted};
use winter::definition::Terrain;
use winter::state::*;
use winter::*;
use winter_files::Battle;

#[test]
fn t_20_1_begins_with_the_dice_of_lost_guns_and_the_deployments() {
    let (mut game, _) = Game::new(board(Battle::Eylau), MatchOptions::default());
    let Pending::Roll(roll) = game.pending() else { panic!("no dice") };
    // IV Lt, Mikulin, Nepeysyn, Obleuhov, Yashvil II, Yermolov.
    assert_eq!((roll.dice.len(), roll.case.as_str()), (6, "7.6"));
    dice(&mut game, &[9, 0, 3, 1, 4, 5]);
    let guns = |name: &str| game.state().unit(game.board().unit_id(name).unwrap()).guns;
    // 9 is four: two each. 3 is two. Horse read one less: 1 as 0, 4 as 3, 5 as 4.
    assert_eq!([guns("R-1-IVLt"), guns("R-2-IVLt")], [4, 4]);
    assert_eq!([guns("R-1-MikulinLt"), guns("R-1-NepeysynLt"), guns("R-2-NepeysynLt")], [6, 5, 5]);
    assert_eq!([guns("R-1-ObleuhovHA"), guns("R-1-YashvilIIHA"), guns("R-1-YermolovHA")], [6, 5, 5]);
    for side in Side::BOTH {
        assert_eq!(game.pending(), Pending::Decision { side, decision: Decision::Deploy });
        game.apply(side, &Command::Deploy { units: Vec::new(), skirmishers: Vec::new() }).unwrap();
    }
    assert_eq!((game.state().turn, game.state().phase), (30, PhaseName::FrenchMovement));
    assert_eq!(game.pending(), Pending::Decision { side: Side::Second, decision: Decision::Move });
}

#[test]
fn t_20_02_skirmishers_are_placed_near_their_battalion_and_away_from_the_enemy() {
    let (mut game, _) = Game::new(board(Battle::Training), MatchOptions::default());
    let id = |name: &str| game.board().unit_id(name).unwrap();
    let hex = |name: &str| game.board().chart().read(name).unwrap();
    let battalion = id("R-24Jaeger-1");
    let posted =
        |name: &str| Command::Deploy { units: Vec::new(), skirmishers: vec![Posted { battalion, hex: hex(name) }] };
    // A0714 is French: A0815 is within 2 of it, A1018 is far enough; A1320 is four from Grünhöfchen.
    assert_eq!(refused(&game, Side::First, &posted("A0815")), "20.12");
    assert_eq!(refused(&game, Side::First, &posted("A1320")), "20.12");
    let line = Drawn { unit: battalion, formation: Formation::Line, facing: Facing::South, hand: None };
    let in_town = Command::Deploy { units: vec![line], skirmishers: Vec::new() };
    assert_eq!(refused(&game, Side::First, &in_town), "5.5");
    let (good, skirmisher) = (posted("A1018"), id("R-24Jaeger-1/s1"));
    game.apply(Side::First, &good).unwrap();
    assert_eq!(game.state().unit(battalion).strength, 4);
    assert_eq!(game.state().unit(skirmisher).strength, 1);
}

#[test]
fn t_5_4_a_step_costs_its_ground() {
    let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
    let foot = scene.put("F-18-1", "A0514", Formation::Line, Facing::North);
    let mut game = scene.game();
    assert_eq!(
        game.board().definition().ground.cells.iter().filter(|cell| cell.terrain == Terrain::HardCover).count(),
        1
    );
    // Facing north its front hexsides lead to A0614 and A0615.
    game.apply(Side::Second, &go(foot, vec![Step::Enter(scene.hex("A0615"))])).unwrap();
    assert_eq!(spent(&game, foot), 6);
    let back = go(foot, vec![Step::Enter(scene.hex("A0514"))]);
    assert_eq!(refused(&game, Side::Second, &back), "5.6");
    let far = go(foot, vec![Step::Enter(scene.hex("A0815"))]);
    assert_eq!(refused(&game, Side::Second, &far), "5.1");
}

#[test]
fn t_5_7_turning_costs_half_a_point_an_apex_and_a_point_to_the_rear() {
    for (facing, cost) in [
        (Facing::EastNorthEast, 3),
        (Facing::EastSouthEast, 6),
        (Facing::South, 6),
        (Facing::WestSouthWest, 6),
        (Facing::WestNorthWest, 3),
    ] {
        let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
        let foot = scene.put("F-18-1", "A0514", Formation::Line, Facing::North);
        let mut game = scene.game();
        game.apply(Side::Second, &go(foot, vec![Step::Face(facing)])).unwrap();
        assert_eq!(spent(&game, foot), cost, "{facing:?}");
    }
}

#[test]
fn t_5_8_formations_cost_and_ground_forbids_some() {
    let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
    let foot = scene.put("F-18-1", "A0514", Formation::Column, Facing::North);
    let form = |formation| Step::Form { formation, facing: Facing::South, hand: None };
    let game = scene.game();
    for (formation, cost) in [(Formation::Line, 6), (Formation::Square, 12), (Formation::RoadColumn, 6)] {
        let mut copy = game.clone();
        copy.apply(Side::Second, &go(foot, vec![form(formation)])).unwrap();
        assert_eq!((spent(&copy, foot), copy.state().unit(foot).facing), (cost, Facing::South), "{formation:?}");
    }
    assert_eq!(refused(&game, Side::Second, &go(foot, vec![form(Formation::Unlimbered)])), "5.8");
    assert_eq!(refused(&game, Side::Second, &go(foot, vec![form(Formation::Column)])), "5.1");
    // A0613 has no road.
    scene.put("F-18-1", "A0613", Formation::Column, Facing::North);
    assert_eq!(refused(&scene.game(), Side::Second, &go(foot, vec![form(Formation::RoadColumn)])), "5.5");
    // Grünhöfchen puts all units in general order.
    scene.put("F-18-1", "A0916", Formation::GeneralOrder, Facing::North);
    assert_eq!(refused(&scene.game(), Side::Second, &go(foot, vec![form(Formation::Line)])), "5.5");
}

#[test]
fn t_5_5_woods_and_towns_loosen_infantry_and_disorder_horse() {
    let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
    let foot = scene.put("F-18-1", "A0816", Formation::Column, Facing::EastNorthEast);
    let horse = scene.put("F-1Hussars", "A0918", Formation::Formed, Facing::WestNorthWest);
    let mut game = scene.game();
    game.apply(Side::Second, &go(foot, vec![Step::Enter(scene.hex("A0916"))])).unwrap();
    assert_eq!(game.state().unit(foot).formation, Formation::GeneralOrder);
    // Hard Cover is two points, and nothing for the fence on the other side.
    assert_eq!(spent(&game, foot), 12);
    game.apply(Side::Second, &go(horse, vec![Step::Enter(scene.hex("A0917"))])).unwrap();
    assert_eq!(game.state().unit(horse).morale, Morale::Disordered);
    assert_eq!(spent(&game, horse), 12);
}

#[test]
fn t_5_6_a_road_column_goes_by_road_and_turns_with_it() {
    let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
    let foot = scene.put("F-18-1", "A0413", Formation::RoadColumn, Facing::North);
    let mut game = scene.game();
    let road = ["A0513", "A0514", "A0615"].map(|name| Step::Enter(scene.hex(name)));
    game.apply(Side::Second, &go(foot, road.to_vec())).unwrap();
    // Three hexes of the major road at a half each; across the east side it faces ENE, then still.
    assert_eq!((spent(&game, foot), game.state().unit(foot).facing), (9, Facing::EastNorthEast));
    assert_eq!(refused(&game, Side::Second, &go(foot, vec![Step::Enter(scene.hex("A0614"))])), "5.6");
}

#[test]
fn t_5_10_a_fresh_unit_may_always_enter_one_hex() {
    let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
    let horse = scene.put("F-1Hussars", "A0516", Formation::Formed, Facing::EastNorthEast);
    scene.set(horse, |unit| unit.exhausted = true);
    // Exhausted 9 becomes 5 points; woods cost it 3, up the slope none here.
    let game = scene.game();
    let reach = game.reach(horse);
    assert_eq!((reach.allowance, reach.in_command), (30, true));
    assert!(reach.ends.iter().all(|end| end.spent <= 30));
}

#[test]
fn t_5_11_nobody_enters_an_enemy_hex_and_disorder_keeps_away() {
    let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
    let foot = scene.put("F-18-1", "A0514", Formation::Column, Facing::North);
    scene.put("R-Pskov-1", "A0615", Formation::Line, Facing::South);
    let enter = |name: &str| go(foot, vec![Step::Enter(scene.hex(name))]);
    assert_eq!(refused(&scene.game(), Side::Second, &enter("A0615")), "5.11");
    let (beside, there) = (enter("A0614"), enter("A0615"));
    scene.set(foot, |unit| unit.morale = Morale::Disordered);
    assert_eq!(refused(&scene.game(), Side::Second, &beside), "5.11");
    scene.set(foot, |unit| unit.morale = Morale::Routed);
    scene.put("F-18-2", "A0412", Formation::Column, Facing::North);
    assert_eq!(refused(&scene.game(), Side::Second, &there), "5.11");
}

#[test]
fn t_5_13_a_light_battalion_detaches_two_points_and_takes_them_back() {
    let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
    let light = scene.put("F-24Light-1", "A0514", Formation::Column, Facing::North);
    let line = scene.put("F-18-1", "A0612", Formation::Column, Facing::North);
    let mut game = scene.game();
    assert_eq!(refused(&game, Side::Second, &go(line, vec![Step::Detach])), "5.13");
    game.apply(Side::Second, &go(light, vec![Step::Detach])).unwrap();
    let skirmisher = scene.id("F-24Light-1/s1");
    assert_eq!(game.state().unit(skirmisher).strength, 2);
    assert_eq!((game.state().unit(light).strength, spent(&game, light)), (8, 6));
    game.apply(Side::Second, &go(skirmisher, vec![Step::Rejoin])).unwrap();
    assert_eq!(game.state().unit(light).strength, 10);
    assert_eq!(game.state().unit(skirmisher).place, Place::Unused);
}

#[test]
fn t_5_14_reinforcements_enter_by_road_and_are_in_command() {
    let mut scene = Scene::training(PhaseName::FrenchMovement);
    scene.state.turn = 44;
    let unit = scene.id("F-46-1");
    let enter = |formation| Command::Enter {
        units: vec![unit],
        hex: scene.hex("A0111"),
        formation,
        facing: Facing::North,
        leaders: Vec::new(),
        steps: Vec::new(),
        grand: false,
    };
    assert_eq!(refused(&scene.game(), Side::Second, &enter(Formation::Column)), "5.14");
    let (column, road) = (enter(Formation::Column), enter(Formation::RoadColumn));
    let square = enter(Formation::Square);
    scene.state.turn = 45;
    let game = scene.game();
    assert_eq!(refused(&game, Side::Second, &square), "5.14");
    for (command, cost) in [(column, 6), (road, 3)] {
        let mut copy = game.clone();
        copy.apply(Side::Second, &command).unwrap();
        assert_eq!(spent(&copy, unit), cost);
    }
}

#[test]
fn t_9_2_and_9_3_who_may_share_a_hex() {
    let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
    let one = scene.put("F-18-1", "A0514", Formation::Column, Facing::North);
    scene.put("F-18-2", "A0615", Formation::Column, Facing::North);
    let enter = go(one, vec![Step::Enter(scene.hex("A0615"))]);
    assert!(scene.game().check(Side::Second, &enter).is_ok());
    scene.put("F-18-2", "A0615", Formation::Line, Facing::North);
    assert_eq!(refused(&scene.game(), Side::Second, &enter), "9.2");
    scene.put("F-18-2", "A0615", Formation::Column, Facing::South);
    assert_eq!(refused(&scene.game(), Side::Second, &enter), "9.2");
    let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
    scene.put("F-18-1", "A0514", Formation::Column, Facing::North);
    scene.put("F-1Hussars", "A0615", Formation::Formed, Facing::North);
    assert_eq!(refused(&scene.game(), Side::Second, &enter), "9.3");
}

#[test]
fn undo_takes_back_a_move_but_not_past_a_die() {
    let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
    let foot = scene.put("F-18-1", "A0514", Formation::Column, Facing::North);
    let mut game = scene.game();
    let before = game.hash();
    game.apply(Side::Second, &go(foot, vec![Step::Enter(scene.hex("A0614"))])).unwrap();
    assert!(game.can_undo(Side::Second));
    game.apply(Side::Second, &Command::Undo).unwrap();
    assert_eq!(game.hash(), before);
    assert_eq!(refused(&game, Side::Second, &Command::Undo), "4.7");
}
