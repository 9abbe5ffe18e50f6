//! The end of a match, before it is put into words: they are those of the language in which it is read.

use crate::{MESSAGES, words};
use engine::contract::Side;
use language::ask::{Names, Sentence};
use language::position::Position;
use language::say;
use record::entry::Ending;
use record::verify::Examination;
use std::sync::Arc;

/// The end of a match.
#[derive(Clone, Debug)]
pub(crate) enum HowEnded {
    /// By the rules.
    Rules(Score),
    /// By the players.
    Players(Ending),
    /// Another player has won than the score says, if there is one: these sides have lost, and these made false claims.
    Against { losers: [bool; 2], liars: [bool; 2], score: Option<Score> },
}

/// The score of a match with its winner, and the same with the winner first.
#[derive(Clone, Debug)]
pub(crate) struct Score {
    told: Box<[Sentence; 2]>,
    names: Arc<Names>,
}

impl HowEnded {
    /// The end of an examined match; `None` while it is not over.
    pub(crate) fn of(seen: &Examination, position: Option<&dyn Position>) -> Option<HowEnded> {
        let score = || position.filter(|_| seen.ending() == Some(Ending::Rules)).and_then(Score::of);
        if let Some(losers) = overturned(seen) {
            return Some(HowEnded::Against { losers, liars: seen.liars(), score: score() });
        }
        match seen.ending()? {
            Ending::Rules => score().map(HowEnded::Rules),
            ending => Some(HowEnded::Players(ending)),
        }
    }

    /// The end as a sentence, with the names of the players.
    pub(crate) fn text(&self, called: impl Fn(Side) -> String) -> String {
        match self {
            HowEnded::Rules(score) => score.text(),
            HowEnded::Players(ending) => words::ending(*ending, called),
            HowEnded::Against { losers, liars, .. } => against_the_score(*losers, *liars, Side::BOTH.map(called)),
        }
    }

    /// The same with the winner first.
    pub(crate) fn winner_first(&self, called: impl Fn(Side) -> String) -> String {
        match self {
            HowEnded::Rules(score) | HowEnded::Against { score: Some(score), .. } => score.winner_first(),
            HowEnded::Players(_) | HowEnded::Against { score: None, .. } => self.text(called),
        }
    }
}

impl Score {
    fn of(position: &dyn Position) -> Option<Score> {
        let over = position.ending()?;
        Some(Score { told: Box::new([over.text(), over.verdict_first()]), names: Arc::clone(position.names()) })
    }

    fn text(&self) -> String {
        let [text, _] = &*self.told;
        text.plain(&self.names)
    }

    fn winner_first(&self) -> String {
        let [_, winner_first] = &*self.told;
        winner_first.plain(&self.names)
    }
}

/// The match is closed, and these sides made a false claim or never opened what they had sealed.
pub(crate) fn overturned(seen: &Examination) -> Option<[bool; 2]> {
    let over = seen.course.due() == record::course::Due::Nothing;
    Some(seen.losers()).filter(|losers| over && *losers != [false, false])
}

/// The reason a closed match has another winner than its score.
fn against_the_score(losers: [bool; 2], [lied, other_lied]: [bool; 2], [first, second]: [String; 2]) -> String {
    match (losers, lied, other_lied) {
        ([true, true], true, true) => say!(MESSAGES, "replay-ending-both-liars"),
        ([true, true], false, false) => say!(MESSAGES, "replay-ending-both-shut"),
        ([true, true], true, false) => say!(MESSAGES, "replay-ending-liar-and-shut", liar = first, other = second),
        ([true, true], false, true) => say!(MESSAGES, "replay-ending-liar-and-shut", liar = second, other = first),
        ([true, _], true, _) => say!(MESSAGES, "replay-ending-liar", name = first),
        ([true, _], false, _) => say!(MESSAGES, "replay-ending-shut", name = first),
        (_, _, true) => say!(MESSAGES, "replay-ending-liar", name = second),
        (_, _, false) => say!(MESSAGES, "replay-ending-shut", name = second),
    }
}
