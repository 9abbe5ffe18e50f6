//! Routers made of a thread on loopback: what each answers becomes a sentence for the player, in time.
#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

use crate::skipped::skipped;
use net::ports::{Method, PortOutcome, PortRequest, open};
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, UdpSocket};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// The port that PCP and NAT-PMP are asked at.
const NAT_PORT: u16 = 5351;

/// An address at which no router answers a search.
fn nobody() -> (UdpSocket, SocketAddr) {
    let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    let at = socket.local_addr().expect("bound");
    (socket, at)
}

/// A router at this loopback address that answers each packet so, for as long as the test program runs.
fn nat_router(at: Ipv4Addr, answer: impl Fn(&[u8]) -> Option<Vec<u8>> + Send + 'static) -> bool {
    let Ok(socket) = UdpSocket::bind((at, NAT_PORT)) else {
        skipped(&format!("no port {NAT_PORT} at {at} (another program has it, or there is no {at} here)"));
        return false;
    };
    std::thread::spawn(move || {
        let mut buffer = [0; 1100];
        while let Ok((length, from)) = socket.recv_from(&mut buffer) {
            if let Some(answer) = answer(&buffer[..length]) {
                let _ = socket.send_to(&answer, from);
            }
        }
    });
    true
}

fn asking(gateway: Ipv4Addr, search: SocketAddr) -> PortRequest {
    PortRequest { gateway: Some(gateway), search, ..PortRequest::NORMAL }
}

#[tokio::test]
async fn a_router_that_knows_nat_pmp_opens_the_port() {
    let at = Ipv4Addr::new(127, 0, 0, 51);
    let there = nat_router(at, |packet| match packet {
        // PCP: this version is not supported, speak NAT-PMP.
        [2, ..] => Some([&[0, 0x80, 0, 1], &[0; 4][..]].concat()),
        // The address outside.
        [0, 0] => Some([&[0, 128, 0, 0], &[0, 0, 0, 9], &[198, 51, 100, 7][..]].concat()),
        // A UDP port: inside, outside, lifetime.
        [0, 1, 0, 0, inside @ .., _, _, _, _, _, _] => {
            Some([&[0, 129, 0, 0], &[0, 0, 0, 9], inside, &[0x9c, 0x41], &[0, 0, 0x0e, 0x10][..]].concat())
        }
        _ => None,
    });
    if !there {
        return;
    }
    let (_silent, search) = nobody();
    let (report, mapping) = open(40_000, &asking(at, search)).await;
    let external = "198.51.100.7:40001".parse().expect("an address");
    assert_eq!(report.outcome, PortOutcome::Opened { method: Method::NatPmp, external });
    assert_eq!(report.reachable(), Some(external));
    let mapping = mapping.expect("a mapping");
    assert_eq!(mapping.external(), Some(external));
    mapping.close().await;
}

#[tokio::test]
async fn a_router_that_knows_pcp_opens_the_port_and_a_shared_address_is_named() {
    let at = Ipv4Addr::new(127, 0, 0, 52);
    let there = nat_router(at, |packet| {
        // The answer repeats the request; the head says success, and the outside address is shared by the provider.
        let mut answer = packet.to_vec();
        (packet.len() == 60 && packet[..2] == [2, 1]).then_some(())?;
        answer[1] = 0x81;
        answer[2..24].fill(0);
        answer[4..8].copy_from_slice(&600u32.to_be_bytes());
        answer[44..60].copy_from_slice(&Ipv4Addr::new(100, 64, 1, 1).to_ipv6_mapped().octets());
        Some(answer)
    });
    if !there {
        return;
    }
    let (_silent, search) = nobody();
    let (report, mapping) = open(40_000, &asking(at, search)).await;
    let external = "100.64.1.1:40000".parse().expect("an address");
    assert_eq!(report.outcome, PortOutcome::Opened { method: Method::Pcp, external });
    assert_eq!(report.reachable(), None);
    assert!(report.to_string().contains("shared by your provider"), "{report}");
    assert!(mapping.is_some());
}

/// A UPnP router: answers the search, describes itself, and takes orders; gives what it was asked.
fn upnp_router() -> (SocketAddr, Arc<Mutex<Vec<String>>>) {
    let web = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    let location = web.local_addr().expect("bound");
    let search = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    let at = search.local_addr().expect("bound");
    std::thread::spawn(move || {
        let mut buffer = [0; 1500];
        while let Ok((_, from)) = search.recv_from(&mut buffer) {
            let answer =
                format!("HTTP/1.1 200 OK\r\nLOCATION: http://{location}/root.xml\r\nST: upnp:rootdevice\r\n\r\n");
            let _ = search.send_to(answer.as_bytes(), from);
        }
    });
    let orders = Arc::new(Mutex::new(Vec::new()));
    let seen = orders.clone();
    std::thread::spawn(move || {
        for stream in web.incoming() {
            let Ok(mut stream) = stream else { continue };
            let _ = stream.set_read_timeout(Some(Duration::from_millis(200)));
            let mut request = Vec::new();
            let mut buffer = [0; 4096];
            while let Ok(length) = stream.read(&mut buffer) {
                request.extend_from_slice(&buffer[..length]);
                let text = String::from_utf8_lossy(&request);
                if length == 0 || text.starts_with("GET") || text.contains("</s:Envelope>") {
                    break;
                }
            }
            let request = String::from_utf8_lossy(&request).into_owned();
            let body = upnp_answer(&request);
            seen.lock().expect("unpoisoned").push(request);
            let _ = write!(
                stream,
                "HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
                body.len()
            );
        }
    });
    (at, orders)
}

fn upnp_answer(request: &str) -> String {
    let service = "urn:schemas-upnp-org:service:WANIPConnection:1";
    let answer = |action: &str, inner: &str| {
        format!(
            "<?xml version=\"1.0\"?><s:Envelope xmlns:s=\"http://schemas.xmlsoap.org/soap/envelope/\"><s:Body>\
             <u:{action}Response xmlns:u=\"{service}\">{inner}</u:{action}Response></s:Body></s:Envelope>"
        )
    };
    if request.starts_with("GET /root.xml") {
        format!(
            "<?xml version=\"1.0\"?><root xmlns=\"urn:schemas-upnp-org:device-1-0\"><device><deviceType>urn:schemas-upnp-org:device:InternetGatewayDevice:1</deviceType>\
             <deviceList><device><deviceType>urn:schemas-upnp-org:device:WANDevice:1</deviceType><deviceList><device>\
             <deviceType>urn:schemas-upnp-org:device:WANConnectionDevice:1</deviceType><serviceList><service>\
             <serviceType>{service}</serviceType><controlURL>/control</controlURL><SCPDURL>/scpd.xml</SCPDURL>\
             </service></serviceList></device></deviceList></device></deviceList></device></root>"
        )
    } else if request.starts_with("GET") {
        let argument = |name: &str| format!("<argument><name>{name}</name><direction>in</direction></argument>");
        let names = [
            "NewRemoteHost",
            "NewExternalPort",
            "NewProtocol",
            "NewInternalPort",
            "NewInternalClient",
            "NewEnabled",
            "NewPortMappingDescription",
            "NewLeaseDuration",
        ];
        let add: String = names.iter().map(|name| argument(name)).collect();
        let delete: String = names[..3].iter().map(|name| argument(name)).collect();
        format!(
            "<?xml version=\"1.0\"?><scpd xmlns=\"urn:schemas-upnp-org:service-1-0\"><actionList>\
             <action><name>AddPortMapping</name><argumentList>{add}</argumentList></action>\
             <action><name>DeletePortMapping</name><argumentList>{delete}</argumentList></action>\
             <action><name>GetExternalIPAddress</name><argumentList></argumentList></action></actionList></scpd>"
        )
    } else if request.contains("GetExternalIPAddress") {
        answer("GetExternalIPAddress", "<NewExternalIPAddress>198.51.100.8</NewExternalIPAddress>")
    } else if request.contains("DeletePortMapping") {
        answer("DeletePortMapping", "")
    } else {
        answer("AddPortMapping", "")
    }
}

#[tokio::test]
async fn a_router_that_knows_upnp_opens_the_port_and_closes_it_again() {
    let (search, orders) = upnp_router();
    // No router listens for NAT-PMP there.
    let (report, mapping) = open(40_000, &asking(Ipv4Addr::new(127, 0, 0, 53), search)).await;
    let external = "198.51.100.8:40000".parse().expect("an address");
    assert_eq!(report.outcome, PortOutcome::Opened { method: Method::Upnp, external }, "{report}");
    mapping.expect("a mapping").close().await;
    let orders = orders.lock().expect("unpoisoned").join("\n");
    for part in ["<NewExternalPort>40000<", "<NewLeaseDuration>3600<", "<NewProtocol>UDP<", "DeletePortMapping"] {
        assert!(orders.contains(part), "{part}");
    }
}

#[tokio::test]
async fn without_an_answer_the_player_is_told_in_time_what_to_do() {
    let (_silent, search) = nobody();
    assert!(PortRequest::NORMAL.limit <= Duration::from_secs(3), "nobody waits longer for a router");
    let soon = PortRequest { limit: Duration::from_millis(100), ..asking(Ipv4Addr::new(127, 0, 0, 54), search) };
    let (report, mapping) = open(40_000, &soon).await;
    assert_eq!(report.outcome, PortOutcome::Closed);
    assert!(report.to_string().contains("Forward UDP port 40000 to this computer"), "{report}");
    assert!(mapping.is_none());
}

#[tokio::test]
async fn nothing_is_sent_when_it_is_switched_off() {
    let (silent, search) = nobody();
    let off = PortRequest { ask: false, ..asking(Ipv4Addr::new(127, 0, 0, 55), search) };
    let (report, mapping) = open(40_000, &off).await;
    assert_eq!(report.outcome, PortOutcome::NotAsked);
    assert!(mapping.is_none());
    silent.set_nonblocking(true).expect("set");
    assert!(silent.recv(&mut [0; 9]).is_err());
}
