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

    proptest::proptest! {
        /// bincode is frozen; wincode is its ready replacement and must write the same bytes.
        #[test]
        fn the_ready_replacement_writes_the_same_bytes(
            numbers in proptest::prelude::any::<(u8, u16, u32, u64, u128, i16)>(),
            hexes in proptest::prelude::any::<Vec<(u8, u8)>>(),
            maybe in proptest::prelude::any::<Option<Option<bool>>>(),
            name in proptest::prelude::any::<String>(),
            fixed in proptest::prelude::any::<[u8; 32]>(),
        ) {
            let (a, b, c, d, e, f) = numbers;
            for shape in [
                Shape::Nothing,
                Shape::Number(a, b, c, d, e, f),
                Shape::Lists { hexes, maybe, name },
                Shape::Fixed(fixed),
            ] {
                let bytes = encode(&shape);
                proptest::prop_assert_eq!(&wincode::serialize(&shape).unwrap(), &bytes);
                proptest::prop_assert_eq!(&wincode::deserialize::<Shape>(&bytes).unwrap(), &shape);
                proptest::prop_assert_eq!(&decode::<Shape>(&bytes).unwrap(), &shape);
            }
        }
    }
}
