//! Retreat after a lost round, and the pursuit [7.8.4 to 7.8.7].

use super::breach::{Checked, Facts, demand, refuse};
use super::campaign::BoxId;
use super::definition::LeaderId;
use super::event::{Report, What};
use super::fight::*;
use super::game::Game;
use super::rules;
use super::state::*;
use super::terms::{Reason, Term};
use super::theatre::Boxed;
use engine::contract::Side;
use engine::count::less;
use engine::hex::Hex;

/// A pursuit before its die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hunt {
    pub(crate) initiative: i16,
    pub(crate) terms: Vec<Term>,
    /// Hexes pursued, by face.
    pub(crate) hexes: [u8; 6],
}

impl Game {
    pub(crate) fn check_retreat(&self, fight: &Fight, side: Side, paths: &[RetreatPath]) -> Checked<Vec<RetreatPath>> {
        let ways = self.retreat_ways(fight, side);
        for (at, path) in paths.iter().enumerate() {
            let known = ways.iter().any(|ways| ways.from == path.from);
            let again = paths.iter().take(at).any(|before| before.from == path.from);
            demand(known && !again, rules::AFTER, "no-stack", || Facts::NONE.with("hex", path.from))?;
        }
        let mut whole = Vec::new();
        for ways in &ways {
            let said = paths.iter().find(|path| path.from == ways.from).cloned();
            let said = said.unwrap_or(RetreatPath { from: ways.from, path: Vec::new(), off: false });
            self.check_path(ways, &said.path, said.off)?;
            whole.push(said);
        }
        Ok(whole)
    }

    /// The stacks go, all at once.
    pub(crate) fn retreat(&mut self, side: Side, paths: &[RetreatPath], report: &mut Report) {
        let Some(fight) = self.state.fight().cloned() else { return };
        let number = fight.result.map_or(0, |result| result.number(fight.attacker, side));
        let declared = side != self.state.phasing;
        let groups: Vec<Vec<LeaderId>> = paths
            .iter()
            .map(|path| {
                let all = self.leaders_in(side, path.from);
                let goes = |one: &LeaderId| declared || fight.party(side).leaders.contains(one);
                all.into_iter().filter(goes).collect()
            })
            .collect();
        let on_map = paths.iter().filter(|path| !path.off);
        let missing = on_map.map(|path| less(number, u8::try_from(path.path.len()).unwrap_or(number)));
        let missing = missing.max().unwrap_or(0);
        let stacks = groups.clone();
        report.tell(What::Retreated { side, paths: paths.to_vec(), stacks, missing }, [rules::RETREAT]);
        for (path, group) in paths.iter().zip(&groups) {
            if path.goes() {
                self.drop_trains(group, path.from);
            }
            self.lead(group, &path.path, report);
            if path.off {
                self.retire(group, path.path.last().copied().unwrap_or(path.from), report);
            }
        }
        if let Some(fight) = self.state.fight_mut() {
            fight.retreats = paths.to_vec();
            fight.missing = missing;
            fight.retreated = Some(side);
            fight.step = FightStep::Pursue(side.other());
        }
    }

    /// The leaders that may pursue the stack that left a hex.
    pub(crate) fn pursuers(&self, fight: &Fight, side: Side, from: Hex) -> Vec<LeaderId> {
        // Pursuit does not leave the map (B9).
        let gone = fight.retreats.iter().any(|path| path.from == from && !path.path.is_empty() && !path.off);
        let able = |one: &&LeaderId| {
            gone && self.field.arms(**one).fighting() > 0
                && self.state.hex_of(**one).is_some_and(|hex| hex != from && self.beside(hex, from))
        };
        fight.party(side).leaders.iter().filter(able).copied().collect()
    }

    /// Modifiers and results of a pursuit by these.
    pub(crate) fn hunt(&self, fight: &Fight, side: Side, leaders: &[LeaderId], from: Hex) -> Hunt {
        let party = fight.party(side);
        let initiative = if leaders.contains(&party.leader) {
            self.initiative(party.leader)
        } else {
            leaders.iter().map(|&one| self.initiative(one)).max().unwrap_or(0)
        };
        let mut terms = vec![Term { what: Reason::Resistance, rule: rules::PURSUIT, number: party.resistance }];
        let counts = party.differential > 0 || party.lost_cavalry > 0 || party.lost == 0;
        let horse = if counts { party.differential } else { 0 };
        terms.push(Term { what: Reason::CavalryDifferential, rule: rules::PURSUIT, number: horse });
        let plus: i16 = terms.iter().map(|term| term.number).sum();
        let length = fight.retreats.iter().find(|path| path.from == from).map_or(0, |path| path.path.len());
        let length = i16::try_from(length).unwrap_or(0);
        let base = i16::from(self.board.tables().pursuit.base);
        let mut hexes = [0; 6];
        for (number, face) in hexes.iter_mut().zip(1i16..) {
            *number = u8::try_from((initiative + base - face - plus).clamp(0, length)).unwrap_or(0);
        }
        Hunt { initiative, terms, hexes }
    }

    pub(crate) fn check_pursuit(&self, fight: &Fight, side: Side, leaders: &[LeaderId], from: Hex) -> Checked<Hunt> {
        let able = self.pursuers(fight, side, from);
        demand(!leaders.is_empty(), rules::RETREAT, "nobody", || Facts::NONE.varied("pursue"))?;
        for (at, one) in leaders.iter().enumerate() {
            let again = leaders.iter().take(at).any(|before| before == one);
            demand(able.contains(one) && !again, rules::RETREAT, "cannot-pursue", || {
                Facts::NONE.with("leader", *one).with("hex", from)
            })?;
        }
        let hunt = self.hunt(fight, side, leaders, from);
        demand(hunt.hexes.iter().any(|&hexes| hexes > 0), rules::RETREAT, "cannot-succeed", || {
            Facts::NONE.varied("pursuit")
        })?;
        Ok(hunt)
    }

    /// Possible pursuits: each hex left, with the leaders that could pursue.
    pub(crate) fn pursuits(&self, fight: &Fight, side: Side) -> Vec<(Hex, Vec<LeaderId>)> {
        let hopeful = |leaders: &[LeaderId], from: Hex| self.check_pursuit(fight, side, leaders, from).is_ok();
        let able = |from: Hex| {
            let all = self.pursuers(fight, side, from);
            // A leader who would bring nothing forward alone may go along with another who does.
            let goes = |one: &LeaderId| {
                hopeful(&[*one], from) || all.iter().any(|other| other != one && hopeful(&[*one, *other], from))
            };
            all.iter().copied().filter(goes).collect::<Vec<_>>()
        };
        let found = fight.retreats.iter().map(|path| (path.from, able(path.from)));
        found.filter(|(_, leaders)| !leaders.is_empty()).collect()
    }

    /// The loss of the side that retreated, pursued this many hexes along that path.
    pub(crate) fn retreat_loss(&self, fight: &Fight, side: Side, from: Option<Hex>, hexes: u8) -> u16 {
        let table = &self.board.tables().pursuit;
        let enemy = side.other();
        let path = fight.retreats.iter().find(|path| Some(path.from) == from);
        let doubled = path.is_some_and(|path| {
            let covered = path.path.iter().any(|&hex| self.field.zone(&self.board, enemy, hex));
            let all: Vec<Hex> = std::iter::once(path.from).chain(path.path.iter().copied()).collect();
            let wet = all.windows(2).take(usize::from(hexes)).any(|pair| match pair {
                [a, b] => self.board.step(*a, *b).is_some_and(|step| step.river.is_some() || step.lake),
                _ => false,
            });
            covered || wet
        });
        let pursued = u16::from(hexes) * u16::from(table.loss_per_hex) * if doubled { 2 } else { 1 };
        let least = match fight.result {
            Some(result) if result.loser == side => result.loss(fight.attacker, enemy),
            _ => 0,
        };
        pursued.max(least) + u16::from(fight.missing) * u16::from(table.no_way_per_hex)
    }

    /// The pursuit is known: what it costs, and where the pursuers will go.
    pub(crate) fn pursue(&mut self, pursuit: &Pursuit, hexes: u8, face: Option<u16>, report: &mut Report) {
        let Some(fight) = self.state.fight().cloned() else { return };
        let Some(side) = fight.retreated else { return };
        let loss = self.retreat_loss(&fight, side, Some(pursuit.from), hexes);
        let path = fight.retreats.iter().find(|path| path.from == pursuit.from);
        let way: Vec<Hex> = path
            .into_iter()
            .flat_map(|path| std::iter::once(path.from).chain(path.path.iter().copied()))
            .take(usize::from(hexes))
            .take_while(|&hex| !self.field.strong(&self.board, side, hex))
            .collect();
        let (leaders, hex, reached) = (pursuit.leaders.clone(), pursuit.from, way.last().copied());
        report.tell(What::Pursued { leaders: leaders.clone(), hex, face, hexes, loss, reached }, [rules::PURSUIT]);
        self.set_step(FightStep::AfterRetreat(Some(Chase { leaders, path: way })));
        self.charge_retreat(side, loss);
    }

    /// No leader pursues; the retreat may cost something all the same.
    pub(crate) fn let_go(&mut self) {
        let Some(fight) = self.state.fight().cloned() else { return };
        let Some(side) = fight.retreated else { return };
        let loss = self.retreat_loss(&fight, side, None, 0);
        self.set_step(FightStep::AfterRetreat(None));
        self.charge_retreat(side, loss);
    }

    /// The pursuers follow.
    pub(crate) fn follow(&mut self, chase: &Chase, report: &mut Report) {
        if chase.path.is_empty() {
            return;
        }
        self.lead(&chase.leaders, &chase.path, report);
        if let Some(fight) = self.state.fight_mut() {
            fight.pursued = true;
        }
    }

    /// Target hexes that are free now, with the participants who could step in (R35).
    pub(crate) fn steps_in(&self, fight: &Fight) -> Vec<(Hex, Vec<LeaderId>)> {
        let side = self.state.phasing;
        let free = |hex: &Hex| !self.field.strong(&self.board, side.other(), *hex);
        let able = |hex: Hex| {
            let near = |one: &&LeaderId| {
                self.field.arms(**one).fighting() > 0
                    && self.state.hex_of(**one).is_some_and(|stands| stands != hex && self.beside(stands, hex))
            };
            fight.party(side).leaders.iter().filter(near).copied().collect::<Vec<_>>()
        };
        fight.targets.iter().copied().filter(free).map(|hex| (hex, able(hex))).filter(|one| !one.1.is_empty()).collect()
    }

    pub(crate) fn check_advance(&self, fight: &Fight, leaders: &[LeaderId], hex: Hex) -> Checked {
        let Some((_, able)) = self.steps_in(fight).into_iter().find(|one| one.0 == hex) else {
            return refuse(rules::STEP_IN, "not-vacated", Facts::NONE.with("hex", hex));
        };
        let Some(&first) = leaders.first() else {
            return refuse(rules::STEP_IN, "nobody", Facts::NONE.varied("advance"));
        };
        for (at, one) in leaders.iter().enumerate() {
            let again = leaders.iter().take(at).any(|before| before == one);
            let together = self.state.hex_of(*one) == self.state.hex_of(first);
            demand(able.contains(one) && !again && together, rules::STEP_IN, "cannot-step-in", || {
                Facts::NONE.with("leader", *one).with("hex", hex)
            })?;
        }
        Ok(())
    }

    /// A beaten stack leaves the map into the cantonments, whose box remembers by which hex.
    fn retire(&mut self, leaders: &[LeaderId], hex: Hex, report: &mut Report) {
        let Some(campaign) = self.campaign() else { return };
        let found = campaign.boxes.iter().zip(0u8..).find(|(area, _)| area.remembers && area.exits.contains(&hex));
        let Some(area) = found.map(|(_, id)| BoxId(id)) else { return };
        let boxed = Boxed { area, since: self.state.turn, to: None, by: Some(hex) };
        for &leader in leaders {
            if let Some(leader) = self.state.leader_mut(leader) {
                leader.place = Place::Beside(boxed);
            }
        }
        self.refresh();
        report.tell(What::LeftForBox { leaders: leaders.to_vec(), hex, area }, [rules::OFF_MAP]);
    }
}
