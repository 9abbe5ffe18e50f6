//! The decisions that only a campaign has (part B). Each command is a short row of things to point at, the first of
//! them mostly a word; every row that is legal is offered, step by step.

use super::super::pieces;
use super::look::{Look, leads, not_asked, with};
use super::vocabulary::{self as words, GENERAL};
use crate::MESSAGES;
use eagles::{ArmyId, Command, Decision, LeaderId, Options, Work, rules};
use engine::contract::{Game as _, Refusal};
use engine::hex::Hexside;
use language::ask::{Asking, Dial, Draft, Mark, May, Offer, Pick, Rank, Said, Sentence, Then, Undone};
use language::phrase;

/// A row of picks and the command it says.
type Row = (Vec<Pick>, Command);

fn dial(put: u8) -> Pick {
    Pick::Dial(Dial { key: words::POINTS, of: None }, i16::from(put))
}

/// The picks of a command.
fn picks(look: Look<'_>, command: &Command) -> Vec<Pick> {
    match command {
        Command::AssignTrain { leader } | Command::PlaceOutpost { leader } => vec![look.at(*leader)],
        Command::ChangeSource { army, hex } => vec![Pick::Word(words::source(*army)), Pick::Hex(*hex)],
        Command::Disband { army } => vec![Pick::Word(words::disband(*army))],
        Command::AddReplacement { unit, strength } => {
            vec![Pick::Word(words::REPLACE), look.of(*unit), dial(*strength)]
        }
        Command::MarchRegiment { unit, strength, from, to } => vec![
            Pick::Word(words::REGIMENT),
            look.of(*unit),
            from.map_or(Pick::Word(words::POOL), |from| look.of(from)),
            to.map_or(Pick::Word(GENERAL), |to| look.at(to)),
            dial(*strength),
        ],
        Command::Promote { general } => vec![Pick::Word(words::PROMOTE), look.at(*general)],
        Command::Enter { leader, hex } => vec![Pick::Word(words::ENTER), look.at(*leader), Pick::Hex(*hex)],
        Command::Transit { leader } => vec![Pick::Word(words::TRANSIT), look.at(*leader)],
        Command::Exit { carried, transit } => {
            let word = Pick::Word(if *transit { words::EXIT_ON } else { words::EXIT });
            std::iter::once(word).chain(carried.iter().map(|leader| look.at(*leader))).collect()
        }
        Command::MoveCentre { army, path } => {
            std::iter::once(Pick::Word(words::centre(*army))).chain(path.last().map(|hex| Pick::Hex(*hex))).collect()
        }
        Command::RetireCentre { army, path } => {
            let centre = look.game.state().staff(*army).and_then(|staff| staff.centre.place.hex());
            let exit = path.last().copied().or(centre).map(Pick::Hex);
            let word = std::iter::once(Pick::Word(words::centre(*army)));
            word.chain(exit).chain([Pick::Word(words::EXIT)]).collect()
        }
        Command::PlaceCentre { army, hex } => vec![Pick::Word(words::place(*army)), Pick::Hex(*hex)],
        Command::Flee { source } => vec![Pick::Hex(*source)],
        Command::Work { work, side } => {
            let word = match work {
                Work::Damage => words::DAMAGE,
                Work::Repair => words::REPAIR,
                Work::Deploy => words::DEPLOY,
                Work::TakeUp => words::TAKE_UP,
            };
            vec![Pick::Word(word), Pick::Hexside(Hexside::between(side.low, side.high))]
        }
        Command::Collect => vec![Pick::Word(words::COLLECT)],
        Command::LayRedoubt { leader } => vec![Pick::Word(words::REDOUBT), look.at(*leader)],
        Command::Mode { leaders, forage } => {
            let word = Pick::Word(if *forage { words::DISPERSE } else { words::GATHER });
            std::iter::once(word).chain(leaders.iter().map(|leader| look.at(*leader))).collect()
        }
        Command::Stray { path } => path.iter().copied().map(Pick::Hex).collect(),
        _ => Vec::new(),
    }
}

/// The offers of some commands after a draft.
pub(super) struct Listed {
    /// Number of picks of the draft that can be read.
    pub(super) count: usize,
    pub(super) offers: Vec<Offer<Command>>,
    pub(super) ready: May<Command>,
}

/// The commands of a list, as far as a draft has chosen among them.
pub(super) fn listed(look: Look<'_>, draft: &Draft, commands: &[Command]) -> Listed {
    let mut rows: Vec<Row> = commands.iter().map(|command| (picks(look, command), command.clone())).collect();
    let mut count = 0;
    for (at, pick) in draft.picks().iter().enumerate() {
        let fits = |row: &Row| row.0.get(at) == Some(pick);
        if !rows.iter().any(fits) {
            break;
        }
        rows.retain(fits);
        count = at + 1;
    }
    let begun = draft.prefix(count);
    let mut offers: Vec<Offer<Command>> = Vec::new();
    let mut ready = None;
    for (row, command) in &rows {
        match row.get(count..) {
            Some([]) => ready = look.may(phrase!(MESSAGES, "eagles-do-it"), command.clone()),
            Some([pick, rest @ ..]) if !offers.iter().any(|offer| offer.pick == *pick) => {
                let at_once = count == 0 && rest.is_empty();
                offers.push(if at_once {
                    Offer {
                        pick: *pick,
                        then: Then::Say(Said::open(command.clone())),
                        label: label(look, *pick),
                        rank: Rank::Open,
                        mark: Mark::Choice,
                    }
                } else {
                    leads(*pick, with(&begun, [*pick]), label(look, *pick), Mark::Choice)
                });
            }
            _ => {}
        }
    }
    // The last thing pointed at, pointed at again, is given up.
    if let Some(last) = begun.picks().last().copied().filter(|last| !offers.iter().any(|offer| offer.pick == *last)) {
        let mut offer = leads(last, begun.prefix(count - 1), label(look, last), Mark::Chosen);
        offer.rank = Rank::Done;
        offers.push(offer);
    }
    Listed { count, offers, ready }
}

fn label(look: Look<'_>, pick: Pick) -> Sentence {
    match (look.leader(pick), pick) {
        (Some(leader), _) => look.named(leader),
        (_, Pick::Hex(hex)) => Sentence::EMPTY.hex(hex),
        (_, Pick::Piece(_)) => Sentence::EMPTY.pick(pick),
        _ => Sentence::EMPTY,
    }
}

/// Whether a draft begins with a word of the campaign.
pub(super) fn begins(draft: &Draft) -> bool {
    matches!(draft.picks().first(), Some(Pick::Word(word)) if words::BEGINNINGS.contains(word))
}

fn commands(look: Look<'_>) -> (Vec<Command>, bool) {
    match look.game.options() {
        Options::Campaign { commands, may_pass } => (commands, may_pass),
        _ => (Vec::new(), false),
    }
}

/// Counts the leaders that can still enter and the Centres that can still move.
pub(super) fn undone(commands: &[Command]) -> Vec<Undone> {
    let mut entering: Vec<LeaderId> = Vec::new();
    let mut centres: Vec<ArmyId> = Vec::new();
    for command in commands {
        match command {
            Command::Enter { leader, .. } => entering.push(*leader),
            Command::MoveCentre { army, .. } => centres.push(*army),
            _ => {}
        }
    }
    entering.sort_unstable();
    entering.dedup();
    centres.sort_unstable();
    centres.dedup();
    let left = phrase!(MESSAGES, "eagles-undone-arrivals", count = entering.len());
    let arrivals = Undone { count: entering.len(), left, again: phrase!(MESSAGES, "eagles-again-arrivals") };
    let left = phrase!(MESSAGES, "eagles-undone-centres", count = centres.len());
    vec![arrivals, Undone { count: centres.len(), left, again: phrase!(MESSAGES, "eagles-again-centres") }]
}

pub(super) fn ask(look: Look<'_>, draft: &Draft, decision: &Decision) -> Asking<Command> {
    let (commands, may_pass) = commands(look);
    let listed = listed(look, draft, &commands);
    let side = look.side;
    let done = || phrase!(MESSAGES, "eagles-done");
    let (key, prompt, pass) = match decision {
        Decision::Trains => ("trains", phrase!(MESSAGES, "eagles-ask-trains", side = side).rule(rules::TRAINS), None),
        Decision::Outposts => {
            let deal = phrase!(MESSAGES, "eagles-deal");
            let prompt = phrase!(MESSAGES, "eagles-ask-outposts", side = side);
            ("outposts", prompt.rule(rules::OUTPOSTS), Some((deal, Command::Done)))
        }
        Decision::Modes => {
            let prompt = phrase!(MESSAGES, "eagles-ask-modes", side = side);
            ("modes", prompt.rule(rules::FORAGE), Some((done(), Command::Done)))
        }
        Decision::Astray { leader } => {
            let prompt = phrase!(MESSAGES, "eagles-ask-astray", side = side, leader = look.at(*leader));
            ("astray", prompt.rule(rules::HURRY), None)
        }
        Decision::Admin => {
            let prompt = phrase!(MESSAGES, "eagles-ask-admin", side = side);
            ("admin", prompt.rule(rules::SOURCE), Some((done(), Command::Done)))
        }
        Decision::Arrivals => {
            let prompt = phrase!(MESSAGES, "eagles-ask-arrivals", side = side);
            ("arrivals", prompt.rule(rules::ARRIVAL), Some((done(), Command::Pass)))
        }
        Decision::Centres => {
            let stay = phrase!(MESSAGES, "eagles-centres-stay");
            let prompt = phrase!(MESSAGES, "eagles-ask-centres", side = side);
            ("centres", prompt.rule(rules::CENTRE), Some((stay, Command::Pass)))
        }
        Decision::Flee { army } => {
            let army = pieces::army(look.game.board(), *army);
            ("flee", phrase!(MESSAGES, "eagles-ask-flee", side = side, army = army).rule(rules::CENTRE), None)
        }
        Decision::RideOff { leader } => {
            let stays = phrase!(MESSAGES, "eagles-he-stays");
            let prompt = phrase!(MESSAGES, "eagles-ask-ride-off", side = side, leader = look.at(*leader));
            ("ride_off", prompt.rule(rules::OUTPOSTS), Some((stays, Command::Pass)))
        }
        _ => return Asking::nothing(),
    };
    let mut asking = Asking::of(key, draft.prefix(listed.count), prompt);
    asking.offers = listed.offers;
    asking.ready = listed.ready;
    asking.pass = pass.filter(|_| may_pass).and_then(|(label, command)| look.may(label, command));
    asking
}

/// The refusal of the nearest command to what was pointed at.
pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick, decision: &Decision) -> Refusal {
    let word = match draft.picks().first() {
        Some(Pick::Word(word)) => Some(*word),
        _ => None,
    };
    let armies = (0..3).map(ArmyId);
    let command = match (decision, pick, look.leader(pick)) {
        (Decision::Trains, _, Some(leader)) => Some(Command::AssignTrain { leader }),
        (Decision::Outposts, _, Some(leader)) => Some(Command::PlaceOutpost { leader }),
        (Decision::Modes, _, Some(leader)) => Some(Command::Mode { leaders: vec![leader], forage: true }),
        (Decision::Astray { .. }, Pick::Hex(hex), _) => {
            let way = draft.picks().iter().filter_map(|pick| pick.hex()).chain([hex]);
            Some(Command::Stray { path: way.collect() })
        }
        (Decision::Flee { .. } | Decision::RideOff { .. }, Pick::Hex(source), _) => Some(Command::Flee { source }),
        (Decision::Admin, Pick::Hex(hex), _) => armies
            .into_iter()
            .find(|army| word == Some(words::source(*army)))
            .map(|army| Command::ChangeSource { army, hex }),
        (Decision::Centres, Pick::Hex(hex), _) => {
            let moves = armies.clone().find(|army| word == Some(words::centre(*army)));
            let back = armies.into_iter().find(|army| word == Some(words::place(*army)));
            moves
                .map(|army| Command::MoveCentre { army, path: vec![hex] })
                .or_else(|| back.map(|army| Command::PlaceCentre { army, hex }))
        }
        (Decision::Arrivals, Pick::Hex(hex), _) => {
            let leader = draft.picks().get(1).and_then(|pick| look.leader(*pick));
            leader.map(|leader| Command::Enter { leader, hex })
        }
        // A leader whose turn it is not: the refusal names the one who comes first.
        (Decision::Arrivals, _, Some(leader)) => {
            let open = commands(look).0.into_iter().find_map(|command| match command {
                Command::Enter { leader: first, hex } if first != leader => Some(hex),
                _ => None,
            });
            open.map(|hex| Command::Enter { leader, hex })
        }
        _ => None,
    };
    command.map_or_else(not_asked, |command| look.refused(&command))
}
