//! Units as counters.

use super::marks;
use art_of_war::{Arm, Game, Garrison, UnitData, UnitId};
use engine::hex::Hex;
use scenarios::Scenario;
use scene::{Colour, Counter, CounterId, CounterMark, Look, Symbol, Texts};
use std::collections::BTreeMap;

/// Stripes of divisions and corps: told apart on any nation's colour, and by the label beside them.
const STRIPES: [u32; 10] =
    [0xf2c14e, 0xd1495b, 0x7bdff2, 0xf6f5f0, 0xff8c42, 0x9bc53d, 0xc77dff, 0x2ec4b6, 0xffafcc, 0x8d6a4f];

/// The colour of a formation, by its number.
pub fn formation_colour(number: usize) -> Colour {
    let code = STRIPES.get(number % STRIPES.len()).copied().unwrap_or(0xffffff);
    Colour::hex(code)
}

/// Every unit on the map, those of one hex in the order of the file.
pub fn counters(scenario: &Scenario, game: &Game) -> Vec<Counter> {
    let mut all = placed(scenario, game, |unit| game.state().hex_of(unit));
    let units = &game.board().definition().units;
    let garrison = |counter: &Counter| units.get(counter.id.0 as usize).is_some_and(|unit| unit.garrison.is_some());
    // Garrisons lie at the bottom of a stack.
    all.sort_by_key(|counter| (counter.hex, !garrison(counter)));
    all
}

/// Every unit there is, wherever it is or was; the hex of each means nothing.
pub fn roster(scenario: &Scenario, game: &Game) -> Vec<Counter> {
    placed(scenario, game, |_| Some(Hex::new(1, 1)))
}

fn placed(scenario: &Scenario, game: &Game, place: impl Fn(UnitId) -> Option<Hex>) -> Vec<Counter> {
    let board = game.board();
    let nations = nations(game);
    let mut all = Vec::new();
    for id in board.unit_ids() {
        let Some(hex) = place(id) else { continue };
        let unit = board.unit(id);
        let side = scenario.drawing.side_colours.get(unit.side.index());
        let nation = scenario.drawing.nations.get(&unit.nation).map(|nation| nation.colour).or(side.copied());
        let (marks, look) = marked(game, id, unit);
        let coat = nation.map_or(Colour::hex(0x777777), |c| Colour { red: c.red, green: c.green, blue: c.blue });
        all.push(Counter {
            army: nations.get(unit.nation.as_str()).copied().unwrap_or(0),
            band: unit.division.map(|division| formation_colour(usize::from(division.0))),
            symbol: symbol(unit),
            texts: Texts {
                above: board.called(id).to_owned(),
                below: format!("{}-{}", unit.strength, unit.movement),
                beside: String::new(),
            },
            marks,
            look,
            ..Counter::new(CounterId(u32::from(id.0)), hex, coat)
        });
    }
    all
}

/// Nations by number, in an order that does not change during a battle: as the file names their units.
fn nations(game: &Game) -> BTreeMap<&str, u8> {
    let mut known: BTreeMap<&str, u8> = BTreeMap::new();
    for unit in &game.board().definition().units {
        let next = u8::try_from(known.len()).unwrap_or(0);
        known.entry(unit.nation.as_str()).or_insert(next);
    }
    // The usual four keep their places in every battle.
    for (place, nation) in ["french", "russian", "austrian", "prussian"].into_iter().enumerate() {
        if let Some(number) = known.get_mut(nation) {
            *number = u8::try_from(place).unwrap_or(0);
        }
    }
    known
}

fn symbol(unit: &UnitData) -> Symbol {
    match (unit.garrison, unit.arm) {
        (Some(Garrison::Lunette), _) => Symbol::Fort,
        (_, Arm::Infantry) => Symbol::Infantry,
        (_, Arm::Cavalry) => Symbol::Cavalry,
        (_, Arm::Artillery) => Symbol::Artillery,
    }
}

/// The marks on a unit, and how its counter looks.
fn marked(game: &Game, id: UnitId, unit: &UnitData) -> (Vec<CounterMark>, Look) {
    let state = game.state();
    let board = game.board();
    let here = state.unit(id);
    let combat = state.combat();
    let owed = combat.is_some_and(|combat| {
        (combat.must_attack.contains(id) && !combat.has_attacked.contains(id))
            || (combat.must_be_attacked.contains(id) && !combat.was_attacked.contains(id))
    });
    let moved = unit.side == state.active && here.spent.0 > 0 && combat.is_none();
    let has_attacked = combat.is_some_and(|combat| combat.has_attacked.contains(id));
    let fresh = combat.is_some_and(|combat| combat.fresh.contains(id));
    let fresh_used = unit.division.is_some_and(|division| {
        board.division(division).is_some_and(|division| division.fresh > 0) && state.is_fresh_spent(division)
    });
    let demoralised = board.army_of(id).is_some_and(|army| state.morale_of(army) == 0);
    let marks = [
        (here.reserve, marks::RESERVE),
        (owed, marks::MUST_ATTACK),
        (fresh, marks::FRESH),
        (fresh_used && !fresh, marks::FRESH_USED),
        (demoralised, marks::DEMORALISED),
        (has_attacked, marks::HAS_ATTACKED),
        (moved && !has_attacked, marks::MOVED),
    ];
    let held = marks.into_iter().filter(|(holds, _)| *holds).map(|(_, mark)| mark).collect();
    (held, Look { gilded: unit.guard, spent: moved || has_attacked, struck: demoralised, ..Look::default() })
}
