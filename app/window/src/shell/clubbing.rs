//! A tournament in the window: what its desk says while anything is shown, the way to a table and back, and the desk that is
//! directed here.

use super::notice::Call;
use super::program::Shell;
use super::screen::Screen;
use super::wake::wake;
use crate::club::create_page::CreatePage;
use crate::club::directing::{Directing, Event};
use crate::club::partaking::Partaking;
use crate::club::screen::{ClubScreen, ClubWish};
use crate::club::usher::Usher;
use crate::club::{DeskPage, PartPage};
use crate::wake_up::WakeUp;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tournament::part::DeskCode;

/// The tournaments this player directs or plays in, on every page.
#[derive(Default)]
pub(super) struct Club {
    /// The one that is played in.
    pub(super) part: Option<Partaking>,
    /// The usher of the tournament match on the screen.
    pub(super) usher: Option<Usher>,
    /// The one that is directed here.
    pub(super) desk: Option<Directing>,
}

impl Shell {
    /// Takes in what desks say, and does at the table what a tournament wants.
    pub(super) fn attend(&mut self) {
        if let Some(desk) = &mut self.club.desk {
            desk.listen();
        }
        let begun = self.club.part.as_mut().and_then(Partaking::listen);
        if let Some(begun) = begun
            && let Some(at) = self.club.part.as_ref().and_then(Partaking::at)
        {
            self.sit(&begun.battle, begun.table, begun.heard);
            if let Screen::Match(screen) = &mut self.screen {
                screen.company.play_for_tournament();
            }
            self.club.usher = Some(Usher::new(at));
        }
        self.see_to_match();
    }

    /// The match on the screen is one of the tournament: it pauses with all others, the desk hears its state, and it is
    /// left when the desk has decided it before it was played out. Players read how their own game ended for as long as
    /// they like.
    fn see_to_match(&mut self) {
        let (Screen::Match(screen), Some(usher), Some(part)) =
            (&mut self.screen, &mut self.club.usher, &self.club.part)
        else {
            return;
        };
        let Some(now) = screen.board.news().cloned() else { return };
        let then = Instant::now();
        if usher.leaves(&now, part.has_left(usher.at)) {
            self.leave_table();
            return;
        }
        if let Some(ask) = usher.asks(&now, part.is_paused(), then) {
            screen.company.ask(ask);
        }
    }

    /// Time after which a match of a tournament is checked again even without news.
    pub(super) fn usher_rests(&self) -> Option<Duration> {
        self.club.usher.as_ref().filter(|_| matches!(self.screen, Screen::Match(_)))?.rests()
    }

    /// Back from a match of a tournament to its page; false if it is none.
    pub(super) fn leave_table(&mut self) -> bool {
        let is_match = self.club.usher.take().is_some();
        match &mut self.club.part {
            Some(part) if is_match => part.stand_up(),
            _ => return false,
        }
        self.show_club(ClubScreen::Part(PartPage::default()));
        true
    }

    /// The call of the player's tournament: a table that waits for the player.
    pub(super) fn called_to_table(&self) -> Option<Call> {
        let words = self.club.part.as_ref()?.call()?;
        let at_it = self
            .club
            .usher
            .as_ref()
            .is_some_and(|usher| self.club.part.as_ref().and_then(Partaking::at) == Some(usher.at));
        (!at_it).then_some(Call::Asks(words))
    }

    /// Takes part in the tournament of this desk.
    pub(super) fn take_part(&mut self, desk: DeskCode, word: &str) -> anyhow::Result<()> {
        // The old line says goodbye before the new one dials.
        self.club.part = None;
        let player = self.player_again(None)?;
        self.club.part = Some(Partaking::begin(player, desk, word, self.network, self.waker()));
        self.show_club(ClubScreen::Part(PartPage::default()));
        Ok(())
    }

    /// The desk that is open here, or the page that makes one.
    pub(super) fn open_desk_page(&mut self) {
        let screen = match &self.club.desk {
            Some(_) => ClubScreen::Desk(DeskPage::default()),
            None => ClubScreen::Create(Box::new(CreatePage::new(&self.player))),
        };
        self.show_club(screen);
    }

    fn waker(&self) -> WakeUp {
        let proxy = self.proxy.clone();
        Arc::new(move || wake(&proxy))
    }

    fn show_club(&mut self, screen: ClubScreen) {
        let scene = Box::new(self.backdrop());
        self.screen = Screen::Club(Box::new(screen), scene);
        self.ctx.request_repaint();
    }

    /// Does what was wished for on a page of a tournament.
    pub(super) fn in_club(&mut self, wish: ClubWish) {
        match wish {
            ClubWish::Back => self.open_room(),
            ClubWish::LeaveDesk => {
                self.club.part = None;
                match self.club.desk {
                    Some(_) => self.open_desk_page(),
                    None => self.open_room(),
                }
            }
            ClubWish::Word(word) => {
                let desk = self.club.part.as_ref().map(|part| part.desk().clone());
                if let Some(Err(error)) = desk.map(|desk| self.take_part(desk, &word)) {
                    self.screen = self.start(Some(play::words::error(&error)));
                }
            }
            ClubWish::Begin(event, word) => self.direct(event, &word),
            ClubWish::Close => {
                self.club.desk = None;
                self.open_room();
            }
            ClubWish::PlayHere => {
                let code = self.club.desk.as_ref().and_then(Directing::code).cloned();
                let word = self.club.desk.as_ref().map_or_else(String::new, |desk| desk.word().to_owned());
                if self.club.part.is_some() {
                    self.show_club(ClubScreen::Part(PartPage::default()));
                } else if let Some(Err(error)) = code.map(|code| self.take_part(code, &word)) {
                    self.screen = self.start(Some(play::words::error(&error)));
                }
            }
            ClubWish::ToSeat => self.show_club(ClubScreen::Part(PartPage::default())),
            ClubWish::ToDesk => self.open_desk_page(),
        }
    }

    fn direct(&mut self, event: Event, word: &str) {
        let waker = self.waker();
        let begun =
            self.player_again(None).and_then(|player| Directing::begin(player, event, word, self.network, waker));
        match begun {
            Ok(desk) => {
                self.club.desk = Some(desk);
                self.open_desk_page();
            }
            Err(error) => {
                if let Screen::Club(screen, _) = &mut self.screen
                    && let ClubScreen::Create(page) = &mut **screen
                {
                    page.fail(play::words::error(&error));
                }
            }
        }
    }

    fn open_room(&mut self) {
        self.screen = self.start(None);
        if let Screen::Start(start, _) = &mut self.screen {
            start.show_room(&self.player);
        }
        self.ctx.request_repaint();
    }
}
