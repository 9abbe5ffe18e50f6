//! A change of the position that is being put together, checked by the engine at every edit.

use engine::art_of_war::{Change, Edit, Game, Place, UnitId};
use engine::contract::{Game as _, Side};
use engine::hex::Hex;

/// A change that is being put together.
#[derive(Clone, Debug, Default)]
pub(super) struct ChangeDesk {
    /// What is changed so far.
    pub(super) edits: Change,
    /// The unit that goes where the board is clicked next.
    pub(super) picked: Option<UnitId>,
    /// Why the engine refuses the edits as they are.
    pub(super) refused: Option<String>,
}

impl ChangeDesk {
    /// Takes an edit in; one about the same thing makes room for it.
    pub(super) fn put(&mut self, edit: Edit, game: &Game) {
        self.edits.retain(|other| !same_thing(other, &edit));
        if !holds_already(game, &edit) {
            self.edits.push(edit);
        }
        self.check(game);
    }

    /// Leaves an edit out again.
    pub(super) fn drop_edit(&mut self, at: usize, game: &Game) {
        if at < self.edits.len() {
            self.edits.remove(at);
        }
        self.check(game);
    }

    /// Asks the engine, once for every change of the edits.
    fn check(&mut self, game: &Game) {
        self.refused = match self.edits.is_empty() {
            true => None,
            false => game.clone().amend(&self.edits).err().map(|refusal| refusal.to_string()),
        };
    }

    /// Nothing is picked any more. Whether something was.
    pub(super) fn unpick(&mut self) -> bool {
        self.picked.take().is_some()
    }

    /// Where a unit would stand.
    pub(super) fn place_of(&self, game: &Game, unit: UnitId) -> Place {
        let edited = self.edits.iter().find_map(|edit| match edit {
            Edit::Unit { unit: one, place } if *one == unit => Some(*place),
            _ => None,
        });
        edited.unwrap_or_else(|| game.state().unit(unit).place)
    }
}

fn same_thing(one: &Edit, other: &Edit) -> bool {
    match (one, other) {
        (Edit::Unit { unit, .. }, Edit::Unit { unit: other, .. })
        | (Edit::Reserve { unit, .. }, Edit::Reserve { unit: other, .. }) => unit == other,
        (Edit::Fresh { division, .. }, Edit::Fresh { division: other, .. }) => division == other,
        (Edit::Control { hex, .. }, Edit::Control { hex: other, .. }) => hex == other,
        (Edit::Morale { army, .. }, Edit::Morale { army: other, .. }) => army == other,
        _ => false,
    }
}

/// Whether an edit would change nothing.
fn holds_already(game: &Game, edit: &Edit) -> bool {
    let state = game.state();
    match *edit {
        Edit::Unit { unit, place } => state.unit(unit).place == place,
        Edit::Reserve { unit, reserve } => state.unit(unit).reserve == reserve,
        Edit::Fresh { division, spent } => state.is_fresh_spent(division) == spent,
        Edit::Control { hex, side } => holder(game, hex) == side,
        Edit::Morale { army, level } => state.morale_of(army) == level,
    }
}

/// Who holds an objective.
pub(super) fn holder(game: &Game, hex: Hex) -> Option<Side> {
    let objectives = game.board().definition().victory.objectives.iter();
    objectives.zip(&game.state().control).find(|(objective, _)| objective.hex == hex).and_then(|(_, holder)| *holder)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::art_of_war::OptionalRules;
    use engine::codec;
    use play::library;

    fn game() -> Game {
        let battle = library::open("skirmish", None).unwrap();
        Game::start(&battle.board, &codec::encode(&OptionalRules::default())).unwrap().0
    }

    #[test]
    fn one_thing_is_edited_once_and_what_holds_already_is_no_edit() {
        let game = game();
        let unit = game.board().unit_ids().find(|&unit| game.state().hex_of(unit).is_some()).unwrap();
        let home = game.state().unit(unit).place;
        let mut desk = ChangeDesk::default();
        desk.put(Edit::Unit { unit, place: Place::Eliminated }, &game);
        desk.put(Edit::Unit { unit, place: Place::Aside }, &game);
        assert_eq!(desk.edits, [Edit::Unit { unit, place: Place::Aside }]);
        desk.put(Edit::Unit { unit, place: home }, &game);
        assert!(desk.edits.is_empty());
        assert_eq!(desk.refused, None);
    }

    #[test]
    fn the_engine_says_what_cannot_be() {
        let game = game();
        let mut desk = ChangeDesk::default();
        desk.put(Edit::Control { hex: Hex::new(1, 1), side: Some(Side::First) }, &game);
        let nothing_there = desk.edits.is_empty() || desk.refused.is_some();
        assert!(nothing_there, "{:?}", desk.edits);
    }
}
