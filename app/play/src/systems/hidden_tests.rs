//! The view of a side does not depend on the secrets of the other side.
//!
//! Random games of every system with secrets are played. Now and then a side's whole view is worked out twice: by the
//! engine of that side, and by an engine that also knows all secrets of the other side. Both must show the same. At a
//! table of one computer, in one seat and against the bot, the position must be that of the right engine, in the right
//! view.

use crate::table::{LocalPlayer, Opponent, SessionPair, WantedMatch};
use ::ford::app::TheFord;
use eagles::LeaderId;
use eagles_app::Eagles;
use engine::contract::{Game as _, Opening, Pending, Side};
use language::ask::{Draft, Pick, PieceId, Walker, ready_by_chance};
use language::battle::Battle;
use language::bot::BotKind;
use language::chance::Chance;
use language::croupier::{self, Seats};
use language::position::Position;
use language::system::{Eye, System};
use language::typed::TypedPosition;
use scene::Counter;
use twenty_app::Twenty;
use winter_app::Winter;

/// Everything that a screen shows the side that looks at a position, in words.
fn shown(position: &dyn Position, side: Side) -> Vec<String> {
    let eye = position.eye();
    assert_eq!(eye, Eye::Of(side));
    let mut all = vec![
        format!("pieces {:?}", position.pieces(eye)),
        format!("roster {:?}", position.roster()),
        format!("holders {:?}", position.holders(eye)),
        format!("standing {:?}", position.standing(eye)),
        format!("account {:?}", position.account(eye)),
        format!("turns {:?}", position.turns()),
        format!("coming {:?}", position.coming(eye)),
        format!("stakes {:?}", position.stakes()),
        format!("mood {:?}", position.mood()),
        format!("turn {:?}", position.turn(true)),
        format!("phases {:?}", position.phases()),
        format!("undone {:?}", position.undone(side)),
        format!("question {:?}", position.question(side)),
    ];
    let asking = position.ask(side, &Draft::EMPTY);
    all.push(format!("asking {:?} {:?} {:?}", asking.prompt, asking.card, asking.suggested));
    // Sealed content differs by its seal alone.
    all.extend(asking.offers.iter().map(|offer| format!("offer {:?} {:?} {:?}", offer.pick, offer.label, offer.mark)));
    for title in position.charts() {
        all.push(format!("chart {title} {:?}", position.chart(title, eye, &Draft::EMPTY, &[])));
    }
    for layer in position.layers() {
        all.push(format!("layer {layer} {:?}", position.layer(layer, &[], None)));
    }
    let mut hexes = Vec::new();
    for counter in position.roster() {
        let Ok(number) = u16::try_from(counter.id.0) else { continue };
        let piece = PieceId(number);
        all.push(format!("about {number} {:?}", position.about(eye, piece)));
        all.push(format!("why not {number} {:?}", position.why_not(side, &Draft::EMPTY, Pick::Piece(piece)).text));
    }
    hexes.extend(position.pieces(eye).iter().map(|counter| counter.hex));
    hexes.sort_unstable();
    hexes.dedup();
    for hex in hexes {
        all.push(format!("hex {hex} {} {:?}", position.spoken(hex), position.hex(eye, hex)));
    }
    all
}

/// Number of times fewer comparisons an ordinary run makes than one with `ESTAFETTE_LONG`.
fn times_fewer() -> usize {
    if std::env::var_os("ESTAFETTE_LONG").is_some() { 1 } else { 3 }
}

/// Plays a random battle and compares each side's view with the view by an engine that knows everything. Returns the
/// number of comparisons at which something was hidden.
fn compare<S: System>(battle: &Battle, on: &[&'static str], seed: u64, steps: usize, every: usize) -> usize {
    let field = battle.of::<S>().unwrap().clone();
    let (game, _) = S::Game::start(&field.board, &battle.options(on)).unwrap();
    let mut seats = Seats::new(game);
    let mut chance = Chance::new(seed);
    let mut walkers = [Walker::<S>::default(), Walker::<S>::default()];
    let mut secrets: Vec<(Side, Opening)> = Vec::new();
    let mut compared = 0;
    for step in 0..steps {
        match seats.public().pending() {
            Pending::Over(_) => break,
            Pending::Roll(roll) => {
                let dealt = croupier::deal(&roll, &mut chance);
                seats.take(&dealt).unwrap();
                secrets.extend(dealt.secret);
            }
            Pending::Decision { side, .. } => {
                if seats.open_owed().unwrap().is_none() {
                    let said = walkers[side.index()].answer(seats.of(side), side, &mut chance).unwrap();
                    let (command, openings) = ready_by_chance::<S>(side, said, &mut chance);
                    seats.apply(side, &command).unwrap();
                    for opening in openings {
                        seats.learn(side, &opening).unwrap();
                        secrets.push((side, opening));
                    }
                }
            }
        }
        if step % (every * times_fewer()) != 0 {
            continue;
        }
        for side in Side::BOTH {
            let blind = seats.of(side).clone();
            let mut told = blind.clone();
            let foreign = secrets.iter().filter(|(of, _)| *of != side);
            // Content opened or undone since then fits no seal any more.
            let learned = foreign.filter(|(_, opening)| told.learn(opening).is_ok()).count();
            if learned == 0 {
                continue;
            }
            let seen = |game| shown(&TypedPosition::<S>::new(game, field.clone()).seen_by(Eye::Of(side)), side);
            for (blind, told) in seen(blind).iter().zip(&seen(told)) {
                assert_eq!(blind, told, "seed {seed}, step {step}, {side:?}");
            }
            compared += 1;
        }
    }
    compared
}

#[test]
fn nothing_that_is_sealed_in_a_veiled_battle_is_shown_to_the_other_side() {
    let battle = ::systems::ALL.open("eagles-friedland", None).unwrap();
    let compared: usize = (1..=2).map(|seed| compare::<Eagles>(&battle, &["veiled"], seed, 260, 13)).sum();
    assert!(compared > 10, "{compared}");
}

#[test]
fn nothing_that_is_sealed_in_a_veiled_campaign_is_shown_to_the_other_side() {
    let battle = ::systems::ALL.open("eagles-campaign-friedland", None).unwrap();
    let compared = compare::<Eagles>(&battle, &["veiled"], 3, 120, 17);
    assert!(compared > 3, "{compared}");
}

#[test]
fn no_sealed_chit_is_shown_to_the_other_side() {
    let battle = ::systems::ALL.open("eagles-friedland", None).unwrap();
    let compared = compare::<Eagles>(&battle, &[], 5, 900, 23);
    assert!(compared > 3, "{compared}");
}

#[test]
fn nothing_of_the_sealed_plan_is_shown_to_the_allies() {
    let battle = ::systems::ALL.open("dresden20-koenigstein", None).unwrap();
    let compared = compare::<Twenty>(&battle, &[], 1, 120, 11);
    assert!(compared > 3, "{compared}");
}

#[test]
fn no_sealed_draw_is_shown_to_the_other_side() {
    let battle = ::systems::ALL.open("winter-20-1", None).unwrap();
    let compared = compare::<Winter>(&battle, &[], 1, 400, 5);
    assert!(compared > 0, "{compared}");
}

#[test]
fn nothing_hidden_at_the_ford_is_shown_to_the_other_side() {
    let battle = super::ford::battle();
    let compared: usize = (1..=8).map(|seed| compare::<TheFord>(&battle, &[], seed, 60, 1)).sum();
    assert!(compared > 20, "{compared}");
}

/// A veiled battle at a table of one computer.
fn game_of(pair: &SessionPair, side: Side) -> &eagles::Game {
    pair.game_of(side).of::<eagles::Game>().unwrap()
}

fn sit(name: &str, opponent: Opponent) -> (SessionPair, std::path::PathBuf) {
    let folder = std::env::temp_dir().join(format!("estafette-hidden-{name}-{}", std::process::id()));
    let variable = |name: &str| (name == "HOME").then(|| folder.as_os_str().to_owned());
    let folders = net::folders::Folders::from_variables(variable).unwrap();
    let player = LocalPlayer::load_from(::systems::ALL, folders, Some("Ney")).unwrap();
    let battle = ::systems::ALL.open("eagles-friedland", None).unwrap();
    let wanted = WantedMatch { battle, side: Side::First, on: vec!["veiled"], opponent };
    (SessionPair::begin(&player, &wanted).unwrap(), folder)
}

/// Checks that every own track is shown, and no enemy track that the rules cover for that side.
fn only_own_tracks(position: &dyn Position, side: Side) {
    assert_eq!(position.eye(), Eye::Of(side));
    let game = language::position::game::<Eagles>(position).unwrap().shown_to(side);
    let sealed = |counter: &Counter| game.token(LeaderId(u16::try_from(counter.id.0).unwrap())).is_some();
    let pieces = position.pieces(position.eye());
    let owner = |counter: &Counter| position.names().owner(PieceId(u16::try_from(counter.id.0).unwrap())).unwrap();
    let [mut covered, mut own] = [0, 0];
    for counter in pieces.iter().filter(|counter| counter.texts.below != "-") {
        if owner(counter) == side {
            assert_ne!(counter.texts.below, "?", "{counter:?}");
            own += 1;
        } else if sealed(counter) {
            assert_eq!(counter.texts.below, "?", "{counter:?}");
            let about = position.about(position.eye(), PieceId(u16::try_from(counter.id.0).unwrap()));
            assert!(about.told.contains("under seal"), "{}", about.told);
            covered += 1;
        }
    }
    assert!(own > 3 && covered > 1, "{own} and {covered}");
}

#[test]
fn in_hot_seat_the_side_that_is_asked_sees_no_enemy_track() {
    let (mut pair, folder) = sit("one-seat", Opponent::HotSeat);
    let mut chance = Chance::new(1);
    let mut seen = [0u32, 0];
    for _ in 0..60 {
        let side = pair.asked().unwrap();
        only_own_tracks(&*pair.stands().position, side);
        seen[side.index()] += 1;
        let said = Walker::<Eagles>::default().answer(game_of(&pair, side), side, &mut chance).unwrap();
        pair.say(side, &said.bytes()).unwrap().unwrap();
    }
    assert!(seen.iter().sum::<u32>() > 3, "{seen:?}");
    let _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn against_the_bot_the_player_sees_no_track_of_the_bot() {
    let (mut pair, folder) = sit("bot", Opponent::Bot(BotKind::Sensible));
    let mut chance = Chance::new(2);
    let mut bot = BotKind::Sensible.new_bot::<Eagles>();
    for _ in 0..60 {
        let side = pair.asked().unwrap();
        only_own_tracks(&*pair.stands().position, pair.me());
        let said = bot.say(game_of(&pair, side), &mut chance).unwrap();
        pair.say(side, &said.bytes()).unwrap().unwrap();
    }
    let _ = std::fs::remove_dir_all(&folder);
}
