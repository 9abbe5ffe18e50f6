//! The forecast of a battle: every term by its name, and the chances of each result (R24).

use super::super::{garrison_piece, piece};
use super::look::{Look, garrison_in, unit_pick};
use engine::hex::Hex;
use language::ask::{Pick, Sentence};
use language::sheet::{End, Part, Sheet, SheetTable, Tone, Track};
use twenty::{
    Barrier, Battle, CombatResult, Forecast, Game, HIGHEST_COLUMN, LOWEST_COLUMN, Meaning, Proposal, TermKind, Terrain,
    UnitId, rules,
};

/// The name and meaning of a result, and its tone for the attacker.
pub(in super::super) const fn result_words(result: CombatResult) -> (&'static str, &'static str, Tone) {
    match result {
        CombatResult::AttackersBreak => ("AB", "attackers break", Tone::Worst),
        CombatResult::AttackersRout => ("AR", "attackers rout", Tone::Bad),
        CombatResult::AttackersWithdraw => ("AW", "attackers withdraw", Tone::Bad),
        CombatResult::Nothing => ("N", "nothing happens", Tone::Even),
        CombatResult::DefendersWithdraw => ("DW", "defenders withdraw", Tone::Good),
        CombatResult::DefendersRout => ("DR", "defenders rout", Tone::Good),
        CombatResult::DefendersBreak => ("DB", "defenders break", Tone::Best),
        CombatResult::Exchange => ("EX", "exchange", Tone::Even),
    }
}

/// The attackers and defenders, in a line, with the differential.
pub(super) fn battle_line(look: Look<'_>, battle: &Battle) -> Sentence {
    let attackers = battle.attackers.iter().copied().map(unit_pick);
    let posts = battle.garrisons.iter().filter_map(|hex| garrison_in(look.game, *hex)).map(Pick::Piece);
    let defenders = battle.defenders.iter().copied().map(unit_pick).chain(posts);
    let line = Sentence::EMPTY.list(attackers, "and").text(" against ").list(defenders, "and");
    if battle.attackers.is_empty() || (battle.defenders.is_empty() && battle.garrisons.is_empty()) {
        return line;
    }
    line.text(format!(", {:+}", look.game.scout().differential(look.side, battle)))
}

/// The result as part of a sentence, for a player that attacks or is attacked.
const fn end_words(result: CombatResult, attacks: bool) -> &'static str {
    match (result, attacks) {
        (CombatResult::AttackersBreak, true) | (CombatResult::DefendersBreak, false) => "you break",
        (CombatResult::AttackersBreak, false) | (CombatResult::DefendersBreak, true) => "they break",
        (CombatResult::AttackersRout, true) | (CombatResult::DefendersRout, false) => "you rout",
        (CombatResult::AttackersRout, false) | (CombatResult::DefendersRout, true) => "they rout",
        (CombatResult::AttackersWithdraw, true) | (CombatResult::DefendersWithdraw, false) => "you withdraw",
        (CombatResult::AttackersWithdraw, false) | (CombatResult::DefendersWithdraw, true) => "they withdraw",
        (CombatResult::Nothing, _) => "nothing happens",
        (CombatResult::Exchange, _) => "both sides lose in an exchange",
    }
}

/// A battle of the phasing side on a card.
pub(super) fn battle_card(game: &Game, battle: &Battle, attacker: bool, defender: bool) -> Sheet {
    let (battle, attacker_reserves, defender_reserves) = (battle.clone(), attacker, defender);
    on_card(game, &Proposal::Battle { battle, attacker_reserves, defender_reserves }, true)
}

/// The battle that is being fought, as its defender sees it while he holds his reserves back.
pub(super) fn battle_of_fight(game: &Game) -> Sheet {
    on_card(game, &Proposal::Reserves { commit: false }, false)
}

/// A countercharge on a card.
pub(super) fn charge_card(look: Look<'_>, unit: UnitId, hex: Hex, target: UnitId, reserves: bool) -> Sheet {
    let (attacker_reserves, defender_reserves) = (reserves, false);
    on_card(look.game, &Proposal::Charge { unit, hex, target, attacker_reserves, defender_reserves }, true)
}

/// A proposal on a card, for a player who attacks or is attacked.
fn on_card(game: &Game, proposal: &Proposal, attacks: bool) -> Sheet {
    game.scales(proposal).map_or(Sheet::EMPTY, |forecast| card(game, &forecast, attacks))
}

/// The hazard dice of a step back, on a card.
pub(super) fn hazard_card(game: &Game, unit: UnitId, line: Option<Hex>, to: Option<Hex>) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let Ok(forecast) = game.scales(&Proposal::Retreat { unit, line, to }) else { return sheet };
    let ends = forecast.chances.iter().filter_map(|chance| {
        let (name, does, tone) = match chance.what {
            Meaning::Breaks => ("breaks", " breaks", Tone::Worst),
            Meaning::GoesOn => ("safe", " gets through", Tone::Good),
            _ => return None,
        };
        let words = Sentence::EMPTY.piece(piece(unit)).text(does);
        Some(End { name: Sentence::from(name), words, tone, throws: u64::from(chance.count) })
    });
    sheet.ends("", ends);
    sheet.note(Sentence::from("A hazard die breaks the unit on 1 to 3.").rule(rules::HAZARDS));
    sheet
}

/// The rally dice of the night, on a card: one for each broken unit.
pub(super) fn rally_card(game: &Game, paid: &[UnitId]) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let Ok(forecast) = game.scales(&Proposal::Rally { paid: paid.to_vec() }) else { return sheet };
    for die in &forecast.dice {
        let owner = die_owner(game, &die.who);
        let ends = die.faces.iter().filter_map(|face| {
            let (name, does, tone) = match face {
                Meaning::Lost => ("lost", " is destroyed", Tone::Worst),
                Meaning::StaysBroken => ("stays", " stays broken", Tone::Even),
                Meaning::Returns => ("back", " returns", Tone::Good),
                _ => return None,
            };
            Some(End { name: Sentence::from(name), words: owner.clone().text(does), tone, throws: 1 })
        });
        sheet.ends("", ends);
    }
    sheet
}

fn card(game: &Game, forecast: &Forecast, attacks: bool) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let ends = forecast.chances.iter().filter_map(|chance| {
        let Meaning::Result(result) = chance.what else { return None };
        let (name, _, tone) = result_words(result);
        let words = Sentence::from(end_words(result, attacks));
        Some(End { name: Sentence::from(name), words, tone, throws: u64::from(chance.count) })
    });
    sheet.ends("", ends);
    let mut table = SheetTable::default();
    for term in &forecast.terms {
        let value = Sentence::from(format!("{:+}", term.value));
        table.row([term_name(game, &term.what).rule(term.rule), value], false);
    }
    if let Some(differential) = forecast.differential {
        table.row(
            [Sentence::from("Differential").rule(rules::DIFFERENTIAL), Sentence::from(format!("{differential:+}"))],
            true,
        );
    }
    sheet.parts.push(Part::Table(table));
    if let Some(column) = forecast.column {
        sheet.parts.push(Part::Track(columns(column)));
    }
    for die in &forecast.routs {
        let runs = die.faces.iter().filter(|face| !matches!(face, Meaning::Stands)).count();
        sheet.note(
            Sentence::from("On a rout ").then(die_owner(game, &die.who)).text(format!(" retreats on {runs} of 6.")),
        );
    }
    sheet
}

fn die_owner(game: &Game, who: &twenty::DieOwner) -> Sentence {
    match who {
        twenty::DieOwner::Unit(unit) => Sentence::EMPTY.piece(piece(*unit)),
        twenty::DieOwner::Garrison(hex) => garrison(game, *hex),
        twenty::DieOwner::Stack(_) => Sentence::from("a stack"),
    }
}

fn garrison(game: &Game, hex: Hex) -> Sentence {
    let at = game.board().definition().garrisons.iter().position(|known| known.hex == hex);
    match at.and_then(|at| u16::try_from(at).ok()) {
        Some(at) => Sentence::EMPTY.piece(garrison_piece(game.board(), at)),
        None => Sentence::from("a garrison"),
    }
}

/// The columns of the table, with the one that holds.
fn columns(column: i8) -> Track {
    let steps = (LOWEST_COLUMN..=HIGHEST_COLUMN).map(|column| format!("{column:+}")).collect();
    let lit = usize::try_from(column - LOWEST_COLUMN).ok();
    Track { name: Sentence::from("Column"), steps, lit, framed: None, stops: Vec::new() }
}

fn term_name(game: &Game, what: &TermKind) -> Sentence {
    let unit = |unit: &UnitId| Sentence::EMPTY.piece(piece(*unit));
    match what {
        TermKind::Strength { unit: of } => unit(of),
        TermKind::Doubled { unit: of } => unit(of).text(", guns doubled"),
        TermKind::Halved { unit: of } => unit(of).text(", Routed"),
        TermKind::Rain { unit: of } => unit(of).text(", rain"),
        TermKind::Countercharge { unit: of } => unit(of).text(", charging"),
        TermKind::Garrison { hex } => garrison(game, *hex),
        TermKind::HexTerrain { hex, terrain } => Sentence::from(ground(*terrain)).text(" ").hex(*hex),
        TermKind::HexsideTerrain { hex, water } => Sentence::from(barrier(*water)).text(" before ").hex(*hex),
        TermKind::Support { unit: of } => Sentence::from("support of ").then(unit(of)),
        TermKind::AttackerReserves => Sentence::from("attacker's reserves"),
        TermKind::DefenderReserves => Sentence::from("defender's reserves"),
        TermKind::Elite { unit: of } => unit(of).text(", elite"),
        TermKind::Fort { unit: of } => unit(of).text(", in a fort"),
        TermKind::Walls { hex } => garrison(game, *hex).text(", in a fort"),
        TermKind::Paid { unit: of } => unit(of).text(", paid for"),
        TermKind::EarlierTries { .. } => Sentence::from("earlier tries"),
    }
}

const fn ground(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Clear => "open ground",
        Terrain::Town => "the town",
        Terrain::Woods => "the woods",
        Terrain::Rough => "the rough ground",
        Terrain::Garden => "the garden",
        Terrain::Fort => "the walls",
        Terrain::Superfort => "the fortress",
    }
}

const fn barrier(water: Barrier) -> &'static str {
    match water {
        Barrier::Nothing => "open ground",
        Barrier::MinorRiver => "the stream",
        Barrier::Landgraben => "the Landgraben",
        Barrier::Bridge => "the bridge",
        Barrier::Pontoon => "the pontoon",
    }
}

/// The reasons for the strengths of an attack, in a sentence.
pub(in super::super) fn explained(game: &Game, proposal: &Proposal) -> Option<Sentence> {
    let forecast = game.scales(proposal).ok()?;
    let mut sentence = Sentence::EMPTY;
    for (at, term) in forecast.terms.iter().enumerate() {
        let apart = if at == 0 { "" } else { "; " };
        sentence = sentence.text(apart).then(term_name(game, &term.what)).text(format!(" {:+}", term.value));
    }
    Some(sentence.text("."))
}
