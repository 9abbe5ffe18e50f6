//! Each event: its words, what it does to the board, and what a timeline makes of it.

use super::super::ask::{self, in_points};
use super::super::columns::ATTRITION_WORDS;
use super::super::pieces::army_name;
use super::super::{leader_piece, unit_piece};
use super::phase::of_segment;
use eagles::*;
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::{GroupId, Pick, Sentence};
use language::happening::Kind::{Combat, Move, Other, Phase};
use language::happening::Stress::{Plain, Quiet};
use language::happening::{Act, Came, Fight, FigureChange, Gait, Happening, Milestone, PhaseBegan};
use language::sheet::Tone;
use language::words::letters::counted;

/// An event as a happening.
pub(super) fn told(board: &Board, what: &What) -> Happening {
    match what {
        What::TurnBegan { turn, weather: sky, face } => {
            Phase.says(format!("Turn {turn}: {}{}.", die(*face), weather(*sky))).die(*face)
        }
        What::SegmentBegan { side, segment, turn } => {
            let began = PhaseBegan {
                turn: *turn,
                side: *side,
                name: of_segment(*segment),
                night: false,
                opens_turn: *side == Side::First && *segment == SegmentKind::Organise,
            };
            let text = Sentence::EMPTY.side(*side).text(format!(": {}.", of_segment(*segment).name));
            Phase.says(text).milestone(Milestone::Phase(began))
        }
        What::Transferred { formation, from, to } => {
            let text = Sentence::EMPTY
                .pick(body(*formation))
                .text(" passes from ")
                .then(who(*from))
                .text(" to ")
                .then(who(*to))
                .text(".");
            Other.says(text).acts(change(&[*from, *to]))
        }
        What::GeneralMade { general, formations, from, hex } => {
            let told = who(*general).text(" takes over ").list(formations.iter().copied().map(body), "and");
            let text = told.text(" from ").then(who(*from)).text(".");
            Other.says(text).act(put(*general, *hex)).acts(change(&[*general, *from]))
        }
        What::Detached { brigade, strength, to, hex } => {
            let text = Sentence::EMPTY
                .piece(unit_piece(board, *brigade))
                .text(format!(" is detached with {} to ", count(u16::from(*strength))))
                .then(who(*to))
                .text(".");
            Other.says(text).act(put(*to, *hex)).acts(change(&[*to]))
        }
        What::Rejoined { brigade, strength } => {
            let text = Sentence::EMPTY
                .piece(unit_piece(board, *brigade))
                .text(format!(" rejoins its division with {}.", count(u16::from(*strength))));
            Other.says(text).act(Act::Change(unit_piece(board, *brigade)))
        }
        What::LeftMap { leader, hex } => {
            let text = who(*leader).text(" leaves the map at ").hex(*hex).text(".");
            Other.says(text).grave().at(*hex).act(Act::Remove(leader_piece(*leader)))
        }
        What::Activated { leader, others, face, plus, success } => {
            let force: Vec<LeaderId> = std::iter::once(*leader).chain(others.iter().copied()).collect();
            let more = if *plus == 0 { String::new() } else { format!("{plus:+}") };
            let roll = face.map_or_else(String::new, |face| format!(" (rolls {face}{more})"));
            let told = if *success { all(&force).text(" may march") } else { does(&force, " stays", " stay") };
            Move.says(told.text(format!("{roll}."))).die(*face)
        }
        What::Marched { leaders, path, cost, stopped, from } => {
            let told = all(leaders).text(" to ").list(hexes(path.last().map_or(&[][..], std::slice::from_ref)), "");
            let stop = if *stopped { ", into contact" } else { "" };
            let text = told.text(format!(" for {}{stop}.", in_points(u16::from(*cost))));
            let went = go(board, leaders, Some(*from), path, Gait::March);
            Move.says(text).at(path.last().copied()).acts(went).paid(u16::from(*cost), 2)
        }
        What::Repulsed { leaders, hex, path, stack } => {
            let told = does(leaders, " displaces the stack in ", " displace the stack in ").hex(*hex).text(" to ");
            let text = told.list(hexes(path.last().map_or(&[][..], std::slice::from_ref)), "").text(".");
            Move.says(text).at(*hex).acts(go(board, stack, Some(*hex), path, Gait::Withdraw))
        }
        What::MarchEnded { leader } => {
            Move.says(Sentence::from("The march of ").then(who(*leader)).text(" is over.")).silent()
        }
        What::Attrition { side, size, column, row, terms, face, loss, at } => {
            let head = ATTRITION_WORDS.get(usize::from(*column)).copied().unwrap_or("?");
            let sum: i16 = terms.iter().map(|term| term.number).sum();
            let thrown = if face.is_some() && sum != 0 { format!(" with {sum:+}") } else { String::new() };
            let of = if *size == 0 { String::from("tracks under seal") } else { count(*size) };
            let told = Sentence::EMPTY.side(*side).text(format!(": {}attrition of {of}", die(*face)));
            let told = at.map_or_else(|| told.clone(), |post| told.clone().text(" that stayed in ").hex(post.hex));
            let text = told.text(format!(" in column {head}, row {row}{thrown}: {loss} lost."));
            Other.says(text).told(if *loss == 0 { Quiet } else { Plain }).die(*face)
        }
        What::Lost { side, units } => {
            let mut worn = units.clone();
            worn.dedup();
            let text = Sentence::EMPTY.side(*side).text(" losses: ").then(lost(board, units)).text(".");
            Other.says(text).acts(worn.into_iter().map(|unit| Act::Change(unit_piece(board, unit))))
        }
        What::Escaped { leader, to, from } => {
            let text = who(*leader).text(" escapes to ").hex(*to).text(".");
            Move.says(text).at(*to).acts(go(board, &[*leader], Some(*from), &[*to], Gait::Withdraw))
        }
        What::Captured { leader, hex } => {
            let fall = Act::Fall { piece: leader_piece(*leader), hex: *hex, for_good: true };
            Other.says(who(*leader).text(" is captured at ").hex(*hex).text(".")).grave().at(*hex).act(fall)
        }
        What::HexHeld { hex, side } => {
            let text = Sentence::EMPTY.hex(*hex).text(" is held by the ").side(*side).text(".");
            Other.says(text).at(*hex).act(Act::Ground(*hex))
        }
        What::Declared { combat, leader, others, targets } => {
            let force: Vec<LeaderId> = std::iter::once(*leader).chain(others.iter().copied()).collect();
            let attackers = force.iter().map(|one| leader_piece(*one)).collect();
            let fight = Fight::announced(board.side_of(*leader), attackers, targets.clone());
            let text = Sentence::from(format!("Combat {combat}: "))
                .then(all(&force))
                .text(" against ")
                .list(hexes(targets), "and")
                .text(".");
            Combat.says(text).strong().at(targets.first().copied()).milestone(Milestone::Fight(fight))
        }
        What::Defended { leader, others, left_out } => {
            let force: Vec<LeaderId> = std::iter::once(*leader).chain(others.iter().copied()).collect();
            let told = Sentence::from("The defence: ").then(all(&force));
            Combat.says(if left_out.is_empty() {
                told.text(".")
            } else {
                told.text("; not ").then(all(left_out)).text(".")
            })
        }
        What::Hurried { leaders, face, round, .. } => {
            let told = all(leaders).text(face.map_or_else(|| String::from(" "), |face| format!(", rolls {face}, ")));
            let one = leaders.len() == 1;
            let text = match (*round <= 1, one) {
                (true, true) => told.text("is there from the start."),
                (true, false) => told.text("are there from the start."),
                (false, true) => told.text(format!("joins in round {round}.")),
                (false, false) => told.text(format!("join in round {round}.")),
            };
            Combat.says(text).die(*face)
        }
        What::ChitSealed { side, round, .. } => {
            Combat.says(Sentence::EMPTY.side(*side).text(format!(" have sealed a chit for round {round}."))).silent()
        }
        What::ChitOpened { side, choice } => {
            let says = match choice {
                Choice::Pitched => "Pitched: they fight on",
                Choice::Pursuit => "Pursuit: they retreat",
            };
            Combat.says(Sentence::from("The chit of the ").side(*side).text(format!(" says {says}."))).strong()
        }
        What::BatteriesForward { side, forward } => {
            let how = if *forward { " push their batteries forward." } else { " hold their batteries back." };
            Combat.says(Sentence::EMPTY.side(*side).text(how))
        }
        What::Fired { side, strength, face, loss } => {
            let text = Sentence::from("Guns of the ")
                .side(*side)
                .text(format!(", {strength}: {}the enemy loses {loss}.", die(*face)));
            Combat.says(text).told(if *loss == 0 { Quiet } else { Plain }).die(*face)
        }
        What::Fought { round, attacker, column, face, die: modified, result } => {
            let fallen = face.map_or_else(String::new, |face| format!("rolls {face}, read as {modified}, "));
            let text = Sentence::from(format!("Round {round}, the "))
                .side(*attacker)
                .text(format!(" attack: {fallen}{}. The ", round_words(board, *column, result, *attacker)))
                .side(result.loser)
                .text(" have lost the round.");
            Combat.says(text).strong().die(*face).came(came(result, *attacker))
        }
        What::Stood { side } => Combat.says(Sentence::EMPTY.side(*side).text(" stand.")),
        What::BrokeOff { side } => Combat.says(Sentence::EMPTY.side(*side).text(" break off.")),
        What::CounterAttacked { side, attacks } => Combat.says(Sentence::EMPTY.side(*side).text(if *attacks {
            " make a sortie."
        } else {
            " stay behind their walls."
        })),
        What::Retreated { side, paths, missing, stacks } => {
            let back = |(path, stack): (&RetreatPath, &Vec<LeaderId>)| {
                go(board, stack, Some(path.from), &path.path, Gait::Retreat)
            };
            let acts = paths.iter().zip(stacks).flat_map(back);
            Combat.says(retreated(*side, paths, *missing)).strong().at(paths.first().map(|path| path.from)).acts(acts)
        }
        What::Pursued { leaders, hex, face, hexes, loss, reached } => {
            let told = does(leaders, " pursues the stack that left ", " pursue the stack that left ").hex(*hex);
            let told = told.text(format!(": {}{}, {loss} lost", die(*face), counted(*hexes, "hex", "hexes")));
            let went = reached.filter(|_| *hexes > 0).map(|to| go(board, leaders, None, &[to], Gait::Advance));
            let went = went.unwrap_or_default();
            let text = match reached.filter(|_| *hexes > 0) {
                Some(to) if leaders.len() == 1 => told.text("; he is now in ").hex(to).text("."),
                Some(to) => told.text("; they are now in ").hex(to).text("."),
                None => told.text("."),
            };
            Combat.says(text).at(*hex).die(*face).acts(went)
        }
        What::Stayed { side } => Combat.says(Sentence::EMPTY.side(*side).text(" stay.")).silent(),
        What::Advanced { leaders, hex } => {
            let text = does(leaders, " advances into ", " advance into ").hex(*hex).text(".");
            Combat.says(text).at(*hex).acts(go(board, leaders, None, &[*hex], Gait::Advance))
        }
        What::CombatEnded { combat, retreated, lost: [first, second] } => {
            let told = Sentence::from(format!("Combat {combat} is over: "));
            let told =
                told.side(Side::First).text(format!(" lost {first}, ")).side(Side::Second).text(format!(" {second}"));
            Combat.says(match retreated {
                Some(side) => told.text("; the ").side(*side).text(" retreated."),
                None => told.text("; neither side retreated."),
            })
        }
        What::MoraleMoved { from, to, favours } => {
            let told = Sentence::from("Morale shifts toward the ").side(*favours);
            let spaces = |space: Space| i16::try_from(space.number()).unwrap_or(0);
            let figure = FigureChange {
                number: 0,
                name: String::from("The morale marker"),
                from: spaces(*from),
                to: to.map_or_else(|| spaces(*from), spaces),
            };
            let text = match to {
                Some(to) => told.text(format!(", from {from:?} to {to:?}.")),
                None => told.text(format!(", from {from:?} off the track.")),
            };
            Combat.says(text).grave().milestone(Milestone::Figure(figure))
        }
        What::TrainAssigned { leader } => Other.says(who(*leader).text(" takes a bridge train.")),
        What::Administered { army: id, faces, modifier, points } => {
            let dice: Vec<String> = faces.iter().map(u16::to_string).collect();
            let plus = if *modifier == 0 { String::new() } else { format!(" {modifier:+}") };
            let thrown = if dice.is_empty() {
                String::from("no roll needed")
            } else {
                format!("rolls {}{plus}", dice.join(" and "))
            };
            let points = counted(*points, "administrative point", "administrative points");
            Other.says(format!("{}: {thrown}: {points}.", army(board, *id)))
        }
        What::SourceOrdered { army: id, hex } => {
            Other.says(Sentence::from(format!("{}: the source will change to ", army(board, *id))).hex(*hex).text("."))
        }
        What::SourceChanged { army: id, hex, face, done } => {
            let told = Sentence::from(format!("{}: rolls {face}, the source ", army(board, *id)));
            Other.says(told.text(if *done { "is now " } else { "is not yet " }).hex(*hex).text("."))
        }
        What::CentreMoved { army: id, from, to, flight: true } if *from == Some(*to) => Other.says(
            Sentence::from(format!("The {} Centre stays on its source in ", army(board, *id))).hex(*to).text("."),
        ),
        What::CentreMoved { army: id, to, flight, .. } => {
            let how = if *flight { "flees" } else { "goes" };
            Other.says(Sentence::from(format!("The {} Centre {how} to ", army(board, *id))).hex(*to).text("."))
        }
        What::CentreGone { army: id, back } => {
            let when = back.map_or_else(
                || String::from("is driven off the map"),
                |turn| format!("is disbanded until turn {turn}"),
            );
            Other.says(format!("The {} Centre {when}.", army(board, *id)))
        }
        What::RodeOff { leader, from, to } => {
            let text = who(*leader).text(" rides off to ").hex(*to).text(".");
            Other.says(text).acts(go(board, &[*leader], Some(*from), &[*to], Gait::Withdraw))
        }
        What::CentreBoxed { army: id, hex, area } => {
            let told = Sentence::from(format!("The {} Centre leaves the map at ", army(board, *id))).hex(*hex);
            Other.says(told.text(format!(" for the box of {}.", super::box_name(board, *area))))
        }
        What::Replaced { unit, strength } => Other.says(
            Sentence::EMPTY.piece(unit_piece(board, *unit)).text(format!(" gains {}.", count(u16::from(*strength)))),
        ),
        What::RegimentFormed { unit, strength, to, hex, .. } => {
            let text = Sentence::EMPTY
                .piece(unit_piece(board, *unit))
                .text(format!(" is formed with {} under ", count(u16::from(*strength))))
                .then(who(*to))
                .text(".");
            Other.says(text).act(put(*to, Some(*hex)))
        }
        What::Promoted { general, promoted, hex } => {
            let text = who(*general).text(" is promoted: ").then(who(*promoted)).text(" appears.");
            Other.says(text).act(put(*promoted, Some(*hex)))
        }
        What::Arrived { leader, hex } => {
            let text = who(*leader).text(" enters at ").hex(*hex).text(".");
            Other.says(text).act(put(*leader, Some(*hex)))
        }
        What::PutOff { leader } => Other.says(who(*leader).text(" cannot enter and will try next turn.")),
        What::InTransit { leader, to } => {
            Other.says(who(*leader).text(format!(" sets out for the box of {}.", super::box_name(board, *to))))
        }
        What::LeftForBox { leaders, hex, area } => {
            let text = does(leaders, " leaves the map at ", " leave the map at ")
                .hex(*hex)
                .text(format!(" for the box of {}.", super::box_name(board, *area)));
            Other.says(text).acts(leaders.iter().map(|one| Act::Remove(leader_piece(*one))))
        }
        What::Worked { leader, work, side, cost } => {
            let how = match work {
                Work::Damage => "damages the bridge",
                Work::Repair => "repairs the bridge",
                Work::Deploy => "lays a pontoon",
                Work::TakeUp => "takes up the pontoon",
            };
            Other.says(
                who(*leader)
                    .text(format!(" {how} between "))
                    .hex(side.low)
                    .text(" and ")
                    .hex(side.high)
                    .text(format!(" for {}.", in_points(u16::from(*cost)))),
            )
        }
        What::TrainTaken { leader } => Other.says(who(*leader).text(" takes the bridge train.")),
        What::TrainSeized { side, hex, pontoon } => {
            let what = if *pontoon { "The pontoon laid from " } else { "The bridge train left in " };
            Other.says(Sentence::from(what).hex(*hex).text(" falls to the ").side(*side).text(".")).at(*hex)
        }
        What::RedoubtLaid { hex, side } => {
            Other.says(Sentence::EMPTY.side(*side).text(" begin a redoubt in ").hex(*hex).text("."))
        }
        What::RedoubtRaised { hex, .. } => {
            Other.says(Sentence::from("The redoubt in ").hex(*hex).text(" is complete."))
        }
        What::Relieved { leader } => {
            Other.says(who(*leader).text(" leaves the army.")).act(Act::Remove(leader_piece(*leader)))
        }
        What::Besieged { siege, face, spaces } => {
            let place = match siege {
                Siege::Danzig => "Danzig",
                Siege::Thorn => "Thorn",
            };
            Other.says(format!("The siege of {place}: rolls {face}, {}.", counted(*spaces, "space", "spaces")))
        }
        What::TrackOpened { leader } => Other
            .says(Sentence::from("The track of ").then(who(*leader)).text(" is revealed."))
            .acts(change(&[*leader])),
        What::OutpostPlaced { leader } => {
            Other.says(Sentence::from("An outpost is with ").then(who(*leader)).text("."))
        }
        What::Dealt { side, tokens } => {
            let told = format!(" deal {}.", counted(tokens.len(), "counter", "counters"));
            Other.says(Sentence::EMPTY.side(*side).text(told))
        }
        What::KindShown { token, outpost } => {
            let text = who(*token).text(if *outpost { " is an outpost." } else { " is a Force." });
            Other.says(text).acts(change(&[*token]))
        }
        What::NameOpened { token, leader } => {
            let gone = leader.map(|_| Act::Remove(leader_piece(*token)));
            let text = match leader {
                Some(leader) => who(*token).text(" is ").then(who(*leader)).text("."),
                None => who(*token).text(" is an outpost."),
            };
            Other.says(text).act(gone).acts(change(&[leader.unwrap_or(*token)]))
        }
        What::Rearranged { side, hex, leaders, made } => {
            let told = Sentence::EMPTY.side(*side).text(" organise in ").hex(*hex).text(": ").then(all(leaders));
            let text = match made {
                Some(general) => told.text("; ").then(who(*general)).text(" appears."),
                None => told.text("."),
            };
            Other.says(text).act(made.and_then(|one| put(one, Some(*hex)))).acts(change(leaders))
        }
        What::Claimed { side, post, loss } => {
            let told = Sentence::EMPTY.side(*side).text(" declare a loss of ").text(count(*loss));
            Other.says(post.map_or_else(|| told.clone(), |post| told.clone().text(" in ").hex(post.hex)).text("."))
        }
        What::LostUnseen { side, loss } => {
            Other.says(Sentence::EMPTY.side(*side).text(format!(" lose {} on sealed tracks.", count(*loss))))
        }
        What::ModeChanged { leaders, forage: true, .. } => {
            Other.says(does(leaders, " disperses for food.", " disperse for food."))
        }
        What::ModeChanged { leaders, forage: false, .. } => {
            Other.says(does(leaders, " gathers his units.", " gather their units."))
        }
        What::WentAstray { leader, face } => {
            Other.says(who(*leader).text(format!(" marches without orders: rolls {face} for direction.")))
        }
        What::TakenBack { side } => {
            let text = Sentence::EMPTY.side(*side).text(" undo their last action.");
            Other.says(text).quiet().milestone(Milestone::TakenBack(*side))
        }
        What::Amended { edits } => {
            let edits: Vec<String> = edits.iter().map(|edit| super::edited(board, edit)).collect();
            Other.says(format!("Both change the position: {}.", edits.join("; "))).milestone(Milestone::Amended)
        }
        What::Armistice { side } => {
            Phase.says(Sentence::from("Armistice: the ").side(*side).text(" have no strength left on the map.")).grave()
        }
        What::GameOver { outcome } => {
            let what = if board.definition().campaign.is_some() { "campaign" } else { "battle" };
            let text = match outcome.winner {
                Some(side) => Sentence::from(format!("The {what} is won by the ")).side(side).text("."),
                None => Sentence::from(format!("The {what} is a draw.")),
            };
            Phase.says(text).milestone(Milestone::End(outcome.winner))
        }
    }
}

/// Leaders go together. They are on the map already, also where the event does not say from where they go.
fn go(board: &Board, leaders: &[LeaderId], from: Option<Hex>, path: &[Hex], gait: Gait) -> Vec<Act> {
    let path: Vec<Hex> = from.into_iter().chain(path.iter().copied()).collect();
    let goes = |one: &LeaderId| Act::Go {
        piece: leader_piece(*one),
        side: board.side_of(*one),
        path: path.clone(),
        enters: false,
        gait,
    };
    leaders.iter().map(goes).collect()
}

fn put(leader: LeaderId, hex: Option<Hex>) -> Option<Act> {
    hex.map(|hex| Act::Put { piece: leader_piece(leader), hex })
}

fn change(leaders: &[LeaderId]) -> Vec<Act> {
    leaders.iter().map(|one| Act::Change(leader_piece(*one))).collect()
}

/// The result of a round for its attacker.
const fn came(result: &RoundResult, attacker: Side) -> Came {
    let lost = matches!((result.loser, attacker), (Side::First, Side::First) | (Side::Second, Side::Second));
    if lost {
        Came { name: "lost", meaning: "the attacker has lost the round", tone: Tone::Bad }
    } else {
        Came { name: "won", meaning: "the defender has lost the round", tone: Tone::Good }
    }
}

/// The column of a round and its result, for a sentence.
fn round_words(board: &Board, column: u8, result: &RoundResult, attacker: Side) -> String {
    let stars = "*".repeat(usize::from(result.stars));
    let (own, enemy) = if result.loser == attacker { (stars.as_str(), "") } else { ("", stars.as_str()) };
    let column = ask::column_word(board, column);
    format!("column {column}, attacker {}{own}, defender {}{enemy}", result.attacker, result.defender)
}

fn who(leader: LeaderId) -> Sentence {
    Sentence::EMPTY.piece(leader_piece(leader))
}

fn all(leaders: &[LeaderId]) -> Sentence {
    Sentence::EMPTY.list(leaders.iter().map(|leader| Pick::Piece(leader_piece(*leader))), "and")
}

/// Leaders who do something: the verb for one, and for several.
fn does(leaders: &[LeaderId], one: &'static str, several: &'static str) -> Sentence {
    all(leaders).text(if leaders.len() == 1 { one } else { several })
}

fn hexes(hexes: &[Hex]) -> impl Iterator<Item = Pick> + '_ {
    hexes.iter().copied().map(Pick::Hex)
}

fn body(formation: FormationId) -> Pick {
    Pick::Group(GroupId(formation.0))
}

/// Weather in a word or two.
pub(in super::super) const fn weather(weather: Weather) -> &'static str {
    match weather {
        Weather::Heat => "heat",
        Weather::Fair => "fair",
        Weather::Rain => "rain",
        Weather::Mud => "mud",
        Weather::RainMud => "rain and mud",
        Weather::Frost => "frost",
        Weather::Snow => "snow",
        Weather::FrostSnow => "frost and snow",
    }
}

pub(super) fn count(number: u16) -> String {
    counted(number, "strength point", "strength points")
}

fn die(face: Option<u16>) -> String {
    face.map_or_else(String::new, |face| format!("rolls {face}, "))
}

/// Units with how many strength points each lost.
fn lost(board: &Board, units: &[UnitId]) -> Sentence {
    let mut seen: Vec<(UnitId, u16)> = Vec::new();
    for unit in units {
        match seen.iter_mut().find(|known| known.0 == *unit) {
            Some(known) => known.1 += 1,
            None => seen.push((*unit, 1)),
        }
    }
    let mut told = Sentence::EMPTY;
    for (at, (unit, number)) in seen.into_iter().enumerate() {
        let apart = if at == 0 { "" } else { ", " };
        told = told.text(apart).piece(unit_piece(board, unit)).text(format!(" {number}"));
    }
    told
}

/// An army's name.
fn army(board: &Board, id: ArmyId) -> String {
    board.army(id).map_or_else(|| String::from("?"), army_name)
}

fn retreated(side: Side, paths: &[RetreatPath], missing: u8) -> Sentence {
    let mut told = Sentence::EMPTY.side(side).text(" retreat: ");
    for (at, path) in paths.iter().enumerate() {
        told = told.text(if at == 0 { "" } else { "; " }).hex(path.from);
        if path.off {
            told = told.text(" off the map");
            continue;
        }
        told = match path.path.last() {
            Some(to) => told.text(" to ").hex(*to),
            None => told.text(" cannot retreat"),
        };
    }
    match missing {
        0 => told.text("."),
        1 => told.text("; 1 hex short."),
        2.. => told.text(format!("; {missing} hexes short.")),
    }
}
