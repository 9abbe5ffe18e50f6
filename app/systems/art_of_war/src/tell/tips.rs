//! Every rule in one sentence, in the language of the player.

use crate::MESSAGES;
use art_of_war::cases;
use engine::case::Case;
use language::ask::Sentence;
use language::tongue::Phrase;

/// The message of every rule.
const TIPS: [(Case, &str); 83] = [
    (cases::MAPS, "art-of-war-tip-maps"),
    (cases::CHART, "art-of-war-tip-chart"),
    (cases::TABLE, "art-of-war-tip-table"),
    (cases::UNITS, "art-of-war-tip-units"),
    (cases::STRENGTH, "art-of-war-tip-strength"),
    (cases::POINTS, "art-of-war-tip-points"),
    (cases::ARM, "art-of-war-tip-arm"),
    (cases::SEQUENCE, "art-of-war-tip-sequence"),
    (cases::MOVEMENT, "art-of-war-tip-movement"),
    (cases::ALLOWANCE, "art-of-war-tip-allowance"),
    (cases::COSTS, "art-of-war-tip-costs"),
    (cases::ENEMY_HEX, "art-of-war-tip-enemy-hex"),
    (cases::ROOM, "art-of-war-tip-room"),
    (cases::ZONE_STOPS, "art-of-war-tip-zone-stops"),
    (cases::OFF_MAP, "art-of-war-tip-off-map"),
    (cases::MUST_ATTACK, "art-of-war-tip-must-attack"),
    (cases::ONCE, "art-of-war-tip-once"),
    (cases::TOGETHER, "art-of-war-tip-together"),
    (cases::ALL_TARGETS, "art-of-war-tip-all-targets"),
    (cases::WHOLE, "art-of-war-tip-whole"),
    (cases::BOMBARDMENT, "art-of-war-tip-bombardment"),
    (cases::ONE_HEX, "art-of-war-tip-one-hex"),
    (cases::COMBINED, "art-of-war-tip-combined"),
    (cases::ANNOUNCE, "art-of-war-tip-announce"),
    (cases::RATIO, "art-of-war-tip-ratio"),
    (cases::RESULTS, "art-of-war-tip-results"),
    (cases::SAFE, "art-of-war-tip-safe"),
    (cases::DISPLACEMENT, "art-of-war-tip-displacement"),
    (cases::ADVANCE, "art-of-war-tip-advance"),
    (cases::FREE, "art-of-war-tip-free"),
    (cases::GUNS_SAFE, "art-of-war-tip-guns-safe"),
    (cases::ARRIVAL, "art-of-war-tip-arrival"),
    (cases::OTHER_ENTRY, "art-of-war-tip-other-entry"),
    (cases::DELAY, "art-of-war-tip-delay"),
    (cases::NIGHT_ZONE, "art-of-war-tip-night-zone"),
    (cases::NIGHT_COMBAT, "art-of-war-tip-night-combat"),
    (cases::TERRAIN, "art-of-war-tip-terrain"),
    (cases::STACKING, "art-of-war-tip-stacking"),
    (cases::MOVE_SINGLY, "art-of-war-tip-move-singly"),
    (cases::GARRISON_ROOM, "art-of-war-tip-garrison-room"),
    (cases::STACK_ATTACKS, "art-of-war-tip-stack-attacks"),
    (cases::STACK_DEFENDS, "art-of-war-tip-stack-defends"),
    (cases::RESERVE_LIMIT, "art-of-war-tip-reserve-limit"),
    (cases::RESERVE_WAKES, "art-of-war-tip-reserve-wakes"),
    (cases::RESERVE_CALLED, "art-of-war-tip-reserve-called"),
    (cases::RESERVE_SPIRIT, "art-of-war-tip-reserve-spirit"),
    (cases::GUARD_FREED, "art-of-war-tip-guard-freed"),
    (cases::SUMMONS, "art-of-war-tip-summons"),
    (cases::RAIN, "art-of-war-tip-rain"),
    (cases::GARRISONS, "art-of-war-tip-garrisons"),
    (cases::COORDINATION, "art-of-war-tip-coordination"),
    (cases::MORALE_RETREAT, "art-of-war-tip-morale-retreat"),
    (cases::MORALE_LOSS, "art-of-war-tip-morale-loss"),
    (cases::MORALE_ADVANCE, "art-of-war-tip-morale-advance"),
    (cases::MORALE_WAKES, "art-of-war-tip-morale-wakes"),
    (cases::DEMORALISED, "art-of-war-tip-demoralised"),
    (cases::ALLIED_RESET, "art-of-war-tip-allied-reset"),
    (cases::FRENCH_RESET, "art-of-war-tip-french-reset"),
    (cases::DISRUPTED, "art-of-war-tip-disrupted"),
    (cases::REORGANISED, "art-of-war-tip-reorganised"),
    (cases::GUARD_RETURNS, "art-of-war-tip-guard-returns"),
    (cases::LOSSES_BY_ARM, "art-of-war-tip-losses-by-arm"),
    (cases::OCCUPATION, "art-of-war-tip-occupation"),
    (cases::PROLONGED, "art-of-war-tip-prolonged"),
    (cases::DRESDEN_LEVELS, "art-of-war-tip-dresden-levels"),
    (cases::GUARD_HELD, "art-of-war-tip-guard-held"),
    (cases::FIRST_DIVISION, "art-of-war-tip-first-division"),
    (cases::SECOND_DIVISION, "art-of-war-tip-second-division"),
    (cases::TWO_UNITS, "art-of-war-tip-two-units"),
    (cases::THREE_UNITS, "art-of-war-tip-three-units"),
    (cases::GUNS_COUNT, "art-of-war-tip-guns-count"),
    (cases::SEVERAL_BONUSES, "art-of-war-tip-several-bonuses"),
    (cases::FRESH, "art-of-war-tip-fresh"),
    (cases::FRESH_BASIC, "art-of-war-tip-fresh-basic"),
    (cases::WEATHER_KILLS, "art-of-war-tip-weather-kills"),
    (cases::WEATHER_SWAPS, "art-of-war-tip-weather-swaps"),
    (cases::WEATHER_CALM, "art-of-war-tip-weather-calm"),
    (cases::WEATHER_NOT_EE, "art-of-war-tip-weather-not-ee"),
    (cases::LOSSES, "art-of-war-tip-losses"),
    (cases::FRENCH_AWARD, "art-of-war-tip-french-award"),
    (cases::ALLIED_AWARD, "art-of-war-tip-allied-award"),
    (cases::CONTROL, "art-of-war-tip-control"),
    (cases::LEVELS, "art-of-war-tip-levels"),
];

/// A rule in one sentence. English is that of the rules themselves.
pub(crate) fn tip(case: Case) -> Sentence {
    let known = TIPS.iter().find(|(known, _)| *known == case);
    known.map_or(Sentence::EMPTY, |&(_, id)| Sentence::from(Phrase::new(&MESSAGES, id)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::ask::{Names, Rule};

    #[test]
    fn every_rule_has_its_sentence() {
        for (rule, thought) in cases::ALL {
            let known = TIPS.iter().find(|(case, _)| Rule::from(*case) == *rule);
            let told = known.map(|(case, _)| tip(*case).plain(&Names::default()));
            assert_eq!(told.as_deref(), Some(*thought), "{rule}");
        }
    }
}
