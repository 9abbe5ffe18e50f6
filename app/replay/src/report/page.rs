//! The page as a whole.

use super::chart::{chart, line};
use super::html::{element, escaped};
use super::pictures::PagePictures;
use super::story::{figure, story};
use super::turns::{Turn, colour, turns};
use crate::narrator::StoryLine;
use crate::words::{self, measure_key};
use crate::{Curve, MESSAGES, Notes, RecordVerdict, Reel};
use engine::contract::Side;
use language::ask::{Names, Sentence};
use language::luck::PARTS;
use language::sheet::{Part, Sheet, SheetTable};
use language::system::{Figure, FigureLine};
use language::tongue::{SideForm, place_called, side_called};
use language::words::letters::capital;
use language::{phrase, say};
use record::invitation::date;
use std::fmt::Write;

const STYLE: &str = include_str!("style.css");

/// A match as one page.
pub fn write(reel: &Reel, curve: &Curve, notes: &Notes, pictures: &PagePictures) -> String {
    let turns = turns(reel);
    let mut page = String::new();
    let [first, second] = reel.names();
    let title = notes.name().map_or_else(|| reel.title(), str::to_owned);
    // Writing to a string cannot fail.
    let _ = write!(
        page,
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n<style>\n{STYLE}</style>\n\
         </head>\n<body>\n",
        escaped(language::tongue::current().code()),
        escaped(&say!(MESSAGES, "replay-report-title", title = title.clone(), first = first, second = second))
    );
    if !pictures.shared.is_empty() {
        let _ = writeln!(
            page,
            "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">{}</svg>",
            pictures.shared
        );
    }
    heading(&mut page, reel, &title);
    page.push_str("<main>\n");
    summary(&mut page, reel, curve, &turns, pictures);
    charts(&mut page, reel, curve, &turns);
    contents(&mut page, reel, &turns);
    if reel.is_carried_out() {
        page.push_str("<div class=\"story\">\n");
        element(&mut page, "h2", "", &say!(MESSAGES, "replay-report-story"));
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
        let army = reel
            .called()
            .map_or_else(String::new, |names| format!(" ({})", side_called(names.side(side), SideForm::Label)));
        let class = if side == Side::First { "side" } else { "side second" };
        let name = escaped(&format!("{}{army}", words::player(reel.header(), side)));
        format!("<span class=\"{class}\" style=\"background:{}\"></span>{name}", colour(reel, side))
    };
    let against = escaped(&say!(MESSAGES, "replay-report-against"));
    let _ = writeln!(page, "<p class=\"versus\">{} <i>{against}</i> {}</p>", side(Side::First), side(Side::Second));
    let started = say!(MESSAGES, "replay-report-started", date = date(reel.header().begun));
    element(page, "p", "faint", &started);
    let trust = reel.trust();
    let ending = trust.ending().unwrap_or_else(|| match &trust.verdict {
        RecordVerdict::Elsewhere { .. } => say!(MESSAGES, "replay-report-no-outcome"),
        _ => say!(MESSAGES, "replay-report-no-end"),
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
    element(page, "h2", "", &say!(MESSAGES, "replay-report-glance"));
    if let Some(why) = &pictures.missing {
        element(page, "p", "faint", why);
    }
    if let (Some(start), Some(end)) = (pictures.boards.get(&0), pictures.boards.get(&reel.last())) {
        page.push_str("<div class=\"pair\">\n");
        page.push_str(&figure(pictures, start, &say!(MESSAGES, "replay-report-map-start")));
        page.push_str(&figure(pictures, end, &say!(MESSAGES, "replay-report-map-end")));
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
        add(&mut table, &figure.title(), [0, 1].map(|line| last.number(place, line).to_string()));
    }
    add(&mut table, &say!(MESSAGES, "replay-report-attacks"), attacks.map(|n| n.to_string()));
    let luck = say!(MESSAGES, "replay-report-luck-in", measure = measure_key(last.luck.measure));
    add(&mut table, &luck, Side::BOTH.map(|side| last.luck.told(side)));
    put(page, table);
    let (entries, rolls) = (reel.trust().entries, reel.trust().counts.rolls);
    let text = say!(MESSAGES, "replay-report-counts", turns = turns.len(), entries = entries, rolls = rolls);
    element(page, "p", "faint", &text);
}

/// Whether a figure has a number for each side.
fn is_of_sides(figure: &Figure) -> bool {
    figure.lines.iter().map(|line| line.side).eq(Side::BOTH)
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
    let name = words::player(reel.header(), side);
    reel.called()
        .map_or_else(|| name.clone(), |names| format!("{name}, {}", side_called(names.side(side), SideForm::Label)))
}

fn charts(page: &mut String, reel: &Reel, curve: &Curve, turns: &[Turn]) {
    let Some(names) = reel.called().filter(|_| curve.points.len() > 1) else { return };
    element(page, "h2", "", &say!(MESSAGES, "replay-report-ahead"));
    for (place, figure) in curve.figures.iter().enumerate().filter(|(_, figure)| !figure.lines.is_empty()) {
        let of_line = |(at, known): (usize, &FigureLine)| {
            line(curve, known.called.plain(names), known.side, move |point| point.number(place, at) as f64)
        };
        let lines: Vec<_> = figure.lines.iter().enumerate().map(of_line).collect();
        page.push_str(&chart(reel, turns, &figure.title(), &figure.meaning(), &lines));
    }
    let name = |side: Side| side_called(names.side(side), SideForm::Label);
    let side = Side::First;
    let value = |point: &crate::CurvePoint| point.luck.of(side) as f64 / PARTS as f64;
    let luck = [line(curve, name(side), side, value)];
    let measure = curve.last().map(|last| last.luck.measure).unwrap_or_default();
    let told = phrase!(
        MESSAGES,
        "replay-report-luck-of",
        measure = measure_key(measure),
        side = side,
        meaning = measure.meaning()
    );
    let title = say!(MESSAGES, "replay-report-luck");
    page.push_str(&chart(reel, turns, &title, &told.plain(names), &luck));
    numbers(page, reel, curve, turns);
}

/// The numbers of the charts, as a table.
fn numbers(page: &mut String, reel: &Reel, curve: &Curve, turns: &[Turn]) {
    let Some(names) = reel.called() else { return };
    let of_sides: Vec<(usize, &Figure)> =
        curve.figures.iter().enumerate().filter(|(_, figure)| is_of_sides(figure)).collect();
    let mut table = SheetTable { heads: vec![phrase!(MESSAGES, "replay-report-turn")], ..SheetTable::default() };
    let luck = say!(MESSAGES, "replay-report-luck-column");
    for what in of_sides.iter().map(|(_, figure)| figure.column()).chain([luck]) {
        let head = |side: Side| {
            let head = phrase!(MESSAGES, "replay-report-side-figure", side = side, figure = what.clone());
            Sentence::from(head.plain(names))
        };
        table.heads.extend(Side::BOTH.map(head));
    }
    for turn in turns {
        let Some(point) = curve.at(turn.last) else { continue };
        let counted = of_sides.iter().flat_map(|(place, _)| point.of_figure(*place)).map(i64::to_string);
        let numbers = counted.chain(Side::BOTH.map(|side| point.luck.told(side)));
        table.row(std::iter::once(turn.number.to_string()).chain(numbers).map(Sentence::from), false);
    }
    let _ = writeln!(page, "<details><summary>{}</summary>", escaped(&say!(MESSAGES, "replay-report-numbers")));
    put(page, table);
    page.push_str("</details>\n");
}

fn contents(page: &mut String, reel: &Reel, turns: &[Turn]) {
    if turns.is_empty() {
        return;
    }
    let heading = say!(MESSAGES, "replay-report-turns");
    let _ = writeln!(page, "<nav aria-label=\"{}\">", escaped(&heading));
    element(page, "h2", "", &heading);
    page.push_str("<ol>\n");
    for turn in turns {
        let label = reel.battle().and_then(|battle| battle.scenario.turn_label(turn.number)).unwrap_or_default();
        let when = StoryLine::when(turn.number, label, false);
        let _ = writeln!(page, "<li><a href=\"#step-{}\">{}</a></li>", turn.first, escaped(&when));
    }
    page.push_str("</ol>\n</nav>\n");
}

fn combats(page: &mut String, reel: &Reel) {
    let (Some(called), timeline) = (reel.called(), reel.timeline()) else { return };
    if timeline.combats.is_empty() {
        return;
    }
    element(page, "h2", "", &say!(MESSAGES, "replay-report-combats"));
    let mut table = SheetTable::of_words([
        phrase!(MESSAGES, "replay-report-turn"),
        phrase!(MESSAGES, "replay-report-attacker"),
        phrase!(MESSAGES, "replay-report-where"),
        phrase!(MESSAGES, "replay-report-strengths"),
        phrase!(MESSAGES, "replay-report-column"),
        phrase!(MESSAGES, "replay-report-die"),
        phrase!(MESSAGES, "replay-report-result"),
        phrase!(MESSAGES, "replay-report-lost"),
    ]);
    for combat in &timeline.combats {
        let place = |hex: &engine::hex::Hex| {
            let name = reel.battle().and_then(|battle| battle.scenario.gazetteer.name(*hex));
            let hex = called.hexes.printed(*hex);
            name.map_or_else(|| hex.clone(), |name| format!("{hex} {}", place_called(name)))
        };
        let places: Vec<String> = combat.targets.iter().map(place).collect();
        let faces: Vec<String> = combat.faces.iter().map(u16::to_string).collect();
        let [attack, defence] = combat.strengths;
        let [first, second] = combat.lost;
        // Without odds there is no result of a table.
        let none = || if combat.odds.is_empty() { String::new() } else { say!(MESSAGES, "replay-report-none") };
        let result = combat.result.map_or_else(none, |result| result.short(called));
        let result = match combat.undone_by {
            Some(_) => say!(MESSAGES, "replay-report-taken-back", result = result),
            None => result,
        };
        let cells = [
            combat.turn.to_string(),
            side_called(called.side(combat.side), SideForm::Label),
            places.join(", "),
            if combat.odds.is_empty() { String::new() } else { format!("{attack} : {defence}") },
            combat.odds.clone(),
            faces.join(", "),
            result,
            format!("{first} : {second}"),
        ];
        table.row(cells.map(Sentence::from), false);
    }
    put(page, table);
    let [first, second] = Side::BOTH;
    let measure = measure_key(timeline.measure);
    let told = phrase!(MESSAGES, "replay-report-losses-are", measure = measure, first = first, second = second);
    let told = told.plain(called);
    element(page, "p", "faint", &told);
}

fn proof(page: &mut String, reel: &Reel) {
    let trust = reel.trust();
    element(page, "h2", "", &say!(MESSAGES, "replay-report-verification"));
    element(page, "p", "", &format!("{}. {}", trust.badge(), trust.meaning()));
    let checks = [phrase!(MESSAGES, "replay-report-checked"), phrase!(MESSAGES, "replay-report-how-many")];
    let mut table = SheetTable { heads: checks.to_vec(), ..SheetTable::default() };
    for one in trust.checked() {
        add(&mut table, &one.what, [one.count.to_string()]);
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
    let mut table =
        SheetTable::of_words([phrase!(MESSAGES, "replay-report-player"), phrase!(MESSAGES, "replay-report-key")]);
    for (name, words) in trust.names.iter().zip(&trust.fingerprints) {
        add(&mut table, name, [words.clone()]);
    }
    put(page, table);
    let mut table = SheetTable::of_words([
        phrase!(MESSAGES, "replay-report-roll"),
        phrase!(MESSAGES, "replay-report-entry"),
        phrase!(MESSAGES, "replay-report-face"),
        phrase!(MESSAGES, "replay-report-links"),
    ]);
    for (step, roll) in reel.steps().iter().filter_map(|step| Some((step, step.roll.as_ref()?))) {
        let faces: Vec<String> = roll.faces.iter().flatten().map(u16::to_string).collect();
        let [first, second] = roll.joint.links.map(|link| link.to_string().chars().take(16).collect::<String>());
        let numbers = [step.seq.to_string(), faces.join(", "), format!("{first} {second}")];
        add(&mut table, &roll.joint.n.to_string(), numbers);
    }
    let _ = writeln!(page, "<details><summary>{}</summary>", escaped(&say!(MESSAGES, "replay-report-rolls")));
    put(page, table);
    page.push_str("</details>\n");
}

fn footer(page: &mut String, reel: &Reel) {
    page.push_str("<footer>\n");
    let id = reel.trust().match_id.to_string();
    let heading = escaped(&say!(MESSAGES, "replay-report-match"));
    let _ = writeln!(page, "<p>{heading} <code>{}</code></p>", escaped(&id));
    let told = say!(MESSAGES, "replay-report-footer", version = env!("CARGO_PKG_VERSION").to_owned());
    element(page, "p", "", &told);
    page.push_str("</footer>\n");
}
