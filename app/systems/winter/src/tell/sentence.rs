//! Each event in a sentence of our own. Dice are told as they are read, 0 to 9.

use super::super::{Thing, ask, leader_piece, piece, side_name, thing};
use super::phase;
use language::ask::{Pick, Sentence, Span};
use winter::agenda::CheckReason;
use winter::event::Verdict;
use winter::glimpse::points;
use winter::state::{CommandState, Nerve, Place, Post, Snow, Wave};
use winter::tables::Scatter;
use winter::{Board, LeaderId, UnitId, Way, What};

fn unit(unit: UnitId) -> Sentence {
    Sentence::EMPTY.piece(piece(unit))
}

fn units(units: &[UnitId]) -> Sentence {
    Sentence::EMPTY.list(units.iter().map(|unit| Pick::Piece(piece(*unit))), "and")
}

fn leader(board: &Board, leader: LeaderId) -> Sentence {
    Sentence::EMPTY.piece(leader_piece(board, leader))
}

/// Where a unit is, in a few words.
pub(in super::super) fn place(board: &Board, place: Place) -> String {
    match place {
        Place::Waiting => String::from("to come"),
        Place::On(hex) => board.chart().name(hex),
        Place::Abandoned(hex) => format!("guns abandoned in {}", board.chart().name(hex)),
        Place::Eliminated => String::from("eliminated"),
        Place::Withdrawn => String::from("withdrawn"),
        Place::Exited => String::from("left the map"),
        Place::Removed => String::from("out of the game"),
        Place::Unused => String::from("not detached"),
    }
}

/// Where a leader is, in a few words.
pub(in super::super) fn post(board: &Board, post: Post) -> String {
    match post {
        Post::Waiting => String::from("to come"),
        Post::Display => String::from("on the display"),
        Post::On(hex) => board.chart().name(hex),
        Post::Track(turns) => format!("back in {}", turns_word(turns)),
        Post::Returning => String::from("to be placed"),
        Post::Lost => String::from("lost"),
        Post::Withdrawn => String::from("withdrawn"),
    }
}

const fn state(state: CommandState) -> &'static str {
    match state {
        CommandState::Standing => "Standing",
        CommandState::Mobile => "Mobile",
        CommandState::Inactive => "Inactive",
    }
}

fn rolled(die: Option<u8>) -> String {
    die.map_or_else(String::new, |die| format!(" (die {die})"))
}

fn guns_word(guns: u8) -> String {
    if guns == 1 { String::from("1 gun") } else { format!("{guns} guns") }
}

fn turns_word(turns: u8) -> String {
    if turns == 1 { String::from("1 turn") } else { format!("{turns} turns") }
}

const fn yes(is: bool, one: &'static str, other: &'static str) -> &'static str {
    if is { one } else { other }
}

/// A hexside in words.
pub(in super::super) const fn way(way: Way) -> &'static str {
    match way {
        Way::NorthEast => "north-east",
        Way::East => "east",
        Way::SouthEast => "south-east",
        Way::SouthWest => "south-west",
        Way::West => "west",
        Way::NorthWest => "north-west",
    }
}

/// What falls, in words.
pub(in super::super) const fn falls(snow: Snow) -> &'static str {
    match snow {
        Snow::None => "no snow",
        Snow::Light => "light snow",
        Snow::Heavy => "heavy snow",
        Snow::Blizzard => "a blizzard",
    }
}

/// Moves, formations, entries and leaders.
fn moving(board: &Board, what: &What) -> Option<Sentence> {
    Some(match what {
        What::Moved { unit: who, from, to, cost } => {
            unit(*who).text(" goes from ").hex(*from).text(" to ").hex(*to).text(format!(" for {}.", points(*cost)))
        }
        What::Entered { unit: who, hex, cost } => {
            unit(*who).text(" comes onto the map in ").hex(*hex).text(format!(" for {}.", points(*cost)))
        }
        What::Turned { unit: who, facing, cost } => {
            unit(*who).text(format!(" turns to {} for {}.", facing.name(), points(*cost)))
        }
        What::Formed { unit: who, formation, facing, cost } => {
            let paid = if *cost > 0 { format!(", for {}", points(*cost)) } else { String::new() };
            let form = ask::formation_word(*formation);
            unit(*who).text(format!(" takes {form}, facing {}{paid}.", facing.name()))
        }
        What::WentBack { unit: who, to } => unit(*who).text(" goes back to ").hex(*to).text(", where it may stand."),
        What::Detached { battalion, unit: who, hex } => {
            unit(*battalion).text(" detaches ").then(unit(*who)).text(" in ").hex(*hex).text(".")
        }
        What::Rejoined { battalion, unit: who } => unit(*who).text(" goes back to ").then(unit(*battalion)).text("."),
        What::Combined { into, from } => unit(*into).text(" takes in ").then(unit(*from)).text("."),
        What::Restacked { hex } => Sentence::from("The stack in ").hex(*hex).text(" is ordered anew."),
        What::OrdersGiven { units: who } => {
            units(who).text(yes(who.len() == 1, " has", " have")).text(" new standing orders.")
        }
        What::LeftMap { unit: who, withdrawn } => {
            unit(*who).text(yes(*withdrawn, " withdraws from the map.", " leaves the map."))
        }
        What::LeaderMoved { leader: who, from: Some(from), to } => {
            leader(board, *who).text(" goes from ").hex(*from).text(" to ").hex(*to).text(".")
        }
        What::LeaderMoved { leader: who, from: None, to } => {
            leader(board, *who).text(" comes onto the map in ").hex(*to).text(".")
        }
        What::LeaderLeft { leader: who } => leader(board, *who).text(" leaves the map."),
        What::LeaderPlaced { leader: who, hex } => leader(board, *who).text(" is placed in ").hex(*hex).text("."),
        What::LeaderFled { leader: who, to: Some(to) } => leader(board, *who).text(" escapes to ").hex(*to).text("."),
        What::LeaderFled { leader: who, to: None } => leader(board, *who).text(" has nobody to escape to."),
        _ => return None,
    })
}

/// Fire, checks, retreats and losses.
fn suffering(board: &Board, what: &What) -> Option<Sentence> {
    Some(match what {
        What::Fired { units: who, target, hex, die, score, points: lost, check } => {
            let told = units(who).text(yes(who.len() == 1, " fires at ", " fire at "));
            let told = told.then(unit(*target)).text(" in ").hex(*hex);
            let came = match (lost, check) {
                (0, false) => String::from("nothing"),
                (0, true) => String::from("a check"),
                (lost, _) => format!("{lost} and a check"),
            };
            told.text(format!(": die {die}, score {score}, {came}."))
        }
        What::Scattered { units: who, die, scatter, hex } => {
            let where_to = match scatter {
                Scatter::Miss => "misses",
                Scatter::Left => "falls left",
                Scatter::Right => "falls right",
                Scatter::Beyond => "falls beyond",
                Scatter::Target => "falls on the target",
            };
            let told = Sentence::from("The long shot of ").then(units(who)).text(format!(" {where_to} (die {die})"));
            hex.map_or(told.clone(), |hex| told.text(", in ").hex(hex)).text(".")
        }
        What::Lost { unit: who, points: lost, guns } => {
            let with = if *guns > 0 { format!(" and {}", guns_word(*guns)) } else { String::new() };
            unit(*who).text(format!(" loses {lost} SP{with}."))
        }
        What::Checked { unit: who, die, margin, verdict } => {
            let came = match verdict {
                Verdict::Pass => "stands",
                Verdict::Disorder => "is Disordered",
                Verdict::SquareLost => "is Disordered where it stands, and a square no more",
                Verdict::Retreat => "goes back Disordered",
                Verdict::Rout => "routs",
            };
            unit(*who).text(format!(" checks morale: die {die}, margin {margin}, it {came}."))
        }
        What::MustCheck { units: who, reason } => {
            let why = match reason {
                CheckReason::PassedBy => "a rout passes by",
                CheckReason::Flanked => "a Cossack is on the flank",
                CheckReason::GuardRetreats => "the Guard goes back",
                CheckReason::Disheartened => "a friend goes back",
            };
            units(who).text(format!(" must check: {why}."))
        }
        What::Disordered { unit: who } => unit(*who).text(" is Disordered."),
        What::Retreated { unit: who, path, routed, lost } => {
            let told = unit(*who).text(yes(*routed, " routs", " goes back"));
            let told = match path.last() {
                Some(end) => told.text(" to ").hex(*end),
                None => told,
            };
            told.text(if *lost > 0 { format!(" and loses {lost} SP.") } else { String::from(".") })
        }
        What::Eliminated { unit: who } => unit(*who).text(" is eliminated."),
        What::Removed { unit: who } => unit(*who).text(" is out of the game."),
        What::GunsMissing { unit: who, die, guns: 0 } => {
            unit(*who).text(format!(" comes with all its guns (die {die})."))
        }
        What::GunsMissing { unit: who, die, guns } => {
            unit(*who).text(format!(" comes without {} (die {die}).", guns_word(*guns)))
        }
        What::GunsLeft { unit: who, hex } => unit(*who).text(" leaves its guns in ").hex(*hex).text("."),
        What::GunsCaptured { unit: who, hex } => {
            Sentence::from("The guns of ").then(unit(*who)).text(" in ").hex(*hex).text(" are captured.")
        }
        What::GunsManned { unit: who, hex } => unit(*who).text(" has its guns in ").hex(*hex).text(" again."),
        What::GunLost { unit: who, die } => unit(*who).text(format!(" loses a gun on the way (die {die}).")),
        What::Recovered { unit: who, die } => unit(*who).text(format!(" is in good order again{}.", rolled(*die))),
        What::Rallied { unit: who, die, lost } => {
            let cost = if *lost > 0 { format!(", with {lost} SP less") } else { String::new() };
            unit(*who).text(format!(" rallies{}{cost}.", rolled(*die)))
        }
        What::NotRallied { unit: who, die } => unit(*who).text(format!(" does not rally{}.", rolled(*die))),
        What::Exhausted { unit: who } => unit(*who).text(" is Exhausted."),
        What::Rested { unit: who, die } => unit(*who).text(format!(" is no longer Exhausted{}.", rolled(*die))),
        What::LeaderFell { leader: who, die, points: cost, back_in, by_order } => {
            let back = match back_in {
                _ if *by_order => String::from("and another comes by an order"),
                None => String::from("for good"),
                Some(turns) => format!("and is back in {}", turns_word(*turns)),
            };
            leader(board, *who).text(format!(" falls{} {back}; it costs {cost}.", rolled(*die)))
        }
        _ => return None,
    })
}

/// Attacks and charges.
fn fighting(what: &What) -> Option<Sentence> {
    Some(match what {
        What::ChargeDeclared { unit: who, die, carried } => {
            unit(*who).text(format!(" {}{}.", yes(*carried, "will charge", "does not charge"), rolled(*die)))
        }
        What::ChargeDropped { unit: who } => unit(*who).text(" drops its charge."),
        What::GrandChargeDeclared { facing, riders } => {
            let all: Vec<UnitId> = riders.iter().map(|rider| rider.unit).collect();
            Sentence::from(format!("The grand charge to {} is declared: ", facing.name())).then(units(&all)).text(".")
        }
        What::WaveReady { wave, units: who } => {
            let told = match wave {
                Wave::First => "The first wave is ready: ",
                Wave::Second => "The second wave is ready: ",
                Wave::Third => "The third wave is ready: ",
            };
            Sentence::from(told).then(units(who)).text(".")
        }
        What::Followed { unit: who, path } => match path.last() {
            Some(to) => unit(*who).text(" moves up to ").hex(*to).text("."),
            None => unit(*who).text(" stays."),
        },
        What::Charged { unit: who, from, to } => {
            unit(*who).text(" rides from ").hex(*from).text(" to ").hex(*to).text(".")
        }
        What::RiddenOver { unit: who, die, escaped } => {
            unit(*who).text(format!(" is ridden over (die {die}): {}.", yes(*escaped, "it gets away", "it is gone")))
        }
        What::Attacked { attackers, from, to, charge } => {
            let told = units(attackers).text(match (attackers.len(), charge) {
                (1, true) => " charges from ",
                (1, false) => " attacks from ",
                (_, true) => " charge from ",
                (_, false) => " attack from ",
            });
            told.hex(*from).text(" into ").hex(*to).text(".")
        }
        What::Countercharged { unit: who, die, charges } => {
            unit(*who).text(format!(" {} (die {die}).", yes(*charges, "charges in turn", "does not charge in turn")))
        }
        What::Fought { die, differential, score } => {
            Sentence::from(format!("The fight: die {die}, differential {differential:+}, score {score}."))
        }
        What::Advanced { unit: who, from, to } => {
            unit(*who).text(" goes in from ").hex(*from).text(" to ").hex(*to).text(".")
        }
        What::ChargeEnded { unit: who } => Sentence::from("The charge of ").then(unit(*who)).text(" ends."),
        What::SelfCommanded { unit: who, die, in_command } => {
            unit(*who).text(format!(" acts alone (die {die}): {}.", yes(*in_command, "it may move", "it stays")))
        }
        _ => return None,
    })
}

/// Leaders' states, orders, groups and levels.
fn commanding(board: &Board, what: &What) -> Option<Sentence> {
    Some(match what {
        What::StateSet { leader: who, state: to, die } => {
            leader(board, *who).text(format!(" is {}{}.", state(*to), rolled(*die)))
        }
        What::Continued { leader: who, die, stays } => {
            leader(board, *who).text(format!(" {} (die {die}).", yes(*stays, "stays Mobile", "becomes Standing")))
        }
        What::ControlTaken { hex, side } => Sentence::EMPTY.hex(*hex).text(format!(" is now {}.", side_name(*side))),
        What::GroupFreed { group } => {
            let id = board.rules().groups.get(usize::from(*group)).map(|group| &group.id);
            let of = board.units().iter().zip(board.unit_ids()).filter(|(counter, _)| counter.parent.is_none());
            let own = of.filter(|(_, unit)| board.data(*unit).is_some_and(|data| data.group.as_ref() == id));
            units(&own.map(|(_, unit)| unit).collect::<Vec<_>>()).text(" may move.")
        }
        What::Released { unit: who, die } => unit(*who).text(format!(" comes to (die {die}).")),
        What::WithdrawalDeclared => Sentence::from("The withdrawal is declared."),
        What::HoldDeclared => Sentence::from("Eylau is to be held!"),
        What::CeasefireAnswered { side, agree } => {
            Sentence::from(format!("The {} side {}.", side_name(*side), yes(*agree, "wants a ceasefire", "fights on")))
        }
        What::CeasefireDeclared { .. } => Sentence::from("The guns are silent for the night."),
        What::Attached { leader: who, units: all } => {
            leader(board, *who).text(" takes ").then(units(all)).text(" under him.")
        }
        What::ReleasedFrom { leader: who, units: all } => {
            leader(board, *who).text(" releases ").then(units(all)).text(".")
        }
        What::OrderSent { from, to, die, delay } => {
            let sender = from.map_or_else(|| Sentence::from("Headquarters"), |from| leader(board, from));
            let came = if *delay == 0 { String::from("received") } else { format!("delayed by {delay}") };
            sender.text(" orders ").then(leader(board, *to)).text(format!("{}: {came}.", rolled(*die)))
        }
        What::DelayRolled { leader: who, die, left } => {
            Sentence::from("The order to ").then(leader(board, *who)).text(format!(": die {die}, delay {left}."))
        }
        What::Activated { leader: who } => leader(board, *who).text(" is active."),
        What::Freed { unit: who } => unit(*who).text(" may act for itself."),
        What::BrigadeActive { brigade } => Sentence::from(format!("The brigade {brigade} is active.")),
        What::Violation { leader: who, brigade, violations } => {
            Sentence::from(format!("The brigade {brigade} hangs back: "))
                .then(leader(board, *who))
                .text(format!("'s Attack Order is at {violations}."))
        }
        What::AttackOrderSet { leader: who, holds } => {
            Sentence::from("The Attack Order of ").then(leader(board, *who)).text(yes(*holds, " begins.", " is over."))
        }
        What::BrigadeDue { brigade, die, due } => {
            Sentence::from(format!("The brigade {brigade} (die {die}) {}.", yes(*due, "may come", "is not there yet")))
        }
        What::Drew { chits, battery } => {
            let drawn = match battery {
                None => "",
                Some(true) => ": a battery",
                Some(false) => ": a blank",
            };
            Sentence::from(format!("A chit is drawn of {chits}{drawn}."))
        }
        What::BlanksAdded { blanks } => Sentence::from(format!("{blanks} blanks go into the cup.")),
        What::CupSuspended { suspended } => {
            Sentence::from(yes(*suspended, "No chits are drawn for now.", "Chits are drawn again."))
        }
        What::DrawsOpened { batteries } => {
            Sentence::from(format!("The draws are opened: {batteries} batteries came through."))
        }
        What::WindSet { way: to, die, prevails } => {
            let blows = yes(*prevails, "prevails", "blows");
            Sentence::from(format!("The wind {blows} toward the {} (die {die}).", way(*to)))
        }
        What::SnowRolled { die, snow, over, .. } => {
            let told = if *over { "no more snow will fall" } else { falls(*snow) };
            Sentence::from(format!("The weather (die {die}): {told}."))
        }
        What::AmmunitionSpent { unit: who, left } => unit(*who).text(match left {
            0 => String::from(" has fired its last ammunition."),
            1 => String::from(" has ammunition for one phase more."),
            left => format!(" has ammunition for {left} phases more."),
        }),
        What::BrigadeTired { brigade, points, level } => {
            Sentence::from(format!("The brigade {brigade} has {points} points of fatigue: level {level}."))
        }
        What::SpiritChanged { body, points, nerve } => {
            let now = match nerve {
                Nerve::Steady => "is steady again",
                Nerve::Demoralised => "is demoralised",
                Nerve::Disintegrated => "disintegrates",
            };
            Sentence::from(format!("{body}, at {points}, {now}."))
        }
        What::LevelChanged { by, level } => Sentence::from(format!("The level changes by {by:+} to {level:+}.")),
        _ => return None,
    })
}

pub(super) fn sentence(board: &Board, what: &What) -> Sentence {
    let told = told(board, what);
    // A crew has no name of its own to begin with.
    let first = match told.spans().first() {
        Some(Span::Pick(Pick::Piece(first))) => thing(board, *first),
        _ => None,
    };
    match first {
        Some(Thing::Unit(unit)) if board.unit(unit).name.starts_with(char::is_lowercase) => {
            Sentence::from("The ").then(told)
        }
        _ => told,
    }
}

fn told(board: &Board, what: &What) -> Sentence {
    let told = moving(board, what).or_else(|| suffering(board, what)).or_else(|| fighting(what));
    if let Some(told) = told.or_else(|| commanding(board, what)) {
        return told;
    }
    match what {
        What::PhaseBegan { turn, phase: name } => {
            let both = matches!(phase::of(*name).key, "interphase" | "fire" | "end");
            let side = if both { String::new() } else { format!("{} ", side_name(name.side())) };
            Sentence::from(format!("Turn {turn}: {side}{}.", phase::of(*name).name))
        }
        What::Deployed { side } => Sentence::from(format!("The {} side is set up.", side_name(*side))),
        What::Passed { side } => Sentence::from(format!("The {} side fires no more in this round.", side_name(*side))),
        What::Undone { .. } => Sentence::from("The last command is taken back."),
        What::Amended => Sentence::from("Both players have changed the position."),
        What::GameOver(outcome) => Sentence::from(format!("The battle is over, at level {:+}.", outcome.level)),
        _ => Sentence::EMPTY,
    }
}
