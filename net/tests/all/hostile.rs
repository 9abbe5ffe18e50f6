//! A stranger with a socket and another QUIC library can cost itself the connection, and nothing else.
#![allow(clippy::expect_used, reason = "a test may stop at the first surprise")]

use net::quic::{ALPN, Bind, Closed, Endpoint, FrameError, LARGEST_EARLY_FRAME, Link};
use quinn::crypto::rustls::QuicClientConfig;
use quinn::{Connection, ConnectionError, RecvStream, SendStream, VarInt};
use record::expect::Expect;
use record::identity::Identity;
use record::seed::Seed;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer, ServerName, UnixTime};
use rustls::{DigitallySignedStruct, Error, SignatureScheme};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

/// The greeting of generation 1.
const GREETING: [u8; 8] = [4, 0, 0, 0, 1, 0, 0, 0];
const PATIENCE: Duration = Duration::from_secs(5);

/// Believes anyone.
#[derive(Debug)]
struct Credulous;

impl ServerCertVerifier for Credulous {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Ok(HandshakeSignatureValid::assertion())
    }

    fn verify_tls13_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Ok(HandshakeSignatureValid::assertion())
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        vec![SignatureScheme::ED25519]
    }
}

/// Certificate that the stranger shows.
enum Papers {
    None,
    Ed25519,
    Ecdsa,
}

/// A connection made with nothing of our own code.
async fn stranger(to: &Endpoint, papers: Papers, alpn: &[u8]) -> Result<Connection, ConnectionError> {
    stranger_from(Ipv4Addr::LOCALHOST, to, papers, alpn).await
}

/// The same, from an address of its own.
async fn stranger_from(
    from: Ipv4Addr,
    to: &Endpoint,
    papers: Papers,
    alpn: &[u8],
) -> Result<Connection, ConnectionError> {
    let builder = rustls::ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .with_protocol_versions(&[&rustls::version::TLS13])
        .expect("TLS 1.3")
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(Credulous));
    let mut config = match papers {
        Papers::None => builder.with_no_client_auth(),
        Papers::Ed25519 => with_key(builder, &rcgen::PKCS_ED25519),
        Papers::Ecdsa => with_key(builder, &rcgen::PKCS_ECDSA_P256_SHA256),
    };
    config.alpn_protocols = vec![alpn.to_vec()];
    let config = quinn::ClientConfig::new(Arc::new(QuicClientConfig::try_from(config).expect("a QUIC suite")));
    let from = quinn::Endpoint::client((from, 0).into()).expect("a port");
    let at = SocketAddr::new(Ipv4Addr::LOCALHOST.into(), to.port());
    from.connect_with(config, at, "stranger").expect("an address").await
}

fn with_key(
    builder: rustls::ConfigBuilder<rustls::ClientConfig, rustls::client::WantsClientCert>,
    kind: &'static rcgen::SignatureAlgorithm,
) -> rustls::ClientConfig {
    let pair = rcgen::KeyPair::generate_for(kind).expect("a key");
    let params = rcgen::CertificateParams::new(["stranger".to_owned()]).expect("a name");
    let certificate = params.self_signed(&pair).expect("a certificate").der().clone();
    let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(pair.serialize_der()));
    builder.with_client_auth_cert(vec![certificate], key).expect("a usable key")
}

async fn endpoint() -> Endpoint {
    let identity = Identity::from_seed(&Seed::from_bytes([1; 32]));
    Endpoint::bind(&identity, Bind::LOOPBACK).await.expect("a port on loopback")
}

/// A stranger who keeps to the protocol up to the greeting, and our end of the link.
async fn greeted(to: &Endpoint) -> (Connection, SendStream, RecvStream, Link) {
    let connection = stranger(to, Papers::Ed25519, ALPN).await.expect("a connection");
    let (mut send, mut receive) = connection.open_bi().await.expect("a stream");
    send.write_all(&GREETING).await.expect("written");
    let mut answer = [0; 8];
    receive.read_exact(&mut answer).await.expect("an answer");
    assert_eq!(answer, GREETING);
    let link = to.accept().await.expect("a link");
    (connection, send, receive, link)
}

/// No stranger got in.
async fn assert_nobody(endpoint: &Endpoint) {
    assert!(tokio::time::timeout(Duration::from_millis(100), endpoint.accept()).await.is_err());
}

/// The end of the connection, in the words of the stranger's own library.
async fn end_of(connection: &Connection) -> String {
    tokio::time::timeout(PATIENCE, connection.closed()).await.expect("it ends").to_string()
}

#[tokio::test]
async fn another_protocol_gets_no_connection() {
    let ney = endpoint().await;
    let error = stranger(&ney, Papers::Ed25519, b"estafette/2").await.expect_err("refused");
    assert!(error.to_string().contains("120"), "no_application_protocol: {error}");
    assert_nobody(&ney).await;
}

#[tokio::test]
async fn a_guest_with_no_key_or_another_kind_gets_no_link() {
    let ney = endpoint().await;
    for papers in [Papers::None, Papers::Ecdsa] {
        // In TLS 1.3 the dialler may believe for a moment that all is well.
        if let Ok(connection) = stranger(&ney, papers, ALPN).await {
            if let Ok((mut send, _receive)) = connection.open_bi().await {
                let _ = send.write_all(&GREETING).await;
            }
            let end = end_of(&connection).await;
            assert!(end.contains("cryptographic handshake failed"), "{end}");
        }
        assert_nobody(&ney).await;
    }
}

#[tokio::test]
async fn a_frame_too_large_ends_the_link_before_it_is_sent() {
    let ney = endpoint().await;
    for length in [0u32, (1 << 20) + 1, u32::MAX] {
        let (connection, mut send, _receive, mut link) = greeted(&ney).await;
        send.write_all(&length.to_le_bytes()).await.expect("written");
        let closed = link.recv().await.expect_err("misframed");
        let expected = if length == 0 { FrameError::Empty } else { FrameError::TooLarge(length) };
        assert_eq!(closed, Closed::Misframed(expected));
        let end = end_of(&connection).await;
        assert!(end.contains("closed by peer"), "{end}");
    }
}

#[tokio::test]
async fn a_guest_not_let_in_yet_is_heard_with_small_frames_and_few_bytes() {
    let ney = endpoint().await;
    let (connection, mut send, _receive, mut link) = greeted(&ney).await;
    // Unread bytes fill a window of some frames, and no more.
    let unread = async {
        let mut sent = 0;
        while send.write_all(&[0; 1000]).await.is_ok() {
            sent += 1000;
            assert!(sent <= 4 * LARGEST_EARLY_FRAME, "{sent}");
        }
    };
    assert!(tokio::time::timeout(Duration::from_millis(300), unread).await.is_err(), "he waits to be read");
    assert_eq!(link.recv().await.expect_err("no frame"), Closed::Misframed(FrameError::Empty));
    end_of(&connection).await;

    let (connection, mut send, _receive, mut link) = greeted(&ney).await;
    let length = LARGEST_EARLY_FRAME as u32 + 1;
    send.write_all(&length.to_le_bytes()).await.expect("written");
    assert_eq!(link.recv().await.expect_err("too much"), Closed::Misframed(FrameError::TooEarly(length)));
    end_of(&connection).await;

    let (_connection, mut send, _receive, mut link) = greeted(&ney).await;
    link.let_in();
    send.write_all(&length.to_le_bytes()).await.expect("written");
    send.write_all(&vec![7; length as usize]).await.expect("written");
    assert_eq!(link.recv().await.expect("a frame").len(), length as usize);
}

#[tokio::test]
async fn a_second_stream_is_never_opened() {
    let ney = endpoint().await;
    let (connection, _send, _receive, link) = greeted(&ney).await;
    let more = async { tokio::join!(connection.open_bi(), connection.open_uni()) };
    assert!(tokio::time::timeout(Duration::from_millis(200), more).await.is_err());
    assert_eq!(connection.max_datagram_size(), None, "and no datagram");
    assert_eq!(link.closed(), None);
}

#[tokio::test]
async fn half_a_frame_and_half_a_connection_end_the_link() {
    let ney = endpoint().await;
    let (connection, mut send, _receive, mut link) = greeted(&ney).await;
    send.write_all(&[9, 0, 0, 0, 1, 2]).await.expect("written");
    send.finish().expect("finished");
    let closed = tokio::time::timeout(PATIENCE, link.recv()).await.expect("in time").expect_err("ended");
    assert_eq!(closed, Closed::Ended);
    end_of(&connection).await;

    let (_connection, mut send, _receive, mut link) = greeted(&ney).await;
    send.reset(VarInt::from_u32(7)).expect("reset");
    let closed = tokio::time::timeout(PATIENCE, link.recv()).await.expect("in time");
    assert_eq!(closed, Err(Closed::Ended));
    assert_eq!(link.closed(), Some(Closed::Ended));

    let (_connection, _send, mut receive, link) = greeted(&ney).await;
    receive.stop(VarInt::from_u32(7)).expect("stopped");
    let unheard = async { while link.send(vec![0; 1000]).await.is_ok() {} };
    tokio::time::timeout(PATIENCE, unheard).await.expect("a peer that reads no more is no link");
}

#[tokio::test]
async fn a_greeting_that_is_none_gets_no_link() {
    let ney = endpoint().await;
    for greeting in [[3, 0, 0, 0, 1, 0, 0, 0], [0xff; 8], [0; 8]] {
        let connection = stranger(&ney, Papers::Ed25519, ALPN).await.expect("a connection");
        let (mut send, _receive) = connection.open_bi().await.expect("a stream");
        send.write_all(&greeting).await.expect("written");
        end_of(&connection).await;
    }
    assert_nobody(&ney).await;
}

#[tokio::test]
async fn a_crowd_of_silent_strangers_does_not_keep_a_friend_out_for_long() {
    let ney = endpoint().await;
    // They shake hands and then say nothing, from eight addresses with more places than there are.
    let mut crowd = Vec::new();
    for round in 0..6 {
        for host in 1..=8 {
            if let Ok(connection) = stranger_from(Ipv4Addr::new(127, 0, 0, host), &ney, Papers::Ed25519, ALPN).await {
                crowd.push(connection);
            }
            // A friend from elsewhere gets in, and one at the same address, too.
            if round == 5 {
                for host in [host, 9] {
                    let friend = Identity::from_seed(&Seed::from_bytes([2; 32]));
                    let from = Bind::At((Ipv4Addr::new(127, 0, 0, host), 0).into());
                    let friend = Endpoint::bind(&friend, from).await.expect("a port");
                    let at = [SocketAddr::new(Ipv4Addr::LOCALHOST.into(), ney.port())];
                    friend.dial(&at, Expect::Key(ney.key()), 1, PATIENCE).await.expect("a friend gets in");
                    ney.accept().await.expect("his link");
                }
            }
        }
    }
    assert!(crowd.len() > 32, "{}", crowd.len());
}

#[tokio::test]
async fn packets_of_noise_do_no_harm() {
    let ney = endpoint().await;
    let noise = std::net::UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    let mut state = 1u32;
    for length in 0..1200 {
        let packet: Vec<u8> = (0..length)
            .map(|_| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                state.to_le_bytes()[3]
            })
            .collect();
        noise.send_to(&packet, (Ipv4Addr::LOCALHOST, ney.port())).expect("sent");
    }
    greeted(&ney).await;
}
