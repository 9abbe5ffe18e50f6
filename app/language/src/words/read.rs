//! Values of a system from JSON: names as ids, small letters as variants. A mistake of a program is reported with its
//! place.

use super::dictionary::Dictionary;
use super::snake::snake;
use super::trouble::{Nonsense, shorten};
use engine::hex::Hex;
use serde::de::value::{MapDeserializer, SeqDeserializer, StrDeserializer, U64Deserializer};
use serde::de::{self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, MapAccess};
use serde::de::{SeqAccess, VariantAccess, Visitor};
use serde_json::{Map, Value};
use std::fmt;

/// A program's value, as a value of the system.
pub fn value<T: DeserializeOwned>(dictionary: &Dictionary, said: &Value) -> Result<T, Nonsense> {
    T::deserialize(Reader { dictionary, said, field: None }).map_err(|wrong| Nonsense(wrong.to_string()))
}

#[derive(Clone, Copy)]
struct Reader<'a> {
    dictionary: &'a Dictionary,
    said: &'a Value,
    /// The field that holds the value.
    field: Option<&'static str>,
}

/// The mistake, with its place.
#[derive(Debug)]
struct Wrong {
    place: Vec<String>,
    text: String,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.place.is_empty() {
            let place: Vec<&str> = self.place.iter().rev().map(String::as_str).collect();
            write!(f, "{}: ", shorten(&place.join(".")))?;
        }
        f.write_str(&self.text)
    }
}

impl std::error::Error for Wrong {}

impl de::Error for Wrong {
    fn custom<T: fmt::Display>(text: T) -> Wrong {
        Wrong { place: Vec::new(), text: text.to_string() }
    }
}

impl Wrong {
    fn within(mut self, place: &str) -> Wrong {
        self.place.push(place.to_owned());
        self
    }
}

fn wrong(text: impl fmt::Display) -> Wrong {
    de::Error::custom(text)
}

impl<'a> Reader<'a> {
    fn of(self, said: &'a Value) -> Reader<'a> {
        Reader { said, field: None, ..self }
    }

    fn meant(self, what: &str) -> Wrong {
        wrong(format!("{what} is meant, not {}", shorten(&self.said.to_string())))
    }

    fn whole<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.said {
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => visitor.visit_u64(number),
                (None, Some(number)) => visitor.visit_i64(number),
                (None, None) => Err(self.meant("a whole number")),
            },
            _ => Err(self.meant("a whole number")),
        }
    }

    fn hex(self, text: &str) -> Result<Hex, Wrong> {
        let found = self.dictionary.hex_named(text);
        found.ok_or_else(|| wrong(format!("there is no hex \"{}\"", shorten(text))))
    }
}

/// The part that does not depend on the visitor. A program has hundreds of visitors, and each gets its own copy of the
/// functions below: they call these for all that is the same.
impl<'a> Reader<'a> {
    fn hash(self, text: &str) -> Result<Vec<u8>, Wrong> {
        let bytes = engine::digits::read(text).filter(|bytes| bytes.len() == 32);
        bytes.ok_or_else(|| self.meant("64 hexadecimal digits"))
    }

    /// The number of a name, where this kind of number has names.
    fn id(self, kind: &'static str, text: &str) -> Result<Option<u64>, Wrong> {
        let Some(names) = self.dictionary.names(kind) else { return Ok(None) };
        let id = names.iter().position(|known| known == text).or_else(|| self.dictionary.also_named(kind, text));
        let id = id.and_then(|id| u64::try_from(id).ok());
        id.map(Some).ok_or_else(|| wrong(format!("there is no \"{}\" in this battle", shorten(text))))
    }

    /// A list as it was said, or by the names of its entries.
    fn list(self) -> Result<List<'a>, Wrong> {
        match (self.said, self.field.and_then(|field| self.dictionary.entries(field))) {
            (Value::Array(items), _) => Ok(List::Said(Items { reader: self, items: items.iter(), at: 0 })),
            (Value::Object(entries), Some(names)) => match entries.keys().find(|key| !names.contains(key)) {
                Some(unknown) => Err(wrong(format!("there is no \"{}\" in this battle", shorten(unknown)))),
                None => Ok(List::Named(Entries { reader: self, entries, names: names.iter() })),
            },
            _ => Err(self.meant("a list")),
        }
    }

    /// A hexside such as `0101/0102` as an object with these two fields. The lower one is always first, whichever was said
    /// first.
    fn hexside(self, text: &str, fields: &'static [&'static str]) -> Result<Value, Wrong> {
        let (a, b) = text.split_once('/').ok_or_else(|| self.meant("two hexes such as 0101/0102"))?;
        let (a, b) = if self.hex(a)? <= self.hex(b)? { (a, b) } else { (b, a) };
        let both = fields.iter().zip([a, b]).map(|(field, hex)| ((*field).to_owned(), Value::from(hex)));
        Ok(Value::Object(both.collect()))
    }

    /// An object that has no other fields than these.
    fn object(self, fields: &'static [&'static str]) -> Result<Keys<'a>, Wrong> {
        let Value::Object(object) = self.said else { return Err(self.meant("an object")) };
        if let Some(unknown) = object.keys().find(|key| !fields.contains(&key.as_str())) {
            let known = fields.join(", ");
            return Err(wrong(format!("there is no \"{}\" here, only {known}", shorten(unknown))));
        }
        Ok(Keys { reader: self, fields: object.iter(), value: None, known: Some(fields) })
    }

    /// The variant of an enum, and the value inside it.
    fn chosen(self, name: &'static str, variants: &'static [&'static str]) -> Result<Chosen<'a>, Wrong> {
        let (word, inside) = match self.said {
            Value::String(word) => (word, None),
            Value::Object(object) if object.len() == 1 => match object.iter().next() {
                Some((word, inside)) => (word, Some(inside)),
                None => return Err(self.meant("one thing")),
            },
            _ => return Err(self.meant("a word, or an object with one")),
        };
        let side = (name == "Side").then(|| self.dictionary.side_named(word)).flatten();
        let variant = match side {
            Some(side) => variants.get(side.index()),
            None => variants.iter().find(|variant| snake(variant) == *word || **variant == word),
        };
        let variant = *variant.ok_or_else(|| {
            let known: Vec<String> = match name {
                "Side" => engine::contract::Side::BOTH.map(|side| self.dictionary.side(side).to_owned()).to_vec(),
                _ => variants.iter().map(|variant| snake(variant)).collect(),
            };
            wrong(format!("there is no \"{}\" here, only {}", shorten(word), known.join(", ")))
        })?;
        Ok(Chosen { reader: self, variant, inside })
    }
}

/// The items that the visitor of a list goes through.
enum List<'a> {
    Said(Items<'a>),
    Named(Entries<'a>),
}

macro_rules! whole {
    ($($name:ident),*) => {
        $(fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
            self.whole(visitor)
        })*
    };
}

impl<'de> Deserializer<'de> for Reader<'_> {
    type Error = Wrong;

    whole!(
        deserialize_i8,
        deserialize_i16,
        deserialize_i32,
        deserialize_i64,
        deserialize_u8,
        deserialize_u16,
        deserialize_u32,
        deserialize_u64
    );

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.said {
            Value::Null => visitor.visit_unit(),
            Value::Bool(truth) => visitor.visit_bool(*truth),
            Value::Number(_) => self.whole(visitor),
            Value::String(text) => visitor.visit_str(text),
            Value::Array(_) => self.deserialize_seq(visitor),
            Value::Object(_) => self.deserialize_map(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.said {
            Value::Bool(truth) => visitor.visit_bool(*truth),
            _ => Err(self.meant("true or false")),
        }
    }

    fn deserialize_f32<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Wrong> {
        Err(wrong("rules have no fractions of this kind"))
    }

    fn deserialize_f64<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Wrong> {
        Err(wrong("rules have no fractions of this kind"))
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_str(visitor)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.said {
            Value::String(text) => visitor.visit_str(text),
            _ => Err(self.meant("a text")),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_str(visitor)
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_byte_buf(visitor)
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        let bytes = self.said.as_str().and_then(engine::digits::read);
        visitor.visit_byte_buf(bytes.ok_or_else(|| self.meant("hexadecimal digits"))?)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.said {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.said {
            Value::Null => visitor.visit_unit(),
            _ => Err(self.meant("nothing")),
        }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, name: &'static str, visitor: V) -> Result<V::Value, Wrong> {
        let Value::String(text) = self.said else { return visitor.visit_newtype_struct(self.of(self.said)) };
        if name == "Hash" {
            return visitor.visit_newtype_struct(SeqDeserializer::<_, Wrong>::new(self.hash(text)?.into_iter()));
        }
        match self.id(name, text)? {
            Some(id) => visitor.visit_newtype_struct(U64Deserializer::<Wrong>::new(id)),
            None => visitor.visit_newtype_struct(self.of(self.said)),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.list()? {
            List::Said(items) => visitor.visit_seq(items),
            List::Named(entries) => visitor.visit_seq(entries),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        let Value::Object(object) = self.said else { return Err(self.meant("an object")) };
        visitor.visit_map(Keys { reader: self, fields: object.iter(), value: None, known: None })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match (name, self.said) {
            ("Hex", Value::String(text)) => {
                let hex = self.hex(text)?;
                visitor
                    .visit_map(MapDeserializer::<_, Wrong>::new([("column", hex.column), ("row", hex.row)].into_iter()))
            }
            ("Hexside", Value::String(text)) => {
                let both = self.hexside(text, fields)?;
                visitor.visit_map(self.of(&both).object(fields)?)
            }
            _ => visitor.visit_map(self.object(fields)?),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        visitor.visit_enum(self.chosen(name, variants)?)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_str(visitor)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_unit()
    }
}

/// A list.
struct Items<'a> {
    reader: Reader<'a>,
    items: std::slice::Iter<'a, Value>,
    at: usize,
}

impl<'de> SeqAccess<'de> for Items<'_> {
    type Error = Wrong;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Wrong> {
        let Some(item) = self.items.next() else { return Ok(None) };
        self.at += 1;
        let read = seed.deserialize(self.reader.of(item));
        read.map(Some).map_err(|wrong| wrong.within(&(self.at - 1).to_string()))
    }
}

/// A list written by the names of its entries, all of which must be there.
struct Entries<'a> {
    reader: Reader<'a>,
    entries: &'a Map<String, Value>,
    names: std::slice::Iter<'a, String>,
}

impl<'de> SeqAccess<'de> for Entries<'_> {
    type Error = Wrong;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Wrong> {
        let Some(name) = self.names.next() else { return Ok(None) };
        let item = self.entries.get(name).ok_or_else(|| wrong(format!("{name} is missing")))?;
        seed.deserialize(self.reader.of(item)).map(Some).map_err(|wrong| wrong.within(name))
    }
}

/// An object.
struct Keys<'a> {
    reader: Reader<'a>,
    fields: serde_json::map::Iter<'a>,
    value: Option<(&'a String, &'a Value)>,
    /// The fields of a struct; none in a map, whose keys are values themselves.
    known: Option<&'static [&'static str]>,
}

impl<'de> MapAccess<'de> for Keys<'_> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Wrong> {
        self.value = self.fields.next();
        let Some((key, _)) = self.value else { return Ok(None) };
        if self.known.is_some() {
            return seed.deserialize(StrDeserializer::<Wrong>::new(key)).map(Some);
        }
        // Ids by name, numbers as digits, texts as they are.
        let text = Value::String(key.clone());
        match key.parse::<u64>() {
            Ok(number) => seed.deserialize(self.reader.of(&Value::from(number))).map(Some),
            Err(_) => seed.deserialize(self.reader.of(&text)).map(Some),
        }
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Wrong> {
        let Some((key, value)) = self.value.take() else { return Err(wrong("a value without a key")) };
        let field = self.known.and_then(|fields| fields.iter().find(|field| *field == key)).copied();
        seed.deserialize(Reader { said: value, field, ..self.reader }).map_err(|wrong| wrong.within(key))
    }
}

/// A variant.
struct Chosen<'a> {
    reader: Reader<'a>,
    variant: &'static str,
    inside: Option<&'a Value>,
}

impl<'de, 'a> EnumAccess<'de> for Chosen<'a> {
    type Error = Wrong;
    type Variant = Chosen<'a>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Chosen<'a>), Wrong> {
        let variant: StrDeserializer<'_, Wrong> = self.variant.into_deserializer();
        Ok((seed.deserialize(variant)?, self))
    }
}

impl Chosen<'_> {
    fn read<T>(self, read: impl FnOnce(Reader<'_>) -> Result<T, Wrong>) -> Result<T, Wrong> {
        let word = snake(self.variant);
        let nothing = Value::Object(Map::new());
        read(self.reader.of(self.inside.unwrap_or(&nothing))).map_err(|wrong| wrong.within(&word))
    }
}

impl<'de> VariantAccess<'de> for Chosen<'_> {
    type Error = Wrong;

    fn unit_variant(self) -> Result<(), Wrong> {
        match self.inside {
            None | Some(Value::Null) => Ok(()),
            Some(Value::Object(object)) if object.is_empty() => Ok(()),
            Some(_) => Err(wrong(format!("\"{}\" takes no further value", snake(self.variant)))),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Wrong> {
        self.read(|reader| seed.deserialize(reader))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        self.read(|reader| reader.deserialize_seq(visitor))
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, Wrong> {
        self.read(|reader| reader.deserialize_struct("", fields, visitor))
    }
}
