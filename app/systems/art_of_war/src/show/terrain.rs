//! The effect of ground on movement and combat, as the engine gives it.

use crate::words::doubling_name;
use art_of_war::{Board, Effect, Game, Ground, Halves, cases};
use engine::map::Terrain;
use language::ask::Sentence;
use language::sheet::{Part, Sheet, SheetTable};

/// The chart for the weather of the turn, or for dry weather; then for rain, if the battle has it.
pub(super) fn chart(board: &Board, game: Option<&Game>) -> Sheet {
    let rules = &board.definition().rules;
    let rain_now = game.is_some_and(|game| board.is_rain(game.state().turn));
    let mut sheet = Sheet::EMPTY;
    let now = if rain_now { "In the rain of this turn" } else { "In dry weather" };
    sheet.line(Sentence::from(now).rule(cases::TERRAIN).rule(cases::COSTS));
    sheet.parts.push(Part::Table(table(board, rain_now)));
    if !rain_now && !board.definition().turns.rain.is_empty() {
        sheet.line(Sentence::from("In rain").rule(cases::RAIN));
        sheet.parts.push(Part::Table(table(board, true)));
    }
    sheet.note(format!(
        "A defender is never more than doubled. Hexsides double it only if every adjacent attacker attacks across one. \
         At most {} of a side's units can end their move in one hex.",
        rules.stacking
    ));
    if rules.waters_frozen {
        sheet.note("Rivers and lakes are frozen.");
    }
    sheet
}

fn table(board: &Board, rain: bool) -> SheetTable {
    let mut table = SheetTable::of_words(["", "Foot, horse", "Guns", "In combat"].map(Sentence::from));
    for effect in board.terrain_chart(rain) {
        let cells = [
            ground_name(effect.ground).to_owned(),
            price(effect.ground, effect.cost),
            price(effect.ground, effect.cost_of_guns),
            in_combat(&effect),
        ];
        table.row(cells.map(Sentence::from), false);
    }
    table
}

/// Two battles side by side: what a step costs in each, in the rain of the second, and what ground does in combat.
pub(crate) fn compared(names: [&str; 2], boards: [&Board; 2]) -> SheetTable {
    let [first, second] = boards;
    let heads = ["ground", names[0], names[1], "in rain", "guns", "combat"];
    let mut table = SheetTable::of_words(heads.map(|head| Sentence::from(head.to_owned())));
    let charts = [(first, false), (second, false), (second, true)].map(|(board, rain)| board.terrain_chart(rain));
    for ground in Ground::ALL {
        let [one, other, wet] = charts.each_ref().map(|chart| chart.iter().find(|effect| effect.ground == ground));
        let Some(any) = other.or(one) else { continue };
        let cost = |effect: Option<&Effect>| effect.map_or_else(|| String::from("-"), |one| price(ground, one.cost));
        let guns = price(ground, any.cost_of_guns);
        let guns = if guns == price(ground, any.cost) { String::from("the same") } else { guns };
        let cells = [ground_name(ground).to_owned(), cost(one), cost(other), cost(wet), guns, in_combat(any)];
        table.row(cells.map(Sentence::from), false);
    }
    table
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

/// The cost of a step: the whole price of a hex, or the addition of a hexside.
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
    use art_of_war::Doubling;

    #[test]
    fn the_chart_says_what_the_rules_of_the_ground_do() {
        let board = crate::open("dresden").unwrap().board;
        let effect = |rain, ground| {
            let chart = board.terrain_chart(rain);
            chart.into_iter().find(|effect| effect.ground == ground).unwrap()
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
