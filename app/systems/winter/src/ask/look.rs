//! A look at a position for the questions of one side.

use super::super::{Thing, leader_piece, piece, thing};
use super::words;
use engine::contract::{Game as _, Refusal, Side};
use engine::hex::Hex;
use language::ask::{Barred, Draft, Facing, Key, Mark, May, Offer, Pick, PieceId, Rank, Said, Saying, Sentence, Then};
use winter::glimpse::points;
use winter::state::{Formation, Morale};
use winter::{Command, Game, LeaderId, UnitId};

/// A position, and the side that is asked.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub(super) game: &'a Game,
    pub(super) side: Side,
}

impl Look<'_> {
    /// Where a unit stands.
    pub(super) fn place(self, unit: UnitId) -> Option<Hex> {
        self.game.state().unit(unit).hex()
    }

    /// The unit of a pick.
    pub(super) fn unit(self, pick: Pick) -> Option<UnitId> {
        match pick.piece().and_then(|piece| thing(self.game.board(), piece)) {
            Some(Thing::Unit(unit)) => Some(unit),
            _ => None,
        }
    }

    /// The leader of a pick.
    pub(super) fn leader(self, pick: Pick) -> Option<LeaderId> {
        match pick.piece().and_then(|piece| thing(self.game.board(), piece)) {
            Some(Thing::Leader(leader)) => Some(leader),
            _ => None,
        }
    }

    /// A leader as a pick.
    pub(super) fn leader_pick(self, leader: LeaderId) -> Pick {
        Pick::Piece(leader_piece(self.game.board(), leader))
    }

    /// A unit with its strength, order, formation and place.
    pub(super) fn named(self, unit: UnitId) -> Sentence {
        let state = self.game.state().unit(unit);
        let counter = self.game.board().unit(unit);
        let mut text =
            if counter.is_battery() { format!(" {} guns", state.guns) } else { format!(" {} SP", state.strength) };
        if !matches!(state.formation, Formation::GeneralOrder) || counter.is_battalion() {
            text.push_str(&format!(", {}", words::formation(state.formation)));
        }
        match state.morale {
            Morale::Good => {}
            Morale::Disordered => text.push_str(", Disordered"),
            Morale::Routed => text.push_str(", Routed"),
        }
        if state.exhausted {
            text.push_str(", Exhausted");
        }
        let label = Sentence::EMPTY.piece(piece(unit)).text(text);
        match state.hex() {
            Some(hex) => label.text(", ").hex(hex),
            None => label,
        }
    }

    /// A leader with what he gives.
    pub(super) fn named_leader(self, leader: LeaderId) -> Sentence {
        let state = self.game.state().leader(leader);
        let told = format!(", radius {}, bonus {}", self.game.radius_of(leader), self.game.bonus_of(leader));
        let label = Sentence::EMPTY.pick(self.leader_pick(leader)).text(told);
        match state.hex() {
            Some(hex) => label.text(", ").hex(hex),
            None => label,
        }
    }

    /// "Allied: ", as every question to them begins.
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

    /// A piece as an offer that begins a draft of its own; the one that was taken is marked.
    pub(super) fn subject(
        self,
        piece: PieceId,
        label: Sentence,
        picked: Option<PieceId>,
        rank: Rank,
    ) -> Offer<Command> {
        let chosen = picked == Some(piece);
        let pick = Pick::Piece(piece);
        Offer {
            pick,
            then: Then::Draft(if chosen { Draft::EMPTY } else { Draft::new([pick]) }),
            label,
            rank: if picked.is_some() && !chosen { Rank::Aside } else { rank },
            mark: if chosen { Mark::Chosen } else { Mark::Choice },
        }
    }
}

/// A unit as a pick.
pub(super) const fn unit_pick(unit: UnitId) -> Pick {
    Pick::Piece(piece(unit))
}

/// A facing at a hex as a pick: twelfths from the top of the map.
pub(super) fn facing_pick(hex: Hex, facing: winter::Facing) -> Pick {
    let twelfth = u8::try_from(facing.number() * 2).ok().and_then(Facing::new);
    // Every apex is a twelfth.
    twelfth.map_or(Pick::Hex(hex), |facing| Pick::Facing(hex, facing))
}

/// A facing as the rules know it; a hexside is none.
pub(super) fn read_facing(facing: Facing) -> Option<winter::Facing> {
    let apex = |known: &winter::Facing| i32::from(facing.twelfth()) == known.number() * 2;
    winter::Facing::ALL.into_iter().find(apex)
}

/// Something that says a command at once.
pub(super) fn says(pick: Pick, label: impl Into<Sentence>, mark: Mark, command: Command) -> Offer<Command> {
    Offer { pick, then: Then::Say(Said::open(command)), label: label.into(), rank: Rank::Open, mark }
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
pub(super) fn toggle(draft: &Draft, word: Key) -> Offer<Command> {
    let pick = Pick::Word(word);
    let on = draft.contains(pick);
    let draft = if on { without(draft, pick) } else { with(draft, pick) };
    leads(pick, draft, Sentence::EMPTY, if on { Mark::Chosen } else { Mark::Choice })
}

/// A hex in reach, with what is left there.
pub(super) fn reach(left: u16, risk: bool) -> Mark {
    Mark::Reach { left: points(left), stop: false, risk }
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
