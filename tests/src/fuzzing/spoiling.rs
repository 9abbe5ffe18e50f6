//! Inputs for the bodies in ordinary tests: the files of a corpus, the same with mistakes in them, and noise.

use super::input::LONGEST;
use language::chance::Chance;

/// One file of a corpus: its name and its bytes.
pub type CorpusFile = (String, Vec<u8>);

/// Runs a body over a corpus, and over `count` spoilt inputs. The panic of a body names the input.
pub fn try_many(target: &str, body: &dyn Fn(&[u8]), corpus: &[CorpusFile], count: u64) {
    assert!(!corpus.is_empty(), "{target} has no corpus");
    let run = |what: String, bytes: &[u8]| {
        let trying = Trying(target, what, bytes);
        body(trying.2);
    };
    for (file, bytes) in corpus {
        run(format!("corpus file {file}"), bytes);
    }
    for seed in 0..count {
        let mut chance = Chance::for_game(seed, 0xf022);
        let bytes = if seed % 8 == 0 { noise(&mut chance) } else { spoilt(corpus, &mut chance) };
        run(format!("seed {seed}"), &bytes);
    }
}

/// Says which input it was, should the body panic.
struct Trying<'a>(&'a str, String, &'a [u8]);

impl Drop for Trying<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let hex: String = self.2.iter().take(4096).map(|byte| format!("{byte:02x}")).collect();
            eprintln!("target {}, {}, {} bytes: {hex}", self.0, self.1, self.2.len());
        }
    }
}

/// A few mistakes at random places.
fn spoilt(seeds: &[CorpusFile], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = chance.pick(seeds).unwrap().1.clone();
    for _ in 0..=chance.below(4) {
        let at = chance.below(bytes.len() + 1);
        match chance.below(7) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, chance.number() as u8),
            2 if at < bytes.len() => drop(bytes.remove(at)),
            3 => {
                let other = &chance.pick(seeds).unwrap().1;
                let from = chance.below(other.len() + 1);
                let until = from + chance.below((other.len() - from).min(512) + 1);
                bytes.splice(at..at, other[from..until].iter().copied());
            }
            4 => {
                let number = *chance.pick(&[0u64, 1, 0x7f, 0xff, 0xffff, 0xffff_ffff, u64::MAX]).unwrap();
                let until = bytes.len().min(at + 8);
                bytes[at..until].copy_from_slice(&number.to_le_bytes()[..until - at]);
            }
            _ if at < bytes.len() => bytes[at] ^= 1 << chance.below(8),
            _ => {}
        }
    }
    bytes.truncate(LONGEST);
    bytes
}

fn noise(chance: &mut Chance) -> Vec<u8> {
    let most = *chance.pick(&[8, 64, 600]).unwrap();
    (0..chance.below(most)).map(|_| chance.number() as u8).collect()
}
