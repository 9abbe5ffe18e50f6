//! The placing of the battery and its decoys, under seals [1.1, 1.3].

use super::super::{BATTERY, decoys};
use super::common::{BLANK, not_asked, offer, rule};
use crate::{Command, Ford};
use engine::codec;
use engine::contract::Refusal;
use engine::hex::Hex;
use language::ask::{Asking, Barred, Draft, Mark, May, Offer, Pick, PieceId, Rank, Said, Saying, Sentence, Then};
use language::sheet::Sheet;

/// A draft as it was read: clauses of a piece and its ford, and a piece that has none yet.
struct Plan {
    clauses: Vec<(PieceId, Hex)>,
    open: Option<PieceId>,
}

impl Plan {
    fn read(game: &Ford, draft: &Draft) -> Plan {
        let mut plan = Plan { clauses: Vec::new(), open: None };
        for pick in draft.picks() {
            match (*pick, plan.open) {
                (Pick::Piece(piece), None) if own(game).any(|one| one == piece) && plan.at(piece).is_none() => {
                    plan.open = Some(piece);
                }
                (Pick::Hex(hex), Some(piece)) if plan.is_free(game, hex) => {
                    plan.open = None;
                    plan.clauses.push((piece, hex));
                }
                _ => break,
            }
        }
        plan
    }

    fn draft(&self) -> Draft {
        let placed = self.clauses.iter().flat_map(|(piece, hex)| [Pick::Piece(*piece), Pick::Hex(*hex)]);
        placed.chain(self.open.map(Pick::Piece)).collect()
    }

    fn at(&self, piece: PieceId) -> Option<Hex> {
        self.clauses.iter().find(|(placed, _)| *placed == piece).map(|(_, hex)| *hex)
    }

    fn is_free(&self, game: &Ford, hex: Hex) -> bool {
        game.scenario().number(hex).is_some() && !self.clauses.iter().any(|(_, taken)| *taken == hex)
    }

    /// The same draft with that piece taken up, wherever it was.
    fn taking(&self, piece: Option<PieceId>) -> Draft {
        let clauses = self.clauses.iter().copied().filter(|(placed, _)| Some(*placed) != piece).collect();
        Plan { clauses, open: piece }.draft()
    }

    /// The same draft with the piece that is taken up put there.
    fn putting(&self, piece: PieceId, hex: Hex) -> Draft {
        let mut clauses = self.clauses.clone();
        clauses.push((piece, hex));
        Plan { clauses, open: None }.draft()
    }

    /// The contents to seal: the battery's ford first.
    fn sealed(&self, game: &Ford) -> Vec<Vec<u8>> {
        let battery = self.clauses.iter().filter(|(piece, _)| *piece == BATTERY);
        let others = self.clauses.iter().filter(|(piece, _)| *piece != BATTERY);
        battery.chain(others).filter_map(|(_, hex)| game.scenario().number(*hex)).map(|n| codec::encode(&n)).collect()
    }

    fn ready(&self, game: &Ford) -> May<Command> {
        if self.at(BATTERY).is_none() || self.open.is_some() {
            let text = String::from("the battery has no place yet");
            let refusal = Refusal::worded(Some(rule("1.1")), "no-place", text);
            return Some(Err(Barred { label: Sentence::from("Hide the battery"), refusal }));
        }
        let sealed = self.sealed(game);
        let (label, command) = match sealed.len() {
            1 => ("Hide the battery", Command::Deploy { seal: BLANK }),
            seals => (
                "Hide the battery and its decoys",
                Command::Spread { battery: BLANK, decoys: vec![BLANK; seals.saturating_sub(1)] },
            ),
        };
        let doubt = Some(Sentence::from("It cannot be changed afterwards."));
        Some(Ok(Saying { label: Sentence::from(label), said: Said { command, sealed }, doubt }))
    }
}

/// The pieces that are hidden.
fn own(game: &Ford) -> impl Iterator<Item = PieceId> + use<> {
    std::iter::once(BATTERY).chain(decoys(game.scenario()))
}

pub(super) fn ask(game: &Ford, draft: &Draft) -> Asking<Command> {
    let plan = Plan::read(game, draft);
    let prompt = Sentence::from("Where does the battery wait? Decoys are up to you.").rule(rule("1.1"));
    let mut asking = Asking::of("deploy", plan.draft(), prompt);
    asking.secret = true;
    for piece in own(game) {
        asking.offers.extend(of_piece(&plan, piece));
    }
    // Until it has a place, a bare ford is one for the battery.
    let goes = plan.open.or_else(|| plan.at(BATTERY).is_none().then_some(BATTERY));
    for hex in game.scenario().fords.iter().copied().filter(|hex| goes.is_some() && plan.is_free(game, *hex)) {
        let Some(piece) = goes else { continue };
        let label = Sentence::EMPTY.piece(piece).text(" at ").hex(hex);
        let offer = offer(Pick::Hex(hex), Then::Draft(plan.putting(piece, hex)), label, Mark::Choice);
        // A bare ford is for a player who points at it: the Next key walks the pieces.
        asking.offers.push(if plan.open.is_none() { Offer { rank: Rank::Aside, ..offer } } else { offer });
    }
    for (piece, hex) in &plan.clauses {
        let label = Sentence::EMPTY.piece(*piece).text(" leaves ").hex(*hex);
        asking.offers.push(offer(Pick::Hex(*hex), Then::Draft(plan.taking(Some(*piece))), label, Mark::Chosen));
    }
    asking.ready = plan.ready(game);
    if plan.draft().is_empty() {
        let at = |hex: &Hex| {
            let label = Sentence::EMPTY.piece(BATTERY).text(" at ").hex(*hex);
            (label, Draft::new([Pick::Piece(BATTERY), Pick::Hex(*hex)]))
        };
        asking.suggested = game.scenario().fords.iter().map(at).collect();
    }
    asking.card = card(&plan);
    asking
}

fn of_piece(plan: &Plan, piece: PieceId) -> Option<Offer<Command>> {
    let pick = Pick::Piece(piece);
    Some(match (plan.at(piece), plan.open) {
        (_, Some(open)) if open == piece => {
            offer(pick, Then::Draft(plan.taking(None)), Sentence::EMPTY.piece(piece).text(" waits"), Mark::Chosen)
        }
        (Some(hex), _) => {
            let label = Sentence::EMPTY.piece(piece).text(" at ").hex(hex).text(" instead elsewhere");
            offer(pick, Then::Draft(plan.taking(Some(piece))), label, Mark::Chosen)
        }
        (None, _) => {
            let rank = if piece == BATTERY { Rank::Owed } else { Rank::Open };
            let next = offer(pick, Then::Draft(plan.taking(Some(piece))), Sentence::EMPTY.piece(piece), Mark::Choice);
            Offer { rank, ..next }
        }
    })
}

fn card(plan: &Plan) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    for (piece, hex) in &plan.clauses {
        sheet.line(Sentence::EMPTY.piece(*piece).text(" at ").hex(*hex).text("."));
    }
    sheet.note("The enemy sees counters that lie on their faces, and not where they stand.");
    sheet
}

pub(super) fn why_not(game: &Ford, pick: Pick) -> Refusal {
    match pick {
        Pick::Hex(hex) if game.scenario().number(hex).is_none() => {
            let text = String::from("a battery waits at a ford");
            Refusal::worded(Some(rule("1.1")), "no-ford", text)
        }
        Pick::Hex(_) => {
            let text = String::from("something stands at that ford already");
            Refusal::worded(Some(rule("1.3")), "taken", text)
        }
        _ => not_asked(),
    }
}
