//! The page of the settings, over whatever is shown.

use super::another_machine::AnotherMachine;
use super::far_friends::FarFriends;
use super::keymap::{Deed, FIXED, KeyMap};
use super::pace::Pace;
use super::settings_file::{SCALES, Settings};
use super::shade::Shade;
use crate::paper::desktop;
use crate::paper::look::{self, SMALL, TITLE, faint, heading, roman};
use crate::paper::palette::palette;
use egui::{RichText, ScrollArea, Ui};
use play::table::LocalPlayer;
use render::Theme;

/// Sizes that are offered at once, in per cent.
const SIZES: [u16; 7] = [75, 100, 125, 150, 200, 250, 300];
/// The widest the page becomes.
const WIDTH: f32 = 480.0;

/// A wish of the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SettingsWish {
    /// The settings are other ones now.
    Changed,
    /// A new name.
    Named(String),
    /// A transfer file was unpacked: the player is another one now.
    Arrived,
    /// The player is done.
    Close,
}

/// The page, while it is open.
pub(crate) struct SettingsPage {
    name: String,
    /// The size while its handle is held: applied at once it would run away from the pointer.
    percent: f32,
    /// The deed whose key is being chosen.
    choosing: Option<Deed>,
    /// The name of the file manager, if there is one.
    manager: Option<&'static str>,
    far: FarFriends,
    another: AnotherMachine,
}

impl SettingsPage {
    /// Opens the page.
    pub(crate) fn open(settings: &Settings, player: &LocalPlayer) -> SettingsPage {
        let percent = settings.scale * 100.0;
        SettingsPage {
            name: player.name.clone(),
            percent,
            choosing: None,
            manager: desktop::opener(),
            far: FarFriends::of(player),
            another: AnotherMachine::default(),
        }
    }

    /// Draws the page.
    pub(crate) fn show(
        &mut self,
        ctx: &egui::Context,
        settings: &mut Settings,
        player: &LocalPlayer,
    ) -> Option<SettingsWish> {
        look::settle(ctx, "settings");
        let before = settings.clone();
        let mut wish = None;
        let room = ctx.content_rect().size() - egui::vec2(64.0, 56.0);
        let modal = egui::Modal::new(egui::Id::unique("settings"))
            .frame(egui::Frame::window(&ctx.global_style()).inner_margin(18));
        let shown = modal.show(ctx, |ui| {
            ui.set_width(WIDTH.min(room.x));
            ui.horizontal(|ui| {
                ui.label(RichText::new("Settings").font(roman(TITLE)));
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    if ui.button("Done").clicked() {
                        wish = Some(SettingsWish::Close);
                    }
                });
            });
            ui.separator();
            let height = (room.y - 84.0).max(80.0);
            let scroll = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
            scroll.auto_shrink([false, true]).show(ui, |ui| {
                // The bar lies beside the text.
                ui.set_max_width(ui.available_width() - 10.0);
                self.size(ui, settings);
                colours(ui, settings);
                other(ui, settings);
                if let Some(name) = self.name(ui, player) {
                    wish = Some(SettingsWish::Named(name));
                }
                self.far.show(ui, player);
                self.keys(ui, settings);
                self.folders(ui, player);
                if self.another.show(ui, player) {
                    wish = Some(SettingsWish::Arrived);
                }
            });
        });
        if wish.is_none() && self.choosing.is_none() && shown.should_close() {
            wish = Some(SettingsWish::Close);
        }
        if wish.is_none() && *settings != before {
            wish = Some(SettingsWish::Changed);
        }
        wish
    }

    fn size(&mut self, ui: &mut Ui, settings: &mut Settings) {
        let label = heading(ui, "Size of the interface");
        let range = SCALES.start() * 100.0..=SCALES.end() * 100.0;
        let slider = egui::Slider::new(&mut self.percent, range).suffix(" %").fixed_decimals(0).step_by(5.0);
        ui.spacing_mut().slider_width = (ui.available_width() - 90.0).max(100.0);
        let slider = ui.add(slider).labelled_by(label.id);
        if (slider.changed() && !slider.dragged()) || slider.drag_stopped() {
            settings.scale = self.percent / 100.0;
        }
        ui.horizontal_wrapped(|ui| {
            for percent in SIZES {
                let near = (settings.scale * 100.0 - f32::from(percent)).abs() < 1.0;
                if ui.selectable_label(near, format!("{percent} %")).clicked() {
                    self.percent = f32::from(percent);
                    settings.scale = self.percent / 100.0;
                }
            }
        });
    }

    fn name(&mut self, ui: &mut Ui, player: &LocalPlayer) -> Option<String> {
        ui.add_space(8.0);
        heading(ui, "Your name");
        let mut named = None;
        let label = ui.label("Name that other players see:");
        ui.horizontal(|ui| {
            let room = (ui.available_width() - 90.0).max(100.0);
            let field = egui::TextEdit::singleline(&mut self.name).char_limit(record::header::LONGEST_NAME);
            ui.add(field.desired_width(room)).labelled_by(label.id);
            let wanted = self.name.trim();
            let other = !wanted.is_empty() && wanted != player.name;
            if ui.add_enabled(other, egui::Button::new("Change")).clicked() {
                named = Some(wanted.to_owned());
            }
        });
        ui.label(faint(format!(
            "Your fingerprint stays the same: {}. Unfinished matches keep the old name.",
            player.identity.key().fingerprint()
        )));
        named
    }

    fn keys(&mut self, ui: &mut Ui, settings: &mut Settings) {
        ui.add_space(8.0);
        heading(ui, "Keys");
        if let Some(deed) = self.choosing {
            let pressed = ui.input(|input| {
                input.events.iter().find_map(|event| match event {
                    egui::Event::Key { key, pressed: true, .. } => Some(*key),
                    _ => None,
                })
            });
            if ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape)) {
                // The key stays as it was, and the page open.
                self.choosing = None;
            } else if let Some(key) = pressed.filter(|&key| KeyMap::is_free(key)) {
                settings.keys.set(deed, key);
                self.choosing = None;
                ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key));
            }
        }
        egui::Grid::new("keys").num_columns(2).spacing([16.0, 5.0]).show(ui, |ui| {
            for binding in KeyMap::main().filter(|binding| binding.deed != Deed::Cancel) {
                let chosen = self.choosing == Some(binding.deed);
                let text = if chosen { String::from("press a key") } else { settings.keys.of_binding(binding).label() };
                let button = ui.add_sized([110.0, 24.0], egui::Button::new(&text).selected(chosen));
                let label = format!("{}: {text}", binding.name);
                button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &label));
                if button.clicked() {
                    self.choosing = if chosen { None } else { Some(binding.deed) };
                    button.surrender_focus();
                }
                ui.add(egui::Label::new(binding.does).wrap());
                ui.end_row();
            }
        });
        for (key, words) in FIXED {
            ui.label(faint(format!("{key}: {}.", words.to_lowercase())));
        }
        if settings.keys != KeyMap::default() && ui.button("Restore default keys").clicked() {
            settings.keys = KeyMap::default();
        }
    }

    fn folders(&self, ui: &mut Ui, player: &LocalPlayer) {
        ui.add_space(8.0);
        heading(ui, "Folders");
        let matches = player.folders.matches();
        ui.label("Matches, one file each:");
        ui.add(
            egui::Label::new(
                RichText::new(matches.display().to_string()).monospace().size(SMALL).color(palette().blue),
            )
            .wrap(),
        );
        if let Some(manager) = self.manager
            && ui.button("Open the folder").clicked()
        {
            desktop::open(manager, matches);
        }
        ui.label(faint(format!(
            "To keep matches, key and settings elsewhere, set the variable {} to a folder before you start the \
             program.",
            net::folders::HOME_VARIABLE
        )));
    }
}

fn colours(ui: &mut Ui, settings: &mut Settings) {
    ui.add_space(8.0);
    heading(ui, "Light or dark");
    ui.horizontal(|ui| {
        for shade in Shade::ALL {
            ui.selectable_value(&mut settings.shade, shade, shade.name());
        }
    });
    ui.label(faint("Panels and map together."));
    ui.add_space(8.0);
    heading(ui, "Colours of the map");
    for theme in Theme::light() {
        let words = match theme.name {
            "staff-map" => String::from("Staff map: the colours of an old map"),
            "high-contrast" => String::from("High contrast: strong light and dark, no grain"),
            "red-green" => String::from("Red-green colour blindness"),
            "blue-yellow" => String::from("Blue-yellow colour blindness"),
            other => other.replace('-', " "),
        };
        ui.radio_value(&mut settings.theme, theme.name.to_owned(), words);
    }
}

fn other(ui: &mut Ui, settings: &mut Settings) {
    ui.add_space(8.0);
    heading(ui, "Animation, sound and notifications");
    ui.label("Speed of the opponent's actions:");
    ui.horizontal(|ui| {
        for pace in Pace::ALL {
            ui.selectable_value(&mut settings.pace, pace, pace.name()).on_hover_text(pace.meaning());
        }
    });
    ui.label(faint(format!("{} Space: next. Esc: skip.", settings.pace.meaning())));
    ui.checkbox(&mut settings.motion, "Counters and dice move");
    ui.checkbox(&mut settings.reads_why, "The bot explains its plans")
        .on_hover_text("One sentence in the log for each phase it plans.");
    let label = ui.label("Volume (View, Sound turns it off):");
    ui.add(egui::Slider::new(&mut settings.volume, 0..=100).suffix(" %")).labelled_by(label.id);
    ui.checkbox(&mut settings.notices, "Notify me when it is my turn and the window is in the background");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paper::heard::all_named;
    use egui_kittest::Harness;

    #[test]
    fn nothing_in_the_settings_is_without_a_name() {
        let home = std::env::temp_dir().join(format!("estafette-settings-page-{}", std::process::id()));
        let variable = |name: &str| (name == "HOME").then(|| home.as_os_str().to_owned());
        let folders = net::folders::Folders::from_variables(variable).expect("folders");
        let player = LocalPlayer::load_from(systems::ALL, folders, Some("Ney")).expect("a player");
        let mut settings = Settings::default();
        let mut page = SettingsPage::open(&settings, &player);
        let builder = Harness::builder().with_size(egui::vec2(900.0, 2400.0)).with_context_setup(look::dress);
        let mut harness = builder.build_ui(move |ui| {
            page.show(ui.ctx(), &mut settings, &player);
        });
        harness.run_steps(4);
        assert!(all_named(&harness, "the settings") > 30, "every key can be changed");
        let _ = std::fs::remove_dir_all(&home);
    }
}
