//! The whole field as a battle: its counters, leaders and numbers in the form that all battles have, and what only the
//! field adds to them [20.3].

use super::data::{FieldBody, FieldLeader, FieldUnit, Post, Rank, WholeField};
use crate::definition::Arrival;
use crate::definition::{
    Arm, Chased, ControlHex, Definition, Deploy, FootKind, GrandRule, Gunner, LeaderData, Level, Lines, Orders,
    ReturnAfter, RowLimit, Rules, Start, UnitData, Victory, Wakes,
};
use crate::specials::Body;
use crate::state::PhaseName;
use engine::contract::Side;
use engine::hex::Hex;
use std::collections::BTreeSet;

/// The row that Russians stay north of in the morning, and the turn from which they need not [20.34.B.4].
const SOUTHERN_ROW: (u8, u8) = (11, 13);
/// Hexes that a skirmish unit may be away from its battalion at set-up, and from the enemy at least [20.32].
const OUTPOSTS: (u8, u8) = (4, 3);
/// The grand charge: radii, hexes the waves behind move up, steps that a rider goes on, and the gain of a rating [19.7].
const GRAND: (u8, u8, u8, i8) = (2, 4, 3, 1);
/// Losses that differ are worth no level here.
const NO_MARGIN: u16 = u16::MAX;

/// A field that a battle is played on, with its lines worked out.
#[derive(Clone, Debug)]
pub struct FieldOfBattle {
    /// The field, without the counters and leaders of options.
    pub field: WholeField,
    /// Hexes of maps C and D south of the Kutschitten road [2.7].
    pub south: BTreeSet<Hex>,
    /// The limits of the morning for each counter, in the order of the field.
    pub mornings: Vec<Morning>,
    /// The last turn on which a group of the variable order of entry is due, Allied first.
    pub last_due: [u8; 2],
    /// The road hexes near W, Y and Z that are jammed while the army leaves there [20.36].
    pub jams: [BTreeSet<Hex>; 3],
}

/// A limit of the Allied wings for a counter [20.34.B.3].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WingLimit {
    /// None.
    Free,
    /// Not south of a row on map C.
    Row,
    /// Not south of the Kutschitten road.
    Road,
}

/// The limits of the morning for a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Morning {
    /// The place of the rule that binds it at first.
    pub bound: Option<usize>,
    /// The limit of its wing.
    pub wing: WingLimit,
    /// The place of the leader of its brigade of light cavalry, in the order of the field.
    pub light: Option<usize>,
}

impl FieldOfBattle {
    /// The field as it is played by the schedule: counters that come by an option only are left out.
    pub fn new(mut field: WholeField) -> FieldOfBattle {
        field.units.retain(|unit| unit.by_option.is_none());
        field.leaders.retain(|leader| leader.by_option.is_none());
        let south = field.south_of_kutschitten_road();
        let mornings = field.units.iter().map(|unit| morning(&field, unit)).collect();
        let last_due = Side::BOTH.map(|side| last_due(&field, side));
        let longest = u16::from(field.rules.withdrawal.jam_road);
        let jams = field.rules.allied_lines.map(|line| {
            let reached = field.reached_by_road(line, |_| false);
            reached.into_iter().filter(|(_, far)| *far <= longest).map(|(hex, _)| hex).collect()
        });
        FieldOfBattle { field, south, mornings, last_due, jams }
    }

    /// The battle in the form that all battles have. Units and leaders are in the order of the field.
    pub fn definition(&self) -> Definition {
        let field = &self.field;
        Definition {
            id: field.id.clone(),
            ground: field.ground.clone(),
            tables: field.tables.clone(),
            units: field.units.iter().map(as_unit).collect(),
            leaders: field.leaders.iter().map(as_leader).collect(),
            rules: rules(field),
        }
    }
}

/// The limits of the morning for a counter.
fn morning(field: &WholeField, unit: &FieldUnit) -> Morning {
    let rule = field.bound_by(unit);
    let light = field.leaders.iter().position(|leader| {
        leader.light_cavalry && unit.unit.brigade.as_ref().is_some_and(|brigade| leader.commands.contains(brigade))
    });
    Morning {
        bound: rule.and_then(|rule| field.rules.bound.iter().position(|known| known == rule)),
        wing: wing_limit(field, unit),
        light: light.filter(|_| unit.unit.side == Side::Second),
    }
}

/// Infantry and batteries of the divisions of the right wing, and what begins under its detachments, stay north of the road;
/// those of III and VII Division north of a row [20.34.B.3, R176].
fn wing_limit(field: &WholeField, unit: &FieldUnit) -> WingLimit {
    let data = &unit.unit;
    if data.side != Side::First || matches!(data.arm, Arm::Cavalry(_)) {
        return WingLimit::Free;
    }
    let detachment = |post: Post| {
        let wing = field.leaders.iter().find(|leader| leader.post == Some(post) && leader.rank == Rank::Wing);
        field
            .leaders
            .iter()
            .filter(|leader| leader.rank == Rank::Detachment)
            .any(|leader| wing.is_some_and(|wing| leader.superior.as_ref() == Some(&wing.id)) && leader.lists(unit))
    };
    match data.division.as_deref() {
        Some("III" | "VII") => WingLimit::Row,
        Some("V" | "IV") if !detachment(Post::Left) => WingLimit::Road,
        _ if detachment(Post::Right) => WingLimit::Road,
        _ => WingLimit::Free,
    }
}

fn last_due(field: &WholeField, side: Side) -> u8 {
    let groups = field.units.iter().filter(|unit| unit.unit.side == side && unit.wave.is_some());
    let turns = groups.filter_map(|unit| match &unit.unit.start {
        Start::Entry { arrival: Arrival::Turn(turn), .. } => Some(*turn),
        _ => None,
    });
    turns.max().unwrap_or(0)
}

fn as_unit(unit: &FieldUnit) -> UnitData {
    let data = &unit.unit;
    let outpost = match data.arm {
        Arm::Infantry(FootKind::Jaeger) => data.side == Side::First,
        Arm::Infantry(FootKind::Light) => data.side == Side::Second,
        _ => false,
    };
    let on_map = matches!(data.start, Start::On(_));
    UnitData { skirmishers_each: u8::from(outpost && on_map), regiment_skirmishers: 0, ..data.clone() }
}

fn as_leader(leader: &FieldLeader) -> LeaderData {
    let level = match leader.rank {
        Rank::Brigade => Level::Brigade,
        Rank::Artillery | Rank::Battery => Level::Artillery,
        Rank::Cossack => Level::Cossack,
        Rank::Division => Level::Division,
        Rank::Detachment => Level::Detachment,
        Rank::Wing => Level::Wing,
        Rank::Corps => Level::Corps,
        Rank::Army => Level::Army,
    };
    LeaderData {
        id: leader.id.clone(),
        name: leader.name.clone(),
        side: leader.side,
        level,
        radius: leader.radius,
        bonus: leader.bonus,
        mobile: leader.mobile,
        commands: leader.commands.clone(),
        superior: leader.superior.clone(),
        start: leader.start.clone(),
        state: leader.state,
        delay: None,
        attack_order: leader.attack_order,
        rolls_to_enter: false,
        // A wing commander is gone for good [19.82]; so are Yermolov and the leaders of Grand Batteries.
        returns: !matches!(leader.rank, Rank::Army | Rank::Wing | Rank::Artillery | Rank::Battery),
        extra: None,
    }
}

fn rules(field: &WholeField) -> Rules {
    let rules = &field.rules;
    let control = rules.eylau.iter().map(|&hex| ControlHex { hex, side: Some(Side::Second) }).collect();
    let (row, until) = SOUTHERN_ROW;
    let (skirmishers_within, from_enemy) = OUTPOSTS;
    let (radii, follow, again, er) = GRAND;
    let leads = |rank: Rank| field.leaders.iter().filter(move |leader| leader.rank == rank);
    let gunner = leads(Rank::Artillery).find_map(|leader| {
        let under = leader.superior.iter().cloned().collect();
        Some(Gunner { leader: leader.id.clone(), under }).filter(|_| leader.side == Side::First)
    });
    Rules {
        first_turn: field.first_turn,
        last_turn: field.last_turn,
        first_phase: PhaseName::AlliedRally,
        level: rules.victory.start,
        fatigue: 0,
        gun_losses: true,
        deploy: Deploy { sides: vec![Side::First, Side::Second], formations: true, skirmishers_within, from_enemy },
        orders: Some(Orders {
            markers: Vec::new(),
            limits: Vec::new(),
            hours: Vec::new(),
            wakes: wakes(field),
            once: None,
        }),
        return_after: ReturnAfter { brigade: 1, higher: 2 },
        overall: None,
        in_town: Vec::new(),
        mobile_at_will: Vec::new(),
        no_continuation: leads(Rank::Army).map(|leader| leader.id.clone()).collect(),
        gunner,
        allied_still: None,
        groups: Vec::new(),
        drunken: None,
        lines: Lines { primary: None, secondary: None, withdrawal: None },
        cup: None,
        withdraw: None,
        hold: None,
        town: rules.eylau.clone(),
        strongholds: rules.strongholds.clone(),
        french_closed: None,
        south_limit: Some(RowLimit { row, until, leader: None }),
        north_limit: None,
        chased: chased(field),
        by_die: None,
        delayed: None,
        shifted: None,
        silent_guns: None,
        control,
        cossack_road_exits: rules.allied_lines.to_vec(),
        victory: no_awards(),
        bodies: field.bodies.iter().map(as_body).collect(),
        grand: Some(GrandRule {
            leaders: field.leaders.iter().filter(|leader| leads_charge(leader)).map(|one| one.id.clone()).collect(),
            radii,
            corps: String::from("IG"),
            follow,
            again,
            er,
        }),
        ceasefire: None,
    }
}

/// Whether a leader may lead the grand charge: the commanders of the Guard and of the Cavalry Reserve that have horse [19.7].
fn leads_charge(leader: &FieldLeader) -> bool {
    let corps = |name: &String| name == "CR" || name == "IG";
    leader.side == Side::Second && leader.rank == Rank::Corps && leader.commands.iter().any(corps)
}

/// Brigades on the list of a brigade leader wake with him: the second and further ones of his list.
fn wakes(field: &WholeField) -> Vec<Wakes> {
    let leaders = field.leaders.iter().filter(|leader| leader.rank == Rank::Brigade);
    leaders
        .flat_map(|leader| {
            let more = leader.commands.iter().skip(1);
            more.map(|brigade| Wakes { leader: leader.id.clone(), brigade: brigade.clone() })
        })
        .collect()
}

/// Cossacks that come with the first French ones are driven onto the map [20.23].
fn chased(field: &WholeField) -> Option<Chased> {
    let first = |start: &Start| match start {
        Start::Entry { arrival: Arrival::Turn(turn), code } if *turn == field.first_turn => Some(code.clone()),
        _ => None,
    };
    let units: Vec<&FieldUnit> =
        field.units.iter().filter(|unit| unit.unit.side == Side::First && first(&unit.unit.start).is_some()).collect();
    let code = units.first().and_then(|unit| first(&unit.unit.start))?;
    let entry = field.ground.entries.iter().find(|entry| entry.code == code)?;
    let leader = field.leaders.iter().find(|leader| leader.side == Side::First && first(&leader.start).is_some());
    let mut names: Vec<String> = units.iter().map(|unit| unit.unit.id.clone()).collect();
    names.sort();
    Some(Chased {
        turn: field.first_turn,
        units: names,
        hexes: entry.hexes.clone(),
        leader: leader.map(|leader| leader.id.clone()),
    })
}

fn as_body(body: &FieldBody) -> Body {
    body.body.clone()
}

/// The level of the whole field is no sum of awards [20.35].
fn no_awards() -> Victory {
    Victory {
        objectives: Vec::new(),
        held_lines: Vec::new(),
        withdrawals: Vec::new(),
        withdrawal_batteries: Vec::new(),
        town: None,
        cup: None,
        villages: Vec::new(),
        height: None,
        beyond_row: None,
        exit: None,
        kept: None,
        loss_margin: NO_MARGIN,
        sudden: None,
    }
}
