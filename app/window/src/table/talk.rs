//! The chat of the players, beside the board.

use crate::MESSAGES;
use language::ask::Hexes;
use language::say;
use play::table::Spoken;
use std::time::{SystemTime, UNIX_EPOCH};

/// Limit of the other player's messages that are shown, so that they cannot fill this computer's memory.
const MOST_SAID: usize = 500;

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Utterance {
    /// The speaker's name.
    pub(super) name: String,
    pub(super) text: String,
    /// The time, in seconds since 1970, where that is known.
    pub(super) when: Option<u64>,
}

/// The chat, the newest message last.
#[derive(Debug, Default)]
pub(super) struct Talk {
    said: Vec<Utterance>,
    /// Number of the other player's messages since this one sat down.
    theirs: usize,
    /// Number of messages this player has not looked at.
    unread: usize,
}

impl Talk {
    /// Adds the messages from before this player sat down. A message that only points at a hex is no chat.
    pub(super) fn recall(&mut self, talk: Vec<Spoken>, hexes: &Hexes) {
        let spoken = talk.into_iter().filter(|spoken| super::ping::read(&spoken.text, hexes).is_none());
        self.said = spoken.map(|Spoken { name, text, when, .. }| Utterance { name, text, when }).collect();
    }

    /// Adds a message of now.
    pub(super) fn say(&mut self, name: String, text: String, mine: bool, hexes: &Hexes) {
        if super::ping::read(&text, hexes).is_some() {
            return;
        }
        let when = SystemTime::now().duration_since(UNIX_EPOCH).ok().map(|since| since.as_secs());
        if !mine {
            self.theirs += 1;
            self.unread += 1;
            if self.theirs > MOST_SAID {
                return;
            }
        }
        let text = match self.theirs {
            MOST_SAID if !mine => say!(MESSAGES, "window-table-too-many-messages"),
            _ => text,
        };
        self.said.push(Utterance { name, text, when });
    }

    /// All of it, the newest last.
    pub(super) fn all(&self) -> &[Utterance] {
        &self.said
    }

    /// Number of messages this player has not looked at.
    pub(super) const fn unread(&self) -> usize {
        self.unread
    }

    /// Marks all messages as read.
    pub(super) fn read(&mut self) {
        self.unread = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chat_is_restored_and_a_pointed_hex_is_no_message() {
        let spoken =
            |name: &str, text: &str, when| Spoken { before: 2, name: name.to_owned(), text: text.to_owned(), when };
        let mut talk = Talk::default();
        talk.recall(vec![spoken("Ney", "Good luck", Some(7)), spoken("Anna", "!ping 0505", None)], &Hexes::default());
        assert_eq!(talk.unread(), 0, "it was read before");
        talk.say(String::from("Anna"), String::from("and to you"), false, &Hexes::default());
        let said: Vec<(&str, &str)> = talk.all().iter().map(|one| (one.name.as_str(), one.text.as_str())).collect();
        assert_eq!(said, [("Ney", "Good luck"), ("Anna", "and to you")]);
        assert_eq!((talk.all().first().and_then(|one| one.when), talk.unread()), (Some(7), 1));
        talk.read();
        assert_eq!(talk.unread(), 0);
    }

    #[test]
    fn of_too_many_messages_only_the_first_are_shown() {
        let mut talk = Talk::default();
        for number in 0..2 * MOST_SAID {
            talk.say(String::from("Anna"), format!("word {number}"), false, &Hexes::default());
        }
        assert_eq!(talk.all().len(), MOST_SAID);
        assert!(talk.all().last().is_some_and(|last| last.text.contains("too many")));
    }
}
