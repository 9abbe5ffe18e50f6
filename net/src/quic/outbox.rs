//! Frames that wait to be sent over a link, without blocking the caller: a bounded queue, and the farewell after it.

use crate::quic::goodbye::{Farewell, Goodbye};
use crate::quic::link::LinkSender;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// Time the queued frames may take when the link is to be closed.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// Cost of a frame besides its bytes.
const FRAME_COST: usize = 64;

/// The sending half of a link, with a task of its own that writes.
#[derive(Debug)]
pub(crate) struct Outbox {
    queue: mpsc::UnboundedSender<Vec<u8>>,
    /// Bytes that wait, and the limit on them.
    waiting: Arc<AtomicUsize>,
    room: usize,
    goodbye: oneshot::Sender<Goodbye>,
    writer: JoinHandle<()>,
}

impl Outbox {
    /// Room for this many bytes.
    pub(crate) fn new(sender: LinkSender, room: usize) -> Outbox {
        let (queue, frames) = mpsc::unbounded_channel();
        let (goodbye, farewell) = oneshot::channel();
        let waiting = Arc::new(AtomicUsize::new(0));
        let writer = tokio::spawn(write(sender, frames, Arc::clone(&waiting), farewell));
        Outbox { queue, waiting, room, goodbye, writer }
    }

    /// Queues a frame; false if the line takes nothing more.
    pub(crate) fn push(&self, frame: Vec<u8>) -> bool {
        // Small frames cost more than their bytes.
        let size = frame.len() + FRAME_COST;
        let before = self.waiting.fetch_add(size, Ordering::Relaxed);
        before + size <= self.room && self.queue.send(frame).is_ok()
    }

    /// Says goodbye after the queued frames. The returned task ends when that is done, within seconds.
    pub(crate) fn close(self, goodbye: Goodbye) -> JoinHandle<()> {
        let _ = self.goodbye.send(goodbye);
        self.writer
    }
}

/// Sends what is queued, and the farewell after it.
async fn write(
    sender: LinkSender,
    mut frames: mpsc::UnboundedReceiver<Vec<u8>>,
    waiting: Arc<AtomicUsize>,
    mut farewell: oneshot::Receiver<Goodbye>,
) {
    let (flushed, goodbye) = {
        let pump = async {
            while let Some(frame) = frames.recv().await {
                let size = frame.len() + FRAME_COST;
                if sender.send(frame).await.is_err() {
                    return false;
                }
                waiting.fetch_sub(size, Ordering::Relaxed);
            }
            true
        };
        tokio::pin!(pump);
        let silent = || Goodbye::new(Farewell::Done, "");
        tokio::select! {
            // The queue ends when its owner lets go of it; the farewell was given before that.
            flushed = &mut pump => (flushed, farewell.try_recv().unwrap_or_else(|_| silent())),
            goodbye = &mut farewell => {
                // A peer that does not read is not waited for.
                let flushed = tokio::time::timeout(LAST_WORDS, &mut pump).await.unwrap_or(false);
                (flushed, goodbye.unwrap_or_else(|_| silent()))
            }
        }
    };
    if flushed {
        sender.finish(goodbye).await;
    } else {
        sender.close(goodbye);
    }
}
