//! A charge against a carré that holds: to ride on, or to try to stop [40.2].
//!
//! The engine weighs neither as a proposal. Both are tried on a copy, by the code that resolves them.

use super::charge::under_way;
use super::look::Look;
use super::{ends, forecast};
use crate::MESSAGES;
use bataille::{Command, End, ForeseenMelee, Proposal, Throw, ThrowResult};
use engine::contract::Game as _;
use engine::hex::Hex;
use engine::rule::Rule;
use language::ask::{Asking, Draft};
use language::sheet::{self, Sheet, Tone};
use language::{phrase, say};

const PRESS: Rule = Rule::new("40.2");
const STOPS: Command = Command::Press { go_on: false };
const RIDES_ON: Command = Command::Press { go_on: true };

/// Ride on against the carré, or try to stop.
pub(super) fn ask(look: Look<'_>, at: Hex) -> Asking<Command> {
    let prompt = phrase!(MESSAGES, "bataille-ask-press", side = look.side, hex = at).rule(PRESS);
    let mut asking = Asking::of("press", Draft::EMPTY, prompt);
    asking.ready = look.may(phrase!(MESSAGES, "bataille-try-to-stop", hex = at), STOPS);
    asking.pass = look.may(phrase!(MESSAGES, "bataille-charge-home"), RIDES_ON);
    asking.overlays = under_way(look);
    asking.card = card(look, at);
    asking
}

/// Both answers with their ends, then the die that may stop the charge, and the melee it comes to otherwise.
fn card(look: Look<'_>, at: Hex) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let Some(recall) = recall(look) else { return sheet };
    let melee = look.closely.then(|| look.game.foreseen_melee(look.side, &RIDES_ON)).flatten();
    let home = melee.as_ref().map_or_else(Vec::new, ForeseenMelee::ends);
    let faces = |stops: bool| -> u64 {
        let fits = recall.results.iter().filter(|chance| (chance.result == ThrowResult::Passed) == stops);
        fits.map(|chance| u64::from(chance.odd.throws)).sum()
    };
    let stopped = sheet::End {
        name: phrase!(MESSAGES, "bataille-short-stopped"),
        words: phrase!(MESSAGES, "bataille-end-stopped", hex = at),
        tone: Tone::Even,
        throws: faces(true) * home.first().map_or(1, |end| end.of),
    };
    let tries = [stopped].into_iter().chain(rides_on(&home, faces(false)));
    sheet.ends(&say!(MESSAGES, "bataille-if-you-try-to-stop"), tries);
    sheet.ends(&say!(MESSAGES, "bataille-if-you-charge-home"), rides_on(&home, 1));
    let throws: Vec<Throw> = [recall].into_iter().chain(melee.iter().flat_map(ForeseenMelee::throws)).collect();
    forecast::chain(&mut sheet, &throws, true);
    sheet
}

/// The die that may stop the charge.
fn recall(look: Look<'_>) -> Option<Throw> {
    let mut tried = look.game.thinking();
    tried.attempt(look.side, &STOPS).ok()?;
    tried.forecast(&Proposal::Pending).ok()?.throws.into_iter().next()
}

/// The ends of a charge that is ridden home, each with its count; one for all where they are not counted.
fn rides_on(home: &[End], times: u64) -> Vec<sheet::End> {
    if home.is_empty() {
        let (name, words) = (phrase!(MESSAGES, "bataille-short-home"), phrase!(MESSAGES, "bataille-end-charges-home"));
        return vec![sheet::End { name, words, tone: Tone::Even, throws: times }];
    }
    home.iter().map(|end| ends::told(&End { throws: end.throws * times, ..*end }, false, false)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::{charged, look, say};
    use super::*;
    use engine::contract::Pending;

    /// Nothing happens between the charge and the melee segment.
    #[test]
    fn a_melee_that_is_foreseen_ends_as_the_melee_that_is_fought() {
        let game = charged([1, 1]);
        let pressed = Command::Press { go_on: true };
        let foreseen = game.foreseen_melee(look(&game).side, &pressed).unwrap();
        let mut fought = game.clone();
        for said in ["{\"press\": {\"go_on\": true}}", "\"end_movement\"", "\"end_fire\""] {
            say(&mut fought, &serde_json::from_str(said).unwrap());
        }
        assert!(matches!(fought.pending(), Pending::Roll(_)), "{:?}", fought.pending());
        let ends = foreseen.ends();
        assert!(ends.len() > 2, "{ends:?}");
        assert_eq!(ends.iter().map(|end| end.throws).sum::<u64>(), ends[0].of);
        assert_eq!(foreseen.ends_in(&fought), ends);
    }
}
