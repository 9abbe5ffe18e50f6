//! Each event: its words, what it does to the board, and what a timeline makes of it.

use super::super::{MESSAGES, ask, card_piece, garrison_piece, piece};
use super::edited::{edited, yes};
use super::phase::{acting, of_kind, phase_words};
use super::words::{area_code, card_title, nation_name, weather};
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::{PieceId, Sentence};
use language::happening::Kind::{Combat, Move, Other, Phase};
use language::happening::{Act, Came, Fight, FigureChange, Gait, Happening, Loss, Milestone, PhaseBegan};
use language::phrase;
use language::tongue::{Argument, Joiner};
use twenty::*;

/// An event as a happening.
pub(super) fn told(board: &Board, what: &What) -> Happening {
    match what {
        What::TurnOpened { turn, weather: sky, night } => {
            let sky = weather(*sky);
            Phase.says(phrase!(MESSAGES, "twenty-turn-opened", turn = *turn, night = yes(*night), weather = sky))
        }
        What::PhaseBegan { turn, side, phase } => {
            let (name, acts) = (of_kind(*phase), acting(*phase, *side));
            let text = phrase!(MESSAGES, "twenty-phase-began", side = acts, phase = phase_words(name));
            Phase.says(text).milestone(Milestone::Phase(PhaseBegan {
                turn: *turn,
                side: acts,
                name,
                night: board.is_night(*turn),
                // The Allies move first, and their events or their movement open a turn.
                opens_turn: *phase == PhaseKind::Events && *side == Side::First,
            }))
        }
        What::PlanSealed { heights } => {
            let heights = Argument::joined(heights.iter().copied(), Joiner::Comma);
            Other.says(phrase!(MESSAGES, "twenty-plan-sealed", heights = heights))
        }
        What::Opened { content, .. } => Other.says(opened(board, content)).strong(),
        What::PlanBroken { .. } => Other.says(phrase!(MESSAGES, "twenty-plan-broken")).grave(),
        What::CardDrawn { side, card } => {
            let (drawn, title) = (card_piece(board, *card), card_title(*card));
            Other.says(phrase!(MESSAGES, "twenty-card-drawn", side = *side, card = drawn, title = title)).strong()
        }
        What::DeckRestored => Other.says(phrase!(MESSAGES, "twenty-deck-restored")),
        What::TrendTurned { trend: Trend::Improving } => Other.says(phrase!(MESSAGES, "twenty-trend-improving")),
        What::TrendTurned { trend: Trend::Worsening } => Other.says(phrase!(MESSAGES, "twenty-trend-worsening")),
        What::RalliedByCard { unit: Some(of), .. } => {
            Other.says(phrase!(MESSAGES, "twenty-rallies", unit = piece(*of)))
        }
        What::RalliedByCard { side, unit: None } => {
            Other.says(phrase!(MESSAGES, "twenty-rallies-none", side = *side)).silent()
        }
        What::NationNamed { face, nation } => {
            let text = phrase!(MESSAGES, "twenty-nation-named", face = *face, nation = nation_name(*nation));
            Other.says(text).dice(dice([face]))
        }
        What::Held { unit: of } => Other.says(phrase!(MESSAGES, "twenty-held", unit = piece(*of))),
        What::Provoked { unit: of, from, to } => Move
            .says(phrase!(MESSAGES, "twenty-provoked", unit = piece(*of), hex = *to))
            .at(*to)
            .act(go(board, *of, Some(*from), &[*to], Gait::March)),
        What::News { side, face } => {
            let news = match face {
                ..=2 => "bad",
                3..=4 => "none",
                5.. => "good",
            };
            Other.says(phrase!(MESSAGES, "twenty-news", side = *side, news = news, face = *face)).dice(dice([face]))
        }
        What::WeatherRolled { face, weather: sky, storm, mud } => {
            let (sky, storm) = (weather(*sky), yes(*storm));
            let text = match *mud {
                None => phrase!(MESSAGES, "twenty-weather-rolled", face = *face, weather = sky, storm = storm),
                Some(turn) => phrase!(
                    MESSAGES,
                    "twenty-weather-rolled-mud",
                    face = *face,
                    weather = sky,
                    storm = storm,
                    turn = turn
                ),
            };
            Other.says(text).dice(dice([face]))
        }
        What::MudRemoved => Other.says(phrase!(MESSAGES, "twenty-mud-dried")),
        What::LateCorpsRolled { unit: of, face, comes } => {
            let (unit, comes) = (piece(*of), yes(*comes));
            let text = match *face {
                None => phrase!(MESSAGES, "twenty-late-corps", unit = unit, comes = comes),
                Some(face) => phrase!(MESSAGES, "twenty-late-corps-die", face = face, unit = unit, comes = comes),
            };
            Other.says(text).die(face.map(u16::from))
        }
        What::ArrivalsRolled { rolls } => {
            let told = rolls.iter().map(|roll| {
                let ArrivalRoll { stack, face, bonus, pieces } = *roll;
                let code = area_code(board, stack).to_owned();
                phrase!(MESSAGES, "twenty-arrival-roll", code = code, face = face, bonus = bonus, pieces = pieces)
            });
            let rolled = Argument::joined(told, Joiner::Semicolon);
            Other
                .says(phrase!(MESSAGES, "twenty-arrivals-rolled", rolls = rolled))
                .dice(dice(rolls.iter().map(|roll| &roll.face)))
        }
        What::BecameDue { unit: of, at: Entry::Area(area), .. } => {
            let code = area_code(board, *area).to_owned();
            Other.says(phrase!(MESSAGES, "twenty-due-area", unit = piece(*of), code = code)).quiet()
        }
        What::BecameDue { unit: of, at: Entry::Lines, .. } => {
            Other.says(phrase!(MESSAGES, "twenty-due-lines", unit = piece(*of))).quiet()
        }
        What::Moved { unit: of, from, path, forced, .. } => {
            let text = along(*of, path, |unit, hex| match forced {
                true => phrase!(MESSAGES, "twenty-moved-forced", unit = unit, hex = hex),
                false => phrase!(MESSAGES, "twenty-moved", unit = unit, hex = hex),
            });
            Move.says(text).at(path.last().copied()).act(go(board, *of, Some(*from), path, Gait::March))
        }
        What::Entered { unit: of, path, forced, .. } => {
            let text = along(*of, path, |unit, hex| match forced {
                true => phrase!(MESSAGES, "twenty-entered-forced", unit = unit, hex = hex),
                false => phrase!(MESSAGES, "twenty-entered", unit = unit, hex = hex),
            });
            Move.says(text).at(path.last().copied()).act(go(board, *of, None, path, Gait::March))
        }
        What::LineActive { hex } => {
            Other.says(phrase!(MESSAGES, "twenty-line-open", hex = *hex)).at(*hex).act(Act::Ground(*hex))
        }
        What::PontoonBuilt { unit: of, from, to } => Move
            .says(phrase!(MESSAGES, "twenty-pontoon-built", unit = piece(*of), from = *from, to = *to))
            .at(*to)
            .acts([go(board, *of, Some(*from), &[*to], Gait::March), Act::Ground(*to)]),
        What::WentToMeissen { unit: of } => Move.says(phrase!(MESSAGES, "twenty-at-meissen", unit = piece(*of))),
        What::Charged { unit: of, from, hex, target } => Combat
            .says(phrase!(MESSAGES, "twenty-charged", unit = piece(*of), target = piece(*target), hex = *hex))
            .strong()
            .at(*hex)
            .act((from != hex).then(|| go(board, *of, Some(*from), &[*hex], Gait::March))),
        What::Disengaged { unit: of, from, to } => Move
            .says(phrase!(MESSAGES, "twenty-disengaged", unit = piece(*of), hex = *to))
            .at(*to)
            .act(go(board, *of, Some(*from), &[*to], Gait::Withdraw)),
        What::Penetrated { unit: of, from, to } => Move
            .says(phrase!(MESSAGES, "twenty-penetrated", unit = piece(*of), hex = *to))
            .at(*to)
            .act(go(board, *of, Some(*from), &[*to], Gait::March)),
        What::FollowedUp { unit: Some(of), from, to, .. } => Move
            .says(phrase!(MESSAGES, "twenty-followed", unit = piece(*of), hex = *to))
            .at(*to)
            .act(go(board, *of, *from, &[*to], Gait::Advance)),
        What::FollowedUp { unit: None, to, .. } => {
            Move.says(phrase!(MESSAGES, "twenty-followed-none", hex = *to)).silent().at(*to)
        }
        What::Declared { side, battles } => {
            Combat.says(phrase!(MESSAGES, "twenty-declared", side = *side, count = battles.len()))
        }
        What::BattleNamed { attacker, battle, differential, to, .. } => {
            let fight = Milestone::Fight(fight(board, *attacker, battle, *differential, to));
            Combat.says(named(battle, *differential)).strong().milestone(fight)
        }
        What::ReservesCommitted { side, free: false } => {
            Combat.says(phrase!(MESSAGES, "twenty-reserves-committed", side = *side))
        }
        What::ReservesCommitted { side, free: true } => {
            Combat.says(phrase!(MESSAGES, "twenty-reserves-committed-free", side = *side))
        }
        What::GuardFree => Combat.says(phrase!(MESSAGES, "twenty-guard-free")),
        What::BattleRolled { face, column, result } => {
            let (name, meaning, tone) = ask::result_words(*result);
            let text = phrase!(
                MESSAGES,
                "twenty-battle-rolled",
                face = *face,
                column = format!("{column:+}"),
                name = name.to_owned(),
                meaning = ask::result_meaning(*result),
            );
            Combat.says(text).strong().dice(dice([face])).came(Came { name, meaning, tone })
        }
        What::RoutRolled { dice: fallen } => {
            let one =
                |die: &RoutDie| phrase!(MESSAGES, "twenty-rout-die", unit = loser(board, &die.who), face = die.face);
            let told = Argument::joined(fallen.iter().map(one), Joiner::Comma);
            Combat
                .says(phrase!(MESSAGES, "twenty-rout-rolled", dice = told))
                .dice(dice(fallen.iter().map(|die| &die.face)))
        }
        What::Stood { who: Loser::Unit(of) } => {
            Combat.says(phrase!(MESSAGES, "twenty-stood", unit = piece(*of))).quiet()
        }
        What::Stood { who: Loser::Garrison(hex) } => {
            Combat.says(phrase!(MESSAGES, "twenty-garrison-stood", garrison = garrison(board, *hex))).quiet()
        }
        What::GarrisonBeaten { hex } => {
            Combat.says(phrase!(MESSAGES, "twenty-garrison-beaten", garrison = garrison(board, *hex))).strong().at(*hex)
        }
        What::Retreated { unit: of, from, to } => Combat
            .says(phrase!(MESSAGES, "twenty-retreated", unit = piece(*of), hex = *to))
            .at(*to)
            .act(go(board, *of, Some(*from), &[*to], Gait::Retreat)),
        What::HazardRolled { unit: of, faces } => {
            let told = Argument::list(faces.iter().copied());
            Combat.says(phrase!(MESSAGES, "twenty-hazard-rolled", unit = piece(*of), faces = told)).dice(dice(faces))
        }
        What::BecameRouted { unit: of } => {
            Combat.says(phrase!(MESSAGES, "twenty-routed", unit = piece(*of))).strong().act(Act::Change(piece(*of)))
        }
        What::Recovered { unit: of } => {
            Other.says(phrase!(MESSAGES, "twenty-recovers", unit = piece(*of))).act(Act::Change(piece(*of)))
        }
        What::Broke { unit: of, hex } => {
            let (piece, data) = (piece(*of), board.unit(*of));
            let loss = Loss { piece, side: data.side, strength: u16::from(data.strength), for_good: false };
            Combat
                .says(phrase!(MESSAGES, "twenty-broke", unit = piece, hex = *hex))
                .grave()
                .at(*hex)
                .act(Act::Fall { piece, hex: *hex, for_good: false })
                .milestone(Milestone::Loss(loss))
        }
        What::Advanced { unit: of, from, path } => Combat
            .says(along(*of, path, |unit, hex| phrase!(MESSAGES, "twenty-advanced", unit = unit, hex = hex)))
            .at(path.last().copied())
            .act(go(board, *of, Some(*from), path, Gait::Advance)),
        What::GarrisonGone { hex } => Combat
            .says(phrase!(MESSAGES, "twenty-garrison-gone", garrison = garrison(board, *hex)))
            .grave()
            .at(*hex)
            .act(defender(board, *hex).map(|piece| Act::Fall { piece, hex: *hex, for_good: true })),
        What::GarrisonBack { hex } => Combat
            .says(phrase!(MESSAGES, "twenty-garrison-back", garrison = garrison(board, *hex)))
            .at(*hex)
            .act(defender(board, *hex).map(|piece| Act::Put { piece, hex: *hex })),
        What::MoraleChanged { side, from, to } => Combat
            .says(phrase!(MESSAGES, "twenty-morale-changed", side = *side, from = *from, to = *to))
            .quiet()
            .milestone(Milestone::Figure(FigureChange {
                number: u16::try_from(side.index()).unwrap_or(0),
                name: phrase!(MESSAGES, "twenty-morale-of", side = *side),
                from: i16::from(*from),
                to: i16::from(*to),
            })),
        What::RallyPaid { units: paid, .. } => {
            Other.says(phrase!(MESSAGES, "twenty-rally-paid", units = Argument::list(units(paid))))
        }
        What::RallyRolled { unit: of, face, bonus, result } => {
            let bonus = if *bonus > 0 { format!("+{bonus}") } else { String::new() };
            let (rolled, result) = (
                format!("{face}{bonus}"),
                match result {
                    RallyResult::Lost => "lost",
                    RallyResult::Stays => "stays",
                    RallyResult::Returns => "returns",
                },
            );
            let text = phrase!(MESSAGES, "twenty-rally-rolled", unit = piece(*of), face = rolled, result = result);
            Other.says(text).dice(dice([face]))
        }
        What::NightLosses { side, hexes, meissen } => {
            let hexes = hexes.iter().copied().map(Argument::from);
            let meissen = meissen.then(|| Argument::from(phrase!(MESSAGES, "twenty-box-meissen")));
            let places = Argument::list(hexes.chain(meissen));
            Other.says(phrase!(MESSAGES, "twenty-night-losses", side = *side, places = places))
        }
        What::Horses { to: ExtraHorses::InForce } => Other.says(phrase!(MESSAGES, "twenty-horses-sent")),
        What::Horses { .. } => Other.says(phrase!(MESSAGES, "twenty-horses-spent")),
        What::LullHad { side } => Other.says(phrase!(MESSAGES, "twenty-lull", side = *side)),
        What::CatastropheStruck { all_hexes: true } => Other.says(phrase!(MESSAGES, "twenty-catastrophe-all")).grave(),
        What::CatastropheStruck { all_hexes: false } => Other.says(phrase!(MESSAGES, "twenty-catastrophe")).grave(),
        What::TakenBack { side } => Other
            .says(phrase!(MESSAGES, "twenty-taken-back", side = *side))
            .quiet()
            .milestone(Milestone::TakenBack(*side)),
        What::Amended { edits } => {
            let edits = Argument::joined(edits.iter().map(|edit| edited(board, edit)), Joiner::Semicolon);
            Other.says(phrase!(MESSAGES, "twenty-amended", edits = edits)).milestone(Milestone::Amended)
        }
        What::Decided { outcome } => Phase.says(won(outcome)),
        What::GameOver { outcome } => Phase.says(won(outcome)).milestone(Milestone::End(outcome.winner)),
    }
}

fn units(units: &[UnitId]) -> impl Iterator<Item = PieceId> + '_ {
    units.iter().copied().map(piece)
}

/// The counter of the garrison there.
fn defender(board: &Board, hex: Hex) -> Option<PieceId> {
    let at = board.definition().garrisons.iter().position(|known| known.hex == hex)?;
    u16::try_from(at).ok().map(|at| garrison_piece(board, at))
}

/// A garrison with its article, for a sentence.
fn garrison(board: &Board, hex: Hex) -> Sentence {
    match defender(board, hex) {
        Some(piece) => Sentence::EMPTY.piece(piece),
        None => phrase!(MESSAGES, "twenty-garrison-in", hex = hex),
    }
}

fn loser(board: &Board, who: &Loser) -> Sentence {
    match who {
        Loser::Unit(of) => Sentence::EMPTY.piece(piece(*of)),
        Loser::Garrison(hex) => garrison(board, *hex),
    }
}

fn opened(board: &Board, content: &Content) -> Sentence {
    match content {
        Content::Marker(area) => phrase!(MESSAGES, "twenty-opened-marker", code = area_code(board, *area).to_owned()),
        Content::Piece(Piece::Unit(of)) => phrase!(MESSAGES, "twenty-opened-unit", unit = piece(*of)),
        Content::Piece(Piece::Dummy) => phrase!(MESSAGES, "twenty-opened-dummy"),
    }
}

/// A sentence on a unit and the end of its path; the unit alone if it goes nowhere.
fn along(of: UnitId, path: &[Hex], told: impl FnOnce(PieceId, Hex) -> Sentence) -> Sentence {
    path.last().map_or_else(|| Sentence::EMPTY.piece(piece(of)), |hex| told(piece(of), *hex))
}

fn go(board: &Board, unit: UnitId, from: Option<Hex>, path: &[Hex], gait: Gait) -> Act {
    Act::go(piece(unit), board.unit(unit).side, from, path, gait)
}

fn dice<'a>(faces: impl IntoIterator<Item = &'a u8>) -> impl Iterator<Item = u16> {
    faces.into_iter().copied().map(u16::from)
}

fn won(outcome: &Outcome) -> Sentence {
    match outcome.winner {
        Some(side) => phrase!(MESSAGES, "twenty-won", side = side),
        None => phrase!(MESSAGES, "twenty-drawn"),
    }
}

fn named(battle: &Battle, differential: i16) -> Sentence {
    let posts =
        battle.garrisons.iter().map(|hex| Argument::from(phrase!(MESSAGES, "twenty-the-garrison-in", hex = *hex)));
    let defenders = Argument::list(units(&battle.defenders).map(Argument::from).chain(posts));
    phrase!(
        MESSAGES,
        "twenty-battle-named",
        attackers = Argument::list(units(&battle.attackers)),
        defenders = defenders,
        differential = format!("{differential:+}"),
    )
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
