//! A look at a position for the questions of one side.

use super::super::{garrison_piece, piece, unit};
use engine::contract::{Game as _, Refusal, Side};
use engine::hex::Hex;
use language::ask::{Barred, Draft, Key, Mark, May, Offer, Pick, PieceId, Rank, Said, Saying, Sentence, Then};
use twenty::{Command, Game, UnitId};

/// Commit reserves.
pub(super) const RESERVES: Key = "reserves";

/// The unit of a pick, if it is one of this battle.
pub(super) fn unit_of(game: &Game, pick: Pick) -> Option<twenty::UnitId> {
    pick.piece().and_then(|piece| unit(game.board(), piece))
}

/// A position, and the side that is asked.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub(super) game: &'a Game,
    pub(super) side: Side,
}

impl Look<'_> {
    /// Where a unit stands.
    pub(super) fn place(self, unit: UnitId) -> Option<Hex> {
        self.game.state().hex_of(unit)
    }

    /// The unit of a pick, be it the counter itself or the hex it stands in.
    pub(super) fn unit(self, pick: Pick) -> Option<UnitId> {
        match pick {
            Pick::Hex(hex) => unit_in(self.game, hex),
            _ => unit_of(self.game, pick),
        }
    }

    /// A unit with the strength and movement printed on it, and where it is.
    pub(super) fn named(self, unit: UnitId) -> Sentence {
        let data = self.game.board().unit(unit);
        let label = Sentence::EMPTY.piece(piece(unit)).text(format!(" {}-{}", data.strength, data.movement));
        match self.place(unit) {
            Some(hex) => label.text(", ").hex(hex),
            None => label,
        }
    }

    /// "Allies: ", as every question to them begins.
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

    /// The rule that forbids a command.
    pub(super) fn refused(self, command: &Command) -> Refusal {
        self.game.check(self.side, command).err().unwrap_or_else(not_offered)
    }

    /// The rule that forbids what would be said of the unit of a pick.
    pub(super) fn refused_for(self, pick: Pick, command: impl Fn(UnitId) -> Command) -> Refusal {
        self.unit(pick).map_or_else(not_asked, |unit| self.refused(&command(unit)))
    }

    /// Each unit as an offer that begins a draft of its own; the one that was taken is marked.
    pub(super) fn subjects(self, units: &[UnitId], picked: Option<UnitId>, rank: Rank) -> Vec<Offer<Command>> {
        let offer = |unit: &UnitId| {
            let chosen = picked == Some(*unit);
            Offer {
                pick: unit_pick(*unit),
                then: Then::Draft(if chosen { Draft::EMPTY } else { Draft::new([unit_pick(*unit)]) }),
                label: self.named(*unit),
                rank: if picked.is_some() && !chosen { Rank::Aside } else { rank },
                mark: if chosen { Mark::Chosen } else { Mark::Choice },
            }
        };
        units.iter().map(offer).collect()
    }
}

/// A unit as a pick.
pub(super) const fn unit_pick(unit: UnitId) -> Pick {
    Pick::Piece(piece(unit))
}

/// A hex that says a command at once.
pub(super) fn says(hex: Hex, label: Sentence, mark: Mark, command: Command) -> Offer<Command> {
    Offer { pick: Pick::Hex(hex), then: Then::Say(Said::open(command)), label, rank: Rank::Open, mark }
}

/// Something that leads to a draft.
pub(super) fn leads(pick: Pick, draft: Draft, label: impl Into<Sentence>, mark: Mark) -> Offer<Command> {
    Offer { pick, then: Then::Draft(draft), label: label.into(), rank: Rank::Open, mark }
}

/// The same draft with one more pick.
pub(super) fn with(draft: &Draft, pick: Pick) -> Draft {
    draft.picks().iter().copied().chain([pick]).collect()
}

/// The same draft without a pick.
pub(super) fn without(draft: &Draft, pick: Pick) -> Draft {
    draft.picks().iter().copied().filter(|known| *known != pick).collect()
}

/// A word that is in the draft or not, and is put in or taken out.
pub(super) fn toggle(draft: &Draft, word: Pick) -> Offer<Command> {
    let on = draft.contains(word);
    let draft = if on { without(draft, word) } else { with(draft, word) };
    leads(word, draft, Sentence::EMPTY, if on { Mark::Chosen } else { Mark::Choice })
}

/// The unit in a hex.
pub(super) fn unit_in(game: &Game, hex: Hex) -> Option<UnitId> {
    game.board().unit_ids().find(|unit| game.state().hex_of(*unit) == Some(hex))
}

/// The garrison in a hex, as a piece.
pub(super) fn garrison_in(game: &Game, hex: Hex) -> Option<PieceId> {
    if !game.is_garrisoned(hex) {
        return None;
    }
    let at = game.board().definition().garrisons.iter().position(|known| known.hex == hex)?;
    u16::try_from(at).ok().map(|at| garrison_piece(game.board(), at))
}

/// A noun that no answer to this question has.
pub(super) fn not_asked() -> Refusal {
    refusal("not-what-is-asked", "that is not what is asked")
}

/// Who shall do it must be pointed at first.
pub(super) fn which_one() -> Refusal {
    refusal("several-could", "several units may be meant: pick the one that shall")
}

fn refusal(name: &'static str, text: &str) -> Refusal {
    Refusal { case: None, name, text: text.to_owned() }
}

/// The rules allow what nobody offered. The detectors look for this name.
fn not_offered() -> Refusal {
    refusal("not-offered", "the rules allow it, but it is not offered here")
}
