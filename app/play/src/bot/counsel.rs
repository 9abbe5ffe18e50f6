//! Asking a bot for a player: what it would do in their place, the immediate result, and why. It thinks on a thread
//! of its own, so that the caller never waits.

use engine::contract::Side;
use engine::digest::Hash;
use language::ask::Said;
use language::bot::{BotKind, BotPlayer, Reins, StopSignal};
use language::chance::Chance;
use language::happening::Happening;
use language::position::{Bytes, Foreseen, Position};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// The advice of a bot.
#[derive(Clone, Debug)]
pub struct Advice {
    /// The side it is for.
    pub side: Side,
    /// The command it advises.
    pub said: Said<Bytes>,
    /// The immediate effect, in the words of events; dice are not foreseen.
    pub comes: Vec<Happening>,
    /// The reason in a sentence, if it has thought about it.
    pub why: Option<String>,
}

/// A bot that gives advice. Dropping it stops it at once.
#[derive(Default)]
pub struct Counsel {
    /// The bot that gave the last advice, and the position from which its plan continues.
    last: Option<(BotPlayer, Hash)>,
    thinks: Option<Thinks>,
}

/// A bot that thinks.
struct Thinks {
    stop: StopSignal,
    heard: Receiver<(BotPlayer, Option<(Advice, Hash)>)>,
}

impl Counsel {
    /// Asks what this level of bot would say for a side, by what that side's own engine knows. `wake` is called when
    /// the answer is there, for [`listen`](Counsel::listen). The same position gives the same advice, and a player who
    /// follows it hears how the plan goes on.
    pub fn ask(&mut self, level: BotKind, position: Arc<dyn Position>, side: Side, wake: impl Fn() + Send + 'static) {
        self.stop();
        let here = position.hash();
        let follows = self.last.take().filter(|(_, expected)| *expected == here).map(|(player, _)| player);
        let stop = StopSignal::default();
        let reins = Reins::at_table(stop.clone());
        let mut player = follows.unwrap_or_else(|| BotPlayer::new(level)).held(reins);
        let (tell, heard) = channel();
        std::thread::spawn(move || {
            let said = player.say(&*position, &mut Chance::new(number(here)));
            let advice = said.and_then(|said| {
                let Foreseen { comes, hash, .. } = position.foresee(side, &said)?;
                Some((Advice { side, said, comes, why: player.why() }, hash))
            });
            // The player may want something else by now.
            if tell.send((player, advice)).is_ok() {
                wake();
            }
        });
        self.thinks = Some(Thinks { stop, heard });
    }

    /// Whether it is still thinking.
    pub const fn is_thinking(&self) -> bool {
        self.thinks.is_some()
    }

    /// The result, once: an advice, or `None` inside if the bot has none.
    pub fn listen(&mut self) -> Option<Option<Advice>> {
        let came = match self.thinks.as_ref()?.heard.try_recv() {
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => None,
            Ok((player, advice)) => advice.map(|(advice, after)| {
                self.last = Some((player, after));
                advice
            }),
        };
        self.thinks = None;
        Some(came)
    }

    /// It need not think any more.
    pub fn stop(&mut self) {
        if let Some(thinks) = self.thinks.take() {
            thinks.stop.give();
        }
    }
}

impl Drop for Counsel {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A seed that depends on the position alone.
const fn number(hash: Hash) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = hash.0;
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::position::WaitingFor;

    fn advised(counsel: &mut Counsel, position: &Arc<dyn Position>, level: BotKind) -> Advice {
        let WaitingFor::Side(side) = position.waits() else { panic!("somebody is asked") };
        let (tell, woken) = channel();
        counsel.ask(level, Arc::clone(position), side, move || {
            let _heard = tell.send(());
        });
        woken.recv().expect("the caller is woken");
        let advice = counsel.listen().expect("an answer").expect("an advice");
        assert!(!counsel.is_thinking() && counsel.listen().is_none(), "it is told once");
        advice
    }

    #[test]
    fn in_every_system_an_advice_is_legal_is_told_and_is_the_same_again() {
        for id in ["skirmish", "dresden20", "broesa", "winter-training", "eagles-pultusk"] {
            let battle = ::systems::ALL.open(id, None).expect("a battle of ours");
            let position = battle.beginning().expect("a beginning");
            for &level in battle.system().levels() {
                let advice = advised(&mut Counsel::default(), &position, level);
                let again = advised(&mut Counsel::default(), &position, level);
                assert_eq!(again.said.command, advice.said.command, "{id} {}", level.name());
            }
        }
    }

    #[test]
    fn dropping_it_stops_it() {
        let battle = ::systems::ALL.open("skirmish", None).expect("a battle");
        let position = battle.beginning().expect("a beginning");
        let WaitingFor::Side(side) = position.waits() else { panic!("somebody is asked") };
        let mut counsel = Counsel::default();
        counsel.ask(BotKind::Marshal, Arc::clone(&position), side, || {});
        let stop = counsel.thinks.as_ref().expect("it thinks").stop.clone();
        drop(counsel);
        assert!(stop.is_given());
    }
}
