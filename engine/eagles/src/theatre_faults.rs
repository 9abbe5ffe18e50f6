//! Faults in the campaign's part of a position.

use super::board::Board;
use super::campaign::BoxId;
use super::definition::LeaderId;
use super::state::*;
use super::theatre::*;
use engine::hex::Hex;

/// More of anything than a campaign has.
const MOST: usize = 400;

/// The first fault in the campaign's part of a position.
pub(crate) fn theatre_mistake(board: &Board, state: &State) -> Option<&'static str> {
    let data = board.definition();
    let (theatre, campaign) = match (&state.theatre, &data.campaign) {
        (None, None) => {
            let battle = matches!(
                state.stage,
                Stage::SetUp(_) | Stage::Admin { .. } | Stage::Arrivals | Stage::Centres | Stage::Siege(_)
            );
            return battle.then_some("a battle has no such stage");
        }
        (Some(theatre), Some(campaign)) => (theatre, campaign),
        _ => return Some("a campaign has a theatre, and a battle has none"),
    };
    let known = |leader: LeaderId| board.leader(leader).is_some();
    let lists = theatre.staffs.len() == campaign.staffs.len()
        && theatre.trains.len() <= MOST
        && theatre.redoubts.len() <= MOST
        && theatre.dispatched.len() <= data.leaders.len()
        && theatre.unled.len() <= data.leaders.len()
        && theatre.beset.len() <= theatre.staffs.len()
        && theatre.beset.iter().all(|army| usize::from(army.0) < theatre.staffs.len())
        && theatre.dispatched.iter().chain(&theatre.unled).all(|&leader| known(leader));
    if !lists {
        return Some("the lists of the theatre are not those of this campaign");
    }
    let staffs = theatre.staffs.iter().all(|staff| {
        let land = |hex: Hex| board.is_land(hex);
        let pool = [staff.pool.infantry, staff.pool.cavalry, staff.pool.artillery, staff.pool.guard];
        land(staff.source)
            && staff.change.is_none_or(land)
            && staff.centre.place.hex().is_none_or(land)
            && match staff.centre.place {
                Station::Beside(area) => usize::from(area.0) < campaign.boxes.len(),
                Station::On(_) | Station::Disbanded { .. } | Station::Off => true,
            }
            && staff.points <= 99
            && pool.into_iter().all(|part| part <= 99)
    });
    let trains = theatre.trains.iter().all(|train| match train.place {
        TrainPlace::Waiting => true,
        TrainPlace::With(leader) => known(leader) && board.side_of(leader) == train.side,
        TrainPlace::Left(hex) => board.is_land(hex),
        TrainPlace::Pontoon { hex, side } => {
            let touches = side.low == hex || side.high == hex;
            touches && board.step(side.low, side.high).is_some_and(|step| step.river.is_some())
        }
    });
    let redoubts = theatre.redoubts.iter().all(|one| board.is_land(one.hex) && one.builder.is_none_or(known));
    let places = state.leaders.iter().all(|leader| match leader.place {
        Place::Beside(boxed) => {
            let area = |id: BoxId| usize::from(id.0) < campaign.boxes.len();
            area(boxed.area) && boxed.to.is_none_or(area) && boxed.by.is_none_or(|hex| board.is_land(hex))
        }
        Place::Away | Place::On(_) | Place::Lost | Place::Due { .. } | Place::Unseen => true,
    });
    let politics = theatre.politics.danzig <= 20 && theatre.politics.danzig_siege.is_none_or(|spaces| spaces <= 7);
    (!(staffs && trains && redoubts && places && politics)).then_some("Centres, trains, redoubts or boxes cannot be")
}
