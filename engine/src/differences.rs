//! The differences between two battles, by name: players whose files differ can see the number that differs.

use serde::ser::{self, Serialize};
use std::collections::BTreeMap;
use std::fmt::{self, Display};

/// A part in which two battles differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The path of the part: `numbers.countercharge`, `units.F-XIV.strength`. A part without an id has its place in the
    /// list.
    pub part: String,
    /// The value in the first battle; `None` if it lacks the part.
    pub ours: Option<String>,
    /// The value in the second battle; `None` if it lacks the part.
    pub theirs: Option<String>,
}

/// Everything in which two battles differ, in the order of the names.
pub fn differences(ours: &impl Serialize, theirs: &impl Serialize) -> Vec<Difference> {
    let (ours, theirs) = (leaves(ours), leaves(theirs));
    let mut parts: Vec<&String> = ours.keys().chain(theirs.keys()).collect();
    parts.sort_unstable();
    parts.dedup();
    let differ = |part: &&String| ours.get(*part) != theirs.get(*part);
    let tell = |part: &String| Difference {
        part: part.clone(),
        ours: ours.get(part).cloned(),
        theirs: theirs.get(part).cloned(),
    };
    parts.into_iter().filter(differ).map(tell).collect()
}

/// The most differences listed one by one; files with more of them are other battles.
const MOST_TOLD: usize = 12;

/// Differences as words: how the second battle differs from the first.
pub fn told(all: &[Difference]) -> String {
    let one = |known: &Difference| {
        let [theirs, ours] = [&known.theirs, &known.ours].map(|value| value.as_deref().unwrap_or("nothing"));
        format!("{} is {theirs}, not {ours}", known.part)
    };
    let mut parts: Vec<String> = all.iter().take(MOST_TOLD).map(one).collect();
    if all.len() > MOST_TOLD {
        parts.push(format!("and {} more", all.len() - MOST_TOLD));
    }
    parts.join("; ")
}

/// Every leaf of a value by the path that leads to it.
fn leaves(value: &impl Serialize) -> BTreeMap<String, String> {
    let mut walker = Walker::default();
    // Nothing in a definition fails to serialise.
    let _walked = value.serialize(&mut walker);
    walker.leaves
}

#[derive(Default)]
struct Walker {
    path: Vec<String>,
    counts: Vec<usize>,
    leaves: BTreeMap<String, String>,
}

impl Walker {
    fn leaf(&mut self, value: impl Display) -> Result<(), Never> {
        self.leaves.insert(self.path.join("."), value.to_string());
        Ok(())
    }

    fn within(&mut self, name: String, value: &(impl Serialize + ?Sized)) -> Result<(), Never> {
        self.path.push(name);
        let walked = value.serialize(&mut *self);
        self.path.pop();
        walked
    }

    fn next(&mut self, value: &(impl Serialize + ?Sized)) -> Result<(), Never> {
        let place = self.counts.last_mut().map_or(0, |count| {
            *count += 1;
            *count - 1
        });
        self.within(place.to_string(), value)?;
        self.call_by_id(place);
        Ok(())
    }

    /// Names an item by its id and not by its place in a list: an author corrects "F-XIV", not the third.
    fn call_by_id(&mut self, place: usize) {
        let place = self.at(&place.to_string());
        let said = |part: &str| self.leaves.get(&format!("{place}.{part}"));
        let Some(id) = said("id").or_else(|| said("name")) else { return };
        let called = self.at(id);
        // Two of one name: the second keeps its place.
        if !self.below(&called).is_empty() {
            return;
        }
        for path in self.below(&place) {
            let Some((value, rest)) = self.leaves.remove(&path).zip(path.strip_prefix(&place)) else { continue };
            self.leaves.insert(format!("{called}{rest}"), value);
        }
    }

    /// The paths of all leaves below this one.
    fn below(&self, path: &str) -> Vec<String> {
        let below = format!("{path}.");
        let paths = self.leaves.range(below.clone()..).map(|(path, _)| path);
        paths.take_while(|path| path.starts_with(&below)).cloned().collect()
    }

    /// The path of a part inside the one being walked.
    fn at(&self, name: &str) -> String {
        let path = self.path.iter().map(String::as_str);
        path.chain([name]).collect::<Vec<_>>().join(".")
    }

    fn opened(&mut self) -> Result<&mut Walker, Never> {
        self.counts.push(0);
        Ok(self)
    }

    fn closed(&mut self) -> Result<(), Never> {
        self.counts.pop();
        Ok(())
    }
}

/// Walking cannot fail; a serializer must say so with a type.
#[derive(Debug)]
struct Never;

impl Display for Never {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a battle cannot be walked")
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    fn custom<T: Display>(_: T) -> Never {
        Never
    }
}

macro_rules! leaf {
    ($($method:ident: $type:ty),*) => {
        $(fn $method(self, value: $type) -> Result<(), Never> { self.leaf(value) })*
    };
}

impl<'a> ser::Serializer for &'a mut Walker {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = &'a mut Walker;
    type SerializeTuple = &'a mut Walker;
    type SerializeTupleStruct = &'a mut Walker;
    type SerializeTupleVariant = &'a mut Walker;
    type SerializeMap = &'a mut Walker;
    type SerializeStruct = &'a mut Walker;
    type SerializeStructVariant = &'a mut Walker;

    leaf!(serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64);
    leaf!(serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64);
    leaf!(serialize_f32: f32, serialize_f64: f64, serialize_char: char, serialize_str: &str);

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Never> {
        self.leaf(value.len())
    }

    fn serialize_none(self) -> Result<(), Never> {
        self.leaf("none")
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Never> {
        self.leaf("")
    }

    fn serialize_unit_struct(self, name: &'static str) -> Result<(), Never> {
        self.leaf(name)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Never> {
        self.leaf(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        self.within(variant.to_owned(), value)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<&'a mut Walker, Never> {
        self.opened()
    }

    fn serialize_tuple(self, _: usize) -> Result<&'a mut Walker, Never> {
        self.opened()
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<&'a mut Walker, Never> {
        self.opened()
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<&'a mut Walker, Never> {
        self.opened()
    }

    fn serialize_map(self, _: Option<usize>) -> Result<&'a mut Walker, Never> {
        self.opened()
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<&'a mut Walker, Never> {
        self.opened()
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<&'a mut Walker, Never> {
        self.leaf(variant)?;
        self.opened()
    }
}

macro_rules! elements {
    ($($kind:ident: $method:ident),*) => {
        $(impl ser::$kind for &mut Walker {
            type Ok = ();
            type Error = Never;
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> { self.next(value) }
            fn end(self) -> Result<(), Never> { self.closed() }
        })*
    };
}

elements!(SerializeSeq: serialize_element, SerializeTuple: serialize_element);
elements!(SerializeTupleStruct: serialize_field, SerializeTupleVariant: serialize_field);

impl ser::SerializeMap for &mut Walker {
    type Ok = ();
    type Error = Never;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, _: &T) -> Result<(), Never> {
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        self.next(value)
    }

    fn end(self) -> Result<(), Never> {
        self.closed()
    }
}

macro_rules! fields {
    ($($kind:ident),*) => {
        $(impl ser::$kind for &mut Walker {
            type Ok = ();
            type Error = Never;
            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Never> {
                self.within(name.to_owned(), value)
            }
            fn end(self) -> Result<(), Never> { self.closed() }
        })*
    };
}

fields!(SerializeStruct, SerializeStructVariant);
