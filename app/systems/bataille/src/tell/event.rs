//! Each event: its words, what it does to the board, and what a timeline makes of it.

use super::super::{ask, leader_piece, piece};
use super::clash::{Clash, faces, side_of, thrown, units};
use super::words::{counted, orders_words, readiness_word};
use super::{edited, phase};
use bataille::*;
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::Sentence;
use language::happening::Kind::{Combat, Move, Other, Phase};
use language::happening::{Act, Fight, FigureChange, Gait, Happening, Loss, Milestone, PhaseBegan};

/// An event as a happening.
pub(super) fn told(board: &Board, what: &What) -> Happening {
    match what {
        What::SegmentBegan { side: whose, segment, turn } => {
            let began = PhaseBegan {
                turn: *turn,
                side: *whose,
                name: phase::of(*segment),
                night: false,
                opens_turn: *segment == Segment::Charge && *whose == Side::First,
            };
            let text = Sentence::EMPTY.side(*whose).text(format!(": {}.", phase::of(*segment).name));
            Phase.says(text).milestone(Milestone::Phase(began))
        }
        What::LevelChanged { corps, from, to } => {
            let name = board.definition().corps.get(usize::from(corps.0)).map_or("?", |corps| &corps.name);
            let figure = FigureChange {
                number: corps.0,
                name: format!("Level of {name}"),
                from: i16::from(*from),
                to: i16::from(*to),
            };
            Other.says(format!("{name}: level {from} to {to}.")).strong().milestone(Milestone::Figure(figure))
        }
        What::TakenBack { side: whose } => {
            let text = side(*whose).text(" undo their last action.");
            Other.says(text).quiet().milestone(Milestone::TakenBack(*whose))
        }
        What::Amended { edits } => {
            let edits: Vec<String> = edits.iter().map(|edit| edited(board, edit)).collect();
            Other.says(format!("Both players change the position: {}.", edits.join("; "))).milestone(Milestone::Amended)
        }
        What::OrdersGiven { unit: of, orders } => {
            let told = orders_words(orders);
            let told = if told.is_empty() { String::from("no standing order") } else { told };
            Other.says(Sentence::from("Orders: ").then(unit(*of)).text(format!(", {told}."))).quiet()
        }
        What::Restacked { hex, units: all } => {
            let text = Sentence::from("The stack of ").hex(*hex).text(" is now ").then(units(all)).text(".");
            Move.says(text).quiet().at(*hex).acts(changes(all))
        }
        What::Acted { units: all, action, cost } => {
            let told = Move.says(acted(board, all, action, *cost)).quiet().acts(changes(all));
            // Another formation is told by itself, with its cost.
            if matches!(action, Action::Form { .. }) { told } else { told.paid(cost.0, 2) }
        }
        What::NotCarriedOut { units: all, action: meant, cost } => {
            let what = match meant {
                Action::Turn(facing) => format!("turn {}", ask::quarter(*facing)),
                Action::Form { formation, .. } => format!("change to {}", ask::formation_word(*formation)),
                Action::Enter(_) | Action::Limber | Action::Unlimber | Action::Prolong(_) => String::from("go on"),
            };
            let spent = counted_points(*cost);
            let text = units(all).text(format!(" cannot {what}; {spent} spent all the same."));
            Move.says(text).quiet().acts(changes(all))
        }
        What::Moved { units: all, to, from } => {
            let text = units(all).text(do_they(all, " moves to ", " move to ")).hex(*to).text(".");
            Move.says(text).at(*to).acts(go(board, all, Some(*from), &[*to], Gait::March))
        }
        What::CutShort { units: all, dropped } => {
            let dropped = counted(dropped.len(), "action is cancelled", "actions are cancelled");
            Move.says(units(all).text(format!("{} stopped; {dropped}.", do_they(all, " is", " are"))))
        }
        What::SteppedBack { unit: of, to } => {
            let text = unit(*of).text(" moves back to ").hex(*to).text(".");
            Move.says(text).at(*to).act(Act::Put { piece: piece(*of), hex: *to })
        }
        What::Entered { unit: of, hex, .. } => {
            let text = unit(*of).text(" enters at ").hex(*hex).text(".");
            Move.says(text).at(*hex).acts(go(board, &[*of], None, &[*hex], Gait::March))
        }
        What::LeaderMoved { leader: of, to, from } => {
            let own = board.leader(*of).map_or(Side::First, |data| data.side);
            let act = Act::go(leader_piece(board, *of), own, *from, &[*to], Gait::March);
            Move.says(leader(board, *of).text(" rides to ").hex(*to).text(".")).at(*to).act(act)
        }
        What::LeaderOut { leader: of, fate } => {
            let text = leader(board, *of).text(format!(" is {}.", fate_word(*fate)));
            Combat.says(text).grave().act(Act::Remove(leader_piece(board, *of)))
        }
        What::LeaderThrownAgain { leader: of, face } => {
            Combat.says(leader(board, *of).text(format!(": rolls {face}, rolls again."))).quiet().die(*face)
        }
        What::LeaderSpared { leader: of, face } => {
            Combat.says(leader(board, *of).text(format!(" rolls {face}, is unharmed."))).quiet().die(*face)
        }
        What::LeaderOffMap { leader: of } => {
            let text = leader(board, *of).text(" leaves the map with his troops.");
            Combat.says(text).grave().act(Act::Remove(leader_piece(board, *of)))
        }
        What::LimberThrown { unit: of, face, least, done } => {
            let came = if *done { "limbers" } else { "stays unlimbered" };
            let text = unit(*of).text(format!(" tries to limber, needs {least}+: rolls {face}, {came}."));
            Move.says(text).die(*face)
        }
        What::FormationTaken { unit: of, formation, facing } => {
            let text = unit(*of).text(format!(
                " is in {}, facing {}.",
                ask::formation_word(*formation),
                ask::quarter(*facing)
            ));
            Move.says(text).quiet().acts(changes(&[*of]))
        }
        What::ObjectiveTaken { hex, side: whose } => {
            Other.says(side(*whose).text(" take ").hex(*hex).text(".")).strong().at(*hex).act(Act::Ground(*hex))
        }
        What::Fired { .. } | What::Fought { .. } => {
            Clash::of(board, what).map_or_else(|| Combat.says(Sentence::EMPTY), Clash::whole)
        }
        What::FirePassedOver { target } => Combat
            .says(Sentence::from("No fire at ").hex(*target).text(": it is no longer possible."))
            .quiet()
            .at(*target),
        What::Lost { unit: of, increments: lost } => {
            let worn = Loss { strength: u16::from(*lost), ..gone(board, *of) };
            let text = unit(*of).text(format!(" loses {}.", increments(*lost)));
            Combat.says(text).acts(changes(&[*of])).milestone(Milestone::Worn(worn))
        }
        What::Eliminated { unit: of, hex } => {
            let text = unit(*of).text(" is eliminated in ").hex(*hex).text(".");
            Combat.says(text).grave().at(*hex).act(fall(*of, *hex, true)).milestone(Milestone::Loss(gone(board, *of)))
        }
        What::Surrendered { unit: of, hex } => {
            let text = unit(*of).text(" surrenders in ").hex(*hex).text(".");
            Combat.says(text).grave().at(*hex).act(fall(*of, *hex, true)).milestone(Milestone::Loss(gone(board, *of)))
        }
        What::LeftMap { unit: of, from } => {
            // It is driven off with what it has.
            let loss = Loss { strength: 0, for_good: false, ..gone(board, *of) };
            let text = unit(*of).text(" is driven off the map at ").hex(*from).text(".");
            Combat.says(text).grave().at(*from).act(fall(*of, *from, false)).milestone(Milestone::Loss(loss))
        }
        What::Checked { unit: of, morale, terms, natural, modified, passed } => {
            let came = if *passed { "passes" } else { "fails" };
            let why = if terms.is_empty() { String::new() } else { format!(" ({})", ask::terms(terms)) };
            let throw = thrown(*natural, *modified);
            let text = unit(*of).text(format!(" checks morale, needs more than {morale}: rolls {throw}{why}, {came}."));
            Combat.says(text).dice(faces(*natural))
        }
        What::OrderChanged { unit: of, to, .. } => {
            Combat.says(unit(*of).text(format!(" is {}.", ask::order_word(*to)))).strong().acts(changes(&[*of]))
        }
        What::Retreated { unit: of, from, path } => {
            let text = unit(*of).text(" falls back").then(way(*from, path)).text(".");
            Combat.says(text).at(end(*from, path)).acts(go(board, &[*of], Some(*from), path, Gait::Retreat))
        }
        What::NowhereToGo { unit: of } => Combat.says(unit(*of).text(" cannot retreat.")),
        What::ChargeOrdered { units: all, target, .. } => {
            let text = units(all).text(do_they(all, " charges ", " charge ")).hex(*target).text(".");
            Combat.says(text).strong().at(*target).milestone(Milestone::Fight(ordered(board, all, *target)))
        }
        What::ChargeRefused { units: all } => {
            Combat.says(units(all).text(do_they(all, " fails to charge.", " fail to charge.")))
        }
        What::Reacted { units: all, contact, .. } => {
            let rides = do_they(all, " intercepts the charge in ", " intercept the charge in ");
            Combat.says(units(all).text(rides).hex(*contact).text(".")).strong().at(*contact)
        }
        What::NobodyReacted { side: whose } => Combat.says(side(*whose).text(" do not react.")).silent(),
        What::Answered { hex, unit: of, answer } => {
            let how = match answer {
                Answer::Stand => " stands in ",
                Answer::Carre => " tries to form carré in ",
            };
            Combat.says(unit(*of).text(how).hex(*hex).text(".")).at(*hex)
        }
        What::SlippedAway { units: all, to, from } => {
            let text = units(all).text(do_they(all, " withdraws to ", " withdraw to ")).hex(*to).text(".");
            Combat.says(text).at(*to).acts(go(board, all, Some(*from), &[*to], Gait::Withdraw))
        }
        What::CarreThrown { unit: of, row, natural, modified, result, .. } => {
            let came = match result {
                CarreResult::Carre => "the carré holds",
                CarreResult::Disorder => "it is disordered",
                CarreResult::Rout => "it routs",
            };
            let text =
                unit(*of).text(format!(" forms carré on row {row}: rolls {}, {came}.", thrown(*natural, *modified)));
            Combat.says(text).dice(faces(*natural))
        }
        What::Stood { hex, units: all } => {
            let text = units(all).text(do_they(all, " stands in ", " stand in ")).hex(*hex).text(".");
            Combat.says(text).at(*hex).acts(changes(all))
        }
        What::Rode { units: all, to, from } => {
            let text = units(all).text(do_they(all, " rides to ", " ride to ")).hex(*to).text(".");
            Combat.says(text).at(*to).acts(go(board, all, Some(*from), &[*to], Gait::Advance))
        }
        What::Trampled { unit: of, increments: lost } => {
            Combat.says(unit(*of).text(format!(" is overrun and loses {}.", increments(*lost)))).acts(changes(&[*of]))
        }
        What::RecallThrown { units: all, face, least, done } => {
            let came = if *done { "succeeds" } else { "fails" };
            let text =
                Sentence::from("Recall of ").then(units(all)).text(format!(", needs {least}+: rolls {face}, {came}."));
            Combat.says(text).die(*face)
        }
        What::MeleeHeld { attackers, defenders } => {
            Combat.says(units(attackers).text(" and ").then(units(defenders)).text(" fight a melee later."))
        }
        What::HeldMeleeLapsed { attackers } => {
            let has = do_they(attackers, " has", " have");
            Combat.says(units(attackers).text(format!("{has} no enemy left to fight.")))
        }
        What::OpportunityDeclined { side: whose } => Combat.says(side(*whose).text(" do not charge.")).silent(),
        What::Assaulted { units: all, target } => {
            let text = units(all).text(do_they(all, " assaults ", " assault ")).hex(*target).text(".");
            Combat.says(text).strong().at(*target).milestone(Milestone::Fight(ordered(board, all, *target)))
        }
        What::Withdrew { units: all, from, path } => {
            let text = units(all).text(do_they(all, " withdraws", " withdraw")).then(way(*from, path)).text(".");
            Combat.says(text).at(end(*from, path)).acts(go(board, all, Some(*from), path, Gait::Withdraw))
        }
        What::StayedForMelee { hex } => {
            Combat.says(Sentence::from("The units in ").hex(*hex).text(" hold.")).silent().at(*hex)
        }
        What::Advanced { unit: of, to, from } => {
            let text = unit(*of).text(" advances into ").hex(*to).text(".");
            Combat.says(text).at(*to).acts(go(board, &[*of], Some(*from), &[*to], Gait::Advance))
        }
        What::NobodyAdvanced { hex } => {
            Combat.says(Sentence::from("No unit advances into ").hex(*hex).text(".")).silent().at(*hex)
        }
        What::NoFollowUp { side: whose } => Combat.says(side(*whose).text(" make no follow-up assault.")).silent(),
        What::ReadinessChanged { unit: of, to, .. } => {
            Other.says(unit(*of).text(format!(" is {}.", readiness_word(*to)))).quiet().acts(changes(&[*of]))
        }
        What::Rallied { unit: of } => Other.says(unit(*of).text(" is in good order again.")).acts(changes(&[*of])),
        What::Closed { side: whose } => Phase.says(side(*whose).text(" end their half-turn.")).silent(),
        What::BattleOver { outcome } => {
            Phase.says(format!("The battle is over: {}.", outcome.verdict)).milestone(Milestone::End(outcome.winner))
        }
    }
}

fn unit(unit: UnitId) -> Sentence {
    Sentence::EMPTY.piece(piece(unit))
}

/// A verb for one or for several.
const fn do_they(units: &[UnitId], one: &'static str, several: &'static str) -> &'static str {
    if units.len() == 1 { one } else { several }
}

/// A side as the subject of a sentence; its verb is in the plural.
fn side(side: Side) -> Sentence {
    Sentence::from("The ").side(side)
}

fn leader(board: &Board, leader: LeaderId) -> Sentence {
    Sentence::EMPTY.piece(leader_piece(board, leader))
}

/// Whether a die decides about limbering one of them [61.1].
fn throws(board: &Board, units: &[UnitId]) -> bool {
    let throws = |unit: &UnitId| {
        matches!(board.kind(*unit).map(|kind| &kind.arm), Some(ArmData::Artillery { limber: Some(_), .. }))
    };
    units.iter().any(throws)
}

/// The actions of units, and their costs.
fn acted(board: &Board, all: &[UnitId], action: &Action, cost: HalfPoints) -> Sentence {
    let told = match action {
        Action::Enter(hex) => Sentence::from(do_they(all, " moves to ", " move to ")).hex(*hex),
        Action::Turn(facing) => {
            Sentence::from(format!("{} {}", do_they(all, " turns", " turn"), ask::quarter(*facing)))
        }
        Action::Form { formation, facing } => Sentence::from(format!(
            "{} to {}, facing {}",
            do_they(all, " changes", " change"),
            ask::formation_word(*formation),
            ask::quarter(*facing)
        )),
        // The die comes after the points.
        Action::Limber if throws(board, all) => Sentence::from(do_they(all, " tries to limber", " try to limber")),
        Action::Limber => Sentence::from(do_they(all, " limbers", " limber")),
        Action::Unlimber => Sentence::from(do_they(all, " unlimbers", " unlimber")),
        Action::Prolong(hex) => Sentence::from(do_they(all, " is dragged to ", " are dragged to ")).hex(*hex),
    };
    let told = units(all).then(told);
    let comma = if matches!(action, Action::Form { .. }) { "," } else { "" };
    match cost.0 {
        0 => told.text("."),
        1 | 2 => told.text(format!("{comma} for {} point.", ask::points(cost))),
        3.. => told.text(format!("{comma} for {} points.", ask::points(cost))),
    }
}

const fn fate_word(fate: LeaderFate) -> &'static str {
    match fate {
        LeaderFate::Killed => "killed",
        LeaderFate::Wounded => "wounded, and out of the battle",
        LeaderFate::Captured => "captured",
    }
}

fn end(from: Hex, path: &[Hex]) -> Hex {
    path.last().copied().unwrap_or(from)
}

fn way(from: Hex, path: &[Hex]) -> Sentence {
    Sentence::from(" from ").hex(from).text(" to ").hex(end(from, path))
}

/// Points that were spent, with their verb.
fn counted_points(cost: HalfPoints) -> String {
    let verb = if matches!(cost.0, 1 | 2) { "point is" } else { "points are" };
    format!("{} {verb}", ask::points(cost))
}

fn increments(count: u8) -> String {
    counted(usize::from(count), "increment", "increments")
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

/// A unit that is gone for good.
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
