//! Each event: its words, what it does to the board, and what a timeline makes of it.

use super::super::{ask, card_piece, garrison_piece, piece, side_name};
use super::edited::edited;
use super::phase::of_kind;
use super::words::{card_title, code, nation_name, weather};
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::{Pick, PieceId, Sentence};
use language::happening::Kind::{Combat, Move, Other, Phase};
use language::happening::{Act, Came, Fight, FigureChange, Gait, Happening, Loss, Milestone, PhaseBegan};
use twenty::*;

/// An event as a happening.
pub(super) fn told(board: &Board, what: &What) -> Happening {
    match what {
        What::TurnOpened { turn, weather: sky, night } => {
            let night = if *night { ", night" } else { "" };
            Phase.says(format!("Turn {turn}{night}: {}.", weather(*sky)))
        }
        What::PhaseBegan { turn, side, phase } => {
            let name = of_kind(*phase);
            let text = Sentence::EMPTY.side(*side).text(format!(": {}.", name.name));
            Phase.says(text).milestone(Milestone::Phase(PhaseBegan {
                turn: *turn,
                side: *side,
                name,
                night: board.is_night(*turn),
                // The Allies move first, and their events or their movement open a turn.
                opens_turn: *phase == PhaseKind::Events && *side == Side::First,
            }))
        }
        What::PlanSealed { heights } => {
            let heights: Vec<String> = heights.iter().map(u8::to_string).collect();
            Other.says(format!("The French plan is sealed, in stacks of {}.", heights.join(", ")))
        }
        What::Opened { content, .. } => Other.says(opened(board, content)).strong(),
        What::PlanBroken { .. } => Other.says("The opened seal cannot belong to a legal plan.").grave(),
        What::CardDrawn { side, card } => {
            let text = Sentence::EMPTY.side(*side).text(" draw ").piece(card_piece(board, *card));
            Other.says(text.text(", ").text(card_title(*card)).text(".")).strong()
        }
        What::DeckRestored => Other.says("All twelve cards are in the deck again."),
        What::TrendTurned { trend: Trend::Improving } => Other.says("The weather trend is now improving."),
        What::TrendTurned { trend: Trend::Worsening } => Other.says("The weather trend is now worsening."),
        What::RalliedByCard { unit: Some(of), .. } => Other.says(unit(*of).text(" rallies.")),
        What::RalliedByCard { side, unit: None } => {
            Other.says(Sentence::EMPTY.side(*side).text(" rally no unit.")).silent()
        }
        What::NationNamed { face, nation } => {
            Other.says(format!("Die {face}: {} corps march a hex less.", nation_name(*nation))).dice(dice([face]))
        }
        What::Held { unit: of } => Other.says(unit(*of).text(" is held: its orders went astray.")),
        What::Provoked { unit: of, from, to } => Move
            .says(unit(*of).text(" is provoked and moves to ").hex(*to).text("."))
            .at(*to)
            .act(go(board, *of, Some(*from), &[*to], Gait::March)),
        What::News { side, face } => {
            let news = match face {
                ..=2 => "bad",
                3..=4 => "no",
                5.. => "good",
            };
            let text = format!(" have {news} news from the other fronts (die {face}).");
            Other.says(Sentence::EMPTY.side(*side).text(text)).dice(dice([face]))
        }
        What::WeatherRolled { face, weather: sky, storm, mud } => {
            let storm = if *storm { ", after a storm" } else { "" };
            let mud = mud.map_or_else(String::new, |turn| format!("; mud until turn {turn}"));
            Other.says(format!("Weather die {face}: {}{storm}{mud}.", weather(*sky))).dice(dice([face]))
        }
        What::MudRemoved => Other.says("The mud has dried."),
        What::LateCorpsRolled { unit: of, face, comes } => {
            let die = face.map_or_else(String::new, |face| format!("Die {face}: "));
            let came = if *comes { " has arrived." } else { " has not arrived yet." };
            Other.says(Sentence::from(die).then(unit(*of)).text(came)).die(face.map(u16::from))
        }
        What::ArrivalsRolled { rolls } => {
            let told = rolls.iter().map(|roll| {
                let ArrivalRoll { stack, face, bonus, pieces } = *roll;
                format!("area {}: die {face} +{bonus}, {pieces} arrive", code(board, stack))
            });
            let told: Vec<String> = told.collect();
            Other.says(format!("{}.", told.join("; "))).dice(dice(rolls.iter().map(|roll| &roll.face)))
        }
        What::BecameDue { unit: of, at: Entry::Area(area), .. } => {
            Other.says(unit(*of).text(format!(" may enter through area {}.", code(board, *area)))).quiet()
        }
        What::BecameDue { unit: of, at: Entry::Lines, .. } => {
            Other.says(unit(*of).text(" may return at a line of communications.")).quiet()
        }
        What::Moved { unit: of, from, path, forced, .. } => {
            let how = if *forced { " makes a forced march to " } else { " moves to " };
            Move.says(along(*of, how, path)).at(path.last().copied()).act(go(
                board,
                *of,
                Some(*from),
                path,
                Gait::March,
            ))
        }
        What::Entered { unit: of, path, forced, .. } => {
            let how = if *forced { " enters by forced march and moves to " } else { " enters and moves to " };
            Move.says(along(*of, how, path)).at(path.last().copied()).act(go(board, *of, None, path, Gait::March))
        }
        What::LineActive { hex } => Other
            .says(Sentence::from("The line of communications at ").hex(*hex).text(" is open."))
            .at(*hex)
            .act(Act::Ground(*hex)),
        What::PontoonBuilt { unit: of, from, to } => Move
            .says(unit(*of).text(" bridges the Elbe from ").hex(*from).text(" to ").hex(*to).text("."))
            .at(*to)
            .acts([go(board, *of, Some(*from), &[*to], Gait::March), Act::Ground(*to)]),
        What::WentToMeissen { unit: of } => Move.says(unit(*of).text(" is at Meissen.")),
        What::Charged { unit: of, from, hex, target } => Combat
            .says(unit(*of).text(" charges ").then(unit(*target)).text(" from ").hex(*hex).text("."))
            .strong()
            .at(*hex)
            .act((from != hex).then(|| go(board, *of, Some(*from), &[*hex], Gait::March))),
        What::Disengaged { unit: of, from, to } => Move
            .says(unit(*of).text(" disengages to ").hex(*to).text("."))
            .at(*to)
            .act(go(board, *of, Some(*from), &[*to], Gait::Withdraw)),
        What::Penetrated { unit: of, from, to } => Move
            .says(unit(*of).text(" penetrates to ").hex(*to).text("."))
            .at(*to)
            .act(go(board, *of, Some(*from), &[*to], Gait::March)),
        What::FollowedUp { unit: Some(of), from, to, .. } => Move
            .says(unit(*of).text(" follows into ").hex(*to).text("."))
            .at(*to)
            .act(go(board, *of, *from, &[*to], Gait::Advance)),
        What::FollowedUp { unit: None, to, .. } => {
            Move.says(Sentence::from("No unit follows into ").hex(*to).text(".")).silent().at(*to)
        }
        What::Declared { side, battles } => {
            let count = battles.len();
            let word = if count == 1 { "battle" } else { "battles" };
            Combat.says(Sentence::EMPTY.side(*side).text(format!(" declare {count} {word}.")))
        }
        What::BattleNamed { attacker, battle, differential, to, .. } => {
            let fight = Milestone::Fight(fight(board, *attacker, battle, *differential, to));
            Combat.says(named(battle, *differential)).strong().milestone(fight)
        }
        What::ReservesCommitted { side, free } => {
            let free = if *free { ", at no cost" } else { "" };
            Combat.says(Sentence::EMPTY.side(*side).text(format!(" commit reserves{free}.")))
        }
        What::GuardFree => Combat.says("The Emperor is here: the Old Guard attacks at no cost."),
        What::BattleRolled { face, column, result } => {
            let (name, meaning, tone) = ask::result_words(*result);
            let text = format!("Die {face} on {column:+}: {name}, {meaning}.");
            Combat.says(text).strong().dice(dice([face])).came(Came { name, meaning, tone })
        }
        What::RoutRolled { dice: fallen } => {
            let mut text = Sentence::from("Rout dice: ");
            for (at, die) in fallen.iter().enumerate() {
                let apart = if at == 0 { "" } else { ", " };
                text = text.text(apart).then(loser(board, &die.who)).text(format!(": {}", die.face));
            }
            Combat.says(text.text(".")).dice(dice(fallen.iter().map(|die| &die.face)))
        }
        What::Stood { who } => Combat.says(loser(board, who).text(" holds its ground.")).quiet(),
        What::GarrisonBeaten { hex } => {
            Combat.says(garrison(board, *hex).text(" is eliminated: its hex can be entered.")).strong().at(*hex)
        }
        What::Retreated { unit: of, from, to } => Combat
            .says(unit(*of).text(" retreats to ").hex(*to).text("."))
            .at(*to)
            .act(go(board, *of, Some(*from), &[*to], Gait::Retreat)),
        What::HazardRolled { unit: of, faces } => {
            let told: Vec<String> = faces.iter().map(u8::to_string).collect();
            let text = Sentence::from("Hazard for ").then(unit(*of)).text(format!(": {}.", told.join(" and ")));
            Combat.says(text).dice(dice(faces))
        }
        What::BecameRouted { unit: of } => {
            Combat.says(unit(*of).text(" is routed.")).strong().act(Act::Change(piece(*of)))
        }
        What::Recovered { unit: of } => Other.says(unit(*of).text(" recovers.")).act(Act::Change(piece(*of))),
        What::Broke { unit: of, hex } => {
            let (piece, data) = (piece(*of), board.unit(*of));
            let loss = Loss { piece, side: data.side, strength: u16::from(data.strength), for_good: false };
            Combat
                .says(unit(*of).text(" breaks in ").hex(*hex).text("."))
                .grave()
                .at(*hex)
                .act(Act::Fall { piece, hex: *hex, for_good: false })
                .milestone(Milestone::Loss(loss))
        }
        What::Advanced { unit: of, from, path } => Combat
            .says(along(*of, " advances to ", path))
            .at(path.last().copied())
            .act(go(board, *of, Some(*from), path, Gait::Advance)),
        What::GarrisonGone { hex } => Combat
            .says(garrison(board, *hex).text(" is destroyed."))
            .grave()
            .at(*hex)
            .act(defender(board, *hex).map(|piece| Act::Fall { piece, hex: *hex, for_good: true })),
        What::GarrisonBack { hex } => Combat
            .says(garrison(board, *hex).text(" returns."))
            .at(*hex)
            .act(defender(board, *hex).map(|piece| Act::Put { piece, hex: *hex })),
        What::MoraleChanged { side, from, to } => Combat
            .says(Sentence::from("Morale of the ").side(*side).text(format!(": {from} to {to}.")))
            .quiet()
            .milestone(Milestone::Figure(FigureChange {
                number: u16::try_from(side.index()).unwrap_or(0),
                name: format!("Morale of the {}", side_name(board, *side)),
                from: i16::from(*from),
                to: i16::from(*to),
            })),
        What::RallyPaid { units: paid, .. } => {
            Other.says(Sentence::from("Better rally dice are paid for: ").list(units(paid), "and").text("."))
        }
        What::RallyRolled { unit: of, face, bonus, result } => {
            let bonus = if *bonus > 0 { format!("+{bonus}") } else { String::new() };
            let came = match result {
                RallyResult::Lost => "destroyed",
                RallyResult::Stays => "stays broken",
                RallyResult::Returns => "returns",
            };
            let text = unit(*of).text(format!(" tries to rally: rolls {face}{bonus}, {came}."));
            Other.says(text).dice(dice([face]))
        }
        What::NightLosses { side, hexes, meissen } => {
            let told = Sentence::EMPTY.side(*side).text(" lose Morale at night for ");
            let told = told.list(hexes.iter().copied().map(Pick::Hex), "and");
            Other.says(match (*meissen, hexes.is_empty()) {
                (true, true) => told.text("Meissen."),
                (true, false) => told.text(" and Meissen."),
                (false, _) => told.text("."),
            })
        }
        What::Horses { to: ExtraHorses::InForce } => Other.says("The French send extra horses."),
        What::Horses { .. } => Other.says("The extra horses are used up."),
        What::LullHad { side } => Other.says(Sentence::EMPTY.side(*side).text(" have a lull.")),
        What::CatastropheStruck { all_hexes: true } => Other.says("The Allies hold both halves of Dresden.").grave(),
        What::CatastropheStruck { all_hexes: false } => Other.says("The Allies are in Dresden.").grave(),
        What::TakenBack { side } => Other
            .says(Sentence::EMPTY.side(*side).text(" undo their last action."))
            .quiet()
            .milestone(Milestone::TakenBack(*side)),
        What::Amended { edits } => {
            let edits: Vec<String> = edits.iter().map(|edit| edited(board, edit)).collect();
            Other.says(format!("Both players change the position: {}.", edits.join("; "))).milestone(Milestone::Amended)
        }
        What::Decided { outcome } => Phase.says(won(outcome)),
        What::GameOver { outcome } => Phase.says(won(outcome)).milestone(Milestone::End(outcome.winner)),
    }
}

fn unit(unit: UnitId) -> Sentence {
    Sentence::EMPTY.piece(piece(unit))
}

fn units(units: &[UnitId]) -> impl Iterator<Item = Pick> + '_ {
    units.iter().map(|unit| Pick::Piece(piece(*unit)))
}

/// The counter of the garrison there.
fn defender(board: &Board, hex: Hex) -> Option<PieceId> {
    let at = board.definition().garrisons.iter().position(|known| known.hex == hex)?;
    u16::try_from(at).ok().map(|at| garrison_piece(board, at))
}

fn garrison(board: &Board, hex: Hex) -> Sentence {
    match defender(board, hex) {
        Some(piece) => Sentence::from("The ").piece(piece),
        None => Sentence::from("The garrison of ").hex(hex),
    }
}

fn loser(board: &Board, who: &Loser) -> Sentence {
    match who {
        Loser::Unit(of) => unit(*of),
        Loser::Garrison(hex) => garrison(board, *hex),
    }
}

fn opened(board: &Board, content: &Content) -> Sentence {
    match content {
        Content::Marker(area) => {
            Sentence::from(format!("A marker is opened: the stack at area {} arrives.", code(board, *area)))
        }
        Content::Piece(Piece::Unit(of)) => Sentence::from("A seal is opened: ").then(unit(*of)).text("."),
        Content::Piece(Piece::Dummy) => Sentence::from("A seal is opened: a dummy."),
    }
}

/// A unit that goes along a path.
fn along(of: UnitId, how: &'static str, path: &[Hex]) -> Sentence {
    path.last().map_or_else(|| unit(of), |hex| unit(of).text(how).hex(*hex).text("."))
}

fn go(board: &Board, unit: UnitId, from: Option<Hex>, path: &[Hex], gait: Gait) -> Act {
    Act::go(piece(unit), board.unit(unit).side, from, path, gait)
}

fn dice<'a>(faces: impl IntoIterator<Item = &'a u8>) -> impl Iterator<Item = u16> {
    faces.into_iter().copied().map(u16::from)
}

fn won(outcome: &Outcome) -> Sentence {
    match outcome.winner {
        Some(side) => Sentence::from("The ").side(side).text(" win the battle."),
        None => Sentence::from("The battle is a draw."),
    }
}

fn named(battle: &Battle, differential: i16) -> Sentence {
    let mut told = Sentence::EMPTY.list(units(&battle.attackers), "and").text(" against ");
    told = told.list(units(&battle.defenders), "and");
    for (at, hex) in battle.garrisons.iter().enumerate() {
        let first = at == 0 && battle.defenders.is_empty();
        told = told.text(if first { "the garrison of " } else { " and the garrison of " }).hex(*hex);
    }
    told.text(format!(", differential {differential:+}."))
}

fn fight(board: &Board, side: Side, battle: &Battle, differential: i16, targets: &[Hex]) -> Fight {
    let attack = battle.attackers.iter().map(|unit| u16::from(board.unit(*unit).strength)).sum();
    // The defence is what the differential leaves of the attack: ground and guns are in it.
    let defence = i32::from(attack) - i32::from(differential);
    Fight {
        side,
        attackers: battle.attackers.iter().copied().map(piece).collect(),
        defenders: battle.defenders.iter().copied().map(piece).collect(),
        targets: targets.to_vec(),
        strengths: [attack, u16::try_from(defence).unwrap_or(0)],
        odds: format!("{differential:+}"),
        step: u8::try_from(column(differential) - LOWEST_COLUMN).unwrap_or(0),
    }
}
