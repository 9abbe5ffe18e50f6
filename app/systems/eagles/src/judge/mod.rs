//! The weighing of events: figures for curves and reports, luck, and the needs of self-play.

mod junk;
mod luck;

use super::{Eagles, MESSAGES, bot, side_name};
use eagles::{Board, Change, Command, Edit, Event, Game, Space, Stage, rules};
use engine::contract::{Game as _, Pending, Rolled, Side};
use language::ask::Rule;
use language::bot::{Bot, BotKind, Manner};
use language::chance::Chance;
use language::luck::Luck;
use language::system::{Figure, Judge, Mind, SelfPlay, Toll, Won};

/// The reason a ruling is named by no event.
const RULING: &str = "a ruling: its case file shows it";
const NAMED: &str = "its dice and its refusals name it, and no event does; its case files show it";

impl Judge for Eagles {
    fn figures(board: &Board) -> Vec<Figure> {
        let figure = |key| Figure::of_sides(&MESSAGES, key, |side| side_name(board, side));
        ["points", "strength", "lost"].map(figure).to_vec()
    }

    fn numbers(game: &Game) -> Vec<Vec<i64>> {
        let points = Side::BOTH.map(|side| i64::from(game.score(side).total()));
        let field = Side::BOTH.map(|side| i64::from(strength(game, side)));
        let lost = game.state().lost.map(i64::from);
        vec![points.to_vec(), field.to_vec(), lost.to_vec()]
    }

    fn luck(before: &Game, rolled: &Rolled) -> Option<Luck> {
        luck::of_roll(before, rolled)
    }

    fn levels() -> &'static [BotKind] {
        &[BotKind::Random, BotKind::Sensible, BotKind::Captain]
    }

    fn bot(kind: BotKind) -> Box<dyn Bot<Game>> {
        bot::bot(kind)
    }

    fn met(event: &Event) -> Vec<Rule> {
        event.rules.clone()
    }

    fn won(game: &Game) -> Option<Won> {
        match game.pending() {
            Pending::Over(outcome) => Some(match (outcome.winner, outcome.strategic) {
                (None, _) => Won { winner: None, rank: 0, level: "draw" },
                (winner, false) => Won { winner, rank: 1, level: "on points" },
                (winner, true) => Won { winner, rank: 2, level: "strategic" },
            }),
            _ => None,
        }
    }

    fn toll(game: &Game) -> Toll {
        let lost = game.state().lost;
        Toll { destroyed: lost, out: lost }
    }
}

impl Mind for Eagles {
    fn simple(manner: Manner) -> Box<dyn Bot<Game>> {
        Box::new(bot::Sensible::new(manner))
    }
}

impl SelfPlay for Eagles {
    fn applies(board: &Board, rule: Rule) -> bool {
        let campaigns = matches!(rule.as_str(), "B1" | "B2" | "B5" | "B6" | "B8" | "B11" | "B15" | "B16");
        !campaigns || board.definition().campaign.is_some()
    }

    const UNMET: &'static [(Rule, &'static str)] = &[
        (rules::SETUP, "a definition: how a battle begins"),
        (rules::COMMANDS, "a definition: what may be said when"),
        (rules::COMMAND_PHASE, "a definition: commands of the turn"),
        (rules::SUPPLY, "it is read in attrition, and tells nothing by itself"),
        (rules::FIXED, "it is read in pursuit, and tells nothing by itself"),
        (rules::AFTER, "named by refusals: retreats name their own cases"),
        (rules::NO_DIE, "a die that is not rolled has no event"),
        (rules::CANNOT_BREAK_OFF, "named by refusals"),
        (rules::STAYS, RULING),
        (rules::NOBODY_MOVED, RULING),
        (rules::IDLE_HEAD, RULING),
        (rules::ZONE_TO_ZONE, RULING),
        (rules::EACH_ALONE, RULING),
        (rules::GO_ALONG, RULING),
        (rules::ONLY_UNMOVED, RULING),
        (rules::ONLY_AS_HEAD, RULING),
        (rules::EMPEROR_DEFENDS, RULING),
        (rules::NO_LONE_RIDE, RULING),
        (rules::EQUAL, RULING),
        (rules::GUNS_MARCH, RULING),
        (rules::LAST_UNIT, RULING),
        (rules::FAILED_STAYS, RULING),
        (rules::DISPATCH, "it is read in commands and attrition, and tells nothing by itself"),
        (rules::BY_POINTS, "named by refusals and terms: an activation names its own case"),
        (rules::RIVALS, "one campaign alone has rivals; its case file shows it"),
        (rules::PROMOTION, "one campaign alone can come to it; its case file shows it"),
        (rules::FORAGE, "an option of campaigns; its case files show it"),
        (rules::REDOUBT, "seldom: two turns without frost of one who stays"),
        (rules::LEAVING, NAMED),
        (rules::FORCED, NAMED),
        (rules::WEATHER, NAMED),
        (rules::PURSUIT_LOSS, "retreats tell it under 7.8.4 and 7.8.5; its case files show it"),
        (rules::PITCHED, "random players seldom choose it; its case files show it"),
        (rules::PURSUERS, "it shapes pursuits, and has no event of its own"),
        (rules::LEADERS, "it decides what happens to leaders, and has no event of its own"),
        (Rule::new("R1"), RULING),
        (Rule::new("R2"), RULING),
        (Rule::new("R3"), RULING),
        (Rule::new("R4"), RULING),
        (Rule::new("R11"), RULING),
        (Rule::new("R12"), RULING),
        (Rule::new("R13"), RULING),
        (Rule::new("R14"), RULING),
        (Rule::new("R15"), RULING),
        (Rule::new("R16"), RULING),
        (Rule::new("R18"), RULING),
        (Rule::new("R20"), RULING),
        (Rule::new("R21"), RULING),
        (Rule::new("R24"), RULING),
        (Rule::new("R25"), RULING),
        (Rule::new("R26"), RULING),
        (Rule::new("R27"), RULING),
        (Rule::new("R28"), RULING),
        (Rule::new("R29"), RULING),
        (Rule::new("R30"), RULING),
        (Rule::new("R33"), RULING),
        (Rule::new("R34"), RULING),
        (Rule::new("R37"), RULING),
        (Rule::new("R38"), RULING),
        (Rule::new("R39"), RULING),
        (Rule::new("R40"), RULING),
        (Rule::new("R41"), RULING),
        (Rule::new("R42"), RULING),
        (Rule::new("R43"), RULING),
        (Rule::new("R44"), RULING),
        (Rule::new("R45"), RULING),
        (Rule::new("R46"), RULING),
        (Rule::new("R47"), RULING),
        (Rule::new("R48"), RULING),
        (Rule::new("R49"), RULING),
        (Rule::new("R50"), RULING),
        (Rule::new("R53"), RULING),
        (Rule::new("R54"), RULING),
        (Rule::new("R55"), RULING),
        (Rule::new("R56"), RULING),
        (Rule::new("R57"), RULING),
        (Rule::new("R58"), RULING),
        (Rule::new("R59"), RULING),
        (Rule::new("R60"), RULING),
        (Rule::new("R61"), RULING),
        (Rule::new("R62"), RULING),
        (Rule::new("R63"), RULING),
        (Rule::new("R64"), RULING),
        (Rule::new("R65"), RULING),
        (Rule::new("R67"), RULING),
        (Rule::new("R70"), RULING),
        (Rule::new("R72"), RULING),
        (Rule::new("R73"), RULING),
        (Rule::new("R74"), RULING),
        (Rule::new("R75"), RULING),
        (Rule::new("R76"), RULING),
        (Rule::new("R77"), RULING),
        (Rule::new("R78"), RULING),
        (Rule::new("R79"), RULING),
        (Rule::new("R80"), RULING),
        (Rule::new("R81"), RULING),
        (Rule::new("R82"), RULING),
        (Rule::new("R83"), RULING),
        (Rule::new("R84"), RULING),
        (Rule::new("R85"), RULING),
        (Rule::new("R86"), RULING),
        (Rule::new("R87"), RULING),
        (Rule::new("R88"), RULING),
        (Rule::new("R89"), RULING),
    ];

    fn turn_number(game: &Game) -> u8 {
        game.state().turn
    }

    fn junk(game: &Game, chance: &mut Chance) -> Option<Command> {
        junk::junk(game, chance)
    }

    /// A Movement Command is counted twice.
    fn miscount(game: &Game) -> Option<Change> {
        let commands = game.state().commands_left.saturating_add(1);
        is_quiet(game).then(|| vec![Edit::CommandsLeft { commands }])
    }

    fn plea(game: &Game, chance: &mut Chance) -> Option<Change> {
        let space = *chance.pick(&Space::ALL)?;
        is_quiet(game).then(|| vec![Edit::Morale { space }])
    }
}

/// Between two marches or combats, where parts of a position can be edited.
fn is_quiet(game: &Game) -> bool {
    match &game.state().stage {
        Stage::March(_) | Stage::Weather | Stage::Stationary { .. } | Stage::Over(_) => false,
        Stage::SetUp(_) | Stage::Admin { .. } | Stage::Arrivals | Stage::Siege(_) => false,
        Stage::Combat(combat) => combat.fight.is_none(),
        _ => true,
    }
}

/// Strength points of a side on the map.
pub(super) fn strength(game: &Game, side: Side) -> u16 {
    let own = game.board().leader_ids().filter(|leader| game.board().side_of(*leader) == side);
    own.map(|leader| game.strength_of(leader).total()).sum()
}
