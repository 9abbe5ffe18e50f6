//! A charge, and what it meets: who rides out, how the target answers, whether it stops or enters [38 to 42].

use super::forecast;
use super::look::{Look, aside, leads, left, not_asked, says, unit_pick, with};
use crate::MESSAGES;
use bataille::{Answer, ChargeOption, Command, LeaderId, Options, Proposal, UnitId};
use engine::contract::{Game as _, Refusal};
use engine::hex::Hex;
use engine::rule::Rule;
use language::ask::{Asking, Draft, Key, Mark, Offer, Overlay, Pick, Rank, Sentence};
use language::{phrase, say};
use scene::Colour;

pub(super) const STAND: Key = "stand";
pub(super) const FORM_CARRE: Key = "form-carre";

const CHARGE: Rule = Rule::new("38.1");
const REACTION: Rule = Rule::new("41.3");
const OPPORTUNITY: Rule = Rule::new("42.2");
const ANSWER: Rule = Rule::new("39.1");
const OCCUPY: Rule = Rule::new("40.5");

/// A charge in the making.
struct Ride<'a> {
    look: Look<'a>,
    units: Vec<UnitId>,
    leaders: Vec<LeaderId>,
    path: Vec<Hex>,
    target: Option<Hex>,
}

impl Ride<'_> {
    fn subject(&self) -> Vec<Pick> {
        let units = self.units.iter().map(|unit| unit_pick(*unit));
        units.chain(self.leaders.iter().map(|leader| self.look.leader_pick(*leader))).collect()
    }

    fn draft(&self) -> Draft {
        let hexes = self.path.iter().copied().chain(self.target).map(Pick::Hex);
        self.subject().into_iter().chain(hexes).collect()
    }

    fn command(&self) -> Option<Command> {
        let target = self.target?;
        let (units, leaders, path) = (self.units.clone(), self.leaders.clone(), self.path.clone());
        Some(Command::Charge { units, leaders, path, target })
    }

    fn start(&self) -> Option<Hex> {
        self.units.first().and_then(|unit| self.look.game.hex_of(*unit))
    }
}

fn options(look: Look<'_>) -> Vec<ChargeOption> {
    match look.game.options() {
        Options::Charge(options) => options,
        _ => Vec::new(),
    }
}

fn read<'a>(look: Look<'a>, options: &[ChargeOption], draft: &Draft) -> Ride<'a> {
    let mut ride = Ride { look, units: Vec::new(), leaders: Vec::new(), path: Vec::new(), target: None };
    let able: Vec<UnitId> = options.iter().map(|option| option.unit).collect();
    for pick in draft.picks() {
        match *pick {
            Pick::Piece(piece) if ride.path.is_empty() && ride.target.is_none() => {
                let hex = ride.start();
                let unit = look.unit_of(piece).filter(|unit| able.contains(unit) && !ride.units.contains(unit));
                let unit =
                    unit.filter(|unit| ride.leaders.is_empty() && (hex.is_none() || look.game.hex_of(*unit) == hex));
                let leader = look.leader_of(piece).filter(|leader| {
                    !ride.leaders.contains(leader)
                        && hex.is_some_and(|hex| look.game.leaders_in(hex, look.side).any(|known| known == *leader))
                });
                match (unit, leader) {
                    (Some(unit), _) => ride.units.push(unit),
                    (_, Some(leader)) => ride.leaders.push(leader),
                    _ => break,
                }
            }
            Pick::Hex(hex) if !ride.units.is_empty() && ride.target.is_none() => {
                let enemy = look.game.units_in(hex).first().is_some_and(|unit| look.game.side_of(*unit) != look.side);
                let last = ride.path.last().copied().or(ride.start());
                let beside = last.is_some_and(|last| look.game.board().distance(last, hex) == 1);
                let path: Vec<Hex> = ride.path.iter().copied().chain([hex]).collect();
                if enemy && beside {
                    ride.target = Some(hex);
                } else if !enemy && look.game.charge_fits(&ride.units, &path) {
                    ride.path = path;
                } else {
                    break;
                }
            }
            _ => break,
        }
    }
    ride
}

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let options = options(look);
    let ride = read(look, &options, draft);
    let prompt = phrase!(MESSAGES, "bataille-ask-charge", side = look.side).rule(CHARGE);
    let mut asking = Asking::of("charge", ride.draft(), prompt);
    let able: Vec<UnitId> = options.iter().map(|option| option.unit).collect();
    asking.offers = look.subjects(&able, &ride.units);
    asking.pass = look.may(phrase!(MESSAGES, "bataille-end-charges"), Command::EndCharges);
    if ride.units.is_empty() {
        return asking;
    }
    asking.offers.retain(|offer| !joins(look, &ride, offer.pick));
    asking.offers.extend(companions(&ride, &able));
    let subject: Draft = ride.subject().into_iter().collect();
    // Ways go on from the hexes pointed at; once a target is chosen the others are those of the whole ride.
    let rest = look.slowest(&ride.units);
    let begun: &[Hex] = if ride.target.is_some() { &[] } else { &ride.path };
    for way in look.game.charge_ways(&ride.units, begun) {
        let chosen = ride.target == Some(way.target);
        let picks = way.path.iter().copied().chain([way.target]).map(Pick::Hex);
        let draft = if chosen { subject.clone() } else { with(&subject, picks) };
        let label = left(rest, way.cost);
        let label = phrase!(MESSAGES, "bataille-charge-offer", hex = way.target, left = label);
        asking.offers.push(leads(
            Pick::Hex(way.target),
            draft,
            label,
            if chosen { Mark::Chosen } else { Mark::Target },
        ));
    }
    if ride.target.is_none() {
        for hex in look.game.charge_steps(&ride.units, &ride.path) {
            let mark = Mark::Reach { left: String::new(), stop: false, risk: false };
            asking.offers.push(aside(leads(
                Pick::Hex(hex),
                with(&asking.draft, [Pick::Hex(hex)]),
                Sentence::EMPTY,
                mark,
            )));
        }
    }
    if let (Some(command), Some(target)) = (ride.command(), ride.target) {
        let label = phrase!(MESSAGES, "bataille-charge-ready", hex = target);
        asking.card = forecast::card(look, &Proposal::Charge(Box::new(order(&ride, target))));
        asking.ready = look.may(label, command);
        let hexes = ride.start().into_iter().chain(ride.path.iter().copied()).collect();
        asking.overlays.push(Overlay::Path { hexes, cost: String::new() });
        let from = vec![ride.path.last().copied().or(ride.start()).unwrap_or(target)];
        asking.overlays.push(Overlay::Attack { from, to: vec![target], odds: String::new() });
    }
    asking.overlays.extend(ride.start().map(Overlay::Selected));
    asking
}

fn order(ride: &Ride<'_>, target: Hex) -> bataille::ChargeOrder {
    let (units, leaders, path) = (ride.units.clone(), ride.leaders.clone(), ride.path.clone());
    bataille::ChargeOrder { units, leaders, path, target }
}

/// Whether a pick is another regiment of the hex that could ride along.
fn joins(look: Look<'_>, ride: &Ride<'_>, pick: Pick) -> bool {
    let unit = pick.piece().and_then(|piece| look.unit_of(piece));
    unit.is_some_and(|unit| !ride.units.contains(&unit) && look.game.hex_of(unit) == ride.start())
}

/// Other regiments and leaders of the hex.
fn companions(ride: &Ride<'_>, able: &[UnitId]) -> Vec<Offer<Command>> {
    let look = ride.look;
    let mut all = Vec::new();
    for unit in able.iter().filter(|unit| joins(look, ride, unit_pick(**unit))) {
        let units = ride.units.iter().copied().chain([*unit]).map(unit_pick);
        let draft: Draft = units.chain(ride.leaders.iter().map(|leader| look.leader_pick(*leader))).collect();
        let label = phrase!(MESSAGES, "bataille-named-too", named = look.named(*unit));
        all.push(aside(leads(unit_pick(*unit), draft, label, Mark::Choice)));
    }
    let Some(hex) = ride.start() else { return all };
    for leader in look.game.leaders_in(hex, look.side) {
        let goes = ride.leaders.contains(&leader);
        let mut leaders = ride.leaders.clone();
        if goes {
            leaders.retain(|known| *known != leader);
        } else {
            leaders.push(leader);
        }
        let pick = look.leader_pick(leader);
        let next = Ride { look, units: ride.units.clone(), leaders, path: ride.path.clone(), target: ride.target };
        let along = if goes { "no" } else { "yes" };
        let label = phrase!(MESSAGES, "bataille-leader-charges", leader = pick, goes = along);
        all.push(aside(leads(pick, next.draft(), label, if goes { Mark::Chosen } else { Mark::Choice })));
    }
    all
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let ride = read(look, &options(look), draft);
    let command = match (pick, ride.units.first()) {
        (Pick::Hex(target), Some(unit)) => {
            let ways = look.game.charge_ways(&ride.units, &[]);
            if ways.iter().any(|way| way.target == target) {
                return not_asked();
            }
            // As near as a straight ride would come.
            let path = ride.path.clone();
            let _ = unit;
            Command::Charge { units: ride.units.clone(), leaders: ride.leaders.clone(), path, target }
        }
        (Pick::Hex(_), None) => return super::look::which_one(),
        (Pick::Piece(piece), _) => match look.unit_of(piece) {
            Some(unit) => {
                let target = look.game.hex_of(unit).unwrap_or(Hex::new(1, 1));
                Command::Charge { units: vec![unit], leaders: Vec::new(), path: Vec::new(), target }
            }
            None => return not_asked(),
        },
        _ => return not_asked(),
    };
    look.barred(&command)
}

/// One of several units, or none: against a charge, or at units that move.
pub(super) fn one_of(look: Look<'_>, draft: &Draft, units: &[UnitId], hex: Option<Hex>) -> Asking<Command> {
    let opportunity = hex.is_some();
    let say =
        |unit: Option<UnitId>| if opportunity { Command::OpportunityCharge { unit } } else { Command::React { unit } };
    let picked = draft.picks().first().and_then(|pick| look.unit(*pick)).filter(|unit| units.contains(unit));
    let (question, rule) = if opportunity { ("opportunity", OPPORTUNITY) } else { ("react", REACTION) };
    let prompt = match hex {
        Some(hex) => phrase!(MESSAGES, "bataille-ask-opportunity", side = look.side, hex = hex),
        None => phrase!(MESSAGES, "bataille-ask-react", side = look.side),
    };
    let mut asking = Asking::of(question, picked.map(unit_pick).into_iter().collect(), prompt.rule(rule));
    let chosen: Vec<UnitId> = picked.into_iter().collect();
    asking.offers = look.subjects(units, &chosen);
    asking.offers.iter_mut().for_each(|offer| offer.rank = Rank::Open);
    if let Some(unit) = picked {
        let label = if opportunity {
            phrase!(MESSAGES, "bataille-unit-charges", unit = unit_pick(unit))
        } else {
            phrase!(MESSAGES, "bataille-unit-intercepts", unit = unit_pick(unit))
        };
        asking.ready = look.may(label.rule(rule), say(Some(unit)));
        asking.card = forecast::card(look, &Proposal::Check(unit));
    }
    asking.pass = look.may(phrase!(MESSAGES, "bataille-no-charge"), say(None));
    asking.overlays = under_way(look);
    asking
}

/// The nearest refusal of a unit that is not on the list.
pub(super) fn why_not_one(look: Look<'_>, pick: Pick, opportunity: bool) -> Refusal {
    match look.unit(pick) {
        Some(unit) if opportunity => look.barred(&Command::OpportunityCharge { unit: Some(unit) }),
        Some(unit) => look.barred(&Command::React { unit: Some(unit) }),
        None => not_asked(),
    }
}

/// The colours in which a charge is drawn for the side that rides, and for the side that waits for it. Blue and orange: eyes
/// with red-green colour blindness tell these apart.
const OURS: Colour = Colour::hex(0x0b4fa8);
const THEIRS: Colour = Colour::hex(0xb34a00);

/// The choice to hold or form carré [39.1]: both are in the place of the final buttons, with their chances.
pub(super) fn answer(look: Look<'_>, hex: Hex, unit: UnitId) -> Asking<Command> {
    let prompt = phrase!(MESSAGES, "bataille-ask-answer", side = look.side, unit = unit_pick(unit), hex = hex);
    let prompt = prompt.rule(ANSWER);
    let mut asking = Asking::of("answer", Draft::EMPTY, prompt);
    let may = |answer: Answer| {
        let command = Command::Answer { answer };
        look.accepts(&command).then_some(command)
    };
    for answer in [Answer::Stand, Answer::Carre] {
        let Some(command) = may(answer) else { continue };
        asking.card.parts.extend(forecast::card(look, &Proposal::Answer(answer)).parts);
        // A unit that may do both is beside the button that lets things go on.
        match answer {
            Answer::Stand => asking.pass = look.may(phrase!(MESSAGES, "bataille-stand"), command),
            Answer::Carre => asking.ready = look.may(phrase!(MESSAGES, "bataille-form-carre"), command),
        }
    }
    asking.overlays = under_way(look);
    asking.overlays.push(Overlay::Selected(hex));
    asking
}

/// The charge that is under way, as it comes: its way, and the hex it is aimed at.
pub(super) fn under_way(look: Look<'_>) -> Vec<Overlay> {
    let Some(ride) = look.game.charge_under_way() else { return Vec::new() };
    let hexes = std::iter::once(ride.start).chain(ride.path.iter().copied()).collect();
    let last = ride.path.last().copied().unwrap_or(ride.start);
    let colour = look.game.board().unit(ride.units.first().copied().unwrap_or(UnitId(0))).map(|data| data.side);
    let colour = if colour == Some(look.side) { OURS } else { THEIRS };
    vec![
        Overlay::LastMove { hexes, colour },
        Overlay::Attack { from: vec![last], to: vec![ride.target], odds: say!(MESSAGES, "bataille-charge-arrow") },
    ]
}

/// Enter the hex that was cleared, or stay [40.5].
pub(super) fn occupy(look: Look<'_>, hex: Hex) -> Asking<Command> {
    let prompt = phrase!(MESSAGES, "bataille-ask-occupy", side = look.side, hex = hex).rule(OCCUPY);
    let mut asking = Asking::of("occupy", Draft::EMPTY, prompt);
    let label = phrase!(MESSAGES, "bataille-enter-hex", hex = hex);
    asking.offers.push(says(Pick::Hex(hex), label.clone(), Mark::Target, Command::Occupy { enter: true }));
    asking.ready = look.may(label, Command::Occupy { enter: true });
    asking.pass = look.may(phrase!(MESSAGES, "bataille-stay"), Command::Occupy { enter: false });
    asking
}
