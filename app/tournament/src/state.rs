//! The current state of a tournament: what follows from its events, one after the other.
//!
//! [`Tournament::apply`] is the only gate: it refuses an event with a reason, and changes nothing then. A program that
//! reads a book again, on this computer or another, uses the same gate, and refuses a pairing that does not follow.

use crate::evening_event::{At, BookRow, EveningEvent, SignedEntry};
use crate::outcome::{EndReason, GameOutcome};
use crate::pairing::{Candidate, Float, MOST_PLAYERS, NoPairing, Pairing, PlayerNumber, RoundPairings, robin, swiss};
use crate::plan::{Form, GamePlace, TableToken, TournamentPlan};
use crate::refusal::BookRefusal;
use engine::contract::Side;
use engine::digest::Hash;
use language::battle::Battle;
use language::system::Systems;
use record::header::is_name;
use record::identity::PlayerKey;

/// The longest reason of an adjudication, in characters.
const LONGEST_REASON: usize = 400;
/// The most entries of one tournament, with players that withdrew: numbers are not given twice.
const MOST_ENTRIES: usize = 1024;
/// Time the other player has to send a record before one record counts alone, in seconds.
pub const CONFIRMING: u64 = 180;

/// A player of the tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The player's number, from 1, in the order of entries.
    pub number: PlayerNumber,
    /// The player's name.
    pub name: String,
    /// The player's key.
    pub key: PlayerKey,
    /// Whether the player is paired.
    pub here: bool,
    /// The number of rounds that were over or under way when the player entered.
    pub missed: usize,
}

/// The state of one table: its records, and the result.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableState {
    /// The hashes of the accepted records, by side.
    pub records: [Option<Hash>; 2],
    /// The times at which the records came, in seconds since 1970.
    pub received: [Option<u64>; 2],
    /// The refused records: the side that sent each, its hash, and the reason. Each is named once.
    pub refused: Vec<(Side, Hash, String)>,
    /// The side that did not send a record in time, where the other record counts alone.
    pub unconfirmed: Option<Side>,
    /// The difference between two records, until the game is decided.
    pub dispute: Option<String>,
    /// The result of the game.
    pub outcome: Option<GameOutcome>,
}

/// A round that was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The pairings of the round.
    pub round: RoundPairings,
    /// The time at which it was opened, in seconds since 1970.
    pub opened: u64,
    /// The random bytes of the round; rounds that older programs opened have none.
    pub nonce: Option<[u8; 32]>,
    /// The games, in the order of the pairs.
    pub tables: Vec<TableState>,
    /// Whether the round is over.
    pub closed: bool,
}

/// The current state of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// The systems that this program can play.
    pub systems: Systems,
    /// The hash of its first row.
    pub id: Hash,
    /// The plan of the tournament.
    pub plan: TournamentPlan,
    /// The key of the director.
    pub director: PlayerKey,
    /// The players that entered.
    pub entrants: Vec<Entrant>,
    /// The players of a round robin, fixed when its first round is opened. Tournaments of older programs have none: all
    /// players that entered are in it.
    pub field: Option<Vec<PlayerNumber>>,
    /// The rounds so far.
    pub rounds: Vec<Played>,
    /// Whether the tournament is paused.
    pub paused: bool,
    /// Whether the tournament is over.
    pub closed: bool,
    /// The hash of the last row.
    pub head: Hash,
}

impl Tournament {
    /// The tournament that this row creates.
    pub fn created(systems: Systems, row: &BookRow) -> Result<Tournament, BookRefusal> {
        let EveningEvent::Created { plan, director, nonce } = &row.deed else {
            return Err(BookRefusal::NotTheBeginning);
        };
        plan.check(systems).map_err(|error| BookRefusal::BadPlan(error.to_string()))?;
        Ok(Tournament {
            systems,
            id: Hash::of("estafette tournament", &(plan, director, nonce)),
            plan: plan.clone(),
            director: *director,
            entrants: Vec::new(),
            field: None,
            rounds: Vec::new(),
            paused: false,
            closed: false,
            head: row.hash(),
        })
    }

    /// Applies one more row; on a refusal nothing has changed.
    pub fn apply(&mut self, row: &BookRow) -> Result<(), BookRefusal> {
        if row.before != self.head {
            return Err(BookRefusal::NotTheNextRow);
        }
        if self.closed {
            return Err(BookRefusal::Over);
        }
        self.carry_out(&row.deed, row.at)?;
        self.head = row.hash();
        Ok(())
    }

    fn carry_out(&mut self, deed: &EveningEvent, at: u64) -> Result<(), BookRefusal> {
        match deed {
            EveningEvent::Created { .. } => return Err(BookRefusal::NotTheBeginning),
            EveningEvent::Entered(entry) => self.enter(entry)?,
            EveningEvent::Withdrew(number) => self.entrant_mut(*number)?.here = false,
            EveningEvent::Returned(number) => {
                let returns = !self.entrant_mut(*number)?.here;
                if returns && self.is_full() {
                    return Err(BookRefusal::Full);
                }
                self.entrant_mut(*number)?.here = true;
            }
            EveningEvent::Opened(round) => {
                // In a tournament of an older program all players that entered are in a round robin, even those that
                // withdrew.
                let everybody = || self.entrants.iter().map(|entrant| entrant.number).collect();
                let field = self.field.clone().unwrap_or_else(everybody);
                self.open(round, None, &field, at)?;
            }
            EveningEvent::OpenedAfresh { round, nonce } => {
                let field = self.field_now();
                self.open(round, Some(*nonce), &field, at)?;
                let is_robin = matches!(self.plan.form, Form::RoundRobin { .. });
                self.field = (is_robin && self.rounds.len() == 1).then_some(field).or(self.field.take());
            }
            EveningEvent::Received { at: place, side, record, fault } => {
                self.receive(*place, *side, *record, fault.as_ref(), at)?;
            }
            EveningEvent::Accepted { at, outcome } => {
                let table = self.unconfirmed_table(*at)?;
                if table.records.iter().any(Option::is_none) || !outcome.was_played() {
                    return Err(BookRefusal::NoRecords);
                }
                table.outcome = Some(outcome.clone());
                table.dispute = None;
                table.unconfirmed = None;
            }
            EveningEvent::AcceptedAlone { at: place, side, outcome } => {
                self.accept_alone(*place, *side, outcome, at)?;
            }
            EveningEvent::Disputed { at, why } => {
                let table = self.unconfirmed_table(*at)?;
                table.dispute = Some(why.clone());
                // A late record shows another game: the result that counted alone counts no more.
                if table.unconfirmed.take().is_some() {
                    table.outcome = None;
                }
            }
            EveningEvent::Adjudicated { at, winner, reason } => self.adjudicate(*at, *winner, reason)?,
            EveningEvent::Absent { at, absent } => {
                if *absent == [false, false] {
                    return Err(BookRefusal::NobodyAbsent);
                }
                self.absent(*at, *absent)?;
            }
            EveningEvent::Paused | EveningEvent::Resumed => {
                let pause = *deed == EveningEvent::Paused;
                if self.paused == pause {
                    return Err(BookRefusal::NothingChanges);
                }
                self.paused = pause;
            }
            EveningEvent::RoundClosed => {
                let round = self.rounds.last_mut().filter(|round| !round.closed).ok_or(BookRefusal::NoRound)?;
                if round.tables.iter().any(|table| table.outcome.is_none()) {
                    return Err(BookRefusal::GamesOpen);
                }
                round.closed = true;
            }
            EveningEvent::Closed => {
                if self.rounds.last().is_some_and(|round| !round.closed) {
                    return Err(BookRefusal::GamesOpen);
                }
                self.closed = true;
            }
        }
        Ok(())
    }

    /// A player enters, if there is room and it is not too late.
    fn enter(&mut self, entry: &SignedEntry) -> Result<(), BookRefusal> {
        let (key, name) = (entry.entry.key, &entry.entry.name);
        if entry.entry.event != self.id || entry.verify().is_err() || !is_name(name) {
            return Err(BookRefusal::BadEntry);
        }
        if self.by_key(&key).is_some() {
            return Err(BookRefusal::EnteredAlready);
        }
        if self.is_full() || self.entrants.len() >= MOST_ENTRIES {
            return Err(BookRefusal::Full);
        }
        let late = matches!(self.plan.form, Form::RoundRobin { .. }) && !self.rounds.is_empty();
        if late || self.is_last_round() {
            return Err(BookRefusal::TooLate);
        }
        let number = PlayerNumber::try_from(self.entrants.len() + 1).map_err(|_| BookRefusal::Full)?;
        let missed = self.rounds.len();
        self.entrants.push(Entrant { number, name: name.clone(), key, here: true, missed });
        Ok(())
    }

    /// A side's record of its game came in, sound or with a fault.
    fn receive(
        &mut self,
        place: At,
        side: Side,
        record: Hash,
        fault: Option<&String>,
        at: u64,
    ) -> Result<(), BookRefusal> {
        let table = self.unconfirmed_table(place)?;
        match fault {
            None => {
                *of_side(&mut table.records, side) = Some(record);
                *of_side(&mut table.received, side) = Some(at);
            }
            // A refused record is kept beside the book, and changes nothing.
            Some(_) if table.has_refused(side, &record) => {}
            Some(why) => table.refused.push((side, record, why.clone())),
        }
        Ok(())
    }

    /// The result of one record counts after a while in which the other side has sent none.
    fn accept_alone(&mut self, place: At, side: Side, outcome: &GameOutcome, at: u64) -> Result<(), BookRefusal> {
        let table = self.open_table(place)?;
        let since = of_side(&mut table.received, side).ok_or(BookRefusal::NoRecords)?;
        if of_side(&mut table.records, side.other()).is_some() || !outcome.was_played() {
            return Err(BookRefusal::NoRecords);
        }
        if at < since.saturating_add(CONFIRMING) {
            return Err(BookRefusal::TooSoon);
        }
        table.outcome = Some(outcome.clone());
        table.unconfirmed = Some(side.other());
        Ok(())
    }

    /// The director decides a game, with a reason.
    fn adjudicate(&mut self, place: At, winner: Option<Side>, reason: &str) -> Result<(), BookRefusal> {
        if reason.trim().is_empty() || reason.chars().count() > LONGEST_REASON {
            return Err(BookRefusal::NoReason);
        }
        let how = EndReason::Adjudicated { reason: reason.to_owned() };
        let text = format!("decided by the director: {reason}");
        let table = self.any_table(place)?;
        table.unconfirmed = None;
        table.outcome = Some(GameOutcome { winner, how, rank: 0, margin: 0, text, luck: None });
        Ok(())
    }

    /// Opens a round, if it is the one that follows.
    fn open(
        &mut self,
        round: &RoundPairings,
        nonce: Option<[u8; 32]>,
        field: &[PlayerNumber],
        at: u64,
    ) -> Result<(), BookRefusal> {
        if self.next_round_of(field)? != *round {
            return Err(BookRefusal::OtherPairing);
        }
        let tables = vec![TableState::default(); round.pairs.len()];
        self.rounds.push(Played { round: round.clone(), opened: at, nonce, tables, closed: false });
        self.score_those_who_left()
    }

    /// Whether the tournament is full. Players that have withdrawn take no place.
    fn is_full(&self) -> bool {
        self.entrants.iter().filter(|entrant| entrant.here).count() >= MOST_PLAYERS
    }

    /// The players of a round robin: fixed when its first round opens, and until then the players that are present.
    fn field_now(&self) -> Vec<PlayerNumber> {
        let begun = !self.rounds.is_empty();
        let of = |entrant: &Entrant| (entrant.here || begun).then_some(entrant.number);
        self.field.clone().unwrap_or_else(|| self.entrants.iter().filter_map(of).collect())
    }

    /// The number of rounds.
    pub fn planned_rounds(&self) -> usize {
        self.plan.rounds(self.field_now().len())
    }

    /// The pairing of the next round, as it follows from what has been played.
    pub fn next_round(&self) -> Result<RoundPairings, BookRefusal> {
        self.next_round_of(&self.field_now())
    }

    fn next_round_of(&self, field: &[PlayerNumber]) -> Result<RoundPairings, BookRefusal> {
        if self.rounds.last().is_some_and(|round| !round.closed) {
            return Err(BookRefusal::RoundOpen);
        }
        if self.rounds.len() >= self.plan.rounds(field.len()) {
            return Err(BookRefusal::AllPlayed);
        }
        if self.paused {
            return Err(BookRefusal::Paused);
        }
        let no = |error: NoPairing| BookRefusal::Pairing(error);
        match self.plan.form {
            Form::Swiss { rounds } => {
                let last = self.rounds.len() + 1 == usize::from(rounds);
                let half = self.plan.most().saturating_mul(u32::try_from(self.rounds.len()).unwrap_or(u32::MAX)) / 2;
                let stakes = swiss::Stakes { a_win: self.plan.most(), leader_above: last.then_some(half) };
                swiss::pair(&self.candidates(), stakes).map_err(no)
            }
            Form::RoundRobin { double } => {
                let all = robin::all(field, double).map_err(no)?;
                all.into_iter().nth(self.rounds.len()).ok_or(BookRefusal::AllPlayed)
            }
        }
    }

    /// In a round robin the pairs are fixed: a player that has left is absent at their tables.
    fn score_those_who_left(&mut self) -> Result<(), BookRefusal> {
        if matches!(self.plan.form, Form::Swiss { .. }) {
            return Ok(());
        }
        let round = u16::try_from(self.rounds.len()).map_err(|_| BookRefusal::NoRound)?;
        let pairs = self.rounds.last().map(|played| played.round.pairs.clone()).unwrap_or_default();
        for (table, pair) in (1..).zip(pairs) {
            let gone = [pair.first, pair.second].map(|number| self.entrant(number).is_none_or(|one| !one.here));
            if gone != [false, false] {
                self.absent(At { round, table }, gone)?;
            }
        }
        Ok(())
    }

    fn absent(&mut self, at: At, absent: [bool; 2]) -> Result<(), BookRefusal> {
        let pair = self.pair(at).ok_or(BookRefusal::NoTable)?;
        let names = [pair.first, pair.second].map(|number| self.name(number).to_owned());
        let gone: Vec<&str> =
            names.iter().zip(absent).filter(|(_, gone)| *gone).map(|(name, _)| name.as_str()).collect();
        let text = format!("not played: {} was not there", gone.join(" and "));
        let winner = match absent {
            [false, true] => Some(Side::First),
            [true, false] => Some(Side::Second),
            _ => None,
        };
        let outcome = GameOutcome { winner, how: EndReason::Absent { absent }, rank: 0, margin: 0, text, luck: None };
        self.open_table(at)?.outcome = Some(outcome);
        for (number, gone) in [pair.first, pair.second].into_iter().zip(absent) {
            if gone {
                self.entrant_mut(number)?.here = false;
            }
        }
        Ok(())
    }

    /// All players to be paired, with their games so far.
    pub fn candidates(&self) -> Vec<Candidate> {
        self.entrants.iter().filter(|entrant| entrant.here).map(|entrant| self.candidate(entrant.number)).collect()
    }

    /// A player's points, sides and opponents so far.
    pub fn candidate(&self, number: PlayerNumber) -> Candidate {
        let mut player = Candidate { number, ..Candidate::default() };
        let points_before = |at: usize, who: PlayerNumber| self.points_after(who, at);
        for (at, played) in self.rounds.iter().enumerate() {
            let mut float = Float::Level;
            if played.round.byes.contains(&number) {
                player.had_bye = true;
                float = Float::Down;
            }
            let game = played.round.pairs.iter().zip(&played.tables).find(|(pair, _)| pair.side_of(number).is_some());
            if let Some((pair, table)) = game
                && let (Some(side), Some(other)) = (pair.side_of(number), pair.other(number))
                && let Some(outcome) = &table.outcome
            {
                if outcome.was_played() {
                    player.met.push(other);
                    player.sides.push(side);
                    float = match points_before(at, number).cmp(&points_before(at, other)) {
                        std::cmp::Ordering::Greater => Float::Down,
                        std::cmp::Ordering::Less => Float::Up,
                        std::cmp::Ordering::Equal => Float::Level,
                    };
                } else if outcome.winner == Some(side) {
                    // Points without a game count as those of a bye.
                    player.had_bye = true;
                    float = Float::Down;
                }
            }
            player.floats.push(float);
        }
        player.points = self.points_after(number, self.rounds.len());
        player
    }

    /// A player's points after this number of rounds.
    pub fn points_after(&self, number: PlayerNumber, rounds: usize) -> u32 {
        self.rounds.iter().take(rounds).map(|played| self.points_in(played, number)).sum()
    }

    /// A player's points in a round.
    pub fn points_in(&self, played: &Played, number: PlayerNumber) -> u32 {
        if played.round.byes.contains(&number) {
            // In a round robin all players have equally many byes.
            return if matches!(self.plan.form, Form::Swiss { .. }) { self.plan.bye() } else { 0 };
        }
        let game = played.round.pairs.iter().zip(&played.tables).find_map(|(pair, table)| {
            let side = pair.side_of(number)?;
            let [first, second] = self.plan.points(table.outcome.as_ref()?);
            Some(if side == Side::First { first } else { second })
        });
        game.unwrap_or(0)
    }

    /// The player of this number.
    pub fn entrant(&self, number: PlayerNumber) -> Option<&Entrant> {
        self.entrants.get(usize::from(number).checked_sub(1)?)
    }

    /// The player of this key.
    pub fn by_key(&self, key: &PlayerKey) -> Option<&Entrant> {
        self.entrants.iter().find(|entrant| entrant.key == *key)
    }

    /// A player's name, which two players may share; "nobody" for an unknown number.
    pub fn name(&self, number: PlayerNumber) -> &str {
        self.entrant(number).map_or("nobody", |entrant| entrant.name.as_str())
    }

    /// A player's name, with the first words of their fingerprint where two players share it.
    pub fn full_name(&self, number: PlayerNumber) -> String {
        let Some(entrant) = self.entrant(number) else { return String::from("nobody") };
        let shared = self.entrants.iter().filter(|other| other.name == entrant.name).count() > 1;
        if shared { format!("{} ({})", entrant.name, short_fingerprint(&entrant.key)) } else { entrant.name.clone() }
    }

    /// The pair of a table.
    pub fn pair(&self, at: At) -> Option<Pairing> {
        let played = self.rounds.get(usize::from(at.round).checked_sub(1)?)?;
        played.round.pairs.get(usize::from(at.table).checked_sub(1)?).copied()
    }

    /// A table.
    pub fn table(&self, at: At) -> Option<&TableState> {
        let played = self.rounds.get(usize::from(at.round).checked_sub(1)?)?;
        played.tables.get(usize::from(at.table).checked_sub(1)?)
    }

    /// The table at which this player sits in the round that is open, if any.
    pub fn seat(&self, number: PlayerNumber) -> Option<(At, Side)> {
        let played = self.rounds.last().filter(|round| !round.closed)?;
        let round = u16::try_from(self.rounds.len()).ok()?;
        (1..).zip(&played.round.pairs).find_map(|(table, pair)| Some((At { round, table }, pair.side_of(number)?)))
    }

    /// The battle of a round, counted from 1.
    pub fn battle(&self, round: u16) -> Option<Battle> {
        let place = usize::from(round).checked_sub(1)?.checked_rem(self.plan.battles.len())?;
        self.systems.ours_of_id(self.plan.battles.get(place)?)
    }

    /// The place of a game in the tournament, as its record names it.
    pub fn place(&self, at: At) -> GamePlace {
        let event = self.id.0.first_chunk().copied().unwrap_or_default();
        GamePlace { event, round: at.round, table: at.table, token: self.token(at) }
    }

    /// The token that the title of this game must contain. It follows from bytes unknown before the round was opened.
    pub fn token(&self, at: At) -> Option<TableToken> {
        let nonce = self.rounds.get(usize::from(at.round).checked_sub(1)?)?.nonce?;
        let Hash(bytes) = Hash::of("estafette tournament table", &(self.id, nonce, at));
        bytes.first_chunk().copied()
    }

    /// The time at which the round of this table was opened, in seconds since 1970.
    pub fn opened(&self, at: At) -> Option<u64> {
        Some(self.rounds.get(usize::from(at.round).checked_sub(1)?)?.opened)
    }

    /// Whether the last round has been opened.
    pub fn is_last_round(&self) -> bool {
        !self.rounds.is_empty() && self.rounds.len() >= self.planned_rounds()
    }

    fn entrant_mut(&mut self, number: PlayerNumber) -> Result<&mut Entrant, BookRefusal> {
        let place = usize::from(number).checked_sub(1).ok_or(BookRefusal::NoPlayer)?;
        self.entrants.get_mut(place).ok_or(BookRefusal::NoPlayer)
    }

    /// A table of any round, which may have been decided and closed: a dispute may come late. Rounds paired since then
    /// stay as they are, and the next one is paired by the new result.
    fn any_table(&mut self, at: At) -> Result<&mut TableState, BookRefusal> {
        let place = |number: u16| usize::from(number).checked_sub(1).ok_or(BookRefusal::NoTable);
        let round = self.rounds.get_mut(place(at.round)?).ok_or(BookRefusal::NoTable)?;
        round.tables.get_mut(place(at.table)?).ok_or(BookRefusal::NoTable)
    }

    /// A table of the round that is open.
    fn table_of_this_round(&mut self, at: At) -> Result<&mut TableState, BookRefusal> {
        if usize::from(at.round) != self.rounds.len() {
            return Err(BookRefusal::NoTable);
        }
        let round = self.rounds.last_mut().filter(|round| !round.closed).ok_or(BookRefusal::NoRound)?;
        let place = usize::from(at.table).checked_sub(1).ok_or(BookRefusal::NoTable)?;
        round.tables.get_mut(place).ok_or(BookRefusal::NoTable)
    }

    /// A table of the round that is open, not decided yet.
    fn open_table(&mut self, at: At) -> Result<&mut TableState, BookRefusal> {
        let table = self.table_of_this_round(at)?;
        if table.outcome.is_some() { Err(BookRefusal::Decided) } else { Ok(table) }
    }

    /// The same, or a table at which one record counts alone: the other player may still send a record.
    fn unconfirmed_table(&mut self, at: At) -> Result<&mut TableState, BookRefusal> {
        let table = self.table_of_this_round(at)?;
        let open = table.outcome.is_none() || table.unconfirmed.is_some();
        if open { Ok(table) } else { Err(BookRefusal::Decided) }
    }
}

impl TableState {
    /// Whether this record of this side was refused before.
    pub fn has_refused(&self, side: Side, record: &Hash) -> bool {
        self.why_refused(side, record).is_some()
    }

    /// The reason why this record of this side was refused, if it was.
    pub fn why_refused(&self, side: Side, record: &Hash) -> Option<&str> {
        let known = self.refused.iter().find(|(by, hash, _)| (by, hash) == (&side, record));
        known.map(|(_, _, why)| why.as_str())
    }
}

/// The element of this side.
const fn of_side<T>([first, second]: &mut [T; 2], side: Side) -> &mut T {
    match side {
        Side::First => first,
        Side::Second => second,
    }
}

/// The first two words of a key's fingerprint.
pub fn short_fingerprint(key: &PlayerKey) -> String {
    key.fingerprint().to_string().split_whitespace().take(2).collect::<Vec<_>>().join(" ")
}
