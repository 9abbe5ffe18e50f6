//! Orders of the whole field: their senders and kinds, and brigades that a commander commits [17.31].

use super::look::{Look, facing_pick, leads, says, with};
use super::words::{self, rule};
use crate::MESSAGES;
use crate::values::{compass, signed};
use engine::contract::Game as _;
use language::ask::{Asking, Draft, Key, Mark, Pick, Rank, Sentence};
use language::phrase;
use winter::day::{FieldCommand, OrderKind, PrussianEntry};
use winter::{Command, LeaderId, Options, UnitId};

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
        | FieldCommand::Dissolve { leader }
        | FieldCommand::ReleaseGuns { leader, .. } => Some(leader),
        FieldCommand::Commit { .. }
        | FieldCommand::WaveFacing { .. }
        | FieldCommand::PlaceBagration { .. }
        | FieldCommand::ReplaceWing { .. }
        | FieldCommand::Share { .. }
        | FieldCommand::PrussianEntry { .. }
        | FieldCommand::OfferEnd
        | FieldCommand::AgreeEnd { .. }
        | FieldCommand::Retire { .. }
        | FieldCommand::FightOn
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
        FieldCommand::Commit { unit } | FieldCommand::WaveFacing { unit, .. } => Some(unit),
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
        FieldCommand::Dissolve { leader: whose } if whose == leader => Some(words::DISSOLVE),
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

/// A unit is picked whose brigade a commander can commit, or which can turn with the third wave of a grand charge.
pub(super) fn commit(look: Look<'_>, field: &[FieldCommand], unit: UnitId, asking: &mut Asking<Command>) {
    for command in field {
        let &FieldCommand::WaveFacing { unit: whose, facing } = command else { continue };
        let Some(hex) = look.place(unit).filter(|_| whose == unit) else { continue };
        let label = phrase!(MESSAGES, "winter-turns-in-wave", facing = compass(facing)).rule(rule("19.7"));
        asking.offers.push(says(facing_pick(hex, facing), label, Mark::Choice, Command::Field(command.clone())));
    }
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
    let [two_later, four_later] = words::PRUSSIANS;
    let said = |command: &FieldCommand| match *command {
        FieldCommand::PlaceBagration { .. } => Some(words::BAGRATION),
        FieldCommand::ReplaceWing { .. } => Some(words::REPLACE_WING),
        FieldCommand::JoinCorps => Some(words::JOIN_CORPS),
        FieldCommand::NoBombardment => Some(words::NO_BOMBARDMENT),
        FieldCommand::OfferEnd => Some(words::OFFER_END),
        FieldCommand::PrussianEntry { entry: PrussianEntry::L } => Some(two_later),
        FieldCommand::PrussianEntry { entry: PrussianEntry::M } => Some(four_later),
        FieldCommand::Share { points } => words::SHARES.get(usize::from(points).checked_sub(1)?).copied(),
        FieldCommand::PrussianEntry { entry: PrussianEntry::I }
        | FieldCommand::AgreeEnd { .. }
        | FieldCommand::Retire { .. }
        | FieldCommand::FightOn
        | FieldCommand::Send { .. }
        | FieldCommand::DropOrder { .. }
        | FieldCommand::Rest { .. }
        | FieldCommand::ReleaseGuns { .. }
        | FieldCommand::Dissolve { .. }
        | FieldCommand::WaveFacing { .. }
        | FieldCommand::Commit { .. } => None,
    };
    field.iter().filter_map(|command| Some((said(command)?, Command::Field(command.clone())))).collect()
}

/// Whether the battle ends with this turn, as the other side has offered.
pub(super) fn agree_end(look: Look<'_>) -> Asking<Command> {
    let level = match look.game.options() {
        Options::AgreeEnd { level } => level,
        _ => 0,
    };
    let prompt = phrase!(MESSAGES, "winter-ask-agree-end", side = look.side, level = signed(level));
    let mut asking = Asking::of("agree-end", Draft::EMPTY, prompt.rule(rule("20.31")));
    let answer = |agree: bool| Command::Field(FieldCommand::AgreeEnd { agree });
    asking.offers.push(says(Pick::Word(words::AGREE_END), Sentence::EMPTY, Mark::Choice, answer(true)));
    asking.pass = look.may(phrase!(MESSAGES, "winter-fight-on"), answer(false));
    asking
}

/// Whether the Allied army withdraws, and by which line.
pub(super) fn retire(look: Look<'_>) -> Asking<Command> {
    let lines = match look.game.options() {
        Options::Withdrawal { lines, .. } => lines,
        _ => Vec::new(),
    };
    let prompt = phrase!(MESSAGES, "winter-ask-retire", side = look.side);
    let mut asking = Asking::of("retire", Draft::EMPTY, prompt.rule(rule("20.36")));
    for line in lines {
        let Some(key) = words::RETIRE.get(usize::from(line)) else { continue };
        let command = Command::Field(FieldCommand::Retire { line, commander: None, hex: None });
        asking.offers.push(says(Pick::Word(key), Sentence::EMPTY, Mark::Choice, command));
    }
    let stays = Command::Field(FieldCommand::FightOn);
    asking.pass = look.may(phrase!(MESSAGES, "winter-fight-on"), stays);
    asking
}
