//! Questions that a word answers: batteries forward, hold or break off, attack out of the walls.

use super::look::{Look, in_hexes, in_strength, says};
use super::vocabulary::{BREAK_OFF, COUNTER, FORWARD, HOLD, STAND};
use crate::MESSAGES;
use eagles::{Command, Fight, RoundResult, rules};
use engine::contract::Side;
use language::ask::{Asking, Draft, Mark, Offer, Pick, Sentence};
use language::phrase;

fn question(key: &'static str, prompt: Sentence, words: Vec<Offer<Command>>) -> Asking<Command> {
    let mut asking = Asking::of(key, Draft::EMPTY, prompt);
    asking.offers = words;
    asking
}

pub(super) fn forward(look: Look<'_>) -> Asking<Command> {
    let words = vec![
        says(Pick::Word(FORWARD), "", Mark::Choice, Command::Forward { forward: true }),
        says(Pick::Word(HOLD), "", Mark::Choice, Command::Forward { forward: false }),
    ];
    question("forward", phrase!(MESSAGES, "eagles-ask-forward", side = look.side).rule(rules::FIRE), words)
}

fn result(look: Look<'_>) -> Option<(&Fight, RoundResult)> {
    let fight = look.game.state().fight()?;
    Some((fight, fight.result?))
}

pub(super) fn stand(look: Look<'_>) -> Asking<Command> {
    let mut words = vec![says(Pick::Word(STAND), "", Mark::Choice, Command::Stand)];
    if look.accepts(&Command::BreakOff) {
        words.push(says(Pick::Word(BREAK_OFF), "", Mark::Choice, Command::BreakOff));
    }
    let prompt = phrase!(MESSAGES, "eagles-ask-stand", side = look.side).rule(rules::BREAK_OFF);
    let mut asking = question("stand", prompt, words);
    if let Some((fight, result)) = result(look) {
        let (own, other) = (look.side, look.side.other());
        let loses = |side: Side| in_strength(result.loss(fight.attacker, side));
        let retreats = |side: Side| in_hexes(result.number(fight.attacker, side));
        asking.card.line(
            phrase!(MESSAGES, "eagles-card-stand", own = loses(own), loss = loses(other), hexes = retreats(other))
                .rule(rules::STAND),
        );
        if look.accepts(&Command::BreakOff) {
            let text = phrase!(MESSAGES, "eagles-card-break-off", loss = loses(other), hexes = retreats(own));
            asking.card.line(text.rule(rules::BREAK_OFF));
        }
    }
    asking
}

pub(super) fn counter(look: Look<'_>) -> Asking<Command> {
    let words = vec![says(Pick::Word(COUNTER), "", Mark::Choice, Command::CounterAttack)];
    let prompt = phrase!(MESSAGES, "eagles-ask-counter", side = look.side).rule(rules::PITCHED);
    let mut asking = question("counter_attack", prompt, words);
    asking.pass = look.may(phrase!(MESSAGES, "eagles-stay-inside"), Command::Decline);
    asking
}
