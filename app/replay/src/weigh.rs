//! Makes a review: every position between two decisions is played on a little, with the same dice for all. A bot is
//! asked about the decisions after which the chances differed most.

use crate::frames::Film;
use crate::review::{Care, Instead, LuckyRoll, MARKED, Marked, ROLLS, Review};
use crate::step::{Entered, EntryEffect, ReplayStep};
use engine::contract::Side;
use engine::referee::Referee;
use language::ask::{Asking, Draft, Names, Then};
use language::bot::{BotKind, Otherwise, Reins, Turned, chances};
use language::happening::{self, Happening, Stress};
use language::position::Bytes;
use language::system::Eye;
use std::cmp::Reverse;
use std::sync::Arc;

/// The most plays for each position, however short the match was.
const MOST_LUCKS: usize = 12;
/// The decisions of each side that are examined more closely.
const CLOSER: usize = 8;
/// The closer look uses other dice than the first.
const OTHER_LUCK: u64 = 1 << 32;
/// A smaller change of the chances is not worth a mark, in thousandths.
const LEAST: i32 = 10;
/// A smaller change by dice is not listed, in thousandths.
const LEAST_LUCK: u16 = 50;
/// The number of plays between two reports of progress.
const IN_ONE_GO: usize = 64;

/// The commands of a side in a phase between two rolls, with the places of the positions before and after them.
struct Stretch {
    side: Side,
    phase: u32,
    from: u32,
    to: u32,
    before: usize,
    after: usize,
    did: Vec<String>,
    /// Whether the side had another choice; otherwise the rules or earlier dice decided.
    free: bool,
}

/// The rolls between two decisions, with the places of the positions before and after them.
struct Swing {
    from: u32,
    to: u32,
    before: usize,
    after: usize,
    told: Vec<String>,
}

/// A match cut into decisions, with the positions between them.
#[derive(Default)]
struct Cut {
    stretches: Vec<Stretch>,
    /// The positions to play on from, each with the last step before it.
    places: Vec<(u32, Arc<dyn Referee>)>,
    /// Whether the last of them is the current position of the match.
    stands: bool,
    open: Option<(Stretch, Arc<dyn Referee>)>,
    swings: Vec<Swing>,
    /// The rolls since the last decision.
    rolling: Option<Swing>,
}

impl Cut {
    fn of(film: &Film, steps: &[ReplayStep]) -> Cut {
        let mut cut = Cut::default();
        film.walk(steps, &mut |step, before, after| match &step.act {
            EntryEffect::Command(side, _) if step.undone_by.is_none() => cut.command(film, step, *side, before, after),
            EntryEffect::Nothing => {}
            EntryEffect::Rolled(_) if step.undone_by.is_none() => {
                cut.close(film);
                cut.stands = false;
                cut.roll(film, step);
            }
            EntryEffect::Command(..) | EntryEffect::Rolled(_) | EntryEffect::Change(_) | EntryEffect::Jump => {
                cut.close(film);
                cut.stands = false;
                cut.rolling = None;
            }
        });
        cut.close(film);
        cut
    }

    fn command(
        &mut self,
        film: &Film,
        step: &ReplayStep,
        side: Side,
        before: &Arc<dyn Referee>,
        after: &Arc<dyn Referee>,
    ) {
        let phase = before.phase().count;
        if !self.open.as_ref().is_some_and(|(open, _)| open.side == side && open.phase == phase) {
            self.close(film);
            if !self.stands {
                self.places.push((step.seq.saturating_sub(1), known(film, before)));
            }
            let at = self.places.len().saturating_sub(1);
            self.swings.extend(self.rolling.take().map(|swing| Swing { after: at, ..swing }));
            let (from, to) = (step.seq, step.seq);
            let stretch = Stretch { side, phase, from, to, before: at, after: at, did: Vec::new(), free: false };
            self.open = Some((stretch, Arc::clone(after)));
        }
        if let Some((open, last)) = &mut self.open {
            open.to = step.seq;
            open.free = open.free || could_choose(film, before, side);
            open.did.extend(told(film.battle.names(), &step.events));
            *last = Arc::clone(after);
        }
        self.stands = false;
    }

    /// Adds a roll after the last decision.
    fn roll(&mut self, film: &Film, step: &ReplayStep) {
        // Rolls before the first decision have no position to be compared with.
        let Some(before) = self.places.len().checked_sub(1) else { return };
        let fresh = || Swing { from: step.seq, to: step.seq, before, after: before, told: Vec::new() };
        let swing = self.rolling.get_or_insert_with(fresh);
        swing.to = step.seq;
        swing.told.extend(told(film.battle.names(), &step.events));
    }

    /// Closes the open decision.
    fn close(&mut self, film: &Film) {
        let Some((mut stretch, game)) = self.open.take() else { return };
        stretch.after = self.places.len();
        self.places.push((stretch.to, known(film, &game)));
        self.stretches.push(stretch);
        self.stands = true;
    }
}

/// Whether a side that must act here has more than one choice.
fn could_choose(film: &Film, game: &Arc<dyn Referee>, side: Side) -> bool {
    let position = film.battle.position(game, Eye::Of(side));
    position.is_none_or(|position| has_choice(&position.ask(side, &Draft::EMPTY)))
}

fn has_choice(asking: &Asking<Bytes>) -> bool {
    let keys = [&asking.ready, &asking.pass].into_iter().filter_map(|may| may.as_ref()?.as_ref().ok());
    let mut said: Vec<&Bytes> = keys.map(|saying| &saying.said.command).collect();
    for offer in &asking.offers {
        match &offer.then {
            // The answer has further steps, so there is a choice.
            Then::Draft(_) => return true,
            Then::Say(one) => said.push(&one.command),
        }
    }
    said.sort();
    said.dedup();
    said.len() != 1
}

/// A position to play on from, with the contents of all seals that were ever opened.
fn known(film: &Film, game: &Arc<dyn Referee>) -> Arc<dyn Referee> {
    // A film shows games of the system of its battle.
    film.battle.system().knowing(&**game, film.openings()).unwrap_or_else(|| Arc::clone(game))
}

/// The events in sentences, without phases and silent events.
fn told(names: &Names, events: &[Happening]) -> Vec<String> {
    let worth = |event: &&Happening| event.kind != happening::Kind::Phase && event.stress != Stress::Silent;
    events.iter().filter(worth).map(|event| event.text.plain(names)).collect()
}

/// The mean outlook of each position over this number of different dice.
fn outlooks(
    film: &Film,
    games: &[&Arc<dyn Referee>],
    lucks: usize,
    seed: u64,
    reins: &Reins,
    done: &mut dyn FnMut(usize),
) -> Option<Vec<u16>> {
    let mut all = Vec::with_capacity(games.len());
    for some in games.chunks((IN_ONE_GO / lucks.max(1)).max(1)) {
        let plays = reins.work_out(some.len() * lucks, |play| {
            let game = some.get(play / lucks.max(1));
            let luck = seed + (play % lucks.max(1)) as u64;
            game.map_or(0, |game| film.battle.system().outlook(&***game, luck, &reins.stop))
        })?;
        let mean = |plays: &[i64]| plays.iter().sum::<i64>() / i64::try_from(plays.len().max(1)).unwrap_or(1);
        all.extend(plays.chunks(lucks.max(1)).map(|plays| u16::try_from(mean(plays)).unwrap_or(chances::EVEN)));
        done(plays.len());
    }
    Some(all)
}

/// Reviews a match; `None` if it was stopped. `progress` gets the finished and the total number of plays.
pub(crate) fn reviewed(
    film: &Film,
    steps: &[ReplayStep],
    care: Care,
    reins: &Reins,
    progress: &mut dyn FnMut(usize, usize),
) -> Option<Review> {
    let Cut { stretches, places, swings, .. } = Cut::of(film, steps);
    let lucks = (care.plays / places.len().max(1)).clamp(1, MOST_LUCKS);
    let closer = stretches.len().min(CLOSER * Side::BOTH.len()) * 2;
    let of = places.len() * lucks + (closer + MARKED * Side::BOTH.len() + 2 * ROLLS.min(swings.len())) * care.lucks;
    let mut plays = 0;
    let mut done = |many| {
        plays += many;
        progress(plays.min(of), of);
    };
    let games: Vec<&Arc<dyn Referee>> = places.iter().map(|(_, game)| game).collect();
    let curve = outlooks(film, &games, lucks, 1, reins, &mut done)?;
    let at = |place: usize| curve.get(place).copied().unwrap_or(chances::EVEN);
    let level = care.level.or_else(|| film.battle.system().levels().last().copied()).unwrap_or(BotKind::Sensible);
    let mut decisions = Vec::new();
    for side in Side::BOTH {
        let mut own: Vec<&Stretch> = stretches.iter().filter(|stretch| stretch.side == side && stretch.free).collect();
        own.sort_by_key(|stretch| Reverse(at(stretch.after).abs_diff(at(stretch.before))));
        own.truncate(CLOSER);
        let both = own.iter().flat_map(|stretch| [stretch.before, stretch.after]);
        let games: Vec<&Arc<dyn Referee>> = both.filter_map(|place| places.get(place)).map(|(_, game)| game).collect();
        let looks = outlooks(film, &games, care.lucks, OTHER_LUCK, reins, &mut done)?;
        let mut marked: Vec<(&Stretch, Marked)> = Vec::new();
        for (stretch, look) in own.into_iter().zip(looks.chunks(2)) {
            let &[before, after] = look else { continue };
            let chances = [before, after].map(|first| chances::of(side, first));
            let entries = (stretch.from, stretch.to);
            marked.push((stretch, Marked { side, entries, chances, did: stretch.did.clone(), instead: None }));
        }
        marked.retain(|(_, one)| one.change().abs() >= LEAST);
        marked.sort_by_key(|(_, one)| (Reverse(one.change().abs()), one.entries));
        marked.truncate(MARKED);
        for (stretch, mut one) in marked {
            let asked = instead(film, steps, stretch, level, reins);
            if reins.stop.is_given() {
                return None;
            }
            if let Some((mut instead, game)) = asked {
                let after = places.get(stretch.after).map(|(_, game)| game.hash());
                let looks = outlooks(film, &[&game], care.lucks, OTHER_LUCK, reins, &mut done)?;
                instead.same = after == Some(game.hash());
                instead.chances = looks.first().map_or(chances::EVEN, |&first| chances::of(side, first));
                one.instead = Some(instead);
            }
            decisions.push(one);
        }
    }
    decisions.sort_by_key(|marked| marked.entries);
    let mut swings = swings;
    swings.sort_by_key(|swing| Reverse(at(swing.after).abs_diff(at(swing.before))));
    swings.truncate(ROLLS);
    let both = swings.iter().flat_map(|swing| [swing.before, swing.after]);
    let games: Vec<&Arc<dyn Referee>> = both.filter_map(|place| places.get(place)).map(|(_, game)| game).collect();
    let looks = outlooks(film, &games, care.lucks, OTHER_LUCK, reins, &mut done)?;
    let mut rolls: Vec<LuckyRoll> = Vec::new();
    for (swing, look) in swings.into_iter().zip(looks.chunks(2)) {
        let &[before, after] = look else { continue };
        if before.abs_diff(after) >= LEAST_LUCK {
            rolls.push(LuckyRoll { entries: (swing.from, swing.to), chances: [before, after], told: swing.told });
        }
    }
    rolls.sort_by_key(|roll| roll.entries);
    progress(of, of);
    Some(Review { chances: along(steps, &places_seen(&places, &curve)), decisions, rolls, level })
}

/// The chances by steps; of two at the same step the later counts.
fn places_seen<G>(places: &[(u32, G)], curve: &[u16]) -> Vec<(u32, u16)> {
    let mut all: Vec<(u32, u16)> = Vec::with_capacity(places.len());
    for (&(seq, _), &chances) in places.iter().zip(curve) {
        all.retain(|&(known, _)| known < seq);
        all.push((seq, chances));
    }
    all
}

/// The same to the end: a side that resigned has lost.
fn along(steps: &[ReplayStep], seen: &[(u32, u16)]) -> Vec<(u32, u16)> {
    let mut all = seen.to_vec();
    for step in steps.iter().filter(|step| matches!(step.deed, Entered::Concedes)) {
        all.retain(|&(known, _)| known < step.seq);
        all.push((step.seq, chances::decided(Some(step.author.other()))));
    }
    all
}

/// A bot's choice in place of this decision, by what its side knew then, and the position that follows.
fn instead(
    film: &Film,
    steps: &[ReplayStep],
    stretch: &Stretch,
    level: BotKind,
    reins: &Reins,
) -> Option<(Instead, Arc<dyn Referee>)> {
    let game = film.game_at(steps, stretch.from.checked_sub(1)?)?;
    let (side, phase, seed) = (stretch.side, stretch.phase, u64::from(stretch.from));
    let turned = Turned { side, phase, openings: film.openings(), level, reins, seed };
    let Otherwise { does, why, game } = film.battle.system().otherwise(&*game, &turned)?;
    let does = told(film.battle.names(), &does);
    Some((Instead { does, same: false, chances: chances::EVEN, why }, game))
}
