//! Each event: its words, what it does to the board, and what a timeline makes of it.

use super::super::{MESSAGES, ask, leader_piece, piece};
use super::clash::{Clash, faces, rolled, side_of};
use super::edited::edited;
use super::phase;
use super::words::{DRAW, corps as corps_called, orders_words, pieces, readiness_key, size, verdict};
use bataille::*;
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::Sentence;
use language::happening::Kind::{Combat, Move, Other, Phase};
use language::happening::{Act, Fight, FigureChange, Gait, Happening, Loss, Milestone, PhaseBegan};
use language::phrase;
use language::tongue::{Argument, Joiner};

/// An event as a happening.
pub(super) fn told(board: &Board, what: &What) -> Happening {
    match what {
        What::SegmentBegan { side, segment, turn } => {
            let began = PhaseBegan {
                turn: *turn,
                side: *side,
                name: phase::of(*segment),
                night: false,
                opens_turn: *segment == Segment::Charge && *side == Side::First,
            };
            let text = phrase!(MESSAGES, "bataille-segment-began", segment = phase::word(*segment), side = *side);
            Phase.says(text).milestone(Milestone::Phase(began))
        }
        What::LevelChanged { corps, from, to } => {
            let name =
                corps_called(board.definition().corps.get(usize::from(corps.0)).map_or("?", |corps| &corps.name));
            let figure = FigureChange {
                number: corps.0,
                name: phrase!(MESSAGES, "bataille-level-of", corps = name.clone()),
                from: i16::from(*from),
                to: i16::from(*to),
            };
            let text = phrase!(MESSAGES, "bataille-level-changed", corps = name, from = *from, to = *to);
            Other.says(text).strong().milestone(Milestone::Figure(figure))
        }
        What::TakenBack { side } => {
            let text = phrase!(MESSAGES, "bataille-taken-back", side = *side);
            Other.says(text).quiet().milestone(Milestone::TakenBack(*side))
        }
        What::Amended { edits } => {
            let edits = Argument::joined(edits.iter().map(|edit| edited(board, edit)), Joiner::Semicolon);
            Other.says(phrase!(MESSAGES, "bataille-amended", edits = edits)).milestone(Milestone::Amended)
        }
        What::OrdersGiven { unit, orders } => {
            let orders = orders_words(orders).unwrap_or_else(|| phrase!(MESSAGES, "bataille-no-standing-order"));
            Other.says(phrase!(MESSAGES, "bataille-orders-given", unit = piece(*unit), orders = orders)).quiet()
        }
        What::Restacked { hex, units } => {
            let text = phrase!(MESSAGES, "bataille-restacked", hex = *hex, units = pieces(units));
            Move.says(text).quiet().at(*hex).acts(changes(units))
        }
        What::Acted { units, action, cost } => {
            let told = Move.says(acted(board, units, action, *cost)).quiet().acts(changes(units));
            // Another formation is told by itself, with its cost.
            if matches!(action, Action::Form { .. }) { told } else { told.paid(cost.0, 2) }
        }
        What::NotCarriedOut { units, action, cost } => {
            Move.says(not_carried_out(units, action, *cost)).quiet().acts(changes(units))
        }
        What::Moved { units, to, from } => {
            let text = phrase!(MESSAGES, "bataille-moved", units = pieces(units), hex = *to);
            Move.says(text).at(*to).acts(go(board, units, Some(*from), &[*to], Gait::March))
        }
        What::CutShort { units, dropped } => {
            Move.says(phrase!(MESSAGES, "bataille-cut-short", units = pieces(units), count = dropped.len()))
        }
        What::SteppedBack { unit, to } => {
            let text = phrase!(MESSAGES, "bataille-stepped-back", unit = piece(*unit), hex = *to);
            Move.says(text).at(*to).act(Act::Put { piece: piece(*unit), hex: *to })
        }
        What::Entered { unit, hex, .. } => {
            let text = phrase!(MESSAGES, "bataille-entered", unit = piece(*unit), hex = *hex);
            Move.says(text).at(*hex).acts(go(board, &[*unit], None, &[*hex], Gait::March))
        }
        What::LeaderMoved { leader, to, from } => {
            let own = board.leader(*leader).map_or(Side::First, |data| data.side);
            let rider = leader_piece(board, *leader);
            let act = Act::go(rider, own, *from, &[*to], Gait::March);
            Move.says(phrase!(MESSAGES, "bataille-leader-moved", leader = rider, hex = *to)).at(*to).act(act)
        }
        What::LeaderOut { leader, fate } => {
            let rider = leader_piece(board, *leader);
            let text = phrase!(MESSAGES, "bataille-leader-out", leader = rider, fate = fate_word(*fate));
            Combat.says(text).grave().act(Act::Remove(rider))
        }
        What::LeaderThrownAgain { leader, face } => {
            let leader = leader_piece(board, *leader);
            let text = phrase!(MESSAGES, "bataille-leader-rolls-again", leader = leader, face = *face);
            Combat.says(text).quiet().die(*face)
        }
        What::LeaderSpared { leader, face } => {
            let leader = leader_piece(board, *leader);
            let text = phrase!(MESSAGES, "bataille-leader-spared", leader = leader, face = *face);
            Combat.says(text).quiet().die(*face)
        }
        What::LeaderOffMap { leader } => {
            let rider = leader_piece(board, *leader);
            let text = phrase!(MESSAGES, "bataille-leader-off-map", leader = rider);
            Combat.says(text).grave().act(Act::Remove(rider))
        }
        What::LimberThrown { unit, face, least, done } => {
            let (unit, came) = (piece(*unit), done_word(*done));
            let (least, rolled) = (least.to_string(), *face);
            let text =
                phrase!(MESSAGES, "bataille-limber-rolled", unit = unit, least = least, face = rolled, came = came);
            Move.says(text).die(*face)
        }
        What::FormationTaken { unit, formation, facing } => {
            let text = phrase!(
                MESSAGES,
                "bataille-formation-taken",
                unit = piece(*unit),
                formation = ask::formation_word(*formation),
                facing = ask::quarter(*facing)
            );
            Move.says(text).quiet().acts(changes(&[*unit]))
        }
        What::ObjectiveTaken { hex, side } => {
            let text = phrase!(MESSAGES, "bataille-objective-taken", side = *side, hex = *hex);
            Other.says(text).strong().at(*hex).act(Act::Ground(*hex))
        }
        What::Fired { .. } | What::Fought { .. } => {
            Clash::of(board, what).map_or_else(|| Combat.says(Sentence::EMPTY), Clash::whole)
        }
        What::FirePassedOver { target } => {
            Combat.says(phrase!(MESSAGES, "bataille-no-fire-at", hex = *target)).quiet().at(*target)
        }
        What::Lost { unit, increments } => {
            let worn = Loss { strength: u16::from(*increments), ..gone(board, *unit) };
            let text = phrase!(MESSAGES, "bataille-loses", unit = piece(*unit), count = *increments);
            Combat.says(text).acts(changes(&[*unit])).milestone(Milestone::Worn(worn))
        }
        What::Eliminated { unit, hex } => {
            let text = phrase!(MESSAGES, "bataille-eliminated", unit = piece(*unit), hex = *hex);
            let loss = Milestone::Loss(gone(board, *unit));
            Combat.says(text).grave().at(*hex).act(fall(*unit, *hex, true)).milestone(loss)
        }
        What::Surrendered { unit, hex } => {
            let text = phrase!(MESSAGES, "bataille-surrendered", unit = piece(*unit), hex = *hex);
            let loss = Milestone::Loss(gone(board, *unit));
            Combat.says(text).grave().at(*hex).act(fall(*unit, *hex, true)).milestone(loss)
        }
        What::LeftMap { unit, from } => {
            // It is driven off with what it has.
            let loss = Loss { strength: 0, for_good: false, ..gone(board, *unit) };
            let text = phrase!(MESSAGES, "bataille-left-map", unit = piece(*unit), hex = *from);
            Combat.says(text).grave().at(*from).act(fall(*unit, *from, false)).milestone(Milestone::Loss(loss))
        }
        What::Checked { unit, morale, terms, natural, modified, passed } => {
            let (unit, came) = (piece(*unit), if *passed { "passes" } else { "fails" });
            let (morale, roll) = (morale.to_string(), rolled(*natural, *modified));
            let text = if terms.is_empty() {
                phrase!(MESSAGES, "bataille-checked", unit = unit, morale = morale, roll = roll, came = came)
            } else {
                let terms = ask::terms(terms);
                phrase!(
                    MESSAGES,
                    "bataille-checked-with",
                    unit = unit,
                    morale = morale,
                    roll = roll,
                    terms = terms,
                    came = came
                )
            };
            Combat.says(text).dice(faces(*natural))
        }
        What::OrderChanged { unit, to, .. } => {
            let text = phrase!(MESSAGES, "bataille-order-changed", unit = piece(*unit), order = ask::order_key(*to));
            Combat.says(text).strong().acts(changes(&[*unit]))
        }
        What::Retreated { unit, from, path } => {
            let to = end(*from, path);
            let text = phrase!(MESSAGES, "bataille-falls-back", unit = piece(*unit), from = *from, to = to);
            Combat.says(text).at(to).acts(go(board, &[*unit], Some(*from), path, Gait::Retreat))
        }
        What::NowhereToGo { unit } => Combat.says(phrase!(MESSAGES, "bataille-cannot-retreat", unit = piece(*unit))),
        What::ChargeOrdered { units, target, .. } => {
            let text = phrase!(MESSAGES, "bataille-charges", units = pieces(units), hex = *target);
            Combat.says(text).strong().at(*target).milestone(Milestone::Fight(ordered(board, units, *target)))
        }
        What::ChargeRefused { units } => {
            Combat.says(phrase!(MESSAGES, "bataille-fails-to-charge", units = pieces(units)))
        }
        What::Reacted { units, contact, .. } => {
            let text = phrase!(MESSAGES, "bataille-intercepts", units = pieces(units), hex = *contact);
            Combat.says(text).strong().at(*contact)
        }
        What::NobodyReacted { side } => Combat.says(phrase!(MESSAGES, "bataille-no-reaction", side = *side)).silent(),
        What::Answered { hex, unit, answer } => {
            let answer = match answer {
                Answer::Stand => "stand",
                Answer::Carre => "carre",
            };
            let text = phrase!(MESSAGES, "bataille-answered", unit = piece(*unit), hex = *hex, answer = answer);
            Combat.says(text).at(*hex)
        }
        What::SlippedAway { units, to, from } => {
            let text = phrase!(MESSAGES, "bataille-withdraws-to", units = pieces(units), hex = *to);
            Combat.says(text).at(*to).acts(go(board, units, Some(*from), &[*to], Gait::Withdraw))
        }
        What::CarreThrown { unit, row, natural, modified, result, .. } => {
            let came = match result {
                CarreResult::Carre => "carre",
                CarreResult::Disorder => "disorder",
                CarreResult::Rout => "rout",
            };
            let (unit, row, roll) = (piece(*unit), row.to_string(), rolled(*natural, *modified));
            let text = phrase!(MESSAGES, "bataille-carre-rolled", unit = unit, row = row, roll = roll, came = came);
            Combat.says(text).dice(faces(*natural))
        }
        What::Stood { hex, units } => {
            let text = phrase!(MESSAGES, "bataille-stands", units = pieces(units), hex = *hex);
            Combat.says(text).at(*hex).acts(changes(units))
        }
        What::Rode { units, to, from } => {
            let text = phrase!(MESSAGES, "bataille-rides-to", units = pieces(units), hex = *to);
            Combat.says(text).at(*to).acts(go(board, units, Some(*from), &[*to], Gait::Advance))
        }
        What::Trampled { unit, increments } => {
            let text = phrase!(MESSAGES, "bataille-overrun", unit = piece(*unit), count = *increments);
            Combat.says(text).acts(changes(&[*unit]))
        }
        What::RecallThrown { units, face, least, done } => {
            let (least, rolled) = (least.to_string(), *face);
            let (units, came) = (pieces(units), done_word(*done));
            let text =
                phrase!(MESSAGES, "bataille-recall-rolled", units = units, least = least, face = rolled, came = came);
            Combat.says(text).die(*face)
        }
        What::MeleeHeld { attackers, defenders } => {
            let (attackers, defenders) = (pieces(attackers), pieces(defenders));
            Combat.says(phrase!(MESSAGES, "bataille-melee-held", attackers = attackers, defenders = defenders))
        }
        What::HeldMeleeLapsed { attackers } => {
            Combat.says(phrase!(MESSAGES, "bataille-melee-lapsed", units = pieces(attackers)))
        }
        What::OpportunityDeclined { side } => {
            Combat.says(phrase!(MESSAGES, "bataille-no-opportunity", side = *side)).silent()
        }
        What::Assaulted { units, target } => {
            let text = phrase!(MESSAGES, "bataille-assaults", units = pieces(units), hex = *target);
            Combat.says(text).strong().at(*target).milestone(Milestone::Fight(ordered(board, units, *target)))
        }
        What::Withdrew { units, from, path } => {
            let to = end(*from, path);
            let text = phrase!(MESSAGES, "bataille-withdraws", units = pieces(units), from = *from, to = to);
            Combat.says(text).at(to).acts(go(board, units, Some(*from), path, Gait::Withdraw))
        }
        What::StayedForMelee { hex } => {
            Combat.says(phrase!(MESSAGES, "bataille-units-hold", hex = *hex)).silent().at(*hex)
        }
        What::Advanced { unit, to, from } => {
            let text = phrase!(MESSAGES, "bataille-advances", unit = piece(*unit), hex = *to);
            Combat.says(text).at(*to).acts(go(board, &[*unit], Some(*from), &[*to], Gait::Advance))
        }
        What::NobodyAdvanced { hex } => {
            Combat.says(phrase!(MESSAGES, "bataille-no-advance", hex = *hex)).silent().at(*hex)
        }
        What::NoFollowUp { side } => Combat.says(phrase!(MESSAGES, "bataille-no-follow-up", side = *side)).silent(),
        What::ReadinessChanged { unit, to, .. } => {
            let readiness = readiness_key(*to);
            let text = phrase!(MESSAGES, "bataille-readiness-changed", unit = piece(*unit), readiness = readiness);
            Other.says(text).quiet().acts(changes(&[*unit]))
        }
        What::Rallied { unit } => {
            Other.says(phrase!(MESSAGES, "bataille-rallied", unit = piece(*unit))).acts(changes(&[*unit]))
        }
        What::Closed { side } => Phase.says(phrase!(MESSAGES, "bataille-closed", side = *side)).silent(),
        What::BattleOver { outcome } => {
            let text = if outcome.winner.is_none() && outcome.verdict == DRAW {
                phrase!(MESSAGES, "bataille-battle-over-draw")
            } else {
                let verdict = verdict(board, outcome.winner, &outcome.verdict);
                phrase!(MESSAGES, "bataille-battle-over", verdict = verdict)
            };
            Phase.says(text).milestone(Milestone::End(outcome.winner))
        }
    }
}

/// The key of a success in messages.
const fn done_word(done: bool) -> &'static str {
    if done { "done" } else { "failed" }
}

/// Whether a die decides about limbering one of them [61.1].
fn throws(board: &Board, units: &[UnitId]) -> bool {
    let throws = |unit: &UnitId| {
        matches!(board.kind(*unit).map(|kind| &kind.arm), Some(ArmData::Artillery { limber: Some(_), .. }))
    };
    units.iter().any(throws)
}

/// The actions of units, and their costs.
fn acted(board: &Board, units: &[UnitId], action: &Action, cost: HalfPoints) -> Sentence {
    let draws = throws(board, units);
    let (units, points, size) = (pieces(units), ask::points(cost), size(cost));
    match action {
        Action::Enter(hex) => {
            phrase!(MESSAGES, "bataille-moved-for", units = units, hex = *hex, points = points, size = size)
        }
        Action::Turn(facing) => {
            let facing = ask::quarter(*facing);
            phrase!(MESSAGES, "bataille-turned", units = units, facing = facing, points = points, size = size)
        }
        Action::Form { formation, facing } => {
            let (formation, facing) = (ask::formation_word(*formation), ask::quarter(*facing));
            phrase!(
                MESSAGES,
                "bataille-changed",
                units = units,
                formation = formation,
                facing = facing,
                points = points,
                size = size
            )
        }
        // The die comes after the points.
        Action::Limber if draws => {
            phrase!(MESSAGES, "bataille-tries-to-limber", units = units, points = points, size = size)
        }
        Action::Limber => phrase!(MESSAGES, "bataille-limbers", units = units, points = points, size = size),
        Action::Unlimber => phrase!(MESSAGES, "bataille-unlimbers", units = units, points = points, size = size),
        Action::Prolong(hex) => {
            phrase!(MESSAGES, "bataille-dragged", units = units, hex = *hex, points = points, size = size)
        }
    }
}

/// An action that was paid for and is no longer possible.
fn not_carried_out(units: &[UnitId], action: &Action, cost: HalfPoints) -> Sentence {
    let (units, points, size) = (pieces(units), ask::points(cost), size(cost));
    match action {
        Action::Turn(facing) => {
            let facing = ask::quarter(*facing);
            phrase!(MESSAGES, "bataille-cannot-turn", units = units, facing = facing, points = points, size = size)
        }
        Action::Form { formation, .. } => {
            let formation = ask::formation_word(*formation);
            phrase!(
                MESSAGES,
                "bataille-cannot-change",
                units = units,
                formation = formation,
                points = points,
                size = size
            )
        }
        Action::Enter(_) | Action::Limber | Action::Unlimber | Action::Prolong(_) => {
            phrase!(MESSAGES, "bataille-cannot-go-on", units = units, points = points, size = size)
        }
    }
}

fn end(from: Hex, path: &[Hex]) -> Hex {
    path.last().copied().unwrap_or(from)
}

fn go(board: &Board, units: &[UnitId], from: Option<Hex>, path: &[Hex], gait: Gait) -> Vec<Act> {
    let goes = |one: &UnitId| Act::go(piece(*one), side_of(board, &[*one]), from, path, gait);
    units.iter().map(goes).collect()
}

fn changes(units: &[UnitId]) -> Vec<Act> {
    units.iter().map(|unit| Act::Change(piece(*unit))).collect()
}

fn fall(unit: UnitId, hex: Hex, for_good: bool) -> Act {
    Act::Fall { piece: piece(unit), hex, for_good }
}

/// A unit that is eliminated.
fn gone(board: &Board, unit: UnitId) -> Loss {
    let data = board.unit(unit);
    Loss {
        piece: piece(unit),
        side: data.map_or(Side::First, |data| data.side),
        strength: data.map_or(0, |data| u16::from(data.increments)),
        for_good: true,
    }
}

/// A charge or an assault. Whether it comes to a melee, and at which odds, is known when it is fought.
fn ordered(board: &Board, units: &[UnitId], target: Hex) -> Fight {
    Fight::announced(side_of(board, units), units.iter().copied().map(piece).collect(), vec![target])
}

const fn fate_word(fate: LeaderFate) -> &'static str {
    match fate {
        LeaderFate::Killed => "killed",
        LeaderFate::Wounded => "wounded",
        LeaderFate::Captured => "captured",
    }
}
