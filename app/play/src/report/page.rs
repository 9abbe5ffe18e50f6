//! The page as a whole.

use super::chart::{chart, line};
use super::html::{element, escaped};
use super::story::{figure, story};
use super::{Pictures, Turn, colour, turns};
use crate::luck::{self, PARTS};
use crate::replay::{Curve, Notes, Reel, Verdict};
use crate::words::Words;
use engine::contract::Side;
use net::invitation::date;
use std::fmt::Write;

const STYLE: &str = include_str!("style.css");

/// A match as one page.
pub fn write(reel: &Reel, curve: &Curve, notes: &Notes, pictures: &Pictures) -> String {
    let turns = turns(reel);
    let mut page = String::new();
    let [first, second] = reel.names();
    let title = notes.name().unwrap_or(&reel.header().terms.title);
    // Writing to a string cannot fail.
    let _ = write!(
        page,
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width, initial-scale=1\">\n<title>{}: {} against {}</title>\n<style>\n{STYLE}</style>\n\
         </head>\n<body>\n",
        escaped(title),
        escaped(&first),
        escaped(&second)
    );
    if !pictures.shared.is_empty() {
        let _ = writeln!(
            page,
            "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">{}</svg>",
            pictures.shared
        );
    }
    heading(&mut page, reel, title);
    page.push_str("<main>\n");
    summary(&mut page, reel, curve, &turns, pictures);
    charts(&mut page, reel, curve, &turns);
    contents(&mut page, reel, &turns);
    if reel.board().is_some() {
        page.push_str("<div class=\"story\">\n");
        element(&mut page, "h2", "", "The battle, turn by turn");
        page.push_str(&story(reel, notes, &turns, pictures));
        page.push_str("</div>\n");
    }
    combats(&mut page, reel);
    proof(&mut page, reel);
    page.push_str("</main>\n");
    footer(&mut page, reel);
    page.push_str("</body>\n</html>\n");
    page
}

fn heading(page: &mut String, reel: &Reel, title: &str) {
    page.push_str("<header>\n");
    element(page, "h1", "", title);
    let side = |side: Side| {
        let army = reel.board().map_or_else(String::new, |board| format!(" ({})", board.side_name(side)));
        let class = if side == Side::First { "side" } else { "side second" };
        let name = escaped(&format!("{}{army}", reel.header().player(side).name));
        format!("<span class=\"{class}\" style=\"background:{}\"></span>{name}", colour(reel, side))
    };
    let _ = writeln!(page, "<p class=\"versus\">{} <i>against</i> {}</p>", side(Side::First), side(Side::Second));
    element(page, "p", "faint", &format!("Begun on {}, as the host says", date(reel.header().begun)));
    let trust = reel.trust();
    let ending = trust.ending.clone().unwrap_or_else(|| match &trust.verdict {
        Verdict::Elsewhere { .. } => String::from("What came of it is not known here."),
        _ => String::from("The record does not tell an end."),
    });
    element(page, "p", "outcome", &sentence(&ending));
    let class = match trust.verdict {
        Verdict::Proven => "badge good",
        Verdict::ProvenToBreakOff | Verdict::Elsewhere { .. } => "badge open",
        Verdict::NotProven | Verdict::Broken { .. } => "badge bad",
    };
    element(page, "p", class, &trust.badge());
    element(page, "p", "faint", &trust.meaning());
    page.push_str("</header>\n");
}

/// With a capital letter and a full stop.
fn sentence(text: &str) -> String {
    let mut letters = text.trim().chars();
    let mut out: String = letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default();
    if !out.ends_with('.') {
        out.push('.');
    }
    out
}

fn summary(page: &mut String, reel: &Reel, curve: &Curve, turns: &[Turn], pictures: &Pictures) {
    element(page, "h2", "", "At a glance");
    if let Some(why) = &pictures.missing {
        element(page, "p", "faint", why);
    }
    if let (Some(start), Some(end)) = (pictures.boards.get(&0), pictures.boards.get(&reel.last())) {
        page.push_str("<div class=\"pair\">\n");
        page.push_str(&figure(pictures, start, "The board at the beginning"));
        page.push_str(&figure(pictures, end, "The board at the end"));
        page.push_str("</div>\n");
    }
    let Some(last) = curve.last() else { return };
    page.push_str("<table>\n<tr><td></td>");
    for side in Side::BOTH {
        let _ = write!(page, "<th scope=\"col\" class=\"n\">{}</th>", escaped(&side_name(reel, side)));
    }
    page.push_str("</tr>\n");
    let combats = reel.timeline().combats.iter().filter(|combat| combat.undone_by.is_none());
    let mut attacks = [0u32; 2];
    for combat in combats {
        if let Some(count) = attacks.get_mut(combat.side.index()) {
            *count += 1;
        }
    }
    let rows: [(&str, [String; 2]); 4] = [
        ("Victory points", last.score.map(|n| n.to_string())),
        ("Strength points lost", last.lost.map(|n| n.to_string())),
        ("Attacks made", attacks.map(|n| n.to_string())),
        ("Luck, in strength points", Side::BOTH.map(|side| last.luck.told(side))),
    ];
    for (name, [first, second]) in rows {
        let _ = writeln!(
            page,
            "<tr><th scope=\"row\">{name}</th><td class=\"n\">{first}</td><td class=\"n\">{second}</td></tr>"
        );
    }
    page.push_str("</table>\n");
    let turns = turns.len();
    let text = format!("{turns} turns, {} entries, {} rolls.", reel.trust().entries, reel.trust().counts.rolls);
    element(page, "p", "faint", &text);
}

fn side_name(reel: &Reel, side: Side) -> String {
    let name = &reel.header().player(side).name;
    reel.board().map_or_else(|| name.clone(), |board| format!("{name}, {}", board.side_name(side)))
}

fn charts(page: &mut String, reel: &Reel, curve: &Curve, turns: &[Turn]) {
    let Some(board) = reel.board().filter(|_| curve.points.len() > 1) else { return };
    element(page, "h2", "", "Who was ahead");
    let name = |side: Side| board.side_name(side).to_owned();
    let of = |pair: &[u16; 2], side: Side| f64::from(pair.get(side.index()).copied().unwrap_or(0));
    let lines = Side::BOTH.map(|side| line(curve, name(side), side, |point| of(&point.score, side)));
    page.push_str(&chart(reel, turns, "Victory points", "As if the battle had ended at that moment.", &lines));
    let lines = Side::BOTH.map(|side| line(curve, name(side), side, |point| of(&point.lost, side)));
    let told = "Printed strength that was gone, for good or until the evening.";
    page.push_str(&chart(reel, turns, "Losses", told, &lines));
    let armies: Vec<_> = board.army_ids().collect();
    if !armies.is_empty() {
        let words = Words::new(board);
        let of_army = |army| board.units_of_army(army).next().map(|unit| board.unit(unit).side);
        let lines: Vec<_> = armies
            .iter()
            .enumerate()
            .filter_map(|(at, &army)| {
                let value = move |point: &crate::replay::Point| f64::from(point.morale.get(at).copied().unwrap_or(0));
                Some(line(curve, words.army_name(army), of_army(army)?, value))
            })
            .collect();
        page.push_str(&chart(reel, turns, "Morale", "Of each army; at 0 it is demoralised.", &lines));
    }
    let side = Side::First;
    let value = |point: &crate::replay::Point| point.luck.of(side) as f64 / PARTS as f64;
    let luck = [line(curve, name(side), side, value)];
    let told = format!("The {} side's, in strength points. {}", name(side), luck::MEANING);
    page.push_str(&chart(reel, turns, "Luck", &told, &luck));
    numbers(page, reel, curve, turns);
}

/// What the charts show, as numbers.
fn numbers(page: &mut String, reel: &Reel, curve: &Curve, turns: &[Turn]) {
    let Some(board) = reel.board() else { return };
    page.push_str("<details><summary>The numbers at the end of each turn</summary>\n<table>\n<tr><th>Turn</th>");
    for what in ["points", "lost", "luck"] {
        for side in Side::BOTH {
            let _ = write!(page, "<th class=\"n\">{} {what}</th>", escaped(board.side_name(side)));
        }
    }
    page.push_str("</tr>\n");
    for turn in turns {
        let Some(point) = curve.at(turn.last) else { continue };
        let _ = write!(page, "<tr><td>{}</td>", turn.number);
        let numbers = point.score.iter().chain(&point.lost).map(u16::to_string);
        for number in numbers.chain(Side::BOTH.map(|side| point.luck.told(side))) {
            let _ = write!(page, "<td class=\"n\">{number}</td>");
        }
        page.push_str("</tr>\n");
    }
    page.push_str("</table></details>\n");
}

fn contents(page: &mut String, reel: &Reel, turns: &[Turn]) {
    if turns.is_empty() {
        return;
    }
    page.push_str("<nav aria-label=\"Turns\">\n");
    element(page, "h2", "", "Turns");
    page.push_str("<ol>\n");
    for turn in turns {
        let label = reel.battle().and_then(|battle| battle.scenario.turn_label(turn.number)).unwrap_or_default();
        let label = if label.is_empty() { String::new() } else { format!(", {label}") };
        let (seq, number) = (turn.first, turn.number);
        let _ = writeln!(page, "<li><a href=\"#step-{seq}\">Turn {number}{}</a></li>", escaped(&label));
    }
    page.push_str("</ol>\n</nav>\n");
}

fn combats(page: &mut String, reel: &Reel) {
    let (Some(board), timeline) = (reel.board(), reel.timeline()) else { return };
    if timeline.combats.is_empty() {
        return;
    }
    element(page, "h2", "", "All combats");
    page.push_str(
        "<table>\n<tr><th>Turn</th><th>Attacker</th><th>Where</th><th class=\"n\">Strengths</th><th>Column</th>\
         <th class=\"n\">Die</th><th>Result</th><th class=\"n\">Lost</th></tr>\n",
    );
    for combat in &timeline.combats {
        let place = |hex: &engine::hex::Hex| {
            let name = reel.battle().and_then(|battle| battle.scenario.gazetteer.name(*hex));
            name.map_or_else(|| hex.to_string(), |name| format!("{hex} {name}"))
        };
        let places: Vec<String> = combat.targets.iter().map(place).collect();
        let faces: Vec<String> = combat.faces.iter().map(u16::to_string).collect();
        let back = if combat.undone_by.is_some() { " (taken back)" } else { "" };
        let [attack, defence] = combat.strengths;
        let [first, second] = combat.lost;
        let _ = writeln!(
            page,
            "<tr><td>{}</td><td>{}</td><td>{}</td><td class=\"n\">{attack} : {defence}</td><td>{}</td>\
             <td class=\"n\">{}</td><td>{}{back}</td><td class=\"n\">{first} : {second}</td></tr>",
            combat.turn,
            escaped(board.side_name(combat.side)),
            escaped(&places.join(", ")),
            escaped(&combat.odds),
            faces.join(", "),
            combat.result.map_or("none", |result| result.name),
        );
    }
    page.push_str("</table>\n");
    let names = Side::BOTH.map(|side| board.side_name(side));
    let told = format!("Losses are printed strength: {} : {}.", names[0], names[1]);
    element(page, "p", "faint", &told);
}

fn proof(page: &mut String, reel: &Reel) {
    let trust = reel.trust();
    element(page, "h2", "", "What the record proves");
    element(page, "p", "", &format!("{}. {}", trust.badge(), trust.meaning()));
    page.push_str("<table>\n<tr><th>Checked</th><th class=\"n\">How many</th></tr>\n");
    for one in trust.checked() {
        let _ = writeln!(page, "<tr><td>{}</td><td class=\"n\">{}</td></tr>", escaped(one.what), one.count);
    }
    page.push_str("</table>\n");
    if !trust.findings.is_empty() {
        page.push_str("<ul>\n");
        for finding in &trust.findings {
            let class = if finding.weight == net::verify::Weight::Remark { "" } else { "wrong" };
            element(page, "li", class, &sentence(&trust.sentence(finding)));
        }
        page.push_str("</ul>\n");
    }
    page.push_str("<table>\n<tr><th>Player</th><th>Key, in words</th></tr>\n");
    for (name, words) in trust.names.iter().zip(&trust.fingerprints) {
        let _ = writeln!(page, "<tr><td>{}</td><td>{}</td></tr>", escaped(name), escaped(words));
    }
    page.push_str("</table>\n<details><summary>Every roll with what decided it</summary>\n<table>\n");
    page.push_str("<tr><th class=\"n\">Roll</th><th class=\"n\">Entry</th><th class=\"n\">Face</th><th>Links of both players</th></tr>\n");
    for (step, roll) in reel.steps().iter().filter_map(|step| Some((step, step.roll.as_ref()?))) {
        let faces: Vec<String> = roll.faces.iter().flatten().map(u16::to_string).collect();
        let [first, second] = roll.joint.links.map(|link| link.to_string().chars().take(16).collect::<String>());
        let _ = writeln!(
            page,
            "<tr><td class=\"n\">{}</td><td class=\"n\">{}</td><td class=\"n\">{}</td><td><code>{first} {second}</code></td></tr>",
            roll.joint.n,
            step.seq,
            faces.join(", ")
        );
    }
    page.push_str("</table></details>\n");
}

fn footer(page: &mut String, reel: &Reel) {
    page.push_str("<footer>\n");
    let id = reel.trust().match_id.to_string();
    let _ = writeln!(page, "<p>Match <code>{}</code></p>", escaped(&id));
    let told = format!(
        "Written by Estafette {} from the signed record of the match. This page proves nothing by itself: whoever has the \
         record can check it with \"estafette verify\".",
        env!("CARGO_PKG_VERSION")
    );
    element(page, "p", "", &told);
    page.push_str("</footer>\n");
}
