//! The plan of a tournament: its battles, clock, number of rounds and points. It is fixed before the first entry.

use crate::MESSAGES;
use crate::outcome::{EndReason, GameOutcome};
use crate::pairing::Relaxed;
use anyhow::{Context, bail};
use engine::contract::Side;
use language::battle::Battle;
use language::say;
use language::system::{AnySystem, Systems};
use play::setup::Setup;
use record::header::{LONGEST_DELAY, LONGEST_NAME, MOST_TAKE_BACKS, Terms, TimeControl, as_name, is_name};
use serde::{Deserialize, Serialize};

/// The most rounds: a double round robin of the largest field is longer than any event.
pub const MOST_ROUNDS: u16 = 60;
/// The most battles of one tournament.
const MOST_BATTLES: usize = 16;
/// The longest clock, in minutes.
const LONGEST_CLOCK: u32 = 24 * 60;
/// The longest wait for a player in a round, in minutes: one day.
const LONGEST_WAIT: u32 = 24 * 60;

/// The way players are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Form {
    /// A Swiss tournament by the Dutch system.
    Swiss {
        /// The number of rounds.
        rounds: u16,
    },
    /// Each player meets every other.
    RoundRobin {
        /// Whether they meet twice, with sides exchanged.
        double: bool,
    },
}

/// The points for the result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ScoringRule {
    /// A win counts 2, a draw 1.
    Plain,
    /// A game has 20 points: 10 each in a draw; the winner's grow by 2 with every level of victory, from 12 on.
    Levels,
    /// A game has 20 points: 10 each in a draw; the winner's grow by one with every step of difference, from 11 on.
    Difference {
        /// The difference for one more point.
        step: u16,
    },
}

/// The plan of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentPlan {
    /// Its name.
    pub name: String,
    /// The ids of the built-in battles, one for each round in turn; after the last the first comes again.
    pub battles: Vec<String>,
    /// The optional rules that are used.
    pub with: Vec<String>,
    /// The way players are paired.
    pub form: Form,
    /// The points for the result of a game.
    pub scoring: ScoringRule,
    /// Each side's time to think in minutes; 0 is without limit.
    pub minutes: u32,
    /// Time a side may be cut off in the whole match before its clock runs on, in seconds.
    pub grace: u32,
    /// Number of take-backs each side may ask for.
    pub take_backs: u8,
    /// The delay for spectators, in seconds; `None` without spectators.
    pub watch: Option<u32>,
    /// Minutes after which a player that has not come may be scored as absent; 0 leaves it to the director.
    pub wait: u32,
}

impl TournamentPlan {
    /// A Swiss tournament of this battle, as most evenings want it.
    pub fn new(name: &str, battle: &str, rounds: u16) -> TournamentPlan {
        TournamentPlan {
            name: as_name(name),
            battles: vec![battle.to_owned()],
            with: Vec::new(),
            form: Form::Swiss { rounds },
            scoring: ScoringRule::Plain,
            minutes: 0,
            grace: 600,
            take_backs: 0,
            watch: Some(0),
            wait: 15,
        }
    }

    /// The battles, if the plan can be played with this program; otherwise a sentence.
    pub fn check(&self, systems: Systems) -> anyhow::Result<Battles> {
        if !is_name(&self.name) {
            bail!(say!(MESSAGES, "tournament-bad-name", most = LONGEST_NAME));
        }
        let rounds = match self.form {
            Form::Swiss { rounds } => rounds,
            Form::RoundRobin { .. } => 1,
        };
        if rounds == 0 || rounds > MOST_ROUNDS {
            bail!(say!(MESSAGES, "tournament-bad-rounds", most = MOST_ROUNDS));
        }
        if matches!(self.scoring, ScoringRule::Difference { step: 0 }) {
            bail!(say!(MESSAGES, "tournament-bad-step"));
        }
        if self.take_backs > MOST_TAKE_BACKS {
            bail!(say!(MESSAGES, "tournament-bad-take-backs", most = MOST_TAKE_BACKS));
        }
        if self.minutes > LONGEST_CLOCK || self.wait > LONGEST_WAIT {
            bail!(say!(MESSAGES, "tournament-bad-clock"));
        }
        if self.watch.is_some_and(|delay| delay > LONGEST_DELAY) {
            bail!(say!(MESSAGES, "tournament-bad-delay", most = LONGEST_DELAY));
        }
        if self.battles.is_empty() || self.battles.len() > MOST_BATTLES {
            bail!(say!(MESSAGES, "tournament-bad-battles", most = MOST_BATTLES));
        }
        let open = |name: &String| {
            if !systems.readers().built_in_ids().any(|id| id == name) {
                bail!(say!(MESSAGES, "tournament-bad-battle", name = name.clone()));
            }
            let battle = systems.open(name, None).with_context(|| say!(MESSAGES, "tournament-bad-open"))?;
            battle.switches_named(&self.with)?;
            Ok(battle)
        };
        Ok(Battles(self.battles.iter().map(open).collect::<anyhow::Result<_>>()?))
    }

    /// The match settings on which the two players of a table agree. The title names the round, the table and bytes
    /// that were unknown before the round was opened. So no record of another game can replace it.
    pub fn terms(&self, battles: &Battles, place: GamePlace, host: Side) -> anyhow::Result<Terms> {
        let battle = battles.of_round(place.round).context("the tournament has no battle")?;
        let on = battle.switches_named(&self.with)?;
        let setup = Setup { on, take_backs: self.take_backs, watch: self.watch, ..Setup::new(battle.clone(), host) };
        let mut terms = setup.terms();
        terms.time = match self.minutes {
            0 => TimeControl::default(),
            minutes => TimeControl { budget: minutes.saturating_mul(60), increment: 0, grace: self.grace },
        };
        terms.title = place.title(&terms.title);
        Ok(terms)
    }

    /// The points of a finished game for both players, the first side first.
    pub fn points(&self, outcome: &GameOutcome) -> [u32; 2] {
        let (all, draw) = match self.scoring {
            ScoringRule::Plain => (2, 1),
            ScoringRule::Levels | ScoringRule::Difference { .. } => (20, 10),
        };
        if let EndReason::Absent { absent } = outcome.how {
            let [first, second] = absent;
            return match (first, second) {
                (true, true) => [0, 0],
                (true, false) => [0, self.bye()],
                (false, true) => [self.bye(), 0],
                (false, false) => [draw, draw],
            };
        }
        let Some(winner) = outcome.winner else { return [draw, draw] };
        let won = match (self.scoring, &outcome.how) {
            (ScoringRule::Plain, _) => all,
            // A player that resigns, or is found to have made a false claim, has lost as clearly as possible.
            (_, EndReason::Conceded | EndReason::Overturned) => all,
            (ScoringRule::Levels, EndReason::Rules) => 12 + 2 * u32::from(outcome.rank),
            (ScoringRule::Difference { step }, EndReason::Rules) => {
                let ahead = u32::try_from(outcome.margin.unsigned_abs()).unwrap_or(u32::MAX);
                11_u32.saturating_add(ahead / u32::from(step.max(1)))
            }
            (_, EndReason::Agreed | EndReason::Adjudicated { .. } | EndReason::Absent { .. }) => 12,
        };
        let won = won.min(all);
        match winner {
            Side::First => [won, all - won],
            Side::Second => [all - won, won],
        }
    }

    /// The points of a bye: those of the smallest clear win.
    pub const fn bye(&self) -> u32 {
        match self.scoring {
            ScoringRule::Plain => 2,
            ScoringRule::Levels | ScoringRule::Difference { .. } => 14,
        }
    }

    /// The most points of one game.
    pub const fn most(&self) -> u32 {
        match self.scoring {
            ScoringRule::Plain => 2,
            ScoringRule::Levels | ScoringRule::Difference { .. } => 20,
        }
    }

    /// The number of rounds for this number of players.
    pub fn rounds(&self, players: usize) -> usize {
        match self.form {
            Form::Swiss { rounds } => rounds.into(),
            Form::RoundRobin { double } => crate::pairing::robin::rounds(players, double),
        }
    }

    /// The names of the battles; a battle that this program does not have is named by its id.
    fn titles(&self, systems: Systems) -> Vec<String> {
        // Each battle is read once, however often it is named.
        let title = |id: &String| {
            let ours = systems.ours_of_id(id);
            ours.map_or_else(|| id.clone(), |battle| battle.title())
        };
        self.battles.iter().map(title).collect()
    }

    /// Everything that players should know before they enter, a sentence each.
    pub fn published(&self, systems: Systems) -> Vec<String> {
        let form = match self.form {
            Form::Swiss { rounds } => say!(MESSAGES, "tournament-plan-swiss", rounds = rounds),
            Form::RoundRobin { double: false } => say!(MESSAGES, "tournament-plan-robin"),
            Form::RoundRobin { double: true } => say!(MESSAGES, "tournament-plan-robin-double"),
        };
        let bye = self.bye();
        let scoring = match self.scoring {
            ScoringRule::Plain => say!(MESSAGES, "tournament-plan-points", bye = bye),
            ScoringRule::Levels => say!(MESSAGES, "tournament-plan-points-levels", bye = bye),
            ScoringRule::Difference { step } => {
                say!(MESSAGES, "tournament-plan-points-difference", step = step, bye = bye)
            }
        };
        let most = self.take_backs;
        let clock = match self.minutes {
            0 => say!(MESSAGES, "tournament-plan-no-clock", most = most),
            minutes => {
                let grace = self.grace.div_ceil(60);
                say!(MESSAGES, "tournament-plan-clock", minutes = minutes, grace = grace, most = most)
            }
        };
        let wait = match self.wait {
            0 => say!(MESSAGES, "tournament-plan-wait-director"),
            minutes => say!(MESSAGES, "tournament-plan-wait", minutes = minutes),
        };
        let battles = match self.titles(systems).as_slice() {
            [one] => say!(MESSAGES, "tournament-plan-battle", battle = one.clone()),
            several => say!(MESSAGES, "tournament-plan-battles", battles = several.join("; ")),
        };
        let late = say!(MESSAGES, "tournament-plan-late");
        vec![form, battles, scoring, clock, wait, late, say!(MESSAGES, "tournament-plan-ties")]
    }
}

/// The battles of a tournament, opened.
#[derive(Clone)]
pub struct Battles(Vec<Battle>);

impl Battles {
    /// The battle of a round, counted from 1.
    pub fn of_round(&self, round: u16) -> Option<&Battle> {
        let place = usize::from(round).checked_sub(1)?.checked_rem(self.0.len())?;
        self.0.get(place)
    }
}

/// Random bytes that were unknown before a round was opened, different for every table.
pub type TableToken = [u8; 8];

/// The round and table of a game in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct GamePlace {
    /// The first bytes of the tournament's id.
    pub event: [u8; 4],
    /// The round, from 1.
    pub round: u16,
    /// The table, from 1.
    pub table: u16,
    /// The token that makes the title unpredictable; rounds that older programs opened have none.
    pub token: Option<TableToken>,
}

impl GamePlace {
    /// The title of this game, shown in place of the battle's name in its record.
    pub fn title(&self, battle: &str) -> String {
        let GamePlace { round, table, .. } = self;
        let place = match self.token {
            Some(token) => format!(" [round {round} table {table} {:016x}]", u64::from_be_bytes(token)),
            None => format!(" [{:08x} round {round} table {table}]", u32::from_be_bytes(self.event)),
        };
        let room = LONGEST_NAME.saturating_sub(place.chars().count());
        let short: String = battle.chars().take(room).collect();
        format!("{}{place}", short.trim_end())
    }
}

/// The title of a record for readers, in the language that is spoken now: a game of a tournament names its round and table,
/// without the token that makes its title unpredictable. It is a battle of this system, if that is known.
pub fn plain_title(system: Option<&dyn AnySystem>, title: &str) -> String {
    let messages = system.map(AnySystem::messages);
    let Some((cut, round, table)) = game_of(title) else {
        return messages.map_or_else(|| title.to_owned(), |known| known.battle_title(title));
    };
    let battle = messages.map_or_else(|| cut.to_owned(), |known| known.battle_title_of(cut));
    say!(MESSAGES, "tournament-title", battle = battle, round = round, table = table)
}

/// Whether a record of this title is that of a game of a tournament.
pub fn is_game(title: &str) -> bool {
    game_of(title).is_some()
}

/// The battle, which may be cut, the round and the table of a game of a tournament.
fn game_of(title: &str) -> Option<(&str, u16, u16)> {
    let (battle, place) = title.strip_suffix(']')?.rsplit_once(" [")?;
    let words: Vec<&str> = place.split(' ').collect();
    let (round, table) = match words.as_slice() {
        ["round", round, "table", table, token] if is_hex(token, 16) => (round, table),
        [event, "round", round, "table", table] if is_hex(event, 8) => (round, table),
        _ => return None,
    };
    Some((battle, round.parse().ok()?, table.parse().ok()?))
}

fn is_hex(text: &str, length: usize) -> bool {
    text.len() == length && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// A number of rounds with its noun.
pub fn counted(rounds: usize) -> String {
    say!(MESSAGES, "tournament-rounds", count = rounds)
}

/// The remark on a round that relaxed a rule.
pub fn remark(relaxed: Relaxed) -> Option<String> {
    (relaxed != Relaxed::Nothing).then(|| relaxed.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::tongue::{Tongues, scoped};

    fn outcome(winner: Option<Side>, how: EndReason, rank: u8, margin: i64) -> GameOutcome {
        GameOutcome { winner, how, rank, margin, text: String::new(), luck: None }
    }

    #[test]
    fn points_are_shared_and_never_more_than_there_are() {
        let plain = TournamentPlan::new("A", "skirmish", 3);
        assert_eq!(plain.points(&outcome(Some(Side::First), EndReason::Rules, 3, 9)), [2, 0]);
        assert_eq!(plain.points(&outcome(None, EndReason::Agreed, 0, 0)), [1, 1]);
        let levels = TournamentPlan { scoring: ScoringRule::Levels, ..plain.clone() };
        assert_eq!(levels.points(&outcome(Some(Side::Second), EndReason::Rules, 1, 9)), [6, 14]);
        assert_eq!(levels.points(&outcome(Some(Side::Second), EndReason::Rules, 200, 9)), [0, 20]);
        let difference = TournamentPlan { scoring: ScoringRule::Difference { step: 5 }, ..plain };
        assert_eq!(difference.points(&outcome(Some(Side::First), EndReason::Rules, 1, 12)), [13, 7]);
        assert_eq!(difference.points(&outcome(Some(Side::First), EndReason::Conceded, 1, -12)), [20, 0]);
        let absent = outcome(None, EndReason::Absent { absent: [true, false] }, 0, 0);
        assert_eq!(difference.points(&absent), [0, 14]);
    }

    #[test]
    fn a_plan_that_cannot_be_played_is_refused_in_a_sentence() {
        assert!(TournamentPlan::new("Evening", "skirmish", 3).check(systems::ALL).is_ok());
        for bad in [
            TournamentPlan::new("Evening", "nowhere", 3),
            TournamentPlan::new("Evening", "skirmish", 0),
            TournamentPlan { name: String::new(), ..TournamentPlan::new("Evening", "skirmish", 3) },
            TournamentPlan { battles: Vec::new(), ..TournamentPlan::new("Evening", "skirmish", 3) },
            TournamentPlan { with: vec![String::from("magic")], ..TournamentPlan::new("Evening", "skirmish", 3) },
            TournamentPlan {
                scoring: ScoringRule::Difference { step: 0 },
                ..TournamentPlan::new("Evening", "skirmish", 3)
            },
        ] {
            assert!(bad.check(systems::ALL).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn players_read_the_titles_of_battles_and_how_many_rounds_there_are() {
        let one = TournamentPlan::new("A", "eylau", 1).published(systems::ALL);
        assert!(one[0].starts_with("1 round, Swiss"), "{one:?}");
        assert_eq!(one[1], "Battle: Eylau, 7-8 February 1807.");
        let several = TournamentPlan {
            battles: vec![String::from("eylau"), String::from("dresden")],
            ..TournamentPlan::new("A", "", 3)
        };
        let several = several.published(systems::ALL);
        assert!(several[0].starts_with("3 rounds, Swiss"), "{several:?}");
        assert_eq!(
            several[1],
            "Battles, a different one each round: Eylau, 7-8 February 1807; Dresden, 26-28 August 1813."
        );
    }

    #[test]
    fn battles_of_several_systems_are_played_in_turn() {
        let plan = TournamentPlan {
            battles: systems::ALL.readers().built_in_ids().take(MOST_BATTLES).map(str::to_owned).collect(),
            ..TournamentPlan::new("A", "", 3)
        };
        let battles = plan.check(systems::ALL).unwrap();
        let place = |round| GamePlace { event: [0; 4], round, table: 1, token: None };
        let terms = |round| plan.terms(&battles, place(round), Side::First).unwrap();
        let count = u16::try_from(plan.battles.len()).unwrap();
        assert!((1..count).any(|round| terms(round).system != terms(round + 1).system), "more than one system");
        assert_eq!(terms(1).scenario, terms(count + 1).scenario);
        assert_ne!(terms(1).scenario, terms(2).scenario);
    }

    #[test]
    fn a_record_names_its_round_and_table() {
        let old = GamePlace { event: [0xab, 0, 0, 1], round: 12, table: 60, token: None };
        assert_eq!(old.title("Skirmish"), "Skirmish [ab000001 round 12 table 60]");
        let place = GamePlace { token: Some([0xab, 0, 0, 0, 0, 0, 0, 1]), ..old };
        assert_eq!(place.title("Skirmish"), "Skirmish [round 12 table 60 ab00000000000001]");
        assert!(is_name(&place.title(&"x".repeat(80))));
        let told = |title: &str| plain_title(Some(systems::ALL.open("skirmish", None).unwrap().system()), title);
        for place in [old, place] {
            assert_eq!(told(&place.title("Skirmish")), "Skirmish (round 12, table 60)");
            assert_eq!(told(&place.title("Eylau, 7-8 February 1807")), "Eylau, 7-8 February 1807 (round 12, table 60)");
        }
        for own in ["Eylau, 7-8 February 1807", "Mine [round 1]", "Mine [round 1 table x ab00000000000001]", "]"] {
            assert_eq!(told(own), own, "a title of any other match stays as it is");
        }
        let _french = scoped(Tongues::built_in().named("fr").unwrap());
        let cut = place.title("Eylau, 7-8 February 1807");
        assert!(cut.starts_with("Eylau, 7-8 February 180 ["), "{cut}");
        assert_eq!(told(&cut), "Eylau, 7-8 février 1807 (ronde 12, table 60)");
        assert_eq!(told("The bridge at Pellnicken"), "Le pont de Pellnicken");
    }
}
