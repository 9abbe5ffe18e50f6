//! The rules that an event shows at work: the one it names, those of its terms, and those it depends on.

use super::super::tell;
use bataille::{Event, FireKind, Order, Readiness, Segment, What};
use language::ask::Rule;

macro_rules! rules {
    ($($number:literal),* $(,)?) => {{
        const ALL: &[Rule] = &[$(Rule::new($number)),*];
        ALL
    }};
}

/// The rules behind an event.
pub(super) fn met(event: &Event) -> Vec<Rule> {
    let mut all = tell::rules(event);
    for rule in shown(&event.what) {
        if !all.contains(rule) {
            all.push(*rule);
        }
    }
    all
}

/// The rules at work in every event of this kind.
const fn shown(what: &What) -> &'static [Rule] {
    match what {
        What::SegmentBegan { segment: Segment::Melee, .. } => rules!["1.1", "2.2", "2.7", "2.12"],
        What::SegmentBegan { .. } => rules!["1.1", "2.2", "2.12"],
        What::LevelChanged { .. } => rules!["2.1"],
        What::Moved { .. } => rules!["50"],
        What::Fired { kind: FireKind::Opportunity, .. } => {
            rules!["1.2", "1.3", "1.5", "1.6", "1.7", "3.1", "18.10", "21.3", "26.1", "28.1", "28.3", "53"]
        }
        What::Fired { .. } => rules!["1.2", "1.3", "1.5", "1.6", "1.7", "21.3", "23.1", "26.1", "53"],
        What::Lost { .. } => rules!["11.3"],
        What::Checked { .. } => rules!["1.2", "1.3", "1.5", "2.11", "30.1", "30.4"],
        What::OrderChanged { to: Order::Disordered, .. } => rules!["13.8", "30.2", "31.1", "31.2"],
        What::OrderChanged { to: Order::Routed, .. } => rules!["30.2", "31.3"],
        What::Retreated { .. } => rules!["3.2", "31.7"],
        What::ChargeOrdered { .. } => rules!["37.2", "38.5"],
        What::Answered { .. } => rules!["2.3.2", "39.1", "39.8"],
        What::CarreThrown { .. } => rules!["39.2"],
        What::RecallThrown { .. } => rules!["1.4", "40.5"],
        What::LimberThrown { .. } => rules!["1.4"],
        What::SlippedAway { .. } => rules!["19.3", "40.6"],
        What::Assaulted { .. } => rules!["32.5", "33.1", "33.3"],
        What::Fought { .. } => rules!["32.6", "34.2", "34.6"],
        What::Withdrew { .. } => rules!["2.7.3", "29.1", "29.4"],
        What::StayedForMelee { .. } => rules!["2.7.3"],
        What::Advanced { .. } => rules!["2.7.4"],
        What::NoFollowUp { .. } => rules!["2.7.5"],
        What::NobodyReacted { .. } | What::Reacted { .. } => rules!["2.3.1", "41.1", "41.2"],
        What::BattleOver { .. } => rules!["2.10", "65.1"],
        What::Stood { .. } => rules!["39.4"],
        What::ReadinessChanged { to: Readiness::Exhausted, .. } => rules!["34.10", "35.1"],
        What::ReadinessChanged { .. } => rules!["35.1"],
        What::LeaderOut { .. } => rules!["7.3"],
        What::OrderChanged { to: Order::Good, .. }
        | What::TakenBack { .. }
        | What::Amended { .. }
        | What::OrdersGiven { .. }
        | What::Restacked { .. }
        | What::Acted { .. }
        | What::NotCarriedOut { .. }
        | What::CutShort { .. }
        | What::SteppedBack { .. }
        | What::Entered { .. }
        | What::LeaderMoved { .. }
        | What::LeaderSpared { .. }
        | What::LeaderThrownAgain { .. }
        | What::LeaderOffMap { .. }
        | What::FormationTaken { .. }
        | What::ObjectiveTaken { .. }
        | What::FirePassedOver { .. }
        | What::Eliminated { .. }
        | What::Surrendered { .. }
        | What::LeftMap { .. }
        | What::NowhereToGo { .. }
        | What::ChargeRefused { .. }
        | What::Rode { .. }
        | What::Trampled { .. }
        | What::MeleeHeld { .. }
        | What::HeldMeleeLapsed { .. }
        | What::OpportunityDeclined { .. }
        | What::NobodyAdvanced { .. }
        | What::Rallied { .. }
        | What::Closed { .. } => &[],
    }
}
