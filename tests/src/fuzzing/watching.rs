//! A gallery and a spectator there, each with a stranger at the other end who says whatever the input says.

use super::input::{pieces, promise};
use super::live::FuzzStage;
use engine::contract::Side;
use engine::digest::Hash;
use engine::referee::{self, Rulebook, Shared};
use net::watch::{Gallery, GalleryTask};
use record::entry::{Body, SignedEntry};
use record::identity::{Identity, PlayerKey};
use record::invitation::Secret;
use record::message::Carried;
use record::seed::Seed;
use record::systems::RuleSystems;
use record::watch::{FromSpectator, Pass, Spectator, SpectatorOutput, ToSpectator};

/// The most that an input says.
const MOST_SAID: usize = 128;
const DELAY: u64 = 1_000;

/// A message of a spectator, or to one.
pub fn watch_message(bytes: &[u8]) {
    if let Ok(message) = FromSpectator::decode(bytes) {
        promise(message.encode() == bytes, "a spectator's message encodes to other bytes than it came in");
    }
    if let Ok(message) = ToSpectator::decode(bytes) {
        promise(message.encode() == bytes, "a message to a spectator encodes to other bytes than it came in");
    }
}

/// Things said to a gallery and to a spectator. Each piece has two bytes before it, the lowest twelve bits for its
/// length and the highest four for its kind: 0 to the gallery from a peer that has the code, 1 from one without it, 2
/// said to the spectator, 3 the player shows it the next entry, 4 the gallery does, 5 time passes, 6 another link.
pub fn watching_of<G: Shared>(stage: &FuzzStage<G>, bytes: &[u8]) {
    let Some(mut house) = House::new(stage.entries(), referee::rules::<G>()) else {
        return promise(false, "there is no gallery");
    };
    for (kind, said) in pieces(bytes, 2, MOST_SAID) {
        house.say(kind >> 12, said);
    }
}

struct House<'a> {
    gallery: Gallery,
    spectator: Spectator,
    entries: &'a [SignedEntry],
    host: PlayerKey,
    now: u64,
    link: u64,
    shown: Vec<Vec<u8>>,
}

impl<'a> House<'a> {
    fn new(entries: &'a [SignedEntry], rules: &'static dyn Rulebook) -> Option<House<'a>> {
        let Body::Header(header) = &entries.first()?.entry.body else { return None };
        let secret = || Secret::from_bytes([9; 9]);
        let host = header.player(Side::Second).key;
        let mut gallery = Gallery::new(header, Side::Second, Pass::new(secret()))?;
        entries.iter().zip(0..).for_each(|(entry, at)| gallery.wrote(at * 500, entry));
        let me = Identity::from_seed(&Seed::from_bytes([8; 32])).key();
        let spectator = Spectator::new(me, "Baedeker", secret(), RuleSystems::only(rules));
        let mut house = House { gallery, spectator, entries, host, now: 0, link: 0, shown: Vec::new() };
        house.dial(me);
        Some(house)
    }

    fn dial(&mut self, me: PlayerKey) {
        self.link += 1;
        let exporter = [self.link as u8; 32];
        self.gallery.arrived(self.now, self.link, me, exporter, None);
        self.spectator.connected(self.host, &exporter);
        self.settle();
    }

    fn say(&mut self, kind: u16, said: &[u8]) {
        let stranger = || Identity::from_seed(&Seed::from_bytes([6; 32])).key();
        match kind {
            0 => self.gallery.receive(self.now, self.link, said),
            1 => {
                self.gallery.arrived(self.now, 1_000, stranger(), [0; 32], None);
                self.gallery.receive(self.now, 1_000, said);
            }
            2 => self.spectator.receive(said),
            3 => {
                let next = self.entries.get(self.spectator.length() as usize);
                let message = next.map(|entry| ToSpectator::Entry(Box::new(Carried::new(entry))).encode());
                self.spectator.receive(&message.unwrap_or_default());
            }
            4 if !self.shown.is_empty() => {
                let bytes = self.shown.remove(0);
                self.spectator.receive(&bytes);
            }
            5 => self.now += said.iter().fold(100, |sum, byte| sum + u64::from(*byte)),
            6 => self.dial(stranger()),
            _ => self.spectator.tick(),
        }
        self.settle();
    }

    fn settle(&mut self) {
        while let Some(output) = self.spectator.poll() {
            match output {
                SpectatorOutput::Recall(_) => {
                    promise(self.spectator.recall(None).is_ok(), "nothing cannot be recalled")
                }
                SpectatorOutput::Send(bytes) => self.gallery.receive(self.now, self.link, &bytes),
                SpectatorOutput::Record(_) | SpectatorOutput::Drop(_) | SpectatorOutput::Seen(_) => {}
            }
        }
        self.gallery.tick(self.now);
        while let Some(deed) = self.gallery.poll() {
            let GalleryTask::Send(link, bytes) = deed else { continue };
            if let Ok(ToSpectator::Entry(carried)) = ToSpectator::decode(&bytes) {
                let seq = u64::from(carried.unpack(Hash([0; 32])).entry.seq);
                promise(self.now >= seq * 500 + DELAY, "an entry was shown early");
                promise(link == self.link, "an entry was shown to one who never proved the code");
            }
            self.shown.push(bytes);
        }
        let length = self.spectator.length();
        let head = self.spectator.course().map(|course| course.head_hash());
        let true_head =
            (length as usize).checked_sub(1).and_then(|at| self.entries.get(at)).map(|last| last.entry.hash());
        promise(head == true_head, "a spectator believes what was not played");
    }
}
