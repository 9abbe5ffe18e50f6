//! The commands of a program by its help, and those that pages and tools name.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The places of pages and tools.
const PLACES: [&str; 6] = ["docs", "tools", ".ci", "README.md", "CONTRIBUTING.md", "net/README.md"];

/// A folder without settings: the language of this computer plays no part.
fn nowhere() -> PathBuf {
    std::env::temp_dir().join("estafette-no-settings")
}

/// The commands in the help of a program, without `help` itself.
pub(crate) fn in_help(program: &str) -> BTreeSet<String> {
    let help =
        Command::new(program).arg("--help").env("LC_ALL", "C").env("ESTAFETTE_HOME", nowhere()).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let list = help.split("Commands:\n").nth(1).unwrap().split("\n\n").next().unwrap();
    let names = list.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    names.filter(|name| !name.is_empty() && *name != "help").map(str::to_owned).collect()
}

/// A page whose code is the bytes that are signed and stored: they begin with our name, too.
const OF_BYTES: &str = "PROTOCOL.md";

/// Every command after one of these words on our pages and in our tools, with the file that names it.
pub(crate) fn on_pages(words: &[&str]) -> Vec<(String, PathBuf)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = root.ancestors().find(|folder| folder.join("Cargo.lock").is_file()).unwrap();
    let mut files = Vec::new();
    PLACES.iter().for_each(|place| gather(&root.join(place), &mut files));
    assert!(files.len() > 30, "the pages are where they were");
    let mut named = Vec::new();
    for file in files.into_iter().filter(|file| !file.ends_with(OF_BYTES)) {
        let Ok(text) = std::fs::read_to_string(&file) else { continue };
        let is_page = file.extension().is_some_and(|extension| extension == "md");
        for code in if is_page { on_page(&text) } else { in_tool(&text) } {
            for word in words {
                named.extend(after(code, word).map(|command| (command.to_owned(), file.clone())));
            }
        }
    }
    named
}

fn gather(path: &Path, files: &mut Vec<PathBuf>) {
    if !path.is_dir() {
        return files.push(path.to_path_buf());
    }
    for entry in std::fs::read_dir(path).unwrap() {
        gather(&entry.unwrap().path(), files);
    }
}

/// The code on a page: indented lines, and words between backticks.
fn on_page(text: &str) -> Vec<&str> {
    let indented = text.lines().filter_map(|line| line.strip_prefix("    "));
    let quoted = text.lines().flat_map(|line| line.split('`').skip(1).step_by(2));
    indented.chain(quoted).collect()
}

/// The lines of a tool that are no comments.
fn in_tool(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.trim_start().starts_with('#')).collect()
}

/// The commands after a word that is a word of its own.
fn after<'a>(code: &'a str, word: &'a str) -> impl Iterator<Item = &'a str> {
    code.match_indices(word).filter_map(move |(at, _)| {
        let before = code.get(..at)?.chars().next_back();
        let rest = code.get(at + word.len()..)?.strip_prefix(' ')?;
        let command = rest.split(|c: char| !c.is_ascii_lowercase() && !c.is_ascii_digit() && c != '-').next()?;
        // A word with a number in it is the id of a battle, and an option begins with a dash.
        let is_word = command.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        let is_command = is_word && command.starts_with(|c: char| c.is_ascii_lowercase());
        (before.is_none_or(|c| " /=(".contains(c)) && is_command).then_some(command)
    })
}
