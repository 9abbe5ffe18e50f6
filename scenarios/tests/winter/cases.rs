//! Rules of Winter's Victory by worked example, and its tables cell by cell against the page.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use super::player::board;
use engine::contract::{Game as _, Pending, Rolled, Side};
use engine::hex::Hex;
use engine::winter::command::{Drawn, Posted};
use engine::winter::definition::Terrain;
use engine::winter::event::Verdict;
use engine::winter::forecast::{Effect, Likelihood};
use engine::winter::options::MayAttack;
use engine::winter::rating::Reason;
use engine::winter::state::*;
use engine::winter::tables::{Fate, Scatter};
use engine::winter::*;
use scenarios::winter::Battle;
use std::sync::Arc;

/// A position of a battle, made from its beginning.
struct Scene {
    board: Arc<Board>,
    state: State,
}

impl Scene {
    fn new(battle: Battle, phase: PhaseName) -> Scene {
        let board = board(battle);
        let (game, _) = Game::new(Arc::clone(&board), MatchOptions::default());
        let mut state = game.state().clone();
        state.phase = phase;
        state.agenda = Vec::new();
        Scene { board, state }
    }

    fn training(phase: PhaseName) -> Scene {
        Scene::new(Battle::Training, phase)
    }

    fn id(&self, name: &str) -> UnitId {
        self.board.unit_id(name).unwrap_or_else(|| panic!("{name}"))
    }

    fn leader(&self, name: &str) -> LeaderId {
        self.board.leader_id(name).unwrap()
    }

    fn hex(&self, name: &str) -> Hex {
        self.board.chart().read(name).unwrap_or_else(|| panic!("{name}"))
    }

    /// Nobody on the map.
    fn cleared(mut self) -> Scene {
        for unit in &mut self.state.units {
            if matches!(unit.place, Place::On(_) | Place::Waiting) {
                unit.place = Place::Removed;
            }
        }
        for leader in &mut self.state.leaders {
            leader.post = Post::Lost;
        }
        self
    }

    fn put(&mut self, name: &str, hex: &str, formation: Formation, facing: Facing) -> UnitId {
        let (id, hex) = (self.id(name), self.hex(hex));
        let unit = &mut self.state.units[usize::from(id.0)];
        (unit.place, unit.formation, unit.facing, unit.morale) = (Place::On(hex), formation, facing, Morale::Good);
        id
    }

    fn set(&mut self, id: UnitId, change: impl FnOnce(&mut Unit)) {
        change(&mut self.state.units[usize::from(id.0)]);
    }

    fn post(&mut self, name: &str, hex: &str) -> LeaderId {
        let (id, hex) = (self.leader(name), self.hex(hex));
        self.state.leaders[usize::from(id.0)].post = Post::On(hex);
        id
    }

    fn game(&self) -> Game {
        Game::from_state(Arc::clone(&self.board), MatchOptions::default(), self.state.clone()).unwrap()
    }
}

fn go(unit: UnitId, steps: Vec<Step>) -> Command {
    Command::Move { units: vec![unit], steps, leaders: Vec::new(), grand: false, toward: None }
}

fn refused(game: &Game, side: Side, command: &Command) -> String {
    game.check(side, command).unwrap_err().case.unwrap().as_str().to_owned()
}

/// Faces as the page reads them, 0 to 9 [R1].
fn dice(game: &mut Game, faces: &[u16]) -> Vec<Event> {
    let Pending::Roll(roll) = game.pending() else { panic!("no roll: {:?}", game.pending()) };
    assert_eq!(roll.dice.len(), faces.len(), "{roll:?}");
    game.resolve(&Rolled::Faces(faces.iter().map(|face| face + 1).collect())).unwrap()
}

fn spent(game: &Game, unit: UnitId) -> u16 {
    game.state().unit(unit).marks.spent
}

// ---- tables against the page

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

// ---- set-up

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
    let line = Drawn { unit: battalion, formation: Formation::Line, facing: Facing::South };
    let in_town = Command::Deploy { units: vec![line], skirmishers: Vec::new() };
    assert_eq!(refused(&game, Side::First, &in_town), "5.5");
    let (good, skirmisher) = (posted("A1018"), id("R-24Jaeger-1/s1"));
    game.apply(Side::First, &good).unwrap();
    assert_eq!(game.state().unit(battalion).strength, 4);
    assert_eq!(game.state().unit(skirmisher).strength, 1);
}

// ---- movement

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
    // Grünhöfchen makes general order of everybody.
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
    assert_eq!(refused(&game, Side::Second, &square), "5.5");
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

// ---- fire

/// A French line of nine fires at a Russian line of five one hex away: +4 for strength, nothing else.
#[test]
fn t_11_3_a_line_fires_at_a_line() {
    let mut scene = Scene::training(PhaseName::ReciprocalFire).cleared();
    let firer = scene.put("F-18-1", "A0514", Formation::Line, Facing::North);
    scene.put("R-Pskov-1", "A0615", Formation::Line, Facing::South);
    let game = scene.game();
    let forecast = game.forecast(&Proposal::Fire { units: vec![firer], target: scene.hex("A0615") }).unwrap();
    let shot = &forecast.throws[0];
    let terms: Vec<_> = shot.terms.iter().map(|term| (term.reason, term.amount)).collect();
    assert_eq!(terms, [(Reason::Strength, 4)]);
    // 0 to 3 nothing, 4 and 5 a check, 6 to 8 one point, 9 two.
    let page = [(Effect::Nothing, 4), (Effect::Check, 2), (Effect::Points(1), 3), (Effect::Points(2), 1)];
    assert_eq!(shot.results, page.map(|(result, faces)| Likelihood { result, faces }));
    // The check: rating 5; one lost point changes nothing.
    let check = &forecast.throws[1];
    let verdicts = [(Verdict::Pass, 6), (Verdict::Disorder, 2), (Verdict::Retreat, 1), (Verdict::Rout, 1)];
    let page = verdicts.map(|(verdict, faces)| Likelihood { result: Effect::Verdict(verdict), faces });
    assert_eq!(check.results, page);
}

/// R58: columns of 9 and of 7 fire 5 and 4.
#[test]
fn t_r58_a_column_fires_half_of_its_strength() {
    let mut scene = Scene::training(PhaseName::ReciprocalFire).cleared();
    let firer = scene.put("F-18-1", "A0514", Formation::Column, Facing::North);
    scene.put("R-Pskov-1", "A0615", Formation::Line, Facing::South);
    for (strength, step) in [(9, 2), (10, 2), (7, 1)] {
        scene.set(firer, |unit| unit.strength = strength);
        let target = scene.hex("A0615");
        let forecast = scene.game().forecast(&Proposal::Fire { units: vec![firer], target }).unwrap();
        assert_eq!(forecast.throws[0].terms[0].amount, step, "{strength}");
    }
}

#[test]
fn t_11_fire_is_carried_out_with_three_dice() {
    let mut scene = Scene::training(PhaseName::ReciprocalFire).cleared();
    let firer = scene.put("F-18-1", "A0514", Formation::Line, Facing::North);
    let target = scene.put("R-Pskov-1", "A0615", Formation::Column, Facing::South);
    let mut game = scene.game();
    // The Allied battalion fires first [11.4], or passes.
    assert_eq!(game.pending(), Pending::Decision { side: Side::First, decision: Decision::Fire });
    game.apply(Side::First, &Command::Pass).unwrap();
    let shot = Command::Fire { units: vec![firer], targets: vec![scene.hex("A0615")] };
    game.apply(Side::Second, &shot).unwrap();
    // 9 + 4 is thirteen: two points. The check: 9 + 1 for the second point - 5 is five, a rout.
    dice(&mut game, &[9, 9, 9]);
    let unit = game.state().unit(target);
    assert_eq!((unit.strength, unit.morale), (3, Morale::Routed));
    assert_eq!(game.state().affairs.lost[0], 2);
    // Six hexes, each step toward the north-east.
    let far = game.board().distance(unit.hex().unwrap(), scene.hex("A0615"));
    assert_eq!(far, 6);
}

#[test]
fn t_11_refusals_of_fire_name_their_case() {
    let mut scene = Scene::training(PhaseName::ReciprocalFire).cleared();
    let firer = scene.put("F-18-1", "A0514", Formation::Line, Facing::North);
    let guns = scene.put("F-3-5HA", "A0310", Formation::Limbered, Facing::North);
    scene.put("R-Pskov-1", "A0615", Formation::Line, Facing::South);
    let game = scene.game();
    let forecast = |unit, hex: &str| {
        let refusal = game.forecast(&Proposal::Fire { units: vec![unit], target: scene.hex(hex) }).unwrap_err();
        refusal.case.unwrap().as_str().to_owned()
    };
    assert_eq!(forecast(firer, "A0413"), "11.1");
    assert_eq!(forecast(guns, "A0615"), "11.1");
    let mut scene = Scene::training(PhaseName::ReciprocalFire).cleared();
    let firer = scene.put("F-18-1", "A0513", Formation::Line, Facing::South);
    scene.put("R-Pskov-1", "A0514", Formation::Line, Facing::South);
    scene.put("R-Pskov-2", "A0511", Formation::Line, Facing::South);
    let game = scene.game();
    let refusal = |hex: &str| {
        let refusal = game.forecast(&Proposal::Fire { units: vec![firer], target: scene.hex(hex) }).unwrap_err();
        refusal.case.unwrap().as_str().to_owned()
    };
    assert_eq!(refusal("A0514"), "11.1");
    assert_eq!(refusal("A0511"), "11.1");
}

/// 11.5: a march past a line is fired at, by one roll of three dice, and goes on if nothing happens.
#[test]
fn t_11_5_a_march_past_the_enemy_is_fired_at_once() {
    let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
    let mover = scene.put("F-18-1", "A0413", Formation::Column, Facing::North);
    let firer = scene.put("R-Pskov-1", "A0615", Formation::Line, Facing::South);
    let mut game = scene.game();
    let steps = vec![Step::Enter(scene.hex("A0513")), Step::Enter(scene.hex("A0614"))];
    // A0514 and A0515 lie before the line; A0513 and A0614 do not: no fire. Then straight at it.
    let mut quiet = game.clone();
    quiet.apply(Side::Second, &go(mover, steps)).unwrap();
    assert_eq!(quiet.state().unit(mover).hex(), Some(scene.hex("A0614")));
    let at_it = go(
        mover,
        vec![Step::Enter(scene.hex("A0513")), Step::Face(Facing::EastNorthEast), Step::Enter(scene.hex("A0514"))],
    );
    game.apply(Side::Second, &at_it).unwrap();
    dice(&mut game, &[0, 0, 0]);
    assert_eq!(game.state().unit(mover).hex(), Some(scene.hex("A0514")));
    assert_eq!(game.state().unit(firer).marks.fires, 1);
    assert!(!game.can_undo(Side::Second));
}

#[test]
fn t_4_4_standing_orders_hold_fire() {
    let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
    let mover = scene.put("F-18-1", "A0513", Formation::Column, Facing::EastNorthEast);
    let firer = scene.put("R-Pskov-1", "A0615", Formation::Line, Facing::South);
    scene.set(firer, |unit| unit.fire = FireOrder::Hold);
    let mut game = scene.game();
    game.apply(Side::Second, &go(mover, vec![Step::Enter(scene.hex("A0514"))])).unwrap();
    assert!(matches!(game.pending(), Pending::Decision { side: Side::Second, .. }));
}

// ---- shock and charges

/// A Russian column of five attacks a French line of nine from the front.
#[test]
fn t_12_1_an_attack_takes_fire_checks_and_is_decided() {
    let mut scene = Scene::training(PhaseName::AlliedShock).cleared();
    let attacker = scene.put("R-Pskov-1", "A0615", Formation::Column, Facing::South);
    let defender = scene.put("F-18-1", "A0514", Formation::Line, Facing::North);
    let mut game = scene.game();
    let Options::Shock { attacks, .. } = game.options() else { panic!() };
    let (from, to) = (scene.hex("A0615"), scene.hex("A0514"));
    assert_eq!(attacks, [MayAttack { from, to, via: None, units: vec![attacker], may_advance: true }]);
    let forecast = game.forecast(&Proposal::Attack { from, to, via: None }).unwrap();
    let terms: Vec<_> = forecast.throws.last().unwrap().terms.iter().map(|term| (term.reason, term.amount)).collect();
    // 5 + 2 - 6, five to nine is less than 2:3: -1; a column +1; up the slope -1.
    let page = [
        (Reason::Rating, 5),
        (Reason::RussianAttack, 2),
        (Reason::Defender, -6),
        (Reason::Ratio, -1),
        (Reason::Column, 1),
        (Reason::Uphill, -1),
    ];
    assert_eq!(terms, page);
    game.apply(Side::First, &Command::Attack { from, to, advance: true, via: None }).unwrap();
    dice(&mut game, &[0]);
    // Attacker 0 passes, defender 0 passes, result 9 + 0 is nine: one point and back in disorder.
    dice(&mut game, &[0, 0, 9, 9, 9]);
    assert_eq!(game.state().unit(defender).morale, Morale::Disordered);
    assert_eq!(game.state().unit(defender).strength, 8);
    assert_eq!(game.state().unit(attacker).hex(), Some(to));
}

#[test]
fn t_12_2_a_charge_is_declared_with_a_check_once_a_turn() {
    let mut scene = Scene::training(PhaseName::FrenchCommand).cleared();
    let horse = scene.put("F-1Hussars", "A0512", Formation::Formed, Facing::EastNorthEast);
    scene.put("R-Pskov-1", "A0515", Formation::Line, Facing::WestSouthWest);
    let declare = Command::DeclareCharge { unit: horse, facing: None };
    for (die, carried) in [(7, true), (8, false)] {
        let mut game = scene.game();
        game.apply(Side::Second, &declare).unwrap();
        dice(&mut game, &[die]);
        let unit = game.state().unit(horse);
        assert_eq!((unit.charge, unit.tried), (carried, true), "{die}");
    }
    scene.set(horse, |unit| unit.exhausted = true);
    let game = Game::from_state(Arc::clone(&scene.board), MatchOptions::default(), scene.state.clone()).unwrap();
    assert!(game.check(Side::Second, &declare).is_err());
}

#[test]
fn t_12_3_a_charge_is_ridden_home_and_exhausts() {
    let mut scene = Scene::training(PhaseName::FrenchShock).cleared();
    let horse = scene.put("F-1Hussars", "A0512", Formation::Formed, Facing::EastNorthEast);
    let foot = scene.put("R-Pskov-1", "A0515", Formation::Column, Facing::EastNorthEast);
    scene.set(horse, |unit| unit.charge = true);
    let mut game = scene.game();
    let path = ["A0513", "A0514", "A0515"].map(|name| scene.hex(name)).to_vec();
    assert!(game.charge_rides(horse).contains(&path));
    game.apply(Side::Second, &Command::Charge { unit: horse, path }).unwrap();
    // It comes from behind, so nobody fires. Rear +2 and the charge +1 against a rating of 5: 2 stands, 3 does not.
    let events = dice(&mut game, &[0, 0, 6, 0, 9, 9]);
    assert!(events.iter().any(|event| matches!(event.what, What::Attacked { charge: true, .. })) || !events.is_empty());
    let unit = game.state().unit(foot);
    assert_eq!(unit.morale, Morale::Routed);
    assert_eq!(game.pending(), Pending::Decision { side: Side::Second, decision: Decision::Continue });
    game.apply(Side::Second, &Command::Continue { path: Vec::new() }).unwrap();
    let unit = game.state().unit(horse);
    assert!(unit.exhausted && unit.morale == Morale::Disordered && unit.hex() == Some(scene.hex("A0515")));
}

#[test]
fn t_12_6_an_opportunity_charge_is_offered_by_standing_order() {
    let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
    let mover = scene.put("F-18-1", "A0413", Formation::Column, Facing::EastNorthEast);
    let horse = scene.put("R-StPetersburgDragoons", "A0516", Formation::Formed, Facing::WestSouthWest);
    scene.set(horse, |unit| unit.charges = true);
    let mut game = scene.game();
    game.apply(Side::Second, &go(mover, vec![Step::Enter(scene.hex("A0513"))])).unwrap();
    let asked = Pending::Decision { side: Side::First, decision: Decision::OpportunityCharge };
    assert_eq!(game.pending(), asked);
    game.apply(Side::First, &Command::OpportunityCharge { charge: true }).unwrap();
    dice(&mut game, &[0]);
    // The battalion has its flank to the charge, or not: six dice decide.
    while let Pending::Roll(roll) = game.pending() {
        let faces = vec![5; roll.dice.len()];
        dice(&mut game, &faces);
    }
    assert!(game.state().unit(horse).exhausted || game.state().unit(horse).hex().is_none());
}

// ---- morale, rally, leaders, command

#[test]
fn t_13_4_disorder_is_overcome_and_rout_is_not_without_a_leader() {
    let mut scene = Scene::training(PhaseName::FrenchRally).cleared();
    let shaken = scene.put("F-18-1", "A0412", Formation::Column, Facing::North);
    let broken = scene.put("F-18-2", "A0212", Formation::Column, Facing::North);
    scene.put("R-Pskov-1", "A1517", Formation::Line, Facing::South);
    scene.set(shaken, |unit| unit.morale = Morale::Disordered);
    scene.set(broken, |unit| unit.morale = Morale::Routed);
    let mut game = scene.game();
    // No enemy within six: die <= 6 - 2.
    dice(&mut game, &[4]);
    let unit = game.state().unit(broken);
    assert_eq!((unit.morale, unit.strength), (Morale::Disordered, 8));
    assert_eq!(game.state().unit(shaken).morale, Morale::Good);
}

#[test]
fn t_17_3_out_of_command_goes_only_nearer_to_its_leader() {
    let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
    let foot = scene.put("F-18-1", "A0213", Formation::GeneralOrder, Facing::North);
    scene.post("FL-Levasseur", "A0714");
    let game = scene.game();
    assert!(!game.reach(foot).in_command);
    assert_eq!(refused(&game, Side::Second, &go(foot, vec![Step::Enter(scene.hex("A0112"))])), "5.12");
    assert!(game.check(Side::Second, &go(foot, vec![Step::Enter(scene.hex("A0313"))])).is_ok());
    scene.post("FL-Levasseur", "A0413");
    assert!(scene.game().reach(foot).in_command);
}

#[test]
fn t_19_8_a_leader_falls_on_a_nought_and_comes_back_reduced() {
    let mut scene = Scene::training(PhaseName::ReciprocalFire).cleared();
    let firer = scene.put("F-18-1", "A0514", Formation::Line, Facing::North);
    scene.put("R-Pskov-1", "A0615", Formation::Column, Facing::South);
    let leader = scene.post("RL-3-VII", "A0615");
    let mut game = scene.game();
    game.apply(Side::First, &Command::Pass).unwrap();
    game.apply(Side::Second, &Command::Fire { units: vec![firer], targets: vec![scene.hex("A0615")] }).unwrap();
    dice(&mut game, &[6, 0, 0]);
    let known = game.state().leader(leader);
    assert_eq!((known.post, known.reduced), (Post::Track(1), true));
    // One point of the battalion and two for a brigade leader.
    assert_eq!(game.state().affairs.lost, [3, 0]);
}

#[test]
fn t_20_13_the_rear_guard_stands_on_its_first_turn_and_groups_wait() {
    let mut scene = Scene::new(Battle::Eylau, PhaseName::AlliedMovement);
    scene.state.turn = 30;
    let pskov = scene.id("R-Pskov-1");
    let game = scene.game();
    assert_eq!(refused(&game, Side::First, &go(pskov, vec![Step::Enter(scene.hex("A1320"))])), "20.13");
    scene.state.turn = 31;
    assert!(scene.game().check(Side::First, &go(pskov, vec![Step::Enter(scene.hex("A1321"))])).is_err());
    let frozen = scene.id("R-Arkhangelgorod-1");
    let step = go(frozen, vec![Step::Enter(scene.hex("A2126"))]);
    assert_eq!(refused(&scene.game(), Side::First, &step), "20.13");
    let drunk = scene.id("R-4Jaeger-1");
    assert_eq!(refused(&scene.game(), Side::First, &go(drunk, vec![Step::Face(Facing::North)])), "20.15.A");
}

#[test]
fn t_20_23_the_chased_cossacks_come_in_routed_six_hexes_from_the_edge() {
    let (mut game, _) = Game::new(board(Battle::Serpallen), MatchOptions::default());
    let Pending::Roll(roll) = game.pending() else { panic!() };
    let faces = vec![0; roll.dice.len()];
    dice(&mut game, &faces);
    game.apply(Side::First, &Command::Deploy { units: Vec::new(), skirmishers: Vec::new() }).unwrap();
    let chart = game.board().chart();
    for name in ["R-EfremovIII", "R-IlovaiskiIX"] {
        let unit = game.state().unit(game.board().unit_id(name).unwrap());
        // Six hexes, all to the north: row 6.
        assert_eq!((unit.morale, chart.printed(unit.hex().unwrap()).row), (Morale::Routed, 6), "{name}");
    }
    assert_eq!(game.state().phase, PhaseName::FrenchMovement);
    let leader = game.state().leader(game.board().leader_id("RL-Ilovaiski").unwrap());
    assert!(leader.hex().is_some());
}

#[test]
fn t_20_24_inactive_brigades_stay_until_they_are_woken() {
    let mut scene = Scene::new(Battle::Serpallen, PhaseName::AlliedMovement);
    scene.state.turn = 6;
    let oskol = scene.id("R-StaryOskol-1");
    let turn = go(oskol, vec![Step::Face(Facing::South)]);
    let game = scene.game();
    assert!(game.check(Side::First, &turn).is_ok());
    // Nobody who is active could command it either, and that case stands first in 98.1.
    assert_eq!(refused(&game, Side::First, &go(oskol, vec![Step::Enter(scene.hex("C1404"))])), "5.12");
    let mut scene = Scene::new(Battle::Serpallen, PhaseName::AlliedMovement).cleared();
    scene.state.turn = 6;
    let oskol = scene.put("R-StaryOskol-1", "C1405", Formation::Line, Facing::WestSouthWest);
    assert_eq!(refused(&scene.game(), Side::First, &go(oskol, vec![Step::Enter(scene.hex("C1404"))])), "17.5");
}

#[test]
fn t_20_05_levels_are_counted_at_the_end() {
    assert_eq!(Outcome::of(0), Outcome { level: 0, winner: None, grade: None });
    assert_eq!(Outcome::of(1).grade, Some(Grade::Marginal));
    assert_eq!((Outcome::of(-2).winner, Outcome::of(-2).grade), (Some(Side::Second), Some(Grade::Substantial)));
    assert_eq!((Outcome::of(7).level, Outcome::of(7).grade), (3, Some(Grade::Major)));
    // Both hexes Allied, nobody lost anything.
    let mut scene = Scene::training(PhaseName::FrenchShock).cleared();
    scene.state.turn = 49;
    let game = scene.game();
    assert_eq!(game.pending(), Pending::Over(Outcome::of(2)));
}

// ---- positions from elsewhere

#[test]
fn a_position_that_cannot_be_is_refused_and_a_change_must_leave_one_that_can() {
    let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
    let foot = scene.put("F-18-1", "A0514", Formation::Column, Facing::North);
    let mut game = scene.game();
    let mut state = scene.state.clone();
    state.units.pop();
    assert!(Game::from_state(Arc::clone(&scene.board), MatchOptions::default(), state).is_err());
    let russian = scene.id("R-Pskov-1");
    let both = Unit { place: Place::On(scene.hex("A0514")), ..*game.state().unit(russian) };
    let before = game.hash();
    assert!(game.amend(&Change::Unit { unit: russian, to: both }).is_err());
    assert_eq!(game.hash(), before);
    let weaker = Unit { strength: 3, ..*game.state().unit(foot) };
    game.amend(&Change::Unit { unit: foot, to: weaker }).unwrap();
    assert_eq!(game.state().unit(foot).strength, 3);
    assert_ne!(game.hash(), before);
}

#[test]
fn the_bytes_of_a_battle_are_the_battle() {
    for battle in Battle::ALL {
        let board = board(battle);
        let bytes = Game::scenario_bytes(&board);
        let again = Game::read_scenario(&bytes).unwrap();
        assert_eq!(again.definition(), board.definition());
        assert!(Game::read_scenario(&bytes[1..]).is_err());
    }
}
