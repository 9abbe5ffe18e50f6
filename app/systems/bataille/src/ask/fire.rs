//! Fire, attack by attack: the units that fire, then the hex, any number of times [21.1].

use super::forecast;
use super::look::{Look, leads, not_asked, unit_pick, with};
use crate::MESSAGES;
use bataille::{Command, FireAttack, FireOptions, Formation, Game, Options, Proposal, UnitId};
use engine::contract::{Game as _, Refusal};
use engine::hex::Hex;
use engine::rule::Rule;
use language::ask::{Asking, Draft, Mark, Offer, Overlay, Pick, Rank, Sentence};
use language::phrase;
use language::tongue::Argument;

const FIRE: Rule = Rule::new("21.1");
/// Suggestions that a person still reads.
const MOST_SUGGESTED: usize = 6;

/// Attacks in the making: those that have their target, and who fires next.
struct Table<'a> {
    look: Look<'a>,
    options: &'a FireOptions,
    attacks: Vec<FireAttack>,
    open: Vec<UnitId>,
}

impl Table<'_> {
    fn targets(&self, unit: UnitId) -> &[Hex] {
        let known = self.options.firers.iter().find(|firer| firer.unit == unit);
        known.map_or(&[], |firer| firer.targets.as_slice())
    }

    /// Hexes that all units that fire next can fire at, and that are no target yet.
    fn common(&self) -> Vec<Hex> {
        let Some((&first, rest)) = self.open.split_first() else { return Vec::new() };
        let free = |hex: &&Hex| !self.attacks.iter().any(|attack| attack.target == **hex);
        let all = |hex: &&Hex| rest.iter().all(|unit| self.targets(*unit).contains(hex));
        self.targets(first).iter().filter(free).filter(all).copied().collect()
    }

    /// A carré fires through each side, any other unit once [24.8].
    fn is_free(&self, unit: UnitId) -> bool {
        let carre = self.look.game.unit(unit).formation == Formation::Carre;
        let used = self.attacks.iter().any(|attack| attack.units.contains(&unit));
        !self.open.contains(&unit) && (carre || !used)
    }

    fn may_join(&self, unit: UnitId) -> bool {
        if !self.is_free(unit) {
            return false;
        }
        let targets = self.targets(unit);
        let common = if self.open.is_empty() { targets.to_vec() } else { self.common() };
        common.iter().any(|hex| targets.contains(hex) && !self.attacks.iter().any(|attack| attack.target == *hex))
    }

    fn take(&mut self, pick: Pick) -> bool {
        match pick {
            Pick::Piece(piece) => match self.look.unit_of(piece).filter(|unit| self.may_join(*unit)) {
                Some(unit) => {
                    self.open.push(unit);
                    true
                }
                None => false,
            },
            Pick::Hex(target) if self.common().contains(&target) => {
                self.attacks.push(FireAttack { target, units: std::mem::take(&mut self.open) });
                true
            }
            _ => false,
        }
    }

    fn command(&self) -> Option<Command> {
        (!self.attacks.is_empty() && self.open.is_empty()).then(|| Command::Fire { attacks: self.attacks.clone() })
    }
}

fn options(look: Look<'_>) -> FireOptions {
    match look.game.options() {
        Options::Fire(options) => options,
        _ => FireOptions { firers: Vec::new(), attacks: Vec::new() },
    }
}

fn clause(attack: &FireAttack) -> Vec<Pick> {
    attack.units.iter().map(|unit| unit_pick(*unit)).chain([Pick::Hex(attack.target)]).collect()
}

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let options = options(look);
    let mut table = Table { look, options: &options, attacks: Vec::new(), open: Vec::new() };
    let read = draft.picks().iter().take_while(|pick| table.take(**pick)).count();
    let prompt = phrase!(MESSAGES, "bataille-ask-fire", side = look.side).rule(FIRE);
    let mut asking = Asking::of("fire", draft.prefix(read), prompt);
    asking.offers = offers(&table, &asking.draft);
    if asking.draft.is_empty() {
        let attacks = options.attacks.iter().take(MOST_SUGGESTED);
        asking.suggested = attacks.map(|attack| (named(attack), clause(attack).into_iter().collect())).collect();
    }
    if let Some(command) = table.command() {
        let label = match table.attacks.as_slice() {
            [attack] => phrase!(MESSAGES, "bataille-fire-ready", hex = attack.target),
            attacks => phrase!(MESSAGES, "bataille-fire-all", count = attacks.len()),
        };
        asking.ready = look.may(label, command);
    }
    for attack in &table.attacks {
        asking.card.parts.extend(forecast::card(look, &Proposal::Fire(attack.clone())).parts);
        let from = attack.units.iter().filter_map(|unit| look.game.hex_of(*unit));
        asking.overlays.extend(from.map(|from| Overlay::Fire { from, to: attack.target, clear: true }));
    }
    for unit in &table.open {
        asking.overlays.extend(field_of_fire(look.game, *unit));
    }
    for target in table.common() {
        let attack = FireAttack { target, units: table.open.clone() };
        let column = forecast::column(look.game, &Proposal::Fire(attack));
        asking.overlays.extend(column.map(|text| Overlay::Note { hex: target, text, good: false }));
    }
    let count = options.attacks.len();
    let doubt = (count > 0).then(|| phrase!(MESSAGES, "bataille-doubt-fire", count = count));
    asking.pass = look.may_after(phrase!(MESSAGES, "bataille-end-fire"), Command::EndFire, doubt);
    asking
}

/// The hexes a unit could fire at, the paler the weaker its fire is there.
pub(in super::super) fn field_of_fire(game: &Game, unit: UnitId) -> Vec<Overlay> {
    game.field_of_fire(unit).into_iter().map(|(hex, band)| Overlay::Field { hex, band }).collect()
}

fn named(attack: &FireAttack) -> Sentence {
    let units = attack.units.iter().map(|unit| unit_pick(*unit));
    phrase!(MESSAGES, "bataille-units-at", units = Argument::list(units), hex = attack.target)
}

fn offers(table: &Table<'_>, draft: &Draft) -> Vec<Offer<Command>> {
    let look = table.look;
    let mut all = Vec::new();
    for firer in &table.options.firers {
        let unit = firer.unit;
        let pick = unit_pick(unit);
        if table.open.contains(&unit) {
            // Removes the unit that was to fire next.
            let rest = table.open.iter().filter(|known| **known != unit).map(|known| unit_pick(*known));
            let draft = table.attacks.iter().flat_map(clause).chain(rest).collect();
            all.push(leads(pick, draft, look.named(unit), Mark::Chosen));
        } else if let Some(attack) = table.attacks.iter().find(|attack| attack.units.contains(&unit)) {
            let others = table.attacks.iter().filter(|other| other.target != attack.target).flat_map(clause);
            let mut offer = leads(pick, others.collect(), look.named(unit), Mark::Chosen);
            if table.may_join(unit) {
                offer = leads(pick, with(draft, [pick]), look.named(unit), Mark::Choice);
            }
            offer.rank = Rank::Done;
            all.push(offer);
        } else if table.may_join(unit) {
            let mut offer = leads(pick, with(draft, [pick]), look.named(unit), Mark::Choice);
            offer.rank = if table.attacks.is_empty() && table.open.is_empty() { Rank::Open } else { Rank::Aside };
            all.push(offer);
        }
    }
    for target in table.common() {
        let pick = Pick::Hex(target);
        let attack = FireAttack { target, units: table.open.clone() };
        let label = match forecast::column(look.game, &Proposal::Fire(attack)) {
            Some(odds) => phrase!(MESSAGES, "bataille-fire-offer-odds", odds = odds, hex = target),
            None => phrase!(MESSAGES, "bataille-fire-offer", hex = target),
        };
        all.push(leads(pick, with(draft, [pick]), label, Mark::Target));
    }
    for attack in &table.attacks {
        let others = table.attacks.iter().filter(|other| other.target != attack.target).flat_map(clause);
        let open = table.open.iter().map(|unit| unit_pick(*unit));
        let offer = leads(Pick::Hex(attack.target), others.chain(open).collect(), named(attack), Mark::Chosen);
        all.push(super::look::aside(offer));
    }
    all
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let options = options(look);
    let mut table = Table { look, options: &options, attacks: Vec::new(), open: Vec::new() };
    for pick in draft.picks() {
        if !table.take(*pick) {
            break;
        }
    }
    let mut attacks = table.attacks.clone();
    match pick {
        Pick::Hex(target) if !table.open.is_empty() => attacks.push(FireAttack { target, units: table.open.clone() }),
        Pick::Piece(_) => {
            let Some(unit) = look.unit(pick) else { return not_asked() };
            let target = table.common().first().copied().or_else(|| enemy_hex(look)).unwrap_or(Hex::new(1, 1));
            attacks.push(FireAttack { target, units: vec![unit] });
        }
        Pick::Hex(_) => return super::look::which_one(),
        _ => return not_asked(),
    }
    look.barred(&Command::Fire { attacks })
}

fn enemy_hex(look: Look<'_>) -> Option<Hex> {
    look.game.on_map(look.side.other()).find_map(|unit| look.game.hex_of(unit))
}
