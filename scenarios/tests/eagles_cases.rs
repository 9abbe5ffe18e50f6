//! The worked examples of the rules page, and its cases by example.

mod eagles;

use eagles::*;
use engine::contract::{Game as _, Pending, Side};
use engine::eagles::*;

fn activate(table: &Table, leader: &str) -> Command {
    Command::Activate { leader: table.leader(leader), others: Vec::new() }
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
    let proposal = Proposal::Activate { leader: table.leader("ru-bagration"), others: Vec::new() };
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
        paths: vec![RetreatPath { from: hex("N4124"), path: path(&["N4023", "N3924"]) }],
    });
    table.says(Command::Pursue { leaders: vec![bagration], hex: hex("N4124") });
    let Ok(Forecast::Pursuit { initiative, terms, faces }) = table.game.forecast(&Proposal::Roll) else { panic!() };
    assert_eq!(initiative, 4);
    assert_eq!(terms.iter().map(|term| term.number).collect::<Vec<_>>(), [0, -1]);
    assert_eq!(faces.iter().map(|face| (face.hexes, face.loss)).collect::<Vec<_>>(), [
        (2, 2),
        (2, 2),
        (2, 2),
        (2, 2),
        (1, 1),
        (0, 1)
    ]);
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
    // Behind walls nobody must be attacked, but Soult touches nothing else.
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
