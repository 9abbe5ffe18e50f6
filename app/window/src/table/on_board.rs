//! A match as the board shows it: the position, what was heard and is still to be shown, what covers it.

use super::asked::Asked;
use super::curtain::Curtain;
use super::laid::Laid;
use super::match_words::{asks, how, is_over};
use super::unfolding::Unfolding;
use crate::MESSAGES;
use crate::board::log;
use crate::board::stage::Stage;
use crate::board::told::Mark;
use engine::contract::Side;
use language::ask::Whose;
use language::battle::Battle;
use language::position::{Position, WaitingFor};
use language::say;
use language::tongue;
use play::table::{Now, Opponent, ToldEntry, WantedMatch};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

/// A match as the board shows it.
pub(crate) struct OnBoard {
    pub(crate) stage: Stage,
    /// The state of the match that the board shows.
    pub(super) now: Option<Arc<Now>>,
    /// The state that was heard last; the board may still show an older one.
    pub(super) news: Option<Arc<Now>>,
    /// Since when the next entry is waited for.
    pub(super) since: Instant,
    /// Messages that have not been shown.
    pub(crate) unfolding: Unfolding,
    /// Covers the board of a seat that two players share, where something is hidden.
    pub(crate) curtain: Curtain,
    /// The reason the match cannot go on here.
    pub(super) trouble: Option<String>,
    /// The side that was asked last sits here: rolls and marches in between do not end its turn.
    pub(super) turn: bool,
    /// The entries before this number were told at once.
    pub(super) told_to: u32,
    /// The length of the log after each entry that told anything.
    marks: Vec<(u32, Mark)>,
    /// The lengths of records when this player last sat there, in entries, by the names of their files.
    pub(crate) seen: BTreeMap<String, u32>,
    /// Number of events this player had seen on leaving; `None` if there are no newer ones, or the player was told.
    pub(super) missed: Option<usize>,
    /// The overlays as they were last worked out.
    pub(super) laid: Option<Laid>,
    /// The number of the language in which the board was written.
    pub(super) spoken: u64,
}

impl OnBoard {
    /// An empty board.
    pub(super) fn new(stage: Stage) -> OnBoard {
        OnBoard {
            stage,
            now: None,
            news: None,
            since: Instant::now(),
            unfolding: Unfolding::new(),
            curtain: Curtain::default(),
            trouble: None,
            turn: false,
            told_to: 0,
            marks: Vec::new(),
            seen: BTreeMap::new(),
            missed: None,
            laid: None,
            spoken: tongue::spoken(),
        }
    }

    /// A new match on the same board.
    pub(super) fn begin_again(&mut self) {
        self.stage.forget();
        self.unfolding.forget();
        self.marks.clear();
        (self.now, self.news, self.trouble, self.missed) = (None, None, None, None);
        (self.since, self.told_to) = (Instant::now(), 0);
    }

    /// The state of the match that the board shows; nothing before the match has begun.
    pub(crate) fn now(&self) -> Option<&Arc<Now>> {
        self.now.as_ref()
    }

    /// The position that is shown.
    pub(super) fn position(&self) -> Option<&Arc<dyn Position>> {
        self.now.as_ref().map(|now| &now.position)
    }

    /// The state that was heard last, for what does not wait for the board.
    pub(crate) fn news(&self) -> Option<&Arc<Now>> {
        self.news.as_ref().or(self.now.as_ref())
    }

    /// The battle that is played.
    pub(crate) fn battle(&self) -> &Battle {
        self.stage.board.battle()
    }

    /// The side that must decide and sits at this screen; `None` while the board shows an older position.
    pub(crate) fn asked_here(&self) -> Option<Side> {
        // A table that broke off takes no more answers.
        let open = self.trouble.is_none() && !self.curtain.is_down() && !self.unfolding.is_busy();
        let now = self.now.as_ref().filter(|_| open)?;
        now.asked.filter(|side| now.is_here(*side))
    }

    /// Whether the last message asks this screen, whether or not the board has come to it.
    pub(crate) fn will_be_asked(&self) -> bool {
        self.news()
            .filter(|_| self.trouble.is_none())
            .is_some_and(|now| now.asked.is_some_and(|side| now.is_here(side)))
    }

    /// The side that may answer at this screen: the side that must decide, or, where both will get the same question
    /// and friends far apart need not wait for each other, this player's before its turn.
    pub(super) fn answers_here(&self, asked: &Asked) -> Option<Side> {
        let open = self.trouble.is_none() && asked.edits().is_none() && !self.unfolding.is_busy();
        let early = asked.asking().whose == Whose::Early;
        let me = self.now.as_ref().filter(|now| open && early && now.far && now.asked.is_some()).map(|now| now.me);
        self.asked_here().or(me)
    }

    /// Whether something can be pointed at here: this side may answer, or a change is put together.
    pub(super) fn may_point(&self, asked: &Asked) -> bool {
        self.answers_here(asked).is_some() || asked.edits().is_some()
    }

    /// The other player's request, in a sentence.
    pub(crate) fn request(&self) -> Option<String> {
        let now = self.news()?;
        now.around.asked.as_ref().map(|asked| asks(now, &asked.matter))
    }

    /// Whether it is the turn of a player at this screen, as the board shows it.
    pub(crate) const fn is_turn(&self) -> bool {
        self.turn
    }

    /// The question of the rules, in one sentence.
    pub(crate) fn question(&self) -> String {
        let Some(now) = &self.now else { return say!(MESSAGES, "window-table-setting-up") };
        let position = &now.position;
        match position.waits() {
            _ if is_over(now) => how(now),
            _ if self.trouble.is_some() => say!(MESSAGES, "window-table-cannot-continue"),
            _ if now.around.paused => say!(MESSAGES, "window-table-paused"),
            _ if now.around.disputed => say!(MESSAGES, "window-table-disputed"),
            WaitingFor::Over => how(now),
            WaitingFor::Dice => say!(language::MESSAGES, "language-dice-rolling"),
            WaitingFor::Side(side) => {
                let text = position.question(side).words(position.names());
                let name = || now.name(side);
                match now.around.opponent {
                    _ if self.asked_here().is_some() => text,
                    Some(Opponent::Bot(_)) if !now.is_here(side) => {
                        say!(MESSAGES, "window-table-thinking", name = name(), question = text)
                    }
                    _ => say!(MESSAGES, "window-table-waiting", name = name(), question = text),
                }
            }
        }
    }

    /// The match once more against the same opponent on this computer, with sides swapped.
    pub(crate) fn again(&self) -> Option<WantedMatch> {
        let now = self.now.as_ref()?;
        let (side, on) = (now.me.other(), now.around.on.clone());
        Some(WantedMatch { battle: self.battle().clone(), side, on, opponent: now.around.opponent? })
    }

    /// A sentence for the log that no event tells.
    pub(crate) fn tell(&mut self, text: impl Into<String>) {
        self.stage.told.lines.push(log::word(text.into()));
    }

    /// All of this entry was told.
    pub(super) fn told(&mut self, seq: u32) {
        self.marks.push((seq, self.stage.mark()));
    }

    /// Tells what came before, and nothing moves.
    pub(super) fn recall(&mut self, past: Vec<ToldEntry>) {
        self.stage.forget();
        self.marks.clear();
        for told in past {
            if let Some(to) = told.back_to {
                self.back_to(to);
            }
            self.recall_one(told);
        }
    }

    fn recall_one(&mut self, told: ToldEntry) {
        self.stage.recall(told.events, told.roll);
        self.told(told.seq);
    }

    /// Shows the events of an entry next. Its author says whose act it is; where nothing is recorded, the phase.
    pub(super) fn show_next(&mut self, told: ToldEntry) {
        let Some(now) = &self.now else {
            // The board has not been shown yet: the entry is part of its history.
            return self.recall_one(told);
        };
        let author = if told.seq == 0 { self.stage.whose_phase().unwrap_or(told.author) } else { told.author };
        let own = now.is_here(author) && now.around.late.is_none();
        self.unfolding.take_apart(told, own);
    }

    /// Strikes out everything told after an entry.
    pub(super) fn back_to(&mut self, to: u32) {
        self.marks.retain(|(seq, _)| *seq <= to);
        self.stage.take_back(self.marks.last().map(|(_, mark)| *mark).unwrap_or_default());
        self.tell(say!(MESSAGES, "window-table-taken-back"));
    }

    /// If something happened since this player last sat here, it is offered to be played.
    pub(super) fn miss(&mut self, now: &Now) {
        let name = now.record.as_ref().and_then(|record| record.file_name()).map(|name| name.to_string_lossy());
        let Some(&seen) = name.and_then(|name| self.seen.get(&*name)) else { return };
        let events = self.marks.iter().rev().find(|(seq, _)| *seq < seen).map_or(0, |(_, mark)| mark.events());
        if events < self.stage.events().len() {
            self.missed = Some(events);
        }
    }
}
