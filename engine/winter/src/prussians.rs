//! L'Estocq's Prussians on the whole field: the entry by which they come, and their march [20.33].

use super::agenda::Task;
use super::breach::{Breach, Why};
use super::cite::rule;
use super::command::Step;
use super::day::{FieldCommand, PrussianEntry};
use super::event::{Report, What};
use super::game::Game;
use super::march::Order;
use super::state::*;
use engine::contract::Side;
use engine::hex::Hex;

impl Game {
    /// Whether the Allied side may still choose the entry of the Prussians: once, before the first of them is in.
    pub(crate) fn may_choose_entry(&self, side: Side, entry: PrussianEntry) -> Result<(), Breach> {
        let chosen = self.state.day.as_ref().is_none_or(|day| day.prussian_entry != PrussianEntry::I);
        let allied = side == Side::First && self.state.phase == PhaseName::AlliedCommand;
        let waits = |id: UnitId| self.is_prussian_column(id) && self.unit(id).place == Place::Waiting;
        let here = |id: UnitId| self.is_prussian_column(id) && self.hex_of(id).is_some();
        let (mut some, mut any) = (false, false);
        for id in self.board.unit_ids() {
            some |= waits(id);
            any |= here(id);
        }
        if entry == PrussianEntry::I {
            return Err(Breach::new(Why::NoEffect));
        }
        if allied && !chosen && some && !any { Ok(()) } else { Err(Breach::new(Why::PrussianEntry)) }
    }

    pub(crate) fn choose_entry(&mut self, entry: PrussianEntry, report: &mut Report) {
        if let Some(day) = self.state.day.as_mut() {
            day.prussian_entry = entry;
        }
        report.tell(What::PrussiansTurn { entry, turns: entry.later() }, [rule!("20.33")]);
    }

    /// Entries that may be declared.
    pub(crate) fn all_prussian_entries(&self, side: Side) -> Vec<FieldCommand> {
        let all = [PrussianEntry::L, PrussianEntry::M].into_iter();
        all.filter(|&entry| self.may_choose_entry(side, entry).is_ok())
            .map(|entry| FieldCommand::PrussianEntry { entry })
            .collect()
    }

    /// A unit on the march that could go on, and has spent less than half of its points: until it does, the phase does not
    /// end [R128].
    pub(crate) fn dallier(&self) -> Option<UnitId> {
        let day = self.state.day.as_ref()?;
        if self.state.phase != PhaseName::AlliedMovement || day.march_over {
            return None;
        }
        let units = self.on_map(Side::First).filter(|&(id, _)| self.counter(id).parent.is_none());
        units.filter(|&(id, _)| self.is_on_the_march(id)).find(|&(id, hex)| self.dallies(id, hex)).map(|(id, _)| id)
    }

    fn dallies(&self, id: UnitId, hex: Hex) -> bool {
        let unit = self.unit(id);
        let points = unit.marks.allowance.unwrap_or_else(|| self.allowance(id, unit, false));
        if unit.morale != Morale::Good || unit.marks.failed || u32::from(unit.marks.spent) * 2 >= u32::from(points) {
            return false;
        }
        let goes = |to: Hex| {
            let steps = [Step::Enter(to)];
            let order =
                Order { units: &[id], steps: &steps, leaders: &[], grand: false, toward: None, entering: false };
            self.leads_on(hex, to)
                && !self.in_enemy_zone(Side::First, to)
                && self.plan_march(&order, vec![(id, *unit)]).is_ok()
        };
        self.board.around(hex).any(|(_, to)| goes(to))
    }

    /// Whether the open decision of the phase may be ended.
    pub(crate) fn may_end_phase(&self) -> Result<(), Breach> {
        let open = matches!(self.state.agenda.last(), Some(Task::Asked));
        match self.dallier().filter(|_| open) {
            Some(unit) => Err(Breach::of(Why::Dallies, unit)),
            None => Ok(()),
        }
    }
}

impl Game {
    /// The first Prussian unit that leaves settles the hex by which all of them do [20.36].
    pub(crate) fn note_northern_exit(&mut self, id: UnitId, from: Option<Hex>) {
        let own = self.counter(id).parent.unwrap_or(id);
        if !self.is_prussian_column(own) {
            return;
        }
        if let Some(retiring) = self.state.day.as_mut().and_then(|day| day.withdrawal.as_mut()) {
            retiring.north = retiring.north.or(from);
        }
    }
}
