//! The messages from a screen's table, and their effects.

use super::match_screen::MatchScreen;
use super::match_words::{asks, is_over, matter_words};
use super::ping;
use super::refused::Refused;
use crate::MESSAGES;
use crate::paper::words::sentence;
use crate::sound::Sound;
use language::position::WaitingFor;
use language::say;
use play::table::{Heard, Now};
use record::entry::Matter;
use std::sync::Arc;
use std::time::Instant;

impl MatchScreen {
    /// Takes in what was heard. Whether anything was.
    pub(crate) fn listen(&mut self) -> bool {
        let mut any = false;
        while let Ok(heard) = self.company.heard.try_recv() {
            any = true;
            if let Heard::Now(now) = &heard {
                self.note(now);
            }
            if MatchScreen::waits_its_turn(&heard) {
                self.board.unfolding.put(heard);
            } else {
                self.hear(heard);
            }
        }
        if any {
            self.unfold(Instant::now());
        }
        any
    }

    /// Takes in one thing that was heard, in its turn.
    pub(super) fn hear(&mut self, heard: Heard) {
        match heard {
            Heard::Now(now) => {
                if let Some(now) = self.board.curtain.let_through(now, self.board.now.as_deref()) {
                    self.stand(now);
                }
            }
            Heard::Before(past, length) => {
                self.board.recall(past);
                self.board.told_to = length;
            }
            // It was told with what came before.
            Heard::Happened(told) if told.seq < self.board.told_to => {}
            Heard::Happened(told) => self.board.show_next(*told),
            Heard::Why(side, why) => {
                if let Some(now) = self.board.now.as_ref().filter(|_| self.manner.reads_why) {
                    let name = now.name(side);
                    let text = say!(MESSAGES, "window-table-why", name = name, why = sentence(&why));
                    self.board.tell(text);
                }
            }
            Heard::Refused(text) => {
                self.asked.refusal = Some(Refused { at: self.board.stage.hover, ..Refused::told(text) });
            }
            Heard::Trouble(text) => {
                self.board.tell(sentence(&text));
                self.board.trouble = Some(text);
                self.manner.away.trouble = false;
            }
            // There are no guests to let in during a match.
            Heard::KnockGone(_) => {}
            Heard::Word(text) | Heard::Knock(text, _) => self.board.tell(text),
            Heard::Offered(offer) => {
                self.company.closing.offer = Some((offer.to_string(), offer.terms));
                self.company.closing.rematch_asked = false;
                self.manner.away.ending = false;
            }
            Heard::Chat(text) => self.hear_chat(&text),
            Heard::Said(text) => {
                let me = self.board.now.as_ref().map(|now| now.name(now.me));
                let me = me.unwrap_or_else(|| say!(MESSAGES, "window-table-you"));
                self.company.talk.say(me, text, true, &self.asked.names().hexes);
            }
            Heard::Talk(talk) => self.company.talk.recall(talk, &self.asked.names().hexes),
            Heard::Agreed(matter) => self.agreed(&matter),
            Heard::Declined(matter) => {
                let text = say!(MESSAGES, "window-table-declined", matter = self.words_of(&matter));
                self.board.tell(text.clone());
                self.company.answer = Some(text);
            }
            Heard::Way(way) => self.company.way = Some(way),
            Heard::Kept(path) => {
                if !self.company.kept.contains(&path) {
                    self.company.kept.push(path);
                }
            }
            Heard::Watch(news) => self.company.watchers.hear(&news),
            Heard::Laid(code, _) => self.company.code = Some(code),
            Heard::Begun(_) => self.begin_again(),
        }
    }

    /// A new match over the same way, on the same battle.
    fn begin_again(&mut self) {
        self.board.begin_again();
        self.asked.begin_again();
        self.company.begin_again();
        (self.manner.away, self.manner.giving_up) = Default::default();
    }

    fn words_of(&self, matter: &Matter) -> String {
        let known = self.company.words(matter);
        known.or_else(|| Some(matter_words(self.board.now()?, matter))).unwrap_or_default()
    }

    fn agreed(&mut self, matter: &Matter) {
        let what = self.words_of(matter);
        let far = self.board.now.as_ref().is_some_and(|now| now.far);
        match matter {
            Matter::Rewind { to } => self.board.back_to(*to),
            Matter::Clocks | Matter::Change { .. } | Matter::Result { .. } | Matter::Pause => {}
        }
        if far {
            let text = say!(MESSAGES, "window-table-agreed", matter = what);
            self.board.tell(text.clone());
            self.company.answer = Some(text);
        }
    }

    /// Handles a chat message of the other player: a stranger's text, marked as theirs.
    fn hear_chat(&mut self, text: &str) {
        if let Some(hex) =
            ping::read(text, &self.asked.names().hexes).filter(|hex| self.board.stage.board.map().exists(*hex))
        {
            self.board.stage.ping(hex);
            return;
        }
        let name = self.board.now.as_ref().map(|now| now.name(now.me.other()));
        let name = name.unwrap_or_else(|| say!(MESSAGES, "window-table-your-opponent"));
        self.company.talk.say(name, text.to_owned(), false, &self.asked.names().hexes);
        self.manner.sounds.push(Sound::Message);
    }

    /// Takes in at once the part that does not wait for the board: requests between the players.
    fn note(&mut self, now: &Arc<Now>) {
        let before = self.board.news.replace(Arc::clone(now));
        let before = before.as_ref().map(|before| &before.around);
        let fresh = now.around.length == 0 || before.is_none_or(|before| before.length != now.around.length);
        if fresh {
            self.board.since = Instant::now();
        }
        if let Some(asked) = now.around.asked.as_ref().filter(|_| before.is_none_or(|b| b.asked != now.around.asked)) {
            self.company.answer = None;
            self.board.tell(asks(now, &asked.matter));
        }
        if let Some(before) = before {
            // The request lapsed: the player who asked has played on.
            if self.company.lapsed(before.asked.is_some(), now.around.asked.is_some()) && fresh {
                self.company.answer = Some(say!(MESSAGES, "window-table-withdrew", name = now.name(now.me.other())));
            } else if self.company.lapsed(before.asking.is_some(), now.around.asking.is_some()) && fresh {
                self.company.answer = Some(say!(MESSAGES, "window-table-you-played-on"));
            }
        }
        if let Some(matter) = now.around.matter()
            && self.company.words(matter).is_none()
        {
            self.company.shown = Some((matter.clone(), matter_words(now, matter)));
        }
        if let Some(difference) = &now.around.difference {
            if self.company.difference.as_ref() != Some(difference) {
                self.manner.away.difference = false;
            }
            self.company.difference = Some(difference.clone());
        }
    }

    pub(super) fn stand(&mut self, now: Arc<Now>) {
        let before = self.board.now.as_ref().map(|before| &before.around);
        // A game without a record has no entries to count.
        let fresh = now.around.length == 0 || before.is_none_or(|before| before.length != now.around.length);
        if now.asked.is_some_and(|side| now.is_here(side)) || is_over(&now) {
            self.board.unfolding.set_skips(false);
        }
        if let Some(side) = now.asked {
            self.board.turn = now.is_here(side);
        }
        self.board.turn &= !is_over(&now);
        if self.board.now.is_none() && now.far {
            self.board.miss(&now);
        }
        if !fresh {
            // The position is the same: what is half said about it stays.
            self.board.now = Some(now);
            return;
        }
        if self.asked.edits().is_some() && !matches!(now.position.waits(), WaitingFor::Side(_)) {
            self.asked.amend(false);
        }
        // The question for the side at this screen; of the other side's question only its existence is told.
        let answers = match now.position.waits() {
            WaitingFor::Side(side) if now.is_here(side) => side,
            _ => now.me,
        };
        self.asked.stand(Arc::clone(&now.position), answers);
        if now.closed {
            self.asked.close();
        }
        self.board.stage.stand(&*now.position);
        self.asked.refusal = None;
        self.asked.hints.put_away();
        // Targets of a page belonged to the position before.
        self.manner.lit.clear();
        self.board.now = Some(now);
    }
}
