//! Command: the orders of the phase, and the dice of leaders and of orders on their way (17).

use crate::agenda::{Deliver, Dispatch};
use crate::day::FieldCommand;
use crate::facing::Facing;
use crate::options::{MayAttach, MayCharge, MayOrder, MayPlace, MayState};
use crate::orders::CommandDie;
use crate::question::*;
use crate::sense::Light;
use crate::state::{CommandState, LeaderId, Post};

/// The open decision of a command phase.
pub(super) struct CommandPhase;

/// Whether there is anything to order.
pub(super) fn is_worth_asking(game: &Game, side: Side) -> bool {
    game.on_map(side).any(|(id, _)| game.may_declare(side, id, None).is_ok())
        || game.returning(side).iter().any(|&id| !game.leader_places(id).is_empty())
        || game
            .board
            .leader_ids()
            .any(|id| game.board.leader(id).side == side && game.may_set_state(id, CommandState::Mobile).is_ok())
        || !game.all_orders(side).is_empty()
        || game.may_declare_withdrawal(side).is_ok()
        || game.may_hold(side).is_ok()
        || game.may_order_davout(side).is_ok()
        || !game.all_riders(side).is_empty()
        || game.board.leader_ids().any(|id| !game.all_attachable(side, id).is_empty())
        || !game.all_field_commands(side).is_empty()
        || !game.all_declarations(side).is_empty()
}

impl Question for CommandPhase {
    fn asked(&self, game: &Game) -> Option<(Side, Decision)> {
        Some((game.state.phase.side(), Decision::Command))
    }

    fn options(&self, game: &Game, side: Side) -> Options {
        let charges = game.on_map(side).filter_map(|(unit, _)| {
            if !game.counter(unit).is_cavalry() {
                return None;
            }
            if !game.counter(unit).is_cossack() {
                return game.may_declare(side, unit, None).is_ok().then(|| MayCharge { unit, facings: Vec::new() });
            }
            let able = |facing: &Facing| game.may_declare(side, unit, Some(*facing)).is_ok();
            let facings: Vec<Facing> = Facing::ALL.into_iter().filter(able).collect();
            (!facings.is_empty()).then_some(MayCharge { unit, facings })
        });
        let own = || game.board.leader_ids().filter(|&id| game.board.leader(id).side == side);
        let states = own().flat_map(|leader| {
            [CommandState::Standing, CommandState::Mobile].into_iter().filter_map(move |state| {
                Some(MayState { leader, state, rolls: game.may_set_state(leader, state).ok()? })
            })
        });
        let orders = game.all_orders(side).into_iter().map(|(from, to)| {
            let display = game.state.leader(to).post == Post::Display;
            let units = game.on_map(side).map(|(id, _)| id).filter(|&id| display && game.holds(to, id));
            MayOrder { from, to, places: units.collect() }
        });
        let places = game.returning(side).into_iter();
        let places = places.map(|leader| MayPlace { leader, hexes: game.leader_places(leader) });
        Options::Command {
            charges: charges.collect(),
            states: states.collect(),
            orders: orders.collect(),
            places: places.filter(|place| !place.hexes.is_empty()).collect(),
            withdraw: game.may_declare_withdrawal(side).is_ok(),
            hold_eylau: game.may_hold(side).is_ok(),
            davout_order: game.may_order_davout(side).is_ok(),
            grand_charge: game.all_riders(side),
            attach: game
                .board
                .leader_ids()
                .map(|leader| MayAttach { leader, units: game.all_attachable(side, leader) })
                .filter(|may| !may.units.is_empty())
                .collect(),
            release: game.all_releasable(side),
            standing: game.may_be_ordered(side),
            field: [
                game.all_field_commands(side),
                game.all_declarations(side),
                game.all_rests(side),
                game.all_turns_in_wave(side),
                game.may_offer_end(side).is_ok().then_some(FieldCommand::OfferEnd).into_iter().collect(),
            ]
            .concat(),
        }
    }

    fn answer(&self, game: &Game, side: Side, command: &Command) -> Result<(), Breach> {
        match command {
            Command::DeclareCharge { unit, facing } => {
                let cossack = game.counter(*unit).is_cossack();
                game.may_declare(side, *unit, *facing)?;
                if facing.is_some() == cossack { Ok(()) } else { Err(Breach::of(Why::NoCharge, *unit)) }
            }
            Command::SetState { leader, state } => {
                game.own_leader(side, *leader)?;
                game.may_set_state(*leader, *state).map(drop)
            }
            Command::Order { from, to, place } => {
                game.own_leader(side, *to)?;
                if let Some(from) = from {
                    game.own_leader(side, *from)?;
                }
                game.may_order(side, *from, *to)?;
                match place {
                    None => Ok(()),
                    Some(unit) => {
                        game.own_on_map(side, &[*unit])?;
                        let fits = game.holds(*to, *unit) && game.state.leader(*to).post == Post::Display;
                        if fits { Ok(()) } else { Err(Breach::new(Why::NoPlace)) }
                    }
                }
            }
            Command::Attach { leader, unit, brigade } => {
                game.own_leader(side, *leader)?;
                game.own_on_map(side, &[*unit])?;
                game.may_attach(side, *leader, *unit, *brigade).map(drop)
            }
            Command::Release { unit, brigade } => {
                game.own_on_map(side, &[*unit])?;
                game.may_release(side, *unit, *brigade).map(drop)
            }
            Command::PlaceLeader { leader, hex } => {
                game.own_leader(side, *leader)?;
                let waits = game.state.leader(*leader).post == Post::Returning;
                if waits && game.leader_places(*leader).contains(hex) { Ok(()) } else { Err(Breach::new(Why::NoPlace)) }
            }
            Command::GrandCharge { first, second, third } => {
                game.may_declare_grand(side, [first, second, third]).map(drop)
            }
            Command::Withdraw => game.may_declare_withdrawal(side),
            Command::HoldEylau => game.may_hold(side),
            Command::DavoutOrder => game.may_order_davout(side).map(drop),
            Command::Field(command) => answer_on_field(game, side, command),
            _ => OTHER_QUESTION,
        }
    }

    fn carry_out(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) {
        match command {
            Command::DeclareCharge { unit, facing } => {
                if let Ok(check) = game.may_declare(side, *unit, *facing) {
                    game.edit(*unit, |unit| unit.tried = true);
                    game.state.agenda.push(Task::ChargeCheck(check));
                }
            }
            Command::GrandCharge { first, second, third } => {
                if let Ok(grand) = game.may_declare_grand(side, [first, second, third]) {
                    game.begin_grand(grand, report);
                }
            }
            Command::SetState { leader, state } => {
                if game.may_set_state(*leader, *state) == Ok(true) {
                    game.edit_leader(*leader, |leader| leader.tried = true);
                    game.state.agenda.push(Task::GoMobile(*leader));
                } else {
                    game.edit_leader(*leader, |leader| {
                        leader.state = *state;
                        leader.free += 1;
                    });
                    report.tell(What::StateSet { leader: *leader, state: *state, die: None }, [rule!("17.7")]);
                }
            }
            Command::Order { from, to, place } => {
                game.send_order(Deliver { from: *from, to: *to, place: *place }, report);
            }
            Command::Attach { leader, unit, brigade } => {
                if let Ok(units) = game.may_attach(side, *leader, *unit, *brigade) {
                    game.attach(*leader, units, report);
                }
            }
            Command::Release { unit, brigade } => {
                if let Ok((leader, units)) = game.may_release(side, *unit, *brigade) {
                    game.detach_from(leader, units, report);
                }
            }
            Command::PlaceLeader { leader, hex } => game.place_leader(*leader, *hex, report),
            Command::Withdraw => game.withdraw(report),
            Command::Field(command) => obey_on_field(game, side, command, report),
            Command::HoldEylau => {
                game.state.affairs.hold = Some(game.state.turn);
                report.tell(What::HoldDeclared, [rule!("20.14.B.3")]);
            }
            Command::DavoutOrder => {
                if let Ok(leader) = game.may_order_davout(side) {
                    game.state.affairs.french_order_given = true;
                    game.edit_leader(leader, |leader| leader.delay = Some(1));
                    report.tell(What::OrderSent { from: None, to: leader, die: None, delay: 1 }, [rule!("20.24")]);
                }
            }
            _ => {}
        }
    }

    /// It names nothing.
    fn is_sound(&self, _board: &Board) -> bool {
        true
    }
}

/// Hourly checks of a side: a die for each leader [17.6].
pub(super) struct Hourly(pub(super) Side);

impl Question for Hourly {
    fn throw(&self, game: &Game) -> Option<Throw> {
        throw(game.hourly_checks(self.0).len(), rule!("17.6"))
    }

    fn roller(&self, _game: &Game) -> Side {
        self.0
    }

    fn go_on(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        let evening = game.light() == Light::Evening;
        let more = if evening { game.board.tables().orders.evening_continuation } else { 0 };
        for (&leader, &die) in game.hourly_checks(self.0).iter().zip(dice) {
            let stays = i16::from(die) + i16::from(more) <= i16::from(game.board.leader(leader).mobile);
            if !stays {
                game.edit_leader(leader, |leader| leader.state = CommandState::Standing);
            }
            report.tell(What::Continued { leader, die, stays }, [rule!("17.6")]);
        }
    }

    /// It names a side, and every battle has both.
    fn is_sound(&self, _board: &Board) -> bool {
        true
    }
}

/// The dice a command phase begins with: delay markers, then going Mobile [17.7, 17.9].
pub(super) fn phase_dice(game: &Game) -> Option<Throw> {
    let dice = game.command_dice();
    let delays = matches!(dice.first(), Some(CommandDie::Delay(_)));
    throw(dice.len(), if delays { rule!("17.9") } else { rule!("17.7") })
}

/// Whether a commander goes Mobile [17.7].
pub(super) fn go_mobile(game: &mut Game, leader: LeaderId, die: u8, report: &mut Report) {
    let goes = die <= game.board.leader(leader).mobile;
    let state = if goes { CommandState::Mobile } else { CommandState::Standing };
    game.edit_leader(leader, |leader| {
        leader.state = state;
        leader.tried = true;
    });
    report.tell(What::StateSet { leader, state, die: Some(die) }, [rule!("17.7")]);
}

/// Whether a command of the whole field may be given.
fn answer_on_field(game: &Game, side: Side, command: &FieldCommand) -> Result<(), Breach> {
    match *command {
        FieldCommand::Rest { leader, rest } => {
            game.own_leader(side, leader)?;
            game.may_mark_rest(leader, rest)
        }
        FieldCommand::ReleaseGuns { leader, ref guns } => {
            game.own_leader(side, leader)?;
            game.may_release_guns(leader, guns)
        }
        FieldCommand::PlaceBagration { hex } => game.may_place_second(side, hex).map(drop),
        FieldCommand::JoinCorps => game.may_join_corps(side).map(drop),
        FieldCommand::NoBombardment => game.may_spare_eylau(side),
        FieldCommand::Send { from, to, kind, place } => {
            game.own_leader(side, from)?;
            game.own_leader(side, to)?;
            game.may_send(side, from, to, kind)?;
            let Some(unit) = place else { return Ok(()) };
            game.own_on_map(side, &[unit])?;
            let fits = game.holds(to, unit) && game.state.leader(to).post == Post::Display;
            if fits { Ok(()) } else { Err(Breach::new(Why::NoPlace)) }
        }
        FieldCommand::DropOrder { leader } => {
            game.own_leader(side, leader)?;
            if game.may_drop(leader) { Ok(()) } else { Err(Breach::by(Why::NoSending, leader)) }
        }
        FieldCommand::Commit { unit } => game.may_commit(side, unit),
        FieldCommand::Share { points } => game.may_share_points(side, points),
        FieldCommand::ReplaceWing { hex } => game.may_replace_wing(side, hex).map(drop),
        FieldCommand::PrussianEntry { entry } => game.may_choose_entry(side, entry),
        FieldCommand::Dissolve { leader } => {
            game.own_leader(side, leader)?;
            game.may_dissolve(leader)
        }
        FieldCommand::WaveFacing { unit, facing } => game.may_turn_in_wave(side, unit, facing),
        FieldCommand::OfferEnd
        | FieldCommand::AgreeEnd { .. }
        | FieldCommand::Retire { .. }
        | FieldCommand::FightOn => OTHER_QUESTION,
    }
}

/// Carries out a command of the whole field that was checked.
fn obey_on_field(game: &mut Game, side: Side, command: &FieldCommand, report: &mut Report) {
    match *command {
        FieldCommand::Rest { leader, rest } => game.mark_rest(leader, rest),
        FieldCommand::ReleaseGuns { leader, ref guns } => {
            game.free_guns(guns);
            if let Some(day) = game.state.day.as_mut() {
                day.mark(leader, None);
            }
        }
        FieldCommand::PlaceBagration { hex } => game.place_second(side, hex, report),
        FieldCommand::JoinCorps => game.join_corps(side, report),
        FieldCommand::NoBombardment => {
            if let Some(day) = game.state.day.as_mut() {
                day.bombards = Some(false);
            }
        }
        FieldCommand::Send { from, to, kind, place } => game.send(Dispatch { from, to, kind, place }, report),
        FieldCommand::DropOrder { leader } => {
            if let Some(day) = game.state.day.as_mut() {
                day.mark(leader, None);
            }
        }
        FieldCommand::Commit { unit } => game.commit_brigade_of(unit, report),
        FieldCommand::Share { points } => game.share_points(points),
        FieldCommand::ReplaceWing { hex } => game.replace_wing(side, hex, report),
        FieldCommand::PrussianEntry { entry } => game.choose_entry(entry, report),
        FieldCommand::Dissolve { leader } => game.dissolve(leader, report),
        FieldCommand::WaveFacing { unit, facing } => game.turn_in_wave(unit, facing, report),
        FieldCommand::OfferEnd
        | FieldCommand::AgreeEnd { .. }
        | FieldCommand::Retire { .. }
        | FieldCommand::FightOn => {}
    }
}

pub(super) fn can_be_dispatched(board: &Board, order: Dispatch) -> bool {
    board.whole().is_some()
        && board.has_leader(order.from)
        && board.has_leader(order.to)
        && order.place.is_none_or(|id| board.has_unit(id))
}

pub(super) fn can_be_delivered(board: &Board, order: Deliver) -> bool {
    board.has_leader(order.to)
        && order.from.is_none_or(|id| board.has_leader(id))
        && order.place.is_none_or(|id| board.has_unit(id))
}

impl Game {
    fn withdraw(&mut self, report: &mut Report) {
        self.state.affairs.withdrawal = true;
        report.tell(What::WithdrawalDeclared, [rule!("20.14.B.2")]);
        let board = std::sync::Arc::clone(&self.board);
        let mobile = board.rules().withdraw.as_ref().map_or(&[][..], |withdraw| withdraw.mobile.as_slice());
        for leader in mobile.iter().filter_map(|id| board.leader_id(id)) {
            self.edit_leader(leader, |leader| leader.state = CommandState::Mobile);
            let state = CommandState::Mobile;
            report.tell(What::StateSet { leader, state, die: None }, [rule!("17.7")]);
        }
    }
}
