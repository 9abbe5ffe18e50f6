//! A tournament in which chance decides every game, and somebody stays away now and then.

use engine::contract::Side;
use net::chance::Chance;
use tournament::pairing::{Candidate, Float, Round};

/// Points for a win; a draw has half.
pub(crate) const WIN: u32 = 2;

/// An evening so far.
pub(crate) struct Evening {
    players: Vec<Candidate>,
    away: Vec<bool>,
    rounds: u32,
}

impl Evening {
    pub(crate) fn new(players: u16, rounds: u32) -> Evening {
        let players: Vec<_> = (1..=players).map(|number| Candidate { number, ..Candidate::default() }).collect();
        Evening { away: vec![false; players.len()], players, rounds }
    }

    pub(crate) fn half_of_all(&self) -> u32 {
        (self.rounds - 1) * WIN / 2
    }

    pub(crate) fn candidates(&self) -> Vec<Candidate> {
        self.players.iter().zip(&self.away).filter(|(_, away)| !**away).map(|(player, _)| player.clone()).collect()
    }

    pub(crate) fn play(&mut self, round: &Round, chance: &mut Chance) {
        let before: Vec<u32> = self.players.iter().map(|player| player.points).collect();
        let points = |number: u16| before[usize::from(number) - 1];
        let mut floated = vec![Float::Level; self.players.len()];
        for &number in &round.byes {
            let player = &mut self.players[usize::from(number) - 1];
            player.points += WIN;
            player.had_bye = true;
            floated[usize::from(number) - 1] = Float::Down;
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
        let here = self.away.iter().filter(|away| !**away).count();
        for away in &mut self.away {
            if here > 5 && chance.below(40) == 0 {
                *away = true;
            }
        }
    }
}
