//! A desk on the network: a task of its own, so that no caller is ever waited for.

use super::limits::{Caller, DeskLimits, DeskStep};
use crate::quic::{Closed, Endpoint, Farewell, Goodbye, LARGEST_FRAME, Link, LinkMeter, Outbox};
use record::identity::PlayerKey;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// Time between two ticks of the desk.
const TICK: Duration = Duration::from_millis(250);
/// Frames from all callers that wait; readers wait when it is full.
const FRAMES: usize = 64;
/// Events that wait to be answered; the desk waits when the queue is full, and every caller who talks waits with it.
const HEARD: usize = 64;
/// Orders that wait to be carried out; the desk's owner waits when the queue is full. One message of a caller can be
/// news for all.
const ORDERS: usize = 64;
/// Bytes that may wait for one caller.
const ROOM: usize = 4 * LARGEST_FRAME;

/// Events of a desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeskEvent {
    /// A caller has come.
    Came(Caller),
    /// A caller sent this frame.
    Said(Caller, Vec<u8>),
    /// A caller is gone.
    Gone(Caller),
}

enum Order {
    Send(u64, Vec<u8>),
    Know(PlayerKey),
    Close(u64, Goodbye),
}

/// A desk that is open. It closes when it is dropped.
#[derive(Debug)]
pub struct OpenDesk {
    orders: mpsc::Sender<Order>,
    heard: mpsc::Receiver<DeskEvent>,
    task: JoinHandle<()>,
}

impl OpenDesk {
    /// Opens a desk to players who dial this endpoint for it. These keys are known from the start.
    pub fn open(endpoint: Arc<Endpoint>, known: &[PlayerKey]) -> OpenDesk {
        let (orders, orders_in) = mpsc::channel(ORDERS);
        let (said, heard) = mpsc::channel(HEARD);
        let mut desk = DeskLimits::default();
        known.iter().for_each(|key| desk.know(0, key));
        endpoint.open_desk(true);
        let room = Room {
            endpoint,
            desk,
            started: Instant::now(),
            links: BTreeMap::new(),
            next: 0,
            frames: mpsc::channel(FRAMES),
        };
        OpenDesk { orders, heard, task: tokio::spawn(room.run(orders_in, said)) }
    }

    /// The next event. The call may be dropped while it waits: nothing is lost.
    pub async fn hear(&mut self) -> Option<DeskEvent> {
        self.heard.recv().await
    }

    /// Answers over a link; one that takes nothing more is given up.
    pub async fn send(&self, link: u64, frame: Vec<u8>) {
        self.order(Order::Send(link, frame)).await;
    }

    /// From now on this key is no stranger's.
    pub async fn know(&self, key: PlayerKey) {
        self.order(Order::Know(key)).await;
    }

    /// Ends a link after what was sent over it.
    pub async fn close(&self, link: u64, goodbye: Goodbye) {
        self.order(Order::Close(link, goodbye)).await;
    }

    /// Says goodbye to all callers.
    pub async fn shut(self) {
        drop(self.orders);
        drop(self.heard);
        let _ = self.task.await;
    }

    async fn order(&self, order: Order) {
        // A task that has ended answers no orders.
        let _ = self.orders.send(order).await;
    }
}

struct Room {
    endpoint: Arc<Endpoint>,
    desk: DeskLimits,
    started: Instant,
    links: BTreeMap<u64, (Outbox, LinkMeter, JoinHandle<()>)>,
    next: u64,
    frames: (mpsc::Sender<Frame>, mpsc::Receiver<Frame>),
}

/// A frame that came over a link; `None` when the link is gone.
type Frame = (u64, Option<Vec<u8>>);

impl Room {
    async fn run(mut self, mut orders: mpsc::Receiver<Order>, said: mpsc::Sender<DeskEvent>) {
        let endpoint = Arc::clone(&self.endpoint);
        let mut tick = tokio::time::interval(TICK);
        tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        'open: loop {
            tokio::select! {
                order = orders.recv() => match order {
                    Some(order) => self.carry_out(order),
                    None => break,
                },
                link = endpoint.accept_caller() => match link {
                    Some(link) => self.take(link),
                    None => break,
                },
                frame = self.frames.1.recv() => match frame {
                    Some((link, Some(bytes))) => {
                        let now = self.now();
                        self.desk.receive(now, link, bytes);
                    }
                    Some((link, None)) => self.lost(link),
                    None => break,
                },
                _ = tick.tick() => {
                    let now = self.now();
                    self.desk.tick(now);
                }
            }
            while let Some(step) = self.desk.poll() {
                let heard = match step {
                    DeskStep::Came(caller) => DeskEvent::Came(caller),
                    DeskStep::Heard(caller, bytes) => DeskEvent::Said(caller, bytes),
                    DeskStep::Gone(caller) => DeskEvent::Gone(caller),
                    DeskStep::LetIn(link) => {
                        self.links.get(&link).iter().for_each(|(_, meter, _)| meter.let_in());
                        continue;
                    }
                    DeskStep::Close(link, goodbye) => {
                        self.hang_up(link, goodbye);
                        continue;
                    }
                };
                if !self.hand_on(heard, &said, &mut orders).await {
                    break 'open;
                }
            }
        }
        // The last frames still go out.
        while let Ok(order) = orders.try_recv() {
            self.carry_out(order);
        }
        self.shut().await;
    }

    /// Hands on an event; false if the owner takes no more. Orders are carried out meanwhile: the owner may wait with
    /// one before it takes the event.
    async fn hand_on(
        &mut self,
        heard: DeskEvent,
        said: &mpsc::Sender<DeskEvent>,
        orders: &mut mpsc::Receiver<Order>,
    ) -> bool {
        loop {
            tokio::select! {
                place = said.reserve() => return place.map(|place| place.send(heard)).is_ok(),
                order = orders.recv() => match order {
                    Some(order) => self.carry_out(order),
                    None => return false,
                },
            }
        }
    }

    fn carry_out(&mut self, order: Order) {
        match order {
            Order::Send(link, frame) => self.send(link, frame),
            Order::Know(key) => {
                let now = self.now();
                self.desk.know(now, &key);
            }
            Order::Close(link, goodbye) => self.desk.close(link, goodbye),
        }
    }

    fn now(&self) -> u64 {
        u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn take(&mut self, link: Link) {
        self.next += 1;
        let (id, key, meter) = (self.next, link.peer(), link.meter());
        let from = Some(link.network());
        let (sender, mut receiver) = link.split();
        let frames = self.frames.0.clone();
        let reader = tokio::spawn(async move {
            loop {
                let what: Result<Vec<u8>, Closed> = receiver.recv().await;
                let last = what.is_err();
                if frames.send((id, what.ok())).await.is_err() || last {
                    return;
                }
            }
        });
        self.links.insert(id, (Outbox::new(sender, ROOM), meter, reader));
        let now = self.now();
        self.desk.arrived(now, id, key, from);
    }

    fn send(&mut self, link: u64, frame: Vec<u8>) {
        if self.links.get(&link).is_some_and(|(outbox, ..)| !outbox.push(frame)) {
            self.lost(link);
        }
    }

    fn lost(&mut self, link: u64) {
        self.hang_up(link, Goodbye::new(Farewell::Busy, ""));
        self.desk.left(link);
    }

    fn hang_up(&mut self, link: u64, goodbye: Goodbye) {
        if let Some((outbox, _, reader)) = self.links.remove(&link) {
            reader.abort();
            drop(outbox.close(goodbye));
        }
    }

    async fn shut(mut self) {
        self.endpoint.open_desk(false);
        let writers: Vec<_> = std::mem::take(&mut self.links)
            .into_values()
            .map(|(outbox, _, reader)| {
                reader.abort();
                outbox.close(Goodbye::new(Farewell::Leaving, "the desk is closed for now"))
            })
            .collect();
        for writer in writers {
            let _ = writer.await;
        }
    }
}
