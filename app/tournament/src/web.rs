//! The page that any browser on the network can open: pairings and table, which change by themselves.
//!
//! It only shows: nothing can be said to it. Addresses that it does not know are not found, what is asked for otherwise than
//! by GET is refused, and only so many look at once.

use crate::hall::Sight;
use crate::standings::{STYLE, escaped};
use hyper::body::{Body, Bytes, Frame, Incoming, SizeHint};
use hyper::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderValue};
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinHandle;

/// The most who look at once: a hall full of telephones.
const MOST: usize = 256;
/// How long a browser may take to say what it wants.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often a page that does not change hears that it still may.
const BEAT: Duration = Duration::from_secs(15);
/// What the browser may do with the page: show it, and hear of changes.
const POLICY: &str =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; img-src 'self'";
/// What makes the page change by itself.
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
    pub async fn open(at: SocketAddr, sight: watch::Receiver<Arc<Sight>>) -> io::Result<Web> {
        let listener = TcpListener::bind(at).await?;
        let address = listener.local_addr()?;
        Ok(Web { address, task: tokio::spawn(serve(listener, sight)) })
    }

    /// Where it is served.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for Web {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn serve(listener: TcpListener, sight: watch::Receiver<Arc<Sight>>) {
    let places = Arc::new(Semaphore::new(MOST));
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            // Too many files are open, or the network is gone for a moment.
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        // Who finds no place is not answered, and looks again.
        let Ok(place) = Arc::clone(&places).try_acquire_owned() else { continue };
        let sight = sight.clone();
        tokio::spawn(async move {
            let answer = service_fn(move |request| answer(request, sight.clone()));
            let _ = hyper::server::conn::http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(PATIENCE)
                .max_buf_size(16 << 10)
                .keep_alive(false)
                .serve_connection(TokioIo::new(stream), answer)
                .await;
            drop(place);
        });
    }
}

async fn answer(request: Request<Incoming>, sight: watch::Receiver<Arc<Sight>>) -> Result<Response<Page>, Infallible> {
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
    let (kind, page) =
        known.unwrap_or(("text/plain; charset=utf-8", Page::of(String::from("There is nothing here.\n"))));
    let mut response = Response::new(page);
    if !found {
        *response.status_mut() =
            if request.method() == Method::GET { StatusCode::NOT_FOUND } else { StatusCode::METHOD_NOT_ALLOWED };
    }
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    // A picture that changes has another address.
    let keeps = if kind == "image/svg+xml" { "max-age=600" } else { "no-store" };
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(keeps));
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    Ok(response)
}

/// The picture at `/ground/ROUND.svg` or `/troops/TABLE.svg`.
fn picture<'a>(sight: &'a Sight, path: &str) -> Option<&'a str> {
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

fn page(sight: &Sight) -> String {
    format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{}</title><style>{STYLE}</style><body><main id=\"all\">{}</main>\
         <p class=\"small screen\"><a href=\"/standings.csv\">CSV</a> <a href=\"/standings.json\">JSON</a> \
         <a href=\"/standings.trf\">TRF</a> <a href=\"/standings.html\">a page to keep</a></p>\
         <script src=\"/live.js\"></script></body></html>\n",
        escaped(&sight.name),
        sight.body
    )
}

/// What is sent: all at once, or whenever something changes.
enum Page {
    Whole(Option<Bytes>),
    Events(mpsc::Receiver<Bytes>),
}

impl Page {
    fn of(text: String) -> Page {
        Page::Whole(Some(Bytes::from(text)))
    }

    fn events(mut sight: watch::Receiver<Arc<Sight>>) -> Page {
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
