//! The acts a phase leaves undone. Each system counts it, and the question before the phase ends is worded here, once
//! for all.

use super::asking::{May, Saying};
use super::names::Names;
use super::sentence::Sentence;

/// The beginning of the last sentence.
const PRESS: &str = " Press again to end ";

/// The things that a side leaves undone if it ends its phase now: "12 corps have not moved".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undone {
    /// Number of units with something undone.
    pub count: usize,
    /// The words for one unit: "corps has not moved".
    pub one: &'static str,
    /// The words for several units: "corps have not moved".
    pub many: &'static str,
    /// The thing the second press ends: "movement".
    pub ends: &'static str,
}

impl Undone {
    /// A sentence on the undone acts.
    pub fn told(&self) -> String {
        format!("{}.", self.words())
    }

    /// The question before the phase ends. `None` where nothing is undone.
    pub fn doubt(&self) -> Option<Sentence> {
        (self.count > 0).then(|| Sentence::from(format!("{}{PRESS}{}.", self.told(), self.ends)))
    }

    /// All of these in one sentence: "12 leaders have not marched, 5 commands are left." Nothing where all is done.
    pub fn all_told(all: &[Undone]) -> Option<String> {
        let left: Vec<&Undone> = all.iter().filter(|undone| undone.count > 0).collect();
        let ends = left.first()?.ends;
        let told: Vec<String> = left.iter().map(|undone| undone.words()).collect();
        Some(format!("{}.{PRESS}{ends}.", told.join(", ")))
    }

    /// The question before a phase ends: another doubt of the same button, if it has one, and all of these.
    pub fn asked(all: &[Undone], doubt: Option<String>, names: &Names) -> Option<String> {
        let Some(told) = Undone::all_told(all) else { return doubt };
        // A button that counts what is undone by itself says the same once more.
        let same = |doubt: &String| all.iter().any(|one| one.doubt().is_some_and(|one| one.plain(names) == *doubt));
        let Some(doubt) = doubt.filter(|doubt| !same(doubt)) else { return Some(told) };
        let press = told.rfind(PRESS).map_or("", |at| told.get(at..).unwrap_or_default());
        let doubt = doubt.strip_suffix(press).unwrap_or(&doubt);
        Some(format!("{doubt} {told}"))
    }

    fn words(&self) -> String {
        format!("{} {}", self.count, if self.count == 1 { self.one } else { self.many })
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

    const MOVES: Undone =
        Undone { count: 0, one: "corps has not moved", many: "corps have not moved", ends: "movement" };

    #[test]
    fn the_question_names_what_is_undone_and_is_left_out_where_nothing_is() {
        let doubt = |count| Undone { count, ..MOVES }.doubt().map(|doubt| doubt.plain(&crate::ask::Names::default()));
        assert_eq!(doubt(0), None);
        assert_eq!(doubt(1).as_deref(), Some("1 corps has not moved. Press again to end movement."));
        assert_eq!(doubt(12).as_deref(), Some("12 corps have not moved. Press again to end movement."));
    }

    #[test]
    fn several_things_are_named_in_one_sentence() {
        let commands = Undone { count: 5, one: "command is left", many: "commands are left", ends: "movement" };
        assert_eq!(Undone::all_told(&[MOVES]), None);
        let told = Undone::all_told(&[Undone { count: 12, ..MOVES }, commands]);
        assert_eq!(told.as_deref(), Some("12 corps have not moved, 5 commands are left. Press again to end movement."));
        let told = Undone::all_told(&[MOVES, Undone { count: 1, ..commands }]);
        assert_eq!(told.as_deref(), Some("1 command is left. Press again to end movement."));
    }

    #[test]
    fn another_doubt_is_asked_with_what_is_undone_and_the_same_one_only_once() {
        let names = Names::default();
        let asked = |count, doubt: &str| Undone::asked(&[Undone { count, ..MOVES }], Some(doubt.to_owned()), &names);
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
        assert_eq!(asked(MOVES), Some(other.clone()));
        assert_eq!(asked(Undone { count: 2, ..MOVES }), Undone { count: 2, ..MOVES }.doubt());
        assert_eq!(MOVES.before::<u8>(None), None);
    }
}
