//! The variants of an enum, found by asking the type itself.

use super::snake::snake;
use serde::de::value::StrDeserializer;
use serde::de::{self, DeserializeOwned, DeserializeSeed, Deserializer, MapAccess, Visitor};
use std::fmt;

/// The variants of an enum in small letters, or those of the first field of a struct.
pub fn variants<T: DeserializeOwned>() -> Vec<String> {
    match T::deserialize(Asker) {
        Err(Told(variants)) => variants.iter().map(|variant| snake(variant)).collect(),
        Ok(_) => Vec::new(),
    }
}

struct Asker;

/// The variants found, in the shape of an error: nothing is read.
#[derive(Debug)]
struct Told(&'static [&'static str]);

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} variants", self.0.len())
    }
}

impl std::error::Error for Told {}

impl de::Error for Told {
    fn custom<T: fmt::Display>(_: T) -> Told {
        Told(&[])
    }
}

impl<'de> Deserializer<'de> for Asker {
    type Error = Told;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Told> {
        Err(Told(&[]))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Told> {
        Err(Told(variants))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Told> {
        visitor.visit_map(First(fields.first().copied()))
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Told> {
        visitor.visit_newtype_struct(self)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct seq tuple
        tuple_struct map identifier ignored_any
    }
}

/// The first field of a struct.
struct First(Option<&'static str>);

impl<'de> MapAccess<'de> for First {
    type Error = Told;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Told> {
        self.0.map(|field| seed.deserialize(StrDeserializer::<Told>::new(field))).transpose()
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Told> {
        seed.deserialize(Asker)
    }
}
