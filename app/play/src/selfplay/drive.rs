//! One game, from its first position to its end.

use super::Plan;
use super::junk::junk;
use crate::bot::Kind;
use crate::chance::Chance;
use crate::systems::art_of_war::ArtOfWar;
use crate::systems::art_of_war::judge::mid_battle;
use engine::art_of_war::{Board, Command, Event, Game, OptionalRules, Outcome, Place, UnitId};
use engine::case::Case;
use engine::contract::{Game as _, Pending, Side};
use engine::digest::Hash;
use net::croupier;
use std::collections::BTreeMap;
use std::sync::Arc;

/// More commands than any battle needs. A random Eylau takes some two thousand.
const RUNAWAY: u32 = 50_000;
/// One decision in this many is first given a command that probably breaks a rule.
const JUNK_EVERY: usize = 8;

/// What to watch for.
#[derive(Clone, Copy, Debug)]
pub struct Detectors {
    /// Panics.
    pub crash: bool,
    /// After every command: undo past a die, and the state saved, loaded and compared; and commands that break rules,
    /// which must change nothing.
    pub state: bool,
}

impl Detectors {
    /// All of them.
    pub const ON: Detectors = Detectors { crash: true, state: true };
    /// None, for measuring. Dead ends and runaways are noticed all the same.
    pub const OFF: Detectors = Detectors { crash: false, state: false };
}

/// One game to play.
pub struct Setup {
    /// The battle.
    pub board: Arc<Board>,
    /// The rules agreed on.
    pub optional: OptionalRules,
    /// Whether it begins in the middle of the battle.
    pub mid_battle: bool,
    /// The bots.
    pub bots: [Kind; 2],
    /// The game's own chance.
    pub chance: Chance,
    /// What to watch for.
    pub detectors: Detectors,
}

impl Setup {
    /// The set-up of one of a plan's games: every other one begins in mid-battle, half of each kind with weather.
    pub fn of_game(plan: &Plan, game: u64) -> Setup {
        Setup {
            board: Arc::clone(&plan.battle.board),
            optional: OptionalRules { weather: game % 4 >= 2 && plan.battle.board.definition().rules.weather_die },
            mid_battle: plan.bots.contains(&Kind::Random) && game % 2 == 1,
            bots: plan.bots,
            chance: Chance::for_game(plan.seed, game),
            detectors: plan.detectors,
        }
    }
}

/// What a game came to.
pub struct GameRecord {
    /// How it ended.
    pub outcome: Outcome,
    /// The hash of its last state.
    pub hash: Hash,
    /// Commands given, undo included.
    pub commands: u32,
    /// Dice rolled.
    pub rolls: u32,
    /// Strength each side lost.
    pub losses: [u16; 2],
    /// Strength of each side out of action at the end of each turn, from the first turn played, with the turn.
    pub losses_by_turn: Vec<(u8, [u16; 2])>,
    /// How often each case shaped an event or refused a command.
    pub hits: BTreeMap<Case, u64>,
}

/// Something that must never happen.
#[derive(Clone, Debug)]
pub struct Fault {
    /// Which detector fired.
    pub kind: &'static str,
    /// What it saw.
    pub text: String,
}

fn fault<T>(kind: &'static str, text: impl Into<String>) -> Result<T, Fault> {
    Err(Fault { kind, text: text.into() })
}

/// Plays one game.
pub fn play(setup: &Setup) -> Result<GameRecord, Fault> {
    let mut chance = setup.chance.clone();
    let (mut game, opening) = if setup.mid_battle {
        mid_battle(&setup.board, setup.optional, &mut chance)
            .or_else(|mistakes| fault("bad position", mistakes.join("; ")))?
    } else {
        Game::new(Arc::clone(&setup.board), setup.optional)
    };
    let mut bots = setup.bots.map(Kind::new_bot::<ArtOfWar>);
    let mut hits = BTreeMap::new();
    count(&mut hits, &opening);
    let (mut commands, mut rolls) = (0, 0);
    let mut losses_by_turn: Vec<(u8, [u16; 2])> = Vec::new();
    loop {
        let turn = game.state().turn;
        match game.pending() {
            Pending::Over(outcome) => {
                let losses = Side::BOTH.map(|side| lost(&game, side));
                losses_by_turn.push((turn, Side::BOTH.map(|side| out_of_action(&game, side))));
                let hash = game.hash();
                return Ok(GameRecord { outcome, hash, commands, rolls, losses, losses_by_turn, hits });
            }
            Pending::Roll(roll) => {
                match croupier::take(&mut game, &croupier::deal(&roll, &mut chance)) {
                    Ok(events) => count(&mut hits, &events),
                    Err(refusal) => return fault("dead end", format!("a roll was refused: {refusal}")),
                }
                rolls += 1;
                if setup.detectors.state && Side::BOTH.iter().any(|&side| game.can_undo(side)) {
                    return fault("undo past a die", format!("after roll {rolls}, in turn {}", game.state().turn));
                }
            }
            Pending::Decision { side, decision } => {
                if setup.detectors.state && chance.one_in(1, JUNK_EVERY) {
                    try_junk(&mut game, side, &mut chance, &mut hits)?;
                }
                let [first, second] = &mut bots;
                let bot = if side == Side::First { first } else { second };
                let Some(command) = bot.answer(&game, &mut chance) else {
                    return fault("dead end", format!("{decision:?} has no legal answer"));
                };
                match game.apply(side, &command) {
                    Ok(events) => count(&mut hits, &events),
                    Err(refusal) => {
                        return fault("dead end", format!("{command:?} was offered and refused: {refusal}"));
                    }
                }
                commands += 1;
                if commands > RUNAWAY {
                    return fault("runaway", format!("more than {RUNAWAY} commands"));
                }
            }
        }
        if game.state().turn != turn {
            losses_by_turn.push((turn, Side::BOTH.map(|side| out_of_action(&game, side))));
        }
        if setup.detectors.state {
            survives_saving(&game)?;
        }
    }
}

/// Printed strength destroyed, or disrupted at the moment.
fn out_of_action(game: &Game, side: Side) -> u16 {
    let gone = |&unit: &UnitId| matches!(game.state().unit(unit).place, Place::Eliminated | Place::Disrupted);
    game.board().units_of(side).filter(gone).map(|unit| u16::from(game.board().unit(unit).strength)).sum()
}

fn lost(game: &Game, side: Side) -> u16 {
    engine::art_of_war::destroyed(game.board(), game.state(), side)
}

fn count(hits: &mut BTreeMap<Case, u64>, events: &[Event]) {
    for case in events.iter().flat_map(|event| &event.cases) {
        *hits.entry(*case).or_default() += 1;
    }
}

/// A command that is refused must leave everything as it was, and `check` and `apply` must agree about it.
fn try_junk(game: &mut Game, side: Side, chance: &mut Chance, hits: &mut BTreeMap<Case, u64>) -> Result<(), Fault> {
    let command = junk(game, chance);
    let Err(refusal) = game.check(side, &command) else { return Ok(()) };
    if let Some(case) = refusal.case {
        *hits.entry(case).or_default() += 1;
    }
    let before = game.save();
    if game.apply(side, &command).is_ok() {
        return fault("check and apply differ", format!("{command:?}: {refusal}"));
    }
    if game.save() != before {
        return fault("a refusal changed the state", format!("{command:?}: {refusal}"));
    }
    if game.check(side.other(), &Command::EndMovement).is_ok() {
        return fault("both sides may command", format!("in turn {}", game.state().turn));
    }
    Ok(())
}

fn survives_saving(game: &Game) -> Result<(), Fault> {
    let again = match Game::load(game.board(), &game.save()) {
        Ok(again) => again,
        Err(error) => return fault("save and load", format!("in turn {}: {error}", game.state().turn)),
    };
    if again.hash() != game.hash() || again.pending() != game.pending() {
        return fault("save and load", format!("the loaded game differs, in turn {}", game.state().turn));
    }
    debug_assert!(game.state().units.iter().all(|unit| unit.place != Place::Aside), "nobody is set aside in self-play");
    Ok(())
}
