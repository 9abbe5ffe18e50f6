//! Armies, leaders, units and formations. Generic generals are listed like all other leaders.

use super::printed::hex_of;
use eagles::*;
use engine::contract::Side;
use scenarios::fields::Fields;
use scenarios::tree::Node;
use std::collections::BTreeMap;

/// The armies, leaders and units that can be in a battle, with the places of their names.
pub(super) struct People {
    pub(super) armies: Vec<ArmyData>,
    pub(super) leaders: Vec<LeaderData>,
    pub(super) units: Vec<UnitData>,
    pub(super) formations: Vec<FormationData>,
}

const ARMIES: [(&str, &str); 3] = [("french", "fr"), ("russian", "ru"), ("prussian", "pr")];

impl People {
    pub(super) fn leader(&self, id: &str) -> Option<LeaderId> {
        let at = self.leaders.binary_search_by(|leader| leader.id.as_str().cmp(id)).ok()?;
        u16::try_from(at).ok().map(LeaderId)
    }

    pub(super) fn unit(&self, id: &str) -> Option<UnitId> {
        let at = self.units.binary_search_by(|unit| unit.id.as_str().cmp(id)).ok()?;
        u16::try_from(at).ok().map(UnitId)
    }

    /// Counters for veiled play: one for each leader of an army that is set up, and one for each outpost its side may
    /// place. They come after all others, whatever their names.
    pub(super) fn add_tokens(&mut self, forces: &[ForceData], outposts: [u8; 2]) {
        for (army, at) in self.armies.iter().zip(0u8..) {
            let own = |force: &&ForceData| {
                self.leaders.get(usize::from(force.leader.0)).is_some_and(|leader| leader.army == ArmyId(at))
            };
            let posts = outposts.get(army.side.index()).copied().unwrap_or(0);
            let count = forces.iter().filter(own).count() + usize::from(posts);
            let token = |number: usize| LeaderData {
                id: format!("token-{}-{number:02}", army.id),
                name: format!("Token {number} ({})", army.id),
                army: ArmyId(at),
                class: Class::Token,
                initiative: 0,
                span: 0,
                subordination: 0,
                bonus: 0,
            };
            let tokens: Vec<LeaderData> = (1..=count).map(token).collect();
            self.leaders.extend(tokens);
        }
        self.leaders.sort_by(|a, b| a.id.cmp(&b.id));
    }

    /// All leaders and units in the book; `first` is the side that plays first.
    pub(super) fn read(book: &mut Fields<'_>, first: &str, sources: &mut Fields<'_>) -> Option<People> {
        let log = book.log;
        let mut armies = Vec::new();
        for (army, _) in ARMIES {
            let own = if army == "french" { "french" } else { "coalition" };
            let side = if own == first { Side::First } else { Side::Second };
            let source = sources.required(army).and_then(|node| hex_of(node, army, log))?;
            armies.push(ArmyData { id: army.to_owned(), side, source, feels_snow: army == "french" });
        }
        let mut leaders = generics(book)?;
        for mut item in book.items("leader") {
            leaders.push(leader(&mut item)?);
        }
        leaders.sort_by(|a, b| a.id.cmp(&b.id));
        let mut bodies: BTreeMap<String, ArmyId> = BTreeMap::new();
        let mut rows = Vec::new();
        for mut item in book.items("unit") {
            let id = item.name("id", 60)?.to_owned();
            let name = item.name("name", 60)?.to_owned();
            let army = army_of(item.required("army")?, item.log)?;
            let formation = item.name("formation", 60)?.to_owned();
            let arms = [("infantry", Arm::Infantry), ("cavalry", Arm::Cavalry), ("artillery", Arm::Artillery)];
            let arm = item.required("arm")?.choice("arm", &arms, item.log)?;
            let guard = item.truth("guard", false);
            bodies.insert(formation.clone(), army);
            rows.push((id, name, formation, arm, guard));
        }
        rows.sort_by(|a, b| a.0.cmp(&b.0));
        let formations: Vec<FormationData> =
            bodies.into_iter().map(|(id, army)| FormationData { id, army, general: None }).collect();
        let units = rows
            .into_iter()
            .filter_map(|(id, name, formation, arm, guard)| {
                let at = formations.binary_search_by(|body| body.id.cmp(&formation)).ok()?;
                Some(UnitData { id, name, formation: FormationId(u16::try_from(at).ok()?), arm, guard })
            })
            .collect();
        Some(People { armies, leaders, units, formations })
    }
}

fn army_of(node: &Node, log: &scenarios::mistake::Log) -> Option<ArmyId> {
    let choices = [("french", ArmyId(0)), ("russian", ArmyId(1)), ("prussian", ArmyId(2))];
    node.choice("army", &choices, log)
}

fn leader(item: &mut Fields<'_>) -> Option<LeaderData> {
    let log = item.log;
    let classes = [("army", Class::Army), ("leader", Class::Leader), ("major_general", Class::Named)];
    Some(LeaderData {
        id: item.name("id", 60)?.to_owned(),
        name: item.name("name", 60)?.to_owned(),
        army: army_of(item.required("army")?, log)?,
        class: item.required("class")?.choice("class", &classes, log)?,
        initiative: item.number("initiative", 0..=9)?,
        span: item.number("span", 0..=60)?,
        subordination: item.number("subordination", 0..=60)?,
        bonus: item.number("bonus", 0..=3)?,
    })
}

/// The Major Generals without a name.
fn generics(book: &mut Fields<'_>) -> Option<Vec<LeaderData>> {
    let mut table = book.section("generic")?;
    let mut found = Vec::new();
    for (key, short, class) in [("infantry", "inf", Class::GenericFoot), ("cavalry", "cav", Class::GenericHorse)] {
        let mut kind = table.section(key)?;
        let pool: u8 = kind.number("pool", 1..=20)?;
        let initiative = kind.number("initiative", 0..=9)?;
        let span = kind.number("span", 0..=60)?;
        let subordination = kind.number("subordination", 0..=60)?;
        for ((army, letters), at) in ARMIES.into_iter().zip(0..) {
            for number in 1..=pool {
                found.push(LeaderData {
                    id: format!("{letters}-mg-{short}-{number}"),
                    name: format!("Major General {number} ({army} {key})"),
                    army: ArmyId(at),
                    class,
                    initiative,
                    span,
                    subordination,
                    bonus: 0,
                });
            }
        }
    }
    Some(found)
}
