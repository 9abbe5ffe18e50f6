//! Replaces one counter by another: in the state when a leader becomes known, in commands between the names a side
//! knows and those that both share.

use super::super::command::Command;
use super::super::definition::LeaderId;
use super::super::state::{MarchStep, Place, Segment, Stage, State};
use super::super::theatre::TrainPlace;
use super::super::veiled::Reseal;

impl State {
    /// A leader takes the place of the counter that hid him, in everything that names it.
    pub(crate) fn take_place(&mut self, token: LeaderId, leader: LeaderId) {
        let Some(now) = self.leader(token).copied() else { return };
        if let Some(own) = self.leader_mut(leader) {
            *own = now;
        }
        if let Some(gone) = self.leader_mut(token) {
            gone.place = Place::Away;
        }
        if let Some(veil) = &mut self.veil {
            let track = veil.tokens.get_mut(usize::from(token.0)).and_then(Option::take);
            if let Some(own) = veil.tokens.get_mut(usize::from(leader.0)) {
                *own = track;
            }
            veil.masks.retain(|mask| mask.token != token);
        }
        let name = |one: &mut LeaderId| {
            if *one == token {
                *one = leader;
            }
        };
        let names = |list: &mut Vec<LeaderId>| {
            list.iter_mut().for_each(name);
            list.sort_unstable();
        };
        if let Some(theatre) = &mut self.theatre {
            for train in &mut theatre.trains {
                if let TrainPlace::With(with) = &mut train.place {
                    name(with);
                }
            }
            theatre.redoubts.iter_mut().filter_map(|redoubt| redoubt.builder.as_mut()).for_each(name);
            theatre.startled.iter_mut().for_each(name);
            theatre.rode_off.iter_mut().for_each(name);
            theatre.unled.iter_mut().for_each(name);
            names(&mut theatre.dispatched);
        }
        match &mut self.stage {
            Stage::March(march) => {
                name(&mut march.leader);
                names(&mut march.others);
                march.legs.iter_mut().for_each(|leg| names(&mut leg.leaders));
                if let MarchStep::Loss(toll) = &mut march.step {
                    toll.leaders.iter_mut().for_each(name);
                }
                if let Segment::Forced { guns, before } = &mut march.segment {
                    guns.iter_mut().for_each(name);
                    names(before);
                }
            }
            Stage::Forced { guns, .. } => names(guns),
            Stage::Stationary { toll: Some(toll), .. } => toll.leaders.iter_mut().for_each(name),
            _ => {}
        }
    }
}

impl Reseal {
    /// The same resealing with other leaders for those whose tracks changed.
    pub(super) fn renamed(&self, name: &dyn Fn(LeaderId) -> LeaderId) -> Reseal {
        let mut reseal = self.clone();
        reseal.tracks.iter_mut().for_each(|one| one.leader = name(one.leader));
        reseal.emptied.iter_mut().for_each(|one| *one = name(*one));
        reseal
    }
}

/// The same command with other leaders for those it names. Contents under seal do not change.
pub(super) fn renamed(command: &Command, name: &dyn Fn(LeaderId) -> LeaderId) -> Command {
    let mut said = command.clone();
    let one = |leader: &mut LeaderId| *leader = name(*leader);
    let all = |leaders: &mut Vec<LeaderId>| leaders.iter_mut().for_each(one);
    match &mut said {
        Command::Transfer { from, to, .. } => {
            one(from);
            one(to);
        }
        Command::MakeGeneral { from, .. } => one(from),
        Command::Dissolve { general, to } => {
            one(general);
            one(to);
        }
        Command::Detach { to, .. } | Command::MarchRegiment { to, .. } => to.iter_mut().for_each(one),
        Command::Activate { leader, others, .. }
        | Command::Declare { leader, others, .. }
        | Command::Defend { leader, others } => {
            one(leader);
            all(others);
        }
        Command::Force { leader, others, guns } => {
            one(leader);
            all(others);
            guns.iter_mut().for_each(one);
        }
        Command::MoveLeader { leaders, .. }
        | Command::Repulse { leaders, .. }
        | Command::Leg { leaders, .. }
        | Command::Pursue { leaders, .. }
        | Command::Advance { leaders, .. }
        | Command::Mode { leaders, .. } => all(leaders),
        Command::March { carried, .. } | Command::Exit { carried, .. } => all(carried),
        Command::AssignTrain { leader }
        | Command::Enter { leader, .. }
        | Command::Transit { leader }
        | Command::LayRedoubt { leader }
        | Command::PlaceOutpost { leader } => one(leader),
        Command::Promote { general } => one(general),
        Command::Rejoin { .. }
        | Command::Done
        | Command::Pass
        | Command::EndMarch
        | Command::GiveWay { .. }
        | Command::Lose { .. }
        | Command::SealChit { .. }
        | Command::OpenChit { .. }
        | Command::Forward { .. }
        | Command::Stand
        | Command::BreakOff
        | Command::CounterAttack
        | Command::Decline
        | Command::Retreat { .. }
        | Command::Stay
        | Command::ChangeSource { .. }
        | Command::Disband { .. }
        | Command::AddReplacement { .. }
        | Command::MoveCentre { .. }
        | Command::RetireCentre { .. }
        | Command::PlaceCentre { .. }
        | Command::Flee { .. }
        | Command::Work { .. }
        | Command::Collect
        | Command::Veiled(_)
        | Command::Undo
        | Command::Stray { .. } => {}
    }
    said
}
