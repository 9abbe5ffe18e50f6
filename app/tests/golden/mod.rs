//! Comparing a picture with a golden one the way an eye would: small shifts of colour and of an edge do not count.

use render::Picture;
use std::collections::BTreeSet;
use std::path::Path;

/// The result of a comparison.
pub(crate) enum Verdict {
    /// As it was.
    Same,
    /// The golden picture was written.
    Written,
    /// It looks different.
    Different(String),
}

/// A pixel counts as different beyond this, in 255ths of a channel, after a light blur: about what can be seen.
const VISIBLE: i32 = 20;
/// Number of pixels in a million that may differ visibly: other versions of the software adapter round edges
/// differently.
const ALLOWED_PER_MILLION: u64 = 1500;

/// Compares the picture, or writes it if there is no golden one and writing is allowed.
pub(crate) fn compare(path: &Path, picture: &Picture, update: bool) -> Verdict {
    let (fresh, difference) = (path.with_extension("new.png"), path.with_extension("diff.png"));
    let golden = if update { None } else { read(path) };
    let Some(golden) = golden else {
        if update {
            write(path, picture);
            return Verdict::Written;
        }
        write(&fresh, picture);
        return Verdict::Different(String::from("there is no golden picture yet"));
    };
    if (golden.width, golden.height) != (picture.width, picture.height) {
        write(&fresh, picture);
        return Verdict::Different(format!("it was {}x{}", golden.width, golden.height));
    }
    if golden.pixels == picture.pixels {
        return Verdict::Same;
    }
    let different = different(&golden, picture);
    let (visible, pixels) = (different.len() as u64, golden.pixels.len() / 4);
    if visible * 1_000_000 <= ALLOWED_PER_MILLION * pixels as u64 {
        let _ = std::fs::remove_file(&fresh);
        let _ = std::fs::remove_file(&difference);
        return Verdict::Same;
    }
    write(&fresh, picture);
    // Grey where nothing changed, red where it did.
    let mut shown = golden.clone();
    for at in 0..pixels {
        let [red, green, blue] = mean(&golden, at);
        let grey = u8::try_from(((red + green + blue) / 6 + 110).min(255)).unwrap_or(255);
        let pixel = if different.contains(&at) { [220, 0, 0, 255] } else { [grey, grey, grey, 255] };
        shown.pixels[at * 4..at * 4 + 4].copy_from_slice(&pixel);
    }
    write(&difference, &shown);
    Verdict::Different(format!("{visible} of {pixels} pixels look different; see {}", difference.display()))
}

/// The pixels that look different after a light blur. A mean differs by no more than its nine pixels do, so only pixels beside
/// one that differs are blurred.
fn different(golden: &Picture, picture: &Picture) -> BTreeSet<usize> {
    let far = |(one, other): (i32, i32)| (one - other).abs() > VISIBLE;
    let raw = |at: &usize| {
        let (one, other) = (&golden.pixels[at * 4..at * 4 + 3], &picture.pixels[at * 4..at * 4 + 3]);
        one != other && one.iter().zip(other).any(|(one, other)| far((i32::from(*one), i32::from(*other))))
    };
    let beside: BTreeSet<usize> = (0..golden.pixels.len() / 4).filter(raw).flat_map(|at| around(golden, at)).collect();
    let seen = |at: &usize| mean(golden, *at).into_iter().zip(mean(picture, *at)).any(far);
    beside.into_iter().filter(seen).collect()
}

/// A pixel and its eight neighbours; at the edge, the pixels there count for those beyond.
fn around(picture: &Picture, at: usize) -> [usize; 9] {
    let (width, height) = (picture.width as usize, picture.height as usize);
    let near = |at: usize, step: usize, end: usize| (at + step).saturating_sub(1).min(end - 1);
    let (x, y) = (at % width, at / width);
    std::array::from_fn(|one| near(y, one / 3, height) * width + near(x, one % 3, width))
}

/// The mean colour of nine pixels.
fn mean(picture: &Picture, at: usize) -> [i32; 3] {
    let around = around(picture, at);
    std::array::from_fn(|c| around.iter().map(|at| i32::from(picture.pixels[at * 4 + c])).sum::<i32>() / 9)
}

fn read(path: &Path) -> Option<Picture> {
    let decoder = png::Decoder::new(std::io::BufReader::new(std::fs::File::open(path).ok()?));
    let mut reader = decoder.read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut bytes).unwrap();
    let pixels = bytes.chunks_exact(3).flat_map(|p| [p[0], p[1], p[2], 255]).collect();
    Some(Picture { width: info.width, height: info.height, pixels })
}

fn write(path: &Path, picture: &Picture) {
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    let file = std::io::BufWriter::new(std::fs::File::create(path).unwrap());
    let mut encoder = png::Encoder::new(file, picture.width, picture.height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::Adaptive);
    let bytes: Vec<u8> = picture.pixels.chunks_exact(4).flat_map(|p| [p[0], p[1], p[2]]).collect();
    encoder.write_header().unwrap().write_image_data(&bytes).unwrap();
}
