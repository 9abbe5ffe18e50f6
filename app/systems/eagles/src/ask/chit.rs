//! Pitched or Pursuit: sealed by both sides every round [7.4].

use super::forecast;
use super::look::{Look, leads};
use super::vocabulary::{PITCHED, PURSUIT};
use crate::MESSAGES;
use eagles::{Chit, Choice, Command, rules};
use engine::codec;
use engine::digest::Hash;
use language::ask::{Asking, Draft, Key, Mark, Pick, Said, Saying, Sentence, Whose};
use language::phrase;

const QUESTION: &str = "seal_chit";
/// Each word with what it seals.
const CHOICES: [(Key, Choice); 2] = [(PITCHED, Choice::Pitched), (PURSUIT, Choice::Pursuit)];

pub(super) fn ask(look: Look<'_>, draft: &Draft, combat: u16, round: u8) -> Asking<Command> {
    let chosen = draft.picks().first().and_then(|pick| match pick {
        Pick::Word(key) => CHOICES.into_iter().find(|(known, _)| known == key),
        _ => None,
    });
    let picks = chosen.iter().map(|(key, _)| Pick::Word(key));
    let prompt = phrase!(MESSAGES, "eagles-ask-chit", side = look.side, round = round).rule(rules::CHITS);
    let mut asking = Asking::of(QUESTION, picks.collect(), prompt);
    asking.secret = true;
    asking.offers = CHOICES
        .into_iter()
        .map(|(key, _)| {
            let is_chosen = chosen.is_some_and(|(known, _)| known == key);
            let then = if is_chosen { Draft::EMPTY } else { Draft::new([Pick::Word(key)]) };
            leads(Pick::Word(key), then, Sentence::EMPTY, if is_chosen { Mark::Chosen } else { Mark::Choice })
        })
        .collect();
    asking.ready = chosen.map(|(_, choice)| {
        let content = codec::encode(&Chit { combat, round, choice });
        let command = Command::SealChit { seal: Hash([0; 32]) };
        Ok(Saying {
            label: phrase!(MESSAGES, "eagles-seal"),
            said: Said { command, sealed: vec![content] },
            doubt: None,
        })
    });
    let head = phrase!(MESSAGES, "eagles-in-this-round");
    let sealed = Command::SealChit { seal: Hash([0; 32]) };
    let odds = forecast::answered(look, &sealed, (head, ""), &mut asking.card);
    asking.card.line(phrase!(MESSAGES, "eagles-card-chit").rule(rules::CHITS));
    asking.card.note(phrase!(MESSAGES, "eagles-card-chit-shut").rule(rules::HIDDEN));
    if let Some(odds) = &odds {
        forecast::tell_odds(look.game.board(), odds, &mut asking.card);
    }
    asking
}

/// The other side decides on its own chit; nothing it can seal changes the question here.
pub(super) fn early(look: Look<'_>, draft: &Draft, combat: u16, round: u8) -> Asking<Command> {
    Asking { whose: Whose::Early, ..ask(look, draft, combat, round) }
}

/// A due that only the owner's machine can settle.
pub(super) fn open(look: Look<'_>) -> Asking<Command> {
    let prompt = phrase!(MESSAGES, "eagles-ask-open-chit", side = look.side);
    Asking::of("open_chit", Draft::EMPTY, prompt.rule(rules::HIDDEN))
}
