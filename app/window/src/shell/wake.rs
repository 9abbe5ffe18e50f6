//! The reasons to wake the window.

use egui_winit::accesskit_winit;
use winit::event_loop::EventLoopProxy;

/// A reason to wake the window.
#[derive(Debug)]
pub(crate) enum Wake {
    /// The table or a page has news.
    News,
    /// The desktop is dark, or is not.
    Desktop {
        /// Whether it is.
        dark: bool,
    },
    /// A screen reader wants something.
    Reader(accesskit_winit::Event),
}

impl From<accesskit_winit::Event> for Wake {
    fn from(event: accesskit_winit::Event) -> Wake {
        Wake::Reader(event)
    }
}

/// Tells the window that there is news; a window that is gone needs none.
pub(super) fn wake(proxy: &EventLoopProxy<Wake>) {
    let _ = proxy.send_event(Wake::News);
}
