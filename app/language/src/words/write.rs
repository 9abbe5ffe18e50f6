//! Values of a system as JSON: ids as names, variants in small letters.

use super::dictionary::Dictionary;
use super::snake::snake;
use engine::contract::Side;
use engine::digest::Hash;
use engine::hex::Hex;
use serde::ser::{self, Serialize};
use serde_json::{Map, Number, Value};
use std::fmt;

/// A value as JSON. One that cannot be written, such as a map by odd keys, is `null`.
pub fn json<T: Serialize + ?Sized>(dictionary: &Dictionary, value: &T) -> Value {
    value.serialize(Writer { dictionary, field: None }).unwrap_or(Value::Null)
}

/// The fields of an object; anything else is one of them.
pub fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(fields) => fields,
        other => Map::from_iter([(String::from("value"), other)]),
    }
}

#[derive(Clone, Copy)]
struct Writer<'a> {
    dictionary: &'a Dictionary,
    /// The field that holds the value.
    field: Option<&'static str>,
}

/// The reason a value cannot be written.
#[derive(Debug)]
pub(super) struct Unwritten(String);

impl fmt::Display for Unwritten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unwritten {}

impl ser::Error for Unwritten {
    fn custom<T: fmt::Display>(text: T) -> Unwritten {
        Unwritten(text.to_string())
    }
}

type Written = Result<Value, Unwritten>;

/// The names of the two hexes of a hexside in the types of systems, the lower one first.
const SIDES: [[&str; 2]; 2] = [["a", "low"], ["b", "high"]];

impl<'a> Writer<'a> {
    fn inner(self) -> Writer<'a> {
        Writer { field: None, ..self }
    }

    /// The name for a number of that kind.
    fn called(self, kind: &'static str, inner: Value) -> Value {
        if kind == "Hash" {
            return digits(&inner).unwrap_or(inner);
        }
        match inner.as_u64().and_then(|id| self.dictionary.name(kind, id)) {
            Some(called) => Value::String(called.to_owned()),
            None => inner,
        }
    }

    fn many(self, variant: Option<&'static str>) -> Many<'a> {
        Many { writer: self, variant, items: Vec::new() }
    }

    fn fields(self, name: &'static str, variant: Option<&'static str>) -> Fields<'a> {
        Fields { writer: self, name, variant, object: Map::new(), key: None }
    }
}

/// A variant with something in it.
fn tagged(variant: Option<&'static str>, value: Value) -> Value {
    match variant {
        Some(variant) => Value::Object(Map::from_iter([(snake(variant), value)])),
        None => value,
    }
}

impl<'a> ser::Serializer for Writer<'a> {
    type Ok = Value;
    type Error = Unwritten;
    type SerializeSeq = Many<'a>;
    type SerializeTuple = Many<'a>;
    type SerializeTupleStruct = Many<'a>;
    type SerializeTupleVariant = Many<'a>;
    type SerializeMap = Fields<'a>;
    type SerializeStruct = Fields<'a>;
    type SerializeStructVariant = Fields<'a>;

    fn serialize_bool(self, value: bool) -> Written {
        Ok(Value::Bool(value))
    }

    fn serialize_i8(self, value: i8) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Written {
        Ok(Value::Number(Number::from(value)))
    }

    fn serialize_u8(self, value: u8) -> Written {
        self.serialize_u64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Written {
        self.serialize_u64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Written {
        self.serialize_u64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Written {
        Ok(Value::Number(Number::from(value)))
    }

    fn serialize_f32(self, _: f32) -> Written {
        Err(ser::Error::custom("rules have no fractions of this kind"))
    }

    fn serialize_f64(self, _: f64) -> Written {
        Err(ser::Error::custom("rules have no fractions of this kind"))
    }

    fn serialize_char(self, value: char) -> Written {
        Ok(Value::String(value.into()))
    }

    fn serialize_str(self, value: &str) -> Written {
        Ok(Value::String(value.to_owned()))
    }

    fn serialize_bytes(self, value: &[u8]) -> Written {
        Ok(Value::String(engine::digits::Digits(value).to_string()))
    }

    fn serialize_none(self) -> Written {
        Ok(Value::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        Ok(Value::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        Ok(Value::Null)
    }

    fn serialize_unit_variant(self, name: &'static str, index: u32, variant: &'static str) -> Written {
        if name == "Side" {
            let side = if index == 0 { Side::First } else { Side::Second };
            return Ok(Value::String(self.dictionary.side(side).to_owned()));
        }
        Ok(Value::String(snake(variant)))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Written {
        value.serialize(self.inner()).map(|inner| self.called(name, inner))
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Written {
        Ok(tagged(Some(variant), value.serialize(self.inner())?))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Many<'a>, Unwritten> {
        Ok(self.many(None))
    }

    fn serialize_tuple(self, _: usize) -> Result<Many<'a>, Unwritten> {
        Ok(self.many(None))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Many<'a>, Unwritten> {
        Ok(self.many(None))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Many<'a>, Unwritten> {
        Ok(self.inner().many(Some(variant)))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Fields<'a>, Unwritten> {
        Ok(self.fields("", None))
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Fields<'a>, Unwritten> {
        Ok(self.fields(name, None))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Fields<'a>, Unwritten> {
        Ok(self.fields("", Some(variant)))
    }
}

/// 32 bytes as hexadecimal digits.
fn digits(value: &Value) -> Option<Value> {
    let bytes: Option<Vec<u8>> = value.as_array()?.iter().map(|byte| u8::try_from(byte.as_u64()?).ok()).collect();
    let hash: [u8; 32] = bytes?.try_into().ok()?;
    Some(Value::String(Hash(hash).to_string()))
}

/// A list that is being written.
struct Many<'a> {
    writer: Writer<'a>,
    variant: Option<&'static str>,
    items: Vec<Value>,
}

impl Many<'_> {
    fn push<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritten> {
        self.items.push(value.serialize(self.writer.inner())?);
        Ok(())
    }

    fn done(self) -> Written {
        let names = self.writer.field.and_then(|field| self.writer.dictionary.entries(field));
        // As many ids as there are of the kind are still a list of ids.
        let ids = |names: &&[String]| {
            self.items.iter().all(|item| item.as_str().is_some_and(|item| names.iter().any(|name| name == item)))
        };
        let list = match names.filter(|names| names.len() == self.items.len() && !ids(names)) {
            Some(names) => Value::Object(names.iter().cloned().zip(self.items).collect()),
            None => Value::Array(self.items),
        };
        Ok(tagged(self.variant, list))
    }
}

macro_rules! list {
    ($($trait:ident $push:ident),*) => {
        $(impl ser::$trait for Many<'_> {
            type Ok = Value;
            type Error = Unwritten;

            fn $push<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritten> {
                self.push(value)
            }

            fn end(self) -> Written {
                self.done()
            }
        })*
    };
}

list!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);

/// An object that is being written.
struct Fields<'a> {
    writer: Writer<'a>,
    name: &'static str,
    variant: Option<&'static str>,
    object: Map<String, Value>,
    key: Option<String>,
}

impl Fields<'_> {
    fn put<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Unwritten> {
        let writer = Writer { field: Some(key), ..self.writer };
        self.object.insert(key.to_owned(), value.serialize(writer)?);
        Ok(())
    }

    fn done(self) -> Written {
        let dictionary = self.writer.dictionary;
        let number = |key: &str| self.object.get(key).and_then(Value::as_u64).and_then(|part| u8::try_from(part).ok());
        if self.name == "Hex"
            && let (Some(column), Some(row)) = (number("column"), number("row"))
        {
            return Ok(Value::String(dictionary.hex(Hex::new(column, row))));
        }
        // Whatever a system calls them, a hexside is two hexes.
        if self.name == "Hexside"
            && let [Some(a), Some(b)] =
                SIDES.map(|[one, other]| self.object.get(one).or_else(|| self.object.get(other)))
        {
            let [a, b] = [a, b].map(|hex| hex.as_str().unwrap_or_default());
            return Ok(Value::String(format!("{a}/{b}")));
        }
        Ok(tagged(self.variant, Value::Object(self.object)))
    }
}

impl ser::SerializeStruct for Fields<'_> {
    type Ok = Value;
    type Error = Unwritten;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Unwritten> {
        self.put(key, value)
    }

    fn end(self) -> Written {
        self.done()
    }
}

impl ser::SerializeStructVariant for Fields<'_> {
    type Ok = Value;
    type Error = Unwritten;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Unwritten> {
        self.put(key, value)
    }

    fn end(self) -> Written {
        self.done()
    }
}

impl ser::SerializeMap for Fields<'_> {
    type Ok = Value;
    type Error = Unwritten;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Unwritten> {
        self.key = Some(match key.serialize(self.writer.inner())? {
            Value::String(text) => text,
            Value::Number(number) => number.to_string(),
            _ => return Err(ser::Error::custom("a map is written by names or numbers")),
        });
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritten> {
        let key = self.key.take().unwrap_or_default();
        self.object.insert(key, value.serialize(self.writer.inner())?);
        Ok(())
    }

    fn end(self) -> Written {
        self.done()
    }
}
