//! The one-time secret of an invitation: the joiner's proof of it, and the host's answer.

use crate::identity::PlayerKey;
use engine::digest::Hash;
use std::fmt;
use zeroize::Zeroize;

/// The tags that make one secret a key for one use only.
const TO_PLAY: &str = "estafette invitation";
const TO_WATCH: &str = "estafette watch";

/// Nine bytes that only the host and holders of the code know. No guest can guess 72 bits: wrong proofs do not close a
/// code, they only slow down the address they come from.
#[derive(Clone)]
pub struct Secret([u8; 9]);

impl Secret {
    /// The secret of these bytes.
    pub const fn from_bytes(bytes: [u8; 9]) -> Secret {
        Secret(bytes)
    }

    /// The bytes, to be written into a code.
    pub const fn expose(&self) -> &[u8; 9] {
        &self.0
    }
}

impl Drop for Secret {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}

impl PartialEq for Secret {
    fn eq(&self, other: &Secret) -> bool {
        self.key(TO_PLAY) == other.key(TO_PLAY)
    }
}

impl Eq for Secret {}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl Secret {
    /// The secret as a key for BLAKE3, of its own for each use. These hashes compare in constant time.
    fn key(&self, tag: &str) -> blake3::Hash {
        let Hash(key) = Hash::of_bytes(tag, &self.0);
        key.into()
    }

    fn prove(&self, tag: &str, exporter: &[u8; 32], host: &PlayerKey, guest: &PlayerKey) -> [u8; 32] {
        let message = [exporter, host.as_bytes(), guest.as_bytes()].map(|part| &part[..]).concat();
        *blake3::keyed_hash(self.key(tag).as_bytes(), &message).as_bytes()
    }
}

/// Proof that the joiner knows the secret: good on this connection and between these two players only.
pub fn proof(secret: &Secret, exporter: &[u8; 32], host: &PlayerKey, joiner: &PlayerKey) -> [u8; 32] {
    secret.prove(TO_PLAY, exporter, host, joiner)
}

/// A spectator's proof that it knows the secret of a watch code, made in the same way.
pub fn watch_proof(secret: &Secret, exporter: &[u8; 32], host: &PlayerKey, spectator: &PlayerKey) -> [u8; 32] {
    secret.prove(TO_WATCH, exporter, host, spectator)
}

/// Whether a spectator has proven the secret of a watch code. It compares in constant time.
pub fn is_watch_proof(
    secret: &Secret,
    exporter: &[u8; 32],
    host: &PlayerKey,
    spectator: &PlayerKey,
    given: &[u8; 32],
) -> bool {
    blake3::Hash::from(watch_proof(secret, exporter, host, spectator)) == blake3::Hash::from(*given)
}

/// An invitation that its host holds open.
#[derive(Debug)]
pub struct OpenInvitation {
    secret: Secret,
    expires: u64,
    winner: Option<PlayerKey>,
}

impl OpenInvitation {
    /// Open until this moment, in seconds since 1970.
    pub const fn new(secret: Secret, expires: u64) -> OpenInvitation {
        OpenInvitation { secret, expires, winner: None }
    }

    /// Checks a joiner's proof. The first right one spends the invitation; its joiner may come again, in case the
    /// connection broke before the answer arrived.
    pub fn admit(
        &mut self,
        now: u64,
        exporter: &[u8; 32],
        host: &PlayerKey,
        joiner: &PlayerKey,
        given: &[u8; 32],
    ) -> Result<(), InvitationRefusal> {
        // In constant time: blake3's hashes compare so.
        let right = blake3::Hash::from(proof(&self.secret, exporter, host, joiner)) == blake3::Hash::from(*given);
        match self.winner {
            Some(winner) if right && winner == *joiner => return Ok(()),
            Some(_) => return Err(InvitationRefusal::Spent),
            None => {}
        }
        if now > self.expires {
            return Err(InvitationRefusal::Expired);
        }
        if !right {
            return Err(InvitationRefusal::Wrong);
        }
        self.winner = Some(*joiner);
        Ok(())
    }

    /// Whether someone can still be let in.
    pub fn is_open(&self, now: u64) -> bool {
        self.winner.is_none() && now <= self.expires
    }

    /// The player who was let in.
    pub const fn winner(&self) -> Option<PlayerKey> {
        self.winner
    }
}

/// The reason a joiner is not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvitationRefusal {
    /// Someone else was let in.
    Spent,
    /// Its time is over.
    Expired,
    /// The joiner does not hold the secret.
    Wrong,
}

impl InvitationRefusal {
    /// All of them.
    pub const ALL: [InvitationRefusal; 3] =
        [InvitationRefusal::Spent, InvitationRefusal::Expired, InvitationRefusal::Wrong];

    /// A short name that stays the same in every language, and travels to the joiner.
    pub const fn name(self) -> &'static str {
        match self {
            InvitationRefusal::Spent => "invitation-spent",
            InvitationRefusal::Expired => "invitation-expired",
            InvitationRefusal::Wrong => "invitation-wrong",
        }
    }

    /// The refusal with this name.
    pub fn from_name(name: &str) -> Option<InvitationRefusal> {
        InvitationRefusal::ALL.into_iter().find(|refusal| refusal.name() == name)
    }
}

impl fmt::Display for InvitationRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            InvitationRefusal::Spent => {
                "this invitation has been used: someone has joined with it; ask the host for a new one"
            }
            InvitationRefusal::Expired => "this invitation has expired; ask the host for a new one",
            InvitationRefusal::Wrong => {
                "this code does not fit the host's invitation; ask the host for the newest code"
            }
        })
    }
}

impl std::error::Error for InvitationRefusal {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::identity::Identity;
    use crate::seed::Seed;

    const EXPORTER: [u8; 32] = [7; 32];

    fn key(seed: u8) -> PlayerKey {
        Identity::from_seed(&Seed::from_bytes([seed; 32])).key()
    }

    fn secret() -> Secret {
        Secret::from_bytes([3; 9])
    }

    fn right(joiner: u8) -> [u8; 32] {
        proof(&secret(), &EXPORTER, &key(1), &key(joiner))
    }

    #[test]
    fn the_first_right_proof_spends_it() {
        let mut open = OpenInvitation::new(secret(), 100);
        assert!(open.is_open(100));
        assert_eq!(open.admit(100, &EXPORTER, &key(1), &key(2), &right(2)), Ok(()));
        assert!(!open.is_open(100));
        assert_eq!(open.winner(), Some(key(2)));
        assert_eq!(open.admit(100, &EXPORTER, &key(1), &key(3), &right(3)), Err(InvitationRefusal::Spent));
        assert_eq!(open.admit(200, &EXPORTER, &key(1), &key(2), &right(2)), Ok(()), "his own, again");
    }

    #[test]
    fn wrong_tries_close_nothing() {
        let mut open = OpenInvitation::new(secret(), 100);
        for _ in 0..1000 {
            assert!(open.is_open(1));
            assert_eq!(open.admit(1, &EXPORTER, &key(1), &key(2), &[0; 32]), Err(InvitationRefusal::Wrong));
        }
        assert_eq!(open.admit(1, &EXPORTER, &key(1), &key(3), &right(3)), Ok(()));
    }

    #[test]
    fn it_ends_in_time() {
        let mut open = OpenInvitation::new(secret(), 100);
        assert_eq!(open.admit(101, &EXPORTER, &key(1), &key(2), &right(2)), Err(InvitationRefusal::Expired));
        assert!(!open.is_open(101) && open.is_open(100));
    }

    #[test]
    fn a_proof_is_for_one_secret_one_connection_and_two_players() {
        let all = [
            proof(&secret(), &EXPORTER, &key(1), &key(2)),
            proof(&Secret::from_bytes([4; 9]), &EXPORTER, &key(1), &key(2)),
            proof(&secret(), &[8; 32], &key(1), &key(2)),
            proof(&secret(), &EXPORTER, &key(2), &key(1)),
            proof(&secret(), &EXPORTER, &key(1), &key(3)),
        ];
        for (place, one) in all.iter().enumerate() {
            assert!(!all[place + 1..].contains(one));
        }
    }

    #[test]
    fn a_secret_is_never_shown_and_a_refusal_keeps_its_name() {
        assert_eq!(format!("{:?}", secret()), "Secret(..)");
        for refusal in InvitationRefusal::ALL {
            assert_eq!(InvitationRefusal::from_name(refusal.name()), Some(refusal));
        }
    }
}
