//! The little of UPnP that opens a port: search, read the description, give orders.
//!
//! Anyone on the local network may answer the search. So only an answer that points back to its own sender is followed,
//! every reply is bounded, and nothing is read from it but a path, a number and an address.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpStream, UdpSocket};

/// The services that open ports: of routers, and of those that dial in themselves.
const SERVICES: [&str; 3] = [
    "urn:schemas-upnp-org:service:WANIPConnection:2",
    "urn:schemas-upnp-org:service:WANIPConnection:1",
    "urn:schemas-upnp-org:service:WANPPPConnection:1",
];
/// The devices searched for besides the services.
const DEVICES: [&str; 2] =
    ["urn:schemas-upnp-org:device:InternetGatewayDevice:2", "urn:schemas-upnp-org:device:InternetGatewayDevice:1"];
/// A description has some ten thousand bytes.
const LARGEST_REPLY: u64 = 256 << 10;
/// Number of answers to a search that are looked at.
const MOST_ANSWERS: usize = 16;
/// The router knows only openings without an end.
pub(super) const ONLY_PERMANENT: u16 = 725;
/// Another computer has the port outside.
pub(super) const CONFLICT: u16 = 718;
/// A reply that cannot be read.
const BROKEN: u16 = 0;

/// A router that takes orders.
#[derive(Clone, Debug)]
pub(super) struct Router {
    at: SocketAddr,
    path: String,
    service: &'static str,
}

/// Searches from this address. It goes on until a router is found: the caller sets the limit.
pub(super) async fn find(local: Ipv4Addr, search: SocketAddr) -> Option<Router> {
    let socket = UdpSocket::bind(SocketAddr::new(local.into(), 0)).await.ok()?;
    for target in DEVICES.iter().chain(&SERVICES) {
        let question =
            format!("M-SEARCH * HTTP/1.1\r\nHOST: {search}\r\nMAN: \"ssdp:discover\"\r\nMX: 1\r\nST: {target}\r\n\r\n");
        socket.send_to(question.as_bytes(), search).await.ok()?;
    }
    let mut tried = Vec::new();
    let mut buffer = [0; 2048];
    while tried.len() < MOST_ANSWERS {
        let Ok((length, from)) = socket.recv_from(&mut buffer).await else { continue };
        let answer = String::from_utf8_lossy(buffer.get(..length).unwrap_or_default()).into_owned();
        let Some((at, path)) = header(&answer, "location").and_then(address_and_path) else { continue };
        if at.ip() != from.ip() || tried.contains(&(at, path.clone())) {
            continue;
        }
        tried.push((at, path.clone()));
        if let Some((200, description)) = http(at, &format!("GET {path}"), &[], "").await
            && let Some(router) = described(at, &description)
        {
            return Some(router);
        }
    }
    None
}

impl Router {
    /// The address that the router has outside.
    pub(super) async fn external_ip(&self) -> Option<IpAddr> {
        let reply = self.order("GetExternalIPAddress", &[]).await.ok()?;
        element(&reply, "NewExternalIPAddress")?.trim().parse().ok()
    }

    /// Opens a UDP port for this many seconds; the error is the router's number for it.
    pub(super) async fn add(&self, external: u16, local: SocketAddr, seconds: u32, name: &str) -> Result<(), u16> {
        let order = [
            ("NewRemoteHost", String::new()),
            ("NewExternalPort", external.to_string()),
            ("NewProtocol", "UDP".to_owned()),
            ("NewInternalPort", local.port().to_string()),
            ("NewInternalClient", local.ip().to_string()),
            ("NewEnabled", "1".to_owned()),
            ("NewPortMappingDescription", name.to_owned()),
            ("NewLeaseDuration", seconds.to_string()),
        ];
        self.order("AddPortMapping", &order).await.map(|_| ())
    }

    /// Closes it again.
    pub(super) async fn remove(&self, external: u16) -> Result<(), u16> {
        let order = [
            ("NewRemoteHost", String::new()),
            ("NewExternalPort", external.to_string()),
            ("NewProtocol", "UDP".to_owned()),
        ];
        self.order("DeletePortMapping", &order).await.map(|_| ())
    }

    async fn order(&self, action: &str, arguments: &[(&str, String)]) -> Result<String, u16> {
        let service = self.service;
        let inner: String = arguments.iter().map(|(name, value)| format!("<{name}>{value}</{name}>")).collect();
        let body = format!(
            "<?xml version=\"1.0\"?>\r\n<s:Envelope xmlns:s=\"http://schemas.xmlsoap.org/soap/envelope/\" \
             s:encodingStyle=\"http://schemas.xmlsoap.org/soap/encoding/\"><s:Body><u:{action} \
             xmlns:u=\"{service}\">{inner}</u:{action}></s:Body></s:Envelope>\r\n"
        );
        let headers = [
            ("Content-Type", "text/xml; charset=\"utf-8\"".to_owned()),
            ("SOAPAction", format!("\"{service}#{action}\"")),
        ];
        match http(self.at, &format!("POST {}", self.path), &headers, &body).await {
            Some((200, reply)) => Ok(reply),
            Some((_, reply)) => {
                Err(element(&reply, "errorCode").and_then(|code| code.trim().parse().ok()).unwrap_or(BROKEN))
            }
            None => Err(BROKEN),
        }
    }
}

/// The first service of a description that opens ports.
fn described(at: SocketAddr, description: &str) -> Option<Router> {
    SERVICES.iter().find_map(|service| {
        description.split("<service>").skip(1).find_map(|part| {
            let part = part.split("</service>").next()?;
            (element(part, "serviceType")?.trim() == *service).then_some(())?;
            let url = element(part, "controlURL")?.trim().replace("&amp;", "&");
            let (at, path) = match address_and_path(&url) {
                Some((elsewhere, path)) => (Some(elsewhere).filter(|there| there.ip() == at.ip())?, path),
                None if url.contains("://") => return None,
                None => (at, format!("/{}", url.trim_start_matches('/'))),
            };
            is_path(&path).then_some(Router { at, path, service })
        })
    })
}

/// Content of the first element of this name.
fn element<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(&format!("<{name}"))?;
    let (attributes, rest) = rest.split_once('>')?;
    let whole = attributes.is_empty() || attributes.starts_with(char::is_whitespace);
    whole.then_some(())?;
    rest.split_once(&format!("</{name}>")).map(|(inner, _)| inner)
}

/// The value of a header; capitals do not matter.
fn header<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let head = text.split("\r\n\r\n").next()?;
    head.lines()
        .filter_map(|line| line.split_once(':'))
        .find(|(known, _)| known.trim().eq_ignore_ascii_case(name))
        .map(|(_, value)| value.trim())
}

/// `http://192.168.1.1:80/root.xml`, if it names a number and not a name.
fn address_and_path(url: &str) -> Option<(SocketAddr, String)> {
    let rest = url.strip_prefix("http://")?;
    let (host, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    let at = host.parse().or_else(|_| host.parse().map(|ip| SocketAddr::new(ip, 80))).ok()?;
    let path = if path.is_empty() { "/" } else { path };
    is_path(path).then(|| (at, path.to_owned()))
}

/// Nothing that could end the line it is written into.
fn is_path(path: &str) -> bool {
    path.len() <= 1024 && path.bytes().all(|byte| byte.is_ascii_graphic())
}

/// One question and its answer: the status and the body.
async fn http(at: SocketAddr, what: &str, headers: &[(&str, String)], body: &str) -> Option<(u16, String)> {
    let mut stream = TcpStream::connect(at).await.ok()?;
    let headers: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let question = format!(
        "{what} HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\nContent-Length: {}\r\n{headers}\r\n{body}",
        body.len()
    );
    stream.write_all(question.as_bytes()).await.ok()?;
    let mut reply = Vec::new();
    let mut limited = stream.take(LARGEST_REPLY);
    loop {
        let whole = parts(&reply).is_some_and(|(_, _, whole)| whole);
        // A router that keeps the line open is as good as one that closes it.
        if whole || limited.read_buf(&mut reply).await.ok()? == 0 {
            break;
        }
    }
    parts(&reply).map(|(status, body, _)| (status, body))
}

/// Status, body so far, and whether it is whole.
fn parts(reply: &[u8]) -> Option<(u16, String, bool)> {
    let place = reply.windows(4).position(|window| window == b"\r\n\r\n")?;
    let (head, body) = (String::from_utf8_lossy(reply.get(..place)?), reply.get(place + 4..)?);
    let status = head.split_whitespace().nth(1)?.parse().ok()?;
    if header(&head, "transfer-encoding").is_some_and(|coding| coding.eq_ignore_ascii_case("chunked")) {
        let (body, whole) = unchunked(body);
        return Some((status, String::from_utf8_lossy(&body).into_owned(), whole));
    }
    let length = header(&head, "content-length").and_then(|length| length.parse::<usize>().ok());
    let whole = length.is_some_and(|length| body.len() >= length);
    Some((status, String::from_utf8_lossy(body).into_owned(), whole))
}

/// A body that came in chunks: each with its length in hexadecimal digits before it, the last one empty.
fn unchunked(mut rest: &[u8]) -> (Vec<u8>, bool) {
    let mut body = Vec::new();
    loop {
        let Some(line) = rest.windows(2).position(|window| window == b"\r\n") else { return (body, false) };
        let digits = String::from_utf8_lossy(rest.get(..line).unwrap_or_default()).into_owned();
        let length = usize::from_str_radix(digits.split(';').next().unwrap_or_default().trim(), 16).unwrap_or(0);
        if length == 0 {
            return (body, true);
        }
        let start = line.saturating_add(2);
        let Some(chunk) = start.checked_add(length).and_then(|end| rest.get(start..end)) else { return (body, false) };
        body.extend_from_slice(chunk);
        rest = rest.get(start + length + 2..).unwrap_or_default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn service(kind: &str, url: &str) -> String {
        format!("<service>\n <serviceType>{kind}</serviceType><controlURL>{url}</controlURL></service>")
    }

    fn router(description: &str) -> Option<(String, &'static str)> {
        let at = "192.168.1.1:5000".parse().unwrap();
        described(at, description).map(|router| (format!("{}{}", router.at, router.path), router.service))
    }

    #[test]
    fn the_newest_service_that_opens_ports_is_used() {
        let [two, one, ppp] = SERVICES;
        let other = service("urn:schemas-upnp-org:service:Layer3Forwarding:1", "/l3f");
        let all =
            [other.clone(), service(ppp, "/ppp"), service(one, "ctl/one?a=1&amp;b=2"), service(two, "/two")].concat();
        assert_eq!(router(&all), Some(("192.168.1.1:5000/two".to_owned(), two)));
        let older = [other.clone(), service(one, "ctl/one?a=1&amp;b=2")].concat();
        assert_eq!(router(&older), Some(("192.168.1.1:5000/ctl/one?a=1&b=2".to_owned(), one)));
        let absolute = service(one, "http://192.168.1.1:6000/x");
        assert_eq!(router(&absolute), Some(("192.168.1.1:6000/x".to_owned(), one)));
        assert_eq!(router(&other), None);
    }

    #[test]
    fn orders_go_only_to_players_who_answered() {
        for url in ["http://8.8.8.8/x", "http://example.org/x", "https://192.168.1.1/x", "/x\r\nEvil: 1", "/x y", ""] {
            let found = router(&service(SERVICES[1], url));
            assert!(url.is_empty() || found.is_none(), "{url}: {found:?}");
        }
    }

    #[test]
    fn replies_are_read_whole_or_not_at_all() {
        let plain = b"HTTP/1.1 200 OK\r\nContent-length: 3\r\n\r\nabc";
        assert_eq!(parts(plain), Some((200, "abc".to_owned(), true)));
        assert_eq!(parts(&plain[..plain.len() - 1]), Some((200, "ab".to_owned(), false)));
        let chunks = b"HTTP/1.1 500 No\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1;x\r\nc\r\n0\r\n\r\n";
        assert_eq!(parts(chunks), Some((500, "abc".to_owned(), true)));
        for end in 0..chunks.len() {
            let _ = parts(&chunks[..end]);
        }
        assert_eq!(
            parts(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\nab").unwrap().1,
            ""
        );
        assert_eq!(parts(b"nonsense"), None);
    }

    #[test]
    fn elements_may_have_attributes_and_longer_neighbours() {
        assert_eq!(element("<a><ab x='1'>7</ab></a>", "ab"), Some("7"));
        assert_eq!(element("<abc>7</abc>", "ab"), None);
        assert_eq!(element("<ab>7", "ab"), None);
    }
}
