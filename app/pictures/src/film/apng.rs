//! An animated PNG in which a frame holds only what changed.

use anyhow::bail;
use png::{BitDepth, BlendOp, ColorType, Compression, DisposeOp, Encoder, Writer};
use render::Picture;
use std::io::Write;

/// A film that is being written. Each frame is written at once, and only the last one is kept.
pub struct Film<W: Write> {
    writer: Writer<W>,
    size: [u32; 2],
    last: Option<Vec<u8>>,
}

impl<W: Write> Film<W> {
    /// A film of this number of frames, in an endless loop.
    pub fn begin(out: W, [width, height]: [u32; 2], frames: u32, milliseconds: u16) -> anyhow::Result<Film<W>> {
        let mut encoder = Encoder::new(out, width, height);
        encoder.set_color(ColorType::Rgba);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_compression(Compression::Balanced);
        encoder.set_animated(frames, 0)?;
        encoder.set_frame_delay(milliseconds, 1000)?;
        encoder.set_dispose_op(DisposeOp::None)?;
        encoder.set_blend_op(BlendOp::Source)?;
        Ok(Film { writer: encoder.write_header()?, size: [width, height], last: None })
    }

    /// Adds a frame.
    pub fn frame(&mut self, picture: &Picture, milliseconds: u16) -> anyhow::Result<()> {
        if [picture.width, picture.height] != self.size {
            bail!("a frame has another size than the film");
        }
        let writer = &mut self.writer;
        writer.set_frame_delay(milliseconds, 1000)?;
        match &self.last {
            None => writer.write_image_data(&opaque(&picture.pixels))?,
            Some(last) => {
                let area = changed(last, &picture.pixels, self.size);
                // Transparent pixels leave the last frame as it was: equal pixels cost next to nothing.
                writer.set_blend_op(BlendOp::Over)?;
                writer.reset_frame_position()?;
                writer.set_frame_dimension(area.width, area.height)?;
                writer.set_frame_position(area.left, area.top)?;
                writer.write_image_data(&difference(last, &picture.pixels, self.size, &area))?;
            }
        }
        self.last = Some(picture.pixels.clone());
        Ok(())
    }

    /// Ends the film.
    pub fn finish(self) -> anyhow::Result<()> {
        Ok(self.writer.finish()?)
    }
}

/// A rectangle of pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Area {
    pub(crate) left: u32,
    pub(crate) top: u32,
    pub(crate) width: u32,
    pub(crate) height: u32,
}

fn opaque(pixels: &[u8]) -> Vec<u8> {
    let mut all = pixels.to_vec();
    for pixel in all.chunks_exact_mut(4) {
        if let Some(alpha) = pixel.last_mut() {
            *alpha = 255;
        }
    }
    all
}

fn same(a: &[u8], b: &[u8]) -> bool {
    a.iter().zip(b).take(3).all(|(a, b)| a == b)
}

/// The smallest rectangle outside which nothing changed; one pixel if nothing did.
pub(crate) fn changed(before: &[u8], after: &[u8], [width, height]: [u32; 2]) -> Area {
    let row = width as usize * 4;
    let (mut left, mut right, mut top, mut bottom) = (width, 0, height, 0);
    for (y, (old, new)) in before.chunks_exact(row).zip(after.chunks_exact(row)).enumerate() {
        if old == new {
            continue;
        }
        let differs = |x: &usize| {
            let at = x * 4;
            !same(old.get(at..at + 4).unwrap_or_default(), new.get(at..at + 4).unwrap_or_default())
        };
        let (first, last) = ((0..width as usize).find(differs), (0..width as usize).rfind(differs));
        if let (Some(first), Some(last)) = (first, last) {
            (left, right) = (left.min(first as u32), right.max(last as u32));
            (top, bottom) = (top.min(y as u32), bottom.max(y as u32));
        }
    }
    if left > right {
        return Area { left: 0, top: 0, width: 1, height: 1 };
    }
    Area { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/// The pixels of an area that changed; the others are transparent.
pub(crate) fn difference(before: &[u8], after: &[u8], [width, _]: [u32; 2], area: &Area) -> Vec<u8> {
    let mut all = Vec::with_capacity(area.width as usize * area.height as usize * 4);
    for y in area.top..area.top + area.height {
        let start = (y as usize * width as usize + area.left as usize) * 4;
        let line = start..start + area.width as usize * 4;
        let (old, new) = (before.get(line.clone()).unwrap_or_default(), after.get(line).unwrap_or_default());
        for (old, new) in old.chunks_exact(4).zip(new.chunks_exact(4)) {
            match new {
                [red, green, blue, _] if !same(old, new) => all.extend_from_slice(&[*red, *green, *blue, 255]),
                _ => all.extend_from_slice(&[0; 4]),
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(colour: impl Fn(u32, u32) -> [u8; 3]) -> Picture {
        let (width, height) = (16, 12);
        let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        let pixels = places.flat_map(|(x, y)| {
            let [red, green, blue] = colour(x, y);
            [red, green, blue, 255]
        });
        Picture { width, height, pixels: pixels.collect() }
    }

    #[test]
    fn a_film_plays_back_to_the_very_pixels_of_its_frames() {
        let frames = [
            picture(|x, y| [x as u8, y as u8, 7]),
            picture(|x, y| if (x, y) == (3, 4) || (x, y) == (9, 7) { [200, 0, 0] } else { [x as u8, y as u8, 7] }),
            picture(|x, y| if (x, y) == (3, 4) || (x, y) == (9, 7) { [200, 0, 0] } else { [x as u8, y as u8, 7] }),
            picture(|_, y| [9, y as u8, 9]),
        ];
        let mut bytes = Vec::new();
        let mut film = Film::begin(&mut bytes, [16, 12], 4, 100).unwrap();
        for frame in &frames {
            film.frame(frame, 100).unwrap();
        }
        film.finish().unwrap();

        let mut reader = png::Decoder::new(std::io::Cursor::new(&bytes)).read_info().unwrap();
        assert_eq!(reader.info().animation_control().unwrap().num_frames, 4);
        let mut canvas = vec![0; 16 * 12 * 4];
        let mut sizes = Vec::new();
        for frame in &frames {
            let mut buffer = vec![0; reader.output_buffer_size().unwrap()];
            reader.next_frame(&mut buffer).unwrap();
            let control = *reader.info().frame_control().unwrap();
            sizes.push((control.width, control.height));
            for y in 0..control.height {
                for x in 0..control.width {
                    let from = ((y * control.width + x) * 4) as usize;
                    let to = (((y + control.y_offset) * 16 + x + control.x_offset) * 4) as usize;
                    if buffer[from + 3] != 0 {
                        canvas[to..to + 4].copy_from_slice(&buffer[from..from + 4]);
                    }
                }
            }
            assert_eq!(canvas, frame.pixels);
        }
        assert_eq!(sizes, [(16, 12), (7, 4), (1, 1), (16, 12)]);
    }
}
