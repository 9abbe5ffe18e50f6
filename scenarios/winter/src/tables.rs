//! The numbers of the rules.

use scenarios::fields::{Fields, Number};
use scenarios::tree::Node;
use std::ops::RangeInclusive;
use winter::Way;
use winter::tables::*;

/// A struct whose fields are keys of a table: whole numbers of the field's own kind.
macro_rules! numbers {
    ($fields:expr, $name:ident { $($field:ident),* $(,)? } $(, $other:ident: $value:expr)*) => {{
        let fields = $fields;
        $(let $field = fields.number(stringify!($field), Bounds::ALL);)*
        Some($name { $($field: $field?,)* $($other: $value?,)* })
    }};
}

/// Every number of a kind.
trait Bounds: Sized + Number {
    const ALL: RangeInclusive<Self>;
}

impl Bounds for u8 {
    const ALL: RangeInclusive<u8> = 0..=200;
}
impl Bounds for i8 {
    const ALL: RangeInclusive<i8> = -100..=100;
}
impl Bounds for u16 {
    const ALL: RangeInclusive<u16> = 0..=600;
}
impl Bounds for i16 {
    const ALL: RangeInclusive<i16> = -1..=600;
}

fn list<T: Bounds>(fields: &mut Fields<'_>, key: &'static str) -> Option<Vec<T>> {
    let log = fields.log;
    let nodes: &[Node] = fields.required(key)?.list(key, log)?;
    nodes.iter().map(|node| node.number(key, T::ALL, log)).collect()
}

fn array<T: Bounds, const N: usize>(fields: &mut Fields<'_>, key: &'static str) -> Option<[T; N]> {
    let at = fields.at;
    let found = list(fields, key)?;
    let count = found.len();
    let array = found.try_into().ok();
    if array.is_none() {
        fields.log.say(at, format!("`{key}` must have {N} numbers, not {count}"));
    }
    array
}

/// The whole of `[tables]`.
pub(super) fn read(mut tables: Fields<'_>) -> Option<Tables> {
    let mut part = |key| tables.section(key);
    let allowance = part("allowance").and_then(allowance);
    let cost = part("cost").and_then(cost);
    let stacking = part("stacking").and_then(|mut fields| {
        numbers!(&mut fields, Stacking { clear, obstructed, battalions_column, battalions_line, guns_per_point, crowd })
    });
    let range = part("range").and_then(ranges);
    let fire = part("fire").and_then(fire);
    let morale = part("morale").and_then(morale);
    let rally = part("rally").and_then(|mut fields| {
        let rolls = Some(fields.truth("disorder_roll_in_mfz", true));
        numbers!(&mut fields, RallyTable {
            russian_disorder_within, leader_free_beyond, self_beyond, self_er, loss, cossack_radii,
        }, disorder_roll_in_mfz: rolls)
    });
    let opportunity = part("opportunity").and_then(|mut fields| {
        numbers!(&mut fields, OpportunityTable { fires_per_step, infantry_fires, battery_fires })
    });
    let skirmish = part("skirmish")
        .and_then(|mut fields| numbers!(&mut fields, SkirmishTable { size, size_large, large_from, at_once }));
    let attack_order = part("attack_order")
        .and_then(|mut fields| numbers!(&mut fields, AttackOrderTable { within, near, violations }));
    let command = part("command").and_then(|mut fields| numbers!(&mut fields, CommandTable { free_actions }));
    let shock = part("shock").and_then(shock);
    let charge = part("charge").and_then(charge);
    let leader_loss = part("leader_loss").and_then(|mut fields| {
        numbers!(&mut fields, LeaderLossTable { fire_upto, shock_upto, points_brigade, points_division, points_corps })
    });
    let crew = part("crew").and_then(|mut fields| {
        let table = array(&mut fields, "gun_loss_table");
        numbers!(&mut fields, CrewTable { guns_per_point, points_per_gun, gun_loss_on }, gun_loss_table: table)
    });
    let orders = part("orders").and_then(orders);
    let time = part("time").and_then(time);
    let hours = part("time")
        .and_then(|mut fields| Some((by_rate(&mut fields, "visibility")?, by_rate(&mut fields, "radius_cap")?)));
    let snow = part("snow").zip(hours).and_then(|(fields, (sight, radius))| snow(fields, sight, radius));
    let wear = part("wear").and_then(|mut fields| {
        let (level_from, jaeger_from) = (array(&mut fields, "level_from"), array(&mut fields, "jaeger_from"));
        numbers!(&mut fields, WearTable { ammunition, hour, fought, driven, rest },
            level_from: level_from, jaeger_from: jaeger_from)
    });
    let army = part("army").and_then(army);
    Some(Tables {
        allowance: allowance?,
        cost: cost?,
        stacking: stacking?,
        range: range?,
        fire: fire?,
        morale: morale?,
        rally: rally?,
        opportunity: opportunity?,
        skirmish: skirmish?,
        attack_order: attack_order?,
        command: command?,
        shock: shock?,
        charge: charge?,
        leader_loss: leader_loss?,
        crew: crew?,
        orders: orders?,
        time: time?,
        snow: snow?,
        wear: wear?,
        army: army?,
    })
}

fn ranges(mut fields: Fields<'_>) -> Option<Ranges> {
    numbers!(
        &mut fields,
        Ranges {
            infantry_minimum,
            infantry_maximum,
            artillery_minimum,
            artillery_medium,
            artillery_maximum,
            russian_horse_maximum,
            russian_light_maximum,
            extended_maximum,
        }
    )
}

fn morale(mut fields: Fields<'_>) -> Option<MoraleTable> {
    numbers!(
        &mut fields,
        MoraleTable {
            disorder_from,
            retreat_from,
            rout_from,
            disordered_retreat,
            rout_retreat,
            leader,
            light_battery,
            hard_cover,
            flank,
            rear,
            half_strength,
            each_further_point,
            square_charged,
            disordered_charged,
            charge_light_5,
            charge_heavy_4,
            charge_heavy_8,
            same_regiment_er,
        }
    )
}

fn charge(mut fields: Fields<'_>) -> Option<ChargeTable> {
    numbers!(
        &mut fields,
        ChargeTable {
            depth,
            primary,
            declare_within,
            costly_step,
            skirmish_evades_upto,
            skirmish_evade,
            opportunity_within,
            contacts,
            recovery_er,
            recovery_distance,
        }
    )
}

fn army(mut fields: Fields<'_>) -> Option<ArmyTable> {
    numbers!(
        &mut fields,
        ArmyTable {
            half,
            gone,
            russian_half,
            russian_gone,
            russian_horse_gone,
            crew,
            leader_brigade,
            leader_higher,
            demoralised_er,
            disintegrated_er,
            guard_within,
            guard_others,
        }
    )
}

fn allowance(mut fields: Fields<'_>) -> Option<Allowance> {
    numbers!(
        &mut fields,
        Allowance {
            line,
            extended_line,
            column,
            general_order,
            road_column,
            square,
            skirmish,
            crew,
            heavy_cavalry,
            light_cavalry,
            cossack,
            artillery_class_1,
            artillery_class_2,
            artillery_light,
            artillery_horse,
            leader,
            standing_commander,
            disordered_less,
            grand_tactical_more,
            grand_tactical_distance,
        }
    )
}

fn cost(mut fields: Fields<'_>) -> Option<Costs> {
    let clear = array(&mut fields, "clear");
    let light = array(&mut fields, "light");
    let woods = array(&mut fields, "woods");
    let hard = array(&mut fields, "hard");
    let wetland = array(&mut fields, "wetland");
    let stream = array(&mut fields, "stream");
    let major = array(&mut fields, "major_stream");
    let fence = array(&mut fields, "soft_cover_side");
    let up = array(&mut fields, "up");
    numbers!(&mut fields, Costs {
        closed_by_road, road_major, road_minor, facing_apex, facing_about, wheel_extended, formation, formation_slow,
        limber, limber_class_1, detach, extended_line_from,
    }, clear: clear, light: light, woods: woods, hard: hard, wetland: wetland, stream: stream, major_stream: major,
        soft_cover_side: fence, up: up)
}

fn fire(mut fields: Fields<'_>) -> Option<FireTable> {
    let log = fields.log;
    let words = [
        ("miss", Scatter::Miss),
        ("left", Scatter::Left),
        ("right", Scatter::Right),
        ("beyond", Scatter::Beyond),
        ("target", Scatter::Target),
    ];
    let scatter: Option<Vec<Scatter>> =
        fields.list("extended_scatter").iter().map(|node| node.choice("extended_scatter", &words, log)).collect();
    let scatter = scatter.and_then(|scatter| scatter.try_into().ok());
    let strength_upto = list(&mut fields, "strength_upto");
    let strength_step = list(&mut fields, "strength_step");
    let gun_upto = list(&mut fields, "gun_upto");
    let gun_step = list(&mut fields, "gun_step");
    let firing = array(&mut fields, "firing_class_step");
    let class = array(&mut fields, "gun_class_step");
    let infantry = array(&mut fields, "infantry_range_step");
    let guns = array(&mut fields, "gun_range_step");
    let french = array(&mut fields, "gun_range_step_french");
    let target = array(&mut fields, "target_class_step");
    let target_gun = array(&mut fields, "target_class_step_gun");
    let result = array(&mut fields, "result_from");
    numbers!(&mut fields, FireTable {
        extended_step, russian_infantry_far, flank, rear, uphill, class_3_needs_natural, column_most,
        dense_column_from,
    }, strength_upto: strength_upto, strength_step: strength_step, gun_upto: gun_upto, gun_step: gun_step,
        firing_class_step: firing, gun_class_step: class, infantry_range_step: infantry, gun_range_step: guns,
        gun_range_step_french: french, target_class_step: target, target_class_step_gun: target_gun,
        result_from: result, extended_scatter: scatter)
}

fn shock(mut fields: Fields<'_>) -> Option<ShockTable> {
    let log = fields.log;
    let ratio = |node: &Node| match node.list("strength", log)? {
        [a, b, c] => Some(Ratio {
            ours: a.number("strength", 1..=20u8, log)?,
            theirs: b.number("strength", 1..=20u8, log)?,
            gain: c.number("strength", -9..=9i8, log)?,
        }),
        _ => None,
    };
    let strength: Option<Vec<Ratio>> = fields.list("strength").iter().map(ratio).collect();
    let fates =
        [("stands", Fate::Stands), ("disorder", Fate::Disorder), ("retreat", Fate::Retreat), ("rout", Fate::Rout)];
    let mut results: Vec<ShockResult> = Vec::new();
    for mut row in fields.items("result") {
        results.push(ShockResult {
            upto: row.number("upto", -99..=99i8)?,
            attacker: row.number("attacker", 0..=9u8)?,
            attacker_does: row.required("attacker_does")?.choice("attacker_does", &fates, log)?,
            defender: row.number("defender", 0..=9u8)?,
            defender_does: row.required("defender_does")?.choice("defender_does", &fates, log)?,
        });
    }
    let results = Some(results);
    numbers!(&mut fields, ShockTable {
        russian_attack_er, column, flank, rear, soft_cover, hard_cover, church_castle, uphill, stream, major_stream,
        disordered_er, general_order_open_er, square_er_by_infantry, lone_battery_er, limbered_er, light_cavalry_er,
        charge_heavy, charge_light, charge_square, attack_order_er,
    }, strength: strength, result: results)
}

fn orders(mut fields: Fields<'_>) -> Option<OrderTable> {
    let log = fields.log;
    let words = [("received", 0u8), ("delay1", 1), ("delay2", 2), ("delay3", 3)];
    let delivery: Option<Vec<u8>> =
        fields.list("delivery").iter().map(|node| node.choice("delivery", &words, log)).collect();
    let delivery = delivery.and_then(|delivery| delivery.try_into().ok());
    numbers!(&mut fields, OrderTable {
        from_headquarters, russian, per_radius_beyond_first, heavy_snow, tick_upto_russian, tick_upto_french,
        evening_continuation,
    }, delivery: delivery)
}

fn time(mut fields: Fields<'_>) -> Option<TimeTable> {
    let mut sight = fields.section("visibility")?;
    let mut radius = fields.section("radius_cap")?;
    Some(TimeTable {
        dawn_dusk: list(&mut fields, "dawn_dusk")?,
        evening: list(&mut fields, "evening")?,
        night: list(&mut fields, "night")?,
        sight_dawn_dusk: sight.number("dawn_dusk", u8::ALL)?,
        sight_evening: sight.number("evening", u8::ALL)?,
        sight_night: sight.number("night", u8::ALL)?,
        radius_evening: radius.number("evening", u8::ALL)?,
        radius_night: radius.number("night", u8::ALL)?,
        hourly: list(&mut fields, "hourly")?,
    })
}

/// Numbers for light snow, heavy snow and blizzards, from a section that has them beside others.
fn by_rate(fields: &mut Fields<'_>, key: &'static str) -> Option<[u8; 3]> {
    let mut section = fields.section(key)?;
    let mut number = |key| section.number(key, u8::ALL);
    Some([number("light_snow")?, number("heavy_snow")?, number("blizzard")?])
}

fn snow(mut fields: Fields<'_>, sight: [u8; 3], radius: [u8; 3]) -> Option<SnowTable> {
    let log = fields.log;
    let ways = [
        ("NE", Way::NorthEast),
        ("E", Way::East),
        ("SE", Way::SouthEast),
        ("SW", Way::SouthWest),
        ("W", Way::West),
        ("NW", Way::NorthWest),
    ];
    let prevailing: Option<Vec<Way>> =
        fields.list("prevailing").iter().map(|node| node.choice("prevailing", &ways, log)).collect();
    let prevailing = prevailing.and_then(|ways| ways.try_into().ok());
    let rates = fields.section("rate_upto").and_then(|mut rates| {
        let mut number = |key| rates.number(key, i8::ALL);
        Some([number("none")?, number("light")?, number("heavy")?])
    });
    let icons = list(&mut fields, "icons");
    let icon_modifier = list(&mut fields, "icon_modifier");
    let track = list(&mut fields, "track");
    let leaders = array(&mut fields, "leader_most");
    let mut three = |key| array::<i8, 3>(&mut fields, key);
    let (fire_into, fire_other) = (three("fire_into"), three("fire_other"));
    let (attack_into, attack_other, defend_into) = (three("attack_into"), three("attack_other"), three("defend_into"));
    let (morale_into, morale_other, er) = (three("morale_into"), three("morale_other"), three("er"));
    numbers!(&mut fields, SnowTable {
        after_none, after_blizzard, allowance_less, into_wind, facing_apex, facing_about, wheel_extended,
        formation_more, road, rout_retreat,
    }, icons: icons, icon_modifier: icon_modifier, rate_upto: rates, track: track, prevailing: prevailing,
        sight: Some(sight), radius: Some(radius), leader_most: leaders, fire_into: fire_into, fire_other: fire_other,
        attack_into: attack_into, attack_other: attack_other, defend_into: defend_into, morale_into: morale_into,
        morale_other: morale_other, er: er)
}
