//! The rules of 20.3: limits, silent guns, the bombardment, arrivals, the withdrawal and the level of victory.

use super::armies::{POSTS, choice, number};
use crate::reading::{Reading, side, strings};
use engine::hex::Hex;
use scenarios::fields::Fields;
use scenarios::mistake::Spot;
use winter::whole::{
    ArrivalCup, ArrivalCups, ArrivalOption, Bombardment, BoundTroops, Comers, FieldLeader, FieldRules, FieldUnit,
    FieldVictory, FieldWithdrawal, GrandBatteries, KeepOff, LestocqPoints, Post, Silence,
};

/// The armies that the rules name.
pub(super) struct Named<'a> {
    pub(super) reading: &'a Reading<'a>,
    pub(super) units: &'a [FieldUnit],
    pub(super) leaders: &'a [FieldLeader],
}

/// Reads them. Every unit, division, corps and leader that is named must be there.
pub(super) fn read(fields: &mut Fields<'_>, named: &Named<'_>) -> Option<FieldRules> {
    let mut rules = fields.section("rules")?;
    let fields = &mut rules;
    let reading = named.reading;
    let read = FieldRules {
        headquarters: named.some_hexes(fields, "headquarters")?,
        allied_lines: named.some_hexes(fields, "allied_lines")?,
        french_line: reading.hex(fields.required("french_line")?, "french_line")?,
        eylau: reading.hexes(fields, "eylau"),
        strongholds: reading.hexes(fields, "strongholds"),
        bound: fields.items("bound").into_iter().filter_map(|fields| named.bound(fields)).collect(),
        keep_off: fields.items("keep_off").into_iter().filter_map(|fields| named.keep_off(fields)).collect(),
        silence: named.silence(fields.section("silence")?)?,
        grand_batteries: grand_batteries(fields.section("grand_batteries")?)?,
        bombardment: bombardment(fields.section("bombardment")?)?,
        lestocq: lestocq(fields.section("lestocq")?)?,
        withdrawal: named.withdrawal(fields.section("withdrawal")?)?,
        victory: victory(fields.section("victory")?)?,
        cups: fields.items("cups").into_iter().filter_map(cups).collect(),
    };
    rules.finish(&[]);
    Some(read)
}

impl Named<'_> {
    /// As many hexes as there must be.
    fn some_hexes<const N: usize>(&self, fields: &mut Fields<'_>, key: &'static str) -> Option<[Hex; N]> {
        let at = fields.required(key)?.at;
        let hexes = self.reading.hexes(fields, key);
        let found = <[Hex; N]>::try_from(hexes).ok();
        if found.is_none() {
            self.reading.log.say(at, format!("`{key}` must be {N} hexes"));
        }
        found
    }

    /// Names of corps, divisions or units.
    fn troops(&self, fields: &mut Fields<'_>, key: &'static str) -> Vec<String> {
        let at = fields.optional(key).map_or(fields.at, |node| node.at);
        let names = strings(fields, key);
        for name in &names {
            let known = self.units.iter().any(|unit| {
                let data = &unit.unit;
                data.id == *name || [&data.division, &data.corps].into_iter().flatten().any(|of| of == name)
            });
            self.check(known, at, || format!("`{key}`: there are no troops {name}"));
        }
        names
    }

    fn check(&self, good: bool, at: Spot, text: impl FnOnce() -> String) {
        if !good {
            self.reading.log.say(at, text());
        }
    }

    fn bound(&self, mut fields: Fields<'_>) -> Option<BoundTroops> {
        let log = fields.log;
        let bound = BoundTroops {
            side: side(fields.required("side")?, log)?,
            names: self.troops(&mut fields, "names"),
            until: fields.number("until", 1..=99u8)?,
            near: number(&mut fields, "near", 40),
        };
        fields.finish(&[]);
        Some(bound)
    }

    fn keep_off(&self, mut fields: Fields<'_>) -> Option<KeepOff> {
        let log = fields.log;
        let comers = [("prussians", Comers::Prussians), ("sixth", Comers::Sixth)];
        let rule = KeepOff {
            side: side(fields.required("side")?, log)?,
            but: self.troops(&mut fields, "but"),
            all_the_same: self.troops(&mut fields, "all_the_same"),
            hex: self.reading.hex(fields.required("hex")?, "hex")?,
            within: fields.number("within", 0..=40u8)?,
            until: fields.required("until")?.choice("until", &comers, log)?,
        };
        fields.finish(&[]);
        Some(rule)
    }

    fn silence(&self, mut fields: Fields<'_>) -> Option<Silence> {
        let silence = Silence {
            from_turn: fields.number("from_turn", 1..=99u8)?,
            early: self.troops(&mut fields, "early"),
            early_from: fields.number("early_from", 1..=99u8)?,
            centre_from: fields.number("centre_from", 1..=99u8)?,
        };
        fields.finish(&[]);
        Some(silence)
    }

    fn withdrawal(&self, mut fields: Fields<'_>) -> Option<FieldWithdrawal> {
        let at = fields.optional("detachments").map_or(fields.at, |node| node.at);
        let rule = FieldWithdrawal {
            below: fields.number("below", 1..=999i16)?,
            exit_within: fields.number("exit_within", 0..=40u8)?,
            jam_turns: fields.number("jam_turns", 0..=40u8)?,
            jam_road: fields.number("jam_road", 0..=99u8)?,
            detachments: strings(&mut fields, "detachments"),
            left_at_most: fields.number("left_at_most", 0..=9u8)?,
        };
        for id in &rule.detachments {
            let known = self.leaders.iter().any(|leader| leader.id == *id);
            self.check(known, at, || format!("`detachments`: there is no leader {id}"));
        }
        fields.finish(&[]);
        Some(rule)
    }
}

fn grand_batteries(mut fields: Fields<'_>) -> Option<GrandBatteries> {
    let rule = GrandBatteries {
        most: fields.number("most", 1..=40u8)?,
        free_from: fields.number("free_from", 1..=99u8)?,
        spends_from: fields.number("spends_from", 1..=99u8)?,
        upto: fields.number("upto", 0..=40u8)?,
        reset: fields.number("reset", 0..=40u8)?,
    };
    fields.finish(&[]);
    Some(rule)
}

/// Two numbers, the second not lower than the first.
fn pair(fields: &mut Fields<'_>, key: &'static str) -> Option<[u8; 2]> {
    let log = fields.log;
    let node = fields.required(key)?;
    let numbers: Vec<u8> = node.list(key, log)?.iter().filter_map(|node| node.number(key, 0..=99u8, log)).collect();
    let found = <[u8; 2]>::try_from(numbers).ok().filter(|numbers| numbers.is_sorted());
    if found.is_none() {
        log.say(node.at, format!("`{key}` must be two numbers that rise"));
    }
    found
}

fn bombardment(mut fields: Fields<'_>) -> Option<Bombardment> {
    let first = fields.number("first", 1..=99u8)?;
    let rule = Bombardment {
        by: choice(&mut fields, "by", POSTS).unwrap_or(Post::Centre),
        first,
        last: fields.number("last", first..=99u8)?,
        least: fields.number("least", 0..=40u8)?,
        range: pair(&mut fields, "range")?,
        recover: pair(&mut fields, "recover")?,
        routed: fields.number("routed", 1..=40u8)?,
        fatigue: fields.number("fatigue", 0..=12u8)?,
    };
    fields.finish(&[]);
    Some(rule)
}

fn lestocq(mut fields: Fields<'_>) -> Option<LestocqPoints> {
    let (points, broken) = (fields.number("points", 0..=99u8)?, fields.number("broken", 0..=99u8)?);
    fields.finish(&[]);
    Some(LestocqPoints { points, broken })
}

fn victory(mut fields: Fields<'_>) -> Option<FieldVictory> {
    let rule = FieldVictory {
        start: fields.number("start", -3..=3i8)?,
        line: fields.number("line", 0..=9i8)?,
        town_hexes: fields.number("town_hexes", 1..=99u8)?,
        town: fields.number("town", 0..=9i8)?,
        low: fields.number("low", 0..=9i8)?,
    };
    fields.finish(&[]);
    Some(rule)
}

fn cups(mut fields: Fields<'_>) -> Option<ArrivalCups> {
    let log = fields.log;
    let options = [("A", ArrivalOption::A), ("B", ArrivalOption::B), ("C", ArrivalOption::C)];
    let cups = ArrivalCups {
        option: fields.required("option")?.choice("option", &options, log)?,
        from_turn: fields.number("from_turn", 1..=99u8)?,
        cups: fields.items("cups").into_iter().map(cup).collect(),
        draws_after_french: number(&mut fields, "draws_after_french", 40),
        lost_groups: fields
            .list("lost_groups")
            .iter()
            .filter_map(|node| node.number("lost_groups", 1..=20u8, log))
            .collect(),
    };
    fields.finish(&[]);
    Some(cups)
}

fn cup(mut fields: Fields<'_>) -> ArrivalCup {
    let mut chits = |key| number(&mut fields, key, 60).unwrap_or(0);
    let cup = ArrivalCup { prussian: chits("prussian"), french: chits("french"), blanks: chits("blanks") };
    fields.finish(&[]);
    cup
}
