//! Whole matches between two honest sides: what they agree on, how they end, and that neither a crash at any moment nor a
//! bad network breaks a promise.

use crate::ford::*;
use ::ford::{Command, Ford, Options, Stage};
use engine::codec;
use engine::contract::{Game, Side};
use estafette_tests::wire::{WirePair, decline_asked, grant_asked};
use lab::library;
use language::bot::BotKind;
use language::chance::Chance;
use record::course::Due;
use record::entry::{Ending, Matter};
use record::file::Record;
use record::header::Terms;
use record::session::{Notice, OpponentQuestion, Refused, Session};
use record::verify::{Conclusion, examine};
use sim::{Match, NetworkWeather, Pilot, PilotMove, World};
use std::sync::atomic::{AtomicU64, Ordering};

fn told(pair: &WirePair<Ford>, side: Side, notice: &Notice) -> bool {
    pair.end(side).notices.contains(notice)
}

/// Both have the same record, it is good, and the match ended this way.
fn ended(pair: &WirePair<Ford>, ending: Ending) {
    for side in Side::BOTH {
        assert!(pair.session(side).is_closed(), "{side:?}");
        assert!(told(pair, side, &Notice::Ended(ending)) && told(pair, side, &Notice::Closed), "{side:?}");
        let record = Record::read(&pair.end(side).record).unwrap();
        let seen = examine(&record, engine::referee::rules::<Ford>(), None).unwrap();
        assert_eq!(seen.conclusion(&record.notes), Conclusion::Complete);
        assert_eq!(seen.ending(), Some(ending));
        assert!(pair.verdicts(side).is_empty());
    }
    assert_eq!(pair.mark(FIRST), pair.mark(SECOND));
}

mod agreements {
    use super::*;

    #[test]
    fn a_take_back_asked_by_the_side_that_holds_the_pen() {
        let mut pair = begun();
        let before = pair.session(FIRST).game().clone();
        pair.say(SECOND, &march(1));
        pair.act(SECOND, |session, now| session.ask_take_back(now)).unwrap();
        assert!(matches!(pair.session(FIRST).asked().map(|asked| asked.matter), Some(Matter::Rewind { .. })));
        pair.act(FIRST, grant_asked).unwrap();
        for side in Side::BOTH {
            assert_eq!(pair.session(side).game().hash(), before.hash());
            assert!(pair.end(side).notices.iter().any(|notice| matches!(notice, Notice::Agreed(_))));
            assert_eq!(pair.session(side).course().standing().take_backs(SECOND), 1);
        }
        pair.say(SECOND, &march(3));
        assert_eq!(pair.mark(FIRST), pair.mark(SECOND));
    }

    #[test]
    fn a_take_back_asked_by_the_side_that_does_not_hold_the_pen() {
        let mut pair = begun();
        pair.say(SECOND, &march(1));
        pair.say(SECOND, &Command::Cross);
        assert_eq!(pair.session(SECOND).course().due(), Due::Decision(FIRST));
        pair.act(SECOND, |session, now| session.ask_take_back(now)).unwrap();
        pair.act(FIRST, grant_asked).unwrap();
        assert_eq!(pair.session(FIRST).course().due(), Due::Decision(SECOND));
        assert_eq!(pair.session(FIRST).course().standing().take_backs(SECOND), 1);
        assert_eq!(pair.mark(FIRST), pair.mark(SECOND));
    }

    #[test]
    fn a_take_back_that_is_declined_changes_nothing_and_can_be_asked_again() {
        for asker in Side::BOTH {
            let mut pair = begun();
            pair.say(SECOND, &march(1));
            let before = pair.mark(FIRST);
            pair.act(asker, |session, now| session.ask_take_back(now)).unwrap();
            let read = pair.session(asker.other()).asked().unwrap();
            let other = OpponentQuestion { number: read.number + 1, ..read };
            let refused = pair.act(asker.other(), |session, now| session.decline(now, &other));
            assert!(matches!(refused, Err(Refused::AskedAnew(_))), "{refused:?}");
            pair.act(asker.other(), decline_asked).unwrap();
            assert_eq!(pair.mark(FIRST), before);
            assert!(pair.end(asker).notices.iter().any(|notice| matches!(notice, Notice::Declined(_))));
            assert_eq!((pair.session(asker).asking(), pair.session(asker.other()).asked()), (None, None));
            pair.act(asker, |session, now| session.ask_take_back(now)).unwrap();
            pair.act(asker.other(), grant_asked).unwrap();
            assert_ne!(pair.mark(FIRST), before);
            assert_eq!(pair.mark(FIRST), pair.mark(SECOND));
        }
    }

    #[test]
    fn a_take_back_past_a_die_uses_new_links() {
        let mut pair = crossing();
        pair.say(FIRST, &Command::Fire);
        let rolls = pair.session(FIRST).course().standing().next_roll();
        pair.act(FIRST, |session, now| session.ask_take_back(now)).unwrap();
        pair.act(SECOND, grant_asked).unwrap();
        assert_eq!(pair.session(FIRST).course().standing().next_roll(), rolls);
        finish(&mut pair);
        ended(&pair, Ending::Rules);
    }

    #[test]
    fn both_ask_for_the_same_at_once() {
        let mut pair = begun();
        for side in Side::BOTH {
            pair.act_only(side, |session, now| session.ask(now, Matter::Pause)).unwrap();
        }
        pair.settle();
        for side in Side::BOTH {
            assert!(pair.session(side).course().standing().is_paused());
            assert_eq!((pair.session(side).asking(), pair.session(side).asked()), (None, None), "{side:?}");
        }
        assert_eq!(pair.mark(FIRST), pair.mark(SECOND));
    }

    #[test]
    fn a_change_of_the_position_by_either() {
        for asker in Side::BOTH {
            let mut pair = begun();
            pair.say(SECOND, &march(1));
            pair.act(asker, |session, now| session.ask(now, Matter::Change { change: codec::encode(&3u8) })).unwrap();
            pair.act(asker.other(), grant_asked).unwrap();
            for side in Side::BOTH {
                assert_eq!(engine::contract::Game::view(pair.game(side), side).ford, Some(3));
                assert_eq!(pair.session(side).course().standing().changes(), 1);
            }
            // A change from which the rules cannot go on is not offered.
            let impossible = Matter::Change { change: codec::encode(&9u8) };
            let refused = pair.act(asker, |session, now| session.ask(now, impossible));
            assert!(matches!(refused, Err(Refused::Rules(_))));
        }
    }

    #[test]
    fn a_draw_and_a_result_by_either() {
        for asker in Side::BOTH {
            for winner in [None, Some(FIRST), Some(SECOND)] {
                let mut pair = begun();
                pair.act(asker, |session, now| session.ask(now, Matter::Result { winner })).unwrap();
                pair.act(asker.other(), grant_asked).unwrap();
                ended(&pair, Ending::Agreed { winner });
                let again = pair.act(asker, |session, now| session.ask(now, Matter::Pause));
                assert_eq!(again, Err(Refused::Over));
            }
        }
    }

    #[test]
    fn a_pause_by_either_ended_by_either() {
        for asker in Side::BOTH {
            for ender in Side::BOTH {
                let mut pair = begun();
                pair.act(asker, |session, now| session.ask(now, Matter::Pause)).unwrap();
                pair.act(asker.other(), grant_asked).unwrap();
                let command = |pair: &mut WirePair<Ford>| {
                    pair.act(SECOND, |session, now| session.command(now, &engine::codec::encode(&march(1))))
                };
                assert_eq!(command(&mut pair), Err(Refused::Paused));
                pair.restart(ender);
                assert!(pair.session(ender).course().standing().is_paused());
                pair.act(ender, |session, now| session.resume_play(now)).unwrap();
                assert_eq!(command(&mut pair), Ok(()));
                assert_eq!(pair.mark(FIRST), pair.mark(SECOND));
            }
        }
    }

    #[test]
    fn no_player_closes_a_paused_match_for_inactivity() {
        let mut pair = begun_by(Terms { deadline: 10, ..ford_terms() });
        pair.act(FIRST, |session, now| session.ask(now, Matter::Pause)).unwrap();
        pair.act(SECOND, grant_asked).unwrap();
        pair.wait(60_000);
        assert_eq!(pair.act(FIRST, |session, now| session.close_as_owed(now)), Err(Refused::Paused));
    }

    #[test]
    fn chat_is_beside_the_record_and_cannot_disturb_a_terminal() {
        let mut pair = begun();
        let before = pair.mark(FIRST);
        pair.act(SECOND, |session, now| session.chat(now, "well\u{1b}[2J played")).unwrap();
        assert!(told(&pair, FIRST, &Notice::Chat(String::from("well[2J played"))));
        assert_eq!(pair.mark(FIRST), before);
        // It survives a cut, and comes once.
        pair.cut();
        pair.act(SECOND, |session, now| session.chat(now, "still there?")).unwrap();
        pair.connect();
        pair.cut();
        pair.connect();
        let count = pair.end(FIRST).notices.iter().filter(|notice| matches!(notice, Notice::Chat(_))).count();
        assert_eq!(count, 2);
    }
}

mod greetings {
    use super::*;
    use record::message::Message;

    #[test]
    fn a_greeting_that_is_lost_is_said_again() {
        for deaf in Side::BOTH {
            let mut pair = begun();
            pair.cut();
            pair.connected = true;
            for side in Side::BOTH {
                pair.act_only(side, |session, now| session.connected(now));
            }
            // Every message about the other's position in the match is lost, but nothing else.
            for _ in 0..100 {
                let lost = |(to, bytes): &(Side, Vec<u8>)| {
                    *to == deaf && matches!(Message::decode(bytes), Ok(Message::Here(_)))
                };
                pair.mail.retain(|letter| !lost(letter));
                pair.deliver();
            }
            assert!(!pair.session(deaf).is_met() && pair.session(deaf.other()).is_met());
            pair.wait(10_000);
            assert!(pair.session(deaf).is_met());
            pair.say(SECOND, &march(1));
            assert_eq!(pair.mark(FIRST), pair.mark(SECOND));
        }
    }
}

mod parcels {
    use super::*;

    #[test]
    fn what_is_said_reaches_a_side_that_was_restarted() {
        for restarted in Side::BOTH {
            let mut pair = begun();
            let chats = |pair: &WirePair<Ford>, side: Side| {
                pair.end(side).notices.iter().filter(|notice| matches!(notice, Notice::Chat(_))).count()
            };
            for round in 1..4 {
                for side in Side::BOTH {
                    pair.act(side, |session, now| session.chat(now, "hello")).unwrap();
                    assert_eq!(chats(&pair, side.other()), round, "{restarted:?}");
                }
                pair.restart(restarted);
            }
            // And a request that comes while it is down.
            pair.stop(restarted);
            pair.act(restarted.other(), |session, now| session.ask(now, Matter::Pause)).unwrap();
            pair.start(restarted);
            pair.connect();
            assert_eq!(pair.session(restarted).asked().map(|asked| asked.matter), Some(Matter::Pause));
        }
    }
}

mod endings {
    use super::*;

    #[test]
    fn by_the_rules_confirmed_by_both() {
        ended(&finished(), Ending::Rules);
    }

    #[test]
    fn either_player_can_resign_at_any_time() {
        for by in Side::BOTH {
            let mut pair = begun();
            pair.act(by, |session, now| session.concede(now)).unwrap();
            ended(&pair, Ending::Conceded { by });
            assert!(told(&pair, by.other(), &Notice::Conceded(by)) || by == SECOND);
            assert_eq!(pair.act(by, |session, now| session.concede(now)), Err(Refused::Over));
        }
    }

    #[test]
    fn a_concession_while_disconnected_holds_when_they_meet_again() {
        for by in Side::BOTH {
            for restarted in [None, Some(FIRST), Some(SECOND)] {
                let mut pair = begun();
                pair.cut();
                pair.act(by, |session, now| session.concede(now)).unwrap();
                if let Some(side) = restarted {
                    pair.stop(side);
                    pair.start(side);
                }
                pair.connect();
                pair.wait(5_000);
                for side in Side::BOTH {
                    let session = pair.session(side);
                    assert_eq!(
                        session.course().standing().ending(),
                        Some(Ending::Conceded { by }),
                        "{by:?} {restarted:?}"
                    );
                    assert!(session.is_closed());
                }
                assert_eq!(pair.mark(FIRST), pair.mark(SECOND));
            }
        }
    }

    #[test]
    fn a_concession_that_is_never_copied_is_final_all_the_same() {
        // The first player gives up while it is the second one's turn, and the second never writes again.
        let mut pair = begun();
        pair.cut();
        pair.act(FIRST, |session, now| session.concede(now)).unwrap();
        let record = Record::read(&pair.end(FIRST).record).unwrap();
        let seen = examine(&record, engine::referee::rules::<Ford>(), None).unwrap();
        assert_eq!(seen.conclusion(&record.notes), Conclusion::ConcededByNote(FIRST));
        let refused = pair.act(FIRST, |session, now| session.ask(now, Matter::Pause));
        assert_eq!(refused, Err(Refused::Over), "a side that gave up plays no further");
    }
}

mod crashes {
    use super::*;

    /// Plays the ford to its end without thinking.
    struct Plain;

    impl Pilot for Plain {
        fn think(&mut self, session: &Session, chance: &mut Chance) -> Option<PilotMove> {
            if let Some(asked) = session.asked() {
                return Some(PilotMove::Grant(asked));
            }
            let me = session.me();
            if !session.is_my_decision() {
                // Both bid, and neither waits for the other to decide.
                let early = session.game().both_asked() && session.early().is_none() && me == SECOND;
                return early.then(|| {
                    PilotMove::SealEarly(vec![bid(me)], engine::codec::encode(&Command::Bid { seal: bid(me).seal(me) }))
                });
            }
            let game = session.game().of::<Ford>().unwrap();
            match game.options() {
                Options::Seal(_) if game.view(me).stage != Stage::Deploy => Some(PilotMove::Seal(
                    vec![bid(me)],
                    engine::codec::encode(&Command::Bid { seal: bid(me).seal(me) }),
                )),
                // Two openings in three are with decoys: three seals in one command.
                Options::Seal(_) if chance.one_in(2, 3) => {
                    Some(PilotMove::Seal(spread(), engine::codec::encode(&spreading())))
                }
                Options::Seal(_) => Some(PilotMove::Seal(
                    vec![battery()],
                    engine::codec::encode(&Command::Deploy { seal: battery().seal(FIRST) }),
                )),
                Options::Say(all) => match chance.pick(&all) {
                    Some(Command::Undo) if chance.one_in(1, 2) => Some(PilotMove::AskTakeBack),
                    Some(command) => Some(PilotMove::Command(engine::codec::encode(command))),
                    None => Some(PilotMove::Concede),
                },
            }
        }
    }

    fn play(seed: u64, weather: NetworkWeather) -> sim::Ended {
        let host = if seed.is_multiple_of(2) { FIRST } else { SECOND };
        let plan = Match {
            rules: engine::referee::rules::<Ford>(),
            battle: engine::referee::field::<Ford>(scenario()),
            terms: Terms { host, ..ford_terms() },
            seed,
            weather,
            liar: None,
            first_trick: 0,
        };
        World::new(plan, [Box::new(Plain), Box::new(Plain)]).run().unwrap_or_else(|broken| panic!("{broken}"))
    }

    #[test]
    fn a_crash_at_any_deed_of_a_short_match_loses_nothing() {
        // Every deed with ESTAFETTE_FULL=1, otherwise a sample.
        let step = if std::env::var_os("ESTAFETTE_FULL").is_some() { 1 } else { 5 };
        println!("every deed in {step}; ESTAFETTE_FULL=1 tries all");
        for seed in 0..4 {
            let calm = play(seed, NetworkWeather::CALM);
            for at in (seed % step..calm.deeds).step_by(usize::try_from(step).unwrap()) {
                let ended = play(seed, NetworkWeather { crash_at: Some(at), ..NetworkWeather::CALM });
                assert_eq!(ended.crashes, 1, "seed {seed}, deed {at}");
            }
        }
    }

    #[test]
    fn matches_with_secrets_survive_bad_weather() {
        for seed in 0..60 {
            play(seed, NetworkWeather::any(&mut Chance::for_game(seed, 9)));
        }
    }
}

/// Simulated skirmishes with faults: 80 of them, and 300 where `ESTAFETTE_LONG` is set, as `tools/test --long` does.
mod soak {
    use super::*;

    fn run(seeds: std::ops::Range<u64>) {
        let battle = library::open("skirmish", None).unwrap();
        let next = AtomicU64::new(seeds.start);
        std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    loop {
                        let seed = next.fetch_add(1, Ordering::Relaxed);
                        if seed >= seeds.end {
                            break;
                        }
                        if let Err(broken) = lab::soak::one(&battle, seed, BotKind::Random, None) {
                            panic!("{broken}");
                        }
                    }
                });
            }
        });
    }

    #[test]
    fn seeds_that_once_broke_a_promise_keep_it() {
        for seed in [76, 83, 177, 198, 242, 5_090, 40_031, 40_079, 40_123] {
            run(seed..seed + 1);
        }
    }

    #[test]
    fn skirmishes_with_faults() {
        let begun = std::time::Instant::now();
        let count = if std::env::var_os("ESTAFETTE_LONG").is_some() { 300 } else { 80 };
        run(0..count);
        println!("{count} of 300 skirmishes in {:.1} s", begun.elapsed().as_secs_f64());
    }
}
