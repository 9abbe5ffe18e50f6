//! One game, from its first position to its end.

use super::plan::SelfplayPlan;
use engine::contract::{Game as _, Pending, Side};
use engine::digest::Hash;
use language::ask::{Draft, Key, Rule, Whose, ready_by_chance, say_at};
use language::battle::Battle;
use language::bot::BotKind;
use language::chance::Chance;
use language::croupier::{self, Seats};
use language::system::{Begun, EventOf, SelfPlay, Toll, Won};
use std::collections::BTreeMap;
use std::sync::Arc;

/// More commands than any battle needs. A random Eylau takes some two thousand.
const RUNAWAY: u32 = 50_000;
/// One decision in this many is first given a command that probably breaks a rule.
const JUNK_EVERY: usize = 8;
/// One decision in this many is checked as a person would see it: every offer can be given as a command, and there is
/// one.
const ASK_EVERY: u32 = 32;

/// The faults to watch for.
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
pub struct GameSetup {
    /// The battle.
    pub battle: Battle,
    /// The rules agreed on, as the terms carry them.
    pub options: Vec<u8>,
    /// Whether it begins in the middle of the battle.
    pub mid_battle: bool,
    /// The bots.
    pub bots: [BotKind; 2],
    /// The game's own chance.
    pub chance: Chance,
    /// The faults to watch for.
    pub detectors: Detectors,
}

impl GameSetup {
    /// The set-up of one of a plan's games: every other one begins in mid-battle, half of each kind with all optional
    /// rules that go together.
    pub fn of_game(plan: &SelfplayPlan, game: u64) -> GameSetup {
        let switches = if game % 4 >= 2 { plan.battle.switches() } else { Vec::new() };
        let on: Vec<Key> = switches.iter().map(|switch| switch.key).collect();
        GameSetup {
            options: options(&plan.battle, on, game),
            battle: plan.battle.clone(),
            mid_battle: plan.bots.contains(&BotKind::Random) && game % 2 == 1,
            bots: plan.bots,
            chance: Chance::for_game(plan.seed, game),
            detectors: plan.detectors,
        }
    }
}

/// All of these rules, or as many of them as go together: which are left out differs from game to game.
fn options(battle: &Battle, mut on: Vec<Key>, game: u64) -> Vec<u8> {
    loop {
        let options = battle.options(&on);
        let at = usize::try_from(game / 4).unwrap_or(0).checked_rem(on.len());
        match at {
            Some(at) if battle.ruled().start(&options).is_err() => drop(on.remove(at)),
            _ => return options,
        }
    }
}

/// Number of times each rule was met.
pub type Hits = BTreeMap<Rule, u64>;

/// The result of a game.
pub struct GameRecord {
    /// The end of the game.
    pub won: Won,
    /// The hash of its last state.
    pub hash: Hash,
    /// Commands given, undo included.
    pub commands: u32,
    /// Dice rolled.
    pub rolls: u32,
    /// The losses.
    pub toll: Toll,
    /// Strength of each side out of action at the end of each turn, from the first turn played, with the turn.
    pub losses_by_turn: Vec<(u8, [u16; 2])>,
    /// Number of times each case shaped an event or refused a command.
    pub hits: Hits,
}

/// Something that must never happen.
#[derive(Clone, Debug)]
pub struct GameFault {
    /// The detector that fired.
    pub kind: &'static str,
    /// Its finding.
    pub text: String,
}

fn fault<T>(kind: &'static str, text: impl Into<String>) -> Result<T, GameFault> {
    Err(GameFault { kind, text: text.into() })
}

/// Plays one game in the types of its system.
pub(crate) fn drive<S: SelfPlay>(board: &Arc<S::Board>, setup: &GameSetup) -> Result<GameRecord, GameFault> {
    let mut chance = setup.chance.clone();
    let (game, opening) = begun::<S>(board, setup, &mut chance)?;
    let mut seats: Seats<S::Game> = Seats::new(game);
    let mut bots = setup.bots.map(BotKind::new_bot::<S>);
    let mut hits = Hits::new();
    count::<S>(&mut hits, &opening);
    let (mut commands, mut rolls) = (0, 0);
    let mut losses_by_turn: Vec<(u8, [u16; 2])> = Vec::new();
    loop {
        let turn = S::turn_number(seats.public());
        match seats.public().pending() {
            Pending::Over(_) => {
                let game = seats.public();
                let Some(won) = S::won(game) else { return fault("dead end", "it is over, and nobody says how") };
                let (toll, hash) = (S::toll(game), game.hash());
                losses_by_turn.push((turn, toll.out));
                return Ok(GameRecord { won, hash, commands, rolls, toll, losses_by_turn, hits });
            }
            Pending::Roll(roll) => {
                match seats.take(&croupier::deal(&roll, &mut chance)) {
                    Ok(told) => count::<S>(&mut hits, &told.public),
                    Err(refusal) => return fault("dead end", format!("a roll was refused: {refusal}")),
                }
                rolls += 1;
                let game = seats.public();
                if setup.detectors.state && Side::BOTH.iter().any(|&side| game.can_undo(side)) {
                    return fault("undo past a die", format!("after roll {rolls}, in turn {}", S::turn_number(game)));
                }
            }
            Pending::Decision { side, decision } => {
                if setup.detectors.state && chance.one_in(1, JUNK_EVERY) {
                    try_junk::<S>(&seats, side, &mut chance, &mut hits)?;
                }
                if setup.detectors.state && commands % ASK_EVERY == 0 && seats.public().owed().is_none() {
                    can_be_answered::<S>(seats.of(side), side)?;
                }
                let [first, second] = &mut bots;
                let bot = if side == Side::First { first } else { second };
                let events = match seats.open_owed() {
                    Ok(Some(told)) => told.public,
                    Ok(None) => match bot.say(seats.of(side), &mut chance) {
                        None => return fault("dead end", format!("{decision:?} has no legal answer")),
                        Some(said) => {
                            if setup.detectors.state && !said.sealed.is_empty() {
                                secret_stays::<S>(&seats, side)?;
                            }
                            let ready = ready_by_chance::<S>(side, said, &mut chance);
                            let command = ready.0.clone();
                            match say_at::<S>(&mut seats, side, ready) {
                                Ok(told) => told.public,
                                Err(refusal) => {
                                    let text = format!("{command:?} was offered and refused: {refusal}");
                                    return fault("dead end", text);
                                }
                            }
                        }
                    },
                    Err(refusal) => return fault("dead end", format!("an opening was refused: {refusal}")),
                };
                count::<S>(&mut hits, &events);
                commands += 1;
                if commands > RUNAWAY {
                    return fault("runaway", format!("more than {RUNAWAY} commands"));
                }
            }
        }
        let game = seats.public();
        if S::turn_number(game) != turn {
            losses_by_turn.push((turn, S::toll(game).out));
        }
        if setup.detectors.state {
            survives_saving::<S>(game)?;
            agree::<S>(&seats)?;
        }
    }
}

/// Knowledge of one side alone changes nothing that both machines compare.
fn agree<S: SelfPlay>(seats: &Seats<S::Game>) -> Result<(), GameFault> {
    let (public, all) = (seats.public(), Side::BOTH.map(|side| seats.of(side)));
    let differs = |game: &&S::Game| !std::ptr::eq(*game, public) && game.hash() != public.hash();
    if all.iter().any(differs) { fault("engines differ", "a secret shows in the hash of its owner") } else { Ok(()) }
}

/// A secret question shows nothing to the side that is not asked.
fn secret_stays<S: SelfPlay>(seats: &Seats<S::Game>, side: Side) -> Result<(), GameFault> {
    let asking = S::ask(seats.of(side), side, &Draft::EMPTY);
    let other = S::ask(seats.of(side.other()), side.other(), &Draft::EMPTY);
    if !asking.secret {
        return fault("a secret is shown", format!("{} seals something and is no secret", asking.question));
    }
    if other.whose == Whose::Not && (!other.offers.is_empty() || !other.suggested.is_empty()) {
        return fault("a secret is shown", format!("{} is asked of one side and offered to both", asking.question));
    }
    Ok(())
}

/// From the middle of the battle, where that is wanted and can be made up; otherwise from its beginning.
pub(crate) fn begun<S: SelfPlay>(
    board: &Arc<S::Board>,
    setup: &GameSetup,
    chance: &mut Chance,
) -> Result<Begun<S>, GameFault> {
    if setup.mid_battle {
        let scattered = S::scatter(board, &setup.options, chance);
        if let Some(begun) = scattered.or_else(|mistakes| fault("bad position", mistakes))? {
            return Ok(begun);
        }
    }
    S::Game::start(board, &setup.options).or_else(|error| fault("bad options", error.to_string()))
}

fn count<S: SelfPlay>(hits: &mut Hits, events: &[EventOf<S>]) {
    for rule in events.iter().flat_map(S::met) {
        *hits.entry(rule).or_default() += 1;
    }
}

/// A command that is refused must leave everything as it was, and `check` and `apply` must agree about it.
fn try_junk<S: SelfPlay>(
    seats: &Seats<S::Game>,
    side: Side,
    chance: &mut Chance,
    hits: &mut Hits,
) -> Result<(), GameFault> {
    let game = seats.of(side);
    let Some(command) = S::junk(game, chance) else { return Ok(()) };
    let Err(refusal) = game.check(side, &command) else { return Ok(()) };
    if let Some(case) = refusal.case {
        *hits.entry(case).or_default() += 1;
    }
    let mut tried = game.clone();
    if tried.apply(side, &command).is_ok() {
        return fault("check and apply differ", format!("{command:?}: {refusal}"));
    }
    if tried.save() != game.save() {
        return fault("a refusal changed the state", format!("{command:?}: {refusal}"));
    }
    if game.check(side.other(), &command).is_ok() {
        return fault("both sides may command", format!("{command:?} in turn {}", S::turn_number(game)));
    }
    Ok(())
}

/// A person can answer by what is on offer, and every command offered at once is accepted.
fn can_be_answered<S: SelfPlay>(game: &S::Game, side: Side) -> Result<(), GameFault> {
    let asking = S::ask(game, side, &Draft::EMPTY);
    if asking.is_dead_end() {
        return fault("dead end", format!("nothing is offered in turn {}: {}", S::turn_number(game), asking.question));
    }
    // Sealed content has blanks until it is given.
    for said in asking.sayings().filter(|said| said.sealed.is_empty()) {
        if let Err(refusal) = game.check(side, &said.command) {
            return fault("dead end", format!("{:?} is on offer and refused: {refusal}", said.command));
        }
    }
    Ok(())
}

fn survives_saving<S: SelfPlay>(game: &S::Game) -> Result<(), GameFault> {
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
