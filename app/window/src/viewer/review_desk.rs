//! A review of the match that is looked at: asked for, worked out beside the window, and kept.

use crate::wake_up::WakeUp;
use language::bot::{Reins, StopSignal};
use replay::{Care, Curve, Reel, Review};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// A review, or how far it is.
#[derive(Default)]
pub(super) struct ReviewDesk {
    work: Option<Work>,
    found: Option<Found>,
}

/// The findings of the review, and its chances as a curve.
pub(super) struct Found {
    pub(super) review: Review,
    pub(super) curve: Curve,
}

struct Work {
    stop: StopSignal,
    /// The part that is done, in per cent.
    done: Arc<AtomicUsize>,
    heard: Receiver<Option<Review>>,
}

impl ReviewDesk {
    /// Begins to review a match. The window is woken when it is done.
    pub(super) fn begin(&mut self, reel: &Arc<Reel>, care: Care, wake: WakeUp) {
        let (tell, heard) = channel();
        let (stop, done) = (StopSignal::default(), Arc::new(AtomicUsize::new(0)));
        let (reel, reins, counted) = (Arc::clone(reel), Reins::at_table(stop.clone()), Arc::clone(&done));
        std::thread::spawn(move || {
            let review = reel.review(care, &reins, &mut |done, of| {
                counted.store(done * 100 / of.max(1), Ordering::Relaxed);
            });
            if tell.send(review).is_ok() {
                wake();
            }
        });
        self.work = Some(Work { stop, done, heard });
    }

    /// Takes in what was found.
    pub(super) fn listen(&mut self, reel: &Reel) {
        let Some(work) = &self.work else { return };
        let review = match work.heard.try_recv() {
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => None,
            Ok(review) => review,
        };
        self.found = review.map(|review| Found { curve: review.curve(reel), review });
        self.work = None;
    }

    /// The part that is done, in per cent, while the work is under way.
    pub(super) fn done(&self) -> Option<usize> {
        self.work.as_ref().map(|work| work.done.load(Ordering::Relaxed))
    }

    /// The findings.
    pub(super) fn found(&self) -> Option<&Found> {
        self.found.as_ref()
    }

    /// It need not be worked out any more.
    pub(super) fn stop(&mut self) {
        if let Some(work) = self.work.take() {
            work.stop.give();
        }
    }
}

impl Drop for ReviewDesk {
    fn drop(&mut self) {
        self.stop();
    }
}
