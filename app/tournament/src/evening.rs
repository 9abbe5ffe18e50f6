//! A tournament that is directed on this computer: the desk on the network, its code, its page, and the director's
//! orders.
//!
//! The command and the director's screen both open it here, so that they direct in the same way.

use crate::MESSAGES;
use crate::book::Book;
use crate::director::Director;
use crate::hall::{Alone, PendingOrder, TournamentHall, TournamentSnapshot};
use crate::part::{DeskCode, loopback};
use crate::web::Web;
use anyhow::Context;
use language::say;
use net::addresses;
use net::lan::{Adapters, Announcement, Calling, LanError, Open, announce_as};
use net::quic::{Bind, Endpoint};
use play::table::LocalPlayer;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::sync::{mpsc, watch};

/// The settings with which a desk is opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeskSetup {
    /// The password that players give when they enter; empty means open entry.
    pub word: String,
    /// The UDP port; any free one if 0.
    pub port: u16,
    /// The address at which the page is served, if it is.
    pub web: Option<SocketAddr>,
    /// Whether the desk is on this computer only, for trying things out.
    pub loopback: bool,
    /// The settings for a desk without a human director; `None` where a person directs.
    pub alone: Option<Alone>,
}

/// A desk that is open.
pub struct Evening {
    /// The tournament code that players type.
    pub code: DeskCode,
    /// The address of the page, if it is served.
    pub page: Option<SocketAddr>,
    /// Whether players find the desk by themselves, or the reason why not. `None` for a desk on this computer only.
    pub announced: Option<Result<(), LanError>>,
    /// The latest state of the tournament, for the page and the window.
    pub sight: watch::Receiver<Arc<TournamentSnapshot>>,
    /// Lines for the director.
    pub lines: Option<mpsc::Receiver<String>>,
    hall: TournamentHall,
    web: Option<Web>,
    announcement: Option<Announcement>,
}

impl Evening {
    /// Opens the desk of this book.
    pub async fn open(player: &LocalPlayer, book: Book, opening: &DeskSetup) -> anyhow::Result<Evening> {
        let bind = match opening.loopback {
            true => Bind::At(SocketAddr::from(([127, 0, 0, 1], opening.port))),
            false => Bind::Everywhere(opening.port),
        };
        let endpoint = Arc::new(Endpoint::bind(&player.identity, bind).await?);
        let port = endpoint.port();
        let addresses = match opening.loopback {
            true => loopback(port),
            false => addresses::on_adapters(port).unwrap_or_default(),
        };
        let code = DeskCode { key: player.identity.key(), addresses };
        let name = book.event().plan.name.clone();
        let (hall, lines) = TournamentHall::open(endpoint, Director::new(book, &opening.word)?, opening.alone);
        let hall = hall.signed_by(Arc::clone(&player.identity));
        let web = match opening.web {
            Some(at) => Some(
                Web::open(at, hall.sight())
                    .await
                    .with_context(|| say!(MESSAGES, "tournament-serving", address = at.to_string()))?,
            ),
            None => None,
        };
        let mut evening = Evening {
            code,
            page: web.as_ref().map(Web::address),
            announced: None,
            sight: hall.sight(),
            lines: Some(lines),
            hall,
            web,
            announcement: None,
        };
        if !opening.loopback {
            evening.announce(player, name, port).await;
        }
        Ok(evening)
    }

    /// Announces the desk on the local network. If that fails, the code works all the same.
    async fn announce(&mut self, player: &LocalPlayer, event: String, port: u16) {
        let (name, key) = (player.name.clone(), player.identity.key());
        let open = Open { name, key, battle: event, system: None, port, wanted: None };
        let told = tokio::task::spawn_blocking(move || announce_as(Calling::Desk, &open, Adapters::Real)).await;
        self.announced = Some(match told {
            Ok(Ok(announcement)) => {
                self.announcement = Some(announcement);
                Ok(())
            }
            Ok(Err(error)) => Err(error),
            Err(error) => Err(LanError::Mdns(error.to_string())),
        });
    }

    /// Runs the desk until the director stops it or, without a human director, until the tournament ends. Returns the
    /// desk with its book.
    pub async fn run(self, wishes: mpsc::Receiver<PendingOrder>) -> anyhow::Result<Director> {
        let Evening { hall, web, announcement, .. } = self;
        let director = hall.run(wishes).await;
        drop((web, announcement));
        director
    }
}
