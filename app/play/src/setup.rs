//! What two players agree on before a match, as the one who offers it chooses it, as terms, and in words.

use crate::ask::Key;
use crate::library::{self, Battle};
use crate::systems::art_of_war::WEATHER;
use engine::art_of_war::{Board, Game, OptionalRules};
use engine::codec;
use engine::contract::{Game as _, Side};
use net::header::{Header, MOST_TAKE_BACKS, Terms, TimeControl};
use std::sync::Arc;

/// How long a side may owe an answer before the other may close a match between friends, in days.
const PATIENCE_DAYS: u32 = 14;
const MINUTE: u32 = 60;
const DAY: u32 = 24 * 60 * MINUTE;

/// What is chosen before a match.
#[derive(Clone)]
pub struct Setup {
    /// The battle.
    pub battle: Battle,
    /// The side of whoever offers it.
    pub side: Side,
    /// Whether the weather die is used [22.0]; a battle without one passes over it.
    pub weather: bool,
    /// Each side's time to think in minutes; 0 is without limit.
    pub minutes: u16,
    /// How many minutes a side may be cut off in the whole match before its clock runs on.
    pub grace: u16,
    /// How many take-backs each side may ask for.
    pub take_backs: u8,
    /// Whether others may watch, and how many seconds late.
    pub watch: Option<u32>,
    /// Whether one machine holds both keys.
    pub one_machine: bool,
}

impl Setup {
    /// A match between friends as most want it: no clock, and a few take-backs.
    pub const fn new(battle: Battle, side: Side) -> Setup {
        Setup { battle, side, weather: false, minutes: 0, grace: 10, take_backs: 10, watch: None, one_machine: false }
    }

    /// A match at one machine: the partner always agrees to take-backs.
    pub fn at_one_machine(battle: Battle, side: Side, weather: bool) -> Setup {
        let setup = Setup::new(battle, side);
        Setup { weather, take_backs: MOST_TAKE_BACKS, one_machine: true, ..setup }
    }

    /// The terms that are offered.
    pub fn terms(&self) -> Terms {
        let on: &[Key] = if self.weather { &[WEATHER] } else { &[] };
        let time = match self.minutes {
            0 => TimeControl::default(),
            minutes => TimeControl { budget: u32::from(minutes) * MINUTE, grace: u32::from(self.grace) * MINUTE },
        };
        Terms {
            system: self.battle.system().name().to_owned(),
            revision: self.battle.revision(),
            title: self.battle.scenario.title.clone(),
            scenario: Header::scenario_hash(&self.battle.bytes()),
            options: self.battle.options(on),
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
pub fn in_words(terms: &Terms, board: &Arc<Board>, me: Side) -> Vec<(&'static str, String)> {
    let other = board.side_name(me.other());
    let turn = if me == Side::First { "first" } else { "second" };
    let ours = library::of_ours(&Game::scenario_bytes(board)).is_some();
    let map = if ours {
        "One of the battles of this program, the same on both machines."
    } else {
        "A file of the host's own. The rules on it are the same on both machines; names and colours stay with the host."
    };
    let mut lines = vec![
        ("Battle", terms.title.clone()),
        ("Map", map.to_owned()),
        ("Your side", format!("{}, against the {other}. You move {turn} in every turn.", board.side_name(me))),
    ];
    if board.definition().rules.weather_die {
        let used = codec::decode::<OptionalRules>(&terms.options).is_ok_and(|optional| optional.weather);
        lines.push((
            "Weather",
            if used { "With the weather die [22.0]." } else { "Without the weather die." }.to_owned(),
        ));
    }
    lines.push(("Clock", clock(terms.time)));
    lines.push(("Take-backs", take_backs(terms.take_backs)));
    lines.extend(crate::online::watching(terms).map(|text| ("Watching", text)));
    if terms.deadline != 0 {
        let days = terms.deadline.div_ceil(DAY);
        let text = format!("After {days} days without an answer that is owed, the other side may close the match.");
        lines.push(("Patience", text));
    }
    lines
}

fn clock(time: TimeControl) -> String {
    if !time.is_timed() {
        return String::from("None: take the time you need.");
    }
    let [budget, grace] = [time.budget, time.grace].map(|seconds| seconds.div_ceil(MINUTE));
    format!(
        "{budget} minutes for each side in the whole match. Being cut off does not count, up to {grace} minutes in all; \
         your own clock never runs while the other is gone."
    )
}

fn take_backs(most: u8) -> String {
    match most {
        0 => String::from("None past a die. Moves before a die can always be undone."),
        1 => String::from(
            "Each side may ask for one past a die, and the other decides. Other moves can always be undone.",
        ),
        most => {
            format!("Each side may ask for {most} past a die, and the other decides. Other moves can always be undone.")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_in_the_terms_and_in_the_words() {
        let battle = library::open("eylau", None).expect("a battle");
        let board = Arc::clone(&battle.board);
        let mut setup = Setup::new(battle, Side::Second);
        let words = |setup: &Setup, me| {
            let lines = in_words(&setup.terms(), &board, me);
            lines.into_iter().map(|(head, text)| format!("{head}: {text}\n")).collect::<String>()
        };
        let plain = words(&setup, Side::First);
        assert!(plain.contains("None: take the time") && plain.contains("Without the weather die"), "{plain}");
        assert!(plain.contains("French, against the Allied. You move first"), "{plain}");
        assert!(plain.contains("One of the battles of this program") && plain.contains("14 days"), "{plain}");
        (setup.weather, setup.minutes, setup.grace, setup.take_backs) = (true, 45, 5, 3);
        let rich = words(&setup, Side::First);
        for part in ["45 minutes", "up to 5 minutes", "ask for 3", "With the weather die"] {
            assert!(rich.contains(part), "{part}: {rich}");
        }
        assert_eq!(setup.terms().fault(), None);
    }

    #[test]
    fn a_battle_of_ones_own_is_called_one_and_no_weather_die_is_made_up() {
        let mut definition = library::open("skirmish", None).expect("a battle").scenario.definition.clone();
        definition.id = String::from("mine");
        let board = Arc::new(Board::new(definition).expect("a board"));
        let battle = library::plain(board, "Mine");
        let mut setup = Setup::new(battle, Side::First);
        setup.weather = true;
        let has_die = setup.battle.board.definition().rules.weather_die;
        let terms = setup.terms();
        let weather = codec::decode::<OptionalRules>(&terms.options).expect("options").weather;
        assert_eq!(weather, has_die);
        let lines = in_words(&terms, &setup.battle.board, Side::Second);
        assert!(lines.iter().any(|(_, text)| text.contains("A file of the host's own")));
    }
}
