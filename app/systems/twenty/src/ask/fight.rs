//! The next battle with its reserves, the defender's reserves, and the losses of an exchange [9.2.3, 9.5.1, 9.6.6].

use super::super::{MESSAGES, piece};
use super::forecast::{battle_card, battle_line, reserves_card};
use super::look::{Look, RESERVES, garrison_in, leads, not_asked, toggle, unit_pick, which_one};
use engine::contract::{Game as _, Refusal};
use language::ask::{Asking, Draft, Mark, Overlay, Pick, PieceId};
use language::phrase;
use twenty::{Battle, BattleOption, Command, Options, Stage, UnitId, rules};

/// All units in a battle.
fn members(look: Look<'_>, battle: &Battle) -> Vec<PieceId> {
    let units = battle.attackers.iter().chain(&battle.defenders).copied().map(piece);
    units.chain(battle.garrisons.iter().filter_map(|hex| garrison_in(look.game, *hex))).collect()
}

fn left(look: Look<'_>) -> Vec<(BattleOption, Battle)> {
    let (Options::Fight { battles }, Stage::Combat { battles: declared, .. }) =
        (look.game.options(), &look.game.state().stage)
    else {
        return Vec::new();
    };
    let of = |option: BattleOption| Some((option, declared.get(usize::from(option.battle))?.battle.clone()));
    battles.into_iter().filter_map(of).collect()
}

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let all = left(look);
    let mut picks = draft.picks().iter().copied();
    let first = picks.next();
    let named = first.and_then(Pick::piece);
    let stands = |battle: &Battle| battle.attackers.first().copied().map(piece);
    let picked = all.iter().find(|(_, battle)| named.is_some() && stands(battle) == named);
    let after = if picked.is_some() { picks.next() } else { first };
    let only = if all.len() == 1 { all.first() } else { None };
    let chosen = picked.or(only);
    let reserves = chosen.is_some_and(|(option, _)| option.reserves) && after == Some(Pick::Word(RESERVES));
    let subject = picked.and_then(|(_, battle)| stands(battle)).map(Pick::Piece);
    let read: Draft = subject.into_iter().chain(reserves.then_some(Pick::Word(RESERVES))).collect();
    let prompt = phrase!(MESSAGES, "twenty-ask-fight", side = look.side).rule(rules::ORDER);
    let mut asking = Asking::of("fight", read, prompt);
    for (option, battle) in &all {
        let is_chosen = picked.is_some_and(|(known, _)| known.battle == option.battle);
        let Some(subject) = stands(battle) else { continue };
        let label = battle_line(look, battle);
        for member in members(look, battle) {
            let then = if is_chosen { Draft::EMPTY } else { Draft::new([Pick::Piece(subject)]) };
            let mark = if is_chosen { Mark::Chosen } else { Mark::Choice };
            asking.offers.push(leads(Pick::Piece(member), then, label.clone(), mark));
        }
    }
    if let Some((option, battle)) = chosen {
        if option.reserves {
            asking.offers.push(toggle(&asking.draft, Pick::Word(RESERVES)));
        }
        asking.card = battle_card(look.game, battle, reserves, false);
        asking.overlays.push(Overlay::Attack {
            from: battle.attackers.iter().filter_map(|unit| look.place(*unit)).collect(),
            to: battle.defenders.iter().filter_map(|unit| look.place(*unit)).chain(battle.garrisons.clone()).collect(),
            odds: format!("{:+}", option.differential + i16::from(reserves)),
        });
        asking.ready = look.may(phrase!(MESSAGES, "twenty-fight"), Command::Fight { battle: option.battle, reserves });
    }
    asking
}

pub(super) fn reserves(look: Look<'_>) -> Asking<Command> {
    let prompt = match look.game.free_reserves(look.side) {
        true => phrase!(MESSAGES, "twenty-ask-reserves-free", side = look.side).rule(rules::CARD_4),
        false => phrase!(MESSAGES, "twenty-ask-reserves", side = look.side).rule(rules::RESERVES),
    };
    let mut asking = Asking::of("reserves", Draft::EMPTY, prompt);
    asking.ready = look.may(phrase!(MESSAGES, "twenty-reserves-commit"), Command::Reserves { commit: true });
    asking.pass = look.may(phrase!(MESSAGES, "twenty-reserves-hold"), Command::Reserves { commit: false });
    asking.card = reserves_card(look);
    asking
}

pub(super) fn exchange(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let sets = match look.game.options() {
        Options::Exchange { sets } => sets,
        _ => Vec::new(),
    };
    let fits = |units: &[UnitId]| sets.iter().any(|set| units.iter().all(|unit| set.contains(unit)));
    let mut chosen: Vec<UnitId> = Vec::new();
    for &pick in draft.picks() {
        let Some(unit) = super::look::unit_of(look.game, pick).filter(|unit| !chosen.contains(unit)) else { break };
        chosen.push(unit);
        if !fits(&chosen) {
            chosen.pop();
            break;
        }
    }
    let of = |units: &[UnitId]| -> Draft { units.iter().copied().map(unit_pick).collect() };
    let prompt = phrase!(MESSAGES, "twenty-ask-exchange", side = look.side).rule(rules::EXCHANGE);
    let mut asking = Asking::of("exchange", of(&chosen), prompt);
    let mut all: Vec<UnitId> = sets.iter().flatten().copied().collect();
    all.sort_unstable();
    all.dedup();
    for unit in all {
        let is_chosen = chosen.contains(&unit);
        let mut after: Vec<UnitId> = chosen.iter().copied().filter(|known| *known != unit).collect();
        if !is_chosen {
            after.push(unit);
        }
        if fits(&after) {
            let mark = if is_chosen { Mark::Chosen } else { Mark::Choice };
            asking.offers.push(leads(unit_pick(unit), of(&after), look.named(unit), mark));
        }
    }
    let mut units = chosen;
    units.sort_unstable();
    if sets.contains(&units) {
        asking.ready = look.may(phrase!(MESSAGES, "twenty-exchange"), Command::Exchange { units });
    }
    let label = |set: &Vec<UnitId>| {
        phrase!(MESSAGES, "twenty-units", units = set.iter().copied().map(unit_pick).collect::<Vec<_>>())
    };
    asking.suggested = sets.iter().take(8).map(|set| (label(set), of(set))).collect();
    asking
}

/// A battle that is not there, or reserves that cannot be committed to the one in hand.
pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let all = left(look);
    let named = draft.picks().first().copied().and_then(Pick::piece);
    let stands = |battle: &Battle| battle.attackers.first().copied().map(piece);
    let picked = all.iter().find(|(_, battle)| named.is_some() && stands(battle) == named);
    let chosen = picked.or(if all.len() == 1 { all.first() } else { None });
    match (pick, chosen) {
        (Pick::Word(RESERVES), Some((option, _))) => {
            look.refused(&Command::Fight { battle: option.battle, reserves: true })
        }
        (Pick::Word(RESERVES), None) => which_one(),
        (Pick::Hex(_) | Pick::Piece(_), _) => look.refused(&Command::Fight { battle: u8::MAX, reserves: false }),
        _ => not_asked(),
    }
}

/// A set of losses with one more unit in it.
pub(super) fn why_not_exchange(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let Some(unit) = look.unit(pick) else { return not_asked() };
    let drafted = draft.picks().iter().filter_map(|pick| super::look::unit_of(look.game, *pick));
    let units: Vec<UnitId> = drafted.filter(|known| *known != unit).chain([unit]).collect();
    look.refused(&Command::Exchange { units })
}

#[cfg(test)]
mod tests {
    use super::super::super::Twenty;
    use engine::contract::{Game as _, Pending};
    use language::ask::Draft;
    use language::sheet::Part;
    use language::system::{Asks, Rules, Words};
    use serde_json::{Value, json};

    #[test]
    fn a_defender_sees_the_ends_with_reserves_and_without() {
        let on = |hex: &str| json!({"place": {"on": {"hex": hex}}});
        let said = json!({"others": "out", "turn": 7, "active": "allies", "stage": "declaration",
            "garrisons": {"1306": {"gone": true}, "1407": {"gone": true}, "1222": {"gone": true}, "1423": {"gone": true}},
            "units": {"Pr II": on("1108"), "XIV": on("1209")}});
        let scenario = twenty_files::BATTLES.built_in("dresden20").unwrap();
        let (mut game, _) = Twenty::begun(&Twenty::board(&scenario).unwrap(), &Value::Null, Some(&said)).unwrap();
        let fights = json!({"fight": {"battle": 0, "reserves": true}});
        let command = Twenty::command_from(&game, &fights).unwrap();
        let Pending::Decision { side, .. } = game.pending() else { panic!("{:?}", game.pending()) };
        game.apply(side, &command).unwrap();
        let asking = Twenty::ask(&game, side.other(), &Draft::EMPTY);
        assert_eq!(asking.question, "reserves");
        let names = Twenty::names(game.board());
        let parts = &asking.card.parts;
        let line = |part: &Part| if let Part::Line(line) = part { Some(line.plain(&names)) } else { None };
        let lines: Vec<String> = parts.iter().filter_map(line).collect();
        let [commits, holds] = lines.as_slice() else { panic!("{lines:?}") };
        assert!(commits.starts_with("In the end, if you commit reserves, "), "{commits}");
        assert!(holds.starts_with("In the end, if you hold them back, "), "{holds}");
        assert_ne!(commits.split_once("reserves, "), holds.split_once("back, "), "reserves change the odds");
        let columns: Vec<_> =
            parts.iter().filter_map(|part| if let Part::Track(track) = part { track.lit } else { None }).collect();
        let [with, without] = columns.as_slice() else { panic!("{columns:?}") };
        assert_eq!(with + 1, *without, "they shift the column for the defender");
    }
}
