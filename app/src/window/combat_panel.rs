//! Putting an attack together, with what it would mean.

use super::answers::undo;
use super::draft::Draft;
use super::look::{self, RED, chief, faint};
use super::match_screen::MatchScreen;
use crate::words::{Words, doubling_name};
use egui::{RichText, Ui};
use engine::art_of_war::{AttackOptions, Column, Command, Forecast, Game, cases};
use engine::contract::Game as _;

/// The most columns that can be given away: there are no more.
const MOST_LOWERED: u8 = 12;

/// The panel of a combat phase.
pub(super) fn show(ui: &mut Ui, screen: &mut MatchScreen, game: &Game, options: &AttackOptions) {
    let words = Words::new(game.board());
    owed(ui, screen, game, options);
    ui.horizontal_wrapped(|ui| {
        undo(ui, screen, game);
        if ui.add_enabled(options.may_end, chief("End combat")).clicked() {
            screen.say(Command::EndCombat);
        }
    });
    if screen.draft.units.is_empty() && screen.draft.targets.is_empty() {
        ui.label("Click an enemy to plan an attack on him, or your own units that shall attack.");
        suggestions(ui, screen, game, &words, options);
        return;
    }
    look::heading(ui, "Your attack");
    let forecast = screen.draft.forecast(game);
    let column = match &forecast {
        Some(Ok(forecast)) => Some(forecast.column),
        _ => None,
    };
    let side = screen.asked_here();
    let allowed = side.filter(|_| column.is_some()).map(|side| {
        let attack = Command::Attack(screen.draft.proposal());
        game.check(side, &attack)
    });
    // What one does next stands above what explains it, so that it is never out of sight.
    ui.horizontal(|ui| {
        let label = column.map_or_else(|| String::from("Attack"), |column| format!("Attack on {column}"));
        if ui.add_enabled(matches!(allowed, Some(Ok(()))), chief(label)).clicked() {
            screen.say(Command::Attack(screen.draft.proposal()));
        }
        if ui.button("Start over (Esc)").clicked() {
            screen.draft = Draft::default();
        }
    });
    match forecast {
        None => {
            ui.label("Choose attackers and the hexes they attack.");
        }
        Some(Err(refusal)) => {
            ui.label(RichText::new(refusal.to_string()).color(RED));
        }
        Some(Ok(forecast)) => {
            if let Some(Err(refusal)) = &allowed {
                ui.label(RichText::new(refusal.to_string()).color(RED));
            }
            ui.scope(|ui| {
                ui.spacing_mut().interact_size.y = 16.0;
                ui.spacing_mut().item_spacing.y = 3.0;
                weigh(ui, game, &words, &forecast);
            });
            adjust(ui, screen, game, &forecast);
        }
    }
}

/// What must attack and what must be attacked.
fn owed(ui: &mut Ui, screen: &mut MatchScreen, game: &Game, options: &AttackOptions) {
    let words = Words::new(game.board());
    // The same names as on the counters: full ones would fill the panel.
    let must: Vec<&str> =
        options.attackers.iter().filter(|attacker| attacker.must).map(|attacker| words.unit(attacker.unit)).collect();
    if !must.is_empty() {
        ui.label(format!("Must attack: {}", must.join(", ")));
    }
    if !options.must_be_attacked.is_empty() {
        let names: Vec<&str> = options.must_be_attacked.iter().map(|&unit| words.unit(unit)).collect();
        ui.label(format!("Must be attacked: {}", names.join(", ")));
    }
    if !options.may_end && screen.draft.is_empty() {
        ui.label(faint("The phase cannot end before that."));
    }
}

fn suggestions(ui: &mut Ui, screen: &mut MatchScreen, game: &Game, words: &Words<'_>, options: &AttackOptions) {
    const SHOWN: usize = 6;
    for proposal in options.attacks.iter().take(SHOWN) {
        let Ok(forecast) = game.forecast(proposal) else { continue };
        let who: Vec<&str> = proposal.units.iter().map(|&unit| words.unit(unit)).collect();
        let at: Vec<String> = proposal.targets.iter().map(ToString::to_string).collect();
        let label = format!("{} on {}: {}", who.join(", "), at.join(", "), forecast.column);
        if ui.add(egui::Button::new(label).wrap()).clicked() {
            screen.draft = Draft::suggested(proposal);
        }
    }
}

/// Strengths, every doubling, bonus and shift, the column, and the chance of each result.
fn weigh(ui: &mut Ui, game: &Game, words: &Words<'_>, forecast: &Forecast) {
    let row = |ui: &mut Ui, what: String, value: String| {
        ui.horizontal(|ui| {
            ui.add(egui::Label::new(what).wrap());
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| ui.monospace(value));
        });
    };
    ui.label(faint("Attackers"));
    for share in &forecast.attackers {
        let guns = if share.bombards { format!(", bombarding [{}]", cases::BOMBARDMENT) } else { String::new() };
        let fresh =
            if share.fresh > 0 { format!(", fresh +{} [{}]", share.fresh, cases::FRESH_BASIC) } else { String::new() };
        let halved = share.basic < share.printed;
        let rain = if halved { format!(", halved by rain [{}]", cases::RAIN) } else { String::new() };
        let name = format!("{}{guns}{fresh}{rain}", words.name(share.unit));
        row(ui, name, (share.basic + share.fresh).to_string());
    }
    for bonus in forecast.bonuses.iter().filter(|bonus| bonus.points > 0) {
        let division = game.board().division(bonus.division).map_or("?", |found| &found.name);
        row(ui, format!("{division} together [{}]", bonus.case), format!("+{}", bonus.points));
    }
    row(ui, String::from("Attack"), forecast.attack.to_string());
    ui.label(faint("Defenders"));
    for hex in &forecast.defenders {
        let name = |share: &engine::art_of_war::Share| match share.fresh {
            0 => words.name(share.unit),
            fresh => format!("{}, fresh +{fresh} [{}],", words.name(share.unit), cases::FRESH_BASIC),
        };
        let names: Vec<String> = hex.units.iter().map(name).collect();
        let doubled = if hex.doubled_by.is_empty() {
            String::new()
        } else {
            let causes: Vec<&str> = hex.doubled_by.iter().map(|&cause| doubling_name(cause)).collect();
            format!(", doubled by {} [{}]", causes.join(" and "), cases::TERRAIN)
        };
        row(ui, format!("{} in {}{doubled}", names.join(", "), hex.hex), hex.strength.to_string());
    }
    row(ui, String::from("Defence"), forecast.defence.to_string());
    ui.separator();
    row(ui, String::from("Ratio [6.2]"), forecast.ratio.to_string());
    for (case, columns) in &forecast.shifts {
        let way = if *columns < 0 { "left" } else { "right" };
        row(ui, format!("Shift [{case}]"), format!("{} {way}", columns.abs()));
    }
    if forecast.lowered > 0 {
        row(ui, String::from("Lowered on purpose [6.2]"), format!("{} left", forecast.lowered));
    }
    columns(ui, forecast);
    chances(ui, forecast);
}

/// The columns of the results table, with the live one lit.
fn columns(ui: &mut Ui, forecast: &Forecast) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for column in Column::all() {
            let text = RichText::new(column.to_string()).monospace().size(11.5);
            let live = column == forecast.column;
            let text = if live {
                text.strong().color(egui::Color32::WHITE).background_color(look::BLUE)
            } else {
                text.color(look::FAINT)
            };
            ui.label(text);
        }
    });
}

fn chances(ui: &mut Ui, forecast: &Forecast) {
    const THROWS: f32 = 36.0;
    for (result, ways) in &forecast.chances {
        let part = f32::from(*ways) / THROWS;
        let text = format!("{result}  {}  {:.0} %", meaning(*result), part * 100.0);
        ui.add(egui::ProgressBar::new(part).text(RichText::new(text).size(12.5).color(look::INK)).corner_radius(2));
    }
}

const fn meaning(result: engine::art_of_war::CombatResult) -> &'static str {
    use engine::art_of_war::CombatResult;
    match result {
        CombatResult::Ae => "attacker eliminated",
        CombatResult::Ar => "attacker retreats",
        CombatResult::Ee => "equal elimination",
        CombatResult::Dr => "defender retreats",
        CombatResult::De => "defender eliminated",
    }
}

/// Lowering, and a column instead of points for a division that attacks together.
fn adjust(ui: &mut Ui, screen: &mut MatchScreen, game: &Game, forecast: &Forecast) {
    ui.horizontal(|ui| {
        let label = ui.label("Lower by");
        let value = egui::DragValue::new(&mut screen.draft.lower).range(0..=MOST_LOWERED);
        ui.add(value).labelled_by(label.id).on_hover_text(format!("Columns given away on purpose [{}]", cases::RATIO));
    });
    for bonus in &forecast.bonuses {
        let name = game.board().division(bonus.division).map_or("?", |found| &found.name);
        let mut column = screen.draft.columns.contains(&bonus.division);
        if ui.checkbox(&mut column, format!("{name}: a column instead of points [{}]", cases::THREE_UNITS)).changed() {
            if column {
                screen.draft.columns.insert(bonus.division);
            } else {
                screen.draft.columns.remove(&bonus.division);
            }
        }
    }
}
