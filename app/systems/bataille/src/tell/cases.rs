//! The rules that an event cites.

use bataille::{Event, What};
use language::ask::Rule;

/// The rule of an event, and those of the terms and values that counted for its roll.
pub(in super::super) fn rules(event: &Event) -> Vec<Rule> {
    let mut all = vec![event.rule];
    match &event.what {
        What::Fired { parts, defence_rule, canister, terms, .. } => {
            all.extend(parts.iter().map(|part| part.rule));
            all.extend(parts.iter().flat_map(|part| &part.multipliers).map(|multiplier| multiplier.rule));
            all.push(*defence_rule);
            all.extend(canister.then_some(CANISTER));
            all.extend(terms.iter().map(|term| term.rule));
        }
        What::Fought { parts, terms, .. } => {
            all.extend(parts.iter().flat_map(|part| &part.multipliers).map(|multiplier| multiplier.rule));
            all.extend(terms.iter().map(|term| term.rule));
        }
        What::Checked { terms, .. } | What::CarreThrown { terms, .. } => {
            all.extend(terms.iter().map(|term| term.rule));
        }
        What::SegmentBegan { .. }
        | What::LevelChanged { .. }
        | What::TakenBack { .. }
        | What::Amended { .. }
        | What::OrdersGiven { .. }
        | What::Restacked { .. }
        | What::Acted { .. }
        | What::NotCarriedOut { .. }
        | What::Moved { .. }
        | What::CutShort { .. }
        | What::SteppedBack { .. }
        | What::Entered { .. }
        | What::LeaderMoved { .. }
        | What::LeaderOut { .. }
        | What::LeaderSpared { .. }
        | What::LeaderThrownAgain { .. }
        | What::LeaderOffMap { .. }
        | What::LimberThrown { .. }
        | What::FormationTaken { .. }
        | What::ObjectiveTaken { .. }
        | What::FirePassedOver { .. }
        | What::Lost { .. }
        | What::Eliminated { .. }
        | What::Surrendered { .. }
        | What::LeftMap { .. }
        | What::OrderChanged { .. }
        | What::Retreated { .. }
        | What::NowhereToGo { .. }
        | What::ChargeOrdered { .. }
        | What::ChargeRefused { .. }
        | What::Reacted { .. }
        | What::NobodyReacted { .. }
        | What::Answered { .. }
        | What::SlippedAway { .. }
        | What::Stood { .. }
        | What::Rode { .. }
        | What::Trampled { .. }
        | What::RecallThrown { .. }
        | What::MeleeHeld { .. }
        | What::HeldMeleeLapsed { .. }
        | What::OpportunityDeclined { .. }
        | What::Assaulted { .. }
        | What::Withdrew { .. }
        | What::StayedForMelee { .. }
        | What::Advanced { .. }
        | What::NobodyAdvanced { .. }
        | What::NoFollowUp { .. }
        | What::ReadinessChanged { .. }
        | What::Rallied { .. }
        | What::Closed { .. }
        | What::BattleOver { .. } => {}
    }
    let mut once = Vec::with_capacity(all.len());
    for rule in all {
        if !once.contains(&rule) {
            once.push(rule);
        }
    }
    once
}

/// Guns that fire at the hex beside them.
const CANISTER: Rule = Rule::new("25.3");
