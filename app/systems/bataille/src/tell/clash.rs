//! Fire and melees: their events announce a fight and give its dice.

use super::super::{MESSAGES, ask};
use super::words::pieces;
use bataille::*;
use engine::contract::Side;
use engine::rule::Rule;
use language::ask::Sentence;
use language::happening::Kind::Combat;
use language::happening::{Act, Came, Fight, Happening, Milestone, Stress};
use language::phrase;
use language::sheet::Tone;
use language::tongue::Argument;

/// Fire or a melee.
pub(super) struct Clash {
    /// Its words before the dice are told.
    announced: Sentence,
    /// Its words with the dice and their result.
    whole: Sentence,
    /// The dice and their result alone.
    fell: Sentence,
    stress: Stress,
    natural: TwoDice,
    came: Came,
    fight: Fight,
}

impl Clash {
    /// The clash in an event; `None` if the event is about something else.
    pub(super) fn of(board: &Board, what: &What) -> Option<Clash> {
        if let What::Fired { kind, units, target, value, defence, odds, natural, modified, losses, .. } = what {
            let roll = rolled(*natural, *modified);
            let (kind, all, hex) = (fire_word(*kind), pieces(units), *target);
            let (strength, ratio) = (ask::fraction(*value), ask::odds(*odds));
            // The share of each unit in the loss is an event of its own: unlimbered guns bear half [11.2].
            let result = phrase!(MESSAGES, "bataille-fire-result", losses = *losses);
            return Some(Clash {
                announced: phrase!(
                    MESSAGES,
                    "bataille-fired",
                    kind = kind,
                    units = all.clone(),
                    hex = hex,
                    value = strength.clone(),
                    defence = *defence,
                    odds = ratio.clone()
                ),
                whole: phrase!(
                    MESSAGES,
                    "bataille-fired-whole",
                    kind = kind,
                    units = all,
                    hex = hex,
                    value = strength,
                    defence = *defence,
                    odds = ratio,
                    roll = roll.clone(),
                    result = result.clone()
                ),
                fell: phrase!(MESSAGES, "bataille-rolled", roll = roll, result = result),
                stress: Stress::Plain,
                natural: *natural,
                came: hit(*losses),
                fight: Fight {
                    side: side_of(board, units),
                    attackers: pieces(units),
                    defenders: Vec::new(),
                    targets: vec![*target],
                    strengths: [whole(*value), u16::from(*defence)],
                    odds: ask::odds(*odds),
                    step: step(*odds),
                },
            });
        }
        let What::Fought { attackers, defenders, target, attack, defence, odds, natural, modified, result, .. } = what
        else {
            return None;
        };
        let roll = rolled(*natural, *modified);
        let (name, text, _) = ask::melee_words(*result);
        // A dash in the table says nothing.
        let told = if name == "-" { text } else { ask::commas([Argument::from(name), Argument::from(text)]) };
        let (ours, theirs, ratio) = (pieces(attackers), pieces(defenders), ask::odds(*odds));
        let (strength, against) = (ask::fraction(*attack), ask::fraction(*defence));
        Some(Clash {
            announced: phrase!(
                MESSAGES,
                "bataille-fought",
                attackers = ours.clone(),
                defenders = theirs.clone(),
                attack = strength.clone(),
                defence = against.clone(),
                odds = ratio.clone()
            ),
            whole: phrase!(
                MESSAGES,
                "bataille-fought-whole",
                attackers = ours,
                defenders = theirs,
                attack = strength,
                defence = against,
                odds = ratio,
                roll = roll.clone(),
                result = told.clone()
            ),
            fell: phrase!(MESSAGES, "bataille-rolled", roll = roll, result = told),
            stress: Stress::Strong,
            natural: *natural,
            came: came(*result),
            fight: Fight {
                side: side_of(board, attackers),
                attackers: pieces(attackers),
                defenders: pieces(defenders),
                targets: vec![*target],
                strengths: [whole(*attack), whole(*defence)],
                odds: ask::odds(*odds),
                step: step(*odds),
            },
        })
    }

    /// All of it at once.
    pub(super) fn whole(self) -> Happening {
        let dice = Act::Dice(faces(self.natural).to_vec());
        Happening { text: self.whole.clone(), ..self.announced().act(dice) }
    }

    fn announced(self) -> Happening {
        let at = self.fight.targets.first().copied();
        let announced = Combat.says(self.announced).told(self.stress).at(at);
        announced.milestone(Milestone::Fight(self.fight))
    }

    /// First it is announced, by all its rules; then its dice fall, by its own.
    pub(super) fn apart(self, rules: Vec<Rule>, own: Rule) -> [Happening; 2] {
        let fell = Combat.says(self.fell.clone()).told(self.stress);
        let fell = fell.dice(faces(self.natural)).came(self.came);
        let announced = self.announced().by(rules);
        let fell = fell.at(announced.at).by(vec![own]);
        [announced, fell]
    }
}

const fn fire_word(kind: FireKind) -> &'static str {
    match kind {
        FireKind::Defensive => "defensive",
        FireKind::Offensive => "offensive",
        FireKind::Opportunity => "opportunity",
    }
}

fn whole(value: Fraction) -> u16 {
    value.over.checked_div(value.under).and_then(|whole| u16::try_from(whole).ok()).unwrap_or(u16::MAX)
}

/// A ratio as a step that rises with it: below even odds 0 to 3, from there on 4 and more.
fn step(odds: Odds) -> u8 {
    if odds.attack < odds.defence {
        4u8.saturating_sub(odds.defence.checked_div(odds.attack.max(1)).unwrap_or(4))
    } else {
        odds.attack.checked_div(odds.defence.max(1)).unwrap_or(0).saturating_add(3)
    }
}

fn came(result: MeleeResult) -> Came {
    match result {
        MeleeResult::Letter(letter) => {
            let (name, meaning, tone) = ask::letter_words(letter);
            Came { name, meaning, tone }
        }
        MeleeResult::Losses { attacker, defender, .. } => {
            let tone = match defender.cmp(&attacker) {
                std::cmp::Ordering::Less => Tone::Bad,
                std::cmp::Ordering::Equal => Tone::Even,
                std::cmp::Ordering::Greater => Tone::Good,
            };
            let meaning = match (attacker, defender) {
                (0, 0) => "no losses",
                (_, 0) => "attackers lose increments",
                (0, _) => "defenders lose increments",
                _ => "both lose increments",
            };
            Came { name: "losses", meaning, tone }
        }
    }
}

/// The result of fire.
const fn hit(losses: u8) -> Came {
    let (name, meaning, tone) = match losses {
        0 => ("-", "no effect", Tone::Even),
        1 => ("1", "1 increment lost", Tone::Good),
        2 => ("2", "2 increments lost", Tone::Good),
        3 => ("3", "3 increments lost", Tone::Good),
        4 => ("4", "4 increments lost", Tone::Good),
        // The table has no more.
        _ => ("5", "5 increments lost", Tone::Good),
    };
    Came { name, meaning, tone }
}

/// A roll, and what modifiers make of it.
pub(super) fn rolled(natural: TwoDice, modified: TwoDice) -> Argument {
    let (rolled, became) = (natural.to_string(), modified.to_string());
    if natural == modified {
        return Argument::from(rolled);
    }
    Argument::from(phrase!(MESSAGES, "bataille-roll-modified", natural = rolled, modified = became))
}

pub(super) fn faces(throw: TwoDice) -> [u16; 2] {
    [u16::from(throw.0 / 10), u16::from(throw.0 % 10)]
}

pub(super) fn side_of(board: &Board, units: &[UnitId]) -> Side {
    units.first().and_then(|unit| board.unit(*unit)).map_or(Side::First, |data| data.side)
}
