//! The allowed dependencies of crates: the arrows of docs/ARCHITECTURE.md, read from the manifests.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The five systems: each has a crate under `engine`, `scenarios` and `app/systems`.
const SYSTEMS: usize = 5;

/// The crates of this workspace that a crate may depend on. `*` is the name of one system, the same on both sides; in a
/// crate that is no system's, that of any.
const ARROWS: &[(&str, &[&str])] = &[
    ("engine", &[]),
    ("engine/*", &["engine"]),
    ("scenarios", &["engine"]),
    ("scenarios/*", &["engine", "engine/*", "scenarios"]),
    ("net/chance", &["engine"]),
    ("net/record", &["engine"]),
    ("net/sim", &["engine", "net/chance", "net/record"]),
    ("net", &["engine", "net/record"]),
    ("net/relay", &["net"]),
    ("render/scene", &["engine"]),
    ("render", &["engine", "render/scene"]),
    ("app/language", &["engine", "net/chance", "render/scene", "scenarios"]),
    ("app/systems/*", &["app/language", "engine", "engine/*", "render/scene", "scenarios", "scenarios/*"]),
    ("tests/ford", &["app/language", "engine", "render/scene", "scenarios"]),
    // The list of systems is on top: only programs name it, and the crates between them and `app/language` receive it.
    ("app/systems", &["app/language", "app/systems/*", "scenarios"]),
    ("app/replay", &["app/language", "engine", "net/record", "scenarios"]),
    ("app/play", &["app/language", "app/replay", "engine", "net", "net/record", "render/scene", "scenarios"]),
    ("app/tournament", &["app/language", "app/play", "app/replay", "engine", "net", "net/record"]),
    ("app/pictures", &["app/language", "app/play", "app/replay", "engine", "render", "render/scene", "scenarios"]),
    (
        "app/window",
        &[
            "app/language",
            "app/pictures",
            "app/play",
            "app/replay",
            "app/tournament",
            "engine",
            "net",
            "net/record",
            "render",
            "render/scene",
            "scenarios",
        ],
    ),
    ("app/commands", &["app/language", "app/play", "app/replay", "app/tournament", "engine", "net", "net/record"]),
    ("app/keeper", &["app/commands", "app/language", "app/replay", "app/systems", "net", "net/relay"]),
    (
        "app",
        &[
            "app/commands",
            "app/language",
            "app/pictures",
            "app/play",
            "app/replay",
            "app/systems",
            "app/window",
            "render",
        ],
    ),
    (
        "tests/lab",
        &[
            "app/language",
            "app/play",
            "app/replay",
            "app/systems",
            "engine",
            "net",
            "net/record",
            "net/relay",
            "net/sim",
            "scenarios",
            "tests/ford",
        ],
    ),
    (
        "tests/drawn",
        &[
            "app/language",
            "app/pictures",
            "app/play",
            "app/replay",
            "app/window",
            "net",
            "net/record",
            "render",
            "tests/lab",
        ],
    ),
];

/// The crate above everything, whose arrows are not written down.
const ABOVE: &str = "tests";

/// Crates that may name what touches a socket or a card.
const TOUCHING: &[&str] = &[
    "app",
    "app/commands",
    "app/keeper",
    "app/play",
    "app/tournament",
    "app/window",
    "net",
    "net/relay",
    "render",
    "tests/drawn",
    "tests/lab",
];

/// Dependencies forbidden to the others: no socket, no clock of the network, no window.
const FOREIGN: &[&str] = &["iroh", "mdns-sd", "quinn", "rustls", "tokio", "wgpu", "winit", "egui"];

/// A crate that is given everything it needs.
struct Pure {
    folder: &'static str,
    /// The other people's crates that it may depend on.
    foreign: &'static [&'static str],
    /// The crates that its tests may have besides.
    tests: &'static [&'static str],
    /// The words of [`IMPURE`] that it may hold all the same.
    may: &'static [&'static str],
    /// It has at least this many sources.
    sources: usize,
}

const PURE: [Pure; 2] = [
    // The crate that signs, judges and decides: hashes, signatures and their bytes.
    Pure {
        folder: "net/record",
        foreign: &["blake3", "curve25519-dalek", "ed25519-dalek", "serde", "sha2", "zeroize"],
        tests: &[],
        // Addresses are told, never called.
        may: &["std::net"],
        sources: 40,
    },
    // Looking back: it writes texts into what it is given, and signatures are checked ahead where there are threads.
    Pure {
        folder: "app/replay",
        foreign: &["anyhow", "serde", "serde_json"],
        tests: &["systems"],
        may: &["std::io", "std::thread"],
        sources: 25,
    },
];

/// Words that no source of a pure crate may hold: files, processes, threads, clocks, sockets and random numbers.
const IMPURE: &[&str] = &[
    "std::env",
    "std::fs",
    "std::io",
    "std::net",
    "std::os",
    "std::path",
    "std::process",
    "std::thread",
    "std::time",
    "File::",
    "Instant",
    "SystemTime",
    "TcpListener",
    "TcpStream",
    "UdpSocket",
    "ToSocketAddrs",
    "RandomState",
    "HashMap",
    "HashSet",
    "async ",
    "getrandom",
    "quinn",
    "tokio",
];

#[test]
fn every_crate_depends_on_those_below_it_alone() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let workspace = std::fs::read_to_string(root.join("Cargo.toml")).unwrap();
    let members = between(&workspace, "members = [", "]").split(',').map(|one| one.trim().trim_matches('"').to_owned());
    let members: Vec<String> = members.filter(|member| !member.is_empty()).collect();
    let folders: BTreeMap<String, String> = workspace.lines().filter_map(named).collect();
    let systems: BTreeSet<&str> = members.iter().filter_map(|member| member.strip_prefix("engine/")).collect();
    assert_eq!(systems.len(), SYSTEMS, "a system has a folder under engine");
    for system in &systems {
        for part in ["scenarios", "app/systems"] {
            assert!(members.contains(&format!("{part}/{system}")), "{system} has no crate under {part}");
        }
    }
    let mut wrong = Vec::new();
    for member in &members {
        let system = systems.iter().find(|system| member.ends_with(&format!("/{system}"))).copied();
        let kind = system.map_or_else(|| member.clone(), |system| member.replace(system, "*"));
        let manifest = std::fs::read_to_string(root.join(member).join("Cargo.toml")).unwrap();
        let Some((_, below)) = ARROWS.iter().find(|(from, _)| *from == kind) else {
            assert_eq!(member, ABOVE, "{member} is neither below nor above: add its arrows");
            continue;
        };
        for dependency in dependencies(&manifest) {
            let Some(folder) = folders.get(&dependency) else {
                if FOREIGN.contains(&dependency.as_str()) && !TOUCHING.contains(&member.as_str()) {
                    wrong.push(format!("{member} depends on {dependency}"));
                }
                continue;
            };
            let theirs = systems.iter().copied().find(|known| folder.ends_with(&format!("/{known}")));
            let named = theirs.filter(|theirs| system.is_none_or(|own| own == *theirs));
            let folder = named.map_or_else(|| folder.clone(), |named| folder.replace(&format!("/{named}"), "/*"));
            if !below.contains(&folder.as_str()) {
                wrong.push(format!("{member} depends on {folder}"));
            }
        }
    }
    assert!(wrong.is_empty(), "arrows go down:\n{}", wrong.join("\n"));
}

#[test]
fn the_record_and_the_replay_know_no_file_socket_clock_or_chance() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let ours: Vec<String> = std::fs::read_to_string(root.join("Cargo.toml"))
        .unwrap()
        .lines()
        .filter_map(named)
        .map(|(name, _)| name)
        .collect();
    for pure in PURE {
        let folder = root.join(pure.folder);
        let manifest = std::fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        // The arrows list the crates of this workspace that it may know.
        let known = dependencies(&manifest).into_iter();
        let known = known.filter(|name| !ours.contains(name) && !pure.foreign.contains(&name.as_str()));
        let tried = section(&manifest, "[dev-dependencies]\n").into_iter();
        let tried = tried.filter(|name| !pure.tests.contains(&name.as_str()));
        let mut wrong: Vec<String> = known.chain(tried).map(|name| format!("it depends on {name}")).collect();
        let other = ["[build-dependencies", "[target.", "[dependencies."];
        wrong.extend(
            other.iter().filter(|part| manifest.contains(*part)).map(|part| format!("its manifest has {part}...]")),
        );
        let sources = sources(&folder);
        for path in &sources {
            let text = std::fs::read_to_string(path).unwrap();
            let code = text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"));
            let word = |(at, line)| Some(format!("{}:{}: {}", path.display(), at + 1, impure(line, pure.may)?));
            wrong.extend(code.filter_map(word));
        }
        assert!(sources.len() >= pure.sources, "{}: the sources are where they were", pure.folder);
        assert!(wrong.is_empty(), "{} is given everything it needs:\n{}", pure.folder, wrong.join("\n"));
    }
}

/// The first word in a line of code that a pure crate may not use.
fn impure(line: &str, may: &[&str]) -> Option<&'static str> {
    let group = line.split_once("std::{").map_or("", |(_, rest)| rest);
    let grouped = |word: &str| {
        word.strip_prefix("std::").is_some_and(|part| group.split([',', ':', ' ', '}']).any(|one| one == part))
    };
    let mut words = IMPURE.iter().copied().filter(|word| !may.contains(word));
    words.find(|word| line.contains(word) || grouped(word))
}

/// The sources under a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut all = Vec::new();
    for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            all.extend(sources(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            all.push(path);
        }
    }
    all
}

/// An optional part is a crate: a feature would make two builds of one crate differ.
#[test]
fn no_crate_of_ours_has_features() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let workspace = std::fs::read_to_string(root.join("Cargo.toml")).unwrap();
    let members = between(&workspace, "members = [", "]").split(',').map(|one| one.trim().trim_matches('"'));
    for member in members.filter(|member| !member.is_empty()) {
        let manifest = std::fs::read_to_string(root.join(member).join("Cargo.toml")).unwrap();
        assert!(!manifest.contains("[features]"), "{member} has features");
        assert!(!manifest.contains("optional = true"), "{member} has an optional dependency");
    }
}

fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    text.split_once(from).and_then(|(_, rest)| rest.split_once(to)).map_or("", |(inside, _)| inside)
}

/// The name and the folder of a crate of this workspace, from its line there.
fn named(line: &str) -> Option<(String, String)> {
    let (name, rest) = line.split_once(" = { package = \"estafette")?;
    Some((name.trim().to_owned(), between(rest, "path = \"", "\"").to_owned()))
}

/// The names under `[dependencies]`.
fn dependencies(manifest: &str) -> Vec<String> {
    section(manifest, "[dependencies]\n")
}

/// The names under a heading of a manifest.
fn section(manifest: &str, heading: &str) -> Vec<String> {
    let section = manifest.split_once(heading).map_or("", |(_, rest)| rest);
    let section = section.split("\n[").next().unwrap_or_default();
    let name = |line: &str| line.split(['.', ' ', '=']).next().unwrap_or_default().to_owned();
    section.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(name).collect()
}
