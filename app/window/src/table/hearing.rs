//! What a screen hears from its table, and what becomes of it.

use super::asked::Asked;
use super::closing::Closing;
use super::company::Company;
use super::match_screen::MatchScreen;
use super::match_words::{is_over, matter_words};
use super::ping;
use super::refused::Refused;
use crate::board::log;
use crate::paper::words::sentence;
use crate::sound::Sound;
use language::position::Waits;
use play::table::{Chapter, Heard, Now};
use record::entry::Matter;
use std::sync::Arc;
use std::time::Instant;

impl MatchScreen {
    /// Takes in what was heard. Whether anything was.
    pub(crate) fn listen(&mut self) -> bool {
        let mut any = false;
        while let Ok(heard) = self.heard.try_recv() {
            any = true;
            if let Heard::Now(now) = &heard {
                self.note(now);
            }
            if MatchScreen::waits_its_turn(&heard) {
                self.unfolding.put(heard);
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
                if let Some(now) = self.curtain.let_through(now, self.now.as_deref()) {
                    self.stand(now);
                }
            }
            Heard::Before(past, length) => {
                self.recall(past);
                self.company.told_to = length;
            }
            // It was told with what came before.
            Heard::Happened(told) if told.seq < self.company.told_to => {}
            Heard::Happened(told) => self.show_next(*told),
            Heard::Why(side, why) => {
                if let Some(now) = self.now.as_ref().filter(|_| self.reads_why) {
                    let text = format!("{}: {}", now.name(side), sentence(&why));
                    self.stage.told.lines.push(log::word(text));
                }
            }
            Heard::Refused(text) => {
                self.refusal = Some(Refused { at: self.stage.hover, ..Refused::told(text) });
            }
            Heard::Trouble(text) => {
                self.stage.told.lines.push(log::word(sentence(&text)));
                self.company.trouble = Some(text);
                self.company.away.trouble = false;
            }
            // Nobody knocks at a match that is played.
            Heard::KnockGone(_) => {}
            Heard::Word(text) | Heard::Knock(text, _) => self.stage.told.lines.push(log::word(text)),
            Heard::Offered(offer) => {
                self.company.offer = Some((offer.to_string(), offer.terms));
                self.company.rematch_asked = false;
                self.company.away.ending = false;
            }
            Heard::Chat(text) => self.hear_chat(&text),
            Heard::Said(text) => {
                let me = self.now.as_ref().map_or("You", |now| now.name(now.me)).to_owned();
                self.company.talk.say(me, text, true, &self.asked.names().hexes);
            }
            Heard::Talk(talk) => self.company.talk.recall(talk, &self.asked.names().hexes),
            Heard::Agreed(matter) => self.agreed(&matter),
            Heard::Declined(matter) => {
                let text = format!("Declined: {}.", self.words_of(&matter));
                self.stage.told.lines.push(log::word(text.clone()));
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
        let way = self.company.way.take();
        self.company = Company::new();
        self.company.way = way;
        self.stage.forget();
        self.unfolding.forget();
        self.closing = Closing::new();
        self.now = None;
        self.news = None;
        self.asked = Asked::nothing();
    }

    /// Tells what came before, and nothing moves.
    fn recall(&mut self, past: Vec<Chapter>) {
        self.stage.forget();
        self.company.forget_marks();
        for told in past {
            let seq = told.seq;
            if let Some(to) = told.back_to {
                self.back_to(to);
            }
            self.stage.recall(told.events, told.roll);
            self.company.told(seq, self.stage.mark());
        }
    }

    /// If something happened since this player last sat here, it is offered to be played.
    fn missed(&mut self, now: &Now) {
        let name = now.record.as_ref().and_then(|record| record.file_name()).map(|name| name.to_string_lossy());
        let Some(&seen) = name.and_then(|name| self.seen.get(&*name)) else { return };
        let events = self.company.events_after(seen);
        if events < self.stage.events().len() {
            self.company.missed = Some(events);
        }
    }

    /// What was told after an entry no longer stands.
    fn back_to(&mut self, to: u32) {
        let mark = self.company.back_to(to);
        self.stage.take_back(mark);
        self.stage.told.lines.push(log::word(String::from("Taken back: what is struck out no longer stands.")));
    }

    fn words_of(&self, matter: &Matter) -> String {
        let known = self.company.words(matter);
        known.or_else(|| Some(matter_words(self.now()?, matter))).unwrap_or_default()
    }

    fn agreed(&mut self, matter: &Matter) {
        let what = self.words_of(matter);
        let far = self.now.as_ref().is_some_and(|now| now.far);
        match matter {
            Matter::Rewind { to } => self.back_to(*to),
            Matter::Clocks | Matter::Change { .. } | Matter::Result { .. } | Matter::Pause => {}
        }
        if far {
            let text = format!("Agreed: {what}.");
            self.stage.told.lines.push(log::word(text.clone()));
            self.company.answer = Some(text);
        }
    }

    /// What the other player said: a stranger's text, shown as what it is.
    fn hear_chat(&mut self, text: &str) {
        if let Some(hex) = ping::read(text, &self.asked.names().hexes).filter(|hex| self.stage.board.map().exists(*hex))
        {
            self.stage.ping(hex);
            return;
        }
        let name = self.now.as_ref().map_or("The other side", |now| now.name(now.me.other())).to_owned();
        self.company.talk.say(name, text.to_owned(), false, &self.asked.names().hexes);
        self.sounds.push(Sound::Message);
    }

    /// Takes in at once what does not wait for the board: what is asked between the players.
    fn note(&mut self, now: &Arc<Now>) {
        let before = self.news.replace(Arc::clone(now));
        let before = before.as_ref().map(|before| &before.around);
        let fresh = now.around.length == 0 || before.is_none_or(|before| before.length != now.around.length);
        if fresh {
            self.company.since = Instant::now();
        }
        if let Some(asked) = now.around.asked.as_ref().filter(|_| before.is_none_or(|b| b.asked != now.around.asked)) {
            self.company.answer = None;
            let other = now.name(now.me.other());
            let text = format!("{other} asks {}.", matter_words(now, &asked.matter));
            self.stage.told.lines.push(log::word(text));
        }
        if let Some(before) = before {
            // Nothing came of it: whoever asked has played on.
            if self.company.lapsed(before.asked.is_some(), now.around.asked.is_some()) && fresh {
                self.company.answer = Some(format!("{} asks no longer.", now.name(now.me.other())));
            } else if self.company.lapsed(before.asking.is_some(), now.around.asking.is_some()) && fresh {
                self.company.answer = Some(String::from("You played on, and ask no longer."));
            }
        }
        if let Some(matter) = now.around.matter()
            && self.company.words(matter).is_none()
        {
            self.company.shown = Some((matter.clone(), matter_words(now, matter)));
        }
        if let Some(difference) = &now.around.difference {
            if self.company.difference.as_ref() != Some(difference) {
                self.company.away.difference = false;
            }
            self.company.difference = Some(difference.clone());
        }
    }

    pub(super) fn stand(&mut self, now: Arc<Now>) {
        let before = self.now.as_ref().map(|before| &before.around);
        // A game without a record has no entries to count.
        let fresh = now.around.length == 0 || before.is_none_or(|before| before.length != now.around.length);
        if now.asked.is_some_and(|side| now.is_here(side)) || is_over(&now) {
            self.unfolding.set_skips(false);
        }
        if let Some(side) = now.asked {
            self.turn = now.is_here(side);
        }
        self.turn &= !is_over(&now);
        if self.now.is_none() && now.far {
            self.missed(&now);
        }
        if !fresh {
            // The position is the same: what is half said about it stays.
            self.now = Some(now);
            return;
        }
        if self.asked.edits().is_some() && !matches!(now.position.waits(), Waits::Side(_)) {
            self.asked.amend(false);
        }
        // The question of whoever is asked here; of the other side's it is only told that it is asked.
        let answers = match now.position.waits() {
            Waits::Side(side) if now.is_here(side) => side,
            _ => now.me,
        };
        self.asked.stand(Arc::clone(&now.position), answers);
        if now.closed {
            self.asked.close();
        }
        self.stage.stand(&*now.position);
        self.refusal = None;
        self.hints.put_away();
        self.now = Some(now);
    }
}
