//! The pages on how the program is built name crates, files and tests that there are, and stay short.

use std::path::{Path, PathBuf};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
/// The page of the whole house.
const HOUSE: &str = "docs/ARCHITECTURE.md";
/// Pages and the most lines each may have.
const SHORT: [(&str, usize); 2] = [(HOUSE, 250), ("docs/ASKING.md", 300)];
/// The most lines of the page of a system.
const OF_SYSTEM: usize = 80;
/// The page of a system lists at least this many files of its rules.
const LISTED: usize = 30;
/// Folders whose files a page names by their paths.
const FOLDERS: [&str; 7] = ["app", "docs", "engine", "net", "render", "scenarios", "tests"];

#[test]
fn a_file_that_is_not_there_is_found_in_its_table() {
    let questions = "| asked | file in `questions/` |\n| --- | --- |\n| `no` | `a.rs`, `b` |\n";
    let files = "| files | what they hold |\n| `c` | `d` |\n";
    assert_eq!(listed(&format!("{questions}\n{files}")), ["questions/a.rs", "questions/b", "c"]);
    let engine = Path::new(ROOT).join("engine");
    assert!(["hex", "hex.rs", "hist*"].iter().all(|name| is_source(&engine, name)));
    assert!(["hexagons", "hexagons.rs", "hexagons*", "hexagons/"].iter().all(|name| !is_source(&engine, name)));
}

#[test]
fn the_pages_name_crates_files_and_tests_that_there_are() {
    let sources = sources();
    let mut wrong = Vec::new();
    for (page, most) in pages() {
        let text = std::fs::read_to_string(Path::new(ROOT).join(&page)).unwrap();
        if text.lines().count() > most {
            wrong.push(format!("{page} has more than {most} lines"));
        }
        for name in text.lines().flat_map(|line| line.split('`').skip(1).step_by(2)) {
            if is_path(name) && !Path::new(ROOT).join(name).exists() {
                wrong.push(format!("{page} names {name}, which is not there"));
            }
            if let Some((file, test)) = name.split_once("::").filter(|(_, test)| is_test(test)) {
                let function = format!("fn {test}(");
                let found =
                    |(path, text): &(PathBuf, String)| path.ends_with(format!("{file}.rs")) && text.contains(&function);
                if !sources.iter().any(found) {
                    wrong.push(format!("{page} names the test {name}, which is not there"));
                }
            }
        }
    }
    for system in systems() {
        let page = format!("docs/systems/{system}.md");
        let listed = listed(&std::fs::read_to_string(Path::new(ROOT).join(&page)).unwrap());
        assert!(listed.len() >= LISTED, "{page} lists files in a table with the heading `files`");
        let missing = listed.iter().filter(|name| !is_source(&Path::new(ROOT).join("engine").join(&system), name));
        wrong.extend(missing.map(|name| format!("{page} lists {name}, which is not in engine/{system}/src")));
    }
    let house = std::fs::read_to_string(Path::new(ROOT).join(HOUSE)).unwrap();
    for member in members() {
        // The crates of a system are drawn once for all of them.
        let drawn = systems().iter().fold(member.clone(), |member, system| member.replace(&format!("/{system}"), "/X"));
        let named = |end: &str| house.contains(&format!("{drawn}{end}"));
        if !["\"", ":", "`"].iter().any(|end| named(end)) {
            wrong.push(format!("{HOUSE} does not draw {drawn}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The pages that are looked at, with the most lines of each.
fn pages() -> Vec<(String, usize)> {
    let of_systems = systems().into_iter().map(|system| (format!("docs/systems/{system}.md"), OF_SYSTEM));
    SHORT.iter().map(|(page, most)| ((*page).to_owned(), *most)).chain(of_systems).collect()
}

/// The crates of the workspace, by folder.
fn members() -> Vec<String> {
    let workspace = std::fs::read_to_string(Path::new(ROOT).join("Cargo.toml")).unwrap();
    let list = workspace.split_once("members = [").and_then(|(_, rest)| rest.split_once(']')).unwrap().0;
    list.split(',').map(|one| one.trim().trim_matches('"').to_owned()).filter(|one| !one.is_empty()).collect()
}

fn systems() -> Vec<String> {
    members().iter().filter_map(|member| member.strip_prefix("engine/")).map(str::to_owned).collect()
}

/// The files that a page lists in the tables with a column `files` or ``file in `questions/` ``.
fn listed(page: &str) -> Vec<String> {
    let mut all = Vec::new();
    let mut column = None;
    for line in page.lines() {
        let Some(row) = line.strip_prefix('|') else {
            column = None;
            continue;
        };
        let mut cells = row.split('|').map(str::trim);
        if let Some((at, folder)) = column {
            let names = cells.nth(at).unwrap_or_default().split('`').skip(1).step_by(2);
            all.extend(names.map(|name| format!("{folder}{name}")));
        } else {
            column = cells.enumerate().find_map(|(at, heading)| match heading {
                "files" => Some((at, "")),
                "file in `questions/`" => Some((at, "questions/")),
                _ => None,
            });
        }
    }
    all
}

/// Whether a crate has a source of that name: `fire`, `fire.rs`, a folder `fire/`, or `fire*` for a common beginning.
fn is_source(root: &Path, name: &str) -> bool {
    let path = root.join("src").join(name);
    if let Some(beginning) = name.strip_suffix('*') {
        let begins = |entry: &std::fs::DirEntry| entry.file_name().to_string_lossy().starts_with(beginning);
        return std::fs::read_dir(root.join("src")).unwrap().any(|entry| begins(&entry.unwrap()));
    }
    path.exists() || path.with_extension("rs").exists()
}

/// Whether a name is the path of a file or a folder inside a crate.
fn is_path(name: &str) -> bool {
    let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || "/._-".contains(c));
    let drawn = name.ends_with("/X");
    !drawn
        && plain
        && name.matches('/').count() > 1
        && FOLDERS.iter().any(|folder| name.starts_with(&format!("{folder}/")))
}

/// Whether a name is the sentence that a test is called by.
fn is_test(name: &str) -> bool {
    name.matches('_').count() > 3 && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
}

/// Every test source with its text.
fn sources() -> Vec<(PathBuf, String)> {
    let mut all = Vec::new();
    for folder in ["app", "net", "tests"] {
        gather(&Path::new(ROOT).join(folder), &mut all);
    }
    all.into_iter().map(|path| (path.clone(), std::fs::read_to_string(path).unwrap())).collect()
}

fn gather(folder: &Path, all: &mut Vec<PathBuf>) {
    for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() && !path.ends_with("target") {
            gather(&path, all);
        } else if path.extension().is_some_and(|end| end == "rs") {
            all.push(path);
        }
    }
}
