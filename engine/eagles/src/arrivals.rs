//! Leaders that enter the map, and leaders that leave it (B8, B9).

use super::breach::{Checked, Facts, demand, halves, refuse};
use super::campaign::{BoxId, Entry};
use super::command::Command;
use super::companies::companies;
use super::definition::LeaderId;
use super::event::{Report, What};
use super::game::Game;
use super::rules;
use super::state::*;
use super::theatre::Boxed;
use engine::contract::Side;
use engine::count::less;
use engine::hex::Hex;

impl Game {
    fn entry_of(&self, leader: LeaderId) -> Option<Entry> {
        let campaign = self.campaign()?;
        campaign.arrivals.iter().find(|arrival| arrival.leader == leader).map(|arrival| arrival.at)
    }

    /// Whether a leader may come onto the map in that hex.
    fn is_entry_open(&self, leader: LeaderId, hex: Hex) -> bool {
        let side = self.board.side_of(leader);
        // Enemies without units make way for strength only [5.3].
        let barred = !self.is_employed(leader) && self.field.anybody(&self.board, side.other(), hex);
        self.board.is_land(hex) && !barred && self.passes(side, hex)
    }

    /// Whether a leader that is due may come onto the map in that hex.
    pub(crate) fn check_enter_at(&self, leader: LeaderId, hex: Hex) -> bool {
        self.is_entry_open(leader, hex)
    }

    /// The next arrival that is due, in hex order.
    pub(crate) fn due(&self) -> Option<(LeaderId, Hex)> {
        let side = self.state.phasing;
        let due = |leader: LeaderId| match (self.state.leader(leader)?.place, self.entry_of(leader)?) {
            (Place::Due { turn }, Entry::Hex(hex)) if turn <= self.state.turn => Some((hex, leader)),
            _ => None,
        };
        let own = self.board.leader_ids().filter(|&leader| self.board.side_of(leader) == side);
        own.filter_map(due).min().map(|(hex, leader)| (leader, hex))
    }

    /// Hexes at the edge where a due arrival may enter instead of its closed hex.
    pub(crate) fn side_doors(&self, leader: LeaderId, hex: Hex) -> Vec<Hex> {
        let far = self.campaign().map_or(0, |campaign| u16::from(campaign.tables.entry));
        let map = &self.board.definition().map;
        let edge = |hex: &Hex| {
            hex.column == 1 || hex.column == map.columns || hex.row == map.first_row || hex.row == map.last_row
        };
        let near = |other: &Hex| self.board.distance(hex, *other) <= far;
        self.board.hexes().filter(edge).filter(near).filter(|&other| self.is_entry_open(leader, other)).collect()
    }

    /// Boxes are left and entered as time goes by: leaders on their way arrive, and leaders due in a box are in it.
    pub(crate) fn tend_boxes(&mut self) {
        let turn = self.state.turn;
        for leader in self.board.leader_ids() {
            if self.board.side_of(leader) != self.state.phasing {
                continue;
            }
            let entry = self.entry_of(leader);
            let Some(place) = self.state.leader_mut(leader).map(|leader| &mut leader.place) else { continue };
            match (*place, entry) {
                (Place::Due { turn: due }, Some(Entry::Box(area))) if due <= turn => {
                    *place = Place::Beside(Boxed { area, since: 0, to: None, by: None });
                }
                (Place::Beside(Boxed { since, to: Some(to), .. }), _) if less(turn, since) >= 2 => {
                    *place = Place::Beside(Boxed { area: to, since: turn, to: None, by: None });
                }
                _ => {}
            }
        }
    }

    fn boxed(&self, leader: LeaderId) -> Option<Boxed> {
        match self.state.leader(leader)?.place {
            Place::Beside(boxed) => Some(boxed),
            _ => None,
        }
    }

    /// The exits by which a leader in a box may come back now.
    fn returns(&self, leader: LeaderId) -> Vec<Hex> {
        let Some(boxed) = self.boxed(leader).filter(|boxed| boxed.to.is_none() && boxed.since < self.state.turn) else {
            return Vec::new();
        };
        let exits = self.exits_of(boxed.area);
        let known = |hex: &Hex| boxed.by.is_none_or(|by| by == *hex);
        exits.iter().copied().filter(known).filter(|&hex| self.is_entry_open(leader, hex)).collect()
    }

    /// Everything that may be said in the arrivals segment.
    pub(crate) fn arriving(&self) -> Vec<Command> {
        if let Some((leader, hex)) = self.due() {
            return self.side_doors(leader, hex).into_iter().map(|hex| Command::Enter { leader, hex }).collect();
        }
        let side = self.state.phasing;
        let mut found = Vec::new();
        for leader in self.board.leader_ids().filter(|&leader| self.board.side_of(leader) == side) {
            found.extend(self.returns(leader).into_iter().map(|hex| Command::Enter { leader, hex }));
            if self.check_transit(side, leader).is_ok() {
                found.push(Command::Transit { leader });
            }
        }
        found
    }

    pub(crate) fn check_enter(&self, side: Side, leader: LeaderId, hex: Hex) -> Checked {
        let own = self.board.leader(leader).is_some() && self.board.side_of(leader) == side;
        demand(own, rules::THINGS, "not-yours", || Facts::NONE.varied("leader"))?;
        if let Some((due, entry)) = self.due() {
            demand(due == leader, rules::ARRIVAL, "another-first", || Facts::NONE.with("leader", due))?;
            return demand(self.side_doors(due, entry).contains(&hex), rules::ARRIVAL, "closed", || {
                Facts::NONE.varied("entry").with("leader", leader).with("hex", hex)
            });
        }
        let Some(boxed) = self.boxed(leader) else {
            return refuse(rules::ARRIVAL, "nobody-waits", Facts::NONE.with("leader", leader));
        };
        demand(boxed.to.is_none(), rules::OFF_MAP, "on-his-way", || Facts::NONE.with("leader", leader))?;
        demand(boxed.since < self.state.turn, rules::OFF_MAP, "too-early", || Facts::NONE.with("leader", leader))?;
        demand(self.returns(leader).contains(&hex), rules::OFF_MAP, "closed", || {
            Facts::NONE.varied("exit").with("hex", hex)
        })
    }

    pub(crate) fn check_transit(&self, side: Side, leader: LeaderId) -> Checked<BoxId> {
        let own = self.board.leader(leader).is_some() && self.board.side_of(leader) == side;
        demand(own, rules::THINGS, "not-yours", || Facts::NONE.varied("leader"))?;
        let boxed = self.boxed(leader).filter(|boxed| boxed.to.is_none() && boxed.since < self.state.turn);
        let area = boxed.and_then(|boxed| self.campaign()?.boxes.get(usize::from(boxed.area.0)));
        match area.and_then(|area| area.leads_to) {
            Some(to) => Ok(to),
            None => refuse(rules::OFF_MAP, "no-way", Facts::NONE.varied("leader").with("leader", leader)),
        }
    }

    pub(crate) fn transit(&mut self, leader: LeaderId, to: BoxId, report: &mut Report) {
        let turn = self.state.turn;
        if let Some(Leader { place: Place::Beside(boxed), .. }) = self.state.leader_mut(leader) {
            (boxed.to, boxed.since) = (Some(to), turn);
        }
        report.tell(What::InTransit { leader, to }, [rules::OFF_MAP]);
    }

    /// The hex of entry is closed: the arrival waits a turn.
    pub(crate) fn put_off(&mut self, leader: LeaderId, report: &mut Report) {
        let turn = self.state.turn + 1;
        if let Some(leader) = self.state.leader_mut(leader) {
            leader.place = Place::Due { turn };
        }
        report.tell(What::PutOff { leader }, [rules::ARRIVAL]);
    }

    /// Every company in which the Force Leader may leave the map now, the largest first.
    pub(crate) fn exits_open(&self, march: &March) -> Vec<Command> {
        if self.head(march).ok().and_then(|hex| self.box_at(hex)).is_none() {
            return Vec::new();
        }
        let begun = march.leaders_leg().is_some();
        let mut all = companies(&if begun { Vec::new() } else { self.may_carry(march) });
        all.sort_by_key(|company| std::cmp::Reverse(company.len()));
        let both = all.into_iter().flat_map(|carried| [false, true].map(|transit| (carried.clone(), transit)));
        let able = both.filter(|(carried, transit)| self.check_exit(march, carried, *transit).is_ok());
        able.map(|(carried, transit)| Command::Exit { carried, transit }).collect()
    }

    /// The box into which the Force Leader's leg may leave the map, and the leg as it then is.
    pub(crate) fn check_exit(&self, march: &March, carried: &[LeaderId], transit: bool) -> Checked<(BoxId, Leg)> {
        let Some(campaign) = self.campaign() else {
            return refuse(rules::OFF_MAP, "no-box", Facts::NONE);
        };
        demand(march.side == campaign.leaves_map, rules::OFF_MAP, "stays", || Facts::NONE)?;
        demand(march.open, rules::OFF_MAP, "leg-over", || Facts::NONE.varied("finished"))?;
        let hex = self.head(march)?;
        let Some(id) = self.box_at(hex) else {
            return refuse(rules::OFF_MAP, "no-exit", Facts::NONE.varied("map").with("hex", hex));
        };
        let leads_on = campaign.boxes.get(usize::from(id.0)).is_some_and(|area| area.leads_to.is_some());
        demand(!transit || leads_on, rules::OFF_MAP, "no-way", || Facts::NONE.varied("box"))?;
        demand(self.touched(march.side, hex).is_empty(), rules::OFF_MAP, "contact", || Facts::NONE.varied("leaves"))?;
        let mut leg = match march.leaders_leg() {
            Some(leg) => {
                let mut same = carried.to_vec();
                same.push(march.leader);
                same.sort_unstable();
                demand(carried.is_empty() || same == leg.leaders, rules::MARCH, "not-carried", || {
                    Facts::NONE.varied("before")
                })?;
                leg.clone()
            }
            None => {
                let leaders = self.check_carried(march, carried)?;
                Leg { leaders, spent: 0, worked: 0, stopped: false, repulsed: false }
            }
        };
        let (cost, left) = (campaign.tables.exit, self.walker(march, &leg.leaders, leg.spent).left);
        demand(cost <= left, rules::OFF_MAP, "too-far", || {
            Facts::NONE.varied("leaves").with("cost", halves(cost)).with("left", halves(left))
        })?;
        leg.spent += cost;
        Ok((id, leg))
    }

    pub(crate) fn exit(&mut self, carried: &[LeaderId], transit: bool, report: &mut Report) -> Checked {
        let march = self.state.march().cloned();
        let Some(march) = march else { return refuse(rules::OFF_MAP, "no-march", Facts::NONE) };
        let (area, leg) = self.check_exit(&march, carried, transit)?;
        let hex = self.head(&march)?;
        let again = march.leaders_leg().is_some();
        let leaders = leg.leaders.clone();
        let campaign = self.campaign();
        let known = campaign.and_then(|campaign| campaign.boxes.get(usize::from(area.0)));
        let remembers = known.is_some_and(|known| known.remembers);
        let to = known.and_then(|known| known.leads_to).filter(|_| transit);
        let besieged = campaign.is_some_and(|campaign| {
            campaign.politics.thorn == Some(area) && self.strength(&leaders) >= campaign.tables.besiegers
        });
        let boxed = Boxed { area, since: self.state.turn, to, by: remembers.then_some(hex) };
        for &leader in &leaders {
            if let Some(leader) = self.state.leader_mut(leader) {
                leader.place = Place::Beside(boxed);
            }
        }
        if let Some(theatre) = self.state.theatre.as_mut().filter(|_| besieged) {
            theatre.politics.thorn_due = true;
        }
        if let Some(march) = self.state.march_mut() {
            if again {
                march.legs.remove(0);
            }
            march.legs.insert(0, leg);
            march.open = false;
        }
        self.refresh();
        report.tell(What::LeftForBox { leaders, hex, area }, [rules::OFF_MAP]);
        self.end_march(report);
        Ok(())
    }
}
