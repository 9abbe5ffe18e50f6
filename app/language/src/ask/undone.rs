//! The acts a phase leaves undone. Each system counts them and has the words for each kind; the question before the phase
//! ends is put together here, once for all.

use super::asking::{May, Saying};
use super::names::Names;
use super::sentence::Sentence;
use crate::tongue::{Argument, Joiner};
use crate::{MESSAGES, phrase};

/// The things that a side leaves undone if it ends its phase now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undone {
    /// Number of units with something undone.
    pub count: usize,
    /// The number in words, as a clause: "12 corps have not moved".
    pub left: Sentence,
    /// The request for the second press: "Press again to end movement."
    pub again: Sentence,
}

impl Undone {
    /// The question before the phase ends. `None` where nothing is undone.
    pub fn doubt(&self) -> Option<Sentence> {
        Undone::all_told(std::slice::from_ref(self))
    }

    /// All of these in one sentence: "12 leaders have not marched, 5 commands are left." Nothing where all is done.
    pub fn all_told(all: &[Undone]) -> Option<Sentence> {
        let left = || all.iter().filter(|undone| undone.count > 0);
        let again = left().next()?.again.clone();
        let left = Argument::joined(left().map(|undone| undone.left.clone()), Joiner::Comma);
        Some(phrase!(MESSAGES, "language-undone", left = left, again = again))
    }

    /// The question before a phase ends: another doubt of the same button, if it has one, and all of these.
    pub fn asked(all: &[Undone], doubt: Option<String>, names: &Names) -> Option<String> {
        let Some(told) = Undone::all_told(all) else { return doubt };
        let told = told.plain(names);
        // A button that counts what is undone by itself says the same once more.
        let same = |doubt: &String| all.iter().any(|one| one.doubt().is_some_and(|one| one.plain(names) == *doubt));
        let Some(doubt) = doubt.filter(|doubt| !same(doubt)) else { return Some(told) };
        let again = all.iter().find(|undone| undone.count > 0).map(|undone| undone.again.plain(names));
        let doubt = again.and_then(|again| doubt.strip_suffix(&again)).unwrap_or(&doubt).trim_end();
        Some(format!("{doubt} {told}"))
    }

    /// The same button, which asks this question first.
    pub fn before<C>(&self, may: May<C>) -> May<C> {
        may.map(|may| may.map(|saying| Saying { doubt: self.doubt().or(saying.doubt), ..saying }))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may fail loudly")]
mod tests {
    use super::*;
    use crate::ask::Said;

    fn moves(count: usize) -> Undone {
        let left = if count == 1 { "corps has not moved" } else { "corps have not moved" };
        let left = Sentence::from(format!("{count} {left}"));
        Undone { count, left, again: Sentence::from("Press again to end movement.") }
    }

    fn commands(count: usize) -> Undone {
        Undone { count, left: Sentence::from(format!("commands left: {count}")), ..moves(count) }
    }

    fn plain(told: Option<Sentence>) -> Option<String> {
        told.map(|told| told.plain(&Names::default()))
    }

    #[test]
    fn the_question_names_what_is_undone_and_is_left_out_where_nothing_is() {
        let doubt = |count| plain(moves(count).doubt());
        assert_eq!(doubt(0), None);
        assert_eq!(doubt(1).as_deref(), Some("1 corps has not moved. Press again to end movement."));
        assert_eq!(doubt(12).as_deref(), Some("12 corps have not moved. Press again to end movement."));
    }

    #[test]
    fn several_things_are_named_in_one_sentence() {
        assert_eq!(Undone::all_told(&[moves(0)]), None);
        let told = plain(Undone::all_told(&[moves(12), commands(5)]));
        assert_eq!(told.as_deref(), Some("12 corps have not moved, commands left: 5. Press again to end movement."));
        let told = plain(Undone::all_told(&[moves(0), commands(1)]));
        assert_eq!(told.as_deref(), Some("commands left: 1. Press again to end movement."));
    }

    #[test]
    fn another_doubt_is_asked_with_what_is_undone_and_the_same_one_only_once() {
        let names = Names::default();
        let asked = |count, doubt: &str| Undone::asked(&[moves(count)], Some(doubt.to_owned()), &names);
        assert_eq!(asked(0, "Sure?").as_deref(), Some("Sure?"));
        let both = asked(2, "You planned an attack. Press again to end movement.").unwrap();
        assert_eq!(both, "You planned an attack. 2 corps have not moved. Press again to end movement.");
        let told = "2 corps have not moved. Press again to end movement.";
        assert_eq!(asked(2, told).as_deref(), Some(told));
        assert_eq!(Undone::asked(&[], None, &names), None);
    }

    #[test]
    fn another_doubt_stays_where_nothing_is_undone() {
        let other = Sentence::from("It cannot be undone.");
        let may = || -> May<u8> {
            Some(Ok(Saying { label: Sentence::from("End"), said: Said::open(1), doubt: Some(other.clone()) }))
        };
        let asked = |undone: Undone| undone.before(may()).and_then(Result::ok).and_then(|saying| saying.doubt);
        assert_eq!(asked(moves(0)), Some(other.clone()));
        assert_eq!(asked(moves(2)), moves(2).doubt());
        assert_eq!(moves(0).before::<u8>(None), None);
    }
}
