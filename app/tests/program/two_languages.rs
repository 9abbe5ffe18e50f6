//! Two friends who speak different languages: each reads their own, and the record has no word of either.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A program that ends with its test.
struct Ends(Child);

impl Drop for Ends {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The program in a language, with a bot at its seat.
fn playing(language: &str, home: &Path, arguments: &[&str]) -> Ends {
    let _ = std::fs::remove_dir_all(home);
    std::fs::create_dir_all(home).unwrap();
    let program = Command::new(env!("CARGO_BIN_EXE_estafette"))
        .args(arguments)
        .args(["--bot", "--loopback"])
        .env("LC_ALL", language)
        .env_remove("LANGUAGE")
        .env("ESTAFETTE_HOME", home)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    Ends(program.unwrap())
}

/// The only record of a player.
fn record(home: &Path) -> Vec<u8> {
    let files: Vec<PathBuf> =
        std::fs::read_dir(home.join("matches")).unwrap().map(|file| file.unwrap().path()).collect();
    let records: Vec<&PathBuf> =
        files.iter().filter(|file| file.extension().is_some_and(|end| end == "estafette")).collect();
    assert_eq!(records.len(), 1, "{files:?}");
    std::fs::read(records[0]).unwrap()
}

/// Every piece of text of a language between two slots, if it is long enough to be known again.
fn pieces(language: &str) -> Vec<String> {
    let app = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = [app, &app.join("systems")].map(|folder| std::fs::read_dir(folder).unwrap());
    let pages =
        folders.into_iter().flatten().map(|entry| entry.unwrap().path().join(format!("messages/{language}.ftl")));
    let texts: Vec<String> = pages.filter_map(|page| std::fs::read_to_string(page).ok()).collect();
    let lines = texts.iter().flat_map(|text| text.lines()).filter(|line| !line.starts_with('#'));
    let values = lines.map(|line| line.split_once(" = ").map_or(line, |(_, value)| value));
    let parts = values.flat_map(|value| value.split(['{', '}']).step_by(2)).map(str::trim);
    parts.filter(|part| part.len() >= 8).map(str::to_owned).collect()
}

#[test]
fn friends_of_two_languages_have_one_record_without_a_word_of_either() {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("two-languages");
    let (hers, his) = (home.join("german"), home.join("french"));
    let mut host = playing("de", &hers, &["host", "--scenario", "skirmish", "--name", "Bluecher"]);
    let mut lines = BufReader::new(host.0.stdout.take().unwrap()).lines().map_while(Result::ok);
    let code =
        lines.by_ref().find_map(|line| Some(line.split_once("estafette join ")?.1.split(' ').next()?.to_owned()));
    let mut guest = playing("fr", &his, &["join", "--name", "Ney", &code.expect("an invitation")]);
    let mut told = String::new();
    guest.0.stdout.take().unwrap().read_to_string(&mut told).unwrap();
    let heard: Vec<String> = lines.collect();
    assert!(guest.0.wait().unwrap().success() && host.0.wait().unwrap().success(), "{told}\n{heard:?}");
    assert!(told.contains("La bataille est terminée."), "{told}");
    assert!(heard.iter().any(|line| line.contains("Die Schlacht ist zu Ende.")), "{heard:?}");

    let bytes = record(&hers);
    assert_eq!(bytes, record(&his));
    let text = String::from_utf8_lossy(&bytes);
    for language in ["de", "fr"] {
        let pieces = pieces(language);
        assert!(pieces.len() > 5000, "{language}: the messages are where they were");
        let found: Vec<&String> = pieces.iter().filter(|piece| text.contains(piece.as_str())).collect();
        assert!(found.is_empty(), "{language}: {found:?}");
    }
}
