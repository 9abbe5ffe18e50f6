//! Positions that are loaded: what no play leaves is refused.

use super::scene::Scene;
use engine::contract::{Game as _, Side};
use engine::hex::Hex;
use std::sync::Arc;
use winter::agenda::*;
use winter::state::*;
use winter::*;

#[test]
fn a_position_that_cannot_be_is_refused_and_a_change_must_leave_one_that_can() {
    let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
    let foot = scene.put("F-18-1", "A0514", Formation::Column, Facing::North);
    let mut game = scene.game();
    let mut state = scene.state.clone();
    state.units.pop();
    assert!(Game::from_state(Arc::clone(&scene.board), MatchOptions::default(), state).is_err());
    let russian = scene.id("R-Pskov-1");
    let both = Unit { place: Place::On(scene.hex("A0514")), ..*game.state().unit(russian) };
    let before = game.hash();
    assert!(game.amend(&Change::Unit { unit: russian, to: both }).is_err());
    assert_eq!(game.hash(), before);
    let weaker = Unit { strength: 3, ..*game.state().unit(foot) };
    game.amend(&Change::Unit { unit: foot, to: weaker }).unwrap();
    assert_eq!(game.state().unit(foot).strength, 3);
    assert_ne!(game.hash(), before);
}

/// A unit that every battle has.
const KNOWN: UnitId = UnitId(0);

/// The unit, leader and hex that the tasks of [`naming`] name, and a hex of the map for all other places.
struct Named {
    unit: UnitId,
    leader: LeaderId,
    hex: Hex,
    here: Hex,
}

/// Every task that names a unit, a leader or a hex, with these.
fn naming(unit: UnitId, leader: LeaderId, hex: Hex) -> Vec<Task> {
    let here = Scene::training(PhaseName::FrenchMovement).hex("A0514");
    let named = Named { unit, leader, hex, here };
    [named.orders_and_checks(), named.offers(), named.moves_and_fights()].concat()
}

impl Named {
    fn units(&self) -> Vec<UnitId> {
        vec![self.unit]
    }

    fn shots(&self) -> Vec<StepShot> {
        vec![StepShot { firer: self.unit, leaving: false }]
    }

    fn step_fire(&self) -> Option<StepFire> {
        Some(StepFire { shots: self.shots(), dice: Vec::new(), next: 0, moved: false })
    }

    fn march(&self, change: impl Fn(&mut March)) -> Task {
        let mut march = March {
            units: vec![KNOWN],
            steps: Vec::new(),
            next: 0,
            leaders: Vec::new(),
            before: vec![*Scene::training(PhaseName::FrenchMovement).game().state().unit(KNOWN)],
            trail: Vec::new(),
            fire: None,
            checked: false,
            stepped: false,
            asked: false,
            cut: false,
            gun_check: false,
            grand: false,
        };
        change(&mut march);
        Task::March(Box::new(march))
    }

    fn shock(&self, change: impl Fn(&mut Shock)) -> Task {
        let mut shock = Shock {
            attackers: vec![KNOWN],
            from: self.here,
            to: self.here,
            advance: false,
            charge: false,
            step: ShockStep::Result,
            firers: Vec::new(),
            dice: Vec::new(),
            attacker_lost: 0,
            must_check: false,
            hex_lost: [0; 2],
            leaders: [None; 2],
            countercharge: false,
            done: true,
        };
        change(&mut shock);
        Task::Shock(Box::new(shock))
    }

    fn charge(&self, change: impl Fn(&mut Charge)) -> Task {
        let mut charge = Charge {
            unit: KNOWN,
            facing: Facing::North,
            path: Vec::new(),
            used: 0,
            contacts: 0,
            opportunity: false,
            moved: false,
            fought: false,
            fire: None,
            asked: false,
            step: ChargeStep::End,
            target: None,
        };
        change(&mut charge);
        Task::Charge(Box::new(charge))
    }

    fn orders_and_checks(&self) -> Vec<Task> {
        let checks =
            |units, cause| Task::Checks(Checks { units, cause, reason: CheckReason::PassedBy, dice: Vec::new() });
        let deliver = |from, to, place| Task::Deliver(Deliver { from, to, place });
        let general = LeaderId(0);
        vec![
            Task::GrandCheck(self.unit),
            Task::SelfCommand(self.unit),
            Task::GoMobile(self.leader),
            Task::Brigade(Brigade { units: self.units(), way: Way::East }),
            Task::ChargeCheck(ChargeCheck { unit: self.unit, facing: Facing::North, target: None }),
            Task::ChargeCheck(ChargeCheck { unit: KNOWN, facing: Facing::North, target: Some(self.unit) }),
            Task::ActionCheck(ActionCheck { unit: self.unit, charger: KNOWN }),
            Task::ActionCheck(ActionCheck { unit: KNOWN, charger: self.unit }),
            Task::LeaderDie(LeaderDie { leader: self.leader, die: 0, upto: 0 }),
            Task::Overrun(Overrun { units: self.units(), cause: self.here }),
            Task::Overrun(Overrun { units: vec![KNOWN], cause: self.hex }),
            checks(self.units(), None),
            checks(vec![KNOWN], Some(self.hex)),
            deliver(None, self.leader, None),
            deliver(Some(self.leader), general, None),
            deliver(None, general, Some(self.unit)),
        ]
    }

    fn offers(&self) -> Vec<Task> {
        let salvo = |units, targets| Task::Salvo(Salvo { units, targets, dice: Vec::new(), next: 0 });
        vec![
            Task::AskFire(AskFire { side: Side::First, shots: self.shots() }),
            Task::AskCharge(Offered { charger: self.unit, target: KNOWN }),
            Task::AskCharge(Offered { charger: KNOWN, target: self.unit }),
            salvo(self.units(), vec![self.here]),
            salvo(vec![KNOWN], vec![self.hex]),
        ]
    }

    fn moves_and_fights(&self) -> Vec<Task> {
        vec![
            self.march(|march| march.units = self.units()),
            self.march(|march| march.leaders = vec![self.leader]),
            self.march(|march| march.trail = vec![self.hex]),
            self.march(|march| march.fire = self.step_fire()),
            self.shock(|shock| shock.attackers = self.units()),
            self.shock(|shock| shock.firers = self.units()),
            self.shock(|shock| shock.leaders = [None, Some(self.leader)]),
            self.shock(|shock| shock.from = self.hex),
            self.shock(|shock| shock.to = self.hex),
            self.charge(|charge| charge.unit = self.unit),
            self.charge(|charge| charge.path = vec![self.hex]),
            self.charge(|charge| charge.fire = self.step_fire()),
            self.charge(|charge| charge.target = Some(self.hex)),
        ]
    }
}

#[test]
fn a_task_that_names_what_the_battle_does_not_have_is_refused() {
    let begun = |task: Task| {
        let mut scene = Scene::training(PhaseName::FrenchMovement);
        scene.state.agenda = vec![Task::NextPhase, task];
        Game::from_state(Arc::clone(&scene.board), MatchOptions::default(), scene.state).map(drop)
    };
    for task in naming(UnitId(u16::MAX), LeaderId(u16::MAX), Hex { column: 250, row: 250 }) {
        let refusal = begun(task.clone()).expect_err(&format!("{task:?}"));
        assert!(refusal.text.starts_with("what is to be done next cannot be done"), "{task:?}: {refusal:?}");
    }
    for task in naming(UnitId(0), LeaderId(0), Scene::training(PhaseName::FrenchMovement).hex("A0514")) {
        assert!(begun(task.clone()).is_ok(), "{task:?} names nothing strange");
    }
}

/// A march of a French battalion at whose step these shots are fired.
fn march_under_fire(scene: &mut Scene, fire: StepFire) -> State {
    let lead = scene.put("F-18-1", "A0514", Formation::Column, Facing::North);
    let march = March {
        units: vec![lead],
        steps: vec![Step::Enter(scene.hex("A0615"))],
        next: 0,
        leaders: Vec::new(),
        before: vec![*scene.state.unit(lead)],
        trail: Vec::new(),
        fire: Some(fire),
        checked: true,
        stepped: false,
        asked: true,
        cut: false,
        gun_check: false,
        grand: false,
    };
    let agenda = vec![Task::NextPhase, Task::March(Box::new(march))];
    State { agenda, ..scene.state.clone() }
}

/// Fire at a step by units of the battle, each once for as long as there are others.
fn shots(count: u16, dice: usize, next: u8) -> StepFire {
    let units = Scene::training(PhaseName::FrenchMovement).state.units.len();
    let firer = |at: u16| UnitId(u16::try_from(usize::from(at) % units).unwrap());
    let shots = (0..count).map(|at| StepShot { firer: firer(at), leaving: false }).collect();
    StepFire { shots, dice: vec![0; dice], next, moved: true }
}

/// The end to which a thread plays a position. A position that leads nowhere would keep it busy for ever.
fn soon<T: Send + 'static>(what: impl FnOnce() -> T + Send + 'static) -> T {
    let (send, receive) = std::sync::mpsc::channel();
    std::thread::spawn(move || send.send(what()));
    receive.recv_timeout(std::time::Duration::from_secs(30)).expect("it goes on for ever")
}

#[test]
fn a_march_under_more_shots_than_a_step_draws_is_refused_at_once() {
    for fire in [shots(300, 900, 0), shots(300, 0, 0), shots(300, 900, 255), shots(257, 771, 1)] {
        let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
        let state = march_under_fire(&mut scene, fire.clone());
        let (board, whole) = (Arc::clone(&scene.board), state.clone());
        let loaded = soon(move || Game::from_state(board, MatchOptions::default(), whole).map(drop));
        assert!(loaded.unwrap_err().text.starts_with("what is to be done next cannot be done"));
        let mut game = scene.game();
        let amended = soon(move || game.amend(&Change::Whole(Box::new(state))).map(drop));
        assert!(amended.unwrap_err().text.starts_with("what is to be done next cannot be done"));
    }
}

#[test]
fn fire_at_a_step_that_no_play_leaves_is_refused() {
    let twice = StepFire { shots: vec![StepShot { firer: UnitId(0), leaving: false }; 2], ..shots(0, 6, 0) };
    let asked = |fire: &StepFire| Task::AskFire(AskFire { side: Side::First, shots: fire.shots.clone() });
    let begun = |change: &dyn Fn(&mut Vec<Task>)| {
        let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
        let mut state = march_under_fire(&mut scene, shots(3, 9, 1));
        change(&mut state.agenda);
        Game::from_state(Arc::clone(&scene.board), MatchOptions::default(), state).map(drop)
    };
    let march = |change: &dyn Fn(&mut March)| {
        begun(&|agenda| {
            let Some(Task::March(march)) = agenda.last_mut() else { panic!("a march") };
            change(march);
        })
    };
    assert_eq!(march(&|_| {}), Ok(()));
    for fire in [shots(4, 12, 0), shots(3, 9, 4), shots(3, 8, 0), shots(3, 10, 0), twice.clone()] {
        assert!(march(&|march| march.fire = Some(fire.clone())).is_err(), "{fire:?}");
    }
    assert!(march(&|march| march.next = 2).is_err());
    assert!(march(&|march| (march.next, march.stepped) = (1, true)).is_err());
    assert!(begun(&|agenda| agenda.push(asked(&twice))).is_err());
    assert_eq!(begun(&|agenda| agenda.push(asked(&shots(3, 0, 0)))), Ok(()));
}

/// A position that must be refused, and how it is made.
type Spoilt = (&'static str, fn(&mut State, UnitId));

#[test]
fn counters_beyond_what_a_battle_counts_are_refused() {
    let spoilt: [Spoilt; 9] = [
        ("fires", |state, id| state.units[usize::from(id.0)].marks.fires = 21),
        ("attacks", |state, id| state.units[usize::from(id.0)].marks.attacks = 21),
        ("crew", |state, id| state.units[usize::from(id.0)].suffered = 101),
        ("lost", |state, _| state.affairs.lost[1] = 60_000),
        ("left the map", |state, _| state.affairs.exited = u16::MAX),
        ("violations", |state, _| {
            state.affairs.attack_orders = vec![AttackOrder { leader: LeaderId(0), violations: 3, holds: true }];
        }),
        ("strength points are in", |state, id| {
            let hex = state.unit(id).place;
            state.units.iter_mut().take(9).for_each(|unit| (unit.place, unit.strength) = (hex, 40));
        }),
        ("two moves", |state, _| state.agenda.push(state.agenda[1].clone())),
        ("rides in two charges", |state, id| {
            let charge = naming(id, LeaderId(0), Hex { column: 9, row: 9 })
                .into_iter()
                .find(|task| matches!(task, Task::Charge(charge) if charge.unit == id));
            state.agenda.extend(vec![charge.unwrap(); 2]);
        }),
    ];
    let begun = |change: &dyn Fn(&mut State, UnitId)| {
        let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
        let foot = scene.id("F-18-1");
        let mut state = march_under_fire(&mut scene, shots(3, 9, 1));
        change(&mut state, foot);
        Game::from_state(Arc::clone(&scene.board), MatchOptions::default(), state).map(drop)
    };
    assert_eq!(begun(&|_, _| {}), Ok(()));
    for (what, change) in spoilt {
        let refusal = begun(&change).expect_err(what);
        assert!(refusal.text.contains(what), "{what}: {refusal:?}");
    }
}
