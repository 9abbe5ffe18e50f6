//! A game is played: the contract of the engine, kept by this system's rules.

use super::board::Board;
use super::breach::{Checked, Facts, breach};
use super::command::*;
use super::definition::*;
use super::event::{Event, Report, What};
use super::fight::*;
use super::forecast::Forecast;
use super::game::Game;
use super::history::{Base, History};
use super::journal::{Noted, Shared, during};
use super::options::Options;
use super::outcome::Outcome;
use super::resume::unknown_option;
use super::revision::Revision;
use super::saved::sections;
use super::state::*;
use super::{change, rules, setup};
use engine::codec;
use engine::contract::{self, FalseClaim, LoadError, Opening, Owed, Pending, Phase, Refusal, Rolled, Shut, Side};
use engine::digest::{Hash, Section};
use engine::saved;
use std::mem;
use std::sync::Arc;

impl Game {
    /// A battle from its beginning, with the events that opened it.
    pub fn new(board: Arc<Board>, optional: OptionalRules) -> (Game, Vec<Event>) {
        let state = setup::start(board.definition());
        let mut game = Game::bare(board, optional, state);
        let mut report = Report::default();
        game.go_on(&mut report);
        (game, report.events)
    }

    /// Applies a command to this game; if it is refused, the game may be spoilt.
    fn carry_out(&mut self, side: Side, command: &Command, report: &mut Report) -> Checked {
        let question = self.question();
        let asked = self.asked();
        if asked != Some(side) {
            let facts = match asked {
                Some(other) => Facts::NONE.varied("side").with("side", other),
                None => Facts::NONE.varied("nobody"),
            };
            return Err(breach(rules::TURN, "not-asked", facts));
        }
        if *command == Command::Undo {
            return self.take_back(side, report);
        }
        question.answer(self, side, command, report)
    }

    /// Moves the game on by what both sides share: no secret that this engine knows has a part in it, and no command that
    /// can be taken back. Both are there again afterwards; answers that were worked out before are forgotten.
    fn unaware<T>(&mut self, play: impl FnOnce(&mut Game) -> Checked<T>) -> Checked<T> {
        let closing = self.closing.clone();
        self.forget_answers();
        self.closing = closing;
        let (known, history) = (mem::take(&mut self.known), mem::take(&mut self.history));
        let (shrouded, guises) = (self.shrouded.clone(), self.guises.clone());
        let played = play(self);
        (self.known, self.history, self.shrouded, self.guises) = (known, history, shrouded, guises);
        self.forget_answers();
        played
    }

    /// A command as the journal has it, before it is carried out.
    fn noted(&self, side: Side, command: &Command) -> Noted {
        let own = |leader: &LeaderId| self.board.side_of(*leader) == side && self.is_sealed(*leader);
        Noted::Said {
            side,
            command: command.clone(),
            during: during(&self.state.stage),
            claims: contract::Game::claims(self),
            claim: matches!(command, Command::Veiled(_)) || self.board.leader_ids().any(|leader| own(&leader)),
        }
    }

    /// Something was said or rolled in a veiled game.
    fn note(&mut self, noted: Noted) {
        Arc::make_mut(&mut self.journal).entries.push(Shared::new(noted));
    }

    /// Goes back to the beginning of the history and carries out all of it but the last.
    fn take_back(&mut self, side: Side, report: &mut Report) -> Checked {
        if self.history.base.as_ref().is_none_or(|base| base.side != side) || self.history.is_empty() {
            return Err(breach(rules::UNDO, "nothing-to-undo", Facts::NONE));
        }
        self.history.commands.pop();
        if self.is_veiled() {
            Arc::make_mut(&mut self.journal).entries.pop();
        }
        if let Some(base) = &self.history.base {
            self.state = base.state.clone();
            self.refresh();
        }
        for command in self.history.commands.clone() {
            let mut unheard = Report::default();
            self.question().answer(self, side, &command, &mut unheard)?;
            self.go_on(&mut unheard);
        }
        if self.history.commands.is_empty() {
            self.history.clear();
        }
        report.tell(What::TakenBack { side }, [rules::UNDO]);
        Ok(())
    }
}

impl contract::Game for Game {
    const SYSTEM: &'static str = "eagles";
    const REVISION: u32 = Revision::NEWEST.number();
    const OLDEST_REVISION: u32 = Revision::OLDEST.number();

    type Command = Command;
    type Event = Event;
    type Decision = Decision;
    type Outcome = Outcome;
    type Options = Options;
    type Proposal = Proposal;
    type Forecast = Forecast;
    type View = State;
    type Scenario = Arc<Board>;
    type Change = Change;

    fn read_scenario(bytes: &[u8]) -> Result<Arc<Board>, LoadError> {
        saved::read_battle(bytes, Board::new)
    }

    fn scenario_bytes(scenario: &Arc<Board>) -> Vec<u8> {
        codec::encode(scenario.definition())
    }

    fn by_revision(scenario: &Arc<Board>, number: u32) -> Result<Arc<Board>, LoadError> {
        let revision = Revision::of(number).ok_or(LoadError::Revision(number))?;
        Ok(if scenario.revision() == revision { Arc::clone(scenario) } else { Arc::new(scenario.by(revision)) })
    }

    fn start(scenario: &Arc<Board>, options: &[u8]) -> Result<(Game, Vec<Event>), LoadError> {
        let optional: OptionalRules = codec::decode(options).map_err(LoadError::Bytes)?;
        match unknown_option(scenario, optional) {
            Some(what) => Err(LoadError::Impossible(what.to_owned())),
            None => Ok(Game::new(Arc::clone(scenario), optional)),
        }
    }

    fn pending(&self) -> Pending<Decision, Outcome> {
        self.question().pending(self)
    }

    fn check(&self, side: Side, command: &Command) -> Result<(), Refusal> {
        if *command == Command::Undo {
            return self.clone().carry_out(side, command, &mut Report::default());
        }
        let question = self.question();
        let asked = matches!(question.pending(self), Pending::Decision { side: asked, .. } if asked == side);
        if let Some(checked) = question.check(self, side, command).filter(|_| asked) {
            return checked;
        }
        self.scratch().carry_out(side, command, &mut Report::default())
    }

    fn apply(&mut self, side: Side, command: &Command) -> Result<Vec<Event>, Refusal> {
        if *command == Command::Undo {
            let mut back = self.clone();
            let events = back.apply_or_spoil(side, command)?;
            *self = back;
            return Ok(events);
        }
        let (state, field) = (self.state.clone(), self.field.clone());
        self.apply_or_spoil(side, command).inspect_err(|_| (self.state, self.field) = (state, field))
    }

    fn apply_or_spoil(&mut self, side: Side, command: &Command) -> Result<Vec<Event>, Refusal> {
        let mut report = Report::default();
        if *command == Command::Undo {
            self.carry_out(side, command, &mut report)?;
            self.forget_answers();
            return Ok(report.events);
        }
        // Only one's own commands, of this phase, with no die, no seal and no question to the other side in between.
        let hidden = matches!(command, Command::SealChit { .. } | Command::OpenChit { .. } | Command::Veiled(_));
        let phases = self.state.phases;
        let noted = self.is_veiled().then(|| self.noted(side, command));
        let begins = !hidden && self.history.base.as_ref().is_none_or(|base| base.side != side);
        let base = begins.then(|| Box::new(Base { side, state: self.state.clone() }));
        let goes_on = self.unaware(|game| {
            game.carry_out(side, command, &mut report)?;
            game.go_on(&mut report);
            Ok(game.state.phases == phases && game.asked() == Some(side))
        })?;
        if goes_on && !hidden {
            if base.is_some() {
                self.history = History { base, commands: Vec::new() };
            }
            self.history.commands.push(command.clone());
        } else {
            self.history.clear();
        }
        if let Some(noted) = noted {
            self.note(noted);
        }
        Ok(report.events)
    }

    fn resolve(&mut self, rolled: &Rolled) -> Result<Vec<Event>, Refusal> {
        let question = self.question();
        let faces = match question.pending(self) {
            Pending::Roll(roll) => roll.read(rolled).map(<[u16]>::to_vec),
            _ => None,
        };
        let Some(faces) = faces else {
            return Err(breach(rules::TURN, "wrong-faces", Facts::NONE));
        };
        let mut report = Report::default();
        self.forget_answers();
        question.fall(self, &faces, &mut report);
        if self.is_veiled() {
            self.note(Noted::Rolled(faces));
        }
        self.history.clear();
        self.go_on(&mut report);
        Ok(report.events)
    }

    fn learn(&mut self, opening: &Opening) -> Result<(), Refusal> {
        let sealed = |side: Side, seal: Hash| {
            let laid = self.state.fight().and_then(|fight| fight.party(side).chit) == Some(seal);
            laid || self.state.shut.iter().any(|chit| chit.side == side && chit.seal == seal)
                || self.journal.has_seal(side, seal)
        };
        // Both sides may have sealed the same content: if one seal is known, so is the other.
        let seals: Vec<Hash> = Side::BOTH
            .into_iter()
            .map(|side| (side, opening.seal(side)))
            .filter(|&(side, seal)| sealed(side, seal))
            .map(|found| found.1)
            .collect();
        if seals.is_empty() {
            return Err(breach(rules::HIDDEN, "no-seal", Facts::NONE));
        }
        Arc::make_mut(&mut self.known).extend(seals.into_iter().map(|seal| (seal, opening.clone())));
        self.forget_answers();
        Ok(())
    }

    fn owed(&self) -> Option<Owed<Command>> {
        if let Some(owed) = self.owed_in_veil() {
            return Some(owed);
        }
        let (side, seal) = self.owed_chit()?;
        let command = self.known.get(&seal).map(|opening| Command::OpenChit { opening: opening.clone() });
        Some(Owed { side, command })
    }

    fn both_asked(&self) -> bool {
        self.state.fight().is_some_and(|fight| fight.step == FightStep::Seal(fight.attacker) && fight.tolls.is_empty())
    }

    fn claims(&self) -> u32 {
        u32::try_from(self.state.shut.len()).unwrap_or(u32::MAX) + self.journal.claims()
    }

    fn shut(&self, side: Side) -> Vec<Shut> {
        self.all_shut(side)
    }

    fn audit(&self, opened: &[(Side, Opening)]) -> Vec<FalseClaim> {
        let mut wrong = self.foul_chits(opened);
        wrong.extend(self.shown_last());
        wrong.extend(self.audit_veil(opened));
        wrong
    }

    fn learned(&self) -> Vec<Opening> {
        let mut learned: Vec<Opening> = Vec::new();
        for opening in self.known.values() {
            // Two equal contents that both sides sealed are known by two seals.
            if !learned.contains(opening) {
                learned.push(opening.clone());
            }
        }
        learned
    }

    fn seals(command: &Command) -> Vec<Hash> {
        match command {
            Command::SealChit { seal } => vec![*seal],
            Command::Veiled(veiled) => veiled.seals(),
            _ => Vec::new(),
        }
    }

    fn opens(command: &Command) -> Vec<Opening> {
        match command {
            Command::Veiled(veiled) => veiled.openings().to_vec(),
            _ => Vec::new(),
        }
    }

    fn amend(&mut self, change: &Change) -> Result<Vec<Event>, Refusal> {
        change::amend(self, change)
    }

    fn options(&self) -> Options {
        let owes = || {
            self.must_show().or(self.must_open()).is_some()
                || self.must_claim().is_some()
                || self.must_close().is_some()
        };
        let hides = self.is_veiled() && !self.is_lifted;
        let known = || match self.asked().filter(|_| hides && !owes()) {
            Some(side) => self.lifted(side).options(),
            None => self.question().options(self),
        };
        self.answers.get_or_init(|| Arc::new(known())).as_ref().clone()
    }

    fn forecast(&self, proposal: &Proposal) -> Result<Forecast, Refusal> {
        match self.asked().filter(|_| self.is_veiled() && !self.is_lifted) {
            Some(side) => self.lifted(side).forecast_of(proposal),
            None => self.forecast_of(proposal),
        }
    }

    fn can_undo(&self, side: Side) -> bool {
        self.asked() == Some(side)
            && !self.history.is_empty()
            && self.history.base.as_ref().is_some_and(|base| base.side == side)
    }

    fn undo() -> Command {
        Command::Undo
    }

    fn view(&self, side: Side) -> State {
        // In open play only what lies under the chits is hidden, and the state has no more of it than the seals.
        if self.is_veiled() { self.lifted(side).state.clone() } else { self.state.clone() }
    }

    fn phase(&self) -> Phase {
        Phase { count: self.state.phases, turn: self.state.turn, side: self.state.phasing }
    }

    fn sections(&self) -> Vec<Section> {
        sections(self)
    }

    fn save(&self) -> Vec<u8> {
        saved::save(self)
    }

    fn load(board: &Arc<Board>, bytes: &[u8]) -> Result<Game, LoadError> {
        saved::load(board, bytes)
    }
}
