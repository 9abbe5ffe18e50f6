//! A match as a text that reads like the log of a battle.

use crate::MESSAGES;
use crate::curve::Curve;
use crate::narrator::{StoryLine, print};
use crate::notes::Notes;
use crate::reel::Reel;
use crate::step::{Entered, ReplayStep};
use crate::trust::RecordVerdict;
use crate::words::measure_key;
use engine::contract::Side;
use language::say;
use language::tongue::headed;
use record::course::RollProof;
use record::invitation::date;
use std::io::{self, Write};

/// The amount of detail.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Detail {
    /// Whether every single move is told, and not only the number of moves.
    pub moves: bool,
    /// Whether the proof of each roll is told.
    pub proofs: bool,
}

/// Writes a match from its beginning to its end.
pub fn tell(reel: &Reel, curve: &Curve, notes: &Notes, detail: Detail, out: &mut impl Write) -> io::Result<()> {
    heading(reel, out)?;
    let mut told = Ok(());
    let rest = reel.narrate(detail.moves, &mut |step, lines, pause| {
        if told.is_ok() {
            told = one(reel, step, &lines, pause, notes, detail, out);
        }
    });
    told?;
    match rest {
        Some(rest) => print(&rest, out)?,
        None => bare(reel, notes, out)?,
    }
    closing(reel, curve, out)
}

fn one(
    reel: &Reel,
    step: &ReplayStep,
    lines: &[StoryLine],
    pause: &mut dyn FnMut() -> Vec<StoryLine>,
    notes: &Notes,
    detail: Detail,
    out: &mut impl Write,
) -> io::Result<()> {
    print(lines, out)?;
    if let Some(proof) = step.roll.as_ref().filter(|_| detail.proofs) {
        writeln!(out, "      {}", roll_sentence(proof))?;
    }
    // The signatures at the start and the end are in the summary; a log of a battle has no room for them.
    let quiet = matches!(step.deed, Entered::Opens | Entered::Accepts | Entered::Ends(_));
    if let Some(remark) = step.remark(&reel.names()).filter(|_| !quiet) {
        print(&pause(), out)?;
        writeln!(out, "  * {remark}")?;
    }
    if let Some(note) = notes.at(step.seq) {
        print(&pause(), out)?;
        writeln!(out, "  [{note}]")?;
    }
    Ok(())
}

/// A roll with all inputs that decide it.
pub(crate) fn roll_sentence(proof: &RollProof) -> String {
    let [first, second] = &proof.joint.links;
    let [first, second, entry] = [first, second, &proof.joint.entry].map(|hash| short(&hash.to_string()));
    let number = proof.joint.n;
    match &proof.faces {
        None => say!(MESSAGES, "replay-roll-hidden", number = number, first = first, second = second, entry = entry),
        Some(faces) => {
            let faces = faces.iter().map(u16::to_string).collect::<Vec<_>>().join(", ");
            say!(MESSAGES, "replay-roll", number = number, faces = faces, first = first, second = second, entry = entry)
        }
    }
}

fn short(hash: &str) -> String {
    hash.chars().take(12).collect()
}

/// A record that was not replayed: the known facts of each entry.
fn bare(reel: &Reel, notes: &Notes, out: &mut impl Write) -> io::Result<()> {
    let names = reel.names();
    for step in reel.steps() {
        let author = names.get(step.author.index()).map_or("?", String::as_str);
        let said = step.remark(&names).unwrap_or_else(|| match step.deed {
            Entered::Commands => say!(MESSAGES, "replay-step-commands", author = author.to_owned()),
            Entered::OpensLink => say!(MESSAGES, "replay-step-link", author = author.to_owned()),
            Entered::ConfirmsPhase => say!(MESSAGES, "replay-step-phase", author = author.to_owned()),
            Entered::Changes => say!(MESSAGES, "replay-step-changes"),
            _ => say!(MESSAGES, "replay-step-signs", author = author.to_owned()),
        });
        let roll = step.roll.as_ref().map_or_else(String::new, |proof| format!("  ({})", roll_sentence(proof)));
        let state = step.state.map_or_else(String::new, |state| {
            format!("  [{}]", say!(MESSAGES, "replay-text-position", hash = short(&state.to_string())))
        });
        writeln!(out, "{:>5}  {said}{roll}{state}", step.seq)?;
        if let Some(note) = notes.at(step.seq) {
            writeln!(out, "       [{note}]")?;
        }
    }
    Ok(())
}

fn heading(reel: &Reel, out: &mut impl Write) -> io::Result<()> {
    let header = reel.header();
    writeln!(out, "{}", reel.title())?;
    for side in Side::BOTH {
        let player = header.player(side);
        let army = reel.called().map_or_else(String::new, |names| format!(", {}", names.called(side)));
        writeln!(out, "  {}{army} ({})", player.name, player.key.fingerprint())?;
    }
    writeln!(out, "  {}", say!(MESSAGES, "replay-text-started", date = date(header.begun)))?;
    writeln!(out, "  {}", headed(&reel.trust().badge(), &reel.trust().meaning()))
}

fn closing(reel: &Reel, curve: &Curve, out: &mut impl Write) -> io::Result<()> {
    let trust = reel.trust();
    writeln!(out, "\n=== {}", say!(MESSAGES, "replay-text-shows"))?;
    match (trust.ending(), &trust.verdict) {
        (Some(ending), _) => writeln!(out, "  {ending}")?,
        (None, RecordVerdict::Elsewhere { .. }) => {}
        (None, _) => writeln!(out, "  {}", say!(MESSAGES, "replay-text-no-end"))?,
    }
    writeln!(out, "  {}", headed(&trust.badge(), &trust.meaning()))?;
    let checked: Vec<String> = trust.checked().iter().map(|one| format!("{} {}", one.count, one.what)).collect();
    writeln!(out, "  {}", say!(MESSAGES, "replay-text-checked", checks = checked.join(", ")))?;
    for finding in &trust.findings {
        writeln!(out, "  {}", trust.sentence(finding))?;
    }
    if let Some(last) = curve.last() {
        for side in Side::BOTH {
            let line = say!(
                MESSAGES,
                "replay-text-stood",
                measure = measure_key(last.luck.measure),
                name = trust.called(side),
                points = last.number(0, side.index()),
                lost = last.number(1, side.index()),
                luck = last.luck.told(side),
                rolls = last.luck.rolls
            );
            writeln!(out, "  {line}")?;
        }
        let meaning = last.luck.measure.meaning();
        writeln!(out, "  {}", say!(MESSAGES, "replay-text-luck", meaning = meaning))?;
    }
    Ok(())
}
