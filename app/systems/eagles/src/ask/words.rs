//! Questions that a word answers: batteries forward, hold or break off, attack out of the walls.

use super::look::{Look, says};
use super::vocabulary::{BREAK_OFF, COUNTER, FORWARD, HOLD, STAND};
use eagles::{Command, Fight, RoundResult, rules};
use engine::contract::Side;
use language::ask::{Asking, Draft, Mark, Offer, Pick, Sentence};
use language::words::letters::counted;

fn question(look: Look<'_>, key: &'static str, prompt: Sentence, words: Vec<Offer<Command>>) -> Asking<Command> {
    let mut asking = Asking::of(key, Draft::EMPTY, look.prompt().then(prompt));
    asking.offers = words;
    asking
}

pub(super) fn forward(look: Look<'_>) -> Asking<Command> {
    let words = vec![
        says(Pick::Word(FORWARD), "", Mark::Choice, Command::Forward { forward: true }),
        says(Pick::Word(HOLD), "", Mark::Choice, Command::Forward { forward: false }),
    ];
    question(
        look,
        "forward",
        Sentence::from("push the batteries forward in this round, or hold them back.").rule(rules::FIRE),
        words,
    )
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
    let prompt = Sentence::from("you have won the round. Stand, or break off.").rule(rules::BREAK_OFF);
    let mut asking = question(look, "stand", prompt, words);
    if let Some((fight, result)) = result(look) {
        let (own, other) = (look.side, look.side.other());
        let loses = |side: Side| counted(result.loss(fight.attacker, side), "strength point", "strength points");
        let retreats = |side: Side| counted(result.number(fight.attacker, side), "hex", "hexes");
        asking.card.line(
            Sentence::from(format!(
                "Stand: you lose {}. Then they lose {} and attack, or they retreat {}, as their chit says.",
                loses(own),
                loses(other),
                retreats(other)
            ))
            .rule(rules::STAND),
        );
        if look.accepts(&Command::BreakOff) {
            let text = format!("Break off: they lose {}, and you retreat {}.", loses(other), retreats(own));
            asking.card.line(Sentence::from(text).rule(rules::BREAK_OFF));
        }
    }
    asking
}

pub(super) fn counter(look: Look<'_>) -> Asking<Command> {
    let words = vec![says(Pick::Word(COUNTER), "", Mark::Choice, Command::CounterAttack)];
    let prompt = Sentence::from("attack from behind the walls, or stay inside.").rule(rules::PITCHED);
    let mut asking = question(look, "counter_attack", prompt, words);
    asking.pass = look.may("Stay inside", Command::Decline);
    asking
}
