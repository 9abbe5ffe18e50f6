//! Whether a relay is the one that is meant: by the hash of its key where the list names one, and otherwise by a
//! certificate that browsers would trust.
//!
//! Players prove their own keys to each other, even through a relay. This check only keeps third parties on the way to
//! a relay from learning which players play together.

use super::relays::{Relay, relay_key};
use iroh::tls::CaTlsConfig;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::server::ParsedCertificate;
use rustls::{CertificateError, DigitallySignedStruct, Error, SignatureScheme};
use std::sync::Arc;

/// Settings that tell the relays of this list from impostors.
pub(super) fn of(relays: &[Relay]) -> CaTlsConfig {
    let keys: Vec<(String, [u8; 16])> =
        relays.iter().filter_map(|relay| Some((bare(relay.host()).to_owned(), relay.key()?))).collect();
    CaTlsConfig::custom_server_cert_verifier(Arc::new(move |provider: Arc<CryptoProvider>| {
        let others = CaTlsConfig::embedded().server_cert_verifier(Arc::clone(&provider))?;
        Ok(Arc::new(Trust { keys: keys.clone(), others, provider }) as Arc<dyn ServerCertVerifier>)
    }))
}

/// An address without the brackets that it has in a URL.
fn bare(host: &str) -> &str {
    host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(host)
}

#[derive(Debug)]
struct Trust {
    keys: Vec<(String, [u8; 16])>,
    others: Arc<dyn ServerCertVerifier>,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for Trust {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        between: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let host = name.to_str();
        let mut keys = self.keys.iter().filter(|(known, _)| *known == host).peekable();
        if keys.peek().is_none() {
            return self.others.verify_server_cert(certificate, between, name, ocsp, now);
        }
        let shown = relay_key(&ParsedCertificate::try_from(certificate)?.subject_public_key_info());
        // Two relays may run on one computer, at two ports.
        match keys.any(|(_, key)| *key == shown) {
            true => Ok(ServerCertVerified::assertion()),
            false => Err(CertificateError::ApplicationVerificationFailure.into()),
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls12_signature(message, certificate, signed, &self.provider.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(message, certificate, signed, &self.provider.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}
