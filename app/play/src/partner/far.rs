//! A table with a friend far away: the same questions and answers, over the wire.

use super::guest::Guest;
use super::leaving;
use super::table::{Heard, Sat, Table, Way};
use super::voice::{Voice, Wake};
use super::watching;
use super::wish::Ask;
use crate::online::{self, Call, Hosting, Joining, Laid, Network, Player, Who};
use crate::setup::Setup;
use crate::shelf::Shelf;
use net::driver::Arrived;
use net::identity::PlayerKey;
use net::lan::Found;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use tokio::sync::mpsc;

/// Wishes that may wait for the driver; a person is slower.
const QUEUE: usize = 64;
/// How long a code is good, in hours.
const HOURS: u64 = 24;

/// How two friends come together.
pub enum Far {
    /// By inviting one to this.
    Invite {
        /// What is offered.
        setup: Box<Setup>,
        /// Whether it is announced on this network, too.
        lan: bool,
        /// Over the internet, or on this machine only.
        network: Network,
    },
    /// By challenging somebody on this network, who alone may come in.
    Challenge {
        /// What is offered.
        setup: Box<Setup>,
        /// Whom it is for.
        whom: PlayerKey,
        /// The network.
        network: Network,
    },
    /// By the code of one's invitation, or of a match that goes on.
    Join(String, Network),
    /// By an open invitation on this network.
    Lan(Box<Found>, Network),
    /// Not at all: a match of others is watched, by its code.
    Watch(String, Network),
    /// By going on with the match of this record; the other is looked for where he was last, and there is a code for him.
    GoOn(PathBuf, Network),
}

impl Table {
    /// Sits down with a friend far away. The shelf holds the battles that are known here.
    pub fn far(player: Player, far: Far, shelf: Shelf, wake: Wake) -> (Table, Receiver<Heard>) {
        let (tell, heard) = channel();
        let voice = Voice { tell, wake };
        let (wish, wishes) = mpsc::channel(QUEUE);
        let thread = std::thread::spawn(move || {
            let done = match far {
                Far::Watch(code, network) => look_on(&player, &code, network, wishes, &voice),
                far => travel(&player, far, shelf, wishes, &voice),
            };
            if let Err(error) = done {
                voice.say(Heard::Trouble(format!("{error:#}")));
            }
        });
        let ask = move |ask| drop(wish.try_send(ask));
        (Table::of(Box::new(ask), thread), heard)
    }
}

/// A chair at a table that is laid elsewhere: who sits in it, and the table as he sees it. Whoever laid the table carries the
/// match out; it is left when the table is dropped.
pub fn chair(shelf: Shelf, wake: Arc<dyn Fn() + Send + Sync>) -> (Guest, Sat) {
    let (tell, heard) = channel();
    let (wish, wishes) = mpsc::channel(QUEUE);
    let guest = Guest { voice: Voice { tell, wake }, wishes, code: None, shelf };
    let ask = move |ask| drop(wish.try_send(ask));
    (guest, (Table::elsewhere(Box::new(ask)), heard))
}

/// Watches until the player leaves. Nothing he could wish for reaches the match.
fn look_on(
    player: &Player,
    code: &str,
    network: Network,
    mut wishes: mpsc::Receiver<Ask>,
    voice: &Voice,
) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        let (leave, left) = tokio::sync::oneshot::channel();
        tokio::spawn(async move {
            while wishes.recv().await.is_some() {}
            // Whoever watched may have stopped before.
            let _ = leave.send(());
        });
        watching::watch(player, code.trim(), network, left, |heard| voice.say(heard)).await
    })
}

fn travel(
    player: &Player,
    far: Far,
    mut shelf: Shelf,
    mut wishes: mpsc::Receiver<Ask>,
    voice: &Voice,
) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        // A match that is taken up again may be one whose table was left a moment ago.
        tokio::task::spawn_blocking(leaving::all_left).await?;
        let resumed = matches!(far, Far::GoOn(..));
        let hosts = resumed || matches!(far, Far::Invite { .. } | Far::Challenge { .. });
        let laid = match far {
            Far::Invite { setup, lan, network } => {
                shelf = shelf.with(setup.battle.clone());
                let terms = Box::new(setup.terms());
                let hosting = Hosting::New { battle: Box::new(setup.battle), terms, lan, hours: HOURS };
                let laying = online::host(player, hosting, network);
                let Some(laid) = unless_left(laying, &mut wishes).await? else { return Ok(()) };
                laid
            }
            Far::GoOn(path, network) => {
                let laying = online::host(player, Hosting::Resume(path), network);
                let Some(laid) = unless_left(laying, &mut wishes).await? else { return Ok(()) };
                laid
            }
            Far::Challenge { setup, whom, network } => {
                shelf = shelf.with(setup.battle.clone());
                let terms = Box::new(setup.terms());
                let hosting = Hosting::Challenge { battle: Box::new(setup.battle), terms, whom };
                let laying = online::host(player, hosting, network);
                let Some(laid) = unless_left(laying, &mut wishes).await? else { return Ok(()) };
                laid
            }
            Far::Join(code, network) => {
                let calling = online::call(player, Joining::Code(code.trim().to_owned()), network, shelf.clone());
                let Some(call) = unless_left(calling, &mut wishes).await? else { return Ok(()) };
                let Some(laid) = answered(call, player, &mut wishes, voice).await? else { return Ok(()) };
                laid
            }
            Far::Lan(found, network) => {
                let calling = online::call(player, Joining::Lan(found), network, shelf.clone());
                let Some(call) = unless_left(calling, &mut wishes).await? else { return Ok(()) };
                let Some(laid) = answered(call, player, &mut wishes, voice).await? else { return Ok(()) };
                laid
            }
            // Whoever watches does not come here.
            Far::Watch(..) => return Ok(()),
        };
        if let Some(code) = &laid.code {
            voice.say(Heard::Laid(code.clone(), laid.remarks.clone()));
        }
        let code = laid.code.clone().filter(|_| resumed).map(|code| (code, laid.remarks.clone()));
        let guest = Guest { voice: voice.clone(), wishes, code, shelf };
        // Whoever has played stays for another match, until he leaves.
        let laid = if hosts { laid.showing() } else { laid };
        let journey = laid.staying().play(player, Who::Window(guest)).await?;
        voice.say(Heard::Way(Way::Closed));
        match journey.arrived {
            Arrived::Over | Arrived::Left => {}
            Arrived::Stopped(verdict) => voice.say(Heard::Trouble(verdict.text)),
            Arrived::NoMatch(fault) => voice.say(Heard::Trouble(fault.to_string())),
            Arrived::Disk(error) => voice.say(Heard::Trouble(format!(
                "{error}. Nothing more can be written; please make room on the disk, or see to its rights"
            ))),
        }
        Ok(())
    })
}

/// Waits at a host's door until he has said what is played; nothing if the player leaves before.
async fn answered(
    call: Call,
    player: &Player,
    wishes: &mut mpsc::Receiver<Ask>,
    voice: &Voice,
) -> anyhow::Result<Option<Laid>> {
    if let Some(words) = call.knocks() {
        voice.say(Heard::Word(words));
    }
    unless_left(call.sit(player), wishes).await
}

/// Does this until it is done, or nothing if the player leaves before: a dial ends with it at once. Before an offer there is
/// nothing to wish for but to leave.
async fn unless_left<T>(
    doing: impl Future<Output = anyhow::Result<T>>,
    wishes: &mut mpsc::Receiver<Ask>,
) -> anyhow::Result<Option<T>> {
    let gone = async { while wishes.recv().await.is_some() {} };
    tokio::select! {
        done = doing => done.map(Some),
        () = gone => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library;
    use crate::partner::friend::{Friend, player};
    use engine::contract::Side;
    use net::driver::WatchNews;
    use net::entry::Matter;
    use std::time::Duration;

    #[test]
    fn a_third_person_sees_the_match_on_the_board_and_changes_nothing() {
        let folder = std::env::temp_dir().join(format!("estafette-third-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let battle = library::open("skirmish", None).unwrap();
        let setup = Setup { watch: Some(0), ..Setup::new(battle, Side::First) };
        let invite = Far::Invite { setup: Box::new(setup), lan: false, network: Network::LOOPBACK };
        let mut host = Friend::sit(&folder, "Ney", invite);
        let join = Far::Join(host.code(), Network::LOOPBACK);
        let mut guest = Friend::sit(&folder, "Barclay", join);
        let terms = guest.offer("an offer");
        guest.table.ask(Ask::Agree(terms));
        let code = host.until("a watch code", |heard| match heard {
            Heard::Watch(WatchNews::Code(code)) => Some(code.clone()),
            _ => None,
        });
        host.until_now("the first question", |now| now.met && now.asked == Some(Side::First));
        let mut third = Friend::sit(&folder, "Jomini", Far::Watch(code, Network::LOOPBACK));
        third.until("the battle", |heard| matches!(heard, Heard::Begun(_)).then_some(()));
        host.until("he who watches", |heard| matches!(heard, Heard::Watch(WatchNews::Came(_))).then_some(()));
        let now = third.until_now("the position", |now| now.asked == Some(Side::First));
        assert_eq!((now.here, now.around.late, third.told), ([false, false], Some(0), 1));
        third.table.ask(Ask::Command(Side::First, host.passes(Side::First)));
        third.table.ask(Ask::Concede(Side::First));
        host.table.ask(Ask::Command(Side::First, host.passes(Side::First)));
        let mine = host.until_now("the other side is asked", |now| now.asked == Some(Side::Second));
        let seen = third.until_now("the same", |now| now.asked == Some(Side::Second));
        assert_eq!(seen.position.hash(), mine.position.hash());
        assert_eq!(mine.around.ending, None);
        drop((host, guest, third));
        super::leaving::all_left();
        let _ = std::fs::remove_dir_all(&folder);
    }

    #[test]
    fn two_friends_ask_grant_decline_leave_go_on_and_play_again() {
        let folder = std::env::temp_dir().join(format!("estafette-far-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let battle = library::open("skirmish", None).unwrap();
        let setup = Setup { take_backs: 20, ..Setup::new(battle, Side::First) };
        let invite = Far::Invite { setup: Box::new(setup), lan: false, network: Network::LOOPBACK };
        let mut host = Friend::sit(&folder, "Ney", invite);
        let join = Far::Join(host.code(), Network::LOOPBACK);
        let mut guest = Friend::sit(&folder, "Barclay", join);
        let terms = guest.offer("an offer");
        guest.table.ask(Ask::Agree(terms));
        host.until_now("the first question", |now| now.met && now.asked == Some(Side::First));
        assert_eq!(host.told, 1, "how the battle opened is told");
        guest.until_now("the guest is there", |now| now.met);

        // A draw is asked for, seen on both sides, and declined.
        let draw = Matter::Result { winner: None };
        guest.table.ask(Ask::Matter(Side::Second, draw.clone()));
        guest.until_now("what I ask for", |now| now.around.asking == Some(draw.clone()));
        let asked_for_draw = host.question("what he asks for", &draw);
        host.table.ask(Ask::Decline(asked_for_draw.clone()));
        guest.until("a no", |heard| matches!(heard, Heard::Declined(matter) if *matter == draw).then_some(()));
        guest.until_now("nothing is asked", |now| now.around.asking.is_none());

        // A command is taken back: nothing else is granted than what was read.
        host.table.ask(Ask::Command(Side::First, host.passes(Side::First)));
        let now = host.until_now("the other side is asked", |now| now.asked == Some(Side::Second));
        let to = now.around.take_back[0].unwrap();
        host.table.ask(Ask::TakeBack(Side::First));
        let asked = guest.question("a take-back", &Matter::Rewind { to });
        guest.table.ask(Ask::Grant(asked_for_draw));
        guest.until("a refusal", |heard| matches!(heard, Heard::Refused(_)).then_some(()));
        guest.table.ask(Ask::Grant(asked));
        host.until("agreed", |heard| {
            matches!(heard, Heard::Agreed(Matter::Rewind { to: back }) if *back == to).then_some(())
        });
        let now = host.until_now("asked again", |now| now.asked == Some(Side::First));
        assert_eq!(now.around.take_backs_left, [Some(19), Some(20)]);

        // Whoever asks and plays on asks no longer.
        host.table.ask(Ask::Matter(Side::First, Matter::Pause));
        guest.question("a pause", &Matter::Pause);
        host.table.ask(Ask::Command(Side::First, host.passes(Side::First)));
        let now = host.until_now("the other side is asked", |now| now.asked == Some(Side::Second));
        assert_eq!(now.around.asking, None);
        guest.until_now("my turn", |now| now.asked == Some(Side::Second) && now.around.asked.is_none());

        // They talk; what each said is kept where he can be told it again.
        let length = now.around.length;
        host.table.ask(Ask::Chat(String::from("your turn")));
        guest.until("a word", |heard| matches!(heard, Heard::Chat(text) if text == "your turn").then_some(()));
        guest.table.ask(Ask::Chat(String::from("let me think")));
        host.until("a word", |heard| matches!(heard, Heard::Chat(text) if text == "let me think").then_some(()));

        // The host leaves; the guest hears it; the host goes on, and his log is there again.
        let record = now.record.clone().unwrap();
        drop(host);
        guest.until("the way is lost", |heard| matches!(heard, Heard::Way(Way::Lost(_))).then_some(()));
        guest.until_now("nobody there", |now| !now.met);
        let mut host = Friend::sit(&folder, "Ney", Far::GoOn(record, Network::LOOPBACK));
        let code = host.code();
        host.until_now("the match again", |now| now.around.length > 4);
        assert!(host.told > 3, "{}", host.told);
        let said = |friend: &Friend| -> Vec<String> {
            assert!(friend.talk.iter().all(|spoken| spoken.before >= length), "{:?}", friend.talk);
            friend.talk.iter().map(|spoken| format!("{}: {}", spoken.name, spoken.text)).collect()
        };
        let talk = ["Ney: your turn", "Barclay: let me think"];
        assert_eq!(said(&host), talk, "and so is the talk");
        // The guest has closed the program, too, and comes back by the code.
        let record = guest.last.clone().and_then(|now| now.record.clone()).unwrap();
        drop(guest);
        super::leaving::all_left();
        let mut guest = Friend::sit(&folder, "Barclay", Far::Join(code, Network::LOOPBACK));
        guest.until_now("the match again", |now| now.met);
        assert_eq!(said(&guest), talk, "on both sides");
        host.until_now("he is there again", |now| now.met);
        // Both close it, and both choose to go on: each is at the port where he was, and no code is needed.
        let mine = host.last.clone().and_then(|now| now.record.clone()).unwrap();
        drop((host, guest));
        super::leaving::all_left();
        // The host's files have come to another machine, which asks before it signs anything.
        let ney = player(&folder, "Ney");
        std::fs::remove_dir_all(ney.folders.signed().0).unwrap();
        let elsewhere = Friend::sit(&folder, "Ney", Far::GoOn(mine.clone(), Network::LOOPBACK));
        let mut told = std::iter::from_fn(|| elsewhere.heard.recv_timeout(Duration::from_secs(60)).ok());
        let trouble = told.find_map(|heard| if let Heard::Trouble(text) = heard { Some(text) } else { None });
        let trouble = trouble.expect("a question");
        assert!(trouble.contains("not played on this machine"), "{trouble}");
        drop(elsewhere);
        super::leaving::all_left();
        crate::online::take_over(&ney, &mine).unwrap();
        let mut host = Friend::sit(&folder, "Ney", Far::GoOn(mine, Network::LOOPBACK));
        let mut guest = Friend::sit(&folder, "Barclay", Far::GoOn(record.clone(), Network::LOOPBACK));
        let now = guest.until_now("the match again", |now| now.met && now.asked == Some(Side::Second));
        assert_eq!(now.record, Some(record));
        assert!(guest.told > 3, "{}", guest.told);
        host.until_now("he is there again", |now| now.met);

        // The end, and another match with sides swapped.
        guest.table.ask(Ask::Concede(Side::Second));
        for friend in [&mut host, &mut guest] {
            let now = friend.until_now("the end", |now| now.closed);
            assert_eq!(now.around.ending, Some(net::entry::Ending::Conceded { by: Side::Second }));
        }
        host.table.ask(Ask::Rematch);
        let terms = guest.offer("a rematch");
        guest.table.ask(Ask::Agree(terms));
        let now = host.until_now("another match", |now| !now.closed && now.met && now.around.length > 1);
        assert_eq!(now.me, Side::Second, "sides are swapped");
        drop((host, guest));
        super::leaving::all_left();
        let _ = std::fs::remove_dir_all(&folder);
    }
}
