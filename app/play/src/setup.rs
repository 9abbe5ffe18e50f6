//! The settings on which two players agree before a match, as the host chooses them, as terms, and in words.

use crate::MESSAGES;
use engine::contract::Side;
use language::ask::Key;
use language::battle::Battle;
use language::system::Systems;
use language::{phrase, say};
use record::header::{Header, MOST_TAKE_BACKS, Terms, TimeControl};

/// Time for which a side may owe an answer before the other may close a match between friends, in days.
const PATIENCE_DAYS: u32 = 14;
const MINUTE: u32 = 60;
const DAY: u32 = 24 * 60 * MINUTE;

/// The first battle says of itself that it takes ten minutes; counters times turns grow with it, and so does the time.
const COUNTER_TURNS_IN_A_MINUTE: usize = 4;
/// Clocks offered for battles of up to this many minutes, in minutes for each side; 0 is without limit.
const CLOCKS: [(usize, [u16; 6]); 3] =
    [(49, [0, 5, 10, 15, 30, 60]), (149, [0, 15, 30, 45, 60, 120]), (usize::MAX, [0, 60, 90, 120, 180, 240])];

/// Estimated time of a battle, for both sides together, in minutes.
pub fn minutes_of(battle: &Battle) -> usize {
    let (first, last) = battle.scenario.turns;
    let turns = usize::from(last.saturating_sub(first)) + 1;
    turns * battle.scenario.pieces.iter().sum::<usize>() / COUNTER_TURNS_IN_A_MINUTE
}

/// The clocks that are offered for a battle of this many minutes, and the one that fits it.
pub fn clocks(minutes: usize) -> ([u16; 6], u16) {
    let [.., longest] = &CLOCKS;
    let (_, all) = CLOCKS.iter().find(|(up_to, _)| minutes <= *up_to).unwrap_or(longest);
    // Each side thinks for about half of the time; no clock is tighter than ten minutes unless a player chooses it.
    let fits = |offered: &&u16| **offered >= 10 && usize::from(**offered) * 2 >= minutes;
    (*all, all.iter().find(fits).or(all.last()).copied().unwrap_or(0))
}

/// The increments that are offered for battles with these clocks, in seconds for each phase that a side ends.
pub const INCREMENTS: [u16; 5] = [0, 5, 10, 20, 60];

/// An increment in words.
pub fn increment_word(seconds: u16) -> String {
    match seconds {
        0 => say!(MESSAGES, "play-none"),
        seconds => seconds_word(seconds.into()),
    }
}

/// The same in few letters, for a button: "20 s".
pub fn increment_short(seconds: u16) -> String {
    match u32::from(seconds) {
        0 => say!(MESSAGES, "play-none"),
        seconds if seconds % MINUTE == 0 => say!(MESSAGES, "play-short-minutes", minutes = seconds / MINUTE),
        seconds => say!(MESSAGES, "play-short-seconds", seconds = seconds),
    }
}

fn seconds_word(seconds: u32) -> String {
    match (seconds / MINUTE, seconds % MINUTE) {
        (minutes, 0) if minutes > 0 => say!(MESSAGES, "play-minutes", minutes = minutes),
        _ => say!(MESSAGES, "play-seconds", seconds = seconds),
    }
}

/// A clock in words.
pub fn clock_word(minutes: u16) -> String {
    match minutes {
        0 => say!(MESSAGES, "play-none"),
        hours if hours % 60 == 0 => say!(MESSAGES, "play-short-hours", hours = hours / 60),
        minutes => say!(MESSAGES, "play-short-minutes", minutes = minutes),
    }
}

/// The choices before a match.
#[derive(Clone)]
pub struct Setup {
    /// The battle.
    pub battle: Battle,
    /// The side of the player who offers it.
    pub side: Side,
    /// The optional rules that are used; one that the battle does not have is ignored.
    pub on: Vec<Key>,
    /// Each side's time to think in minutes; 0 is without limit.
    pub minutes: u16,
    /// Additional time of a side for each phase that it ends, in seconds; 0 without a clock.
    pub increment: u16,
    /// Time for which a side may be cut off in the whole match before its clock runs on, in minutes.
    pub grace: u16,
    /// Number of take-backs that each side may ask for.
    pub take_backs: u8,
    /// Whether spectators are allowed, and their delay in seconds.
    pub watch: Option<u32>,
    /// Whether one computer holds both keys.
    pub one_machine: bool,
}

impl Setup {
    /// A match between friends as most want it: no clock, and a few take-backs.
    pub const fn new(battle: Battle, side: Side) -> Setup {
        Setup {
            battle,
            side,
            on: Vec::new(),
            minutes: 0,
            increment: 0,
            grace: 10,
            take_backs: 10,
            watch: None,
            one_machine: false,
        }
    }

    /// A match at one computer: the partner always agrees to take-backs.
    pub fn at_one_machine(battle: Battle, side: Side, on: Vec<Key>) -> Setup {
        let setup = Setup::new(battle, side);
        Setup { on, take_backs: MOST_TAKE_BACKS, one_machine: true, ..setup }
    }

    /// The terms that are offered.
    pub fn terms(&self) -> Terms {
        let time = match self.minutes {
            0 => TimeControl::default(),
            minutes => TimeControl {
                budget: u32::from(minutes) * MINUTE,
                increment: self.increment.into(),
                grace: u32::from(self.grace) * MINUTE,
            },
        };
        Terms {
            system: self.battle.system().name().to_owned(),
            revision: self.battle.revision(),
            title: self.battle.scenario.title.clone(),
            scenario: Header::scenario_hash(&self.battle.bytes()),
            options: self.battle.options(&self.on),
            host: self.side,
            time,
            take_backs: self.take_backs.min(MOST_TAKE_BACKS),
            deadline: if self.one_machine { 0 } else { PATIENCE_DAYS * DAY },
            one_machine: self.one_machine,
            watch: self.watch.filter(|_| !self.one_machine),
        }
    }
}

/// Everything that is agreed on, a heading and a sentence each, as the player of that side reads it.
pub fn in_words(systems: Systems, terms: &Terms, battle: &Battle, me: Side) -> Vec<(String, String)> {
    let map = if systems.is_ours(battle) {
        say!(MESSAGES, "play-map-built-in")
    } else {
        say!(MESSAGES, "play-map-from-host")
    };
    let turn = if me == Side::First { "first" } else { "second" };
    let side = phrase!(MESSAGES, "play-side", turn = turn, side = me, other = me.other());
    let mut lines = vec![
        (say!(MESSAGES, "play-head-battle"), systems.title_of(&terms.system, &terms.title)),
        (say!(MESSAGES, "play-head-map"), map),
        (say!(MESSAGES, "play-head-side"), side.plain(battle.names())),
    ];
    let on = battle.switched_on(&terms.options);
    for switch in battle.switches() {
        lines.push((switch.about(), switch.terms(on.contains(&switch.key))));
    }
    lines.push((say!(MESSAGES, "play-head-clock"), clock(terms.time)));
    lines.push((say!(MESSAGES, "play-head-take-backs"), say!(MESSAGES, "play-take-backs", most = terms.take_backs)));
    lines.extend(watching(terms).map(|text| (say!(MESSAGES, "play-head-watching"), text)));
    if terms.deadline != 0 {
        let text = say!(MESSAGES, "play-inactivity", days = terms.deadline.div_ceil(DAY));
        lines.push((say!(MESSAGES, "play-head-inactivity"), text));
    }
    lines
}

/// The agreement about spectators; `None` if none may watch.
pub fn watching(terms: &Terms) -> Option<String> {
    let (delay, count) = later(terms.watch?);
    Some(say!(MESSAGES, "play-watching", delay = delay, count = count))
}

/// The delay of the view: the word by which a sentence is chosen, and its number.
pub(crate) const fn later(delay: u32) -> (&'static str, u32) {
    match delay {
        0 => ("live", 0),
        minutes if minutes % MINUTE == 0 => ("minutes", minutes / MINUTE),
        seconds => ("seconds", seconds),
    }
}

fn clock(time: TimeControl) -> String {
    if !time.is_timed() {
        return say!(MESSAGES, "play-clock-none");
    }
    let [budget, grace] = [time.budget, time.grace].map(|seconds| seconds.div_ceil(MINUTE));
    match time.increment {
        0 => say!(MESSAGES, "play-clock", budget = budget, grace = grace),
        seconds => {
            let more = seconds_word(seconds);
            say!(MESSAGES, "play-clock-increment", budget = budget, more = more, grace = grace)
        }
    }
}

/// The terms of a match of bots: no side's patience ends, and take-backs are free.
pub fn calm_terms(battle: &Battle, host: Side, on: &[Key]) -> Terms {
    let setup = Setup { on: on.to_vec(), take_backs: MOST_TAKE_BACKS, ..Setup::new(battle.clone(), host) };
    Terms { deadline: 0, ..setup.terms() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_in_the_terms_and_in_the_words() {
        let battle = ::systems::ALL.open("eylau", None).expect("a battle");
        let switches: Vec<Key> = battle.switches().into_iter().map(|switch| switch.key).collect();
        let mut setup = Setup::new(battle.clone(), Side::Second);
        let words = |setup: &Setup, me| {
            let lines = in_words(::systems::ALL, &setup.terms(), &battle, me);
            lines.into_iter().map(|(head, text)| format!("{head}: {text}\n")).collect::<String>()
        };
        let plain = words(&setup, Side::First);
        assert!(plain.contains("None: take the time") && plain.contains("Without the weather die"), "{plain}");
        assert!(plain.contains("French against Allied. You move first each turn."), "{plain}");
        assert!(plain.contains("A built-in battle") && plain.contains("14 days"), "{plain}");
        (setup.on, setup.minutes, setup.grace, setup.take_backs, setup.increment) = (switches, 45, 5, 3, 10);
        let rich = words(&setup, Side::First);
        for part in [
            "45 minutes",
            "and 10 seconds more for each phase a side ends",
            "up to 5 minutes",
            "ask for 3",
            "With the weather die",
        ] {
            assert!(rich.contains(part), "{part}: {rich}");
        }
        assert_eq!(setup.terms().fault(), None);
    }

    #[test]
    fn suggested_clocks_follow_the_size_of_the_battle() {
        let of = |id: &str| clocks(minutes_of(&::systems::ALL.open(id, None).expect("a battle")));
        let (short, fits) = of("skirmish");
        assert_eq!((short, fits), ([0, 5, 10, 15, 30, 60], 10));
        let (long, fits) = of("eylau");
        assert!(long.contains(&120) && !long.contains(&5) && fits > 10, "{long:?}, {fits}");
        for minutes in [0, 10, 49, 50, 149, 150, 400, 10_000] {
            let (offered, fits) = clocks(minutes);
            assert!(fits != 0 && offered.contains(&fits), "{minutes}");
        }
        assert_eq!([0, 45, 60, 120].map(clock_word), ["none", "45\u{a0}min", "1\u{a0}h", "2\u{a0}h"]);
    }

    #[test]
    fn a_battle_of_ones_own_is_called_one_and_no_switch_is_made_up() {
        let text =
            ::systems::ALL.readers().built_in_files("skirmish").and_then(|files| files.first()).expect("its file").1;
        let file = std::env::temp_dir().join(format!("estafette-own-{}.toml", std::process::id()));
        std::fs::write(&file, text.replace("id = \"skirmish\"", "id = \"mine\"")).expect("a file");
        let battle = ::systems::ALL.open_file(&file);
        let _ = std::fs::remove_file(&file);
        let mut setup = Setup::new(battle.expect("a battle"), Side::First);
        setup.on = vec!["no such switch"];
        let terms = setup.terms();
        assert_eq!(setup.battle.switched_on(&terms.options), Vec::<Key>::new());
        let lines = in_words(::systems::ALL, &terms, &setup.battle, Side::Second);
        assert!(lines.iter().any(|(_, text)| text.contains("A battle from the host's file")));
    }
}
