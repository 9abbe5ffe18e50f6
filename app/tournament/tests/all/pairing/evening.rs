//! A tournament in which chance decides every game, and a player stays away now and then.

use engine::contract::Side;
use language::chance::Chance;
use tournament::pairing::swiss::Stakes;
use tournament::pairing::{Candidate, Float, RoundPairings};

/// Points for a win; a draw has half.
pub(crate) const WIN: u32 = 2;

/// An evening so far.
pub(crate) struct Evening {
    players: Vec<Candidate>,
    away: Vec<bool>,
    rounds: u32,
    /// Each player's round entries as the report file of chess writes them: opponent, colour, result.
    history: Vec<Vec<String>>,
}

impl Evening {
    pub(crate) fn new(players: u16, rounds: u32) -> Evening {
        let players: Vec<_> = (1..=players).map(|number| Candidate { number, ..Candidate::default() }).collect();
        let (away, history) = (vec![false; players.len()], vec![Vec::new(); players.len()]);
        Evening { players, away, rounds, history }
    }

    pub(crate) fn half_of_all(&self) -> u32 {
        (self.rounds - 1) * WIN / 2
    }

    /// The settings for pairing a round.
    pub(crate) fn stakes(&self, last: bool) -> Stakes {
        Stakes { a_win: WIN, leader_above: last.then(|| self.half_of_all()) }
    }

    pub(crate) fn candidates(&self) -> Vec<Candidate> {
        self.players.iter().zip(&self.away).filter(|(_, away)| !**away).map(|(player, _)| player.clone()).collect()
    }

    pub(crate) fn play(&mut self, round: &RoundPairings, chance: &mut Chance) {
        let before: Vec<u32> = self.players.iter().map(|player| player.points).collect();
        let points = |number: u16| before[usize::from(number) - 1];
        let mut floated = vec![Float::Level; self.players.len()];
        let mut cells = vec![String::from("0000 - Z"); self.players.len()];
        for &number in &round.byes {
            let player = &mut self.players[usize::from(number) - 1];
            player.points += WIN;
            player.had_bye = true;
            floated[usize::from(number) - 1] = Float::Down;
            cells[usize::from(number) - 1] = String::from("0000 - U");
        }
        for pair in &round.pairs {
            let result = match chance.below(5) {
                0 | 1 => [WIN, 0],
                2 | 3 => [0, WIN],
                _ => [WIN / 2, WIN / 2],
            };
            for (me, other, side, won) in
                [(pair.first, pair.second, Side::First, result[0]), (pair.second, pair.first, Side::Second, result[1])]
            {
                let player = &mut self.players[usize::from(me) - 1];
                player.points += won;
                player.met.push(other);
                player.sides.push(side);
                let colour = if side == Side::First { 'w' } else { 'b' };
                let mark = if won == WIN {
                    '1'
                } else if won == 0 {
                    '0'
                } else {
                    '='
                };
                cells[usize::from(me) - 1] = format!("{other:>4} {colour} {mark}");
                floated[usize::from(me) - 1] = match points(me).cmp(&points(other)) {
                    std::cmp::Ordering::Greater => Float::Down,
                    std::cmp::Ordering::Less => Float::Up,
                    std::cmp::Ordering::Equal => Float::Level,
                };
            }
        }
        for (player, float) in self.players.iter_mut().zip(floated) {
            player.floats.push(float);
        }
        for (history, cell) in self.history.iter_mut().zip(cells) {
            history.push(cell);
        }
        let here = self.away.iter().filter(|away| !**away).count();
        for away in &mut self.away {
            if here > 5 && chance.below(40) == 0 {
                *away = true;
            }
        }
    }

    /// The evening so far as the report file of chess (TRF16) with the extensions of pairing programs. Players that are
    /// away in the next round are marked there.
    #[allow(dead_code, reason = "for the comparison with another program")]
    pub(crate) fn report(&self) -> String {
        let mut text = format!("012 Evening\nXXR {}\nXXC white1\n", self.rounds);
        let all = self.players.iter().zip(&self.away).zip(&self.history);
        for ((player, away), history) in all {
            let points = f64::from(player.points) / 2.0;
            let name = format!("Player {}", player.number);
            let games: String = history.iter().map(|cell| format!("  {cell}")).collect();
            let next = if *away { "  0000 - Z" } else { "" };
            let rest = format!("{:>4} {:>3} {:>11} {:>10}", "", "", "", "");
            text += &format!("001 {0:>4}      {name:<33} {rest} {points:>4.1} {0:>4}{games}{next}\n", player.number);
        }
        text
    }
}
