//! Moving units [4.0], and freeing the Guard at will [11.5].

use super::super::piece;
use super::look::{Look, not_asked, of_units, pieces, refusal};
use crate::MESSAGES;
use art_of_war::{Command, Halves, Limit, Reach, UnitId, cases};
use engine::contract::Refusal;
use engine::hex::Hex;
use language::ask::{Asking, Draft, Key, Mark, Offer, Overlay, Pick, Rank, Said, Sentence, Then};
use language::phrase;
use language::sheet::Sheet;
use language::tongue::Argument;

const QUESTION: &str = "move";
/// Frees the Guard unit that is picked; with another or none picked it picks one.
pub(crate) const FREE: Key = "free";
/// Frees every Guard unit that may be, which costs no more than one.
pub(crate) const FREE_ALL: Key = "free all";

/// A movement phase as its side sees it.
struct Phase<'a> {
    look: Look<'a>,
    /// Units that can still move. Their hexes are worked out only for the one that is picked.
    movers: Vec<UnitId>,
    /// Guard that may be freed.
    guard: Vec<UnitId>,
    /// Units that must still move to their rest.
    must_rest: Vec<UnitId>,
}

impl<'a> Phase<'a> {
    fn of(look: Look<'a>) -> Phase<'a> {
        Phase {
            look,
            movers: look.game.board().units_of(look.side).filter(|&unit| look.game.can_go(unit)).collect(),
            guard: look.game.guard_to_free(),
            must_rest: look.game.must_rest(),
        }
    }

    fn can_go(&self, unit: UnitId) -> bool {
        self.movers.contains(&unit)
    }

    fn read(&self, draft: &Draft) -> Option<UnitId> {
        let unit = self.look.unit(*draft.picks().first()?)?;
        (self.can_go(unit) || self.guard.contains(&unit)).then_some(unit)
    }

    fn has_moved(&self, unit: UnitId) -> bool {
        self.look.game.state().unit(unit).spent.0 > 0
    }

    /// Number of units that can move and have not.
    fn unmoved(&self) -> usize {
        self.movers.iter().filter(|&&unit| !self.has_moved(unit)).count()
    }

    fn offers(&self, picked: Option<UnitId>) -> Vec<Offer<Command>> {
        let rooted = self.guard.iter().copied().filter(|unit| !self.can_go(*unit));
        let units = self.movers.iter().copied().chain(rooted);
        let mut offers: Vec<Offer<Command>> = units.map(|unit| self.unit_offer(unit, picked)).collect();
        if let Some(unit) = picked {
            let reach = self.look.game.reach(unit);
            offers.extend(reach.ends().filter_map(|end| self.hex_offer(unit, &reach, end.hex)));
        }
        offers.extend(self.guard_offers(picked));
        offers
    }

    fn unit_offer(&self, unit: UnitId, picked: Option<UnitId>) -> Offer<Command> {
        let chosen = picked == Some(unit);
        let owed = self.must_rest.contains(&unit);
        let rank = match self.can_go(unit) {
            false => Rank::Aside,
            true if owed => Rank::Owed,
            true if self.has_moved(unit) => Rank::Done,
            true => Rank::Open,
        };
        // Once a unit is picked its reach is what is looked at.
        let lit = picked.is_none() && (owed || self.guard.contains(&unit));
        Offer {
            pick: Pick::Piece(piece(unit)),
            then: Then::Draft(of_units((!chosen).then_some(unit))),
            label: self.label(unit),
            rank,
            mark: if chosen {
                Mark::Chosen
            } else if lit {
                Mark::Choice
            } else {
                Mark::Plain
            },
        }
    }

    fn label(&self, unit: UnitId) -> Sentence {
        let (name, left) = (self.look.named(unit), points(self.look.game.movement_left(unit)));
        match (self.must_rest.contains(&unit), self.chooses(unit)) {
            (false, None) => phrase!(MESSAGES, "art-of-war-mover", unit = name, left = left),
            (false, Some(rule)) => phrase!(MESSAGES, "art-of-war-mover-chooses", unit = name, left = left).rule(rule),
            (true, None) => {
                phrase!(MESSAGES, "art-of-war-mover-rest", unit = name, left = left).rule(cases::GUARD_RETURNS)
            }
            (true, Some(rule)) => phrase!(MESSAGES, "art-of-war-mover-rest-chooses", unit = name, left = left)
                .rule(cases::GUARD_RETURNS)
                .rule(rule),
        }
    }

    /// The rule under which moving this unit first chooses its division for the turn [19.3].
    fn chooses(&self, unit: UnitId) -> Option<language::ask::Rule> {
        let (board, state) = (self.look.game.board(), self.look.game.state());
        let division = board.unit(unit).division?;
        let limits = board.definition().rules.limits.iter();
        let mut now = limits.filter(|limit| limit.side == self.look.side && limit.turns.contains(&state.turn));
        let leaves_open = now.find(|limit| match &limit.limit {
            Limit::Only { divisions, others } => *others > 0 && !divisions.contains(&division),
            Limit::Hold(_) => false,
        })?;
        state.released.is_none().then_some(leaves_open.case.into())
    }

    fn hex_offer(&self, unit: UnitId, reach: &Reach, hex: Hex) -> Option<Offer<Command>> {
        let reached = reach.get(hex)?;
        let rests = self.must_rest.contains(&unit) && self.look.game.may_rest(unit, hex);
        let left = points(reached.left);
        let label = if rests {
            phrase!(MESSAGES, "art-of-war-way-rest", hex = hex, left = left).rule(cases::GUARD_RETURNS)
        } else {
            phrase!(MESSAGES, "art-of-war-way-left", hex = hex, left = left)
        };
        Some(Offer {
            pick: Pick::Hex(hex),
            then: Then::Say(Said::open(Command::Move { unit, path: reach.path_to(hex)? })),
            label,
            rank: if rests { Rank::Owed } else { Rank::Open },
            mark: Mark::Reach {
                left: reached.left.to_string(),
                stop: self.look.game.in_zone(self.look.side.other(), hex),
                risk: false,
            },
        })
    }

    /// The words that free the Guard.
    fn guard_offers(&self, picked: Option<UnitId>) -> Vec<Offer<Command>> {
        let Some(&first) = self.guard.first() else { return Vec::new() };
        let offer =
            |key, then, label| Offer { pick: Pick::Word(key), then, label, rank: Rank::Aside, mark: Mark::Plain };
        let free = |units: Vec<UnitId>| Then::Say(Said::open(Command::Activate { units }));
        let mut offers = Vec::new();
        offers.push(match picked.filter(|unit| self.guard.contains(unit)) {
            Some(unit) => {
                let label = phrase!(MESSAGES, "art-of-war-release-unit", unit = self.look.named(unit));
                let label = label.rule(cases::GUARD_FREED);
                offer(FREE, free(vec![unit]), label)
            }
            None => offer(FREE, Then::Draft(of_units([first])), Sentence::EMPTY),
        });
        if self.guard.len() > 1 {
            offers.push(offer(FREE_ALL, free(self.guard.clone()), Sentence::EMPTY));
        }
        offers
    }

    fn card(&self, picked: Option<UnitId>) -> Sheet {
        let mut card = Sheet::EMPTY;
        if picked.is_none() {
            card.line(phrase!(MESSAGES, "art-of-war-move-hint"));
        }
        card.line(phrase!(MESSAGES, "art-of-war-unmoved", count = self.unmoved()));
        let off_map = |unit: &UnitId| self.look.place(*unit).is_none();
        let entering = self.movers.iter().copied().filter(off_map);
        card.pieces(phrase!(MESSAGES, "art-of-war-can-enter").rule(cases::ARRIVAL), pieces(entering));
        let must_rest = pieces(self.must_rest.iter().copied());
        card.pieces(phrase!(MESSAGES, "art-of-war-must-rest").rule(cases::GUARD_RETURNS), must_rest);
        let guard = pieces(self.guard.iter().copied());
        card.pieces(phrase!(MESSAGES, "art-of-war-guard-to-release").rule(cases::GUARD_FREED), guard);
        card
    }
}

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let phase = Phase::of(look);
    let picked = phase.read(draft);
    let prompt = phrase!(MESSAGES, "art-of-war-ask-move", side = look.side).rule(cases::MOVEMENT);
    let mut asking = Asking::of(QUESTION, of_units(picked), prompt);
    asking.offers = phase.offers(picked);
    let count = phase.unmoved();
    let doubt = (count > 0).then(|| phrase!(MESSAGES, "art-of-war-unmoved-doubt", count = count));
    asking.pass = look.may(phrase!(MESSAGES, "art-of-war-end-movement"), Command::EndMovement, doubt);
    asking.overlays = picked.and_then(|unit| look.place(unit)).map(Overlay::Selected).into_iter().collect();
    asking.card = phase.card(picked);
    asking
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let stopped = |unit: UnitId, hex: Hex| look.game.way(look.side, unit, hex).err().unwrap_or_else(first_a_unit);
    let rooted = |unit: UnitId| stopped(unit, look.some_hex(look.place(unit)));
    match pick {
        Pick::Piece(_) => look.unit(pick).map_or_else(not_asked, rooted),
        Pick::Hex(hex) => match Phase::of(look).read(draft) {
            Some(unit) => stopped(unit, hex),
            None => match look.game.units_in(hex).first() {
                Some(&unit) if !look.game.can_go(unit) => rooted(unit),
                _ => first_a_unit(),
            },
        },
        Pick::Word(FREE | FREE_ALL) => {
            let own = look.game.board().units_of(look.side);
            let guard = own.filter(|&unit| look.game.board().unit(unit).guard);
            look.refused(&Command::Activate { units: guard.collect() })
        }
        _ => not_asked(),
    }
}

/// The refusal of a hex alone: a unit must be picked first.
fn first_a_unit() -> Refusal {
    refusal("pick-a-unit", "Choose the unit that will move there.")
}

/// Movement points as messages have them.
fn points(halves: Halves) -> Argument {
    Argument::Halves(i64::from(halves.0))
}

/// The way to the hex under the pointer.
pub(super) fn preview(look: Look<'_>, draft: &Draft, pick: Pick) -> Vec<Overlay> {
    let path = || {
        let unit = look.unit(*draft.picks().first()?)?;
        let end = pick.hex()?;
        let reach = look.game.reach(unit);
        let reached = reach.get(end)?;
        let way = reach.path_to(end)?;
        let start = look.place(unit).filter(|hex| way.first() != Some(hex));
        Some(Overlay::Path { hexes: start.into_iter().chain(way).collect(), cost: reached.cost.to_string() })
    };
    path().into_iter().collect()
}
