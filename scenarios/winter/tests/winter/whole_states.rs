//! States of leaders, checks of bodies and the level of victory of the whole field, with the worked questions of the page.

use engine::contract::Side;
use winter::state::{Nerve, Spirit};
use winter::whole::LeaderState::{Display, Inactive, Lost, Mobile, Standing, ToCome};
use winter::whole::*;
use winter::{Grade, Outcome};
use winter_files::whole_field;

fn field() -> WholeField {
    whole_field().unwrap()
}

fn leader<'a>(field: &'a WholeField, id: &str) -> &'a FieldLeader {
    field.leaders.iter().find(|leader| leader.id == id).unwrap()
}

const KINDS: [OrderKind; 5] =
    [OrderKind::Activate, OrderKind::Mobile, OrderKind::Attack, OrderKind::Stop, OrderKind::Free];

/// 17.36, R115, R152.
#[test]
fn each_order_has_its_effect_on_each_state() {
    let field = field();
    let after = |id: &str, state, attacks| KINDS.map(|kind| leader(&field, id).after_order(state, kind, 20, attacks));
    let called = [Some(Standing), Some(Mobile), Some(Mobile), None, Some(Standing)];
    for state in [Display, Inactive] {
        assert_eq!(after("FL-Augereau", state, false), called, "{state:?}");
        let detached = [Some(Mobile), Some(Mobile), Some(Mobile), None, Some(Mobile)];
        assert_eq!(after("RL-Golitsyn", state, false), detached, "{state:?}");
    }
    assert_eq!(after("FL-Augereau", Standing, false), [None, Some(Mobile), Some(Mobile), None, Some(Standing)]);
    assert_eq!(after("FL-Augereau", Mobile, false), [None, None, Some(Mobile), None, Some(Mobile)]);
    assert_eq!(after("FL-Augereau", Mobile, true), [None, None, None, Some(Mobile), Some(Mobile)]);
    for state in [ToCome, Lost] {
        assert_eq!(after("FL-Augereau", state, true), [None; 5], "{state:?}");
    }
    assert_eq!(after("RL-Platov", Inactive, false), [None, None, None, None, Some(Inactive)]);
    // A brigade leader bears no Attack Order.
    assert_eq!(after("FL-Durosnel", Inactive, false)[2], None);
}

/// 17.8b, R183 and questions 19 and 63.
#[test]
fn an_attack_order_begins_by_day_only() {
    let field = field();
    let after = |state, turn| leader(&field, "FL-Augereau").after_order(state, OrderKind::Attack, turn, false);
    assert_eq!([5, 6, 9, 44].map(|turn| after(Inactive, turn)), [None, Some(Mobile), Some(Mobile), Some(Mobile)]);
    assert_eq!((after(Inactive, 45), after(Standing, 45)), (Some(Standing), None));
}

/// 17.37.
#[test]
fn division_leaders_go_mobile_by_their_die() {
    let field = field();
    let (leval, somov) = (leader(&field, "FL-Leval"), leader(&field, "RL-Somov"));
    assert_eq!((leval.mobile_way(), somov.mobile_way()), (MobileWay::AtStart, MobileWay::ByCommand));
    let above = [ToCome, Display, Inactive, Standing, Mobile, Lost];
    assert_eq!(above.map(|above| leval.may_go_mobile(Standing, above)), [true, false, false, true, true, false]);
    assert_eq!(above.map(|above| somov.may_go_mobile(Standing, above)), [true; 6]);
    assert!(!somov.may_go_mobile(Inactive, Mobile) && !leader(&field, "FL-Soult").may_go_mobile(Standing, Mobile));
    let after = |die| somov.after_mobile_die(Standing, Inactive, die);
    assert_eq!([somov.mobile, somov.mobile + 1].map(after), [Mobile, Standing]);
    assert_eq!(leader(&field, "FL-Napoleon").after_mobile_die(Standing, Lost, 9), Mobile);
    assert!(somov.may_stand(Mobile, false) && !somov.may_stand(Mobile, true));
}

/// 17.11, R150, R178 and questions 8 and 64.
#[test]
fn command_depends_on_the_superior_as_the_page_says() {
    let field = field();
    let far = Above { state: Standing, in_command: true, near: false, near_army: false, near_stand_in: false };
    let is = |id: &str, state, above| leader(&field, id).is_in_command(state, above);
    assert_eq!((is("RL-Baggovut", Standing, far), is("RL-Baggovut", Mobile, far)), (Some(false), Some(true)));
    assert_eq!(is("RL-Baggovut", Standing, Above { near_army: true, ..far }), Some(true));
    let brigade = |above| is("RL-1-VIII", Standing, above).unwrap();
    assert!(!brigade(far) && brigade(Above { near: true, ..far }) && brigade(Above { state: Mobile, ..far }));
    assert!(!brigade(Above { state: Mobile, in_command: false, ..far }));
    assert!(brigade(Above { state: ToCome, in_command: false, ..far }));
    let resting = Above { state: Display, in_command: false, near: true, ..far };
    assert!(!brigade(resting) && brigade(Above { near_stand_in: true, ..resting }));
    assert_eq!(is("FL-Durosnel", Standing, resting), Some(true));
    assert_eq!((is("RL-Kutaisov", Standing, resting), is("RL-Kutaisov", Display, far)), (Some(true), Some(false)));
    assert_eq!((is("FL-Davout", Inactive, far), is("RL-Platov", Standing, far)), (Some(false), None));
}

/// 17.54 and question 36.
#[test]
fn a_brigade_rests_far_from_the_enemy() {
    let far = RestingBrigade { enemy: Some(7), ..RestingBrigade::default() };
    assert!(far.deactivates() && RestingBrigade::default().deactivates());
    for not in [
        RestingBrigade { enemy: Some(6), ..far },
        RestingBrigade { shaken: true, ..far },
        RestingBrigade { charging: true, ..far },
        RestingBrigade { attack_order: true, ..far },
    ] {
        assert!(!not.deactivates(), "{not:?}");
    }
    let field = field();
    let after = |id: &str, marked| leader(&field, id).after_last_rest(Mobile, marked);
    assert_eq!((after("RL-Somov", false), after("RL-Baggovut", true)), (Display, Mobile));
    assert_eq!((after("FL-Leval", false), after("FL-Leval", true)), (Mobile, Display));
    assert_eq!(after("FL-StHilaire", true), Mobile);
}

fn spirit(points: i16) -> Spirit {
    Spirit { points, ..Spirit::default() }
}

/// 14.4 with questions 26, 27 and 32.
#[test]
fn a_body_counts_once_when_it_breaks() {
    let field = field();
    let body = |name: &str| field.bodies.iter().find(|body| body.body.name == name).unwrap();
    let corps = body("VII Corps");
    assert_eq!(corps.checked(spirit(1), 1).1, 0);
    let (broken, levels) = corps.checked(spirit(-2), 1);
    assert_eq!((broken.nerve, levels), (Nerve::Demoralised, 1));
    let (better, levels) = corps.checked(Spirit { points: 3, ..broken }, 1);
    assert_eq!((better.nerve, levels), (Nerve::Steady, 0));
    assert_eq!(corps.checked(Spirit { points: -10, ..better }, 1).1, 0);
    let army = body("Russian army");
    let (low, levels) = army.checked(spirit(84), 1);
    assert_eq!((levels, army.checked(Spirit { points: 105, ..low }, 1).0.low_counted), (1, true));
    assert_eq!(army.checked(Spirit { points: 0, ..low }, 1).1, 2);
    assert_eq!(army.checked(spirit(0), 1).1, 3);
}

/// 20.35: each line of the list.
#[test]
fn the_level_of_victory_adds_up() {
    let field = field();
    let mut tally = FieldTally {
        bodies: field.bodies.iter().map(|body| Some(spirit(body.body.start))).collect(),
        ..FieldTally::default()
    };
    assert_eq!(field.level_of(&tally), 1);
    let counted = |name: &str, points, tally: &mut FieldTally| {
        let at = field.bodies.iter().position(|body| body.body.name == name).unwrap();
        tally.bodies[at] = Some(field.bodies[at].checked(spirit(points), field.rules.victory.low).0);
        field.level_of(tally)
    };
    assert_eq!([90, 0].map(|points| counted("Russian army", points, &mut tally)), [0, -2]);
    assert_eq!(counted("Prussian corps", -1, &mut tally), -3);
    tally.lines_cut = [true, false, true];
    assert_eq!((field.level_of(&tally), field.outcome_of(&tally)), (-5, Outcome::of(-3)));
    assert_eq!(["VII Corps", "St-Hilaire", "Imperial Guard"].map(|name| counted(name, 0, &mut tally)), [-4, -3, -1]);
    tally.town_hexes = 9;
    assert_eq!(field.level_of(&tally), -1);
    tally.town_hexes = 10;
    assert_eq!((field.level_of(&tally), field.outcome_of(&tally).winner), (1, Some(Side::First)));
    tally.road_threatened = true;
    assert_eq!((field.level_of(&tally), field.outcome_of(&tally).grade), (1, Some(Grade::Marginal)));
    tally.bodies = vec![None; field.bodies.len()];
    assert_eq!(field.level_of(&tally), 1 - 2 + 2);
}

/// 20.31.
#[test]
fn the_battle_ends_when_every_french_body_is_broken() {
    let field = field();
    let bodies = |french: i16, russian: i16| {
        let points = |body: &FieldBody| if body.body.side == Side::Second { french } else { russian };
        let check = |body: &FieldBody| (body.body.name != "VI Corps").then(|| body.checked(spirit(points(body)), 1).0);
        field.bodies.iter().map(check).collect::<Vec<_>>()
    };
    assert!(field.french_are_broken(&bodies(0, 1)) && !field.french_are_broken(&bodies(0, 0)));
    assert!(!field.french_are_broken(&bodies(1, 1)));
    assert!(!field.french_are_broken(&vec![None; field.bodies.len()]));
}

/// 20.36 and question 72.
#[test]
fn a_withdrawal_is_won_or_lost_by_a_level_of_one() {
    let outcome = |russians_broken, prussians_broken, left| {
        WithdrawalTally { russians_broken, prussians_broken, left }.outcome().level
    };
    assert_eq!((outcome(false, false, false), outcome(false, false, true)), (0, 1));
    assert_eq!((outcome(true, false, false), outcome(false, true, true)), (-1, -1));
}
