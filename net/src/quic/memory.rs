//! A link without a network: two ends in one process, for tests of a driver of a session.

use crate::quic::goodbye::{Goodbye, LinkRank};
use crate::quic::link::{Link, QUEUE};
use engine::digest::Hash;
use record::identity::PlayerKey;
use std::sync::Arc;
use tokio::sync::{mpsc, watch};

/// A link between these two, dialled by the first. It delivers at once and in order, and its queues are as short as
/// those of a real one.
pub fn pair(dialler: PlayerKey, other: PlayerKey, generation: u32) -> (Link, Link) {
    let (to_other, from_dialler) = mpsc::channel(QUEUE);
    let (to_dialler, from_other) = mpsc::channel(QUEUE);
    let Hash(exporter) = Hash::of("estafette memory link", &(dialler, other, generation));
    let rank = LinkRank::new(generation, &dialler, &other);
    let ending = Arc::new(watch::channel(None).0);
    let [one, two] = [true, false].map(|dialled| Ending { ending: ending.clone(), dialled });
    (
        Link::memory(other, exporter, (rank, true), (to_other, from_other), one),
        Link::memory(dialler, exporter, (rank, false), (to_dialler, from_dialler), two),
    )
}

/// One side's hold on the ending of the link: its author, and its words.
#[derive(Clone, Debug)]
pub(crate) struct Ending {
    ending: Arc<watch::Sender<Option<(bool, Goodbye)>>>,
    dialled: bool,
}

impl Ending {
    pub(crate) fn end(&self, goodbye: Goodbye) {
        self.ending.send_if_modified(|ending| {
            let first = ending.is_none();
            ending.get_or_insert((self.dialled, goodbye));
            first
        });
    }

    pub(crate) fn by_peer(&self) -> Option<Goodbye> {
        self.ending
            .borrow()
            .as_ref()
            .filter(|(dialler, _)| *dialler != self.dialled)
            .map(|(_, goodbye)| goodbye.clone())
    }

    pub(crate) async fn wait(&self) {
        // The sender lives in this very value, so waiting cannot fail.
        let _ = self.ending.subscribe().wait_for(Option::is_some).await;
    }
}
