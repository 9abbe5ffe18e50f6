//! The names of sides in the language of the player.

use super::current::current;
use super::forms::SideForm;
use super::speech::Tongue;
use fluent_bundle::FluentArgs;

/// The name of a side in the language that is spoken now, from its name in the battle.
pub fn side_called(name: &str, form: SideForm) -> String {
    named(&current(), name, form)
}

/// The name of a side in a language. A name that no message knows is used as the battle has it.
pub(super) fn named(tongue: &Tongue, name: &str, form: SideForm) -> String {
    let mut arguments = FluentArgs::new();
    arguments.set("name", name.to_owned());
    let known = format!("language-side-{}", key(name));
    let attribute = |id: &str| match form {
        SideForm::Label => id.to_owned(),
        other => format!("{id}.{}", other.name()),
    };
    let in_tongue = |tongue: &Tongue, id: &str| tongue.format(&crate::MESSAGES, &attribute(id), &arguments);
    let text = in_tongue(tongue, &known)
        .or_else(|| in_tongue(&Tongue::english(), &known))
        .or_else(|| in_tongue(tongue, OTHER_SIDE))
        .or_else(|| in_tongue(&Tongue::english(), OTHER_SIDE));
    text.unwrap_or_else(|| name.to_owned())
}

/// The message for a side with any other name.
const OTHER_SIDE: &str = "language-side-other";

/// The name of a side as the end of a message's id.
pub(super) fn key(name: &str) -> String {
    let letter = |letter: char| if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { '-' };
    name.chars().map(letter).collect()
}
