//! The page that any browser on the network can open: pairings and table, updated by themselves.
//!
//! The page is read-only. Unknown addresses are not found, and any method but GET is refused. The number of
//! simultaneous viewers is limited, in all and for each address.

use crate::MESSAGES;
use crate::hall::TournamentSnapshot;
use crate::standings::{STYLE, escaped};
use hyper::body::{Body, Bytes, Frame, Incoming, SizeHint};
use hyper::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderValue};
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use language::say;
use language::tongue::current;
use net::places::{PlaceHold, Places};
use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{Notify, mpsc, watch};
use tokio::task::JoinHandle;

/// The most viewers at once: a hall full of telephones.
const MOST: usize = 256;
/// The most viewers from one address. Beyond it the oldest connection is closed, and a browser still open connects
/// again.
const MOST_FROM_ONE: usize = 16;
/// Time a browser may take to send its request.
const PATIENCE: Duration = Duration::from_secs(10);
/// Time between two signs of life to a page that does not change.
const BEAT: Duration = Duration::from_secs(15);
/// The browser's permissions for the page: show it, and hear of changes.
const POLICY: &str =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; img-src 'self'";
/// The script that updates the page.
const LIVE: &str = "const all = document.getElementById('all');\n\
new EventSource('/events').onmessage = told => { all.innerHTML = JSON.parse(told.data); };\n";

/// A page that is served until it is dropped.
#[derive(Debug)]
pub struct Web {
    address: SocketAddr,
    task: JoinHandle<()>,
}

impl Web {
    /// Serves the page at this address.
    pub async fn open(at: SocketAddr, sight: watch::Receiver<Arc<TournamentSnapshot>>) -> io::Result<Web> {
        let listener = TcpListener::bind(at).await?;
        let address = listener.local_addr()?;
        Ok(Web { address, task: tokio::spawn(serve(listener, sight)) })
    }

    /// The address at which it is served.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for Web {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// The open connections: a number each, and the signal that ends it.
type Lookers = Arc<Mutex<Places<(u64, Arc<Notify>)>>>;

async fn serve(listener: TcpListener, sight: watch::Receiver<Arc<TournamentSnapshot>>) {
    let lookers: Lookers = Arc::new(Mutex::new(Places::new(MOST, MOST_FROM_ONE)));
    for number in 0_u64.. {
        let Ok((stream, from)) = listener.accept().await else {
            // Too many files are open, or the network is unavailable for a moment.
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        let Some(end) = place_for(&lookers, number, from.ip()) else { continue };
        let (sight, lookers) = (sight.clone(), Arc::clone(&lookers));
        tokio::spawn(async move {
            let answer = service_fn(move |request| answer(request, sight.clone()));
            let connection = hyper::server::conn::http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(PATIENCE)
                .max_buf_size(16 << 10)
                .keep_alive(false)
                .serve_connection(TokioIo::new(stream), answer);
            tokio::select! {
                _ = connection => {}
                () = end.notified() => {}
            }
            lookers.lock().unwrap_or_else(PoisonError::into_inner).leave(|(other, _)| *other == number);
        });
    }
}

/// A place for one more viewer from this address, and the signal that ends it. An address at its limit loses its oldest
/// connection; where all places are taken, the address with most connections does.
fn place_for(lookers: &Lookers, number: u64, from: IpAddr) -> Option<Arc<Notify>> {
    let mut lookers = lookers.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, gone)) = lookers.make_room(from, |_| PlaceHold::Loose).ok()? {
        gone.notify_one();
    }
    let end = Arc::new(Notify::new());
    lookers.take(from, (number, Arc::clone(&end)));
    Some(end)
}

async fn answer(
    request: Request<Incoming>,
    sight: watch::Receiver<Arc<TournamentSnapshot>>,
) -> Result<Response<Page>, Infallible> {
    let now = Arc::clone(&sight.borrow());
    let known = match request.uri().path() {
        _ if request.method() != Method::GET => None,
        "/" => Some(("text/html; charset=utf-8", Page::of(page(&now)))),
        "/live.js" => Some(("text/javascript", Page::of(LIVE.to_owned()))),
        "/events" => Some(("text/event-stream", Page::events(sight))),
        "/standings.html" => Some(("text/html; charset=utf-8", Page::of(now.page.clone()))),
        "/standings.json" => Some(("application/json", Page::of(now.json.clone()))),
        "/standings.csv" => Some(("text/csv; charset=utf-8", Page::of(now.csv.clone()))),
        "/standings.trf" => Some(("text/plain; charset=utf-8", Page::of(now.trf.clone()))),
        path => picture(&now, path).map(|svg| ("image/svg+xml", Page::of(svg.to_string()))),
    };
    let found = known.is_some();
    let (kind, page) = known.unwrap_or(("text/plain; charset=utf-8", Page::of(String::from("No such page.\n"))));
    let mut response = Response::new(page);
    if !found {
        *response.status_mut() =
            if request.method() == Method::GET { StatusCode::NOT_FOUND } else { StatusCode::METHOD_NOT_ALLOWED };
    }
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    // A changed picture has another address.
    let keeps = if kind == "image/svg+xml" { "max-age=600" } else { "no-store" };
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(keeps));
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    Ok(response)
}

/// The picture at `/ground/ROUND.svg` or `/troops/TABLE.svg`.
fn picture<'a>(sight: &'a TournamentSnapshot, path: &str) -> Option<&'a str> {
    let pictures = &sight.pictures;
    let (kind, number) = path.strip_prefix('/')?.strip_suffix(".svg")?.split_once('/')?;
    let number: u16 = number.parse().ok()?;
    let found = match kind {
        "ground" => pictures.ground.as_ref().filter(|_| number == pictures.round),
        "troops" => pictures.troops.get(&number),
        _ => None,
    };
    found.map(|picture| &*picture.svg)
}

fn page(sight: &TournamentSnapshot) -> String {
    format!(
        "<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{}</title><style>{STYLE}</style><body><main id=\"all\">{}</main>\
         <p class=\"small screen\"><a href=\"/standings.csv\">CSV</a> <a href=\"/standings.json\">JSON</a> \
         <a href=\"/standings.trf\">TRF</a> <a href=\"/standings.html\">{}</a></p>\
         <script src=\"/live.js\"></script></body></html>\n",
        escaped(current().code()),
        escaped(&sight.name),
        sight.body,
        escaped(&say!(MESSAGES, "tournament-page-keep"))
    )
}

/// The body of an answer: sent at once, or whenever something changes.
enum Page {
    Whole(Option<Bytes>),
    Events(mpsc::Receiver<Bytes>),
}

impl Page {
    fn of(text: String) -> Page {
        Page::Whole(Some(Bytes::from(text)))
    }

    fn events(mut sight: watch::Receiver<Arc<TournamentSnapshot>>) -> Page {
        let (send, events) = mpsc::channel(1);
        tokio::spawn(async move {
            sight.mark_changed();
            loop {
                let text = match tokio::time::timeout(BEAT, sight.changed()).await {
                    Ok(Ok(())) => {
                        let body = Arc::clone(&sight.borrow_and_update());
                        let data = serde_json::Value::String(body.body.clone());
                        format!("id: {}\ndata: {data}\n\n", body.number)
                    }
                    // The desk has closed.
                    Ok(Err(_)) => return,
                    Err(_) => String::from(": still here\n\n"),
                };
                if send.send(Bytes::from(text)).await.is_err() {
                    return;
                }
            }
        });
        Page::Events(events)
    }
}

impl Body for Page {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        match self.get_mut() {
            Page::Whole(bytes) => Poll::Ready(bytes.take().map(|bytes| Ok(Frame::data(bytes)))),
            Page::Events(events) => events.poll_recv(context).map(|bytes| bytes.map(|bytes| Ok(Frame::data(bytes)))),
        }
    }

    fn is_end_stream(&self) -> bool {
        matches!(self, Page::Whole(None))
    }

    fn size_hint(&self) -> SizeHint {
        match self {
            Page::Whole(bytes) => SizeHint::with_exact(bytes.as_ref().map_or(0, |bytes| bytes.len() as u64)),
            Page::Events(_) => SizeHint::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    #[test]
    fn one_address_holds_few_of_the_places_and_others_always_find_one() {
        let lookers: Lookers = Arc::new(Mutex::new(Places::new(MOST, MOST_FROM_ONE)));
        let held = || lookers.lock().unwrap().len();
        let at = |host: u8| IpAddr::V4(Ipv4Addr::new(10, 0, 0, host));
        for number in 0..1000 {
            assert!(place_for(&lookers, number, at(1)).is_some());
        }
        assert_eq!(held(), MOST_FROM_ONE);
        // A hundred addresses take all places, and a new viewer is let in all the same.
        for number in 1000..9000 {
            assert!(place_for(&lookers, number, at(u8::try_from(number % 100).unwrap())).is_some());
        }
        assert_eq!(held(), MOST);
        assert!(place_for(&lookers, 9000, at(200)).is_some());
        for number in 9001..9500 {
            assert!(place_for(&lookers, number, at(u8::try_from(number % 100).unwrap())).is_some());
        }
        assert!(lookers.lock().unwrap().iter().any(|(number, _)| *number == 9000), "and keeps the place");
    }
}
