//! A match at a glance, for an onlooker that hears from one of its two programs: only public facts.

use super::clocks::Clocks;
use super::seat;
use engine::contract::Side;
use language::ask::PieceId;
use language::battle::Battle;
use language::board::sketch::SketchedPiece;
use language::system::{Eye, Systems};
use net::driver::{MatchView, News};
use record::course::Due;
use replay::library;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// Shortest time between two glances of an onlooker: bots play hundreds of moves in that time.
const SOONEST: Duration = Duration::from_secs(1);

/// A match at a glance.
#[derive(Clone, Debug)]
pub struct BoardGlance {
    /// Number of entries of its record.
    pub entries: u32,
    /// The side that must answer; `None` while dice are rolled and when the match is over.
    pub asked: Option<Side>,
    /// Whether its clocks are stopped.
    pub paused: bool,
    /// Whether it has ended; the players may still have to confirm that.
    pub ended: bool,
    /// The clocks, where there are any.
    pub clocks: Option<Clocks>,
    /// The pieces on the map, in the public view.
    pub stands: Vec<SketchedPiece>,
}

/// The channel that takes the glances of an onlooker; only the newest counts.
pub type Onlooker = watch::Sender<Option<BoardGlance>>;

/// Tells it, but not every moment.
pub(super) struct Onlooking {
    systems: Systems,
    onlooker: Onlooker,
    /// Whether there is a clock.
    is_timed: bool,
    battle: Option<Battle>,
    news: Option<Arc<MatchView>>,
    told: Option<Instant>,
}

impl Onlooking {
    pub(super) const fn new(systems: Systems, onlooker: Onlooker) -> Onlooking {
        Onlooking { systems, onlooker, is_timed: false, battle: None, news: None, told: None }
    }

    /// Something is new.
    pub(super) fn hear(&mut self, news: &News) {
        match news {
            News::Begun { header, .. } => {
                self.is_timed = header.terms.time.is_timed();
                self.battle = library::plain(self.systems, &header.terms, &header.scenario).ok();
            }
            News::Now(view) => self.news = Some(Arc::clone(view)),
            _ => {}
        }
    }

    /// Waits until there is news, and sends it.
    pub(super) async fn due(&mut self) {
        let Some(view) = &self.news else { return std::future::pending().await };
        if let Some(told) = self.told {
            tokio::time::sleep_until((told + SOONEST).into()).await;
        }
        let seen = seen(view, self.battle.as_ref(), self.is_timed);
        self.onlooker.send_replace(Some(seen));
        (self.news, self.told) = (None, Some(Instant::now()));
    }
}

fn seen(view: &MatchView, battle: Option<&Battle>, is_timed: bool) -> BoardGlance {
    let asked = seat::asked(&*view.game);
    let clocks = is_timed.then(|| Clocks {
        used: view.clocks.map(Duration::from_millis),
        allowed: view.allowed.map(Duration::from_millis),
        running: asked.filter(|_| !view.paused && view.met),
        grace: Duration::ZERO,
        differ: false,
        at: Instant::now(),
    });
    let position = battle.and_then(|battle| battle.position(&view.game, Eye::Public));
    let stands = position.map_or_else(Vec::new, |position| {
        let owner = |counter: &scene::Counter| Some((counter.hex, position.names().owner(piece_of(counter.id)?)?));
        position.pieces(Eye::Public).iter().filter_map(owner).collect()
    });
    let ended = matches!(view.due, Due::Openings(_) | Due::End(_) | Due::Nothing);
    BoardGlance { entries: view.length, asked, paused: view.paused, ended, clocks, stands }
}

fn piece_of(counter: scene::CounterId) -> Option<PieceId> {
    u16::try_from(counter.0).ok().map(PieceId)
}
