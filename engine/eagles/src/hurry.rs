//! Forces that came into contact by forced march may join their combat late (B19).

use super::activation::FACES;
use super::definition::LeaderId;
use super::event::{Report, What};
use super::fight::*;
use super::game::Game;
use super::rules;
use super::state::*;
use engine::contract::Side;

/// A Force that force-marched: its side, the leader of the march, its leaders in this combat, and the round it joins in
/// by die face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hurried {
    pub(crate) side: Side,
    pub(crate) force: LeaderId,
    pub(crate) leaders: Vec<LeaderId>,
    pub(crate) plus: i16,
    pub(crate) rounds: [u8; FACES as usize],
    /// Whether its die is rolled: only if it can matter (R5).
    pub(crate) thrown: bool,
    /// Whether it has infantry or cavalry.
    fights: bool,
}

impl Hurried {
    fn differs(&self) -> bool {
        self.rounds.iter().any(|round| Some(round) != self.rounds.first())
    }

    fn may_be_there(&self) -> bool {
        self.rounds.contains(&1)
    }

    fn may_be_late(&self) -> bool {
        self.rounds.iter().any(|&round| round > 1)
    }
}

impl Game {
    /// Notes the leaders of a march that are in contact now, for a combat of this turn.
    pub(crate) fn note_hurry(&mut self, march: &March) {
        for leg in &march.legs {
            for &one in &leg.leaders {
                let hex = self.state.hex_of(one);
                let contact = hex.is_some_and(|hex| !self.touched(march.side, hex).is_empty());
                let hurry = Hurry { force: march.leader, halves: leg.spent, plus: march.plus };
                if let Some(leader) = self.state.leader_mut(one).filter(|_| contact) {
                    leader.hurry = Some(hurry);
                }
            }
        }
    }

    /// The Forces of a combat that hurried, the attacker's first, by the leader of the march.
    pub(crate) fn hurried(&self, fight: &Fight) -> Vec<Hurried> {
        let mut found: Vec<Hurried> = Vec::new();
        if !self.optional.hurry_up {
            return found;
        }
        for side in [fight.attacker, fight.attacker.other()] {
            let party = &fight.party(side).leaders;
            let came = |one: &LeaderId| self.state.leader(*one).and_then(|leader| leader.hurry);
            let mut forces: Vec<LeaderId> = party.iter().filter_map(came).map(|hurry| hurry.force).collect();
            forces.sort_unstable();
            forces.dedup();
            for force in forces {
                let own = |one: &&LeaderId| came(one).is_some_and(|hurry| hurry.force == force);
                let leaders: Vec<LeaderId> = party.iter().filter(own).copied().collect();
                let halves = leaders.iter().filter_map(came).map(|hurry| hurry.halves).max().unwrap_or(0);
                let plus = leaders.iter().find_map(came).map_or(0, |hurry| hurry.plus);
                let fights = self.arms_of(&leaders).fighting() > 0;
                let rounds = self.joining(halves, plus);
                found.push(Hurried { side, force, plus, rounds, leaders, thrown: false, fights });
            }
        }
        self.weigh_dice(fight, &mut found);
        found
    }

    /// Decides which dice are rolled. A side is there from the start if none of it could fight otherwise. So a leader
    /// that comes alone is never late, and rolls only if others may be late that it would leave behind.
    fn weigh_dice(&self, fight: &Fight, found: &mut [Hurried]) {
        let all = found.to_vec();
        for one in found {
            let own = || all.iter().filter(|other| other.side == one.side);
            let hurried = |leader: &LeaderId| own().any(|other| other.leaders.contains(leader));
            let rest = fight.party(one.side).leaders.iter().copied().filter(|leader| !hurried(leader));
            let others = || own().filter(|other| other.force != one.force);
            let others_there = || others().any(|other| other.fights && other.may_be_there());
            one.thrown = one.differs();
            if self.arms_of(&rest.collect::<Vec<_>>()).fighting() > 0 || others_there() {
                continue;
            }
            one.thrown &= one.fights && one.may_be_there() && others().any(Hurried::may_be_late);
            if !one.thrown {
                one.rounds = [1; FACES as usize];
            }
        }
    }

    /// The round of joining, by face.
    fn joining(&self, halves: u8, plus: i16) -> [u8; FACES as usize] {
        let column = match halves.div_ceil(2) {
            ..=1 => 0,
            2..=3 => 1,
            _ => 2,
        };
        let mut rounds = [1; FACES as usize];
        for (round, face) in rounds.iter_mut().zip(1i16..) {
            let row = match face + plus {
                ..=2 => 0,
                3..=4 => 1,
                _ => 2,
            };
            let cell = self.board.tables().hurry_up.get(row).and_then(|row: &Vec<u8>| row.get(column));
            *round = cell.map_or(1, |cell| cell + 1);
        }
        rounds
    }

    /// The dice have shown which leaders are late. A side that would have no leader to fight is there from the start.
    pub(crate) fn arrive(&mut self, faces: &[u16], report: &mut Report) {
        let Some(fight) = self.state.fight().cloned() else { return };
        let mut dice = faces.iter();
        let mut fallen: Vec<(Hurried, Option<u16>, u8)> = Vec::new();
        for one in self.hurried(&fight) {
            let face = if one.thrown { dice.next().copied() } else { None };
            let at = usize::from(face.unwrap_or(1) - 1);
            let round = one.rounds.get(at).copied().unwrap_or(1);
            fallen.push((one, face, round));
        }
        for side in [fight.attacker, fight.attacker.other()] {
            let own = || fallen.iter().filter(|(one, ..)| one.side == side);
            let behind = own().filter(|(_, _, round)| *round > 1);
            let late: Vec<Late> =
                behind.map(|(one, _, round)| Late { leaders: one.leaders.clone(), round: *round }).collect();
            let out = |one: &LeaderId| late.iter().any(|group| group.leaders.contains(one));
            let there: Vec<LeaderId> = fight.party(side).leaders.iter().copied().filter(|one| !out(one)).collect();
            let stands = self.arms_of(&there).fighting() > 0;
            for (one, face, round) in own() {
                let round = if stands { *round } else { 1 };
                let told = What::Hurried { leader: one.force, leaders: one.leaders.clone(), face: *face, round };
                report.tell(told, [rules::HURRY]);
            }
            if late.is_empty() || !stands {
                continue;
            }
            if let Some(fight) = self.state.fight_mut() {
                let party = fight.party_mut(side);
                (party.leaders, party.late) = (there, late);
            }
            self.find_leader(side);
        }
        self.set_step(FightStep::Seal(fight.attacker));
    }

    /// Leaders that were late and are there in the next round join.
    pub(crate) fn join(&mut self, side: Side) {
        let Some(fight) = self.state.fight_mut() else { return };
        let next = fight.round + 1;
        let party = fight.party_mut(side);
        let (here, rest): (Vec<Late>, Vec<Late>) =
            std::mem::take(&mut party.late).into_iter().partition(|late| late.round <= next);
        party.late = rest;
        let mut leaders = party.leaders.clone();
        for one in here.into_iter().flat_map(|late| late.leaders) {
            if self.state.hex_of(one).is_some() && self.is_employed(one) && !leaders.contains(&one) {
                leaders.push(one);
            }
        }
        leaders.sort_unstable();
        if let Some(fight) = self.state.fight_mut() {
            fight.party_mut(side).leaders = leaders;
        }
    }
}
