//! Pictures of the book on the graphics card: ordered when they are first seen, kept while the theme stays.

use crate::MESSAGES;
use crate::paper::look::{self, DETAIL};
use crate::paper::palette::palette;
use egui::{ColorImage, TextureHandle, TextureOptions, Ui, vec2};
use language::say;
use language::system::Systems;
use pictures::book::{Painter, PictureOrder, PictureSpec};
use std::collections::BTreeMap;

enum Wall {
    /// It is being drawn.
    Ordered,
    /// It hangs there, and was drawn so wide.
    Hung(TextureHandle, u32),
    /// It could not be drawn.
    Bare(String),
}

/// The pictures that were seen so far.
pub(super) struct Gallery {
    systems: Systems,
    painter: Option<Painter>,
    wall: BTreeMap<(String, String), Wall>,
}

/// A picture is drawn again if it would be stretched by more than this.
const STRETCH: f32 = 1.25;

impl Gallery {
    /// An empty gallery. Without a painter its pictures stay blank.
    pub(super) fn new(systems: Systems, painter: Option<Painter>) -> Gallery {
        Gallery { systems, painter, wall: BTreeMap::new() }
    }

    /// Hangs what is done.
    fn hang(&mut self, ctx: &egui::Context) {
        while let Some(painted) = self.painter.as_ref().and_then(Painter::next) {
            let key = (painted.order.name.clone(), painted.order.theme.clone());
            let hung = match painted.picture {
                Ok(picture) => {
                    let size = [picture.width as usize, picture.height as usize];
                    let image = ColorImage::from_rgba_unmultiplied(size, &picture.pixels);
                    let name = format!("picture {}", painted.order.name);
                    Wall::Hung(ctx.load_texture(name, image, TextureOptions::LINEAR), picture.width)
                }
                Err(why) => Wall::Bare(why),
            };
            self.wall.insert(key, hung);
        }
    }

    /// Shows a picture as wide as that, or the place where it will be.
    pub(super) fn show(&mut self, ui: &mut Ui, name: &str, theme: &str, width: f32) {
        self.hang(ui.ctx());
        let Some(spec) = PictureSpec::named(self.systems, name) else { return };
        let size = vec2(width, spec.height(width));
        let pixels = (width * ui.ctx().pixels_per_point()).round().max(1.0) as u32;
        let key = (name.to_owned(), theme.to_owned());
        let wanted = match self.wall.get(&key) {
            None => true,
            Some(Wall::Hung(_, drawn)) => pixels as f32 > *drawn as f32 * STRETCH,
            Some(Wall::Ordered | Wall::Bare(_)) => false,
        };
        if wanted {
            let order = PictureOrder { name: name.to_owned(), theme: theme.to_owned(), width: pixels };
            if self.painter.as_ref().is_some_and(|painter| painter.order(order)) {
                self.wall.entry(key.clone()).or_insert(Wall::Ordered);
            }
        }
        match self.wall.get(&key) {
            Some(Wall::Hung(texture, _)) => {
                let image = egui::Image::new((texture.id(), size)).alt_text(&spec.says).corner_radius(3);
                ui.add(image);
            }
            Some(Wall::Bare(why)) => {
                let (why, says) = (why.clone(), spec.says.to_string());
                ui.label(look::faint(say!(MESSAGES, "window-book-picture-failed", why = why, says = says)));
            }
            Some(Wall::Ordered) | None => {
                let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
                ui.painter().rect_filled(rect, 3.0, palette().sheet);
                let font = egui::FontId::proportional(DETAIL);
                let words = say!(MESSAGES, "window-book-drawing");
                ui.painter().text(rect.center(), egui::Align2::CENTER_CENTER, words, font, palette().faint);
            }
        }
    }
}
