//! The driver's work for its peer, in the peer's order: files are on disk before anything is sent.

use super::talk::{Fate, TheirTalk};
use super::{Arrived, Driver, News, wall};
use crate::addresses;
use crate::quic::{Farewell, Goodbye};
use crate::store::StoreError;
use record::lobby::LobbyFault;
use record::mark::Signed;
use record::peer::ToDo;
use record::session::{Notice, Output, VERDICT, Verdict};
use record::talk::ChatLine;

impl Driver {
    /// Carries out the peer's actions in order: writes are gathered until something is to be sent.
    pub(super) fn carry_out(&mut self) {
        let (mut to_write, mut to_mark) = (Vec::new(), None);
        loop {
            let deed = match self.peer.poll() {
                Some(ToDo::Match(Output::Record(bytes))) => {
                    to_write.extend_from_slice(&bytes);
                    continue;
                }
                Some(ToDo::Match(Output::Signed(signed))) => {
                    to_mark = Some(signed);
                    continue;
                }
                other => other,
            };
            let written = self.write_down(std::mem::take(&mut to_write), to_mark.take());
            let Some(deed) = deed.filter(|_| written.is_ok()) else {
                self.arrived = written.err().map(Arrived::Disk).or(self.arrived.take());
                return;
            };
            if let Err(error) = self.deed(deed) {
                self.arrived = Some(Arrived::Disk(error));
                return;
            }
        }
    }

    /// The record first, then the mark of what we have signed in it: a match could never be resumed with a mark that
    /// has no entry.
    fn write_down(&mut self, record: Vec<u8>, signed: Option<Signed>) -> Result<(), StoreError> {
        if !record.is_empty() {
            self.store.append(&record)?;
            let length = self.peer.session().map_or(0, |session| session.course().length());
            self.store.grown(length, wall());
        }
        signed.map_or(Ok(()), |signed| self.store.sign(signed, wall()))
    }

    fn deed(&mut self, deed: ToDo) -> Result<(), StoreError> {
        match deed {
            ToDo::Begin { match_id, secrets, instead } => {
                self.store.begin(&match_id, &secrets, instead)?;
                self.told = None;
                self.their_talk = TheirTalk::default();
                self.shows.begin_anew();
                if let Some(session) = self.peer.session() {
                    self.begun(session);
                }
            }
            ToDo::Send(bytes) => {
                let full = self.current.as_ref().is_some_and(|current| !current.outbox.push(bytes));
                if full {
                    self.lost(String::from("the connection is too slow"));
                }
            }
            ToDo::Knock { name, key } => self.tell(News::Knock { name, key }),
            ToDo::Offered { name, terms, scenario } => {
                if let Some(current) = &self.current {
                    self.tell(News::Offered { name, key: current.key, terms, scenario });
                }
            }
            ToDo::Failed(fault) => self.lobby_failed(fault),
            ToDo::Match(output) => self.output(output)?,
        }
        Ok(())
    }

    /// A guest who may not come in is sent away, and the host goes on waiting; a joiner has nothing to wait for.
    fn lobby_failed(&mut self, fault: LobbyFault) {
        if self.peer.is_host() {
            let goodbye = Goodbye::new(Farewell::Refused, &fault.text);
            self.tell(News::Disconnected(format!("a guest's request led to no match: {fault}")));
            self.hang_up(&goodbye);
        } else {
            self.arrived = Some(Arrived::NoMatch(fault));
        }
    }

    fn output(&mut self, output: Output) -> Result<(), StoreError> {
        match output {
            Output::Secret(bytes) => self.store.append_secret(&bytes)?,
            Output::Drop(why) => {
                self.hang_up(&Goodbye::new(Farewell::Misbehaved, why));
                self.tell(News::Disconnected(why.to_owned()));
            }
            Output::Keep(keepsake) => {
                let kept = self.store.keep(&keepsake.name, &keepsake.bytes);
                // The end of the match is told by a notice of its own.
                if let Ok(path) = kept
                    && keepsake.name != VERDICT
                {
                    self.tell(News::Kept(path));
                }
            }
            Output::Notice(notice) => self.notice(notice),
            // Gathered and sent before.
            Output::Record(_) | Output::Signed(_) | Output::Send(_) => {}
        }
        Ok(())
    }

    fn notice(&mut self, notice: Notice) {
        match &notice {
            Notice::Met { .. } => self.tell_addresses(),
            Notice::Addresses(list) => {
                let seen = self.current.as_ref().and_then(|current| current.address);
                self.contact = addresses::told(seen, list.iter().copied());
                self.store.remember_contact(&self.contact);
            }
            Notice::Chat(text) => self.keep_their_talk(text),
            Notice::Said(text) => self.keep_said(true, text),
            Notice::Verdict(verdict) if verdict.is_final => self.arrived = Some(Arrived::Stopped(verdict.clone())),
            _ => {}
        }
        self.tell(News::Notice(notice));
    }

    /// Keeps what the other side says beside the record, as long as that is not too much.
    fn keep_their_talk(&mut self, text: &str) {
        match self.their_talk.fate(self.store.record_path().as_deref(), text) {
            Fate::Kept => self.keep_said(false, text),
            Fate::TooMuch { first: true } => self.tell(News::Notice(Notice::Verdict(Verdict::too_much_talk()))),
            Fate::TooMuch { first: false } => {}
        }
    }

    /// Keeps what was said, with its place in the match.
    fn keep_said(&self, mine: bool, text: &str) {
        let at = self.peer.session().map_or(0, |session| session.course().length());
        self.store.chat(&ChatLine { at, mine, text: text.to_owned(), when: Some(wall()) }.line());
    }
}
