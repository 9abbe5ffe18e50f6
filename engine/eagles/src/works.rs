//! Bridges and trains in a march, and redoubts (B10, B12).

use super::board::Grade;
use super::breach::{Checked, Fact, Facts, demand, halves, refuse};
use super::campaign::ByClass;
use super::definition::{Hexside, LeaderId};
use super::event::{Report, What};
use super::field::is_damaged;
use super::game::Game;
use super::rules;
use super::state::*;
use super::theatre::{Redoubt, Train, TrainPlace, Work};
use engine::contract::Side;
use engine::hex::Hex;

impl ByClass {
    const fn at(self, grade: Grade) -> u8 {
        match grade {
            Grade::Primary => self.primary,
            Grade::Secondary => self.secondary,
        }
    }
}

impl Game {
    /// The leg of the Force Leader, under way or about to begin.
    fn working_leg(&self, march: &March) -> Leg {
        march.leaders_leg().cloned().unwrap_or(Leg {
            leaders: vec![march.leader],
            spent: 0,
            worked: 0,
            stopped: false,
            repulsed: false,
        })
    }

    /// Whether a piece of work may be done at a hexside; what it costs in halves.
    pub(crate) fn check_work(&self, march: &March, work: Work, side: Hexside) -> Checked<u8> {
        let Some(campaign) = self.campaign() else {
            return refuse(rules::BRIDGES, "no-work", Facts::NONE);
        };
        demand(march.open, rules::BRIDGES, "leg-over", || Facts::NONE.varied("finished"))?;
        demand(!march.extended, rules::BRIDGES, "extended", || Facts::NONE.varied("bridges"))?;
        let hex = self.head(march)?;
        let across = if side.low == hex { side.high } else { side.low };
        let step = self.board.step(hex, across).filter(|step| step.side() == side);
        let Some((step, grade)) = step.and_then(|step| Some((step, step.river?))) else {
            return refuse(rules::BRIDGES, "no-river", Facts::NONE);
        };
        let leg = self.working_leg(march);
        let tables = &campaign.tables;
        let enemy = march.side.other();
        let beside = self.board.steps(hex).iter().any(|step| self.field.strong(&self.board, enemy, step.to));
        let more = if beside { tables.enemy_adjacent } else { 0 };
        let cost = match work {
            Work::Damage | Work::Repair => {
                let damaged = is_damaged(&self.state, step);
                let wanted = step.is_bridge() && damaged == (work == Work::Repair);
                demand(wanted, rules::BRIDGES, "no-bridge", || {
                    Facts::NONE
                        .with("state", Fact::Word(if work == Work::Repair { "damaged" } else { "intact" }))
                        .with("hex", across)
                })?;
                demand(!self.field.strong(&self.board, enemy, across), rules::BRIDGES, "enemy-across", || {
                    Facts::NONE.with("hex", across)
                })?;
                // A leader who could still come along works too.
                let begun = march.leaders_leg().is_some() && march.worked_leg().is_none();
                let company = if begun { Vec::new() } else { self.may_carry(march) };
                let hands: Vec<LeaderId> = leg.leaders.iter().copied().chain(company).collect();
                let able = grade == Grade::Secondary || self.arms_of(&hands).is_foot();
                demand(able, rules::BRIDGES, "horse-alone", || Facts::NONE)?;
                (if work == Work::Repair { tables.repair } else { tables.damage }).at(grade) + more
            }
            Work::Deploy => {
                let bridged = step.is_bridge() && !is_damaged(&self.state, step) || self.state.has_pontoon(side);
                demand(!bridged, rules::BRIDGES, "bridged", || Facts::NONE)?;
                demand(self.train_of(&leg.leaders).is_some(), rules::BRIDGES, "no-train", || {
                    Facts::NONE.varied("leg")
                })?;
                tables.deploy
            }
            Work::TakeUp => {
                let own = |train: &Train| {
                    train.side == march.side
                        && matches!(train.place, TrainPlace::Pontoon { hex: there, side: over } if there == hex && over == side)
                };
                let there = self.state.theatre.as_ref().is_some_and(|theatre| theatre.trains.iter().any(own));
                demand(there, rules::BRIDGES, "no-pontoon", || Facts::NONE)?;
                tables.take_up
            }
        };
        let left = self.walker(march, &leg.leaders, leg.spent).left;
        demand(cost <= left, rules::BRIDGES, "too-far", || {
            Facts::NONE.varied("cost").with("cost", halves(cost)).with("left", halves(left))
        })?;
        Ok(cost)
    }

    /// The first train that goes with one of these.
    fn train_of(&self, leaders: &[LeaderId]) -> Option<usize> {
        let theatre = self.state.theatre.as_ref()?;
        theatre
            .trains
            .iter()
            .position(|train| matches!(train.place, TrainPlace::With(leader) if leaders.contains(&leader)))
    }

    pub(crate) fn work(&mut self, work: Work, side: Hexside, report: &mut Report) -> Checked {
        let Some(march) = self.state.march().cloned() else {
            return refuse(rules::BRIDGES, "no-march", Facts::NONE);
        };
        let cost = self.check_work(&march, work, side)?;
        let hex = self.head(&march)?;
        let mut leg = self.working_leg(&march);
        let train = self.train_of(&leg.leaders);
        match work {
            Work::Damage => {
                self.state.damaged.push(side);
                self.state.damaged.sort_unstable();
            }
            Work::Repair => self.state.damaged.retain(|known| *known != side),
            Work::Deploy => {
                let found = train.and_then(|at| self.state.theatre.as_mut()?.trains.get_mut(at));
                if let Some(train) = found {
                    *train = Train { side: march.side, place: TrainPlace::Pontoon { hex, side } };
                }
            }
            Work::TakeUp => {
                let trains = self.state.theatre.as_mut().map(|theatre| &mut theatre.trains);
                for train in trains.into_iter().flatten() {
                    if matches!(train.place, TrainPlace::Pontoon { side: over, .. } if over == side) {
                        train.place = TrainPlace::With(march.leader);
                    }
                }
            }
        }
        leg.spent += cost;
        leg.worked += cost;
        let again = march.leaders_leg().is_some();
        if let Some(march) = self.state.march_mut() {
            if again {
                march.legs.pop();
            }
            march.legs.push(leg);
        }
        self.refresh();
        report.tell(What::Worked { leader: march.leader, work, side, cost }, [rules::BRIDGES]);
        Ok(())
    }

    /// Takes a train along that was left in the Force Leader's hex, at no cost.
    pub(crate) fn check_collect(&self, march: &March) -> Checked<usize> {
        demand(march.open && !march.extended, rules::BRIDGES, "leg-over", || Facts::NONE.varied("train"))?;
        let hex = self.head(march)?;
        let left = |train: &Train| train.side == march.side && train.place == TrainPlace::Left(hex);
        let found = self.state.theatre.as_ref().and_then(|theatre| theatre.trains.iter().position(left));
        found.map_or_else(|| refuse(rules::BRIDGES, "no-train", Facts::NONE.varied("here")), Ok)
    }

    pub(crate) fn collect(&mut self, report: &mut Report) -> Checked {
        let Some(march) = self.state.march().cloned() else {
            return refuse(rules::BRIDGES, "no-march", Facts::NONE);
        };
        let at = self.check_collect(&march)?;
        if let Some(train) = self.state.theatre.as_mut().and_then(|theatre| theatre.trains.get_mut(at)) {
            train.place = TrainPlace::With(march.leader);
        }
        report.tell(What::TrainTaken { leader: march.leader }, [rules::BRIDGES]);
        Ok(())
    }

    /// Pontoons and left trains belong to whose strength last came into their hex; an enemy redoubt there is destroyed.
    pub(crate) fn seize(&mut self, side: Side, hex: Hex, report: &mut Report) {
        let Some(theatre) = &mut self.state.theatre else { return };
        for train in &mut theatre.trains {
            let there = match train.place {
                TrainPlace::Left(at) | TrainPlace::Pontoon { hex: at, .. } => at == hex,
                TrainPlace::Waiting | TrainPlace::With(_) => false,
            };
            if there && train.side != side {
                train.side = side;
                let pontoon = matches!(train.place, TrainPlace::Pontoon { .. });
                report.tell(What::TrainSeized { side, hex, pontoon }, [rules::BRIDGES]);
            }
        }
        theatre.redoubts.retain(|redoubt| redoubt.hex != hex || redoubt.side == side);
    }

    /// Redoubts that were left are destroyed.
    pub(crate) fn tidy_redoubts(&mut self) {
        let Some(theatre) = &self.state.theatre else { return };
        if theatre.redoubts.is_empty() {
            return;
        }
        let stays = |one: &Redoubt| {
            let builder = one.builder.is_none_or(|builder| one.raised || self.state.hex_of(builder) == Some(one.hex));
            builder && self.field.strong(&self.board, one.side, one.hex)
        };
        let kept: Vec<Redoubt> = theatre.redoubts.iter().copied().filter(stays).collect();
        if let Some(theatre) = &mut self.state.theatre {
            theatre.redoubts = kept;
        }
    }

    /// Whether a leader digs: no Major General, unmoved, no frost and no snow.
    fn digs(&self, leader: LeaderId) -> bool {
        let able = self.board.leader(leader).is_some_and(|data| !data.class.is_general());
        let still = self.state.leader(leader).is_some_and(|leader| !leader.moved);
        let weather = self.state.weather;
        able && still && !weather.frost() && !weather.snow()
    }

    /// Whether he has men enough for it.
    fn has_diggers(&self, leader: LeaderId) -> bool {
        let least = self.campaign().map_or(u16::MAX, |campaign| campaign.tables.diggers);
        self.strength(&[leader]) >= least
    }

    /// Redoubts that were dug for two turns rise; those whose diggers stopped are given up (B12).
    pub(crate) fn raise_redoubts(&mut self, report: &mut Report) {
        let side = self.state.phasing;
        let Some(theatre) = &self.state.theatre else { return };
        let mut kept = Vec::new();
        for mut one in theatre.redoubts.clone() {
            if let Some(builder) = one.builder.filter(|_| one.side == side && !one.raised) {
                // Under seal his strength is judged when the redoubt is laid out (C3).
                if !self.digs(builder) || !self.is_under_seal(builder) && !self.has_diggers(builder) {
                    continue;
                }
                one.raised = true;
                report.tell(What::RedoubtRaised { hex: one.hex, side }, [rules::REDOUBT]);
            }
            kept.push(one);
        }
        if let Some(theatre) = &mut self.state.theatre {
            theatre.redoubts = kept;
        }
    }

    pub(crate) fn check_redoubt(&self, side: Side, leader: LeaderId) -> Checked<Hex> {
        let hex = self.own_for(rules::REDOUBT, side, leader)?;
        let Some(theatre) = &self.state.theatre else {
            return refuse(rules::REDOUBT, "no-redoubt", Facts::NONE);
        };
        let able = self.digs(leader) && (self.is_sealed(leader) || self.has_diggers(leader));
        demand(able, rules::REDOUBT, "cannot-dig", || Facts::NONE.with("leader", leader))?;
        let there = theatre.redoubts.iter().any(|one| one.hex == hex);
        demand(!there, rules::REDOUBT, "redoubt-there", || Facts::NONE)?;
        Ok(hex)
    }

    pub(crate) fn lay_redoubt(&mut self, leader: LeaderId, hex: Hex, report: &mut Report) {
        let side = self.state.phasing;
        if let Some(theatre) = &mut self.state.theatre {
            theatre.redoubts.push(Redoubt { hex, side, builder: Some(leader), raised: false });
            theatre.redoubts.sort_by_key(|one| one.hex);
        }
        report.tell(What::RedoubtLaid { hex, side }, [rules::REDOUBT]);
    }
}
