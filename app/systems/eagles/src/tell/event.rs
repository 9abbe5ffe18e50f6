//! Each event: its words, what it does to the board, and what a timeline makes of it.

use super::super::ask::{in_hexes, in_points, in_strength};
use super::super::columns::attrition_head;
use super::super::pieces::army;
use super::super::{leader_piece, unit_piece};
use super::box_told;
use super::parts::{all, body, came, letter, lost, pieces, pursued, retreated, round_told, weakened, weather, who};
use super::phase::{of_segment, phase_told};
use crate::MESSAGES;
use eagles::*;
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::Pick;
use language::happening::Kind::{Combat, Move, Other, Phase};
use language::happening::Stress::{Plain, Quiet};
use language::happening::{Act, Fight, FigureChange, Gait, Happening, Milestone, PhaseBegan};
use language::phrase;
use language::tongue::{Argument, Joiner};

/// An event as a happening.
pub(super) fn told(board: &Board, what: &What) -> Happening {
    match what {
        What::TurnBegan { turn, weather: sky, face } => {
            let text = match face {
                Some(face) => {
                    phrase!(MESSAGES, "eagles-turn-rolled", turn = *turn, face = *face, weather = weather(*sky))
                }
                None => phrase!(MESSAGES, "eagles-turn-began", turn = *turn, weather = weather(*sky)),
            };
            Phase.says(text).die(*face)
        }
        What::SegmentBegan { side, segment, turn } => {
            let began = PhaseBegan {
                turn: *turn,
                side: *side,
                name: of_segment(*segment),
                night: false,
                opens_turn: *side == Side::First && *segment == SegmentKind::Organise,
            };
            let phase = phase_told(of_segment(*segment).key);
            let text = phrase!(MESSAGES, "eagles-segment", side = *side, phase = phase);
            Phase.says(text).milestone(Milestone::Phase(began))
        }
        What::Transferred { formation, from, to } => {
            let formation = body(*formation);
            let text = phrase!(MESSAGES, "eagles-transferred", formation = formation, from = who(*from), to = who(*to));
            Other.says(text).acts(change(&[*from, *to]))
        }
        What::GeneralMade { general, formations, from: former, hex } => {
            let bodies: Vec<Pick> = formations.iter().copied().map(body).collect();
            let (leader, from) = (who(*general), who(*former));
            let text = phrase!(MESSAGES, "eagles-general-made", leader = leader, formations = bodies, from = from);
            Other.says(text).act(put(*general, *hex)).acts(change(&[*general, *former]))
        }
        What::Detached { brigade, strength, to, hex } => {
            let (unit, strength) = (unit_piece(board, *brigade), in_strength(u16::from(*strength)));
            let text = phrase!(MESSAGES, "eagles-detached", unit = unit, strength = strength, to = who(*to));
            Other.says(text).act(put(*to, *hex)).acts(change(&[*to]))
        }
        What::Rejoined { brigade, strength } => {
            let (unit, strength) = (unit_piece(board, *brigade), in_strength(u16::from(*strength)));
            let text = phrase!(MESSAGES, "eagles-rejoined", unit = unit, strength = strength);
            Other.says(text).act(Act::Change(unit))
        }
        What::LeftMap { leader, hex } => {
            let text = phrase!(MESSAGES, "eagles-left-map", leader = who(*leader), hex = *hex);
            Other.says(text).grave().at(*hex).act(Act::Remove(leader_piece(*leader)))
        }
        What::Activated { leader, others, face, plus, success } => {
            let force = pieces(*leader, others);
            let how = if *success { "marches" } else { "stays" };
            let more = if *plus == 0 { String::new() } else { format!("{plus:+}") };
            let text = match face {
                Some(face) => {
                    phrase!(MESSAGES, "eagles-activated-by-die", leaders = force, how = how, face = *face, more = more)
                }
                None => phrase!(MESSAGES, "eagles-activated", leaders = force, how = how),
            };
            Move.says(text).die(*face)
        }
        What::Marched { leaders, path, cost, stopped, from } => {
            let (to, points) = (path.last().copied().unwrap_or(*from), in_points(u16::from(*cost)));
            let text = if *stopped {
                phrase!(MESSAGES, "eagles-marched-into-contact", leaders = all(leaders), hex = to, points = points)
            } else {
                phrase!(MESSAGES, "eagles-marched", leaders = all(leaders), hex = to, points = points)
            };
            let went = go(board, leaders, Some(*from), path, Gait::March);
            Move.says(text).at(path.last().copied()).acts(went).paid(u16::from(*cost), 2)
        }
        What::Repulsed { leaders, hex, path, stack } => {
            let to = path.last().copied().unwrap_or(*hex);
            let text = phrase!(MESSAGES, "eagles-repulsed", leaders = all(leaders), hex = *hex, to = to);
            Move.says(text).at(*hex).acts(go(board, stack, Some(*hex), path, Gait::Withdraw))
        }
        What::MarchEnded { leader } => {
            Move.says(phrase!(MESSAGES, "eagles-march-ended", leader = who(*leader))).silent()
        }
        What::Attrition { side, size, column, row, terms, face, loss, at } => {
            let sum: i16 = terms.iter().map(|term| term.number).sum();
            let of = match size {
                0 => phrase!(MESSAGES, "eagles-tracks-under-seal"),
                size => in_strength(*size),
            };
            let strength = match at {
                Some(post) => phrase!(MESSAGES, "eagles-attrition-stayed", strength = of, hex = post.hex),
                None => of,
            };
            let (side, column, row, loss) = (*side, attrition_head(usize::from(*column)), *row, *loss);
            let text = match (*face, sum) {
                (None, _) => phrase!(
                    MESSAGES,
                    "eagles-attrition",
                    side = side,
                    strength = strength,
                    column = column,
                    row = row,
                    loss = loss
                ),
                (Some(face), 0) => phrase!(
                    MESSAGES,
                    "eagles-attrition-rolled",
                    side = side,
                    strength = strength,
                    column = column,
                    row = row,
                    face = face,
                    loss = loss
                ),
                (Some(face), sum) => phrase!(
                    MESSAGES,
                    "eagles-attrition-rolled-with",
                    side = side,
                    strength = strength,
                    column = column,
                    row = row,
                    face = face,
                    sum = format!("{sum:+}"),
                    loss = loss
                ),
            };
            Other.says(text).told(if loss == 0 { Quiet } else { Plain }).die(*face)
        }
        What::Lost { side, units } => {
            let mut worn = units.clone();
            worn.dedup();
            let text = phrase!(MESSAGES, "eagles-lost", side = *side, units = lost(board, units));
            let acts = worn.into_iter().map(|unit| Act::Change(unit_piece(board, unit)));
            Other.says(text).acts(acts).milestone(weakened(board, *side, units))
        }
        What::Escaped { leader, to, from } => {
            let text = phrase!(MESSAGES, "eagles-escaped", leader = who(*leader), hex = *to);
            Move.says(text).at(*to).acts(go(board, &[*leader], Some(*from), &[*to], Gait::Withdraw))
        }
        What::Captured { leader, hex } => {
            let fall = Act::Fall { piece: leader_piece(*leader), hex: *hex, for_good: true };
            let text = phrase!(MESSAGES, "eagles-captured", leader = who(*leader), hex = *hex);
            Other.says(text).grave().at(*hex).act(fall)
        }
        What::HexHeld { hex, side } => {
            let text = phrase!(MESSAGES, "eagles-hex-held", hex = *hex, side = *side);
            Other.says(text).at(*hex).act(Act::Ground(*hex))
        }
        What::Declared { combat, leader, others, targets } => {
            let force = pieces(*leader, others);
            let fight = Fight::announced(board.side_of(*leader), force.clone(), targets.clone());
            let (combat, targeted) = (*combat, targets.clone());
            let text = phrase!(MESSAGES, "eagles-declared", combat = combat, leaders = force, hexes = targeted);
            Combat.says(text).strong().at(targets.first().copied()).milestone(Milestone::Fight(fight))
        }
        What::Defended { leader, others, left_out } => {
            let force = pieces(*leader, others);
            Combat.says(if left_out.is_empty() {
                phrase!(MESSAGES, "eagles-defended", leaders = force)
            } else {
                phrase!(MESSAGES, "eagles-defended-without", leaders = force, absent = all(left_out))
            })
        }
        What::Hurried { leaders, face, round, .. } => {
            let (leaders, round) = (all(leaders), *round);
            let text = match (*face, round <= 1) {
                (None, true) => phrase!(MESSAGES, "eagles-hurried-first", leaders = leaders),
                (None, false) => phrase!(MESSAGES, "eagles-hurried-late", leaders = leaders, round = round),
                (Some(face), true) => phrase!(MESSAGES, "eagles-hurried-first-rolled", leaders = leaders, face = face),
                (Some(face), false) => {
                    phrase!(MESSAGES, "eagles-hurried-late-rolled", leaders = leaders, face = face, round = round)
                }
            };
            Combat.says(text).die(*face)
        }
        What::ChitSealed { side, round, .. } => {
            Combat.says(phrase!(MESSAGES, "eagles-chit-sealed", side = *side, round = *round)).silent()
        }
        What::ChitOpened { side, choice } => {
            let text = match choice {
                Choice::Pitched => phrase!(MESSAGES, "eagles-chit-pitched", side = *side),
                Choice::Pursuit => phrase!(MESSAGES, "eagles-chit-pursuit", side = *side),
            };
            Combat.says(text).strong()
        }
        What::BatteriesForward { side, forward } => Combat.says(if *forward {
            phrase!(MESSAGES, "eagles-batteries-forward", side = *side)
        } else {
            phrase!(MESSAGES, "eagles-batteries-held", side = *side)
        }),
        What::Fired { side, strength, face, loss } => {
            let (side, strength, loss) = (*side, *strength, *loss);
            let text = match *face {
                Some(face) => {
                    phrase!(MESSAGES, "eagles-fired-rolled", side = side, strength = strength, face = face, loss = loss)
                }
                None => phrase!(MESSAGES, "eagles-fired", side = side, strength = strength, loss = loss),
            };
            Combat.says(text).told(if loss == 0 { Quiet } else { Plain }).die(*face)
        }
        What::Fought { round, attacker, column, face, die: modified, result } => {
            let outcome = round_told(board, *column, result, *attacker);
            let (attacker, loser) = (*attacker, result.loser);
            let text = match *face {
                Some(face) => phrase!(
                    MESSAGES,
                    "eagles-fought-rolled",
                    round = *round,
                    side = attacker,
                    face = face,
                    read = *modified,
                    result = outcome,
                    loser = loser
                ),
                None => {
                    phrase!(MESSAGES, "eagles-fought", round = *round, side = attacker, result = outcome, loser = loser)
                }
            };
            Combat.says(text).strong().die(*face).came(came(result, attacker))
        }
        What::Stood { side } => Combat.says(phrase!(MESSAGES, "eagles-stood", side = *side)),
        What::BrokeOff { side } => Combat.says(phrase!(MESSAGES, "eagles-broke-off", side = *side)),
        What::CounterAttacked { side, attacks: true } => Combat.says(phrase!(MESSAGES, "eagles-sortie", side = *side)),
        What::CounterAttacked { side, attacks: false } => {
            Combat.says(phrase!(MESSAGES, "eagles-no-sortie", side = *side))
        }
        What::Retreated { side, paths, missing, stacks } => {
            let back = |(path, stack): (&RetreatPath, &Vec<LeaderId>)| {
                go(board, stack, Some(path.from), &path.path, Gait::Retreat)
            };
            let acts = paths.iter().zip(stacks).flat_map(back);
            Combat.says(retreated(*side, paths, *missing)).strong().at(paths.first().map(|path| path.from)).acts(acts)
        }
        What::Pursued { leaders, hex, face, hexes, loss, reached } => {
            let reached = reached.filter(|_| *hexes > 0);
            let went = reached.map(|to| go(board, leaders, None, &[to], Gait::Advance)).unwrap_or_default();
            let text = pursued(all(leaders), *hex, *face, in_hexes(*hexes), *loss, reached);
            Combat.says(text).at(*hex).die(*face).acts(went)
        }
        What::Stayed { side } => Combat.says(phrase!(MESSAGES, "eagles-stayed", side = *side)).silent(),
        What::Advanced { leaders, hex } => {
            let text = phrase!(MESSAGES, "eagles-advanced", leaders = all(leaders), hex = *hex);
            Combat.says(text).at(*hex).acts(go(board, leaders, None, &[*hex], Gait::Advance))
        }
        What::CombatEnded { combat, retreated, lost: [first, second] } => {
            let losses = phrase!(
                MESSAGES,
                "eagles-losses",
                one = Side::First,
                first = *first,
                other = Side::Second,
                second = *second
            );
            Combat.says(match retreated {
                Some(side) => phrase!(MESSAGES, "eagles-combat-ended", combat = *combat, losses = losses, side = *side),
                None => phrase!(MESSAGES, "eagles-combat-drawn", combat = *combat, losses = losses),
            })
        }
        What::MoraleMoved { from, to, favours } => {
            let spaces = |space: Space| i16::try_from(space.number()).unwrap_or(0);
            let figure = FigureChange {
                number: 0,
                name: phrase!(MESSAGES, "eagles-the-marker"),
                from: spaces(*from),
                to: to.map_or_else(|| spaces(*from), spaces),
            };
            let side = *favours;
            let text = match to {
                Some(to) => {
                    phrase!(MESSAGES, "eagles-morale-moved", side = side, from = letter(*from), to = letter(*to))
                }
                None => phrase!(MESSAGES, "eagles-morale-off", side = side, from = letter(*from)),
            };
            Combat.says(text).grave().milestone(Milestone::Figure(figure))
        }
        What::TrainAssigned { leader } => Other.says(phrase!(MESSAGES, "eagles-train-assigned", leader = who(*leader))),
        What::Administered { army: id, faces, modifier, points } => {
            let dice: Vec<Argument> = faces.iter().map(|face| Argument::from(*face)).collect();
            let points = phrase!(MESSAGES, "eagles-admin-points", count = *points);
            let more = if *modifier == 0 { String::new() } else { format!(" {modifier:+}") };
            let army = army(board, *id);
            Other.says(if dice.is_empty() {
                phrase!(MESSAGES, "eagles-administered", army = army, points = points)
            } else {
                phrase!(MESSAGES, "eagles-administered-rolled", army = army, dice = dice, more = more, points = points)
            })
        }
        What::SourceOrdered { army: id, hex } => {
            Other.says(phrase!(MESSAGES, "eagles-source-ordered", army = army(board, *id), hex = *hex))
        }
        What::SourceChanged { army: id, hex, face, done } => {
            let (army, face, hex) = (army(board, *id), *face, *hex);
            Other.says(if *done {
                phrase!(MESSAGES, "eagles-source-changed", army = army, face = face, hex = hex)
            } else {
                phrase!(MESSAGES, "eagles-source-waits", army = army, face = face, hex = hex)
            })
        }
        What::CentreMoved { army: id, from, to, flight: true } if *from == Some(*to) => {
            Other.says(phrase!(MESSAGES, "eagles-centre-stays", army = army(board, *id), hex = *to))
        }
        What::CentreMoved { army: id, to, flight, .. } => {
            let army = army(board, *id);
            Other.says(if *flight {
                phrase!(MESSAGES, "eagles-centre-flees", army = army, hex = *to)
            } else {
                phrase!(MESSAGES, "eagles-centre-moves", army = army, hex = *to)
            })
        }
        What::CentreGone { army: id, back } => {
            let army = army(board, *id);
            Other.says(match back {
                Some(turn) => phrase!(MESSAGES, "eagles-centre-disbanded", army = army, turn = *turn),
                None => phrase!(MESSAGES, "eagles-centre-driven-off", army = army),
            })
        }
        What::RodeOff { leader, from, to } => {
            let text = phrase!(MESSAGES, "eagles-rode-off", leader = who(*leader), hex = *to);
            Other.says(text).acts(go(board, &[*leader], Some(*from), &[*to], Gait::Withdraw))
        }
        What::CentreBoxed { army: id, hex, area } => {
            let (army, area) = (army(board, *id), box_told(board, *area));
            Other.says(phrase!(MESSAGES, "eagles-centre-boxed", army = army, hex = *hex, area = area))
        }
        What::Replaced { unit, strength } => {
            let (unit, strength) = (unit_piece(board, *unit), in_strength(u16::from(*strength)));
            Other.says(phrase!(MESSAGES, "eagles-replaced", unit = unit, strength = strength))
        }
        What::RegimentFormed { unit, strength, to, hex, .. } => {
            let (unit, strength) = (unit_piece(board, *unit), in_strength(u16::from(*strength)));
            let text = phrase!(MESSAGES, "eagles-regiment", unit = unit, strength = strength, leader = who(*to));
            Other.says(text).act(put(*to, Some(*hex)))
        }
        What::Promoted { general, promoted, hex } => {
            let (general, leader) = (who(*general), who(*promoted));
            let text = phrase!(MESSAGES, "eagles-promoted", general = general, leader = leader);
            Other.says(text).act(put(*promoted, Some(*hex)))
        }
        What::Arrived { leader, hex } => {
            let text = phrase!(MESSAGES, "eagles-arrived", leader = who(*leader), hex = *hex);
            Other.says(text).act(put(*leader, Some(*hex)))
        }
        What::PutOff { leader } => Other.says(phrase!(MESSAGES, "eagles-put-off", leader = who(*leader))),
        What::InTransit { leader, to } => {
            let (leader, area) = (who(*leader), box_told(board, *to));
            Other.says(phrase!(MESSAGES, "eagles-in-transit", leader = leader, area = area))
        }
        What::LeftForBox { leaders, hex, area } => {
            let area = box_told(board, *area);
            let text = phrase!(MESSAGES, "eagles-left-for-box", leaders = all(leaders), hex = *hex, area = area);
            Other.says(text).acts(leaders.iter().map(|one| Act::Remove(leader_piece(*one))))
        }
        What::Worked { leader, work, side, cost } => {
            let work = match work {
                Work::Damage => "damage",
                Work::Repair => "repair",
                Work::Deploy => "deploy",
                Work::TakeUp => "take-up",
            };
            let (leader, points) = (who(*leader), in_points(u16::from(*cost)));
            Other.says(phrase!(
                MESSAGES,
                "eagles-worked",
                leader = leader,
                work = work,
                one = side.low,
                other = side.high,
                points = points
            ))
        }
        What::TrainTaken { leader } => Other.says(phrase!(MESSAGES, "eagles-train-taken", leader = who(*leader))),
        What::TrainSeized { side, hex, pontoon } => {
            let text = if *pontoon {
                phrase!(MESSAGES, "eagles-pontoon-seized", hex = *hex, side = *side)
            } else {
                phrase!(MESSAGES, "eagles-train-seized", hex = *hex, side = *side)
            };
            Other.says(text).at(*hex)
        }
        What::RedoubtLaid { hex, side } => {
            Other.says(phrase!(MESSAGES, "eagles-redoubt-laid", side = *side, hex = *hex))
        }
        What::RedoubtRaised { hex, .. } => Other.says(phrase!(MESSAGES, "eagles-redoubt-raised", hex = *hex)),
        What::Relieved { leader } => {
            let text = phrase!(MESSAGES, "eagles-relieved", leader = who(*leader));
            Other.says(text).act(Act::Remove(leader_piece(*leader)))
        }
        What::Besieged { siege, face, spaces } => {
            let place = match siege {
                Siege::Danzig => "Danzig",
                Siege::Thorn => "Thorn",
            };
            let (place, spaces) = (String::from(place), *spaces);
            Other.says(phrase!(MESSAGES, "eagles-besieged", place = place, face = *face, count = spaces))
        }
        What::TrackOpened { leader } => {
            Other.says(phrase!(MESSAGES, "eagles-track-opened", leader = who(*leader))).acts(change(&[*leader]))
        }
        What::OutpostPlaced { leader } => Other.says(phrase!(MESSAGES, "eagles-outpost-placed", leader = who(*leader))),
        What::Dealt { side, tokens } => {
            Other.says(phrase!(MESSAGES, "eagles-dealt", side = *side, count = tokens.len()))
        }
        What::KindShown { token, outpost } => {
            let text = if *outpost {
                phrase!(MESSAGES, "eagles-is-outpost", leader = who(*token))
            } else {
                phrase!(MESSAGES, "eagles-is-force", leader = who(*token))
            };
            Other.says(text).acts(change(&[*token]))
        }
        What::NameOpened { token, leader } => {
            let gone = leader.map(|_| Act::Remove(leader_piece(*token)));
            let text = match leader {
                Some(leader) => phrase!(MESSAGES, "eagles-is-leader", counter = who(*token), leader = who(*leader)),
                None => phrase!(MESSAGES, "eagles-is-outpost", leader = who(*token)),
            };
            Other.says(text).act(gone).acts(change(&[leader.unwrap_or(*token)]))
        }
        What::Rearranged { side, hex, leaders, made } => {
            let (side, hex, told) = (*side, *hex, all(leaders));
            let text = match made {
                Some(one) => {
                    let general = who(*one);
                    phrase!(
                        MESSAGES,
                        "eagles-rearranged-with",
                        side = side,
                        hex = hex,
                        leaders = told,
                        general = general
                    )
                }
                None => phrase!(MESSAGES, "eagles-rearranged", side = side, hex = hex, leaders = told),
            };
            Other.says(text).act(made.and_then(|one| put(one, Some(hex)))).acts(change(leaders))
        }
        What::Claimed { side, post, loss } => {
            let (side, loss) = (*side, in_strength(*loss));
            Other.says(match post {
                Some(post) => phrase!(MESSAGES, "eagles-claimed-in", side = side, loss = loss, hex = post.hex),
                None => phrase!(MESSAGES, "eagles-claimed", side = side, loss = loss),
            })
        }
        What::LostUnseen { side, loss } => {
            Other.says(phrase!(MESSAGES, "eagles-lost-unseen", side = *side, loss = in_strength(*loss)))
        }
        What::ModeChanged { leaders, forage: true, .. } => {
            Other.says(phrase!(MESSAGES, "eagles-disperses", leaders = all(leaders)))
        }
        What::ModeChanged { leaders, forage: false, .. } => {
            Other.says(phrase!(MESSAGES, "eagles-gathers", leaders = all(leaders)))
        }
        What::WentAstray { leader, face } => {
            Other.says(phrase!(MESSAGES, "eagles-went-astray", leader = who(*leader), face = *face))
        }
        What::TakenBack { side } => {
            let text = phrase!(MESSAGES, "eagles-taken-back", side = *side);
            Other.says(text).quiet().milestone(Milestone::TakenBack(*side))
        }
        What::Amended { edits } => {
            let edits = Argument::joined(edits.iter().map(|edit| super::edited(board, edit)), Joiner::Semicolon);
            Other.says(phrase!(MESSAGES, "eagles-amended", edits = edits)).milestone(Milestone::Amended)
        }
        What::Armistice { side } => Phase.says(phrase!(MESSAGES, "eagles-armistice", side = *side)).grave(),
        What::GameOver { outcome } => {
            let what = if board.definition().campaign.is_some() { "campaign" } else { "battle" };
            let text = match outcome.winner {
                Some(side) => phrase!(MESSAGES, "eagles-won", what = what, side = side),
                None => phrase!(MESSAGES, "eagles-drawn", what = what),
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
