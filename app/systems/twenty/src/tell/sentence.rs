//! Each event in a sentence of our own.

use super::super::{card_piece, garrison_piece, piece};
use super::edited::edited;
use super::words::{card_title, code, weather};
use engine::hex::Hex;
use language::ask::{Pick, Sentence};
use twenty::*;

fn unit(unit: UnitId) -> Sentence {
    Sentence::EMPTY.piece(piece(unit))
}

fn units(units: &[UnitId]) -> impl Iterator<Item = Pick> + '_ {
    units.iter().map(|unit| Pick::Piece(piece(*unit)))
}

fn garrison(board: &Board, hex: Hex) -> Sentence {
    let at = board.definition().garrisons.iter().position(|known| known.hex == hex);
    match at.and_then(|at| u16::try_from(at).ok()) {
        Some(at) => Sentence::from("The ").piece(garrison_piece(board, at)),
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
            Sentence::from(format!("A marker is opened: the stack at area {} comes.", code(board, *area)))
        }
        Content::Piece(Piece::Unit(of)) => Sentence::from("A seal is opened: ").then(unit(*of)).text("."),
        Content::Piece(Piece::Dummy) => Sentence::from("A seal is opened: a dummy."),
    }
}

/// What happened, in a sentence.
pub(super) fn sentence(board: &Board, what: &What) -> Sentence {
    match what {
        What::TurnOpened { turn, weather: sky, night } => {
            let night = if *night { ", night" } else { "" };
            Sentence::from(format!("Turn {turn}{night}: {}.", weather(*sky)))
        }
        What::PhaseBegan { side, phase, .. } => {
            Sentence::EMPTY.side(*side).text(format!(": {}.", super::phase::of_kind(*phase).name))
        }
        What::PlanSealed { heights } => {
            let heights: Vec<String> = heights.iter().map(u8::to_string).collect();
            Sentence::from(format!("The French plan is sealed, in stacks of {}.", heights.join(", ")))
        }
        What::Opened { content, .. } => opened(board, content),
        What::PlanBroken { .. } => Sentence::from("What was opened cannot belong to a legal plan."),
        What::CardDrawn { side, card } => Sentence::EMPTY
            .side(*side)
            .text(" draw ")
            .piece(card_piece(board, *card))
            .text(", ")
            .text(card_title(*card))
            .text("."),
        What::DeckRestored => Sentence::from("All twelve cards are in the deck again."),
        What::TrendTurned { trend: Trend::Improving } => Sentence::from("The weather is to improve."),
        What::TrendTurned { trend: Trend::Worsening } => Sentence::from("The weather is to get worse."),
        What::RalliedByCard { unit: Some(of), .. } => unit(*of).text(" is called back to the colours."),
        What::RalliedByCard { side, unit: None } => Sentence::EMPTY.side(*side).text(" rally nobody."),
        What::NationNamed { face, nation } => {
            Sentence::from(format!("The die shows {face}: the {nation:?} corps march badly."))
        }
        What::Held { unit: of } => Sentence::from("Orders for ").then(unit(*of)).text(" go astray: it stays."),
        What::Provoked { unit: of, to, .. } => unit(*of).text(" rides forward to ").hex(*to).text(" by itself."),
        What::News { side, face } => {
            let news = match face {
                ..=2 => "bad",
                3..=4 => "no",
                _ => "good",
            };
            Sentence::EMPTY.side(*side).text(format!(" have {news} news from the other fronts (die {face})."))
        }
        What::WeatherRolled { face, weather: sky, storm, mud } => {
            let storm = if *storm { ", after a storm" } else { "" };
            let mud = mud.map_or_else(String::new, |turn| format!("; mud until turn {turn}"));
            Sentence::from(format!("Weather die {face}: {}{storm}{mud}.", weather(*sky)))
        }
        What::MudRemoved => Sentence::from("The mud has dried."),
        What::LateCorpsRolled { unit: of, face, comes } => {
            let die = face.map_or_else(String::new, |face| format!("Die {face}: "));
            let came = if *comes { " has come up." } else { " is still on its way." };
            Sentence::from(die).then(unit(*of)).text(came)
        }
        What::ArrivalsRolled { rolls } => {
            let told: Vec<String> = rolls
                .iter()
                .map(|roll| {
                    format!(
                        "area {}: die {} +{}, {} arrive",
                        code(board, roll.stack),
                        roll.face,
                        roll.bonus,
                        roll.pieces
                    )
                })
                .collect();
            Sentence::from(format!("{}.", told.join("; ")))
        }
        What::BecameDue { unit: of, at: Entry::Area(area), .. } => {
            unit(*of).text(format!(" may come in through area {}.", code(board, *area)))
        }
        What::BecameDue { unit: of, at: Entry::Lines, .. } => {
            unit(*of).text(" may come back at a line of communications.")
        }
        What::Moved { unit: of, path, forced, .. } => {
            let how = if *forced { " makes a forced march to " } else { " moves to " };
            path.last().map_or_else(|| unit(*of), |hex| unit(*of).text(how).hex(*hex).text("."))
        }
        What::Entered { unit: of, path, forced, .. } => {
            let how = if *forced { " comes in by forced march, to " } else { " comes in, to " };
            path.last().map_or_else(|| unit(*of), |hex| unit(*of).text(how).hex(*hex).text("."))
        }
        What::LineActive { hex } => Sentence::from("The line of communications at ").hex(*hex).text(" is open."),
        What::PontoonBuilt { unit: of, from, to } => {
            unit(*of).text(" bridges the Elbe from ").hex(*from).text(" to ").hex(*to).text(".")
        }
        What::WentToMeissen { unit: of } => unit(*of).text(" is at Meissen."),
        What::Charged { unit: of, hex, target, .. } => {
            unit(*of).text(" charges ").then(unit(*target)).text(" from ").hex(*hex).text(".")
        }
        What::Disengaged { unit: of, to, .. } => unit(*of).text(" slips away to ").hex(*to).text("."),
        What::Penetrated { unit: of, to, .. } => unit(*of).text(" slides along the line to ").hex(*to).text("."),
        What::FollowedUp { unit: Some(of), to, .. } => unit(*of).text(" follows into ").hex(*to).text("."),
        What::FollowedUp { unit: None, to, .. } => Sentence::from("Nobody follows into ").hex(*to).text("."),
        What::Declared { side, battles } => {
            let count = battles.len();
            let word = if count == 1 { "battle" } else { "battles" };
            Sentence::EMPTY.side(*side).text(format!(" declare {count} {word}."))
        }
        What::BattleNamed { battle, differential, .. } => {
            let mut told = Sentence::EMPTY.list(units(&battle.attackers), "and").text(" against ");
            told = told.list(units(&battle.defenders), "and");
            for (at, hex) in battle.garrisons.iter().enumerate() {
                let apart =
                    if at == 0 && battle.defenders.is_empty() { "the garrison of " } else { " and the garrison of " };
                told = told.text(apart).hex(*hex);
            }
            told.text(format!(", differential {differential:+}."))
        }
        What::ReservesCommitted { side, free } => {
            let free = if *free { ", at no cost" } else { "" };
            Sentence::EMPTY.side(*side).text(format!(" commit reserves{free}."))
        }
        What::GuardFree => Sentence::from("The Emperor is here: the Old Guard attacks at no cost."),
        What::BattleRolled { face, column, result } => {
            let (name, meaning, _) = super::super::ask::result_words(*result);
            Sentence::from(format!("Die {face} on {column:+}: {name}, {meaning}."))
        }
        What::RoutRolled { dice } => {
            let mut told = Sentence::from("Rout dice: ");
            for (at, die) in dice.iter().enumerate() {
                let apart = if at == 0 { "" } else { ", " };
                told = told.text(apart).then(loser(board, &die.who)).text(format!(": {}", die.face));
            }
            told.text(".")
        }
        What::Stood { who } => loser(board, who).text(" holds its ground."),
        What::GarrisonBeaten { hex } => garrison(board, *hex).text(" is beaten: the way in is open."),
        What::Retreated { unit: of, to, .. } => unit(*of).text(" falls back to ").hex(*to).text("."),
        What::HazardRolled { unit: of, faces } => {
            let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
            Sentence::from("Hazard for ").then(unit(*of)).text(format!(": {}.", faces.join(" and ")))
        }
        What::BecameRouted { unit: of } => unit(*of).text(" is routed."),
        What::Recovered { unit: of } => unit(*of).text(" is in order again."),
        What::Broke { unit: of, hex } => unit(*of).text(" breaks at ").hex(*hex).text("."),
        What::Advanced { unit: of, path, .. } => {
            path.last().map_or_else(|| unit(*of), |hex| unit(*of).text(" advances to ").hex(*hex).text("."))
        }
        What::GarrisonGone { hex } => garrison(board, *hex).text(" is gone for good."),
        What::GarrisonBack { hex } => garrison(board, *hex).text(" is back."),
        What::MoraleChanged { side, from, to } => {
            Sentence::from("Morale of the ").side(*side).text(format!(": {from} to {to}."))
        }
        What::RallyPaid { units: paid, .. } => {
            Sentence::from("A better die is paid for ").list(units(paid), "and").text(".")
        }
        What::RallyRolled { unit: of, face, bonus, result } => {
            let bonus = if *bonus > 0 { format!("+{bonus}") } else { String::new() };
            let came = match result {
                RallyResult::Lost => "it is lost",
                RallyResult::Stays => "it stays broken",
                RallyResult::Returns => "it comes back",
            };
            Sentence::from("Rally die for ").then(unit(*of)).text(format!(", {face}{bonus}: {came}."))
        }
        What::NightLosses { side, hexes, meissen } => {
            let told = Sentence::EMPTY.side(*side).text(" feel what the enemy holds: ");
            let told = told.list(hexes.iter().copied().map(Pick::Hex), "and");
            match (*meissen, hexes.is_empty()) {
                (true, true) => told.text("Meissen."),
                (true, false) => told.text(" and Meissen."),
                (false, _) => told.text("."),
            }
        }
        What::Horses { to: ExtraHorses::InForce } => Sentence::from("Extra horses are sent out."),
        What::Horses { .. } => Sentence::from("The extra horses are spent."),
        What::LullHad { side } => Sentence::EMPTY.side(*side).text(" have a quiet turn."),
        What::CatastropheStruck { all_hexes: true } => Sentence::from("Both halves of Dresden are in Allied hands."),
        What::CatastropheStruck { all_hexes: false } => Sentence::from("The Allies are in Dresden."),
        What::TakenBack { side } => Sentence::EMPTY.side(*side).text(" take their last command back."),
        What::Amended { edits } => {
            let edits: Vec<String> = edits.iter().map(|edit| edited(board, edit)).collect();
            Sentence::from(format!("Both change the position: {}.", edits.join("; ")))
        }
        What::Decided { outcome } | What::GameOver { outcome } => match outcome.winner {
            Some(side) => Sentence::from("The battle is won by the ").side(side).text("."),
            None => Sentence::from("The battle is a draw."),
        },
    }
}
