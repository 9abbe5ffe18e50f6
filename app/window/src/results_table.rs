//! The combat results table, with the live column lit and the last roll marked.

use super::look::{self, faint};
use super::match_screen::MatchScreen;
use super::sheet_view;
use egui::{Align2, Color32, FontId, Rect, RichText, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use engine::art_of_war::{Column, CombatResult, Game, Step, cases};
use play::happening::Happening;
use play::sheet::{Bar, Part, Tone};
use play::words::result_meaning;

const ROW: f32 = 25.0;
const FACES: u16 = 6;

/// A column, and a face that fell on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LastRoll {
    column: Column,
    face: u16,
}

/// The last roll of a combat die: the first after the last attack that was rolled for. A weather die follows it.
pub(super) fn last_roll(events: &[Happening]) -> Option<LastRoll> {
    let mut rolled = None;
    for event in events.iter().rev() {
        if let Some(throw) = event.throw().filter(|throw| throw.came.is_some()) {
            rolled = throw.faces.first().copied();
        }
        if let (Some(fight), Some(face)) = (event.fight(), rolled) {
            let column = Column::all().nth(usize::from(fight.step))?;
            return Some(LastRoll { column, face });
        }
    }
    None
}

/// The table as a chart.
pub(super) fn show(ui: &mut Ui, screen: &mut MatchScreen, game: &Game) {
    let (live, does) = live(screen, game).map_or((None, Vec::new()), |(column, does)| (Some(column), does));
    let last = last_roll(screen.stage.events());
    ui.label(match live {
        Some(column) => format!("The attack in hand is on the {column} column."),
        None => String::from("No attack is in hand."),
    });
    table(ui, live, last);
    if let Some(LastRoll { column, face }) = last {
        let result = column.result(face).map_or("", CombatResult::name);
        ui.label(faint(format!("The last die showed {face} on {column}: {result}.")));
    }
    ui.spacing_mut().interact_size.y = 18.0;
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.add_space(6.0);
    for result in CombatResult::ALL {
        let here = does.iter().find(|(one, _)| *one == result);
        ui.horizontal_top(|ui| {
            ui.add_sized(vec2(28.0, 18.0), egui::Label::new(RichText::new(result.name()).strong()));
            ui.vertical(|ui| {
                ui.label(result_meaning(result));
                if let Some((_, does)) = here {
                    ui.add(egui::Label::new(faint(does).size(12.5)).wrap());
                }
            });
        });
    }
    ui.add_space(6.0);
    let mut chips = vec![cases::RATIO, cases::RESULTS, cases::SAFE, cases::ADVANCE];
    if game.optional_rules().weather {
        chips.extend([cases::WEATHER_KILLS, cases::WEATHER_SWAPS, cases::WEATHER_CALM, cases::WEATHER_NOT_EE]);
    }
    for case in chips {
        ui.horizontal(|ui| {
            look::case_chip(ui, case, &mut screen.wants_rule);
            ui.add(egui::Label::new(faint(cases::thought(case).unwrap_or_default())).wrap());
        });
    }
}

/// The column of the attack that is planned, or being carried out; what each result of a planned one would do.
fn live(screen: &MatchScreen, game: &Game) -> Option<(Column, Vec<(CombatResult, String)>)> {
    let card = &screen.asked.asking().card;
    let lit = card.parts.iter().find_map(|part| match part {
        Part::Track(track) => track.lit,
        _ => None,
    });
    if let Some(column) = lit.and_then(|lit| Column::all().nth(lit)) {
        let names = screen.asked.names();
        let bars = card.parts.iter().filter_map(|part| match part {
            Part::Bars(bars) => Some(bars),
            _ => None,
        });
        let result = |bar: &Bar| CombatResult::ALL.into_iter().find(|result| result.name() == bar.name.plain(&names));
        let does = bars.flatten().filter_map(|bar| Some((result(bar)?, bar.text.plain(&names))));
        return Some((column, does.collect()));
    }
    let column = match &game.state().combat()?.step {
        Step::Die(attack) | Step::Weather(attack, _) => attack.column,
        Step::Aftermath(aftermath) => aftermath.attack.column,
        Step::DeclareFresh(_) | Step::Announce => return None,
    };
    Some((column, Vec::new()))
}

/// What a result is tinted with: the attacker's losses red, the defender's blue.
const fn tint(result: CombatResult) -> Color32 {
    sheet_view::tint(match result {
        CombatResult::Ae => Tone::Worst,
        CombatResult::Ar => Tone::Bad,
        CombatResult::Ee => Tone::Even,
        CombatResult::Dr => Tone::Good,
        CombatResult::De => Tone::Best,
    })
}

fn table(ui: &mut Ui, live: Option<Column>, last: Option<LastRoll>) {
    let columns = Column::all().count() as f32 + 1.0;
    let width = (ui.available_width() / columns).clamp(24.0, 48.0);
    let size = vec2(width * columns, ROW * (f32::from(FACES) + 1.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let told = live.map_or_else(String::new, |column| {
        let results = (1..=FACES).filter_map(|face| Some(format!("{face} {}", column.result(face)?)));
        format!(". Column {column}: {}", results.collect::<Vec<_>>().join(", "))
    });
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Table, true, format!("Combat results table{told}")));
    let painter = ui.painter();
    let cell = |column: f32, row: f32| {
        let min = rect.min + vec2(column * width, row * ROW);
        Rect::from_min_size(min, vec2(width - 1.0, ROW - 1.0))
    };
    let write = |at: Rect, text: String, size: f32, colour: Color32| {
        painter.text(at.center(), Align2::CENTER_CENTER, text, FontId::proportional(size), colour);
    };
    write(cell(0.0, 0.0), String::from("die"), 11.0, look::FAINT);
    for face in 1..=FACES {
        write(cell(0.0, f32::from(face)), face.to_string(), 13.0, look::INK);
    }
    for (place, column) in Column::all().enumerate() {
        let x = place as f32 + 1.0;
        let is_live = live == Some(column);
        let head = cell(x, 0.0);
        if is_live {
            painter.rect_filled(head, 2.0, look::BLUE);
        }
        write(head, column.to_string(), 12.0, if is_live { Color32::WHITE } else { look::INK });
        for face in 1..=FACES {
            let Some(result) = column.result(face) else { continue };
            let at = cell(x, f32::from(face));
            let dim = if is_live || live.is_none() { 0.0 } else { 0.55 };
            painter.rect_filled(at, 1.0, tint(result).lerp_to_gamma(look::PAPER, dim));
            write(at, result.to_string(), 12.5, if dim > 0.0 { look::FAINT } else { look::INK });
            if last == Some(LastRoll { column, face }) {
                painter.rect_stroke(at, 2.0, Stroke::new(2.5, look::RED), StrokeKind::Inside);
            }
        }
        if is_live {
            let whole = Rect::from_min_max(head.min, pos2(head.right(), rect.bottom() - 1.0));
            painter.rect_stroke(whole, 2.0, Stroke::new(2.0, look::BLUE), StrokeKind::Outside);
        }
    }
}
