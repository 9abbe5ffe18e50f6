//! Opens a counter of veiled play: its kind when an enemy is near, its leader in contact (C3, B11).

use super::super::breach::{Checked, Facts, demand};
use super::super::definition::LeaderId;
use super::super::event::{Report, What};
use super::super::game::Game;
use super::super::rules;
use super::super::seals::{Guise, Mask};
use super::super::state::{Place, Stage};
use super::super::veiled::{Kind, Name, Track};
use engine::codec;
use engine::contract::{Opening, Side};

impl Game {
    /// The next counter of which it is owed what it is: those of the phasing side first.
    pub(crate) fn must_show(&self) -> Option<LeaderId> {
        if matches!(self.state.stage, Stage::Over(_) | Stage::SetUp(_)) {
            return None;
        }
        let near_enemy = |token: LeaderId| {
            let side = self.board.side_of(token);
            self.is_unled(token) || self.state.hex_of(token).is_some_and(|hex| self.is_enemy_near(side, hex))
        };
        if let Some(excused) = &self.excused {
            let mut hidden = self.guises.iter().filter(|guise| !guise.shown).map(|guise| guise.leader);
            return hidden.find(|token| !excused.contains(token) && near_enemy(*token));
        }
        let veil = self.state.veil.as_ref()?;
        let near = |mask: &&Mask| near_enemy(mask.token);
        let due = |side: Side| {
            let own = veil.masks.iter().filter(|mask| self.board.side_of(mask.token) == side);
            own.filter(|mask| mask.is_outpost.is_none()).find(near).map(|mask| mask.token)
        };
        due(self.state.phasing).or_else(|| due(self.state.phasing.other()))
    }

    /// Opens the kind of a counter.
    pub(super) fn show_kind(&mut self, token: LeaderId, opening: &Opening, report: &mut Report) -> Checked {
        let side = self.board.side_of(token);
        let mask = self.state.mask(token).copied().filter(|_| self.must_show() == Some(token));
        demand(mask.is_some(), rules::VEIL, "not-owed", || Facts::NONE.varied("now"))?;
        demand(mask.is_some_and(|mask| mask.kind == opening.seal(side)), rules::VEIL, "not-the-kind", || Facts::NONE)?;
        let outpost = codec::decode::<Kind>(&opening.content).is_ok_and(|kind| kind.outpost);
        report.tell(What::KindShown { token, outpost }, [rules::VEIL]);
        self.learn_kind(token, outpost);
        Ok(())
    }

    fn learn_kind(&mut self, token: LeaderId, outpost: bool) {
        if let Some(mask) = self.state.mask_mut(token) {
            mask.is_outpost = Some(outpost);
        }
        if outpost {
            self.alarm(token);
        }
        self.refresh();
    }

    /// An outpost is known: it flees.
    pub(super) fn alarm(&mut self, token: LeaderId) {
        let near = self.state.hex_of(token).is_some_and(|hex| self.is_enemy_near(self.board.side_of(token), hex));
        if let Some(theatre) = self.state.theatre.as_mut().filter(|_| near)
            && !theatre.startled.contains(&token)
            && !theatre.rode_off.contains(&token)
        {
            theatre.startled.push(token);
        }
    }

    /// Whether a leader could be the one under a counter.
    fn may_be(&self, mask: &Mask, leader: LeaderId) -> bool {
        let army = |id: LeaderId| self.board.leader(id).map(|data| data.army);
        let given = self.journal.dealt.iter().any(|one| (one.token, one.leader) == (mask.token, Some(leader)));
        let began =
            given || self.journal.begun.as_deref().is_some_and(|begun| begun.hex_of(leader) == Some(mask.dealt));
        let unseen = self.state.leader(leader).is_some_and(|leader| leader.place == Place::Unseen);
        began && unseen && army(leader) == army(mask.token)
    }

    /// The leader under a counter, if the sealed content names one that it may be.
    pub(super) fn named_by(&self, mask: &Mask, content: &[u8]) -> Option<Name> {
        let name = codec::decode::<Name>(content).ok()?;
        name.leader.is_none_or(|leader| self.may_be(mask, leader)).then_some(name)
    }

    /// Opens the leader under a counter. If that is nonsense it is an outpost to both sides.
    pub(super) fn open_name(&mut self, token: LeaderId, opening: &Opening, report: &mut Report) -> Checked {
        let side = self.board.side_of(token);
        let mask = self.state.mask(token).copied().filter(|_| self.must_open() == Some(token));
        demand(mask.is_some(), rules::VEIL, "not-owed", || Facts::NONE.varied("now"))?;
        let Some(mask) = mask.filter(|mask| mask.name == opening.seal(side)) else {
            return demand(false, rules::VEIL, "not-the-name", || Facts::NONE);
        };
        let leader = self.named_by(&mask, &opening.content).and_then(|name| name.leader);
        report.tell(What::NameOpened { token, leader }, [rules::VEIL]);
        match leader {
            Some(leader) => {
                self.unmask(&mask, leader);
                self.refresh();
                self.dismiss(&[leader], report);
            }
            None => self.learn_kind(token, true),
        }
        Ok(())
    }

    /// A leader is in the hex of its counter. A track that has never changed is the one it began with.
    pub(super) fn unmask(&mut self, mask: &Mask, leader: LeaderId) {
        self.state.take_place(mask.token, leader);
        if self.token(leader).is_none() && !mask.bare {
            let begun = self.journal.begun.as_deref().into_iter().flat_map(|begun| &begun.units);
            let own = self.board.unit_ids().zip(begun).filter(|(_, unit)| unit.leader == Some(leader));
            let units = own.map(|(id, unit)| (id, unit.strength)).collect();
            self.lay_track(leader, &Track { leader, units });
        }
    }

    /// Replaces the counters of a side whose leaders this engine knows, in the game as that side knows it.
    pub(super) fn drop_masks(&mut self, whole: &Game, side: Side) {
        for mask in whole.state.veil.iter().flat_map(|veil| &veil.masks) {
            if self.board.side_of(mask.token) != side || mask.is_outpost == Some(true) {
                continue;
            }
            let known = whole.known.get(&mask.name);
            let Some(name) = known.and_then(|opening| whole.named_by(mask, &opening.content)) else { continue };
            let shown = mask.is_outpost.is_some();
            match name.leader {
                Some(leader) => {
                    self.unmask(mask, leader);
                    self.guises.push(Guise { leader, outpost: false, shown });
                }
                None => {
                    if let Some(veil) = &mut self.state.veil {
                        veil.masks.retain(|other| other.token != mask.token);
                    }
                    self.guises.push(Guise { leader: mask.token, outpost: true, shown });
                }
            }
        }
    }

    /// Each of a side's leaders under a counter, with the counter.
    pub(super) fn disguises(&self, side: Side) -> Vec<(LeaderId, LeaderId)> {
        let masks = self.state.veil.iter().flat_map(|veil| &veil.masks);
        let own = masks.filter(|mask| self.board.side_of(mask.token) == side);
        own.filter_map(|mask| {
            let opening = self.known.get(&mask.name)?;
            Some((self.named_by(mask, &opening.content)?.leader?, mask.token))
        })
        .collect()
    }

    /// Whether it is owed what a counter is, since no order reaches it.
    fn is_unled(&self, leader: LeaderId) -> bool {
        self.state.theatre.as_ref().is_some_and(|theatre| theatre.unled.contains(&leader))
    }
}
