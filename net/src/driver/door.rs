//! A guest who dials a host, until it is let in: its link waits on the porch, and the match does not hear of it.

use super::news::News;
use super::{Driver, Post};
use crate::porch::{Porch, Step};
use crate::quic::{Farewell, Goodbye, Link};
use record::expect::Expect;
use record::identity::PlayerKey;
use record::lobby::LobbyFault;
use record::message::Hello;
use record::session::Session;
use std::collections::BTreeMap;

/// Guests who wait at the door, and their links.
#[derive(Default)]
pub(super) struct Door {
    porch: Porch,
    links: BTreeMap<u64, Post>,
    /// The players that the endpoint lets through, as it was told.
    guarded: Option<(Expect, bool)>,
}

impl Door {
    /// Whether this link waits here.
    pub(super) fn has(&self, link: u64) -> bool {
        self.links.contains_key(&link)
    }
}

impl Driver {
    /// During a match only the other player gets through the handshake, or a guest who may watch.
    pub(super) fn guard(&mut self) {
        let expect = self.peer.expects().map_or(Expect::Anyone, Expect::Key);
        let watched =
            self.peer.session().map(Session::course).is_some_and(|course| course.header().terms.watch.is_some());
        if self.door.guarded != Some((expect, watched)) {
            self.door.guarded = Some((expect, watched));
            self.endpoint.admit(expect);
            self.endpoint.admit_watchers(watched);
        }
    }

    /// A guest dialled who has yet to say hello.
    pub(super) fn wait_at_door(&mut self, link: Link) {
        let (key, exporter) = (link.peer(), *link.exporter());
        let from = Some(link.network());
        let post = self.post(link);
        let (now, id) = (self.now(), post.id);
        self.door.links.insert(id, post);
        self.door.porch.arrived(now, id, key, exporter, from);
    }

    /// A frame came from a waiting guest, or its link ended.
    pub(super) fn heard_at_door(&mut self, link: u64, what: Result<Vec<u8>, String>) {
        let now = self.now();
        match what {
            Ok(bytes) => {
                let peer = &mut self.peer;
                let mut gate = |hello: &Hello, key: &PlayerKey, exporter: &[u8; 32]| peer.examine(hello, key, exporter);
                self.door.porch.receive(now, link, &bytes, &mut gate);
            }
            Err(_) => {
                if let Some(post) = self.door.links.remove(&link) {
                    drop(self.end(post, Goodbye::new(Farewell::Done, "")));
                }
                self.door.porch.left(link);
            }
        }
    }

    pub(super) fn tick_at_door(&mut self) {
        let now = self.now();
        self.door.porch.tick(now);
    }

    /// The host's answer about the guest who knocks with this key. If that guest has gone, no other is let in.
    pub(super) fn answer_knock(&mut self, key: PlayerKey, welcome: bool) {
        let now = self.now();
        let heard = match welcome {
            true => self.door.porch.admit(&key),
            false => self.door.porch.turn_away(&key),
        };
        if !heard && !self.peer.answer_knock(now, &key, welcome) {
            self.tell(News::KnockGone(key));
        }
    }

    /// Carries out the actions of the porch.
    pub(super) fn carry_out_at_door(&mut self) {
        while let Some(step) = self.door.porch.poll() {
            match step {
                Step::Send(link, bytes) => {
                    // A guest whose line takes nothing more is closed next.
                    let _ = self.door.links.get(&link).is_none_or(|post| post.outbox.push(bytes));
                }
                Step::Close(link, goodbye) => {
                    if let Some(post) = self.door.links.remove(&link) {
                        drop(self.end(post, goodbye));
                    }
                }
                Step::Knock(name, key) => self.tell(News::Knock { name, key }),
                Step::Gone(key) => self.tell(News::KnockGone(key)),
                Step::Enter(link, hello) => self.enter(link, &hello),
                Step::TurnedAway(fault, count) => self.tell_turned_away(&fault, count),
            }
        }
    }

    /// The guest at this link comes in, and no other is waited for.
    fn enter(&mut self, link: u64, hello: &Hello) {
        let Some(post) = self.door.links.remove(&link) else { return };
        if self.current.is_some() {
            self.hang_up(&Goodbye::new(Farewell::Busy, "another guest was let in"));
        }
        self.generation = self.generation.max(post.rank.generation);
        post.meter.let_in();
        let (key, exporter, address) = (post.key, post.exporter, post.address);
        self.current = Some(post);
        self.own.seen = None;
        self.tell(News::Connected { key, address });
        let now = self.now();
        self.peer.let_in(now, key, exporter, hello);
        self.nobody_waits(&Goodbye::new(Farewell::Busy, "another guest was let in"));
    }

    pub(super) fn nobody_waits(&mut self, goodbye: &Goodbye) {
        self.door.porch.close_all(goodbye);
    }

    fn tell_turned_away(&self, fault: &LobbyFault, count: u32) {
        let often = if count > 1 { format!(" ({count} so far)") } else { String::new() };
        let text = format!("A guest was not let in: {}{often}. The player you expect can still join.", fault.name);
        self.tell(News::TurnedAway(text));
    }
}
