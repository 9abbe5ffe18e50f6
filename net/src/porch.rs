//! Before the door of a host: a guest who dials waits here until it has said hello and may come in.
//!
//! Many may wait at a time, so that no guest takes another's place by dialling more often. A guest has one thing to
//! say, a hello, and little time for it. A guest who proves the code goes in at once, even after many wrong tries of
//! others. A wrong proof is answered later and later, for the address it comes from. A guest who knocks is a question
//! to the host, by its key, and the question ends with its link. It knows no socket and no clock.

use crate::places::{NOWHERE, PlaceHold, Places, WrongTries};
use crate::quic::{Farewell, Goodbye};
use record::allowance::Allowance;
use record::header::{PROTOCOL, as_name};
use record::identity::PlayerKey;
use record::lobby::{Admission, LobbyFault};
use record::message::{Hello, Message};
use std::collections::VecDeque;
use std::net::IpAddr;

/// Guests that may wait at a time, in all and from one network. They are enough that a friend with a slow line is not
/// pushed out before its hello is here. That holds even against a program that dials dozens of times a second from the
/// same address.
const MOST_GUESTS: usize = 32;
const MOST_FROM_ONE: usize = 8;
/// Time a guest may take for its hello, in milliseconds: programs say it at once.
const PATIENCE: u64 = 5_000;
/// Messages of a guest, at once and a second: its hello, which it repeats every two seconds until it is answered.
const MESSAGES: (u64, u64) = (16, 1);
/// Number of guests turned away that are reported one by one; later only now and then, so that a flood does not fill a
/// screen.
const TOLD_OF: u32 = 4;

/// Actions that the porch asks for, in this order.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Send over this link.
    Send(u64, Vec<u8>),
    /// Close this link after what was sent over it.
    Close(u64, Goodbye),
    /// A guest knocks, and the host is to be asked.
    Knock(String, PlayerKey),
    /// The guest who knocked with this key is gone.
    Gone(PlayerKey),
    /// The guest at this link comes in, with this hello.
    Enter(u64, Box<Hello>),
    /// A guest was turned away; the number is the count so far.
    TurnedAway(LobbyFault, u32),
}

#[derive(Debug)]
struct Guest {
    link: u64,
    key: PlayerKey,
    exporter: [u8; 32],
    since: u64,
    stage: Stage,
    messages: Allowance,
}

#[derive(Debug)]
enum Stage {
    /// The guest has not said hello.
    Silent,
    /// The host is asked whether the guest may come in.
    Knocking(Box<Hello>),
    /// The guest may not come in, and is told so at this time.
    Refused(u64, LobbyFault),
}

impl Guest {
    fn hold(&self) -> PlaceHold {
        match self.stage {
            Stage::Refused(..) => PlaceHold::None,
            Stage::Silent => PlaceHold::Loose,
            Stage::Knocking(_) => PlaceHold::Some,
        }
    }
}

/// The guests who wait before the door.
#[derive(Debug)]
pub(crate) struct Porch {
    guests: Places<Guest>,
    wrong: WrongTries,
    turned_away: u32,
    steps: VecDeque<Step>,
}

impl Default for Porch {
    fn default() -> Porch {
        let guests = Places::new(MOST_GUESTS, MOST_FROM_ONE);
        Porch { guests, wrong: WrongTries::default(), turned_away: 0, steps: VecDeque::new() }
    }
}

impl Porch {
    /// Removes and returns the next action.
    pub(crate) fn poll(&mut self) -> Option<Step> {
        self.steps.pop_front()
    }

    /// A guest dialled from this address; its key is proven, and the exporter is the same 32 secret bytes on both
    /// sides.
    pub(crate) fn arrived(&mut self, now: u64, link: u64, key: PlayerKey, exporter: [u8; 32], from: Option<IpAddr>) {
        // A guest who dials again has lost the old link, whether it knows or not.
        if let Some(old) = self.guests.leave(|guest| guest.key == key) {
            self.let_go(old, Goodbye::new(Farewell::Replaced, "another connection is kept"));
        }
        let from = from.unwrap_or(NOWHERE);
        let busy = || Goodbye::new(Farewell::Busy, "too many connections at once");
        match self.guests.make_room(from, Guest::hold) {
            Ok(Some(gone)) => self.let_go(gone, busy()),
            Ok(None) => {}
            Err(_) => return self.steps.push_back(Step::Close(link, busy())),
        }
        let messages = Allowance::new(MESSAGES.0, MESSAGES.1, now);
        self.guests.take(from, Guest { link, key, exporter, since: now, stage: Stage::Silent, messages });
    }

    /// A link is gone.
    pub(crate) fn left(&mut self, link: u64) {
        if let Some(guest) = self.guests.leave(|guest| guest.link == link) {
            self.gone(&guest);
        }
    }

    /// Something came over a link. `gate` says whether the guest who says this hello may come in.
    pub(crate) fn receive(
        &mut self,
        now: u64,
        link: u64,
        bytes: &[u8],
        gate: &mut dyn FnMut(&Hello, &PlayerKey, &[u8; 32]) -> Admission,
    ) {
        let Some(guest) = self.guests.iter_mut().find(|guest| guest.link == link) else { return };
        if !guest.messages.has(now, 1) {
            return self.misbehaved(link, "the guest sent too much before being let in");
        }
        guest.messages.spend(1);
        let Ok(Message::Hello(mut hello)) = Message::decode(bytes) else {
            return self.misbehaved(link, "the first message must say which player connects");
        };
        if !matches!(guest.stage, Stage::Silent) {
            // The guest repeats itself until it is answered.
            return;
        }
        hello.name = as_name(&hello.name);
        if hello.protocol != PROTOCOL {
            let text = format!(
                "the host's program speaks protocol {PROTOCOL} and yours {}; both of you need the same version",
                hello.protocol
            );
            return self.refuse(link, LobbyFault::new("other-version", text));
        }
        match gate(&hello, &guest.key, &guest.exporter) {
            Admission::Admit => self.enter(link, Box::new(hello)),
            Admission::Ask => {
                let key = guest.key;
                self.steps.push_back(Step::Knock(hello.name.clone(), key));
                guest.stage = Stage::Knocking(Box::new(hello));
            }
            Admission::Refuse(fault) => self.not_now(now, link, fault),
        }
    }

    /// The host lets in the guest who knocks with this key. Returns whether there is one.
    pub(crate) fn admit(&mut self, key: &PlayerKey) -> bool {
        let knocking = self.guests.iter().find_map(|guest| match &guest.stage {
            Stage::Knocking(hello) if guest.key == *key => Some((guest.link, hello.clone())),
            _ => None,
        });
        let Some((link, hello)) = knocking else { return false };
        self.enter(link, hello);
        true
    }

    /// The host turns away the guest who knocks with this key. Returns whether there is one.
    pub(crate) fn turn_away(&mut self, key: &PlayerKey) -> bool {
        let knocks = |guest: &&Guest| guest.key == *key && matches!(guest.stage, Stage::Knocking(_));
        let Some(link) = self.guests.iter().find(knocks).map(|guest| guest.link) else { return false };
        self.refuse(link, LobbyFault::new("not-welcome", "the host did not accept"));
        true
    }

    /// Time has passed.
    pub(crate) fn tick(&mut self, now: u64) {
        let due: Vec<(u64, Option<LobbyFault>)> = self
            .guests
            .iter()
            .filter_map(|guest| match &guest.stage {
                Stage::Silent => (now > guest.since.saturating_add(PATIENCE)).then_some((guest.link, None)),
                Stage::Refused(at, fault) => (now >= *at).then(|| (guest.link, Some(fault.clone()))),
                Stage::Knocking(_) => None,
            })
            .collect();
        for (link, fault) in due {
            match fault {
                Some(fault) => self.refuse(link, fault),
                None => self.close(link, Goodbye::new(Farewell::Busy, "no message for too long")),
            }
        }
    }

    /// The host waits for no guest any more.
    pub(crate) fn close_all(&mut self, goodbye: &Goodbye) {
        let all: Vec<Guest> = self.guests.clear().collect();
        for guest in all {
            self.let_go(guest, goodbye.clone());
        }
    }

    fn enter(&mut self, link: u64, hello: Box<Hello>) {
        self.guests.leave(|guest| guest.link == link);
        self.steps.push_back(Step::Enter(link, hello));
    }

    /// The guest may not come in. If its network has tried often it waits for the answer, and its place is the first to
    /// go.
    fn not_now(&mut self, now: u64, link: u64, fault: LobbyFault) {
        let network = self.guests.network(|guest| guest.link == link).unwrap_or(NOWHERE);
        let wait = self.wrong.count(network);
        if wait == 0 {
            return self.refuse(link, fault);
        }
        if let Some(guest) = self.guests.iter_mut().find(|guest| guest.link == link) {
            guest.stage = Stage::Refused(now.saturating_add(wait), fault);
        }
    }

    fn refuse(&mut self, link: u64, fault: LobbyFault) {
        let refused = Message::Refused { name: fault.name.clone(), text: fault.text.clone() };
        self.steps.push_back(Step::Send(link, refused.encode()));
        self.close(link, Goodbye::new(Farewell::Refused, &fault.text));
        self.turned_away = self.turned_away.saturating_add(1);
        if self.turned_away <= TOLD_OF || self.turned_away.is_power_of_two() {
            self.steps.push_back(Step::TurnedAway(fault, self.turned_away));
        }
    }

    fn misbehaved(&mut self, link: u64, why: &str) {
        self.close(link, Goodbye::new(Farewell::Misbehaved, why));
    }

    fn close(&mut self, link: u64, goodbye: Goodbye) {
        if let Some(guest) = self.guests.leave(|guest| guest.link == link) {
            self.let_go(guest, goodbye);
        }
    }

    fn let_go(&mut self, guest: Guest, goodbye: Goodbye) {
        self.gone(&guest);
        self.steps.push_back(Step::Close(guest.link, goodbye));
    }

    /// The question goes with the guest it was about.
    fn gone(&mut self, guest: &Guest) {
        if matches!(guest.stage, Stage::Knocking(_)) {
            self.steps.push_back(Step::Gone(guest.key));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::places::FREE_TRIES;
    use record::identity::Identity;
    use record::message::Entrance;
    use record::seed::Seed;
    use std::net::Ipv4Addr;

    fn key(who: u16) -> PlayerKey {
        let [high, low] = who.to_be_bytes();
        Identity::from_seed(&Seed::from_bytes(std::array::from_fn(|place| if place == 0 { high } else { low }))).key()
    }

    fn at(host: u8) -> Option<IpAddr> {
        Some(Ipv4Addr::new(192, 0, 2, host).into())
    }

    fn hello(entrance: Entrance) -> Vec<u8> {
        let (program, name) = (String::from("1"), String::from("Ney"));
        Message::Hello(Hello { protocol: PROTOCOL, program, name, entrance }).encode()
    }

    /// A gate that knows one proof, and asks about guests.
    fn gate(hello: &Hello, _: &PlayerKey, _: &[u8; 32]) -> Admission {
        match hello.entrance {
            Entrance::Code { proof } if proof == [7; 32] => Admission::Admit,
            Entrance::Code { .. } => Admission::Refuse(LobbyFault::new("invitation-wrong", "no")),
            Entrance::Knock | Entrance::Again => Admission::Ask,
        }
    }

    fn steps(porch: &mut Porch) -> Vec<Step> {
        std::iter::from_fn(|| porch.poll()).collect()
    }

    fn enters(porch: &mut Porch, link: u64) -> bool {
        steps(porch).iter().any(|step| matches!(step, Step::Enter(entered, _) if *entered == link))
    }

    #[test]
    fn a_thousand_wrong_proofs_from_the_same_address_do_not_keep_the_friend_out() {
        let mut porch = Porch::default();
        let mut answered = 0;
        for try_ in 0..1000u16 {
            let (now, link) = (u64::from(try_), u64::from(try_));
            porch.arrived(now, link, key(try_), [0; 32], at(1));
            porch.receive(now, link, &hello(Entrance::Code { proof: [1; 32] }), &mut gate);
            answered += steps(&mut porch).iter().filter(|step| matches!(step, Step::Send(..))).count();
            porch.tick(now);
        }
        assert_eq!(answered, FREE_TRIES as usize, "within a second");
        assert!(porch.guests.len() <= MOST_FROM_ONE);
        porch.arrived(1000, 5000, key(5000), [0; 32], at(1));
        porch.receive(1000, 5000, &hello(Entrance::Code { proof: [7; 32] }), &mut gate);
        assert!(enters(&mut porch, 5000));
    }

    #[test]
    fn a_silent_guest_has_little_time_and_a_talking_one_little_to_say() {
        let mut porch = Porch::default();
        porch.arrived(0, 1, key(1), [0; 32], at(1));
        porch.tick(PATIENCE);
        assert!(steps(&mut porch).is_empty());
        porch.tick(PATIENCE + 1);
        assert!(matches!(&steps(&mut porch)[..], [Step::Close(1, goodbye)] if goodbye.kind == Farewell::Busy));
        // Anything but a hello is too much.
        porch.arrived(0, 2, key(2), [0; 32], at(1));
        porch.receive(0, 2, &Message::Ping { at: 0 }.encode(), &mut gate);
        assert!(matches!(&steps(&mut porch)[..], [Step::Close(2, goodbye)] if goodbye.kind == Farewell::Misbehaved));
        // One question for one guest, even if it repeats itself; and in the end it goes.
        porch.arrived(0, 3, key(3), [0; 32], at(1));
        for _ in 0..MESSAGES.0 {
            porch.receive(0, 3, &hello(Entrance::Knock), &mut gate);
        }
        assert_eq!(steps(&mut porch), [Step::Knock(String::from("Ney"), key(3))]);
        porch.receive(0, 3, &hello(Entrance::Knock), &mut gate);
        assert!(matches!(&steps(&mut porch)[..], [Step::Gone(gone), Step::Close(3, _)] if *gone == key(3)));
    }

    #[test]
    fn a_welcome_is_for_a_key_and_ends_with_its_link() {
        let mut porch = Porch::default();
        porch.arrived(0, 1, key(1), [0; 32], at(1));
        porch.receive(0, 1, &hello(Entrance::Knock), &mut gate);
        porch.left(1);
        assert_eq!(steps(&mut porch), [Step::Knock(String::from("Ney"), key(1)), Step::Gone(key(1))]);
        // A silent guest comes first, and then the friend's own new link, which has not knocked again.
        porch.arrived(1, 2, key(2), [0; 32], at(1));
        porch.arrived(1, 3, key(1), [0; 32], at(1));
        assert!(!porch.admit(&key(1)) && !porch.admit(&key(2)) && !porch.turn_away(&key(2)));
        assert!(steps(&mut porch).is_empty());
        porch.receive(2, 3, &hello(Entrance::Knock), &mut gate);
        assert!(!porch.admit(&key(2)) && porch.admit(&key(1)));
        assert!(enters(&mut porch, 3));
    }

    #[test]
    fn guests_that_knock_and_guests_that_hold_places_keep_no_friend_out() {
        let mut porch = Porch::default();
        for link in 0..200 {
            porch.arrived(0, link, key(link as u16), [0; 32], at(link as u8 % 10));
            if link % 2 == 0 {
                porch.receive(0, link, &hello(Entrance::Knock), &mut gate);
            }
            assert!(porch.guests.len() <= MOST_GUESTS);
        }
        porch.arrived(0, 1000, key(1000), [0; 32], at(99));
        for link in 200..300 {
            porch.arrived(0, link, key(link as u16), [0; 32], at(link as u8 % 10));
        }
        porch.receive(1, 1000, &hello(Entrance::Code { proof: [7; 32] }), &mut gate);
        assert!(enters(&mut porch, 1000));
        let told = steps(&mut porch).len();
        assert_eq!(told, 0);
    }

    #[test]
    fn a_siege_does_not_fill_the_screen() {
        let mut porch = Porch::default();
        let mut told = 0;
        for link in 0..1000 {
            porch.arrived(link, link, key(link as u16), [0; 32], Some(Ipv4Addr::from_bits(link as u32).into()));
            porch.receive(link, link, &hello(Entrance::Code { proof: [1; 32] }), &mut gate);
            told += steps(&mut porch).iter().filter(|step| matches!(step, Step::TurnedAway(..))).count();
        }
        assert!(told < 16, "{told}");
        assert!(porch.wrong.networks() <= 256);
    }
}
