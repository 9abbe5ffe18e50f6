//! Bytes that are written and read in one block, and not one after the other as a list is. The codec has the same bytes for both.

use serde::de::{SeqAccess, Visitor};
use serde::{Deserializer, Serializer};
use std::fmt;

/// For `#[serde(with)]`: writes the bytes.
pub(crate) fn serialize<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_bytes(bytes)
}

/// For `#[serde(with)]`: reads the bytes.
pub(crate) fn deserialize<'a, D: Deserializer<'a>>(deserializer: D) -> Result<Vec<u8>, D::Error> {
    deserializer.deserialize_byte_buf(Block)
}

struct Block;

impl<'a> Visitor<'a> for Block {
    type Value = Vec<u8>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("bytes")
    }

    fn visit_bytes<E>(self, bytes: &[u8]) -> Result<Vec<u8>, E> {
        Ok(bytes.to_vec())
    }

    fn visit_byte_buf<E>(self, bytes: Vec<u8>) -> Result<Vec<u8>, E> {
        Ok(bytes)
    }

    fn visit_seq<A: SeqAccess<'a>>(self, mut list: A) -> Result<Vec<u8>, A::Error> {
        let mut bytes = Vec::new();
        while let Some(byte) = list.next_element()? {
            bytes.push(byte);
        }
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use engine::codec::{self, DecodeError};
    use serde::{Deserialize, Serialize};

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct InOneBlock {
        before: u8,
        #[serde(with = "crate::block")]
        bytes: Vec<u8>,
        after: u16,
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct OneByOne {
        before: u8,
        bytes: Vec<u8>,
        after: u16,
    }

    #[test]
    fn a_block_has_the_bytes_of_a_list() {
        for length in [0, 1, 255, 256, 70_000] {
            let bytes: Vec<u8> = (0..length).map(|place| (place % 251) as u8).collect();
            let block = InOneBlock { before: 7, bytes: bytes.clone(), after: 9 };
            let list = OneByOne { before: 7, bytes, after: 9 };
            let encoded = codec::encode(&list);
            assert_eq!(codec::encode(&block), encoded);
            assert_eq!((codec::decode(&encoded), codec::decode(&encoded)), (Ok(block), Ok(list)));
        }
    }

    #[test]
    fn a_block_that_is_cut_off_or_says_that_it_is_endless_is_refused_like_a_list() {
        let whole = codec::encode(&OneByOne { before: 7, bytes: vec![1, 2, 3], after: 9 });
        let mut broken: Vec<Vec<u8>> = (0..whole.len()).map(|length| whole[..length].to_vec()).collect();
        for length in [u64::MAX, 1 << 40, codec::SIZE_LIMIT as u64, codec::SIZE_LIMIT as u64 - 20, 6] {
            let mut bytes = whole.clone();
            bytes[1..9].copy_from_slice(&length.to_le_bytes());
            broken.push(bytes);
        }
        for bytes in broken {
            assert_eq!(codec::decode::<OneByOne>(&bytes), Err(DecodeError::Malformed));
            assert_eq!(codec::decode::<InOneBlock>(&bytes), Err(DecodeError::Malformed));
        }
    }
}
