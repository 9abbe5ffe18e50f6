//! The worked examples of the rules page, and its cases by example.

use crate::table::*;
use eagles::*;
use engine::contract::{Game as _, Pending, Side};

fn activate(table: &Table, leader: &str) -> Command {
    Command::Activate { leader: table.leader(leader), others: Vec::new(), extended: false }
}

fn path(names: &[&str]) -> Vec<engine::hex::Hex> {
    names.iter().map(|name| hex(name)).collect()
}

/// Friedland in the first Command segment.
fn friedland() -> Table {
    let mut table = Table::new("friedland");
    table.says(Command::Done);
    table
}

#[test]
fn example_1_bagration_leaves_on_one_to_four() {
    let table = friedland();
    let proposal = Proposal::Activate { leader: table.leader("ru-bagration"), others: Vec::new(), extended: false };
    let Ok(Forecast::Trial { rolled, initiative, terms, succeeds }) = table.game.forecast(&proposal) else { panic!() };
    assert!(rolled);
    assert_eq!((initiative, succeeds), (4, vec![1, 2, 3, 4]));
    let numbers: Vec<_> = terms.iter().map(|term| (term.what, term.number)).collect();
    let named = [(Reason::Resistance, 0), (Reason::CavalryDifferential, -1), (Reason::NeverBelowZero, 1)];
    assert_eq!(numbers, named);
}

/// Bagration before Lannes in the combat phase.
fn staying() -> Table {
    let mut table = Table::new("friedland");
    table.combat();
    table
}

#[test]
fn example_2_bagration_fights_and_pursues() {
    let mut table = staying();
    let (bagration, lannes) = (table.leader("ru-bagration"), table.leader("fr-lannes"));
    let Options::Declare(options) = table.game.options() else { panic!("{:?}", table.game.pending()) };
    assert_eq!(options.obliged, [bagration]);
    assert_eq!(options.owed, [hex("N4124")]);
    assert_eq!(table.refused(Command::Pass), ("7.1".into(), "still-owes"));
    table.says(Command::Declare { leader: bagration, others: vec![], targets: path(&["N4124"]) });
    assert_eq!(table.game.state().fight().map(|fight| fight.party(Side::Second).leader), Some(lannes));
    table.seals(Choice::Pitched, Choice::Pursuit);
    // Only the Russians have guns: one die.
    let Pending::Roll(roll) = table.game.pending() else { panic!() };
    assert_eq!(roll.dice, [6]);
    table.rolls(&[3]);
    table.says(Command::Lose { units: vec![table.unit("fr-oudinot-gren-i")] });
    let Ok(Forecast::Round(round)) = table.game.forecast(&Proposal::Roll) else { panic!() };
    assert_eq!((round.attacking, round.defending, round.base_column, round.column), (24, 18, 3, 3));
    assert!(round.shifts.is_empty() && round.die.is_empty());
    table.rolls(&[2]);
    table.says(Command::Stand);
    let horse = table.unit("ru-kollogribov-left-cav-c");
    table.says(Command::Lose { units: vec![horse] });
    assert_eq!(table.game.owed().map(|owed| owed.side), Some(Side::Second));
    table.opens();
    table.says(Command::Retreat {
        paths: vec![RetreatPath { from: hex("N4124"), path: path(&["N4023", "N3924"]), off: false }],
    });
    table.says(Command::Pursue { leaders: vec![bagration], hex: hex("N4124") });
    let Ok(Forecast::Pursuit { initiative, terms, faces }) = table.game.forecast(&Proposal::Roll) else { panic!() };
    assert_eq!(initiative, 4);
    assert_eq!(terms.iter().map(|term| term.number).collect::<Vec<_>>(), [0, -1]);
    assert_eq!(
        faces.iter().map(|face| (face.hexes, face.loss)).collect::<Vec<_>>(),
        [(2, 2), (2, 2), (2, 2), (2, 2), (1, 1), (0, 1)]
    );
    table.rolls(&[3]);
    let guard = table.unit("fr-verdier-res-2-i");
    table.says(Command::Lose { units: vec![guard, guard] });
    assert_eq!(table.hex_of("ru-bagration").as_deref(), Some("N4023"));
    assert_eq!(table.hex_of("fr-lannes").as_deref(), Some("N3924"));
    assert_eq!(table.game.state().lost, [1, 3]);
    assert_eq!(table.game.state().morale, Space::D);
    assert_eq!(table.game.score(Side::First).strength, 3);
    assert_eq!(table.game.score(Side::Second).strength, 1);
}

#[test]
fn example_3_a_pitched_loser_attacks() {
    let mut table = staying();
    let bagration = table.leader("ru-bagration");
    table.says(Command::Declare { leader: bagration, others: vec![], targets: path(&["N4124"]) });
    table.seals(Choice::Pitched, Choice::Pitched);
    table.rolls(&[3]);
    table.says(Command::Lose { units: vec![table.unit("fr-oudinot-gren-i")] });
    table.rolls(&[2]);
    table.says(Command::Stand);
    table.says(Command::Lose { units: vec![table.unit("ru-kollogribov-left-cav-c")] });
    table.opens();
    let oudinot = table.unit("fr-oudinot-gren-i");
    table.says(Command::Lose { units: vec![oudinot, oudinot] });
    let fight = table.game.state().fight().expect("a second round");
    assert_eq!((fight.round, fight.attacker), (2, Side::Second));
    table.seals(Choice::Pitched, Choice::Pitched);
    table.rolls(&[6]);
    let Ok(Forecast::Round(round)) = table.game.forecast(&Proposal::Roll) else { panic!() };
    assert_eq!((round.attacking, round.defending, round.column), (16, 23, 2));
}

#[test]
fn example_4_davout_marches_to_eylau() {
    let mut table = Table::new("friedland");
    table.set(|_, state| {
        state.phasing = Side::Second;
        state.commands_left = 7;
        state.stage = Stage::Command;
    });
    table.says(activate(&table, "fr-davout"));
    let way = ["N3420", "N3421", "N3422", "N3423", "N3424", "N3425", "N3426"];
    let Options::March(options) = table.game.options() else { panic!() };
    let reached = options.own[0].reach.iter().find(|one| one.hex == hex("N3426")).expect("Eylau");
    assert_eq!(reached.cost, 8);
    table.says(Command::March { carried: vec![], path: path(&way) });
    let Ok(Forecast::Attrition { size, column, row, terms, faces }) = table.game.forecast(&Proposal::EndMarch) else {
        panic!()
    };
    assert_eq!((size, column, row), (28, 1, 3));
    assert_eq!(terms.iter().map(|term| term.number).collect::<Vec<_>>(), [0]);
    assert_eq!(faces.iter().map(|face| face.loss).collect::<Vec<_>>(), [0, 0, 0, 0, 1, 1]);
    table.says(Command::EndMarch);
    table.rolls(&[5]);
    let Pending::Decision { decision: Decision::Lose { due: 1 }, .. } = table.game.pending() else { panic!() };
    assert_eq!(table.refused(Command::Lose { units: vec![table.unit("fr-marulaz-iii-lc-c")] }).0, "5.5");
    table.says(Command::Lose { units: vec![table.unit("fr-gudin-iii-3-i")] });
    assert_eq!(table.game.state().lost, [0, 1]);
}

#[test]
fn example_5_a_dead_end_destroys_buelow() {
    let mut table = Table::new("friedland");
    table.only(&["pr-bulow", "fr-soult", "fr-napoleon"]).put("fr-soult", "N1816");
    table.set(|_, state| state.phasing = Side::Second).combat();
    let soult = table.leader("fr-soult");
    // Behind walls no leader must be attacked, but Soult is adjacent to no other.
    let Options::Declare(options) = table.game.options() else { panic!() };
    assert_eq!((options.obliged, options.owed), (vec![soult], vec![]));
    table.says(Command::Declare { leader: soult, others: vec![], targets: path(&["N1817"]) });
    table.seals(Choice::Pursuit, Choice::Pursuit);
    // 20 to 3: the last column, two to the left for the walls: 3:1.
    let Ok(Forecast::Round(round)) = table.game.forecast(&Proposal::Roll) else { panic!() };
    assert_eq!((round.base_column, round.column), (8, 6));
    table.rolls(&[3]);
    table.says(Command::Stand);
    table.says(Command::Lose { units: vec![table.unit("fr-guyot-iv-lc-c")] });
    table.opens();
    assert_eq!(table.game.state().lost, [3, 1]);
    table.says(Command::Advance { leaders: vec![soult], hex: hex("N1817") });
    assert_eq!(table.hex_of("fr-soult").as_deref(), Some("N1817"));
    // A named general of a Force wiped out is lost for good.
    let bulow = table.leader("pr-bulow");
    assert_eq!(table.game.state().leader(bulow).map(|leader| leader.place), Some(Place::Lost));
}

/// French in the first Command segment of their turn at Friedland, in that weather.
fn french(weather: Weather) -> Table {
    let mut table = Table::new("friedland");
    table.set(|_, state| {
        state.phasing = Side::Second;
        state.commands_left = 7;
        state.weather = weather;
        state.stage = Stage::Command;
    });
    table
}

#[test]
fn case_1_spans_and_ranks_bind_a_force() {
    let table = friedland();
    let [bennigsen, baggovut, bagration] = ["ru-bennigsen", "ru-baggovut", "ru-bagration"].map(|id| table.leader(id));
    // 11 halves on Bennigsen's own track and 6 for Bagration are within 18; Baggovut is adjacent too, but makes it 21.
    let load = Proposal::Activate { leader: bennigsen, others: vec![bagration], extended: false };
    assert!(table.game.forecast(&load).is_ok());
    let both = Command::Activate { leader: bennigsen, others: vec![bagration, baggovut], extended: false };
    assert_eq!(table.refused(both), ("1".into(), "span"));
    let upside_down = Command::Activate { leader: baggovut, others: vec![bennigsen], extended: false };
    assert_eq!(table.refused(upside_down), ("1".into(), "not-to-be-led"));
    let apart = Command::Activate { leader: bennigsen, others: vec![table.leader("ru-kamenski")], extended: false };
    assert_eq!(table.refused(apart).0, "1");
}

#[test]
fn case_1_zones_stop_at_rivers_without_a_bridge() {
    let mut table = Table::new("pultusk");
    table.only(&["fr-lannes", "ru-bennigsen", "fr-napoleon"]).put("fr-lannes", "S4817").put("ru-bennigsen", "S4918");
    let (over, beside) = (hex("S4918"), hex("S4917"));
    assert!(table.game.in_zone(Side::First, over), "the bridge of Pultusk");
    assert!(!table.game.in_zone(Side::First, beside), "the Narew");
}

#[test]
fn case_4_1_transfers_keep_spans_and_do_not_come_back() {
    let mut table = Table::new("friedland");
    let [bennigsen, guns] = ["ru-bennigsen", "ru-mg-inf-1"].map(|id| table.leader(id));
    let reserve = table.formation("ru-reserve-artillery");
    let eighth = table.formation("ru-essen-iii-8div");
    table.says(Command::Transfer { formation: eighth, from: bennigsen, to: guns });
    let back = Command::Transfer { formation: eighth, from: guns, to: bennigsen };
    assert_eq!(table.refused(back), ("4.1".into(), "comes-back"));
    let full = Command::Transfer { formation: table.formation("ru-dochturov-7div"), from: bennigsen, to: guns };
    assert_eq!(table.refused(full), ("1".into(), "span"));
    // Dissolving removes the leader and all their units.
    table.says(Command::Undo);
    table.says(Command::Dissolve { general: guns, to: bennigsen });
    assert_eq!(table.hex_of("ru-mg-inf-1"), None);
    assert_eq!(
        table.game.state().unit(table.unit("ru-reserve-artillery-a")).and_then(|unit| unit.leader),
        Some(bennigsen)
    );
    let again = Command::MakeGeneral { formations: vec![reserve], from: bennigsen };
    assert_eq!(table.refused(again), ("4.1".into(), "comes-back"));
}

#[test]
fn case_4_1_a_general_appears_by_name_or_by_number() {
    let mut table = Table::new("friedland");
    table.set(|_, state| {
        state.phasing = Side::Second;
        state.stage = Stage::Organise { left: Vec::new() };
    });
    let davout = table.leader("fr-davout");
    let morand = table.formation("fr-morand-iii-1");
    table.says(Command::MakeGeneral { formations: vec![morand], from: davout });
    assert_eq!(table.hex_of("fr-morand").as_deref(), Some("N3419"));
    let horse = table.formation("fr-marulaz-iii-lc");
    table.says(Command::MakeGeneral { formations: vec![horse], from: davout });
    // Four of the generic generals of cavalry are on the map.
    assert_eq!(table.hex_of("fr-mg-cav-5").as_deref(), Some("N3419"));
    let all = Command::MakeGeneral {
        formations: vec![table.formation("fr-friant-iii-2"), table.formation("fr-gudin-iii-3")],
        from: davout,
    };
    table.says(all);
    assert_eq!(table.hex_of("fr-friant").as_deref(), Some("N3419"));
    assert!(table.game.strength_of(davout).total() == 0, "Davout stays, without units");
    assert_eq!(table.hex_of("fr-davout").as_deref(), Some("N3419"));
}

#[test]
fn case_4_1_lasalle_gives_off_brigades_and_takes_them_back() {
    let mut table = Table::new("friedland");
    table.set(|_, state| {
        state.phasing = Side::Second;
        state.stage = Stage::Organise { left: Vec::new() };
    });
    let murat = table.leader("fr-murat");
    let bruyere = table.unit("fr-bruyere-lc-c");
    let too_many = Command::Detach { brigade: bruyere, strength: 5, to: Some(murat) };
    assert_eq!(table.refused(too_many), ("4.1".into(), "too-many"));
    let in_play = Command::Detach { brigade: table.unit("fr-watier-lc-c"), strength: 1, to: Some(murat) };
    assert_eq!(table.refused(in_play), ("4.1".into(), "in-play"));
    table.says(Command::Detach { brigade: bruyere, strength: 2, to: Some(murat) });
    assert_eq!(table.game.state().unit(table.unit("fr-lasalle-c")).map(|unit| unit.strength), Some(3));
    table.says(Command::Rejoin { brigade: bruyere });
    assert_eq!(table.game.state().unit(table.unit("fr-lasalle-c")).map(|unit| unit.strength), Some(5));
    let again = Command::Detach { brigade: bruyere, strength: 2, to: Some(murat) };
    assert_eq!(table.refused(again), ("4.1".into(), "comes-back"));
}

#[test]
fn case_5_1_a_leader_marches_once_and_a_failed_roll_ends_it() {
    let mut table = friedland();
    table.says(activate(&table, "ru-bagration"));
    table.rolls(&[5]);
    assert_eq!(table.game.state().commands_left, 4);
    assert_eq!(table.refused(activate(&table, "ru-bagration")), ("5.1".into(), "done"));
    assert_eq!(table.hex_of("ru-bagration").as_deref(), Some("N4223"));
}

#[test]
fn case_5_1_initiative_needs_the_die() {
    let mut table = friedland();
    table.says(Command::Pass);
    table.says(activate(&table, "ru-baggovut"));
    assert!(matches!(table.game.pending(), Pending::Roll(_)));
    table.rolls(&[2]);
    assert!(matches!(table.game.pending(), Pending::Decision { decision: Decision::March { .. }, .. }));
    let events = table.says(Command::EndMarch);
    assert!(events.iter().any(|event| matches!(event.what, What::MarchEnded { .. })));
    assert_eq!(table.refused(activate(&table, "ru-baggovut")).1, "done");
}

#[test]
fn case_5_2_a_hopeless_roll_is_refused_and_weak_enemies_do_not_resist() {
    let mut table = french(Weather::Fair);
    table.only(&["fr-napoleon", "fr-mg-cav-1", "ru-bagration", "ru-bennigsen"]);
    table.put("fr-mg-cav-1", "N4124").track("fr-mg-cav-1", &[("fr-beaumont-i-lc-c", 1)]);
    // Cavalry 1 against 5: plus 3 on the die of an Initiative of 4.
    let proposal = Proposal::Activate { leader: table.leader("fr-mg-cav-1"), others: vec![], extended: false };
    let Ok(Forecast::Trial { succeeds, .. }) = table.game.forecast(&proposal) else { panic!() };
    assert_eq!(succeeds, [1]);
    table.weather(Weather::Rain);
    assert_eq!(table.refused(activate(&table, "fr-mg-cav-1")), ("5.2".into(), "cannot-succeed"));
    // One fifth of the Force does not hold it.
    let mut table = french(Weather::Fair);
    table.only(&["fr-napoleon", "fr-davout", "ru-platov", "ru-bennigsen"]).put("fr-davout", "N4124");
    table.put("ru-platov", "N4223").track("ru-platov", &[("ru-platov-cossacks-c", 5)]);
    let proposal = Proposal::Activate { leader: table.leader("fr-davout"), others: vec![], extended: false };
    let Ok(Forecast::Trial { rolled, .. }) = table.game.forecast(&proposal) else { panic!() };
    assert!(!rolled, "25 do not outweigh 28");
}

#[test]
fn case_5_3_costs_mud_and_rivers() {
    let cost = |table: &Table, to: &str| {
        let Options::March(options) = table.game.options() else { panic!() };
        options.own[0].reach.iter().find(|one| one.hex == hex(to)).map(|one| one.cost)
    };
    let mut table = french(Weather::Fair);
    table.says(activate(&table, "fr-davout"));
    assert_eq!(cost(&table, "N3420"), Some(2), "clear");
    assert_eq!(cost(&table, "N3519"), Some(2));
    let mut table = french(Weather::Mud);
    table.says(activate(&table, "fr-davout"));
    assert_eq!(cost(&table, "N3420"), Some(4), "mud doubles");
    let too_far =
        Command::March { carried: vec![], path: path(&["N3420", "N3421", "N3422", "N3423", "N3424", "N3425"]) };
    assert_eq!(table.refused(too_far), ("5.3".into(), "too-far"));
    let leap = Command::March { carried: vec![], path: path(&["N3422"]) };
    assert_eq!(table.refused(leap), ("5.3".into(), "not-a-step"));
    let nowhere = Command::March { carried: vec![], path: vec![] };
    assert_eq!(table.refused(nowhere), ("5.3".into(), "empty-path"));
}

#[test]
fn case_5_3_a_subordinate_ends_adjacent_to_his_leader() {
    let mut table = french(Weather::Fair);
    let [napoleon, ney] = ["fr-napoleon", "fr-ney"].map(|id| table.leader(id));
    table.says(Command::Activate { leader: napoleon, others: vec![ney], extended: false });
    let away = Command::Leg { leaders: vec![ney], path: path(&["N3526", "N3626"]) };
    assert_eq!(table.refused(away), ("5.3".into(), "stranded"));
    table.says(Command::March { carried: vec![], path: path(&["N3526"]) });
    table.says(Command::Leg { leaders: vec![ney], path: path(&["N3526", "N3626"]) });
    let over = Command::March { carried: vec![], path: path(&["N3626"]) };
    // No action is left: the march has ended, and the die did not matter.
    assert!(table.game.check(Side::Second, &over).is_err());
    assert_eq!(table.hex_of("fr-ney").as_deref(), Some("N3626"));
}

#[test]
fn case_5_4_a_repulse_pushes_two_hexes_and_follows() {
    let mut table = french(Weather::Fair);
    table.only(&["fr-napoleon", "fr-davout", "ru-platov", "ru-bennigsen"]).put("fr-davout", "N4124");
    table.put("ru-platov", "N4223").track("ru-platov", &[("ru-platov-cossacks-c", 5)]).put("ru-bennigsen", "N6118");
    table.says(activate(&table, "fr-davout"));
    let Options::March(options) = table.game.options() else { panic!() };
    assert_eq!(options.repulses.iter().map(|one| (one.hex, one.cost)).collect::<Vec<_>>(), [(hex("N4223"), 3)]);
    table.says(Command::Repulse { leaders: vec![], hex: hex("N4223") });
    let Pending::Decision { side: Side::First, .. } = table.game.pending() else { panic!() };
    let short = Command::GiveWay { path: path(&["N4323"]) };
    assert_eq!(table.refused(short), ("7.8".into(), "wrong-length"));
    let Options::GiveWay(ways) = table.game.options() else { panic!() };
    assert_eq!(ways.length, 2);
    table.says(Command::GiveWay { path: ways.first().path });
    assert_eq!(table.hex_of("fr-davout").as_deref(), Some("N4223"));
    assert_eq!(table.game.state().march().map(|march| march.legs[0].spent), Some(3));
}

#[test]
fn case_5_6_a_large_stack_loses_one_where_it_stays() {
    let mut table = friedland();
    table.set(|board, state| {
        // All have marched but the great stack of Friedland.
        for leader in board.leader_ids() {
            if leader != board.leader_named("ru-bennigsen").unwrap() {
                (state.leaders[usize::from(leader.0)].done, state.leaders[usize::from(leader.0)].moved) = (true, true);
            }
        }
    });
    table.put("ru-bennigsen", "N1818");
    table.set(|_, state| state.stage = Stage::Initiative);
    table.says(Command::Pass);
    // 21 strength points without a line of communications: row 5.
    let Pending::Decision { decision: Decision::Lose { due: 1 }, .. } = table.game.pending() else {
        panic!("{:?}", table.game.pending())
    };
}

#[test]
fn case_6_forced_marches_have_ten_halves() {
    let mut table = friedland();
    table.stage(Stage::Forced { side: Side::First, guns: vec![] });
    let platov = table.leader("ru-platov");
    table.says(Command::Force { leader: platov, others: vec![], guns: None });
    table.rolls(&[4]);
    let Options::March(options) = table.game.options() else { panic!() };
    assert_eq!(options.own[0].left, 10);
    let guns = Command::Force { leader: platov, others: vec![], guns: Some(table.leader("fr-lannes")) };
    let mut table = friedland();
    table.stage(Stage::Forced { side: Side::First, guns: vec![] });
    assert_eq!(table.refused(guns).0, "6");
}

#[test]
fn case_7_2_company_and_stranding() {
    let mut table = Table::new("friedland");
    table.put("ru-baggovut", "N4023").combat();
    let [bagration, baggovut] = ["ru-bagration", "ru-baggovut"].map(|id| table.leader(id));
    let alone = Command::Declare { leader: bagration, others: vec![], targets: path(&["N4124"]) };
    assert_eq!(table.refused(alone), ("7.2".into(), "company"));
    let weak = Command::Declare { leader: baggovut, others: vec![], targets: path(&["N4124"]) };
    assert_eq!(table.refused(weak), ("7.2".into(), "bought-free"));
    let nobody = Command::Declare { leader: table.leader("ru-bennigsen"), others: vec![], targets: path(&["N4124"]) };
    assert_eq!(table.refused(nobody), ("7.2".into(), "touches-no-target"));
    let empty = Command::Declare { leader: bagration, others: vec![baggovut], targets: path(&["N4125"]) };
    assert_eq!(table.refused(empty), ("7.1".into(), "not-attackable"));
    table.says(Command::Declare { leader: bagration, others: vec![baggovut], targets: path(&["N4124"]) });
}

#[test]
fn case_7_8_1_the_winner_breaks_off() {
    let mut table = staying();
    let bagration = table.leader("ru-bagration");
    table.says(Command::Declare { leader: bagration, others: vec![], targets: path(&["N4124"]) });
    table.seals(Choice::Pursuit, Choice::Pursuit);
    table.rolls(&[6]);
    table.rolls(&[2]);
    table.says(Command::BreakOff);
    let oudinot = table.unit("fr-oudinot-gren-i");
    table.says(Command::Lose { units: vec![oudinot, oudinot] });
    let Options::Retreat(ways) = table.game.options() else { panic!("{:?}", table.game.pending()) };
    assert_eq!(ways.iter().map(|ways| ways.length).collect::<Vec<_>>(), [1]);
    table.says(Command::Retreat { paths: vec![ways[0].first()] });
    assert_eq!(table.game.state().shut.len(), 0, "chits are put away at the end");
    table.says(Command::Stay);
    assert_eq!(table.game.state().shut.len(), 2);
    assert_eq!(table.game.state().lost, [0, 2]);
}

#[test]
fn case_c1_a_chit_opens_only_with_what_was_sealed() {
    let mut table = staying();
    let bagration = table.leader("ru-bagration");
    table.says(Command::Declare { leader: bagration, others: vec![], targets: path(&["N4124"]) });
    assert!(table.game.both_asked());
    table.seals(Choice::Pitched, Choice::Pursuit);
    table.rolls(&[6]);
    table.rolls(&[2]);
    table.says(Command::Stand);
    table.says(Command::Lose { units: vec![table.unit("ru-kollogribov-left-cav-c")] });
    let lie = Command::OpenChit { opening: chit(1, 1, Choice::Pitched, 2) };
    assert_eq!(table.refused(lie), ("C1".into(), "not-the-chit"));
    assert!(!table.game.can_undo(Side::Second));
    let events = table.opens();
    assert!(events.iter().any(|event| matches!(event.what, What::ChitOpened { choice: Choice::Pursuit, .. })));
}

#[test]
fn case_8_a_critical_battle_moves_the_marker_and_ends_the_game_off_the_track() {
    let battle = Battle { retreated: Some(Side::First), lost: [20, 1] };
    let mut table = Table::new("friedland");
    table.only(&["ru-bennigsen", "fr-napoleon", "fr-ney"]);
    table.set(|_, state| {
        state.battles = vec![battle, Battle { lost: [5, 6], ..battle }, Battle { lost: [6, 6], ..battle }];
        let combat = Combat { must_attack: vec![], must_be_attacked: vec![], attacked: vec![], fight: None };
        state.stage = Stage::Combat(Box::new(combat));
    });
    // Two spaces for the first, none for the second, one for the third: from D to G.
    assert_eq!(table.game.state().morale, Space::G);
    table.set(|_, state| {
        state.battles = vec![Battle { retreated: Some(Side::First), lost: [12, 0] }];
        let combat = Combat { must_attack: vec![], must_be_attacked: vec![], attacked: vec![], fight: None };
        state.stage = Stage::Combat(Box::new(combat));
    });
    let Pending::Over(outcome) = table.game.pending() else { panic!() };
    assert_eq!((outcome.winner, outcome.strategic), (Some(Side::Second), true));
}

#[test]
fn case_8_points_qualify_and_win() {
    let mut table = Table::new("friedland");
    // Coalition first: it needs 12 and holds Königsberg for 6.
    table.set(|_, state| state.lost = [19, 6]);
    assert_eq!(table.game.score(Side::First).total(), 12);
    assert_eq!(table.game.score(Side::Second).total(), 19);
    let end = |table: &mut Table| {
        table.set(|_, state| {
            state.turn = 4;
            state.phasing = Side::Second;
            for leader in &mut state.leaders {
                leader.fought = true;
            }
            let combat = Combat { must_attack: vec![], must_be_attacked: vec![], attacked: vec![], fight: None };
            state.stage = Stage::Combat(Box::new(combat));
        });
        let Pending::Over(outcome) = table.game.pending() else { panic!() };
        outcome.winner
    };
    assert_eq!(end(&mut table), Some(Side::First), "only one side qualifies");
}

#[test]
fn case_r31_leaders_without_units_escape_or_are_captured() {
    let mut table = french(Weather::Fair);
    table.only(&["fr-napoleon", "fr-davout", "ru-bennigsen", "ru-platov"]);
    table.put("ru-bennigsen", "N3420").track("ru-bennigsen", &[]).put("ru-platov", "N3425");
    table.says(activate(&table, "fr-davout"));
    table.says(Command::March { carried: vec![], path: path(&["N3420"]) });
    assert_eq!(table.hex_of("ru-bennigsen").as_deref(), Some("N3425"));
    let mut table = french(Weather::Fair);
    table.only(&["fr-napoleon", "fr-davout", "ru-bennigsen", "ru-platov"]);
    table.put("ru-bennigsen", "N3420").track("ru-bennigsen", &[]).put("ru-platov", "N3435");
    table.says(activate(&table, "fr-davout"));
    table.says(Command::March { carried: vec![], path: path(&["N3420"]) });
    assert_eq!(table.hex_of("ru-bennigsen"), None);
}

#[test]
fn amendments_change_any_part_and_are_checked() {
    let mut table = friedland();
    let platov = table.leader("ru-platov");
    let now =
        |place| Leader { place, done: false, moved: false, forced: false, fought: false, hurry: None, foraging: false };
    let change = vec![
        Edit::Leader { leader: platov, now: now(Place::On(hex("N4421"))) },
        Edit::Morale { space: Space::F },
        Edit::CommandsLeft { commands: 2 },
    ];
    table.game.amend(&change).expect("a good change");
    assert_eq!(table.hex_of("ru-platov").as_deref(), Some("N4421"));
    assert_eq!((table.game.state().morale, table.game.state().commands_left), (Space::F, 2));
    let hash = table.game.hash();
    let share = vec![Edit::Leader { leader: platov, now: now(Place::On(hex("N4124"))) }];
    assert_eq!(table.game.amend(&share).expect_err("both sides in one hex").name, "bad-change");
    assert_eq!(table.game.hash(), hash);
}
