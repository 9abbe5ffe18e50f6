//! A game as bytes and as a hash, and the checks on foreign bytes.

use super::board::Board;
use super::definition::*;
use super::field::Field;
use super::game::Game;
use super::history::Past;
use super::position::position_mistakes;
use super::question::Standing;
use super::results::Column;
use super::state::*;
use super::unit_set::UnitSet;
use engine::contract::LoadError;
use engine::digest::{Hash, Section};
use engine::saved::{Parts, Savable, Saved, impossible};
use std::sync::Arc;

impl Savable for Game {
    type Agreed = OptionalRules;
    type State = State;
    type Base = State;
    type Beside = ();

    fn battle(board: &Arc<Board>) -> (u32, Hash) {
        (board.revision().number(), board.content_hash())
    }

    fn parts(&self) -> Parts<'_, Game> {
        let Game { board, optional, state, history, .. } = self;
        Saved { battle: Game::battle(board), agreed: optional, state, history, beside: &() }
    }

    fn at(board: Arc<Board>, optional: OptionalRules, state: State, (): ()) -> Result<Game, LoadError> {
        if optional.weather && !board.definition().rules.weather_die {
            return Err(LoadError::OtherScenario);
        }
        check_state(&board, &state)?;
        let field = Field::new(&board, &state);
        let game = Game { board, optional, state, history: Past::default(), field, standing: Standing::default() };
        if game.question().has_answer(&game) {
            Ok(game)
        } else {
            impossible("the position needs a decision that has no legal answer")
        }
    }
}

pub(crate) fn sections(game: &Game) -> Vec<Section> {
    let state = &game.state;
    let section = |name: &'static str, hash| Section { name, hash };
    let rules = (game.board.content_hash(), game.optional, game.board.revision().number());
    let turn = (state.turn, state.active, state.phases, state.released, state.summoned, state.night_march);
    let score = (&state.control, &state.guard_attacked);
    vec![
        section("rules", Hash::of("estafette rules", &rules)),
        section("turn", Hash::of("estafette turn", &turn)),
        section("units", Hash::of("estafette units", &state.units)),
        section("fresh strength", Hash::of("estafette fresh", &state.fresh_spent)),
        section("control", Hash::of("estafette control", &score)),
        section("morale", Hash::of("estafette morale", &state.morale)),
        section("combat", Hash::of("estafette combat", &state.stage)),
        section("history", Hash::of("estafette history", &*game.history)),
    ]
}

fn check_state(board: &Board, state: &State) -> Result<(), LoadError> {
    if let Some(mistake) = position_mistakes(board, state).into_iter().next() {
        return impossible(mistake.text);
    }
    match &state.stage {
        Stage::Combat(combat) => check_combat(board, state, combat),
        Stage::DayEnd(_) if !board.definition().turns.day_ends.contains(&state.turn) => {
            impossible("a day ends on a turn that ends none")
        }
        Stage::Movement(_) | Stage::DayEnd(_) | Stage::Over => Ok(()),
    }
}

fn check_combat(board: &Board, state: &State, combat: &Combat) -> Result<(), LoadError> {
    let everybody: UnitSet = board.unit_ids().collect();
    let ours: UnitSet = board.units_of(state.active).collect();
    let theirs = everybody.minus(ours);
    if !combat.moved.minus(everybody).is_empty()
        || !combat.must_attack.or(combat.has_attacked).minus(ours).is_empty()
        || !combat.must_be_attacked.or(combat.was_attacked).minus(theirs).is_empty()
        || !combat.fresh.minus(everybody).is_empty()
    {
        return impossible("the lists of attackers and defenders are mixed up");
    }
    match &combat.step {
        Step::DeclareFresh(_) | Step::Announce => Ok(()),
        Step::Die(attack) | Step::Weather(attack, _) => {
            check_attack(board, state, combat, attack)?;
            // No effect has been applied yet, so the column must follow from the position.
            if attack.targets.iter().any(|&hex| !board.exists(hex)) || attack.defenders.is_empty() {
                return impossible("an attack without a target");
            }
            Ok(())
        }
        Step::Aftermath(aftermath) => check_aftermath(board, state, combat, aftermath),
    }
}

fn check_attack(board: &Board, state: &State, combat: &Combat, attack: &Attack) -> Result<(), LoadError> {
    let attackers: UnitSet = attack.adjacent.iter().chain(&attack.bombarding).copied().collect();
    let defenders: UnitSet = attack.defenders.iter().copied().collect();
    let counted = usize::try_from(attackers.len()).unwrap_or(0);
    if counted != attack.adjacent.len() + attack.bombarding.len()
        || usize::try_from(defenders.len()).unwrap_or(0) != attack.defenders.len()
        || attackers.is_empty()
        || !attackers.minus(combat.has_attacked).is_empty()
        || !defenders.minus(combat.was_attacked).is_empty()
        || attackers.iter().any(|unit| !board.has_unit(unit) || board.unit(unit).side != state.active)
        || !Column::all().any(|column| column == attack.column)
    {
        return impossible("the attack does not fit its phase");
    }
    Ok(())
}

fn check_aftermath(board: &Board, state: &State, combat: &Combat, aftermath: &Aftermath) -> Result<(), LoadError> {
    check_attack(board, state, combat, &aftermath.attack)?;
    let fought: UnitSet = aftermath.attack.adjacent.iter().chain(&aftermath.attack.defenders).copied().collect();
    let on_map = |unit: &UnitId| state.hex_of(*unit).is_some();
    let fits = aftermath.retreating.iter().all(|unit| fought.contains(*unit) && on_map(unit))
        && aftermath.guns.iter().all(|unit| aftermath.attack.bombarding.contains(unit) && on_map(unit))
        && aftermath.chain.iter().all(|(unit, hex)| board.has_unit(*unit) && on_map(unit) && board.exists(*hex))
        && aftermath.chain.first().is_none_or(|(unit, _)| aftermath.retreating.contains(unit))
        && aftermath.vacated.iter().all(|&hex| board.exists(hex))
        && aftermath.went.iter().all(|(unit, hex)| board.has_unit(*unit) && board.exists(*hex))
        && aftermath.calls.len() <= usize::from(u8::MAX)
        && aftermath.calls.iter().all(|&army| board.army(army).is_some());
    if fits { Ok(()) } else { impossible("the result being carried out does not fit its attack") }
}
