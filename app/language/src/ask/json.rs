//! Askings and picks for programs: by name, both ways.

use super::asking::{Asking, May, Said, Saying};
use super::draft::Draft;
use super::names::Names;
use super::offer::{Mark, Offer, Rank, Then};
use super::pick::{Dial, Facing, GroupId, HolderId, Pick, PieceId};
use super::word::Key;
use crate::words::named::{hex_named, side_named};
use crate::words::trouble::{Nonsense, refusal_by, shorten};
use engine::contract::Side;
use engine::digits::Digits;
use engine::hex::{Hex, Hexside};
use serde_json::{Value, json};

impl Names {
    /// Something that can be pointed at, for programs: `{"piece": "Leg-1"}`.
    pub fn pick_json(&self, pick: Pick) -> Value {
        match pick {
            Pick::Hex(hex) => json!({"hex": self.hexes.printed(hex)}),
            Pick::Hexside(side) => json!({"hexside": self.hexes.side(side)}),
            Pick::Piece(_) => json!({"piece": self.plain(pick)}),
            Pick::Group(_) => json!({"group": self.plain(pick)}),
            Pick::Holder(_) => json!({"holder": self.plain(pick)}),
            Pick::Facing(hex, facing) => json!({"facing": facing.to_string(), "at": self.hexes.printed(hex)}),
            Pick::Word(key) => json!({"word": key}),
            Pick::Dial(Dial { key, of: None }, place) => json!({"dial": key, "put": place}),
            Pick::Dial(Dial { key, of: Some(piece) }, place) => {
                json!({"dial": key, "of": self.plain(Pick::Piece(piece)), "put": place})
            }
        }
    }

    /// Reads a pick of a program.
    pub fn pick_from(&self, value: &Value) -> Result<Pick, Nonsense> {
        let field = |name: &str| value.get(name).and_then(Value::as_str);
        if let Some(text) = field("hex") {
            return self.hex(text).map(Pick::Hex);
        }
        if let Some(text) = field("hexside") {
            return self.hexside(text).map(Pick::Hexside);
        }
        if let Some(name) = field("piece") {
            return self.piece(name).map(Pick::Piece);
        }
        if let Some(name) = field("group") {
            return number("group", &self.groups, name).map(|group| Pick::Group(GroupId(group)));
        }
        if let Some(name) = field("holder") {
            return number("place beside the map", &self.holders, name).map(|holder| Pick::Holder(HolderId(holder)));
        }
        if let Some(name) = field("facing") {
            let facing = (0..).map_while(Facing::new).find(|facing| facing.to_string() == name);
            let facing = facing.ok_or_else(|| unknown("facing", name))?;
            return self.hex(field("at").unwrap_or_default()).map(|hex| Pick::Facing(hex, facing));
        }
        if let Some(name) = field("word") {
            return self.key(name).map(Pick::Word);
        }
        if let Some(name) = field("dial") {
            let of = field("of").map(|name| self.piece(name)).transpose()?;
            let put = value.get("put").and_then(Value::as_i64).and_then(|put| i16::try_from(put).ok());
            let put = put.ok_or_else(|| Nonsense(String::from("a dial is put somewhere: a small whole number")))?;
            return Ok(Pick::Dial(Dial { key: self.key(name)?, of }, put));
        }
        let nouns = "hex, hexside, piece, group, holder, facing, word or dial";
        Err(Nonsense(format!("what is pointed at is a {nouns}, not {}", shorten(&value.to_string()))))
    }

    /// A side, in small letters.
    pub fn side_word(&self, side: Side) -> String {
        self.side(side).to_lowercase()
    }

    /// The side of that name.
    pub fn side_named(&self, name: &str) -> Result<Side, Nonsense> {
        side_named(self.sides.each_ref().map(String::as_str), name)
    }

    /// Reads the picks of a program so far.
    pub fn draft_from(&self, picks: &[Value]) -> Result<Draft, Nonsense> {
        picks.iter().take(Draft::MOST).map(|pick| self.pick_from(pick)).collect()
    }

    /// The picks so far, for programs.
    pub fn draft_json(&self, draft: &Draft) -> Vec<Value> {
        draft.picks().iter().map(|pick| self.pick_json(*pick)).collect()
    }

    /// The hex in which that is printed.
    pub fn hex(&self, text: &str) -> Result<Hex, Nonsense> {
        match self.hexes.read(text) {
            Some(hex) => Ok(hex),
            // Text that is no number at all gets its own refusal.
            None => hex_named(text).and_then(|_| Err(unknown("hex", text))),
        }
    }

    fn hexside(&self, text: &str) -> Result<Hexside, Nonsense> {
        let (one, other) = text.split_once('/').ok_or_else(|| unknown("hexside", text))?;
        Ok(Hexside::between(self.hex(one)?, self.hex(other)?))
    }

    fn piece(&self, name: &str) -> Result<PieceId, Nonsense> {
        number("piece", &self.pieces, name).map(PieceId)
    }

    fn key(&self, name: &str) -> Result<Key, Nonsense> {
        self.words.iter().map(|(key, _)| *key).find(|key| *key == name).ok_or_else(|| unknown("word", name))
    }
}

fn number(kind: &str, names: &[String], name: &str) -> Result<u16, Nonsense> {
    let at = names.iter().position(|one| one == name).and_then(|at| u16::try_from(at).ok());
    at.ok_or_else(|| unknown(kind, name))
}

fn unknown(kind: &str, name: &str) -> Nonsense {
    Nonsense(format!("there is no {kind} \"{}\" here", shorten(name)))
}

impl<C> Asking<C> {
    /// The whole question for programs; `command` writes what would be said.
    pub fn json(&self, names: &Names, command: &dyn Fn(&C) -> Value) -> Value {
        let suggested = self.suggested.iter();
        let suggested =
            suggested.map(|(label, draft)| json!({"label": label.words(names), "draft": names.draft_json(draft)}));
        json!({
            "question": self.question,
            "secret": self.secret,
            "prompt": self.prompt.json(names),
            "draft": names.draft_json(&self.draft),
            "offers": self.offers.iter().map(|offer| offer.json(names, command)).collect::<Vec<_>>(),
            "ready": may(&self.ready, names, command),
            "pass": may(&self.pass, names, command),
            "suggested": suggested.collect::<Vec<_>>(),
            "card": self.card.json(names),
        })
    }
}

impl<C> Offer<C> {
    fn json(&self, names: &Names, command: &dyn Fn(&C) -> Value) -> Value {
        let mut value = json!({
            "pick": names.pick_json(self.pick),
            "label": self.called(names),
            "rank": rank(self.rank),
            "mark": mark(&self.mark),
        });
        let (field, then) = match &self.then {
            Then::Draft(draft) => ("draft", json!(names.draft_json(draft))),
            Then::Say(said) => ("says", said_json(said, command)),
        };
        if let Some(fields) = value.as_object_mut() {
            fields.insert(field.to_owned(), then);
        }
        value
    }
}

fn said_json<C>(said: &Said<C>, command: &dyn Fn(&C) -> Value) -> Value {
    match said.sealed.len() {
        0 => command(&said.command),
        _ => {
            let sealed: Vec<String> = said.sealed.iter().map(|content| Digits(content).to_string()).collect();
            json!({"command": command(&said.command), "sealed": sealed})
        }
    }
}

fn may<C>(may: &May<C>, names: &Names, command: &dyn Fn(&C) -> Value) -> Value {
    match may {
        None => Value::Null,
        Some(Ok(Saying { label, said, doubt })) => json!({
            "label": label.words(names),
            "says": said_json(said, command),
            "doubt": doubt.as_ref().map(|doubt| doubt.words(names)),
        }),
        Some(Err(barred)) => json!({"label": barred.label.words(names), "refused": refusal_by(names, &barred.refusal)}),
    }
}

const fn rank(rank: Rank) -> &'static str {
    match rank {
        Rank::Owed => "owed",
        Rank::Open => "open",
        Rank::Done => "done",
        Rank::Aside => "aside",
    }
}

fn mark(mark: &Mark) -> Value {
    match mark {
        Mark::Plain => json!("plain"),
        Mark::Choice => json!("choice"),
        Mark::Chosen => json!("chosen"),
        Mark::Target => json!("target"),
        Mark::Reach { left, stop, risk } => json!({"reach": {"left": left, "stop": stop, "risk": risk}}),
        Mark::Owed { acts } => json!({"owed": {"acts": acts}}),
        Mark::Way { from, back, pushes } => {
            json!({"way": {"from": from.to_string(), "back": back, "pushes": pushes}})
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::{Word, toy};

    fn names() -> Names {
        const WORDS: &[(Key, Word)] = &[
            (toy::WORD, Word { label: "Do it", under: "", hint: "" }),
            (toy::DIAL.key, Word { label: "Lower by", under: "", hint: "" }),
        ];
        let list = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        Names {
            pieces: list(&["A", "B", "C"]),
            groups: list(&["G"]),
            holders: list(&["box"]),
            words: WORDS,
            ..Names::default()
        }
    }

    #[test]
    fn every_noun_is_read_as_it_is_written() {
        let names = names();
        let (hex, other) = (Hex::new(5, 6), Hex::new(5, 7));
        let facing = Facing::new(3).unwrap();
        let dial = Dial { of: Some(PieceId(1)), ..toy::DIAL };
        let picks = [
            Pick::Hex(hex),
            Pick::Hexside(Hexside::between(hex, other)),
            Pick::Piece(PieceId(2)),
            Pick::Group(GroupId(0)),
            Pick::Holder(HolderId(0)),
            Pick::Facing(hex, facing),
            Pick::Word(toy::WORD),
            Pick::Dial(toy::DIAL, -2),
            Pick::Dial(dial, 1),
        ];
        for pick in picks {
            let value = names.pick_json(pick);
            assert_eq!(names.pick_from(&value).ok(), Some(pick), "{value}");
        }
        let draft = Draft::new(picks);
        assert_eq!(names.draft_from(&names.draft_json(&draft)).ok(), Some(draft));
    }

    #[test]
    fn what_does_not_exist_is_told() {
        let names = names();
        for value in [
            json!({"piece": "Z"}),
            json!({"group": "A"}),
            json!({"word": "unheard of"}),
            json!({"facing": "up", "at": "0506"}),
            json!({"facing": "N"}),
            json!({"dial": toy::DIAL.key}),
            json!({"dial": toy::DIAL.key, "put": 70_000}),
            json!({"hexside": "0506"}),
            json!({"hex": "here"}),
            json!({}),
            json!(7),
        ] {
            assert!(names.pick_from(&value).is_err(), "{value}");
        }
    }

    #[test]
    fn an_asking_says_what_each_offer_leads_to() {
        let names = names();
        let value = toy::asking().json(&names, &|command| json!(command.to_string()));
        let offers = value["offers"].as_array().unwrap();
        assert_eq!(offers.len(), toy::asking().offers.len());
        assert!(offers.iter().all(|offer| offer.get("draft").is_some() != offer.get("says").is_some()));
        assert!(offers.iter().any(|offer| offer["says"].is_string()));
        let ready = toy::ready('x').json(&names, &|command| json!(command.to_string()));
        assert_eq!(ready["ready"]["says"], json!("x"));
    }
}
