//! Replays a veiled game in the open, once everything is open. It names the first command that the open rules would not
//! have allowed, or that was not as it was said to be.

use super::super::breach::{Checked, prove, untrue};
use super::super::command::{Chit, Command};
use super::super::definition::{Arm, LeaderId, OptionalRules, UnitId};
use super::super::event::{Event, Report, SegmentKind, What};
use super::super::game::Game;
use super::super::journal::{Dealt, Journal, Noted, during};
use super::super::rules;
use super::super::seals::Guise;
use super::super::state::{MarchStep, Post, Stage};
use super::super::veiled::{Hand, Kind, Name, Reseal, Track, TrueCommand, Veiled};
use super::rename::renamed;
use engine::codec;
use engine::contract::{FalseClaim, Game as _, Opening, Refusal, Rolled, Side};
use engine::digest::Hash;
use serde::{Serialize, de::DeserializeOwned};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Contents that both sides have opened in the game, by side and seal.
struct Opened<'a> {
    contents: BTreeMap<(Side, Hash), &'a [u8]>,
}

impl<'a> Opened<'a> {
    fn new(journal: &'a Journal, beside: &'a [(Side, Opening)]) -> Opened<'a> {
        let said = journal.veiled().flat_map(|(side, veiled)| veiled.openings().iter().map(move |one| (side, one)));
        let all = said.chain(beside.iter().map(|(side, one)| (*side, one)));
        Opened { contents: all.map(|(side, one)| ((side, one.seal(side)), one.content.as_slice())).collect() }
    }

    fn has(&self, side: Side, seal: Hash) -> bool {
        self.contents.contains_key(&(side, seal))
    }

    fn read<T: Serialize + DeserializeOwned>(&self, side: Side, seal: Hash) -> Checked<T> {
        let content = self.contents.get(&(side, seal)).copied().unwrap_or(&[]);
        codec::decode(content).map_err(|_| untrue(rules::VEIL, "foul-seal", "the sealed content says nothing"))
    }
}

/// The open game that runs beside the record.
struct Replay {
    game: Game,
    /// The row of the attrition table of the last march.
    row: Option<u8>,
    /// Losses of posts that stayed, in this player-turn.
    stayed: BTreeMap<Post, u16>,
    /// Whether the last die let a Force go.
    passed: Option<bool>,
    /// The leader under each counter.
    names: BTreeMap<LeaderId, LeaderId>,
    /// Number of outposts each side placed.
    posted: [usize; 2],
    /// The losses since the last open command or die, by side: the open game takes those that leave nothing to choose itself.
    taken: Vec<(Side, Vec<UnitId>)>,
}

/// The same units in order, however they were named.
fn in_order(units: &[UnitId]) -> Vec<UnitId> {
    let mut units = units.to_vec();
    units.sort_unstable();
    units
}

/// Whether a command organises tracks and draws on no pool.
const fn organises(command: &Command) -> bool {
    matches!(
        command,
        Command::Transfer { .. }
            | Command::MakeGeneral { .. }
            | Command::Dissolve { .. }
            | Command::Detach { .. }
            | Command::Rejoin { .. }
            | Command::MarchRegiment { from: Some(_), .. }
    )
}

impl Replay {
    fn hear(&mut self, events: &[Event]) {
        for event in events {
            match &event.what {
                What::Attrition { row, at: None, .. } => self.row = Some(*row),
                What::Attrition { at: Some(post), loss, .. } => drop(self.stayed.insert(*post, *loss)),
                What::SegmentBegan { segment: SegmentKind::Command, .. } => self.stayed.clear(),
                What::Activated { success, .. } => (self.row, self.passed) = (None, Some(*success)),
                What::Lost { side, units } => self.taken.push((*side, in_order(units))),
                // Nothing is claimed under seal of the rest.
                What::SegmentBegan { .. }
                | What::TurnBegan { .. }
                | What::Transferred { .. }
                | What::GeneralMade { .. }
                | What::Detached { .. }
                | What::Rejoined { .. }
                | What::LeftMap { .. }
                | What::Marched { .. }
                | What::Repulsed { .. }
                | What::MarchEnded { .. }
                | What::Escaped { .. }
                | What::Captured { .. }
                | What::HexHeld { .. }
                | What::Declared { .. }
                | What::Defended { .. }
                | What::Hurried { .. }
                | What::ChitSealed { .. }
                | What::ChitOpened { .. }
                | What::BatteriesForward { .. }
                | What::Fired { .. }
                | What::Fought { .. }
                | What::Stood { .. }
                | What::BrokeOff { .. }
                | What::CounterAttacked { .. }
                | What::Retreated { .. }
                | What::Pursued { .. }
                | What::Stayed { .. }
                | What::Advanced { .. }
                | What::CombatEnded { .. }
                | What::MoraleMoved { .. }
                | What::TrainAssigned { .. }
                | What::Administered { .. }
                | What::SourceOrdered { .. }
                | What::SourceChanged { .. }
                | What::CentreMoved { .. }
                | What::CentreGone { .. }
                | What::RodeOff { .. }
                | What::CentreBoxed { .. }
                | What::Replaced { .. }
                | What::RegimentFormed { .. }
                | What::Promoted { .. }
                | What::Arrived { .. }
                | What::PutOff { .. }
                | What::InTransit { .. }
                | What::LeftForBox { .. }
                | What::Worked { .. }
                | What::TrainTaken { .. }
                | What::TrainSeized { .. }
                | What::RedoubtLaid { .. }
                | What::RedoubtRaised { .. }
                | What::Relieved { .. }
                | What::Besieged { .. }
                | What::TrackOpened { .. }
                | What::Rearranged { .. }
                | What::OutpostPlaced { .. }
                | What::Dealt { .. }
                | What::KindShown { .. }
                | What::NameOpened { .. }
                | What::Claimed { .. }
                | What::LostUnseen { .. }
                | What::ModeChanged { .. }
                | What::WentAstray { .. }
                | What::TakenBack { .. }
                | What::Amended { .. }
                | What::Armistice { .. }
                | What::GameOver { .. } => {}
            }
        }
        if let Stage::March(march) = &self.game.state.stage
            && march.step == MarchStep::Attrition
        {
            self.row = self.game.strain(march).map(|(_, wear)| wear.row);
        }
    }

    fn apply(&mut self, side: Side, command: &Command) -> Checked {
        let events = self.game.apply(side, command)?;
        self.hear(&events);
        Ok(())
    }

    fn roll(&mut self, faces: &[u16]) -> Checked {
        self.wait_no_longer();
        self.taken.clear();
        let events = self.game.resolve(&Rolled::Faces(faces.to_vec()))?;
        self.hear(&events);
        Ok(())
    }

    /// Tracks that were sealed are what they are in the open game.
    fn compare(&self, side: Side, reseal: &Reseal, opened: &Opened<'_>) -> Checked {
        for one in &reseal.tracks {
            let track: Track = opened.read(side, one.token.seal)?;
            let truth = self.game.track_of(one.leader);
            let horse = !self.game.field.arms(one.leader).is_foot();
            prove(track == truth && !truth.units.is_empty(), rules::VEIL, "false-track", || {
                format!("the sealed track of {} is not the track he had", self.game.board.called(one.leader))
            })?;
            prove(horse == one.token.horse, rules::VEIL, "false-pace", || {
                format!("{} does not march at the declared pace", self.game.board.called(one.leader))
            })?;
        }
        let bare = |leader: &LeaderId| self.game.strength(&[*leader]) == 0;
        prove(reseal.emptied.iter().all(bare), rules::VEIL, "false-track", || {
            String::from("a leader declared without units has units")
        })
    }

    /// Counters were dealt: each is one of the leaders that were together, and no two are the same.
    fn deal(&mut self, side: Side, hands: &[Hand], opened: &Opened<'_>) -> Checked {
        for (token, hex, card) in self.game.tokens_dealt(hands) {
            let name: Name = opened.read(side, card.name)?;
            let kind: Kind = opened.read(side, card.kind)?;
            prove(kind.outpost == name.leader.is_none(), rules::VEIL, "false-kind", || {
                String::from("a counter is not of the declared kind")
            })?;
            match name.leader {
                Some(leader) => {
                    let army = |id: LeaderId| self.game.board.leader(id).map(|data| data.army);
                    let there = self.game.state.hex_of(leader) == Some(hex) && army(leader) == army(token);
                    let there = there && self.game.may_hide(leader);
                    let once = !self.names.values().any(|known| *known == leader);
                    prove(there && once, rules::VEIL, "false-name", || {
                        String::from("a counter hides no leader of its hex, or a leader with another counter")
                    })?;
                    self.names.insert(token, leader);
                    self.game.guises.push(Guise { leader, outpost: false, shown: false });
                }
                None => {
                    self.game.appear_at(token, hex);
                    self.game.guises.push(Guise { leader: token, outpost: true, shown: false });
                }
            }
        }
        // No leader that was among them is left without a counter, and there is no outpost too many.
        let hidden = self.game.guises.iter().filter(|guise| self.game.board.side_of(guise.leader) == side);
        let outposts = hidden.filter(|guise| guise.outpost).count();
        prove(self.posted.get(side.index()) == Some(&outposts), rules::VEIL, "false-name", || {
            String::from("there are fewer outposts than were placed")
        })?;
        self.game.refresh();
        Ok(())
    }

    /// The enemy sees what a counter is, or which leader it is: an outpost flees.
    fn show(&mut self, token: LeaderId, by_name: bool) {
        let leader = self.named(token);
        if by_name {
            self.game.guises.retain(|guise| guise.leader != leader || guise.outpost);
        }
        for guise in self.game.guises.iter_mut().filter(|guise| guise.leader == leader) {
            guise.shown = true;
        }
        self.game.refresh();
        if self.game.is_outpost(leader) {
            self.game.alarm(leader);
        }
        let mut report = Report::default();
        self.game.go_on(&mut report);
        self.hear(&report.events);
    }

    /// The record goes on without showing what a counter is: the veiled game did not ask for it here, so the open one does
    /// not wait for it any longer.
    fn wait_no_longer(&mut self) {
        while let Some(token) = self.game.must_show() {
            self.game.excused.get_or_insert_default().push(token);
            if self.game.must_show().is_none() {
                let mut report = Report::default();
                self.game.go_on(&mut report);
                self.hear(&report.events);
            }
        }
    }

    /// Notes the leaders whose tracks the other side stops or begins to see.
    fn shroud(&mut self, veiled: &Veiled, reseal: Option<&Reseal>) {
        let shrouded = &mut self.game.shrouded;
        if let Veiled::Open { leader, .. } = veiled {
            shrouded.retain(|one| one != leader);
        }
        if let Some(reseal) = reseal {
            let named =
                |one: &LeaderId| reseal.emptied.contains(one) || reseal.tracks.iter().any(|track| track.leader == *one);
            shrouded.retain(|one| !named(one));
            shrouded.extend(reseal.tracks.iter().map(|track| track.leader));
        }
    }

    /// Whether the open game has taken this loss, and asks for the next one, if any. Each is found once.
    fn has_taken(&mut self, side: Side, units: &[UnitId]) -> bool {
        let loss = (side, in_order(units));
        let found = self.taken.iter().position(|one| *one == loss);
        found.map(|at| self.taken.remove(at)).is_some()
    }

    /// Replays the true command where tracks changed.
    fn carry_out(&mut self, side: Side, reseal: &Reseal, opened: &Opened<'_>) -> Checked<Command> {
        let deed: TrueCommand = opened.read(side, reseal.deed)?;
        let bare = |game: &Game| -> Vec<LeaderId> {
            let all = game.board.leader_ids().filter(|&one| game.board.side_of(one) == side);
            all.filter(|&one| game.strength(&[one]) == 0).collect()
        };
        let before = bare(&self.game);
        let unasked = match &deed.command {
            Command::Lose { units } => self.has_taken(side, units) || self.game.toll().is_none(),
            _ => false,
        };
        if !unasked {
            self.apply(side, &deed.command)?;
            if let Command::Lose { units } = &deed.command {
                self.has_taken(side, units);
            }
        }
        let emptied = |one: &LeaderId| !before.contains(one) && !reseal.emptied.contains(one);
        prove(!bare(&self.game).iter().any(emptied), rules::VEIL, "false-track", || {
            String::from("a leader lost his last unit, and this was not declared")
        })?;
        let appeared = before.into_iter().find(|&one| self.game.strength(&[one]) > 0);
        let made = reseal.made.is_none_or(|general| appeared == Some(general));
        prove(made, rules::VEIL, "false-general", || String::from("a different general appeared"))?;
        self.compare(side, reseal, opened)?;
        Ok(deed.command)
    }

    fn lose_try(&mut self, command: &Command) {
        self.game.lose_try(command);
        self.passed = Some(false);
        let mut report = Report::default();
        self.game.go_on(&mut report);
        self.hear(&report.events);
    }

    /// The leader under a counter.
    fn named(&self, token: LeaderId) -> LeaderId {
        self.names.get(&token).copied().unwrap_or(token)
    }

    fn follow(&mut self, side: Side, command: &Command, stage: u8, opened: &Opened<'_>) -> Checked {
        if !matches!(command, Command::Veiled(veiled) if matches!(**veiled, Veiled::Kind { .. })) {
            self.wait_no_longer();
        }
        let Command::Veiled(veiled) = command else {
            // In open play there are no outposts to place.
            if matches!(command, Command::PlaceOutpost { .. }) {
                if let Some(count) = self.posted.get_mut(side.index()) {
                    *count += 1;
                }
                return Ok(());
            }
            // That nothing was to be dealt is no part of it either.
            if *command == Command::Done && stage == during(&Stage::SetUp(side)) {
                return Ok(());
            }
            // A counter may be seen when the open game has gone on from there: an outpost flees all the same.
            let flees = matches!(command, Command::Flee { .. }) && self.game.startled().is_some();
            self.taken.clear();
            if stage == during(&self.game.state.stage) || flees {
                let said = renamed(command, &|leader| self.named(leader));
                return match self.apply(side, &said) {
                    // That no face would do was seen when the enemy's tracks were opened for it: the try is lost.
                    Err(refusal) if refusal.name == "cannot-succeed" => {
                        self.lose_try(&said);
                        Ok(())
                    }
                    applied => applied,
                };
            }
            // If there was nothing left to do, the open game has gone on by itself.
            let closes = matches!(command, Command::Pass | Command::Done | Command::EndMarch);
            return prove(closes, rules::VEIL, "could-not", || {
                String::from("by its true tracks this side no longer had that decision")
            });
        };
        let own = veiled.reseal().map(|reseal| reseal.renamed(&|leader| self.named(leader)));
        self.shroud(veiled, own.as_ref());
        // Seals name leaders; public commands name counters.
        let blank = Reseal { deed: Hash([0; 32]), tracks: Vec::new(), made: None, emptied: Vec::new() };
        let reseal = &own.unwrap_or(blank);
        match veiled.as_ref() {
            Veiled::Rearrange(_) => {
                let said = self.carry_out(side, reseal, opened)?;
                prove(organises(&said), rules::VEIL, "foul-seal", || {
                    String::from("the sealed organisation changes nothing")
                })
            }
            Veiled::Draw { army, arm, guard, strength, .. } => {
                let said = self.carry_out(side, reseal, opened)?;
                let (unit, drawn) = match said {
                    Command::AddReplacement { unit, strength } => (Some(unit), strength),
                    Command::MarchRegiment { unit, strength, from: None, .. } => (Some(unit), strength),
                    _ => (None, 0),
                };
                let pool = unit.and_then(|unit| self.game.pool_of(unit));
                let same = pool.is_some_and(|pool| (pool.army, pool.arm, pool.guard) == (*army, *arm, *guard));
                prove(same && drawn == *strength, rules::VEIL, "false-draw", || {
                    String::from("the replacements taken are not the declared ones")
                })
            }
            Veiled::Suffer { loss, .. } => match self.carry_out(side, reseal, opened)? {
                Command::Lose { units } if units.len() == usize::from(*loss) => Ok(()),
                _ => Err(untrue(rules::VEIL, "false-loss", "the loss taken is not the declared loss")),
            },
            Veiled::Row(row) => prove(self.row == Some(*row), rules::VEIL, "false-row", || {
                let truth = self.row.map_or_else(|| String::from("another"), |row| row.to_string());
                format!("the march was declared in row {row} and was in row {truth}")
            }),
            Veiled::Stayed { post, loss } => {
                let truth = self.stayed.get(post).copied().unwrap_or(0);
                prove(truth == *loss, rules::VEIL, "false-loss", || {
                    format!("the units that stayed were declared to lose {loss} and lost {truth}")
                })
            }
            Veiled::Deal { hands } => self.deal(side, hands, opened),
            Veiled::Kind { token, .. } | Veiled::Name { token, .. } => {
                self.show(*token, matches!(veiled.as_ref(), Veiled::Name { .. }));
                Ok(())
            }
            Veiled::Passed(passed) => prove(self.passed == Some(*passed), rules::VEIL, "false-pass", || {
                let was = if *passed { "did not let" } else { "let" };
                format!("the die {was} the Force go")
            }),
            Veiled::Paces(paces) => {
                let wrong = paces.iter().find(|paced| {
                    let arms = self.game.field.arms(self.named(paced.token));
                    arms.is_foot() == paced.horse || arms.total() == 0
                });
                prove(wrong.is_none(), rules::VEIL, "false-pace", || {
                    String::from("a counter does not march at the declared pace")
                })
            }
            // The seal was compared when the track changed.
            Veiled::Open { .. } | Veiled::Close { .. } => Ok(()),
        }
    }
}

impl Game {
    /// The first untrue claim of the game, once everything is open: by the rules when it is over, or beside it where the
    /// match ended before, as after a concession.
    pub(crate) fn audit_veil(&self, beside: &[(Side, Opening)]) -> Vec<FalseClaim> {
        let Some(begun) = self.journal.begun.as_deref() else { return Vec::new() };
        let hides = self.journal.veiled().next().is_some();
        let over = matches!(self.state.stage, Stage::Over(_)) && self.must_close().is_none();
        if !hides || !over && beside.is_empty() {
            return Vec::new();
        }
        let opened = Opened::new(&self.journal, beside);
        if !over && !self.journal.sealed().all(|(side, seal)| opened.has(side, seal)) {
            return Vec::new();
        }
        let mut state = begun.clone();
        state.veil = None;
        let optional = OptionalRules { veiled: false, ..self.optional };
        let mut game = Game::bare(Arc::clone(&self.board), optional, state);
        let mut names = BTreeMap::new();
        for &Dealt { token, leader, shown } in &self.journal.dealt {
            game.guises.push(Guise { leader: leader.unwrap_or(token), outpost: leader.is_none(), shown });
            names.extend(leader.map(|leader| (token, leader)));
        }
        let under_seal = begun.veil.iter().flat_map(|veil| &veil.tokens).zip(self.board.leader_ids());
        game.shrouded = under_seal.filter(|(token, _)| token.is_some()).map(|(_, leader)| leader).collect();
        game.excused = Some(Vec::new());
        game.refresh();
        game.go_on(&mut Report::default());
        let (stayed, taken) = (BTreeMap::new(), Vec::new());
        let mut replay = Replay { game, row: None, stayed, passed: None, names, posted: [0; 2], taken };
        let mut last: Option<(u32, Side)> = None;
        for noted in &self.journal.entries {
            let followed = match &**noted {
                Noted::Rolled(faces) => replay.roll(faces),
                Noted::Said { side, command, during, claims, claim } => {
                    if *claim {
                        last = Some((*claims, *side));
                    }
                    replay.follow(*side, command, *during, &opened)
                }
            };
            if let (Err(refusal), Some((claim, side))) = (followed, last) {
                return vec![FalseClaim { claim, side, refusal }];
            }
        }
        Vec::new()
    }

    /// Compares the last opening with the claim it rests on: finds a track at another pace than was claimed, or nothing
    /// at all where something was sealed.
    pub(crate) fn shown_last(&self) -> Option<FalseClaim> {
        let (last, before) = self.journal.entries.split_last()?;
        let Noted::Said { side, command: Command::Veiled(veiled), .. } = &**last else { return None };
        if let Veiled::Kind { opening, .. } | Veiled::Name { opening, .. } = veiled.as_ref() {
            return self.shown_foul(*side, opening, matches!(veiled.as_ref(), Veiled::Name { .. }));
        }
        let Veiled::Open { leader, opening } = veiled.as_ref() else { return None };
        let (claim, token) = before.iter().rev().find_map(|noted| match &**noted {
            Noted::Said { side: author, command: Command::Veiled(said), claims, .. } if author == side => {
                let seal = opening.seal(*side);
                let track = said.reseal()?.tracks.iter().find(|one| one.token.seal == seal)?;
                Some((*claims, track.token))
            }
            _ => None,
        })?;
        let wrong = |name, text: String| FalseClaim { claim, side: *side, refusal: untrue(rules::VEIL, name, text) };
        let Ok(track) = codec::decode::<Track>(&opening.content) else {
            return Some(wrong("foul-seal", String::from("the sealed content says nothing")));
        };
        let foot = |unit: &(UnitId, u8)| self.board.unit(unit.0).is_some_and(|data| data.arm != Arm::Cavalry);
        let horse = !track.units.iter().any(foot);
        let text = || format!("{} does not march at the declared pace", self.board.called(*leader));
        (horse != token.horse).then(|| wrong("false-pace", text()))
    }

    /// A counter whose seal says nothing: the claim is that of the deal.
    fn shown_foul(&self, side: Side, opening: &Opening, by_name: bool) -> Option<FalseClaim> {
        let says = if by_name {
            codec::decode::<Name>(&opening.content).is_ok()
        } else {
            codec::decode::<Kind>(&opening.content).is_ok()
        };
        let claim = self.journal.entries.iter().find_map(|noted| match &**noted {
            Noted::Said { side: author, command: Command::Veiled(said), claims, .. } if *author == side => {
                matches!(said.as_ref(), Veiled::Deal { .. }).then_some(*claims)
            }
            _ => None,
        })?;
        let refusal = untrue(rules::VEIL, "foul-seal", "the sealed content says nothing");
        (!says).then_some(FalseClaim { claim, side, refusal })
    }

    /// The chits that stayed shut and say nothing, each with the number of its claim.
    pub(crate) fn foul_chits(&self, opened: &[(Side, Opening)]) -> Vec<FalseClaim> {
        let mut wrong = Vec::new();
        for (chit, claim) in self.state.shut.iter().zip(self.chit_claims()) {
            let open = |(side, opening): &&(Side, Opening)| *side == chit.side && opening.seal(*side) == chit.seal;
            let Some((_, opening)) = opened.iter().find(open) else { continue };
            let says = codec::decode::<Chit>(&opening.content);
            if !says.is_ok_and(|says| says.combat == chit.combat && says.round == chit.round) {
                let text = format!("the sealed chit of round {} of combat {} says nothing", chit.round, chit.combat);
                let refusal: Refusal = untrue(rules::HIDDEN, "foul-chit", text);
                wrong.push(FalseClaim { claim, side: chit.side, refusal });
            }
        }
        wrong
    }

    /// The numbers of the claims that shut chits are: those between the ones that the journal has.
    fn chit_claims(&self) -> impl Iterator<Item = u32> {
        let taken: Vec<u32> = self
            .journal
            .entries
            .iter()
            .filter_map(|noted| match &**noted {
                Noted::Said { claims, claim: true, .. } => Some(*claims),
                _ => None,
            })
            .collect();
        (0..).filter(move |number| !taken.contains(number))
    }
}
