//! Clicks on the board mean what the cards of the guided games say.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail loudly")]

use super::test_seat::{TestSeat, TestTable};
use super::touching::click;
use egui::Key;
use engine::hex::Hex;
use language::ask::{Asking, Mark, Pick, PieceId, Rank};
use language::position::{Bytes, WaitingFor};
use language::system::Eye;
use play::table::Heard;
use scene::Overlay;
use serde_json::json;
use std::sync::Arc;

/// The hexes that are lit as choices.
fn lit(table: &TestTable) -> Vec<Hex> {
    let asked = &table.screen.asked;
    let lit = asked.asking().lit(|piece| asked.place(piece));
    lit.iter().filter_map(|one| if let Overlay::Choice { hex, .. } = one { Some(*hex) } else { None }).collect()
}

#[test]
fn the_hex_that_an_answer_leads_to_gives_it_when_it_is_clicked_again() {
    let mut seat = TestSeat::sit("winter-training", "click-again");
    seat.end_until("move");
    let asking = |seat: &TestSeat| -> Arc<Asking<Bytes>> { Arc::clone(seat.screen().asked.asking()) };
    let hex = asking(&seat).offers.iter().filter(|offer| offer.rank == Rank::Open).find_map(|offer| {
        let draft = offer.draft()?;
        let after = seat.screen().asked.ask(draft);
        let reached = after.offers.iter().find(|offer| matches!(offer.mark, Mark::Reach { .. }))?;
        Some((draft.clone(), reached.pick.hex()?))
    });
    let (draft, hex) = hex.unwrap();
    seat.screen_mut().asked.point(&draft);
    click(seat.screen_mut(), hex, None);
    seat.harness.run_steps(8);
    assert!(asking(&seat).would_confirm().is_some(), "the march is planned");
    let shown = seat.screen().board.stage.positions;
    click(seat.screen_mut(), hex, None);
    assert_eq!(seat.screen().asked.refusal, None);
    seat.until("it marches", |screen| screen.board.stage.positions > shown);
}

#[test]
fn an_attacker_is_lit_alone_and_a_click_on_it_begins_the_attack() {
    let battle = systems::ALL.open("winter-training", None).unwrap();
    let position = json!({"others": "out", "turn": 44, "phase": "allied_shock", "units": {
        "1/Pskov": {"hex": "A1019", "formation": "line", "facing": "S"},
        "2/Pskov": {"hex": "A1024", "formation": "line", "facing": "S"},
        "1/18": {"hex": "A0919", "formation": "column", "facing": "N"},
    }});
    let after = battle.json().begun(&json!({}), Some(&position)).unwrap();
    let seen = |eye| battle.position(&after.game, eye).unwrap();
    let WaitingFor::Side(side) = seen(Eye::Public).waits() else { panic!("nobody is asked") };
    let mut table = TestTable::lay(&battle, false);
    table.hears(Heard::Now(Arc::new(super::example::now(seen(Eye::Of(side)), false))));
    let offers = &table.screen.asked.asking().offers;
    assert!(offers.iter().any(|offer| offer.rank == Rank::Aside), "others can be given orders");
    let from = offers.iter().find_map(|offer| offer.pick.hex()).unwrap();
    assert_eq!(lit(&table), [from], "those who cannot attack are not lit");
    let attacker = *table.screen.asked.pieces_in(from).first().unwrap();
    click(&mut table.screen, from, Some(attacker));
    assert_eq!(table.screen.asked.draft().picks(), [Pick::Hex(from)]);
    let offers = &table.screen.asked.asking().offers;
    let to = offers.iter().find(|offer| offer.mark == Mark::Target).and_then(|offer| offer.pick.hex()).unwrap();
    assert!(lit(&table).contains(&to), "the target is lit");
}

/// A piece of the side that is asked, in a hex where no piece can be picked.
fn shut(seat: &TestSeat) -> Option<(PieceId, Hex)> {
    let asked = &seat.screen().asked;
    let (side, names) = (seat.screen().board.asked_here(), asked.names());
    let offered = |piece: PieceId| asked.asking().offer(Pick::Piece(piece)).is_some();
    let pieces = (0..names.pieces.len()).filter_map(|at| u16::try_from(at).ok()).map(PieceId);
    let here = pieces.filter(|piece| names.owner(*piece) == side).find_map(|piece| {
        let hex = asked.place(piece)?;
        let pieces = asked.pieces_in(hex);
        (pieces.contains(&piece) && !pieces.into_iter().any(offered)).then_some((piece, hex))
    });
    here.filter(|_| asked.asking().offers.iter().any(|offer| offer.pick.piece().is_some()))
}

#[test]
fn a_unit_of_ones_own_that_cannot_act_says_why() {
    let mut found = 0;
    for id in ["eagles-friedland", "winter-training", "dresden20"] {
        let mut seat = TestSeat::sit(id, "says-why");
        for _ in 0..8 {
            seat.take_seat();
            seat.until("somebody is asked", |screen| screen.board.asked_here().is_some());
            if let Some((piece, hex)) = shut(&seat) {
                click(seat.screen_mut(), hex, Some(piece));
                let told = seat.screen().asked.refusal.clone().unwrap_or_else(|| panic!("{id}: nothing is said"));
                assert!(told.at == Some(hex) && told.text.len() > 10, "{id}: {}", told.text);
                found += 1;
                break;
            }
            let shown = seat.screen().board.stage.positions;
            seat.key(Key::E);
            if seat.screen().asked.sure {
                seat.key(Key::E);
            }
            seat.until("it goes on", |screen| screen.board.stage.positions > shown || screen.board.curtain.is_down());
        }
    }
    assert!(found > 1, "only in {found} battles");
}
