//! A review as it is shown: as a curve, as JSON and as text.

use crate::MESSAGES;
use crate::curve::{Curve, CurvePoint};
use crate::reel::Reel;
use crate::review::{Instead, LuckyRoll, Marked, Review, per_cent};
use crate::words;
use engine::contract::Side;
use language::bot::chances;
use language::luck::Luck;
use language::system::Figure;
use language::{phrase, say};
use serde_json::{Value, json};
use std::io::{self, Write};

impl Review {
    /// The chances as a curve of both sides, in per cent.
    pub fn curve(&self, reel: &Reel) -> Curve {
        let name = |side: Side| reel.called().map_or_else(String::new, |names| names.side(side).to_owned());
        let figure = Figure::of_sides(&MESSAGES, "chances", name);
        let point = |&(seq, first): &(u32, u16)| CurvePoint {
            seq,
            numbers: vec![Side::BOTH.map(|side| i64::from(per_cent(chances::of(side, first)))).to_vec()],
            luck: Luck::NONE,
        };
        // No entry before the first decision changes the chances.
        let begun = self.chances.first().filter(|(seq, _)| *seq > 0).map(|(_, first)| (0, *first));
        Curve { figures: vec![figure], points: begun.iter().chain(&self.chances).map(point).collect() }
    }

    /// The review as JSON. Its shape is described in docs/BOTS.md.
    pub fn json(&self, reel: &Reel) -> Value {
        let side = |side: Side| reel.called().map_or_else(String::new, |names| names.side_word(side));
        json!({
            "format": 1,
            "match": reel.header().match_id().to_string(),
            "battle": {"title": reel.header().terms.title, "id": reel.battle_id()},
            "level": self.level.name(),
            "chances": self.chances.iter().map(|(seq, first)| json!({"step": seq, "first": first})).collect::<Vec<_>>(),
            "decisions": self.decisions.iter().map(|marked| json!({
                "side": side(marked.side),
                "by": reel.header().player(marked.side).name,
                "entries": marked.entries,
                "phase": phase(reel, marked),
                "chances": marked.chances,
                "did": marked.did,
                "bot": marked.instead.as_ref().map(|instead| json!({
                    "does": instead.does, "same": instead.same, "chances": instead.chances, "why": instead.why,
                })),
            })).collect::<Vec<_>>(),
        })
    }

    /// Prints the review as text.
    pub fn tell(&self, reel: &Reel, out: &mut impl Write) -> io::Result<()> {
        let [first, second] = reel.names();
        let heading = say!(MESSAGES, "replay-review-heading", title = reel.title(), first = first, second = second);
        writeln!(out, "{heading}")?;
        writeln!(out, "{}", say!(MESSAGES, "replay-review-caution"))?;
        for marked in &self.decisions {
            let (from, to) = marked.entries;
            writeln!(out, "\n{}. {}", phase(reel, marked), self.headline(reel, marked))?;
            writeln!(out, "  {}", say!(MESSAGES, "replay-review-entries", from = from, to = to))?;
            for line in &marked.did {
                writeln!(out, "  {line}")?;
            }
            let Some(instead) = &marked.instead else { continue };
            writeln!(out, "  {}", self.answer(instead))?;
            for line in instead.does.iter().filter(|_| !instead.same) {
                writeln!(out, "    {line}")?;
            }
        }
        if self.decisions.is_empty() {
            writeln!(out, "{}", say!(MESSAGES, "replay-review-none"))?;
        }
        for roll in &self.rolls {
            writeln!(out, "\n{}. {}", phase_of_roll(reel, roll), self.luck_line(reel, roll))?;
            for line in &roll.told {
                writeln!(out, "  {line}")?;
            }
        }
        Ok(())
    }

    /// A decision in a sentence: the player, and the chances before and after it.
    pub fn headline(&self, reel: &Reel, marked: &Marked) -> String {
        let [before, after] = marked.chances.map(per_cent);
        let name = words::player(reel.header(), marked.side);
        say!(MESSAGES, "replay-review-decision", name = name, before = before, after = after)
    }

    /// A roll in a sentence: the player that the dice helped, and that player's chances before and after it.
    pub fn luck_line(&self, reel: &Reel, roll: &LuckyRoll) -> String {
        let side = roll.helped();
        let [before, after] = roll.chances.map(|first| per_cent(chances::of(side, first)));
        let name = words::player(reel.header(), side);
        say!(MESSAGES, "replay-review-luck", name = name, before = before, after = after)
    }

    /// The bot's choice beside the decision, in a sentence.
    pub fn answer(&self, instead: &Instead) -> String {
        let (level, after) =
            (phrase!(MESSAGES, "replay-review-level", level = self.level.name()), per_cent(instead.chances));
        match (instead.same, instead.why.clone()) {
            (true, None) => say!(MESSAGES, "replay-review-same", level = level),
            (true, Some(why)) => say!(MESSAGES, "replay-review-same-why", level = level, why = why),
            (false, None) => say!(MESSAGES, "replay-review-other", level = level, after = after),
            (false, Some(why)) => {
                say!(MESSAGES, "replay-review-other-why", level = level, after = after, why = why)
            }
        }
    }
}

/// The phase a decision was made in.
pub fn phase(reel: &Reel, marked: &Marked) -> String {
    phase_before(reel, marked.entries.0)
}

/// The phase in which dice were rolled.
pub fn phase_of_roll(reel: &Reel, roll: &LuckyRoll) -> String {
    phase_before(reel, roll.entries.0)
}

/// The phase in which an entry was written. One that ends a phase belongs to the phase that it ends.
fn phase_before(reel: &Reel, seq: u32) -> String {
    let timeline = reel.timeline();
    let phase = timeline.phase_at(seq.saturating_sub(1)).and_then(|at| timeline.phases.get(at));
    let Some(phase) = phase else { return say!(MESSAGES, "replay-before-first-turn") };
    let Some(names) = reel.called() else {
        return say!(MESSAGES, "replay-story-turn", turn = phase.turn);
    };
    let told =
        phrase!(MESSAGES, "replay-turn-phase", turn = phase.turn, side = phase.side, phase = phase.name.words(names));
    told.plain(names)
}
