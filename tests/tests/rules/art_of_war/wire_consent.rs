//! Consent names its request: for a bot, for a program that speaks JSON, and for a player who gets another request
//! while answering.

use art_of_war::Game;
use engine::codec;
use engine::contract::Side;
use estafette_tests::wire::WirePair;
use lab::library;
use lab::systems::art_of_war::ArtOfWar;
use language::bot::BotKind;
use net::driver::{MatchView, News, Request};
use play::table::{BotHand, MatchParticipant, Quiet};
use play::wire::LineHand;
use record::entry::{Matter, NoteKind};
use record::message::Parcel;
use serde_json::Value;
use std::io;
use std::sync::{Arc, Mutex};

/// A match of two, in which the second player's messages are the test's own.
fn begun() -> WirePair<Game> {
    let battle = library::open("skirmish", None).unwrap();
    let mut pair = WirePair::new(&battle.board_of::<ArtOfWar>().unwrap(), codec::encode(&false));
    pair.turn_liar(Side::Second);
    pair
}

/// The second player asks for this.
fn asks(pair: &mut WirePair<Game>, number: u32, matter: Matter) {
    let note = pair.forge_note(Side::Second, number, NoteKind::Ask(matter));
    let place = pair.session(Side::First).parcels_received();
    pair.lie_parcel(Side::First, place, Parcel::Note(note));
}

/// A program that speaks JSON, at the beginning of the match.
fn speaks(pair: &WirePair<Game>, lines: &Lines) -> LineHand<Lines> {
    let mut hand = LineHand::new(systems::ALL, lines.clone());
    let header = Box::new(pair.session(Side::First).course().header().clone());
    hand.hear(News::Begun { header, me: Side::First, record: std::path::PathBuf::new() }).unwrap();
    hand
}

fn view(pair: &WirePair<Game>) -> News {
    News::Now(Arc::new(MatchView::of(pair.session(Side::First), pair.now)))
}

/// Carries out what a hand wants done in the match.
fn carry_out(pair: &mut WirePair<Game>, requests: Vec<Request>) {
    for request in requests {
        if let Request::Act(act) = request {
            pair.act(Side::First, |session, now| act(session, now));
        }
    }
}

const WIN: Matter = Matter::Result { winner: Some(Side::Second) };

#[test]
fn a_bot_that_grants_a_pause_does_not_grant_a_win_that_is_asked_in_the_same_breath() {
    let mut pair = begun();
    let mut bot = BotHand::new(systems::ALL, BotKind::Sensible, 1, Quiet::Yes, io::sink());
    asks(&mut pair, 1, Matter::Pause);
    let requests = bot.hear(view(&pair)).unwrap();
    asks(&mut pair, 2, WIN);
    let answer = requests.into_iter().take(1).collect();
    carry_out(&mut pair, answer);
    let session = pair.session(Side::First);
    assert_eq!(session.course().standing().ending(), None, "no win");
    assert!(!session.course().standing().is_paused());
    assert_eq!(session.asked().map(|asked| asked.matter), Some(WIN), "it is still asked for");
    // The bot sees it, and fights on.
    let requests = bot.hear(view(&pair)).unwrap().into_iter().take(1).collect();
    carry_out(&mut pair, requests);
    assert_eq!(pair.session(Side::First).asked(), None);
    assert_eq!(pair.session(Side::First).course().standing().ending(), None);
}

#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl io::Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Lines {
    fn last(&self) -> Value {
        let text = String::from_utf8(self.0.lock().unwrap().clone()).unwrap();
        serde_json::from_str(text.lines().next_back().unwrap()).unwrap()
    }
}

#[test]
fn a_line_that_grants_a_pause_does_not_grant_a_win_that_is_asked_in_the_same_breath() {
    let mut pair = begun();
    let lines = Lines::default();
    let mut hand = speaks(&pair, &lines);
    asks(&mut pair, 1, Matter::Pause);
    hand.hear(view(&pair)).unwrap();
    let asked = lines.last()["asked"].clone();
    assert_eq!(asked, serde_json::json!({"for": "pause", "note": 1}));
    // A grant without a matter is none.
    assert!(hand.line(r#"{"do": "grant"}"#).unwrap().is_empty());
    assert_eq!(lines.last()["ok"], false);
    assert!(hand.line(r#"{"do": "grant", "for": "pause"}"#).unwrap().is_empty());
    let mut grant = asked;
    grant["do"] = "grant".into();
    let requests = hand.line(&grant.to_string()).unwrap();
    asks(&mut pair, 2, WIN);
    carry_out(&mut pair, requests);
    assert_eq!(pair.session(Side::First).course().standing().ending(), None, "no win");
    assert_eq!(lines.last()["error"]["name"], "asked-anew");
    // The request that was read is granted.
    asks(&mut pair, 3, Matter::Pause);
    hand.hear(view(&pair)).unwrap();
    let mut grant = lines.last()["asked"].clone();
    grant["do"] = "grant".into();
    let requests = hand.line(&grant.to_string()).unwrap();
    carry_out(&mut pair, requests);
    assert_eq!(lines.last()["ok"], true);
    let granted = pair.session(Side::First).asked().is_none();
    assert!(granted);
}

#[test]
fn every_matter_that_is_told_in_lines_can_be_granted_as_it_was_told() {
    let change = codec::encode(&Vec::<art_of_war::Edit>::new());
    let matters = [Matter::Pause, Matter::Clocks, WIN, Matter::Result { winner: None }, Matter::Change { change }];
    for matter in matters {
        let mut pair = begun();
        let lines = Lines::default();
        let mut hand = speaks(&pair, &lines);
        asks(&mut pair, 1, matter.clone());
        if pair.session(Side::First).asked().is_none() {
            continue;
        }
        hand.hear(view(&pair)).unwrap();
        let mut grant = lines.last()["asked"].clone();
        grant["do"] = "grant".into();
        let requests = hand.line(&grant.to_string()).unwrap();
        assert_eq!(requests.len(), 1, "{grant}");
        carry_out(&mut pair, requests);
        assert_ne!(lines.last()["error"]["name"], "asked-anew", "{matter:?}");
    }
}
