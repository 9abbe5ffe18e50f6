//! A battle in several files: the files it may share and reach, and the mistakes noted for others.

use super::mistakes::TINY;
use std::collections::BTreeMap;

fn several(files: &[(&str, &str)]) -> Vec<String> {
    let files: BTreeMap<String, Vec<u8>> =
        files.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect();
    match art_of_war_files::BATTLES.parse(&files, "main.toml") {
        Ok(_) => Vec::new(),
        Err(mistakes) => mistakes.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn several_files_are_one_scenario() {
    let (head, ground) = TINY.split_at(TINY.find("[map]").unwrap());
    let main = format!("include = [\"ground.toml\"]\n{head}");
    assert_eq!(several(&[("main.toml", &main), ("ground.toml", ground)]), [""; 0]);
    let bad = ground.replace("columns = 6", "columns = 0");
    assert_eq!(
        several(&[("main.toml", &main), ("ground.toml", &bad)]),
        ["ground.toml:2:11: `columns` must be a whole number from 1 to 99, not 0",]
    );
    let twice = format!("title = \"Other\"\ninclude = [\"main.toml\"]\n{ground}");
    assert_eq!(
        several(&[("main.toml", &main), ("ground.toml", &twice)]),
        [
            "ground.toml:1:1: `title` is already in main.toml; all of it must be in one file",
            "ground.toml:2:1: a file that is included cannot include others",
        ]
    );
    assert_eq!(several(&[("main.toml", &main)]), ["main.toml:1:12: ground.toml: there is no such file"]);
}

#[test]
fn a_folder_beside_the_scenarios_own_may_share_its_files() {
    let (head, ground) = TINY.split_at(TINY.find("[map]").unwrap());
    let main = format!("include = [\"../other-1/ground.toml\"]\n{head}");
    assert_eq!(several(&[("main.toml", &main), ("../other-1/ground.toml", ground)]), [""; 0]);
    let bad = ground.replace("columns = 6", "columns = 0");
    assert_eq!(
        several(&[("main.toml", &main), ("../other-1/ground.toml", &bad)]),
        ["../other-1/ground.toml:2:11: `columns` must be a whole number from 1 to 99, not 0"]
    );
    assert_eq!(several(&[("main.toml", &main)]), ["main.toml:1:12: ../other-1/ground.toml: there is no such file"]);
}

#[test]
fn a_scenario_cannot_reach_out_of_its_folder() {
    let names = [
        "../x.toml",
        "/etc/x.toml",
        "a/x.toml",
        "..\\\\x.toml",
        "C:x.toml",
        ".x.toml",
        "passwd",
        "x.toml/..",
        "../../x.toml",
        "../a/../x.toml",
        "../a/b/x.toml",
        "../../a/x.toml",
        "./a/x.toml",
        "..//x.toml",
        "../.a/x.toml",
        "../a/.x.toml",
        "../a./x.toml",
        "../a/passwd",
        "../a\\\\x.toml",
        "/../a/x.toml",
        "a/../b/x.toml",
        "../C:/x.toml",
    ];
    for name in names {
        let said = several(&[("main.toml", &format!("include = [\"{name}\"]"))]);
        assert!(said[0].contains("is not the plain name of a .toml file beside this one"), "{}", said[0]);
    }
    let said = several(&[("main.toml", "include = [\"x/y.toml\"]")]);
    let all = "main.toml:1:12: `x/y.toml` is not the plain name of a .toml file beside this one, or in a folder beside this one's, such as \"../eylau/map.toml\"";
    assert_eq!(said, [all]);
    let said = several(&[("main.toml", "include = [\"main.toml\"]")]);
    assert_eq!(said, ["main.toml:1:12: `main.toml` is read twice"]);
}

#[test]
fn bytes_that_are_no_text_are_found_on_their_line() {
    let files = BTreeMap::from([("x".to_owned(), b"format = 1\nid = \"\xff\"".to_vec())]);
    let mistakes = art_of_war_files::BATTLES.parse(&files, "x").unwrap_err();
    assert_eq!(mistakes[0].to_string(), "x:2:7: this is not text: the file must be in UTF-8");
}
