//! The special rules of a battle.

use super::ground::Sheet;
use super::reading::{Reading, side, string, strings};
use engine::contract::Side;
use engine::hex::Hex;
use scenarios::fields::Fields;
use winter::definition::*;
use winter::state::PhaseName;

const PHASES: &[(&str, PhaseName)] = &[
    ("allied_command", PhaseName::AlliedCommand),
    ("allied_rally", PhaseName::AlliedRally),
    ("french_movement", PhaseName::FrenchMovement),
    ("allied_shock", PhaseName::AlliedShock),
    ("reciprocal_fire", PhaseName::ReciprocalFire),
    ("french_command", PhaseName::FrenchCommand),
    ("french_rally", PhaseName::FrenchRally),
    ("allied_movement", PhaseName::AlliedMovement),
    ("french_shock", PhaseName::FrenchShock),
];

fn optional_number<T: scenarios::fields::Number>(
    fields: &mut Fields<'_>,
    key: &'static str,
    within: std::ops::RangeInclusive<T>,
) -> Option<T> {
    let log = fields.log;
    fields.optional(key).and_then(|node| node.number(key, within, log))
}

/// The rules of a battle from its section.
pub(super) fn read(mut fields: Fields<'_>, reading: &Reading<'_>, ground: &Ground, sheet: &Sheet) -> Option<Rules> {
    let log = reading.log;
    fields.name("map", 40);
    let mut turns = fields.section("turns")?;
    let place = |name: &str| sheet.places.get(name).cloned().unwrap_or_default();
    let deploy = deploy(&mut fields)?;
    let mut back = fields.section("return_after")?;
    let (groups, drunken) = groups(&mut fields, sheet);
    let orders = orders(&mut fields);
    let town = reading.hexes(&mut fields, "eylau");
    let strongholds: Vec<Hex> = ["church", "castle"]
        .into_iter()
        .filter_map(|key| fields.optional(key).and_then(|node| reading.hex(node, key)))
        .collect();
    let victory = victory(&mut fields, reading, sheet, &place)?;
    let mut control = control(&mut fields, &place);
    for objective in &victory.objectives {
        control.push(ControlHex { hex: objective.hex, side: Some(Side::First) });
    }
    let cup = cup(&mut fields, reading);
    let line = |name: &str| sheet.lines.get(name).copied();
    let whole = victory.objectives.is_empty();
    let closed = line("no_french").zip(sheet.from_rows.get("no_french").copied());
    let rules = Rules {
        first_turn: turns.number("first", 1..=99u8)?,
        last_turn: turns.number("last", 1..=99u8)?,
        first_phase: turns.required("first_phase")?.choice("first_phase", PHASES, log)?,
        level: fields.number("victory_level", -9..=9i8)?,
        fatigue: fields.number("fatigue", 0..=9u8)?,
        gun_losses: fields.truth("gun_losses", false),
        deploy,
        orders,
        return_after: ReturnAfter {
            brigade: back.number("brigade", 1..=20u8)?,
            higher: back.number("higher", 1..=20u8)?,
        },
        overall: string(&mut fields, "overall"),
        in_town: strings(&mut fields, "in_town"),
        mobile_at_will: strings(&mut fields, "mobile_at_will"),
        no_continuation: strings(&mut fields, "no_continuation"),
        gunner: gunner(&mut fields),
        allied_still: optional_number(&mut fields, "allied_still", 1..=99u8),
        groups,
        drunken,
        lines: Lines {
            primary: line("primary").filter(|_| whole),
            secondary: line("secondary").filter(|_| whole),
            withdrawal: line("withdrawal").filter(|_| whole),
        },
        cup,
        withdraw: withdraw(&mut fields, reading),
        hold: hold(&mut fields),
        town,
        strongholds,
        french_closed: closed.map(|(at_most, from_row)| ClosedLine { from_row, at_most }),
        south_limit: limit(&mut fields, "south_limit"),
        north_limit: limit(&mut fields, "north_limit"),
        chased: chased(&mut fields, reading),
        by_die: by_die(&mut fields),
        delayed: delayed(&mut fields),
        shifted: shifted(&mut fields),
        silent_guns: silent_guns(&mut fields),
        control,
        cossack_road_exits: reading.hexes(&mut fields, "cossack_road_exits"),
        victory,
        bodies: bodies(&mut fields),
        grand: grand(&mut fields),
        ceasefire: ceasefire(&mut fields),
    };
    for key in ["orders", "ammunition", "weather", "area", "entries", "retreat", "lost_for_good", "no_road_column"] {
        fields.optional(key);
    }
    fields.finish(&[]);
    // The chart is that of the ground, for any part of the sheets.
    (ground.chart == reading.chart).then_some(rules)
}

fn cup(fields: &mut Fields<'_>, reading: &Reading<'_>) -> Option<CupRule> {
    let mut cup = fields.optional_section("cup")?;
    Some(CupRule {
        batteries: cup.number("batteries", 0..=60u8)?,
        blanks: cup.number("blanks", 0..=60u8)?,
        added: cup.number("added_blanks", 0..=60u8)?,
        from_turn: cup.number("from_turn", 1..=99u8)?,
        stop_hexes: reading.hexes(&mut cup, "stop_hexes"),
    })
}

fn gunner(fields: &mut Fields<'_>) -> Option<Gunner> {
    let mut gunner = fields.optional_section("gunner")?;
    Some(Gunner { leader: string(&mut gunner, "leader")?, under: strings(&mut gunner, "under") })
}

fn chased(fields: &mut Fields<'_>, reading: &Reading<'_>) -> Option<Chased> {
    let mut chased = fields.optional_section("chased")?;
    Some(Chased {
        turn: chased.number("turn", 1..=99u8)?,
        units: strings(&mut chased, "units"),
        hexes: reading.hexes(&mut chased, "hexes"),
        leader: string(&mut chased, "leader"),
    })
}

fn by_die(fields: &mut Fields<'_>) -> Option<ByDie> {
    let mut by_die = fields.optional_section("by_die")?;
    Some(ByDie {
        from_turn: by_die.number("from_turn", 1..=99u8)?,
        upto: by_die.number("upto", 0..=9u8)?,
        brigades: strings(&mut by_die, "brigades"),
        leader: string(&mut by_die, "leader"),
    })
}

fn delayed(fields: &mut Fields<'_>) -> Option<Delayed> {
    let mut delayed = fields.optional_section("delayed")?;
    Some(Delayed {
        leader: string(&mut delayed, "leader")?,
        from_turn: delayed.number("from_turn", 1..=99u8)?,
        entries: strings(&mut delayed, "entries"),
    })
}

fn silent_guns(fields: &mut Fields<'_>) -> Option<SilentGuns> {
    let mut guns = fields.optional_section("silent_guns")?;
    Some(SilentGuns {
        from_turn: guns.number("from_turn", 1..=99u8)?,
        horse_from_turn: guns.number("horse_from_turn", 1..=99u8)?,
    })
}

fn grand(fields: &mut Fields<'_>) -> Option<GrandRule> {
    let mut grand = fields.optional_section("grand_charge")?;
    Some(GrandRule {
        leaders: strings(&mut grand, "leaders"),
        radii: grand.number("radii", 1..=9u8)?,
        corps: string(&mut grand, "corps")?,
        follow: grand.number("follow", 0..=12u8)?,
        again: grand.number("again", 0..=20u8)?,
        er: grand.number("er", 0..=9i8)?,
    })
}

fn shifted(fields: &mut Fields<'_>) -> Option<Shifted> {
    let mut shifted = fields.optional_section("shifted")?;
    let log = shifted.log;
    let (from, to) = (strings(&mut shifted, "from"), strings(&mut shifted, "to"));
    let turns: Vec<u8> = shifted.list("turns").iter().filter_map(|node| node.number("turns", 0..=20u8, log)).collect();
    let moves = from.into_iter().zip(to).zip(turns).map(|((from, to), turns)| Shift { from, to, turns }).collect();
    Some(Shifted {
        first_turn: shifted.number("first_turn", 1..=99u8)?,
        moves,
        chased_turn: shifted.number("chased_turn", 1..=99u8)?,
        chased_at: string(&mut shifted, "chased_at")?,
    })
}

fn ceasefire(fields: &mut Fields<'_>) -> Option<CeasefireRule> {
    let mut ceasefire = fields.optional_section("ceasefire")?;
    let log = ceasefire.log;
    let mut numbers = |key: &'static str| -> Vec<u8> {
        ceasefire.list(key).iter().filter_map(|node| node.number(key, 0..=99u8, log)).collect()
    };
    let mut homes = |rows: &'static str, columns: &'static str| -> Vec<Home> {
        numbers(rows).into_iter().zip(numbers(columns)).map(|(row, column)| Home { row, column }).collect()
    };
    let homes = [homes("allied_rows", "allied_columns"), homes("french_rows", "french_columns")];
    Some(CeasefireRule {
        from_turn: ceasefire.number("from_turn", 1..=99u8)?,
        last_turn: ceasefire.number("last_turn", 1..=99u8)?,
        points: [ceasefire.number("allied_points", 0..=99u8)?, ceasefire.number("french_points", 0..=99u8)?],
        homes,
    })
}

fn bodies(fields: &mut Fields<'_>) -> Vec<Body> {
    let mut bodies = Vec::new();
    for mut body in fields.items("bodies") {
        let log = body.log;
        let name = string(&mut body, "name");
        let side = body.required("side").and_then(|node| side(node, log));
        let of = string(&mut body, "of");
        let start = body.number("start", -999..=999i16);
        let disintegrates = body.number("disintegrates", -999..=999i16);
        let levels = body.number("levels", -9..=9i8);
        let low = optional_number(&mut body, "low", -999..=999i16);
        if let (Some(name), Some(side), Some(start), Some(disintegrates), Some(levels)) =
            (name, side, start, disintegrates, levels)
        {
            bodies.push(Body { name, side, of, start, disintegrates, levels, low });
        }
    }
    bodies
}

fn deploy(fields: &mut Fields<'_>) -> Option<Deploy> {
    let log = fields.log;
    let mut deploy = fields.section("deploy")?;
    Some(Deploy {
        sides: deploy.list("sides").iter().filter_map(|node| side(node, log)).collect(),
        formations: deploy.truth("formations", true),
        skirmishers_within: deploy.number("skirmishers_within", 0..=20u8)?,
        from_enemy: deploy.number("from_enemy", 0..=20u8)?,
    })
}

fn groups(fields: &mut Fields<'_>, sheet: &Sheet) -> (Vec<Group>, Option<Drunken>) {
    let bound_regiments = strings(fields, "drunken_bound");
    let mut groups = Vec::new();
    let mut drunken = None;
    for mut group in fields.items("groups") {
        let log = group.log;
        let Some(id) = string(&mut group, "id") else { continue };
        if group.has("from_turn") {
            let numbers = |group: &mut Fields<'_>, key| -> Vec<u8> {
                group.list(key).iter().filter_map(|node| node.number(key, 0..=9u8, log)).collect()
            };
            let release = numbers(&mut group, "release");
            let remove = numbers(&mut group, "remove");
            let near_release = numbers(&mut group, "near_release");
            let turns = group.number("from_turn", 1..=99u8).zip(group.number("last_turn", 1..=99u8));
            let near = group.number("near", 0..=40u8);
            if let (Some((from_turn, last_turn)), Some(near)) = (turns, near) {
                drunken = Some(Drunken {
                    group: id,
                    from_turn,
                    last_turn,
                    release_upto: release.into_iter().max().unwrap_or(0),
                    remove_from: remove.into_iter().min().unwrap_or(9),
                    near,
                    near_release_upto: near_release.into_iter().max().unwrap_or(0),
                    bound_regiments: bound_regiments.clone(),
                });
            }
            continue;
        }
        let Some(until) = group.number("until", 1..=99u8) else { continue };
        let near = optional_number(&mut group, "french_within", 0..=40u8);
        let within = optional_number(&mut group, "french_within_of_road", 0..=40u8);
        let road = string(&mut group, "road").and_then(|road| sheet.roads.get(&road).cloned());
        let watch = within.zip(road).map(|(within, hexes)| Watch { within, hexes });
        let never_south_of = optional_number(&mut group, "never_south_of_row", 1..=99u8);
        groups.push(Group { id, until, near, watch, never_south_of });
    }
    (groups, drunken)
}

fn limit(fields: &mut Fields<'_>, key: &'static str) -> Option<RowLimit> {
    let mut limit = fields.optional_section(key)?;
    Some(RowLimit {
        row: limit.number("row", 1..=99u8)?,
        until: limit.number("until", 1..=99u8)?,
        leader: string(&mut limit, "leader"),
    })
}

fn withdraw(fields: &mut Fields<'_>, reading: &Reading<'_>) -> Option<Withdraw> {
    let exits = reading.hexes(fields, "exit");
    let mut withdraw = fields.optional_section("withdraw")?;
    let log = withdraw.log;
    let rows: Vec<u8> =
        withdraw.list("east_rows").iter().filter_map(|node| node.number("east_rows", 1..=99u8, log)).collect();
    Some(Withdraw {
        from_turn: withdraw.number("from_turn", 1..=99u8)?,
        mobile: strings(&mut withdraw, "mobile"),
        exits,
        east_rows: match rows.as_slice() {
            [from, to] => Some(Rows { from: *from, to: *to }),
            _ => None,
        },
        command_east_of: optional_number(&mut withdraw, "command_east_of", 1..=99u8),
    })
}

fn hold(fields: &mut Fields<'_>) -> Option<Hold> {
    let leader = string(fields, "hold_leader");
    let batteries = strings(fields, "hold_batteries");
    let regiments = strings(fields, "hold_regiments");
    let battalions = optional_number(fields, "hold_battalions", 0..=99u8);
    Some(Hold { leader: leader?, batteries, regiments, battalions: battalions? })
}

fn control(fields: &mut Fields<'_>, place: &dyn Fn(&str) -> Vec<Hex>) -> Vec<ControlHex> {
    let mut control = Vec::new();
    for mut kept in fields.items("control") {
        let log = kept.log;
        let name = string(&mut kept, "place").unwrap_or_default();
        let side = kept.optional("side").and_then(|node| side(node, log));
        control.extend(place(&name).into_iter().map(|hex| ControlHex { hex, side }));
    }
    control
}

fn orders(fields: &mut Fields<'_>) -> Option<Orders> {
    let log = fields.log;
    let on = fields.truth("orders", false);
    let hours =
        fields.list("order_hours").iter().filter_map(|node| node.number("order_hours", 1..=99u8, log)).collect();
    let mut markers = Vec::new();
    for mut marker in fields.items("order_markers") {
        markers.push(Marker {
            leader: string(&mut marker, "leader")?,
            turn: marker.number("turn", 1..=99u8)?,
            delay: marker.number("delay", 1..=9u8)?,
            at_end: marker.truth("at_end", false),
        });
    }
    let mut limits = Vec::new();
    for mut limit in fields.items("order_limits") {
        limits.push(OrderLimit {
            leaders: strings(&mut limit, "leaders"),
            from_turn: limit.number("from_turn", 1..=99u8)?,
            unless_near: optional_number(&mut limit, "unless_near", 0..=40u8),
            only_from: string(&mut limit, "only_from"),
        });
    }
    let mut wakes = Vec::new();
    for mut wake in fields.items("order_wakes") {
        wakes.push(Wakes { leader: string(&mut wake, "leader")?, brigade: string(&mut wake, "brigade")? });
    }
    let once = string(fields, "order_once");
    on.then_some(Orders { markers, limits, hours, wakes, once })
}

fn victory(
    fields: &mut Fields<'_>,
    reading: &Reading<'_>,
    sheet: &Sheet,
    place: &dyn Fn(&str) -> Vec<Hex>,
) -> Option<Victory> {
    let mut objectives = Vec::new();
    for mut objective in fields.items("objectives") {
        let hex = objective.required("hex").and_then(|node| reading.hex(node, "hex"))?;
        objectives.push(Objective { hex, levels: objective.number("levels", -9..=9i8)? });
    }
    let mut held_lines = Vec::new();
    for mut line in fields.items("held_lines") {
        let name = string(&mut line, "line")?;
        held_lines.push(HeldLine {
            turn: line.number("turn", 1..=99u8)?,
            at_most: *sheet.lines.get(&name)?,
            levels: line.number("levels", -9..=9i8)?,
        });
    }
    let leader = fields.has("hold_leader").then(|| string(fields, "hold_leader")).flatten();
    let mut withdrawals = Vec::new();
    let mut withdrawal_batteries = Vec::new();
    if let Some(mut awards) = fields.optional_section("withdrawal") {
        withdrawal_batteries = strings(&mut awards, "batteries");
        for key in ["first", "second"] {
            if let Some(mut award) = awards.optional_section(key) {
                withdrawals.push(WithdrawalAward {
                    leader: leader.clone(),
                    battalions: award.number("battalions", 0..=99u8)?,
                    half_batteries: award.number("half_batteries", 0..=99u8)?,
                    levels: award.number("levels", -9..=9i8)?,
                });
            }
        }
    }
    let town = fields.optional_section("town_award").and_then(|mut award| {
        Some(TownAward {
            some: award.number("some", 0..=99u8)?,
            french_some: award.number("french_some", 0..=9i8)?,
            french_all: award.number("french_all", 0..=9i8)?,
            french_less: award.number("french_less", 0..=9i8)?,
            allied_some: award.number("allied_some", 0..=9i8)?,
            allied_not_held: award.number("allied_not_held", 0..=9i8)?,
        })
    });
    let cup = fields.optional_section("cup_award").and_then(|mut award| {
        Some(CupAward {
            many: award.number("many", 0..=99u8)?,
            levels_many: award.number("levels_many", -9..=9i8)?,
            most: award.number("most", 0..=99u8)?,
            levels_most: award.number("levels_most", -9..=9i8)?,
            levels_few: award.number("levels_few", -9..=9i8)?,
        })
    });
    let mut villages = Vec::new();
    for key in ["serpallen", "sausgarten"] {
        if let Some(mut village) = fields.optional_section(key) {
            let name = string(&mut village, "place")?;
            villages.push(Village {
                hexes: place(&name),
                by_turn: village.number("by_turn", 1..=99u8)?,
                levels: village.number("levels", -9..=9i8)?,
            });
        }
    }
    let height = fields.optional_section("height").and_then(|mut height| {
        Some(Height { hexes: reading.hexes(&mut height, "hexes"), levels: height.number("levels", -9..=9i8)? })
    });
    let row = optional_number(fields, "beyond_row", 1..=99u8);
    let beyond_row = fields.optional_section("north_of_row_30").and_then(|mut beyond| {
        Some(BeyondRow {
            row: row?,
            brigades: beyond.number("brigades", 1..=99u8)?,
            points: beyond.number("points", 1..=999u16)?,
            levels: beyond.number("levels", -9..=9i8)?,
        })
    });
    let exit = fields.optional_section("exit_north").and_then(|mut exit| {
        Some(ExitAward { points: exit.number("points", 1..=999u16)?, levels: exit.number("levels", -9..=9i8)? })
    });
    let kept = fields.optional_section("kept").and_then(|mut kept| {
        Some(Kept { brigade: string(&mut kept, "brigade")?, levels: kept.number("levels", -9..=9i8)? })
    });
    Some(Victory {
        objectives,
        held_lines,
        withdrawals,
        withdrawal_batteries,
        town,
        cup,
        villages,
        height,
        beyond_row,
        exit,
        kept,
        loss_margin: fields.number("loss_margin", 0..=999u16)?,
        sudden: optional_number(fields, "sudden", -99..=0i8),
    })
}
