//! A whole battle between two bots, told turn by turn in the terminal.

use crate::bot::{Bot, Kind};
use crate::chance::Chance;
use crate::library::Battle;
use crate::words::Words;
use engine::art_of_war::{ArmyId, Board, Command, Event, Game, OptionalRules, PhaseKind, What};
use engine::contract::{Game as _, Pending, Side};
use engine::hex::Hex;
use net::croupier;
use scenarios::Scenario;
use std::collections::BTreeMap;
use std::io::{self, Write};

/// What to tell.
pub struct Telling {
    /// The seed of bots and dice.
    pub seed: u64,
    /// The bots, first player first.
    pub bots: [Kind; 2],
    /// Rules agreed on.
    pub optional: OptionalRules,
    /// Whether every move is told, or only how many there were.
    pub all_moves: bool,
}

/// Plays a battle to its end and tells it.
pub fn tell(battle: &Battle, telling: &Telling, out: &mut impl Write) -> anyhow::Result<()> {
    let mut narrator = Narrator::new(&battle.board, Some(&battle.scenario), telling.all_moves);
    writeln!(out, "{}", battle.scenario.title)?;
    for paragraph in battle.scenario.summary.lines() {
        writeln!(out, "{paragraph}")?;
    }
    let (mut game, events) = Game::new(battle.board.clone(), telling.optional);
    narrator.hear(&game, &events, out)?;
    let mut chance = Chance::new(telling.seed);
    let mut bots: [Box<dyn Bot>; 2] = telling.bots.map(Kind::new_bot);
    loop {
        let events = match game.pending() {
            Pending::Over(_) => return Ok(()),
            Pending::Roll(roll) => croupier::take(&mut game, &croupier::deal(&roll, &mut chance))?,
            Pending::Decision { side, decision } => {
                let [first, second] = &mut bots;
                let bot = if side == Side::First { first } else { second };
                let command = bot
                    .answer(&game, &mut chance)
                    .ok_or_else(|| anyhow::anyhow!("{decision:?} has no legal answer"))?;
                narrator.before(&game, &command);
                game.apply(side, &command)?
            }
        };
        narrator.hear(&game, &events, out)?;
    }
}

/// Tells what happens, phase by phase.
pub(crate) struct Narrator<'a> {
    board: &'a Board,
    /// Names and labels, where they are known.
    scenario: Option<&'a Scenario>,
    /// Whether every move is told, or only how many there were.
    all_moves: bool,
    /// Units moved in this phase, by division, while they are not told one by one.
    moves: BTreeMap<String, u32>,
    /// Objectives taken by those moves.
    taken: Vec<String>,
    /// What made the strengths of the attack being announced.
    why: String,
    /// How morale changed in the attack being told, by army.
    morale: BTreeMap<ArmyId, (u8, u8)>,
}

impl<'a> Narrator<'a> {
    /// A narrator who has heard nothing yet.
    pub(crate) fn new(board: &'a Board, scenario: Option<&'a Scenario>, all_moves: bool) -> Narrator<'a> {
        Narrator {
            board,
            scenario,
            all_moves,
            moves: BTreeMap::new(),
            taken: Vec::new(),
            why: String::new(),
            morale: BTreeMap::new(),
        }
    }

    /// A command is about to be carried out: an attack is explained with its announcement.
    pub(crate) fn before(&mut self, game: &Game, command: &Command) {
        if let Command::Attack(proposal) = command
            && let Ok(forecast) = game.forecast(proposal)
        {
            self.why = Words::new(self.board).explanation(&forecast);
        }
    }

    /// Says what is still to be said before something else is told.
    pub(crate) fn pause(&mut self, out: &mut impl Write) -> io::Result<()> {
        self.tell_moves(out)?;
        self.tell_morale(out)
    }

    /// Hears what happened, and tells it.
    pub(crate) fn hear(&mut self, game: &Game, events: &[Event], out: &mut impl Write) -> io::Result<()> {
        let words = Words::new(self.board);
        for event in events {
            match &event.what {
                What::PhaseBegan { turn, side, phase, night } => {
                    self.tell_moves(out)?;
                    self.tell_morale(out)?;
                    self.heading(game, *turn, *side, *phase, *night, out)?;
                }
                What::Moved { unit, from, .. } if !self.all_moves => {
                    let unit = self.board.unit(*unit);
                    let division = unit.division.and_then(|id| self.board.division(id));
                    let nation = self.scenario.and_then(|scenario| scenario.drawing.nations.get(&unit.nation));
                    let nation = nation.map_or(unit.nation.clone(), |nation| nation.name.clone());
                    let name = division.map_or(nation, |found| found.name.clone());
                    let key = if from.is_none() { format!("{name} (arriving)") } else { name };
                    *self.moves.entry(key).or_default() += 1;
                }
                What::AttackAnnounced { .. } => {
                    self.tell_moves(out)?;
                    self.tell_morale(out)?;
                    writeln!(out, "\n  {}", self.with_places(&words.sentence(event)))?;
                    let why = std::mem::take(&mut self.why);
                    if !why.is_empty() {
                        writeln!(out, "    ({})", self.with_places(&why))?;
                    }
                }
                What::MoraleChanged { army, from, to } => {
                    self.morale.entry(*army).or_insert((*from, *from)).1 = *to;
                }
                What::GameOver(outcome) => {
                    self.tell_moves(out)?;
                    self.tell_morale(out)?;
                    self.ending(game, &words.ending(outcome), out)?;
                }
                What::HeldGround { .. } => {}
                What::ControlTaken { .. } if !self.moves.is_empty() => {
                    self.taken.push(self.with_places(&words.sentence(event)));
                }
                _ => {
                    self.tell_moves(out)?;
                    writeln!(out, "    {}", self.with_places(&words.sentence(event)))?;
                }
            }
        }
        Ok(())
    }

    /// Morale once for each attack, not for every unit that gave way.
    fn tell_morale(&mut self, out: &mut impl Write) -> io::Result<()> {
        let words = Words::new(self.board);
        for (army, (from, to)) in std::mem::take(&mut self.morale) {
            if from != to {
                let how = if to > from { "rises" } else { "falls" };
                writeln!(out, "    {} morale {how} from {from} to {to}.", words.army_name(army))?;
            }
        }
        Ok(())
    }

    fn tell_moves(&mut self, out: &mut impl Write) -> io::Result<()> {
        if self.moves.is_empty() {
            return Ok(());
        }
        let moved: Vec<String> = std::mem::take(&mut self.moves)
            .into_iter()
            .map(|(division, units)| format!("{division} {units}"))
            .collect();
        writeln!(out, "  units moved: {}", moved.join(", "))?;
        std::mem::take(&mut self.taken).iter().try_for_each(|taken| writeln!(out, "    {taken}"))
    }

    fn heading(
        &self,
        game: &Game,
        turn: u8,
        side: Side,
        phase: PhaseKind,
        night: bool,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let board = self.board;
        if phase == PhaseKind::Movement && side == Side::First {
            let label = self.scenario.and_then(|scenario| scenario.turn_label(turn)).unwrap_or("");
            let night = if night && !label.contains("night") { " (night)" } else { "" };
            let [first, second] = Side::BOTH.map(|side| (board.side_name(side), game.score(side).total()));
            let label = if label.is_empty() { String::new() } else { format!("  {label}") };
            writeln!(out, "\n=== Turn {turn}{label}{night}   {} {}, {} {}", first.0, first.1, second.0, second.1)?;
        }
        let doing = match phase {
            PhaseKind::Movement => "movement",
            PhaseKind::Combat => "combat",
        };
        writeln!(out, "\n--- {} {doing}", board.side_name(side))
    }

    fn ending(&self, game: &Game, sentence: &str, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "\n=== {sentence}")?;
        for side in Side::BOTH {
            let items: Vec<String> = game
                .score(side)
                .items
                .iter()
                .filter(|item| item.1 > 0)
                .map(|(case, points)| {
                    let thought = engine::art_of_war::cases::thought(*case).unwrap_or_default();
                    format!("    {points:>4}  [{case}] {thought}")
                })
                .collect();
            writeln!(out, "  {}, {} points", self.board.side_name(side), game.score(side).total())?;
            for item in items {
                writeln!(out, "{item}")?;
            }
        }
        Ok(())
    }

    /// Puts the names of places behind the hex numbers that have one.
    pub(crate) fn with_places(&self, sentence: &str) -> String {
        let Some(scenario) = self.scenario else { return sentence.to_owned() };
        let mut words: Vec<String> = Vec::new();
        for word in sentence.split(' ') {
            let number: String = word.chars().take(4).collect();
            let rest = word.get(number.len()..).unwrap_or("");
            let named = number.parse::<Hex>().ok().filter(|_| !rest.starts_with(|c: char| c.is_ascii_digit()));
            match named.and_then(|hex| scenario.gazetteer.name(hex)) {
                Some(name) => words.push(format!("{number} {name}{rest}")),
                None => words.push(word.to_string()),
            }
        }
        words.join(" ")
    }
}
