//! An event is told once: timelines use the words of the rules, and no code reads told text again.

use lab::systems::art_of_war::ArtOfWar;
use play::matches;
use replay::{Curve, Notes, Reel, as_json};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

fn fixtures() -> Vec<PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/matches");
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut all: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|end| end == "estafette")).collect();
    all.sort();
    all
}

/// A fight as the events of the rules tell it.
#[derive(Debug, PartialEq)]
struct Fight {
    step: Value,
    rolled: Value,
    announced: [Value; 6],
    faces: Vec<Value>,
    result: Value,
    lost: [u64; 2],
}

/// Phases and fights from the events in a match's JSON, which the rules wrote and no happening.
fn from_events(whole: &Value, reel: &Reel) -> (Vec<Value>, Vec<Fight>) {
    let board = reel.battle().unwrap().board_of::<ArtOfWar>().unwrap();
    let (mut phases, mut fights): (Vec<Value>, Vec<Fight>) = (Vec::new(), Vec::new());
    let steps = whole["steps"].as_array().unwrap();
    for (step, event) in steps.iter().flat_map(|step| step["events"].as_array().unwrap().iter().map(move |e| (step, e)))
    {
        let number = &step["step"];
        match event["event"].as_str().unwrap() {
            "phase_began" => phases.push(json!({
                "step": number, "turn": event["turn"], "side": event["side"], "night": event["night"],
                "phase": event["phase"], "taken_back_by": step["taken_back_by"],
            })),
            "attack_announced" => {
                let units = |key: &str| event[key].as_array().unwrap().clone();
                let attackers = [units("adjacent"), units("bombarding")].concat();
                let announced = [
                    event["targets"].clone(),
                    json!(attackers),
                    event["defenders"].clone(),
                    event["attack"].clone(),
                    event["defence"].clone(),
                    event["column"].clone(),
                ];
                let (step, rolled, result) = (number.clone(), Value::Null, Value::Null);
                fights.push(Fight { step, rolled, announced, faces: Vec::new(), result, lost: [0; 2] });
            }
            "die_rolled" | "weather_rolled" => {
                let fight = fights.last_mut().unwrap();
                fight.faces.push(event["face"].clone());
                (fight.result, fight.rolled) = (event["result"].clone(), number.clone());
            }
            "eliminated" | "disrupted" => {
                let unit = board.unit(board.unit_by_id(event["unit"].as_str().unwrap()).unwrap());
                let began = phases.last().map_or(0, |phase| phase["step"].as_u64().unwrap());
                if let Some(fight) = fights.last_mut().filter(|fight| fight.step.as_u64().unwrap() >= began) {
                    fight.lost[unit.side.index()] += u64::from(unit.strength);
                }
            }
            _ => {}
        }
    }
    (phases, fights)
}

#[test]
fn a_timeline_is_what_the_events_of_the_rules_say() {
    let mut fought = 0;
    for path in fixtures() {
        let reel = matches::open(systems::ALL, &path, None).unwrap();
        let whole = as_json(&reel, &Curve::default(), &Notes::default());
        let (phases, fights) = from_events(&whole, &reel);
        assert_eq!(whole["phases"], Value::from(phases), "{}", path.display());
        let marked = whole["combats"].as_array().unwrap().iter().map(|combat| Fight {
            step: combat["step"].clone(),
            rolled: combat["rolled"].clone(),
            announced: ["targets", "attackers", "defenders", "attack", "defence", "column"]
                .map(|key| combat[key].clone()),
            faces: combat["faces"].as_array().unwrap().clone(),
            result: combat["result"].clone(),
            lost: [0, 1].map(|side: usize| combat["lost"][side].as_u64().unwrap()),
        });
        assert_eq!(marked.collect::<Vec<_>>(), fights, "{}", path.display());
        fought += fights.len();
    }
    assert!(fought > 100, "the fixtures show fights");
}

/// Functions that cut a text into parts.
const CUTS: [&str; 12] = [
    "strip_prefix(",
    "strip_suffix(",
    "split_once(",
    ".split(",
    ".splitn(",
    ".rsplit(",
    "split_inclusive(",
    "split_whitespace(",
    "starts_with(\"",
    ".lines()",
    ".parse()",
    ".parse::<",
];

/// Code that reads text from outside: typed or pasted by a person, sent by a peer, written in a scenario file.
const READERS: [(&str, &str); 17] = [
    ("window/src/before/setup_page.rs", "a path that was dropped or typed; the paragraphs of a scenario"),
    ("window/src/book/guide_page.rs", "words of a table, to measure the widest"),
    ("window/src/paper/page.rs", "words of a list, to measure the widest"),
    ("window/src/paper/sheet_view/table.rs", "words of a table, to measure the widest"),
    ("window/src/before/lobby_screen.rs", "a code; a report of the network, put into a list by its sentences"),
    ("window/src/club/room_page.rs", "the code of a desk that was typed"),
    ("window/src/club/directing.rs", "the name that a person gave a tournament"),
    ("window/src/table/search.rs", "the name of a unit that a player looks for"),
    ("window/src/order_of_battle.rs", "the names of units in a scenario file"),
    ("window/src/table/ping.rs", "what the other player's program sent"),
    ("window/src/shell/points.rs", "the place of a button, as its widget is called for tests"),
    ("window/src/shell/trial.rs", "a position on the command line"),
    ("window/src/shell/daylight.rs", "what the desktop says of light and dark"),
    ("window/src/paper/clock.rs", "what the machine says of its time zone; a day as a file has it"),
    // Refusals are kept as text by the screen: they go with the window's own answers.
    ("window/src/help.rs", "the case of a refusal"),
    ("window/src/overlays.rs", "the case of a refusal"),
    ("language/src/happening/written.rs", "what a person wrote"),
];

fn sources(folder: &Path, all: &mut Vec<PathBuf>) {
    for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            sources(&path, all);
        } else if path.extension().is_some_and(|end| end == "rs") {
            all.push(path);
        }
    }
}

/// The lines of a file before its tests; none of a file that holds nothing else.
fn code(path: &Path) -> Vec<String> {
    let name = path.file_name().unwrap().to_string_lossy().into_owned();
    let text = std::fs::read_to_string(path).unwrap();
    if name.contains("tests") || text.contains("#[test]") && !text.contains("#[cfg(test)]") {
        return Vec::new();
    }
    text.lines().take_while(|line| *line != "#[cfg(test)]").map(str::to_owned).collect()
}

#[test]
fn no_program_reads_log_text_again() {
    let app = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("app");
    let mut all = Vec::new();
    for folder in
        ["window/src", "replay/src/report", "replay/src/narrator", "language/src/happening", "pictures/src/film"]
    {
        sources(&app.join(folder), &mut all);
    }
    assert!(all.len() > 80, "the sources are where they were");
    let mut found = Vec::new();
    for path in all {
        let name = path.strip_prefix(&app).unwrap().to_string_lossy().into_owned();
        if READERS.iter().any(|(reader, _)| *reader == name) {
            continue;
        }
        let cut = |line: &String| CUTS.iter().any(|cut| line.contains(cut));
        found.extend(code(&path).into_iter().filter(cut).map(|line| format!("{name}: {}", line.trim())));
    }
    assert_eq!(found, Vec::<String>::new(), "carry what is needed beside the text");
}
