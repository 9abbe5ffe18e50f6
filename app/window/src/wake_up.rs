//! The means for work beside the window to tell it that there is news.

use std::sync::Arc;

/// Tells the window that there is something new to show.
pub(crate) type WakeUp = Arc<dyn Fn() + Send + Sync>;
