//! A system, its types forgotten: what is known of it by name.

use crate::bot::kind::Kind;
use crate::sheet::Sheet;
use engine::rule::Rule;

/// A body of rules that this program carries out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// Its name in terms and records.
    pub name: &'static str,
    /// The oldest and the newest revision that can be played.
    pub revisions: (u32, u32),
    /// The first version of the program that knew it.
    pub since: &'static str,
}

/// A system of this program, its types forgotten.
pub trait AnySystem: Send + Sync {
    /// Its name in terms and records.
    fn name(&self) -> &'static str;
    /// Its name for people.
    fn title(&self) -> &'static str;
    /// What the lobby and a reader of records ask of it.
    fn known(&self) -> Known;

    /// The dice of every roll, where they are the same in all revisions of the rules; otherwise none.
    fn dice(&self) -> &'static [u16];
    /// The levels of bots that are worth playing against, the weakest first.
    fn levels(&self) -> &'static [Kind];
    /// Every numbered rule of it, with what it says in a sentence.
    fn rules(&self) -> &'static [(Rule, &'static str)];
    /// What a rule of it says, in a sentence.
    fn thought(&self, rule: Rule) -> Option<&'static str>;
    /// A chart of its book by its name: what it shows, and the chart.
    fn book_chart(&self, name: &str) -> Option<(String, Sheet)>;
    /// The chapters of its book.
    fn book(&self) -> &'static [&'static str];

    /// The pictures of its book, declared.
    fn pictures(&self) -> &'static str;
    /// The battle of its guided first game.
    fn first_battle(&self) -> &'static str;
}
