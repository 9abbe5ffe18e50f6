//! Events and questions as sentences.

use super::{Words, event::level_name};
use engine::art_of_war::{ArmyId, CombatResult, Decision, Event, Outcome, PhaseKind, UnitId, What};
use engine::case::Case;
use engine::contract::Side;
use engine::hex::Hex;

/// The case that eliminates a unit for want of a safe hex.
const NO_SAFE_HEX: Case = Case::new(6, 4);
/// The case of a weather die that changes nothing.
const CALM: Case = Case::new(22, 3);

/// What a result of the table means.
pub const fn result_meaning(result: CombatResult) -> &'static str {
    match result {
        CombatResult::Ae => "attacker eliminated",
        CombatResult::Ar => "attacker retreats",
        CombatResult::Ee => "equal elimination",
        CombatResult::Dr => "defender retreats",
        CombatResult::De => "defender eliminated",
    }
}

impl Words<'_> {
    /// What a unit is called, with the strength and movement printed on it.
    pub fn name(&self, unit: UnitId) -> String {
        let data = self.board.unit(unit);
        format!("{} {}-{}", self.unit(unit), data.strength, data.movement)
    }

    fn names(&self, units: &[UnitId]) -> String {
        list(units.iter().map(|&unit| self.name(unit)).collect())
    }

    /// What happened, as a sentence.
    pub fn sentence(&self, event: &Event) -> String {
        match &event.what {
            What::PhaseBegan { turn, side, phase, night } => {
                let doing = match phase {
                    PhaseKind::Movement => "move",
                    PhaseKind::Combat => "attack",
                };
                let night = if *night { ", by night" } else { "" };
                format!("Turn {turn}{night}: the {} side may {doing}.", self.board.side_name(*side))
            }
            What::Moved { unit, from: Some(from), path, cost } => {
                let to = path.last().map_or(*from, |&hex| hex);
                format!("{} moves from {from} to {to} for {}.", self.name(*unit), movement_points(*cost))
            }
            What::Moved { unit, from: None, path, cost } => {
                let to = path.last().map_or(String::from("nowhere"), Hex::to_string);
                let at = path.first().map_or(String::new(), |hex| format!(" at {hex}"));
                format!("{} enters the map{at} and stops in {to}, for {}.", self.name(*unit), movement_points(*cost))
            }
            What::ControlTaken { hex, side } => {
                format!("The {} side takes control of {hex}.", self.board.side_name(*side))
            }
            What::TakenBack { side } => {
                format!("The {} side takes back its last command.", self.board.side_name(*side))
            }
            What::Amended { edits } => {
                let edits: Vec<String> = edits.iter().map(|edit| self.edit_sentence(edit)).collect();
                format!("The players agree to change the position: {}.", edits.join("; "))
            }
            What::FreshDeclared { side, units } if units.is_empty() => {
                format!("The {} side declares no fresh strength.", self.board.side_name(*side))
            }
            What::FreshDeclared { side, units } => {
                format!("The {} side declares fresh strength for {}.", self.board.side_name(*side), self.names(units))
            }
            What::AttackAnnounced { adjacent, bombarding, targets, defenders, attack, defence, column } => {
                let who = match (adjacent.is_empty(), bombarding.is_empty()) {
                    (false, true) => format!("{} attack", self.names(adjacent)),
                    (true, _) => format!("{} bombard", self.names(bombarding)),
                    (false, false) => {
                        format!("{}, with the guns of {}, attack", self.names(adjacent), self.names(bombarding))
                    }
                };
                // The guns are not part of the subject: "A, with the guns of B, attacks".
                let several = if adjacent.is_empty() { bombarding.len() > 1 } else { adjacent.len() > 1 };
                let who = if several { who } else { format!("{who}s") };
                let places = list(targets.iter().map(Hex::to_string).collect());
                format!(
                    "{who} {} in {places}: {attack} against {defence}, on the {column} column.",
                    self.names(defenders)
                )
            }
            What::GuardCommitted { unit } => format!("{} commits the Guard infantry to the attack.", self.name(*unit)),
            What::DieRolled { face, result } => format!("The die shows {face}: {}.", self.result(*result)),
            What::WeatherRolled { face, .. } if event.cases.contains(&CALM) => {
                format!("The weather die shows {face}: no change.")
            }
            What::WeatherRolled { face, result } => {
                format!("The weather die shows {face}: {}.", self.result(*result))
            }
            What::Retreated { unit, from, to } => format!("{} retreats from {from} to {to}.", self.name(*unit)),
            What::Displaced { unit, from, to } => {
                format!("{} makes room and is displaced from {from} to {to}.", self.name(*unit))
            }
            What::Eliminated { unit, hex } if event.cases.contains(&NO_SAFE_HEX) => {
                format!("{} has no safe hex to go to and is eliminated in {hex}.", self.name(*unit))
            }
            What::Eliminated { unit, hex } => format!("{} is eliminated in {hex}.", self.name(*unit)),
            What::Advanced { unit, from, to } => format!("{} advances from {from} into {to}.", self.name(*unit)),
            What::HeldGround { side } => format!("The {} side does not advance.", self.board.side_name(*side)),
            What::SteppedBack { unit, from, to } if from == to => {
                format!("{}, out of reach of the result, stays in {from}.", self.name(*unit))
            }
            What::SteppedBack { unit, from, to } => format!("{} draws back from {from} to {to}.", self.name(*unit)),
            What::Disrupted { unit, hex } if event.cases.contains(&NO_SAFE_HEX) => {
                format!("{} has no hex to go to and is disrupted in {hex}.", self.name(*unit))
            }
            What::Disrupted { unit, hex } => {
                format!("{} is broken in {hex}, but may rally overnight.", self.name(*unit))
            }
            What::MoraleChanged { army, from, to } => {
                format!(
                    "{} morale {} from {from} to {to}.",
                    self.army_name(*army),
                    if to > from { "rises" } else { "falls" }
                )
            }
            What::Demoralised { army } => format!("The {} army is demoralised.", self.army_name(*army)),
            What::Activated { unit } => {
                let why = match event.cases.first().map(|case| case.number) {
                    Some(2) if event.cases.len() > 1 => ": its army is demoralised",
                    Some(2) => ": the enemy is upon it",
                    Some(3) => ", called up for the loss",
                    Some(4) => " in high spirits",
                    Some(5) => " by order",
                    _ => "",
                };
                format!("{} leaves the reserve{why}.", self.name(*unit))
            }
            What::Reserved { unit } => format!("{} goes back into reserve.", self.name(*unit)),
            What::SummonsRolled { face, comes: true } => format!("The die shows {face}: the corps comes."),
            What::SummonsRolled { face, comes: false } => format!("The die shows {face}: the corps does not come yet."),
            What::ObjectiveScored { hex, side } => {
                format!("The {} side has held {hex} long enough to earn its points.", self.board.side_name(*side))
            }
            What::FoughtOn { side } => format!("The {} side fights on for another day.", self.board.side_name(*side)),
            What::BrokenOff { side } => format!("The {} side breaks the battle off.", self.board.side_name(*side)),
            What::Reorganised { unit, hex } => format!("{} rallies in {hex}.", self.name(*unit)),
            What::GameOver(outcome) => self.ending(outcome),
        }
    }

    /// An army's nation with a capital letter.
    pub fn army_name(&self, army: ArmyId) -> String {
        let nation = self.army(army);
        let mut letters = nation.chars();
        letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
    }

    fn result(&self, result: CombatResult) -> String {
        format!("{result}, {}", result_meaning(result))
    }

    /// How it ended, as a sentence.
    pub fn ending(&self, outcome: &Outcome) -> String {
        let [first, second] = outcome.points;
        let score = format!(
            "{first} points for the {} side, {second} for the {}",
            self.board.side_name(Side::First),
            self.board.side_name(Side::Second)
        );
        match outcome.winner {
            None => format!("The battle is over: {score}. A draw."),
            Some(side) => format!(
                "The battle is over: {score}. A {} victory for the {} side.",
                level_name(outcome.level),
                self.board.side_name(side)
            ),
        }
    }

    /// What is asked, as a sentence.
    pub fn question(&self, side: Side, decision: &Decision) -> String {
        let side = self.board.side_name(side);
        match decision {
            Decision::Move => format!("{side} side: move units, or end the movement phase."),
            Decision::DeclareFresh => format!("{side} side: declare fresh strength for this combat phase, or none."),
            Decision::Attack => format!("{side} side: announce an attack, or end the combat phase."),
            Decision::Losses { due } => format!("{side} side: choose attackers worth at least {due} to lose."),
            Decision::Retreat { units } => {
                format!("{side} side: retreat {} by one hex.", either(units.iter().map(|&u| self.name(u)).collect()))
            }
            Decision::Displace { units } => {
                let who = either(units.iter().map(|&u| self.name(u)).collect());
                format!("{side} side: {who} must make room; where does it go?")
            }
            Decision::Spirit => format!("{side} side: spend morale above its start to free reserves, or do not."),
            Decision::CallReserve { army } => {
                format!(
                    "{side} side: the {} army has lost a unit and may free a reserve, or not.",
                    self.army_name(*army)
                )
            }
            Decision::FightOn => format!("{side} side: the day is over; fight on, or break off?"),
            Decision::Reorganise { units } => {
                format!("{side} side: put {} back on the map.", either(units.iter().map(|&u| self.name(u)).collect()))
            }
            Decision::Advance => format!("{side} side: advance one unit into a hex the enemy left, or hold."),
            Decision::StepBack { unit } => {
                format!("{side} side: draw {} back by one hex, or let it stay.", self.name(*unit))
            }
        }
    }
}

fn movement_points(cost: engine::art_of_war::Halves) -> String {
    if cost.0 == 2 { String::from("1 point") } else { format!("{cost} points") }
}

pub(super) fn list(items: Vec<String>) -> String {
    joined(items, "and")
}

fn either(items: Vec<String>) -> String {
    joined(items, "or")
}

fn joined(mut items: Vec<String>, word: &str) -> String {
    match (items.pop(), items.is_empty()) {
        (None, _) => String::from("nobody"),
        (Some(only), true) => only,
        (Some(last), false) => format!("{} {word} {last}", items.join(", ")),
    }
}
