//! What many games came to.

use super::drive::{Fault, GameRecord};
use crate::system::Judge;
use crate::systems::art_of_war::ArtOfWar;
use crate::words::Words;
use engine::art_of_war::{Board, Level, cases};
use engine::case::Case;
use engine::contract::Side;
use engine::digest::Hash;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Cases that no play can meet, each with the reason. Any other case without a hit is a rule nobody has seen at work.
pub const UNHIT: &[(Case, &str)] = &[
    (Case::new(2, 1), "a definition: the map and its numbers"),
    (Case::new(2, 2), "a definition: the chart is 9.0"),
    (Case::new(2, 4), "a definition: what is printed on a unit"),
    (Case::new(2, 6), "a definition: what it costs is 4.1 and 4.2"),
    (Case::new(2, 7), "a definition: the arms"),
];

/// What many games came to.
pub struct Tally {
    seed: u64,
    /// Games that ended.
    pub games: u64,
    /// Detectors that fired, with the game.
    pub faults: Vec<(u64, Fault)>,
    commands: u64,
    rolls: u64,
    longest: u32,
    /// Games by winner and level; nobody for draws.
    levels: BTreeMap<(Option<Side>, Level), u64>,
    losses: [u64; 2],
    /// Strength out of action at the end of each turn, summed, with the number of games that reached it.
    by_turn: BTreeMap<u8, (u64, [u64; 2])>,
    hits: BTreeMap<Case, u64>,
    /// The hash of all final hashes, in the order of the games.
    digest: Hash,
}

impl Tally {
    pub(super) fn new(seed: u64) -> Tally {
        Tally {
            seed,
            games: 0,
            faults: Vec::new(),
            commands: 0,
            rolls: 0,
            longest: 0,
            levels: BTreeMap::new(),
            losses: [0; 2],
            by_turn: BTreeMap::new(),
            hits: BTreeMap::new(),
            digest: Hash([0; 32]),
        }
    }

    pub(super) fn add(&mut self, game: u64, record: Result<GameRecord, Fault>) {
        let record = match record {
            Ok(record) => record,
            Err(fault) => {
                self.faults.push((game, fault));
                return;
            }
        };
        self.games += 1;
        self.commands += u64::from(record.commands);
        self.rolls += u64::from(record.rolls);
        self.longest = self.longest.max(record.commands);
        *self.levels.entry((record.outcome.winner, record.outcome.level)).or_default() += 1;
        for (sum, lost) in self.losses.iter_mut().zip(record.losses) {
            *sum += u64::from(lost);
        }
        for (turn, lost) in record.losses_by_turn {
            let (games, sums) = self.by_turn.entry(turn).or_default();
            *games += 1;
            for (sum, lost) in sums.iter_mut().zip(lost) {
                *sum += u64::from(lost);
            }
        }
        for (case, count) in record.hits {
            *self.hits.entry(case).or_default() += count;
        }
        self.digest = Hash::of("estafette self-play", &(self.digest, record.hash));
    }

    /// Cases of the rules without a hit and without a reason.
    pub fn unexplained(&self, board: &Board) -> Vec<(Case, &'static str)> {
        let met = |case: &Case| self.hits.contains_key(case) || UNHIT.iter().any(|(listed, _)| listed == case);
        cases::ALL.iter().copied().filter(|(case, _)| !met(case) && ArtOfWar::applies(board, *case)).collect()
    }

    /// The tables of the page on balance, in Markdown.
    pub fn balance(&self, board: &Board) -> String {
        let words = Words::new(board);
        let [first, second] = Side::BOTH.map(|side| words.side(side));
        let mut text = String::new();
        let _ = writeln!(text, "| result | games | share |\n| --- | ---: | ---: |");
        for ((winner, level), games) in &self.levels {
            let who = winner.map_or(String::new(), |side| format!("{}, ", words.side(side)));
            let level = format!("{level:?}").to_lowercase();
            let _ = writeln!(text, "| {who}{level} | {games} | {:.1} % |", 100.0 * ratio(*games, self.games));
        }
        let [lost_first, lost_second] = self.losses.map(|lost| ratio(lost, self.games));
        let _ = writeln!(
            text,
            "\nStrength destroyed for good in an average game: {first} {lost_first:.1}, {second} {lost_second:.1}."
        );
        let _ =
            writeln!(text, "\n| turn | games that reached its end | {first} out of action | {second} out of action |");
        let _ = writeln!(text, "| ---: | ---: | ---: | ---: |");
        for (turn, (games, [one, other])) in &self.by_turn {
            let _ = writeln!(text, "| {turn} | {games} | {:.1} | {:.1} |", ratio(*one, *games), ratio(*other, *games));
        }
        let _ = writeln!(text, "\n| case | times a game | what it says |\n| --- | ---: | --- |");
        for (case, thought) in cases::ALL.iter().filter(|(case, _)| ArtOfWar::applies(board, *case)) {
            let hits = self.hits.get(case).copied().unwrap_or(0);
            let _ = writeln!(text, "| {case} | {:.2} | {thought} |", ratio(hits, self.games));
        }
        let never: Vec<String> = cases::ALL
            .iter()
            .filter(|(case, _)| ArtOfWar::applies(board, *case) && !self.hits.contains_key(case))
            .map(|(case, _)| match UNHIT.iter().find(|(listed, _)| listed == case) {
                Some((_, reason)) => format!("{case} ({reason})"),
                None => case.to_string(),
            })
            .collect();
        let never = if never.is_empty() { String::from("none") } else { never.join(", ") };
        let _ = writeln!(text, "\nNever met in these games: {never}.");
        text
    }

    /// The hash of all final hashes.
    pub fn digest(&self) -> Hash {
        self.digest
    }

    /// All of it as JSON.
    pub fn json(&self, board: &Board, seconds: f64) -> Value {
        let words = Words::new(board);
        let results: Vec<Value> = self
            .levels
            .iter()
            .map(|((winner, level), games)| {
                json!({"winner": winner.map(|side| words.side(side)), "level": format!("{level:?}").to_lowercase(), "games": games})
            })
            .collect();
        let hits: serde_json::Map<String, Value> =
            cases::ALL.iter().map(|(case, _)| (case.to_string(), json!(self.hits.get(case).unwrap_or(&0)))).collect();
        let faults: Vec<Value> = self
            .faults
            .iter()
            .map(|(game, fault)| json!({"game": game, "seed": self.seed, "detector": fault.kind, "text": fault.text}))
            .collect();
        json!({
            "scenario": board.definition().id,
            "seed": self.seed,
            "games": self.games,
            "results": results,
            "commands_per_game": ratio(self.commands, self.games),
            "rolls_per_game": ratio(self.rolls, self.games),
            "longest_game_in_commands": self.longest,
            "strength_lost_per_game": {
                words.side(Side::First): ratio(self.losses[0], self.games),
                words.side(Side::Second): ratio(self.losses[1], self.games),
            },
            "hits": hits,
            "faults": faults,
            "digest": self.digest.to_string(),
            "seconds": seconds,
            "games_per_second_per_core": if seconds > 0.0 { self.games as f64 / seconds } else { 0.0 },
        })
    }

    /// All of it as text.
    pub fn text(&self, board: &Board, seconds: f64) -> String {
        let words = Words::new(board);
        let mut text = String::new();
        let _ = writeln!(text, "{} games of {}, seed {}", self.games, board.definition().id, self.seed);
        let _ = writeln!(
            text,
            "{:.0} commands and {:.0} rolls a game, the longest {} commands",
            ratio(self.commands, self.games),
            ratio(self.rolls, self.games),
            self.longest
        );
        for ((winner, level), games) in &self.levels {
            let who = winner.map_or(String::from("nobody"), |side| words.side(side));
            let _ = writeln!(text, "  {games:>6}  {who}, {}", format!("{level:?}").to_lowercase());
        }
        for side in Side::BOTH {
            let lost = self.losses.get(side.index()).copied().unwrap_or(0);
            let _ = writeln!(text, "strength lost a game, {}: {:.1}", words.side(side), ratio(lost, self.games));
        }
        let _ = writeln!(text, "hits of each rule case:");
        for (case, thought) in cases::ALL {
            let hits = self.hits.get(case).copied().unwrap_or(0);
            let reason = UNHIT.iter().find(|(listed, _)| listed == case && hits == 0);
            let note = reason.map_or(String::new(), |(_, reason)| format!("  [{reason}]"));
            let _ = writeln!(text, "  {:>5} {hits:>10}  {thought}{note}", case.to_string());
        }
        for (game, fault) in &self.faults {
            let _ = writeln!(text, "FAULT in game {game} of seed {}: {}: {}", self.seed, fault.kind, fault.text);
        }
        if seconds > 0.0 {
            let _ = writeln!(
                text,
                "{:.2} s of playing, {:.1} games a second on a core",
                seconds,
                self.games as f64 / seconds
            );
        }
        let _ = writeln!(text, "digest of all final states: {}", self.digest);
        text
    }
}

fn ratio(sum: u64, games: u64) -> f64 {
    if games == 0 { 0.0 } else { sum as f64 / games as f64 }
}
