//! Leaders who move or come alone, and the artillery leader who goes Mobile [R63, 5.14, 19.54].

use super::look::{Look, reach, says};
use super::movement::Offered;
use super::steps::March;
use super::words::{self, rule};
use crate::MESSAGES;
use engine::hex::Hex;
use language::ask::{Asking, Draft, Mark, Pick, PieceId, Rank, Sentence};
use language::phrase;
use winter::definition::Level;
use winter::glimpse::points;
use winter::state::{CommandState, Formation};
use winter::{Command, Facing, LeaderId};

fn is_gunner(look: Look<'_>, leader: LeaderId) -> bool {
    look.game.board().leader(leader).level == Level::Artillery
}

fn all(look: Look<'_>, offered: &Offered) -> Vec<LeaderId> {
    let gunner = look.game.board().leader_ids().filter(|leader| offered.gunner && is_gunner(look, *leader));
    let mut all = offered.leaders.clone();
    all.extend(offered.leader_entries.iter().map(|known| known.leader).chain(gunner));
    all.sort_unstable();
    all.dedup();
    all
}

/// The leader a draft is about.
pub(super) fn subject(look: Look<'_>, offered: &Offered, draft: &Draft) -> Option<PieceId> {
    let pick = *draft.picks().first()?;
    let leader = look.leader(pick).filter(|leader| all(look, offered).contains(leader))?;
    look.leader_pick(leader).piece()
}

/// All leaders that may move or come alone.
pub(super) fn offer_subjects(look: Look<'_>, offered: &Offered, picked: Option<PieceId>, asking: &mut Asking<Command>) {
    for leader in all(look, offered) {
        if let Some(piece) = look.leader_pick(leader).piece() {
            asking.offers.push(look.subject(piece, look.named_leader(leader), picked, Rank::Done));
        }
    }
}

/// Names the leaders who stay behind in the hex where a move begins.
pub(super) fn told_staying(look: Look<'_>, march: &March, from: Hex, asking: &mut Asking<Command>) {
    let leaves = march.now(look).and_then(|unit| unit.hex()).is_some_and(|hex| hex != from);
    let staying: Vec<Pick> = (look.game.leaders_in(look.side, from).into_iter())
        .filter(|leader| !march.leaders.contains(leader))
        .map(|leader| look.leader_pick(leader))
        .collect();
    if leaves && !staying.is_empty() {
        asking.card.line(phrase!(MESSAGES, "winter-leaders-stay", leaders = staying, hex = from));
    }
}

/// Names the leaders whose troops have left them and who can still move, once troops have moved.
pub(super) fn told_alone(look: Look<'_>, offered: &Offered, asking: &mut Asking<Command>) {
    let own = |unit: &winter::UnitId| look.game.board().unit(*unit).side == look.side;
    let moved = |unit: winter::UnitId| look.game.state().unit(unit).marks.spent > 0;
    if !look.game.board().unit_ids().filter(own).any(moved) {
        return;
    }
    let mut alone: Vec<Pick> = Vec::new();
    for &leader in &offered.leaders {
        let state = look.game.state().leader(leader);
        if state.spent == 0 && state.hex().is_some_and(|hex| look.game.stack(hex).is_empty()) {
            alone.push(look.leader_pick(leader));
        }
    }
    if !alone.is_empty() {
        asking.card.line(phrase!(MESSAGES, "winter-leaders-alone", leaders = alone));
    }
}

/// The hexes that the leader may move to.
pub(super) fn ask(look: Look<'_>, offered: &Offered, draft: &Draft, asking: &mut Asking<Command>) {
    let Some(leader) = subject(look, offered, draft).and_then(|piece| look.leader(Pick::Piece(piece))) else { return };
    asking.draft = draft.prefix(1);
    if offered.leaders.contains(&leader) {
        let left = look.game.points_of_leader(leader).saturating_sub(look.game.state().leader(leader).spent);
        for end in look.game.leader_reach(leader) {
            let left = left.saturating_sub(end.cost);
            let label = phrase!(MESSAGES, "winter-to-left", hex = end.hex, left = points(left));
            let mark = reach(left, false);
            let command = Command::MoveLeader { leader, path: end.path, exit: false };
            asking.offers.push(says(Pick::Hex(end.hex), label, mark, command));
        }
        let exit = Command::MoveLeader { leader, path: Vec::new(), exit: true };
        if look.accepts(&exit) {
            asking.offers.push(says(Pick::Word(words::EXIT), Sentence::EMPTY, Mark::Choice, exit));
        }
    }
    for known in offered.leader_entries.iter().filter(|known| known.leader == leader) {
        for &hex in &known.hexes {
            let command = Command::Enter {
                units: Vec::new(),
                hex,
                formation: Formation::GeneralOrder,
                facing: Facing::North,
                leaders: vec![leader],
                steps: Vec::new(),
                grand: false,
            };
            let label = phrase!(MESSAGES, "winter-enters-at", hex = hex).rule(rule("5.14"));
            asking.offers.push(says(Pick::Hex(hex), label, Mark::Choice, command));
        }
    }
    if offered.gunner
        && is_gunner(look, leader)
        && let Some(key) = words::of_state(CommandState::Mobile)
    {
        asking.offers.push(says(Pick::Word(key), Sentence::EMPTY, Mark::Choice, Command::GunnerMobile));
    }
}
