//! A mistake on the command line, in the language of the player.

use crate::MESSAGES;
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use language::say;
use language::tongue::current;
use std::error::Error as _;
use std::num::ParseIntError;

/// The text of a mistake, or of help. English is clap's own, with more tips than ours; so is a mistake that we have no message for.
pub(crate) fn told(mistake: &Error) -> String {
    let own = if current().code() == "en" { None } else { sentence(mistake) };
    let Some(what) = own else { return mistake.render().to_string() };
    let mut parts = vec![say!(MESSAGES, "commands-mistake", what = what)];
    let similar = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    if let Some(names) = similar.into_iter().find_map(|kind| word(mistake, kind)) {
        parts.push(format!("  {}", say!(MESSAGES, "commands-mistake-similar", names = names)));
    }
    if let Some(ContextValue::StyledStr(usage)) = mistake.get(ContextKind::Usage) {
        parts.push(usage.to_string());
    }
    parts.push(say!(MESSAGES, "commands-mistake-more"));
    parts.join("\n\n") + "\n"
}

/// The mistake in a sentence, without its tips.
fn sentence(mistake: &Error) -> Option<String> {
    let argument = word(mistake, ContextKind::InvalidArg);
    let value = word(mistake, ContextKind::InvalidValue);
    Some(match mistake.kind() {
        ErrorKind::UnknownArgument => say!(MESSAGES, "commands-mistake-argument", argument = argument?),
        ErrorKind::InvalidSubcommand => {
            let command = word(mistake, ContextKind::InvalidSubcommand)?;
            say!(MESSAGES, "commands-mistake-command", command = command)
        }
        ErrorKind::MissingRequiredArgument => {
            let Some(ContextValue::Strings(missing)) = mistake.get(ContextKind::InvalidArg) else { return None };
            let lines = missing.iter().map(|one| format!("\n  {one}")).collect::<String>();
            say!(MESSAGES, "commands-mistake-missing", arguments = lines)
        }
        ErrorKind::ArgumentConflict => match (argument?, word(mistake, ContextKind::PriorArg)?) {
            (argument, other) if argument == other => say!(MESSAGES, "commands-mistake-twice", argument = argument),
            (argument, other) => say!(MESSAGES, "commands-mistake-conflict", argument = argument, other = other),
        },
        ErrorKind::InvalidValue if value.as_deref() == Some("") => {
            say!(MESSAGES, "commands-mistake-no-value", argument = argument?)
        }
        ErrorKind::InvalidValue => {
            let known = word(mistake, ContextKind::ValidValue).filter(|known| !known.is_empty());
            let known = known.map_or_else(String::new, |known| {
                format!("\n  {} {known}]", say!(MESSAGES, "commands-help-frame-values"))
            });
            say!(MESSAGES, "commands-mistake-value", value = value?, argument = argument?) + &known
        }
        ErrorKind::ValueValidation => {
            let why = why(mistake.source()?);
            say!(MESSAGES, "commands-mistake-value-why", value = value?, argument = argument?, why = why)
        }
        ErrorKind::TooManyValues => {
            say!(MESSAGES, "commands-mistake-too-many", value = value?, argument = argument?)
        }
        _ => return None,
    })
}

/// Why a value is wrong: of numbers in the language of the player, of others in their own words.
fn why(source: &(dyn std::error::Error + 'static)) -> String {
    if source.is::<ParseIntError>() {
        return say!(MESSAGES, "commands-mistake-number");
    }
    let told = source.to_string();
    match told.split_once(" is not in ") {
        Some((_, range)) => say!(MESSAGES, "commands-mistake-range", range = range.to_owned()),
        None => told,
    }
}

/// A fact of a mistake, with commas between several.
fn word(mistake: &Error, kind: ContextKind) -> Option<String> {
    match mistake.get(kind)? {
        ContextValue::String(one) => Some(one.clone()),
        ContextValue::Strings(all) => Some(all.join(", ")),
        _ => None,
    }
}
