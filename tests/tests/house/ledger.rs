//! The ledger of the rules is complete: every case has a row, every row has code and case files that exist, and every
//! case file is named in the row of each case it shows.

use engine::rule::Rule;
use lab::cases::{CaseFile, collect};
use lab::systems;
use language::system::AnySystem;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// A system's ledger, by its place.
fn ledger_of(system: &dyn AnySystem) -> String {
    format!("docs/rules/{}.md", system.name())
}

struct Row {
    code: Vec<String>,
    files: BTreeSet<String>,
}

/// Rows of the form `| 4.5 | words | code | files | ruling |`.
fn rows(text: &str) -> BTreeMap<Rule, Row> {
    let mut rows = BTreeMap::new();
    for line in text.lines() {
        let cells: Vec<&str> = line.trim().trim_matches('|').split('|').map(str::trim).collect();
        let [case, _, code, files, _] = cells.as_slice() else { continue };
        let Ok(case) = case.parse::<Rule>() else { continue };
        let row = Row { code: quoted(code), files: quoted(files).into_iter().collect() };
        assert!(rows.insert(case, row).is_none(), "{case} has two rows");
    }
    rows
}

/// The words between backticks.
fn quoted(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_string).collect()
}

fn ledger(system: &dyn AnySystem) -> BTreeMap<Rule, Row> {
    let path = Path::new(ROOT).join(ledger_of(system));
    rows(&std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

fn case_files(system: &dyn AnySystem) -> Vec<(String, CaseFile)> {
    let files = collect(&[PathBuf::from(ROOT).join("tests/cases").join(system.name())]).unwrap();
    let read = |path: &PathBuf| {
        let file = CaseFile::read(&std::fs::read_to_string(path).unwrap());
        (
            path.file_name().unwrap().to_string_lossy().into_owned(),
            file.unwrap_or_else(|error| panic!("{}: {error}", path.display())),
        )
    };
    files.iter().map(read).collect()
}

#[test]
fn every_case_of_the_rules_has_a_row_with_code_and_a_case_file() {
    for system in systems::list() {
        let (place, ledger) = (ledger_of(*system), ledger(*system));
        for (case, thought) in system.rules() {
            let row = ledger.get(case).unwrap_or_else(|| panic!("{case} ({thought}) has no row in {place}"));
            assert!(!row.files.is_empty(), "{case} has no case file");
            let code: Vec<_> =
                row.code.iter().filter(|name| name.ends_with(".rs") || name.ends_with(".toml")).collect();
            assert!(!code.is_empty(), "{case} names no code");
            for name in code {
                assert!(Path::new(ROOT).join(name).exists(), "{case} names {name}, which is not there");
            }
        }
    }
}

#[test]
fn every_row_names_files_that_show_its_case() {
    for system in systems::list() {
        let files: BTreeMap<String, CaseFile> = case_files(*system).into_iter().collect();
        for (case, row) in ledger(*system) {
            assert!(system.thought(case).is_some(), "the rules of {} have no case {case}", system.name());
            for name in &row.files {
                let file = files.get(name).unwrap_or_else(|| panic!("{case} names {name}, which is not there"));
                assert!(
                    file.cases().any(|shown| shown == case),
                    "{case} names {name}, which does not say that it shows it"
                );
            }
        }
    }
}

#[test]
fn every_case_file_is_named_in_the_rows_of_the_cases_it_shows() {
    for system in systems::list() {
        let ledger = ledger(*system);
        for (name, case) in
            case_files(*system).iter().flat_map(|(name, file)| file.cases().map(move |case| (name, case)))
        {
            let row = ledger.get(&case).unwrap_or_else(|| panic!("{name} shows {case}, which has no row"));
            assert!(row.files.contains(name), "{name} shows {case}, but its row does not name the file");
        }
    }
}

/// `Movement::plan` and the like must still be in the files named beside them.
#[test]
fn the_code_a_row_names_is_in_the_files_it_names() {
    for (case, row) in systems::list().iter().flat_map(|system| ledger(*system)) {
        let (files, names): (Vec<&String>, Vec<&String>) =
            row.code.iter().partition(|name| name.ends_with(".rs") || name.ends_with(".toml"));
        let read = |name: &&String| std::fs::read_to_string(Path::new(ROOT).join(name.as_str())).unwrap_or_default();
        let text: String = files.iter().map(read).collect();
        for name in names {
            let word = |part: &str| part.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
            let last = word(name.rsplit("::").next().unwrap_or(name));
            assert!(text.contains(&last), "{case} names {name}, but {last} is in none of {files:?}");
        }
    }
}
