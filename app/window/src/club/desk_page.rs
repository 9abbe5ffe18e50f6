//! The director's screen: the round with its tables at the left, players, the table and the way in at the right.

use super::deciding::Deciding;
use super::directing::Directing;
use super::part_page::notice;
use crate::MESSAGES;
use crate::paper::desktop;
use crate::paper::icon::Icon;
use crate::paper::look::{
    CHIP, DETAIL, HEADING, LARGE, SECTION, SMALL, TITLE, button_with, chief, faint, heading, roman,
};
use crate::paper::page;
use crate::paper::palette::palette;
use crate::paper::twice;
use crate::paper::words::sentence;
use egui::{Align, Layout, RichText, ScrollArea, Ui};
use language::say;
use std::path::Path;
use std::sync::Arc;
use tournament::boards::{Stands, TableView, boards, missed};
use tournament::hall::{DirectorOrder, TournamentSnapshot};
use tournament::pairing::PlayerNumber;
use tournament::standings;
use tournament::state::Tournament;
use tournament::words::understood;

/// From this width on, players are beside the tables.
const WIDE: f32 = 900.0;
/// Lines are not longer than this.
const READ: f32 = 620.0;
/// Width of the panels at the side, in points.
const ASIDE: f32 = 360.0;

/// A wish of the director that is not an order to the desk.
pub(crate) enum DeskWish {
    /// Leaves the page; the desk stays open.
    Back,
    /// Closes the desk; it can be opened again.
    Close,
    /// Plays in it too.
    Play,
}

/// The director's screen.
#[derive(Default)]
pub(crate) struct DeskPage {
    /// The round that is looked at; the last one if none.
    round: Option<u16>,
    /// The game that is being decided.
    deciding: Option<Deciding>,
    /// The question that must be confirmed, since the act cannot be taken back.
    doubt: Option<Doubt>,
    /// The time of that question.
    doubted: f64,
    copied: bool,
}

/// An act that must be confirmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Doubt {
    End,
    Close,
    Withdraw(PlayerNumber),
}

impl DeskPage {
    /// Draws the screen.
    pub(crate) fn show(&mut self, ui: &mut Ui, desk: &mut Directing) -> Option<DeskWish> {
        let mut wish = None;
        let frame = egui::Frame::new().fill(palette().paper).inner_margin(egui::Margin::symmetric(22, 14));
        egui::CentralPanel::default().frame(frame).show(ui, |ui| {
            let Some(sight) = desk.sight.clone() else {
                if page::titled(ui, &say!(MESSAGES, "window-club-desk")) {
                    wish = Some(DeskWish::Back);
                }
                match &desk.trouble {
                    Some(error) => page::trouble(ui, &sentence(error)),
                    None => page::waiting(ui, &say!(MESSAGES, "window-club-desk-opening")),
                }
                return;
            };
            let Some(event) = sight.event.clone() else { return };
            wish = self.show_head(ui, desk, &event);
            if let Some(error) = &desk.trouble {
                page::trouble(ui, &say!(MESSAGES, "window-club-desk-failed", why = sentence(error)));
            }
            if let Some(error) = &desk.refused {
                page::trouble(ui, &sentence(&understood(error)));
            }
            if event.paused {
                let title = say!(MESSAGES, "window-club-paused");
                notice(ui, &title, &say!(MESSAGES, "window-club-desk-paused"));
            }
            let wide = ui.available_width() >= WIDE;
            if wide {
                let side = egui::Panel::right("players").resizable(false).exact_size(ASIDE);
                side.frame(egui::Frame::new().inner_margin(egui::Margin { left: 18, ..egui::Margin::ZERO })).show(
                    ui,
                    |ui| {
                        ScrollArea::vertical().id_salt("aside").auto_shrink([false, false]).show(ui, |ui| {
                            wish = self.show_aside(ui, desk, &sight, &event).or(wish.take());
                        });
                    },
                );
            }
            ScrollArea::vertical().id_salt("round").auto_shrink([false, false]).show(ui, |ui| {
                // Cards keep away from the bar and from the line beside them.
                ui.set_max_width(ui.available_width() - 14.0);
                self.show_round(ui, desk, &sight, &event);
                if !wide {
                    wish = self.show_aside(ui, desk, &sight, &event).or(wish.take());
                }
                show_lines(ui, &desk.lines);
            });
        });
        wish
    }

    /// The title, the state of the tournament, and the acts that concern all of it.
    fn show_head(&mut self, ui: &mut Ui, desk: &mut Directing, event: &Tournament) -> Option<DeskWish> {
        let mut wish = None;
        ui.horizontal(|ui| {
            if ui
                .button(say!(MESSAGES, "window-club-desk-back"))
                .on_hover_text(say!(MESSAGES, "window-club-desk-stays-open"))
                .clicked()
            {
                wish = Some(DeskWish::Back);
            }
            ui.label(RichText::new(&event.plan.name).font(roman(TITLE)));
            ui.label(faint(stands(event)));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let close = [say!(MESSAGES, "window-club-desk-close"), say!(MESSAGES, "window-club-desk-close-sure")];
                if self.twice(ui, Doubt::Close, close) {
                    wish = Some(DeskWish::Close);
                }
                if let Some(page) = &desk.page
                    && ui
                        .button(say!(MESSAGES, "window-club-desk-print"))
                        .on_hover_text(say!(MESSAGES, "window-club-desk-print-hint"))
                        .clicked()
                    && let Some(opener) = desktop::opener()
                {
                    desktop::open(opener, Path::new(page));
                }
                let export = ui.button(say!(MESSAGES, "window-club-desk-export"));
                if export.on_hover_text(say!(MESSAGES, "window-club-desk-export-hint")).clicked() {
                    desk.export();
                }
                if !event.closed {
                    let (word, hint, deed) = if event.paused {
                        (
                            say!(MESSAGES, "window-club-desk-resume"),
                            say!(MESSAGES, "window-club-desk-resume-hint"),
                            DirectorOrder::GoOn,
                        )
                    } else {
                        (
                            say!(MESSAGES, "window-club-desk-pause"),
                            say!(MESSAGES, "window-club-desk-pause-hint"),
                            DirectorOrder::Pause,
                        )
                    };
                    if ui.button(word).on_hover_text(hint).clicked() {
                        desk.wish(deed);
                    }
                }
            });
        });
        ui.separator();
        wish
    }

    /// A button that asks once more.
    fn twice(&mut self, ui: &mut Ui, what: Doubt, [first, second]: [String; 2]) -> bool {
        if self.doubt != Some(what) {
            if ui.button(first).clicked() {
                self.ask(ui, what);
            }
            return false;
        }
        // It may lie where the first button was: a double click is not the answer.
        let answered = twice::clicked_anew(&ui.button(RichText::new(second).color(palette().red)));
        let sure = answered && twice::counts(self.doubted, twice::time(ui.ctx()));
        if sure || ui.button(say!(MESSAGES, "window-club-desk-no")).clicked() {
            self.doubt = None;
        }
        sure
    }

    /// Asks this once more.
    fn ask(&mut self, ui: &Ui, what: Doubt) {
        self.doubt = Some(what);
        self.doubted = twice::time(ui.ctx());
    }

    fn show_round(&mut self, ui: &mut Ui, desk: &mut Directing, sight: &TournamentSnapshot, event: &Tournament) {
        self.show_next(ui, desk, sight, event);
        let last = u16::try_from(event.rounds.len()).unwrap_or(u16::MAX);
        if last == 0 {
            return show_beginning(ui, event);
        }
        let shown = self.round.filter(|round| *round <= last).unwrap_or(last);
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            for round in 1..=last {
                if ui
                    .selectable_label(
                        shown == round,
                        RichText::new(say!(MESSAGES, "window-club-desk-round", round = round)).font(roman(HEADING)),
                    )
                    .clicked()
                {
                    self.round = (round != last).then_some(round);
                    self.deciding = None;
                }
            }
        });
        let absent = missed(event, &sight.present);
        for board in boards(event, shown, &sight.glances) {
            self.show_board(ui, desk, event, &board, &absent);
        }
        let played = usize::from(shown).checked_sub(1).and_then(|at| event.rounds.get(at));
        for number in played.iter().flat_map(|played| &played.round.byes) {
            let (name, points) = (event.full_name(*number), event.plan.bye());
            ui.label(faint(say!(MESSAGES, "window-club-desk-bye", name = name, points = points)));
        }
        if let Some(remark) = played.and_then(|played| tournament::plan::remark(played.round.relaxed)) {
            ui.label(faint(sentence(&remark)));
        }
    }

    /// The most likely next act of the director.
    fn show_next(&mut self, ui: &mut Ui, desk: &mut Directing, sight: &TournamentSnapshot, event: &Tournament) {
        let next = event.rounds.len() + 1;
        let playing = event.entrants.iter().filter(|one| one.here).count();
        ui.horizontal(|ui| {
            let idle = !desk.is_asking();
            match event.rounds.last() {
                _ if event.closed => {
                    ui.label(RichText::new(say!(MESSAGES, "window-club-desk-final")).size(LARGE));
                }
                Some(played) if !played.closed => {
                    let open = played.tables.iter().filter(|table| table.outcome.is_none()).count();
                    if ui
                        .add_enabled(open == 0 && idle, chief(say!(MESSAGES, "window-club-desk-close-round")))
                        .clicked()
                    {
                        desk.wish(DirectorOrder::Close);
                    }
                    ui.label(faint(say!(MESSAGES, "window-club-desk-undecided", count = open)));
                }
                _ if event.is_last_round() => {
                    let end = [say!(MESSAGES, "window-club-desk-end"), say!(MESSAGES, "window-club-desk-end-sure")];
                    if self.twice(ui, Doubt::End, end) {
                        desk.wish(DirectorOrder::End);
                    }
                    ui.label(faint(say!(MESSAGES, "window-club-desk-all-played")));
                }
                _ => {
                    if ui
                        .add_enabled(
                            playing >= 2 && idle,
                            chief(say!(MESSAGES, "window-club-desk-open-round", round = next)),
                        )
                        .clicked()
                    {
                        self.round = None;
                        desk.wish(DirectorOrder::Open);
                    }
                    let here = sight.present.len();
                    ui.label(faint(say!(MESSAGES, "window-club-desk-paired", count = playing, here = here)));
                    let end =
                        [say!(MESSAGES, "window-club-desk-end-here"), say!(MESSAGES, "window-club-desk-end-sure")];
                    if next > 1 && self.twice(ui, Doubt::End, end) {
                        desk.wish(DirectorOrder::End);
                    }
                }
            }
        });
    }

    fn show_board(
        &mut self,
        ui: &mut Ui,
        desk: &mut Directing,
        event: &Tournament,
        board: &TableView,
        absent: &[PlayerNumber],
    ) {
        let edge = match board.stands {
            Stands::Disputed => palette().red,
            _ => palette().line,
        };
        let frame = egui::Frame::new().fill(palette().sheet).stroke(egui::Stroke::new(1.0, edge));
        frame.inner_margin(8).corner_radius(3).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                ui.label(RichText::new(board.at.table.to_string()).font(roman(SECTION)));
                for (at, (name, number)) in board.names.iter().zip([board.pair.first, board.pair.second]).enumerate() {
                    if at == 1 {
                        ui.label(faint(say!(MESSAGES, "window-club-desk-against")));
                    }
                    ui.label(RichText::new(name).strong());
                    if board.stands == Stands::Open && absent.contains(&number) {
                        ui.label(
                            RichText::new(say!(MESSAGES, "window-club-desk-missing"))
                                .color(palette().amber)
                                .size(DETAIL),
                        );
                    }
                }
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let is_this = self.deciding.as_ref().is_some_and(|deciding| deciding.at == board.at);
                    let name = say!(MESSAGES, "window-club-desk-decide-table", table = board.at.table);
                    if !event.closed && !is_this {
                        let button = ui.button(say!(MESSAGES, "window-club-desk-decide"));
                        button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
                        if button.clicked() {
                            self.deciding = Some(Deciding::new(board.at));
                        }
                    }
                    if let Some(clocks) = &board.clocks {
                        ui.label(RichText::new(clocks).monospace());
                    }
                });
            });
            let colour = match board.stands {
                Stands::Open => palette().amber,
                Stands::Disputed => palette().red,
                Stands::Decided => palette().ink,
                Stands::Adjudicated => palette().blue,
            };
            ui.add(egui::Label::new(RichText::new(sentence(&board.text)).color(colour).size(DETAIL)).wrap());
            if let Some(deciding) = self.deciding.as_mut().filter(|deciding| deciding.at == board.at) {
                let current = usize::from(board.at.round) == event.rounds.len();
                let open = current && event.rounds.last().is_some_and(|played| !played.closed);
                let answer = deciding.show(ui, event, board, open);
                if answer.is_some() {
                    self.deciding = None;
                }
                answer.flatten().into_iter().for_each(|wish| desk.wish(wish));
            }
        });
    }

    /// The players, the ranking, and the way to enter.
    fn show_aside(
        &mut self,
        ui: &mut Ui,
        desk: &mut Directing,
        sight: &Arc<TournamentSnapshot>,
        event: &Tournament,
    ) -> Option<DeskWish> {
        let mut wish = None;
        let begun = if event.rounds.is_empty() { "no" } else { "yes" };
        heading(ui, &say!(MESSAGES, "window-club-desk-players", begun = begun));
        if event.entrants.is_empty() {
            ui.label(faint(say!(MESSAGES, "window-club-desk-nobody")));
        }
        for line in standings::table(event) {
            self.show_player(ui, desk, sight, event, &line);
        }
        if !event.closed {
            ui.add_space(8.0);
            heading(ui, &say!(MESSAGES, "window-club-desk-join"));
            wish = self.show_way_in(ui, desk);
        }
        match &desk.exported {
            Some(Ok(path)) => {
                ui.add_space(8.0);
                heading(ui, &say!(MESSAGES, "window-club-desk-archive"));
                ui.label(RichText::new(path.display().to_string()).size(DETAIL));
                ui.horizontal(|ui| desktop::buttons(ui, path));
                ui.label(faint(say!(MESSAGES, "window-club-desk-archive-check")));
            }
            Some(Err(error)) => page::trouble(ui, &sentence(error)),
            None => {}
        }
        wish
    }

    fn show_player(
        &mut self,
        ui: &mut Ui,
        desk: &mut Directing,
        sight: &TournamentSnapshot,
        event: &Tournament,
        line: &standings::StandingsRow,
    ) {
        let present = sight.present.contains(&line.number);
        ui.horizontal(|ui| {
            let ink = if line.here { palette().ink } else { palette().faint };
            ui.add_sized(
                [22.0, 20.0],
                egui::Label::new(RichText::new(format!("{}.", line.place)).color(palette().faint)),
            );
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if !event.closed {
                    if !line.here {
                        let button = ui.button(say!(MESSAGES, "window-club-desk-return"));
                        named(&button, say!(MESSAGES, "window-club-desk-return-of", name = line.name.clone()));
                        if button.clicked() {
                            desk.wish(DirectorOrder::Return(line.number));
                        }
                    } else if self.doubt == Some(Doubt::Withdraw(line.number)) {
                        let sure = say!(MESSAGES, "window-club-withdraw-sure");
                        if self.twice(ui, Doubt::Withdraw(line.number), [String::new(), sure]) {
                            desk.wish(DirectorOrder::Withdraw(line.number));
                        }
                    } else {
                        let button = ui
                            .add(button_with(Icon::Door, ""))
                            .on_hover_text(say!(MESSAGES, "window-club-desk-withdraw"));
                        named(&button, say!(MESSAGES, "window-club-desk-withdraw-of", name = line.name.clone()));
                        if button.clicked() {
                            self.ask(ui, Doubt::Withdraw(line.number));
                        }
                    }
                }
                ui.label(RichText::new(line.points.to_string()).strong());
                let (word, colour) = match (line.here, present) {
                    (false, _) => (say!(MESSAGES, "window-club-desk-withdrawn"), palette().faint),
                    (true, true) => (say!(MESSAGES, "window-club-desk-here"), palette().green),
                    (true, false) => (say!(MESSAGES, "window-club-desk-away"), palette().amber),
                };
                ui.label(RichText::new(word).size(SMALL).color(colour));
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let name = ui.add(egui::Label::new(RichText::new(&line.name).color(ink)).truncate());
                    let details = say!(
                        MESSAGES,
                        "window-club-desk-standing",
                        buchholz = line.buchholz,
                        berger = line.sonneborn_berger,
                        wins = line.wins,
                        first = line.sides[0],
                        second = line.sides[1],
                    );
                    name.on_hover_text(details);
                });
            });
        });
    }

    fn show_way_in(&mut self, ui: &mut Ui, desk: &Directing) -> Option<DeskWish> {
        let mut wish = None;
        match &desk.blocked {
            Some(error) => page::trouble(ui, &sentence(error)),
            None => drop(ui.label(say!(MESSAGES, "window-club-desk-way-in"))),
        }
        if let Some(code) = &desk.code {
            ui.horizontal(|ui| {
                if ui.button(say!(MESSAGES, "window-club-desk-copy")).clicked() {
                    ui.ctx().copy_text(code.to_string());
                    self.copied = true;
                }
                if self.copied {
                    ui.label(RichText::new(say!(MESSAGES, "window-club-desk-copied")).color(palette().blue));
                }
            });
            ui.add(egui::Label::new(RichText::new(code.to_string()).monospace().size(CHIP)).wrap());
            ui.label(faint(say!(
                MESSAGES,
                "window-club-desk-fingerprint",
                fingerprint = code.key.fingerprint().to_string()
            )));
        }
        if let Some(page) = &desk.page {
            ui.horizontal_wrapped(|ui| {
                ui.label(say!(MESSAGES, "window-club-desk-public"));
                if ui.link(page).clicked()
                    && let Some(opener) = desktop::opener()
                {
                    desktop::open(opener, Path::new(page));
                }
            });
        }
        if desk.code.is_some() && ui.button(say!(MESSAGES, "window-club-desk-play")).clicked() {
            wish = Some(DeskWish::Play);
        }
        wish
    }
}

/// The page before the first round: how the tournament goes on, and its rules for everybody.
fn show_beginning(ui: &mut Ui, event: &Tournament) {
    ui.set_max_width(READ);
    ui.add_space(8.0);
    heading(ui, &say!(MESSAGES, "window-club-desk-before"));
    for line in [
        say!(MESSAGES, "window-club-desk-before-entry"),
        say!(MESSAGES, "window-club-desk-before-round"),
        say!(MESSAGES, "window-club-desk-before-close"),
    ] {
        page::waiting(ui, &line);
    }
    ui.add_space(8.0);
    heading(ui, &say!(MESSAGES, "window-club-rules"));
    for rule in event.plan.published(event.systems) {
        ui.label(RichText::new(rule).size(DETAIL));
    }
}

fn named(button: &egui::Response, name: String) {
    button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
}

/// The state of the tournament.
fn stands(event: &Tournament) -> String {
    let rounds = event.planned_rounds();
    match event.rounds.last() {
        _ if event.closed => say!(MESSAGES, "window-club-stands-over"),
        // Before the first player has entered, a round robin has no rounds to count.
        None if rounds == 0 => say!(MESSAGES, "window-club-stands-new"),
        None => say!(MESSAGES, "window-club-stands-rounds", count = rounds),
        Some(played) if played.closed => {
            say!(MESSAGES, "window-club-stands-round-over", round = event.rounds.len(), of = rounds)
        }
        Some(_) => say!(MESSAGES, "window-club-stands-round", round = event.rounds.len(), of = rounds),
    }
}

fn show_lines(ui: &mut Ui, lines: &[String]) {
    if lines.is_empty() {
        return;
    }
    ui.add_space(8.0);
    heading(ui, &say!(MESSAGES, "window-club-desk-lines"));
    for line in lines.iter().rev().take(12) {
        ui.label(RichText::new(sentence(line)).size(DETAIL).color(palette().faint));
    }
}
