//! The desk as a program sees it: nothing is half done, nothing sealed is forgotten, and a lie does not pay.

use super::AdjutantDesk;
use eagles::Track;
use eagles_app::Eagles;
use engine::codec;
use engine::contract::Game as _;
use engine::digits::{self, Digits};
use serde_json::{Value, json};
use twenty_app::Twenty;
use winter_app::Winter;

/// The answer of the desk, which must be good.
fn well(desk: &mut AdjutantDesk, said: &Value) -> Value {
    let reply = desk.answer(said);
    assert_eq!(reply["ok"], json!(true), "{said}: {reply}");
    reply
}

/// The reason the desk refuses a request; the game must be as it was.
fn refused(desk: &mut AdjutantDesk, said: &Value) -> String {
    let state = |desk: &mut AdjutantDesk| (well(desk, &json!({"do": "hash"})), well(desk, &json!({"do": "save"})));
    let before = state(desk);
    let reply = desk.answer(said);
    assert_eq!(reply["ok"], json!(false), "{said}: {reply}");
    assert_eq!(state(desk), before, "{said} was refused and changed the game");
    reply["error"]["reason"].as_str().unwrap().to_owned()
}

fn command(side: &str, said: &Value) -> Value {
    json!({"do": "command", "side": side, "command": said})
}

/// A combat of The Eagles in which the attacker seals a chit.
fn chits() -> AdjutantDesk {
    let mut desk = AdjutantDesk::new(::systems::ALL);
    well(&mut desk, &json!({"do": "new", "scenario": "eagles-friedland", "position": {"phase": "combat"}}));
    let declared = json!({"declare": {"leader": "Bagration", "targets": ["N-4124"]}});
    well(&mut desk, &command("coalition", &declared));
    desk
}

#[test]
fn a_command_with_an_opening_too_many_is_refused_whole() {
    let mut desk = chits();
    let asked = well(&mut desk, &json!({"do": "hint", "level": "random"}));
    let content = asked["hint"]["sealed"][0].clone();
    let twice = json!({"do": "command", "side": "coalition", "command": asked["hint"]["command"], "sealed": [content, content]});
    assert!(refused(&mut desk, &twice).contains("2 contents"));
    let open = json!({"do": "command", "side": "coalition", "command": "pass", "sealed": [content]});
    refused(&mut desk, &open);
}

#[test]
fn a_blank_chit_is_refused_in_a_sentence() {
    let mut desk = chits();
    let blank = json!({"seal": "0".repeat(64)});
    for said in [json!(5), Value::Null, json!({}), json!([]), json!(true), json!({"choice": 3}), blank.clone()] {
        let why = refused(&mut desk, &command("coalition", &json!({"seal_chit": said})));
        assert!(why.contains("pitched") && why.contains("pursuit"), "{said}: {why}");
    }
    for sealed in [json!([]), json!([""]), json!([null]), json!([5])] {
        let together = json!({"command": {"seal_chit": blank}, "sealed": sealed});
        refused(&mut desk, &command("coalition", &together));
    }
    well(&mut desk, &command("coalition", &json!({"seal_chit": "pitched"})));
}

#[test]
fn a_plan_with_too_few_contents_is_refused_and_a_whole_one_survives_saving() {
    let mut desk = AdjutantDesk::new(::systems::ALL);
    well(&mut desk, &json!({"do": "new", "scenario": "dresden20-koenigstein"}));
    let hint = well(&mut desk, &json!({"do": "hint", "level": "random"}))["hint"].clone();
    assert_eq!(hint["side"], "french", "{hint}");
    let sealed = hint["sealed"].as_array().unwrap().clone();
    let say =
        |sealed: &[Value]| json!({"do": "command", "side": "french", "command": hint["command"], "sealed": sealed});
    refused(&mut desk, &say(&sealed[1..]));
    let seals: Vec<String> = sealed.iter().map(|_| "0".repeat(64)).collect();
    let mut blank = hint["command"].clone();
    blank["seal"]["commitments"] = json!(seals);
    let why = refused(&mut desk, &command("french", &blank));
    assert!(why.contains("missing"), "{why}");
    well(&mut desk, &say(&sealed));
    let learned = desk.game::<Twenty>().unwrap().learned();
    assert_eq!(learned.len(), sealed.len());
    let saved = well(&mut desk, &json!({"do": "save"}));
    let mut other = AdjutantDesk::new(::systems::ALL);
    well(&mut other, &json!({"do": "load", "scenario": saved["scenario"], "saved": saved["saved"]}));
    assert_eq!(other.game::<Twenty>().unwrap().learned(), learned);
    assert_eq!(well(&mut other, &json!({"do": "save"})), saved);
    // The digits of the engine are as they were, and hold no secret.
    let text = saved["saved"].as_str().unwrap();
    let (engine, beside) = text.split_once('.').unwrap();
    assert_eq!(engine, Digits(&desk.game::<Twenty>().unwrap().save()).to_string());
    let foreign = format!("{engine}.{}", Digits(&codec::encode(&vec![learned[0].clone(), other_opening()])));
    for bad in [format!("{text}.{beside}"), format!("{engine}.0"), format!("{engine}.00"), foreign] {
        let load = json!({"do": "load", "scenario": saved["scenario"], "saved": bad});
        assert_eq!(desk.answer(&load)["ok"], json!(false), "{bad}");
    }
}

fn other_opening() -> engine::contract::Opening {
    engine::contract::Opening { salt: [9; 32], content: vec![1, 2, 3] }
}

#[test]
fn a_combat_with_a_sealed_chit_goes_on_after_loading() {
    let mut desk = chits();
    well(&mut desk, &command("coalition", &json!({"seal_chit": "pitched"})));
    for _ in 0..2 {
        let saved = well(&mut desk, &json!({"do": "save"}));
        desk = AdjutantDesk::new(::systems::ALL);
        well(&mut desk, &json!({"do": "load", "scenario": saved["scenario"], "saved": saved["saved"]}));
    }
    well(&mut desk, &command("french", &json!({"seal_chit": "pursuit"})));
    // With any dice, no player ever has to open a chit: the desk knows its content.
    let (mut opened, mut seed) = (false, 0);
    for _ in 0..60 {
        let pending = well(&mut desk, &json!({"do": "pending"}))["pending"].clone();
        assert_ne!(pending["decision"], "open_chit");
        if pending.get("roll").is_some() {
            seed += 1;
            let rolled = well(&mut desk, &json!({"do": "dice", "seed": seed}));
            opened |= rolled["events"].as_array().unwrap().iter().any(|event| event["event"] == "chit_opened");
        } else if pending["decision"] == "seal_chit" || pending.get("over").is_some() || opened {
            break;
        } else {
            let hint = well(&mut desk, &json!({"do": "hint", "level": "random", "seed": seed}))["hint"].clone();
            let said =
                json!({"do": "command", "side": hint["side"], "command": hint["command"], "sealed": hint["sealed"]});
            let told = well(&mut desk, &said);
            opened |= told["events"].as_array().unwrap().iter().any(|event| event["event"] == "chit_opened");
        }
        let saved = well(&mut desk, &json!({"do": "save"}));
        well(&mut desk, &json!({"do": "load", "scenario": saved["scenario"], "saved": saved["saved"]}));
    }
}

/// Plays a veiled battle from its last turn to its end, saved and loaded on the way. With a lie the first track that is put
/// under seal has a point too many.
fn veiled(lie: bool) -> (Value, Option<String>) {
    let mut desk = AdjutantDesk::new(::systems::ALL);
    let new = json!({"do": "new", "scenario": "eagles-friedland", "options": {"veiled": true}, "seed": 3,
        "position": {"turn": LAST_TURN}});
    well(&mut desk, &new);
    let mut liar = None;
    for step in 0..3000_u64 {
        let pending = well(&mut desk, &json!({"do": "pending"}))["pending"].clone();
        if pending.get("over").is_some() {
            return (pending["over"].clone(), liar);
        }
        if pending.get("roll").is_some() {
            well(&mut desk, &json!({"do": "dice"}));
        } else {
            // A liar thinks longer, until something comes to mind that puts a track under seal.
            let mut said = None;
            for seed in 0..if lie && liar.is_none() { 40 } else { 1 } {
                let think = json!({"do": "hint", "level": "random", "seed": step * 40 + seed});
                let hint = well(&mut desk, &think)["hint"].clone();
                let mut sealed = hint["sealed"].clone();
                let bent = lie && liar.is_none() && bend(&mut sealed);
                if bent {
                    liar = Some(hint["side"].as_str().unwrap().to_owned());
                }
                if bent || said.is_none() {
                    said = Some((hint, sealed));
                }
                if bent {
                    break;
                }
            }
            let (hint, sealed) = said.unwrap();
            let said = json!({"do": "command", "side": hint["side"], "command": hint["command"], "sealed": sealed});
            well(&mut desk, &said);
        }
        if step % 40 == 0 {
            let saved = well(&mut desk, &json!({"do": "save"}));
            let load = json!({"do": "load", "scenario": saved["scenario"], "saved": saved["saved"], "seed": step});
            well(&mut desk, &load);
        }
    }
    panic!("the battle has no end");
}

const LAST_TURN: u8 = 4;

/// Adds a strength point to the first track among contents.
fn bend(sealed: &mut Value) -> bool {
    for content in sealed.as_array_mut().unwrap().iter_mut().skip(1) {
        let bytes = digits::read(content.as_str().unwrap()).unwrap();
        if let Ok(mut track) = codec::decode::<Track>(&bytes)
            && let Some(unit) = track.units.first_mut().filter(|unit| unit.1 < 9)
        {
            unit.1 += 1;
            *content = json!(Digits(&codec::encode(&track)).to_string());
            return true;
        }
    }
    false
}

#[test]
fn at_the_end_of_a_veiled_game_every_track_is_shown() {
    let (over, _) = veiled(false);
    let forces = over["opened"]["forces"].as_object().unwrap();
    let with_units = forces.values().filter(|force| !force["track"].as_object().unwrap().is_empty()).count();
    assert!(with_units > 5, "{over}");
    assert!(over.get("untrue").is_none(), "{over}");
}

#[test]
fn a_track_with_a_point_too_many_loses_the_game() {
    let (over, liar) = veiled(true);
    let liar = liar.expect("somebody seals a track");
    let untrue = over["untrue"].as_array().unwrap_or_else(|| panic!("{over}"));
    assert_eq!((&untrue[0]["side"], &untrue[0]["case"]), (&json!(liar), &json!("C3")), "{over}");
    let honest = if liar == "french" { "coalition" } else { "french" };
    assert_eq!(over["winner"], honest, "{over}");
    assert!(over["text"].as_str().unwrap().contains("made a false claim"), "{over}");
}

#[test]
fn a_game_from_a_position_tells_what_the_rules_did_at_once() {
    let mut desk = AdjutantDesk::new(::systems::ALL);
    let position = json!({"others": "out", "turn": 9, "phase": "allied_rally", "begins": true,
        "units": {"Ilovaiski IX": {"hex": "C1515", "morale": "routed"},
            "1 Chasseurs": {"hex": "C0110", "formation": "formed", "facing": "N"}},
        "leaders": {"Ilovaiski": "C1519"}});
    let told = well(&mut desk, &json!({"do": "new", "scenario": "winter-20-2", "position": position}));
    let events = told["events"].as_array().unwrap();
    assert!(events.iter().any(|event| event["event"] == "rallied" && event["unit"] == "Ilovaiski IX"), "{told}");
    assert!(desk.game::<Winter>().is_some());
}

#[test]
fn one_unit_is_on_one_track() {
    let mut desk = AdjutantDesk::new(::systems::ALL);
    let forces = json!({"Ney": {"hex": "N-3426", "track": {"Marchand VI/1": 7}},
        "Lannes": {"hex": "N-3427", "track": {"Marchand VI/1": 3}}});
    let new = json!({"do": "new", "scenario": "eagles-friedland", "position": {"forces": forces}});
    let reply = desk.answer(&new);
    let why = reply["error"]["reason"].as_str().unwrap();
    assert!(why.contains("Marchand VI/1 is on two tracks") && why.contains("Ney") && why.contains("Lannes"), "{why}");
    let twice = json!([{"leader": "Ney", "hex": "N-3426", "track": [["Marchand VI/1", 7], ["Marchand VI/1", 3]]}]);
    let new = json!({"do": "new", "scenario": "eagles-friedland", "position": {"forces": twice}});
    assert!(desk.answer(&new)["error"]["reason"].as_str().unwrap().contains("twice"));
    assert!(desk.game::<Eagles>().is_none());
}
