//! Frames out of a QUIC stream, in small bites and at a bounded rate.

use crate::quic::carrier::Inward;
use crate::quic::frame::{Deframer, FrameError};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::time::Instant;

/// Bytes asked of the stream at a time.
const READ_AT_ONCE: usize = 16 << 10;
/// Number of frames read a second in the long run; checking a signature takes 70 us, so this is a third of a core.
const FRAMES_A_SECOND: u64 = 5_000;
/// Number of frames read at once before that limit begins: a session that catches up after a cut.
const BURST: u64 = 8_192;

/// Reads frames, no faster than is fair.
#[derive(Debug)]
pub(crate) struct Reader {
    stream: Inward,
    deframer: Deframer,
    buffer: Box<[u8; READ_AT_ONCE]>,
    /// The bytes of the buffer that are still to be parsed.
    unread: std::ops::Range<usize>,
    allowance: u64,
    refilled: Instant,
}

/// The reason there is no next frame.
pub(crate) enum Stop {
    Frame(FrameError),
    Ended,
    Lost,
}

impl Reader {
    pub(crate) fn new(stream: Inward) -> Reader {
        let buffer = Box::new([0; READ_AT_ONCE]);
        let deframer = Deframer::default();
        Reader { stream, deframer, buffer, unread: 0..0, allowance: BURST, refilled: Instant::now() }
    }

    /// The next frame, no larger than `most`, which may rise meanwhile. It may be dropped while it waits: nothing is lost.
    pub(crate) async fn next(&mut self, most: &AtomicUsize) -> Result<Vec<u8>, Stop> {
        self.wait_for_allowance().await;
        loop {
            let mut bytes = self.buffer.get(self.unread.clone()).unwrap_or_default();
            let frame = self.deframer.take_up_to(&mut bytes, most.load(Ordering::Relaxed)).map_err(Stop::Frame)?;
            self.unread.start = self.unread.end - bytes.len();
            if let Some(frame) = frame {
                self.allowance = self.allowance.saturating_sub(1);
                return Ok(frame);
            }
            match self.stream.read(&mut self.buffer[..]).await {
                Ok(Some(count)) => self.unread = 0..count,
                Ok(None) => return Err(Stop::Ended),
                Err(_) => return Err(Stop::Lost),
            }
        }
    }

    async fn wait_for_allowance(&mut self) {
        while self.allowance == 0 {
            let passed = u64::try_from(self.refilled.elapsed().as_millis()).unwrap_or(u64::MAX);
            self.allowance = passed.saturating_mul(FRAMES_A_SECOND / 1000).min(BURST);
            if self.allowance == 0 {
                tokio::time::sleep(Duration::from_millis(1)).await;
            } else {
                self.refilled = Instant::now();
            }
        }
    }
}
