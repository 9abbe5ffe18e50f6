//! Events in JSON: `{"event": "moved", "unit": "Ost-3", ..., "cases": ["4.0"], "text": "..."}`.

use super::{Words, points};
use crate::{ArtOfWar, tell};
use art_of_war::{Event, Outcome, What};
use engine::contract::Side;
use language::ask::Names;
use language::system::{Rules, Tell};
use language::words::{cases, hexes};
use serde_json::{Value, json};

/// Says once what events are called: for a function and for a list, so that neither lacks one.
macro_rules! event_names {
    ($($what:pat $(if $so:expr)? => $name:literal,)*) => {
        /// The names of all events there are.
        pub(super) const EVENTS: &[&str] = &[$($name),*];

        fn event_name(what: &What) -> &'static str {
            match what {
                $($what $(if $so)? => $name,)*
            }
        }
    };
}

event_names! {
    What::PhaseBegan { .. } => "phase_began",
    What::Moved { from: Some(_), .. } => "moved",
    What::Moved { from: None, .. } => "entered",
    What::ControlTaken { .. } => "control_taken",
    What::TakenBack { .. } => "taken_back",
    What::Amended { .. } => "amended",
    What::FreshDeclared { .. } => "fresh_declared",
    What::AttackAnnounced { .. } => "attack_announced",
    What::GuardCommitted { .. } => "guard_committed",
    What::DieRolled { .. } => "die_rolled",
    What::WeatherRolled { .. } => "weather_rolled",
    What::Retreated { .. } => "retreated",
    What::Displaced { .. } => "displaced",
    What::Eliminated { .. } => "eliminated",
    What::Advanced { .. } => "advanced",
    What::HeldGround { .. } => "held_ground",
    What::SteppedBack { from, to, .. } if from == to => "stayed",
    What::SteppedBack { .. } => "stepped_back",
    What::Disrupted { .. } => "disrupted",
    What::MoraleChanged { .. } => "morale_changed",
    What::Demoralised { .. } => "demoralised",
    What::Activated { .. } => "activated",
    What::Reserved { .. } => "reserved",
    What::SummonsRolled { .. } => "summons_rolled",
    What::ObjectiveScored { .. } => "objective_scored",
    What::FoughtOn { .. } => "fought_on",
    What::BrokenOff { .. } => "broken_off",
    What::Reorganised { .. } => "reorganised",
    What::GameOver(_) => "game_over",
}

impl Words<'_> {
    /// Events as JSON, each with the cases behind it and a sentence.
    pub fn events(&self, events: &[Event]) -> Vec<Value> {
        let names = ArtOfWar::names(self.board);
        events.iter().map(|event| self.event(event, &names)).collect()
    }

    fn event(&self, event: &Event, names: &Names) -> Value {
        let mut value = self.what(&event.what);
        if let Some(object) = value.as_object_mut() {
            let text = ArtOfWar::happening(self.board, event).text.plain(names);
            object.insert(String::from("event"), json!(event_name(&event.what)));
            object.insert(String::from("cases"), json!(cases(&event.cases)));
            object.insert(String::from("text"), json!(text));
        }
        value
    }

    fn what(&self, what: &What) -> Value {
        match what {
            What::PhaseBegan { turn, side, phase, night } => json!({
                "turn": turn, "side": self.side(*side), "phase": tell::phase_name(*phase).key, "night": night,
                "rain": self.board.is_rain(*turn),
            }),
            What::Moved { unit, from, path, cost } => json!({
                "unit": self.unit(*unit),
                "from": from.map(|hex| hex.to_string()),
                "path": hexes(path),
                "cost": points(*cost),
            }),
            What::ControlTaken { hex, side } | What::ObjectiveScored { hex, side } => {
                json!({"hex": hex.to_string(), "side": self.side(*side)})
            }
            What::TakenBack { side }
            | What::HeldGround { side }
            | What::FoughtOn { side }
            | What::BrokenOff { side } => json!({"side": self.side(*side)}),
            What::Amended { edits } => json!({"change": self.change(edits)}),
            What::FreshDeclared { side, units } => json!({"side": self.side(*side), "units": self.units(units)}),
            What::AttackAnnounced { adjacent, bombarding, targets, defenders, attack, defence, column } => json!({
                "adjacent": self.units(adjacent),
                "bombarding": self.units(bombarding),
                "targets": hexes(targets),
                "defenders": self.units(defenders),
                "attack": attack,
                "defence": defence,
                "column": column.to_string(),
            }),
            What::DieRolled { face, result } | What::WeatherRolled { face, result } => {
                json!({"face": face, "result": result.name()})
            }
            What::SteppedBack { unit, from, to } if from == to => {
                json!({"unit": self.unit(*unit), "hex": from.to_string()})
            }
            What::Retreated { unit, from, to }
            | What::Displaced { unit, from, to }
            | What::Advanced { unit, from, to }
            | What::SteppedBack { unit, from, to } => {
                json!({"unit": self.unit(*unit), "from": from.to_string(), "to": to.to_string()})
            }
            What::Eliminated { unit, hex } | What::Disrupted { unit, hex } | What::Reorganised { unit, hex } => {
                json!({"unit": self.unit(*unit), "hex": hex.to_string()})
            }
            What::MoraleChanged { army, from, to } => json!({"army": self.army(*army), "from": from, "to": to}),
            What::Demoralised { army } => json!({"army": self.army(*army)}),
            What::GuardCommitted { unit } | What::Activated { unit } | What::Reserved { unit } => {
                json!({"unit": self.unit(*unit)})
            }
            What::SummonsRolled { face, comes } => json!({"face": face, "comes": comes}),
            What::GameOver(outcome) => json!({"outcome": self.outcome(outcome)}),
        }
    }

    /// The outcome of a battle, as JSON.
    pub fn outcome(&self, outcome: &Outcome) -> Value {
        let [first, second] = outcome.points;
        json!({
            "points": {self.side(Side::First): first, self.side(Side::Second): second},
            "winner": outcome.winner.map(|side| self.side(side)),
            "level": tell::level_name(outcome.level),
        })
    }
}
