//! The help of both programs: every command and argument has it in every language, and no message of it is left over.

use app::arguments::ProgramArguments;
use clap::{Command, CommandFactory as _};
use commands::MESSAGES;
use commands::help::{FRAME, framed, message, walked, worded};
use language::tongue::{BUILT_IN, Phrase, Tongue, said, scoped, shapes};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command as Process;
use std::sync::Arc;

/// The beginning of the ids of help.
const HELP: &str = "commands-help-";

fn programs() -> [Command; 2] {
    [ProgramArguments::command(), keeper::KeeperArguments::command()]
}

/// Our words for those of clap, in the language that is spoken.
fn framing(id: &str) -> String {
    said(Phrase::new(&MESSAGES, format!("{HELP}frame-{id}")))
}

/// Visits a command and those below it, each with its names.
fn each(command: &Command, names: &str, visit: &mut impl FnMut(&Command, &str)) {
    let names = format!("{names} {}", command.get_name());
    visit(command, &names);
    command.get_subcommands().for_each(|below| each(below, &names, visit));
}

#[test]
fn every_command_and_argument_has_a_message_and_every_message_its_place() {
    let (mut used, mut wrong) = (BTreeSet::new(), Vec::new());
    for program in programs() {
        // Each sentence is the id of its message: what a derived command line says by itself is seen.
        let mut named = |ids: &[String]| {
            let id = message(ids)?;
            used.insert(id.clone());
            Some(id)
        };
        let program = walked(program, &mut named);
        each(&program, "", &mut |command, names| {
            let is_ours = |text: Option<String>| text.is_some_and(|text| text.starts_with(HELP));
            if !is_ours(command.get_about().map(ToString::to_string)) {
                wrong.push(format!("{names} has no help"));
            }
            for argument in command.get_arguments().filter(|argument| !argument.is_hide_set()) {
                if !is_ours(argument.get_help().map(ToString::to_string)) {
                    wrong.push(format!("{names}: {} has no help", argument.get_id()));
                }
                let value = argument.get_value_names().and_then(|names| names.first()).map(ToString::to_string);
                if argument.get_action().takes_values() && !is_ours(value) {
                    wrong.push(format!("{names}: the value of {} has no name", argument.get_id()));
                }
            }
        });
    }
    used.extend(FRAME.map(|(_, id)| format!("{HELP}frame-{id}")));
    let all = shapes(MESSAGES.page("en").unwrap());
    let left: Vec<&String> = all.keys().filter(|id| id.starts_with(HELP) && !used.contains(*id)).collect();
    assert!(wrong.is_empty() && left.is_empty(), "{}\nno command has these messages: {left:#?}", wrong.join("\n"));
}

#[test]
fn the_words_around_help_are_in_every_language_and_in_english_those_of_clap() {
    let mut english = String::new();
    for code in BUILT_IN {
        let _spoken = scoped(Arc::new(Tongue::new(code)));
        for program in programs() {
            let mut program = worded(program);
            program.build();
            each(&program, "", &mut |command, names| {
                for help in [command.clone().render_help(), command.clone().render_long_help()] {
                    let (before, help) = (help.to_string(), framed(&help.to_string()));
                    if code == "en" {
                        assert_eq!(help, before, "{names}");
                        english.push_str(&help);
                    }
                    let left = FRAME.iter().find(|(word, id)| framing(id) != *word && help.contains(word));
                    assert_eq!(left, None, "{names} in {code}:\n{help}");
                }
            });
        }
    }
    for (word, id) in FRAME {
        // The help of `help` itself is shown by nothing but a mistake.
        assert!(english.contains(word) || id == "print-for", "clap no longer writes {word}");
    }
}

#[test]
fn help_and_mistakes_are_in_the_language_of_the_settings_or_of_the_desktop() {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("help-home");
    std::fs::create_dir_all(&home).unwrap();
    let told = |language: &str, arguments: &[&str]| {
        let mut program = Process::new(env!("CARGO_BIN_EXE_estafette"));
        let output =
            program.args(arguments).env("LC_ALL", language).env_remove("LANGUAGE").env("ESTAFETTE_HOME", &home);
        let output = output.output().unwrap();
        let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap()).concat();
        (output.status.code(), text)
    };
    let _ = std::fs::remove_file(home.join("window.json"));
    for (language, wanted) in [
        ("C", ["Usage: estafette battle [OPTIONS]", "Let two bots fight a battle", "[default: eylau]", "Print help"]),
        ("fr_FR.UTF-8", ["Utilisation\u{a0}: estafette battle", "deux bots", "[par défaut\u{a0}: eylau]", "SCÉNARIO"]),
        ("de_AT.UTF-8", ["Aufruf: estafette battle [OPTIONEN]", "Zwei Bots", "[Standard: eylau]", "STARTWERT"]),
    ] {
        let (code, help) = told(language, &["battle", "--help"]);
        assert_eq!(code, Some(0));
        wanted.iter().for_each(|part| assert!(help.contains(part), "{language}: {part} is not in\n{help}"));
    }
    for (language, wanted) in
        [("C", "unexpected argument '--sed'"), ("fr", "l’argument «\u{a0}--sed\u{a0}» n’existe pas")]
    {
        let (code, mistake) = told(language, &["battle", "--sed", "3"]);
        assert!(code == Some(2) && mistake.contains(wanted) && mistake.contains("--seed"), "{mistake}");
    }
    // The language of the settings comes before that of the desktop, also for what a command prints.
    std::fs::write(home.join("window.json"), r#"{"language": "de"}"#).unwrap();
    assert!(told("fr", &["--help"]).1.contains("Befehle:"));
    assert!(told("fr", &["matches"]).1.contains("Keine unbeendeten Partien"));
    assert!(told("fr", &["soak"]).1.contains("ein Befehl des Labors"));
    let file = home.join("empty.estafette");
    std::fs::write(&file, "").unwrap();
    let file = file.to_str().unwrap();
    assert!(told("fr", &["tell", file]).1.contains("die Datei ist leer"));
    // A program that reads JSON hears English.
    assert!(told("fr", &["tell", "--json", file]).1.contains("the file is empty"));
}
