//! News since the player was last asked, in at most two sentences: the guide shows them with its next card.
//!
//! A system tells its events anyway; the sentences are chosen here from what it tells, so that no lesson writes them.

use super::card::Card;
use crate::ask::{Names, PieceId};
use crate::happening::{Act, Gait, Happening, Kind, Stress};
use crate::position::GuideView;
use crate::tongue::spoken;
use crate::{MESSAGES, phrase};
use engine::contract::Side;
use engine::hex::Hex;
use std::cmp::Reverse;

/// The sentences together are no longer, in letters: two lines of a card.
const LONGEST: usize = 92;
/// There are no more.
const SENTENCES: usize = 2;

/// News since the player was last asked.
#[derive(Clone, Debug, Default)]
pub struct Lately {
    /// Number of events when the player was last asked; `None` before the first question.
    asked: Option<usize>,
    /// Number of events when the text was written.
    upto: usize,
    /// Number of events before those that it tells.
    since: usize,
    /// The title of the card that it was written for.
    title: &'static str,
    /// Number of switches of the language when it was written.
    spoken: u64,
    text: String,
}

impl Lately {
    /// The news, for this card. Empty if nothing did.
    pub fn look(&mut self, seen: &GuideView<'_>, card: &Card) -> &str {
        self.hear(seen.events, seen.asked, card.title, |fresh| told(fresh, seen.me, seen.position.names()))
    }

    /// The text stays as long as the question stays. While dice and the other side are at work it changes only with the card.
    fn hear(
        &mut self,
        events: &[Happening],
        asked: bool,
        title: &'static str,
        told: impl Fn(&[Happening]) -> String,
    ) -> &str {
        let now = events.len();
        // After a step back the present is another one, and what followed it before is forgotten.
        let Some(before) = self.asked.filter(|before| *before <= now && self.upto <= now) else {
            *self = Lately { asked: Some(now), upto: now, since: now, title, ..Lately::default() };
            return &self.text;
        };
        let news = if asked { before != now || self.upto != now } else { before != now && self.title != title };
        if news {
            (self.since, self.upto) = (before, now);
        }
        let other = std::mem::replace(&mut self.spoken, spoken()) != self.spoken;
        if news || (other && self.since < self.upto) {
            self.text = told(events.get(self.since..self.upto).unwrap_or_default());
        }
        if asked {
            self.asked = Some(now);
        }
        self.title = title;
        &self.text
    }
}

/// Something worth a sentence, and how much.
struct Told {
    text: String,
    weight: u8,
}

/// The worth of a sentence beside others: what was decided by dice is worth more.
fn weight(happening: &Happening) -> u8 {
    let stress = match happening.stress {
        Stress::Silent | Stress::Quiet => 0,
        Stress::Plain => 2,
        Stress::Strong => 4,
        Stress::Grave => 6,
    };
    stress + u8::from(stress > 0 && happening.throw().is_some())
}

/// A march of the enemy is worth as much as anything plain without dice. The player's own is what the player wants to see.
const ENEMY_MARCH: u8 = 2;
const OWN_MARCH: u8 = 3;

/// The news in at most two sentences: first the immediate result of the player's command, then the weightiest of the rest.
fn told(fresh: &[Happening], me: Side, names: &Names) -> String {
    let mut all: Vec<Told> = Vec::new();
    // Events before a new phase are results of the player's command.
    let at_once = fresh.iter().find(|happening| happening.stress > Stress::Quiet);
    let own = at_once.is_some_and(|happening| happening.phase().is_none());
    let mut marched: [bool; 2] = [false; 2];
    for happening in fresh.iter().filter(|happening| happening.phase().is_none()) {
        let Some(side) = marches(happening) else {
            let text = short(happening.text.words(names));
            if weight(happening) > 0 && !all.iter().any(|known| known.text == text) {
                all.push(Told { text, weight: weight(happening) });
            }
            continue;
        };
        // All marches of a side are one sentence, where the first of them is.
        if let Some(marched) = marched.get_mut(side.index()).filter(|marched| !**marched) {
            *marched = true;
            let weight = if side == me { OWN_MARCH } else { ENEMY_MARCH };
            all.push(Told { text: march(fresh, side, names), weight });
        }
    }
    let letters = |at: usize| all.get(at).map_or(0, |told| told.text.chars().count());
    let mut chosen: Vec<usize> = (0..all.len()).take(1).filter(|first| own && letters(*first) <= LONGEST).collect();
    let mut by_weight: Vec<usize> = (0..all.len()).collect();
    // Of two that weigh the same, the later one is nearer to the question.
    by_weight.sort_by_key(|at| Reverse(all.get(*at).map(|told| (told.weight, *at))));
    for at in by_weight {
        let fits = |first: &usize| *first != at && letters(*first) + 1 + letters(at) <= LONGEST;
        if chosen.len() < SENTENCES && chosen.iter().all(fits) {
            chosen.push(at);
        }
    }
    chosen.sort_unstable();
    let chosen: Vec<&str> = chosen.into_iter().filter_map(|at| Some(all.get(at)?.text.as_str())).collect();
    if !chosen.is_empty() {
        return chosen.join(" ");
    }
    // Nothing was decided: what had no effect is better than nothing, and then the phase that began.
    let quiet = fresh.iter().rev().find(|happening| happening.stress == Stress::Quiet);
    let phase = fresh.iter().rev().find(|happening| happening.phase().is_some());
    quiet.or(phase).map_or_else(String::new, |happening| happening.text.words(names))
}

/// The end of a long text says the result: "Round 1, …: rolls 4, column 3:1. The French have lost the round."
fn short(text: String) -> String {
    let ends = text.rfind(". ").filter(|_| text.chars().count() > LONGEST);
    ends.and_then(|at| text.get(at + 2..)).map(str::to_owned).unwrap_or(text)
}

/// The side whose pieces march by it, if it is nothing but a march.
fn marches(happening: &Happening) -> Option<Side> {
    let mut acts = happening.acts.iter().filter(|_| happening.kind == Kind::Move);
    acts.find_map(|act| match act {
        Act::Go { side, gait: Gait::March, .. } => Some(*side),
        _ => None,
    })
}

/// All marches of a side in one sentence.
fn march(fresh: &[Happening], side: Side, names: &Names) -> String {
    let events: Vec<&Happening> = fresh.iter().filter(|happening| marches(happening) == Some(side)).collect();
    if let [only] = events.as_slice() {
        return only.text.words(names);
    }
    let mut ends: Vec<(PieceId, Option<Hex>)> = Vec::new();
    for act in events.iter().flat_map(|happening| &happening.acts) {
        let Act::Go { piece, path, gait: Gait::March, .. } = act else { continue };
        match ends.iter_mut().find(|(known, _)| known == piece) {
            Some((_, end)) => *end = path.last().copied(),
            None => ends.push((*piece, path.last().copied())),
        }
    }
    let told = match ends.as_slice() {
        [(piece, Some(hex))] => phrase!(MESSAGES, "language-march", units = vec![*piece], hex = *hex),
        [(one, Some(hex)), (other, end)] if Some(*hex) == *end => {
            phrase!(MESSAGES, "language-march", units = vec![*one, *other], hex = *hex)
        }
        _ => phrase!(MESSAGES, "language-marches", side = side, count = ends.len()),
    };
    told.words(names)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::Sentence;
    use crate::happening::{Milestone, PhaseBegan, PhaseName};
    use Kind::{Combat, Move};

    const ME: Side = Side::First;

    fn names() -> Names {
        let pieces = ["Leg-1", "Leg-2", "Hus"].map(String::from).to_vec();
        Names { sides: ["Allied", "French"].map(String::from), pieces, ..Names::default() }
    }

    fn step(piece: u16, side: Side, to: Hex) -> Happening {
        let text = Sentence::EMPTY.piece(PieceId(piece)).text(" moves one hex.");
        Move.says(text).act(Act::go(PieceId(piece), side, Some(Hex::new(1, 1)), &[to], Gait::March))
    }

    fn phase(side: Side) -> Happening {
        let name = PhaseName { key: "move", name: "movement", kind: Move };
        let began = PhaseBegan { turn: 2, side, name, night: false, opens_turn: false };
        Kind::Phase.says("Turn 2: movement.").milestone(Milestone::Phase(began))
    }

    fn said(fresh: &[Happening]) -> String {
        told(fresh, ME, &names())
    }

    #[test]
    fn the_steps_of_a_march_are_one_sentence() {
        let [near, far] = [Hex::new(1, 2), Hex::new(1, 3)];
        assert_eq!(said(&[step(0, ME, near)]), "Leg-1 moves one hex.");
        assert_eq!(said(&[step(0, ME, near), step(0, ME, far)]), "Leg-1 moves to 0103.");
        let both = [step(0, ME, near), step(1, ME, near), step(1, ME, far), step(0, ME, far)];
        assert_eq!(said(&both), "Leg-1 and Leg-2 move to 0103.");
        let enemy = [phase(ME.other()), step(0, ME.other(), near), step(1, ME.other(), far)];
        assert_eq!(said(&enemy), "French: 2 counters move.");
    }

    #[test]
    fn what_came_of_the_command_is_told_first_and_then_what_weighs_most() {
        let fire = Combat.says("Leg-1 fires.").dice([4]);
        let passes = Combat.says("Hus passes.").quiet().dice([2]);
        let lost = Combat.says("Leg-2 loses a point.").strong();
        assert_eq!(said(&[fire.clone(), passes.clone(), lost.clone()]), "Leg-1 fires. Leg-2 loses a point.");
        // The end of a phase is no news where there are some; what weighs most is told, in the order in which it happened.
        let gone = Combat.says("Hus is eliminated.").grave();
        assert_eq!(said(&[phase(ME), gone, fire.clone(), lost]), "Hus is eliminated. Leg-2 loses a point.");
        assert_eq!(said(&[phase(ME), passes]), "Hus passes.");
        assert_eq!(said(&[phase(ME)]), "Turn 2: movement.");
        assert_eq!(said(&[]), "");
    }

    #[test]
    fn two_sentences_fit_into_two_lines_and_a_long_one_is_told_alone() {
        let long = Combat.says("x".repeat(LONGEST - 10)).strong();
        let (short, other) = (Combat.says("A short one."), Combat.says("Short."));
        let all = said(&[phase(ME), short, long.clone(), other]);
        assert_eq!(all, format!("{} Short.", "x".repeat(LONGEST - 10)));
        assert_eq!(said(&[long.clone(), long]), "x".repeat(LONGEST - 10));
        let round = Combat.says(format!("Round 1: {}. They have lost.", "x".repeat(LONGEST)));
        assert_eq!(said(&[round]), "They have lost.", "the end says the result");
    }

    #[test]
    fn it_stays_while_the_question_stays_and_is_forgotten_after_a_step_back() {
        let count = |fresh: &[Happening]| fresh.len().to_string();
        let events = vec![phase(ME); 9];
        let so_far = |many: usize| events.get(..many).unwrap();
        let mut lately = Lately::default();
        // A game that was left before: what happened until then is old.
        assert_eq!(lately.hear(so_far(4), true, "one", count), "");
        assert_eq!(lately.hear(so_far(4), true, "two", count), "");
        // The command is said, and the next card lies there while the enemy moves.
        assert_eq!(lately.hear(so_far(5), false, "two", count), "");
        assert_eq!(lately.hear(so_far(5), false, "three", count), "1");
        assert_eq!(lately.hear(so_far(6), false, "three", count), "1", "it does not flicker");
        // The next question tells all that came since the last.
        assert_eq!(lately.hear(so_far(7), true, "four", count), "3");
        assert_eq!(lately.hear(so_far(7), true, "five", count), "3");
        assert_eq!(lately.hear(so_far(5), true, "five", count), "");
    }
}
