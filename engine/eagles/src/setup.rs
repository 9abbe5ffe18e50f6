//! The position at the start of a battle (2).

use super::campaign::*;
use super::definition::*;
use super::state::*;
use super::theatre::*;
use super::weather::Weather;
use engine::contract::Side;

/// The state before the weather of the first turn.
pub(crate) fn start(data: &Definition) -> State {
    let away = Leader {
        place: Place::Away,
        done: false,
        moved: false,
        forced: false,
        fought: false,
        hurry: None,
        foraging: false,
    };
    let mut leaders = vec![away; data.leaders.len()];
    let mut units = vec![Unit { leader: None, strength: 0 }; data.units.len()];
    for force in &data.forces {
        if let Some(leader) = leaders.get_mut(usize::from(force.leader.0)) {
            leader.place = Place::On(force.hex);
        }
        for track in &force.track {
            if let Some(unit) = units.get_mut(usize::from(track.unit.0)) {
                *unit = Unit { leader: Some(force.leader), strength: track.strength };
            }
        }
    }
    let campaign = data.campaign.as_ref();
    for arrival in campaign.map_or(&[][..], |campaign| campaign.arrivals.as_slice()) {
        if let Some(leader) = leaders.get_mut(usize::from(arrival.leader.0)) {
            leader.place = match (arrival.turn, arrival.at) {
                (0, Entry::Box(area)) => Place::Beside(Boxed { area, since: 0, to: None, by: None }),
                (turn, _) => Place::Due { turn },
            };
        }
        for track in &arrival.track {
            if let Some(unit) = units.get_mut(usize::from(track.unit.0)) {
                *unit = Unit { leader: Some(arrival.leader), strength: track.strength };
            }
        }
    }
    let theatre = campaign.map(|campaign| Box::new(theatre(data, campaign)));
    let stage = if theatre.is_some() { Stage::SetUp(Side::First) } else { Stage::Weather };
    State {
        turn: 1,
        phasing: Side::First,
        phases: 0,
        weather: data.turns.first().map_or(Weather::Fair, |turn| turn.historical),
        stage,
        leaders,
        units,
        damaged: data.damaged.clone(),
        morale: data.morale.start,
        lost: [0, 0],
        guard_lost: [0, 0],
        held: data.held.iter().map(|held| held.at_start).collect(),
        commands_left: 0,
        combats: 0,
        battles: Vec::new(),
        shut: Vec::new(),
        theatre,
        veil: None,
    }
}

/// The start of a campaign.
fn theatre(data: &Definition, campaign: &CampaignData) -> Theatre {
    let staff = |(plan, army): (&StaffData, &ArmyData)| Staff {
        points: plan.points,
        source: army.source,
        change: None,
        centre: Centre { place: Station::On(plan.centre), active: true, moved: false },
        pool: plan.pool,
    };
    let trains = Side::BOTH.into_iter().zip(campaign.trains);
    let waiting = |(side, count): (Side, u8)| (0..count).map(move |_| Train { side, place: TrainPlace::Waiting });
    let redoubt = |one: &RedoubtData| Redoubt { hex: one.hex, side: one.side, builder: None, raised: true };
    let held = data
        .held
        .iter()
        .any(|held| campaign.politics.capital.contains(&held.hex) && held.at_start == Some(data.morale.upward));
    Theatre {
        staffs: campaign.staffs.iter().zip(&data.armies).map(staff).collect(),
        trains: trains.flat_map(waiting).collect(),
        redoubts: campaign.redoubts.iter().map(redoubt).collect(),
        dispatched: Vec::new(),
        politics: Politics { capital_gained: campaign.politics.gained, capital_entered: held, ..Politics::default() },
        hasty: false,
        promotions: 0,
        startled: Vec::new(),
        rode_off: Vec::new(),
        unled: Vec::new(),
        beset: Vec::new(),
    }
}
