//! Single things in a word or a few: places, readiness, standing orders.

use bataille::*;

/// A place, in a few words.
pub(in super::super) fn place(place: &Place) -> String {
    match place {
        Place::On(hex) => hex.to_string(),
        Place::Waiting => String::from("to come"),
        Place::Eliminated => String::from("eliminated"),
        Place::OffMap => String::from("driven off the map"),
        Place::Aside => String::from("not in this battle"),
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
        ReactionOrder::Always => told.push("always intercepts charges"),
        ReactionOrder::Never => told.push("never intercepts charges"),
    }
    match orders.opportunity {
        OpportunityOrder::Hold => {}
        OpportunityOrder::Weak => told.push("charges weak moving units"),
        OpportunityOrder::Any => told.push("charges any moving unit"),
        OpportunityOrder::Ask => told.push("asks before it charges moving units"),
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

/// A number and its noun.
pub(super) fn counted(count: usize, one: &str, several: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { several })
}
