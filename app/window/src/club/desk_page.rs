//! The director's screen: the round with its tables at the left, players, the table and the way in at the right.

use super::deciding::Deciding;
use super::directing::Directing;
use super::part_page::notice;
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
use std::path::Path;
use std::sync::Arc;
use tournament::boards::{Stands, TableView, boards, missed};
use tournament::hall::{DirectorOrder, TournamentSnapshot};
use tournament::pairing::PlayerNumber;
use tournament::plan::counted;
use tournament::standings;
use tournament::state::Tournament;

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
                if page::titled(ui, "The desk") {
                    wish = Some(DeskWish::Back);
                }
                match &desk.trouble {
                    Some(error) => page::trouble(ui, &sentence(error)),
                    None => page::waiting(ui, "Opening the desk…"),
                }
                return;
            };
            let Some(event) = sight.event.clone() else { return };
            wish = self.show_head(ui, desk, &event);
            if let Some(error) = &desk.trouble {
                page::trouble(ui, &format!("{} Nothing is lost: open it again.", sentence(error)));
            }
            if let Some(error) = &desk.refused {
                page::trouble(ui, &sentence(error));
            }
            if event.paused {
                notice(ui, "Tournament paused", "Clocks are stopped at every table where both players are connected.");
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
            if ui.button("Back").on_hover_text("The desk stays open.").clicked() {
                wish = Some(DeskWish::Back);
            }
            ui.label(RichText::new(&event.plan.name).font(roman(TITLE)));
            ui.label(faint(stands(event)));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if self.twice(ui, Doubt::Close, "Close the desk", "Close it now") {
                    wish = Some(DeskWish::Close);
                }
                if let Some(page) = &desk.page
                    && ui.button("Print").on_hover_text("Opens the page in your browser; print it there.").clicked()
                    && let Some(opener) = desktop::opener()
                {
                    desktop::open(opener, Path::new(page));
                }
                if ui.button("Export").on_hover_text("Saves the book, match files and tables in one archive.").clicked()
                {
                    desk.export();
                }
                if !event.closed {
                    let (word, hint, deed) = if event.paused {
                        ("Resume", "Resumes the tournament and its clocks.", DirectorOrder::GoOn)
                    } else {
                        ("Pause", "Pauses the tournament and stops all clocks.", DirectorOrder::Pause)
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
    fn twice(&mut self, ui: &mut Ui, what: Doubt, first: &str, second: &str) -> bool {
        if self.doubt != Some(what) {
            if ui.button(first).clicked() {
                self.ask(ui, what);
            }
            return false;
        }
        // It may lie where the first button was: a double click is not the answer.
        let answered = twice::clicked_anew(&ui.button(RichText::new(second).color(palette().red)));
        let sure = answered && twice::counts(self.doubted, twice::time(ui.ctx()));
        if sure || ui.button("No").clicked() {
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
                    .selectable_label(shown == round, RichText::new(format!("Round {round}")).font(roman(HEADING)))
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
            ui.label(faint(format!("{} has a bye and scores {}.", event.full_name(*number), event.plan.bye())));
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
                    ui.label(RichText::new("The final table is on the right.").size(LARGE));
                }
                Some(played) if !played.closed => {
                    let open = played.tables.iter().filter(|table| table.outcome.is_none()).count();
                    if ui.add_enabled(open == 0 && idle, chief("Close the round")).clicked() {
                        desk.wish(DirectorOrder::Close);
                    }
                    ui.label(faint(match open {
                        0 => String::from("All games are decided."),
                        1 => String::from("One game is not decided yet."),
                        open => format!("{open} games are not decided yet."),
                    }));
                }
                _ if event.is_last_round() => {
                    if self.twice(ui, Doubt::End, "End the tournament", "End the tournament: this cannot be undone") {
                        desk.wish(DirectorOrder::End);
                    }
                    ui.label(faint("All rounds are played."));
                }
                _ => {
                    if ui.add_enabled(playing >= 2 && idle, chief(format!("Open round {next}"))).clicked() {
                        self.round = None;
                        desk.wish(DirectorOrder::Open);
                    }
                    let here = sight.present.len();
                    ui.label(faint(format!("{} will be paired; {here} at the desk now.", players(playing))));
                    if next > 1 && self.twice(ui, Doubt::End, "End here", "End the tournament: this cannot be undone") {
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
                        ui.label(faint("against"));
                    }
                    ui.label(RichText::new(name).strong());
                    if board.stands == Stands::Open && absent.contains(&number) {
                        ui.label(RichText::new("not at the desk").color(palette().amber).size(DETAIL));
                    }
                }
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let is_this = self.deciding.as_ref().is_some_and(|deciding| deciding.at == board.at);
                    let name = format!("Decide table {}", board.at.table);
                    if !event.closed && !is_this {
                        let button = ui.button("Decide…");
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
        heading(ui, if event.rounds.is_empty() { "Players" } else { "Table" });
        if event.entrants.is_empty() {
            ui.label(faint("Nobody has entered yet."));
        }
        for line in standings::table(event) {
            self.show_player(ui, desk, sight, event, &line);
        }
        if !event.closed {
            ui.add_space(8.0);
            heading(ui, "How players join");
            wish = self.show_way_in(ui, desk);
        }
        match &desk.exported {
            Some(Ok(path)) => {
                ui.add_space(8.0);
                heading(ui, "The archive");
                ui.label(RichText::new(path.display().to_string()).size(DETAIL));
                ui.horizontal(|ui| desktop::buttons(ui, path));
                ui.label(faint("estafette verify --tournament checks it."));
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
                        let button = ui.button("Back in");
                        named(&button, format!("{} has returned", line.name));
                        if button.clicked() {
                            desk.wish(DirectorOrder::Return(line.number));
                        }
                    } else if self.doubt == Some(Doubt::Withdraw(line.number)) {
                        if self.twice(ui, Doubt::Withdraw(line.number), "", "Withdraw for good") {
                            desk.wish(DirectorOrder::Withdraw(line.number));
                        }
                    } else {
                        let button = ui
                            .add(button_with(Icon::Door, ""))
                            .on_hover_text("Withdraw: this player will not be paired again.");
                        named(&button, format!("Withdraw {}", line.name));
                        if button.clicked() {
                            self.ask(ui, Doubt::Withdraw(line.number));
                        }
                    }
                }
                ui.label(RichText::new(line.points.to_string()).strong());
                let (word, colour) = match (line.here, present) {
                    (false, _) => ("withdrawn", palette().faint),
                    (true, true) => ("here", palette().green),
                    (true, false) => ("away", palette().amber),
                };
                ui.label(RichText::new(word).size(SMALL).color(colour));
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let name = ui.add(egui::Label::new(RichText::new(&line.name).color(ink)).truncate());
                    let details = format!(
                        "Buchholz {}, Sonneborn-Berger {}, {} wins, sides {}/{}",
                        line.buchholz, line.sonneborn_berger, line.wins, line.sides[0], line.sides[1]
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
            None => drop(ui.label("Players choose On this network and click this tournament.")),
        }
        if let Some(code) = &desk.code {
            ui.horizontal(|ui| {
                if ui.button("Copy the tournament code").clicked() {
                    ui.ctx().copy_text(code.to_string());
                    self.copied = true;
                }
                if self.copied {
                    ui.label(RichText::new("Copied.").color(palette().blue));
                }
            });
            ui.add(egui::Label::new(RichText::new(code.to_string()).monospace().size(CHIP)).wrap());
            ui.label(faint(format!("Your fingerprint: {}.", code.key.fingerprint())));
        }
        if let Some(page) = &desk.page {
            ui.horizontal_wrapped(|ui| {
                ui.label("Public table:");
                if ui.link(page).clicked()
                    && let Some(opener) = desktop::opener()
                {
                    desktop::open(opener, Path::new(page));
                }
            });
        }
        if desk.code.is_some() && ui.button("Play in it yourself").clicked() {
            wish = Some(DeskWish::Play);
        }
        wish
    }
}

/// The page before the first round: how the tournament goes on, and its rules for everybody.
fn show_beginning(ui: &mut Ui, event: &Tournament) {
    ui.set_max_width(READ);
    ui.add_space(8.0);
    heading(ui, "Before the first round");
    for line in [
        "Players can enter until you open the round, and again between rounds. They appear here as they enter.",
        "When you open a round, the players see their tables. Results arrive automatically from both players' match \
         files.",
        "When all games are decided, close the round and open the next one. You can close this window and resume \
         later: everything is saved.",
    ] {
        page::waiting(ui, line);
    }
    ui.add_space(8.0);
    heading(ui, "Rules of this tournament");
    for rule in event.plan.published(event.systems) {
        ui.label(RichText::new(rule).size(DETAIL));
    }
}

/// A number of players, in words.
fn players(many: usize) -> String {
    if many == 1 { String::from("One player") } else { format!("{many} players") }
}

fn named(button: &egui::Response, name: String) {
    button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
}

/// The state of the tournament.
fn stands(event: &Tournament) -> String {
    let rounds = event.planned_rounds();
    match event.rounds.last() {
        _ if event.closed => String::from("is over"),
        // Before the first player has entered, a round robin has no rounds to count.
        None if rounds == 0 => String::from("not started"),
        None => format!("{}, not started", counted(rounds)),
        Some(played) if played.closed => format!("round {} of {rounds} is over", event.rounds.len()),
        Some(_) => format!("round {} of {rounds} is being played", event.rounds.len()),
    }
}

fn show_lines(ui: &mut Ui, lines: &[String]) {
    if lines.is_empty() {
        return;
    }
    ui.add_space(8.0);
    heading(ui, "At the desk");
    for line in lines.iter().rev().take(12) {
        ui.label(RichText::new(sentence(line)).size(DETAIL).color(palette().faint));
    }
}
