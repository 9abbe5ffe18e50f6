//! TLS 1.3 between two players who know each other by their keys and by nothing else.
//!
//! Each side shows a certificate made from its identity. Nothing in it counts but the key, and only one form of key is
//! read: an Ed25519 key that a player could have. No names, no dates, no authorities; no 0-RTT, no tickets.

use crate::quic::names::{ALPN, DESK_ALPN, WATCH_ALPN};
use record::expect::Expect;
use record::identity::{Identity, NotAKey, PlayerKey};
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, verify_tls13_signature};
use rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer, ServerName, UnixTime};
use rustls::server::ParsedCertificate;
use rustls::server::danger::{ClientCertVerified, ClientCertVerifier};
use rustls::{CertificateError, DigitallySignedStruct, DistinguishedName, Error, PeerMisbehaved, SignatureScheme};
use std::fmt;
use std::sync::{Arc, PoisonError, RwLock};

/// Bytes before the 32 bytes of an Ed25519 key in the one form we read (RFC 8410).
const SPKI_MARK: [u8; 12] = [0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00];
/// Bytes before the 32 bytes of an Ed25519 seed in a PKCS#8 key (RFC 8410).
const PKCS8_MARK: [u8; 16] =
    [0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20];
/// A certificate of ours has some 300 bytes; none needs more than this.
const LONGEST_CERTIFICATE: usize = 1024;
/// The name in a certificate and in the dialling; it is never checked, and not sent in the open.
pub(crate) const NAME: &str = "estafette";

/// Purpose of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Playing a match.
    Play,
    /// Watching one.
    Watch,
    /// Calling at a tournament's desk.
    Desk,
}

impl Purpose {
    const ALL: [Purpose; 3] = [Purpose::Play, Purpose::Watch, Purpose::Desk];

    /// Its name in the handshake.
    pub(crate) const fn alpn(self) -> &'static [u8] {
        match self {
            Purpose::Play => ALPN,
            Purpose::Watch => WATCH_ALPN,
            Purpose::Desk => DESK_ALPN,
        }
    }

    /// The purpose that the handshake of this connection settled on.
    pub(crate) fn of(connection: &quinn::Connection) -> Option<Purpose> {
        let data = connection.handshake_data()?.downcast::<quinn::crypto::rustls::HandshakeData>().ok()?;
        Purpose::named(&data.protocol?)
    }

    /// The purpose with this name.
    pub(crate) fn named(protocol: &[u8]) -> Option<Purpose> {
        Purpose::ALL.into_iter().find(|purpose| purpose.alpn() == protocol)
    }
}

/// A rule that can change while it is in use. It names the players that the listening side lets in to play, and says
/// whether spectators or callers at a desk may come. The purpose of a connection is known only when its key has been
/// looked at. So a guest who may come for none is stopped there, and [`Guard::admits_for`] is asked again later.
#[derive(Clone, Debug)]
pub(crate) struct Guard(Arc<RwLock<Open>>);

#[derive(Clone, Copy, Debug)]
struct Open {
    to_play: Expect,
    to_watch: bool,
    at_a_desk: bool,
}

impl Guard {
    pub(crate) fn new(expect: Expect) -> Guard {
        Guard(Arc::new(RwLock::new(Open { to_play: expect, to_watch: false, at_a_desk: false })))
    }

    pub(crate) fn set(&self, expect: Expect) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).to_play = expect;
    }

    pub(crate) fn set_watched(&self, watched: bool) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).to_watch = watched;
    }

    pub(crate) fn set_desk(&self, open: bool) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).at_a_desk = open;
    }

    /// Whether this key may come for this.
    pub(crate) fn admits_for(&self, purpose: Purpose, key: &PlayerKey) -> bool {
        let open = *self.0.read().unwrap_or_else(PoisonError::into_inner);
        match purpose {
            Purpose::Play => open.to_play.admits(key),
            // A gallery says for itself why a guest may not watch.
            Purpose::Watch => true,
            Purpose::Desk => open.at_a_desk,
        }
    }

    /// Whether this key may come at all.
    pub(crate) fn admits(&self, key: &PlayerKey) -> bool {
        let open = *self.0.read().unwrap_or_else(PoisonError::into_inner);
        open.to_watch || open.at_a_desk || open.to_play.admits(key)
    }
}

/// A player's certificate with its key, ready for both sides of TLS.
pub(crate) struct Credentials {
    certificate: CertificateDer<'static>,
    key: PrivateKeyDer<'static>,
    provider: Arc<CryptoProvider>,
}

impl Credentials {
    /// The certificate follows from the identity alone: the same bytes each time.
    pub(crate) fn of(identity: &Identity) -> Result<Credentials, TlsError> {
        let pkcs8 = PrivatePkcs8KeyDer::from([&PKCS8_MARK[..], &identity.seed_bytes()[..]].concat());
        let pair = rcgen::KeyPair::from_pkcs8_der_and_sign_algo(&pkcs8, &rcgen::PKCS_ED25519)?;
        let mut params = rcgen::CertificateParams::new([NAME.to_owned()])?;
        params.distinguished_name = rcgen::DistinguishedName::new();
        params.distinguished_name.push(rcgen::DnType::CommonName, NAME);
        let certificate = params.self_signed(&pair)?.der().clone();
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        Ok(Credentials { certificate, key: PrivateKeyDer::Pkcs8(pkcs8), provider })
    }

    /// For listening: the other side must show a certificate, and the guard must admit its key.
    pub(crate) fn server(&self, guard: Guard) -> Result<rustls::ServerConfig, TlsError> {
        let mut config = rustls::ServerConfig::builder_with_provider(self.provider.clone())
            .with_protocol_versions(&[&rustls::version::TLS13])?
            .with_client_cert_verifier(Arc::new(Verifier { guard, provider: self.provider.clone() }))
            .with_single_cert(vec![self.certificate.clone()], self.key.clone_key())?;
        config.alpn_protocols = Purpose::ALL.map(|purpose| purpose.alpn().to_vec()).to_vec();
        config.send_tls13_tickets = 0;
        config.session_storage = Arc::new(rustls::server::NoServerSessionStorage {});
        config.max_early_data_size = 0;
        Ok(config)
    }

    /// For dialling: the other side must hold the key we expect.
    pub(crate) fn client(&self, expect: Expect, purpose: Purpose) -> Result<rustls::ClientConfig, TlsError> {
        let verifier = Verifier { guard: Guard::new(expect), provider: self.provider.clone() };
        let mut config = rustls::ClientConfig::builder_with_provider(self.provider.clone())
            .with_protocol_versions(&[&rustls::version::TLS13])?
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(verifier))
            .with_client_auth_cert(vec![self.certificate.clone()], self.key.clone_key())?;
        config.alpn_protocols = vec![purpose.alpn().to_vec()];
        config.resumption = rustls::client::Resumption::disabled();
        config.enable_early_data = false;
        config.enable_sni = false;
        Ok(config)
    }
}

/// The key in a certificate, if it is in the one form that we read.
pub(crate) fn key_of(certificate: &CertificateDer<'_>) -> Result<PlayerKey, NotAKey> {
    if certificate.len() > LONGEST_CERTIFICATE {
        return Err(NotAKey);
    }
    let spki = ParsedCertificate::try_from(certificate).map_err(|_| NotAKey)?.subject_public_key_info();
    let bytes = spki.strip_prefix(&SPKI_MARK[..]).ok_or(NotAKey)?;
    PlayerKey::try_from(<[u8; 32]>::try_from(bytes).map_err(|_| NotAKey)?)
}

/// Lets a peer in by its key. The handshake's own signature proves that the peer holds it.
#[derive(Debug)]
struct Verifier {
    guard: Guard,
    provider: Arc<CryptoProvider>,
}

impl Verifier {
    fn check(&self, certificate: &CertificateDer<'_>, others: &[CertificateDer<'_>]) -> Result<(), Error> {
        let key = key_of(certificate).map_err(|NotAKey| CertificateError::BadEncoding)?;
        if !others.is_empty() {
            return Err(CertificateError::BadEncoding.into());
        }
        match self.guard.admits(&key) {
            true => Ok(()),
            false => Err(CertificateError::ApplicationVerificationFailure.into()),
        }
    }

    fn check_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(message, certificate, signed, &self.provider.signature_verification_algorithms)
    }
}

impl ServerCertVerifier for Verifier {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        others: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        self.check(certificate, others).map(|()| ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Err(PeerMisbehaved::SignedHandshakeWithUnadvertisedSigScheme.into())
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.check_signature(message, certificate, signed)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        vec![SignatureScheme::ED25519]
    }
}

impl ClientCertVerifier for Verifier {
    fn root_hint_subjects(&self) -> &[DistinguishedName] {
        &[]
    }

    fn verify_client_cert(
        &self,
        certificate: &CertificateDer<'_>,
        others: &[CertificateDer<'_>],
        _: UnixTime,
    ) -> Result<ClientCertVerified, Error> {
        self.check(certificate, others).map(|()| ClientCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Err(PeerMisbehaved::SignedHandshakeWithUnadvertisedSigScheme.into())
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.check_signature(message, certificate, signed)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        vec![SignatureScheme::ED25519]
    }
}

/// TLS could not be set up. It depends on nothing that a player can change.
#[derive(Debug)]
pub struct TlsError(String);

impl fmt::Display for TlsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "could not set up encryption ({}); this is a fault of the program, please report it", self.0)
    }
}

impl std::error::Error for TlsError {}

impl From<rcgen::Error> for TlsError {
    fn from(error: rcgen::Error) -> TlsError {
        TlsError(error.to_string())
    }
}

impl From<Error> for TlsError {
    fn from(error: Error) -> TlsError {
        TlsError(error.to_string())
    }
}

impl From<quinn::crypto::rustls::NoInitialCipherSuite> for TlsError {
    fn from(error: quinn::crypto::rustls::NoInitialCipherSuite) -> TlsError {
        TlsError(error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use record::expect::key_hash;
    use record::seed::Seed;

    fn player(seed: u8) -> Identity {
        Identity::from_seed(&Seed::from_bytes([seed; 32]))
    }

    #[test]
    fn a_certificate_holds_its_players_key_and_is_always_the_same() {
        let (one, again) = (Credentials::of(&player(1)).unwrap(), Credentials::of(&player(1)).unwrap());
        assert_eq!(key_of(&one.certificate), Ok(player(1).key()));
        assert_eq!(one.certificate, again.certificate);
        assert!(one.certificate.len() < 400, "{}", one.certificate.len());
    }

    #[test]
    fn other_keys_and_other_forms_are_not_read() {
        let mut bytes = Credentials::of(&player(1)).unwrap().certificate.to_vec();
        assert_eq!(key_of(&CertificateDer::from(Vec::new())), Err(NotAKey));
        assert_eq!(key_of(&CertificateDer::from(bytes[..bytes.len() - 1].to_vec())), Err(NotAKey));
        let place = bytes.windows(12).position(|window| window == SPKI_MARK).unwrap() + 12;
        // A point of small order: one signature would fit almost any handshake.
        bytes[place..place + 32].fill(0);
        assert_eq!(key_of(&CertificateDer::from(bytes.clone())), Err(NotAKey));
        // X25519 instead of Ed25519.
        bytes[place - 4] = 0x6e;
        assert_eq!(key_of(&CertificateDer::from(bytes)), Err(NotAKey));
        let ecdsa = rcgen::generate_simple_self_signed([NAME.to_owned()]).unwrap();
        assert_eq!(key_of(ecdsa.cert.der()), Err(NotAKey));
        let mut long = rcgen::CertificateParams::new([NAME.to_owned()]).unwrap();
        long.distinguished_name.push(rcgen::DnType::CommonName, "e".repeat(1024));
        let pair = rcgen::KeyPair::generate_for(&rcgen::PKCS_ED25519).unwrap();
        assert_eq!(key_of(long.self_signed(&pair).unwrap().der()), Err(NotAKey));
    }

    #[test]
    fn an_expectation_admits_one_key_or_all() {
        let (ney, murat) = (player(1).key(), player(2).key());
        assert!(Expect::Key(ney).admits(&ney) && !Expect::Key(ney).admits(&murat));
        assert!(Expect::KeyHash(key_hash(&ney)).admits(&ney) && !Expect::KeyHash(key_hash(&ney)).admits(&murat));
        assert!(Expect::Anyone.admits(&ney));
        let guard = Guard::new(Expect::Anyone);
        assert!(guard.admits(&murat));
        guard.set(Expect::Key(ney));
        assert!(!guard.admits(&murat));
    }
}
