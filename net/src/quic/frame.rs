//! A stream of bytes as frames: a length of four bytes, little-endian, then that many bytes.
//!
//! A length is believed only up to [`LARGEST_FRAME`], and memory grows with the bytes that really came.

use std::fmt;

/// The most bytes in a frame: a whole scenario fits, and a stranger can make us hold no more.
pub const LARGEST_FRAME: usize = 1 << 20;
/// The same from a guest who has not been let in: its hello fits, and little else.
pub const LARGEST_EARLY_FRAME: usize = 16 << 10;

/// A frame as it goes into the stream: appends length and bytes. An empty or too large frame is a fault of the caller.
pub(crate) fn put(frame: &[u8], stream: &mut Vec<u8>) -> Result<(), FrameError> {
    let length = check(frame)?;
    stream.extend_from_slice(&length.to_le_bytes());
    stream.extend_from_slice(frame);
    Ok(())
}

/// Whether these bytes can be a frame; their length.
pub(crate) fn check(frame: &[u8]) -> Result<u32, FrameError> {
    let length = u32::try_from(frame.len()).unwrap_or(u32::MAX);
    check_length(length).map(|()| length)
}

/// Cuts a stream of bytes into frames; the bytes may come in pieces of any size.
///
/// ```
/// let mut deframer = net::quic::Deframer::default();
/// let mut bytes: &[u8] = &[2, 0, 0, 0, b'h', b'i', 9, 0];
/// assert_eq!(deframer.take(&mut bytes), Ok(Some(b"hi".to_vec())));
/// assert_eq!(deframer.take(&mut bytes), Ok(None));
/// assert!(bytes.is_empty());
/// ```
#[derive(Debug, Default)]
pub struct Deframer {
    head: Vec<u8>,
    body: Vec<u8>,
}

impl Deframer {
    /// Takes bytes from the front until a frame is whole or none are left.
    pub fn take(&mut self, bytes: &mut &[u8]) -> Result<Option<Vec<u8>>, FrameError> {
        self.take_up_to(bytes, LARGEST_FRAME)
    }

    /// The same, where no frame may be larger than this.
    pub(crate) fn take_up_to(&mut self, bytes: &mut &[u8], most: usize) -> Result<Option<Vec<u8>>, FrameError> {
        move_some(bytes, &mut self.head, 4);
        let Ok(head) = <[u8; 4]>::try_from(self.head.as_slice()) else { return Ok(None) };
        let length = u32::from_le_bytes(head);
        check_length(length)?;
        if length as usize > most {
            return Err(FrameError::TooEarly(length));
        }
        move_some(bytes, &mut self.body, length as usize);
        if self.body.len() < length as usize {
            return Ok(None);
        }
        self.head.clear();
        Ok(Some(std::mem::take(&mut self.body)))
    }

    /// Whether a frame has begun and is not whole.
    pub fn is_midway(&self) -> bool {
        !self.head.is_empty()
    }
}

fn check_length(length: u32) -> Result<(), FrameError> {
    match length as usize {
        0 => Err(FrameError::Empty),
        1..=LARGEST_FRAME => Ok(()),
        _ => Err(FrameError::TooLarge(length)),
    }
}

/// Moves bytes from the front of one to the end of the other until that one has `wanted`.
fn move_some(from: &mut &[u8], to: &mut Vec<u8>, wanted: usize) {
    let count = wanted.saturating_sub(to.len()).min(from.len());
    if let Some((front, rest)) = from.split_at_checked(count) {
        to.extend_from_slice(front);
        *from = rest;
    }
}

/// A length that no frame has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FrameError {
    /// Frames have at least one byte.
    Empty,
    /// More than [`LARGEST_FRAME`].
    TooLarge(u32),
    /// More than [`LARGEST_EARLY_FRAME`], from a guest who has not been let in.
    TooEarly(u32),
}

impl fmt::Display for FrameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FrameError::Empty => f.write_str("an empty message"),
            FrameError::TooLarge(length) => write!(f, "a message of {length} bytes, where {LARGEST_FRAME} is the most"),
            FrameError::TooEarly(length) => {
                write!(f, "a message of {length} bytes, where {LARGEST_EARLY_FRAME} is the most before one is let in")
            }
        }
    }
}

impl std::error::Error for FrameError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_come_out_whole_however_the_stream_is_cut() {
        let frames = [vec![1], vec![2; 300], vec![3; 5]];
        let mut stream = Vec::new();
        frames.iter().for_each(|frame| put(frame, &mut stream).unwrap());
        for piece in [1, 2, 3, 7, 100, stream.len()] {
            let mut deframer = Deframer::default();
            let mut found = Vec::new();
            for mut bytes in stream.chunks(piece) {
                while let Some(frame) = deframer.take(&mut bytes).unwrap() {
                    found.push(frame);
                }
                assert!(bytes.is_empty());
            }
            assert_eq!(found, frames, "pieces of {piece}");
            assert!(!deframer.is_midway());
        }
    }

    #[test]
    fn a_length_is_refused_before_anything_is_kept_for_it() {
        let mut deframer = Deframer::default();
        assert_eq!(deframer.take(&mut &[0, 0, 0, 0][..]), Err(FrameError::Empty));
        let mut deframer = Deframer::default();
        assert_eq!(deframer.take(&mut &[1, 0, 0x10, 0][..]), Err(FrameError::TooLarge(0x10_0001)));
        let mut deframer = Deframer::default();
        assert_eq!(deframer.take(&mut &[0, 0, 0x10, 0, 7][..]), Ok(None));
        assert!(deframer.is_midway() && deframer.body.capacity() < 64, "{}", deframer.body.capacity());
        assert_eq!(put(&[], &mut Vec::new()), Err(FrameError::Empty));
        assert!(put(&vec![0; LARGEST_FRAME + 1], &mut Vec::new()).is_err());
    }
}
