//! A body of rules with everything it gives, typed and by name.

use super::any::AnySystem;
use super::ask::Asks;
use super::mind::Mind;
use super::rules::Rules;
use super::show::Show;
use super::teach::Teach;
use super::tell::Tell;
use super::typed_battle::TypedBattle;
use super::words::Words;
use crate::battle::{Battle, NoBattle};
use crate::bot::kind::BotKind;
use crate::bot::looking::{self, Otherwise, Turned};
use crate::bot::reins::StopSignal;
use crate::guide::lesson::{Card, CardWords};
use crate::guide::translated::{self, BookTexts};
use crate::position::Lesson;
use crate::sheet::Sheet;
use crate::tongue::Catalogue;
use engine::contract::{Game, Opening, Side};
use engine::referee::{self, After, Battlefield, Events, Referee, Rulebook};
use engine::rule::Rule;
use scenarios::{Reader, Scenario};
use std::marker::PhantomData;
use std::sync::Arc;

/// A body of rules as this program needs it, whole.
pub trait System: Asks + Tell + Show + Mind + Teach + Words {
    /// Itself, for the list of all systems.
    const WHOLE: &'static dyn AnySystem;
    /// The reader of its battles.
    const READER: &'static Reader;
}

/// The system `S`, in this program since a version.
pub struct Of<S> {
    since: &'static str,
    system: PhantomData<S>,
}

impl<S: System> Of<S> {
    /// The system, with the first version of the program that knew it.
    pub const fn since(since: &'static str) -> Of<S> {
        Of { since, system: PhantomData }
    }

    /// A battle in its types.
    fn field(battle: &Battle) -> Result<&TypedBattle<S>, String> {
        battle.of::<S>().ok_or_else(|| format!("this is no battle of {}", S::TITLE))
    }
}

impl<S: System> AnySystem for Of<S> {
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
        TypedBattle::<S>::made(scenario).map(TypedBattle::battle)
    }

    fn plain(&self, battle: &Arc<dyn Battlefield>, title: &str) -> Option<Battle> {
        battle.of::<S::Game>().map(|board| TypedBattle::<S>::plain(Arc::clone(board), title).battle())
    }

    fn dice(&self) -> &'static [u16] {
        S::DICE
    }

    fn levels(&self) -> &'static [BotKind] {
        S::levels()
    }

    fn rules(&self) -> &'static [(Rule, &'static str)] {
        S::CASES
    }

    fn messages(&self) -> &'static Catalogue {
        S::messages()
    }

    fn event_names(&self) -> Vec<String> {
        S::event_names()
    }

    fn thought(&self, rule: Rule) -> Option<&'static str> {
        S::CASES.iter().find(|(number, _)| *number == rule).map(|&(_, thought)| thought)
    }

    fn tip(&self, rule: Rule) -> Option<String> {
        let english = self.thought(rule)?;
        Some(S::refusals().keyed("rule", rule.as_str(), "").unwrap_or_else(|| english.to_owned()))
    }

    fn card_words(&self, card: &Card) -> CardWords {
        let (key, english) = (card.key(), card.english());
        let part = |attribute: &str, own: String| S::refusals().keyed("card", &key, attribute).unwrap_or(own);
        CardWords { title: part("", english.title), act: part(".act", english.act), why: part(".why", english.why) }
    }

    fn book_chart(&self, name: &str) -> Option<(String, Sheet)> {
        S::book_chart(name)
    }

    fn book(&self) -> BookTexts {
        translated::spoken(S::BOOK, S::TRANSLATED)
    }

    fn pictures(&self) -> &'static str {
        S::PICTURES
    }

    fn lesson(&self) -> Box<dyn Lesson> {
        S::lesson()
    }

    fn first_battle(&self) -> &'static str {
        S::FIRST_BATTLE
    }

    fn stepped(&self, battle: &Battle, seed: u64, steps: u32) -> Result<After, String> {
        let (game, events) = looking::stepped::<S>(&Of::<S>::field(battle)?.board, seed, steps)?;
        Ok(After { game: referee::shared(game), events: Events::new(events) })
    }

    fn knowing(&self, game: &dyn Referee, openings: &[(Side, Opening)]) -> Option<Arc<dyn Referee>> {
        Some(referee::shared(looking::knowing::<S>(game.of::<S::Game>()?, openings)))
    }

    fn outlook(&self, game: &dyn Referee, luck: u64, stop: &StopSignal) -> i64 {
        game.of::<S::Game>().map_or(0, |game| looking::outlook::<S>(game, luck, stop))
    }

    fn otherwise(&self, game: &dyn Referee, turned: &Turned<'_>) -> Option<Otherwise> {
        looking::otherwise::<S>(game.of::<S::Game>()?, turned)
    }
}
