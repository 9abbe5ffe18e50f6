//! A game as bytes and as a hash, and the checks on bytes that come from elsewhere.

use super::board::Board;
use super::definition::*;
use super::field::Field;
use super::game::Game;
use super::history::{History, Past};
use super::position::position_mistakes;
use super::question::Standing;
use super::results::Column;
use super::revision::Revision;
use super::state::*;
use super::unit_set::UnitSet;
use engine::codec;
use engine::contract::{Game as _, LoadError};
use engine::digest::{Hash, Section};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// More commands than one phase can hold, undo included, on any map of the system.
const LONGEST_HISTORY: usize = 4096;

#[derive(Serialize, Deserialize)]
struct Saved {
    revision: u32,
    scenario: Hash,
    optional: OptionalRules,
    state: State,
    history: History,
}

pub(crate) fn save(game: &Game) -> Vec<u8> {
    codec::encode(&Saved {
        revision: game.board.revision().number(),
        scenario: game.board.content_hash(),
        optional: game.optional,
        state: game.state.clone(),
        history: (*game.history).clone(),
    })
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

pub(crate) fn hash(game: &Game) -> Hash {
    let hashes: Vec<Hash> = sections(game).into_iter().map(|section| section.hash).collect();
    Hash::of("estafette art_of_war state", &hashes)
}

pub(crate) fn load(board: &Arc<Board>, bytes: &[u8]) -> Result<Game, LoadError> {
    let saved: Saved = codec::decode(bytes).map_err(LoadError::Bytes)?;
    let revision = Revision::of(saved.revision).ok_or(LoadError::Revision(saved.revision))?;
    let weather_known = board.definition().rules.weather_die || !saved.optional.weather;
    if saved.scenario != board.content_hash() || !weather_known {
        return Err(LoadError::OtherScenario);
    }
    let Saved { optional, state, history, .. } = saved;
    // A game goes on by the rules it was saved under.
    let board = if board.revision() == revision { Arc::clone(board) } else { Arc::new(board.by(revision)) };
    check_state(&board, &state)?;
    let field = Field::new(&board, &state);
    let standing = Standing::default();
    let game = Game { board, optional, state, history: Past::default(), field, standing };
    if !game.question().has_answer(&game) {
        return impossible("the rules ask something that has no answer");
    }
    with_history(game, history)
}

fn impossible<T>(what: impl Into<String>) -> Result<T, LoadError> {
    Err(LoadError::Impossible(what.into()))
}

fn check_state(board: &Board, state: &State) -> Result<(), LoadError> {
    if let Some(mistake) = position_mistakes(board, state).into_iter().next() {
        return impossible(mistake);
    }
    match &state.stage {
        Stage::Combat(combat) => check_combat(board, state, combat),
        Stage::DayEnd(_) if !board.definition().turns.day_ends.contains(&state.turn) => {
            impossible("a day ends on a turn that ends none")
        }
        _ => Ok(()),
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
            // Nothing has happened to anybody yet, so the column must follow from the position.
            if attack.targets.iter().any(|&hex| !board.exists(hex)) || attack.defenders.is_empty() {
                return impossible("an attack on nobody");
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

/// Takes over a history if carrying it out really leads to the saved position.
fn with_history(mut game: Game, history: History) -> Result<Game, LoadError> {
    let Some(base) = &history.base else {
        return if history.commands.is_empty() { Ok(game) } else { impossible("a history without a beginning") };
    };
    if history.commands.is_empty() || history.commands.len() > LONGEST_HISTORY {
        return impossible("a history of no length or too long");
    }
    check_state(&game.board, base)?;
    let field = Field::new(&game.board, base);
    let (history_again, standing) = (Past::default(), Standing::default());
    let mut again = Game { state: (**base).clone(), field, history: history_again, standing, ..game.clone() };
    for command in &history.commands {
        if again.apply(base.active, command).is_err() {
            return impossible("its history breaks the rules");
        }
    }
    if again.state != game.state || *again.history != history {
        return impossible("its history does not lead to it");
    }
    game.history = Past::from(history);
    Ok(game)
}
