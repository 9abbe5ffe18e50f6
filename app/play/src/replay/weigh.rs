//! How a review is made: every position between two decisions is played on a little, with the same dice for all, and a bot is
//! asked about the decisions after which the chances were most different.

use super::frames::Film;
use super::review::{Care, Instead, MARKED, Marked, Review};
use super::step::{Act, Deed, Step};
use crate::ask::{Names, ready_by_chance};
use crate::bot::{Kind, Playout, Reins, Stop, chances, play_out};
use crate::chance::Chance;
use crate::happening::{self, Happening, Stress};
use crate::system::{Rules, System};
use crate::systems::{self, Errand};
use engine::contract::{Game as _, Pending, Side};
use std::cmp::Reverse;

/// How often the turn passes until it is looked how things stand: after the enemy's answer.
const PASSES: u32 = 2;
/// Each position is played on so often at most, however short the match was.
const MOST_LUCKS: usize = 12;
/// Decisions of each side that are looked at more closely.
const CLOSER: usize = 8;
/// The closer look sees other dice than the first.
const OTHER_LUCK: u64 = 1 << 32;
/// A smaller change of the chances is not worth a mark, in thousandths.
const LEAST: i32 = 10;
/// A decision has fewer commands than this.
const MOST_COMMANDS: usize = 400;
/// Between two tellings of how far it is.
const IN_ONE_GO: usize = 64;

/// What a side said in a phase between two rolls, with the places of the positions before it and after it.
struct Stretch {
    side: Side,
    phase: u32,
    from: u32,
    to: u32,
    before: usize,
    after: usize,
    did: Vec<String>,
}

/// A match cut into decisions, with the positions between them.
struct Cut<S: Rules> {
    stretches: Vec<Stretch>,
    /// Positions, each with the last step before it.
    places: Vec<(u32, S::Game)>,
    /// The last of them is the position the match stands at.
    stands: bool,
    open: Option<(Stretch, S::Game)>,
}

impl<S: System> Cut<S> {
    fn of(film: &Film, steps: &[Step]) -> Cut<S> {
        let mut cut = Cut { stretches: Vec::new(), places: Vec::new(), stands: false, open: None };
        film.walk(steps, &mut |step, before, after| {
            let (Some(before), Some(after)) = (before.of::<S::Game>(), after.of::<S::Game>()) else { return };
            match &step.act {
                Act::Command(side, _) if step.undone_by.is_none() => cut.command(film, step, *side, before, after),
                Act::Nothing => {}
                Act::Command(..) | Act::Rolled(_) | Act::Change(_) | Act::Jump => {
                    cut.close(film);
                    cut.stands = false;
                }
            }
        });
        cut.close(film);
        cut
    }

    fn command(&mut self, film: &Film, step: &Step, side: Side, before: &S::Game, after: &S::Game) {
        let phase = before.phase().count;
        if !self.open.as_ref().is_some_and(|(open, _)| open.side == side && open.phase == phase) {
            self.close(film);
            if !self.stands {
                self.places.push((step.seq.saturating_sub(1), known::<S>(film, before.thinking())));
            }
            let at = self.places.len().saturating_sub(1);
            let (from, to) = (step.seq, step.seq);
            let stretch = Stretch { side, phase, from, to, before: at, after: at, did: Vec::new() };
            self.open = Some((stretch, after.thinking()));
        }
        if let Some((open, last)) = &mut self.open {
            open.to = step.seq;
            open.did.extend(told(film.battle.names(), &step.events));
            *last = after.thinking();
        }
        self.stands = false;
    }

    /// The decision that is open is over.
    fn close(&mut self, film: &Film) {
        let Some((mut stretch, game)) = self.open.take() else { return };
        stretch.after = self.places.len();
        self.places.push((stretch.to, known::<S>(film, game)));
        self.stretches.push(stretch);
        self.stands = true;
    }
}

/// A position with all that was ever opened in it.
fn known<S: System>(film: &Film, mut game: S::Game) -> S::Game {
    for (_, opening) in film.openings() {
        // What was sealed only later fits no seal yet.
        let _ = game.learn(opening);
    }
    game
}

/// What happened, in sentences; phases and what is only told where everything is are left out.
fn told(names: &Names, events: &[Happening]) -> Vec<String> {
    let worth = |event: &&Happening| event.kind != happening::Kind::Phase && event.stress != Stress::Silent;
    events.iter().filter(worth).map(|event| event.text.plain(names)).collect()
}

/// The first side's chances once a position was played on, in a thousand.
fn outlook<S: System>(game: &S::Game, luck: u64, stop: &Stop) -> i64 {
    let mut imagined = game.thinking();
    let (mut first, mut second) = (S::bot(Kind::Sensible), S::bot(Kind::Sensible));
    let how = Playout { passes: PASSES, turn: 0, luck };
    play_out::<S>(&mut imagined, &mut [&mut *first, &mut *second], how, stop);
    i64::from(S::winning(&imagined))
}

/// The mean of the outlooks of each position over so many kinds of luck.
fn outlooks<S: System>(
    games: &[&S::Game],
    lucks: usize,
    seed: u64,
    reins: &Reins,
    done: &mut dyn FnMut(usize),
) -> Option<Vec<u16>> {
    let mut all = Vec::with_capacity(games.len());
    for some in games.chunks((IN_ONE_GO / lucks.max(1)).max(1)) {
        let plays = reins.work_out(some.len() * lucks, |play| {
            let game = some.get(play / lucks.max(1));
            game.map_or(0, |game| outlook::<S>(game, seed + (play % lucks.max(1)) as u64, &reins.stop))
        })?;
        let mean = |plays: &[i64]| plays.iter().sum::<i64>() / i64::try_from(plays.len().max(1)).unwrap_or(1);
        all.extend(plays.chunks(lucks.max(1)).map(|plays| u16::try_from(mean(plays)).unwrap_or(chances::EVEN)));
        done(plays.len());
    }
    Some(all)
}

/// Reviews a match; nothing if it was told to stop.
pub(super) fn review(
    film: &Film,
    steps: &[Step],
    care: Care,
    reins: &Reins,
    progress: &mut dyn FnMut(usize, usize),
) -> Option<Review> {
    systems::errand_in(film.battle.system(), Reviewing { film, steps, care, reins, progress })
}

struct Reviewing<'a> {
    film: &'a Film,
    steps: &'a [Step],
    care: Care,
    reins: &'a Reins,
    progress: &'a mut dyn FnMut(usize, usize),
}

impl Errand for Reviewing<'_> {
    type Done = Option<Review>;

    fn run<S: System>(self) -> Self::Done {
        reviewed::<S>(self.film, self.steps, self.care, self.reins, self.progress)
    }
}

/// Reviews a match; nothing if it was told to stop. How many plays of how many were imagined is told on the way.
fn reviewed<S: System>(
    film: &Film,
    steps: &[Step],
    care: Care,
    reins: &Reins,
    progress: &mut dyn FnMut(usize, usize),
) -> Option<Review> {
    let Cut { stretches, places, .. } = Cut::<S>::of(film, steps);
    let lucks = (care.plays / places.len().max(1)).clamp(1, MOST_LUCKS);
    let closer = stretches.len().min(CLOSER * Side::BOTH.len()) * 2;
    let of = places.len() * lucks + (closer + MARKED * Side::BOTH.len()) * care.lucks;
    let mut plays = 0;
    let mut done = |many| {
        plays += many;
        progress(plays.min(of), of);
    };
    let games: Vec<&S::Game> = places.iter().map(|(_, game)| game).collect();
    let curve = outlooks::<S>(&games, lucks, 1, reins, &mut done)?;
    let at = |place: usize| curve.get(place).copied().unwrap_or(chances::EVEN);
    let level = care.level.or_else(|| S::levels().last().copied()).unwrap_or(Kind::Sensible);
    let mut decisions = Vec::new();
    for side in Side::BOTH {
        let mut own: Vec<&Stretch> = stretches.iter().filter(|stretch| stretch.side == side).collect();
        own.sort_by_key(|stretch| Reverse(at(stretch.after).abs_diff(at(stretch.before))));
        own.truncate(CLOSER);
        let both = own.iter().flat_map(|stretch| [stretch.before, stretch.after]);
        let games: Vec<&S::Game> = both.filter_map(|place| places.get(place)).map(|(_, game)| game).collect();
        let looks = outlooks::<S>(&games, care.lucks, OTHER_LUCK, reins, &mut done)?;
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
            let asked = instead::<S>(film, steps, stretch, level, reins);
            if reins.stop.is_given() {
                return None;
            }
            if let Some((mut instead, game)) = asked {
                let after = places.get(stretch.after).map(|(_, game)| game.hash());
                let looks = outlooks::<S>(&[&game], care.lucks, OTHER_LUCK, reins, &mut done)?;
                instead.same = after == Some(game.hash());
                instead.chances = looks.first().map_or(chances::EVEN, |&first| chances::of(side, first));
                one.instead = Some(instead);
            }
            decisions.push(one);
        }
    }
    decisions.sort_by_key(|marked| marked.entries);
    progress(of, of);
    Some(Review { chances: along(steps, &places_seen(&places, &curve)), decisions, level })
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

/// The same to the end: whoever gave up has lost.
fn along(steps: &[Step], seen: &[(u32, u16)]) -> Vec<(u32, u16)> {
    let mut all = seen.to_vec();
    for step in steps.iter().filter(|step| matches!(step.deed, Deed::Concedes)) {
        all.retain(|&(known, _)| known < step.seq);
        all.push((step.seq, chances::decided(Some(step.author.other()))));
    }
    all
}

/// What a bot would have said where this was said, by what its side knew then; and the position it comes to, as it was.
fn instead<S: System>(
    film: &Film,
    steps: &[Step],
    stretch: &Stretch,
    level: Kind,
    reins: &Reins,
) -> Option<(Instead, S::Game)> {
    let side = stretch.side;
    let mut own = film.game_at(steps, stretch.from.checked_sub(1)?)?.of::<S::Game>()?.clone();
    let mut whole = known::<S>(film, own.thinking());
    for (_, opening) in film.openings().iter().filter(|(of, _)| *of == side) {
        let _ = own.learn(opening);
    }
    let mut bot = level.new_bot::<S>();
    bot.heed(reins);
    let mut chance = Chance::new(u64::from(stretch.from));
    let mut does = Vec::new();
    let mut why = None;
    for _ in 0..MOST_COMMANDS {
        let asked = matches!(own.pending(), Pending::Decision { side: asked, .. } if asked == side);
        if !asked || own.phase().count != stretch.phase || own.owed().is_some() {
            break;
        }
        let said = bot.say(&own, &mut chance)?;
        why = bot.why().or(why);
        let (command, openings) = ready_by_chance::<S>(side, said, &mut chance);
        let events = own.apply(side, &command).ok()?;
        if command == S::Game::undo() {
            return None;
        }
        whole.attempt(side, &command).ok()?;
        for opening in &openings {
            own.learn(opening).ok()?;
            whole.learn(opening).ok()?;
        }
        does.extend(told(film.battle.names(), &S::happenings(S::board_of(&own), &events)));
    }
    Some((Instead { does, same: false, chances: chances::EVEN, why }, whole))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::replay::Reel;
    use crate::{library, soak};

    fn reel(battle: &str) -> Reel {
        let battle = library::open(battle, None).expect("a battle of ours");
        let ended = soak::plain(&battle, 1, Kind::Sensible).unwrap_or_else(|broken| panic!("{broken}"));
        Reel::read(&ended.record, None).expect("a record")
    }

    fn on(threads: usize) -> Reins {
        Reins { threads, ..Reins::default() }
    }

    /// Reviews a match of that battle, and holds what is found to what is promised of it.
    fn reviewed(id: &str) -> (Reel, Review) {
        let reel = reel(id);
        let mut told = Vec::new();
        let review = reel.review(Care::LITTLE, &on(1), &mut |done, of| told.push((done, of))).expect("a review");
        assert!(told.is_sorted() && told.last().is_some_and(|(done, of)| done == of), "{id}: {told:?}");
        assert!(review.chances.is_sorted_by(|one, next| one.0 < next.0), "{id}");
        assert!(review.chances.iter().all(|&(_, first)| first <= chances::CERTAIN), "{id}");
        for side in Side::BOTH {
            let own = review.decisions.iter().filter(|marked| marked.side == side);
            assert!(own.count() <= MARKED, "{id}");
        }
        for marked in &review.decisions {
            assert!(marked.change().abs() >= LEAST && marked.entries.0 <= marked.entries.1, "{id}: {marked:?}");
            let step = reel.step(marked.entries.0).expect("a step");
            assert!(matches!(&step.act, Act::Command(side, _) if *side == marked.side), "{id}: {marked:?}");
        }
        let json = review.json(&reel);
        assert_eq!(json.get("chances").and_then(|all| all.as_array()).map(Vec::len), Some(review.chances.len()));
        let mut text = Vec::new();
        review.tell(&reel, &mut text).expect("a text");
        assert!(!text.is_empty());
        (reel, review)
    }

    #[test]
    fn a_review_marks_decisions_and_depends_on_the_record_alone() {
        let (reel, review) = reviewed("skirmish");
        assert!(!review.decisions.is_empty());
        assert_eq!(reel.review(Care::LITTLE, &on(3), &mut |_, _| {}), Some(review));
    }

    #[test]
    fn a_match_of_a_system_without_chances_of_its_own_can_be_reviewed() {
        reviewed("winter-training");
    }

    /// Who played it asks what he would have done, and hears that he would do it again.
    #[test]
    fn a_bot_that_does_not_look_ahead_would_have_done_what_it_did() {
        let review = reel("skirmish").review(Care::LITTLE, &on(1), &mut |_, _| {}).expect("a review");
        let asked: Vec<&Instead> = review.decisions.iter().filter_map(|marked| marked.instead.as_ref()).collect();
        assert!(!asked.is_empty());
        for (marked, instead) in review.decisions.iter().filter_map(|one| Some((one, one.instead.as_ref()?))) {
            assert!(instead.same, "{marked:?}");
            let [_, after] = marked.chances;
            assert_eq!(instead.chances, after, "the same position has the same chances");
        }
    }

    #[test]
    fn a_review_stops_when_it_is_told_to() {
        let reins = Reins { stop: Stop::after(100), threads: 1 };
        assert_eq!(reel("skirmish").review(Care::LITTLE, &reins, &mut |_, _| {}), None);
        assert!(reins.stop.looks() < 110, "{}", reins.stop.looks());
    }
}
