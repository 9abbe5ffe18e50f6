//! The grand charge as picks: its word, then who rides, with a word before the second wave and one before the third [19.7].

use super::look::{Look, leads, unit_pick, with, without};
use super::words::{self, rule};
use crate::MESSAGES;
use engine::contract::Refusal;
use language::ask::{Asking, Draft, Mark, Pick, Sentence};
use language::phrase;
use winter::{Command, UnitId};

/// The units named for each wave so far.
#[derive(Default)]
struct Said {
    waves: [Vec<UnitId>; 3],
    /// The wave that is being named.
    wave: usize,
    draft: Draft,
}

impl Said {
    fn read(look: Look<'_>, able: &[UnitId], draft: &Draft) -> Said {
        let mut said = Said { draft: draft.prefix(1), ..Said::default() };
        for &pick in draft.picks().iter().skip(1) {
            let next = words::WAVES.iter().position(|key| pick == Pick::Word(key)).map(|at| at + 1);
            match (next, look.unit(pick)) {
                (Some(wave), _) if wave > said.wave && said.lead().is_some() => said.wave = wave,
                (None, Some(unit)) if said.may_add(look, able, unit) => said.add(look, able, unit),
                _ => break,
            }
            said.draft = with(&said.draft, [pick]);
        }
        said
    }

    fn lead(&self) -> Option<UnitId> {
        self.waves.iter().flatten().next().copied()
    }

    fn names(&self, unit: UnitId) -> bool {
        self.waves.iter().flatten().any(|known| *known == unit)
    }

    /// All who ride face one way.
    fn may_add(&self, look: Look<'_>, able: &[UnitId], unit: UnitId) -> bool {
        let facing = |unit: UnitId| look.game.state().unit(unit).facing;
        able.contains(&unit) && !self.names(unit) && self.lead().is_none_or(|lead| facing(lead) == facing(unit))
    }

    /// On the whole field a brigade rides as a whole [R186].
    fn add(&mut self, look: Look<'_>, able: &[UnitId], unit: UnitId) {
        let board = look.game.board();
        let brigade = |unit: UnitId| board.data(unit).and_then(|data| data.brigade.as_ref());
        let whole = board.whole().is_some() && brigade(unit).is_some();
        let mates: Vec<UnitId> = able
            .iter()
            .copied()
            .filter(|&mate| whole && mate != unit && brigade(mate) == brigade(unit) && self.may_add(look, able, mate))
            .collect();
        if let Some(wave) = self.waves.get_mut(self.wave) {
            wave.push(unit);
            wave.extend(mates);
        }
    }

    fn command(&self) -> Command {
        let [first, second, third] = self.waves.clone();
        Command::GrandCharge { first, second, third }
    }
}

pub(super) fn ask(look: Look<'_>, able: &[UnitId], draft: &Draft, asking: &mut Asking<Command>) {
    let said = Said::read(look, able, draft);
    asking.draft = said.draft.clone();
    for &unit in able {
        let pick = unit_pick(unit);
        let on = said.names(unit);
        if !on && !said.may_add(look, able, unit) {
            continue;
        }
        let then = if on { without(&said.draft, pick) } else { with(&said.draft, [pick]) };
        asking.offers.retain(|offer| offer.pick != pick);
        asking.offers.push(leads(pick, then, look.named(unit), if on { Mark::Chosen } else { Mark::Choice }));
    }
    for (at, key) in words::WAVES.into_iter().enumerate() {
        if said.lead().is_some() && said.wave <= at {
            let pick = Pick::Word(key);
            asking.offers.push(leads(pick, with(&said.draft, [pick]), Sentence::EMPTY, Mark::Choice));
        }
    }
    if said.lead().is_some() {
        asking.ready = look.may(phrase!(MESSAGES, "winter-declare-grand").rule(rule("19.7")), said.command());
        asking.card = super::declared::grand_charge(&said.waves);
    }
}

/// The reason a unit cannot be named, or the charge not be declared.
pub(super) fn why_not(look: Look<'_>, able: &[UnitId], draft: &Draft, unit: Option<UnitId>) -> Refusal {
    let mut said = Said::read(look, able, draft);
    if let Some(unit) = unit {
        said.add(look, able, unit);
    }
    look.refused(&said.command())
}
