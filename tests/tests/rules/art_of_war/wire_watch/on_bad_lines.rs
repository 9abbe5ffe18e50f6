//! Four who watch over lines that stall, lose and break, and whose programs end and begin again.

use super::*;

/// A spectator, with its disk and its line.
struct Guest {
    key: PlayerKey,
    spectator: Spectator,
    disk: Vec<u8>,
    link: Option<u64>,
    to_him: VecDeque<(u64, Vec<u8>)>,
    from_him: VecDeque<(u64, Vec<u8>)>,
    stalled_until: u64,
    dials: u32,
}

impl Guest {
    fn new(key: PlayerKey) -> Guest {
        let (to_him, from_him) = (VecDeque::new(), VecDeque::new());
        let spectator = Spectator::new(
            key,
            "Baedeker",
            secret(),
            record::systems::RuleSystems::only(engine::referee::rules::<Game>()),
        );
        Guest { key, spectator, disk: Vec::new(), link: None, to_him, from_him, stalled_until: 0, dials: 0 }
    }

    fn is_done(&self) -> bool {
        self.spectator.ended() == Some(&Ok(()))
    }

    fn hang_up(&mut self) {
        self.link = None;
        self.to_him.clear();
        self.from_him.clear();
        self.spectator.disconnected();
    }

    fn collect(&mut self, now: u64) {
        while let Some(output) = self.spectator.poll() {
            match output {
                SpectatorOutput::Recall(_) => {
                    let record = Record::read(&self.disk).ok();
                    self.disk.truncate(record.as_ref().map_or(0, |record| record.whole));
                    self.spectator.recall(record.as_ref()).unwrap();
                }
                SpectatorOutput::Record(bytes) => self.disk.extend_from_slice(&bytes),
                SpectatorOutput::Send(bytes) => self.from_him.push_back((now + 30, bytes)),
                SpectatorOutput::Drop(_) => self.hang_up(),
                SpectatorOutput::Seen(_) => {}
            }
        }
    }
}

struct House {
    gallery: Gallery,
    written: Vec<u64>,
    guests: Vec<Guest>,
    links: BTreeMap<u64, usize>,
    next: u64,
    chance: Chance,
    now: u64,
}

const DELAY: u64 = 5_000;

impl House {
    fn carry_out(&mut self) {
        for deed in deeds(&mut self.gallery) {
            match deed {
                GalleryTask::Send(link, bytes) => {
                    if let ToSpectator::Entry(carried) = ToSpectator::decode(&bytes).unwrap() {
                        let seq = carried.unpack(header().match_id()).entry.seq;
                        let due = self.written[seq as usize] + DELAY;
                        assert!(self.now >= due, "entry {seq} was shown {} ms early", due - self.now);
                    }
                    let Some(guest) = self.links.get(&link) else { continue };
                    let guest = &mut self.guests[*guest];
                    // Now and then something is lost for good, which no stream does; then the line is as good as dead.
                    if guest.link == Some(link) && !self.chance.one_in(1, 400) {
                        guest.to_him.push_back((self.now + 30, bytes));
                    }
                }
                GalleryTask::Close(link, goodbye) => {
                    assert!(goodbye.kind != Farewell::Misbehaved, "{goodbye:?}");
                    if let Some(guest) = self.links.remove(&link)
                        && self.guests[guest].link == Some(link)
                    {
                        self.guests[guest].hang_up();
                    }
                }
                _ => {}
            }
        }
    }

    fn dial(&mut self, at: usize) {
        self.next += 1;
        let link = self.next;
        let guest = &mut self.guests[at];
        guest.dials += 1;
        guest.link = Some(link);
        self.links.insert(link, at);
        self.gallery.arrived(self.now, link, guest.key, exporter(link), None);
        guest.spectator.connected(host(), &exporter(link));
        guest.collect(self.now);
    }

    /// Something may go wrong for one of them.
    fn mishap(&mut self, at: usize) {
        let guest = &mut self.guests[at];
        match self.chance.below(2_000) {
            // The line breaks; the player notices, or not.
            0..=4 => {
                let link = guest.link;
                guest.hang_up();
                if let (Some(link), true) = (link, self.chance.one_in(1, 2)) {
                    self.links.remove(&link);
                    self.gallery.left(self.now, link, "the connection was lost");
                }
            }
            5 => guest.stalled_until = self.now + 20_000,
            // The program ends, and begins again with what is on its disk, the last of it torn.
            6 => {
                guest.hang_up();
                let torn = self.chance.below(40).min(guest.disk.len());
                guest.disk.truncate(guest.disk.len() - torn);
                guest.spectator = Spectator::new(
                    guest.key,
                    "Baedeker",
                    secret(),
                    record::systems::RuleSystems::only(engine::referee::rules::<Game>()),
                );
            }
            _ => {}
        }
    }

    fn step(&mut self) {
        self.now += 25;
        for at in 0..self.guests.len() {
            if self.guests[at].is_done() {
                continue;
            }
            match self.guests[at].link {
                None if self.chance.one_in(1, 20) => self.dial(at),
                None => continue,
                Some(_) => self.mishap(at),
            }
            let now = self.now;
            let guest = &mut self.guests[at];
            while let Some((_, bytes)) = guest.to_him.pop_front_if(|(due, _)| *due <= now && now >= guest.stalled_until)
            {
                guest.spectator.receive(&bytes);
                guest.collect(now);
            }
            guest.spectator.tick();
            guest.collect(now);
            while let Some((_, bytes)) = self.guests[at].from_him.pop_front_if(|(due, _)| *due <= now) {
                if let Some(link) = self.guests[at].link {
                    self.gallery.receive(now, link, &bytes);
                    self.carry_out();
                }
            }
        }
        self.gallery.tick(self.now);
        self.carry_out();
    }
}

#[test]
fn all_spectators_get_the_record_that_was_played_and_nothing_early() {
    let whole = Record::write(played());
    let (mut dials, mut steps) = (0, 0);
    for seed in 0..40 {
        let chance = Chance::for_game(seed, 77);
        let guests = (0..4).map(|number| Guest::new(somebody(number))).collect();
        let links = BTreeMap::new();
        let mut house = House { gallery: gallery(), written: Vec::new(), guests, links, next: 0, chance, now: 0 };
        while !house.guests.iter().all(Guest::is_done) {
            let left = played().len() - house.written.len();
            if left > 0 && house.chance.one_in(1, 12) {
                let at = house.written.len();
                house.written.push(house.now);
                house.gallery.wrote(house.now as i64, &played()[at]);
            }
            house.step();
            steps += 1;
            assert!(house.now < 3_600_000, "seed {seed}: they never get there");
        }
        for guest in &house.guests {
            assert!(guest.disk == whole, "seed {seed}");
            dials += guest.dials;
        }
        // A spectator who has seen all of it goes home.
        house.links.keys().for_each(|link| house.gallery.left(house.now, *link, "the spectator left"));
        assert!(!house.gallery.is_waited_for(house.now + 60_000), "seed {seed}");
    }
    let seen = verify::examine(&Record::read(&whole).unwrap(), engine::referee::rules::<Game>(), None).unwrap();
    assert_eq!(seen.conclusion(&[]), Conclusion::Complete);
    assert!(dials > 300 && steps > 20_000, "{dials} dials in {steps} steps");
}
