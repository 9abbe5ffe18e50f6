//! Each event: its words, what it does to the board, and what a timeline makes of it. Dice are told as they are read, 0
//! to 9.

use super::super::{ask, leader_piece, piece, side_name};
use super::phase;
use super::words::{falls, turns_word, way};
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::{Pick, PieceId, Sentence};
use language::happening::Kind::{Combat, Move, Other, Phase};
use language::happening::Stress::{Grave, Plain, Quiet, Strong};
use language::happening::{Act, Came, Fight, FigureChange, Gait, Happening, Loss, Milestone, PhaseBegan};
use language::sheet::Tone;
use winter::agenda::CheckReason;
use winter::event::Verdict;
use winter::glimpse::points;
use winter::state::{CommandState, Nerve, PhaseName, Wave};
use winter::tables::{Fate, SIXTHS, Scatter};
use winter::{Board, LeaderId, UnitId, What};

/// An event as a happening.
pub(super) fn told(board: &Board, what: &What) -> Happening {
    match what {
        What::PhaseBegan { turn, phase: name } => {
            let both = matches!(phase::of(*name).key, "interphase" | "fire" | "end");
            let side = if both { String::new() } else { format!("{} ", side_name(name.side())) };
            let began = PhaseBegan {
                turn: *turn,
                side: name.side(),
                name: phase::of(*name),
                night: board.tables().time.night.contains(turn),
                opens_turn: *name == PhaseName::Interphase,
            };
            Phase.says(format!("Turn {turn}: {side}{}.", phase::of(*name).name)).milestone(Milestone::Phase(began))
        }
        What::Deployed { side } => Other.says(format!("The {} side is set up.", side_name(*side))),
        What::Passed { side } => Other.says(format!("The {} side passes this round.", side_name(*side))).silent(),
        What::Undone { .. } => Other.says("The last action is undone.").quiet(),
        What::Amended => Other.says("Both players have changed the position.").milestone(Milestone::Amended),
        What::GameOver(outcome) => {
            let text = format!("The battle is over, at level {:+}.", outcome.level);
            Phase.says(text).milestone(Milestone::End(outcome.winner))
        }
        What::Moved { unit: who, from, to, cost } => {
            let text = unit(*who)
                .text(" moves from ")
                .hex(*from)
                .text(" to ")
                .hex(*to)
                .text(format!(" for {}.", points(*cost)));
            let went = go(board, *who, Some(*from), &[*to], Gait::March);
            Move.says(text).at(*to).act(went).paid(*cost, SIXTHS)
        }
        What::Entered { unit: who, hex, cost } => {
            let text = unit(*who).text(" enters at ").hex(*hex).text(format!(" for {}.", points(*cost)));
            Move.says(text).at(*hex).act(go(board, *who, None, &[*hex], Gait::March))
        }
        What::Turned { unit: who, facing, cost } => {
            let text = unit(*who).text(format!(" turns to {} for {}.", facing.name(), points(*cost)));
            Move.says(text).quiet().act(change(*who)).paid(*cost, SIXTHS)
        }
        What::Formed { unit: who, formation, facing, cost } => {
            let paid = if *cost > 0 { format!(", for {}", points(*cost)) } else { String::new() };
            let form = ask::formation_word(*formation);
            Move.says(unit(*who).text(format!(" takes {form}, facing {}{paid}.", facing.name()))).act(change(*who))
        }
        What::WentBack { unit: who, to } => {
            let text = unit(*who).text(" moves back to ").hex(*to).text(", where it can stay.");
            Move.says(text).at(*to).act(put(piece(*who), *to))
        }
        What::Detached { battalion, unit: who, hex } => {
            let text = unit(*battalion).text(" detaches ").then(unit(*who)).text(" in ").hex(*hex).text(".");
            Move.says(text).at(*hex).acts([put(piece(*who), *hex), change(*battalion)])
        }
        What::Rejoined { battalion, unit: who } => {
            let text = unit(*who).text(" rejoins ").then(unit(*battalion)).text(".");
            Move.says(text).acts([Act::Remove(piece(*who)), change(*battalion)])
        }
        What::Combined { into, from } => {
            let text = unit(*into).text(" combines with ").then(unit(*from)).text(".");
            Move.says(text).acts([Act::Remove(piece(*from)), change(*into)])
        }
        What::Restacked { hex } => {
            Move.says(Sentence::from("The stack in ").hex(*hex).text(" is reordered.")).quiet().at(*hex)
        }
        What::OrdersGiven { units: who } => {
            Other.says(units(who).text(yes(who.len() == 1, " has", " have")).text(" new standing orders.")).silent()
        }
        What::LeftMap { unit: who, withdrawn } => {
            let text = unit(*who).text(yes(*withdrawn, " withdraws from the map.", " leaves the map."));
            Move.says(text).act(Act::Remove(piece(*who)))
        }
        What::LeaderMoved { leader: who, from: Some(from), to } => {
            let text = leader(board, *who).text(" moves from ").hex(*from).text(" to ").hex(*to).text(".");
            Move.says(text).quiet().at(*to).act(rides(board, *who, Some(*from), *to))
        }
        What::LeaderMoved { leader: who, from: None, to } => {
            let text = leader(board, *who).text(" enters at ").hex(*to).text(".");
            Move.says(text).quiet().at(*to).act(rides(board, *who, None, *to))
        }
        What::LeaderLeft { leader: who } => {
            Move.says(leader(board, *who).text(" leaves the map.")).act(Act::Remove(leader_piece(board, *who)))
        }
        What::LeaderPlaced { leader: who, hex } => {
            let text = leader(board, *who).text(" is placed in ").hex(*hex).text(".");
            Other.says(text).at(*hex).act(put(leader_piece(board, *who), *hex))
        }
        What::LeaderFled { leader: who, to: Some(to) } => {
            let text = leader(board, *who).text(" is alone, and escapes to ").hex(*to).text(".");
            Combat.says(text).at(*to).act(put(leader_piece(board, *who), *to))
        }
        What::LeaderFled { leader: who, to: None } => {
            let text = leader(board, *who).text(" has no unit to escape to.");
            Combat.says(text).act(Act::Remove(leader_piece(board, *who)))
        }
        What::Fired { units: who, target, hex, die, score, points: lost, check } => {
            let told = units(who).text(yes(who.len() == 1, " fires at ", " fire at "));
            let told = told.then(unit(*target)).text(" in ").hex(*hex);
            let came = match (lost, check) {
                (0, false) => String::from("no effect"),
                (0, true) => String::from("a morale check"),
                (lost, _) => format!("{lost} SP and a morale check"),
            };
            let text = told.text(format!(": rolls {die}, score {score}, {came}."));
            Combat.says(text).at(*hex).die(face(*die)).came(hit(*lost, *check))
        }
        What::Scattered { units: who, die, scatter, hex } => {
            let where_to = match scatter {
                Scatter::Miss => "misses",
                Scatter::Left => "falls left",
                Scatter::Right => "falls right",
                Scatter::Beyond => "falls beyond",
                Scatter::Target => "falls on the target",
            };
            let told = units(who).text(yes(who.len() == 1, " fires", " fire"));
            let told = told.text(format!(" at long range: rolls {die}, the shot {where_to}"));
            Combat.says(hex.map_or(told.clone(), |hex| told.text(", in ").hex(hex)).text(".")).at(*hex).die(face(*die))
        }
        What::Lost { unit: who, points: lost, guns } => {
            let with = if *guns > 0 { format!(" and {}", guns_word(*guns)) } else { String::new() };
            let (side, strength) = (board.unit(*who).side, u16::from(*lost));
            let loss = Loss { piece: piece(*who), side, strength, for_good: true };
            let loss = (*lost > 0).then_some(Milestone::Loss(loss));
            Combat.says(unit(*who).text(format!(" loses {lost} SP{with}."))).strong().act(change(*who)).milestone(loss)
        }
        What::Checked { unit: who, die, margin, verdict } => {
            let came = match verdict {
                Verdict::Pass => "passes",
                Verdict::Disorder => "is Disordered",
                Verdict::SquareLost => "is Disordered and its square is broken",
                Verdict::Retreat => "retreats Disordered",
                Verdict::Rout => "routs",
            };
            // A rout is told with its path, and that is grave.
            let stress = match verdict {
                Verdict::Pass => Quiet,
                Verdict::Rout => Plain,
                Verdict::Disorder | Verdict::SquareLost | Verdict::Retreat => Strong,
            };
            let text = unit(*who).text(format!(" checks morale: rolls {die}, margin {margin}, {came}."));
            Combat.says(text).told(stress).die(face(*die)).came(checked(*verdict))
        }
        What::MustCheck { units: who, reason } => {
            let why = match reason {
                CheckReason::PassedBy => "a routed unit passes",
                CheckReason::Flanked => "Cossacks are on its flank",
                CheckReason::GuardRetreats => "the Guard retreats",
                CheckReason::Disheartened => "a friendly unit retreats",
            };
            Combat.says(units(who).text(format!(" must check morale: {why}."))).quiet()
        }
        What::Disordered { unit: who } => Combat.says(unit(*who).text(" is Disordered.")).strong().act(change(*who)),
        What::Retreated { unit: who, path, routed, lost } => {
            let told = unit(*who).text(yes(*routed, " routs", " retreats"));
            let told = match path.last() {
                Some(end) => told.text(" to ").hex(*end),
                None => told,
            };
            let text = told.text(if *lost > 0 { format!(" and loses {lost} SP.") } else { String::from(".") });
            let stress = if *routed { Grave } else { Plain };
            Combat.says(text).told(stress).at(path.last().copied()).act(along(board, *who, path, Gait::Retreat))
        }
        What::Eliminated { unit: who } => {
            Combat.says(unit(*who).text(" is eliminated.")).grave().act(Act::Remove(piece(*who)))
        }
        What::Removed { unit: who } => {
            Other.says(unit(*who).text(" is out of the game.")).act(Act::Remove(piece(*who)))
        }
        What::GunsMissing { unit: who, die, guns: 0 } => {
            let text = unit(*who).text(format!(" rolls {die} for its guns: all are there."));
            Other.says(text).die(face(*die)).act(change(*who))
        }
        What::GunsMissing { unit: who, die, guns } => {
            let text = unit(*who).text(format!(" rolls {die} for its guns: without {}.", guns_word(*guns)));
            Other.says(text).die(face(*die)).act(change(*who))
        }
        What::GunsLeft { unit: who, hex } => {
            let text = unit(*who).text(" leaves its guns in ").hex(*hex).text(".");
            Combat.says(text).at(*hex).act(Act::Remove(piece(*who)))
        }
        What::GunsCaptured { unit: who, hex } => {
            let text = Sentence::from("The guns of ").then(unit(*who)).text(" in ").hex(*hex).text(" are captured.");
            Combat.says(text).grave().at(*hex).act(Act::Remove(piece(*who)))
        }
        What::GunsManned { unit: who, hex } => {
            let text = unit(*who).text(" has its guns in ").hex(*hex).text(" again.");
            Other.says(text).at(*hex).act(put(piece(*who), *hex))
        }
        What::GunLost { unit: who, die } => {
            let text = unit(*who).text(format!(" rolls {die} and loses a gun on the way."));
            Other.says(text).die(face(*die)).act(change(*who))
        }
        What::Recovered { unit: who, die } => {
            let text = unit(*who).text(format!(" is in good order again{}.", rolled(*die)));
            Other.says(text).die(die.map(face)).act(change(*who))
        }
        What::Rallied { unit: who, die, lost } => {
            let cost = if *lost > 0 { format!(", with {lost} SP less") } else { String::new() };
            Other.says(unit(*who).text(format!(" rallies{}{cost}.", rolled(*die)))).die(die.map(face)).act(change(*who))
        }
        What::NotRallied { unit: who, die } => {
            Other.says(unit(*who).text(format!(" does not rally{}.", rolled(*die)))).quiet().die(die.map(face))
        }
        What::Exhausted { unit: who } => Combat.says(unit(*who).text(" is Exhausted.")).act(change(*who)),
        What::Rested { unit: who, die } => {
            let text = unit(*who).text(format!(" is no longer Exhausted{}.", rolled(*die)));
            Other.says(text).die(die.map(face)).act(change(*who))
        }
        What::LeaderFell { leader: who, die, points: cost, back_in, by_order } => {
            let back = match (by_order, back_in) {
                (true, _) => String::from("and an order brings his successor"),
                (false, None) => String::from("for good"),
                (false, Some(turns)) => format!("and returns in {}", turns_word(*turns)),
            };
            let text = leader(board, *who).text(format!(" is a casualty{} {back}: {cost} points lost.", rolled(*die)));
            Combat.says(text).grave().die(die.map(face)).act(Act::Remove(leader_piece(board, *who)))
        }
        What::ChargeDeclared { unit: who, die, carried } => {
            let text =
                unit(*who).text(format!(" {}{}.", yes(*carried, "declares a charge", "does not charge"), rolled(*die)));
            let stress = if *carried { Strong } else { Plain };
            Combat.says(text).told(stress).die(die.map(face)).act(die.map(|_| change(*who)))
        }
        What::ChargeDropped { unit: who } => Other.says(unit(*who).text(" cancels its charge.")),
        What::GrandChargeDeclared { facing, riders } => {
            let all: Vec<UnitId> = riders.iter().map(|rider| rider.unit).collect();
            let text = Sentence::from(format!("The grand charge to {} is declared: ", facing.name()))
                .then(units(&all))
                .text(".");
            Combat.says(text).strong()
        }
        What::WaveReady { wave, units: who } => {
            let told = match wave {
                Wave::First => "The first wave is ready: ",
                Wave::Second => "The second wave is ready: ",
                Wave::Third => "The third wave is ready: ",
            };
            Combat.says(Sentence::from(told).then(units(who)).text("."))
        }
        What::Followed { unit: who, path } => {
            let text = match path.last() {
                Some(to) => unit(*who).text(" moves up to ").hex(*to).text("."),
                None => unit(*who).text(" stays."),
            };
            Move.says(text).at(path.last().copied()).act(along(board, *who, path, Gait::March))
        }
        What::Charged { unit: who, from, to } => {
            let text = unit(*who).text(" rides from ").hex(*from).text(" to ").hex(*to).text(".");
            Combat.says(text).strong().at(*to).act(go(board, *who, Some(*from), &[*to], Gait::March))
        }
        What::RiddenOver { unit: who, die, escaped } => {
            let text =
                unit(*who).text(format!(" is overrun: rolls {die}, {}.", yes(*escaped, "escapes", "is eliminated")));
            Combat.says(text).die(face(*die)).act(change(*who))
        }
        What::Attacked { attackers, from, to, charge } => {
            let told = units(attackers).text(match (attackers.len(), charge) {
                (1, true) => " charges from ",
                (1, false) => " attacks from ",
                (_, true) => " charge from ",
                (_, false) => " attack from ",
            });
            let side = attackers.first().map_or(Side::First, |unit| board.unit(*unit).side);
            let fight = Fight::announced(side, attackers.iter().copied().map(piece).collect(), vec![*to]);
            let text = told.hex(*from).text(" into ").hex(*to).text(".");
            Combat.says(text).strong().at(*to).milestone(Milestone::Fight(fight))
        }
        What::Countercharged { unit: who, die, charges } => {
            let text = unit(*who)
                .text(format!(" rolls {die}, {}.", yes(*charges, "countercharges", "does not countercharge")));
            Combat.says(text).die(face(*die)).act(change(*who))
        }
        What::Fought { die, differential, score } => {
            let text = format!("Shock: rolls {die}, differential {differential:+}, score {score}.");
            Combat.says(text).strong().die(face(*die)).came(fought(board, *score))
        }
        What::Advanced { unit: who, from, to } => {
            let text = unit(*who).text(" advances from ").hex(*from).text(" to ").hex(*to).text(".");
            Combat.says(text).at(*to).act(go(board, *who, Some(*from), &[*to], Gait::Advance))
        }
        What::ChargeEnded { unit: who } => {
            Combat.says(Sentence::from("The charge of ").then(unit(*who)).text(" ends."))
        }
        What::SelfCommanded { unit: who, die, in_command } => {
            let text = unit(*who)
                .text(format!(" checks to act alone: rolls {die}, {}.", yes(*in_command, "can move", "cannot move")));
            Other.says(text).die(face(*die)).act(change(*who))
        }
        What::StateSet { leader: who, state: to, die } => {
            Other.says(leader(board, *who).text(format!(" is {}{}.", state(*to), rolled(*die)))).die(die.map(face))
        }
        What::Continued { leader: who, die, stays } => {
            let text =
                leader(board, *who).text(format!(" rolls {die}, {}.", yes(*stays, "stays Mobile", "becomes Standing")));
            Other.says(text).die(face(*die))
        }
        What::ControlTaken { hex, side } => {
            let text = Sentence::EMPTY.hex(*hex).text(format!(" is now {}.", side_name(*side)));
            Other.says(text).at(*hex).act(Act::Ground(*hex))
        }
        What::GroupFreed { group } => {
            let id = board.rules().groups.get(usize::from(*group)).map(|group| &group.id);
            let of = board.units().iter().zip(board.unit_ids()).filter(|(counter, _)| counter.parent.is_none());
            let own = of.filter(|(_, unit)| board.data(*unit).is_some_and(|data| data.group.as_ref() == id));
            Other.says(units(&own.map(|(_, unit)| unit).collect::<Vec<_>>()).text(" may move."))
        }
        What::Released { unit: who, die } => {
            Other.says(unit(*who).text(format!(" is released: rolls {die}."))).die(face(*die)).act(change(*who))
        }
        What::WithdrawalDeclared => Other.says("The withdrawal is declared.").strong(),
        What::HoldDeclared => Other.says("Eylau must be held!").strong(),
        What::CeasefireAnswered { side, agree } => Other.says(format!(
            "The {} side {}.",
            side_name(*side),
            yes(*agree, "agrees to a ceasefire", "refuses a ceasefire")
        )),
        What::CeasefireDeclared { .. } => Other.says("A ceasefire holds for the rest of the night.").strong(),
        What::Attached { leader: who, units: all } => {
            Other.says(leader(board, *who).text(" takes command of ").then(units(all)).text("."))
        }
        What::ReleasedFrom { leader: who, units: all } => {
            Other.says(leader(board, *who).text(" releases ").then(units(all)).text("."))
        }
        What::OrderSent { from, to, die, delay } => {
            let sender = from.map_or_else(|| Sentence::from("Headquarters"), |from| leader(board, from));
            let came =
                if *delay == 0 { String::from("received") } else { format!("delayed by {}", steps_word(*delay)) };
            let text = sender.text(" orders ").then(leader(board, *to)).text(format!("{}: {came}.", rolled(*die)));
            Other.says(text).die(die.map(face))
        }
        What::DelayRolled { leader: who, die, left } => {
            let text = Sentence::from("The order to ")
                .then(leader(board, *who))
                .text(format!(": rolls {die}, {} left.", steps_word(*left)));
            Other.says(text).die(face(*die))
        }
        What::Activated { leader: who } => Other.says(leader(board, *who).text(" is active.")),
        What::Freed { unit: who } => Other.says(unit(*who).text(" can act by itself.")).act(change(*who)),
        What::BrigadeActive { brigade } => Other.says(format!("The brigade {brigade} is active.")),
        What::Violation { leader: who, brigade, violations } => Other.says(
            Sentence::from(format!("The brigade {brigade} has not attacked: "))
                .then(leader(board, *who))
                .text(format!("'s Attack Order is at {violations}.")),
        ),
        What::AttackOrderSet { leader: who, holds } => Other.says(
            Sentence::from("The Attack Order of ").then(leader(board, *who)).text(yes(*holds, " begins.", " is over.")),
        ),
        What::BrigadeDue { brigade, die, due } => {
            let text =
                format!("The brigade {brigade} rolls {die}: {}.", yes(*due, "it can enter", "it has not arrived"));
            Other.says(text).die(face(*die))
        }
        What::Drew { chits, battery } => {
            let drawn = match battery {
                None => "",
                Some(true) => ": a battery",
                Some(false) => ": a blank",
            };
            Other.says(format!("One of {chits} chits is drawn{drawn}."))
        }
        What::BlanksAdded { blanks } => Other.says(format!("{blanks} blanks go into the cup.")),
        What::CupSuspended { suspended } => {
            Other.says(yes(*suspended, "No chits are drawn for now.", "Chits are drawn again."))
        }
        What::DrawsOpened { batteries } => Other.says(format!("The chits drawn are revealed: {batteries} batteries.")),
        What::WindSet { way: to, die, prevails } => {
            let blows = yes(*prevails, "prevails", "blows");
            Other.says(format!("The wind: rolls {die}, {blows} toward the {}.", way(*to))).die(face(*die))
        }
        What::SnowRolled { die, snow, over, .. } => {
            let told = if *over { "no more snow will fall" } else { falls(*snow) };
            Other.says(format!("The weather: rolls {die}, {told}.")).die(face(*die))
        }
        What::AmmunitionSpent { unit: who, left } => {
            let text = unit(*who).text(match left {
                0 => String::from(" is out of ammunition."),
                1 => String::from(" has ammunition for 1 more phase."),
                left => format!(" has ammunition for {left} more phases."),
            });
            Other.says(text).told(if *left > 0 { Quiet } else { Plain })
        }
        What::BrigadeTired { brigade, points, level } => {
            Other.says(format!("The brigade {brigade} has {points} points of fatigue: level {level}."))
        }
        What::SpiritChanged { body, points, nerve } => {
            let now = match nerve {
                Nerve::Steady => "is steady again",
                Nerve::Demoralised => "is demoralised",
                Nerve::Disintegrated => "disintegrates",
            };
            Other.says(format!("{body}, at {points}, {now}.")).strong()
        }
        What::LevelChanged { by, level } => {
            let figure = FigureChange {
                number: 0,
                name: format!("Level of the {} side", side_name(Side::First)),
                from: i16::from(*level) - i16::from(*by),
                to: i16::from(*level),
            };
            let text = format!("The level changes by {by:+} to {level:+}.");
            Phase.says(text).strong().milestone(Milestone::Figure(figure))
        }
    }
}

fn unit(unit: UnitId) -> Sentence {
    Sentence::EMPTY.piece(piece(unit))
}

fn units(units: &[UnitId]) -> Sentence {
    Sentence::EMPTY.list(units.iter().map(|unit| Pick::Piece(piece(*unit))), "and")
}

fn leader(board: &Board, leader: LeaderId) -> Sentence {
    Sentence::EMPTY.piece(leader_piece(board, leader))
}

const fn state(state: CommandState) -> &'static str {
    match state {
        CommandState::Standing => "Standing",
        CommandState::Mobile => "Mobile",
        CommandState::Inactive => "Inactive",
    }
}

fn rolled(die: Option<u8>) -> String {
    die.map_or_else(String::new, |die| format!(" (rolls {die})"))
}

fn steps_word(steps: u8) -> String {
    if steps == 1 { String::from("1 step") } else { format!("{steps} steps") }
}

fn guns_word(guns: u8) -> String {
    if guns == 1 { String::from("1 gun") } else { format!("{guns} guns") }
}

const fn yes(is: bool, one: &'static str, other: &'static str) -> &'static str {
    if is { one } else { other }
}

fn go(board: &Board, unit: UnitId, from: Option<Hex>, path: &[Hex], gait: Gait) -> Act {
    Act::go(piece(unit), board.unit(unit).side, from, path, gait)
}

/// A unit goes along a path that begins where it stood.
fn along(board: &Board, unit: UnitId, path: &[Hex], gait: Gait) -> Act {
    Act::Go { piece: piece(unit), side: board.unit(unit).side, path: path.to_vec(), enters: false, gait }
}

fn rides(board: &Board, leader: LeaderId, from: Option<Hex>, to: Hex) -> Act {
    Act::go(leader_piece(board, leader), board.leader(leader).side, from, &[to], Gait::March)
}

const fn put(piece: PieceId, hex: Hex) -> Act {
    Act::Put { piece, hex }
}

fn change(unit: UnitId) -> Act {
    Act::Change(piece(unit))
}

/// The face of a die on the table: 0 is read from the ten.
fn face(die: u8) -> u16 {
    u16::from(die) + 1
}

/// The result of fire.
const fn hit(points: u8, check: bool) -> Came {
    match (points, check) {
        (0, false) => Came { name: "-", meaning: "no effect", tone: Tone::Even },
        (0, true) => Came { name: "M", meaning: "a morale check", tone: Tone::Even },
        (1, _) => Came { name: "1", meaning: "a point", tone: Tone::Good },
        (2, _) => Came { name: "2", meaning: "two points", tone: Tone::Good },
        (3.., _) => Came { name: "3", meaning: "three points", tone: Tone::Best },
    }
}

/// The result of a check.
const fn checked(verdict: Verdict) -> Came {
    match verdict {
        Verdict::Pass => Came { name: "ok", meaning: "passes", tone: Tone::Good },
        Verdict::Disorder => Came { name: "D", meaning: ask::fate_words(Fate::Disorder), tone: Tone::Bad },
        Verdict::SquareLost => Came { name: "D", meaning: "Disordered, its square lost", tone: Tone::Bad },
        Verdict::Retreat => Came { name: "DR", meaning: ask::fate_words(Fate::Retreat), tone: Tone::Bad },
        Verdict::Rout => Came { name: "R", meaning: ask::fate_words(Fate::Rout), tone: Tone::Worst },
    }
}

/// The result of a shock.
fn fought(board: &Board, score: i16) -> Option<Came> {
    let results = &board.tables().shock.result;
    let result = results.iter().find(|known| score <= i16::from(known.upto)).or(results.last());
    result.map(|result| {
        let (name, meaning, tone) = match (result.attacker_does, result.defender_does) {
            (Fate::Rout, _) => ("AR", "attacker routs", Tone::Worst),
            (Fate::Retreat, _) => ("AD", "attacker retreats", Tone::Bad),
            (Fate::Disorder, _) => ("A", "attacker Disordered", Tone::Bad),
            (Fate::Stands, Fate::Rout) => ("DR", "defender routs", Tone::Best),
            (Fate::Stands, Fate::Retreat) => ("DD", "defender retreats", Tone::Good),
            (Fate::Stands, Fate::Disorder | Fate::Stands) => ("N", "both hold", Tone::Even),
        };
        Came { name, meaning, tone }
    })
}
