//! A position as it is written: battles without a whole field have the bytes that they always had.

use super::agenda::Task;
use super::day::Day;
use super::state::{Affairs, Leader, PhaseName, State, Unit};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Everything of a position in the order of its bytes. A day on the whole field is written before the first task.
#[derive(Serialize, Deserialize)]
#[serde(rename = "State")]
struct Wire {
    turn: u8,
    phase: PhaseName,
    phases: u32,
    units: Vec<Unit>,
    leaders: Vec<Leader>,
    affairs: Affairs,
    agenda: Vec<Task>,
}

/// The same for people to read, with the day by its name.
#[derive(Serialize, Deserialize)]
#[serde(rename = "State")]
struct Plain {
    turn: u8,
    phase: PhaseName,
    phases: u32,
    units: Vec<Unit>,
    leaders: Vec<Leader>,
    affairs: Affairs,
    agenda: Vec<Task>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    day: Option<Box<Day>>,
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let State { turn, phase, phases, units, leaders, affairs, mut agenda, day } = self.clone();
        if serializer.is_human_readable() {
            return Plain { turn, phase, phases, units, leaders, affairs, agenda, day }.serialize(serializer);
        }
        agenda.splice(0..0, day.map(Task::Day));
        Wire { turn, phase, phases, units, leaders, affairs, agenda }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<State, D::Error> {
        if deserializer.is_human_readable() {
            let plain = Plain::deserialize(deserializer)?;
            let Plain { turn, phase, phases, units, leaders, affairs, agenda, day } = plain;
            return Ok(State { turn, phase, phases, units, leaders, affairs, agenda, day });
        }
        let wire = Wire::deserialize(deserializer)?;
        let Wire { turn, phase, phases, units, leaders, affairs, mut agenda } = wire;
        let day = match agenda.first_mut() {
            Some(Task::Day(day)) => {
                let day = std::mem::take(day);
                agenda.remove(0);
                Some(day)
            }
            _ => None,
        };
        Ok(State { turn, phase, phases, units, leaders, affairs, agenda, day })
    }
}
