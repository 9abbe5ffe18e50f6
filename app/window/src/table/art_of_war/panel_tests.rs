//! Panels by the names of their widgets, and as pictures.
//!
//! `UPDATE_SNAPSHOTS=1` writes the pictures in `app/window/tests/snapshots` again. Cards differ in a few soft edges, so
//! a picture may differ in some.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

use crate::board::log;
use crate::paper::look;
use crate::paper::palette::{self, Palette};
use crate::settings::kept_panels::{Drawer, PanelState, Tab};
use crate::table::example::now;
use crate::table::panels;
use crate::table::test_seat::TestTable;
use ::art_of_war::{Game, OptionalRules, Options, Proposal, cases};
use egui_kittest::kittest::Queryable;
use egui_kittest::{Harness, SnapshotOptions};
use engine::contract::{Game as _, Pending, Rolled, Side};
use engine::digest::Hash;
use lab::systems::art_of_war::words::Words;
use lab::systems::art_of_war::{self, ArtOfWar, piece};
use language::ask::Pick;
use language::bot::BotKind;
use language::chance::Chance;
use language::luck::Luck;
use language::system::Tell;
use play::table::{Around, Heard, Now, ToldEntry, Vows};
use record::chain::Chain;
use record::course::RollProof;
use record::dice::JointRoll;
use record::identity::Identity;
use record::seed::Seed;
use std::sync::Arc;

/// A match in one seat, with dice rolled here as two computers roll them.
struct Desk {
    game: Game,
    chains: [Chain; 2],
    rolls: u32,
    luck: Luck,
    vows: Vows,
    table: TestTable,
}

impl Desk {
    fn lay(battle: &str) -> Desk {
        let battle = art_of_war::open(battle).unwrap();
        let (game, opening) = Game::new(Arc::clone(&battle.board), OptionalRules::default());
        let chains = [(Side::First, 1), (Side::Second, 2)]
            .map(|(side, seed)| Chain::new(side, 0, &Seed::from_bytes([seed; 32])));
        let keys = [3, 4].map(|seed| Identity::from_seed(&Seed::from_bytes([seed; 32])).key());
        let vows = Vows { keys, tips: [chains[0].tip(), chains[1].tip()] };
        let table = TestTable::lay(&battle.clone().battle(), false);
        let opening = ArtOfWar::happenings(&battle.board, &opening);
        let mut desk = Desk { game, chains, rolls: 0, luck: Luck::NONE, vows, table };
        desk.table.hears(Heard::Happened(ToldEntry::unrecorded(opening, None)));
        desk.stand();
        desk
    }

    fn stand(&mut self) {
        let position = self.table.screen.board.battle().of::<ArtOfWar>().unwrap().position(self.game.clone());
        let now = Now {
            names: [String::from("Ney"), String::from("Bennigsen")],
            vows: Some(self.vows),
            around: Around { luck: self.luck, ..Around::default() },
            ..now(position, false)
        };
        self.table.hears(Heard::Now(Arc::new(now)));
    }

    /// Plays until the rules ask what is wanted; from another seed if a whole battle did not.
    fn until(battle: &str, wanted: impl Fn(&Desk, &Options) -> bool) -> Desk {
        for seed in 1..40 {
            let mut desk = Desk::lay(battle);
            let mut bot = BotKind::Sensible.new_bot::<ArtOfWar>();
            let mut chance = Chance::new(seed);
            for _ in 0..4000 {
                match desk.game.pending() {
                    Pending::Over(_) => break,
                    Pending::Roll(roll) => desk.roll(&roll),
                    Pending::Decision { side, .. } => {
                        if wanted(&desk, &desk.game.options()) {
                            desk.stand();
                            return desk;
                        }
                        let command = bot.answer(&desk.game, &mut chance).unwrap();
                        let events = desk.game.apply(side, &command).unwrap();
                        let events = ArtOfWar::happenings(desk.game.board(), &events);
                        desk.table.hears(Heard::Happened(ToldEntry::unrecorded(events, None)));
                    }
                }
            }
        }
        panic!("no battle came to it");
    }

    fn roll(&mut self, roll: &engine::contract::Roll) {
        let links = [0, 1].map(|side: usize| self.chains[side].open(self.rolls).unwrap());
        let joint = JointRoll { match_id: Hash([5; 32]), n: self.rolls, links, entry: Hash([6; 32]) };
        let faces = joint.faces(&roll.dice).unwrap();
        self.luck.roll::<ArtOfWar>(&self.game, &Rolled::Faces(faces.clone()));
        let events = self.game.resolve(&Rolled::Faces(faces.clone())).unwrap();
        let events = ArtOfWar::happenings(self.game.board(), &events);
        let dice = roll.dice.clone();
        let proof = RollProof { joint, first: roll.owner, dice, case: roll.case, faces: Some(faces) };
        self.rolls += 1;
        self.table.hears(Heard::Happened(ToldEntry::unrecorded(events, Some(proof))));
    }

    /// The panels around an empty board.
    fn show(self, width: f32, height: f32) -> Harness<'static, TestTable> {
        self.show_in(&palette::LIGHT, width, height)
    }

    /// Shows the desk in these colours.
    fn show_in(self, colours: &'static Palette, width: f32, height: f32) -> Harness<'static, TestTable> {
        let mut harness = Harness::builder()
            .with_size(egui::vec2(width, height))
            .with_options(SnapshotOptions::new().threshold(2.0).max_failed_pixels(400))
            .with_context_setup(move |ctx| {
                look::dress(ctx);
                look::shade(ctx, colours);
            })
            .build_ui_state(
                |ui, table: &mut TestTable| {
                    let screen = &mut table.screen;
                    egui::Panel::top("top").show(ui, |ui| panels::top(ui, screen));
                    panels::beside(ui, screen);
                },
                self.table,
            );
        harness.run();
        harness
    }

    fn charts(mut self, tab: Tab) -> Desk {
        let kept = self.table.screen.manner.kept;
        self.table.screen.manner.recall(PanelState { charts: true, tab, ..kept });
        self
    }

    fn drawer(mut self, drawer: Drawer) -> Desk {
        let kept = self.table.screen.manner.kept;
        self.table.screen.manner.recall(PanelState { drawer, ..kept });
        self
    }

    fn plan(mut self) -> Desk {
        let asking = Arc::clone(self.table.screen.asked.asking());
        let (_, draft) = asking.suggested.iter().rev().max_by_key(|(_, draft)| draft.subject().len()).unwrap();
        self.table.screen.asked.point(draft);
        self
    }
}

fn fight(_: &Desk, options: &Options) -> bool {
    matches!(options, Options::Attack(options) if options.attacks.iter().any(|proposal| proposal.units.len() > 1))
}

#[test]
fn question_and_turn_track_are_above_eylau() {
    let mut harness = Desk::lay("eylau").show(1280.0, 800.0);
    harness.get_by_label("French side: move units, or end the movement phase.");
    harness.get_by_label_contains("Now: Turn 1, 7 February, 14:00");
    harness.get_by_label_contains("Turn 3, 7 February, 18:00, night");
    harness.get_by_label("Score: French 0  :  0 Allied");
    harness.snapshot("eylau");
}

#[test]
fn dresden_has_rain_on_its_track_and_a_morale_for_every_army() {
    let mut harness = Desk::lay("dresden").show(1280.0, 800.0);
    assert!(harness.query_all_by_label_contains("rain").count() >= 10);
    assert_eq!(harness.query_all_by_label_contains("morale").count(), 4);
    harness.snapshot("dresden");
}

#[test]
fn a_planned_attack_shows_its_column_its_chances_and_its_rules() {
    let desk = Desk::until("eylau", fight).plan();
    let label = desk.table.screen.asked.asking().would_confirm().unwrap().label.words(&desk.table.screen.asked.names());
    assert!(label.starts_with("Attack on "), "{label}");
    let mut harness = desk.show(1280.0, 900.0);
    harness.get_by_label(&label);
    harness.get_by_label_contains("Chances: ");
    harness.snapshot("attack");
    harness.query_all_by_label("Rule 6.2").next().unwrap().click();
    harness.run();
    assert_eq!(harness.state().screen.manner.wants_rule, Some(cases::RATIO.into()));
}

#[test]
fn a_player_is_asked_where_a_unit_retreats() {
    let retreat =
        |_: &Desk, options: &Options| matches!(options, Options::Retreat(options) if options[0].hexes.len() > 1);
    let desk = Desk::until("eylau", retreat);
    let Options::Retreat(options) = desk.game.options() else { panic!("no retreat") };
    let mut harness = desk.show(1280.0, 800.0);
    for hex in &options[0].hexes {
        let named = |to: &str| harness.query_all_by_label_contains(&format!("{to} {hex}")).count();
        assert!(named("To") + named("to") > 0, "{hex}");
    }
    harness.snapshot("retreat");
}

/// The first widget whose name begins with one of these.
fn offered(harness: &Harness<'_, TestTable>, names: &[&str]) -> bool {
    names.iter().any(|name| harness.query_all_by_label_contains(name).count() > 0)
}

#[test]
fn whatever_the_rules_ask_the_panel_has_an_answer_to_it() {
    let mut asked: Vec<(&str, Game)> = Vec::new();
    for battle in ["eylau", "dresden"] {
        let mut desk = Desk::lay(battle);
        let mut bot = BotKind::Sensible.new_bot::<ArtOfWar>();
        let mut chance = Chance::new(3);
        for _ in 0..1500 {
            match desk.game.pending() {
                Pending::Over(_) => break,
                Pending::Roll(roll) => desk.roll(&roll),
                Pending::Decision { side, .. } => {
                    let kind = answer_to(&desk.game.options());
                    if !asked.iter().any(|(before, _)| *before == kind) {
                        asked.push((kind, desk.game.clone()));
                    }
                    let command = bot.answer(&desk.game, &mut chance).unwrap();
                    desk.game.apply(side, &command).unwrap();
                }
            }
        }
    }
    for (answer, game) in &asked {
        let mut desk = Desk::lay(&game.board().definition().id);
        desk.game = game.clone();
        desk.stand();
        let harness = desk.show(1280.0, 800.0);
        assert!(offered(&harness, &[answer]), "{answer}");
    }
    assert!(asked.len() >= 9, "{:?}", asked.iter().map(|(kind, _)| *kind).collect::<Vec<_>>());
}

/// A button that answers it.
const fn answer_to(options: &Options) -> &'static str {
    match options {
        Options::Nothing => "",
        Options::Move(_) => "End movement",
        Options::DeclareFresh(_) => "Declare none",
        Options::Attack(_) => "End combat",
        Options::Losses(_) => "Lose ",
        Options::Retreat(_) => "Choose where they retreat",
        Options::Advance(_) => "One victorious unit may advance",
        Options::StepBack(..) => "Stay",
        Options::Spirit(_) => "Morale above its start releases up to",
        Options::CallReserve(_) => "Release one of these reserves",
        Options::FightOn => "Break off",
        Options::Reorganise(_) => "Choose a unit, then a lit hex:",
    }
}

#[test]
fn a_die_in_the_log_is_proven_by_a_click() {
    let desk = Desk::until("eylau", |desk, options| desk.rolls >= 3 && matches!(options, Options::Retreat(_)));
    let mut harness = desk.show(1280.0, 800.0);
    harness.snapshot("log");
    let proofs: Vec<_> = harness.query_all_by_label_contains("Proof of roll").collect();
    proofs.last().unwrap().click();
    harness.run();
    let card = harness.state().screen.manner.proof.clone().unwrap();
    assert!(card.holds());
    assert_eq!(card.text().matches("checked here").count(), 3);
    assert!(!card.text().contains("NO"));
    assert_eq!(harness.query_all_by_label_contains("Checked here").count(), 3);
    harness.snapshot("proof");
}

#[test]
fn a_proof_with_another_face_or_another_link_does_not_hold() {
    let desk = Desk::until("skirmish", |desk, _| desk.rolls > 0);
    let names = [String::from("a"), String::from("b")];
    let honest = desk.table.screen.board.stage.told.rolls[0].clone();
    let holds = |proof: &RollProof| crate::board::roll_proof::ProofCard::new(proof, &desk.vows, &names).holds();
    assert!(holds(&honest));
    let mut loaded = honest.clone();
    loaded.faces = Some(vec![honest.faces.as_ref().unwrap()[0] % 6 + 1]);
    assert!(!holds(&loaded));
    let mut swapped = honest;
    swapped.joint.links.reverse();
    assert!(!holds(&swapped));
}

#[test]
fn the_order_of_battle_names_every_unit() {
    forces("eylau");
}

#[test]
fn the_order_of_battle_of_dresden_goes_by_nations_and_corps() {
    forces("dresden");
}

fn forces(battle: &str) {
    let desk = Desk::until(battle, fight).charts(Tab::Forces);
    let words = lab::systems::art_of_war::words::Words::new(desk.game.board());
    let first = words.unit(desk.game.board().units_of(Side::First).next().unwrap()).to_owned();
    let mut harness = desk.show(1280.0, 800.0);
    assert!(harness.query_all_by_label_contains("points left").count() >= 1);
    assert!(harness.query_all_by_label_contains(&first).count() >= 1);
    harness.snapshot(format!("forces-{battle}"));
}

#[test]
fn the_results_table_lights_the_column_of_the_attack() {
    let desk = Desk::until("eylau", |desk, options| desk.rolls > 0 && fight(desk, options)).plan();
    let mut harness = desk.charts(Tab::Results).show(1280.0, 800.0);
    harness.get_by_label_contains("Combat results: die by odds. Column");
    harness.get_by_label_contains("The last die showed");
    harness.snapshot("results");
}

#[test]
fn the_terrain_chart_and_the_arrivals_come_from_the_engine() {
    let mut harness = Desk::lay("dresden").charts(Tab::Terrain).show(1280.0, 800.0);
    harness.get_by_label("In rain");
    harness.snapshot("terrain");
    harness.get_by_label("Arrivals").click();
    harness.run();
    harness.snapshot("arrivals");
}

#[test]
fn in_the_smallest_window_the_question_stays_in_sight() {
    squeezed(760.0, 520.0, "smallest");
}

#[test]
fn with_the_largest_letters_the_question_stays_in_sight() {
    squeezed(427.0, 267.0, "largest-letters");
}

fn squeezed(width: f32, height: f32, picture: &str) {
    let mut harness = Desk::until("dresden", fight).show(width, height);
    let question = harness.get_by_label_contains("side: announce an attack").rect();
    assert!(question.right() <= width && question.bottom() <= height, "{question:?}");
    harness.snapshot(picture);
    harness.get_by_label("Fold the panel").click();
    harness.run();
    harness.get_by_label("Show the panel").click();
    harness.run();
    harness.get_by_label("Charts").click();
    harness.run();
    harness.get_by_label("Close (C)");
}

#[test]
fn phases_of_the_log_fold_and_filters_leave_out() {
    let desk = Desk::until("skirmish", |desk, options| desk.rolls > 0 && matches!(options, Options::Move(_)));
    let mut harness = desk.show(1280.0, 3600.0);
    let moves = |harness: &Harness<'_, TestTable>| harness.query_all_by_label_contains(" moves from ").count();
    let dice = |harness: &Harness<'_, TestTable>| harness.query_all_by_label_contains("Die ").count();
    assert!(moves(&harness) > 0 && dice(&harness) > 0);
    harness.get_by_label("Combat").click();
    harness.run();
    assert!(moves(&harness) == 0 && dice(&harness) > 0);
    harness.get_by_label("Moves").click();
    harness.run();
    let before = moves(&harness);
    assert!(before > 0 && dice(&harness) == 0);
    harness.query_all_by_label_contains(": movement.").next().unwrap().click();
    harness.run();
    assert!(moves(&harness) < before);
}

#[test]
fn of_a_long_log_only_what_is_in_sight_is_laid_out() {
    let mut desk = Desk::lay("skirmish");
    for number in 0..5000 {
        desk.table.screen.board.stage.told.lines.push(log::word(format!("Sentence {number}.")));
    }
    let harness = desk.show(1280.0, 800.0);
    let shown = harness.query_all_by_label_contains("Sentence ").count();
    assert!((3..60).contains(&shown), "{shown}");
    harness.get_by_label("Sentence 4999.");
}

#[test]
fn luck_is_shown_once_it_is_counted() {
    assert_eq!(Desk::lay("skirmish").show(1280.0, 800.0).query_all_by_label_contains("Luck").count(), 0);
    let desk = Desk::until("skirmish", |desk, options| desk.rolls > 3 && matches!(options, Options::Move(_)));
    let luck = desk.luck;
    let mut harness = desk.drawer(Drawer::Battle).show(1280.0, 800.0);
    for (side, name) in [(Side::First, "French"), (Side::Second, "Allied")] {
        let told = format!("Luck: {name} {}", luck.told(side));
        assert_eq!(harness.query_all_by_label(&told).count(), 1, "{told}");
    }
    harness.snapshot("luck");
}

#[test]
fn an_attack_and_the_table_of_results_in_a_dark_room() {
    let desk = Desk::until("eylau", fight).plan();
    let mut harness = desk.charts(Tab::Results).show_in(&palette::DARK, 1280.0, 800.0);
    harness.get_by_label_contains("Chances: ");
    harness.snapshot("attack-dark");
}

#[test]
fn beside_each_result_is_its_effect_here() {
    // A lunette cannot retreat: the forecast says so, and what it costs.
    let battle = art_of_war::open("dresden").unwrap();
    let lunette = battle.board.unit_ids().find(|&unit| battle.board.unit(unit).garrison.is_some()).unwrap();
    let name = battle.board.called(lunette).to_owned();
    let threatened = |desk: &Desk, options: &Options| {
        let hex = desk.game.state().hex_of(lunette);
        let alone = hex.is_some_and(|hex| desk.game.units_in(hex) == [lunette]);
        let attacked = |attack: &Proposal| alone && hex.is_some_and(|hex| attack.targets == [hex]);
        matches!(options, Options::Attack(options) if options.attacks.iter().any(attacked))
    };
    let mut desk = Desk::until("dresden", threatened);
    let hex = desk.game.state().hex_of(lunette).unwrap();
    let Options::Attack(options) = desk.game.options() else { panic!("an attack is asked for") };
    let best = options.attacks.iter().filter(|attack| attack.targets == [hex]);
    let best = best.max_by_key(|attack| desk.game.forecast(attack).map(|forecast| forecast.column).ok()).unwrap();
    let units = best.units.iter().map(|&unit| Pick::Piece(piece(unit)));
    desk.table.screen.asked.point(&units.chain(best.targets.iter().map(|&hex| Pick::Hex(hex))).collect());
    let mut harness = desk.show(1280.0, 800.0);
    let told = format!("{name} (1) cannot retreat and is destroyed, French morale \u{2212}2");
    assert!(harness.query_all_by_label_contains(&told).count() > 0, "{told}");
    harness.snapshot("lunette");
}

#[test]
fn fresh_strength_is_offered_with_what_it_adds() {
    let desk = Desk::until("skirmish", |_, options| matches!(options, Options::DeclareFresh(_)));
    let Options::DeclareFresh(units) = desk.game.options() else { panic!("fresh strength is asked for") };
    let board = Arc::clone(desk.game.board());
    let mut harness = desk.show(1280.0, 800.0);
    for unit in units {
        let told = format!("{} +{}", Words::new(&board).name(unit), board.fresh_strength(unit));
        assert_eq!(harness.query_all_by_label_contains(&told).count(), 1, "{told}");
    }
    harness.snapshot("fresh");
}
