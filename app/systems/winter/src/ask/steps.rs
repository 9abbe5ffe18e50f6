//! A move as picks, and picks as a move: units, leaders that go along, the goal, and the steps.

use super::look::{Look, facing_pick, read_facing, unit_pick};
use super::words;
use engine::hex::Hex;
use language::ask::{Draft, Pick};
use winter::state::{Formation, Unit};
use winter::{Command, LeaderId, Step, Toward, UnitId};

/// A move that is being put together.
#[derive(Clone, Debug, Default)]
pub(super) struct March {
    pub(super) units: Vec<UnitId>,
    pub(super) leaders: Vec<LeaderId>,
    pub(super) toward: Option<Toward>,
    pub(super) grand: bool,
    pub(super) steps: Vec<Step>,
    /// The part of the draft that could be read.
    pub(super) draft: Draft,
}

impl March {
    /// Reads as much of a draft as makes sense; its first pick is a unit that may do something.
    pub(super) fn read(look: Look<'_>, subjects: &[UnitId], draft: &Draft) -> Option<March> {
        let mut picks = draft.picks().iter().copied();
        let first = look.unit(picks.next()?).filter(|unit| subjects.contains(unit))?;
        let mut march = March { units: vec![first], draft: draft.prefix(1), ..March::default() };
        for pick in picks {
            let Some(next) = march.clone().taken(look, pick) else { break };
            march = next;
        }
        Some(march)
    }

    /// The unit that leads, as it would be now.
    pub(super) fn now(&self, look: Look<'_>) -> Option<Unit> {
        look.game.after(*self.units.first()?, &self.steps, self.grand, self.toward)
    }

    fn start(&self, look: Look<'_>) -> Option<Hex> {
        self.units.first().and_then(|unit| look.place(*unit))
    }

    /// The move with one more pick, if it can be read.
    pub(super) fn taken(mut self, look: Look<'_>, pick: Pick) -> Option<March> {
        match pick {
            Pick::Piece(_) if self.steps.is_empty() => self.join(look, pick)?,
            Pick::Word(words::GRAND) if self.steps.is_empty() && !self.grand => self.grand = true,
            Pick::Piece(_) => return None,
            other => self.step(look, other)?,
        }
        self.now(look)?;
        self.draft = self.draft.picks().iter().copied().chain([pick]).collect();
        Some(self)
    }

    /// A unit of the same hex, a leader that goes along, or the goal.
    fn join(&mut self, look: Look<'_>, pick: Pick) -> Option<()> {
        let here = self.start(look);
        let lead = *self.units.first()?;
        let goals = if self.toward.is_none() { look.game.could_go_toward(lead) } else { Vec::new() };
        if let Some(unit) = look.unit(pick) {
            if look.place(unit) == here && look.game.board().unit(unit).side == look.side {
                let fresh = !self.units.contains(&unit) && self.leaders.is_empty() && self.toward.is_none();
                return (fresh && !self.grand).then(|| self.units.push(unit));
            }
            let goal = Toward::Unit(unit);
            return goals.contains(&goal).then(|| self.toward = Some(goal));
        }
        let leader = look.leader(pick)?;
        if look.game.state().leader(leader).hex() == here && look.game.board().leader(leader).side == look.side {
            return (!self.leaders.contains(&leader)).then(|| self.leaders.push(leader));
        }
        let goal = Toward::Leader(leader);
        goals.contains(&goal).then(|| self.toward = Some(goal))
    }

    fn step(&mut self, look: Look<'_>, pick: Pick) -> Option<()> {
        let now = self.now(look)?;
        let at = now.hex()?;
        let step = match pick {
            Pick::Hex(hex) => Step::Enter(hex),
            Pick::Word(words::DETACH) => Step::Detach,
            Pick::Word(words::REJOIN) => Step::Rejoin,
            Pick::Word(words::EXIT) => Step::Exit,
            Pick::Word(key) => {
                let (formation, hand) = words::form(key)?;
                Step::Form { formation, facing: now.facing, hand }
            }
            Pick::Facing(hex, facing) => {
                let facing = read_facing(facing)?;
                let formed = matches!(self.draft.picks().last(), Some(Pick::Word(_)));
                match self.steps.last_mut() {
                    // A change of formation chooses its facing freely (R13).
                    Some(Step::Form { facing: chosen, .. }) if formed && hex == at => {
                        *chosen = facing;
                        return Some(());
                    }
                    _ if now.formation == Formation::ExtendedLine && now.facing.apart(facing) == 1 => {
                        Step::Wheel { facing, round_own: hex == at }
                    }
                    _ if hex == at => Step::Face(facing),
                    _ => return None,
                }
            }
            _ => return None,
        };
        self.steps.push(step);
        Some(())
    }

    /// Steps as picks, to be put after what was picked so far.
    pub(super) fn picks(look: Look<'_>, unit: UnitId, from: &[Step], steps: &[Step]) -> Vec<Pick> {
        let entered = from.iter().rev().find_map(|step| match step {
            Step::Enter(hex) => Some(*hex),
            _ => None,
        });
        // Only a step into a hex changes where the unit is.
        let mut at = entered.or_else(|| look.place(unit));
        let mut all = Vec::new();
        for step in steps {
            match (step, at) {
                (Step::Enter(hex), _) => {
                    at = Some(*hex);
                    all.push(Pick::Hex(*hex));
                }
                (Step::Face(facing), Some(at)) => all.push(facing_pick(at, *facing)),
                (Step::Exit, _) => all.push(Pick::Word(words::EXIT)),
                _ => {}
            }
        }
        all
    }

    /// The goal of a move, as a pick.
    pub(super) fn toward_pick(look: Look<'_>, toward: Toward) -> Pick {
        match toward {
            Toward::Leader(leader) => look.leader_pick(leader),
            Toward::Unit(unit) => unit_pick(unit),
        }
    }

    /// The command.
    pub(super) fn command(&self) -> Command {
        Command::Move {
            units: self.units.clone(),
            steps: self.steps.clone(),
            leaders: self.leaders.clone(),
            grand: self.grand,
            toward: self.toward,
        }
    }
}
