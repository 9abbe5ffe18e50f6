//! Every message of one match between two sessions, for every system in every revision it carries out, and the order of all
//! that the sessions want done.

use crate::golden::{Digest, folder, is_what_it_was, kept};
use crate::table::Table;
use crate::{for_each_battle, under_every_revision};
use engine::codec;
use engine::contract::Side;
use estafette_tests::wire::decline_asked;
use lab::soak;
use language::battle::Battle;
use language::bot::BotKind;
use record::entry::Matter;
use record::header::{Terms, TimeControl};
use record::message::Message;
use record::session::Output;
use std::fmt::Write as _;

/// Steps of the match before it is given up.
const STEPS: u32 = 60;
/// Outputs in one line of the page: enough to find the place of a change.
const IN_A_LINE: usize = 16;

for_each_battle!(says_what_it_said);

fn says_what_it_said(id: &str) {
    for (name, battle) in under_every_revision(id) {
        let (messages, page) = spoken(&battle);
        let path = folder().join(format!("fixtures/wire/{name}.messages"));
        let bytes = codec::encode(&messages);
        let known: Vec<(Side, Vec<u8>)> =
            codec::decode(&kept(&path, "UPDATE_FIXTURES", || bytes.clone())).expect("the file of messages");
        for (_, message) in &known {
            let read = Message::decode(message).expect("a message that can be read");
            assert_eq!(&read.encode(), message, "{name}: {read:?}");
        }
        let parts = known.iter().zip(&messages).position(|(old, new)| old != new);
        if let Some(at) = parts.or((known.len() != messages.len()).then_some(known.len().min(messages.len()))) {
            let told = |all: &[(Side, Vec<u8>)]| {
                all.get(at).map(|(side, bytes)| format!("{side:?} {:?}", Message::decode(bytes)))
            };
            panic!("{}: message {at}\nwas  {:?}\nnow  {:?}", path.display(), told(&known), told(&messages));
        }
        is_what_it_was(&format!("fixtures/wire/{name}.outputs.txt"), "UPDATE_FIXTURES", &page);
    }
}

/// The messages of a match, each with its sender, and a page on everything that came out of the sessions.
fn spoken(battle: &Battle) -> (Vec<(Side, Vec<u8>)>, String) {
    let time = TimeControl { budget: 24 * 3600, increment: 0, grace: 60 };
    let terms = Terms { time, ..soak::terms(battle, Side::First, &[]) };
    let mut table = Table::with(battle, terms, BotKind::Random, 5);
    table.pair.log = Some(Vec::new());
    table.pair.cut();
    table.pair.connect();
    let (mut rewound, mut asked) = (false, false);
    for step in 0..STEPS {
        if !table.step() {
            break;
        }
        rewound = rewound || table.take_back();
        match step % 20 {
            4 => table.pair.wait(2_500),
            8 => table.pair.act(Side::Second, |session, now| session.chat(now, "well played")).unwrap(),
            12 => table.pair.restart(if step < 20 { Side::First } else { Side::Second }),
            _ => {}
        }
        // A question that the other side declines, once.
        if !asked && step > 1 && table.asked().is_some() {
            let draw = Matter::Result { winner: None };
            asked = table.pair.act(Side::First, |session, now| session.ask(now, draw)).is_ok();
            if asked {
                table.pair.act(Side::Second, decline_asked).unwrap();
            }
        }
    }
    if let Some(side) = table.asked() {
        table.concede(side);
    }
    let log = table.pair.log.take().unwrap();
    let game = table.pair.session(Side::First).game();
    let mut page = format!("{} outputs, {} entries, state {}\n", log.len(), table.entries().len(), game.hash());
    for (at, outputs) in log.chunks(IN_A_LINE).enumerate() {
        let mut digest = Digest::NEW;
        let kinds: Vec<&str> = outputs.iter().map(|(_, output)| kind(output)).collect();
        for (side, output) in outputs {
            digest.add(format!("{side:?} {}", kind(output)).as_bytes());
            digest.add(&content(output));
        }
        writeln!(page, "{} {digest} {}", at * IN_A_LINE, kinds.join(" ")).unwrap();
    }
    let sent = log.into_iter().filter_map(|(side, output)| match output {
        Output::Send(bytes) => Some((side, bytes)),
        _ => None,
    });
    (sent.collect(), page)
}

fn kind(output: &Output) -> &'static str {
    match output {
        Output::Record(_) => "record",
        Output::Secret(_) => "secret",
        Output::Signed(_) => "signed",
        Output::Send(_) => "send",
        Output::Drop(_) => "drop",
        Output::Keep(_) => "keep",
        Output::Notice(_) => "notice",
    }
}

fn content(output: &Output) -> Vec<u8> {
    match output {
        Output::Record(bytes) | Output::Secret(bytes) | Output::Send(bytes) => bytes.clone(),
        // The pins are older than the time in a mark: what a clock rules out, which is nothing in these matches, and the
        // bound of a turn.
        Output::Signed(signed) => {
            let since =
                format!(", ruled_out: RuledOut {{ milliseconds: 0, entries: 0 }}, our_turn: {}", signed.our_turn);
            format!("{signed:?}").replace(&since, "").into_bytes()
        }
        Output::Drop(why) => why.as_bytes().to_vec(),
        Output::Keep(keepsake) => keepsake.bytes.clone(),
        Output::Notice(notice) => format!("{notice:?}").into_bytes(),
    }
}
