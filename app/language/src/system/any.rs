//! A type-erased system, by name.

use crate::battle::{Battle, NoBattle};
use crate::bot::kind::BotKind;
use crate::bot::looking::{Otherwise, Turned};
use crate::bot::reins::StopSignal;
use crate::guide::lesson::{Card, CardWords};
use crate::guide::translated::BookTexts;
use crate::position::Lesson;
use crate::sheet::Sheet;
use crate::tongue::Catalogue;
use engine::contract::{Opening, Side};
use engine::referee::{After, Battlefield, Referee, Rulebook};
use engine::rule::Rule;
use scenarios::Scenario;
use std::sync::Arc;

/// A type-erased system of this program.
pub trait AnySystem: Send + Sync {
    /// Its name in terms and records.
    fn name(&self) -> &'static str;
    /// Its name for people.
    fn title(&self) -> &'static str;
    /// Its rules.
    fn rulebook(&self) -> &'static dyn Rulebook;
    /// The first version of the program that knew it.
    fn since(&self) -> &'static str;
    /// The battle of a scenario's files; every mistake that the rules find in it is a line.
    fn battle(&self, scenario: Scenario) -> Result<Battle, NoBattle>;
    /// A battle of which only what the rules read is known; none if it is one of another system.
    fn plain(&self, battle: &Arc<dyn Battlefield>, title: &str) -> Option<Battle>;

    /// The dice of every roll, where they are the same in all revisions of the rules; otherwise none.
    fn dice(&self) -> &'static [u16];
    /// The levels of bots that are worth playing against, the weakest first.
    fn levels(&self) -> &'static [BotKind];
    /// Every numbered rule of it, with what it says in a sentence.
    fn rules(&self) -> &'static [(Rule, &'static str)];
    /// Its messages.
    fn messages(&self) -> &'static Catalogue;
    /// The names of all its events.
    fn event_names(&self) -> Vec<String>;
    /// The sentence of a rule, in English.
    fn thought(&self, rule: Rule) -> Option<&'static str>;
    /// The sentence of a rule in the language that is spoken now.
    fn tip(&self, rule: Rule) -> Option<String>;
    /// The texts of a card of its guided game in the language that is spoken now.
    fn card_words(&self, card: &Card) -> CardWords;
    /// A chart of its book by its name: what it shows, and the chart.
    fn book_chart(&self, name: &str) -> Option<(String, Sheet)>;
    /// Its book in the language that is spoken now, or in English.
    fn book(&self) -> BookTexts;

    /// The pictures of its book, declared.
    fn pictures(&self) -> &'static str;
    /// The lesson of its guided first game, of which nothing was said yet.
    fn lesson(&self) -> Box<dyn Lesson>;
    /// The battle of its guided first game.
    fn first_battle(&self) -> &'static str;

    /// A battle after `steps` commands and dice of two sensible bots; with none, its beginning.
    fn stepped(&self, battle: &Battle, seed: u64, steps: u32) -> Result<After, String>;
    /// A game to think on, with all that was ever opened in it; none if it is one of another system.
    fn knowing(&self, game: &dyn Referee, openings: &[(Side, Opening)]) -> Option<Arc<dyn Referee>>;
    /// The first side's chances once a game was played on with this luck, in a thousand.
    fn outlook(&self, game: &dyn Referee, luck: u64, stop: &StopSignal) -> i64;
    /// The answer of a bot in a game, by the knowledge of its side at that time; `None` if it has no answer.
    fn otherwise(&self, game: &dyn Referee, turned: &Turned<'_>) -> Option<Otherwise>;
}
