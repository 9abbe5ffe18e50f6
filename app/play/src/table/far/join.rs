//! A guest comes to a host's table, by a code or on one network.

use super::super::matches::find_match;
use super::super::network::{Network, known};
use super::super::seat::LocalPlayer;
use super::super::words::knocked;
use super::drive::{Going, LaidTable, Ways, lay, resumed};
use crate::MESSAGES;
use crate::shelf::BattleShelf;
use crate::words;
use anyhow::bail;
use engine::referee::Rulebook;
use language::say;
use net::driver::{Inquiry, MatchOffer, wall};
use net::lan::FoundInvitation;
use net::quic::{DialError, Endpoint, Link};
use record::expect::Expect;
use record::header::Terms;
use record::invitation::{Code, CodeKind, proof};
use record::message::Entrance;
use replay::systems;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// Time after which a dial is given up.
const DIAL: Duration = Duration::from_secs(12);

/// The means of joining.
pub enum Joining {
    /// By a code, for a new match or for one on disk.
    Code(String),
    /// By a code, but at these addresses.
    CodeAt(String, Vec<SocketAddr>),
    /// An open invitation on the network.
    Lan(Box<FoundInvitation>),
}

/// Goes to a host's table, and waits there until it is known what is played.
pub async fn join(
    player: &LocalPlayer,
    joining: Joining,
    network: Network,
    shelf: BattleShelf,
) -> anyhow::Result<LaidTable> {
    call(player, joining, network, shelf).await?.sit(player).await
}

/// Calls a host. The match played there is not known yet, nor its rules; it may be on the shelf, or a battle that is
/// not there.
pub async fn call(
    player: &LocalPlayer,
    joining: Joining,
    network: Network,
    shelf: BattleShelf,
) -> anyhow::Result<Call> {
    let endpoint = network.bind(player).await?;
    let (code, addresses) = match joining {
        Joining::Code(text) => (Code::read(&text, wall())?, None),
        Joining::CodeAt(text, addresses) => (Code::read(&text, wall())?, Some(addresses)),
        Joining::Lan(found) => {
            let link = endpoint.dial_until_free(&found.addresses, Expect::Key(found.key), 1, DIAL).await?;
            let at = at_host(player, link, Entrance::Knock, &shelf)?;
            return Ok(Call { endpoint, contact: found.addresses, shelf, found: at, not_before: 0, rules: None });
        }
    };
    let contact = addresses.unwrap_or_else(|| code.addresses().to_vec());
    let found = match &code.kind {
        CodeKind::Invitation(secret) => {
            known(player.systems, code.system())?;
            let link = endpoint.dial_until_free(&contact, code.expect(), 1, DIAL).await;
            let link = link.map_err(|error| unreached(error, code.reaches_far(), endpoint.reaches_far()))?;
            let proof = proof(secret, link.exporter(), &link.peer(), &player.identity.key());
            at_host(player, link, Entrance::Code { proof }, &shelf)?
        }
        CodeKind::Watch(_) => bail!(say!(MESSAGES, "play-a-watch-code", code = code.to_string())),
        CodeKind::Resume(id) => At::Match(find_match(player.folders.matches(), id)?),
    };
    Ok(Call { endpoint, contact, shelf, found, not_before: 0, rules: None })
}

/// The reason a host was not reached, and what else could be tried.
fn unreached(error: DialError, could: bool, tried: bool) -> anyhow::Error {
    if could && !tried {
        return anyhow::anyhow!(say!(
            MESSAGES,
            "play-friend-uses-relay",
            error = words::understood(&error.to_string())
        ));
    }
    error.into()
}

/// At the door of a host who was dialled.
fn at_host(player: &LocalPlayer, link: Link, entrance: Entrance, shelf: &BattleShelf) -> anyhow::Result<At> {
    let inquiry = Inquiry::new(link, player.myself()?, entrance, systems::all(player.systems), Box::new(shelf.clone()));
    Ok(At::Host(Box::new(inquiry)))
}

/// A guest at a host's door, or on the way back to a match on disk.
pub struct Call {
    endpoint: Arc<Endpoint>,
    contact: Vec<SocketAddr>,
    shelf: BattleShelf,
    found: At,
    /// The match does not begin before this, in seconds since 1970.
    not_before: u64,
    /// Rules in place of the system's own.
    rules: Option<&'static dyn Rulebook>,
}

/// The destination of a code or an open invitation.
enum At {
    /// A host whom a guest has asked to join.
    Host(Box<Inquiry>),
    /// A match that is on disk.
    Match(PathBuf),
}

impl Call {
    /// The host at whose door the guest waits, in a sentence; `None` on the way back to a match on disk.
    pub fn knocks(&self) -> Option<String> {
        let At::Host(inquiry) = &self.found else { return None };
        let (key, address) = inquiry.host();
        Some(knocked(&key, address))
    }

    /// The same call to a match that must not claim to have begun before this, in seconds since 1970.
    pub fn not_before(self, seconds: u64) -> Call {
        Call { not_before: seconds, ..self }
    }

    /// The same call with these rules in place of the system's own, if there are any.
    #[must_use]
    pub fn ruled_by(self, rules: Option<&'static dyn Rulebook>) -> Call {
        Call { rules, ..self }
    }

    /// Waits until the host has made an offer, and sits down to a match of its system. A host may think for long at the
    /// door.
    pub async fn sit(self, player: &LocalPlayer) -> anyhow::Result<LaidTable> {
        self.sit_if(player, |_| Ok(())).await
    }

    /// The same, if the offer is the one that was agreed on before.
    pub async fn sit_if(
        self,
        player: &LocalPlayer,
        agreed: impl FnOnce(&Terms) -> anyhow::Result<()>,
    ) -> anyhow::Result<LaidTable> {
        let Call { endpoint, contact, shelf, found, not_before, rules } = self;
        let (going, system, link) = match found {
            At::Host(inquiry) => {
                let MatchOffer { lobby, link, terms, .. } = inquiry.offer().await?;
                agreed(&terms)?;
                let lobby = lobby.beginning_not_before(not_before);
                (Going::Join(Box::new(lobby), shelf), systems::of_terms(player.systems, &terms)?, Some(link))
            }
            At::Match(path) => {
                let (going, system, _) = resumed(player, &path)?;
                (going, system, None)
            }
        };
        let ways = Ways { endpoint, mapped: None, contact };
        Ok(LaidTable { link, ..lay(system, rules, player, going, ways)? })
    }
}
