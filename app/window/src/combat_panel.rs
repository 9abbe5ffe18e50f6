//! Putting an attack together, with what it would mean.

use super::answers::{Deed, undo};
use super::draft::Draft;
use super::look::{self, chief, faint};
use super::match_screen::MatchScreen;
use super::panel_state::Outlook;
use super::results_table;
use egui::{Align2, FontId, Rect, RichText, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use engine::art_of_war::{AttackOptions, Column, CombatResult, Command, Forecast, Game, Share, cases};
use engine::case::Case;
use engine::contract::Game as _;
use play::partner::Now;
use play::words::{Words, doubling_name, result_meaning};
use std::sync::Arc;

/// Throws of two dice, of which the forecast counts.
const THROWS: f32 = 36.0;

/// The panel of a combat phase.
pub(super) fn show(
    ui: &mut Ui,
    screen: &mut MatchScreen,
    now: &Arc<Now>,
    options: &AttackOptions,
    deeds: &mut Vec<Deed>,
) {
    let game = &now.game;
    let planning = !screen.draft.units.is_empty() || !screen.draft.targets.is_empty();
    if planning {
        plan(ui, screen, now, deeds);
        ui.separator();
    }
    ui.horizontal_wrapped(|ui| {
        if ui.add_enabled(options.may_end, end_button(planning)).clicked() {
            deeds.push(Deed::End);
        }
        undo(ui, screen, game, deeds);
    });
    owed(ui, screen, game, options);
    if !planning {
        ui.label("Click an enemy to plan an attack on him, or your own units that shall attack.");
        suggestions(ui, screen, now, options, deeds);
    }
}

/// What one does next is blue; while an attack is planned that is the attack.
fn end_button(planning: bool) -> egui::Button<'static> {
    if planning { egui::Button::new("End combat") } else { chief("End combat") }
}

/// The attack that is put together.
fn plan(ui: &mut Ui, screen: &mut MatchScreen, now: &Arc<Now>, deeds: &mut Vec<Deed>) {
    let game = &now.game;
    let weighed = screen.panels.weighed(now, &screen.draft);
    let column = match &weighed {
        Some(Ok(outlook)) => Some(outlook.forecast.column),
        _ => None,
    };
    let attack = Command::Attack(screen.draft.proposal());
    let allowed = screen.asked_here().filter(|_| column.is_some()).map(|side| game.check(side, &attack));
    // What one does next stands above what explains it, so that it is never out of sight.
    ui.horizontal_wrapped(|ui| {
        let label = column.map_or_else(|| String::from("Attack"), |column| format!("Attack on {column}"));
        if ui.add_enabled(matches!(allowed, Some(Ok(()))), chief(label)).clicked() {
            deeds.push(Deed::Say(attack));
        }
        if ui.button("Start over (Esc)").clicked() {
            deeds.push(Deed::Draft(Draft::default()));
        }
    });
    match weighed {
        None => {
            ui.label("Choose attackers and the hexes they attack.");
        }
        Some(Err(refusal)) => super::help::refusal(ui, &refusal.to_string()),
        Some(Ok(outlook)) => {
            let forecast = &outlook.forecast;
            if let Some(Err(refusal)) = &allowed {
                super::help::refusal(ui, &refusal.to_string());
            }
            let mut wanted = None;
            ui.scope(|ui| {
                ui.spacing_mut().interact_size.y = 16.0;
                ui.spacing_mut().item_spacing.y = 1.0;
                columns(ui, forecast);
                ui.add_space(3.0);
                chances(ui, game, &outlook);
                ui.add_space(3.0);
                weigh(ui, game, forecast, &mut wanted);
                adjust(ui, screen, game, forecast, &mut wanted);
            });
            screen.wants_rule = wanted.or(screen.wants_rule);
        }
    }
}

/// What must attack and what must be attacked.
fn owed(ui: &mut Ui, screen: &mut MatchScreen, game: &Game, options: &AttackOptions) {
    let words = Words::new(game.board());
    // The same names as on the counters: full ones would fill the panel.
    let must = options.attackers.iter().filter(|attacker| attacker.must);
    let must: Vec<&str> = must.map(|attacker| words.unit(attacker.unit)).collect();
    let enemies: Vec<&str> = options.must_be_attacked.iter().map(|&unit| words.unit(unit)).collect();
    for (what, names) in [("Must attack", must), ("Must be attacked", enemies)] {
        if !names.is_empty() {
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(format!("{what}: {}", names.join(", "))).size(13.0));
                look::case_chip(ui, cases::MUST_ATTACK, &mut screen.wants_rule);
            });
        }
    }
    if !options.may_end {
        ui.label(faint("The phase cannot end before that."));
    }
}

/// The engine's suggestions, the best column first.
fn suggestions(ui: &mut Ui, screen: &mut MatchScreen, now: &Arc<Now>, options: &AttackOptions, deeds: &mut Vec<Deed>) {
    const SHOWN: usize = 6;
    let words = Words::new(now.game.board());
    for (proposal, column) in screen.panels.suggestions(now, options).iter().take(SHOWN) {
        let who: Vec<&str> = proposal.units.iter().map(|&unit| words.unit(unit)).collect();
        let at: Vec<String> = proposal.targets.iter().map(ToString::to_string).collect();
        let label = format!("{column}  {} on {}", who.join(", "), at.join(", "));
        if ui.add(egui::Button::new(label).wrap()).clicked() {
            deeds.push(Deed::Draft(Draft::suggested(proposal)));
        }
    }
}

/// What is said at the left with its rules, and its value at the right.
fn row(ui: &mut Ui, what: &str, rules: &[Case], value: &str, strong: bool, wanted: &mut Option<Case>) {
    const VALUE: f32 = 34.0;
    // Sums stand on a darker band, what they are made of is set in.
    let text = |text: &str| RichText::new(text).size(if strong { 14.5 } else { 13.0 });
    let (fill, indent) = if strong { (look::SHEET, 5) } else { (egui::Color32::TRANSPARENT, 13) };
    let margin = egui::Margin { left: indent, right: 5, top: 1, bottom: 1 };
    egui::Frame::new().fill(fill).corner_radius(2).inner_margin(margin).show(ui, |ui| {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let width = (ui.available_width() - VALUE).max(60.0);
            let layout = egui::Layout::left_to_right(egui::Align::Center).with_main_wrap(true);
            ui.allocate_ui_with_layout(vec2(width, 16.0), layout, |ui| {
                ui.set_min_width(width);
                ui.label(text(what));
                for &case in rules {
                    look::case_chip(ui, case, wanted);
                }
            });
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| ui.label(text(value)));
        });
    });
}

/// Strengths, every doubling, bonus and shift with its rule.
fn weigh(ui: &mut Ui, game: &Game, forecast: &Forecast, wanted: &mut Option<Case>) {
    let words = Words::new(game.board());
    row(ui, "Attack", &[], &forecast.attack.to_string(), true, wanted);
    for share in &forecast.attackers {
        let (name, rules) = told(&words, share);
        row(ui, &name, &rules, &(share.basic + share.fresh).to_string(), false, wanted);
    }
    for bonus in forecast.bonuses.iter().filter(|bonus| bonus.points > 0) {
        let division = game.board().division(bonus.division).map_or("?", |found| &found.name);
        row(ui, &format!("{division} together"), &[bonus.case], &format!("+{}", bonus.points), false, wanted);
    }
    row(ui, "Defence", &[], &forecast.defence.to_string(), true, wanted);
    for hex in &forecast.defenders {
        let mut names = Vec::new();
        let mut rules = Vec::new();
        for share in &hex.units {
            let (name, cases) = told(&words, share);
            // Where one stands alone the sum at the right is his.
            let alone = hex.units.len() == 1;
            names.push(if alone { name } else { format!("{name}: {}", share.basic + share.fresh) });
            rules.extend(cases);
        }
        let mut text = format!("{} in {}", names.join(", "), hex.hex);
        if !hex.doubled_by.is_empty() {
            let causes: Vec<&str> = hex.doubled_by.iter().map(|&cause| doubling_name(cause)).collect();
            text.push_str(&format!(", doubled by {}", causes.join(" and ")));
            rules.push(cases::TERRAIN);
        }
        rules.dedup();
        row(ui, &text, &rules, &hex.strength.to_string(), false, wanted);
    }
    row(ui, "Ratio", &[cases::RATIO], &forecast.ratio.to_string(), true, wanted);
    for (case, columns) in &forecast.shifts {
        row(ui, cases::thought(*case).unwrap_or("Shift"), &[*case], &shift(*columns), false, wanted);
    }
    if forecast.lowered > 0 {
        let lowered = shift(-i16::from(forecast.lowered));
        row(ui, "Lowered on purpose", &[cases::RATIO], &lowered, false, wanted);
    }
    if forecast.column != forecast.ratio {
        row(ui, "Column", &[], &forecast.column.to_string(), true, wanted);
    }
}

fn shift(columns: i16) -> String {
    if columns < 0 { format!("\u{2190} {}", -columns) } else { format!("\u{2192} {columns}") }
}

/// A unit's share in words, with the rules that changed it.
fn told(words: &Words<'_>, share: &Share) -> (String, Vec<Case>) {
    let mut text = words.name(share.unit);
    let mut rules = Vec::new();
    if share.bombards {
        text.push_str(", bombarding");
        rules.push(cases::BOMBARDMENT);
    }
    if share.fresh > 0 {
        text.push_str(&format!(", fresh +{}", share.fresh));
        rules.push(cases::FRESH_BASIC);
    }
    if share.basic < share.printed {
        text.push_str(", halved by rain");
        rules.push(cases::RAIN);
    }
    (text, rules)
}

/// The columns of the results table, with the live one lit and the plain ratio framed.
fn columns(ui: &mut Ui, forecast: &Forecast) {
    let count = Column::all().count() as f32;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 20.0), Sense::hover());
    let told = format!("Column {}, plain ratio {}", forecast.column, forecast.ratio);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &told));
    let width = rect.width() / count;
    for (place, column) in Column::all().enumerate() {
        let min = rect.min + vec2(place as f32 * width, 0.0);
        let cell = Rect::from_min_size(min, vec2(width - 2.0, rect.height()));
        let live = column == forecast.column;
        if live {
            ui.painter().rect_filled(cell, 2.0, look::BLUE);
        } else if column == forecast.ratio {
            ui.painter().rect_stroke(cell, 2.0, Stroke::new(1.0, look::BLUE), StrokeKind::Inside);
        }
        let ink = if live { egui::Color32::WHITE } else { look::FAINT };
        let font = FontId::proportional(12.0);
        ui.painter().text(cell.center(), Align2::CENTER_CENTER, column.to_string(), font, ink);
    }
    response.on_hover_text(told);
}

/// The chance of each result: one bar for all, and a line for each with what it would do here.
fn chances(ui: &mut Ui, game: &Game, outlook: &Outlook) {
    let words = Words::new(game.board());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), Sense::hover());
    let percent = |ways: u16| format!("{:.0} %", f32::from(ways) / THROWS * 100.0);
    let does = |result: CombatResult| {
        let found = outlook.does.iter().find(|one| one.result == result);
        found.map_or_else(|| result_meaning(result).to_owned(), |one| words.what_it_does(one))
    };
    let all: Vec<(CombatResult, u16, String)> =
        outlook.forecast.chances.iter().map(|&(result, ways)| (result, ways, does(result))).collect();
    let told: Vec<String> = all
        .iter()
        .map(|(result, ways, does)| format!("{result} {}, {}: {does}", percent(*ways), result_meaning(*result)))
        .collect();
    response
        .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, format!("Chances: {}", told.join(". "))));
    let mut x = rect.left();
    for &(result, ways, _) in &all {
        let width = rect.width() * f32::from(ways) / THROWS;
        let part = Rect::from_min_max(pos2(x, rect.top()), pos2(x + width - 1.0, rect.bottom()));
        x += width;
        ui.painter().rect_filled(part, 2.0, results_table::tint(result));
        let text = if width > 62.0 { format!("{result} {}", percent(ways)) } else { result.to_string() };
        ui.painter().text(part.center(), Align2::CENTER_CENTER, text, FontId::proportional(12.5), look::INK);
    }
    response.on_hover_text(told.join("\n"));
    ui.add_space(2.0);
    for (result, ways, does) in &all {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let (key, _) = ui.allocate_exact_size(vec2(26.0, 16.0), Sense::hover());
            ui.painter().rect_filled(key, 2.0, results_table::tint(*result));
            let font = FontId::proportional(12.5);
            ui.painter().text(key.center(), Align2::CENTER_CENTER, result.to_string(), font, look::INK);
            // The worst is not to be overlooked: what is lost is as dark as what is done.
            let text = RichText::new(format!("{}: {does}", percent(*ways))).size(12.5);
            ui.add(egui::Label::new(text).wrap()).on_hover_text(result_meaning(*result));
        });
    }
}

/// Lowering, and a column instead of points for a division that attacks together.
fn adjust(ui: &mut Ui, screen: &mut MatchScreen, game: &Game, forecast: &Forecast, wanted: &mut Option<Case>) {
    ui.add_space(2.0);
    ui.spacing_mut().interact_size.y = 26.0;
    ui.horizontal(|ui| {
        let label = ui.label("Lower by");
        let value = egui::DragValue::new(&mut screen.draft.lower).range(0..=Column::MOST_LOWERED);
        ui.add(value).labelled_by(label.id).on_hover_text("Columns given away on purpose");
        look::case_chip(ui, cases::RATIO, wanted);
    });
    for bonus in forecast.bonuses.iter().filter(|bonus| bonus.case == cases::THREE_UNITS) {
        let name = game.board().division(bonus.division).map_or("?", |found| &found.name);
        let mut column = screen.draft.columns.contains(&bonus.division);
        ui.horizontal_wrapped(|ui| {
            if ui.checkbox(&mut column, format!("{name}: a column instead of points")).changed() {
                if column {
                    screen.draft.columns.insert(bonus.division);
                } else {
                    screen.draft.columns.remove(&bonus.division);
                }
            }
            look::case_chip(ui, cases::THREE_UNITS, wanted);
        });
    }
}
