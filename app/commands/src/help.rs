//! The help of the commands, in the language of the player.
//!
//! The derived command line says what can be typed. Every sentence about it is a message, found by the names of the command and
//! of its arguments, and only where help or a mistake is shown.

use crate::elsewhere::{OtherProgram, elsewhere};
use crate::{MESSAGES, languages, mistakes};
use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Arg, Command, Parser};
use language::system::Systems;
use language::tongue::{Phrase, Tongue, said};
use std::io::Write;
use std::process::ExitCode;

/// The words that clap itself writes around help, and the ends of the ids of our messages for them. A longer one stands before
/// its own beginning.
pub const FRAME: [(&str, &str); 17] = [
    ("Usage:", "usage"),
    ("Commands:", "commands"),
    ("Arguments:", "arguments"),
    ("Options:", "options"),
    ("[OPTIONS]", "any-options"),
    ("<COMMAND>", "a-command"),
    ("[COMMAND]", "any-command"),
    ("[default:", "default"),
    ("[alias:", "alias"),
    ("[possible values:", "values"),
    ("Possible values:", "each-value"),
    ("Print help (see more with '--help')", "print-more"),
    ("Print help (see a summary with '-h')", "print-less"),
    ("Print help for the subcommand(s)", "print-for"),
    ("Print help", "print"),
    ("Print this message or the help of the given subcommand(s)", "print-of"),
    ("Print version", "version"),
];

/// The arguments of a program, or its exit code after help, a mistake, or a command that another program has.
pub fn parsed<P: Parser>(systems: Systems, here: OtherProgram) -> Result<P, ExitCode> {
    P::try_parse().map_err(|mistake| {
        languages::speak(systems, &[]);
        let first = std::env::args_os().nth(1).and_then(|word| word.into_string().ok());
        elsewhere(here, first.as_deref()).unwrap_or_else(|| shown(P::command(), mistake))
    })
}

/// Shows help or a mistake in the language that is spoken.
fn shown(command: Command, mistake: clap::Error) -> ExitCode {
    // The same words are read once more, by a command line whose help is in this language.
    let mistake = worded(command).try_get_matches_from(std::env::args_os()).err().unwrap_or(mistake);
    let text = framed(&mistakes::told(&mistake));
    // A reader that has gone away wants nothing more.
    let _ = if mistake.use_stderr() {
        std::io::stderr().write_all(text.as_bytes())
    } else {
        std::io::stdout().write_all(text.as_bytes())
    };
    ExitCode::from(u8::try_from(mistake.exit_code()).unwrap_or(1))
}

/// A command line whose help is in the language that is spoken.
pub fn worded(command: Command) -> Command {
    walked(command, &mut |ids| message(ids).map(|id| said(Phrase::new(&MESSAGES, id))))
}

/// A text of clap with its own words in the language that is spoken.
pub fn framed(text: &str) -> String {
    FRAME.iter().fold(text.to_owned(), |text, (word, id)| {
        text.replace(word, &said(Phrase::new(&MESSAGES, format!("commands-help-frame-{id}"))))
    })
}

/// The first of these messages that there is.
pub fn message(ids: &[String]) -> Option<String> {
    ids.iter().find(|id| Tongue::english().has(&MESSAGES, id)).cloned()
}

/// The command line with the help that `say` gives for the ids of messages, the nearest first.
pub fn walked(command: Command, say: &mut dyn FnMut(&[String]) -> Option<String>) -> Command {
    let place = HelpPlace(vec![command.get_name().to_owned()]);
    place.command(command, say)
}

/// A command by its names, that of the program first.
struct HelpPlace(Vec<String>);

impl HelpPlace {
    fn command(&self, mut command: Command, say: &mut dyn FnMut(&[String]) -> Option<String>) -> Command {
        if let Some(about) = say(&self.ids("")) {
            command = command.about(about);
        }
        if let Some(closing) = say(&self.ids(".closing")) {
            command = command.after_help(closing);
        }
        let command = command.mut_args(|argument| self.argument(argument, say));
        command.mut_subcommands(|below| {
            let names = self.0.iter().cloned().chain([below.get_name().to_owned()]).collect();
            HelpPlace(names).command(below, say)
        })
    }

    fn argument(&self, mut argument: Arg, say: &mut dyn FnMut(&[String]) -> Option<String>) -> Arg {
        if argument.is_hide_set() {
            return argument;
        }
        let own = key(argument.get_id().as_str());
        let mut ids = self.ids(&format!(".{own}"));
        ids.push(format!("commands-help-option-{own}"));
        if let Some(help) = say(&ids) {
            argument = argument.help(help);
        }
        if !argument.get_action().takes_values() {
            return argument;
        }
        let name = argument.get_value_names().and_then(|names| names.first()).map(|name| key(name));
        if let Some(word) = name.and_then(|name| say(&[format!("commands-help-value-{name}")])) {
            // Names of values live as long as the program, which ends after its help.
            let word: &'static str = word.leak();
            argument = argument.value_name(word);
        }
        let helped = |value: PossibleValue| match say(&self.ids(&format!(".{own}-{}", value.get_name()))) {
            Some(help) => value.help(help),
            None => value,
        };
        let values: Vec<PossibleValue> = argument.get_possible_values().into_iter().map(helped).collect();
        // Nothing is made of the values: the derived command line has read them.
        if values.is_empty() { argument } else { argument.value_parser(PossibleValuesParser::new(values)) }
    }

    /// The ids of its message with this end: one for this program alone, else one for every program.
    fn ids(&self, end: &str) -> Vec<String> {
        let whole = format!("commands-help-{}{end}", self.0.join("-"));
        let path = self.0.get(1..).filter(|path| !path.is_empty());
        [whole].into_iter().chain(path.map(|path| format!("commands-help-{}{end}", path.join("-")))).collect()
    }
}

/// A name as a part of an id.
fn key(name: &str) -> String {
    name.to_ascii_lowercase().replace(|letter: char| !letter.is_ascii_alphanumeric(), "-")
}
