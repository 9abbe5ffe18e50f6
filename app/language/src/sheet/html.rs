//! A page as HTML. It needs no script; the classes are those of the report's style.

use super::{Bar, Gauge, Part, Remark, ResultTable, Row, Sheet, SheetEntry, SheetTable, Tone, Track};
use crate::ask::names::Names;
use crate::ask::pick::Pick;
use crate::ask::sentence::{Sentence, Span};
use std::fmt::{Result, Write};

/// Text for any place in a page.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            letter => out.push(letter),
        }
    }
    out
}

impl Sheet {
    /// The page as elements for the body of another.
    pub fn html(&self, names: &Names) -> String {
        let mut page = String::new();
        for part in &self.parts {
            // Writing to a string cannot fail.
            let _ = part.html(names, &mut page);
        }
        page
    }
}

impl Part {
    fn html(&self, names: &Names, page: &mut String) -> Result {
        match self {
            Part::Heading(sentence) => writeln!(page, "<h3>{}</h3>", words(sentence, names)),
            Part::Line(sentence) => writeln!(page, "<p>{}</p>", words(sentence, names)),
            Part::Note(sentence) => writeln!(page, "<p class=\"faint\">{}</p>", words(sentence, names)),
            Part::Entry(entry) => entry.html(names, page),
            Part::Pieces(pieces) => {
                let names: Vec<String> = pieces.iter().map(|&piece| escaped(&names.pick(Pick::Piece(piece)))).collect();
                writeln!(page, "<p class=\"pieces\">{}</p>", names.join(", "))
            }
            Part::Table(table) => table.html(names, page),
            Part::Grid(grid) => grid.html(names, page),
            // Bars whose ends the sentence has named are left out.
            Part::Bars(bars) if bars.iter().all(|bar| bar.text.is_empty()) => Ok(()),
            Part::Bars(bars) => {
                page.push_str("<table class=\"bars\">\n");
                bars.iter().filter(|bar| !bar.text.is_empty()).try_for_each(|bar| bar.html(names, page))?;
                writeln!(page, "</table>")
            }
            Part::Gauge(gauge) => gauge.html(names, page),
            Part::Track(track) => track.html(names, page),
        }
    }
}

/// A sentence with its rules in small letters.
fn words(sentence: &Sentence, names: &Names) -> String {
    let mut text = String::new();
    for span in sentence.spans(names).iter() {
        match span {
            Span::Text(words) => text.push_str(&escaped(words)),
            Span::Pick(pick) => text.push_str(&escaped(&names.pick(*pick))),
            Span::Side(side) => text.push_str(&escaped(names.side(*side))),
            Span::Rule(rule) => text.push_str(&format!(" <small class=\"rule\">{rule}</small>")),
        }
    }
    text
}

/// The class of something good or bad.
const fn class(tone: Tone) -> &'static str {
    match tone {
        Tone::Worst => "worst",
        Tone::Bad => "bad",
        Tone::Even => "even",
        Tone::Good => "good",
        Tone::Best => "best",
    }
}

impl SheetEntry {
    fn html(&self, names: &Names, page: &mut String) -> Result {
        write!(page, "<p class=\"entry\"><b>{}</b>", words(&self.name, names))?;
        for Remark { text, tone, struck } in &self.remarks {
            let tag = if *struck { "s" } else { "span" };
            write!(page, " <{tag} class=\"tone-{}\">{}</{tag}>", class(*tone), words(text, names))?;
        }
        if !self.note.is_empty() {
            write!(page, "<br><span class=\"faint\">{}</span>", words(&self.note, names))?;
        }
        writeln!(page, "</p>")
    }
}

impl SheetTable {
    /// The class of a cell: numbers are at the right.
    fn class(&self, at: usize) -> &'static str {
        if self.words || at == 0 { "" } else { " class=\"n\"" }
    }

    fn html(&self, names: &Names, page: &mut String) -> Result {
        page.push_str("<table>\n");
        if !self.heads.is_empty() {
            page.push_str("<tr>");
            for (at, head) in self.heads.iter().enumerate() {
                write!(page, "<th scope=\"col\"{}>{}</th>", self.class(at), words(head, names))?;
            }
            page.push_str("</tr>\n");
        }
        for Row { cells, strong } in &self.rows {
            let tag = if *strong { "th" } else { "td" };
            page.push_str("<tr>");
            for (at, cell) in cells.iter().enumerate() {
                write!(page, "<{tag}{}>{}</{tag}>", self.class(at), words(cell, names))?;
            }
            page.push_str("</tr>\n");
        }
        writeln!(page, "</table>")
    }
}

impl ResultTable {
    fn html(&self, names: &Names, page: &mut String) -> Result {
        let lit = |at: usize| if self.lit == Some(at) { " lit" } else { "" };
        writeln!(page, "<table class=\"grid\">\n<caption>{}</caption>", words(&self.name, names))?;
        write!(page, "<tr><th>{}</th>", escaped(&self.corner))?;
        for (at, head) in self.heads.iter().enumerate() {
            write!(page, "<th scope=\"col\" class=\"c{}\">{}</th>", lit(at), escaped(head))?;
        }
        page.push_str("</tr>\n");
        for (row, (name, cells)) in self.rows.iter().enumerate() {
            write!(page, "<tr><th scope=\"row\">{}</th>", escaped(name))?;
            for (at, (text, tone)) in cells.iter().enumerate() {
                let framed = if self.framed == Some((row, at)) { " framed" } else { "" };
                write!(page, "<td class=\"c {}{}{framed}\">{}</td>", class(*tone), lit(at), escaped(text))?;
            }
            page.push_str("</tr>\n");
        }
        writeln!(page, "</table>")
    }
}

impl Bar {
    fn html(&self, names: &Names, page: &mut String) -> Result {
        let Bar { name, text, tone, .. } = self;
        writeln!(
            page,
            "<tr><th scope=\"row\" class=\"{}\">{}</th><td class=\"n\">{}\u{a0}%</td><td>{}</td></tr>",
            class(*tone),
            words(name, names),
            self.percent(),
            words(text, names)
        )
    }
}

impl Gauge {
    fn html(&self, names: &Names, page: &mut String) -> Result {
        let (low, high) = match self.ends {
            [low, high] if low < 0 && high > 0 => (self.level.min(0), self.level.max(0)),
            [low, _] => (low, self.level),
        };
        let (from, to) = (self.thousandths(low), self.thousandths(high));
        let colour = match self.coat {
            Some(coat) => format!("#{:02x}{:02x}{:02x}", coat.red, coat.green, coat.blue),
            None if self.level < 0 => String::from("var(--bad)"),
            None => String::from("var(--blue)"),
        };
        writeln!(
            page,
            "<p class=\"gauge\" title=\"{}\"><span>{}</span><i><b style=\"left:{}%;width:{}%;background:{colour}\"></b></i> {}</p>",
            escaped(&self.told.plain(names)),
            words(&self.name, names),
            from as f64 / 10.0,
            (to - from) as f64 / 10.0,
            escaped(&self.text)
        )
    }
}

impl Track {
    fn html(&self, names: &Names, page: &mut String) -> Result {
        write!(page, "<p class=\"track\"><span>{}</span>", words(&self.name, names))?;
        for (at, step) in self.steps.iter().enumerate() {
            let tag = match at {
                at if self.lit == Some(at) => "b",
                at if self.framed == Some(at) => "u",
                _ => "span",
            };
            let stop = self.stops.get(at);
            let told = stop.map_or_else(String::new, |stop| {
                format!(" class=\"{}\" title=\"{}\"", stop.sky.name(), escaped(&stop.told.plain(names)))
            });
            write!(page, " <{tag}{told}>{}</{tag}>", escaped(step))?;
        }
        writeln!(page, "</p>")
    }
}
