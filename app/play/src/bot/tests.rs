//! Bots of every system in its battles.

use language::bot::{BotKind, BotPlayer, Reins, StopSignal};
use language::chance::Chance;

#[test]
fn in_every_system_a_marshal_stops_at_once_when_it_is_told_to() {
    for id in ["skirmish", "dresden20", "gleina", "winter-training"] {
        let position = ::systems::ALL.open(id, None).expect("a battle of ours").beginning().expect("a beginning");
        let stop = StopSignal::after(40);
        let mut marshal = BotPlayer::new(BotKind::Marshal).held(Reins { stop: stop.clone(), threads: 1 });
        let said = marshal.say(&*position, &mut Chance::new(1));
        assert!(said.is_none(), "{id}: it has an answer though it was told to stop");
        assert!((40..=43).contains(&stop.looks()), "{id}: it looked {} times", stop.looks());
    }
}
