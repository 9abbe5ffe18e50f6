//! A film as MP4, made by the computer's own ffmpeg, if there is one: no encoder in pure Rust makes what phones and
//! chats play.
//!
//! Frames go to the program as plain pixels. The film comes back in pieces that need no seeking, and goes where the
//! other formats go.

use crate::MESSAGES;
use anyhow::{Context, bail};
use language::say;
use render::Picture;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::thread::JoinHandle;

/// The program that encodes.
const PROGRAM: &str = "ffmpeg";

/// Whether this computer can make such a film.
pub fn is_there() -> bool {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let names = [PROGRAM.to_owned(), format!("{PROGRAM}.exe")];
    std::env::split_paths(&paths).any(|folder| names.iter().any(|name| folder.join(name).is_file()))
}

/// Whether the file's name has the ending of such a film.
pub(super) fn is_asked_for(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("mp4"))
}

/// A film that is being encoded.
pub(super) struct Video<W: Write> {
    out: W,
    child: Child,
    frames: Option<ChildStdin>,
    film: Option<JoinHandle<std::io::Result<Vec<u8>>>>,
    /// Time each frame is shown; a longer one is written more than once.
    milliseconds: u16,
}

impl<W: Write> Video<W> {
    /// Begins a film of this size, with this time for each frame.
    pub(super) fn begin(out: W, size: [u32; 2], milliseconds: u16) -> anyhow::Result<Video<W>> {
        if !is_there() {
            bail!(say!(MESSAGES, "pictures-film-no-encoder"));
        }
        Video::by(PROGRAM, &arguments(size, milliseconds), out, milliseconds)
    }

    fn by(program: &str, with: &[String], out: W, milliseconds: u16) -> anyhow::Result<Video<W>> {
        let mut child = Command::new(program)
            .args(with)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| say!(MESSAGES, "pictures-film-no-start", program = program.to_owned()))?;
        let frames = child.stdin.take();
        let mut made = child.stdout.take().context("the encoder gives nothing back")?;
        // The encoder blocks while its output is not read, so the film is read while frames are written.
        let film = std::thread::spawn(move || {
            let mut bytes = Vec::new();
            made.read_to_end(&mut bytes).map(|_| bytes)
        });
        Ok(Video { out, child, frames, film: Some(film), milliseconds })
    }

    /// Adds a frame.
    pub(super) fn frame(&mut self, picture: &Picture, milliseconds: u16) -> anyhow::Result<()> {
        let frames = self.frames.as_mut().context("the film is ended")?;
        for _ in 0..(milliseconds / self.milliseconds.max(1)).max(1) {
            frames.write_all(&picture.pixels).with_context(|| say!(MESSAGES, "pictures-film-lost"))?;
        }
        Ok(())
    }

    /// Ends the film, and writes it.
    pub(super) fn finish(mut self) -> anyhow::Result<()> {
        // The end of the frames is the end of the film.
        drop(self.frames.take());
        let film = self.film.take().and_then(|film| film.join().ok()).context("the encoder was lost")??;
        let status = self.child.wait()?;
        if !status.success() || film.is_empty() {
            bail!(say!(MESSAGES, "pictures-film-no-film", status = status.to_string()));
        }
        self.out.write_all(&film)?;
        Ok(self.out.flush()?)
    }
}

impl<W: Write> Drop for Video<W> {
    fn drop(&mut self) {
        // A film that is given up leaves no program behind.
        drop(self.frames.take());
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The arguments for ffmpeg: any encoder it has for MP4, in colours that every player knows.
fn arguments([width, height]: [u32; 2], milliseconds: u16) -> Vec<String> {
    let size = format!("{width}x{height}");
    let rate = format!("1000/{}", milliseconds.max(1));
    let plain = [
        "-loglevel",
        "error",
        "-f",
        "rawvideo",
        "-pix_fmt",
        "rgba",
        "-s",
        &size,
        "-framerate",
        &rate,
        "-i",
        "pipe:0",
        // Colours at half the resolution need even sides.
        "-vf",
        "pad=ceil(iw/2)*2:ceil(ih/2)*2",
        "-pix_fmt",
        "yuv420p",
        "-r",
        "25",
        "-movflags",
        "frag_keyframe+empty_moov",
        "-f",
        "mp4",
        "pipe:1",
    ];
    plain.map(str::to_owned).to_vec()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn by(script: &str) -> anyhow::Result<Vec<u8>> {
        let mut out = Vec::new();
        let mut video = Video::by("sh", &[String::from("-c"), String::from(script)], &mut out, 400)?;
        // More than a pipe holds: neither end may wait for the other.
        let picture = Picture { width: 200, height: 200, pixels: vec![7; 160_000] };
        video.frame(&picture, 400)?;
        video.frame(&picture, 3_200)?;
        video.finish()?;
        Ok(out)
    }

    #[test]
    fn what_is_shown_longer_is_written_more_often_and_all_of_it_comes_back() {
        let film = by("cat").expect("a film");
        assert_eq!(film.len(), 160_000 * (1 + 8));
    }

    #[test]
    fn an_encoder_that_fails_makes_no_film() {
        assert!(by("cat > /dev/null; exit 3").is_err());
        assert!(by("exit 0").is_err(), "no film was made");
    }

    #[test]
    fn the_name_of_a_file_says_that_it_is_a_video() {
        assert!(is_asked_for(Path::new("a.MP4")) && !is_asked_for(Path::new("a.gif")));
        let asked = arguments([960, 720], 400).join(" ");
        assert!(asked.contains("-s 960x720 -framerate 1000/400"), "{asked}");
    }
}
