//! The table for other programs and for paper: CSV, JSON, HTML, and the report file of chess (TRF16).

use super::{PlayerResult, StandingsCell, StandingsRow, sides, table};
use crate::MESSAGES;
use crate::boards::{Glances, Stands, boards};
use crate::gallery::RoundPictures;
use crate::plan::Form;
use crate::state::Tournament;
use crate::words::english;
use language::say;
use language::tongue::current;
use serde_json::{Value, json};
use std::fmt::Write as _;

/// The table as comma-separated values with a heading.
pub fn csv(event: &Tournament) -> String {
    let mut text =
        String::from("place,number,name,points,buchholz,sonneborn_berger,among_equals,wins,first_side,second_side");
    for round in 1..=event.rounds.len() {
        let _ = write!(text, ",round_{round}");
    }
    text.push('\n');
    for line in table(event) {
        let [first, second] = line.sides;
        let _ = write!(
            text,
            "{},{},{},{},{},{},{},{},{first},{second}",
            line.place,
            line.number,
            quoted(&line.name),
            line.points,
            line.buchholz,
            line.sonneborn_berger,
            line.among_equals,
            line.wins
        );
        for cell in &line.games {
            let _ = write!(text, ",{}", quoted(&short(cell)));
        }
        text.push('\n');
    }
    text
}

/// A field of a CSV file. A spreadsheet must not take a name for a formula.
fn quoted(text: &str) -> String {
    let safe = if text.starts_with(['=', '+', '-', '@']) { format!("'{text}") } else { text.to_owned() };
    if safe.contains([',', '"', '\n', '\'']) { format!("\"{}\"", safe.replace('"', "\"\"")) } else { safe }
}

/// A game in a word: the opponent, the side and the result.
fn short(cell: &StandingsCell) -> String {
    let mark = match cell.what {
        PlayerResult::Won => "won",
        PlayerResult::Lost => "lost",
        PlayerResult::Drawn => "draw",
        PlayerResult::Given => "given",
        PlayerResult::Absent => "absent",
        PlayerResult::Bye => return format!("sat out {}", cell.points.unwrap_or(0)),
        PlayerResult::Out => return String::from("-"),
        PlayerResult::Open => "plays",
    };
    let star = if cell.adjudicated { "*" } else { "" };
    let points = cell.points.map_or_else(String::new, |points| format!(" {points}"));
    format!("{}/{} {mark}{points}{star}", cell.opponent.unwrap_or(0), cell.side.unwrap_or(0))
}

/// A game in a word for readers of the page.
fn told(cell: &StandingsCell) -> String {
    let what = match cell.what {
        PlayerResult::Won => "won",
        PlayerResult::Lost => "lost",
        PlayerResult::Drawn => "drawn",
        PlayerResult::Given => "given",
        PlayerResult::Absent => "absent",
        PlayerResult::Bye => "bye",
        PlayerResult::Out => return String::from("-"),
        PlayerResult::Open => "open",
    };
    let mark = say!(MESSAGES, "tournament-cell", what = what);
    let points = cell.points.map_or_else(String::new, |points| format!(" {points}"));
    if cell.what == PlayerResult::Bye {
        return format!("{mark}{points}");
    }
    let star = if cell.adjudicated { "*" } else { "" };
    format!("{}/{} {mark}{points}{star}", cell.opponent.unwrap_or(0), cell.side.unwrap_or(0))
}

/// The whole table as JSON, for programs. Its sentences are in English.
pub fn json(event: &Tournament) -> Value {
    english(|| as_json(event))
}

fn as_json(event: &Tournament) -> Value {
    let plan = &event.plan;
    json!({
        "id": event.id.to_string(),
        "name": plan.name,
        "battles": plan.battles,
        "rounds": event.planned_rounds(),
        "rules": plan.published(event.systems),
        "paused": event.paused,
        "closed": event.closed,
        "players": event.entrants.iter().map(|one| json!({
            "number": one.number, "name": one.name, "key": one.key.to_string(),
            "fingerprint": one.key.fingerprint().to_string(), "here": one.here,
        })).collect::<Vec<_>>(),
        "pairings": event.rounds.iter().map(|played| json!({
            "closed": played.closed,
            "opened": played.opened,
            "byes": played.round.byes,
            "remark": crate::plan::remark(played.round.relaxed),
            "tables": played.round.pairs.iter().zip(&played.tables).map(|(pair, table)| json!({
                "first": pair.first, "second": pair.second,
                "records": table.records.map(|record| record.map(|hash| hash.to_string())),
                "dispute": table.dispute,
                "outcome": table.outcome,
                "points": table.outcome.as_ref().map(|outcome| event.plan.points(outcome)),
            })).collect::<Vec<_>>(),
        })).collect::<Vec<_>>(),
        "standings": table(event),
        "sides": sides(event),
    })
}

/// The report file of chess, with the first side as white.
pub fn trf(event: &Tournament) -> String {
    let lines = table(event);
    let form = match event.plan.form {
        Form::Swiss { .. } => "Individual: Swiss-System (Dutch)",
        Form::RoundRobin { double: false } => "Individual: Round-Robin",
        Form::RoundRobin { double: true } => "Individual: Double Round-Robin",
    };
    let mut text = String::new();
    let _ = writeln!(text, "012 {}", event.plan.name);
    let _ = writeln!(text, "062 {}", event.entrants.len());
    let _ = writeln!(text, "092 {form}");
    let _ = writeln!(text, "XXR {}", event.planned_rounds());
    let mut by_number: Vec<&StandingsRow> = lines.iter().collect();
    by_number.sort_by_key(|line| line.number);
    let half = event.plan.most() == 2;
    for line in by_number {
        // Chess counts in half points; a table of twenty points a game stays as it is.
        let points = if half { f64::from(line.points) / 2.0 } else { f64::from(line.points) };
        let name: String = line.name.chars().take(33).collect();
        let _ = write!(
            text,
            "001 {:>4}      {name:<33} {:>4} {:>3} {:>11} {:>10} {points:>4.1} {:>4}",
            line.number, "", "", "", "", line.place
        );
        for cell in &line.games {
            let _ = write!(text, "  {}", chess(cell));
        }
        text.push('\n');
    }
    text
}

/// A game as the report file writes it: opponent, colour, result.
fn chess(cell: &StandingsCell) -> String {
    let colour = match cell.side {
        Some(1) => 'w',
        Some(_) => 'b',
        None => '-',
    };
    let result = match cell.what {
        PlayerResult::Won => '1',
        PlayerResult::Lost => '0',
        PlayerResult::Drawn => '=',
        PlayerResult::Given => '+',
        PlayerResult::Absent => '-',
        PlayerResult::Bye => return String::from("0000 - U"),
        PlayerResult::Out => return String::from("0000 - Z"),
        PlayerResult::Open => return format!("{:>4} {colour}  ", cell.opponent.unwrap_or(0)),
    };
    format!("{:>4} {colour} {result}", cell.opponent.unwrap_or(0))
}

/// Text in a page.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The style of the page, for a screen and for paper.
pub(crate) const STYLE: &str = "body{font:16px/1.4 Georgia,serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#222;\
background:#fbf8f1}h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem}table{border-collapse:collapse;width:100%}\
th,td{padding:.25rem .6rem;border-bottom:1px solid #ccc;text-align:left}td.n,th.n{text-align:right}\
.open{color:#875a00}.dispute{color:#a00}.small{color:#666;font-size:.85rem}\
.boards{display:flex;flex-wrap:wrap;gap:1rem}.boards figure{margin:0;flex:1 1 16rem;max-width:24rem}.boards div{position:relative}\
.boards img{display:block;width:100%}.boards img+img{position:absolute;inset:0}.boards figcaption{font-size:.85rem}\
@media print{body{background:#fff;margin:0}h2{break-after:avoid}tr{break-inside:avoid}.screen{display:none}}";

/// The whole event as one page.
pub fn html(event: &Tournament) -> String {
    format!(
        "<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{name}</title><style>{STYLE}</style><body>{}</body></html>\n",
        escaped(current().code()),
        body(event, &Glances::new(), &RoundPictures::default()),
        name = escaped(&event.plan.name)
    )
}

/// The contents of the page, without head and frame.
pub fn body(event: &Tournament, glances: &Glances, pictures: &RoundPictures) -> String {
    let mut page = String::new();
    let state = match (event.closed, event.paused, event.rounds.last()) {
        (true, ..) => say!(MESSAGES, "tournament-page-final"),
        (_, true, _) => say!(MESSAGES, "tournament-page-paused"),
        (.., None) => say!(MESSAGES, "tournament-page-so-far", count = event.entrants.len()),
        (.., Some(played)) => {
            let (round, rounds) = (event.rounds.len(), event.planned_rounds());
            match played.closed {
                true => say!(MESSAGES, "tournament-page-round-over", round = round, rounds = rounds),
                false => say!(MESSAGES, "tournament-page-round-open", round = round, rounds = rounds),
            }
        }
    };
    let _ = write!(page, "<h1>{}</h1><p id=\"state\">{}</p>", escaped(&event.plan.name), escaped(&state));
    running(event, pictures, &mut page);
    standings(event, &mut page);
    for (number, played) in event.rounds.iter().enumerate().rev() {
        let _ = write!(
            page,
            "<h2>{}</h2><table><tr><th class=n>{}<th>{}<th>{}<th>{}<th class=n>{}",
            escaped(&say!(MESSAGES, "tournament-page-round", round = number + 1)),
            escaped(&say!(MESSAGES, "tournament-page-table")),
            escaped(&say!(MESSAGES, "tournament-page-first")),
            escaped(&say!(MESSAGES, "tournament-page-second")),
            escaped(&say!(MESSAGES, "tournament-page-result")),
            escaped(&say!(MESSAGES, "tournament-page-clocks"))
        );
        for board in boards(event, u16::try_from(number + 1).unwrap_or(u16::MAX), glances) {
            let [first, second] = board.names.map(|name| escaped(&name));
            let class = match board.stands {
                Stands::Open => "open",
                Stands::Disputed => "dispute",
                Stands::Decided | Stands::Adjudicated => "",
            };
            let _ = write!(
                page,
                "<tr><td class=n>{}<td>{first}<td>{second}<td class=\"{class}\">{}<td class=n>{}",
                board.at.table,
                escaped(&board.text),
                board.clocks.unwrap_or_default()
            );
        }
        page.push_str("</table>");
        for number in &played.round.byes {
            let bye = say!(MESSAGES, "tournament-page-bye", name = event.full_name(*number));
            let _ = write!(page, "<p>{}</p>", escaped(&bye));
        }
        if let Some(remark) = crate::plan::remark(played.round.relaxed) {
            let _ = write!(page, "<p class=small>{}.</p>", escaped(&remark));
        }
    }
    crosstable(event, &mut page);
    let all = sides(event);
    let won = say!(
        MESSAGES,
        "tournament-page-sides-won",
        games = all.games,
        first = all.won[0],
        second = all.won[1],
        drawn = all.drawn
    );
    let _ = write!(
        page,
        "<h2>{}</h2><p>{}</p><h2>{}</h2>",
        escaped(&say!(MESSAGES, "tournament-page-sides")),
        escaped(&won),
        escaped(&say!(MESSAGES, "tournament-page-rules"))
    );
    for rule in event.plan.published(event.systems) {
        let _ = write!(page, "<p class=small>{}</p>", escaped(&rule));
    }
    page
}

/// The boards of the current round.
fn running(event: &Tournament, pictures: &RoundPictures, page: &mut String) {
    let (Some(played), Some(ground)) = (event.rounds.last().filter(|round| !round.closed), &pictures.ground) else {
        return;
    };
    page.push_str("<div class=\"boards screen\">");
    for (table, (pair, found)) in (1_u16..).zip(played.round.pairs.iter().zip(&played.tables)) {
        let Some(troops) = pictures.troops.get(&table).filter(|_| found.outcome.is_none()) else { continue };
        let [first, second] = [pair.first, pair.second].map(|number| event.full_name(number));
        let alt = escaped(&say!(MESSAGES, "tournament-page-board", table = table));
        let pair = say!(MESSAGES, "tournament-page-pair", table = table, first = first, second = second);
        let caption = escaped(&pair);
        let _ = write!(
            page,
            "<figure><div><img src=\"/ground/{}.svg?{}\" alt=\"\"><img src=\"/troops/{table}.svg?{}\" \
             alt=\"{alt}\"></div><figcaption>{caption}</figcaption></figure>",
            pictures.round, ground.tag, troops.tag
        );
    }
    page.push_str("</div>");
}

fn standings(event: &Tournament, page: &mut String) {
    let _ = write!(
        page,
        "<table id=standings><tr><th class=n>{}<th>{}<th class=n>{}<th class=n>Buchholz<th class=n>Sonneborn-Berger\
         <th class=n>{}<th class=n>{}",
        escaped(&say!(MESSAGES, "tournament-page-place")),
        escaped(&say!(MESSAGES, "tournament-page-name")),
        escaped(&say!(MESSAGES, "tournament-page-points")),
        escaped(&say!(MESSAGES, "tournament-page-wins")),
        escaped(&say!(MESSAGES, "tournament-page-sides"))
    );
    for line in table(event) {
        let name = match line.here || event.closed {
            true => line.name.clone(),
            false => say!(MESSAGES, "tournament-page-not-paired", name = line.name.clone()),
        };
        let _ = write!(
            page,
            "<tr><td class=n>{}<td>{}<td class=n>{}<td class=n>{}<td class=n>{}<td class=n>{}<td class=n>{}/{}",
            line.place,
            escaped(&name),
            line.points,
            line.buchholz,
            line.sonneborn_berger,
            line.wins,
            line.sides[0],
            line.sides[1]
        );
    }
    page.push_str("</table>");
}

fn crosstable(event: &Tournament, page: &mut String) {
    if event.rounds.is_empty() {
        return;
    }
    let _ = write!(
        page,
        "<h2>{}</h2><table id=crosstable><tr><th class=n>{}<th>{}",
        escaped(&say!(MESSAGES, "tournament-page-crosstable")),
        escaped(&say!(MESSAGES, "tournament-page-number")),
        escaped(&say!(MESSAGES, "tournament-page-name"))
    );
    for round in 1..=event.rounds.len() {
        let _ = write!(page, "<th>{round}");
    }
    let _ = write!(page, "<th class=n>{}", escaped(&say!(MESSAGES, "tournament-page-points")));
    let mut lines = table(event);
    lines.sort_by_key(|line| line.number);
    for line in lines {
        let _ = write!(page, "<tr><td class=n>{}<td>{}", line.number, escaped(&line.name));
        for cell in &line.games {
            let _ = write!(page, "<td>{}", escaped(&told(cell)));
        }
        let _ = write!(page, "<td class=n>{}", line.points);
    }
    let key = escaped(&say!(MESSAGES, "tournament-page-key"));
    let _ = write!(page, "</table><p class=small>{key}</p>");
}
