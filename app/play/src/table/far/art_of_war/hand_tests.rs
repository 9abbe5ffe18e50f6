use super::*;
use engine::contract::Side;
use record::course::Due;

fn skirmish() -> Battle {
    ::systems::ALL.open("skirmish", None).unwrap()
}

fn bot() -> BotHand<io::Sink> {
    let mut hand = BotHand::new(::systems::ALL, BotKind::Random, 1, Quiet::Yes, io::sink());
    hand.battle = Some(skirmish());
    hand
}

fn view(length: u32, my_decision: bool, paused: bool) -> News {
    let game = skirmish().beginning().unwrap().referee();
    News::Now(Arc::new(MatchView {
        game,
        me: Side::First,
        due: Due::Nothing,
        my_decision,
        asked: None,
        asking: None,
        length,
        paused,
        closed: false,
        met: true,
        allowed: [0; 2],
        clocks: [0, 0],
    }))
}

#[test]
fn a_bot_that_thinks_goes_on_hearing() {
    let pace = Duration::from_secs(3_600);
    let mut hand = bot().at_pace(pace);
    assert!(hand.hear(view(3, true, false)).unwrap().is_empty());
    let work = hand.work().unwrap();
    assert_eq!(work.after, pace);
    assert!(hand.hear(view(3, true, false)).unwrap().is_empty());
    assert!(hand.work().is_none(), "the same question is thought about once");
    assert_eq!(hand.hear(view(3, true, true)).unwrap().len(), 1, "a pause is ended at once");
    assert_eq!((work.think)().len(), 1);
}

#[test]
fn a_bot_stops_thinking_about_a_question_that_is_gone() {
    let mut hand = bot();
    hand.hear(view(3, true, false)).unwrap();
    assert!(hand.work().is_some() && !hand.stop.is_given());
    hand.hear(view(5, false, false)).unwrap();
    assert!(hand.stop.is_given());
    hand.hear(view(6, true, false)).unwrap();
    assert!(hand.work().is_some() && !hand.stop.is_given(), "the next one is thought about");
}
