//! The forecast of a roll, made by the code that resolves it: every term, every face, every chance as a count.

use super::breach::by;
use super::command::Command;
use super::definition::*;
use super::die::FACES;
use super::event::{Event, Report, What};
use super::fight::{Battle, Fight, FightStep, Loser};
use super::game::Game;
use super::numbers::{CombatResult, RallyResult};
use super::odds::column;
use super::rules;
use super::state::*;
use super::terms::{Term, TermKind};
use engine::contract::{Game as _, Pending, Refusal, Rolled};
use engine::hex::Hex;
use engine::rule::Rule;
use serde::{Deserialize, Serialize};

/// A roll or choice to forecast.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Proposal {
    /// The roll that the rules wait for.
    Pending,
    /// A battle of the phasing side, with reserves of either side.
    Battle {
        /// The units and garrisons.
        battle: Battle,
        /// Whether the attacker commits reserves.
        attacker_reserves: bool,
        /// Whether the defender does.
        defender_reserves: bool,
    },
    /// A countercharge of the other side.
    Charge {
        /// The unit that charges.
        unit: UnitId,
        /// The hex it charges from.
        hex: Hex,
        /// The unit it attacks.
        target: UnitId,
        /// Whether the attacker commits reserves.
        attacker_reserves: bool,
        /// Whether the defender does.
        defender_reserves: bool,
    },
    /// The battle in hand, on which the defender must decide.
    Reserves {
        /// Whether the defender commits reserves.
        commit: bool,
    },
    /// A step of a retreat, with its hazards.
    Retreat {
        /// The unit that retreats.
        unit: UnitId,
        /// The line it retreats towards, where that is part of the answer.
        line: Option<Hex>,
        /// The next hex.
        to: Option<Hex>,
    },
    /// The rally dice, if these are paid for.
    Rally {
        /// Broken units.
        paid: Vec<UnitId>,
    },
}

/// The forecast of a roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forecast {
    /// The rule that asks for the roll.
    pub rule: Rule,
    /// The terms of the battle, each with its rule.
    pub terms: Vec<Term>,
    /// The attackers' total before reserves, in a battle.
    pub attack: Option<i16>,
    /// The defenders' total with their ground, before reserves.
    pub defence: Option<i16>,
    /// The sum of all terms in a battle, with reserves.
    pub differential: Option<i16>,
    /// The column it is read on.
    pub column: Option<i8>,
    /// The events before the die: payments.
    pub before: Vec<Event>,
    /// Each face of a single die or each card of a draw, and its consequences.
    pub faces: Vec<FaceForecast>,
    /// Each of several dice by itself.
    pub dice: Vec<DieForecast>,
    /// Each result with its exact chance.
    pub chances: Vec<Chance>,
    /// For results that rout: the distance of each unit's rout (R24).
    pub routs: Vec<DieForecast>,
}

/// The consequences of one face.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FaceForecast {
    /// The face, or the place of a card in the deck, from 1.
    pub face: u16,
    /// The result in a battle.
    pub result: Option<CombatResult>,
    /// The events that follow at once.
    pub events: Vec<Event>,
}

/// The result of each face of one die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DieForecast {
    /// The unit, garrison or stack that the die is for.
    pub who: DieOwner,
    /// Faces 1 to 6, in order.
    pub faces: Vec<Meaning>,
}

/// The unit, garrison or stack that a die is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DieOwner {
    /// A unit.
    Unit(UnitId),
    /// A garrison.
    Garrison(Hex),
    /// A stack of the plan.
    Stack(AreaId),
}

/// The result of a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Meaning {
    Result(CombatResult),
    Stands,
    Runs { distance: u8 },
    Breaks,
    Beaten,
    GoesOn,
    Lost,
    StaysBroken,
    Returns,
    Arrive { pieces: u8 },
}

/// A result and its chance: `count` cases out of `of`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance {
    /// The result.
    pub what: Meaning,
    /// The number of cases with this result.
    pub count: u32,
    /// The number of all cases.
    pub of: u32,
}

impl Forecast {
    fn new(rule: Rule) -> Forecast {
        Forecast {
            rule,
            terms: Vec::new(),
            attack: None,
            defence: None,
            differential: None,
            column: None,
            before: Vec::new(),
            faces: Vec::new(),
            dice: Vec::new(),
            chances: Vec::new(),
            routs: Vec::new(),
        }
    }
}

impl Game {
    /// The forecast of a battle without the events that each face would cause: for a bot that compares many battles.
    pub fn scales(&self, proposal: &Proposal) -> Result<Forecast, Refusal> {
        weigh_up(self, proposal, Depth::Scales)
    }
}

/// The depth of a battle's forecast.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Depth {
    /// Terms, column and chances.
    Scales,
    /// The events of each face, too.
    Faces,
}

pub(crate) fn forecast(game: &Game, proposal: &Proposal) -> Result<Forecast, Refusal> {
    weigh_up(game, proposal, Depth::Faces)
}

fn weigh_up(game: &Game, proposal: &Proposal, depth: Depth) -> Result<Forecast, Refusal> {
    match proposal {
        Proposal::Pending => pending(game),
        Proposal::Battle { battle, attacker_reserves, defender_reserves } => {
            battle_of(game, battle, *attacker_reserves, *defender_reserves, depth)
        }
        Proposal::Charge { unit, hex, target, attacker_reserves, defender_reserves } => {
            let command = Command::Charge { unit: *unit, hex: *hex, target: *target, reserves: *attacker_reserves };
            let side = game.state.active.other();
            game.plan(side, &command)?;
            let mut next = game.clone();
            let mut fight = Fight::new(side, vec![*unit], vec![*target], Vec::new());
            fight.countercharge = true;
            next.set_place(*unit, Place::On { hex: *hex });
            next.state.stage = Stage::Reaction(ReactionStep::Fight(Box::new(fight)));
            fought(next, *attacker_reserves, *defender_reserves, depth)
        }
        Proposal::Reserves { commit } => {
            let Some(fight) = game.state.fight().filter(|fight| fight.step == FightStep::DefenderReserves) else {
                return Err(by(rules::SEQUENCE, "not-pending").varied("no-reserves"));
            };
            game.plan(fight.attacker.other(), &Command::Reserves { commit: *commit })?;
            to_the_die(game.clone(), *commit, Report::default(), depth)
        }
        Proposal::Retreat { unit, line, to } => retreat(game, *unit, *line, *to),
        Proposal::Rally { paid } => {
            let side = game.state.active;
            game.plan(side, &Command::Rally { paid: paid.clone() })?;
            Ok(rally(game, paid))
        }
    }
}

/// The forecast of the roll that the rules wait for.
fn pending(game: &Game) -> Result<Forecast, Refusal> {
    let Pending::Roll(roll) = game.pending() else {
        return Err(by(rules::SEQUENCE, "no-roll"));
    };
    let mut forecast = Forecast::new(roll.case);
    if let [sides] = roll.dice.as_slice() {
        forecast.faces = faces(game, *sides);
    }
    match &game.state.stage {
        Stage::Night(NightStep::RallyDice { paid }) => {
            return Ok(Forecast { faces: forecast.faces, ..rally(game, paid) });
        }
        Stage::ArrivalDice => arrivals(game, &mut forecast),
        Stage::Card(CardStep::RallyDie { unit }) => {
            forecast.dice.push(rally_faces(game, *unit, false));
            forecast.terms = rally_terms(game, *unit, false);
        }
        _ => {}
    }
    if let Some(fight) = game.state.fight() {
        match fight.step {
            FightStep::Die => weigh(game, fight, true, &mut forecast),
            FightStep::RoutDice => {
                forecast.dice = game.runners(fight).into_iter().map(|who| rout_faces(game, who)).collect();
                forecast.terms = game.runners(fight).into_iter().flat_map(|who| rout_terms(game, who)).collect();
            }
            FightStep::HazardDice { dice } => hazards(game, dice, &mut forecast),
            _ => {}
        }
    }
    Ok(forecast)
}

/// Every face of one die, resolved on a copy.
fn faces(game: &Game, sides: u16) -> Vec<FaceForecast> {
    let resolve = |face: u16| {
        let mut next = game.clone();
        let events = next.resolve(&Rolled::Faces(vec![face])).ok()?;
        let rolled =
            |event: &Event| if let What::BattleRolled { result, .. } = event.what { Some(result) } else { None };
        let result = events.iter().find_map(rolled);
        Some(FaceForecast { face, result, events })
    };
    (1..=sides).filter_map(resolve).collect()
}

fn battle_of(game: &Game, battle: &Battle, attacker: bool, defender: bool, depth: Depth) -> Result<Forecast, Refusal> {
    let mut battle = battle.clone();
    battle.tidy();
    // A declared battle is fought as it was declared, no matter which unit has since joined its garrison (R65).
    let declared = |known: &DeclaredBattle| !known.fought && known.battle == battle;
    let stands = matches!(&game.state.stage, Stage::Combat { battles, .. } if battles.iter().any(declared));
    if !stands {
        game.contacts().check_battle(&game.field(), game.state.active, &battle)?;
    }
    let mut next = game.clone();
    let Battle { attackers, defenders, garrisons } = battle.clone();
    let fight = Some(Box::new(Fight::new(game.state.active, attackers, defenders, garrisons)));
    let battles = match &game.state.stage {
        Stage::Combat { battles, .. } => battles.clone(),
        Stage::Declaration => {
            // Other enemies that must be attacked will be: a unit needed for that is not free for this battle [9.1.2].
            let mut others = game.contacts().must_be_attacked;
            others.retain(|unit| !battle.defenders.contains(unit));
            let elsewhere = Battle { attackers: Vec::new(), defenders: others, garrisons: Vec::new() };
            [battle, elsewhere].map(|battle| DeclaredBattle { battle, fought: true }).to_vec()
        }
        Stage::Movement | Stage::Reaction(_) => vec![DeclaredBattle { battle, fought: true }],
        _ => return Err(by(rules::SEQUENCE, "not-pending").varied("no-battle")),
    };
    next.state.stage = Stage::Combat { battles, fight };
    fought(next, attacker, defender, depth)
}

/// A battle that the stage holds, from its naming to the die.
fn fought(mut next: Game, attacker: bool, defender: bool, depth: Depth) -> Result<Forecast, Refusal> {
    let mut report = Report::default();
    let Some(fight) = next.state.fight().cloned() else {
        return Err(by(rules::SEQUENCE, "no-such-battle").varied("none"));
    };
    if attacker {
        next.check_reserves(fight.attacker, next.weighed(&fight).differential)?;
    }
    next.open_fight(attacker, &mut report);
    to_the_die(next, defender, report, depth)
}

/// A battle that has been named, from the defender's answer to the die.
fn to_the_die(mut next: Game, defender: bool, mut report: Report, depth: Depth) -> Result<Forecast, Refusal> {
    if defender {
        let side =
            next.state.fight().filter(|fight| next.defender_may_commit(fight)).map(|fight| fight.attacker.other());
        let Some(side) = side else {
            return Err(by(rules::RESERVES, "no-use").varied("none"));
        };
        let _goes_on = next.commit_reserves(side, &mut report);
    }
    let named = next.clone();
    next.pay_guard(&mut report);
    let mut forecast = Forecast::new(rules::RESULTS);
    forecast.before = report.events;
    // A payment may end a match: then no die is rolled, and only the terms remain.
    let rolls = next.state.fight().is_some();
    if rolls && depth == Depth::Faces {
        forecast.faces = faces(&next, FACES);
    }
    if let Some(fight) = named.state.fight() {
        weigh(&named, fight, rolls, &mut forecast);
    }
    Ok(forecast)
}

/// Terms, column, and, if a die is rolled at all, chances of results and of routs.
fn weigh(game: &Game, fight: &Fight, rolls: bool, forecast: &mut Forecast) {
    let weighed = game.weighed(fight);
    (forecast.attack, forecast.defence) = (Some(weighed.attack), Some(weighed.attack - weighed.differential));
    forecast.terms = weighed.terms;
    let mut shift = |side, what, value| {
        if *fight.reserves.of(side) {
            forecast.terms.push(Term { rule: rules::RESERVES, what, value });
        }
    };
    shift(fight.attacker, TermKind::AttackerReserves, 1);
    shift(fight.attacker.other(), TermKind::DefenderReserves, -1);
    let differential = game.differential(fight);
    forecast.differential = Some(differential);
    let column = column(differential);
    forecast.column = Some(column);
    if !rolls {
        return;
    }
    let field = game.field();
    let mut results: Vec<CombatResult> = (1..=FACES).map(|face| field.result(column, face)).collect();
    forecast.chances = count(&results.iter().copied().map(Meaning::Result).collect::<Vec<_>>());
    results.retain(|result| matches!(result, CombatResult::AttackersRout | CombatResult::DefendersRout));
    results.dedup();
    for result in results {
        let mut routed = fight.clone();
        routed.result = Some(result);
        forecast.routs.extend(game.runners(&routed).into_iter().map(|who| rout_faces(game, who)));
    }
}

fn count(results: &[Meaning]) -> Vec<Chance> {
    let of = u32::try_from(results.len()).unwrap_or(u32::MAX);
    let mut kinds = results.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    let chance = |what: Meaning| {
        let count = results.iter().filter(|result| **result == what).count();
        Chance { what, count: u32::try_from(count).unwrap_or(u32::MAX), of }
    };
    kinds.into_iter().map(chance).collect()
}

fn rout_faces(game: &Game, who: Loser) -> DieForecast {
    let again = game.board.definition().numbers.routed_again_breaks;
    let read = |face: u16| match (game.rout_distance(who, face), who) {
        (0, _) => Meaning::Stands,
        (_, Loser::Garrison(_)) => Meaning::Beaten,
        (_, Loser::Unit(unit)) if again && game.state.is_routed(unit) => Meaning::Breaks,
        (distance, Loser::Unit(_)) => Meaning::Runs { distance },
    };
    let owner = match who {
        Loser::Unit(unit) => DieOwner::Unit(unit),
        Loser::Garrison(hex) => DieOwner::Garrison(hex),
    };
    DieForecast { who: owner, faces: (1..=FACES).map(read).collect() }
}

fn rout_terms(game: &Game, who: Loser) -> Vec<Term> {
    let (elite, walls) = game.rout_reductions(who);
    let term = |value: u8, what| Term { rule: rules::ROUT, what, value: -i16::from(value) };
    let terms = match who {
        Loser::Unit(unit) => vec![term(elite, TermKind::Elite { unit }), term(walls, TermKind::Fort { unit })],
        Loser::Garrison(hex) => vec![term(walls, TermKind::Walls { hex })],
    };
    terms.into_iter().filter(|term| term.value != 0).collect()
}

fn hazards(game: &Game, dice: u8, forecast: &mut Forecast) {
    let breaks = &game.board.definition().numbers.hazard_breaks;
    let bad = |face: &u16| breaks.iter().any(|known| u16::from(*known) == *face);
    let sides = u32::from(FACES);
    let safe = u32::try_from((1..=FACES).filter(|face| !bad(face)).count()).unwrap_or(0);
    let (all, good) = (sides.pow(dice.into()), safe.pow(dice.into()));
    forecast.chances = vec![
        Chance { what: Meaning::Breaks, count: all - good, of: all },
        Chance { what: Meaning::GoesOn, count: good, of: all },
    ];
}

fn retreat(game: &Game, unit: UnitId, line: Option<Hex>, to: Option<Hex>) -> Result<Forecast, Refusal> {
    let side = game.board.unit(unit).side;
    game.plan(side, &Command::Retreat { unit, line, to })?;
    let mut forecast = Forecast::new(rules::HAZARDS);
    let field = game.field();
    let dice = match (field.at(unit), to) {
        (Some(from), Some(to)) => field.hazards(unit, from, game.board.at(to)),
        _ => 0,
    };
    hazards(game, dice, &mut forecast);
    Ok(forecast)
}

fn rally_faces(game: &Game, unit: UnitId, paid: bool) -> DieForecast {
    let bonus = game.rally_bonus(unit, paid);
    let read = |face: u16| match game.rally_result(face, bonus) {
        RallyResult::Lost => Meaning::Lost,
        RallyResult::Stays => Meaning::StaysBroken,
        RallyResult::Returns => Meaning::Returns,
    };
    DieForecast { who: DieOwner::Unit(unit), faces: (1..=FACES).map(read).collect() }
}

fn rally_terms(game: &Game, unit: UnitId, paid: bool) -> Vec<Term> {
    let numbers = &game.board.definition().numbers;
    let elite = if game.board.unit(unit).elite { numbers.rally_elite } else { 0 };
    let bonus = if paid { numbers.rally_paid } else { 0 };
    let term = |value: u8, what| Term { rule: rules::RALLY, what, value: i16::from(value) };
    let terms = [term(elite, TermKind::Elite { unit }), term(bonus, TermKind::Paid { unit })];
    terms.into_iter().filter(|term| term.value != 0).collect()
}

fn rally(game: &Game, paid: &[UnitId]) -> Forecast {
    let broken = game.broken(game.state.active);
    let mut forecast = Forecast::new(rules::RALLY);
    forecast.dice = broken.iter().map(|unit| rally_faces(game, *unit, paid.contains(unit))).collect();
    forecast.terms = broken.iter().flat_map(|unit| rally_terms(game, *unit, paid.contains(unit))).collect();
    forecast
}

fn arrivals(game: &Game, forecast: &mut Forecast) {
    for stack in game.rolling_stacks() {
        let roll = game.arrival_roll(stack, 1);
        let read = |face: u16| Meaning::Arrive { pieces: game.arrival_roll(stack, face).pieces };
        let faces = (1..=FACES).map(read).collect();
        forecast.dice.push(DieForecast { who: DieOwner::Stack(roll.stack), faces });
        let what = TermKind::EarlierTries { stack: roll.stack };
        forecast.terms.push(Term { rule: rules::OPENING, what, value: roll.bonus.into() });
    }
}
