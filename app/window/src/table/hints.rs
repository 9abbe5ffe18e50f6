//! A hint: what the bot would do in the player's place, shown on the board before anything is done.
//!
//! There are hints where they wrong no player: against the bot, in practice, and where both sides sit at this computer.
//! In a match against a person far away there are none.

use engine::contract::Side;
use engine::hex::Hex;
use language::bot::BotKind;
use language::happening::{Act, Gait, Happening, Stress};
use language::position::Position;
use play::bot::{Advice, Counsel};
use play::table::Now;
use scene::Overlay;
use std::sync::Arc;

/// More sentences than this do not fit on a card.
const MOST_SENTENCES: usize = 4;

/// The bot that is asked for hints, and its answer.
#[derive(Default)]
pub(crate) struct Hints {
    counsel: Counsel,
    /// The level that was asked.
    level: Option<BotKind>,
    advice: Option<Advice>,
    /// Number of times the shown hint has changed.
    changes: u32,
}

/// The state of a hint.
pub(super) enum Hint<'a> {
    /// This bot thinks about it.
    Thinking(BotKind),
    /// It would do this.
    Found(BotKind, &'a Advice),
}

impl Hints {
    /// The state of a hint, if the player asked for one.
    pub(super) fn hint(&self) -> Option<Hint<'_>> {
        let level = self.level?;
        match &self.advice {
            _ if self.counsel.is_thinking() => Some(Hint::Thinking(level)),
            Some(advice) => Some(Hint::Found(level, advice)),
            None => None,
        }
    }

    /// Asks a bot what it would do for a side.
    pub(super) fn ask(&mut self, level: BotKind, position: &Arc<dyn Position>, side: Side) {
        self.put_away();
        self.level = Some(level);
        // The card asks now and then, as long as it is shown.
        self.counsel.ask(level, Arc::clone(position), side, || {});
        self.changes = self.changes.wrapping_add(1);
    }

    /// Takes in what the bot came to, if it has come to something. Whether that is an advice.
    pub(super) fn listen(&mut self) -> Option<bool> {
        self.advice = self.counsel.listen()?;
        self.changes = self.changes.wrapping_add(1);
        if self.advice.is_none() {
            self.level = None;
        }
        Some(self.advice.is_some())
    }

    /// Number of times the shown hint has changed.
    pub(super) const fn changes(&self) -> u32 {
        self.changes
    }

    /// Removes the hint and stops its bot. Returns whether there was anything.
    pub(super) fn put_away(&mut self) -> bool {
        let was = self.hint().is_some();
        self.counsel.stop();
        self.advice = None;
        self.level = None;
        self.changes = self.changes.wrapping_add(u32::from(was));
        was
    }
}

/// Whether a match has hints.
pub(super) fn has(now: &Now) -> bool {
    !now.far && now.around.opponent.is_some() && now.around.late.is_none()
}

/// The hint, in sentences.
pub(super) fn sentences(advice: &Advice, position: &dyn Position) -> Vec<String> {
    let names = position.names();
    let loud: Vec<&Happening> = advice.comes.iter().filter(|event| event.stress != Stress::Silent).collect();
    let all = if loud.is_empty() { advice.comes.iter().collect() } else { loud };
    all.into_iter().take(MOST_SENTENCES).map(|event| event.text.plain(names)).collect()
}

/// The overlays of a hint: paths, attacks, and the units it names.
pub(super) fn overlays(advice: &Advice, position: &dyn Position) -> Vec<Overlay> {
    let mut all = Vec::new();
    for event in &advice.comes {
        if let Some(fight) = event.fight() {
            let mut from: Vec<Hex> = fight.attackers.iter().filter_map(|&piece| position.place(piece)).collect();
            from.sort_unstable();
            from.dedup();
            all.extend(from.iter().copied().map(Overlay::Selected));
            all.push(Overlay::Attack { from, to: fight.targets.clone(), odds: fight.odds.clone() });
        }
        for act in &event.acts {
            match act {
                Act::Go { path, gait, .. } => all.extend(way(path, *gait)),
                Act::Put { hex, .. } | Act::Fall { hex, .. } => all.push(Overlay::Selected(*hex)),
                Act::Change(piece) | Act::Remove(piece) => {
                    all.extend(position.place(*piece).map(Overlay::Selected));
                }
                Act::Ground(_) | Act::Dice(_) => {}
            }
        }
    }
    all
}

fn way(path: &[Hex], gait: Gait) -> Vec<Overlay> {
    let (Some(&from), Some(&to)) = (path.first(), path.last()) else { return Vec::new() };
    match gait {
        _ if from == to => vec![Overlay::Selected(to)],
        Gait::March => vec![Overlay::Selected(from), Overlay::Path { hexes: path.to_vec(), cost: String::new() }],
        Gait::Advance => vec![Overlay::Advance { from, to }],
        Gait::Retreat | Gait::Withdraw => vec![Overlay::Retreat { from, to, displaces: false }],
    }
}

/// A hex that a hint is about.
pub(super) fn first_hex(advice: &Advice, position: &dyn Position) -> Option<Hex> {
    overlays(advice, position).into_iter().find_map(|overlay| match overlay {
        Overlay::Selected(hex) | Overlay::Advance { from: hex, .. } | Overlay::Retreat { from: hex, .. } => Some(hex),
        Overlay::Path { hexes, .. } => hexes.first().copied(),
        _ => None,
    })
}
