//! Arbitrary bytes are refused or read, and do nothing else.

use super::Chance;
use super::definition;
use super::ids;
use std::collections::BTreeMap;
use std::path::Path;

/// Pieces that mean something to a scenario, so that a mutation often still parses.
const PIECES: &[&str] = &[
    "\"",
    "[",
    "]",
    "{",
    "}",
    "=",
    ",",
    "\n",
    "#",
    ".",
    "0",
    "-1",
    "99999999999999999999",
    "0.5",
    "1e999",
    "inf",
    "true",
    "\"9999\"",
    "\"0000\"",
    "\"1213\"",
    "[[unit]]",
    "[map]",
    "[[road]]\npath = []",
    "unit = 3",
    "\u{0}",
    "\u{202e}",
    "\\u0000",
    "1979-05-27",
    "[a.b]",
    "include = [\"map.toml\"]",
    "include = [\"../dresden/map.toml\"]",
    "[starts]",
    "\"out\"",
    "summoned = true",
    "reserve = true",
    "garrison = \"troops\"",
    "\"\"\"",
    "255",
    "256",
    "exit = \"both\"",
    "'",
];

fn mutate(bytes: &mut Vec<u8>, chance: &mut Chance) {
    for _ in 0..=chance.below(4) {
        let at = chance.below(bytes.len() + 1);
        let end = (at + chance.below(12)).min(bytes.len());
        match chance.below(6) {
            0 => drop(bytes.drain(at..end)),
            1 => bytes.splice(at..at, [u8::try_from(chance.below(256)).unwrap()]).for_each(drop),
            2 => bytes.splice(at..end, PIECES[chance.below(PIECES.len())].bytes()).for_each(drop),
            3 => {
                // A line repeated somewhere else.
                let text = String::from_utf8_lossy(bytes).into_owned();
                let lines: Vec<&str> = text.lines().collect();
                let line = lines.get(chance.below(lines.len())).copied().unwrap_or("");
                bytes.splice(at..at, format!("\n{line}\n").bytes()).for_each(drop);
            }
            4 => {
                if let Some(digit) = bytes.iter().skip(at).position(u8::is_ascii_digit) {
                    bytes[at + digit] = b'0' + u8::try_from(chance.below(10)).unwrap();
                }
            }
            _ => bytes.truncate(at.max(bytes.len() / 2)),
        }
    }
}

#[test]
fn mutated_battles_are_read_or_refused() {
    let mut refused = 0;
    let mut read = 0;
    for (id, rounds) in [("skirmish", 6000), ("eylau", 1500), ("dresden", 1000), ("dresden-day2", 1000)] {
        for seed in 0..rounds {
            let mut chance = Chance(seed);
            let mut files: BTreeMap<String, Vec<u8>> = art_of_war_files::BATTLES
                .built_in_files(id)
                .unwrap()
                .iter()
                .map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec()))
                .collect();
            let victim = chance.below(files.len());
            mutate(files.values_mut().nth(victim).unwrap(), &mut chance);
            let outcome = std::panic::catch_unwind(|| art_of_war_files::BATTLES.parse(&files, scenarios::MAIN_FILE));
            match outcome {
                Ok(Ok(scenario)) => {
                    assert_eq!(definition(&scenario).faults(), [], "{id}, seed {seed}");
                    read += 1;
                }
                Ok(Err(mistakes)) => {
                    assert!(!mistakes.is_empty() && mistakes.len() <= 101, "{id}, seed {seed}");
                    for mistake in &mistakes {
                        assert!(
                            mistake.line >= 1 && mistake.column >= 1 && !mistake.text.is_empty(),
                            "seed {seed}: {mistake}"
                        );
                        assert!(!mistake.text.chars().any(char::is_control), "{id}, seed {seed}: {mistake:?}");
                    }
                    refused += 1;
                }
                Err(_) => panic!("{id}: seed {seed} panics"),
            }
        }
    }
    assert!(refused > 1000 && read > 100, "{refused} refused, {read} read: the mutations say little");
}

#[test]
fn plain_noise_is_refused() {
    for seed in 0..500 {
        let mut chance = Chance(seed);
        let bytes: Vec<u8> = (0..chance.below(300)).map(|_| u8::try_from(chance.below(256)).unwrap()).collect();
        let files = BTreeMap::from([("x.toml".to_owned(), bytes)]);
        assert!(art_of_war_files::BATTLES.parse(&files, "x.toml").is_err(), "seed {seed}");
    }
}

#[test]
fn deep_wide_and_large_files_are_refused_quickly() {
    let dotted = vec!["a"; 79].join(".");
    let mut tower = String::from("1");
    for _ in 0..78 {
        tower = format!("{{ {dotted} = {tower} }}");
    }
    for text in [
        "[".repeat(200_000),
        format!("a = {}", "[".repeat(100_000)),
        format!("a = {}{}", "[".repeat(60), "]".repeat(60)),
        format!("{}x = 1", "a.".repeat(200_000)),
        format!("[{}a]", "a.".repeat(200_000)),
        format!("a = {}", "{a=".repeat(100_000)),
        format!("[{dotted}]\n{dotted} = {tower}"),
        format!("format = 1\nsystem = \"art_of_war\"\nunit = [{}]", "1,".repeat(200_000)),
        format!(
            "format = 1\nsystem = \"art_of_war\"\n[map]\ncolumns=9\nrows=9\nshoved_down=\"odd\"\n[terrain]\nwoods = [{}]",
            "\"0101\",".repeat(9801)
        ),
        format!("format = 1\nsystem = \"art_of_war\"\n{}", "[[unit]]\n".repeat(60_000)),
        (0..60_000).map(|key| format!("k{key} = 1\n")).collect(),
        "\"".repeat(1 << 20),
        "#".repeat((1 << 20) + 1),
    ] {
        let mistakes = art_of_war_files::BATTLES.parse_text("big.toml", &text).unwrap_err();
        assert!((1..=101).contains(&mistakes.len()));
        assert!(mistakes.iter().all(|mistake| mistake.text.len() < 1000), "{:.200}", mistakes[0].text);
    }
}

#[test]
fn what_is_not_a_scenario_on_disk_is_named() {
    let nowhere = art_of_war_files::BATTLES.load(Path::new("/nowhere/at/all")).unwrap_err();
    assert!(nowhere[0].text.contains("cannot be read"), "{}", nowhere[0]);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let data = folder.join("../data");
    assert!(art_of_war_files::BATTLES.load(&folder.join("src")).is_err());
    assert!(art_of_war_files::BATTLES.load(Path::new("")).is_err());
    for id in ids() {
        let from_disk = art_of_war_files::BATTLES.load(&data.join(id)).unwrap();
        let embedded = art_of_war_files::BATTLES.built_in(id).unwrap();
        assert_eq!(format!("{from_disk:?}"), format!("{embedded:?}"));
        assert_eq!(definition(&from_disk), definition(&embedded));
    }
    let by_file = art_of_war_files::BATTLES.load(&data.join("skirmish/scenario.toml")).unwrap();
    assert_eq!(by_file.id, "skirmish");
}
