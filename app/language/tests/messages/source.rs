//! Rust sources as text: their literals, and the code before each.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The root of the repository.
pub(crate) const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
/// The folders of the sources.
const PARTS: [&str; 5] = ["app", "engine", "net", "scenarios", "tests"];

/// A source without its comments and its inner tests.
pub(crate) struct Source {
    /// Its path from the root.
    pub(crate) path: PathBuf,
    /// Its code, in which `"` stands for each literal.
    pub(crate) code: String,
    /// Its literals by their places in the code, as they are written there.
    pub(crate) literals: Vec<(usize, String)>,
    /// Whether the module that has it is built for tests only.
    for_tests: bool,
}

impl Source {
    fn new(path: PathBuf, text: &str) -> Source {
        let (code, literals) = lexed(without_tests(text));
        Source { path, code, literals, for_tests: false }
    }

    /// Whether only tests are built of it.
    pub(crate) fn is_test(&self) -> bool {
        let name = self.path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let named = self.path.iter().any(|part| part == "tests") || name == "tests.rs" || name.ends_with("_tests.rs");
        named || self.for_tests
    }
}

/// A text up to its module of tests.
fn without_tests(text: &str) -> &str {
    let inner = text.match_indices("#[cfg(test)]\n").map(|(at, _)| at).find(|at| {
        let mut lines = text[*at..].lines().skip_while(|line| line.starts_with("#["));
        lines.next().is_some_and(|line| line.starts_with("mod ") && line.ends_with('{'))
    });
    inner.map_or(text, |at| &text[..at])
}

/// The files and folders of the modules that a text has for tests only. `file` is its own.
fn test_modules(file: &Path, text: &str) -> Vec<PathBuf> {
    let folder = file.parent().unwrap();
    let stem = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    let inside = if ["mod", "lib", "main"].contains(&stem) { folder.to_owned() } else { folder.join(stem) };
    let mut found = Vec::new();
    for (at, _) in text.match_indices("#[cfg(test)]\n") {
        let attributes: Vec<&str> = text[at..].lines().take_while(|line| line.starts_with("#[")).collect();
        let declared = text[at..].lines().nth(attributes.len()).unwrap_or_default();
        let Some((_, name)) = declared.strip_suffix(';').and_then(|line| line.split_once("mod ")) else { continue };
        let elsewhere = attributes.iter().find_map(|line| line.strip_prefix("#[path = \"")?.strip_suffix("\"]"));
        match elsewhere {
            Some(path) => found.push(folder.join(path)),
            None => found.extend([inside.join(name), inside.join(name).with_extension("rs")]),
        }
    }
    found
}

/// All sources of the workspace in the order of their paths; drawing has no sentences.
pub(crate) fn sources() -> Vec<Source> {
    let sources = sources_below(&PARTS);
    assert!(sources.len() > 500, "the sources are where they were");
    sources
}

/// The sources below some folders in the order of their paths.
pub(crate) fn sources_below(parts: &[&str]) -> Vec<Source> {
    let mut paths = Vec::new();
    parts.iter().for_each(|part| gather(&Path::new(ROOT).join(part), "rs", &mut paths));
    paths.sort();
    let texts: Vec<String> = paths.iter().map(|path| std::fs::read_to_string(path).unwrap()).collect();
    let for_tests: BTreeSet<PathBuf> =
        paths.iter().zip(&texts).flat_map(|(path, text)| test_modules(path, text)).collect();
    let source = |(path, text): (&PathBuf, &String)| {
        let short = path.strip_prefix(ROOT).unwrap().to_owned();
        let for_tests = path.ancestors().any(|part| for_tests.contains(part));
        Source { for_tests, ..Source::new(short, text) }
    };
    paths.iter().zip(&texts).map(source).collect()
}

/// The files of a folder and below it whose name ends so.
pub(crate) fn gather(folder: &Path, end: &str, found: &mut Vec<PathBuf>) {
    let Ok(list) = std::fs::read_dir(folder) else { return };
    for path in list.map(|entry| entry.unwrap().path()) {
        if path.is_dir() && !path.ends_with("target") {
            gather(&path, end, found);
        } else if path.extension().is_some_and(|extension| extension == end) {
            found.push(path);
        }
    }
}

/// The code of a text, without comments, and its literals.
fn lexed(text: &str) -> (String, Vec<(usize, String)>) {
    let (mut code, mut literals, mut rest) = (String::new(), Vec::new(), text);
    while let Some(first) = rest.chars().next() {
        let quiet = !code.ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let (length, literal) = match first {
            '/' if rest.starts_with("//") => (rest.find('\n').unwrap_or(rest.len()), None),
            '/' if rest.starts_with("/*") => (rest.find("*/").map_or(rest.len(), |at| at + 2), None),
            '"' => quoted(rest),
            'r' if quiet && (rest.starts_with("r\"") || rest.starts_with("r#")) => raw(rest),
            '\'' => (letter(rest), None),
            _ => {
                code.push(first);
                (first.len_utf8(), None)
            }
        };
        if let Some(literal) = literal {
            literals.push((code.len(), literal));
            code.push('"');
        }
        rest = &rest[length..];
    }
    (code, literals)
}

/// The length of a literal in quotes, and its content.
fn quoted(text: &str) -> (usize, Option<String>) {
    let mut escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            '"' if !escaped => return (at + 1, Some(joined(&text[1..at]))),
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    (text.len(), None)
}

/// A literal over several lines as the program has it.
fn joined(text: &str) -> String {
    let mut lines = text.split("\\\n");
    let first = lines.next().unwrap_or_default().to_owned();
    lines.fold(first, |all, line| all + line.trim_start())
}

/// The same for a raw literal.
fn raw(text: &str) -> (usize, Option<String>) {
    let marks = text[1..].chars().take_while(|letter| *letter == '#').count();
    let begin = 2 + marks;
    if !text[1 + marks..].starts_with('"') {
        return (1, None);
    }
    let end = format!("\"{}", "#".repeat(marks));
    match text[begin..].find(&end) {
        Some(at) => (begin + at + end.len(), Some(text[begin..begin + at].to_owned())),
        None => (text.len(), None),
    }
}

/// The length of a letter in quotes, or of the mark of a lifetime.
fn letter(text: &str) -> usize {
    let mut letters = text.char_indices().skip(1);
    match (letters.next(), letters.next()) {
        (Some((_, '\\')), Some((at, escaped))) => {
            let from = at + escaped.len_utf8();
            text[from..].find('\'').map_or(1, |end| from + end + 1)
        }
        (Some(_), Some((at, '\''))) => at + 1,
        _ => 1,
    }
}

#[test]
fn literals_are_found_and_comments_are_not() {
    let source = Source::new(
        PathBuf::new(),
        "// \"no\"\nlet a = '\"'; f(\"y\\\"es\"); r#\"r\"aw\"#; fn x<'a>() {} \"two \\\n   lines\"",
    );
    let found: Vec<&str> = source.literals.iter().map(|(_, text)| text.as_str()).collect();
    assert_eq!(found, ["y\\\"es", "r\"aw", "two lines"]);
}

#[test]
fn modules_for_tests_are_known() {
    let text = "mod a;\n#[cfg(test)]\nmod b;\n#[cfg(test)]\n#[path = \"c/d.rs\"]\npub(crate) mod d;\n";
    let of = |file: &str| test_modules(Path::new(file), text);
    assert_eq!(of("x/mod.rs"), ["x/b", "x/b.rs", "x/c/d.rs"].map(PathBuf::from));
    assert_eq!(of("x/y.rs")[0], Path::new("x/y/b"));
    assert_eq!(without_tests("f();\n#[cfg(test)]\n#[allow(x)]\nmod tests {\n}"), "f();\n");
    assert_eq!(without_tests(text), text);
}
