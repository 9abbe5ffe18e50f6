//! The screens of a tournament, of which one is shown: the player's, the one that makes one, the director's.

use super::create_page::{CreatePage, CreateWish};
use super::desk_page::{DeskPage, DeskWish};
use super::directing::{Directing, Event};
use super::part_page::{PartPage, PartWish};
use super::partaking::Partaking;
use crate::MESSAGES;
use egui::Ui;
use language::say;

/// The page that is shown.
pub(crate) enum ClubScreen {
    Part(PartPage),
    Create(Box<CreatePage>),
    Desk(DeskPage),
}

/// A wish of the player there.
pub(crate) enum ClubWish {
    /// Back to the room; a desk that is open stays open.
    Back,
    /// Away from the desk of the tournament one plays in.
    LeaveDesk,
    /// Once more to that desk, with this word.
    Word(String),
    /// Directs this, with this word.
    Begin(Event, String),
    /// Closes the desk.
    Close,
    /// Plays in the tournament that is directed here.
    PlayHere,
    /// The player's screen, or the director's.
    ToSeat,
    ToDesk,
}

impl ClubScreen {
    /// Draws it.
    pub(crate) fn show(
        &mut self,
        ui: &mut Ui,
        part: Option<&Partaking>,
        desk: Option<&mut Directing>,
    ) -> Option<ClubWish> {
        let mut wish = None;
        // A director who also plays goes from one page to the other.
        if part.is_some() && desk.is_some() {
            let frame = egui::Frame::new().fill(crate::paper::palette::palette().sheet).inner_margin(6);
            egui::Panel::top("both").frame(frame).show(ui, |ui| {
                ui.horizontal(|ui| {
                    let at_desk = matches!(self, ClubScreen::Desk(_));
                    if ui.selectable_label(!at_desk, say!(MESSAGES, "window-club-your-table")).clicked() {
                        wish = Some(ClubWish::ToSeat);
                    }
                    if ui.selectable_label(at_desk, say!(MESSAGES, "window-club-desk")).clicked() {
                        wish = Some(ClubWish::ToDesk);
                    }
                });
            });
        }
        let done = match (self, part, desk) {
            (ClubScreen::Part(page), Some(part), _) => page.show(ui, part).map(|wish| match wish {
                PartWish::Leave => ClubWish::LeaveDesk,
                PartWish::Word(word) => ClubWish::Word(word),
            }),
            (ClubScreen::Create(page), ..) => page.show(ui).map(|wish| match wish {
                CreateWish::Back => ClubWish::Back,
                CreateWish::Begin(event, word) => ClubWish::Begin(event, word),
            }),
            (ClubScreen::Desk(page), _, Some(desk)) => page.show(ui, desk).map(|wish| match wish {
                DeskWish::Back => ClubWish::Back,
                DeskWish::Close => ClubWish::Close,
                DeskWish::Play => ClubWish::PlayHere,
            }),
            // Whatever it was about is gone.
            (ClubScreen::Part(_) | ClubScreen::Desk(_), ..) => Some(ClubWish::Back),
        };
        done.or(wish)
    }
}
