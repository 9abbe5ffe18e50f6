//! The page of the settings, over whatever is shown.

use super::another_machine::AnotherMachine;
use super::far_friends::FarFriends;
use super::keymap::{KeyAction, KeyMap, fixed};
use super::pace::Pace;
use super::settings_file::{SCALES, Settings};
use super::shade::Shade;
use crate::MESSAGES;
use crate::paper::desktop;
use crate::paper::look::{self, SMALL, TITLE, faint, heading, roman};
use crate::paper::palette::palette;
use egui::{RichText, ScrollArea, Ui};
use language::say;
use language::tongue::Tongues;
use play::table::LocalPlayer;
use render::Theme;
use std::sync::Arc;

/// Sizes that are offered at once, in per cent.
const SIZES: [u16; 7] = [75, 100, 125, 150, 200, 250, 300];
/// The sign behind a number of hundredths.
const PERCENT: &str = "\u{a0}%";
/// The widest the page becomes.
const WIDTH: f32 = 480.0;
/// More mistakes in folders of languages than this are counted only.
const MOST_FAULTS: usize = 12;

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
    /// The action whose key is being chosen.
    choosing: Option<KeyAction>,
    /// The name of the file manager, if there is one.
    manager: Option<&'static str>,
    /// The languages there are.
    tongues: Arc<Tongues>,
    far: FarFriends,
    another: AnotherMachine,
}

impl SettingsPage {
    /// Opens the page, at which one of these languages can be chosen.
    pub(crate) fn open(settings: &Settings, player: &LocalPlayer, tongues: Arc<Tongues>) -> SettingsPage {
        let percent = settings.scale * 100.0;
        SettingsPage {
            name: player.name.clone(),
            percent,
            choosing: None,
            manager: desktop::opener(),
            tongues,
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
                ui.label(RichText::new(say!(MESSAGES, "window-settings")).font(roman(TITLE)));
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    if ui.button(say!(MESSAGES, "window-settings-done")).clicked() {
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
                self.language(ui, settings, player);
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

    /// The languages, and the mistakes that were found in those of folders.
    fn language(&self, ui: &mut Ui, settings: &mut Settings, player: &LocalPlayer) {
        heading(ui, &say!(MESSAGES, "window-settings-language"));
        ui.horizontal_wrapped(|ui| {
            let desktop = say!(MESSAGES, "window-settings-language-desktop");
            ui.selectable_value(&mut settings.language, None, desktop);
            for tongue in self.tongues.list() {
                // Each language is named in itself, so that its readers find it.
                ui.selectable_value(&mut settings.language, Some(tongue.code().to_owned()), tongue.title());
            }
        });
        let folder = player.folders.languages().display().to_string();
        ui.label(faint(say!(MESSAGES, "window-settings-language-folder", folder = folder)));
        let faults = self.tongues.faults();
        for fault in faults.iter().take(MOST_FAULTS) {
            ui.label(RichText::new(fault.to_string()).color(palette().red).size(SMALL));
        }
        if let Some(more @ 1..) = faults.len().checked_sub(MOST_FAULTS) {
            let more = say!(MESSAGES, "window-settings-language-more", count = more);
            ui.label(RichText::new(more).color(palette().red).size(SMALL));
        }
        ui.add_space(8.0);
    }

    fn size(&mut self, ui: &mut Ui, settings: &mut Settings) {
        let label = heading(ui, &say!(MESSAGES, "window-settings-size"));
        let range = SCALES.start() * 100.0..=SCALES.end() * 100.0;
        let slider = egui::Slider::new(&mut self.percent, range).suffix(PERCENT).fixed_decimals(0).step_by(5.0);
        ui.spacing_mut().slider_width = (ui.available_width() - 90.0).max(100.0);
        let slider = ui.add(slider).labelled_by(label.id);
        if (slider.changed() && !slider.dragged()) || slider.drag_stopped() {
            settings.scale = self.percent / 100.0;
        }
        ui.horizontal_wrapped(|ui| {
            for percent in SIZES {
                let near = (settings.scale * 100.0 - f32::from(percent)).abs() < 1.0;
                if ui.selectable_label(near, format!("{percent}{PERCENT}")).clicked() {
                    self.percent = f32::from(percent);
                    settings.scale = self.percent / 100.0;
                }
            }
        });
    }

    fn name(&mut self, ui: &mut Ui, player: &LocalPlayer) -> Option<String> {
        ui.add_space(8.0);
        heading(ui, &say!(MESSAGES, "window-settings-name"));
        let mut named = None;
        let label = ui.label(say!(MESSAGES, "window-settings-name-seen"));
        ui.horizontal(|ui| {
            let room = (ui.available_width() - 90.0).max(100.0);
            let field = egui::TextEdit::singleline(&mut self.name).char_limit(record::header::LONGEST_NAME);
            ui.add(field.desired_width(room)).labelled_by(label.id);
            let wanted = self.name.trim();
            let other = !wanted.is_empty() && wanted != player.name;
            if ui.add_enabled(other, egui::Button::new(say!(MESSAGES, "window-settings-name-change"))).clicked() {
                named = Some(wanted.to_owned());
            }
        });
        let fingerprint = player.identity.key().fingerprint().to_string();
        ui.label(faint(say!(MESSAGES, "window-settings-name-fingerprint", fingerprint = fingerprint)));
        named
    }

    fn keys(&mut self, ui: &mut Ui, settings: &mut Settings) {
        ui.add_space(8.0);
        heading(ui, &say!(MESSAGES, "window-settings-keys"));
        if let Some(action) = self.choosing {
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
                settings.keys.set(action, key);
                self.choosing = None;
                ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key));
            }
        }
        egui::Grid::new("keys").num_columns(2).spacing([16.0, 5.0]).show(ui, |ui| {
            for binding in KeyMap::main().filter(|binding| binding.action != KeyAction::Cancel) {
                let chosen = self.choosing == Some(binding.action);
                let text = if chosen {
                    say!(MESSAGES, "window-settings-keys-press")
                } else {
                    settings.keys.of_binding(binding).label()
                };
                let button = ui.add_sized([110.0, 24.0], egui::Button::new(&text).selected(chosen));
                let label = say!(MESSAGES, "window-settings-keys-of", name = binding.title(), key = text.clone());
                button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &label));
                if button.clicked() {
                    self.choosing = if chosen { None } else { Some(binding.action) };
                    button.surrender_focus();
                }
                ui.add(egui::Label::new(binding.does()).wrap());
                ui.end_row();
            }
        });
        for line in fixed() {
            ui.label(faint(line));
        }
        if settings.keys != KeyMap::default() && ui.button(say!(MESSAGES, "window-settings-keys-restore")).clicked() {
            settings.keys = KeyMap::default();
        }
    }

    fn folders(&self, ui: &mut Ui, player: &LocalPlayer) {
        ui.add_space(8.0);
        heading(ui, &say!(MESSAGES, "window-settings-folders"));
        let matches = player.folders.matches();
        ui.label(say!(MESSAGES, "window-settings-folders-matches"));
        ui.add(
            egui::Label::new(
                RichText::new(matches.display().to_string()).monospace().size(SMALL).color(palette().blue),
            )
            .wrap(),
        );
        if let Some(manager) = self.manager
            && ui.button(say!(MESSAGES, "window-settings-folders-open")).clicked()
        {
            desktop::open(manager, matches);
        }
        let variable = net::folders::HOME_VARIABLE.to_owned();
        ui.label(faint(say!(MESSAGES, "window-settings-folders-elsewhere", variable = variable)));
    }
}

fn colours(ui: &mut Ui, settings: &mut Settings) {
    ui.add_space(8.0);
    heading(ui, &say!(MESSAGES, "window-settings-shade"));
    ui.horizontal(|ui| {
        for shade in Shade::ALL {
            ui.selectable_value(&mut settings.shade, shade, shade.name());
        }
    });
    ui.label(faint(say!(MESSAGES, "window-settings-shade-all")));
    ui.add_space(8.0);
    heading(ui, &say!(MESSAGES, "window-settings-theme"));
    for theme in Theme::light() {
        let words = match theme.name {
            "staff-map" => say!(MESSAGES, "window-settings-theme-staff-map"),
            "high-contrast" => say!(MESSAGES, "window-settings-theme-high-contrast"),
            "red-green" => say!(MESSAGES, "window-settings-theme-red-green"),
            "blue-yellow" => say!(MESSAGES, "window-settings-theme-blue-yellow"),
            other => other.replace('-', " "),
        };
        ui.radio_value(&mut settings.theme, theme.name.to_owned(), words);
    }
}

fn other(ui: &mut Ui, settings: &mut Settings) {
    ui.add_space(8.0);
    heading(ui, &say!(MESSAGES, "window-settings-motion"));
    ui.label(say!(MESSAGES, "window-settings-pace"));
    ui.horizontal(|ui| {
        for pace in Pace::ALL {
            ui.selectable_value(&mut settings.pace, pace, pace.name()).on_hover_text(pace.meaning());
        }
    });
    let means = settings.pace.meaning();
    ui.label(faint(say!(MESSAGES, "window-settings-pace-keys", means = means)));
    ui.checkbox(&mut settings.motion, say!(MESSAGES, "window-settings-motion-counters"));
    ui.checkbox(&mut settings.reads_why, say!(MESSAGES, "window-settings-bot-explains"))
        .on_hover_text(say!(MESSAGES, "window-settings-bot-explains-hint"));
    let label = ui.label(say!(MESSAGES, "window-settings-volume"));
    ui.add(egui::Slider::new(&mut settings.volume, 0..=100).suffix(PERCENT)).labelled_by(label.id);
    ui.checkbox(&mut settings.notices, say!(MESSAGES, "window-settings-notices"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paper::drawn::{nothing_is_cut, tongues};
    use crate::paper::heard::all_named;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;

    #[test]
    fn nothing_in_the_settings_is_without_a_name() {
        let home = std::env::temp_dir().join(format!("estafette-settings-page-{}", std::process::id()));
        let variable = |name: &str| (name == "HOME").then(|| home.as_os_str().to_owned());
        let folders = net::folders::Folders::from_variables(variable).expect("folders");
        let player = LocalPlayer::load_from(systems::ALL, folders, Some("Ney")).expect("a player");
        let mut settings = Settings::default();
        let mut page = SettingsPage::open(&settings, &player, Arc::new(Tongues::built_in()));
        let builder = Harness::builder().with_size(egui::vec2(900.0, 2400.0)).with_context_setup(look::dress);
        let mut harness = builder.build_ui(move |ui| {
            page.show(ui.ctx(), &mut settings, &player);
        });
        harness.run_steps(4);
        assert!(all_named(&harness, "the settings") > 30, "every key can be changed");
        let _ = std::fs::remove_dir_all(&home);
    }

    #[test]
    fn no_words_are_cut_in_the_settings() {
        let home = std::env::temp_dir().join(format!("estafette-settings-cut-{}", std::process::id()));
        let variable = |name: &str| (name == "HOME").then(|| home.as_os_str().to_owned());
        for _spoken in tongues() {
            for width in [700.0, 1280.0] {
                let folders = net::folders::Folders::from_variables(variable).expect("folders");
                let player = LocalPlayer::load_from(systems::ALL, folders, Some("Ney")).expect("a player");
                let mut settings = Settings::default();
                let mut page = SettingsPage::open(&settings, &player, Arc::new(Tongues::built_in()));
                let builder = Harness::builder().with_size(egui::vec2(width, 2400.0));
                let mut harness = builder.with_context_setup(look::dress).build_ui(move |ui| {
                    page.show(ui.ctx(), &mut settings, &player);
                });
                harness.run_steps(4);
                nothing_is_cut(&harness, &format!("the settings, {width} wide"));
            }
        }
        let _ = std::fs::remove_dir_all(&home);
    }

    #[test]
    fn a_language_is_chosen_by_its_own_name() {
        let home = std::env::temp_dir().join(format!("estafette-settings-language-{}", std::process::id()));
        let variable = |name: &str| (name == "HOME").then(|| home.as_os_str().to_owned());
        let folders = net::folders::Folders::from_variables(variable).expect("folders");
        let player = LocalPlayer::load_from(systems::ALL, folders, Some("Ney")).expect("a player");
        let settings = Settings::default();
        let page = SettingsPage::open(&settings, &player, Arc::new(Tongues::built_in()));
        let builder = Harness::builder().with_size(egui::vec2(900.0, 2400.0)).with_context_setup(look::dress);
        let show = move |ui: &mut Ui, (page, settings, wish): &mut (SettingsPage, Settings, Option<SettingsWish>)| {
            *wish = page.show(ui.ctx(), settings, &player).or(wish.take());
        };
        let mut harness = builder.build_ui_state(show, (page, settings, None));
        for (name, code) in [("Français", "fr"), ("Deutsch", "de"), ("English", "en")] {
            harness.run_steps(4);
            harness.get_by_label(name).click();
            harness.run_steps(4);
            let (_, settings, wish) = harness.state_mut();
            assert_eq!((settings.language.as_deref(), wish.take()), (Some(code), Some(SettingsWish::Changed)));
        }
        let _ = std::fs::remove_dir_all(&home);
    }
}
