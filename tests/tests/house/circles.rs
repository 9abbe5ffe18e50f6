//! No large circle of files: what is drawn imports what it is drawn from, code that does something with a system imports the list
//! of systems, and neither the other way round.
//!
//! A file depends on another if it names it after `crate::`, `super::` or `self::`, in a `use` or in its code. A
//! re-export by a folder's face is followed to its file.
//!
//! Methods make circles too: a call of a function that only one file of the crate defines counts as an import of that file
//! in the second test.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Largest number of files that may import each other.
const MOST: usize = 3;

/// Methods of std that some file of ours also defines: a call does not tell which of them is meant.
const STD: &str = "add all any bytes clear cmp collect contains count default deref deref_mut end eq first fmt from from_iter \
                   get index insert is_empty iter join left len map next next_back partial_cmp pop read remove replace right sum write";

/// Fewer sources make no circle worth looking at.
const FEWEST: usize = 5;

/// Through more faces than this nothing is handed on.
const MOST_FACES: usize = 20;

/// A module by the names on the way to it; the crate's root has none.
pub(super) type Module = Vec<String>;

/// The imports of each file, and the re-exports of each face with their names.
#[derive(Default)]
pub(super) struct House {
    files: BTreeSet<Module>,
    paths: BTreeMap<Module, Vec<Module>>,
    handed_on: BTreeMap<Module, Module>,
    /// The files that define a function of each name.
    defined: BTreeMap<String, BTreeSet<Module>>,
    called: BTreeMap<Module, BTreeSet<String>>,
}

#[test]
fn no_more_files_import_each_other_than_are_allowed_to() {
    let mut wrong = Vec::new();
    let crates = crates();
    assert!(crates.len() > 32, "the crates are where they were");
    for (sources, house) in crates {
        for circle in circles(&house.imports()).into_iter().filter(|circle| circle.len() > MOST) {
            let files: Vec<String> = circle.iter().map(|module| module.join("/")).collect();
            wrong.push(format!("{sources}: {} files, where {MOST} may: {}", files.len(), files.join(" ")));
        }
    }
    assert!(wrong.is_empty(), "these files import each other; what both need is below them:\n{}", wrong.join("\n"));
}

#[test]
fn no_more_files_of_the_rules_call_each_other_than_are_allowed_to() {
    for (sources, house) in crates().into_iter().filter(|(sources, _)| sources.starts_with("engine/")) {
        for circle in circles(&house.calls()) {
            let files: Vec<String> = circle.iter().map(|module| module.join("/")).collect();
            assert!(
                circle.len() <= MOST,
                "{sources}: {} files call each other, where {MOST} may: {files:#?}",
                circle.len()
            );
        }
    }
}

#[test]
fn no_file_of_the_table_is_in_a_circle_or_imports_the_command_line() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let imports = House::read(&root.join("app/play/src")).imports();
    let within = |module: &Module, folder: &str| module.first().is_some_and(|name| name == folder);
    let table = |module: &&Module| within(module, "table");
    assert!(imports.keys().filter(table).count() > 10, "the table is where it was");
    for (file, all) in imports.iter().filter(|(file, _)| table(file)) {
        assert!(!all.iter().any(|other| within(other, "wire")), "{file:?} imports the command line");
    }
    let circle = circles(&imports).into_iter().find(|circle| circle.iter().any(|file| table(&file)));
    assert_eq!(circle, None);
}

/// Every crate of the workspace with enough sources, by the folder of its sources.
fn crates() -> Vec<(String, House)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let manifest = std::fs::read_to_string(root.join("Cargo.toml")).unwrap();
    let members = manifest.lines().find_map(|line| line.strip_prefix("members = [")).unwrap();
    let sources = members.split('"').skip(1).step_by(2).map(|member| format!("{member}/src"));
    let houses = sources.map(|sources| (House::read(&root.join(&sources)), sources));
    houses.filter(|(house, _)| house.files.len() >= FEWEST).map(|(house, sources)| (sources, house)).collect()
}

impl House {
    pub(super) fn read(root: &Path) -> House {
        let mut house = House::default();
        let mut sources = Vec::new();
        gather(root, &mut sources);
        house.files = sources.iter().map(|path| module_of(root, path)).collect();
        for path in sources {
            let module = module_of(root, &path);
            let text = code(&std::fs::read_to_string(&path).unwrap());
            let mut paths = Vec::new();
            for tree in text.split(';').filter_map(used) {
                for leaf in leaves(tree.1) {
                    let Some(found) = house.absolute(&module, &leaf) else { continue };
                    if tree.0
                        && let Some(name) = leaf.last()
                    {
                        house.handed_on.insert([module.clone(), vec![name.clone()]].concat(), found.clone());
                    }
                    paths.push(found);
                }
            }
            for leaf in spoken(&text) {
                paths.extend(house.absolute(&module, &leaf));
            }
            for name in defined(&text) {
                house.defined.entry(name.to_owned()).or_default().insert(module.clone());
            }
            house.called.insert(module.clone(), called(&text));
            house.paths.insert(module, paths);
        }
        house
    }

    /// A path from the crate's root, if it is one of this crate.
    fn absolute(&self, module: &[String], path: &[String]) -> Option<Module> {
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => Some(rest.to_vec()),
            "self" => Some([module, rest].concat()),
            "super" => {
                let ups = path.iter().take_while(|part| *part == "super").count();
                let above = module.get(..module.len().checked_sub(ups)?)?;
                Some([above, path.get(ups..)?].concat())
            }
            child if self.files.contains(&[module, &[child.to_owned()]].concat()) => Some([module, path].concat()),
            _ => None,
        }
    }

    /// The file that a path leads to, through at most `faces` faces that re-export it. A file and its re-export may
    /// have one name: then the search would never end.
    fn file(&self, path: &[String], faces: usize) -> Module {
        for length in (1..=path.len()).rev() {
            let (head, tail) = path.split_at(length);
            if let Some(elsewhere) = self.handed_on.get(head).filter(|_| faces > 0) {
                return self.file(&[elsewhere.as_slice(), tail].concat(), faces - 1);
            }
            if self.files.contains(head) {
                return head.to_vec();
            }
        }
        Vec::new()
    }

    fn imports(&self) -> BTreeMap<Module, BTreeSet<Module>> {
        let of = |(module, paths): (&Module, &Vec<Module>)| {
            let files = paths.iter().map(|path| self.file(path, MOST_FACES)).filter(|file| file != module);
            (module.clone(), files.collect())
        };
        self.paths.iter().map(of).collect()
    }

    /// The imports, and the files whose functions are called.
    pub(super) fn calls(&self) -> BTreeMap<Module, BTreeSet<Module>> {
        let mut all = self.imports();
        for (module, names) in &self.called {
            let ours = names.iter().filter(|name| !STD.split(' ').any(|method| method == *name));
            for definers in ours.filter_map(|name| self.defined.get(name)) {
                let only = definers.first().filter(|file| definers.len() == 1 && *file != module);
                all.entry(module.clone()).or_default().extend(only.cloned());
            }
        }
        all
    }
}

fn gather(folder: &Path, all: &mut Vec<PathBuf>) {
    for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            gather(&path, all);
        } else if path.extension().is_some_and(|end| end == "rs") {
            all.push(path);
        }
    }
}

fn module_of(root: &Path, path: &Path) -> Module {
    let inside = path.strip_prefix(root).unwrap().with_extension("");
    let names = inside.iter().map(|name| name.to_string_lossy().into_owned());
    names.filter(|name| name != "mod" && name != "lib").collect()
}

/// The code of a file before its tests, without remarks.
fn code(text: &str) -> String {
    let before = text.split("\nmod tests {").next().unwrap_or_default();
    let lines = before.lines().map(|line| line.split("//").next().unwrap_or_default());
    lines.collect::<Vec<_>>().join("\n")
}

/// The tree of a `use`, and whether it hands something on.
fn used(statement: &str) -> Option<(bool, &str)> {
    let at = statement.rfind("use ")?;
    let (before, tree) = (statement.get(..at)?, statement.get(at + 4..)?);
    let before = before.rsplit('\n').next().unwrap_or_default().trim();
    (before.is_empty() || before.starts_with("pub")).then_some((before.starts_with("pub"), tree))
}

/// The paths of a tree like `super::{one, two::{self, three as four}}`. A new name is left out: nothing is handed on under one.
fn leaves(tree: &str) -> Vec<Module> {
    let tree = tree.trim();
    let Some((head, rest)) = tree.split_once('{') else {
        let path = tree.split(" as ").next().unwrap_or_default();
        let names = path.split("::").map(|name| name.trim().to_owned());
        return vec![names.filter(|name| name != "*").collect()];
    };
    let head: Module = head.split("::").map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect();
    let inside = rest.rsplit_once('}').map_or(rest, |(inside, _)| inside);
    let mut depth = 0;
    let parts = inside.split(|letter: char| {
        depth += i32::from(letter == '{') - i32::from(letter == '}');
        letter == ',' && depth == 0
    });
    let parts = parts.filter(|part| !part.trim().is_empty()).flat_map(leaves);
    let whole = |leaf: Module| [head.clone(), leaf.into_iter().filter(|name| name != "self").collect()].concat();
    parts.map(whole).collect()
}

/// Every path that is spoken in the code itself.
fn spoken(text: &str) -> Vec<Module> {
    let is_path = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':';
    // A path that ends before a brace is the stem of a `use`, whose leaves are read by themselves.
    let whole = |path: &&str| path.contains("::") && !path.ends_with("::");
    let paths = text.split(|letter| !is_path(letter)).filter(whole);
    paths.map(|path| path.split("::").filter(|name| !name.is_empty()).map(str::to_owned).collect()).collect()
}

/// The names of the functions of a file.
fn defined(text: &str) -> impl Iterator<Item = &str> {
    text.split("fn ")
        .skip(1)
        .filter_map(|rest| rest.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next())
}

/// The names of the functions that are called with a dot, or as those of `Self` or `Game`.
fn called(text: &str) -> BTreeSet<String> {
    let is_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    let call = |before: &str| {
        let path = before.trim_end_matches(is_name);
        let name = before.strip_prefix(path).filter(|name| !name.is_empty())?;
        let counts = path.ends_with('.') || path.ends_with("Self::") || path.ends_with("Game::");
        counts.then(|| name.to_owned())
    };
    text.match_indices('(').filter_map(|(at, _)| call(text.get(..at)?)).collect()
}

/// The sets of files that reach each other.
fn circles(imports: &BTreeMap<Module, BTreeSet<Module>>) -> BTreeSet<BTreeSet<Module>> {
    let modules: Vec<&Module> = imports.keys().collect();
    let number = |module: &Module| modules.binary_search(&module).ok();
    let ways: Vec<Vec<usize>> = imports.values().map(|all| all.iter().filter_map(number).collect()).collect();
    let reach: Vec<Vec<bool>> = (0..modules.len()).map(|from| reached(&ways, from)).collect();
    let circle = |one: usize| -> BTreeSet<Module> {
        let both = (0..modules.len()).filter(|&other| reach[one][other] && reach[other][one]);
        both.map(|other| modules[other].clone()).collect()
    };
    (0..modules.len()).map(circle).filter(|circle| circle.len() > 1).collect()
}

/// Whether each file can be reached from one.
fn reached(ways: &[Vec<usize>], from: usize) -> Vec<bool> {
    let mut all = vec![false; ways.len()];
    let mut left = ways[from].clone();
    while let Some(at) = left.pop() {
        if !std::mem::replace(&mut all[at], true) {
            left.extend(&ways[at]);
        }
    }
    all
}
