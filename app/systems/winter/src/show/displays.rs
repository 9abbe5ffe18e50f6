//! The displays of the whole field as pages: orders of commanders, brigades and their fatigue, the morale of armies and corps
//! [14, 15, 17].

use super::super::ask::rule;
use super::super::values::yes_no;
use super::super::{Battle, MESSAGES, leader_piece, tell};
use super::staff::{points_of, sides};
use language::ask::{Pick, Sentence};
use language::board::side_colour;
use language::phrase;
use language::sheet::{Gauge, Part, Sheet, SheetTable};
use winter::day::OrderKind;
use winter::state::{CommandState, Nerve, Post};
use winter::whole::{FieldLeader, Rank};
use winter::{Game, LeaderId, UnitId};

/// Commanders of both sides from the army down: their state, and the order they have or wait for.
pub(super) fn orders(game: &Game) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let (Some(whole), Some(day)) = (game.board().whole(), game.state().day.as_ref()) else { return sheet };
    let board = game.board();
    for side in sides(game) {
        sheet.heading(Sentence::EMPTY.side(side));
        let points = day.points.get(side.index()).copied().unwrap_or(0);
        sheet.line(phrase!(MESSAGES, "winter-staff-points", points = points).rule(rule("17.2")));
        let heads = ["leader", "state", "order"].map(|head| phrase!(MESSAGES, "winter-staff-head", head = head));
        let mut table = SheetTable::of_words(heads);
        let mut add = |leader: &FieldLeader, depth: usize| {
            let Some(id) = board.leader_id(&leader.id) else { return };
            let state = game.state().leader(id);
            let order = order_of(game, id);
            let shown = leader.rank >= Rank::Division || leader.rank == Rank::Battery || !order.is_empty();
            if !shown || matches!(state.post, Post::Lost | Post::Withdrawn) {
                return;
            }
            let name = Sentence::from("– ".repeat(depth)).pick(Pick::Piece(leader_piece(board, id)));
            table.row([name, state_of(game, id), order], leader.rank >= Rank::Wing);
        };
        let own: Vec<&FieldLeader> = whole.field.leaders.iter().filter(|leader| leader.side == side).collect();
        let known = |id: &Option<String>| id.as_ref().is_some_and(|id| own.iter().any(|leader| leader.id == *id));
        let mut stack: Vec<(&FieldLeader, usize)> =
            own.iter().rev().filter(|leader| !known(&leader.superior)).map(|leader| (*leader, 0)).collect();
        while let Some((leader, depth)) = stack.pop() {
            add(leader, depth);
            let mut below: Vec<&FieldLeader> =
                own.iter().copied().filter(|other| other.superior.as_ref() == Some(&leader.id)).collect();
            below.sort_by_key(|leader| leader.rank);
            stack.extend(below.into_iter().map(|leader| (leader, depth + 1)));
        }
        sheet.parts.push(Part::Table(table));
    }
    sheet
}

/// The state of a leader in a word or two.
fn state_of(game: &Game, leader: LeaderId) -> Sentence {
    let state = game.state().leader(leader);
    let key = match (state.post, state.state) {
        (Post::Waiting, _) => "to-come",
        (Post::On(_), CommandState::Inactive) => "inactive",
        (Post::On(_), CommandState::Standing) => "standing",
        (Post::On(_), CommandState::Mobile) => "mobile",
        (Post::Display | Post::Returning | Post::Track(_), _) => "display",
        (Post::Lost | Post::Withdrawn, _) => "lost",
    };
    phrase!(MESSAGES, "winter-staff-state", state = key)
}

/// The order that a leader has, or that is on its way to him; empty if there is none.
fn order_of(game: &Game, leader: LeaderId) -> Sentence {
    let marker = game.state().day.as_ref().and_then(|day| day.marker(leader));
    if let Some(marker) = marker {
        let kind = match marker.kind {
            OrderKind::Activate => "activate",
            OrderKind::Mobile => "mobile",
            OrderKind::Attack => "attack",
            OrderKind::Stop => "stop",
            OrderKind::Free => "free",
        };
        return phrase!(MESSAGES, "winter-staff-order", order = kind, delay = marker.delay);
    }
    let runs = game.state().affairs.attack_orders.iter().find(|order| order.holds && order.leader == leader);
    runs.map_or(Sentence::EMPTY, |order| phrase!(MESSAGES, "winter-staff-attacks", violations = order.violations))
}

/// Brigades of both sides on the map: who leads them, whether they are committed, and their points of fatigue.
pub(super) fn commitment(game: &Game) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let (Some(whole), Some(day)) = (game.board().whole(), game.state().day.as_ref()) else { return sheet };
    let board = game.board();
    for side in sides(game) {
        sheet.heading(Sentence::EMPTY.side(side));
        let heads = ["brigade", "leader", "committed", "fatigue"];
        let mut table = SheetTable::of_words(heads.map(|head| phrase!(MESSAGES, "winter-staff-head", head = head)));
        let there: Vec<UnitId> = crate::weigh::on_map(game, side).collect();
        for (_, brigade) in whole.field.fatigue_boxes().into_iter().filter(|(of, _)| *of == side) {
            let is = |unit: &&UnitId| {
                let own = board.unit(**unit).parent.unwrap_or(**unit);
                board.data(own).is_some_and(|data| data.brigade.as_deref() == Some(brigade))
            };
            let own: Vec<UnitId> = there.iter().filter(is).copied().collect();
            let Some(&first) = own.first() else { continue };
            let leads = |leader: &LeaderId| {
                board.leader(*leader).side == side
                    && board.field_leader(*leader).is_some_and(|known| known.rank == Rank::Brigade)
                    && game.holds(*leader, first)
            };
            let leader = board.leader_ids().find(leads);
            let rests = leader.is_some_and(|leader| day.resting.contains(&leader));
            let committed = own.iter().any(|unit| game.state().unit(*unit).active);
            let state = if rests { "rests" } else { yes_no(committed) };
            let points = points_of(game, brigade).unwrap_or(0);
            let level = own.iter().map(|unit| super::staff::fatigue(game, *unit)).max().unwrap_or(0);
            let tired = match (points, level) {
                (0, 0) => Sentence::from("0"),
                _ => phrase!(MESSAGES, "winter-staff-fatigue", points = points, level = level),
            };
            let led =
                leader.map_or(Sentence::EMPTY, |leader| Sentence::EMPTY.pick(Pick::Piece(leader_piece(board, leader))));
            let name = tell::body(brigade);
            table.row([name, led, phrase!(MESSAGES, "winter-staff-committed", state = state), tired], level > 0);
        }
        sheet.parts.push(Part::Table(table));
    }
    sheet.note(phrase!(MESSAGES, "winter-staff-fatigue-note").rule(rule("15")));
    sheet
}

/// The morale of every army, corps and independent division, from its start down to where it disintegrates.
pub(super) fn morale(battle: &Battle, game: &Game) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let bodies = &game.board().rules().bodies;
    let Some(day) = game.state().day.as_ref() else { return sheet };
    for side in sides(game) {
        sheet.heading(Sentence::EMPTY.side(side));
        let known = bodies.iter().zip(&game.state().affairs.spirits).enumerate();
        for (at, (body, spirit)) in known.filter(|(_, (body, _))| body.side == side) {
            let name = tell::body(&body.name);
            if day.set.get(at) != Some(&true) {
                sheet.note(phrase!(MESSAGES, "winter-staff-not-set", body = name));
                continue;
            }
            let nerve = match spirit.nerve {
                Nerve::Steady => "steady",
                Nerve::Demoralised => "demoralised",
                Nerve::Disintegrated => "disintegrated",
            };
            let points = spirit.points;
            let (least, most) = (i64::from(body.disintegrates), i64::from(body.start.max(points)));
            sheet.parts.push(Part::Gauge(Gauge {
                name: name.clone(),
                text: points.to_string(),
                told: phrase!(MESSAGES, "winter-spirit", body = name, points = points, nerve = nerve),
                level: i64::from(points),
                ends: [least, most],
                tick: Some(i64::from(body.start)),
                coat: Some(side_colour(&battle.scenario, side)),
            }));
        }
    }
    sheet.note(phrase!(MESSAGES, "winter-staff-morale-note").rule(rule("14")));
    sheet
}
