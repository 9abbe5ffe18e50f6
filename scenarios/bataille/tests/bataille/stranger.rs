//! States and battles from strangers: refused, or played on without a panic.

use crate::play::*;
use crate::random::play;
use bataille::*;
use engine::contract::{Game as _, Pending, Rolled};
use engine::hex::Hex;
use engine::rule::Rule;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Plays on for a while from the loaded position.
fn play_on(mut game: Game, luck: &mut Luck) {
    for _ in 0..40 {
        match game.pending() {
            Pending::Over(_) => return,
            Pending::Roll(_) => drop(faces(&game, luck).map(|rolled| game.resolve(&rolled))),
            Pending::Decision { .. } => match say(&game, luck) {
                Some((side, command)) => drop(game.apply(side, &command)),
                None => return,
            },
        }
    }
}

#[test]
fn saved_games_with_bytes_changed() {
    let board = broesa();
    let mut luck = Luck::new(99);
    let mut accepted = 0;
    for seed in 0..6u64 {
        let (mut game, _) = Game::new(Arc::clone(&board), board.definition().usual);
        let steps = 20 + luck.below(100);
        for _ in 0..steps {
            match game.pending() {
                Pending::Over(_) => break,
                Pending::Roll(_) => drop(game.resolve(&faces(&game, &mut luck).unwrap())),
                Pending::Decision { .. } => {
                    let (side, command) = say(&game, &mut luck).unwrap();
                    game.apply(side, &command).unwrap();
                }
            }
        }
        let bytes = game.save();
        for _ in 0..60 {
            let mut changed = bytes.clone();
            for _ in 0..=luck.below(2) {
                let at = luck.below(changed.len());
                changed[at] = if luck.one_in(2) { luck.below(8) as u8 } else { luck.next() as u8 };
            }
            if let Ok(loaded) = Game::load(&board, &changed) {
                accepted += 1;
                play_on(loaded, &mut luck);
            }
        }
        assert!(seed < 6);
    }
    assert!(accepted > 0, "some changes are harmless");
}

#[test]
fn battles_with_bytes_changed() {
    let board = broesa();
    let bytes = Game::scenario_bytes(&board);
    assert_eq!(Game::scenario_bytes(&Game::read_scenario(&bytes).unwrap()), bytes);
    let mut luck = Luck::new(5);
    for _ in 0..60 {
        let mut changed = bytes.clone();
        let at = luck.below(changed.len());
        changed[at] = luck.next() as u8;
        if let Ok(other) = Game::read_scenario(&changed) {
            let (game, _) = Game::new(Arc::clone(&other), other.definition().usual);
            play_on(game, &mut luck);
        }
    }
}

#[test]
fn a_battle_with_more_points_than_a_score_holds_is_refused() {
    let mut definition = broesa().definition().clone();
    (definition.victory.infantry_increments, definition.victory.infantry_points) = (1, 255);
    definition.units.iter_mut().for_each(|unit| unit.increments = 30);
    let bytes = engine::codec::encode(&definition);
    let refused = Game::read_scenario(&bytes).map(drop).expect_err("every increment is worth 255 points");
    assert!(refused.to_string().contains("more than 32767 points"), "{refused}");
}

#[test]
fn a_battle_in_which_units_wait_for_nothing_to_come_in_is_refused() {
    let mut definition = broesa().definition().clone();
    definition.tables.limits.entry_queue = HalfPoints(0);
    let refused =
        Game::read_scenario(&engine::codec::encode(&definition)).map(drop).expect_err("a queue costs something");
    assert!(refused.to_string().contains("units before it"), "{refused}");
}

#[test]
fn more_units_than_can_have_come_in_by_a_hex_are_refused() {
    let board = broesa();
    let (game, _) = Game::new(Arc::clone(&board), board.definition().usual);
    let hex = board.unit_ids().find_map(|id| game.hex_of(id)).unwrap();
    let loads = |units| {
        let entries = vec![EntryUse { hex, units }];
        Game::from_state(Arc::clone(&board), game.terms(), State { entries, ..game.state().clone() }).is_ok()
    };
    assert!(loads(100) && !loads(101));
}

#[test]
fn an_agreed_change_is_whole_or_refused() {
    let board = broesa();
    let (mut game, _) = Game::new(Arc::clone(&board), board.definition().usual);
    let before = game.hash();
    let mut unit = game.state().units[0].clone();
    unit.lost = 2;
    let bad = Edit::Level { corps: CorpsId(99), level: 1 };
    let good = Edit::Unit { unit: UnitId(0), becomes: Box::new(unit) };
    assert!(game.amend(&vec![good.clone(), bad]).is_err());
    assert_eq!(game.hash(), before);
    game.amend(&vec![good]).unwrap();
    assert_eq!(game.state().units[0].lost, 2);
}

#[test]
fn a_game_saved_and_loaded_at_every_step_ends_alike() {
    let board = broesa();
    let mut hits = BTreeMap::new();
    let (one, _) = play(&board, board.definition().usual, 77, 0, &mut hits);
    let mut luck = Luck::new(77);
    let (mut game, _) = Game::new(Arc::clone(&board), board.definition().usual);
    loop {
        game = Game::load(&board, &game.save()).unwrap();
        match game.pending() {
            Pending::Over(_) => break,
            Pending::Roll(_) => drop(game.resolve(&faces(&game, &mut luck).unwrap())),
            Pending::Decision { .. } => {
                let (side, command) = say(&game, &mut luck).unwrap();
                game.apply(side, &command).unwrap();
            }
        }
    }
    assert_eq!(game.hash(), one.hash());
}

/// A battle in its melee segment, with these unfinished tasks.
fn with_agenda(agenda: Vec<Task>) -> Result<Game, Vec<String>> {
    let board = broesa();
    let (game, _) = Game::new(Arc::clone(&board), board.definition().usual);
    let state = State { segment: Segment::Melee, agenda, ..game.state().clone() };
    Game::from_state(board, game.terms(), state)
}

fn a_check(unit: UnitId) -> Task {
    Task::Checks(CheckTask { checks: vec![Check::plain(unit)], rule: Rule::new("31.8") })
}

#[test]
fn an_advance_for_which_no_unit_is_left_is_loaded_while_its_friends_check() {
    let board = broesa();
    let (game, _) = Game::new(Arc::clone(&board), board.definition().usual);
    let unit = board.unit_ids().find(|id| game.hex_of(*id).is_some()).unwrap();
    let target = game.hex_of(unit).unwrap();
    let advance = Task::Advance(AdvanceTask {
        target,
        units: Vec::new(),
        must: false,
        follow_up: false,
        step: AdvanceStep::Begin,
    });
    let game = with_agenda(vec![advance, Task::Orphans, Task::Panic(PanicTask { paths: Vec::new() }), a_check(unit)]);
    let mut game = game.unwrap();
    let mut again = Game::load(&board, &game.save()).unwrap();
    assert_eq!(again.hash(), game.hash());
    // The rules continue from it, and drop tasks without units.
    let rolled = Rolled::Faces(vec![6, 6]);
    assert_eq!(again.resolve(&rolled).unwrap(), game.resolve(&rolled).unwrap());
    assert!(again.state().agenda.is_empty());
}

#[test]
fn what_waits_for_checks_is_loaded_only_below_them() {
    let board = broesa();
    let (game, _) = Game::new(Arc::clone(&board), board.definition().usual);
    let unit = board.unit_ids().find(|id| game.hex_of(*id).is_some()).unwrap();
    let assault = Task::Assault(AssaultTask {
        target: game.hex_of(unit).unwrap(),
        units: Vec::new(),
        saving: Vec::new(),
        follow_up: false,
        row: None,
        failed: Vec::new(),
        step: AssaultStep::AttackerOthersCheck,
    });
    assert_eq!(assault.waits_for(), Wait::Checks);
    assert!(with_agenda(vec![assault.clone(), a_check(unit)]).is_ok());
    for agenda in [vec![assault.clone()], vec![assault, Task::Orphans, a_check(unit)]] {
        let mistakes = with_agenda(agenda).unwrap_err();
        assert_eq!(mistakes, ["an unfinished action waits for morale checks that no unit makes"]);
    }
}

/// The unit, leader and hex that each task of [`naming`] names in one place, and a unit of the battle with its hex for
/// all other places.
struct Named {
    unit: UnitId,
    leader: LeaderId,
    hex: Hex,
    known: UnitId,
    here: Hex,
}

/// Every task that names a unit, a leader or a hex, with these, each in one place of it alone.
fn naming(unit: UnitId, leader: LeaderId, hex: Hex) -> Vec<Task> {
    let board = broesa();
    let (game, _) = Game::new(Arc::clone(&board), board.definition().usual);
    let known = board.unit_ids().find(|id| game.hex_of(*id).is_some()).unwrap();
    let here = game.hex_of(known).unwrap();
    let named = Named { unit, leader, hex, known, here };
    [named.moves(), named.fire_and_checks(), named.charges(), named.fights()].concat()
}

impl Named {
    fn units(&self) -> Vec<UnitId> {
        vec![self.unit]
    }

    fn moving(&self, change: impl Fn(&mut MoveTask)) -> Task {
        let mut task = MoveTask {
            units: vec![self.known],
            leaders: Vec::new(),
            actions: Vec::new(),
            fired: false,
            lost_before: Vec::new(),
            cut: false,
            limbered: false,
            way: Vec::new(),
            crossed: Vec::new(),
            chance: Chance::Past,
            asked: false,
        };
        change(&mut task);
        Task::Move(task)
    }

    fn shot(&self, change: impl Fn(&mut ShotTask)) -> Task {
        let mut task = ShotTask {
            hex: self.here,
            due: Vec::new(),
            endangered: false,
            fallen: None,
            failed: Vec::new(),
            step: ShotStep::Done,
        };
        change(&mut task);
        Task::Shot(task)
    }

    fn charge(&self, change: impl Fn(&mut ChargeTask)) -> Task {
        let mut task = ChargeTask {
            kind: ChargeKind::Own,
            units: vec![self.known],
            leaders: Vec::new(),
            start: self.here,
            path: Vec::new(),
            target: self.here,
            defenders: Vec::new(),
            cost: HalfPoints(0),
            straight: false,
            failed: Vec::new(),
            step: ChargeStep::Done,
        };
        change(&mut task);
        Task::Charge(task)
    }

    fn assault(&self, change: impl Fn(&mut AssaultTask)) -> Task {
        let mut task = AssaultTask {
            target: self.here,
            units: vec![self.known],
            saving: Vec::new(),
            follow_up: false,
            row: None,
            failed: Vec::new(),
            step: AssaultStep::Melee,
        };
        change(&mut task);
        Task::Assault(task)
    }

    fn melee(&self, change: impl Fn(&mut MeleeTask)) -> Task {
        let mut task = MeleeTask {
            attackers: vec![self.known],
            target: self.here,
            defenders: Vec::new(),
            saving: Vec::new(),
            held: false,
            straight: false,
            natural: None,
            result: None,
            fallen: Vec::new(),
            paths: Vec::new(),
            tested: Vec::new(),
            step: MeleeStep::After,
        };
        change(&mut task);
        Task::Melee(task)
    }

    fn moves(&self) -> Vec<Task> {
        vec![
            self.moving(|task| task.units = self.units()),
            self.moving(|task| task.leaders = vec![self.leader]),
            self.moving(|task| task.actions = vec![Action::Enter(self.hex)]),
            self.moving(|task| task.lost_before = vec![LostBefore { unit: self.unit, lost: 0 }]),
            self.moving(|task| task.way = vec![self.hex]),
            self.moving(|task| task.crossed = vec![self.hex]),
            self.moving(|task| task.chance = Chance::Trying(self.unit)),
            self.moving(|task| task.chance = Chance::Asking(self.units())),
            Task::Limber(LimberTask { batteries: self.units() }),
            Task::Recovery(RecoveryTask { units: self.units(), faces: Vec::new() }),
        ]
    }

    fn fire_and_checks(&self) -> Vec<Task> {
        let fire = |units, target| {
            let attacks = vec![FireAttack { units, target }];
            Task::Fire(FireTask { kind: FireKind::Offensive, attacks, faces: Vec::new() })
        };
        let checks = |check| Task::Checks(CheckTask { checks: vec![check], rule: Rule::new("31.8") });
        let panic = |unit, hexes| Task::Panic(PanicTask { paths: vec![PanicPath { unit, hexes }] });
        let fate = |leaders, chosen| Task::Fate(FateTask { leaders, danger: Danger::Melee, chosen });
        vec![
            fire(self.units(), self.here),
            fire(vec![self.known], self.hex),
            self.shot(|task| task.hex = self.hex),
            self.shot(|task| task.due = self.units()),
            self.shot(|task| task.failed = self.units()),
            self.shot(|task| task.fallen = Some(self.leader)),
            fate(vec![self.leader], None),
            fate(Vec::new(), Some(self.leader)),
            checks(Check::plain(self.unit)),
            checks(Check { without: Some(self.leader), ..Check::plain(self.known) }),
            panic(self.unit, Vec::new()),
            panic(self.known, vec![self.hex]),
        ]
    }

    fn charges(&self) -> Vec<Task> {
        vec![
            self.charge(|task| task.units = self.units()),
            self.charge(|task| task.leaders = vec![self.leader]),
            self.charge(|task| task.start = self.hex),
            self.charge(|task| task.path = vec![self.hex]),
            self.charge(|task| task.target = self.hex),
            self.charge(|task| task.defenders = self.units()),
            self.charge(|task| task.failed = self.units()),
            self.charge(|task| task.step = ChargeStep::AskReaction { units: self.units() }),
            self.charge(|task| task.step = ChargeStep::ReactionCheck { unit: self.unit }),
            self.charge(|task| task.step = ChargeStep::AskAnswer { unit: self.unit }),
            self.charge(|task| task.step = ChargeStep::AskPress { at: self.hex }),
            self.charge(|task| task.step = ChargeStep::Broken { disorder: self.units() }),
        ]
    }

    fn fights(&self) -> Vec<Task> {
        let advance =
            |target, units, step| Task::Advance(AdvanceTask { target, units, must: false, follow_up: false, step });
        vec![
            self.assault(|task| task.units = self.units()),
            self.assault(|task| task.saving = self.units()),
            self.assault(|task| task.failed = self.units()),
            self.assault(|task| task.target = self.hex),
            self.melee(|task| task.attackers = self.units()),
            self.melee(|task| task.defenders = self.units()),
            self.melee(|task| task.saving = self.units()),
            self.melee(|task| task.tested = self.units()),
            self.melee(|task| task.target = self.hex),
            self.melee(|task| task.fallen = vec![Fallen { leader: self.leader, hex: self.here }]),
            self.melee(|task| task.paths = vec![PanicPath { unit: self.unit, hexes: Vec::new() }]),
            advance(self.hex, vec![self.known], AdvanceStep::Begin),
            advance(self.here, self.units(), AdvanceStep::Begin),
            advance(self.here, vec![self.known], AdvanceStep::AskFollowUp { units: self.units() }),
        ]
    }
}

const UNKNOWN: &str = "an unfinished action names a unit, a leader or a hex that this battle does not have";

#[test]
fn a_task_that_names_what_the_battle_does_not_have_is_refused() {
    let strange = |task: &Task| {
        let mistakes = with_agenda(vec![task.clone()]).map(drop).err().unwrap_or_default();
        mistakes.iter().any(|mistake| mistake == UNKNOWN)
    };
    for task in naming(UnitId(u16::MAX), LeaderId(u16::MAX), Hex { column: 250, row: 250 }) {
        assert!(strange(&task), "{task:?}");
    }
    let board = broesa();
    let (game, _) = Game::new(Arc::clone(&board), board.definition().usual);
    let hex = game.hex_of(board.unit_ids().find(|id| game.hex_of(*id).is_some()).unwrap()).unwrap();
    for task in naming(UnitId(0), LeaderId(0), hex) {
        assert!(!strange(&task), "{task:?}");
    }
}
