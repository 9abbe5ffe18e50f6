//! Declaring a combat: the Force Leader, who attacks with him, and the hexes attacked [7.1, 7.2].

use super::forecast;
use super::look::{Look, leads, not_asked};
use crate::MESSAGES;
use eagles::{AttackerOption, Command, DeclareOptions, LeaderId, Options, Proposal, ReadyDeclaration, rules};
use engine::contract::{Game as _, Refusal};
use engine::hex::Hex;
use language::ask::{Asking, Draft, Mark, Offer, Overlay, Pick, Rank, Sentence, Undone};
use language::phrase;

/// A declaration in the making; the first leader leads.
#[derive(Clone, Default)]
struct Making {
    leaders: Vec<LeaderId>,
    targets: Vec<Hex>,
}

impl Making {
    fn draft(&self, look: Look<'_>) -> Draft {
        let leaders = self.leaders.iter().map(|leader| look.at(*leader));
        leaders.chain(self.targets.iter().copied().map(Pick::Hex)).collect()
    }

    fn command(&self) -> Option<Command> {
        let (leader, others) = self.leaders.split_first()?;
        Some(Command::Declare { leader: *leader, others: others.to_vec(), targets: self.targets.clone() })
    }

    fn proposal(&self) -> Option<Proposal> {
        let (leader, others) = self.leaders.split_first()?;
        Some(Proposal::Declare { leader: *leader, others: others.to_vec(), targets: self.targets.clone() })
    }
}

fn options(look: Look<'_>) -> Option<DeclareOptions> {
    match look.game.options() {
        Options::Declare(options) => Some(options),
        _ => None,
    }
}

fn able(options: &DeclareOptions) -> impl Iterator<Item = &AttackerOption> {
    options.attackers.iter().chain(&options.gunners)
}

/// All leaders that may be named.
fn people(options: &DeclareOptions) -> Vec<LeaderId> {
    able(options).map(|known| known.leader).chain(options.idle.iter().copied()).collect()
}

/// The hexes that any of these leaders can attack; with no leader named, those that any can attack.
fn prey(options: &DeclareOptions, leaders: &[LeaderId]) -> Vec<Hex> {
    let named = |known: &&AttackerOption| leaders.is_empty() || leaders.contains(&known.leader);
    let mut hexes: Vec<Hex> = able(options).filter(named).flat_map(|known| known.hexes.iter().copied()).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

fn read(look: Look<'_>, options: &DeclareOptions, draft: &Draft) -> (Making, usize) {
    let mut made = Making::default();
    let known = people(options);
    let mut count = 0;
    for pick in draft.picks() {
        let fits = match *pick {
            Pick::Piece(_) if made.targets.is_empty() => {
                let leader = look.leader(*pick).filter(|one| known.contains(one) && !made.leaders.contains(one));
                made.leaders.extend(leader);
                leader.is_some()
            }
            Pick::Hex(hex) if !made.leaders.is_empty() && made.targets.last().is_none_or(|last| *last < hex) => {
                let fits = prey(options, &made.leaders).contains(&hex);
                if fits {
                    made.targets.push(hex);
                }
                fits
            }
            _ => false,
        };
        if !fits {
            break;
        }
        count += 1;
    }
    (made, count)
}

/// Counts the leaders that can still attack, and those that have only guns to fire.
pub(super) fn undone(options: &DeclareOptions) -> Vec<Undone> {
    let again = || phrase!(MESSAGES, "eagles-again-combat");
    let count = options.attackers.len();
    let attack = Undone { count, left: phrase!(MESSAGES, "eagles-undone-attacks", count = count), again: again() };
    let count = if count > 0 { options.gunners.len() } else { 0 };
    let guns = Undone { count, left: phrase!(MESSAGES, "eagles-undone-guns", count = count), again: again() };
    vec![attack, guns]
}

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let Some(options) = options(look) else { return Asking::nothing() };
    let (made, count) = read(look, &options, draft);
    let prompt = phrase!(MESSAGES, "eagles-ask-declare", side = look.side);
    let mut asking = Asking::of("declare", draft.prefix(count), prompt.rule(rules::DECLARE));
    asking.offers = offers(look, &options, &made);
    asking.suggested = options.ready.iter().map(|ready| suggested(look, ready)).collect();
    if !made.targets.is_empty() {
        asking.ready = made.command().and_then(|command| look.may(phrase!(MESSAGES, "eagles-attack"), command));
        let odds = made.proposal().and_then(|proposal| forecast::card(look, &proposal, &mut asking.card));
        let from = made.leaders.iter().filter_map(|leader| look.place(*leader)).collect();
        asking.overlays.push(Overlay::Attack { from, to: made.targets.clone(), odds: odds.unwrap_or_default() });
    }
    if !options.obliged.is_empty() {
        let owing = options.obliged.iter().map(|leader| super::super::leader_piece(*leader)).collect();
        asking.card.pieces(phrase!(MESSAGES, "eagles-card-must-attack").rule(rules::OBLIGATION), owing);
    }
    asking.pass = look.may(phrase!(MESSAGES, "eagles-no-more-combats"), Command::Pass);
    asking
}

fn suggested(look: Look<'_>, ready: &ReadyDeclaration) -> (Sentence, Draft) {
    let leaders: Vec<LeaderId> = std::iter::once(ready.leader).chain(ready.others.iter().copied()).collect();
    let mut targets = ready.targets.clone();
    targets.sort_unstable();
    let attackers: Vec<Pick> = leaders.iter().map(|leader| look.at(*leader)).collect();
    let label = phrase!(MESSAGES, "eagles-offer-against", leaders = attackers, hexes = targets.clone());
    (label, Making { leaders, targets }.draft(look))
}

fn offers(look: Look<'_>, options: &DeclareOptions, made: &Making) -> Vec<Offer<Command>> {
    let mut all = Vec::new();
    for leader in people(options) {
        let chosen = made.leaders.contains(&leader);
        let mut next = made.clone();
        if chosen {
            next.leaders.retain(|known| *known != leader);
        } else {
            next.leaders.push(leader);
        }
        let touched = prey(options, &next.leaders);
        next.targets.retain(|hex| touched.contains(hex) && !next.leaders.is_empty());
        let owed = options.obliged.contains(&leader);
        let mark = match (chosen, owed) {
            (true, _) => Mark::Chosen,
            (false, true) => Mark::Owed { acts: true },
            (false, false) => Mark::Choice,
        };
        let named = look.named(leader);
        let label = if owed { phrase!(MESSAGES, "eagles-offer-must-attack", leader = named) } else { named };
        let mut offer = leads(look.at(leader), next.draft(look), label, mark);
        offer.rank = if owed { Rank::Owed } else { Rank::Open };
        all.push(offer);
    }
    for hex in prey(options, &made.leaders) {
        let chosen = made.targets.contains(&hex);
        let mut next = made.clone();
        if chosen {
            next.targets.retain(|known| *known != hex);
        } else {
            next.targets.push(hex);
            next.targets.sort_unstable();
        }
        if made.leaders.is_empty() {
            // A target alone brings the strongest leader that must attack it, or else the first that can.
            let touches = |known: &&AttackerOption| known.hexes.contains(&hex);
            let owing =
                options.attackers.iter().filter(touches).filter(|known| options.obliged.contains(&known.leader));
            let strongest = owing.max_by_key(|known| look.game.strength_of(known.leader).total());
            let Some(first) = strongest.or_else(|| options.attackers.iter().find(touches)) else { continue };
            next.leaders.push(first.leader);
        }
        let owed = options.owed.contains(&hex);
        let mark = match (chosen, owed) {
            (true, _) => Mark::Chosen,
            (false, true) => Mark::Owed { acts: false },
            (false, false) => Mark::Target,
        };
        let mut offer =
            leads(Pick::Hex(hex), next.draft(look), phrase!(MESSAGES, "eagles-offer-attack", hex = hex), mark);
        offer.rank = if owed { Rank::Owed } else { Rank::Open };
        all.push(offer);
    }
    all
}

/// The refusal of a combat with that leader, or against that hex.
pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let Some(options) = options(look) else { return not_asked() };
    let (mut made, _) = read(look, &options, draft);
    match (pick, look.leader(pick)) {
        (Pick::Hex(hex), _) => {
            made.targets.push(hex);
            if made.leaders.is_empty() {
                made.leaders.extend(people(&options).first());
            }
        }
        (_, Some(leader)) => {
            made.leaders.push(leader);
            if made.targets.is_empty() {
                made.targets.extend(prey(&options, &[]).first());
            }
        }
        _ => return not_asked(),
    }
    made.command().map_or_else(not_asked, |command| look.refused(&command))
}
