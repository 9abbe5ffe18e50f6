//! A tree of plans and attacks, widened as it is looked at: at a movement phase whole plans branch, in a combat phase attacks, at
//! a roll the faces; all other questions are answered with good sense.

use super::planner::{Moved, carried_out, changed};
use super::sensible::{Orders, SensibleBot, plan_moves, value, variations, wants_the_guard};
use super::style::Style;
use crate::bot::{Bot, Playout, Reins, Weights, play_out};
use crate::chance::Chance;
use crate::system::Judge as _;
use crate::systems::art_of_war::ArtOfWar;
use engine::art_of_war::{Command, Game, MoveOptions, Moving, Options, Stage};
use engine::contract::{Game as _, Pending, Rolled, Side};
use net::croupier;
use std::collections::BTreeMap;

/// How a tree grows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Growth {
    /// How often it is looked at.
    pub(super) looks: u32,
    /// So many ways are looked at first, in hundredths, times the root of the looks.
    pub(super) wide: u32,
    /// How much is given to what was looked at little, in thousandths of the whole range of worths.
    pub(super) curious: i64,
    /// How often the turn passes until it looks how things stand.
    pub(super) passes: u32,
}

#[derive(Clone)]
pub(super) enum Way {
    Orders(Orders, Style),
    Says(Command),
}

enum Ways {
    March {
        options: Option<MoveOptions>,
        styles: Vec<Style>,
    },
    /// The next one last.
    Answers(Vec<Command>),
}

enum Turn {
    Choice { side: Side, ways: Ways, children: Vec<(Way, usize)> },
    Dice(BTreeMap<Vec<u16>, usize>),
    End,
}

struct Node {
    game: Game,
    passes: u32,
    visits: u32,
    total: i64,
    turn: Turn,
}

pub(super) struct Tree<'a> {
    side: Side,
    growth: Growth,
    weights: &'a Weights,
    reins: &'a Reins,
    luck: u64,
    chance: Chance,
    low: i64,
    high: i64,
    nodes: Vec<Node>,
}

impl<'a> Tree<'a> {
    pub(super) fn new(side: Side, growth: Growth, weights: &'a Weights, reins: &'a Reins, luck: u64) -> Tree<'a> {
        let chance = Chance::for_game(luck, 77);
        Tree { side, growth, weights, reins, luck, chance, low: i64::MAX, high: i64::MIN, nodes: Vec::new() }
    }

    /// The way that was looked at most.
    pub(super) fn best(mut self, game: &Game, styles: Vec<Style>, answers: Vec<Command>) -> Option<Way> {
        let ways = if answers.is_empty() {
            Ways::March { options: None, styles: styles.into_iter().rev().collect() }
        } else {
            Ways::Answers(answers.into_iter().rev().collect())
        };
        let turn = Turn::Choice { side: self.side, ways, children: Vec::new() };
        self.nodes.push(Node { game: game.thinking(), passes: 0, visits: 0, total: 0, turn });
        for _ in 0..self.growth.looks {
            if self.reins.stop.is_given() {
                return None;
            }
            self.look()?;
        }
        let Turn::Choice { children, .. } = &self.nodes[0].turn else { return None };
        let best = children.iter().max_by_key(|(_, child)| {
            let node = &self.nodes[*child];
            (node.visits, node.total / i64::from(node.visits.max(1)), std::cmp::Reverse(*child))
        })?;
        Some(best.0.clone())
    }

    fn look(&mut self) -> Option<()> {
        let mut path = vec![0_usize];
        let mut luck = self.luck;
        let value = loop {
            let at = *path.last()?;
            if let Turn::End = self.nodes[at].turn {
                break ArtOfWar::worth(&self.nodes[at].game, self.side, self.weights);
            }
            let (next, is_new) = match &self.nodes[at].turn {
                Turn::Dice(_) => self.rolled(at, luck)?,
                _ => match self.widened(at) {
                    Some(new) => (new, true),
                    None => (self.chosen(at)?, false),
                },
            };
            if at == 0 {
                // All ways of the root see the same luck, look by look.
                luck = self.luck.wrapping_add(u64::from(self.nodes[next].visits));
            }
            path.push(next);
            if is_new {
                break self.played_on(next, luck)?;
            }
        };
        self.low = self.low.min(value);
        self.high = self.high.max(value);
        for at in path {
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.total += value;
        }
        Some(())
    }

    fn played_on(&self, at: usize, luck: u64) -> Option<i64> {
        let node = &self.nodes[at];
        let mut game = node.game.thinking();
        if !matches!(node.turn, Turn::End) {
            let (mut first, mut second) = (SensibleBot::default(), SensibleBot::default());
            let how = Playout { passes: self.growth.passes.saturating_sub(node.passes), turn: 0, luck };
            play_out::<ArtOfWar>(&mut game, &mut [&mut first, &mut second], how, &self.reins.stop)?;
        }
        Some(ArtOfWar::worth(&game, self.side, self.weights))
    }

    fn rolled(&mut self, at: usize, luck: u64) -> Option<(usize, bool)> {
        let node = &self.nodes[at];
        let Pending::Roll(roll) = node.game.pending() else { return None };
        let about = ArtOfWar::at_stake(&node.game).unwrap_or(at as u64);
        let dealt = croupier::deal(&roll, &mut Chance::for_game(luck, about));
        let Rolled::Faces(faces) = &dealt.rolled else { return None };
        let Turn::Dice(children) = &node.turn else { return None };
        if let Some(&child) = children.get(faces) {
            return Some((child, false));
        }
        let mut game = node.game.thinking();
        let side = game.phase().side;
        game.attempt_roll(&dealt.rolled).ok()?;
        let new = self.settled(game, node.passes, side);
        let faces = faces.clone();
        self.nodes.push(new);
        let place = self.nodes.len() - 1;
        if let Turn::Dice(children) = &mut self.nodes[at].turn {
            children.insert(faces, place);
        }
        Some((place, true))
    }

    /// Another way of a choice, if it is looked at often enough for one more.
    fn widened(&mut self, at: usize) -> Option<usize> {
        let passes = self.nodes[at].passes;
        let visits = self.nodes[at].visits;
        let (growth, is_root) = (self.growth, at == 0);
        let best_orders = is_root.then(|| self.best_orders(at)).flatten();
        let node = &mut self.nodes[at];
        let Turn::Choice { side, ways, children } = &mut node.turn else { return None };
        let side = *side;
        let most = (growth.wide * (visits * 10_000).isqrt() / 10_000).max(1) as usize;
        if children.len() >= most {
            return None;
        }
        let (way, game) = match ways {
            Ways::Answers(all) => {
                let command = all.pop()?;
                let mut game = node.game.thinking();
                game.attempt(side, &command).ok()?;
                (Way::Says(command), game)
            }
            Ways::March { options, styles } => {
                if options.is_none() {
                    let Options::Move(found) = node.game.options() else { return None };
                    *options = Some(found);
                }
                let options = options.as_ref()?;
                let known = |orders: &Orders| {
                    children.iter().any(|(way, _)| matches!(way, Way::Orders(other, _) if other == orders))
                };
                let mut found = None;
                while let Some(style) = styles.pop() {
                    let orders = plan_moves(&node.game, side, &options.units, style);
                    if !known(&orders) {
                        found = Some((orders, style));
                        break;
                    }
                }
                if found.is_none()
                    && let Some((best, style)) = best_orders
                {
                    let other = changed(&node.game, side, &options.units, &best, &mut self.chance)?;
                    found = (!known(&other)).then_some((other, style));
                }
                let (orders, style) = found?;
                let Moved { orders, game } = carried_out(&node.game, side, orders);
                (Way::Orders(orders, style), game)
            }
        };
        let began = node.game.phase().side;
        let new = self.settled(game, passes, began);
        self.nodes.push(new);
        let place = self.nodes.len() - 1;
        if let Turn::Choice { children, .. } = &mut self.nodes[at].turn {
            children.push((way, place));
        }
        Some(place)
    }

    fn best_orders(&self, at: usize) -> Option<(Orders, Style)> {
        let Turn::Choice { children, .. } = &self.nodes[at].turn else { return None };
        let (way, _) =
            children.iter().max_by_key(|(_, child)| (self.nodes[*child].visits, std::cmp::Reverse(*child)))?;
        match way {
            Way::Orders(orders, style) => Some((orders.clone(), *style)),
            Way::Says(_) => None,
        }
    }

    /// The way that promises most: what it came to, and something for those that were looked at little.
    fn chosen(&self, at: usize) -> Option<usize> {
        let node = &self.nodes[at];
        let Turn::Choice { side, children, .. } = &node.turn else { return None };
        let range = (self.high - self.low).max(1);
        let curious = self.growth.curious * i64::from((node.visits * 10_000).isqrt()) / 100;
        let promise = |child: usize| {
            let node = &self.nodes[child];
            let visits = i64::from(node.visits.max(1));
            let mean = (node.total / visits - self.low) * 1000 / range;
            let mean = if *side == self.side { mean } else { 1000 - mean };
            mean + curious / (1 + visits)
        };
        children.iter().map(|(_, child)| *child).max_by_key(|&child| (promise(child), std::cmp::Reverse(child)))
    }

    /// Plays on with good sense to where something branches.
    fn settled(&self, mut game: Game, mut passes: u32, mut turn_of: Side) -> Node {
        let mut sense = SensibleBot::default();
        let mut chance = Chance::new(0);
        let turn = loop {
            if game.phase().side != turn_of {
                turn_of = game.phase().side;
                passes += 1;
            }
            if passes >= self.growth.passes {
                break Turn::End;
            }
            match game.pending() {
                Pending::Over(_) => break Turn::End,
                Pending::Roll(_) => break Turn::Dice(BTreeMap::new()),
                Pending::Decision { side, .. } => {
                    if matches!(game.state().stage, Stage::Movement(Moving::Units)) {
                        let guard = game.guard_to_free();
                        if !guard.is_empty() && wants_the_guard(&game, side) {
                            let _ = game.attempt(side, &Command::Activate { units: guard });
                        }
                        let styles = Style::all().into_iter().rev().collect();
                        break Turn::Choice { side, ways: Ways::March { options: None, styles }, children: Vec::new() };
                    }
                    if let Some((attacks, may_end)) = game.attacks_worth_a_look() {
                        let mut answers = ranked(&game, &attacks, may_end);
                        if answers.len() > 1 {
                            answers.reverse();
                            break Turn::Choice { side, ways: Ways::Answers(answers), children: Vec::new() };
                        }
                    }
                    let Some(command) = sense.answer(&game, &mut chance) else { break Turn::End };
                    if game.attempt(side, &command).is_err() {
                        break Turn::End;
                    }
                }
            }
        };
        Node { game, passes, visits: 0, total: 0, turn }
    }
}

/// The attacks that look best first; where the sensible bot would end, that is first.
fn ranked(game: &Game, attacks: &[engine::art_of_war::Proposal], may_end: bool) -> Vec<Command> {
    let all = attacks.iter().flat_map(|proposal| variations(game, proposal));
    let mut all: Vec<(i32, Command)> = all
        .filter_map(|proposal| Some((value(game, &game.forecast(&proposal).ok()?), Command::Attack(proposal))))
        .collect();
    if may_end {
        all.push((0, Command::EndCombat));
    }
    all.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
    all.truncate(8);
    all.into_iter().map(|(_, command)| command).collect()
}
