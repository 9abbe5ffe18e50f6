//! Hidden content over the wire: several seals in one command, answers before the question, openings that machines owe,
//! and a claim that can be false, whose author and place the record names.

use crate::ford::*;
use ::ford::{Command, DIE, Ford, Scenario, Stage};
use engine::codec;
use engine::contract::{FalseClaim, Game, Opening, Pending, Side};
use engine::rule::Rule;
use estafette_tests::wire::{WirePair, grant_asked, secrets, terms};
use record::course::Due;
use record::entry::{Body, Matter};
use record::file::Record;
use record::session::Refused;
use record::verify::{Conclusion, Examination, FALSE_CLAIM, Weight, examine};
use std::sync::Arc;

fn bidding(side: Side) -> Command {
    Command::Bid { seal: bid(side).seal(side) }
}

/// A match in which every card has this strength.
fn with_cards_of(strength: u16) -> WirePair<Ford> {
    let scenario = Arc::new(Scenario::along(3, vec![strength; 4]));
    WirePair::with(&scenario, terms::<Ford>(&scenario, codec::encode(&())))
}

/// Battery and decoys are in their places, and both are to bid.
fn spread_out(mut pair: WirePair<Ford>) -> WirePair<Ford> {
    pair.act(FIRST, |session, _| spread().into_iter().for_each(|opening| session.seal(opening)));
    pair.say(FIRST, &spreading());
    pair
}

fn bid_both(pair: &mut WirePair<Ford>) {
    for side in Side::BOTH {
        pair.act(side, |session, _| session.seal(bid(side)));
        pair.say(side, &bidding(side));
    }
}

/// The column has drawn its card and hurries, whatever the card.
fn hurrying(pair: WirePair<Ford>) -> WirePair<Ford> {
    let mut pair = spread_out(pair);
    bid_both(&mut pair);
    pair.say(SECOND, &march(2));
    pair.say(SECOND, &Command::Draw);
    pair.say(SECOND, &Command::Hurry);
    pair
}

fn examined(pair: &WirePair<Ford>, side: Side) -> (Examination, Conclusion) {
    let record = Record::read(&Record::write(pair.session(side).entries())).unwrap();
    let seen = examine(&record, engine::referee::rules::<Ford>(), None).unwrap();
    let conclusion = seen.conclusion(&record.notes);
    (seen, conclusion)
}

/// The openings by the machines themselves, in order.
fn openings(pair: &WirePair<Ford>) -> Vec<(Side, &'static str)> {
    let entries = pair.session(FIRST).entries().iter();
    let opened = entries.filter_map(|signed| match &signed.entry.body {
        Body::Command { command, .. } => match codec::decode(command).unwrap() {
            Command::Open(_) => Some((signed.entry.author, "battery")),
            Command::Show(_) => Some((signed.entry.author, "show")),
            _ => None,
        },
        _ => None,
    });
    opened.collect()
}

#[test]
fn several_seals_in_one_command_are_opened_one_by_one_by_their_programs() {
    let mut pair = hurrying(with_cards_of(3));
    assert!(openings(&pair).is_empty());
    pair.say(FIRST, &Command::Hold);
    let all = [(FIRST, "battery"), (FIRST, "show"), (FIRST, "show"), (FIRST, "show"), (SECOND, "show")];
    assert_eq!(openings(&pair), all, "battery, two decoys, both bids; nobody was asked");
    assert_eq!(pair.session(FIRST).course().due(), Due::Decision(SECOND), "the card is for Second to play or keep");
    pair.say(SECOND, &Command::Keep);
    assert_eq!(examined(&pair, FIRST).1, Conclusion::Complete);
}

#[test]
fn many_throws_in_one_request_cost_one_roll_and_the_unused_one_is_ignored() {
    let mut pair = hurrying(with_cards_of(3));
    let rolls = pair.session(FIRST).course().standing().next_roll();
    assert_eq!(pair.game(FIRST).forecast(&Command::Fire).unwrap().faces, DIE * DIE);
    pair.say(FIRST, &Command::Fire);
    assert_eq!(pair.session(FIRST).course().standing().next_roll(), rolls + 1);
    let dice: Vec<usize> = {
        let record = Record::read(&Record::write(pair.session(FIRST).entries())).unwrap();
        let mut dice = Vec::new();
        replay::verify::watch(&record, engine::referee::rules::<Ford>(), None, 1, &mut |_, _, progress| {
            dice.extend(progress.roll.map(|roll| roll.dice.len()));
        })
        .unwrap();
        dice
    };
    assert_eq!(dice, [1, 2], "a card, and then two throws at once");
}

#[test]
fn a_crash_of_either_machine_between_any_two_steps_loses_no_seal_and_no_opening() {
    for side in Side::BOTH {
        let mut pair = spread_out(with_cards_of(2));
        pair.restart(side);
        bid_both(&mut pair);
        pair.restart(side);
        pair.say(SECOND, &march(2));
        pair.say(SECOND, &Command::Draw);
        pair.restart(side);
        pair.say(SECOND, &Command::Hurry);
        pair.restart(side);
        pair.say(FIRST, &Command::Fire);
        pair.restart(side);
        assert_eq!(openings(&pair).len(), 5, "all that was owed is open");
        pair.say(SECOND, &Command::Keep);
        assert_eq!(examined(&pair, side).1, Conclusion::Complete);
    }
}

#[test]
fn an_opening_due_while_a_computer_is_down_comes_when_it_is_back() {
    let mut pair = hurrying(with_cards_of(3));
    // Second's machine is away when its bid is owed.
    pair.stop(SECOND);
    pair.act(FIRST, |session, now| session.command(now, &engine::codec::encode(&Command::Hold))).unwrap();
    assert_eq!(pair.session(FIRST).owed(), "opening");
    assert!(!pair.session(FIRST).is_my_decision());
    pair.start(SECOND);
    pair.connect();
    assert_eq!(openings(&pair).last(), Some(&(SECOND, "show")));
}

#[test]
fn a_player_who_has_lost_their_secrets_never_opens_them_and_the_record_says_so() {
    let mut pair = hurrying(with_cards_of(3));
    pair.ends[0].secrets = secrets(FIRST).to_bytes();
    pair.restart(FIRST);
    pair.say(FIRST, &Command::Hold);
    assert!(openings(&pair).is_empty());
    assert_eq!(pair.session(SECOND).owed(), "opening");
    let owed = Conclusion::Unfinished { owed: String::from("opening"), by: Some(FIRST) };
    assert_eq!(examined(&pair, SECOND).1, owed);
}

#[test]
fn both_may_make_up_their_minds_at_once_and_the_record_has_one_order() {
    let mut pair = spread_out(with_cards_of(3));
    assert!(pair.session(SECOND).game().both_asked());
    let early = |pair: &mut WirePair<Ford>| {
        pair.act(SECOND, |session, _| session.answer_early(engine::codec::encode(&bidding(SECOND)), vec![bid(SECOND)]))
            .unwrap();
    };
    early(&mut pair);
    let length = pair.session(FIRST).course().length();
    assert_eq!(pair.session(SECOND).course().length(), length, "nothing is sent before the pen comes");
    // A crash forgets it, and the player must decide again.
    pair.restart(SECOND);
    assert_eq!(pair.session(SECOND).early(), None);
    early(&mut pair);
    pair.act(FIRST, |session, _| session.seal(bid(FIRST)));
    pair.say(FIRST, &bidding(FIRST));
    assert_eq!(pair.session(FIRST).course().length(), length + 3, "both bids, and the phase that ended with them");
    assert_eq!(pair.game(FIRST).view(FIRST).stage, Stage::March);
    let refused =
        pair.act(FIRST, |session, _| session.answer_early(engine::codec::encode(&bidding(FIRST)), Vec::new()));
    assert_eq!(refused, Err(Refused::NotYourDecision), "only where both are asked");
}

#[test]
fn an_early_answer_that_no_longer_fits_is_dropped_and_never_said() {
    let mut pair = spread_out(with_cards_of(3));
    let back = 1;
    pair.act(SECOND, |session, _| session.answer_early(engine::codec::encode(&bidding(SECOND)), vec![bid(SECOND)]))
        .unwrap();
    pair.act(FIRST, |session, now| session.ask(now, Matter::Rewind { to: back })).unwrap();
    pair.act(SECOND, grant_asked).unwrap();
    assert_eq!(pair.session(SECOND).early(), None, "the question was taken back, and the answer with it");
    pair.act(FIRST, |session, _| session.seal(battery()));
    pair.say(FIRST, &Command::Deploy { seal: battery().seal(FIRST) });
    assert_eq!(pair.session(SECOND).course().due(), Due::Decision(SECOND));
}

#[test]
fn a_true_claim_counts_whether_the_card_is_played_or_kept() {
    for keep in [true, false] {
        let mut pair = hurrying(with_cards_of(2));
        pair.say(FIRST, &Command::Hold);
        let play = offered(&pair, SECOND).into_iter().find(|command| matches!(command, Command::Play(_))).unwrap();
        pair.say(SECOND, if keep { &Command::Keep } else { &play });
        let (seen, conclusion) = examined(&pair, FIRST);
        assert_eq!(conclusion, Conclusion::Complete);
        assert!(seen.findings.is_empty() && pair.verdicts(FIRST).is_empty(), "{:?}", seen.findings);
    }
}

#[test]
fn a_false_claim_is_named_with_author_and_entry_when_the_leaves_are_opened_at_the_end() {
    // The liar keeps the card: only the leaf will show it.
    let mut pair = hurrying(with_cards_of(1));
    let claim = pair.session(FIRST).course().length() - 1;
    assert!(!offered(&pair, SECOND).contains(&Command::Hurry), "an honest program would not have offered it");
    pair.say(FIRST, &Command::Hold);
    assert!(pair.verdicts(FIRST).is_empty(), "nobody can know yet");
    pair.say(SECOND, &Command::Keep);
    assert!(pair.session(FIRST).is_closed() && pair.session(SECOND).is_closed());
    let told: Vec<_> = pair.verdicts(FIRST).into_iter().map(|verdict| (verdict.name, verdict.proven)).collect();
    assert_eq!(told, [(FALSE_CLAIM, true)]);
    assert!(pair.verdicts(FIRST)[0].text.contains(&format!("entry {claim}")), "{}", pair.verdicts(FIRST)[0].text);
    let (seen, conclusion) = examined(&pair, FIRST);
    assert_eq!(conclusion, Conclusion::Overturned { first: false, second: true });
    let finding = &seen.findings[0];
    assert_eq!((finding.name, finding.side, finding.seq), (FALSE_CLAIM, SECOND, claim));
    assert_eq!(finding.weight, Weight::Wrong);
    assert!(finding.text.contains("2.4"), "{}", finding.text);
    assert!(!seen.claim().contains("did not choose"), "the sentence of an honest record is not for this one");
}

#[test]
fn a_false_claim_is_named_at_once_when_the_seal_it_rests_on_is_opened() {
    let mut pair = hurrying(with_cards_of(1));
    pair.say(FIRST, &Command::Hold);
    let play = offered(&pair, SECOND).into_iter().find(|command| matches!(command, Command::Play(_))).unwrap();
    pair.say(SECOND, &play);
    let (seen, _) = examined(&pair, FIRST);
    assert_eq!(seen.findings.iter().filter(|finding| finding.name == FALSE_CLAIM).count(), 1, "and once only");
}

#[test]
fn a_claim_that_was_taken_back_was_not_made() {
    let mut pair = spread_out(with_cards_of(1));
    bid_both(&mut pair);
    pair.say(SECOND, &march(2));
    pair.say(SECOND, &Command::Draw);
    let back = pair.session(SECOND).course().length() - 1;
    pair.say(SECOND, &Command::Hurry);
    pair.act(SECOND, |session, now| session.ask(now, Matter::Rewind { to: back })).unwrap();
    pair.act(FIRST, grant_asked).unwrap();
    pair.say(SECOND, &Command::Cross);
    pair.say(FIRST, &Command::Hold);
    pair.say(SECOND, &Command::Keep);
    let (seen, conclusion) = examined(&pair, FIRST);
    assert_eq!(conclusion, Conclusion::Complete);
    assert!(seen.findings.iter().all(|finding| finding.name != FALSE_CLAIM));
}

#[test]
fn decoys_that_contradict_each_other_lose_at_the_first_opening_that_shows_it() {
    let at = |salt: u8, ford: u8| Opening { salt: [salt; 32], content: codec::encode(&ford) };
    // A decoy beside the battery; two at one ford; one nowhere.
    for (decoys, shown) in [([at(1, 2), at(2, 1)], 1), ([at(1, 3), at(2, 3)], 2), ([at(1, 9), at(2, 1)], 1)] {
        let mut pair = with_cards_of(0);
        let seals = decoys.iter().map(|decoy| decoy.seal(FIRST)).collect();
        pair.act(FIRST, |session, _| [battery()].into_iter().chain(decoys).for_each(|one| session.seal(one)));
        pair.say(FIRST, &Command::Spread { battery: battery().seal(FIRST), decoys: seals });
        bid_both(&mut pair);
        pair.say(SECOND, &march(1));
        pair.say(SECOND, &Command::Cross);
        pair.say(FIRST, &Command::Hold);
        assert_eq!(openings(&pair).len(), 1 + shown);
        assert_eq!(pair.game(SECOND).pending(), Pending::Over(SECOND));
        assert!(pair.session(SECOND).is_closed());
    }
}

#[test]
fn an_engine_audits_by_what_is_open_and_knows_nothing_before() {
    let pair = hurrying(with_cards_of(1));
    let game = pair.session(FIRST).game();
    assert_eq!((game.claims(), game.audit(&[])), (1, Vec::new()));
    let knows = pair.session(SECOND).game();
    assert_eq!(knows.audit(&[]), Vec::new(), "what its owner has learned is no proof");
    let Some(Command::Play(card)) = ({
        let mut later = pair;
        later.say(FIRST, &Command::Hold);
        offered(&later, SECOND).into_iter().find(|command| matches!(command, Command::Play(_)))
    }) else {
        panic!("no card")
    };
    let game = hurrying(with_cards_of(1));
    let found = game.session(FIRST).game().audit(&[(SECOND, card)]);
    let [FalseClaim { claim: 0, side: SECOND, refusal }] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!((refusal.case, refusal.name), (Some(Rule::new("2.4")), "slow-card"));
}
