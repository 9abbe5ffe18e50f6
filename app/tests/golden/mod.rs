//! Comparing a picture with a golden one the way an eye would: small shifts of colour and of an edge do not count.

use render::Picture;
use std::path::Path;

/// What a comparison came to.
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
/// So many pixels in a million may differ visibly: other versions of the software adapter round edges differently.
const ALLOWED_PER_MILLION: u64 = 1500;

/// Compares, or writes if there is nothing to compare with and writing is asked for.
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
    let (before, now) = (blurred(&golden), blurred(picture));
    let far = |at: usize| (0..3).map(|c| (before[at * 4 + c] - now[at * 4 + c]).abs()).max().unwrap_or(0);
    let pixels = before.len() / 4;
    let visible = (0..pixels).filter(|&at| far(at) > VISIBLE).count() as u64;
    if visible * 1_000_000 <= ALLOWED_PER_MILLION * pixels as u64 {
        let _ = std::fs::remove_file(&fresh);
        let _ = std::fs::remove_file(&difference);
        return Verdict::Same;
    }
    write(&fresh, picture);
    // Grey where nothing changed, red where it did.
    let mut shown = golden.clone();
    for at in 0..pixels {
        let grey = (before[at * 4] + before[at * 4 + 1] + before[at * 4 + 2]) / 6 + 110;
        let grey = u8::try_from(grey.min(255)).unwrap_or(255);
        let pixel = if far(at) > VISIBLE { [220, 0, 0, 255] } else { [grey, grey, grey, 255] };
        shown.pixels[at * 4..at * 4 + 4].copy_from_slice(&pixel);
    }
    write(&difference, &shown);
    Verdict::Different(format!("{visible} of {pixels} pixels look different; see {}", difference.display()))
}

/// Each pixel as the mean of the nine around it.
fn blurred(picture: &Picture) -> Vec<i32> {
    let (width, height) = (picture.width as i32, picture.height as i32);
    let at = |x: i32, y: i32, c: usize| {
        let (x, y) = (x.clamp(0, width - 1) as usize, y.clamp(0, height - 1) as usize);
        i32::from(picture.pixels[(y * picture.width as usize + x) * 4 + c])
    };
    let mut out = Vec::with_capacity(picture.pixels.len());
    for y in 0..height {
        for x in 0..width {
            for c in 0..4 {
                let sum: i32 = (-1..=1)
                    .flat_map(|dy| (-1..=1).map(move |dx| (dx, dy)))
                    .map(|(dx, dy)| at(x + dx, y + dy, c))
                    .sum();
                out.push(sum / 9);
            }
        }
    }
    out
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
