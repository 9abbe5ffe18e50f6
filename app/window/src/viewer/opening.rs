//! Opening a record beside the window: it is proven on the way in, which takes a while for a long one.

use crate::MESSAGES;
use crate::wake_up::WakeUp;
use language::battle::Battle;
use language::say;
use language::system::Systems;
use play::matches::{self, read_notes};
use play::words;
use replay::library;
use replay::{Curve, NoReel, Notes, Reel};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// A record that is ready to be looked at.
pub(crate) struct Opened {
    /// The path of the record.
    pub(crate) path: PathBuf,
    /// The content of the record.
    pub(crate) reel: Arc<Reel>,
    /// The viewer's notes beside it.
    pub(crate) notes: Notes,
    /// The reason the notes could not be read: then none are written over them.
    pub(crate) notes_trouble: Option<String>,
    /// The curve of the lead; it is worked out while the player already looks.
    pub(crate) curve: Receiver<Curve>,
}

/// A record that is being opened.
pub(crate) struct Opening {
    /// The file that is read.
    pub(crate) path: PathBuf,
    heard: Receiver<Result<Opened, String>>,
}

impl Opening {
    /// Begins to open a record. Battles of the viewer's own are known by these files.
    pub(crate) fn begin(systems: Systems, path: PathBuf, battles: Vec<PathBuf>, wake: WakeUp) -> Opening {
        let (tell, heard) = channel();
        let file = path.clone();
        std::thread::spawn(move || {
            let (give, curve) = channel();
            let opened = open(systems, &file, &battles).map_err(|none| format!("{}: {none}", file.display()));
            let reel = opened.as_ref().ok().map(Arc::clone);
            let opened = opened.map(|reel| {
                let (notes, notes_trouble) = match read_notes(&file) {
                    Ok(notes) => (notes, None),
                    Err(error) => (Notes::default(), Some(words::understood(&error.to_string()))),
                };
                Opened { path: file, reel, notes, notes_trouble, curve }
            });
            // The player who asked may look at something else by now.
            if tell.send(opened).is_err() {
                return;
            }
            wake();
            if let Some(reel) = reel
                && give.send(Curve::of(&reel)).is_ok()
            {
                wake();
            }
        });
        Opening { path, heard }
    }

    /// Its result, once.
    pub(crate) fn listen(&self) -> Option<Result<Opened, String>> {
        match self.heard.try_recv() {
            Ok(opened) => Some(opened),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => {
                Some(Err(say!(MESSAGES, "window-viewer-not-opened", path = self.path.display().to_string())))
            }
        }
    }
}

/// Opens a record with whatever drawing of its battle there is: ours, one of the viewer's own, or a plain one.
fn open(systems: Systems, path: &Path, battles: &[PathBuf]) -> Result<Arc<Reel>, NoReel> {
    let reel = matches::open(systems, path, None)?;
    if !reel.is_carried_out() || reel.battle().is_some() {
        return Ok(Arc::new(reel));
    }
    let header = reel.header();
    let mut own = battles.iter().filter_map(|file| systems.open_file(file).ok());
    let own = own.find(|battle: &Battle| battle.bytes() == header.scenario);
    let Ok(given) = library::of_header(systems, header, own.as_ref()) else { return Ok(Arc::new(reel)) };
    Ok(Arc::new(reel.drawn_on(&given)))
}
