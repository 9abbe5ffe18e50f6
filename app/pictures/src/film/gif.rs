//! An animated GIF, for pages and chats that accept no other moving picture. A frame holds only the changes, in the 255
//! colours that suit the first frame best; the last colour marks unchanged pixels.

use super::apng::{Area, changed};
use anyhow::bail;
use render::Picture;
use std::io::Write;

/// The number of the colour for pixels that stay as they were.
const STAYS: u8 = 255;
/// Colours that are looked up by their five highest bits.
const CUBE: usize = 1 << 15;
/// The longest code of the packing, in bits.
const LONGEST: u32 = 12;
/// Bits of a pixel.
const BITS: u32 = 8;

/// A film that is being written.
pub(super) struct Gif<W: Write> {
    out: W,
    size: [u32; 2],
    last: Option<Vec<u8>>,
    /// For each cell of the cube, the colour that comes nearest to it.
    nearest: Vec<u8>,
}

impl<W: Write> Gif<W> {
    /// A film, shown over and over.
    pub(super) const fn begin(out: W, size: [u32; 2]) -> Gif<W> {
        Gif { out, size, last: None, nearest: Vec::new() }
    }

    /// Adds a frame.
    pub(super) fn frame(&mut self, picture: &Picture, milliseconds: u16) -> anyhow::Result<()> {
        if [picture.width, picture.height] != self.size {
            bail!("a frame has another size than the film");
        }
        let [width, height] = self.size;
        let area = match &self.last {
            None => {
                self.open(&picture.pixels)?;
                Area { left: 0, top: 0, width, height }
            }
            Some(last) => changed(last, &picture.pixels, self.size),
        };
        let pixels = self.pixels(&picture.pixels, &area);
        // In hundredths of a second; transparent pixels stay as they were.
        let pause = (milliseconds / 10).to_le_bytes();
        self.out.write_all(&[0x21, 0xf9, 4, 0b0000_0101, pause[0], pause[1], STAYS, 0, 0x2c])?;
        for number in [area.left, area.top, area.width, area.height] {
            self.out.write_all(&short(number))?;
        }
        self.out.write_all(&[0, BITS as u8])?;
        for block in packed(&pixels).chunks(255) {
            self.out.write_all(&[u8::try_from(block.len()).unwrap_or(u8::MAX)])?;
            self.out.write_all(block)?;
        }
        self.out.write_all(&[0])?;
        self.last = Some(picture.pixels.clone());
        Ok(())
    }

    /// Ends the film.
    pub(super) fn finish(mut self) -> anyhow::Result<()> {
        self.out.write_all(&[0x3b])?;
        Ok(self.out.flush()?)
    }

    /// Writes the head of the file, with the colours that serve this frame best.
    fn open(&mut self, pixels: &[u8]) -> anyhow::Result<()> {
        let colours = colours(pixels);
        self.nearest = (0..CUBE).map(|cell| nearest(&colours, middle(cell))).collect();
        self.out.write_all(b"GIF89a")?;
        for side in self.size {
            self.out.write_all(&short(side))?;
        }
        self.out.write_all(&[0xf7, 0, 0])?;
        for at in 0..256 {
            self.out.write_all(&colours.get(at).copied().unwrap_or_default())?;
        }
        // An endless loop.
        self.out.write_all(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00")?;
        Ok(())
    }

    /// The pixels of an area by the numbers of their colours.
    fn pixels(&self, after: &[u8], area: &Area) -> Vec<u8> {
        let [width, _] = self.size;
        let mut all = Vec::with_capacity(area.width as usize * area.height as usize);
        for y in area.top..area.top + area.height {
            for x in area.left..area.left + area.width {
                let at = (y as usize * width as usize + x as usize) * 4;
                let new = after.get(at..at + 3).unwrap_or(&[0; 3]);
                let stays = self.last.as_ref().is_some_and(|last| last.get(at..at + 3) == Some(new));
                all.push(if stays { STAYS } else { self.nearest.get(cell(new)).copied().unwrap_or(0) });
            }
        }
        all
    }
}

fn short(number: u32) -> [u8; 2] {
    u16::try_from(number).unwrap_or(u16::MAX).to_le_bytes()
}

/// The cell of the cube a colour lies in.
fn cell(colour: &[u8]) -> usize {
    colour.iter().take(3).fold(0, |cell, part| (cell << 5) | usize::from(part >> 3))
}

/// The colour in the middle of a cell.
fn middle(cell: usize) -> [u8; 3] {
    [10, 5, 0].map(|shift| ((cell >> shift & 31) << 3 | 4) as u8)
}

fn nearest(colours: &[[u8; 3]], to: [u8; 3]) -> u8 {
    let distance =
        |colour: &[u8; 3]| -> u32 { colour.iter().zip(to).map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum() };
    let best = colours.iter().enumerate().min_by_key(|(_, colour)| distance(colour));
    best.and_then(|(at, _)| u8::try_from(at).ok()).unwrap_or(0)
}

/// At most 255 colours: the box of colours that holds most pixels over the widest range is cut in two, over and over.
fn colours(pixels: &[u8]) -> Vec<[u8; 3]> {
    let mut counts = vec![0u32; CUBE];
    for pixel in pixels.chunks_exact(4) {
        if let Some(count) = counts.get_mut(cell(pixel)) {
            *count += 1;
        }
    }
    let used: Vec<(usize, u32)> = counts.into_iter().enumerate().filter(|(_, count)| *count > 0).collect();
    let mut boxes = vec![used];
    while boxes.len() < usize::from(STAYS) {
        let widest =
            boxes.iter().enumerate().filter(|(_, cells)| cells.len() > 1).max_by_key(|(_, cells)| weight(cells));
        let Some((at, _)) = widest else { break };
        let mut cells = boxes.swap_remove(at);
        let (axis, _) = range(&cells);
        cells.sort_by_key(|(cell, _)| part(*cell, axis));
        let half = cells.iter().map(|(_, count)| u64::from(*count)).sum::<u64>() / 2;
        let mut before = 0;
        let cut = cells.iter().position(|(_, count)| {
            before += u64::from(*count);
            before > half
        });
        let cut = cut.unwrap_or(0).clamp(1, cells.len() - 1);
        let rest = cells.split_off(cut);
        boxes.extend([cells, rest]);
    }
    boxes.iter().map(|cells| mean(cells)).collect()
}

fn part(cell: usize, axis: usize) -> usize {
    cell >> (10 - 5 * axis) & 31
}

/// The axis along which the cells of a box reach farthest, and how far.
fn range(cells: &[(usize, u32)]) -> (usize, usize) {
    let along = |axis: usize| {
        let parts = cells.iter().map(|(cell, _)| part(*cell, axis));
        parts.clone().max().unwrap_or(0) - parts.min().unwrap_or(0)
    };
    (0..3).map(|axis| (axis, along(axis))).max_by_key(|(_, reach)| *reach).unwrap_or((0, 0))
}

fn weight(cells: &[(usize, u32)]) -> u64 {
    let pixels: u64 = cells.iter().map(|(_, count)| u64::from(*count)).sum();
    let reach = range(cells).1 as u64;
    // A rare colour far from all others is worth more than its pixels say: counters are small.
    pixels.isqrt() * (reach + 1).pow(2)
}

fn mean(cells: &[(usize, u32)]) -> [u8; 3] {
    let all: u64 = cells.iter().map(|(_, count)| u64::from(*count)).sum::<u64>().max(1);
    [0, 1, 2].map(|axis| {
        let sum: u64 = cells
            .iter()
            .map(|(cell, count)| u64::from(middle(*cell).get(axis).copied().unwrap_or(0)) * u64::from(*count))
            .sum();
        u8::try_from(sum / all).unwrap_or(u8::MAX)
    })
}

/// Codes of growing length, put together into bytes.
struct Codes {
    bytes: Vec<u8>,
    held: u32,
    bits: u32,
}

impl Codes {
    fn put(&mut self, code: u32, length: u32) {
        self.held |= code << self.bits;
        self.bits += length;
        while self.bits >= 8 {
            self.bytes.push((self.held & 0xff) as u8);
            self.held >>= 8;
            self.bits -= 8;
        }
    }

    fn finish(mut self) -> Vec<u8> {
        if self.bits > 0 {
            self.bytes.push((self.held & 0xff) as u8);
        }
        self.bytes
    }
}

/// Pixels as the format packs them: a row that was seen before is one code.
fn packed(pixels: &[u8]) -> Vec<u8> {
    const CLEAR: u32 = 1 << BITS;
    const END: u32 = CLEAR + 1;
    let mut codes = Codes { bytes: Vec::new(), held: 0, bits: 0 };
    let mut known = std::collections::BTreeMap::new();
    let (mut next, mut length) = (END + 1, BITS + 1);
    codes.put(CLEAR, length);
    let mut row: Option<u32> = None;
    for &pixel in pixels {
        let Some(before) = row else {
            row = Some(u32::from(pixel));
            continue;
        };
        if let Some(&longer) = known.get(&(before, pixel)) {
            row = Some(longer);
            continue;
        }
        codes.put(before, length);
        row = Some(u32::from(pixel));
        if next < 1 << LONGEST {
            known.insert((before, pixel), next);
            if next == 1 << length {
                length += 1;
            }
            next += 1;
        } else {
            codes.put(CLEAR, length);
            known.clear();
            (next, length) = (END + 1, BITS + 1);
        }
    }
    if let Some(row) = row {
        codes.put(row, length);
    }
    codes.put(END, length);
    codes.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Unpacks pixels as a reader of the format does.
    fn unpacked(bytes: &[u8]) -> Vec<u8> {
        const CLEAR: usize = 1 << BITS;
        let mut out = Vec::new();
        let mut table: Vec<Vec<u8>> = Vec::new();
        let (mut at, mut length, mut last): (u32, u32, Option<Vec<u8>>) = (0, BITS + 1, None);
        loop {
            let mut code = 0usize;
            for bit in 0..length {
                let place = at + bit;
                let byte = bytes.get((place / 8) as usize).copied().unwrap_or(0);
                code |= usize::from(byte >> (place % 8) & 1) << bit;
            }
            at += length;
            if code == CLEAR {
                table = (0..=255u8).map(|one| vec![one]).chain([Vec::new(), Vec::new()]).collect();
                (length, last) = (BITS + 1, None);
                continue;
            }
            if code == CLEAR + 1 {
                return out;
            }
            let entry = match (table.get(code), &last) {
                (Some(entry), _) => entry.clone(),
                (None, Some(last)) => last.iter().copied().chain(last.first().copied()).collect(),
                (None, None) => panic!("a code that nobody knows"),
            };
            out.extend(&entry);
            if let Some(mut longer) = last.take()
                && table.len() < 1 << LONGEST
            {
                longer.extend(entry.first());
                table.push(longer);
                if table.len() == 1 << length && length < LONGEST {
                    length += 1;
                }
            }
            last = Some(entry);
        }
    }

    #[test]
    fn what_is_packed_can_be_read_again() {
        let mut seed = 7u32;
        let mut noise = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 24) as u8
        };
        let loud: Vec<u8> = (0..60_000).map(|_| noise()).collect();
        let calm: Vec<u8> = (0..60_000).map(|at| if at % 700 < 650 { 3 } else { noise() % 4 }).collect();
        for pixels in [vec![], vec![9], vec![5; 10_000], loud, calm] {
            assert_eq!(unpacked(&packed(&pixels)), pixels);
        }
    }

    #[test]
    fn few_colours_are_kept_as_they_are() {
        let pixels: Vec<u8> = [[0xf4u8, 0xec, 0xd4, 255], [0x2c, 0x24, 0x14, 255], [0x9c, 0x24, 0x1c, 255]].concat();
        let colours = colours(&pixels);
        assert_eq!(colours.len(), 3);
        for pixel in pixels.chunks_exact(4) {
            let found = colours.get(usize::from(nearest(&colours, [pixel[0], pixel[1], pixel[2]]))).expect("a colour");
            assert!(found.iter().zip(pixel).all(|(a, b)| a.abs_diff(*b) <= 4), "{found:?} for {pixel:?}");
        }
    }

    #[test]
    fn a_film_begins_and_ends_as_the_format_wants() {
        let mut out = Vec::new();
        let mut film = Gif::begin(&mut out, [2, 2]);
        for shade in [10u8, 200] {
            let pixels = [shade, shade, shade, 255].repeat(4);
            film.frame(&Picture { width: 2, height: 2, pixels }, 400).expect("a frame");
        }
        film.finish().expect("a film");
        assert!(out.starts_with(b"GIF89a\x02\x00\x02\x00") && out.ends_with(&[0x3b]));
        assert_eq!(out.windows(3).filter(|bytes| bytes == b"\x21\xf9\x04").count(), 2);
    }
}
