//! Looking back at a match in the window: the list of matches, and the board with a timeline beneath it.

mod branch_card;
mod controls;
mod curve_view;
mod dialogue;
mod export;
mod note_desk;
mod note_panel;
mod opening;
mod playhead;
mod review_desk;
mod review_panel;
mod screen;
mod shelf_page;
mod shelf_row;
mod shelf_work;
mod showing;
mod shows;
mod side_panel;
mod timeline;
mod trust_badge;
#[cfg(test)]
mod viewer_tests;

pub(super) use export::{Export, Kind as ExportKind, Where as ExportTo};
pub(super) use opening::{Opened, Opening};
pub(super) use screen::{ReplayScreen, ViewerWish};
pub(super) use shelf_page::{ShelfPage, ShelfWish};
