//! Faults of a campaign, its data and its positions.

use super::campaign::*;
use super::definition::*;
use engine::hex::Hex;
use std::collections::BTreeSet;

/// More of anything than a campaign has.
const MOST: usize = 400;
/// No number of halves or hexes in the tables is larger.
const MOST_HALVES: u8 = 99;
/// No fortnight has more turns: a siege of seven begun in the last turn still ends in a turn that has a number.
const LONGEST_FORTNIGHT: u8 = 20;

/// The first thing wrong with a campaign's data, if anything is.
pub(crate) fn campaign_fault(data: &Definition, campaign: &CampaignData) -> Option<String> {
    let inside = |hex: &Hex| {
        (1..=data.map.columns).contains(&hex.column) && (data.map.first_row..=data.map.last_row).contains(&hex.row)
    };
    let dry = |hex: &Hex| inside(hex) && !data.map.water.contains(hex);
    let leader = |id: LeaderId| usize::from(id.0) < data.leaders.len();
    let held = |hex: &Hex| data.held.iter().any(|held| held.hex == *hex);
    let sizes = [campaign.arrivals.len(), campaign.boxes.len(), campaign.redoubts.len(), campaign.promotions.len()];
    let small = campaign.boxes.len() <= 20
        && campaign.trains.iter().chain(&campaign.outposts).all(|&count| count <= 20)
        && campaign.regiments.len() <= MOST
        && sizes.into_iter().all(|size| size <= MOST);
    if !small || campaign.staffs.len() != data.armies.len() {
        return Some(String::from("the lists of the campaign are not those of its armies"));
    }
    for staff in &campaign.staffs {
        let sources = staff.sources.len() <= MOST
            && staff.sources.iter().all(|source| dry(&source.hex) && source.watched.iter().all(inside));
        let pool = [staff.pool.infantry, staff.pool.cavalry, staff.pool.artillery, staff.pool.guard];
        if !dry(&staff.centre) || !sources || staff.points > 99 || pool.into_iter().any(|part| part > 99) {
            return Some(String::from("an army's Centre, sources or pools cannot be"));
        }
    }
    let area = |id: BoxId| usize::from(id.0) < campaign.boxes.len();
    let boxes = campaign.boxes.iter().all(|one| {
        let named = (1..=40).contains(&one.id.chars().count()) && engine::plain::is_plain(&one.id);
        named && one.exits.iter().all(dry) && one.exits.len() <= MOST && one.leads_to.is_none_or(area)
    });
    let mut placed: BTreeSet<LeaderId> = data.forces.iter().map(|force| force.leader).collect();
    let mut used: BTreeSet<UnitId> =
        data.forces.iter().flat_map(|force| &force.track).map(|track| track.unit).collect();
    let arrivals = campaign.arrivals.iter().all(|arrival| {
        let at = match arrival.at {
            Entry::Hex(hex) => dry(&hex) && arrival.turn > 0,
            Entry::Box(id) => area(id),
        };
        let track = arrival.track.iter().all(|track| {
            usize::from(track.unit.0) < data.units.len() && (1..=9).contains(&track.strength) && used.insert(track.unit)
        });
        at && track && leader(arrival.leader) && placed.insert(arrival.leader) && arrival.turn <= 60
    });
    let rivals = campaign.rivals.is_none_or(|rivals| leader(rivals.old) && leader(rivals.new));
    let people = campaign.waits.is_none_or(|waits| leader(waits.leader))
        && campaign.promotions.iter().all(|one| leader(one.general) && leader(one.promoted))
        && campaign.wayward.iter().all(|&one| leader(one))
        && campaign.wayward.len() <= MOST
        && campaign.regiments.iter().all(|unit| usize::from(unit.0) < data.units.len());
    if !boxes || !arrivals || !rivals || !people {
        return Some(String::from("boxes, arrivals or people of the campaign cannot be"));
    }
    let politics = &campaign.politics;
    let places = held(&politics.city)
        && politics.capital.iter().chain(&politics.approaches).all(held)
        && politics.falls.iter().all(|fall| fall.spaces <= 7)
        && politics.kept <= 7
        && politics.danzig.is_none_or(area)
        && politics.thorn.is_none_or(area);
    if !places || !campaign.redoubts.iter().all(|one| dry(&one.hex)) {
        return Some(String::from("the places of the campaign cannot be"));
    }
    let whole = tables_fit(&campaign.tables, data) && forage_fits(&campaign.forage, data);
    (!whole).then(|| String::from("the tables of the campaign are incomplete"))
}

fn forage_fits(forage: &ForageData, data: &Definition) -> bool {
    let values = [forage.woods, forage.hills, forage.marsh];
    let known = |value: u8| usize::from(value) < forage.columns.len();
    (1..=20).contains(&forage.columns.len())
        && forage.columns.iter().all(|&column| usize::from(column) < data.tables.attrition.row_upper.len())
        && (1..=20).contains(&forage.bands.len())
        && forage.bands.iter().all(|band| known(band.value))
        && values.into_iter().all(known)
        && [forage.disperse, forage.concentrate, forage.radius].into_iter().all(|number| number <= MOST_HALVES)
        && (1..=20).contains(&forage.repulse)
        && forage.shift <= 9
}

fn tables_fit(tables: &CampaignTables, data: &Definition) -> bool {
    let grid = (1..=20).contains(&tables.length_upper.len())
        && (1..=20).contains(&tables.dice_upper.len())
        && tables.length_upper.is_sorted()
        && tables.length_upper.iter().all(|&length| length <= 2000)
        && tables.points.len() == tables.dice_upper.len()
        && tables.points.iter().all(|row| row.len() == tables.length_upper.len() && row.iter().all(|&cell| cell <= 50));
    let halves = [
        tables.centre,
        tables.extended,
        tables.astray,
        tables.dispatch,
        tables.damage.primary,
        tables.damage.secondary,
        tables.repair.primary,
        tables.repair.secondary,
        tables.enemy_adjacent,
        tables.deploy,
        tables.take_up,
        tables.exit,
        tables.entry,
        tables.refuge,
        tables.threat,
        tables.disbanded,
    ];
    grid && halves.into_iter().all(|number| number <= MOST_HALVES)
        && (1..=LONGEST_FORTNIGHT).contains(&tables.fortnight)
        && tables.redoubt <= 9
        && tables.centre >= 8
        && tables.siege.len() == 6
        && tables.siege.iter().all(|&spaces| spaces <= 7)
        && tables.columns.len() <= data.tables.attrition.row_upper.len()
}
