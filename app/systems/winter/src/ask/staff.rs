//! Orders of the whole field: their senders and kinds, and brigades that a commander commits [17.31].

use super::look::{Look, leads, says, with};
use super::words::{self, rule};
use crate::MESSAGES;
use language::ask::{Asking, Draft, Key, Mark, Pick, Rank, Sentence};
use language::phrase;
use winter::day::{FieldCommand, OrderKind};
use winter::{Command, LeaderId, UnitId};

/// The kinds of orders with their words.
const KINDS: [(OrderKind, Key); 5] = [
    (OrderKind::Activate, words::ORDER_ACTIVATE),
    (OrderKind::Mobile, words::ORDER_MOBILE),
    (OrderKind::Attack, words::ORDER_ATTACK),
    (OrderKind::Stop, words::ORDER_STOP),
    (OrderKind::Free, words::ORDER_FREE),
];

/// The leaders that these commands are about.
pub(super) fn leaders(field: &[FieldCommand]) -> Vec<LeaderId> {
    let about = field.iter().filter_map(|command| match *command {
        FieldCommand::Send { to, .. } => Some(to),
        FieldCommand::DropOrder { leader }
        | FieldCommand::Rest { leader, .. }
        | FieldCommand::ReleaseGuns { leader, .. } => Some(leader),
        FieldCommand::Commit { .. }
        | FieldCommand::PlaceBagration { .. }
        | FieldCommand::JoinCorps
        | FieldCommand::NoBombardment => None,
    });
    about.collect()
}

/// Whether these commands say of a leader only that his brigade rests, or no longer.
pub(super) fn only_rests(field: &[FieldCommand], leader: LeaderId) -> bool {
    let about = field.iter().filter(|command| match **command {
        FieldCommand::Send { to, .. } => to == leader,
        FieldCommand::DropOrder { leader: whose }
        | FieldCommand::Rest { leader: whose, .. }
        | FieldCommand::ReleaseGuns { leader: whose, .. } => whose == leader,
        _ => false,
    });
    let mut about = about.peekable();
    about.peek().is_some() && about.all(|command| matches!(command, FieldCommand::Rest { .. }))
}

/// The units that these commands are about.
pub(super) fn units(field: &[FieldCommand]) -> Vec<UnitId> {
    let about = field.iter().filter_map(|command| match *command {
        FieldCommand::Commit { unit } => Some(unit),
        _ => None,
    });
    about.collect()
}

/// A leader is picked: who orders him, and what.
pub(super) fn order(
    look: Look<'_>,
    field: &[FieldCommand],
    leader: LeaderId,
    draft: &Draft,
    asking: &mut Asking<Command>,
) {
    let base = draft.prefix(1);
    let dropped = FieldCommand::DropOrder { leader };
    if field.contains(&dropped) {
        let word = Pick::Word(words::DROP_ORDER);
        asking.offers.push(says(word, Sentence::EMPTY, Mark::Choice, Command::Field(dropped)));
    }
    let said = |command: &FieldCommand| match *command {
        FieldCommand::Rest { leader: whose, rest: true } if whose == leader => Some(words::REST),
        FieldCommand::Rest { leader: whose, rest: false } if whose == leader => Some(words::NO_REST),
        FieldCommand::ReleaseGuns { leader: whose, .. } if whose == leader => Some(words::RELEASE_GUNS),
        _ => None,
    };
    for (key, command) in field.iter().filter_map(|command| Some((said(command)?, command.clone()))) {
        asking.offers.push(says(Pick::Word(key), Sentence::EMPTY, Mark::Choice, Command::Field(command)));
    }
    let sends = |from: LeaderId, wanted: OrderKind| {
        let sent = |command: &&FieldCommand| match **command {
            FieldCommand::Send { from: sender, to, kind, .. } => sender == from && to == leader && kind == wanted,
            _ => false,
        };
        field.iter().find(sent).cloned()
    };
    let mut senders: Vec<LeaderId> = field
        .iter()
        .filter_map(|command| match *command {
            FieldCommand::Send { from, to, .. } => Some(from).filter(|_| to == leader),
            _ => None,
        })
        .collect();
    senders.sort_unstable();
    senders.dedup();
    for from in senders {
        let sender = look.leader_pick(from);
        let on = draft.picks().get(1) == Some(&sender);
        let label = phrase!(MESSAGES, "winter-ordered-by", sender = sender).rule(rule("17.9"));
        asking.offers.retain(|offer| offer.pick != sender);
        let mark = if on { Mark::Chosen } else { Mark::Choice };
        let mut offer = leads(sender, if on { base.clone() } else { with(&base, [sender]) }, label, mark);
        offer.rank = Rank::Open;
        asking.offers.push(offer);
        if !on {
            continue;
        }
        asking.draft = with(&base, [sender]);
        for (kind, key) in KINDS {
            if let Some(command) = sends(from, kind) {
                asking.offers.push(says(Pick::Word(key), Sentence::EMPTY, Mark::Choice, Command::Field(command)));
            }
        }
    }
}

/// A unit is picked whose brigade a commander can commit.
pub(super) fn commit(field: &[FieldCommand], unit: UnitId, asking: &mut Asking<Command>) {
    let command = FieldCommand::Commit { unit };
    if field.contains(&command) {
        let word = Pick::Word(words::COMMIT);
        asking.offers.push(says(word, Sentence::EMPTY, Mark::Choice, Command::Field(command)));
    }
}

/// The refusal of an order from one leader to another.
pub(super) fn refused_order(from: LeaderId, to: LeaderId) -> Command {
    Command::Field(FieldCommand::Send { from, to, kind: OrderKind::Activate, place: None })
}

/// Declarations of the whole field that name no piece, by their words.
pub(super) fn declarations(field: &[FieldCommand]) -> Vec<(Key, Command)> {
    let said = field.iter().filter_map(|command| match command {
        FieldCommand::PlaceBagration { .. } => Some((words::BAGRATION, command)),
        FieldCommand::JoinCorps => Some((words::JOIN_CORPS, command)),
        FieldCommand::NoBombardment => Some((words::NO_BOMBARDMENT, command)),
        _ => None,
    });
    said.map(|(key, command)| (key, Command::Field(command.clone()))).collect()
}
