//! The folder of a desktop's session sockets, for libraries that print an error where the variable is not set. Mesa
//! always asks for a Wayland display, and without `XDG_RUNTIME_DIR` that prints a false error.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

const VARIABLE: &str = "XDG_RUNTIME_DIR";

/// The value for a variable that is not set: the folder that systems give a user. Whether or not it exists, no other
/// user can put anything into it.
fn missing(value: Option<&OsStr>, user: u32) -> Option<PathBuf> {
    let said = value.is_some_and(|value| Path::new(value).is_absolute());
    (!said).then(|| PathBuf::from(format!("/run/user/{user}")))
}

/// Starts the program again with the variable set, if it is not: a running program cannot safely change what its
/// libraries read. Nothing has happened yet by then.
#[cfg(target_os = "linux")]
pub(crate) fn settle_runtime_dir() {
    use std::os::unix::fs::MetadataExt;
    use std::os::unix::process::CommandExt;
    let Ok(user) = std::fs::metadata("/proc/self").map(|about| about.uid()) else { return };
    let Some(folder) = missing(std::env::var_os(VARIABLE).as_deref(), user) else { return };
    let Ok(program) = std::env::current_exe() else { return };
    // It only returns if it could not: then the error that is none is printed, and that is all.
    let _ = std::process::Command::new(program).args(std::env::args_os().skip(1)).env(VARIABLE, folder).exec();
}

/// Other systems need no folder.
#[cfg(not(target_os = "linux"))]
pub(crate) const fn settle_runtime_dir() {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_variable_that_says_nothing_is_set() {
        assert_eq!(missing(Some(OsStr::new("/run/user/1000")), 5), None);
        for nothing in [None, Some(OsStr::new("")), Some(OsStr::new("here"))] {
            let folder = missing(nothing, 5).expect("a folder");
            assert_eq!(folder, PathBuf::from("/run/user/5"));
            assert_eq!(missing(Some(folder.as_os_str()), 5), None, "it begins anew only once");
        }
    }
}
