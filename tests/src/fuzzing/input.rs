//! The parts of inputs, and the way a broken promise stops a body.

/// The longest input. Longer ones are bounded by their reader, and slow to make by chance.
pub const LONGEST: usize = 1024 * 1024;

/// Stops at a broken promise.
pub(crate) fn promise(kept: bool, otherwise: &str) {
    assert!(kept, "{otherwise}");
}

/// The pieces of an input: `width` bytes, the lowest seven or fifteen bits of which are a length, and that many bytes.
/// The last piece may be shorter than its length says.
pub(crate) fn pieces(bytes: &[u8], width: usize, most: usize) -> Vec<(u16, &[u8])> {
    let (mut rest, mut all) = (bytes, Vec::new());
    while let Some((head, after)) = rest.split_at_checked(width) {
        let kind = head.iter().rev().fold(0u16, |value, byte| value << 8 | u16::from(*byte));
        let length = usize::from(kind & if width == 1 { 0x7f } else { 0x0fff });
        let (piece, after) = after.split_at(length.min(after.len()));
        all.push((kind, piece));
        rest = after;
        if all.len() >= most || rest.is_empty() {
            break;
        }
    }
    all
}
