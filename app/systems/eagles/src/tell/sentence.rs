//! Each event in a sentence of our own.

use super::super::ask::in_points;
use super::super::columns::ATTRITION;
use super::super::pieces::army_name;
use super::super::{leader_piece, unit_piece};
use super::milestone::round_words;
use eagles::*;
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::{GroupId, Pick, Sentence};
use language::words::letters::counted;

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
    face.map_or_else(String::new, |face| format!("die {face}, "))
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

/// What happened, in a sentence.
pub(super) fn sentence(board: &Board, what: &What) -> Sentence {
    match what {
        What::TurnBegan { turn, weather: sky, face } => {
            Sentence::from(format!("Turn {turn}: {}{}.", die(*face), weather(*sky)))
        }
        What::SegmentBegan { side, segment, .. } => {
            Sentence::EMPTY.side(*side).text(format!(": {}.", super::phase::of_segment(*segment).name))
        }
        What::Transferred { formation, from, to } => Sentence::EMPTY
            .pick(body(*formation))
            .text(" goes from ")
            .then(who(*from))
            .text(" to ")
            .then(who(*to))
            .text("."),
        What::GeneralMade { general, formations, from, .. } => {
            let told = who(*general).text(" takes over ").list(formations.iter().copied().map(body), "and");
            told.text(" from ").then(who(*from)).text(".")
        }
        What::Detached { brigade, strength, to, .. } => Sentence::EMPTY
            .piece(unit_piece(board, *brigade))
            .text(format!(" is detached with {} to ", count(u16::from(*strength))))
            .then(who(*to))
            .text("."),
        What::Rejoined { brigade, strength } => Sentence::EMPTY
            .piece(unit_piece(board, *brigade))
            .text(format!(" rejoins its division with {}.", count(u16::from(*strength)))),
        What::LeftMap { leader, hex } => who(*leader).text(" leaves the map at ").hex(*hex).text("."),
        What::Activated { leader, others, face, plus, success } => {
            let force: Vec<LeaderId> = std::iter::once(*leader).chain(others.iter().copied()).collect();
            let more = if *plus == 0 { String::new() } else { format!("{plus:+}") };
            let roll = face.map_or_else(String::new, |face| format!(" (die {face}{more})"));
            let told = if *success {
                all(&force).text(" may march")
            } else {
                does(&force, " stays where he is", " stay where they are")
            };
            told.text(format!("{roll}."))
        }
        What::Marched { leaders, path, cost, stopped, .. } => {
            let told = all(leaders).text(" to ").list(hexes(path.last().map_or(&[][..], std::slice::from_ref)), "");
            let stop = if *stopped { ", into contact" } else { "" };
            told.text(format!(" for {}{stop}.", in_points(u16::from(*cost))))
        }
        What::Repulsed { leaders, hex, path, .. } => {
            let told = does(leaders, " pushes the enemy out of ", " push the enemy out of ").hex(*hex).text(", to ");
            told.list(hexes(path.last().map_or(&[][..], std::slice::from_ref)), "").text(".")
        }
        What::MarchEnded { leader } => Sentence::from("The march of ").then(who(*leader)).text(" is over."),
        What::Attrition { side, size, column, row, terms, face, loss, at } => {
            let head = ATTRITION.get(usize::from(*column)).copied().unwrap_or("?");
            let sum: i16 = terms.iter().map(|term| term.number).sum();
            let thrown = if face.is_some() && sum != 0 { format!(" with {sum:+}") } else { String::new() };
            let of = if *size == 0 { String::from("tracks under seal") } else { count(*size) };
            let told = Sentence::EMPTY.side(*side).text(format!(": {}attrition of {of}", die(*face)));
            let told = at.map_or_else(|| told.clone(), |post| told.clone().text(" that stayed in ").hex(post.hex));
            told.text(format!(" in column {head}, row {row}{thrown}: {loss} lost."))
        }
        What::Lost { side, units } => Sentence::EMPTY.side(*side).text(" losses: ").then(lost(board, units)).text("."),
        What::Escaped { leader, to, .. } => who(*leader).text(" escapes to ").hex(*to).text("."),
        What::Captured { leader, hex } => who(*leader).text(" is captured at ").hex(*hex).text("."),
        What::HexHeld { hex, side } => Sentence::EMPTY.hex(*hex).text(" is held by the ").side(*side).text("."),
        What::Declared { combat, leader, others, targets } => {
            let force: Vec<LeaderId> = std::iter::once(*leader).chain(others.iter().copied()).collect();
            Sentence::from(format!("Combat {combat}: "))
                .then(all(&force))
                .text(" against ")
                .list(hexes(targets), "and")
                .text(".")
        }
        What::Defended { leader, others, left_out } => {
            let force: Vec<LeaderId> = std::iter::once(*leader).chain(others.iter().copied()).collect();
            let told = Sentence::from("The defence: ").then(all(&force));
            if left_out.is_empty() { told.text(".") } else { told.text("; not ").then(all(left_out)).text(".") }
        }
        What::Hurried { leaders, face, round, .. } => {
            let told = all(leaders).text(face.map_or_else(|| String::from(" "), |face| format!(", die {face}, ")));
            let one = leaders.len() == 1;
            match (*round <= 1, one) {
                (true, true) => told.text("is there from the start."),
                (true, false) => told.text("are there from the start."),
                (false, true) => told.text(format!("joins in round {round}.")),
                (false, false) => told.text(format!("join in round {round}.")),
            }
        }
        What::ChitSealed { side, round, .. } => {
            Sentence::EMPTY.side(*side).text(format!(" have sealed a chit for round {round}."))
        }
        What::ChitOpened { side, choice } => {
            let says = match choice {
                Choice::Pitched => "Pitched: they fight on",
                Choice::Pursuit => "Pursuit: they retreat",
            };
            Sentence::from("The chit of the ").side(*side).text(format!(" says {says}."))
        }
        What::BatteriesForward { side, forward } => {
            let how =
                if *forward { " push their batteries forward." } else { " leave their batteries where they are." };
            Sentence::EMPTY.side(*side).text(how)
        }
        What::Fired { side, strength, face, loss } => Sentence::from("Guns of the ")
            .side(*side)
            .text(format!(", {strength}: {}the enemy loses {loss}.", die(*face))),
        What::Fought { round, attacker, column, face, die: modified, result } => {
            let fallen = face.map_or_else(String::new, |face| format!("die {face}, read as {modified}, "));
            Sentence::from(format!("Round {round}, the "))
                .side(*attacker)
                .text(format!(" attack: {fallen}{}. The ", round_words(board, *column, result, *attacker)))
                .side(result.loser)
                .text(" have lost the round.")
        }
        What::Stood { side } => Sentence::EMPTY.side(*side).text(" stand."),
        What::BrokeOff { side } => Sentence::EMPTY.side(*side).text(" break off."),
        What::CounterAttacked { side, attacks } => Sentence::EMPTY.side(*side).text(if *attacks {
            " attack out of their walls."
        } else {
            " stay behind their walls."
        }),
        What::Retreated { side, paths, missing, .. } => retreated(*side, paths, *missing),
        What::Pursued { leaders, hex, face, hexes, loss, reached } => {
            let told = does(leaders, " pursues those who left ", " pursue those who left ").hex(*hex);
            let told = told.text(format!(": {}{}, {loss} lost", die(*face), counted(*hexes, "hex", "hexes")));
            match reached.filter(|_| *hexes > 0) {
                Some(to) if leaders.len() == 1 => told.text("; he stands in ").hex(to).text("."),
                Some(to) => told.text("; they stand in ").hex(to).text("."),
                None => told.text("."),
            }
        }
        What::Stayed { side } => Sentence::EMPTY.side(*side).text(" stay where they are."),
        What::Advanced { leaders, hex } => does(leaders, " steps into ", " step into ").hex(*hex).text("."),
        What::CombatEnded { combat, retreated, lost: [first, second] } => {
            let told = Sentence::from(format!("Combat {combat} is over: "));
            let told =
                told.side(Side::First).text(format!(" lost {first}, ")).side(Side::Second).text(format!(" {second}"));
            match retreated {
                Some(side) => told.text("; the ").side(*side).text(" gave way."),
                None => told.text("; nobody gave way."),
            }
        }
        What::MoraleMoved { from, to, favours } => {
            let told = Sentence::from("Morale moves for the ").side(*favours);
            match to {
                Some(to) => told.text(format!(", from {from:?} to {to:?}.")),
                None => told.text(format!(", from {from:?} off the track.")),
            }
        }
        What::TrainAssigned { leader } => who(*leader).text(" takes a bridge train along."),
        What::Administered { army: id, faces, modifier, points } => {
            let dice: Vec<String> = faces.iter().map(u16::to_string).collect();
            let plus = if *modifier == 0 { String::new() } else { format!(" {modifier:+}") };
            let thrown = if dice.is_empty() {
                String::from("whatever the dice")
            } else {
                format!("dice {}{plus}", dice.join(" and "))
            };
            let points = counted(*points, "administrative point", "administrative points");
            Sentence::from(format!("{}: {thrown}: {points}.", army(board, *id)))
        }
        What::SourceOrdered { army: id, hex } => {
            Sentence::from(format!("{}: the source is to be ", army(board, *id))).hex(*hex).text(".")
        }
        What::SourceChanged { army: id, hex, face, done } => {
            let told = Sentence::from(format!("{}: die {face}, the source ", army(board, *id)));
            told.text(if *done { "is now " } else { "is not yet " }).hex(*hex).text(".")
        }
        What::CentreMoved { army: id, from, to, flight: true } if *from == Some(*to) => {
            Sentence::from(format!("The {} Centre stays on its source in ", army(board, *id))).hex(*to).text(".")
        }
        What::CentreMoved { army: id, to, flight, .. } => {
            let how = if *flight { "flees" } else { "goes" };
            Sentence::from(format!("The {} Centre {how} to ", army(board, *id))).hex(*to).text(".")
        }
        What::CentreGone { army: id, back } => {
            let when = back.map_or_else(
                || String::from("is driven off the map"),
                |turn| format!("is disbanded until turn {turn}"),
            );
            Sentence::from(format!("The {} Centre {when}.", army(board, *id)))
        }
        What::RodeOff { leader, to, .. } => who(*leader).text(" rides off to ").hex(*to).text("."),
        What::CentreBoxed { army: id, hex, area } => {
            let told = Sentence::from(format!("The {} Centre leaves the map at ", army(board, *id))).hex(*hex);
            told.text(format!(" for the box of {}.", super::box_name(board, *area)))
        }
        What::Replaced { unit, strength } => Sentence::EMPTY
            .piece(unit_piece(board, *unit))
            .text(format!(" is filled up with {}.", count(u16::from(*strength)))),
        What::RegimentFormed { unit, strength, to, .. } => Sentence::EMPTY
            .piece(unit_piece(board, *unit))
            .text(format!(" is formed with {} under ", count(u16::from(*strength))))
            .then(who(*to))
            .text("."),
        What::Promoted { general, promoted, .. } => {
            who(*general).text(" is promoted: ").then(who(*promoted)).text(" appears.")
        }
        What::Arrived { leader, hex } => who(*leader).text(" comes onto the map at ").hex(*hex).text("."),
        What::PutOff { leader } => who(*leader).text(" cannot enter and comes a turn later."),
        What::InTransit { leader, to } => {
            who(*leader).text(format!(" sets out for the box of {}.", super::box_name(board, *to)))
        }
        What::LeftForBox { leaders, hex, area } => does(leaders, " leaves the map at ", " leave the map at ")
            .hex(*hex)
            .text(format!(" for the box of {}.", super::box_name(board, *area))),
        What::Worked { leader, work, side, cost } => {
            let how = match work {
                Work::Damage => "damages the bridge",
                Work::Repair => "repairs the bridge",
                Work::Deploy => "lays a pontoon",
                Work::TakeUp => "takes up the pontoon",
            };
            who(*leader)
                .text(format!(" {how} between "))
                .hex(side.low)
                .text(" and ")
                .hex(side.high)
                .text(format!(" for {}.", in_points(u16::from(*cost))))
        }
        What::TrainTaken { leader } => who(*leader).text(" takes the train along."),
        What::TrainSeized { side, hex, pontoon } => {
            let what = if *pontoon { "The pontoon laid from " } else { "The bridge train left in " };
            Sentence::from(what).hex(*hex).text(" falls to the ").side(*side).text(".")
        }
        What::RedoubtLaid { hex, side } => {
            Sentence::EMPTY.side(*side).text(" lay out a redoubt in ").hex(*hex).text(".")
        }
        What::RedoubtRaised { hex, .. } => Sentence::from("The redoubt in ").hex(*hex).text(" stands."),
        What::Relieved { leader } => who(*leader).text(" leaves the army."),
        What::Besieged { siege, face, spaces } => {
            let place = match siege {
                Siege::Danzig => "Danzig",
                Siege::Thorn => "Thorn",
            };
            Sentence::from(format!("The siege of {place}: die {face}, {}.", counted(*spaces, "space", "spaces")))
        }
        What::TrackOpened { leader } => Sentence::from("The track of ").then(who(*leader)).text(" is opened."),
        What::OutpostPlaced { leader } => Sentence::from("An outpost stands with ").then(who(*leader)).text("."),
        What::Dealt { side, tokens } => {
            let told = format!(" deal {}.", counted(tokens.len(), "counter", "counters"));
            Sentence::EMPTY.side(*side).text(told)
        }
        What::KindShown { token, outpost } => {
            who(*token).text(if *outpost { " is an outpost." } else { " is a Force." })
        }
        What::NameOpened { token, leader } => match leader {
            Some(leader) => who(*token).text(" is ").then(who(*leader)).text("."),
            None => who(*token).text(" is an outpost."),
        },
        What::Rearranged { side, hex, leaders, made } => {
            let told = Sentence::EMPTY.side(*side).text(" organise in ").hex(*hex).text(": ").then(all(leaders));
            match made {
                Some(general) => told.text("; ").then(who(*general)).text(" appears."),
                None => told.text("."),
            }
        }
        What::Claimed { side, post, loss } => {
            let told = Sentence::EMPTY.side(*side).text(" claim a loss of ").text(count(*loss));
            post.map_or_else(|| told.clone(), |post| told.clone().text(" in ").hex(post.hex)).text(".")
        }
        What::LostUnseen { side, loss } => {
            Sentence::EMPTY.side(*side).text(format!(" lose {} under seal.", count(*loss)))
        }
        What::ModeChanged { leaders, forage: true, .. } => does(leaders, " disperses for food.", " disperse for food."),
        What::ModeChanged { leaders, forage: false, .. } => {
            does(leaders, " gathers his units.", " gather their units.")
        }
        What::WentAstray { leader, face } => {
            who(*leader).text(format!(" does not wait for orders: die {face} for the sixth of the compass."))
        }
        What::TakenBack { side } => Sentence::EMPTY.side(*side).text(" take their last command back."),
        What::Amended { edits } => {
            let edits: Vec<String> = edits.iter().map(|edit| super::edited(board, edit)).collect();
            Sentence::from(format!("Both change the position: {}.", edits.join("; ")))
        }
        What::Armistice { side } => {
            Sentence::from("Armistice: the ").side(*side).text(" have no strength left on the map.")
        }
        What::GameOver { outcome } => {
            let what = if board.definition().campaign.is_some() { "campaign" } else { "battle" };
            match outcome.winner {
                Some(side) => Sentence::from(format!("The {what} is won by the ")).side(side).text("."),
                None => Sentence::from(format!("The {what} is a draw.")),
            }
        }
    }
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
            None => told.text(" has no way"),
        };
    }
    match missing {
        0 => told.text("."),
        1 => told.text("; 1 hex is missing."),
        _ => told.text(format!("; {missing} hexes are missing.")),
    }
}
