//! Running rule-case files.
//!
//! Whatever a file expects, every step is also held to what is true of every command: a refusal changes nothing, and
//! the game survives being saved and loaded.

use super::compare::{difference, missing_event};
use super::file::{CaseFile, SIZE_LIMIT, StepWords};
use crate::systems::{self, WITH_FORD};
use engine::digest::Hash;
use language::desk::DeskGame;
use language::words::shorten;
use play::adjutant::AdjutantDesk;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::Read;
use std::path::{Path, PathBuf};

/// The verdict on one case file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CaseVerdict {
    /// Everything was as expected.
    Passed,
    /// Something was not; the sentence says what.
    Failed(String),
    /// The file belongs to a system that this program does not have; the sentence names it.
    Skipped(String),
}

/// The case files among these paths, folders searched through, in order. Scenario files that cases use (any file in a
/// folder named `maps`) are left out.
pub fn collect(paths: &[PathBuf]) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for path in paths {
        gather(path, &mut files, 0).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(files)
}

/// Folders within folders deeper than this are not a collection of cases.
const DEEPEST: usize = 16;

fn gather(path: &Path, files: &mut Vec<PathBuf>, depth: usize) -> Result<(), String> {
    if !path.is_dir() {
        files.push(path.to_path_buf());
        return Ok(());
    }
    if depth > DEEPEST {
        return Err(String::from("folders are nested too deeply"));
    }
    let entries = std::fs::read_dir(path).map_err(|error| error.to_string())?;
    let mut inside: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    inside.sort();
    for entry in inside {
        let is_case = entry.extension().is_some_and(|extension| extension == "toml");
        let is_folder = entry.is_dir() && entry.file_name().is_none_or(|name| name != "maps");
        if is_case || is_folder {
            gather(&entry, files, depth + 1)?;
        }
    }
    Ok(())
}

/// Runs case files, reading each battle they share only once.
#[derive(Default)]
pub struct Runner {
    /// A desk for each folder, since files name scenarios beside them.
    desks: BTreeMap<PathBuf, AdjutantDesk>,
}

impl Runner {
    /// A runner that has read nothing yet.
    pub fn new() -> Runner {
        Runner::default()
    }

    /// Runs one file.
    pub fn run(&mut self, path: &Path) -> CaseVerdict {
        let folder = path.parent().unwrap_or(Path::new(".")).to_path_buf();
        let desk = self.desks.entry(folder.clone()).or_insert_with(|| AdjutantDesk::in_folder(WITH_FORD, &folder));
        try_file(desk, path).unwrap_or_else(CaseVerdict::Failed)
    }
}

/// The text of a case file. A device or a pipe is not opened: reading it could wait for ever.
fn read(path: &Path) -> Result<String, String> {
    let wrong = |error: std::io::Error| error.to_string();
    if !std::fs::metadata(path).map_err(wrong)?.is_file() {
        return Err(String::from("it is not a file"));
    }
    let mut text = String::new();
    std::fs::File::open(path).map_err(wrong)?.take(SIZE_LIMIT + 1).read_to_string(&mut text).map_err(wrong)?;
    if text.len() as u64 > SIZE_LIMIT {
        return Err(format!("a case file is at most {SIZE_LIMIT} bytes long"));
    }
    Ok(text)
}

fn try_file(desk: &mut AdjutantDesk, path: &Path) -> Result<CaseVerdict, String> {
    let text = read(path)?;
    let file = CaseFile::read(&text)?;
    if let Some(system) = file.system.as_deref().filter(|name| systems::named(name).is_none()) {
        return Ok(CaseVerdict::Skipped(format!("this program does not have the system \"{}\"", shorten(system))));
    }
    if file.step.is_empty() {
        return Err(String::from("the file has no [[step]]: it would pass whatever the rules say"));
    }
    let mut new = json!({"do": "new", "scenario": file.scenario});
    if let Some(fields) = new.as_object_mut() {
        if !file.options.is_null() {
            fields.insert(String::from("options"), file.options.clone());
        }
        if let Some(revision) = file.revision {
            fields.insert(String::from("revision"), revision.into());
        }
        if let Some(position) = &file.position {
            fields.insert(String::from("position"), position.clone());
        }
    }
    let mut reply = desk.answer(&new);
    if field(&reply, "ok") != true {
        return Err(format!("the position: {}", field(field(&reply, "error"), "reason")));
    }
    let known = table(desk)?.cases();
    if let Some(case) = file.cases().find(|case| !known.iter().any(|(number, _)| number == case)) {
        return Err(format!("the rules have no case {case}"));
    }
    for (number, step) in file.step.iter().enumerate() {
        let at = |problem: String| format!("step {}: {problem}", number + 1);
        reply = run_step(desk, step, reply).map_err(at)?;
    }
    Ok(CaseVerdict::Passed)
}

/// Runs the step and checks its result. `before` is the reply to the step before.
fn run_step(desk: &mut AdjutantDesk, step: &StepWords, before: Value) -> Result<Value, String> {
    step.says_something(&table(desk)?.events())?;
    let hash = desk.table().map(DeskGame::hash);
    let request = request(desk, step)?;
    let reply = match &request {
        // Checks the result of the step before, even if that was refused.
        None if field(&before, "ok") == true => before,
        None => json!({"ok": true}),
        Some(request) => {
            let reply = desk.answer(request);
            refusals_change_nothing(desk, request, &reply, hash)?;
            reply
        }
    };
    table(desk)?.survives_saving()?;
    refusal(step, &reply)?;
    let events: Vec<Value> = field(&reply, "events").as_array().cloned().unwrap_or_default();
    if let Some(problem) = missing_event(&step.events, &events) {
        return Err(problem);
    }
    for unwanted in &step.no_events {
        if let Some(event) = events.iter().find(|event| difference(unwanted, event, "").is_none()) {
            return Err(format!("this must not happen: {event}"));
        }
    }
    // Only what a step expects is looked up: in a large battle a look takes longer than the command.
    let state = step.state.as_ref().map(|_| look(desk, "state"));
    // A misspelt key would be absent, and so "nothing", whatever the rules say.
    if let (Some(Value::Object(expected)), Some(found)) = (&step.state, &state)
        && let Some(key) = expected.keys().find(|key| found.get(key.as_str()).is_none())
    {
        return Err(format!("the state has no {key}"));
    }
    let looks = [
        ("pending", &step.pending, step.pending.as_ref().map(|_| look(desk, "pending"))),
        ("options", &step.options, step.options.as_ref().map(|_| look(desk, "options"))),
        ("forecast", &step.expect, Some(field(&reply, "forecast").clone())),
        ("state", &step.state, state),
    ];
    for (what, expected, found) in looks {
        if let Some(problem) =
            expected.as_ref().zip(found).and_then(|(expected, found)| difference(expected, &found, what))
        {
            return Err(problem);
        }
    }
    reach(step, table(desk)?)?;
    Ok(reply)
}

fn request(desk: &AdjutantDesk, step: &StepWords) -> Result<Option<Value>, String> {
    match (&step.command, &step.dice, &step.forecast) {
        (None, None, None) => Ok(None),
        (Some(command), None, None) => {
            let side = match (&step.side, table(desk)?.asked()) {
                (Some(side), _) => side.clone(),
                (None, Some(side)) => side,
                (None, None) => return Err(String::from("no side is asked; say which side gives the command")),
            };
            Ok(Some(json!({"do": "command", "side": side, "command": command, "sealed": step.sealed})))
        }
        (None, Some(faces), None) => Ok(Some(json!({"do": "dice", "faces": faces}))),
        (None, None, Some(forecast)) => {
            let mut request = forecast.clone();
            request.as_object_mut().ok_or("a forecast is a table")?.insert(String::from("do"), json!("forecast"));
            Ok(Some(request))
        }
        _ => Err(String::from("a step does one thing: a command, dice, or a forecast")),
    }
}

fn field<'a>(value: &'a Value, name: &str) -> &'a Value {
    value.get(name).unwrap_or(&Value::Null)
}

/// A refusal changed nothing.
fn refusals_change_nothing(
    desk: &AdjutantDesk,
    request: &Value,
    reply: &Value,
    before: Option<Hash>,
) -> Result<(), String> {
    if (field(reply, "ok") == false || field(request, "do") == "forecast") && desk.table().map(DeskGame::hash) != before
    {
        return Err(format!("{request} was refused or only weighed, and yet it changed the state"));
    }
    Ok(())
}

fn table(desk: &AdjutantDesk) -> Result<&DeskGame, String> {
    desk.table().ok_or_else(|| String::from("there is no game"))
}

/// The answer of the desk to a plain question, under its own name.
fn look(desk: &mut AdjutantDesk, what: &str) -> Value {
    field(&desk.answer(&json!({"do": what})), what).clone()
}

fn refusal(step: &StepWords, reply: &Value) -> Result<(), String> {
    let error = field(reply, "error");
    match (&step.refused, field(reply, "ok") == true) {
        (None, true) => Ok(()),
        (None, false) => Err(format!("refused: {} {}", field(error, "case"), field(error, "reason"))),
        (Some(case), true) => Err(format!("it should be refused by {case} and was accepted")),
        (Some(case), false) => {
            let named = field(error, "case").as_str().unwrap_or("none");
            if named != case {
                return Err(format!("refused by {named}, not by {case}: {}", field(error, "reason")));
            }
            let text = field(error, "reason").as_str().unwrap_or_default();
            match &step.says {
                Some(words) if !text.contains(words.as_str()) => {
                    Err(format!("the refusal says \"{text}\", not \"{words}\""))
                }
                _ => Ok(()),
            }
        }
    }
}

/// `reach = { "Mur-1" = { "1213" = 2, "1313" = "never" } }`
fn reach(step: &StepWords, table: &DeskGame) -> Result<(), String> {
    let Some(expected) = &step.reach else { return Ok(()) };
    for (id, hexes) in expected.as_object().ok_or("reach is a table of units")? {
        for (hex, wanted) in hexes.as_object().ok_or("reach is a table of hexes for each unit")? {
            let cost = table.hex(hex).and_then(|hex| table.reach(id, hex)).map_err(|error| error.0)?;
            if let Some(problem) = difference(wanted, &cost, &format!("reach of {id} to {hex}")) {
                return Err(problem);
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn a_device_and_a_pipe_are_told_not_to_be_files() {
        let folder = std::env::temp_dir().join(format!("estafette-strange-cases-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let pipe = folder.join("pipe.toml");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        for path in [Path::new("/dev/zero"), &pipe] {
            assert_eq!(Runner::new().run(path), CaseVerdict::Failed(String::from("it is not a file")));
        }
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
