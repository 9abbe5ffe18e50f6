//! Seeds and secrets from the operating system's random bytes; the only place that draws secrets.
//!
//! Everything else is given its seeds, so that a whole match can be replayed from one.

use engine::contract::Side;
use record::identity::Identity;
use record::invitation::Secret;
use record::secrets::Secrets;
use record::seed::{NoEntropy, Seed};
use record::watch::Pass;
use zeroize::Zeroizing;

/// A new seed.
pub fn seed() -> Result<Seed, NoEntropy> {
    let mut bytes = Zeroizing::new([0; 32]);
    getrandom::fill(&mut *bytes).map_err(|_| NoEntropy)?;
    Ok(Seed::from_bytes(*bytes))
}

/// A new identity. It is nowhere but in memory yet.
pub fn identity() -> Result<Identity, NoEntropy> {
    Ok(Identity::from_seed(&seed()?))
}

/// New secrets for one side of one match.
pub fn secrets(side: Side) -> Result<Secrets, NoEntropy> {
    Ok(Secrets::from_seeds(side, seed()?, *seed()?.expose()))
}

/// A new secret for a code.
pub fn secret() -> Result<Secret, NoEntropy> {
    let seed = seed()?;
    let (bytes, _) = seed.expose().split_first_chunk::<9>().ok_or(NoEntropy)?;
    Ok(Secret::from_bytes(*bytes))
}

/// A new pass for spectators. Players who were kept out do not know its secret.
pub fn pass() -> Result<Pass, NoEntropy> {
    Ok(Pass::new(secret()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_fresh_seeds_differ() {
        assert_ne!(seed().unwrap().expose(), seed().unwrap().expose());
        assert_ne!(secret().unwrap(), secret().unwrap());
    }
}
