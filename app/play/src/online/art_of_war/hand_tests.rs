use super::*;
use crate::systems::art_of_war::{self, ArtOfWar};
use ::art_of_war::{Game, OptionalRules};
use net::course::Due;

fn view(length: u32, my_decision: bool, paused: bool) -> News {
    let battle = art_of_war::open("skirmish").unwrap();
    let (game, _) = Game::new(Arc::clone(&battle.board), OptionalRules::default());
    News::Now(Arc::new(View {
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
        clocks: [0, 0],
    }))
}

#[test]
fn a_bot_that_thinks_goes_on_hearing() {
    let pace = Duration::from_secs(3_600);
    let mut hand = BotHand::<ArtOfWar, _>::new(Kind::Random, 1, Quiet::Yes, io::sink()).at_pace(pace);
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
    let mut hand = BotHand::<ArtOfWar, _>::new(Kind::Random, 1, Quiet::Yes, io::sink());
    hand.hear(view(3, true, false)).unwrap();
    assert!(hand.work().is_some() && !hand.stop.is_given());
    hand.hear(view(5, false, false)).unwrap();
    assert!(hand.stop.is_given());
    hand.hear(view(6, true, false)).unwrap();
    assert!(hand.work().is_some() && !hand.stop.is_given(), "the next one is thought about");
}
