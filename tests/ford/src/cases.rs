//! The numbered rules, each with its thought.

use super::Rule;

/// Every rule of the ford.
pub const CASES: &[(Rule, &str)] = &[
    (Rule::new("1.1"), "The defenders place their battery at one of the fords, under a seal."),
    (Rule::new("1.2"), "A seal opens only to what was sealed; who sealed what cannot be loses."),
    (Rule::new("1.3"), "Decoys stand each at a ford of their own, and are opened after the battery."),
    (Rule::new("1.4"), "Where there are decoys both seal a bid, neither knowing the other's."),
    (Rule::new("2.1"), "The column marches to a ford."),
    (Rule::new("2.2"), "There it may draw a card, which it alone sees; it crosses, or withdraws and loses."),
    (Rule::new("2.3"), "Against a column that crosses the defenders may fire: an 8 or more hits."),
    (Rule::new("2.4"), "A column with a card of 2 or more may hurry: fire then needs two hits in a row."),
    (Rule::new("3.1"), "The battery is opened by the machine that hid it."),
    (Rule::new("3.2"), "The column may play the card it drew."),
    (Rule::new("3.3"), "Two and the card, less 1 for a hit, must be more than 3 where the battery stands."),
    (Rule::new("4.1"), "A march may be taken back until a die is rolled or the other side decides."),
];
