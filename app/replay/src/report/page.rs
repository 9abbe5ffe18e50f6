//! The page as a whole.

use super::chart::{chart, line};
use super::html::{element, escaped};
use super::pictures::PagePictures;
use super::story::{figure, story};
use super::turns::{Turn, colour, turns};
use crate::{Curve, Notes, RecordVerdict, Reel};
use engine::contract::Side;
use language::ask::{Names, Sentence};
use language::luck::{LuckMeasure, PARTS};
use language::sheet::{Part, Sheet, SheetTable};
use language::system::Figure;
use language::words::letters::capital;
use record::invitation::date;
use std::fmt::Write;

const STYLE: &str = include_str!("style.css");

/// A match as one page.
pub fn write(reel: &Reel, curve: &Curve, notes: &Notes, pictures: &PagePictures) -> String {
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
    if reel.is_carried_out() {
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
        let army = reel.called().map_or_else(String::new, |names| format!(" ({})", names.side(side)));
        let class = if side == Side::First { "side" } else { "side second" };
        let name = escaped(&format!("{}{army}", reel.header().player(side).name));
        format!("<span class=\"{class}\" style=\"background:{}\"></span>{name}", colour(reel, side))
    };
    let _ = writeln!(page, "<p class=\"versus\">{} <i>against</i> {}</p>", side(Side::First), side(Side::Second));
    element(page, "p", "faint", &format!("Started on {}, as the host says", date(reel.header().begun)));
    let trust = reel.trust();
    let ending = trust.ending.clone().unwrap_or_else(|| match &trust.verdict {
        RecordVerdict::Elsewhere { .. } => String::from("This program cannot tell the outcome."),
        _ => String::from("The record has no end."),
    });
    element(page, "p", "outcome", &sentence(&ending));
    let class = match trust.verdict {
        RecordVerdict::Proven => "badge good",
        RecordVerdict::ProvenToBreakOff | RecordVerdict::Elsewhere { .. } => "badge open",
        RecordVerdict::NotProven | RecordVerdict::Broken { .. } => "badge bad",
    };
    element(page, "p", class, &trust.badge());
    element(page, "p", "faint", &trust.meaning());
    page.push_str("</header>\n");
}

/// The text with a capital letter and a full stop.
fn sentence(text: &str) -> String {
    let mut out = capital(text.trim());
    if !out.ends_with('.') {
        out.push('.');
    }
    out
}

fn summary(page: &mut String, reel: &Reel, curve: &Curve, turns: &[Turn], pictures: &PagePictures) {
    element(page, "h2", "", "At a glance");
    if let Some(why) = &pictures.missing {
        element(page, "p", "faint", why);
    }
    if let (Some(start), Some(end)) = (pictures.boards.get(&0), pictures.boards.get(&reel.last())) {
        page.push_str("<div class=\"pair\">\n");
        page.push_str(&figure(pictures, start, "The map at the start"));
        page.push_str(&figure(pictures, end, "The map at the end"));
        page.push_str("</div>\n");
    }
    let Some(last) = curve.last() else { return };
    let combats = reel.timeline().combats.iter().filter(|combat| combat.chosen && combat.undone_by.is_none());
    let mut attacks = [0u32; 2];
    for combat in combats {
        if let Some(count) = attacks.get_mut(combat.side.index()) {
            *count += 1;
        }
    }
    let mut table = SheetTable { heads: vec![Sentence::EMPTY], ..SheetTable::default() };
    table.heads.extend(Side::BOTH.map(|side| Sentence::from(side_name(reel, side))));
    let of_sides = curve.figures.iter().enumerate().filter(|(_, figure)| is_of_sides(figure));
    for (place, figure) in of_sides {
        add(&mut table, figure.title, [0, 1].map(|line| last.number(place, line).to_string()));
    }
    add(&mut table, "Attacks made", attacks.map(|n| n.to_string()));
    add(&mut table, &format!("Luck, in {}", last.luck.measure.word()), Side::BOTH.map(|side| last.luck.told(side)));
    put(page, table);
    let turns = match turns.len() {
        1 => String::from("1 turn"),
        more => format!("{more} turns"),
    };
    let text = format!("{turns}, {} entries, {} rolls.", reel.trust().entries, reel.trust().counts.rolls);
    element(page, "p", "faint", &text);
}

/// Whether a figure has a number for each side.
fn is_of_sides(figure: &Figure) -> bool {
    figure.lines.iter().map(|(_, side)| *side).eq(Side::BOTH)
}

/// Adds a row with a name and numbers.
fn add<const N: usize>(table: &mut SheetTable, name: &str, numbers: [String; N]) {
    let name = Sentence::from(name.to_owned());
    table.row(std::iter::once(name).chain(numbers.map(Sentence::from)), false);
}

/// Prints a table into the page.
fn put(page: &mut String, table: SheetTable) {
    let sheet = Sheet { parts: vec![Part::Table(table)] };
    // All names have been put into the text already.
    page.push_str(&sheet.html(&Names::default()));
}

fn side_name(reel: &Reel, side: Side) -> String {
    let name = &reel.header().player(side).name;
    reel.called().map_or_else(|| name.clone(), |names| format!("{name}, {}", names.side(side)))
}

fn charts(page: &mut String, reel: &Reel, curve: &Curve, turns: &[Turn]) {
    let Some(names) = reel.called().filter(|_| curve.points.len() > 1) else { return };
    element(page, "h2", "", "Who was ahead");
    for (place, figure) in curve.figures.iter().enumerate().filter(|(_, figure)| !figure.lines.is_empty()) {
        let of_line = |(at, (name, side)): (usize, &(String, Side))| {
            line(curve, name.clone(), *side, move |point| point.number(place, at) as f64)
        };
        let lines: Vec<_> = figure.lines.iter().enumerate().map(of_line).collect();
        page.push_str(&chart(reel, turns, figure.title, figure.meaning, &lines));
    }
    let name = |side: Side| names.side(side).to_owned();
    let side = Side::First;
    let value = |point: &crate::CurvePoint| point.luck.of(side) as f64 / PARTS as f64;
    let luck = [line(curve, name(side), side, value)];
    let measure = curve.last().map(|last| last.luck.measure).unwrap_or_default();
    let told = format!("The {} side's, in {}. {}", name(side), measure.word(), measure.meaning());
    page.push_str(&chart(reel, turns, "Luck", &told, &luck));
    numbers(page, reel, curve, turns);
}

/// The numbers of the charts, as a table.
fn numbers(page: &mut String, reel: &Reel, curve: &Curve, turns: &[Turn]) {
    let Some(names) = reel.called() else { return };
    let of_sides: Vec<(usize, &Figure)> =
        curve.figures.iter().enumerate().filter(|(_, figure)| is_of_sides(figure)).collect();
    let mut table = SheetTable { heads: vec![Sentence::from("Turn")], ..SheetTable::default() };
    for what in of_sides.iter().map(|(_, figure)| figure.key).chain(["luck"]) {
        table.heads.extend(Side::BOTH.map(|side| Sentence::from(format!("{} {what}", names.side(side)))));
    }
    for turn in turns {
        let Some(point) = curve.at(turn.last) else { continue };
        let counted = of_sides.iter().flat_map(|(place, _)| point.of_figure(*place)).map(i64::to_string);
        let numbers = counted.chain(Side::BOTH.map(|side| point.luck.told(side)));
        table.row(std::iter::once(turn.number.to_string()).chain(numbers).map(Sentence::from), false);
    }
    page.push_str("<details><summary>The numbers at the end of each turn</summary>\n");
    put(page, table);
    page.push_str("</details>\n");
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
    let (Some(called), timeline) = (reel.called(), reel.timeline()) else { return };
    if timeline.combats.is_empty() {
        return;
    }
    element(page, "h2", "", "All combats");
    let heads = ["Turn", "Attacker", "Where", "Strengths", "Column", "Die", "Result", "Lost"];
    let mut table = SheetTable::of_words(heads.map(Sentence::from));
    for combat in &timeline.combats {
        let place = |hex: &engine::hex::Hex| {
            let name = reel.battle().and_then(|battle| battle.scenario.gazetteer.name(*hex));
            let hex = called.hexes.printed(*hex);
            name.map_or_else(|| hex.clone(), |name| format!("{hex} {name}"))
        };
        let places: Vec<String> = combat.targets.iter().map(place).collect();
        let faces: Vec<String> = combat.faces.iter().map(u16::to_string).collect();
        let back = if combat.undone_by.is_some() { " (taken back)" } else { "" };
        let [attack, defence] = combat.strengths;
        let [first, second] = combat.lost;
        // Without odds there is no result of a table.
        let none = if combat.odds.is_empty() { "" } else { "none" };
        let result = combat.result.map_or(none, |result| result.name);
        let cells = [
            combat.turn.to_string(),
            called.side(combat.side).to_owned(),
            places.join(", "),
            if combat.odds.is_empty() { String::new() } else { format!("{attack} : {defence}") },
            combat.odds.clone(),
            faces.join(", "),
            format!("{result}{back}"),
            format!("{first} : {second}"),
        ];
        table.row(cells.map(Sentence::from), false);
    }
    put(page, table);
    let names = Side::BOTH.map(|side| called.side(side));
    let what = match timeline.measure {
        LuckMeasure::Points => "printed strength",
        LuckMeasure::Increments => "increments",
    };
    let told = format!("Losses are {what}: {} : {}.", names[0], names[1]);
    element(page, "p", "faint", &told);
}

fn proof(page: &mut String, reel: &Reel) {
    let trust = reel.trust();
    element(page, "h2", "", "Verification");
    element(page, "p", "", &format!("{}. {}", trust.badge(), trust.meaning()));
    let mut table = SheetTable { heads: ["Checked", "How many"].map(Sentence::from).to_vec(), ..SheetTable::default() };
    for one in trust.checked() {
        add(&mut table, one.what, [one.count.to_string()]);
    }
    put(page, table);
    if !trust.findings.is_empty() {
        page.push_str("<ul>\n");
        for finding in &trust.findings {
            let class = if finding.weight == record::verify::Weight::Remark { "" } else { "wrong" };
            element(page, "li", class, &sentence(&trust.sentence(finding)));
        }
        page.push_str("</ul>\n");
    }
    let mut table = SheetTable::of_words(["Player", "Key, in words"].map(Sentence::from));
    for (name, words) in trust.names.iter().zip(&trust.fingerprints) {
        add(&mut table, name, [words.clone()]);
    }
    put(page, table);
    let mut table = SheetTable::of_words(["Roll", "Entry", "Face", "Links of both players"].map(Sentence::from));
    for (step, roll) in reel.steps().iter().filter_map(|step| Some((step, step.roll.as_ref()?))) {
        let faces: Vec<String> = roll.faces.iter().flatten().map(u16::to_string).collect();
        let [first, second] = roll.joint.links.map(|link| link.to_string().chars().take(16).collect::<String>());
        let numbers = [step.seq.to_string(), faces.join(", "), format!("{first} {second}")];
        add(&mut table, &roll.joint.n.to_string(), numbers);
    }
    page.push_str("<details><summary>Every roll with what decided it</summary>\n");
    put(page, table);
    page.push_str("</details>\n");
}

fn footer(page: &mut String, reel: &Reel) {
    page.push_str("<footer>\n");
    let id = reel.trust().match_id.to_string();
    let _ = writeln!(page, "<p>Match <code>{}</code></p>", escaped(&id));
    let told = format!(
        "Written by Estafette {} from the signed record of the match. This page proves nothing by itself: anyone with \
         the record can check it with \"estafette verify\".",
        env!("CARGO_PKG_VERSION")
    );
    element(page, "p", "", &told);
    page.push_str("</footer>\n");
}
