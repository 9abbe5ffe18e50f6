//! The results of many games.

use super::drive::{GameFault, GameRecord, Hits};
use super::met::MetRule;
use super::plan::SelfplayPlan;
use crate::trial;
use engine::contract::Side;
use engine::digest::Hash;
use language::ask::{Names, Rule};
use language::system::Won;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The totals of many games.
pub struct SelfplayTally {
    seed: u64,
    /// The battle's name in a plan.
    scenario: String,
    names: Names,
    rules: Vec<MetRule>,
    /// Games that ended.
    pub games: u64,
    /// Detectors that fired, with the game.
    pub faults: Vec<(u64, GameFault)>,
    commands: u64,
    rolls: u64,
    longest: u32,
    /// Games by how they were won.
    levels: BTreeMap<Won, u64>,
    losses: [u64; 2],
    /// Strength out of action at the end of each turn, summed, with the number of games that reached it.
    by_turn: BTreeMap<u8, (u64, [u64; 2])>,
    hits: Hits,
    /// The hash of all final hashes, in the order of the games.
    digest: Hash,
}

impl SelfplayTally {
    pub(super) fn new(plan: &SelfplayPlan) -> SelfplayTally {
        SelfplayTally {
            seed: plan.seed,
            scenario: plan.battle.scenario.id.clone(),
            names: (**plan.battle.names()).clone(),
            rules: trial::of(&plan.battle).met_rules(&plan.battle),
            games: 0,
            faults: Vec::new(),
            commands: 0,
            rolls: 0,
            longest: 0,
            levels: BTreeMap::new(),
            losses: [0; 2],
            by_turn: BTreeMap::new(),
            hits: Hits::new(),
            digest: Hash([0; 32]),
        }
    }

    pub(super) fn add(&mut self, game: u64, record: Result<GameRecord, GameFault>) {
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
        *self.levels.entry(record.won).or_default() += 1;
        for (sum, lost) in self.losses.iter_mut().zip(record.toll.destroyed) {
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

    /// Rules without a hit and without a reason.
    pub fn unexplained(&self) -> Vec<(Rule, &'static str)> {
        let open = |met: &&MetRule| met.applies && met.unmet.is_none() && !self.hits.contains_key(&met.rule);
        self.rules.iter().filter(open).map(|met| (met.rule, met.thought)).collect()
    }

    /// The tables of the page on balance, in Markdown.
    pub fn balance(&self) -> String {
        let [first, second] = Side::BOTH.map(|side| self.names.side_word(side));
        let mut text = String::new();
        let _ = writeln!(text, "| result | games | share |\n| --- | ---: | ---: |");
        for (Won { winner, level, .. }, games) in &self.levels {
            let who = winner.map_or(String::new(), |side| format!("{}, ", self.names.side_word(side)));
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
        for MetRule { rule, thought, .. } in self.rules.iter().filter(|met| met.applies) {
            let _ = writeln!(text, "| {rule} | {:.2} | {thought} |", ratio(self.hits_of(*rule), self.games));
        }
        let never = self.rules.iter().filter(|met| met.applies && !self.hits.contains_key(&met.rule));
        let never: Vec<String> = never
            .map(|met| met.unmet.map_or_else(|| met.rule.to_string(), |reason| format!("{} ({reason})", met.rule)))
            .collect();
        let never = if never.is_empty() { String::from("none") } else { never.join(", ") };
        let _ = writeln!(text, "\nNever met in these games: {never}.");
        text
    }

    fn hits_of(&self, rule: Rule) -> u64 {
        self.hits.get(&rule).copied().unwrap_or(0)
    }

    /// The hash of all final hashes.
    pub fn digest(&self) -> Hash {
        self.digest
    }

    /// All of it as JSON.
    pub fn json(&self, seconds: f64) -> Value {
        let results: Vec<Value> = self
            .levels
            .iter()
            .map(|(Won { winner, level, .. }, games)| {
                json!({"winner": winner.map(|side| self.names.side_word(side)), "level": level, "games": games})
            })
            .collect();
        let hits: serde_json::Map<String, Value> =
            self.rules.iter().map(|met| (met.rule.to_string(), json!(self.hits_of(met.rule)))).collect();
        let faults: Vec<Value> = self
            .faults
            .iter()
            .map(|(game, fault)| json!({"game": game, "seed": self.seed, "detector": fault.kind, "text": fault.text}))
            .collect();
        json!({
            "scenario": self.scenario,
            "seed": self.seed,
            "games": self.games,
            "results": results,
            "commands_per_game": ratio(self.commands, self.games),
            "rolls_per_game": ratio(self.rolls, self.games),
            "longest_game_in_commands": self.longest,
            "strength_lost_per_game": {
                self.names.side_word(Side::First): ratio(self.losses[0], self.games),
                self.names.side_word(Side::Second): ratio(self.losses[1], self.games),
            },
            "hits": hits,
            "faults": faults,
            "digest": self.digest.to_string(),
            "seconds": seconds,
            "games_per_second_per_core": if seconds > 0.0 { self.games as f64 / seconds } else { 0.0 },
        })
    }

    /// All of it as text.
    pub fn text(&self, seconds: f64) -> String {
        let mut text = String::new();
        let _ = writeln!(text, "{} games of {}, seed {}", self.games, self.scenario, self.seed);
        let _ = writeln!(
            text,
            "{:.0} commands and {:.0} rolls a game, the longest {} commands",
            ratio(self.commands, self.games),
            ratio(self.rolls, self.games),
            self.longest
        );
        for (Won { winner, level, .. }, games) in &self.levels {
            let who = winner.map_or(String::from("nobody"), |side| self.names.side_word(side));
            let _ = writeln!(text, "  {games:>6}  {who}, {level}");
        }
        for side in Side::BOTH {
            let lost = self.losses.get(side.index()).copied().unwrap_or(0);
            let _ =
                writeln!(text, "strength lost a game, {}: {:.1}", self.names.side_word(side), ratio(lost, self.games));
        }
        let _ = writeln!(text, "hits of each rule case:");
        for met in &self.rules {
            let hits = self.hits_of(met.rule);
            let note = met.unmet.filter(|_| hits == 0).map_or(String::new(), |reason| format!("  [{reason}]"));
            let _ = writeln!(text, "  {:>5} {hits:>10}  {}{note}", met.rule.to_string(), met.thought);
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
