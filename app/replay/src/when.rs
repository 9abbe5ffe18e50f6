//! The time of a step in words.

use crate::MESSAGES;
use crate::reel::Reel;
use crate::timeline::PhaseMark;
use language::board::dated;
use language::{phrase, say};

/// A phase with its turn, and with the date and hour of the turn where the battle has them: "Turn 3, 16:00: French movement".
pub fn dated_phase(reel: &Reel, phase: &PhaseMark) -> String {
    let Some(names) = reel.called() else {
        return say!(MESSAGES, "replay-story-turn", turn = phase.turn);
    };
    let (turn, side, name) = (phase.turn, phase.side, phase.name.words(names));
    let label = reel.battle().and_then(|battle| battle.scenario.turn_label(turn)).filter(|label| !label.is_empty());
    let told = match label.map(dated) {
        None => phrase!(MESSAGES, "replay-turn-phase", turn = turn, side = side, phase = name),
        Some(label) => {
            phrase!(MESSAGES, "replay-turn-phase-dated", turn = turn, label = label, side = side, phase = name)
        }
    };
    told.plain(names)
}
