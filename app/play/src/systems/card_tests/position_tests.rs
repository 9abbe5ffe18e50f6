//! The kinds of question that roll and that random games rarely reach, each from a position that leads to it.

use super::{Wanted, see};
use bataille_app::Bataille;
use eagles_app::Eagles;
use serde_json::{Value, json};
use twenty_app::Twenty;
use winter_app::Winter;

/// A position of Dresden without garrisons in the way.
fn dresden(turn: u8, active: &str, stage: Value, units: Value) -> Value {
    let gone = json!({"gone": true});
    json!({"others": "out", "turn": turn, "active": active, "stage": stage, "units": units,
        "garrisons": {"1306": gone, "1407": gone, "1222": gone, "1423": gone}})
}

#[test]
fn a_countercharge_of_dresden_20_and_its_reserves_begin_with_the_end() {
    let on = |hex: &str| json!({"place": {"on": {"hex": hex}}});
    let units = json!({"GC": on("1107"), "Au I": on("1007"), "Au II": on("0808")});
    let position = dresden(7, "allies", json!({"reaction": "choose"}), units);
    let wanted = Wanted { rolls: &["reserves"], mostly: &["react"], ..Wanted::default() };
    see::<Twenty>("dresden20", &Value::Null, Some(&position), [12, 1], wanted);
}

#[test]
fn the_rally_of_dresden_20_begins_with_the_end() {
    let broken = json!({"place": "broken"});
    let units =
        json!({"Pr II": broken, "Au/Ru G&R": broken, "Ru I": broken, "Au I": {"place": {"on": {"hex": "0502"}}}});
    let position = dresden(10, "allies", json!("movement"), units);
    see::<Twenty>(
        "dresden20",
        &Value::Null,
        Some(&position),
        [12, 1],
        Wanted { rolls: &["rally"], ..Wanted::default() },
    );
}

/// A position of Gleina with these units alone.
fn gleina(phasing: &str, segment: &str, units: Value) -> Value {
    json!({"others": "aside", "turn": 2, "phasing": phasing, "segment": segment, "units": units})
}

#[test]
fn a_charge_of_la_bataille_and_the_answers_to_it_begin_with_the_end() {
    let position = gleina(
        "coalition",
        "charge",
        json!({
            "Kinburn Dragoons": {"place": "2205", "formation": "column", "facing": "s"},
            "1/136e Ligne (cohorts)": {"place": "2212", "formation": "column", "facing": "n"},
            "10e Hussards": {"place": "2012", "formation": "column", "facing": "ne"},
        }),
    );
    let wanted = Wanted { rolls: &["charge", "react", "answer", "press"], ..Wanted::default() };
    see::<Bataille>("gleina", &Value::Null, Some(&position), [12, 1], wanted);
}

#[test]
fn a_charge_of_la_bataille_at_units_that_move_begins_with_the_end() {
    let position = gleina(
        "french",
        "movement",
        json!({
            "1/22e Ligne": {"place": "2210", "formation": "column", "facing": "n"},
            "10e Hussards": {"place": "2216", "formation": "column", "facing": "n"},
            "Kinburn Dragoons": {"place": "2206", "formation": "column", "facing": "s", "orders": {"opportunity": "ask"}},
        }),
    );
    see::<Bataille>(
        "gleina",
        &Value::Null,
        Some(&position),
        [20, 1],
        Wanted { rolls: &["opportunity"], ..Wanted::default() },
    );
}

#[test]
fn a_follow_up_of_la_bataille_begins_with_the_end() {
    let position = gleina(
        "french",
        "melee",
        json!({
            "1/136e Ligne (cohorts)": {"place": "2410", "formation": "column", "facing": "s"},
            "28th Jäger": {"place": "2411", "formation": "skirmish", "facing": "v5"},
            "Dnieper": {"place": "2412", "formation": "column", "facing": "n"},
        }),
    );
    see::<Bataille>(
        "gleina",
        &Value::Null,
        Some(&position),
        [12, 1],
        Wanted { rolls: &["assault", "follow-up"], ..Wanted::default() },
    );
}

#[test]
fn the_guns_of_la_bataille_that_limber_begin_with_the_end() {
    let guns = |hex: &str| json!({"place": hex, "formation": "unlimbered", "facing": "s"});
    let position = gleina(
        "french",
        "movement",
        json!({
            "8e Division, battery 1 (6-pdr)": guns("2410"),
            "8e Division, battery 2 (6-pdr)": guns("2610"),
            "Corps reserve (12-pdr)": guns("2210"),
            "Kostroma": {"place": "2430", "formation": "column", "facing": "n"},
        }),
    );
    see::<Bataille>(
        "gleina",
        &Value::Null,
        Some(&position),
        [12, 1],
        Wanted { at_times: &["move"], ..Wanted::default() },
    );
}

/// A position of the training battle with these units alone.
fn training(phase: &str, units: Value) -> Value {
    json!({"others": "out", "turn": 44, "phase": phase, "units": units})
}

#[test]
fn a_declared_charge_of_winters_victory_begins_with_the_end() {
    let position = training(
        "french_command",
        json!({
            "1 Hussars": {"hex": "A0920", "formation": "formed", "facing": "N"},
            "1/Pskov": {"hex": "A1121", "formation": "column", "facing": "N"},
            "2/Pskov": {"hex": "A1322", "formation": "column", "facing": "N"},
        }),
    );
    let wanted = Wanted { mostly: &["shock"], at_times: &["command"], ..Wanted::default() };
    see::<Winter>("winter-training", &Value::Null, Some(&position), [40, 1], wanted);
}

#[test]
fn a_charge_of_winters_victory_at_units_that_move_begins_with_the_end() {
    let position = training(
        "french_movement",
        json!({
            "1/18": {"hex": "A0920", "formation": "column", "facing": "ENE"},
            "2/18": {"hex": "A0921", "formation": "column", "facing": "ENE"},
            "St Petersburg Dragoons": {"hex": "A1221", "formation": "formed", "facing": "S", "charges": true},
        }),
    );
    let wanted = Wanted { rolls: &["opportunity-charge"], ..Wanted::default() };
    see::<Winter>("winter-training", &Value::Null, Some(&position), [20, 1], wanted);
}

#[test]
fn an_order_of_winters_victory_begins_with_the_end() {
    let position = json!({"turn": 9, "phase": "allied_command", "order_points": 1});
    see::<Winter>(
        "winter-20-2",
        &Value::Null,
        Some(&position),
        [4, 1],
        Wanted { at_times: &["command"], ..Wanted::default() },
    );
}

#[test]
fn a_cossack_of_winters_victory_that_commands_itself_begins_with_the_end() {
    let position = json!({"others": "out", "turn": 9, "phase": "allied_movement", "units": {
        "Papov V": {"hex": "C0520", "facing": "N"},
        "1 Chasseurs": {"hex": "C0110", "formation": "formed", "facing": "N"},
    }});
    see::<Winter>(
        "winter-20-2",
        &Value::Null,
        Some(&position),
        [6, 1],
        Wanted { at_times: &["move"], ..Wanted::default() },
    );
}

#[test]
fn a_forced_march_of_the_eagles_begins_with_the_end() {
    let position = json!({"others": "away", "phasing": "french", "phase": "forced", "forces": {
        "Nansouty": {"hex": "N-2410", "track": {"Nansouty 1 Cuir": 4}},
        "Bagration": {"hex": "N-4223", "track": {"Markov Adv Guard": 3}},
    }});
    see::<Eagles>(
        "eagles-friedland",
        &Value::Null,
        Some(&position),
        [6, 1],
        Wanted { rolls: &["force"], ..Wanted::default() },
    );
}

#[test]
fn a_round_of_the_eagles_and_its_pursuit_begin_with_the_end() {
    let position = json!({"others": "away", "phasing": "french",
    "stage": {"combat": {"fight": {"targets": ["N-2409"], "step": {"forward": "french"}, "parties": {
        "french": {"leader": "Davout", "chit": "pursuit"}, "coalition": {"leader": "Bagration", "chit": "pursuit"}}}}},
    "forces": {
        "Davout": {"hex": "N-2410", "track": {"Sénarmont I Art": 3, "Morand III/1": 5, "Gudin III/3": 5}},
        "Bagration": {"hex": "N-2409", "track": {"Centre Artillery": 3, "Markov Adv Guard": 5}},
    }});
    let wanted = Wanted { rolls: &["pursue"], told: &["forward", "stand"], ..Wanted::default() };
    see::<Eagles>("eagles-friedland", &json!({"batteries_forward": true}), Some(&position), [24, 1], wanted);
}

#[test]
fn an_attack_of_the_eagles_out_of_the_walls_begins_with_the_end() {
    let position = json!({"others": "away", "phasing": "french",
    "stage": {"combat": {"fight": {"targets": ["N-1817"], "step": "stand",
        "result": {"attacker": 1, "defender": 2, "stars": 0, "loser": "coalition", "attacking": 9, "defending": 4},
        "parties": {
            "french": {"leader": "Davout", "chit": "pursuit"}, "coalition": {"leader": "Bülow", "chit": "pitched"}}}}},
    "forces": {
        "Davout": {"hex": "N-1816", "track": {"Morand III/1": 9}},
        "Bülow": {"hex": "N-1817", "track": {"Bülow Pillau Garrison": 4}},
    }});
    see::<Eagles>(
        "eagles-friedland",
        &Value::Null,
        Some(&position),
        [6, 1],
        Wanted { told: &["stand", "counter_attack"], ..Wanted::default() },
    );
}
