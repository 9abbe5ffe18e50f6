//! The historical results of the battles that come with the program.

use engine::contract::Side;
use toml::Table;

/// The file beside the battles.
const FILE: &str = include_str!("../data/history.toml");

/// The historical result of a battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BattleHistory {
    /// The historical winner; `None` where it was drawn or never fought.
    pub won: Option<Side>,
    /// The course of the battle, in a sentence.
    pub told: String,
}

/// The historical result of the battle with this id, whose sides have these ids. Battles that are made up have none.
pub fn history(id: &str, sides: &[String; 2]) -> Option<BattleHistory> {
    let all: Table = FILE.parse().ok()?;
    let battle = all.get(id)?.as_table()?;
    let won = battle.get("won").and_then(toml::Value::as_str);
    let won = Side::BOTH.into_iter().find(|side| sides.get(side.index()).map(String::as_str) == won && won.is_some());
    Some(BattleHistory { won, told: battle.get("told")?.as_str()?.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_battle_of_history_is_told_in_a_sentence() {
        let all: Table = FILE.parse().expect("a table");
        for (id, battle) in &all {
            let told = battle.get("told").and_then(toml::Value::as_str).expect(id);
            assert!(told.ends_with('.') && told.len() < 240, "{id}");
        }
        assert_eq!(history("eylau", &["french", "allied"].map(String::from)).and_then(|told| told.won), None);
        assert!(history("skirmish", &["french", "allied"].map(String::from)).is_none(), "it was made up");
    }
}
