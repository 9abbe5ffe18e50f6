//! A bot that tries to win: it gathers strength against an enemy it can beat, attacks at good odds, holds towns and
//! objectives, and spends fresh strength where it tips a column.

use super::random::to_rest;
use super::style::{Stance, Style};
use art_of_war::{
    Arm, Column, Command, DivisionId, Forecast, Game, Moving, Options, Proposal, Reach, RetreatOption, Stage, UnitId,
};
use engine::contract::{Game as _, Side};
use engine::hex::Hex;
use language::bot::Bot;
use language::chance::Chance;

/// Tries to win.
#[derive(Clone, Default)]
pub struct SensibleBot {
    phase: Option<u32>,
    /// Moves decided on at the beginning of the phase, the next one last.
    orders: Orders,
    style: Style,
}

/// The hexes that units are to move to, the next unit last.
pub(super) type Orders = Vec<(UnitId, Hex)>;

impl Bot<Game> for SensibleBot {
    fn answer(&mut self, game: &Game, _chance: &mut Chance) -> Option<Command> {
        // The reach of every unit is looked at only when the phase is planned.
        if matches!(game.state().stage, Stage::Movement(Moving::Units)) {
            return Some(self.movement(game));
        }
        if let Some((attacks, may_end)) = game.attacks_worth_a_look() {
            return attack(game, &attacks, may_end);
        }
        match game.options() {
            Options::Spirit(armies) => Some(Command::Activate { units: strongest(game, &armies) }),
            Options::CallReserve(units) => Some(Command::Activate { units: strongest(game, &[(1, units)]) }),
            Options::FightOn => Some(fight_on(game)),
            Options::Reorganise(choices) => reorganise(game, &choices),
            Options::DeclareFresh(units) => Some(declare(game, &units)),
            Options::Losses(choices) => {
                let cheapest = choices.into_iter().min_by_key(|units| strength(game, units));
                cheapest.map(|units| Command::TakeLosses { units })
            }
            Options::Retreat(choices) => retreat(game, &choices),
            Options::Advance(choices) => Some(advance(game, &choices)),
            Options::StepBack(unit, hexes) => Some(step_back(game, unit, &hexes)),
            _ => None,
        }
    }
}

pub(super) fn strength(game: &Game, units: &[UnitId]) -> u16 {
    units.iter().map(|&unit| u16::from(game.board().unit(unit).strength)).sum()
}

fn is_objective(game: &Game, hex: Hex) -> bool {
    game.board().definition().victory.objectives.iter().any(|objective| objective.hex == hex)
}

/// The value of a strong point: an objective counts most, then a town or fort.
fn worth(game: &Game, hex: Hex) -> u16 {
    if is_objective(game, hex) {
        6
    } else if game.board().doubles_defence(hex) {
        3
    } else {
        0
    }
}

// ---- movement

impl SensibleBot {
    /// One that carries these orders out in the phase that has begun, and then plays on as it always does.
    pub(super) fn with_orders(game: &Game, orders: Orders) -> SensibleBot {
        SensibleBot { phase: Some(game.phase().count), orders, style: Style::default() }
    }

    fn movement(&mut self, game: &Game) -> Command {
        let phase = game.phase();
        if let Some(command) = to_rest(game) {
            return command;
        }
        if self.phase != Some(phase.count) {
            self.phase = Some(phase.count);
            let Options::Move(options) = game.options() else { return Command::EndMovement };
            if !options.guard.is_empty() && wants_the_guard(game, phase.side) {
                self.phase = None;
                return Command::Activate { units: options.guard };
            }
            self.orders = plan_moves(game, phase.side, &options.units, self.style);
        }
        while let Some((unit, to)) = self.orders.pop() {
            let reach = game.reach(unit);
            if reach.get(to).is_some_and(|reached| reached.may_stop)
                && let Some(path) = reach.path_to(to)
            {
                return Command::Move { unit, path };
            }
        }
        if game.must_rest().is_empty() { Command::EndMovement } else { Command::Undo }
    }
}

/// The Guard is worth its price once the enemy is in the city, with morale to spare.
pub(super) fn wants_the_guard(game: &Game, side: Side) -> bool {
    let board = game.board();
    let spare = board.army_ids().all(|army| game.state().morale_of(army) > 12 || !ours(game, army, side));
    let objectives = &board.definition().victory.objectives;
    let threatened = objectives.iter().any(|objective| {
        let enemies = board.units_of(side.other()).filter_map(|enemy| game.state().hex_of(enemy));
        enemies.map(|hex| board.distance(hex, objective.hex)).min().is_some_and(|gap| gap <= 2)
    });
    spare && threatened
}

fn ours(game: &Game, army: art_of_war::ArmyId, side: Side) -> bool {
    game.board().units_of_army(army).any(|unit| game.board().unit(unit).side == side)
}

/// The strongest units of each list, as many as may be.
fn strongest(game: &Game, lists: &[(u8, Vec<UnitId>)]) -> Vec<UnitId> {
    let mut chosen = Vec::new();
    for (most, units) in lists {
        let mut units = units.clone();
        units.sort_by_key(|&unit| (std::cmp::Reverse(game.board().unit(unit).strength), unit));
        chosen.extend(units.into_iter().take(usize::from(*most)));
    }
    chosen
}

/// Goes on unless it is well ahead: a lead is kept by going home with it.
fn fight_on(game: &Game) -> Command {
    let [first, second] = Side::BOTH.map(|side| i32::from(game.score(side).total()));
    let Some(side) = game.board().definition().rules.prolonger else { return Command::FightOn };
    let lead = if side == Side::First { first - second } else { second - first };
    let [_, substantive, decisive] = game.board().definition().victory.levels.map(i32::from);
    // The last day gives the enemy points unless they are beaten decisively, so a bot tries it only with a lead, or in
    // despair.
    let last_day =
        game.board().definition().victory.prolonged.is_some_and(|bonus| bonus.after_turn == game.state().turn);
    let go_on = if last_day { lead >= decisive || lead < -substantive } else { lead < substantive };
    if go_on { Command::FightOn } else { Command::BreakOff }
}

/// Puts enemies back where they do the least good: as far from us as may be.
fn reorganise(game: &Game, choices: &[(UnitId, Vec<Hex>)]) -> Option<Command> {
    let board = game.board();
    let (unit, hexes) = choices.first()?;
    let side = board.unit(*unit).side;
    let gap = |hex: Hex| {
        let us = board.units_of(side.other()).filter_map(|enemy| game.state().hex_of(enemy));
        us.map(|at| board.distance(at, hex)).min().unwrap_or(0)
    };
    let to = hexes.iter().copied().max_by_key(|&hex| (gap(hex), std::cmp::Reverse(hex)))?;
    Some(Command::Place { unit: *unit, to })
}

/// Gathers the strength for attacks, weakest enemy first, then brings the others up.
pub(super) fn plan_moves(game: &Game, side: Side, units: &[(UnitId, Reach)], style: Style) -> Orders {
    let board = game.board();
    let mut free: Vec<Free<'_>> = units.iter().map(|(unit, reach)| Free::new(game, *unit, reach)).collect();
    // The strongest are sent first.
    free.sort_by_key(|free| (std::cmp::Reverse(board.unit(free.unit).strength), free.unit));
    let mut taken: Vec<Hex> = Vec::new();
    let mut orders: Vec<(UnitId, Hex)> = Vec::new();
    let mut enemies: Vec<(UnitId, Hex)> =
        board.units_of(side.other()).filter_map(|enemy| Some((enemy, game.state().hex_of(enemy)?))).collect();
    enemies.sort_by_key(|&(enemy, hex)| {
        (style.focus != Some(hex), defence(game, enemy, hex), std::cmp::Reverse(worth(game, hex)), enemy)
    });

    for &(enemy, at) in &enemies {
        let Some(odds) = style.odds_against(at) else { break };
        let posts = gather(game, side, at, &free, &taken);
        let brought: u16 = posts.iter().map(|&(unit, _)| u16::from(board.unit(unit).strength)).sum();
        let held: u16 = game.units_beside(side, at).map(|unit| u16::from(board.unit(unit).strength)).sum();
        if posts.is_empty() || (brought + held) * 2 < defence(game, enemy, at) * odds {
            continue;
        }
        for (unit, hex) in posts {
            free.retain(|free| free.unit != unit);
            taken.push(hex);
            orders.push((unit, hex));
        }
    }
    // The attackers move first, so that the others do not block their path; orders are popped from the end.
    orders.reverse();
    let mut others: Vec<(UnitId, Hex)> = Vec::new();
    let mut gaps = Gaps::new(game, side);
    free.sort_by_key(|free| free.unit);
    for Free { unit, reach, .. } in free {
        if let Some(hex) = bring_up(game, side, unit, reach, &taken, style.stance, &mut gaps) {
            taken.push(hex);
            others.push((unit, hex));
        }
    }
    others.reverse();
    others.extend(orders);
    others
}

/// A unit that has nothing to do yet.
struct Free<'a> {
    unit: UnitId,
    reach: &'a Reach,
    /// Its hex, and how far from it the farthest is that it can go to; nothing for who comes from outside.
    span: Option<(Hex, u16)>,
}

impl<'a> Free<'a> {
    fn new(game: &Game, unit: UnitId, reach: &'a Reach) -> Free<'a> {
        let far =
            |own: Hex| reach.hexes.iter().map(|reached| game.board().distance(own, reached.hex)).max().unwrap_or(0);
        Free { unit, reach, span: game.state().hex_of(unit).map(|own| (own, far(own))) }
    }

    /// Whether it may be able to come within `within` hexes of another.
    fn comes_near(&self, game: &Game, at: Hex, within: u16) -> bool {
        self.span.is_none_or(|(own, far)| game.board().distance(own, at) <= far + within)
    }
}

/// Distances of hexes from the nearest enemy and from the nearest objective, each measured once.
struct Gaps {
    enemies: Vec<Hex>,
    goals: Vec<Hex>,
    rows: usize,
    known: Vec<Option<(u16, u16)>>,
}

impl Gaps {
    fn new(game: &Game, side: Side) -> Gaps {
        let board = game.board();
        let grid = board.definition().map.grid;
        let rows = usize::from(grid.rows) + 1;
        Gaps {
            enemies: board.units_of(side.other()).filter_map(|other| game.state().hex_of(other)).collect(),
            goals: board.definition().victory.objectives.iter().map(|objective| objective.hex).collect(),
            rows,
            known: vec![None; rows * (usize::from(grid.columns) + 1)],
        }
    }

    fn of(&mut self, game: &Game, hex: Hex) -> (u16, u16) {
        let near = |places: &[Hex]| places.iter().map(|&place| game.board().distance(hex, place)).min().unwrap_or(0);
        let (enemies, goals) = (&self.enemies, &self.goals);
        let measure = || (near(enemies), near(goals));
        match self.known.get_mut(usize::from(hex.column) * self.rows + usize::from(hex.row)) {
            Some(known) => *known.get_or_insert_with(measure),
            None => measure(),
        }
    }
}

/// Whether a hex has room beside the units in it and those on their way there.
fn has_room(game: &Game, hex: Hex, coming: impl Iterator<Item = Hex>) -> bool {
    game.crowd(hex) + coming.filter(|&other| other == hex).count()
        < usize::from(game.board().definition().rules.stacking)
}

fn defence(game: &Game, enemy: UnitId, hex: Hex) -> u16 {
    let plain = u16::from(game.board().unit(enemy).strength);
    if game.board().doubles_defence(hex) { plain * 2 } else { plain }
}

/// Range of guns, in hexes.
const GUNSHOT: u16 = 2;

/// The units that could attack an enemy, and their hexes: each takes the hex beside it that is adjacent to the fewest
/// others, guns two hexes away.
fn gather(game: &Game, side: Side, at: Hex, free: &[Free<'_>], taken: &[Hex]) -> Vec<(UnitId, Hex)> {
    let board = game.board();
    let mut posts: Vec<(UnitId, Hex)> = Vec::new();
    for candidate @ Free { unit, reach, .. } in free {
        if !candidate.comes_near(game, at, GUNSHOT) {
            continue;
        }
        let own = game.state().hex_of(*unit);
        // A unit that holds a strong point leaves it only to the enemy beside it.
        if own.is_some_and(|hex| worth(game, hex) >= 6) {
            continue;
        }
        let guns = board.unit(*unit).arm == Arm::Artillery;
        let fires = |hex: Hex| game.line_of_fire(hex, at) == Some(true) && !game.in_zone(side.other(), hex);
        let roomy = |hex: Hex| has_room(game, hex, taken.iter().copied().chain(posts.iter().map(|post| post.1)));
        let crowd = |hex: Hex| game.units_beside(side.other(), hex).count();
        // It must attack every other enemy it touches there too: not one it has no chance against.
        let own_strength = u16::from(board.unit(*unit).strength);
        let too_strong = |hex: Hex| {
            game.units_beside(side.other(), hex)
                .filter_map(|enemy| Some((enemy, game.state().hex_of(enemy)?)))
                .any(|(enemy, place)| place != at && defence(game, enemy, place) > own_strength)
        };
        let within: Vec<_> = if guns {
            reach.ends().filter(|reached| fires(reached.hex)).collect()
        } else {
            let around = board.definition().map.grid.neighbours(at).filter(|&(_, hex)| game.touch(hex, at));
            around.filter_map(|(_, hex)| reach.get(hex)).filter(|reached| reached.may_stop).collect()
        };
        let best = within.into_iter().filter(|reached| roomy(reached.hex)).min_by_key(|reached| {
            (
                too_strong(reached.hex),
                crowd(reached.hex),
                std::cmp::Reverse(worth(game, reached.hex)),
                reached.cost,
                reached.hex,
            )
        });
        if let Some(reached) = best
            && (guns || !too_strong(reached.hex))
        {
            posts.push((*unit, reached.hex));
        }
    }
    posts
}

/// The hex for a unit without a target: a strong point nearby, or closer to the enemy without contact.
fn bring_up(
    game: &Game,
    side: Side,
    unit: UnitId,
    reach: &Reach,
    taken: &[Hex],
    stance: Stance,
    gaps: &mut Gaps,
) -> Option<Hex> {
    let board = game.board();
    let own = game.state().hex_of(unit);
    if own.is_some_and(|hex| worth(game, hex) > 0 || stance == Stance::Stand) {
        return None;
    }
    let enemy = side.other();
    // Guns want to be two away, foot and horse three: close enough to strike next turn, out of the enemy's zone.
    let stand = if board.unit(unit).arm == Arm::Artillery { 2 } else { 3 } + stance.apart();
    let mut price = |hex: Hex| {
        let (gap, goal) = gaps.of(game, hex);
        let threat = if gap < stand { (stand - gap) * 6 } else { (gap - stand) * 2 };
        i32::from(threat) + i32::from(goal) - i32::from(worth(game, hex)) * 2
    };
    let here = own.map_or(i32::MAX, &mut price);
    reach
        .ends()
        .filter(|reached| has_room(game, reached.hex, taken.iter().copied()) && !game.in_zone(enemy, reached.hex))
        .map(|reached| (price(reached.hex), reached.cost, reached.hex))
        .min()
        .filter(|best| best.0 < here)
        .map(|best| best.2)
}

// ---- combat

/// The value of an attack: enemy strength expected to be lost less own, with something for ground gained or given.
pub(super) fn value(game: &Game, forecast: &Forecast) -> i32 {
    use art_of_war::CombatResult;
    let own: i32 =
        forecast.attackers.iter().filter(|share| !share.bombards).map(|share| i32::from(share.printed)).sum();
    let hexes = &forecast.defenders;
    let theirs: i32 = hexes.iter().flat_map(|hex| &hex.units).map(|share| i32::from(share.printed)).sum();
    let ground: i32 = hexes.iter().map(|hex| i32::from(worth(game, hex.hex))).sum();
    let worth_of = |result| match result {
        CombatResult::De => theirs * 10 + ground * 5 + 10,
        CombatResult::Dr => theirs * 2 + ground * 5 + 5,
        CombatResult::Ee => theirs * 10 + ground * 5 - theirs.min(own) * 10,
        CombatResult::Ar => -own * 2 - 5,
        CombatResult::Ae => -own * 10,
    };
    forecast.chances.iter().map(|&(result, ways)| worth_of(result) * i32::from(ways)).sum()
}

fn attack(game: &Game, attacks: &[Proposal], may_end: bool) -> Option<Command> {
    let best = attacks
        .iter()
        .flat_map(|proposal| variations(game, proposal))
        .filter_map(|proposal| Some((value(game, &game.forecast(&proposal).ok()?), proposal)))
        .reduce(|best, next| if next.0 > best.0 { next } else { best });
    match best {
        Some((value, proposal)) if value > 0 || !may_end => Some(Command::Attack(proposal)),
        _ if may_end => Some(Command::EndCombat),
        _ => None,
    }
}

/// The attack as it is, and with a column for each division that may take one.
pub(super) fn variations(game: &Game, proposal: &Proposal) -> Vec<Proposal> {
    let board = game.board();
    let of = |division: DivisionId| {
        proposal.units.iter().filter(|&&unit| board.unit(unit).division == Some(division)).count()
    };
    let columns: Vec<DivisionId> = board.division_ids().filter(|&division| of(division) >= 3).collect();
    let mut all = vec![proposal.clone()];
    if board.definition().rules.divisional_integrity && !columns.is_empty() {
        all.push(Proposal { columns, ..proposal.clone() });
    }
    all
}

/// Spends a marker on the strongest unit in the fight once the battle is half over, or where losses threaten.
fn declare(game: &Game, units: &[UnitId]) -> Command {
    let board = game.board();
    let mut declared: Vec<UnitId> = Vec::new();
    let turns = &board.definition().turns;
    let late = game.state().turn * 2 > turns.last;
    for division in board.division_ids() {
        let mine = units.iter().copied().filter(|&unit| board.unit(unit).division == Some(division));
        let best = mine.max_by_key(|&unit| (board.unit(unit).strength, std::cmp::Reverse(unit)));
        if let Some(unit) = best.filter(|&unit| late || tips_a_column(game, unit)) {
            declared.push(unit);
        }
    }
    Command::DeclareFresh { units: declared }
}

/// Whether the bonus moves the balance with an enemy beside the unit to another column.
fn tips_a_column(game: &Game, unit: UnitId) -> bool {
    let board = game.board();
    let Some(at) = game.state().hex_of(unit) else { return false };
    let side = board.unit(unit).side;
    let plain = u16::from(board.unit(unit).strength);
    let bonus = board.unit(unit).division.and_then(|id| board.division(id)).map_or(0, |found| u16::from(found.fresh));
    let attacks = side == game.state().active;
    game.units_beside(side.other(), at).any(|enemy| {
        let theirs = u16::from(board.unit(enemy).strength);
        let column = |mine| if attacks { Column::of(mine, theirs) } else { Column::of(theirs, mine) };
        column(plain) != column(plain + bonus)
    })
}

// ---- after combat

fn retreat(game: &Game, choices: &[RetreatOption]) -> Option<Command> {
    let board = game.board();
    let all = choices.iter().flat_map(|choice| choice.hexes.iter().map(move |&hex| (choice.unit, hex)));
    let comfort = |&(unit, hex): &(UnitId, Hex)| {
        let enemy = board.unit(unit).side.other();
        let near = board
            .units_of(enemy)
            .filter_map(|other| game.state().hex_of(other))
            .map(|at| board.distance(at, hex))
            .min()
            .unwrap_or(u16::MAX);
        (worth(game, hex), near.min(4), std::cmp::Reverse((unit, hex)))
    };
    all.max_by_key(comfort).map(|(unit, to)| Command::Retreat { unit, to })
}

/// Takes ground that is worth something, or follows up with strength that can hold it.
fn advance(game: &Game, choices: &[(UnitId, Hex)]) -> Command {
    let board = game.board();
    let gain = |&(unit, hex): &(UnitId, Hex)| {
        let enemy = board.unit(unit).side.other();
        let against: i32 = game.units_beside(enemy, hex).map(|other| i32::from(board.unit(other).strength)).sum();
        let own = i32::from(board.unit(unit).strength);
        let leaves = game.state().hex_of(unit).map_or(0, |from| i32::from(worth(game, from)));
        (i32::from(worth(game, hex)) - leaves) * 4 + own * 2 - against
    };
    match choices.iter().max_by_key(|choice| (gain(choice), std::cmp::Reverse(**choice))) {
        Some(choice @ &(unit, to)) if gain(choice) > 0 && board.unit(unit).arm != Arm::Artillery => {
            Command::Advance { unit, to }
        }
        _ => Command::HoldGround,
    }
}

fn step_back(game: &Game, unit: UnitId, hexes: &[Hex]) -> Command {
    let enemy = game.board().unit(unit).side.other();
    let threatened = game.state().hex_of(unit).is_some_and(|at| game.in_zone(enemy, at));
    match hexes.first() {
        Some(&to) if threatened => Command::StepBack { unit, to },
        _ => Command::Stay,
    }
}
