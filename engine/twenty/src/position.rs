//! Positions: the one at the start of a battle, and the mistakes in a foreign one.

use super::board::Board;
use super::breach::named;
use super::card::{Card, Effect};
use super::definition::*;
use super::field::Field;
use super::fight::*;
use super::numbers::CombatResult;
use super::plan;
use super::state::*;
use engine::hex::Hex;

/// The most phases, more than any battle has.
const MOST_PHASES: u32 = 100_000;
/// The most effects, more than twelve cards could ever leave in force.
const MOST_EFFECTS: usize = 64;
/// The most units in a battle: each is in contact with all its enemies there, and a hex has six neighbours.
const MOST_IN_BATTLE: usize = 6;
/// No retreat is longer, rout or not.
const MOST_DISTANCE: u8 = 100;
/// Tries of a stack: a battle has at most 99 turns, and each has one.
const MOST_TRIES: u8 = 150;

/// The position before the first turn [3.1].
pub(crate) fn start(board: &Board, optional: OptionalRules) -> State {
    let definition = board.definition();
    let place = |start: Start| match start {
        Start::On { hex } => Place::On { hex },
        Start::Arrives { turn, area } => Place::Due { turn, at: Entry::Area(area) },
        Start::Pool => Place::Sealed,
        Start::Late => Place::Awaited,
        Start::Out => Place::Out,
    };
    let unit = |data: &UnitData| Unit { place: place(data.start), routed: false, moved: false, reacted: false };
    let first = definition.turns.first;
    let variable = definition.variable_start;
    let days = vec![0; definition.turns.nights.len()];
    State {
        turn: first,
        active: ALLIED,
        phases: 0,
        stage: Stage::Sealing,
        units: definition.units.iter().map(unit).collect(),
        garrisons: vec![Garrison { gone: false }; definition.garrisons.len()],
        lines: definition.lines.iter().map(|line| LineState { active: line.active }).collect(),
        pontoon: None,
        morale: definition.morale,
        deck: Card::ALL.to_vec(),
        effects: Vec::new(),
        weather: if optional.variable_weather { variable.weather } else { board.printed_weather(first) },
        trend: variable.trend,
        mud: None,
        extra_horses: ExtraHorses::Unused,
        catastrophe: Catastrophe::default(),
        lulls: PerSide { allied: days.clone(), french: days },
        guards_locked: Vec::new(),
        fought: false,
        plan: None,
    }
}

/// All reasons why a state cannot be played on.
pub(crate) fn mistakes(board: &Board, state: &State) -> Vec<String> {
    let definition = board.definition();
    let mut check = Check { board, state, mistakes: Vec::new() };
    if state.units.len() != definition.units.len()
        || state.garrisons.len() != definition.garrisons.len()
        || state.lines.len() != definition.lines.len()
    {
        check.say("it has other units, garrisons or lines than the battle");
        return check.mistakes;
    }
    if !(definition.turns.first..=definition.turns.last).contains(&state.turn) {
        check.say("its turn is not on the track");
    }
    check.require(state.phases <= MOST_PHASES, "more phases have passed than a battle has");
    check.units();
    check.levels();
    check.plan();
    check.stage();
    check.mistakes
}

struct Check<'a> {
    board: &'a Board,
    state: &'a State,
    mistakes: Vec<String>,
}

impl Check<'_> {
    fn say(&mut self, what: impl Into<String>) {
        self.mistakes.push(what.into());
    }

    fn require(&mut self, holds: bool, what: &str) {
        if !holds {
            self.say(what);
        }
    }

    fn units(&mut self) {
        let definition = self.board.definition();
        let late = definition.late_corps.as_ref().map(|late| late.unit);
        let at_meissen = definition.plan.as_ref().map(|plan| plan.meissen);
        let going = self.state.fight().and_then(|fight| fight.going.as_ref()).map(|going| going.unit);
        let mut taken: Vec<(Hex, UnitId)> = Vec::new();
        for unit in self.board.unit_ids() {
            let name = named(self.board, unit).to_owned();
            let place = self.state.place(unit);
            let side = self.board.unit(unit).side;
            let fits = match place {
                Place::On { hex } => self.board.exists(hex),
                Place::Due { at: Entry::Area(area), .. } => {
                    definition.areas.get(usize::from(area.0)).is_some_and(|area| area.side == side)
                }
                Place::Awaited | Place::ComeUp => Some(unit) == late,
                Place::Meissen => Some(unit) == late || Some(unit) == at_meissen,
                Place::Sealed => self.board.unit(unit).start == Start::Pool,
                Place::Due { at: Entry::Lines, .. } | Place::Broken | Place::Lost | Place::Out => true,
            };
            if !fits {
                self.say(format!("{name} cannot be where it is"));
            }
            if let Place::On { hex } = place {
                let clash = taken.iter().find(|known| known.0 == hex).map(|known| known.1);
                if let Some(other) = clash {
                    let friends = self.board.unit(other).side == side;
                    let passing = friends && (going == Some(unit) || going == Some(other));
                    if !passing {
                        self.say(format!("{name} shares {} with another unit", self.board.number(hex)));
                    }
                }
                taken.push((hex, unit));
            } else if self.state.is_routed(unit) {
                self.say(format!("{name} is Routed and not on the map"));
            }
        }
    }

    fn levels(&mut self) {
        let (state, definition) = (self.state, self.board.definition());
        let most = definition.numbers.morale.maximum;
        self.require(state.morale.allied <= most && state.morale.french <= most, "Morale is above its highest level");
        self.require(state.mud.is_none_or(|until| until > state.turn), "the track shows Mud that has dried");
        let ended = matches!(state.stage, Stage::Over { .. } | Stage::Openings { .. });
        let alive = state.morale.allied > 0 && state.morale.french > 0;
        self.require(alive || ended, "a side's Morale is 0 and the match goes on");
        let ascending = state.deck.windows(2).all(|pair| matches!(pair, [one, other] if one < other));
        self.require(ascending, "the deck is not in ascending order");
        self.require(state.effects.len() <= MOST_EFFECTS, "too many card effects are in force");
        let known = |effect: &Effect| match effect {
            Effect::OrdersAstray { unit } => self.board.has_unit(*unit),
            Effect::CavalryInHand
            | Effect::FreshReserves
            | Effect::EmperorIsHere
            | Effect::ThreeMonarchs { .. }
            | Effect::HardMarching { .. }
            | Effect::EmptyCaissons => true,
        };
        let effects = state.effects.iter().all(|known_effect| known(&known_effect.effect));
        self.require(effects, "a card holds a unit that does not exist");
        let site = state.pontoon.is_none_or(|to| definition.map.pontoon_sites.iter().any(|site| site.to == to));
        self.require(site, "the pontoon is where none can be built");
        let days = definition.turns.nights.len() + 1;
        let lulls = state.lulls.allied.len() <= days && state.lulls.french.len() <= days;
        self.require(lulls, "Lulls are counted on more days than there are");
        let guards = state.guards_locked.iter().all(|unit| self.board.has_unit(*unit));
        self.require(guards && state.guards_locked.len() <= state.units.len(), "a Guard unit does not exist");
    }

    fn plan(&mut self) {
        let Some(sealed) = &self.state.plan else { return };
        let Some(data) = &self.board.definition().plan else {
            self.say("it has a sealed plan and the battle has none");
            return;
        };
        if plan::check_heights(self.board, data, &sealed.heights).is_err()
            || sealed.seals.len() != plan::commitments(self.board, data)
            || sealed.tries.len() != data.stacks.len()
            || sealed.tries.iter().any(|&tries| tries > MOST_TRIES)
        {
            self.say("its sealed plan has the wrong parts");
            return;
        }
        let opened: Vec<_> = sealed.seals.iter().map(|seal| seal.opened).collect();
        let broken = plan::contradiction(self.board, data, &sealed.heights, &opened).is_some();
        let ended = matches!(self.state.stage, Stage::Over { .. });
        self.require(!broken || ended, "what is open of the plan breaks its rules");
    }

    fn stage(&mut self) {
        let night = self.board.is_night(self.state.turn);
        let plan = self.board.definition().plan.is_some();
        match &self.state.stage {
            Stage::Sealing => {
                self.require(plan && self.state.plan.is_none(), "there is no plan to seal");
            }
            Stage::Marker | Stage::ArrivalDice => {
                self.require(self.state.active == FRENCH, "only the French open stacks")
            }
            Stage::Card(CardStep::RallyDie { unit }) => {
                let broken = self.state.place(*unit) == Place::Broken;
                self.require(broken && self.board.has_unit(*unit), "a unit rallies that is not Broken");
            }
            // At night card 10 has no effect, so there is no decision [5.3.10].
            Stage::Card(CardStep::Provoke) => self.require(!night, "card 10 asks nothing at night"),
            Stage::ArrivalOpenings { seals } => {
                let closed = |seal: &u8| {
                    let known = self.state.plan.as_ref().and_then(|plan| plan.seals.get(usize::from(*seal)));
                    known.is_some_and(|known| known.opened.is_none())
                };
                let ordered = seals.windows(2).all(|pair| matches!(pair, [one, other] if one < other));
                let fits = !seals.is_empty() && ordered && seals.iter().all(closed) && self.state.active == FRENCH;
                self.require(fits, "seals are to be opened that cannot be");
            }
            Stage::LateCorpsDie => {
                let late = self.board.definition().late_corps.is_some();
                self.require(late, "there is no late corps");
            }
            Stage::MeissenOpening => {
                let closed = self.state.plan.as_ref().and_then(|plan| plan.seals.last());
                self.require(closed.is_some_and(|seal| seal.opened.is_none()), "nothing is sealed at Meissen");
            }
            Stage::Reaction(step) => {
                self.require(!night, "there is no reaction at night");
                match step {
                    ReactionStep::Choose => {}
                    ReactionStep::FollowUp { vacated } => {
                        self.require(self.board.exists(*vacated), "a hex off the map was left");
                    }
                    ReactionStep::Fight(fight) => self.fight(fight, true),
                }
            }
            Stage::Declaration => self.require(!night, "there is no combat at night"),
            Stage::Combat { battles, fight } => {
                self.require(!night, "there is no combat at night");
                self.battles(battles);
                if let Some(fight) = fight {
                    self.fight(fight, false);
                }
            }
            Stage::Night(step) => {
                self.require(night, "there are no Night Operations by day");
                match step {
                    NightStep::Payments => {}
                    NightStep::RallyDice { paid } => {
                        let broken = |unit: &UnitId| self.state.place(*unit) == Place::Broken;
                        self.require(paid.iter().all(broken), "a unit was paid for that is not Broken");
                    }
                    NightStep::ExtraHorses => {
                        self.require(self.state.active == FRENCH, "Extra Horses are French");
                    }
                }
            }
            Stage::Openings { .. } => {
                let closed = self.state.plan.as_ref().is_some_and(|plan| !plan.unopened().is_empty());
                self.require(closed, "nothing is left to open");
            }
            Stage::Draw | Stage::Card(_) | Stage::WeatherDie | Stage::Movement | Stage::Over { .. } => {}
        }
    }

    fn side_of(&self, units: &[UnitId], side: engine::contract::Side) -> bool {
        units.iter().all(|unit| self.board.has_unit(*unit) && self.board.unit(*unit).side == side)
    }

    fn on_map(&self, units: &[UnitId]) -> bool {
        units.iter().all(|unit| self.state.hex_of(*unit).is_some())
    }

    fn are_garrisons(&self, hexes: &[Hex]) -> bool {
        hexes.iter().all(|hex| self.board.definition().garrisons.iter().any(|garrison| garrison.hex == *hex))
    }

    fn battles(&mut self, battles: &[DeclaredBattle]) {
        let side = self.state.active;
        let mut units: Vec<UnitId> = Vec::new();
        let mut hexes: Vec<Hex> = Vec::new();
        for known in battles {
            let battle = &known.battle;
            let empty = battle.attackers.is_empty() || (battle.defenders.is_empty() && battle.garrisons.is_empty());
            let fits = battle.attackers.len() <= MOST_IN_BATTLE
                && battle.defenders.len() + battle.garrisons.len() <= MOST_IN_BATTLE
                && self.side_of(&battle.attackers, side)
                && self.side_of(&battle.defenders, side.other())
                && self.are_garrisons(&battle.garrisons)
                && (known.fought || (self.on_map(&battle.attackers) && self.on_map(&battle.defenders)));
            self.require(fits && !empty, "a declared battle cannot be");
            units.extend(battle.attackers.iter().chain(&battle.defenders));
            hexes.extend(&battle.garrisons);
        }
        let (all, sieges) = (units.len(), hexes.len());
        units.sort_unstable();
        units.dedup();
        hexes.sort_unstable();
        hexes.dedup();
        self.require(units.len() == all && hexes.len() == sieges, "a unit is in two declared battles");
    }

    fn fight(&mut self, fight: &Fight, charge: bool) {
        let attacker = if charge { self.state.active.other() } else { self.state.active };
        let sorted = |units: &[UnitId]| units.windows(2).all(|pair| matches!(pair, [one, other] if one < other));
        let fits = fight.attacker == attacker
            && fight.countercharge == charge
            && (1..=MOST_IN_BATTLE).contains(&fight.attackers.len())
            && fight.defenders.len() + fight.garrisons.len() <= MOST_IN_BATTLE
            && !(fight.defenders.is_empty() && fight.garrisons.is_empty())
            && sorted(&fight.attackers)
            && sorted(&fight.defenders)
            && self.side_of(&fight.attackers, attacker)
            && self.side_of(&fight.defenders, attacker.other())
            && self.are_garrisons(&fight.garrisons);
        self.require(fits, "the battle in hand has the wrong parts");
        if !fits {
            return;
        }
        let result = fight.result;
        let begun = match fight.step {
            FightStep::DefenderReserves | FightStep::Die => {
                result.is_none() && self.on_map(&fight.attackers) && self.on_map(&fight.defenders)
            }
            FightStep::Exchange => {
                result == Some(CombatResult::Exchange) && self.on_map(&fight.attackers) && self.on_map(&fight.defenders)
            }
            FightStep::RoutDice => {
                let routs = matches!(result, Some(CombatResult::AttackersRout | CombatResult::DefendersRout));
                routs && self.on_map(&fight.attackers) && self.on_map(&fight.defenders)
            }
            FightStep::Retreats | FightStep::HazardDice { .. } | FightStep::Advances => {
                result.is_some_and(|result| result != CombatResult::Nothing)
            }
        };
        self.require(begun, "the current battle has not reached this step");
        if let FightStep::HazardDice { dice } = fight.step {
            self.require((1..=2).contains(&dice) && fight.going.is_some(), "dice are rolled for no hazard");
        }
        let loser = fight.loser().unwrap_or(attacker);
        let retreating: Vec<UnitId> = fight.retreating.iter().map(|known| known.unit).collect();
        let mut once = retreating.clone();
        once.sort_unstable();
        once.dedup();
        let runs = self.side_of(&retreating, loser) && self.on_map(&retreating) && once.len() == retreating.len();
        self.require(
            runs && fight.retreating.iter().all(|known| (1..=MOST_DISTANCE).contains(&known.distance)),
            "a retreat cannot be",
        );
        let known = |trail: &Trail| !trail.hexes.is_empty() && trail.hexes.iter().all(|hex| self.board.exists(*hex));
        let trails = fight.trails.iter().all(known) && fight.trails.len() <= self.state.units.len() + 16;
        self.require(trails, "a retreat path leads off the map");
        let winners = self.side_of(&fight.advancing, loser.other()) && self.on_map(&fight.advancing);
        self.require(winners, "a unit advances that cannot");
        if let Some(going) = &fight.going {
            self.going(going, loser, &retreating);
        }
    }

    fn going(&mut self, going: &Going, loser: engine::contract::Side, retreating: &[UnitId]) {
        let here = self.state.hex_of(going.unit);
        let fits = self.side_of(&[going.unit], loser)
            && here.is_some()
            && !retreating.contains(&going.unit)
            && going.visited.last().copied() == here
            && going.visited.iter().all(|hex| self.board.exists(*hex))
            && going.visited.len() <= self.board.size().min(250)
            && (1..=going.visited.len()).contains(&usize::from(going.open))
            // Each step back uses one of the hexes left, so the hexes walked in the open stay within their number.
            && u16::from(going.open) + u16::from(going.left) < u16::from(u8::MAX);
        self.require(fits, "a unit on its way back cannot be there");
        if !fits {
            return;
        }
        let field = Field::new(self.board, self.state);
        let Some(at) = field.at(going.unit) else { return };
        let leads = match going.line {
            Some(line) => {
                let own = field.active_lines(loser).any(|known| known == line);
                own && field.ways_to(loser, line, at).from(at).is_some()
            }
            None => going.left == 0 && field.occupant(at) == Some(going.unit),
        };
        self.require(leads, "a unit on its way back has no way");
    }
}
