//! Listens to the room: the players on this network, and this player's own status there. It runs on a thread of its
//! own, since the network is slow to ask, to test and to leave.

use crate::wake_up::WakeUp;
use net::lan::Adapters;
use net::queue::{QueueCapacity, QueueReceiver, QueueSender, queue};
use net::room::{Presence, Room, RoomEntry};
use play::table::LocalPlayer;
use play::words::understood;
use record::identity::PlayerKey;
use std::collections::BTreeSet;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

/// Time between two looks at the room.
const LOOK: Duration = Duration::from_millis(200);
/// After how long a network that cannot be listened to is tried again.
const AGAIN: Duration = Duration::from_secs(3);

/// The players there, or the reason they cannot be known.
pub(crate) type News = Result<Vec<RoomEntry>, String>;

/// Lists of the players there, of which only the newest counts: strangers come and go while the window is not drawn.
fn lists() -> (QueueSender<News>, QueueReceiver<News>) {
    queue(QueueCapacity { pictures: 2, others: 2 }, |_| true)
}

/// Listens, and is there, until it is dropped.
pub(crate) struct Listening {
    say: Sender<String>,
    heard: QueueReceiver<News>,
}

impl Listening {
    /// Comes into the room with this word.
    pub(crate) fn enter(player: &LocalPlayer, word: &str, wake: WakeUp) -> Listening {
        let (say, said) = channel();
        let (tell, heard) = lists();
        let mut guest = Guest {
            name: player.name.clone(),
            key: player.identity.key(),
            known: player.known(),
            word: word.to_owned(),
            said,
        };
        std::thread::spawn(move || {
            loop {
                let tell = |news| {
                    let listened = tell.tell(news);
                    wake();
                    listened
                };
                match guest.stay(&tell) {
                    Ok(()) => return,
                    Err(error) => {
                        if !tell(Err(error)) || !guest.waits(AGAIN) {
                            return;
                        }
                    }
                }
            }
        });
        Listening { say, heard }
    }

    /// The latest news.
    pub(crate) fn news(&self) -> Option<News> {
        newest(&self.heard)
    }

    /// Says something else to the room.
    pub(crate) fn say(&self, word: &str) {
        // A room that cannot be entered hears it when it can.
        let _ = self.say.send(word.to_owned());
    }
}

fn newest(heard: &QueueReceiver<News>) -> Option<News> {
    std::iter::from_fn(|| heard.try_recv().ok()).last()
}

/// The players in the room.
struct Guest {
    name: String,
    key: PlayerKey,
    /// The keys of players known to this player.
    known: BTreeSet<PlayerKey>,
    word: String,
    said: Receiver<String>,
}

impl Guest {
    /// Stays until the page is closed; an error gives the reason it cannot.
    fn stay(&mut self, tell: &impl Fn(News) -> bool) -> Result<(), String> {
        let room = Room::enter(&Adapters::Real, self.known.clone()).map_err(|error| understood(&error.to_string()))?;
        let presence = Presence::new(&self.name, self.key, &self.word, Adapters::Real);
        let mut presence = presence.map_err(|error| understood(&error.to_string()))?;
        let mut seen = None;
        loop {
            let changes = room.changes();
            if seen.replace(changes) != Some(changes) && !tell(Ok(room.here(&self.key))) {
                return Ok(());
            }
            match self.said.recv_timeout(LOOK) {
                Ok(word) => {
                    presence.say(&word).map_err(|error| understood(&error.to_string()))?;
                    self.word = word;
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
        }
    }

    /// Waits; false if the page was closed meanwhile.
    fn waits(&mut self, time: Duration) -> bool {
        match self.said.recv_timeout(time) {
            Ok(word) => {
                self.word = word;
                true
            }
            Err(RecvTimeoutError::Timeout) => true,
            Err(RecvTimeoutError::Disconnected) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strangers_who_come_and_go_while_the_window_is_not_drawn_fill_no_memory() {
        let (tell, heard) = lists();
        for number in 0..10_000 {
            assert!(tell.tell(Err(number.to_string())));
        }
        let waiting: Vec<News> = std::iter::from_fn(|| heard.try_recv().ok()).collect();
        assert_eq!(waiting.len(), 2);
        tell.tell(Err(String::from("gone")));
        tell.tell(Ok(Vec::new()));
        assert!(matches!(newest(&heard), Some(Ok(all)) if all.is_empty()), "the newest list counts");
        assert!(newest(&heard).is_none());
    }
}
