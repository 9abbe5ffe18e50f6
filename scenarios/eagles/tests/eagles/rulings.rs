//! Rulings and finer points of the rules page by example.

use crate::table::*;
use eagles::*;
use engine::contract::{Game as _, Pending, Side};
use engine::hex::Hex;

fn path(names: &[&str]) -> Vec<Hex> {
    names.iter().map(|name| hex(name)).collect()
}

/// Friedland with the French to move, only these leaders on the map.
fn french(ids: &[&str]) -> Table {
    let mut table = Table::new("friedland");
    let all: Vec<&str> = ids.iter().copied().chain(["fr-napoleon"]).collect();
    table.set(|_, state| {
        state.phasing = Side::Second;
        state.commands_left = 7;
        state.stage = Stage::Command;
    });
    table.only(&all);
    table
}

fn declare(table: &mut Table, leader: &str, targets: &[&str]) {
    let leader = table.leader(leader);
    table.says(Command::Declare { leader, others: vec![], targets: path(targets) });
}

fn round(table: &Table) -> RoundForecast {
    match table.game.forecast(&Proposal::Roll) {
        Ok(Forecast::Round(round)) => *round,
        other => panic!("{other:?}: {:?}", table.game.pending()),
    }
}

#[test]
fn r5_a_short_march_in_fair_weather_throws_no_die() {
    let mut table = french(&["fr-ney", "ru-bennigsen"]);
    let ney = table.leader("fr-ney");
    table.says(Command::Activate { leader: ney, others: vec![], extended: false });
    table.says(Command::March { carried: vec![], path: path(&["N3526"]) });
    table.says(Command::EndMarch);
    assert!(matches!(table.game.pending(), Pending::Decision { .. }), "{:?}", table.game.pending());
}

#[test]
fn r7_a_leader_who_made_no_leg_was_never_named() {
    let mut table = french(&["fr-ney", "fr-bessieres", "ru-bennigsen"]);
    let [napoleon, ney] = ["fr-napoleon", "fr-ney"].map(|id| table.leader(id));
    table.says(Command::Activate { leader: napoleon, others: vec![ney], extended: false });
    table.says(Command::EndMarch);
    assert_eq!(table.game.state().commands_left, 6);
    assert!(table.game.state().leader(napoleon).is_some_and(|leader| leader.done));
    assert!(table.game.state().leader(ney).is_some_and(|leader| !leader.done));
    table.says(Command::Activate { leader: ney, others: vec![], extended: false });
}

#[test]
fn r12_walls_do_not_stop_a_leg_in_a_zone() {
    let mut table = french(&["fr-murat", "ru-platov", "ru-bennigsen"]);
    table.put("fr-murat", "N3114").put("ru-platov", "N3213").put("ru-bennigsen", "N6118");
    table.track("ru-platov", &[("ru-platov-cossacks-c", 6)]);
    table.put("fr-murat", "N3115");
    let murat = table.leader("fr-murat");
    table.says(Command::Activate { leader: murat, others: vec![], extended: false });
    let Options::March(options) = table.game.options() else { panic!() };
    let walls = options.own[0].reach.iter().find(|one| one.hex == hex("N3214")).expect("Königsberg");
    assert_eq!(walls.stop, None);
    let open = options.own[0].reach.iter().find(|one| one.hex == hex("N3114")).expect("beside it");
    assert_eq!(open.stop, Some(Stop::Zone));
}

#[test]
fn r14_an_attack_over_a_primary_bridge_costs_two_columns() {
    let mut table = Table::new("pultusk");
    table.only(&["fr-lannes", "fr-napoleon", "ru-bennigsen"]).put("fr-lannes", "S4817").put("ru-bennigsen", "S4918");
    table.weather(Weather::Fair).combat();
    declare(&mut table, "fr-lannes", &["S4918"]);
    table.seals(Choice::Pitched, Choice::Pitched);
    table.rolls(&[6]);
    let round = round(&table);
    let shifts: Vec<_> = round.shifts.iter().map(|term| (term.what, term.number)).collect();
    assert_eq!(shifts, [(Reason::PrimaryBridge, -2)]);
    // A damaged bridge ends contact.
    let side = Hexside::new(hex("S4817"), hex("S4918"));
    let mut table = Table::new("pultusk");
    table.only(&["fr-lannes", "fr-napoleon", "ru-bennigsen"]).put("fr-lannes", "S4817").put("ru-bennigsen", "S4918");
    table.set(|_, state| {
        state.damaged.push(side);
        state.damaged.sort_unstable();
    });
    assert!(!table.game.in_zone(Side::First, hex("S4918")));
}

#[test]
fn r16_lakes_are_secondary_rivers_in_frost_only() {
    let mut table = Table::new("eylau");
    table.only(&["fr-ney", "fr-napoleon", "ru-bennigsen"]).put("fr-ney", "C0811").put("ru-bennigsen", "C0911");
    table.weather(Weather::Snow);
    assert!(!table.game.in_zone(Side::First, hex("C0911")));
    table.weather(Weather::Frost);
    assert!(table.game.in_zone(Side::First, hex("C0911")));
}

#[test]
fn case_5_3_woods_cost_horse_more_than_foot() {
    for (leader, cost) in [("fr-davout", 4), ("fr-latour-maubourg", 6)] {
        let mut table = french(&["fr-davout", "fr-latour-maubourg", "ru-bennigsen"]);
        table.put(leader, "N3420");
        let id = table.leader(leader);
        table.says(Command::Activate { leader: id, others: vec![], extended: false });
        let Options::March(options) = table.game.options() else { panic!() };
        let woods = options.own[0].reach.iter().find(|one| one.hex == hex("N3520")).expect("woods");
        assert_eq!(woods.cost, cost);
        assert_eq!(options.own[0].left, if cost == 4 { 10 } else { 18 });
        // Round by the road and its bridge is cheaper than through the stream.
        let beyond = options.own[0].reach.iter().find(|one| one.hex == hex("N3321")).map(|one| one.cost);
        assert_eq!(beyond, Some(3));
    }
}

#[test]
fn case_5_7_a_source_with_the_enemy_on_it_feeds_no_leader() {
    let mut table = french(&["fr-ney", "ru-platov", "ru-bennigsen"]);
    table.put("ru-platov", "N6118");
    let ney = table.game.state().hex_of(table.leader("fr-ney")).expect("a hex");
    let army = ArmyId(0);
    assert!(table.game.has_line(army, ney));
    table.put("ru-platov", "N0135");
    assert!(!table.game.has_line(army, ney));
}

#[test]
fn case_6_the_sound_of_the_guns_helps_and_binds() {
    let optional = OptionalRules { sound_of_guns: true, ..OptionalRules::default() };
    let mut table = Table::new("friedland");
    // Coalition phasing, Bagration and Lannes in contact; Mortier of the other side hears it.
    let [mortier, bagration] = ["fr-mortier", "ru-bagration"].map(|id| table.leader(id));
    table.put("fr-mortier", "N3824");
    table.set_by(optional, |_, state| state.stage = Stage::Forced { side: Side::Second, guns: vec![] });
    let command = Command::Force { leader: mortier, others: vec![], guns: Some(bagration) };
    let Ok(Forecast::Trial { succeeds, .. }) =
        table.game.forecast(&Proposal::Force { leader: mortier, others: vec![], guns: Some(bagration) })
    else {
        panic!("{:?}", table.game.check(Side::Second, &command))
    };
    assert_eq!(succeeds, [1, 2, 3, 4], "an Initiative of 3, and one for the guns");
    table.says(command);
    table.rolls(&[4]);
    let aside = Command::March { carried: vec![], path: path(&["N3825"]) };
    assert_eq!(table.refused(aside), ("6".into(), "away-from-guns"));
    assert_eq!(table.refused(Command::EndMarch), ("6".into(), "away-from-guns"));
    let Options::March(options) = table.game.options() else { panic!() };
    let end = options.own[0].ends[0];
    table.says(Command::March { carried: vec![], path: path_to(options.own[0].from, &options.own[0].reach, end) });
    if matches!(table.game.state().stage, Stage::March(_)) {
        table.says(Command::EndMarch);
    }
    while let Pending::Roll(_) = table.game.pending() {
        table.rolls(&[1]);
    }
    let lannes = Command::Force { leader: table.leader("fr-lannes"), others: vec![], guns: None };
    assert_eq!(table.refused(lannes), ("6".into(), "guns-hold"));
}

#[test]
fn r49_the_commander_helps_the_first_die_of_his_attack() {
    let mut table = french(&["fr-ney", "ru-bagration", "ru-bennigsen"]);
    table.put("fr-ney", "N4124").put("fr-napoleon", "N4124").put("ru-bennigsen", "N6118").combat();
    let [napoleon, ney] = ["fr-napoleon", "fr-ney"].map(|id| table.leader(id));
    let led = Command::Declare { leader: ney, others: vec![napoleon], targets: path(&["N4223"]) };
    assert_eq!(table.refused(led), ("1".into(), "not-to-be-led"));
    table.says(Command::Declare { leader: napoleon, others: vec![ney], targets: path(&["N4223"]) });
    table.seals(Choice::Pitched, Choice::Pitched);
    table.rolls(&[6, 6]);
    let first = round(&table);
    assert_eq!(
        first.die.iter().map(|term| (term.what, term.number)).collect::<Vec<_>>(),
        [(Reason::ArmyCommander, -1)]
    );
}

#[test]
fn r48_and_case_7_7_mud_takes_the_stars_off_the_defender() {
    let mut table = french(&["fr-davout", "ru-baggovut", "ru-bennigsen"]);
    table.put("fr-davout", "N4124").put("ru-baggovut", "N4223").put("ru-bennigsen", "N6118");
    table.weather(Weather::Mud).combat();
    declare(&mut table, "fr-davout", &["N4223"]);
    table.seals(Choice::Pitched, Choice::Pitched);
    // 28 to 4 is the last column: 0/6** on a 1 becomes 0/4.
    let round = round(&table);
    assert_eq!(round.column, 8);
    let first = round.faces[0].result;
    assert_eq!((first.attacker, first.defender, first.stars, first.loser), (0, 4, 0, Side::First));
}

#[test]
fn case_7_7_below_one_to_three_adds_to_the_die() {
    let mut table = french(&["fr-mg-cav-1", "ru-bagration", "ru-bennigsen"]);
    table.put("fr-mg-cav-1", "N4124").put("ru-bennigsen", "N6118").combat();
    declare(&mut table, "fr-mg-cav-1", &["N4223"]);
    table.seals(Choice::Pitched, Choice::Pitched);
    table.rolls(&[6]);
    let round = round(&table);
    assert_eq!((round.base_column, round.column), (0, 0));
    assert_eq!(round.die.iter().map(|term| term.what).collect::<Vec<_>>(), [Reason::BelowTheTable]);
    assert_eq!(round.faces[5].die, 7);
}

#[test]
fn case_7_3_the_strongest_legal_force_defends_and_equal_ones_are_chosen() {
    let mut table = french(&["fr-davout", "ru-baggovut", "ru-olsufiev-iii", "ru-bennigsen"]);
    table.put("fr-davout", "N4124").put("ru-baggovut", "N4223").put("ru-olsufiev-iii", "N4223");
    table.put("ru-bennigsen", "N6118").combat();
    // Two generals of equal span cannot lead each other; each has 4 strength points.
    declare(&mut table, "fr-davout", &["N4223"]);
    let Options::Defend(sets) = table.game.options() else { panic!("{:?}", table.game.pending()) };
    assert_eq!(sets.len(), 2);
    let [baggovut, olsufiev] = ["ru-baggovut", "ru-olsufiev-iii"].map(|id| table.leader(id));
    let both = Command::Defend { leader: baggovut, others: vec![olsufiev] };
    assert_eq!(table.refused(both), ("7.3".into(), "not-the-strongest"));
    table.says(Command::Defend { leader: baggovut, others: vec![] });
    let fight = table.game.state().fight().expect("a combat");
    assert_eq!(fight.party(Side::First).left_out, [olsufiev]);
    table.seals(Choice::Pursuit, Choice::Pursuit);
    table.rolls(&[1]);
    table.opens();
    // The left-out general retreats with his hex and loses nothing.
    if let Options::Retreat(ways) = table.game.options() {
        table.says(Command::Retreat { paths: vec![ways[0].first()] });
    }
    assert_ne!(table.hex_of("ru-olsufiev-iii").as_deref(), Some("N4223"));
    assert_eq!(table.game.strength_of(olsufiev).total(), 4);
}

#[test]
fn case_7_8_3_a_garrison_may_decline_to_attack() {
    let mut table = french(&["fr-davout", "pr-ruchel", "ru-bennigsen"]);
    table.put("fr-davout", "N3114").put("ru-bennigsen", "N6118").combat();
    declare(&mut table, "fr-davout", &["N3214"]);
    table.seals(Choice::Pitched, Choice::Pitched);
    table.rolls(&[1]);
    if let Options::Stand = table.game.options() {
        table.says(Command::Stand);
        let toll = table.unit("fr-marulaz-iii-lc-c");
        if let Options::Lose(parts) = table.game.options() {
            table.says(Command::Lose { units: vec![toll; usize::from(parts[0].due)] });
        }
    }
    table.opens();
    // 28 to 4, two to the left: 3:1, die 1: 1/4**: the garrison is dead.
    let ruchel = table.leader("pr-ruchel");
    assert_eq!(table.game.state().leader(ruchel).map(|leader| leader.place), Some(Place::Lost));
    let Options::Advance(steps) = table.game.options() else { panic!("{:?}", table.game.pending()) };
    assert_eq!(steps[0].hex, hex("N3214"));
    table.says(Command::Advance { leaders: steps[0].leaders.clone(), hex: hex("N3214") });
    assert_eq!(table.game.state().held, [Some(Side::Second)], "Königsberg has changed hands");
}

#[test]
fn r66_artillery_is_lost_last() {
    let mut table = french(&["fr-davout", "ru-bagration", "ru-bennigsen"]);
    table.put("fr-davout", "N4124").put("ru-bennigsen", "N6118").combat();
    declare(&mut table, "fr-davout", &["N4223"]);
    table.seals(Choice::Pitched, Choice::Pursuit);
    table.rolls(&[6]);
    table.rolls(&[2]);
    table.says(Command::Stand);
    table.says(Command::Lose { units: vec![table.unit("fr-marulaz-iii-lc-c")] });
    table.opens();
    let Options::Retreat(ways) = table.game.options() else { panic!() };
    table.says(Command::Retreat { paths: vec![ways[0].first()] });
    table.says(Command::Stay);
    // The minimum: what the winner lost by the die.
    let guns = Command::Lose { units: vec![table.unit("ru-centre-artillery-a")] };
    assert_eq!(table.refused(guns), ("R66".into(), "wrong-arm"));
    table.says(Command::Lose { units: vec![table.unit("ru-markov-adv-guard-i")] });
}

#[test]
fn case_7_6_batteries_forward_count_double_and_lose_guns() {
    let optional = OptionalRules { batteries_forward: true, ..OptionalRules::default() };
    let mut table = french(&["fr-davout", "ru-bagration", "ru-bennigsen"]);
    table.put("fr-davout", "N4124").put("ru-bennigsen", "N6118").combat();
    table.set_by(optional, |_, _| {});
    declare(&mut table, "fr-davout", &["N4223"]);
    table.seals(Choice::Pitched, Choice::Pitched);
    // Davout has no guns: only Bagration is asked.
    let Pending::Decision { side: Side::First, decision: Decision::Forward } = table.game.pending() else { panic!() };
    table.says(Command::Forward { forward: true });
    let Ok(Forecast::Fire { batteries }) = table.game.forecast(&Proposal::Roll) else { panic!() };
    assert_eq!(batteries[1].strength, 8);
    table.rolls(&[1]);
    let due = match table.game.pending() {
        Pending::Decision { side: Side::Second, decision: Decision::Lose { due } } => due,
        other => panic!("{other:?}"),
    };
    assert_eq!(due, 2);
    let morand = table.unit("fr-morand-iii-1-i");
    table.says(Command::Lose { units: vec![morand, morand] });
    // 26 to 24, die 1: 2/3*; the defender loses three, half of them guns.
    table.rolls(&[1]);
    table.says(Command::Stand);
    table.says(Command::Lose { units: vec![morand, morand] });
    table.opens();
    let Options::Lose(parts) = table.game.options() else { panic!("{:?}", table.game.pending()) };
    assert_eq!(parts.iter().map(|part| part.due).collect::<Vec<_>>(), [1, 2]);
}

#[test]
fn r46_a_combat_ends_after_six_rounds() {
    let mut table = french(&["fr-davout", "ru-bagration", "ru-bennigsen"]);
    table.put("fr-davout", "N4124").put("ru-bennigsen", "N6118").combat();
    declare(&mut table, "fr-davout", &["N4223"]);
    table.set(|_, state| {
        if let Stage::Combat(combat) = &mut state.stage {
            combat.fight.as_mut().unwrap().round = 6;
        }
    });
    table.seals(Choice::Pitched, Choice::Pitched);
    table.rolls(&[6]);
    table.rolls(&[2]);
    table.says(Command::Stand);
    table.says(Command::Lose { units: vec![table.unit("fr-marulaz-iii-lc-c")] });
    table.opens();
    let markov = table.unit("ru-markov-adv-guard-i");
    table.says(Command::Lose { units: vec![markov, markov] });
    assert!(table.game.state().fight().is_none());
    assert_eq!(table.hex_of("ru-bagration").as_deref(), Some("N4223"));
}

#[test]
fn r85_a_winner_dies_of_his_own_number() {
    // One strength point of horse attacks four; the table is set to a round it wins at the price of 1.
    let mut table = french(&["fr-mg-cav-1", "ru-baggovut", "ru-bennigsen"]);
    table.put("fr-mg-cav-1", "N4124").track("fr-mg-cav-1", &[("fr-beaumont-i-lc-c", 2)]);
    table
        .put("ru-baggovut", "N4223")
        .track("ru-baggovut", &[("ru-baggovut-i", 1)])
        .put("ru-bennigsen", "N6118")
        .combat();
    declare(&mut table, "fr-mg-cav-1", &["N4223"]);
    table.seals(Choice::Pitched, Choice::Pitched);
    // 2:1 in the open, die 2: 1/3*; the loss of the winner is capped by the one point the enemy has.
    table.rolls(&[2]);
    table.says(Command::Stand);
    table.opens();
    // Pitched: Baggovut is dead, and the French may step in.
    assert_eq!(table.hex_of("ru-baggovut"), None);
    table.says(Command::Stay);
    let battles = &table.game.state().battles;
    assert!(battles.is_empty() || battles.iter().all(|battle| battle.retreated == Some(Side::First)));
}

#[test]
fn case_7_8_6_a_zone_or_a_river_doubles_the_loss() {
    let mut table = french(&["fr-davout", "fr-mg-cav-1", "ru-baggovut", "ru-bennigsen"]);
    // A second French Force whose zone covers the way back.
    table.put("fr-davout", "N4124").put("fr-mg-cav-1", "N4224").put("ru-baggovut", "N4223");
    table.track("ru-baggovut", &[("ru-baggovut-i", 4), ("ru-bestuchev-i", 6)]).put("ru-bennigsen", "N6118").combat();
    let [davout, horse] = ["fr-davout", "fr-mg-cav-1"].map(|id| table.leader(id));
    table.says(Command::Declare { leader: davout, others: vec![horse], targets: path(&["N4223"]) });
    table.seals(Choice::Pursuit, Choice::Pursuit);
    table.rolls(&[6]);
    let Some(fight) = table.game.state().fight() else { panic!() };
    assert_eq!(fight.result.map(|result| result.loser), Some(Side::First));
    if let Options::Stand = table.game.options() {
        table.says(Command::Stand);
        table.says(Command::Lose { units: vec![table.unit("fr-marulaz-iii-lc-c")] });
    }
    table.opens();
    let Options::Retreat(ways) = table.game.options() else { panic!("{:?}", table.game.pending()) };
    let over: Vec<_> = ways[0].steps.iter().filter(|step| step.from == hex("N4223")).map(|step| step.to).collect();
    assert!(!over.contains(&hex("N4224")) && !over.contains(&hex("N4124")));
    table.says(Command::Retreat { paths: vec![ways[0].first()] });
    let Options::Pursue(choices) = table.game.options() else { panic!("{:?}", table.game.pending()) };
    assert_eq!(choices[0].hex, hex("N4223"));
    let forecast = table.game.forecast(&Proposal::Pursue { leaders: vec![davout], hex: hex("N4223") });
    let Ok(Forecast::Pursuit { initiative, faces, .. }) = forecast else { panic!("{forecast:?}") };
    assert_eq!(initiative, 5);
    assert!(faces[0].hexes >= 1 && faces[0].loss >= u16::from(faces[0].hexes));
}

#[test]
fn b19_forces_that_force_marched_may_come_late() {
    let optional = OptionalRules { hurry_up: true, ..OptionalRules::default() };
    let mut table = french(&["fr-davout", "fr-mg-cav-1", "ru-baggovut", "ru-bennigsen"]);
    table.put("fr-davout", "N4124").put("fr-mg-cav-1", "N4224").put("ru-baggovut", "N4223");
    table.put("ru-bennigsen", "N6118").combat();
    let [davout, horse] = ["fr-davout", "fr-mg-cav-1"].map(|id| table.leader(id));
    let hurry = Hurry { force: horse, halves: 10, plus: 0 };
    table.set_by(optional, |_, state| state.leaders[usize::from(horse.0)].hurry = Some(hurry));
    table.says(Command::Declare { leader: davout, others: vec![horse], targets: path(&["N4223"]) });
    let Ok(Forecast::Hurry { forces }) = table.game.forecast(&Proposal::Roll) else { panic!() };
    assert_eq!(forces[0].rounds, [2, 2, 3, 3, 4, 4]);
    table.rolls(&[3]);
    let fight = table.game.state().fight().expect("a combat");
    let party = fight.party(Side::Second);
    assert_eq!(
        (party.leaders.clone(), party.late.clone()),
        (vec![davout], vec![Late { leaders: vec![horse], round: 3 }])
    );
}

#[test]
fn undo_goes_back_to_the_last_die_and_no_farther() {
    let mut table = Table::new("friedland");
    let hash = table.game.hash();
    assert!(!table.game.can_undo(Side::First));
    let formation = table.formation("ru-essen-iii-8div");
    let [from, to] = ["ru-bennigsen", "ru-mg-inf-1"].map(|id| table.leader(id));
    table.says(Command::Transfer { formation, from, to });
    assert!(table.game.can_undo(Side::First));
    table.says(Command::Undo);
    assert_eq!(table.game.hash(), hash);
    table.says(Command::Done);
    assert!(!table.game.can_undo(Side::First), "a boundary");
    let bagration = table.leader("ru-bagration");
    table.says(Command::Activate { leader: bagration, others: vec![], extended: false });
    table.rolls(&[1]);
    assert!(!table.game.can_undo(Side::First), "a die");
    table.says(Command::March { carried: vec![], path: path(&["N4222"]) });
    table.says(Command::Undo);
    assert_eq!(table.hex_of("ru-bagration").as_deref(), Some("N4223"));
}
