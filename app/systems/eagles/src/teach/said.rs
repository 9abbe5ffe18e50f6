//! The cards of the guided first game in the language of the player.

use crate::MESSAGES;
use language::ask::Sentence;
use language::tongue::Phrase;

/// The message of each card by its English title, by which a saved lesson knows it.
const SAID: [(&str, &str); 32] = [
    ("Friedland, 14 June 1807", "eagles-lesson-friedland"),
    ("Leaders are the pieces", "eagles-lesson-leaders"),
    ("First you organise", "eagles-lesson-organise-first"),
    ("Who is winning?", "eagles-lesson-winning"),
    ("Losses without a march", "eagles-lesson-losses-at-rest"),
    ("Army morale has moved", "eagles-lesson-morale-moved"),
    ("After the marches", "eagles-lesson-after-marches"),
    ("Leaders who march with him", "eagles-lesson-company"),
    ("March by command", "eagles-lesson-march-by-command"),
    ("What will the road cost?", "eagles-lesson-cost"),
    ("Where to?", "eagles-lesson-where-to"),
    ("Men fall out", "eagles-lesson-fall-out"),
    ("Why is he not lit?", "eagles-lesson-not-lit"),
    ("By his own initiative", "eagles-lesson-initiative"),
    ("Forced marches", "eagles-lesson-forced"),
    ("Read the odds", "eagles-lesson-odds"),
    ("Contact means combat", "eagles-lesson-contact"),
    ("You are attacked", "eagles-lesson-attacked"),
    ("Pitched or Pursuit?", "eagles-lesson-chits"),
    ("The guns", "eagles-lesson-guns"),
    ("You have won the round", "eagles-lesson-round-won"),
    ("Back, in good order", "eagles-lesson-good-order"),
    ("After them!", "eagles-lesson-after-them"),
    ("Into their hex?", "eagles-lesson-their-hex"),
    ("The French turn", "eagles-lesson-french-turn"),
    ("The battle is over", "eagles-lesson-over"),
    ("Organise", "eagles-lesson-again-organise"),
    ("Marches by command", "eagles-lesson-again-command"),
    ("Marches by initiative", "eagles-lesson-again-initiative"),
    ("On the march", "eagles-lesson-again-march"),
    ("Your decision", "eagles-lesson-again-asked"),
    ("One moment", "eagles-lesson-again-wait"),
];

/// The heading, the act and the reason of the card with that English title; `None` if there is no such card.
pub fn card_said(title: &str) -> Option<[Sentence; 3]> {
    let (_, id) = SAID.iter().find(|(known, _)| *known == title)?;
    Some(["", ".act", ".why"].map(|part| Sentence::from(Phrase::new(&MESSAGES, format!("{id}{part}")))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::ask::Names;

    #[test]
    fn every_card_has_its_message() {
        for (title, _) in SAID {
            let [said, act, why] = card_said(title).unwrap().map(|part| part.plain(&Names::default()));
            assert_eq!(said, title);
            assert!(!act.starts_with('[') && !why.starts_with('['), "{title}: {act} {why}");
        }
    }
}
