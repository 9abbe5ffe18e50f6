//! Pitched or Pursuit: sealed by both sides every round [7.4].

use super::look::{Look, leads};
use super::vocabulary::{PITCHED, PURSUIT};
use eagles::{Chit, Choice, Command, rules};
use engine::codec;
use engine::digest::Hash;
use language::ask::{Asking, Draft, Key, Mark, Pick, Said, Saying, Sentence, Whose};

const QUESTION: &str = "seal_chit";
/// Each word with what it seals.
const CHOICES: [(Key, Choice); 2] = [(PITCHED, Choice::Pitched), (PURSUIT, Choice::Pursuit)];

pub(super) fn ask(look: Look<'_>, draft: &Draft, combat: u16, round: u8) -> Asking<Command> {
    let chosen = draft.picks().first().and_then(|pick| match pick {
        Pick::Word(key) => CHOICES.into_iter().find(|(known, _)| known == key),
        _ => None,
    });
    let picks = chosen.iter().map(|(key, _)| Pick::Word(key));
    let prompt = look.prompt().text(format!("seal a chit for round {round}: Pitched, or Pursuit.")).rule(rules::CHITS);
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
        Ok(Saying { label: Sentence::from("Seal"), said: Said { command, sealed: vec![content] }, doubt: None })
    });
    let end =
        "In the end, your chit counts only if you lose the round: then Pitched makes you attack, and Pursuit retreat.";
    asking.card.line(Sentence::from(end).rule(rules::CHITS));
    asking.card.note(Sentence::from("Only the chit of the side that loses the round is opened.").rule(rules::HIDDEN));
    asking
}

/// The other side decides on its own chit; nothing it can seal changes the question here.
pub(super) fn early(look: Look<'_>, draft: &Draft, combat: u16, round: u8) -> Asking<Command> {
    Asking { whose: Whose::Early, ..ask(look, draft, combat, round) }
}

/// A due that only the owner's machine can settle.
pub(super) fn open(look: Look<'_>) -> Asking<Command> {
    Asking::of("open_chit", Draft::EMPTY, look.prompt().text("the loser's chit is opened.").rule(rules::HIDDEN))
}
