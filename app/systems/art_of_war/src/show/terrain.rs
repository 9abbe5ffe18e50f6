//! The effect of ground on movement and combat, as the engine gives it.

use crate::MESSAGES;
use crate::words::doubling_name;
use art_of_war::{Board, Effect, Game, Ground, Halves, cases};
use engine::map::Terrain;
use language::ask::Sentence;
use language::phrase;
use language::sheet::{Part, Sheet, SheetTable};
use language::tongue::{Argument, Joiner};

/// The chart for the weather of the turn, or for dry weather; then for rain, if the battle has it.
pub(super) fn chart(board: &Board, game: Option<&Game>) -> Sheet {
    let rules = &board.definition().rules;
    let rain_now = game.is_some_and(|game| board.is_rain(game.state().turn));
    let mut sheet = Sheet::EMPTY;
    let now = if rain_now { phrase!(MESSAGES, "art-of-war-rain-now") } else { phrase!(MESSAGES, "art-of-war-dry-now") };
    sheet.line(now.rule(cases::TERRAIN).rule(cases::COSTS));
    sheet.parts.push(Part::Table(table(board, rain_now)));
    if !rain_now && !board.definition().turns.rain.is_empty() {
        sheet.line(phrase!(MESSAGES, "art-of-war-in-rain").rule(cases::RAIN));
        sheet.parts.push(Part::Table(table(board, true)));
    }
    sheet.note(phrase!(MESSAGES, "art-of-war-terrain-note", most = rules.stacking));
    if rules.waters_frozen {
        sheet.note(phrase!(MESSAGES, "art-of-war-waters-frozen"));
    }
    sheet
}

fn table(board: &Board, rain: bool) -> SheetTable {
    let mut table = SheetTable::of_words([Sentence::EMPTY, head("foot"), head("guns"), head("combat")]);
    for effect in board.terrain_chart(rain) {
        let cells = [
            ground_name(effect.ground),
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
    let [one, other] = names.map(|name| Sentence::from(name.to_owned()));
    let heads = [head("ground"), one, other, head("rain"), head("guns-only"), head("fighting")];
    let mut table = SheetTable::of_words(heads);
    let charts = [(first, false), (second, false), (second, true)].map(|(board, rain)| board.terrain_chart(rain));
    for ground in Ground::ALL {
        let [one, other, wet] = charts.each_ref().map(|chart| chart.iter().find(|effect| effect.ground == ground));
        let Some(any) = other.or(one) else { continue };
        let cost = |effect: Option<&Effect>| effect.map_or_else(|| Sentence::from("-"), |one| price(ground, one.cost));
        let guns = price(ground, any.cost_of_guns);
        let guns = if guns == price(ground, any.cost) { phrase!(MESSAGES, "art-of-war-price-same") } else { guns };
        let cells = [ground_name(ground), cost(one), cost(other), cost(wet), guns, in_combat(any)];
        table.row(cells.map(Sentence::from), false);
    }
    table
}

/// The head of a column.
pub(crate) fn head(head: &'static str) -> Sentence {
    phrase!(MESSAGES, "art-of-war-head", head = head)
}

fn ground_name(ground: Ground) -> Sentence {
    let ground = match ground {
        Ground::Clear => "open",
        Ground::Hex(Terrain::Woods) => "woods",
        Ground::Hex(Terrain::Grove) => "grove",
        Ground::Hex(Terrain::Town) => "town",
        Ground::Hex(Terrain::Fort) => "fort",
        Ground::Hex(Terrain::Lake) => "lake",
        Ground::Road => "road",
        Ground::Slope => "slope",
        Ground::Stream => "stream",
        Ground::Gully => "gully",
        Ground::Landgraben => "landgraben",
        Ground::River => "river",
        Ground::Bridge => "bridge",
    };
    phrase!(MESSAGES, "art-of-war-ground", ground = ground)
}

/// The cost of a step: the whole price of a hex, or the addition of a hexside.
fn price(ground: Ground, cost: Option<Halves>) -> Sentence {
    match cost {
        None => phrase!(MESSAGES, "art-of-war-price-none"),
        Some(Halves(0)) => phrase!(MESSAGES, "art-of-war-price-free"),
        Some(cost) if ground.on_hexside() => Sentence::from(format!("+{cost}")),
        Some(cost) => Sentence::from(cost.to_string()),
    }
}

fn in_combat(effect: &Effect) -> Sentence {
    let mut parts = Vec::new();
    if let Some(cause) = effect.doubling.filter(|_| effect.touches) {
        parts.push(match (effect.ground, doubling_name(cause)) {
            (Ground::Landgraben, "stream") => "stream",
            _ => "doubled",
        });
    }
    if !effect.touches {
        let swollen = matches!(effect.ground, Ground::Stream | Ground::Landgraben);
        parts.push(if swollen { "as-river" } else { "barrier" });
    }
    if effect.blocks_fire {
        parts.push("stops-fire");
    }
    if parts.is_empty() {
        parts.push("none");
    }
    let parts = parts.into_iter().map(|effect| phrase!(MESSAGES, "art-of-war-ground-in-combat", effect = effect));
    phrase!(MESSAGES, "art-of-war-clauses", parts = Argument::joined(parts, Joiner::Semicolon))
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
            let cells = [price(ground, effect.cost), price(ground, effect.cost_of_guns), in_combat(&effect)];
            cells.map(|cell| cell.plain(&language::ask::Names::default())).join(" ")
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
