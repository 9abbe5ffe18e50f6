//! A manifest that says of a crate that it has no tests tells the truth: a test in such a crate would never run.

use std::path::{Path, PathBuf};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

#[test]
fn a_crate_whose_tests_are_not_built_has_none() {
    let mut quiet = 0;
    for manifest in manifests() {
        let text = std::fs::read_to_string(&manifest).unwrap();
        let part = |heading: &str| {
            text.split("\n[").find(|part| part.starts_with(heading)).map(str::to_owned).unwrap_or_default()
        };
        let (library, program) = (part("lib]"), part("[bin]]"));
        let folder = manifest.with_file_name("src");
        let sources = sources(&folder);
        let main = sources.iter().find(|(path, _)| *path == folder.join("main.rs"));
        let modules = main.map(|(_, source)| modules(source)).unwrap_or_default();
        for (path, source) in &sources {
            let of_program = modules.contains(&first_name(path, &folder));
            let unbuilt = if of_program { &program } else { &library };
            // A crate that is a program alone has all its modules there.
            let unbuilt = if sources.iter().any(|(path, _)| path.ends_with("src/lib.rs")) { unbuilt } else { &program };
            if unbuilt.contains("\ntest = false") {
                quiet += 1;
                assert!(unbuilt.contains("\nbench = false"), "{}: or it is built all the same", manifest.display());
                assert!(!has_tests(source), "{} has a test that never runs", path.display());
            }
            if library.contains("\ndoctest = false") && !of_program {
                assert!(!has_examples(source), "{} has an example that never runs", path.display());
            }
        }
    }
    assert!(quiet > 10, "the manifests are read");
}

#[test]
fn tests_and_examples_are_found() {
    assert!(has_tests("    #[test]\n    fn it_holds() {}") && has_tests("#[tokio::test(flavor = \"multi_thread\")]"));
    assert!(!has_tests("#[cfg(test)]\nmod tests;") && !has_tests("// #[test]"));
    assert!(has_examples("/// ```\n/// let a = 1;\n/// ```") && has_examples("    //! ```no_run\n"));
    assert!(!has_examples("let text = \"```\";"));
}

#[test]
fn the_modules_of_a_program_are_told_from_those_of_the_library_beside_it() {
    let names = modules("//! A program.\n\nmod commands;\n\nuse commands::soak;\n");
    assert_eq!(names, ["commands", "main"]);
    let folder = Path::new("lab/src");
    let name = |path: &str| first_name(&folder.join(path), folder);
    assert!(names.contains(&name("commands/soak.rs")) && names.contains(&name("main.rs")));
    assert!(!names.contains(&name("soak/mod.rs")) && !names.contains(&name("lib.rs")));
}

fn has_tests(source: &str) -> bool {
    let marks =
        |line: &str| line.strip_prefix("#[").is_some_and(|rest| rest.starts_with("test]") || rest.contains("::test"));
    source.lines().any(|line| marks(line.trim_start()))
}

fn has_examples(source: &str) -> bool {
    let said =
        |line: &str| line.strip_prefix("///").or(line.strip_prefix("//!")).map(str::trim_start).map(str::to_owned);
    source.lines().filter_map(|line| said(line.trim_start())).any(|line| line.starts_with("```"))
}

/// The modules that a source has in files of their own, and its own name.
fn modules(main: &str) -> Vec<String> {
    let named = |line: &str| line.strip_prefix("mod ")?.strip_suffix(';').map(str::to_owned);
    main.lines().filter_map(named).chain([String::from("main")]).collect()
}

/// The name of a source's file, or of the folder of this folder in which it lies.
fn first_name(path: &Path, folder: &Path) -> String {
    let inside = path.strip_prefix(folder).unwrap();
    let first = Path::new(inside.components().next().unwrap().as_os_str());
    first.file_stem().unwrap().to_str().unwrap().to_owned()
}

/// The manifests of the workspace's members.
fn manifests() -> Vec<PathBuf> {
    let workspace = std::fs::read_to_string(Path::new(ROOT).join("Cargo.toml")).unwrap();
    let list = workspace.split_once("members = [").and_then(|(_, rest)| rest.split_once(']')).unwrap().0;
    let members = list.split(',').map(|one| one.trim().trim_matches('"')).filter(|one| !one.is_empty());
    members.map(|member| Path::new(ROOT).join(member).join("Cargo.toml")).collect()
}

/// Every source in a folder and below it, with its text.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut all = Vec::new();
    for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            all.extend(sources(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            all.push((path, text));
        }
    }
    all
}
