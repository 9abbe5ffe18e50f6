//! Number of decisions that a battle between bots asks of the other side, and number of times it waits for dice: with
//! the standing orders that units begin with.

use super::Bataille;
use bataille::{Decision, Game, Segment};
use engine::contract::{Game as _, Pending, Side};
use language::bot::BotKind;
use language::chance::Chance;
use language::croupier;
use language::system::{Judge, Rules};
use std::sync::Arc;

/// Milliseconds of a round trip, for the wait a player sees.
const ROUND_TRIP: u32 = 80;

/// The counts of a battle.
#[derive(Debug, Default, PartialEq, Eq)]
struct Count {
    /// Commands in one's own segment.
    own: u32,
    /// Questions to the other side, its own fire segment apart.
    out_of_turn: u32,
    /// Those of them put while the other side moves.
    while_moving: u32,
    /// Requests for dice, and the dice in them.
    rolls: u32,
    dice: u32,
    /// Changes of the side that must decide.
    handovers: u32,
}

fn counted(id: &str, kind: BotKind, seed: u64) -> Count {
    let scenario = bataille_files::BATTLES.built_in(id).unwrap();
    let board = Bataille::board(&scenario).unwrap();
    let (mut game, _) = Game::new(Arc::clone(&board), board.definition().usual);
    let mut bots = [Bataille::bot(kind), Bataille::bot(kind)];
    let mut chance = Chance::new(seed);
    let mut count = Count::default();
    let mut last: Option<Side> = None;
    loop {
        match game.pending() {
            Pending::Over(_) => return count,
            Pending::Roll(roll) => {
                count.rolls += 1;
                count.dice += u32::try_from(roll.dice.len()).unwrap();
                croupier::roll(&mut game, &mut chance).unwrap();
            }
            Pending::Decision { side, decision } => {
                let state = game.state();
                let fires = matches!(decision, Decision::DefensiveFire);
                if side == state.phasing || fires {
                    count.own += 1;
                } else {
                    count.out_of_turn += 1;
                    count.while_moving += u32::from(state.segment == Segment::Movement);
                }
                count.handovers += u32::from(last.is_some_and(|last| last != side));
                last = Some(side);
                let command = bots[side.index()].answer(&game, &mut chance).unwrap();
                game.apply(side, &command).unwrap();
            }
        }
    }
}

/// [3.5] While one side moves, the other has no decision; its only decisions out of turn are charges and assaults.
#[test]
fn a_battle_asks_little_out_of_turn() {
    for (id, kind, seed) in [("broesa", BotKind::Sensible, 1), ("broesa", BotKind::Random, 2)] {
        let count = counted(id, kind, seed);
        assert_eq!(count.while_moving, 0, "{id} {kind:?}: {count:?}");
        assert!(count.out_of_turn * 5 <= count.own, "{id} {kind:?}: {count:?}");
        // Dice wait for the other machine; a command that only moves does not. A handover is half a trip.
        let trips = count.rolls + count.handovers.div_ceil(2);
        println!(
            "{id}, {kind:?}: {} commands in turn, {} questions out of turn, {} requests for {} dice, {} handovers: {trips} round trips, {} s at {ROUND_TRIP} ms",
            count.own,
            count.out_of_turn,
            count.rolls,
            count.dice,
            count.handovers,
            trips * ROUND_TRIP / 1000,
        );
    }
}
