//! Words as they are drawn on a screen: for tests that none of them is cut.

use egui::Rect;
use egui::epaint::{ClippedShape, Shape};
use egui_kittest::Harness;
use language::tongue::{BUILT_IN, PSEUDO, ScopedTongue, Tongue, current, scoped};
use std::sync::Arc;

/// Every built-in language, and one whose words are longer.
pub(crate) fn tongues() -> impl Iterator<Item = ScopedTongue> {
    // A language is spoken for as long as the caller keeps it.
    BUILT_IN.into_iter().chain([PSEUDO]).map(|code| scoped(Arc::new(Tongue::new(code))))
}

/// Fails if words on the screen are cut.
#[track_caller]
pub(crate) fn nothing_is_cut<State>(harness: &Harness<'_, State>, what: &str) {
    nothing_else_is_cut(harness, "", what);
}

/// Fails if words on the screen are cut, but for these: a question of more than three lines is read by pointing at it, and says
/// there that it goes on.
#[track_caller]
pub(crate) fn nothing_else_is_cut<State>(harness: &Harness<'_, State>, question: &str, what: &str) {
    let mut cut = cut(&harness.output().shapes);
    cut.retain(|words| words != question);
    assert!(cut.is_empty(), "{what} in {}: {cut:?}", current().code());
}

/// Words that are drawn shorter than they are: ended by dots, or beyond what is shown around them.
fn cut(shapes: &[ClippedShape]) -> Vec<String> {
    fn gather(shape: &Shape, clip: Rect, found: &mut Vec<String>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, clip, found)),
            Shape::Text(text) => {
                let rect = text.galley.rect.translate(text.pos.to_vec2());
                let shown = rect.top() < clip.bottom() && rect.bottom() > clip.top() && clip.is_positive();
                let beyond = rect.left() < clip.left() - 1.0 || rect.right() > clip.right() + 1.0;
                if shown && (text.galley.elided || beyond) {
                    found.push(text.galley.text().to_owned());
                }
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    shapes.iter().for_each(|one| gather(&one.shape, one.clip_rect, &mut found));
    found
}

/// Fails if a word on the screen is broken over two lines without a hyphen.
#[track_caller]
pub(crate) fn no_word_is_broken<State>(harness: &Harness<'_, State>, what: &str) {
    let broken = broken(&harness.output().shapes);
    assert!(broken.is_empty(), "{what} in {}: {broken:?}", current().code());
}

/// Texts in which a line ends within a word.
fn broken(shapes: &[ClippedShape]) -> Vec<String> {
    fn gather(shape: &Shape, found: &mut Vec<String>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, found)),
            Shape::Text(text) => {
                let ends = text.galley.rows.iter().map(|row| row.glyphs.last().map(|glyph| glyph.chr));
                let begins = text.galley.rows.iter().skip(1).map(|row| row.glyphs.first().map(|glyph| glyph.chr));
                let within = |end: Option<char>| end.is_some_and(char::is_alphanumeric);
                if ends.zip(begins).any(|(end, begin)| within(end) && within(begin)) {
                    found.push(text.galley.text().to_owned());
                }
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    shapes.iter().for_each(|one| gather(&one.shape, &mut found));
    found
}

#[test]
fn words_that_are_broken_are_found() {
    for (width, many) in [(60.0, 1), (200.0, 0)] {
        let mut harness = Harness::builder().with_size([400.0, 100.0]).build_ui(move |ui| {
            ui.set_max_width(width);
            ui.add(egui::Label::new("Umklammerungsversuch und mehr").wrap());
        });
        harness.run();
        assert_eq!(broken(&harness.output().shapes).len(), many, "{width}");
    }
}

#[test]
fn words_that_are_cut_are_found() {
    let found = |width: f32, wrap: bool| {
        let mut harness = Harness::builder().with_size([400.0, 100.0]).build_ui(|ui| {
            let rect = Rect::from_min_size(ui.max_rect().min, egui::vec2(width, 40.0));
            let label = egui::Label::new("A long label of a button");
            if wrap {
                ui.put(rect, label.truncate());
            } else {
                let font = egui::FontId::proportional(super::look::BODY);
                let at = egui::Align2::LEFT_TOP;
                ui.painter_at(rect).text(rect.min, at, "A long label of a button", font, egui::Color32::BLACK);
            }
        });
        harness.run_steps(2);
        cut(&harness.output().shapes).len()
    };
    assert_eq!([found(300.0, true), found(300.0, false)], [0, 0]);
    assert_eq!([found(60.0, true), found(60.0, false)], [1, 1]);
}
