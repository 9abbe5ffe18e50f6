//! Transfers, generals made and dissolved, brigades detached and rejoined [4.1].

use super::breach::{Checked, Facts, demand, halves, refuse};
use super::definition::*;
use super::event::{Report, What};
use super::game::Game;
use super::rules;
use super::state::{Departure, Place, Stage};
use engine::contract::Side;

impl Game {
    fn left(&self) -> &[Departure] {
        match &self.state.stage {
            Stage::Organise { left } | Stage::Consolidate { left } => left,
            _ => &[],
        }
    }

    fn note_departure(&mut self, formation: FormationId, leader: LeaderId) {
        if let Stage::Organise { left } | Stage::Consolidate { left } = &mut self.state.stage {
            left.push(Departure { formation, leader });
        }
    }

    /// Whether a track can take formations besides what it holds without breaking span or nation.
    pub(crate) fn can_take(&self, leader: LeaderId, formations: &[FormationId]) -> Checked {
        for &formation in formations {
            let back = self.left().contains(&Departure { formation, leader });
            demand(!back, rules::ORGANISE, "comes-back", || {
                Facts::NONE.with("formation", self.board.body_fact(formation)).with("leader", leader)
            })?;
        }
        let new: Vec<FormationId> =
            formations.iter().copied().filter(|&formation| self.leader_of(formation) != Some(leader)).collect();
        let load = self.load(leader) + new.iter().map(|&formation| self.weight(formation)).sum::<u16>();
        demand(load <= self.span(leader), rules::THINGS, "span", || {
            Facts::NONE.with("leader", leader).with("asked", halves(load)).with("span", halves(self.span(leader)))
        })?;
        let army = self.board.leader(leader).map(|data| data.army);
        let foreign = |formation: &FormationId| self.board.formation(*formation).map(|data| data.army) != army;
        let strangers = self.track(leader).iter().filter(|formation| foreign(formation)).count()
            + new.iter().filter(|formation| foreign(formation)).count();
        demand(strangers <= 1, rules::THINGS, "nation", || Facts::NONE.with("leader", leader))
    }

    fn together(&self, side: Side, a: LeaderId, b: LeaderId) -> Checked {
        let (one, other) = (self.own(side, a)?, self.own(side, b)?);
        demand(a != b, rules::ORGANISE, "same-leader", || Facts::NONE)?;
        demand(one == other, rules::ORGANISE, "not-together", || {
            Facts::NONE.varied("two").with("leader", a).with("other", b)
        })
    }

    pub(crate) fn check_transfer(&self, side: Side, formation: FormationId, from: LeaderId, to: LeaderId) -> Checked {
        self.together(side, from, to)?;
        demand(self.leader_of(formation) == Some(from), rules::ORGANISE, "not-on-track", || {
            Facts::NONE.with("formation", self.board.body_fact(formation)).with("leader", from)
        })?;
        self.can_take(to, &[formation])
    }

    /// The general who would appear with these formations.
    pub(crate) fn general_for(&self, formations: &[FormationId]) -> Option<LeaderId> {
        let free = |leader: &LeaderId| self.state.leader(*leader).is_some_and(|leader| leader.place == Place::Away);
        let named = formations.iter().filter_map(|&formation| self.board.formation(formation)?.general).find(free);
        if named.is_some() {
            return named;
        }
        let army = self.board.formation(*formations.first()?)?.army;
        let on_foot = formations.iter().flat_map(|&formation| self.board.body_of(formation)).any(|&unit| {
            self.state.unit(unit).is_some_and(|unit| unit.strength > 0)
                && self.board.unit(unit).is_some_and(|data| data.arm != Arm::Cavalry)
        });
        let class = if on_foot { Class::GenericFoot } else { Class::GenericHorse };
        self.board.leader_ids().find(|leader| {
            free(leader) && self.board.leader(*leader).is_some_and(|data| data.army == army && data.class == class)
        })
    }

    pub(crate) fn check_general(&self, side: Side, formations: &[FormationId], from: LeaderId) -> Checked<LeaderId> {
        self.own(side, from)?;
        demand(!formations.is_empty(), rules::ORGANISE, "nobody-to-lead", || Facts::NONE)?;
        for (at, &formation) in formations.iter().enumerate() {
            let again = formations.iter().take(at).any(|&before| before == formation);
            demand(!again && self.leader_of(formation) == Some(from), rules::ORGANISE, "not-on-track", || {
                Facts::NONE.with("formation", self.board.body_fact(formation)).with("leader", from)
            })?;
        }
        let Some(general) = self.general_for(formations) else {
            return refuse(rules::ORGANISE, "no-general", Facts::NONE.varied("none"));
        };
        self.can_take(general, formations)?;
        Ok(general)
    }

    pub(crate) fn check_dissolve(&self, side: Side, general: LeaderId, to: LeaderId) -> Checked<Vec<FormationId>> {
        self.together(side, general, to)?;
        let is_general = self.board.leader(general).is_some_and(|data| data.class.is_general());
        demand(is_general, rules::ORGANISE, "no-general", || Facts::NONE.varied("not-one").with("leader", general))?;
        let formations = self.track(general);
        self.can_take(to, &formations)?;
        Ok(formations)
    }

    /// The division a brigade belongs to.
    pub(crate) fn parent(&self, brigade: UnitId) -> Option<UnitId> {
        self.board.definition().parents.iter().find(|data| data.brigades.contains(&brigade)).map(|data| data.unit)
    }

    pub(crate) fn check_detach(
        &self,
        side: Side,
        brigade: UnitId,
        strength: u8,
        to: Option<LeaderId>,
    ) -> Checked<(UnitId, LeaderId)> {
        let Some(parent) = self.parent(brigade) else {
            return refuse(rules::ORGANISE, "no-brigade", Facts::NONE.varied("division"));
        };
        let division = self.state.unit(parent).copied();
        let Some((leader, held)) = division.and_then(|unit| Some((unit.leader?, unit.strength))) else {
            return refuse(rules::ORGANISE, "no-division", Facts::NONE.varied("away"));
        };
        let hex = self.own(side, leader)?;
        let idle = self.state.unit(brigade).is_some_and(|unit| unit.strength == 0);
        demand(idle, rules::ORGANISE, "in-play", || Facts::NONE.varied("brigade"))?;
        demand((1..=MOST_STRENGTH).contains(&strength) && strength < held, rules::ORGANISE, "too-many", || {
            Facts::NONE.varied("division").with("strength", held)
        })?;
        let Some(formation) = self.board.unit(brigade).map(|unit| unit.formation) else {
            return refuse(rules::ORGANISE, "no-brigade", Facts::NONE.varied("unknown"));
        };
        let to = match to {
            Some(to) => {
                let stands = self.own(side, to)?;
                demand(stands == hex, rules::ORGANISE, "not-together", || {
                    Facts::NONE.varied("hex").with("leader", to)
                })?;
                to
            }
            None => match self.general_for(&[formation]) {
                Some(general) => general,
                None => return refuse(rules::ORGANISE, "no-general", Facts::NONE.varied("none")),
            },
        };
        self.can_take(to, &[formation])?;
        Ok((parent, to))
    }

    pub(crate) fn check_rejoin(&self, side: Side, brigade: UnitId) -> Checked<UnitId> {
        let Some(parent) = self.parent(brigade) else {
            return refuse(rules::ORGANISE, "no-brigade", Facts::NONE.varied("division"));
        };
        let both = self.state.unit(brigade).zip(self.state.unit(parent));
        let Some((one, other)) = both.and_then(|(one, other)| Some((one.leader?, other.leader?))) else {
            return refuse(rules::ORGANISE, "no-division", Facts::NONE.varied("both"));
        };
        let together = self.own(side, one)? == self.own(side, other)?;
        demand(together, rules::ORGANISE, "not-together", || Facts::NONE.varied("brigade"))?;
        let sum = both.map_or(0, |(one, other)| one.strength + other.strength);
        demand(sum <= MOST_STRENGTH, rules::ORGANISE, "too-strong", || {
            Facts::NONE.varied("division").with("sum", sum).with("most", MOST_STRENGTH)
        })?;
        Ok(parent)
    }

    pub(crate) fn move_body(&mut self, formation: FormationId, from: LeaderId, to: LeaderId) {
        for &unit in Vec::from(self.board.body_of(formation)).iter() {
            if let Some(unit) = self.state.unit_mut(unit).filter(|unit| unit.leader == Some(from)) {
                unit.leader = Some(to);
            }
        }
        self.note_departure(formation, from);
    }

    pub(crate) fn transfer(&mut self, formations: &[FormationId], from: LeaderId, to: LeaderId, report: &mut Report) {
        for &formation in formations {
            self.move_body(formation, from, to);
            report.tell(What::Transferred { formation, from, to }, [rules::ORGANISE]);
        }
        self.refresh();
        self.dismiss(&[from], report);
    }

    fn appear(&mut self, general: LeaderId, beside: LeaderId) {
        let Some(hex) = self.state.hex_of(beside) else { return };
        self.appear_at(general, hex);
        // Units that are dispersed are so under a new general too (B13).
        let dispersed = self.state.leader(beside).is_some_and(|leader| leader.foraging);
        if let Some(leader) = self.state.leader_mut(general) {
            leader.foraging = dispersed;
        }
    }

    /// A leader that was not on the map is in the hex, fresh.
    pub(crate) fn appear_at(&mut self, general: LeaderId, hex: engine::hex::Hex) {
        if let Some(leader) = self.state.leader_mut(general) {
            leader.place = Place::On(hex);
            (leader.done, leader.moved, leader.forced, leader.fought) = (false, false, false, false);
            (leader.hurry, leader.foraging) = (None, false);
        }
    }

    pub(crate) fn make_general(
        &mut self,
        general: LeaderId,
        formations: &[FormationId],
        from: LeaderId,
        report: &mut Report,
    ) {
        self.appear(general, from);
        for &formation in formations {
            self.move_body(formation, from, general);
        }
        self.refresh();
        let formations = formations.to_vec();
        let hex = self.state.hex_of(general);
        report.tell(What::GeneralMade { general, formations, from, hex }, [rules::ORGANISE]);
        self.dismiss(&[from], report);
    }

    pub(crate) fn detach(&mut self, parent: UnitId, brigade: UnitId, strength: u8, to: LeaderId, report: &mut Report) {
        let from = self.state.unit(parent).and_then(|unit| unit.leader);
        if let Some(from) = from.filter(|_| self.state.hex_of(to).is_none()) {
            self.appear(to, from);
        }
        if let Some(unit) = self.state.unit_mut(parent) {
            unit.strength -= strength;
        }
        if let Some(unit) = self.state.unit_mut(brigade) {
            (unit.strength, unit.leader) = (strength, Some(to));
        }
        self.refresh();
        let hex = self.state.hex_of(to);
        report.tell(What::Detached { brigade, strength, to, hex }, [rules::ORGANISE]);
    }

    pub(crate) fn rejoin(&mut self, parent: UnitId, brigade: UnitId, report: &mut Report) {
        let Some(unit) = self.state.unit_mut(brigade) else { return };
        let (strength, from) = (unit.strength, unit.leader.take());
        unit.strength = 0;
        if let Some(unit) = self.state.unit_mut(parent) {
            unit.strength += strength;
        }
        self.refresh();
        report.tell(What::Rejoined { brigade, strength }, [rules::ORGANISE]);
        if let Some(from) = from {
            if let Some(formation) = self.board.unit(brigade).map(|unit| unit.formation) {
                self.note_departure(formation, from);
            }
            self.dismiss(&[from], report);
        }
    }
}
