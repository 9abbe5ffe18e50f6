//! One game of an arena: two bots, dice that depend on nothing but the pair and the number of the roll, and how long each
//! thought.

use engine::contract::{Game as _, Pending, Side};
use engine::digest::Hash;
use language::ask::{ready_by_chance, say_at};
use language::battle::Battle;
use language::bot::{BotKind, Weights};
use language::chance::Chance;
use language::croupier::{self, Seats};
use language::system::{Judge, System, Won};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// More commands than any battle needs.
const RUNAWAY: u32 = 100_000;
/// Constants that keep the random streams of dice, salts and bots of one game apart.
const DICE: u64 = 0x6469_6365;
const SALTS: u64 = 0x7361_6c74;
const BOTS: u64 = 0x626f_7473;

/// One game to play.
pub struct Bout<'a> {
    /// The battle.
    pub battle: &'a Battle,
    /// The rules agreed on.
    pub options: &'a [u8],
    /// The bots, by the side they play, and what they judge by.
    pub bots: [(BotKind, Option<&'a Weights>); 2],
    /// The seed that both games of a pair share.
    pub seed: u64,
}

/// Time that a bot thought about one kind of question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thought {
    /// Number of times the question came.
    pub asked: u64,
    /// All its thinking.
    pub spent: Duration,
    /// The longest for one answer.
    pub longest: Duration,
    /// Number of phases with such a question.
    pub phases: u64,
    /// The longest for all answers of one phase.
    pub longest_phase: Duration,
}

impl Thought {
    /// Takes others in.
    pub fn add(&mut self, other: &Thought) {
        self.asked += other.asked;
        self.spent += other.spent;
        self.longest = self.longest.max(other.longest);
        self.phases += other.phases;
        self.longest_phase = self.longest_phase.max(other.longest_phase);
    }
}

/// Thinking time of a bot, by the kind of question.
pub type Thoughts = BTreeMap<String, Thought>;

/// The result of a game.
#[derive(Clone, Debug)]
pub struct BoutPlayed {
    /// The winner, and how clear the victory was.
    pub won: Won,
    /// By how much the first side leads in the first of the system's figures.
    pub lead: i64,
    /// The hash of the last state.
    pub hash: Hash,
    /// Time that the bots thought, by side.
    pub thoughts: [Thoughts; 2],
}

/// A clock for one bot: what it spends on each kind of question, and on a kind within one phase.
#[derive(Default)]
struct Watch {
    thoughts: Thoughts,
    phase: Option<(u32, String)>,
    in_phase: Duration,
}

impl Watch {
    fn note(&mut self, phase: u32, kind: String, took: Duration) {
        let here = Some((phase, kind.clone()));
        let same = self.phase == here;
        self.in_phase = if same { self.in_phase + took } else { took };
        self.phase = here;
        let thought = self.thoughts.entry(kind).or_default();
        thought.asked += 1;
        thought.spent += took;
        thought.longest = thought.longest.max(took);
        thought.phases += u64::from(!same);
        thought.longest_phase = thought.longest_phase.max(self.in_phase);
    }
}

/// Plays it; otherwise what went wrong.
pub(crate) fn fought<S: System>(board: &Arc<S::Board>, bout: &Bout<'_>) -> Result<BoutPlayed, String> {
    let (game, _) = S::Game::start(board, bout.options).map_err(|error| error.to_string())?;
    let mut seats: Seats<S::Game> = Seats::new(game);
    let mut bots = bout.bots.map(|(kind, weights)| {
        let mut bot = kind.new_bot::<S>();
        weights.into_iter().for_each(|weights| bot.weigh_by(weights));
        bot
    });
    // By side and not by bot: either bot draws from the same stream in both orders.
    let mut chances = [0, 1].map(|side| Chance::for_game(bout.seed ^ BOTS, side));
    let mut salts = Chance::new(bout.seed ^ SALTS);
    let mut watches = [Watch::default(), Watch::default()];
    let mut rolls = 0;
    for _ in 0..RUNAWAY {
        match seats.public().pending() {
            Pending::Over(_) => {
                let game = seats.public();
                let won = S::won(game).ok_or("it is over, and nobody says how")?;
                let thoughts = watches.map(|watch| watch.thoughts);
                return Ok(BoutPlayed { won, lead: lead::<S>(game), hash: game.hash(), thoughts });
            }
            Pending::Roll(roll) => {
                let mut dice = Chance::for_game(bout.seed ^ DICE, rolls);
                rolls += 1;
                seats.take(&croupier::deal(&roll, &mut dice)).map_err(|refusal| refusal.to_string())?;
            }
            Pending::Decision { side, decision } => {
                if seats.open_owed().map_err(|refusal| refusal.to_string())?.is_some() {
                    continue;
                }
                let ([first, second], [chance_1, chance_2]) = (&mut bots, &mut chances);
                let (bot, chance) = if side == Side::First { (first, chance_1) } else { (second, chance_2) };
                let begun = Instant::now();
                let said = bot.say(seats.of(side), chance);
                let took = begun.elapsed();
                let kind: String = format!("{decision:?}").chars().take_while(char::is_ascii_alphanumeric).collect();
                if let Some(watch) = watches.get_mut(side.index()) {
                    watch.note(seats.public().phase().count, kind, took);
                }
                let said = said.ok_or_else(|| format!("{decision:?} has no answer"))?;
                let ready = ready_by_chance::<S>(side, said, &mut salts);
                let command = ready.0.clone();
                say_at::<S>(&mut seats, side, ready)
                    .map_err(|refusal| format!("{command:?} was said and refused: {refusal}"))?;
            }
        }
    }
    Err(format!("more than {RUNAWAY} commands"))
}

/// By how much the first side is ahead in the figure that says who is.
fn lead<S: Judge>(game: &S::Game) -> i64 {
    match S::numbers(game).first().map(Vec::as_slice) {
        Some(&[first, second, ..]) => first - second,
        _ => 0,
    }
}
