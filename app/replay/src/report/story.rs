//! The story of a match, turn by turn, in the narrator's own words.

use super::html::escaped;
use super::pictures::PagePictures;
use super::turns::Turn;
use crate::narrator::StoryLine;
use crate::{Entered, MESSAGES, Notes, Reel};
use language::say;
use std::fmt::Write;

/// All turns with their boards.
pub(super) fn story(reel: &Reel, notes: &Notes, turns: &[Turn], pictures: &PagePictures) -> String {
    let mut page = Page { out: String::new(), list: false, section: false };
    let names = reel.names();
    let rest = reel.narrate(false, &mut |step, mut told, pause| {
        if let Some(turn) = turns.iter().find(|turn| turn.first == step.seq && turn.first > 0) {
            page.board(turns, *turn, pictures, false);
        }
        let quiet = matches!(step.deed, Entered::Opens | Entered::Accepts | Entered::Ends(_));
        let remark = step.remark(&names).filter(|_| !quiet);
        let note = notes.at(step.seq);
        if remark.is_some() || note.is_some() {
            told.extend(pause());
        }
        page.tell(&told, step.seq);
        if let Some(remark) = remark {
            page.paragraph("agreed", &say!(MESSAGES, "replay-report-remark", entry = step.seq, remark = remark));
        }
        if let Some(note) = note {
            page.paragraph("note", note);
        }
    });
    let Some(rest) = rest else { return String::new() };
    page.tell(&rest, reel.last());
    if let Some(turn) = turns.last() {
        page.board(turns, *turn, pictures, true);
    }
    page.close();
    page.out
}

struct Page {
    out: String,
    list: bool,
    section: bool,
}

impl Page {
    /// The narrator's lines.
    fn tell(&mut self, lines: &[StoryLine], seq: u32) {
        for line in lines {
            match line {
                StoryLine::Turn { turn, label, night, score } => {
                    self.turn(&StoryLine::when(*turn, label, *night), score, seq);
                }
                StoryLine::Phase(text) => self.heading("h4", text),
                StoryLine::Moved(text) => {
                    self.paragraph("moved", &say!(MESSAGES, "replay-story-moved-sentence", units = text.clone()));
                }
                StoryLine::Attack(text) | StoryLine::Total(text) => self.paragraph("", text),
                StoryLine::Why(text) => self.paragraph("why", &format!("({text})")),
                StoryLine::Item { text, die } => self.item(text, *die),
                // The end of the battle comes in its own section, and is no turn.
                StoryLine::End(text) => self.heading("h3", text),
                StoryLine::Points { points, why } => self.item(&format!("{points}  {why}"), false),
            }
        }
    }

    fn turn(&mut self, when: &str, score: &str, seq: u32) {
        self.end_list();
        if self.section {
            self.out.push_str("</section>\n");
        }
        self.section = true;
        let _ = writeln!(self.out, "<section class=\"turn\" id=\"step-{seq}\">");
        self.push("h3", "", when);
        self.push("p", "score", score);
    }

    fn heading(&mut self, name: &str, text: &str) {
        self.end_list();
        self.push(name, "", text);
    }

    fn item(&mut self, text: &str, die: bool) {
        if !self.list {
            self.out.push_str("<ul>\n");
            self.list = true;
        }
        self.push("li", if die { "die" } else { "" }, text);
    }

    fn paragraph(&mut self, class: &str, text: &str) {
        self.end_list();
        self.push("p", class, text);
    }

    fn push(&mut self, name: &str, class: &str, text: &str) {
        super::html::element(&mut self.out, name, class, text);
    }

    fn end_list(&mut self) {
        if std::mem::take(&mut self.list) {
            self.out.push_str("</ul>\n");
        }
    }

    /// The board at the end of the turn before this one, or of this one.
    fn board(&mut self, turns: &[Turn], turn: Turn, pictures: &PagePictures, itself: bool) {
        self.end_list();
        let ended = if itself { Some(&turn) } else { turns.iter().rev().find(|one| one.first < turn.first) };
        let Some(ended) = ended else { return };
        let Some(board) = pictures.boards.get(&ended.last) else { return };
        let words = say!(MESSAGES, "replay-report-map-turn", turn = ended.number);
        self.out.push_str(&figure(pictures, board, &words));
    }

    fn close(&mut self) {
        self.end_list();
        if std::mem::take(&mut self.section) {
            self.out.push_str("</section>\n");
        }
    }
}

/// A board with its caption.
pub(super) fn figure(pictures: &PagePictures, board: &str, words: &str) -> String {
    let [width, height] = pictures.size;
    let words = escaped(words);
    format!(
        "<figure><svg viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{words}\">{board}</svg>\
         <figcaption>{words}</figcaption></figure>\n"
    )
}
