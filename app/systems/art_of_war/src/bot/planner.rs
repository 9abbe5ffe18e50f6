//! A bot that plans: it makes several plans for a movement phase, plays each on with the fighting that follows and the enemy's
//! whole answer, mends the best one, and weighs every decision of a combat phase in the same way.
//!
//! Effort is counted in plays imagined and never by a clock, so a seed makes its games repeatable on any machine.

use super::random::to_rest;
use super::sensible::{Orders, SensibleBot, plan_moves, value, variations, wants_the_guard};
use super::style::{Stance, Style};
use crate::{ArtOfWar, MESSAGES};
use art_of_war::{Command, Game, MoveOptions, Moving, Options, Reach, Stage, UnitId};
use engine::contract::{Game as _, Pending, Side};
use engine::hex::Hex;
use language::bot::{Bot, Playout, Reins, Weights, best_of, play_out};
use language::chance::Chance;
use language::say;
use language::system::Mind as _;

/// The effort of its thinking.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// Number of times that plans for a phase are played out, in total.
    plans: u32,
    /// Enemies that are massed on for a try.
    focuses: usize,
    /// Number of times that the best plan is changed a little, to see whether that is better.
    mendings: u32,
    /// With how many kinds of luck each change is tried.
    samples: usize,
    /// Number of times that the answers to one other question are played out, in total.
    answers: u32,
    /// Attacks that are weighed against each other.
    attacks: usize,
    /// Number of turns that pass before it judges the position: 2 is after the enemy's answer.
    passes: u32,
}

impl Effort {
    pub(super) const CAPTAIN: Effort =
        Effort { plans: 40, focuses: 0, mendings: 0, samples: 0, answers: 16, attacks: 4, passes: 2 };
    pub(super) const MARSHAL: Effort =
        Effort { plans: 180, focuses: 8, mendings: 40, samples: 6, answers: 64, attacks: 7, passes: 2 };
}

/// Enemies farther than this from all own units are not massed on in this phase.
const IN_REACH: u16 = 6;
/// A unit is sent somewhere else on a try only to where it matters: this close to an enemy or an objective.
const MATTERS: u16 = 3;

/// Looks ahead.
pub(super) struct PlannerBot {
    effort: Effort,
    phase: Option<u32>,
    plan: SensibleBot,
    why: Option<String>,
    reins: Reins,
    weights: Weights,
}

/// A plan for a movement phase, carried out.
struct Moved {
    orders: Orders,
    game: Game,
}

impl PlannerBot {
    pub(super) fn new(effort: Effort) -> PlannerBot {
        let (reins, weights) = (Reins::default(), ArtOfWar::weights().clone());
        PlannerBot { effort, phase: None, plan: SensibleBot::default(), why: None, reins, weights }
    }

    /// Plays on with sensible bots in both seats.
    fn imagine(&self, mut game: Game, side: Side, luck: u64) -> i64 {
        let (mut first, mut second) = (SensibleBot::default(), SensibleBot::default());
        let how = Playout { passes: self.effort.passes, turn: 0, luck };
        play_out::<ArtOfWar>(&mut game, &mut [&mut first, &mut second], how, &self.reins.stop);
        ArtOfWar::worth(&game, side, &self.weights)
    }

    /// The best plan for a movement phase that it finds, and how it means to play; nothing if it was told to stop.
    fn plan_phase(
        &self,
        game: &Game,
        side: Side,
        options: &MoveOptions,
        chance: &mut Chance,
    ) -> Option<(Orders, Style)> {
        let styles = self.styles(game, side);
        let mut plans: Vec<(Style, Moved)> = Vec::new();
        for style in styles {
            if self.reins.stop.is_given() {
                return None;
            }
            let orders = plan_moves(game, side, &options.units, style);
            if plans.iter().all(|(_, other)| other.orders != orders) {
                plans.push((style, carried_out(game, side, orders)));
            }
        }
        let luck = chance.number();
        let best = best_of(plans.len(), self.effort.plans, &self.reins, |which, sample| {
            let (_, moved) = plans.get(which)?;
            Some(self.imagine(moved.game.thinking(), side, luck.wrapping_add(sample)))
        })?;
        if plans.is_empty() {
            return Some((Vec::new(), Style::default()));
        }
        let (style, best) = plans.swap_remove(best.min(plans.len() - 1));
        Some((self.mend(game, side, options, best, chance)?, style))
    }

    /// The ways to play the phase that are tried, the sensible bot's own first.
    fn styles(&self, game: &Game, side: Side) -> Vec<Style> {
        let mut styles = Style::all();
        let (board, state) = (game.board(), game.state());
        let ours: Vec<Hex> = board.units_of(side).filter_map(|unit| state.hex_of(unit)).collect();
        let gap = |hex: Hex| ours.iter().map(|&own| board.distance(own, hex)).min().unwrap_or(u16::MAX);
        let mut enemies: Vec<Hex> = board.units_of(side.other()).filter_map(|unit| state.hex_of(unit)).collect();
        enemies.sort_unstable();
        enemies.dedup();
        enemies.retain(|&hex| gap(hex) <= IN_REACH);
        enemies.sort_by_key(|&hex| (gap(hex), hex));
        for focus in enemies.into_iter().take(self.effort.focuses).map(Some) {
            styles.push(Style { focus, ..Style::default() });
            styles.push(Style { focus, odds: None, stance: Stance::Stand });
        }
        styles
    }

    /// Changes a plan a little, again and again, and keeps what is better; at the end the result is held against the
    /// plan as it was, with luck that neither has seen.
    fn mend(&self, game: &Game, side: Side, options: &MoveOptions, plan: Moved, chance: &mut Chance) -> Option<Orders> {
        if self.effort.mendings == 0 || options.units.is_empty() {
            return Some(plan.orders);
        }
        let luck = chance.number();
        let weigh = |moved: &Moved, luck: u64| -> Option<i64> {
            let imagine = |sample: usize| self.imagine(moved.game.thinking(), side, luck.wrapping_add(sample as u64));
            Some(self.reins.work_out(self.effort.samples, imagine)?.into_iter().sum())
        };
        let mut worth = weigh(&plan, luck)?;
        let mut best: Option<Moved> = None;
        for _ in 0..self.effort.mendings {
            let orders = &best.as_ref().unwrap_or(&plan).orders;
            let Some(other) = changed(game, side, &options.units, orders, chance) else { continue };
            let moved = carried_out(game, side, other);
            let found = weigh(&moved, luck)?;
            if found > worth {
                (worth, best) = (found, Some(moved));
            }
        }
        let Some(best) = best else { return Some(plan.orders) };
        let fresh = chance.number();
        Some(if weigh(&best, fresh)? > weigh(&plan, fresh)? { best.orders } else { plan.orders })
    }

    /// The best of several answers to a question that is no movement, the sensible bot's own among them.
    fn weighed(&self, game: &Game, side: Side, chance: &mut Chance) -> Option<Command> {
        let own = SensibleBot::default().answer(game, chance)?;
        let mut all = vec![own];
        for command in self.answers(game) {
            if !all.contains(&command) {
                all.push(command);
            }
        }
        let luck = chance.number();
        let best = best_of(all.len(), self.effort.answers, &self.reins, |which, sample| {
            let mut tried = game.thinking();
            tried.attempt(side, all.get(which)?).ok()?;
            Some(self.imagine(tried, side, luck.wrapping_add(sample)))
        })?;
        Some(all.swap_remove(best.min(all.len() - 1)))
    }

    fn answers(&self, game: &Game) -> Vec<Command> {
        match game.options() {
            Options::Attack(options) => {
                let all = options.attacks.iter().flat_map(|proposal| variations(game, proposal));
                let mut all: Vec<_> =
                    all.filter_map(|proposal| Some((value(game, &game.forecast(&proposal).ok()?), proposal))).collect();
                all.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
                let best = all.into_iter().take(self.effort.attacks).map(|(_, proposal)| Command::Attack(proposal));
                best.chain(options.may_end.then_some(Command::EndCombat)).collect()
            }
            Options::Losses(choices) => {
                choices.into_iter().take(MOST_ANSWERS).map(|units| Command::TakeLosses { units }).collect()
            }
            Options::Retreat(choices) => {
                let all =
                    choices.into_iter().flat_map(|choice| choice.hexes.into_iter().map(move |to| (choice.unit, to)));
                all.take(MOST_ANSWERS).map(|(unit, to)| Command::Retreat { unit, to }).collect()
            }
            Options::Advance(choices) => {
                let all = choices.into_iter().take(MOST_ANSWERS).map(|(unit, to)| Command::Advance { unit, to });
                all.chain([Command::HoldGround]).collect()
            }
            Options::StepBack(unit, hexes) => {
                let all = hexes.into_iter().map(|to| Command::StepBack { unit, to });
                all.chain([Command::Stay]).collect()
            }
            Options::DeclareFresh(units) => {
                let some = units.iter().take(MOST_ANSWERS).map(|&unit| Command::DeclareFresh { units: vec![unit] });
                some.chain([Command::DeclareFresh { units: Vec::new() }]).collect()
            }
            Options::CallReserve(units) => {
                let some = units.iter().take(MOST_ANSWERS).map(|&unit| Command::Activate { units: vec![unit] });
                some.chain([Command::Activate { units: Vec::new() }]).collect()
            }
            // Decisions whose effect is a whole day away, or cannot be foreseen here, are left to the sensible bot.
            Options::Nothing | Options::Move(_) | Options::Spirit(_) | Options::FightOn | Options::Reorganise(_) => {
                Vec::new()
            }
        }
    }
}

/// Answers of one kind that are tried at most.
const MOST_ANSWERS: usize = 8;

impl Bot<Game> for PlannerBot {
    fn answer(&mut self, game: &Game, chance: &mut Chance) -> Option<Command> {
        let Pending::Decision { side, .. } = game.pending() else { return None };
        if !matches!(game.state().stage, Stage::Movement(Moving::Units)) {
            return self.weighed(game, side, chance);
        }
        let phase = game.phase().count;
        if self.phase != Some(phase) {
            // A unit that must go to its rest goes first, and the Guard is freed before other units count on it.
            if let Some(command) = to_rest(game) {
                return Some(command);
            }
            let Options::Move(options) = game.options() else { return None };
            if !options.guard.is_empty() && wants_the_guard(game, side) {
                return Some(Command::Activate { units: options.guard });
            }
            let (orders, style) = self.plan_phase(game, side, &options, chance)?;
            self.phase = Some(phase);
            self.why = Some(said(game, side, &orders, style));
            self.plan = SensibleBot::with_orders(game, orders);
        }
        self.plan.answer(game, chance)
    }

    fn heed(&mut self, reins: &Reins) {
        self.reins = reins.clone();
    }

    fn weigh_by(&mut self, weights: &Weights) {
        self.weights = weights.clone();
    }

    fn why(&self) -> Option<String> {
        self.why.clone()
    }
}

/// The game once these orders were carried out and the phase ended.
fn carried_out(game: &Game, side: Side, orders: Orders) -> Moved {
    let mut moved = game.thinking();
    let mut hand = SensibleBot::with_orders(game, orders.clone());
    let (phase, mut chance) = (game.phase().count, Chance::new(0));
    while moved.phase().count == phase && matches!(moved.state().stage, Stage::Movement(Moving::Units)) {
        let Some(command) = hand.answer(&moved, &mut chance) else { break };
        if moved.attempt(side, &command).is_err() {
            break;
        }
    }
    Moved { orders, game: moved }
}

/// A plan with one thing changed: a unit stays, or moves elsewhere, first or last of all.
fn changed(
    game: &Game,
    side: Side,
    units: &[(UnitId, Reach)],
    orders: &[(UnitId, Hex)],
    chance: &mut Chance,
) -> Option<Orders> {
    let mut orders = orders.to_vec();
    if !orders.is_empty() && chance.one_in(1, 3) {
        orders.remove(chance.below(orders.len()));
        return Some(orders);
    }
    let (board, state) = (game.board(), game.state());
    let (unit, reach) = chance.pick(units)?;
    let enemies = board.units_of(side.other()).filter_map(|enemy| state.hex_of(enemy));
    let goals = board.definition().victory.objectives.iter().map(|objective| objective.hex);
    let places: Vec<Hex> = enemies.chain(goals).collect();
    let matters = |hex: Hex| places.iter().any(|&place| board.distance(place, hex) <= MATTERS);
    let ends: Vec<Hex> = reach.hexes.iter().map(|reached| reached.hex).filter(|&hex| matters(hex)).collect();
    let to = *chance.pick(&ends)?;
    orders.retain(|(other, _)| other != unit);
    if chance.one_in(1, 2) {
        orders.push((*unit, to));
    } else {
        orders.insert(0, (*unit, to));
    }
    Some(orders)
}

/// A plan in a sentence: the enemy that strength is massed on, and the actions of the others.
fn said(game: &Game, side: Side, orders: &[(UnitId, Hex)], style: Style) -> String {
    let (board, state) = (game.board(), game.state());
    let coming = |hex: Hex| orders.iter().filter(|&&(_, to)| game.touch(to, hex)).count();
    let mut massed: Vec<(usize, UnitId)> = board
        .units_of(side.other())
        .filter_map(|enemy| Some((coming(state.hex_of(enemy)?), enemy)))
        .filter(|&(count, _)| count > 0)
        .collect();
    massed.sort_by_key(|&(count, enemy)| (std::cmp::Reverse(count), enemy));
    let pinned = |enemy: UnitId| state.hex_of(enemy).is_some_and(|hex| game.units_beside(side, hex).next().is_some());
    let name = |enemy: UnitId| board.unit(enemy).name.clone();
    let stance = match style.stance {
        Stance::Forward => "forward",
        Stance::Stand => "stand",
        Stance::Back => "back",
    };
    let Some((&(count, enemy), rest)) = massed.split_first() else {
        return say!(MESSAGES, "art-of-war-plan-none", stance = stance);
    };
    let enemy = name(enemy);
    let held: Vec<String> =
        rest.iter().map(|&(_, enemy)| enemy).filter(|&enemy| pinned(enemy)).take(2).map(name).collect();
    if held.is_empty() {
        say!(MESSAGES, "art-of-war-plan-mass", count = count, enemy = enemy, stance = stance)
    } else {
        say!(MESSAGES, "art-of-war-plan-pin-and-mass", held = held, count = count, enemy = enemy, stance = stance)
    }
}
