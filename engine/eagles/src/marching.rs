//! Legs of a march, repulses, and the end of a march [5.3, 5.4, 5.5].

use super::attrition::{Strain, Wear, by_arm};
use super::breach::{Checked, Facts, breach, demand, halves};
use super::definition::LeaderId;
use super::dues::Toll;
use super::event::{Report, What};
use super::game::Game;
use super::rules;
use super::state::*;
use super::walkers::no_march;
use super::ways::Walker;
use super::ways_open::Ways;
use engine::count::{capped_sum, less};
use engine::hex::Hex;

impl Game {
    /// A piece of the Force Leader's leg.
    pub(crate) fn march_on(&mut self, carried: &[LeaderId], path: &[Hex], report: &mut Report) -> Checked {
        let march = self.state.march().ok_or_else(no_march)?;
        let again = march.leaders_leg().is_some();
        let (leg, from, cost) = self.check_march(march, carried, path)?;
        self.go(leg, again, from, path, cost, report);
        Ok(())
    }

    /// Whether such a piece may be gone: the leg after it, where it starts, and what it costs.
    pub(crate) fn check_march(&self, march: &March, carried: &[LeaderId], path: &[Hex]) -> Checked<(Leg, Hex, u8)> {
        demand(march.open, rules::MARCH, "leg-over", || Facts::NONE.varied("finished"))?;
        let from = self.head(march)?;
        let worked = march.leaders_leg().map_or(0, |leg| leg.worked);
        let (leaders, spent) = match march.leaders_leg() {
            Some(leg) => {
                let mut same = carried.to_vec();
                same.push(march.leader);
                same.sort_unstable();
                let joins = march.worked_leg().is_some();
                demand(carried.is_empty() || joins || same == leg.leaders, rules::MARCH, "not-carried", || {
                    Facts::NONE.varied("before")
                })?;
                demand(!leg.stopped, rules::MARCH, "zone-stops", || Facts::NONE.varied("leg"))?;
                let leaders = if joins { self.check_carried(march, carried)? } else { leg.leaders.clone() };
                (leaders, leg.spent)
            }
            None => (self.check_carried(march, carried)?, 0),
        };
        let walked = self.walk(self.walker(march, &leaders, spent), from, path)?;
        if let Segment::Forced { guns: Some(target), .. } = &march.segment {
            demand(march.leaders_leg().is_none(), rules::FORCED, "one-path", || Facts::NONE.varied("guns"))?;
            let there = self.state.hex_of(*target);
            let ends = there.zip(path.last()).is_some_and(|(there, &end)| self.beside_hexes(there).contains(&end));
            demand(ends, rules::FORCED, "away-from-guns", || Facts::NONE.varied("contact").with("enemy", *target))?;
        }
        let leg = Leg { leaders, spent: spent + walked.cost, worked, stopped: walked.stopped, repulsed: false };
        Ok((leg, from, walked.cost))
    }

    /// Another participant's leg, or a further piece of it after a repulse.
    pub(crate) fn march_leg(&mut self, leaders: &[LeaderId], path: &[Hex], report: &mut Report) -> Checked {
        let march = self.state.march().ok_or_else(no_march)?;
        let (leg, from, again, cost) = self.check_march_leg(march, leaders, path)?;
        if let Some(march) = self.state.march_mut() {
            march.open = false;
        }
        self.go(leg, again, from, path, cost, report);
        Ok(())
    }

    /// Whether such a leg may be made: the leg, where it starts, whether it only goes on, and what it costs.
    pub(crate) fn check_march_leg(
        &self,
        march: &March,
        leaders: &[LeaderId],
        path: &[Hex],
    ) -> Checked<(Leg, Hex, bool, u8)> {
        let (leaders, from, again) = self.check_leg(march, leaders)?;
        let spent = if again { march.legs.last().map_or(0, |leg| leg.spent) } else { 0 };
        let walked = self.walk(self.walker(march, &leaders, spent), from, path)?;
        let head = self.head(march)?;
        let end = path.last().copied().unwrap_or(from);
        demand(self.beside(head, end), rules::MARCH, "stranded", || {
            Facts::NONE.varied("leader").with("hex", end).with("chief", march.leader)
        })?;
        let spent = spent + walked.cost;
        let leg = Leg { leaders, spent, worked: 0, stopped: walked.stopped, repulsed: false };
        Ok((leg, from, again, walked.cost))
    }

    /// Whether these may make a leg now: who, from where, and whether they only go on.
    fn check_leg(&self, march: &March, leaders: &[LeaderId]) -> Checked<(Vec<LeaderId>, Hex, bool)> {
        if let Segment::Forced { guns: Some(_), .. } = march.segment {
            demand(march.leaders_leg().is_some(), rules::FORCED, "leader-first", || {
                Facts::NONE.with("leader", march.leader)
            })?;
        }
        let mut sorted = leaders.to_vec();
        sorted.sort_unstable();
        let Some(&first) = sorted.first() else {
            return Err(breach(rules::MARCH, "nobody", Facts::NONE.varied("march")));
        };
        let from = self.own(march.side, first)?;
        if let Some(last) =
            march.legs.last().filter(|leg| leg.leaders == sorted && !leg.leaders.contains(&march.leader))
        {
            demand(last.repulsed && !last.stopped, rules::MARCH, "one-path", || Facts::NONE.varied("leg"))?;
            return Ok((sorted, from, true));
        }
        for (at, &one) in sorted.iter().enumerate() {
            let again = at > 0 && sorted.get(at - 1) == Some(&one);
            let able = march.others.contains(&one) && !march.has_gone(one) && !again;
            demand(able, rules::MARCH, "no-leg", || Facts::NONE.with("leader", one))?;
            demand(self.state.hex_of(one) == Some(from), rules::MARCH, "not-together", || Facts::NONE.varied("leg"))?;
        }
        Ok((sorted, from, false))
    }

    pub(crate) fn go(&mut self, leg: Leg, again: bool, from: Hex, path: &[Hex], cost: u8, report: &mut Report) {
        let (leaders, stopped) = (leg.leaders.clone(), leg.stopped);
        if let Some(march) = self.state.march_mut() {
            if again {
                march.legs.pop();
            }
            march.legs.push(leg);
        }
        let told = What::Marched { leaders: leaders.clone(), from, path: path.to_vec(), cost, stopped };
        report.tell(told, [rules::MARCH]);
        self.note_forage(&leaders, path);
        self.lead(&leaders, path, report);
    }

    /// The leg that would repulse: who, spent so far, whether it is under way, whether the Force Leader is in it.
    fn repulsing(&self, march: &March, leaders: &[LeaderId]) -> Checked<(Vec<LeaderId>, u8, bool)> {
        if leaders.is_empty() {
            if let Some(leg) = march.legs.last() {
                let led = leg.leaders.contains(&march.leader);
                demand(!led || march.open, rules::REPULSE, "leg-over", || Facts::NONE.varied("ended"))?;
                return Ok((leg.leaders.clone(), leg.spent, true));
            }
            return Ok((vec![march.leader], 0, false));
        }
        let mut sorted = leaders.to_vec();
        sorted.sort_unstable();
        if let Some(leg) = march.legs.last().filter(|leg| leg.leaders == sorted) {
            return Ok((sorted, leg.spent, true));
        }
        if sorted.contains(&march.leader) {
            demand(march.open && march.legs.is_empty(), rules::REPULSE, "leg-over", || Facts::NONE.varied("begun"))?;
            sorted.retain(|&one| one != march.leader);
            return Ok((self.check_carried(march, &sorted)?, 0, false));
        }
        let (leaders, _, _) = self.check_leg(march, &sorted)?;
        Ok((leaders, 0, false))
    }

    /// Whether a stack can be pushed away by these; the leg and what it will cost.
    pub(crate) fn check_repulse(&self, march: &March, leaders: &[LeaderId], hex: Hex) -> Checked<(Leg, bool, u8)> {
        let (leaders, spent, under_way) = self.repulsing(march, leaders)?;
        let from = leaders.first().and_then(|&one| self.state.hex_of(one)).ok_or_else(no_march)?;
        let guns = matches!(march.segment, Segment::Forced { guns: Some(_), .. }) && march.leaders_leg().is_none();
        demand(!guns, rules::FORCED, "away-from-guns", || Facts::NONE.varied("push"))?;
        let touched = self.touched(march.side, from).contains(&hex);
        demand(touched, rules::REPULSE, "not-touched", || Facts::NONE.with("hex", hex))?;
        let stack = self.leaders_in(march.side.other(), hex);
        let table = &self.board.tables().repulse;
        let (own, enemy) = (self.strength(&leaders), self.strength(&stack));
        let strong = u32::from(own) >= u32::from(self.repulse_ratio(&stack)) * u32::from(enemy);
        demand(strong, rules::REPULSE, "too-weak", || {
            Facts::NONE.with("own", own).with("enemy", enemy).with("times", self.repulse_ratio(&stack))
        })?;
        demand(!self.is_walled(march.side.other(), hex), rules::REPULSE, "fortified", || Facts::NONE.with("hex", hex))?;
        let walker = self.walker(march, &leaders, spent);
        let step = self.board.step(from, hex);
        let cost = step.and_then(|step| self.cost(step, walker.pace, self.state.weather.mud()));
        let cost = capped_sum(cost.unwrap_or(u8::MAX), self.board.tables().cost.repulse);
        demand(cost <= walker.left, rules::REPULSE, "too-far", || {
            Facts::NONE.varied("cost").with("cost", halves(cost)).with("left", halves(walker.left))
        })?;
        if !leaders.contains(&march.leader) {
            let head = self.head(march)?;
            demand(self.beside(head, hex), rules::MARCH, "stranded", || {
                Facts::NONE.varied("leader").with("hex", hex).with("chief", march.leader)
            })?;
        }
        let ways = self.ways(march.side.other(), hex, table.hexes, &[from]);
        demand(ways.length > 0, rules::REPULSE, "no-way-out", || Facts::NONE.with("hex", hex))?;
        let worked = march.legs.last().filter(|leg| leg.leaders == leaders).map_or(0, |leg| leg.worked);
        Ok((Leg { leaders, spent, worked, stopped: true, repulsed: false }, under_way, cost))
    }

    pub(crate) fn repulse(&mut self, leaders: &[LeaderId], hex: Hex) -> Checked {
        let march = self.state.march().ok_or_else(no_march)?.clone();
        let (leg, under_way, _) = self.check_repulse(&march, leaders, hex)?;
        let led = leg.leaders.contains(&march.leader);
        if let Some(march) = self.state.march_mut() {
            if under_way {
                march.legs.pop();
            }
            march.legs.push(leg);
            march.open = march.open && led;
            march.step = MarchStep::GiveWay { hex };
        }
        Ok(())
    }

    /// The ways of the stack that is being repulsed.
    pub(crate) fn ways_to_give(&self) -> Option<Ways> {
        let march = self.state.march()?;
        let MarchStep::GiveWay { hex } = march.step else { return None };
        let from = march.legs.last()?.leaders.first().and_then(|&one| self.state.hex_of(one))?;
        Some(self.ways(march.side.other(), hex, self.board.tables().repulse.hexes, &[from]))
    }

    /// The cost of following a repulsed stack.
    fn follow_cost(&self, walker: Walker, from: Hex, hex: Hex) -> u8 {
        let cost = self.board.step(from, hex).and_then(|step| self.cost(step, walker.pace, self.state.weather.mud()));
        cost.unwrap_or(0) + self.board.tables().cost.repulse
    }

    /// Whether the leg that repulsed a stack has points to follow it. The rules leave no other leg; a loaded one may be.
    pub(crate) fn can_follow_repulse(&self) -> bool {
        let follows = |march: &March| {
            let (MarchStep::GiveWay { hex }, Some(leg)) = (&march.step, march.legs.last()) else { return None };
            let from = leg.leaders.first().and_then(|&one| self.state.hex_of(one))?;
            leg.spent.checked_add(self.follow_cost(self.walker(march, &leg.leaders, leg.spent), from, *hex))
        };
        self.state.march().and_then(follows).is_some()
    }

    /// The stack goes, and the leg follows into its hex.
    pub(crate) fn give_way(&mut self, path: &[Hex], report: &mut Report) -> Checked {
        let march = self.state.march().ok_or_else(no_march)?.clone();
        let (MarchStep::GiveWay { hex }, Some(leg)) = (&march.step, march.legs.last()) else { return Err(no_march()) };
        let (hex, mut leg) = (*hex, leg.clone());
        let from = leg.leaders.first().and_then(|&one| self.state.hex_of(one)).ok_or_else(no_march)?;
        let walker = self.walker(&march, &leg.leaders, leg.spent);
        let cost = self.follow_cost(walker, from, hex);
        let stack = self.leaders_in(march.side.other(), hex);
        let told = What::Repulsed { leaders: leg.leaders.clone(), stack: stack.clone(), hex, path: path.to_vec() };
        report.tell(told, [rules::REPULSE]);
        self.drop_trains(&stack, hex);
        self.lead(&stack, path, report);
        leg.spent += cost;
        leg.stopped = self.stops(walker, hex);
        leg.repulsed = true;
        if let Some(march) = self.state.march_mut() {
            march.step = MarchStep::Legs;
        }
        self.go(leg, true, from, &[hex], cost, report);
        Ok(())
    }

    /// Whether the march may be closed.
    pub(crate) fn check_end(&self, march: &March) -> Checked {
        let owes = matches!(march.segment, Segment::Forced { guns: Some(_), .. }) && march.leaders_leg().is_none();
        demand(!owes, rules::FORCED, "away-from-guns", || Facts::NONE.varied("not-reached"))
    }

    /// The attrition of the march under way; `None` if no leader with strength moved.
    pub(crate) fn strain(&self, march: &March) -> Option<(Strain, Wear)> {
        let movers: Vec<LeaderId> = march.legs.iter().flat_map(|leg| leg.leaders.iter().copied()).collect();
        let arms = self.arms_of(&movers);
        let sealed = self.any_sealed(&movers);
        let walked = |leg: &Leg| leg.spent - leg.worked;
        let spent = march.legs.iter().map(walked).max().filter(|&spent| spent > 0)?;
        let beyond = |leg: &Leg| {
            let pace = self.pace(&leg.leaders);
            less(walked(leg), self.board.tables().allowance.at(pace)).div_ceil(2)
        };
        let extended = march.extended.then(|| march.legs.iter().map(beyond).max().unwrap_or(0));
        if arms.total() == 0 {
            return None;
        }
        // A leader who is dispersed when the march ends lives off the ground that his leader crossed (B13).
        let stands = self.state.hex_of(march.leader);
        let worst = march.forage.or_else(|| stands.map(|hex| self.forage_in(hex))).unwrap_or(0);
        let (column, guests) = self.living_off(&movers, worst).filter(|_| !march.extended).unwrap_or((march.column, 0));
        let mut near = movers;
        near.push(march.leader);
        let strain = Strain {
            column,
            army: self.board.leader(march.leader)?.army,
            size: if sealed { u16::MAX } else { arms.total() + guests },
            strength: if sealed { u16::MAX } else { arms.total() },
            row: march.row.filter(|_| sealed),
            all_horse: !arms.is_foot(),
            spent,
            extended,
            commander: self.commander_among(&near),
            rule: rules::ATTRITION,
        };
        Some((strain, self.wear(&strain)))
    }

    /// The losses for each face of the attrition die if these leaders went this many halves in the march under way.
    pub fn wear_after(&self, leaders: &[LeaderId], spent: u8) -> Option<[u16; 6]> {
        let mut march = self.state.march()?.clone();
        march.legs.retain(|leg| !leg.leaders.iter().any(|one| leaders.contains(one)));
        let leaders = leaders.to_vec();
        march.legs.push(Leg { leaders, spent, worked: 0, stopped: false, repulsed: false });
        self.strain(&march).map(|(_, wear)| wear.losses)
    }

    /// All leaders have reached their hexes: those that moved are done, and attrition follows.
    pub(crate) fn end_march(&mut self, report: &mut Report) {
        let Some(march) = self.state.march().cloned() else { return };
        let forced = matches!(march.segment, Segment::Forced { .. });
        for leg in &march.legs {
            // A leader that only worked on a bridge, or changed its mode, has not moved [5.6].
            let walked = leg.spent > leg.worked;
            for &one in &leg.leaders {
                if let Some(leader) = self.state.leader_mut(one) {
                    leader.moved = leader.moved || !forced && walked;
                    *if forced { &mut leader.forced } else { &mut leader.done } = true;
                }
            }
        }
        if forced && self.optional.hurry_up {
            self.note_hurry(&march);
        }
        report.tell(What::MarchEnded { leader: march.leader }, [rules::MARCH]);
        self.judge_march(report);
    }

    /// Whether any leader that marched has its track under seal.
    fn marched_unseen(&self, march: &March) -> bool {
        self.is_veiled() && march.legs.iter().any(|leg| self.any_sealed(&leg.leaders))
    }

    /// The attrition of the march that is over.
    pub(crate) fn judge_march(&mut self, report: &mut Report) {
        let Some(march) = self.state.march().cloned() else { return };
        match self.strain(&march) {
            None => self.close_march(),
            Some(_) if march.row.is_none() && self.marched_unseen(&march) => {
                if let Some(march) = self.state.march_mut() {
                    march.step = MarchStep::Claim;
                }
            }
            Some((_, wear)) => match wear.settled() {
                Some(loss) => self.wear_down(loss, None, report),
                None => {
                    if let Some(march) = self.state.march_mut() {
                        march.step = MarchStep::Attrition;
                    }
                }
            },
        }
    }

    /// The loss of the march is known.
    pub(crate) fn wear_down(&mut self, loss: u16, face: Option<u16>, report: &mut Report) {
        let Some(march) = self.state.march().cloned() else { return };
        let Some((strain, wear)) = self.strain(&march) else { return self.close_march() };
        let side = march.side;
        report.tell(wear.told(&strain, side, None, face, loss), [rules::ATTRITION]);
        if self.marched_unseen(&march) {
            if loss == 0 {
                return self.close_march();
            }
            if let Some(march) = self.state.march_mut() {
                march.step = MarchStep::Hidden { loss };
            }
            return;
        }
        let movers: Vec<LeaderId> = march.legs.iter().flat_map(|leg| leg.leaders.iter().copied()).collect();
        let due = by_arm(self.arms_of(&movers), loss);
        if let Some(march) = self.state.march_mut() {
            march.step = MarchStep::Loss(Toll { side, leaders: movers, due });
        }
    }

    /// Back to the segment.
    pub(crate) fn close_march(&mut self) {
        if self.state.march().is_some_and(|march| march.segment == Segment::Command) {
            self.cut_dispatch();
        }
        let Some(march) = self.state.march() else { return };
        self.state.stage = match &march.segment {
            Segment::Command => Stage::Command,
            Segment::Initiative => Stage::Initiative,
            Segment::Arrival => Stage::Arrivals,
            Segment::Forced { guns, before } => {
                let mut called = before.clone();
                called.extend(guns);
                called.sort_unstable();
                called.dedup();
                Stage::Forced { side: march.side, guns: called }
            }
        };
    }
}
