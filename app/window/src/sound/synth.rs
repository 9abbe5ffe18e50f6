//! Sounds as numbers: noise that dies away, and a few tones. They are the same every time, on every computer. The same
//! every time, on every machine.

use super::Sound;
use std::f32::consts::TAU;

/// Numbers for a second.
pub(super) const RATE: u32 = 22_050;
/// The loudest number that is used: a little below the loudest there is, so that nothing clips.
const LOUDEST: f32 = 30_000.0;

/// A sound, so loud from 0 to 1.
pub(super) fn samples(sound: Sound, volume: f32) -> Vec<i16> {
    let mut sheet = Sheet::of(length(sound));
    match sound {
        Sound::March => {
            for (beat, loud) in [(0.0, 0.8), (0.16, 0.45), (0.24, 0.45), (0.32, 0.7)] {
                sheet.burst(beat, 0.055, 0.5 * loud, 3);
                sheet.tone(beat, 0.09, 0.35 * loud, 165.0, 120.0);
            }
        }
        Sound::Volley => {
            // Muskets never go off together.
            let mut noise = Noise(0x51d3);
            for _ in 0..14 {
                let at = 0.30 * noise.part();
                sheet.burst(at, 0.16, 0.30, 1);
            }
        }
        Sound::Cannon => {
            sheet.burst(0.0, 0.10, 0.55, 2);
            sheet.burst(0.02, 0.9, 0.30, 14);
            sheet.tone(0.0, 0.9, 0.6, 86.0, 38.0);
        }
        Sound::Dice => {
            for (at, loud) in [(0.0, 0.9), (0.09, 0.6), (0.16, 0.7), (0.22, 0.4), (0.27, 0.3), (0.31, 0.2)] {
                sheet.burst(at, 0.018, 0.7 * loud, 1);
                sheet.tone(at, 0.03, 0.4 * loud, 1_150.0, 900.0);
            }
        }
        Sound::Turn => {
            for (at, pitch) in [(0.0, 392.0), (0.16, 523.3), (0.32, 659.3)] {
                for (overtone, loud) in [(1.0, 0.30), (2.0, 0.16), (3.0, 0.10), (4.0, 0.05)] {
                    sheet.tone(at, 0.30, loud, pitch * overtone, pitch * overtone);
                }
            }
        }
        Sound::Message => {
            sheet.tone(0.0, 0.5, 0.40, 880.0, 880.0);
            sheet.tone(0.0, 0.3, 0.15, 2_428.0, 2_428.0);
        }
    }
    sheet.loud(volume)
}

/// The length of a sound, in seconds.
const fn length(sound: Sound) -> f32 {
    match sound {
        Sound::March => 0.5,
        Sound::Volley => 0.8,
        Sound::Cannon => 1.3,
        Sound::Dice => 0.4,
        Sound::Turn => 0.8,
        Sound::Message => 0.6,
    }
}

/// The sound as a file that every player of sounds reads.
pub(super) fn wav(samples: &[i16]) -> Vec<u8> {
    let bytes = u32::try_from(samples.len() * 2).unwrap_or(0);
    let mut file = Vec::with_capacity(44 + samples.len() * 2);
    file.extend(b"RIFF");
    file.extend((36 + bytes).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16u32.to_le_bytes());
    // Plain numbers, one channel.
    file.extend(1u16.to_le_bytes());
    file.extend(1u16.to_le_bytes());
    file.extend(RATE.to_le_bytes());
    file.extend((RATE * 2).to_le_bytes());
    file.extend(2u16.to_le_bytes());
    file.extend(16u16.to_le_bytes());
    file.extend(b"data");
    file.extend(bytes.to_le_bytes());
    file.extend(samples.iter().flat_map(|sample| sample.to_le_bytes()));
    file
}

/// Numbers that look as if they had no order, and are the same every time.
struct Noise(u32);

impl Noise {
    /// From 0 to 1.
    fn part(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        (self.0 >> 8) as f32 / (1u32 << 24) as f32
    }
}

/// A sound that is being put together, from -1 to 1 and beyond.
struct Sheet {
    parts: Vec<f32>,
    noise: Noise,
}

impl Sheet {
    fn of(seconds: f32) -> Sheet {
        Sheet { parts: vec![0.0; (seconds * RATE as f32) as usize], noise: Noise(0x2545_f491) }
    }

    /// Noise from a moment on that dies away; the rounder, the lower it sounds.
    fn burst(&mut self, at: f32, seconds: f32, loud: f32, round: u16) {
        let round = f32::from(round.max(1));
        let mut smooth = 0.0;
        let Sheet { parts, noise } = self;
        for (step, part) in parts.iter_mut().skip((at * RATE as f32) as usize).enumerate() {
            let time = step as f32 / RATE as f32;
            smooth += (noise.part() * 2.0 - 1.0 - smooth) / round;
            *part += smooth * round.sqrt() * loud * (-time / (seconds * 0.35)).exp();
        }
    }

    /// A tone from a moment on that slides from one pitch to another and dies away.
    fn tone(&mut self, at: f32, seconds: f32, loud: f32, from: f32, to: f32) {
        let mut turn = 0.0f32;
        for (step, part) in self.parts.iter_mut().skip((at * RATE as f32) as usize).enumerate() {
            let time = step as f32 / RATE as f32;
            let pitch = from + (to - from) * (time / seconds).min(1.0);
            turn += pitch / RATE as f32;
            // It swells for a hundredth of a second, so that it does not click.
            let swell = (time / 0.01).min(1.0);
            *part += (turn * TAU).sin() * loud * swell * (-time / (seconds * 0.4)).exp();
        }
    }

    /// The numbers, as loud as is wished and never louder than can be; its end dies away.
    fn loud(self, volume: f32) -> Vec<i16> {
        let peak = self.parts.iter().fold(1.0f32, |peak, part| peak.max(part.abs()));
        let many = self.parts.len();
        let fade = (RATE / 50) as usize;
        let end = |at: usize| (many.saturating_sub(at).min(fade)) as f32 / fade as f32;
        let scale = LOUDEST / peak * volume.clamp(0.0, 1.0);
        self.parts.iter().enumerate().map(|(at, part)| (part * scale * end(at)) as i16).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_is_heard_is_short_and_ends_in_silence() {
        for sound in Sound::ALL {
            let all = samples(sound, 1.0);
            let seconds = all.len() as f32 / RATE as f32;
            assert!((0.2..1.5).contains(&seconds), "{sound:?} takes {seconds} s");
            let loudest = all.iter().map(|sample| sample.unsigned_abs()).max().unwrap_or(0);
            assert!((6_000..=32_000).contains(&loudest), "{sound:?}: {loudest}");
            assert!(all.last().is_some_and(|last| last.unsigned_abs() < 400), "{sound:?} ends with a click");
            assert_eq!(all, samples(sound, 1.0), "{sound:?} is the same every time");
            assert!(samples(sound, 0.0).iter().all(|sample| *sample == 0), "{sound:?} can be silent");
        }
    }

    #[test]
    fn a_file_says_how_long_it_is() {
        let file = wav(&[1, -1, 2]);
        assert_eq!((file.len(), file.get(..4)), (50, Some(b"RIFF".as_slice())));
        assert_eq!(file.get(40..44), Some(6u32.to_le_bytes().as_slice()));
    }
}
