use super::*;
use crate::ask::Names;
use engine::rule::Rule;
use serde_json::json;

/// A page with every kind of part.
fn sheet() -> (Sheet, Names) {
    let mut sheet = Sheet::EMPTY;
    sheet.heading("The attack");
    sheet.line(Sentence::from("It must be made.").rule(Rule::new("5.1")));
    sheet.pieces("Who owes it:", vec![PieceId(0), PieceId(1)]);
    sheet.pieces("Who does not:", Vec::new());
    let mut table = SheetTable::default();
    table.row([Sentence::from("Attack"), Sentence::from("12")], true);
    table.row([Sentence::EMPTY.piece(PieceId(0)), Sentence::from("6")], false);
    sheet.parts.push(Part::Table(table));
    let steps = ["1-1", "2-1", "3-1"].map(String::from).to_vec();
    sheet.parts.push(Part::Track(Track {
        name: "Column".into(),
        steps,
        lit: Some(2),
        framed: Some(1),
        ..Track::default()
    }));
    let text = Sentence::from("Doc-3 retreats");
    let hint = Sentence::EMPTY;
    sheet.parts.push(Part::Bars(vec![Bar { name: "Dr".into(), share: 24, of: 36, text, hint, tone: Tone::Good }]));
    sheet.note("It is <raining>.");
    let used = Remark::new("fresh", Tone::Good).struck();
    sheet.entry("Legrand", vec![Remark::new("3 of 16 points lost", Tone::Bad), used], "3rd Division");
    let row = |face: &str, cells: [(&str, Tone); 2]| {
        (face.to_owned(), cells.map(|(text, tone)| (text.to_owned(), tone)).to_vec())
    };
    sheet.parts.push(Part::Grid(ResultTable {
        name: "Results".into(),
        corner: String::from("die"),
        heads: ["1-1", "2-1"].map(String::from).to_vec(),
        rows: vec![
            row("1", [("Dr", Tone::Good), ("De", Tone::Best)]),
            row("2", [("Ar", Tone::Bad), ("Dr", Tone::Good)]),
        ],
        lit: Some(1),
        framed: Some((1, 0)),
    }));
    sheet.parts.push(Part::Gauge(Gauge {
        name: "French".into(),
        text: String::from("12"),
        told: "French morale 12".into(),
        level: 12,
        ends: [0, 48],
        tick: Some(30),
        coat: None,
    }));
    (sheet, Names { pieces: ["Leg-1", "Leg-2"].map(String::from).to_vec(), ..Names::default() })
}

#[test]
fn every_part_is_printed() {
    let (sheet, names) = sheet();
    let wanted = "The attack\n\
                  It must be made. [5.1]\n\
                  Who owes it:\n  Leg-1, Leg-2\n\
                  Attack  12\n  Leg-1  6\n\
                  Column: 1-1 (2-1) [3-1]\n\
                  \x20 67\u{a0}%  Dr  Doc-3 retreats\n\
                  It is <raining>.\n\
                  Legrand, 3 of 16 points lost\n  3rd Division\n\
                  Results\n  die  1-1  [2-1]\n  1  Dr  [De]\n  2  (Ar)  [Dr]\n\
                  French morale 12\n";
    assert_eq!(sheet.plain(&names), wanted);
}

#[test]
fn every_part_is_told_to_programs() {
    let (sheet, names) = sheet();
    let value = sheet.json(&names);
    let kinds: Vec<&str> = value
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|part| part.as_object().unwrap().keys())
        .map(String::as_str)
        .collect();
    let wanted = ["heading", "line", "line", "pieces", "table", "track", "bars", "note", "entry", "grid", "gauge"];
    assert_eq!(kinds, wanted);
    assert_eq!(value[1], json!({"line": {"text": "It must be made.", "rules": ["5.1"]}}));
    assert_eq!(value[3], json!({"pieces": ["Leg-1", "Leg-2"]}));
    assert_eq!(value[5]["track"]["lit"], json!("3-1"));
    assert_eq!(value[8]["entry"]["remarks"][1]["struck"], json!(true));
    assert_eq!(value[9]["grid"]["framed"], json!(["2", "1-1"]));
    assert_eq!(value[10]["gauge"]["ends"], json!([0, 48]));
}

#[test]
fn every_part_is_an_element_of_a_page() {
    let (sheet, names) = sheet();
    let page = sheet.html(&names);
    for wanted in [
        "<h3>The attack</h3>",
        "<p>It must be made. <small class=\"rule\">5.1</small></p>",
        "<p class=\"pieces\">Leg-1, Leg-2</p>",
        "<tr><th>Attack</th><th class=\"n\">12</th></tr>",
        "<tr><td>Leg-1</td><td class=\"n\">6</td></tr>",
        "<u>2-1</u> <b>3-1</b>",
        "<th scope=\"row\" class=\"good\">Dr</th><td class=\"n\">67\u{a0}%</td>",
        "<p class=\"faint\">It is &lt;raining&gt;.</p>",
        "<s class=\"tone-good\">fresh</s>",
        "<td class=\"c bad framed\">Ar</td><td class=\"c good lit\">Dr</td>",
        "left:0%;width:25%",
    ] {
        assert!(page.contains(wanted), "{wanted}\n{page}");
    }
    let opened = |tag: &str| page.matches(&format!("<{tag}")).count();
    let closed = |tag: &str| page.matches(&format!("</{tag}>")).count();
    for tag in ["table", "tr", "td", "p>", "p ", "s "] {
        let end = tag.trim_end_matches(['>', ' ']);
        assert!(opened(tag) <= closed(end), "{tag}");
    }
}

#[test]
fn shares_are_rounded_to_the_nearest_hundredth() {
    let empty = Sentence::EMPTY;
    let bar = Bar { name: empty.clone(), share: 0, of: 1, text: empty.clone(), hint: empty, tone: Tone::Even };
    let percent = |share, of| Bar { share, of, ..bar.clone() }.percent();
    assert_eq!((percent(1, 36), percent(18, 36), percent(35, 36), percent(36, 36)), (3, 50, 97, 100));
    assert_eq!(percent(1, 0), 100);
}

#[test]
fn the_likeliest_ends_are_named_once_and_make_a_hundred() {
    let end = |words: &str, throws| End {
        name: "-".into(),
        words: Sentence::from(words.to_owned()),
        tone: Tone::Even,
        throws,
    };
    let told = |ends: Vec<End>| {
        let mut sheet = Sheet::EMPTY;
        sheet.ends("", ends);
        sheet.plain(&Names::default())
    };
    assert_eq!(told(Vec::new()), "");
    assert_eq!(
        told(vec![end("they rout", 1), end("nothing happens", 1), end("they rout", 1)]),
        "In the end, they rout: 67\u{a0}%; nothing happens: 33\u{a0}%.\n"
    );
    let six = ["a", "b", "c", "d", "e", "f"].map(|words| end(words, 6));
    let wanted = "In the end, a: 17\u{a0}%; b: 17\u{a0}%; c: 17\u{a0}%; d: 16\u{a0}%; something else: 33\u{a0}%.\n  17\u{a0}%  -  e\n  17\u{a0}%  -  f\n";
    assert_eq!(told(six.to_vec()), wanted);
    assert_eq!(
        told(vec![end("a", 9_999_999_999), end("b", 1)]),
        "In the end, a: 100\u{a0}%; something else: under 1\u{a0}%.\n"
    );
}
