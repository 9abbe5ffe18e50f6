//! The forecast of a battle: every term by its name, and the chances of each result (R24).

use super::super::{MESSAGES, garrison_piece, piece};
use super::look::{Look, garrison_in};
use engine::hex::Hex;
use language::ask::Sentence;
use language::sheet::{End, Part, Sheet, SheetTable, Tone, Track};
use language::tongue::{Argument, Joiner};
use language::{phrase, say};
use twenty::{
    Barrier, Battle, CombatResult, Command, Forecast, Game, HIGHEST_COLUMN, LOWEST_COLUMN, Meaning, Proposal, TermKind,
    Terrain, UnitId, rules,
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

/// The meaning of a result, in the language of the player.
pub(in super::super) fn result_meaning(result: CombatResult) -> Sentence {
    let result = match result {
        CombatResult::AttackersBreak => "ab",
        CombatResult::AttackersRout => "ar",
        CombatResult::AttackersWithdraw => "aw",
        CombatResult::Nothing => "n",
        CombatResult::DefendersWithdraw => "dw",
        CombatResult::DefendersRout => "dr",
        CombatResult::DefendersBreak => "db",
        CombatResult::Exchange => "ex",
    };
    phrase!(MESSAGES, "twenty-result", result = result)
}

/// The attackers and defenders, in a line, with the differential.
pub(super) fn battle_line(look: Look<'_>, battle: &Battle) -> Sentence {
    let attackers = Argument::list(battle.attackers.iter().copied().map(piece));
    let posts = battle.garrisons.iter().filter_map(|hex| garrison_in(look.game, *hex));
    let defenders = Argument::list(battle.defenders.iter().copied().map(piece).chain(posts));
    if battle.attackers.is_empty() || (battle.defenders.is_empty() && battle.garrisons.is_empty()) {
        return phrase!(MESSAGES, "twenty-battle", attackers = attackers, defenders = defenders);
    }
    let differential = format!("{:+}", look.game.scout().differential(look.side, battle));
    phrase!(
        MESSAGES,
        "twenty-battle-differential",
        attackers = attackers,
        defenders = defenders,
        differential = differential,
    )
}

/// The result as part of a sentence, for a player that attacks or is attacked.
fn end_words(result: CombatResult, attacks: bool) -> Sentence {
    let end = match (result, attacks) {
        (CombatResult::AttackersBreak, true) | (CombatResult::DefendersBreak, false) => "you-break",
        (CombatResult::AttackersBreak, false) | (CombatResult::DefendersBreak, true) => "they-break",
        (CombatResult::AttackersRout, true) | (CombatResult::DefendersRout, false) => "you-rout",
        (CombatResult::AttackersRout, false) | (CombatResult::DefendersRout, true) => "they-rout",
        (CombatResult::AttackersWithdraw, true) | (CombatResult::DefendersWithdraw, false) => "you-withdraw",
        (CombatResult::AttackersWithdraw, false) | (CombatResult::DefendersWithdraw, true) => "they-withdraw",
        (CombatResult::Nothing, _) => "nothing",
        (CombatResult::Exchange, _) => "exchange",
    };
    phrase!(MESSAGES, "twenty-end", end = end)
}

/// A battle of the phasing side on a card.
pub(super) fn battle_card(game: &Game, battle: &Battle, attacker: bool, defender: bool) -> Sheet {
    let (battle, attacker_reserves, defender_reserves) = (battle.clone(), attacker, defender);
    on_card(game, &Proposal::Battle { battle, attacker_reserves, defender_reserves }, true)
}

/// The battle that is being fought, as its defender sees it: with the reserves that can be committed, and without.
pub(super) fn reserves_card(look: Look<'_>) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let answers = [(true, say!(MESSAGES, "twenty-if-you-commit")), (false, say!(MESSAGES, "twenty-if-you-hold-back"))];
    for (commit, when) in answers {
        if !look.accepts(&Command::Reserves { commit }) {
            continue;
        }
        if let Ok(forecast) = look.game.scales(&Proposal::Reserves { commit }) {
            sheet.parts.extend(card(look.game, &forecast, false, &when).parts);
        }
    }
    sheet
}

/// A countercharge on a card.
pub(super) fn charge_card(look: Look<'_>, unit: UnitId, hex: Hex, target: UnitId, reserves: bool) -> Sheet {
    let (attacker_reserves, defender_reserves) = (reserves, false);
    on_card(look.game, &Proposal::Charge { unit, hex, target, attacker_reserves, defender_reserves }, true)
}

/// A proposal on a card, for a player who attacks or is attacked.
fn on_card(game: &Game, proposal: &Proposal, attacks: bool) -> Sheet {
    game.scales(proposal).map_or(Sheet::EMPTY, |forecast| card(game, &forecast, attacks, ""))
}

/// The hazard dice of a step back, on a card.
pub(super) fn hazard_card(game: &Game, unit: UnitId, line: Option<Hex>, to: Option<Hex>) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let Ok(forecast) = game.scales(&Proposal::Retreat { unit, line, to }) else { return sheet };
    let ends = forecast.chances.iter().filter_map(|chance| {
        let unit = piece(unit);
        let (name, words, tone) = match chance.what {
            Meaning::Breaks => ("breaks", phrase!(MESSAGES, "twenty-end-breaks", unit = unit), Tone::Worst),
            Meaning::GoesOn => ("safe", phrase!(MESSAGES, "twenty-end-through", unit = unit), Tone::Good),
            _ => return None,
        };
        Some(End { name: end_name(name), words, tone, throws: u64::from(chance.count) })
    });
    sheet.ends("", ends);
    sheet.note(phrase!(MESSAGES, "twenty-hazard-note").rule(rules::HAZARDS));
    sheet
}

/// The rally dice of the night, on a card: one for each broken unit.
pub(super) fn rally_card(game: &Game, paid: &[UnitId]) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let Ok(forecast) = game.scales(&Proposal::Rally { paid: paid.to_vec() }) else { return sheet };
    for die in &forecast.dice {
        let owner = die_owner(game, &die.who);
        let ends = die.faces.iter().filter_map(|face| {
            let unit = owner.clone();
            let (name, words, tone) = match face {
                Meaning::Lost => ("lost", phrase!(MESSAGES, "twenty-end-destroyed", unit = unit), Tone::Worst),
                Meaning::StaysBroken => ("stays", phrase!(MESSAGES, "twenty-end-stays", unit = unit), Tone::Even),
                Meaning::Returns => ("back", phrase!(MESSAGES, "twenty-end-returns", unit = unit), Tone::Good),
                _ => return None,
            };
            Some(End { name: end_name(name), words, tone, throws: 1 })
        });
        sheet.ends("", ends);
    }
    sheet
}

/// The name of an end beside its bar.
fn end_name(end: &'static str) -> Sentence {
    phrase!(MESSAGES, "twenty-end-name", end = end)
}

/// A forecast on a card; `when` says on which condition its ends come.
fn card(game: &Game, forecast: &Forecast, attacks: bool, when: &str) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let ends = forecast.chances.iter().filter_map(|chance| {
        let Meaning::Result(result) = chance.what else { return None };
        let (name, _, tone) = result_words(result);
        let words = end_words(result, attacks);
        Some(End { name: Sentence::from(name), words, tone, throws: u64::from(chance.count) })
    });
    sheet.ends(when, ends);
    let mut table = SheetTable::default();
    for term in &forecast.terms {
        let value = Sentence::from(format!("{:+}", term.value));
        table.row([term_name(game, &term.what).rule(term.rule), value], false);
    }
    if let Some(differential) = forecast.differential {
        table.row(
            [
                phrase!(MESSAGES, "twenty-differential").rule(rules::DIFFERENTIAL),
                Sentence::from(format!("{differential:+}")),
            ],
            true,
        );
    }
    sheet.parts.push(Part::Table(table));
    if let Some(column) = forecast.column {
        sheet.parts.push(Part::Track(columns(column)));
    }
    for die in &forecast.routs {
        let runs = die.faces.iter().filter(|face| !matches!(face, Meaning::Stands)).count();
        sheet.note(phrase!(MESSAGES, "twenty-rout-note", unit = die_owner(game, &die.who), runs = runs));
    }
    sheet
}

fn die_owner(game: &Game, who: &twenty::DieOwner) -> Sentence {
    match who {
        twenty::DieOwner::Unit(unit) => Sentence::EMPTY.piece(piece(*unit)),
        twenty::DieOwner::Garrison(hex) => garrison(game, *hex),
        twenty::DieOwner::Stack(_) => phrase!(MESSAGES, "twenty-a-stack"),
    }
}

fn garrison(game: &Game, hex: Hex) -> Sentence {
    let at = game.board().definition().garrisons.iter().position(|known| known.hex == hex);
    match at.and_then(|at| u16::try_from(at).ok()) {
        Some(at) => Sentence::EMPTY.piece(garrison_piece(game.board(), at)),
        None => phrase!(MESSAGES, "twenty-garrison-in", hex = hex),
    }
}

/// The columns of the table, with the one that holds.
fn columns(column: i8) -> Track {
    let steps = (LOWEST_COLUMN..=HIGHEST_COLUMN).map(|column| format!("{column:+}")).collect();
    let lit = usize::try_from(column - LOWEST_COLUMN).ok();
    Track { name: phrase!(MESSAGES, "twenty-column"), steps, lit, framed: None, stops: Vec::new() }
}

fn term_name(game: &Game, what: &TermKind) -> Sentence {
    match what {
        TermKind::Strength { unit } => Sentence::EMPTY.piece(piece(*unit)),
        TermKind::Doubled { unit } => phrase!(MESSAGES, "twenty-term-doubled", unit = piece(*unit)),
        TermKind::Halved { unit } => phrase!(MESSAGES, "twenty-term-halved", unit = piece(*unit)),
        TermKind::Rain { unit } => phrase!(MESSAGES, "twenty-term-rain", unit = piece(*unit)),
        TermKind::Countercharge { unit } => phrase!(MESSAGES, "twenty-term-charging", unit = piece(*unit)),
        TermKind::Garrison { hex } => garrison(game, *hex),
        TermKind::HexTerrain { hex, terrain } => {
            phrase!(MESSAGES, "twenty-term-ground", ground = ground(*terrain), hex = *hex)
        }
        TermKind::HexsideTerrain { hex, water } => {
            phrase!(MESSAGES, "twenty-term-water", water = barrier(*water), hex = *hex)
        }
        TermKind::Support { unit } => phrase!(MESSAGES, "twenty-term-support", unit = piece(*unit)),
        TermKind::AttackerReserves => phrase!(MESSAGES, "twenty-term-attacker-reserves"),
        TermKind::DefenderReserves => phrase!(MESSAGES, "twenty-term-defender-reserves"),
        TermKind::Elite { unit } => phrase!(MESSAGES, "twenty-term-elite", unit = piece(*unit)),
        TermKind::Fort { unit } => phrase!(MESSAGES, "twenty-term-fort", unit = piece(*unit)),
        TermKind::Walls { hex } => phrase!(MESSAGES, "twenty-term-fort", unit = garrison(game, *hex)),
        TermKind::Paid { unit } => phrase!(MESSAGES, "twenty-term-paid", unit = piece(*unit)),
        TermKind::EarlierTries { .. } => phrase!(MESSAGES, "twenty-term-tries"),
    }
}

/// The word of a kind of ground, by which messages choose.
pub(in super::super) const fn ground(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Clear => "clear",
        Terrain::Town => "town",
        Terrain::Woods => "woods",
        Terrain::Rough => "rough",
        Terrain::Garden => "garden",
        Terrain::Fort => "fort",
        Terrain::Superfort => "superfort",
    }
}

const fn barrier(water: Barrier) -> &'static str {
    match water {
        Barrier::Nothing => "none",
        Barrier::MinorRiver => "stream",
        Barrier::Landgraben => "landgraben",
        Barrier::Bridge => "bridge",
        Barrier::Pontoon => "pontoon",
    }
}

/// The reasons for the strengths of an attack, in a sentence.
pub(in super::super) fn explained(game: &Game, proposal: &Proposal) -> Option<Sentence> {
    let forecast = game.scales(proposal).ok()?;
    let terms = forecast.terms.iter().map(|term| {
        let value = format!("{:+}", term.value);
        phrase!(MESSAGES, "twenty-term-value", term = term_name(game, &term.what), value = value)
    });
    Some(phrase!(MESSAGES, "twenty-terms", terms = Argument::joined(terms, Joiner::Semicolon)))
}
