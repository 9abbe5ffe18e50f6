//! The ledger of the rules is complete: every case has a row, every row has code and case files that exist, and every
//! case file is named in the row of each case it shows.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

use app::cases::{CaseFile, collect};
use engine::art_of_war::cases::ALL;
use engine::rule::Rule;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
const LEDGER: &str = "docs/rules/art_of_war.md";
const CASES: &str = "tests/cases/art_of_war";

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

/// What stands between backticks.
fn quoted(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_string).collect()
}

fn ledger() -> BTreeMap<Rule, Row> {
    let path = Path::new(ROOT).join(LEDGER);
    rows(&std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

fn case_files() -> Vec<(String, CaseFile)> {
    let files = collect(&[PathBuf::from(ROOT).join(CASES)]).unwrap();
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
    let ledger = ledger();
    for (case, thought) in ALL {
        let row = ledger.get(case).unwrap_or_else(|| panic!("{case} ({thought}) has no row in {LEDGER}"));
        assert!(!row.files.is_empty(), "{case} has no case file");
        let code: Vec<_> = row.code.iter().filter(|name| name.ends_with(".rs") || name.ends_with(".toml")).collect();
        assert!(!code.is_empty(), "{case} names no code");
        for name in code {
            assert!(Path::new(ROOT).join(name).exists(), "{case} names {name}, which is not there");
        }
    }
}

#[test]
fn every_row_names_files_that_show_its_case() {
    let files: BTreeMap<String, CaseFile> = case_files().into_iter().collect();
    for (case, row) in ledger() {
        assert!(ALL.iter().any(|(known, _)| *known == case), "the rules have no case {case}");
        for name in &row.files {
            let file = files.get(name).unwrap_or_else(|| panic!("{case} names {name}, which is not there"));
            assert!(
                file.cases().any(|shown| shown == case),
                "{case} names {name}, which does not say that it shows it"
            );
        }
    }
}

#[test]
fn every_case_file_is_named_in_the_rows_of_the_cases_it_shows() {
    let ledger = ledger();
    for (name, file) in case_files() {
        for case in file.cases() {
            let row = ledger.get(&case).unwrap_or_else(|| panic!("{name} shows {case}, which has no row"));
            assert!(row.files.contains(&name), "{name} shows {case}, but its row does not name the file");
        }
    }
}

/// `Movement::plan` and the like must still be in the files named beside them.
#[test]
fn the_code_a_row_names_is_in_the_files_it_names() {
    for (case, row) in ledger() {
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

/// The printed rules number their cases so. Kept apart from the program's own list, which must be the same.
#[test]
fn the_programs_list_has_every_case_of_the_rules() {
    let printed: &[(u8, std::ops::RangeInclusive<u8>)] = &[
        (2, 1..=7),
        (3, 0..=0),
        (4, 1..=6),
        (5, 1..=8),
        (6, 1..=8),
        (7, 1..=3),
        (8, 1..=2),
        (9, 0..=0),
        (10, 0..=4),
        (11, 1..=5),
        (12, 0..=0),
        (13, 0..=0),
        (14, 0..=0),
        (15, 0..=0),
        (16, 1..=7),
        (17, 1..=3),
        (18, 1..=4),
        (19, 1..=3),
        (20, 1..=4),
        (21, 1..=2),
        (22, 1..=4),
        (23, 1..=5),
    ];
    for (section, numbers) in printed {
        for number in numbers.clone() {
            let case = engine::case::Case::new(*section, number).into();
            assert!(ALL.iter().any(|(known, _)| *known == case), "{case} is not in the program's list");
        }
    }
}
