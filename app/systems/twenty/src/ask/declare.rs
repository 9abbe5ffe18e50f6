//! All battles of the phase, declared at once [9.1 to 9.3].
//!
//! A draft is a row of battles, each the attackers and then the defenders; an attacker after a defender begins the next.

use super::super::{MESSAGES, Thing, piece, thing};
use super::forecast::{battle_card, battle_line};
use super::look::{Look, garrison_in, leads, not_asked};
use engine::contract::{Game as _, Refusal};
use engine::hex::Hex;
use language::ask::{Asking, Draft, Mark, Offer, Overlay, Pick, PieceId, Rank, Sentence, Undone};
use language::phrase;
use language::sheet::{Part, Sheet};
use language::tongue::{Argument, Joiner};
use twenty::{Attacker, Battle, Command, Contacts, DeclareOptions, Options, UnitId, rules};

const QUESTION: &str = "declare";
/// Suggestions that a person still reads.
const MOST_SUGGESTED: usize = 6;

/// An enemy that may be attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Enemy {
    Unit(UnitId),
    Garrison(Hex),
}

/// A battle in the making.
#[derive(Clone, Debug, Default)]
struct Making {
    attackers: Vec<UnitId>,
    enemies: Vec<Enemy>,
}

impl Making {
    fn battle(&self) -> Battle {
        let units = self.enemies.iter().filter_map(|enemy| match enemy {
            Enemy::Unit(unit) => Some(*unit),
            Enemy::Garrison(_) => None,
        });
        let garrisons = self.enemies.iter().filter_map(|enemy| match enemy {
            Enemy::Garrison(hex) => Some(*hex),
            Enemy::Unit(_) => None,
        });
        Battle { attackers: self.attackers.clone(), defenders: units.collect(), garrisons: garrisons.collect() }
    }
}

/// All battles in the making.
struct Table<'a> {
    look: Look<'a>,
    contacts: &'a Contacts,
    battles: Vec<Making>,
}

impl Table<'_> {
    fn attacker(&self, unit: UnitId) -> Option<&Attacker> {
        self.contacts.attackers.iter().find(|known| known.unit == unit)
    }

    fn reaches(&self, unit: UnitId, enemy: Enemy) -> bool {
        self.attacker(unit).is_some_and(|known| match enemy {
            Enemy::Unit(enemy) => known.enemies.contains(&enemy) || known.bombards.contains(&enemy),
            Enemy::Garrison(hex) => known.garrisons.contains(&hex),
        })
    }

    fn is_free(&self, unit: UnitId) -> bool {
        !self.battles.iter().any(|battle| battle.attackers.contains(&unit))
    }

    fn is_spared(&self, enemy: Enemy) -> bool {
        !self.battles.iter().any(|battle| battle.enemies.contains(&enemy))
    }

    fn enemies(&self) -> Vec<Enemy> {
        let units = self.contacts.attackers.iter().flat_map(|known| known.enemies.iter().chain(&known.bombards));
        let posts = self.contacts.attackers.iter().flat_map(|known| known.garrisons.iter().copied());
        let mut all: Vec<Enemy> = units.copied().map(Enemy::Unit).chain(posts.map(Enemy::Garrison)).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// The battle that is open to more attackers: the last one, while it has no defenders.
    fn gathering(&self) -> Option<&Making> {
        self.battles.last().filter(|battle| battle.enemies.is_empty())
    }

    fn may_attack(&self, unit: UnitId) -> bool {
        let common = |battle: &Making| {
            let all = |enemy: &Enemy| battle.attackers.iter().all(|known| self.reaches(*known, *enemy));
            self.enemies().into_iter().any(|enemy| self.is_spared(enemy) && all(&enemy) && self.reaches(unit, enemy))
        };
        let fresh = |enemy: Enemy| self.is_spared(enemy) && self.reaches(unit, enemy);
        self.is_free(unit)
            && match self.gathering() {
                Some(battle) => common(battle),
                None => self.enemies().into_iter().any(fresh),
            }
    }

    fn may_defend(&self, enemy: Enemy) -> bool {
        let last = self.battles.last();
        self.is_spared(enemy)
            && last.is_some_and(|battle| battle.attackers.iter().all(|unit| self.reaches(*unit, enemy)))
    }

    /// Takes a pick in; whether it could be.
    fn take(&mut self, pick: Pick) -> bool {
        let board = self.look.game.board();
        let Some(known) = pick.piece().and_then(|piece| thing(board, piece)) else { return false };
        match known {
            Thing::Unit(unit) if board.unit(unit).side == self.look.side => {
                if !self.may_attack(unit) {
                    return false;
                }
                match self.battles.last_mut().filter(|battle| battle.enemies.is_empty()) {
                    Some(battle) => battle.attackers.push(unit),
                    None => self.battles.push(Making { attackers: vec![unit], enemies: Vec::new() }),
                }
                true
            }
            Thing::Unit(unit) => self.defend(Enemy::Unit(unit)),
            Thing::Garrison(at) => board
                .definition()
                .garrisons
                .get(usize::from(at))
                .map(|garrison| garrison.hex)
                .is_some_and(|hex| self.defend(Enemy::Garrison(hex))),
            Thing::Dummy(_) | Thing::Card(_) => false,
        }
    }

    fn defend(&mut self, enemy: Enemy) -> bool {
        let may = self.may_defend(enemy);
        if let Some(battle) = self.battles.last_mut().filter(|_| may) {
            battle.enemies.push(enemy);
        }
        may
    }

    /// Things left undone if these battles are all: attackers that are in none of them.
    fn undone(&self) -> Undone {
        let count = self.contacts.attackers.iter().filter(|known| self.is_free(known.unit)).count();
        let left = phrase!(MESSAGES, "twenty-undone-attacks", count = count);
        Undone { count, left, again: phrase!(MESSAGES, "twenty-again-declaration") }
    }

    fn command(&self) -> Command {
        Command::Declare { battles: self.battles.iter().map(Making::battle).collect() }
    }
}

fn enemy_piece(look: Look<'_>, enemy: Enemy) -> Option<PieceId> {
    match enemy {
        Enemy::Unit(unit) => Some(piece(unit)),
        Enemy::Garrison(hex) => garrison_in(look.game, hex),
    }
}

/// Battles as a draft.
fn drafted(look: Look<'_>, battles: &[Making]) -> Draft {
    let mut picks = Vec::new();
    for battle in battles {
        picks.extend(battle.attackers.iter().map(|unit| Pick::Piece(piece(*unit))));
        picks.extend(battle.enemies.iter().filter_map(|enemy| enemy_piece(look, *enemy)).map(Pick::Piece));
    }
    Draft::new(picks)
}

/// The battles without the units or enemies removed; a battle left without attackers or enemies is dropped.
fn without(battles: &[Making], gone: impl Fn(UnitId) -> bool, spared: impl Fn(Enemy) -> bool) -> Vec<Making> {
    let rest = battles.iter().map(|battle| Making {
        attackers: battle.attackers.iter().copied().filter(|unit| !gone(*unit)).collect(),
        enemies: battle.enemies.iter().copied().filter(|enemy| !spared(*enemy)).collect(),
    });
    let last = battles.len().saturating_sub(1);
    let stays =
        |(at, battle): &(usize, Making)| !battle.attackers.is_empty() && (!battle.enemies.is_empty() || *at == last);
    rest.enumerate().filter(stays).map(|(_, battle)| battle).collect()
}

fn options(look: Look<'_>) -> DeclareOptions {
    match look.game.options() {
        Options::Declare(options) => options,
        _ => DeclareOptions { contacts: Contacts::default(), examples: Vec::new() },
    }
}

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let DeclareOptions { contacts, examples } = options(look);
    let mut table = Table { look, contacts: &contacts, battles: Vec::new() };
    let read = draft.picks().iter().take_while(|pick| table.take(**pick)).count();
    let prompt = phrase!(MESSAGES, "twenty-ask-declare", side = look.side).rule(rules::DECLARATION);
    let mut asking = Asking::of(QUESTION, draft.prefix(read), prompt);
    asking.offers = offers(&table, &asking.draft);
    asking.suggested = examples.iter().take(MOST_SUGGESTED).map(|battles| suggested(look, battles)).collect();
    if asking.draft.is_empty() {
        asking.pass = look
            .accepts(&table.command())
            .then(|| look.may(phrase!(MESSAGES, "twenty-declare-none"), table.command()))
            .flatten();
    } else {
        let label = phrase!(MESSAGES, "twenty-declare", count = table.battles.len());
        asking.ready = table.undone().before(look.may(label, table.command()));
    }
    asking.card = card(look, &table.battles);
    asking.overlays = table.battles.iter().map(|battle| arrow(look, battle)).collect();
    asking
}

/// The ends of the battle that was put together last, with all its terms; then each battle, and the ends of the others.
fn card(look: Look<'_>, battles: &[Making]) -> Sheet {
    let weigh = |battle: &Making| battle_card(look.game, &battle.battle(), false, false);
    let last = battles.iter().rposition(|battle| !battle.enemies.is_empty());
    let mut card = last.and_then(|at| battles.get(at)).map_or(Sheet::EMPTY, weigh);
    for (at, battle) in battles.iter().enumerate() {
        let line = battle_line(look, &battle.battle());
        let others = Some(at) != last;
        let ends = others.then(|| weigh(battle)).and_then(|sheet| match sheet.parts.into_iter().next() {
            Some(Part::Line(ends)) => Some(ends),
            _ => None,
        });
        card.line(match ends {
            Some(ends) => phrase!(MESSAGES, "twenty-battle-ends", battle = line, ends = ends),
            None => line,
        });
    }
    card
}

fn arrow(look: Look<'_>, battle: &Making) -> Overlay {
    let from = battle.attackers.iter().filter_map(|unit| look.place(*unit)).collect();
    let to = battle.enemies.iter().filter_map(|enemy| match enemy {
        Enemy::Unit(unit) => look.place(*unit),
        Enemy::Garrison(hex) => Some(*hex),
    });
    Overlay::Attack { from, to: to.collect(), odds: String::new() }
}

fn suggested(look: Look<'_>, battles: &[Battle]) -> (Sentence, Draft) {
    let making = |battle: &Battle| {
        let posts = battle.garrisons.iter().copied().map(Enemy::Garrison);
        let enemies = battle.defenders.iter().copied().map(Enemy::Unit).chain(posts).collect();
        Making { attackers: battle.attackers.clone(), enemies }
    };
    let all: Vec<Making> = battles.iter().map(making).collect();
    let told = |battle: &Making| {
        let attackers = Argument::list(battle.attackers.iter().copied().map(piece));
        let enemies = Argument::list(battle.enemies.iter().filter_map(|enemy| enemy_piece(look, *enemy)));
        phrase!(MESSAGES, "twenty-battle", attackers = attackers, defenders = enemies)
    };
    let label = match all.as_slice() {
        [only] => told(only),
        all => {
            let battles = Argument::joined(all.iter().map(told), Joiner::Semicolon);
            phrase!(MESSAGES, "twenty-battles", battles = battles)
        }
    };
    (label, drafted(look, &all))
}

fn offers(table: &Table<'_>, draft: &Draft) -> Vec<Offer<Command>> {
    let look = table.look;
    let mut all = Vec::new();
    for attacker in &table.contacts.attackers {
        let unit = attacker.unit;
        let pick = Pick::Piece(piece(unit));
        let owed = attacker.must;
        let (then, mark) = if !table.is_free(unit) {
            (drafted(look, &without(&table.battles, |known| known == unit, |_| false)), Mark::Chosen)
        } else if table.may_attack(unit) {
            (super::look::with(draft, [pick]), if owed { Mark::Owed { acts: true } } else { Mark::Choice })
        } else {
            continue;
        };
        let mut offer = leads(pick, then, look.named(unit), mark);
        offer.rank = if owed { Rank::Owed } else { Rank::Open };
        all.push(offer);
    }
    for enemy in table.enemies() {
        let Some(pick) = enemy_piece(look, enemy).map(Pick::Piece) else { continue };
        let (then, mark) = if !table.is_spared(enemy) {
            (drafted(look, &without(&table.battles, |_| false, |known| known == enemy)), Mark::Chosen)
        } else if table.may_defend(enemy) {
            (super::look::with(draft, [pick]), Mark::Target)
        } else {
            continue;
        };
        let mut offer = leads(pick, then, Sentence::EMPTY.pick(pick), mark);
        offer.rank = Rank::Owed;
        all.push(offer);
    }
    all
}

/// The refusal of a battle between the unit and the last attacker.
pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let contacts = options(look).contacts;
    let mut table = Table { look, contacts: &contacts, battles: Vec::new() };
    let _ = draft.picks().iter().take_while(|pick| table.take(**pick)).count();
    let Some(unit) = look.unit(pick) else { return not_asked() };
    let own = look.game.board().unit(unit).side == look.side;
    let last = table.battles.last().cloned().unwrap_or_default().battle();
    let battle = if own { Battle { attackers: vec![unit], ..last } } else { Battle { defenders: vec![unit], ..last } };
    look.barred(&Command::Declare { battles: vec![battle] })
}
