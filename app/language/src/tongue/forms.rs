//! The forms of a side's name in a sentence, and the marks that stand for slots while a message is written.

use fluent_bundle::{FluentArgs, FluentValue};

/// The form in which a sentence needs the name of a side. A message asks for it by `SIDE($side, form: "of")`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SideForm {
    /// As a label: "French".
    #[default]
    Label,
    /// As a noun: "the French".
    Noun,
    /// Of them: "of the French"; in German the genitive.
    Of,
    /// To them: "to the French"; in German the dative.
    To,
    /// As an adjective before a noun: "French".
    Adjective,
}

impl SideForm {
    /// All of them, in the order of their marks.
    pub const ALL: [SideForm; 5] = [SideForm::Label, SideForm::Noun, SideForm::Of, SideForm::To, SideForm::Adjective];

    /// Its name in messages: the attribute of a side, and the value of `form`.
    pub const fn name(self) -> &'static str {
        match self {
            SideForm::Label => "label",
            SideForm::Noun => "noun",
            SideForm::Of => "of",
            SideForm::To => "to",
            SideForm::Adjective => "adjective",
        }
    }
}

/// The function of messages that puts a side into a form.
pub(super) const FUNCTION: &str = "SIDE";
/// The name of the function's argument.
pub(super) const FORM: &str = "form";

/// Slots are written as private-use characters first, each for a slot in a form. No message may hold one.
const FIRST_MARK: u32 = 0xF_0000;
const FORMS: u32 = 16;
const MOST_SLOTS: u32 = 4_000;

/// The mark of a slot in a form; `None` if there are too many slots.
pub(super) fn mark(slot: usize, form: SideForm) -> Option<char> {
    let slot = u32::try_from(slot).ok().filter(|slot| *slot < MOST_SLOTS)?;
    let form = SideForm::ALL.iter().position(|known| *known == form).and_then(|at| u32::try_from(at).ok())?;
    char::from_u32(FIRST_MARK + slot * FORMS + form)
}

/// The slot and the form of a mark; `None` for any other character.
pub(super) fn marked(mark: char) -> Option<(usize, SideForm)> {
    let at = u32::from(mark).checked_sub(FIRST_MARK).filter(|at| *at < MOST_SLOTS * FORMS)?;
    let form = SideForm::ALL.get(usize::try_from(at % FORMS).ok()?)?;
    Some((usize::try_from(at / FORMS).ok()?, *form))
}

/// Puts the mark of a side into a form. A value that is no mark stays as it is.
pub(super) fn side_form<'a>(positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    let form = match named.get(FORM) {
        Some(FluentValue::String(name)) => SideForm::ALL.into_iter().find(|form| form.name() == name.as_ref()),
        _ => None,
    };
    match (positional, form) {
        ([FluentValue::String(text)], Some(form)) => {
            let slot = text.chars().next().and_then(marked).map(|(slot, _)| slot);
            match slot.and_then(|slot| mark(slot, form)) {
                Some(mark) => FluentValue::from(mark.to_string()),
                None => FluentValue::String(text.clone()),
            }
        }
        _ => FluentValue::Error,
    }
}
