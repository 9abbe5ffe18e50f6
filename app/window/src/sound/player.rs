//! Plays sounds through the desktop's own program for it, so that building the game needs no sound library. A desktop
//! without that program, or without a device, is silent.

use super::{Sound, synth};
use crate::paper::desktop;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::{Duration, Instant};

/// Time before the same sound is heard again: a turn of forty marches is not forty drums.
const AGAIN: Duration = Duration::from_millis(900);
/// More than this does not wait to be heard.
const WAITING: usize = 2;

/// The thread that plays sounds, for as long as it runs.
pub(crate) struct Speaker {
    tell: SyncSender<(Sound, u8)>,
    last: BTreeMap<Sound, Instant>,
}

impl Speaker {
    /// A speaker, if this desktop has a program that plays sounds.
    pub(crate) fn find() -> Option<Speaker> {
        let program = program()?;
        let (tell, asked) = sync_channel(WAITING);
        std::thread::spawn(move || serve(&program, &asked));
        Some(Speaker { tell, last: BTreeMap::new() })
    }

    /// Lets a sound be heard, so loud from 0 to 100. It is left out where too much is heard already.
    pub(crate) fn play(&mut self, sound: Sound, volume: u8) {
        let now = Instant::now();
        if volume == 0 || self.last.get(&sound).is_some_and(|last| now.duration_since(*last) < AGAIN) {
            return;
        }
        self.last.insert(sound, now);
        // A speaker that is busy misses one.
        let _ = self.tell.try_send((sound, volume));
    }
}

/// A program that plays a file, and its arguments.
type Program = (&'static str, Vec<&'static str>);

/// The first program that is there.
fn program() -> Option<Program> {
    let known: &[(&str, &[&str])] = if cfg!(target_os = "macos") {
        &[("afplay", &[])]
    } else if cfg!(windows) {
        &[("powershell.exe", &["-NoProfile", "-Command", "(New-Object Media.SoundPlayer $args[0]).PlaySync()"])]
    } else {
        &[("pw-play", &[]), ("paplay", &[]), ("aplay", &["-q"])]
    };
    known.iter().find(|(name, _)| cfg!(windows) || desktop::has(name)).map(|(name, with)| (*name, with.to_vec()))
}

/// Plays the requested sounds, one after the other, until the sender is gone.
fn serve(program: &Program, asked: &Receiver<(Sound, u8)>) {
    let mut files: BTreeMap<(Sound, u8), PathBuf> = BTreeMap::new();
    while let Ok((sound, volume)) = asked.recv() {
        let file = files.entry((sound, volume)).or_insert_with(|| written(sound, volume).unwrap_or_default());
        let (name, with) = program;
        let quiet = Stdio::null;
        // Without a device the program ends at once, and nothing is heard.
        let _ = Command::new(name).args(with).arg(&*file).stdin(quiet()).stdout(quiet()).stderr(quiet()).status();
    }
    for file in files.values() {
        let _ = std::fs::remove_file(file);
    }
}

/// The sound as a file, until the program ends.
fn written(sound: Sound, volume: u8) -> Option<PathBuf> {
    let name = format!("estafette-{}-{}-{volume}.wav", std::process::id(), sound.name());
    let path = std::env::temp_dir().join(name);
    std::fs::write(&path, synth::wav(&synth::samples(sound, f32::from(volume) / 100.0))).ok()?;
    Some(path)
}
