//! Every command of the engine's options can be pointed at, and nothing else can.

use super::*;
use art_of_war::{AttackOptions, MoveOptions};

/// More drafts than a set of losses or a list of reserves comes to.
const MOST_DRAFTS: usize = 600;

/// Everything that can be said by pointing, and the drafts on the way; `None` if there are too many to try them all.
fn sayable(game: &Game, side: Side) -> Option<Vec<Command>> {
    let mut drafts = vec![Draft::EMPTY];
    let mut commands: Vec<Command> = Vec::new();
    let mut at = 0;
    while let Some(draft) = drafts.get(at).cloned() {
        at += 1;
        let asking = ask(game, side, &draft);
        for said in asking.sayings() {
            if !commands.contains(&said.command) {
                commands.push(said.command.clone());
            }
        }
        for next in asking.drafts() {
            if !drafts.contains(next) {
                drafts.push(next.clone());
            }
        }
        if drafts.len() > MOST_DRAFTS {
            return None;
        }
    }
    Some(commands)
}

fn same(found: &[Command], wanted: &[Command], what: &str) {
    let missing: Vec<&Command> = wanted.iter().filter(|command| !found.contains(command)).collect();
    assert!(missing.is_empty(), "{what}: cannot be pointed at: {missing:?}");
    let more: Vec<&Command> = found.iter().filter(|command| !wanted.contains(command)).collect();
    assert!(more.is_empty(), "{what}: the options lack: {more:?}");
}

fn moves(options: &MoveOptions) -> Vec<Command> {
    let mut all: Vec<Command> = Vec::new();
    for (unit, reach) in &options.units {
        let path = |hex| reach.path_to(hex).expect("a way to what is in reach");
        all.extend(reach.ends().map(|end| Command::Move { unit: *unit, path: path(end.hex) }));
    }
    all.extend(options.guard.iter().map(|&unit| Command::Activate { units: vec![unit] }));
    if options.guard.len() > 1 {
        all.push(Command::Activate { units: options.guard.clone() });
    }
    all.extend(options.may_end.then_some(Command::EndMovement));
    all
}

/// Points at what a suggested attack has and the draft lacks, and at what the draft has too much, one by one.
fn pointed_at(game: &Game, side: Side, wanted: &Draft) -> Asking<Command> {
    let mut asking = ask(game, side, &Draft::EMPTY);
    for _ in 0..wanted.len() * 2 + 4 {
        let missing = wanted.picks().iter().find(|pick| !asking.draft.contains(**pick));
        let extra = asking.draft.picks().iter().find(|pick| !wanted.contains(**pick));
        let Some(pick) = missing.or(extra) else { return asking };
        let next = asking.offer(*pick).and_then(|offer| offer.draft()).cloned();
        asking = ask(game, side, &next.unwrap_or_else(|| panic!("{pick:?} is not offered for {wanted:?}")));
    }
    panic!("{wanted:?} cannot be pointed at")
}

fn attacks(game: &Game, side: Side, options: &AttackOptions) {
    let empty = ask(game, side, &Draft::EMPTY);
    assert_eq!(empty.would_pass().is_some(), options.may_end);
    assert_eq!(empty.suggested.len(), options.attacks.len());
    let mut columns = Vec::new();
    for (_, draft) in &empty.suggested {
        let planned = ask(game, side, draft);
        let said = planned.would_confirm().map(|saying| saying.said.command.clone());
        let Some(Command::Attack(proposal)) = said else { panic!("{draft:?} cannot be said: {:?}", planned.ready) };
        assert!(options.attacks.contains(&proposal), "{proposal:?} was not suggested");
        columns.push(game.forecast(&proposal).expect("a legal attack").column);
        assert_eq!(pointed_at(game, side, draft), planned);
    }
    assert!(columns.is_sorted_by(|one, next| one >= next), "the best is not first: {columns:?}");
    let mut enemies = options.attackers.iter().flat_map(|attacker| &attacker.enemies);
    for hex in empty.hexes() {
        assert!(enemies.any(|&enemy| game.state().hex_of(enemy) == Some(hex)) || !game.units_in(hex).is_empty());
    }
    let units: Vec<UnitId> = empty.offers.iter().filter_map(|offer| unit_of(game, offer.pick)).collect();
    assert!(units.iter().all(|unit| options.attackers.iter().any(|attacker| attacker.unit == *unit)));
    assert!(options.attackers.iter().all(|attacker| units.contains(&attacker.unit)));
}

fn complete(game: &Game, side: Side) {
    let exactly = |wanted: Vec<Command>, what: &str| {
        if let Some(found) = sayable(game, side) {
            same(&found, &wanted, what);
        }
    };
    let none = || Command::Activate { units: Vec::new() };
    match game.options() {
        Options::Nothing => panic!("somebody is asked"),
        Options::Move(options) => exactly(moves(&options), "move"),
        Options::Attack(options) => attacks(game, side, &options),
        Options::Losses(lots) => {
            let asking = ask(game, side, &Draft::EMPTY);
            for (units, (_, draft)) in lots.iter().zip(&asking.suggested) {
                let said = ask(game, side, draft).would_confirm().map(|saying| saying.said.command.clone());
                assert_eq!(said, Some(Command::TakeLosses { units: units.clone() }));
            }
            exactly(lots.into_iter().map(|units| Command::TakeLosses { units }).collect(), "losses");
        }
        Options::Retreat(options) => {
            let ways = options.iter().flat_map(|option| option.hexes.iter().map(|&to| (option.unit, to)));
            exactly(ways.map(|(unit, to)| Command::Retreat { unit, to }).collect(), "retreat");
        }
        Options::Advance(ways) => {
            let ways = ways.into_iter().map(|(unit, to)| Command::Advance { unit, to });
            exactly(ways.chain([Command::HoldGround]).collect(), "advance");
        }
        Options::StepBack(unit, hexes) => {
            let ways = hexes.into_iter().map(|to| Command::StepBack { unit, to });
            exactly(ways.chain([Command::Stay]).collect(), "step back");
        }
        Options::Reorganise(choices) => {
            let ways = choices.iter().flat_map(|(unit, hexes)| hexes.iter().map(|&to| (*unit, to)));
            exactly(ways.map(|(unit, to)| Command::Place { unit, to }).collect(), "reorganise");
        }
        Options::CallReserve(units) => {
            let one = units.into_iter().map(|unit| Command::Activate { units: vec![unit] });
            exactly(one.chain([none()]).collect(), "reserve");
        }
        Options::Spirit(armies) => {
            let units = armies.iter().flat_map(|(_, units)| units).copied().collect::<Vec<_>>();
            sets(game, side, &units, |units| Command::Activate { units });
        }
        Options::DeclareFresh(units) => sets(game, side, &units, |units| Command::DeclareFresh { units }),
        Options::FightOn => exactly(vec![Command::FightOn, Command::BreakOff], "fight on"),
    }
}

/// Tests the empty set, each unit alone, and an unknown unit.
fn sets(game: &Game, side: Side, units: &[UnitId], command: impl Fn(Vec<UnitId>) -> Command) {
    let empty = ask(game, side, &Draft::EMPTY);
    assert_eq!(empty.would_pass().map(|saying| &saying.said.command), Some(&command(Vec::new())));
    let mut offered: Vec<UnitId> = empty.offers.iter().filter_map(|offer| unit_of(game, offer.pick)).collect();
    let mut wanted = units.to_vec();
    offered.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(offered, wanted);
    for &unit in units {
        let said = ask(game, side, &of([unit])).would_confirm().map(|saying| saying.said.command.clone());
        assert_eq!(said, Some(command(vec![unit])));
    }
}

#[test]
fn everything_in_a_skirmish_can_be_pointed_at_and_nothing_more() {
    visit("skirmish", 0..6, 6, &mut |game, side, _| complete(game, side));
}

#[test]
fn everything_at_eylau_can_be_pointed_at_and_nothing_more() {
    visit("eylau", 4..7, 4, &mut |game, side, _| complete(game, side));
}

#[test]
fn everything_at_dresden_can_be_pointed_at_and_nothing_more() {
    visit("dresden", 4..7, 4, &mut |game, side, _| complete(game, side));
}
