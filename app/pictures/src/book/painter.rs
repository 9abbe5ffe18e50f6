//! A thread that draws the pictures of the book, so that the window need not wait for them.

use super::pictures::PictureSpec;
use language::system::Systems;
use render::{Picture, Studio, Theme};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

/// An order for a picture.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PictureOrder {
    /// Its name.
    pub name: String,
    /// The name of the theme.
    pub theme: String,
    /// The width in pixels.
    pub width: u32,
}

/// The result of an order.
#[derive(Debug)]
pub struct Painted {
    /// The order.
    pub order: PictureOrder,
    /// The picture, or the reason why there is none.
    pub picture: Result<Picture, String>,
}

/// A thread that draws pictures.
pub struct Painter {
    orders: Option<Sender<PictureOrder>>,
    done: Receiver<Painted>,
    stop: Arc<AtomicBool>,
    room: Option<JoinHandle<()>>,
}

/// The largest width of a picture in a page, in pixels.
const WIDEST: u32 = 2400;

impl Painter {
    /// Starts the thread; `wake` is called after each picture. The renderer is set up with the first order.
    pub fn hire(systems: Systems, wake: impl Fn() + Send + 'static) -> Painter {
        let (orders, wanted) = channel::<PictureOrder>();
        let (give, done) = channel();
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let work = move || {
            let mut studio: Option<Studio> = None;
            // Ends when the window, and with it the sender of orders, is closed.
            while let Ok(order) = wanted.recv() {
                if stopped.load(Ordering::Relaxed) {
                    return;
                }
                let picture = paint(systems, &mut studio, &order);
                if give.send(Painted { order, picture }).is_err() {
                    return;
                }
                wake();
            }
        };
        // Without a thread there is no answer, and pages show their captions only.
        let room = std::thread::Builder::new().name(String::from("painter")).spawn(work).ok();
        Painter { orders: Some(orders), done, stop, room }
    }

    /// Orders a picture. Returns whether there is a thread to draw it.
    pub fn order(&self, order: PictureOrder) -> bool {
        self.orders.as_ref().is_some_and(|orders| orders.send(order).is_ok())
    }

    /// The next finished picture.
    pub fn next(&self) -> Option<Painted> {
        self.done.try_recv().ok()
    }
}

impl Drop for Painter {
    /// Waits for the picture in hand: a program that ends in the middle of one may be ended by the graphics driver.
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.orders = None;
        if let Some(room) = self.room.take() {
            // A thread that panicked has nothing to report any more.
            let _ = room.join();
        }
    }
}

fn paint(systems: Systems, studio: &mut Option<Studio>, order: &PictureOrder) -> Result<Picture, String> {
    let picture =
        PictureSpec::named(systems, &order.name).ok_or_else(|| format!("there is no picture \"{}\"", order.name))?;
    if studio.is_none() {
        *studio = Some(Studio::open().map_err(|error| error.to_string())?);
    }
    let Some(room) = studio.as_mut() else { return Err(String::from("there is no studio")) };
    let theme = Theme::named(&order.theme).unwrap_or_else(Theme::staff_map);
    let drawn = picture.draw(systems, room, theme, order.width.clamp(1, WIDEST));
    if drawn.is_err() {
        // A device that stopped answering is not used again; the next picture gets a new one.
        *studio = None;
    }
    drawn.map_err(|error| format!("{error:#}"))
}
