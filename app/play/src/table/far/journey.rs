//! The way to a friend far away, and the match there.

use super::super::handle::{Sat, Table, Wishing, all_left};
use super::super::heard::{ConnectionState, Heard, Voice, Wake};
use super::super::network::Network;
use super::super::seat::LocalPlayer;
use super::super::watch;
use super::super::wish::Wish;
use super::guest::Guest;
use super::host::{Hosting, host};
use super::join::{Joining, call};
use crate::MESSAGES;
use crate::setup::Setup;
use crate::shelf::BattleShelf;
use crate::words::understood;
use language::say;
use net::driver::Arrived;
use net::lan::FoundInvitation;
use record::identity::PlayerKey;
use replay::words;
use std::path::PathBuf;
use std::sync::Arc;
use tokio::sync::mpsc;

/// Wishes that may wait for the driver; a person is slower.
const QUEUE: usize = 64;
/// Time for which a code is good, in hours.
const HOURS: u64 = 24;

/// The means by which two friends meet.
pub enum Far {
    /// By inviting one to this.
    Invite {
        /// The settings offered.
        setup: Box<Setup>,
        /// Whether it is announced on this network, too.
        lan: bool,
        /// Over the internet, or on this computer only.
        network: Network,
    },
    /// By challenging a player on this network, who alone may come in.
    Challenge {
        /// The settings offered.
        setup: Box<Setup>,
        /// The player it is for.
        whom: PlayerKey,
        /// The network.
        network: Network,
    },
    /// By the code of an invitation, or of a match that goes on.
    Join(String, Network),
    /// By an open invitation on this network.
    Lan(Box<FoundInvitation>, Network),
    /// Not at all: a match of others is watched, by its code.
    Watch(String, Network),
    /// By going on with the match of this record. The friend is looked for at the last known place, and there is a code.
    GoOn(PathBuf, Network),
}

impl Table {
    /// Sits down with a friend far away. The shelf holds the battles that are known here.
    pub fn far(player: LocalPlayer, far: Far, shelf: BattleShelf, wake: Arc<dyn Fn() + Send + Sync>) -> Sat {
        let (wish, wishes) = wishing();
        Table::served(wake, wish, move |voice, _| {
            let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
            runtime.block_on(travel(&player, far, shelf, wishes, voice))
        })
    }
}

/// A seat at a table that is laid elsewhere: the guest in it, and the table as the guest sees it. The owner of the other table
/// carries the match out; it is left when the table is dropped.
pub fn guest_seat(shelf: BattleShelf, wake: Wake) -> (Guest, Sat) {
    let (voice, heard) = Voice::new(wake);
    let (wish, wishes) = wishing();
    (Guest { voice, wishes, code: None, shelf }, (Table::elsewhere(wish), heard))
}

/// A sender of wishes for a driver, and the end that receives them.
fn wishing() -> (Wishing, mpsc::Receiver<Wish>) {
    let (send, wishes) = mpsc::channel(QUEUE);
    (Box::new(move |wish| drop(send.try_send(wish))), wishes)
}

/// The purpose of a player.
enum Goal {
    Host(Hosting),
    Join(Joining),
}

async fn travel(
    player: &LocalPlayer,
    far: Far,
    mut shelf: BattleShelf,
    mut wishes: mpsc::Receiver<Wish>,
    voice: &Voice,
) -> anyhow::Result<()> {
    let resumed = matches!(far, Far::GoOn(..));
    let (goal, network) = match far {
        // No wish reaches the match of others.
        Far::Watch(code, network) => {
            return watch::watch(player, code.trim(), network, left(&mut wishes), voice).await;
        }
        Far::Invite { setup, lan, network } => {
            shelf = shelf.with(setup.battle.clone());
            let terms = Box::new(setup.terms());
            (Goal::Host(Hosting::New { battle: Box::new(setup.battle), terms, lan, hours: HOURS }), network)
        }
        Far::Challenge { setup, whom, network } => {
            shelf = shelf.with(setup.battle.clone());
            let terms = Box::new(setup.terms());
            (Goal::Host(Hosting::Challenge { battle: Box::new(setup.battle), terms, whom }), network)
        }
        Far::GoOn(path, network) => (Goal::Host(Hosting::Resume(path)), network),
        Far::Join(code, network) => (Goal::Join(Joining::Code(code.trim().to_owned())), network),
        Far::Lan(found, network) => (Goal::Join(Joining::Lan(found)), network),
    };
    // A match that is taken up again may be one whose table was left a moment ago.
    tokio::task::spawn_blocking(all_left).await?;
    let hosts = matches!(goal, Goal::Host(_));
    let laid = match goal {
        Goal::Host(hosting) => unless_left(host(player, hosting, network), &mut wishes).await?,
        Goal::Join(joining) => {
            let calling = call(player, joining, network, shelf.clone());
            let Some(call) = unless_left(calling, &mut wishes).await? else { return Ok(()) };
            voice.say(call.knocks().map(Heard::Word));
            // A host may think for long at the door.
            unless_left(call.sit(player), &mut wishes).await?
        }
    };
    let Some(laid) = laid else { return Ok(()) };
    let code = laid.code.clone().map(|code| (code, laid.remarks.clone()));
    voice.say(code.clone().map(|(code, remarks)| Heard::Laid(code, remarks)));
    let guest = Guest { voice: voice.clone(), wishes, code: code.filter(|_| resumed), shelf };
    // After a match the player stays for another one.
    let laid = if hosts { laid.showing() } else { laid };
    let journey = laid.staying().play_with(player, &mut *guest.hand()).await?;
    voice.say(Heard::Way(ConnectionState::Closed));
    match journey.arrived {
        Arrived::Over | Arrived::Left => {}
        Arrived::Stopped(verdict) => voice.trouble(words::verdict(&verdict)),
        Arrived::NoMatch(fault) => voice.trouble(fault),
        Arrived::Disk(error) => {
            voice.trouble(say!(MESSAGES, "play-match-disk", error = understood(&error.to_string())));
        }
    }
    Ok(())
}

/// Does this until it is done, or nothing if the player leaves before: a dial ends with it at once. Before an offer there is
/// nothing to wish for but to leave.
async fn unless_left<T>(
    doing: impl Future<Output = anyhow::Result<T>>,
    wishes: &mut mpsc::Receiver<Wish>,
) -> anyhow::Result<Option<T>> {
    tokio::select! {
        done = doing => done.map(Some),
        () = left(wishes) => Ok(None),
    }
}

/// Waits until the player leaves; wishes until then are dropped.
async fn left(wishes: &mut mpsc::Receiver<Wish>) {
    while wishes.recv().await.is_some() {}
}
