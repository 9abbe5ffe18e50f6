//! For measuring: a bot plays the player's side in the window, beside the thread that draws, as the player
//! would be beside it.

use crate::table::on_board::OnBoard;
use language::ask::Said;
use language::bot::{BotKind, BotPlayer};
use language::chance::Chance;
use language::position::Bytes;
use play::table::Now;
use serde_json::{Value, json};
use std::io::Write;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

/// The seed of the bot's own choices.
const SEED: u64 = 1807;

/// The bot in the player's seat, and measurements of the frames meanwhile.
pub(super) struct Autoplay {
    questions: Sender<Arc<Now>>,
    answers: Receiver<Said<Bytes>>,
    /// The position the bot thinks about.
    thinking: Option<u64>,
    /// The last position that was drawn, and how many were.
    drawn: u64,
    states: u64,
    /// The times of each frame on our side.
    works: Vec<Work>,
}

/// The times of a frame on our side, in milliseconds.
struct Work {
    /// The number of the frame.
    frame: usize,
    /// All of it.
    whole: f64,
    /// Hearing the table, laying out the pages, and setting up the board.
    parts: [f64; 3],
}

/// Number of the slowest frames that are listed one by one.
const SLOWEST: usize = 3;

impl Autoplay {
    /// Seats the bot; it wakes the window when it has an answer.
    pub(super) fn sit(wake: impl Fn() + Send + 'static) -> Autoplay {
        let (questions, asked) = channel::<Arc<Now>>();
        let (tell, answers) = channel();
        std::thread::spawn(move || {
            let mut bot = BotPlayer::new(BotKind::Sensible);
            let mut chance = Chance::new(SEED);
            while let Ok(now) = asked.recv() {
                let Some(said) = bot.say(&*now.position, &mut chance) else { break };
                if tell.send(said).is_err() {
                    break;
                }
                wake();
            }
        });
        Autoplay { questions, answers, thinking: None, drawn: 0, states: 0, works: Vec::new() }
    }

    /// Asks the bot when the player is asked. Returns the bot's answer, to be sent.
    pub(super) fn play(&mut self, board: &OnBoard) -> Option<Said<Bytes>> {
        let position = board.stage.positions;
        let said = self.answers.try_recv().ok().filter(|_| self.thinking == Some(position));
        if board.asked_here().is_some()
            && self.thinking != Some(position)
            && let Some(now) = board.now()
        {
            self.thinking = Some(position);
            // A bot that has given up is seen by the game that does not end.
            let _ = self.questions.send(Arc::clone(now));
        }
        said
    }

    /// A frame was set up: the table was heard, and pages and board were ready after this time on our side.
    pub(super) fn worked(&mut self, after: [Duration; 3]) {
        let [heard, paged, whole] = after.map(|time| time.as_secs_f64() * 1000.0);
        let parts = [heard, paged - heard, whole - paged];
        self.works.push(Work { frame: self.works.len(), whole, parts });
    }

    /// A frame was drawn: a position that it shows for the first time is told. Whether the match is over.
    pub(super) fn drew(&mut self, board: &OnBoard) -> bool {
        let position = board.stage.positions;
        let Some(now) = board.now().filter(|_| position != self.drawn) else { return false };
        self.drawn = position;
        self.states += 1;
        print(&json!({"state": now.around.length, "hash": now.position.hash().to_string()}));
        if now.closed {
            let record = now.record.as_ref().map(|path| path.display().to_string());
            self.works.sort_by(|one, other| one.whole.total_cmp(&other.whole));
            let slowest = self.works.iter().rev().take(SLOWEST);
            let slowest: Vec<_> =
                slowest.map(|work| json!({"frame": work.frame, "hear_page_board_ms": work.parts})).collect();
            print(&json!({
                "over": true,
                "record": record,
                "turn": now.position.phase().turn,
                "states_heard": position,
                "states_drawn": self.states,
                "frames": self.works.len(),
                "work_ms": {"median": self.part(50), "p99": self.part(99), "longest": self.works.last().map(|work| work.whole)},
                "slowest": slowest,
            }));
        }
        now.closed
    }

    /// The time within which this many of a hundred frames were done.
    fn part(&self, percent: usize) -> Option<f64> {
        self.works.get(self.works.len() * percent / 100).map(|work| work.whole)
    }
}

fn print(line: &Value) {
    let mut out = std::io::stdout().lock();
    // The program that measured may have gone.
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}
