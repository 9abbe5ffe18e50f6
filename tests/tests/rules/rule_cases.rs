//! The rule-case files pass, and the runner notices a file that does not.

use lab::cases::{CaseVerdict, Runner, collect};
use std::path::{Path, PathBuf};

const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/cases");

#[test]
fn every_case_file_passes() {
    let files = collect(&[PathBuf::from(CASES)]).unwrap();
    let mut runner = Runner::new();
    let failed: Vec<String> = files
        .iter()
        .filter_map(|file| match runner.run(file) {
            CaseVerdict::Passed => None,
            CaseVerdict::Failed(reason) | CaseVerdict::Skipped(reason) => Some(format!("{}: {reason}", file.display())),
        })
        .collect();
    assert!(failed.is_empty(), "{} of {} files failed:\n{}", failed.len(), files.len(), failed.join("\n"));
}

/// Writes a case file and runs it.
fn verdict(name: &str, text: &str) -> CaseVerdict {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join(format!("{name}.toml"));
    std::fs::write(&path, text).unwrap();
    Runner::new().run(&path)
}

const HEAD: &str = "case = \"4.5\"\ntitle = \"A rider beside the enemy\"\nscenario = \"eylau\"\n\
                    [position]\nturn = 5\nside = \"french\"\n[position.units]\nMur-1 = \"1417\"\nOst-1 = \"1315\"\n";

#[test]
fn a_file_of_a_system_that_this_program_does_not_have_is_skipped_in_words() {
    let file = format!("system = \"chess\"\n{HEAD}[[step]]\nstate.units.Mur-1 = \"1417\"");
    let CaseVerdict::Skipped(reason) = verdict("other-system", &file) else { panic!("not skipped") };
    assert!(reason.contains("\"chess\""), "{reason}");
    let own = file.replace("chess", "art_of_war");
    assert_eq!(verdict("own-system", &own), CaseVerdict::Passed);
}

#[test]
fn expectations_that_are_not_met_fail_the_file() {
    let wrong = [
        ("accepted", "[[step]]\ncommand = { move = { unit = \"Mur-1\", path = [\"1416\"] } }\nrefused = \"4.5\""),
        ("refused", "[[step]]\ncommand = { move = { unit = \"Mur-1\", path = [\"1315\"] } }"),
        ("other-case", "[[step]]\ncommand = { move = { unit = \"Mur-1\", path = [\"1315\"] } }\nrefused = \"4.5\""),
        (
            "no-event",
            "[[step]]\ncommand = { move = { unit = \"Mur-1\", path = [\"1416\"] } }\nevents = [{ event = \"moved\", cost = 2 }]",
        ),
        (
            "unwanted",
            "[[step]]\ncommand = { move = { unit = \"Mur-1\", path = [\"1416\"] } }\nno_events = [{ event = \"moved\" }]",
        ),
        ("state", "[[step]]\nstate.units.Mur-1 = \"1416\""),
        ("pending", "[[step]]\npending = { decision = \"attack\" }"),
        ("reach", "[[step]]\nreach = { Mur-1 = { \"1416\" = \"never\" } }"),
        ("two-things", "[[step]]\ndice = [1]\ncommand = \"end_movement\""),
        ("unknown-key", "[[step]]\ncomand = \"end_movement\""),
        ("no-steps", ""),
    ];
    for (name, step) in wrong {
        assert!(matches!(verdict(name, &format!("{HEAD}{step}\n")), CaseVerdict::Failed(_)), "{name} should fail");
    }
    let right = "[[step]]\ncommand = { move = { unit = \"Mur-1\", path = [\"1416\"] } }\nevents = [{ event = \"moved\", cost = 1 }]";
    assert_eq!(verdict("right", &format!("{HEAD}{right}\n")), CaseVerdict::Passed);
}

#[test]
fn a_file_that_is_no_case_is_a_failure_and_not_a_crash() {
    for (name, text) in [("empty", ""), ("binary", "\u{0}\u{1}"), ("deep", &"[".repeat(20_000))] {
        assert!(matches!(verdict(name, text), CaseVerdict::Failed(_)), "{name} should fail");
    }
    assert!(matches!(Runner::new().run(Path::new("no/such/file.toml")), CaseVerdict::Failed(_)));
}
