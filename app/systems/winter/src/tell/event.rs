//! Each event: its words, what it does to the board, and what a timeline makes of it. Dice are told as they are read, 0
//! to 9.

use super::super::values::{compass, signed, yes_no};
use super::super::{MESSAGES, ask, leader_piece, piece};
use super::phase;
use super::words::{body as body_called, falls, way};
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::PieceId;
use language::happening::Kind::{Combat, Move, Other, Phase};
use language::happening::Stress::{Grave, Plain, Quiet, Strong};
use language::happening::{Act, Came, Fight, FigureChange, Gait, Happening, Loss, Milestone, PhaseBegan};
use language::phrase;
use language::sheet::Tone;

use winter::agenda::CheckReason;
use winter::event::Verdict;
use winter::glimpse::points;
use winter::state::{CommandState, Nerve, PhaseName, Wave};
use winter::tables::{Fate, SIXTHS};
use winter::{Board, Event, LeaderId, UnitId, What};

/// An event as a happening.
pub(super) fn told(board: &Board, what: &What) -> Happening {
    match what {
        What::PhaseBegan { turn, phase: name } => {
            let (side, called) = (name.side(), phase::of(*name));
            let began = PhaseBegan {
                turn: *turn,
                side,
                name: called,
                night: board.tables().time.night.contains(turn),
                opens_turn: *name == PhaseName::Interphase,
            };
            let text = if phase::is_of_both(*name) {
                phrase!(MESSAGES, "winter-turn-phase", turn = *turn, phase = called.key)
            } else {
                phrase!(MESSAGES, "winter-turn-phase-of", turn = *turn, side = side, phase = called.key)
            };
            Phase.says(text).milestone(Milestone::Phase(began))
        }
        What::Deployed { side } => Other.says(phrase!(MESSAGES, "winter-deployed", side = *side)),
        What::Passed { side } => Other.says(phrase!(MESSAGES, "winter-passed", side = *side)).silent(),
        What::Undone { .. } => Other.says(phrase!(MESSAGES, "winter-undone")).quiet(),
        What::Amended => Other.says(phrase!(MESSAGES, "winter-amended")).milestone(Milestone::Amended),
        What::GameOver(outcome) => {
            let text = phrase!(MESSAGES, "winter-over", level = signed(outcome.level));
            Phase.says(text).milestone(Milestone::End(outcome.winner))
        }
        What::Moved { unit: who, from, to, cost } => {
            let cost_words = points(*cost);
            let text = phrase!(MESSAGES, "winter-moved", unit = piece(*who), from = *from, to = *to, cost = cost_words);
            let went = go(board, *who, Some(*from), &[*to], Gait::March);
            Move.says(text).at(*to).act(went).paid(*cost, SIXTHS)
        }
        What::Entered { unit: who, hex, cost } => {
            let text = phrase!(MESSAGES, "winter-entered", unit = piece(*who), hex = *hex, cost = points(*cost));
            Move.says(text).at(*hex).act(go(board, *who, None, &[*hex], Gait::March))
        }
        What::Turned { unit: who, facing, cost } => {
            let (facing, paid) = (compass(*facing), points(*cost));
            let text = phrase!(MESSAGES, "winter-turned", unit = piece(*who), facing = facing, cost = paid);
            Move.says(text).quiet().act(change(*who)).paid(*cost, SIXTHS)
        }
        What::Formed { unit: who, formation, facing, cost } => {
            let (unit, facing, form) = (piece(*who), compass(*facing), ask::formation_word(*formation));
            let text = if *cost > 0 {
                let cost = points(*cost);
                phrase!(MESSAGES, "winter-formed-for", unit = unit, formation = form, facing = facing, cost = cost)
            } else {
                phrase!(MESSAGES, "winter-formed", unit = unit, formation = form, facing = facing)
            };
            Move.says(text).act(change(*who))
        }
        What::WentBack { unit: who, to } => {
            let text = phrase!(MESSAGES, "winter-went-back", unit = piece(*who), to = *to);
            Move.says(text).at(*to).act(put(piece(*who), *to))
        }
        What::Detached { battalion, unit: who, hex } => {
            let (from, unit) = (piece(*battalion), piece(*who));
            let text = phrase!(MESSAGES, "winter-detached", battalion = from, unit = unit, hex = *hex);
            Move.says(text).at(*hex).acts([put(piece(*who), *hex), change(*battalion)])
        }
        What::Rejoined { battalion, unit: who } => {
            let text = phrase!(MESSAGES, "winter-rejoined", unit = piece(*who), battalion = piece(*battalion));
            Move.says(text).acts([Act::Remove(piece(*who)), change(*battalion)])
        }
        What::Combined { into, from } => {
            let text = phrase!(MESSAGES, "winter-combined", unit = piece(*into), other = piece(*from));
            Move.says(text).acts([Act::Remove(piece(*from)), change(*into)])
        }
        What::Restacked { hex } => Move.says(phrase!(MESSAGES, "winter-restacked", hex = *hex)).quiet().at(*hex),
        What::OrdersGiven { units: who } => {
            Other.says(phrase!(MESSAGES, "winter-orders-given", units = units(who))).silent()
        }
        What::LeftMap { unit: who, withdrawn } => {
            let text = phrase!(MESSAGES, "winter-left-map", unit = piece(*who), withdrawn = yes_no(*withdrawn));
            Move.says(text).act(Act::Remove(piece(*who)))
        }
        What::LeaderMoved { leader: who, from: Some(from), to } => {
            let text = phrase!(MESSAGES, "winter-leader-moved", leader = leader(board, *who), from = *from, to = *to);
            Move.says(text).quiet().at(*to).act(rides(board, *who, Some(*from), *to))
        }
        What::LeaderMoved { leader: who, from: None, to } => {
            let text = phrase!(MESSAGES, "winter-leader-entered", leader = leader(board, *who), hex = *to);
            Move.says(text).quiet().at(*to).act(rides(board, *who, None, *to))
        }
        What::LeaderLeft { leader: who } => {
            let text = phrase!(MESSAGES, "winter-leader-left", leader = leader(board, *who));
            Move.says(text).act(Act::Remove(leader(board, *who)))
        }
        What::LeaderPlaced { leader: who, hex } => {
            let text = phrase!(MESSAGES, "winter-leader-placed", leader = leader(board, *who), hex = *hex);
            Other.says(text).at(*hex).act(put(leader(board, *who), *hex))
        }
        What::LeaderFled { leader: who, to: Some(to) } => {
            let text = phrase!(MESSAGES, "winter-leader-fled", leader = leader(board, *who), hex = *to);
            Combat.says(text).at(*to).act(put(leader(board, *who), *to))
        }
        What::LeaderFled { leader: who, to: None } => {
            let text = phrase!(MESSAGES, "winter-leader-lost", leader = leader(board, *who));
            Combat.says(text).act(Act::Remove(leader(board, *who)))
        }
        What::Fired { units: who, target, hex, die, score, points: lost, check } => {
            let came = phrase!(MESSAGES, "winter-fire-came", points = *lost, check = yes_no(*check));
            let text = phrase!(
                MESSAGES,
                "winter-fired",
                units = units(who),
                target = piece(*target),
                hex = *hex,
                die = *die,
                score = *score,
                came = came,
            );
            Combat.says(text).at(*hex).die(face(*die)).came(hit(*lost, *check))
        }
        What::Scattered { units: who, die, scatter, hex } => {
            let (who, falls) = (units(who), ask::scattered(*scatter));
            let text = match hex {
                Some(hex) => {
                    phrase!(MESSAGES, "winter-scattered-in", units = who, die = *die, falls = falls, hex = *hex)
                }
                None => phrase!(MESSAGES, "winter-scattered", units = who, die = *die, falls = falls),
            };
            Combat.says(text).at(*hex).die(face(*die))
        }
        What::Lost { unit: who, points: lost, guns } => {
            let text = if *guns > 0 {
                phrase!(MESSAGES, "winter-lost-guns", unit = piece(*who), points = *lost, guns = *guns)
            } else {
                phrase!(MESSAGES, "winter-lost", unit = piece(*who), points = *lost)
            };
            let (side, strength) = (board.unit(*who).side, u16::from(*lost));
            let loss = Loss { piece: piece(*who), side, strength, for_good: true };
            // The unit goes on with what is left; its end is told by itself.
            let loss = (*lost > 0).then(|| Milestone::Weakened(vec![loss]));
            Combat.says(text).strong().act(change(*who)).milestone(loss)
        }
        What::Checked { unit: who, die, margin, verdict } => {
            let came = match verdict {
                Verdict::Pass => "passes",
                Verdict::Disorder => "disordered",
                Verdict::SquareLost => "square-lost",
                Verdict::Retreat => "retreats",
                Verdict::Rout => "routs",
            };
            // A rout is told with its path, and that is grave.
            let stress = match verdict {
                Verdict::Pass => Quiet,
                Verdict::Rout => Plain,
                Verdict::Disorder | Verdict::SquareLost | Verdict::Retreat => Strong,
            };
            let unit = piece(*who);
            let text = phrase!(MESSAGES, "winter-checked", unit = unit, die = *die, margin = *margin, came = came);
            Combat.says(text).told(stress).die(face(*die)).came(checked(*verdict))
        }
        What::MustCheck { units: who, reason } => {
            let why = match reason {
                CheckReason::PassedBy => "passed-by",
                CheckReason::Flanked => "flanked",
                CheckReason::GuardRetreats => "guard-retreats",
                CheckReason::Disheartened => "disheartened",
            };
            Combat.says(phrase!(MESSAGES, "winter-must-check", units = units(who), why = why)).quiet()
        }
        What::Disordered { unit: who } => {
            Combat.says(phrase!(MESSAGES, "winter-disordered", unit = piece(*who))).strong().act(change(*who))
        }
        What::Retreated { unit: who, path, routed, lost } => {
            let (unit, routs) = (piece(*who), yes_no(*routed));
            let text = match path.last() {
                Some(end) => {
                    phrase!(MESSAGES, "winter-retreated", unit = unit, routs = routs, hex = *end, points = *lost)
                }
                None => phrase!(MESSAGES, "winter-retreated-nowhere", unit = unit, routs = routs, points = *lost),
            };
            let stress = if *routed { Grave } else { Plain };
            Combat.says(text).told(stress).at(path.last().copied()).act(along(board, *who, path, Gait::Retreat))
        }
        What::Eliminated { unit: who } => {
            let text = phrase!(MESSAGES, "winter-eliminated", unit = piece(*who));
            let loss = Loss { piece: piece(*who), side: board.unit(*who).side, strength: 0, for_good: true };
            Combat.says(text).grave().act(Act::Remove(piece(*who))).milestone(Milestone::Loss(loss))
        }
        What::Removed { unit: who } => {
            Other.says(phrase!(MESSAGES, "winter-removed", unit = piece(*who))).act(Act::Remove(piece(*who)))
        }
        What::GunsMissing { unit: who, die, guns } => {
            let text = phrase!(MESSAGES, "winter-guns-missing", unit = piece(*who), die = *die, guns = *guns);
            Other.says(text).die(face(*die)).act(change(*who))
        }
        What::GunsLeft { unit: who, hex } => {
            let text = phrase!(MESSAGES, "winter-guns-left", unit = piece(*who), hex = *hex);
            Combat.says(text).at(*hex).act(Act::Remove(piece(*who)))
        }
        What::GunsCaptured { unit: who, hex } => {
            let text = phrase!(MESSAGES, "winter-guns-captured", unit = piece(*who), hex = *hex);
            Combat.says(text).grave().at(*hex).act(Act::Remove(piece(*who)))
        }
        What::GunsManned { unit: who, hex } => {
            let text = phrase!(MESSAGES, "winter-guns-manned", unit = piece(*who), hex = *hex);
            Other.says(text).at(*hex).act(put(piece(*who), *hex))
        }
        What::GunLost { unit: who, die } => {
            let text = phrase!(MESSAGES, "winter-gun-lost", unit = piece(*who), die = *die);
            Other.says(text).die(face(*die)).act(change(*who))
        }
        What::Recovered { unit: who, die } => {
            let (rolls, face) = rolled(*die);
            let text = phrase!(MESSAGES, "winter-recovered", unit = piece(*who), rolls = rolls, die = face);
            thrown(Other.says(text), *die).act(change(*who))
        }
        What::Rallied { unit: who, die, lost } => {
            let ((rolls, face), unit) = (rolled(*die), piece(*who));
            let text = if *lost > 0 {
                phrase!(MESSAGES, "winter-rallied-with-loss", unit = unit, rolls = rolls, die = face, points = *lost)
            } else {
                phrase!(MESSAGES, "winter-rallied", unit = unit, rolls = rolls, die = face)
            };
            thrown(Other.says(text), *die).act(change(*who))
        }
        What::NotRallied { unit: who, die } => {
            let (rolls, face) = rolled(*die);
            let text = phrase!(MESSAGES, "winter-not-rallied", unit = piece(*who), rolls = rolls, die = face);
            thrown(Other.says(text).quiet(), *die)
        }
        What::Exhausted { unit: who } => {
            Combat.says(phrase!(MESSAGES, "winter-exhausted", unit = piece(*who))).act(change(*who))
        }
        What::Rested { unit: who, die } => {
            let (rolls, face) = rolled(*die);
            let text = phrase!(MESSAGES, "winter-rested", unit = piece(*who), rolls = rolls, die = face);
            thrown(Other.says(text), *die).act(change(*who))
        }
        What::LeaderFell { leader: who, die, points: cost, back_in, by_order } => {
            let ((rolls, face), leader) = (rolled(*die), leader(board, *who));
            let back = match (by_order, back_in) {
                (true, _) => phrase!(MESSAGES, "winter-back-by-order"),
                (false, None) => phrase!(MESSAGES, "winter-back-never"),
                (false, Some(turns)) => phrase!(MESSAGES, "winter-back-in", turns = *turns),
            };
            let text = phrase!(
                MESSAGES,
                "winter-leader-fell",
                leader = leader,
                rolls = rolls,
                die = face,
                points = *cost,
                back = back,
            );
            thrown(Combat.says(text).grave(), *die).act(Act::Remove(leader))
        }
        What::ChargeDeclared { unit: who, die, carried } => {
            let ((rolls, face), unit) = (rolled(*die), piece(*who));
            let text = if *carried {
                phrase!(MESSAGES, "winter-charge-declared", unit = unit, rolls = rolls, die = face)
            } else {
                phrase!(MESSAGES, "winter-charge-failed", unit = unit, rolls = rolls, die = face)
            };
            let stress = if *carried { Strong } else { Plain };
            thrown(Combat.says(text).told(stress), *die).act(die.map(|_| change(*who)))
        }
        What::ChargeDropped { unit: who } => Other.says(phrase!(MESSAGES, "winter-charge-dropped", unit = piece(*who))),
        What::GrandChargeDeclared { facing, riders } => {
            let all: Vec<UnitId> = riders.iter().map(|rider| rider.unit).collect();
            let facing = compass(*facing);
            Combat.says(phrase!(MESSAGES, "winter-grand-declared", facing = facing, units = units(&all))).strong()
        }
        What::WaveReady { wave, units: who } => {
            let wave = match wave {
                Wave::First => "first",
                Wave::Second => "second",
                Wave::Third => "third",
            };
            Combat.says(phrase!(MESSAGES, "winter-wave-ready", wave = wave, units = units(who)))
        }
        What::Followed { unit: who, path } => {
            let text = match path.last() {
                Some(to) => phrase!(MESSAGES, "winter-followed", unit = piece(*who), hex = *to),
                None => phrase!(MESSAGES, "winter-stayed", unit = piece(*who)),
            };
            Move.says(text).at(path.last().copied()).act(along(board, *who, path, Gait::March))
        }
        What::Charged { unit: who, from, to } => {
            let text = phrase!(MESSAGES, "winter-charged", unit = piece(*who), from = *from, to = *to);
            Combat.says(text).strong().at(*to).act(go(board, *who, Some(*from), &[*to], Gait::March))
        }
        What::RiddenOver { unit: who, die, escaped } => {
            let escapes = yes_no(*escaped);
            let text = phrase!(MESSAGES, "winter-ridden-over", unit = piece(*who), die = *die, escapes = escapes);
            Combat.says(text).die(face(*die)).act(change(*who))
        }
        What::Attacked { attackers, from, to, charge } => {
            let who = units(attackers);
            let text = if *charge {
                phrase!(MESSAGES, "winter-charges-from", units = who, from = *from, to = *to)
            } else {
                phrase!(MESSAGES, "winter-attacks-from", units = who, from = *from, to = *to)
            };
            let side = attackers.first().map_or(Side::First, |unit| board.unit(*unit).side);
            let fight = Fight::announced(side, attackers.iter().copied().map(piece).collect(), vec![*to]);
            Combat.says(text).strong().at(*to).milestone(Milestone::Fight(fight))
        }
        What::Countercharged { unit: who, die, charges } => {
            let charges = yes_no(*charges);
            let text = phrase!(MESSAGES, "winter-countercharged", unit = piece(*who), die = *die, charges = charges);
            Combat.says(text).die(face(*die)).act(change(*who))
        }
        What::Fought { die, differential, score } => {
            let differential = signed(*differential);
            let text = phrase!(MESSAGES, "winter-fought", die = *die, differential = differential, score = *score);
            Combat.says(text).strong().die(face(*die)).came(fought(board, *score))
        }
        What::Advanced { unit: who, from, to } => {
            let text = phrase!(MESSAGES, "winter-advanced", unit = piece(*who), from = *from, to = *to);
            Combat.says(text).at(*to).act(go(board, *who, Some(*from), &[*to], Gait::Advance))
        }
        What::ChargeEnded { unit: who } => Combat.says(phrase!(MESSAGES, "winter-charge-ended", unit = piece(*who))),
        What::SelfCommanded { unit: who, die, in_command } => {
            let moves = yes_no(*in_command);
            let text = phrase!(MESSAGES, "winter-self-commanded", unit = piece(*who), die = *die, moves = moves);
            Other.says(text).die(face(*die)).act(change(*who))
        }
        What::StateSet { leader: who, state: to, die } => {
            let ((rolls, face), state) = (rolled(*die), state(*to));
            let leader = leader(board, *who);
            let text = phrase!(MESSAGES, "winter-state-set", leader = leader, state = state, rolls = rolls, die = face);
            thrown(Other.says(text), *die)
        }
        What::Continued { leader: who, die, stays } => {
            let (leader, stays) = (leader(board, *who), yes_no(*stays));
            let text = phrase!(MESSAGES, "winter-continued", leader = leader, die = *die, stays = stays);
            Other.says(text).die(face(*die))
        }
        What::ControlTaken { hex, side } => {
            let text = phrase!(MESSAGES, "winter-control-taken", hex = *hex, side = *side);
            Other.says(text).at(*hex).act(Act::Ground(*hex))
        }
        What::GroupFreed { group } => {
            let id = board.rules().groups.get(usize::from(*group)).map(|group| &group.id);
            let of = board.units().iter().zip(board.unit_ids()).filter(|(counter, _)| counter.parent.is_none());
            let own = of.filter(|(_, unit)| board.data(*unit).is_some_and(|data| data.group.as_ref() == id));
            let own: Vec<UnitId> = own.map(|(_, unit)| unit).collect();
            Other.says(phrase!(MESSAGES, "winter-group-freed", units = units(&own)))
        }
        What::Released { unit: who, die } => {
            let text = phrase!(MESSAGES, "winter-released", unit = piece(*who), die = *die);
            Other.says(text).die(face(*die)).act(change(*who))
        }
        What::WithdrawalDeclared => Other.says(phrase!(MESSAGES, "winter-withdrawal-declared")).strong(),
        What::HoldDeclared => Other.says(phrase!(MESSAGES, "winter-hold-declared")).strong(),
        What::CeasefireAnswered { side, agree } => {
            Other.says(phrase!(MESSAGES, "winter-ceasefire-answered", side = *side, agrees = yes_no(*agree)))
        }
        What::CeasefireDeclared { .. } => Other.says(phrase!(MESSAGES, "winter-ceasefire-declared")).strong(),
        What::EndOffered { side } => Other.says(phrase!(MESSAGES, "winter-end-offered", side = *side)).strong(),
        What::EndAnswered { side, agree } => {
            Other.says(phrase!(MESSAGES, "winter-end-answered", side = *side, agrees = yes_no(*agree)))
        }
        What::ArmyRetires { line } => {
            let line = ["w", "y", "z"].get(usize::from(*line)).copied().unwrap_or("z");
            Other.says(phrase!(MESSAGES, "winter-army-retires", line = line)).strong()
        }
        What::ArmyAway => Other.says(phrase!(MESSAGES, "winter-army-away")).strong(),
        What::PrussiansTurn { entry, turns } => {
            Other.says(phrase!(MESSAGES, "winter-prussians-turn", entry = entry.code(), count = *turns)).strong()
        }
        What::Attached { leader: who, units: all } => {
            Other.says(phrase!(MESSAGES, "winter-attached", leader = leader(board, *who), units = units(all)))
        }
        What::ReleasedFrom { leader: who, units: all } => {
            Other.says(phrase!(MESSAGES, "winter-released-from", leader = leader(board, *who), units = units(all)))
        }
        What::OrderSent { from, to, die, delay } => {
            let ((rolls, face), to) = (rolled(*die), leader(board, *to));
            let text = match from {
                Some(from) => phrase!(
                    MESSAGES,
                    "winter-order-sent",
                    from = leader(board, *from),
                    to = to,
                    rolls = rolls,
                    die = face,
                    steps = *delay,
                ),
                None => {
                    phrase!(MESSAGES, "winter-order-from-hq", to = to, rolls = rolls, die = face, steps = *delay)
                }
            };
            thrown(Other.says(text), *die)
        }
        What::DelayRolled { leader: who, die, left } => {
            let leader = leader(board, *who);
            let text = phrase!(MESSAGES, "winter-delay-rolled", leader = leader, die = *die, steps = *left);
            Other.says(text).die(face(*die))
        }
        What::Activated { leader: who } => {
            Other.says(phrase!(MESSAGES, "winter-activated", leader = leader(board, *who)))
        }
        What::Freed { unit: who } => {
            Other.says(phrase!(MESSAGES, "winter-freed", unit = piece(*who))).act(change(*who))
        }
        What::BrigadeActive { brigade } => {
            Other.says(phrase!(MESSAGES, "winter-brigade-active", brigade = brigade.clone()))
        }
        What::Violation { leader: who, brigade, violations } => Other.says(phrase!(
            MESSAGES,
            "winter-violation",
            brigade = brigade.clone(),
            leader = leader(board, *who),
            violations = *violations,
        )),
        What::AttackOrderSet { leader: who, holds } => {
            let (leader, begins) = (leader(board, *who), yes_no(*holds));
            Other.says(phrase!(MESSAGES, "winter-attack-order-set", leader = leader, begins = begins))
        }
        What::BrigadeDue { brigade, die, due } => {
            let (brigade, due) = (brigade.clone(), yes_no(*due));
            let text = phrase!(MESSAGES, "winter-brigade-due", brigade = brigade, die = *die, due = due);
            Other.says(text).die(face(*die))
        }
        What::Drew { chits, battery } => {
            let drawn = match battery {
                None => "unseen",
                Some(true) => "battery",
                Some(false) => "blank",
            };
            Other.says(phrase!(MESSAGES, "winter-drew", chits = *chits, drawn = drawn))
        }
        What::BlanksAdded { blanks } => Other.says(phrase!(MESSAGES, "winter-blanks-added", blanks = *blanks)),
        What::CupSuspended { suspended } => {
            Other.says(phrase!(MESSAGES, "winter-cup-suspended", suspended = yes_no(*suspended)))
        }
        What::DrawsOpened { batteries } => Other.says(phrase!(MESSAGES, "winter-draws-opened", batteries = *batteries)),
        What::WindSet { way: to, die, prevails } => {
            let (way, prevails) = (way(*to), yes_no(*prevails));
            let text = phrase!(MESSAGES, "winter-wind-set", die = *die, prevails = prevails, way = way);
            Other.says(text).die(face(*die))
        }
        What::SnowRolled { die, snow, over, .. } => {
            let snow = if *over { phrase!(MESSAGES, "winter-snow-over") } else { falls(*snow) };
            Other.says(phrase!(MESSAGES, "winter-snow-rolled", die = *die, snow = snow)).die(face(*die))
        }
        What::AmmunitionSpent { unit: who, left } => {
            let text = phrase!(MESSAGES, "winter-ammunition-spent", unit = piece(*who), left = *left);
            Other.says(text).told(if *left > 0 { Quiet } else { Plain })
        }
        What::BrigadeTired { brigade, points, level } => {
            let brigade = brigade.clone();
            Other.says(phrase!(MESSAGES, "winter-brigade-tired", brigade = brigade, points = *points, level = *level))
        }
        What::SpiritChanged { body, points, nerve } => {
            let nerve = match nerve {
                Nerve::Steady => "steady",
                Nerve::Demoralised => "demoralised",
                Nerve::Disintegrated => "disintegrated",
            };
            let body = body_called(body);
            let text = phrase!(MESSAGES, "winter-spirit-changed", body = body, points = *points, nerve = nerve);
            Other.says(text).strong()
        }
        What::LevelChanged { by, level } => {
            let figure = FigureChange {
                number: 0,
                name: phrase!(MESSAGES, "winter-level-of", side = Side::First),
                from: i16::from(*level) - i16::from(*by),
                to: i16::from(*level),
            };
            let text = phrase!(MESSAGES, "winter-level-changed", by = signed(*by), level = signed(*level));
            Phase.says(text).strong().milestone(Milestone::Figure(figure))
        }
    }
}

fn units(units: &[UnitId]) -> Vec<PieceId> {
    units.iter().copied().map(piece).collect()
}

fn leader(board: &Board, leader: LeaderId) -> PieceId {
    leader_piece(board, leader)
}

const fn state(state: CommandState) -> &'static str {
    match state {
        CommandState::Standing => "standing",
        CommandState::Mobile => "mobile",
        CommandState::Inactive => "inactive",
    }
}

/// Whether a die fell, as a message chooses by it, and its face.
const fn rolled(die: Option<u8>) -> (&'static str, u8) {
    match die {
        Some(die) => ("yes", die),
        None => ("no", 0),
    }
}

/// The points that a leader's fall costs his side, to be counted and not told again.
pub(super) fn fallen(board: &Board, event: &Event) -> Option<Happening> {
    let What::LeaderFell { leader: who, points: strength @ 1.., .. } = event.what else { return None };
    let loss = Loss { piece: leader(board, who), side: board.leader(who).side, strength, for_good: true };
    let text = told(board, &event.what).text;
    Some(Happening::new(text, event.rules.clone(), Combat).silent().milestone(Milestone::Weakened(vec![loss])))
}

/// A happening with its die, if one fell.
fn thrown(happening: Happening, die: Option<u8>) -> Happening {
    happening.die(die.map(face))
}

fn go(board: &Board, unit: UnitId, from: Option<Hex>, path: &[Hex], gait: Gait) -> Act {
    Act::go(piece(unit), board.unit(unit).side, from, path, gait)
}

/// A unit moves along a path that begins in its hex.
fn along(board: &Board, unit: UnitId, path: &[Hex], gait: Gait) -> Act {
    Act::Go { piece: piece(unit), side: board.unit(unit).side, path: path.to_vec(), enters: false, gait }
}

fn rides(board: &Board, leader: LeaderId, from: Option<Hex>, to: Hex) -> Act {
    Act::go(leader_piece(board, leader), board.leader(leader).side, from, &[to], Gait::March)
}

const fn put(piece: PieceId, hex: Hex) -> Act {
    Act::Put { piece, hex }
}

fn change(unit: UnitId) -> Act {
    Act::Change(piece(unit))
}

/// The face of a die on the table: 0 is read from the ten.
fn face(die: u8) -> u16 {
    u16::from(die) + 1
}

/// The result of fire.
const fn hit(points: u8, check: bool) -> Came {
    match (points, check) {
        (0, false) => Came { name: "-", meaning: "no effect", tone: Tone::Even },
        (0, true) => Came { name: "M", meaning: "a morale check", tone: Tone::Even },
        (1, _) => Came { name: "1", meaning: "a point", tone: Tone::Good },
        (2, _) => Came { name: "2", meaning: "two points", tone: Tone::Good },
        (3.., _) => Came { name: "3", meaning: "three points", tone: Tone::Best },
    }
}

/// The result of a check.
const fn checked(verdict: Verdict) -> Came {
    match verdict {
        Verdict::Pass => Came { name: "ok", meaning: "passes", tone: Tone::Good },
        Verdict::Disorder => Came { name: "D", meaning: ask::fate_words(Fate::Disorder), tone: Tone::Bad },
        Verdict::SquareLost => Came { name: "D", meaning: "Disordered, its square lost", tone: Tone::Bad },
        Verdict::Retreat => Came { name: "DR", meaning: ask::fate_words(Fate::Retreat), tone: Tone::Bad },
        Verdict::Rout => Came { name: "R", meaning: ask::fate_words(Fate::Rout), tone: Tone::Worst },
    }
}

/// The result of a shock.
fn fought(board: &Board, score: i16) -> Option<Came> {
    let results = &board.tables().shock.result;
    let result = results.iter().find(|known| score <= i16::from(known.upto)).or(results.last());
    result.map(|result| {
        let (name, meaning, tone) = match (result.attacker_does, result.defender_does) {
            (Fate::Rout, _) => ("AR", "attacker routs", Tone::Worst),
            (Fate::Retreat, _) => ("AD", "attacker retreats", Tone::Bad),
            (Fate::Disorder, _) => ("A", "attacker Disordered", Tone::Bad),
            (Fate::Stands, Fate::Rout) => ("DR", "defender routs", Tone::Best),
            (Fate::Stands, Fate::Retreat) => ("DD", "defender retreats", Tone::Good),
            (Fate::Stands, Fate::Disorder | Fate::Stands) => ("N", "both hold", Tone::Even),
        };
        Came { name, meaning, tone }
    })
}
