//! Questions that a word answers: batteries forward, hold or break off, attack out of the walls.

use super::forecast;
use super::look::{Look, in_hexes, in_strength, says};
use super::vocabulary::{BREAK_OFF, COUNTER, FORWARD, HOLD, STAND};
use crate::MESSAGES;
use eagles::{Command, Fight, LeaderId, RoundResult, rules};
use engine::contract::Side;
use language::ask::{Asking, Draft, Mark, Offer, Pick, Sentence};
use language::{phrase, say};

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
    let prompt = phrase!(MESSAGES, "eagles-ask-forward", side = look.side).rule(rules::FIRE);
    let mut asking = question("forward", prompt, words);
    let answers =
        [(true, say!(MESSAGES, "eagles-if-guns-go-forward")), (false, say!(MESSAGES, "eagles-if-guns-are-held"))];
    let mut odds = None;
    for (forward, when) in answers {
        let head = phrase!(MESSAGES, "eagles-in-this-round");
        let round = forecast::answered(look, &Command::Forward { forward }, (head, &when), &mut asking.card);
        // Everything but the guns is the same for both answers, and told once.
        odds = round.map(|mut round| {
            forecast::tell_guns(&std::mem::take(&mut round.batteries), &mut asking.card);
            round
        });
    }
    if asking.card.is_empty() {
        asking.card.line(phrase!(MESSAGES, "eagles-card-forward").rule(rules::FIRE));
    } else if enemy_may_push(look) {
        asking.card.note(phrase!(MESSAGES, "eagles-card-enemy-guns-held").rule(rules::FIRE));
    }
    if let Some(odds) = &odds {
        forecast::tell_odds(look.game.board(), odds, &mut asking.card);
    }
    asking
}

/// Whether the enemy has yet to say whether its batteries go forward.
fn enemy_may_push(look: Look<'_>) -> bool {
    let enemy = look.game.state().fight().map(|fight| fight.party(look.side.other()));
    enemy.is_some_and(|party| {
        let guns = |leader: &LeaderId| look.game.strength_of(*leader).artillery > 0;
        party.forward.is_none() && party.leaders.iter().any(guns)
    })
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
        let last = fight.round >= look.game.board().tables().combat.rounds;
        let text = phrase!(
            MESSAGES,
            "eagles-card-stand",
            own = loses(own),
            loss = loses(other),
            hexes = retreats(other),
            last = if last { "yes" } else { "no" }
        );
        asking.card.line(text.rule(rules::STAND));
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
    let (head, when) = (phrase!(MESSAGES, "eagles-in-the-next-round"), say!(MESSAGES, "eagles-if-you-attack"));
    let odds = forecast::answered(look, &Command::CounterAttack, (head, &when), &mut asking.card);
    if asking.card.is_empty() {
        asking.card.line(phrase!(MESSAGES, "eagles-card-counter").rule(rules::PITCHED));
    }
    asking.card.line(phrase!(MESSAGES, "eagles-card-inside").rule(rules::PITCHED));
    if let Some(odds) = &odds {
        forecast::tell_odds(look.game.board(), odds, &mut asking.card);
    }
    asking
}
