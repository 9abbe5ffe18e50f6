//! Assaults and the answers to them: the hexes attacked, retreats, advances [29, 32, 34].

use super::forecast;
use super::look::{Look, aside, leads, left, not_asked, unit_pick, with};
use crate::MESSAGES;
use bataille::{Arm, AssaultOption, AssaultOrder, Command, HalfPoints, Options, PathOption, Proposal, UnitId};
use engine::contract::{Game as _, Refusal};
use engine::hex::Hex;
use engine::rule::Rule;
use language::ask::{Asking, Draft, Key, Mark, Offer, Overlay, Pick, Rank, Sentence};
use language::phrase;

/// Cavalry fights at a third.
pub(super) const SAVING: Key = "saving";

const ASSAULT: Rule = Rule::new("32.1");
const FOLLOW_UP: Rule = Rule::new("29.5");
const WITHDRAW: Rule = Rule::new("29.2");
const ADVANCE: Rule = Rule::new("34.8");

/// An assault in the making.
struct Making<'a> {
    look: Look<'a>,
    options: &'a [AssaultOption],
    units: Vec<UnitId>,
    target: Option<Hex>,
    /// Whether cavalry saves itself, and which of it; all of it if none is named.
    saves: bool,
    saving: Vec<UnitId>,
}

impl Making<'_> {
    fn targets(&self, unit: UnitId) -> &[Hex] {
        let known = self.options.iter().find(|option| option.unit == unit);
        known.map_or(&[], |option| option.targets.as_slice())
    }

    fn common(&self) -> Vec<Hex> {
        let Some((&first, rest)) = self.units.split_first() else { return Vec::new() };
        let all = |hex: &&Hex| rest.iter().all(|unit| self.targets(*unit).contains(hex));
        self.targets(first).iter().filter(all).copied().collect()
    }

    fn may_join(&self, unit: UnitId) -> bool {
        let targets = self.targets(unit);
        let common = if self.units.is_empty() { targets.to_vec() } else { self.common() };
        !self.units.contains(&unit) && common.iter().any(|hex| targets.contains(hex))
    }

    fn horses(&self) -> Vec<UnitId> {
        self.units.iter().copied().filter(|unit| self.look.game.arm(*unit) == Arm::Cavalry).collect()
    }

    /// Whether a regiment can be named among those that save themselves; all of them is what the word alone says.
    fn may_save(&self, unit: UnitId) -> bool {
        let horses = self.horses();
        horses.contains(&unit) && !self.saving.contains(&unit) && self.saving.len() + 1 < horses.len()
    }

    fn take(&mut self, pick: Pick) -> bool {
        match pick {
            Pick::Piece(piece) => {
                let Some(unit) = self.look.unit_of(piece) else { return false };
                if self.target.is_none() && self.may_join(unit) {
                    self.units.push(unit);
                    return true;
                }
                let saves = self.saves && self.may_save(unit);
                if saves {
                    self.saving.push(unit);
                }
                saves
            }
            Pick::Hex(hex) if self.target.is_none() && self.common().contains(&hex) => {
                self.target = Some(hex);
                true
            }
            Pick::Word(SAVING) if self.target.is_some() && !self.saves && !self.horses().is_empty() => {
                self.saves = true;
                true
            }
            _ => false,
        }
    }

    fn order(&self) -> Option<AssaultOrder> {
        let target = self.target?;
        let saving = match (self.saves, self.saving.is_empty()) {
            (false, _) => Vec::new(),
            (true, true) => self.horses(),
            (true, false) => self.saving.clone(),
        };
        Some(AssaultOrder { target, units: self.units.clone(), saving })
    }
}

fn options(look: Look<'_>) -> Vec<AssaultOption> {
    match look.game.options() {
        Options::Assault(options) | Options::FollowUp(options) => options,
        _ => Vec::new(),
    }
}

fn making<'a>(look: Look<'a>, options: &'a [AssaultOption]) -> Making<'a> {
    Making { look, options, units: Vec::new(), target: None, saves: false, saving: Vec::new() }
}

pub(super) fn ask(look: Look<'_>, draft: &Draft, follow_up: bool) -> Asking<Command> {
    let options = options(look);
    let mut making = making(look, &options);
    let read = draft.picks().iter().take_while(|pick| making.take(**pick)).count();
    let (question, pass, rule) = if follow_up {
        let stop = phrase!(MESSAGES, "bataille-stop-here");
        ("follow-up", (stop, Command::NoFollowUp), FOLLOW_UP)
    } else {
        let end = phrase!(MESSAGES, "bataille-end-assaults");
        ("assault", (end, Command::EndAssaults), ASSAULT)
    };
    let prompt = phrase!(MESSAGES, "bataille-ask-assault", side = look.side).rule(rule);
    let mut asking = Asking::of(question, draft.prefix(read), prompt);
    asking.offers = offers(&making, &asking.draft);
    asking.pass = look.may(pass.0, pass.1);
    if let Some(order) = making.order() {
        asking.card = forecast::card(look, &Proposal::Assault(order.clone()));
        let from = order.units.iter().filter_map(|unit| look.game.hex_of(*unit)).collect();
        asking.overlays.push(Overlay::Attack { from, to: vec![order.target], odds: String::new() });
        let label = phrase!(MESSAGES, "bataille-assault-ready", hex = order.target);
        asking.ready = look.may(label, Command::Assault(order));
    }
    asking
}

fn offers(making: &Making<'_>, draft: &Draft) -> Vec<Offer<Command>> {
    let look = making.look;
    let mut all = Vec::new();
    let named = |units: &[UnitId]| units.iter().map(|unit| unit_pick(*unit)).collect::<Vec<Pick>>();
    for option in making.options {
        let pick = unit_pick(option.unit);
        if making.units.contains(&option.unit) {
            let rest: Vec<UnitId> = making.units.iter().copied().filter(|unit| *unit != option.unit).collect();
            if !making.saves {
                all.push(leads(pick, named(&rest).into_iter().collect(), look.named(option.unit), Mark::Chosen));
            } else if making.may_save(option.unit) {
                let label = phrase!(MESSAGES, "bataille-saves-horses", named = look.named(option.unit));
                all.push(aside(leads(pick, with(draft, [pick]), label, Mark::Choice)));
            }
        } else if making.target.is_none() && making.may_join(option.unit) {
            let mut offer = leads(pick, with(draft, [pick]), look.named(option.unit), Mark::Choice);
            if !making.units.is_empty() {
                offer.rank = Rank::Aside;
            }
            all.push(offer);
        }
    }
    match making.target {
        None => {
            for target in making.common() {
                let pick = Pick::Hex(target);
                let order = AssaultOrder { target, units: making.units.clone(), saving: Vec::new() };
                let label = match forecast::column(look.game, &Proposal::Assault(order)) {
                    Some(odds) => phrase!(MESSAGES, "bataille-assault-offer-odds", odds = odds, hex = target),
                    None => phrase!(MESSAGES, "bataille-assault-offer", hex = target),
                };
                all.push(leads(pick, with(draft, [pick]), label, Mark::Target));
            }
        }
        Some(target) => {
            let back: Draft = named(&making.units).into_iter().collect();
            all.push(aside(leads(Pick::Hex(target), back.clone(), Sentence::EMPTY, Mark::Chosen)));
            if !making.horses().is_empty() {
                let word = Pick::Word(SAVING);
                let without = with(&back, [Pick::Hex(target)]);
                let (next, mark) =
                    if making.saves { (without, Mark::Chosen) } else { (with(draft, [word]), Mark::Choice) };
                all.push(aside(leads(word, next, Sentence::EMPTY, mark)));
            }
        }
    }
    all
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let options = options(look);
    let mut making = making(look, &options);
    for pick in draft.picks() {
        if !making.take(*pick) {
            break;
        }
    }
    let order = match pick {
        Pick::Hex(target) if !making.units.is_empty() => {
            AssaultOrder { target, units: making.units.clone(), saving: Vec::new() }
        }
        Pick::Hex(_) => return super::look::which_one(),
        Pick::Piece(_) => {
            let Some(unit) = look.unit(pick) else { return not_asked() };
            let target = making.target.or_else(|| making.common().first().copied());
            let target = target.or_else(|| look.game.hex_of(unit)).unwrap_or(Hex::new(1, 1));
            AssaultOrder { target, units: vec![unit], saving: Vec::new() }
        }
        _ => return not_asked(),
    };
    look.barred(&Command::Assault(order))
}

/// Goes back before the melee, hex by hex (29).
pub(super) fn withdraw(look: Look<'_>, draft: &Draft, hex: Hex) -> Asking<Command> {
    let Options::Withdraw(ways) = look.game.options() else { return Asking::nothing() };
    let lawful = |path: &[Hex]| look.accepts(&Command::Withdraw { path: path.to_vec() });
    let begins = |path: &[Hex]| ways.iter().any(|way| way.path.starts_with(path));
    let mut path: Vec<Hex> = Vec::new();
    for pick in draft.picks() {
        let next: Vec<Hex> = path.iter().copied().chain(pick.hex()).collect();
        if next.len() == path.len() || !(lawful(&next) || begins(&next)) {
            break;
        }
        path = next;
    }
    let prompt = phrase!(MESSAGES, "bataille-ask-withdraw", side = look.side, hex = hex).rule(WITHDRAW);
    let mut asking = Asking::of("withdraw", path.iter().copied().map(Pick::Hex).collect(), prompt);
    let at = path.last().copied().unwrap_or(hex);
    // Half of what is printed may be spent [29.2].
    let rest = HalfPoints(look.slowest(&look.game.units_in(hex)).0 / 2);
    let mut next: Vec<(Hex, Vec<Hex>, Option<&PathOption>)> = Vec::new();
    for way in ways.iter().filter(|way| way.path.starts_with(&path) && way.path.len() > path.len()) {
        if let Some(end) = way.path.last() {
            next.push((*end, way.path.clone(), Some(way)));
        }
    }
    let around: Vec<Hex> = look.game.board().neighbours(at).map(|(_, hex)| hex).collect();
    for beside in around {
        let longer: Vec<Hex> = path.iter().copied().chain([beside]).collect();
        if !next.iter().any(|(end, ..)| *end == beside) && (lawful(&longer) || begins(&longer)) {
            next.push((beside, longer, None));
        }
    }
    for (end, whole, way) in next {
        let label = match way {
            Some(way) => phrase!(MESSAGES, "bataille-to-hex-left", hex = end, left = left(rest, way.cost)),
            None => phrase!(MESSAGES, "bataille-to-hex", hex = end),
        };
        let mark = Mark::Way { from: at, back: true, pushes: false };
        asking.offers.push(leads(Pick::Hex(end), whole.into_iter().map(Pick::Hex).collect(), label, mark));
    }
    if let Some(end) = path.last() {
        let label = phrase!(MESSAGES, "bataille-withdraw-ready", hex = *end);
        asking.ready = look.may(label, Command::Withdraw { path: path.clone() });
        let hexes = [hex].into_iter().chain(path).collect();
        asking.overlays.push(Overlay::Path { hexes, cost: String::new() });
    }
    asking.pass = look.may(phrase!(MESSAGES, "bataille-hold"), Command::Hold);
    asking
}

pub(super) fn why_not_withdraw(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let path: Vec<Hex> = draft.picks().iter().filter_map(|pick| pick.hex()).chain(pick.hex()).collect();
    match pick {
        Pick::Hex(_) => look.barred(&Command::Withdraw { path }),
        _ => not_asked(),
    }
}

/// The units that enter the hex that was won [34.8].
pub(super) fn advance(look: Look<'_>, draft: &Draft, hex: Hex, must: bool) -> Asking<Command> {
    let Options::Advance { units, .. } = look.game.options() else { return Asking::nothing() };
    let mut goes: Vec<UnitId> = Vec::new();
    for pick in draft.picks() {
        let unit = pick.piece().and_then(|piece| look.unit_of(piece));
        match unit.filter(|unit| units.contains(unit) && !goes.contains(unit)) {
            Some(unit) => goes.push(unit),
            None => break,
        }
    }
    let prompt = if must {
        phrase!(MESSAGES, "bataille-ask-must-advance", side = look.side, hex = hex)
    } else {
        phrase!(MESSAGES, "bataille-ask-advance", side = look.side, hex = hex)
    };
    let picks = |units: &[UnitId]| units.iter().map(|unit| unit_pick(*unit)).collect::<Draft>();
    let mut asking = Asking::of("advance", picks(&goes), prompt.rule(ADVANCE));
    for unit in &units {
        let chosen = goes.contains(unit);
        let next: Vec<UnitId> = if chosen {
            goes.iter().copied().filter(|known| known != unit).collect()
        } else {
            goes.iter().copied().chain([*unit]).collect()
        };
        let mark = if chosen { Mark::Chosen } else { Mark::Choice };
        asking.offers.push(leads(unit_pick(*unit), picks(&next), look.named(*unit), mark));
    }
    if !goes.is_empty() {
        let label = phrase!(MESSAGES, "bataille-advance-ready", hex = hex);
        asking.ready = look.may(label, Command::Advance { units: goes });
    }
    if !must {
        asking.pass = look.may(phrase!(MESSAGES, "bataille-stay"), Command::Advance { units: Vec::new() });
    }
    asking.overlays.push(Overlay::Choice { hex, chosen: false });
    asking
}

pub(super) fn why_not_advance(look: Look<'_>, pick: Pick) -> Refusal {
    match look.unit(pick) {
        Some(unit) => look.barred(&Command::Advance { units: vec![unit] }),
        None => not_asked(),
    }
}
