//! One canonical encoding for everything that is hashed, signed, stored or sent.
//!
//! Fixed-width little-endian bincode. A value has exactly one encoding: decoding insists on a size limit, on the
//! whole input being used, and on the value encoding back to the same bytes.

use serde::{Serialize, de::DeserializeOwned};
use std::fmt;

/// The largest thing the engine ever decodes. A whole Dresden with its map is well under 100 kB.
pub const SIZE_LIMIT: usize = 4 * 1024 * 1024;

/// The reason why bytes were refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecodeError {
    /// Longer than [`SIZE_LIMIT`].
    TooLong,
    /// Not the encoding of any such value, or cut off.
    Malformed,
    /// Something follows the value.
    Trailing,
    /// A value, but not in the one form that is allowed.
    NotCanonical,
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DecodeError::TooLong => "the data is larger than anything this program writes",
            DecodeError::Malformed => "the data is damaged or cut off",
            DecodeError::Trailing => "the data goes on after its end",
            DecodeError::NotCanonical => "the data is not in its canonical form",
        })
    }
}

impl std::error::Error for DecodeError {}

fn config() -> impl bincode::config::Config {
    bincode::config::legacy().with_limit::<SIZE_LIMIT>()
}

/// The canonical bytes of a value.
pub fn encode<T: Serialize>(value: &T) -> Vec<u8> {
    // Our own types have no failing Serialize and a Vec always takes more; an empty result would be refused by every
    // decoder and differ from every other hash, so it cannot pass unnoticed.
    bincode::serde::encode_to_vec(value, config()).unwrap_or_default()
}

/// The value of canonical bytes.
pub fn decode<T: Serialize + DeserializeOwned>(bytes: &[u8]) -> Result<T, DecodeError> {
    if bytes.len() > SIZE_LIMIT {
        return Err(DecodeError::TooLong);
    }
    let (value, used) =
        bincode::serde::decode_from_slice::<T, _>(bytes, config()).map_err(|_| DecodeError::Malformed)?;
    if used != bytes.len() {
        return Err(DecodeError::Trailing);
    }
    if encode(&value) != bytes {
        return Err(DecodeError::NotCanonical);
    }
    Ok(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_survives_the_round_trip() {
        let value = (7u8, vec![1u16, 2], String::from("Eylau"));
        assert_eq!(decode::<(u8, Vec<u16>, String)>(&encode(&value)), Ok(value));
    }

    #[test]
    fn trailing_truncated_and_absurd_bytes_are_refused() {
        let mut bytes = encode(&vec![1u16, 2]);
        bytes.push(0);
        assert_eq!(decode::<Vec<u16>>(&bytes), Err(DecodeError::Trailing));
        assert_eq!(decode::<Vec<u16>>(&bytes[..9]), Err(DecodeError::Malformed));
        assert_eq!(decode::<Vec<u16>>(&[0xff; 8]), Err(DecodeError::Malformed));
        assert_eq!(decode::<bool>(&[2]), Err(DecodeError::Malformed));
    }

    /// The shapes our types are made of: integers of every width, options, lists, tuples, texts, arrays, variants.
    #[derive(
        Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize, wincode::SchemaWrite, wincode::SchemaRead,
    )]
    enum Shape {
        Nothing,
        Number(u8, u16, u32, u64, u128, i16),
        Lists { hexes: Vec<(u8, u8)>, maybe: Option<Option<bool>>, name: String },
        Fixed([u8; 32]),
    }

    /// Any numbers, the same ones in every run: splitmix64.
    struct Numbers(u64);

    impl Numbers {
        fn next(&mut self) -> u64 {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            mixed ^ (mixed >> 31)
        }

        fn bytes<const LENGTH: usize>(&mut self) -> [u8; LENGTH] {
            std::array::from_fn(|_| self.next().to_le_bytes()[0])
        }

        /// Texts of up to 40 letters of any alphabet.
        fn text(&mut self) -> String {
            (0..self.next() % 40)
                .filter_map(|_| char::from_u32(u32::from_le_bytes(self.bytes()) % 0x0011_0000))
                .collect()
        }

        fn shapes(&mut self) -> [Shape; 3] {
            let [a, b] = self.bytes();
            let maybe = [None, Some(None), Some(Some(false)), Some(Some(true))];
            [
                Shape::Number(
                    a,
                    u16::from_le_bytes(self.bytes()),
                    u32::from_le_bytes(self.bytes()),
                    self.next(),
                    u128::from_le_bytes(self.bytes()),
                    i16::from_le_bytes(self.bytes()),
                ),
                Shape::Lists {
                    hexes: (0..b).map(|_| self.bytes()).map(|[column, row]| (column, row)).collect(),
                    maybe: maybe[usize::from(a % 4)],
                    name: self.text(),
                },
                Shape::Fixed(self.bytes()),
            ]
        }
    }

    /// bincode is frozen; wincode is its ready replacement and must write the same bytes.
    #[test]
    fn the_ready_replacement_writes_the_same_bytes() {
        let mut numbers = Numbers(0);
        let edges = [
            Shape::Nothing,
            Shape::Number(0, 0, 0, 0, 0, i16::MIN),
            Shape::Number(u8::MAX, u16::MAX, u32::MAX, u64::MAX, u128::MAX, i16::MAX),
            Shape::Number(250, 251, 252, 253, 254, -1),
            Shape::Lists { hexes: Vec::new(), maybe: None, name: String::new() },
            Shape::Lists { hexes: vec![(0, u8::MAX); 300], maybe: Some(None), name: "\0\u{10ffff}".repeat(200) },
            Shape::Fixed([0; 32]),
            Shape::Fixed([u8::MAX; 32]),
        ];
        for shape in edges.into_iter().chain((0..256).flat_map(|_| numbers.shapes())) {
            let bytes = encode(&shape);
            assert_eq!(wincode::serialize(&shape).unwrap(), bytes, "{shape:?}");
            assert_eq!(wincode::deserialize::<Shape>(&bytes).unwrap(), shape);
            assert_eq!(decode::<Shape>(&bytes).unwrap(), shape);
        }
    }
}
