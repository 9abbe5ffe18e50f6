//! The result of an arena: scores with their intervals, margins, Elo, and thinking time.

use super::game::{BoutPlayed, Thoughts};
use super::score::{ClaimVerdict, Interval, ScoreClaim, elo, wilson};
use engine::contract::Side;
use engine::digest::Hash;
use language::bot::BotKind;
use serde_json::{Value, json};
use std::fmt::Write as _;

/// Games of the first bot, from its own point of view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameCount {
    /// Won.
    pub won: u64,
    /// Drawn.
    pub drawn: u64,
    /// Lost.
    pub lost: u64,
    /// By how much it was ahead at the end, all games together.
    pub margin: i64,
}

impl GameCount {
    /// All games.
    pub const fn games(&self) -> u64 {
        self.won + self.drawn + self.lost
    }

    /// Games won, and half of those drawn.
    pub fn score(&self) -> f64 {
        self.won as f64 + self.drawn as f64 / 2.0
    }

    /// The score as a share of all games.
    pub fn share(&self) -> f64 {
        if self.games() == 0 { 0.5 } else { self.score() / self.games() as f64 }
    }

    /// The interval of the share.
    pub fn interval(&self) -> Interval {
        wilson(self.score(), self.games())
    }

    fn mean_margin(&self) -> f64 {
        if self.games() == 0 { 0.0 } else { self.margin as f64 / self.games() as f64 }
    }

    fn add(&mut self, other: &GameCount) {
        self.won += other.won;
        self.drawn += other.drawn;
        self.lost += other.lost;
        self.margin += other.margin;
    }

    fn json(&self) -> Value {
        let Interval { low, high } = self.interval();
        json!({
            "games": self.games(), "won": self.won, "drawn": self.drawn, "lost": self.lost,
            "score": self.share(), "low": low, "high": high, "margin": self.mean_margin(),
        })
    }

    fn text(&self) -> String {
        let Interval { low, high } = self.interval();
        format!(
            "{:5.1} % ({:.1} to {:.1}) of {} games: {} won, {} drawn, {} lost; ahead by {:+.1}",
            self.share() * 100.0,
            low * 100.0,
            high * 100.0,
            self.games(),
            self.won,
            self.drawn,
            self.lost,
            self.mean_margin()
        )
    }
}

/// The results of two bots against each other.
#[derive(Clone, Debug)]
pub struct BotStanding {
    /// The battle.
    pub scenario: String,
    /// The two bots, the one whose score it is first.
    pub bots: [BotKind; 2],
    /// The seed of all games.
    pub seed: u64,
    /// The names of the sides.
    pub sides: [String; 2],
    /// The games in which the first bot played each side.
    pub as_side: [GameCount; 2],
    /// The claim under test, if there is one.
    pub claim: Option<ScoreClaim>,
    /// The verdict on the claim.
    pub verdict: ClaimVerdict,
    /// The mean score of each pair of games.
    pub pairs: Vec<f64>,
    /// Thinking time of each bot.
    pub thoughts: [Thoughts; 2],
    /// All final states together: two runs that agree in it played the same games.
    pub digest: Hash,
    /// The first game that went wrong, and how.
    pub fault: Option<String>,
}

impl BotStanding {
    pub(super) fn new(
        scenario: String,
        bots: [BotKind; 2],
        seed: u64,
        sides: [String; 2],
        claim: Option<ScoreClaim>,
    ) -> Self {
        BotStanding {
            scenario,
            bots,
            seed,
            sides,
            as_side: [GameCount::default(); 2],
            claim,
            verdict: ClaimVerdict::Open,
            pairs: Vec::new(),
            thoughts: [Thoughts::new(), Thoughts::new()],
            digest: Hash([0; 32]),
            fault: None,
        }
    }

    /// Takes a pair of games in: in the first the first bot plays the first side, in the second the other.
    pub(super) fn add(&mut self, pair: &[BoutPlayed; 2]) {
        let mut score = 0.0;
        for (played, side) in pair.iter().zip(Side::BOTH) {
            let ahead = if side == Side::First { played.lead } else { -played.lead };
            let mut count = GameCount { margin: ahead, ..GameCount::default() };
            match played.won.winner {
                None => count.drawn = 1,
                Some(winner) if winner == side => count.won = 1,
                Some(_) => count.lost = 1,
            }
            score += count.score();
            if let Some(all) = self.as_side.get_mut(side.index()) {
                all.add(&count);
            }
            for (bot, by) in [(0, side), (1, side.other())] {
                let thoughts = played.thoughts.get(by.index()).into_iter().flatten();
                for (kind, thought) in thoughts {
                    if let Some(all) = self.thoughts.get_mut(bot) {
                        all.entry(kind.clone()).or_default().add(thought);
                    }
                }
            }
            self.digest = Hash::of("estafette arena", &(self.digest, played.hash));
        }
        self.pairs.push(score / 2.0);
        if let Some(claim) = self.claim {
            self.verdict = claim.verdict(&self.pairs);
        }
    }

    /// Both sides together.
    pub fn all(&self) -> GameCount {
        let mut all = GameCount::default();
        self.as_side.iter().for_each(|count| all.add(count));
        all
    }

    /// The difference in Elo points, and what it may be.
    pub fn elo(&self) -> (f64, Interval) {
        let Interval { low, high } = self.all().interval();
        (elo(self.all().share()), Interval { low: elo(low), high: elo(high) })
    }

    fn names(&self) -> [&'static str; 2] {
        self.bots.map(BotKind::name)
    }

    fn verdict_word(&self) -> &'static str {
        match self.verdict {
            ClaimVerdict::Holds => "holds",
            ClaimVerdict::Fails => "fails",
            ClaimVerdict::Open => "open",
        }
    }

    /// For programs.
    pub fn json(&self) -> Value {
        let [a, b] = self.names();
        let (points, Interval { low, high }) = self.elo();
        let times = |thoughts: &Thoughts| -> Value {
            let rows = thoughts.iter().map(|(kind, thought)| {
                let mean = thought.spent.as_secs_f64() / thought.asked.max(1) as f64;
                let phase = thought.spent.as_secs_f64() / thought.phases.max(1) as f64;
                let row = json!({
                    "asked": thought.asked, "mean_ms": mean * 1e3, "longest_ms": thought.longest.as_secs_f64() * 1e3,
                    "phases": thought.phases, "mean_phase_ms": phase * 1e3,
                    "longest_phase_ms": thought.longest_phase.as_secs_f64() * 1e3,
                });
                (kind.clone(), row)
            });
            Value::Object(rows.collect())
        };
        let [first, second] = &self.as_side;
        let [of_a, of_b] = &self.thoughts;
        json!({
            "scenario": self.scenario, "a": a, "b": b, "seed": self.seed,
            "all": self.all().json(), "as_first": first.json(), "as_second": second.json(),
            "elo": points, "elo_low": low, "elo_high": high,
            "claim": self.claim.map(|claim| json!({"score": claim.share, "margin": claim.margin, "verdict": self.verdict_word()})),
            "thinking": {"a": times(of_a), "b": times(of_b)},
            "digest": self.digest.to_string(), "fault": self.fault,
        })
    }

    /// In a line, while it is played.
    pub fn line(&self) -> String {
        let [a, b] = self.names();
        format!("{a} against {b}: {}", self.all().text())
    }

    /// For people.
    pub fn text(&self) -> String {
        let [a, b] = self.names();
        let mut text = String::new();
        let _ = writeln!(text, "{}: {a} against {b}, seed {}", self.scenario, self.seed);
        let _ = writeln!(text, "  all         {}", self.all().text());
        for (side, count) in self.sides.iter().zip(&self.as_side) {
            let _ = writeln!(text, "  {:<10}  {}", format!("as {side}"), count.text());
        }
        let (points, Interval { low, high }) = self.elo();
        let _ = writeln!(text, "  Elo {points:+.0} ({low:+.0} to {high:+.0})");
        if let Some(claim) = self.claim {
            let _ = writeln!(
                text,
                "  that {a} scores {:.0} % (within {:.0}): {}, by {} pairs",
                claim.share * 100.0,
                claim.margin * 100.0,
                self.verdict_word(),
                self.pairs.len()
            );
        }
        for (name, thoughts) in self.names().iter().zip(&self.thoughts) {
            for (kind, thought) in thoughts {
                let _ = writeln!(
                    text,
                    "  {name:<9} {kind:<14} {:>8} answers, {:>9.3} ms each, longest {:>8.1} ms; a phase {:>8.1} ms, longest {:>8.1} ms",
                    thought.asked,
                    thought.spent.as_secs_f64() * 1e3 / thought.asked.max(1) as f64,
                    thought.longest.as_secs_f64() * 1e3,
                    thought.spent.as_secs_f64() * 1e3 / thought.phases.max(1) as f64,
                    thought.longest_phase.as_secs_f64() * 1e3
                );
            }
        }
        let _ = writeln!(text, "  digest of all final states: {}", self.digest);
        if let Some(fault) = &self.fault {
            let _ = writeln!(text, "  FAULT {fault}");
        }
        text
    }
}
