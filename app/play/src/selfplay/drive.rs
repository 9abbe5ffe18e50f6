//! One game, from its first position to its end.

use super::Plan;
use crate::ask::{Key, Rule, Said};
use crate::bot::Kind;
use crate::chance::Chance;
use crate::system::{Begun, CommandOf, EventOf, System, Toll, Won};
use engine::contract::{Game as _, Opening, Pending, Side};
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
pub struct Setup<S: System> {
    /// The battle.
    pub board: Arc<S::Board>,
    /// The rules agreed on, as the terms carry them.
    pub options: Vec<u8>,
    /// Whether it begins in the middle of the battle.
    pub mid_battle: bool,
    /// The bots.
    pub bots: [Kind; 2],
    /// The game's own chance.
    pub chance: Chance,
    /// What to watch for.
    pub detectors: Detectors,
}

impl<S: System> Setup<S> {
    /// The set-up of one of a plan's games: every other one begins in mid-battle, half of each kind with all optional
    /// rules. None if the battle is one of another system.
    pub fn of_game(plan: &Plan, game: u64) -> Option<Setup<S>> {
        let board = plan.battle.board_of::<S>()?;
        let switches = if game % 4 >= 2 { S::switches(&board) } else { Vec::new() };
        let on: Vec<Key> = switches.iter().map(|switch| switch.key).collect();
        Some(Setup {
            options: S::options(&board, &on),
            board,
            mid_battle: plan.bots.contains(&Kind::Random) && game % 2 == 1,
            bots: plan.bots,
            chance: Chance::for_game(plan.seed, game),
            detectors: plan.detectors,
        })
    }
}

/// How often each rule was met.
pub type Hits = BTreeMap<Rule, u64>;

/// What a game came to.
pub struct GameRecord {
    /// How it ended.
    pub won: Won,
    /// The hash of its last state.
    pub hash: Hash,
    /// Commands given, undo included.
    pub commands: u32,
    /// Dice rolled.
    pub rolls: u32,
    /// What it cost.
    pub toll: Toll,
    /// Strength of each side out of action at the end of each turn, from the first turn played, with the turn.
    pub losses_by_turn: Vec<(u8, [u16; 2])>,
    /// How often each case shaped an event or refused a command.
    pub hits: Hits,
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
pub fn play<S: System>(setup: &Setup<S>) -> Result<GameRecord, Fault> {
    let mut chance = setup.chance.clone();
    let (mut game, opening) = begin(setup, &mut chance)?;
    let mut bots = setup.bots.map(Kind::new_bot::<S>);
    let mut hits = Hits::new();
    count::<S>(&mut hits, &opening);
    let (mut commands, mut rolls) = (0, 0);
    let mut losses_by_turn: Vec<(u8, [u16; 2])> = Vec::new();
    loop {
        let turn = S::turn_number(&game);
        match game.pending() {
            Pending::Over(_) => {
                let Some(won) = S::won(&game) else { return fault("dead end", "it is over, and nobody says how") };
                let (toll, hash) = (S::toll(&game), game.hash());
                losses_by_turn.push((turn, toll.out));
                return Ok(GameRecord { won, hash, commands, rolls, toll, losses_by_turn, hits });
            }
            Pending::Roll(roll) => {
                match croupier::take(&mut game, &croupier::deal(&roll, &mut chance)) {
                    Ok(events) => count::<S>(&mut hits, &events),
                    Err(refusal) => return fault("dead end", format!("a roll was refused: {refusal}")),
                }
                rolls += 1;
                if setup.detectors.state && Side::BOTH.iter().any(|&side| game.can_undo(side)) {
                    return fault("undo past a die", format!("after roll {rolls}, in turn {}", S::turn_number(&game)));
                }
            }
            Pending::Decision { side, decision } => {
                if setup.detectors.state && chance.one_in(1, JUNK_EVERY) {
                    try_junk::<S>(&mut game, side, &mut chance, &mut hits)?;
                }
                let [first, second] = &mut bots;
                let bot = if side == Side::First { first } else { second };
                // What was sealed is opened by its owner's program, and no player is asked.
                let owed = game.owed().and_then(|owed| owed.command).map(Said::open);
                let Some(said) = owed.or_else(|| bot.say(&game, &mut chance)) else {
                    return fault("dead end", format!("{decision:?} has no legal answer"));
                };
                let (command, openings) = sealed::<S>(side, said, &mut chance);
                match game.apply(side, &command) {
                    Ok(events) => {
                        count::<S>(&mut hits, &events);
                        learn::<S>(&mut game, &openings)?;
                    }
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
        if S::turn_number(&game) != turn {
            losses_by_turn.push((turn, S::toll(&game).out));
        }
        if setup.detectors.state {
            survives_saving::<S>(&game)?;
        }
    }
}

/// A command with its blanks filled, and what its seals hide: this desk sits in both chairs.
fn sealed<S: System>(side: Side, said: Said<CommandOf<S>>, chance: &mut Chance) -> (CommandOf<S>, Vec<Opening>) {
    if said.sealed.is_empty() {
        return (said.command, Vec::new());
    }
    let mut salt = || std::array::from_fn(|_| u8::try_from(chance.below(256)).unwrap_or(0));
    let openings: Vec<Opening> = said.sealed.into_iter().map(|content| Opening { salt: salt(), content }).collect();
    let seals: Vec<Hash> = openings.iter().map(|opening| opening.seal(side)).collect();
    (S::fill(said.command, &seals), openings)
}

fn learn<S: System>(game: &mut S::Game, openings: &[Opening]) -> Result<(), Fault> {
    let learned = openings.iter().try_for_each(|opening| game.learn(opening));
    learned.or_else(|refusal| fault("dead end", format!("a seal of one's own was not known: {refusal}")))
}

/// From the middle of the battle, where that is wanted and can be made up; otherwise from its beginning.
fn begin<S: System>(setup: &Setup<S>, chance: &mut Chance) -> Result<Begun<S>, Fault> {
    if setup.mid_battle {
        let scattered = S::scatter(&setup.board, &setup.options, chance);
        if let Some(begun) = scattered.or_else(|mistakes| fault("bad position", mistakes))? {
            return Ok(begun);
        }
    }
    S::Game::start(&setup.board, &setup.options).or_else(|error| fault("bad options", error.to_string()))
}

fn count<S: System>(hits: &mut Hits, events: &[EventOf<S>]) {
    for rule in events.iter().flat_map(S::met) {
        *hits.entry(rule).or_default() += 1;
    }
}

/// A command that is refused must leave everything as it was, and `check` and `apply` must agree about it.
fn try_junk<S: System>(game: &mut S::Game, side: Side, chance: &mut Chance, hits: &mut Hits) -> Result<(), Fault> {
    let Some(command) = S::junk(game, chance) else { return Ok(()) };
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
    if game.check(side.other(), &command).is_ok() {
        return fault("both sides may command", format!("{command:?} in turn {}", S::turn_number(game)));
    }
    Ok(())
}

fn survives_saving<S: System>(game: &S::Game) -> Result<(), Fault> {
    let again = match S::Game::load(S::board_of(game), &game.save()) {
        Ok(again) => again,
        Err(error) => return fault("save and load", format!("in turn {}: {error}", S::turn_number(game))),
    };
    if again.hash() != game.hash() || again.pending() != game.pending() {
        return fault("save and load", format!("the loaded game differs, in turn {}", S::turn_number(game)));
    }
    debug_assert!(S::is_sound(game), "self-play came to what it cannot come to");
    Ok(())
}
