//! The sealed plan in play: sealing, learning, owing, opening, and the audit [17.1, R53 to R58, R68].

use super::breach::by;
use super::command::Command;
use super::definition::*;
use super::event::{Report, What};
use super::game::Game;
use super::plan::{self, Content, FrenchPlan, Piece, Slot};
use super::rules;
use super::state::*;
use super::victory::{Ending, Outcome};
use engine::codec;
use engine::contract::{FalseClaim, Opening, Owed, Refusal, Side};

impl Game {
    /// The sealing command of a whole plan, with the openings its author keeps; an illegal plan is refused (R53).
    pub fn seal(&self, whole: &FrenchPlan, salts: &[[u8; 32]]) -> Result<(Command, Vec<Opening>), Refusal> {
        let Some(data) = &self.board.definition().plan else {
            return Err(by(rules::PLAN, "no-plan"));
        };
        plan::check_whole(&self.board, data, whole)?;
        let contents = plan::contents(whole);
        if salts.len() != contents.len() {
            return Err(by(rules::PLAN, "wrong-count").varied("salts"));
        }
        let open = |(content, salt): (&Content, &[u8; 32])| {
            let content = match content {
                Content::Marker(area) => codec::encode(area),
                Content::Piece(piece) => codec::encode(piece),
            };
            Opening { salt: *salt, content }
        };
        let openings: Vec<Opening> = contents.iter().zip(salts).map(open).collect();
        let commitments = openings.iter().map(|opening| opening.seal(FRENCH)).collect();
        let heights = whole.stacks.iter().map(|stack| u8::try_from(stack.len()).unwrap_or(u8::MAX)).collect();
        Ok((Command::Seal { heights, commitments }, openings))
    }

    /// Whether the contents under these heights are a legal plan, checked by the side that knows them (R53).
    pub fn check_plan(&self, heights: &[u8], contents: &[Vec<u8>]) -> Result<(), Refusal> {
        let Some(data) = &self.board.definition().plan else {
            return Err(by(rules::PLAN, "no-plan"));
        };
        if contents.len() != plan::commitments(&self.board, data) {
            return Err(by(rules::PLAN, "wrong-count"));
        }
        plan::check_heights(&self.board, data, heights)?;
        let nonsense = || by(rules::PLAN, "no-content");
        let (markers, pieces) = contents.split_at(data.marker_turns.len().min(contents.len()));
        let markers = markers.iter().map(|bytes| codec::decode(bytes)).collect::<Result<_, _>>();
        let pieces: Result<Vec<_>, _> = pieces.iter().map(|bytes| codec::decode(bytes)).collect();
        let mut pieces = pieces.map_err(|_| nonsense())?.into_iter();
        let stacks = heights.iter().map(|height| pieces.by_ref().take(usize::from(*height)).collect()).collect();
        let meissen = pieces.next().ok_or_else(nonsense)?;
        let whole = FrenchPlan { markers: markers.map_err(|_| nonsense())?, stacks, meissen };
        plan::check_whole(&self.board, data, &whole)
    }

    fn markers(&self) -> usize {
        self.board.definition().plan.as_ref().map_or(0, |data| data.marker_turns.len())
    }

    /// The part of the plan that this seal belongs to.
    pub(crate) fn slot(&self, seal: u8) -> Slot {
        let plan = self.state.plan.as_ref();
        plan.map_or(Slot::Meissen, |plan| plan.slot(self.markers(), seal.into()))
    }

    /// The open stacks that still have pieces, by their place in the plan.
    pub(crate) fn rolling_stacks(&self) -> Vec<usize> {
        let (Some(plan), Some(data)) = (&self.state.plan, &self.board.definition().plan) else { return Vec::new() };
        let rolls = |(stack, area): (usize, &AreaId)| {
            let closed = self.closed_places(stack).next().is_some();
            (plan.is_open(*area) && closed).then_some(stack)
        };
        data.stacks.iter().enumerate().filter_map(rolls).collect()
    }

    /// The places of a stack that are still closed, from the top.
    pub(crate) fn closed_places(&self, stack: usize) -> impl Iterator<Item = u8> + '_ {
        let places = self.state.plan.as_ref().map_or(0..0, |plan| plan.places(self.markers(), stack));
        let closed = |seal: &usize| {
            self.state.plan.as_ref().and_then(|plan| plan.seals.get(*seal)).is_some_and(|seal| seal.opened.is_none())
        };
        places.filter(closed).filter_map(|seal| u8::try_from(seal).ok())
    }

    /// The seal of the piece at Meissen.
    pub(crate) fn meissen_seal(&self) -> Option<u8> {
        let plan = self.state.plan.as_ref()?;
        u8::try_from(plan.seals.len().checked_sub(1)?).ok()
    }

    /// Whether the Allies hold Meissen: the late corps is there and found a dummy [3.2].
    pub(crate) fn meissen_held(&self) -> bool {
        let Some(late) = &self.board.definition().late_corps else { return false };
        let found = self.state.plan.as_ref().and_then(|plan| plan.seals.last()).and_then(|seal| seal.opened);
        self.state.place(late.unit) == Place::Meissen && found == Some(Content::Piece(Piece::Dummy))
    }

    /// The seals that must be opened now.
    pub(crate) fn seals_due(&self) -> Vec<u8> {
        match &self.state.stage {
            Stage::Marker => self.marker_due().into_iter().collect(),
            Stage::ArrivalOpenings { seals } => seals.clone(),
            Stage::MeissenOpening => self.meissen_seal().into_iter().collect(),
            Stage::Openings { .. } => {
                self.state.plan.as_ref().map(super::plan::SealedPlan::unopened).unwrap_or_default()
            }
            _ => Vec::new(),
        }
    }

    pub(crate) fn learn_opening(&mut self, opening: &Opening) -> Result<(), Refusal> {
        let seal = opening.seal(FRENCH);
        let plan = self.state.plan.iter().flat_map(|plan| &plan.seals);
        if !plan.into_iter().any(|known| known.commitment == seal) {
            return Err(by(rules::PLAN, "no-seal"));
        }
        self.known.insert(seal, opening.clone());
        Ok(())
    }

    /// The content of a seal, if this engine knows it.
    pub(crate) fn known_content(&self, seal: u8) -> Option<Content> {
        let commitment = self.state.plan.as_ref()?.seals.get(usize::from(seal))?.commitment;
        plan::read(self.slot(seal), self.known.get(&commitment)?)
    }

    pub(crate) fn owed_opening(&self) -> Option<Owed<Command>> {
        let due = self.seals_due();
        if due.is_empty() {
            return None;
        }
        let plan = self.state.plan.as_ref()?;
        let known = |seal: &u8| {
            let commitment = plan.seals.get(usize::from(*seal))?.commitment;
            self.known.get(&commitment).cloned()
        };
        let openings: Option<Vec<Opening>> = due.iter().map(known).collect();
        Some(Owed { side: FRENCH, command: openings.map(|openings| Command::Open { openings }) })
    }

    /// Opens the seals that are due; an opening that does not fit ends the match against the French (R54).
    pub(crate) fn open(&mut self, openings: &[Opening], report: &mut Report) {
        let due = self.seals_due();
        for (&seal, opening) in due.iter().zip(openings) {
            let slot = self.slot(seal);
            let commitment = self
                .state
                .plan
                .as_ref()
                .and_then(|plan| plan.seals.get(usize::from(seal)))
                .map(|known| known.commitment);
            let content = plan::read(slot, opening).filter(|_| commitment == Some(opening.seal(FRENCH)));
            let Some(content) = content else {
                self.break_plan(Some(seal), report);
                return;
            };
            if let Some(known) = self.state.plan.as_mut().and_then(|plan| plan.seals.get_mut(usize::from(seal))) {
                known.opened = Some(content);
            }
            report.tell(What::Opened { seal, content }, [rules::OPENING]);
        }
        if self.contradiction(&[]).is_some() {
            self.break_plan(None, report);
            return;
        }
        self.after_opening(&due, report);
    }

    fn break_plan(&mut self, seal: Option<u8>, report: &mut Report) {
        report.tell(What::PlanBroken { seal }, [rules::PLAN, rules::AUDIT]);
        self.decide(Outcome { winner: Some(ALLIED), how: Ending::Plan }, report);
    }

    /// The contradiction to every legal plan, if there is one, with further openings besides those in the state.
    fn contradiction(&self, further: &[(Side, Opening)]) -> Option<Refusal> {
        let (plan, data) = (self.state.plan.as_ref()?, self.board.definition().plan.as_ref()?);
        let mut opened = Vec::with_capacity(plan.seals.len());
        for (at, seal) in plan.seals.iter().enumerate() {
            let given =
                further.iter().find(|(side, opening)| *side == FRENCH && opening.seal(*side) == seal.commitment);
            let slot = plan.slot(self.markers(), at);
            opened.push(match (seal.opened, given) {
                (Some(content), _) => Some(content),
                (None, Some((_, opening))) => match plan::read(slot, opening) {
                    Some(content) => Some(content),
                    None => return Some(by(rules::PLAN, "unreadable")),
                },
                (None, None) => None,
            });
        }
        plan::contradiction(&self.board, data, &plan.heights, &opened)
    }

    pub(crate) fn audit_plan(&self, opened: &[(Side, Opening)]) -> Vec<FalseClaim> {
        let refusal = self.contradiction(opened);
        refusal.map(|refusal| FalseClaim { claim: 0, side: FRENCH, refusal }).into_iter().collect()
    }

    /// Carries out the consequences of opened seals.
    fn after_opening(&mut self, seals: &[u8], report: &mut Report) {
        match self.state.stage.clone() {
            Stage::Marker => self.begin_events(report),
            Stage::ArrivalOpenings { .. } => {
                for &seal in seals {
                    self.piece_arrives(seal, report);
                }
                self.begin_movement(report);
            }
            Stage::MeissenOpening => {
                if let Some(Content::Piece(Piece::Unit(unit))) = self.meissen_seal().and_then(|seal| self.opened(seal))
                {
                    self.set_place(unit, Place::Meissen);
                    report.tell(What::WentToMeissen { unit }, [rules::LATE_CORPS]);
                }
                self.state.stage = Stage::Movement;
            }
            Stage::Openings { outcome } => {
                self.state.stage = Stage::Over { outcome };
                self.begin_phase();
                report.tell(What::GameOver { outcome }, [rules::AUDIT]);
            }
            _ => {}
        }
    }

    fn opened(&self, seal: u8) -> Option<Content> {
        self.state.plan.as_ref()?.seals.get(usize::from(seal))?.opened
    }

    /// A unit that was opened is due at the area of its stack [17.1.2].
    fn piece_arrives(&mut self, seal: u8, report: &mut Report) {
        let stacks = self.board.definition().plan.as_ref().map_or(&[][..], |data| &data.stacks);
        if let (Slot::Place(stack, _), Some(Content::Piece(Piece::Unit(unit)))) = (self.slot(seal), self.opened(seal))
            && let Some(&area) = stacks.get(stack)
        {
            let (turn, at) = (self.state.turn, Entry::Area(area));
            self.set_place(unit, Place::Due { turn, at });
            report.tell(What::BecameDue { unit, turn, at }, [rules::OPENING]);
        }
    }
}
