//! What ground does to movement and combat, as the engine says it.

use super::look::{self, faint};
use super::match_screen::MatchScreen;
use egui::{RichText, Ui};
use engine::art_of_war::{Effect, Game, Ground, Halves, cases};
use engine::map::Terrain;
use play::words::doubling_name;

/// The chart, for the weather of the turn.
pub(super) fn show(ui: &mut Ui, screen: &mut MatchScreen, game: &Game) {
    let board = game.board();
    let rules = &board.definition().rules;
    let rain_now = board.is_rain(game.state().turn);
    ui.horizontal(|ui| {
        ui.label(if rain_now { "In the rain of this turn" } else { "In dry weather" });
        look::case_chip(ui, cases::TERRAIN, &mut screen.wants_rule);
        look::case_chip(ui, cases::COSTS, &mut screen.wants_rule);
    });
    table(ui, &board.terrain_chart(rain_now), "terrain now");
    if !rain_now && !board.definition().turns.rain.is_empty() {
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            ui.label("In rain");
            look::case_chip(ui, cases::RAIN, &mut screen.wants_rule);
        });
        table(ui, &board.terrain_chart(true), "terrain in rain");
    }
    ui.add_space(6.0);
    ui.add(egui::Label::new(faint(format!(
        "A defender is never more than doubled; hexsides double him only if every adjacent attacker comes across one. \
         At most {} of a side's units end their move in one hex.",
        rules.stacking
    ))).wrap());
    if rules.waters_frozen {
        ui.label(faint("Rivers and lakes are frozen."));
    }
}

fn table(ui: &mut Ui, chart: &[Effect], name: &str) {
    ui.spacing_mut().interact_size.y = 18.0;
    egui::Grid::new(name).striped(true).num_columns(4).spacing([10.0, 5.0]).show(ui, |ui| {
        for title in ["", "Foot, horse", "Guns", "In combat"] {
            ui.label(RichText::new(title).size(12.0).color(look::FAINT));
        }
        ui.end_row();
        for effect in chart {
            ui.label(RichText::new(ground_name(effect.ground)).strong());
            ui.label(price(effect.ground, effect.cost));
            ui.label(price(effect.ground, effect.cost_of_guns));
            ui.add(egui::Label::new(in_combat(effect)).wrap());
            ui.end_row();
        }
    });
}

const fn ground_name(ground: Ground) -> &'static str {
    match ground {
        Ground::Clear => "Open",
        Ground::Hex(Terrain::Woods) => "Woods",
        Ground::Hex(Terrain::Grove) => "Grove",
        Ground::Hex(Terrain::Town) => "Town",
        Ground::Hex(Terrain::Fort) => "Fort",
        Ground::Hex(Terrain::Lake) => "Lake",
        Ground::Road => "Road",
        Ground::Slope => "Slope, uphill",
        Ground::Stream => "Stream",
        Ground::Gully => "Gully",
        Ground::Landgraben => "Landgraben",
        Ground::River => "River",
        Ground::Bridge => "Bridge",
    }
}

fn price(ground: Ground, cost: Option<Halves>) -> String {
    match cost {
        None => String::from("no"),
        Some(Halves(0)) => String::from("free"),
        Some(cost) if ground.on_hexside() => format!("+{cost}"),
        Some(cost) => cost.to_string(),
    }
}

fn in_combat(effect: &Effect) -> String {
    let mut parts = Vec::new();
    if let Some(cause) = effect.doubling.filter(|_| effect.touches) {
        parts.push(match (effect.ground, doubling_name(cause)) {
            (Ground::Landgraben, "stream") => String::from("doubled, as a stream"),
            _ => String::from("defender doubled"),
        });
    }
    if !effect.touches {
        let swollen = matches!(effect.ground, Ground::Stream | Ground::Landgraben);
        let swollen = if swollen { "as a river: " } else { "" };
        parts.push(format!("{swollen}no attack or zone across, but guns fire"));
    }
    if effect.blocks_fire {
        parts.push(String::from("stops fire"));
    }
    if parts.is_empty() { String::from("no effect") } else { parts.join("; ") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::art_of_war::Doubling;

    #[test]
    fn the_chart_says_what_the_rules_of_the_ground_do() {
        let board = play::library::open("dresden", None).expect("a battle").board;
        let effect = |rain, ground| {
            let chart = board.terrain_chart(rain);
            chart.into_iter().find(|effect| effect.ground == ground).expect("ground of this map")
        };
        let told = |rain, ground| {
            let effect = effect(rain, ground);
            format!("{} {} {}", price(ground, effect.cost), price(ground, effect.cost_of_guns), in_combat(&effect))
        };
        assert_eq!(told(false, Ground::Clear), "1 1 no effect");
        assert_eq!(told(false, Ground::Hex(Terrain::Woods)), "2 2 stops fire");
        assert_eq!(told(false, Ground::Road), "1/2 1/2 no effect");
        assert_eq!(told(false, Ground::Slope), "+1 +1 defender doubled");
        assert_eq!(told(false, Ground::Stream), "+2 no defender doubled");
        assert_eq!(told(true, Ground::Stream), "no no as a river: no attack or zone across, but guns fire");
        assert_eq!(told(true, Ground::Landgraben), "+2 no doubled, as a stream");
        assert_eq!(effect(false, Ground::Bridge).doubling, Some(Doubling::River));
        assert!(board.terrain_chart(false).iter().all(|effect| effect.ground.is_on(&board.definition().map)));
    }
}
