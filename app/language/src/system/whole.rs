//! A body of rules with everything it gives, typed and by name.

use super::any::AnySystem;
use super::ask::Ask;
use super::field::Field;
use super::judge::Judge;
use super::rules::Rules;
use super::show::Show;
use super::teach::Teach;
use super::tell::Tell;
use super::words::Words;
use crate::battle::{Battle, NoBattle};
use crate::bot::kind::Kind;
use crate::sheet::Sheet;
use engine::contract::Game;
use engine::referee::{self, Battlefield, Rulebook};
use engine::rule::Rule;
use scenarios::Scenario;
use std::marker::PhantomData;
use std::sync::Arc;

/// A body of rules as this program needs it, whole.
pub trait System: Ask + Tell + Show + Judge + Teach + Words {
    /// Itself, for the list of all systems.
    const WHOLE: &'static dyn AnySystem;
}

/// The system `S`, in this program since a version.
pub struct Whole<S> {
    since: &'static str,
    system: PhantomData<S>,
}

impl<S: System> Whole<S> {
    /// The system, with the first version of the program that knew it.
    pub const fn since(since: &'static str) -> Whole<S> {
        Whole { since, system: PhantomData }
    }
}

impl<S: System> AnySystem for Whole<S> {
    fn name(&self) -> &'static str {
        <S::Game as Game>::SYSTEM
    }

    fn title(&self) -> &'static str {
        <S as Rules>::TITLE
    }

    fn rulebook(&self) -> &'static dyn Rulebook {
        referee::rules::<S::Game>()
    }

    fn since(&self) -> &'static str {
        self.since
    }

    fn battle(&self, scenario: Scenario) -> Result<Battle, NoBattle> {
        Field::<S>::made(scenario).map(Field::battle)
    }

    fn plain(&self, battle: &Arc<dyn Battlefield>, title: &str) -> Option<Battle> {
        battle.of::<S::Game>().map(|board| Field::<S>::plain(Arc::clone(board), title).battle())
    }

    fn dice(&self) -> &'static [u16] {
        S::DICE
    }

    fn levels(&self) -> &'static [Kind] {
        S::levels()
    }

    fn rules(&self) -> &'static [(Rule, &'static str)] {
        S::CASES
    }

    fn thought(&self, rule: Rule) -> Option<&'static str> {
        S::CASES.iter().find(|(number, _)| *number == rule).map(|&(_, thought)| thought)
    }

    fn book_chart(&self, name: &str) -> Option<(String, Sheet)> {
        S::book_chart(name)
    }

    fn book(&self) -> &'static [&'static str] {
        S::BOOK
    }

    fn pictures(&self) -> &'static str {
        S::PICTURES
    }

    fn first_battle(&self) -> &'static str {
        S::FIRST_BATTLE
    }
}
