//! A look at a position for the questions of one side.

use super::super::pieces;
use super::super::{leader_piece, unit_piece};
use eagles::{Arms, Command, Game, LeaderId, Place, UnitId};
use engine::contract::{Game as _, Refusal, Side};
use engine::hex::Hex;
use language::ask::{Barred, Draft, Mark, May, Offer, Pick, Rank, Said, Saying, Sentence, Then};

/// A position, and the side that is asked.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub(super) game: &'a Game,
    pub(super) side: Side,
}

impl Look<'_> {
    /// Where a leader stands.
    pub(super) fn place(self, leader: LeaderId) -> Option<Hex> {
        self.game.state().hex_of(leader)
    }

    /// The leader of a pick.
    pub(super) fn leader(self, pick: Pick) -> Option<LeaderId> {
        pick.piece().and_then(|piece| pieces::leader(self.game.board(), piece))
    }

    /// The unit of a pick.
    pub(super) fn unit(self, pick: Pick) -> Option<UnitId> {
        pick.piece().and_then(|piece| pieces::unit(self.game.board(), piece))
    }

    /// A leader as a pick.
    pub(super) const fn at(self, leader: LeaderId) -> Pick {
        Pick::Piece(leader_piece(leader))
    }

    /// A unit as a pick.
    pub(super) fn of(self, unit: UnitId) -> Pick {
        Pick::Piece(unit_piece(self.game.board(), unit))
    }

    /// A leader with what is on his track and where he stands.
    pub(super) fn named(self, leader: LeaderId) -> Sentence {
        let label = Sentence::EMPTY.pick(self.at(leader)).text(format!(" {}", strength_seen(self.game, leader)));
        match self.place(leader) {
            Some(hex) => label.text(", ").hex(hex),
            None => label,
        }
    }

    /// "French: ", as every question to them begins.
    pub(super) fn prompt(self) -> Sentence {
        Sentence::EMPTY.side(self.side).text(": ")
    }

    /// What a button would say, or the rule that forbids it.
    pub(super) fn may(self, label: impl Into<Sentence>, command: Command) -> May<Command> {
        let label = label.into();
        Some(match self.game.check(self.side, &command) {
            Ok(()) => Ok(Saying { label, said: Said::open(command), doubt: None }),
            Err(refusal) => Err(Barred { label, refusal }),
        })
    }

    /// Whether the rules accept a command.
    pub(super) fn accepts(self, command: &Command) -> bool {
        self.game.check(self.side, command).is_ok()
    }

    /// The rule that forbids a command.
    pub(super) fn refused(self, command: &Command) -> Refusal {
        self.game.check(self.side, command).err().unwrap_or_else(not_offered)
    }

    /// A word that says a command at once.
    pub(super) fn says(self, word: Pick, command: Command) -> Offer<Command> {
        Offer {
            pick: word,
            then: Then::Say(Said::open(command)),
            label: Sentence::EMPTY,
            rank: Rank::Open,
            mark: Mark::Choice,
        }
    }

    /// Whether a leader has units.
    pub(super) fn is_employed(self, leader: LeaderId) -> bool {
        self.game.strength_of(leader).total() > 0
    }
}

/// Strength points by arm, "15i 5c 4a".
pub(in super::super) fn strength(arms: Arms) -> String {
    let parts = [(arms.infantry, 'i'), (arms.cavalry, 'c'), (arms.artillery, 'a')];
    let told: Vec<String> =
        parts.into_iter().filter(|(number, _)| *number > 0).map(|(number, arm)| format!("{number}{arm}")).collect();
    if told.is_empty() { String::from("without units") } else { told.join(" ") }
}

/// The same for a leader, as far as it can be seen.
pub(in super::super) fn strength_seen(game: &Game, leader: LeaderId) -> String {
    if game.is_outpost(leader) {
        return String::from("an outpost");
    }
    if game.state().leader(leader).is_some_and(|known| known.place == Place::Unseen) {
        return String::from("unseen");
    }
    match game.token(leader) {
        Some(token) if token.horse => String::from("under seal, horse"),
        Some(_) => String::from("under seal, foot"),
        None if game.is_masked(leader) => String::from("under seal"),
        None => strength(game.strength_of(leader)),
    }
}

/// Halves as people count movement points: "3 1/2".
pub(in super::super) fn points(halves: u16) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => String::from("1/2"),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole} 1/2"),
    }
}

/// The same with their name: "1/2 point", "3 points".
pub(in super::super) fn in_points(halves: u16) -> String {
    format!("{} {}", points(halves), if matches!(halves, 1 | 2) { "point" } else { "points" })
}

/// Something that leads to a draft.
pub(super) fn leads(pick: Pick, draft: Draft, label: impl Into<Sentence>, mark: Mark) -> Offer<Command> {
    Offer { pick, then: Then::Draft(draft), label: label.into(), rank: Rank::Open, mark }
}

/// The same draft with more picks.
pub(super) fn with(draft: &Draft, picks: impl IntoIterator<Item = Pick>) -> Draft {
    draft.picks().iter().copied().chain(picks).collect()
}

/// The same draft without a pick.
pub(super) fn without(draft: &Draft, pick: Pick) -> Draft {
    draft.picks().iter().copied().filter(|known| *known != pick).collect()
}

/// A noun that no answer to this question has.
pub(super) fn not_asked() -> Refusal {
    refusal("not-what-is-asked", "that is not what is asked")
}

fn refusal(name: &'static str, text: &str) -> Refusal {
    Refusal { case: None, name, text: text.to_owned() }
}

/// The rules allow what nobody offered. The detectors look for this name.
fn not_offered() -> Refusal {
    refusal("not-offered", "the rules allow it, but it is not offered here")
}
