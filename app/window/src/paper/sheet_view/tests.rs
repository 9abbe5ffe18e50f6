//! A page with every kind of part, painted.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail loudly")]

use super::{Painter, Touched};
use crate::paper::look;
use egui_kittest::kittest::Queryable as _;
use egui_kittest::{Harness, SnapshotOptions};
use engine::hex::Hex;
use engine::rule::Rule;
use language::ask::{Names, PieceId, Sentence};
use language::sheet::{Bar, End, Gauge, Part, Remark, ResultTable, Sheet, SheetTable, Tone, Track};

fn bar(name: &'static str, share: u32, tone: Tone, text: &'static str) -> Bar {
    Bar { name: name.into(), share, of: 36, text: text.into(), hint: Sentence::EMPTY, tone }
}

fn gauge(name: &'static str, level: i64, ends: [i64; 2], tick: Option<i64>) -> Part {
    let told = Sentence::from(format!("{name} stands at {level}"));
    Part::Gauge(Gauge { name: name.into(), text: level.to_string(), told, level, ends, tick, coat: None })
}

/// A page with every kind of part.
fn sheet() -> Sheet {
    let mut sheet = Sheet::EMPTY;
    sheet.heading("A page");
    sheet.line(
        Sentence::from("A sentence with a hex, ").hex(Hex::new(11, 13)).text(", and a rule.").rule(Rule::new("5.1")),
    );
    sheet.note("A remark in thin ink.");
    let remarks = vec![
        Remark::new("3 of 16 points lost", Tone::Bad),
        Remark::new(Sentence::from("fresh +3").rule(Rule::new("21.1")), Tone::Good),
        Remark::new("used", Tone::Even).struck(),
    ];
    sheet.entry("Leval", remarks, "3rd Division, IV Corps");
    sheet.parts.push(Part::Pieces(vec![PieceId(0), PieceId(1)]));
    let mut sums = SheetTable::default();
    sums.row(["Attack", "12"].map(Sentence::from), true);
    sums.row([Sentence::from("bombarding").rule(Rule::new("5.6")), Sentence::from("5")], false);
    sums.row(["Leg-2 with a long remark that is broken over two lines of the page", "7"].map(Sentence::from), false);
    sheet.parts.push(Part::Table(sums));
    let mut words = SheetTable::of_words(["Ground", "Cost", "In combat"].map(Sentence::from));
    words.row(["Woods", "2", "stops fire"].map(Sentence::from), false);
    words.row(["Town", "1", "defender doubled"].map(Sentence::from), false);
    sheet.parts.push(Part::Table(words));
    let cells = |all: [(&str, Tone); 3]| all.map(|(text, tone)| (text.to_owned(), tone)).to_vec();
    sheet.parts.push(Part::Grid(ResultTable {
        name: "Results".into(),
        corner: String::from("die"),
        heads: ["1-1", "2-1", "3-1"].map(String::from).to_vec(),
        rows: vec![
            (String::from("1"), cells([("Dr", Tone::Good), ("Dr", Tone::Good), ("De", Tone::Best)])),
            (String::from("2"), cells([("Ae", Tone::Worst), ("Ar", Tone::Bad), ("Ee", Tone::Even)])),
        ],
        lit: Some(1),
        framed: Some((1, 2)),
    }));
    sheet.parts.push(Part::Bars(vec![
        bar("Ar", 6, Tone::Bad, "Leg-1 retreats"),
        bar("Dr", 24, Tone::Good, "Ost-3 retreats"),
        bar("De", 6, Tone::Best, "Ost-3 is destroyed"),
    ]));
    sheet.parts.push(gauge("French", 30, [0, 50], Some(40)));
    sheet.parts.push(gauge("Luck", -4, [-10, 10], None));
    let steps = ["1-2", "1-1", "2-1", "3-1"].map(String::from).to_vec();
    sheet.parts.push(Part::Track(Track {
        name: "Column".into(),
        steps,
        lit: Some(2),
        framed: Some(3),
        ..Track::default()
    }));
    sheet
}

#[test]
fn every_part_is_painted_and_has_a_name() {
    let names = Names { pieces: ["Leg-1", "Leg-2"].map(String::from).to_vec(), ..Names::default() };
    let mut harness = Harness::builder()
        .with_size(egui::vec2(360.0, 640.0))
        .with_options(SnapshotOptions::new().threshold(2.0).max_failed_pixels(400))
        .with_context_setup(look::dress)
        .build_ui_state(
            move |ui, touched: &mut Touched| {
                egui::CentralPanel::default().show(ui, |ui| {
                    touched.with(Painter::plain(&names).show(ui, &sheet()));
                });
            },
            Touched::default(),
        );
    harness.run();
    for name in [
        "A page",
        "A remark in thin ink.",
        "Leg-1, Leg-2",
        "defender doubled",
        "Results. Column 2-1: 1 Dr, 2 Ar",
        "Chances: Ar 17\u{a0}%, Dr 67\u{a0}%, De 17\u{a0}%",
        "67\u{a0}%: Ost-3 retreats",
        "Luck stands at -4",
        "Column 2-1",
    ] {
        assert!(harness.query_all_by_label(name).count() > 0, "{name}");
    }
    harness.snapshot("sheet");
    harness.get_by_label("1113").click();
    harness.run();
    harness.get_by_label("Rule 5.6").click();
    harness.run();
    let touched = harness.state();
    assert_eq!((touched.hexes.as_slice(), touched.rule), (&[Hex::new(11, 13)][..], Some(Rule::new("5.6"))));
}

#[test]
fn a_sign_in_a_bar_is_explained_to_a_player_who_points_at_it() {
    let end = |name: &'static str, words: &'static str, throws| End {
        name: name.into(),
        words: words.into(),
        tone: Tone::Even,
        throws,
    };
    let mut sheet = Sheet::EMPTY;
    sheet.ends("", [end("DB", "they go back", 3), end("AX", "you are lost", 1)]);
    let mut harness =
        Harness::builder().with_size(egui::vec2(360.0, 200.0)).with_context_setup(look::dress).build_ui(move |ui| {
            egui::CentralPanel::default().show(ui, |ui| Painter::plain(&Names::default()).show(ui, &sheet));
        });
    harness.run();
    let strip = harness.get_by_label("Chances: DB, AX").rect();
    for (at, told) in [(0.4, "DB, 75\u{a0}%: they go back"), (0.9, "AX, 25\u{a0}%: you are lost")] {
        assert_eq!(harness.query_all_by_label(told).count(), 0);
        let pos = egui::pos2(strip.left() + strip.width() * at, strip.center().y);
        harness.event(egui::Event::PointerMoved(pos));
        harness.run_steps(8);
        assert!(harness.query_all_by_label(told).count() > 0, "{told}");
    }
}
