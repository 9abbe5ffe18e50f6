//! Values written and read back, and what is told of nonsense.

use super::{Dictionary, json, value, variants};
use crate::ask::Names;
use engine::contract::Side;
use engine::digest::Hash;
use engine::hex::{Hex, Hexside};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json as object};
use std::collections::BTreeMap;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct UnitId(u16);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Place {
    On { hex: Hex },
    Due(u8),
    Between(Hex, Hex),
    Lost,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct State {
    turn: u8,
    active: Side,
    units: Vec<Place>,
    leads: Option<UnitId>,
    seal: Hash,
    bridge: Hexside,
    spent: BTreeMap<UnitId, i8>,
    names: Vec<UnitId>,
}

fn dictionary() -> Dictionary {
    let names = Names { sides: [String::from("Reds"), String::from("Blues")], ..Names::default() };
    let units = ["Horse", "Foot", "Guns", "Guard"].map(str::to_owned);
    Dictionary::new(&names).kind("UnitId", units).lists(&[("units", "UnitId")])
}

fn state() -> State {
    let (a, b) = (Hex::new(3, 4), Hex::new(3, 5));
    State {
        turn: 2,
        active: Side::Second,
        units: vec![Place::On { hex: a }, Place::Due(7), Place::Between(a, b), Place::Lost],
        leads: Some(UnitId(3)),
        seal: Hash([7; 32]),
        bridge: Hexside::between(a, b),
        spent: BTreeMap::from([(UnitId(1), -2)]),
        names: vec![UnitId(2), UnitId(0)],
    }
}

#[test]
fn a_state_is_written_by_names_and_read_back() {
    let written = json(&dictionary(), &state());
    assert_eq!(
        written,
        object!({
            "turn": 2,
            "active": "blues",
            "units": {"Horse": {"on": {"hex": "0304"}}, "Foot": {"due": 7}, "Guns": {"between": ["0304", "0305"]}, "Guard": "lost"},
            "leads": "Guard",
            "seal": "07".repeat(32),
            "bridge": "0304/0305",
            "spent": {"Foot": -2},
            "names": ["Guns", "Horse"],
        })
    );
    assert_eq!(value::<State>(&dictionary(), &written), Ok(state()));
}

#[test]
fn nonsense_is_reported_with_its_place_and_what_would_fit_there() {
    let told = |pointer: &str, said: Value| {
        let mut state = json(&dictionary(), &state());
        *state.pointer_mut(pointer).expect("a place") = said;
        value::<State>(&dictionary(), &state).map_or_else(|nonsense| nonsense.0, |_| String::from("read"))
    };
    assert_eq!(
        told("/units/Foot", object!("gone")),
        "units.Foot: there is no \"gone\" here, only on, due, between, lost"
    );
    assert_eq!(told("/leads", object!("Drums")), "leads: there is no \"Drums\" in this battle");
    assert_eq!(told("/active", object!("greens")), "active: there is no \"greens\" here, only reds, blues");
    assert_eq!(told("/units/Horse/on/hex", object!("03x4")), "units.Horse.on.hex: there is no hex \"03x4\"");
    assert!(told("/turn", object!(300)).starts_with("turn: "), "{}", told("/turn", object!(300)));
    assert!(told("/turn", object!("two")).contains("a whole number is meant"));
    assert!(told("/units", object!({"Horse": "lost"})).contains("Foot is missing"));
    assert!(told("", object!({"turns": 1})).contains("there is no \"turns\" here"));
    assert_eq!(told("/leads", Value::Null), "read");
    // A stranger's nesting is no deeper than the types are.
    assert!(told("/turn", object!([[[[[[]]]]]])).contains("a whole number"));
}

#[test]
fn an_enum_says_its_own_variants() {
    assert_eq!(variants::<Place>(), ["on", "due", "between", "lost"]);
    #[derive(Deserialize)]
    #[allow(dead_code, reason = "only the names of its fields are read")]
    struct Event {
        what: Place,
        rules: Vec<u8>,
    }
    assert_eq!(variants::<Event>().len(), 4);
    assert!(variants::<u8>().is_empty());
}

#[test]
fn the_allies_are_the_allied_side() {
    use engine::contract::Side;
    let named = |name| super::side_named(["Allies", "French"], name);
    assert_eq!(named("allied"), Ok(Side::First));
    assert_eq!(named("ALLIES"), Ok(Side::First));
    assert_eq!(super::side_named(["french", "allied"], "allies"), Ok(Side::Second));
    assert!(named("prussians").is_err());
}
