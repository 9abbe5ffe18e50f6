//! The story of a match, turn by turn, in the narrator's own words.

use super::html::escaped;
use super::{Pictures, Turn};
use crate::battle::Narrator;
use crate::replay::{Act, Deed, Notes, Reel};
use std::fmt::Write;

/// All turns with their boards.
pub(super) fn story(reel: &Reel, notes: &Notes, turns: &[Turn], pictures: &Pictures) -> String {
    let Some(board) = reel.board() else { return String::new() };
    let scenario = reel.battle().map(|battle| &*battle.scenario);
    let mut narrator = Narrator::new(board, scenario, false);
    let mut page = Page { out: String::new(), list: false, section: false };
    let names = reel.names();
    reel.walk(&mut |step, before, after| {
        if let Some(turn) = turns.iter().find(|turn| turn.first == step.seq && turn.first > 0) {
            page.board(turns, *turn, pictures, false);
        }
        if let Act::Command(_, command) = &step.act {
            narrator.before(before, command);
        }
        let mut told = Vec::new();
        // Writing to memory cannot fail.
        let _ = narrator.hear(after, &step.events, &mut told);
        let quiet = matches!(step.deed, Deed::Opens | Deed::Accepts | Deed::Ends(_));
        let remark = step.remark(&names).filter(|_| !quiet);
        let note = notes.at(step.seq);
        if remark.is_some() || note.is_some() {
            let _ = narrator.pause(&mut told);
        }
        page.tell(&String::from_utf8_lossy(&told), step.seq);
        if let Some(remark) = remark {
            page.paragraph("agreed", &format!("Entry {}: {remark}", step.seq));
        }
        if let Some(note) = note {
            page.paragraph("note", note);
        }
    });
    let mut told = Vec::new();
    let _ = narrator.pause(&mut told);
    page.tell(&String::from_utf8_lossy(&told), reel.last());
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
    /// The narrator's lines: his marks say what each of them is.
    fn tell(&mut self, text: &str, seq: u32) {
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            if let Some(heading) = line.strip_prefix("=== ") {
                self.turn(heading, seq);
            } else if let Some(heading) = line.strip_prefix("--- ") {
                self.end_list();
                self.push("h4", "", heading);
            } else if let Some(item) = line.strip_prefix("    ") {
                self.item(item);
            } else if let Some(moved) = line.strip_prefix("  units moved: ") {
                self.paragraph("moved", &format!("Units moved: {moved}."));
            } else {
                self.paragraph("", line.trim());
            }
        }
    }

    fn turn(&mut self, heading: &str, seq: u32) {
        self.end_list();
        // The end of the battle is told elsewhere, and is no turn.
        let Some((when, score)) = heading.split_once("   ") else {
            self.push("h3", "", heading);
            return;
        };
        if self.section {
            self.out.push_str("</section>\n");
        }
        self.section = true;
        let _ = writeln!(self.out, "<section class=\"turn\" id=\"step-{seq}\">");
        self.push("h3", "", &when.replace("  ", ", "));
        self.push("p", "score", score.trim());
    }

    fn item(&mut self, text: &str) {
        if text.starts_with('(') {
            return self.paragraph("why", text);
        }
        if !self.list {
            self.out.push_str("<ul>\n");
            self.list = true;
        }
        let die = text.starts_with("The die shows") || text.starts_with("The weather die shows");
        self.push("li", if die { "die" } else { "" }, text.trim());
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
    fn board(&mut self, turns: &[Turn], turn: Turn, pictures: &Pictures, itself: bool) {
        self.end_list();
        let ended = if itself { Some(&turn) } else { turns.iter().rev().find(|one| one.first < turn.first) };
        let Some(ended) = ended else { return };
        let Some(board) = pictures.boards.get(&ended.last) else { return };
        let words = format!("The board at the end of turn {}", ended.number);
        self.out.push_str(&figure(pictures, board, &words));
    }

    fn close(&mut self) {
        self.end_list();
        if std::mem::take(&mut self.section) {
            self.out.push_str("</section>\n");
        }
    }
}

/// A board with its words.
pub(super) fn figure(pictures: &Pictures, board: &str, words: &str) -> String {
    let [width, height] = pictures.size;
    let words = escaped(words);
    format!(
        "<figure><svg viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{words}\">{board}</svg>\
         <figcaption>{words}</figcaption></figure>\n"
    )
}
