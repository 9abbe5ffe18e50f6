//! A type-erased battle of this system as a position.

use language::ask::Draft;
use language::position::WaitingFor;

#[test]
fn a_position_asks_and_checks_as_its_rules_do() {
    let battle = crate::open("eylau").expect("a battle").battle();
    let position = battle.beginning().expect("a beginning");
    let WaitingFor::Side(side) = position.waits() else { panic!("somebody moves first") };
    let asking = position.ask(side, &Draft::EMPTY);
    let first = asking.offers.first().and_then(|offer| offer.draft()).expect("a unit that moves");
    let moves = position.ask(side, first);
    assert!(moves.sayings().count() > 1);
    for said in moves.sayings() {
        assert_eq!(position.check(side, &said.command), Ok(()));
        assert!(position.check(side.other(), &said.command).is_err());
    }
    assert_eq!(position.check(side, b"no command").expect_err("bytes").name, "no-command");
    assert_eq!(position.undo(side), None, "nothing was said yet");
}
