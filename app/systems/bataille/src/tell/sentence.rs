//! Each event in a sentence of our own.

use super::super::{ask, leader_piece, piece};
use bataille::*;
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::{Pick, Sentence};

fn unit(unit: UnitId) -> Sentence {
    Sentence::EMPTY.piece(piece(unit))
}

fn units(units: &[UnitId]) -> Sentence {
    Sentence::EMPTY.list(units.iter().map(|unit| Pick::Piece(piece(*unit))), "and")
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

/// Where somebody is, in a few words.
pub(in super::super) fn place(place: &Place) -> String {
    match place {
        Place::On(hex) => hex.to_string(),
        Place::Waiting => String::from("to come"),
        Place::Eliminated => String::from("eliminated"),
        Place::OffMap => String::from("driven off the map"),
        Place::Aside => String::from("takes no part"),
    }
}

/// Readiness in a word.
pub(in super::super) const fn readiness_word(readiness: Readiness) -> &'static str {
    match readiness {
        Readiness::Fresh => "fresh",
        Readiness::Tired => "tired",
        Readiness::Exhausted => "exhausted",
    }
}

/// Standing orders that are not the usual ones.
pub(in super::super) fn orders_words(orders: &StandingOrders) -> String {
    let mut told = Vec::new();
    match orders.reaction {
        ReactionOrder::Ask => {}
        ReactionOrder::Always => told.push("always rides out"),
        ReactionOrder::Never => told.push("never rides out"),
    }
    match orders.opportunity {
        OpportunityOrder::Hold => {}
        OpportunityOrder::Weak => told.push("charges weak movers"),
        OpportunityOrder::Any => told.push("charges any movers"),
        OpportunityOrder::Ask => told.push("asks about movers"),
    }
    match orders.answer {
        AnswerOrder::Ask => {}
        AnswerOrder::Stand => told.push("stands when charged"),
        AnswerOrder::Carre => told.push("forms carré when charged"),
    }
    match orders.withdraw {
        WithdrawOrder::Ask => {}
        WithdrawOrder::Never => told.push("never withdraws"),
        WithdrawOrder::One => told.push("withdraws one hex"),
    }
    told.join(", ")
}

/// Whether a die decides about limbering one of them [61.1].
fn throws(board: &Board, units: &[UnitId]) -> bool {
    let throws = |unit: &UnitId| {
        matches!(board.kind(*unit).map(|kind| &kind.arm), Some(ArmData::Artillery { limber: Some(_), .. }))
    };
    units.iter().any(throws)
}

/// What units do, and what it costs them.
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
        _ => told.text(format!("{comma} for {} points.", ask::points(cost))),
    }
}

fn thrown(natural: TwoDice, modified: TwoDice) -> String {
    if natural == modified { format!("{natural}") } else { format!("{natural}, with modifiers {modified}") }
}

const fn fire_word(kind: FireKind) -> &'static str {
    match kind {
        FireKind::Defensive => "Defensive fire",
        FireKind::Offensive => "Fire",
        FireKind::Opportunity => "Opportunity fire",
    }
}

const fn fate_word(fate: LeaderFate) -> &'static str {
    match fate {
        LeaderFate::Killed => "killed",
        LeaderFate::Wounded => "wounded, and out of the battle",
        LeaderFate::Captured => "captured",
    }
}

fn way(from: Hex, path: &[Hex]) -> Sentence {
    let to = path.last().copied().unwrap_or(from);
    Sentence::from(" from ").hex(from).text(" to ").hex(to)
}

fn increments(count: u8) -> String {
    counted(usize::from(count), "increment", "increments")
}

/// So many of them.
pub(super) fn counted(count: usize, one: &str, several: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { several })
}

/// Fire or a melee, before its dice are told.
pub(super) fn opened(what: &What) -> Option<Sentence> {
    Some(match what {
        What::Fired { kind, units: all, target, value, defence, odds, .. } => {
            let figures = format!(", {} against {defence}, {}", ask::fraction(*value), ask::odds(*odds));
            Sentence::from(format!("{}: ", fire_word(*kind))).then(units(all)).text(" at ").hex(*target).text(figures)
        }
        What::Fought { attackers, defenders, attack, defence, odds, .. } => {
            let figures = format!(", {} to {}, {}", ask::fraction(*attack), ask::fraction(*defence), ask::odds(*odds));
            units(attackers).text(" against ").then(units(defenders)).text(figures)
        }
        _ => return None,
    })
}

/// The dice of fire or a melee, and what came of them.
pub(super) fn decided(what: &What) -> Option<String> {
    match what {
        What::Fired { natural, modified, losses, .. } => {
            // Who loses how much of it is told by itself: unlimbered guns bear half [11.2].
            let lost = if *losses == 0 { String::from("no effect") } else { format!("a result of {losses}") };
            Some(format!("{}: {lost}", thrown(*natural, *modified)))
        }
        What::Fought { natural, modified, result, .. } => {
            let (name, text, _) = ask::melee_words(*result);
            // A dash in the table says nothing.
            let name = if name == "-" { String::new() } else { format!("{name}, ") };
            Some(format!("{}: {name}{text}", thrown(*natural, *modified)))
        }
        _ => None,
    }
}

/// What happened, in a sentence.
pub(super) fn sentence(board: &Board, what: &What) -> Sentence {
    match what {
        What::SegmentBegan { side: whose, segment, .. } => {
            Sentence::EMPTY.side(*whose).text(format!(": {}.", super::phase::of(*segment).name))
        }
        What::LevelChanged { corps, from, to } => {
            let name = board.definition().corps.get(usize::from(corps.0)).map_or("?", |corps| &corps.name);
            Sentence::from(format!("{name}: level {from} to {to}."))
        }
        What::TakenBack { side: whose } => side(*whose).text(" take their last command back."),
        What::Amended { edits } => {
            let edits: Vec<String> = edits.iter().map(|edit| super::edited(board, edit)).collect();
            Sentence::from(format!("Both change the position: {}.", edits.join("; ")))
        }
        What::OrdersGiven { unit: of, orders } => {
            let told = orders_words(orders);
            let told = if told.is_empty() { String::from("asks as usual") } else { told };
            Sentence::from("Orders: ").then(unit(*of)).text(format!(" {told}."))
        }
        What::Restacked { hex, units: all } => {
            Sentence::from("The stack of ").hex(*hex).text(" is now ").then(units(all)).text(".")
        }
        What::Acted { units: all, action, cost } => acted(board, all, action, *cost),
        What::NotCarriedOut { units: all, action: meant, cost } => {
            let what = match meant {
                Action::Turn(facing) => format!("turn {}", ask::quarter(*facing)),
                Action::Form { formation, .. } => format!("change to {}", ask::formation_word(*formation)),
                _ => String::from("go on"),
            };
            units(all).text(format!(" can no longer {what}; {} is spent.", ask::points(*cost)))
        }
        What::Moved { units: all, to, .. } => {
            units(all).text(do_they(all, " moves to ", " move to ")).hex(*to).text(".")
        }
        What::CutShort { units: all, dropped } => {
            let dropped = counted(dropped.len(), "action is dropped", "actions are dropped");
            units(all).text(format!("{} stopped; {dropped}.", do_they(all, " is", " are")))
        }
        What::SteppedBack { unit: of, to } => unit(*of).text(" goes back to ").hex(*to).text("."),
        What::Entered { unit: of, hex, .. } => unit(*of).text(" comes in at ").hex(*hex).text("."),
        What::LeaderMoved { leader: of, to, .. } => leader(board, *of).text(" rides to ").hex(*to).text("."),
        What::LeaderOut { leader: of, fate } => leader(board, *of).text(format!(" is {}.", fate_word(*fate))),
        What::LeaderThrownAgain { leader: of, face } => {
            Sentence::from("The die for ").then(leader(board, *of)).text(format!(" shows {face}: it is thrown again."))
        }
        What::LeaderSpared { leader: of, face } => leader(board, *of).text(format!(" is unharmed (die {face}).")),
        What::LeaderOffMap { leader: of } => leader(board, *of).text(" leaves the map with his troops."),
        What::LimberThrown { unit: of, face, least, done } => {
            let came = if *done { "it limbers" } else { "it stays where it is" };
            Sentence::from("Limbering ").then(unit(*of)).text(format!(": {face}, {least} or more: {came}."))
        }
        What::FormationTaken { unit: of, formation, facing } => {
            unit(*of).text(format!(" is in {}, facing {}.", ask::formation_word(*formation), ask::quarter(*facing)))
        }
        What::ObjectiveTaken { hex, side: whose } => side(*whose).text(" take ").hex(*hex).text("."),
        What::Fired { .. } | What::Fought { .. } => {
            let dice = decided(what).unwrap_or_default();
            opened(what).unwrap_or_default().text(format!(": {dice}."))
        }
        What::FirePassedOver { target } => Sentence::from("The fire at ").hex(*target).text(" is no longer possible."),
        What::Lost { unit: of, increments: lost } => unit(*of).text(format!(" loses {}.", increments(*lost))),
        What::Eliminated { unit: of, hex } => unit(*of).text(" is gone at ").hex(*hex).text("."),
        What::Surrendered { unit: of, hex } => unit(*of).text(" surrenders at ").hex(*hex).text("."),
        What::LeftMap { unit: of, from } => unit(*of).text(" is driven off the map at ").hex(*from).text("."),
        What::Checked { unit: of, morale, terms, natural, modified, passed } => {
            let came = if *passed { "passes" } else { "fails" };
            let why = if terms.is_empty() { String::new() } else { format!(" ({})", ask::terms(terms)) };
            let throw = thrown(*natural, *modified);
            unit(*of).text(format!(" checks morale, more than {morale}: {throw}{why}: {came}."))
        }
        What::OrderChanged { unit: of, to, .. } => unit(*of).text(format!(" is {}.", ask::order_word(*to))),
        What::Retreated { unit: of, from, path } => unit(*of).text(" falls back").then(way(*from, path)).text("."),
        What::NowhereToGo { unit: of } => unit(*of).text(" has nowhere to go."),
        What::ChargeOrdered { units: all, target, .. } => {
            units(all).text(do_they(all, " charges ", " charge ")).hex(*target).text(".")
        }
        What::ChargeRefused { units: all } => units(all).text(" will not charge."),
        What::Reacted { units: all, contact, .. } => {
            let rides = do_they(all, " rides out and meets the charge at ", " ride out and meet the charge at ");
            units(all).text(rides).hex(*contact).text(".")
        }
        What::NobodyReacted { side: whose } => side(*whose).text(" send nobody against it."),
        What::Answered { hex, unit: of, answer } => {
            let how = match answer {
                Answer::Stand => " will stand in ",
                Answer::Carre => " will form carré in ",
            };
            unit(*of).text(how).hex(*hex).text(".")
        }
        What::SlippedAway { units: all, to, .. } => {
            units(all).text(do_they(all, " slips away to ", " slip away to ")).hex(*to).text(".")
        }
        What::CarreThrown { unit: of, row, natural, modified, result, .. } => {
            let came = match result {
                CarreResult::Carre => "the carré stands",
                CarreResult::Disorder => "disorder",
                CarreResult::Rout => "rout",
            };
            unit(*of).text(format!(" tries to form carré, row {row}: {}: {came}.", thrown(*natural, *modified)))
        }
        What::Stood { hex, .. } => Sentence::from("The troops in ").hex(*hex).text(" stand firm."),
        What::Rode { units: all, to, .. } => {
            units(all).text(do_they(all, " rides to ", " ride to ")).hex(*to).text(".")
        }
        What::Trampled { unit: of, increments: lost } => {
            unit(*of).text(format!(" is ridden down, {} lost.", increments(*lost)))
        }
        What::RecallThrown { units: all, face, least, done } => {
            let came = if *done { "they halt" } else { "they do not hear" };
            Sentence::from("Recall of ").then(units(all)).text(format!(": {face}, {least} or more: {came}."))
        }
        What::MeleeHeld { attackers, defenders } => {
            units(attackers).text(" and ").then(units(defenders)).text(" will fight.")
        }
        What::HeldMeleeLapsed { attackers } => {
            let find = do_they(attackers, " finds", " find");
            units(attackers).text(format!("{find} nobody to fight any more."))
        }
        What::OpportunityDeclined { side: whose } => side(*whose).text(" let them pass."),
        What::Assaulted { units: all, target } => {
            units(all).text(do_they(all, " assaults ", " assault ")).hex(*target).text(".")
        }
        What::Withdrew { units: all, from, path } => {
            units(all).text(do_they(all, " withdraws", " withdraw")).then(way(*from, path)).text(".")
        }
        What::StayedForMelee { hex } => Sentence::from("The troops in ").hex(*hex).text(" stay where they are."),
        What::Advanced { unit: of, to, .. } => unit(*of).text(" goes into ").hex(*to).text("."),
        What::NobodyAdvanced { hex } => Sentence::from("Nobody goes into ").hex(*hex).text("."),
        What::NoFollowUp { side: whose } => side(*whose).text(" do not follow."),
        What::ReadinessChanged { unit: of, to, .. } => unit(*of).text(format!(" is {}.", readiness_word(*to))),
        What::Rallied { unit: of } => unit(*of).text(" is in order again."),
        What::Closed { side: whose } => side(*whose).text(" close their half-turn."),
        What::BattleOver { outcome } => Sentence::from(format!("The battle is over: {}.", outcome.verdict)),
    }
}
